export const id = 3260;
export const ids = [3260];
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

  17190:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  h: () => (  bisect)
});

var format_number = __webpack_require__(77377);
var external_node_path_ = __webpack_require__(76760);
var join_names = __webpack_require__(73341);
var files = __webpack_require__(60198);
var sha256 = __webpack_require__(80430);
var fingerprint = __webpack_require__(27866);
var model_error = __webpack_require__(50262);
var noisy_bisection = __webpack_require__(22295);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var count_probes = __webpack_require__(25321);
var check_out_commit = __webpack_require__(69905);
var github_checkout = __webpack_require__(81136);
var measure = __webpack_require__(16305);
var open_base = __webpack_require__(43059);
;// CONCATENATED MODULE: ./build/modes/bisect/measure-commit.js
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







const FAULTS_OF_A_COMMIT = [
    'module-unusable',
    'openai-target-invalid',
    'search-found-no-files',
    'setup-failed',
    'target-answered-nothing',
    'target-cannot-start',
    'target-not-ready',
    'target-setting-missing',
];
async function measureCommit(measuring, question) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suitePath: path, variant, temporary, scorer, log, workingDirectory, overrides = {} } = measuring;
        const { sha, caseIds, subset, trials, seedOffset, max_cost_usd, out } = question;
        const checkout = __addDisposableResource(env_1, await (0,check_out_commit .l)({ sha, workingDirectory, temporary, log }), true);
        if (checkout === null)
            return { kind: 'unmeasurable', reason: 'git could not check it out' };
        const folder = (0,external_node_path_.join)(checkout.folder, (await (0,github_checkout .fr)(workingDirectory)) ?? '');
        const cases = measuring.suite.cases.filter(({ id }) => caseIds === null || caseIds.includes(id));
        const asked = { suite: { ...measuring.suite, cases }, variant, workingDirectory };
        const read = await (0,open_base .ks)(folder, asked, { path, scorer, log });
        const suite = { ...(0,measure .O2)({ ...read.suite, gates: [] }, { skipped: 'quality', log }), max_cost_usd };
        const own = { suite: (0,measure .vy)(suite, overrides), commit: sha, branch: null };
        try {
            const [arm] = await (0,measure .xP)({
                ...measuring,
                suite,
                arms: [{ ...own, variant, out, trials, seedOffset, hasAnswered: true, workingDirectory: folder }],
                mode: 'run',
                commit: sha,
                branch: null,
                subset,
                cache: null,
            });
            if (arm === undefined)
                throw new Error('the arm was not measured');
            const { trials: made } = await (0,read_run .my)(arm.out, { log, run: arm.run });
            return { kind: 'measured', run: arm.run, trials: made };
        }
        catch (error) {
            if (!(error instanceof model_error .yo) || !FAULTS_OF_A_COMMIT.some((code) => code === error.code))
                throw error;
            return { kind: 'unmeasurable', reason: firstSentence(error.message) };
        }
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
function firstSentence(message) {
    const [sentence = message] = message.split(/\.(?:\s|$)/u, 1);
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

var state = __webpack_require__(97427);
;// CONCATENATED MODULE: ./build/modes/bisect/bisect.js













const MIN_AT_ENDS = 12;
const MAX_PROBES = 60;
async function bisect(request) {
    const { history, measuring, folder } = request;
    const fresh = {
        schema_version: 1,
        suite: measuring.suite.name,
        variant: measuring.variant,
        good: history.good.sha,
        commits: history.commits.map(({ sha }) => sha),
        asked_of: (0,sha256 .s)((0,fingerprint .d)(measuring.suite.cases)),
        cases: null,
        probes: [],
        spent_usd: 0,
    };
    const desk = openDesk(request, (request.isResuming ? await (0,state .j7)(folder, fresh) : null) ?? fresh);
    await desk.write({});
    const end = await searchCommit(request, desk).catch((cause) => {
        const facts = { path: (0,state .ld)(folder), probes: desk.search().probes.length };
        if (measuring.signal.aborted)
            throw new model_error .yo('bisection-interrupted', facts, { cause });
        if (!(cause instanceof Stopped))
            throw cause;
        return describeOpen(desk.search(), cause.message, isDeterministic(request));
    });
    return { end, search: desk.search() };
}
class Stopped extends Error {
    name = 'Stopped';
}
const isDeterministic = ({ measuring }) => measuring.suite.variants[measuring.variant]?.target.deterministic === true;
function openDesk(request, begun) {
    const { measuring, folder, maxCostUsd, maxMinutes } = request;
    const { clock, log } = measuring;
    let search = begun;
    const startMs = clock.monotonicMs();
    let longestMs = 0;
    const write = async (changes) => {
        search = { ...search, ...changes };
        await (0,files .jV)((0,state .ld)(folder), search);
    };
    const seedOffset = () => request.trials + search.probes.reduce((sum, { trials }) => sum + trials, 0);
    const ask = async (sha, input) => {
        const { caseIds, trials, name } = input;
        const beganMs = clock.monotonicMs();
        if (beganMs - startMs + longestMs > maxMinutes * 60_000)
            throw new Stopped('the time limit is reached');
        const left = maxCostUsd === null ? null : maxCostUsd - search.spent_usd;
        if (left !== null && left <= 0)
            throw new Stopped('the budget is spent');
        log.info(`Asking ${(0,join_names .Ax)(sha)} ${caseIds === null ? 'the suite' : (0,format_number .pq)(caseIds.length, 'case')}.`);
        const out = (0,external_node_path_.join)(folder, name);
        const question = {
            sha,
            caseIds,
            trials,
            max_cost_usd: left,
            out,
            subset: caseIds === null ? request.subset : null,
            seedOffset: caseIds === null ? 0 : seedOffset(),
        };
        const beganAt = clock.now();
        const measured = await measureCommit(measuring, question).catch(async (error) => {
            const run = await (0,read_run .cI)(out).catch(() => null);
            if (run !== null && Date.parse(run.started_at) >= beganAt.getTime())
                await write({ spent_usd: search.spent_usd + (run.spent_usd ?? 0) });
            throw error;
        });
        longestMs = Math.max(longestMs, clock.monotonicMs() - beganMs);
        if (measured.kind === 'measured') {
            await write({ spent_usd: search.spent_usd + (measured.run.spent_usd ?? 0) });
            if (measured.run.stopped !== undefined)
                throw new Stopped('the budget is spent');
        }
        return measured;
    };
    return { search: () => search, write, ask };
}
async function searchCommit(request, desk) {
    const cases = desk.search().cases ?? (await findCases(request, desk));
    if (cases.flipped.length === 0)
        return { kind: 'nothing', reason: 'no case is clearly worse at the bad commit' };
    const [good, bad] = [desk.search().good, desk.search().commits.at(-1) ?? ''];
    const isSure = isDeterministic(request);
    const probe = async (sha, trials) => {
        const asked = { caseIds: [...cases.flipped, ...cases.others], trials, name: 'probe' };
        const made = (0,count_probes .ci)({ sha, trials, cases, measured: await desk.ask(sha, asked) });
        const known = { ...made, problem: made.problem ?? (0,count_probes ._4)(desk.search(), made) };
        await desk.write({ probes: [...desk.search().probes, known] });
        return known;
    };
    const atEnds = isSure ? 1 : Math.min(count_probes .XI, Math.ceil(MIN_AT_ENDS / cases.flipped.length));
    const measureEnds = async () => {
        for (let look = 0;; look++) {
            const places = (0,count_probes .ek)(desk.search(), isSure);
            const [first, last] = [places[0], places.at(-1)];
            const isMeasured = first !== undefined && last !== undefined && first.asked > 0 && last.asked > 0;
            if (isMeasured && (0,noisy_bisection .Bx)({ good: first, bad: last }))
                return null;
            if (look === noisy_bisection .Qe || (isMeasured && isSure))
                return { kind: 'nothing', reason: 'when asked again, the flipped cases fail about as often at both ends' };
            for (const sha of [good, bad]) {
                if (isSure && desk.search().probes.some((one) => one.sha === sha))
                    continue;
                const { problem } = await probe(sha, atEnds);
                if (problem !== null)
                    return { kind: 'nothing', reason: `${(0,join_names .Ax)(sha)} cannot be measured: ${problem}` };
            }
        }
    };
    const nothing = await measureEnds();
    if (nothing !== null)
        return nothing;
    for (;;) {
        const places = (0,count_probes .ek)(desk.search(), isSure);
        const next = (0,noisy_bisection .Yl)(places);
        if (next.kind === 'stuck')
            return describeOpen(desk.search(), 'none of the remaining commits can tell more', isSure);
        if (next.kind === 'found')
            return { ...next, commits: next.commits.map((place) => desk.search().commits[place - 1] ?? '') };
        if (desk.search().probes.length >= MAX_PROBES)
            throw new Stopped(`${MAX_PROBES} probes did not settle it`);
        const ends = { good: places[0] ?? count_probes .x3, bad: places.at(-1) ?? count_probes .x3 };
        const trials = isSure ? 1 : (0,noisy_bisection .NG)(ends, { cases: cases.flipped.length, most: count_probes .XI });
        await probe(desk.search().commits[next.place - 1] ?? '', trials);
        request.measuring.signal.throwIfAborted();
    }
}
async function findCases(request, desk) {
    const { ends, trials, measuring } = request;
    const measureEnd = async (sha, name) => {
        const kept = request.isResuming ? await readEnd(request, sha, name) : null;
        if (kept !== null)
            return kept;
        const measured = await desk.ask(sha, { caseIds: null, trials, name });
        if (measured.kind === 'measured')
            return { run: measured.run, trials: measured.trials };
        throw new Stopped(`${(0,join_names .Ax)(sha)} cannot be measured: ${measured.reason}`);
    };
    const good = ends?.good ?? (await measureEnd(desk.search().good, 'good'));
    const bad = ends?.bad ?? (await measureEnd(desk.search().commits.at(-1) ?? '', 'bad'));
    const known = new Set(measuring.suite.cases.flatMap(({ id, enabled }) => (enabled ? [id] : [])));
    const chosen = (0,count_probes .$B)(good, bad, measuring.suite, request.regressed);
    const cases = {
        ...chosen,
        flipped: chosen.flipped.filter((id) => known.has(id)),
        others: chosen.others.filter((id) => known.has(id)),
    };
    await desk.write({ cases });
    return cases;
}
async function readEnd({ folder, trials, measuring }, sha, name) {
    const out = (0,external_node_path_.join)(folder, name);
    if (!(await (0,write_run .gb)(out)))
        return null;
    const run = await (0,read_run .cI)(out);
    const isWhole = run.finished_at !== null && run.stopped === undefined;
    const isSame = run.commit === sha && run.variant === measuring.variant && run.trials_per_case === trials;
    return isWhole && isSame ? (0,read_run .my)(out, { log: measuring.log, run }) : null;
}
function describeOpen(search, reason, isSure) {
    const ranked = (0,noisy_bisection .LO)((0,count_probes .ek)(search, isSure))
        .map((probability, index) => ({ probability, index }))
        .sort((a, b) => b.probability - a.probability || a.index - b.index);
    let reached = 0;
    const kept = ranked.filter(({ probability }) => {
        const isNeeded = reached < noisy_bisection .fl;
        reached += isNeeded ? probability : 0;
        return isNeeded;
    });
    const commits = kept.map(({ index }) => index).sort((a, b) => a - b);
    return { kind: 'open', commits: commits.map((index) => search.commits[index] ?? ''), probability: reached, reason };
}


  }),

  25321:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $B: () => (  chooseCases),
    XI: () => (  MAX_TRIALS),
    _4: () => (  findOtherFault),
    ci: () => (  countProbe),
    ek: () => (  placesOf),
    x3: () => (  NONE)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
  var _stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13669);
  var _stats_noisy_bisection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22295);
  var _model_rounding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47704);
  var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86550);
  var _stats_random_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52681);
  var _stats_scores_case_means_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80719);







const SUCCESS = 'success';
const MAX_TRIALS = 10;
const OTHERS_LEVEL = 0.01;
const NONE = { failed: 0, asked: 0 };
function countProbe(input) {
    const { sha, trials, cases, measured } = input;
    if (measured.kind === 'unmeasurable')
        return { sha, trials, flipped: NONE, others: NONE, problem: measured.reason };
    const count = (ids) => {
        const wanted = new Set(ids);
        const { metric, lower: isLower, limits } = cases;
        const made = measured.trials.flatMap(({ case: id, scores: { [metric]: score } }) => wanted.has(id) && score !== undefined ? [{ score, limit: limits[id] ?? HALF }] : []);
        const failed = made.filter(({ score, limit }) => (isLower === true ? score > limit : score < limit));
        return { failed: failed.length, asked: made.length };
    };
    const [flipped, others] = [count(cases.flipped), count(cases.others)];
    return { sha, trials, flipped, others, problem: flipped.asked === 0 ? 'none of its trials could be scored' : null };
}
function findOtherFault({ good, commits, probes }, { sha, others }) {
    const isEnd = (one) => one === good || one === commits.at(-1);
    if (isEnd(sha) || others.failed === 0)
        return null;
    const { failed, asked } = (0,_stats_noisy_bisection_js__WEBPACK_IMPORTED_MODULE_1__  .Nn)(probes.filter((one) => isEnd(one.sha)).map((one) => one.others));
    const draw = { hits: others.failed, drawn: others.asked, marked: failed + others.failed, all: asked + others.asked };
    if (others.failed * asked <= failed * others.asked || (0,_stats_fisher_exact_js__WEBPACK_IMPORTED_MODULE_0__  .R)(draw) > OTHERS_LEVEL)
        return null;
    return `${others.failed} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__  .pq)(others.asked, 'trial')} of cases that pass at both ends fail there too`;
}
function placesOf({ good, commits, probes }, isSure) {
    return [good, ...commits].map((sha) => {
        const own = probes.filter((probe) => probe.sha === sha);
        const usable = own.filter(({ problem }) => problem === null).map(({ flipped }) => flipped);
        const { failed, asked } = (0,_stats_noisy_bisection_js__WEBPACK_IMPORTED_MODULE_1__  .Nn)(usable);
        const times = isSure ? MAX_TRIALS : 1;
        const known = { failed: times * failed, asked: times * asked };
        return own.length > usable.length || (isSure && own.length > 0) ? { ...known, isClosed: true } : known;
    });
}
const MAX_FLIPPED = 20;
const HALF = 0.5;
function chooseCases(good, bad, { seed, gates }, first = []) {
    const [before, after] = [(0,_stats_scores_case_means_js__WEBPACK_IMPORTED_MODULE_2__  .u)(good.trials), (0,_stats_scores_case_means_js__WEBPACK_IMPORTED_MODULE_2__  .u)(bad.trials)];
    const now = new Map(bad.run.cases.map(({ id, fingerprint }) => [id, fingerprint]));
    const same = good.run.cases.filter(({ id, fingerprint }) => now.get(id) === fingerprint);
    const chooseBy = ({ id: metric, kind, direction, default_margin: own }) => {
        const [isYesNo, sign] = [kind === 'binary', direction === 'lower' ? -1 : 1];
        const margin = gates.find((gate) => gate.metric === metric)?.margin ?? own;
        const changes = same.flatMap(({ id }) => {
            const [from, to] = [before.meanOf(id, metric), after.meanOf(id, metric)];
            if (from === null || to === null)
                return [];
            const least = isYesNo ? HALF : (margin?.value ?? 0) * (margin?.kind === 'relative' ? Math.abs(from) : 1);
            return [{ id, from, middle: (from + to) / 2, loss: sign * (from - to), least }];
        });
        const worse = changes
            .filter(({ loss, least }) => loss > 0 && loss >= least - _model_rounding_js__WEBPACK_IMPORTED_MODULE_4__  .p)
            .sort((a, b) => b.loss - a.loss || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__  .y)(a.id, b.id));
        const clear = isYesNo ? 0 : (worse[0]?.loss ?? 0) / 2;
        const flipped = worse.filter(({ loss }) => loss >= clear).slice(0, MAX_FLIPPED);
        const half = flipped.reduce((sum, { loss }) => sum + loss, 0) / flipped.length / 2;
        const steady = changes.filter(({ from, loss, least }) => isYesNo ? loss === 0 && from === (1 + sign) / 2 : Math.abs(loss) < least / 2);
        const others = (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_6__  .A)(steady, (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_6__  .I)(`${seed}/bisect`)).slice(0, flipped.length);
        const limits = [...flipped, ...others.map((one) => ({ ...one, middle: one.from - sign * half }))];
        return {
            metric,
            flipped: flipped.map(({ id }) => id),
            others: others.map(({ id }) => id),
            ...(sign < 0 && { lower: true }),
            limits: isYesNo ? {} : Object.fromEntries(limits.map(({ id, middle }) => [id, middle])),
        };
    };
    const gated = gates.filter(({ severity }) => severity === 'fail').map(({ metric }) => metric);
    const chosen = [...new Set([...first, SUCCESS, ...gated])]
        .flatMap((id) => bad.run.metrics.find((one) => one.id === id) ?? [])
        .filter(({ per_run: figure, environment }) => figure === undefined && environment === 'free')
        .map(chooseBy);
    return chosen.find(({ flipped }) => flipped.length > 0) ?? { metric: SUCCESS, flipped: [], others: [], limits: {} };
}


  }),

  1705:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ie: () => (  nameFlipped),
    em: () => (  describeSearch),
    vS: () => (  writeFailures)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73341);
  var _stats_noisy_bisection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22295);



function describeSearch({ commits: all }, { search, end }) {
    const facts = new Map(all.map((commit) => [commit.sha, commit]));
    const commits = (end.kind === 'nothing' ? [] : end.commits).flatMap((sha) => facts.get(sha) ?? []);
    const evidence = end.kind === 'nothing' || search.probes.length === 0 ? '' : writeEvidence(search, end);
    return { headline: writeHeadline(search, end), evidence, commits };
}
function writeHeadline({ commits }, end) {
    if (end.kind === 'nothing')
        return `No commit was found: ${end.reason}.`;
    const sure = writeProbability(end.probability);
    const [first, ...others] = end.commits;
    if (end.kind === 'found' && others.length === 0)
        return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__  .Ax)(first ?? '')} is the first bad commit (${sure}).`;
    if (end.kind === 'found')
        return `The first bad commit is one of ${end.commits.length} (${sure}): only the last of them could be measured.`;
    if (end.commits.length === commits.length)
        return `Any of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(commits.length, 'commit')} may be the first bad one: ${end.reason}.`;
    return `The first bad commit is one of ${end.commits.length} of ${commits.length} (${sure}): ${end.reason}.`;
}
const writeProbability = (probability) => `${probability > 0.999 ? '> 99.9' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .ZV)(probability * 100, { decimals: probability > 0.99 ? 1 : 0 })} %`;
function writeEvidence({ good, commits, cases, probes }, end) {
    const order = new Map([good, ...commits].map((sha, place) => [sha, place]));
    const [from, to] = [end.commits[0] ?? '', end.commits.at(-1) ?? ''].map((sha) => order.get(sha) ?? 0);
    const usable = probes.filter(({ problem }) => problem === null);
    const placeOf = ({ sha }) => order.get(sha) ?? 0;
    const countWhere = (isCounted) => (0,_stats_noisy_bisection_js__WEBPACK_IMPORTED_MODULE_0__  .Nn)(usable.filter((probe) => isCounted(placeOf(probe))).map(({ flipped }) => flipped));
    const before = countWhere((place) => place < (from ?? 0));
    const after = countWhere((place) => place >= (to ?? 0));
    return `${nameFlipped(cases)}: ${writeFailures(before, cases)} before, ${countTrials(after)} from then on; ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(probes.length, 'probe')}`;
}
const isOnSuccess = (cases) => cases === null || cases.metric === 'success';
const countTrials = ({ failed, asked }) => `${failed} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(asked, 'trial')}`;
function nameFlipped(cases) {
    const how = isOnSuccess(cases) ? 'flipped' : `are worse in ${cases?.metric ?? ''}`;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(cases?.flipped.length ?? 0, 'case')} that ${how}`;
}
function writeFailures(failures, cases) {
    return `${countTrials(failures)} ${isOnSuccess(cases) ? 'failed' : 'were worse'}`;
}


  }),

  97427:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NB: () => (  refuseEarlierSearch),
    j7: () => (  readSearch),
    ld: () => (  searchFile)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47673);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);








const MAX_BYTES = 10_000_000;
const SEARCH_SCHEMA_VERSION = 1;
const count = zod__WEBPACK_IMPORTED_MODULE_6__.int().nonnegative();
const failures = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ failed: count, asked: count })
    .refine(({ failed, asked }) => failed <= asked, 'more failed than were asked');
const sha = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[0-9a-f]{7,64}$/);
const probeSchema = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    sha,
    trials: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive(),
    flipped: failures,
    others: failures,
    problem: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
});
const searchSchema = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__  .oc)(SEARCH_SCHEMA_VERSION),
    suite: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    good: sha,
    commits: zod__WEBPACK_IMPORTED_MODULE_6__.array(sha).min(1),
    asked_of: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    cases: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        metric: zod__WEBPACK_IMPORTED_MODULE_6__.string().default('success'),
        lower: zod__WEBPACK_IMPORTED_MODULE_6__.literal(true).exactOptional(),
        flipped: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()),
        others: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()),
        limits: zod__WEBPACK_IMPORTED_MODULE_6__.record(zod__WEBPACK_IMPORTED_MODULE_6__.string(), zod__WEBPACK_IMPORTED_MODULE_6__.number()).default({}),
    })
        .nullable(),
    probes: zod__WEBPACK_IMPORTED_MODULE_6__.array(probeSchema),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative(),
});
const searchFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'bisect.json');
async function refuseEarlierSearch(folder, shown) {
    if ((await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .Ov)(searchFile(folder))) === null)
        return;
    const cure = 'Go on with that search with --resume, or name another folder with --out.';
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('file-exists', { paths: [searchFile(shown)], cure });
}
async function readSearch(folder, question) {
    const path = searchFile(folder);
    if ((await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .Ov)(path)) === null)
        return null;
    const refuse = (problem, cause) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__  .yo('bisection-unusable', { path, problem }, { cause });
    const data = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__  .MR)(await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .Gu)({ path, maxBytes: MAX_BYTES }));
    if (data === undefined)
        throw refuse('it is not JSON');
    (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__  .ps)(path, data, SEARCH_SCHEMA_VERSION);
    const parsed = (0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__  .CL)(searchSchema, data);
    if (!parsed.success)
        throw refuse((0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_4__  .ZM)(parsed.error), parsed.error);
    const search = parsed.data;
    for (const name of ['suite', 'variant', 'good'])
        if (search[name] !== question[name])
            throw refuse(`its ${name} is \`${search[name]}\`, and this one's \`${question[name]}\``);
    if (search.commits.join() !== question.commits.join())
        throw refuse('it is about other commits');
    if (search.asked_of !== question.asked_of)
        throw refuse('the cases of the suite have changed since');
    const known = new Set([search.good, ...search.commits]);
    const foreign = search.probes.find((probe) => !known.has(probe.sha));
    if (foreign !== undefined)
        throw refuse(`it has a probe of ${foreign.sha}, which is not one of its commits`);
    return search;
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

  22295:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bx: () => (  isWorse),
    LO: () => (  weighCommits),
    NG: () => (  chooseTrials),
    Nn: () => (  addFailures),
    Qe: () => (  MAX_LOOKS),
    Yl: () => (  planProbe),
    fl: () => (  SURE_FROM)
  });
  var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
  var _fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13669);


const NONE = { failed: 0, asked: 0 };
const SURE_FROM = 0.95;
function weighCommits(places) {
    const total = addFailures(places);
    let before = NONE;
    const logs = places.slice(0, -1).map((place) => {
        before = addFailures([before, place]);
        const after = { failed: total.failed - before.failed, asked: total.asked - before.asked };
        return logEvidence(before) + logEvidence(after);
    });
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => weight / sum);
}
function logEvidence({ failed, asked }) {
    return (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(failed + 0.5) + (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(asked - failed + 0.5) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__  .SX)(asked + 1);
}
function addFailures(all) {
    return all.reduce((sum, { failed, asked }) => ({ failed: sum.failed + failed, asked: sum.asked + asked }), NONE);
}
function planProbe(places) {
    const posterior = weighCommits(places);
    const best = groupCommits(places, posterior).reduce((a, b) => (b.probability > a.probability ? b : a));
    if (best.probability >= SURE_FROM)
        return { kind: 'found', ...best };
    let below = 0;
    const open = posterior.slice(0, -1).flatMap((probability, index) => {
        below += probability;
        const place = places[index + 1];
        return place?.isClosed === true ? [] : [{ place: index + 1, off: Math.abs(below - 0.5), asked: place?.asked ?? 0 }];
    });
    const isNearer = (a, b) => Math.abs(a.off - b.off) < 1e-9 ? a.asked < b.asked : a.off < b.off;
    const [first, ...others] = open;
    if (first === undefined)
        return { kind: 'stuck', ...best };
    return { kind: 'probe', place: others.reduce((a, b) => (isNearer(b, a) ? b : a), first).place };
}
function groupCommits(places, posterior) {
    const groups = [];
    for (const [index, probability] of posterior.entries()) {
        const before = places[index];
        const last = before?.isClosed === true && before.asked === 0 ? groups.pop() : undefined;
        groups.push({ commits: [...(last?.commits ?? []), index + 1], probability: (last?.probability ?? 0) + probability });
    }
    return groups;
}
const MAX_LOOKS = 3;
function isWorse({ good, bad }) {
    if (bad.failed * good.asked <= good.failed * bad.asked)
        return false;
    const [marked, all] = [good.failed + bad.failed, good.asked + bad.asked];
    return (0,_fisher_exact_js__WEBPACK_IMPORTED_MODULE_1__  .R)({ hits: bad.failed, drawn: bad.asked, marked, all }) <= 0.02;
}
const WANTED = Math.log(1 / (1 - SURE_FROM));
function chooseTrials(ends, { cases, most }) {
    const [good, bad] = [rateOf(ends.good), rateOf(ends.bad)];
    const divergence = (p, q) => p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q));
    return Math.min(most, Math.ceil(WANTED / (cases * Math.min(divergence(good, bad), divergence(bad, good)))));
}
const rateOf = ({ failed, asked }) => (failed + 0.5) / (asked + 1);


  })

};
