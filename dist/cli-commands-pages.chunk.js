export const id = 8993;
export const ids = [8993];
export const modules = {

/***/ 50467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   v6: () => (/* binding */ listFlag),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96762);




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
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see, e.g. OPENAI_API_KEY',
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
    'target-env': TARGET_ENV,
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
/** Names separated by commas alone, since they may have blanks; none when the flag was not given. */
function listFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
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
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(', ') });
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
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var comparison = __webpack_require__(82751);
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
    })),
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
/** The index of a site of reports: how every gate moved over the nights, then all reports, the newest first. One page without a script. */
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
${trends.length === 0 ? '' : `<h2>Nights</h2>\n<div class="scroll"><table><thead><tr><th>suite</th><th>gate</th><th>now</th><th>trend</th></tr></thead><tbody>\n${trends.join('\n')}\n</tbody></table></div>`}
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
        const gate = `${last.metric.title}${id.startsWith(last.metric.id) ? id.slice(last.metric.id.length) : ''}`;
        return [
            `<tr><td>${(0,escape_html/* escapeHtml */.ZD)(suite)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(gate)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(now)}</td><td>${drawLine(values, { low, high, label })}</td></tr>`,
        ];
    });
}
function drawLine(values, { low, high, label }) {
    const span = high - low || 1;
    const at = (value, index) => `${((index * WIDTH) / Math.max(1, values.length - 1)).toFixed(1)},${(HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8)).toFixed(1)}`;
    return `<svg role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><polyline fill="none" stroke="var(--candidate)" stroke-width="2" points="${values.map(at).join(' ')}"/></svg>`;
}

;// CONCATENATED MODULE: ./build/store/site/add-report.js








const DAY_MS = 86_400_000;
/**
 * Puts a report into a site as `PLACE/SUITE/index.html`, takes out those that are older than `keepDays`, and writes the site's index anew.
 * Nothing follows a link: a site may hold what a pull request has written. Gives the report's path in the site.
 * @throws UserError `page-refused`
 */
async function addReport({ site, report, place, keepDays, clock, log }) {
    const comparison = await readComparison(report);
    const { suite } = comparison;
    if (!folderNameSchema.safeParse(place).success || !folderNameSchema.safeParse(suite).success)
        throw new model_error/* UserError */.y('page-refused', {
            path: (0,external_node_path_.join)(place, suite),
            problem: 'place and suite must be plain folder names',
        });
    await (0,promises_.mkdir)(site, { recursive: true });
    for (const folder of [(0,external_node_path_.join)(site, place), (0,external_node_path_.join)(site, place, suite)])
        await makeFolder(folder);
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
        return comparison/* comparisonSchema */.D.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
    }
    catch (error) {
        throw new model_error/* UserError */.y('page-refused', { path, problem: 'it is not a comparison that this Goldenpair reads' }, { cause: error });
    }
}
/** A real folder, no link to one. */
async function makeFolder(path) {
    await (0,promises_.mkdir)(path).catch(() => undefined);
    const found = await (0,promises_.lstat)(path);
    if (!found.isDirectory())
        throw new model_error/* UserError */.y('page-refused', { path, problem: 'it is not a folder, or is a link to one' });
}
function describeReport(comparison, { place, at }) {
    const { verdict } = (0,build_badges/* buildBadges */.x)(comparison);
    const gates = comparison.candidates.length === 1 ? (comparison.candidates[0]?.gates ?? []) : [];
    return {
        schema_version: 1,
        ...{ place, at, suite: comparison.suite },
        kind: place.startsWith('pr-') ? 'pull-request' : comparison.candidates.length === 1 ? 'night' : 'other',
        verdict: verdict.message.slice(0, 200),
        is_bad: verdict.is_error,
        gates: gates.map(({ gate, metric, candidate_value: value }) => ({ id: gate.id, metric, value })),
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
    'no-baseline',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
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
