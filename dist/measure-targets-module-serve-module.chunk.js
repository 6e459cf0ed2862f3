export const id = 9193;
export const ids = [9193];
export const modules = {

/***/ 69193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveModule: () => (/* binding */ serveModule)
/* harmony export */ });
/* unused harmony exports writeReply, describeThrown */
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35560);




/** Goldenpair's own clock runs out first, unless it is busier than this. */
const LATE_MS = 500;
/**
 * The process of a `module` target: answers the requests of stdin by the function, all at once, until stdin ends. The arguments are the
 * module's absolute path, the name of its export, and the target's option `reset`. What the module prints goes to stderr, so that
 * nothing but replies is on stdout. A module that cannot be loaded ends the process with its stack.
 */
async function serveModule({ argv, stdin, stdout, stderr, exit, }) {
    const write = stdout.write.bind(stdout);
    stdout.write = stderr.write.bind(stderr);
    const [, , path = '', name = 'default', reset = 'none'] = argv;
    const loaded = await load(path, name, reset === 'message').catch((error) => {
        stderr.write(`${error instanceof Refusal ? error.message : stackOf(error)}\n`);
        return exit(1);
    });
    const calls = new Set();
    const underWay = new Set();
    const begin = (work) => {
        const done = work.then((line) => {
            write(`${line}\n`);
            underWay.delete(done);
        });
        underWay.add(done);
    };
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: stdin })) {
        const message = JSON.parse(line);
        begin(isRequest(message) ? answerOne(loaded.answer, message, { calls, stderr }) : resetModule(loaded));
    }
    // With a process for each request, the end of stdin is no reason to hurry.
    if (reset !== 'process')
        for (const call of calls)
            call.abort(new Error('Goldenpair has closed the target.'));
    await Promise.all(underWay);
    await new Promise((resolve) => void write('', () => resolve()));
    exit(0);
}
function isRequest(message) {
    return typeof message === 'object' && message !== null && 'id' in message && 'timeout_ms' in message;
}
/** A mistake that is reported without a stack. */
class Refusal extends Error {
}
async function load(path, name, needsReset) {
    // Not a part of the bundle, so the bundler must let it be.
    const module = (await import(/* webpackIgnore: true */ (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(path).href));
    // A module of the old kind has all its exports in `default`.
    const inner = typeof module['default'] === 'object' ? { ...module['default'] } : {};
    const exported = { ...inner, ...module, ...('default' in inner && inner) };
    const take = (wanted) => {
        const found = exported[wanted];
        if (typeof found === 'function')
            return found;
        const names = Object.keys(exported).filter((one) => typeof exported[one] === 'function');
        throw new Refusal(`${path} has no export \`${wanted}\` that is a function. Its functions: ${names.join(', ') || 'none'}.`);
    };
    return { answer: take(name), reset: needsReset ? take('reset') : () => undefined };
}
async function answerOne(answer, { timeout_ms: timeoutMs, ...request }, { calls, stderr }) {
    const call = new AbortController();
    const late = new Error(`No reply within ${timeoutMs / 1000} s.`);
    const timer = setTimeout(() => call.abort(late), timeoutMs);
    calls.add(call);
    const line = await writeAnswer(() => answer(request, { signal: call.signal }), { id: request.id, stderr });
    clearTimeout(timer);
    calls.delete(call);
    // What the signal itself brought about must not overtake the time-out; that something comes shows that nothing hangs.
    if (call.signal.reason === late)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(LATE_MS);
    return line;
}
async function writeAnswer(answer, { id, stderr }) {
    try {
        return writeReply(id, await answer());
    }
    catch (error) {
        stderr.write(`${stackOf(error)}\n`);
        return JSON.stringify({ id, error: describeThrown(error) });
    }
}
async function resetModule({ reset }) {
    try {
        await reset();
        return '{"reset":"ok"}';
    }
    catch (error) {
        return JSON.stringify({ reset: describeThrown(error).message });
    }
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : writeThrown(error);
}
const MAX_MESSAGE = 2000;
/** The line for what the function of a module gave: an object is the reply, text the answer; anything else is written as it is and breaks the protocol. */
function writeReply(id, given) {
    const isReply = typeof given === 'object' && given !== null && !Array.isArray(given);
    return JSON.stringify(isReply ? { ...given, id } : { id, answer: given });
}
/**
 * What was thrown as an error of the protocol: its message with those of its causes; `status` (or `statusCode`), `retryAfter` or `retry_after_s` in
 * seconds, and `kind`, where it has them, as errors of the usual HTTP clients do.
 * @example describeThrown(Object.assign(new Error('slow down'), { status: 429, retryAfter: 2 })) // { status: 429, message: 'Error: slow down', retry_after_s: 2 }
 */
function describeThrown(error) {
    const { kind, status, statusCode, retryAfter, retry_after_s } = typeof error === 'object' && error !== null ? { ...takeFields(error) } : {};
    const code = [status, statusCode].find((one) => Number.isInteger(one));
    const seconds = [retryAfter, retry_after_s].find((one) => typeof one === 'number' && one >= 0 && Number.isFinite(one));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .omitUndefined */ .O)({
        kind: typeof kind === 'string' ? kind : undefined,
        status: typeof code === 'number' ? code : undefined,
        message: messageOf(error).slice(0, MAX_MESSAGE),
        retry_after_s: typeof seconds === 'number' ? seconds : undefined,
    });
}
const FIELDS = ['kind', 'status', 'statusCode', 'retryAfter', 'retry_after_s'];
/** Also of those that are getters of its class. */
function takeFields(error) {
    return Object.fromEntries(FIELDS.map((name) => [name, Reflect.get(error, name)]));
}
/** `fetch` says why it failed in the cause of its error only. */
function messageOf(error, depth = 0) {
    if (!(error instanceof Error))
        return writeThrown(error);
    const text = `${error.name}: ${error.message}`;
    return error.cause === undefined || depth === 3 ? text : `${text} (${messageOf(error.cause, depth + 1)})`;
}
/**
 * What was thrown that is no error: the `message` of an object, or all of it.
 * @example writeThrown({ status: 503, message: 'busy' }) // 'busy'
 */
function writeThrown(thrown) {
    if (typeof thrown !== 'object' || thrown === null)
        return String(thrown);
    const message = Reflect.get(thrown, 'message');
    if (typeof message === 'string' && message !== '')
        return message;
    // Where an object has cycles, or no form as JSON, its kind is all there is to say.
    try {
        return String(JSON.stringify(thrown));
    }
    catch {
        return Object.prototype.toString.call(thrown);
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


/***/ })

};
