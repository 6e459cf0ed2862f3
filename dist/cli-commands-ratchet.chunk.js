export const id = 2861;
export const ids = [2861];
export const modules = {

/***/ 2861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ratchet: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26704);
/* harmony import */ var _modes_ratchet_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89510);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50467);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12389);







const ratchet = {
    positionals: '[RUN [SECOND_RUN]]',
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'a second, independent run: both must improve on the reference, and this one becomes it'],
    ],
    flags: {
        suite: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.suite,
        reference: {
            type: 'string',
            value: 'FILE',
            description: 'the reference (default: reference.json beside the suite)',
        },
        'allow-lower': { type: 'string', value: 'REASON', description: 'let a gated metric drop; the reason is kept' },
        json: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('arguments-invalid', {
                command: 'ratchet',
                got: `${positionals.length} folders given, expected one run or two`,
                suggestion: null,
            });
        const allowLower = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'allow-lower') ?? null;
        if (allowLower !== null && allowLower.trim() === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('flag-invalid', { flag: 'allow-lower', got: allowLower, expected: 'a reason in words' });
        const suite = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteFlag */ .fD)(flags);
        const reference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'reference') ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(suite), 'reference.json');
        const folders = positionals.length > 0 ? positionals : [await defaultFolder(suite, terminal)];
        const outcome = await (0,_modes_ratchet_js__WEBPACK_IMPORTED_MODULE_2__/* .ratchet */ .U)({
            folders: folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder)),
            reference: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reference),
            allowLower,
            log,
        });
        terminal.print(flags['json'] === true
            ? JSON.stringify({ reference, ...outcome }, null, 2)
            : describe(outcome, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reference))));
        return 0;
    },
};
/** Where `goldenpair run` without `--out` puts the run of the default variant. */
async function defaultFolder(path, terminal) {
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .dw)(path, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsOf */ .ZD)(terminal));
    return `.goldenpair/${suite.name}-${suite.default_variant}`;
}
function describe({ written, reason, lowered, comparison }, path) {
    const { candidate, cases } = comparison;
    const changed = [
        [cases.added, 'new'],
        [cases.edited, 'edited'],
        [cases.removed, 'removed'],
    ];
    const counts = changed.flatMap(([ids, word]) => (ids.length === 0 ? [] : [`${ids.length} ${word}`]));
    return [
        written
            ? `Wrote ${path}: run ${candidate.run_id}${candidate.commit === null ? '' : ` of ${candidate.commit.slice(0, 7)}`}. Review and commit it.`
            : `${path} stays as it is: ${reason ?? ''}.`,
        ...describeMoves(comparison),
        ...(comparison.baseline === null || counts.length === 0 ? [] : [`  cases: ${counts.join(', ')}`]),
        ...lowered.map((clause) => `  lower: ${clause}`),
    ].join('\n');
}
/** A line for each gated metric, then for every other that moved: from the old reference to the new, on the cases of both. */
function describeMoves({ metrics, gates, baseline }) {
    const gated = new Set(gates.map(({ gate }) => gate.metric));
    const shown = [
        ...metrics.filter(({ metric }) => gated.has(metric.id)),
        ...(baseline === null ? [] : metrics.filter(({ metric, delta }) => !gated.has(metric.id) && (delta ?? 0) !== 0)),
    ];
    const width = Math.max(0, ...shown.map(({ metric }) => metric.title.length));
    return shown.map((row) => {
        const name = `  ${row.metric.title.padEnd(width)}  `;
        if (baseline === null) {
            const value = gates.find(({ gate }) => gate.metric === row.metric.id)?.candidate_value ?? null;
            return `${name}${value === null ? 'not scored' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_5__/* .formatValue */ .Fl)(row.metric, value)}`;
        }
        const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMeasured */ .U)(row);
        if (row.delta === null)
            return `${name}${row.reason ?? 'not compared'}`;
        const interval = text.interval === null ? '' : ` ${text.interval}`;
        return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`;
    });
}


/***/ }),

/***/ 89510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findLowered),
/* harmony export */   U: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var _compare_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65694);
/* harmony import */ var _format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22707);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26704);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38045);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64520);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22837);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7107);











/**
 * Writes a run as the reference of its suite, for review. Nothing gated may fall below the reference that is there, unless a reason is
 * given, which is kept in the file; of two runs both must have improved on it, else it stays.
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`, `output-unwritable`, and
 * as `readScoredRun` does.
 */
async function ratchet({ folders, reference: path, allowLower, log }) {
    const before = (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .isReference */ .A_)(path)) ? await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .readScoredRun */ .my)(path, { log }) : null;
    const compared = [];
    for (const folder of folders) {
        const scored = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .readScoredRun */ .my)(folder, { log });
        const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it was measured in the same session as the other run, so the two are not independent');
        const comparison = (0,_compare_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__.compareRuns)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${invalid.reason}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : findLowered(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0)
        return {
            ...result,
            written: false,
            reason: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
        };
    if (lowered.length > 0 && allowLower === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}
/** Why a run cannot be a reference, as a clause; null when it can. `other` is the reference that it follows, if any. */
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it never finished';
    if (run.stopped !== undefined)
        return (0,_format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStopped */ .p_)(run.stopped);
    if (run.shard !== null)
        return `it is shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShard */ ._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.gates.length === 0)
        return 'it has no gates';
    const planned = run.cases.length * run.trials_per_case;
    if (trials.length < planned)
        return `only ${trials.length} of its ${planned} trials were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`;
    return null;
}
/**
 * A reference as text for review: a line for each member of its lists and mappings (a case, a gate, a metric's summary, a setting), so
 * that a diff shows what moved and nothing else.
 */
function writeReference(reference) {
    const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`);
    return `{\n${members.join(',\n')}\n}\n`;
}
function writeMember(value) {
    if (Array.isArray(value))
        return enclose('[]', value.map((item) => JSON.stringify(item)));
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return enclose('{}', members);
}
function enclose(brackets, lines) {
    if (lines.length === 0)
        return brackets;
    return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`;
}
/**
 * What of the gated metrics of the reference or of the run is worse in the run than in the reference, on the cases that both have, or
 * cannot be compared, one clause each. However small it is: many small steps down are a long way. Metrics that are bound to the
 * machine are in no reference.
 */
function findLowered(reference, { metrics, gates }) {
    const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric));
    const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }));
    const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]));
    return [...whole, ...slices].flatMap(({ row, where }) => {
        const { metric, n, delta, reason } = row;
        if (metric.environment === 'bound' || metric.direction === 'neutral')
            return [];
        const name = `${metric.title}${where}`;
        if (n === 0 || delta === null)
            return [`${name} cannot be compared (${reason ?? 'no case is scored on both sides'})`];
        if (delta > -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8)
            return [];
        const { baseline, candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_10__/* .formatMeasured */ .U)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}
/** The reference that a finished run makes; metrics that are bound to the machine are left out, since nothing can be compared with them. */
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores(trials, bound);
    return {
        kind: 'reference',
        schema_version: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .REFERENCE_SCHEMA_VERSION */ .ZV,
        suite: run.suite,
        run_id: run.run_id,
        mode: run.mode,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        started_at: run.started_at,
        finished_at: run.finished_at,
        seed: run.seed,
        trials_per_case: run.trials_per_case,
        ...(lowered === null || lowered === undefined ? {} : { lowered }),
        summaries: sortKeys(Object.fromEntries(measured)),
        gates: run.gates,
        settings: run.settings,
        pricing: run.pricing,
        environment: run.environment,
        fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
        counts: run.counts,
        stale_cases: run.stale_cases,
        cases: [...run.cases]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map(({ id, fingerprint, tags, difficulty, profile }) => ({
            id,
            fingerprint,
            tags,
            ...(difficulty === undefined ? {} : { difficulty }),
            ...(profile === undefined ? {} : { profile }),
            scores: sortKeys(scores.get(id) ?? {}),
        })),
    };
}
function collectScores(trials, left_out) {
    const cases = new Map();
    for (const { case: id, scores, unscored } of [...trials].sort((a, b) => a.trial - b.trial)) {
        const own = cases.get(id) ?? {};
        cases.set(id, own);
        for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
            if (!left_out.has(metric))
                (own[metric] ??= []).push(scores[metric] ?? null);
    }
    return cases;
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ })

};
