export const id = 9962;
export const ids = [9962];
export const modules = {

/***/ 94155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findUncovered),
/* harmony export */   j: () => (/* binding */ measureCoverage)
/* harmony export */ });
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78955);
/* harmony import */ var _stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92921);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22837);
/* harmony import */ var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73475);





/** Metrics that are named to a reader who asks what to gate. */
const MOST_NAMED = 3;
/**
 * Which of the candidate's cases no fail gate on a quality metric applies to, and what got worse among them
 * (docs/decision-rules.md#coverage): the quality metrics whose p, by Benjamini and Hochberg over those measured there, is below alpha and
 * whose loss reaches their default margin. Null when every case is covered.
 */
function measureCoverage(input) {
    const { checked, metrics, pairing, asked } = input;
    const columns = new Map(checked.map(({ metric }) => [metric.id, input.columnOf(metric)]));
    const cases = pairing.candidate.filter(({ id }) => asked.has(id));
    const open = findUncovered(checked, cases, (metric, { id }) => {
        const own = columns.get(metric.id);
        return own !== undefined && (own.candidate.has(id) || own.baseline.has(id));
    });
    if (open.length === 0)
        return null;
    const ids = new Set(open.map(({ id }) => id));
    const own = {
        ...pairing,
        baseline: pairing.baseline === null ? null : pairing.baseline.filter(({ id }) => ids.has(id)),
        candidate: open,
        paired: pairing.paired.filter(({ id }) => ids.has(id)),
    };
    const paired = new Set(pairing.paired.map(({ id }) => id));
    const compared = { cases: cases.filter(({ id }) => paired.has(id)).length, uncovered: own.paired.length };
    // A figure of the run says little of a few of its cases.
    const counted = metrics.flatMap((metric) => {
        if (!(0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .seesQuality */ .I6)(metric) || metric.per_run !== undefined)
            return [];
        const { candidate } = input.columnOf(metric);
        return [{ id: metric.id, cases: open.filter(({ id }) => (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .isScored */ .Lo)(candidate.get(id))).length }];
    });
    return {
        cases: cases.length,
        uncovered: open.map(({ id }) => id),
        ...(compared.cases > 0 && compared.cases < cases.length && { compared }),
        gated: qualityGates(checked).length > 0,
        gateable: counted
            .filter((metric) => metric.cases > 0)
            .sort((a, b) => b.cases - a.cases)
            .slice(0, MOST_NAMED)
            .map(({ id }) => id),
        losses: pairing.baseline === null ? [] : findLosses(input, own),
    };
}
/** The cases that no fail gate on a quality metric applies to. */
function findUncovered(checked, cases, applies) {
    const gates = qualityGates(checked);
    return cases.filter((golden) => !gates.some(({ metric, slice }) => (slice === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSelection */ ._w)(golden, slice)) && applies(metric, golden)));
}
function qualityGates(checked) {
    return checked.filter(({ gate, metric }) => gate.severity === 'fail' && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .seesQuality */ .I6)(metric));
}
/** The greatest loss first, in default margins. */
function findLosses({ metrics, compare, alpha }, pairing) {
    const tested = metrics
        .filter((metric) => (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuality */ .qd)(metric) && metric.measured_on === undefined)
        .flatMap((metric) => {
        const comparison = compare(metric, pairing);
        return comparison.p === null ? [] : [{ comparison, p: comparison.p }];
    });
    const adjusted = (0,_stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_3__/* .benjaminiHochberg */ .U)(tested.map(({ p }) => p));
    return tested
        .flatMap(({ comparison }, index) => {
        const p = adjusted[index] ?? 1;
        const size = lossInMargins(comparison);
        return p < alpha && size !== null && size >= 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8
            ? [{ size, listed: { ...comparison, p_adjusted: p } }]
            : [];
    })
        .sort((a, b) => b.size - a.size)
        .map(({ listed }) => listed);
}
/**
 * How many default margins a metric lost; null where it has none, or lost nothing.
 * @example lossInMargins({ metric: success, delta: -0.1, … }) // 2
 */
function lossInMargins({ metric, row, baseline, delta }) {
    const { default_margin: margin, absolute_margin: absolute } = metric;
    if (margin === undefined || delta === null || delta >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8)
        return null;
    if (margin.kind === 'absolute')
        return -delta / margin.value;
    if (row === 'log-ratio') {
        const size = metric.direction === 'lower' ? Math.log1p(margin.value) : -Math.log1p(-margin.value);
        return -delta / size;
    }
    if (baseline === null)
        return null;
    if (baseline > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8)
        return -delta / (margin.value * baseline);
    return absolute === undefined ? null : -delta / absolute;
}


/***/ }),

/***/ 24280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ forecastGates)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60427);
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78955);
/* harmony import */ var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35191);
/* harmony import */ var _forecast_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37210);
/* harmony import */ var _gate_power_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35179);
/* harmony import */ var _test_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92441);








/**
 * What every gate could flag in a suite of these cases, four times in five, and which can never fail: by `findPower`, with the noise and the
 * level that a first run has shown, or with assumed ones, which it lists. In order of the gates.
 * @example forecastGates({ gates: [success], cases: forty, … }).gates[0].text // 'flags drops of 26 points or more (40 cases)'
 */
function forecastGates(input) {
    const sighted = input.gates.map((checked) => look(checked, input));
    const certain = sighted.map((gate) => findCertainty(gate, input));
    const assumptions = new Set();
    const gates = sighted.map((gate, index) => {
        const id = gate.checked.gate.id;
        const known = certain[index] ?? null;
        if (known !== null)
            return { gate: id, ...known };
        const family = sighted.filter(({ checked }, other) => certain[other] === null && checked.gate.severity === gate.checked.gate.severity);
        return { gate: id, ...forecastTest(gate, input, { size: family.length, assumptions }) };
    });
    return { gates, assumed: assumptions.size === 0 ? null : (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAssumptions */ .i2)(assumptions) };
}
function look(checked, { cases, applies, measured }) {
    const { metric, slice } = checked;
    const own = cases.filter((golden) => applies(metric, golden) && (slice === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesSelection */ ._w)(golden, slice)));
    const named = own.flatMap(({ cluster }) => cluster ?? []);
    const isClustered = new Set(named).size < named.length;
    return {
        checked,
        n: own.length,
        clusters: isClustered
            ? own.map(({ id, cluster }) => (cluster === undefined ? `case:${id}` : `cluster:${cluster}`))
            : null,
        measured: own.length === 0 || metric.per_run !== undefined ? null : measured(metric, own),
    };
}
const neverFails = (why) => ({ text: `can never fail: ${why}`, can_fail: false });
const canFail = (text) => ({ text, can_fail: true });
/** What needs no power: gates without a test, and those that can never fail. Null for one that is tested. */
function findCertainty({ checked, n, clusters, measured }, { trials, alpha, deterministic }) {
    const { gate, metric, margin } = checked;
    const noun = nounOf(metric);
    const units = clusters === null ? n : new Set(clusters).size;
    if (metric.measured_on === undefined && n === 0)
        return neverFails('it applies to no case');
    if (margin === null)
        return describeBounds(checked);
    const size = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, margin);
    const hasBounds = gate.min !== null || gate.max !== null;
    if (metric.measured_on !== undefined)
        return canFail(`fails at a ${noun} of ${size} or more, which is known exactly`);
    if (!hasBounds) {
        if (!(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_1__/* .canLose */ .SI)(metric, margin, measured?.level ?? null)) {
            const now = measured === null ? '' : ` from ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, measured.level)}`;
            return neverFails(`its margin of ${size} is more than ${metric.title} can ${noun}${now}`);
        }
        if (metric.environment === 'bound')
            return {
                text: 'can fail only where both sides run interleaved in one job, with `ab` or `baseline: ref`: elsewhere it is not compared',
                can_fail: false,
            };
        if (gate.evidence === 'significant' && metric.per_run !== undefined && units < _test_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__/* .ENOUGH_FOR_A_FIGURE */ .Cb)
            return neverFails(`a figure of the run is information only below ${_test_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__/* .ENOUGH_FOR_A_FIGURE */ .Cb} ${clusters === null ? 'cases' : 'clusters'}, and there ${units === 1 ? 'is' : 'are'} ${units}`);
        if (gate.evidence === 'significant' && units === 1)
            return neverFails(clusters === null ? 'one case is too few to test' : 'all cases are in one cluster');
        if (gate.evidence === 'significant' && (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .isMcnemar */ .qK)(metric, clusters, trials) && 2 ** -n >= alpha)
            return neverFails(`even if all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(n, 'case')} were lost, chance would explain it`);
    }
    if (gate.evidence === 'threshold')
        return canFail(`fails at a ${noun} of ${size} or more, be it chance (${sampleOf(n, clusters)})`);
    if (gate.evidence === 'non-inferior')
        return forecastProof(checked, { n, size, isExact: (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .isMcnemar */ .qK)(metric, clusters, trials) && !deterministic, alpha });
    return null;
}
function describeBounds({ gate: { min, max }, metric }) {
    const [low, high] = metric.range;
    const limits = [
        ...(min !== null && (low === null || min > low) ? [`below ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, min)}`] : []),
        ...(max !== null && (high === null || max < high) ? [`above ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, max)}`] : []),
    ];
    return limits.length === 0
        ? neverFails(`${metric.title} cannot leave its bounds`)
        : canFail(`fails ${limits.join(' or ')}, with or without a baseline`);
}
/** A yes/no gate can only be shown to hold in as many cases as rule its margin out without a loss. */
function forecastProof({ gate, metric, margin }, input) {
    const { n, size, isExact, alpha } = input;
    const demand = `fails unless a ${nounOf(metric)} of ${size} is ruled out`;
    if (!isExact || margin?.kind !== 'absolute' || gate.margin?.value === 0)
        return canFail(`${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(n, 'case')})`);
    const needed = (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_3__/* .casesToRuleOut */ .hr)({ margin: margin.value, alpha });
    return canFail(n < needed
        ? `${demand}: with ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(n, 'case')} it always fails, even without a loss`
        : `${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(n, 'case')})`);
}
/** A gate that is tested, in a family of gates that share a level. */
function forecastTest(gate, input, { size: familySize, assumptions }) {
    const { checked, n, clusters } = gate;
    const { metric, margin } = checked;
    const sample = sampleOf(n, clusters);
    const noun = nounOf(metric);
    const open = canFail(`flags a ${noun} of ${margin === null ? '?' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, margin)} or more where chance does not explain it; how small a one, two runs will show (${sample})`);
    if (margin === null || metric.per_run !== undefined)
        return open;
    const { trials, deterministic } = input;
    const noise = (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .findNoise */ .Mb)({ metric, margin, clusters, measured: gate.measured, trials, deterministic });
    if (noise === null)
        return open;
    const { row, deviation, level, assumed } = noise;
    const series = seriesOf(metric, margin, { row, level });
    // The two halves cancel: no change, with this scatter.
    const differences = Array.from({ length: n }, (_, index) => (index % 2 === 0 ? deviation : -deviation));
    const units = clusters === null ? n : new Set(clusters).size;
    const least = Math.sqrt(1 / (n + 2));
    const se = (metric.kind === 'binary' ? Math.max(deviation, least) : deviation) / Math.sqrt(clusters === null ? n : units);
    const power = (0,_gate_power_js__WEBPACK_IMPORTED_MODULE_5__/* .findPower */ .p)({ metric, baseline: [level], differences, clusters, alpha: input.alpha }, {
        row,
        delta: 0,
        se,
        df: clusters === null ? null : units - 1,
        series: { ...series, values: differences, noise: 1e-9 },
    }, familySize);
    for (const assumption of assumed)
        assumptions.add(assumption);
    if (power === null)
        return canFail(`has too few cases to say what it would flag (${sample})`);
    const figure = flagOf(metric, margin, { flag: power.flag, row, level });
    if (figure === null || !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_1__/* .canLose */ .SI)(metric, figure, metric.kind === 'binary' ? level : null))
        return canFail(`would miss even the loss of everything more than once in five times (${sample})`);
    return canFail(`flags ${noun}s of ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, figure, { round: 'up' })} or more (${sample})`);
}
function seriesOf(metric, margin, { row, level }) {
    if (margin.kind === 'absolute')
        return { kind: 'difference', size: margin.value };
    if (row !== 'log-ratio')
        return { kind: 'shifted', size: margin.value * level };
    return { kind: 'log', size: metric.direction === 'lower' ? Math.log1p(margin.value) : -Math.log1p(-margin.value) };
}
/** Back from the scale of the row to that of the margin. */
function flagOf(metric, { kind }, { flag, row, level }) {
    if (flag === null)
        return null;
    if (kind === 'absolute')
        return { kind, value: flag };
    if (row !== 'log-ratio')
        return { kind, value: flag / level };
    return { kind, value: metric.direction === 'lower' ? Math.expm1(flag) : -Math.expm1(-flag) };
}
const nounOf = ({ direction }) => (direction === 'lower' ? 'rise' : 'drop');
function sampleOf(n, clusters) {
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(n, 'case')}${clusters === null ? '' : ` in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(new Set(clusters).size, 'cluster')}`}`;
}


/***/ }),

/***/ 37210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ findNoise),
/* harmony export */   Xc: () => (/* binding */ measureLevel),
/* harmony export */   i2: () => (/* binding */ writeAssumptions),
/* harmony export */   qK: () => (/* binding */ isMcnemar)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);




/** Share of yes/no outcomes that differ between two runs of the same thing. */
const FLIPS = 0.1;
/** Standard deviation of a score's difference between two runs, as a share of its range. */
const SPREAD = 0.2;
/** The same of the logarithm of an amount. */
const LOG_SPREAD = 0.2;
/** What one arm's column says of some cases; null where none of them is scored. */
function measureLevel(column, cases) {
    const scored = cases.map(({ id }) => column.get(id)).filter(_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .isScored */ .Lo);
    if (scored.length === 0)
        return null;
    const deviations = scored.flatMap(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)(values) ?? []);
    return {
        level: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(scored.map(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values))),
        spread: deviations.length === 0 ? null : Math.sqrt((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(deviations.map((deviation) => deviation ** 2))),
    };
}
/** Null where nothing is known of the metric's scale. */
function findNoise({ metric, margin, clusters, measured, trials, deterministic }) {
    const shares = 1 / trials.baseline + 1 / trials.candidate;
    const spread = measured?.spread ?? null;
    const own = spread === null || spread === 0 ? null : spread * Math.sqrt(shares);
    const [low, high] = metric.range;
    if (metric.kind === 'binary') {
        const row = isMcnemar(metric, clusters, trials) ? 'mcnemar' : 'paired-t';
        const level = measured?.level ?? (metric.direction === 'lower' ? 0 : 1);
        if (own !== null)
            return { row, deviation: own, level, assumed: [] };
        if (deterministic)
            return { row, deviation: 0, level, assumed: ['no-flips'] };
        return { row, deviation: Math.sqrt((FLIPS / 2) * shares), level, assumed: ['flips'] };
    }
    const scale = Math.sqrt(shares / 2);
    if (metric.scale === 'log-ratio' && margin.kind === 'relative') {
        const level = measured?.level ?? 1;
        if (own !== null && level > 0)
            return { row: 'log-ratio', deviation: own / level, level, assumed: [] };
        return { row: 'log-ratio', deviation: LOG_SPREAD * scale, level, assumed: ['amounts'] };
    }
    const width = low === null || high === null ? null : high - low;
    const level = measured?.level ?? (width === null ? null : (low ?? 0) + width / 2);
    const deviation = own ?? (width === null ? null : SPREAD * width * scale);
    if (level === null || deviation === null || (margin.kind === 'relative' && level <= 0))
        return null;
    return { row: 'paired-t', deviation, level, assumed: own === null || measured === null ? ['scores'] : [] };
}
/** One trial a side of a yes/no metric, over independent cases. */
function isMcnemar(metric, clusters, trials) {
    return (metric.kind === 'binary' &&
        metric.per_run === undefined &&
        clusters === null &&
        trials.baseline === 1 &&
        trials.candidate === 1);
}
const ASSUMED = {
    flips: 'one yes/no outcome in ten differs',
    'no-flips': 'no yes/no outcome differs (the target is deterministic)',
    scores: `scores differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(SPREAD * 100)}\u202f% of their range`,
    amounts: `amounts differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(LOG_SPREAD * 100)}\u202f%`,
};
function writeAssumptions(assumptions) {
    const texts = [...assumptions].map((assumption) => ASSUMED[assumption]);
    return `A gate flags such a change four times in five. Assumed of two runs of the same thing: ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(texts)}. To measure it, run \`goldenpair ab --variants NAME,NAME\`.`;
}


/***/ }),

/***/ 35179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findFigures),
/* harmony export */   p: () => (/* binding */ findPower)
/* harmony export */ });
/* harmony import */ var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49832);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
/* harmony import */ var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35191);
/* harmony import */ var _stats_paired_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25822);
/* harmony import */ var _stats_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64982);
/* harmony import */ var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89073);
/* harmony import */ var _test_paired_t_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84710);








const POWER = 0.8;
const FEWEST = 6;
/**
 * The power of a gate by the noise of this run (docs/decision-rules.md#figures-beside-a-gate), in a family of `familySize` gates; null when
 * fewer than six cases, or differences where the row is not McNemar's, say what the noise is. A drop of a yes/no metric brings flips of its
 * own, which a run without it has not shown: a drop of X adds X to the flips, as far as there are cases. Without that a gate of success
 * would flag in half of the runs what it says it flags four times in five (docs/statistics.md). Flips that a change in this run has surely
 * brought are no noise, and are taken off.
 * Source: Connor 1987, Biometrics 43:207, for McNemar's row; Cohen 1988, 2.2, for the paired t test.
 */
function findPower(input, outcome, familySize) {
    const { row, se, series } = outcome;
    const n = input.differences.length;
    const differences = series.kind === 'log' ? series.values : input.differences;
    const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST;
    if (se === null || se === 0 || n < FEWEST || isTooFew || row === 'per-run')
        return null;
    const alpha = input.alpha / familySize;
    const quantile = quantileOf(input, outcome);
    const [significant, powered] = [quantile(1 - alpha / 2), quantile(POWER)];
    const at = variancesOf(input, outcome, se);
    const margin = series.size;
    const byNormal = ({ own, tested }) => significant * Math.sqrt(tested) + powered * Math.sqrt(own);
    const detect = row === 'mcnemar' || input.clusters !== null ? byNormal : byT(n, alpha);
    const leastAt = (drop) => {
        const variances = at(drop);
        return Math.max(detect(variances) / Math.sqrt(n), margin + powered * Math.sqrt(variances.own / n));
    };
    const doubled = at(2 * margin);
    const most = mostLost(input);
    const canLose = (times) => margin > series.noise && times * margin <= most + series.noise;
    return {
        flag: input.metric.kind === 'binary' ? firstFound(leastAt, most) : leastAt(0),
        cases: canLose(2)
            ? Math.ceil(Math.max((byNormal(doubled) / (2 * margin)) ** 2, (powered ** 2 * doubled.own) / margin ** 2))
            : null,
        settle: canLose(1) ? casesToSettle(at(0), { margin, row, quantile, alpha: input.alpha }) : null,
    };
}
/**
 * Cases after which the lower bound lies above -margin with the power, if nothing changed. McNemar's row is bounded by Tango's score interval,
 * whose variance at -margin is larger than what the noise shows.
 */
function casesToSettle({ own }, input) {
    const { margin, row, quantile, alpha } = input;
    const bounded = row === 'mcnemar' ? (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .tangoVariance */ .di)(-margin, { worse: own / 2, better: own / 2, n: 1 }) : own;
    return Math.ceil(((quantile(1 - alpha / 2) * Math.sqrt(bounded) + quantile(POWER) * Math.sqrt(own)) / margin) ** 2);
}
/** What a yes/no metric can get worse by: the share that is good now. */
function mostLost({ metric, baseline }) {
    if (metric.kind !== 'binary')
        return Infinity;
    return metric.direction === 'lower' ? 1 - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(baseline) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(baseline);
}
/** Of t at the degrees of freedom of the clusters, else of the normal distribution. */
function quantileOf({ clusters }, { df }) {
    return clusters !== null && df !== null ? (p) => (0,_stats_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_3__/* .studentTQuantile */ .$J)(p, df) : _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl;
}
/**
 * What a paired t test of n cases finds with the power, in standard deviations times √n. The normal approximation is 5 % too small at
 * n = 20, and 1 % at 100: too much for a figure shown to three digits (docs/decision-rules.md#figures-beside-a-gate).
 */
function byT(n, alpha) {
    const { dz } = (0,_stats_paired_t_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedTDetectableEffect */ .sU)({ n, alpha, power: POWER });
    return ({ own }) => dz * Math.sqrt(n * own);
}
/** McNemar's test takes the mean to be 0, so its own variance has the square of the drop in it. */
function variancesOf(input, { row, delta }, se) {
    const n = input.differences.length;
    const variance = n * se ** 2;
    if (input.metric.kind !== 'binary')
        return () => ({ own: variance, tested: variance });
    // Cases of a cluster are lost together, as they flip together.
    const together = input.clusters === null ? 1 : variance / ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .sampleDeviation */ .gQ)(input.differences) ?? 1) ** 2;
    const flips = Math.max(variance / together, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(input.differences.map((difference) => difference ** 2)));
    const brought = Math.max(0, Math.abs(delta) - (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - input.alpha / 2) * se);
    const noise = Math.max(1 / (n + 2), flips - brought);
    return (drop) => {
        const own = together * Math.max(0, Math.min(1, noise + drop) - drop ** 2);
        return { own, tested: row === 'mcnemar' ? own + drop ** 2 : own };
    };
}
/** The smallest drop that is as large as what is found at it; null when there is none up to `most`. */
function firstFound(leastAt, most) {
    if (leastAt(most) > most)
        return null;
    return (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__/* .bisect */ .h)({ low: 0, high: most, tolerance: 1e-12, holds: (drop) => drop < leastAt(drop) });
}
/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
function findFigures(input, outcome, familySize) {
    const base = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(input.baseline);
    const isRelative = outcome.series.kind === 'log' ||
        (outcome.series.kind === 'shifted' && base > input.noise && outcome.row !== 'per-run');
    const unit = isRelative ? 'relative' : 'absolute';
    const share = (drop) => {
        if (outcome.series.kind === 'log')
            return input.metric.direction === 'lower' ? Math.expm1(drop) : -Math.expm1(-drop);
        return isRelative ? drop / base : drop;
    };
    const power = findPower(input, outcome, familySize);
    const flag = power?.flag ?? null;
    return {
        can_flag: flag === null ? null : share(flag),
        can_rule_out: findRuledOut(input, outcome, base),
        figures_unit: unit,
        cases_needed: power?.cases ?? null,
        cases_to_settle: power?.settle ?? null,
    };
}
/** From the lowest bound of the row, so that it is below the margin exactly when all bounds are above theirs. */
function findRuledOut(input, outcome, base) {
    const { series } = outcome;
    const needsOwnUnit = series.kind === 'shifted' && base <= input.noise && !input.is_single && input.clusters === null;
    const bounds = needsOwnUnit
        ? (0,_test_paired_t_row_js__WEBPACK_IMPORTED_MODULE_4__/* .gaffkeBoundOf */ .aN)(input, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_7__/* .absoluteSeries */ .FQ)(input, 0)).map(({ bound }) => bound())
        : outcome.bounds;
    const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]));
    if (values.length === 0 || values.length < bounds.length)
        return null;
    const lowest = Math.min(...values);
    if (series.kind === 'log') {
        return Math.max(0, input.metric.direction === 'lower' ? Math.expm1(-lowest) : -Math.expm1(lowest));
    }
    if (needsOwnUnit || series.relative === null)
        return Math.max(0, -lowest);
    return Math.max(0, series.relative - lowest / base);
}


/***/ }),

/***/ 60427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ countToSettle),
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible),
/* harmony export */   vd: () => (/* binding */ hasSomethingToLose)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);


/**
 * `formatAmount` of a change for the worse; null where there is none, or the metric cannot change so much from its baseline (null: from
 * wherever it stands).
 */
function formatPossible(metric, { kind, value }, { baseline, ...options }) {
    return value === null || !canLose(metric, { kind, value }, baseline)
        ? null
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind, value }, options);
}
/**
 * Whether a metric can get worse by so much at all.
 * @example canLose(success, { kind: 'absolute', value: 0.9 }, 0.8) // false: from 80 % it cannot fall by 90 points
 * @example canLose(tokens, { kind: 'relative', value: 1.22 }, 900) // true: a rise by 122 % is possible
 */
function canLose(metric, { kind, value }, baseline) {
    const isFall = metric.direction === 'higher';
    if (kind === 'relative' && (baseline === null || baseline < _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
}
/**
 * How many cases like those of a run settle a gate's margin (docs/decision-rules.md#figures-beside-a-gate), the one number that all advice
 * names: to two digits, which is all that the noise of one run supports. Null where there are as many, or nobody knows.
 * @example countToSettle({ cases_to_settle: 337, n: 40 }) // 340
 */
function countToSettle(input) {
    const { cases_to_settle: needed, n } = input;
    if (needed === null || needed <= n)
        return null;
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
    return Math.ceil(needed / unit) * unit;
}
/** Whether the baseline of a compared gate is good enough that its margin can be lost, and so that an unchanged gate says something. */
function hasSomethingToLose(input) {
    const { gate: { margin }, metric, row, baseline, } = input;
    if (margin === null || row === 'exact' || baseline === null)
        return true;
    const { fall, rise } = reachOf(metric, baseline);
    return (metric.direction === 'higher' ? fall : rise) > _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 && canLose(metric, margin, baseline);
}
/**
 * How far a metric can fall and rise from its baseline; Infinity where nothing ends its range.
 * @example reachOf({ range: [0, 1], direction: 'higher' }, 0.8) // { fall: 0.8, rise: 0.2 }, but for float noise
 */
function reachOf({ range: [least, most] }, baseline) {
    const width = least === null || most === null ? Infinity : most - least;
    if (baseline === null)
        return { fall: width, rise: width };
    return {
        fall: least === null ? Infinity : Math.max(0, baseline - least),
        rise: most === null ? Infinity : Math.max(0, most - baseline),
    };
}
/**
 * The part of an interval that the metric's range allows, for display: a t interval knows no range, and would say that a share may change by
 * 130 points. Only the range counts, not where this baseline stands in it: the true one may be elsewhere, and an interval cut there would end
 * at the estimate itself. Where the range has one end (money, tokens), nothing falls by more than there was. What is computed or stored keeps
 * the whole interval. On the log-ratio row every end is possible.
 * @example possibleInterval({ metric: success, row: 'paired-t', baseline: 0.82, interval: { low: -1.2, high: 0.3, method: 't' } }) // low: -1
 */
function possibleInterval(input) {
    const { metric, row, baseline, interval } = input;
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}


/***/ })

};
