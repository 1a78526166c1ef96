// The parts of the page that `report.js` fills: the bar, both plots, the point, its source and its requests.
"use strict";

if (typeof document !== "undefined") (async () => {
  const W = frozenWindow, root = document.getElementById("window");
  const bytes = Uint8Array.from(atob(document.getElementById("data").textContent), (letter) => letter.charCodeAt(0));
  const data = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  const of = W.points(data);
  if (!of.count) return;
  const NS = "http://www.w3.org/2000/svg", REACH = 40, ROWS = 17, MAX_ROWS = 500;
  const DASHES = { circle: "10 6", square: "18 6", diamond: "6 4", triangle: "18 6 4 6" };
  const rows = [...document.querySelectorAll("#points tbody tr")];
  let view = W.emptyView(), shown = [], isOwnHash = false;

  // Elements; every text is set as text.

  function filled(element, attributes, parts) {
    for (const [name, value] of Object.entries(attributes))
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : value);
    element.append(...parts.flat(Infinity).filter((part) => part !== null && part !== undefined && part !== ""));
    return element;
  }
  const h = (tag, attributes = {}, ...parts) => filled(document.createElement(tag), attributes, parts);
  const s = (tag, attributes = {}, ...parts) => filled(document.createElementNS(NS, tag), attributes, parts);
  const choice = (label, options, value, change) => {
    const list = h("select", { onchange: () => change(list.value) }, options.map(([key, words]) => h("option", { value: key, selected: key === value }, words)));
    return h("label", {}, `${label} `, list);
  };

  // The bar.

  const filter = h("input", { type: "search", id: "filter", placeholder: "tiled N>=1024 time<1ms", autocomplete: "off", spellcheck: "false", "aria-describedby": "filter-note", oninput: () => change({ filter: filter.value }) });
  const note = h("span", { id: "filter-note", role: "status" }), choices = h("span", { class: "choices" });
  const address = h("input", { readonly: true, hidden: true, "aria-label": "The link to this view" });
  const said = h("p", { class: "unseen", role: "status" });
  const copy = h("button", { type: "button", onclick: copyLink }, "Copy link to this view");
  const all = h("button", { type: "button", onclick: () => { view = { ...W.emptyView(), point: view.point }; filter.value = ""; render(); } }, "Show all");
  const plots = h("div", { class: "grid" }), legend = h("div", { class: "legend", role: "group", "aria-label": "Variants that are shown" });
  const point = h("section", { "aria-label": "The selected point", tabindex: "-1" }), source = h("section", { "aria-label": "Its source" }), lens = h("section", { "aria-label": "The request of the selected line" });
  root.append(
    h("div", { class: "bar-of-view" }, h("label", {}, "Filter ", filter), choices, all, copy, address), note,
    plots, legend, h("div", { class: "detail" }, point, h("div", { class: "code-and-lens" }, source, lens)), said,
  );

  async function copyLink() {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = copy.textContent = "Copied the link";
      setTimeout(() => { copy.textContent = "Copy link to this view"; }, 2000);
    } catch {  // a browser that lets no page write there: the link is shown to be copied
      address.hidden = false; address.value = link; address.select();
    }
  }
  function change(part) { view = { ...view, ...part }; render(); }
  const values = (facet) => facet === "family" ? [...new Set(data.kernels.map((kernel) => kernel.family))] : [...new Set(Array.from({ length: of.count }, (_, i) => of.words[facet](i)))];
  const without = (facet, set) => change({ without: { ...view.without, [facet]: set } });
  function facetChoice(facet, label, name = (value) => value) {
    const present = values(facet), left = present.filter((value) => !view.without[facet].has(value));
    if (present.length < 2) return null;
    const options = [["", "all"], ...present.map((value) => [`=${value}`, name(value) || "none"])];
    const current = left.length === 1 ? `=${left[0]}` : "";
    return choice(label, options, current, (key) => without(facet, new Set(key ? present.filter((value) => `=${value}` !== key) : [])));
  }
  function showChoices(sizes, tunes) {
    const keys = ["time", ...of.listed.filter((metric) => metric.key !== "modelled_time" && metric.values.some((value) => typeof value === "number")).map((metric) => metric.key)];
    const focused = [...choices.querySelectorAll("select")].indexOf(document.activeElement);
    choices.replaceChildren(...[
      facetChoice("family", "Family"), facetChoice("gpu", "GPU", (key) => data.gpus[key] || key), facetChoice("cache", "Cache"),
      choice("Show", keys.map((key) => [key, of.label(key)]), view.y, (y) => change({ y })),
      sizes.length > 1 ? choice("By", sizes.map(([name]) => [name, name]), view.x || sizes[0][0], (x) => change({ x })) : null,
      tunes.length > 1 ? choice(sizes.length > 1 ? "and by" : "By", tunes.map(([name]) => [name, name]), view.across || tunes[0][0], (across) => change({ across })) : null,
    ].filter(Boolean));
    if (focused >= 0) choices.querySelectorAll("select")[focused]?.focus();
  }

  // A plot.

  function mark(shape, x, y, size, attributes) {
    const corners = { square: [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]], diamond: [[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]], triangle: [[0, -1.1], [1.15, 0.95], [-1.15, 0.95]] }[shape];
    if (!corners) return s("circle", { cx: x, cy: y, r: size, ...attributes });
    return s("polygon", { points: corners.map(([dx, dy]) => `${x + dx * size},${y + dy * size}`).join(" "), ...attributes });
  }
  function plot(width, title, indices, x, about) {
    const height = 380;
    const curves = W.curvesOf(indices, of, x, view.y), unit = of.unit(view.y);
    const marks = curves.flatMap((curve) => curve.marks.filter((m) => m.y !== null).map((m) => ({ ...m, curve })));
    const sources = [...new Set(marks.map((m) => of.source(m.i, view.y)))];
    const head = h("figcaption", {}, h("b", {}, title), " ", sources.map((word) => h("span", { class: "badge" }, word)), h("div", { class: "muted" }, about));
    if (!marks.length) return h("figure", {}, head, h("p", { class: "muted" }, "No point that is shown has a value here"));
    const label = (curve) => (curve.label.length > 30 ? `${curve.label.slice(0, 14)}…${curve.label.slice(-14)}` : curve.label);
    const gutter = Math.min(width * 0.36, 20 + 6.9 * Math.max(...curves.map((curve) => label(curve).length)));
    const [left, right, top, bottom] = [66, width - gutter - 8, 12, height - 44];
    const xs = [...new Set(curves.flatMap((curve) => curve.marks.map((m) => m.x)))].sort((a, b) => a - b), ys = marks.map((m) => m.y);
    const sx = W.scaleOf(xs, xs[0] > 0 && xs.at(-1) / xs[0] > 4, left, right), isLog = Math.min(...ys) > 0 && unit !== "%" && Math.max(...ys) / Math.min(...ys) > 12;
    if (!sx.isLog && xs.length > 1) { const edge = (xs.at(-1) - xs[0]) * 0.08; sx.at = (value) => left + (right - left) * (value - xs[0] + edge) / (xs.at(-1) - xs[0] + 2 * edge); }
    if (xs.length === 1) sx.at = () => (left + right) / 2;
    const sy = W.scaleOf(ys, isLog, bottom, top), body = [];
    let after = -Infinity;
    for (const value of xs) {
      const at = sx.at(value), words = W.tickWords(value, "");
      body.push(s("line", { x1: at, x2: at, y1: top, y2: bottom, class: "grid-line" }));
      if (at - 3.6 * words.length > after) { body.push(s("text", { x: at, y: bottom + 18, "text-anchor": "middle" }, words)); after = at + 3.6 * words.length + 6; }
    }
    for (const value of W.ticksOf(sy, 6)) {
      const at = sy.at(value);
      body.push(s("line", { x1: left, x2: right, y1: at, y2: at, class: "grid-line" }), s("text", { x: left - 8, y: at + 4, "text-anchor": "end" }, W.tickWords(value, unit)));
    }
    body.push(s("text", { x: (left + right) / 2, y: height - 8, "text-anchor": "middle" }, x));
    for (const curve of curves) {
      const tone = curve.kernel.grey ? W.GREY : curve.kernel.ink;
      let run = [], style = "";
      const flush = () => {
        if (run.length > 1 && style !== "published") body.push(s("polyline", { points: run.map((m) => `${sx.at(m.x)},${sy.at(m.y)}`).join(" "), fill: "none", stroke: tone, "stroke-width": curve.kernel.grey ? 1.2 : 2, "stroke-dasharray": curve.kernel.grey ? "10 4 2 4" : { modelled: DASHES[curve.kernel.marker], imported: "2 4" }[style] }));
        run = [];
      };
      for (const m of curve.marks) {
        const of_mark = m.y === null ? "" : of.source(m.i, view.y);
        if (of_mark !== style || m.y === null) flush();
        style = of_mark;
        if (m.y === null) { const at = sx.at(m.x); body.push(s("path", { d: `M${at - 3.5} ${bottom - 12}l7 7m0 -7l-7 7`, stroke: tone, "stroke-width": 1.8 })); continue; }
        run.push(m);
        const lows = view.y === "time" && of.spread(m.i);
        if (lows && Math.abs(sy.at(lows[0]) - sy.at(lows[1])) > 3) body.push(s("line", { x1: sx.at(m.x), x2: sx.at(m.x), y1: sy.at(lows[0]), y2: sy.at(lows[1]), stroke: tone, "stroke-width": 4, "stroke-opacity": 0.45 }));
      }
      flush();
      for (const m of curve.marks) if (m.y !== null) {
        const kind = of.source(m.i, view.y), hollow = kind === "published" ? { fill: "var(--panel)", stroke: tone, "stroke-width": 1.8 } : { fill: tone };
        body.push(mark(curve.kernel.marker, sx.at(m.x), sy.at(m.y), kind === "modelled" ? 2.9 : 4.2, hollow));
      }
    }
    const ends = curves.map((curve) => ({ curve, end: curve.marks.filter((m) => m.y !== null).at(-1) })).filter(({ end }) => end);
    const labelled = ends.slice(0, Math.floor((bottom - top) / ROWS));
    W.spread(labelled.map(({ end }) => sy.at(end.y)), ROWS, top + 4, bottom).forEach((y, n) => {
      const { curve, end } = labelled[n], tone = curve.kernel.grey ? W.GREY : curve.kernel.words;
      body.push(s("path", { d: `M${sx.at(end.x) + 6} ${sy.at(end.y)}L${right + 10} ${y}`, stroke: tone, "stroke-opacity": 0.45, fill: "none" }), s("text", { x: right + 13, y: y + 4, style: `fill:${tone}` }, label(curve)));
    });
    for (const m of marks) if (m.i === view.point) body.push(s("circle", { cx: sx.at(m.x), cy: sy.at(m.y), r: 8, class: "ring" }));
    const ring = s("circle", { r: 8, class: "ring faint", visibility: "hidden" }), card = h("div", { class: "card", hidden: true });
    let current = Math.max(0, marks.findIndex((m) => m.i === view.point));
    const words = (m) => [of.kernelOf(m.i).short, of.place(m.i), `${W.valueWords(m.y, unit)} ${of.source(m.i, view.y)}`];
    const show = (m) => {
      ring.setAttribute("visibility", m ? "visible" : "hidden");
      card.hidden = !m;
      if (!m) return;
      const [x0, y0] = [sx.at(m.x), sy.at(m.y)], spreadWords = view.y === "time" && of.spread(m.i);
      ring.setAttribute("cx", x0); ring.setAttribute("cy", y0);
      const [name, place, value] = words(m);
      card.replaceChildren(h("b", {}, name), h("div", {}, place), h("div", {}, value), spreadWords ? h("div", { class: "muted" }, `quartiles ${W.timeWords(spreadWords[0])} to ${W.timeWords(spreadWords[1])}`) : "", h("div", { class: "muted" }, of.gpuName(m.i)));
      card.style.left = `${(100 * Math.min(x0 + 12, width - 220)) / width}%`;
      card.style.top = `${y0 > height / 2 ? y0 - 96 : y0 + 14}px`;
    };
    const nearest = (event) => {
      const box = picture.getBoundingClientRect(), px = ((event.clientX - box.left) * width) / box.width, py = ((event.clientY - box.top) * height) / box.height;
      const best = marks.map((m) => [Math.hypot(sx.at(m.x) - px, sy.at(m.y) - py), m]).sort((a, b) => a[0] - b[0])[0];
      return best && best[0] < REACH ? best[1] : null;
    };
    const keys = (event) => {
      const m = marks[current], along = marks.filter((other) => other.curve === m.curve), there = marks.filter((other) => other.x === m.x).sort((a, b) => b.y - a.y);
      const step = { ArrowRight: [along, 1], ArrowLeft: [along, -1], ArrowUp: [there, -1], ArrowDown: [there, 1] }[event.key];
      if (event.key === "Enter" || event.key === " ") select(m.i, title);
      else if (event.key === "Escape") show(null);
      else if (step) { const next = step[0][Math.max(0, Math.min(step[0].length - 1, step[0].indexOf(m) + step[1]))]; current = marks.indexOf(next); show(next); said.textContent = words(next).join(", "); }
      else return;
      event.preventDefault();
    };
    const fastest = [...marks].filter((m) => m.x === xs.at(-1) && !m.curve.kernel.grey).sort((a, b) => a.y - b.y)[0];
    const spoken = `${title}: ${curves.length} curves, ${marks.length} points, ${about}.${fastest && view.y === "time" ? ` The fastest at ${x} ${xs.at(-1)} is ${words(fastest).join(", ")}.` : ""} Arrow keys go from point to point, Enter selects.`;
    const picture = s("svg", { viewBox: `0 0 ${width} ${height}`, tabindex: 0, role: "application", "aria-roledescription": "plot", "aria-label": spoken, "data-plot": title, onkeydown: keys, onblur: () => show(null),
      onpointermove: (event) => show(nearest(event)), onpointerleave: () => show(null), onclick: (event) => { const m = nearest(event); if (m) select(m.i, title); } }, body, ring);
    return h("figure", { class: "live" }, head, h("div", { class: "over" }, picture, card));
  }
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  function showPlots(sizes, tunes) {
    const focused = document.activeElement?.getAttribute?.("data-plot");
    const x = view.x && of.axes[view.x] ? view.x : sizes[0]?.[0], across = view.across && of.axes[view.across] ? view.across : tunes[0]?.[0];
    const where = [...new Set(shown.map(of.gpuName))].slice(0, 3).join(", "), drawn = [];
    const caches = [...new Set(shown.map((i) => of.words.cache(i)))].filter(Boolean).map((word) => `${word} cache`).join(", ");
    if (x) drawn.push([`${capital(of.label(view.y))} by ${x}`, shown, x, [where, caches, across ? `the fastest ${tunes.map(([name]) => name).join(", ")}` : ""].filter(Boolean).join(" · ")]);
    if (across) {
      const has = shown.filter((i) => of.axes[across][i] !== null), here = view.point >= 0 && has.includes(view.point) ? of.volume(view.point) : Math.max(...has.map(of.volume));
      const same = has.filter((i) => of.volume(i) === here);
      if (same.length) drawn.push([`${capital(of.label(view.y))} by ${across}`, same, across, [where, caches, Object.entries(of.sizes).map(([name, column]) => [name, column[same[0]]]).filter(([, value]) => value !== null).map((pair) => pair.join(" ")).join(" · ")].filter(Boolean).join(" · ")]);
    }
    // As wide as its column of the grid (page.css), so that nothing is drawn larger or smaller than the other texts.
    const columns = plots.clientWidth >= drawn.length * 480 + 16 ? Math.max(1, drawn.length) : 1;
    const width = Math.max(300, (plots.clientWidth - 16 * (columns - 1)) / columns - 18);
    plots.replaceChildren(...drawn.map((parts) => plot(width, ...parts)));
    if (focused) plots.querySelector(`[data-plot="${CSS.escape(focused)}"]`)?.focus();
  }
  function showLegend() {
    const families = new Set(values("family").filter((family) => !view.without.family.has(family)));
    const focused = document.activeElement?.getAttribute?.("data-variant");
    legend.replaceChildren(...data.kernels.filter((kernel) => families.has(kernel.family)).map((kernel) => {
      const isOn = !view.without.variant.has(kernel.name), next = new Set(view.without.variant);
      if (isOn) next.add(kernel.name); else next.delete(kernel.name);
      return h("button", { type: "button", "aria-pressed": String(isOn), "data-variant": kernel.name, onclick: () => without("variant", next) },
        s("svg", { viewBox: "-6 -6 12 12", width: 12, height: 12, "aria-hidden": "true" }, mark(kernel.marker, 0, 0, 4, { fill: kernel.grey ? W.GREY : kernel.ink })), ` ${kernel.short}`);
    }));
    if (focused) legend.querySelector(`[data-variant="${CSS.escape(focused)}"]`)?.focus();
  }

  // The selected point.

  function select(i, from = "") {
    change({ point: i, line: 0 });
    said.textContent = `Selected ${of.kernelOf(i).short}, ${of.place(i)}`;
    if (!from) point.scrollIntoView({ block: "nearest" });
  }
  const formulas = Object.fromEntries(data.metrics.map(([key, , , formula]) => [key, formula]));
  const paragraphs = (lines, role) => lines.filter(Boolean).map((text) => h("p", role ? { class: role } : {}, text));
  function showPoint() {
    const i = view.point, reading = data.readings[i];
    if (i < 0) { point.replaceChildren(h("p", { class: "muted" }, "Select a point in a plot or in the table: what it costs and why appears here.")); return; }
    point.replaceChildren(...cardOf(reading, of.gpuName(i)));
  }
  function cardOf(reading, gpu) {
    const facts = [...reading.facts, ...reading.stalls.filter((line) => line.fraction === null)];
    const bars = [...reading.steps, ...reading.bars, ...reading.stalls.filter((line) => line.fraction !== null)];
    return [
      h("h3", {}, reading.kernel, " ", h("small", {}, [reading.place, gpu].filter(Boolean).join(" · "))), ...paragraphs([reading.invented, ...reading.troubles], "bad"),
      reading.time ? h("p", { class: "time" }, reading.time, " ", h("span", { class: "badge" }, reading.time_provenance)) : "", ...paragraphs([reading.about_time], "muted"), ...paragraphs(reading.sentences.map((sentence) => sentence.text), ""),
      ...bars.flatMap((line) => [h("div", { class: "line", title: formulas[line.key] }, h("span", {}, `${line.label} ${line.provenance}`), h("b", {}, line.text)), h("div", { class: "bar" }, h("i", { class: line.tone, style: `width:${100 * line.fraction}%` }))]),
      h("dl", {}, facts.map((line) => [h("dt", {}, `${line.label} ${line.provenance}`), h("dd", {}, line.text)])), ...paragraphs(reading.notes, "muted")].filter(Boolean);
  }
  document.querySelector(".points")?.append(...data.read_out.map((reading) => h("section", {}, cardOf(reading, Object.keys(data.gpus).length > 1 ? reading.device : ""))));

  // Its source and its requests.

  function lookOf(i) {
    if (data.looks[i] !== undefined) return { look: data.looks[i], at: i };
    const others = Object.keys(data.looks).map(Number).filter((other) => of.words.variant(other) === of.words.variant(i));
    const at = others.find((other) => of.words.gpu(other) === of.words.gpu(i)) ?? others[0];
    return at === undefined ? { look: "This page has no source of this variant.", at: i } : { look: data.looks[at], at };
  }
  function pieces(text, spans) {
    const parts = []; let end = 0;
    for (const { start, length, token } of spans) { parts.push(text.slice(end, start), h("span", { class: `t-${token[0]}` }, text.slice(start, start + length))); end = start + length; }
    return [...parts, text.slice(end)];
  }
  function showSource() {
    if (view.point < 0) { source.hidden = lens.hidden = true; return; }
    const { look, at } = lookOf(view.point);
    source.hidden = false; lens.hidden = typeof look === "string";
    if (typeof look === "string") { source.replaceChildren(h("h3", {}, "Source"), h("p", { class: "muted" }, look)); return; }
    const lines = Object.keys(look.requests).map(Number), line = lines.includes(view.line) ? view.line : lines.includes(look.worst) ? look.worst : lines[0] || 0;
    const hasFocus = source.contains(document.activeElement), top = source.querySelector(".code")?.scrollTop;
    const cells = (m) => (m ? [h("td", { class: `number ${m.is_traffic_wasteful ? "bad" : ""}` }, m.traffic), h("td", { class: `number ${m.are_wavefronts_wasteful ? "bad" : ""}` }, m.wavefronts), h("td", { class: "number" }, m.share >= 0.005 ? `${Math.round(100 * m.share)} %` : "")] : [h("td"), h("td"), h("td")]);
    const body = look.rows.map(({ number, text, spans, margin }) => {
      const isLinked = lines.includes(number), choose = isLinked ? () => change({ line: number }) : null;
      return h("tr", { class: [number === line && "chosen", isLinked && "linked"].filter(Boolean).join(" "), title: margin ? margin.help : null, "aria-current": number === line ? "true" : null, ...(choose ? { onclick: choose } : {}) },
        h("td", { class: "number" }, isLinked ? h("button", { type: "button", "aria-label": `Line ${number}: show its request`, "data-line": number }, String(number)) : number ? String(number) : ""), cells(margin), h("td", { class: "text" }, pieces(text, spans)));
    });
    const isOther = at !== view.point && of.place(at) !== of.place(view.point);
    source.replaceChildren(h("h3", {}, look.file, " ", h("small", {}, `${look.place} · ${look.counted}`)),
      isOther ? h("p", { class: "muted" }, `The lines are those of ${of.place(at)}, which this page was made with.`) : "",
      h("div", { class: "code", tabindex: 0, role: "region", "aria-label": `Source of ${look.file}` }, h("table", {}, h("thead", {}, h("tr", {}, ["line", look.traffic, "wavefronts", "excess", ""].map((words) => h("th", { scope: "col" }, words)))), h("tbody", {}, body))));
    const code = source.querySelector(".code"), chosen = source.querySelector(".chosen");
    if (hasFocus) { code.scrollTop = top || 0; source.querySelector(`[data-line="${line}"]`)?.focus({ preventScroll: true }); }
    else if (chosen) code.scrollTop = chosen.offsetTop - code.clientHeight / 2;
    const requests = look.requests[line] || [];
    lens.replaceChildren(...(requests.length ? requests.flatMap(showRequest) : [h("p", { class: "muted" }, "No line of it touches memory.")]));
  }
  function showRequest(request) {
    const about = h("p", { class: "muted", role: "status" }, "Point at a lane, or step through them by the arrow keys.");
    const parts = [h("h3", {}, request.name, " ", h("small", {}, request.heading)), drawing(request.picture, request.lanes, about), about, h("p", {}, `${request.sentence} `, h("b", {}, request.price))];
    return request.better ? [...parts, h("p", {}, request.better.words), drawing(request.better.picture)] : parts;
  }
  function drawing({ width: wide, height: high, title, items }, lanes = null, about = null) {
    const boxes = [];
    let current = 0;
    const tell = (lane) => { boxes.forEach((box, n) => box?.classList.toggle("told", n === lane)); about.textContent = lanes[lane]; current = lane; };
    const body = items.map((item) => {
      const { x, y, width, height, strength, tag } = item, tone = data.inks[item.ink];
      if ("x1" in item) return s("line", { x1: item.x1, y1: item.y1, x2: item.x2, y2: item.y2, stroke: tone, "stroke-opacity": strength, "stroke-width": item.thickness, "stroke-linecap": "round" });
      if ("text" in item) return s("text", { x, y, "font-size": item.size, "text-anchor": item.anchor, "font-weight": item.bold ? 600 : null, style: `fill:${tone};pointer-events:none` }, item.text);
      const isLane = lanes && tag !== null, box = s("rect", { x, y, width, height, rx: item.radius, fill: tone, "fill-opacity": strength, ...(isLane ? { onpointerenter: () => tell(tag) } : {}) });
      if (isLane) boxes[tag] = box;
      return box;
    });
    const step = (event) => { const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]; if (by) { tell((current + by + 32) % 32); event.preventDefault(); } };
    return s("svg", { viewBox: `0 0 ${wide} ${high}`, class: "request", role: lanes ? "application" : "img", "aria-label": title, ...(lanes ? { tabindex: 0, onkeydown: step } : {}) }, body);
  }

  // The table: the rows that stand in the page, and those of further points once they are shown.

  const body = document.querySelector("#points tbody"), heads = body ? [...document.querySelectorAll("#points thead th")] : [];
  function rowOf(i) {
    if (rows[i] && rows[i].dataset.point) return rows[i];
    const row = rows[i] || (rows[i] = body.appendChild(h("tr", {}, heads.map((head) => h("td", { class: head.className }, cellOf(i, head))))));
    const first = row.firstElementChild;
    row.dataset.point = i;
    first.replaceChildren(h("button", { type: "button", class: "link", "aria-label": `Select ${of.kernelOf(i).short}, ${of.place(i)}` }, ...first.childNodes));
    row.addEventListener("click", () => select(i));
    return row;
  }
  function cellOf(i, head) {
    const key = head.dataset.key === "time_ns" ? "time" : head.dataset.key;
    if (key in of.axes) return of.axes[key][i] === null ? "-" : String(of.axes[key][i]);
    if (key === "kernel") return of.words.variant(i);
    if (key === "device" || key === "cache") return of.words[key === "device" ? "gpu" : key](i);
    if (key === "result") return [of.status(i), of.reason(i)].filter(Boolean).join(": ");
    const value = of.value(i, key);
    if (value === null || value === undefined) return "-";
    const from = of.source(i, key), words = W.valueWords(value, key === "time" ? "ns" : "");
    return head.textContent.includes(from) ? words : [`${words} `, h("small", {}, from)];
  }
  function showRows() {
    const kept = new Set(body ? shown.slice(0, MAX_ROWS) : []);
    for (const i of kept) rowOf(i).hidden = false;
    rows.forEach((row, i) => { row.hidden = !kept.has(i); row.classList.toggle("chosen", i === view.point); });
  }

  function render() {
    const { problem, indices } = W.shownBy(view, of);
    shown = indices;
    filter.setAttribute("aria-invalid", String(Boolean(problem)));
    note.className = problem ? "bad" : "muted";
    const count = `${indices.length.toLocaleString("en")} of ${(of.count + data.left).toLocaleString("en")} points`;
    note.textContent = problem || (data.left ? `${count}; ${data.left.toLocaleString("en")} are not in this page` : count);
    const sizes = W.axesOf(shown, of.sizes), tunes = W.axesOf(shown, of.tunes).filter(([, values_]) => values_ > 1);
    showChoices(sizes, tunes); showPlots(sizes, tunes); showLegend(); showPoint(); showSource(); showRows();
    const words = W.wordsOf(view, of);
    isOwnHash = location.hash.slice(1) !== words;
    try { history.replaceState(null, "", `#${words}`); isOwnHash = false; } catch { location.hash = words; }
  }
  function open() {
    view = location.hash.length > 1 ? W.viewOf(location.hash.slice(1), of) : first();
    filter.value = view.filter;
    render();
  }
  // The view that a page begins with: one family, one state of the cache, and the fastest point at its largest size.
  function first() {
    const begun = W.emptyView(), families = values("family"), caches = values("cache");
    begun.without.family = new Set(families.slice(1));
    if (caches.includes("cold")) begun.without.cache = new Set(caches.filter((word) => word === "warm"));
    const { indices } = W.shownBy(begun, of), named = data.read_out.map((reading) => `${reading.kernel} ${reading.place}`);
    const places = indices.map((i) => named.indexOf(`${of.words.variant(i)} ${of.place(i)}`)), first_ = Math.min(...places.filter((place) => place >= 0));
    const fastest = indices.filter((i) => of.time(i) !== null).sort((a, b) => of.volume(b) - of.volume(a) || of.time(a) - of.time(b))[0];
    begun.point = indices[places.indexOf(first_)] ?? fastest ?? indices[0] ?? -1;
    return begun;
  }

  addEventListener("hashchange", () => { if (!isOwnHash) open(); isOwnHash = false; });
  addEventListener("resize", () => showPlots(W.axesOf(shown, of.sizes), W.axesOf(shown, of.tunes).filter(([, values_]) => values_ > 1)));
  root.hidden = false;
  document.documentElement.classList.add("live");
  open();
})();
