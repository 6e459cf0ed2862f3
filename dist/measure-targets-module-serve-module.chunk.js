export const id = 9193;
export const ids = [9193];
export const modules = {

  69193:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    describeThrown: () => (  describeThrown),
    serveModule: () => (  serveModule),
    writeReply: () => (  writeReply)
  });
  var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
  var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const LATE_MS = 500;
async function serveModule(facts) {
    const { argv, stdin, stdout, stderr, exit } = facts;
    const write = stdout.write.bind(stdout);
    stdout.write = stderr.write.bind(stderr);
    const [, , path = '', name = 'default', reset = 'none'] = argv;
    const loaded = await load(path, name, reset === 'message').catch((error) => {
        stderr.write(`${error instanceof Refusal ? error.message : stackOf(error)}\n`);
        return exit(1);
    });
    if (reset !== 'process')
        write('{"ready":true}\n');
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
        begin('reset' in message ? resetModule(loaded) : answerOne(loaded.answer, message, { calls, stderr }));
    }
    if (reset !== 'process')
        for (const call of calls)
            call.abort(new Error('Goldenpair has closed the target.'));
    await Promise.all(underWay);
    await new Promise((resolve) => void write('', () => resolve()));
    exit(0);
}
class Refusal extends Error {
}
async function load(path, name, needsReset) {
    const module = (await import(  (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(path).href));
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
    let line;
    try {
        line = writeReply(request.id, await answer(request, { signal: call.signal }));
    }
    catch (error) {
        stderr.write(`${stackOf(error)}\n`);
        line = JSON.stringify({ id: request.id, error: describeThrown(error) });
    }
    clearTimeout(timer);
    calls.delete(call);
    if (call.signal.reason === late)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(LATE_MS);
    return line;
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
function writeReply(id, given) {
    const isReply = typeof given === 'object' && given !== null && !Array.isArray(given);
    return JSON.stringify(isReply ? { ...given, id } : { id, answer: given });
}
function describeThrown(error) {
    const read = (name) => typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    const kind = read('kind');
    const code = ['status', 'statusCode'].map(read).find((one) => Number.isInteger(one));
    const seconds = ['retryAfter', 'retry_after_s']
        .map(read)
        .find((one) => typeof one === 'number' && one >= 0 && Number.isFinite(one));
    return {
        kind: typeof kind === 'string' ? kind : undefined,
        status: typeof code === 'number' ? code : undefined,
        message: messageOf(error).slice(0, MAX_MESSAGE),
        retry_after_s: typeof seconds === 'number' ? seconds : undefined,
    };
}
function messageOf(error, depth = 0) {
    if (!(error instanceof Error))
        return writeThrown(error);
    const text = `${error.name}: ${error.message}`;
    return error.cause === undefined || depth === 3 ? text : `${text} (${messageOf(error.cause, depth + 1)})`;
}
function writeThrown(thrown) {
    if (typeof thrown !== 'object' || thrown === null)
        return String(thrown);
    const message = Reflect.get(thrown, 'message');
    if (typeof message === 'string' && message !== '')
        return message;
    return (0,_model_error_js__WEBPACK_IMPORTED_MODULE_3__  .H$)(() => String(JSON.stringify(thrown))) ?? Object.prototype.toString.call(thrown);
}


  })

};
