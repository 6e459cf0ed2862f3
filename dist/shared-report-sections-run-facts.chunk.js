export const id = 6409;
export const ids = [6409];
export const modules = {

  6813:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $e: () => (  warning),
    AU: () => (  fold),
    B5: () => (  joinTexts),
    DP: () => (  joinSentences),
    FY: () => (  paragraph),
    LJ: () => (  joinWith),
    N4: () => (  note),
    N6: () => (  listCodes),
    R_: () => (  heading),
    aY: () => (  code),
    ko: () => (  strong),
    lW: () => (  joinCodes),
    nf: () => (  link),
    pG: () => (  right),
    p_: () => (  list),
    pt: () => (  chartNumbers),
    qM: () => (  asCode),
    tp: () => (  table),
    wr: () => (  readCode),
    zH: () => (  details)
  });
const toText = (words) => (typeof words === 'string' ? [words] : words);
const strong = (text) => ({ kind: 'strong', text });
const code = (text) => ({ kind: 'code', text });
const asCode = (text) => [code(text)];
const link = (text, url) => url === undefined ? [] : [{ kind: 'link', text, url }];
const heading = (text) => ({ kind: 'heading', text: [text] });
const paragraph = (...text) => ({ kind: 'paragraph', text });
const note = (...text) => ({ kind: 'note', text });
const warning = (text) => note(`⚠️ ${text}`);
const list = (items) => ({ kind: 'list', items: items.map(toText) });
const details = (summary, ...blocks) => ({
    kind: 'details',
    summary: toText(summary),
    blocks,
});
const fold = (summary, blocks) => blocks.length === 0 ? [] : [details(summary, ...blocks)];
const right = (title, hint) => ({
    title,
    align: 'right',
    ...(hint !== undefined && { hint }),
});
const table = (columns, rows) => ({
    kind: 'table',
    columns: columns.map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column)),
    rows: rows.map((row) => row.map(toText)),
});
const chartNumbers = ({ columns, rows }, most = rows.length) => table(columns.map((column, at) => (at === 0 ? column : right(column))), rows.slice(0, most).map((row) => row.map(writeNumber)));
function writeNumber(value) {
    if (typeof value !== 'number')
        return value ?? '–';
    const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.');
    return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.');
}
const joinTexts = (texts, separator) => texts.flatMap((text, place) => (place === 0 ? text : [separator, ...text]));
function joinSentences(sentences) {
    const said = sentences.filter((sentence) => sentence.length > 0);
    return said.length === 0 ? null : joinTexts(said, ' ');
}
function joinWith(last, texts) {
    const end = texts.at(-1) ?? [];
    return texts.length < 2 ? end : [...joinTexts(texts.slice(0, -1), ', '), ` ${last} `, ...end];
}
const joinCodes = (names) => joinTexts(names.map(asCode), ', ');
const listCodes = (names, most) => [
    ...joinCodes(names.slice(0, most)),
    ...(names.length > most ? [` and ${names.length - most} more`] : []),
];
const readCode = (sentence) => sentence.split('`').map((part, index) => (index % 2 === 0 ? part : code(part)));


  }),

  3497:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B9: () => (  writeBaseline),
    SE: () => (  byMetric),
    U5: () => (  joinRows),
    bA: () => (  armNames),
    f8: () => (  tableOfEach),
    z_: () => (  gatedMetrics)
  });
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6813);


const armNames = (candidates) => [
    candidates[0]?.context.names.baseline ?? '',
    ...candidates.map(({ context }) => context.names.candidate),
];
function joinRows(lists, keyOf) {
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const firsts = new Map();
    for (const row of lists.flat())
        if (!firsts.has(keyOf(row)))
            firsts.set(keyOf(row), row);
    return [...firsts].map(([key, first]) => ({ first, each: maps.map((map) => map.get(key) ?? null) }));
}
const byMetric = ({ metric }) => metric.id;
function writeBaseline({ each }) {
    return each.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__  .U6)(row).baseline ?? [])))[0] ?? '–';
}
const gatedMetrics = ({ gates }) => gates.flatMap(({ gate, metric }) => (gate.where === null ? [metric.id] : []));
function tableOfEach(candidates, input) {
    const columns = candidates.flatMap((one) => {
        const titles = input
            .columns(one)
            .map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column));
        return candidates.length === 1
            ? titles
            : titles.map((column) => ({ ...column, group: one.context.names.candidate }));
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .tp)([...input.titles, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .pG)(armNames(candidates)[0] ?? ''), ...columns], input.rows.map((row) => [...input.lead(row), writeBaseline(row), ...row.each.flatMap(input.cells)]));
}


  }),

  14754:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IN: () => (  cutText),
    j3: () => (  shrinkValue),
    zw: () => (  shortenBlock)
  });
function cutText(text, length) {
    if (text.length <= length)
        return text;
    const end = length - 1;
    const last = text.charCodeAt(end - 1);
    return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`;
}
const shortenBlock = (block, length) => block.kind === 'preformatted' ? { ...block, text: cutText(block.text, length) } : block;
function shrinkValue(value, size) {
    let cuts = 0;
    const note = (one, cut) => {
        if (cut.length < one.length)
            cuts += 1;
        return cut;
    };
    const shrink = (one) => {
        if (typeof one === 'string')
            return note(one, cutText(one, size.text));
        if (Array.isArray(one))
            return note(one, one.slice(0, size.items)).map(shrink);
        if (typeof one !== 'object' || one === null)
            return one;
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]));
    };
    const shrunk = shrink(value);
    return { value: cuts > 0 ? shrunk : value, isCut: cuts > 0 };
}


  }),

  53267:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Pi: () => (  nameCommit),
    SC: () => (  describeRepeats),
    f: () => (  writeFooter),
    fu: () => (  writeProvenance),
    jX: () => (  buildDifferenceLists),
    m1: () => (  writeStaleness),
    o6: () => (  joinFooter),
    v: () => (  listRuns),
    wR: () => (  writeJudgeFailures)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27866);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6813);
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14754);






function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .$e)(`The baseline is stale: ${baseline.stale}.`);
}
const MESSAGE_LENGTH = 160;
function writeJudgeFailures(context, show, whose = '') {
    const { judge_failures: failures } = context;
    if (failures === undefined)
        return null;
    const { trials, judged, message, times } = failures;
    const some = `${whose}⚠️ The judge gave no usable reading for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .BU)(trials, judged, 'trial')}`;
    if (message === null || show !== 'full')
        return { kind: 'note', text: [`${some}.`] };
    const often = times === trials ? '' : `, most often (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(times, 'time')})`;
    const reason = (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .IN)(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH);
    return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] };
}
function nameCommit({ commit, dirty }) {
    if (commit === undefined || commit === null)
        return [];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .aY)((0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .Ax)(commit)), ...(dirty ? [' + uncommitted changes'] : [])];
}
const nameArm = (name, commit) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .B5)([[name], ...(commit.length === 0 ? [] : [commit])], ' ');
function describeBaseline({ baseline, names }, run) {
    if (baseline.kind === 'none')
        return ['no baseline'];
    const { commit, distance, age_hours: age, note } = baseline;
    const facts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(distance !== null && distance !== 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(distance, 'commit')} away`, age !== null && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .nV)(age), note);
    const name = nameArm(names.baseline, nameCommit({ ...run, commit }));
    return facts.length === 0 ? name : [...name, ` (${facts.join(', ')})`];
}
function describeTrials(comparison, context) {
    const { counts } = context;
    const { asked } = comparison;
    const trials = comparison.candidate.trials_per_case;
    const before = comparison.baseline?.trials_per_case ?? trials;
    const isVarying = comparison.gates.some(({ these_cases: own }) => own?.how === 'rounds');
    if (asked !== undefined && isVarying && (asked.cap > 1 || asked.answers !== counts.cases * trials))
        return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.cases, 'case')} in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(asked.rounds, 'round')}${describePlanned(asked)} (${context.names.baseline}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(before, 'trial')})`;
    const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`;
    const most = counts.trials > counts.cases && counts.trials < 0.75 * counts.cases * trials ? 'up to ' : '';
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.cases, 'case')} × ${most}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(trials, 'trial')}${describeRepeats([comparison])}${other}`;
}
function describeRepeats(comparisons) {
    const repeats = comparisons.reduce((sum, { asked }) => sum + (asked?.asked_on ?? 0), 0);
    return repeats === 0 ? '' : `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(repeats)} repeated`;
}
function describePlanned({ planned, answers }) {
    if (planned === undefined || planned.most === answers)
        return '';
    const { expected, most } = planned;
    if (expected === most)
        return `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(most, 'answer')} at most`;
    return `, about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(expected, 'answer')} expected, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(most)} at most`;
}
function describeTrouble({ counts }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(counts.failed > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.failed, 'trial')} failed`, counts.timeouts > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.timeouts, 'time-out'), counts.infrastructure > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(counts.infrastructure)} without an answer`, counts.retries > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(counts.retries, 'retry', 'retries')).join(', ');
}
function describeCost(context) {
    const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context;
    const system = describeSum(cost, { unknown, trials: counts.trials });
    if (judge === undefined)
        return system === 'unknown' ? 'cost unknown' : system;
    const { usd, trials_unknown: unknownJudge } = judge;
    return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`;
}
function describeSum(usd, { unknown, trials }) {
    if (unknown >= trials && unknown > 0)
        return 'unknown';
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .up)(usd)}${unknown === 0 ? '' : ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(unknown, 'trial')} of unknown cost`}`;
}
const NAMED_MODELS = 3;
function describeModels({ baseline, candidate }, { names }) {
    const list = (models = []) => {
        const names = models.map((model) => (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .IN)(model, 60));
        return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .FS)(names, NAMED_MODELS) || 'unnamed models';
    };
    if ((baseline?.models ?? []).length + (candidate.models ?? []).length === 0)
        return '';
    const [old, now] = [list(baseline?.models), list(candidate.models)];
    if (old === now || baseline === null)
        return `answered by ${now}`;
    return `answered by ${old} (${names.baseline}) and ${now} (${names.candidate})`;
}
function describeCache({ counts: { trials, cached = 0, judge } }) {
    const readings = judge?.cached ?? 0;
    const parts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(cached > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(cached)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(trials, 'answer')}, whose latency does not count`, readings > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(readings)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .pq)(judge?.readings ?? readings, 'reading')} of the judge`);
    return parts.length === 0 ? '' : `from the cache: ${parts.join(', and ')}`;
}
function joinFooter(facts, links) {
    const texts = facts.map((fact) => (typeof fact === 'string' ? (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Eb)(fact !== '' && fact) : fact));
    const all = [...texts, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .nf)('full report', links.report), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .nf)('run', links.run)];
    const said = all.filter((text) => text.length > 0);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .B5)(said, ' · ');
}
function writeFooter(comparison, context) {
    const { names, look } = context;
    const facts = [
        `suite ${context.suite}`,
        describeBaseline(context, comparison.baseline),
        nameArm(names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit })),
        describeTrials(comparison, context),
        describeTrouble(context),
        describeCache(context),
        describeModels(comparison, context),
        `seed ${context.seed}`,
        describeCost(context),
        (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .a3)(context.duration_s),
        look === null ? '' : `measurement ${look} of ${names.candidate}`,
    ];
    return joinFooter(facts, context.links);
}
function buildDifferenceLists(candidates) {
    return candidates.flatMap(({ comparison: { differences }, context: { names } }) => {
        if (differences.length === 0)
            return [];
        const what = differences.map((one) => one.what).join(', ');
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .zH)(`Different in ${names.baseline} and ${names.candidate}: ${what}`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .p_)(differences.map(describe)))];
    });
}
function describe({ what, baseline, candidate, changes, effect }) {
    if (changes !== undefined)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .ko)(what), `: ${changes.join('; ')}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .yV)(effect)}.`];
    const hashes = `${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__  .O)(baseline)} → ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__  .O)(candidate)}`;
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .ko)(what), `: ${hashes}${effect === '' ? '' : `: ${effect}`}`];
}
function writeProvenance(comparison, context) {
    const { baseline, candidate } = comparison;
    const { names, links } = context;
    const arms = [
        { name: names.candidate, run: candidate },
        ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
    ];
    const timeless = {
        ...context,
        baseline: context.baseline.kind === 'none' ? context.baseline : { ...context.baseline, age_hours: null },
        links: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__  .Oy)({ run: links.run }),
    };
    return [listRuns(arms), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .FY)(...writeFooter(comparison, timeless))];
}
function listRuns(arms) {
    const rows = arms.map(({ name, run }) => {
        const commit = nameCommit(run);
        const { variant, branch, started_at: start, trials_per_case: trials } = run;
        return [name, variant, commit.length === 0 ? '–' : commit, branch ?? '–', writeTime(start), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(trials)];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .tp)(['run', 'variant', 'commit', 'branch', 'measured', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__  .pG)('trials per case')], rows);
}
const writeTime = (time) => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/, '$1 $2 UTC');


  }),

  27175:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  buildTrials),
    q: () => (  FLAKY_LISTED)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29772);
  var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
  var _candidate_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3497);







const FLAKY_LISTED = 20;
function passRate(passes, alpha) {
    if (passes === null || passes.trials === 0)
        return '–';
    const { passed, trials } = passes;
    const { low, high } = (0,_stats_newcombe_interval_js__WEBPACK_IMPORTED_MODULE_1__  .YV)({ successes: passed, n: trials, alpha });
    return `${passed} of ${trials} (${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(low)} to ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(high)})`;
}
function writePast(runs, alpha) {
    const sum = (place) => runs.reduce((total, run) => total + run[place], 0);
    const each = runs.map(([passed, trials]) => `${passed}/${trials}`).join(', ');
    return runs.length === 0 ? '–' : `${passRate({ passed: sum(0), trials: sum(1) }, alpha)}: ${each}`;
}
function listFlaky(repeated, show, { disagreements = [], past }) {
    const lists = repeated.map(({ reliability }) => reliability.flaky);
    const flaky = (0,_candidate_report_js__WEBPACK_IMPORTED_MODULE_2__  .U5)(lists, (one) => one.case_id);
    if (flaky.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)('No case is flaky: trials of the same arm agree.')];
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (show === 'none')
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(lead)];
    const steady = (id, place) => disagreements.find((other) => other.case_id === id)?.passes[place + 1] ?? null;
    const left = flaky.length - FLAKY_LISTED;
    const alpha = repeated[0]?.comparison.alpha ?? 0.05;
    const columns = (0,_candidate_report_js__WEBPACK_IMPORTED_MODULE_2__  .bA)(repeated).map((name) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .pG)(`passed, ${name}`));
    const isKnown = flaky.some(({ first }) => (past?.get(first.case_id) ?? []).length > 1);
    if (isKnown)
        columns.push('on main before, newest last');
    const rows = flaky
        .slice(0, FLAKY_LISTED)
        .map(({ first, each }) => [
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(first.case_id)],
        passRate(first.baseline, alpha),
        ...each.map((one, place) => passRate(one === null ? steady(first.case_id, place) : one.candidate, alpha)),
        ...(isKnown ? [writePast(past?.get(first.case_id) ?? [], alpha)] : []),
    ]);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .tp)(['case', ...columns], rows), left > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(left)} more.`));
}
function describeMajority(majority, alpha, show) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(failing)} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(passing)} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(n, 'case')}`;
    const sentence = `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .MA)(p, alpha)}; it decides nothing).`;
    if (ties.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(sentence);
    const left = ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(ties.length, 'case is', 'cases are')} tied and left out`;
    const named = show === 'none' ? [] : [': ', ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .N6)(ties, FLAKY_LISTED)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(sentence, left, ...named, '.');
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const more = `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `;
    const endless = `: even unlimited trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `;
    const advice = noise.advice === 'more-trials'
        ? [more, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)('More trials help.')]
        : [endless, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)('More cases help; more trials hardly do.')];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    const scope = result.these_cases === undefined ? '' : ' on questions like these';
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(noise.gate), `${scope}${start}${clipped}`, ...advice];
}
function buildTrials(candidates, show, beside = {}) {
    const repeated = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    const [first] = repeated;
    if (first === undefined)
        return [];
    const flaky = new Set(repeated.flatMap(({ reliability }) => reliability.flaky.map((one) => one.case_id))).size;
    const { word, primary } = first.comparison.verdict;
    const isOne = candidates.length === 1;
    const isOpen = ({ gate }) => isOne && word === 'inconclusive' && gate === primary;
    const open = first.reliability.noise.filter(isOpen).map((one) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(...describeNoise(one, first.comparison)));
    const rest = repeated.flatMap(({ comparison, context, reliability: { noise, majority, not_separated: reason } }) => {
        const items = noise.filter((one) => !isOpen(one)).map((one) => describeNoise(one, comparison));
        const blocks = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__  .Eb)(majority && describeMajority(majority, comparison.alpha, show), items.length > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(items), reason !== null && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)(`Trials or cases? ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .yV)(reason)}.`));
        return isOne || blocks.length === 0 ? blocks : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .ko)(`${context.names.candidate}:`)), ...blocks];
    });
    if (repeated.every(({ reliability }) => reliability.unscored))
        return rest.length === 0 ? open : [...open, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .zH)('Trials or cases?', ...rest)];
    const summary = flaky === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(flaky, 'flaky case');
    return [...open, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__  .zH)(`Trials: ${summary}`, ...listFlaky(repeated, show, beside), ...rest)];
}


  })

};
