export const id = 75;
export const ids = [75];
export const modules = {

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

  40194:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $k: () => (  withHistory),
    Is: () => (  USUAL_FOLDER),
    ML: () => (  showHistory),
    N0: () => (  chooseMetrics),
    Y3: () => (  writeHistoryCsv)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _format_describe_trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57135);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16080);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79167);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(35560);
  var _model_run_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79164);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56410);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95098);
  var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44504);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20714);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
  var _context_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(53925);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13992);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73341);
  var _model_csv_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(92642);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(40524);
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





















const USUAL_FOLDER = '.goldenpair';
async function withHistory(command, { flags, positionals: folders, terminal }, use) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { repo: repository, suite, last } = flags;
        const { workingDirectory, env, log } = terminal;
        if (repository === undefined) {
            const places = (folders.length === 0 ? [USUAL_FOLDER] : folders).map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, one));
            return use(await collectFolders(places, log));
        }
        const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
        if (owner === undefined || repo === undefined)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .X2)('repo', repository, 'a repository such as octo-org/app');
        if (folders.length > 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .Rd)(command, `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`);
        const token = env['GITHUB_TOKEN'] ?? '';
        if (token === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' });
        const { name } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_14__  .qy)(suite, (0,_context_js__WEBPACK_IMPORTED_MODULE_14__  .q6)(terminal));
        const temporary = __addDisposableResource(env_1, await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Pd)('history'), true);
        const client = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .UU)({ token, apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com', log });
        const request = { suite: name, folder: temporary.folder, log, most: command === 'audit' ? last : undefined };
        return await use(await collectArtifacts({ client, owner, repo }, request));
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
async function collectFolders(folders, log) {
    const places = [];
    for (const folder of folders) {
        if (!(0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .lQ)(folder))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-empty', { where: `${folder}, which is not a folder` });
        const below = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
        const children = below.filter((one) => one.isDirectory()).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        places.push(folder, ...children.sort());
    }
    const histories = [];
    const found = [];
    const skipped = [];
    for (const folder of places) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .CX);
        const file = (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Ze)(path)) ? (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Gu)({ path, maxBytes: _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .Yw }) : null;
        const text = file && (await readOrSkip(file, skipped));
        const run = await readOrSkip(findRun(folder), skipped);
        const rows = text === null ? [] : (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__  .i6)(text);
        if (text !== null)
            histories.push({ suite: run?.suite.name ?? rows.at(-1)?.suite ?? null, rows });
        if (run !== null)
            found.push({ run, folder });
    }
    const rows = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_16__  .$z)(histories, ({ suite }) => suite)].flatMap(([suite, same]) => (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__  .eQ)((0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__  .dk)(same.map((one) => one.rows))).map((row) => ({ ...row, suite })));
    const known = new Set(rows.map(({ run_id }) => run_id));
    const runs = [...new Map(found.map((stored) => [stored.run.run_id, stored])).values()];
    const alone = runs.flatMap(({ run }) => (known.has(run.run_id) ? [] : [rowOf(run)]));
    const all = [...rows, ...alone].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    if (all.length === 0)
        throw skipped[0] ?? new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-empty', { where: folders.join(', ') });
    for (const { message } of skipped)
        log.warning(`Skipped: ${message}`);
    return { rows: all, runs: runs.sort((a, b) => Date.parse(a.run.started_at) - Date.parse(b.run.started_at)) };
}
async function readOrSkip(read, skipped) {
    const skip = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_5__  .W8)((error) => {
        skipped.push(error);
        return null;
    });
    return read.catch(skip);
}
async function findRun(folder) {
    return (await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_12__  .gb)(folder)) ? (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .cI)(folder) : null;
}
function rowOf(run) {
    const mode = run.mode === 'nightly' ? 'nightly' : 'baseline';
    const { started_at: at, commit, variant, suite } = run;
    return { at, commit, variant, mode, values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_7__  .iH)(run), suite: suite.name };
}
async function collectArtifacts({ client, owner, repo }, request) {
    const { suite, log } = request;
    const refuse = (reason) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-unreadable', { repo: `${owner}/${repo}`, reason });
    const { data } = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .cb)(async () => client.rest.repos.get({ owner, repo }), (failure) => {
        throw refuse((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .SP)(failure, 'actions: read'));
    });
    const home = {
        connect: () => Promise.resolve(client),
        owner,
        repo,
        repositoryId: data.id,
        defaultBranch: data.default_branch,
        serverUrl: new URL(data.html_url).origin,
        workflow: '',
    };
    const { rows, folders, problem } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_10__  .L)({ ...request, home });
    if (problem !== null)
        throw refuse(problem);
    if (rows.length === 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-empty', { where: `the artifacts goldenpair-baseline-${suite} of ${owner}/${repo}` });
    const runs = [];
    const skipped = [];
    for (const [, folder] of [...folders].sort(([a], [b]) => a - b)) {
        const run = await readOrSkip(findRun(folder), skipped);
        if (run !== null)
            runs.push({ run, folder });
    }
    for (const { message } of skipped)
        log.warning(`Skipped: ${message}`);
    return { rows: rows.map((row) => ({ ...row, suite })), runs };
}
function chooseMetrics({ rows, runs }, named, all = rows) {
    const facts = new Map(runs.flatMap(({ run: { metrics } }) => metrics).map((metric) => [metric.id, metric]));
    const idsOf = (some) => new Set(some.flatMap(({ values }) => Object.keys(values).filter((id) => values[id] !== null)));
    const [measured, known] = [idsOf(rows), idsOf(all)];
    const unknown = named.find((id) => !known.has(id));
    if (unknown !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('history-metric-unknown', { got: unknown, known: [...known].sort() });
    const gated = runs.at(-1)?.run.gates.map(({ metric }) => metric) ?? ['success'];
    const ids = named.length > 0 ? named : [...new Set([...gated, ..._format_describe_trend_js__WEBPACK_IMPORTED_MODULE_2__  .eZ])].filter((id) => measured.has(id));
    return (ids.length > 0 ? ids : [...measured].sort()).map(
    (id) => facts.get(id) ?? { ..._model_metric_js__WEBPACK_IMPORTED_MODULE_6__  .V9, id, title: id, definition: '' });
}
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const NAME_LENGTH = 24;
const valueOf = ({ values }, { id }) => Object.hasOwn(values, id) ? (values[id] ?? null) : null;
function showHistory(rows, metrics) {
    const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))];
    const body = rows.map((row) => [
        row.at.slice(0, 16).replace('T', ' '),
        (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_17__  .Ax)(row.commit ?? '–'),
        row.verdict ?? '–',
        ...metrics.map((metric) => show(metric, valueOf(row, metric))),
    ]);
    const pictures = metrics.flatMap((metric) => {
        const values = rows.map((row) => valueOf(row, metric));
        const known = values.filter((value) => value !== null);
        const [first, last] = [known[0], known.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        const crept = (0,_format_describe_trend_js__WEBPACK_IMPORTED_MODULE_2__  .Jh)(metric, values, 'run');
        return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_18__  .Eb)(`${clip(metric.title).padEnd(NAME_LENGTH)} ${drawBars(values)}  ${show(metric, first)} → ${show(metric, last)}`, crept !== null && `${''.padEnd(NAME_LENGTH)} ${crept}`);
    });
    return [...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_19__  .RM)([head, ...body]), '', ...pictures].join('\n');
}
const clip = (name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);
const show = (metric, value) => (value === null ? '–' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_15__  .Fl)(metric, value));
function drawBars(values) {
    const known = values.filter((value) => value !== null);
    const low = Math.min(...known);
    const span = Math.max(...known) - low;
    const last = BARS.length - 1;
    return values
        .map((value) => (value === null ? ' ' : (BARS[span === 0 ? 3 : Math.round(((value - low) / span) * last)] ?? ' ')))
        .join('');
}
function writeHistoryCsv(rows, metrics) {
    const head = ['measured', 'mode', 'suite', 'variant', 'commit', 'verdict', ...metrics.map(({ id }) => id)];
    const records = rows.map((row) => [
        ...[row.at, row.mode, row.suite ?? '', row.variant, row.commit ?? '', row.verdict ?? ''],
        ...metrics.map((metric) => valueOf(row, metric)?.toString() ?? ''),
    ]);
    return [head, ...records]
        .map((cells) => `${cells.map((cell) => (0,_model_csv_js__WEBPACK_IMPORTED_MODULE_20__  .nL)((0,_model_csv_js__WEBPACK_IMPORTED_MODULE_20__  .E3)(cell))).join(',')}\r\n`)
        .join('');
}


  }),

  57135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jh: () => (  describeTrend),
    SS: () => (  chooseTrends),
    eZ: () => (  RESOURCES)
  });
  var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
const STEPS = 7;
const MIN_SAME = 6;
function describeTrend(metric, values, noun = 'night') {
    const newest = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined || newest.length <= STEPS)
        return null;
    const steps = newest.slice(1).map((value, at) => Math.sign(value - (newest[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MIN_SAME || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)({
        metric,
        interval: null,
        baseline: first,
        candidate: last,
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


  }),

  40273:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C0: () => (  enterpriseHost),
    HU: () => (  requireArtifacts),
    IN: () => (  failureArtifactName),
    M: () => (  suiteOfFailureArtifact),
    NG: () => (  listRunArtifacts),
    RX: () => (  experimentArtifactName),
    aj: () => (  retryOutage),
    gj: () => (  suiteOfShardArtifact),
    hF: () => (  baselineArtifactName),
    j: () => (  suiteOfExperimentArtifact),
    m5: () => (  reportArtifactName),
    nV: () => (  suiteOfRunArtifact),
    nc: () => (  runArtifactName),
    u9: () => (  shardArtifactName),
    wn: () => (  listArtifacts)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
const MAX_PAGES = 10;
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
async function listRunArtifacts({ client, owner, repo, runId }) {
    return listPages(async (page) => client.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }));
}
async function listPages(ask) {
    const artifacts = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await ask({ per_page: PER_PAGE, page });
        artifacts.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return artifacts;
}
function readArtifact(artifact) {
    const { id, head_repository_id, head_branch, head_sha: headSha = '' } = artifact.workflow_run ?? {};
    const of = { headRepositoryId: head_repository_id ?? null, headBranch: head_branch ?? null, headSha };
    return {
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        ...(artifact.expires_at && { expiresAt: new Date(artifact.expires_at) }),
        run: id === undefined ? null : { id, ...of },
    };
}
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
function requireArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
async function retryOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const longestMs of WAITS_MS) {
        const outage = describeOutage(answer);
        const waitMs = Math.min(longestMs, startMs + LAST_TRY_MS - clock.monotonicMs());
        if (outage === null || waitMs <= 0)
            break;
        log.info(`${outage}: trying again in ${Math.ceil(waitMs / 1000)} s.`);
        await waitUnlessAborted(waitMs, wait, signal);
        answer = await ask();
    }
    return answer;
}
async function waitUnlessAborted(ms, wait, signal) {
    signal.throwIfAborted();
    const ended = new AbortController();
    const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(signal, 'abort', { signal: ended.signal }).catch(() => null);
    await Promise.race([wait(ms), aborted]).finally(() => ended.abort());
    signal.throwIfAborted();
}


  }),

  53709:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mK: () => (  gateResultSchema),
  g_: () => (  likeTheseSchema),
  M8: () => (  limitedValue),
  v4: () => (  listedMetricSchema),
  RH: () => (  metricComparisonSchema),
  Ls: () => (  sliceComparisonSchema)
});

var schemas = __webpack_require__(55156);
var metric = __webpack_require__(16080);
var gate = __webpack_require__(61038);
var run_figure = __webpack_require__(64402);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/result/cause.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Numbers of files on both sides, only in the candidate, and only in the baseline.');
const basis = {
    files: files.nullable().describe('How many files were compared; `null` if the figure is not computed from files.'),
    all_files: schemas.literal(true)
        .describe('Set if all files are compared, because some may have been renamed.')
        .exactOptional(),
};
const change = schemas.number().describe('The change, as in `delta`: positive is better.');
const loss = { loss: metric .e4, margin: metric .e4 };
const cause_open = {
    worse: metric .e4
        .nullable()
        .describe('The margin, if a loss is proven that may or may not exceed it; `null` if no loss is proven.'),
};
const cause = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const causeSchema = schemas.discriminatedUnion('kind', [
    cause('bug', { message: schemas.string() }),
    cause('stopped', { arm, run: run .r$ }),
    cause('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string())
            .describe('Grades that some trials of the arm lack but others of the case have; those trials are unscored.'),
        most_frequent: schemas.strictObject({ reason: schemas.string(), trials: count, unscored: count })
            .describe('The most frequent reason why trials of the arm are unscored, its number of trials, and the number of unscored trials.')
            .exactOptional(),
    }),
    cause('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    cause('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    cause('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    cause('left-out', { cases: count }),
    cause('nothing-paired', {}),
    cause('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    cause('no-value', { figure: figure.nullable() }),
    cause('not-measured', {}),
    cause('zero-baseline', {}),
    cause('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    cause('code-unmeasured', { measured: arm.nullable() }),
    cause('code-unscored', { arm, problem: schemas.string() }),
    cause('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    cause('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    cause('no-code-value', { arms: schemas.array(arm) }),
    cause('no-common-value', { files }),
    cause('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    cause('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe("The candidate's value; `null` if it is infinite."),
        limit: schemas.number(),
    }),
    cause('within-bounds', {}),
    cause('exact', { ...basis }),
    cause('one-reading', {}),
    cause('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    cause('beyond-threshold', { ...loss }),
    cause('beyond-margin', { ...loss, ...test }),
    cause('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    cause('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    cause('slightly-worse', { typical: schemas.boolean() }),
    cause('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    cause('single', { unit }),
    cause('information-only', { unit, units: count, needed: count }),
    cause('cases-missing', { ...unscored }),
    cause('trials-missing', { ...unscored }),
    cause('fact', {
        change,
        changed: count.describe('The number of cases whose value changed.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    cause('range', {
        ...cause_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('The range that contains the true change, in the unit of `delta`; positive is better.'),
        broke: count.describe('The number of cases that broke beyond chance.'),
        copies: schemas.boolean(),
    }),
    cause('total-contradicts', { ...cause_open, change: schemas.number() }),
    cause('unequal-trials', {}),
    cause('change-only', { ...cause_open }),
    cause('few-clusters', { ...cause_open, clusters: count, needed: count }),
    cause('limits', { ...cause_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used. `rounds`: judged on these cases in rounds. Not tested: `fact` (a deterministic target) and `exact` (one number per side).');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('The two-sided interval of `delta` at level 1 - alpha; positive is better.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('The number of paired cases, or of compared files on row `exact`.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe("The baseline's mean over the paired cases, or its figure of the run; `null` if none."),
    candidate: gate_result_figure.describe("The candidate's mean over the paired cases, or its figure of the run; `null` if none."),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('The arms whose value is `null` because it is infinite: a ratio with a denominator of 0.')
        .exactOptional(),
    delta: gate_result_figure.describe("The difference in the metric's unit, or ln(candidate/baseline) on row `log-ratio`; positive is better. For a neutral metric: candidate - baseline."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('The two-sided p-value, unadjusted; `null` if nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: causeSchema.nullable().describe('Why there is no test or no reliable p; otherwise `null`.'),
    marks: schemas.array(schemas.string()).describe('Remarks on these numbers, as clauses.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("The adjusted p: a gate's own if the numbers are a gate's, else by Benjamini and Hochberg over all metrics and tags of all candidates. `null` if nothing was tested."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('p adjusted by Benjamini and Hochberg over all metrics and tags of all candidates.'),
});
const gate_result_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const flag = schemas.boolean();
const ends = schemas.strictObject({ low: schemas.number(), high: schemas.number() });
const boundMethodSchema = schemas["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = schemas.strictObject({
    method: boundMethodSchema,
    value: gate_result_figure.describe('The bound; `null` if it does not exist, which rules out `no-regression`.'),
    above_margin: flag,
    share_at_or_below: schemas.number()
        .describe('Only for Gaffke: the share of weighted means at or below -margin; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('A one-sided lower bound, at level alpha/2, to show whether a loss is within the margin.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number()
        .describe('log10 of `exact_p`. Absent unless `exact_p` is below the smallest double.')
        .exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe("Cohen's dz: mean difference / standard deviation of the differences; `null` if all are equal.")
        .exactOptional(),
    hedges_g: gate_result_figure.describe("`cohen_dz` with Hedges' correction for few cases.").exactOptional(),
    percentile: ends
        .describe('The percentile bootstrap interval of `delta` over cases, at level 1 - alpha.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('The test on equal numbers of trials, which `improved` must pass too. Absent if they are equal anyway.')
        .exactOptional(),
})
    .describe('Other tests of the same pairs, for information only.');
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: judged after rounds of tries; `fact`: the target is deterministic, so no test is needed.'),
    round: gate_result_count.describe('The round after which the gate was decided; 0 for a fact.'),
    worse: flag.describe('Whether the gate is inconclusive but with a proven loss or with cases in `broke`.'),
    broke: texts.describe('Ids of cases that broke beyond chance: good on main and bad in every try.'),
    copies: flag.describe('Whether repeated answers agree too often (cache, fixed seed), so each case counts once.'),
    hopeless: flag.describe('Whether not even all rounds were expected to rule out a loss of the margin.'),
})
    .describe('How the gate was decided on these cases. Absent if it was not.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case shows about similar questions. Decides nothing.');
const worseCasesSchema = schemas.strictObject({
    count: gate_result_count.describe('The number of compared cases with a worse mean over their tries than in the baseline.'),
    beyond: gate_result_count
        .describe('How many of them lost the margin or more. Absent if none did, and for yes/no metrics.')
        .exactOptional(),
    better: gate_result_count.describe('The number of compared cases with a better mean.'),
    worst: schemas.array(schemas.strictObject({ case_id: schemas.string(), baseline: schemas.number(), candidate: schemas.number() }))
        .describe('The cases that lost the margin or more, else the worst 20, the worst first, with their means on both sides.'),
})
    .describe('The cases behind a loss of quality. Absent if the gate shows none and is not inconclusive, or no case lost; absent for `success`, whose cases are in `flips`, for costs and times, and for figures of the run.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('Whether the gate fails. It fails the run only if its severity is `fail`.'),
    cause: causeSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('The number of clusters; `null` if the test is not clustered.'),
    candidate_value: gate_result_figure.describe('The value that `min` and `max` limit: the mean over all scored candidate cases in the slice, or the figure of the whole run.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe("The candidate's mean / the baseline's over the pairs, on row `log-ratio`."),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('Whether only one of `p`, which decides, and `interval` shows a difference: on row `mcnemar`, and on these cases, where `interval` also allows for chance that few tries cannot show, and its lower end is one-sided.'),
    broken_by: texts
        .describe("Ids of the candidate's cases (new and edited ones too) by which a yes/no metric breaks `min` or `max`.")
        .exactOptional(),
    worse_cases: worseCasesSchema.exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flipped cases that can be significant beside the other gates. Absent without a flip test.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('The smallest drop that is flagged with 80 % power; `null` if none or unknown.'),
    can_rule_out: gate_result_figure.describe('The smallest drop that this result rules out; `null` if none.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe('The unit of `can_flag` and `can_rule_out`; `relative`: a share of the baseline.'),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin with 80 % power.'),
    cases_to_settle: gate_result_figure.describe('Cases needed to rule out a drop of the margin with 80 % power if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('The number of cases that both the judge and a person graded.'),
        least: schemas.number().describe('The required kappa if `kappa` is lower, so the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The required number of labels if `n` is lower; the gate still decides.').exactOptional(),
    })
        .describe("The judge's agreement with `human_labels`: quadratic weighted kappa and its 95 % interval.")
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings to show beside the verdict.').exactOptional(),
});
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


  }),

  29624:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ph: () => (  LEVEL_NIGHTS),
    TN: () => (  readRegressionId),
    cH: () => (  CLEAN_NIGHTS),
    f8: () => (  atMargins),
    fY: () => (  countMargins),
    lF: () => (  nameRegression),
    oE: () => (  findBrokenLimit),
    qd: () => (  isBoundId),
    t0: () => (  isDriftId),
    uD: () => (  isWorstYet)
  });
  var _rounding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47704);
  var _suite_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61038);
  var _gate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53709);



const AGAINST = (  null && (['night', 'reference']));
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' };
const nameRegression = (name, kind) => `${name}${MARKS[kind]}`;
function readRegressionId(id) {
    const kind = ['reference', 'bound', 'drift'].find((one) => id.endsWith(MARKS[one])) ?? 'night';
    const against = kind === 'reference' || kind === 'drift' ? 'reference' : 'night';
    return { name: id.slice(0, id.length - MARKS[kind].length), kind, against };
}
const isDriftId = (id) => readRegressionId(id).kind === 'drift';
const isBoundId = (id) => readRegressionId(id).kind === 'bound';
const CLEAN_NIGHTS = 2;
const LEVEL_NIGHTS = 7;
function isWorstYet(worst, { id, margins }) {
    return margins !== null && margins >= (worst[id] ?? Infinity) + 1 - _rounding_js__WEBPACK_IMPORTED_MODULE_2__  .p;
}
const findBrokenLimit = (result) => (0,_suite_gate_js__WEBPACK_IMPORTED_MODULE_0__  .rB)(result.gate, (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_1__  .M8)(result));
function marginStep({ gate: { margin }, row, baseline }) {
    if (margin === null || margin.value === 0 || baseline === null)
        return null;
    const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0;
    return margin.value * (isShare ? 1 : Math.abs(baseline));
}
function countMargins(result) {
    const { metric, row, delta } = result;
    const step = marginStep(result);
    if (step === null || delta === null)
        return null;
    const lost = row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta;
    return lost / step;
}
function atMargins(result, margins) {
    const step = marginStep(result);
    const { metric, row, baseline } = result;
    if (step === null || baseline === null)
        return null;
    const lost = margins * step;
    const isLower = metric.direction === 'lower';
    if (row === 'log-ratio')
        return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) };
    return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost };
}


  })

};
