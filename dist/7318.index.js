export const id = 7318;
export const ids = [7318];
export const modules = {

/***/ 62033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZR: () => (/* binding */ chooseNightVariant),
/* harmony export */   rO: () => (/* binding */ measureCheckout),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86108);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39470);





/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
async function measureCheckout(request, { mode, commit, onSuite, openBase, again, }) {
    const { inputs, github, outputFolder, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareMeasurement */ .q)(request);
    onSuite?.(suite);
    const variant = mode === 'nightly' ? chooseNightVariant(inputs.variants, suite) : chooseVariant(inputs.variants, suite);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, again === undefined ? 'run' : 'again');
    const usual = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    const trials = Math.max(usual, again?.leastTrials ?? 1);
    const part = inputs.shard === null ? '' : `, shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`);
    const beside = (await openBase?.({ suite, variant, trials }))?.arm ?? null;
    const own = { variant, out: folder, trials, ...(again && { seedOffset: usual, hasAnswered: true }) };
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .measure */ .x)({
        ...common,
        arms: [own, ...(beside === null ? [] : [{ ...beside, isBase: true }])],
        ...(again && { subset: again.subset, cache: null }),
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return { suite, folder, run: arm.run, beside: other?.run ?? null };
}
/**
 * The one variant to measure, or the suite's. Throws `input-invalid` for more than one, which are `of` something else; an unknown one is refused
 * where the run starts.
 */
function chooseVariant(given, suite, of = 'several are for mode `ab`') {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = `one variant (${of})`;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variant-not-nightly', { name });
}


/***/ }),

/***/ 85478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/suite/stale-spans.js
var stale_spans = __webpack_require__(42968);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/shell/github/read-tarball.js
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
    try {
        await (0,external_node_stream_promises_.pipeline)(body, limitBytes(limits.maxArchiveBytes), (0,external_node_zlib_.createGunzip)(), async (unpacked) => writeEntries(takeFrom(unpacked, limits.maxBytes), folder, limits.maxEntries));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!/^(?:Z_|ERR_ZLIB|EEXIST|EISDIR|ENOTDIR)/.test(code))
            throw error;
        throw new TarballRefused(code.startsWith('E') && !code.startsWith('ERR') ? 'it has a name twice' : 'it is damaged', {
            cause: error,
        });
    }
}
function limitBytes(max) {
    let bytes = 0;
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > max)
                done(new TarballRefused(`it is more than ${max} bytes`));
            else
                done(null, chunk);
        },
    });
}
function takeFrom(chunks, max) {
    const source = chunks[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    let taken = 0;
    return async (count) => {
        const parts = [rest];
        let length = rest.length;
        while (length < count) {
            const next = await source.next();
            if (next.done === true)
                return null;
            parts.push(next.value);
            length += next.value.length;
        }
        taken += count;
        if (taken > max)
            throw new TarballRefused(`it unpacks to more than ${max} bytes`);
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(count);
        return all.subarray(0, count);
    };
}
const BLOCK = 512;
const PIECE = 2 ** 20;
async function writeEntries(take, folder, maxEntries) {
    let entries = 0;
    let longPath = null;
    for (;;) {
        const block = await take(BLOCK);
        // Two empty blocks end an archive; whatever follows is padding.
        if (block === null || block.every((byte) => byte === 0))
            return;
        const header = readHeader(block);
        entries += 1;
        if (entries > maxEntries)
            throw new TarballRefused(`it has more than ${maxEntries} entries`);
        if (header.type === 'x' || header.type === 'g') {
            const records = await takeContent(take, header.size);
            // A global one carries the commit.
            if (header.type === 'x')
                longPath = readPaxPath(records) ?? longPath;
            continue;
        }
        const path = longPath ?? header.path;
        longPath = null;
        await writeEntry(take, { ...header, path }, folder);
    }
}
async function writeEntry(take, { path, size, mode, type }, folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const shown = JSON.stringify(path.slice(0, 100));
        if (type !== '0' && type !== '\0' && type !== '5')
            throw new TarballRefused(`${shown} is a link or another special file`);
        const [, ...segments] = path.replace(/\/+$/, '').split('/');
        const isInside = segments.every((name) => name !== '' && name !== '.' && name !== '..' && !/^\.git$/i.test(name));
        if (!isInside || path.startsWith('/') || /[\\\0]/.test(path))
            throw new TarballRefused(`the name ${shown} leaves its folder`);
        const target = (0,external_node_path_.join)(folder, ...segments);
        if (type === '5') {
            await (0,promises_.mkdir)(target, { recursive: true });
            return;
        }
        if (segments.length === 0)
            throw new TarballRefused(`${shown} is in no folder`);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        const file = __addDisposableResource(env_1, await (0,promises_.open)(target, 'wx', (mode & 0o111) === 0 ? 0o644 : 0o755), true);
        for (let left = size; left > 0; left -= PIECE) {
            const piece = await take(Math.min(left, PIECE));
            if (piece === null)
                throw new TarballRefused('it is damaged');
            await file.writeFile(piece);
        }
        await take((BLOCK - (size % BLOCK)) % BLOCK);
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
async function takeContent(take, size) {
    if (size > PIECE)
        throw new TarballRefused('it is damaged');
    const content = await take(Math.ceil(size / BLOCK) * BLOCK);
    if (content === null)
        throw new TarballRefused('it is damaged');
    return content.subarray(0, size);
}
function readHeader(block) {
    const text = (from, length) => block.toString('utf8', from, from + length).split('\0', 1)[0] ?? '';
    const octal = (from, length) => Number.parseInt(text(from, length).trim() || '0', 8);
    const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    const size = octal(124, 12);
    if (octal(148, 8) !== sum || !Number.isSafeInteger(size))
        throw new TarballRefused('it is damaged');
    const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
    const name = text(0, 100);
    return {
        path: prefix === '' ? name : `${prefix}/${name}`,
        size,
        mode: octal(100, 8),
        type: String.fromCharCode(block[156] ?? 0),
    };
}
/** Records are "length key=value\n", the length counting itself. */
function readPaxPath(records) {
    let path = null;
    for (let at = 0; at < records.length;) {
        const length = Number.parseInt(records.toString('utf8', at, at + 20), 10);
        if (!(length > 0))
            throw new TarballRefused('it is damaged');
        const [, key, value] = /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(records.toString('utf8', at, at + length)) ?? [];
        if (key === 'path' && value !== undefined)
            path = value;
        at += length;
    }
    return path;
}

// EXTERNAL MODULE: ./build/shell/github/stream-answer.js
var stream_answer = __webpack_require__(57228);
;// CONCATENATED MODULE: ./build/shell/github/check-out-commit.js








const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/**
 * Another commit beside the one that is checked out: as a worktree where the checkout has it, which is exact and keeps links, and else
 * from GitHub's archive, since a checkout of depth 1 has no other commit. Why there is none is a clause.
 */
async function checkOutCommit(request) {
    const { sha, workingDirectory, log } = request;
    const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(request.temporary || (0,external_node_os_.tmpdir)(), 'goldenpair-base-'));
    const folder = (0,external_node_path_.join)(root, 'checkout');
    const remove = async () => (0,promises_.rm)(root, { recursive: true, force: true });
    if (await git(workingDirectory, ['worktree', 'add', '--detach', folder, sha])) {
        log.debug(`${sha} is checked out by git in ${folder}.`);
        const dispose = async () => {
            await git(workingDirectory, ['worktree', 'remove', '--force', folder]);
            await remove();
        };
        return { kind: 'checked-out', folder, [Symbol.asyncDispose]: dispose };
    }
    const reason = await downloadCommit(request, folder);
    if (reason !== null) {
        await remove();
        return { kind: 'none', reason };
    }
    log.debug(`${sha} was downloaded to ${folder}.`);
    // So that it counts as a checkout without changes, whose set-up and answers can be kept.
    const author = ['-c', 'user.name=Goldenpair', '-c', 'user.email=goldenpair@localhost', '-c', 'commit.gpgsign=false'];
    if ((await git(folder, ['init', '--quiet'])) && (await git(folder, ['add', '--all', '--force'])))
        await git(folder, [...author, 'commit', '--quiet', '--message', sha]);
    return { kind: 'checked-out', folder, [Symbol.asyncDispose]: remove };
}
async function downloadCommit({ connect, owner, repo, sha }, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    try {
        const client = await connect();
        const { data } = await client.request('GET /repos/{owner}/{repo}/tarball/{ref}', {
            ...{ owner, repo, ref: sha },
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
            return `its archive is refused: ${error.message}; with \`fetch-depth: 2\` or more the checkout has it itself`;
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        return `its archive could not be downloaded: ${(0,request_error/* explainFailure */.SP)(failure, 'contents: read')}`;
    }
}
/** Hooks are programs of this machine, not of the commit, and none of our business. In a container the checkout is another user's. */
const QUIET = ['-c', 'core.hooksPath=/dev/null', '-c', 'safe.directory=*', '-c', 'core.autocrlf=false'];
async function git(cwd, args) {
    try {
        await run('git', [...QUIET, ...args], { cwd, maxBuffer: 1 << 24 });
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/shell/github/checkout.js
var github_checkout = __webpack_require__(88897);
// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
// EXTERNAL MODULE: ./build/shell/targets/setup.js
var setup = __webpack_require__(56841);
// EXTERNAL MODULE: ./build/app/check-spans.js
var check_spans = __webpack_require__(13024);
// EXTERNAL MODULE: ./build/app/load-suite.js + 3 modules
var load_suite = __webpack_require__(83650);
// EXTERNAL MODULE: ./build/app/registries.js + 1 modules
var registries = __webpack_require__(33919);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/render/escape-markdown.js
var escape_markdown = __webpack_require__(30220);
;// CONCATENATED MODULE: ./build/app/tell-case-changes.js


/** More are only counted. */
const MAX_NAMED = 5;
/**
 * What a change did to the cases of its base, where both sides are asked the change's own: a case that was loosened or taken away shows
 * nowhere else. Markdown; null where it did nothing.
 * @example tellCaseChanges(base, head) // 'Both sides were asked the cases of this PR: 1 case edited (`a`), 2 cases removed (`b`, `c`).'
 */
function tellCaseChanges(base, head) {
    const now = new Map(head.map(({ id, fingerprint }) => [id, fingerprint]));
    const edited = base.filter(({ id, fingerprint }) => now.has(id) && now.get(id) !== fingerprint);
    const removed = base.filter(({ id }) => !now.has(id));
    const parts = [...nameCases(edited, 'edited'), ...nameCases(removed, 'removed')];
    return parts.length === 0 ? null : `Both sides were asked the cases of this PR: ${parts.join(', ')}.`;
}
function nameCases(cases, what) {
    if (cases.length === 0)
        return [];
    const named = cases.slice(0, MAX_NAMED).map(({ id }) => (0,escape_markdown/* escapeCode */.tn)(id));
    return [`${(0,format_number/* countOf */.pq)(cases.length, 'case')} ${what} (${named.join(', ')}${cases.length > MAX_NAMED ? ' …' : ''})`];
}

;// CONCATENATED MODULE: ./build/app/open-base.js











/**
 * Fetches the base's commit, runs its `setup`, and gives the arm that asks its code the candidate's cases: with its own target and
 * settings, which are a part of what a change may change, by the same rule of what a target may see. What stands in the way is no
 * error but a reason to have no baseline: the base is not the change's fault.
 */
async function openBase(request, { point, branch, head }) {
    const { github, effects, outputFolder } = request;
    const { sha } = point;
    if (sha === null)
        return noBase(request, point, 'nobody can tell which commit this change started from');
    const checkout = await checkOutCommit({
        ...{ connect: effects.connect, owner: github.owner, repo: github.repo, sha, log: effects.log },
        workingDirectory: request.workingDirectory,
        temporary: effects.env['RUNNER_TEMP'] ?? '',
    });
    if (checkout.kind === 'none')
        return noBase(request, point, `${sha.slice(0, 7)} could not be fetched: ${checkout.reason}`);
    try {
        const prefix = (await (0,github_checkout/* readPrefix */.fr)(request.workingDirectory)) ?? request.inputs.workingDirectory;
        const workingDirectory = (0,external_node_path_.join)(checkout.folder, prefix);
        const own = await readOwnSuite(request, workingDirectory, head.suite.name);
        const suite = await mixSuites(request, { head, own, workingDirectory });
        const failure = await setUp(request, { suite, variant: head.variant, workingDirectory });
        if (failure !== null) {
            await checkout[Symbol.asyncDispose]();
            return noBase(request, point, `the base ${sha.slice(0, 7)} cannot be measured: ${failure}`);
        }
        const { variant, trials } = head;
        const out = (0,external_node_path_.join)(outputFolder, 'baseline');
        const here = { behind: 0, ahead: 0 };
        const from = { age_hours: null, distance: here, run_url: null, note: 'measured in the same job, interleaved' };
        effects.log.info(`Measuring the base ${sha} beside it.`);
        return {
            point,
            arm: { variant, trials, out, suite, workingDirectory, commit: sha, branch },
            baseline: { kind: 'found', folder: out, commit: sha, branch, ...from },
            note: own === null
                ? `The base has no suite ${head.suite.name}: its code was asked as this PR's suite says.`
                : tellCaseChanges(enabled(own), enabled(head.suite)),
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
/** Null where the base has none of this name, or one that cannot be read. */
async function readOwnSuite(request, workingDirectory, name) {
    const path = (0,external_node_path_.relative)(request.workingDirectory, (0,external_node_path_.resolve)(request.workingDirectory, request.inputs.suite));
    const { scorer, effects } = request;
    const source = { path, workingDirectory, registries: registries/* SUITE_REGISTRIES */.J, hash: effects.hash, scorer };
    try {
        const { suite } = await (0,load_suite/* readSuite */.xj)(source);
        return suite?.name === name ? suite : null;
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        effects.log.info(`The base's suite cannot be read: ${error.message}`);
        return null;
    }
}
/** The candidate's suite with the base's target and controlled settings, and what of its expectations the base's code lacks. */
async function mixSuites({ effects }, parts) {
    const { head, own, workingDirectory } = parts;
    const { cases, variants, controlled } = head.suite;
    const variant = own?.variants[head.variant];
    const { stale } = await (0,check_spans/* checkSpans */.G)({ cases, workingDirectory, hash: effects.hash });
    return {
        ...head.suite,
        variants: variant === undefined ? variants : { ...variants, [head.variant]: variant },
        controlled: own?.controlled ?? controlled,
        ...(0,stale_spans/* listStaleCases */.tF)(cases, stale),
    };
}
/** Why the set-up failed, or null. It leaves a stamp, so that the measuring does not repeat it. */
async function setUp({ inputs, effects }, { suite, variant, workingDirectory, }) {
    const command = suite.variants[variant]?.target.setup;
    if (command === undefined)
        return null;
    const { clock, log, signal } = effects;
    try {
        await (0,setup/* runSetup */.x)({
            command,
            workingDirectory,
            env: (0,target_environment/* targetEnvironment */.d)(effects.env, inputs.targetEnv),
            clock,
            log,
            signal,
        });
        return null;
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        log.warning(error.message);
        return 'its set-up failed';
    }
}


/***/ }),

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95092);
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76695);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83650);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33919);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36342);
/* harmony import */ var _skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2971);






/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__/* .openMonth */ .x)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__/* .skipCodeQuality */ .O)(limited, { skipped, log });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: {
            seed: inputs.seed ?? undefined,
            concurrency: inputs.concurrency ?? undefined,
            inference: inputs.inference ?? undefined,
        },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_4__/* .providersOfInputs */ .P)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheOfInputs */ .h)(request),
        ...(request.onSpent && { onSpent: request.onSpent }),
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    };
    return { suite, common, ledger };
}
/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log) {
    let reached = 0;
    return ({ done, total, failed }) => {
        const tenth = Math.floor((done * 10) / total);
        if (tenth === reached)
            return;
        reached = tenth;
        log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`);
    };
}


/***/ })

};
