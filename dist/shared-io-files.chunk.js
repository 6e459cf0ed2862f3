export const id = 3026;
export const ids = [3026];
export const modules = {

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Ov: () => (/* binding */ nameFrom),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** A path as people and suites name it: from a folder, with `/`. */
const nameFrom = (folder, path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => nameFrom(folder, path));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 81192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ MAX_LINE),
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   vL: () => (/* binding */ describeCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _split_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68067);




/** The longest line that is read, in characters. */
const MAX_LINE = 64 * 1024 * 1024;
const TAIL_SIZE = 16 * 1024;
/** How long a program that was asked to end may still take, and how long the output of an ended one may still arrive. */
const GRACE_MS = 2000;
const LOOK_EVERY_MS = 20;
/** Starts the program in a process group of its own. A program that cannot be started ends at once. */
function startProgram(options) {
    const { command, cwd, env, onLine, onTooLong, onEnd } = options;
    const [file = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
        cwd,
        env,
        shell: typeof command === 'string',
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own, so that its children end with it. Windows has no such groups.
        detached: process.platform !== 'win32',
    });
    const tail = keepTail(TAIL_SIZE);
    let isClosing = false;
    let hasEnded = false;
    let rest = null;
    /** False when nobody is left in the group. */
    const signalGroup = (signal) => {
        if (child.pid === undefined)
            return false;
        try {
            return process.platform === 'win32' ? child.kill(signal) : process.kill(-child.pid, signal);
        }
        catch {
            return false;
        }
    };
    const killGroup = () => void signalGroup('SIGKILL');
    const lines = (0,_split_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .u)({
        maxLength: MAX_LINE,
        onLine: (line) => (rest === null ? onLine(line) : rest.push(line)),
        onTooLong,
    });
    const finish = (how, more = {}) => {
        if (hasEnded)
            return;
        rest = [];
        lines.end();
        hasEnded = true;
        process.off('exit', killGroup);
        killGroup();
        // A descendant that left the group may hold the pipes for ever; nobody here waits for it.
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.destroy();
        if (!isClosing)
            onEnd({ how, hasStarted: true, code: null, rest: rest.join('\n'), ...more });
    };
    /** Ends a program that gave up a pipe and lives on: it cannot be asked, or it cannot answer. */
    const finishSoon = (how) => void setTimeout(() => finish(how), GRACE_MS).unref();
    process.once('exit', killGroup);
    child.stdout.on('data', (bytes) => {
        if (!hasEnded)
            lines.push(bytes);
    });
    child.stdout.on('end', () => finishSoon('closed its stdout'));
    child.stderr.setEncoding('utf8').on('data', (text) => tail.append(text));
    child.stdin.on('error', () => finishSoon('closed its stdin'));
    const exited = new Promise((resolve) => {
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            const isMissing = 'code' in error && error.code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cwd);
            const why = isMissing ? `\`${child.spawnfile}\` is not installed or not on PATH` : error.message;
            finish(`could not be started (${why}, in ${cwd})`, { hasStarted: false });
            resolve();
        });
        child.once('exit', (code, signal) => {
            const how = signal === null ? `exited with code ${code ?? 'unknown'}` : `was ended by ${signal}`;
            child.once('close', () => finish(how, { code }));
            // Something that it started may hold its output open for ever.
            setTimeout(() => finish(how, { code }), GRACE_MS).unref();
            resolve();
        });
    });
    let outbox = '';
    const flush = () => {
        if (outbox !== '' && child.stdin.writable)
            child.stdin.write(outbox);
        outbox = '';
    };
    return {
        pid: child.pid,
        write: (text) => {
            if (outbox === '')
                process.nextTick(flush);
            outbox += text;
        },
        endInput: () => {
            flush();
            child.stdin.end();
        },
        note: (text) => tail.append(text),
        log: () => tail.read(),
        close: async (waitMs) => {
            isClosing = true;
            child.stdin.end();
            if (!(await endsWithin(exited, waitMs))) {
                signalGroup('SIGTERM');
                if (!(await endsWithin(exited, GRACE_MS)))
                    killGroup();
                await exited;
            }
            finish('was closed');
        },
        terminate: async (waitMs) => {
            // By now its number may be another's.
            if (hasEnded)
                return;
            isClosing = true;
            child.stdin.end();
            signalGroup('SIGTERM');
            // A shell ends at once, while what it started may still be finishing its work.
            for (let leftMs = waitMs; leftMs > 0 && signalGroup(0); leftMs -= LOOK_EVERY_MS)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(LOOK_EVERY_MS);
            killGroup();
            await exited;
            finish('was terminated');
        },
        kill: () => {
            isClosing = true;
            finish('was killed');
        },
    };
}
async function endsWithin(end, milliseconds) {
    const ended = new AbortController();
    const limit = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds, false, { signal: ended.signal }).catch(() => false);
    return Promise.race([end.then(() => true), limit]).finally(() => ended.abort());
}
/** Keeps the last `size` characters of a program's output, for error messages; `read` gives them from the first whole line on. */
function keepTail(size) {
    let kept = '';
    let isCut = false;
    return {
        append: (text) => {
            const whole = kept + text;
            isCut ||= whole.length > size;
            kept = whole.slice(-size);
        },
        read: () => (isCut ? kept.slice(kept.indexOf('\n') + 1) : kept),
    };
}
/** A command as one would type it, for messages; not quoted for a shell. */
function describeCommand(command) {
    return typeof command === 'string' ? command : command.join(' ');
}


/***/ }),

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   LV: () => (/* binding */ MAX_ENDS_IN_A_ROW),
/* harmony export */   N5: () => (/* binding */ programOptions),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   YI: () => (/* binding */ describeNoise),
/* harmony export */   Z$: () => (/* binding */ NAMELESS),
/* harmony export */   bW: () => (/* binding */ givenUp),
/* harmony export */   be: () => (/* binding */ stderrTail),
/* harmony export */   g6: () => (/* binding */ locatePrograms),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   m3: () => (/* binding */ cannotStart),
/* harmony export */   qM: () => (/* binding */ watchSignal),
/* harmony export */   zB: () => (/* binding */ crashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81192);




/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}
/**
 * After so many questions in a row, each of which ended the program, it is called broken. Fewer would be no proof: of a target that crashes on
 * three of four questions, ten in a row are not rare in a suite of 40.
 */
const MAX_ENDS_IN_A_ROW = 20;
const NAMELESS = { kind: 'protocol', message: 'The reply has no `id`.' };
function crashed(how, program) {
    return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) };
}
function timedOut(timeoutMs, program) {
    return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) };
}
function givenUp(times) {
    const message = `The target ended or hung ${times} times in a row without an answer and is not started again.`;
    return { kind: 'crash', message };
}
/** A failure's `stderr_tail`, left out when the program wrote nothing. */
function stderrTail(program) {
    const tail = program?.log() ?? '';
    return tail === '' ? {} : { stderr_tail: tail };
}
/** The user's error for a program that has never answered, and ended with so many questions one after the other. */
function cannotStart(command, how, { program, questions }) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('target-cannot-start', {
        command: (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCommand */ .vL)(command),
        how: questions < MAX_ENDS_IN_A_ROW ? how : `${how} on each of its first ${questions} questions`,
        log: program.log().trimEnd(),
    });
}
/** Warnings of what a program wrote that counted for nothing; empty where there was none of it. */
function describeNoise({ strays, late }) {
    return [
        strays > 0 &&
            `The target wrote ${strays === 1 ? '1 line to stdout that is' : `${strays} lines to stdout that are`} no reply to a request. Log to stderr instead.`,
        late > 0 &&
            `${late === 1 ? '1 reply came after its' : `${late} replies came after their`} time-out and did not count.`,
    ].filter((one) => one !== false);
}
/** A function that calls `stop` when a signal is aborted, and throws where it was: one listener for a whole run, not one for each request. */
function watchSignal(stop) {
    let watched = null;
    return (signal) => {
        signal.throwIfAborted();
        if (signal === watched)
            return;
        watched = signal;
        signal.addEventListener('abort', () => stop(signal.reason), { once: true });
    };
}
/** Options of every target that starts a program. */
const programOptions = {
    /** Relative to the checkout. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1).optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_3__.string()).default({}),
    /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
    reset: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['none', 'message', 'process']).default('none'),
    /** How long the program may take to end after its stdin was closed. */
    shutdown_seconds: zod__WEBPACK_IMPORTED_MODULE_3__.number().nonnegative().max(600).default(5),
};


/***/ })

};
