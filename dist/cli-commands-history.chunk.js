export const id = 6920;
export const ids = [6920];
export const modules = {

/***/ 50467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ positiveFlag),
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   ii: () => (/* binding */ TARGET_ENV_FLAGS),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   qF: () => (/* binding */ targetEnvFlags),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96762);
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53636);





const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see too, e.g. OPENAI_API_KEY',
};
const TARGET_ENV_FLAGS = {
    'target-env': TARGET_ENV,
    'inherit-env': { type: 'boolean', description: 'targets may see every variable of this shell, secrets too' },
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
    'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where to cache the answers of targets and judges',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
    'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); it stops before it costs more",
    },
    'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    ...TARGET_ENV_FLAGS,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** What targets may see beside what they always do. */
function targetEnvFlags(flags) {
    const names = namesFlag(flags, 'target-env');
    return flags['inherit-env'] === true ? [...names, _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .EVERY_VARIABLE */ .fb] : names;
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 84991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/format/describe-trend.js
var describe_trend = __webpack_require__(57135);
// EXTERNAL MODULE: ./build/github/client.js
var github_client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/nights/history.js + 1 modules
var nights_history = __webpack_require__(54157);
// EXTERNAL MODULE: ./build/store/baselines/baseline.js
var baseline = __webpack_require__(95098);
// EXTERNAL MODULE: ./build/store/baselines/read-history.js
var read_history = __webpack_require__(44504);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/write-run.js
var write_run = __webpack_require__(20714);
;// CONCATENATED MODULE: ./build/cli/history/collect-history.js












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
    const rows = (0,nights_history/* mergeHistories */.dk)(found.histories);
    const known = new Set(rows.map(({ run_id }) => run_id));
    const runs = [...new Map(found.runs.map((run) => [run.run_id, run])).values()];
    const alone = runs.filter(({ run_id }) => !known.has(run_id)).map(rowOf);
    const all = [...rows, ...alone].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    if (all.length === 0)
        throw found.skipped[0] ?? new model_error/* UserError */.y('history-empty', { where: folders.join(', ') });
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
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        skipped.push(error);
        return null;
    });
}
async function collectFolder(folder, { histories, runs, skipped }) {
    const isFolder = await (0,promises_.stat)(folder).then((one) => one.isDirectory(), () => false);
    if (!isFolder)
        throw new model_error/* UserError */.y('history-empty', { where: `${folder}, which is no folder` });
    const below = await (0,promises_.readdir)(folder, { withFileTypes: true });
    const children = below.filter((one) => one.isDirectory()).map(({ name }) => (0,external_node_path_.join)(folder, name));
    for (const place of [folder, ...children.sort()]) {
        const isHere = await (0,promises_.stat)((0,external_node_path_.join)(place, baseline/* HISTORY_FILE */.C)).catch(() => null);
        if (isHere?.isFile() === true) {
            const path = (0,external_node_path_.join)(place, baseline/* HISTORY_FILE */.C);
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
    const measured = Object.entries(run.summaries).filter(([, { applicable }]) => applicable > 0);
    return {
        ...{ at: run.started_at, commit: run.commit, variant: run.variant },
        mode: run.mode === 'nightly' ? 'nightly' : 'baseline',
        values: Object.fromEntries(measured.map(([id, { mean }]) => [id, mean])),
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
        throw new model_error/* UserError */.y('history-unreadable', {
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
        throw new model_error/* UserError */.y('history-unreadable', { repo: `${owner}/${repo}`, reason: problem });
    if (rows.length === 0)
        throw new model_error/* UserError */.y('history-empty', { where: `the artifacts goldenpair-baseline-${suite} of ${owner}/${repo}` });
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
        throw new model_error/* UserError */.y('history-metric-unknown', { got: unknown, known: [...measured].sort() });
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

// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
// EXTERNAL MODULE: ./build/report/render/escape-html.js
var escape_html = __webpack_require__(59807);
;// CONCATENATED MODULE: ./build/cli/history/show-history.js




const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const PANEL = { width: 640, height: 90, left: 150, right: 90 };
const NAME_LENGTH = 24;
const show_history_valueOf = ({ values }, { id }) => Object.hasOwn(values, id) ? (values[id] ?? null) : null;
/** A table of the measurements, the oldest first, a picture of every metric below it, and what crept. */
function showHistory(rows, metrics) {
    const head = ['measured', 'commit', 'verdict', ...metrics.map(({ title }) => clip(title))];
    const body = rows.map((row) => [
        row.at.slice(0, 16).replace('T', ' '),
        row.commit?.slice(0, 7) ?? '–',
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
    return [alignColumns([head, ...body]), '', ...pictures].join('\n');
}
const clip = (name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);
const show = (metric, value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(metric, value));
function alignColumns(lines) {
    const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
    return lines
        .map((cells) => cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
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

// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
// EXTERNAL MODULE: ./build/cli/commands/surroundings.js
var surroundings = __webpack_require__(12389);
;// CONCATENATED MODULE: ./build/cli/commands/history.js









const LAST = 30;
const history_history = {
    positionals: '[FOLDER...]',
    details: [['FOLDER', 'a run, an unpacked baseline artifact, or a folder of these (default .goldenpair)']],
    flags: {
        repo: { type: 'string', value: 'OWNER/NAME', description: 'read the artifacts of its nights, with GITHUB_TOKEN' },
        suite: { ...commands_flags/* SHARED_FLAGS */.kT.suite, description: 'whose artifacts: the suite (default golden/suite.yaml)' },
        variant: { type: 'string', value: 'NAME', description: 'only measurements of this variant' },
        metric: {
            type: 'string',
            value: 'NAMES',
            description: 'these metrics (default: of the gates, cost, tokens, latency)',
        },
        last: { type: 'string', value: 'N', description: `so many of the newest measurements (default ${LAST})` },
        csv: { type: 'string', value: 'FILE', description: 'write them as CSV too' },
        chart: { type: 'string', value: 'FILE', description: 'draw them as SVG too' },
        force: { type: 'boolean', description: 'replace these files if they exist' },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const last = (0,commands_flags/* wholeFlag */.ax)(flags, 'last') ?? LAST;
        const [csv, chart] = [(0,commands_flags/* textFlag */.gx)(flags, 'csv'), (0,commands_flags/* textFlag */.gx)(flags, 'chart')];
        const pathOf = (file) => (0,external_node_path_.resolve)(terminal.workingDirectory, file);
        if (csv !== undefined && chart !== undefined && pathOf(csv) === pathOf(chart))
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'chart', got: chart, expected: 'another file than --csv' });
        if (flags['force'] !== true)
            await (0,files/* refuseExisting */.Uj)([csv ?? [], chart ?? []].flat(), terminal.workingDirectory);
        const collected = await collect(flags, positionals, terminal);
        const variant = (0,commands_flags/* textFlag */.gx)(flags, 'variant');
        const rows = collected.rows.filter((row) => variant === undefined || row.variant === variant).slice(-last);
        if (rows.length === 0)
            throw new model_error/* UserError */.y('history-empty', { where: `what was measured of \`${variant ?? ''}\`` });
        const metrics = chooseMetrics({ ...collected, rows }, (0,commands_flags/* namesFlag */.PF)(flags, 'metric'));
        await writeOut(csv, writeHistoryCsv(rows, metrics), terminal);
        await writeOut(chart, drawHistory(rows, metrics), terminal);
        terminal.print(flags['json'] === true ? JSON.stringify({ metrics, rows }, null, 2) : showHistory(rows, metrics));
        return 0;
    },
};
async function collect(flags, folders, terminal) {
    const repository = (0,commands_flags/* textFlag */.gx)(flags, 'repo');
    const { workingDirectory, env, log } = terminal;
    if (repository === undefined)
        return collectFolders((folders.length === 0 ? ['.goldenpair'] : folders).map((one) => (0,external_node_path_.resolve)(workingDirectory, one)), log);
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined)
        throw new model_error/* UserError */.y('flag-invalid', {
            flag: 'repo',
            got: repository,
            expected: 'a repository such as octo-org/app',
        });
    if (folders.length > 0)
        throw new model_error/* UserError */.y('arguments-invalid', {
            command: 'history',
            got: `--repo and ${folders.length === 1 ? 'a folder' : `${folders.length} folders`}; give one or the other`,
            suggestion: null,
        });
    const token = env['GITHUB_TOKEN'] ?? '';
    if (token === '')
        throw new model_error/* UserError */.y('history-unreadable', { repo: repository, reason: 'there is no GITHUB_TOKEN' });
    const { name } = await (0,surroundings/* loadSuiteHere */.dw)((0,commands_flags/* suiteFlag */.fD)(flags), (0,surroundings/* surroundingsOf */.ZD)(terminal));
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'goldenpair-history-'));
    try {
        const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
        return await collectArtifacts({ ...{ owner, repo, suite: name, token, apiUrl, folder, log } });
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
    const known = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined || known.length <= STEPS)
        return null;
    const steps = known.slice(1).map((value, at) => Math.sign(value - (known[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MOST_OF || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
/** Of what is compared by its ratio in per cent, of all else in its own unit; null where that reads as none. */
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)({
        ...{ metric, interval: null, baseline: first, candidate: last },
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
/** The metrics whose trends are told: those of the gates, and what the runs took. */
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


/***/ }),

/***/ 22707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatMeasured),
/* harmony export */   h: () => (/* binding */ describeMeanChange)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60427);



/** What stands behind a change in a table; null for what is plain without. */
function unitOf(style) {
    switch (style) {
        case 'share':
        case 'percent':
            return 'points';
        case 's':
            return 's';
        case 'mb':
            return 'MB';
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return null;
    }
}
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query. The interval ends
 * where the metric's range does.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_0__/* .possibleInterval */ .hH)(measured);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .styleOf */ .Vj)(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = measured.row === 'log-ratio';
    const inValue = (oriented) => {
        const change = orientation * oriented;
        return isRelative ? Math.exp(change) - 1 : change;
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const change = delta === null ? null : inValue(delta);
    const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1;
    // What was not compared is written like what was: 44 % in one table is 44 % in the next.
    const apart = baseline === null || candidate === null ? 0 : candidate - baseline;
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const signed = (value, decimals) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value * 100, { decimals, signed: true })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatIn */ .hO)(style, value, decimals, { signed: true });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    // An interval that excludes no change must not read as if it ended there.
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const isHundredth = isRelative || style === 'share';
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(isHundredth ? nearest * 100 : nearest, changeDecimals);
    const [low, high] = ends.map((end) => signed(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, value, valueDecimals);
        return measured.infinite?.includes(arm) === true ? _format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .INFINITE */ .fZ : null;
    };
    const number = change === null ? null : signed(change, changeDecimals);
    const isOne = number !== null && /^[+\u2212]?1$/.test(number);
    const unit = isRelative ? '%' : isOne && unitOf(style) === 'points' ? 'point' : unitOf(style);
    const unitInWords = style === 'tokens' && !isRelative ? 'tokens' : unit;
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, word);
    return {
        baseline: writeValue('baseline'),
        candidate: writeValue('candidate'),
        change: join(number, unit),
        changeInWords: join(number, unitInWords),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        sign,
    };
}
const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || row !== 'log-ratio' || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, 'tokens')}` : '';
}


/***/ }),

/***/ 60427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible)
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
/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
function describeSizeOpen({ gate, metric }) {
    return gate.margin === null
        ? 'worse; by how much cannot be told'
        : `worse; whether by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin)} cannot be told`;
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
/** The suite of a measured run's artifact, or null when the name is another artifact's. */
function suiteOfRunArtifact(name) {
    return /^goldenpair-run-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a measured shard's artifact, or null when the name is another artifact's. Its run.json says which shard it is. */
function suiteOfShardArtifact(name) {
    return /^goldenpair-shard-\d{1,4}-of-\d{1,4}-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of an experiment's artifact, or null when the name is another artifact's. */
function suiteOfExperimentArtifact(name) {
    return /^goldenpair-experiment-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a failure's artifact, or null when the name is another artifact's. */
function suiteOfFailureArtifact(name) {
    return /^goldenpair-failure-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, name, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listArtifactsForRepo(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
async function listRunArtifacts({ client, owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, run_id: runId, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listWorkflowRunArtifacts(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found;
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('artifacts-unsupported', { server, input, cure: CURES[input] });
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
async function createClient({ token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS, }) {
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

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (isRateLimit(status, message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('output-unwritable', { path, reason });
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

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
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
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change. */
function isEstablished({ p_adjusted: p, interval }, alpha) {
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta }, alpha) {
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


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedValue),
/* harmony export */   m: () => (/* binding */ gateResultSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92244);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16080);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55451);





const figure = zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string());
const ends = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ low: zod__WEBPACK_IMPORTED_MODULE_4__.number(), high: zod__WEBPACK_IMPORTED_MODULE_4__.number() });
const boundMethodSchema = zod__WEBPACK_IMPORTED_MODULE_4__["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    share_at_or_below: zod__WEBPACK_IMPORTED_MODULE_4__.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    exact_p: zod__WEBPACK_IMPORTED_MODULE_4__.number().exactOptional(),
    exact_p_log10: zod__WEBPACK_IMPORTED_MODULE_4__.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: zod__WEBPACK_IMPORTED_MODULE_4__.number().exactOptional(),
    cohen_dz: figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ p: zod__WEBPACK_IMPORTED_MODULE_4__.number(), delta: zod__WEBPACK_IMPORTED_MODULE_4__.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gate: _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFactsSchema */ .DI,
    verdict: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .GATE_VERDICTS */ .Jm),
    suspect: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('The gate fails; it fails the run only with severity `fail`.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('In plain words: "unchanged on all 60 cases", "measured on different machines".'),
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: figure,
    df: figure,
    bounds: zod__WEBPACK_IMPORTED_MODULE_4__.array(boundSchema),
    ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ baseline: figure, candidate: figure }),
    missing_unevenly: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    borderline: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
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
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
/** What `min` and `max` limit: the candidate's value, Infinity where it has none for that reason, else null. */
function limitedValue({ candidate_value: value, infinite, }) {
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


/***/ }),

/***/ 92244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ measuredChange),
/* harmony export */   Ls: () => (/* binding */ sliceComparisonSchema),
/* harmony export */   v4: () => (/* binding */ listedMetricSchema)
/* harmony export */ });
/* unused harmony export metricComparisonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);


const figure = zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable();
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'stratified-exact', 'stratified-permutation', 'exact'])
    .describe('The test used; `exact`: one number per side, which needs no test.');
const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    low: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    high: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    method: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    infinite: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI,
    ...measuredChange,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    tag: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    result: metricComparisonSchema,
    p_adjusted: zod__WEBPACK_IMPORTED_MODULE_1__.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'no-baseline',
    'suite-rewritten',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ }),

/***/ 19122:
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
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53636);







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
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ })

};
