export const id = 1124;
export const ids = [1124];
export const modules = {

  50333:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    lX: () => (  hasGroups),
    r7: () => (  signalTree),
    w8: () => (  openTreeReader)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _own_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57023);




function openTreeReader(platform = process.platform) {
    if (platform === 'linux') {
        const read = openProcReader();
        return { read: (pid) => Promise.resolve(read(pid)), freshMs: 10 };
    }
    if (platform === 'darwin')
        return { read: readPsTree, freshMs: 200 };
    return null;
}
const MANY_THREADS = 64;
const KEPT_MS_A_THREAD = 0.5;
function openProcReader(root = '/proc', nowMs = () => performance.now()) {
    const kept = new Map();
    return (pid) => {
        const find = findChildren(pid, root);
        return readProcTree(pid, root, (parent, threads) => {
            if (threads < MANY_THREADS)
                return find(parent);
            const known = kept.get(parent);
            if (known !== undefined && nowMs() < known.untilMs)
                return known.children;
            if (kept.size > 100)
                kept.clear();
            const children = find(parent);
            kept.set(parent, { children, untilMs: nowMs() + KEPT_MS_A_THREAD * threads });
            return children;
        });
    };
}
function readProcTree(pid, root = '/proc', children = findChildren(pid, root)) {
    const usages = new Map();
    const pids = new Set([pid]);
    for (const next of pids) {
        const stat = parseStat(readOr((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${next}`, 'stat'), ''));
        if (stat === null)
            continue;
        const status = readOr((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${next}`, 'status'), '');
        const read = (field) => Number(field.exec(status)?.[1] ?? 0);
        usages.set(next, { ...stat, memoryMb: read(/^VmRSS:\s+(\d+) kB$/m) / 1024 });
        for (const child of children(next, read(/^Threads:\s+(\d+)$/m)))
            pids.add(child);
    }
    return usages.has(pid) ? sumUsage(usages.values()) : null;
}
function findChildren(pid, root) {
    if (readOr((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${pid}`, 'task', `${pid}`, 'children'), null) === null) {
        const parentOf = (each) => parseStat(readOr((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${each}`, 'stat'), ''))?.parent;
        return byParent(new Map(listNumbers(root).map((each) => [each, parentOf(each)])));
    }
    return (parent) => {
        const threads = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${parent}`, 'task');
        return listNumbers(threads).flatMap((thread) => readOr((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(threads, `${thread}`, 'children'), '')
            .split(' ')
            .filter(Boolean)
            .map(Number));
    };
}
function byParent(parents) {
    return (parent) => [...parents].flatMap(([pid, of]) => (of === parent ? [pid] : []));
}
const TICKS_A_SECOND = 100;
function parseStat(text) {
    const fields = text.slice(text.lastIndexOf(')') + 1).split(' ');
    const [parent = NaN, ...ticks] = [fields[2], ...fields.slice(12, 16)].map(Number);
    if (ticks.length < 4 || [parent, ...ticks].some((field) => !Number.isFinite(field)))
        return null;
    return { parent, cpuSeconds: ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND };
}
const readPsTree = async (pid) => sumPsTree(pid, await (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_3__  .mB)(_own_programs_js__WEBPACK_IMPORTED_MODULE_3__  .j1.ps, ['-A', '-o', 'pid=,ppid=,rss=,time=']).catch(() => ''));
function sumPsTree(pid, text) {
    const all = new Map();
    for (const line of text.split('\n')) {
        const [id, parent, kilobytes, time] = line.trim().split(/\s+/);
        if (time === undefined)
            continue;
        const usage = { parent: Number(parent), memoryMb: Number(kilobytes) / 1024, cpuSeconds: parsePsTime(time) };
        all.set(Number(id), usage);
    }
    if (!all.has(pid))
        return null;
    const children = byParent(new Map([...all].map(([id, { parent }]) => [id, parent])));
    const pids = new Set([pid]);
    for (const each of pids)
        for (const child of children(each))
            pids.add(child);
    return sumUsage([...pids].flatMap((each) => all.get(each) ?? []));
}
function parsePsTime(text) {
    const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
    const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return Number(days) * 86_400 + seconds;
}
function sumUsage(all) {
    const usages = [...all];
    const sum = (part) => usages.reduce((total, one) => total + one[part], 0);
    return { cpuSeconds: sum('cpuSeconds'), memoryMb: sum('memoryMb') };
}
function listNumbers(folder) {
    const names = (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) ?? [];
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
const readOr = (path, otherwise) => (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .H$)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8')) ?? otherwise;
const hasGroups = (platform = process.platform) => platform !== 'win32';
const WINDOWS = { taskkill: (args) => (0,_own_programs_js__WEBPACK_IMPORTED_MODULE_3__  .ss)(_own_programs_js__WEBPACK_IMPORTED_MODULE_3__  .j1.taskkill, args) };
function signalTree(child, signal, { platform = process.platform, windows = WINDOWS } = {}) {
    const { pid } = child;
    if (pid === undefined)
        return false;
    if (hasGroups(platform))
        return (0,_model_error_js__WEBPACK_IMPORTED_MODULE_0__  .H$)(() => process.kill(-pid, signal)) ?? false;
    if (child.exitCode !== null || child.signalCode !== null)
        return false;
    return signal !== 'SIGKILL' || windows.taskkill(['/PID', `${pid}`, '/T', '/F']) || child.kill(signal);
}


  }),

  81192:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MV: () => (  MAX_LINE),
    Xd: () => (  startProgram),
    vL: () => (  describeCommand)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
  var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
  var _process_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
  var _split_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68067);






const MAX_LINE = 64 * 1024 * 1024;
const TAIL_SIZE = 16 * 1024;
const GRACE_MS = 2000;
const LOOK_EVERY_MS = 20;
function startProgram({ command, cwd, env, onEnd, ...options }) {
    const [file = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
        cwd,
        env,
        shell: typeof command === 'string',
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_4__  .lX)(),
        windowsHide: true,
    });
    const tail = keepTail(TAIL_SIZE);
    const noteLine = (line) => tail.append(`${line}\n`);
    const { onLine = noteLine, onTooLong = (beginning) => noteLine(`${beginning} …`) } = options;
    let isClosing = false;
    let hasEnded = false;
    let rest = null;
    const killTree = () => void (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_4__  .r7)(child, 'SIGKILL');
    const lines = (0,_split_lines_js__WEBPACK_IMPORTED_MODULE_5__  .u)({
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
        process.off('exit', killTree);
        killTree();
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.destroy();
        if (!isClosing)
            onEnd({ how, hasStarted: true, code: null, rest: rest.join('\n'), ...more });
    };
    const finishSoon = (how) => void setTimeout(() => finish(how), GRACE_MS).unref();
    process.once('exit', killTree);
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
            const hasExited = exited.then(() => true);
            if ((await (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__  .s5)(hasExited, waitMs)) === null) {
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_4__  .r7)(child, 'SIGTERM');
                if ((await (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__  .s5)(hasExited, GRACE_MS)) === null)
                    killTree();
                await exited;
            }
            finish('was closed');
        },
        terminate: async (waitMs) => {
            if (hasEnded)
                return;
            isClosing = true;
            child.stdin.end();
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_4__  .r7)(child, 'SIGTERM');
            for (let leftMs = waitMs; leftMs > 0 && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_4__  .r7)(child, 0); leftMs -= LOOK_EVERY_MS)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(LOOK_EVERY_MS);
            killTree();
            await exited;
            finish('was terminated');
        },
        kill: () => {
            isClosing = true;
            finish('was killed');
        },
    };
}
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
function describeCommand(command) {
    return typeof command === 'string' ? command : command.join(' ');
}


  }),

  30773:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IM: () => (  LOAD_LIMIT_MS),
    Rz: () => (  loadedSchema),
    TF: () => (  requestSchema),
    jL: () => (  scoresSchema),
    pp: () => (  locateScorer)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
  var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
  var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__  .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__  .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__  .Ht.nullable(),
        }),
    }),
]);
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__  .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__  .WI.shape.unscored });
const LOAD_LIMIT_MS = 30_000;
function locateScorer(input) {
    const { home, targetEnvNames } = input;
    const env = (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__  .dK)(input.env, targetEnvNames);
    return { command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')], env, targetEnvNames };
}


  }),

  60977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DQ: () => (  defineTarget),
    LV: () => (  MAX_ENDS_IN_A_ROW),
    N5: () => (  programOptions),
    R5: () => (  NOT_BILLED),
    XL: () => (  MISSING_ID),
    _N: () => (  timeoutFailure),
    be: () => (  stderrTail),
    dw: () => (  gaveUpFailure),
    g6: () => (  locatePrograms),
    h5: () => (  startError),
    hP: () => (  warnOfRestart),
    iX: () => (  crashFailure),
    qM: () => (  watchSignal),
    u: () => (  unaskedFailure),
    xn: () => (  runSetup)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
  var _io_start_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81192);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);








const NOT_BILLED = { charge: 'reported', spent: null };
function defineTarget(target) {
    return { ...target, start: async (context) => target.start(target.options.parse(context.options), context) };
}
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}
const MAX_ENDS_IN_A_ROW = 20;
const MISSING_ID = { kind: 'protocol', message: 'The reply has no `id`: copy that of its request.' };
function crashFailure(how, program) {
    return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) };
}
function timeoutFailure(timeoutMs, program) {
    return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) };
}
function unaskedFailure(message) {
    return { kind: 'infrastructure', message, asked: false, bill: NOT_BILLED };
}
function gaveUpFailure({ ends, hangs = 0 }) {
    const how = hangs === 0 ? 'ended' : ends === 0 ? 'hung' : 'ended or hung';
    const times = `${ends + hangs} times in a row without an answer`;
    return unaskedFailure(`The target ${how} ${times}, so Goldenpair stopped asking`);
}
const RESTARTS_REPORTED = 3;
function warnOfRestart(log, how, restarts) {
    const end = restarts === RESTARTS_REPORTED ? ' Later restarts are not reported.' : '';
    if (restarts <= RESTARTS_REPORTED)
        log.warning(`The target ${how} and is started again.${end}`);
}
function stderrTail(program) {
    const tail = program?.log() ?? '';
    return tail === '' ? {} : { stderr_tail: tail };
}
function startError(command, how, { program, questions }) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('target-cannot-start', {
        command: (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__  .vL)(command),
        how: questions < MAX_ENDS_IN_A_ROW ? how : `${how} on each of its first ${questions} questions`,
        log: program.log().trimEnd(),
    });
}
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
const programOptions = {
    cwd: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1).optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_6__.record(zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_6__.string()).default({}),
    reset: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['none', 'message', 'process']).default('none'),
    shutdown_seconds: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative().max(600).default(5),
};
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__  .vL)(command);
    const commit = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_4__  .uR)(workingDirectory))?.commit ?? null;
    const key = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__  .d)({ commit, command })).replace(/^sha256:/, '');
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, '.goldenpair', 'setup', `${key}.json`);
    if (commit !== null && (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .t2)(stamp))) {
        log.info(`The set-up \`${name}\` was done on this commit before.`);
        return;
    }
    log.info(`Setting up the target: ${name}`);
    const from = clock.monotonicMs();
    const { how, code, output } = await runToEnd(setup);
    if (code !== 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('setup-failed', { command: name, how, log: output });
    log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`);
    if (commit !== null)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .fR)(stamp, `${JSON.stringify({ commit, command })}\n`);
}
async function runToEnd({ command, workingDirectory, env, signal }) {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
        const stop = () => {
            program.kill();
            reject(signal.reason);
        };
        const program = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_2__  .Xd)({
            command,
            cwd: workingDirectory,
            env,
            onEnd: (end) => {
                signal.removeEventListener('abort', stop);
                resolve({ ...end, output: `${program.log()}${end.rest}`.trimEnd() });
            },
        });
        signal.addEventListener('abort', stop, { once: true });
        program.endInput();
    });
}


  }),

  27328:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  sealRun),
    I: () => (  requireSealed)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__  .A_)(folder);
    const paths = isFile ? [folder] : Object.values({ ...(0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(folder), ...(0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .hI)(folder) });
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
async function requireSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('files-rewritten', { files: changed });
}
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__  .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


  })

};
