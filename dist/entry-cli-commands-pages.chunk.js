export const id = 8440;
export const ids = [8440];
export const modules = {

/***/ 93287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pages: () => (/* binding */ pages)
});

var external_node_path_ = __webpack_require__(76760);
var clock = __webpack_require__(13211);
var promises_ = __webpack_require__(51455);
var describe_trend = __webpack_require__(57135);
var files = __webpack_require__(60198);
var model_error = __webpack_require__(50262);
var json = __webpack_require__(29598);
var comparison = __webpack_require__(61739);
var schemas = __webpack_require__(55156);
var finding = __webpack_require__(74431);
var gate_result = __webpack_require__(23909);
var metric_comparison = __webpack_require__(92244);
var pair_comparison = __webpack_require__(43144);
;// CONCATENATED MODULE: ./build/model/result/written-comparison.js






const reason = schemas.string()
    .describe('The cause in plain words: "unchanged on all 60 cases", "measured on different machines".');
const remark = { reason: reason.nullable() };
const metrics = schemas.array(metric_comparison/* listedMetricSchema */.v4.extend(remark));
const advice = { gate: schemas.string().nullable(), text: schemas.string() };
const writtenCandidate = comparison/* candidateSchema */.HL.extend({
    findings: schemas.array(schemas.strictObject({ about: schemas["enum"](finding/* FINDING_SUBJECTS */.cm), ...advice })).describe('Worst first.'),
    recommendations: schemas.array(schemas.strictObject({ about: schemas["enum"](finding/* RECOMMENDATION_SUBJECTS */.w6), ...advice, cases: schemas.array(schemas.string()) }))
        .describe('The most pressing first.'),
    gates: schemas.array(gate_result/* gateResultSchema */.m.extend({ reason })),
    metrics,
    slices: schemas.array(metric_comparison/* sliceComparisonSchema */.Ls.extend({ result: metric_comparison/* metricComparisonSchema */.RH.extend(remark) })),
    coverage: pair_comparison/* coverageSchema */.aU.extend({ losses: metrics }).exactOptional(),
});
const writtenPair = comparison/* pairSchema */.c2.extend({ gates: schemas.array(comparison/* pairGateSchema */.rd.extend({ reason })) });
/** `comparison.json`: a comparison with its causes in plain words beside the facts. */
const writtenComparisonSchema = comparison/* comparisonSchema */.D.extend({
    candidates: schemas.array(writtenCandidate)
        .min(1)
        .describe(comparison/* comparisonSchema */.D.shape.candidates.description ?? ''),
    ranking: comparison/* rankingSchema */.mh
        .extend({ pairs: schemas.array(writtenPair).describe(comparison/* rankingSchema */.mh.shape.pairs.description ?? '') })
        .nullable()
        .describe(comparison/* comparisonSchema */.D.shape.ranking.description ?? ''),
});

var iso = __webpack_require__(64377);
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

var build_badges = __webpack_require__(59688);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var escape_html = __webpack_require__(59807);
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
        const trend = (0,describe_trend/* describeTrend */.Jh)(last.metric, values);
        const note = trend === null ? '' : `<br>${(0,escape_html/* escapeHtml */.ZD)(trend)}`;
        const gate = `${last.metric.title}${id.startsWith(last.metric.id) ? id.slice(last.metric.id.length) : ''}`;
        return [
            `<tr><td>${(0,escape_html/* escapeHtml */.ZD)(suite)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(gate)}</td><td>${(0,escape_html/* escapeHtml */.ZD)(now)}</td><td>${drawLine(values, { low, high, label })}${note}</td></tr>`,
        ];
    });
}
function drawLine(values, { low, high, label }) {
    const span = high - low || 1;
    const at = (value, index) => `${((index * WIDTH) / Math.max(1, values.length - 1)).toFixed(1)},${(HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8)).toFixed(1)}`;
    return `<svg role="img" aria-label="${(0,escape_html/* escapeHtml */.ZD)(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><polyline fill="none" stroke="var(--candidate)" stroke-width="2" points="${values.map(at).join(' ')}"/></svg>`;
}

var read_json_lines = __webpack_require__(54974);
;// CONCATENATED MODULE: ./build/store/site/add-report.js












const DAY_MS = 86_400_000;
/**
 * Puts a report into a site as `PLACE/SUITE/index.html`, takes out those that are older than `keepDays`, and writes the site's index again.
 * Nothing follows a link: a site may hold what a pull request has written. Gives the report's path in the site.
 * @throws UserError `page-refused`, `run-too-new`, `output-unwritable`
 */
async function addReport({ site, report, place, keepDays, clock, log }) {
    const comparison = await readComparison(report);
    const { suite } = comparison;
    if (!folderNameSchema.safeParse(place).success || !folderNameSchema.safeParse(suite).success)
        throw new model_error/* UserError */.yo('page-refused', {
            path: (0,external_node_path_.join)(place, suite),
            problem: 'place and suite must be plain folder names',
        });
    (0,files/* prepareFolder */.G8)(site);
    for (const folder of [(0,external_node_path_.join)(site, place), (0,external_node_path_.join)(site, place, suite)])
        await makeRealFolder(folder);
    const folder = (0,external_node_path_.join)(site, place, suite);
    for (const name of ['index.html', 'comparison.json', 'entry.json'])
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true, recursive: true });
    await (0,promises_.copyFile)((0,external_node_path_.join)(report, 'report.html'), (0,external_node_path_.join)(folder, 'index.html')).catch((error) => {
        const facts = { path: (0,external_node_path_.join)(report, 'report.html'), problem: 'it cannot be read' };
        throw new model_error/* UserError */.yo('page-refused', facts, { cause: error });
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
        return writtenComparisonSchema.parse(value);
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.yo)
            throw error;
        const problem = 'it is not a comparison that this Goldenpair reads';
        throw new model_error/* UserError */.yo('page-refused', { path, problem }, { cause: error });
    }
}
/** A real folder, no link to one. */
async function makeRealFolder(path) {
    await (0,promises_.mkdir)(path).catch(() => undefined);
    if (!(await (0,promises_.lstat)(path)).isDirectory())
        throw new model_error/* UserError */.yo('page-refused', { path, problem: 'it is not a folder, or is a link to one' });
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
        place,
        at,
        suite: comparison.suite,
        kind: place.startsWith('pr-') ? 'pull-request' : comparison.candidates.length === 1 ? 'night' : 'other',
        verdict: verdict.message.slice(0, 200),
        is_bad: verdict.is_error,
        gates: [...gated, ...taken],
    };
}
/** The entries of all reports in the site. Anything else stays where it is, with a warning. */
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
    if ((await (0,promises_.lstat)(path).catch(() => null))?.isFile() !== true)
        return null;
    return siteEntrySchema.safeParse((0,json/* tryJson */.MR)(await (0,promises_.readFile)(path, 'utf8'))).data ?? null;
}
/** Links are none. */
async function foldersIn(path) {
    const all = await (0,promises_.readdir)(path, { withFileTypes: true });
    return all.filter((one) => one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name);
}

var commands_flags = __webpack_require__(1726);
;// CONCATENATED MODULE: ./build/entry/cli/commands/pages.js




const pages = {
    positionals: 'SITE',
    details: [['SITE', 'the folder of the site, such as a checkout of the branch that GitHub Pages shows']],
    run: async ({ flags, positionals, terminal }) => {
        const [site, ...more] = positionals;
        const { place } = flags;
        if (site === undefined || more.length > 0 || place === undefined)
            return (0,commands_flags/* refuseArguments */.Rd)('pages', place === undefined
                ? 'no --place given; name one such as pr-12 or run-400'
                : `${positionals.length} folders given, expected one`);
        const path = await addReport({
            site: (0,external_node_path_.resolve)(terminal.workingDirectory, site),
            report: (0,external_node_path_.resolve)(terminal.workingDirectory, flags.report),
            place,
            keepDays: flags.keepDays,
            clock: clock/* systemClock */.ml,
            log: terminal.log,
        });
        terminal.print(flags.json ? JSON.stringify({ path }) : `Wrote ${path}index.html and the index of the site.`);
        return 0;
    },
};


/***/ }),

/***/ 11330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   Vm: () => (/* binding */ REDEFINED),
/* harmony export */   _S: () => (/* binding */ describeRemark),
/* harmony export */   l1: () => (/* binding */ describeLeftOut)
/* harmony export */ });
/* unused harmony export describeFiles */
/* harmony import */ var _describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
/* harmony import */ var _join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);





/** What a table of metrics says in fewer words than a gate. */
const EXACT = 'exact, no interval';
const FACT = 'a fact: the target always answers alike';
const LOST = {
    none: 'no baseline yet',
    unreadable: 'the baseline could not be read',
    removed: 'this change removes its own baseline',
};
/** How a metric is not the one that the baseline has. */
const REDEFINED = {
    prices: 'priced from different price lists',
    judge: "judged differently from the baseline's",
    added: 'not measured in the baseline',
    dropped: 'measured in the baseline only',
    definition: "defined differently from the baseline's",
};
const APART = {
    replayed: 'replayed from a recording',
    machines: 'measured on different machines',
    jobs: 'not measured side by side in one job',
};
const WITHOUT_VALUE = {
    percentile: 'there is no case',
    ratio: 'there is nothing to divide by',
    'calibration-error': 'there is no case',
    correlation: 'one of its two values never varies',
    'trial-deviation': 'no case has two scored trials',
    'run-deviation': 'there are not two trials a case',
};
const REVIEWS = {
    none: 'the code was not reviewed',
    'none-in-baseline': 'the code was not reviewed in the baseline',
    'another-judge': 'reviewed by another judge, or with another prompt, than the baseline',
};
const SINGLE = {
    case: 'one case is too few to test',
    cluster: 'all cases are in one cluster',
};
/**
 * Which files a figure of the source code rests on.
 * @example describeFiles({ common: 12, added: 2, gone: 1 }) // '12 files of both sides, 2 new and 1 deleted or emptied left out'
 */
function describeFiles({ common, added, gone }) {
    if (common === 0)
        return `no file in common: all ${gone} and ${added} files`;
    const left = [...(added > 0 ? [`${added} new`] : []), ...(gone > 0 ? [`${gone} deleted or emptied`] : [])];
    const files = common === 1 ? '1 file of both sides' : `${common} files of both sides`;
    return left.length === 0 ? files : `${files}, ${left.join(' and ')} left out`;
}
function describeBasis({ files, all_files: all }) {
    if (files === null)
        return null;
    return `${all === true ? 'all files, since some may be renamed: ' : ''}${describeFiles(files)}`;
}
/** Cases whose costs are left out of a comparison. */
function describeLeftOut(count) {
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'case')} with the target's own cost ${count === 1 ? 'is' : 'are'} left out: the price list changed`;
}
/** "drop" where higher is better, "rise" where lower is. */
function lossNoun({ direction }) {
    return direction === 'lower' ? 'rise' : 'drop';
}
function placeOf(arms, both) {
    return arms.length === 2 ? both : `the ${arms.join('')}`;
}
function describeMissing(noun, { candidate, baseline }) {
    return noun === 'cases'
        ? `cases are missing unevenly: ${candidate} unscored in this run alone, ${baseline} in the baseline alone`
        : `trials are missing unevenly: ${candidate} unscored in this run, ${baseline} in the baseline`;
}
function describeRuledOut(metric, limit) {
    return limit === null
        ? null
        : `rules out ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, limit, { round: 'up' })} or more`;
}
function explainLacking(grades) {
    if (grades.length === 0)
        return '';
    return `: trials without ${(0,_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNames */ .JH)(grades)} are not compared with trials that have ${grades.length === 1 ? 'it' : 'them'}`;
}
const typicalQuery = (isTypical) => (isTypical ? ' for the typical query' : '');
const ofTypicalQuery = ({ kind }) => typicalQuery(kind === 'relative');
/** Each kind's clause, without what it leaves open. */
const CLAUSES = {
    bug: ({ message }) => `it could not be computed, please report this bug of Goldenpair: ${message}`,
    stopped: ({ arm, run }) => `${arm === 'baseline' ? 'in the baseline, ' : ''}${(0,_describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStopped */ .p)(run)}`,
    'too-few-scored': ({ arm, scored, cases, floor, grades }) => `only ${scored} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(cases, arm === 'baseline' ? 'baseline case' : 'case')} ${scored === 1 ? 'is' : 'are'} scored (at least ${Math.floor(floor * 1000) / 10} % needed)${explainLacking(grades)}`,
    'no-baseline': ({ lost }) => LOST[lost],
    redefined: ({ how }) => REDEFINED[how],
    apart: ({ how }) => APART[how],
    'left-out': ({ cases }) => describeLeftOut(cases),
    'nothing-paired': () => 'no case is scored on both sides',
    'no-figure': ({ arms, infinite, figure }, { title }) => `${title} ${infinite ? 'is infinite' : 'has no value'} in ${placeOf(arms, 'either arm')}: ${WITHOUT_VALUE[figure]}`,
    'no-value': ({ figure }) => (figure === null ? 'no case is scored' : WITHOUT_VALUE[figure]),
    'not-measured': () => 'not measured',
    'zero-baseline': (_, { title }) => `the baseline is 0, so nothing can be relative to it, and ${title} has no absolute margin`,
    table: ({ how }, { id }) => ({
        'none-built': 'no tables were built here',
        'bounds-alone': 'a figure of a table is held to bounds alone',
        'no-number': `no table of the report has a number for ${id}`,
    })[how],
    'code-unmeasured': ({ measured }) => measured === 'baseline'
        ? 'the source code was measured in the baseline only'
        : `the source code was not measured${measured === null ? '' : ' in the baseline'}`,
    'code-unscored': ({ arm, problem }) => `${arm === 'baseline' ? 'not measured in the baseline' : 'the source code is not measured'}: ${problem}`,
    'file-unscored': ({ arm, path, line, problem }) => {
        const what = arm === 'candidate'
            ? 'was measured in the baseline, and is not now'
            : 'is measured now, and was not in the baseline';
        return `${path}${line === null ? '' : `:${line}`} ${what}: ${problem}`;
    },
    languages: ({ baseline, candidate }) => `${baseline ?? 'no language'} does not compare with ${candidate ?? 'none'}`,
    'no-code-value': ({ arms }, { title }) => `${title} has no value in ${placeOf(arms, 'either side')}: there is nothing to measure it on`,
    'no-common-value': ({ files }, { title }) => `${title} has no value in the ${describeFiles(files)}`,
    review: ({ how, problem }) => `${REVIEWS[how]}${problem === null ? '' : `: ${problem}`}`,
    'outside-bound': ({ side, value, limit }, metric) => {
        const text = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAgainst */ .L$)(metric, value ?? Infinity, limit);
        return `${text.value} is ${side === 'min' ? 'below the minimum' : 'above the maximum'} of ${text.limit}`;
    },
    'within-bounds': () => 'within its bounds',
    exact: (reason) => joinNotes(EXACT, describeBasis(reason)),
    'one-reading': () => 'one reading of a judge, no interval',
    'exact-change': (reason, metric) => {
        const basis = describeBasis(reason);
        if (reason.change === 0)
            return basis === null ? 'unchanged' : `unchanged (${basis})`;
        const change = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(reason.change) });
        const how = joinNotes(EXACT, basis);
        if (reason.change > 0)
            return `better by ${change} (${how})`;
        const limit = `${reason.within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, reason.margin)}`;
        return `worse by ${change}, ${limit} (${how})`;
    },
    'beyond-threshold': (reason, metric) => `${describeLoss(reason, metric)} (a threshold, not a test)`,
    'beyond-margin': (reason, metric) => `${describeLoss(reason, metric)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPInWords */ .Cv)(reason.p, reason.alpha)})`,
    better: ({ gain, slightly, p, alpha }, metric) => `${slightly ? 'slightly better' : 'better'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, gain)}${ofTypicalQuery(gain)} (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPInWords */ .Cv)(p, alpha)})`,
    unchanged: ({ cases, rules_out: limit }, metric) => {
        const ruledOut = describeRuledOut(metric, limit);
        const text = cases === 1 ? 'unchanged on the only case' : `unchanged on all ${cases} cases`;
        return ruledOut === null ? text : `${text} (${ruledOut})`;
    },
    'slightly-worse': ({ typical }) => `slightly worse, within the margin${typicalQuery(typical)}`,
    'inside-margin': ({ margin, typical }, metric) => `no ${lossNoun(metric)} of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)} or more${typicalQuery(typical)}`,
    fact: ({ change, changed, margin, within }, metric) => {
        const size = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, { kind: 'absolute', value: Math.abs(change) });
        if (changed === 0)
            return `no case differs (${FACT})`;
        if (change === 0)
            return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(changed, 'case differs', 'cases differ')}, the mean does not (${FACT})`;
        if (change > 0)
            return `better by ${size} (${FACT})`;
        return `worse by ${size}, ${within ? 'within the margin of' : 'the margin is'} ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)} (${FACT})`;
    },
    range: ({ range, broke, copies }, metric) => {
        const { row, low, high } = range;
        const interval = { low, high, method: 'rounds' };
        const { ends } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMeasured */ .U6)({ metric, row, baseline: null, candidate: null, delta: null, interval });
        return [
            ...(copies ? ['repeated answers were copies, so each case counts once'] : []),
            ...(broke === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(broke, 'case')} broke for sure`]),
            `between ${ends ?? '?'} on these cases`,
        ].join('; ');
    },
    single: ({ unit }) => SINGLE[unit],
    'information-only': ({ unit, units, needed }) => units === 1 && unit === 'cluster'
        ? `information only: ${SINGLE.cluster}`
        : `information only below ${needed} ${unit}s (${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(units, unit)} here)`,
    'cases-missing': (reason) => describeMissing('cases', reason),
    'trials-missing': (reason) => describeMissing('trials', reason),
    'total-contradicts': ({ change }) => `the total is ${change < 0 ? 'down' : 'up'} by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(change)}, half the margin or more`,
    'unequal-trials': () => 'better on all trials, but not shown on equal numbers of trials',
    'change-only': (_, { title }) => `a ${title} is tested for change, never shown to be unchanged`,
    'few-clusters': ({ clusters, needed }, metric) => `${clusters} clusters, at least ${needed} are needed to rule out a ${lossNoun(metric)}`,
    limits: ({ flags, rules_out: limit }, metric) => {
        const flagged = flags === null
            ? 'too few cases or differences to say what it would flag'
            : `flags ${lossNoun(metric)}s of ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, flags, { round: 'up' })} or more`;
        return `${flagged}, ${describeRuledOut(metric, limit) ?? `rules out no ${lossNoun(metric)}`}`;
    },
};
/** What a table of metrics says in other words than a gate. */
const REMARKS = {
    'cases-missing': () => 'cases are missing unevenly',
    'trials-missing': () => 'trials are missing unevenly',
};
function joinNotes(mark, basis) {
    return basis === null ? mark : `${mark}; ${basis}`;
}
function describeLoss({ loss, margin }, metric) {
    return `worse by ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, loss)}${ofTypicalQuery(loss)}, the margin is ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, margin)}`;
}
/** The cause of a gate's verdict without the words for what it leaves open: "flags drops of 6 points or more, rules out no drop". */
function describeDoubt({ cause, metric }) {
    const write = CLAUSES[cause.kind];
    return write(cause, metric);
}
/** The cause of a gate's verdict in plain words with their numbers: a sentence's worth, no full stop. */
function describeReason(result) {
    const { cause, metric } = result;
    if (!('worse' in cause))
        return describeDoubt(result);
    const open = cause.worse === null ? 'cannot tell' : describeSizeOpen({ gate: { margin: cause.worse }, metric });
    return `${open}: ${describeDoubt(result)}`;
}
/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
function describeSizeOpen({ gate, metric }) {
    return gate.margin === null
        ? 'worse; by how much cannot be told'
        : `worse; whether by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(metric, gate.margin)} cannot be told`;
}
/** Why a metric has no test, or no reliable p. */
function describeRemark(cause, metric) {
    const write = REMARKS[cause.kind];
    return write?.(cause) ?? describeReason({ cause, metric });
}


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} left of this month’s budget`,
    'unknown-cost': () => 'an unknown cost',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(made)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(limit_usd))} ${after}: ${spent}${detail}`;
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

/***/ 13992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   S1: () => (/* binding */ unitOfChange),
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
/** How each style is written: what stands behind a value, what behind a change, and the scale of its numbers. */
const STYLES = {
    ratio: {},
    s: { value: 's', change: 's' },
    tokens: {},
    usd: {},
    count: {},
    mb: { value: 'MB', change: 'MB' },
    percent: { value: '%', change: 'points' },
    score: {},
    share: { value: '%', change: 'points', scale: 100 },
};
/** The unit behind a change in a table; null for what is plain without. */
function unitOfChange(style) {
    return STYLES[style].change ?? null;
}
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
    // A fraction of a cent keeps its digits even where other values are dollars.
    if (style === 'usd')
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(value)), ...format });
    const { scale = 1 } = STYLES[style];
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * scale, { decimals, bare: style === 'ratio', ...format });
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
    const { value: unit } = STYLES[style];
    return unit === undefined ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
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
 * Limits that were computed are rounded up, so that they never promise more than was computed. Points may be left out where they are named
 * already.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const { scale = 1, change } = STYLES[style];
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const rounded = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(rounded, decimals, options.round) - rounded) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    const unit = style === 'tokens' ? 'tokens' : change === 'points' && number === '1' ? 'point' : change;
    const isNamed = options.without_points === true && change === 'points';
    return unit === undefined || isNamed ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
}
/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(n)}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} ${trials.size === 1 && trials.has(1) ? 'trial' : 'trials'}`;
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

/***/ 74431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ ZERO_RECALL),
/* harmony export */   cm: () => (/* binding */ FINDING_SUBJECTS),
/* harmony export */   w6: () => (/* binding */ RECOMMENDATION_SUBJECTS)
/* harmony export */ });
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
/** The metric that is 1 when nothing expected was retrieved. */
const ZERO_RECALL = 'retrieval.zero-recall';


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
