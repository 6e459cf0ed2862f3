export const id = 4206;
export const ids = [4206,5549,7377,524];
export const modules = {

  77377:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $o: () => (  withUnit),
    B4: () => (  formatCount),
    BU: () => (  partOf),
    CE: () => (  formatRate),
    Cv: () => (  formatPInWords),
    GB: () => (  roundTo),
    Lh: () => (  decimalsToShow),
    MA: () => (  formatP),
    ZV: () => (  formatNumber),
    a3: () => (  formatDuration),
    kE: () => (  decimalsForDigits),
    nV: () => (  formatAge),
    pq: () => (  countOf),
    up: () => (  formatMoney),
    vG: () => (  moneyDecimals)
  });
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
}
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
function formatMoney(usd, options = {}) {
    const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
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
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


  }),

  55151:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  documentOnLine),
    KH: () => (  foldProblems),
    OL: () => (  foldAlike),
    Om: () => (  problemAtKey),
    Pe: () => (  withoutKeys),
    U0: () => (  unknownName),
    Vw: () => (  formatProblem),
    au: () => (  didYouMean),
    cz: () => (  optionsOf),
    dS: () => (  sortProblems),
    hD: () => (  quote),
    l4: () => (  problemAt)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79167);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);


function formatProblem({ file, line, message }) {
    return `${file}:${line}: ${message}`;
}
function sortProblems(problems, files) {
    const order = new Map(files.map((file, index) => [file, index]));
    return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line);
}
const MOST_ALIKE = 3;
function foldAlike(remarks) {
    const kindOf = ({ message }) => message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…');
    const kinds = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(remarks, kindOf);
    return remarks.flatMap((remark) => {
        const { length, 0: first } = kinds.get(kindOf(remark)) ?? [];
        if (length === undefined || length <= MOST_ALIKE)
            return [remark];
        return first === remark ? [{ ...remark, message: `${remark.message} (and ${length - 1} more of the kind)` }] : [];
    });
}
function foldProblems(problems) {
    const read = (message) => /^case (`[^`]*`|\d+): ([^]*)$/.exec(message)?.slice(1) ?? [];
    const alike = new Map();
    for (const { message } of problems)
        alike.set(read(message)[1], (alike.get(read(message)[1]) ?? 0) + 1);
    return problems.flatMap((problem) => {
        const [name = '', text] = read(problem.message);
        const count = alike.get(text) ?? 0;
        if (text === undefined || (count > 0 && count <= MOST_ALIKE))
            return [problem];
        alike.set(text, 0);
        return count === 0 ? [] : [{ ...problem, message: `${count} cases, the first ${name}: ${text}` }];
    });
}
const LONGEST = 60;
function quote(text) {
    const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``;
}
function escapeCharacter(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
const LONGEST_LIST = 20;
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__  .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}
function documentOnLine(file, value, line) {
    return { file, value, find: () => ({ line, keyLine: line, source: null }) };
}
function problemAt(document, path, message) {
    return { file: document.file, line: document.find(path).line, message };
}
function problemAtKey(document, path, message) {
    return { file: document.file, line: document.find(path).keyLine, message };
}
function optionsOf(data) {
    return typeof data === 'object' && data !== null ? { ...data } : {};
}
function withoutKeys(entry, shared) {
    return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)));
}


  }),

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  36650:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  measureMain),
    z: () => (  planKept)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89807);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
  var _measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37958);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41345);
  var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27328);
  var _reply_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78583);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);









const OTHER_SEEDS = _measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .eR;
const ROUND_SEEDS = 1000;
async function measureMain(request, plan, { standing, stored }) {
    if (plan.kind === 'results')
        return (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, plan);
    const sealed = [
        ...(plan.common.sealed ?? []),
        ...(await Promise.all([...(stored?.folders.values() ?? [])].map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__  .B))),
    ];
    const before = isPoolable(standing) ? (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(standing.run) : null;
    const seedOffset = before !== null && before.seed_offset === undefined ? OTHER_SEEDS : 0;
    const measured = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, { ...plan, seedOffset, common: { ...plan.common, sealed } });
    if (measured.run.shard !== null)
        return measured;
    await tellDeclaration(request, measured);
    return replaceBadRounds(request, { ...plan, common: { ...plan.common, sealed } }, measured);
}
function isPoolable(standing) {
    return standing.kind === 'same' && !standing.run.settings.deterministic;
}
const MOST_NAMED = 5;
async function tellDeclaration({ effects }, { folder, run }) {
    if (!run.settings.deterministic)
        return;
    const { differ } = await (0,_reply_content_js__WEBPACK_IMPORTED_MODULE_4__  .C)([folder], effects.log);
    if (differ.length === 0)
        return;
    const named = `${differ.slice(0, MOST_NAMED).join(', ')}${differ.length > MOST_NAMED ? ' …' : ''}`;
    effects.log.warning(`The target is declared \`deterministic\` but is not: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(differ.length, 'case')} of ${run.cases.length} got two different answers (${named}). Remove the declaration, or make the target deterministic.`);
}
async function replaceBadRounds(request, plan, measured) {
    const { folder, run } = measured;
    const { log } = request.effects;
    if (run.stopped !== undefined)
        return measured;
    const sources = [];
    const seals = [...measured.seals];
    for (const round of findBad(run, (await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__  .my)(folder, { log, run })).trials)) {
        log.info(`Round ${round + 1} of ${run.trials_per_case} differs from the others by more than chance, as after a bad minute of the provider: it is asked again once and replaced.`);
        const more = { sealed: [...(plan.common.sealed ?? []), ...seals] };
        const place = { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, `round-${round + 1}`), hasAnswered: true, more };
        const again = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .Ck)(request, { ...plan, trials: 1, seedOffset: ROUND_SEEDS + round }, place);
        if (again.run.stopped !== undefined)
            break;
        seals.push(...again.seals);
        sources.push({ ...again, round, renumber: () => round });
    }
    if (sources.length === 0)
        return measured;
    const replaced = sources.map(({ round }) => round);
    const kept = { folder, run, renumber: (trial) => (replaced.includes(trial) ? null : trial) };
    const spent = sources.flatMap((again) => again.run.spent_usd ?? []);
    const whole = { ...run, replaced_trials: replaced };
    if (run.spent_usd !== undefined)
        whole.spent_usd = spent.reduce((sum, usd) => sum + usd, run.spent_usd);
    const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'main');
    const written = await (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .hM)(whole, { sources: [kept, ...sources], out, log });
    return { ...measured, folder: out, run: written.run, seals: [written.seal] };
}
function findBad({ gates, metrics, cases, trials_per_case: count }, trials) {
    const bad = new Set();
    for (const gate of gates) {
        const [low, high] = metrics.find(({ id }) => id === gate.metric)?.range ?? [null, null];
        if (gate.severity !== 'fail' || gate.margin === null || gate.where !== null || low === null || high === null)
            continue;
        const values = new Map(cases.map(({ id }) => [id, Array.from({ length: count }, () => null)]));
        for (const trial of trials)
            values.get(trial.case)?.splice(trial.trial, 1, trial.scores[gate.metric] ?? null);
        for (const round of (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_7__  .kH)([...values.values()], high - low))
            bad.add(round);
    }
    return [...bad].sort((one, other) => one - other);
}
function planKept(request, measured, { standing, stored }, word = null) {
    const { outputFolder, effects } = request;
    const alone = { note: null, write: async () => Promise.resolve(measured.folder) };
    if (!isPoolable(standing))
        return alone;
    const last = stored?.rows.findLast(({ run_id: id }) => id === (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(standing.run).run_id)?.verdict;
    const isWorse = word === 'regressed' || last === 'regressed';
    const refusal = isWorse ? 'one of them was a worse night' : (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .Jb)(standing.run, measured.run);
    if (refusal !== null) {
        effects.log.info(`The trials of the baseline before it are not kept with these: ${refusal}.`);
        return alone;
    }
    const { commit, trials } = (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(standing.run);
    const total = trials + measured.run.trials_per_case;
    const note = `Kept with the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(trials, 'trial')} a case of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .Ax)(commit ?? '')}, the same target: ${total} a case.`;
    effects.log.info(note);
    const write = async () => {
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'pooled');
        await (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .r1)({ older: standing, newer: measured, out }, effects.log);
        return out;
    };
    return { note, write };
}


  }),

  78583:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  contentOf),
    C: () => (  compareReplies)
  });
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80430);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);



function contentOf(observation) {
    if (observation.status === 'failed')
        return observation.failure.kind === 'infrastructure' ? null : { failure: observation.failure.kind };
    const { answer, abstained, clarified, spans } = observation.reply;
    return { answer, abstained: abstained ?? null, clarified: clarified ?? null, spans: spans ?? null };
}
async function compareReplies(folders, log) {
    const firsts = new Map();
    const differing = new Set();
    let trials = 0;
    for (const folder of folders) {
        for await (const { case: id, observation } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__  .mM)(folder, log)) {
            const content = contentOf(observation);
            if (content === null)
                continue;
            trials++;
            const reply = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(content));
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, reply);
            else if (first !== reply)
                differing.add(id);
        }
    }
    return { trials, differ: [...differing].sort() };
}


  }),

  54183:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    As: () => (  isComplete),
    i1: () => (  findStanding),
    q3: () => (  oldestStart)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86349);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76121);
  var _measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37958);
  var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79487);
  var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55151);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
  var _store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85037);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44970);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58131);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60198);















const other = (reason) => ({ kind: 'other', reason });
async function findStanding(request, plan, stored) {
    if (plan.kind === 'results' || stored === null)
        return other(null);
    const standing = await findNewest(request, plan.name, stored);
    if (standing === null)
        return other(null);
    const { run } = standing;
    const sources = sourcesOf(plan);
    if (run.commit !== plan.commit && sources === null)
        return other(null);
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(run.commit ?? '');
    const age = (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .UH)(new Date(oldestStart(run)), request.effects.clock.now());
    if ((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .M0)(null, age) !== null)
        return other(`The baseline of ${measured} is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .nV)(age)}.`);
    const { common, mode, commit, variant, trials } = plan;
    const planned = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__  .qz)({ ...common, mode, commit, branch: null }, { variant, out: '', trials });
    const differences = planned === null ? ['variant'] : (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .bY)(run, planned, UNKNOWN_YET);
    if (differences.length > 0)
        return other(`The baseline of ${measured} was asked or scored differently: ${differences.join(', ')}.`);
    if (run.counts === null || run.stopped !== undefined)
        return other(`The baseline of ${measured} is not complete.`);
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
        return other(`The baseline of ${measured} has answers from a cache.`);
    const changed = run.commit === plan.commit ? null : await findChange(request, { run, plan, sources: sources ?? [] });
    return changed === null ? standing : other(changed);
}
const UNKNOWN_YET = ['models', 'corpus', 'judge', 'judge_models'].map((name) => `fingerprints.${name}`).concat('judge');
function oldestStart(run) {
    return run.pooled?.[0]?.started_at ?? run.started_at;
}
async function findNewest({ github, effects }, suite, { candidates, folders }) {
    for (const candidate of candidates) {
        const folder = folders.get(candidate.runId);
        if (candidate.runId === github.runId || folder === undefined || (await (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .WE)(folder)))
            continue;
        const inspect = async (at) => (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .uM)(at, effects.log);
        const { kind } = await (0,_store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__  ._w)(candidate, { folder, suite, inspect });
        return kind === 'read' ? { kind: 'same', folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(folder) } : null;
    }
    return null;
}
function sourcesOf({ suite, variant }) {
    const { sources, code_quality: code } = suite.variants[variant] ?? {};
    if (sources === undefined)
        return null;
    return [...sources, ...(code?.sources ?? []).map((glob) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(suite.directory ?? '', glob))];
}
async function findChange(request, { run, plan, sources }) {
    const [from, to] = [run.commit ?? '', plan.commit];
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(from);
    const root = (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .I5)(request.workingDirectory, { directory: plan.suite.directory ?? '' });
    for (const glob of sources)
        if ((await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_11__  .Np)(glob, root)).files.length === 0)
            return `No file matches the source ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(glob)} of the target.`;
    const files = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_2__  .b7)(request.workingDirectory, { from, to })) ??
        (await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__  .iU)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_10__  .h_)(request)), base: from, head: to }));
    if (files === null)
        return `What changed since ${measured} was measured is unknown.`;
    const changed = files.find((file) => (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .__)(file, sources));
    return changed === undefined ? null : `${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(changed)} changed since ${measured} was measured.`;
}
function isComplete(run, trials) {
    if (run.trials_per_case < trials)
        return false;
    return run.settings.deterministic || run.pooled !== undefined || (0,_measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .S_)(run).trials + trials > _measure_run_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .eR;
}


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
