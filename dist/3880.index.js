export const id = 3880;
export const ids = [3880];
export const modules = {

/***/ 75306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withdraw)
/* harmony export */ });
/* harmony import */ var _shell_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15453);
/* harmony import */ var _shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27861);
/* harmony import */ var _shell_github_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25847);
/* harmony import */ var _shell_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7620);
/* harmony import */ var _shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
/* harmony import */ var _check_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17152);
/* harmony import */ var _try_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50443);







const WORDS = {
    cancelled: {
        title: 'Cancelled before there was a verdict',
        explanation: (run) => `${run} was cancelled before there was a verdict.`,
    },
    failed: {
        title: 'Failed before there was a verdict',
        explanation: (run) => `${run} failed before there was a verdict; its log says why.`,
    },
    ended: {
        title: 'Ended without a verdict',
        explanation: (run) => `${run} ended without a verdict: it was cancelled, ran out of time, or was stopped from outside.`,
    },
};
/**
 * Says on the pull request that a measurement which was announced came to nothing, so that nothing hangs there for ever. What GitHub
 * refuses is only logged: the job has failed for another reason.
 */
async function withdraw(effects, pending, ending) {
    await (0,_try_request_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .d)(effects.log, async () => withdrawComment(effects, pending, ending));
    await (0,_try_request_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .d)(effects.log, async () => withdrawCheck(effects, pending, ending));
}
async function withdrawComment({ connect, wait }, pending, ending) {
    const { owner, repo, number, suite, run, attempt, sha, run_url } = pending;
    if (number === null)
        return;
    const client = await connect();
    const marker = { suite, run, attempt, sha, state: 'stopped' };
    const plan = (0,_shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .planComment */ .t)(await (0,_shell_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .l)({ client, owner, repo, number }), marker);
    if (plan.kind !== 'update')
        return;
    const now = (0,_shell_github_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .parseMarker */ .gY)(plan.keep.body);
    // A verdict stands there already, or another run speaks.
    if (now === null || now.state !== 'measuring' || !(0,_shell_github_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .isSame */ .Ft)(now, marker))
        return;
    const explanation = WORDS[ending].explanation(`[The run](${run_url})`);
    const headline = `⏹️ Not measured: \`${sha.slice(0, 7)}\``;
    const body = (0,_shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_5__/* .renderWithoutVerdict */ .yA)({ marker, headline, explanation }, (0,_shell_github_comment_body_js__WEBPACK_IMPORTED_MODULE_5__/* .lastVerdict */ .Yw)(plan.keep.body));
    await (0,_shell_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .writeComment */ .H)({ client, owner, repo, number, wait }, plan, { marker, body });
}
async function withdrawCheck({ connect, wait, log }, pending, ending) {
    if (!pending.has_check)
        return;
    const client = await connect();
    const place = (0,_check_place_js__WEBPACK_IMPORTED_MODULE_6__/* .checkPlace */ .u)(pending);
    const found = await (0,_try_request_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .d)(log, async () => (0,_shell_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .findCheck */ .Sd)(client, place));
    const id = found?.id ?? pending.check_id;
    // With a verdict, whose answer was lost, it is done.
    if (id === null || found?.status === 'completed')
        return;
    const { title, explanation } = WORDS[ending];
    const end = {
        conclusion: ending === 'failed' ? 'failure' : 'cancelled',
        title,
        summary: explanation(`[The run](${pending.run_url})`),
        annotations: [],
    };
    await (0,_shell_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .completeCheck */ .iL)({ client, wait }, place, { id, end });
}


/***/ }),

/***/ 94735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ confirmFailures)
});

// EXTERNAL MODULE: ./build/core/compare/comparability.js
var comparability = __webpack_require__(87880);
// EXTERNAL MODULE: ./build/core/compare/flips.js
var flips = __webpack_require__(69678);
// EXTERNAL MODULE: ./build/core/compare/apply-rules.js
var apply_rules = __webpack_require__(83640);
// EXTERNAL MODULE: ./build/core/compare/metric-columns.js
var metric_columns = __webpack_require__(15546);
// EXTERNAL MODULE: ./build/core/compare/pair-cases.js
var pair_cases = __webpack_require__(92344);
// EXTERNAL MODULE: ./build/core/compare/zero-tolerance.js
var zero_tolerance = __webpack_require__(45072);
;// CONCATENATED MODULE: ./build/core/compare/plan-confirmations.js






const SUCCESS = { id: 'success' };
/**
 * The cases that zero tolerance wants asked again, sorted by id, and how often each at most: `CONFIRMING_TRIALS` less the scored ones
 * that there are. None where success cannot be compared, and none of a deterministic target, which proves a flip at once.
 */
function planConfirmations(input) {
    const [baseline, candidate] = [(0,apply_rules/* applyRules */.I)(input.ruleSet, input.baseline), (0,apply_rules/* applyRules */.I)(input.ruleSet, input.candidate)];
    if ((0,comparability/* findComparability */.st)(baseline, candidate).redefined.has(SUCCESS.id))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = (0,flips/* countPasses */.v)({
        pairing: (0,pair_cases/* pairCases */.Q)(baseline, candidate, input.ruleSet?.subset),
        baseline: (0,metric_columns/* indexTrials */.Ae)(baseline.trials)(SUCCESS),
        candidate: (0,metric_columns/* indexTrials */.Ae)(candidate.trials)(SUCCESS),
        confirmations: new Map(),
    });
    return (0,zero_tolerance/* findUnconfirmed */.EO)(passes, { scope, isDeterministic });
}

// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/model/confirmation.js
var confirmation = __webpack_require__(235);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/io/sleep.js
var sleep = __webpack_require__(72149);
// EXTERNAL MODULE: ./build/shell/runs/read-observations.js + 1 modules
var read_observations = __webpack_require__(64796);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 60 modules
var targets = __webpack_require__(79359);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 2 modules
var judge_trial = __webpack_require__(15547);
// EXTERNAL MODULE: ./build/app/judging/work-through.js
var work_through = __webpack_require__(80910);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
;// CONCATENATED MODULE: ./build/app/confirm-failures/ask-again.js





/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the run's own. Rejects as `TargetSession.ask` does.
 */
async function askAgain(input) {
    const { run, plan, clock } = input;
    const start = clock.monotonicMs();
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const cutShort = [];
    let stoppedBy = null;
    const mayGoOn = () => {
        if (input.spending !== null && input.spending.halted() !== null)
            stoppedBy ??= 'budget';
        if (clock.monotonicMs() - start > input.limitMs)
            stoppedBy ??= 'time';
        return stoppedBy === null;
    };
    const askOrStop = async (planned, signal) => {
        const isHopeless = () => input.pacer !== null && input.pacer.gaveUp() !== null;
        try {
            const made = await (0,ask_trial/* askTrial */.Q)(input.session, {
                ...planned,
                checkout: input.checkout,
                retries: input.retries,
                isHopeless,
                signal,
                sleep: input.sleep,
            });
            const judged = await input.judge?.judge({ ...planned, observation: made.observation }, signal);
            return { ...made, ...(judged && (0,judge_trial/* recordJudged */.vl)(judged)) };
        }
        catch (error) {
            if (!(error instanceof spending/* NotAffordable */.S))
                throw error;
            stoppedBy ??= 'budget';
            return null;
        }
    };
    const askCase = async ({ case_id, trials }, signal) => {
        const golden = cases.get(case_id);
        if (golden === undefined)
            throw new Error(`the plan has a case that the run lacks: ${case_id}`);
        for (let again = 0; again < trials; again++) {
            signal.throwIfAborted();
            const trial = run.trials_per_case + again;
            const planned = { golden, trial, suite: run.settings, settings: input.settings, seed: run.seed };
            const made = mayGoOn() ? await askOrStop(planned, signal) : null;
            if (made === null) {
                cutShort.push(golden.id);
                return;
            }
            const { observation, judgments } = made;
            const scores = (0,score_trial/* scoreTrial */.$)({ metrics: input.metrics, golden, observation, ...(judgments && { judgments }) });
            input.onTrial({ case: golden.id, trial, ...made, ...scores });
            if (scores.scores['success'] === 1)
                return;
        }
    };
    const { concurrency } = run.settings;
    await (0,work_through/* workThrough */.H)({ items: inOrder(plan), concurrency, signal: input.signal }, askCase);
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}
// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder(items) {
    yield* items;
}

// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/pacing/open-pacers.js + 3 modules
var open_pacers = __webpack_require__(27279);
// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/locate-spans.js + 3 modules
var locate_spans = __webpack_require__(81324);
// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 2 modules
var start_target = __webpack_require__(77312);
;// CONCATENATED MODULE: ./build/app/confirm-failures.js
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
















/** Re-runs may take as long as the run did, and this long in any case. */
const MIN_LIMIT_MS = 5 * 60_000;
/**
 * Asks the newly failing cases that zero tolerance watches again, up to three trials in all (verdict-rules 7), and records what comes
 * back beside the run: gives the path of that file. Null, and nothing is asked, where there is no baseline, nothing newly fails, or one
 * trial is proof. Throws `run-interrupted` when aborted, `output-unwritable`, and as reading the two runs does.
 */
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,read_run/* readRun */.c)(folder);
    if (run.stopped !== undefined || !isWatched(run, ruleSet))
        return null;
    const metrics = (0,build_metrics/* buildMetrics */.G)((0,read_anew/* metricSettings */.Qp)(run, ruleSet));
    const candidate = await (0,read_anew/* readAnew */.QM)({ folder, run, metrics, log });
    const base = await (0,read_anew/* readAnew */.QM)({ folder: baseline.folder, run: await (0,read_run/* readRun */.c)(baseline.folder), metrics, log });
    const plan = planConfirmations({ baseline: base, candidate, ...(ruleSet === null ? {} : { ruleSet }) });
    if (plan.length === 0)
        return null;
    log.info(`Asking ${plan.length === 1 ? '1 newly failing case' : `${plan.length} newly failing cases`} again, up to ${confirmation/* CONFIRMING_TRIALS */.t3} trials in all.`);
    const costs = candidate.trials.flatMap(({ scores }) => scores['cost.usd'] ?? []);
    try {
        await askAndRecord(request, {
            run,
            plan,
            metrics,
            baseline_run_id: base.run.run_id,
            dearestUsd: costs.length === 0 ? null : Math.max(...costs),
        });
        return (0,run_files/* confirmationsFile */.NJ)(folder);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new model_error/* UserError */.y('run-interrupted', facts, { cause: error });
    }
}
/** Whether zero tolerance could want a re-run at all, before anything long is read. */
function isWatched({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return scope === 'all' || (scope === 'critical' && cases.some(({ critical }) => critical));
}
async function askAndRecord(request, wanted) {
    const { folder } = request;
    const { run, plan, baseline_run_id } = wanted;
    const head = { schema_version: confirmation/* CONFIRMATIONS_SCHEMA_VERSION */.ww, run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const writer = (0,write_confirmations/* writeConfirmations */.o)(folder, head);
        try {
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.stop(stopped);
        }
        finally {
            writer[Symbol.dispose]();
        }
    };
    await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push(!isCrash(trial) || hasCrashed.has(trial.case));
    }));
    // A target that answered before and now only crashes could not start again: that says nothing of the cases.
    const isDown = isAnswering.length > 0 && !isAnswering.includes(true);
    if (isDown)
        await record(() => Promise.resolve(unreached));
}
/** A fresh one, so that what the run left behind in the old one cannot make a case fail again. */
async function askFreshTarget(request, { run, plan, metrics, dearestUsd }, onTrial) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock, signal } = request;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const tookMs = Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at);
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.a)({ ...request, targets: targets/* REGISTRY */.M }, { suite: run.settings, variant, workingDirectory, hasAnswered: true }), true);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        const limited = (0,limit_target/* limitTarget */.p)(session, {
            variant,
            targets: targets/* REGISTRY */.M,
            pricing: run.pricing,
            limits: {
                spending,
                pacers: (0,open_pacers/* openPacers */.B)({
                    ...{ targets: targets/* REGISTRY */.M, judges: [], providers: request.providers },
                    ...{ concurrency, retries: suite.retries, clock, sleep: sleep/* systemSleep */.H, log: request.log },
                }),
            },
            dearestUsd,
            sample: null,
        });
        return await askAgain({
            ...limited,
            checkout: (0,locate_spans/* openSpanLocator */.R)(workingDirectory),
            spending,
            judge,
            run,
            settings: variant.target.settings,
            plan,
            metrics,
            retries: suite.retries,
            limitMs: Math.max(tookMs, MIN_LIMIT_MS),
            clock,
            sleep: sleep/* systemSleep */.H,
            signal,
            onTrial,
        });
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
/** The planned cases that made the target crash in the run itself. */
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,read_observations/* readObservations */.i)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}


/***/ }),

/***/ 16054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91352);

/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 99254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ keepShard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85450);
/* harmony import */ var _shell_publishers_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38803);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61543);
/* harmony import */ var _describe_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16054);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56917);








/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_6__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('shard-not-kept', { shard: (0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const said = `${(0,_describe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(said);
    await (0,_shell_publishers_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${said}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, folder));
    return 0;
}


/***/ }),

/***/ 83880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPr: () => (/* binding */ runPr)
/* harmony export */ });
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8499);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(85450);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88897);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71729);
/* harmony import */ var _announce_pending_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18456);
/* harmony import */ var _announce_withdraw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75306);
/* harmony import */ var _budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4252);
/* harmony import */ var _budget_continue_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45596);
/* harmony import */ var _choose_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26201);
/* harmony import */ var _confirm_failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94735);
/* harmony import */ var _custom_metrics_open_scorer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77628);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54569);
/* harmony import */ var _judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7512);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56917);
/* harmony import */ var _keep_shard_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(99254);
/* harmony import */ var _locate_reference_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42249);
/* harmony import */ var _open_base_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(85478);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(36342);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(62033);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(15866);
/* harmony import */ var _without_secrets_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8660);
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






















/** Mode `pr`: measures what is checked out, compares it with the baseline, comments and sets the job's state; a shard is only kept. */
const runPr = async (request) => {
    const { github, workingDirectory, effects } = request;
    const { owner, repo, event } = github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    if (pullRequest?.isClosed === true) {
        effects.log.notice(`Nothing is measured: #${pullRequest.number} is closed.`);
        return 0;
    }
    const { inputs } = request;
    if (inputs.baseline === _find_baseline_js__WEBPACK_IMPORTED_MODULE_10__/* .REF */ .g4 && inputs.shard !== null)
        throw (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseRef */ .aj)();
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: event.sha });
    const sha = pullRequest?.head.sha ?? checkout.sha;
    const markerOf = (suite) => ({ suite, run: github.runId, attempt: github.runAttempt, sha });
    const place = pullRequest === null
        ? { kind: 'none', reason: 'there is no pull request' }
        : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork };
    const said = { announced: null };
    const beside = { base: null };
    try {
        const measured = await (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_17__/* .measureCheckout */ .rO)(request, {
            mode: 'pr',
            commit: checkout.sha,
            onSuite: (suite) => {
                if (inputs.shard === null)
                    said.announced = (0,_announce_js__WEBPACK_IMPORTED_MODULE_2__/* .announceAside */ .O)(request, { marker: markerOf(suite.name), place });
            },
            ...(inputs.baseline === _find_baseline_js__WEBPACK_IMPORTED_MODULE_10__/* .REF */ .g4 && {
                openBase: async (head) => {
                    const point = await (0,_locate_reference_js__WEBPACK_IMPORTED_MODULE_14__/* .locateReference */ .I)(request, { checkout, pullRequest });
                    beside.base = await (0,_open_base_js__WEBPACK_IMPORTED_MODULE_15__/* .openBase */ .m)(request, {
                        point,
                        branch: pullRequest?.base.branch ?? github.defaultBranch,
                        head,
                    });
                    return beside.base;
                },
            }),
        });
        const { suite, run } = measured;
        if (run.shard !== null)
            return await (0,_keep_shard_js__WEBPACK_IMPORTED_MODULE_13__/* .keepShard */ .W)(request, { folder: measured.folder, run, shard: run.shard });
        const announced = await said.announced;
        const { folder, baseline, ruleSet, note, isUnjudged } = await confirmAndKeep(request, {
            measured,
            checkout,
            pullRequest,
            base: beside.base,
        });
        const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_18__/* .reportRun */ .G)({
            request,
            suite: suite.name,
            candidateFolder: folder,
            baseline,
            ruleSet,
            marker: markerOf(suite.name),
            place,
            label: note,
            announced,
        });
        return (0,_without_secrets_js__WEBPACK_IMPORTED_MODULE_19__/* .forgiveUnjudged */ .h5)(verdict, { isFork: pullRequest?.isFork === true, isUnjudged });
    }
    catch (error) {
        const announced = await said.announced;
        if (announced !== null) {
            await (0,_announce_withdraw_js__WEBPACK_IMPORTED_MODULE_4__/* .withdraw */ .n)(effects, announced.pending, effects.signal.aborted ? 'cancelled' : 'failed');
            effects.saveState(_announce_pending_report_js__WEBPACK_IMPORTED_MODULE_3__/* .PENDING_STATE */ .g, '');
        }
        throw error;
    }
    finally {
        await beside.base?.[Symbol.asyncDispose]();
    }
};
/**
 * Finds what the run is compared with, has it judged, asks its newly failing cases again, and keeps it with these re-runs, so that whoever reports
 * it has them too. What was measured is kept whatever goes wrong in between.
 */
async function confirmAndKeep(request, facts) {
    const { inputs, workingDirectory, programs, effects } = request;
    const { suite } = facts.measured;
    let { folder } = facts.measured;
    let reruns = null;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { base } = facts;
            const point = base?.point ?? (await (0,_locate_reference_js__WEBPACK_IMPORTED_MODULE_14__/* .locateReference */ .I)(request, facts));
            let baseline = base?.baseline ?? (await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_10__/* .findBaseline */ .Xn)({ request, suite: suite.name, point }));
            const silent = findSilentBase(facts.measured);
            if (silent !== null) {
                effects.log.warning(`No baseline: ${silent}.`);
                baseline = { kind: 'none', reason: silent };
            }
            const ruleSet = await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseRules */ .D)({ request, candidateFolder: folder, baseline, point });
            const scorer = __addDisposableResource(env_1, (0,_custom_metrics_open_scorer_js__WEBPACK_IMPORTED_MODULE_9__/* .openScorer */ .D)({ ...request, ...effects, suite }), true);
            const { clock, log } = effects;
            const ledger = (0,_budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .openLedger */ .a)(workingDirectory);
            const spending = __addDisposableResource(env_1, await (0,_budget_continue_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .continueSpending */ .k)({ suite, ledger, clock, folder, log }), false);
            const judging = { ...{ request, ruleSet, scorer, spending }, isForeign: false };
            const judged = await (0,_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeCandidate */ .bl)({ ...judging, folder });
            folder = judged.folder;
            if (base !== null && baseline.kind === 'found') {
                const judgedBase = await (0,_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeCandidate */ .bl)({ ...judging, folder: baseline.folder, into: 'judged-baseline' });
                baseline = { ...baseline, folder: judgedBase.folder };
            }
            const targetEnvNames = inputs.targetEnv;
            reruns = await (0,_confirm_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .confirmFailures */ .W)({
                suite,
                folder,
                baseline,
                ruleSet,
                workingDirectory,
                targetEnvNames,
                providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_16__/* .providersOfInputs */ .P)(inputs, effects.env),
                spending,
                startJudge: judged.startJudge,
                programs,
                ...effects,
            });
            const notes = [judged.note, base?.note ?? null].filter((note) => note !== null);
            const isUnjudged = judged.lacksKey;
            return { folder, baseline, ruleSet, note: notes.length === 0 ? null : notes.join(' '), isUnjudged };
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
    finally {
        const files = [...Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runFiles */ .NW)(folder)), ...(reruns === null ? [] : [reruns])];
        await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_12__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_20__/* .runArtifactName */ .nc)(suite.name), folder, files);
    }
}
/** Why the base that was measured beside it is none: a clause. Null where it is one, or was not measured. */
function findSilentBase({ beside }) {
    const counts = beside?.counts ?? null;
    if (counts === null || counts.ok > 0 || counts.failed === 0)
        return null;
    return `the base ${beside?.commit?.slice(0, 7) ?? ''} cannot be measured: its target answered none of ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_21__/* .countOf */ .pq)(counts.trials, 'trial')}`;
}


/***/ })

};
