export const id = 552;
export const ids = [552];
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

  10552:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    armsOfNoise: () => (  armsOfNoise),
    chooseArms: () => (  chooseArms),
    chooseArmsOfExperiment: () => (  chooseArmsOfExperiment),
    isNamedTwice: () => (  isNamedTwice),
    placeArms: () => (  placeArms),
    planExperiment: () => (  planExperiment),
    runAb: () => (  runAb)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61739);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87375);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58131);
  var _request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15802);
  var _request_open_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43059);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2924);
  var _find_baseline_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44970);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _report_experiment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(91286);
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















function chooseArms(names, suite) {
    const known = Object.keys(suite.variants);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined || names.length < 2 || names.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_4__  .v$ || new Set(names).size < names.length)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('variants-invalid', {
            got: names,
            known,
            suggestion: unknown === undefined ? null : (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(unknown, known),
        });
    return names;
}
function isNamedTwice([first, second, ...others]) {
    return first !== undefined && first === second && others.length === 0;
}
const MIN_TRIALS = 3;
function armsOfNoise(suite, variants, given) {
    const trials = given ?? Math.max(MIN_TRIALS, suite.trials);
    return variants.map((variant, index) => ({ variant, trials, seedOffset: index * trials }));
}
function placeArms(arms, folder) {
    const isTwice = isNamedTwice(arms.map(({ variant }) => variant));
    return arms.map((arm, index) => ({ ...arm, out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'runs', isTwice ? 'ab'.charAt(index) : arm.variant) }));
}
function chooseArmsOfExperiment({ inputs, github }, suite) {
    const { variants, refs } = inputs;
    if (refs.length > 0) {
        if (refs.length !== 2)
            throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .v1)('refs', refs.join(', '), 'two branches, tags or commits, the baseline first');
        const variant = (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__  .zh)(variants, suite, 'because `refs` compares the code of two commits');
        return refs.map(() => ({ variant, trials: inputs.trials ?? suite.trials }));
    }
    if (isNamedTwice(variants))
        return armsOfNoise(suite, variants, inputs.trials);
    const ofNights = Object.values(suite.variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]));
    const wanted = variants.length === 0 && github.event.kind === 'schedule' ? ofNights : variants;
    return chooseArms(wanted, suite).map((variant) => ({ variant, trials: inputs.trials ?? suite.trials }));
}
async function planExperiment(request, { suite, variant, sha }) {
    const { inputs, effects } = request;
    if (inputs.trials !== null || (inputs.refs.length === 0 && isNamedTwice(inputs.variants)))
        return undefined;
    const point = { sha, how: 'the measured commit' };
    const found = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_11__  .ah)({ request, suite: suite.name, point, files: null, measured: sha ?? '', number: null });
    const known = found.kind === 'none' ? null : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(found.folder);
    if (known !== null && known.variant !== variant)
        effects.log.info(`No recorded run of ${variant ?? ''} plans the rounds: the baseline is of ${known.variant}.`);
    const main = found.kind === 'found' && known?.variant === variant ? found.folder : null;
    return { main, beside: 0, cap: suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_5__  .JH, log: effects.log };
}
const runAb = async (request) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, github, workingDirectory, outputFolder } = request;
        const { refs } = inputs;
        const noise = refs.length === 0 && isNamedTwice(inputs.variants) ? await __webpack_require__.e(  155).then(__webpack_require__.bind(__webpack_require__, 90155)) : null;
        noise?.refuseInNoise(request);
        const { suite, common } = await (0,_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_7__  .qK)(request);
        const place = await (0,_report_experiment_js__WEBPACK_IMPORTED_MODULE_13__  .Pj)(request);
        const checkout = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: github.event.sha });
        const chosen = chooseArmsOfExperiment(request, suite);
        const [head] = chosen;
        const opened = __addDisposableResource(env_1, refs.length === 0 || head === undefined ? null : await openRefs(request, refs, { suite, ...head }), true);
        const arms = opened?.arms ?? placeArms(chosen, outputFolder);
        const inRounds = await planExperiment(request, { suite, variant: head?.variant, sha: checkout.sha });
        const early = (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_10__  .ju)((arm) => arm);
        const rounds = inRounds && (await __webpack_require__.e(  8514).then(__webpack_require__.bind(__webpack_require__, 53276))).askInRounds({ ...inRounds, early });
        const own = noise === null ? { mode: 'ab', onTrial: early.onTrial } : { mode: 'aa', cache: null };
        const measured = await (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...common, arms, rounds, ...own, commit: checkout.sha, branch: github.branch });
        if (noise !== null)
            return await noise.publishNoise(request, { suite, arms: measured, sha: checkout.sha });
        const measuredArms = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }));
        const facts = { arms: measuredArms, label: inputs.label, sha: checkout.sha, place, note: null, early };
        const { exitCode, outcome } = await (0,_report_experiment_js__WEBPACK_IMPORTED_MODULE_13__  .GS)(request, facts);
        await (0,_report_experiment_js__WEBPACK_IMPORTED_MODULE_13__  .zY)(request, measuredArms, { max_cost_usd: suite.max_cost_usd ?? null, outcome });
        return exitCode;
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
};
async function openRefs(request, refs, head) {
    const opened = [];
    const dispose = async () => {
        for (const base of opened)
            await base[Symbol.asyncDispose]();
    };
    const arms = [];
    try {
        for (const [place, ref] of refs.entries()) {
            const sha = await resolveRef(request, ref);
            const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'runs', place === 0 ? 'a' : 'b');
            const base = await (0,_request_open_base_js__WEBPACK_IMPORTED_MODULE_8__  .m)({ ...request, outputFolder }, { sha, branch: ref, head });
            opened.push(base);
            if (base.arm === null)
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('ref-unmeasurable', { ref, reason: base.baseline.reason });
            arms.push(base.arm);
        }
        return { arms, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
async function resolveRef(request, ref) {
    const { client, owner, repo } = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_6__  .h_)(request);
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .cb)(async () => (await client.rest.repos.getCommit({ owner, repo, ref, per_page: 1 })).data.sha, (failure) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('ref-unmeasurable', { ref, reason: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .SP)(failure, 'contents: read') });
    });
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


  })

};
