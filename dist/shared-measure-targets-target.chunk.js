export const id = 2101;
export const ids = [2101];
export const modules = {

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76121);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .loadSuite */ .bu)({ path, workingDirectory, registries, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_13__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readRun */ .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .drawProgress */ .Il)(state, columns));
    };
}


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
/* harmony export */   xn: () => (/* binding */ runSetup),
/* harmony export */   zB: () => (/* binding */ crashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81192);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);








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
    cwd: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1).optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: zod__WEBPACK_IMPORTED_MODULE_6__.record(zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_6__.string()).default({}),
    /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
    reset: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['none', 'message', 'process']).default('none'),
    /** How long the program may take to end after its stdin was closed. */
    shutdown_seconds: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative().max(600).default(5),
};
/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCommand */ .vL)(command);
    const commit = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readCleanCheckout */ .uR)(workingDirectory))?.commit ?? null;
    const key = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)({ commit, command })).replace(/^sha256:/, '');
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, '.goldenpair', 'setup', `${key}.json`);
    if (commit !== null && (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(stamp))) {
        log.info(`The set-up \`${name}\` was done on this commit before.`);
        return;
    }
    log.info(`Setting up the target: ${name}`);
    const from = clock.monotonicMs();
    const { end, output } = await runToEnd(setup);
    if (end.code !== 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('setup-failed', { command: name, how: end.how, log: output });
    log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`);
    // What the set-up itself changed makes the checkout no other commit.
    if (commit !== null)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .fR)(stamp, `${JSON.stringify({ commit, command })}\n`);
}
async function runToEnd(input) {
    const { command, workingDirectory, env, signal } = input;
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
        const stop = () => {
            program.kill();
            reject(signal.reason);
        };
        const program = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__/* .startProgram */ .Xd)({
            command,
            cwd: workingDirectory,
            env,
            onLine: (line) => program.note(`${line}\n`),
            onTooLong: (beginning) => program.note(`${beginning} …\n`),
            onEnd: (end) => {
                signal.removeEventListener('abort', stop);
                resolve({ end, output: `${program.log()}${end.rest}`.trimEnd() });
            },
        });
        signal.addEventListener('abort', stop, { once: true });
        program.endInput();
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
