export const id = 3345;
export const ids = [3345];
export const modules = {

  94554:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  pages: () => (  pages)
});

var external_node_path_ = __webpack_require__(76760);
var clock = __webpack_require__(13211);
var write_report = __webpack_require__(42307);
var promises_ = __webpack_require__(51455);
var external_node_zlib_ = __webpack_require__(38522);
var describe_trend = __webpack_require__(57135);
var files = __webpack_require__(60198);
var model_error = __webpack_require__(50262);
var model_json = __webpack_require__(29598);
var file_version = __webpack_require__(47673);
var comparison = __webpack_require__(61739);
var schemas = __webpack_require__(55156);
var iso = __webpack_require__(64377);
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/result/site-entry.js


const folderNameSchema = schemas.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/);
const siteEntrySchema = schemas.object({
    schema_version: schemas.literal(1),
    place: folderNameSchema.describe('The folder of the report on the site, such as `pr-12` or `run-4002`.'),
    suite: folderNameSchema,
    at: iso.datetime(),
    kind: schemas["enum"](['pull-request', 'night', 'other'])
        .describe('What was compared. `night` includes pushes to main; `other` (compared variants) is in no trend.'),
    verdict: schemas.string().max(200),
    commit: schemas.string().max(64).nullable().default(null).describe('The measured commit; `null` if unknown.'),
    cases: schemas.object({ ids: schemas.array(schemas.string().max(1000)), tenths: schemas.string().regex(/^[-0-9a]*$/) })
        .default({ ids: [], tenths: '' })
        .describe('Ids of all cases, and each share of passed trials in tenths: `0` none, `a` all, `-` unscored.'),
    is_bad: schemas.boolean(),
    gates: schemas.array(schemas.object({ id: schemas.string().max(200), metric: metric .DI, value: schemas.number().nullable() }))
        .describe('The values of the gates, and of cost, tokens and latency if no gate has them.'),
});

var build_badges = __webpack_require__(59688);
var omit_undefined = __webpack_require__(35560);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var remove_invisible = __webpack_require__(74650);
var render_escape = __webpack_require__(94373);
var html = __webpack_require__(74168);
;// CONCATENATED MODULE: ./build/report/render/site-index.js







const WIDTH = 240;
const HEIGHT = 40;
const MIN_POINTS = 3;
const MAX_POINTS = 200;
const MAX_LISTED = 100;
function renderSiteIndex(entries, { scripts, hash, deflate }) {
    const newest = [...entries].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    const suites = [...new Set(newest.map(({ suite }) => suite))].sort();
    const trends = suites.flatMap((suite) => drawTrends(suite, newest.filter((one) => one.suite === suite && one.kind !== 'other').reverse()));
    return `${(0,html .yl)('Goldenpair reports', { scripts, hash, policy: "; connect-src 'self'" })}
<body>
<main>
<h1>Goldenpair reports</h1>
${trends.length === 0 ? '' : `<h2>Trends</h2>\n<p class="quiet">The line is the runs of main and the nights; circles are pull requests.</p>\n<div class="scroll"><table><thead><tr><th>suite</th><th>measure</th><th>now</th><th>trend</th></tr></thead><tbody>\n${trends.join('\n')}\n</tbody></table></div>`}
<h2>Reports</h2>
<div id="site"><div class="scroll"><table><thead><tr><th>report</th><th>suite</th><th>verdict</th><th>added, UTC</th></tr></thead><tbody>
${newest.slice(0, MAX_LISTED).map(writeRow).join('\n')}
</tbody></table></div></div>
<script type="application/json" id="site-data">"${deflate(JSON.stringify(packRuns(newest)))}"</script>
</main>
${scripts.map(html .lF).join('\n')}
</body>
</html>
`;
}
function packRuns(newest) {
    const ids = new Map();
    const runs = newest.map(({ place, suite, at, verdict, is_bad: bad, commit, gates, cases }) => {
        const places = ids.get(suite) ?? new Map();
        ids.set(suite, places);
        const letters = [];
        cases.ids.forEach((id, at) => {
            const seen = (0,remove_invisible .i)(id);
            const column = places.get(seen) ?? places.size;
            places.set(seen, column);
            letters[column] = cases.tenths[at] ?? '-';
        });
        const written = gates.map(({ metric, value }) => `${metric.title} ${value === null ? '–' : (0,format_metric .Fl)(metric, value)}`);
        const text = Array.from(letters, (letter) => letter ?? '-').join('');
        const texts = { verdict: (0,remove_invisible .i)(verdict), gates: written.map(remove_invisible .i) };
        return { place, suite, at, bad, commit, cases: text, ...texts };
    });
    return { runs, ids: Object.fromEntries([...ids].map(([suite, places]) => [suite, [...places.keys()]])) };
}
function writeRow({ place, suite, verdict, is_bad: isBad, at }) {
    const link = `<a href="${encodeURIComponent(place)}/${encodeURIComponent(suite)}/">${(0,render_escape .ZD)(place.replace('-', ' '))}</a>`;
    return `<tr><td>${link}</td><td>${(0,render_escape .ZD)(suite)}</td><td>${isBad ? '❌ ' : ''}${(0,render_escape .ZD)(verdict)}</td><td>${(0,render_escape .ZD)(at.slice(0, 16).replace('T', ' '))}</td></tr>`;
}
function drawTrends(suite, reports) {
    return [...new Set(reports.flatMap(({ gates }) => gates.map(({ id }) => id)))].flatMap((id) => {
        const measured = reports.flatMap(({ kind, gates }) => {
            const gate = gates.find((one) => one.id === id);
            return gate === undefined || gate.value === null
                ? []
                : [{ isPull: kind === 'pull-request', value: gate.value, metric: gate.metric }];
        });
        const unit = measured.at(-1)?.metric.unit;
        const points = measured.filter(({ metric }) => metric.unit === unit).slice(-MAX_POINTS);
        const runs = points.filter(({ isPull }) => !isPull);
        const last = runs.at(-1) ?? points.at(-1);
        if (last === undefined || points.length < MIN_POINTS)
            return [];
        const { metric } = last;
        const values = points.map(({ value }) => value);
        const now = `${(0,format_metric .Fl)(metric, last.value)}${last.isPull ? ' (a pull request)' : ''}`;
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const pulls = points.length - runs.length;
        const over = (0,omit_undefined .Eb)(runs.length > 0 && (0,format_number .pq)(runs.length, 'run'), pulls > 0 && (0,format_number .pq)(pulls, 'pull request'));
        const label = `${metric.title} over ${over.join(' and ')}: lowest ${(0,format_metric .Fl)(metric, low)}, highest ${(0,format_metric .Fl)(metric, high)}, now ${now}`;
        const ofRuns = runs.map(({ value }) => value);
        const trend = (0,describe_trend .Jh)(metric, ofRuns, 'run');
        const note = trend === null ? '' : `<br>${(0,render_escape .ZD)(trend)}`;
        const gate = `${metric.title}${id.startsWith(metric.id) ? id.slice(metric.id.length) : ''}`;
        const names = [suite, gate, now].map((text) => `<td>${(0,render_escape .ZD)(text)}</td>`).join('');
        return [`<tr>${names}<td>${drawLine(points, { low, high, label })}${note}</td></tr>`];
    });
}
function drawLine(points, { low, high, label }) {
    const span = high - low || 1;
    const placed = points.map(({ isPull, value }, index) => ({
        isPull,
        x: (4 + (index * (WIDTH - 8)) / Math.max(1, points.length - 1)).toFixed(1),
        y: (HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8)).toFixed(1),
    }));
    const line = placed.flatMap(({ isPull, x, y }) => (isPull ? [] : `${x},${y}`));
    const dots = placed.map(({ isPull, x, y }) => (isPull ? `<circle cx="${x}" cy="${y}" r="2.5"/>` : ''));
    return `<svg role="img" aria-label="${(0,render_escape .ZD)(label)}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><polyline fill="none" stroke="var(--candidate)" stroke-width="2" points="${line.join(' ')}"/><g fill="none" stroke="var(--passed-on)">${dots.join('')}</g></svg>`;
}

var read_json_lines = __webpack_require__(54974);
;// CONCATENATED MODULE: ./build/store/site/add-report.js













const DAY_MS = 86_400_000;
async function addReport({ site, report, place, keepDays, assets, clock, log }) {
    const comparison = await readComparison(report);
    const { suite } = comparison;
    const refuse = (path, problem, cause) => new model_error .yo('page-refused', { path, problem }, { cause });
    if (!folderNameSchema.safeParse(place).success || !folderNameSchema.safeParse(suite).success)
        throw refuse((0,external_node_path_.join)(place, suite), 'place and suite must be plain folder names');
    (0,files .G8)(site);
    const folder = (0,external_node_path_.join)(site, place, suite);
    for (const path of [(0,external_node_path_.join)(site, place), folder]) {
        await (0,promises_.mkdir)(path).catch(() => undefined);
        if (!(await (0,promises_.lstat)(path)).isDirectory())
            throw refuse(path, 'it is not a folder, or is a link to one');
    }
    for (const name of ['index.html', 'comparison.json', 'entry.json'])
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true, recursive: true });
    await (0,promises_.copyFile)((0,external_node_path_.join)(report, 'report.html'), (0,external_node_path_.join)(folder, 'index.html')).catch((error) => {
        throw refuse((0,external_node_path_.join)(report, 'report.html'), 'it cannot be read', error);
    });
    const now = clock.now();
    const cases = readTenths(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'index.html'), 'utf8'));
    await (0,files .jV)((0,external_node_path_.join)(folder, 'entry.json'), describeReport(comparison, { place, at: now.toISOString(), cases }));
    const entries = await readEntries(site, log);
    const isOld = ({ at }) => now.getTime() - Date.parse(at) > keepDays * DAY_MS;
    for (const { place: old, suite: name } of entries.filter(isOld))
        await (0,promises_.rm)((0,external_node_path_.join)(site, old, name), { recursive: true });
    const index = (0,external_node_path_.join)(site, 'index.html');
    await (0,promises_.rm)(index, { force: true, recursive: true });
    const left = entries.filter((entry) => !isOld(entry));
    await (0,files .fR)(index, renderSiteIndex(left, assets));
    return `${place}/${suite}/`;
}
async function readComparison(folder) {
    const path = (0,external_node_path_.join)(folder, 'comparison.json');
    try {
        const value = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        (0,file_version .ps)(path, value, comparison .fb);
        return (0,read_json_lines .Tw)(comparison .aH, value, { path, line: null });
    }
    catch (error) {
        if (error instanceof model_error .yo && error.code === 'run-too-new')
            throw error;
        const problem = (await (0,files .t2)(path)) ? 'it is not a comparison that this Goldenpair reads' : 'it does not exist';
        throw new model_error .yo('page-refused', { path, problem }, { cause: error });
    }
}
function describeReport(comparison, facts) {
    const { verdict } = (0,build_badges .x)(comparison);
    const isExperiment = comparison.interleaved || comparison.candidates.length > 1;
    const [only, ...others] = comparison.candidates;
    const { gates = [], metrics = [] } = others.length === 0 ? (only ?? {}) : {};
    const gated = gates.map(({ gate, metric, candidate_value: value }) => ({ id: gate.id, metric, value }));
    const taken = metrics
        .filter(({ metric: { id } }) => describe_trend .eZ.includes(id) && !gates.some(({ gate }) => gate.id === id))
        .map(({ metric, candidate: value }) => ({ id: metric.id, metric, value }));
    return {
        schema_version: 1,
        ...facts,
        suite: comparison.suite,
        kind: facts.place.startsWith('pr-') ? 'pull-request' : isExperiment ? 'other' : 'night',
        verdict: verdict.message.slice(0, 200),
        commit: comparison.arms.at(-1)?.run.commit ?? null,
        is_bad: verdict.is_error,
        gates: [...gated, ...taken],
    };
}
function readTenths(html) {
    const [, json = ''] = /<script type="application\/json" id="case-data">(.*?)<\/script>/s.exec(html) ?? [];
    const packed = (0,model_json .MR)(json);
    if (typeof packed?.rows !== 'string')
        return { ids: [], tenths: '' };
    const text = (0,external_node_zlib_.inflateSync)(Buffer.from(packed.rows, 'base64')).toString('utf8');
    const rows = JSON.parse(text);
    const tenths = rows.map(({ passed }) => writeTenths(passed.at(-1) ?? null)).join('');
    return { ids: rows.map(({ id }) => id), tenths };
}
function writeTenths(tally) {
    if (tally === null)
        return '-';
    const [passed, scored] = tally;
    const tenths = Math.round((10 * passed) / scored);
    return (passed === 0 ? 0 : passed === scored ? 10 : Math.min(9, Math.max(1, tenths))).toString(36);
}
async function readEntries(site, log) {
    const entries = [];
    for (const place of await foldersIn(site))
        for (const suite of await foldersIn((0,external_node_path_.join)(site, place))) {
            const path = (0,external_node_path_.join)(site, place, suite, 'entry.json');
            const isFile = (await (0,promises_.lstat)(path).catch(() => null))?.isFile() === true;
            const entry = siteEntrySchema.safeParse((0,model_json .MR)(isFile ? await (0,promises_.readFile)(path, 'utf8') : '')).data;
            if (entry?.place === place && entry.suite === suite)
                entries.push(entry);
            else
                log.warning(`${path} is not the entry of a report; the index leaves it out.`);
        }
    return entries;
}
async function foldersIn(path) {
    const all = await (0,promises_.readdir)(path, { withFileTypes: true });
    return all.filter((one) => one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name);
}

var cli_flags = __webpack_require__(98357);
;// CONCATENATED MODULE: ./build/entry/cli/commands/pages.js





const pages = {
    details: [['SITE', 'the folder of the site, such as a checkout of the branch that GitHub Pages shows']],
    run: async ({ flags, positionals, terminal }) => {
        const [site, ...more] = positionals;
        const { place } = flags;
        if (site === undefined || more.length > 0 || place === undefined)
            return (0,cli_flags .Rd)('pages', place === undefined
                ? 'no --place given; name one such as pr-12 or run-400'
                : `${positionals.length} folders given, expected one`);
        const path = await addReport({
            site: (0,external_node_path_.resolve)(terminal.workingDirectory, site),
            report: (0,external_node_path_.resolve)(terminal.workingDirectory, flags.report),
            place,
            keepDays: flags.keepDays,
            assets: (0,write_report .B)('site'),
            clock: clock .ml,
            log: terminal.log,
        });
        terminal.print(flags.json ? JSON.stringify({ path }) : `Wrote ${path}index.html and the index of the site.`);
        return 0;
    },
};


  }),

  76564:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  cutText),
    o: () => (  cutAt)
  });
function cutAt(text, length) {
    const last = text.charCodeAt(length - 1);
    return text.length <= length ? text : text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
const cutText = (text, length) => text.length <= length ? text : `${cutAt(text, length - 1)}…`;


  }),

  61739:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fb: () => (  COMPARISON_SCHEMA_VERSION),
  zN: () => (  COSTS),
  v$: () => (  MAX_ARMS),
  Dp: () => (  armLetter),
  sb: () => (  comparedGateSchema),
  DS: () => (  findCostMetric),
  _g: () => (  onlyCandidate),
  yf: () => (  orientPrimary),
  aH: () => (  writtenComparisonSchema)
});


var schemas = __webpack_require__(55156);
var file_version = __webpack_require__(47673);
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/run/run-table.js


const tableFormatSchema = schemas["enum"](['text', ...metric .QN]);
const tableColumnSchema = schemas.strictObject({
    title: schemas.string(),
    format: tableFormatSchema.describe('How the column’s values are shown: as text, or as numbers with this unit.'),
    group: schemas.string().describe('Name of the column’s group, shown above neighbouring columns.').exactOptional(),
    hint: schemas.string().describe('What the column means.').exactOptional(),
});
const tableValueSchema = schemas.union([schemas.string(), schemas.number()]).nullable().describe('Cell value; `null` if not measured.');
const markedValueSchema = schemas.strictObject({ value: tableValueSchema, mark: schemas["enum"](['good', 'fair', 'poor']) })
    .describe('A value and its rating, which reports show as a colour and a mark.');
const tableCellSchema = schemas.union([tableValueSchema, markedValueSchema]);
const runTableSchema = schemas.strictObject({
    id: schemas.string().describe('Id of the table, such as `route-tier-usage`; described in docs/metrics/tables.md.'),
    title: schemas.string(),
    gist: schemas.string().describe('Result of the table in a few words, such as `80 / 15 / 5 %`.').exactOptional(),
    place: schemas["enum"](['comment', 'page']).describe('Whether comments show the table too, or only full reports (`page`).'),
    names_cases: schemas.literal(true)
        .describe('Set if the table contains case ids. A report with details `none` then omits the table.')
        .exactOptional(),
    columns: schemas.array(tableColumnSchema),
    rows: schemas.array(schemas.array(tableCellSchema)).describe('Rows of the table, each with one cell per column.'),
    totals: schemas.array(schemas.number())
        .describe('Total that the shares in each column after the first refer to; absent for other tables.')
        .exactOptional(),
    notes: schemas.array(schemas.string()).describe('Sentences shown below the table: how it is sorted, what is left out.'),
});

var run = __webpack_require__(12141);
var gate = __webpack_require__(61038);
var finding = __webpack_require__(74431);
var gate_result = __webpack_require__(53709);
var pair_comparison = __webpack_require__(43144);
var noise = __webpack_require__(21108);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/comparison.js











const COMPARISON_SCHEMA_VERSION = 2;
const MAX_ARMS = 10;
const figure = schemas.number().nullable();
const texts = schemas.array(schemas.string());
function armLetter(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}
const armSchema = schemas.strictObject({
    name: schemas.string().describe('The unique name of the arm: "main", "this PR", a variant, or the folder of the run.'),
    run: pair_comparison .WG,
    counts: run .GB.nullable(),
    summaries: schemas.record(schemas.string(), run .MF).describe('The summary of each metric, by metric id.'),
});
const candidateSchema = pair_comparison .ng.extend({ name: schemas.string().describe('The name of the arm.') });
const comparedGateSchema = schemas.strictObject({
    ...gate_result .RH.omit({ metric: true, infinite: true, cause: true, marks: true }).shape,
    ...gate_result .mK.pick({ verdict: true, suspect: true, failed: true, cause: true }).shape,
});
const pairGateSchema = comparedGateSchema.extend({
    gate: schemas.string(),
    p_adjusted: figure.describe("p after Holm's method over the gates of all pairs; unadjusted for evidence `threshold` and `non-inferior`. `null` if nothing was tested."),
    better: schemas["enum"](['baseline', 'candidate'])
        .nullable()
        .describe('The better arm: it is `improved` on this gate with an adjusted p below alpha. `null` if neither is.'),
});
const pairSchema = schemas.strictObject({
    baseline: schemas.string(),
    candidate: schemas.string(),
    verdict: schemas["enum"](verdict .Z4).describe('The verdict of these two arms alone, as in a comparison of two runs.'),
    because: verdict .AB.shape.because,
    shared: schemas.int().nonnegative().describe('The number of cases that both runs have with the same text.'),
    gates: schemas.array(pairGateSchema),
});
const selectionSchema = schemas.strictObject({
    among: schemas.int().nonnegative(),
    observed: schemas.number(),
    optimism: schemas.number(),
    cautious: schemas.number().describe('A cautious estimate of the lead: observed - optimism. Not an interval.'),
})
    .describe('The lead of the best arm over the baseline; luck alone would give about `optimism` if all were equal.');
const outcomeSchema = schemas.discriminatedUnion('kind', [
    schemas.strictObject({
        kind: schemas.literal('winner'),
        variant: schemas.string(),
        reason: schemas.string(),
        caveats: texts.describe('Sentences about gates on which the winner may be worse or could not be measured.'),
        selection: selectionSchema
            .nullable()
            .describe('How picking the best arm inflates its lead; `null` if the baseline wins or the lead has no interval.'),
    }),
    schemas.strictObject({
        kind: schemas.literal('no-winner'),
        because: schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])
            .describe('Why no arm wins. `vetoed`: the best arm on the primary gate is refused for another reason.'),
        leaders: texts.describe('The names of the arms that no other arm beats on the primary gate, best first.'),
        reason: schemas.string(),
        cheapest: schemas.strictObject({ arm: schemas.string(), proven: schemas.boolean(), text: schemas.string() })
            .describe('The cheapest, by money or else by tokens, of the arms that cannot be told apart. Absent if unknown.')
            .exactOptional(),
    }),
    schemas.strictObject({ kind: schemas.literal('invalid'), variants: texts, reason: schemas.string() })
        .describe('Too little of the arms in `variants` was measured.'),
]);
const standingSchema = schemas.strictObject({
    name: schemas.string().describe('The name of the arm.'),
    values: schemas.record(schemas.string(), figure).describe("The arm's value on each gate (its `candidate_value`), by gate id."),
    beats: texts.describe('The names of the arms that this arm beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(noise .$i.nullable())
        .describe('The passes of `success` in each arm, in the order of the arms; `null` without scored trials.'),
});
const rankingSchema = schemas.strictObject({
    gates: schemas.array(gate .Tp),
    metrics: schemas.array(metric .DI).describe('Every measured metric, including the metrics of the gates.'),
    family: schemas.int().nonnegative().describe('The number of p-values of fail gates that were adjusted together.'),
    standings: schemas.array(standingSchema).describe('The values of each arm, in the order of the arms.'),
    pairs: schemas.array(pairSchema).describe('Every pair of arms once, in the order of the arms.'),
    disagreements: schemas.array(disagreementSchema).describe('Cases whose success differs by arm, critical losses first.'),
    outcome: outcomeSchema,
});
const tradeOffSchema = schemas.strictObject({
    arm: schemas.string().describe('The name of the arm that costs less money or, if costs are unknown, uses fewer tokens.'),
    against: schemas.string(),
    text: schemas.string(),
});
const verdictSchema = verdict .AB.extend({
    word: schemas["enum"]([...verdict .Z4, 'winner', 'no-winner'])
        .describe('The verdict of the only candidate or, with several candidates, the outcome of the ranking.'),
    because: schemas.union([verdict .AB.shape.because.unwrap(), schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])])
        .nullable(),
    winner: schemas.string().nullable().describe('The winning arm; `null` if none wins or there is only one candidate.'),
});
const comparisonSchema = schemas.strictObject({
    ...(0,file_version .oc)(COMPARISON_SCHEMA_VERSION),
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: pair_comparison .ng.shape.inference,
    interleaved: schemas.boolean().describe('Whether all arms ran interleaved in one job.'),
    arms: schemas.array(armSchema).min(1).max(MAX_ARMS).describe('The compared runs; the baseline is first if there is one.'),
    baseline: schemas.string().nullable().describe('The arm that the others are compared with; `null` without a baseline.'),
    candidates: schemas.array(candidateSchema)
        .min(1)
        .describe('Each other arm, compared with the baseline separately. Without a baseline, the only arm.'),
    ranking: rankingSchema
        .nullable()
        .describe('How several candidates compare with each other; `null` if there is only one.'),
    trade_offs: schemas.array(tradeOffSchema),
    tables: schemas.array(runTableSchema).describe('All tables of the report, in its order.').exactOptional(),
    warnings: texts.describe('Warnings. One that does not apply to all pairs of arms names its pairs.'),
    verdict: verdictSchema,
});
const COSTS = ['cost.usd', 'tokens.total'];
function findCostMetric(arms) {
    const isMeasured = (id, { summaries }) => typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1);
    return (COSTS.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
        COSTS.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
        null);
}
function orientPrimary({ ranking, verdict: { primary } }, place) {
    const gate = ranking?.gates.find(({ id }) => id === primary);
    const metric = ranking?.metrics.find(({ id }) => id === gate?.metric);
    const value = ranking?.standings[place]?.values[primary ?? ''] ?? null;
    if (value === null)
        return -Infinity;
    return metric?.direction === 'lower' ? -value : value;
}
function onlyCandidate({ candidates }) {
    const [candidate] = candidates;
    if (candidate === undefined || candidates.length > 1)
        throw new RangeError(`there are ${candidates.length} candidates`);
    return candidate;
}
const reason = schemas.string()
    .describe('The cause in plain words, such as "unchanged on all 60 cases" or "measured on different machines".');
const remark = { reason: reason.nullable() };
const metrics = schemas.array(gate_result .v4.extend(remark));
const writtenCandidate = candidateSchema.extend({
    findings: schemas.array(finding .$f).describe('What the comparison found, as sentences, worst first.'),
    recommendations: schemas.array(finding .vj).describe('Recommended next steps, the most important first.'),
    gates: schemas.array(gate_result .mK.extend({ reason })),
    metrics,
    slices: schemas.array(gate_result .Ls.extend({ result: gate_result .RH.extend(remark) })),
    coverage: pair_comparison .aU.extend({ losses: metrics }).exactOptional(),
});
const writtenPair = pairSchema.extend({ gates: schemas.array(pairGateSchema.extend({ reason })) });
const writtenComparisonSchema = comparisonSchema.extend({
    candidates: schemas.array(writtenCandidate)
        .min(1)
        .describe(comparisonSchema.shape.candidates.description ?? ''),
    ranking: rankingSchema
        .extend({ pairs: schemas.array(writtenPair).describe(rankingSchema.shape.pairs.description ?? '') })
        .nullable()
        .describe(comparisonSchema.shape.ranking.description ?? ''),
});


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

  94373:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FV: () => (  escapeMarkdown),
    Pl: () => (  safeUrl),
    SC: () => (  escapeHtmlText),
    ZD: () => (  escapeHtml),
    nD: () => (  escapeHtmlInMarkdown),
    tn: () => (  escapeCode)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
function escapeHtmlText(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>]/g, entity);
}
function escapeHtml(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>"']/g, entity);
}
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}
const BREAK = '&#8203;';
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
function escapeHtmlInMarkdown(text) {
    return escapeHtmlText((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
function escapeCode(text) {
    const line = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


  }),

  64377:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    ZodISODate: () => (  _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
    ZodISODateTime: () => (  _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
    ZodISODuration: () => (  _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
    ZodISOTime: () => (  _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
    date: () => (  date),
    datetime: () => (  datetime),
    duration: () => (  duration),
    time: () => (  time)
  });
  var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
  var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


  })

};
