export const id = 3904;
export const ids = [3904,9843];
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
    const suite = first === undefined ? whole : await (await Promise.all( [__webpack_require__.e(1733), __webpack_require__.e(4504), __webpack_require__.e(7086), __webpack_require__.e(1466), __webpack_require__.e(4924)]).then(__webpack_require__.bind(__webpack_require__, 41466))).openFirstLook(whole, look);
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
    const { finishRun } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(9833)]).then(__webpack_require__.bind(__webpack_require__, 9035));
    const asMeasured = { suite: measuredSuite, context, cache, baseline, early, emit };
    return finishRun(measured, asMeasured, { flags, terminal });
}
async function openRounds(suite, { main, early }, flags, terminal) {
    if (main === null || flags.trials !== undefined)
        return undefined;
    const { askInRounds, planAnswers } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(5684), __webpack_require__.e(895)]).then(__webpack_require__.bind(__webpack_require__, 53276));
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
        counts: counts.describe('Counts over the run’s trials; `null` after an error.'),
        shard,
        files: schemas.record(schemas.string(), schemas.string())
            .describe('Paths of the run folder (`run`) and the report’s files, relative to the working directory.'),
        error: schemas.strictObject({ code: schemas.string(), message: schemas.string() }).nullable(),
    }),
]);

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
const NO_VERDICT = { verdict: null, headline: null, gates: [], broken: [] };
function describeEnd({ run: { counts, shard }, out }, evaluation, { workingDirectory }) {
    const { comparison, report } = evaluation ?? {};
    const places = Object.entries({ run: out, ...evaluation?.files });
    const files = Object.fromEntries(places.map(([name, path]) => [name, (0,external_node_path_.relative)(workingDirectory, path) || '.']));
    const measured = { event: 'ended', counts, shard, files, error: null };
    if (comparison === undefined || report === undefined)
        return { ...measured, exit_code: 0, ...NO_VERDICT };
    const { verdict, gates, flips } = (0,result_comparison ._g)(comparison);
    return {
        ...measured,
        exit_code: comparison.verdict.exit_code,
        verdict,
        headline: (0,result_report .r6)(report.headline),
        gates: gates.map(({ gate: { id }, verdict, failed }) => ({ id, verdict, failed })),
        broken: flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-failing' ? [id] : [])),
    };
}


  }),

  62255:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    rV: () => (  mergeRuns),
    y0: () => (  describeShard)
  });
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9111);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79167);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87375);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64520);
  var _run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25727);
  var _pool_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71699);











async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(folder) });
    const parts = checkShards(runs);
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .B)(parts.reduce((sum, { counts }) => sum + counts.trials, 0));
    const merged = mergeHeaders(parts);
    const { run } = await (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .hM)(merged, { sources: parts, out, log });
    return run;
}
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__  .s)(sessions.join('\n')).slice(-16)}`;
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    const named = (field) => distinct(runs.map(({ environment }) => environment[field])).join(', ');
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        trials_per_case: Math.min(...runs.map(({ trials_per_case }) => trials_per_case)),
        plan: mergePlans(runs),
        environment: { node: named('node'), os: named('os'), runner: named('runner') || null },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0),
    };
}
function mergePlans(runs) {
    const plan = runs[0]?.plan;
    if (plan === undefined)
        return undefined;
    const own = runs.flatMap(({ cases, plan: { classes } = plan }) => cases.flatMap(({ id }) => {
        const kind = (0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__  .Kl)({ classes }, id);
        return kind === undefined ? [] : [[id, kind]];
    }));
    return { ...plan, classes: Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))) };
}
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run, counts }) => sum + (run.plan === undefined ? run.cases.length * run.trials_per_case : (run.stopped?.planned ?? counts.trials)), 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    requireAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    requireEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    requireOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-wanted', { folder });
    return run.shard;
}
const OWN = new Set([
    ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
    ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
]);
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case']);
const PARTED = ['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan'];
function sharedTraits(run) {
    const isOwn = (place) => OWN.has(place) || (run.plan !== undefined && OWN_IN_ROUNDS.has(place));
    return (0,_pool_runs_js__WEBPACK_IMPORTED_MODULE_8__  .JC)(run, PARTED, (place) => !isOwn(place));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function requireAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = sharedTraits(first.run);
    for (const other of others) {
        const found = sharedTraits(other.run);
        const valueOf = (what) => found.get(what) ?? 'null';
        const [what, value] = [...expected].find(([place, own]) => own !== valueOf(place)) ?? [];
        if (what === undefined || value === undefined)
            continue;
        const values = [
            { folder: first.folder, value: cut(value) },
            { folder: other.folder, value: cut(valueOf(what)) },
        ];
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shards-differ', { what, values });
    }
}
function requireEachOnce(parts) {
    const folders = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_9__  .$z)(parts, ({ shard }) => shard.index);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)({ index, of });
    for (const [index, own] of folders)
        if (own.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-repeated', { shard: name(index), folders: own.map(({ folder }) => folder) });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
function requireOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_7__  .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}`
            : `together with the other shards, it does not cover the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(folder).run, line: null, problem });
    }
}
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_6__  ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


  }),

  71699:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JC: () => (  traitsOf),
    Jb: () => (  refusePool),
    S_: () => (  lastPart),
    XI: () => (  MAX_TRIALS),
    bY: () => (  listDifferences),
    du: () => (  writeLastPart),
    hM: () => (  writeTrials),
    r1: () => (  poolRuns)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65750);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const MAX_TRIALS = 10;
const OWN = new Set('run_id session_id mode commit branch started_at finished_at seed_offset trials_per_case pooled replaced_trials carried_to environment cases counts spent_usd summaries code_quality'.split(' '));
function refusePool(older, newer) {
    for (const run of [older, newer]) {
        if (run.counts === null || run.stopped !== undefined)
            return `the run ${run.run_id} is not complete`;
        if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
            return 'some answers are from a cache';
    }
    const different = listDifferences(older, newer);
    if (different.length > 0)
        return `they differ in ${different.join(', ')}`;
    const trials = lastPart(older).trials + newer.trials_per_case;
    return trials > MAX_TRIALS ? `together they would have ${trials} trials of each case, more than ${MAX_TRIALS}` : null;
}
function listDifferences(older, newer, except = []) {
    const [one, other] = [ownTraits(older), ownTraits(newer)];
    const places = [...new Set([...one.keys(), ...other.keys()])];
    return places.filter((place) => one.get(place) !== other.get(place) && !except.includes(place));
}
function ownTraits({ settings, fingerprints, ...rest }) {
    return traitsOf({ ...rest, settings, fingerprints }, ['settings', 'fingerprints'], (place) => !OWN.has(place));
}
function traitsOf(run, parted, counts) {
    const traits = Object.entries(run).flatMap(([key, value]) => parted.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.flatMap(([key, value]) => (value !== undefined && counts(key) ? [[key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(value)]] : [])));
}
function lastPart(run) {
    const { run_id, commit, started_at, trials_per_case: trials, seed_offset } = run;
    return run.pooled?.at(-1) ?? { run_id, commit, started_at, trials, seed_offset };
}
async function poolRuns({ older, newer, out }, log) {
    const first = lastPart(older.run);
    const run = {
        ...newer.run,
        trials_per_case: first.trials + newer.run.trials_per_case,
        pooled: [first, lastPart(newer.run)],
    };
    const sources = [lastTrials(older), { ...newer, renumber: (trial) => trial + first.trials }];
    return writeTrials(run, { sources, out, log });
}
async function writeLastPart({ folder, run }, out, log) {
    const whole = { ...run, trials_per_case: lastPart(run).trials, pooled: undefined };
    return writeTrials(whole, { sources: [lastTrials({ folder, run })], out, log });
}
function lastTrials({ folder, run }) {
    const start = run.trials_per_case - lastPart(run).trials;
    return { folder, run, renumber: (trial) => (trial < start ? null : trial - start) };
}
async function writeTrials(run, { sources, out, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_1__  .bp)(out, { ...run, counts: null, summaries: {} }, log.info), true);
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .dP)(run.pricing);
        for (const { folder, run: own, renumber } of sources)
            for await (const { trial: read } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_0__  .L9)(own, folder, log)) {
                const number = renumber === undefined ? read.trial : renumber(read.trial);
                if (number === null)
                    continue;
                const trial = { ...read, trial: number };
                await writer.append(trial);
                tally.add(trial);
            }
        const silence = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_2__  .v7)(run.variant, tally);
        if (silence !== null)
            throw silence;
        const whole = tally.complete(run);
        return { run: whole, seal: await writer.finish(whole) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


  })

};
