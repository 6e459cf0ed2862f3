export const id = 1466;
export const ids = [1466];
export const modules = {

/***/ 82204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ chooseRules),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* unused harmony exports parseBaseRules, settleRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28896);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72734);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79487);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44970);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99050);
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97637);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68674);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80430);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76121);
/* harmony import */ var _measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43733);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21501);
















/** Finds the baseline near the commit that a measured run is compared with, and the rules that both are judged by. */
async function findReference(request, facts) {
    const { suite, folder, pullRequest } = facts;
    const point = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .locateReference */ .IB)(request, facts);
    const files = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .openBaseFiles */ .R9)(request, point);
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .findBaseline */ .Xn)({
        request,
        suite,
        point,
        files,
        measured: facts.checkout.sha,
        number: pullRequest.number,
    });
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(baseline.folder) : null;
    // What the change itself says of its place is not asked.
    const path = baseRun?.suite.file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(request.inputs.suite);
    const manifest = baseRun === null ? null : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .readBaseManifest */ .FC)(request, files, path);
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(folder);
    const { cases } = run;
    const origin = baseRun === null
        ? undefined
        : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .findOrigin */ .Ub)(request, { files, manifest, baseRun, cases, number: pullRequest.number });
    const ruleSet = await chooseRules(request, { run, baseline, files, manifest, origin });
    return { baseline, ruleSet };
}
/**
 * What a pull request is judged by: the gates, settings, prices and judge of the suite at the commit it is compared with, read through
 * the API since a checkout of depth 1 does not have it; where that cannot be read, those that the baseline's run has
 * recorded; and its own where there is neither, or where the workflow says so (`gates-from: head`). Which cases were to be measured
 * is the word of the workflow that compares.
 */
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { run, baseline, origin, renamed = null } = facts;
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(baseline.folder) : null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_14__/* .recordedRules */ .M)(run);
    const read = await readBaseRules(request, { ...facts, run, baseRun });
    const budget = read?.budget ?? null;
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_14__/* .recordedRules */ .M)(baseRun));
    const { subset, first, skipCode: skipped } = inputs;
    const from = inputs.gatesFrom;
    const settled = stated && settleRules({ stated, run, from, skipped, renamed });
    if (settled === null)
        return { rules: own, from: 'head', changes: [], subset, first, budget, ...(origin && { origin }) };
    if (settled.changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`);
    }
    return { ...settled, subset, first, budget, ...(origin && { origin }) };
}
/** Null where the base's suite cannot be read: the log says why. */
async function readBaseRules({ inputs, effects }, { run, baseRun, files, manifest }) {
    // That a run calls itself one of the base's commit changes nothing: whoever made it wrote that.
    if (files === null)
        return null;
    // Results of another harness have no suite: their baseline says what it was decided by.
    if (inputs.results.length > 0 || (baseRun !== null && (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isFromResults */ .PX)(baseRun)))
        return null;
    // The baseline knows where the suite was, should the change have moved it; what the change itself says is not asked.
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const text = path === manifest?.path ? manifest.text : await files.readFile(path);
            const prompts = text === null
                ? []
                : await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .readPrompts */ .wZ)({ path, text }, async (prompt) => {
                    const found = await files.readFile(prompt);
                    return found ?? { problem: `${prompt} is not a file.` };
                });
            const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun });
            if (rules !== null)
                return rules;
            effects.log.info(`${path} of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__/* .shortCommit */ .A)(files.sha)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            effects.log.info(`The gates of ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_15__/* .shortCommit */ .A)(files.sha)} cannot be read from ${path}: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .whyUnread */ .Ms)(error)}`);
        }
    }
    return null;
}
/** Null when the manifest is another suite's. Throws `suite-invalid`. */
function parseBaseRules(manifest, prompts, { run, baseRun }) {
    // A suite that names no gates has the default ones, which hang on its cases.
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
    const own = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_13__/* .customMetricsOf */ .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .SUITE_REGISTRIES */ .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .buildMetrics */ .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultGates */ .e9)({ metrics, cases }),
    };
    const { suite } = (0,_measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSuite */ .El)({
        home: { name: run.suite.name, directory: '' },
        manifest,
        caseFiles: [],
        prompts,
        registries,
        hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_10__/* .sha256 */ .s,
    });
    if (suite.name !== run.suite.name)
        return null;
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite;
    const { max_cost_usd, max_cost_usd_per_month } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    return {
        rules: {
            gates: suite.gates,
            settings: {
                k: [...k],
                primary_k,
                success,
                scoring,
                alpha,
                min_scored_share,
                zero_tolerance,
                inference,
                deterministic,
            },
            pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .completePricing */ .Mr)(suite.pricing),
            judge: suite.judge ?? null,
        },
        budget: { max_cost_usd, max_cost_usd_per_month },
    };
}
/** The rules of the base beside those that the change's run has recorded; null where the base names no gate. */
function settleRules(input) {
    const { stated, run, from, skipped, renamed } = input;
    if (stated.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_14__/* .recordedRules */ .M)(run);
    const gates = skipped === null ? stated.gates : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_11__/* .dropCodeGates */ .HU)(stated.gates, { skipped, metrics: run.metrics });
    const base = { ...stated, gates, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .priceByBase */ .iZ)(stated.pricing, own.pricing) };
    const changes = [
        ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
        ...(0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .describeRuleChanges */ .T)(base, own, run.metrics),
    ];
    return { rules: from === 'base' ? base : own, from, changes };
}


/***/ }),

/***/ 41466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMain: () => (/* binding */ findMain),
  findOriginOf: () => (/* binding */ findOriginOf),
  openFirstLook: () => (/* binding */ openFirstLook),
  openHead: () => (/* binding */ openHead),
  planChange: () => (/* binding */ planChange),
  roundsOf: () => (/* binding */ roundsOf)
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


/**
 * The cases of a change with those of its base that must still be asked as the base has them: watched ones (see `zero_tolerance`) that the
 * change edits, disables or removes, and any case of which only the query, or only a label (tags, marks), is another. Such a case keeps its id, so that it is compared; the
 * change's own form of it gets another id and is new. A change that moves what a case expects is right to edit it, so other cases are left to it.
 */
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
        if (!(0,suite/* isWatched */.Df)(golden, scope) && !isSame && !(isThere && isOnlyReworded(golden, now)))
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
/** What a case is called and where it is written change neither what is asked nor what is expected. */
function expectationOf({ at: _at, fingerprint: _fingerprint, notes: _notes, tags: _tags, category: _category, difficulty: _difficulty, use_case: _useCase, critical: _critical, cluster: _cluster, flaky: _flaky, ...rest }) {
    return rest;
}
function asksTheSame(base, now) {
    return (0,fingerprint/* canonicalJson */.d)(expectationOf(base)) === (0,fingerprint/* canonicalJson */.d)(expectationOf(now));
}
function isOnlyReworded(base, now) {
    return base.query !== now.query && asksTheSame(base, { ...now, query: base.query });
}
const LONGEST_ID = 200;
/** `auth-rotate (this PR)`. */
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
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


/**
 * The suite with so many of some cases for a first look: of each first tag its share (largest remainders), and among the cases of a tag those first
 * that can tell something: critical ones, then those that pass on main at least half of the time, then those that main has not seen, then those
 * that fail there, since they cannot break, and those in quarantine last. Chance, by the suite's seed, decides between equals. Null where all are asked.
 */
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
    const random = (0,stats_random/* seededRandom */.I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // Sorting is stable, so that equals keep the order that chance gave them.
    const ordered = (0,stats_random/* shuffled */.A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by/* groupBy */.$)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
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


















/** Finds the commit that a change is compared with. The suite is the one at the same path there, whatever the change calls it. */
async function openChange(request, input) {
    const { planned, ...facts } = input;
    const point = await (0,find_baseline/* locateReference */.IB)(request, facts);
    const files = await (0,suite_origin/* openBaseFiles */.R9)(request, point);
    if (planned.kind === 'results')
        return { point, files, manifest: null, plan: planned, renamed: null };
    const manifest = await (0,suite_origin/* readBaseManifest */.FC)(request, files, external_node_path_.posix.normalize(request.inputs.suite));
    const own = planned.name;
    const name = manifest?.name ?? own;
    if (name === own)
        return { point, files, manifest, plan: planned, renamed: null };
    request.effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`);
    return { point, files, manifest, plan: withSuite(planned, { ...planned.suite, name }), renamed: own };
}
function withSuite(plan, suite) {
    return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } };
}
/** The cases that a change started from. Only a pull request and a merge queue's group have a base; without a baseline nothing is compared. */
async function findOriginOf(request, { change: { files, manifest: there }, baseline, pullRequest }, cases) {
    const { event } = request.github;
    if ((pullRequest === null && event.kind !== 'merge_group') || baseline?.kind === 'none')
        return undefined;
    const baseRun = baseline === null ? null : await (0,read_run/* readRun */.cI)(baseline.folder);
    const isOfSuite = baseRun !== null && !(0,run/* isFromResults */.PX)(baseRun);
    const manifest = there ?? (isOfSuite ? await (0,suite_origin/* readBaseManifest */.FC)(request, files, baseRun.suite.file) : null);
    return (0,suite_origin/* findOrigin */.Ub)(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) });
}
/** Of the pull request, or of a merge queue's; null where there is none. */
function numberOf({ github: { event } }, pullRequest) {
    return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null);
}
/** Adds to a plan the cases that must be asked as the base has them, unless a person has accepted that they change. */
async function planBaseForms(request, facts) {
    const { workingDirectory, effects } = request;
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
    const named = base_forms.slice(0, 5).map(({ case: id }) => id);
    effects.log.info(`Cases that this change edits or removes are asked as the base has them: ${named.join(', ')}${base_forms.length > named.length ? ` and ${base_forms.length - named.length} more` : ''}.`);
    const { stale } = await (0,locate_spans/* checkSpans */.GW)({ cases, workingDirectory });
    return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...(0,stale_spans/* listStaleCases */.tF)(cases, stale) }), origin };
}
const NOT_FOUND = { kind: 'none', reason: 'it is measured beside the change' };
/** The checkout of a change beside its base. Throws `input-invalid` for a shard of what is measured beside its base. */
async function openHead(request, pullRequest) {
    const { inputs, github, workingDirectory } = request;
    if (inputs.baseline.from === action_request/* REF */.g4 && inputs.shard !== null)
        throw (0,find_baseline/* refuseRef */.aj)();
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
    const planned = await (0,measure_checkout/* planCheckout */.SH)(request, { mode: 'pr', commit: checkout.sha });
    return { checkout, change: await openChange(request, { checkout, pullRequest, planned }) };
}
async function findMain(request, { checkout, change }, pullRequest) {
    const { baseline, shard } = request.inputs;
    const isLater = baseline.from === action_request/* REF */.g4 || shard !== null;
    const suite = change.plan.name;
    const finding = { request, suite, ...change, measured: checkout.sha, number: numberOf(request, pullRequest) };
    const known = isLater ? null : await (0,find_baseline/* findBaseline */.Xn)(finding);
    const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest });
    const main = isLater && whole.kind === 'suite' ? await (0,find_baseline/* findPlanner */.ah)(finding) : known;
    const plan = await planFirstLook(request, { plan: whole, main, pullRequest });
    let chosen = null;
    const choose = async (run) => {
        chosen ??= await (0,choose_rules/* chooseRules */.D8)(request, { ...change, run, baseline: main ?? NOT_FOUND, origin });
        return chosen;
    };
    return { known, plan, origin, main, rules: { choose, chosen: () => chosen } };
}
/** The plan of a draft asks no more cases than the input `first` says. */
async function planFirstLook({ inputs, effects: { log } }, facts) {
    const { plan, main, pullRequest } = facts;
    const { first, subset, shard } = inputs;
    if (first === null || plan.kind === 'results' || pullRequest?.isDraft !== true)
        return plan;
    if (shard !== null) {
        log.info('There is no first look: each shard has a part of the cases already.');
        return plan;
    }
    const folder = main?.kind === 'found' ? main.folder : null;
    return withSuite(plan, await openFirstLook(plan.suite, { first, subset, main: folder, log }));
}
/** What a change would ask in its rounds (input `dry-run`), and of which suite. Throws as mode `pr` does before it asks. */
async function planChange(request) {
    const { event } = request.github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    const opened = await openHead(request, pullRequest);
    const known = await findMain(request, opened, pullRequest);
    if (known.plan.kind === 'results')
        return null;
    return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === action_request/* REF */.g4) };
}
/** The rounds of a change. None where nothing is compared, and where the workflow says how often each case is asked. */
function roundsOf({ inputs, effects }, { plan, main, rules }, isBeside) {
    const isPart = inputs.shard !== null;
    if (plan.kind === 'results' || inputs.trials !== null)
        return undefined;
    if (main?.kind !== 'found' && !isBeside && !isPart)
        return undefined;
    return {
        main: main?.kind === 'found' ? main.folder : null,
        // After the change's own.
        beside: isBeside ? 1 : null,
        cap: plan.suite.rounds ?? rounds_plan/* MOST_ROUNDS */.M4,
        isJudgedLater: true,
        whole: isPart ? (0,selection/* selectSubset */.rq)(plan.suite.cases, inputs.subset) : undefined,
        log: effects.log,
        rules: rules.choose,
    };
}
/**
 * The suite with the cases of a first look, which the log names by tag; the given one where that asks all of them. `main` is the folder of main's run,
 * null where there is none: then no case is known to pass.
 */
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(main === null ? [] : (await (0,read_run/* readScoredRun */.my)(main, { log })).trials);
    const cases = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number/* countOf */.pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by/* groupBy */.$)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number/* countOf */.pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


/***/ })

};
