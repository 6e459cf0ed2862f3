export const id = 5285;
export const ids = [5285];
export const modules = {

  69905:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    kz: () => (  checkOutCommit),
    l: () => (  addWorktree)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
  var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46466);
  var node_zlib__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38522);








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
    const author = ['-c', 'user.name=Goldenpair', '-c', 'user.email=goldenpair@localhost', '-c', 'commit.gpgsign=false'];
    if ((await succeeds(folder, ['init', '--quiet'])) && (await succeeds(folder, ['add', '--all', '--force'])))
        await succeeds(folder, [...author, 'commit', '--quiet', '--message', sha]);
    return { kind: 'checked-out', folder, [Symbol.asyncDispose]: remove };
}
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
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-base-'));
    const remove = async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(root, { recursive: true, force: true });
    return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'checkout'), remove };
}
async function downloadCommit({ connect, owner, repo, sha }, folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    try {
        const client = await connect();
        const place = { owner, repo, ref: sha };
        const { data } = await client.request('GET /repos/{owner}/{repo}/tarball/{ref}', { ...place, request: _client_js__WEBPACK_IMPORTED_MODULE_4__  .Mk });
        const body = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .xP)(data);
        if (body === null)
            return 'GitHub sent no archive of it';
        await extractTarball({ body, folder });
        return null;
    }
    catch (error) {
        if (error instanceof TarballRefused)
            return `its archive was rejected: ${error.message}; with \`fetch-depth: 2\` or more it is in the checkout`;
        const failure = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .iu)(error);
        if (failure === null)
            throw error;
        return `its archive could not be downloaded: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .SP)(failure, 'contents: read')}`;
    }
}
async function succeeds(cwd, args) {
    return (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .GN)(cwd, ['-c', 'core.autocrlf=false', ...args]);
}
class TarballRefused extends Error {
    name = 'TarballRefused';
}
const TARBALL_LIMITS = {
    maxArchiveBytes: 500 * 2 ** 20,
    maxEntries: 200_000,
    maxBytes: 4 * 2 ** 30,
};
async function extractTarball({ body, folder, limits = TARBALL_LIMITS }) {
    const archive = (await __webpack_require__.e(  6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19))).extract();
    const { maxArchiveBytes, maxBytes, maxEntries } = limits;
    const results = await Promise.allSettled([
        writeEntries(archive, folder, maxEntries),
        (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_6__.pipeline)(body, (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .Z7)(maxArchiveBytes, () => new TarballRefused(`it is more than ${maxArchiveBytes} bytes`)), (0,node_zlib__WEBPACK_IMPORTED_MODULE_7__.createGunzip)(), (0,_client_js__WEBPACK_IMPORTED_MODULE_4__  .Z7)(maxBytes, () => new TarballRefused(`it unpacks to more than ${maxBytes} bytes`)), archive),
    ]);
    for (const result of results)
        if (result.status === 'rejected')
            throw describeFailure(result.reason);
}
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
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ...segments);
    if (type === 'directory') {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(target, { recursive: true });
        entry.resume();
        return;
    }
    if (segments.length === 0)
        throw new TarballRefused(`${shown} is in no folder`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_6__.pipeline)(entry, (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.createWriteStream)(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }));
}


  }),

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

  5285:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runPr: () => (  runPr)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(73341);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40273);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58131);
  var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35559);
  var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18471);
  var _measure_run_custom_metrics_start_scorer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62898);
  var _request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16938);
  var _request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45713);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15802);
  var _request_open_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43059);
  var _request_provider_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20235);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98194);
  var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27328);
  var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14426);
  var _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2924);
  var _choose_rules_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82204);
  var _upload_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(47324);
  var _publish_announce_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44288);
  var _publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(75038);
  var _publish_withdraw_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(64837);
  var _open_change_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(41466);
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






















const runPr = async (request) => {
    const { inputs, github, effects } = request;
    const { owner, repo, event } = github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    if (pullRequest?.isClosed === true) {
        effects.log.notice(`Nothing was measured: #${pullRequest.number} is closed.`);
        return 0;
    }
    const change = await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_19__.openChange)(request, pullRequest);
    const suite = change.plan.name;
    const sha = pullRequest?.head.sha ?? change.checkout.sha;
    const marker = { suite, run: github.runId, attempt: github.runAttempt, sha };
    const place = pullRequest === null
        ? { kind: 'none', reason: 'there is no pull request' }
        : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork };
    let announcing = null;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const before = await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_19__.findMain)(request, change, pullRequest);
            const { known, plan, rules } = before;
            const sealed = known?.kind === 'found' ? [await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_11__  .B)(known.folder)] : [];
            if (inputs.shard === null)
                announcing = (0,_publish_announce_js__WEBPACK_IMPORTED_MODULE_16__  .Or)(request, { marker, place });
            const isMeasuredHere = inputs.baseline.from === _request_action_request_js__WEBPACK_IMPORTED_MODULE_1__  .g4 && plan.kind === 'suite';
            const branch = pullRequest?.base.branch ?? github.defaultBranch;
            const base = __addDisposableResource(env_1, isMeasuredHere ? await (0,_request_open_base_js__WEBPACK_IMPORTED_MODULE_8__  .m)(request, { sha: change.point.sha, branch, head: plan }) : null, true);
            const inRounds = (0,_open_change_js__WEBPACK_IMPORTED_MODULE_19__.roundsOf)(request, before, base !== null && base.arm !== null);
            let looks = null;
            const openJudge = async (ruleSet, planned) => (looks = await (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .u)(request, ruleSet, planned));
            const places = base === null ? [known?.kind === 'found' ? 1 : 0] : [1, 0];
            const scores = (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_13__  .ju)((arm) => places[arm] ?? arm);
            const rounds = inRounds && (await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(5684), __webpack_require__.e(7248)]).then(__webpack_require__.bind(__webpack_require__, 53276))).askInRounds({ ...inRounds, openJudge, early: scores });
            const isScoredHere = plan.kind === 'suite' && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_3__  .SP)(plan.suite) === null && inputs.shard === null;
            const onTrial = isScoredHere ? scores.onTrial : undefined;
            const measuring = (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__  .rO)(request, plan, { base: base?.arm ?? null, rounds, onTrial });
            const measured = await measuring.finally(async () => looks?.[Symbol.asyncDispose]());
            const { run } = measured;
            const seals = [request.ownFiles, ...sealed, ...measured.seals];
            if (run.shard !== null)
                return await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .OE)(request, { folder: measured.folder, run, shard: run.shard });
            const announced = await announcing;
            const found = { change, baseline: known, pullRequest };
            const origin = before.origin ?? (plan.kind === 'results' ? await (0,_open_change_js__WEBPACK_IMPORTED_MODULE_19__.findOriginOf)(request, found, run.cases) : undefined);
            const baselineNow = base === null ? known : describeBase(request, measured, base);
            if (baselineNow === null)
                throw new Error('the baseline was neither found nor measured');
            const choose = async () => rules.chosen() ?? (await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_14__  .D8)(request, { ...change, run, baseline: baselineNow, origin }));
            const judged = await judgeAndConfirm(request, {
                measured,
                base,
                baseline: baselineNow,
                seals,
                looks,
                scores,
                choose,
            });
            const { folder, baseline, early, ruleSet, note, isUnjudged } = judged;
            const told = { request, candidates: [folder], baseline, early, ruleSet, marker, place, label: note, announced };
            const forgiving = { isFork: pullRequest?.isFork === true, isUnjudged, failOn: inputs.failOn };
            const { reportRun } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(3742), __webpack_require__.e(8517), __webpack_require__.e(1246), __webpack_require__.e(524)]).then(__webpack_require__.bind(__webpack_require__, 21246));
            return (0,_request_missing_secrets_js__WEBPACK_IMPORTED_MODULE_6__  .h5)(await reportRun({ ...told, inference: 'recorded' }), forgiving);
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
        const failure = effects.signal.aborted ? null : (0,_publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_17__  .f1)(request, error);
        if (announced !== null) {
            await (0,_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_18__  .n)(effects, announced.pending, effects.signal.aborted ? 'cancelled' : 'failed', failure);
            effects.saveState(_publish_announce_js__WEBPACK_IMPORTED_MODULE_16__  .gK, '');
        }
        const isToldElsewhere = pullRequest !== null && inputs.comment.when === 'never' && inputs.shard === null;
        if (isToldElsewhere && failure !== null)
            await (0,_publish_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_17__  .al)(request, suite, failure);
        throw error;
    }
};
async function judgeAndConfirm(request, input) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { measured, base, baseline: unjudged, seals, looks, scores, choose } = input;
        const { inputs, workingDirectory, effects } = request;
        const { suite, folder, run } = measured;
        await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_11__  .I)(seals);
        const keep = async (runFolder, reruns = []) => (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .Zn)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__  .nc)(run.suite.name), runFolder, [...Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(runFolder)), ...reruns]);
        const keepMeasured = async () => keep(folder);
        const ruleSet = await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .RM)(choose(), keepMeasured);
        if (suite === null) {
            await keepMeasured();
            return { folder, baseline: unjudged, early: scores, ruleSet, note: null, isUnjudged: false };
        }
        const scorer = __addDisposableResource(env_2, (0,_measure_run_custom_metrics_start_scorer_js__WEBPACK_IMPORTED_MODULE_4__  .D)({ ...request, ...effects, suite }), true);
        const limits = { suite, ledger: (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_12__  .au)(workingDirectory), clock: effects.clock, folder, log: effects.log };
        const spending = __addDisposableResource(env_2, await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .RM)((0,_measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__  .kF)(limits), keepMeasured), false);
        const judging = { request, ruleSet, scorer, spending, isForeign: false };
        const judged = await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .RM)((0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .b)({ ...judging, folder, known: looks?.known(0) }), keepMeasured);
        const keepJudged = async () => keep(judged.folder);
        const judgingBase = async () => {
            if (base === null || unjudged.kind === 'none')
                return unjudged;
            const side = { folder: unjudged.folder, into: 'judged-baseline', known: looks?.known(1) };
            return { ...unjudged, folder: (await (0,_request_judge_candidate_js__WEBPACK_IMPORTED_MODULE_5__  .b)({ ...judging, ...side })).folder };
        };
        const baseline = await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .RM)(judgingBase(), keepJudged);
        const early = judged.folder === folder || (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_3__  .SP)(suite) !== null ? scores : undefined;
        const judgments = [judged.folder, ...(baseline.kind === 'found' ? [baseline.folder] : [])];
        const added = judgments.filter((one) => !seals.some((seal) => seal.folder === one));
        const sealed = [...seals, ...(await Promise.all(added.map(_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_11__  .B)))];
        const { confirmFailures } = await Promise.all( [__webpack_require__.e(2567), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 40382));
        const confirming = confirmFailures({
            ...request,
            ...effects,
            ...judged,
            suite,
            baseline,
            early,
            ruleSet,
            spending,
            targetEnvNames: inputs.targetEnv,
            providers: (0,_request_provider_access_js__WEBPACK_IMPORTED_MODULE_9__  .RS)(inputs, effects.env),
        });
        const reruns = await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_15__  .RM)(confirming, keepJudged);
        await (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_11__  .I)(reruns === null ? sealed : [...sealed, reruns]);
        await keep(judged.folder, reruns === null ? [] : [(0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_10__  .hI)(judged.folder).confirmations]);
        const note = [judged.note, base?.note ?? null].filter((one) => one !== null).join(' ') || null;
        return { folder: judged.folder, baseline, early, ruleSet, note, isUnjudged: judged.lacksKey };
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
function describeBase({ effects }, { base: run }, { baseline }) {
    const counts = run?.counts ?? null;
    if (counts === null || counts.ok > 0 || counts.failed === 0)
        return baseline;
    const reason = `the base ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_20__  .Ax)(run?.commit ?? '')} cannot be measured: its target answered none of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_21__  .pq)(counts.trials, 'trial')}`;
    effects.log.warning(`No baseline: ${reason}.`);
    return { kind: 'none', reason };
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

  43059:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ks: () => (  readSuiteOf),
    m: () => (  openBase)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73341);
  var _github_check_out_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69905);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35560);
  var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94373);
  var _measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49561);
  var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64564);
  var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50956);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);













async function openBase(request, { sha, branch, head }) {
    const { github, effects, outputFolder, workingDirectory: here } = request;
    if (sha === null)
        return noBase(request, 'the commit that this change started from is unknown');
    const temporary = effects.env['RUNNER_TEMP'] ?? '';
    const checkout = await (0,_github_check_out_commit_js__WEBPACK_IMPORTED_MODULE_1__  .kz)({ ...github, ...effects, sha, workingDirectory: here, temporary });
    if (checkout.kind === 'none')
        return noBase(request, `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_10__  .Ax)(sha)} could not be fetched: ${checkout.reason}`);
    try {
        const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.folder, (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__  .fr)(here)) ?? request.inputs.workingDirectory);
        const source = { path: request.inputs.suite, scorer: request.scorer, log: effects.log };
        const { suite, own } = await readSuiteOf(workingDirectory, { ...head, workingDirectory: here }, source);
        const command = suite.variants[head.variant]?.target.setup;
        const failure = command === undefined ? null : await setUp(request, { command, workingDirectory });
        if (failure !== null) {
            await checkout[Symbol.asyncDispose]();
            return noBase(request, `the base ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_10__  .Ax)(sha)} cannot be measured: ${failure}`);
        }
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline');
        const distance = { behind: 0, ahead: 0 };
        const from = { age_hours: null, distance, run_url: null, note: 'measured in the same job, interleaved' };
        effects.log.info(`Measuring the base ${sha} too, interleaved.`);
        return {
            arm: { variant: head.variant, trials: head.trials, out, suite, workingDirectory, commit: sha, branch },
            baseline: { kind: 'found', folder: out, commit: sha, branch, ...from },
            note: own === null
                ? `The base has no suite ${head.suite.name}: its code was measured with this PR's suite.`
                : describeCaseEdits(own.cases, head.suite.cases),
            [Symbol.asyncDispose]: async () => checkout[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await checkout[Symbol.asyncDispose]();
        throw error;
    }
}
function noBase({ effects }, reason) {
    effects.log.warning(`No baseline: ${reason}.`);
    const baseline = { kind: 'none', reason };
    return { arm: null, baseline, note: null, [Symbol.asyncDispose]: () => Promise.resolve() };
}
async function readSuiteOf(workingDirectory, head, { path, scorer, log }) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(head.workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(head.workingDirectory, path));
    const source = { path: shown, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_8__  .J3, scorer };
    const { name, cases, variants, controlled } = head.suite;
    const read = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_8__  .xj)({ ...source, place: { repo: name, workingDirectory: '' } }).catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .W8)(({ message }) => log.info(`The base's suite cannot be read: ${message}`)));
    const own = read?.suite?.name === name ? read.suite : null;
    const variant = own?.variants[head.variant];
    const { stale } = await (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__  .GW)({ cases, workingDirectory });
    const suite = {
        ...head.suite,
        variants: variant === undefined ? variants : { ...variants, [head.variant]: variant },
        controlled: own?.controlled ?? controlled,
        ...(0,_measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__  .tF)(cases, stale),
    };
    return { suite, own };
}
async function setUp({ inputs, effects }, checkout) {
    const env = (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_6__  .dK)(effects.env, inputs.targetEnv);
    const fail = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .W8)(({ message }) => {
        effects.log.warning(message);
        return 'its set-up failed';
    });
    return (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__  .xn)({ ...effects, ...checkout, env }).then(() => null, fail);
}
const MAX_NAMED = 5;
function describeCaseEdits(base, head) {
    const before = base.filter(({ enabled }) => enabled);
    const now = new Map(head.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]));
    const edited = before.filter(({ id, fingerprint }) => now.has(id) && now.get(id) !== fingerprint);
    const removed = before.filter(({ id }) => !now.has(id));
    const parts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_11__  .Eb)(nameCases(edited, 'edited'), nameCases(removed, 'removed'));
    return parts.length === 0
        ? null
        : `This PR changes the suite: ${parts.join(', ')}. Both sides were asked the cases as they are now.`;
}
function nameCases(cases, what) {
    if (cases.length === 0)
        return null;
    const ids = cases.map(({ id }) => (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_4__  .tn)(id));
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_12__  .pq)(cases.length, 'case')} ${what} (${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_10__  .FS)(ids, MAX_NAMED)})`;
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


  })

};
