export const id = 7924;
export const ids = [7924];
export const modules = {

  97637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  describeRuleChanges),
    W: () => (  describePriceChanges)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
  var _setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48371);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
function describeRuleChanges(base, head, metrics, isNew = () => false) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        if (only === undefined || only.assumed === true || (old === undefined && isNew(only.metric)))
            return [];
        return [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH];
    const scoring = Object.keys({ ...old, ...now }).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices];
}
function compareJudges(base, head) {
    if (base === null || head === null)
        return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`];
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__  .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
}
const byId = (gates) => new Map(gates.map((gate) => [gate.id, gate]));
function compareGates(base, head, metrics) {
    const metric = metrics.find(({ id }) => id === base.metric);
    const write = (gate) => [
        [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
        ['min', gate.min === null ? 'none' : String(gate.min)],
        ['max', gate.max === null ? 'none' : String(gate.max)],
        ['severity', gate.severity],
        ['evidence', gate.evidence],
        ['primary', String(gate.primary)],
        ['where', gate.where ?? 'all cases'],
    ];
    const now = write(head);
    return write(base).flatMap(([key, old], at) => {
        const value = now[at]?.[1] ?? old;
        return value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
function describePriceChanges(before, after) {
    const [old, now] = [before.mode ?? 'model', after.mode ?? 'model'];
    const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`];
    return [...mode, ...describeModels(before, after), ...describeTiers(before, after)];
}
const MODES = { model: 'model', tier: 'route tier' };
function describeModels(before, after) {
    const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort();
    return models.flatMap((model) => {
        const [old, now] = [before.models[model], after.models[model]];
        if (now === undefined)
            return [`${model} removed`];
        if (old === undefined)
            return [`${model} added: ${listPrice(now)} per 1M`];
        const rates = RATES.filter((rate) => old[rate] !== now[rate]);
        return rates.length === 0
            ? []
            : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`];
    });
}
function describeTiers({ route_tiers: before = {} }, { route_tiers: after = {} }) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((tier) => {
        const [old, now] = [before[tier], after[tier]];
        if (old === now)
            return [];
        if (now === undefined)
            return [`route tier ${tier} removed`];
        return [
            `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
        ];
    });
}
const RATES = ['input', 'output', 'cached'];
function listPrice(price) {
    return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ');
}
const dollars = (rate) => (rate === undefined ? 'not given' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .CE)(rate));


  }),

  48371:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    In: () => (  diffValues),
    US: () => (  buildSettingsTable),
    m2: () => (  listSettingChanges),
    rD: () => (  describeSettingChanges),
    vo: () => (  isDeclared)
  });
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76564);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
  var _model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10945);



const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
const COMMON_LENGTH = 12;
const listSettingChanges = (before, after) => diffValues(before, after).map(writeChange);
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = plain(before) === plain(after);
    const write = (value) => value === undefined ? NOT_SET : (0,_model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .f)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__  ._)(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    return `${start > 0 ? '…' : ''}${(0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .I)(text.slice(start), VALUE_LENGTH)}`;
}
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}
const MAX_ROWS = 20;
const NAME_LENGTH = 80;
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined)
        return [];
    const changes = others.map(({ run }) => {
        const found = listSettingChanges(settingsOf(first.run), settingsOf(run));
        return new Map(found.map((change) => [change.name, change]));
    });
    const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort();
    if (names.length === 0)
        return [];
    const declared = arms.flatMap(({ run }) => run.settings.declared ?? []);
    const table = {
        id: 'settings-diff',
        title: 'Settings that differ between the arms',
        place: 'page',
        columns: [
            { title: 'setting', format: 'text' },
            ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            { title: 'declared', format: 'text' },
        ],
        rows: names.slice(0, MAX_ROWS).map((name) => {
            const own = changes.map((found) => found.get(name));
            return [
                name.slice(0, NAME_LENGTH),
                own.find((change) => change !== undefined)?.before ?? null,
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
            ...(names.length > MAX_ROWS ? [`… and ${names.length - MAX_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function isDeclared(name, declared) {
    return declared.some((one) => name === one || name.startsWith(`${one}.`));
}
function markOf(name, declared) {
    const paths = declared.map((one) => `target.${one}`);
    return isDeclared(name, paths) ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }) {
    const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings;
    return {
        target,
        controlled,
        scoring: { k, primary_k, success, ...scoring },
        run: { seed, trials, subset, concurrency, timeout_seconds, retries },
        answered: { models: fingerprints.models, corpus: fingerprints.corpus },
        environment,
    };
}


  }),

  73475:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ae: () => (  indexTrials),
    Ej: () => (  readColumns),
    Lo: () => (  isScored),
    kr: () => (  NO_CASES),
    nf: () => (  isNewScore),
    v7: () => (  dropUnmeasuredGates)
  });
  var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19021);
  var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34533);




const NO_CASES = new Map();
const indexTrials = (trials) => readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .cg)(trials));
const readColumns = (ordered) => readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .CQ)(ordered));
function readTable(table) {
    return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure));
}
function readColumn(table, metricId) {
    const found = table.column(metricId);
    if (found === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const { trials, failed, values } = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .nP)(found, table, at);
        if (failed > 0)
            return { trials, values, failed };
        return trials === 0 ? undefined : { trials, values };
    });
}
function recordColumn(table, figure) {
    const recorded = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__  .J)(figure, table);
    if (recorded === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const own = recorded[at];
        if (own === undefined || own.trials + own.failed === 0)
            return undefined;
        const { trials, failed, values, record, recordFirst } = own;
        return { trials, values, ...(record !== null && { record, recordFirst }), ...(failed > 0 && { failed }) };
    });
}
function columnOf(placeOf, read) {
    return { get: (caseId) => read(placeOf(caseId)) };
}
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}
function isNewScore(metricId, baseline, candidate) {
    if (baseline === null || baseline.counts?.ok === 0 || !(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .PX)(candidate))
        return false;
    const { mean: before = null, applicable = 0 } = baseline.summaries[metricId] ?? {};
    const isColumn = candidate.metrics.some(({ id, custom }) => id === metricId && custom === true);
    return typeof candidate.summaries[metricId]?.mean === 'number' && (isColumn ? applicable === 0 : before === null);
}
function dropUnmeasuredGates(gates, arms, { run, baseline }) {
    const { metrics, settings } = run;
    const areResults = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .PX)(run);
    const figures = new Map(metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure]])));
    const isReported = (parts) => arms.some((arm) => {
        const { trials, column } = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .cg)(arm);
        const columns = parts.map(column);
        const answered = [...trials.keys()].filter((at) => trials[at]?.failed !== true);
        const some = answered.filter((at) => columns.some((one) => one?.states[at] === _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .Zb));
        const whole = some.filter((at) => columns.every((one) => one?.states[at] === _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .Zb)).length;
        return whole > 0 && whole >= settings.min_scored_share * some.length;
    });
    const isDropped = ({ assumed, primary, metric }) => {
        const figure = figures.get(metric);
        return ((areResults || assumed === true) &&
            !primary &&
            (isNewScore(metric, baseline, run) || !isReported(figure === undefined ? [metric] : (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .js)(figure))));
    };
    return {
        gates: gates.filter((gate) => !isDropped(gate)),
        dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric) && !isReported([gate.metric])),
    };
}


  }),

  44970:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  P5: () => (  describeReference),
  Xn: () => (  find_baseline_findBaseline),
  ah: () => (  findPlanner),
  uM: () => (  inspectBaseline),
  t8: () => (  isKept),
  IB: () => (  locateReference),
  aj: () => (  refuseRef),
  hd: () => (  resolve)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var join_names = __webpack_require__(73341);
var reference_point = __webpack_require__(79608);
var summarize_run = __webpack_require__(8492);
var model_error = __webpack_require__(50262);
var describe_reason = __webpack_require__(11330);
var run_run = __webpack_require__(12141);
var action_request = __webpack_require__(58131);
var artifacts = __webpack_require__(40273);
var baseline = __webpack_require__(95098);
var fetch_candidate = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/store/baselines/artifact.js





const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
const MAX_TRIED = 10;
const MAX_OUTAGES = 3;
async function findArtifactRun(request) {
    const { github: home } = request;
    if (home === null)
        return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' };
    (0,artifacts .HU)(home.serverUrl, '`baseline: artifact`');
    const search = async () => findBaseline({ request, home });
    const outcome = await (0,artifacts .aj)(search, { ...request, ...request.patience }, (one) => one.kind === 'none' && one.because === 'outage' ? one.reason : null);
    if (outcome.kind === 'found')
        return outcome;
    const { because, ...baseline } = outcome;
    if (because === 'forbidden')
        throw new model_error .yo('baseline-forbidden', { reason: baseline.reason });
    return baseline;
}
async function findBaseline(search) {
    const { request, home } = search;
    const name = (0,artifacts .hF)(request.suite);
    const listed = await (0,fetch_candidate .$W)(home, request.suite);
    if ('reason' in listed)
        return unread(listed);
    const admitted = (0,baseline .jU)(listed, home);
    const candidates = admitted.filter(({ artifact }) => !artifact.isExpired);
    if (candidates.length > 0)
        return tryCandidates(search, candidates);
    const branch = home.defaultBranch ?? '(unknown)';
    const lack = listed.length === 0 ? 'exists yet' : `is of this repository's default branch ${branch}`;
    if (admitted.length === 0)
        return none(`no artifact ${name} ${lack}`);
    const gist = `every artifact ${name} has expired`;
    const cure = `run the workflow on ${branch} again, or raise \`retention-days\``;
    return unread({ reason: `${gist}; ${cure}`, gist, kind: 'expired' });
}
function unread({ reason, gist, kind }) {
    return { kind: 'none', reason, gist, lost: 'unreadable', because: kind };
}
const none = (reason) => ({ kind: 'none', reason });
async function tryCandidates(search, candidates) {
    const { request } = search;
    const name = (0,artifacts .hF)(request.suite);
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(search, candidates)) {
        const outcome = await tryCandidate(search, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome);
        const artifact = `The baseline artifact ${candidate.artifact.id} of ${(0,join_names .Ax)(candidate.commit)}`;
        request.log.info(`${artifact} was skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
        if (refusals.filter(({ kind }) => kind === 'outage').length === MAX_OUTAGES)
            break;
    }
    const worst = ['forbidden', 'outage', 'gone', 'other', 'damaged'].flatMap((kind) => refusals.filter((one) => one.kind === kind))[0];
    if (worst?.kind === 'forbidden')
        return unread(worst);
    const why = worst?.reason ?? refusals[0]?.reason;
    const reason = why ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements');
    const explain = (text) => `no artifact ${name} can be used: ${text}`;
    if (worst === undefined)
        return none(explain(reason));
    return unread({ reason: explain(reason), gist: explain(worst.gist ?? reason), kind: worst.kind });
}
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first.reason}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
async function* bestFirst(search, candidates) {
    const isExact = ({ commit }) => commit === search.request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(search, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,baseline .RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
async function measureDistances({ request: { referencePoint }, home }, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => (0,baseline .cr)(home, { commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(baseline .QX))
            break;
    }
    return distances;
}
async function tryCandidate({ request, home }, candidate) {
    const { folder, referencePoint, clock } = request;
    const { owner, repo, serverUrl, defaultBranch: branch } = home;
    const { commit, distance, artifact } = candidate;
    const unfetched = await (0,fetch_candidate .CG)(home, candidate, folder);
    if (unfetched !== null)
        return unfetched;
    if (await (0,baseline .nm)(folder))
        return { kind: 'empty' };
    const read = await (0,fetch_candidate ._w)(candidate, request);
    if (read.kind !== 'read')
        return read;
    const asked = { of: commit, ownMs: artifact.createdAt.getTime(), now: clock.now() };
    const { note: measured, age_hours } = (0,fetch_candidate .aY)(read.header, asked);
    const notes = [measured, (0,baseline .be)(distance, referencePoint !== null)];
    const note = notes.filter((one) => one).join('; ') || null;
    const run_url = `${serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`;
    const stale = (0,baseline .M0)(distance, age_hours) ?? undefined;
    return { kind: 'found', folder, commit, branch, age_hours, distance, run_url, note, stale };
}

var path = __webpack_require__(22742);
var read_run = __webpack_require__(41345);
var suite_origin = __webpack_require__(99050);
;// CONCATENATED MODULE: ./build/modes/find-baseline.js













async function find_baseline_findBaseline(facts) {
    const { inputs, effects } = facts.request;
    const { log } = effects;
    if (inputs.baseline.from === action_request .g4)
        throw refuseRef();
    const baseline = await resolve(facts, { input: inputs.baseline.from, into: 'baseline' }).catch(async (error) => {
        if (!hasCode(error, 'input-invalid'))
            throw error;
        const removed = await findRemoval(facts);
        if (removed === null)
            throw error;
        return removed;
    });
    if (baseline.kind === 'none') {
        if (baseline.lost === 'unreadable')
            log.warning(`The baseline could not be read: ${baseline.reason}.`);
        else if (baseline.lost === 'removed')
            log.warning(`No baseline: ${baseline.reason}.`);
        else
            log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
async function findPlanner(facts) {
    const { inputs, effects } = facts.request;
    const input = inputs.baseline.from === action_request .g4 ? 'artifact' : inputs.baseline.from;
    const baseline = await resolve(facts, { input, into: 'recorded' }).catch((0,model_error .W8)(({ message }) => ({ kind: 'none', reason: message })));
    if (baseline.kind === 'none')
        effects.log.info(`No recorded run of main plans the rounds: ${baseline.reason}.`);
    return baseline;
}
function resolve({ request, suite, point }, { input, into }) {
    const { workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    return (input === 'artifact' ? findArtifactRun : path .F)({
        input,
        suite,
        workingDirectory,
        clock,
        log,
        folder: into === null ? '' : (0,external_node_path_.join)(outputFolder, into),
        referencePoint: point.sha,
        github: into === null ? null : (0,action_request .lp)(request),
        inspect: (folder) => inspectBaseline(folder, log),
        patience: effects,
    });
}
async function findRemoval({ request, files, measured, number }) {
    const { inputs } = request;
    const path = inputs.baseline.from;
    if (files === null || (0,external_node_path_.isAbsolute)(path))
        return null;
    const own = await (0,suite_origin .R9)(request, { sha: measured });
    if ((await files.has(path)) !== true || (await own?.has(path)) !== false)
        return null;
    const by = await (0,suite_origin .JY)(request, number);
    if (by !== null) {
        const reason = `this change removes ${path}, accepted by ${by} with the label \`${inputs.acceptLabel}\``;
        return { kind: 'none', reason, lost: 'removal-accepted' };
    }
    const label = `, or have someone with write access add the label \`${inputs.acceptLabel}\` and run the job again`;
    const reason = `this change removes ${path}, which ${(0,join_names .Ax)(files.sha)} has, so nothing was compared. Keep it${number === null ? '' : label}`;
    return { kind: 'none', reason, lost: 'removed' };
}
function refuseRef() {
    const expected = '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job';
    return (0,model_error .v1)('baseline', action_request .g4, expected);
}
async function inspectBaseline(folder, log) {
    return (0,read_run .my)(folder, { log }).then(describeFailedMeasurement).catch((0,model_error .W8)(describeDamage));
}
const isKept = (verdict, run) => verdict.word !== 'invalid' && !(0,run_run .hF)(run);
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run never finished';
    if (trials.length === 0)
        return 'it has no trials';
    if ((0,run_run .hF)(run))
        return describe_reason .wo;
    if (run.counts.infrastructure >= trials.length)
        return `none of its ${(0,format_number .pq)(trials.length, 'trial')} was answered`;
    const id = ((0,run_run .PX)(run) ? run.gates.find((gate) => gate.primary)?.metric : undefined) ?? 'success';
    const scored = (0,summarize_run .lj)({ metrics: [{ id }], trials })[id];
    if (scored === undefined || scored.n >= run.settings.min_scored_share * scored.applicable)
        return null;
    return `only ${scored.n} of its ${(0,format_number .pq)(scored.applicable, 'case')} could be scored`;
}
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,external_node_path_.basename)(error.facts.path)} exceeds the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error.message;
    const { path, line, problem } = error.facts;
    return `its ${(0,external_node_path_.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof model_error .yo && error.code === code;
}
async function locateReference(request, { checkout, pullRequest }) {
    const { event } = request.github;
    if (pullRequest !== null)
        return (0,reference_point .Nf)({ ...(await (0,action_request .h_)(request)), checkout, pullRequest });
    return event.kind === 'merge_group' && event.baseSha !== null
        ? { sha: event.baseSha, how: 'base of the merge group' }
        : { sha: checkout.sha, how: 'the measured commit' };
}
const describeReference = ({ sha, how }) => `Compared with: ${sha ?? 'unknown'} (${how}).`;


  }),

  15802:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ck: () => (  measurePlan),
    PL: () => (  measureAgain),
    SH: () => (  planCheckout),
    fh: () => (  secondFolder),
    qK: () => (  prepareMeasurement),
    rO: () => (  measureCheckout),
    sU: () => (  chooseArmsOfCheckout),
    tn: () => (  workflowPlace),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13617);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
  var _github_event_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68888);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64520);
  var _action_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58131);
  var _open_month_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68146);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1642);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16305);
  var _provider_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20235);











async function planCheckout(request, facts) {
    if (request.inputs.results.length === 0)
        return planSuite(request, facts);
    return (await Promise.all( [__webpack_require__.e(818), __webpack_require__.e(433)]).then(__webpack_require__.bind(__webpack_require__, 30433))).planResults(request, facts);
}
async function planSuite(request, { mode, commit }) {
    const { suite, common } = await prepareMeasurement(request);
    const [arm] = chooseArmsOfCheckout(request, suite, mode);
    const own = mode === 'pr' ? common : { ...common, cache: null };
    return { kind: 'suite', name: suite.name, mode, commit, suite, ...arm, seedOffset: 0, common: own };
}
function chooseArmsOfCheckout({ inputs }, suite, mode) {
    const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    const arm = { variant: (mode === 'nightly' ? chooseNightVariant : chooseVariant)(inputs.variants, suite), trials };
    return mode === 'pr' && inputs.baseline.from === _action_request_js__WEBPACK_IMPORTED_MODULE_4__  .g4 ? [arm, arm] : [arm];
}
async function measureCheckout(request, plan, { base = null, ...more } = {}) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'run');
    if (plan.kind === 'results')
        return { suite: null, folder, run: await plan.record(folder), base: null, seals: [] };
    return measurePlan(request, plan, { folder, base, more });
}
function secondFolder({ outputFolder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'again');
}
const SECOND_SEEDS = 100;
async function measureAgain(request, commit, leastTrials, more) {
    const plan = await planSuite(request, { mode: 'nightly', commit });
    const again = { folder: secondFolder(request), hasAnswered: true, more };
    return measurePlan(request, { ...plan, trials: Math.max(plan.trials, leastTrials), seedOffset: SECOND_SEEDS }, again);
}
async function measurePlan({ inputs, github, effects }, { mode, commit, suite, variant, trials, seedOffset, common }, place) {
    const { folder, base = null, hasAnswered = false, more } = place;
    const part = inputs.shard === null ? '' : `, shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__  ._D)(inputs.shard)}`;
    const often = more.rounds === undefined ? `, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__  .pq)(trials, 'trial')} a case` : '';
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}${often}${part}.`);
    const own = { variant, out: folder, trials, seedOffset, hasAnswered };
    const [arm, other] = await (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__  .xP)({
        ...common,
        ...more,
        mode,
        commit,
        arms: base === null ? [own] : [own, { ...base, isBase: true }],
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        branch: (0,_github_event_context_js__WEBPACK_IMPORTED_MODULE_1__  .NE)(github),
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    const seals = [arm.seal, ...(other === undefined ? [] : [other.seal])];
    return { suite, folder, run: arm.run, base: other?.run ?? null, seals };
}
function chooseVariant(given, suite, of = 'several are for mode `ab`') {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_2__  .v1)('variants', given.join(', '), `one variant (${of})`);
}
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('variant-not-nightly', { name });
}
const workflowPlace = ({ inputs, github }) => ({
    repo: github.repo,
    workingDirectory: inputs.workingDirectory,
});
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { log, env } = effects;
    const source = { path: inputs.suite, workingDirectory, strict: inputs.strict, place: workflowPlace(request) };
    const loaded = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_6__  .bu)({ ...source, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_6__  .J3, scorer, log });
    const ledger = await (0,_open_month_js__WEBPACK_IMPORTED_MODULE_5__  .xY)(request, loaded);
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipCode: skipped, subset, seed, concurrency, inference } = inputs;
    const suite = skipped === null ? limited : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_7__  .O2)(limited, { skipped, log });
    const common = {
        suite,
        subset,
        overrides: { seed: seed ?? undefined, concurrency: concurrency ?? undefined, inference: inference ?? undefined },
        ...effects,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_8__  .RS)(inputs, env),
        scorer,
        sealed: [request.ownFiles],
        isHidden: true,
        programs,
        workingDirectory,
        cache: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_4__  .Jj)(request),
        onProgress: (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__  .sc)(log.info),
    };
    return { suite, common, ledger };
}


  }),

  68146:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f8: () => (  openJudgingMonth),
    xY: () => (  openMonth)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40273);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56410);
  var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44504);
  var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14426);
  var _action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









async function openMonth(request, { name, max_cost_usd_per_month: limitUsd }) {
    const { inputs, workingDirectory, effects } = request;
    const ledger = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .au)(workingDirectory);
    if (limitUsd === undefined)
        return ledger;
    const now = effects.clock.now();
    const month = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .GS)(now);
    if ((await ledger.spentUsd({ suite: name, month })) !== null)
        return ledger;
    const past = await readMonth(request, name, month);
    if (typeof past === 'string') {
        if (!(await (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .U0)(workingDirectory)))
            effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .up)(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past}. Goldenpair counts it as $0. Keep that file from job to job with actions/cache (docs/costs.md).`);
        return ledger;
    }
    const { usd, unread } = past;
    effects.log.info(`This month's nights and baselines of ${name} have spent ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .up)(usd)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .up)(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`);
    if (unread.length > 0)
        effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .up)(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as $0. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`);
    if (inputs.dryRun)
        return { ...ledger, spentUsd: () => Promise.resolve(usd) };
    ledger.add({ at: now.toISOString(), suite: name, usd });
    return ledger;
}
function listUncounted({ uncounted, unread }) {
    const unknown = uncounted > 0 && `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(uncounted, 'measurement')} without a sum`;
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .JH)((0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__  .Eb)('pull requests', 'experiments', unknown, unread.length > 0 && countUnread(unread)));
}
async function readMonth(request, suite, month) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__  .C0)(request.github.serverUrl);
        if (server !== null)
            return `${server} does not support the artifacts that it needs`;
        const temporary = __addDisposableResource(env_1, await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .Pd)('month'), true);
        const { rows, candidates, problem, unread } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_3__  .L)({
            suite,
            folder: temporary.folder,
            home: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_5__  .lp)(request),
            log: request.effects.log,
            isWanted: (candidate, known) => (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .GS)(candidate.artifact.createdAt) >= month && !isCovered(candidate, known),
        });
        if (problem !== null)
            return problem;
        if (candidates.length === 0)
            return 'no night or baseline has left one yet';
        const sum = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_2__  .A8)(rows, month);
        if (sum.counted === 0 && unread.length > 0)
            return describeUnread(unread);
        if (sum.counted === 0 && sum.uncounted > 0)
            return 'none of its measurements says what it spent';
        return { ...sum, unread };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function isCovered({ runId, artifact }, known) {
    return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime());
}
function describeUnread(unread) {
    const [newest = ''] = unread;
    return unread.length === 1
        ? `there is ${countUnread(unread)}, because ${newest}`
        : `there are ${countUnread(unread)}, the newest because ${newest}`;
}
function countUnread({ length }) {
    return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(length, 'artifact that could not be read completely', 'artifacts that could not be read completely');
}
async function openJudgingMonth(request, { suite, ruleSet }) {
    const budget = limitJudging(request.inputs.maxCostUsd, ruleSet.budget ?? null);
    const isFree = ruleSet.rules.judge === null;
    const ledger = isFree ? (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .au)(request.workingDirectory) : await openMonth(request, { name: suite, ...budget });
    return { budget, ledger };
}
function limitJudging(inputUsd, budget) {
    const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity);
    return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null };
}


  }),

  99050:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FC: () => (  readBaseManifest),
    JY: () => (  askAcceptance),
    R9: () => (  openBaseFiles),
    Ub: () => (  findOrigin)
  });
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80430);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73341);
  var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89554);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81136);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
  var _model_glob_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5810);
  var _metrics_answer_json_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19455);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58131);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15802);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1642);
  var _measure_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92725);
  var _measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15917);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60198);














async function openBaseFiles(request, { sha }) {
    if (sha === null)
        return null;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .fr)(request.workingDirectory)) ?? request.inputs.workingDirectory;
    const at = async (path) => ({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), path: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(prefix, path), ref: sha });
    const readFile = async (path) => (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .tz)(await at(path));
    return {
        sha,
        readFile,
        has: async (path) => readFile(path).then(() => true, (error) => ((0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__  .iu)(error)?.status === 404 ? false : null)),
        findFiles: async (glob) => {
            const { fixed, enters } = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_11__  .VK)(glob);
            const listed = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .u4)(await at(fixed.join('/')), enters);
            const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_12__  .t)(glob);
            return listed?.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file)) ?? null;
        },
    };
}
async function readBaseManifest(request, files, path) {
    if (files === null)
        return null;
    try {
        const text = await files.readFile(path);
        if (text === null)
            return null;
        const { parsed } = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__  .Ng)({ path, text });
        const home = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_8__  .F6)(request.workingDirectory, (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__  .tn)(request));
        return {
            path,
            text,
            name: parsed === null || parsed.isBroken('name') ? null : (parsed.manifest.name ?? home.name),
            zero_tolerance: parsed?.manifest.zero_tolerance ?? 'critical',
        };
    }
    catch (error) {
        request.effects.log.info(`${path} of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_13__  .Ax)(files.sha)} cannot be read: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__  .H8)(error)}`);
        return null;
    }
}
async function findOrigin(request, origin) {
    const { inputs, effects } = request;
    const { files, baseRun, number } = origin;
    const isMeasuredThere = baseRun !== null && baseRun.commit === files?.sha;
    const cases = isMeasuredThere ? baseRun.cases : await readBaseCases(request, origin);
    if (cases === null)
        return undefined;
    const accept_label = number === null ? null : inputs.acceptLabel;
    const now = new Map(origin.cases.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]));
    const isEdited = cases.some(({ id, enabled, fingerprint }) => enabled && now.get(id) !== fingerprint);
    if (!isEdited || accept_label === null || number === null)
        return { cases, is_accepted: false, accept_label };
    const by = await askAcceptance(request, number);
    if (by !== null)
        effects.log.notice(`@${by} has accepted the edits of cases by the label \`${accept_label}\`.`);
    return { cases, is_accepted: by !== null, accept_label };
}
async function askAcceptance(request, number) {
    const { acceptLabel: label } = request.inputs;
    if (number === null)
        return null;
    const { by, reason } = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__  .rz)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request)), number, label });
    if (reason !== null)
        request.effects.log.warning(`The label \`${label}\` does not count: ${reason}.`);
    return by;
}
async function readBaseCases({ effects }, { files, manifest }) {
    if (files === null || manifest === null)
        return null;
    try {
        const caseFiles = [];
        for (const pattern of (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__  .wu)(manifest)) {
            const glob = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__  .dx)(manifest.path, pattern);
            const found = glob === null ? [] : await files.findFiles(glob);
            if (found === null)
                return null;
            for (const path of found) {
                if (path === manifest.path)
                    continue;
                const text = await files.readFile(path);
                if (text === null)
                    return null;
                caseFiles.push({ path, text });
            }
        }
        const { documents_dir = null, profile = null } = (0,_measure_suite_parse_manifest_js__WEBPACK_IMPORTED_MODULE_10__  .Ng)(manifest).parsed?.manifest ?? {};
        return (0,_measure_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_9__  .Bq)({ files: caseFiles, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .s, checkJsonSchema: _metrics_answer_json_schema_js__WEBPACK_IMPORTED_MODULE_5__  .W, documents_dir, profile }).cases;
    }
    catch (error) {
        effects.log.warning(`The cases of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_13__  .Ax)(files.sha)} cannot be read, so edits of them go unnoticed: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__  .H8)(error)}`);
        return null;
    }
}


  }),

  80719:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  caseMeansOf)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
  var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);



const SUCCESS = 'success';
const known = new WeakMap();
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .cg)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => [...(columnOf(metricId) ?? [])].filter((value) => !Number.isNaN(value)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function meanColumn(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return null;
    const means = new Float64Array(table.ids.length);
    for (let place = 0; place < means.length; place++) {
        const { trials, values } = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place);
        means[place] = values.length === 0 || 2 * values.length < trials ? NaN : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(values);
    }
    return means.every(Number.isNaN) ? null : means;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return { runs: [], within: [] };
    const scored = [...table.trials.keys()].filter((at) => column.states[at] === _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb);
    const runs = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .$z)(scored, (at) => table.trials[at]?.trial ?? NaN)].sort(([a], [b]) => a - b);
    return {
        runs: runs.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(run.map((at) => column.values[at] ?? NaN))),
        within: table.ids.flatMap((_, place) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values) ?? []),
    };
}
function tallyCases(table) {
    const column = table.column(SUCCESS);
    return table.ids.map((_, place) => {
        const values = column === null ? [] : (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values;
        return [values.filter((value) => value === 1).length, values.length];
    });
}


  }),

  22742:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  readNamedRun),
    n: () => (  requireBaseline)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60288);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95098);
  var _fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);






async function readNamedRun(request) {
    const { input, suite, workingDirectory, referencePoint, github, inspect, clock } = request;
    const given = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, input);
    const stats = await requireBaseline(workingDirectory, input);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given) === 'run.json' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given) : given;
    const read = await (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__.readRunHeader)(folder, suite, stats.isFile() && folder === given);
    if (read.kind !== 'read') {
        if (read.newer !== undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('run-too-new', read.newer);
        return refuse(input, read.reason);
    }
    const damage = await inspect(folder);
    if (damage !== null)
        return refuse(input, damage);
    const { commit, branch, started_at, finished_at } = read.header;
    const ownMs = Date.parse(finished_at ?? started_at);
    const { note, age_hours } = (0,_fetch_candidate_js__WEBPACK_IMPORTED_MODULE_4__  .aY)(read.header, { of: commit, ownMs, now: clock.now() });
    const canMeasure = github !== null && commit !== null && referencePoint !== null;
    const distance = canMeasure ? await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__  .cr)(github, { commit, referencePoint }) : null;
    const stale = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__  .M0)(distance, age_hours) ?? undefined;
    return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note, stale };
}
async function requireBaseline(workingDirectory, path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path)).catch(() => null);
    if (stats !== null)
        return stats;
    const expected = '`artifact` (the run that mode `baseline` keeps on the default branch), `ref` (measures the base in the same job), or the path of a run folder or reference, and nothing is at that path in the checkout';
    const suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_5__  .ZA)(path, ['artifact', 'ref']);
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('input-invalid', { name: 'baseline', got: path, expected, suggestion });
}
function refuse(input, reason) {
    return { kind: 'none', reason: `${input} cannot be used: ${reason}`, lost: 'unreadable' };
}


  })

};
