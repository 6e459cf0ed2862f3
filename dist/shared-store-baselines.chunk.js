export const id = 3856;
export const ids = [3856];
export const modules = {

/***/ 79608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ findReferencePoint),
/* harmony export */   WJ: () => (/* binding */ listParents),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween)
/* harmony export */ });
/* unused harmony export planReferencePoint */
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha) {
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    }
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const { sha } = checkout;
    const parents = checkout.parents ?? (await listParents(client, { owner, repo, sha }));
    const plan = planReferencePoint({ sha, parents }, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${plan.base}...${plan.head}`,
            per_page: 1,
        });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${pullRequest.base.branch} and the measured commit` };
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return { sha: pullRequest.base.sha, how: `tip of ${pullRequest.base.branch} when the event happened` };
    }
}
/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
async function listParents(client, { owner, repo, sha }) {
    try {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}
/** GitHub gives at most 250 commits of a comparison in one answer, and pages beyond. */
const PER_PAGE = 100;
/** What `head` has that `base` lacks; null when GitHub cannot say (a commit that is gone). */
async function listCommitsBetween(request) {
    const { client, owner, repo, base, head } = request;
    try {
        const ask = async (page) => {
            const basehead = `${base}...${head}`;
            const place = { owner, repo, basehead, per_page: PER_PAGE, page };
            return (await client.rest.repos.compareCommitsWithBasehead(place)).data;
        };
        const first = await ask(1);
        const pages = Math.ceil(first.total_commits / PER_PAGE);
        // The oldest come first, and the last page has the newest.
        const last = pages > 1 ? await ask(pages) : first;
        const commits = last.commits.map(({ sha, html_url: url, commit, author }) => ({
            sha,
            url,
            subject: commit.message.split('\n', 1)[0] ?? '',
            login: author !== null && 'login' in author && typeof author.login === 'string' ? author.login : null,
        }));
        return { commits: commits.reverse(), total: first.total_commits, url: first.html_url };
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ findWorkflow),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const git = async (...args) => {
        try {
            const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd: workingDirectory });
            return stdout.trim();
        }
        catch {
            return null;
        }
    };
    const remote = await git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await git('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await git('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}
/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
async function readRepositoryFile(request) {
    const { client, owner, repo, path, ref } = request;
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}
/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
async function findWorkflow({ client, owner, repo, runId }) {
    try {
        const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId });
        return data.workflow_id;
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error)?.status === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 82204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findReference)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97637);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88328);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49396);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68674);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(48719);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50262);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72734);
/* harmony import */ var _run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93767);
/* harmony import */ var _run_override_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48837);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41345);
/* harmony import */ var _suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64386);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73506);















/** Finds the baseline near the commit that a run is compared with, or takes the one that was measured with it, and then the rules. */
async function findReference(request, facts) {
    const { suite, folder, base } = facts;
    const point = base?.point ?? (await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .locateReference */ .IB)(request, facts));
    const baseline = base?.baseline ?? (await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .findBaseline */ .Xn)({ request, suite, point }));
    const ruleSet = await chooseRules(request, { candidateFolder: folder, baseline, point });
    return { point, baseline, ruleSet };
}
/**
 * What a pull request is judged by: the gates, settings, prices and judge of the suite at the commit it is compared with, read through
 * the API since a checkout of depth 1 does not have it; where that cannot be read, those that the baseline's run has
 * recorded; and its own where there is neither, or where the workflow says so (`gates-from: head`). Which cases were to be measured
 * is the word of the workflow that compares.
 */
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { candidateFolder, baseline, point } = facts;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readRun */ .c)(candidateFolder);
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readRun */ .c)(baseline.folder) : null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedRules */ .M)(run);
    const read = await readBaseRules(request, { run, baseRun, point });
    const budget = read?.budget ?? null;
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .recordedRules */ .M)(baseRun));
    const { subset, skipped } = inputs;
    // What the workflow leaves out is nobody's to demand.
    const found = stated === null || skipped === null
        ? stated
        : { ...stated, gates: (0,_run_override_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .dropCodeGates */ .HU)(stated.gates, { skipped, metrics: run.metrics }) };
    if (stated === null || found === null || stated.gates.length === 0)
        return { rules: own, from: 'head', changes: [], subset, budget };
    const base = { ...found, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_6__/* .priceByBase */ .iZ)(found.pricing, own.pricing) };
    const changes = (0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRuleChanges */ .T)(base, own, run.metrics);
    const from = inputs.gatesFrom;
    if (changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "which are the base's to say" : 'and are used (input `gates-from`)'}: ${changes.join('; ')}.`);
    }
    return { rules: from === 'base' ? base : own, from, changes, subset, budget };
}
/** Null where the base's suite cannot be read: the log says why. */
async function readBaseRules(request, { run, baseRun, point }) {
    const { inputs, github, workingDirectory, effects } = request;
    // That a run calls itself one of the base's commit changes nothing: whoever made it wrote that.
    if (point.sha === null)
        return null;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(workingDirectory)) ?? inputs.workingDirectory;
    // The baseline knows where the suite was, should the change have moved it; what the change itself says is not asked.
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const full = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(prefix, path);
            const place = { owner: github.owner, repo: github.repo, path: full, ref: point.sha };
            const client = await effects.connect();
            const text = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)({ client, ...place });
            const prompts = text === null
                ? []
                : await (0,_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .readPrompts */ .wZ)({ path, text }, async (prompt) => {
                    const found = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)({ client, ...place, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(prefix, prompt) });
                    return found ?? { problem: `${prompt} is not a file.` };
                });
            const rules = text === null ? null : parseRules({ path, text }, prompts, { run, baseRun, hash: effects.hash });
            if (rules !== null)
                return rules;
            effects.log.info(`${full} of ${point.sha.slice(0, 7)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y ? error.message : (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_4__/* .readRequestFailure */ .iu)(error)?.message;
            if (reason === undefined)
                throw error;
            effects.log.info(`The gates of ${point.sha.slice(0, 7)} cannot be read from ${path}: ${reason}`);
        }
    }
    return null;
}
/** Null when the manifest is another suite's. Throws `suite-invalid`. */
function parseRules(manifest, prompts, { run, baseRun, hash }) {
    // A suite that names no gates has the default ones, which hang on its cases.
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
    const own = (0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_14__/* .customMetricsOf */ .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .buildMetrics */ .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultGates */ .e9)({ metrics, cases }),
    };
    const { suite } = (0,_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .parseSuite */ .El)({ manifest, caseFiles: [], prompts, registries, hash });
    if (suite.name !== run.suite.name)
        return null;
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance } = suite;
    const { max_cost_usd, max_cost_usd_per_month } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    return {
        rules: {
            gates: suite.gates,
            settings: { k: [...k], primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, deterministic },
            pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_6__/* .completePricing */ .Mr)(suite.pricing),
            judge: suite.judge ?? null,
        },
        budget: { max_cost_usd, max_cost_usd_per_month },
    };
}


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ locateReference),
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   uM: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79608);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93738);
/* harmony import */ var _store_baselines_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96630);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);







/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
async function findBaseline({ request, suite, point }) {
    const { inputs, workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    if (inputs.baseline === REF)
        throw refuseRef();
    const baseline = await (0,_store_baselines_index_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveBaseline */ .o)({
        input: inputs.baseline,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: (0,_run_action_request_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsHome */ .l)(request),
        inspect: (folder) => inspectBaseline(folder, log),
        clock,
        log,
    });
    if (baseline.kind === 'none') {
        log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job';
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('input-invalid', { name: 'baseline', got: REF, expected, suggestion: null });
}
/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .my)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${trials.length} trials was answered`;
    const success = (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} exceeds the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y && error.code === code;
}
/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await (0,_github_reference_point_js__WEBPACK_IMPORTED_MODULE_1__/* .findReferencePoint */ .Nf)({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 65954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   bl: () => (/* binding */ judgeCandidate),
/* harmony export */   fC: () => (/* binding */ MOST_RETRIES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60960);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
/* harmony import */ var _cache_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63526);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89380);
/* harmony import */ var _rescore_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34643);
/* harmony import */ var _start_judging_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94952);
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








/** How long a judge is waited for is the candidate's own word, up to these. */
const MOST_RETRIES = 10;
const MOST_TIMEOUT_MS = 300_000;
/**
 * Judges what a pull request measured, by the judge of the rules that it is judged by: a change cannot choose or instruct its own. Where
 * there is no key the trials stay unjudged, and say so. Throws what the judge throws when it refuses the key, and as `rescoreRun` does.
 */
async function judgeCandidate(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, folder, scorer, ruleSet, spending } = input;
        const { hash, log, signal } = request.effects;
        const { judge: config, settings } = ruleSet.rules;
        const questions = settings.scoring?.judged ?? [];
        if (questions.length === 0 || config === null)
            return { folder, note: null, lacksKey: false, startJudge: null };
        const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(folder);
        const start = async () => startJudge(input, run);
        const judge = isTrusted(input)
            ? await start().catch(explainMissingKey)
            : 'the base has no suite to take the judge from';
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, input.into ?? 'judged');
        const copy = { from: folder, to, change: (run) => run, hash, log, signal };
        if (typeof judge === 'string') {
            const note = `Not judged: ${judge}. What the judge decides stays unscored.`;
            log.notice(note);
            await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_6__/* .rescoreRun */ .R)({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } });
            return { folder: to, note, lacksKey: isTrusted(input), startJudge: null };
        }
        const open = __addDisposableResource(env_1, judge, true);
        const rejudging = { kind: 'judge', judge: open, scorer, spending };
        await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_6__/* .rescoreRun */ .R)({ ...copy, rejudging });
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
/** Whether the judge of the rules may be asked. */
function isTrusted({ request, ruleSet, isForeign, }) {
    return !isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head';
}
/** A missing key is a fork's lot, and that of a job that only measures; any other mistake is one. */
function explainMissingKey(error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'provider-key-missing')
        throw error;
    return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)';
}
async function startJudge({ request, ruleSet, spending }, run) {
    const { inputs, workingDirectory, effects } = request;
    const { judge: config, pricing, settings } = ruleSet.rules;
    if (config === null)
        throw new Error('there is no judge to start');
    const { clock, log, env } = effects;
    return (0,_start_judging_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareJudging */ .A3)({
        config,
        spending,
        scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SCORING */ .cH,
        pricing,
        seed: run.seed,
        concurrency: run.settings.concurrency,
        retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
        timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MOST_TIMEOUT_MS),
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_5__/* .providersOfInputs */ .Pj)(inputs, env),
        env,
        targetEnvNames: inputs.targetEnv,
        workingDirectory,
        cache: (0,_cache_answers_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheOfInputs */ .hO)(request),
        clock,
        log,
    });
}


/***/ }),

/***/ 34643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rescoreRun)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77377);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47600);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55970);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(70671);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18359);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55542);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20714);
/* harmony import */ var _suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24452);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65173);
/* harmony import */ var _budget_spending_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56759);
/* harmony import */ var _judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42497);


















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are computed again from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_7__/* .readRun */ .c)(from));
    const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
    const { k, primary_k, success, scoring } = source.settings;
    const own = [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_14__/* .customMetricsOf */ .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tableFiguresOf */ .LV)(source)];
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .buildMetrics */ .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_10__/* .fingerprintCase */ .l)(golden, hash) }));
    const run = {
        ...source,
        judge: judge?.facts,
        cases,
        metrics: metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_15__/* .metricFacts */ .gt),
        fingerprints: {
            ...source.fingerprints,
            judge: judge?.fingerprint,
            judge_models: undefined,
            metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_15__/* .fingerprintMetrics */ .or)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .collectScores */ .s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_11__/* .startTally */ .dP)(source.pricing);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__/* .writeRun */ .bp)(to, run);
    const workers = { items: (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_8__/* .readTrials */ .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__/* .workThrough */ .H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && hasJudgments(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial({ metrics, golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            const { scores, unscored } = trial;
            scored.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__/* .countOf */ .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            stopped: stopOfJudging(spending, { judged, trials: tally.counts().trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_4__/* .summarizeRun */ .l)({
                metrics,
                trials: scored.trials(),
                kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_17__/* .summarizeCode */ .Nn)(metrics, run.code_quality),
            }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(spending, { judged, trials }) {
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return undefined;
    return { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() };
}
/** A job without a key records that nobody was asked, and why. */
function hasJudgments({ rubric, ...others }) {
    const judgments = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return judgments.some((one) => one !== undefined && !('asked' in one));
}
async function rescoreTrial({ metrics, golden, trial, rejudging, signal, }) {
    const { judged, recorded } = await rejudgeTrial({ golden, trial, rejudging, signal });
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, judgments });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, rejudging, log, signal, }) {
    const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfirmations */ .T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_6__/* .writeConfirmations */ .o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial({ metrics, golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal, }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_13__/* .unjudged */ .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_13__/* .recordJudged */ .vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof _budget_spending_js__WEBPACK_IMPORTED_MODULE_12__/* .NotAffordable */ .SW)
        return null;
    throw error;
}


/***/ }),

/***/ 96630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/store/baselines/baseline.js
var baseline = __webpack_require__(95098);
// EXTERNAL MODULE: ./build/store/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(10018);
// EXTERNAL MODULE: ./build/store/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/store/baselines/artifact.js





/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`baseline: artifact`');
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.SP)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} was skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return {
        kind: 'none',
        reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
    };
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => (0,choose_baseline/* measureDistance */.cr)({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
function refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.CG)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return refuse(unfetched.reason);
    if (await (0,baseline/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._w)(candidate, request);
    if (refusal !== null)
        return refuse(refusal);
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/store/baselines/path.js





/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    describe: 'a path to a run folder (with `run.json` and `trials.jsonl`), or to a reference that `goldenpair ratchet` wrote',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,external_node_path_.resolve)(workingDirectory, input);
        const found = await (0,promises_.stat)(given).catch(() => null);
        if (found === null) {
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact', 'ref']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? fetch_candidate/* readReferenceHeader */.FF : fetch_candidate/* readRunHeader */.Ts)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : (0,choose_baseline/* hoursBetween */.UH)(new Date(finished), clock.now());
        const distance = canMeasure
            ? await (0,choose_baseline/* measureDistance */.cr)({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = (0,choose_baseline/* describeStaleness */.M0)(distance, age_hours);
        const staleness = stale === null ? {} : { stale };
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note: null, ...staleness };
    },
};

;// CONCATENATED MODULE: ./build/store/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path;
    return definition.resolve(request);
}


/***/ })

};
