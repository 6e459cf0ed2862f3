export const id = 5383;
export const ids = [5383];
export const modules = {

/***/ 83881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ decideFact),
/* harmony export */   o: () => (/* binding */ isOfAnswer)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57015);


/** What times, money and resources took, and what a judge says, may differ although the answers are alike. */
function isOfAnswer({ environment, unit, judged_by = [], aspect }) {
    const isTaken = unit === 's' || unit === 'usd' || unit === 'mb' || unit === 'percent';
    return environment === 'free' && !isTaken && judged_by.length === 0 && aspect !== 'spending';
}
/**
 * Decides a gate of a deterministic target: what was seen is so, without p and without bound. At least one case.
 * @example decideFact({ sign: 1, margin: { kind: 'absolute', value: 0.05 } }, [{ id: 'fig', main: [1, 1], change: 0, again: 0 }])
 * // { kind: 'fact', verdict: 'regressed', delta: -1, slightly_worse: false, changed: ['fig'], unrepeated: [] }
 */
function decideFact({ sign, margin }, cases) {
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .noiseOf */ .YN)(cases.flatMap(({ main, change }) => [...main, change]));
    const differs = (one, other) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNoise */ .bg)(one - other, noise) !== 0;
    const first = ({ main }) => main[0] ?? 0;
    const ids = (some) => some.map(({ id }) => id);
    const varied = cases.filter((one) => one.main.some((value) => differs(value, first(one))));
    if (varied.length > 0)
        return { kind: 'refuted', by: 'main', cases: ids(varied) };
    const changed = cases.filter((one) => differs(one.change, first(one)));
    const unsteady = changed.filter(({ change, again }) => again !== null && differs(again, change));
    if (unsteady.length > 0)
        return { kind: 'refuted', by: 'change', cases: ids(unsteady) };
    const delta = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(cases.map((one) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNoise */ .bg)(sign * (one.change - first(one)), noise)));
    const kept = (1 - sign * margin.value) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(cases.map(first));
    const reachesMargin = margin.kind === 'relative'
        ? sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(cases.map(({ change }) => change)) - kept) <= noise
        : delta <= -margin.value + noise;
    const verdict = () => {
        if (changed.length === 0)
            return 'unchanged';
        if (delta < -noise && reachesMargin)
            return 'regressed';
        return delta > noise ? 'improved' : 'no-regression';
    };
    const word = verdict();
    return {
        kind: 'fact',
        verdict: word,
        delta,
        slightly_worse: word === 'no-regression' && delta < -noise,
        changed: ids(changed),
        unrepeated: ids(changed.filter(({ again }) => again === null)),
    };
}


/***/ }),

/***/ 89807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ casesInOrder),
/* harmony export */   Bi: () => (/* binding */ countGood),
/* harmony export */   FD: () => (/* binding */ varianceOf),
/* harmony export */   IQ: () => (/* binding */ isReadAtEachLook),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   e3: () => (/* binding */ scaleTries),
/* harmony export */   fH: () => (/* binding */ scoredValues),
/* harmony export */   kH: () => (/* binding */ findBadRounds),
/* harmony export */   rY: () => (/* binding */ logMargin)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);


/** Its cases in the order of their ids, by code unit. */
function casesInOrder({ cases }) {
    return [...cases].sort(([one], [other]) => (one < other ? -1 : 1));
}
/** The scored values; none where fewer than half of the tries are scored. */
function scoredValues(tries) {
    const scored = tries.filter((value) => value !== null);
    return scored.length * 2 >= tries.length ? scored : [];
}
/** How many yes/no values are the good one. */
function countGood({ sign }, values) {
    return values.filter((value) => value === (sign === 1 ? 1 : 0)).length;
}
/** On the scale of the margin. */
function scaleTries({ margin }, tries) {
    return margin.kind === 'log' ? tries.map(Math.log) : tries;
}
/** The unbiased variance of tries; 0 below two. */
function varianceOf(tries) {
    return tries.length < 2 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOfSquaredDeviations */ .Mq)(tries) / (tries.length - 1);
}
/** Whether it can end the rounds at any look, before they have ended for another reason. */
function isReadAtEachLook(gate) {
    return gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.is_slice;
}
/**
 * The margin of mean log ratios for a share of the baseline: ln(1 + r) where lower is better, −ln(1 − r) where higher is.
 * @example logMargin(0.1, -1) // 0.09531
 */
function logMargin(share, sign) {
    return sign === -1 ? Math.log1p(share) : -Math.log1p(-share);
}
/**
 * u and the degrees of freedom of a mean over n cases: W/n times the mean of 1/k over steady cases, or over all where none is steady; with no
 * case as if it were one. Log ratios have no u, and n − 1 degrees of freedom.
 */
function stepOf({ margin, width }, n, cases) {
    if (margin.kind === 'log')
        return { step: 0, df: Math.max(1, n - 1) };
    const steady = cases.filter((one) => one.class === 'steady');
    const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries);
    return { step: (width / n) * (weights.length === 0 ? 1 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(weights)), df: null };
}
/** So many standard errors a round of main may be off. */
const HEIGHT = 2.8;
/** With fewer nobody can tell which of them is off. */
const FEWEST_ROUNDS = 3;
/**
 * The rounds of one run of main, by index from 0, whose mean differs too much from that of the others: a bad minute of the provider. Each is
 * asked again once and replaced. All are judged on their first answers. The standard error is that of the tries of this run, and one lost
 * try counts at least. Unscored tries are left out, case by case.
 * @param cases the values of each case, by round
 * @param width the range of the metric
 */
function findBadRounds(cases, width) {
    const count = Math.max(0, ...cases.map(({ length }) => length));
    if (count < FEWEST_ROUNDS)
        return [];
    const variance = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(cases.map((tries) => varianceOf(scoredValues(tries))));
    return Array.from({ length: count }, (_, round) => round).filter((round) => {
        const differences = cases.flatMap((tries) => {
            const own = tries[round] ?? null;
            const others = scoredValues(tries.filter((_, index) => index !== round));
            return own === null || others.length === 0 ? [] : [own - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(others)];
        });
        const n = differences.length;
        if (n === 0)
            return false;
        const limit = Math.max(Math.sqrt((variance * count) / (count - 1)), width) / n;
        return Math.abs((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(differences)) > HEIGHT * limit + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 * width;
    });
}


/***/ }),

/***/ 10354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ openRounds),
/* harmony export */   qn: () => (/* binding */ canBeInRounds),
/* harmony export */   y7: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13669);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22837);
/* harmony import */ var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89073);
/* harmony import */ var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89807);






/** With fewer cases mean log ratios are tested by today's rows (docs/decision-rules.md#log-ratios). */
const ENOUGH_FOR_LOGS = 10;
/**
 * The gates of two runs that are decided on these cases, with their tries: those with a margin on a bounded metric, or on the log scale. All
 * others keep their row (docs/decision-rules.md#rows).
 */
function openRounds(pair) {
    if (pair.facts.no_baseline !== null)
        return [];
    const [main, change] = [(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)(pair.baseline?.trials ?? []), (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)(pair.candidate.trials)];
    return pair.checked.flatMap((checked) => openGate(checked, pair, { main, change }) ?? []);
}
function openGate({ gate, metric, margin, slice }, pair, arms) {
    const { facts, pairing } = pair;
    if (margin === null || facts.redefined.has(metric.id))
        return null;
    if (!canBeInRounds(metric, margin, pairing.paired.length))
        return null;
    const ids = pair.casesOf(metric, slice).compared;
    // Of a metric that neither side has measured there is nothing to plan.
    if (ids.length === 0)
        return null;
    const cases = new Map(ids.map((id) => {
        const trials = { main: arms.main.get(id), change: arms.change.get(id) };
        return [id, readTries(metric, trials, facts.interleaved)];
    }));
    const sign = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__/* .orientationOf */ .MX)(metric);
    const values = [...cases.values()].flatMap(({ main, beside, rounds }) => [main, ...(beside ?? []), ...rounds].flat());
    const scored = values.filter((value) => value !== null);
    const common = {
        ...{ id: gate.id, severity: gate.severity, evidence: gate.evidence, sign, is_slice: slice !== null, cases },
        values: metric.kind === 'binary' && scored.every((value) => value === 0 || value === 1) ? 'yes-no' : 'number',
    };
    if (isOfLogs(metric, margin)) {
        const isPaired = ({ main, beside, rounds }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)([main, ...(beside ?? [])].flat()).length > 0 &&
            (rounds.length === 0 || (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(rounds.flat()).length > 0);
        const pairs = [...cases.values()].filter(isPaired).length;
        const isPositive = pairs >= ENOUGH_FOR_LOGS && scored.every((value) => value > 0);
        return isPositive ? { ...common, width: 0, margin: { kind: 'log', value: (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .logMargin */ .rY)(margin.value, sign) } } : null;
    }
    const range = (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedRange */ .DC)(metric);
    if (range === null)
        return null;
    const width = range.high - range.low;
    if (margin.kind === 'absolute' || isAboveZero(cases))
        return { ...common, width, margin };
    const standIn = metric.absolute_margin;
    return standIn === undefined ? null : { ...common, width, margin: { kind: 'absolute', value: standIn } };
}
const isOfLogs = ({ scale }, { kind }) => kind === 'relative' && scale === 'log-ratio';
/** Whether a gate over so many cases is decided on these cases, as far as its metric and margin say; times keep their rows. */
function canBeInRounds(metric, margin, cases) {
    const isOneFigure = metric.per_run !== undefined || metric.measured_on !== undefined;
    if (isOneFigure || metric.environment === 'bound')
        return false;
    return isOfLogs(metric, margin) ? cases >= ENOUGH_FOR_LOGS : (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedRange */ .DC)(metric) !== null;
}
/** Whether a margin can be relative to main's mean. */
function isAboveZero(cases) {
    return [...cases.values()].some(({ main, beside }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)([main, ...(beside ?? [])].flat()).some((value) => value > 0));
}
/** The tries of one case. Main's were asked beside the change where they have rounds (`baseline: ref`). */
function readTries({ id }, trials, isInterleaved) {
    const { main = [], change = [] } = trials;
    const valuesOf = (some) => some.flatMap(({ scores, unscored, failed }) => {
        const value = scores[id];
        if (value !== undefined)
            return [value];
        // What the metric says nothing of does not count.
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
        failed: failed.main + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(failed.rounds) === 0 ? undefined : failed,
        rounds: roundsOf(asked),
        asked_on: roundsOf(change.filter(isAskedOn)),
    };
}
const UNEVEN_TRIES = 2;
const UNEVEN_SHARE = 0.02;
/** Fixed: it guards a measurement and is no claim at the suite's alpha. */
const UNEVEN_LEVEL = 0.05;
/**
 * What forbids good news of a gate after some rounds: the share of scored cases is below `floor` on a side, or tries are missing unevenly,
 * those of unscored cases too: at least 2 more, and more than 2 points of them, than the other side's share gives, or Fisher's exact test on
 * scored and unscored tries (docs/decision-rules.md#missing-unevenly). Null: nothing.
 */
function findMissing({ cases }, round, floor) {
    const sides = [...cases.values()].map(({ main, beside, rounds, failed }) => ({
        main: { values: beside?.slice(0, round).flat() ?? main, failed: failed?.main ?? 0 },
        change: { values: rounds.slice(0, round).flat(), failed: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(failed?.rounds.slice(0, round) ?? []) },
    }));
    const main = countTries(sides.map((one) => one.main));
    const change = countTries(sides.map((one) => one.change));
    const isShort = [main, change].some(({ cases: all, scored }) => all > 0 && scored / all < floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8);
    const isMissing = isShort || isUneven(main, change) || isUneven(change, main) || isUnlike(main, change);
    return isMissing ? { baseline: main.unscored, candidate: change.unscored } : null;
}
function countTries(sides) {
    const asked = sides.filter(({ values }) => values.length > 0);
    const all = asked.flatMap(({ values }) => values);
    const failed = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(sides.map((one) => one.failed));
    return {
        cases: asked.length,
        scored: asked.filter(({ values }) => (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(values).length > 0).length,
        tries: all.length + failed,
        unscored: all.filter((value) => value === null).length + failed,
    };
}
/** Whether the first lacks more than the other. */
function isUneven(one, other) {
    if (one.unscored === 0 || one.tries === 0 || other.tries === 0)
        return false;
    const excess = one.unscored / one.tries - other.unscored / other.tries;
    return excess > UNEVEN_SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8 && excess * one.tries >= UNEVEN_TRIES - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
}
function isUnlike(one, other) {
    const [marked, all] = [one.unscored + other.unscored, one.tries + other.tries];
    return (0,_stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__/* .fisherExact */ .R)({ hits: one.unscored, drawn: one.tries, marked, all }) < UNEVEN_LEVEL;
}


/***/ }),

/***/ 85632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ expectAnswers),
/* harmony export */   Ts: () => (/* binding */ planRounds),
/* harmony export */   cG: () => (/* binding */ heightsOf),
/* harmony export */   qD: () => (/* binding */ prolonging)
/* harmony export */ });
/* harmony import */ var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87375);
/* harmony import */ var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49832);
/* harmony import */ var _stats_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33568);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22837);
/* harmony import */ var _gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89807);







/** Tries of a case in each round. */
const TRIES = { steady: 1, varying: 2 };
/** Beyond so many cases a gate is not to be settled. */
const MOST_CASES = 1_000_000;
/**
 * The plan of a run, from main's tries alone: classes of the cases, and for each gate its heights and its first look. Only the cases' `main`
 * is read.
 */
function planRounds(input) {
    const { gates, cap, alpha } = input;
    // A plan that leaves a case out takes it out of no statistic.
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
/** Computed once for each cap and level, since every comparison of a run plans. */
function heightsOf(cap, alpha) {
    const key = `${cap} ${alpha}`;
    const rounds = Array.from({ length: cap }, (_, index) => index + 1);
    const heights = HEIGHTS.get(key) ?? {
        lower: rounds.map((first) => (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .heightOfLooks */ .lG)(alpha, rounds.slice(first - 1))),
        change: (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .heightOfLooks */ .lG)(alpha / 2, rounds),
    };
    HEIGHTS.set(key, heights);
    return heights;
}
function classify(gates) {
    const varying = new Set();
    for (const gate of gates)
        for (const [id, { main }] of gate.severity === 'fail' ? gate.cases : [])
            if (isVarying(gate, (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(main)))
                varying.add(id);
    // No reader of run.json takes a key of that name.
    const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()].filter((id) => id !== '__proto__')));
    const classOfId = (id) => [id, varying.has(id) ? 'varying' : 'steady'];
    return Object.fromEntries([...ids].sort().map(classOfId));
}
/**
 * Whether main's tries vary: a share of good ones between .1 and .9, or a plain variance of at least .09 of the squared range. Not on the
 * log scale.
 */
function isVarying(gate, tries) {
    if (tries.length < 2 || gate.margin.kind === 'log')
        return false;
    if (gate.values === 'number')
        return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .populationDeviation */ .rH)(tries) ** 2 >= 0.09 * gate.width ** 2 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
    const share = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .countGood */ .Bi)(gate, tries) / tries.length;
    return share > 0.1 && share < 0.9;
}
/**
 * The cases that main has tried, or all where it has tried none. Steady yes/no cases share one variance, that of all of them that are mostly
 * good; those that are mostly bad have nothing to lose.
 */
function forecast(gate, plan) {
    const { margin } = gate;
    const all = (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .casesInOrder */ .$Q)(gate).map(([id, { main }]) => {
        const [kind, tries] = [(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)(plan, id) ?? 'steady', (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredValues */ .fH)(main)];
        const share = gate.values === 'yes-no' && kind === 'steady' ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .countGood */ .Bi)(gate, tries) / tries.length : null;
        return { class: kind, tries, share };
    });
    const tried = all.filter(({ tries }) => tries.length > 0);
    const shares = tried.flatMap(({ share }) => (share !== null && share >= 0.5 ? [share] : []));
    const typical = shares.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(shares);
    const cases = (tried.length === 0 ? all : tried).map(({ class: kind, tries, share }) => {
        const common = share !== null && share >= 0.5 ? typical * (1 - typical) : 0;
        return { class: kind, variance: share === null ? (0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .varianceOf */ .FD)((0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleTries */ .e3)(gate, tries)) : common, main: tries.length };
    });
    const whole = margin.kind !== 'relative' ? 1 : tried.length === 0 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(tried.map(({ tries }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(tries)));
    return { gate, cases, margin: margin.value * whole };
}
/**
 * The spread after some rounds if nothing changed; `scale` is how many times as many cases of the same kinds there are. Of no case nothing can
 * be ruled out: one try could lose the whole range.
 */
function forecastSpread({ gate, cases }, round, scale = 1) {
    const n = Math.max(1, cases.length * scale);
    const planned = cases.map((one) => ({ ...one, tries: TRIES[one.class] * round }));
    const variance = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(planned.map((one) => one.variance / one.tries + one.variance / Math.max(1, one.main)));
    return { variance: (variance * scale) / n ** 2, ...(0,_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .stepOf */ .cg)(gate, n, planned) };
}
function planGate(of, { lower, change }) {
    const cap = lower.length;
    const heightFrom = (round) => lower[round - 1] ?? 0;
    const slackOf = (round) => (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .slack */ .$)(heightFrom(round), forecastSpread(of, round));
    const isShown = (round) => slackOf(round) <= of.margin + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
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
/**
 * What a plan costs (docs/decision-rules.md). `extra`: cases that are asked in round 1 alone. The gates are those that it was made of. If
 * nothing changed a gate is undecided after a look with the chance that a normal D of the planned variance leaves its lower end at the
 * margin or below.
 */
function expectAnswers(plan, gates, extra = 0) {
    const all = gates.flatMap((gate) => plan.gates.filter(({ id }) => id === gate.id).map((own) => ({ own, of: forecast(gate, plan) })));
    const keep = prolonging(gates, plan);
    const going = all.filter(({ own }) => keep.has(own.id));
    const aRound = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(Object.values(plan.classes).map((kind) => plan.tries[kind]));
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
/** Gates that keep the rounds going: fail gates with a margin that are read at each look, the hopeless ones only where there is no other. */
function prolonging(gates, plan) {
    const read = gates.filter(_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .isReadAtEachLook */ .IQ).map(({ id }) => id);
    const hopeless = new Set(plan.gates.filter((gate) => gate.hopeless === true).map(({ id }) => id));
    const decidable = read.filter((id) => !hopeless.has(id));
    return new Set(decidable.length === 0 ? read : decidable);
}
function chanceUndecided(of, { first, heights, margin }, round) {
    if (first === null || round < first)
        return 1;
    const spread = forecastSpread(of, round);
    const room = margin - (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .slack */ .$)(heights.lower, spread);
    if (spread.variance === 0)
        return room >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8 ? 0 : 1;
    return (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)(room / Math.sqrt(spread.variance));
}
function casesToSettle(of, { alpha, cap }) {
    if (of.cases.length === 0 || of.margin === 0)
        return null;
    const height = heightsOf(cap, alpha).lower[cap - 1] ?? 0;
    return (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__/* .leastWhole */ .N)(MOST_CASES, (cases) => {
        const spread = forecastSpread(of, cap, cases / of.cases.length);
        return (0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .slack */ .$)(height, spread) <= of.margin + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
    });
}


/***/ }),

/***/ 18384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ applyRow),
/* harmony export */   US: () => (/* binding */ isSingleTrialBinary),
/* harmony export */   sB: () => (/* binding */ testAboutZero)
/* harmony export */ });
/* unused harmony export runChecks */
/* harmony import */ var _stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19553);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57015);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22837);
/* harmony import */ var _paired_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18487);
/* harmony import */ var _paired_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89073);
/* harmony import */ var _per_run_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47630);
/* harmony import */ var _row_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58852);
/* harmony import */ var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90875);
/* harmony import */ var _stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29772);
/* harmony import */ var _stats_paired_t_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25822);
/* harmony import */ var _stats_sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13010);
/* harmony import */ var _stats_wilcoxon_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46849);












/** Tests a gate by its row of docs/decision-rules.md#rows; null when its relative margin has a baseline of 0 and nothing stands in. */
function applyRow(input, margin) {
    if (input.metric.per_run !== undefined)
        return perRunOutcome(input, margin);
    if (margin.kind === 'relative' && (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .canTakeLogRatios */ .mm)(input)) {
        const logs = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .takeLogRatios */ .QV)(input);
        return meanOutcome(logs, 'log-ratio', (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .logSeries */ .EX)(logs, margin.value), (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .compareTotals */ .$S)(logs, margin.value));
    }
    const series = (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__/* .linearSeries */ .z9)(input, margin);
    return series === null ? null : meanOutcome(input, isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t', series);
}
/** McNemar needs exactly one trial a case on both sides and independent cases. */
function isSingleTrialBinary(input) {
    return (input.metric.kind === 'binary' &&
        input.clusters === null &&
        input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1));
}
/** The test about 0 of a metric that is a mean over cases; none of one case, or one cluster. */
function testAboutZero(input, row) {
    const { differences, clusters, alpha, noise, is_single: isSingle } = input;
    if (isSingle)
        return _row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_TEST */ .j0;
    if (clusters !== null)
        return (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .testClustered */ .kd)(differences, clusters, alpha, noise);
    return row === 'mcnemar' ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .testMcnemar */ .yW)(input) : (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .testPairedT */ .EL)(differences, alpha);
}
/** On the log-ratio row the differences of `input` are log ratios, and `totals` are beside them. */
function meanOutcome(input, row, series, totals) {
    const { clusters, differences } = input;
    const start = {
        row,
        delta: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(differences),
        series,
        matched_trials: testMatchedTrials(input, row),
        ratio_of_means: totals?.ratio ?? null,
        total_contradicts: totals?.contradicts ?? false,
    };
    const parts = { start, test: testAboutZero(input, row) };
    if (input.is_single)
        return makeOutcome(input, parts);
    if (clusters !== null)
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .boundClustered */ .SV)(input, clusters, series) });
    if (row === 'mcnemar')
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .boundMcnemar */ .Iy)(input, series) });
    if (series.worst !== null)
        return makeOutcome(input, { ...parts, bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .boundBounded */ .Ij)(input, series) });
    const resamples = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .resamplesOf */ .U2)(input, series.values);
    const ownResamples = series.kind === 'shifted' ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .resamplesOf */ .U2)(input, differences) : resamples;
    return makeOutcome(input, {
        ...parts,
        bounds: (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .boundUnbounded */ .V8)(input, series, resamples),
        checks: () => checkBootstrap(ownResamples(), input.alpha),
    });
}
/** A relative margin is a share of the baseline's figure; nothing bounds a figure, so it is never `no-regression`. */
function perRunOutcome(input, margin) {
    const { baseline, candidate } = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOfArms */ .$b)(input);
    if (baseline === null || candidate === null)
        return null;
    const noise = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .noiseOfFigures */ .xK)(input.metric, [baseline, candidate]);
    // Of a percentile the mean is asked, as of any metric (docs/decision-rules.md#medians-and-percentiles).
    const base = input.metric.per_run?.figure === 'percentile' ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(input.baseline) : baseline;
    const isRelative = margin.kind === 'relative' && (base > noise || input.all_equal);
    const size = isRelative
        ? margin.value * baseline
        : margin.kind === 'absolute'
            ? margin.value
            : input.metric.absolute_margin;
    if (size === undefined)
        return null;
    const start = {
        row: 'per-run',
        delta: (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__/* .orientationOf */ .MX)(input.metric) * (candidate - baseline) + 0,
        series: { ...(0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__/* .absoluteSeries */ .FQ)(input, size), relative: isRelative ? margin.value : null, noise },
        matched_trials: null,
        information_only: (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .isInformationOnly */ .$O)(input),
    };
    const test = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .testPerRun */ .JW)(input, { decides: true });
    const percentile = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(() => (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .intervalOfFigure */ .N4)(input, { decides: true }));
    return makeOutcome(input, {
        start,
        test,
        interval: () => (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_2__/* .agreeingInterval */ .EF)(percentile(), test.p, input.alpha),
        checks: () => endsOf(percentile()),
    });
}
function endsOf(percentile) {
    return percentile === null ? {} : { percentile: { low: percentile.low, high: percentile.high } };
}
function makeOutcome(input, { start, test, bounds: rowBounds = [], ...draws }) {
    const hasClusters = input.cluster_count === null || input.cluster_count >= _paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .ENOUGH_CLUSTERS */ .bn;
    const matched = start.matched_trials === null ? {} : { matched_trials: start.matched_trials };
    const bounds = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(() => rowBounds.map(({ bound }) => bound()));
    const boundsHold = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(() => hasClusters && rowBounds.length > 0 && rowBounds.every(({ bound }) => bound().above_margin));
    const interval = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(draws.interval ?? (() => test.interval));
    const checks = (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(() => input.is_single ? matched : { ...runChecks(input, start.row), ...draws.checks?.(), ...matched });
    return {
        ratio_of_means: null,
        total_contradicts: false,
        information_only: false,
        ...test,
        ...start,
        all_equal: input.all_equal,
        reaches_margin: (0,_row_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .reachesMargin */ .Mi)(start.delta, start.series),
        get bounds() {
            return bounds();
        },
        get bounds_hold() {
            return boundsHold();
        },
        get interval() {
            return interval();
        },
        get checks() {
            return checks();
        },
    };
}
/** The bootstrap intervals of the mean, all from one pass of resamples; none where there is nothing to resample. */
function checkBootstrap(resamples, alpha) {
    if (resamples === null)
        return {};
    return {
        percentile: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .percentileInterval */ .J9)(resamples, alpha),
        bca: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .bcaInterval */ .GA)(resamples, alpha),
        studentised: (0,_stats_bootstrap_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .studentisedInterval */ .kB)(resamples, alpha),
    };
}
/**
 * p and delta of the first k scored trials of each pair, k the smaller number; null when every pair has equal numbers.
 * One case, or one cluster of them, shows nothing: p is 1.
 * A mean of three against one trial is skewed and would give too many false improvements (docs/decision-rules.md#unequal-trials).
 */
function testMatchedTrials(input, row) {
    const { pairs, metric } = input;
    if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length))
        return null;
    const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length));
    const baseline = pairs.map((pair, index) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(pair.baseline.values.slice(0, counts[index])));
    const candidate = pairs.map((pair, index) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(pair.candidate.values.slice(0, counts[index])));
    const hasRatios = row === 'log-ratio' && [...baseline, ...candidate].every((value) => value > 0);
    const differences = hasRatios
        ? (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .logRatios */ .vn)(input, baseline, candidate)
        : (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__/* .orientedDifferences */ .bC)(metric, { baseline, candidate }, (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_10__/* .noiseOf */ .YN)(baseline, candidate));
    const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1);
    const { p } = testAboutZero({ ...input, differences }, isMcnemar ? 'mcnemar' : 'paired-t');
    return { p: p ?? 1, delta: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(differences) };
}
/** The smallest double with all its digits: below it two p-values differ only by their logarithms. */
const SMALLEST_P = 2 ** -1022;
/** Other tests of the same pairs: shown, never deciding. */
function runChecks(input, row) {
    if (row === 'mcnemar')
        return checkMcnemar(input);
    if (row === 'per-run' || input.clusters !== null)
        return checkFirstTrials(input);
    const signs = row === 'paired-t' ? checkSigns(input) : {};
    return { ...signs, ...measureEffect(input), ...checkFirstTrials(input) };
}
function checkMcnemar(input) {
    const { worse, better } = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countFlips */ .e8)(input.differences);
    const test = (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__/* .mcnemar */ .op)({ worse, better });
    const good = input.metric.direction === 'lower' ? 0 : 1;
    const bothPass = input.pairs.filter((_, index) => input.differences[index] === 0 && input.candidate[index] === good).length;
    const bothFail = input.pairs.length - worse - better - bothPass;
    return {
        exact_p: test.exactP,
        ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
        chi2: test.chi2?.statistic ?? null,
        chi2_corrected: test.chi2Corrected?.statistic ?? null,
        newcombe10: (0,_stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_5__/* .newcombeInterval */ .QW)({ bothPass, worse, better, bothFail, alpha: input.alpha }),
    };
}
function checkSigns({ differences, metric, seed }) {
    const signFlip = { sign_flip_p: (0,_stats_sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_11__/* .signFlipPermutation */ .L)({ differences, seed: `${seed}/sign-flip` }).p };
    if (metric.kind !== 'ordinal')
        return signFlip;
    const test = (0,_stats_wilcoxon_js__WEBPACK_IMPORTED_MODULE_7__/* .wilcoxon */ .o)(differences);
    return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) };
}
function measureEffect({ differences, alpha }) {
    const test = (0,_stats_paired_t_js__WEBPACK_IMPORTED_MODULE_6__/* .pairedT */ .ue)(differences, alpha);
    return test === null ? {} : { cohen_dz: test.cohenDz, hedges_g: test.hedgesG };
}
/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }) {
    if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
        return {};
    }
    const firsts = (arm) => pairs.map((pair) => pair[arm].values[0] ?? 0);
    const flips = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .countFlips */ .e8)((0,_paired_input_js__WEBPACK_IMPORTED_MODULE_8__/* .orientedDifferences */ .bC)(metric, { baseline: firsts('baseline'), candidate: firsts('candidate') }, _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_12__/* .EPSILON */ .p8));
    return { mcnemar_first_trial_p: (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_4__/* .mcnemar */ .op)(flips).midP };
}


/***/ }),

/***/ 90429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ measureExactGate),
  g: () => (/* binding */ readExact)
});

var round_noise = __webpack_require__(57015);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/compare/test/common-code.js

/**
 * A metric of the source code over the files that both sides have. A mean over files weighs each by its source lines on both sides together, the
 * same on either side, so that no side changes its figure by adding lines to a good file. What is deleted or new is in no figure; where
 * files are gone and others new, what is left of them under another name is looked at too.
 */
function compareCode(id, before, after) {
    const figure = FIGURES[id];
    if (figure === undefined)
        return null;
    const [old, now] = [filesOf(before), filesOf(after)];
    const paths = [...now.keys()].filter((path) => old.has(path));
    const files = { common: paths.length, added: now.size - paths.length, gone: old.size - paths.length };
    const wholes = { baseline: figure(weighOwn(old)), candidate: figure(weighOwn(now)) };
    if (paths.length === 0)
        return { files, common: wholes, moved: null };
    const side = (of) => paths.flatMap((path) => {
        const file = of.get(path);
        const weight = (old.get(path)?.raw.sloc ?? 0) + (now.get(path)?.raw.sloc ?? 0);
        return file === undefined ? [] : [{ file, weight }];
    });
    const common = { baseline: figure(side(old)), candidate: figure(side(now)) };
    return { files, common, moved: files.added > 0 && files.gone > 0 ? wholes : null };
}
/** The measured files of the language that the metrics are of, by path; those without a line of code have nothing to compare. */
function filesOf({ files, language }) {
    const measured = files.filter((file) => file.kind === 'measured');
    const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0);
    return new Map(own.map((file) => [file.path, file]));
}
function weighOwn(files) {
    return [...files.values()].map((file) => ({ file, weight: file.raw.sloc }));
}
function meanOf(read) {
    return (files) => ratio((0,moments/* sum */.cz)(files.map(({ file, weight }) => weight * read(file))), (0,moments/* sum */.cz)(files.map((one) => one.weight)));
}
function sumOf(read) {
    return (files) => (files.length === 0 ? null : (0,moments/* sum */.cz)(files.map(({ file }) => read(file))));
}
function ratioOf(part, whole) {
    return (files) => ratio((0,moments/* sum */.cz)(files.map(({ file }) => part(file))), (0,moments/* sum */.cz)(files.map(({ file }) => whole(file))));
}
function extremeOf(pick, read) {
    return (files) => {
        const values = files.flatMap(({ file }) => read(file) ?? []);
        return values.length === 0 ? null : values.reduce((a, b) => pick(a, b));
    };
}
function ratio(part, whole) {
    return whole === 0 ? null : part / whole;
}
const averageOf = (reading) => ratioOf(({ complexity }) => complexity[reading].average * complexity[reading].count, ({ complexity }) => complexity[reading].count);
const highestOf = (reading) => extremeOf(Math.max, ({ complexity }) => complexity[reading].max);
const declared = (key) => sumOf(({ declarations }) => declarations[key]);
/** As `core/metrics` has them of the totals of a run, but for the means over files, which weigh each alike there. */
const FIGURES = {
    'code.mi': meanOf(({ maintainability }) => maintainability.index),
    'code.lowest-mi': extremeOf(Math.min, ({ maintainability }) => maintainability.index),
    'code.average-complexity': averageOf('functions_only'),
    'code.max-complexity': highestOf('functions_only'),
    'code.average-block-complexity': averageOf('with_classes'),
    'code.max-block-complexity': highestOf('with_classes'),
    'code.halstead-volume': sumOf(({ halstead }) => halstead.volume),
    'code.halstead-difficulty': meanOf(({ halstead }) => halstead.difficulty),
    'code.halstead-effort': sumOf(({ halstead }) => halstead.effort),
    'code.halstead-bugs': sumOf(({ halstead }) => halstead.bugs),
    'code.sloc': sumOf(({ raw }) => raw.sloc),
    'code.lloc': sumOf(({ raw }) => raw.lloc),
    'code.comment-ratio': ratioOf(({ raw }) => raw.comments, ({ raw }) => raw.sloc),
    'code.return-annotations': ratioOf(({ declarations }) => declarations.annotated_functions, ({ declarations }) => declarations.annotatable_functions),
    'code.imports': declared('imports'),
    'code.framework-imports': declared('framework_imports'),
    'code.classes': declared('classes'),
    'code.functions': declared('functions'),
};

var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/test/exact-values.js



const NO_BASIS = { files: null };
/**
 * Reads the two numbers of a metric that no trial is scored by (undefined for any other), of code those over the files that both sides have. Code that one side measured and the other could not is missing
 * data: `invalid`, so that no change passes by a file that does not parse. Other languages, or no baseline, are `not-comparable`.
 */
function readExact(metric, { baseline, candidate, facts }) {
    if (metric.measured_on === undefined)
        return undefined;
    const before = exact_values_valueOf(baseline?.run, metric);
    const after = exact_values_valueOf(candidate.run, metric);
    const values = { baseline: before, candidate: after, whole: after, basis: NO_BASIS, n: 0 };
    if (metric.measured_on === 'table') {
        return { ...values, delta: null, obstacle: obstacleOfTable(metric, candidate.run) };
    }
    const isReview = metric.measured_on === 'code-review';
    const missing = isReview ? null : findMissing(baseline?.run.code_quality, candidate.run.code_quality);
    if (missing !== null)
        return { ...values, delta: null, obstacle: { kind: 'invalid', cause: missing } };
    const cause = findIncomparability(metric, { baseline, candidate, facts });
    if (cause !== null || before === null || after === null)
        return { ...values, delta: null, obstacle: { kind: 'not-comparable', cause: cause ?? { kind: 'not-measured' } } };
    const [old, now] = [baseline?.run.code_quality, candidate.run.code_quality];
    const compared = isReview || old === undefined || now === undefined ? null : compareCode(metric.id, old, now);
    const orient = (figures) => orientFigures(metric, figures);
    if (compared === null)
        return { ...values, obstacle: null, delta: 0, ...orient(values) };
    const common = orient(compared.common);
    if (common === null) {
        const cause = { kind: 'no-common-value', files: compared.files };
        return { ...values, delta: null, obstacle: { kind: 'not-comparable', cause } };
    }
    const moved = compared.moved === null ? null : orient(compared.moved);
    const isWorseMoved = moved !== null && moved.delta < Math.min(0, common.delta);
    const basis = { files: compared.files };
    const all = compared.files.common + compared.files.added;
    return isWorseMoved
        ? { ...values, ...moved, basis: { ...basis, all_files: true }, obstacle: null, n: all }
        : { ...values, ...common, basis, obstacle: null, n: compared.files.common || all };
}
/** A figure that the report's tables lack keeps no bound, and a tick would promise that it did. Where no report was built there are no tables. */
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
    const delta = (0,round_noise/* roundNoise */.bg)((0,paired_input/* orientationOf */.MX)(metric) * (candidate - baseline), (0,round_noise/* noiseOf */.YN)([baseline, candidate]));
    return { baseline, candidate, delta };
}
function exact_values_valueOf(run, { id }) {
    return run?.summaries[id]?.mean ?? null;
}
/** What the baseline measured and the candidate could not, or the other way round; null where nothing is missing. */
function findMissing(old, now) {
    if (now === undefined)
        return old === undefined ? null : { kind: 'code-unmeasured', measured: 'baseline' };
    if (now.unscored !== null)
        return { kind: 'code-unscored', arm: 'candidate', problem: now.unscored };
    if (old === undefined || old.unscored !== null)
        return null;
    return findLost(old, now, 'candidate') ?? findLost(now, old, 'baseline');
}
/** A file that one side measured and `arm` could not. */
function findLost(known, other, arm) {
    const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])));
    const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path));
    if (lost?.kind !== 'unscored')
        return null;
    return { kind: 'file-unscored', arm, path: lost.path, line: lost.line, problem: lost.reason };
}
function findIncomparability(metric, { baseline, candidate, facts }) {
    const [old, now] = [baseline?.run, candidate.run];
    if (facts.no_baseline !== null)
        return { kind: 'no-baseline', lost: facts.no_baseline };
    const how = facts.redefined.get(metric.id);
    if (how !== undefined)
        return { kind: 'redefined', how };
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
    const values = { baseline: exact_values_valueOf(old, metric), candidate: exact_values_valueOf(now, metric) };
    const arms = ['baseline', 'candidate'].filter((arm) => values[arm] === null);
    return arms.length === 0 ? null : { kind: 'no-code-value', arms };
}
/** Why two reviews of the code cannot be compared. */
function findOtherReview({ review: old }, { review: now }) {
    if (now?.kind !== 'reviewed')
        return { kind: 'review', how: 'none', problem: now?.reason ?? null };
    if (old?.kind !== 'reviewed')
        return { kind: 'review', how: 'none-in-baseline', problem: null };
    return old.judge === now.judge ? null : { kind: 'review', how: 'another-judge', problem: null };
}
/** Null where the two numbers cannot be compared, or the gate has no margin. */
function measureExactGate({ margin, metric }, { baseline, candidate, delta, basis, n }) {
    if (margin === null || baseline === null || candidate === null || delta === null)
        return null;
    const noise = (0,round_noise/* noiseOf */.YN)([baseline, candidate]);
    const ofBaseline = Math.abs(baseline) <= noise ? (metric.absolute_margin ?? 0) : margin.value * Math.abs(baseline);
    const size = margin.kind === 'absolute' ? margin.value : ofBaseline;
    const reachesMargin = delta < -noise && -delta >= size - noise;
    return { kind: 'exact', baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n };
}


/***/ }),

/***/ 82710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ casesBeyond),
/* harmony export */   R$: () => (/* binding */ orInvalid),
/* harmony export */   RD: () => (/* binding */ isMissingUnevenly),
/* harmony export */   SA: () => (/* binding */ missingCases),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   Yz: () => (/* binding */ measureGate),
/* harmony export */   lh: () => (/* binding */ findInvalidity),
/* harmony export */   nh: () => (/* binding */ findIncomparability),
/* harmony export */   tb: () => (/* binding */ describeAnswers)
/* harmony export */ });
/* unused harmony exports findGateWithoutTest, findBrokenBound */
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90875);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22837);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57015);
/* harmony import */ var _apply_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18384);
/* harmony import */ var _exact_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90429);
/* harmony import */ var _paired_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89073);
/* harmony import */ var _per_run_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47630);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);









/** Measures one gate by its row (docs/decision-rules.md#rows) and its bounds. */
function measureGate(input) {
    const { checked, cases, facts, alpha, exact } = input;
    const { gate, metric } = checked;
    const value = exact === undefined ? valueOfCandidate(metric, cases) : exact.whole;
    const start = {
        checked,
        cases,
        candidate_value: value,
        broken_bound: findBrokenBound(gate, value),
        missing_unevenly: facts.no_baseline === null && isMissingUnevenly(cases.missing),
    };
    if (exact !== undefined) {
        const { obstacle } = exact;
        // Bounds need no baseline to compare with.
        const stops = obstacle !== null && (obstacle.kind === 'invalid' || checked.margin !== null || value === null);
        const test = stops ? obstacle : (0,_exact_values_js__WEBPACK_IMPORTED_MODULE_3__/* .measureExactGate */ .J)(checked, exact);
        return { ...start, test: test ?? judgeByBounds(start) };
    }
    const seed = `${input.seed}/${gate.id}`;
    const testInput = cases.pairs.length === 0 ? null : (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTestInput */ .R4)({ metric, pairs: cases.pairs, alpha, seed });
    const test = findGateWithoutTest(checked, cases, facts) ?? testGate(checked, testInput);
    return { ...start, test: test.kind === 'bounds-only' ? judgeByBounds(start) : test };
}
/** Nothing is within bounds that was not measured. */
function judgeByBounds(input) {
    const { metric } = input.checked;
    if (input.candidate_value !== null)
        return { kind: 'bounds-only' };
    const figure = input.cases.scored.length === 0 ? null : (metric.per_run?.figure ?? null);
    const cause = metric.measured_on === undefined ? { kind: 'no-value', figure } : { kind: 'not-measured' };
    return { kind: 'not-comparable', cause };
}
/** A gate that could not be measured: whatever fails on its cases is not tried again. */
function evidenceOf(checked, cases, cause) {
    return {
        checked,
        cases: { ...cases, pairs: [], scored: [] },
        ...{ candidate_value: null, broken_bound: null, missing_unevenly: false },
        test: { kind: 'invalid', cause, is_bug: true },
    };
}
function valueOfCandidate(metric, { scored }) {
    const scores = scored.map((one) => one.scores);
    return (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__/* .isInfiniteOf */ .c9)(metric, scores) ? Infinity : (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOfCases */ .aE)(metric, scores);
}
function testGate({ margin }, input) {
    if (margin === null || input === null)
        return { kind: 'bounds-only' };
    const cause = (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingFigure */ .Me)(input);
    if (cause !== null)
        return { kind: 'not-comparable', cause };
    const outcome = (0,_apply_row_js__WEBPACK_IMPORTED_MODULE_2__/* .applyRow */ .Tb)(input, margin);
    return outcome === null
        ? { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }
        : { kind: 'tested', input, outcome };
}
const CASES = 2;
const SHARE = 0.02;
/** Fixed: it guards against a broken measurement and is no claim at the suite's alpha. */
const LEVEL = 0.05;
/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by
 * McNemar's mid-p on scored against unscored (docs/decision-rules.md#missing-unevenly). It forbids the good verdicts.
 */
function isMissingUnevenly({ applicable, only_baseline, only_candidate }) {
    const difference = Math.abs(only_candidate - only_baseline);
    if (difference >= CASES && difference / applicable > SHARE + _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8)
        return true;
    return (0,_stats_mcnemar_js__WEBPACK_IMPORTED_MODULE_1__/* .mcnemar */ .op)({ worse: only_candidate, better: only_baseline }).midP < LEVEL;
}
/** How many cases each arm alone has no score for. */
function missingCases({ missing: { only_baseline, only_candidate } }) {
    return { kind: 'cases-missing', baseline: only_baseline, candidate: only_candidate };
}
/** The value, or what stands in for it when computing it fails, which is a bug of Goldenpair. What the user can mend is thrown on. */
function orInvalid(compute, instead) {
    try {
        return compute();
    }
    catch (error) {
        if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            throw error;
        return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) });
    }
}
/** Why a gate takes no test, in the order of docs/decision-rules.md#gates-without-a-test; null when it takes one. */
function findGateWithoutTest(checked, cases, facts) {
    const invalid = findInvalidity(cases, facts);
    if (invalid !== null)
        return { kind: 'invalid', cause: invalid };
    if (checked.margin === null)
        return { kind: 'bounds-only' };
    const cause = findIncomparability(checked.metric, cases, facts);
    return cause === null ? null : { kind: 'not-comparable', cause };
}
/** Why two arms of a metric cannot be compared; null when they can. */
function findIncomparability(metric, cases, facts) {
    if (facts.no_baseline !== null)
        return { kind: 'no-baseline', lost: facts.no_baseline };
    const how = facts.redefined.get(metric.id);
    if (how !== undefined)
        return { kind: 'redefined', how };
    if (metric.environment === 'bound' && facts.apart !== null)
        return { kind: 'apart', how: facts.apart };
    if (cases.pairs.length > 0)
        return null;
    return cases.left_out === 0 ? { kind: 'nothing-paired' } : { kind: 'left-out', cases: cases.left_out };
}
/** Over how many answers a metric speaks that says nothing of a trial that the target failed; null where it failed none. */
function describeAnswers({ answers: { baseline, candidate } }) {
    if (baseline.failed + candidate.failed === 0)
        return null;
    const write = ({ scored, failed }) => `${scored} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(scored + failed, 'answer')}`;
    const other = baseline.failed === 0 ? '' : `, in the baseline ${write(baseline)}`;
    return `over ${write(candidate)}${other}: a failed trial has no value`;
}
/** Why too little was measured to say anything: a run that was stopped, or too few of the metric's cases scored; null when enough was. */
function findInvalidity(cases, { stopped, min_scored_share: floor }) {
    return stopped ?? tooFewScored(cases, floor);
}
function tooFewScored({ scored_share: share, applicable, lacking }, floor) {
    const find = (arm) => {
        const [value, cases, grades] = [share[arm], applicable[arm], lacking?.[arm] ?? []];
        if (value === null || value >= floor - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8)
            return null;
        return { kind: 'too-few-scored', arm, scored: Math.round(value * cases), cases, floor, grades };
    };
    return find('candidate') ?? find('baseline');
}
/** Which bound the value breaks by more than float noise on the bound's own scale; null for none (docs/decision-rules.md#absolute-bounds). */
function findBrokenBound(gate, value) {
    if (value === null)
        return null;
    if (gate.min !== null && value < gate.min - (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .noiseOf */ .YN)([gate.min]))
        return { kind: 'min', limit: gate.min };
    if (gate.max !== null && value > gate.max + (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_8__/* .noiseOf */ .YN)([gate.max]))
        return { kind: 'max', limit: gate.max };
    return null;
}
/** Which cases of a binary metric break the bound: above 0 for `max`, below 1 for `min`, in the order given. */
function casesBeyond({ kind }, scored) {
    const isBeyond = (value) => (kind === 'max' ? value > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8 : value < 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .EPSILON */ .p8);
    return scored.filter(({ scores }) => isBeyond((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_9__/* .mean */ .i2)(scores.values))).map(({ case_id: id }) => id);
}


/***/ }),

/***/ 89073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ boundedRange),
/* harmony export */   FQ: () => (/* binding */ absoluteSeries),
/* harmony export */   MX: () => (/* binding */ orientationOf),
/* harmony export */   R4: () => (/* binding */ makeTestInput),
/* harmony export */   bC: () => (/* binding */ orientedDifferences),
/* harmony export */   kc: () => (/* binding */ findSingle),
/* harmony export */   z9: () => (/* binding */ linearSeries)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57015);


function makeTestInput(input) {
    const { metric, pairs } = input;
    const baseline = pairs.map((pair) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(pair.baseline.values));
    const candidate = pairs.map((pair) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(pair.candidate.values));
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .noiseOf */ .YN)(baseline, candidate);
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
/** Both arms gave the same to the figure of the run. */
function areAlike(pairs) {
    return pairs.every(({ baseline, candidate }) => {
        const [before, after] = [baseline.record ?? [], candidate.record ?? []];
        return before.length === after.length && before.every((value, at) => isSame(value, after[at] ?? 0));
    });
}
function isSame(left, right) {
    return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(left - right, (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .noiseOf */ .YN)([left, right])) === 0;
}
/** −1 where lower is better, else 1. */
function orientationOf(metric) {
    return metric.direction === 'lower' ? -1 : 1;
}
/** dᵢ = s·(cᵢ − bᵢ), rounded to steps of `noise` (docs/decision-rules.md#differences). */
function orientedDifferences(metric, { baseline, candidate }, noise) {
    const sign = orientationOf(metric);
    return candidate.map((value, index) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(sign * (value - (baseline[index] ?? 0)), noise));
}
function clustersOf(pairs) {
    const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
    if (new Set(named).size === named.length)
        return null;
    return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`));
}
/** Both ends of a bounded metric's range, or null (docs/decision-rules.md#differences). */
function boundedRange(metric) {
    const [low, high] = metric.range;
    return low === null || high === null ? null : { low, high };
}
/** The series of an absolute margin. */
function absoluteSeries(input, size) {
    const range = boundedRange(input.metric);
    const worst = range === null ? null : range.low - range.high;
    const { differences: values, noise } = input;
    return { kind: 'difference', values, limit: -size, worst, size, relative: null, noise };
}
/** The series of a relative margin outside the log scale. */
function shiftedSeries(input, share) {
    const { noise } = input;
    const isLower = input.metric.direction === 'lower';
    const values = input.candidate.map((value, index) => {
        const base = input.baseline[index] ?? 0;
        return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(isLower ? (1 + share) * base - value : value - (1 - share) * base, noise);
    });
    const range = boundedRange(input.metric);
    const worst = range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high;
    return { kind: 'shifted', values, limit: 0, worst, size: share * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(input.baseline), relative: share, noise };
}
/**
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (docs/decision-rules.md#margins).
 */
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(input.baseline) > input.noise || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}
/** Why a single case, or cluster, has no test; null where there are more. */
function findSingle({ is_single: isSingle, pairs }) {
    return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null;
}


/***/ }),

/***/ 18487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bn: () => (/* binding */ ENOUGH_CLUSTERS),
  tQ: () => (/* binding */ FEW_CLUSTERS),
  Ij: () => (/* binding */ boundBounded),
  SV: () => (/* binding */ boundClustered),
  Iy: () => (/* binding */ boundMcnemar),
  V8: () => (/* binding */ boundUnbounded),
  mm: () => (/* binding */ canTakeLogRatios),
  $S: () => (/* binding */ compareTotals),
  e8: () => (/* binding */ countFlips),
  aN: () => (/* binding */ gaffkeBoundOf),
  vn: () => (/* binding */ logRatios),
  EX: () => (/* binding */ logSeries),
  U2: () => (/* binding */ resamplesOf),
  QV: () => (/* binding */ takeLogRatios),
  kd: () => (/* binding */ testClustered),
  yW: () => (/* binding */ testMcnemar),
  EL: () => (/* binding */ testPairedT)
});

// UNUSED EXPORTS: constantBound, tBoundOf

var bootstrap_intervals = __webpack_require__(19553);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/stats/gaffke-bound.js


/**
 * Gaffke's lower bound of the mean of values that cannot be below `worst`, at level 1 − alpha/2; at least one value,
 * all ≥ worst.
 * Source: Gaffke 2005; Learned-Miller & Thomas 2019, arXiv:1905.06208. One imagined case at `worst` joins the values,
 * weights are drawn from Dirichlet(1, …, 1) `draws` times, and the bound is the (⌊draws·alpha/2⌋ + 1)-th smallest
 * weighted mean. All values equal to x: exactly x − (x − worst)·(1 − (alpha/2)^(1/n)), no draws. Cost (10,000 draws):
 * some 20 ms when few values are distinct, however many cases; else about 0.1 ms a case, so a second for 10,000 that
 * all differ. The upper bound for values up to `best` is the mirror image: minus the bound of the negated values with
 * `worst: -best`.
 * @example gaffkeBound({ values: [0, 0, 0], worst: -1, alpha: 0.05, seed: '1' }).lower // -(1 − 0.025^(1/3)) = -0.7075982…
 */
function gaffkeBound({ values, worst, alpha, seed, draws = 10_000, }) {
    const [first] = values;
    if (first === undefined)
        throw new RangeError('Gaffke bound of no values');
    if (values.every((value) => value === first))
        return boundOfEqual(first, values.length, worst, alpha);
    const sums = drawWeightedSums(values, draws, (0,stats_random/* seededRandom */.I)(seed));
    const means = Float64Array.from(sums.values, (total, draw) => (total + worst * sums.imagined[draw]) /
        (sums.weights[draw] + sums.imagined[draw]));
    // alpha/2 of the draws, with room for the noise of the product.
    const lower = means.toSorted()[Math.floor((draws * alpha) / 2 + 1e-9)];
    return { lower, shareAtOrBelow: (limit) => means.filter((mean) => mean <= limit).length / draws };
}
/** The weight of the imagined case is Beta(1, n), so both answers have a closed form. */
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
/** From this many equal values on one gamma draw is cheaper than as many exponential ones. */
const GAMMA_FROM = 10;
/**
 * Weights drawn from Dirichlet(1, …, 1), unscaled: a standard exponential for every value and one for an imagined case.
 * Equal values share one gamma draw, which has the distribution of their weights' sum, and values are taken in
 * ascending order, so their order in the input does not show. Cost: draws × values at about 10 ns; many equal values
 * count as nine.
 */
function drawWeightedSums(given, draws, random) {
    const groups = [...(0,group_by/* countBy */.T)(given)].sort(([left], [right]) => left - right);
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
/**
 * A source of gamma draws of a fixed shape above 1 and scale 1: the sum of that many standard exponentials, at a cost
 * that does not grow with the shape.
 * Source: algorithm GA of Cheng 1977, Appl. Stat. 26:71, with its quick acceptance.
 */
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
/** Where the tail starts, and the area of each layer. */
const TAIL_START = 7.69711747013105;
const LAYER_AREA = 0.003949659822581557;
/** Widths of the layers from the widest, and the density at each; the first is the tail folded into a rectangle. */
const WIDTHS = new Float64Array(LAYERS + 1);
const HEIGHTS = new Float64Array(LAYERS + 1);
WIDTHS[0] = LAYER_AREA / Math.exp(-TAIL_START);
for (let layer = 1, width = TAIL_START; layer < LAYERS; layer++) {
    WIDTHS[layer] = width;
    HEIGHTS[layer] = Math.exp(-width);
    width = -Math.log(Math.exp(-width) + LAYER_AREA / width);
}
HEIGHTS[LAYERS] = 1;
/**
 * A source of standard exponential draws. About 99 in 100 cost one random number, one multiplication and no logarithm.
 * Source: the ziggurat of Marsaglia & Tsang 2000, J. Stat. Softw. 5(8), with layer and position taken from different
 * bits (8 and 24 of the 32), as Doornik 2005 asks.
 */
function exponentialDraws(random) {
    return () => {
        const scaled = random() * LAYERS;
        const layer = scaled | 0;
        const x = (scaled - layer) * WIDTHS[layer];
        return x < WIDTHS[layer + 1] ? x : drawOutsideCore(layer, x, random);
    };
}
/** The rare rest: the tail, which is without memory, or the edge of a layer, which is tried against the density. */
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
var relative_change = __webpack_require__(22837);
var paired_input = __webpack_require__(89073);
var row_outcome = __webpack_require__(58852);
var mcnemar = __webpack_require__(90875);
var tango_interval = __webpack_require__(35191);
var student_t = __webpack_require__(64982);
;// CONCATENATED MODULE: ./build/stats/clusters.js






/**
 * The t test about 0 of the mean over cases when cases come in clusters. `clusters` is aligned with
 * `differences` (already rounded by `roundNoise`, in steps of `noise`); null is a cluster of its own.
 * Source: CR2 of Bell & McCaffrey 2002, Surv. Methodol. 28:169, and Pustejovsky & Tipton 2018, J. Bus. Econ. Stat.
 * 36:672, for an intercept alone with independent, equal variances as the working model: w = n_g/n, V = Σ E_g²/(1 −
 * w_g)/n², df = 1/(Σ w² + (Σ a)² − Σ a²) with a = w²/(1 − w). With one case in every cluster it is `pairedT`.
 * All E_g = 0 is treated as `pairedT` treats constant differences, with k in place of n; a mean of 0 then has p = 1.
 * @throws RangeError below two clusters.
 * @example clusterRobustT({ differences: [1, 2, 6], clusters: ['a', 'b', 'c'], alpha: 0.05 }) // t 1.9640, df 2, as pairedT
 */
function clusterRobustT({ differences, clusters, alpha, noise, }) {
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (k < 2)
        throw new RangeError('cluster-robust t of fewer than two clusters');
    const n = differences.length;
    const shares = sizes.map((size) => size / n);
    const leverages = shares.map((share) => share ** 2 / (1 - share));
    const squared = (values) => (0,moments/* sum */.cz)(values.map((value) => value ** 2));
    const df = 1 / (squared(shares) + (0,moments/* sum */.cz)(leverages) ** 2 - squared(leverages));
    if (isFlat) {
        const allZero = differences.every((difference) => difference === 0);
        const signFlipP = 2 ** (1 - k);
        const end = !allZero && signFlipP < alpha ? mean : null;
        return {
            k,
            mean,
            se: 0,
            df,
            t: null,
            p: mean === 0 ? 1 : signFlipP,
            low: end,
            high: end,
            degenerate: allZero ? 'zero-differences' : 'constant-difference',
        };
    }
    const se = Math.sqrt((0,moments/* sum */.cz)(residuals.map((residual, index) => residual ** 2 / (1 - shares[index])))) / n;
    const t = mean / se;
    const reach = (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df) * se;
    return { k, mean, se, df, t, p: (0,student_t/* studentTTwoSidedP */.xw)(t, df), low: mean - reach, high: mean + reach, degenerate: null };
}
/**
 * Sizes and residual sums of the clusters; `clusters` is aligned with `differences`, and null is a cluster of its own.
 * The differences were rounded to steps of `noise`, so an E_g of up to n_g steps is 0: one loss of 2/3 and two of 1/3 are
 * the same sum but for a billionth, which would be a standard error to divide by (docs/decision-rules.md#rounding).
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
function clusterSums(differences, clusters, noise = relative_change/* EPSILON */.p8) {
    const mean = (0,moments/* mean */.i2)(differences);
    const groups = groupByCluster(differences, clusters);
    const residuals = groups.map((group) => {
        const residual = (0,moments/* sum */.cz)(group.map((difference) => difference - mean));
        return isRounding(residual, group.length, noise) ? 0 : residual;
    });
    return {
        mean,
        sizes: groups.map((group) => group.length),
        residuals,
        isFlat: residuals.every((residual) => residual === 0),
    };
}
/**
 * The cases and the sum of each cluster, in order of first appearance.
 * @example sumClusters([1, 2, 6], ['a', 'a', null]) // sizes [2, 1], sums [3, 6]
 */
function sumClusters(values, clusters) {
    const groups = groupByCluster(values, clusters);
    return { sizes: groups.map((group) => group.length), sums: groups.map(moments/* sum */.cz) };
}
function groupByCluster(values, clusters) {
    if (values.length !== clusters.length)
        throw new RangeError('differences and clusters must be of one length');
    const groups = (0,group_by/* groupBy */.$)(values.entries(), ([at]) => clusters[at] ?? at);
    return [...groups.values()].map((own) => own.map(([, value]) => value));
}
/** Whether the residual sum of `size` cases is no more than their differences were rounded by. */
function isRounding(residual, size, noise) {
    return Math.abs(residual) <= noise * size;
}
/**
 * The cluster bootstrap-t lower bound of the mean over cases at level 1 − alpha/2; null where there is none: fewer than
 * two clusters, no spread between them, or too many resamples without any. `clusters` as for `clusterRobustT`.
 * Source: Cameron, Gelbach & Miller 2008, Rev. Econ. Stat. 90:414 (pairs cluster bootstrap-t). `draws` resamples of k
 * whole clusters; se = √(k/(k − 1)·ΣE_g²)/n, in a resample with its own mean and n; a resample with all E_g* = 0 counts
 * as t* = +∞. L = mean − t*₍q₎·se with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. Cost: draws × k at about 15 ns.
 * @example clusterBootstrapTBound({ differences: [1, 1, 1], clusters: ['a', 'a', 'b'], alpha: 0.05, seed: '1' }) // null
 */
function clusterBootstrapTBound({ differences, clusters, alpha, seed, draws = 10_000, noise = relative_change/* EPSILON */.p8, }) {
    if (differences.length === 0)
        return null;
    const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise);
    const k = sizes.length;
    if (k < 2 || isFlat)
        return null;
    const standardError = (squares, n) => Math.sqrt((k / (k - 1)) * squares) / n;
    const counts = Float64Array.from(sizes);
    const residual = Float64Array.from(residuals);
    const drawnClusters = new Int32Array(k);
    const random = (0,stats_random/* seededRandom */.I)(seed);
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
        // Residuals are about the mean of all cases, so this is mean* − mean.
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
    const t = (0,bootstrap_intervals/* upperDraw */.jz)(statistics, alpha);
    const se = standardError((0,moments/* sum */.cz)(residuals.map((value) => value ** 2)), differences.length);
    return t === null ? null : mean - t * se;
}

;// CONCATENATED MODULE: ./build/compare/test/paired-rows.js










/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
function testPairedT(differences, alpha) {
    const test = (0,paired_t/* pairedT */.ue)(differences, alpha);
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { p, df, low, high, sd, n } = test;
    const method = test.degenerate === null ? 't' : 'point';
    return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) };
}
function resamplesOf({ seed }, values) {
    return (0,row_outcome/* once */.Oo)(() => (0,bootstrap_intervals/* resampleMeans */.y_)({ values, seed: `${seed}/bootstrap-t` }));
}
/** The bounds of a bounded metric on a paired-t row, the cheap one first; with no difference anywhere Gaffke's alone. */
function boundBounded(input, series) {
    const gaffke = gaffkeBoundOf(input, series);
    return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
}
/** t and bootstrap-t; with no difference anywhere nothing bounds what was not seen. */
function boundUnbounded(input, series, resamples) {
    if (input.all_equal)
        return [];
    const bootstrapT = (0,row_outcome/* makeBound */.Tp)('bootstrap-t', series, () => {
        const drawn = resamples();
        return drawn === null ? null : (0,bootstrap_intervals/* bootstrapTBound */.$F)(drawn, input.alpha);
    });
    return [tBoundOf(input, series), bootstrapT];
}
function tBoundOf(input, series) {
    const { values } = series;
    return (0,row_outcome/* makeBound */.Tp)('t', series, () => isConstant(values)
        ? constantBound((0,moments/* mean */.i2)(values), values.length, input.alpha)
        : ((0,paired_t/* pairedT */.ue)(values, input.alpha)?.low ?? null));
}
/** One bound, or none when the metric is unbounded. */
function gaffkeBoundOf({ alpha, seed }, series) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome/* once */.Oo)(() => gaffkeBound({ values, worst, alpha, seed: `${seed}/gaffke` }));
    const { method, bound } = (0,row_outcome/* makeBound */.Tp)('gaffke', series, () => gaffke().lower);
    return [{ method, bound: (0,row_outcome/* once */.Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) })) }];
}
/** Whether all values are the same; differences are rounded, so no tolerance is needed. */
function isConstant(values) {
    return values.every((value) => value === values[0]);
}
/**
 * The t bound of n equal values: the value itself when 2^(1−n) < alpha, else there is none.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
function constantBound(value, n, alpha) {
    return 2 ** (1 - n) < alpha ? value : null;
}
/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
function canTakeLogRatios(input) {
    return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0);
}
/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
function logRatios(input, baseline, candidate) {
    const sign = (0,paired_input/* orientationOf */.MX)(input.metric);
    return candidate.map((value, index) => (0,round_noise/* roundNoise */.bg)(sign * Math.log(value / (baseline[index] ?? value))));
}
/** The same pairs with log ratios for differences, which have no scale but their own; what is equal is then what has ratio 1. */
function takeLogRatios(input) {
    const differences = logRatios(input, input.baseline, input.candidate);
    return { ...input, differences, noise: relative_change/* EPSILON */.p8, all_equal: differences.every((difference) => difference === 0) };
}
/** A relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. `input` has log ratios for differences. */
function logSeries(input, share) {
    const size = input.metric.direction === 'lower' ? Math.log(1 + share) : -Math.log(1 - share);
    return {
        kind: 'log',
        values: input.differences,
        limit: -size,
        worst: null,
        size,
        relative: share,
        noise: input.noise,
    };
}
/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (docs/decision-rules.md#totals).
 */
function compareTotals(input, share) {
    const ratio = (0,moments/* mean */.i2)(input.candidate) / (0,moments/* mean */.i2)(input.baseline);
    const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - relative_change/* EPSILON */.p8 : ratio > 1 - share / 2 + relative_change/* EPSILON */.p8;
    return { ratio, contradicts: !isFine };
}
/** Pairs that changed: worse and better by the metric's direction. */
function countFlips(differences) {
    return {
        worse: differences.filter((difference) => difference < 0).length,
        better: differences.filter((difference) => difference > 0).length,
    };
}
/** McNemar's mid-p with Tango's interval. */
function testMcnemar(input) {
    const flips = countFlips(input.differences);
    const n = input.differences.length;
    const { low, high } = (0,tango_interval/* tangoInterval */.B9)({ ...flips, n, alpha: input.alpha });
    return {
        p: (0,mcnemar/* mcnemar */.op)(flips).midP,
        df: null,
        interval: { low, high, method: 'tango' },
        se: flipError(flips.worse, flips.better, n),
    };
}
/** docs/decision-rules.md#figures-beside-a-gate: √(f+g−(f−g)²/n)/n; below 6 flips that says too little, so √((f+g+1)/(n+2))/√n. */
function flipError(worse, better, n) {
    const flips = worse + better;
    return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n;
}
/** Tango's lower end; for a relative margin the bounds of the shifted series. */
function boundMcnemar(input, series) {
    if (series.kind === 'shifted')
        return boundBounded(input, series);
    const { differences, alpha } = input;
    const tango = () => (0,tango_interval/* tangoInterval */.B9)({ ...countFlips(differences), n: differences.length, alpha }).low;
    return [(0,row_outcome/* makeBound */.Tp)('tango', series, tango)];
}
/** Fewer clusters never show `no-regression`. */
const ENOUGH_CLUSTERS = 20;
/** Fewer clusters are warned about. */
const FEW_CLUSTERS = 10;
/** The CR2 cluster-robust t test; clusters that all lost the same count as constant differences of K cases. */
function testClustered(differences, clusters, alpha, noise) {
    const test = clusterRobustT({ differences, clusters, alpha, noise });
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { df, low, high, se } = test;
    // Clusters whose gains and losses cancel have no change to be sure of, whatever the last bit of the mean says.
    const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= noise;
    const method = test.degenerate === null ? 'cr2-t' : 'point';
    const interval = low === null || high === null || hasNoChange ? null : { low, high, method };
    return { p: hasNoChange ? 1 : test.p, df, interval, se };
}
/** The CR2 t bound, Gaffke's over clusters where the metric is bounded, and the cluster bootstrap-t bound; none when nothing differs. */
function boundClustered(input, clusters, series) {
    if (input.all_equal)
        return [];
    const { alpha } = input;
    const { values: differences, noise } = series;
    const seed = `${input.seed}/cluster-bootstrap-t`;
    return [
        (0,row_outcome/* makeBound */.Tp)('cr2-t', series, () => robustBound(series, clusters, alpha)),
        ...boundClusterSums(series, clusters, { alpha, seed: `${input.seed}/cluster-gaffke` }),
        (0,row_outcome/* makeBound */.Tp)('cluster-bootstrap-t', series, () => clusterBootstrapTBound({ differences, clusters, alpha, seed, noise })),
    ];
}
/**
 * Gaffke's bound with clusters for cases: the mean of x_g = Σ_{i∈g}(dᵢ − limit)/n̄ over the K clusters, n̄ = n/K, is Δ − limit, and no cluster
 * of those sizes can have less than x₀ = (worst − limit)·max n_g/n̄. So the bound of Δ is limit + L, which is above the limit when L is above
 * 0, and it does not lean on how the clusters differ: losses that few clusters carry alone are what the other two bounds miss
 * (docs/decision-rules.md#gaffke-over-clusters). With one case in every cluster it is Gaffke's bound of the cases. None where the metric is
 * unbounded.
 * @example 20 clusters of 5 cases, no loss but in one that lost all, margin .05: worst −1, x₀ = −.95, 19 of x_g = .05 and one −.95
 */
function boundClusterSums(series, clusters, draws) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome/* once */.Oo)(() => {
        const { sizes, sums } = sumClusters(values.map((value) => value - limit), clusters);
        const mean = values.length / sizes.length;
        const shares = sums.map((sum) => (0,round_noise/* roundNoise */.bg)(sum / mean, series.noise));
        return gaffkeBound({ values: shares, worst: ((worst - limit) * Math.max(...sizes)) / mean, ...draws });
    });
    const { method, bound } = (0,row_outcome/* makeBound */.Tp)('cluster-gaffke', series, () => limit + gaffke().lower);
    return [{ method, bound: (0,row_outcome/* once */.Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(0) })) }];
}
function robustBound({ values, noise }, clusters, alpha) {
    const test = clusterRobustT({ differences: values, clusters, alpha, noise });
    if (test === null)
        return null;
    return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha);
}


/***/ }),

/***/ 47630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ ENOUGH_FOR_A_FIGURE),
  EF: () => (/* binding */ agreeingInterval),
  Me: () => (/* binding */ findMissingFigure),
  km: () => (/* binding */ findTooFew),
  N4: () => (/* binding */ intervalOfFigure),
  c9: () => (/* binding */ isInfiniteOf),
  $O: () => (/* binding */ isInformationOnly),
  xK: () => (/* binding */ noiseOfFigures),
  JW: () => (/* binding */ testPerRun),
  aE: () => (/* binding */ valueOfCases),
  $b: () => (/* binding */ valuesOfArms)
});

var moments = __webpack_require__(44785);
var round_noise = __webpack_require__(57015);
var group_by = __webpack_require__(79167);
var percentile = __webpack_require__(26365);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/stats/per-run-resampling.js




/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same `n` cases: the interval at 1 − alpha of orientation·(candidate − baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3. Both arms take the same resampled cases, or whole
 * clusters of them (null: a cluster of its own). A figure that does not exist in a resample (NaN) is left out of the
 * interval. Cost: draws × n at about 5 ns, and two figures a draw.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ n: 200, baseline, candidate: baseline, orientation: -1, seed: '1', alpha: 0.05 }) // { low: 0, high: 0 }
 */
function perRunBootstrap({ n, baseline, candidate, orientation, clusters, seed, draws = 10_000, alpha, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const { units, starts, members } = unitsOf(n, clusters);
    const differences = [];
    const counts = new Int32Array(n);
    for (let draw = 0; draw < draws; draw++) {
        counts.fill(0);
        let size = 0;
        for (let drawn = 0; drawn < units; drawn++) {
            const unit = Math.floor(random() * units);
            const end = starts[unit + 1];
            for (let at = starts[unit]; at < end; at++) {
                const index = members[at];
                counts[index] = counts[index] + 1;
                size++;
            }
        }
        const difference = (0,round_noise/* roundNoise */.bg)(orientation * (candidate(counts, size) - baseline(counts, size)));
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const sorted = Float64Array.from(differences).sort();
    return { low: (0,percentile/* percentileOfSorted */.W)(sorted, alpha / 2), high: (0,percentile/* percentileOfSorted */.W)(sorted, 1 - alpha / 2) };
}
/**
 * What is drawn, and exchanged, as one: the places of single cases, or of the cases of each cluster, those of a unit from its start to the
 * next. A list for each doubles the time of a bootstrap.
 */
function unitsOf(n, clusters = []) {
    const groups = [...(0,group_by/* groupBy */.$)(Array(n).keys(), (at) => clusters[at] ?? at).values()];
    const starts = new Int32Array(groups.length + 1);
    for (const [at, group] of groups.entries())
        starts[at + 1] = starts[at] + group.length;
    return { units: groups.length, starts, members: Int32Array.from(groups.flat()) };
}
/**
 * Two-sided p of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms that ran the same `n` cases, if
 * swapping the arms of a case, or of a whole cluster (null: a cluster of its own), would make no difference: p = (1 + #{|Δ*| ≥ |Δ|}) /
 * (draws + 1) over random swaps. Differences closer than `noise` are equal, and one that does not exist (NaN) counts as larger.
 * Source: the randomisation test of a paired design, Fisher 1935, The Design of Experiments, 21, with the added one of Davison & Hinkley 1997,
 * 4.3; Phipson & Smyth 2010, Stat. Appl. Genet. Mol. Biol. 9:39; stopping early: Besag & Clifford 1991, Biometrika 78:301. Exact for exchangeable arms, whatever the figure is. Cost: draws × n at
 * about 5 ns, and one difference a draw.
 * @example
 * // Ten cases, all worse: of 1,024 swaps only none and all are as far apart, so p is about 2/1,024.
 * perRunPermutation({ n: 10, difference: (exchanged) => 10 - 2 * sum(exchanged), noise: 1e-9, seed: '1' })
 */
function perRunPermutation({ n, difference, clusters, noise, seed, draws = 10_000, enough = null, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const { units, starts, members } = unitsOf(n, clusters);
    const exchanged = new Uint8Array(n);
    const least = Math.abs(difference(exchanged)) - noise;
    let asLarge = 0;
    let draw = 0;
    for (; draw < draws; draw++) {
        if (enough !== null && draw >= enough.draws && asLarge >= enough.as_large)
            break;
        for (let unit = 0; unit < units; unit++) {
            const bit = random() < 0.5 ? 1 : 0;
            const end = starts[unit + 1];
            for (let at = starts[unit]; at < end; at++)
                exchanged[members[at]] = bit;
        }
        if (!(Math.abs(difference(exchanged)) < least))
            asLarge++;
    }
    return (1 + asLarge) / (draw + 1);
}

var run_figures = __webpack_require__(16781);
var row_outcome = __webpack_require__(58852);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/test/per-run-row.js






/** With fewer cases, or clusters, a per-run figure is information only: a few swaps cannot be rare. */
const ENOUGH_FOR_A_FIGURE = 10;
/** With fewer a bootstrap interval of a figure is too narrow to be shown. */
const ENOUGH_FOR_AN_INTERVAL = 200;
/** Cases times draws that a metric without a gate may cost before it is hurried. */
const CASES_DRAWN = 10_000_000;
/** With so many draws as large as what was seen, p is known to a tenth of itself. */
const AS_LARGE = 100;
/** What scored cases say together: the mean of their means, or the figure of the run; null when there is none. */
function valueOfCases(metric, cases) {
    if (metric.per_run !== undefined)
        return (0,run_figures/* figureOfRecords */.YK)(metric.per_run, recordsOf(cases));
    return cases.length === 0 ? null : (0,moments/* mean */.i2)(cases.map(({ values }) => (0,moments/* mean */.i2)(values)));
}
/** Whether they have no value because it is infinite. */
function isInfiniteOf({ per_run: figure }, cases) {
    return figure !== undefined && (0,run_figures/* isInfinite */.Dh)(figure, recordsOf(cases));
}
/** The same of both arms of some pairs. */
function valuesOfArms(input) {
    const { metric, pairs } = input;
    const casesOf = (arm) => pairs.map((pair) => pair[arm]);
    const infinite = ARMS.filter((arm) => isInfiniteOf(metric, casesOf(arm)));
    return {
        baseline: valueOfCases(metric, casesOf('baseline')),
        candidate: valueOfCases(metric, casesOf('candidate')),
        ...(infinite.length > 0 && { infinite }),
    };
}
const ARMS = ['baseline', 'candidate'];
/** Figures of both arms that are closer than this are equal: by their own size, or by the range that they cannot leave. */
function noiseOfFigures(metric, figures) {
    const range = (0,paired_input/* boundedRange */.DC)(metric);
    return (0,round_noise/* noiseOf */.YN)(figures, range === null ? [] : [range.low, range.high]);
}
/** Why two arms of a figure cannot be compared: one of them has none. Null for a mean over cases, and for figures that both have. */
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
/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases) {
    return cases.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
/** A per-run figure with too few cases, or too few clusters of them, is shown and tested by nothing. */
function isInformationOnly(input) {
    return per_run_row_unitsOf(input) < ENOUGH_FOR_A_FIGURE;
}
/** Why a figure is information only. */
function findTooFew(input) {
    const unit = input.cluster_count === null ? 'case' : 'cluster';
    return { kind: 'information-only', unit, units: per_run_row_unitsOf(input), needed: ENOUGH_FOR_A_FIGURE };
}
/** What is exchanged, and drawn, as one: cases, or whole clusters. */
function per_run_row_unitsOf(input) {
    return input.cluster_count ?? input.pairs.length;
}
/** Below 1,000 cases all of them. */
function drawsWithin({ pairs }) {
    return Math.min(10_000, Math.max(1000, Math.ceil(CASES_DRAWN / pairs.length)));
}
/** p by exchanging the arms of cases, or of whole clusters; nothing bounds a figure. */
function testPerRun(input, { decides }) {
    const { metric, clusters } = input;
    if (isInformationOnly(input) || metric.per_run === undefined)
        return row_outcome/* NO_TEST */.j0;
    if (input.all_equal)
        return { ...row_outcome/* NO_TEST */.j0, p: 1 };
    const { baseline, candidate } = valuesOfArms(input);
    const p = perRunPermutation({
        n: input.pairs.length,
        difference: (0,run_figures/* ruleOf */.Y)(metric.per_run).exchange(...recordsOfArms(input)),
        ...(clusters === null ? {} : { clusters }),
        noise: noiseOfFigures(metric, [baseline ?? 0, candidate ?? 0]),
        seed: `${input.seed}/per-run-permutation`,
        enough: decides ? null : { draws: drawsWithin(input), as_large: AS_LARGE },
    });
    return { ...row_outcome/* NO_TEST */.j0, p };
}
/**
 * The percentile bootstrap's interval of the difference over cases, or over whole clusters; null where there are too few of them. It is no
 * part of the test, so it may hold 0 where p is below alpha: the checks show it all the same.
 */
function intervalOfFigure(input, { decides }) {
    const { metric, clusters, alpha } = input;
    if (isInformationOnly(input) || input.pairs.length < ENOUGH_FOR_AN_INTERVAL)
        return null;
    if (metric.per_run === undefined || input.all_equal)
        return null;
    const { resample } = (0,run_figures/* ruleOf */.Y)(metric.per_run);
    const [baseline, candidate] = recordsOfArms(input);
    const { low, high } = perRunBootstrap({
        n: input.pairs.length,
        baseline: resample(baseline),
        candidate: resample(candidate),
        orientation: (0,paired_input/* orientationOf */.MX)(metric),
        ...(clusters === null ? {} : { clusters }),
        seed: `${input.seed}/per-run`,
        ...(!decides && { draws: drawsWithin(input) }),
        alpha,
    });
    return { low, high, method: 'bootstrap' };
}
/** The interval, where it agrees with the test: the two come from different draws. */
function agreeingInterval(interval, p, alpha) {
    if (interval === null || p === null)
        return null;
    const excludesNoChange = interval.low > 0 || interval.high < 0;
    return p < alpha === excludesNoChange ? interval : null;
}
function recordsOfArms({ pairs }) {
    return [recordsOf(pairs.map(({ baseline }) => baseline)), recordsOf(pairs.map(({ candidate }) => candidate))];
}


/***/ }),

/***/ 58852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ reachesMargin),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   Tp: () => (/* binding */ makeBound),
/* harmony export */   j0: () => (/* binding */ NO_TEST)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

const NO_TEST = { p: null, df: null, interval: null, se: null };
/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
function reachesMargin(delta, series) {
    const { noise } = series;
    if (delta >= -noise)
        return false;
    return series.kind === 'shifted' ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(series.values) <= noise : -delta >= series.size - noise;
}
/** A bound with whether it is above its limit; a bound within float noise of it is not. */
function makeBound(method, series, value) {
    const bound = once(() => {
        const lower = value();
        return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise };
    });
    return { method, bound };
}
/**
 * A function that works its value out when first asked and keeps it: some figures of a gate cost 10,000 resamples, and
 * most verdicts need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
function once(make) {
    let kept = null;
    return () => (kept ??= { value: make() }).value;
}


/***/ }),

/***/ 19553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ bootstrapTBound),
/* harmony export */   GA: () => (/* binding */ bcaInterval),
/* harmony export */   J9: () => (/* binding */ percentileInterval),
/* harmony export */   jz: () => (/* binding */ upperDraw),
/* harmony export */   kB: () => (/* binding */ studentisedInterval),
/* harmony export */   y_: () => (/* binding */ resampleMeans)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26365);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52681);




/**
 * The bias-corrected and accelerated bootstrap interval of the mean at level 1 − alpha; null where the correction does
 * not exist: no resampled mean on one side of the mean, or an acceleration that turns the percentiles around.
 * Source: Efron 1987, J. Am. Stat. Assoc. 82:171; DiCiccio & Efron 1996, Stat. Sci. 11:189, (2.3) to (2.6); SciPy
 * `bootstrap(method="BCa")`. Bias z₀ = Φ⁻¹(share of the resampled means below the mean, ties counted half);
 * acceleration by the jackknife, which for a mean is a = Σ(xᵢ − x̄)³ / (6·(Σ(xᵢ − x̄)²)^1.5); the percentiles are
 * Φ(z₀ + (z₀ + z)/(1 − a(z₀ + z))).
 * @example bcaInterval over all 27 resamples of [0, 0, 3], alpha 0.5 // { low: 0.5178…, high: 2 }
 */
function bcaInterval({ mean, centred, shifts }, alpha) {
    const squares = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(Array.from(centred, (value) => value ** 2));
    const acceleration = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(Array.from(centred, (value) => value ** 3)) / (6 * squares ** 1.5);
    const bias = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(shareBelow(shifts, Math.sqrt(squares)));
    if (!Number.isFinite(bias))
        return null;
    const sorted = shifts.toSorted();
    const end = (z) => {
        const shrink = 1 - acceleration * (bias + z);
        return shrink > 0 ? mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentileOfSorted */ .W)(sorted, (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)(-bias - (bias + z) / shrink)) : null;
    };
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - alpha / 2);
    const [low, high] = [end(-z), end(z)];
    return low === null || high === null ? null : { low, high };
}
/** The share of the resampled means below the mean; those that miss it only by rounding count half. */
function shareBelow(shifts, scale) {
    const noise = 1e-13 * scale;
    let halves = 0;
    for (const shift of shifts)
        halves += shift < -noise ? 2 : shift > noise ? 0 : 1;
    return halves / (2 * shifts.length);
}
/**
 * The percentile bootstrap interval of the mean at level 1 − alpha: the middle 1 − alpha of the resampled means.
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; SciPy `bootstrap(method="percentile")`.
 * @example percentileInterval({ mean: 5, shifts: Float64Array.of(-2, -1, 0, 1, 2) }, 0.5) // { low: 4, high: 6 }
 */
function percentileInterval({ mean, shifts }, alpha) {
    const sorted = shifts.toSorted();
    return { low: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentileOfSorted */ .W)(sorted, alpha / 2), high: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentileOfSorted */ .W)(sorted, 1 - alpha / 2) };
}
/**
 * The ⌈(1 − alpha/2)·draws⌉-th smallest of drawn t statistics, which turns into a lower bound; null when it is
 * infinite.
 * @example upperDraw(Float64Array.of(3, 1, 2, 4), 0.5) // 3
 */
function upperDraw(statistics, alpha) {
    // The small step back keeps 0.975 × 10,000 from being rounded up to 9,751.
    const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9);
    const drawn = statistics.toSorted()[rank - 1];
    return Number.isFinite(drawn) ? drawn : null;
}
/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from resamples of the values; null where there is none:
 * too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. L = mean − t*₍q₎·sd/√n with the
 * ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all equal counts as t* = +∞, against the bound.
 * @example bootstrapTBound(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // 5 − 1 = 4
 */
function bootstrapTBound({ mean, standardError, statistics }, alpha) {
    const t = upperDraw(statistics, alpha);
    return t === null ? null : mean - t * standardError;
}
/**
 * The studentised bootstrap (bootstrap-t) interval of the mean at level 1 − alpha, both ends from one pass of
 * resamples; null where an end does not exist. Each end is the lower bound of `bootstrapTBound`, the high one of the
 * negated values.
 * Source: Efron 1981, Can. J. Stat. 9:139; Efron & Tibshirani 1993, An Introduction to the Bootstrap, 12.5.
 * @example studentisedInterval(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // { low: 4, high: 5 }
 */
function studentisedInterval({ mean, standardError, statistics }, alpha) {
    const low = bootstrapTBound({ mean, standardError, statistics }, alpha);
    // A resample without spread counts against this end, too.
    const mirrored = statistics.map((t) => (t === Infinity ? t : -t));
    const high = bootstrapTBound({ mean: -mean, standardError, statistics: mirrored }, alpha);
    return low === null || high === null ? null : { low, high: -high };
}
/**
 * Resamples the values, `draws` times n of them with replacement, from values already rounded by `roundNoise`; null for
 * fewer than two values and for equal ones, which have nothing to resample. Cost: draws × n at about 7 ns.
 * Source: Efron 1979, Ann. Stat. 7:1.
 * @example resampleMeans({ values: [1, 1, 1], seed: '1' }) // null
 */
function resampleMeans({ values, seed, draws = 10_000, }) {
    const sd = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)(values);
    if (sd === null || sd === 0)
        return null;
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values);
    // Centred, so that the sums of squares below lose nothing to a large offset.
    const centred = Float64Array.from(values, (value) => value - mean);
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_3__/* .seededRandom */ .I)(seed);
    const shifts = new Float64Array(draws);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let squares = 0;
        let isFlat = true;
        let first;
        for (let drawn = 0; drawn < n; drawn++) {
            const value = centred[Math.floor(random() * n)];
            total += value;
            squares += value * value;
            first ??= value;
            if (value !== first)
                isFlat = false;
        }
        const variance = (squares - (total * total) / n) / (n - 1);
        shifts[draw] = total / n;
        statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n);
    }
    return { mean, standardError: sd / Math.sqrt(n), centred, shifts, statistics };
}


/***/ }),

/***/ 64982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ studentTQuantile),
/* harmony export */   et: () => (/* binding */ studentTUpperTail),
/* harmony export */   xw: () => (/* binding */ studentTTwoSidedP)
/* harmony export */ });
/* harmony import */ var _special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);


/** P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ x, y, a: df / 2, b: 0.5 });
    return { outside: lower, inside: upper };
}
/**
 * P(|T| > |t|) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed; a tiny p keeps its
 * digits.
 * @example studentTTwoSidedP(2.228138851964938, 10) // 0.05
 */
function studentTTwoSidedP(t, df) {
    return tails(t, df).outside;
}
/**
 * P(T > t) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed.
 * @example studentTUpperTail(1, 1) // 0.25
 */
function studentTUpperTail(t, df) {
    const { outside, inside } = tails(t, df);
    return t >= 0 ? outside / 2 : 0.5 + inside / 2;
}
/**
 * The t with P(T ≤ t) = p: -Infinity at 0, Infinity at 1; fractions of a degree of freedom allowed.
 * Newton's method from the normal quantile. The tail is convex and heavier than the normal one, so every step stays
 * below the answer and goes towards it: no bracket is needed, and the first step that does not move ends it.
 * @throws RangeError outside 0 to 1.
 * @example studentTQuantile(0.975, 10) // 2.228138851964938
 */
function studentTQuantile(p, df) {
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    let t = -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
        const logKernel = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}


/***/ }),

/***/ 13669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fisherExact)
/* harmony export */ });
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

/** R's tolerance for "as likely as what was seen", against the noise of binary fractions. */
const TOLERANCE = 1e-7;
/**
 * Fisher's exact test, two-sided: the probability, when `drawn` of `all` cases are drawn blindly, of a number of hits that is
 * no likelier than the one seen. In (0, 1].
 * Source: Fisher 1935, J. R. Stat. Soc. 98:39; R 4.3 `fisher.test`, scipy.stats.fisher_exact.
 * @example fisherExact({ hits: 6, drawn: 7, marked: 8, all: 13 }) // 0.1025641025641026 (scipy: [[6, 2], [1, 4]])
 */
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
function logChoose(n, k) {
    return (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n - k + 1);
}


/***/ }),

/***/ 33568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ slack),
/* harmony export */   dE: () => (/* binding */ heightOfSlack),
/* harmony export */   lG: () => (/* binding */ heightOfLooks),
/* harmony export */   uu: () => (/* binding */ crossingProbability)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49832);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64982);



/** Intervals of Simpson's rule between two looks; the error of a level is below 1e-7. */
const INTERVALS = 128;
/** Standard deviations below 0 that are left out: a path that low does not come back. */
const DEPTH = 6;
/**
 * The chance that a Brownian path, seen at some rounds (whole numbers, rising), is at one of them at least `height` standard
 * deviations above 0.
 * Source: the recursion of Armitage, McPherson & Rowe 1969, J. R. Stat. Soc. A 132:235, backwards from the last look, so that a small
 * chance keeps its digits.
 * @example crossingProbability(2.289, [1, 2, 3]) // .0250: Pocock 1977, Biometrika 64:191, table 1 (two-sided .05)
 */
function crossingProbability(height, looks) {
    if (height === Infinity)
        return 0;
    /** By how high the path is at a look: the chance to cross at a later one. */
    let later = (_path) => 0;
    for (let at = looks.length - 1; at >= 0; at--) {
        const round = looks[at];
        const step = Math.sqrt(round - (looks[at - 1] ?? 0));
        const limit = height * Math.sqrt(round);
        const nodes = at === looks.length - 1 ? [] : integrate(later, limit, -DEPTH * Math.sqrt(round));
        later = (path) => {
            let chance = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)((limit - path) / step);
            for (const { place, weight } of nodes) {
                const distance = (place - path) / step;
                chance += (weight * Math.exp((-distance * distance) / 2)) / (step * Math.sqrt(2 * Math.PI));
            }
            return chance;
        };
    }
    return later(0);
}
/** Places below a limit with their weights by Simpson's rule, times the function there. */
function integrate(of, limit, low) {
    const width = (limit - low) / INTERVALS;
    return Array.from({ length: INTERVALS + 1 }, (_, index) => {
        const place = low + index * width;
        const share = index === 0 || index === INTERVALS ? 1 : index % 2 === 1 ? 4 : 2;
        return { place, weight: ((share * width) / 3) * of(place) };
    });
}
/**
 * The one height that is crossed at some look with chance `level`, rounded up to three decimals.
 * Source: Pocock 1977, Biometrika 64:191, whose constants are for looks from the first on and 2·`level`.
 * @example heightOfLooks(0.05, [2, 3]) // 1.840
 */
function heightOfLooks(level, looks) {
    return ((0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__/* .leastWhole */ .N)(8000, (height) => crossingProbability(height / 1000, looks) <= level) ?? 8000) / 1000;
}
/**
 * How far the true mean difference may be from the one seen, at `height` standard deviations: u·(c₀ − z) + z·√(V + u²) with c₀ = −ln(1 −
 * Φ(z)). Without any difference it is u·c₀, the bound of Clopper & Pearson 1934 for no loss (Hoeffding 1956, Ann. Math. Stat. 27:713:
 * unequal chances only help); with many it is z·√V (Wilson 1927; Tango 1998, Stat. Med. 17:891). With `df` it is t·√V, t of the chance of z.
 * @example slack(1.6448536, { variance: 0, step: 1 / 60, df: null }) // 0.0499 = −ln .05/60
 */
function slack(height, { variance, step, df }) {
    const tail = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)(height);
    if (df !== null)
        return -(0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__/* .studentTQuantile */ .$J)(tail, df) * Math.sqrt(variance);
    return step * (-Math.log(tail) - height) + height * Math.sqrt(variance + step * step);
}
/**
 * The height, 0 or more, at which the slack is `distance` (0 or more): Infinity where nothing varies and there is a distance.
 * @example heightOfSlack(0.0499, { variance: 0, step: 1 / 60, df: null }) // 1.645
 */
function heightOfSlack(distance, spread) {
    const { variance, step, df } = spread;
    if (variance === 0 && step === 0)
        return distance > 0 ? Infinity : 0;
    if (distance <= slack(0, spread))
        return 0;
    if (df !== null)
        return -(0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_1__/* .studentTUpperTail */ .et)(distance / Math.sqrt(variance), df));
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__/* .bisect */ .h)({ low: 0, high: 38, tolerance: 1e-9, holds: (height) => slack(height, spread) < distance });
}


/***/ }),

/***/ 90875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ leastFlips),
/* harmony export */   op: () => (/* binding */ mcnemar)
/* harmony export */ });
/* unused harmony export fairBinomial */
/* harmony import */ var _multiplicity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92921);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);



/**
 * McNemar's test of paired passes and failures, from the two counts of one-way flips; symmetric in them. Nothing
 * flipped: p = 1.
 * Source: Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91. X ~ Bin(worse + better, ½), k = min(worse,
 * better): exact p = min(1, 2·P(X ≤ k)), mid-p = 2·P(X ≤ k) − P(X = k), or 1 − P(X = k)/2 when the counts are equal.
 * @example mcnemar({ worse: 7, better: 1 }).midP // 0.0390625 (exact p 0.0703125; Bentur 2009 in the paper)
 */
function mcnemar({ worse, better }) {
    const flips = worse + better;
    if (flips === 0)
        return { midP: 1, exactP: 1, exactPLog10: 0, chi2: null, chi2Corrected: null };
    const { logProbability, logCumulative } = fairBinomial(Math.min(worse, better), flips);
    const probability = Math.exp(logProbability);
    const distance = Math.abs(worse - better);
    return {
        midP: distance === 0 ? 1 - probability / 2 : 2 * Math.exp(logCumulative) - probability,
        exactP: distance === 0 ? 1 : Math.min(1, 2 * Math.exp(logCumulative)),
        exactPLog10: distance === 0 ? 0 : Math.min(0, (Math.LN2 + logCumulative) / Math.LN10),
        chi2: chiSquared(distance, flips),
        chi2Corrected: chiSquared(Math.max(distance - 1, 0), flips),
    };
}
function chiSquared(distance, flips) {
    return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)(distance / Math.sqrt(flips))) };
}
/**
 * ln P(X = k) and ln P(X ≤ k) for X ~ Bin(n, ½), 0 ≤ k ≤ n/2, n ≥ 1: logarithms, because 2⁻ⁿ leaves the doubles at n =
 * 1075.
 * Source: the saddle-point form of Loader 2000; the sum by the ratio of neighbouring terms, largest first.
 * @example fairBinomial(1, 8) // { logProbability: ln(8/256), logCumulative: ln(9/256) }
 */
function fairBinomial(k, n) {
    const rest = n - k;
    const logProbability = k === 0
        ? -n * Math.LN2
        : (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(n) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(k) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(rest) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .MZ)(k, n / 2) -
            (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .MZ)(rest, n / 2) -
            0.5 * Math.log(2 * Math.PI * k * (rest / n));
    let total = 1;
    let term = 1;
    for (let below = k; below > 0 && term > total * 1e-17; below--) {
        term *= below / (n - below + 1);
        total += term;
    }
    return { logProbability, logCumulative: logProbability + Math.log(total) };
}
/**
 * The fewest flips that can be significant: so many in one direction have McNemar's mid-p, adjusted by Holm with the other p-values of the
 * family, below alpha. As many in both directions, or fewer, never are.
 * Source: the mid-p of k one-way flips is 2⁻ᵏ (Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91).
 * @example leastFlips({ alpha: 0.05, others: [] }) // 5: 2⁻⁵ = .031, and 2⁻⁴ = .0625
 * @example leastFlips({ alpha: 0.05, others: [0.4, 0.6] }) // 6: 3 · 2⁻⁶ = .047
 */
function leastFlips({ alpha, others }) {
    const isSignificant = (flips) => {
        const [adjusted = 1] = (0,_multiplicity_js__WEBPACK_IMPORTED_MODULE_2__/* .holm */ .f)([mcnemar({ worse: flips, better: 0 }).midP, ...others]);
        return adjusted < alpha;
    };
    let flips = 1;
    while (!isSignificant(flips))
        flips += 1;
    return flips;
}


/***/ }),

/***/ 92921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg),
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's adjusted p-values, in input order: p̃₍ᵢ₎ = max over j ≤ i of min(1, (G − j + 1)·p₍ⱼ₎); ties get equal values.
 * Source: Holm 1979, Scand. J. Stat. 6:65; R `p.adjust(method = "holm")`.
 * @example holm([0.04, 0.03]) // [0.06, 0.06]
 */
function holm(ps) {
    const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p);
    const adjusted = new Array(ps.length).fill(1);
    let largest = 0;
    ascending.forEach(({ p, index }, rank) => {
        largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
        adjusted[index] = largest;
    });
    return adjusted;
}
/**
 * Benjamini and Hochberg's adjusted p-values, in input order: p̃₍ᵢ₎ = min over j ≥ i of min(1, G·p₍ⱼ₎/j); ties get
 * equal values.
 * Source: Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57:289; R `p.adjust(method = "BH")`.
 * @example benjaminiHochberg([0.01, 0.02, 0.9]) // [0.03, 0.03, 0.9]
 */
function benjaminiHochberg(ps) {
    const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p);
    const adjusted = new Array(ps.length).fill(1);
    let smallest = 1;
    descending.forEach(({ p, index }, position) => {
        smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p);
        adjusted[index] = smallest;
    });
    return adjusted;
}


/***/ }),

/***/ 25822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sU: () => (/* binding */ pairedTDetectableEffect),
/* harmony export */   ue: () => (/* binding */ pairedT)
/* harmony export */ });
/* unused harmony exports pairedTPower, noncentralTUpperTail */
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49832);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64982);





/**
 * The paired t test about 0, from differences already rounded by `roundNoise`; null below two of them.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so
 * docs/decision-rules.md#paired-t decides: all zero means p = 1 and no interval; all equal to x ≠ 0 means the exact sign-flip p = 2^(1−n),
 * and the interval is the point x when that is below alpha, else none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
function pairedT(differences, alpha) {
    const [first] = differences;
    const sd = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleDeviation */ .gQ)(differences);
    if (first === undefined || sd === null)
        return null;
    const n = differences.length;
    const df = n - 1;
    if (sd === 0) {
        const p = first === 0 ? 1 : 2 ** (1 - n);
        const end = first !== 0 && p < alpha ? first : null;
        const degenerate = first === 0 ? 'zero-differences' : 'constant-difference';
        return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate };
    }
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(differences);
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTQuantile */ .$J)(1 - alpha / 2, df) * standardError;
    const cohenDz = mean / sd;
    return {
        n,
        mean,
        sd,
        t,
        df,
        p: (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTTwoSidedP */ .xw)(t, df),
        low: mean - reach,
        high: mean + reach,
        cohenDz,
        hedgesG: cohenDz * hedgesCorrection(df),
        degenerate: null,
    };
}
/**
 * Γ(df/2) / (√(df/2)·Γ((df − 1)/2)), which is √(2π/df) / B((df − 1)/2, ½); 0 at df = 1. Hedges 1981, J. Educ. Stat.
 * 6:107.
 */
function hedgesCorrection(df) {
    if (df === 1)
        return 0;
    const a = (df - 1) / 2;
    const x = a / (a + 0.5);
    const y = 0.5 / (a + 0.5);
    const logInverseBeta = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y);
    return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta);
}
/**
 * The power of the two-sided paired t test of `n` pairs, more than 1, fractions allowed: a function of the true mean in standard deviations
 * of the differences. Both tails are counted.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict =
 * TRUE)`.
 * @example pairedTPower({ n: 34, alpha: 0.05 })(0.5) // 0.8077775
 */
function pairedTPower({ n, alpha }) {
    const df = n - 1;
    const t = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTQuantile */ .$J)(1 - alpha / 2, df);
    return (dz) => {
        const shift = dz * Math.sqrt(n);
        return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift });
    };
}
/**
 * The smallest true mean, in standard deviations of the differences, that `n` pairs find with the given power (above
 * alpha): `dz` by the noncentral t distribution, `normalDz` by its normal approximation, (z(1 − alpha/2) + z(power))/√n,
 * which is too small for few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
function pairedTDetectableEffect({ n, alpha, power }) {
    const powerAt = pairedTPower({ n, alpha });
    return {
        dz: firstReaching((dz) => powerAt(dz) < power),
        normalDz: ((0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2) + (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(power)) / Math.sqrt(n),
    };
}
/** Where a rising power no longer falls short, from 0 on. */
function firstReaching(fallsShort) {
    let high = 1;
    while (fallsShort(high))
        high *= 2;
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_4__/* .bisect */ .h)({ low: 0, high, tolerance: 1e-10 * high, holds: fallsShort });
}
/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign
 * of the shift: ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
function noncentralTUpperTail({ t, df, shift }) {
    if (shift === 0)
        return (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTUpperTail */ .et)(t, df);
    const lambda = shift ** 2 / 2;
    // The weights are Poisson-like: nothing counts this far from their mean (Bernstein's bound is below 1e-14).
    const reach = 8 * Math.sqrt(lambda) + 20;
    const first = Math.max(0, Math.floor(lambda - reach));
    const series = (start) => sumTails({ t, df, lambda, start, end: lambda + reach });
    return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2;
}
/** Σ e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) over k = start, start + 1 … end. */
function sumTails(range) {
    const { t, df, lambda, start, end } = range;
    const square = t * t;
    const at = { x: square / (square + df), y: df / (square + df), b: df / 2 };
    let a = start + 0.5;
    let weight = Math.exp(start * Math.log(lambda) - lambda - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(start + 1));
    let tail = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ ...at, a }).upper;
    // x^a·y^b/(a·B(a, b)), which the next tail has more (DLMF 8.17.20).
    let step = t === 0 ? 0 : Math.exp((0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ ...at, a })) / a;
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


/***/ }),

/***/ 57015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   bg: () => (/* binding */ roundNoise)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22837);


/** Beyond these powers of ten the factors below would leave the range of a double. */
const [LEAST_POWER, LARGEST_POWER] = [-290, 290];
/**
 * The same for figures of any size: a billionth of the power of ten that none of them exceeds, without their signs; `EPSILON` where
 * all are 0. So a cost of 1e-6 a query keeps as many digits as a rate does (docs/decision-rules.md#rounding).
 * @example noiseOf([0, -1]) // 1e-9
 * @example noiseOf([0.000002, 0.0000031]) // 1e-14, a billionth of 0.00001
 */
function noiseOf(...lists) {
    let largest = 0;
    for (const values of lists) {
        for (const value of values) {
            const size = Math.abs(value);
            if (size > largest && size < Infinity)
                largest = size;
        }
    }
    if (largest === 0)
        return _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8;
    const power = Math.ceil(Math.log10(largest));
    return Number(`1e${Math.max(LEAST_POWER, Math.min(LARGEST_POWER, power)) - 9}`);
}
/**
 * The value rounded to whole steps of `noise`, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 steps are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
function roundNoise(value, noise = _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
    // A division by a whole power of ten is exact to the last digit, a product with its reciprocal is not.
    const steps = noise === _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 ? 1e9 : 10 ** -Math.round(Math.log10(noise));
    const scaled = steps < 1 ? value / noise : value * steps;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return (steps < 1 ? Math.round(scaled) * noise : Math.round(scaled) / steps) + 0;
}


/***/ }),

/***/ 35191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ tangoInterval),
/* harmony export */   di: () => (/* binding */ tangoVariance),
/* harmony export */   hr: () => (/* binding */ casesToRuleOut)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49832);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);


/**
 * Tango's score interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Source: Tango 1998, Stat. Med. 17:891. All δ with (g − f − nδ)² ≤ z²·n·(2q + δ(1 − δ)), f worse, g better, q the
 * constrained estimate of the worse share; each end by bisection to 1e-12. With no flips it is ±z²/(n + z²).
 * @example tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 }) // { low: -0.277532799863, high: 0.277532799863 }
 */
function tangoInterval(table) {
    const { worse, better, n } = table;
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - table.alpha / 2);
    const estimate = (better - worse) / n;
    const isInside = (delta) => (better - worse - n * delta) ** 2 <= z * z * n * tangoVariance(delta, table);
    const end = (limit) => estimate === limit
        ? limit
        : limit * (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
    return { low: end(-1), high: end(1) };
}
/** The variance of one pair's difference that the interval assumes when the true difference is `delta`; counts may be expected ones. */
function tangoVariance(delta, table) {
    return Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta));
}
/**
 * How many pairs without a single flip rule out a loss of `margin` (above 0): at no flips the interval's end is z²/(n + z²), so the least n
 * above z²(1 − margin)/margin.
 * @example casesToRuleOut({ margin: 0.05, alpha: 0.05 }) // 73
 */
function casesToRuleOut({ margin, alpha }) {
    const squared = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - alpha / 2) ** 2;
    return Math.floor((squared * (1 - margin)) / margin) + 1;
}
/** q of the paper: the share of pairs that got worse, most likely when the true difference is `delta`. */
function worseShare(delta, { worse, better, n }) {
    const a = 2 * n;
    const b = -better - worse + (2 * n - better + worse) * delta;
    const c = -worse * delta * (1 - delta);
    const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
    // The other form of the same root: above b = 0 the usual one would subtract two near-equal numbers.
    return b > 0 ? (-2 * c) / (root + b) : (root - b) / (2 * a);
}


/***/ })

};
