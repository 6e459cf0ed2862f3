export const id = 2690;
export const ids = [2690];
export const modules = {

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   oV: () => (/* binding */ locatePath),
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return refuse('it is UTF-16: save it as UTF-8');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
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
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!found.isFile())
        throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return found.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** What the system says, in words; null for what is no fault of the file. */
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
    return way === '..' || /^\.\.[/\\]/.test(way) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? 'outside' : 'inside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
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
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'syscall' in error;
        if (isTaken && error.syscall === 'open')
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
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
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

/***/ 52545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V_: () => (/* binding */ canonicalModelName),
/* harmony export */   gW: () => (/* binding */ normalizeModelName),
/* harmony export */   qe: () => (/* binding */ isFreeModel)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50287);

/** Those of LiteLLM, LangChain and pydantic-ai. Anything else before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON = /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/;
/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/;
const BEDROCK_VENDOR = /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/;
/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/;
const FREE = /\/.*:free$/;
/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without OpenRouter's `:nitro` and the like; without what stands before its last `/` and without a known
 * provider before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces
 * written as dashes, and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
function normalizeModelName(model, known) {
    const forms = shorterForms(lowerCase(model));
    for (const form of forms) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = inOneSpelling(forms.at(-1) ?? '');
    const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
/** Whether a model costs nothing by its name: a `vendor/model:free` of OpenRouter. */
function isFreeModel(model) {
    return FREE.test(lowerCase(model));
}
/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
function lowerCase(name) {
    return name.trim().toLowerCase();
}
function shorterForms(written) {
    const sold = written.replace(SAME_PRICE, '$1');
    const bare = withoutProvider(sold);
    const anywhere = bare.replace(BEDROCK_REGION, '');
    const own = anywhere.replace(BEDROCK_VENDOR, '');
    const version = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProviderVersion */ .J)(own);
    const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '');
    return [written, sold, bare, anywhere, own, dated, (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(dated)];
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
function withDashes(name) {
    return name.replace(/[.\s]+/g, '-');
}
/** Anthropic wrote `claude-3-5-haiku` before it wrote `claude-haiku-4-5`, and calls `claude-sonnet-4` also `claude-sonnet-4-0`. */
function inOneSpelling(name) {
    return withDashes(name)
        .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
        .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1');
}


/***/ }),

/***/ 68674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ costAtPrice),
/* harmony export */   Dc: () => (/* binding */ costOfReply),
/* harmony export */   KQ: () => (/* binding */ billsOf),
/* harmony export */   Mr: () => (/* binding */ completePricing),
/* harmony export */   QR: () => (/* binding */ statesOwnCost),
/* harmony export */   iZ: () => (/* binding */ priceByBase),
/* harmony export */   jQ: () => (/* binding */ costOfTokens),
/* harmony export */   vk: () => (/* binding */ findPrice)
/* harmony export */ });
/* unused harmony export DEFAULT_PRICING */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19784);
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52545);



/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
function billsOf(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
function statesOwnCost(reply) {
    return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined);
}
/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(saysWhatItUsed))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}
/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output. A `:free` model costs
 * nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    if (name !== null && price !== undefined)
        return { by: 'model', name, price };
    return model !== undefined && (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isFreeModel */ .qe)(model)
        ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
        : null;
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}
/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfTokens({ model, ...usage }, pricing) {
    if (usage.input_tokens === 0 && usage.output_tokens === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(0);
    return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing);
}
/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (docs/sources.md)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
    },
    /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
    route_tiers: { local: 0, api: 2, codex: 10 },
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has((0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_)(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
const TOKENS_PER_PRICE = 1_000_000;
/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
const costOfReply = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberLast */ .m)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(reply.cost_usd);
    const bills = billsOf(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no output tokens');
    const known = findPrice(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(costAtPrice({ input, output, cached }, known.price));
}
/** What tokens cost in US dollars at a price; those read from a cache are a part of the input. */
function costAtPrice({ input, output, cached }, price) {
    // A cached price of 0 or none means unknown.
    const cachedPrice = price.cached || price.input;
    return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE;
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}


/***/ }),

/***/ 19784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rememberLast)
/* harmony export */ });
/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
function rememberLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


/***/ }),

/***/ 27866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ shortenHashes),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    let members = '';
    if (Array.isArray(value)) {
        if (value.every((item) => typeof item === 'string'))
            return JSON.stringify(value);
        for (const item of value)
            members += `${members === '' ? '' : ','}${canonicalJson(item)}`;
        return `[${members}]`;
    }
    const fields = value;
    // Without an order of its own, `sort` goes by code units, the same in every locale.
    for (const key of Object.keys(fields).sort()) {
        const member = fields[key];
        if (member !== undefined)
            members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}
/** Hashes in a text, by their first twelve digits, which tell them apart. */
function shortenHashes(text) {
    return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}


/***/ }),

/***/ 44960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ unscored),
/* harmony export */   l: () => (/* binding */ scored)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}


/***/ }),

/***/ 50287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutProviderVersion),
/* harmony export */   a: () => (/* binding */ undatedModelName)
/* harmony export */ });
const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/;
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/;
/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
function undatedModelName(name) {
    return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1');
}
/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
function withoutProviderVersion(name) {
    return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '');
}


/***/ })

};
