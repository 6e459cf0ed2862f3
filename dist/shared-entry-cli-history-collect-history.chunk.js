export const id = 9144;
export const ids = [9144,8896,2101];
export const modules = {

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(164);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 40194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ withHistory),
/* harmony export */   Is: () => (/* binding */ USUAL_FOLDER),
/* harmony export */   N0: () => (/* binding */ chooseMetrics)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_trend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57135);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
/* harmony import */ var _model_run_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79164);
/* harmony import */ var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56410);
/* harmony import */ var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95098);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44504);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20714);
/* harmony import */ var _commands_flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1726);
/* harmony import */ var _commands_surroundings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(74474);















/** As large as what the nights read (src/store/baselines/read-history.ts). */
const MOST_TEXT_BYTES = 64_000_000;
/** Where runs are unless somebody says. */
const USUAL_FOLDER = '.goldenpair';
/**
 * What `use` makes of what folders hold (`.goldenpair` unless named), or with `--repo` of the artifacts of a repository, which are there
 * until it ends. Throws as `collectFolders` and `collectArtifacts`.
 */
async function withHistory(command, { flags, positionals: folders, terminal }, use) {
    const { repo: repository, suite, last } = flags;
    const { workingDirectory, env, log } = terminal;
    if (repository === undefined) {
        const places = (folders.length === 0 ? [USUAL_FOLDER] : folders).map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, one));
        return use(await collectFolders(places, log));
    }
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined)
        (0,_commands_flags_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseFlag */ .X2)('repo', repository, 'a repository such as octo-org/app');
    if (folders.length > 0)
        (0,_commands_flags_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseArguments */ .Rd)(command, `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`);
    const token = env['GITHUB_TOKEN'] ?? '';
    if (token === '')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' });
    const { name } = await (0,_commands_surroundings_js__WEBPACK_IMPORTED_MODULE_14__/* .loadSuiteHere */ .dw)(suite, (0,_commands_surroundings_js__WEBPACK_IMPORTED_MODULE_14__/* .surroundingsOf */ .ZD)(terminal));
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-history-'));
    try {
        const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
        // The newest artifacts have the rows of all, but each has its own run alone.
        const most = command === 'audit' ? last : undefined;
        return await use(await collectArtifacts({ owner, repo, suite: name, token, apiUrl, folder, log, most }));
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
/**
 * What folders hold: a `history.jsonl`, a run, or folders that have these. The log warns of each that cannot be read; where there is no
 * other, that is thrown. Throws `history-empty` too.
 */
async function collectFolders(folders, log) {
    const found = { histories: [], runs: [], skipped: [] };
    for (const folder of folders)
        await collectFolder(folder, found);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__/* .measuredOnce */ .GS)((0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeHistories */ .dk)(found.histories));
    const known = new Set(rows.map(({ run_id }) => run_id));
    const runs = [...new Map(found.runs.map((stored) => [stored.run.run_id, stored])).values()];
    const alone = runs.flatMap(({ run }) => (known.has(run.run_id) ? [] : [rowOf(run)]));
    const all = [...rows, ...alone].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    if (all.length === 0)
        throw found.skipped[0] ?? new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-empty', { where: folders.join(', ') });
    warnOfSkipped(found.skipped, log);
    return { rows: all, runs: runs.sort((a, b) => Date.parse(a.run.started_at) - Date.parse(b.run.started_at)) };
}
function warnOfSkipped(skipped, log) {
    for (const { message } of skipped)
        log.warning(`Skipped: ${message}`);
}
/** What is read; null, with the reason among `skipped`, where the user's file is at fault. */
async function readOrSkip(read, skipped) {
    return read.catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .onMistake */ .W8)((error) => {
        skipped.push(error);
        return null;
    }));
}
async function collectFolder(folder, { histories, runs, skipped }) {
    if (!(0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFolder */ .lQ)(folder))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-empty', { where: `${folder}, which is not a folder` });
    const below = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    const children = below.filter((one) => one.isDirectory()).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    for (const place of [folder, ...children.sort()]) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .HISTORY_FILE */ .CX);
        if (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isRegularFile */ .Ze)(path)) {
            const text = await readOrSkip((0,_io_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)({ path, maxBytes: MOST_TEXT_BYTES }), skipped);
            if (text !== null)
                histories.push((0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_8__/* .parseHistory */ .i6)(text));
        }
        const run = await readOrSkip(findRun(place), skipped);
        if (run !== null)
            runs.push({ run, folder: place });
    }
}
/** The run in a folder, or null. */
async function findRun(folder) {
    return (await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_12__/* .hasRun */ .gb)(folder)) ? (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readRun */ .cI)(folder) : null;
}
function rowOf(run) {
    return {
        at: run.started_at,
        commit: run.commit,
        variant: run.variant,
        mode: run.mode === 'nightly' ? 'nightly' : 'baseline',
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_7__/* .meansOf */ .oh)(run),
    };
}
/** What the artifacts of a repository hold. Throws `history-empty` and `history-unreadable`. */
async function collectArtifacts(request) {
    const { owner, repo, suite, token, apiUrl, folder, log, most } = request;
    const client = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__/* .createClient */ .UU)({ token, apiUrl, log });
    const refuse = (reason) => new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-unreadable', { repo: `${owner}/${repo}`, reason });
    const { data } = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessRefused */ .J0)(async () => client.rest.repos.get({ owner, repo }), (failure) => {
        throw refuse((0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailure */ .SP)(failure, 'actions: read'));
    });
    const home = {
        ...{ connect: () => Promise.resolve(client), owner, repo, repositoryId: data.id },
        ...{ defaultBranch: data.default_branch, serverUrl: new URL(data.html_url).origin, workflow: '' },
    };
    const { rows, folders, problem } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_10__/* .readHistory */ .L)({ suite, folder, home, log, most });
    if (problem !== null)
        throw refuse(problem);
    if (rows.length === 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-empty', { where: `the artifacts goldenpair-baseline-${suite} of ${owner}/${repo}` });
    const runs = [];
    const skipped = [];
    for (const run of [...folders.keys()].sort((a, b) => a - b)) {
        const place = folders.get(run);
        const read = place === undefined ? null : await readOrSkip(findRun(place), skipped);
        if (read !== null && place !== undefined)
            runs.push({ run: read, folder: place });
    }
    warnOfSkipped(skipped, log);
    return { rows, runs };
}
/**
 * What is shown: the metrics that are named, else those of the newest run's gates and what it took; of a history without a run, what every
 * measurement has. Throws `history-metric-unknown`.
 */
function chooseMetrics({ rows, runs }, named) {
    const facts = new Map(runs.flatMap(({ run: { metrics } }) => metrics).map((metric) => [metric.id, metric]));
    const measured = new Set(rows.flatMap(({ values }) => Object.keys(values).filter((id) => values[id] !== null)));
    const unknown = named.find((id) => !measured.has(id));
    if (unknown !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo('history-metric-unknown', { got: unknown, known: [...measured].sort() });
    const gated = runs.at(-1)?.run.gates.map(({ metric }) => metric) ?? ['success'];
    const ids = named.length > 0 ? named : [...new Set([...gated, ..._format_describe_trend_js__WEBPACK_IMPORTED_MODULE_3__/* .RESOURCES */ .eZ])].filter((id) => measured.has(id));
    return (ids.length > 0 ? ids : [...measured].sort()).map((id) => facts.get(id) ?? plainFacts(id));
}
/** A number by its name: the history alone does not say what it means. */
function plainFacts(id) {
    return {
        ...{ id, title: id, unit: 'count', kind: 'continuous', direction: 'neutral', range: [null, null] },
        ...{ environment: 'free', scale: 'linear', definition: '' },
    };
}


/***/ }),

/***/ 57135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ describeTrend),
/* harmony export */   SS: () => (/* binding */ chooseTrends),
/* harmony export */   eZ: () => (/* binding */ RESOURCES)
/* harmony export */ });
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** What a run took, whether a gate looks at it or not. */
const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
/** So many of the newest steps are looked at, and so many of them must go the same way: by chance alone one metric in 80 does, up or down. */
const STEPS = 7;
const MOST_OF = 6;
/**
 * How a metric crept up or down; null where it did neither. It decides nothing.
 * @param values the oldest first; null was not measured and is passed over
 * @example describeTrend(tokens, [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]) // 'tokens per query rose on 6 of the last 7 nights, +14 % in all'
 */
function describeTrend(metric, values, noun = 'night') {
    const newest = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined || newest.length <= STEPS)
        return null;
    const steps = newest.slice(1).map((value, at) => Math.sign(value - (newest[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MOST_OF || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
/** In per cent where the ratio is compared, else in the metric's own unit; null where that reads as no change. */
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U6)({
        metric,
        interval: null,
        baseline: first,
        candidate: last,
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
/** The metrics with a trend: those of the gates, and what the runs took. */
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


/***/ }),

/***/ 22707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U6: () => (/* binding */ formatMeasured),
/* harmony export */   ho: () => (/* binding */ describeMeanChange),
/* harmony export */   nC: () => (/* binding */ isInPercent)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60427);



/** A share of the values that no change is as small as. */
const DUST = 1e-7;
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query, and of a fact on that
 * scale a share of the baseline. The interval ends
 * where the metric's range does.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_1__/* .possibleInterval */ .hH)(measured);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = isInPercent(measured);
    const inValue = (oriented) => {
        const change = orientation * oriented;
        if (!isRelative)
            return change;
        return measured.row === 'log-ratio' ? Math.exp(change) - 1 : change / (baseline ?? 1);
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .styleOf */ .Vj)(metric, values.length === 0 ? [delta ?? 0] : values);
    // A mean of differences that were rounded one by one leaves a dust of their steps, which is no change (docs/decision-rules.md#rounding).
    const dust = DUST * (isRelative ? 1 : Math.max(...values.map(Math.abs), Number.MIN_VALUE));
    const clean = (value) => (Math.abs(value) < dust ? 0 : value);
    const change = delta === null ? null : clean(inValue(delta));
    const sign = change === null ? 0 : Math.sign(change);
    // What was not compared is written like what was: 44 % in one table is 44 % in the next.
    const apart = baseline === null || candidate === null ? 0 : clean(candidate - baseline);
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const write = (value, decimals, isSigned = true) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value * 100, { decimals, signed: isSigned })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatIn */ .hO)(style, value, decimals, { signed: isSigned });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    // An interval that excludes no change must not read as if it ended there.
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const scale = isRelative || style === 'share' ? 100 : style === 'ms' ? 1000 : 1;
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(nearest * scale, changeDecimals);
    const [low, high] = ends.map((end) => write(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValueIn */ .m6)(style, value, valueDecimals);
        return measured.infinite?.includes(arm) === true ? _format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .INFINITE */ .fZ : null;
    };
    const number = change === null ? null : write(change, changeDecimals);
    const size = change === null ? null : write(Math.abs(change), changeDecimals, false);
    const units = isRelative ? '%' : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfChange */ .S1)(style);
    const unit = size === '1' && units === 'points' ? 'point' : units;
    const inWords = (word) => (style === 'tokens' && !isRelative ? 'tokens' : word);
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, word);
    return {
        baseline: writeValue('baseline'),
        candidate: writeValue('candidate'),
        change: join(number, unit),
        changeInWords: join(number, inWords(unit)),
        size: join(size, unit),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        ends: low === undefined || high === undefined ? null : join(`${low} and ${high}`, inWords(units)),
        range: low === undefined || high === undefined ? null : join(`${low} to ${high}`, inWords(units)),
        sign,
    };
}
/** Whether a change is told in per cent of the baseline: of the typical query on the log scale, of the mean where it is a fact. */
function isInPercent({ metric, row, baseline }) {
    return row === 'log-ratio' || (row === 'fact' && metric.scale === 'log-ratio' && (baseline ?? 0) > 0);
}
const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || !isInPercent({ metric, row, baseline }) || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, 'tokens')}` : '';
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
    const { gate, metric, row, baseline } = input;
    const { margin } = gate;
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


/***/ }),

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   RX: () => (/* binding */ experimentArtifactName),
/* harmony export */   ZM: () => (/* binding */ demandArtifacts),
/* harmony export */   gj: () => (/* binding */ suiteOfShardArtifact),
/* harmony export */   hF: () => (/* binding */ baselineArtifactName),
/* harmony export */   j: () => (/* binding */ suiteOfExperimentArtifact),
/* harmony export */   m5: () => (/* binding */ reportArtifactName),
/* harmony export */   nV: () => (/* binding */ suiteOfRunArtifact),
/* harmony export */   nc: () => (/* binding */ runArtifactName),
/* harmony export */   u9: () => (/* binding */ shardArtifactName),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
/** Why a suite could not be measured, for the job that comments. */
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
/** Reads the suite off the name of an artifact of one kind; null when the name is another artifact's. */
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
/** Its run.json says which shard it is. */
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
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
    const run = artifact.workflow_run;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        expiresAt: artifact.expires_at ? new Date(artifact.expires_at) : undefined,
        run: run?.id === undefined
            ? null
            : {
                id: run.id,
                headRepositoryId: run.head_repository_id ?? null,
                headBranch: run.head_branch ?? null,
                headSha: run.head_sha ?? '',
            },
    });
}
/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
/** What goes through artifacts, and what to do without. */
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedValue),
/* harmony export */   m: () => (/* binding */ gateResultSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92244);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16080);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15444);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);






const figure = zod__WEBPACK_IMPORTED_MODULE_5__.number().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string());
const flag = zod__WEBPACK_IMPORTED_MODULE_5__.boolean();
const ends = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ low: zod__WEBPACK_IMPORTED_MODULE_5__.number(), high: zod__WEBPACK_IMPORTED_MODULE_5__.number() });
const boundMethodSchema = zod__WEBPACK_IMPORTED_MODULE_5__["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: flag,
    share_at_or_below: zod__WEBPACK_IMPORTED_MODULE_5__.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    exact_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    exact_p_log10: zod__WEBPACK_IMPORTED_MODULE_5__.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    cohen_dz: figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ p: zod__WEBPACK_IMPORTED_MODULE_5__.number(), delta: zod__WEBPACK_IMPORTED_MODULE_5__.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const theseCasesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    how: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['rounds', 'fact'])
        .describe('`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.'),
    round: count.describe('The round of the look that decided; 0 for a fact.'),
    worse: flag.describe('Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.'),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: flag.describe('Repeated answers agree too often: a cache or a fixed seed answers, so each case counts once.'),
    hopeless: flag.describe('Not even all rounds could be expected to rule out a loss of the margin.'),
})
    .describe('How it was decided on these cases; absent where another row decides.');
const likeTheseSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    p_adjusted: figure,
    can_rule_out: figure,
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case says of questions like these; it decides nothing.');
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gate: _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFactsSchema */ .DI,
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    suspect: flag,
    failed: flag.describe('The gate fails; it fails the run only with severity `fail`.'),
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .e,
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: figure,
    df: figure,
    bounds: zod__WEBPACK_IMPORTED_MODULE_5__.array(boundSchema),
    ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ baseline: figure, candidate: figure }),
    missing_unevenly: flag,
    borderline: flag.describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: count.nullable(),
    newly_passing: count.nullable(),
    least_flips: count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
/** What `min` and `max` limit: the candidate's value, Infinity where it has none for that reason, else null. */
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


/***/ }),

/***/ 92244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ measuredChange),
/* harmony export */   Ls: () => (/* binding */ sliceComparisonSchema),
/* harmony export */   RH: () => (/* binding */ metricComparisonSchema),
/* harmony export */   v4: () => (/* binding */ listedMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15444);



const figure = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.');
const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    low: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    high: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    method: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    infinite: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI,
    ...measuredChange,
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonSchema */ .e.nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    tag: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    result: metricComparisonSchema,
    p_adjusted: zod__WEBPACK_IMPORTED_MODULE_2__.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});


/***/ }),

/***/ 15444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ reasonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64402);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);




const count = zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative();
const arm = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['baseline', 'candidate']);
const figure = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURES */ .SL);
const unit = zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['case', 'cluster']);
const test = { p: zod__WEBPACK_IMPORTED_MODULE_3__.number(), alpha: zod__WEBPACK_IMPORTED_MODULE_3__.number() };
const unscored = { baseline: count, candidate: count };
const files = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ common: count, added: count, gone: count })
    .describe('Files of both sides, of the candidate alone, and of the baseline alone.');
const basis = {
    files: files.nullable().describe('Null for a figure that rests on no files.'),
    all_files: zod__WEBPACK_IMPORTED_MODULE_3__.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
};
const change = zod__WEBPACK_IMPORTED_MODULE_3__.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.");
const loss = { loss: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4 };
const open = {
    worse: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4
        .nullable()
        .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
};
/** Why a gate has its verdict, or why a metric has no test or no reliable p: facts alone, which `src/report/words` puts into words. */
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__.discriminatedUnion('kind', [
    // Nothing can be said.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('bug'), message: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('stopped'), arm, run: _run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .stoppedSchema */ .r$ }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('too-few-scored'),
        arm,
        scored: count,
        cases: count,
        floor: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
        grades: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    // The two sides cannot be compared.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-baseline'), lost: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none', 'unreadable', 'removed']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('redefined'),
        how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['prices', 'judge', 'added', 'dropped', 'definition']),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('apart'), how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['replayed', 'machines', 'jobs']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('left-out'), cases: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('nothing-paired') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-figure'), arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(arm), infinite: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), figure }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-value'), figure: figure.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('not-measured') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('zero-baseline') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('table'), how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('code-unmeasured'), measured: arm.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('code-unscored'), arm, problem: zod__WEBPACK_IMPORTED_MODULE_3__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('file-unscored'),
        arm,
        path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        line: zod__WEBPACK_IMPORTED_MODULE_3__.int().nullable(),
        problem: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('languages'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
        candidate: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-code-value'), arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(arm) }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('no-common-value'), files }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('review'),
        how: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none', 'none-in-baseline', 'another-judge']),
        problem: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
    // Limits.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('outside-bound'),
        side: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['min', 'max']),
        value: zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable().describe('Null: infinite.'),
        limit: zod__WEBPACK_IMPORTED_MODULE_3__.number(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('within-bounds') }),
    // One number on each side.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('exact'), ...basis }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('one-reading') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('exact-change'), change, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, within: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), ...basis }),
    // Decided.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('beyond-threshold'), ...loss }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('beyond-margin'), ...loss, ...test }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('better'), gain: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, slightly: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(), ...test }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('unchanged'),
        cases: count,
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('slightly-worse'), typical: zod__WEBPACK_IMPORTED_MODULE_3__.boolean() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('inside-margin'), margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, typical: zod__WEBPACK_IMPORTED_MODULE_3__.boolean() }),
    // Open: nothing is tested.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('single'), unit }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('information-only'), unit, units: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('cases-missing'), ...unscored }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('trials-missing'), ...unscored }),
    // On these cases.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('fact'),
        change,
        changed: count.describe('Cases whose value is another.'),
        margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4,
        within: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('range'),
        ...open,
        range: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ row: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['rounds', 'log-ratio']), low: zod__WEBPACK_IMPORTED_MODULE_3__.number(), high: zod__WEBPACK_IMPORTED_MODULE_3__.number() })
            .describe('Between which the true change is, oriented and scaled like `delta`.'),
        broke: count.describe('Cases that broke for sure.'),
        copies: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
    }),
    // Open: the test cannot tell.
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('total-contradicts'), ...open, change: zod__WEBPACK_IMPORTED_MODULE_3__.number() }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('unequal-trials') }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('change-only'), ...open }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('few-clusters'), ...open, clusters: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('limits'),
        ...open,
        flags: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
])
    .meta({ id: 'reason' });


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 19859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByDraft */ .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
