export const id = 4488;
export const ids = [4488,8896];
export const modules = {

/***/ 41461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(60198);
var model_error = __webpack_require__(50262);
var describe_trend = __webpack_require__(57135);
var github_client = __webpack_require__(44463);
var request_error = __webpack_require__(49396);
var run_history = __webpack_require__(79164);
var nights_history = __webpack_require__(56410);
var baseline = __webpack_require__(95098);
var read_history = __webpack_require__(44504);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
;// CONCATENATED MODULE: ./build/entry/cli/history/collect-history.js













/** As large as what the nights read (src/store/baselines/read-history.ts). */
const MOST_TEXT_BYTES = 64_000_000;
/**
 * What folders hold: a `history.jsonl`, a run, or folders that have these. The log warns of each that cannot be read; where there is no
 * other, that is thrown. Throws `history-empty` too.
 */
async function collectFolders(folders, log) {
    const found = { histories: [], runs: [], skipped: [] };
    for (const folder of folders)
        await collectFolder(folder, found);
    const rows = (0,nights_history/* measuredOnce */.GS)((0,nights_history/* mergeHistories */.dk)(found.histories));
    const known = new Set(rows.map(({ run_id }) => run_id));
    const runs = [...new Map(found.runs.map((run) => [run.run_id, run])).values()];
    const alone = runs.filter(({ run_id }) => !known.has(run_id)).map(rowOf);
    const all = [...rows, ...alone].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    if (all.length === 0)
        throw found.skipped[0] ?? new model_error/* UserError */.yo('history-empty', { where: folders.join(', ') });
    warnOfSkipped(found.skipped, log);
    return { rows: all, runs: runs.sort((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at)) };
}
function warnOfSkipped(skipped, log) {
    for (const { message } of skipped)
        log.warning(`Skipped: ${message}`);
}
/** What is read; null, with the reason among `skipped`, where the user's file is at fault. */
async function readOrSkip(read, skipped) {
    return read.catch((error) => {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        skipped.push(error);
        return null;
    });
}
async function collectFolder(folder, { histories, runs, skipped }) {
    if (!(0,files/* isFolder */.lQ)(folder))
        throw new model_error/* UserError */.yo('history-empty', { where: `${folder}, which is no folder` });
    const below = await (0,promises_.readdir)(folder, { withFileTypes: true });
    const children = below.filter((one) => one.isDirectory()).map(({ name }) => (0,external_node_path_.join)(folder, name));
    for (const place of [folder, ...children.sort()]) {
        const path = (0,external_node_path_.join)(place, baseline/* HISTORY_FILE */.C);
        if (await (0,files/* isRegularFile */.Ze)(path)) {
            const text = await readOrSkip((0,files/* readTextFile */.Gu)({ path, maxBytes: MOST_TEXT_BYTES }), skipped);
            if (text !== null)
                histories.push((0,nights_history/* parseHistory */.i6)(text));
        }
        const run = await readOrSkip(findRun(place), skipped);
        if (run !== null)
            runs.push(run);
    }
}
/** The run in a folder, or null. */
async function findRun(folder) {
    return (await (0,write_run/* hasRun */.gb)(folder)) ? (0,read_run/* readRun */.c)(folder) : null;
}
function rowOf(run) {
    return {
        at: run.started_at,
        commit: run.commit,
        variant: run.variant,
        mode: run.mode === 'nightly' ? 'nightly' : 'baseline',
        values: (0,run_history/* meansOf */.oh)(run),
    };
}
/** What the artifacts of a repository hold. Throws `history-empty` and `history-unreadable`. */
async function collectArtifacts(request) {
    const { owner, repo, suite, token, apiUrl, folder, log } = request;
    const client = await (0,github_client/* createClient */.U)({ token, apiUrl, log });
    const { data } = await client.rest.repos.get({ owner, repo }).catch((error) => {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        throw new model_error/* UserError */.yo('history-unreadable', {
            repo: `${owner}/${repo}`,
            reason: (0,request_error/* explainFailure */.SP)(failure, 'actions: read'),
        });
    });
    const home = {
        ...{ connect: () => Promise.resolve(client), owner, repo, repositoryId: data.id },
        ...{ defaultBranch: data.default_branch, serverUrl: new URL(data.html_url).origin, workflow: '' },
    };
    const { rows, folders, problem } = await (0,read_history/* readHistory */.L)({ suite, folder, home, log });
    if (problem !== null)
        throw new model_error/* UserError */.yo('history-unreadable', { repo: `${owner}/${repo}`, reason: problem });
    if (rows.length === 0)
        throw new model_error/* UserError */.yo('history-empty', { where: `the artifacts goldenpair-baseline-${suite} of ${owner}/${repo}` });
    const runs = [];
    const skipped = [];
    for (const run of [...folders.keys()].sort((a, b) => a - b)) {
        const place = folders.get(run);
        const read = place === undefined ? null : await readOrSkip(findRun(place), skipped);
        if (read !== null)
            runs.push(read);
    }
    warnOfSkipped(skipped, log);
    return { rows, runs };
}
/**
 * What is shown: the metrics that are named, else those of the newest run's gates and what it took; of a history without a run, what every
 * measurement has. Throws `history-metric-unknown`.
 */
function chooseMetrics({ rows, runs }, named) {
    const facts = new Map(runs.flatMap(({ metrics }) => metrics).map((metric) => [metric.id, metric]));
    const measured = new Set(rows.flatMap(({ values }) => Object.keys(values).filter((id) => values[id] !== null)));
    const unknown = named.find((id) => !measured.has(id));
    if (unknown !== undefined)
        throw new model_error/* UserError */.yo('history-metric-unknown', { got: unknown, known: [...measured].sort() });
    const gated = runs.at(-1)?.gates.map(({ metric }) => metric) ?? ['success'];
    const ids = named.length > 0 ? named : [...new Set([...gated, ...describe_trend/* RESOURCES */.eZ])].filter((id) => measured.has(id));
    return (ids.length > 0 ? ids : [...measured].sort()).map((id) => facts.get(id) ?? plainFacts(id));
}
/** A number by its name: the history alone does not say what it means. */
function plainFacts(id) {
    return {
        ...{ id, title: id, unit: 'count', kind: 'continuous', direction: 'neutral', range: [null, null] },
        ...{ environment: 'free', scale: 'linear', definition: '' },
    };
}

var format_metric = __webpack_require__(13992);
var short_commit = __webpack_require__(28896);
var csv = __webpack_require__(92642);
var escape_html = __webpack_require__(59807);
var text_width = __webpack_require__(40524);
;// CONCATENATED MODULE: ./build/entry/cli/history/show-history.js






const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const PANEL = { width: 640, height: 90, left: 150, right: 90 };
const NAME_LENGTH = 24;
const show_history_valueOf = ({ values }, { id }) => Object.hasOwn(values, id) ? (values[id] ?? null) : null;
/** A table of the measurements, the oldest first, a picture of every metric below it, and what crept. */
function showHistory(rows, metrics) {
    const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))];
    const body = rows.map((row) => [
        row.at.slice(0, 16).replace('T', ' '),
        (0,short_commit/* shortCommit */.A)(row.commit ?? '–'),
        row.verdict ?? '–',
        ...metrics.map((metric) => show(metric, show_history_valueOf(row, metric))),
    ]);
    const pictures = metrics.flatMap((metric) => {
        const values = rows.map((row) => show_history_valueOf(row, metric));
        const known = values.filter((value) => value !== null);
        const [first, last] = [known[0], known.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        const crept = (0,describe_trend/* describeTrend */.Jh)(metric, values, 'run');
        return [
            [
                `${clip(metric.title).padEnd(NAME_LENGTH)} ${drawBars(values)}  ${show(metric, first)} → ${show(metric, last)}`,
                ...(crept === null ? [] : [`${''.padEnd(NAME_LENGTH)} ${crept}`]),
            ].join('\n'),
        ];
    });
    return [...(0,text_width/* alignColumns */.RM)([head, ...body]), '', ...pictures].join('\n');
}
const clip = (name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);
const show = (metric, value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(metric, value));
/**
 * A bar a value, from the lowest to the highest of them; a blank where nothing was measured.
 * @example drawBars([1, null, 3, 2]) // '▁ █▅'
 */
function drawBars(values) {
    const known = values.filter((value) => value !== null);
    const low = Math.min(...known);
    const span = Math.max(...known) - low;
    const last = BARS.length - 1;
    return values
        .map((value) => (value === null ? ' ' : (BARS[span === 0 ? 3 : Math.round(((value - low) / span) * last)] ?? ' ')))
        .join('');
}
/** A record a measurement, the metrics by their ids; an empty field was not measured. */
function writeHistoryCsv(rows, metrics) {
    const head = ['measured', 'mode', 'variant', 'commit', 'verdict', ...metrics.map(({ id }) => id)];
    const records = rows.map((row) => [
        ...[row.at, row.mode, row.variant, row.commit ?? '', row.verdict ?? ''],
        ...metrics.map((metric) => show_history_valueOf(row, metric)?.toString() ?? ''),
    ]);
    return [head, ...records]
        .map((cells) => `${cells.map((cell) => (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)(cell))).join(',')}\r\n`)
        .join('');
}
/** A picture of every metric over the measurements, one below the other, with its lowest, highest and newest value. */
function drawHistory(rows, metrics) {
    const { width, height, left, right } = PANEL;
    const panels = metrics.flatMap((metric) => {
        const points = rows.flatMap((row, at) => {
            const value = show_history_valueOf(row, metric);
            return value === null ? [] : [{ at, value }];
        });
        return points.length === 0 ? [] : [{ metric, points }];
    });
    const drawn = panels.map(({ metric, points }, place) => {
        const values = points.map(({ value }) => value);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const x = (at) => left + (at * (width - left - right)) / Math.max(1, rows.length - 1);
        const y = (value) => place * height + 70 - (high === low ? 25 : ((value - low) / (high - low)) * 50);
        const line = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
        const last = points.at(-1);
        const text = (at, top, words) => `<text x="${at}" y="${place * height + top}">${(0,escape_html/* escapeHtml */.ZD)(words)}</text>`;
        return [
            text(8, 40, clip(metric.title)),
            text(8, 56, `${show(metric, low)} to ${show(metric, high)}`),
            `<polyline fill="none" stroke="#0072b2" stroke-width="2" points="${line}"/>`,
            last === undefined ? '' : text(width - right + 8, y(last.value) - place * height + 4, show(metric, last.value)),
        ].join('\n');
    });
    const [first, last] = [rows[0]?.at.slice(0, 10) ?? '', rows.at(-1)?.at.slice(0, 10) ?? ''];
    const total = panels.length * height + 24;
    return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(`${rows.length} measurements from ${first} to ${last}`)}" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="system-ui, sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
<text x="${left}" y="${total - 8}">${first}</text>
<text x="${width - right}" y="${total - 8}" text-anchor="end">${last}</text>
</svg>
`;
}

var commands_flags = __webpack_require__(1726);
var surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/history.js









const history_history = {
    positionals: '[FOLDER...]',
    details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
    run: async ({ flags, positionals, terminal }) => {
        const { last, csv, chart, variant } = flags;
        const pathOf = (file) => (0,external_node_path_.resolve)(terminal.workingDirectory, file);
        if (csv !== undefined && chart !== undefined && pathOf(csv) === pathOf(chart))
            (0,commands_flags/* refuseFlag */.X2)('chart', chart, 'another file than --csv');
        if (!flags.force)
            await (0,files/* refuseExisting */.Uj)([csv ?? [], chart ?? []].flat(), terminal.workingDirectory);
        const collected = await collect(flags, positionals, terminal);
        const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last);
        if (rows.length === 0)
            throw new model_error/* UserError */.yo('history-empty', { where: `what was measured of \`${variant ?? ''}\`` });
        const metrics = chooseMetrics({ ...collected, rows }, flags.metric);
        await writeOut(csv, writeHistoryCsv(rows, metrics), terminal);
        await writeOut(chart, drawHistory(rows, metrics), terminal);
        terminal.print(flags.json ? JSON.stringify({ metrics, rows }, null, 2) : showHistory(rows, metrics));
        return 0;
    },
};
async function collect(flags, folders, terminal) {
    const repository = flags.repo;
    const { workingDirectory, env, log } = terminal;
    if (repository === undefined)
        return collectFolders((folders.length === 0 ? ['.goldenpair'] : folders).map((one) => (0,external_node_path_.resolve)(workingDirectory, one)), log);
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined)
        (0,commands_flags/* refuseFlag */.X2)('repo', repository, 'a repository such as octo-org/app');
    if (folders.length > 0)
        (0,commands_flags/* refuseArguments */.Rd)('history', `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`);
    const token = env['GITHUB_TOKEN'] ?? '';
    if (token === '')
        throw new model_error/* UserError */.yo('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' });
    const { name } = await (0,surroundings/* loadSuiteHere */.dw)(flags.suite, (0,surroundings/* surroundingsOf */.ZD)(terminal));
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'goldenpair-history-'));
    try {
        const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
        return await collectArtifacts({ owner, repo, suite: name, token, apiUrl, folder, log });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeOut(path, text, { workingDirectory, log }) {
    if (path === undefined)
        return;
    await (0,files/* replaceFile */.fR)((0,external_node_path_.resolve)(workingDirectory, path), text);
    log.info(`Wrote ${path}.`);
}


/***/ }),

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
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15398);
/* harmony import */ var _measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98384);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);

















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__/* .providersOfShell */ .gO)(env),
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
    return skipped === null ? suite : (0,_measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_15__/* .suggest */ .Z)(variant, known), known });
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
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .x)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .c)(folder);
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
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
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
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .drawProgress */ .Il)(state, columns));
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
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .styleOf */ .Vj)(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = isInPercent(measured);
    const inValue = (oriented) => {
        const change = orientation * oriented;
        if (!isRelative)
            return change;
        return measured.row === 'log-ratio' ? Math.exp(change) - 1 : change / (baseline ?? 1);
    };
    const values = [baseline, candidate].filter((value) => value !== null);
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
    const isHundredth = isRelative || style === 'share';
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(isHundredth ? nearest * 100 : nearest, changeDecimals);
    const [low, high] = ends.map((end) => write(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, value, valueDecimals);
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


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


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

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}


/***/ }),

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient(input) {
    const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input;
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
    const proxied = defaults.request?.fetch;
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        request: {
            ...defaults.request,
            fetch: refusePages(fetchInTime(typeof proxied === 'function' ? proxied : fetch, answerMs)),
        },
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            ...queues,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
    });
}
/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        const asked = input instanceof Request ? input.url : String(input);
        // A redirect may have led to a login of another host.
        throw new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PageAnswer */ .mE(new URL(response.url || asked).host);
    };
}
/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
        }
        finally {
            clearTimeout(timer);
        }
    };
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


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
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return sealFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)]);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    return sealFiles(folder, [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)));
}
async function sealFiles(folder, names) {
    const files = {};
    for (const name of names)
        files[name] = await digestFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    return { folder, files };
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
