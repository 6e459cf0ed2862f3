export const id = 1466;
export const ids = [1466];
export const modules = {

  82204:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D8: () => (  chooseRules),
    t3: () => (  findReference)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73341);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
  var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72734);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1642);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44970);
  var _suite_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99050);
  var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97637);
  var _compare_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73475);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55970);
  var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68674);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80430);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16305);
  var _measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7778);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21501);

















async function findReference(request, run, { checkout, pullRequest }) {
    const { number } = pullRequest;
    const point = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__  .IB)(request, { checkout, pullRequest });
    request.effects.log.info((0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__  .P5)(point));
    const files = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__  .R9)(request, point);
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__  .Xn)({ request, suite: run.suite.name, point, files, measured: checkout.sha, number });
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__  .cI)(baseline.folder) : null;
    const path = baseRun?.suite.file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(request.inputs.suite);
    const manifest = baseRun === null ? null : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__  .FC)(request, files, path);
    const { cases } = run;
    const origin = baseRun === null ? undefined : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__  .Ub)(request, { files, manifest, baseRun, cases, number });
    return { baseline, ruleSet: await chooseRules(request, { run, baseline, files, manifest, origin }) };
}
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { run, baseline, origin, renamed = null } = facts;
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__  .cI)(baseline.folder) : null;
    const read = await readBaseRules(request, { ...facts, run, baseRun });
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__  .M)(baseRun));
    const { subset, first, skipCode: skipped } = inputs;
    const from = inputs.gatesFrom;
    const own = { rules: (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__  .M)(run), from: 'head', changes: [] };
    const settled = (stated && mergeRules({ stated, run, baseRun, from, skipped, renamed })) ?? own;
    if (settled.changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`);
    }
    return { ...settled, subset, first, budget: read?.budget ?? null, ...(origin && { origin }) };
}
async function readBaseRules({ inputs, effects }, { run, baseRun, files, manifest }) {
    if (files === null)
        return null;
    if (inputs.results.length > 0 || (baseRun !== null && (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__  .PX)(baseRun)))
        return null;
    const readPrompt = async (prompt) => (await files.readFile(prompt)) ?? { problem: `${prompt} is not a file.` };
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const text = path === manifest?.path ? manifest.text : await files.readFile(path);
            const prompts = text === null ? [] : await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_3__  .wZ)({ path, text }, readPrompt);
            const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun });
            if (rules !== null)
                return rules;
            effects.log.info(`${path} of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_16__  .Ax)(files.sha)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            effects.log.info(`The gates of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_16__  .Ax)(files.sha)} cannot be read from ${path}: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .H8)(error)}`);
        }
    }
    return null;
}
function parseBaseRules(manifest, prompts, { run, baseRun }) {
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    const own = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__  .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._measure_load_suite_js__WEBPACK_IMPORTED_MODULE_3__  .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__  .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__  .e9)({ metrics, cases }),
    };
    const home = { name: run.suite.name, directory: '' };
    const { suite } = (0,_measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__  .El)({ home, manifest, caseFiles: [], prompts, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__  .s });
    if (suite.name !== run.suite.name)
        return null;
    const { gates, k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite;
    const { max_cost_usd, max_cost_usd_per_month, judge = null } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    const decided = { alpha, min_scored_share, zero_tolerance, inference, deterministic };
    const settings = { k: [...k], primary_k, success, scoring, ...decided };
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__  .Mr)(suite.pricing);
    return { rules: { gates, settings, pricing, judge }, budget: { max_cost_usd, max_cost_usd_per_month } };
}
function mergeRules(input) {
    const { stated, run, baseRun, from, skipped, renamed } = input;
    if (stated.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__  .M)(run);
    const gates = skipped === null ? stated.gates : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__  .HU)(stated.gates, { skipped, metrics: run.metrics });
    const base = { ...stated, gates, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__  .iZ)(stated.pricing, own.pricing) };
    const changes = [
        ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
        ...(0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__  .T)(base, own, run.metrics, (metricId) => (0,_compare_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_8__  .nf)(metricId, baseRun, run)),
    ];
    return { rules: from === 'base' ? base : own, from, changes };
}


  }),

  41466:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  findMain: () => (  findMain),
  findOriginOf: () => (  findOriginOf),
  openChange: () => (  openChange),
  openFirstLook: () => (  openFirstLook),
  planChange: () => (  planChange),
  roundsOf: () => (  roundsOf)
});

var external_node_path_ = __webpack_require__(76760);
var github_checkout = __webpack_require__(81136);
var rounds_plan = __webpack_require__(87375);
var run = __webpack_require__(12141);
var selection = __webpack_require__(78955);
var action_request = __webpack_require__(58131);
var locate_spans = __webpack_require__(50956);
var measure_checkout = __webpack_require__(15802);
var read_run = __webpack_require__(41345);
var fingerprint = __webpack_require__(27866);
var suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/suite/base-forms.js


function addBaseForms(input) {
    const { own, base, scope } = input;
    const ownById = new Map(own.map((golden) => [golden.id, golden]));
    const taken = new Set([...own, ...base].map(({ id }) => id));
    const replaced = new Map();
    const added = [];
    const base_forms = [];
    for (const golden of base) {
        const now = ownById.get(golden.id);
        const isThere = now?.enabled === true;
        if (!golden.enabled || (isThere && now.fingerprint === golden.fingerprint))
            continue;
        const isSame = isThere && asksTheSame(golden, now);
        const isReworded = isThere && golden.query !== now.query && asksTheSame(golden, { ...now, query: golden.query });
        if (!(0,suite .Df)(golden, scope) && !isSame && !isReworded)
            continue;
        const copy = isThere && !isSame ? { ...now, id: freeId(now.id, taken) } : null;
        base_forms.push({
            case: golden.id,
            edit: isThere ? 'edited' : now === undefined ? 'removed' : 'disabled',
            own: copy?.id ?? null,
        });
        if (now === undefined)
            added.push(golden);
        else
            replaced.set(golden.id, copy === null ? [golden] : [golden, copy]);
    }
    return { cases: [...own.flatMap((golden) => replaced.get(golden.id) ?? [golden]), ...added], base_forms };
}
const LABELS = new Set([
    ...['at', 'fingerprint', 'notes', 'tags', 'category', 'difficulty', 'use_case', 'critical'],
    ...['cluster', 'flaky'],
]);
function asksTheSame(base, now) {
    const askedOf = (golden) => (0,fingerprint .d)(Object.fromEntries(Object.entries(golden).filter(([field]) => !LABELS.has(field))));
    return askedOf(base) === askedOf(now);
}
const LONGEST_ID = 200;
function freeId(id, taken) {
    for (let count = 1;; count++) {
        const suffix = count === 1 ? ' (this PR)' : ` (this PR ${count})`;
        const free = id.slice(0, LONGEST_ID - suffix.length) + suffix;
        if (taken.has(free))
            continue;
        taken.add(free);
        return free;
    }
}

var stale_spans = __webpack_require__(49561);
var choose_rules = __webpack_require__(82204);
var find_baseline = __webpack_require__(44970);
var suite_origin = __webpack_require__(99050);
var format_number = __webpack_require__(77377);
var join_names = __webpack_require__(73341);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


function takeFirst(suite, input) {
    const { cases, first, passesOf } = input;
    if (first >= cases.length)
        return null;
    const rankOf = ({ id, critical, flaky }) => {
        if (flaky !== undefined)
            return 4;
        if (critical)
            return 0;
        const passes = passesOf(id);
        return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3;
    };
    const random = (0,stats_random .I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const ordered = (0,stats_random .A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by .$z)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
    const shares = strata.map(([, own]) => (first * own.length) / cases.length);
    const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0);
    const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left);
    const taken = new Set(strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))));
    return {
        ...suite,
        cases: suite.cases.filter((golden) => taken.has(golden)),
        first_look: { cases: first, of: cases.length },
    };
}

var case_means = __webpack_require__(80719);
;// CONCATENATED MODULE: ./build/modes/open-change.js



















async function openChange(request, pullRequest) {
    const { inputs, github, workingDirectory, effects } = request;
    if (inputs.baseline.from === action_request .g4 && inputs.shard !== null)
        throw (0,find_baseline .aj)();
    const [checkout] = await Promise.all([
        (0,github_checkout .b$)({ workingDirectory, fallbackSha: github.event.sha }),
        pullRequest && effects.connect(),
    ]);
    const locating = (0,find_baseline .IB)(request, { checkout, pullRequest });
    locating.catch(() => undefined);
    const plan = await (0,measure_checkout .SH)(request, { mode: 'pr', commit: checkout.sha });
    const point = await locating;
    effects.log.info((0,find_baseline .P5)(point));
    const files = await (0,suite_origin .R9)(request, point);
    const change = { checkout, point, files, manifest: null, plan, renamed: null };
    if (plan.kind === 'results')
        return change;
    const manifest = await (0,suite_origin .FC)(request, files, external_node_path_.posix.normalize(inputs.suite));
    const own = plan.name;
    const name = manifest?.name ?? own;
    if (name === own)
        return { ...change, manifest };
    effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`);
    return { ...change, manifest, plan: withSuite(plan, { ...plan.suite, name }), renamed: own };
}
function withSuite(plan, suite) {
    return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } };
}
async function findOriginOf(request, { change: { files, manifest: there }, baseline, pullRequest }, cases) {
    if (pullRequest === null && request.github.event.kind !== 'merge_group')
        return undefined;
    if (baseline?.kind === 'none')
        return undefined;
    const baseRun = baseline === null ? null : await (0,read_run .cI)(baseline.folder);
    const isOfSuite = baseRun !== null && !(0,run .PX)(baseRun);
    const manifest = there ?? (isOfSuite ? await (0,suite_origin .FC)(request, files, baseRun.suite.file) : null);
    return (0,suite_origin .Ub)(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) });
}
function numberOf({ github: { event } }, pullRequest) {
    return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null);
}
async function planBaseForms(request, facts) {
    const { plan, manifest } = facts.change;
    if (plan.kind === 'results')
        return { plan, origin: undefined };
    const origin = await findOriginOf(request, facts, plan.suite.cases);
    if (origin === undefined || origin.is_accepted)
        return { plan, origin };
    const scope = manifest?.zero_tolerance ?? 'critical';
    const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope });
    if (base_forms.length === 0)
        return { plan, origin };
    const ids = base_forms.map(({ case: id }) => id);
    request.effects.log.info(`Cases that this change edits or removes are asked as the base has them: ${(0,join_names .P7)(ids, 5)}.`);
    const { stale } = await (0,locate_spans .GW)({ cases, workingDirectory: request.workingDirectory });
    return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...(0,stale_spans .tF)(cases, stale) }), origin };
}
const NOT_FOUND = { kind: 'none', reason: 'it is measured together with the change' };
async function findMain(request, change, pullRequest) {
    const { inputs, effects } = request;
    const { first, subset, shard } = inputs;
    const isLater = inputs.baseline.from === action_request .g4 || shard !== null;
    const place = { measured: change.checkout.sha, number: numberOf(request, pullRequest) };
    const finding = { request, suite: change.plan.name, ...change, ...place };
    const known = isLater ? null : await (0,find_baseline .Xn)(finding);
    const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest });
    const main = isLater && whole.kind === 'suite' ? await (0,find_baseline .ah)(finding) : known;
    let plan = whole;
    if (first !== null && whole.kind === 'suite' && pullRequest?.isDraft === true) {
        const folder = shard === null && main?.kind === 'found' ? main.folder : null;
        plan = withSuite(whole, await openFirstLook(whole.suite, { first, subset, main: folder, log: effects.log }));
    }
    let chosen = null;
    const choose = async (run) => {
        chosen ??= await (0,choose_rules .D8)(request, { ...change, run, baseline: main ?? NOT_FOUND, origin });
        return chosen;
    };
    return { known, plan, origin, main, rules: { choose, chosen: () => chosen } };
}
async function planChange(request) {
    const pullRequest = request.github.event.kind === 'pull_request' ? request.github.event.pullRequest : null;
    const known = await findMain(request, await openChange(request, pullRequest), pullRequest);
    if (known.plan.kind === 'results')
        return null;
    return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === action_request .g4) };
}
function roundsOf({ inputs, effects }, { plan, main, rules }, isBeside) {
    const isPart = inputs.shard !== null;
    if (plan.kind === 'results' || inputs.trials !== null)
        return undefined;
    if (main?.kind !== 'found' && !isBeside && !isPart)
        return undefined;
    return {
        main: main?.kind === 'found' ? main.folder : null,
        beside: isBeside ? 1 : null,
        cap: plan.suite.rounds ?? rounds_plan .JH,
        isJudgedLater: true,
        whole: isPart ? (0,selection .rq)(plan.suite.cases, inputs.subset) : undefined,
        log: effects.log,
        rules: rules.choose,
    };
}
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means .u)(main === null ? [] : (await (0,read_run .my)(main, { log })).trials);
    const cases = (0,selection .rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number .pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by .$z)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number .pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


  })

};
