export const id = 8949;
export const ids = [8949,6170,2059,524];
export const modules = {

  96418:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Sd: () => (  findCheck),
    Xq: () => (  openCheck),
    iL: () => (  completeCheck)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

const MAX_ANNOTATIONS = 50;
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;
const nameOf = ({ suite }) => `Goldenpair (${suite})`;
const idOf = ({ suite, run, attempt }) => `goldenpair:${suite}:${run}:${attempt}`;
async function openCheck(effects, place) {
    const summary = 'The golden suite is being measured.';
    const state = { status: 'in_progress', output: { title: 'Measuring …', summary } };
    return (await writeCheck(effects, place, { id: null, state })).id;
}
async function completeCheck(effects, place, { id, end }) {
    const title = end.title.slice(0, MAX_TITLE);
    const { summary, conclusion } = end;
    const annotations = end.annotations.slice(0, MAX_ANNOTATIONS).map(describeAnnotation);
    const state = { status: 'completed', conclusion, output: { title, summary, annotations } };
    const open = id ?? (await findCheck(effects.client, place))?.id ?? null;
    return (await writeCheck(effects, place, { id: open, state })).html_url ?? place.run_url;
}
async function findCheck(client, place) {
    const { owner, repo, sha: ref } = place;
    const { data } = await client.rest.checks.listForRef({ owner, repo, ref, check_name: nameOf(place), per_page: 100 });
    return data.check_runs.find(({ external_id }) => external_id === idOf(place)) ?? null;
}
async function writeCheck({ client, wait }, place, { id, state }) {
    const { owner, repo, sha, run_url: url } = place;
    const facts = { owner, repo, name: nameOf(place), head_sha: sha, external_id: idOf(place), details_url: url };
    const once = { request: { retries: 0 } };
    const create = async () => (await client.rest.checks.create({ ...facts, ...state, ...once })).data;
    const update = async (open) => (await client.rest.checks.update({ owner, repo, check_run_id: open, ...state, ...once })).data;
    const write = async () => (id === null ? create() : update(id));
    const find = async () => {
        const check = await findCheck(client, place);
        const isDone = check?.status === 'completed' || state.status === 'in_progress';
        return isDone && (id === null || check?.id === id) ? check : null;
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(write, find, wait);
}
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function describeAnnotation({ level, file, line, title, message }) {
    return {
        path: file,
        start_line: line,
        end_line: line,
        annotation_level: LEVELS[level],
        title: title.slice(0, MAX_TITLE),
        message: message.slice(0, MAX_MESSAGE),
    };
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
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89807);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71699);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41345);
  var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27328);
  var _reply_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78583);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15802);









const OTHER_SEEDS = _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .XI;
const ROUND_SEEDS = 1000;
async function measureMain(request, plan, { newest, stored }) {
    if (plan.kind === 'results')
        return (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, plan);
    const sealed = [
        ...(plan.common.sealed ?? []),
        ...(await Promise.all([...(stored?.folders.values() ?? [])].map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_3__  .B))),
    ];
    const before = isPoolable(newest) ? (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run) : null;
    const seedOffset = before !== null && before.seed_offset === undefined ? OTHER_SEEDS : 0;
    const measured = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__  .rO)(request, { ...plan, seedOffset, common: { ...plan.common, sealed } });
    if (measured.run.shard !== null)
        return measured;
    await tellDeclaration(request, measured);
    return replaceBadRounds(request, { ...plan, common: { ...plan.common, sealed } }, measured);
}
function isPoolable(newest) {
    return newest.kind === 'same' && !newest.run.settings.deterministic;
}
const MAX_NAMED = 5;
async function tellDeclaration({ effects }, { folder, run }) {
    if (!run.settings.deterministic)
        return;
    const { differ } = await (0,_reply_content_js__WEBPACK_IMPORTED_MODULE_4__  .Cq)([folder], effects.log);
    if (differ.length === 0)
        return;
    effects.log.warning(`The target is declared \`deterministic\` but is not: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(differ.length, 'case')} of ${run.cases.length} got two different answers (${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .FS)(differ, MAX_NAMED)}). Remove the declaration, or make the target deterministic.`);
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
    const written = await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .hM)(whole, { sources: [kept, ...sources], out, log });
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
        for (const round of (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_8__  .kH)([...values.values()], high - low))
            bad.add(round);
    }
    return [...bad].sort((one, other) => one - other);
}
function planKept({ outputFolder, effects }, measured, { newest, stored }, word = null) {
    const alone = { note: null, write: async () => Promise.resolve(measured.folder) };
    if (!isPoolable(newest))
        return alone;
    const last = stored?.rows.findLast(({ run_id: id }) => id === (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run).run_id)?.verdict;
    const isWorse = word === 'regressed' || last === 'regressed';
    const refusal = isWorse ? 'one of them was a worse night' : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .Jb)(newest.run, measured.run);
    if (refusal !== null) {
        effects.log.info(`The trials of the baseline before it are not kept with these: ${refusal}.`);
        return alone;
    }
    const { commit, trials } = (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .S_)(newest.run);
    const total = trials + measured.run.trials_per_case;
    const note = `Kept with the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(trials, 'trial')} a case of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ax)(commit ?? '')}, the same target: ${total} a case.`;
    effects.log.info(note);
    const write = async () => {
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'pooled');
        await (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_1__  .r1)({ older: newest, newer: measured, out }, effects.log);
        return out;
    };
    return { note, write };
}


  }),

  34217:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  runNightly: () => (  runNightly)
});

var github_checkout = __webpack_require__(81136);
var model_error = __webpack_require__(50262);
var nights_history = __webpack_require__(56410);
var measure_checkout = __webpack_require__(15802);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var upload_files = __webpack_require__(47324);
var main_tries = __webpack_require__(36650);
var find_baseline = __webpack_require__(44970);
var same_target = __webpack_require__(54183);
var report_run = __webpack_require__(21246);
var omit_undefined = __webpack_require__(35560);
var marker = __webpack_require__(14878);
var sha256 = __webpack_require__(80430);
var result_comparison = __webpack_require__(61739);
var result_night = __webpack_require__(29624);
;// CONCATENATED MODULE: ./build/compare/nights/decide-night.js


function decideNight(facts) {
    const { before, row } = facts;
    const outcome = decideOutcome(facts);
    const good_on = before === null ? [] : listGood(facts);
    const after = (0,nights_history .Ph)(before, { ...row, night: { ...row.night, outcome, good_on } });
    return { outcome, good_on, after, action: decideAction(facts, outcome, after) };
}
function listGood({ tonight, issue, ongoing: { good, unknown } }) {
    if (tonight.kind === 'invalid' || tonight.kind === 'uncompared')
        return [];
    const isClosed = issue.kind === 'found' && !issue.is_open;
    return [...good, ...(isClosed ? unknown : [])];
}
function decideOutcome({ tonight, issue, before }) {
    switch (tonight.kind) {
        case 'regressed': {
            const isDeclined = issue.kind === 'found' && !issue.is_open && issue.is_declined;
            const isAccepted = isDeclined && before !== null && findNews(before, tonight.regressions) === null;
            return isAccepted ? 'accepted' : 'regressed';
        }
        case 'good':
            return 'good';
        case 'uncompared': {
            const isForgotten = before !== null && !(issue.kind === 'found' && !issue.is_open);
            return isForgotten ? 'unclear' : 'start';
        }
        case 'unconfirmed':
            return 'unconfirmed';
        case 'invalid':
            return 'unclear';
    }
}
function decideAction({ tonight, issue, before, ongoing, good_before }, outcome, after) {
    const nothing = (reason) => ({ kind: 'nothing', reason });
    if (issue.kind === 'unknown')
        return nothing(issue.reason);
    if (tonight.kind === 'regressed') {
        if (issue.kind === 'none')
            return { kind: 'open' };
        const { number } = issue;
        if (outcome === 'accepted')
            return nothing(`#${number} was closed as not planned, so this level is the new normal`);
        if (!issue.is_open)
            return { kind: 'reopen', number };
        return { kind: 'update', number, news: before === null ? null : findNews(before, tonight.regressions) };
    }
    if (tonight.kind === 'invalid' || tonight.kind === 'uncompared')
        return nothing(tonight.reason);
    const reason = tonight.kind === 'good' ? 'nothing is wrong' : tonight.reason;
    if (issue.kind === 'none' || !issue.is_open)
        return nothing(reason);
    const { number } = issue;
    if (before !== null && after === null)
        return { kind: 'close', number };
    if (tonight.kind === 'unconfirmed')
        return nothing(reason);
    if (good_before === null)
        return nothing(`no history is kept here to count good nights: close #${number} by hand`);
    if (after === null)
        return good_before + 1 < result_night .cH ? nothing(countClean(good_before + 1)) : { kind: 'close', number };
    if (Object.keys(after.worst).some((id) => ongoing.unknown.includes(id)))
        return nothing('not everything that it reports could be compared tonight');
    return nothing(countClean(Math.min(...Object.keys(after.worst).map((id) => after.clean[id] ?? 0))));
}
const countClean = (nights) => `${nights} of ${result_night .cH} good nights in a row`;
function findNews({ worst, clean }, now) {
    if (now.some(({ id }) => !Object.hasOwn(worst, id) || ((clean[id] ?? 0) > 0 && (0,result_night .qd)(id))))
        return 'joined';
    return now.some((one) => (0,result_night .uD)(worst, one)) ? 'worse' : null;
}

var format_number = __webpack_require__(77377);
var fingerprint = __webpack_require__(27866);
var moments = __webpack_require__(44785);
var random = __webpack_require__(52681);
var rounding = __webpack_require__(47704);
var round_noise = __webpack_require__(57015);
;// CONCATENATED MODULE: ./build/stats/betting-capital.js



const BETS = [
    { power: 1, share: 0.5 },
    { power: 0.5, share: 0.25 },
    { power: 0.25, share: 0.25 },
];
const DEALT = 0.02;
const MAX_CAPITAL = 1e4;
function bettingCapital(values, from = 0) {
    const noise = (0,rounding .x)(values.map(({ value }) => value));
    const ranked = values.map(({ value, group, seed }) => {
        return { value: (0,round_noise .bg)(value, noise), group, draw: (0,random .I)(`${seed}/ties`)() };
    });
    let stakes = BETS.map(({ share }) => share);
    for (let index = from; index < ranked.length; index++) {
        const { low, high } = placeOf(ranked, index);
        const paid = stakes.map((stake, at) => stake * payOf(BETS[at]?.power ?? 1, low, high));
        const total = (0,moments .cz)(paid);
        const capital = Math.min(MAX_CAPITAL, total);
        stakes = BETS.map(({ share }, at) => capital * ((1 - DEALT) * ((paid[at] ?? 0) / total) + DEALT * share));
    }
    return (0,moments .cz)(stakes);
}
function placeOf(values, index) {
    const own = values[index];
    let [smaller, all] = [0, 1];
    for (let at = 0; at < index; at++) {
        const { value, group, draw } = values[at];
        if (group !== own.group)
            continue;
        all += 1;
        if (value < own.value || (value === own.value && draw < own.draw))
            smaller += 1;
    }
    return { low: smaller / all, high: (smaller + 1) / all };
}
const payOf = (power, low, high) => (high ** power - low ** power) / (high - low);

var gate_result = __webpack_require__(53709);
;// CONCATENATED MODULE: ./build/compare/nights/join-comparisons.js



function joinComparisons(compared, input) {
    const { missing, unreachable, bounds_stand: doBoundsStand, stands, zero_tolerance: scope } = input;
    const comparable = compared.filter(isComparable);
    const watched = [];
    const found = compared.flatMap((one) => {
        const { comparison, against } = one;
        const isOngoing = (id) => stands.has((0,result_night .lF)(`case ${id}`, against));
        const failing = comparable.includes(one) ? listBroken(comparison, scope) : [];
        const fresh = failing.filter((id) => !isOngoing(id) && !comparison.zero_tolerance.includes(id));
        watched.push(...fresh.map((case_id) => ({ against, case_id })));
        return findRegressions(comparison, against, { ids: stands, failing: failing.filter(isOngoing) }).filter(({ id }) => comparable.includes(one) || (0,result_night .qd)(id));
    });
    const regressions = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
    if (regressions.length + watched.length > 0)
        return { kind: 'worse', regressions, watched, known: stands };
    if (compared.some((one) => isInvalid(one) || one.comparison.gates.some(isUnmeasured)))
        return { kind: 'invalid', reason: 'the measurement is invalid' };
    if (unreachable !== null)
        return { kind: 'invalid', reason: unreachable };
    if (missing !== null && !doBoundsStand)
        return { kind: 'uncompared', reason: missing };
    if (comparable.length === 0 && !doBoundsStand)
        return { kind: 'uncompared', reason: 'there is no earlier night to compare it with' };
    return { kind: 'good', suspect: comparable.flatMap(({ comparison, against }) => listSuspects(comparison, against)) };
}
function isComparable({ comparison: { baseline, verdict } }) {
    return baseline !== null && verdict.word !== 'not-comparable';
}
function isInvalid({ comparison: { verdict } }) {
    return verdict.word === 'invalid';
}
const isUnmeasured = ({ gate, verdict }) => gate.severity === 'fail' && verdict === 'invalid';
function listBroken({ flips }, scope) {
    if (scope === 'off')
        return [];
    return flips
        .filter(({ kind, critical }) => kind === 'newly-failing' && (critical || scope === 'all'))
        .map(({ case_id }) => case_id);
}
function keepConfirmed({ regressions, watched }, fresh) {
    const again = fresh.flatMap(({ comparison, against }) => findRegressions(comparison, against));
    const isAgain = new Set(again.map(({ id }) => id));
    const isWatched = ({ against, of }) => of.kind === 'case' && watched.some((one) => one.against === against && one.case_id === of.id);
    return [...regressions.filter(({ id }) => isAgain.has(id)), ...again.filter(isWatched)];
}
const PLAIN_ID = /^[\w./:-]+$/;
function chooseFreshCases({ regressions, watched }, { whole, slices }) {
    const gates = regressions.flatMap(({ of }) => (of.kind === 'gate' ? [slices.get(of.id) ?? null] : []));
    const cases = [
        ...regressions.flatMap(({ of }) => (of.kind === 'case' ? [of.id] : [])),
        ...watched.map(({ case_id }) => case_id),
    ];
    const [slice = null] = gates;
    if (gates.length === 0)
        return cases.every((id) => PLAIN_ID.test(id)) ? [...new Set(cases)].map((id) => `id:${id}`).join(',') : whole;
    const isOneSlice = gates.every((other) => other === slice) && cases.length === 0 && whole === null;
    return isOneSlice ? slice : whole;
}
const CONFIRMATION_STRICTNESS = { night: 10, reference: 50 };
function findRegressions({ gates, zero_tolerance, flips, verdict: { primary } }, against, ongoing = { ids: new Set(), failing: [] }) {
    const ofGates = gates.flatMap((result) => {
        const { gate } = result;
        const of = { kind: 'gate', id: gate.id };
        const id = (0,result_night .lF)(gate.id, against);
        const isBroken = (0,result_night .oE)(result) !== null;
        const isProven = isWorse(result);
        const byMargin = { ...result, gate: { ...gate, min: null, max: null } };
        return [
            ...(isBroken && isProven
                ? [{ id: (0,result_night .lF)(gate.id, 'bound'), against: 'night', margins: null, of, result }]
                : []),
            ...((isProven && !isBroken) || (gate.severity === 'fail' && ongoing.ids.has(id) && isBeyondMargin(result))
                ? [{ id, against, margins: (0,result_night .fY)(result), of, result: byMargin }]
                : []),
        ];
    });
    const critical = new Set(flips.flatMap((flip) => (flip.critical ? [flip.case_id] : [])));
    const ofCases = [...new Set([...zero_tolerance, ...ongoing.failing])].map((id) => ({
        id: (0,result_night .lF)(`case ${id}`, against),
        against,
        of: { kind: 'case', id, is_critical: critical.has(id) },
        margins: null,
        result: null,
    }));
    const rank = ({ of, margins }) => (of.id === primary ? Infinity : (margins ?? 0));
    return [...ofGates.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))), ...ofCases];
}
function listSuspects({ gates }, against) {
    return gates
        .filter((result) => result.gate.severity === 'fail' && (result.suspect || isWorse(result)))
        .map(({ gate }) => (0,result_night .lF)(gate.id, against));
}
function isBeyondMargin(result) {
    const isProven = isWorse(result) && (0,result_night .oE)(result) === null;
    return isProven || (isCompared(result) && (result.suspect || ((0,result_night .fY)(result) ?? 0) >= 1 - rounding .p));
}
function isCompared({ verdict, delta }) {
    return verdict !== 'invalid' && verdict !== 'not-comparable' && delta !== null;
}
function isWorse({ gate, failed, verdict }) {
    return failed && gate.severity === 'fail' && (verdict === 'regressed' || verdict === 'breached');
}
function checkOngoing(ids, compared, scope) {
    const states = ids.filter((id) => !(0,result_night .t0)(id)).map((id) => [id, isGood(id, compared, scope)]);
    const pick = (wanted) => states.flatMap(([id, is]) => (is === wanted ? [id] : []));
    return { good: pick(true), unknown: pick(null) };
}
function isGood(id, compared, scope) {
    const { name, against } = (0,result_night .TN)(id);
    const isOfBound = (0,result_night .qd)(id);
    const one = compared.find((it) => !isInvalid(it) && (isOfBound || (it.against === against && isComparable(it))));
    if (one === undefined)
        return null;
    const { comparison } = one;
    if (name.startsWith('case ')) {
        const isThis = (case_id) => `case ${case_id}` === name;
        if (comparison.zero_tolerance_unscored?.some(isThis) === true)
            return null;
        return ![...comparison.zero_tolerance, ...listBroken(comparison, scope)].some(isThis);
    }
    const result = comparison.gates.find(({ gate }) => gate.id === name);
    if (result === undefined || result.gate.severity !== 'fail')
        return true;
    const { min, max, margin } = result.gate;
    if (isOfBound) {
        if (min === null && max === null)
            return true;
        return result.verdict === 'invalid' || (0,gate_result .M8)(result) === null ? null : (0,result_night .oE)(result) === null;
    }
    if (margin === null)
        return true;
    return isCompared(result) ? !isBeyondMargin(result) : null;
}

;// CONCATENATED MODULE: ./build/compare/nights/drift.js






const BET_NIGHTS = 365;
const EARLIER_NIGHTS = 30;
const TOLD_FROM = 0.5;
const OVER_BELOW = 0.25;
const FINGERPRINT_LENGTH = 'sha256:'.length + 12;
function recordNight(comparison, { rows, hash }) {
    if (comparison === null || comparison.baseline === null)
        return undefined;
    const { baseline, candidate, cases, gates, verdict } = comparison;
    if (verdict.word === 'invalid' || verdict.word === 'not-comparable')
        return undefined;
    const paired = { ...cases, added: [], change: undefined };
    const same = { paired, trials: candidate.trials_per_case, variant: candidate.variant };
    const deltas = gates.filter(canDrift).map(({ gate, delta }) => [gate.id, delta]);
    return {
        run_id: baseline.run_id,
        at: baseline.started_at,
        cases: hash((0,fingerprint .d)(same)).slice(0, FINGERPRINT_LENGTH),
        night: nextNumber(numberNights(rows, baseline.run_id)),
        deltas: Object.fromEntries(deltas.flatMap(([id, delta]) => (delta === null ? [] : [[id, delta]]))),
    };
}
function canDrift(result) {
    const { gate } = result;
    return isCompared(result) && result.baseline !== null && gate.severity === 'fail' && gate.margin !== null;
}
function noDrift(ongoing) {
    return { regressions: [], by: null, ongoing: { good: [], unknown: listDrifted(ongoing) } };
}
function listDrifted(ongoing) {
    return Object.keys(ongoing?.worst ?? {}).filter(result_night .t0);
}
function findDrift(facts) {
    const { comparison, ongoing, tonight } = facts;
    const gates = comparison.gates.filter((result) => Object.hasOwn(facts.beside.deltas, result.gate.id));
    const isTold = ({ gate: { id } }) => {
        const names = [id, (0,result_night .lF)(id, 'reference')];
        return (names.some((name) => Object.hasOwn(ongoing?.worst ?? {}, name)) ||
            (tonight.kind === 'regressed' && tonight.regressions.some(({ of }) => of.kind === 'gate' && of.id === id)));
    };
    const weighed = gates.filter((result) => !isTold(result));
    const found = weighed
        .flatMap((result) => weighGate(result, facts, gates.length) ?? [])
        .sort((a, b) => (b.regression.margins ?? 0) - (a.regression.margins ?? 0));
    const drifted = listDrifted(ongoing).filter((id) => !found.some(({ regression }) => regression.id === id));
    const isUntold = (id) => comparison.gates.some(({ gate }) => (0,result_night .lF)(gate.id, 'drift') === id) &&
        !weighed.some(({ gate }) => (0,result_night .lF)(gate.id, 'drift') === id);
    const now = { good: drifted.filter((id) => !isUntold(id)), unknown: drifted.filter(isUntold) };
    if (found.length === 0)
        return { regressions: [], by: null, ongoing: now };
    const p = Math.min(...found.map((one) => one.p));
    const nights = Math.max(...found.map((one) => one.nights));
    const proof = p > comparison.alpha ? '' : ` (${(0,format_number .Cv)(p, comparison.alpha)})`;
    const by = `${(0,format_number .pq)(nights, 'night')} taken together${proof}`;
    return { regressions: found.map(({ regression }) => regression), by, ongoing: now };
}
function weighGate(result, facts, gates) {
    const { gate } = result;
    const values = collectValues(gate.id, facts);
    const length = Math.min(result_night .Ph, Math.floor(values.length / 2));
    if (length === 0)
        return null;
    const deltas = values.map(({ value }) => value);
    const drifted = measureDrift(result, (0,moments .i2)(deltas.slice(0, length)), (0,moments .i2)(deltas.slice(-length)));
    const margins = (0,result_night .fY)(drifted);
    const isOngoing = Object.hasOwn(facts.ongoing?.worst ?? {}, (0,result_night .lF)(gate.id, 'drift'));
    const ranked = rankNights(values, facts);
    const p = ranked === null ? 1 : Math.min(1, gates / bettingCapital(ranked.values, ranked.from));
    const isProven = isOngoing || p <= facts.comparison.alpha;
    const isFar = margins === null ? (drifted.delta ?? 0) < 0 : margins >= (isOngoing ? OVER_BELOW : TOLD_FROM);
    if (!isProven || !isFar)
        return null;
    const regression = {
        id: (0,result_night .lF)(gate.id, 'drift'),
        against: 'reference',
        of: { kind: 'gate', id: gate.id },
        margins,
        result: drifted,
        drift: { nights: values.length, tonight: result },
    };
    return { regression, p, nights: (ranked ?? { values }).values.length };
}
function collectValues(gate, { rows, beside, at }) {
    const names = [gate, (0,result_night .lF)(gate, 'reference')];
    const isIn = (worse, ids) => ids.some((id) => Object.hasOwn(worse, id));
    const accepted = rows.findLastIndex(({ night }) => night?.outcome === 'accepted' && isIn(night.worse, [...names, (0,result_night .lF)(gate, 'drift')]));
    const nights = numberNights(rows, beside.run_id);
    const kept = nights.flatMap(({ index, at: when, worse, then, number }) => {
        const value = index > accepted && !isIn(worse, names) ? ownDelta(then, gate) : null;
        return value === null ? [] : [{ value, group: then.cases, number, seed: `${gate}/${when}` }];
    });
    const value = ownDelta(beside, gate);
    const number = beside.night ?? nextNumber(nights);
    return value === null ? kept : [...kept, { value, group: beside.cases, number, seed: `${gate}/${at}` }];
}
function numberNights(rows, reference) {
    let number = 0;
    return rows.flatMap(({ at, night }, index) => {
        const then = night?.beside_reference;
        if (night === undefined || then?.run_id !== reference)
            return [];
        number = Math.max(then.night ?? 1, number + 1);
        return [{ index, at, worse: night.worse, then, number }];
    });
}
const nextNumber = (nights) => (nights.at(-1)?.number ?? 0) + 1;
function rankNights(values, { rows, beside }) {
    const begun = Math.floor(((values.at(-1)?.number ?? 1) - 1) / BET_NIGHTS) * BET_NIGHTS;
    const first = Math.max(0, begun - EARLIER_NIGHTS);
    const oldest = numberNights(rows, beside.run_id)[0]?.number ?? 1;
    if (oldest > first + 1)
        return null;
    const ranked = values.filter(({ number }) => number > first);
    return { values: ranked, from: ranked.findIndex(({ number }) => number > begun) };
}
function ownDelta({ deltas }, gate) {
    return Object.hasOwn(deltas, gate) ? (deltas[gate] ?? null) : null;
}
function measureDrift(result, first, last) {
    const { metric, row, baseline, gate } = result;
    const drifted = { ...result, gate: { ...gate, min: null, max: null }, delta: last - first };
    if (row === 'log-ratio' || baseline === null)
        return drifted;
    const sign = metric.direction === 'lower' ? -1 : 1;
    return { ...drifted, baseline: baseline + sign * first, candidate: baseline + sign * last };
}
function addDrift(tonight, { regressions }) {
    if (regressions.length === 0 || tonight.kind === 'invalid' || tonight.kind === 'uncompared')
        return tonight;
    const others = tonight.kind === 'regressed' ? tonight.regressions : [];
    return { kind: 'regressed', regressions: [...others, ...regressions] };
}

var join_names = __webpack_require__(73341);
var render_escape = __webpack_require__(94373);
var block_markdown = __webpack_require__(2975);
var cut_text = __webpack_require__(76564);
var external_node_path_ = __webpack_require__(76760);
var client = __webpack_require__(44463);
var git = __webpack_require__(86349);
var run_run = __webpack_require__(12141);
var blocks = __webpack_require__(6813);
var bisect = __webpack_require__(17190);
var count_probes = __webpack_require__(25321);
var describe = __webpack_require__(1705);
var artifacts = __webpack_require__(40273);
var own_issues = __webpack_require__(34131);
var reference_point = __webpack_require__(79608);
var result_report = __webpack_require__(87902);
var issue = __webpack_require__(44331);
var action_request = __webpack_require__(58131);
var gate_words = __webpack_require__(97333);
var word_styles = __webpack_require__(80484);
var describe_reason = __webpack_require__(11330);
var format_measured = __webpack_require__(22707);
var format_metric = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/report/words/regression-words.js







const describeBound = ({ metric }, broken) => {
    const { value, limit } = (0,format_metric .L$)(metric, broken.value, broken.limit);
    return `${value}, ${broken.value < broken.limit ? 'below' : 'above'} ${limit}`;
};
function describeFall(result) {
    const limit = (0,result_night .oE)(result);
    if (limit !== null)
        return `is ${describeBound(result, limit)}`;
    const { size, sign, verb, move, ofWhich } = (0,format_measured .U6)(result);
    if (size === null || sign === 0)
        return 'is worse';
    return result.row === 'log-ratio' ? `${verb} by ${size}${ofWhich}` : move;
}
const overNights = ({ drift }) => drift === undefined ? '' : ` over ${(0,format_number .pq)(drift.nights, 'night')}`;
const nameCase = ({ of }) => `the ${of.is_critical === true ? 'critical ' : ''}case ${of.id}`;
function describeForTitle(regression) {
    const { result } = regression;
    if (result === null)
        return `${nameCase(regression)} broke`;
    return `${(0,describe_reason .J8)(result)} ${describeFall(result)}${overNights(regression)}`;
}
function describeWithLimit(regression, allows = (_) => null) {
    const { result, drift } = regression;
    if (result === null)
        return `${nameCase(regression)} passed every time before and fails every time now`;
    if (drift === undefined)
        return `${(0,describe_reason .J8)(result)} ${describeDrop(result, allows(result))}`;
    const own = result.row === 'log-ratio' ? null : (0,format_measured .U6)(drift.tonight).candidate;
    const tonight = own === null ? '' : ` (tonight ${own})`;
    return `${(0,describe_reason .J8)(result)} drifted: it ${describeFall(result)}${overNights(regression)}${tonight}`;
}
function describeRegression(regression, commit) {
    return `${describeLoss(regression)} ${(0,join_names .Ax)(commit)}`;
}
function describeLoss(regression, allows) {
    const from = regression.against === 'reference' ? ', against the reference,' : '';
    return `Regression detected: ${describeWithLimit(regression, allows)}${from} on commit`;
}
function describeDrop(result, allowed) {
    const { metric, gate, baseline, candidate } = result;
    const verb = metric.direction === 'lower' ? 'rose' : 'dropped';
    const broken = (0,result_night .oE)(result);
    if (broken !== null) {
        const { value, limit } = broken;
        const [from, to, threshold] = writeValues(metric, [baseline ?? value, value, limit]);
        return baseline === null || from === to
            ? `is ${to} (threshold ${threshold})`
            : `${verb} from ${from} to ${to} (threshold ${threshold})`;
    }
    const { margin } = gate;
    if (baseline === null || candidate === null || margin === null)
        return 'is worse than its gate allows';
    if (result.row === 'log-ratio' && margin.kind === 'relative') {
        return `${verb} by ${(0,format_measured .U6)(result).size ?? '?'} for the typical query (threshold ${(0,format_metric .T1)(margin.value)})`;
    }
    const step = margin.kind === 'absolute' ? margin.value : margin.value * Math.abs(baseline);
    const threshold = metric.direction === 'lower' ? baseline + step : baseline - step;
    const [from, to, least] = writeValues(metric, [baseline, candidate, threshold]);
    return `${verb} from ${from} to ${to} (threshold ${least}${allowed === null ? '' : `, ${allowed} allowed`})`;
}
function writeValues(metric, values) {
    const write = (value, decimals) => metric.unit === 'ratio'
        ? (0,format_number .$o)((0,format_number .ZV)(value * 100, { decimals }), '%')
        : (0,format_metric .Fl)(metric, value, decimals === 0 ? undefined : decimals);
    const [from, to, threshold] = values;
    let decimals = 0;
    const isBlurred = (other) => Math.abs(other - to) > rounding .p && write(other, decimals) === write(to, decimals);
    while (decimals < 6 && (isBlurred(from) || isBlurred(threshold)))
        decimals++;
    return [write(from, decimals), write(to, decimals), write(threshold, decimals)];
}
function describeFigures(result, alpha) {
    const { row, p_adjusted: p } = result;
    const limit = (0,result_night .oE)(result);
    if (limit !== null)
        return `${(0,describe_reason .J8)(result)} ${describeBound(result, limit)}`;
    const { change, arrow, ofWhich } = (0,format_measured .U6)(result);
    if (change === null)
        return null;
    const figures = row === 'log-ratio' ? `${change}${ofWhich}` : arrow;
    const above = p !== null && p >= alpha ? `, above ${String(Number(alpha.toPrecision(2))).replace(/^0/, '')}` : '';
    return `${(0,describe_reason .J8)(result)} ${figures}${p === null ? '' : ` (${(0,format_number .Cv)(p, alpha)}${above})`}`;
}
function levelOf(result) {
    const { candidate, changeInWords } = (0,format_measured .U6)(result);
    return result.row === 'log-ratio' ? changeInWords : candidate;
}
function describeFurther(result, margins) {
    const before = (0,result_night .f8)(result, margins);
    if (before === null)
        return null;
    const [from, to] = [levelOf(before), levelOf(result)];
    return from === null || to === null ? null : `${(0,describe_reason .J8)(result)} ${from} → ${to}`;
}
function describeRecovered(result, margins) {
    const value = (0,format_measured .U6)(result).candidate;
    const worst = margins === null ? null : (0,result_night .f8)(result, margins);
    const level = worst === null ? null : levelOf(worst);
    return `${(0,describe_reason .J8)(result)} is ${value === null ? 'good again' : `back at ${value}`}${level === null ? '' : ` (${level} at worst)`}`;
}
const MAX_FIGURES = 5;
function describeFresh({ regressions, watched }, fresh) {
    const sides = fresh.flatMap(({ comparison, against }) => {
        const namesOf = (kind) => regressions.filter((one) => one.against === against && one.of.kind === kind).map(({ of }) => of.id);
        const gates = namesOf('gate');
        const cases = [...namesOf('case'), ...watched.flatMap((one) => (one.against === against ? [one.case_id] : []))];
        const from = against === 'reference' ? ', against the reference' : '';
        const figures = [
            ...comparison.gates
                .filter(({ gate }) => gates.includes(gate.id))
                .flatMap((result) => describeFigures(result, comparison.alpha) ?? []),
            ...cases.map((id) => {
                const flip = comparison.flips.find(({ case_id }) => case_id === id);
                if (flip === undefined)
                    return `${id} passed as before`;
                return `${id} passed ${flip.candidate.passed} of ${(0,format_number .pq)(flip.candidate.trials, 'trial')}`;
            }),
        ];
        return figures.map((text) => `${text}${from}`);
    });
    return sides.length === 0 ? '' : `: ${(0,join_names .Ac)(sides, MAX_FIGURES).join('; ')}`;
}
const NEWS_FACTS = 5;
function describeNews(action, facts) {
    const change = describeAction(action);
    if (change === null)
        return null;
    const { suite, commit, regressions, recovered } = facts;
    const headline = `Golden suite ${suite} ${change}`;
    const good = `${result_night .cH} good nights in a row, the last on commit ${(0,join_names .Ax)(commit)}`;
    if (action.kind === 'close')
        return { headline, facts: [...recovered.slice(0, NEWS_FACTS), good] };
    const lines = regressions.map((one) => describeRegression(one, commit));
    return { headline, facts: (0,join_names .Ac)(lines, NEWS_FACTS) };
}
function describeAction(action) {
    if (action.kind === 'update')
        return action.news === null ? null : 'got worse';
    return { open: 'regressed', reopen: 'regressed again', close: 'is good again', nothing: null }[action.kind];
}

;// CONCATENATED MODULE: ./build/report/words/issue-words.js










const MAX_LINES = 10;
const MAX_COMMITS = 20;
const OPEN_COMMITS = 5;
const MAX_FACTS = 2;
const LONGEST_SUBJECT = 100;
const LONGEST_TITLE = 200;
function writeIssueTitle(input) {
    const { suite, regressions, good_at, measured_at } = input;
    const isMove = regressions.slice(0, MAX_FACTS).every(({ id }) => !(0,result_night .qd)(id));
    const since = good_at === null || !isMove ? '' : ` since ${writeDay(good_at, measured_at)}`;
    const facts = regressions.map(describeForTitle);
    const parts = [
        [[`Golden suite ${suite}: `]],
        [[`${listFacts(facts)}${since}`], [`${(0,join_names .P7)(facts, 1)}${since}`], [(0,join_names .P7)(facts, 1)]],
    ];
    return (0,cut_text .I)((0,result_report .wh)((0,word_styles .ax)(parts)).replace(/\s+/g, ' '), LONGEST_TITLE);
}
const listFacts = (facts) => (0,join_names .P7)(facts, MAX_FACTS);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function writeDay(at, now) {
    const [year = '', month, day] = at.slice(0, 10).split('-');
    return `${Number(day)} ${MONTHS[Number(month) - 1] ?? '?'}${now.startsWith(year) ? '' : ` ${year}`}`;
}
function writeOngoing(input) {
    const { ongoing, own, tonight, decision, now } = input;
    const { action, outcome } = decision;
    if (action.kind === 'close')
        return [];
    const unaccepted = ongoing === null || ongoing.is_accepted || outcome === 'accepted' ? null : ongoing;
    const day = unaccepted === null ? null : writeDay(unaccepted.since_at, now);
    const ids = Object.keys(unaccepted?.worst ?? {});
    const isStill = tonight.kind === 'regressed' && tonight.regressions.some(({ id }) => ids.includes(id));
    const rule = `Confirmed on ${day ?? ''}. It stays red until ${result_night .cH} nights in a row are good.`;
    const notes = isStill ? [[rule]] : [];
    const since = day === null ? '' : ` since ${day}`;
    if (own?.is_open === true)
        return [...notes, ['Issue ', ...(0,blocks .nf)(`#${own.number}`, own.url), ` is open${since}.`]];
    if (day === null || own !== null)
        return notes;
    return [...notes, [`Worse${since}: ${listFacts(ids.map((id) => (0,result_night .TN)(id).name))}.`]];
}
function writeIssueChange(news, { regressions, worst_before }) {
    if (news === 'back')
        return `It is back: ${listFacts(regressions.map(describeForTitle))}`;
    if (news === 'joined') {
        const joined = regressions.filter(({ id }) => !Object.hasOwn(worst_before, id));
        const facts = (joined.length === 0 ? regressions : joined).map(describeForTitle);
        return `More is worse now: ${listFacts(facts)}`;
    }
    const further = regressions.flatMap((one) => {
        const margins = worst_before[one.id] ?? null;
        if (one.result === null || margins === null || !(0,result_night .uD)(worst_before, one))
            return [];
        return describeFurther(one.result, margins) ?? [];
    });
    return further.length === 0 ? 'It got worse' : `It got worse: ${listFacts(further)}`;
}
function describeRecovery(worst, compared) {
    return Object.entries(worst).flatMap(([id, margins]) => {
        const { name, against: side } = (0,result_night .TN)(id);
        if (name.startsWith('case '))
            return [`${name} passes again`];
        const comparison = compared.find(({ against }) => against === side) ?? compared[0];
        const result = comparison?.comparison.gates.find(({ gate }) => gate.id === name);
        return result === undefined ? [] : [describeRecovered(result, margins)];
    });
}
function writeClosing(recovered) {
    const nights = 'two good nights in a row';
    return recovered.length === 0 ? nights : `${listFacts(recovered)}, for ${nights}`;
}
function buildIssueTail(facts, shown = MAX_COMMITS) {
    const { regressions, confirmation, since, good, compared_with, suspects, culprit, trends = [] } = facts;
    const hasDrift = regressions.some(({ id }) => (0,result_night .t0)(id));
    const commit = good === null ? [] : [', ', (0,blocks .aY)((0,join_names .Ax)(good))];
    const found = confirmation === '' ? ' and confirmed' : '';
    const source = [
        ...(compared_with === null ? [] : [`Compared with ${compared_with}`, ...commit, '. ']),
        confirmation === '' ? '' : `Confirmed by ${confirmation}. `,
        since === null ? '' : `First found${found} on ${since}.`,
    ];
    const drift = `The drift is from the mean of the first ${result_night .Ph} nights to that of the newest ${result_night .Ph}. The report above covers only tonight, which may show no change.`;
    return [
        ...(suspects === null || culprit !== null ? [] : issue_words_listSuspects(suspects, shown)),
        ...(0,omit_undefined .Eb)((0,result_report .wh)(source) !== '' && (0,blocks .FY)(...source), hasDrift && (0,blocks .FY)(drift), trends.length > 0 && (0,blocks .FY)((0,blocks .ko)('Trends:'), ` ${trends.join('; ')}.`)),
        { kind: 'note', text: describeEnd(facts.has_history, hasDrift) },
    ];
}
function describeEnd(hasHistory, hasDrift) {
    const byHand = 'Close this issue by hand. To accept the new level, move the reference (';
    if (!hasHistory)
        return [byHand, (0,blocks .aY)('goldenpair ratchet --allow-lower'), ').'];
    const drift = hasDrift
        ? ` A drift counts as repaired when the mean of ${result_night .Ph} nights is back within a quarter of the margin, which takes most of a week.`
        : '';
    return [
        `Goldenpair closes this issue after ${result_night .cH} good nights in a row.${drift} To accept the new level instead, close it as not planned.`,
    ];
}
function writeLines(facts, isOpening = false) {
    const { regressions, commit, culprit, suspects } = facts;
    const total = isOpening && culprit === null ? (suspects?.total ?? 0) : 0;
    const suspicion = total === 0
        ? ''
        : total === 1
            ? ' (the only new commit)'
            : ` (one of ${(0,format_number .B4)(total)} new commits, listed below)`;
    const lines = regressions.slice(0, MAX_LINES).map((one) => {
        return (0,blocks .FY)((0,blocks .ko)(describeLoss(one, gate_words .v)), ' ', (0,blocks .aY)((0,join_names .Ax)(commit)), suspicion);
    });
    const left = regressions.length - lines.length;
    return (0,omit_undefined .Eb)(...lines, left > 0 && (0,blocks .FY)(`… and ${(0,format_number .pq)(left, 'more regression')}.`));
}
function issue_words_listSuspects({ commits, total, url }, shown) {
    const items = commits.slice(0, shown).map(({ sha, url: page, subject, login }) => {
        return [
            ...(0,blocks .nf)((0,join_names .Ax)(sha), page),
            ` ${(0,cut_text .I)(subject, LONGEST_SUBJECT)}`,
            login === null ? '' : ` (${login})`,
        ];
    });
    const all = (0,blocks .nf)('all changes', url);
    const lead = (0,blocks .ko)('Suspects:');
    if (total === 0)
        return [(0,blocks .FY)(lead, ' no commits in between: the system or a service changed by itself (', ...all, ').')];
    const [open, folded] = [items.slice(0, OPEN_COMMITS), items.slice(OPEN_COMMITS)];
    const left = total - items.length;
    const more = `${(0,format_number .pq)(folded.length, 'more commit')}${left > 0 ? `, and ${left} that are not listed` : ''}`;
    return (0,omit_undefined .Eb)((0,blocks .FY)(lead, ` ${(0,format_number .pq)(total, 'commit')} (`, ...all, ')'), open.length > 0 && (0,blocks .p_)(open), folded.length > 0 && (0,blocks .zH)(more, (0,blocks .p_)(folded)));
}

var version = __webpack_require__(90178);
var ratchet = __webpack_require__(89510);
;// CONCATENATED MODULE: ./build/modes/nightly/write-issue.js



















const MAX_CHARACTERS = 60_000;
const MAX_MENTIONS = 10;
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
function writeIssueBody(facts, { comment, report }, mention) {
    const search = facts.search ?? '';
    const write = (text, commits) => {
        const parts = [
            (0,block_markdown .Es)(writeLines(facts, true)),
            ...(facts.culprit === null ? [text.trimEnd(), search] : [search, text.trimEnd()]),
            (0,block_markdown .Es)(buildIssueTail(facts, commits)),
            mention ? mentionAuthors(facts) : '',
            `**Reproduce**\n\n${(0,block_markdown .$o)(facts.reproduce)}`,
        ];
        return parts.filter((part) => part !== '').join('\n\n');
    };
    const headline = `### ${(0,render_escape .FV)((0,result_report .wh)(report.headline).slice(0, 1000))}`;
    return [write(comment), write(comment, 0)].find((body) => body.length <= MAX_CHARACTERS) ?? write(headline, 0);
}
function writeIssueComment(action, facts, runUrl) {
    const news = action.kind === 'reopen' ? 'back' : action.kind === 'update' ? action.news : null;
    if (news === null)
        return null;
    return `${(0,render_escape .FV)(writeIssueChange(news, facts))} ([run](${runUrl})).\n\n${(0,block_markdown .Es)(writeLines(facts))}`;
}
const write_issue_MAX_COMMITS = 10;
function writeCommitComments(input) {
    const { suite, suspects, culprit } = input;
    const suspected = (suspects?.commits ?? []).slice(0, write_issue_MAX_COMMITS).map(({ sha }) => sha);
    const total = suspects?.total ?? 0;
    const one = total === 1 ? 'This is the one commit' : `This is one of ${total} commits`;
    const lead = culprit === null
        ? (0,blocks .FY)(`${one} since the golden suite `, (0,blocks .aY)(suite), ' was last good.')
        : (0,blocks .FY)('Since this commit, cases of the golden suite ', (0,blocks .aY)(suite), ' fail.');
    return { shas: culprit === null ? suspected : [culprit], body: (0,block_markdown .Es)([lead, ...writeLines(input)]) };
}
function mentionAuthors({ suspects, culprit }) {
    const commits = (suspects?.commits ?? []).filter(({ sha }) => culprit === null || sha === culprit);
    const logins = commits.flatMap(({ login }) => (login !== null && LOGIN.test(login) ? [login] : []));
    const people = [...new Set(logins)].slice(0, MAX_MENTIONS);
    return people.length === 0 ? '' : `cc ${people.map((login) => `@${login}`).join(' ')}`;
}
function readTitle(own) {
    const last = (0,marker .gY)(own?.body ?? '')?.title ?? null;
    const spaced = (title) => title.replace(/\s+/g, ' ').trim();
    return { last, isOurs: own === null || (last !== null && spaced(last) === spaced(own.title)) };
}
async function findIssue(request, marker) {
    const nothing = (state) => ({ state, own: null, duplicates: [] });
    const find = async () => {
        const { keep, duplicates, newer } = (0,own_issues .h)(await (0,own_issues .J)(await (0,action_request .h_)(request)), marker);
        if (newer !== null)
            return nothing({ kind: 'unknown', reason: `run ${newer.run} has already reported a later night` });
        if (keep === null)
            return nothing({ kind: 'none' });
        const { number, is_open, is_declined } = keep;
        const numbers = duplicates.map((one) => one.number);
        return { state: { kind: 'found', number, is_open, is_declined }, own: keep, duplicates: numbers };
    };
    return (0,client .cb)(find, (failure) => {
        const reason = `issues could not be read: ${(0,issue .X3)(failure)}`;
        request.effects.log.warning(`The issue was not updated for this night: ${reason}.`);
        return nothing({ kind: 'unknown', reason });
    });
}
function isReferenceOnly(regressions) {
    return regressions.every(({ against }) => against === 'reference');
}
async function gatherFacts(request, facts) {
    const { github, effects } = request;
    const { run, bases, rows, after, ...news } = facts;
    const head = run.commit ?? github.event.sha;
    const isReference = isReferenceOnly(news.regressions);
    const [base, comparedWith] = isReference
        ? [bases.reference, 'the reference']
        : [bases.night, 'the last good night'];
    const good = base.kind === 'found' ? base.commit : null;
    const finder = after === null || after.since_run === github.runId ? null : after.since_run;
    const last = finder === null ? head : (rows.find((row) => row.run === finder)?.commit ?? null);
    const suspects = good === null || last === null
        ? null
        : await (0,reference_point .hR)({ ...(await (0,action_request .h_)(request)), base: good, head: last });
    return {
        ...news,
        suite: run.suite.name,
        commit: head,
        since: finder === null ? null : (after?.since_at.slice(0, 10) ?? null),
        good,
        good_at: base.kind === 'none' || base.age_hours === null ? null : hoursBefore(effects.clock.now(), base.age_hours),
        measured_at: effects.clock.now().toISOString(),
        worst_before: bases.ongoing?.worst ?? {},
        compared_with: news.regressions.every(({ id }) => (0,result_night .qd)(id)) ? null : comparedWith,
        suspects,
        has_history: (0,upload_files .tw)(request),
        reproduce: writeCommand(request, { run, bases, head, isReference }),
    };
}
const hoursBefore = (now, hours) => new Date(now.getTime() - hours * 3_600_000).toISOString();
function writeCommand({ inputs, github }, input) {
    const { run, bases, head, isReference } = input;
    const name = run.suite.name;
    const folder = '.goldenpair/last-good-night';
    const fetch = writeDownload(github, name, bases.night_run ?? 0, folder);
    if ((0,run_run .PX)(run)) {
        const tonight = '.goldenpair/tonight';
        const base = isReference ? quoteForShell(bases.reference_path) : folder;
        const fetched = [writeDownload(github, name, github.runId, tonight), ...(isReference ? [] : [fetch])];
        return [...fetched, `${version .zx} compare ${base} ${tonight}`].join(' && ');
    }
    const night = bases.night_run === null ? null : folder;
    const baseline = isReference ? bases.reference_path : night;
    const command = [
        `${version .zx} run --suite ${quoteForShell(inputs.suite)} --variant ${quoteForShell(run.variant)}`,
        `--trials ${run.trials_per_case} --seed ${run.seed}`,
        ...(run.subset === null ? [] : [`--subset ${quoteForShell(run.subset)}`]),
        ...(inputs.targetEnv.length === 0 ? [] : [`--target-env ${quoteForShell(inputs.targetEnv.join(','))}`]),
        ...(baseline === null ? [] : [`--baseline ${quoteForShell(baseline)}`]),
    ];
    const steps = [`git checkout ${head}`];
    if (inputs.workingDirectory !== '.')
        steps.push(`cd ${quoteForShell(inputs.workingDirectory)}`);
    if (!isReference && night !== null)
        steps.push(fetch);
    return [...steps, command.join(' ')].join(' && ');
}
function writeDownload({ owner, repo }, suite, run, folder) {
    return `gh run download ${run} -R ${owner}/${repo} -n ${(0,artifacts .hF)(suite)} -D ${folder}`;
}
function quoteForShell(word) {
    return /^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
const UNCOUNTED = [
    'This night beats the reference. No history is kept here to count such nights; after a second one, raise the reference with ',
    (0,blocks .aY)('goldenpair ratchet'),
    '.',
];
async function proposeReference(request, facts) {
    const { github } = request;
    const { run, bases, comparison, rows } = facts;
    const { reference, reference_path: path } = bases;
    const isWhole = run.subset === null && run.stopped === undefined;
    if (comparison?.verdict.word !== 'improved' || reference.kind === 'none' || !isWhole)
        return { beats: null, text: null };
    const before = await (0,read_run .cI)(reference.folder);
    if ((0,ratchet .A)(before, comparison).length > 0)
        return { beats: null, text: null };
    const beats = before.run_id;
    const first = rows.findLast((row) => (0,nights_history .$n)(row) && row.night.beats === beats);
    if (!(0,upload_files .tw)(request))
        return { beats, text: UNCOUNTED };
    if (first === undefined)
        return { beats, text: ['One night beats the reference; after a second one, Goldenpair proposes to raise it.'] };
    const folders = ['.goldenpair/night-1', '.goldenpair/night-2'];
    const command = [
        writeDownload(github, run.suite.name, first.run, folders[0]),
        writeDownload(github, run.suite.name, github.runId, folders[1]),
        `${version .zx} ratchet ${folders.join(' ')} --reference ${quoteForShell(path)}`,
    ].join(' && ');
    return { beats, text: ['Two nights beat the reference. To raise it, for review: ', (0,blocks .aY)(command)] };
}

;// CONCATENATED MODULE: ./build/modes/nightly/bisect-night.js

















const MAX_NAMED = 5;
const bisect_night_LONGEST_SUBJECT = 100;
const [START, END] = ['<!-- goldenpair found the commit -->', '<!-- end of the commit -->'];
function readKeptSearch(body) {
    const start = body.indexOf(`\n${START}\n`);
    const end = body.indexOf(`\n${END}`, start);
    return start < 0 || end < 0 ? null : body.slice(start + 1, end + 1 + END.length);
}
function readCulprit(search) {
    return search?.startsWith(START) === true ? (/\/commit\/([0-9a-f]{40})\)/.exec(search)?.[1] ?? null) : null;
}
async function bisectNight(request, facts) {
    const { inputs, effects } = request;
    if (inputs.bisect === null)
        return { text: null, culprit: null };
    try {
        return await searchNight(request, facts, inputs.bisect);
    }
    catch (error) {
        if (!(error instanceof model_error .yo) || effects.signal.aborted)
            throw error;
        effects.log.warning(`The commit was not searched: ${error.message}`);
        return say(`not searched. ${error.message}`);
    }
}
const sayWhich = (text) => (0,blocks .FY)((0,blocks .ko)('Which commit:'), ` ${text}`);
const say = (text) => ({ text: (0,block_markdown .Es)([sayWhich(text)]), culprit: null });
async function searchNight(request, { run, folder, bases, regressions }, minutes) {
    const { inputs, effects, outputFolder, workingDirectory } = request;
    const base = isReferenceOnly(regressions) ? bases.reference : bases.night;
    if ((0,run_run .PX)(run))
        return say('not searched, because results of another harness cannot be measured again.');
    if (base.kind === 'none' || base.commit === null || run.commit === null)
        return say('not searched, because the last good commit is not known.');
    const history = await (0,git .VE)(base.commit, run.commit, workingDirectory);
    const { common } = await (0,measure_checkout .qK)(request);
    const maxCostUsd = common.suite.max_cost_usd ?? null;
    const ends = {
        good: await (0,read_run .my)(base.folder, effects),
        bad: await (0,read_run .my)(folder, { log: effects.log, run }),
    };
    const regressed = regressions
        .map(({ result }) => result?.metric.id ?? 'success')
        .sort((a, b) => Number(b === 'success') - Number(a === 'success'));
    if (inputs.issues.keep === 'dry-run') {
        const chosen = (0,count_probes .$B)(ends.good, ends.bad, common.suite, regressed);
        const commits = `${(0,format_number .pq)(history.commits.length, 'commit')} after ${(0,join_names .Ax)(base.commit)} up to ${(0,join_names .Ax)(run.commit)}`;
        const budget = maxCostUsd === null ? '' : `${(0,format_number .up)(maxCostUsd)} and `;
        const most = `at most ${budget}${(0,format_number .pq)(minutes, 'minute')}`;
        return say(`not searched in a dry run. A search would ask ${(0,describe .Ie)(chosen)}, of the ${commits}, for ${most}.`);
    }
    effects.log.info(`Searching ${(0,format_number .pq)(history.commits.length, 'commit')} for the one that broke cases.`);
    const found = await (0,bisect .h)({
        measuring: {
            ...common,
            scorer: request.scorer,
            suitePath: inputs.suite,
            variant: run.variant,
            temporary: effects.env['RUNNER_TEMP'] ?? '',
        },
        history,
        subset: run.subset,
        ends,
        trials: run.trials_per_case,
        regressed,
        folder: (0,external_node_path_.join)(outputFolder, 'bisect'),
        isResuming: false,
        maxCostUsd,
        maxMinutes: minutes,
    });
    const story = (0,describe .em)(history, found);
    effects.log.info(story.headline);
    const [only, ...others] = story.commits;
    const isOne = found.end.kind === 'found' && only !== undefined && others.length === 0;
    const origin = isOne ? await findOrigin(request, only.sha) : NO_ORIGIN;
    const text = (0,block_markdown .Es)(writeStory(request, story, { origin, search: found.search }));
    if (!isOne)
        return { text, culprit: null };
    const isBroken = (found.search.cases?.metric ?? 'success') === 'success';
    const body = (0,block_markdown .Es)([
        (0,blocks .FY)('Since this pull request, cases of the golden suite ', (0,blocks .aY)(run.suite.name), isBroken ? ' fail. ' : ' are worse. ', story.headline),
        (0,blocks .FY)(`${story.evidence}.`),
    ]);
    const culprit = origin.pull === null ? null : { number: origin.pull, sha: only.sha, body };
    return { text: `${START}\n${text}\n${END}`, culprit };
}
const NO_ORIGIN = { login: null, pull: null };
async function findOrigin({ github, effects }, sha) {
    const { owner, repo } = github;
    const find = async () => {
        const client = await effects.connect();
        const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha });
        const pull = data.find(({ merged_at: at }) => at !== null);
        const { author } = (await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 })).data;
        const login = author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null;
        return { login: login ?? pull?.user?.login ?? null, pull: pull?.number ?? null };
    };
    return (0,client .cb)(find, ({ status, message }) => {
        effects.log.warning(`The pull request of ${(0,join_names .Ax)(sha)} is not known: GitHub answered ${status} (${message}). Reading it needs \`pull-requests: read\`.`);
        return NO_ORIGIN;
    });
}
function writeStory({ github }, story, { origin, search }) {
    const site = `${github.serverUrl}/${github.owner}/${github.repo}`;
    const { login, pull } = origin;
    const items = story.commits.map(({ sha, author, subject }) => [
        ...(0,blocks .nf)((0,join_names .Ax)(sha), `${site}/commit/${sha}`),
        ` ${(0,cut_text .I)(subject, bisect_night_LONGEST_SUBJECT)} (${login ?? author})`,
        ...(pull === null ? [] : [', ', ...(0,blocks .nf)(`#${pull}`, `${site}/pull/${pull}`)]),
    ]);
    const lines = search.probes.map(({ sha, flipped, problem }) => [
        (0,blocks .aY)((0,join_names .Ax)(sha)),
        problem === null ? ` ${(0,describe .vS)(flipped, search.cases)}` : ` skipped: ${problem}`,
    ]);
    return (0,omit_undefined .Eb)(sayWhich(story.headline), items.length > 0 && (0,blocks .p_)((0,join_names .Ac)(items, MAX_NAMED)), lines.length > 0 && (0,blocks .zH)(`Evidence: ${story.evidence}`, (0,blocks .p_)(lines)));
}

var compare_runs = __webpack_require__(56322);
var confirmation = __webpack_require__(95577);
var rounds_plan = __webpack_require__(87375);
var inference = __webpack_require__(96762);
var rules = __webpack_require__(72734);
var read_arms = __webpack_require__(68189);
var headline = __webpack_require__(31173);
;// CONCATENATED MODULE: ./build/modes/nightly/confirm-worse.js

















async function confirmNew(request, { look, ...facts }) {
    if (look.kind !== 'worse')
        return null;
    const regressions = look.regressions.filter(({ id }) => !look.known.has(id));
    if (regressions.length + look.watched.length === 0)
        return null;
    const worse = { ...facts, look: { ...look, regressions } };
    return (0,run_run .PX)(facts.run) ? confirmByLastNight(request, worse) : measureOnceMore(request, worse);
}
function joinConfirmed({ regressions, known }, confirmation) {
    const confirmed = confirmation?.kind === 'confirmed' ? confirmation.regressions : [];
    const isReported = ({ id }) => known.has(id) || confirmed.some((one) => one.id === id);
    const regressed = [
        ...regressions.filter(isReported),
        ...confirmed.filter((one) => !regressions.some(({ id }) => id === one.id)),
    ];
    return regressed.length === 0 && confirmation?.kind === 'unconfirmed'
        ? { kind: 'unconfirmed', reason: confirmation.reason }
        : { kind: 'regressed', regressions: regressed };
}
async function confirmByLastNight(request, { look, run, folder, bases, rows }) {
    const last = rows.filter(nights_history .$n).findLast(({ night }) => night.outcome !== 'unclear')?.night;
    const isWorse = last !== undefined && last.outcome !== 'good' && last.outcome !== 'start';
    const before = [
        ...(isWorse ? [...Object.keys(last.worse), ...last.suspect] : []),
        ...Object.keys(bases.ongoing?.worst ?? {}),
    ];
    const again = { ...look, regressions: look.regressions.filter(({ id }) => before.includes(id)), watched: [] };
    const compared = await compareFresh(request, { look: again, run, folder, bases, subset: run.subset });
    const regressions = keepConfirmed(again, compared);
    return regressions.length === 0
        ? { kind: 'unconfirmed', reason: 'results cannot be measured again, so the next night decides', figures: '' }
        : { kind: 'confirmed', regressions, by: 'the results of an earlier night' };
}
async function measureOnceMore(request, { look, run, bases }) {
    const slices = new Map(run.gates.map(({ id, where }) => [id, where]));
    const subset = chooseFreshCases(look, { whole: run.subset, slices });
    const hasCases = look.watched.length > 0 || look.regressions.some(({ of }) => of.kind === 'case');
    const leastTrials = hasCases && !run.settings.deterministic ? confirmation .t3 : 1;
    request.effects.log.info('Something got worse: measuring its cases once more.');
    try {
        const inRounds = roundsOf(request, { look, run, bases, subset });
        const asksAll = leastTrials === 1 ? undefined : `zero tolerance needs ${confirmation .t3} trials of a case`;
        const rounds = inRounds && (await __webpack_require__.e(  8514).then(__webpack_require__.bind(__webpack_require__, 53276))).askInRounds({ ...inRounds, asksAll });
        const fresh = await (0,measure_checkout .PL)(request, run.commit ?? '', leastTrials, { subset, rounds });
        const compared = await compareFresh(request, { look, run, folder: fresh.folder, bases, subset });
        const regressions = keepConfirmed(look, compared);
        const figures = describeFresh(look, compared);
        const by = `a fresh run of ${(0,format_number .pq)(fresh.run.cases.length, 'case')}, judged on the new data alone`;
        if (regressions.length > 0)
            return { kind: 'confirmed', regressions, by: `${by}${figures}` };
        const hasGates = look.regressions.some(({ of }) => of.kind === 'gate');
        return hasGates && compared.every(({ comparison }) => comparison.verdict.word === 'invalid')
            ? { kind: 'unconfirmed', reason: 'the fresh run is invalid', figures: '' }
            : { kind: 'unconfirmed', reason: `${by}, does not show it again`, figures };
    }
    catch (error) {
        if (!(error instanceof model_error .yo) || request.effects.signal.aborted)
            throw error;
        return { kind: 'unconfirmed', reason: `the fresh run failed: ${error.message}`, figures: '' };
    }
}
function roundsOf({ inputs, effects }, { look, run, bases, subset }) {
    const ofGates = look.regressions.filter(({ of }) => of.kind === 'gate');
    const against = ofGates.some((one) => one.against === 'reference') ? 'reference' : 'night';
    const main = bases[against];
    if (ofGates.length === 0 || main.kind === 'none' || inputs.trials !== null)
        return undefined;
    const only = { gates: gatesInQuestion(look, run), subset, strictness: CONFIRMATION_STRICTNESS[against] };
    const rules = async (fresh) => Promise.resolve(chooseRules(fresh, only));
    return { main: main.folder, beside: null, cap: rounds_plan .JH, log: effects.log, rules };
}
function gatesInQuestion({ regressions }, { gates }) {
    const worse = new Set(regressions.flatMap(({ of }) => (of.kind === 'gate' ? [of.id] : [])));
    return worse.size === 0 ? gates : gates.filter(({ id }) => worse.has(id));
}
async function compareFresh(request, { look, run, folder, bases, subset }) {
    const compared = [];
    for (const against of new Set([...look.regressions, ...look.watched].map((one) => one.against))) {
        const comparison = await compareWith(request, {
            folder,
            baseline: bases[against],
            only: { gates: gatesInQuestion(look, run), subset, strictness: CONFIRMATION_STRICTNESS[against] },
            isOfTheseCases: true,
        });
        compared.push({ against, comparison });
    }
    return compared;
}
async function compareWith({ inputs, effects }, compared) {
    const { folder, baseline, only, isOfTheseCases } = compared;
    const run = await (0,read_run .cI)(folder);
    const ruleSet = only === undefined ? null : chooseRules(run, only);
    const read = await (0,read_arms .S3)({ ...effects, candidates: [folder], baseline, ruleSet, outputFolder: (0,external_node_path_.dirname)(folder) });
    return (0,compare_runs .q)({
        baseline: read.baseline.kind === 'none' ? null : read.baseline.scored,
        candidate: read.candidates[0].scored,
        failOn: inputs.failOn,
        inference: isOfTheseCases ? (0,inference .h)('recorded', run.settings.inference) : 'cases-like-these',
        ...(ruleSet && { ruleSet }),
    });
}
function chooseRules(run, { gates, subset, strictness }) {
    const own = (0,rules .M)(run);
    const settings = { ...own.settings, alpha: own.settings.alpha / strictness };
    return { rules: { ...own, gates, settings }, from: 'head', changes: [], subset };
}
function decideVerdict({ verdict, gates }, { tonight, outcome, failOn }) {
    if (verdict.exit_code === 4)
        return verdict;
    if (tonight.kind === 'regressed') {
        const exit_code = failOn === 'never' || outcome === 'accepted' ? 0 : 1;
        if (verdict.word === 'regressed')
            return { ...verdict, exit_code, passed: exit_code === 0 };
        return { ...verdict, word: 'regressed', because: 'gate', exit_code, passed: exit_code === 0 };
    }
    if (verdict.word !== 'regressed' || tonight.kind !== 'unconfirmed')
        return verdict;
    const isUnmeasured = gates.some((result) => result.gate.severity === 'fail' && result.verdict === 'invalid');
    const exit_code = failOn === 'inconclusive' || (isUnmeasured && failOn !== 'never') ? 2 : 0;
    return { ...verdict, word: 'inconclusive', because: 'gate', exit_code, passed: exit_code === 0 };
}
function writeNightHeadline(tonight, { first, known }) {
    const own = first === undefined ? [] : findRegressions(first.comparison, first.against);
    if (tonight.kind === 'unconfirmed') {
        const [worst] = own;
        const fact = worst === undefined ? 'something got worse' : describeForTitle(worst);
        const line = { ...(0,word_styles .cv)('inconclusive', fact, ', in one measurement only'), brief: [fact, ', once'] };
        return (0,word_styles ._r)(line, (0,headline .D5)((0,headline .uh)(first?.comparison.gates ?? [])));
    }
    const [worst] = tonight.kind === 'regressed' ? tonight.regressions : [];
    if (tonight.kind !== 'regressed' || worst === undefined)
        return null;
    const isOwn = own.some(({ id }) => tonight.regressions.some((one) => one.id === id));
    if (first?.comparison.verdict.word === 'regressed' && isOwn)
        return null;
    const from = worst.against === 'reference' ? ', against the reference' : '';
    return [`❌ ${known.has(worst.id) ? 'Still regressed' : 'Regressed'}: ${describeForTitle(worst)}${from}`];
}

;// CONCATENATED MODULE: ./build/modes/nightly/conclude-night.js


















async function concludeNight(request, facts) {
    const { inputs, github, effects } = request;
    const { run, bases, stored, evaluation } = facts;
    const rows = (0,nights_history .bg)(stored.rows, github.runId);
    const folder = evaluation.runFolders.at(-1) ?? '';
    const compared = await compareAll(request, facts);
    const { ongoing } = bases;
    const ids = Object.keys(ongoing?.worst ?? {});
    const look = joinComparisons(compared, {
        missing: findMissing(bases, (0,upload_files .tw)(request)),
        unreachable: bases.unreachable,
        bounds_stand: ongoing !== null && ids.every(result_night .qd),
        stands: new Set(ongoing?.is_accepted === true ? [] : ids),
        zero_tolerance: run.settings.zero_tolerance,
    });
    const confirmation = await confirmNew(request, { look, run, folder, bases, rows });
    const settled = look.kind === 'worse' ? joinConfirmed(look, confirmation) : look;
    const comparison = compared.find(({ against }) => against === 'reference')?.comparison ?? null;
    const beside = recordNight(comparison, { rows, hash: sha256 .s });
    const drift = comparison === null || beside === undefined
        ? noDrift(ongoing)
        : findDrift({ rows, comparison, beside, at: run.started_at, ongoing, tonight: settled });
    const tonight = addDrift(settled, drift);
    const followed = checkOngoing(ids, compared, run.settings.zero_tolerance);
    const by = [confirmation?.kind === 'confirmed' ? confirmation.by : null, drift.by].filter((one) => one !== null);
    const proposal = await proposeReference(request, { run, bases, rows, comparison });
    const counted = stored.problem === null ? tonight : { kind: 'invalid', reason: stored.problem };
    const found = await lookForIssue(request, facts, { tonight: counted, rows });
    const reported = (0,marker .gY)(found.own?.body ?? '')?.run ?? 0;
    const night = {
        outcome: 'unclear',
        base_run: bases.night_run,
        worse: Object.fromEntries(regressionsOf(counted).map(({ id, margins }) => [id, margins])),
        suspect: conclude_night_listSuspects(counted, look),
        beats: proposal.beats,
        has_issue: null,
        ...(beside !== undefined && { beside_reference: beside }),
    };
    const decision = decideNight({
        tonight: counted,
        row: { ...(0,upload_files .FL)(request, { ...run, mode: 'nightly' }, { night }), night },
        issue: found.state,
        before: ongoing,
        ongoing: {
            good: [...followed.good, ...drift.ongoing.good],
            unknown: [...followed.unknown, ...drift.ongoing.unknown],
        },
        good_before: (0,upload_files .tw)(request) ? (0,nights_history .aH)(rows.filter(({ run: earlier }) => earlier > reported)) : null,
    });
    const { outcome, action } = decision;
    const regressions = regressionsOf(tonight);
    for (const one of regressions)
        effects.log.warning(`${describeRegression(one, run.commit ?? '')}.`);
    const recovered = action.kind === 'close' && ongoing !== null ? describeRecovery(ongoing.worst, compared) : [];
    const { state } = found;
    const isSeen = state.kind === 'unknown' ? null : state.kind === 'found' && state.is_open;
    const notes = (0,omit_undefined .Eb)(by.length > 0 && tonight.kind === 'regressed' && [`Confirmed by ${by.join(', and by ')}.`], tonight.kind === 'unconfirmed' &&
        confirmation?.kind === 'unconfirmed' && [`${(0,join_names .yV)(confirmation.reason)}${confirmation.figures}.`], ...writeOngoing({ ongoing, own: found.own, tonight, decision, now: run.started_at }), proposal.text);
    return {
        verdict: decideVerdict((0,result_comparison ._g)(evaluation.comparison), { tonight, outcome, failOn: inputs.failOn }),
        regressed: regressions.flatMap(({ result }) => result?.metric.id ?? []),
        headline: writeNightHeadline(tonight, { first: compared[0], known: new Set(ids) }),
        label: notes.length === 0 ? null : notes.map(block_markdown .x).join('\n>\n> '),
        issue: await composeIssue(request, facts, { tonight: counted, found, decision, recovered, by }),
        news: inputs.issues.keep === 'dry-run'
            ? null
            : describeNews(action, { suite: run.suite.name, commit: run.commit ?? '', regressions, recovered }),
        night: {
            ...night,
            outcome,
            good_on: decision.good_on,
            has_issue: action.kind !== 'nothing' && inputs.issues.keep === 'always' ? true : isSeen,
        },
    };
}
const regressionsOf = (night) => (night.kind === 'regressed' ? night.regressions : []);
function conclude_night_listSuspects(counted, look) {
    if (counted.kind === 'good')
        return [...counted.suspect];
    const reported = regressionsOf(counted).map(({ id }) => id);
    const isCounted = counted.kind === 'regressed' || counted.kind === 'unconfirmed';
    return isCounted && look.kind === 'worse'
        ? look.regressions.map(({ id }) => id).filter((id) => !reported.includes(id))
        : [];
}
function findMissing({ ongoing, night, reference }, hasNights) {
    if (!hasNights)
        return night.kind === 'none' && reference.kind === 'none' ? `${night.reason}, and ${reference.reason}` : null;
    if (ongoing === null)
        return null;
    const base = ongoing.base_run === null ? reference : night;
    return base.kind === 'none' ? base.reason : null;
}
async function compareAll(request, { run, bases, evaluation }) {
    const first = {
        against: bases.night.kind === 'found' ? 'night' : 'reference',
        comparison: (0,result_comparison ._g)(evaluation.comparison),
    };
    if (first.against === 'reference' || bases.reference.kind === 'none')
        return [first];
    const comparison = await compareWith(request, {
        folder: evaluation.runFolders.at(-1) ?? '',
        baseline: bases.reference,
        isOfTheseCases: run.settings.deterministic,
    });
    return [first, { against: 'reference', comparison }];
}
async function lookForIssue(request, { bases, marker }, { tonight, rows }) {
    const { inputs, github } = request;
    const unknown = (reason) => ({ state: { kind: 'unknown', reason }, own: null, duplicates: [] });
    if (inputs.issues.keep === 'never')
        return unknown('the input `issues` is `never`');
    if (github.branch !== github.defaultBranch)
        return unknown(`this is ${github.branch ?? 'a tag'}, not the default branch`);
    const isCalm = bases.ongoing === null && rows.findLast(nights_history .$n)?.night.has_issue === false;
    if (tonight.kind === 'regressed' || !isCalm)
        return findIssue(request, marker);
    return unknown(tonight.kind === 'good' ? 'nothing is wrong' : tonight.reason);
}
async function composeIssue(request, { run, bases, stored, evaluation }, outcome) {
    const { inputs, github } = request;
    const { tonight, found, decision, by, recovered } = outcome;
    const { action, after } = decision;
    const { state, duplicates, own } = found;
    const { labels, assignees, keep } = inputs.issues;
    if (state.kind === 'unknown')
        return { kind: 'none', reason: state.reason };
    const title = readTitle(own);
    const place = { owner: github.owner, repo: github.repo, duplicates, last_title: title.last, note: own?.note ?? '' };
    const issue = { kind: 'issue', ...place, action, labels, assignees, is_dry_run: keep === 'dry-run' };
    if (action.kind === 'close') {
        const last = `the last on commit ${(0,join_names .Ax)(run.commit ?? '')} ([run](${github.runUrl}))`;
        const reason = `Closed: ${(0,render_escape .FV)(writeClosing(recovered))}, ${last}.`;
        const rest = own?.body.split('\n').slice(1).join('\n') ?? '';
        return { ...issue, title: null, body: `**${reason}**\n\n${rest}`, comment: reason };
    }
    if (tonight.kind !== 'regressed')
        return { ...issue, title: null, body: '', comment: null };
    const isNew = action.kind === 'open' || action.kind === 'reopen';
    const isNews = isNew || (action.kind === 'update' && action.news !== null);
    const worse = { run, bases, regressions: tonight.regressions };
    const kept = action.kind === 'update' ? readKeptSearch(own?.body ?? '') : null;
    const search = kept === null && action.kind !== 'nothing'
        ? await bisectNight(request, { ...worse, folder: evaluation.runFolders.at(-1) ?? '' })
        : { text: kept, culprit: null };
    const facts = await gatherFacts(request, {
        ...worse,
        rows: stored.rows,
        after,
        confirmation: by.join(', and by '),
        search: search.text,
        culprit: readCulprit(search.text),
        trends: evaluation.trends,
    });
    return {
        ...issue,
        title: title.isOurs && isNews ? writeIssueTitle(facts) : null,
        body: writeIssueBody(facts, evaluation, inputs.issues.mention),
        comment: writeIssueComment(action, facts, github.runUrl),
        ...(search.culprit !== null && { culprit: search.culprit }),
        ...(inputs.issues.commentOnCommits && isNew && { commits: writeCommitComments(facts) }),
    };
}

var pool_runs = __webpack_require__(71699);
var baseline = __webpack_require__(95098);
var fetch_candidate = __webpack_require__(85037);
var files = __webpack_require__(60198);
;// CONCATENATED MODULE: ./build/modes/nightly/find-bases.js











const MAX_TRIED = 3;
const EXPIRED = { reason: 'its artifact has expired', kind: 'expired' };
const NOWHERE = { sha: null, how: 'a reference has no place in the history' };
const WANTED = 'a reference that `goldenpair ratchet` wrote, but the checkout has no such file';
async function findBases(request, suite, stored) {
    const { inputs, github, effects } = request;
    const rows = (0,nights_history .bg)(stored.rows, github.runId);
    const ongoing = (0,nights_history .LW)(rows);
    const found = await findNight(request, { suite, stored, runs: (0,nights_history .Jv)(rows, ongoing) });
    const reference_path = inputs.reference ?? external_node_path_.posix.join((0,external_node_path_.dirname)(inputs.suite), 'reference.json');
    const isNamed = inputs.reference !== null || inputs.results.length === 0;
    const hasReference = isNamed && (await (0,files .t2)(external_node_path_.resolve(request.workingDirectory, reference_path)));
    const reference = hasReference
        ? await (0,find_baseline .hd)({ request, suite, point: NOWHERE }, { input: reference_path, into: null })
        : { kind: 'none', reason: isNamed ? `there is no ${reference_path}` : 'no `reference` is named' };
    if (reference.kind === 'none' && hasReference)
        effects.log.warning(`The reference is not used: ${reference.reason}.`);
    if (found.unreachable !== null && stored.problem === null)
        effects.log.error(`Nothing was compared with it: ${found.unreachable}.`);
    return {
        ...found,
        reference,
        reference_path,
        ongoing,
    };
}
async function requireReference(request) {
    const { reference } = request.inputs;
    if (reference !== null && !(await (0,files .t2)(external_node_path_.resolve(request.workingDirectory, reference))))
        throw (0,model_error .v1)('reference', reference, WANTED);
}
async function findNight(request, { suite, stored, runs }) {
    const { log } = request.effects;
    const none = (reason, unreachable) => {
        const lost = unreachable === null ? {} : { lost: 'unreadable' };
        return { night: { kind: 'none', reason, ...lost }, night_run: null, unreachable };
    };
    if (!(0,upload_files .tw)(request))
        return none('a GitHub Enterprise Server keeps no nights', null);
    if (stored.problem !== null)
        return none(stored.problem, stored.problem);
    const refusals = [];
    let unreachable = null;
    for (const run of runs.slice(0, MAX_TRIED)) {
        const candidate = stored.candidates.find(({ runId }) => runId === run);
        const folder = (0,external_node_path_.join)(request.outputFolder, 'earlier', String(run));
        const isHere = candidate === undefined || stored.folders.has(run);
        const unfetched = isHere ? null : await (0,fetch_candidate .CG)((0,action_request .lp)(request), candidate, folder);
        const look = { folder, suite, inspect: async (at) => (0,find_baseline .uM)(at, log) };
        const read = unfetched ?? (candidate === undefined ? EXPIRED : await (0,fetch_candidate ._w)(candidate, look));
        if (read.kind === 'read' && candidate !== undefined) {
            const own = await takeOwnTrials(folder, log);
            return { night: describeNight(request, candidate, own), night_run: run, unreachable: null };
        }
        const reason = read.kind === 'read' ? '' : read.reason;
        refusals.push(`the last good night, run ${run}, cannot be used: ${reason}`);
        log.info(`Skipped the night of run ${run}: ${reason}.`);
        if (unfetched !== null && (0,fetch_candidate .KL)(unfetched))
            unreachable ??= refusals.at(-1) ?? null;
    }
    return none(refusals[0] ?? 'no good night is known yet', unreachable);
}
async function takeOwnTrials(folder, log) {
    const run = await (0,read_run .cI)(folder);
    if (run.pooled === undefined)
        return folder;
    const own = `${folder}-alone`;
    await (0,pool_runs .du)({ folder, run }, own, log);
    return own;
}
function describeNight({ github, effects }, { artifact, commit, runId }, folder) {
    const age_hours = (0,baseline .UH)(artifact.createdAt, effects.clock.now());
    return {
        kind: 'found',
        folder,
        commit,
        branch: github.defaultBranch,
        age_hours,
        distance: null,
        run_url: `${github.serverUrl}/${github.owner}/${github.repo}/actions/runs/${runId}`,
        note: null,
        stale: (0,baseline .M0)(null, age_hours) ?? undefined,
    };
}

;// CONCATENATED MODULE: ./build/modes/nightly/nightly.js













const runNightly = async (request) => {
    const { github, workingDirectory, effects } = request;
    const { event } = github;
    if (event.kind !== 'schedule' && event.kind !== 'workflow_dispatch' && event.kind !== 'push') {
        const needs = '`schedule`, `workflow_dispatch` or `push`';
        throw new model_error .yo('mode-needs-event', { mode: 'nightly', event: github.eventName, needs });
    }
    await requireReference(request);
    const checkout = await (0,github_checkout .b$)({ workingDirectory, fallbackSha: event.sha });
    const plan = await (0,measure_checkout .SH)(request, { mode: 'nightly', commit: checkout.sha });
    const suite = plan.name;
    const stored = await (0,upload_files .jC)(request, suite, effects.log.error);
    const newest = await (0,same_target .ji)(request, plan, stored);
    const { folder, run } = await (0,main_tries .S)(request, plan, { newest, stored });
    const keep = async (night) => {
        const isValid = night !== null && (0,find_baseline .t8)(night.verdict, run);
        const outcome = night === null ? {} : { verdict: night.verdict.word, night: night.night, passes: night.passes };
        const row = (0,upload_files .FL)(request, { ...run, mode: 'nightly', spent_usd: await sumSpent(request, run) }, outcome);
        const word = night?.verdict.word ?? null;
        const whole = isValid ? await (0,main_tries .z)(request, { folder, run }, { newest, stored }, word).write() : folder;
        await (0,upload_files .$H)(request, { suite, folder: whole, isValid, stored, row });
    };
    if (stored.problem !== null && stored.problem_kind === 'forbidden') {
        await keep(null);
        throw new model_error .yo('baseline-forbidden', { reason: stored.problem });
    }
    const bases = await findBases(request, suite, stored);
    const marker = (0,report_run .we)(request, suite, checkout.sha);
    const report = {
        request,
        candidates: [folder],
        marker,
        baseline: bases.night.kind === 'none' && bases.reference.kind === 'found' ? bases.reference : bases.night,
        inference: run.settings.deterministic ? 'recorded' : 'cases-like-these',
        place: { kind: 'none', reason: 'a night has no pull request' },
        label: null,
        history: (0,nights_history .rK)(stored.rows, run.variant),
    };
    const evaluated = await (0,upload_files .RM)((0,report_run .tL)(report), async () => keep(null));
    const concluding = concludeNight(request, { run, bases, stored, marker, evaluation: evaluated.evaluation });
    const { passes } = evaluated.evaluation;
    const night = { ...(await (0,upload_files .RM)(concluding, async () => keep(null))), passes };
    const verdict = await (0,upload_files .RM)((0,report_run .ZM)(report, evaluated, night), async () => keep(night));
    await keep(night);
    return verdict.exit_code;
};
async function sumSpent(request, run) {
    if (run.spent_usd === undefined)
        return undefined;
    const folder = (0,measure_checkout .fh)(request);
    const second = (await (0,write_run .gb)(folder)) ? await (0,read_run .cI)(folder) : null;
    const isOfThisNight = second !== null && Date.parse(second.started_at) >= Date.parse(run.started_at);
    return run.spent_usd + (isOfThisNight ? (second.spent_usd ?? 0) : 0);
}


  }),

  44288:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kn: () => (  writeStatus),
    Or: () => (  announceAside),
    VW: () => (  clearPending),
    dP: () => (  tryRequest),
    gK: () => (  PENDING_STATE),
    qF: () => (  readPendingReport)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23503);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);






function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isReadOnly = !('kind' in place) && place.isFork;
    const isCommented = !('kind' in place) && !isReadOnly && inputs.comment.when === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    if (isCommented)
        keep();
    const say = async () => (isCommented ? announceInComment(request, { marker, place }) : null);
    const history = await tryRequest(effects.log, say);
    if (inputs.check && !isReadOnly) {
        pending = { ...pending, has_check: true };
        keep();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Xq)({ client: await effects.connect(), wait: effects.wait }, pending);
        pending = { ...pending, check_id: await tryRequest(effects.log, open) };
        keep();
    }
    return {
        pending,
        history,
    };
}
function clearPending({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    effects.saveState(PENDING_STATE, left.number === null && !left.has_check ? '' : JSON.stringify(left));
}
async function announceInComment({ github, effects }, { marker, place }) {
    const target = { client: await effects.connect(), ...place, wait: effects.wait };
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target);
    const history = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  ._T)(own, marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .tx)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const headline = `⏳ Measuring \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .Ax)(marker.sha)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const status = { marker: { ...marker, state: 'measuring' }, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .HF)(target, plan, { marker: status.marker, body: (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .yA)(status, last) });
}
async function tryRequest(log, request) {
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .cb)(request, ({ status, message }) => {
        log.debug(`GitHub rejected it: ${status} ${message}`);
        return null;
    });
}
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    run: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    number: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
    has_check: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    check_id: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
});
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


  }),

  89510:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  findLowered),
    U: () => (  ratchet)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56322);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77377);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21501);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35560);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47673);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38045);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12141);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(47704);
  var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9073);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);















async function ratchet({ folders, reference: path, allowLower, log }) {
    const first = folders[0] === undefined ? undefined : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .cI)(folders[0]);
    const declared = first && (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(first);
    const before = (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_10__  .A_)(path)) ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .my)(path, { log, declared }) : null;
    const compared = [];
    for (const [place, folder] of folders.entries()) {
        const scored = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .my)(folder, { log, run: place === 0 ? first : undefined });
        const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it was measured in the same session as the other run, so the two are not independent');
        const comparison = (0,_compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__  .q)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(invalid)}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : findLowered(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0) {
        const words = short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ');
        return {
            ...result,
            written: false,
            reason: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_12__  .pq)(compared.length, 'run')} must both improve on it, and ${words}`,
        };
    }
    if (lowered.length > 0 && allowLower === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .fR)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it never finished';
    if (run.stopped !== undefined)
        return (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .p_)(run.stopped);
    if ((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__  .hF)(run))
        return _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .wo;
    if (run.shard !== null)
        return `it is shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__  ._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.first_look !== undefined)
        return `it is a first look at ${run.first_look.cases} of ${run.first_look.of} cases`;
    if (run.gates.length === 0)
        return 'it has no gates';
    const planned = run.cases.length * (run.plan === undefined ? run.trials_per_case : 1);
    if (trials.length < planned)
        return `only ${trials.length} of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_12__  .pq)(planned, 'trial')} were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`;
    return null;
}
function writeReference(reference) {
    const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`);
    return `{\n${members.join(',\n')}\n}\n`;
}
function writeMember(value) {
    const items = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : null;
    if (items !== null)
        return enclose('[]', items);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return enclose('{}', members);
}
function enclose(brackets, lines) {
    if (lines.length === 0)
        return brackets;
    return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`;
}
function findLowered(reference, { metrics, gates }) {
    const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric));
    const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }));
    const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]));
    return [...whole, ...slices].flatMap(({ row, where }) => {
        const { metric, n, delta, cause } = row;
        if (metric.environment === 'bound' || metric.direction === 'neutral')
            return [];
        const name = `${metric.title}${where}`;
        if (n === 0 || delta === null)
            return [`${name} cannot be compared (${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Ei)(cause ?? { kind: 'nothing-paired' }, metric)})`];
        if (delta > -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_13__  .p)
            return [];
        const { baseline, candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__  .U6)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__  .aO)(trials), bound);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Oy)({
        kind: 'reference',
        ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__  .y5)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__  .ZV),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['suite', 'run_id', 'mode', 'variant', 'commit', 'branch']),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['started_at', 'finished_at', 'seed', 'trials_per_case']),
        lowered: lowered ?? undefined,
        summaries: sortKeys(Object.fromEntries(measured)),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['gates', 'settings', 'pricing', 'environment']),
        fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
        counts: run.counts,
        stale_cases: run.stale_cases,
        cases: [...run.cases]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map((golden) => {
            const { scores: own, failed } = scores.get(golden.id) ?? { scores: {} };
            const facts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(golden, ['id', 'fingerprint', 'tags', 'difficulty', 'profile']);
            return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Oy)({ ...facts, scores: sortKeys(own), failed });
        }),
    });
}
function collectScores(trials, left_out) {
    const cases = new Map();
    for (const { case: id, scores, unscored, failed } of [...trials].sort((a, b) => a.trial - b.trial)) {
        const found = cases.get(id) ?? { trials: 0, scores: {} };
        cases.set(id, found);
        if (failed === true)
            (found.failed ??= []).push(found.trials);
        found.trials += 1;
        for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
            if (!left_out.has(metric))
                (found.scores[metric] ??= []).push(scores[metric] ?? null);
    }
    return cases;
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


  }),

  54183:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    As: () => (  isComplete),
    ji: () => (  findNewestBaseline),
    q3: () => (  oldestStart)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86349);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16305);
  var _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71699);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1642);
  var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55151);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95098);
  var _store_baselines_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85037);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44970);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58131);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60198);















const other = (reason) => ({ kind: 'other', reason });
async function findNewestBaseline(request, plan, stored) {
    if (plan.kind === 'results' || stored === null)
        return other(null);
    const newest = await findNewest(request, plan.name, stored);
    if (newest === null)
        return other(null);
    const { run } = newest;
    const sources = sourcesOf(plan);
    if (run.commit !== plan.commit && sources === null)
        return other(null);
    const measured = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .Ax)(run.commit ?? '');
    const age = (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .UH)(new Date(oldestStart(run)), request.effects.clock.now());
    if ((0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .M0)(null, age) !== null)
        return other(`The baseline of ${measured} is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .nV)(age)}.`);
    const { common, mode, commit, variant, trials } = plan;
    const planned = (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_3__  .qz)({ ...common, mode, commit, branch: null }, { variant, out: '', trials });
    const differences = planned === null ? ['variant'] : (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .bY)(run, planned, UNKNOWN_YET);
    if (differences.length > 0)
        return other(`The baseline of ${measured} was asked or scored differently: ${differences.join(', ')}.`);
    if (run.counts === null || run.stopped !== undefined)
        return other(`The baseline of ${measured} is not complete.`);
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
        return other(`The baseline of ${measured} has answers from a cache.`);
    const changed = run.commit === plan.commit ? null : await findChange(request, { run, plan, sources: sources ?? [] });
    return changed === null ? newest : other(changed);
}
const UNKNOWN_YET = ['models', 'corpus', 'judge', 'judge_models'].map((name) => `fingerprints.${name}`).concat('judge');
function oldestStart(run) {
    return run.pooled?.[0]?.started_at ?? run.started_at;
}
async function findNewest({ github, effects }, suite, { candidates, folders }) {
    for (const candidate of candidates) {
        const folder = folders.get(candidate.runId);
        if (candidate.runId === github.runId || folder === undefined || (await (0,_store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_6__  .nm)(folder)))
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
    const root = (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .I5)(request.workingDirectory, { directory: plan.suite.directory ?? '' });
    for (const glob of sources)
        if ((await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_11__  .Np)(glob, root)).files.length === 0)
            return `No file matches the source ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(glob)} of the target.`;
    const files = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_2__  .b7)(request.workingDirectory, { from, to })) ??
        (await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__  .iU)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_10__  .h_)(request)), base: from, head: to }));
    if (files === null)
        return `What changed since ${measured} was measured is unknown.`;
    const changed = files.find((file) => (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_5__  .__)(file, sources));
    return changed === undefined ? null : `${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(changed)} changed since ${measured} was measured.`;
}
function isComplete(run, trials) {
    if (run.trials_per_case < trials)
        return false;
    return run.settings.deterministic || run.pooled !== undefined || (0,_measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .S_)(run).trials + trials > _measure_recorded_pool_runs_js__WEBPACK_IMPORTED_MODULE_4__  .XI;
}


  }),

  47324:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $H: () => (  uploadRun),
    FL: () => (  makeHistoryRow),
    Fb: () => (  linkReport),
    OE: () => (  uploadShard),
    RM: () => (  saveOnFailure),
    Zn: () => (  uploadFiles),
    jC: () => (  openHistory),
    tw: () => (  hasHistory)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55156);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29598);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64520);
  var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84324);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58131);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62255);
  var _request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87156);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(77377);
  var _model_run_history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79164);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(35560);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(56410);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95098);
  var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(44504);























async function uploadFiles(request, name, folder, files) {
    const { inputs, effects } = request;
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file));
    const own = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
    const path = own === undefined ? null : await readSuitePath(own);
    const findOther = async () => (path === null ? null : findOtherSuite(request, name, path));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'taken':
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
async function readSuitePath(file) {
    const head = headSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''))).data;
    return head === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(head.suite.directory ?? '', head.suite.file);
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_20__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_20__.string().optional() }) });
async function findOtherSuite(request, name, own) {
    const { github, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .h_)(request);
        const artifact = (await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .NG)({ ...repository, runId: github.runId })).find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__  .b)({ ...repository, artifact, folder });
        const run = (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .CS)(folder, () => true)).find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__  .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__  .Eb) && (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__  .iu)(error) === null)
            throw error;
        effects.log.info(`The owner of the artifact ${name} could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
async function saveOnFailure(stage, keep) {
    return stage.catch(async (error) => {
        await keep();
        throw error;
    });
}
async function uploadShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__  ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__  .y0)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__.appendSummary)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__  .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
async function uploadRun(request, { suite, folder: own, isValid, stored, row }) {
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__  .CX);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .wn)(rows.map((one) => (one === row ? { ...row, suite, known: rows.length } : one))));
    return uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
function makeHistoryRow({ github }, run, outcome) {
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__  .Up)(run, ['mode', 'run_id', 'variant', 'commit', 'branch']),
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_16__  .iH)(run),
        ...outcome,
        spent_usd: run.spent_usd,
        known: 1,
    };
}
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
async function openHistory(request, suite, tellProblem = request.effects.log.warning) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, problem_kind: null, unread: [] };
    }
    const stored = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .aj)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__  .L)({ suite, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'earlier'), home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .lp)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl) === null;
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
