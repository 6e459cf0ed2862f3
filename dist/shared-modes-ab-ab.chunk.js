export const id = 5233;
export const ids = [5233];
export const modules = {

/***/ 1466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ addWorktree),
  k: () => (/* binding */ checkOutCommit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/git.js
var git = __webpack_require__(86349);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/github/stream-answer.js
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
        (0,external_node_stream_promises_.pipeline)(body, limitBytes(maxArchiveBytes, `it is more than ${maxArchiveBytes} bytes`), (0,external_node_zlib_.createGunzip)(), limitBytes(maxBytes, `it unpacks to more than ${maxBytes} bytes`), archive),
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
function limitBytes(max, reason) {
    let bytes = 0;
    return (0,stream_answer/* watchBytes */.z)((length) => {
        bytes += length;
        if (bytes > max)
            throw new TarballRefused(reason);
    });
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
        const { data } = await client.request('GET /repos/{owner}/{repo}/tarball/{ref}', {
            owner,
            repo,
            ref: sha,
            // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
            request: { parseSuccessResponseBody: false },
        });
        const body = (0,stream_answer/* streamAnswer */.x)(data);
        if (body === null)
            return 'GitHub sent no archive of it';
        await extractTarball({ body, folder });
        return null;
    }
    catch (error) {
        if (error instanceof TarballRefused)
            return `its archive was rejected: ${error.message}; with \`fetch-depth: 2\` or more it is in the checkout`;
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        return `its archive could not be downloaded: ${(0,request_error/* explainFailure */.SP)(failure, 'contents: read')}`;
    }
}
/** Files are written as the commit has them. */
async function succeeds(cwd, args) {
    return (0,git/* git */.$Y)(cwd, ['-c', 'core.autocrlf=false', ...args]).then(() => true, () => false);
}


/***/ }),

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chooseArms: () => (/* binding */ chooseArms),
  chooseArmsOfExperiment: () => (/* binding */ chooseArmsOfExperiment),
  isNamedTwice: () => (/* binding */ isNamedTwice),
  runAb: () => (/* binding */ runAb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/github/checkout.js
var github_checkout = __webpack_require__(81136);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 1 modules
var comparison = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/modes/request/measure-checkout.js
var measure_checkout = __webpack_require__(15802);
// EXTERNAL MODULE: ./build/measure/run/measure.js + 6 modules
var measure = __webpack_require__(48957);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/modes/request/open-base.js
var open_base = __webpack_require__(43059);
;// CONCATENATED MODULE: ./build/modes/ab/open-refs.js




/** The input `refs`: none, or two. Throws `input-invalid`. */
function chooseRefs(refs) {
    if (refs.length === 0 || refs.length === 2)
        return refs;
    const expected = 'two branches, tags or commits, the baseline first';
    throw new model_error/* UserError */.y('input-invalid', { name: 'refs', got: refs.join(', '), expected, suggestion: null });
}
/**
 * Fetches two commits as `openBase` does a pull request's base, and gives their arms: the code, the target and the settings of each, asked the cases
 * of the suite that is checked out. Throws `ref-unmeasurable`.
 */
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
            const outputFolder = (0,external_node_path_.join)(request.outputFolder, 'runs', place === 0 ? 'a' : 'b');
            const point = { sha, how: `the input \`refs\`` };
            const base = await (0,open_base/* openBase */.m)({ ...request, outputFolder }, { point, branch: ref, head });
            opened.push(base);
            const { arm, baseline } = base;
            if (arm === null || baseline.kind === 'none')
                throw new model_error/* UserError */.y('ref-unmeasurable', {
                    ref,
                    reason: baseline.kind === 'none' ? baseline.reason : 'it has no arm',
                });
            arms.push(arm);
        }
        return { arms, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
async function resolveRef({ github, effects }, ref) {
    const { owner, repo } = github;
    const client = await effects.connect();
    try {
        return (await client.rest.repos.getCommit({ owner, repo, ref, per_page: 1 })).data.sha;
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        throw new model_error/* UserError */.y('ref-unmeasurable', { ref, reason: (0,request_error/* explainFailure */.SP)(failure, 'contents: read') }, { cause: error });
    }
}

// EXTERNAL MODULE: ./build/modes/ab/report-experiment.js + 1 modules
var report_experiment = __webpack_require__(91797);
;// CONCATENATED MODULE: ./build/modes/ab/ab.js
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









/** The arms of a comparison, two to ten: the first is the baseline. Throws `variants-invalid`. */
function chooseArms(names, suite) {
    const known = Object.keys(suite.variants);
    const unknown = names.find((name) => !known.includes(name));
    const isCount = names.length >= 2 && names.length <= comparison/* MOST_ARMS */.Id;
    if (unknown !== undefined || !isCount || new Set(names).size < names.length)
        throw new model_error/* UserError */.y('variants-invalid', {
            got: names,
            known,
            suggestion: unknown === undefined ? null : (0,suggest/* suggest */.Z)(unknown, known),
        });
    return names;
}
/** One variant named twice shows how noisy the suite is. */
function isNamedTwice([first, second, ...others]) {
    return first !== undefined && first === second && others.length === 0;
}
/**
 * The arms that the inputs name: variants, or one variant at two commits; on a schedule, where they name none, all but those with
 * `nightly: false`. Throws `variants-invalid` and `input-invalid`.
 */
function chooseArmsOfExperiment({ inputs, github }, suite) {
    const { variants } = inputs;
    const refs = chooseRefs(inputs.refs);
    if (refs.length > 0) {
        const variant = (0,measure_checkout/* chooseVariant */.zh)(variants, suite, 'because `refs` compares the code of two commits');
        return refs.map(() => ({ variant, trials: inputs.trials ?? suite.trials }));
    }
    if (isNamedTwice(variants))
        return variants.map((variant) => ({ variant, trials: inputs.trials ?? (0,measure_checkout/* trialsOfEach */._y)(suite) }));
    const wanted = variants.length === 0 && github.event.kind === 'schedule' ? variantsForNight(suite) : variants;
    return chooseArms(wanted, suite).map((variant) => ({ variant, trials: inputs.trials ?? suite.trials }));
}
function variantsForNight({ variants }) {
    return Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]));
}
/** Mode `ab`: two to ten variants of the checkout, or two commits, interleaved in one job; the result goes where the inputs say. */
const runAb = async (request) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, github, workingDirectory, outputFolder } = request;
        const { refs } = inputs;
        if (refs.length === 0 && isNamedTwice(inputs.variants))
            return (await __webpack_require__.e(/* import() */ 9688).then(__webpack_require__.bind(__webpack_require__, 89688))).runAa(request);
        const { suite, common } = await (0,measure_checkout/* prepareMeasurement */.qK)(request);
        const place = await (0,report_experiment/* findPlace */.Pj)(request);
        const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
        const chosen = chooseArmsOfExperiment(request, suite);
        const [head] = chosen;
        const opened = __addDisposableResource(env_1, refs.length === 0 || head === undefined ? null : await openRefs(request, refs, { suite, ...head }), true);
        const arms = opened?.arms ?? chosen.map((arm) => ({ ...arm, out: (0,external_node_path_.join)(outputFolder, 'runs', arm.variant) }));
        const measured = await (0,measure/* measure */.x)({ ...common, arms, mode: 'ab', commit: checkout.sha, branch: github.branch });
        const measuredArms = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }));
        const { exitCode, outcome } = await (0,report_experiment/* reportExperiment */.GS)(request, {
            ...{ suite: suite.name, arms: measuredArms, label: inputs.label, sha: checkout.sha, place, note: null },
        });
        await (0,report_experiment/* keepExperiment */.$_)(request, { arms: measuredArms, maxCostUsd: suite.max_cost_usd ?? null, outcome });
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
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86866);
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
    const own = await readOwnSuite({ source, name: head.suite.name, log });
    const { cases, variants, controlled } = head.suite;
    const variant = own?.variants[head.variant];
    const { stale } = await (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__/* .checkSpans */ .G)({ cases, workingDirectory, hash });
    const suite = {
        ...head.suite,
        variants: variant === undefined ? variants : { ...variants, [head.variant]: variant },
        controlled: own?.controlled ?? controlled,
        ...(0,_measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .listStaleCases */ .tF)(cases, stale),
    };
    return { suite, own };
}
async function readOwnSuite(input) {
    const { source, name, log } = input;
    try {
        // Where it has no name of its own it is the head's: a base is checked out elsewhere.
        const { suite } = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .readSuite */ .xj)({ ...source, place: { repo: name, workingDirectory: '' } });
        return suite?.name === name ? suite : null;
    }
    catch (error) {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
            throw error;
        log.info(`The base's suite cannot be read: ${error.message}`);
        return null;
    }
}
/** Why the set-up failed, or null. It leaves a stamp, so that the measuring does not repeat it. */
async function setUp({ inputs, effects }, input) {
    const { suite, variant, workingDirectory } = input;
    const command = suite.variants[variant]?.target.setup;
    if (command === undefined)
        return null;
    const { clock, log, signal } = effects;
    try {
        await (0,_measure_targets_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .runSetup */ .x)({
            command,
            workingDirectory,
            env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .targetEnvironment */ .dK)(effects.env, inputs.targetEnv),
            clock,
            log,
            signal,
        });
        return null;
    }
    catch (error) {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
            throw error;
        log.warning(error.message);
        return 'its set-up failed';
    }
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
