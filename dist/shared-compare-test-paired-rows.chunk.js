export const id = 5383;
export const ids = [5383];
export const modules = {

  83881:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  decideFact),
    o: () => (  isOfAnswer)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47704);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57015);


function isOfAnswer({ environment, unit, judged_by = [], aspect }) {
    const isTaken = unit === 's' || unit === 'usd' || unit === 'mb' || unit === 'percent';
    return environment === 'free' && !isTaken && judged_by.length === 0 && aspect !== 'spending';
}
function decideFact({ sign, margin }, cases) {
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__  .x)(cases.flatMap(({ main, change }) => [...main, change]));
    const differs = (one, other) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__  .bg)(one - other, noise) !== 0;
    const first = ({ main }) => main[0] ?? 0;
    const ids = (some) => some.map(({ id }) => id);
    const varied = cases.filter((one) => one.main.some((value) => differs(value, first(one))));
    if (varied.length > 0)
        return { kind: 'refuted', by: 'main', cases: ids(varied) };
    const changed = cases.filter((one) => differs(one.change, first(one)));
    const unsteady = changed.filter(({ change, again }) => again !== null && differs(again, change));
    if (unsteady.length > 0)
        return { kind: 'refuted', by: 'change', cases: ids(unsteady) };
    const delta = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__  .i2)(cases.map((one) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__  .bg)(sign * (one.change - first(one)), noise)));
    const kept = (1 - sign * margin.value) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__  .i2)(cases.map(first));
    const reachesMargin = margin.kind === 'relative'
        ? sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__  .i2)(cases.map(({ change }) => change)) - kept) <= noise
        : delta <= -margin.value + noise;
    const isLess = delta < -noise;
    const isLost = isLess && reachesMargin;
    return {
        kind: 'fact',
        verdict: changed.length === 0 ? 'unchanged' : isLost ? 'regressed' : delta > noise ? 'improved' : 'no-regression',
        delta,
        slightly_worse: isLess && !isLost,
        changed: ids(changed),
        unrepeated: ids(changed.filter(({ again }) => again === null)),
    };
}


  }),

  89807:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bi: () => (  countGood),
    FD: () => (  varianceOf),
    IQ: () => (  isReadAtEachLook),
    cg: () => (  stepOf),
    e3: () => (  scaleTries),
    fH: () => (  scoredValues),
    kH: () => (  findBadRounds),
    mN: () => (  sortCases)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47704);


function sortCases({ cases }) {
    return [...cases].sort(([one], [other]) => (one < other ? -1 : 1));
}
function scoredValues(tries) {
    const scored = tries.filter((value) => value !== null);
    return scored.length * 2 >= tries.length ? scored : [];
}
function countGood({ sign }, values) {
    return values.filter((value) => value === (sign === 1 ? 1 : 0)).length;
}
function scaleTries({ margin }, tries) {
    return margin.kind === 'log' ? tries.map(Math.log) : tries;
}
function varianceOf(tries) {
    return tries.length < 2 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .Mq)(tries) / (tries.length - 1);
}
function isReadAtEachLook(gate) {
    return gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.is_slice;
}
function stepOf({ margin, width }, cases) {
    if (margin.kind === 'log')
        return (n) => ({ step: 0, df: Math.max(1, n - 1) });
    const steady = cases.filter((one) => one.class === 'steady');
    const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries);
    const weight = weights.length === 0 ? 1 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .i2)(weights);
    return (n) => ({ step: (width / n) * weight, df: null });
}
const HEIGHT = 2.8;
const MIN_ROUNDS = 3;
function findBadRounds(cases, width) {
    const count = Math.max(0, ...cases.map(({ length }) => length));
    if (count < MIN_ROUNDS)
        return [];
    const variance = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .cz)(cases.map((tries) => varianceOf(scoredValues(tries))));
    return Array.from({ length: count }, (_, round) => round).filter((round) => {
        const differences = cases.flatMap((tries) => {
            const own = tries[round] ?? null;
            const others = scoredValues(tries.filter((_, index) => index !== round));
            return own === null || others.length === 0 ? [] : [own - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .i2)(others)];
        });
        const n = differences.length;
        if (n === 0)
            return false;
        const limit = Math.max(Math.sqrt((variance * count) / (count - 1)), width) / n;
        return Math.abs((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .i2)(differences)) > HEIGHT * limit + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__  .p * width;
    });
}


  }),

  10354:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KW: () => (  openRounds),
    nD: () => (  hasTooFewScored),
    qn: () => (  canBeInRounds),
    y7: () => (  findMissing)
  });
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
  var _stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13669);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47704);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89073);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22837);
  var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89807);







const ENOUGH_FOR_LOGS = 10;
function openRounds(pair) {
    if (pair.baseline === null)
        return [];
    const [main, change] = [(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__  .Fm)(pair.baseline.trials), (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__  .Fm)(pair.candidate.trials)];
    return pair.checked.flatMap((checked) => openGate(checked, pair, { main, change }) ?? []);
}
function openGate({ gate, metric, margin, slice }, pair, arms) {
    const { facts, pairing } = pair;
    if (margin === null || facts.redefined.has(metric.id))
        return null;
    if (!canBeInRounds(metric, margin, pairing.paired.length))
        return null;
    const ids = pair.casesOf(metric, slice).compared;
    if (ids.length === 0)
        return null;
    const cases = new Map(ids.map((id) => {
        const trials = { main: arms.main.get(id), change: arms.change.get(id) };
        return [id, readTries(metric, trials, facts.interleaved)];
    }));
    const sign = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__  .MX)(metric);
    const values = [...cases.values()].flatMap(({ main, beside, rounds }) => [main, ...(beside ?? []), ...rounds].flat());
    const scored = values.filter((value) => value !== null);
    const common = {
        id: gate.id,
        severity: gate.severity,
        evidence: gate.evidence,
        sign,
        is_slice: slice !== null,
        cases,
        values: metric.kind === 'binary' && scored.every((value) => value === 0 || value === 1) ? 'yes-no' : 'number',
    };
    if (isOfLogs(metric, margin)) {
        const isPaired = (one) => scoredOfMain(one).length > 0 && (one.rounds.length === 0 || (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)(one.rounds.flat()).length > 0);
        const pairs = [...cases.values()].filter(isPaired).length;
        const isPositive = pairs >= ENOUGH_FOR_LOGS && scored.every((value) => value > 0);
        return isPositive ? { ...common, width: 0, margin: { kind: 'log', value: (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__  .rY)(margin.value, sign) } } : null;
    }
    const range = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__  .DC)(metric);
    if (range === null)
        return null;
    const width = range.high - range.low;
    const isAboveZero = [...cases.values()].some((one) => scoredOfMain(one).some((value) => value > 0));
    if (margin.kind === 'absolute' || isAboveZero)
        return { ...common, width, margin };
    const standIn = metric.absolute_margin;
    return standIn === undefined ? null : { ...common, width, margin: { kind: 'absolute', value: standIn } };
}
const isOfLogs = ({ scale }, { kind }) => kind === 'relative' && scale === 'log-ratio';
function canBeInRounds(metric, margin, cases) {
    const isOneFigure = metric.per_run !== undefined || metric.measured_on !== undefined;
    if (isOneFigure || metric.environment === 'bound')
        return false;
    return isOfLogs(metric, margin) ? cases >= ENOUGH_FOR_LOGS : (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__  .DC)(metric) !== null;
}
const scoredOfMain = ({ main, beside = [] }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)([main, ...beside].flat());
function readTries({ id }, { main = [], change = [] }, isInterleaved) {
    const valuesOf = (some) => some.flatMap(({ scores, unscored, failed }) => {
        const value = scores[id];
        if (value !== undefined)
            return [value];
        return unscored[id] === undefined || failed === true ? [] : [null];
    });
    const countFailed = (trials) => trials.filter(({ scores, unscored, failed }) => failed === true && scores[id] === undefined && unscored[id] !== undefined).length;
    const inRounds = (trials, read) => {
        const rounds = Math.max(0, ...trials.map(({ round = 1 }) => round));
        return Array.from({ length: rounds }, (_, index) => read(trials.filter(({ round = 1 }) => round === index + 1)));
    };
    const roundsOf = (trials) => inRounds(trials, valuesOf);
    const isAskedOn = ({ asked_on }) => asked_on === true;
    const counted = main.filter((trial) => !isAskedOn(trial));
    const asked = change.filter((trial) => !isAskedOn(trial));
    const failed = { main: countFailed(counted), rounds: inRounds(asked, countFailed) };
    const isBeside = isInterleaved && counted.some(({ round }) => round !== undefined);
    return {
        main: isBeside ? [] : valuesOf(counted),
        beside: isBeside ? roundsOf(counted) : undefined,
        failed: failed.main + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .cz)(failed.rounds) === 0 ? undefined : failed,
        rounds: roundsOf(asked),
        unlike_rounds: countUnlikeRounds(asked),
        asked_on: roundsOf(change.filter(isAskedOn)),
    };
}
function countUnlikeRounds(asked) {
    const texts = new Set();
    const repeat = asked.find(({ answer }) => answer === undefined || texts.size === texts.add(answer).size);
    return repeat === undefined ? Infinity : (repeat.round ?? 1) - 1;
}
const UNEVEN_TRIES = 2;
const UNEVEN_SHARE = 0.02;
const UNEVEN_LEVEL = 0.05;
function findMissing(gate, round, floor) {
    const sides = countSides(gate, round);
    const { main, change } = sides;
    const isMissing = isShort(sides, floor) || isUneven(main, change) || isUneven(change, main) || isUnlike(main, change);
    return isMissing ? { baseline: main.unscored, candidate: change.unscored } : null;
}
function hasTooFewScored(gate, round, floor) {
    return isShort(countSides(gate, round), floor);
}
function isShort({ main, change }, floor) {
    return [main, change].some(({ cases: all, scored }) => all > 0 && scored / all < floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__  .p);
}
function countSides({ cases }, round) {
    const sides = [...cases.values()].map(({ main, beside, rounds, failed }) => ({
        main: { values: beside?.slice(0, round).flat() ?? main, failed: failed?.main ?? 0 },
        change: { values: rounds.slice(0, round).flat(), failed: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .cz)(failed?.rounds.slice(0, round) ?? []) },
    }));
    return { main: countTries(sides.map((one) => one.main)), change: countTries(sides.map((one) => one.change)) };
}
function countTries(sides) {
    const asked = sides.filter(({ values }) => values.length > 0);
    const all = asked.flatMap(({ values }) => values);
    const failed = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .cz)(sides.map((one) => one.failed));
    return {
        cases: asked.length,
        scored: asked.filter(({ values }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)(values).length > 0).length,
        tries: all.length + failed,
        unscored: all.filter((value) => value === null).length + failed,
    };
}
function isUneven(one, other) {
    const excess = one.unscored / one.tries - other.unscored / other.tries;
    return excess > UNEVEN_SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__  .p && excess * one.tries >= UNEVEN_TRIES - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__  .p;
}
function isUnlike(one, other) {
    const [marked, all] = [one.unscored + other.unscored, one.tries + other.tries];
    return (0,_stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__  .R)({ hits: one.unscored, drawn: one.tries, marked, all }) < UNEVEN_LEVEL;
}


  }),

  85632:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Tc: () => (  expectAnswers),
    Ts: () => (  planRounds),
    cG: () => (  heightsOf),
    fG: () => (  MAX_CASES),
    nT: () => (  findProlonging)
  });
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87375);
  var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
  var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49832);
  var _stats_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33568);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47704);
  var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89807);







const TRIES = { steady: 1, varying: 2 };
const MAX_CASES = 1_000_000;
function planRounds(input) {
    const { gates, cap, alpha } = input;
    const classes = { ...classify(gates), ...input.classes };
    const heights = heightsOf(cap, alpha);
    return {
        cap,
        alpha,
        tries: TRIES,
        classes,
        gates: gates.map((gate) => planGate(forecast(gate, { classes }), heights)),
    };
}
const HEIGHTS = new Map();
function heightsOf(cap, alpha) {
    const key = `${cap} ${alpha}`;
    const rounds = Array.from({ length: cap }, (_, index) => index + 1);
    const heights = HEIGHTS.get(key) ?? {
        lower: rounds.map((first) => (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .lG)(alpha, rounds.slice(first - 1))),
        change: (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .lG)(alpha / 2, rounds),
    };
    HEIGHTS.set(key, heights);
    return heights;
}
function classify(gates) {
    const varying = new Set();
    for (const gate of gates)
        for (const [id, { main }] of gate.severity === 'fail' ? gate.cases : [])
            if (isVarying(gate, (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)(main)))
                varying.add(id);
    const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()].filter((id) => id !== '__proto__')));
    const classOfId = (id) => [id, varying.has(id) ? 'varying' : 'steady'];
    return Object.fromEntries([...ids].sort().map(classOfId));
}
function isVarying(gate, tries) {
    if (tries.length < 2 || gate.margin.kind === 'log')
        return false;
    if (gate.values === 'number')
        return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .kU)(tries) ** 2 >= (0.09 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__  .p) * gate.width ** 2;
    const share = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .Bi)(gate, tries) / tries.length;
    return share > 0.1 && share < 0.9;
}
function forecast(gate, plan) {
    const { margin } = gate;
    const all = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .mN)(gate).map(([id, { main }]) => {
        const [kind, tries] = [(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__  .Kl)(plan, id) ?? 'steady', (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)(main)];
        const share = gate.values === 'yes-no' && kind === 'steady' ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .Bi)(gate, tries) / tries.length : null;
        return { class: kind, tries, share };
    });
    const tried = all.filter(({ tries }) => tries.length > 0);
    const shares = tried.flatMap(({ share }) => (share !== null && share >= 0.5 ? [share] : []));
    const typical = shares.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(shares);
    const cases = (tried.length === 0 ? all : tried).map(({ class: kind, tries, share }) => {
        const common = share !== null && share >= 0.5 ? typical * (1 - typical) : 0;
        return { class: kind, variance: share === null ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .FD)((0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .e3)(gate, tries)) : common, main: tries.length };
    });
    const whole = margin.kind !== 'relative' ? 1 : tried.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(tried.map(({ tries }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(tries)));
    return { gate, cases, margin: margin.value * whole };
}
function forecastSpread({ gate, cases }, round) {
    const planned = cases.map((one) => ({ ...one, tries: TRIES[one.class] * round }));
    const variance = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .cz)(planned.map((one) => one.variance / one.tries + one.variance / Math.max(1, one.main)));
    const step = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .cg)(gate, planned);
    return (scale = 1) => {
        const n = Math.max(1, cases.length * scale);
        return { variance: (variance * scale) / n ** 2, ...step(n) };
    };
}
function planGate(of, { lower, change }) {
    const cap = lower.length;
    const heightFrom = (round) => lower[round - 1] ?? 0;
    const slackOf = (round) => (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .$)(heightFrom(round), forecastSpread(of, round)());
    const isShown = (round) => slackOf(round) <= of.margin * (1 + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__  .p);
    const isTriedTwice = of.cases.some(({ main }) => main >= 2);
    const shown = lower.map((_, index) => index + 1).find(isShown);
    const first = of.margin > 0 && isTriedTwice && shown !== undefined ? shown : cap;
    return {
        id: of.gate.id,
        margin: of.margin,
        heights: { lower: heightFrom(first), change },
        first: of.margin > 0 ? first : null,
        hopeless: of.margin > 0 ? !isShown(cap) : null,
        slack: slackOf(first),
    };
}
function expectAnswers(plan, gates, extra = 0) {
    const all = gates.flatMap((gate) => plan.gates.filter(({ id }) => id === gate.id).map((own) => ({ own, of: forecast(gate, plan) })));
    const keep = findProlonging(gates, plan);
    const going = all.filter(({ own }) => keep.has(own.id));
    const aRound = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .cz)(Object.values(plan.classes).map((kind) => plan.tries[kind]));
    let expected = aRound;
    let undecided = 1;
    for (let round = 1; round < plan.cap; round++) {
        undecided = Math.min(undecided, Math.max(0, ...going.map(({ of, own }) => chanceUndecided(of, own, round))));
        expected += undecided * aRound;
    }
    return {
        expected: Math.round(expected) + extra,
        most: aRound * plan.cap + extra,
        cases_to_settle: new Map(all.map(({ own, of }) => [own.id, casesToSettle(of, plan)])),
    };
}
function findProlonging(gates, plan) {
    const read = gates.filter(_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .IQ).map(({ id }) => id);
    const hopeless = new Set(plan.gates.filter((gate) => gate.hopeless === true).map(({ id }) => id));
    const decidable = read.filter((id) => !hopeless.has(id));
    return new Set(decidable.length === 0 ? read : decidable);
}
function chanceUndecided(of, { first, heights, margin }, round) {
    if (first === null || round < first)
        return 1;
    const spread = forecastSpread(of, round)();
    const room = margin - (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .$)(heights.lower, spread);
    if (spread.variance === 0)
        return room >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__  .p * margin ? 0 : 1;
    return (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__  .IL)(room / Math.sqrt(spread.variance));
}
const POWER = (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__  .Zl)(0.8);
function squareDifferences(gate) {
    return (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .mN)(gate).flatMap(([, { main, rounds }]) => {
        const [before, now] = [main, rounds.flat()].map((tries) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .e3)(gate, (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .fH)(tries)));
        const isOneTry = before?.length === 1 && now?.length === 1;
        return isOneTry ? ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(now) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(before)) ** 2 : [];
    });
}
function casesToSettle(of, { alpha, cap }) {
    if (of.cases.length === 0 || of.margin === 0)
        return null;
    const height = heightsOf(cap, alpha).lower[cap - 1] ?? 0;
    const spreadOf = forecastSpread(of, cap);
    const squares = cap === 1 ? squareDifferences(of.gate) : [];
    const slackWith = (cases) => {
        const planned = spreadOf(cases / of.cases.length);
        const variance = squares.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__  .i2)(squares) / cases;
        return Math.max((0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .$)(height, planned), (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__  .$)(height, { ...planned, variance }) + POWER * Math.sqrt(variance));
    };
    return (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__  .Y)(MAX_CASES, (cases) => slackWith(cases) <= of.margin * (1 + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__  .p));
}


  }),

  18384:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  applyRow)
  });
  var _stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19553);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47704);
  var _paired_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18487);
  var _paired_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89073);
  var _per_run_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47630);
  var _row_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58852);
  var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90875);
  var _stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29772);
  var _stats_paired_t_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25822);
  var _stats_sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13010);
  var _stats_wilcoxon_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46849);












function applyRow(input, margin, effort = { decides: true }) {
    if (input.metric.per_run !== undefined)
        return perRunOutcome(input, margin, effort);
    if (margin.kind === 'relative' && (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .mm)(input)) {
        const logs = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .QV)(input);
        return meanOutcome(logs, 'log-ratio', (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .EX)(logs, margin.value), (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .$S)(logs, margin.value));
    }
    const series = (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .z9)(input, margin);
    return series === null ? null : meanOutcome(input, isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t', series);
}
function isSingleTrialBinary(input) {
    return (input.metric.kind === 'binary' &&
        input.clusters === null &&
        input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1));
}
function testAboutZero(input, row) {
    const { differences, clusters, alpha, noise, is_single: isSingle } = input;
    if (isSingle)
        return _row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .j0;
    if (clusters !== null)
        return (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .kd)(differences, clusters, alpha, noise);
    return row === 'mcnemar' ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .yW)(input) : (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .EL)(differences, alpha);
}
function meanOutcome(input, row, series, totals) {
    const { clusters, differences } = input;
    const parts = {
        row,
        delta: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__  .i2)(differences),
        series,
        ratio_of_means: totals?.ratio ?? null,
        total_contradicts: totals?.contradicts ?? false,
        test: testAboutZero(input, row),
        matched: () => testMatchedTrials(input, row),
    };
    if (input.is_single)
        return makeOutcome(input, parts);
    if (clusters !== null)
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .SV)(input, clusters, series) });
    if (row === 'mcnemar')
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .Iy)(input, series) });
    if (series.worst !== null)
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .Ij)(input, series) });
    const resamples = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .U2)(input, series.values);
    const ownResamples = series.kind === 'shifted' ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .U2)(input, differences) : resamples;
    return makeOutcome(input, {
        ...parts,
        bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .V8)(input, series, resamples),
        checks: () => checkBootstrap(ownResamples(), input.alpha),
    });
}
function perRunOutcome(input, margin, effort) {
    const { baseline, candidate } = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .$b)(input);
    if (baseline === null || candidate === null)
        return null;
    const noise = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .xK)(input.metric, [baseline, candidate]);
    const base = input.metric.per_run?.figure === 'percentile' ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__  .i2)(input.baseline) : baseline;
    const isRelative = margin.kind === 'relative' && (base > noise || input.all_equal);
    const absolute = margin.kind === 'absolute' ? margin.value : input.metric.absolute_margin;
    const size = isRelative ? margin.value * baseline : absolute;
    if (size === undefined)
        return null;
    const test = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .JW)(input, effort);
    const percentile = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(() => (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .N4)(input, effort));
    return makeOutcome(input, {
        row: 'per-run',
        delta: (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .MX)(input.metric) * (candidate - baseline) + 0,
        series: { ...(0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .FQ)(input, size), relative: isRelative ? margin.value : null, noise },
        information_only: (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .$O)(input),
        test,
        interval: () => (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__  .EF)(percentile(), test.p, input.alpha),
        checks: () => {
            const { low, high } = percentile() ?? {};
            return low === undefined || high === undefined ? {} : { percentile: { low, high } };
        },
    });
}
function makeOutcome(input, parts) {
    const { test, bounds: rowBounds = [], matched: match, interval, checks, ...start } = parts;
    const hasClusters = input.cluster_count === null || input.cluster_count >= _paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .bn;
    const matched = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(match ?? (() => null));
    return {
        ratio_of_means: null,
        total_contradicts: false,
        information_only: false,
        ...test,
        ...start,
        all_equal: input.all_equal,
        reaches_margin: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Mi)(start.delta, start.series),
        matched_trials: matched,
        bounds: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(() => rowBounds.map((bound) => bound())),
        bounds_hold: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(() => hasClusters && rowBounds.length > 0 && rowBounds.every((bound) => bound().above_margin)),
        interval: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(interval ?? (() => test.interval)),
        checks: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Oo)(() => {
            const own = input.is_single ? {} : { ...runChecks(input, start.row), ...checks?.() };
            const trials = matched();
            return trials === null ? own : { ...own, matched_trials: trials };
        }),
    };
}
function checkBootstrap(resamples, alpha) {
    if (resamples === null)
        return {};
    return {
        percentile: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__  .J9)(resamples, alpha),
        bca: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__  .GA)(resamples, alpha),
        studentised: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__  .kB)(resamples, alpha),
    };
}
function testMatchedTrials(input, row) {
    const { pairs, metric } = input;
    if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length))
        return null;
    const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length));
    const baseline = pairs.map((pair, index) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__  .i2)(pair.baseline.values.slice(0, counts[index])));
    const candidate = pairs.map((pair, index) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__  .i2)(pair.candidate.values.slice(0, counts[index])));
    const hasRatios = row === 'log-ratio' && [...baseline, ...candidate].every((value) => value > 0);
    const differences = hasRatios
        ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .vn)(input, baseline, candidate)
        : (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .bC)(metric, { baseline, candidate }, (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_10__  .x)(baseline, candidate));
    const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1);
    const { p } = testAboutZero({ ...input, differences }, isMcnemar ? 'mcnemar' : 'paired-t');
    return { p: p ?? 1, delta: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__  .i2)(differences) };
}
const SMALLEST_P = 2 ** -1022;
function runChecks(input, row) {
    if (row === 'mcnemar')
        return checkMcnemar(input);
    if (row === 'per-run' || input.clusters !== null)
        return checkFirstTrials(input);
    const signs = row === 'paired-t' ? checkSigns(input) : {};
    const test = (0,_stats_paired_t_js__WEBPACK_IMPORTED_MODULE_6__  .ue)(input.differences, input.alpha);
    const effect = test && { cohen_dz: test.cohenDz, hedges_g: test.hedgesG };
    return { ...signs, ...effect, ...checkFirstTrials(input) };
}
function checkMcnemar(input) {
    const { worse, better } = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .e8)(input.differences);
    const test = (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__  .op)({ worse, better });
    const good = input.metric.direction === 'lower' ? 0 : 1;
    const bothPass = input.pairs.filter((_, index) => input.differences[index] === 0 && input.candidate[index] === good).length;
    const bothFail = input.pairs.length - worse - better - bothPass;
    return {
        exact_p: test.exactP,
        ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
        chi2: test.chi2?.statistic ?? null,
        chi2_corrected: test.chi2Corrected?.statistic ?? null,
        newcombe10: (0,_stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_5__  .QW)({ bothPass, worse, better, bothFail, alpha: input.alpha }),
    };
}
function checkSigns({ differences, metric, seed }) {
    const signFlip = { sign_flip_p: (0,_stats_sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_11__  .L)({ differences, seed: `${seed}/sign-flip` }).p };
    if (metric.kind !== 'ordinal')
        return signFlip;
    const test = (0,_stats_wilcoxon_js__WEBPACK_IMPORTED_MODULE_7__  .B)(differences);
    return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.exactP ?? test.normalP) };
}
function checkFirstTrials({ metric, pairs }) {
    if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2))
        return {};
    const firsts = (arm) => pairs.map((pair) => pair[arm].values[0] ?? 0);
    const flips = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__  .e8)((0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .bC)(metric, { baseline: firsts('baseline'), candidate: firsts('candidate') }, _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_10__  .p));
    return { mcnemar_first_trial_p: (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__  .op)(flips).midP };
}


  }),

  69401:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CB: () => (  findUnlike),
    JW: () => (  measureExactGate),
    gr: () => (  readExact)
  });
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57015);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47704);
  var _stats_code_totals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33307);
  var _paired_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89073);



function readExact(metric, { baseline, candidate, facts }) {
    if (metric.measured_on === undefined)
        return undefined;
    const before = valueOf(baseline?.run, metric);
    const after = valueOf(candidate.run, metric);
    const values = { baseline: before, candidate: after, whole: after, basis: { files: null }, n: 0 };
    const stop = (obstacle) => ({ ...values, delta: null, obstacle });
    if (metric.measured_on === 'table')
        return stop(obstacleOfTable(metric, candidate.run));
    const isReview = metric.measured_on === 'code-review';
    const missing = isReview ? null : findMissing(baseline?.run.code_quality, candidate.run.code_quality);
    if (missing !== null)
        return stop({ kind: 'invalid', cause: missing });
    const cause = findUnlikeCode(metric, { baseline, candidate, facts });
    if (cause !== null || before === null || after === null)
        return stop({ kind: 'not-comparable', cause: cause ?? { kind: 'not-measured' } });
    const [old, now] = [baseline?.run.code_quality, candidate.run.code_quality];
    const compared = isReview || old === undefined || now === undefined ? null : compareCode(metric.id, old, now);
    const orient = (figures) => orientFigures(metric, figures);
    if (compared === null)
        return { ...values, obstacle: null, delta: 0, ...orient(values) };
    const common = orient(compared.common);
    if (common === null)
        return stop({ kind: 'not-comparable', cause: { kind: 'no-common-value', files: compared.files } });
    const moved = compared.moved === null ? null : orient(compared.moved);
    const isWorseMoved = moved !== null && moved.delta < Math.min(0, common.delta);
    const basis = { files: compared.files };
    const all = compared.files.common + compared.files.added;
    return isWorseMoved
        ? { ...values, ...moved, basis: { ...basis, all_files: true }, obstacle: null, n: all }
        : { ...values, ...common, basis, obstacle: null, n: compared.files.common || all };
}
function compareCode(id, before, after) {
    const figure = new Map(Object.entries(_stats_code_totals_js__WEBPACK_IMPORTED_MODULE_0__  .Wr)).get(id);
    if (figure === undefined)
        return null;
    const [old, now] = [filesOf(before), filesOf(after)];
    const figuresOf = (isIn, weightOf) => {
        const over = (files) => {
            const totals = (0,_stats_code_totals_js__WEBPACK_IMPORTED_MODULE_0__  .hD)([...files.values()].filter(({ path }) => isIn(path)), weightOf);
            return totals === null ? null : figure(totals);
        };
        return { baseline: over(old), candidate: over(now) };
    };
    const count = [...now.keys()].filter((path) => old.has(path)).length;
    const files = { common: count, added: now.size - count, gone: old.size - count };
    const wholes = figuresOf(() => true, ({ raw }) => raw.sloc);
    if (count === 0)
        return { files, common: wholes, moved: null };
    const common = figuresOf((path) => old.has(path) && now.has(path), ({ path }) => (old.get(path)?.raw.sloc ?? 0) + (now.get(path)?.raw.sloc ?? 0));
    return { files, common, moved: files.added > 0 && files.gone > 0 ? wholes : null };
}
function filesOf({ files, language }) {
    const measured = files.filter((file) => file.kind === 'measured');
    const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0);
    return new Map(own.map((file) => [file.path, file]));
}
function obstacleOfTable({ id }, { summaries }) {
    const summary = summaries[id];
    if (summary === undefined)
        return { kind: 'not-comparable', cause: { kind: 'table', how: 'none-built' } };
    return summary.mean === null
        ? { kind: 'invalid', cause: { kind: 'table', how: 'no-number' } }
        : { kind: 'not-comparable', cause: { kind: 'table', how: 'bounds-alone' } };
}
function orientFigures(metric, { baseline, candidate }) {
    if (baseline === null || candidate === null)
        return null;
    const delta = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__  .bg)((0,_paired_input_js__WEBPACK_IMPORTED_MODULE_2__  .MX)(metric) * (candidate - baseline), (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_3__  .x)([baseline, candidate]));
    return { baseline, candidate, delta };
}
const valueOf = (run, { id }) => run?.summaries[id]?.mean ?? null;
function findMissing(old, now) {
    if (now === undefined)
        return old === undefined ? null : { kind: 'code-unmeasured', measured: 'baseline' };
    if (now.unscored !== null)
        return { kind: 'code-unscored', arm: 'candidate', problem: now.unscored };
    if (old === undefined || old.unscored !== null)
        return null;
    return findLost(old, now, 'candidate') ?? findLost(now, old, 'baseline');
}
function findLost(known, other, arm) {
    const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])));
    const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path));
    if (lost?.kind !== 'unscored')
        return null;
    return { kind: 'file-unscored', arm, path: lost.path, line: lost.line, problem: lost.reason };
}
function findUnlike({ id }, facts) {
    const how = facts.redefined.get(id);
    if (facts.no_baseline !== null)
        return { kind: 'no-baseline', lost: facts.no_baseline };
    return how === undefined ? null : { kind: 'redefined', how };
}
function findUnlikeCode(metric, { baseline, candidate, facts }) {
    const [old, now] = [baseline?.run, candidate.run];
    const unlike = findUnlike(metric, facts);
    if (unlike !== null)
        return unlike;
    if (now.code_quality === undefined)
        return { kind: 'code-unmeasured', measured: null };
    if (old?.code_quality === undefined)
        return { kind: 'code-unmeasured', measured: 'candidate' };
    if (old.code_quality.unscored !== null)
        return { kind: 'code-unscored', arm: 'baseline', problem: old.code_quality.unscored };
    if (metric.measured_on === 'code-review')
        return findOtherReview(old.code_quality, now.code_quality);
    const [was, is] = [old.code_quality.language, now.code_quality.language];
    if (was !== is)
        return { kind: 'languages', baseline: was, candidate: is };
    const values = { baseline: valueOf(old, metric), candidate: valueOf(now, metric) };
    const arms = ['baseline', 'candidate'].filter((arm) => values[arm] === null);
    return arms.length === 0 ? null : { kind: 'no-code-value', arms };
}
function findOtherReview({ review: old }, { review: now }) {
    if (now?.kind !== 'reviewed')
        return { kind: 'review', how: 'none', problem: now?.reason ?? null };
    if (old?.kind !== 'reviewed')
        return { kind: 'review', how: 'none-in-baseline', problem: null };
    return old.judge === now.judge ? null : { kind: 'review', how: 'another-judge', problem: null };
}
function measureExactGate({ margin, metric }, { baseline, candidate, delta, basis, n }) {
    if (margin === null || baseline === null || candidate === null || delta === null)
        return null;
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_3__  .x)([baseline, candidate]);
    const ofBaseline = Math.abs(baseline) <= noise ? (metric.absolute_margin ?? 0) : margin.value * Math.abs(baseline);
    const size = margin.kind === 'absolute' ? margin.value : ofBaseline;
    const reachesMargin = delta < -noise && -delta >= size - noise;
    return { kind: 'exact', baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n };
}


  }),

  82710:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  casesBeyond),
    RD: () => (  isMissingUnevenly),
    SA: () => (  missingCases),
    TZ: () => (  brokenEvidence),
    UQ: () => (  catchBug),
    Yz: () => (  measureGate),
    lh: () => (  findInvalidity),
    nh: () => (  findIncomparability),
    tb: () => (  describeAnswers),
    xx: () => (  findWorseCases)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86550);
  var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90875);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47704);
  var _apply_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18384);
  var _exact_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69401);
  var _paired_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89073);
  var _per_run_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47630);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
  var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61038);











function measureGate(input) {
    const { checked, cases, facts, alpha, exact } = input;
    const { gate, metric } = checked;
    const value = exact === undefined ? valueOfCandidate(metric, cases) : exact.whole;
    const start = {
        checked,
        cases,
        candidate_value: value,
        broken_bound: (0,_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_5__  .rB)(gate, value),
        missing_unevenly: isMissingUnevenly(cases.missing),
    };
    if (exact !== undefined) {
        const { obstacle } = exact;
        const stops = obstacle !== null && (obstacle.kind === 'invalid' || checked.margin !== null || value === null);
        const test = stops ? obstacle : (0,_exact_values_js__WEBPACK_IMPORTED_MODULE_3__  .JW)(checked, exact);
        return { ...start, test: test ?? judgeByBounds(start) };
    }
    const seed = `${input.seed}/${gate.id}`;
    const test = findGateWithoutTest(checked, cases, facts) ??
        testGate(checked, (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_6__  .R4)({ metric, pairs: cases.pairs, alpha, seed }));
    return { ...start, test: test.kind === 'bounds-only' ? judgeByBounds(start) : test };
}
function judgeByBounds(input) {
    const { metric } = input.checked;
    if (input.candidate_value !== null)
        return { kind: 'bounds-only' };
    const figure = input.cases.scored.length === 0 ? null : (metric.per_run?.figure ?? null);
    const cause = metric.measured_on === undefined ? { kind: 'no-value', figure } : { kind: 'not-measured' };
    return { kind: 'not-comparable', cause };
}
function brokenEvidence(checked, cases, cause) {
    return {
        checked,
        cases: { ...cases, pairs: [], scored: [] },
        candidate_value: null,
        broken_bound: null,
        missing_unevenly: false,
        test: { kind: 'invalid', cause, is_bug: true },
    };
}
function valueOfCandidate(metric, { scored }) {
    const scores = scored.map((one) => one.scores);
    return (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__  .c9)(metric, scores) ? Infinity : (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__  .aE)(metric, scores);
}
function testGate({ margin }, input) {
    if (margin === null)
        return { kind: 'bounds-only' };
    const cause = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__  .Me)(input);
    if (cause !== null)
        return { kind: 'not-comparable', cause };
    const outcome = (0,_apply_row_js__WEBPACK_IMPORTED_MODULE_2__  .T)(input, margin);
    return outcome === null
        ? { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }
        : { kind: 'tested', input, outcome };
}
const CASES = 2;
const SHARE = 0.02;
const LEVEL = 0.05;
function isMissingUnevenly({ applicable, only_baseline, only_candidate }) {
    const difference = Math.abs(only_candidate - only_baseline);
    if (difference >= CASES && difference / applicable > SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_7__  .p)
        return true;
    return (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__  .op)({ worse: only_candidate, better: only_baseline }).midP < LEVEL;
}
function missingCases({ missing: { only_baseline, only_candidate } }) {
    return { kind: 'cases-missing', baseline: only_baseline, candidate: only_candidate };
}
function catchBug(compute, instead) {
    try {
        return compute();
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo)
            throw error;
        return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) });
    }
}
function findGateWithoutTest(checked, cases, facts) {
    const invalid = findInvalidity(cases, facts);
    if (invalid !== null)
        return { kind: 'invalid', cause: invalid };
    if (checked.margin === null)
        return { kind: 'bounds-only' };
    const cause = findIncomparability(checked.metric, cases, facts);
    return cause === null ? null : { kind: 'not-comparable', cause };
}
function findIncomparability(metric, cases, facts) {
    const unlike = (0,_exact_values_js__WEBPACK_IMPORTED_MODULE_3__  .CB)(metric, facts);
    if (unlike !== null)
        return unlike;
    if (metric.environment === 'bound' && facts.apart !== null)
        return { kind: 'apart', how: facts.apart };
    if (cases.pairs.length > 0)
        return null;
    return cases.left_out === 0 ? { kind: 'nothing-paired' } : { kind: 'left-out', cases: cases.left_out };
}
function describeAnswers({ answers: { baseline, candidate } }) {
    if (baseline.failed + candidate.failed === 0)
        return null;
    const write = ({ scored, failed }) => `${scored} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(scored + failed, 'answer')}`;
    const other = baseline.failed === 0 ? '' : `, in the baseline ${write(baseline)}`;
    return `over ${write(candidate)}${other}: a failed trial has no value`;
}
function findInvalidity({ scored_share: share, applicable, lacking }, { stopped, min_scored_share: floor }) {
    const find = (arm) => {
        const [value, cases, grades] = [share[arm], applicable[arm], lacking?.[arm] ?? []];
        if (value === null || value >= floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_7__  .p)
            return null;
        return { kind: 'too-few-scored', arm, scored: Math.round(value * cases), cases, floor, grades };
    };
    return stopped ?? find('candidate') ?? find('baseline');
}
const MAX_BEYOND = 200;
const MAX_WORST = 20;
function findWorseCases(input, margin = null) {
    const { pairs, differences, baseline, candidate, metric, noise } = input;
    const lost = pairs
        .map(({ case_id }, at) => ({ case_id, loss: differences[at] ?? 0, at }))
        .filter(({ loss }) => loss < 0)
        .sort((a, b) => a.loss - b.loss || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_9__  .y)(a.case_id, b.case_id));
    if (lost.length === 0)
        return null;
    const least = margin?.kind === 'relative' ? margin.value * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__  .i2)(baseline) : (margin?.value ?? 0);
    const isSized = metric.kind !== 'binary' && least > noise;
    const beyond = isSized ? lost.filter(({ loss }) => loss <= noise - least).length : 0;
    const worst = lost
        .slice(0, beyond === 0 ? MAX_WORST : Math.min(beyond, MAX_BEYOND))
        .map(({ case_id, at }) => ({ case_id, baseline: baseline[at] ?? 0, candidate: candidate[at] ?? 0 }));
    const better = differences.filter((difference) => difference > 0).length;
    return { count: lost.length, ...(beyond > 0 && { beyond }), better, worst };
}
function casesBeyond({ kind }, scored) {
    const isBeyond = (value) => (kind === 'max' ? value > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_7__  .p : value < 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_7__  .p);
    return scored.filter(({ scores }) => isBeyond((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__  .i2)(scores.values))).map(({ case_id: id }) => id);
}


  }),

  89073:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DC: () => (  boundedRange),
    Dg: () => (  clustersOf),
    FQ: () => (  absoluteSeries),
    MX: () => (  orientationOf),
    R4: () => (  makeTestInput),
    bC: () => (  orientedDifferences),
    kc: () => (  findSingle),
    z9: () => (  linearSeries)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47704);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57015);


function makeTestInput(input) {
    const { metric, pairs } = input;
    const [baseline, candidate] = [takeMeans(pairs, 'baseline'), takeMeans(pairs, 'candidate')];
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__  .x)(baseline, candidate);
    const differences = orientedDifferences(metric, { baseline, candidate }, noise);
    const clusters = clustersOf(pairs);
    const clusterCount = clusters === null ? null : new Set(clusters).size;
    return {
        ...input,
        baseline,
        candidate,
        differences,
        noise,
        clusters,
        cluster_count: clusterCount,
        is_single: pairs.length === 1 || clusterCount === 1,
        all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
    };
}
function takeMeans(pairs, arm) {
    return pairs.map((pair) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(pair[arm].values));
}
function areAlike(pairs) {
    return pairs.every(({ baseline, candidate }) => {
        const [before, after] = [baseline.record ?? [], candidate.record ?? []];
        const isSame = (left, right = 0) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__  .bg)(left - right, (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__  .x)([left, right])) === 0;
        return before.length === after.length && before.every((value, at) => isSame(value, after[at]));
    });
}
const orientationOf = (metric) => (metric.direction === 'lower' ? -1 : 1);
function orientedDifferences(metric, { baseline, candidate }, noise) {
    const sign = orientationOf(metric);
    return candidate.map((value, index) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__  .bg)(sign * (value - (baseline[index] ?? 0)), noise));
}
function clustersOf(pairs) {
    const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
    if (new Set(named).size === named.length)
        return null;
    return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`));
}
function boundedRange(metric) {
    const [low, high] = metric.range;
    return low === null || high === null ? null : { low, high };
}
function absoluteSeries(input, size) {
    const range = boundedRange(input.metric);
    const worst = range === null ? null : range.low - range.high;
    const { differences: values, noise } = input;
    return { kind: 'difference', values, limit: -size, worst, size, relative: null, noise };
}
function shiftedSeries(input, share) {
    const { noise } = input;
    const isLower = input.metric.direction === 'lower';
    const values = input.candidate.map((value, index) => {
        const base = input.baseline[index] ?? 0;
        return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_2__  .bg)(isLower ? (1 + share) * base - value : value - (1 - share) * base, noise);
    });
    const range = boundedRange(input.metric);
    const worst = range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high;
    return { kind: 'shifted', values, limit: 0, worst, size: share * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(input.baseline), relative: share, noise };
}
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(input.baseline) > input.noise || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}
function findSingle({ is_single: isSingle, pairs }) {
    return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null;
}


  }),

  18487:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bn: () => (  ENOUGH_CLUSTERS),
  tQ: () => (  FEW_CLUSTERS),
  Ij: () => (  boundBounded),
  SV: () => (  boundClustered),
  Iy: () => (  boundMcnemar),
  V8: () => (  boundUnbounded),
  mm: () => (  canTakeLogRatios),
  $S: () => (  compareTotals),
  e8: () => (  countFlips),
  aN: () => (  gaffkeBoundOf),
  vn: () => (  logRatios),
  EX: () => (  logSeries),
  U2: () => (  resamplesOf),
  QV: () => (  takeLogRatios),
  kd: () => (  testClustered),
  yW: () => (  testMcnemar),
  EL: () => (  testPairedT)
});


var bootstrap_intervals = __webpack_require__(19553);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/stats/gaffke-bound.js


function gaffkeBound(input) {
    const { values, worst, alpha, seed, draws = 10_000 } = input;
    const [first] = values;
    if (first === undefined)
        throw new RangeError('Gaffke bound of no values');
    if (values.every((value) => value === first))
        return boundOfEqual(first, values.length, worst, alpha);
    const sums = drawWeightedSums(values, draws, (0,stats_random .I)(seed));
    const means = Float64Array.from(sums.values, (total, draw) => (total + worst * sums.imagined[draw]) /
        (sums.weights[draw] + sums.imagined[draw]));
    const lower = means.toSorted()[Math.floor((draws * alpha) / 2 + 1e-9)];
    return { lower, shareAtOrBelow: (limit) => means.filter((mean) => mean <= limit).length / draws };
}
function boundOfEqual(value, n, worst, alpha) {
    const room = value - worst;
    return {
        lower: value - room * (1 - (alpha / 2) ** (1 / n)),
        shareAtOrBelow: (limit) => {
            if (limit >= value)
                return 1;
            return limit <= worst ? 0 : (1 - (value - limit) / room) ** n;
        },
    };
}
const GAMMA_FROM = 10;
function drawWeightedSums(given, draws, random) {
    const groups = [...(0,group_by .Tr)(given)].sort(([left], [right]) => left - right);
    const few = groups.filter(([, count]) => count < GAMMA_FROM);
    const singles = Float64Array.from(few.flatMap(([value, count]) => new Array(count).fill(value)));
    const exponential = exponentialDraws(random);
    const values = new Float64Array(draws);
    const weights = new Float64Array(draws);
    const imagined = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let weighted = 0;
        let total = 0;
        for (let index = 0; index < singles.length; index++) {
            const weight = exponential();
            weighted += singles[index] * weight;
            total += weight;
        }
        values[draw] = weighted;
        weights[draw] = total;
        imagined[draw] = exponential();
    }
    for (const [value, count] of groups) {
        if (count < GAMMA_FROM)
            continue;
        const gamma = gammaDraws(count, random);
        for (let draw = 0; draw < draws; draw++) {
            const weight = gamma();
            values[draw] = values[draw] + value * weight;
            weights[draw] = weights[draw] + weight;
        }
    }
    return { values, weights, imagined };
}
const LOG_4 = Math.log(4);
const LOG_4_5 = Math.log(4.5);
function gammaDraws(shape, random) {
    const root = Math.sqrt(2 * shape - 1);
    const offset = shape - LOG_4;
    const slope = shape + root;
    return () => {
        for (;;) {
            const first = random();
            const second = random();
            if (first === 0 || second === 0)
                continue;
            const v = Math.log(first / (1 - first)) / root;
            const x = shape * Math.exp(v);
            const z = first * first * second;
            const r = offset + slope * v - x;
            if (r + 1 + LOG_4_5 - 4.5 * z >= 0 || r >= Math.log(z))
                return x;
        }
    };
}
const LAYERS = 256;
const TAIL_START = 7.69711747013105;
const LAYER_AREA = 0.003949659822581557;
const WIDTHS = new Float64Array(LAYERS + 1);
const HEIGHTS = new Float64Array(LAYERS + 1);
WIDTHS[0] = LAYER_AREA / Math.exp(-TAIL_START);
for (let layer = 1, width = TAIL_START; layer < LAYERS; layer++) {
    WIDTHS[layer] = width;
    HEIGHTS[layer] = Math.exp(-width);
    width = -Math.log(Math.exp(-width) + LAYER_AREA / width);
}
HEIGHTS[LAYERS] = 1;
function exponentialDraws(random) {
    return () => {
        const scaled = random() * LAYERS;
        const layer = scaled | 0;
        const x = (scaled - layer) * WIDTHS[layer];
        return x < WIDTHS[layer + 1] ? x : drawOutsideCore(layer, x, random);
    };
}
function drawOutsideCore(layer, x, random) {
    const draw = exponentialDraws(random);
    if (layer === 0)
        return TAIL_START + draw();
    const low = HEIGHTS[layer];
    return low + random() * (HEIGHTS[layer + 1] - low) < Math.exp(-x) ? x : draw();
}

var moments = __webpack_require__(44785);
var paired_t = __webpack_require__(25822);
var round_noise = __webpack_require__(57015);
var rounding = __webpack_require__(47704);
var relative_change = __webpack_require__(22837);
var paired_input = __webpack_require__(89073);
var row_outcome = __webpack_require__(58852);
var mcnemar = __webpack_require__(90875);
var tango_interval = __webpack_require__(35191);
var student_t = __webpack_require__(64982);
;// CONCATENATED MODULE: ./build/stats/clusters.js






function clusterRobustT(input) {
    const { differences, clusters, alpha, noise } = input;
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (k < 2)
        throw new RangeError('cluster-robust t of fewer than two clusters');
    const n = differences.length;
    const shares = sizes.map((size) => size / n);
    const leverages = shares.map((share) => share ** 2 / (1 - share));
    const squared = (values) => (0,moments .cz)(values.map((value) => value ** 2));
    const df = 1 / (squared(shares) + (0,moments .cz)(leverages) ** 2 - squared(leverages));
    if (isFlat) {
        const allZero = differences.every((difference) => difference === 0);
        const signFlipP = 2 ** (1 - k);
        const end = !allZero && signFlipP < alpha ? mean : null;
        const degenerate = allZero ? 'zero-differences' : 'constant-difference';
        return { k, mean, se: 0, df, t: null, p: mean === 0 ? 1 : signFlipP, low: end, high: end, degenerate };
    }
    const se = Math.sqrt((0,moments .cz)(residuals.map((residual, index) => residual ** 2 / (1 - shares[index])))) / n;
    const t = mean / se;
    const reach = (0,student_t .$J)(1 - alpha / 2, df) * se;
    return { k, mean, se, df, t, p: (0,student_t .xw)(t, df), low: mean - reach, high: mean + reach, degenerate: null };
}
function clusterSums(differences, clusters, noise = rounding .p) {
    const mean = (0,moments .i2)(differences);
    const groups = groupByCluster(differences, clusters);
    const residuals = groups.map((group) => {
        const residual = (0,moments .cz)(group.map((difference) => difference - mean));
        return isRounding(residual, group.length, noise) ? 0 : residual;
    });
    return {
        mean,
        sizes: groups.map((group) => group.length),
        residuals,
        isFlat: residuals.every((residual) => residual === 0),
    };
}
function sumClusters(values, clusters) {
    const groups = groupByCluster(values, clusters);
    return { sizes: groups.map((group) => group.length), sums: groups.map(moments .cz) };
}
function groupByCluster(values, clusters) {
    if (values.length !== clusters.length)
        throw new RangeError('differences and clusters must be of one length');
    const groups = (0,group_by .$z)(values.entries(), ([at]) => clusters[at] ?? at);
    return [...groups.values()].map((own) => own.map(([, value]) => value));
}
function isRounding(residual, size, noise) {
    return Math.abs(residual) <= noise * size;
}
function clusterBootstrapTBound(input) {
    const { differences, clusters, alpha, seed, draws = 10_000, noise = rounding .p } = input;
    if (differences.length === 0)
        return null;
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (isFlat)
        return null;
    const standardError = (squares, n) => Math.sqrt(squares) / n;
    const counts = Float64Array.from(sizes);
    const residual = Float64Array.from(residuals);
    const drawnClusters = new Int32Array(k);
    const random = (0,stats_random .I)(seed);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let cases = 0;
        for (let drawn = 0; drawn < k; drawn++) {
            const cluster = Math.floor(random() * k);
            drawnClusters[drawn] = cluster;
            total += residual[cluster];
            cases += counts[cluster];
        }
        const shift = total / cases;
        let squares = 0;
        for (const cluster of drawnClusters) {
            const size = counts[cluster];
            const own = residual[cluster] - size * shift;
            if (!isRounding(own, size, noise))
                squares += own ** 2;
        }
        statistics[draw] = squares === 0 ? Infinity : shift / standardError(squares, cases);
    }
    const t = (0,bootstrap_intervals .kA)(statistics, alpha);
    const se = standardError((0,moments .cz)(residuals.map((value) => value ** 2)), differences.length);
    return t === null ? null : mean - t * se;
}

;// CONCATENATED MODULE: ./build/compare/test/paired-rows.js











function testPairedT(differences, alpha) {
    const test = (0,paired_t .ue)(differences, alpha);
    if (test === null)
        return row_outcome .j0;
    const { p, df, low, high, sd, n } = test;
    const method = test.degenerate === null ? 't' : 'point';
    return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) };
}
function resamplesOf({ seed }, values) {
    return (0,row_outcome .Oo)(() => (0,bootstrap_intervals .y_)({ values, seed: `${seed}/bootstrap-t` }));
}
function boundBounded(input, series) {
    const gaffke = gaffkeBoundOf(input, series);
    return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
}
function boundUnbounded(input, series, resamples) {
    if (input.all_equal)
        return [];
    const bootstrapT = (0,row_outcome .Tp)('bootstrap-t', series, () => {
        const drawn = resamples();
        return drawn === null ? null : (0,bootstrap_intervals .$F)(drawn, input.alpha);
    });
    return [tBoundOf(input, series), bootstrapT];
}
function tBoundOf(input, series) {
    const { values } = series;
    return (0,row_outcome .Tp)('t', series, () => 
    values.every((value) => value === values[0])
        ? constantBound((0,moments .i2)(values), values.length, input.alpha)
        : ((0,paired_t .ue)(values, input.alpha)?.low ?? null));
}
function gaffkeBoundOf({ alpha, seed }, series) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome .Oo)(() => gaffkeBound({ values, worst, alpha, seed: `${seed}/gaffke` }));
    const bound = (0,row_outcome .Tp)('gaffke', series, () => gaffke().lower);
    return [(0,row_outcome .Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) }))];
}
function constantBound(value, n, alpha) {
    return 2 ** (1 - n) < alpha ? value : null;
}
function canTakeLogRatios(input) {
    return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0);
}
function logRatios(input, baseline, candidate) {
    const sign = (0,paired_input .MX)(input.metric);
    return candidate.map((value, index) => (0,round_noise .bg)(sign * Math.log(value / (baseline[index] ?? value))));
}
function takeLogRatios(input) {
    const differences = logRatios(input, input.baseline, input.candidate);
    return { ...input, differences, noise: rounding .p, all_equal: differences.every((difference) => difference === 0) };
}
function logSeries(input, share) {
    const size = (0,relative_change .rY)(share, (0,paired_input .MX)(input.metric));
    const { differences: values, noise } = input;
    return { kind: 'log', values, limit: -size, worst: null, size, relative: share, noise };
}
function compareTotals(input, share) {
    const ratio = (0,moments .i2)(input.candidate) / (0,moments .i2)(input.baseline);
    const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - rounding .p : ratio > 1 - share / 2 + rounding .p;
    return { ratio, contradicts: !isFine };
}
function countFlips(differences) {
    const count = (sign) => differences.filter((difference) => Math.sign(difference) === sign).length;
    return { worse: count(-1), better: count(1) };
}
function testMcnemar(input) {
    const flips = countFlips(input.differences);
    const n = input.differences.length;
    const { low, high } = (0,tango_interval .B9)({ ...flips, n, alpha: input.alpha });
    return {
        p: (0,mcnemar .op)(flips).midP,
        df: null,
        interval: { low, high, method: 'tango' },
        se: flipError(flips.worse, flips.better, n),
    };
}
function flipError(worse, better, n) {
    const flips = worse + better;
    return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n;
}
function boundMcnemar(input, series) {
    if (series.kind === 'shifted')
        return boundBounded(input, series);
    const { differences, alpha } = input;
    const tango = () => (0,tango_interval .B9)({ ...countFlips(differences), n: differences.length, alpha }).low;
    return [(0,row_outcome .Tp)('tango', series, tango)];
}
const ENOUGH_CLUSTERS = 20;
const FEW_CLUSTERS = 10;
function testClustered(differences, clusters, alpha, noise) {
    const test = clusterRobustT({ differences, clusters, alpha, noise });
    const { df, low, high, se } = test;
    const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= noise;
    const method = test.degenerate === null ? 'cr2-t' : 'point';
    const interval = low === null || high === null || hasNoChange ? null : { low, high, method };
    return { p: hasNoChange ? 1 : test.p, df, interval, se };
}
function boundClustered(input, clusters, series) {
    if (input.all_equal)
        return [];
    const { alpha } = input;
    const { values: differences, noise } = series;
    const seed = `${input.seed}/cluster-bootstrap-t`;
    return [
        (0,row_outcome .Tp)('cr2-t', series, () => robustBound(series, clusters, alpha)),
        ...boundClusterSums(series, clusters, { alpha, seed: `${input.seed}/cluster-gaffke` }),
        (0,row_outcome .Tp)('cluster-bootstrap-t', series, () => clusterBootstrapTBound({ differences, clusters, alpha, seed, noise })),
    ];
}
function boundClusterSums(series, clusters, draws) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome .Oo)(() => {
        const aboveLimit = values.map((value) => value - limit);
        const { sizes, sums } = sumClusters(aboveLimit, clusters);
        const mean = values.length / sizes.length;
        const shares = sums.map((sum) => (0,round_noise .bg)(sum / mean, series.noise));
        return gaffkeBound({ values: shares, worst: ((worst - limit) * Math.max(...sizes)) / mean, ...draws });
    });
    const bound = (0,row_outcome .Tp)('cluster-gaffke', series, () => limit + gaffke().lower);
    return [(0,row_outcome .Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(0) }))];
}
function robustBound({ values, noise }, clusters, alpha) {
    const test = clusterRobustT({ differences: values, clusters, alpha, noise });
    return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha);
}


  }),

  47630:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Cb: () => (  ENOUGH_FOR_A_FIGURE),
  EF: () => (  agreeingInterval),
  Me: () => (  findMissingFigure),
  km: () => (  findTooFew),
  N4: () => (  intervalOfFigure),
  c9: () => (  isInfiniteOf),
  $O: () => (  isInformationOnly),
  xK: () => (  noiseOfFigures),
  JW: () => (  testPerRun),
  aE: () => (  valueOfCases),
  $b: () => (  valuesOfArms)
});

var moments = __webpack_require__(44785);
var rounding = __webpack_require__(47704);
var group_by = __webpack_require__(79167);
var percentile = __webpack_require__(26365);
var stats_random = __webpack_require__(52681);
var round_noise = __webpack_require__(57015);
;// CONCATENATED MODULE: ./build/stats/per-run-resampling.js




function perRunBootstrap(input) {
    const { n, baseline, candidate, orientation, clusters, seed, draws = 10_000, alpha } = input;
    const random = (0,stats_random .I)(seed);
    const { units, unitOf } = numberUnits(n, clusters);
    const differences = [];
    const drawn = new Int32Array(units);
    const counts = unitOf === null ? drawn : new Int32Array(n);
    for (let draw = 0; draw < draws; draw++) {
        drawn.fill(0);
        for (let left = units; left > 0; left--) {
            const unit = Math.floor(random() * units);
            drawn[unit] = drawn[unit] + 1;
        }
        const size = unitOf === null ? n : spreadUnits(drawn, unitOf, counts);
        const difference = (0,round_noise .bg)(orientation * (candidate(counts, size) - baseline(counts, size)));
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const sorted = Float64Array.from(differences).sort();
    return { low: (0,percentile .W)(sorted, alpha / 2), high: (0,percentile .W)(sorted, 1 - alpha / 2) };
}
function numberUnits(n, clusters) {
    if (clusters === undefined)
        return { units: n, unitOf: null };
    const { distinct, numbers } = (0,group_by .OM)(clusters.map((cluster, at) => cluster ?? at));
    return { units: distinct.length, unitOf: numbers };
}
function spreadUnits(drawn, unitOf, cases) {
    let sum = 0;
    for (let at = 0; at < cases.length; at++)
        sum += cases[at] = drawn[unitOf[at]];
    return sum;
}
function drawBits(bits, random) {
    for (let from = 0; from < bits.length; from += 32) {
        const end = Math.min(from + 32, bits.length);
        let word = random() * 2 ** 32;
        for (let at = from; at < end; at++) {
            bits[at] = word & 1;
            word >>>= 1;
        }
    }
}
function perRunPermutation(input) {
    const { n, difference, clusters, noise, seed, draws = 10_000, enough = null } = input;
    const random = (0,stats_random .I)(seed);
    const { units, unitOf } = numberUnits(n, clusters);
    const bits = new Uint8Array(units);
    const exchanged = unitOf === null ? bits : new Uint8Array(n);
    const least = Math.abs(difference(exchanged)) - noise;
    let asLarge = 0;
    let draw = 0;
    for (; draw < draws; draw++) {
        if (enough !== null && draw >= enough.draws && asLarge >= enough.as_large)
            break;
        drawBits(bits, random);
        if (unitOf !== null)
            spreadUnits(bits, unitOf, exchanged);
        if (!(Math.abs(difference(exchanged)) < least))
            asLarge++;
    }
    return (1 + asLarge) / (draw + 1);
}

var run_figures = __webpack_require__(16781);
var row_outcome = __webpack_require__(58852);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/test/per-run-row.js






const ENOUGH_FOR_A_FIGURE = 10;
const ENOUGH_FOR_AN_INTERVAL = 200;
const CASES_DRAWN = 10_000_000;
const AS_LARGE = 100;
function valueOfCases(metric, cases) {
    if (metric.per_run !== undefined)
        return (0,run_figures .YK)(metric.per_run, recordsOf(cases));
    return cases.length === 0 ? null : (0,moments .i2)(cases.map(({ values }) => (0,moments .i2)(values)));
}
function isInfiniteOf({ per_run: figure }, cases) {
    return figure !== undefined && (0,run_figures .Dh)(figure, recordsOf(cases));
}
function valuesOfArms({ metric, pairs }) {
    const casesOf = (arm) => pairs.map((pair) => pair[arm]);
    const infinite = ARMS.filter((arm) => isInfiniteOf(metric, casesOf(arm)));
    return {
        baseline: valueOfCases(metric, casesOf('baseline')),
        candidate: valueOfCases(metric, casesOf('candidate')),
        ...(infinite.length > 0 && { infinite }),
    };
}
const ARMS = ['baseline', 'candidate'];
function noiseOfFigures(metric, figures) {
    const range = (0,paired_input .DC)(metric);
    return (0,rounding .x)(figures, range === null ? [] : [range.low, range.high]);
}
function findMissingFigure(input) {
    const { metric } = input;
    if (metric.per_run === undefined)
        return null;
    const { infinite = [], ...values } = valuesOfArms(input);
    const arms = ARMS.filter((arm) => values[arm] === null);
    if (arms.length === 0)
        return null;
    return { kind: 'no-figure', arms, infinite: arms.length === infinite.length, figure: metric.per_run.figure };
}
function recordsOf(cases) {
    return cases.map(({ record }) => record).filter((record) => record !== undefined);
}
const isInformationOnly = (input) => unitsOf(input) < ENOUGH_FOR_A_FIGURE;
function findTooFew(input) {
    const unit = input.cluster_count === null ? 'case' : 'cluster';
    return { kind: 'information-only', unit, units: unitsOf(input), needed: ENOUGH_FOR_A_FIGURE };
}
const unitsOf = (input) => input.cluster_count ?? input.pairs.length;
function drawsWithin({ pairs }) {
    return Math.min(10_000, Math.max(1000, Math.ceil(CASES_DRAWN / pairs.length)));
}
function testPerRun(input, { decides }) {
    const { metric, clusters } = input;
    if (isInformationOnly(input) || metric.per_run === undefined)
        return row_outcome .j0;
    if (input.all_equal)
        return { ...row_outcome .j0, p: 1 };
    const { baseline, candidate } = valuesOfArms(input);
    const p = perRunPermutation({
        n: input.pairs.length,
        difference: (0,run_figures .Il)(metric.per_run).exchange(...recordsOfArms(input)),
        ...(clusters === null ? {} : { clusters }),
        noise: noiseOfFigures(metric, [baseline ?? 0, candidate ?? 0]),
        seed: `${input.seed}/per-run-permutation`,
        enough: decides ? null : { draws: drawsWithin(input), as_large: AS_LARGE },
    });
    return { ...row_outcome .j0, p };
}
function intervalOfFigure(input, { decides }) {
    const { metric, clusters, alpha } = input;
    if (isInformationOnly(input) || input.pairs.length < ENOUGH_FOR_AN_INTERVAL)
        return null;
    if (metric.per_run === undefined || input.all_equal)
        return null;
    const { resample } = (0,run_figures .Il)(metric.per_run);
    const [baseline, candidate] = recordsOfArms(input);
    const { low, high } = perRunBootstrap({
        n: input.pairs.length,
        baseline: resample(baseline),
        candidate: resample(candidate),
        orientation: (0,paired_input .MX)(metric),
        ...(clusters === null ? {} : { clusters }),
        seed: `${input.seed}/per-run`,
        ...(!decides && { draws: drawsWithin(input) }),
        alpha,
    });
    return { low, high, method: 'bootstrap' };
}
function agreeingInterval(interval, p, alpha) {
    if (interval === null || p === null)
        return null;
    const excludesNoChange = interval.low > 0 || interval.high < 0;
    return p < alpha === excludesNoChange ? interval : null;
}
function recordsOfArms({ pairs }) {
    return [recordsOf(pairs.map(({ baseline }) => baseline)), recordsOf(pairs.map(({ candidate }) => candidate))];
}


  }),

  58852:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Mi: () => (  reachesMargin),
    Oo: () => (  once),
    Tp: () => (  makeBound),
    j0: () => (  NO_TEST)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

const NO_TEST = { p: null, df: null, interval: null, se: null };
function reachesMargin(delta, series) {
    const { noise } = series;
    if (delta >= -noise)
        return false;
    return series.kind === 'shifted' ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__  .i2)(series.values) <= noise : -delta >= series.size - noise;
}
function makeBound(method, series, value) {
    return once(() => {
        const lower = value();
        return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise };
    });
}
function once(make) {
    let kept = null;
    return () => (kept ??= { value: make() }).value;
}


  }),

  19553:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $F: () => (  bootstrapTBound),
    GA: () => (  bcaInterval),
    J9: () => (  percentileInterval),
    kA: () => (  upperQuantile),
    kB: () => (  studentisedInterval),
    y_: () => (  resampleMeans)
  });
  var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
  var _percentile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26365);
  var _random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52681);




function bcaInterval({ mean, centred, shifts }, alpha) {
    const squares = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .cz)(Array.from(centred, (value) => value ** 2));
    const acceleration = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .cz)(Array.from(centred, (value) => value ** 3)) / (6 * squares ** 1.5);
    const bias = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)(shareBelow(shifts, Math.sqrt(squares)));
    if (!Number.isFinite(bias))
        return null;
    const sorted = shifts.toSorted();
    const end = (z) => {
        const shrink = 1 - acceleration * (bias + z);
        return shrink > 0 ? mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__  .W)(sorted, (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .IL)(-bias - (bias + z) / shrink)) : null;
    };
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)(1 - alpha / 2);
    const [low, high] = [end(-z), end(z)];
    return low === null || high === null ? null : { low, high };
}
function shareBelow(shifts, scale) {
    const noise = 1e-13 * scale;
    let halves = 0;
    for (const shift of shifts)
        halves += shift < -noise ? 2 : shift > noise ? 0 : 1;
    return halves / (2 * shifts.length);
}
function percentileInterval({ mean, shifts }, alpha) {
    const sorted = shifts.toSorted();
    return { low: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__  .W)(sorted, alpha / 2), high: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__  .W)(sorted, 1 - alpha / 2) };
}
function upperQuantile(statistics, alpha) {
    const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9);
    const drawn = statistics.toSorted()[rank - 1];
    return Number.isFinite(drawn) ? drawn : null;
}
function bootstrapTBound({ mean, standardError, statistics }, alpha) {
    const t = upperQuantile(statistics, alpha);
    return t === null ? null : mean - t * standardError;
}
function studentisedInterval({ mean, standardError, statistics }, alpha) {
    const low = bootstrapTBound({ mean, standardError, statistics }, alpha);
    const mirrored = statistics.map((t) => (t === Infinity ? t : -t));
    const high = bootstrapTBound({ mean: -mean, standardError, statistics: mirrored }, alpha);
    return low === null || high === null ? null : { low, high: -high };
}
function resampleMeans(input) {
    const { values, seed, draws = 10_000 } = input;
    const sd = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)(values);
    if (sd === null || sd === 0)
        return null;
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(values);
    const centred = Float64Array.from(values, (value) => value - mean);
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_3__  .I)(seed);
    const shifts = new Float64Array(draws);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        const first = centred[Math.floor(random() * n)];
        let total = first;
        let squares = first * first;
        let isFlat = true;
        for (let drawn = 1; drawn < n; drawn++) {
            const value = centred[Math.floor(random() * n)];
            total += value;
            squares += value * value;
            if (value !== first)
                isFlat = false;
        }
        const variance = (squares - (total * total) / n) / (n - 1);
        shifts[draw] = total / n;
        statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n);
    }
    return { mean, standardError: sd / Math.sqrt(n), centred, shifts, statistics };
}


  }),

  64982:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $J: () => (  studentTQuantile),
    et: () => (  studentTUpperTail),
    xw: () => (  studentTTwoSidedP)
  });
  var _special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
  var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);


function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .J7)({ x, y, a: df / 2, b: 0.5 });
    return { outside: lower, inside: upper };
}
const studentTTwoSidedP = (t, df) => tails(t, df).outside;
function studentTUpperTail(t, df) {
    const { outside, inside } = tails(t, df);
    return t >= 0 ? outside / 2 : 0.5 + inside / 2;
}
function studentTQuantile(p, df) {
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    let t = -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__  .Zl)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        const logKernel = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .AE)({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}


  }),

  13669:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  fisherExact)
  });
  var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

const TOLERANCE = 1e-7;
function fisherExact({ hits, drawn, marked, all }) {
    const least = Math.max(0, drawn + marked - all);
    const most = Math.min(drawn, marked);
    const logOf = (k) => logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn);
    const seen = logOf(hits) + Math.log1p(TOLERANCE);
    let sum = 0;
    for (let k = least; k <= most; k++) {
        const log = logOf(k);
        if (log <= seen)
            sum += Math.exp(log);
    }
    return Math.min(1, sum);
}
const logChoose = (n, k) => (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(n - k + 1);


  }),

  33568:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  slack),
    dE: () => (  heightOfSlack),
    lG: () => (  heightOfLooks),
    uu: () => (  crossingProbability)
  });
  var _bisect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49832);
  var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
  var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64982);



const INTERVALS = 128;
const FEW_INTERVALS = 32;
const DEPTH = 6;
function crossingProbability(height, looks, intervals = INTERVALS) {
    if (height === Infinity)
        return 0;
    let later = (_path) => 0;
    for (let at = looks.length - 1; at >= 0; at--) {
        const round = looks[at];
        const step = Math.sqrt(round - (looks[at - 1] ?? 0));
        const limit = height * Math.sqrt(round);
        const nodes = at === looks.length - 1 ? [] : integrate(later, limit, -DEPTH * Math.sqrt(round), intervals);
        later = (path) => {
            let chance = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .IL)((limit - path) / step);
            for (const { place, weight } of nodes) {
                const distance = (place - path) / step;
                chance += (weight * Math.exp((-distance * distance) / 2)) / (step * Math.sqrt(2 * Math.PI));
            }
            return chance;
        };
    }
    return later(0);
}
function integrate(of, limit, low, intervals) {
    const width = (limit - low) / intervals;
    return Array.from({ length: intervals + 1 }, (_, index) => {
        const place = low + index * width;
        const share = index === 0 || index === intervals ? 1 : index % 2 === 1 ? 4 : 2;
        return { place, weight: ((share * width) / 3) * of(place) };
    });
}
const HIGHEST = 8000;
function heightOfLooks(level, looks) {
    const isEnough = (height, intervals = INTERVALS) => crossingProbability(height / 1000, looks, intervals) <= level;
    let height = (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__  .Y)(HIGHEST, (whole) => isEnough(whole, FEW_INTERVALS)) ?? HIGHEST;
    while (height < HIGHEST && !isEnough(height))
        height++;
    while (height > 1 && isEnough(height - 1))
        height--;
    return height / 1000;
}
function slack(height, { variance, step, df }) {
    const tail = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .IL)(height);
    if (df !== null)
        return -(0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__  .$J)(tail, df) * Math.sqrt(variance);
    return step * (-Math.log(tail) - height) + height * Math.sqrt(variance + step * step);
}
function heightOfSlack(distance, spread) {
    const { variance, step, df } = spread;
    if (variance === 0 && step === 0)
        return distance > 0 ? Infinity : 0;
    if (distance <= slack(0, spread))
        return 0;
    if (df !== null)
        return -(0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)((0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__  .et)(distance / Math.sqrt(variance), df));
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__  .h)({ low: 0, high: 38, tolerance: 1e-9, holds: (height) => slack(height, spread) < distance });
}


  }),

  90875:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    op: () => (  mcnemar),
    p4: () => (  minFlips)
  });
  var _multiplicity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92921);
  var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
  var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);



function mcnemar({ worse, better }) {
    const flips = worse + better;
    if (flips === 0)
        return { midP: 1, exactP: 1, exactPLog10: 0, chi2: null, chi2Corrected: null };
    const { logProbability, logCumulative } = fairBinomial(Math.min(worse, better), flips);
    const probability = Math.exp(logProbability);
    const distance = Math.abs(worse - better);
    return {
        midP: distance === 0 ? 1 - probability / 2 : 2 * Math.exp(logCumulative) - probability,
        exactP: Math.min(1, 2 * Math.exp(logCumulative)),
        exactPLog10: Math.min(0, (Math.LN2 + logCumulative) / Math.LN10),
        chi2: chiSquared(distance, flips),
        chi2Corrected: chiSquared(Math.max(distance - 1, 0), flips),
    };
}
function chiSquared(distance, flips) {
    return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__  .IL)(distance / Math.sqrt(flips))) };
}
function fairBinomial(k, n) {
    const rest = n - k;
    const logProbability = k === 0
        ? -n * Math.LN2
        : (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .$R)(n) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .$R)(k) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .$R)(rest) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .MZ)(k, n / 2) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .MZ)(rest, n / 2) -
            0.5 * Math.log(2 * Math.PI * k * (rest / n));
    let total = 1;
    let term = 1;
    for (let below = k; term > total * 1e-17; below--) {
        term *= below / (n - below + 1);
        total += term;
    }
    return { logProbability, logCumulative: logProbability + Math.log(total) };
}
function minFlips({ alpha, others }) {
    const isSignificant = (flips) => {
        const [adjusted = 1] = (0,_multiplicity_js__WEBPACK_IMPORTED_MODULE_2__  .f)([mcnemar({ worse: flips, better: 0 }).midP, ...others]);
        return adjusted < alpha;
    };
    let flips = 1;
    while (!isSignificant(flips))
        flips += 1;
    return flips;
}


  }),

  92921:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  benjaminiHochberg),
    f: () => (  holm)
  });
function holm(ps) {
    const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p);
    const adjusted = [];
    let largest = 0;
    ascending.forEach(({ p, index }, rank) => {
        largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
        adjusted[index] = largest;
    });
    return adjusted;
}
function benjaminiHochberg(ps) {
    const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p);
    const adjusted = [];
    let smallest = 1;
    descending.forEach(({ p, index }, position) => {
        smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p);
        adjusted[index] = smallest;
    });
    return adjusted;
}


  }),

  25822:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    sU: () => (  pairedTDetectableEffect),
    ue: () => (  pairedT)
  });
  var _bisect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49832);
  var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
  var _moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
  var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
  var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64982);





function pairedT(differences, alpha) {
    const [first] = differences;
    const sd = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__  .JK)(differences);
    if (first === undefined || sd === null)
        return null;
    const n = differences.length;
    const df = n - 1;
    if (sd === 0) {
        const p = first === 0 ? 1 : 2 ** (1 - n);
        const end = p < alpha ? first : null;
        const degenerate = first === 0 ? 'zero-differences' : 'constant-difference';
        return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate };
    }
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__  .i2)(differences);
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__  .$J)(1 - alpha / 2, df) * standardError;
    const [low, high] = [mean - reach, mean + reach];
    const cohenDz = mean / sd;
    const hedgesG = cohenDz * hedgesCorrection(df);
    return { n, mean, sd, t, df, p: (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__  .xw)(t, df), low, high, cohenDz, hedgesG, degenerate: null };
}
function hedgesCorrection(df) {
    if (df === 1)
        return 0;
    const a = (df - 1) / 2;
    const x = a / (a + 0.5);
    const y = 0.5 / (a + 0.5);
    const logInverseBeta = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .AE)({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y);
    return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta);
}
function pairedTPower({ n, alpha }) {
    const df = n - 1;
    const t = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__  .$J)(1 - alpha / 2, df);
    return (dz) => {
        const shift = dz * Math.sqrt(n);
        return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift });
    };
}
function pairedTDetectableEffect({ n, alpha, power }) {
    const powerAt = pairedTPower({ n, alpha });
    return {
        dz: firstReaching((dz) => powerAt(dz) < power),
        normalDz: ((0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__  .Zl)(1 - alpha / 2) + (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__  .Zl)(power)) / Math.sqrt(n),
    };
}
function firstReaching(fallsShort) {
    let high = 1;
    while (fallsShort(high))
        high *= 2;
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_4__  .h)({ low: 0, high, tolerance: 1e-10 * high, holds: fallsShort });
}
function noncentralTUpperTail({ t, df, shift }) {
    if (shift === 0)
        return (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__  .et)(t, df);
    const lambda = shift ** 2 / 2;
    const reach = 8 * Math.sqrt(lambda) + 20;
    const first = Math.max(0, Math.floor(lambda - reach));
    const series = (start) => sumTails({ t, df, lambda, start, end: lambda + reach });
    return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2;
}
function sumTails(range) {
    const { t, df, lambda, start, end } = range;
    const square = t * t;
    const at = { x: square / (square + df), y: df / (square + df), b: df / 2 };
    let a = start + 0.5;
    let weight = Math.exp(start * Math.log(lambda) - lambda - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(start + 1));
    let tail = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .J7)({ ...at, a }).upper;
    let step = Math.exp((0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .AE)({ ...at, a })) / a;
    let total = 0;
    for (let k = start; k <= end; k++) {
        total += weight * tail;
        weight *= lambda / (k + 1);
        tail += step;
        step *= (at.x * (a + at.b)) / (a + 1);
        a++;
    }
    return total;
}


  }),

  57015:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    bg: () => (  roundNoise)
  });
  var _model_rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47704);


function roundNoise(value, noise = _model_rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p) {
    const steps = noise === _model_rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p ? 1e9 : 10 ** -Math.round(Math.log10(noise));
    const scaled = steps < 1 ? value / noise : value * steps;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return (steps < 1 ? Math.round(scaled) * noise : Math.round(scaled) / steps) + 0;
}


  }),

  35191:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B9: () => (  tangoInterval),
    di: () => (  tangoVariance),
    hr: () => (  casesToRuleOut)
  });
  var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49832);
  var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);


function tangoInterval(table) {
    const { worse, better, n } = table;
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)(1 - table.alpha / 2);
    const estimate = (better - worse) / n;
    const isInside = (delta) => (better - worse - n * delta) ** 2 <= z * z * n * tangoVariance(delta, table);
    const end = (limit) => limit * (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__  .h)({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
    return { low: end(-1), high: end(1) };
}
function tangoVariance(delta, table) {
    return Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta));
}
function casesToRuleOut({ margin, alpha }) {
    return Math.floor(((0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)(1 - alpha / 2) ** 2 * (1 - margin)) / margin) + 1;
}
function worseShare(delta, { worse, better, n }) {
    const a = 2 * n;
    const b = -better - worse + (2 * n - better + worse) * delta;
    const c = -worse * delta * (1 - delta);
    return (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a);
}


  })

};
