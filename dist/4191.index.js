export const id = 4191;
export const ids = [4191];
export const modules = {

/***/ 57911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findPrimaryGate),
/* harmony export */   P: () => (/* binding */ checkGates)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52730);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62182);



/**
 * Refuses gates that could not mean anything (verdict-rules 0), in the order of that page.
 * Throws the user's errors `gate-metric-unknown`, `several-primary-gates`, `primary-gate-must-compare-and-fail`,
 * `no-fail-gate`, `gate-without-margin`, `gate-on-neutral-metric`, `relative-margin-needs-a-range-from-0`,
 * `non-inferior-per-run`, `non-inferior-these-cases` and `selection-invalid`.
 */
function checkGates(gates, metrics, inference = 'cases-like-these') {
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const checked = gates.map((gate) => {
        const metric = factsById.get(gate.metric);
        if (metric === undefined) {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-metric-unknown', { gate: gate.id, metric: gate.metric, known: [...factsById.keys()] });
        }
        const slice = gate.where === null ? null : (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSelection */ .gO)(gate.where);
        return { gate, metric, margin: marginOf(gate, metric), slice };
    });
    checkPrimary(checked);
    if (!gates.some((gate) => gate.severity === 'fail')) {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-fail-gate', { gates: gates.map((gate) => gate.id) });
    }
    for (const entry of checked)
        checkMargin(entry);
    const unprovable = gates.find(({ evidence }) => evidence === 'non-inferior');
    if (inference === 'these-cases' && unprovable !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('non-inferior-these-cases', { gate: unprovable.id });
    return checked;
}
/** A default margin is taken only by a gate that gives none of margin, `min` and `max`. */
function marginOf(gate, metric) {
    if (gate.margin !== null || gate.min !== null || gate.max !== null)
        return gate.margin;
    return metric.direction === 'neutral' ? null : (metric.default_margin ?? null);
}
function checkPrimary(checked) {
    const primary = checked.filter(({ gate }) => gate.primary);
    if (primary.length > 1)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('several-primary-gates', { gates: primary.map(({ gate }) => gate.id) });
    for (const { gate, margin } of primary) {
        if (gate.severity === 'fail' && margin !== null)
            continue;
        const problem = gate.severity === 'fail' ? 'has no margin' : 'has severity warn';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('primary-gate-must-compare-and-fail', { gate: gate.id, problem });
    }
}
function checkMargin({ gate, metric, margin }) {
    const facts = { gate: gate.id, metric: metric.id };
    if (margin === null) {
        if (gate.min === null && gate.max === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-without-margin', facts);
        return;
    }
    if (metric.direction === 'neutral')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('gate-on-neutral-metric', facts);
    const problem = relativeProblem(margin, metric);
    if (problem !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('relative-margin-needs-a-range-from-0', { ...facts, problem });
    if (gate.evidence === 'non-inferior' && metric.per_run !== undefined) {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('non-inferior-per-run', facts);
    }
}
function relativeProblem(margin, metric) {
    if (margin.kind === 'absolute')
        return null;
    const [low] = metric.range;
    if (low === null || low < 0)
        return 'its values can be below 0';
    return margin.value >= 1 && metric.direction === 'higher' ? 'nothing can fall by 100 % or more of itself' : null;
}
/**
 * The gate that speaks for the run: the one marked primary; else the unsliced `success` gate of severity fail that has
 * a margin; else the first fail gate with a margin on a quality metric; else none (verdict-rules 0 and 10.1).
 */
function findPrimaryGate(checked) {
    const candidates = checked.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null);
    return (candidates.find(({ gate }) => gate.primary) ??
        candidates.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
        candidates.find(({ metric }) => (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .isQuality */ .qd)(metric)) ??
        null);
}


/***/ }),

/***/ 68930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findUncovered),
/* harmony export */   j: () => (/* binding */ measureCoverage)
/* harmony export */ });
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52730);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62182);
/* harmony import */ var _stats_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50866);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25262);
/* harmony import */ var _metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15546);





/** Metrics that are named to a reader who asks what to gate. */
const MOST_NAMED = 3;
/**
 * Which of the candidate's cases no fail gate on a quality metric applies to, and what got worse among them (verdict-rules 10.2): the
 * quality metrics whose p, by Benjamini and Hochberg over those measured there, is below alpha and whose loss reaches their default margin.
 * Null when every case is covered.
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
        return [{ id: metric.id, cases: open.filter(({ id }) => (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .isScored */ .Lo)(candidate.get(id))).length }];
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
    return cases.filter((golden) => !gates.some(({ metric, slice }) => (slice === null || (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSelection */ ._w)(golden, slice)) && applies(metric, golden)));
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
    const adjusted = (0,_stats_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__/* .benjaminiHochberg */ .U)(tested.map(({ p }) => p));
    return tested
        .flatMap(({ comparison }, index) => {
        const p = adjusted[index] ?? 1;
        const size = lossInMargins(comparison);
        return p < alpha && size !== null && size >= 1 - _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p
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
    if (margin === undefined || delta === null || delta >= -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p)
        return null;
    if (margin.kind === 'absolute')
        return -delta / margin.value;
    if (row === 'log-ratio') {
        const size = metric.direction === 'lower' ? Math.log1p(margin.value) : -Math.log1p(-margin.value);
        return -delta / size;
    }
    if (baseline === null)
        return null;
    if (baseline > _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p)
        return -delta / (margin.value * baseline);
    return absolute === undefined ? null : -delta / absolute;
}


/***/ }),

/***/ 83508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ forecastGates)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26078);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8499);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78849);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62182);
/* harmony import */ var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75709);
/* harmony import */ var _forecast_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83478);
/* harmony import */ var _gate_power_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98846);
/* harmony import */ var _per_run_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47367);








/**
 * What every gate could flag in a suite of these cases, four times in five, and which can never fail: by `findPower`, with the noise and the
 * level that a first run has shown, or with assumed ones, which are told. In order of the gates.
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
    return { gates, assumed: assumptions.size === 0 ? null : (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAssumptions */ .i2)(assumptions) };
}
function look(checked, { cases, applies, measured }) {
    const { metric, slice } = checked;
    const own = cases.filter((golden) => applies(metric, golden) && (slice === null || (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, slice)));
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
const never = (why) => ({ text: `can never fail: ${why}`, can_fail: false });
const tell = (text) => ({ text, can_fail: true });
/** What needs no power: gates without a test, and those that can never fail. Null for one that is tested. */
function findCertainty({ checked, n, clusters, measured }, { trials, alpha, deterministic }) {
    const { gate, metric, margin } = checked;
    const noun = nounOf(metric);
    const units = clusters === null ? n : new Set(clusters).size;
    if (metric.measured_on === undefined && n === 0)
        return never('it applies to no case');
    if (margin === null)
        return describeBounds(checked);
    const size = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAmount */ .ej)(metric, margin);
    const hasBounds = gate.min !== null || gate.max !== null;
    if (metric.measured_on !== undefined)
        return tell(`fails at a ${noun} of ${size} or more, which is known exactly`);
    if (!hasBounds) {
        if (!(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_5__/* .canLose */ .SI)(metric, margin, measured?.level ?? null)) {
            const now = measured === null ? '' : ` from ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(metric, measured.level)}`;
            return never(`its margin of ${size} is more than ${metric.title} can ${noun}${now}`);
        }
        if (metric.environment === 'bound')
            return {
                text: 'can fail only where both sides run interleaved in one job, with `ab` or `baseline: ref`: elsewhere it is not compared',
                can_fail: false,
            };
        if (gate.evidence === 'significant' && metric.per_run !== undefined && units < _per_run_row_js__WEBPACK_IMPORTED_MODULE_3__/* .ENOUGH_FOR_A_FIGURE */ .Cb)
            return never(`a figure of the run is information only below ${_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__/* .ENOUGH_FOR_A_FIGURE */ .Cb} ${clusters === null ? 'cases' : 'clusters'}, and there ${units === 1 ? 'is' : 'are'} ${units}`);
        if (gate.evidence === 'significant' && units === 1)
            return never(clusters === null ? 'one case is too few to test' : 'all cases are in one cluster');
        if (gate.evidence === 'significant' && (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .isMcnemar */ .qK)(metric, clusters, trials) && 2 ** -n >= alpha)
            return never(`even if all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(n, 'case')} were lost, chance would explain it`);
    }
    if (gate.evidence === 'threshold')
        return tell(`fails at a ${noun} of ${size} or more, be it chance (${sampleOf(n, clusters)})`);
    if (gate.evidence === 'non-inferior')
        return forecastProof(checked, { n, size, isExact: (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .isMcnemar */ .qK)(metric, clusters, trials) && !deterministic, alpha });
    return null;
}
function describeBounds({ gate: { min, max }, metric }) {
    const [low, high] = metric.range;
    const limits = [
        ...(min !== null && (low === null || min > low) ? [`below ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(metric, min)}`] : []),
        ...(max !== null && (high === null || max < high) ? [`above ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(metric, max)}`] : []),
    ];
    return limits.length === 0
        ? never(`${metric.title} cannot leave its bounds`)
        : tell(`fails ${limits.join(' or ')}, with or without a baseline`);
}
/** A yes/no gate can only be shown to hold in as many cases as rule its margin out without a loss. */
function forecastProof({ gate, metric, margin }, { n, size, isExact, alpha, }) {
    const demand = `fails unless a ${nounOf(metric)} of ${size} is ruled out`;
    if (!isExact || margin?.kind !== 'absolute' || gate.margin?.value === 0)
        return tell(`${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(n, 'case')})`);
    const needed = (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_7__/* .casesToRuleOut */ .h)({ margin: margin.value, alpha });
    return tell(n < needed
        ? `${demand}, which takes ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(needed, 'case')} without a loss: with ${n} it always fails`
        : `${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(n, 'case')})`);
}
/** A gate that is tested, in a family of gates that share a level. */
function forecastTest(gate, input, { size: familySize, assumptions }) {
    const { checked, n, clusters } = gate;
    const { metric, margin } = checked;
    const sample = sampleOf(n, clusters);
    const noun = nounOf(metric);
    const open = tell(`flags a ${noun} of ${margin === null ? '?' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAmount */ .ej)(metric, margin)} or more where chance does not explain it; how small a one, two runs will show (${sample})`);
    if (margin === null || metric.per_run !== undefined)
        return open;
    const { trials, deterministic } = input;
    const noise = (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .findNoise */ .Mb)({ metric, margin, clusters, measured: gate.measured, trials, deterministic });
    if (noise === null)
        return open;
    const { row, deviation, level, assumed } = noise;
    const series = seriesOf(metric, margin, { row, level });
    // The two halves cancel: no change, with this scatter.
    const differences = Array.from({ length: n }, (_, index) => (index % 2 === 0 ? deviation : -deviation));
    const units = clusters === null ? n : new Set(clusters).size;
    const least = Math.sqrt(1 / (n + 2));
    const se = (metric.kind === 'binary' ? Math.max(deviation, least) : deviation) / Math.sqrt(clusters === null ? n : units);
    const power = (0,_gate_power_js__WEBPACK_IMPORTED_MODULE_2__/* .findPower */ .p)({ metric, baseline: [level], differences, clusters, alpha: input.alpha }, {
        row,
        delta: 0,
        se,
        df: clusters === null ? null : units - 1,
        series: { ...series, values: differences, noise: 1e-9 },
    }, familySize);
    for (const assumption of assumed)
        assumptions.add(assumption);
    if (power === null)
        return tell(`has too few cases to say what it would flag (${sample})`);
    const figure = flagOf(metric, margin, { flag: power.flag, row, level });
    if (figure === null || !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_5__/* .canLose */ .SI)(metric, figure, metric.kind === 'binary' ? level : null))
        return tell(`would miss even the loss of everything more than once in five times (${sample})`);
    return tell(`flags ${noun}s of ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAmount */ .ej)(metric, figure, { round: 'up' })} or more (${sample})`);
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
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(n, 'case')}${clusters === null ? '' : ` in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(new Set(clusters).size, 'cluster')}`}`;
}


/***/ }),

/***/ 83478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ findNoise),
/* harmony export */   Xc: () => (/* binding */ measureLevel),
/* harmony export */   i2: () => (/* binding */ writeAssumptions),
/* harmony export */   qK: () => (/* binding */ isMcnemar)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8499);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69679);
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65412);
/* harmony import */ var _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15546);





/** Share of yes/no outcomes that differ between two runs of the same thing. */
const FLIPS = 0.1;
/** Standard deviation of a score's difference between two runs, as a share of its range. */
const SPREAD = 0.2;
/** The same of the logarithm of an amount. */
const LOG_SPREAD = 0.2;
/** What one arm's column says of some cases; null where none of them is scored. */
function measureLevel(column, cases) {
    const scored = cases.map(({ id }) => column.get(id)).filter(_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .isScored */ .Lo);
    if (scored.length === 0)
        return null;
    const deviations = scored.flatMap(({ values }) => (0,_stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .g)(values) ?? []);
    return {
        level: (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(scored.map(({ values }) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(values))),
        spread: deviations.length === 0 ? null : Math.sqrt((0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(deviations.map((deviation) => deviation ** 2))),
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
    scores: `scores differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(SPREAD * 100, { decimals: 0 })}\u202f% of their range`,
    amounts: `amounts differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(LOG_SPREAD * 100, { decimals: 0 })}\u202f%`,
};
function writeAssumptions(assumptions) {
    const told = [...assumptions].map((assumption) => ASSUMED[assumption]);
    return `A gate flags such a change four times in five. Assumed of two runs of the same thing: ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNames */ .J)(told)}. To measure it, run \`goldenpair aa\`.`;
}


/***/ }),

/***/ 98846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ findPower)
});

// EXTERNAL MODULE: ./build/core/stats/bisect.js
var bisect = __webpack_require__(68530);
// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/normal.js + 1 modules
var normal = __webpack_require__(71122);
// EXTERNAL MODULE: ./build/core/stats/incomplete-beta.js
var incomplete_beta = __webpack_require__(4163);
// EXTERNAL MODULE: ./build/core/stats/log-gamma.js
var log_gamma = __webpack_require__(31456);
// EXTERNAL MODULE: ./build/core/stats/student-t.js
var student_t = __webpack_require__(30048);
;// CONCATENATED MODULE: ./build/core/stats/noncentral-t.js



/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign
 * of the shift: ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
function noncentralTUpperTail({ t, df, shift }) {
    if (shift === 0)
        return (0,student_t/* studentTUpperTail */.et)(t, df);
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
    let weight = Math.exp(start * Math.log(lambda) - lambda - (0,log_gamma/* logGamma */.S)(start + 1));
    let tail = (0,incomplete_beta/* incompleteBeta */.J)({ ...at, a }).upper;
    // x^a·y^b/(a·B(a, b)), which the next tail has more (DLMF 8.17.20).
    let step = t === 0 ? 0 : Math.exp((0,incomplete_beta/* logBetaKernel */.A)({ ...at, a })) / a;
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

;// CONCATENATED MODULE: ./build/core/stats/paired-t-power.js




/**
 * The power of the two-sided paired t test for a true mean of `dz` standard deviations of the differences, both tails
 * counted; `n` > 1, fractions allowed.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict =
 * TRUE)`.
 * @example pairedTPower({ dz: 0.5, n: 34, alpha: 0.05 }) // 0.8077775
 */
function pairedTPower({ dz, n, alpha }) {
    const df = n - 1;
    const t = (0,student_t/* studentTQuantile */.$J)(1 - alpha / 2, df);
    const shift = dz * Math.sqrt(n);
    return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift });
}
/**
 * The smallest true mean, in standard deviations of the differences, that `n` pairs find with the given power (above
 * alpha): `dz` by the noncentral t distribution, `normalDz` by its normal approximation, (z(1 − alpha/2) + z(power))/√n,
 * which is too small for few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
function pairedTDetectableEffect({ n, alpha, power }) {
    return {
        dz: firstReaching((dz) => pairedTPower({ dz, n, alpha }) < power, 0),
        normalDz: ((0,normal/* normalQuantile */.Z)(1 - alpha / 2) + (0,normal/* normalQuantile */.Z)(power)) / Math.sqrt(n),
    };
}
/**
 * The number of pairs, as a fraction to be rounded up, that find a true mean of `dz` ≠ 0 with the given power.
 * @example pairedTSampleSize({ dz: 0.5, alpha: 0.05, power: 0.8 }) // 33.37, so 34
 */
function pairedTSampleSize({ dz, alpha, power }) {
    return firstReaching((n) => pairedTPower({ dz, n, alpha }) < power, 2);
}
/** Where a rising power no longer falls short, from `low` on. */
function firstReaching(fallsShort, low) {
    let high = Math.max(1, 2 * low);
    while (fallsShort(high))
        high *= 2;
    return (0,bisect/* bisect */.h)({ low, high, tolerance: 1e-10 * high, holds: fallsShort });
}

// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
;// CONCATENATED MODULE: ./build/core/compare/gate-power.js






const POWER = 0.8;
const FEWEST = 6;
/**
 * The power of a gate by the noise of this run (verdict-rules 9), in a family of `familySize` gates; null when fewer than six cases, or
 * differences where the row is not McNemar's, say what the noise is. A drop of a yes/no metric brings flips of its own, which a run
 * without it has not shown: a drop of X adds X to the flips, as far as there are cases. The rules leave that out; a gate of success would
 * then flag in half of the runs what it says it flags four times in five (docs/statistics.md). Flips that a change in this run has surely
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
    return {
        flag: input.metric.kind === 'binary' ? firstFound(leastAt, most) : leastAt(0),
        cases: margin > series.noise && 2 * margin <= most + series.noise
            ? Math.ceil(Math.max((byNormal(doubled) / (2 * margin)) ** 2, (powered ** 2 * doubled.own) / margin ** 2))
            : null,
    };
}
/** What a yes/no metric can get worse by: the share that is good now. */
function mostLost({ metric, baseline }) {
    if (metric.kind !== 'binary')
        return Infinity;
    return metric.direction === 'lower' ? 1 - (0,mean/* mean */.i)(baseline) : (0,mean/* mean */.i)(baseline);
}
/** Of t at the degrees of freedom of the clusters, else of the normal distribution. */
function quantileOf({ clusters }, { df }) {
    return clusters !== null && df !== null ? (p) => (0,student_t/* studentTQuantile */.$J)(p, df) : normal/* normalQuantile */.Z;
}
/**
 * What a paired t test of n cases finds with the power, in standard deviations times √n. The normal approximation is 5 % too small at
 * n = 20, and 1 % at 100: too much for a figure shown to three digits (verdict-rules 9).
 */
function byT(n, alpha) {
    const { dz } = pairedTDetectableEffect({ n, alpha, power: POWER });
    return ({ own }) => dz * Math.sqrt(n * own);
}
/** McNemar's test takes the mean to be 0, so its own variance has the square of the drop in it. */
function variancesOf(input, { row, delta }, se) {
    const n = input.differences.length;
    const variance = n * se ** 2;
    if (input.metric.kind !== 'binary')
        return () => ({ own: variance, tested: variance });
    // Cases of a cluster are lost together, as they flip together.
    const together = input.clusters === null ? 1 : variance / ((0,sample_deviation/* sampleDeviation */.g)(input.differences) ?? 1) ** 2;
    const flips = Math.max(variance / together, (0,mean/* mean */.i)(input.differences.map((difference) => difference ** 2)));
    const brought = Math.max(0, Math.abs(delta) - (0,normal/* normalQuantile */.Z)(1 - input.alpha / 2) * se);
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
    return (0,bisect/* bisect */.h)({ low: 0, high: most, tolerance: 1e-12, holds: (drop) => drop < leastAt(drop) });
}


/***/ }),

/***/ 15546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ indexTrials),
/* harmony export */   Ej: () => (/* binding */ readColumns),
/* harmony export */   Lo: () => (/* binding */ isScored),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ej: () => (/* binding */ failCases),
/* harmony export */   kr: () => (/* binding */ NO_CASES)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83067);
/* harmony import */ var _stats_score_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95261);
/* harmony import */ var _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1964);



/** A metric that applies to no case. */
const NO_CASES = new Map();
/** One metric's column of each arm. */
function columnsOf({ baseline, candidate }, metric) {
    return { baseline: baseline(metric), candidate: candidate(metric) };
}
/** The columns of one arm's trials, in any order. */
function indexTrials(trials) {
    return readTable((0,_stats_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(trials));
}
/** The columns of trials that are in order already: values come in the order that their trials have here. */
function readColumns(ordered) {
    return readTable((0,_stats_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tabulateScores */ .CQ)(ordered));
}
function readTable(table) {
    return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure));
}
function readColumn({ starts, placeOf, column }, metricId) {
    const found = column(metricId);
    return found === null ? NO_CASES : columnOf(placeOf, (at) => scoresOf(found, starts[at], starts[at + 1]));
}
function recordColumn(table, figure) {
    const recorded = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCases */ .J)(figure, table);
    if (recorded === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const [trials = 0, record = null] = [recorded.trials[at], recorded.records[at]];
        return trials === 0 ? undefined : { trials, values: recorded.valuesOf(at), ...(record !== null && { record }) };
    });
}
function columnOf(placeOf, read) {
    const get = (caseId) => read(placeOf(caseId));
    return { get, has: (caseId) => get(caseId) !== undefined };
}
/** The column with 0 for every scored trial of some cases. */
function failCases(column, ids) {
    if (ids.length === 0)
        return column;
    const failed = new Set(ids);
    const get = (caseId) => {
        const scores = column.get(caseId);
        return scores === undefined || !failed.has(caseId) ? scores : { ...scores, values: scores.values.map(() => 0) };
    };
    return { get, has: (caseId) => column.has(caseId) };
}
/** Undefined for a case without a trial that the metric applies to. */
function scoresOf({ states, values }, from = 0, to = 0) {
    // A list that grows takes ten times the memory of one number.
    if (to - from === 1 && states[from] === _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORED */ .Zb)
        return { trials: 1, values: [values[from] ?? NaN] };
    const scored = [];
    let trials = 0;
    for (let place = from; place < to; place++) {
        if (states[place] === _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPLICABLE */ .QE)
            continue;
        trials += 1;
        if (states[place] === _stats_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORED */ .Zb)
            scored.push(values[place] ?? NaN);
    }
    return trials === 0 ? undefined : { trials, values: scored };
}
/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
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

/***/ 51476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ boundedRange),
/* harmony export */   FQ: () => (/* binding */ absoluteSeries),
/* harmony export */   MX: () => (/* binding */ orientationOf),
/* harmony export */   R4: () => (/* binding */ makeTestInput),
/* harmony export */   bC: () => (/* binding */ orientedDifferences),
/* harmony export */   z9: () => (/* binding */ linearSeries)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84361);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90873);


function makeTestInput(input) {
    const { metric, pairs, inference = 'cases-like-these' } = input;
    // What cases share is no matter where they are fixed and their trials are the unit.
    const isFixed = inference === 'these-cases';
    const baseline = pairs.map((pair) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(pair.baseline.values));
    const candidate = pairs.map((pair) => (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(pair.candidate.values));
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .noiseOf */ .YN)(baseline, candidate);
    const differences = orientedDifferences(metric, { baseline, candidate }, noise);
    const clusters = isFixed ? null : clustersOf(pairs);
    const clusterCount = clusters === null ? null : new Set(clusters).size;
    return {
        ...input,
        baseline,
        candidate,
        differences,
        noise,
        clusters,
        cluster_count: clusterCount,
        is_single: !isFixed && (pairs.length === 1 || clusterCount === 1),
        inference,
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
/** dᵢ = s·(cᵢ − bᵢ), rounded to steps of `noise` (verdict-rules 1.4, 10.12). */
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
/** Both ends of a bounded metric's range, or null (verdict-rules 1.6). */
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
    return { kind: 'shifted', values, limit: 0, worst, size: share * (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(input.baseline), relative: share, noise };
}
/**
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (verdict-rules 3).
 */
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if ((0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(input.baseline) > input.noise || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}


/***/ }),

/***/ 47367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ ENOUGH_FOR_A_FIGURE),
  EF: () => (/* binding */ agreeingInterval),
  mE: () => (/* binding */ explainTooFew),
  Me: () => (/* binding */ findMissingFigure),
  N4: () => (/* binding */ intervalOfFigure),
  $O: () => (/* binding */ isInformationOnly),
  xK: () => (/* binding */ noiseOfFigures),
  JW: () => (/* binding */ testPerRun),
  aE: () => (/* binding */ valueOfCases),
  $b: () => (/* binding */ valuesOfArms)
});

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
// EXTERNAL MODULE: ./build/core/stats/percentile.js
var percentile = __webpack_require__(33655);
// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/core/stats/per-run-bootstrap.js



/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same `n` cases: two-sided p about 0 and the interval at 1 − alpha, both of orientation·(candidate −
 * baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; p with the added one of Davison & Hinkley
 * 1997, 4.2. Both arms take the same resampled cases, or whole clusters of them (null: a cluster of its own). A figure
 * that does not exist in a resample (NaN) counts against both sides of p and is left out of the interval. Cost: draws ×
 * n at about 5 ns, and two figures a draw.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ n: 200, baseline, candidate: baseline, orientation: -1, seed: '1', alpha: 0.05 }).p // 1
 */
function perRunBootstrap({ n, baseline, candidate, orientation, clusters, seed, draws = 10_000, alpha, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const draw = clusters === undefined ? drawCases(n, random) : drawClusters(clusters, random);
    const differences = [];
    let atOrBelow = 0;
    let atOrAbove = 0;
    const counts = new Int32Array(n);
    for (let drawn = 0; drawn < draws; drawn++) {
        counts.fill(0);
        const size = draw(counts);
        const difference = (0,round_noise/* roundNoise */.bg)(orientation * (candidate(counts, size) - baseline(counts, size)));
        if (!(difference > 0))
            atOrBelow++;
        if (!(difference < 0))
            atOrAbove++;
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const p = Math.min(1, (2 * (1 + Math.min(atOrBelow, atOrAbove))) / (draws + 1));
    return { p, low: (0,percentile/* percentile */.Y)(differences, alpha / 2), high: (0,percentile/* percentile */.Y)(differences, 1 - alpha / 2) };
}
/** Draws cases into counts of 0 and gives their number. */
function drawCases(n, random) {
    return (counts) => {
        for (let drawn = 0; drawn < n; drawn++) {
            const index = Math.floor(random() * n);
            counts[index] = counts[index] + 1;
        }
        return n;
    };
}
/** The same with the cases of a cluster together. */
function drawClusters(clusters, random) {
    const members = new Map();
    clusters.forEach((cluster, index) => {
        const key = cluster ?? Symbol();
        const known = members.get(key);
        if (known)
            known.push(index);
        else
            members.set(key, [index]);
    });
    const units = [...members.values()];
    return (counts) => {
        let size = 0;
        for (let drawn = 0; drawn < units.length; drawn++) {
            const unit = units[Math.floor(random() * units.length)];
            for (const index of unit)
                counts[index] = counts[index] + 1;
            size += unit.length;
        }
        return size;
    };
}

;// CONCATENATED MODULE: ./build/core/stats/per-run-permutation.js

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
    const unitOf = clusters === undefined ? null : numberClusters(clusters);
    const exchanged = new Uint8Array(n);
    const bits = unitOf === null ? exchanged : new Uint8Array(n);
    const units = unitOf === null ? n : 1 + unitOf.reduce((most, unit) => Math.max(most, unit), 0);
    const least = Math.abs(difference(exchanged)) - noise;
    let asLarge = 0;
    let draw = 0;
    for (; draw < draws; draw++) {
        if (enough !== null && draw >= enough.draws && asLarge >= enough.as_large)
            break;
        for (let unit = 0; unit < units; unit++)
            bits[unit] = random() < 0.5 ? 1 : 0;
        if (unitOf !== null)
            for (let at = 0; at < n; at++)
                exchanged[at] = bits[unitOf[at]];
        if (!(Math.abs(difference(exchanged)) < least))
            asLarge++;
    }
    return (1 + asLarge) / (draw + 1);
}
/** The number of each case's cluster, in order of first appearance. */
function numberClusters(clusters) {
    const numbers = new Map();
    return Int32Array.from(clusters, (cluster) => {
        const key = cluster ?? Symbol();
        const known = numbers.get(key) ?? numbers.size;
        numbers.set(key, known);
        return known;
    });
}

// EXTERNAL MODULE: ./build/core/stats/run-figures/index.js + 10 modules
var run_figures = __webpack_require__(67870);
// EXTERNAL MODULE: ./build/core/compare/row-outcome.js
var row_outcome = __webpack_require__(9123);
// EXTERNAL MODULE: ./build/core/compare/paired-input.js
var paired_input = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/core/compare/per-run-row.js








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
        return (0,run_figures/* figureOfRecords */.Y)(metric.per_run, recordsOf(cases));
    return cases.length === 0 ? null : (0,mean/* mean */.i)(cases.map(({ values }) => (0,mean/* mean */.i)(values)));
}
/** The same of both arms of some pairs. */
function valuesOfArms({ metric, pairs }) {
    return {
        baseline: valueOfCases(metric, pairs.map(({ baseline }) => baseline)),
        candidate: valueOfCases(metric, pairs.map(({ candidate }) => candidate)),
    };
}
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
    const { baseline, candidate } = valuesOfArms(input);
    if (baseline !== null && candidate !== null)
        return null;
    const place = baseline === candidate ? 'either arm' : baseline === null ? 'the baseline' : 'the candidate';
    return `${metric.title} has no value in ${place}: ${WHY_NONE[metric.per_run.figure]}`;
}
const WHY_NONE = {
    percentile: 'there is no case',
    ratio: 'there is nothing to divide by',
    'calibration-error': 'there is no case',
    correlation: 'one of its two values never varies',
    'trial-deviation': 'no case has two scored trials',
    'run-deviation': 'there are not two trials a case',
};
/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases) {
    return cases.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
/** A per-run figure with too few cases, or too few clusters of them, is shown and tested by nothing. */
function isInformationOnly(input) {
    return input.inference === 'these-cases' || unitsOf(input) < ENOUGH_FOR_A_FIGURE;
}
/** @example 'information only below 10 cases (7 cases here)' */
function explainTooFew(input) {
    if (input.inference === 'these-cases')
        return 'information only: one figure of all cases is no figure of their trials';
    const noun = input.cluster_count === null ? 'case' : 'cluster';
    return `information only below ${ENOUGH_FOR_A_FIGURE} ${noun}s (${(0,format_number/* countOf */.pq)(unitsOf(input), noun)} here)`;
}
/** What is exchanged, and drawn, as one: cases, or whole clusters. */
function unitsOf(input) {
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
        difference: (0,run_figures/* ruleOf */.F)(metric.per_run).exchange(...recordsOfArms(input)),
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
    const { resample } = (0,run_figures/* ruleOf */.F)(metric.per_run);
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
/** The interval to show beside a test, which it must not contradict. */
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

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ reachesMargin),
/* harmony export */   Tp: () => (/* binding */ makeBound),
/* harmony export */   j0: () => (/* binding */ NO_TEST)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84361);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8237);


const NO_TEST = { p: null, df: null, interval: null, se: null };
/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
function reachesMargin(delta, series) {
    const { noise } = series;
    if (delta >= -noise)
        return false;
    return series.kind === 'shifted' ? (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(series.values) <= noise : -delta >= series.size - noise;
}
/** A bound beside the limit that it must be above, float noise in its favour. */
function makeBound(method, series, value) {
    const bound = (0,_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => {
        const lower = value();
        return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise };
    });
    return { method, bound };
}


/***/ }),

/***/ 26078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals)
/* harmony export */ });
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


/** Enough to tell any two values of a suite apart. */
const MOST_DECIMALS = 9;
/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric) {
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit;
}
/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'share': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 100, 1);
        }
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 100 ? 0 : 1);
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 10 ? 1 : 2);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(largest));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    switch (style) {
        case 'share':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals, ...format });
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, bare: true, ...format });
        case 'usd':
            // A fraction of a cent beside dollars keeps its digits.
            return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(value, { decimals: Math.max(decimals, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(value)), ...format });
        case 's':
        case 'tokens':
        case 'count':
        case 'mb':
        case 'percent':
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, ...format });
    }
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, '%');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}
/**
 * A value beside the limit that it is held against, with as many decimals as it takes to tell them apart.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    const write = (decimals) => ({
        value: formatValue(metric, value, decimals),
        limit: formatValue(metric, limit, decimals),
    });
    let decimals = styleOf(metric) === 'share' ? 0 : decimalsOf(styleOf(metric), [value, limit], value - limit);
    while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MOST_DECIMALS)
        decimals++;
    return write(decimals);
}
/**
 * A share of a whole, its sign left out.
 * @example formatShare(0.0541, 'up') // '5.5 %'
 */
function formatShare(share, round = 'nearest') {
    const size = Math.abs(share);
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size * 100, { decimals: relativeDecimals(size), round }), '%');
}
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const scale = style === 'share' ? 100 : 1;
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const shown = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return options.short === true ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'pp') : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'tokens':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'tokens');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}


/***/ }),

/***/ 78849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible)
/* harmony export */ });
/* harmony import */ var _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25262);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);


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
    if (kind === 'relative' && (baseline === null || baseline < _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p;
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
function possibleInterval({ metric, row, baseline, interval, }) {
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}


/***/ }),

/***/ 25262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Two figures between 0 and 1 that are closer than this are equal (verdict-rules, "Float noise"). */
const EPSILON = 1e-9;


/***/ }),

/***/ 50866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
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

/***/ 68530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bisect)
/* harmony export */ });
/**
 * The point of [low, high] where a condition that holds at `low` stops holding, halved until the bracket is at most
 * `tolerance` wide or two neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
function bisect({ low, high, tolerance = 0, holds, }) {
    for (;;) {
        const middle = low + (high - low) / 2;
        if (high - low <= tolerance || middle <= low || middle >= high)
            return middle;
        if (holds(middle))
            low = middle;
        else
            high = middle;
    }
}


/***/ }),

/***/ 4163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ logBetaKernel),
/* harmony export */   J: () => (/* binding */ incompleteBeta)
/* harmony export */ });
/* harmony import */ var _deviance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19229);
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21679);


const SMALLEST = 1e-300;
/**
 * ln(xᵃ·yᵇ / B(a, b)) with y = 1 − x, in the saddle-point form of Loader 2000, which keeps its digits at large a and b.
 */
function logBetaKernel({ x, y, a, b }) {
    const total = a + b;
    return (0.5 * Math.log((a / total) * (b / (2 * Math.PI))) -
        (0,_deviance_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .M)(a, total * x) -
        (0,_deviance_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .M)(b, total * y) +
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(total) -
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(a) -
        (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_1__/* .stirlingError */ .$)(b));
}
/**
 * Iₓ(a, b) over its kernel: the continued fraction (9) of Didonato & Morris 1992, ACM Trans. Math. Softw. 18:360, by
 * the modified Lentz method (Thompson & Barnett 1986). Quick for x below the mean a/(a + b); near x = 1 it takes its
 * digits from y.
 */
function continuedFraction({ x, y, a, b }) {
    const belowMean = x < 0.5 ? a - (a + b) * x : (a + b) * y - b;
    const denominator = (m) => m +
        (m === 0 ? 0 : (m * (b - m) * x) / (a + 2 * m - 1)) +
        ((a + m) * (belowMean + 1 + m * (1 + y))) / (a + 2 * m + 1);
    let c = guard(denominator(0));
    let d = 0;
    let result = c;
    for (let m = 1; m < 100_000; m++) {
        const numerator = ((a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x) / (a + 2 * m - 1) ** 2;
        d = 1 / guard(denominator(m) + numerator * d);
        c = guard(denominator(m) + numerator / c);
        result *= c * d;
        if (Math.abs(c * d - 1) < 1e-16)
            break;
    }
    return 1 / result;
}
function guard(value) {
    return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
/**
 * Both tails of the regularised incomplete beta function: `lower` = Iₓ(a, b) and `upper` = 1 − Iₓ(a, b), each computed
 * so that a small one keeps its digits (relative error about 1e-13 down to 1e-300). `y` is 1 − x, given apart because
 * near x = 1 only y knows it.
 * Source: DLMF 8.17. Checked against mpmath.
 * @example incompleteBeta({ x: 0.25, y: 0.75, a: 2, b: 3 }).lower // 67/256 = 0.26171875
 */
function incompleteBeta(at) {
    const { x, y, a, b } = at;
    if (!(x > 0))
        return { lower: 0, upper: 1 };
    if (!(y > 0))
        return { lower: 1, upper: 0 };
    const kernel = Math.exp(logBetaKernel(at));
    if (x * (a + b + 2) < a + 1) {
        const lower = kernel * continuedFraction(at);
        return { lower, upper: 1 - lower };
    }
    const upper = kernel * continuedFraction({ x: y, y: x, a: b, b: a });
    return { lower: 1 - upper, upper };
}


/***/ }),

/***/ 31456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ logGamma)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21679);

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);
/**
 * ln Γ(x) for x > 0, by Stirling's series (DLMF 5.11.1) and the recurrence below 10.
 * @example logGamma(5) // ln 24 = 3.1780538303479458
 */
function logGamma(x) {
    return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$)(x);
}


/***/ }),

/***/ 90873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   bg: () => (/* binding */ roundNoise)
/* harmony export */ });
/* harmony import */ var _model_epsilon_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25262);


/** Beyond these powers of ten the factors below would leave the range of a double. */
const [LEAST_POWER, LARGEST_POWER] = [-290, 290];
/**
 * The same for figures of any size: a billionth of the power of ten that none of them exceeds, without their signs; `EPSILON` where
 * all are 0. So a cost of 1e-6 a query keeps as many digits as a rate does (verdict-rules 10.12).
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
        return _model_epsilon_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p;
    const power = Math.ceil(Math.log10(largest));
    return Number(`1e${Math.max(LEAST_POWER, Math.min(LARGEST_POWER, power)) - 9}`);
}
/**
 * The value rounded to whole steps of `noise`, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 steps are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
function roundNoise(value, noise = _model_epsilon_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p) {
    // A division by a whole power of ten is exact to the last digit, a product with its reciprocal is not.
    const steps = noise === _model_epsilon_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p ? 1e9 : 10 ** -Math.round(Math.log10(noise));
    const scaled = steps < 1 ? value / noise : value * steps;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return (steps < 1 ? Math.round(scaled) * noise : Math.round(scaled) / steps) + 0;
}


/***/ }),

/***/ 30048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ studentTQuantile),
/* harmony export */   et: () => (/* binding */ studentTUpperTail),
/* harmony export */   xw: () => (/* binding */ studentTTwoSidedP)
/* harmony export */ });
/* harmony import */ var _incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4163);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71122);


/** P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J)({ x, y, a: df / 2, b: 0.5 });
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
    let t = -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Z)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
        const logKernel = (0,_incomplete_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .A)({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}


/***/ }),

/***/ 75709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ tangoInterval),
/* harmony export */   h: () => (/* binding */ casesToRuleOut)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68530);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71122);


/**
 * Tango's score interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Source: Tango 1998, Stat. Med. 17:891. All δ with (g − f − nδ)² ≤ z²·n·(2q + δ(1 − δ)), f worse, g better, q the
 * constrained estimate of the worse share; each end by bisection to 1e-12. With no flips it is ±z²/(n + z²).
 * @example tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 }) // { low: -0.277532799863, high: 0.277532799863 }
 */
function tangoInterval(table) {
    const { worse, better, n } = table;
    const z = (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Z)(1 - table.alpha / 2);
    const estimate = (better - worse) / n;
    const isInside = (delta) => {
        const variance = Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta));
        return (better - worse - n * delta) ** 2 <= z * z * n * variance;
    };
    const end = (limit) => estimate === limit
        ? limit
        : limit * (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
    return { low: end(-1), high: end(1) };
}
/**
 * How many pairs without a single flip rule out a loss of `margin` (above 0): at no flips the interval's end is z²/(n + z²), so the least n
 * above z²(1 − margin)/margin.
 * @example casesToRuleOut({ margin: 0.05, alpha: 0.05 }) // 73
 */
function casesToRuleOut({ margin, alpha }) {
    const squared = (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Z)(1 - alpha / 2) ** 2;
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
