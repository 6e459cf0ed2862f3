export const id = 5285;
export const ids = [5285];
export const modules = {

/***/ 1466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ addWorktree),
  k: () => (/* binding */ checkOutCommit)
});

var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var git = __webpack_require__(86349);
var client = __webpack_require__(44463);
var external_node_fs_ = __webpack_require__(73024);
var external_node_stream_promises_ = __webpack_require__(46466);
var external_node_zlib_ = __webpack_require__(38522);
var stream_answer = __webpack_require__(19695);
;// CONCATENATED MODULE: ./build/github/read-tarball.js






/** An archive that is not taken. Its message says why, as a clause. */
class TarballRefused extends Error {
    name = 'TarballRefused';
}
/** The Linux kernel is 90,000 files in 1.5 GB, packed to 230 MB. */
const TARBALL_LIMITS = {
    maxArchiveBytes: 500 * 2 ** 20,
    maxEntries: 200_000,
    maxBytes: 4 * 2 ** 30,
};
/**
 * Unpacks a commit's archive (tar, gzip) without the one folder that everything in it is in, counting the bytes that really come.
 * @throws TarballRefused for too many bytes or entries, links and other special files, names that leave the folder or enter `.git`,
 * the same name twice, and an archive that is damaged
 */
async function extractTarball({ body, folder, limits = TARBALL_LIMITS }) {
    const { extract } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const archive = extract();
    const { maxArchiveBytes, maxBytes, maxEntries } = limits;
    const results = await Promise.allSettled([
        // First: an entry that is refused ends the archive, which is then no failure of its own.
        writeEntries(archive, folder, maxEntries),
        (0,external_node_stream_promises_.pipeline)(body, (0,stream_answer/* limitBytes */.Z7)(maxArchiveBytes, () => new TarballRefused(`it is more than ${maxArchiveBytes} bytes`)), (0,external_node_zlib_.createGunzip)(), (0,stream_answer/* limitBytes */.Z7)(maxBytes, () => new TarballRefused(`it unpacks to more than ${maxBytes} bytes`)), archive),
    ]);
    for (const result of results)
        if (result.status === 'rejected')
            throw describeFailure(result.reason);
}
/** The errors of tar-stream are plain ones; those of zlib and of the file system have a code. */
function describeFailure(error) {
    if (!(error instanceof Error))
        return error;
    const code = 'code' in error ? String(error.code) : '';
    if (/^(?:EEXIST|EISDIR|ENOTDIR)/.test(code))
        return new TarballRefused('it has a name twice', { cause: error });
    const isPlain = code === '' && Object.getPrototypeOf(error) === Error.prototype;
    return isPlain || /^(?:Z_|ERR_ZLIB)/.test(code) ? new TarballRefused('it is damaged', { cause: error }) : error;
}
async function writeEntries(archive, folder, maxEntries) {
    let entries = 0;
    for await (const entry of archive) {
        entries += 1;
        if (entries > maxEntries)
            throw new TarballRefused(`it has more than ${maxEntries} entries`);
        await writeEntry(entry, folder);
    }
}
async function writeEntry(entry, folder) {
    const { name, type, mode } = entry.header;
    const shown = JSON.stringify(name.slice(0, 100));
    if (type !== 'file' && type !== 'directory')
        throw new TarballRefused(`${shown} is a link or another special file`);
    const [, ...segments] = name.replace(/\/+$/, '').split('/');
    const isInside = segments.every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git$/i.test(part));
    if (!isInside || name.startsWith('/') || /[\\\0]/.test(name))
        throw new TarballRefused(`the name ${shown} leaves its folder`);
    const target = (0,external_node_path_.join)(folder, ...segments);
    if (type === 'directory') {
        await (0,promises_.mkdir)(target, { recursive: true });
        entry.resume();
        return;
    }
    if (segments.length === 0)
        throw new TarballRefused(`${shown} is in no folder`);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    await (0,external_node_stream_promises_.pipeline)(entry, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }));
}

;// CONCATENATED MODULE: ./build/github/check-out-commit.js







/**
 * Another commit than the one that is checked out: as a worktree where the checkout has it, which is exact and keeps links, and else
 * from GitHub's archive, since a checkout of depth 1 has no other commit. Why there is none is a clause.
 */
async function checkOutCommit(request) {
    const { sha, log } = request;
    const worktree = await addWorktree(request);
    if (worktree !== null)
        return worktree;
    const { folder, remove } = await makeFolder(request.temporary);
    const reason = await downloadCommit(request, folder);
    if (reason !== null) {
        await remove();
        return { kind: 'none', reason };
    }
    log.debug(`${sha} was downloaded to ${folder}.`);
    // So that it counts as a checkout without changes, whose set-up and answers can be kept.
    const author = ['-c', 'user.name=Goldenpair', '-c', 'user.email=goldenpair@localhost', '-c', 'commit.gpgsign=false'];
    if ((await succeeds(folder, ['init', '--quiet'])) && (await succeeds(folder, ['add', '--all', '--force'])))
        await succeeds(folder, [...author, 'commit', '--quiet', '--message', sha]);
    return { kind: 'checked-out', folder, [Symbol.asyncDispose]: remove };
}
/** The commit as a worktree of the checkout; null where that does not have it. */
async function addWorktree(input) {
    const { sha, workingDirectory, temporary, log } = input;
    const { folder, remove } = await makeFolder(temporary);
    if (!(await succeeds(workingDirectory, ['worktree', 'add', '--detach', folder, sha]))) {
        await remove();
        return null;
    }
    log.debug(`${sha} is checked out by git in ${folder}.`);
    const dispose = async () => {
        await succeeds(workingDirectory, ['worktree', 'remove', '--force', folder]);
        await remove();
    };
    return { kind: 'checked-out', folder, [Symbol.asyncDispose]: dispose };
}
async function makeFolder(temporary) {
    const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary || (0,external_node_os_.tmpdir)(), 'goldenpair-base-'));
    const remove = async () => (0,promises_.rm)(root, { recursive: true, force: true });
    return { folder: (0,external_node_path_.join)(root, 'checkout'), remove };
}
async function downloadCommit({ connect, owner, repo, sha }, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    try {
        const client = await connect();
        const place = { owner, repo, ref: sha };
        const { data } = await client.request('GET /repos/{owner}/{repo}/tarball/{ref}', { ...place, request: stream_answer/* AS_STREAM */.Mk });
        const body = (0,stream_answer/* streamAnswer */.xP)(data);
        if (body === null)
            return 'GitHub sent no archive of it';
        await extractTarball({ body, folder });
        return null;
    }
    catch (error) {
        if (error instanceof TarballRefused)
            return `its archive was rejected: ${error.message}; with \`fetch-depth: 2\` or more it is in the checkout`;
        const failure = (0,client/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        return `its archive could not be downloaded: ${(0,client/* explainFailure */.SP)(failure, 'contents: read')}`;
    }
}
/** Files are written as the commit has them. */
async function succeeds(cwd, args) {
    return (0,git/* gitSucceeds */.GN)(cwd, ['-c', 'core.autocrlf=false', ...args]);
}


/***/ }),

/***/ 5285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPr: () => (/* binding */ runPr)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(28896);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40273);
/* harmony import */ var _request_action_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58131);
/* harmony import */ var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35559);
/* harmony import */ var _measure_run_custom_metrics_start_scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62898);
/* harmony import */ var _request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16938);
/* harmony import */ var _request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45713);
/* harmony import */ var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15802);
/* harmony import */ var _request_open_base_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43059);
/* harmony import */ var _request_provider_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20235);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98194);
/* harmony import */ var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27328);
/* harmony import */ var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14426);
/* harmony import */ var _choose_rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82204);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22604);
/* harmony import */ var _publish_announce_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44288);
/* harmony import */ var _publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(75038);
/* harmony import */ var _publish_withdraw_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(64837);
/* harmony import */ var _open_change_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(78932);
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
    const { inputs, github, effects } = request;
    const { owner, repo, event } = github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    if (pullRequest?.isClosed === true) {
        effects.log.notice(`Nothing was measured: #${pullRequest.number} is closed.`);
        return 0;
    }
    const opened = await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_17__/* .openHead */ .nS)(request, pullRequest);
    const { checkout, change } = opened;
    const suite = change.plan.name;
    const marker = { suite, run: github.runId, attempt: github.runAttempt, sha: pullRequest?.head.sha ?? checkout.sha };
    const place = pullRequest === null
        ? { kind: 'none', reason: 'there is no pull request' }
        : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork };
    let announcing = null;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const before = await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_17__/* .findMain */ .b0)(request, opened, pullRequest);
            const { known, plan, rules } = before;
            const sealed = known?.kind === 'found' ? [await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_10__/* .sealRun */ .B)(known.folder)] : [];
            if (inputs.shard === null)
                announcing = (0,_publish_announce_js__WEBPACK_IMPORTED_MODULE_14__/* .announceAside */ .Or)(request, { marker, place });
            const base = __addDisposableResource(env_1, await openBaseOf(request, { plan, point: change.point, pullRequest }), true);
            const inRounds = (0,_open_change_js__WEBPACK_IMPORTED_MODULE_17__/* .roundsOf */ .T1)(request, before, base !== null && base.arm !== null);
            let looks = null;
            const openJudge = async (ruleSet, planned) => (looks = await (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .openLookJudge */ .bz)(request, ruleSet, planned));
            const rounds = inRounds && (await Promise.all(/* import() */[__webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(4501), __webpack_require__.e(895)]).then(__webpack_require__.bind(__webpack_require__, 53276))).askInRounds({ ...inRounds, openJudge });
            const measuring = (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .measureCheckout */ .rO)(request, plan, { base: base?.arm ?? null, rounds });
            const measured = await measuring.finally(async () => looks?.[Symbol.asyncDispose]());
            const { run } = measured;
            const seals = [request.ownFiles, ...sealed, ...measured.seals];
            if (run.shard !== null)
                return await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepShard */ .W)(request, { folder: measured.folder, run, shard: run.shard });
            const announced = await announcing;
            // Which questions another harness has asked is known now.
            const found = { change, baseline: known, pullRequest };
            const origin = before.origin ?? (plan.kind === 'results' ? await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_17__/* .findOriginOf */ .jv)(request, found, run.cases) : undefined);
            const baselineNow = base === null ? known : describeBase(request, measured, base);
            if (baselineNow === null)
                throw new Error('the baseline was neither found nor measured');
            const facts = { measured, base, baseline: baselineNow, change, origin, seals, rules: rules.chosen(), looks };
            const judged = await judgeAndConfirm(request, facts);
            const { folder, baseline, ruleSet, note, isUnjudged } = judged;
            const told = { request, suite, candidates: [folder], baseline, ruleSet, marker, place, label: note, announced };
            const report = { ...told, inference: 'recorded' };
            const isFork = pullRequest?.isFork === true;
            // A third of all code, which GitHub need not wait for at the start.
            const { reportRun } = await Promise.all(/* import() */[__webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(1939), __webpack_require__.e(1739), __webpack_require__.e(9999), __webpack_require__.e(1607)]).then(__webpack_require__.bind(__webpack_require__, 69999));
            return (0,_request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .forgiveUnjudged */ .h5)(await reportRun(report), { isFork, isUnjudged, failOn: request.inputs.failOn });
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
    catch (error) {
        const announced = await announcing;
        const failure = effects.signal.aborted ? null : (0,_publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_15__/* .readFailure */ .f1)(request, error);
        if (announced !== null) {
            await (0,_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_16__/* .withdraw */ .n)(effects, announced.pending, effects.signal.aborted ? 'cancelled' : 'failed', failure);
            effects.saveState(_publish_announce_js__WEBPACK_IMPORTED_MODULE_14__/* .PENDING_STATE */ .gK, '');
        }
        const isToldElsewhere = pullRequest !== null && inputs.comment.when === 'never' && inputs.shard === null;
        if (isToldElsewhere && failure !== null)
            await (0,_publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_15__/* .leaveFailure */ .ou)(request, suite, failure);
        throw error;
    }
};
/** The base that is to be measured in the same job (`baseline: ref`); null where a baseline is to be found. */
async function openBaseOf(request, facts) {
    const { inputs, github } = request;
    const { plan, point, pullRequest } = facts;
    if (inputs.baseline.from !== _request_action_request_js__WEBPACK_IMPORTED_MODULE_1__/* .REF */ .g4 || plan.kind === 'results')
        return null;
    return (0,_request_open_base_js__WEBPACK_IMPORTED_MODULE_7__/* .openBase */ .m)(request, { point, branch: pullRequest?.base.branch ?? github.defaultBranch, head: plan });
}
/**
 * Finds what the run is compared with, has it judged, asks its newly failing cases again, and keeps it with these re-runs, so that whoever reports
 * it has them too. What was measured is kept whatever goes wrong in between. What another harness has measured is neither judged nor asked again.
 */
async function judgeAndConfirm(request, input) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { measured, base, baseline: unjudged, change, origin, seals, rules, looks } = input;
        const { inputs, workingDirectory, effects } = request;
        const { suite, folder, run } = measured;
        await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_10__/* .demandSealed */ .W)(seals);
        const keep = async (runFolder, reruns = []) => (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepFiles */ .N9)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .runArtifactName */ .nc)(run.suite.name), runFolder, [...Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW)(runFolder)), ...reruns]);
        const keepMeasured = async () => keep(folder);
        const choose = async () => (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .chooseRules */ .D8)(request, { ...change, run, baseline: unjudged, origin });
        const ruleSet = rules ?? (await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepOnFailure */ .Fy)(choose(), keepMeasured));
        if (suite === null) {
            await keepMeasured();
            return { folder, baseline: unjudged, ruleSet, note: null, isUnjudged: false };
        }
        const scorer = __addDisposableResource(env_2, (0,_measure_run_custom_metrics_start_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .openScorer */ .DL)({ ...request, ...effects, suite }), true);
        const limits = { suite, ledger: (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .openLedger */ .au)(workingDirectory), clock: effects.clock, folder, log: effects.log };
        const spending = __addDisposableResource(env_2, await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepOnFailure */ .Fy)((0,_measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .continueSpending */ .kF)(limits), keepMeasured), false);
        const judging = { request, ruleSet, scorer, spending, isForeign: false };
        const judged = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepOnFailure */ .Fy)((0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeCandidate */ .bl)({ ...judging, folder, known: looks?.known(0) }), keepMeasured);
        const keepJudged = async () => keep(judged.folder);
        const judgingBase = async () => {
            if (base === null || unjudged.kind === 'none')
                return unjudged;
            const own = await (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeCandidate */ .bl)({
                ...judging,
                folder: unjudged.folder,
                into: 'judged-baseline',
                known: looks?.known(1),
            });
            return { ...unjudged, folder: own.folder };
        };
        const baseline = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepOnFailure */ .Fy)(judgingBase(), keepJudged);
        const judgments = [judged.folder, ...(baseline.kind === 'found' ? [baseline.folder] : [])];
        const added = judgments.filter((one) => !seals.some((seal) => seal.folder === one));
        const sealed = [...seals, ...(await Promise.all(added.map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_10__/* .sealRun */ .B)))];
        const { confirmFailures } = await Promise.all(/* import() */[__webpack_require__.e(1823), __webpack_require__.e(949)]).then(__webpack_require__.bind(__webpack_require__, 40382));
        const confirming = confirmFailures({
            ...request,
            ...effects,
            suite,
            folder: judged.folder,
            baseline,
            ruleSet,
            spending,
            targetEnvNames: inputs.targetEnv,
            providers: (0,_request_provider_access_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOfInputs */ .Pj)(inputs, effects.env),
            startJudge: judged.startJudge,
        });
        const reruns = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_13__/* .keepOnFailure */ .Fy)(confirming, keepJudged);
        await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_10__/* .demandSealed */ .W)(reruns === null ? sealed : [...sealed, reruns]);
        await keep(judged.folder, reruns === null ? [] : [(0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_9__/* .confirmationsFile */ .NJ)(judged.folder)]);
        const note = [judged.note, base?.note ?? null].filter((one) => one !== null).join(' ') || null;
        return { folder: judged.folder, baseline, ruleSet, note, isUnjudged: judged.lacksKey };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** The base as a baseline; one whose target answered nothing is none. */
function describeBase({ effects }, { base: run }, { baseline }) {
    const counts = run?.counts ?? null;
    if (counts === null || counts.ok > 0 || counts.failed === 0)
        return baseline;
    const reason = `the base ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_18__/* .shortCommit */ .A)(run?.commit ?? '')} cannot be measured: its target answered none of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_19__/* .countOf */ .pq)(counts.trials, 'trial')}`;
    effects.log.warning(`No baseline: ${reason}.`);
    return { kind: 'none', reason };
}


/***/ }),

/***/ 43059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ks: () => (/* binding */ readSuiteOf),
/* harmony export */   m: () => (/* binding */ openBase)
/* harmony export */ });
/* unused harmony export describeCaseEdits */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28896);
/* harmony import */ var _github_check_out_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1466);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77043);
/* harmony import */ var _measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49561);
/* harmony import */ var _measure_targets_setup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41595);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64564);
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50956);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79487);












/**
 * Fetches the base's commit, runs its `setup`, and gives the arm that asks its code the candidate's cases: with its own target and
 * settings, which are a part of what a change may change, by the same rule of what a target may see. What stands in the way is no
 * error but a reason to have no baseline: the base is not the change's fault.
 */
async function openBase(request, { point, branch, head }) {
    const { github, effects, outputFolder } = request;
    const { sha } = point;
    if (sha === null)
        return noBase(request, point, 'the commit that this change started from is unknown');
    const checkout = await (0,_github_check_out_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOutCommit */ .k)({
        connect: effects.connect,
        owner: github.owner,
        repo: github.repo,
        sha,
        log: effects.log,
        workingDirectory: request.workingDirectory,
        temporary: effects.env['RUNNER_TEMP'] ?? '',
    });
    if (checkout.kind === 'none')
        return noBase(request, point, `${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .A)(sha)} could not be fetched: ${checkout.reason}`);
    try {
        const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(request.workingDirectory)) ?? request.inputs.workingDirectory;
        const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.folder, prefix);
        const source = { path: request.inputs.suite, scorer: request.scorer, hash: effects.hash, log: effects.log };
        const asked = { ...head, workingDirectory: request.workingDirectory };
        const { suite, own } = await readSuiteOf(workingDirectory, asked, source);
        const failure = await setUp(request, { suite, variant: head.variant, workingDirectory });
        if (failure !== null) {
            await checkout[Symbol.asyncDispose]();
            return noBase(request, point, `the base ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .shortCommit */ .A)(sha)} cannot be measured: ${failure}`);
        }
        const { variant, trials } = head;
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline');
        const here = { behind: 0, ahead: 0 };
        const from = { age_hours: null, distance: here, run_url: null, note: 'measured in the same job, interleaved' };
        effects.log.info(`Measuring the base ${sha} too, interleaved.`);
        return {
            point,
            arm: { variant, trials, out, suite, workingDirectory, commit: sha, branch },
            baseline: { kind: 'found', folder: out, commit: sha, branch, ...from },
            note: own === null
                ? `The base has no suite ${head.suite.name}: its code was measured with this PR's suite.`
                : describeCaseEdits(enabled(own), enabled(head.suite)),
            [Symbol.asyncDispose]: async () => checkout[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await checkout[Symbol.asyncDispose]();
        throw error;
    }
}
function noBase({ effects }, point, reason) {
    effects.log.warning(`No baseline: ${reason}.`);
    const dispose = () => Promise.resolve();
    return { point, arm: null, baseline: { kind: 'none', reason }, note: null, [Symbol.asyncDispose]: dispose };
}
function enabled({ cases }) {
    return cases.filter((golden) => golden.enabled);
}
/**
 * What another checkout is asked: the suite of `head`, with the target and the controlled settings that the checkout's own suite gives the
 * variant, and with what of the expectations its code lacks. `own` is null where it has no suite of this name, or one that cannot be read.
 */
async function readSuiteOf(workingDirectory, head, { path, scorer, hash, log }) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(head.workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(head.workingDirectory, path));
    const source = { path: shown, workingDirectory, registries: _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .SUITE_REGISTRIES */ .J3, hash, scorer };
    const { name, cases, variants, controlled } = head.suite;
    // Where it has no name of its own it is the head's: a base is checked out elsewhere.
    const read = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .readSuite */ .xj)({ ...source, place: { repo: name, workingDirectory: '' } }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .onMistake */ .W8)(({ message }) => log.info(`The base's suite cannot be read: ${message}`)));
    const own = read?.suite?.name === name ? read.suite : null;
    const variant = own?.variants[head.variant];
    const { stale } = await (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__/* .checkSpans */ .GW)({ cases, workingDirectory, hash });
    const suite = {
        ...head.suite,
        variants: variant === undefined ? variants : { ...variants, [head.variant]: variant },
        controlled: own?.controlled ?? controlled,
        ...(0,_measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .listStaleCases */ .tF)(cases, stale),
    };
    return { suite, own };
}
/** Why the set-up failed, or null. It leaves a stamp, so that the measuring does not repeat it. */
async function setUp({ inputs, effects }, input) {
    const { suite, variant, workingDirectory } = input;
    const command = suite.variants[variant]?.target.setup;
    if (command === undefined)
        return null;
    const { clock, log, signal } = effects;
    const env = (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .targetEnvironment */ .dK)(effects.env, inputs.targetEnv);
    const fail = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .onMistake */ .W8)(({ message }) => {
        log.warning(message);
        return 'its set-up failed';
    });
    return (0,_measure_targets_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .runSetup */ .x)({ command, workingDirectory, env, clock, log, signal }).then(() => null, fail);
}
/** More are only counted. */
const MAX_NAMED = 5;
/**
 * What a change did to the cases of its base, where both sides are asked the change's own: a case that was loosened or taken away shows
 * nowhere else. Markdown; null where it did nothing.
 * @example describeCaseEdits(base, head) // 'Both sides answered the cases of this PR: 1 case edited (`a`), 2 cases removed (`b`, `c`).'
 */
function describeCaseEdits(base, head) {
    const now = new Map(head.map(({ id, fingerprint }) => [id, fingerprint]));
    const edited = base.filter(({ id, fingerprint }) => now.has(id) && now.get(id) !== fingerprint);
    const removed = base.filter(({ id }) => !now.has(id));
    const parts = [...nameCases(edited, 'edited'), ...nameCases(removed, 'removed')];
    return parts.length === 0 ? null : `Both sides answered the cases of this PR: ${parts.join(', ')}.`;
}
function nameCases(cases, what) {
    if (cases.length === 0)
        return [];
    const named = cases.slice(0, MAX_NAMED).map(({ id }) => (0,_report_render_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCode */ .tn)(id));
    return [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(cases.length, 'case')} ${what} (${named.join(', ')}${cases.length > MAX_NAMED ? ' …' : ''})`];
}


/***/ })

};
