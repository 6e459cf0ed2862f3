export const id = 9962;
export const ids = [9962];
export const modules = {

  94155:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  findUncovered),
    j: () => (  measureCoverage)
  });
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78955);
  var _stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92921);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47704);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22837);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89073);
  var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73475);
  var _test_measure_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41117);







const MAX_NAMED = 3;
function measureCoverage(pair) {
    const { checked, pairing, candidate, columnOf } = pair;
    const asked = new Set(candidate.trials.map((trial) => trial.case));
    const columns = new Map(checked.map(({ metric }) => [metric.id, columnOf(metric)]));
    const cases = pairing.candidate.filter(({ id }) => asked.has(id));
    const open = findUncovered(checked, cases, (metric, { id }) => {
        const own = columns.get(metric.id);
        return (own?.candidate.get(id) ?? own?.baseline.get(id)) !== undefined;
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
    const counted = candidate.run.metrics.flatMap((metric) => {
        if (!(0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .I6)(metric) || metric.per_run !== undefined)
            return [];
        const column = columnOf(metric).candidate;
        return [{ id: metric.id, cases: open.filter(({ id }) => (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(column.get(id))).length }];
    });
    return {
        cases: cases.length,
        uncovered: open.map(({ id }) => id),
        ...(compared.cases > 0 && compared.cases < cases.length && { compared }),
        gated: qualityGates(checked).length > 0,
        gateable: counted
            .filter((metric) => metric.cases > 0)
            .sort((a, b) => b.cases - a.cases)
            .slice(0, MAX_NAMED)
            .map(({ id }) => id),
        losses: pairing.baseline === null ? [] : findLosses(pair, own),
    };
}
function findUncovered(checked, cases, applies) {
    const gates = qualityGates(checked);
    return cases.filter((golden) => !gates.some(({ metric, slice }) => (slice === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__  ._w)(golden, slice)) && applies(metric, golden)));
}
function qualityGates(checked) {
    return checked.filter(({ gate, metric }) => gate.severity === 'fail' && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .I6)(metric));
}
function findLosses(pair, pairing) {
    const tested = pair.candidate.run.metrics
        .filter((metric) => (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .qd)(metric) && metric.measured_on === undefined)
        .flatMap((metric) => {
        const comparison = (0,_test_measure_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .bS)({ ...pair, metric, cases: pair.casesOf(metric, null, pairing) });
        return comparison.p === null ? [] : [{ comparison, p: comparison.p }];
    });
    const adjusted = (0,_stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_4__  .U)(tested.map(({ p }) => p));
    return tested
        .flatMap(({ comparison }, index) => {
        const p = adjusted[index] ?? 1;
        const size = lossInMargins(comparison);
        return p < pair.alpha && size !== null && size >= 1 - _model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__  .p
            ? [{ size, listed: { ...comparison, p_adjusted: p } }]
            : [];
    })
        .sort((a, b) => b.size - a.size)
        .map(({ listed }) => listed);
}
function lossInMargins({ metric, row, baseline, delta }) {
    const { default_margin: margin, absolute_margin: absolute } = metric;
    if (margin === undefined || delta === null || delta >= -_model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__  .p)
        return null;
    if (margin.kind === 'absolute')
        return -delta / margin.value;
    if (row === 'log-ratio')
        return -delta / (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_6__  .rY)(margin.value, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_7__  .MX)(metric));
    if (baseline === null)
        return null;
    if (baseline > _model_relative_change_js__WEBPACK_IMPORTED_MODULE_5__  .p)
        return -delta / (margin.value * baseline);
    return absolute === undefined ? null : -delta / absolute;
}


  }),

  24280:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  forecastGates)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60427);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22837);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89073);
  var _test_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47630);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78955);
  var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35191);
  var _forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37210);
  var _rounds_decide_fact_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83881);
  var _rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10354);
  var _gate_power_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35179);
  var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49832);
  var _stats_looks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33568);
  var _rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85632);
















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
    return { gates, assumed: assumptions.size === 0 ? null : (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__  .i2)(assumptions) };
}
function look(checked, { cases, applies, measured }) {
    const { metric, slice } = checked;
    const own = cases.filter((golden) => applies(metric, golden) && (slice === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_4__  ._w)(golden, slice)));
    return {
        checked,
        n: own.length,
        clusters: (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .Dg)(own.map(({ id, cluster }) => ({ case_id: id, cluster }))),
        measured: metric.per_run === undefined ? measured(metric, own) : null,
    };
}
const neverFails = (why) => ({ text: `can never fail: ${why}`, can_fail: false });
const canFail = (text) => ({ text, can_fail: true });
function findCertainty({ checked, n, clusters, measured }, { trials, alpha, deterministic, rounds }) {
    const { gate, metric, margin } = checked;
    const noun = (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  ._P)(metric);
    const units = clusters === null ? n : new Set(clusters).size;
    if (metric.measured_on === undefined && n === 0)
        return neverFails('it applies to no case');
    if (margin === null)
        return describeBounds(checked);
    const size = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, margin);
    const hasBounds = gate.min !== null || gate.max !== null;
    if (metric.measured_on !== undefined)
        return canFail(`fails at a ${noun} of ${size} or more, which is known exactly`);
    const isFact = rounds !== null && deterministic && metric.per_run === undefined && (0,_rounds_decide_fact_js__WEBPACK_IMPORTED_MODULE_12__  .o)(metric);
    const isSignificant = gate.evidence === 'significant';
    const isTestedByRow = isSignificant && !isFact && (rounds === null || !(0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_7__  .qn)(metric, margin, n));
    if (!hasBounds) {
        if (!(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__  .Pm)(metric, margin, measured?.level ?? null)) {
            const now = measured === null ? '' : ` from ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Fl)(metric, measured.level)}`;
            return neverFails(`its margin of ${size} is more than ${metric.title} can ${noun}${now}`);
        }
        if (metric.environment === 'bound')
            return {
                text: 'can fail only where both sides run interleaved in one job, with `ab` or `baseline: ref`: elsewhere it is not compared',
                can_fail: false,
            };
        if (isSignificant && metric.per_run !== undefined && units < _test_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__  .Cb)
            return neverFails(`a figure of the run is information only below ${_test_per_run_row_js__WEBPACK_IMPORTED_MODULE_3__  .Cb} ${clusters === null ? 'cases' : 'clusters'}, and there ${units === 1 ? 'is' : 'are'} ${units}`);
        if (isTestedByRow && units === 1)
            return neverFails(clusters === null ? 'one case is too few to test' : 'all cases are in one cluster');
        if (isTestedByRow && (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__  .qK)(metric, clusters, trials) && 2 ** -n >= alpha)
            return neverFails(`with ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')} no ${noun} can be proven; add cases`);
    }
    if (isFact)
        return canFail(`fails at a ${noun} of ${size} or more: the target always answers alike (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')})`);
    if (gate.evidence === 'threshold')
        return canFail(`fails at a ${noun} of ${size} or more, even by chance (${sampleOf(n, clusters)})`);
    if (gate.evidence === 'non-inferior')
        return forecastProof(checked, { n, size, isExact: (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__  .qK)(metric, clusters, trials) && !deterministic, alpha });
    return null;
}
function describeBounds({ gate: { min, max }, metric }) {
    const [low, high] = metric.range;
    const limits = [
        ...(min !== null && (low === null || min > low) ? [`below ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Fl)(metric, min)}`] : []),
        ...(max !== null && (high === null || max < high) ? [`above ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .Fl)(metric, max)}`] : []),
    ];
    return limits.length === 0
        ? neverFails(`${metric.title} cannot leave its bounds`)
        : canFail(`fails ${limits.join(' or ')}, with or without a baseline`);
}
function forecastProof({ metric, margin }, input) {
    const { n, size, isExact, alpha } = input;
    const demand = `fails unless a ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  ._P)(metric)} of ${size} is ruled out`;
    if (!isExact || margin?.kind !== 'absolute' || margin.value === 0)
        return canFail(`${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')})`);
    const needed = (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_5__  .hr)({ margin: margin.value, alpha });
    return canFail(n < needed
        ? `${demand}: with ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')} it always fails, even without a loss`
        : `${demand} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')})`);
}
function forecastTest(gate, input, { size: familySize, assumptions }) {
    const { checked, n, clusters } = gate;
    const { metric, margin } = checked;
    const sample = sampleOf(n, clusters);
    const noun = (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  ._P)(metric);
    const open = canFail(`flags a ${noun} of ${margin === null ? '?' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, margin)} or more that chance does not explain; two runs will show how small (${sample})`);
    if (margin === null || metric.per_run !== undefined)
        return open;
    const { trials, deterministic } = input;
    const rounds = (0,_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_7__  .qn)(metric, margin, n) ? input.rounds : null;
    const common = { metric, margin, measured: gate.measured, deterministic };
    const noise = rounds === null
        ? (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__  .Mb)({ ...common, clusters, trials })
        : (0,_forecast_noise_js__WEBPACK_IMPORTED_MODULE_6__  .Mb)({ ...common, clusters: null, trials: { baseline: trials.baseline, candidate: rounds } });
    if (noise === null)
        return open;
    for (const assumption of noise.assumed)
        assumptions.add(assumption);
    if (rounds !== null)
        return canFail(forecastRounds({ metric, margin, n }, { noise, rounds, alpha: input.alpha / familySize }));
    const { row, deviation, level } = noise;
    const series = seriesOf(metric, margin, { row, level });
    const differences = Array.from({ length: n }, (_, index) => (index % 2 === 0 ? deviation : -deviation));
    const units = clusters === null ? n : new Set(clusters).size;
    const least = Math.sqrt(1 / (n + 2));
    const se = (metric.kind === 'binary' ? Math.max(deviation, least) : deviation) / Math.sqrt(units);
    const outcome = { row, delta: 0, se, df: units - 1, series: { ...series, values: differences, noise: 1e-9 } };
    const power = (0,_gate_power_js__WEBPACK_IMPORTED_MODULE_8__  .p7)({ metric, baseline: [level], differences, clusters, alpha: input.alpha }, outcome, familySize);
    if (power === null)
        return canFail(`has too few cases to say what it would flag (${sample})`);
    const figure = power.flag === null ? null : flagOf(metric, margin, { flag: power.flag, row, level });
    if (figure === null || !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__  .Pm)(metric, figure, null))
        return canFail(`would miss even a total loss more than one time in five (${sample})`);
    return canFail(`flags ${noun}s of ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, figure, { round: 'up' })} or more (${sample})`);
}
function sampleOf(n, clusters) {
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')}${clusters === null ? '' : ` in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(new Set(clusters).size, 'cluster')}`}`;
}
const POWER_HEIGHT = 0.8416;
function forecastRounds({ metric, margin, n }, { noise, rounds, alpha }) {
    const { row, level, deviation } = noise;
    const isLog = row === 'log-ratio';
    const range = isLog ? null : (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .DC)(metric);
    const { size } = seriesOf(metric, margin, { row, level });
    const heights = (0,_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_10__  .cG)(rounds, alpha);
    const chance = (cases) => POWER_HEIGHT * (deviation / Math.sqrt(cases));
    const reach = (height, cases) => {
        const step = range === null ? 0 : (range.high - range.low) / cases / rounds;
        return ((0,_stats_looks_js__WEBPACK_IMPORTED_MODULE_9__  .$)(height, { variance: deviation ** 2 / cases, step, df: isLog ? Math.max(1, cases - 1) : null }) +
            chance(cases));
    };
    const figure = flagOf(metric, margin, { flag: Math.max(size + chance(n), reach(heights.change, n)), row, level });
    const isPossible = (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__  .Pm)(metric, figure, metric.kind === 'binary' ? level : null);
    const shown = isPossible
        ? `flags ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  ._P)(metric)}s of ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, figure, { round: 'up' })} or more`
        : 'would miss even a total loss more than one time in five';
    const lowest = heights.lower.at(-1) ?? 0;
    const enough = (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_14__  .Y)(_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_10__  .fG, (cases) => reach(lowest, cases) <= size);
    const needed = (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__  .AA)({ cases_to_settle: enough, n });
    const cure = needed === null ? '' : `, and rules ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .ej)(metric, margin)} out from about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .B4)(needed)} cases on`;
    return `${shown}${cure} (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(rounds, 'round')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(n, 'case')})`;
}
function seriesOf(metric, margin, { row, level }) {
    if (margin.kind === 'absolute')
        return { kind: 'difference', size: margin.value };
    if (row !== 'log-ratio')
        return { kind: 'shifted', size: margin.value * level };
    return { kind: 'log', size: (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_15__  .rY)(margin.value, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .MX)(metric)) };
}
function flagOf(metric, { kind }, { flag, row, level }) {
    if (kind === 'absolute')
        return { kind, value: flag };
    if (row !== 'log-ratio')
        return { kind, value: flag / level };
    return { kind, value: (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_15__  .NV)(flag, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .MX)(metric)) };
}


  }),

  37210:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Mb: () => (  findNoise),
    Xc: () => (  measureLevel),
    i2: () => (  writeAssumptions),
    qK: () => (  isMcnemar)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);




const FLIPS = 0.1;
const SPREAD = 0.2;
const LOG_SPREAD = 0.2;
function measureLevel(column, cases) {
    const scored = cases.map(({ id }) => column.get(id)).filter(_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Lo);
    if (scored.length === 0)
        return null;
    const deviations = scored.flatMap(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)(values) ?? []);
    return {
        level: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(scored.map(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(values))),
        spread: deviations.length === 0 ? null : Math.sqrt((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(deviations.map((deviation) => deviation ** 2))),
    };
}
function findNoise({ metric, margin, clusters, measured, trials, deterministic }) {
    const shares = 1 / trials.baseline + 1 / trials.candidate;
    const spread = measured?.spread ?? null;
    const own = spread === null || spread === 0 ? null : spread * Math.sqrt(shares);
    const [low, high] = metric.range;
    if (metric.kind === 'binary') {
        const row = isMcnemar(metric, clusters, trials) ? 'mcnemar' : 'paired-t';
        const level = measured?.level ?? (metric.direction === 'lower' ? 0 : 1);
        if (margin.kind === 'relative' && level <= 0)
            return null;
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
    return { row: 'paired-t', deviation, level, assumed: own === null ? ['scores'] : [] };
}
function isMcnemar(metric, clusters, trials) {
    return metric.kind === 'binary' && clusters === null && trials.baseline === 1 && trials.candidate === 1;
}
const ASSUMED = {
    flips: 'one yes/no outcome in ten differs',
    'no-flips': 'no yes/no outcome differs (the target is deterministic)',
    scores: `scores differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(SPREAD * 100)}\u202f% of their range`,
    amounts: `amounts differ by ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(LOG_SPREAD * 100)}\u202f%`,
};
function writeAssumptions(assumptions) {
    const texts = [...assumptions].map((assumption) => ASSUMED[assumption]);
    return `A gate flags such a change four times in five. Assumed noise between two runs of the same thing: ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .JH)(texts)}. To measure it, run \`goldenpair ab --variants NAME,NAME\`.`;
}


  }),

  35179:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KQ: () => (  NO_POWER),
    YX: () => (  findPowerFigures),
    p7: () => (  findPower)
  });
  var _stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49832);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
  var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
  var _stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35191);
  var _stats_paired_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25822);
  var _stats_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64982);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22837);
  var _test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89073);
  var _test_paired_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18487);









const POWER = 0.8;
const FEWEST = 6;
function findPower(input, outcome, familySize) {
    const { row, se, series } = outcome;
    const n = input.differences.length;
    const differences = series.kind === 'log' ? series.values : input.differences;
    const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST;
    if (se === null || se === 0 || n < FEWEST || isTooFew)
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
function casesToSettle({ own }, input) {
    const { margin, row, quantile, alpha } = input;
    const bounded = row === 'mcnemar' ? (0,_stats_tango_interval_js__WEBPACK_IMPORTED_MODULE_1__  .di)(-margin, { worse: own / 2, better: own / 2, n: 1 }) : own;
    return Math.ceil(((quantile(1 - alpha / 2) * Math.sqrt(bounded) + quantile(POWER) * Math.sqrt(own)) / margin) ** 2);
}
function mostLost({ metric, baseline }) {
    if (metric.kind !== 'binary')
        return Infinity;
    return metric.direction === 'lower' ? 1 - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .i2)(baseline) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .i2)(baseline);
}
function quantileOf({ clusters }, { df }) {
    return clusters !== null && df !== null ? (p) => (0,_stats_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_3__  .$J)(p, df) : _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl;
}
function byT(n, alpha) {
    const { dz } = (0,_stats_paired_t_js__WEBPACK_IMPORTED_MODULE_2__  .sU)({ n, alpha, power: POWER });
    return ({ own }) => dz * Math.sqrt(n * own);
}
function variancesOf(input, { row, delta }, se) {
    const n = input.differences.length;
    const variance = n * se ** 2;
    if (input.metric.kind !== 'binary')
        return () => ({ own: variance, tested: variance });
    const together = input.clusters === null ? 1 : variance / ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .JK)(input.differences) ?? 1) ** 2;
    const flips = Math.max(variance / together, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .i2)(input.differences.map((difference) => difference ** 2)));
    const brought = Math.max(0, Math.abs(delta) - (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__  .Zl)(1 - input.alpha / 2) * se);
    const noise = Math.max(1 / (n + 2), flips - brought);
    return (drop) => {
        const own = together * Math.max(0, Math.min(1, noise + drop) - drop ** 2);
        return { own, tested: row === 'mcnemar' ? own + drop ** 2 : own };
    };
}
function firstFound(leastAt, most) {
    if (leastAt(most) > most)
        return null;
    return (0,_stats_bisect_js__WEBPACK_IMPORTED_MODULE_6__  .h)({ low: 0, high: most, tolerance: 1e-12, holds: (drop) => drop < leastAt(drop) });
}
const NO_POWER = {
    can_flag: null,
    can_rule_out: null,
    figures_unit: 'absolute',
    cases_needed: null,
    cases_to_settle: null,
};
function findPowerFigures(input, outcome, familySize) {
    const base = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .i2)(input.baseline);
    const isRelative = outcome.series.kind === 'log' || (outcome.series.kind === 'shifted' && base > input.noise);
    const unit = isRelative ? 'relative' : 'absolute';
    const share = (drop) => {
        if (outcome.series.kind === 'log')
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .NV)(drop, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .MX)(input.metric));
        return isRelative ? drop / base : drop;
    };
    const { flag = null, cases = null, settle = null } = findPower(input, outcome, familySize) ?? {};
    return {
        can_flag: flag === null ? null : share(flag),
        can_rule_out: findRuledOut(input, outcome, base),
        figures_unit: unit,
        cases_needed: cases,
        cases_to_settle: settle,
    };
}
function findRuledOut(input, outcome, base) {
    const { series } = outcome;
    const needsOwnUnit = series.kind === 'shifted' && base <= input.noise && !input.is_single && input.clusters === null;
    const bounds = needsOwnUnit
        ? (0,_test_paired_rows_js__WEBPACK_IMPORTED_MODULE_4__  .aN)(input, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .FQ)(input, 0)).map((bound) => bound())
        : outcome.bounds();
    const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]));
    if (values.length === 0 || values.length < bounds.length)
        return null;
    const lowest = Math.min(...values);
    if (series.kind === 'log')
        return Math.max(0, (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_7__  .NV)(-lowest, (0,_test_paired_input_js__WEBPACK_IMPORTED_MODULE_8__  .MX)(input.metric)));
    if (needsOwnUnit || series.relative === null)
        return Math.max(0, -lowest);
    return Math.max(0, series.relative - lowest / base);
}


  }),

  41117:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    WO: () => (  measureMetrics),
    bS: () => (  measureMetric),
    rI: () => (  adjustExplored)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79167);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _apply_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18384);
  var _pair_check_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96012);
  var _pair_gate_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15610);
  var _gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82710);
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11330);
  var _paired_input_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89073);
  var _per_run_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47630);
  var _paired_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18487);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78955);
  var _stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92921);
  var _pair_open_pair_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24870);
  var _exact_values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69401);














function measureMetric(input) {
    const { metric, cases } = input;
    return (0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .UQ)(() => measureOwn(input), (cause) => ({ ...UNMEASURED, metric, n: cases.pairs.length, cause }));
}
function lendNumbers({ metric, n, row, baseline, candidate, infinite, delta, interval, p, cause }) {
    const values = { baseline, candidate, ...(infinite !== undefined && { infinite }) };
    return { metric, n, row, ...values, delta, interval, p, cause: p === null && row !== 'fact' ? cause : null };
}
function measureOwn(input) {
    const { metric, cases, alpha } = input;
    if (input.exact !== undefined) {
        const { baseline, candidate, delta, obstacle, basis, n } = input.exact;
        const row = delta === null ? null : 'exact';
        const isReview = metric.measured_on === 'code-review';
        const cause = obstacle?.cause ?? (isReview ? { kind: 'one-reading' } : { kind: 'exact', ...basis });
        return { ...UNMEASURED, metric, n, row, baseline, candidate, delta, cause };
    }
    const unlike = (0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .nh)(metric, cases, input.facts);
    const n = cases.pairs.length;
    if (n === 0)
        return { ...UNMEASURED, metric, n, cause: unlike };
    const test = (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .R4)({ metric, pairs: cases.pairs, alpha, seed: `${input.seed}/${metric.id}` });
    const arms = { metric, n, ...(0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__  .$b)(test) };
    const cause = unlike ?? (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__  .Me)(test);
    if (cause !== null)
        return { ...UNMEASURED, ...arms, cause };
    const kind = (0,_paired_rows_js__WEBPACK_IMPORTED_MODULE_7__  .mm)(test) ? 'relative' : 'absolute';
    const outcome = (0,_apply_row_js__WEBPACK_IMPORTED_MODULE_1__  .T)(test, { kind, value: 0 }, { decides: false });
    if (outcome === null)
        throw new Error(`${metric.id} has no row`);
    const { row, delta, interval, p, information_only: isTooFew } = outcome;
    const caveat = (0,_paired_input_js__WEBPACK_IMPORTED_MODULE_11__  .kc)(test) ?? (isTooFew ? (0,_per_run_row_js__WEBPACK_IMPORTED_MODULE_6__  .km)(test) : findCaveat(cases, input.facts));
    return { ...arms, row, delta, interval: interval(), p, cause: caveat };
}
function findCaveat(cases, facts) {
    return (0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .lh)(cases, facts) ?? ((0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .RD)(cases.missing) ? (0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .SA)(cases) : null);
}
const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null };
function measureMetrics(pair, gates, onTested = () => undefined) {
    const { pairing, casesOf, candidate } = pair;
    const all = candidate.run.metrics;
    const metrics = all.map((metric, done) => {
        onTested(done, all.length);
        const lender = findLender(gates, metric);
        const cases = pairing.paired.length === 0 ? _pair_gate_cases_js__WEBPACK_IMPORTED_MODULE_3__  .g6 : casesOf(metric, null);
        const comparison = lender
            ? lendNumbers(lender)
            : measureMetric({ ...pair, metric, cases, exact: (0,_exact_values_js__WEBPACK_IMPORTED_MODULE_10__  .gr)(metric, pair) });
        return cases.left_out === 0 ? comparison : { ...comparison, marks: [(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_5__  .tC)(cases.left_out)] };
    });
    onTested(all.length, all.length);
    const sliced = pairing.paired.length === 0 ? null : chooseSliced(pair);
    const compare = (metric) => (tag) => measureMetric({ ...pair, metric, cases: casesOf(metric, (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_8__  .lH)(tag)) });
    const slices = sliced === null ? [] : compareSlices(pairing.paired, compare(sliced));
    const [explored = { metrics: [], slices: [] }] = adjustExplored([{ metrics, slices, gates }], (_, gate) => gate.p_adjusted);
    return explored;
}
function chooseSliced({ candidate: { run }, casesOf, checked }) {
    const success = run.metrics.find(({ id }) => id === _pair_open_pair_js__WEBPACK_IMPORTED_MODULE_9__  .qO);
    if (success !== undefined && casesOf(success, null).pairs.length > 0)
        return success;
    const primary = (0,_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_2__  .D)(checked)?.metric;
    return primary !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .qd)(primary) && primary.per_run === undefined ? primary : null;
}
function findLender(gates, { id }) {
    return gates.find(({ gate, row }) => gate.metric === id && gate.where === null && row !== null);
}
function adjustExplored(pairs, pOfGate) {
    const ps = pairs.flatMap(({ metrics, slices }) => [
        ...metrics.flatMap(({ p }) => p ?? []),
        ...slices.map(({ result }) => result.p ?? 1),
    ]);
    const adjusted = (0,_stats_multiplicity_js__WEBPACK_IMPORTED_MODULE_12__  .U)(ps).values();
    const next = () => adjusted.next().value ?? 1;
    return pairs.map(({ metrics, slices, gates }, pair) => ({
        metrics: metrics.map((metric) => {
            const own = metric.p === null ? null : next();
            const lender = findLender(gates, metric.metric);
            return { ...metric, p_adjusted: lender === undefined ? own : pOfGate(pair, lender) };
        }),
        slices: slices.map((slice) => ({ ...slice, p_adjusted: next() })),
    }));
}
const MIN_CASES = 5;
function compareSlices(paired, compare) {
    const tags = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_13__  .Tr)(paired.flatMap(({ tags: own }) => [...new Set(own)]))]
        .filter(([, count]) => count >= MIN_CASES && count < paired.length)
        .map(([tag]) => tag)
        .sort();
    return tags.map((tag) => ({ tag, result: compare(tag) })).filter(({ result }) => result.p !== null);
}


  })

};
