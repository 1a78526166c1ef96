// The frozen window of a report: hover, filter and select points, and see their source and their requests.
//
// The rule: everything that is shown stands in the page's data, which Python made; every text goes into the page as text
// and never as HTML. Nothing is fetched, nothing is kept; the view is in the address behind `#`, so that it can be sent.
"use strict";

const frozenWindow = (() => {
  const GREY = "var(--muted)", FACETS = ["family", "variant", "gpu", "cache"];
  const SIGNS = {
    "<": (a, b) => a < b, ">": (a, b) => a > b, "<=": (a, b) => a <= b, ">=": (a, b) => a >= b,
    "=": near, "==": near, "!=": (a, b) => !near(a, b),
  };
  const TIMES = { ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9 }, FACTORS = { "": 1, k: 1e3, m: 1e6, g: 1e9 };

  function near(a, b) { return Math.abs(a - b) <= 1e-8 + 1e-5 * Math.abs(b); }

  // Qt's own engine, which the tests use, lacks `fromEntries` and `matchAll`.
  function keyed(things, key, value) {
    return things.reduce((made, thing) => { made[key(thing)] = value(thing); return made; }, {});
  }

  // Words.

  function significant(value, digits) {
    if (!value) return "0";
    const text = value.toPrecision(digits);
    return text.includes("e") ? String(Number(text)) : text;
  }
  function grouped(value) { return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ","); }
  function timeWords(ns) {
    const [unit, size] = [["s", 1e9], ["ms", 1e6], ["µs", 1e3], ["ns", 1]].find((named) => ns >= named[1]) || ["ns", 1];
    return `${significant(ns / size, 4)} ${unit}`;
  }
  function tickWords(value, unit) {
    if (!value) return "0";
    if (unit === "ns") {
      const [number, name] = timeWords(value).split(" ");
      return `${Number(number)} ${name}`;
    }
    const text = Math.abs(value) >= 1e4 ? grouped(value) : String(Number(value.toPrecision(6)));
    return unit === "%" ? `${text} %` : text;
  }
  function valueWords(value, unit) {
    if (typeof value === "string") return value;
    if (unit === "ns") return timeWords(value);
    const text = Number.isInteger(value) ? grouped(value) : unit === "%" ? value.toFixed(1) : significant(value, 3);
    return unit ? `${text} ${unit}` : text;
  }

  // The data, by columns, with what can be asked of them.

  function points(data) {
    const rows = data.points, count = rows.length, isUsable = (row) => row.status === "ok" || row.status === "unchecked";
    const kernels = keyed(data.kernels, (kernel) => kernel.name, (kernel) => kernel);
    const columns = (part) => {
      const names = rows.reduce((all, row) => { Object.keys(row[part]).forEach((name) => all.add(name)); return all; }, new Set());
      return keyed(Array.from(names), (name) => name, (name) => rows.map((row) => row[part][name] ?? null));
    };
    const column = ([key, label, unit, formula]) => ({ key, label, unit, formula, values: rows.map((row) => (isUsable(row) ? row.metrics[key]?.[0] ?? null : null)) });
    const listed = data.metrics.map(column).filter((metric) => metric.values.some((value) => value !== null));
    const sizes = columns("problem"), tunes = columns("tune"), axes = Object.assign({}, sizes, tunes);
    const metrics = keyed(listed, (metric) => metric.key, (metric) => metric);
    const kernelOf = (i) => kernels[rows[i].kernel];
    const words = {
      family: (i) => kernelOf(i).family,
      variant: (i) => rows[i].kernel,
      gpu: (i) => rows[i].device,
      cache: (i) => rows[i].cache || "",
      result: (i) => rows[i].status,
    };
    const sizesOf = (i) => Object.values(rows[i].problem), times = rows.map((row) => (row.time && isUsable(row) ? row.time[0] : null));
    const at = (i) => Object.entries(rows[i].problem).concat(Object.entries(rows[i].tune));
    return {
      data, count, axes, sizes, tunes, listed, metrics, words, at,
      kernelOf,
      gpuName: (i) => data.gpus[words.gpu(i)] || words.gpu(i),
      status: words.result,
      reason: (i) => rows[i].reason,
      time: (i) => times[i],
      spread: (i) => rows[i].time && rows[i].time[2],
      volume: (i) => sizesOf(i).reduce((product, value) => product * value, 1),
      size: (i) => Math.max.apply(null, [1].concat(sizesOf(i))),
      place: (i) => at(i).map(([name, value]) => `${name} ${value}`).concat(words.cache(i) ? [`${words.cache(i)} cache`] : []).join(" · "),
      value: (i, key) => (key === "time" ? times[i] : metrics[key] ? metrics[key].values[i] : null),
      source: (i, key) => (key === "time" ? rows[i].time : rows[i].metrics[key])[1],
      unit: (key) => (key === "time" ? "ns" : metrics[key].unit),
      label: (key) => (key === "time" ? "time" : metrics[key].label),
    };
  }

  // The filter, in the language of the window: all terms must hold, such as `tiled N>=1024 time<1ms`.

  function parsed(text) {
    const term = /\s*([A-Za-z_][\w.-]*)\s*(<=|>=|!=|==|=|<|>)\s*([^\s<>=!]+)|\s*(\S+)/g;
    const terms = [];
    for (let match = term.exec(text); match; match = term.exec(text)) {
      const [, name, sign, value, word] = match;
      terms.push({ name, sign, value, word });
    }
    return terms;
  }
  function test(term, of) {
    if (!term.name) return wordTest(term.word, of);
    const { name, sign, value } = term, lower = name.toLowerCase(), sought = value.toLowerCase();
    const option = ` ${lower}=`, isWordSign = ["=", "==", "!="].includes(sign), isNot = sign === "!=";
    if (isWordSign && of.data.kernels.some((kernel) => kernel.name.toLowerCase().includes(option)))
      return (i) => {
        const text = `${of.kernelOf(i).name.toLowerCase()} `, has = text.includes(`${option}${sought} `);
        return isNot ? text.includes(option) && !has : has;
      };
    const key = of.data.columns[lower] || lower;
    const words = of.words[{ kernel: "variant", device: "gpu" }[key] || key];
    const metric = of.metrics[key], isText = metric && metric.values.some((entry) => typeof entry === "string");
    if (words || isText) {
      if (!isWordSign) throw new Error(`${name} is a word: it can be = or != another, not ${sign}`);
      const text = words || ((i) => String(metric.values[i] ?? ""));
      return (i) => text(i).toLowerCase().includes(sought) !== isNot;
    }
    const axis = Object.keys(of.axes).find((axisName) => axisName.toLowerCase() === lower);
    const tile = () => Object.values(of.tunes);
    const values = axis ? (i) => of.axes[axis][i]
      : key === "size" ? of.size
      : key === "tile" ? (i) => of.tunes.TILE?.[i] ?? tile().map((column) => column[i]).find((entry) => entry !== null) ?? null
      : key === "time" ? of.time
      : metric ? (i) => metric.values[i] : null;
    if (!values) throw new Error(`there is no axis or column '${name}': known are ${[...Object.keys(of.axes), "time", "size", "tile", ...Object.keys(of.data.columns).sort(), "family", "gpu", "cache"].join(", ")}`);
    const bound = numberOf(sought, name, key === "time" ? "ns" : metric && !axis ? metric.unit : "", Boolean(axis));
    return (i) => values(i) !== null && SIGNS[sign](values(i), bound);
  }
  function numberOf(text, name, unit, isAxis) {
    if (isAxis && (text === "true" || text === "false")) return text === "true" ? 1 : 0;
    const match = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-zµ%×/-]*)$/.exec(text);
    if (unit === "ns") {
      if (match && match[2] in TIMES) return Number(match[1]) * TIMES[match[2]];
      throw new Error(`'${text}' is no time: write it with its unit, as in 20us, 1ms or 3s`);
    }
    if (match && (match[2] in FACTORS || match[2] === unit.toLowerCase())) return Number(match[1]) * (FACTORS[match[2]] ?? 1);
    throw new Error(`'${text}' is no number that ${name} can be compared with: write it plainly${unit ? ` or with its unit, as in 50${unit}` : ""}`);
  }
  function wordTest(word, of) {
    if (/[<>=]/.test(word)) throw new Error(`'${word}' is no condition: write a name, a sign and a value, as in 'tiled N>=1024 time<1ms'`);
    const isWanted = !(word.startsWith("-") && word.length > 1), sought = (isWanted ? word : word.slice(1)).toLowerCase();
    return (i) => {
      const kernel = of.kernelOf(i), status = of.status(i);
      const text = [kernel.name, kernel.name.split("_").join(" "), kernel.family, of.words.gpu(i), of.words.cache(i), status === "ok" ? "" : `${status} ${of.reason(i)}`].join(" ");
      return (text.toLowerCase().includes(sought) || (sought === "ok" && status === "ok")) === isWanted;
    };
  }
  // Returns the points that a view shows, and why its filter cannot be read ("" if it can); then it leaves none out.
  function shownBy(view, of) {
    let tests = [], problem = "";
    try { tests = parsed(view.filter).map((term) => test(term, of)); } catch (error) { problem = error.message; tests = []; }
    const all = Array.from({ length: of.count }, (_, i) => i);
    const isLeft = (i) => FACETS.every((facet) => !view.without[facet].has(of.words[facet](i)));
    return { problem, indices: all.filter((i) => isLeft(i) && tests.every((passes) => passes(i))) };
  }

  // The view, and the same as the words of a link.

  function emptyView() {
    return { filter: "", y: "time", x: "", across: "", point: -1, line: 0, without: keyed(FACETS, (facet) => facet, () => new Set()) };
  }
  function wordsOf(view, of) {
    const words = [], add = (key, value) => words.push(`${key}=${encodeURIComponent(value)}`);
    if (view.filter) add("filter", view.filter);
    for (const facet of FACETS) for (const value of view.without[facet]) add(`without-${facet}`, value);
    for (const key of ["x", "across"]) if (view[key]) add(key, view[key]);
    if (view.y !== "time") add("y", view.y);
    if (view.point >= 0) {
      add("kernel", of.words.variant(view.point));
      if (of.at(view.point).length) add("at", atWords(of, view.point));
      add("gpu", of.words.gpu(view.point));
      if (of.words.cache(view.point)) add("cache", of.words.cache(view.point));
    }
    if (view.line) add("line", view.line);
    return words.join("&");
  }
  function atWords(of, i) { return of.at(i).map(([name, value]) => `${name}=${value}`).sort().join(","); }
  function decoded(text) {
    try { return decodeURIComponent(text.split("+").join(" ")); } catch (error) { return text; }
  }
  function viewOf(words, of) {
    const view = emptyView(), pairs = words.split("&").map((word) => [word.split("=", 1)[0], decoded(word.slice(word.indexOf("=") + 1))]);
    const all = (key) => pairs.filter(([name]) => name === key).map(([, value]) => value), get = (key) => all(key)[0];
    view.filter = get("filter") || "";
    for (const facet of FACETS) view.without[facet] = new Set(all(`without-${facet}`));
    for (const key of ["x", "across"]) view[key] = get(key) in of.axes ? get(key) : "";
    if (of.metrics[get("y")]) view.y = get("y");
    view.line = Number(get("line")) || 0;
    if (get("kernel") === undefined) return view;
    const fits = (key, value) => get(key) === undefined || value === get(key);
    for (let i = 0; i < of.count && view.point < 0; i++)
      if (fits("kernel", of.words.variant(i)) && fits("gpu", of.words.gpu(i)) && fits("cache", of.words.cache(i)) && fits("at", atWords(of, i))) view.point = i;
    return view;
  }

  // Curves: one for each variant, GPU and state of the cache; at each x the point of the largest problem, the fastest.

  function curvesOf(indices, of, x, y) {
    const xs = of.axes[x], best = new Map();
    for (const i of indices) {
      if (xs[i] === null) continue;
      const id = JSON.stringify(["variant", "gpu", "cache"].map((facet) => of.words[facet](i))), value = of.value(i, y);
      const curve = best.get(id) || best.set(id, new Map()).get(id), before = curve.get(xs[i]);
      const has = typeof value === "number", rank = [has ? 1 : 0, of.volume(i), -(of.time(i) ?? Infinity)];
      if (has || of.status(i) === "failed")
        if (!before || rank.some((part, n) => part > before.rank[n] && rank.slice(0, n).every((p, m) => p === before.rank[m])))
          curve.set(xs[i], { i, x: xs[i], y: has ? value : null, rank });
    }
    const several = (facet) => new Set(indices.map(of.words[facet])).size > 1;
    const names = [several("gpu") && ((i) => of.gpuName(i)), several("cache") && ((i) => of.words.cache(i))].filter(Boolean);
    return [...best.values()].map((curve) => [...curve.values()].sort((a, b) => a.x - b.x)).filter((marks) => marks.length)
      .map((marks) => ({ marks, kernel: of.kernelOf(marks[0].i), label: [of.kernelOf(marks[0].i).short, ...names.map((name) => name(marks[0].i))].join(" · ") }));
  }
  // Returns the axes that points have with the number of their values, those of the most points first.
  function axesOf(indices, columns) {
    const axes = Object.entries(columns).map(([name, values]) => [name, indices.map((i) => values[i]).filter((value) => value !== null)]);
    const varied = axes.map(([name, values]) => [name, new Set(values).size, values.length]).filter(([, count]) => count > 0);
    return varied.sort((a, b) => (b[1] > 1) - (a[1] > 1) || b[2] - a[2]);
  }
  function scaleOf(values, isLog, from, to) {
    let [low, high] = [Math.min(...values), Math.max(...values)];
    if (isLog) {
      const spread = high > low ? Math.pow(high / low, 0.06) : 2;
      [low, high] = [low / spread, high * spread];
      return { low, high, isLog, at: (value) => from + (to - from) * Math.log(value / low) / Math.log(high / low) };
    }
    [low, high] = [Math.min(0, low), high > 0 ? high * 1.08 : 1];
    return { low, high, isLog, at: (value) => from + (to - from) * (value - low) / (high - low) };
  }
  function ticksOf(scale, most) {
    if (scale.isLog) {
      const first = Math.floor(Math.log10(scale.low)), last = Math.ceil(Math.log10(scale.high));
      const every = Math.ceil((last - first) / most), parts = last - first <= 2 ? [1, 2, 5] : [1], values = [];
      for (let power = first; power <= last; power += every) for (const part of parts) values.push(part * 10 ** power);
      return values.filter((value) => value >= scale.low && value <= scale.high);
    }
    const rough = (scale.high - scale.low) / most, power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((part) => part * power).find((size) => size >= rough), values = [];
    for (let value = Math.ceil(scale.low / step) * step; value <= scale.high; value += step) values.push(value);
    return values;
  }
  function spread(heights, gap, low, high) {
    const order = heights.map((_, n) => n).sort((a, b) => heights[a] - heights[b]), placed = [...heights];
    order.forEach((n, rank) => { if (rank) placed[n] = Math.max(placed[n], placed[order[rank - 1]] + gap); });
    [...order].reverse().forEach((n, rank, all) => { placed[n] = Math.min(placed[n], rank ? placed[all[rank - 1]] - gap : high); });
    order.forEach((n, rank) => { placed[n] = Math.max(placed[n], rank ? placed[order[rank - 1]] + gap : low); });
    return placed;
  }

  return { points, parsed, shownBy, emptyView, wordsOf, viewOf, curvesOf, axesOf, scaleOf, ticksOf, spread, timeWords, tickWords, valueWords, GREY };
})();
