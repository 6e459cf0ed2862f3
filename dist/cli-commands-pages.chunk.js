export const id = 2868;
export const ids = [2868,9826];
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

/***/ 62868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pages: () => (/* binding */ pages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/format/describe-trend.js
var describe_trend = __webpack_require__(57135);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/io/log.js
var io_log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 4 modules
var comparison = __webpack_require__(12331);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/model/metric.js
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/result/site-entry.js


/** A folder's name that stays one: no dot at its start, no way out. */
const folderNameSchema = schemas.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/);
/** What the index of a site of reports says of one of them: `entry.json` beside it. Whoever may write to the site may have written it. */
const siteEntrySchema = schemas.object({
    schema_version: schemas.literal(1),
    place: folderNameSchema.describe('`pr-12`, `run-4002`: the folder on the site.'),
    suite: folderNameSchema,
    /** ISO 8601, when it was added. */
    at: iso.datetime(),
    kind: schemas["enum"](['pull-request', 'night', 'other']),
    verdict: schemas.string().max(200),
    is_bad: schemas.boolean(),
    gates: schemas.array(schemas.object({
        id: schemas.string().max(200),
        metric: metric/* metricFactsSchema */.DI,
        value: schemas.number().nullable(),
    }))
        .describe('The gates, and what a query costs, its tokens and its latency where no gate is on them.'),
});

// EXTERNAL MODULE: ./build/report/build-badges.js
var build_badges = __webpack_require__(59688);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/report/render/escape-html.js
var escape_html = __webpack_require__(59807);
// EXTERNAL MODULE: ./build/report/render/html-style.js
var html_style = __webpack_require__(33115);
;// CONCATENATED MODULE: ./build/report/render/site-index.js





const WIDTH = 240;
const HEIGHT = 40;
const LEAST_NIGHTS = 3;
/** The index of a site of reports: how every gate, cost, tokens and latency moved over the nights, then all reports, the newest first. One page without a script. */
function renderSiteIndex(entries) {
    const newest = [...entries].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    const suites = [...new Set(newest.map(({ suite }) => suite))].sort();
    const trends = suites.flatMap((suite) => drawTrends(suite, newest.filter((one) => one.suite === suite && one.kind === 'night').reverse()));
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Goldenpair reports</title>
<style>${html_style/* HTML_STYLE */._}</style>
</head>
<body>
<h1>Goldenpair reports</h1>
${trends.length === 0 ? '' : `<h2>Nights</h2>\n<div class="scroll"><table><thead><tr><th>suite</th><th>measure</th><th>now</th><th>trend</th></tr></thead><tbody>\n${trends.join('\n')}\n</tbody></table></div>`}
<h2>Reports</h2>
<div class="scroll"><table><thead><tr><th>report</th><th>suite</th><th>verdict</th><th>added</th></tr></thead><tbody>
${newest.map(writeRow).join('\n')}
</tbody></table></div>
</body>
</html>
`;
}
function writeRow({ place, suite, verdict, is_bad: isBad, at }) {
    const link = `<a href="${encodeURIComponent(place)}/${encodeURIComponent(suite)}/">${(0,escape_html/* escapeHtml */.ZD)(place.replace('-', ' '))}</a>`;
    return `<tr><td>${link}</td><td>${(0,escape_html/* escapeHtml */.ZD)(suite)}</td><td>${isBad ? '❌ ' : ''}${(0,escape_html/* escapeHtml */.ZD)(verdict)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(at.slice(0, 16).replace('T', ' '))}</td></tr>`;
}
/** A row a gate, where three nights or more have measured it. */
function drawTrends(suite, nights) {
    const ids = [...new Set(nights.flatMap(({ gates }) => gates.map(({ id }) => id)))];
    return ids.flatMap((id) => {
        const points = nights.flatMap(({ at, gates }) => {
            const gate = gates.find((one) => one.id === id);
            return gate === undefined || gate.value === null ? [] : [{ at, value: gate.value, metric: gate.metric }];
        });
        const last = points.at(-1);
        if (last === undefined || points.length < LEAST_NIGHTS)
            return [];
        const values = points.map(({ value }) => value);
        const now = (0,format_metric/* formatValue */.Fl)(last.metric, last.value);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const label = `${last.metric.title} over ${(0,format_number/* countOf */.pq)(points.length, 'night')}: lowest ${(0,format_metric/* formatValue */.Fl)(last.metric, low)}, highest ${(0,format_metric/* formatValue */.Fl)(last.metric, high)}, now ${now}`;
        const crept = (0,describe_trend/* describeTrend */.Jh)(last.metric, values);
        const told = crept === null ? '' : `<br>${(0,escape_html/* escapeHtml */.ZD)(crept)}`;
        const gate = `${last.metric.title}${id.startsWith(last.metric.id) ? id.slice(last.metric.id.length) : ''}`;
        return [
            `<tr><td>${(0,escape_html/* escapeHtml */.ZD)(suite)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(gate)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(now)}</td><td>${drawLine(values, { low, high, label })}${told}</td></tr>`,
        ];
    });
}
function drawLine(values, { low, high, label }) {
    const span = high - low || 1;
    const at = (value, index) => `${((index * WIDTH) / Math.max(1, values.length - 1)).toFixed(1)},${(HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8)).toFixed(1)}`;
    return `<svg role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><polyline fill="none" stroke="var(--candidate)" stroke-width="2" points="${values.map(at).join(' ')}"/></svg>`;
}

// EXTERNAL MODULE: ./build/store/runs/read-json-lines.js
var read_json_lines = __webpack_require__(54974);
;// CONCATENATED MODULE: ./build/store/site/add-report.js












const DAY_MS = 86_400_000;
/**
 * Puts a report into a site as `PLACE/SUITE/index.html`, takes out those that are older than `keepDays`, and writes the site's index anew.
 * Nothing follows a link: a site may hold what a pull request has written. Gives the report's path in the site.
 * @throws UserError `page-refused`, `run-too-new`, `output-unwritable`
 */
async function addReport({ site, report, place, keepDays, clock, log }) {
    const comparison = await readComparison(report);
    const { suite } = comparison;
    if (!folderNameSchema.safeParse(place).success || !folderNameSchema.safeParse(suite).success)
        throw new model_error/* UserError */.y('page-refused', {
            path: (0,external_node_path_.join)(place, suite),
            problem: 'place and suite must be plain folder names',
        });
    try {
        (0,make_folder/* makeFolder */.f)(site);
    }
    catch (error) {
        throw (0,io_log/* asOutputError */.KV)(error, site);
    }
    for (const folder of [(0,external_node_path_.join)(site, place), (0,external_node_path_.join)(site, place, suite)])
        await makeRealFolder(folder);
    const folder = (0,external_node_path_.join)(site, place, suite);
    for (const name of ['index.html', 'comparison.json', 'entry.json'])
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true, recursive: true });
    await (0,promises_.copyFile)((0,external_node_path_.join)(report, 'report.html'), (0,external_node_path_.join)(folder, 'index.html')).catch((error) => {
        throw new model_error/* UserError */.y('page-refused', { path: (0,external_node_path_.join)(report, 'report.html'), problem: 'it cannot be read' }, { cause: error });
    });
    const now = clock.now();
    await (0,files/* replaceJson */.jV)((0,external_node_path_.join)(folder, 'entry.json'), describeReport(comparison, { place, at: now.toISOString() }));
    const entries = await readEntries(site, log);
    const isOld = ({ at }) => now.getTime() - Date.parse(at) > keepDays * DAY_MS;
    for (const { place: old, suite: name } of entries.filter(isOld))
        await (0,promises_.rm)((0,external_node_path_.join)(site, old, name), { recursive: true });
    const index = (0,external_node_path_.join)(site, 'index.html');
    await (0,promises_.rm)(index, { force: true, recursive: true });
    await (0,files/* replaceFile */.fR)(index, renderSiteIndex(entries.filter((entry) => !isOld(entry))));
    return `${place}/${suite}/`;
}
async function readComparison(folder) {
    const path = (0,external_node_path_.join)(folder, 'comparison.json');
    try {
        const value = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        (0,read_json_lines/* refuseNewer */._$)(path, value, comparison/* COMPARISON_SCHEMA_VERSION */.fb);
        return comparison/* comparisonSchema */.D.parse(value);
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.y)
            throw error;
        throw new model_error/* UserError */.y('page-refused', { path, problem: 'it is not a comparison that this Goldenpair reads' }, { cause: error });
    }
}
/** A real folder, no link to one. */
async function makeRealFolder(path) {
    await (0,promises_.mkdir)(path).catch(() => undefined);
    const found = await (0,promises_.lstat)(path);
    if (!found.isDirectory())
        throw new model_error/* UserError */.y('page-refused', { path, problem: 'it is not a folder, or is a link to one' });
}
function describeReport(comparison, { place, at }) {
    const { verdict } = (0,build_badges/* buildBadges */.x)(comparison);
    const [only, ...others] = comparison.candidates;
    const { gates = [], metrics = [] } = others.length === 0 ? (only ?? {}) : {};
    const gated = gates.map(({ gate, metric, candidate_value: value }) => ({ id: gate.id, metric, value }));
    const taken = metrics
        .filter(({ metric: { id } }) => describe_trend/* RESOURCES */.eZ.includes(id) && !gates.some(({ gate }) => gate.id === id))
        .map(({ metric, candidate: value }) => ({ id: metric.id, metric, value }));
    return {
        schema_version: 1,
        ...{ place, at, suite: comparison.suite },
        kind: place.startsWith('pr-') ? 'pull-request' : comparison.candidates.length === 1 ? 'night' : 'other',
        verdict: verdict.message.slice(0, 200),
        is_bad: verdict.is_error,
        gates: [...gated, ...taken],
    };
}
/** Of every report of the site. What is no entry of ours stays where it is, and the log says so. */
async function readEntries(site, log) {
    const entries = [];
    for (const place of await foldersIn(site))
        for (const suite of await foldersIn((0,external_node_path_.join)(site, place))) {
            const path = (0,external_node_path_.join)(site, place, suite, 'entry.json');
            const entry = await readEntry(path);
            if (entry?.place === place && entry.suite === suite)
                entries.push(entry);
            else
                log.warning(`${path} is not the entry of a report; the index leaves it out.`);
        }
    return entries;
}
async function readEntry(path) {
    const found = await (0,promises_.lstat)(path).catch(() => null);
    if (found === null || !found.isFile())
        return null;
    try {
        return siteEntrySchema.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
    }
    catch {
        return null;
    }
}
/** Links are none. */
async function foldersIn(path) {
    const all = await (0,promises_.readdir)(path, { withFileTypes: true });
    return all.filter((one) => one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name);
}

// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
;// CONCATENATED MODULE: ./build/cli/commands/pages.js





const KEEP_DAYS = 90;
const pages = {
    positionals: 'SITE',
    details: [['SITE', 'the folder of the site, such as a checkout of the branch that GitHub Pages shows']],
    flags: {
        report: { type: 'string', value: 'FOLDER', description: 'where the report is (default goldenpair-report)' },
        place: {
            type: 'string',
            value: 'NAME',
            description: 'its folder on the site: pr-12 for a pull request, else run-ID',
        },
        'keep-days': { type: 'string', value: 'N', description: `older reports are removed (default ${KEEP_DAYS})` },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const [site, ...more] = positionals;
        const place = (0,commands_flags/* textFlag */.gx)(flags, 'place');
        if (site === undefined || more.length > 0 || place === undefined)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'pages',
                got: place === undefined
                    ? 'no --place given; name one such as pr-12 or run-400'
                    : `${positionals.length} folders given, expected one`,
                suggestion: null,
            });
        const days = (0,commands_flags/* textFlag */.gx)(flags, 'keep-days') ?? String(KEEP_DAYS);
        if (!/^[1-9]\d{0,3}$/.test(days))
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'keep-days', got: days, expected: 'a whole number of days from 1' });
        const path = await addReport({
            site: (0,external_node_path_.resolve)(terminal.workingDirectory, site),
            report: (0,external_node_path_.resolve)(terminal.workingDirectory, (0,commands_flags/* textFlag */.gx)(flags, 'report') ?? 'goldenpair-report'),
            place,
            keepDays: Number(days),
            clock: clock/* systemClock */.ml,
            log: terminal.log,
        });
        terminal.print(flags['json'] === true ? JSON.stringify({ path }) : `Wrote ${path}index.html and the index of the site.`);
        return 0;
    },
};


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

/***/ 13992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   fZ: () => (/* binding */ INFINITE),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   kq: () => (/* binding */ formatSummary),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals),
/* harmony export */   yO: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** Enough to distinguish any two values of a suite. */
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
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(largest));
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
            // A fraction of a cent keeps its digits even where other values are dollars.
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(value)), ...format });
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
/** How an infinite value is written. */
const INFINITE = '∞';
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`, `∞`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    if (value === Infinity)
        return INFINITE;
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
/** What a run has of a metric, `∞` where that is infinite; null where it has nothing. */
function formatSummary(metric, { mean, infinite }) {
    if (mean === undefined || mean === null)
        return infinite === true ? INFINITE : null;
    return formatValue(metric, mean);
}
/**
 * A value and the limit that it is held against, with as many decimals as it takes to distinguish them.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    if (value === Infinity)
        return { value: INFINITE, limit: formatValue(metric, limit) };
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
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points`, `.05`, `50 tokens`, `10 %`.
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
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
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
/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(n, { decimals: 0 })}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} trials`;
}


/***/ }),

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${shown}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
}
/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return [withUnit(String(minutes), 'min'), ...(whole % 60 > 0 ? [withUnit(String(whole % 60), 's')] : [])].join(' ');
    const rest = minutes % 60;
    return [withUnit(String(Math.floor(minutes / 60)), 'h'), ...(rest > 0 ? [withUnit(String(rest), 'min')] : [])].join(' ');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
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

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90856);








/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile({ path, shown = path, maxBytes, }) {
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return refuse('it is UTF-16: save it as UTF-8');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
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
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!found.isFile())
        throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return found.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** What the system says, in words; null for what is no fault of the file. */
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
    return way === '..' || /^\.\.[/\\]/.test(way) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? 'outside' : 'inside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellLink` hears of them.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellLink = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellLink(path);
            else if (entry.isDirectory() && enters(path))
                await read(path);
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
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'syscall' in error;
        if (isTaken && error.syscall === 'open')
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
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
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
async function workThrough({ items, concurrency, signal: outer, }, work) {
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

/***/ 90856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ prepareFolder),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58967);



/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
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
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .asOutputError */ .KV)(error, path);
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}


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

/***/ 12331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fb: () => (/* binding */ COMPARISON_SCHEMA_VERSION),
  Id: () => (/* binding */ MOST_ARMS),
  Dp: () => (/* binding */ armLetter),
  D: () => (/* binding */ comparisonSchema),
  _g: () => (/* binding */ onlyCandidate),
  yf: () => (/* binding */ orientPrimary)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/metric.js
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/run/run-table.js


const tableFormatSchema = schemas["enum"](['text', ...metric/* UNITS */.QN]);
const tableColumnSchema = schemas.strictObject({
    title: schemas.string(),
    format: tableFormatSchema.describe('How its values are shown: as text, or as numbers with a unit.'),
    group: schemas.string().describe('Columns of one group are next to each other, under its name.').exactOptional(),
    hint: schemas.string().describe('What the column means.').exactOptional(),
});
const tableValueSchema = schemas.union([schemas.string(), schemas.number()]).nullable().describe('Null is "not measured", never 0.');
const markedValueSchema = schemas.strictObject({ value: tableValueSchema, mark: schemas["enum"](['good', 'fair', 'poor']) })
    .describe('A value and its rating, which reports show as a colour and a mark.');
const tableCellSchema = schemas.union([tableValueSchema, markedValueSchema]);
const runTableSchema = schemas.strictObject({
    id: schemas.string().describe('`route-tier-usage`: also the name of its section in docs/metrics.md.'),
    title: schemas.string(),
    gist: schemas.string().describe('Its result in a few words:  `80 / 15 / 5 %`.').exactOptional(),
    place: schemas["enum"](['comment', 'page']).describe('Whether the comment shows it too, or only documents opened on purpose.'),
    names_cases: schemas.literal(true)
        .describe('It contains case ids, which a report with details `none` must not show.')
        .exactOptional(),
    columns: schemas.array(tableColumnSchema),
    rows: schemas.array(schemas.array(tableCellSchema)).describe('A cell for each column.'),
    totals: schemas.array(schemas.number())
        .describe('The number that each column after the first shows shares of, if it is the same for the column.')
        .exactOptional(),
    notes: schemas.array(schemas.string()).describe('Sentences below the table: how it is sorted, what is left out.'),
});

// EXTERNAL MODULE: ./build/model/run/run.js
var run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/model/suite/gate.js
var gate = __webpack_require__(61038);
// EXTERNAL MODULE: ./build/model/result/gate-result.js
var gate_result = __webpack_require__(23909);
;// CONCATENATED MODULE: ./build/model/result/finding.js
/** A `trade` is an improved gate with what it cost the others; a `cause` is what the newly failing cases share, or how they fail. */
const FINDING_SUBJECTS = [
    'gate',
    'trade',
    'metric',
    'slice',
    'cause',
    'confirmed-case',
    'edited-cases',
    'zero-recall',
];
const RECOMMENDATION_SUBJECTS = [
    'rerun',
    'look-first',
    'cause',
    'more-trials',
    'more-cases',
    'slice',
    'edited-cases',
    'stale-cases',
    'interleave',
];

// EXTERNAL MODULE: ./build/model/result/metric-comparison.js
var metric_comparison = __webpack_require__(92244);
;// CONCATENATED MODULE: ./build/model/result/reliability.js

const count = schemas.int().nonnegative();
const size = schemas.number().nonnegative();
const passesSchema = schemas.strictObject({ passed: count, trials: count });
const flakyCaseSchema = schemas.strictObject({
    case_id: schemas.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = schemas.strictObject({
    n: count.describe('Cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe('Mid-p.'),
    ties: schemas.array(schemas.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = schemas.strictObject({
    gate: schemas.string(),
    n: count,
    unit: schemas["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: schemas.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: schemas.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: schemas.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
    advice: schemas["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = schemas.strictObject({
    flaky: schemas.array(flakyCaseSchema).describe('Least stable first.'),
    majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
    noise: schemas.array(trialNoiseSchema),
    not_separated: schemas.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
});

// EXTERNAL MODULE: ./build/model/suite/rules.js
var rules = __webpack_require__(72734);
// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/pair-comparison.js







const pair_comparison_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const runReferenceSchema = schemas.strictObject({
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    dirty: schemas.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: schemas.string().nullable(),
    started_at: schemas.string(),
    trials_per_case: schemas.int().positive(),
    models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
});
const passes = schemas.strictObject({ passed: pair_comparison_count, trials: pair_comparison_count }).describe('Passes and scored trials of `success`.');
const flipSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    baseline: passes,
    candidate: passes,
    kind: schemas["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.'),
    confirmed: schemas.boolean().describe('By zero tolerance.'),
});
const differenceSchema = schemas.strictObject({
    what: schemas.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: schemas.string()
        .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
    candidate: schemas.string(),
    changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: schemas.string().describe('What follows from it, in words.'),
    notice: schemas.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = schemas.strictObject({
    cases: pair_comparison_count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: schemas.strictObject({ cases: pair_comparison_count, uncovered: pair_comparison_count })
        .describe('The same among the cases that both runs have, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: schemas.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: schemas.array(metric_comparison/* listedMetricSchema */.v4)
        .describe('Quality metrics that got worse among them, the worst first, adjusted over the metrics measured there.'),
})
    .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.');
const gateForecastSchema = schemas.strictObject({
    gate: schemas.string(),
    text: schemas.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
    can_fail: schemas.boolean().describe('False when it can never fail as it stands.'),
});
const forecastSchema = schemas.strictObject({
    gates: schemas.array(gateForecastSchema),
    assumed: schemas.string().nullable().describe('What was assumed, in a sentence.'),
})
    .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.');
const subsetSchema = schemas.strictObject({
    selection: schemas.string(),
    outside: pair_comparison_count.describe('Cases of the baseline outside it.'),
    unasked: schemas.literal(true)
        .describe('The comparison did not ask for this part: the cases outside it count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked for; absent for a whole run.');
const changeSchema = schemas.strictObject({
    cases: pair_comparison_count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: schemas.boolean().describe('By a person, with the label.'),
    accept_label: schemas.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe("What the change did to the cases of its base; absent where it did nothing, or the base's cases are not known.");
const casesSchema = schemas.strictObject({
    shared: pair_comparison_count.describe('Cases in both runs, same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
    stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    deleted: texts
        .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = schemas.strictObject({
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: schemas.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: schemas.boolean().describe('Both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: schemas.strictObject({ from: schemas["enum"](rules/* GATES_FROM */.o), changes: texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: schemas.array(metric_comparison/* listedMetricSchema */.v4),
    gates: schemas.array(gate_result/* gateResultSchema */.m),
    slices: schemas.array(metric_comparison/* sliceComparisonSchema */.Ls),
    flips: schemas.array(flipSchema),
    concentration: schemas.strictObject({ clause: schemas.string(), tag: schemas.string().nullable(), cases: texts })
        .describe('What the newly failing cases share more often than by chance, such as "are tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_unscored: texts
        .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: reliabilitySchema.describe('Absent when no case was tried twice.').exactOptional(),
    differences: schemas.array(differenceSchema),
    findings: schemas.array(schemas.strictObject({ about: schemas["enum"](FINDING_SUBJECTS), gate: schemas.string().nullable(), text: schemas.string() }))
        .describe('Worst first.'),
    recommendations: schemas.array(schemas.strictObject({
        about: schemas["enum"](RECOMMENDATION_SUBJECTS),
        gate: schemas.string().nullable(),
        text: schemas.string(),
        cases: texts,
    }))
        .describe('The most pressing first.'),
    warnings: texts,
    verdict: verdict/* runVerdictSchema */.AB,
});

;// CONCATENATED MODULE: ./build/model/result/comparison.js









const COMPARISON_SCHEMA_VERSION = 2;
/** More pairs than those of ten arms leave no family in which anything could be significant. */
const MOST_ARMS = 10;
const figure = schemas.number().nullable();
const comparison_texts = schemas.array(schemas.string());
/**
 * How charts and tables call the arm at a place where there are more than two, as no variant's name may go to a chart service.
 * @example armLetter(1) // 'B'
 */
function armLetter(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}
/** A run under the name that it goes by beside the others. */
const armSchema = schemas.strictObject({
    name: schemas.string().describe('Unique: "main" and "this PR", the variant, or the folder of the run.'),
    run: runReferenceSchema,
    counts: run/* countsSchema */.GB.nullable(),
    summaries: schemas.record(schemas.string(), run/* metricSummarySchema */.MF).describe('By metric.'),
});
const candidateSchema = pairComparisonSchema.extend({ name: schemas.string().describe("The arm's.") });
const pairGateSchema = gate_result/* gateResultSchema */.m
    .pick({
    n: true,
    row: true,
    baseline: true,
    candidate: true,
    delta: true,
    interval: true,
    p: true,
    verdict: true,
    suspect: true,
    failed: true,
    reason: true,
})
    .extend({
    gate: schemas.string(),
    p_adjusted: figure.describe('By Holm over the gates of all pairs, not only of this one; unadjusted for evidence threshold and non-inferior.'),
    better: schemas["enum"](['baseline', 'candidate'])
        .nullable()
        .describe('The better arm, judged over all pairs: their comparison says improved, and adjusted p < alpha.'),
});
const pairSchema = schemas.strictObject({
    baseline: schemas.string(),
    candidate: schemas.string(),
    verdict: schemas["enum"](verdict/* RUN_VERDICTS */.Z4).describe('Of this pair alone.'),
    because: verdict/* runVerdictSchema */.AB.shape.because,
    shared: schemas.int().nonnegative().describe('Cases in both runs, same text.'),
    gates: schemas.array(pairGateSchema),
});
const selectionSchema = schemas.strictObject({
    among: schemas.int().nonnegative(),
    observed: schemas.number(),
    optimism: schemas.number(),
    cautious: schemas.number().describe('observed - optimism: a cautious figure, not an interval.'),
})
    .describe('If all were equally good, the picked one would lead the baseline by about `optimism` by luck alone.');
const outcomeSchema = schemas.discriminatedUnion('kind', [
    schemas.strictObject({
        kind: schemas.literal('winner'),
        variant: schemas.string(),
        reason: schemas.string(),
        caveats: comparison_texts.describe('What is not proven but worth a look, in sentences.'),
        selection: selectionSchema.nullable().describe('Null when the winner is the baseline, which was not picked.'),
    }),
    schemas.strictObject({
        kind: schemas.literal('no-winner'),
        because: schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])
            .describe('`vetoed`: one beats all others on the primary gate but is refused for another reason.'),
        leaders: comparison_texts.describe('Arms that no other beats on the primary gate, best first.'),
        reason: schemas.string(),
    }),
    schemas.strictObject({ kind: schemas.literal('invalid'), variants: comparison_texts, reason: schemas.string() })
        .describe('Too little of these arms was measured.'),
]);
/** What an arm gave on every gate, and whom it beats. */
const standingSchema = schemas.strictObject({
    name: schemas.string().describe("The arm's."),
    values: schemas.record(schemas.string(), figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
    beats: comparison_texts.describe('The arms that it beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(passesSchema.nullable())
        .describe('Passes and scored trials of `success` in every arm, in arm order; null for an arm without scored trials.'),
});
const rankingSchema = schemas.strictObject({
    gates: schemas.array(gate/* gateSchema */.Tp),
    metrics: schemas.array(metric/* metricFactsSchema */.DI).describe('Every metric measured, including those of the gates.'),
    family: schemas.int().nonnegative().describe('How many p-values of severity fail were adjusted together.'),
    standings: schemas.array(standingSchema).describe('In the order of the arms.'),
    pairs: schemas.array(pairSchema).describe('Every pair once, in the order of the arms.'),
    disagreements: schemas.array(disagreementSchema).describe('Those worst for the baseline first.'),
    outcome: outcomeSchema,
});
const tradeOffSchema = schemas.strictObject({
    arm: schemas.string().describe('The arm that uses less.'),
    against: schemas.string(),
    text: schemas.string(),
});
const verdictSchema = schemas.strictObject({
    word: schemas["enum"]([...verdict/* RUN_VERDICTS */.Z4, 'winner', 'no-winner'])
        .describe("With one candidate the word of its comparison, else the ranking's."),
    because: schemas.union([verdict/* runVerdictSchema */.AB.shape.because.unwrap(), schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])])
        .nullable(),
    exit_code: verdict/* exitCodeSchema */.NP,
    passed: schemas.boolean(),
    primary: schemas.string().nullable().describe('The primary gate.'),
    winner: schemas.string()
        .nullable()
        .describe('The arm that beats all others; null if there is none, or only one candidate.'),
});
const comparisonSchema = schemas.strictObject({
    schema_version: schemas.literal(COMPARISON_SCHEMA_VERSION),
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: pairComparisonSchema.shape.inference,
    interleaved: schemas.boolean().describe('All arms ran interleaved in one job.'),
    arms: schemas.array(armSchema).min(1).max(MOST_ARMS).describe('The baseline first, if there is one.'),
    baseline: schemas.string().nullable().describe('The arm that the others are compared with; null when there is none yet.'),
    candidates: schemas.array(candidateSchema)
        .min(1)
        .describe('Every other arm against the baseline, each decided on its own; without a baseline, the only arm.'),
    ranking: rankingSchema
        .nullable()
        .describe('How several candidates compare with each other; null when there is only one.'),
    trade_offs: schemas.array(tradeOffSchema),
    tables: schemas.array(runTableSchema).describe('Every table of the report, in its order.').exactOptional(),
    warnings: comparison_texts.describe('Warnings common to all pairs once, the others with the pairs they are about.'),
    verdict: verdictSchema,
});
/** How good an arm of several is on the primary gate, larger is better; what was not measured comes last. */
function orientPrimary({ ranking, verdict: { primary } }, place) {
    const gate = ranking?.gates.find(({ id }) => id === primary);
    const metric = ranking?.metrics.find(({ id }) => id === gate?.metric);
    const value = ranking?.standings[place]?.values[primary ?? ''] ?? null;
    if (value === null)
        return -Infinity;
    return metric?.direction === 'lower' ? -value : value;
}
/** The comparison of two runs, or of one with nothing. Throws where there are more. */
function onlyCandidate({ candidates }) {
    const [candidate] = candidates;
    if (candidate === undefined || candidates.length > 1)
        throw new RangeError(`there are ${candidates.length} candidates`);
    return candidate;
}


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

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 59688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ buildBadges)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);



const WORDS = {
    invalid: ['invalid', 'red'],
    'not-comparable': ['not comparable', 'lightgrey'],
    regressed: ['regressed', 'red'],
    inconclusive: ['cannot tell', 'yellow'],
    improved: ['improved', 'brightgreen'],
    unchanged: ['unchanged', 'green'],
    'no-regression': ['no regression', 'green'],
};
/** The colours of docs/sources.md#metrics-alignment. */
const [GOOD, FAIR] = [0.8, 0.5];
/** What a comparison comes to, and how many cases of its only candidate succeed: nobody asks for the pass rate of several. */
function buildBadges({ suite, arms, candidates, ranking, verdict }) {
    const [message, color] = describeVerdict({ ranking, verdict });
    const summaries = arms.at(-1)?.summaries ?? {};
    return {
        verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
        pass_rate: candidates.length > 1 ? null : { label: `${suite} pass rate`, ...describeRate(summaries['success']) },
    };
}
function describeVerdict({ ranking, verdict }) {
    if (verdict.because === 'baseline-unreadable')
        return ['baseline unreadable', 'red'];
    if (verdict.because === 'no-baseline')
        return ['no baseline', 'lightgrey'];
    if (verdict.word === 'winner' || verdict.word === 'no-winner') {
        const { outcome } = ranking ?? {};
        return outcome?.kind === 'winner' ? [`winner ${outcome.variant}`, 'brightgreen'] : ['no winner', 'yellow'];
    }
    return WORDS[verdict.word];
}
/** Green from 80 %, blue from 50 %, red below: the number says it first. */
function describeRate(success) {
    const rate = success?.mean ?? null;
    if (success === undefined || rate === null)
        return { message: 'not scored', color: 'lightgrey', is_error: false };
    // Rounded down: 99.96 % is not 100 %.
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8) / 1000, 1);
    return {
        message: `${text.replaceAll('\u202f', '\u00a0')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(success.n, 'case')}`,
        color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red',
        is_error: false,
    };
}


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

/***/ 33115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ HTML_STYLE)
/* harmony export */ });
/** Follows the reader's system for light and dark; colours keep 4.5:1 against their ground, and no meaning hangs on them alone. */
const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da;
  --worse: #b3460b; --better: #00704f; --neutral: #6e7781; --candidate: #0072b2; --passed-on: #b35c00; --fifth: #a0527f;
  --good-ground: #e3f6ea; --fair-ground: #e4f0fc; --poor-ground: #fdeae6; }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8;
  --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; --candidate: #58a6e8; --passed-on: #e0a050; --fifth: #d58fb8;
  --good-ground: #12331f; --fair-ground: #10294a; --poor-ground: #431c16; } }
:root[data-theme='light'] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: .5rem; }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 76rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: .6rem 0; }
h4 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
h5 { font-size: .9rem; margin: .6rem 0 .2rem; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9rem; }
.scroll { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; max-width: 32rem; }
th { background: var(--panel); }
tbody th { font-weight: 400; }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); max-width: min(20rem, 45vw); }
.wide td { white-space: nowrap; }
.good { background: var(--good-ground); } .fair { background: var(--fair-ground); } .poor { background: var(--poor-ground); }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--neutral); border-radius: 6px; padding: .25rem .6rem; max-width: 100%; }
button { cursor: pointer; background: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
input::placeholder { color: var(--quiet); opacity: 1; }
button.sort { font-weight: 600; background: none; border: 0; padding: 0; text-align: inherit; text-decoration: underline dotted var(--quiet); text-underline-offset: .2em; }
[aria-sort='ascending'] .sort::after { content: ' ▲' / ''; } [aria-sort='descending'] .sort::after { content: ' ▼' / ''; }
button.hint { width: 1.5rem; height: 1.5rem; padding: 0; line-height: 1; font-size: .8rem; border-radius: 50%; font-weight: 400; }
.bubble { max-width: min(26rem, 90vw); padding: .8rem 1rem; border: 1px solid var(--neutral); border-radius: 6px; background: var(--panel); color: var(--text); font-weight: 400; white-space: normal; text-align: left; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .6rem; margin: .3rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .4rem .8rem; }
summary { cursor: pointer; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
figure { margin: 1.2rem 0; max-width: 48rem; }
figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .3rem; }
.canvas { position: relative; }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers, .sides { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.charts { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); align-items: start; }
.charts > *, .sides > * { min-width: 0; }
a { color: var(--link); }
nav ol { margin: .3rem 0; padding-left: 1.6rem; font-size: .9rem; }
@media screen and (min-width: 72rem) { body { max-width: 92rem; } .page { display: grid; grid-template-columns: minmax(0, 1fr) 15rem; gap: 0 2rem; align-items: start; }
  .page > nav { grid-column: 2; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; } .page > main { grid-column: 1; grid-row: 1; min-width: 0; }
  .page > nav li { margin: .2rem 0; } }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
.filters label { flex: 1 1 8rem; display: grid; grid-template-columns: minmax(0, 1fr); max-width: 18rem; font-size: .85rem; color: var(--quiet); min-width: 0; }
.filters input, .filters select { color: var(--text); font-size: 1rem; }
.pages { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin: .6rem 0; }
.badge { display: inline-block; border: 1px solid var(--neutral); border-radius: 1em; padding: 0 .5em; margin-right: .2em; font-size: .82rem; white-space: nowrap; }
.badge.broke, .badge.failing { color: var(--worse); border-color: var(--worse); font-weight: 600; }
.badge.fixed { color: var(--better); border-color: var(--better); font-weight: 600; }
#case { border-top: 3px solid var(--link); }
.spans, .trace { padding-left: 0; list-style: none; font-size: .9rem; }
.spans li, .trace li { padding: .15rem .5rem; border-left: 4px solid var(--line); margin: .25rem 0; }
.spans .hit { border-color: var(--better); } .trace .bad { border-color: var(--worse); }
.spans details { margin: 0; border: 0; padding: 0; }
.bar { display: block; height: .35rem; min-width: 2px; background: var(--candidate); border-radius: 2px; }
del { background: var(--poor-ground); color: var(--text); } ins { background: var(--good-ground); color: var(--text); text-decoration-thickness: 2px; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media screen and (max-width: 40rem) { h1 { font-size: 1.25rem; } h2 { margin-top: 1.2rem; } details { margin: .3rem 0; padding: .3rem .6rem; } summary h2 { font-size: .92rem; }
  th, td { padding: .2rem .45rem; } .wide tr > :first-child { max-width: 40vw; } .wide tbody th { font-size: .85rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav, .filters, .pages, .row-filter, button.hint { display: none; }
  h1, h2, h3, h4, h5, summary, figcaption { break-after: avoid; } tr, .canvas { break-inside: avoid; } .charts { display: block; }
  .answers, .sides { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } a { color: inherit; }
  .scroll { overflow: visible; } table { font-size: 8pt; } th, td { padding: .2rem .4rem; } td:first-child { overflow-wrap: anywhere; min-width: 7em; }
  .wide td { white-space: normal; } .wide tr > :first-child { position: static; } button.sort { display: contents; } }
`;


/***/ }),

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);





/** Whoever takes the lines may keep Node busy: so long after a line it hears no signal. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
/** Of a file that a newer Goldenpair wrote, throws `run-too-new`: with fields that are not known it would seem damaged. */
function refuseNewer(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const { schema_version: got } = value;
    if (typeof got === 'number' && got > supported)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-new', { path, got, supported });
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ }),

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15704);



/** The two files of a run folder (docs/command-line.md#files). */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
/** Size in bytes of a regular file, null when there is none. Throws `file-unreadable` behind a link that leads out of the checkout. */
async function fileSize(path) {
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseToReadOut */ .q2)(path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return found.isFile() ? found.size : null;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
