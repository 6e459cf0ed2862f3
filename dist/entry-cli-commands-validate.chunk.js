export const id = 1863;
export const ids = [1863];
export const modules = {

/***/ 80043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);
/* harmony import */ var _compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96012);
/* harmony import */ var _compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94155);
/* harmony import */ var _compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53377);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
/* harmony import */ var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87375);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96762);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31718);
/* harmony import */ var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55151);













const validate = {
    positionals: '',
    run: async ({ flags, given, terminal }) => {
        if (flags.list !== undefined)
            return (await Promise.all(/* import() */[__webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(9736)]).then(__webpack_require__.bind(__webpack_require__, 35737))).showList({ flags, given, terminal });
        if (flags.rebind)
            return (await Promise.all(/* import() */[__webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(2963), __webpack_require__.e(2101)]).then(__webpack_require__.bind(__webpack_require__, 92963))).rebindCases(flags, terminal);
        const { suite, validation } = await validateSuite({
            path: flags.suite,
            workingDirectory: terminal.workingDirectory,
            registries: _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3,
            hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s,
            scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .locateScorer */ .pp)({ ...terminal, targetEnvNames: [] }),
            strict: flags.strict,
            base: flags.base ?? null,
        });
        terminal.print(flags.json ? JSON.stringify(validation, null, 2) : describeValidation(validation, suite, flags.verbose));
        if (validation.errors.length > 0)
            return 3;
        if (flags.ask !== undefined) {
            const { askCases } = await Promise.all(/* import() */[__webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(5199)]).then(__webpack_require__.bind(__webpack_require__, 10924));
            const lines = await askCases(terminal, flags);
            // Standard output is JSON's.
            for (const line of lines)
                if (flags.json)
                    terminal.log.info(line);
                else
                    terminal.print(line);
        }
        return 0;
    },
};
/** A line for each finding as editors read them, then one that counts. */
function describeValidation({ suite: file, errors, warnings, notes, forecast }, suite, isVerbose) {
    const fold = isVerbose ? (problems) => problems : _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .foldProblems */ .KH;
    const counts = [
        ...(errors.length > 0 ? [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(errors.length, 'error')] : []),
        ...(warnings.length > 0 ? [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(warnings.length, 'warning')] : []),
    ];
    return [
        ...fold(errors).map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
        ...fold(warnings).map(({ file, line, message }) => `${file}:${line}: warning: ${message}`),
        ...notes.map((note) => `note: ${note}`),
        // Those that cannot fail are among the warnings.
        ...(forecast === null
            ? []
            : describeForecast({ ...forecast, gates: forecast.gates.filter((gate) => gate.can_fail) })),
        `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
    ].join('\n');
}
/** A line for each gate, then what was assumed. */
function describeForecast({ gates, assumed }) {
    return [...gates.map(({ gate, text }) => `gate ${gate}: ${text}`), ...(assumed === null ? [] : [assumed])];
}
function describeSuite(suite) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const critical = enabled.filter((golden) => golden.critical).length;
    const gates = suite.gates.map(({ id }) => id).join(', ');
    return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`;
}
/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/**
 * Every problem and note of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
async function validateSuite(input) {
    const { strict, base, ...source } = input;
    const loaded = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .readSuite */ .xj)(source);
    const { stale } = loaded;
    const changed = base === null ? [] : await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readChangedFiles */ .IM)(base, source.workingDirectory);
    const change = (0,_measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_9__/* .adviseChange */ .h6)({ manifest: loaded.path, files: loaded.files, changed });
    const forecast = forecastSuite(loaded);
    const doubts = [
        ...loaded.warnings,
        ...loaded.advise(),
        ...findExpired(loaded.suite?.cases ?? [], _io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml.now()),
        ...(forecast === null ? [] : findUngatedCases(forecast)),
        ...(change === null ? [] : [change]),
    ];
    const idle = forecast === null ? [] : findIdleGates(loaded, forecast);
    const areErrors = { stale: strict || loaded.strict, doubts: strict };
    const order = (problems) => (0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .sortProblems */ .dS)(problems, loaded.files);
    return {
        suite: loaded.suite,
        validation: {
            suite: loaded.path,
            errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
            warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
            notes: loaded.unchecked ? [_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .UNCHECKED_SPANS */ .V] : [],
            forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
        },
    };
}
/** Gates that can never fail: no error even where it is strict, since more cases, or another place to run, are not a matter of mending the suite. */
function findIdleGates({ path, lineOfGate }, { gates }) {
    return gates.flatMap(({ gate, text, can_fail: canFail }, index) => canFail ? [] : [{ file: path, line: lineOfGate(index), message: `gate ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(gate)} ${text}.` }]);
}
/** Cases whose quarantine has ended, by the day in UTC. */
function findExpired(cases, now) {
    const today = now.toISOString().slice(0, 10);
    return cases.flatMap(({ id, at, flaky, enabled }) => {
        if (!enabled || flaky === undefined || flaky >= today)
            return [];
        const message = `case ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(id)} was in quarantine until ${flaky}, and still no gate looks at it. Remove \`flaky\`, or give a later day.`;
        return [{ ...at, message }];
    });
}
/** Cases whose quality no gate looks at. */
function findUngatedCases({ uncovered }) {
    const [first] = uncovered;
    if (first === undefined)
        return [];
    const named = uncovered.slice(0, MAX_NAMED).map(({ id }) => id);
    const count = uncovered.length;
    const message = `no gate looks at the quality of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(count, 'case')}: ${named.join(', ')}${count > MAX_NAMED ? ' …' : ''}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${count === 1 ? 'it' : 'them'}.`;
    return [{ ...first.at, message }];
}
/** Null for a suite that is wrong, or has no gate that could fail. */
function forecastSuite({ suite, metrics }) {
    const isGated = suite?.gates.some(({ severity }) => severity === 'fail') === true;
    if (suite === null || !isGated)
        return null;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const applies = ({ id }, golden) => byId.get(id)?.applies(golden) === true;
    // Whether a target reports what these are made of shows only in a run.
    const known = suite.gates.filter(({ metric, assumed }) => assumed !== true || byId.get(metric)?.default_gate !== 'if-reported');
    const gates = (0,_compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .checkGates */ .P)(known, metrics);
    const cases = suite.cases.filter(({ enabled }) => enabled);
    const { alpha, trials, baseline_trials: baseline } = suite;
    const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false;
    const isInRounds = (0,_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_12__/* .chooseInference */ .h)('recorded', suite.inference) === 'these-cases';
    return {
        ...(0,_compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .forecastGates */ .e)({
            gates,
            cases,
            applies,
            alpha,
            deterministic,
            rounds: isInRounds ? (suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ROUNDS */ .M4) : null,
            measured: () => null,
            // The second answer of a deterministic target only tests that it is one.
            trials: { baseline: deterministic ? trials : baseline, candidate: trials },
        }),
        uncovered: (0,_compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .findUncovered */ .L)(gates, cases, applies),
    };
}


/***/ }),

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own } = result;
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ })

};
