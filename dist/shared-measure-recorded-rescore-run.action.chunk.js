export const id = 4427;
export const ids = [4427];
export const modules = {

  70721:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  leaveUnjudged),
    R: () => (  rescoreRun)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77377);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44774);
  var _metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
  var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69942);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21501);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70249);
  var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2491);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65750);
  var _run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35559);
  var _run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18471);
  var _suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92725);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(94896);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13211);
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

















async function rescoreRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, change, rejudging, log } = input;
        const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(from));
        const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
        const { k, primary_k, success, scoring } = source.settings;
        const own = [...(0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_3__  .LV)(source)];
        const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__  .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
        const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_13__  .l3)(golden, _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .s) }));
        const run = {
            ...source,
            judge: judge?.facts,
            cases,
            metrics: metrics.map(_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__  .gt),
            fingerprints: {
                ...source.fingerprints,
                judge: judge?.fingerprint,
                judge_models: undefined,
                metrics: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__  .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .s),
            },
            counts: null,
            summaries: {},
        };
        const byId = new Map(cases.map((golden) => [golden.id, golden]));
        let leftOut = 0;
        let judged = 0;
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_10__  .dP)(source.pricing);
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__  .bp)(to, run), true);
        const workers = { items: (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
        await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_15__  .Hh)(workers, async (observed, signal) => {
            if ((0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_6__  .k8)(observed.judgments ?? {}).some(({ said }) => (0,_metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__  .gg)(said)))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial(metrics, { golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const whole = tally.complete(run, metrics);
        const result = {
            ...whole,
            stopped: (0,_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__  .xx)(spending, { made: judged, planned: whole.counts.trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
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
async function rescoreTrial(metrics, input) {
    const { golden, trial } = input;
    const { observation } = trial;
    const { judged, recorded } = await rejudgeTrial(input);
    const { judgments } = judged;
    const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .$o)({ metrics, golden, observation, recorded, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__  .d });
    return { ...trial, judgments: undefined, judge_retries: undefined, ...judged, ...scores };
}
async function rescoreReruns(input) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, run, metrics, rejudging, log, signal } = input;
        const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__  .TZ)(from, { run, log, keep: (trial, golden) => ({ trial, golden }) });
        if (reruns === null)
            return;
        const writer = __addDisposableResource(env_2, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__  .oE)(to, reruns.head), false);
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial(metrics, { golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.append(reruns.stopped);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__  .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__  .vl)(judged), recorded: own ?? recorded };
}
function leaveUnjudged(error) {
    if (error instanceof _run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__  .SW)
        return null;
    throw error;
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

  75038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ic: () => (  describeFailure),
    Vl: () => (  explainUnmeasured),
    al: () => (  uploadFailure),
    f1: () => (  readFailure),
    k0: () => (  readFailures)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(76564);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58131);
  var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99787);
  var _upload_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47324);
  var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94373);
  var _announce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44288);














const FILE = 'failure.txt';
const LONGEST = 600;
const MAX_BYTES = 64_000;
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
function explainUnmeasured({ job, line }, runUrl) {
    const escaped = line.replace(/`([^`]+)`|[^`]+|`/g, (part, code) => code === undefined ? (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .FV)(part) : (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .tn)(code));
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .yV)(describeFailure({ job, line: escaped }))}. The check fails. [The run](${runUrl}).`;
}
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
const SAYS_ERROR = /error|exception|cannot|can't|not found|refused|denied|failed|fatal|panic/i;
const STACK_FRAME = /^\s*at |^\s*File "|^\S+:\d+(?::\d+)?$/;
function summarizeMessage(message) {
    const [line = '', ...rest] = message.split('\n');
    const log = rest.map((one) => one.replace(/^ {2}\| /, '').trim()).filter((one) => one !== '');
    const telling = log.findLast((one) => SAYS_ERROR.test(one) && !STACK_FRAME.test(one)) ?? log.at(-1);
    return telling === undefined ? line : `${telling.replace(/[.!?]+$/, '')}. ${line.replace(/\s[^.!?]*:$/, '')}`;
}
function readFailure({ inputs, effects, workspace }, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
        return null;
    const secrets = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__  .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    const line = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .EQ)((0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(summarizeMessage(error.message), secrets), workspace);
    return limitFailure(line, effects.env['GITHUB_JOB'] ?? '');
}
function limitFailure(line, job) {
    return {
        line: (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__  .I)(line, LONGEST),
        job: JOB.test(job) ? job : null,
    };
}
async function uploadFailure(request, suite, { line, job }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'failure');
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${line}\n${job ?? ''}\n`);
    await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_9__  .Zn)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_11__  .dP)(request.effects.log, async () => receiveFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function receiveFailure(request, artifact) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'received', artifact.name);
    try {
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__  .b)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_7__  .h_)(request)), artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(one, []));
        return limitFailure(line, job);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__  .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
            throw error;
        request.effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


  }),

  64837:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  markUnmeasured),
    n: () => (  withdraw)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81136);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23503);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
  var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75038);
  var _announce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44288);









const AGAIN = 'Nothing was compared, so the check does not pass: run it again, or push.';
const WORDS = {
    cancelled: ['Cancelled before there was a verdict', `was cancelled before there was a verdict. ${AGAIN}`],
    failed: [
        'Failed before there was a verdict',
        'failed before there was a verdict; its log says why. The check fails.',
    ],
    ended: [
        'Ended without a verdict',
        `ended without a verdict: it was cancelled, ran out of time, or was stopped from outside. ${AGAIN}`,
    ],
};
async function withdraw({ connect, wait, log }, pending, ending, failure = null) {
    const { owner, repo, number, suite, run, attempt, sha, run_url: url } = pending;
    const [title, what] = WORDS[ending];
    const explanation = failure === null ? `[The run](${url}) ${what}` : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, url);
    const withdrawComment = async () => {
        if (number === null)
            return;
        const target = { client: await connect(), owner, repo, number, wait };
        const marker = { suite, run, attempt, sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target), marker);
        if (plan.kind !== 'update')
            return;
        const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(plan.keep.body);
        if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(now, marker))
            return;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)(target, plan, { marker, headline: writeUnmeasured(sha), explanation });
    };
    const withdrawCheck = async () => {
        if (!pending.has_check)
            return;
        const client = await connect();
        const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Sd)(client, pending));
        const id = found?.id ?? pending.check_id;
        if (id === null || found?.status === 'completed')
            return;
        const conclusion = ending === 'failed' ? 'failure' : 'cancelled';
        const end = { conclusion, title, summary: explanation, annotations: [] };
        await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .iL)({ client, wait }, pending, { id, end });
    };
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawComment);
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawCheck);
}
const writeUnmeasured = (sha) => `⏹️ Not measured: \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .Ax)(sha)}\``;
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_5__  .h_)(request);
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)({ ...repository, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(own, marker);
        const failure = failures.get(suite);
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what} The check fails.`
            : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, github.runUrl);
        const status = { marker, headline: writeUnmeasured(head.sha), explanation };
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)({ ...repository, number, wait: effects.wait }, plan, status);
    }
    return [...commented];
}


  }),

  16938:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  judgeCandidate),
    u: () => (  openLookJudge)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60960);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
  var _action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
  var _provider_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20235);
  var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18471);
  var _measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70721);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13211);
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










const MAX_RETRIES = 10;
const MAX_TIMEOUT_MS = 300_000;
async function openLookJudge(request, ruleSet, planned) {
    const { log, signal } = request.effects;
    if (ruleSet.rules.judge === null || (ruleSet.rules.settings.scoring?.judged ?? []).length === 0)
        return null;
    const opened = await startJudge({ request, ruleSet, spending: null }, planned).catch(explainMissingKey);
    if (typeof opened === 'string')
        return null;
    await opened[Symbol.asyncDispose]();
    const judgments = new Map();
    let started = null;
    return {
        known: (arm) => judgments.get(arm),
        facts: opened.facts,
        fingerprint: opened.fingerprint,
        judge: async (arm, { folder, run, spending }) => {
            const judge = (started ??= await startJudge({ request, ruleSet, spending }, run));
            const known = judgments.get(arm) ?? new Map();
            judgments.set(arm, known);
            await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_9__  .Hh)({ items: (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__  .L9)(run, folder, log), concurrency: run.settings.concurrency, signal }, async ({ golden, trial: made }, stop) => {
                const { trial, observation } = made;
                const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__  .wK)(golden.id, trial);
                if (known.has(key) || observation.status === 'failed')
                    return;
                const judged = await judge.judge({ golden, trial, observation }, stop).catch(_measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__  .Q);
                if (judged !== null)
                    known.set(key, judged);
            });
            return known;
        },
        [Symbol.asyncDispose]: async () => started?.[Symbol.asyncDispose](),
    };
}
async function judgeCandidate(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, folder, scorer, ruleSet, spending } = input;
        const { log, signal } = request.effects;
        const { judge: config, settings } = ruleSet.rules;
        const questions = settings.scoring?.judged ?? [];
        if (questions.length === 0 || config === null)
            return { folder, note: null, lacksKey: false, startJudge: null };
        const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__  .cI)(folder);
        const start = async () => startJudge(input, run);
        const isTrusted = !input.isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head';
        const judge = isTrusted ? await start().catch(explainMissingKey) : 'the base has no suite to take the judge from';
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, input.into ?? 'judged');
        const copy = { from: folder, to, change: (run) => run, log, signal };
        if (typeof judge === 'string') {
            const note = `Not judged: ${judge}. What the judge decides stays unscored.`;
            log.notice(note);
            await (0,_measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__  .R)({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } });
            return { folder: to, note, lacksKey: isTrusted, startJudge: null };
        }
        const open = __addDisposableResource(env_1, judge, true);
        const asking = {
            ...open,
            judge: async (trial, stop) => input.known?.get((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__  .wK)(trial.golden.id, trial.trial)) ?? open.judge(trial, stop),
        };
        await (0,_measure_recorded_rescore_run_js__WEBPACK_IMPORTED_MODULE_8__  .R)({ ...copy, rejudging: { kind: 'judge', judge: asking, scorer, spending } });
        return { folder: to, note: null, lacksKey: false, startJudge: start };
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
function explainMissingKey(error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo) || error.code !== 'provider-key-missing')
        throw error;
    return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)';
}
async function startJudge({ request, ruleSet, spending }, run) {
    const { inputs, effects } = request;
    const { judge: config, pricing, settings } = ruleSet.rules;
    if (config === null)
        throw new Error('there is no judge to start');
    return (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_7__  .V8)({
        ...request,
        ...effects,
        config,
        spending,
        scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_3__  .cH,
        pricing,
        seed: run.seed,
        concurrency: run.settings.concurrency,
        retries: Math.min(run.settings.retries ?? 2, MAX_RETRIES),
        timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MAX_TIMEOUT_MS),
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_6__  .RS)(inputs, effects.env),
        targetEnvNames: inputs.targetEnv,
        cache: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_5__  .Jj)(request),
    });
}


  })

};
