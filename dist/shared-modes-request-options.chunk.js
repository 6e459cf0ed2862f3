export const id = 2360;
export const ids = [2360];
export const modules = {

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   J0: () => (/* binding */ unlessRefused),
/* harmony export */   Mk: () => (/* binding */ AS_STREAM),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   UU: () => (/* binding */ createClient),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   ei: () => (/* binding */ nameFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   qS: () => (/* binding */ repeatLost),
/* harmony export */   xP: () => (/* binding */ streamAnswer),
/* harmony export */   zq: () => (/* binding */ watchBytes)
/* harmony export */ });
/* unused harmony export PageAnswer */
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);


/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient(input) {
    const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input;
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
    const proxied = defaults.request?.fetch;
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        request: {
            ...defaults.request,
            fetch: refusePages(fetchInTime(typeof proxied === 'function' ? proxied : fetch, answerMs)),
        },
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            ...queues,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
    });
}
/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        const asked = input instanceof Request ? input.url : String(input);
        // A redirect may have led to a login of another host.
        throw new PageAnswer(new URL(response.url || asked).host);
    };
}
/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
        }
        finally {
            clearTimeout(timer);
        }
    };
}
/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** What a request gives, or what is made of GitHub's refusal of it. An error that is no refusal is a bug, and thrown. */
async function unlessRefused(request, instead) {
    try {
        return await request();
    }
    catch (error) {
        const failure = readRequestFailure(error);
        if (failure === null)
            throw error;
        return instead(failure);
    }
}
/** What a request gives; null where GitHub has no such thing (404). */
async function unlessMissing(request) {
    return request().catch((error) => {
        if (readRequestFailure(error)?.status === 404)
            return null;
        throw error;
    });
}
/** How often a request is made whose answer may be lost, and how long the first wait is before it is made again. */
const ATTEMPTS = 3;
const WAIT_MS = 2000;
/**
 * Makes a request again while GitHub has a fault, up to three times. Where the answer was lost, the request may have been carried out all the
 * same: so `find` looks for what it made before it is made again, null where there is nothing of it. Throws GitHub's refusal.
 */
async function repeatLost(request, find, wait) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const failure = readRequestFailure(error);
            if (failure === null || failure.status < 500 || attempt === ATTEMPTS)
                throw error;
            await wait(WAIT_MS * attempt);
            const made = await find();
            if (made !== null)
                return made;
        }
    }
}
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/** Why GitHub refused, without its own words and without what to do: "GitHub answered 503". */
function nameFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}`;
    if (isArchived(message))
        return 'the repository is archived, which makes it read-only';
    if (!isAnswered)
        return 'GitHub did not answer';
    if (status === 401)
        return 'the token is not valid';
    if (isRateLimit(status, message))
        return "GitHub's rate limit was reached";
    if (status === 403)
        return 'the token lacks the permission';
    // GitHub answers 404 for what a token may not even see.
    return status === 404 ? 'GitHub cannot find it, or the token may not see it' : `GitHub answered ${status}`;
}
const isArchived = (message) => /\barchived\b/i.test(message);
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    const name = nameFailure(failure);
    if (pageOf !== undefined)
        return `${name}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    const advice = () => {
        if (isArchived(message))
            return '';
        if (isAnswered && status === 401)
            return '; see the input `github-token`';
        if (!isAnswered || status >= 500 || isRateLimit(status, message))
            return `; ${TRY_AGAIN}`;
        if (status === 403)
            return `; add \`${permission}\` to the job's permissions`;
        return status === 404 ? `; the job needs \`${permission}\`` : '';
    };
    return `${name} (${message})${advice()}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}
/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
const AS_STREAM = { parseSuccessResponseBody: false };
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new AnswerCut(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
function watchBytes(see) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            see(chunk.length);
            yield chunk;
        }
    };
}
/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
function limitBytes(maxBytes, refuse) {
    let bytes = 0;
    return watchBytes((length) => {
        bytes += length;
        if (bytes > maxBytes)
            throw refuse();
    });
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   GN: () => (/* binding */ gitSucceeds),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   b7: () => (/* binding */ listDifferentFiles),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   rp: () => (/* binding */ trustConfiguration),
/* harmony export */   uR: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* unused harmony export excludeFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _own_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57023);





/**
 * So that git starts nothing that its configuration names, and asks nobody: a target may have written `.git/config`. An empty value is false, or
 * takes back what was set before (git-config(1), gitcredentials(7)).
 */
const SETTINGS = [
    // In a container the checkout belongs to another user, and git would refuse to read it.
    'safe.directory=*',
    // Before git 2.36, `false` would be a program.
    'core.fsmonitor=',
    'core.hooksPath=/dev/null',
    'core.askPass=',
    'core.alternateRefsCommand=',
    'credential.helper=',
    'gc.auto=0',
    'log.showSignature=false',
    'maintenance.auto=false',
    'protocol.file.allow=user',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
const ENVIRONMENT = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
};
let globalFile = null;
/** A global configuration, since git before 2.38 takes `safe.directory` from no other place. What a target adds to it counts as in `.git/config`. */
function findGlobalFile() {
    if (globalFile !== null)
        return globalFile;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-git-'));
    process.once('exit', () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    });
    globalFile = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'config');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(globalFile, '[safe]\n\tdirectory = *\n');
    return globalFile;
}
/** What of the configuration decides what files hold: also the machine's and the user's, as they were before a target ran. */
const OF_FILES = /^(?:core\.(?:autocrlf|eol|symlinks|longpaths|excludesfile|attributesfile)|filter\..+)$/s;
let known = null;
/** Reads git's configuration in a folder as it is before any code of others runs; the programs that it names later are not started. */
async function trustConfiguration(cwd) {
    known = readConfiguration(cwd);
    await known;
}
async function readConfiguration(cwd) {
    const entries = await listConfiguration(cwd, {}).catch(() => []);
    return {
        ofFiles: new Map(entries.filter(([name]) => OF_FILES.test(name))),
        isPartial: entries.some(([name]) => name === 'extensions.partialclone' || /^remote\..*\.promisor$/s.test(name)),
    };
}
async function listConfiguration(cwd, env) {
    const text = await (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .mB)(_own_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .OWN_PROGRAMS */ .j1.git, [...SETTINGS, 'config', '--list', '-z'], { cwd, env });
    return text.split('\0').flatMap((entry) => {
        const [name = '', ...value] = entry.split('\n');
        return name === '' ? [] : [[name, value.length === 0 ? 'true' : value.join('\n')]];
    });
}
/**
 * What git writes to stdout. It runs no hook and no program that was configured after `trustConfiguration`, and fetches nothing but what a
 * partial clone lacks, over HTTP. Throws where it fails and where there is no git.
 */
async function git(cwd, args, { env = {}, input = '' } = {}) {
    const { ofFiles, isPartial } = await (known ??= readConfiguration(cwd));
    const transports = isPartial ? 'http:https' : 'none';
    const own = { ...ENVIRONMENT, GIT_CONFIG_GLOBAL: findGlobalFile(), GIT_ALLOW_PROTOCOL: transports, ...env };
    const now = await listConfiguration(cwd, own);
    const settings = [
        ...ofFiles,
        ...now.flatMap(([name]) => {
            if (name.startsWith('hook.'))
                return [[`${name.slice(0, name.lastIndexOf('.'))}.enabled`, 'false']];
            return name.startsWith('filter.') && !ofFiles.has(name) ? [[name, '']] : [];
        }),
    ];
    // By variables, since `-c` takes a name with `=` in it for another one.
    const overrides = settings.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .mB)(_own_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .OWN_PROGRAMS */ .j1.git, [...SETTINGS, ...args], {
        cwd,
        env: { ...own, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(overrides) },
        input,
    });
}
/** Whether git ends without an error. */
async function gitSucceeds(cwd, args) {
    return (await git(cwd, args).catch(() => null)) !== null;
}
/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
function excludeFolders(cwd, folders, platform = node_path__WEBPACK_IMPORTED_MODULE_2__) {
    return folders.flatMap((folder) => {
        const way = platform.relative(cwd, folder).split(platform.sep);
        if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep)))
            return [];
        return [`:(exclude,literal)${way.join('/')}`];
    });
}
/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd, except, env = {}) {
    const places = ['--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...excludeFolders(cwd, except)];
    const status = ['status', '--porcelain', '--ignore-submodules=dirty'];
    if ((await git(cwd, [...status, ...places], { env })) !== '')
        return true;
    // Git would look into submodules with the programs that their own configurations name.
    for (const entry of (await git(cwd, ['ls-files', '--stage', '-z', ...places], { env })).split('\0')) {
        const [, way] = /^160000 [^\t]*\t(.*)$/s.exec(entry) ?? [];
        const submodule = node_path__WEBPACK_IMPORTED_MODULE_2__.join(cwd, way ?? '');
        if (way === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(submodule, '.git')))
            continue;
        if (await differs(submodule, except, { GIT_CEILING_DIRECTORIES: node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(submodule) }))
            return true;
    }
    return false;
}
/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
async function hasChanges(cwd, except) {
    return differs(cwd, except).catch(() => false);
}
/**
 * The commit that is checked out if nothing `differs` from it, and the hash of its files, equal for commits of equal files; null otherwise,
 * and where there is no git.
 */
async function readCleanCheckout(cwd, except = []) {
    try {
        if (await differs(cwd, except))
            return null;
        const [commit = '', tree = ''] = (await git(cwd, ['rev-parse', 'HEAD', 'HEAD^{tree}'])).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles(base, workingDirectory) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['--name-only', '--no-ext-diff', '--no-textconv', '--no-renames', '--relative', '-z'];
    try {
        return (await git(workingDirectory, ['diff', ...options, ...range])).split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}
/**
 * The files in which two commits differ, from the root of the repository, with `/`; of a submodule its path with a `/` behind. Null where git does not have
 * both of them, as in a shallow checkout, and where there is no git.
 */
async function listDifferentFiles(workingDirectory, { from, to }) {
    if (![from, to].every((commit) => /^[0-9a-f]{40,64}$/.test(commit)))
        return null;
    const args = ['diff-tree', '-r', '--raw', '--no-renames', '--no-ext-diff', '--no-textconv', '-z', from, to];
    const text = await git(workingDirectory, args).catch(() => null);
    if (text === null)
        return null;
    const parts = text.split('\0');
    return parts.flatMap((entry, index) => {
        if (!entry.startsWith(':'))
            return [];
        const path = parts[index + 1] ?? '';
        return [/^:(?:160000 \d+|\d+ 160000) /.test(entry) ? `${path}/` : path];
    });
}
/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
async function readHistory(good, bad, workingDirectory) {
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('history-unusable', { good, bad, problem });
    const find = async (name) => {
        const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        const sha = await git(workingDirectory, commit).catch(() => null);
        if (sha === null)
            throw refuse(`\`${name}\` is not a commit of this checkout`);
        return sha.trim();
    };
    const [from, to] = [await find(good), await find(bad)];
    if (from === to)
        throw refuse('they are the same commit');
    if (!(await gitSucceeds(workingDirectory, ['merge-base', '--is-ancestor', from, to])))
        throw refuse(`\`${good}\` is not an ancestor of \`${bad}\``);
    const form = ['-z', '--format=%H%x1f%an%x1f%s'];
    const show = async (...which) => (await git(workingDirectory, ['log', ...form, ...which, '--'])).split('\0').flatMap((line) => {
        const [sha = '', author = '', subject = ''] = line.split('\x1f');
        return sha === '' ? [] : [{ sha, author, subject }];
    });
    const [first] = await show('--max-count=1', from);
    const commits = await show('--first-parent', '--reverse', `${from}..${to}`);
    if (first === undefined)
        throw new Error(`git does not show ${from}`);
    return { good: first, commits };
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   aO: () => (/* binding */ realTarget),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('output-unwritable', { path, reason });
}


/***/ }),

/***/ 58967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   KV: () => (/* binding */ asOutputError),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   tQ: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22500);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


const ignore = () => undefined;
/** A log that drops everything. */
const SILENT = { debug: ignore, info: ignore, notice: ignore, warning: ignore, error: ignore };
/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}
const REASONS = {
    EACCES: 'permission to write there was denied',
    EDQUOT: 'the disk quota is exceeded',
    EEXIST: 'part of the path is a file',
    EFBIG: 'the file would exceed the allowed size',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link, or its links form a loop',
    ENOENT: 'nothing can be made there',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EPERM: 'permission to write there was denied',
    EROFS: 'the file system is read-only',
};
/** The code of an error of the system, such as ENOENT; empty for every other error. */
const codeOf = (error) => typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    return REASONS[codeOf(error)] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 57023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j1: () => (/* binding */ OWN_PROGRAMS),
/* harmony export */   mB: () => (/* binding */ runProgram)
/* harmony export */ });
/* unused harmony export locateProgram */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _target_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64564);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);






/** Where earlier steps of a job, an `npm ci`, cannot write without being root. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin'];
/**
 * The first on PATH that is outside the workspace, in a job the system's own before all; null where there is none. Relative folders of PATH are
 * left out: they are the workspace's.
 */
function locateProgram(name, { GITHUB_WORKSPACE: job, PATH = '' }, workingDirectory) {
    const here = job || workingDirectory;
    const workspace = (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .realTarget */ .aO)(here) ?? here;
    for (const folder of [...(job && process.platform !== 'win32' ? SYSTEM_FOLDERS : []), ...PATH.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)]) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
            continue;
        try {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, process.platform === 'win32' ? `${name}.exe` : name);
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile() && ![path, file].some((at) => (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(workspace, at)))
                return { file, identity: identify(file) };
        }
        catch {
            // Not in this folder.
        }
    }
    return null;
}
/** Changes when a file is replaced or written; nobody can set a file's ctime. */
function identify(file) {
    const { dev, ino, size, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { bigint: true });
    return [dev, ino, size, ctimeNs].join();
}
const locate = (name) => locateProgram(name, process.env, process.cwd());
/** The programs of the machine that Goldenpair starts for itself, found before any code of others runs: what a target puts on PATH is not. */
const OWN_PROGRAMS = { git: locate('git'), ps: locate('ps') };
const ENVIRONMENT = (0,_target_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .targetEnvironment */ .dK)(process.env, []);
/**
 * What a program writes to stdout. Throws when it is not there, was replaced since it was found, fails, or writes more than 64 MB.
 * @param options.env beside the variables that every target gets; it gets no others
 */
async function runProgram(program, args, options = {}) {
    const { cwd, env = {}, input = '' } = options;
    if (program === null)
        throw new Error('it is not on PATH outside the workspace');
    const { file, identity } = program;
    if (identify(file) !== identity)
        throw new Error(`${file} has been replaced`);
    const running = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { cwd, env: { ...ENVIRONMENT, ...env }, maxBuffer: 1 << 26 });
    // One that reads nothing may be gone before.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
}


/***/ }),

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 64564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ adviseNamed),
/* harmony export */   X3: () => (/* binding */ usedVariables),
/* harmony export */   YN: () => (/* binding */ credentialsOf),
/* harmony export */   dK: () => (/* binding */ targetEnvironment),
/* harmony export */   ec: () => (/* binding */ adviseLacking),
/* harmony export */   fb: () => (/* binding */ EVERY_VARIABLE),
/* harmony export */   lC: () => (/* binding */ listedVariables),
/* harmony export */   qE: () => (/* binding */ namedValues)
/* harmony export */ });
/* unused harmony export GIVEN_VARIABLES */
/**
 * What every target gets, where it is set: what programs and their tool chains need to start, and facts of the job. None of it is a secret.
 * docs/protocol.md has the same list. `*` is any ending.
 */
const GIVEN_VARIABLES = {
    'the machine': 'PATH HOME USER LOGNAME SHELL HOSTNAME PWD LANG LANGUAGE LC_* TZ TERM COLORTERM NO_COLOR FORCE_COLOR TMPDIR TMP TEMP XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_STATE_HOME DISPLAY CI EDITOR PAGER UV_THREADPOOL_SIZE OMP_NUM_THREADS CUDA_HOME CUDA_PATH CUDA_VISIBLE_DEVICES NVIDIA_VISIBLE_DEVICES',
    Windows: 'SystemRoot SystemDrive windir ComSpec PATHEXT PSModulePath OS NUMBER_OF_PROCESSORS PROCESSOR_* COMPUTERNAME USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA ALLUSERSPROFILE PUBLIC ProgramData ProgramFiles ProgramFiles(x86) ProgramW6432 CommonProgramFiles CommonProgramFiles(x86) CommonProgramW6432',
    libraries: 'LD_LIBRARY_PATH LD_PRELOAD DYLD_LIBRARY_PATH DYLD_FALLBACK_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH CC CXX NIX_PATH NIX_PROFILES HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY',
    Python: 'VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX PYTHONIOENCODING PYTHONUTF8 PYTHONHASHSEED PYTHONWARNINGS PYTHONNOUSERSITE PYTHONUSERBASE pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYENV_ROOT PYENV_VERSION PYENV_VIRTUAL_ENV CONDA CONDA_PREFIX CONDA_DEFAULT_ENV CONDA_EXE CONDA_PYTHON_EXE CONDA_SHLVL MAMBA_EXE MAMBA_ROOT_PREFIX UV UV_PYTHON UV_PYTHON_INSTALL_DIR UV_SYSTEM_PYTHON UV_PROJECT_ENVIRONMENT UV_CACHE_DIR UV_OFFLINE PIP_CACHE_DIR PIPX_HOME PIPX_BIN_DIR POETRY_HOME POETRY_CACHE_DIR POETRY_VIRTUALENVS_IN_PROJECT POETRY_VIRTUALENVS_PATH HF_HOME HF_HUB_CACHE HF_HUB_OFFLINE TRANSFORMERS_CACHE TRANSFORMERS_OFFLINE SENTENCE_TRANSFORMERS_HOME TORCH_HOME NLTK_DATA TIKTOKEN_CACHE_DIR TOKENIZERS_PARALLELISM',
    Node: 'NODE NODE_ENV NODE_PATH NODE_OPTIONS NODE_NO_WARNINGS NODE_ICU_DATA NODE_COMPILE_CACHE NODE_V8_COVERAGE NVM_DIR NVM_BIN NVM_INC NVM_CD_FLAGS FNM_DIR FNM_MULTISHELL_PATH NODENV_ROOT NODENV_VERSION VOLTA_HOME COREPACK_HOME PNPM_HOME BUN_INSTALL DENO_DIR DENO_INSTALL',
    'other languages': 'JAVA_HOME JAVA_HOME_* JDK_HOME CLASSPATH GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME SDKMAN_DIR SCALA_HOME KOTLIN_HOME GEM_HOME GEM_PATH BUNDLE_PATH BUNDLE_GEMFILE RUBYLIB RBENV_ROOT RBENV_VERSION GOROOT GOROOT_* GOPATH GOBIN GOCACHE GOMODCACHE GOTOOLCHAIN CARGO_HOME RUSTUP_HOME RUSTUP_TOOLCHAIN DOTNET_ROOT DOTNET_CLI_HOME DOTNET_CLI_TELEMETRY_OPTOUT NUGET_PACKAGES ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR PERL5LIB R_HOME R_LIBS R_LIBS_USER JULIA_DEPOT_PATH COMPOSER_HOME ANDROID_HOME',
    network: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA NIX_SSL_CERT_FILE OPENSSL_CONF DOCKER_HOST DOCKER_CONTEXT DOCKER_CERT_PATH DOCKER_TLS_VERIFY COMPOSE_PROJECT_NAME OTEL_SERVICE_NAME OTEL_SEMCONV_STABILITY_OPT_IN',
    'the job': 'GITHUB_ACTIONS GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_ENVIRONMENT RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS ImageVersion',
};
/** Windows has one variable for all spellings of a name, and tools on Linux take `http_proxy` for HTTP_PROXY. */
const keyOf = (name) => name.toUpperCase();
const given = Object.values(GIVEN_VARIABLES).flatMap((names) => names.split(' ').map(keyOf));
const GIVEN = new Set(given);
const GIVEN_BEGINNINGS = given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** `http://token@proxy` */
const WITH_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i;
/** `http://user:password@proxy`, `redis://:password@host` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:([^/?#]+)@/i;
/** Beside the names of variables: all of them, but for what only the workflow's own steps may have. */
const EVERY_VARIABLE = '*';
/** The Action's inputs, the runner's tokens and whatever leads to the files that steer the job. */
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP)$/i;
/**
 * The environment of a program that may be a pull request's code: of the parent's the variables above, unless one has an address with a
 * user in it, and those that the workflow names (input `target-env`). This keeps secrets from being handed over; it is no sandbox.
 * @example targetEnvironment({ PATH: '/bin', DB_PASS: 'x', HF_TOKEN: 'y' }, ['HF_TOKEN']) // { PATH: '/bin', HF_TOKEN: 'y' }
 */
function targetEnvironment(parentEnv, allowNames) {
    const allowed = new Set(allowNames.map(keyOf));
    const hasAll = allowed.has(EVERY_VARIABLE);
    const env = {};
    for (const [name, value] of Object.entries(parentEnv)) {
        if (value === undefined)
            continue;
        const isGiven = hasAll ? !RUNNER.test(name) : isHarmless(name, value);
        if (isGiven || allowed.has(keyOf(name)))
            env[name] = value;
    }
    return env;
}
function isHarmless(name, value) {
    const key = keyOf(name);
    const isListed = GIVEN.has(key) || GIVEN_BEGINNINGS.some((beginning) => key.startsWith(beginning));
    return isListed && !WITH_USER.test(value);
}
/** Enough to see what to do. */
const MOST_LACKING = 5;
/**
 * What to do where a target's log or error names variables that are set in the parent and that it was not given, as a sentence; empty where it
 * names none.
 * @example adviseLacking("KeyError: 'DB_PASS'", { DB_PASS: 'x', USER: 'me' }, { USER: 'me' }) // 'The target names `DB_PASS`, which is set but not given to targets: …'
 */
function adviseLacking(text, parentEnv, targetEnv) {
    const words = new Set(text.match(/\w{4,}/g));
    const hidden = Object.keys(parentEnv).filter((name) => !Object.hasOwn(targetEnv, name) && !RUNNER.test(name));
    const lacking = hidden
        .filter((name) => words.has(name))
        .sort()
        .slice(0, MOST_LACKING);
    if (lacking.length === 0)
        return '';
    const [names, list] = [lacking.map((name) => `\`${name}\``).join(', '), lacking.join(',')];
    return `The target names ${names}, which ${lacking.length === 1 ? 'is' : 'are'} set but not given to targets: if it needs ${lacking.length === 1 ? 'it' : 'them'}, write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
}
const ENVIRONMENT = String.raw `(?:process\.env|import\.meta\.env|Bun\.env|\benviron|\bENV|\$_ENV)`;
const NAME = String.raw `([A-Z][A-Z0-9_]{2,63})\b`;
/** `process.env.NAME`, `os.environ["NAME"]`, `os.getenv("NAME")`, `Deno.env.get("NAME")`, `env::var("NAME")` … */
const USES = [
    new RegExp(String.raw `${ENVIRONMENT}\??(?:\.|(?:\.get|\.fetch)?\s{0,9}[[(]\s{0,9}["'])${NAME}`, 'g'),
    new RegExp(String.raw `(?:\b[gG]etenv|\benv\.get|\bLookupEnv|\benv::var)\(\s{0,9}["']${NAME}`, 'g'),
];
/** `const { NAME, OTHER: other } = process.env` */
const TAKEN_APART = /\{([^{}]{1,500})\}\s{0,9}=\s{0,9}(?:process|import\.meta|Bun)\.env\b/g;
/**
 * The environment variables that a source reads, in any of the usual languages, in the order of the text and each once. Only names in capitals.
 * @example usedVariables("key = os.environ['OPENAI_API_KEY']") // ['OPENAI_API_KEY']
 */
function usedVariables(source) {
    const read = USES.flatMap((use) => [...source.matchAll(use)].map(([, name = '']) => name));
    const taken = [...source.matchAll(TAKEN_APART)].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,63}\b/g) ?? []);
    return [...new Set([...read, ...taken])];
}
/**
 * The variables that a `.env` file sets, each once.
 * @example listedVariables('# keys\nexport OPENAI_API_KEY=\n') // ['OPENAI_API_KEY']
 */
function listedVariables(text) {
    const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]{2,63})[ \t]*=/gm)].map(([, name = '']) => name);
    return [...new Set(names)];
}
/** Names of variables that a program can hardly do without, beside credentials. */
const NEEDED = /_(?:URL|URI|HOST|ENDPOINT)$/;
/**
 * What to do where the files of a target that never answered name variables that it does not see, as a sentence; empty where they name none.
 * Those that are set come first, and only without any of them those that are not set, and look as if they were needed.
 */
function adviseNamed(named, parentEnv, targetEnv) {
    const hidden = named.filter((name) => !Object.hasOwn(targetEnv, name) && !GIVEN.has(name) && !RUNNER.test(name));
    const set = hidden.filter((name) => parentEnv[name] !== undefined);
    const unset = hidden.filter((name) => CREDENTIAL.test(name) || NEEDED.test(name));
    const lacking = (set.length > 0 ? set : unset).slice(0, MOST_LACKING);
    if (lacking.length === 0)
        return '';
    const [names, list] = [lacking.map((name) => `\`${name}\``).join(', '), lacking.join(',')];
    const [is, it] = lacking.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const allow = `write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
    return `The target probably lacks ${names}, which its files name and which ${set.length > 0 ? `${is} set but not given to targets: ${allow}` : `${is} not set: set ${it} in \`env\` of the step, and ${allow}`}`;
}
/**
 * Names that providers and tools use for credentials, by their ending and a number behind it: OPENAI_API_KEY, OPENAI_API_KEY_2,
 * AWS_SECRET_ACCESS_KEY, HF_TOKEN, TOKENS, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY, PGPASSWORD, MYSQL_PWD, DB_PASS, COOKIE,
 * GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT, KUBECONFIG_DATA … not PWD and OLDPWD, which are folders.
 */
const CREDENTIAL = /(?:KEYS?|KEY_ID|TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIES?|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|KUBECONFIG_DATA|_PWD|(?<![a-z0-9])(?:PAT|JWT|CREDS?|PASS))(?:_?\d+)?$/i;
/** Whoever may see them, what no output may have: the values of all variables that are credentials by their names, and passwords in addresses. */
function credentialsOf(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const password = WITH_PASSWORD.exec(value)?.[1];
        if (password !== undefined)
            return [value, password];
        return value !== '' && CREDENTIAL.test(name) ? [value] : [];
    });
}
const OF_MODEL = /(?:^|_)MODEL(?:_NAME|_ID)?$/i;
/** `gpt-5-mini`, `meta-llama/Llama-3.1-8B-Instruct`, `claude-sonnet-4-5-20250929`: words, numbers and sizes. */
const MODEL = /^(?:[a-z]{1,12}|\d{1,8}|\w{1,4})(?:[-./:@](?:[a-z]{1,12}|\d{1,8}|\w{1,4}))*$/i;
/**
 * The values of the variables that the workflow names for targets, whatever they are called: all are taken for secrets but a model's name,
 * by which replies are priced.
 * @example namedValues({ DSN_2: 'x', LLM_MODEL: 'gpt-5-mini' }, ['dsn_2', 'LLM_MODEL']) // ['x']
 */
function namedValues(env, names) {
    const named = new Set(names.map(keyOf));
    return Object.entries(env).flatMap(([name, value = '']) => {
        const isModel = OF_MODEL.test(name) && MODEL.test(value);
        return named.has(keyOf(name)) && value !== '' && !isModel ? [value] : [];
    });
}


/***/ }),

/***/ 99787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ey: () => (/* binding */ TWO_ADDRESSES),
  _Q: () => (/* binding */ hasUser),
  xU: () => (/* binding */ knownSecrets),
  RU: () => (/* binding */ maskLog),
  QU: () => (/* binding */ maskSecrets),
  hV: () => (/* binding */ namesOneAddress),
  iS: () => (/* binding */ printableAddress),
  AA: () => (/* binding */ providerOptions)
});

var schemas = __webpack_require__(55156);
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/model/mask.js

const HIDDEN = '(hidden)';
/** Anything shorter is in ordinary text by chance. */
const SHORTEST = 8;
/** `postgres` is a password in many workflows, and a word in many answers. */
const PLAIN_WORD = /^[a-z]{1,15}$/i;
/** The shortest line that counts in a secret of several lines, as private keys are. */
const SHORTEST_LINE = 16;
/**
 * A mask of secrets, of every line of one that has several, and of what they are in other spellings: as URLs and JSON write them, in Base64, as
 * hexadecimal digits, reversed, and with characters in between that no reader sees or that Markdown takes away. Texts of fewer than 8
 * characters and plain words are no secrets here: to hide them would spoil answers.
 * @example maskOf(['s3cret-key']).text('got s3\u200bcret-key') // 'got (hidden)'
 */
function maskOf(secrets) {
    const known = [...new Set(secrets.flatMap(spellingsOf))].sort((a, b) => b.length - a.length);
    if (known.length === 0)
        return { text: (text) => text, data: (value) => value };
    const bare = known.map((spelling) => spelling.replace(APART, '')).filter((spelling) => spelling.length >= SHORTEST);
    const text = (given) => {
        const shown = known.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, HIDDEN) : rest), given);
        return hideApart(shown, bare);
    };
    return { text, data: (value) => maskData(value, text) };
}
/** Whether a value can be told from ordinary text. */
function isSecret(value) {
    const text = value.trim();
    return text.length >= SHORTEST && !PLAIN_WORD.test(text);
}
function spellingsOf(secret) {
    const whole = secret.trim();
    if (!isSecret(whole))
        return [];
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= SHORTEST_LINE);
    return [whole, ...parts].flatMap((one) => [
        one,
        [...one].reverse().join(''),
        JSON.stringify(one).slice(1, -1),
        ...encode(one),
    ]);
}
/** A lone surrogate has no such spelling. */
function encode(text) {
    if (/\p{Surrogate}/u.test(text))
        return [];
    const url = encodeURIComponent(text);
    const hex = [...url.matchAll(/%(..)|[^]/g)]
        .map(([one, digits]) => digits ?? one.charCodeAt(0).toString(16).padStart(2, '0'))
        .join('');
    const lower = hex.toLowerCase();
    return [url, url.replace(/%../g, (code) => code.toLowerCase()), lower, hex.toUpperCase(), ...inBase64(lower)];
}
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** What Base64 makes of bytes, by how many bytes of something else stand before them: without the signs in which the two meet. */
function inBase64(hex) {
    const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    return [0, 4, 2].flatMap((skipped) => {
        const groups = bits.slice(skipped).match(/.{6}/g) ?? [];
        const signs = groups.map((group) => BASE64[parseInt(group, 2)]).join('');
        return [signs, signs.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** What is not seen where a text is shown: invisible characters, and what JSON and Markdown put before or between others. */
const APART = new RegExp(`${remove_unseen/* UNSEEN_PART */.pN.source}|\\\\|&#8203;`, 'gu');
/** Hides what is a secret once all that is not seen is gone, and that with it. */
function hideApart(text, bare) {
    const kept = [];
    const places = [];
    let end = 0;
    for (const { 0: part, index } of text.matchAll(APART)) {
        kept.push(text.slice(end, index));
        for (let at = end; at < index; at++)
            places.push(at);
        end = index + part.length;
    }
    if (end === 0)
        return text;
    kept.push(text.slice(end));
    for (let at = end; at < text.length; at++)
        places.push(at);
    const seen = kept.join('');
    const found = bare.flatMap((secret) => findAll(seen, secret).map((at) => [at, at + secret.length - 1]));
    let shown = '';
    let done = 0;
    for (const [first, last] of found.sort(([a], [b]) => a - b)) {
        const [from = 0, to = 0] = [places[first], places[last]];
        if (to < done)
            continue;
        if (from >= done)
            shown += text.slice(done, from) + HIDDEN;
        done = to + 1;
    }
    return shown + text.slice(done);
}
function findAll(text, wanted) {
    const places = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
        places.push(at);
    return places;
}
function maskData(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const masked = value.map((item) => maskData(item, text));
        return masked.some((item, index) => item !== value[index]) ? masked : value;
    }
    const entries = Object.entries(value);
    const masked = entries.map(([key, item]) => [text(key), maskData(item, text)]);
    const isSame = masked.every(([key, item], index) => key === entries[index]?.[0] && item === entries[index]?.[1]);
    return isSame ? value : Object.fromEntries(masked);
}

var target_environment = __webpack_require__(64564);
;// CONCATENATED MODULE: ./build/measure/providers/access.js



/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: schemas["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: schemas.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: schemas.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';
/** Of what is named for targets, values that are too short or too plain to be told from ordinary text are left out. */
function knownSecrets({ env, targetEnvNames, providers }) {
    const keys = [providers?.openaiApiKey ?? '', providers?.githubToken ?? ''];
    const named = (0,target_environment/* namedValues */.qE)(env, targetEnvNames).filter(isSecret);
    return [...new Set([...(0,target_environment/* credentialsOf */.YN)(env), ...named, ...keys])].filter((secret) => secret !== '');
}
/** Takes the job's secrets out of whatever enters from a target, a judge or an error. */
function maskSecrets(sources) {
    return maskOf(knownSecrets(sources));
}
/** The log, whose lines have no secret: they may repeat errors of programs and providers. */
function maskLog(log, { text }) {
    return {
        debug: (message) => log.debug(text(message)),
        info: (message) => log.info(text(message)),
        notice: (message) => log.notice(text(message)),
        warning: (message) => log.warning(text(message)),
        error: (message) => log.error(text(message)),
    };
}


/***/ }),

/***/ 72503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ splitNames),
/* harmony export */   z: () => (/* binding */ RESULT_OPTIONS)
/* harmony export */ });
/** How results of another harness are read: the flags of `compare`, and the lines of the input `results-options`. */
const RESULT_OPTIONS = [
    ...['format', 'id', 'query', 'answer', 'pass', 'score'],
    ...['lower', 'higher', 'continuous', 'qrels', 'primary'],
];
/** Names by commas alone, since they may have blanks. */
function splitNames(text = '') {
    return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yo: () => (/* binding */ UserError),
  LL: () => (/* binding */ exitCodeOfError),
  W8: () => (/* binding */ onMistake),
  v1: () => (/* binding */ refusedInput),
  US: () => (/* binding */ stackOf)
});

;// CONCATENATED MODULE: ./build/model/missing-dependency.js
const OF_NODE = /ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/;
const OF_PYTHON = /\b(?:ModuleNotFoundError|No module named)\b/;
const OF_SHELL = /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b|is not installed or not on PATH\b/;
/**
 * What to do about a program that lacks something it needs, as a sentence with a space before it; empty where nothing says so.
 * @example adviseSetup("Error: Cannot find module 'express'") // ' It lacks a dependency: install it with `setup` of the suite's target, such as `setup: npm ci`.'
 */
function adviseSetup(log) {
    const example = OF_NODE.test(log)
        ? '`setup: npm ci`'
        : OF_PYTHON.test(log)
            ? '`setup: pip install -r requirements.txt`'
            : OF_SHELL.test(log)
                ? '`setup: npm ci` or `setup: pip install -r requirements.txt`'
                : null;
    return example === null
        ? ''
        : ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${example}.`;
}
/** That sentence as the start of a message; empty where the log says that something else is missing. */
function startWithLacking(lacking = '', log) {
    return lacking === '' || adviseSetup(log) !== '' ? '' : `${lacking} `;
}

;// CONCATENATED MODULE: ./build/model/error-catalogue.js

const ERROR_MESSAGES = {
    'arguments-invalid': ({ command, got, suggestion }) => `goldenpair ${command}: ${got}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} \`goldenpair ${command} --help\` shows what it takes.`,
    'artifacts-unsupported': ({ server, input, cure }) => `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
    'baseline-forbidden': ({ reason }) => `The baseline could not be read, so nothing was compared: ${reason}.`,
    'baseline-not-kept': ({ suite, reason }) => `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
    'bisection-interrupted': ({ path, probes }) => `Interrupted ${probes === 0 ? 'before the first probe was complete' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
    'bisection-unusable': ({ path, problem }) => `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
    'files-rewritten': ({ files }) => `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'was' : 'were'} changed after the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
    'flag-invalid': ({ flag, got, expected, hint = '' }) => `--${flag}: got \`${got}\`, expected ${expected}.${hint}`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${known.join(', ')}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
    'history-empty': ({ where }) => `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
    'history-metric-unknown': ({ got, known }) => `No measurement has \`${got}\`. Name one of ${known.join(', ')}.`,
    'history-unreadable': ({ repo, reason }) => `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
    'history-unusable': ({ good, bad, problem }) => `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, path, line, problem }) => `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder, looked_for }) => `Found no symbol or heading in ${folder} to ask about (looked for ${looked_for.join(', ')}). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': ({ name, got, expected, suggestion }) => `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
    'logs-without-questions': ({ files, named }) => `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
    'mode-needs-event': ({ mode, event, needs }) => `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
    'module-unusable': ({ module, problem }) => `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
    'month-exhausted': ({ suite, month, limit, spent }) => `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
    'neither-run-nor-suite': ({ path }) => `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
    'no-fail-gate': ({ gates }) => `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
    'non-inferior-per-run': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
    'not-on-actions': ({ variable }) => `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
    'nothing-to-publish': ({ reason }) => `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
    'openai-target-invalid': ({ where, problem }) => `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
    'output-unwritable': ({ path, reason, option = 'the input `output-dir`' }) => `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option}`}.`,
    'page-refused': ({ path, problem }) => `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
    'price-unknown': ({ variant, reason }) => `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
    'primary-gate-must-compare-and-fail': ({ gate, problem }) => `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
    'provider-answered-nothing': ({ address, detail }) => `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
    'provider-key-missing': ({ address, source }) => `There is no key for ${address}. ${adviseOnKey(source)}`,
    'provider-refused-key': ({ address, status, detail, source }) => `${address} ${source === null ? 'requires a key' : 'refused the key'} (${status}${detail === '' ? '' : `: ${detail}`}). ${adviseOnKey(source)}`,
    'pull-request-not-checked-out': ({ number, head, got }) => `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
    'pull-request-target': ({ head }) => `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
    'ref-unmeasurable': ({ ref, reason }) => `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
    'reference-lowered': ({ path, metrics }) => `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
    'reference-refused': ({ folder, problem }) => `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
    'relative-margin-needs-a-range-from-0': ({ gate, metric, problem }) => `Gate \`${gate}\`: a relative margin does not fit \`${metric}\`: ${problem}. Give an absolute margin.`,
    'results-invalid': ({ format, path, problem }) => `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
    'results-missing': ({ path, working_directory }) => `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
    'run-differs': ({ folder, differences }) => `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
    'run-interrupted': ({ folders, done, total, isResumable }) => total === 0
        ? 'Interrupted before a trial was made.'
        : `Interrupted: ${done} of ${total} ${total === 1 ? 'trial' : 'trials'} were made and are kept in ${folders.join(' and ')}.${isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
    'run-invalid': ({ path, line, problem }) => `The run ${path}${line === null ? '' : `:${line}`} cannot be read: ${problem}. Measure again, or name another run folder.`,
    'run-locked': ({ folder, pid, path }) => `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
    'run-not-found': ({ folder, missing }) => `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    'run-too-large': ({ path, line, limit }) => `The run ${path}${line === null ? '' : `:${line}`} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
    'run-too-new': ({ path, got, supported }) => `${path} has schema_version ${got}, and this Goldenpair reads ${supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
    'search-found-no-files': ({ folder, include, exclude }) => `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
    'selection-empty': ({ cases, tags }) => `The selection matches no enabled case (there ${cases === 1 ? 'is' : 'are'} ${cases}). ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
    'selection-invalid': ({ selection, got, known }) => `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
    'setup-failed': ({ command, how, log }) => `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
    'shard-missing': ({ missing, found }) => `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
    'shard-not-kept': ({ shard, suite, reason }) => `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
    'shard-repeated': ({ shard, folders }) => `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
    'shard-unfinished': ({ shard, folder }) => `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    'shards-differ': ({ what, values }) => `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
    'shards-wanted': ({ folder }) => `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    'stdout-unwritable': ({ reason }) => `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are still written.`,
    'suite-invalid': ({ path, problems }) => `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
    'suite-name-taken': ({ artifact, paths: [own, other] }) => `The suites ${own} and ${other} of this workflow run have the same name: one would replace the other's artifact ${artifact}, and be reported in its place. Give each its own \`name\` in its manifest (for \`results\`, the input \`label\`), then start the workflow again.`,
    'suite-not-found': ({ path }) => `No suite at ${path}. Start with \`goldenpair init\`, or name one with --suite (input \`suite\` in the Action).`,
    'suite-outside': ({ path, working_directory }) => `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
    'suite-without-judge': ({ path }) => `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`scoring.judged\`, such as \`scoring: { judged: [answer] }\`.`,
    'suites-unmeasured': ({ suites, number }) => `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
    'target-address-taken': ({ address, command }) => `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
    'target-answered-nothing': ({ variant, trials, detail, lacking }) => `${startWithLacking(lacking, detail)}The target of variant \`${variant}\` answered no question${trials === 1 ? '' : `: all ${trials} trials failed`}. The first failure: ${detail.replace(/[.!?]*$/, '.')}${adviseSetup(detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`timeout_seconds\`) or what it asks.`,
    'target-cannot-start': ({ command, how, log, lacking }) => `${startWithLacking(lacking, log)}The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-env-missing': ({ option, variable }) => `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. By default targets see only harmless variables.`,
    'target-env-unusable': ({ option, problem }) => `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment.`,
    'target-not-ready': ({ command, address, how, log, lacking }) => `${startWithLacking(lacking, log)}The target ${command === null ? `at ${address}` : `\`${command}\``} ${how}. ${command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(log)}${command === null ? '' : log === '' ? ' It wrote nothing.' : ` The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-refused': ({ address, detail }) => `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`,
    'target-setting-missing': ({ option, name, known }) => `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
    'variant-not-nightly': ({ name }) => `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
    'variant-unknown': ({ name, suggestion, known }) => `The variant \`${name}\` is unknown.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'variants-invalid': ({ got, known, suggestion }) => `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.${known.length === 1 ? ' Write a second one into the suite, such as `variants: { now: {}, next: { settings: { model: other } } }`.' : ''}`,
};
/** What to do about a key that is missing or refused, as a sentence; null is a request that carried none. */
function adviseOnKey(source) {
    if (source === null)
        return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.';
    if (source === 'openai-api-key')
        return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.";
    if (source === 'github-token')
        return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.';
    return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`;
}

;// CONCATENATED MODULE: ./build/model/error.js

/**
 * Something the user can mend. The message comes from the catalogue: what happened, where, what was got, what to do.
 * Every other error that reaches an entry is a bug of Goldenpair and is shown with its stack.
 */
class UserError extends Error {
    code;
    facts;
    constructor(code, facts, options) {
        super(ERROR_MESSAGES[code](facts), options);
        this.name = 'UserError';
        this.code = code;
        this.facts = facts;
    }
}
/** For `catch`: what is made of a mistake of the user's; every other error is thrown again. */
const onMistake = (use) => (error) => {
    if (error instanceof UserError)
        return use(error);
    throw error;
};
/** The refusal of an input of the Action. */
const refusedInput = (name, got, expected) => new UserError('input-invalid', { name, got, expected, suggestion: null });
/** What a bug is reported with. */
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
/** 3: the user's to mend; 2 where nothing can be told: nothing was measured within the user's limit, or a target rewrote what was. */
function exitCodeOfError(error) {
    return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3;
}


/***/ }),

/***/ 79167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   T: () => (/* binding */ countBy)
/* harmony export */ });
/**
 * Items by what they have in common, in the order in which each key first appears. Node 20 lacks `Map.groupBy`.
 * @example groupBy(['ab', 'c', 'de'], (text) => text.length) // Map { 2 => ['ab', 'de'], 1 => ['c'] }
 */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
/**
 * How often each item is there, in the order in which it first appears.
 * @example countBy(['a', 'b', 'a']) // Map { 'a' => 2, 'b' => 1 }
 */
function countBy(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 22500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSecretPath),
/* harmony export */   s: () => (/* binding */ hideSecrets)
/* harmony export */ });
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. It looks back from the name's end: a line of dashes takes no time. */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


/***/ }),

/***/ 29598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ tryJson),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A member of the record's own; undefined for what every object has. */
const ownValue = (record, name) => Object.hasOwn(record, name) ? record[name] : undefined;
/** The value of a JSON text; undefined for what is no JSON. */
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined),
/* harmony export */   U: () => (/* binding */ pick)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
/**
 * Some members of an object in the order of the keys, without those that are undefined.
 * @example pick({ a: 1, b: 2, c: undefined }, ['b', 'c']) // { b: 2 }
 */
function pick(from, keys) {
    const present = keys.filter((key) => from[key] !== undefined);
    return Object.fromEntries(present.map((key) => [key, from[key]]));
}


/***/ }),

/***/ 88785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   YA: () => (/* binding */ escapeUnseen),
/* harmony export */   l0: () => (/* binding */ removeUnseen),
/* harmony export */   pN: () => (/* binding */ UNSEEN_PART)
/* harmony export */ });
/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */
/**
 * ANSI sequences whole (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. One that does not end where its
 * text ends must not eat the words after it: no string goes on behind a line, and no CSI has the spaces that a few rare ones may have.
 */
const ANSI = /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g;
/**
 * Controls but tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides, zero-width,
 * fillers, tags; not U+FE0F, which makes ⚠ an emoji), line separators, interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu;
/** One part of a text that `removeUnseen` takes out. */
const UNSEEN_PART = new RegExp(`${ANSI.source}|${UNSEEN.source}`, 'gu');
/** Most texts: nothing to take out, and told in one look. Of the letters and signs of the basic plane those that no font may ignore. */
const ALL_SEEN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/;
/**
 * A text without the characters that change how others are read and are not seen themselves: terminal escapes, controls, bidi
 * overrides, zero-width characters. Line ends become `\n`. Every renderer starts with it: what is judged must be what is shown.
 * @example removeUnseen('a\u202eb\r\nc') // 'ab\nc'
 */
function removeUnseen(text) {
    if (ALL_SEEN.test(text))
        return text;
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(UNSEEN, '');
}
/** The same on one line, spaces collapsed. */
function toOneLine(text) {
    return removeUnseen(text).replace(/[\t\n ]+/g, ' ');
}
/**
 * The same characters written out, for a terminal that prints data: in JSON they mean what they were, and nowhere do they act.
 * @example escapeUnseen('a\u202eb') // 'a\\u202eb'
 */
function escapeUnseen(text) {
    return text.replace(UNSEEN, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}


/***/ }),

/***/ 87902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nX: () => (/* binding */ titlesInOneRow),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    // The dot before the link goes with it.
    return plainText(typeof last === 'object' && last.kind === 'link' ? headline.slice(0, -2) : headline);
}
/** Titles where there is one row of headers: one that several groups have gets its group's name. */
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   U1: () => (/* binding */ CANNOT_TELL),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
/** The sign of a question that stays open, wherever it is seen: the white question mark is invisible on white. */
const CANNOT_TELL = '❓';
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'corpus-renamed',
    'suite-rewritten',
    'cases-named-otherwise',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'worse',
    'watched-case-unscored',
    'score-left-out',
    'first-look',
    'too-many-in-quarantine',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


/***/ }),

/***/ 87375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   _4: () => (/* binding */ roundsPlanSchema)
/* harmony export */ });
/* unused harmony export CASE_CLASSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** More looks than these are never planned. */
const MOST_ROUNDS = 3;
/** A `varying` case answers both ways on main and is asked more often in a round than a `steady` one. */
const CASE_CLASSES = ['steady', 'varying'];
/** What is fixed for one gate. */
const gatePlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** m in the unit of the mean difference; of log ratios for a relative margin on that scale. */
    margin: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative(),
    /** How many standard errors from D the ends of its range are: `lower` for no regression, `change` for any change. */
    heights: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ lower: zod__WEBPACK_IMPORTED_MODULE_0__.number(), change: zod__WEBPACK_IMPORTED_MODULE_0__.number() }),
    /** The first round after which no regression can be shown; null for a margin of 0, which nothing shows. */
    first: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MOST_ROUNDS).nullable(),
    /** Not even all rounds are expected to rule out a loss of the margin; null for a margin of 0. */
    hopeless: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().nullable(),
    /** The loss that the first look is expected to rule out if nothing changed. */
    slack: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative(),
});
/** The `plan` of run.json: all that is fixed from main alone, written before the first request. */
const roundsPlanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    /** The most rounds. */
    cap: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().max(MOST_ROUNDS),
    alpha: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    /** How often a case of each class is asked in every round. */
    tries: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ steady: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), varying: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() }),
    /** By case. A case that is not here is asked in round 1 alone and is in no statistic. */
    classes: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__["enum"](CASE_CLASSES)),
    gates: zod__WEBPACK_IMPORTED_MODULE_0__.array(gatePlanSchema),
});
/** The class of a case; undefined where it is in no statistic. */
function classOf({ classes }, caseId) {
    return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined;
}


/***/ }),

/***/ 64520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ shardSchema),
/* harmony export */   KN: () => (/* binding */ SHARD_FORM),
/* harmony export */   Xm: () => (/* binding */ selectShard),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
/** What `parseShard` reads, for messages. */
const SHARD_FORM = 'a part and their number, such as `2/4`';
/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


/***/ }),

/***/ 60288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * The known name that was most likely meant, or null when none is near: "Did you mean `ndcg`?"
 * Near is at most a third of the longer name's letters in edits (insert, delete, replace, swap two neighbours), case ignored;
 * of equally near names the first wins.
 * @example suggest('ndgc', ['mrr', 'ndcg']) // 'ndcg'
 */
function suggest(name, known) {
    let best = null;
    let bestDistance = Infinity;
    for (const candidate of known) {
        const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
        if (Math.abs(name.length - candidate.length) > limit)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/**
 * The least number of edits that turn one text into the other, each neighbour pair swapped at most once
 * (Damerau–Levenshtein, restricted: "optimal string alignment"; Damerau 1964, Comm. ACM 7:171).
 * @example editDistance('ca', 'ac') // 1
 */
function editDistance(from, to) {
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1), isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity);
        }
        beforePrevious = previous;
        previous = current;
    }
    return at(previous, to.length);
}
function at(row, column) {
    return row[column] ?? Infinity;
}


/***/ }),

/***/ 96762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ INFERENCES),
/* harmony export */   h: () => (/* binding */ chooseInference)
/* harmony export */ });
/**
 * What a verdict is about (docs/decision-rules.md#two-questions). `these-cases`: whether the change is worse on the suite's own cases beyond
 * what repeated tries differ by. `cases-like-these`: the cases stand for others, and are the unit.
 */
const INFERENCES = ['these-cases', 'cases-like-these'];
/** `recorded` is the rules' own word; absent: they have none. */
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'these-cases') : choice;
}


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { judge, k, primary_k, success, scoring, alpha, min_scored_share } = settings;
    const { zero_tolerance, inference, deterministic } = settings;
    const own = { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference, deterministic };
    return { gates, settings: own, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 58282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ FLAGS),
  mc: () => (/* binding */ INPUTS),
  xQ: () => (/* binding */ camelCase),
  cz: () => (/* binding */ optionsOf)
});

;// CONCATENATED MODULE: ./build/modes/request/options/option.js
/** Commands that measure variants of a suite … */
const MEASURE = ['run', 'ab'];
/** … and all that put cases to a target. */
const ASK = [...MEASURE, 'compare', 'bisect'];
const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab'];
/** The row of a flag with a value: what reads it, and what stands for it in `--help`. */
const flag = (read, value, help, on) => ({ read, value, help, on });
/** The row of one that says how a target is asked. */
const askFlag = (read, value, help) => ({
    ...flag(read, value, help, ASK),
    measures: true,
});
/** The row of an input of the Action alone. */
const input = (read, help, more) => ({ read, input: { help, ...more } });

var readers = __webpack_require__(87156);
;// CONCATENATED MODULE: ./build/modes/request/options/commands.js


const RESULTS = ['compare', 'import'];
const REPORT = [...MEASURE, 'compare', 'merge', 'init'];
/** Only the demo of `init` reports. */
const DEMO = { demo: ', which writes a report' };
const LIST = { list: ', which checks nothing' };
const draft = (value, help) => ({ ...flag(readers/* text */.Qq, value, help, ['init']), ...DRAFT });
const DRAFT = { notBeside: { demo: ', which sets nothing up' } };
const read = (value, help) => flag(readers/* text */.Qq, value, help, RESULTS);
/** The options that are on the command line alone. */
const COMMANDS = {
    variant: {
        ...flag(readers/* text */.Qq, 'NAME', "which variant (default: the suite's)", ['run', 'bisect', 'history']),
        of: { history: { help: 'only measurements of this variant' } },
    },
    runs: { ...flag((0,readers/* whole */.WQ)(1), 'N', 'the same as --trials', ['run']), same: 'trials' },
    'timeout-seconds': askFlag(readers/* positive */.yj, 'S', "time limit of a trial (default: the suite's)"),
    'query-timeout-seconds': { ...askFlag(readers/* positive */.yj, 'S', 'the same as --timeout-seconds'), same: 'timeout-seconds' },
    'judge-model': flag(readers/* text */.Qq, 'NAME', "another model for the suite's judge", [...MEASURE, 'judge']),
    'skip-code-review': { help: 'do not ask a judge to review the source code', on: MEASURE },
    'skip-code-quality': { help: 'do not measure the source code or decide its gates', on: MEASURE },
    'route-tier': askFlag(readers/* text */.Qq, 'TIER', 'the target must answer on this route tier: local, api …'),
    tier: { ...askFlag(readers/* text */.Qq, 'TIER', 'the same as --route-tier'), same: 'route-tier' },
    model: askFlag(readers/* text */.Qq, 'NAME', 'the model that the target must ask'),
    'max-steps': askFlag((0,readers/* whole */.WQ)(1), 'N', 'the most reasoning steps for an answer'),
    'max-tool-calls': askFlag((0,readers/* whole */.WQ)(0), 'N', 'the most tool calls for an answer'),
    'no-cache': { help: "use neither the target's caches nor Goldenpair's own", on: ASK, measures: true },
    'inherit-env': {
        help: 'targets may see every variable of this shell, secrets too',
        on: [...ASK, 'validate'],
        notBeside: LIST,
        measures: true,
    },
    'max-minutes': { ...flag(readers/* positive */.yj, 'N', 'start no commit that would probably end later', ['bisect']), default: '60' },
    resume: {
        help: 'continue the interrupted run in --out; everything else must stay the same',
        on: ['run', 'bisect'],
        of: { bisect: { help: 'continue the search in --out' } },
    },
    target: draft('KIND', 'what answers (default search)'),
    command: draft('COMMAND', 'the command that starts your program, for --target command, or your server, for http'),
    url: draft('URL', 'what is asked, for --target http'),
    name: draft('NAME', "the suite's name (default: the folder's)"),
    jobs: draft('N', 'jobs of the workflow: 2 (default, safer) or 1'),
    'zero-tolerance': draft('CASES', 'which cases fail the check when they break: critical (default) or all'),
    yes: { short: 'y', help: 'ask nothing; take the defaults for flags not given', on: ['init'], ...DRAFT },
    'no-run': { help: 'do not run the suite at the end', on: ['init'], ...DRAFT },
    demo: { help: "write nothing: search Goldenpair's own docs and code in two ways, and compare", on: ['init'] },
    repo: flag(readers/* text */.Qq, 'OWNER/NAME', 'read the artifacts of its nights, with GITHUB_TOKEN', ['history', 'audit']),
    metric: {
        ...flag((0,readers/* names */.Dy)(), 'NAMES', 'these metrics (default: of the gates, cost, tokens, latency)', ['history']),
        default: '',
    },
    last: {
        ...flag((0,readers/* whole */.WQ)(1), 'N', 'how many of the newest measurements to show', ['history', 'audit']),
        of: { audit: { help: 'how many of the newest runs to read; a case that passed in all of them never fails' } },
        default: '30',
    },
    csv: flag(readers/* text */.Qq, 'FILE', 'write them as CSV too', ['history']),
    report: { ...flag(readers/* text */.Qq, 'FOLDER', 'where the report is', ['pages']), default: 'goldenpair-report' },
    place: flag(readers/* text */.Qq, 'NAME', 'its folder on the site: pr-12 for a pull request, else run-ID', ['pages']),
    'keep-days': { ...flag((0,readers/* whole */.WQ)(1, 9999), 'N', 'remove reports that are older', ['pages']), default: '90' },
    'allow-lower': flag((given, refuse) => (given.trim() === '' ? refuse('a reason in words') : given), 'REASON', 'let a gated metric drop; the reason is kept', ['ratchet']),
    base: { ...flag(readers/* text */.Qq, 'REF', 'also ask whether the change since REF has a case', ['validate']), notBeside: LIST },
    ask: {
        ...flag((0,readers/* whole */.WQ)(1), 'N', 'also ask the target N cases, and show expected and returned side by side', ['validate']),
        notBeside: LIST,
    },
    rebind: {
        help: 'check nothing: show, as a diff of the case files, where the texts of spans with a `hash` are now',
        on: ['validate'],
        notBeside: { ...LIST, ask: ', which asks the target', base: ', which looks at a change' },
    },
    write: {
        help: 'with --rebind: write the change into the case files',
        on: ['validate', 'audit'],
        of: { audit: { help: 'write the proposed edits into the case files' } },
        needs: { rebind: ', since nothing else changes a case file' },
    },
    list: flag((0,readers/* oneOf */.yL)(['metrics', 'targets', 'cases']), 'WHAT', "check nothing: show the metrics, the targets or the suite's cases", ['validate']),
    map: {
        ...flag(readers/* pairs */.AS, 'PAIRS', 'which field gives what, such as query=frage,answer=antwort', ['import']),
        default: '',
    },
    tag: { ...flag((0,readers/* names */.Dy)(), 'TAGS', 'tags for every case, separated by commas', ['import']), default: '' },
    top: { ...flag((0,readers/* whole */.WQ)(1), 'N', 'the most kinds of questions to show', ['suggest']), default: '20' },
    to: flag(readers/* text */.Qq, 'FORMAT', 'the format', ['export']),
    force: {
        help: 'replace the file if it exists',
        on: ['history', 'import', 'export'],
        of: {
            import: { help: 'replace the file or the run if it exists' },
        },
    },
    out: {
        ...flag(readers/* text */.Qq, 'FOLDER', 'where files are written', [...REPORT, 'bisect', 'judge', 'import', 'suggest', 'export']),
        of: {
            init: { help: 'where --demo writes its report (default goldenpair-report)' },
            merge: { help: 'the run folder to write (default .goldenpair/merged)' },
            judge: { help: 'the run folder to write (default FOLDER-judged)' },
            import: { value: 'FILE', help: 'the case file to write (golden/cases/NAME.yaml), or the run folder' },
            suggest: { value: 'FILE', help: 'write the drafts as a case file, e.g. golden/cases/drafts.yaml' },
            export: { value: 'FILE', help: 'the file to write (default: stdout)' },
        },
        needs: DEMO,
    },
    verbose: {
        help: 'also print statistics, all changed cases, settings and files, and everything left out of results',
        on: [...REPORT, 'import', 'suggest', 'audit', 'validate'],
        of: {
            audit: { help: 'list each case, not only the first ten of a kind' },
            import: { help: 'list everything that is left out, not only how often and the first place' },
            suggest: { help: 'list all records that are left out' },
            validate: { help: 'list each problem, also where many cases share one' },
        },
        needs: DEMO,
    },
    json: {
        help: 'print the result as JSON, for machines',
        on: [...REPORT, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'pages', 'validate', 'suggest'],
        needs: DEMO,
        of: { run: { help: 'print what happens as JSON, a line for each event' } },
    },
    format: read('FORMAT', 'what wrote the results (default: it is seen)'),
    id: read('COLUMN', 'the column of a table that names the case'),
    query: {
        ...flag(readers/* text */.Qq, 'COLUMN', 'the column with the question', [...RESULTS, 'suggest']),
        of: { suggest: { value: 'FIELD', help: 'the field with the question; a dot leads into an object' } },
    },
    answer: {
        ...flag(readers/* text */.Qq, 'COLUMN', 'the column with the answer', [...RESULTS, 'suggest']),
        of: { suggest: { value: 'FIELD', help: 'the field with the answer' } },
    },
    retrieved: flag(readers/* text */.Qq, 'FIELD', 'the field with what was retrieved', ['suggest']),
    pass: read('COLUMN', 'the column that says whether a row passed'),
    score: read('COLUMNS', 'the columns with scores, by commas (default: all numbers)'),
    lower: read('SCORES', 'scores that are better the lower they are, by commas'),
    higher: read('SCORES', 'scores that are better the higher they are, by commas'),
    continuous: read('SCORES', 'scores that are not yes or no, whatever their values'),
    qrels: read('FILE', 'the judgments of a TREC run'),
    primary: read('SCORE', 'the score that the verdict is about (default: pass or fail)'),
};

var verdict = __webpack_require__(55451);
var inference = __webpack_require__(96762);
var rules = __webpack_require__(72734);
;// CONCATENATED MODULE: ./build/modes/request/options/compared.js





/** What it is compared with, where the result is told, and nights. */
const COMPARED = {
    baseline: {
        ...flag(readers/* text */.Qq, 'FOLDER', 'a recorded run to compare with', ['run', 'merge', 'ab', 'judge']),
        of: {
            run: { help: 'a recorded run to compare with; with --shard it plans the rounds' },
            ab: { help: 'a recorded run of the first variant, to plan the rounds by' },
            judge: { help: 'with `calibrate`: a run that the same judge judged, to see whether verdicts change' },
        },
        input: {
            group: 'What it is compared with, and when the job fails.',
            help: '`artifact` (`artifact:FILE` of one workflow), `ref` (measures the base too), or the path of a run folder or reference',
            read: readers/* baseline */._Z,
            default: 'artifact',
        },
    },
    inference: {
        ...flag((0,readers/* oneOf */.yL)(inference/* INFERENCES */.R), 'WHAT', `what the verdict is about: ${inference/* INFERENCES */.R.join(' | ')}`, [...MEASURE, 'compare']),
        of: { ab: { needs: {} }, run: { help: `with --baseline: what the verdict is about: ${inference/* INFERENCES */.R.join(' | ')}` } },
        needs: { baseline: ', as nothing is compared' },
        input: {
            help: 'in mode `ab`, what the verdict is about: `cases-like-these` or `these-cases` alone',
            modes: ['ab'],
        },
    },
    'gates-from': input((0,readers/* oneOf */.yL)(rules/* GATES_FROM */.o), 'whose gates and thresholds a pull request is judged by: those of its `base`, or of its own `head`', { default: 'base' }),
    'accept-label': input(readers/* text */.Qq, 'the label by which a person with write access accepts that a pull request edits or removes critical cases or many', { default: 'golden-change' }),
    'fail-on': {
        ...flag((0,readers/* oneOf */.yL)(verdict/* FAIL_ON */.d$), 'WHAT', verdict/* FAIL_ON */.d$.join(' | '), [...MEASURE, 'compare', 'merge']),
        default: 'regression',
        input: {
            help: 'when the job fails: `regression`, `inconclusive` (also when the suite cannot tell), or `never`',
        },
    },
    comment: input(readers/* comment */.Im, '`always`, `on-change` or `never`, and how much of the cases is shown: `full` (questions and answers), `ids` or `none`', { group: 'Where the result appears.', default: 'always' }),
    check: {
        input: {
            help: 'add a check run of its own to the measured head, with report and annotations (needs `checks: write`)',
        },
    },
    charts: input(readers/* charts */.eg, 'who draws: `quickchart`, the address of your own, `branch` (needs `contents: write`), `mermaid` (GitHub itself), `none`', { default: 'quickchart' }),
    reference: {
        ...flag(readers/* text */.Qq, 'FILE', 'the reference (default: reference.json beside the suite)', ['ratchet']),
        input: {
            group: 'Nights.',
            help: 'the reference that nights are compared with too, as `goldenpair ratchet` wrote it',
        },
    },
    issues: input(readers/* issues */.Bq, 'whether a night keeps an issue: `always`, `dry-run` or `never`; or lines such as `keep: always` and `labels: golden suite`', { default: 'always' }),
    bisect: input(readers/* minutes */.Gx, 'minutes that a night which confirms a regression may search for the commit that broke cases; needs `fetch-depth: 0`'),
};

;// CONCATENATED MODULE: ./build/modes/request/options/limits.js


/** Limits of a run, what targets see, files, keys and addresses. */
const LIMITS = {
    concurrency: {
        ...flag((0,readers/* whole */.WQ)(1), 'N', "trials run at once (default: the suite's)", [...ASK, 'judge']),
        of: { judge: { help: "trials judged at once (default: the suite's)" } },
        measures: true,
        input: { group: 'Limits of a run.', read: (0,readers/* whole */.WQ)(1, 256) },
    },
    'max-cost-usd': {
        ...flag(readers/* positive */.yj, 'USD', "most that the run may cost (default: the suite's); it stops before it costs more", [
            ...ASK,
            'judge',
            'init',
        ]),
        of: {
            bisect: { help: "most that the whole search may cost (default: the suite's)" },
            init: { help: 'most that a run of the suite may cost (default: no limit)' },
        },
        notBeside: { demo: ', which sets nothing up' },
        measures: true,
        input: {},
    },
    'dry-run': {
        help: 'only show what would be asked and what it would cost',
        on: [...MEASURE, 'judge'],
        measures: true,
        input: { modes: ['pr', 'baseline', 'nightly', 'ab'] },
    },
    'target-env': {
        ...flag((0,readers/* names */.Dy)(), 'NAMES', 'variables that the target may see too, e.g. OPENAI_API_KEY', [
            ...ASK,
            'judge',
            'validate',
        ]),
        default: '',
        of: { judge: { help: 'variables that the judge may name as its key, e.g. MY_KEY' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {
            group: 'What targets see.',
            help: 'names of environment variables that targets may see beside harmless ones; their values are secrets; `*` is all of the job',
        },
    },
    'cache-dir': {
        ...flag(readers/* text */.Qq, 'FOLDER', 'where to cache the answers of targets and judges', MEASURE),
        measures: true,
        input: { group: 'Files.' },
    },
    'output-dir': input(readers/* text */.Qq, 'folder for the run, the comparison and the report, relative to `working-directory`', {
        default: 'goldenpair-report',
    }),
    'report-url': input(readers/* readReportUrl */.eG, 'address where reports are published, so that cases link to it; `{place}`, `{suite}` and `{run}` are filled in'),
    // GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply.
    'retention-days': input((0,readers/* whole */.WQ)(1, 400), 'days that GitHub keeps the uploaded artifacts, and that `charts: branch` keeps its pictures'),
    'working-directory': input(readers/* text */.Qq, 'folder that paths are relative to and that targets start in, relative to the workspace', { default: '.' }),
    'github-token': input(readers/* text */.Qq, 'token for the API, with the permissions of the job', {
        group: 'Keys and addresses.',
        default: '',
        expression: '${{ github.token }}',
    }),
    'openai-api-key': input(readers/* text */.Qq, "key for judges and targets of type `openai`, sent to `openai-base-url` alone and shown to no target's process"),
    'openai-base-url': input(readers/* address */.hl, "address of an API that speaks OpenAI's; empty is OpenAI itself"),
    'slack-webhook-url': input(readers/* address */.hl, "incoming webhook, a secret, of a Slack channel that gets a message when a night's issue opens, gets worse, or closes"),
    'langfuse-public-key': input(readers/* text */.Qq, 'public key of the Langfuse project that gets the scores of trials whose reply names its trace'),
    'langfuse-secret-key': input(readers/* text */.Qq, 'secret key of that project'),
    'langfuse-base-url': input(readers/* address */.hl, 'address of Langfuse, for example `https://us.cloud.langfuse.com` or your own server', { default: 'https://cloud.langfuse.com' }),
};

var rounds_plan = __webpack_require__(87375);
;// CONCATENATED MODULE: ./build/modes/request/options/measured.js



/** What to do, and what is measured. */
const MEASURED = {
    mode: {
        ...flag(readers/* text */.Qq, 'NAME', 'the same as --variant: baseline, capability …', ['run']),
        same: 'variant',
        input: {
            group: 'What to do.',
            help: `what to do: \`auto\` goes by the event, else ${MODES.slice(1)
                .map((mode) => `\`${mode}\``)
                .join(', ')}`,
            read: (0,readers/* oneOf */.yL)(MODES),
            default: 'auto',
        },
    },
    'pr-number': input((0,readers/* whole */.WQ)(1), 'on `workflow_dispatch`: the pull request to measure or report, or in mode `ab` to comment on', { modes: ['pr', 'publish', 'ab'] }),
    'issue-number': input((0,readers/* whole */.WQ)(1), 'in mode `ab`, or `publish` after it: the issue to comment on in place of `pr-number` (needs `issues: write`)', { modes: ['ab', 'publish'] }),
    experiment: {
        input: {
            help: 'in mode `publish`, report what mode `ab` has measured in an earlier job of this workflow run',
            modes: ['publish'],
        },
    },
    label: input(readers/* text */.Qq, 'in mode `ab`, or beside `results`: what the comparison is called, in place of its variants, commits or path'),
    suite: {
        read: readers/* text */.Qq,
        value: 'FILE',
        help: 'the suite',
        default: 'golden/suite.yaml',
        on: [...MEASURE, 'bisect', 'judge', 'ratchet', 'history', 'audit', 'validate', 'import', 'suggest'],
        of: {
            history: { help: 'whose artifacts: the suite' },
            import: { help: 'the suite whose ids must not be used again' },
        },
        measures: true,
        input: { group: 'What is measured.', help: "the golden suite's manifest, relative to `working-directory`" },
    },
    results: {
        ...flag(readers/* text */.Qq, 'FOLDER', 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer', [
            'run',
        ]),
        notBeside: { shard: ', which measures a part of the cases' },
        input: {
            help: 'results of another harness that an earlier step wrote (promptfoo, inspect_ai, a table …), in place of suite and target',
            read: (0,readers/* names */.Dy)(/[\n,]+/),
            default: '',
            modes: ['pr', 'baseline', 'nightly'],
        },
    },
    'results-options': input(readers/* resultLines */.DW, "how `results` are read, a line each, by the names of `goldenpair compare`'s flags, for example `primary: faithfulness`", { default: '', onlyWith: 'results' }),
    variants: {
        ...flag((0,readers/* names */.Dy)(), 'A,B,…', 'the arms, baseline first; one named twice shows its noise (default: the first two of the suite)', ['ab']),
        measures: true,
        input: {
            help: 'variants of the suite, by commas; mode `ab` takes two to ten, the baseline first, or one twice to see its noise',
            default: '',
        },
    },
    refs: input((0,readers/* names */.Dy)(), 'in mode `ab`: two branches, tags or commits to compare in place of variants, by a comma, the baseline first', { default: '', modes: ['ab'] }),
    trials: {
        ...askFlag((0,readers/* whole */.WQ)(1), 'N', "attempts per case (default: the suite's)"),
        on: [...ASK, 'judge'],
        of: {
            judge: { help: 'with `calibrate`: how often each answer is judged again (default 3)' },
            bisect: { help: "attempts per case at both ends, at first (default: the suite's)" },
        },
        input: { read: (0,readers/* whole */.WQ)(1, 100) },
    },
    rounds: {
        ...flag((0,readers/* whole */.WQ)(1, rounds_plan/* MOST_ROUNDS */.M4), 'N', "most rounds in which a change is asked, 1 to 3 (default: the suite's)", MEASURE),
        measures: true,
        notBeside: { trials: ', which asks in one pass' },
    },
    subset: {
        ...askFlag(readers/* text */.Qq, 'SELECTION', 'only these cases: tag:auth, id:run-*, difficulty:hard; commas mean or, a leading ! excludes'),
        input: {},
    },
    first: {
        ...flag((0,readers/* whole */.WQ)(1), 'N', 'a first look: ask only N cases, of every tag, and call nothing good', ['run']),
        measures: true,
        notBeside: { shard: ', which measures a part of the cases' },
        input: {
            help: 'on a draft pull request ask only so many cases, of every tag; the whole suite is asked once it is ready',
            modes: ['pr', 'publish'],
        },
    },
    shard: {
        ...flag(readers/* shard */.B5, 'I/N', 'only the I-th of N parts, for `goldenpair merge` (no verdict)', ['run']),
        measures: true,
        input: {
            help: 'only a part of the cases, `2/4` for the second of four, which a later job with `mode: publish` merges',
            modes: ['pr', 'baseline'],
        },
    },
    strict: {
        help: 'treat expected spans that the checkout lacks as errors',
        on: ['run', 'validate'],
        of: { validate: { help: 'warnings are errors' } },
        notBeside: { list: ', which checks nothing' },
        measures: true,
        input: {},
    },
    'skip-code': input((0,readers/* oneOf */.yL)(['quality', 'review']), '`quality` neither measures the source code nor decides gates on it; `review` only asks no judge about it'),
    seed: { ...askFlag((0,readers/* whole */.WQ)(0), 'N', "seed of order and resampling (default: the suite's)"), input: {} },
};

;// CONCATENATED MODULE: ./build/modes/request/options/index.js




/** Every option of the command line and every input of the Action. */
const OPTIONS = { ...MEASURED, ...COMPARED, ...LIMITS, ...COMMANDS };
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Their rows. */
const FLAGS = Object.entries(OPTIONS).filter(([, { on, same }]) => on !== undefined && same === undefined);
/** The options of a command, each as it is there, in the order of its `--help`. */
function optionsOf(command) {
    return Object.entries(OPTIONS).flatMap(([name, { on = [], of, ...row }]) => on.includes(command) ? [[name, { ...row, ...of?.[command] }]] : []);
}
/** The inputs of the Action, each as it is there. */
const INPUTS = Object.entries(OPTIONS).flatMap(([name, { input, ...row }]) => input === undefined ? [] : [[name, { ...row, ...input }]]);


/***/ }),

/***/ 87156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   B5: () => (/* binding */ shard),
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   DW: () => (/* binding */ resultLines),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gx: () => (/* binding */ minutes),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   NV: () => (/* binding */ fillReportUrl),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   eG: () => (/* binding */ readReportUrl),
/* harmony export */   eg: () => (/* binding */ charts),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* unused harmony exports lines, QUICKCHART_URL */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _model_result_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87902);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64520);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72503);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20235);






const text = (given) => given;
const oneOf = (choices) => (given, refuse) => choices.find((choice) => choice === given) ??
    refuse(`one of ${quoteAll(choices)}`, { suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(given, choices) });
const quoteAll = (names) => names.map((name) => `\`${name}\``).join(', ');
/** A whole number; both ends are included. */
const whole = (least, most = Number.MAX_SAFE_INTEGER) => (given, refuse) => {
    const value = /^\d+$/.test(given) ? Number(given) : NaN;
    if (value >= least && value <= most)
        return value;
    return refuse(`a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}`);
};
const positive = (given, refuse) => zod__WEBPACK_IMPORTED_MODULE_4__.number().positive().safeParse(Number(given)).data ?? refuse('a number above 0');
/** Separated by commas, blanks or line ends, unless said otherwise; none for an empty text. */
const names = (separator = /[\s,]+/) => (given) => given
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
const shard = (given, refuse) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .parseShard */ .uK)(given) ?? refuse(_model_run_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARD_FORM */ .KN);
/** An http(s) address without a user, and without a slash at its end. */
const address = (given, refuse) => (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_2__/* .readAddress */ .zq)(given, refuse).replace(/\/+$/, '');
/**
 * Lines of `name: value`. A value goes to the end of its line, so that no name of a column needs quotes.
 * @param example of a line, for messages
 */
const lines = (known, example) => (given, refuse) => {
    const values = new Map();
    for (const line of given.split(/\r?\n/).filter((one) => one.trim() !== '')) {
        const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
        const option = known.find((one) => one === name);
        const got = line.trim();
        if (option === undefined || value === '')
            return refuse(`lines such as \`${example}\`, of ${known.join(', ')}`, {
                got,
                suggestion: option === undefined ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(name, known) : null,
            });
        if (values.has(option))
            return refuse(`\`${option}\` once`, { got });
        values.set(option, value);
    }
    return Object.fromEntries(values);
};
/** `query=frage,answer=antwort`. */
const pairs = (given, refuse) => Object.fromEntries(names(/,/)(given, refuse).map((pair) => {
    const [, name = '', value = ''] = /^([^=]+?)\s*=\s*(.+)$/.exec(pair) ?? [];
    return value === '' ? refuse('pairs such as query=frage,answer=antwort', { got: pair }) : [name, value];
}));
/** The input `results-options`. */
const resultLines = lines(_measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_OPTIONS */ .z, 'id: ticket');
const COMMENT_WHEN = ['always', 'on-change', 'never'];
/** The input `comment`: when there is one, and how much of the cases it and the report show. */
const comment = (given, refuse) => {
    const words = names()(given, refuse);
    const [when, ...others] = words.flatMap((word) => COMMENT_WHEN.find((one) => one === word) ?? []);
    const [details, ...more] = words.flatMap((word) => _model_result_report_js__WEBPACK_IMPORTED_MODULE_5__/* .CASE_DETAILS */ .sj.find((one) => one === word) ?? []);
    const count = [when, details].filter((word) => word !== undefined).length;
    if (others.length + more.length > 0 || count < words.length) {
        const known = [...COMMENT_WHEN, ..._model_result_report_js__WEBPACK_IMPORTED_MODULE_5__/* .CASE_DETAILS */ .sj];
        return refuse(`one of ${quoteAll(COMMENT_WHEN)}, and beside it at most one of ${quoteAll(_model_result_report_js__WEBPACK_IMPORTED_MODULE_5__/* .CASE_DETAILS */ .sj)}`, {
            suggestion: words.length === 1 ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(given, known) : null,
        });
    }
    return { when: when ?? 'always', details: details ?? 'full' };
};
const CHARTS = ['quickchart', 'branch', 'mermaid', 'none'];
const QUICKCHART_URL = 'https://quickchart.io';
/** The input `charts`: who draws, and beside `quickchart` or `branch`, or alone, the address of a QuickChart server. */
const charts = (given, refuse) => {
    const words = names()(given, refuse);
    const isAddress = (word) => word.includes(':');
    const [kind = 'quickchart', ...others] = words.filter((word) => !isAddress(word));
    const [url, ...more] = words.filter(isAddress);
    const choice = oneOf(CHARTS)(kind, refuse);
    const isDrawn = choice === 'quickchart' || choice === 'branch';
    if (others.length + more.length > 0 || (url !== undefined && !isDrawn))
        return refuse('one of them, and an address beside `quickchart` or `branch` alone');
    return isDrawn ? { kind: choice, url: url === undefined ? QUICKCHART_URL : address(url, refuse) } : { kind: choice };
};
/** The input `baseline`: `artifact`, `ref`, or a path; `artifact:FILE` is that of one workflow alone. */
const baseline = (given, refuse) => {
    const [, workflow] = /^artifact:(.*)$/s.exec(given) ?? [];
    if (workflow !== undefined && workflow.trim() === '')
        return refuse('the workflow file, such as `artifact:goldenpair.yml`');
    return workflow === undefined ? { from: given, workflow: '' } : { from: 'artifact', workflow: workflow.trim() };
};
const ISSUE_LINES = ['keep', 'labels', 'assignees', 'mention', 'comment-on-commits'];
const KEEP = ['always', 'dry-run', 'never'];
/** The input `issues`: whether a night keeps an issue, in one word or beside other lines of what such an issue has. */
const issues = (given, refuse) => {
    const values = given.includes(':')
        ? lines(ISSUE_LINES, 'labels: golden suite')(given, refuse)
        : { keep: oneOf(KEEP)(given, refuse) };
    const refuseLine = (name, value) => (expected, details) => refuse(expected, { got: `${name}: ${value}`, ...details });
    const flag = (name) => {
        const value = values[name] ?? 'false';
        return oneOf(['true', 'false'])(value, refuseLine(name, value)) === 'true';
    };
    const { keep = 'always', labels = '', assignees = '' } = values;
    return {
        keep: oneOf(KEEP)(keep, refuseLine('keep', keep)),
        labels: names(/,/)(labels, refuse),
        assignees: names()(assignees, refuse),
        mention: flag('mention'),
        commentOnCommits: flag('comment-on-commits'),
    };
};
/** The input `bisect`: minutes after which no further commit is begun. */
const minutes = (given, refuse) => zod__WEBPACK_IMPORTED_MODULE_4__.number().positive().safeParse(Number(given)).data ??
    refuse('a number above 0: the minutes after which it begins no further commit, such as 30');
/** What a template of `report-url` may name. */
const PLACEHOLDERS = ['suite', 'run', 'place'];
/** The template of the address that a report gets where it is published. */
const readReportUrl = (template, refuse) => {
    const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name));
    const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' });
    const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#');
    if (unknown === undefined && isAddress)
        return template;
    return refuse('an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}');
};
/** The address of a report: every placeholder filled, so that no name can leave its place in the path. */
function fillReportUrl(template, facts) {
    return template.replace(/\{(suite|run|place)\}/g, (_, name) => encodeURIComponent(facts[name]));
}
/**
 * The folder of a site that a report belongs into: a pull request has one that its next report replaces, all else one a workflow run.
 * @example placeOf({ runId: 400 }, 12) // 'pr-12'
 */
function placeOf({ runId }, pullRequest) {
    return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`;
}


/***/ }),

/***/ 20235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99787);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const given = env[name] || null;
    if (given === null)
        return null;
    return readAddress(given, (expected, { got = given } = {}) => {
        throw (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedInput */ .v1)(name, got, expected);
    });
}
/** An address that an input or a variable gives, as it is. A refusal shows neither user nor password. */
const readAddress = (given, refuse) => {
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(given).success)
        return refuse('an http(s) address', { got: given.replace(/^(\w+:\/\/)?.*@/s, '$1') });
    return (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(given) ? refuse('an address without a user name or password', { got: (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(given) }) : given;
};


/***/ }),

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   Tw: () => (/* binding */ parseStored),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);







/** The caller may keep Node busy: after this many milliseconds, signals are handled before the next line. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
/** Throws `run-too-new` for a file that a newer Goldenpair wrote: its new fields would make it seem damaged. */
function refuseNewer(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const { schema_version: got } = value;
    if (typeof got === 'number' && got > supported)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-new', { path, got, supported });
}
/** The value of a line. Throws `run-invalid`, naming the line. */
function parseLine(path, line, text) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, end + 1)) {
            places.push({ start, end: offset + end });
            start = offset + end + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { path, line: null, problem }, { cause });
    }
}
/** The value of a whole file of JSON of a run. Throws `run-too-large` and `run-invalid`. */
async function readJson(path) {
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    return parseJson(path, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
}
/** A stored value by its schema. Throws `run-invalid`, which names its file, and its line where it has one. */
function parseStored(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('run-invalid', { ...place, problem: describeFirstIssue(parsed.error) });
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
}


/***/ }),

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);




/** The two files of a run folder (docs/command-line.md#files). */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
/** Size in bytes of a regular file, null when there is none. Throws `file-unreadable` behind a link that leads out of the checkout. */
async function fileSize(path) {
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseToReadOut */ .q2)(path);
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error) => {
        if ((0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'ENOENT' || (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'ENOTDIR')
            return null;
        throw error;
    });
    return facts?.isFile() === true ? facts.size : null;
}


/***/ })

};
