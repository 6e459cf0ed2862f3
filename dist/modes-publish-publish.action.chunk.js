export const id = 7360;
export const ids = [7360];
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

  27360:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runPublish: () => (  runPublish)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(35560);
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(73341);
  var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58131);
  var _request_open_month_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68146);
  var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35559);
  var _request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16938);
  var _measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70721);
  var _request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45713);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10696);
  var _choose_rules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82204);
  var _find_measured_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96977);
  var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(75038);
  var _ab_report_experiment_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(91286);
  var _report_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21246);
  var _withdraw_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(64837);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(21501);
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




















const runPublish = async (request) => {
    if (request.inputs.experiment)
        return (0,_ab_report_experiment_js__WEBPACK_IMPORTED_MODULE_14__  .mE)(request);
    const baselines = await publishBaselines(request);
    if (baselines !== null)
        return baselines;
    const source = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .TC)(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const left = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .P2)(request, source.runId);
    const measured = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .mj)(left);
    const { pullRequest } = source.match;
    const names = measured.map(({ suite }) => suite);
    const failures = await (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_13__  .k0)(request, left, names);
    const missing = await (0,_withdraw_js__WEBPACK_IMPORTED_MODULE_16__  .H)(request, {
        pullRequest,
        source,
        isMissing: (suite) => !names.includes(suite),
        what: 'left nothing to report: the job that measures it failed or was skipped.',
        failures,
    });
    const [failure] = failures.values();
    const nothingLeft = `no job of run ${source.runId} has left a measured suite`;
    if (measured.length === 0)
        return unmeasured(request, failure === undefined ? nothingLeft : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_13__  .Ic)(failure));
    for (const suite of missing)
        request.effects.log.error(`The suite ${suite} has a comment on #${pullRequest.number}, but this run did not measure it.`);
    const publish = async (own, one) => publishOrMark(own, { source, pullRequest, measured: one });
    const worst = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .nb)(request, measured, publish);
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('suites-unmeasured', { suites: missing, number: pullRequest.number });
    return worst;
};
async function publishBaselines(request) {
    const { event, runId } = request.github;
    if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch')
        return null;
    const sharded = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .mj)(await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .P2)(request, runId)).filter(({ kind }) => kind === 'shards');
    if (sharded.length === 0)
        return null;
    return (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .nb)(request, sharded, async (own, measured) => {
        const { suite } = measured;
        const received = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .V3)(own, measured);
        if (received.kind === 'refused')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('baseline-not-kept', { suite, reason: received.reason });
        const { folder, run } = received;
        if (run.mode !== 'baseline') {
            const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``;
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('baseline-not-kept', { suite, reason });
        }
        return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_10__.publishBaseline)(own, { suite, folder, commit: run.commit ?? event.sha });
    });
}
async function publishOrMark(request, facts) {
    return publishSuite(request, facts).catch(async (error) => {
        const mistake = (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_4__  .dz)(error, 'publish');
        if (mistake === null)
            throw error;
        const isMissing = (suite) => suite === facts.measured.suite;
        await (0,_withdraw_js__WEBPACK_IMPORTED_MODULE_16__  .H)(request, { ...facts, isMissing, what: describeMistake(mistake) });
        throw mistake;
    });
}
const UNREPORTED = 'could not be reported; its log says why.';
function describeMistake({ code, facts }) {
    if (code !== 'shard-missing' || !('missing' in facts) || typeof facts.missing !== 'object')
        return UNREPORTED;
    const [noun, verb] = facts.missing.length === 1 ? ['shard', 'is'] : ['shards', 'are'];
    return `left only part of the suite to report: ${noun} ${facts.missing.join(', ')} ${verb} missing.`;
}
async function publishSuite(request, { source, pullRequest, measured }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, outputFolder, effects } = request;
        const { owner, repo, event } = github;
        const { suite } = measured;
        const received = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .V3)(request, measured);
        if (received.kind === 'refused')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('nothing-to-publish', { reason: received.reason });
        const observed = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'run');
        const run = await (0,_measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__  .R)({
            ...effects,
            from: received.folder,
            to: observed,
            change: (own) => ({ ...own, mode: 'pr' }),
        });
        const commit = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_12__  .q0)(run, pullRequest);
        const isUnverified = pullRequest.isFork && event.kind === 'workflow_run';
        const isOfHead = async () => commit === pullRequest.head.sha ||
            (await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__  .WJ)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_4__  .h_)(request)), sha: commit }))?.[1] === pullRequest.head.sha;
        if (request.inputs.prNumber !== null && !(await isOfHead())) {
            const [measuredSha, head] = [(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_18__  .Ax)(commit), (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_18__  .Ax)(pullRequest.head.sha)];
            return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`);
        }
        const checkout = { sha: commit, parents: null };
        const { baseline, ruleSet } = await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_11__  .t3)(request, run, { checkout, pullRequest });
        const { budget, ledger } = await (0,_request_open_month_js__WEBPACK_IMPORTED_MODULE_5__  .f8)(request, { suite, ruleSet });
        const spending = __addDisposableResource(env_1, await (0,_measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_6__  .kF)({ ...effects, suite: { name: suite, ...budget }, ledger, folder: observed }), false);
        const judging = { request, folder: observed, ruleSet, spending, isForeign: true, scorer: null };
        const { folder, note, lacksKey } = await (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_7__  .b)(judging);
        const notes = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_19__  .Eb)(note, ...describeTrust(run, isUnverified));
        const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' };
        const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_15__.reportRun)({
            request,
            candidates: [folder],
            baseline,
            ruleSet,
            inference: 'recorded',
            marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
            place,
            label: notes.length === 0 ? null : notes.join(' '),
            announced: null,
            isUnverified,
            isAnnotated: measured.kind === 'run',
        });
        return (0,_request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_9__  .h5)(verdict, { isFork: place.isFork, isUnjudged: lacksKey, failOn: request.inputs.failOn });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function describeTrust(run, isUnverified) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_19__  .Eb)(isUnverified && "Measured by the fork's own workflow: unverified.", (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__  .PX)(run)
        ? 'The scores are those of the results that the measuring job was given.'
        : (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_17__  .ki)(run).length > 0 &&
            "The suite's own metrics (`custom.…`) were taken from the job that measured: their module never runs in a job that writes comments.");
}
function unmeasured(request, reason) {
    const { event } = request.github;
    if (event.kind !== 'pull_request' || event.pullRequest.isFork)
        return nothing(request, reason);
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('nothing-to-publish', { reason });
}
function nothing({ effects }, reason) {
    effects.log.notice(`Nothing was published: ${reason}.`);
    return 0;
}


  })

};
