export const id = 3904;
export const ids = [3904];
export const modules = {

  23904:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    run: () => (  run)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35560);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87375);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78955);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62255);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16305);
  var _modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2924);
  var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98357);
  var _stream_events_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78518);
  var _context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53925);













const run = {
    run: async ({ flags, terminal }) => flags.json && !flags.dryRun
        ? (0,_stream_events_js__WEBPACK_IMPORTED_MODULE_10__  .o)(terminal, async (streaming, emit) => runSuite(flags, streaming, emit))
        : runSuite(flags, terminal),
};
async function runSuite(flags, terminal, emit) {
    const { workingDirectory } = terminal;
    const { shard = null, baseline: baselinePath, results, trials, first, subset = null, strict } = flags;
    const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .iP)(flags);
    const context = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .q6)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .BV)(flags));
    const main = baselinePath === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, baselinePath);
    const out = flags.out === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, flags.out);
    const checkout = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .uK)(workingDirectory, (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)(out, main));
    const whole = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .qy)(flags.suite, context, { strict, skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .s)(flags) });
    const look = { first: first ?? Infinity, subset, main, log: terminal.log };
    const suite = first === undefined ? whole : await (await Promise.all( [__webpack_require__.e(1733), __webpack_require__.e(4504), __webpack_require__.e(7924), __webpack_require__.e(1466), __webpack_require__.e(4924)]).then(__webpack_require__.bind(__webpack_require__, 41466))).openFirstLook(whole, look);
    const variant = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .zh)(suite, flags);
    const outputFolder = out ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, `.goldenpair/${suite.name}-${variant}`);
    if (out === null)
        await refuseOthersRun(outputFolder, suite, workingDirectory);
    const arms = [{ variant, out: outputFolder, trials: trials ?? suite.trials }];
    const measuredSuite = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__  .vy)(suite, overrides);
    const cache = (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .lF)(flags, terminal);
    const asked = { suite, arms, subset, shard, overrides, cache };
    const early = (0,_modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_8__  .ju)(() => (main === null ? 0 : 1));
    const rounds = await openRounds(measuredSuite, { main, early }, flags, terminal);
    if (flags.dryRun) {
        const { dryRun } = await __webpack_require__.e(  3068).then(__webpack_require__.bind(__webpack_require__, 13068));
        const again = main !== null && shard === null ? 'zero-tolerance' : null;
        const known = { earlier: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)(main, outputFolder), answers: rounds?.plan, again };
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .Zn)(await dryRun({ ...context, ...asked, ...known }), flags, terminal);
    }
    const baseline = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .Bv)(baselinePath, terminal);
    if (results !== undefined)
        (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .G8)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, results));
    const how = {
        mode: 'run',
        isResuming: flags.resume,
        checkout,
        rounds: rounds?.ask,
        onTrial: shard === null ? early.onTrial : undefined,
        onEvent: emit,
    };
    const [measured] = await (0,_context_js__WEBPACK_IMPORTED_MODULE_11__  .EY)({ ...asked, ...how }, context, terminal);
    if (measured === undefined)
        throw new Error('the arm was not measured');
    if (shard !== null)
        return printShard(measured, terminal, emit);
    const { finishRun } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(3187)]).then(__webpack_require__.bind(__webpack_require__, 9035));
    const asMeasured = { suite: measuredSuite, context, cache, baseline, early, emit };
    return finishRun(measured, asMeasured, { flags, terminal });
}
async function openRounds(suite, { main, early }, flags, terminal) {
    if (main === null || flags.trials !== undefined)
        return undefined;
    const { askInRounds, planAnswers } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(5684), __webpack_require__.e(3276)]).then(__webpack_require__.bind(__webpack_require__, 53276));
    const whole = flags.shard === undefined ? undefined : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_5__  .rq)(suite.cases, flags.subset ?? null);
    const facts = { main, beside: null, cap: suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_4__  .JH, whole, log: terminal.log };
    return { ask: askInRounds({ ...facts, early }), plan: planAnswers(facts) };
}
async function refuseOthersRun(folder, { name, file }, workingDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json')))
        return;
    const { readRunHeader } = await __webpack_require__.e(  5037).then(__webpack_require__.bind(__webpack_require__, 85037));
    const read = await readRunHeader(folder, name);
    const other = read.kind === 'read' ? (read.header.suite.file ?? file) : file;
    if (other === file || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, other)))
        return;
    const cure = `It is a run of ${other}, and ${file} has the same name: give each suite its own \`name\`, or choose a folder with --out.`;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('file-exists', { paths: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, folder)], cure });
}
function printShard(measured, terminal, emit) {
    const { shard, counts } = measured.run;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(terminal.workingDirectory, measured.out) || '.';
    if (emit !== undefined)
        emit((0,_stream_events_js__WEBPACK_IMPORTED_MODULE_10__  .l)(measured, null, terminal));
    else if (shard !== null)
        terminal.print(`${(0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_6__  .y0)(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`);
    return 0;
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  78518:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  describeEnd),
  o: () => (  streamEvents)
});

var external_node_path_ = __webpack_require__(76760);
var clock = __webpack_require__(13211);
var files = __webpack_require__(60198);
var access = __webpack_require__(99787);
var model_error = __webpack_require__(50262);
var result_comparison = __webpack_require__(61739);
var result_report = __webpack_require__(87902);
var schemas = __webpack_require__(55156);
var gate_result = __webpack_require__(53709);
var verdict = __webpack_require__(55451);
var observation = __webpack_require__(75198);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/run/run-event.js





const RUN_EVENT_SCHEMA_VERSION = 1;
const count = schemas.int().min(0);
const usd = schemas.number().nullable();
const tried = { variant: schemas.string(), case: schemas.string(), trial: count.describe('Number of the trial, from 0.') };
const head = {
    schema_version: schemas.literal(RUN_EVENT_SCHEMA_VERSION),
    at: schemas.string().describe('Time of the event, ISO 8601 in UTC.'),
};
const defineEvent = (event, shape) => schemas.strictObject({ event: schemas.literal(event), ...head, ...shape });
const { run_id, variant, commit, counts, shard } = run .Lx.shape;
const { message, kind } = observation .Ig.shape;
const runEventSchema = schemas.discriminatedUnion('event', [
    defineEvent('begun', {
        run_id,
        variant,
        commit,
        suite: schemas.string(),
        cases: count,
        earlier: count.describe('Number of trials that were made before the run was resumed; 0 if it was not.'),
        budget_usd: usd.describe('Budget of the run in US dollars (`max_cost_usd`); `null` if there is none.'),
    }),
    defineEvent('round', {
        round: schemas.int().min(1),
        most: schemas.int().min(1).describe('Maximum number of rounds; 1 if every case is asked in one pass.'),
        open: schemas.array(schemas.string()).describe('Ids of the gates that are not decided yet; empty in the first round.'),
        trials: count.describe('Number of trials in this round.'),
        total: count.describe('Number of trials of the whole run at the end of this round.'),
    }),
    defineEvent('case-begun', tried),
    defineEvent('case-answered', {
        ...tried,
        status: schemas["enum"](['ok', 'failed']),
        latency_ms: schemas.number().min(0).nullable(),
        failure: schemas.strictObject({ kind, message }).nullable(),
    }),
    defineEvent('case-scored', {
        ...tried,
        passed: schemas.boolean().nullable().describe('Whether the trial passed (`success`); `null` if it has no score.'),
        scores: schemas.record(schemas.string(), schemas.number()).describe('Scores of the trial, by the id of each scored metric.'),
        done: count.describe('Number of trials of the run that are scored so far.'),
        total: count,
        cost_usd: usd.describe('Cost of the run so far in US dollars; `null` if no cost is known.'),
    }),
    defineEvent('warning', { message: schemas.string() }),
    defineEvent('ended', {
        exit_code: verdict .NP,
        verdict: verdict .AB.nullable().describe('Verdict of the run; `null` for a shard or after an error.'),
        headline: schemas.string().nullable(),
        gates: schemas.array(gate_result .mK.pick({ verdict: true, failed: true }).extend({ id: schemas.string() })),
        broken: schemas.array(schemas.string()).describe('Ids of the cases that newly fail.'),
        worse: schemas.array(schemas.string())
            .describe('Ids of the cases behind the loss of a gate on another metric than `success`, the worst first.'),
        counts: counts.describe('Counts over the run’s trials; `null` after an error.'),
        shard,
        files: schemas.record(schemas.string(), schemas.string())
            .describe('Paths of the run folder (`run`) and the report’s files, relative to the working directory.'),
        error: schemas.strictObject({ code: schemas.string(), message: schemas.string() }).nullable(),
    }),
]);

var worse_cases = __webpack_require__(13863);
;// CONCATENATED MODULE: ./build/entry/cli/stream-events.js









async function streamEvents(terminal, run) {
    const emit = ({ event, ...facts }) => {
        const at = clock .ml.now().toISOString();
        terminal.print(JSON.stringify({ schema_version: RUN_EVENT_SCHEMA_VERSION, event, at, ...facts }));
    };
    const { text: mask } = (0,access .QU)({ env: terminal.env, targetEnvNames: [] });
    const show = (text) => (0,files .EQ)(mask(text), terminal.workingDirectory);
    const warning = (message) => {
        emit({ event: 'warning', message: show(message) });
        terminal.log.warning(message);
    };
    return run({ ...terminal, log: { ...terminal.log, warning } }, emit).catch((error) => {
        const isMistake = error instanceof model_error .yo;
        const message = show((0,model_error .bD)(error));
        const exit_code = isMistake ? (0,model_error .LL)(error) : 4;
        const end = { event: 'ended', exit_code, ...NO_VERDICT, counts: null, shard: null, files: {} };
        emit({ ...end, error: { code: isMistake ? String(error.code) : 'bug', message } });
        throw error;
    });
}
const NO_VERDICT = { verdict: null, headline: null, gates: [], broken: [], worse: [] };
function describeEnd({ run: { counts, shard }, out }, evaluation, { workingDirectory }) {
    const { comparison, report } = evaluation ?? {};
    const places = Object.entries({ run: out, ...evaluation?.files });
    const files = Object.fromEntries(places.map(([name, path]) => [name, (0,external_node_path_.relative)(workingDirectory, path) || '.']));
    const measured = { event: 'ended', counts, shard, files, error: null };
    if (comparison === undefined || report === undefined)
        return { ...measured, exit_code: 0, ...NO_VERDICT };
    const only = (0,result_comparison ._g)(comparison);
    const { verdict, gates, flips } = only;
    return {
        ...measured,
        exit_code: comparison.verdict.exit_code,
        verdict,
        headline: (0,result_report .r6)(report.headline),
        gates: gates.map(({ gate: { id }, verdict, failed }) => ({ id, verdict, failed })),
        broken: flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-failing' ? [id] : [])),
        worse: [...(0,worse_cases .bQ)(only).keys()],
    };
}


  })

};
