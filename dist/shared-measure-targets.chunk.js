export const id = 9487;
export const ids = [9487];
export const modules = {

/***/ 49772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ cleanId),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Text as it is and numbers in digits, since ids and values are written both ways; null for everything else and for empty text. */
function asText(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : null;
}
const MAX_LENGTH = 60;
/**
 * An id from a text: its words in lower case, joined by dashes, at most 60 characters; `fallback` where there is no word.
 * @example nameCase('How long is bread baked?', 'case') // 'how-long-is-bread-baked'
 */
function nameCase(text, fallback) {
    let id = '';
    for (const [word] of text
        .normalize('NFC')
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
        if (id !== '' && id.length + 1 + word.length > MAX_LENGTH)
            break;
        id += `${id === '' ? '' : '-'}${word.slice(0, MAX_LENGTH)}`;
    }
    return id === '' ? fallback : id;
}
/** An id of another format as it may stand in a case: without control characters, trimmed, at most 200 characters; null when nothing is left. */
function cleanId(id) {
    const clean = id
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 200);
    return clean === '' ? null : clean;
}


/***/ }),

/***/ 78823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ findMatches),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   tL: () => (/* binding */ globToRegExp)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);



/**
 * A pattern over paths with `/`: `**` any folders, `*` and `?` within a name, `{a,b}` either. A pattern without `/` is
 * still relative to the root: write a `**` folder in front to match at any depth.
 * @example globToRegExp('src/**\/*.{ts,js}').test('src/model/a.ts') // true
 */
function globToRegExp(glob) {
    let source = '';
    let depth = 0;
    for (let index = 0; index < glob.length; index++) {
        const rest = glob.slice(index);
        const character = rest[0] ?? '';
        // A row of them means no more than one, and each more would be tried at every place of the others.
        const folders = /^(?:\*\*\/)+/.exec(rest)?.[0] ?? '';
        const stars = /^\*{2,}/.exec(rest)?.[0] ?? '';
        if (folders !== '') {
            source += '(?:[^/]+/)*';
            index += folders.length - 1;
        }
        else if (stars !== '') {
            source += '.*';
            index += stars.length - 1;
        }
        else if (character === '*')
            source += '[^/]*';
        else if (character === '?')
            source += '[^/]';
        else if (character === '{' && rest.includes('}')) {
            source += '(?:';
            depth++;
        }
        else if (character === '}' && depth > 0) {
            source += ')';
            depth--;
        }
        else if (character === ',' && depth > 0)
            source += '|';
        else
            source += character.replace(/[.+^${}()|[\]\\]/, '\\$&');
    }
    return new RegExp(`^${source}$`, 's');
}
/** Where a glob begins to be one, and which folders below that may have what it matches. */
function splitGlob(glob) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    return { fixed, enters };
}
/**
 * What below the working directory matches a glob from there, sorted; nothing for a glob that leads out of it. Neither hidden folders nor
 * `node_modules` are entered.
 */
async function findMatches(glob, workingDirectory) {
    const { fixed, enters } = splitGlob(glob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingDirectory, ...fixed);
    if ((await (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .locatePath */ .oV)(workingDirectory, folder)) !== 'inside')
        return { files: [], links: [], folders: [] };
    const pattern = globToRegExp(glob);
    const others = { link: [], folder: [] };
    const files = await (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(folder, enters, (path, kind) => void others[kind].push(path));
    const place = (path) => [...fixed, path].join('/');
    const matches = (path) => pattern.test(place(path));
    const links = [];
    for (const link of others.link.sort())
        if (matches(link) || (enters(link) && (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, link)))))
            links.push(link);
    return {
        files: files.filter(matches).map(place),
        links: links.map(place),
        folders: others.folder.filter(matches).sort().map(place),
    };
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((found) => found.isDirectory(), () => false);
}
/** The files that match a glob, as `findMatches` finds them. */
async function findFiles(glob, workingDirectory) {
    return (await findMatches(glob, workingDirectory)).files;
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
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);



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
    const lines = (0,_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
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
            finish(`could not be started (${error.message}, in ${cwd})`, { hasStarted: false });
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
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(LOOK_EVERY_MS);
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
    let timer;
    const limit = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), milliseconds);
    });
    const result = await Promise.race([end.then(() => true), limit]);
    clearTimeout(timer);
    return result;
}
/** Keeps the last `size` characters of all that is appended. */
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

/***/ 20888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/metrics/answer/overlap.js
var overlap = __webpack_require__(13426);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/measure/judges/judge.js
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineJudge(judge) {
    const { asks, ...rest } = judge;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(judge.options.parse(options), providers) }),
        start: async (context) => judge.start(judge.options.parse(context.options), context),
    };
}

;// CONCATENATED MODULE: ./build/measure/judges/lexical.js




const MODEL = 'lexical/1';
/** Compares words, and asks nobody: a crude stand-in for tests, demonstrations and work without a network. */
const lexical = defineJudge({
    name: 'lexical',
    title: 'Overlap of words, with no model',
    options: schemas.strictObject({}),
    start: () => Promise.resolve({
        identity: { adapter: MODEL },
        bound: () => null,
        ask: async (request, { signal }) => {
            signal.throwIfAborted();
            const spent = { model: MODEL, input_tokens: 0, output_tokens: 0 };
            if (request.question === 'code') {
                const message = 'words do not tell how good code is: a review needs a model as judge';
                return Promise.resolve({ kind: 'failed', message, spent, infrastructure: null, charge: 'reported' });
            }
            if (request.material.answer_mode !== 'answerable') {
                const message = 'words do not tell whether an answer declines or asks back: such cases need a model as judge';
                return Promise.resolve({ kind: 'failed', message, spent, infrastructure: null, charge: 'reported' });
            }
            return Promise.resolve({ kind: 'read', value: judgeByWords(request), spent });
        },
        [Symbol.asyncDispose]: () => Promise.resolve(),
    }),
});
const REASONING = 'Overlap of words (lexical/1): nobody read the answer.';
/** A statement, criterion or key point counts as covered from here on. */
const COVERED = 0.6;
/** The lowest for which no further reading of a rubric is asked; it says nothing. */
const CONFIDENCE = 0.6;
/** What a judge replies, by the words that the answer shares with what it is held against. */
function judgeByWords({ question, material }) {
    const { answer, criteria, requirements } = material;
    const words = contentWords(answer);
    const similarity = expectedSimilarity(material);
    const completeness = expectedCoverage(material);
    const support = supportOf(material);
    switch (question) {
        case 'answer':
            return {
                reasoning: REASONING,
                correctness: gradeOf(similarity ?? completeness ?? support ?? 0),
                completeness: gradeOf(completeness ?? similarity ?? support ?? 0),
                faithfulness: gradeOf(support ?? 0),
            };
        case 'quality': {
            const met = criteria.map((text) => coverage(text, words) >= COVERED);
            return {
                reasoning: REASONING,
                criteria: met.map((isMet, at) => ({ criterion: at + 1, met: isMet })),
                answer_quality: coverage(material.query, words),
                factual_correctness: support ?? similarity ?? 0,
                completeness: shareOf(met) ?? similarity ?? coverage(material.query, words),
            };
        }
        case 'rubric': {
            const item = (score) => ({ score, confidence: CONFIDENCE, notes: '' });
            const known = { functional_correctness: similarity, completeness };
            const scores = requirements.map(({ description, evaluation }) => {
                const covered = coverage(description, words);
                return evaluation === 'binary' ? Number(covered >= COVERED) : covered;
            });
            const whole = scores.length > 0 ? (0,moments/* mean */.i2)(scores) : similarity;
            return {
                reasoning: REASONING,
                requirements: scores.map((score, at) => ({ requirement: at + 1, ...item(score) })),
                categories: material.categories.map((name, at) => ({
                    category: at + 1,
                    ...item((Object.hasOwn(known, name) ? known[name] : null) ?? null),
                })),
                weighted_score: whole,
                passed: (whole ?? 0) >= 0.7,
                confidence: CONFIDENCE,
            };
        }
        case 'claims': {
            const sources = listSources(material);
            return {
                claims: splitStatements(answer).map((text) => {
                    const { best, source } = bestSource(text, sources);
                    return { text, supported: best >= COVERED, contradicted: false, source: best >= COVERED ? source : null };
                }),
            };
        }
    }
}
/** @example gradeOf(0.8) // 5, as all of the highest fifth */
function gradeOf(share) {
    return Math.min(5, 1 + Math.floor(share * 5));
}
/** The better of token F1 and ROUGE-L against the expected answer that fits best; null without one. */
function expectedSimilarity({ answer, expected_answers: expected }) {
    if (expected.length === 0)
        return null;
    return Math.max(...expected.flatMap((one) => [(0,overlap/* tokenF1 */.Z7)(one, answer), (0,overlap/* rougeL */.Tw)(one, answer)]));
}
/** The share of the key points that the answer covers; without any, of the words of the expected answer that fits best. */
function expectedCoverage({ answer, key_points: points, expected_answers: expected }) {
    const words = contentWords(answer);
    if (points.length > 0)
        return shareOf(points.map((point) => coverage(point, words) >= COVERED));
    return expected.length === 0 ? null : Math.max(...expected.map((one) => coverage(one, words)));
}
/** The share of the answer's statements that the sources cover; null where the text of no source is known. */
function supportOf(material) {
    const { spans, answer } = material;
    if (spans === null || (spans.length > 0 && spans.every(({ text }) => text === null)))
        return null;
    const sources = listSources(material);
    return shareOf(splitStatements(answer).map((statement) => bestSource(statement, sources).best >= COVERED)) ?? 0;
}
/** The words of each source; none of one that only has a name. */
function listSources({ spans }) {
    return (spans ?? []).map(({ text }) => contentWords(text ?? ''));
}
function bestSource(statement, sources) {
    let found = { best: 0, source: 1 };
    for (const [at, words] of sources.entries()) {
        const share = coverage(statement, words);
        if (share > found.best)
            found = { best: share, source: at + 1 };
    }
    return found;
}
function shareOf(met) {
    return met.length === 0 ? null : met.filter(Boolean).length / met.length;
}
/** English words that say nothing by themselves. */
const EMPTY = new Set('and are as at be but by can do does for from has have how if in into is it its of on or that their then there these they this to was were what when where which who why will with you your not'.split(' '));
const STATEMENT_END = /(?<=[.!?])\s+|\n+/u;
const MOST_STATEMENTS = 100;
/**
 * The share of a text's words that are among others; each counts once, and words such as "the" do not. Without a word left, 0.
 * @example coverage('Tokens expire after 14 days', contentWords('A token lasts 14 days.')) // 0.4: 14 and days, of 5
 */
function coverage(text, known) {
    const words = contentWords(text);
    return words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size;
}
/** The sentences of an answer that have words of their own, at most 100. */
function splitStatements(answer) {
    return answer
        .split(STATEMENT_END)
        .map((sentence) => sentence.trim())
        .filter((sentence) => contentWords(sentence).size > 0)
        .slice(0, MOST_STATEMENTS);
}
/** The meaningful words of a text, in a comparable form. */
function contentWords(text) {
    return new Set((0,overlap/* answerWords */.Gy)(text).filter((word) => !EMPTY.has(word)));
}

// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
// EXTERNAL MODULE: ./build/model/run/judging.js
var judging = __webpack_require__(12316);
// EXTERNAL MODULE: ./build/measure/providers/access.js
var access = __webpack_require__(79286);
// EXTERNAL MODULE: ./build/measure/providers/adapt-request.js
var adapt_request = __webpack_require__(42082);
// EXTERNAL MODULE: ./build/measure/providers/ask-chat.js + 1 modules
var ask_chat = __webpack_require__(27764);
// EXTERNAL MODULE: ./build/measure/providers/openai-client.js
var openai_client = __webpack_require__(47764);
;// CONCATENATED MODULE: ./build/measure/judges/openai.js








/** What a reasoning model may think before it writes; its thoughts count as output. */
const REASONING_TOKENS = 6_000;
/** More than the words of a repair and the JSON Schema of any reply, in tokens. */
const EXTRA_TOKENS = 4_000;
const options = schemas.strictObject({
    ...access/* providerOptions */.AA,
    /** Default: gpt-5-mini, on GitHub Models openai/gpt-5-mini. */
    model: schemas.string().min(1).optional(),
    /** Left out where the model takes none. */
    temperature: schemas.number().min(0).max(2).default(0),
    /** Of one reply, thoughts included. Default: what the question needs, and 6,000 more for a model that reasons. */
    max_output_tokens: schemas.int().positive().optional(),
    reasoning_effort: schemas["enum"](['minimal', 'low', 'medium', 'high']).optional(),
})
    .refine(access/* namesOneAddress */.hV, access/* TWO_ADDRESSES */.Ey);
/** A language model behind any API that speaks OpenAI's chat completions. */
const openai = defineJudge({
    name: 'openai',
    title: 'A language model behind an OpenAI-compatible API',
    options,
    asks: openai_client/* nameProvider */.L2,
    async start(settings, { providers, env, clock }) {
        const provider = await (0,openai_client/* openProvider */.C2)(settings, { providers, env });
        const { zodResponseFormat } = await __webpack_require__.e(/* import() */ 3176).then(__webpack_require__.bind(__webpack_require__, 53176));
        const { preset, base_url, max_output_tokens: cap, reasoning_effort: effort } = settings;
        const model = settings.model ?? (preset === undefined ? 'gpt-5-mini' : 'openai/gpt-5-mini');
        const temperature = (0,adapt_request/* takesTemperature */.z0)(model) ? settings.temperature : null;
        const capOf = (request) => cap ?? request.max_output_tokens + ((0,adapt_request/* takesTemperature */.z0)(model) ? 0 : REASONING_TOKENS);
        const askAdapting = (0,adapt_request/* learnRefusals */.cV)(ALL_TAKEN, adaptTo);
        const converse = async (request, user, limits) => {
            const format = zodResponseFormat(request.schema, request.schema_name);
            const shared = { model, temperature, cap: capOf(request), effort: effort ?? null, request, user, format };
            return askAdapting(async (taken) => (0,ask_chat/* askChat */.Ax)(provider, writeBody({ ...shared, taken }), { ...limits, clock, isStreamed: false }));
        };
        return {
            identity: {
                adapter: 'openai/1',
                model,
                provider: preset ?? (base_url === undefined ? null : provider.address),
                temperature,
                reasoning_effort: effort ?? null,
                max_output_tokens: cap ?? null,
            },
            bound: (request) => ({
                model,
                // The second time is the repair.
                input_tokens: 2 * ((0,adapt_request/* boundTokens */.Vo)([request.system, request.user]) + EXTRA_TOKENS),
                output_tokens: 2 * capOf(request),
            }),
            ask: async (request, limits) => {
                const first = readOutcome(request, await converse(request, request.user, limits), limits);
                if (first.kind !== 'unfit')
                    return first;
                const repair = `${request.user}\n\n${writeRepair(first.faults)}`;
                const second = readOutcome(request, await converse(request, repair, limits), limits);
                const spent = (0,judging/* sumSpent */.YD)([first.spent, second.spent]);
                const isReported = first.spent !== null && (second.kind === 'failed' || second.spent !== null);
                if (second.kind === 'read')
                    return { ...second, spent: isReported ? spent : null };
                if (second.kind === 'failed')
                    return { ...second, spent, charge: isReported ? second.charge : 'unknown' };
                const message = `the reply does not fit, and did not when asked again: ${second.faults.join('; ')}`;
                return fail(message, spent, isReported ? 'reported' : 'unknown');
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
function readOutcome(request, outcome, { timeoutMs }) {
    switch (outcome.kind) {
        case 'timeout':
            return {
                ...fail(`the judge gave no reply in ${timeoutMs / 1000} s`, null, (0,ask_chat/* chargeOf */.AB)(outcome)),
                infrastructure: {},
            };
        case 'infrastructure': {
            const { message, status, retry_after_s } = outcome;
            const infrastructure = (0,omit_undefined/* omitUndefined */.O)({ status, retry_after_s });
            return { ...fail(message, null, (0,ask_chat/* chargeOf */.AB)(outcome)), infrastructure };
        }
        case 'unreadable':
        case 'other':
            return fail(outcome.message, null, (0,ask_chat/* chargeOf */.AB)(outcome));
        case 'replied': {
            const { text, refusal, finishReason, spent } = outcome.reply;
            if (refusal !== null)
                return fail(`the judge refused: ${refusal.replace(/\s+/g, ' ').slice(0, 200)}`, spent);
            if (finishReason === 'content_filter')
                return fail("the provider's content filter stopped the reply", spent);
            if (finishReason === 'length')
                return fail('the reply was cut at its most tokens: raise `max_output_tokens` of the judge', spent);
            return { ...readText(request.schema, text), spent };
        }
    }
}
/** Of an answer, which is billed though it is of no use, where no other charge is given. */
function fail(message, spent, charge = spent === null ? 'unknown' : 'reported') {
    return { kind: 'failed', message, spent, infrastructure: null, charge };
}
const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i;
const MOST_FAULTS = 5;
/** A reply's text as the value that its schema describes, in a code fence or not; or what is wrong with it. */
function readText(schema, text) {
    let value;
    try {
        value = JSON.parse(FENCE.exec(text)?.[1] ?? text);
    }
    catch {
        return { kind: 'unfit', faults: [text.trim() === '' ? 'the reply is empty' : 'the reply is not JSON'] };
    }
    const checked = schema.safeParse(value);
    if (checked.success)
        return { kind: 'read', value };
    return { kind: 'unfit', faults: checked.error.issues.slice(0, MOST_FAULTS).map(describeFault) };
}
/** In words of ours alone: the judge's own, which the material may have put into its mouth, must not come back as an order. */
function describeFault({ code, path, message }) {
    const where = path.length === 0 ? 'the whole' : path.map(String).join('.');
    return `${where}: ${code === 'unrecognized_keys' ? 'it has members that were not asked for' : message}`;
}
/** What is added behind the material when a reply did not fit. */
function writeRepair(faults) {
    return `Your last reply to this message could not be read: ${faults.join('; ')}. Judge the material again, and reply with the JSON object that the system message describes and nothing else.`;
}
const ALL_TAKEN = { format: 'json_schema', temperature: true, seed: true, usualCap: true };
/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
function adaptTo(taken, refusal) {
    if ((0,adapt_request/* isRefusal */.vu)(refusal) && /response_?format|json_?schema|json_object|structured/i.test(refusal.message)) {
        if (taken.format === 'json_schema')
            return { ...taken, format: 'json_object' };
        return taken.format === 'json_object' ? { ...taken, format: 'text' } : null;
    }
    return (0,adapt_request/* leaveOut */.ov)(taken, refusal);
}
/** A request with exactly two messages: the prompt as system, the material as user. */
function writeBody(input) {
    const { model, temperature, cap, effort, request, user, format, taken } = input;
    const formats = { json_schema: format, json_object: { type: 'json_object' }, text: undefined };
    const body = (0,omit_undefined/* omitUndefined */.O)({
        model,
        messages: [
            { role: 'system', content: request.system },
            { role: 'user', content: user },
        ],
        response_format: formats[taken.format],
        temperature: taken.temperature ? (temperature ?? undefined) : undefined,
        seed: taken.seed ? request.seed : undefined,
        reasoning_effort: effort ?? undefined,
        [(0,adapt_request/* outputCapMember */.eT)(model)]: cap,
    });
    return taken.usualCap ? body : (0,adapt_request/* swapCap */.GB)(body);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/io/split-lines.js
var split_lines = __webpack_require__(68067);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/model/run/judgments.js
var judgments = __webpack_require__(70249);
// EXTERNAL MODULE: ./build/measure/judges/questions/show-text.js
var show_text = __webpack_require__(96013);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/measure/judges/questions/gather-material.js
var gather_material = __webpack_require__(67057);
;// CONCATENATED MODULE: ./build/measure/judges/questions/write-reply.js


const GRADES = ['correctness', 'completeness', 'faithfulness'];
/**
 * A recorded judgment as the judge's reply to this request would be: what `readReply` makes the same judgment of. As text, why there is none.
 * @param reading of the recorded ones, from 0
 */
function writeReply(request, recorded) {
    const { question, reading, material } = request;
    switch (question) {
        case 'answer': {
            const said = pick(recorded.answer, recorded.answer_readings, reading);
            if (typeof said === 'string')
                return said;
            const { correctness, completeness, faithfulness, reasoning = '' } = said;
            const gradable = (0,gather_material/* findGradable */.MU)(material);
            const missing = GRADES.find((grade) => said[grade] === null && gradable[grade]);
            if (missing !== undefined)
                return `the recorded judgment has no grade of ${missing}`;
            // A grade that the material has no basis for is left out again when the reply is read.
            const value = { correctness: correctness ?? 1, completeness: completeness ?? 1, faithfulness: faithfulness ?? 1 };
            return { value: { reasoning, ...value } };
        }
        case 'quality': {
            const said = pick(recorded.quality, recorded.quality_readings, reading);
            if (typeof said === 'string')
                return said;
            const { answer_quality, factual_correctness, completeness, reasoning = '', criteria = [] } = said;
            if (criteria.length !== material.criteria.length)
                return `the recorded judgment is of ${(0,format_number/* countOf */.pq)(criteria.length, 'criterion', 'criteria')}, and the case has ${material.criteria.length}`;
            const met = criteria.map(({ met: isMet }, at) => ({ criterion: at + 1, met: isMet }));
            return { value: { reasoning, criteria: met, answer_quality, factual_correctness, completeness } };
        }
        case 'rubric': {
            const said = pick(undefined, recorded.rubric?.runs, reading);
            return typeof said === 'string' ? said : writeRubric(material, said);
        }
        case 'claims': {
            const said = pick(recorded.claims, recorded.claims_readings, reading);
            return typeof said === 'string'
                ? said
                : { value: { claims: said.claims.map((one) => writeClaim(material, one)) } };
        }
    }
}
/** One of the readings; the only one where each is not kept. */
function pick(only, readings, reading) {
    const said = (readings ?? [only])[reading];
    if (said === undefined)
        return reading === 0 ? 'it is not among the recorded judgments' : `reading ${reading + 1} is not recorded`;
    return isFailed(said) ? `the recorded judgment failed: ${said.error}` : said;
}
function isFailed(said) {
    return 'error' in said;
}
function writeRubric(material, said) {
    const { weighted_score = null, passed = false, confidence = 0.5, reasoning = '' } = said;
    const requirements = writeItems(material.requirements.map(({ id }) => id), said.requirements);
    const categories = writeItems(material.categories, said.categories);
    if (typeof requirements === 'string')
        return requirements;
    if (typeof categories === 'string')
        return categories;
    return {
        value: {
            reasoning,
            requirements: requirements.map((item, at) => ({ requirement: at + 1, ...item })),
            categories: categories.map((item, at) => ({ category: at + 1, ...item })),
            weighted_score,
            passed,
            confidence,
        },
    };
}
function writeItems(names, scores = {}) {
    const given = new Map(Object.entries(scores));
    const missing = names.find((name) => !given.has(name));
    if (missing !== undefined)
        return `the recorded judgment has no score of ${missing}`;
    return names.map((name) => {
        const { score = null, confidence = 0.5, notes = '' } = given.get(name) ?? {};
        return { score, confidence, notes };
    });
}
function writeClaim({ spans }, { text, supported, contradicted = false, span_id: id }) {
    const at = (spans ?? []).findIndex(({ label }) => label === id);
    return { text, supported, contradicted, source: at < 0 ? null : at + 1 };
}

;// CONCATENATED MODULE: ./build/measure/judges/replay.js













const path = schemas.string().min(1);
const replay_options = schemas.strictObject({
    /** Run folders, or files of lines like those of their trials.jsonl. In the checkout. */
    from: schemas.union([path, schemas.array(path).min(1)]),
});
/** Gives recorded judgments, and asks nobody. */
const replay = defineJudge({
    name: 'replay',
    title: 'Recorded judgments',
    options: replay_options,
    async start({ from }, { workingDirectory }) {
        const recording = await openRecording([from].flat(), workingDirectory);
        return {
            identity: { adapter: 'replay/1', recording: recording.fingerprint },
            bound: () => null,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                if (request.question === 'code') {
                    const message = 'reviews of code are not recorded (replay)';
                    return Promise.resolve({ kind: 'failed', message, spent: null, infrastructure: null, charge: 'reported' });
                }
                const found = recording.find(request);
                const reply = typeof found === 'string' ? found : writeReply(request, found.judgments);
                const spent = { model: typeof found === 'string' ? null : found.model, input_tokens: 0, output_tokens: 0 };
                return Promise.resolve(typeof reply === 'string'
                    ? { kind: 'failed', message: `${reply} (replay)`, spent, infrastructure: null, charge: 'reported' }
                    : { kind: 'read', value: reply.value, spent });
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
const MAX_LINE = 64 * 1024 * 1024;
/** A line of trials.jsonl as far as it matters here; one by hand may have the `answer` in the place of an observation, or neither. */
const lineSchema = schemas.looseObject({
    case: schemas.string(),
    trial: schemas.int().nonnegative(),
    answer: schemas.string().optional(),
    observation: schemas.looseObject({ reply: schemas.looseObject({ answer: schemas.string() }).optional() }).optional(),
    judgments: judgments/* judgmentsSchema */.Ht.optional(),
});
/**
 * Reads the judgments of run folders and files into memory, the trials without any left out. Throws the user's error `file-unreadable`, also
 * for a line that is no trial, and when there is no judgment at all.
 */
async function openRecording(names, workingDirectory) {
    const trials = new Map();
    const hashes = [];
    for (const name of names) {
        for await (const { case: id, trial, answer, observation, judgments } of readLines(name, workingDirectory)) {
            if (judgments === undefined)
                continue;
            const recorded = { answer: answer ?? observation?.reply?.answer ?? null, judgments };
            hashes.push((0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)([id, trial, recorded])));
            const key = keyOf({ case: id, trial });
            const others = trials.get(key);
            if (others === undefined)
                trials.set(key, [recorded]);
            else
                others.push(recorded);
        }
    }
    if (hashes.length === 0)
        throw new error/* UserError */.y('file-unreadable', { path: names.join(', '), reason: 'no line of it has `judgments`' });
    return {
        fingerprint: (0,sha256/* sha256 */.s)(hashes.toSorted().join('\n')),
        find: (request) => {
            const all = trials.get(keyOf(request));
            if (all === undefined)
                return `trial ${request.trial} of case \`${request.case}\` is not recorded`;
            const found = all.find(({ answer }) => answer === null || isSameAnswer(answer, request.material));
            if (found === undefined)
                return 'the recorded judgment is of another answer';
            return { ...found, model: modelOf(found.judgments, request) };
        },
    };
}
function keyOf({ case: id, trial }) {
    return `${trial}/${id}`;
}
function modelOf(judgments, { question }) {
    const recorded = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question];
    return recorded?.model ?? null;
}
async function* readLines(name, workingDirectory) {
    const refuse = (reason) => new error/* UserError */.y('file-unreadable', { path: name, reason });
    const inCheckout = async (path, missing) => {
        const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
        if (place === 'missing')
            throw refuse(missing);
        if (place === 'outside')
            throw refuse(`it is not inside ${workingDirectory}`);
        return path;
    };
    const named = await inCheckout((0,external_node_path_.join)(workingDirectory, name), 'it does not exist');
    const isFolder = (await (0,promises_.stat)(named)).isDirectory();
    const path = isFolder ? await inCheckout((0,external_node_path_.join)(named, 'trials.jsonl'), 'it has no trials.jsonl') : named;
    let lines = [];
    let number = 0;
    const splitter = (0,split_lines/* splitLines */.u)({
        maxLength: MAX_LINE,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw refuse(`line ${number + lines.length + 1} is longer than 64 MB`);
        },
    });
    const take = function* () {
        const whole = lines;
        lines = [];
        for (const line of whole) {
            number++;
            if (line.trim() !== '')
                yield parseLine(line, (problem) => refuse(`line ${number} ${problem}`));
        }
    };
    for await (const bytes of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        yield* take();
    }
    splitter.end();
    yield* take();
}
function parseLine(line, refuse) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        throw refuse('is not JSON');
    }
    const parsed = lineSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw refuse(`is no trial with judgments: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`);
}
/** Whether an answer is the one that a judge is shown, as far as it is shown. */
function isSameAnswer(answer, material) {
    return (0,show_text/* showText */.h$)(answer, show_text/* CAPS */.qC.answer) === material.answer;
}

;// CONCATENATED MODULE: ./build/measure/judges/index.js



/** Every judge, by the `type` that a suite names. */
const REGISTRY = [openai, lexical, replay];


/***/ }),

/***/ 67057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ gatherMaterial),
/* harmony export */   MU: () => (/* binding */ findGradable),
/* harmony export */   Qo: () => (/* binding */ NEEDS),
/* harmony export */   rD: () => (/* binding */ hasSourceText)
/* harmony export */ });
/* unused harmony export listCriteria */
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60960);
/* harmony import */ var _show_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96013);




/** What each question is asked with, in addition to query, answer and spans: what it does not need costs tokens and misleads. */
const NEEDS = {
    answer: ['expected_answers', 'key_points'],
    quality: ['expected_answers', 'criteria'],
    rubric: ['expected_answers', 'requirements', 'categories'],
    claims: [],
};
/** What a judge is shown of a trial for one question: every text visible and cut to `CAPS`. */
function gatherMaterial(input) {
    const { question, golden, reply, scoring } = input;
    const { query, answer_mode, expected_answer: expected = [], requirements = [] } = golden;
    const given = (part, items) => NEEDS[question].includes(part) ? items : [];
    return {
        query: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(query, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.query),
        answer_mode,
        answer: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(reply.answer, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.answer),
        expected_answers: showAll(given('expected_answers', [expected].flat()), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.expected_answers),
        criteria: showAll(given('criteria', listCriteria(golden.expected_answer_criteria ?? [])), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list),
        key_points: showAll(given('key_points', (0,_model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .listKeyPoints */ .NT)(golden)), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list),
        requirements: given('requirements', requirements).map(({ id, description, evaluation = 'scaled' }) => ({
            id,
            description: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(description, shareOf(_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list, requirements.length)),
            evaluation,
        })),
        categories: given('categories', chosenCategories(scoring)),
        spans: gatherSpans(reply),
    };
}
/** The suite's categories that count, else the default ones. */
function chosenCategories({ rubric_categories: chosen }) {
    return Object.entries(chosen ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORY_WEIGHTS */ .p$).flatMap(([name, weight]) => (weight > 0 ? [name] : []));
}
function shareOf(limit, count) {
    return Math.floor(limit / Math.max(count, 1));
}
function showAll(texts, limit) {
    return texts.map((text) => (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text, shareOf(limit, texts.length)));
}
/** The spans of the prompt until their room is full; without spans, the names of the sources. */
function gatherSpans({ spans, sources }) {
    if (spans === undefined) {
        if (sources === undefined)
            return null;
        return sources.slice(0, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.items).map((name) => ({ label: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showLine */ .Yu)(name, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.label), text: null }));
    }
    let room = _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.spans;
    return (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .injectedSpans */ .YG)(spans)
        .slice(0, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.items)
        .map((span) => {
        const label = labelOf(span);
        if (span.text === undefined)
            return { label, text: null };
        const text = (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(span.text, Math.min(_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.span, Math.max(room, 0)));
        room -= text.length;
        return { label, text };
    });
}
/** @example labelOf({ path: 'src/a.py', symbol: 'f', start_line: 3, end_line: 20 }) // 'src/a.py:3-20 f' */
function labelOf({ path, source, symbol, start_line: start, end_line: end, hash }) {
    const lines = start === undefined ? '' : end === undefined || end === start ? `:${start}` : `:${start}-${end}`;
    const name = path === undefined ? (source ?? hash ?? 'unnamed') : `${path}${lines}`;
    return (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showLine */ .Yu)(symbol === undefined ? name : `${name} ${symbol}`, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.label);
}
const ITEM = /^\s*(?:\d+[.)]|[-*•])\s+/;
/**
 * The criteria of a case one by one: a text that numbers or marks two or more of its lines is a list. What stands before the first item is its
 * heading when it ends in a colon, and a criterion otherwise; a line without a mark goes on with the item above it.
 * @example listCriteria('Should:\n1. name the model\n2. cite\n   the source') // ['name the model', 'cite the source']
 */
function listCriteria(criteria) {
    if (typeof criteria !== 'string')
        return criteria;
    const lines = criteria.split('\n').filter((line) => line.trim() !== '');
    if (lines.filter((line) => ITEM.test(line)).length < 2)
        return [criteria.trim()];
    const start = lines.findIndex((line) => ITEM.test(line));
    const heading = lines.slice(0, start).join(' ').trim();
    const items = heading === '' || heading.endsWith(':') ? [] : [heading];
    for (const line of lines.slice(start)) {
        const text = line.replace(ITEM, '').trim();
        items.push(ITEM.test(line) ? text : `${items.pop() ?? ''} ${text}`);
    }
    return items;
}
/** Whether there is a text that statements can be looked up in, or it is known that nothing was retrieved. */
function hasSourceText({ spans }) {
    return spans !== null && (spans.length === 0 || spans.some(({ text }) => text !== null));
}
/** Which of the three grades the material gives a judge something to go by; a grade that it gives without is not kept. */
function findGradable(material) {
    const hasAnswer = material.expected_answers.length > 0;
    return {
        correctness: hasAnswer,
        completeness: hasAnswer || material.key_points.length > 0,
        faithfulness: hasSourceText(material),
    };
}


/***/ }),

/***/ 96013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ layOutParts),
/* harmony export */   TO: () => (/* binding */ cutSources),
/* harmony export */   Yu: () => (/* binding */ showLine),
/* harmony export */   h$: () => (/* binding */ showText),
/* harmony export */   qC: () => (/* binding */ CAPS),
/* harmony export */   uN: () => (/* binding */ SOURCES_CAP),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52681);


/** Most characters that a judge is shown; docs/judges.md has them too. They bound a user message to about 60,000 characters. */
const CAPS = {
    query: 4_000,
    answer: 12_000,
    /** All expected answers together; each gets the same share. */
    expected_answers: 8_000,
    /** All criteria, all key points, all requirements: each list. */
    list: 8_000,
    /** Of each list. A case with more is not judged. */
    items: 100,
    /** One span, and all of them; the best come first. */
    span: 4_000,
    spans: 24_000,
    label: 200,
};
/** Control and format characters, tags and variants, which no reader sees; not joiners and Arabic number signs, which scripts need. */
const UNSEEN = /(?!\u200C|\u200D|[\u0600-\u0605]|\u06DD)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u{E0100}-\u{E01EF}]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/**
 * Text as a judge is shown it: characters that cannot be seen as their code points, halves of characters replaced, cut at `limit`
 * characters with a mark that says so.
 * @example showText('a\u202Eb', 20) // 'a⟨U+202E⟩b'
 * @example showText('abcdef', 4) // 'abcd [… cut: the whole has 6 characters]'
 */
function showText(text, limit) {
    const visible = cutAt(text, limit)
        .replaceAll('\r\n', '\n')
        .replace(UNSEEN, nameUnseen)
        .replace(LONE_SURROGATE, '\uFFFD');
    const isWhole = text.length <= limit && visible.length <= limit;
    return isWhole ? visible : `${cutAt(visible, limit)} [… cut: the whole has ${text.length} characters]`;
}
/** The same on one line, for the name of a part. */
function showLine(text, limit) {
    return showText(text.replace(/\s+/g, ' ').trim(), limit);
}
/** Whether there is nothing to be read in it. */
function isBlank(text) {
    return !/[^\s\p{C}]/u.test(text);
}
function nameUnseen(character) {
    if (character === '\n' || character === '\t')
        return character;
    return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
/** Never between the halves of a character. */
function cutAt(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/**
 * The user message of a judge as `MATERIAL_RULES` describes it: each part between lines with a mark that stands nowhere in the material.
 * @param nonce real randomness; where the material contains it all the same, others are drawn from it
 */
function layOutParts(parts, nonce) {
    const mark = chooseMark(parts, nonce);
    return [
        `The mark of this message is ${mark}.`,
        ...parts.map(({ name, text }) => `[${mark} ${name}]\n${text}\n[${mark} end of ${name}]`),
        `[${mark} end of the material] Reply with the JSON object that the system message describes.`,
    ].join('\n\n');
}
function chooseMark(parts, nonce) {
    const isTaken = (mark) => parts.some(({ text }) => text.toLowerCase().includes(mark.toLowerCase()));
    let mark = nonce;
    for (let attempt = 1; isTaken(mark); attempt++) {
        const random = (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(`${nonce}/${attempt}`);
        mark = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32)
            .toString(16)
            .padStart(8, '0')).join('');
    }
    return mark;
}
/** Characters of all sources together that a judge is shown: some 15,000 tokens. */
const SOURCES_CAP = 60_000;
/**
 * Sources as a judge is shown them: whole while they fit the cap, in order; the first that does not is cut before a function, or between two
 * lines where none begins early enough, and the rest are left out. `cut` says what is missing, a clause; null when nothing is.
 */
function cutSources(sources, cap = SOURCES_CAP) {
    const files = [];
    let left = cap;
    for (const [at, { path, text, borders }] of sources.entries()) {
        if (text.length <= left) {
            files.push({ path, text });
            left -= text.length;
            continue;
        }
        const lines = text.split('\n');
        const line = findBorder(lines, borders, left);
        if (line > 0)
            files.push({ path, text: lines.slice(0, line).join('\n') });
        const others = sources.length - at - 1;
        const cut = line > 0 ? `${path} behind line ${line} of ${lines.length}` : path;
        return { files, cut: others === 0 ? cut : `${cut}, and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(others, 'more file')}` };
    }
    return { files, cut: null };
}
/** How many lines fit, up to a border where one lies behind the first half of what fits. */
function findBorder(lines, borders, cap) {
    let size = 0;
    let fitting = 0;
    while (fitting < lines.length && size + (lines[fitting]?.length ?? 0) + 1 <= cap) {
        size += (lines[fitting]?.length ?? 0) + 1;
        fitting += 1;
    }
    const border = Math.max(0, ...borders.filter((line) => line - 1 <= fitting)) - 1;
    return border > fitting / 2 ? border : fitting;
}


/***/ }),

/***/ 42082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ swapCap),
/* harmony export */   Vo: () => (/* binding */ boundTokens),
/* harmony export */   cV: () => (/* binding */ learnRefusals),
/* harmony export */   eT: () => (/* binding */ outputCapMember),
/* harmony export */   ov: () => (/* binding */ leaveOut),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   z0: () => (/* binding */ takesTemperature)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35560);

const REFUSING = [400, 422];
const CAP = /\bmax_(?:completion_)?tokens\b/i;
/** And not that the cap is too high. */
const UNKNOWN = /un(?:supported|known|recogni[sz]ed|expected)|not (?:supported|permitted|allowed|recogni[sz]ed)|extra|instead/i;
/** Whether a refusal is about the request's members, and not about a model or a place. */
function isRefusal({ status }) {
    return status !== undefined && REFUSING.includes(status);
}
/** What to try next after a refusal that names a member which can be left out or named otherwise; null where it is about something else. */
function leaveOut(taken, refusal) {
    if (!isRefusal(refusal))
        return null;
    if (taken.usualCap && CAP.test(refusal.message) && UNKNOWN.test(refusal.message))
        return { ...taken, usualCap: false };
    if (taken.temperature && /temperature/i.test(refusal.message))
        return { ...taken, temperature: false };
    return taken.seed && /\bseed\b/i.test(refusal.message) ? { ...taken, seed: false } : null;
}
/** A request with its cap of output tokens under the other of its two names. */
function swapCap({ max_tokens: older, max_completion_tokens: newer, ...body }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .O)({
        ...body,
        max_completion_tokens: older ?? undefined,
        max_tokens: newer ?? undefined,
    });
}
/**
 * Asks once more for each member that the provider turns out not to take, by `adapt`. What was learnt holds for all later questions where
 * it helped: a refusal of another reason may name a member in passing.
 */
function learnRefusals(all, adapt) {
    let taken = all;
    return async (ask) => {
        const first = taken;
        for (let tried = first;;) {
            const outcome = await ask(tried);
            const other = outcome.kind === 'other' ? adapt(tried, outcome) : null;
            if (other === null) {
                if (tried !== first && outcome.kind === 'replied')
                    taken = tried;
                return outcome;
            }
            tried = other;
        }
    };
}
/** Of a message's frame: role, separators and the beginning of the reply (OpenAI counts 3 to 4 each). */
const TOKENS_PER_MESSAGE = 8;
/**
 * More tokens than these texts can be: the vocabularies in use consist of bytes, so that no text has more tokens than UTF-8 bytes.
 * English has about a quarter of that. Not counted is what the provider puts in by itself.
 * @example boundTokens(['né']) // 11
 */
function boundTokens(texts) {
    return texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8') + TOKENS_PER_MESSAGE, 0);
}
/** The gpt-5 family and the o-series: they refuse a `temperature` of the caller's, and `max_tokens`. */
const REASONING = /(?:^|\/)(?:gpt-5|o[1-9](?:-|$))/i;
/**
 * Whether a model takes a `temperature`.
 * @example takesTemperature('openai/gpt-5-mini') // false
 * @example takesTemperature('gpt-4.1-mini') // true
 */
function takesTemperature(model) {
    return !REASONING.test(model);
}
/**
 * The member that caps the tokens of a reply. Reasoning models take only `max_completion_tokens`; many servers that speak OpenAI's API
 * know only the older `max_tokens`, which OpenAI's other models still take.
 * @example outputCapMember('o3-mini') // 'max_completion_tokens'
 */
function outputCapMember(model) {
    return REASONING.test(model) ? 'max_completion_tokens' : 'max_tokens';
}


/***/ }),

/***/ 27764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ax: () => (/* binding */ askChat),
  AB: () => (/* binding */ chargeOf)
});

// UNUSED EXPORTS: readProviderFailure

// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/io/post-json.js
var post_json = __webpack_require__(91026);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/measure/providers/read-chat.js


const tokens = schemas.int().nonnegative();
const read_chat_text = schemas.string().nullish();
const usageSchema = schemas.looseObject({
    prompt_tokens: tokens,
    completion_tokens: tokens,
    prompt_tokens_details: schemas.looseObject({ cached_tokens: tokens.nullish() }).nullish(),
});
const read_chat_frame = {
    model: read_chat_text,
    system_fingerprint: read_chat_text,
    usage: usageSchema.nullish(),
};
const completionSchema = schemas.looseObject({
    ...read_chat_frame,
    choices: schemas.array(schemas.looseObject({
        finish_reason: read_chat_text,
        message: schemas.looseObject({
            content: read_chat_text,
            refusal: read_chat_text,
            tool_calls: schemas.array(schemas.looseObject({ id: schemas.string(), function: schemas.looseObject({ name: schemas.string(), arguments: schemas.string() }) }))
                .nullish(),
        }),
    })),
});
const chunkSchema = schemas.looseObject({
    ...read_chat_frame,
    choices: schemas.array(schemas.looseObject({
        finish_reason: read_chat_text,
        delta: schemas.looseObject({
            content: read_chat_text,
            refusal: read_chat_text,
            tool_calls: schemas.array(schemas.looseObject({
                index: schemas.int().nonnegative().max(1000),
                id: read_chat_text,
                function: schemas.looseObject({ name: read_chat_text, arguments: read_chat_text }).nullish(),
            }))
                .nullish(),
        })
            .nullish(),
    }))
        .nullish(),
});
/** Reads a reply that came whole. Unreadable is what has another form, and a reply without a choice. */
function readCompletion(value) {
    const parsed = completionSchema.safeParse(value);
    if (!parsed.success)
        return unreadable(parsed.error);
    const [choice] = parsed.data.choices;
    if (choice === undefined)
        return NO_CHOICE;
    const { message, finish_reason } = choice;
    return {
        kind: 'replied',
        reply: {
            ...headOf(parsed.data),
            text: message.content ?? '',
            refusal: message.refusal ?? null,
            finishReason: finish_reason ?? null,
            calls: (message.tool_calls ?? []).map(({ id, function: { name, arguments: args } }) => ({
                id,
                name,
                arguments: args,
            })),
            firstTextMs: null,
        },
    };
}
/**
 * Puts a streamed reply together. Null when the stream ends before it says that the model is done (a `finish_reason`, or the usage that
 * comes last): a cut connection can look like an end.
 * @param elapsedMs since the request
 */
async function readChunks(stream, elapsedMs) {
    let head = {};
    const calls = [];
    let answer = '';
    let refusal = null;
    let finishReason = null;
    let firstTextMs = null;
    let hasChoice = false;
    for await (const chunk of stream) {
        const parsed = chunkSchema.safeParse(chunk);
        if (!parsed.success)
            return unreadable(parsed.error);
        const { model, system_fingerprint, usage } = parsed.data;
        head = {
            model: head.model ?? model,
            system_fingerprint: head.system_fingerprint ?? system_fingerprint,
            usage: usage ?? head.usage,
        };
        const choice = parsed.data.choices?.[0];
        if (choice === undefined)
            continue;
        hasChoice = true;
        finishReason = choice.finish_reason ?? finishReason;
        const { content, refusal: refused, tool_calls } = choice.delta ?? {};
        if (content || refused)
            firstTextMs ??= elapsedMs();
        answer += content ?? '';
        if (typeof refused === 'string')
            refusal = (refusal ?? '') + refused;
        for (const { index, id, function: part } of tool_calls ?? []) {
            const call = (calls[index] ??= { id: '', name: '', arguments: '' });
            call.id ||= id ?? '';
            call.name += part?.name ?? '';
            call.arguments += part?.arguments ?? '';
        }
    }
    if (finishReason === null && !head.usage)
        return null;
    if (!hasChoice)
        return NO_CHOICE;
    return {
        kind: 'replied',
        reply: { ...headOf(head), text: answer, refusal, finishReason, calls: calls.filter(Boolean), firstTextMs },
    };
}
const NO_CHOICE = { kind: 'unreadable', message: 'The provider’s reply contains no choice.' };
function headOf({ model, system_fingerprint, usage }) {
    const cached = usage?.prompt_tokens_details?.cached_tokens;
    const spent = usage
        ? (0,omit_undefined/* omitUndefined */.O)({
            model: model ?? null,
            input_tokens: usage.prompt_tokens,
            output_tokens: usage.completion_tokens,
            cached_tokens: cached ?? undefined,
        })
        : null;
    return { model: model ?? null, fingerprint: system_fingerprint ?? null, spent };
}
function unreadable({ issues: [issue] }) {
    const where = issue === undefined || issue.path.length === 0 ? 'the whole' : `\`${issue.path.map(String).join('.')}\``;
    return {
        kind: 'unreadable',
        message: `The provider’s reply is not a chat completion: ${where}: ${issue?.message ?? 'unreadable'}.`,
    };
}

;// CONCATENATED MODULE: ./build/measure/providers/ask-chat.js





/** What is billed of it: of a reply that came too late, or cannot be read, nobody knows. */
function chargeOf(failure) {
    return 'charge' in failure ? failure.charge : 'unknown';
}
/**
 * One request to a provider, never repeated.
 * @throws UserError `provider-refused-key`; the signal's reason when it is aborted
 */
async function askChat(provider, body, limits) {
    const { timeoutMs, signal, clock } = limits;
    signal.throwIfAborted();
    const controller = new AbortController();
    const stop = () => controller.abort();
    signal.addEventListener('abort', stop);
    const timer = setTimeout(stop, timeoutMs);
    try {
        const outcome = await converse(provider, body, limits, controller.signal).catch(async (error) => {
            if (controller.signal.aborted)
                return null;
            const failure = await readProviderFailure(error, { provider, clock });
            if (failure.kind === 'refused')
                throw failure.error;
            return failure;
        });
        signal.throwIfAborted();
        // The package ends an aborted stream as if it were whole.
        return outcome === null || controller.signal.aborted ? { kind: 'timeout' } : outcome;
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
    }
}
async function converse({ client, address }, body, { timeoutMs, clock, isStreamed }, signal) {
    // The package's own limit, in whole milliseconds, ends with the headers; it must not come before ours.
    const options = { signal, timeout: Math.ceil(timeoutMs * 2) };
    if (!isStreamed)
        return readCompletion(await client.chat.completions.create({ ...body, stream: false }, options));
    const from = clock.monotonicMs();
    const { data: stream, response } = await client.chat.completions
        .create({ ...body, stream: true, stream_options: { include_usage: true } }, options)
        .withResponse();
    const outcome = await readChunks(stream, () => clock.monotonicMs() - from);
    if (outcome !== null)
        return outcome;
    // Looked at last: there are servers that call a stream JSON.
    if (/^application\/json\b/i.test(response.headers.get('content-type') ?? ''))
        return { kind: 'unreadable', message: NO_STREAM };
    const message = `The connection to ${address} failed: its stream ended too early.`;
    return { kind: 'infrastructure', message, charge: 'unknown' };
}
const NO_STREAM = 'The provider answered with application/json instead of a stream. Ask for the whole reply at once (`stream: false`).';
const MAX_MESSAGE = 500;
/** A lost lock and a request that the server timed out are its own affair, as in the openai package's rule for retries. */
const TRANSIENT = [408, 409, 429];
/** An error inside a stream has no status, only a code or type such as `server_error`, or a gateway's number. */
const TRANSIENT_CODE = /rate_?limit|server_?error|overloaded|unavailable|time_?out|^(?:408|429|5\d\d)$/i;
/**
 * What an error of the openai package means; its text is the provider's, so it is cut to one line of 500 characters, without keys. A
 * stream that is cut, or JSON that ends too early, is the connection's fault: the model's own end is marked.
 * @throws what is no error of a request, as it is
 */
async function readProviderFailure(error, { provider, clock }) {
    const { APIConnectionError, APIError } = await __webpack_require__.e(/* import() */ 3747).then(__webpack_require__.bind(__webpack_require__, 73747));
    if (error instanceof APIConnectionError || isBrokenBody(error)) {
        const cause = findCause(error);
        return {
            kind: 'infrastructure',
            message: `The connection to ${provider.address} failed: ${describeCause(cause)}.`,
            charge: (0,post_json/* neverConnected */.i_)(cause) ? 'reported' : 'unknown',
        };
    }
    const isRequestError = (value) => value instanceof APIError;
    if (!isRequestError(error))
        throw error;
    const { status, headers } = error;
    const detail = quote(error.message.replace(/^\d{3} (?:status code \(no body\)$)?/, ''), provider.key);
    if (status === undefined) {
        const isTransient = [error.code, error.type].some((word) => TRANSIENT_CODE.test(String(word ?? '')));
        const message = `${provider.address} broke off its reply: ${detail}`;
        return { kind: isTransient ? 'infrastructure' : 'other', message, charge: 'unknown' };
    }
    const retryAfterS = headers === undefined ? null : readWait(headers, clock);
    const message = `${provider.address} answered ${status}${detail === '' ? '' : `: ${detail}`}`;
    // GitHub says 403 for some of its rate limits, and then when to come back.
    const isRateLimit = status === 403 && retryAfterS !== null;
    if ((status === 401 || status === 403) && !isRateLimit) {
        const { address, keySource: source } = provider;
        return { kind: 'refused', error: new model_error/* UserError */.y('provider-refused-key', { address, status, detail, source }) };
    }
    if (status >= 500 || TRANSIENT.includes(status) || isRateLimit)
        return (0,omit_undefined/* omitUndefined */.O)({
            kind: 'infrastructure',
            message,
            status,
            charge: 'reported',
            retry_after_s: retryAfterS ?? undefined,
        });
    return { kind: 'other', message, status, charge: 'reported' };
}
/** The body stopped in its middle: undici's `terminated`, or JSON without its end. */
function isBrokenBody(error) {
    if (error instanceof SyntaxError)
        return true;
    return error instanceof TypeError && (error.message === 'terminated' || error.message === 'fetch failed');
}
/** The innermost cause says most: the system's `ECONNREFUSED`, undici's `other side closed`. */
function findCause(error) {
    let inner = error;
    while (inner.cause instanceof Error)
        inner = inner.cause;
    return inner;
}
function describeCause(cause) {
    if (cause instanceof SyntaxError)
        return 'its JSON is cut off or broken';
    const code = 'code' in cause ? String(cause.code) : '';
    return /^E[A-Z]+$/.test(code) ? code : quote(cause.message, null).replace(/\.$/, '');
}
/** Seconds from now, by OpenAI's own `retry-after-ms`, else by `retry-after`; null where neither can be read. */
function readWait(headers, clock) {
    const ms = headers.get('retry-after-ms') ?? '';
    if (/^\s*\d+(?:\.\d+)?\s*$/.test(ms))
        return Number(ms) / 1000;
    return (0,post_json/* readRetryAfter */.D$)(headers.get('retry-after') ?? undefined, clock);
}
function quote(text, key) {
    const line = (0,log/* quoteLine */.tQ)(text, key === null ? [] : [key]);
    return line.length <= MAX_MESSAGE ? line : `${line.slice(0, MAX_MESSAGE - 1)}…`;
}


/***/ }),

/***/ 47764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ openProvider),
/* harmony export */   L2: () => (/* binding */ nameProvider)
/* harmony export */ });
/* unused harmony export nameFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79286);



const OPENAI_URL = 'https://api.openai.com/v1';
const GITHUB_MODELS_URL = 'https://models.github.ai/inference';
/** The package adds what it finds in the environment (OPENAI_CUSTOM_HEADERS) and facts of this machine; none of it is for a suite's address. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent'];
/**
 * A client for the address that the options choose, with the key that may go there: the workflow's own key only to the workflow's own
 * address, the job's token only to GitHub Models, to any other address only the variable that `api_key_env` names in `env`.
 * @param env what targets may see: see `targetEnvironment`
 * @throws UserError `provider-key-missing`, where that key is not given
 */
async function openProvider(options, { providers, env }) {
    const { baseUrl, key, keySource } = chooseAccess(options, providers, env);
    const address = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(baseUrl);
    if (key === null && keySource !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('provider-key-missing', { address, source: keySource });
    // Node loads its own HTTP client at the first request, and that time is not the model's.
    const [{ OpenAI }] = await Promise.all([__webpack_require__.e(/* import() */ 3747).then(__webpack_require__.bind(__webpack_require__, 73747)), fetch('data:,')]);
    // The package adds its paths behind what it is given, a query too, and of two parameters of one name keeps the last.
    const { origin, pathname, search } = new URL(baseUrl);
    const client = new OpenAI({
        baseURL: `${origin}${pathname}`,
        apiKey: key ?? 'none',
        ...(key === null && { defaultHeaders: { authorization: null } }),
        // Null, or the package takes them from the environment.
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        maxRetries: 0,
        logLevel: 'off',
        fetch: async (url, init) => fetchPlainly(`${url instanceof Request ? url.url : url.toString()}${search}`, init),
    });
    return { client, address, key, keySource };
}
/**
 * Names the provider that the options choose and the key that goes there, for whoever must know that two adapters ask the same.
 * @example nameProvider({ preset: 'github-models' }, providers) // 'https://models.github.ai/inference github-token'
 */
function nameProvider(options, providers) {
    const { baseUrl, keySource } = chooseAccess(options, providers, {});
    const key = typeof keySource === 'object' ? (keySource?.variable ?? 'no key') : keySource;
    return `${(0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(baseUrl)} ${key}`;
}
function chooseAccess({ preset, base_url, api_key_env: variable }, { openaiApiKey, openaiBaseUrl, githubToken, githubModelsUrl }, env) {
    if (preset === 'github-models')
        return { baseUrl: githubModelsUrl ?? GITHUB_MODELS_URL, key: githubToken, keySource: 'github-token' };
    const own = openaiBaseUrl ?? OPENAI_URL;
    const baseUrl = base_url ?? own;
    if (variable !== undefined)
        return { baseUrl, key: env[variable] || null, keySource: { variable } };
    if (!isSameAddress(baseUrl, own))
        return { baseUrl, key: null, keySource: null };
    // A server of one's own, such as Ollama, may want none.
    const needsKey = openaiApiKey !== null || isSameAddress(own, OPENAI_URL);
    return { baseUrl, key: openaiApiKey, keySource: needsKey ? 'openai-api-key' : null };
}
function isSameAddress(one, other) {
    const normal = (url) => new URL(url).href.replace(/\/+$/, '');
    return normal(one) === normal(other);
}
/** A redirect is an answer of its own: it must not carry a key or a question somewhere else. */
async function fetchPlainly(url, init = {}) {
    const headers = [...new Headers(init.headers)].filter(([name]) => SENT_HEADERS.includes(name));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    const { status, statusText } = response;
    if (status < 400 || status > 599)
        return response;
    const body = await response.text().catch(() => '');
    return new Response(nameFault(body), { status, statusText, headers: response.headers });
}
/** FastAPI's list of what is wrong with a request, of which `input` may repeat the whole of it. */
const faults = zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ loc: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.number()])), msg: zod__WEBPACK_IMPORTED_MODULE_2__.string() })).min(1);
const named = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ error: zod__WEBPACK_IMPORTED_MODULE_2__.unknown().refine(Boolean) });
const detailed = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ detail: zod__WEBPACK_IMPORTED_MODULE_2__.union([zod__WEBPACK_IMPORTED_MODULE_2__.string(), faults]) });
const worded = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ message: zod__WEBPACK_IMPORTED_MODULE_2__.string() });
/**
 * The body of an error answer with the member `error`, which is all that the openai package reads of one: vLLM and Mistral say what is
 * wrong in `message`, FastAPI in `detail`. What is no JSON, or has the member, stays as it is.
 * @example nameFault('{"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}') // '{"error":{"message":"body.seed: Extra inputs are not permitted"}}'
 */
function nameFault(body) {
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        return body;
    }
    return value === null || named.safeParse(value).success
        ? body
        : JSON.stringify({ error: { message: describeFault(value) } });
}
function describeFault(value) {
    const { data: { detail } = {} } = detailed.safeParse(value);
    if (typeof detail === 'string')
        return detail;
    if (detail !== undefined)
        return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
    return worded.safeParse(value).data?.message ?? JSON.stringify(value);
}


/***/ }),

/***/ 86866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ checkSpans),
  R: () => (/* binding */ openSpanLocator)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/files.js
var io_files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/metrics/retrieval/normalize-path.js
var normalize_path = __webpack_require__(70592);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/measure/search/find-symbols.js
var find_symbols = __webpack_require__(9357);
// EXTERNAL MODULE: ./build/measure/search/locate-span.js
var locate_span = __webpack_require__(12677);
// EXTERNAL MODULE: ./build/model/plain-names.js
var plain_names = __webpack_require__(1275);
// EXTERNAL MODULE: ./build/measure/search/languages.js
var languages = __webpack_require__(40531);
;// CONCATENATED MODULE: ./build/measure/search/outline-file.js



/** Reads a file once, to look up many spans. */
function outlineFile(path, text) {
    const lines = splitLines(text);
    const { ranges = [], inner = [] } = (0,find_symbols/* listSymbols */.Uu)(path, text) ?? {};
    const hasMembers = ((0,languages/* languageOf */.e)(path)?.containers.length ?? 0) > 0;
    const symbols = new Map();
    for (const [index, range] of ranges.entries()) {
        if (range.symbol === null)
            continue;
        const end = hasMembers ? endOfMembers(ranges, index) : range.end;
        const found = trimBlankLines(lines, range.start, end);
        const name = (0,plain_names/* plainSymbol */.Nb)(range.symbol);
        if (found !== null)
            symbols.set(name, [...(symbols.get(name) ?? []), found]);
    }
    const innerCounts = new Map();
    for (const name of inner)
        innerCounts.set(name, (innerCounts.get(name) ?? 0) + 1);
    const kept = text.length > MOST_TEXT ? '' : text;
    let findText = null;
    return {
        symbols,
        nameOf: nameFinder(symbols, innerCounts),
        findText: (piece) => (findText ??= textFinder(splitLines(kept)))(piece),
    };
}
/** `listSymbols` gives the members of a class as symbols of their own, right after it; they belong to it all the same. */
function endOfMembers(ranges, index) {
    const { symbol, end } = ranges[index] ?? { symbol: null, end: 0 };
    let last = end;
    for (const member of ranges.slice(index + 1)) {
        if (member.start !== last || member.symbol?.startsWith(`${symbol ?? ''}.`) !== true)
            break;
        last = member.end;
    }
    return last;
}
function trimBlankLines(lines, start, end) {
    let [first, last] = [start, end];
    while (first < last && lines[first]?.trim() === '')
        first++;
    while (last > first && lines[last - 1]?.trim() === '')
        last--;
    return first === last ? null : { first: first + 1, last };
}
/** @param inner how often each name is defined inside something else, members of classes too */
function nameFinder(symbols, inner) {
    const names = [...symbols.keys()];
    const find = (symbol) => {
        if (symbols.has(symbol))
            return symbol;
        const longer = names.filter((name) => (0,plain_names/* isShortFor */.Ed)(symbol, name));
        const [name, second] = longer.length > 0 ? longer : names.filter((each) => (0,plain_names/* isShortFor */.Ed)(each, symbol));
        if (name === undefined || second !== undefined)
            return null;
        // A function within a function may bear the same name, and its lines are not known.
        return longer.length > 0 && (inner.get(symbol) ?? 0) > (symbols.get(name)?.length ?? 0) ? null : name;
    };
    const known = new Map();
    return (symbol) => {
        const name = known.get(symbol);
        if (name !== undefined)
            return name;
        const found = find(symbol);
        if (known.size < MOST_NAMES)
            known.set(symbol, found);
        return found;
    };
}
const MOST_NAMES = 10_000;
/** A longer text is not looked for by its words: it would be kept in memory as long as the run takes. */
const MOST_TEXT = 1_000_000;
function textFinder(lines) {
    const starts = [];
    const numbers = [];
    const parts = [];
    let length = 0;
    for (const [index, line] of lines.entries()) {
        const part = joinWords(line);
        if (part === '')
            continue;
        starts.push(length);
        numbers.push(index + 1);
        parts.push(part);
        length += part.length + 1;
    }
    const text = parts.join(' ');
    const lineAt = (offset) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return numbers[low] ?? 1;
    };
    return (piece) => {
        const words = piece.length > MOST_TEXT ? '' : joinWords(piece);
        const at = words === '' || words.length > text.length ? -1 : text.indexOf(words);
        if (at < 0 || text.includes(words, at + 1))
            return null;
        return { first: lineAt(at), last: lineAt(at + words.length - 1) };
    };
}
const splitLines = (text) => text.split(/\r\n|\n|\r/);
const joinWords = (text) => text.trim().replace(/\s+/g, ' ');

// EXTERNAL MODULE: ./build/measure/suite/stale-spans.js
var stale_spans = __webpack_require__(49561);
;// CONCATENATED MODULE: ./build/measure/run/arm/locate-spans.js








/** Each file is read once, when it is first needed; files outside the checkout are not. */
function openSpanLocator(workingDirectory) {
    const outlines = new Map();
    const read = async (path) => {
        const found = await readInside(path, workingDirectory);
        return found === null || found === 'not text' ? null : outlineFile(path, found.text);
    };
    const outlineOf = async (path) => {
        const outline = outlines.get(path) ?? read(path);
        outlines.set(path, outline);
        return outline;
    };
    const locateOne = async (span, expected) => {
        const path = span.path === undefined ? undefined : (0,normalize_path/* normalizePath */.F)(span.path);
        const wanted = path === undefined ? undefined : expected.get(path);
        if (path === undefined || wanted === undefined)
            return span;
        const outline = await outlineOf(path);
        const located = outline === null ? null : (0,locate_span/* locateSpan */.V)(span, wanted, outline);
        return located === null ? span : { ...span, in_checkout: located };
    };
    return {
        locate: async (observation, golden) => {
            if (observation.status === 'failed' || observation.reply.spans === undefined)
                return observation;
            const expected = spansWithinFiles(golden);
            if (expected.size === 0)
                return observation;
            const spans = [];
            for (const span of observation.reply.spans)
                spans.push(await locateOne(span, expected));
            return { ...observation, reply: { ...observation.reply, spans } };
        },
    };
}
/** What a case expects within files, by path: where it expects whole files, there is nothing to look up. */
function spansWithinFiles({ expected_spans: spans }) {
    const files = new Map();
    for (const span of spans) {
        if (span.symbol === undefined && span.start_line === undefined && span.end_line === undefined)
            continue;
        const path = (0,normalize_path/* normalizePath */.F)(span.path);
        files.set(path, [...(files.get(path) ?? []), span]);
    }
    return files;
}
/** A span in a larger file is only checked for its path. */
const MAX_BYTES = 10_000_000;
/**
 * The expected spans that the working directory does not have. Files outside it are not read; of a file that is no text only the
 * existence is known, so nothing else is recorded.
 */
async function checkSpans(input) {
    const { cases, workingDirectory, hash } = input;
    const paths = new Set(cases.filter(({ enabled }) => enabled).flatMap(({ expected_spans: spans }) => spans.map(({ path }) => path)));
    const files = new Map();
    const unreadable = new Set();
    for (const path of paths) {
        const file = await readFile(path, workingDirectory);
        if (file === 'not text')
            unreadable.add(path);
        else if (file !== null)
            files.set(path, file);
    }
    const isReadable = ({ path }) => !unreadable.has(path);
    const readable = cases.map((golden) => golden.expected_spans.every(isReadable)
        ? golden
        : { ...golden, expected_spans: golden.expected_spans.filter(isReadable) });
    const isMissing = files.size > 0 && files.size + unreadable.size < paths.size;
    const known = isMissing ? await (0,io_files/* listFiles */.CS)(workingDirectory, isOwnFolder) : [];
    return (0,stale_spans/* findStaleSpans */.kr)({ cases: readable, files, known, hash });
}
async function readFile(path, workingDirectory) {
    const read = await readInside(path, workingDirectory);
    if (read === null || read === 'not text')
        return read;
    return { lines: read.text.split(/\r\n|\n|\r/), symbols: (0,find_symbols/* listSymbols */.Uu)(path, read.text) };
}
/** The text of a file that a case names; null where there is none, or where it lies outside the folder, be it by a link. */
async function readInside(path, workingDirectory) {
    const full = (0,external_node_path_.join)(workingDirectory, (0,external_node_path_.normalize)(path.replaceAll('\\', '/')));
    if ((await (0,io_files/* locatePath */.oV)(workingDirectory, full)) !== 'inside')
        return null;
    try {
        return { text: await (0,io_files/* readTextFile */.Gu)({ path: full, shown: path, maxBytes: MAX_BYTES }) };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        return 'not text';
    }
}
/** Neither hidden nor of a package manager. */
function isOwnFolder(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !name.startsWith('.') && name !== 'node_modules';
}


/***/ }),

/***/ 62898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ openScorer),
/* harmony export */   g3: () => (/* binding */ startConversation)
/* harmony export */ });
/* unused harmony export startScorer */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81192);
/* harmony import */ var _providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35231);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30773);




/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3;
/** Starts nothing before the first trial. */
function startScorer(input) {
    const { program, own, workingDirectory, limitMs, log } = input;
    const ids = own.metrics.map(({ id }) => id);
    let conversation = null;
    let turn = Promise.resolve();
    let failures = 0;
    let id = 0;
    const ask = async (signal, trial) => {
        if (conversation === null) {
            conversation = startConversation(program, workingDirectory);
            const load = own.modules.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, path));
            const answer = await conversation.ask({ id: id++, load }, { limitMs: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .LOAD_LIMIT_MS */ .IM, signal });
            if (answer.kind === 'failed')
                return answer.how;
            const loaded = _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .loadedSchema */ .Rz.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }];
            const broken = loaded.find((module) => 'message' in module);
            if (broken !== undefined)
                return `could not load a module: ${broken.message}`;
        }
        const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal });
        if (answer.kind === 'failed')
            return answer.how;
        return _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .scoresSchema */ .jL.safeParse(answer.reply).data ?? 'gave an answer that cannot be read';
    };
    const score = async (trial, signal) => {
        signal.throwIfAborted();
        if (failures >= MAX_FAILURES)
            return unscoredBy(ids, `was stopped after ${MAX_FAILURES} failures in a row`);
        const answer = await ask(signal, trial);
        if (typeof answer !== 'string') {
            failures = 0;
            return answer;
        }
        failures++;
        await conversation?.[Symbol.asyncDispose]();
        conversation = null;
        if (failures === MAX_FAILURES)
            log.warning(`Giving up the suite's own metrics after ${MAX_FAILURES} failures in a row: their process ${answer}.`);
        return unscoredBy(ids, answer);
    };
    return {
        score: async (trial, signal) => {
            const scores = turn.then(async () => score(trial, signal));
            turn = scores.catch(() => undefined);
            return scores;
        },
        [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
    };
}
function unscoredBy(ids, how) {
    const reason = `the process of the suite's own metrics ${how}`.slice(0, 200);
    return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) };
}
/** The suite's own metrics at work; null where it has none. */
function openScorer(input) {
    const { suite, scorer: program, workingDirectory, log } = input;
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has its own metrics, but nothing to run them with`);
    const scorer = startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
    const mask = (0,_providers_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(program);
    return {
        score: async (trial, signal) => mask.data(await scorer.score(trial, signal)),
        [Symbol.asyncDispose]: async () => scorer[Symbol.asyncDispose](),
    };
}
/** Starts the program in a folder. Lines that answer nothing are let be. */
function startConversation({ command, env }, cwd) {
    let waiting = null;
    let ended = null;
    const fail = (how) => {
        ended ??= how;
        waiting?.settle({ kind: 'failed', how });
    };
    const program = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_1__/* .startProgram */ .Xd)({
        command,
        env,
        cwd,
        onLine: (line) => {
            const reply = parse(line);
            if (waiting !== null && reply !== null && reply.id === waiting.id)
                waiting.settle({ kind: 'reply', reply });
        },
        onTooLong: () => {
            program.kill();
            fail('wrote a line of more than 64 MB');
        },
        onEnd: ({ how }) => fail(how),
    });
    return {
        ask: async (request, { limitMs, signal }) => {
            signal?.throwIfAborted();
            if (ended !== null)
                return { kind: 'failed', how: ended };
            return new Promise((resolve, reject) => {
                const stop = () => {
                    clearTimeout(timer);
                    signal?.removeEventListener('abort', abort);
                    waiting = null;
                };
                const abort = () => {
                    stop();
                    program.kill();
                    ended = 'was stopped';
                    reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped', { cause: signal?.reason }));
                };
                const timer = setTimeout(() => {
                    program.kill();
                    fail(`gave no answer within ${limitMs / 1000} s`);
                }, limitMs);
                waiting = {
                    id: request.id,
                    settle: (answer) => {
                        stop();
                        resolve(answer);
                    },
                };
                signal?.addEventListener('abort', abort, { once: true });
                program.write(`${JSON.stringify(request)}\n`);
            });
        },
        [Symbol.asyncDispose]: async () => {
            if (ended === null)
                await program.close(1000);
            ended ??= 'was closed';
        },
    };
}
function parse(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null && 'id' in value ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 79487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J3: () => (/* binding */ SUITE_REGISTRIES),
  V: () => (/* binding */ UNCHECKED_SPANS),
  bu: () => (/* binding */ loadSuite),
  wZ: () => (/* binding */ readPrompts),
  xj: () => (/* binding */ readSuite)
});

// UNUSED EXPORTS: readPromptsIn

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/io/glob.js
var io_glob = __webpack_require__(78823);
// EXTERNAL MODULE: ./build/measure/judges/index.js + 5 modules
var judges = __webpack_require__(20888);
// EXTERNAL MODULE: ./build/metrics/answer/json-schema.js
var json_schema = __webpack_require__(19455);
// EXTERNAL MODULE: ./build/metrics/build-metrics.js
var build_metrics = __webpack_require__(55970);
// EXTERNAL MODULE: ./build/metrics/tables/table-figures.js
var table_figures = __webpack_require__(69942);
// EXTERNAL MODULE: ./build/metrics/tables/judges/judge-reliability.js
var judge_reliability = __webpack_require__(4329);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/measure/suite/parse-judge.js
var parse_judge = __webpack_require__(89965);
// EXTERNAL MODULE: ./build/measure/suite/parse-manifest.js
var parse_manifest = __webpack_require__(15917);
// EXTERNAL MODULE: ./build/measure/suite/parse-suite.js + 4 modules
var parse_suite = __webpack_require__(51740);
// EXTERNAL MODULE: ./build/measure/suite/problem.js
var problem = __webpack_require__(55151);
// EXTERNAL MODULE: ./build/measure/suite/stale-spans.js
var stale_spans = __webpack_require__(49561);
// EXTERNAL MODULE: ./build/measure/targets/index.js + 28 modules
var targets = __webpack_require__(2895);
// EXTERNAL MODULE: ./build/measure/run/arm/locate-spans.js + 1 modules
var locate_spans = __webpack_require__(86866);
// EXTERNAL MODULE: ./build/measure/run/suite-home.js
var suite_home = __webpack_require__(67489);
// EXTERNAL MODULE: ./build/measure/suite/parse-custom-metrics.js
var parse_custom_metrics = __webpack_require__(97011);
// EXTERNAL MODULE: ./build/measure/run/custom-metrics/messages.js
var messages = __webpack_require__(30773);
// EXTERNAL MODULE: ./build/measure/run/custom-metrics/start-scorer.js
var start_scorer = __webpack_require__(62898);
;// CONCATENATED MODULE: ./build/measure/run/custom-metrics/load-modules.js
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







/**
 * What the modules of a suite's own metrics say of these, in the order of the manifest; no process is started where it names none. They are
 * run in the working directory, by the program given. Whatever is wrong with one is data.
 */
async function loadModules(input) {
    const { manifest, workingDirectory, hash, scorer } = input;
    const found = [];
    for (const written of (0,parse_custom_metrics/* customModulePaths */.M)(manifest))
        found.push(await findModule(written, { manifest, workingDirectory, hash }));
    const modules = found.filter((module) => module.kind === 'found');
    if (modules.length === 0)
        return found.filter((module) => module.kind === 'refused');
    if (scorer === undefined)
        throw new Error(`${manifest.path} has its own metrics, but nothing to run them with`);
    const loaded = await runModules(modules, workingDirectory, scorer);
    const results = new Map(modules.map((module, index) => [module, loaded.modules[index]]));
    return found.map((module) => {
        if (module.kind === 'refused')
            return module;
        const { path, text, hash: ownHash } = module;
        const result = results.get(module);
        if (result !== undefined && 'metrics' in result)
            return { kind: 'loaded', path, text, hash: ownHash, metrics: result.metrics };
        const { message, line } = result ?? { message: 'the process that loads it did not mention it', line: 1 };
        return { kind: 'broken', path, line, message: `${message.slice(0, 500)}.` };
    });
}
async function findModule(written, input) {
    const { manifest, workingDirectory, hash } = input;
    const refuse = (problem) => ({
        kind: 'refused',
        message: `custom metrics \`${written.slice(0, 200)}\`: ${problem}`,
    });
    if (!/\.m?js$/.test(written))
        return refuse('a module is a .js or .mjs file.');
    const path = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, written);
    const outside = 'it is not inside the working directory. Paths are relative to the folder of the suite.';
    if (path === null)
        return refuse(outside);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, (0,external_node_path_.join)(workingDirectory, path));
    if (place === 'outside')
        return refuse(outside);
    if (place === 'missing')
        return refuse(`there is no file ${path}. Paths are relative to the folder of the suite.`);
    try {
        return { kind: 'found', path, ...(await hashModule(path, { workingDirectory, hash })) };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        return refuse(error.message);
    }
}
/** Every module has the same fault where the process itself fails: which of them is to blame is unknown. */
async function runModules(modules, workingDirectory, scorer) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const conversation = __addDisposableResource(env_1, (0,start_scorer/* startConversation */.g3)(scorer, workingDirectory), true);
        const load = modules.map(({ path }) => (0,external_node_path_.join)(workingDirectory, path));
        const answer = await conversation.ask({ id: 0, load }, { limitMs: messages/* LOAD_LIMIT_MS */.IM });
        const parsed = answer.kind === 'reply' ? messages/* loadedSchema */.Rz.safeParse(answer.reply) : null;
        if (parsed?.success)
            return parsed.data;
        const how = answer.kind === 'failed' ? answer.how : 'gave an answer that cannot be read';
        return { modules: modules.map(() => ({ message: `the process that loads it ${how}`, line: 1 })) };
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
const MAX_BYTES = 1_000_000;
/** What `import`, `export … from` and `require` name by a relative path. */
const RELATIVE = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;
/**
 * The text of a module and a hash of it together with every file that it imports by a relative path, and those by theirs. Packages are not looked
 * into, nor what is read while it runs. The path counts from the working directory. Throws `file-unreadable`.
 */
async function hashModule(path, { workingDirectory, hash }) {
    const texts = new Map();
    const visit = async (file) => {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        if (texts.has(file) || (await (0,files/* locatePath */.oV)(workingDirectory, full)) !== 'inside')
            return;
        const text = await (0,files/* readTextFile */.Gu)({ path: full, shown: file, maxBytes: MAX_BYTES });
        // A checkout on Windows may have other line ends, and means the same.
        texts.set(file, text.replaceAll('\r\n', '\n'));
        for (const [, , specifier = ''] of text.matchAll(RELATIVE))
            await visit(external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier));
    };
    await visit(path);
    const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
    return { text: texts.get(path) ?? '', hash: hash(sorted.map(([, text]) => text).join('\0')) };
}

;// CONCATENATED MODULE: ./build/measure/run/load-suite.js


















const load_suite_MAX_BYTES = 10_000_000;
/**
 * The suite at a path, with the case files that it names. Warnings go to the log; stale spans too, or they are problems where the suite or
 * the caller is strict. Nothing outside the working directory is read; globs follow no links and enter neither hidden folders nor
 * `node_modules`. Throws the user's errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
 */
async function loadSuite(input) {
    const { log, strict = false, ...source } = input;
    const loaded = await readSuite(source);
    const { suite, stale } = loaded;
    if (suite === null)
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, loaded.problems);
    if (stale.length > 0 && (strict || loaded.strict))
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, stale);
    for (const warning of (0,problem/* foldProblems */.KH)([...loaded.warnings, ...stale]))
        log.warning((0,problem/* formatProblem */.Vw)(warning));
    if (loaded.unchecked)
        log.info(UNCHECKED_SPANS);
    return suite;
}
/** One warning that stands for those of every span. */
const UNCHECKED_SPANS = 'Expected spans were not checked: none of their paths is in this checkout.';
/**
 * Every error, warning and note of the suite at a path. Throws the user's errors `suite-not-found`, `suite-outside` and
 * `file-unreadable`; a suite that is wrong is data.
 */
async function readSuite(input) {
    const { path, workingDirectory, registries, hash, scorer, place: workflow = null } = input;
    const read = async (shown) => ({
        path: shown,
        text: await (0,files/* readTextFile */.Gu)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: load_suite_MAX_BYTES }),
    });
    const manifest = await read(await findManifest(path, workingDirectory));
    const found = new Set();
    const emptyPatterns = [];
    const leftOut = [];
    for (const pattern of (0,parse_manifest/* casePatterns */.wu)(manifest) ?? []) {
        const glob = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, pattern);
        const nothing = { files: [], links: [], folders: [] };
        const { files, links, folders } = glob === null ? nothing : await (0,io_glob/* findMatches */.Np)(glob, workingDirectory);
        const cases = files.filter((file) => file !== manifest.path);
        if (cases.length === 0)
            emptyPatterns.push(pattern);
        if (links.length > 0)
            leftOut.push({ pattern, paths: links, kind: 'link' });
        if (folders.length > 0)
            leftOut.push({ pattern, paths: folders, kind: 'folder' });
        for (const file of cases)
            found.add(file);
    }
    const caseFiles = [];
    for (const file of found)
        caseFiles.push(await read(file));
    const modules = await loadModules({ manifest, workingDirectory, hash, scorer });
    const prompts = await readPrompts(manifest, readPromptsIn(workingDirectory));
    const home = await (0,suite_home/* findSuiteHome */.F)(workingDirectory, workflow);
    const inspected = (0,parse_suite/* inspectSuite */.Bi)({
        home,
        manifest,
        caseFiles,
        emptyPatterns,
        leftOut,
        modules,
        prompts,
        registries,
        hash,
    });
    const { suite } = inspected;
    const place = { path: manifest.path, files: [manifest.path, ...found] };
    if (suite === null)
        return { ...inspected, ...place, stale: [], unchecked: false };
    const { stale, unchecked } = await (0,locate_spans/* checkSpans */.G)({ cases: suite.cases, workingDirectory, hash });
    return {
        ...inspected,
        ...place,
        suite: { ...suite, ...(0,stale_spans/* listStaleCases */.tF)(suite.cases, stale) },
        stale: stale.map(({ problem }) => problem),
        unchecked,
    };
}
/** The manifest's path from the working directory, with `/`. */
async function findManifest(path, workingDirectory) {
    const full = (0,external_node_path_.resolve)(workingDirectory, path);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, full);
    if (place === 'missing')
        throw new model_error/* UserError */.y('suite-not-found', { path });
    if (place === 'outside')
        throw new model_error/* UserError */.y('suite-outside', { path, working_directory: workingDirectory });
    return (0,external_node_path_.relative)(workingDirectory, full).split(external_node_path_.sep).join('/') || '.';
}
/** Long enough for any instruction; it is sent with every question. */
const MAX_PROMPT_BYTES = 64_000;
const SHOWN_LENGTH = 200;
/** The prompt files that a manifest names for its judge. Whatever is wrong with one is data. Throws what `read` throws. */
async function readPrompts(manifest, read) {
    const found = [];
    for (const { question, path: written } of (0,parse_judge/* judgePromptPaths */.YO)(manifest)) {
        const path = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, written);
        const text = path === null ? { problem: OUTSIDE } : await read(path);
        const problem = typeof text === 'string' ? findFault(text) : text.problem;
        if (problem !== null || path === null || typeof text !== 'string')
            found.push({ question, kind: 'refused', message: `\`${written.slice(0, SHOWN_LENGTH)}\`: ${problem ?? OUTSIDE}` });
        // A checkout on Windows may have other line ends, and means the same.
        else
            found.push({ question, kind: 'read', path, text: text.replaceAll('\r\n', '\n') });
    }
    return found;
}
const OUTSIDE = 'it is not inside the working directory. Paths are relative to the folder of the suite.';
function findFault(text) {
    if (text.trim() === '')
        return 'it is empty. Write what the judge should do, or remove it.';
    return Buffer.byteLength(text) > MAX_PROMPT_BYTES ? `it is larger than ${MAX_PROMPT_BYTES / 1000} kB.` : null;
}
/** Reads prompts of a checkout; links that lead out of it are not followed. */
function readPromptsIn(workingDirectory) {
    return async (path) => {
        const full = (0,external_node_path_.join)(workingDirectory, path);
        const place = await (0,files/* locatePath */.oV)(workingDirectory, full);
        if (place === 'outside')
            return { problem: OUTSIDE };
        if (place === 'missing')
            return { problem: `there is no file ${path}. Paths are relative to the folder of the suite.` };
        try {
            return await (0,files/* readTextFile */.Gu)({ path: full, shown: path, maxBytes: MAX_PROMPT_BYTES });
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.y))
                throw error;
            return { problem: error.message };
        }
    };
}
/** What a suite may name, from the registries. */
const SUITE_REGISTRIES = {
    targets: targets/* REGISTRY */.M,
    judges: judges/* REGISTRY */.M,
    metrics: build_metrics/* buildMetrics */.GY,
    resolveMetric: build_metrics/* resolveMetric */.F1,
    tableFigure: table_figures/* tableFigure */.vu,
    judgeMeasures: judge_reliability/* JUDGE_MEASURES */.M.map(({ metric }) => metric),
    defaultGates: build_metrics/* defaultGates */.e9,
    checkJsonSchema: json_schema/* checkJsonSchema */.W,
};


/***/ }),

/***/ 67489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findSuiteHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4657);



/**
 * Names a suite after its working directory or, at the root of a repository, after the repository: the folder of the manifest is `golden` for
 * everybody. What no name may have becomes a dash.
 */
async function findSuiteHome(workingDirectory, place) {
    const prefix = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrefix */ .fr)(workingDirectory);
    const directory = (prefix ?? place?.workingDirectory ?? '').replace(/^\.?\/+|^\.$|\/+$/g, '');
    const repository = async () => place?.repo ?? (prefix === null ? null : (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepositoryName */ .o2)(workingDirectory));
    const name = directory === '' ? ((await repository()) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory))) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(directory);
    return { name: toName(name), directory };
}
function toName(text) {
    const name = text
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[^A-Za-z0-9]+/, '')
        .slice(0, 60);
    return _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSchema */ .Jq.safeParse(name).success ? name : 'suite';
}


/***/ }),

/***/ 87132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ chunkFile)
/* harmony export */ });
/* harmony import */ var _find_symbols_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9357);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40531);


/**
 * The chunks of a file in order: one for each symbol in TypeScript, JavaScript, Python, Go, Rust and Java, for each
 * section in Markdown, and windows of lines in everything else. Ranges are trimmed of blank lines; empty ones are dropped.
 */
function chunkFile(path, text, options) {
    const lines = text.split(/\r\n|\n|\r/);
    const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageOf */ .e)(path);
    const whole = { symbol: null, start: 0, end: lines.length };
    if (language !== null)
        return cut(path, lines, (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .findSymbols */ .dL)(lines, language), options.max_lines);
    if (/\.(?:md|markdown|mdx)$/i.test(path))
        return cut(path, lines, (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .findSections */ .Kd)(lines), options.max_lines);
    return cut(path, lines, [whole], options.window_lines);
}
function cut(path, lines, ranges, maxLines) {
    return ranges.flatMap((range) => {
        const chunks = [];
        const { start: first, end: last } = trim(lines, range);
        for (let from = first; from < last; from += maxLines) {
            const { start, end } = trim(lines, { symbol: range.symbol, start: from, end: Math.min(from + maxLines, last) });
            if (start >= end)
                continue;
            const text = lines.slice(start, end).join('\n');
            chunks.push({ path, symbol: range.symbol, start_line: start + 1, end_line: end, text });
        }
        return chunks;
    });
}
function trim(lines, range) {
    let { start, end } = range;
    while (start < end && lines[start]?.trim() === '')
        start++;
    while (end > start && lines[end - 1]?.trim() === '')
        end--;
    return { symbol: range.symbol, start, end };
}


/***/ }),

/***/ 9357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ findSections),
/* harmony export */   Uu: () => (/* binding */ listSymbols),
/* harmony export */   dL: () => (/* binding */ findSymbols)
/* harmony export */ });
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40531);

/**
 * The symbols of a source file as ranges of lines, in order, with the unnamed code between them (symbol null).
 *
 * A statement starts at the left margin and ends where the next one starts; a bracket at the margin continues it, and so
 * does a line inside a comment or literal. Comments and decorators right above a definition belong to it. The members of a
 * class (`impl`, `trait`) are the definitions at the indentation of its body's first line; the class itself is the rest.
 * Imports are left out.
 */
function findSymbols(lines, language) {
    const hidden = hiddenLines(lines, language.opaque);
    const statements = readStatements(lines, hidden, language);
    const ranges = [];
    let leadingFrom = null;
    let looseFrom = null;
    const closeLoose = (end) => {
        if (looseFrom !== null)
            ranges.push({ symbol: null, start: looseFrom, end });
        looseFrom = null;
    };
    for (const [index, statement] of statements.entries()) {
        const end = statements[index + 1]?.start ?? lines.length;
        if (statement.kind === 'leading') {
            const isDetached = end === lines.length || lines[end - 1]?.trim() === '';
            if (isDetached) {
                looseFrom ??= leadingFrom ?? statement.start;
                leadingFrom = null;
            }
            else
                leadingFrom ??= statement.start;
            continue;
        }
        const start = leadingFrom ?? statement.start;
        leadingFrom = null;
        if (statement.kind === 'other')
            looseFrom ??= start;
        else if (statement.kind === 'import') {
            // A comment above an import is about the file.
            if (start < statement.start)
                looseFrom ??= start;
            closeLoose(statement.start);
        }
        else {
            closeLoose(start);
            if (statement.kind === 'container')
                ranges.push(...splitMembers(lines, hidden, language, { symbol: statement.symbol, start, end }, statement.start));
            else
                ranges.push({ symbol: statement.symbol, start, end });
        }
    }
    closeLoose(lines.length);
    return ranges;
}
/** For every line whether it starts inside a comment or literal that began on an earlier line. */
function hiddenLines(lines, opaque) {
    const hidden = new Array(lines.length).fill(false);
    const text = lines.join('\n');
    let line = 0;
    let nextStart = (lines[0]?.length ?? 0) + 1;
    for (const match of text.matchAll(opaque)) {
        const end = match.index + match[0].length;
        while (line + 1 < lines.length && nextStart < end) {
            line++;
            if (nextStart > match.index)
                hidden[line] = true;
            nextStart += (lines[line]?.length ?? 0) + 1;
        }
    }
    return hidden;
}
function readStatements(lines, hidden, language) {
    const statements = [];
    for (const [start, line] of lines.entries()) {
        if (hidden[start] === true || /^(?:\s|[)\]}{]|where\b|$)/.test(line))
            continue;
        statements.push({ start, ...classify(line, language) });
    }
    return statements;
}
function classify(line, language) {
    if (language.imports.test(line))
        return { kind: 'import', symbol: null };
    if (language.leading.test(line))
        return { kind: 'leading', symbol: null };
    const container = matchName(line, language.containers);
    if (container !== null)
        return { kind: 'container', symbol: container };
    const symbol = matchName(line, language.definitions);
    return { kind: symbol === null ? 'other' : 'definition', symbol };
}
function matchName(line, patterns) {
    for (const pattern of patterns) {
        const match = pattern.exec(line);
        if (match !== null)
            return match.slice(1).join('.');
    }
    return null;
}
function splitMembers(lines, hidden, language, range, headLine) {
    const indentOf = (line) => (lines[line] ?? '').search(/\S/);
    const startsCode = (line) => hidden[line] !== true && indentOf(line) > 0;
    let bodyIndent = -1;
    const starts = [];
    for (let line = headLine + 1; line < range.end; line++) {
        if (!startsCode(line))
            continue;
        if (bodyIndent < 0)
            bodyIndent = indentOf(line);
        if (indentOf(line) !== bodyIndent)
            continue;
        const name = matchName((lines[line] ?? '').trim(), language.members);
        if (name === null)
            continue;
        let from = line;
        while (from - 1 > headLine && language.leading.test((lines[from - 1] ?? '').trim()))
            from--;
        starts.push({ line: from, symbol: `${range.symbol ?? ''}.${name}` });
    }
    const first = starts[0];
    if (first === undefined)
        return [range];
    const members = starts.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: starts[index + 1]?.line ?? range.end,
    }));
    return [{ ...range, end: first.line }, ...members];
}
/**
 * The sections of a Markdown file: one for each ATX heading outside fenced code, named by the heading's text without
 * its closing marks, and an unnamed one for the text before the first heading.
 * @example findSections(['# Runs', 'text']) // [{ symbol: 'Runs', start: 0, end: 2 }]
 */
function findSections(lines) {
    const headings = [{ line: 0, symbol: null }];
    let fence = null;
    for (const [line, text] of lines.entries()) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
        if (mark !== undefined) {
            if (fence === null)
                fence = mark;
            else if (mark.startsWith(fence))
                fence = null;
            continue;
        }
        const heading = fence === null ? /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1] : undefined;
        if (heading !== undefined)
            headings.push({ line, symbol: heading === '' ? null : heading });
    }
    return headings.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: headings[index + 1]?.line ?? lines.length,
    }));
}
/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
function listSymbols(path, text) {
    const lines = text.split(/\r\n|\n|\r/);
    const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(path);
    if (language !== null)
        return { ranges: findSymbols(lines, language), inner: findInner(lines, language) };
    return /\.(?:md|markdown|mdx)$/i.test(path) ? { ranges: findSections(lines), inner: [] } : null;
}
function findInner(lines, { definitions, containers, members }) {
    const patterns = [...definitions, ...containers, ...members];
    return lines.flatMap((line) => {
        const trimmed = line.trim();
        if (trimmed === line || trimmed === '')
            return [];
        const match = patterns.map((pattern) => pattern.exec(trimmed)).find((found) => found !== null);
        return match ? [match.slice(1).join('.')] : [];
    });
}


/***/ }),

/***/ 40531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
const C_COMMENTS = String.raw `\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`;
const DOUBLE_QUOTED = String.raw `"(?:[^"\\\n]|\\.)*"`;
const SINGLE_QUOTED = String.raw `'(?:[^'\\\n]|\\.)*'`;
const TEMPLATE = String.raw `\`(?:[^\`\\]|\\[\s\S])*\``;
const REGEX_LITERAL = String.raw `(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;
const opaque = (...patterns) => new RegExp(patterns.join('|'), 'g');
const TYPESCRIPT = {
    extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'],
    opaque: opaque(C_COMMENTS, TEMPLATE, DOUBLE_QUOTED, SINGLE_QUOTED, REGEX_LITERAL),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:import\b|export\s+(?:type\s+)?[*{]|['"]use strict|#!)|^(?:const|let|var)\s.*=\s*require\(/,
    containers: [/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?class\s+([\w$]+)/],
    definitions: [
        /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const\s+enum|enum|interface|type|namespace|module)\s+([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+([\w$]+)/,
        /^(?:module\.)?exports\.([\w$]+)\s*=/,
    ],
    members: [
        /^(?:(?:public|private|protected|static|abstract|override|readonly|async|get|set)\s+)*\*?\s*(#?[\w$]+)\??\s*(?:[(<]|=\s*(?:async\s*)?(?:\(|[\w$]+\s*=>))/,
    ],
};
const PYTHON = {
    extensions: ['py', 'pyi'],
    opaque: opaque('#.*', String.raw `"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^[#@]/,
    imports: /^(?:import|from)\s|^#!/,
    containers: [/^class\s+(\w+)/],
    definitions: [/^(?:async\s+)?def\s+(\w+)/, /^([A-Z][A-Z0-9_]+)\s*(?::[^=]+)?=(?!=)/],
    members: [/^(?:async\s+)?def\s+(\w+)/, /^class\s+(\w+)/],
};
const GO = {
    extensions: ['go'],
    opaque: opaque(C_COMMENTS, String.raw `\`[^\`]*\``, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*)/,
    imports: /^(?:package|import)\b/,
    containers: [],
    definitions: [
        /^func\s+\(\s*(?:\w+\s+)?\*?(\w+)[^)]*\)\s*(\w+)/,
        /^func\s+(\w+)/,
        /^type\s+(\w+)/,
        /^(?:var|const)\s+(\w+)/,
    ],
    members: [],
};
const RUST = {
    extensions: ['rs'],
    opaque: opaque(C_COMMENTS, String.raw `"(?:[^"\\]|\\[\s\S])*"`, String.raw `'(?:[^'\\\n]|\\.[^'\n]*)'`),
    leading: /^(?:\/\/|\/\*|\*|#!?\[)/,
    imports: /^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate|mod\s+\w+\s*;)/,
    containers: [
        /^(?:unsafe\s+)?impl(?:<.*?>)?\s+(?:[^{]*?\sfor\s+)?&?(?:\w+::)*(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?trait\s+(\w+)/,
    ],
    definitions: [
        /^(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:struct|enum|union|type|mod|const|static(?:\s+mut)?)\s+(\w+)/,
        /^macro_rules!\s*(\w+)/,
    ],
    members: [/^(?:pub(?:\([^)]*\))?\s+)?(?:(?:default|const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/],
};
const JAVA_MODIFIERS = String.raw `(?:(?:public|protected|private|abstract|final|sealed|non-sealed|static|strictfp|synchronized|native|default)\s+)*`;
const JAVA_TYPE = new RegExp(String.raw `^${JAVA_MODIFIERS}(?:class|interface|enum|record|@interface)\s+(\w+)`);
const JAVA = {
    extensions: ['java'],
    opaque: opaque(C_COMMENTS, String.raw `"""[\s\S]*?(?:"""|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:package|import)\b/,
    containers: [JAVA_TYPE],
    definitions: [],
    members: [JAVA_TYPE, new RegExp(String.raw `^${JAVA_MODIFIERS}(?:<[^>]+>\s+)?(?:[\w.<>[\],?\s]+\s)?(\w+)\s*\(`)],
};
const LANGUAGES = [TYPESCRIPT, PYTHON, GO, RUST, JAVA];
/** The language of a file by its extension, or null where symbols are not recognised. */
function languageOf(path) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    return LANGUAGES.find(({ extensions }) => extensions.includes(extension)) ?? null;
}


/***/ }),

/***/ 12677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ locateSpan),
/* harmony export */   r: () => (/* binding */ nameFiles)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1275);


/**
 * What a file says of a retrieved span in it, as far as the expected spans of the same file need it: which of their symbols it is, or shares
 * lines with, and its lines where the target gives none (those of its symbol, else of its text). Null where neither is known.
 * @example // `K.m` has the lines 5 and 6, and no other `m` is in the file
 * locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline) // { is: ['K.m'], start_line: 5, end_line: 6 }
 */
function locateSpan(span, expected, outline) {
    const own = ownLines(span);
    const symbol = span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .plainSymbol */ .Nb)(span.symbol);
    const name = symbol === null ? null : outline.nameOf(symbol);
    const lines = own === null ? linesFrom(span, name, outline) : [own];
    const is = [];
    const isNot = [];
    for (const { symbol: wanted } of expected) {
        if (wanted === undefined || is.includes(wanted) || isNot.includes(wanted))
            continue;
        const answer = decide({ symbol, name, lines }, wanted, outline);
        if (answer !== null)
            (answer ? is : isNot).push(wanted);
    }
    const [found, second] = own === null ? lines : [];
    if (is.length === 0 && isNot.length === 0 && found === undefined)
        return null;
    const lineRange = second === undefined ? found : undefined;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({
        is: is.length > 0 ? is : undefined,
        is_not: isNot.length > 0 ? isNot : undefined,
        start_line: lineRange?.first,
        end_line: lineRange?.last,
    });
}
/** Whether a span is, or shares lines with, the symbol that a case wants; null where the file does not say. */
function decide({ symbol, name, lines }, wanted, outline) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .plainSymbol */ .Nb)(wanted);
    const target = outline.nameOf(plain);
    if (target === null)
        return null;
    if (name !== null)
        return name === target;
    if (symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isShortFor */ .Ed)(symbol, plain) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isShortFor */ .Ed)(plain, symbol))
        return null;
    if (lines.length === 0)
        return null;
    const ranges = outline.symbols.get(target) ?? [];
    return lines.some((one) => ranges.some((other) => one.first <= other.last && other.first <= one.last));
}
function ownLines({ start_line: start, end_line: end }) {
    const [first, last] = [start ?? end, end ?? start];
    return first === undefined || last === undefined ? null : { first, last };
}
function linesFrom(span, name, outline) {
    if (name !== null)
        return outline.symbols.get(name) ?? [];
    const found = span.symbol === undefined && span.text !== undefined ? outline.findText(span.text) : null;
    return found === null ? [] : [found];
}
/**
 * A reply whose spans name their files by `path`, relative to the checkout where they lie in it: `source`, `file`, `file_path` and the
 * same in `metadata` stand in for a missing `path`, and an absolute path loses the checkout's folder. So do the names of `sources`.
 * What changes nothing gives the reply itself.
 * @param roots the checkout's folder in all its spellings, absolute
 */
function nameFiles(reply, roots) {
    const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))];
    const relative = (path) => relativeTo(path, prefixes);
    const spans = reply.spans?.map((span) => nameFile(span, relative));
    const sources = reply.sources?.map(relative);
    const isSame = (spans === undefined || spans.every((span, index) => span === reply.spans?.[index])) &&
        (sources === undefined || sources.every((source, index) => source === reply.sources?.[index]));
    return isSame ? reply : (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({ ...reply, spans, sources });
}
function nameFile(span, relative) {
    const given = span.path ?? findPath(span);
    const path = given === undefined ? undefined : relative(given);
    const source = span.source === undefined ? undefined : relative(span.source);
    if (path === span.path && source === span.source)
        return span;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({ ...span, path, source });
}
/** Where frameworks put the file of a chunk: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span) {
    const { metadata } = span;
    const inner = typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
    const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']]);
    return [...given, inner['path']].find((value) => typeof value === 'string' && value.trim() !== '');
}
function relativeTo(path, prefixes) {
    // Nearly all are relative.
    if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path))
        return path;
    const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path);
    const prefix = prefixes.find((each) => /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each));
    const rest = prefix === undefined ? '' : plain.slice(prefix.length);
    return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest;
}
const slashed = (path) => path.replaceAll('\\', '/');
/** `file:///a/b%20c` is `/a/b c`, `file:///c:/a` is `c:/a`; what is no such address stays. */
function fromFileUrl(url) {
    const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 19007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ queryTerms),
/* harmony export */   qw: () => (/* binding */ tokenize)
/* harmony export */ });
/* unused harmony exports foldWord, rememberTexts */
/** Words of a question that say nothing about where the answer is. */
const STOP_WORDS = new Set(('a about all am an and any are as at be been being but by can could did do does doing for from get gets give gives had happen happens has ' +
    'have how i if in into is it its just may me might must many much my not of on one or our out over shall she should so some such than ' +
    'that the their them then there these they this those to under up use used uses using was we were what when where which ' +
    'while who whom whose why will with would you your').split(' '));
/**
 * The terms of a text in order. Identifiers are split at camelCase, snake_case, kebab-case and digit boundaries and kept
 * whole as well; everything is lower-cased and inflections are folded by `foldWord`.
 * @example tokenize('parseSuites') // ['pars', 'suit', 'parsesuit']
 */
function tokenize(text) {
    const terms = [];
    for (const word of text.match(/[\p{L}\p{N}_]+/gu) ?? [])
        for (const term of termsOfWord(word))
            terms.push(term);
    return terms;
}
/** A text has few distinct words, and a repository's files have mostly the same. */
const termsOfWord = rememberTexts(splitWord, { most: 50_000, longest: 60 });
function splitWord(word) {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{Lm}+|\p{N}+/gu) ?? [];
    const terms = parts.map((part) => foldWord(part.toLowerCase()));
    return parts.length > 1 ? [...terms, foldWord(parts.join('').toLowerCase())] : terms;
}
/** The distinct terms of a question that can point somewhere, in order. */
function queryTerms(query) {
    const terms = new Set();
    for (const word of query.match(/[\p{L}\p{N}_]+/gu) ?? []) {
        if (STOP_WORDS.has(word.toLowerCase()))
            continue;
        for (const term of tokenize(word))
            terms.add(term);
    }
    return [...terms];
}
/**
 * One form for a word's inflections: plurals by the S-stemmer (Harman 1991, "How effective is suffixing?", table 1), then
 * -ed and -ing by Porter's step 1b and the final -e by his step 5a (1980, "An algorithm for suffix stripping"), without
 * his measure m. Derivations (`compute`, `computation`) stay apart.
 * @example foldWord('restarted') // 'restart'
 * @example foldWord('queries') // 'query'
 */
function foldWord(word) {
    const singular = foldPlural(word);
    const stem = cutEnding(singular);
    if (stem.length < 3 || !/[aeiouy]/.test(stem))
        return dropE(singular);
    return stem !== singular && /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : dropE(stem);
}
function cutEnding(word) {
    if (word.endsWith('ing'))
        return word.slice(0, -3);
    return word.endsWith('ed') && !word.endsWith('eed') ? word.slice(0, -2) : word;
}
function foldPlural(word) {
    if (word.length <= 3)
        return word;
    if (word.endsWith('ies') && !/[ae]ies$/.test(word))
        return `${word.slice(0, -3)}y`;
    if (word.endsWith('es') && !/[aeo]es$/.test(word))
        return word.slice(0, -1);
    return word.endsWith('s') && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
}
function dropE(word) {
    return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
/**
 * A function of a text that remembers what it gave, for texts that come again and again. What it gives is shared: it must not be changed.
 * @example const shout = rememberTexts((text) => `${text}!`, { most: 100, longest: 20 })
 */
function rememberTexts(compute, { most, longest }) {
    const kept = new Map();
    return (text) => {
        const known = kept.get(text);
        if (known !== undefined)
            return known;
        const result = compute(text);
        if (text.length <= longest) {
            if (kept.size === most)
                kept.clear();
            kept.set(text, result);
        }
        return result;
    };
}


/***/ }),

/***/ 31718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ adviseSuite),
/* harmony export */   h6: () => (/* binding */ adviseChange)
/* harmony export */ });
/* unused harmony export powerLeft */
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);
/* harmony import */ var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55151);
/* harmony import */ var _read_source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72656);





/** More gates than this share one level too thinly. */
const MAX_GATES = 5;
/** Below this many cases even losing all of them is hardly significant. */
const MIN_GATE_CASES = 5;
/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/** What is allowed in a suite but seldom wise, for `goldenpair validate` to say; runs keep quiet about it. */
function adviseSuite(input) {
    const { suite, document } = input;
    const enabled = suite.cases.filter((golden) => golden.enabled);
    return [
        ...adviseGates(suite, document, enabled),
        ...adviseTags(suite.cases, enabled),
        ...enabled.flatMap((golden) => adviseChecks(golden)),
    ];
}
function adviseGates(suite, document, enabled) {
    const gates = suite.gates.filter(({ assumed }) => assumed !== true);
    const advice = gates.flatMap((gate, index) => {
        if (gate.where === null)
            return [];
        const selection = (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(gate.where);
        const count = enabled.filter((golden) => (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, selection)).length;
        if (count >= MIN_GATE_CASES)
            return [];
        const message = `gate ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gate.id)} looks at ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'case')} (${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gate.where)}), too few to show anything. Add cases, or remove the gate.`;
        return [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAtKey */ .O)(document, ['gates', index, 'where'], message)];
    });
    const family = gates.filter(
    // A gate with bounds alone is in no family (docs/decision-rules.md#absolute-bounds).
    ({ severity, evidence, margin }) => severity === 'fail' && evidence === 'significant' && margin !== null).length;
    if (family <= MAX_GATES)
        return advice;
    const message = `${family} gates share the level ${suite.alpha}: the first that fails needs p < ${(suite.alpha / family).toPrecision(2)} (Holm). A change that a single gate would find with 80 % power is found with ${Math.round(powerLeft(suite.alpha, family) * 100)} %. Keep at most ${MAX_GATES}, and show the rest with \`severity: warn\`.`;
    return [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAtKey */ .O)(document, ['gates'], message), ...advice];
}
/**
 * Power at Holm's first threshold alpha/G (Holm 1979, Scand. J. Statist. 6:65) for an effect that a single two-sided test at
 * alpha finds with 80 %: 1 − Φ(z(1 − alpha/2G) − z(1 − alpha/2) − z(0.8)), the normal approximation.
 * @example powerLeft(0.05, 8) // 0.527
 */
function powerLeft(alpha, gates) {
    const effect = (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2) + (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(0.8);
    return (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)((0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / (2 * gates)) - effect);
}
function adviseTags(cases, enabled) {
    const untagged = enabled.filter(({ tags }) => tags.length === 0);
    const covered = new Set(enabled.flatMap(({ tags }) => tags));
    const unused = new Map(cases.flatMap((golden) => golden.tags.map((tag) => [tag, golden])));
    for (const tag of covered)
        unused.delete(tag);
    const [first] = untagged;
    const named = untagged.slice(0, MAX_NAMED).map(({ id }) => id);
    const more = untagged.length > MAX_NAMED ? ' …' : '';
    return [
        ...(first === undefined
            ? []
            : [
                {
                    ...first.at,
                    message: `${untagged.length} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(enabled.length, 'case')} ${untagged.length === 1 ? 'has' : 'have'} no tag, so no subset or table by tag includes ${untagged.length === 1 ? 'it' : 'them'}: ${named.join(', ')}${more}. Give them \`tags\`.`,
                },
            ]),
        ...[...unused].map(([tag, { at }]) => ({
            ...at,
            message: `tag ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} is only on cases with \`enabled: false\`, so no case tests it. Enable a case, or add one.`,
        })),
    ];
}
function adviseChecks({ id, at, checks }) {
    return checks.flatMap((check) => {
        const text = 'contains' in check ? check.contains : 'not_contains' in check ? check.not_contains : '';
        if (!/^\w{1,2}$/.test(text))
            return [];
        const message = `case ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}: ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is so short that it is found inside other words and numbers too. Use \`regex: '\\b${text}\\b'\`.`;
        return [{ ...at, message }];
    });
}
/**
 * What to say of a change that touches sources but not the golden set: a change worth making is worth a case. Null where a suite file is
 * among the changed files, or where only documentation, tests, hidden files and lock files are.
 */
function adviseChange(input) {
    const { manifest, files, changed } = input;
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    const isGolden = (path) => files.includes(path) || (folder !== '' && path.startsWith(folder));
    if (changed.some((path) => isGolden(path)))
        return null;
    const sources = changed.filter((path) => !NO_SOURCE.test(path));
    const [first] = sources;
    if (first === undefined)
        return null;
    const more = sources.length === 1 ? '' : ` and ${sources.length - 1} more`;
    return {
        file: manifest,
        line: 1,
        message: `the change touches ${first}${more}, but no case. Add a case for what is new, or for what was wrong.`,
    };
}
/** Hidden files and folders, tests, documentation and lock files. */
const NO_SOURCE = /(?:^|\/)(?:\.|tests?\/|__tests__\/|spec\/|docs?\/)|(?:[._-](?:test|spec)|_test)\.\w+$|(?:^|\/)test_[^/]*$|\.(?:md|markdown|mdx|rst|lock)$|(?:^|\/)(?:LICENSE|package-lock\.json|pnpm-lock\.yaml|go\.sum)$/i;


/***/ }),

/***/ 26373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ unwrapSchema),
/* harmony export */   wF: () => (/* binding */ describeIssues)
/* harmony export */ });
/* unused harmony export pathName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60288);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55151);
/* harmony import */ var _read_source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72656);




/** What zod found in a part of a suite file, with file and line, in the words of somebody who writes suites. */
function describeIssues(issues, subject) {
    return issues.flatMap((issue) => describeIssue(issue, subject, []));
}
function describeIssue(issue, subject, base) {
    const { document, prefix } = subject;
    const path = [...base, ...issue.path];
    const full = [...subject.at, ...(subject.written?.(path) ?? path)];
    const value = valueAt(subject.value, path);
    const name = full.length === subject.named ? 'it' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(full.slice(subject.named)));
    const got = (wanted = '') => describeGot(value, { source: document.sourceOf(full), wanted });
    const atValue = (message) => [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l)(document, full, `${prefix}${message}`)];
    const atKey = (message, key) => (0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAtKey */ .O)(document, key, `${prefix}${message}`);
    switch (issue.code) {
        case 'unrecognized_keys': {
            const known = [...schemaKeys(subject.schema, path), ...(path.length === 0 ? (subject.otherKeys ?? []) : [])];
            return issue.keys.map((key) => {
                const place = [...full, key];
                if (known.includes(key))
                    return atKey(`${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(place.slice(subject.named)))} cannot be combined with the keys beside it. Make it a separate item.`, place);
                return atKey((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownName */ .U0)('key', pathName(place.slice(subject.named)), known, (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(key, known)), place);
            });
        }
        case 'invalid_type':
            if (value === undefined)
                return atValue(`${name} is missing. Give ${describeWanted(issue.expected)}.`);
            return atValue(`${name} must be ${describeWanted(issue.expected)}, but ${got(path.length === 0 ? '' : issue.expected)}`);
        case 'invalid_value': {
            const values = issue.values.map(String);
            const choice = values.length === 1 ? values.join('') : `one of ${values.join(', ')}`;
            if (value === undefined)
                return atValue(`${name} is missing. Give ${choice}.`);
            const meant = typeof value === 'string' ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(value, values) : null;
            return atValue(`${name} must be ${choice}, but ${got()}${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(meant)}`);
        }
        case 'too_small':
            if (issue.origin === 'string')
                return atValue(`${name} must not be empty.`);
            if (issue.origin === 'array')
                return atValue(`${name} is an empty list. Give an item, or leave the key out.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}, but ${got()}`);
        case 'too_big': {
            if (issue.origin === 'string')
                return atValue(`${name} must have at most ${issue.maximum} characters, but has ${String(value).length}.`);
            if (issue.origin === 'array')
                return atValue(`${name} must have at most ${issue.maximum} items.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}, but ${got()}`);
        }
        case 'invalid_format':
            return atValue(`${name} must be ${issue.message}, but ${got()}`);
        case 'invalid_key':
            return [
                atKey(`the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(full.at(-1)))} in ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(full.slice(subject.named, -1)))} must be ${issue.issues.map(({ message }) => message).join(', ')}.`, full),
            ];
        case 'invalid_union': {
            const wanted = wantedOf(issue.errors);
            const isText = wanted.includes('text') && !wanted.includes('number');
            const branch = describeUnion(issue.errors, subject, path);
            return branch ?? atValue(`${name} must be ${wanted}, but ${got(isText ? 'string' : '')}`);
        }
        case 'custom':
        case 'invalid_element':
        case 'not_multiple_of':
            return atValue(`${name}: ${issue.message}`);
    }
}
/** Says what is wrong with the branch of a union that was meant: by the value's type, then by its keys. Null when that is undecided. */
function describeUnion(branches, subject, path) {
    const ofType = branches.filter((issues) => !issues.some((issue) => isOfWrongType(issue)));
    const known = schemaKeys(subject.schema, path);
    const value = valueAt(subject.value, path);
    const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
    const unknown = keys.filter((key) => !known.includes(key));
    if (ofType.length > 1 && unknown.length > 0)
        return describeIssue({ code: 'unrecognized_keys', keys: unknown, path: [], message: '' }, subject, path);
    const [first, ...rest] = ofType;
    if (!first)
        return null;
    if (rest.length > 0 && keys.length === 0) {
        const message = `this is empty. Give one of ${known.join(', ')}.`;
        return describeIssue({ code: 'custom', path: [], message }, subject, path);
    }
    const meant = rest.reduce((best, issues) => (issues.length < best.length ? issues : best), first);
    return meant.flatMap((issue) => describeIssue(issue, subject, path));
}
function isOfWrongType(issue) {
    return issue.code === 'invalid_type' && issue.path.length === 0;
}
function wantedOf(branches) {
    const types = branches
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' && isOfWrongType(issue) ? [issue.expected] : []));
    return [...new Set(types.map((type) => describeWanted(type)))].join(' or ');
}
function valueAt(value, path) {
    return path.reduce((at, step) => typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined, value);
}
/** `gates[2].max_drop`. */
function pathName(path) {
    return path.reduce((name, step) => {
        if (typeof step === 'number')
            return `${name}[${step}]`;
        return name === '' ? String(step) : `${name}.${String(step)}`;
    }, '');
}
const WANTED = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'a mapping of keys to values',
    record: 'a mapping of keys to values',
};
/** A type of zod in the words of a suite's author: "a list". */
function describeWanted(expected) {
    return WANTED[expected] ?? expected;
}
/**
 * What is there instead, as the end of a sentence: "is the text `five`.", "is empty."
 * `source` is the scalar as written. YAML reads `007` and `yes: true` as other than text, so where text is wanted the cure is quotes.
 */
function describeGot(value, { source, wanted }) {
    if (value === null)
        return WANTED[wanted] === WANTED['object'] ? 'is empty. Write `{}` for none.' : 'is empty.';
    if (Array.isArray(value))
        return 'is a list.';
    if (typeof value === 'object')
        return 'is a mapping.';
    if (typeof value === 'string')
        return `is the text ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}.`;
    const written = source ?? JSON.stringify(value) ?? 'nothing';
    if (wanted !== 'string')
        return `is ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(written)}.`;
    const reading = typeof value === 'boolean' ? 'true or false' : 'a number';
    return `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(written)} reads as ${reading}. Put it in quotes: "${written.slice(0, 60)}".`;
}
/** The keys that a mapping may have at a path of a schema; of a union the keys of all its branches. */
function schemaKeys(schema, path) {
    const found = path.reduce((at, step) => at.flatMap((each) => stepInto(each, step)), unwrapSchema(schema));
    return [...new Set(found.flatMap((each) => (each instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodObject ? Object.keys(each.shape) : [])))];
}
function stepInto(schema, step) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodArray)
        return unwrapSchema(schema.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodRecord)
        return unwrapSchema(schema.valueType);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodObject)
        return unwrapSchema(schema.shape[String(step)]);
    return [];
}
/** The schemas a value may meet once defaults, optionals and unions are looked through. */
function unwrapSchema(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodOptional ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodDefault ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodPrefault ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodNullable)
        return unwrapSchema(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodPipe)
        return unwrapSchema(schema.in);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodUnion)
        return schema.options.flatMap((option) => unwrapSchema(option));
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_3__.ZodType ? [schema] : [];
}


/***/ }),

/***/ 89253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ fingerprintCase),
/* harmony export */   n: () => (/* binding */ withoutDefaults)
/* harmony export */ });
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);


/**
 * A value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when the
 * schema gets another member with a default. Members that the schema does not know are kept.
 * @example withoutDefaults({ id: 'a', query: 'q', checks: [], critical: true }, caseSchema) // { id: 'a', query: 'q', critical: true }
 */
function withoutDefaults(value, schema) {
    const { def } = schema._zod;
    if (def.type === 'default' || def.type === 'optional')
        return withoutDefaults(value, def.innerType);
    if (Array.isArray(value))
        return def.type === 'array' ? value.map((item) => withoutDefaults(item, def.element)) : value;
    if (!isMapping(value))
        return value;
    const shape = shapeFor(value, schema);
    const members = {};
    for (const [key, member] of Object.entries(value)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field === undefined)
            members[key] = member;
        else if (!isDefault(member, field))
            members[key] = withoutDefaults(member, field);
    }
    return members;
}
/** The fields of an object; of a choice of objects, those of the first that knows all of the value's keys. */
function shapeFor(value, schema) {
    const { def } = schema._zod;
    if (def.type === 'object')
        return def.shape;
    if (def.type !== 'union')
        return {};
    const shapes = def.options.map((option) => shapeFor(value, option));
    return shapes.find((shape) => Object.keys(value).every((key) => Object.hasOwn(shape, key))) ?? {};
}
function isDefault(member, field) {
    const { def } = field._zod;
    if (def.type !== 'default')
        return false;
    const { defaultValue } = def;
    if (member === defaultValue)
        return true;
    if (!isMapping(member) || !isMapping(defaultValue))
        return false;
    const hasSameSize = Object.keys(member).length === Object.keys(defaultValue).length;
    return hasSameSize && (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(member) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(defaultValue);
}
function isMapping(value) {
    return typeof value === 'object' && value !== null;
}
/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
function fingerprintCase(golden, hash) {
    const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined };
    if (!golden.tags.includes(_model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITICAL_TAG */ .fw))
        return hash((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDefaults(asked, _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe)));
    // The tag means `critical: true`, which is then no difference; the tag with `critical: false` is another case.
    const critical = golden.critical ? false : 'not';
    return hash((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDefaults({ ...asked, critical }, _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe)));
}


/***/ }),

/***/ 93679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ targetEntrySchema),
/* harmony export */   RG: () => (/* binding */ variantEntrySchema),
/* harmony export */   fF: () => (/* binding */ gateEntrySchema),
/* harmony export */   pN: () => (/* binding */ judgeEntrySchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   vD: () => (/* binding */ scoringEntrySchema)
/* harmony export */ });
/* unused harmony export DEFAULT_CASES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69688);
/* harmony import */ var _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81219);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31625);
/* harmony import */ var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61038);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96762);
/* harmony import */ var _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96267);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60960);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4657);









/** Objects list keys of digits alone before all others, so that such a variant would not be found where it is written. */
const variantNameSchema = _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .nameSchema */ .Jq.regex(/\D/, 'a name with something other than digits');
const settings = zod__WEBPACK_IMPORTED_MODULE_7__.record(zod__WEBPACK_IMPORTED_MODULE_7__.string(), zod__WEBPACK_IMPORTED_MODULE_7__.unknown());
/** A drop or rise that is too much, as written: 0.05, `5%` of the baseline, or `5pp` of a ratio. */
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_7__.union([
    zod__WEBPACK_IMPORTED_MODULE_7__.number().nonnegative(),
    zod__WEBPACK_IMPORTED_MODULE_7__.string()
        .regex(/^\d+(\.\d+)?\s?(%|pp)$/, 'a number, a share of the baseline such as `5%`, or points of a ratio such as `5pp`'),
]);
/** A gate as written. Which margin a metric takes is checked by `parseGates`. */
const gateEntrySchema = zod__WEBPACK_IMPORTED_MODULE_7__.strictObject({
    metric: zod__WEBPACK_IMPORTED_MODULE_7__.string()
        .min(1)
        .describe('The metric: its full id or, where only one metric has it, the part after the first dot.'),
    max_drop: marginSchema
        .describe('For metrics where higher is better: a drop this large is too much. 0.05 in the metric’s unit, `5%` of the baseline, `5pp` points of a ratio.')
        .optional(),
    max_rise: marginSchema
        .describe('For metrics where lower is better: a rise this large is too much. Written as `max_drop`.')
        .optional(),
    min: zod__WEBPACK_IMPORTED_MODULE_7__.number().describe('The candidate’s mean must not be below this, with or without a baseline.').optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_7__.number().describe('The candidate’s mean must not be above this, with or without a baseline.').optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC).describe('`fail` fails the check; `warn` is only shown.').default('fail'),
    evidence: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE */ .S4)
        .describe('`significant`: fails when the test and the margin agree. `threshold`: the margin alone. `non-inferior`: fails unless the change is shown to stay inside the margin.')
        .default('significant'),
    primary: zod__WEBPACK_IMPORTED_MODULE_7__.boolean().describe('The one gate that sets the headline.').default(false),
    where: zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).describe('Only these cases, e.g. `tag:auth` or `id:login-*`.').optional(),
});
/** How many cases may break a criterion, as written: a share of those that it applies to. */
const allowedShareSchema = zod__WEBPACK_IMPORTED_MODULE_7__.union([
    zod__WEBPACK_IMPORTED_MODULE_7__.number().min(0).lt(1, 'less than 1: a share of the cases, such as 0 or 0.05'),
    zod__WEBPACK_IMPORTED_MODULE_7__.string().regex(/^\d{1,2}(\.\d+)?\s?%$/, 'a share of the cases such as `0`, `0.05` or `5%`'),
]);
const targetKeys = {
    settings: settings.describe('Sent to the target with every request and recorded in the run.').default({}),
    deterministic: zod__WEBPACK_IMPORTED_MODULE_7__.boolean()
        .describe('The same request always gives the same reply: one trial proves a flip.')
        .optional(),
    mock: zod__WEBPACK_IMPORTED_MODULE_7__.boolean().describe('A stand-in for the real system; reports say so.').optional(),
    setup: zod__WEBPACK_IMPORTED_MODULE_7__.union([zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_7__.array(zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1)).min(1)])
        .describe('A command that prepares the checkout; it runs once per commit, before the target starts.')
        .optional(),
    traces: zod__WEBPACK_IMPORTED_MODULE_7__.boolean()
        .describe('Agents, tools, tokens and models are read from the OpenTelemetry spans that the target sends.')
        .optional(),
    limits: _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsSchema */ .Y.describe('What the provider accepts per minute; further requests wait.').optional(),
    max_trial_cost_usd: zod__WEBPACK_IMPORTED_MODULE_7__.number()
        .nonnegative()
        .describe('The most that one trial can cost, for budgets, if the target does not report it.')
        .optional(),
};
/** What every target may have; the adapter's own schema reads the rest. */
const targetEntrySchema = zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({ type: zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).describe('The adapter.'), ...targetKeys });
/** What every variant may have; the rest overrides options of the target. */
const variantEntrySchema = zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({
    type: targetEntrySchema.shape.type.optional(),
    settings: settings.describe('Overrides the target’s settings, key by key.').default({}),
    deterministic: targetKeys.deterministic,
    mock: targetKeys.mock,
    setup: targetKeys.setup,
    traces: targetKeys.traces,
    limits: targetKeys.limits,
    max_trial_cost_usd: targetKeys.max_trial_cost_usd,
    code_quality: _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSourcesEntrySchema */ .dS.describe('Overrides the suite’s `code_quality`, key by key.').optional(),
    nightly: zod__WEBPACK_IMPORTED_MODULE_7__.boolean().describe('false: skip it in scheduled runs.').default(true),
});
/** What every judge may have; the adapter's own schema reads the rest. */
const judgeEntrySchema = zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({
    type: zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).describe('The adapter.'),
    trials: zod__WEBPACK_IMPORTED_MODULE_7__.int()
        .min(1)
        .max(10)
        .describe('Readings per answer, for every question but `rubric`: grades use their median, scores their mean.')
        .default(1),
    rubric_trials: zod__WEBPACK_IMPORTED_MODULE_7__.int()
        .min(1)
        .max(8)
        .describe('Initial readings of a rubric; if they disagree or are unsure, up to 8 in all are made.')
        .default(3),
    limits: _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsSchema */ .Y.describe('What the provider accepts per minute; further requests wait.').optional(),
    prompts: zod__WEBPACK_IMPORTED_MODULE_7__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_5__/* .JUDGED_QUESTIONS */ .G1), zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1))
        .describe('Files with your own prompts, relative to the manifest’s folder, by question: `quality: judge/quality.md`.')
        .default({}),
});
/** Where cases are when the manifest does not say, from the manifest's folder. */
const DEFAULT_CASES = 'cases/**/*.{yaml,yml,json,jsonl,csv}';
const edgeSchema = zod__WEBPACK_IMPORTED_MODULE_7__.number().min(0).max(1);
const edgesSchema = zod__WEBPACK_IMPORTED_MODULE_7__.array(edgeSchema)
    .min(1)
    .max(101)
    .refine((edges) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0)), {
    message: 'edges rise from one to the next.',
});
/** Edges between 0 and 1; 0 and 1 themselves may be written, and are no inner edges. */
const calibrationBucketsSchema = zod__WEBPACK_IMPORTED_MODULE_7__.union([
    edgesSchema,
    zod__WEBPACK_IMPORTED_MODULE_7__.strictObject({
        edges: edgesSchema,
        closed: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](['left', 'right']).describe('The side on which an edge belongs to its bucket.').default('left'),
    }),
])
    .transform((written) => {
    const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' } : written;
    return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed };
})
    .describe('Buckets of confidence by their edges.')
    .prefault([0.3, 0.6]);
/** What `scoring` holds as it is written. Older suites have these keys at the top. */
const scoringEntrySchema = zod__WEBPACK_IMPORTED_MODULE_7__.strictObject({
    k: zod__WEBPACK_IMPORTED_MODULE_7__.array(zod__WEBPACK_IMPORTED_MODULE_7__.int().min(1).max(1000))
        .min(1)
        .describe('The cut-offs of the metrics at k. `primary_k` is added if it is missing.')
        .default([1, 3, 5, 10]),
    primary_k: zod__WEBPACK_IMPORTED_MODULE_7__.int().min(1).max(1000).describe('The cut-off that success and default gates use.').default(5),
    success: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_5__/* .SUCCESS_RULES */ .K_)
        .describe('Which of a case’s expectations must hold: `retrieval` (spans, sources), `answer` (checks, hops, abstaining, asking back, the judge), `workflow` (agents, tools), or `all`. With `reported` the reply says itself whether it passed.')
        .default('all'),
    ..._model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_5__/* .scoringSchema */ .b3.shape,
    calibration_buckets: calibrationBucketsSchema,
});
/** `golden/suite.yaml` as it is written. */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_7__.strictObject({
    name: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .nameSchema */ .Jq
        .describe('Names the suite in comments and artifacts. Default: the working directory’s name, or the repository’s at its root.')
        .optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).max(100).describe('Your own version number; shown in reports.').default('1'),
    description: zod__WEBPACK_IMPORTED_MODULE_7__.string().describe('For people.').optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_7__.union([zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_7__.array(zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1)).min(1)])
        .describe('Case files: one path or glob (`*`, `**`, `?`, `{a,b}`) relative to the manifest’s folder, or a list.')
        .default(DEFAULT_CASES),
    documents_dir: zod__WEBPACK_IMPORTED_MODULE_7__.string()
        .min(1)
        .describe('The folder of the documents, relative to the working directory: an expected path without a slash is a file in it.')
        .optional(),
    strict: zod__WEBPACK_IMPORTED_MODULE_7__.boolean().describe('Expected spans that the checkout lacks are errors, not warnings.').default(false),
    target: targetEntrySchema.describe('The system under test.'),
    variants: zod__WEBPACK_IMPORTED_MODULE_7__.record(variantNameSchema, variantEntrySchema)
        .describe('Named configurations of the target: the keys of each override those of `target`. Default: one named `default`, exactly as `target`.')
        .optional(),
    default_variant: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .nameSchema */ .Jq
        .describe('The variant that a run uses when none is named. Default: the first.')
        .optional(),
    trials: zod__WEBPACK_IMPORTED_MODULE_7__.int().min(1).max(100).describe('Attempts at each case.').default(1),
    baseline_trials: zod__WEBPACK_IMPORTED_MODULE_7__.int()
        .min(1)
        .max(100)
        .describe('Attempts at each case in baseline mode. Default: 3, or 1 for a deterministic target.')
        .optional(),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_7__.int().min(1).max(256).describe('Requests in flight at the same time.').default(4),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_7__.number().gt(0).max(86_400).describe('Limit for one request; a case may set its own.').default(120),
    retries: zod__WEBPACK_IMPORTED_MODULE_7__.int()
        .min(0)
        .max(10)
        .describe('Retries after infrastructure failures (rate limits, 5xx, connections).')
        .default(2),
    seed: zod__WEBPACK_IMPORTED_MODULE_7__.int()
        .min(0)
        .describe('Seeds everything random: order, bootstraps, and the seed sent to the target.')
        .default(1),
    alpha: zod__WEBPACK_IMPORTED_MODULE_7__.number().gt(0).lt(1).describe('Significance level of all tests, two-sided.').default(0.05),
    min_scored_share: zod__WEBPACK_IMPORTED_MODULE_7__.number()
        .min(0)
        .max(1)
        .describe('A gate with a smaller share of scored cases is invalid.')
        .default(0.95),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_7__.number()
        .gt(0)
        .describe('A request is made only if its worst case fits; otherwise the run stops and is incomplete.')
        .optional(),
    max_cost_usd_per_month: zod__WEBPACK_IMPORTED_MODULE_7__.number()
        .gt(0)
        .describe('The same for all runs of a calendar month, as counted in `.goldenpair/spend.jsonl`.')
        .optional(),
    zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .ZERO_TOLERANCE */ .nE)
        .describe('Cases that must not start to fail: those marked critical, all, or none (`off`).')
        .default('critical'),
    inference: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_8__/* .INFERENCES */ .R)
        .describe('What verdicts of `ab` and `compare` are about: `cases-like-these` (the default), or `these-cases` alone, whose trials are the unit. Pull requests and nights ignore it.')
        .optional(),
    profile: zod__WEBPACK_IMPORTED_MODULE_7__["enum"](_model_suite_case_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI).describe('For cases that set none.').optional(),
    scoring: scoringEntrySchema
        .describe('How an answer is scored: cut-offs, the rule of success, and settings of single metrics.')
        .prefault({}),
    judge: judgeEntrySchema.describe('The judge that answers the questions in `scoring.judged`.').optional(),
    pricing: _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_4__/* .pricingSchema */ .oQ.describe('US dollars per million tokens, by model or route tier.').default({ models: {} }),
    custom_metrics: zod__WEBPACK_IMPORTED_MODULE_7__.union([zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_7__.array(zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1)).min(1)])
        .describe('Modules with your own metrics (.js or .mjs): one path relative to the manifest’s folder, or a list.')
        .optional(),
    gates: zod__WEBPACK_IMPORTED_MODULE_7__.array(gateEntrySchema)
        .min(1)
        .describe('What must not get worse. Default: success, precision at `scoring.primary_k` and tokens, at their default margins.')
        .optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_7__.record(zod__WEBPACK_IMPORTED_MODULE_7__.string(), allowedShareSchema)
        .describe('Failures that a single run must not show, with or without a baseline, and the share of cases allowed to: `zero_recall`, `empty_answer`.')
        .default({}),
    code_quality: _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSourcesEntrySchema */ .dS
        .describe('Where the system’s source code is, to measure its quality once per run.')
        .optional(),
    controlled: settings
        .describe('Facts about the experiment (embedding model, chunk size …), recorded and compared, never interpreted.')
        .default({}),
});


/***/ }),

/***/ 57181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ parseCases)
});

// UNUSED EXPORTS: readYamlList

// EXTERNAL MODULE: ./build/model/plain-names.js
var plain_names = __webpack_require__(1275);
// EXTERNAL MODULE: ./build/measure/suite/problem.js
var problem = __webpack_require__(55151);
;// CONCATENATED MODULE: ./build/measure/suite/check-case.js


/** Regular expressions keep no state between trials (`g`, `y`), so these are the flags that mean something. */
const REGEX_FLAGS = /^[imsuv]*$/;
/** Everything wrong with one case beyond its schema. */
function checkCase(golden, { checkJsonSchema }) {
    const problems = [];
    if (golden.answer_mode === 'must_abstain' && golden.expected_spans.length > 0) {
        problems.push({
            path: ['expected_spans'],
            message: '`answer_mode: must_abstain` says that nothing answers the query, but the case has `expected_spans`. Remove one of the two.',
        });
    }
    const { expected_spans: spans } = golden;
    const places = new Map();
    spans.forEach((span, index) => {
        problems.push(...checkLines(span, index));
        if (spans.length === 1)
            return;
        const key = identity(span);
        const first = places.get(key);
        if (first === undefined)
            places.set(key, index);
        else
            problems.push(describeTwin(index, first));
    });
    golden.checks.forEach((check, index) => {
        const message = checkCheck(check, checkJsonSchema);
        if (message)
            problems.push({ path: ['checks', index], message });
    });
    return problems;
}
/** Optional fields that a metric holds an answer against. */
const EXPECTATIONS = [
    'expected_sources',
    'expected_answer_criteria',
    'key_points',
    'expected_claims',
    'requirements',
    'required_hops',
    'required_tools',
    'forbidden_tools',
    'required_agents',
    'forbidden_agents',
    'clarification_expected',
    'expected_steps',
    'expected_route',
];
/** Whether the case says anything that a metric could hold an answer against. */
function expectsAnything(golden) {
    return (golden.answer_mode !== 'answerable' ||
        golden.expected_answer !== undefined ||
        golden.checks.length > 0 ||
        EXPECTATIONS.some((field) => golden[field] !== undefined) ||
        golden.expected_spans.some(({ relevance }) => relevance > 0));
}
function checkLines({ start_line: start, end_line: end }, index) {
    const problems = [];
    const name = `expected_spans[${index}]`;
    if (end !== undefined && start === undefined)
        problems.push({
            path: ['expected_spans', index, 'end_line'],
            message: `\`${name}\` has an \`end_line\` but no \`start_line\`. Give both.`,
        });
    if (start !== undefined && end !== undefined && start > end)
        problems.push({
            path: ['expected_spans', index, 'start_line'],
            message: `\`${name}\` starts on line ${start} and ends on line ${end}. Swap them?`,
        });
    return problems;
}
function describeTwin(index, first) {
    return {
        path: ['expected_spans', index],
        message: `\`expected_spans[${index}]\` is the same span as \`expected_spans[${first}]\`. Remove one.`,
    };
}
function identity({ hash, path, symbol, start_line, end_line }) {
    return JSON.stringify(hash === undefined ? [path, symbol, start_line, end_line] : [hash]);
}
function checkCheck(check, checkJsonSchema) {
    if ('json_schema' in check)
        return checkJsonSchema(check.json_schema);
    if (!('regex' in check))
        return null;
    if (!REGEX_FLAGS.test(check.flags))
        return `\`flags\` of a regular expression are i, m, s, u or v, but are \`${check.flags.slice(0, 20)}\`.`;
    return regexFault('`regex`', check.regex, check.flags);
}
function regexFault(name, source, flags) {
    try {
        new RegExp(source, flags);
        return null;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return `${name} is not a regular expression of JavaScript: ${error.message.slice(0, 200)}.`;
    }
}
/** Shorter texts are found in almost every answer. */
const SHORTEST_ALIAS = 3;
const WORK = [
    'required_hops',
    'requirements',
    'expected_steps',
    'required_tools',
    'optional_tools',
    'forbidden_tools',
    'required_agents',
    'optional_agents',
    'forbidden_agents',
];
const NOTHING_WRONG = { problems: [], warnings: [] };
/** What is wrong, and what is only unwise, in the part of a case that says how its answer must come about. */
function checkWork(golden) {
    // Most cases say nothing of it.
    if (WORK.every((field) => golden[field] === undefined))
        return NOTHING_WRONG;
    const hops = golden.required_hops ?? [];
    return {
        problems: [
            ...findTwins(golden, 'required_hops', 'id'),
            ...findTwins(golden, 'requirements', 'id'),
            ...findTwins(golden, 'expected_steps', 'step_id'),
            ...checkNames(golden, 'tools'),
            ...checkNames(golden, 'agents'),
            ...hops.flatMap((hop, index) => checkPatterns(hop, index)),
        ],
        warnings: hops.flatMap((hop, index) => [
            ...warnOfShortTexts(hop, index),
            ...warnOfStrangeSource(hop, index, golden.expected_sources),
        ]),
    };
}
function findTwins(golden, field, key) {
    const items = golden[field] ?? [];
    const ids = items.map((item) => item[key] ?? '');
    return ids.flatMap((id, index) => {
        const first = ids.indexOf(id);
        if (first === index)
            return [];
        const message = `\`${field}[${index}].${key}\` is ${(0,problem/* quote */.hD)(id)}, like \`${field}[${first}]\`. Give each its own.`;
        return [{ path: [field, index, key], message }];
    });
}
/** A tool or an agent that is in two of the three lists. */
function checkNames(golden, kind) {
    const fields = [`required_${kind}`, `optional_${kind}`, `forbidden_${kind}`];
    const taken = new Map();
    return fields.flatMap((field) => [...(golden[field] ?? []).entries()].flatMap(([index, name]) => {
        const key = (0,plain_names/* plainName */.MH)(name);
        const first = taken.get(key);
        if (first === undefined)
            taken.set(key, field);
        if (first === undefined || first === field)
            return [];
        const message = `${(0,problem/* quote */.hD)(name)} is in \`${first}\` and in \`${field}\`. Keep it in one of them.`;
        return [{ path: [field, index], message }];
    }));
}
function checkPatterns({ match, any_of: texts }, hop) {
    if (match !== 'regex')
        return [];
    return texts.flatMap((text, index) => {
        const message = regexFault(`\`required_hops[${hop}].any_of[${index}]\``, text, 'iu');
        return message === null ? [] : [{ path: ['required_hops', hop, 'any_of', index], message }];
    });
}
function warnOfShortTexts({ match, any_of: texts }, hop) {
    if (match === 'regex')
        return [];
    return texts.flatMap((text, index) => {
        if ([...text.trim()].length >= SHORTEST_ALIAS)
            return [];
        const message = `\`required_hops[${hop}].any_of[${index}]\` is ${(0,problem/* quote */.hD)(text)}, so short that many answers contain it by chance. Use a longer text.`;
        return [{ path: ['required_hops', hop, 'any_of', index], message }];
    });
}
function warnOfStrangeSource({ source }, hop, sources) {
    if (source === undefined || sources === undefined || sources.includes(source))
        return [];
    const message = `\`required_hops[${hop}].source\` is ${(0,problem/* quote */.hD)(source)}, which is not among the \`expected_sources\`. Add it there?`;
    return [{ path: ['required_hops', hop, 'source'], message }];
}

// EXTERNAL MODULE: ./build/model/suite/case.js
var suite_case = __webpack_require__(31625);
// EXTERNAL MODULE: ./build/measure/suite/describe-issue.js
var describe_issue = __webpack_require__(26373);
// EXTERNAL MODULE: ./build/measure/suite/fingerprint-case.js
var fingerprint_case = __webpack_require__(89253);
// EXTERNAL MODULE: ./build/measure/suite/read/source-document.js
var source_document = __webpack_require__(72656);
;// CONCATENATED MODULE: ./build/measure/suite/resolve-aliases.js

/** Puts aliases of fields (`question`, `ground_truth_answer`, a span's `span_hash` …) under their own names. */
function resolveAliases(value) {
    // As most cases are written.
    if (!hasAliases(value))
        return { value, written: (path) => path, problems: [] };
    const golden = rename(value, CASE_ALIASES);
    const list = isMapping(golden.value) ? golden.value['expected_spans'] : undefined;
    const spans = Array.isArray(list) ? list.map((span) => rename(span, SPAN_ALIASES)) : [];
    const problems = [
        ...golden.problems,
        ...spans.flatMap((span, index) => span.problems.map(({ path, message }) => ({ path: ['expected_spans', index, ...path], message }))),
    ];
    const isRenamed = spans.some(({ names, problems: doubled }) => names.size > 0 || doubled.length > 0);
    return {
        value: isRenamed && isMapping(golden.value)
            ? { ...golden.value, expected_spans: spans.map((span) => span.value) }
            : golden.value,
        written: (path) => {
            const [first, index, field, ...rest] = path;
            const names = first === 'expected_spans' && typeof index === 'number' ? spans[index]?.names : undefined;
            const start = path.slice(0, 1).map((key) => golden.names.get(key) ?? key);
            if (field === undefined)
                return [...start, ...path.slice(1)];
            return [...start, ...path.slice(1, 2), names?.get(field) ?? field, ...rest];
        },
        problems,
    };
}
function hasAliases(value) {
    if (!isMapping(value))
        return false;
    const { expected_spans: spans } = value;
    return (isAliased(value, CASE_ALIASES) ||
        (Array.isArray(spans) && spans.some((span) => isMapping(span) && isAliased(span, SPAN_ALIASES))));
}
function isAliased(value, aliases) {
    return Object.keys(value).some((key) => Object.hasOwn(aliases, key));
}
const NO_NAMES = new Map();
function rename(value, aliases) {
    if (!isMapping(value) || !isAliased(value, aliases))
        return { value, names: NO_NAMES, problems: [] };
    const renamed = {};
    const names = new Map();
    const problems = [];
    for (const [key, member] of Object.entries(value)) {
        const own = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
        if (Object.hasOwn(renamed, own)) {
            const other = names.get(own) ?? own;
            const message = `${(0,problem/* quote */.hD)(key)} and ${(0,problem/* quote */.hD)(other)} are two names for ${(0,problem/* quote */.hD)(own)}. Keep one.`;
            problems.push({ path: [key], message });
            continue;
        }
        renamed[own] = member;
        if (own !== key)
            names.set(own, key);
    }
    return { value: renamed, names, problems };
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Other names of a case's fields, as other tools write them. */
const CASE_ALIASES = {
    agents_should_exclude: 'forbidden_agents',
    agents_should_include: 'required_agents',
    ground_truth_answer: 'expected_answer',
    query_id: 'id',
    question: 'query',
    text: 'query',
    tools_should_exclude: 'forbidden_tools',
    tools_should_include: 'required_tools',
};
/** Other names of an expected span's fields. */
const SPAN_ALIASES = { relevance_score: 'relevance', span_hash: 'hash' };

;// CONCATENATED MODULE: ./build/measure/suite/parse-case.js







/** One case: other names of fields resolved, budgets among the checks, paths placed; or everything that is wrong with it. */
function parseCase({ document, at, value: given }, input) {
    const { hash, checkJsonSchema, documents_dir, profile } = input;
    const { value, written, problems: doubled } = resolveAliases(given);
    const { file } = document;
    // Most cases have no problem.
    const prefix = () => `case ${nameOf(value, at)}: `;
    const aliasProblems = doubled.map(({ path, message }) => (0,source_document/* problemAtKey */.O)(document, [...at, ...path], `${prefix()}${message}`));
    const parsed = suite_case/* caseSchema */.oe.safeParse(value);
    if (!parsed.success) {
        const subject = { document, at, value, schema: suite_case/* caseSchema */.oe, prefix: prefix(), named: at.length, written };
        return { golden: null, problems: [...aliasProblems, ...(0,describe_issue/* describeIssues */.wF)(parsed.error.issues, subject)], warnings: [] };
    }
    // Filled up in place: another copy of so many fields would be most of the work.
    const { data } = parsed;
    if (profile !== null)
        data.profile ??= profile;
    if (data.tags.includes(suite_case/* CRITICAL_TAG */.fw))
        data.critical = saysCritical(value) ?? true;
    if (documents_dir !== null)
        for (const span of data.expected_spans)
            span.path = placeInDocuments(span.path, documents_dir);
    if (data.budgets !== undefined) {
        data.checks.push(...checksOf(data.budgets));
        delete data.budgets;
    }
    const golden = Object.assign(data, { at: { file, line: document.lineOf(at) }, fingerprint: '' });
    golden.fingerprint = (0,fingerprint_case/* fingerprintCase */.l)(golden, hash);
    const work = checkWork(golden);
    const placed = ({ path, message }) => (0,source_document/* problemAt */.l)(document, [...at, ...written(path)], `${prefix()}${message}`);
    const problems = [...checkCase(golden, { checkJsonSchema }), ...work.problems].map(placed);
    return { golden, problems: [...aliasProblems, ...problems], warnings: work.warnings.map(placed) };
}
/** What the case itself says of being critical; null when it says nothing. */
function saysCritical(value) {
    return typeof value === 'object' && value !== null && 'critical' in value ? value.critical === true : null;
}
/** The id in quotes, or the number of the case in its file, from 1. */
function nameOf(value, at) {
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== '')
        return (0,problem/* quote */.hD)(value.id);
    return String(Number(at.at(-1) ?? 0) + 1);
}
/**
 * The path of an expected span: the bare name of a document is a file of the suite's `documents_dir`, if there is one.
 * @example placeInDocuments('refunds.md', 'docs/') // 'docs/refunds.md', but 'a/refunds.md' and './refunds.md' stay
 */
function placeInDocuments(path, documents_dir) {
    if (documents_dir === null || path.includes('/'))
        return path;
    return `${documents_dir.replace(/\/+$/, '')}/${path}`;
}
/** Each limit as a check of its own. */
function checksOf({ max_latency_s, max_tokens, max_cost_usd, max_tool_calls }) {
    return [
        ...(max_latency_s === undefined ? [] : [{ max_latency_s }]),
        ...(max_tokens === undefined ? [] : [{ max_tokens }]),
        ...(max_cost_usd === undefined ? [] : [{ max_cost_usd }]),
        ...(max_tool_calls === undefined ? [] : [{ max_tool_calls }]),
    ];
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/measure/suite/read/read-csv.js







/**
 * Reads cases from CSV: the first record names the fields of the others, one case each. An empty cell is a field that is not given;
 * lists are split at `;`, a span is `path` or `path::symbol`, and a cell of a list or mapping may be JSON.
 */
function readCsv({ path: file, text }) {
    const { records, fault } = (0,csv/* parseCsv */.Wk)(text.replace(/^\uFEFF/, ''));
    const problems = fault === null ? [] : [{ file, ...fault }];
    const [header, ...rows] = records;
    if (header === undefined)
        return { documents: [], problems };
    const names = header.map((cell) => cell.text.trim());
    const wrong = checkHeader(names).map((message) => ({ file, line: 1, message }));
    if (wrong.length > 0)
        return { documents: [], problems: [...wrong, ...problems] };
    const documents = [];
    for (const cells of rows) {
        const line = cells[0]?.line ?? 1;
        if (cells.length !== names.length) {
            const message = `the row has ${cells.length} fields, but the header has ${names.length}. Put fields with commas in quotes.`;
            problems.push({ file, line, message });
            continue;
        }
        const value = {};
        const lines = new Map();
        for (const [index, cell] of cells.entries()) {
            const name = names[index] ?? '';
            lines.set(name, cell.line);
            const read = readCell(name, cell);
            if ('message' in read)
                problems.push({ file, line: cell.line, message: read.message });
            else if (read.value !== undefined)
                value[name] = read.value;
        }
        const lineOf = ([name = '']) => lines.get(name) ?? line;
        documents.push({ file, value, lineOf, lineOfKey: lineOf, sourceOf: () => null });
    }
    return { documents, problems };
}
function checkHeader(names) {
    const known = Object.keys(suite_case/* caseSchema */.oe.shape);
    const [only = ''] = names;
    if (names.length === 1 && only.includes(';'))
        return ['the columns are separated by semicolons. Save the table with commas.'];
    const problems = names.flatMap((name, index) => {
        if (names.indexOf(name) < index)
            return [`column ${(0,problem/* quote */.hD)(name)} is given twice. Keep one.`];
        if (known.includes(name) || Object.hasOwn(CASE_ALIASES, name))
            return [];
        return [(0,problem/* unknownName */.U0)('column', name, known, (0,suggest/* suggest */.Z)(name, known))];
    });
    const given = new Set(names.map((name) => CASE_ALIASES[name] ?? name));
    const missing = ['id', 'query'].filter((name) => !given.has(name));
    if (missing.length > 0 && problems.length === 0)
        problems.push(`column ${missing.map((name) => (0,problem/* quote */.hD)(name)).join(' and ')} is missing. The first line names the columns.`);
    return problems;
}
/** A cell by the type of its field; what does not fit is left as text, for the schema to say so. */
function readCell(name, { text }) {
    const key = CASE_ALIASES[name] ?? name;
    const types = (0,describe_issue/* unwrapSchema */.B4)(Reflect.get(suite_case/* caseSchema */.oe.shape, key));
    const trimmed = text.trim();
    if (trimmed === '')
        return { value: undefined };
    if (types.some((type) => type instanceof schemas.ZodString || type instanceof schemas.ZodEnum))
        return { value: text };
    const [type] = types;
    if (type instanceof schemas.ZodBoolean) {
        const lower = trimmed.toLowerCase();
        return { value: lower === 'true' ? true : lower === 'false' ? false : text };
    }
    if (type instanceof schemas.ZodNumber)
        return { value: Number.isFinite(Number(trimmed)) ? Number(trimmed) : text };
    if (/^[[{]/.test(trimmed))
        return readJsonCell(name, trimmed);
    if (!(type instanceof schemas.ZodArray))
        return { value: text };
    const items = trimmed
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    return { value: key === 'expected_spans' ? items.map((item) => readSpan(item)) : items };
}
function readJsonCell(name, text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { message: `${(0,problem/* quote */.hD)(name)} starts like JSON, but is not valid JSON: ${error.message}.` };
    }
}
/** `docs/guide.md::Time limits`. */
function readSpan(text) {
    const at = text.indexOf('::');
    return at === -1 ? { path: text } : { path: text.slice(0, at).trim(), symbol: text.slice(at + 2).trim() };
}

;// CONCATENATED MODULE: ./build/measure/suite/read/read-json.js

/** The deepest place that every reader asks for: an item of `{cases: [...]}`. The rest is looked up when something is wrong. */
const ITEM_DEPTH = 2;
/** Reads a JSON text as one document. */
function readJson({ path: file, text }) {
    const plain = text.replace(/^\uFEFF/, '');
    const { value, faults, root } = parse(plain, ITEM_DEPTH);
    if (faults.length > 0)
        return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) };
    let everything;
    const find = (path) => {
        if (path.length > ITEM_DEPTH)
            everything ??= scanJson(plain).root;
        let place = path.length > ITEM_DEPTH ? (everything ?? null) : root;
        for (const step of path) {
            const next = place?.children.get(String(step));
            if (next === undefined)
                return { place, isWhole: false };
            place = next;
        }
        return { place, isWhole: true };
    };
    const document = {
        file,
        value,
        lineOf: (path) => find(path).place?.line ?? 1,
        lineOfKey: (path) => {
            const { place, isWhole } = find(path);
            return (isWhole ? place?.keyLine : place?.line) ?? 1;
        },
        sourceOf: (path) => {
            const { place, isWhole } = find(path);
            return isWhole ? (place?.source ?? null) : null;
        },
    };
    return { documents: [document], problems: [] };
}
/** Reads JSON Lines: a document on every line that is not empty. */
function readJsonLines({ path: file, text }) {
    const documents = [];
    const problems = [];
    for (const [index, plain] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        if (plain.trim() === '')
            continue;
        const line = index + 1;
        const { value, faults } = parseLine(plain);
        for (const { message } of faults)
            problems.push({ file, line, message });
        if (faults.length > 0)
            continue;
        const lineOf = () => line;
        documents.push({ file, value, lineOf, lineOfKey: lineOf, sourceOf: noSource });
    }
    return { documents, problems };
}
const noSource = () => null;
/** Scans only what `JSON.parse` refuses, or takes without a word where something is wrong: it is several times as fast. */
function parseLine(text) {
    try {
        const value = JSON.parse(text);
        if (isWholeValue(value, text))
            return { value, faults: [] };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
    }
    return parse(text, 0);
}
const KEY_END = /"[ \t\n\r]*:/g;
/** Whether all of a text is in its value: no key twice and none named `__proto__`, and finite numbers. A text like JSON inside it may hide that. */
function isWholeValue(value, text) {
    let members = 0;
    const rest = [[value]];
    for (let next = rest.pop(); typeof next === 'object' && next !== null; next = rest.pop()) {
        if (!Array.isArray(next)) {
            const keys = Object.keys(next);
            if (keys.includes('__proto__'))
                return false;
            members += keys.length;
        }
        for (const member of Object.values(next)) {
            if (typeof member === 'number' && !Number.isFinite(member))
                return false;
            if (typeof member === 'object' && member !== null)
                rest.push(member);
        }
    }
    let keyEnds = 0;
    while (KEY_END.test(text))
        keyEnds += 1;
    return members === keyEnds;
}
function parse(text, depth) {
    const { root, faults } = scanJson(text, depth);
    if (faults.length > 0)
        return { value: undefined, root, faults };
    try {
        return { value: JSON.parse(text), root, faults };
    }
    catch (error) {
        // What the scanner lets pass: raw control characters in texts.
        if (!(error instanceof SyntaxError))
            throw error;
        return { value: undefined, root, faults: [{ line: 1, message: `this is not valid JSON: ${error.message}.` }] };
    }
}
const WORDS = {
    value: 'a value',
    'value or close': 'a value or `]`',
    key: 'a key in double quotes',
    'key or close': 'a key in double quotes or `}`',
    colon: '`:`',
    'comma or close': '`,` or the closing bracket',
    end: 'the end of the text',
};
const STRING = String.raw `"[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n]*)*"`;
const NUMBER = String.raw `-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`${STRING}|[{}[\\],:]|${NUMBER}(?![\\w.])|(?:true|false|null)(?!\\w)`, 'y');
const PUNCTUATION = '}],:';
const [QUOTE, MINUS, ZERO, NINE] = [0x22, 0x2d, 0x30, 0x39];
const OTHER = /"[^\n]*|[^\s{}[\],:"]+|[^]/y;
/**
 * Walks through a JSON text (RFC 8259) without building its values, which `JSON.parse` does faster. It gives the places of
 * values down to `depth` (0 is the text's own value) and what is wrong: the first fault in the notation, after which it stops, keys
 * given twice or named `__proto__`, and numbers that are not finite.
 */
function scanJson(text, depth = Infinity) {
    const faults = [];
    const stack = [];
    let root = null;
    let expected = 'value';
    let line = 1;
    let at = 0;
    const fail = (message) => void faults.push({ line, message });
    const enter = (source) => {
        const frame = stack.at(-1);
        if (stack.length > depth)
            return null;
        const keyLine = frame?.close === '}' ? frame.keyLine : line;
        const place = { line, keyLine, source, children: new Map() };
        if (frame === undefined)
            root = place;
        else
            frame.place?.children.set(frame.close === '}' ? frame.key : String(frame.index), place);
        return place;
    };
    const readKey = (frame, token) => {
        frame.key = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
        frame.keyLine = line;
        const first = frame.keys.get(frame.key);
        if (first !== undefined)
            fail(`key ${(0,problem/* quote */.hD)(frame.key)} is given twice, first on line ${first}. Keep one.`);
        else
            frame.keys.set(frame.key, line);
        if (frame.key === '__proto__')
            fail('key `__proto__` is not allowed. Give it another name.');
    };
    const afterValue = () => (stack.length === 0 ? 'end' : 'comma or close');
    for (;;) {
        for (let blank = text[at]; blank === ' ' || blank === '\n' || blank === '\t' || blank === '\r'; blank = text[++at])
            if (blank === '\n')
                line++;
        if (at === text.length) {
            if (expected !== 'end')
                fail(`this is not valid JSON: the text ends, but ${WORDS[expected]} is missing.`);
            return { root, faults };
        }
        TOKEN.lastIndex = at;
        const token = TOKEN.test(text) ? text.slice(at, TOKEN.lastIndex) : undefined;
        const frame = stack.at(-1);
        const first = token?.charCodeAt(0) ?? 0;
        const isString = first === QUOTE;
        if (token !== undefined && isString && /[\t\r]/.test(token)) {
            fail('this is not valid JSON: a text contains a raw tab or line end. Write `\\t` or `\\n`.');
            return { root, faults };
        }
        if (token === undefined)
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        const isValue = expected === 'value' || expected === 'value or close';
        if (isValue && (token === '{' || token === '[')) {
            const close = token === '{' ? '}' : ']';
            stack.push({ place: enter(null), close, keys: new Map(), index: 0, key: '', keyLine: line });
            expected = close === '}' ? 'key or close' : 'value or close';
        }
        else if (isValue && !PUNCTUATION.includes(token)) {
            if ((first === MINUS || (first >= ZERO && first <= NINE)) && !Number.isFinite(Number(token)))
                fail(`${(0,problem/* quote */.hD)(token)} is not a finite number. Give a finite one, or put it in quotes.`);
            enter(isString ? null : token);
            expected = afterValue();
        }
        else if (frame && isString && (expected === 'key' || expected === 'key or close')) {
            readKey(frame, token);
            expected = 'colon';
        }
        else if (expected === 'colon' && token === ':')
            expected = 'value';
        else if (frame && expected === 'comma or close' && token === ',') {
            frame.index++;
            expected = frame.close === '}' ? 'key' : 'value';
        }
        else if (frame && token === frame.close && expected.endsWith('or close')) {
            stack.pop();
            expected = afterValue();
        }
        else
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        at += token.length;
    }
}
function describeStray(text, at, expected) {
    OTHER.lastIndex = at;
    const got = OTHER.exec(text)?.[0] ?? '';
    const isTrailing = (expected === 'key' || expected === 'value') && /^[}\]]/.test(got);
    const cure = isTrailing
        ? ' Leave out the comma before it.'
        : /^(?:\/\/|\/\*|#)/.test(got)
            ? ' JSON has no comments.'
            : '';
    return `this is not valid JSON: ${WORDS[expected]} is expected, but there is ${(0,problem/* quote */.hD)(got)}.${cure}`;
}

// EXTERNAL MODULE: ./build/measure/suite/read/read-yaml.js
var read_yaml = __webpack_require__(27849);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/model/find-deep-nesting.js
var find_deep_nesting = __webpack_require__(29417);
;// CONCATENATED MODULE: ./build/measure/suite/parse-cases.js









/** A run of more needs more memory than a runner has. */
const MAX_CASES = 100_000;
/**
 * The cases of several files, in their order, ids unique over all of them. A file is a list of cases, `{cases: [...]}`, or
 * several documents (of YAML, or the lines of JSONL and CSV), each one of these or a single case. A case that expects
 * nothing is a warning.
 */
function parseCases(input) {
    const { files, hash, checkJsonSchema, documents_dir = null, profile = null } = input;
    const cases = [];
    const problems = [];
    const warnings = [];
    const places = new Map();
    let count = 0;
    for (const file of files) {
        const read = readCaseFile(file);
        const found = [];
        // One by one: a file full of mistakes has more of them than a call may have arguments.
        for (const problem of read.problems)
            problems.push(problem);
        let isListed = read.problems.length === 0;
        for (const document of read.documents) {
            const problem = listEntries(document, found);
            if (problem === null)
                continue;
            isListed = false;
            problems.push(problem);
        }
        if (found.length === 0 && isListed)
            problems.push(atTop(file, 'the file has no cases. Write a list of cases, or delete it.'));
        count += found.length;
        if (count > MAX_CASES) {
            problems.push(atTop(file, `with this file the suite has ${count} cases. At most ${MAX_CASES} are allowed.`));
            break;
        }
        for (const entry of found) {
            const parsed = parseCase(entry, { hash, checkJsonSchema, documents_dir, profile });
            for (const problem of parsed.problems)
                problems.push(problem);
            const { golden } = parsed;
            if (!golden)
                continue;
            const first = places.get(golden.id);
            if (first === undefined)
                places.set(golden.id, golden.at);
            else
                problems.push({
                    ...golden.at,
                    message: `case id ${(0,problem/* quote */.hD)(golden.id)} is already used at ${first.file}:${first.line}. Give each case its own id.`,
                });
            if (golden.enabled && !expectsAnything(golden))
                warnings.push({
                    ...golden.at,
                    message: `case ${(0,problem/* quote */.hD)(golden.id)}: nothing is expected, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or \`answer_mode: must_abstain\`.`,
                });
            warnings.push(...parsed.warnings);
            cases.push(golden);
        }
    }
    return { cases, problems, warnings };
}
const atTop = ({ path: file }, message) => ({ file, line: 1, message });
/** Adds the cases of a document to those found; or says what is wrong with it. */
function listEntries(document, found) {
    const { value } = document;
    const addAll = (items, at) => {
        items.forEach((item, index) => found.push({ document, at: [...at, index], value: item }));
        return null;
    };
    if (Array.isArray(value))
        return addAll(value, []);
    if (typeof value !== 'object' || value === null)
        return (0,source_document/* problemAtKey */.O)(document, [], `a case file must be a list of cases, but this is ${(0,problem/* quote */.hD)(String(value))}.`);
    if (!('cases' in value)) {
        found.push({ document, at: [], value });
        return null;
    }
    const stranger = Object.keys(value).find((key) => key !== 'cases');
    if (stranger !== undefined)
        return (0,source_document/* problemAtKey */.O)(document, [stranger], (0,problem/* unknownName */.U0)('key', stranger, ['cases']));
    if (!Array.isArray(value.cases))
        return (0,source_document/* problemAtKey */.O)(document, ['cases'], '`cases` must be a list of cases.');
    return addAll(value.cases, ['cases']);
}
/** Reads a case file by the end of its name: `.json`, `.jsonl`, `.csv`, and YAML for everything else. */
function readCaseFile(file) {
    const extension = file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase();
    if (extension === 'json')
        return readJson(file);
    if (extension === 'jsonl' || extension === 'ndjson')
        return readJsonLines(file);
    if (extension === 'csv')
        return readCsv(file);
    const list = readYamlList(file);
    return list === null ? (0,read_yaml/* readYaml */.g)(file) : { documents: [list], problems: [] };
}
/**
 * Reads a file that is one list in block style item by item, at less than half of the cost of `readYaml`: the nodes of an item are
 * dropped before the next is read, and places in the text are only looked up when something is wrong. Null when the file
 * is anything else, has a fault, or uses what looks beyond an item (aliases): it has to be read as a whole then.
 */
function readYamlList(file) {
    const text = file.text.replace(/^\uFEFF/, '');
    const starts = [...text.matchAll(/(?<=^|\n)-(?=[ \t\r\n])/g)].map(({ index }) => index);
    const [first] = starts;
    if (first === undefined || !isOnlyComments(text.slice(0, first)))
        return null;
    const items = [];
    const lines = [];
    let line = 1 + countLines(text.slice(0, first));
    for (const [index, start] of starts.entries()) {
        const piece = text.slice(start, starts[index + 1]);
        const item = readItem(piece);
        if (item === null)
            return null;
        items.push(item.value);
        lines.push(line + countLines(piece.slice(0, item.offset)));
        line += countLines(piece);
    }
    let whole;
    const readWhole = () => {
        whole ??= (0,read_yaml/* readYaml */.g)(file).documents[0];
        if (whole === undefined)
            throw new Error(`${file.path} was read item by item but not as a whole`);
        return whole;
    };
    return {
        file: file.path,
        value: items,
        lineOf: (path) => (path.length === 1 ? lines[Number(path[0])] : undefined) ?? readWhole().lineOf(path),
        lineOfKey: (path) => readWhole().lineOfKey(path),
        sourceOf: (path) => readWhole().sourceOf(path),
    };
}
/** Comments, empty lines and one `---`. */
function isOnlyComments(text) {
    return /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*)?$/.test(text);
}
function countLines(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}
/** The only item of a piece, and where it starts in it. */
function readItem(piece) {
    if ((0,find_deep_nesting/* findDeepNesting */.u)(piece) !== null)
        return null;
    const [document, second] = (0,dist/* parseAllDocuments */.hR)(piece, read_yaml/* YAML_OPTIONS */.N);
    if (document === undefined || second || document.errors.length > 0 || document.warnings.length > 0)
        return null;
    const list = document.contents;
    if (!(0,dist/* isSeq */.oP)(list) || list.items.length !== 1)
        return null;
    const [node] = list.items;
    const value = plainValue(node);
    if (value === undefined || (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node)))
        return null;
    return { value, offset: node.range?.[0] ?? 0 };
}
/** A node as plain data, or undefined for what `readYaml` finds fault with or has to look up. */
function plainValue(node) {
    if (node === null)
        return null;
    if ((0,dist/* isScalar */.jn)(node)) {
        const { value } = node;
        return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        const items = node.items.map((item) => plainValue(item));
        return items.includes(undefined) ? undefined : items;
    }
    if (!(0,dist/* isMap */.jh)(node))
        return undefined;
    const members = {};
    for (const { key, value } of node.items) {
        if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
            return undefined;
        const member = plainValue(value);
        const name = key.value;
        if (member === undefined || Object.hasOwn(members, name) || name === '__proto__' || name === '<<')
            return undefined;
        members[name] = member;
    }
    return members;
}


/***/ }),

/***/ 97011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ customModulePaths),
/* harmony export */   Q: () => (/* binding */ parseCustomMetrics)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19543);
/* harmony import */ var _describe_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26373);
/* harmony import */ var _parse_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55151);
/* harmony import */ var _read_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72656);






/**
 * The suite's own metrics, `custom.<name>`, and everything that is wrong with them and with the modules that they come from. A name that means
 * one of Goldenpair's (`isTaken`) is refused, for a gate would no longer know which it looks at.
 */
function parseCustomMetrics(input) {
    const { modules, document, isTaken } = input;
    const metrics = [];
    const problems = [];
    const places = new Map();
    for (const [index, module] of modules.entries()) {
        if (module.kind === 'refused') {
            // Of a single path, the line is that of the key.
            problems.push((0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l)(document, ['custom_metrics', index], module.message));
            continue;
        }
        if (module.kind === 'broken') {
            problems.push({ file: module.path, line: module.line, message: module.message });
            continue;
        }
        for (const [place, declared] of module.metrics.entries()) {
            const parsed = parseOne(module, place, declared);
            if ('problems' in parsed) {
                problems.push(...parsed.problems);
                continue;
            }
            const { name, metric } = parsed;
            const at = { file: module.path, line: lineOfName(module.text, name) };
            const first = places.get(name);
            if (first !== undefined)
                problems.push({
                    ...at,
                    message: `${first} already defines a metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)}. Rename one of them.`,
                });
            else if (isTaken(name))
                problems.push({
                    ...at,
                    message: `the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)} already means a metric of Goldenpair. Rename yours: \`own-${name}\`.`,
                });
            else
                metrics.push(metric);
            places.set(name, first ?? `${at.file}:${at.line}`);
        }
    }
    return { metrics, problems };
}
function parseOne(module, place, declared) {
    const parsed = _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .customMetricSchema */ .V.safeParse(declared);
    if (!parsed.success) {
        const named = nameOf(declared);
        const line = lineOfName(module.text, named ?? '');
        const document = {
            file: module.path,
            value: declared,
            lineOf: () => line,
            lineOfKey: () => line,
            sourceOf: () => null,
        };
        const prefix = named === null ? `metric ${place + 1}: ` : `metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(named)}: `;
        const subject = { document, at: [], value: declared, schema: _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .customMetricSchema */ .V, prefix, named: 0 };
        return { problems: (0,_describe_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .describeIssues */ .wF)(parsed.error.issues, subject) };
    }
    const { name, title, source, unit, kind, direction, range, environment, scale, ...rest } = parsed.data;
    const { default_margin, absolute_margin, definition, judged_by } = rest;
    return {
        name,
        metric: (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_5__/* .omitUndefined */ .O)({
            id: `custom.${name}`,
            title,
            unit,
            kind,
            direction,
            range,
            environment,
            scale,
            default_margin,
            absolute_margin,
            judged_by: judged_by.length > 0 ? [...new Set(judged_by)] : undefined,
            definition: `custom.${name}/${definition} ${module.hash}`,
            custom: true,
            source: source === undefined ? module.path : `${source}, in ${module.path}`,
        }),
    };
}
function nameOf(declared) {
    const isNamed = typeof declared === 'object' && declared !== null && 'name' in declared;
    return isNamed && typeof declared.name === 'string' && declared.name !== '' ? declared.name : null;
}
/** Where the module writes the name as a text of its own; 1 where it does not, as when it puts it together. */
function lineOfName(text, name) {
    const lines = text.split('\n');
    const index = lines.findIndex((line) => ["'", '"', '`'].some((mark) => line.includes(`${mark}${name}${mark}`)));
    return Math.max(index, 0) + 1;
}
/** The modules of a suite's own metrics as its manifest writes them; none where it is too broken to say. */
function customModulePaths(manifest) {
    return [(0,_parse_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readKey */ .YZ)(manifest, 'custom_metrics') ?? []].flat();
}


/***/ }),

/***/ 89965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ warnOfIdleJudge),
/* harmony export */   Xq: () => (/* binding */ parseJudge),
/* harmony export */   YO: () => (/* binding */ judgePromptPaths)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _describe_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26373);
/* harmony import */ var _manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93679);
/* harmony import */ var _parse_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15917);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55151);
/* harmony import */ var _read_source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72656);







const SHARED_KEYS = Object.keys(_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeEntrySchema */ .pN.shape);
/** The prompt files of a suite's judge as its manifest writes them; none where it is too broken to say. */
function judgePromptPaths(manifest) {
    const prompts = (0,_parse_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readKey */ .YZ)(manifest, 'judge')?.prompts ?? {};
    return _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .JUDGED_QUESTIONS */ .G1.flatMap((question) => {
        const path = prompts[question];
        return path === undefined ? [] : [{ question, path }];
    });
}
/** The suite's judge, its options read by the adapter's own schema; null where the suite has none, or it is wrong. */
function parseJudge(input) {
    const { entry, document, judges, prompts } = input;
    if (entry === undefined)
        return { judge: null, problems: [] };
    const { type, trials, rubric_trials, limits } = entry;
    const written = Object.fromEntries(Object.entries(entry).filter(([key]) => !SHARED_KEYS.includes(key)));
    const adapter = judges.find(({ name }) => name === type);
    if (adapter === undefined) {
        const known = judges.map(({ name }) => name);
        return { judge: null, problems: [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l)(document, ['judge', 'type'], (0,_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownName */ .U0)('judge type', type, known))] };
    }
    const wrongPrompts = prompts.flatMap((prompt) => prompt.kind === 'read'
        ? []
        : [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l)(document, ['judge', 'prompts', prompt.question], `prompt ${prompt.message}`)]);
    const parsed = adapter.options.safeParse(written);
    if (!parsed.success) {
        const subject = { document, at: ['judge'], value: written, schema: adapter.options, prefix: '', named: 0 };
        const otherKeys = SHARED_KEYS;
        return {
            judge: null,
            problems: [...(0,_describe_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .describeIssues */ .wF)(parsed.error.issues, { ...subject, otherKeys }), ...wrongPrompts],
        };
    }
    const options = parsed.data;
    const read = prompts.flatMap((prompt) => prompt.kind === 'read' ? [[prompt.question, { path: prompt.path, text: prompt.text }]] : []);
    const judge = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__/* .omitUndefined */ .O)({
        type,
        options: typeof options === 'object' && options !== null ? { ...options } : {},
        trials,
        rubric_trials,
        prompts: Object.fromEntries(read),
        limits,
    });
    return { judge, problems: wrongPrompts };
}
/** Questions without a judge, or a judge without questions: allowed, and nothing comes of it. */
function warnOfIdleJudge(input) {
    const { manifest, document } = input;
    const { judge, scoring } = manifest;
    const isAsked = scoring.judged.length > 0;
    if (isAsked === (judge !== undefined))
        return [];
    const [key, message] = isAsked
        ? [
            ['scoring', 'judged'],
            '`scoring.judged` asks for judgments, but the suite has no `judge`, so the metrics that need them stay unscored. Name a `judge`, or write judgments into the run yourself.',
        ]
        : [
            ['judge'],
            '`judge` has no questions. List them under `scoring.judged`, such as `scoring: { judged: [answer] }`.',
        ];
    return [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAtKey */ .O)(document, key, message)];
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   YZ: () => (/* binding */ readKey),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   vP: () => (/* binding */ parseCriteria),
/* harmony export */   wu: () => (/* binding */ casePatterns)
/* harmony export */ });
/* unused harmony export readManifest */
/* harmony import */ var _describe_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26373);
/* harmony import */ var _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93679);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55151);
/* harmony import */ var _read_read_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27849);
/* harmony import */ var _read_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72656);





/** Reads the manifest's keys; what they refer to (targets, metrics, cases) is for others. Null when it is no mapping at all. */
function parseManifest(file) {
    const { documents, problems } = readManifest(file);
    const [source, second] = documents;
    const fail = (line, message) => ({
        parsed: null,
        problems: [...problems, { file: file.path, line, message }],
    });
    if (problems.length > 0)
        return { parsed: null, problems };
    if (!source)
        return fail(1, 'the suite is empty. Give it at least a `target`.');
    if (second)
        return fail(second.lineOf([]), 'a suite is one YAML document, but a second one starts here. Remove the `---`.');
    const { value } = source;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return fail(source.lineOf([]), `a suite must be a mapping of keys to values, but this is ${Array.isArray(value) ? 'a list' : 'a single value'}.`);
    const gates = 'gates' in value && Array.isArray(value.gates) ? value.gates : [];
    const entries = gates.map((gate) => _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .gateEntrySchema */ .fF.safeParse(gate).data ?? null);
    const { document, present, twice, warnings } = moveIntoScoring(source, value);
    const whole = _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.safeParse(present);
    if (whole.success && twice.length === 0)
        return { parsed: { document, manifest: whole.data, gates: entries, warnings, isBroken: () => false }, problems: [] };
    const issues = whole.error?.issues ?? [];
    const broken = issues.flatMap(brokenParts);
    const subject = { document, at: [], value: present, schema: _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc, prefix: '', named: 0 };
    return {
        parsed: {
            document,
            manifest: mend(present, broken),
            gates: entries,
            warnings,
            isBroken: (...parts) => parts.some((part) => broken.some((each) => each === part || each.startsWith(`${part}.`) || part.startsWith(`${each}.`))),
        },
        problems: [...twice, ...(0,_describe_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssues */ .wF)(issues, subject)],
    };
}
/**
 * An older suite has the keys of `scoring` at the top: they are read from there, with one warning for all of them. A key that stands in
 * both places is a problem.
 */
function moveIntoScoring(source, value) {
    const scoring = 'scoring' in value ? value.scoring : {};
    const isMapping = typeof scoring === 'object' && scoring !== null && !Array.isArray(scoring);
    const entries = Object.entries(value);
    const moved = entries.filter(([key]) => Object.hasOwn(_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .scoringEntrySchema */ .vD.shape, key));
    const keys = moved.map(([key]) => key);
    const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)));
    const placeOf = (path) => path[0] === 'scoring' && keys.some((key) => key === path[1]) ? path.slice(1) : path;
    const document = {
        ...source,
        lineOf: (path) => source.lineOf(placeOf(path)),
        lineOfKey: (path) => source.lineOfKey(placeOf(path)),
        sourceOf: (path) => source.sourceOf(placeOf(path)),
    };
    const twice = isMapping ? keys.filter((key) => Object.hasOwn(scoring, key)) : [];
    return {
        document: keys.length === 0 ? source : document,
        present: isMapping && keys.length > 0 ? { ...rest, scoring: { ...Object.fromEntries(moved), ...scoring } } : rest,
        twice: twice.map((key) => (0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .O)(source, [key], `\`${key}\` stands at the top and in \`scoring\`. Keep \`scoring.${key}\`.`)),
        warnings: describeMoved(keys, source),
    };
}
/** One warning for all keys of an older suite that are in `scoring` now, at the first of them. */
function describeMoved(keys, document) {
    const [first, ...others] = keys;
    if (first === undefined)
        return [];
    const moves = [
        `\`${first}\` is now \`scoring.${first}\``,
        ...others.map((key) => `\`${key}\` (line ${document.lineOfKey([key])}) is now \`scoring.${key}\``),
    ];
    const advice = `Move ${others.length === 0 ? 'it' : 'them'} under \`scoring:\`.`;
    return [(0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .O)(document, [first], `${moves.join(', ')}. ${advice}`)];
}
/** The mappings whose members are left out one by one when they are broken. */
const MENDED_BY_MEMBER = ['scoring', 'variants'];
/** The parts that have to be left out because of an issue: `gates`, `scoring.k`. */
function brokenParts(issue) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => path.slice(0, MENDED_BY_MEMBER.includes(path[0]) ? 2 : 1).join('.'));
}
/** The manifest without its broken parts. */
function mend(value, broken) {
    const sound = (mapping, prefix) => Object.fromEntries(Object.entries(mapping)
        .filter(([key]) => !broken.includes(prefix + key))
        .map(([key, part]) => {
        const isMended = prefix === '' && MENDED_BY_MEMBER.includes(key) && typeof part === 'object' && part !== null;
        return [key, isMended ? sound(part, `${key}.`) : part];
    }));
    return _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.parse({ target: { type: '?' }, ...sound(value, '') });
}
/**
 * The failing criteria of a single run as gates with a `max` of their own, in the manifest's order. Which there are is for the
 * metrics to say (`criterion`). A criterion that no case can break is a warning.
 */
function parseCriteria(input) {
    const { criteria, document, metrics, cases } = input;
    const problems = [];
    const warnings = [];
    const known = metrics.flatMap(({ criterion }) => criterion ?? []);
    const gates = Object.entries(criteria).flatMap(([name, allowed]) => {
        const describe = (message) => (0,_read_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .O)(document, ['criteria', name], message);
        const metric = metrics.find(({ criterion }) => criterion === name);
        if (metric === undefined) {
            problems.push(describe((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownName */ .U0)('criterion', name, known)));
            return [];
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push(describe(`no case provides what \`${metric.id}\` needs, so \`${name}\` can never fail.`));
        return [
            {
                id: metric.id,
                metric: metric.id,
                severity: 'fail',
                evidence: 'significant',
                primary: false,
                margin: null,
                min: null,
                max: typeof allowed === 'number' ? allowed : Number(`${allowed.replace(/\s?%$/, '')}e-2`),
                where: null,
            },
        ];
    });
    return { gates, problems, warnings };
}
const known = new WeakMap();
/** A manifest as `readYaml` reads it, but once: the files that it names are looked up before it is parsed. */
function readManifest(file) {
    const read = known.get(file) ?? (0,_read_read_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .g)(file);
    known.set(file, read);
    return read;
}
/**
 * Where a manifest says that its cases are: globs, or null where the manifest is too broken to say.
 * Nothing else is checked; `parseSuite` does that and says what is wrong.
 */
function casePatterns(manifest) {
    const cases = readKey(manifest, 'cases');
    return cases === undefined ? null : [cases].flat();
}
/** A single key of a manifest, before the rest is checked; undefined where it is not given, or broken, or the manifest is no mapping. */
function readKey(manifest, key) {
    const value = readManifest(manifest).documents[0]?.value;
    if (typeof value !== 'object' || value === null)
        return undefined;
    return _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.shape[key].safeParse(Reflect.get(value, key)).data;
}
/**
 * A path or glob relative to the folder of a file, from the root that the file's own path counts from; null when it leads out of that root.
 * @example resolveFrom('golden/suite.yaml', '../cases/*.yaml') // 'cases/*.yaml'
 */
function resolveFrom(file, relative) {
    if (relative.startsWith('/') || /^[A-Za-z]:/.test(relative))
        return null;
    const steps = file.split('/').slice(0, -1);
    for (const step of relative.replaceAll('\\', '/').split('/')) {
        if (step === '' || step === '.')
            continue;
        if (step !== '..')
            steps.push(step);
        else if (steps.pop() === undefined)
            return null;
    }
    return steps.join('/');
}


/***/ }),

/***/ 51740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ inspectSuite),
  El: () => (/* binding */ parseSuite),
  HI: () => (/* binding */ refuseSuite)
});

// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/measure/suite/advise.js
var advise = __webpack_require__(31718);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/measure/suite/problem.js
var suite_problem = __webpack_require__(55151);
;// CONCATENATED MODULE: ./build/measure/suite/describe-unknown-metric.js


/** More metrics than these are not listed one by one. */
const LONGEST_LIST = 20;
/**
 * What to say of a metric that does not exist: the nearest one, if need be at `primary_k` and by its full id, and all that do
 * (of many, how their names begin).
 * A metric at a k that the suite does not measure is distinguished from a typing mistake.
 * @example "metric `ndgc` is unknown. Did you mean `retrieval.ndcg@5`? Known: success, retrieval.ndcg@1,3,5,10."
 */
function describeUnknownMetric(input) {
    const { name, suggestion, metrics, primary_k } = input;
    const families = new Map();
    for (const { id } of metrics) {
        const [base = '', k] = id.split('@');
        families.set(base, [...(families.get(base) ?? []), ...(k === undefined ? [] : [k])]);
    }
    const [base = '', k] = name.split('@');
    const known = [...families].map(([family, ks]) => (ks.length === 0 ? family : `${family}@${ks.join(',')}`)).join(', ');
    const exact = [...families].find(([family, ks]) => ks.length > 0 && (family === base || shortOf(family) === base));
    if (exact && k !== undefined && /^[1-9]\d{0,2}$/.test(k))
        return `metric ${(0,suite_problem/* quote */.hD)(name)} is not measured, because \`scoring.k\` has no ${k}. Add it to \`scoring.k\`, or use one of ${exact[1].map((each) => `\`${exact[0]}@${each}\``).join(', ')}.`;
    const meant = findMeant({ base, k, families, primary_k }) ?? suggestion;
    if (families.size > LONGEST_LIST) {
        const groups = [...new Set([...families.keys()].map((each) => each.split('.')[0]))].join(', ');
        return `metric ${(0,suite_problem/* quote */.hD)(name)} is unknown.${(0,suite_problem/* didYouMean */.au)(meant)} \`goldenpair validate --list metrics\` shows all; their names begin with ${groups}.`;
    }
    return `metric ${(0,suite_problem/* quote */.hD)(name)} is unknown.${(0,suite_problem/* didYouMean */.au)(meant)} Known: ${known}.`;
}
/** Full names come before short ones, and where a k is named, what is measured at one before the rest. */
function findMeant(input) {
    const { base, k, families, primary_k } = input;
    const all = [...families.keys()];
    const atK = all.filter((family) => families.get(family)?.length !== 0);
    const nearest = (some) => {
        const near = (0,suggest/* suggest */.Z)(base, [...some, ...some.map(shortOf)]);
        return some.find((family) => family === near) ?? some.find((family) => shortOf(family) === near);
    };
    const family = (k === undefined ? undefined : nearest(atK)) ?? nearest(all);
    const ks = families.get(family ?? '') ?? [];
    if (family === undefined || ks.length === 0)
        return family ?? null;
    return `${family}@${k !== undefined && ks.includes(k) ? k : primary_k}`;
}
function shortOf(family) {
    return family.slice(family.indexOf('.') + 1);
}
/**
 * People's labels that no judge is ever held against, each kind once, at its first case: of a name that is no metric's in full, of a metric
 * that they are not held against, or outside of what that metric can be.
 */
function warnOfLabels(input) {
    const { cases, metrics, judgeMeasures, primary_k } = input;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const describe = (name, label) => {
        const metric = byId.get(name);
        if (metric === undefined)
            return describeUnknownMetric({ name, suggestion: null, metrics, primary_k });
        if (!judgeMeasures.includes(name))
            return `${(0,suite_problem/* quote */.hD)(name)} is a metric, but labels are compared only with a judge’s metrics: ${judgeMeasures.map((each) => (0,suite_problem/* quote */.hD)(each)).join(', ')}.`;
        const [lowest, highest] = metric.range;
        if ((lowest === null || label >= lowest) && (highest === null || label <= highest))
            return null;
        return `${(0,suite_problem/* quote */.hD)(name)} cannot be ${label}: it goes from ${lowest ?? 'minus infinity'} to ${highest ?? 'infinity'}.`;
    };
    const reported = new Set();
    return cases.flatMap((golden) => Object.entries(golden.human_labels ?? {}).flatMap(([name, label]) => {
        const problem = reported.has(name) ? null : describe(name, label);
        if (problem === null)
            return [];
        reported.add(name);
        return { ...golden.at, message: `\`human_labels\` of case ${(0,suite_problem/* quote */.hD)(golden.id)}: ${problem}` };
    }));
}

// EXTERNAL MODULE: ./build/measure/suite/parse-cases.js + 5 modules
var parse_cases = __webpack_require__(57181);
// EXTERNAL MODULE: ./build/measure/suite/parse-custom-metrics.js
var parse_custom_metrics = __webpack_require__(97011);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/model/suite/gate.js
var suite_gate = __webpack_require__(61038);
// EXTERNAL MODULE: ./build/model/metric.js
var model_metric = __webpack_require__(16080);
// EXTERNAL MODULE: ./build/model/suite/selection.js
var suite_selection = __webpack_require__(78955);
;// CONCATENATED MODULE: ./build/measure/suite/parse-gate.js





/** One gate whose metric is known, or everything that is wrong with it. `id` is still the metric's; `cases` is null when they could not be read. */
function parseGate(input) {
    const { entry, metric, cases } = input;
    const problems = [];
    const add = (key, message) => void problems.push({ key, message });
    let margin = null;
    for (const key of Object.keys(MARGIN_KEYS)) {
        const written = entry[key];
        if (written === undefined)
            continue;
        const parsed = parseMargin({ key, written, metric });
        if ('problem' in parsed)
            add(key, parsed.problem);
        else
            margin = parsed;
    }
    const { severity, evidence, primary, min = null, max = null, where = null } = entry;
    const { id } = metric;
    const gate = (0,suite_gate/* completeGate */.ls)({ id, metric: id, severity, evidence, primary, margin, min, max, where }, metric);
    const faults = (0,suite_gate/* findGateFaults */.i2)(gate, metric);
    // A margin that is written in a wrong way is reported once.
    const isReported = problems.length > 0 || faults.includes('no-margin');
    for (const fault of faults) {
        if (isReported && (fault === 'proof-without-margin' || fault === 'primary-without-margin'))
            continue;
        problems.push(describeFault(fault, entry, metric));
    }
    if (metric.measured_on === 'code-review' && gate.margin !== null)
        add(marginKey(entry), `\`${metric.id}\` is one reading of a judge, whose chance variation is unknown, so its gate takes \`min\` alone.`);
    checkBounds(entry, metric, add);
    if (metric.measured_on !== undefined && entry.where !== undefined)
        add('where', `\`${metric.id}\` is one number of ${metric.measured_on === 'table' ? 'a table' : 'the source code'}, which has no cases to select. Remove \`where\`.`);
    else if (entry.where !== undefined)
        checkWhere(entry.where, cases, add);
    return { gate, problems };
}
const marginKey = (entry) => (entry.max_drop === undefined ? 'max_rise' : 'max_drop');
/** A fault of a gate, where and in the words in which the gate is written. */
function describeFault(fault, entry, { id, direction }) {
    const key = marginKey(entry);
    const written = (0,suite_problem/* quote */.hD)(String(entry[key]));
    const hint = { higher: '`max_drop`, ', lower: '`max_rise`, ', neutral: '' }[direction];
    const problems = {
        'no-margin': {
            key: 'metric',
            message: `\`${id}\` has no default margin. Give ${hint}\`min\` or \`max\`.`,
        },
        'neutral-metric': {
            key,
            message: `\`${id}\` has no better or worse direction, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.`,
        },
        'share-of-negative': {
            key,
            message: `a share of the baseline (${written}) does not fit \`${id}\`, which can be below 0. Give an absolute margin.`,
        },
        'share-of-everything': {
            key,
            message: `\`${key}\` is ${written}, but nothing can drop by the whole baseline or more. Give less than 100%.`,
        },
        'proof-without-margin': {
            key: 'evidence',
            message: '`evidence: non-inferior` needs a margin. Give `max_drop` or `max_rise`.',
        },
        'proof-per-run': {
            key: 'evidence',
            message: `\`${id}\` is one figure for the whole run, for which \`non-inferior\` cannot be shown. Use \`significant\` or \`threshold\`.`,
        },
        'primary-warns': {
            key: 'primary',
            message: 'the primary gate must be able to fail. Remove `severity: warn`, or `primary`.',
        },
        'primary-without-margin': {
            key: 'primary',
            message: 'the primary gate must compare two runs. Give it `max_drop` or `max_rise`, or remove `primary`.',
        },
    };
    return problems[fault];
}
function checkBounds({ min, max }, { id, range: [low, high], unit }, add) {
    for (const [key, value] of Object.entries({ min, max })) {
        if (value === undefined || ((low === null || value >= low) && (high === null || value <= high)))
            continue;
        const between = describeRange(low, high);
        const meant = (0,model_metric/* isRatio */.mq)(unit) && value > 1 && value <= 100
            ? ` Did you mean \`${Number(`${value}e-2`)}\`?`
            : ' Give a value it can have.';
        add(key, `\`${key}\` is ${value}, but \`${id}\` ${between}.${meant}`);
    }
    if (min !== undefined && max !== undefined && min > max)
        add('min', `\`min\` is ${min} and \`max\` is ${max}, so no value fits between. Swap them?`);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `lies between ${low} and ${high}`;
    return low === null ? `is never above ${String(high)}` : `is never below ${low}`;
}
function checkWhere(where, cases, add) {
    try {
        const selection = (0,suite_selection/* parseSelection */.gO)(where);
        if (cases && !cases.some((golden) => (0,suite_selection/* matchesSelection */._w)(golden, selection)))
            add('where', `\`where\` matches no case: \`${where.slice(0, 60)}\`.${knownTags(cases)}`);
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.y))
            throw error;
        add('where', `\`where\`: ${error.message}`);
    }
}
/** ` Known tags: a, b.`, at most 20, sorted; nothing when no case has one. */
function knownTags(cases) {
    const tags = [...new Set(cases.flatMap((golden) => golden.tags))].sort();
    const more = tags.length > 20 ? ` … and ${tags.length - 20} more` : '';
    return tags.length === 0 ? ' No case has a tag.' : ` Known tags: ${tags.slice(0, 20).join(', ')}${more}.`;
}
/** The keys of a gate that give a margin, and the direction of the metrics they are for. */
const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' };
/**
 * The margin of a gate as written, or what is wrong with it for this metric.
 * `0.05` is absolute, in the metric's unit; `5%` a share of the baseline; `5pp` points of a ratio, 0.05 absolute.
 * @example parseMargin({ key: 'max_drop', written: '5pp', metric: success }) // { kind: 'absolute', value: 0.05 }
 */
function parseMargin(input) {
    const { key, written, metric } = input;
    const { id, direction, unit, range } = metric;
    const [low, high] = range;
    const isNeutral = direction === 'neutral';
    if (!isNeutral && direction !== MARGIN_KEYS[key]) {
        const right = key === 'max_drop' ? 'max_rise' : 'max_drop';
        return { problem: `\`${key}\` does not fit \`${id}\`, where ${direction} is better. Write \`${right}\`.` };
    }
    const text = String(written);
    const percent = /^([\d.]+)\s?(%|pp)$/.exec(text);
    const [, digits = '', mark] = percent ?? [];
    // `2.3e-2`, not 2.3 / 100, which is another number in binary.
    const value = percent ? Number(`${digits}e-2`) : Number(text);
    if (mark === '%')
        return { kind: 'relative', value };
    // That its metric takes no margin at all is a fault of the gate.
    if (isNeutral)
        return { kind: 'absolute', value };
    if (percent && !(0,model_metric/* isRatio */.mq)(unit))
        return {
            problem: `points (${(0,suite_problem/* quote */.hD)(text)}) are for ratios, and \`${id}\` is in ${unit}. Give a number, or a share such as \`10%\`.`,
        };
    if (low !== null && high !== null && value >= high - low)
        return {
            problem: `\`${key}\` is ${(0,suite_problem/* quote */.hD)(text)}, but \`${id}\` lies between ${low} and ${high}, so no gate could fail. Write ${(0,suite_problem/* quote */.hD)(`${text}pp`)} or ${(0,suite_problem/* quote */.hD)(`${text}%`)}?`,
        };
    return { kind: 'absolute', value };
}

// EXTERNAL MODULE: ./build/measure/suite/read/source-document.js
var source_document = __webpack_require__(72656);
;// CONCATENATED MODULE: ./build/measure/suite/parse-gates.js




/**
 * The gates of a manifest with full metric ids, margins and ids of their own, and everything wrong with them that the
 * suite alone shows (docs/decision-rules.md#checking-the-gates), then the criteria's. A metric that no case is scored by is a warning.
 */
function parseGates(input) {
    const { entries, criteria, document, metrics, primary_k, resolveMetric, cases } = input;
    const problems = [];
    const warnings = [];
    const gates = [];
    const lineOfGate = (index) => document.lineOf(['gates', index]);
    const seen = new Map();
    for (const [index, entry] of entries.entries()) {
        if (!entry)
            continue;
        const add = (key, message) => void problems.push((0,source_document/* problemAtKey */.O)(document, ['gates', index, key], message));
        const metric = resolveMetric(metrics, entry.metric);
        if ('unknown' in metric) {
            add('metric', describeUnknownMetric({ name: metric.unknown, suggestion: metric.suggestion, metrics, primary_k }));
            continue;
        }
        const parsed = parseGate({ entry, metric, cases });
        for (const { key, message } of parsed.problems)
            add(key, message);
        gates.push(parsed.gate);
        const twin = (0,fingerprint/* canonicalJson */.d)({ ...parsed.gate, primary: null });
        const first = seen.get(twin);
        if (first !== undefined)
            add('metric', `this gate on \`${metric.id}\` is the same as the one on line ${first}. Remove one.`);
        else
            seen.set(twin, lineOfGate(index));
        if (entry.primary) {
            const other = entries.findIndex((each) => each?.primary);
            if (other !== index)
                add('primary', `the gate on line ${lineOfGate(other)} is already primary. Mark only one.`);
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push((0,source_document/* problemAtKey */.O)(document, ['gates', index, 'metric'], `neither the suite nor any case provides what \`${metric.id}\` needs, so its gate can never be decided.`));
    }
    const canFail = criteria.length > 0 || entries.some((entry) => entry?.severity !== 'warn');
    if (entries.length > 0 && !canFail)
        problems.push((0,source_document/* problemAtKey */.O)(document, ['gates'], 'all gates have `severity: warn`, so the check could never fail. Give one of them `severity: fail`.'));
    return { gates: giveIds([...gates, ...criteria]), problems, warnings };
}
/** The metric's id, with what sets a gate apart appended when its metric has several. */
function giveIds(gates) {
    const taken = new Set();
    /** The number that is tried next behind a name: all smaller ones are taken. */
    const next = new Map();
    const metrics = new Set();
    const repeated = new Set();
    for (const { metric } of gates)
        (metrics.has(metric) ? repeated : metrics).add(metric);
    return gates.map((gate) => {
        const isOnly = !repeated.has(gate.metric);
        const where = gate.where === null ? '' : ` where ${gate.where}`;
        const severity = gate.severity === 'warn' ? ' (warn)' : '';
        const name = isOnly ? gate.metric : `${gate.metric}${where}${severity}`;
        let id = name;
        let number = next.get(name) ?? 2;
        for (; taken.has(id); number++)
            id = `${name} #${number}`;
        next.set(name, number);
        taken.add(id);
        return { ...gate, id };
    });
}

// EXTERNAL MODULE: ./build/measure/suite/parse-judge.js
var parse_judge = __webpack_require__(89965);
// EXTERNAL MODULE: ./build/measure/suite/parse-manifest.js
var parse_manifest = __webpack_require__(15917);
// EXTERNAL MODULE: ./build/measure/suite/describe-issue.js
var describe_issue = __webpack_require__(26373);
// EXTERNAL MODULE: ./build/measure/suite/manifest-schema.js
var manifest_schema = __webpack_require__(93679);
;// CONCATENATED MODULE: ./build/measure/suite/parse-variants.js





const TARGET_KEYS = Object.keys(manifest_schema/* targetEntrySchema */.J7.shape);
const VARIANT_KEYS = Object.keys(manifest_schema/* variantEntrySchema */.RG.shape);
/**
 * Every variant with its whole target: the keys of the variant over those of `target`, settings key by key. A variant with
 * another `type` starts from no options. Without `variants` there is one, `default`.
 * The record has no prototype, so that a variant called `toString` is found only where there is one.
 */
function parseVariants(input) {
    const { manifest, document, targets } = input;
    const problems = new Map();
    const variants = {};
    Object.setPrototypeOf(variants, null);
    for (const [name, entry] of Object.entries(manifest.variants ?? { default: { settings: {}, nightly: true } })) {
        const at = manifest.variants ? ['variants', name] : ['target'];
        const parsed = parseTarget({ base: manifest.target, entry, at, document, targets });
        const { code_quality: base } = manifest;
        const { code, problem } = parseCodeSources({ base, own: entry.code_quality, variant: name, document });
        if (parsed.target)
            variants[name] = (0,omit_undefined/* omitUndefined */.O)({
                name,
                target: parsed.target,
                declared: listDeclared(entry),
                ...spendingOf(entry, manifest.target),
                code_quality: code,
            });
        // What is wrong with the target itself is found with every variant, and reported once.
        for (const found of [...parsed.problems, ...(problem ? [problem] : [])])
            problems.set((0,suite_problem/* formatProblem */.Vw)(found), found);
    }
    return { variants, problems: [...problems.values()] };
}
function parseTarget(input) {
    const { base, entry, at, document, targets } = input;
    const type = entry.type ?? base.type;
    const adapter = targets.find(({ name }) => name === type);
    if (!adapter) {
        const known = targets.map(({ name }) => name);
        const place = [...(entry.type === undefined ? ['target'] : at), 'type'];
        return { target: null, problems: [(0,source_document/* problemAt */.l)(document, place, (0,suite_problem/* unknownName */.U0)('target type', type, known))] };
    }
    const inherited = type === base.type ? base : null;
    const own = optionsOf(entry, VARIANT_KEYS);
    const value = { ...optionsOf(inherited ?? {}, TARGET_KEYS), ...own };
    const parsed = adapter.options.safeParse(value);
    if (!parsed.success) {
        const describe = (place, issues) => (0,describe_issue/* describeIssues */.wF)(issues, {
            document,
            at: place,
            value,
            schema: adapter.options,
            prefix: '',
            named: 0,
            otherKeys: place[0] === 'target' ? TARGET_KEYS : VARIANT_KEYS,
        });
        const isInherited = (key) => key !== undefined && Object.hasOwn(value, key) && !Object.hasOwn(own, key);
        const issues = parsed.error.issues.flatMap((issue) => splitByKey(issue));
        return {
            target: null,
            problems: [
                ...describe(['target'], issues.filter(({ key }) => isInherited(key)).map(({ issue }) => issue)),
                ...describe(at, issues.filter(({ key }) => !isInherited(key)).map(({ issue }) => issue)),
            ],
        };
    }
    const options = parsed.data;
    return {
        target: (0,omit_undefined/* omitUndefined */.O)({
            type,
            options: typeof options === 'object' && options !== null ? { ...options } : {},
            settings: { ...base.settings, ...entry.settings },
            deterministic: entry.deterministic ?? inherited?.deterministic ?? adapter.deterministic ?? false,
            mock: (entry.mock ?? inherited?.mock) || undefined,
            setup: entry.setup ?? inherited?.setup,
            traces: (entry.traces ?? inherited?.traces) || undefined,
        }),
        problems: [],
    };
}
/** What it may spend and how fast; of the target's own only where it is the same adapter. */
function spendingOf(entry, base) {
    const inherited = entry.type === undefined || entry.type === base.type ? base : null;
    return {
        nightly: entry.nightly ? undefined : false,
        limits: entry.limits ?? inherited?.limits,
        max_trial_cost_usd: entry.max_trial_cost_usd ?? inherited?.max_trial_cost_usd,
    };
}
/** A variant with another `type` starts from no options, so all of them are its own. */
function listDeclared(entry) {
    const { type, setup, traces, settings } = entry;
    return [
        ...(type === undefined ? [] : ['type', 'options']),
        ...(setup === undefined ? [] : ['setup']),
        ...(traces === undefined ? [] : ['traces']),
        ...Object.keys(optionsOf(entry, VARIANT_KEYS)).map((key) => `options.${key}`),
        ...Object.keys(settings).map((key) => `settings.${key}`),
    ].sort();
}
/** What the adapter reads. */
function optionsOf(entry, sharedKeys) {
    return Object.fromEntries(Object.entries(entry).filter(([key]) => !sharedKeys.includes(key)));
}
/** An issue for each top-level key that it is about, so that each can be placed where the key is written. */
function splitByKey(issue) {
    if (issue.code !== 'unrecognized_keys' || issue.path.length > 0)
        return [{ key: issue.path[0], issue }];
    return issue.keys.map((key) => ({ key, issue: { ...issue, keys: [key] } }));
}
/**
 * Where a variant's source code is: its own keys over those of the suite. Absent where neither says anything; a problem where nobody names
 * `sources`.
 */
function parseCodeSources(input) {
    const { base, own, variant, document } = input;
    if (base === undefined && own === undefined)
        return {};
    const { sources, framework, prefixes, language, review, annotate } = { ...base, ...own };
    if (sources === undefined) {
        const at = base === undefined ? ['variants', variant, 'code_quality'] : ['code_quality'];
        const message = '`code_quality` has no `sources`. Give paths or globs from the working directory.';
        return { problem: (0,source_document/* problemAtKey */.O)(document, at, message) };
    }
    return {
        code: (0,omit_undefined/* omitUndefined */.O)({
            sources: [sources].flat(),
            framework: framework ?? null,
            prefixes: prefixes ?? [],
            language: language ?? null,
            reviewed: review || undefined,
            annotated: annotate || undefined,
        }),
    };
}

;// CONCATENATED MODULE: ./build/measure/suite/parse-suite.js












/**
 * Reads a golden suite: every default filled in, every metric, target and gate resolved.
 * Warnings and problems read `path:line: what is wrong. What to do.`
 * Throws the user's error `suite-invalid` with every problem of all files at once.
 */
function parseSuite(source) {
    const { suite, problems, warnings } = inspectSuite(source);
    if (suite === null)
        throw refuseSuite(source.manifest.path, problems);
    return { suite, warnings: (0,suite_problem/* foldProblems */.KH)(warnings).map((warning) => (0,suite_problem/* formatProblem */.Vw)(warning)) };
}
/** The user's error `suite-invalid`. */
function refuseSuite(path, problems) {
    return new model_error/* UserError */.y('suite-invalid', {
        path,
        problems: (0,suite_problem/* foldProblems */.KH)(problems).map((problem) => (0,suite_problem/* formatProblem */.Vw)(problem)),
    });
}
/** Reads a golden suite and lists every error, warning and note. */
function inspectSuite({ home, manifest: file, caseFiles, emptyPatterns = [], leftOut = [], modules = [], prompts = [], registries, hash, }) {
    const order = [
        file.path,
        ...modules.flatMap((module) => ('path' in module ? [module.path] : [])),
        ...caseFiles.map(({ path }) => path),
    ];
    const { parsed, problems: found } = (0,parse_manifest/* parseManifest */.Ng)(file);
    const read = (0,parse_cases/* parseCases */.B)({
        files: caseFiles,
        hash,
        checkJsonSchema: registries.checkJsonSchema,
        documents_dir: parsed?.manifest.documents_dir ?? null,
        profile: parsed?.manifest.profile ?? null,
    });
    const problems = [...found, ...read.problems];
    const strict = parsed?.manifest.strict ?? false;
    const refuse = () => ({
        suite: null,
        strict,
        problems: (0,suite_problem/* sortProblems */.dS)(problems, order),
        warnings: (0,suite_problem/* sortProblems */.dS)([...(parsed?.warnings ?? []), ...read.warnings], order),
        advise: () => [],
        metrics: [],
        lineOfGate: () => 1,
    });
    if (!parsed)
        return refuse();
    const { document, manifest, isBroken } = parsed;
    const isEmpty = (pattern) => emptyPatterns.includes(pattern);
    const isLeftOut = (pattern) => leftOut.some((one) => one.pattern === pattern);
    problems.push(...emptyPatterns.filter((one) => !isLeftOut(one)).map((one) => describeEmptyPattern(one, parsed)), ...leftOut.filter(({ pattern }) => isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)));
    const { variants, problems: wrongVariants } = isBroken('target')
        ? { variants: {}, problems: [] }
        : parseVariants({ manifest, document, targets: registries.targets });
    problems.push(...wrongVariants);
    const { judge, problems: wrongJudge } = (0,parse_judge/* parseJudge */.Xq)({
        entry: manifest.judge,
        document,
        judges: registries.judges,
        prompts,
    });
    problems.push(...wrongJudge);
    const { default_variant, problem: wrongDefault } = defaultVariantOf(parsed);
    if (wrongDefault)
        problems.push(wrongDefault);
    const { pricing } = manifest;
    const { k: cutoffs, primary_k, success, ...scoring } = manifest.scoring;
    const k = [...new Set([...cutoffs, primary_k])].sort((a, b) => a - b);
    const settingsAreKnown = !isBroken('scoring.k', 'scoring.primary_k', 'scoring.success', 'pricing');
    const code = Object.values(variants).find(({ code_quality }) => code_quality !== undefined)?.code_quality;
    const settings = { k, primary_k, success, pricing, scoring, ...(code && { code_quality: code }) };
    const plain = settingsAreKnown ? registries.metrics(settings) : [];
    const isTaken = (wanted) => !('unknown' in registries.resolveMetric(plain, wanted));
    const own = (0,parse_custom_metrics/* parseCustomMetrics */.Q)({ modules, document, isTaken });
    problems.push(...own.problems);
    const named = [...new Set(parsed.gates.flatMap((gate) => gate?.metric ?? []))].flatMap((name) => registries.tableFigure(name) ?? []);
    const added = [...own.metrics, ...named];
    const metrics = settingsAreKnown && added.length > 0 ? registries.metrics(settings, added) : plain;
    // The fault of its module is reported already.
    const isBrokenOwn = (gate) => own.problems.length > 0 && gate?.metric.startsWith('custom.') === true;
    const casesAreKnown = caseFiles.length > 0 && read.problems.length === 0 && emptyPatterns.length === 0;
    const cases = casesAreKnown ? read.cases : null;
    const criteria = (0,parse_manifest/* parseCriteria */.vP)({ criteria: settingsAreKnown ? manifest.criteria : {}, document, metrics, cases });
    const gating = parseGates({
        entries: settingsAreKnown ? parsed.gates.map((gate) => (isBrokenOwn(gate) ? null : gate)) : [],
        criteria: criteria.gates,
        document,
        metrics,
        primary_k,
        resolveMetric: registries.resolveMetric,
        cases,
    });
    problems.push(...criteria.problems, ...gating.problems);
    if (problems.length > 0)
        return refuse();
    const isDeterministic = variants[default_variant]?.target.deterministic ?? false;
    const suite = (0,omit_undefined/* omitUndefined */.O)({
        name: manifest.name ?? home.name,
        version: manifest.version,
        description: manifest.description ?? null,
        file: file.path,
        directory: home.directory === '' ? undefined : home.directory,
        cases: read.cases,
        variants,
        default_variant,
        k,
        primary_k,
        success,
        trials: manifest.trials,
        baseline_trials: manifest.baseline_trials ?? (isDeterministic ? 1 : 3),
        concurrency: manifest.concurrency,
        timeout_seconds: manifest.timeout_seconds,
        retries: manifest.retries,
        seed: manifest.seed,
        alpha: manifest.alpha,
        min_scored_share: manifest.min_scored_share,
        max_cost_usd: manifest.max_cost_usd ?? null,
        max_cost_usd_per_month: manifest.max_cost_usd_per_month,
        zero_tolerance: manifest.zero_tolerance,
        inference: manifest.inference,
        pricing,
        scoring,
        judge: judge ?? undefined,
        gates: manifest.gates
            ? gating.gates
            : [...registries.defaultGates({ metrics, cases: read.cases }), ...gating.gates],
        controlled: manifest.controlled,
        custom_metrics: own.metrics.length > 0
            ? { modules: modules.flatMap((module) => ('path' in module ? [module.path] : [])), metrics: own.metrics }
            : undefined,
    });
    return {
        suite,
        strict,
        problems: [],
        warnings: (0,suite_problem/* sortProblems */.dS)([
            ...parsed.warnings,
            ...read.warnings,
            ...leftOut.filter(({ pattern }) => !isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)),
            ...warnOfLabels({ cases: read.cases, metrics, judgeMeasures: registries.judgeMeasures, primary_k }),
            ...criteria.warnings,
            ...gating.warnings,
            ...(0,parse_judge/* warnOfIdleJudge */.Ns)({ manifest, document }),
        ], order),
        advise: () => (0,suite_problem/* sortProblems */.dS)((0,advise/* adviseSuite */.$s)({ suite, document }), order),
        metrics,
        lineOfGate: (index) => (index < parsed.gates.length ? document.lineOf(['gates', index]) : 1),
    };
}
function defaultVariantOf({ document, manifest, isBroken }) {
    const names = Object.keys(manifest.variants ?? { default: null });
    const given = manifest.default_variant;
    const [first = 'default'] = names;
    if (given === undefined || isBroken('variants') || names.includes(given))
        return { default_variant: given ?? first };
    return {
        default_variant: first,
        problem: (0,source_document/* problemAt */.l)(document, ['default_variant'], (0,suite_problem/* unknownName */.U0)('variant', given, names)),
    };
}
function describeEmptyPattern(pattern, parsed) {
    const hint = 'Paths are relative to the folder of the suite and must stay inside the working directory.';
    return problemOfPattern(pattern, parsed, `no case file matches ${(0,suite_problem/* quote */.hD)(pattern)}. ${hint}`);
}
const MOST_NAMED = 3;
function describeLeftOut({ pattern, paths, kind }, parsed) {
    const [named, left] = [paths.slice(0, MOST_NAMED).map(suite_problem/* quote */.hD).join(', '), paths.length - MOST_NAMED];
    const { one, many, hint } = LEFT_OUT[kind];
    const subject = `${named}${left > 0 ? ` and ${left} more` : ''} ${paths.length === 1 ? one : many}`;
    return problemOfPattern(pattern, parsed, `${subject}, which ${(0,suite_problem/* quote */.hD)(pattern)} leaves out. ${hint}`);
}
const LEFT_OUT = {
    link: {
        one: 'is a symbolic link',
        many: 'are symbolic links',
        hint: 'Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
    },
    folder: { one: 'is a folder', many: 'are folders', hint: 'Name the files in it, such as `cases/**/*.yaml`.' },
};
function problemOfPattern(pattern, { document, manifest }, message) {
    const path = Array.isArray(manifest.cases) ? ['cases', manifest.cases.indexOf(pattern)] : ['cases'];
    return (0,source_document/* problemAt */.l)(document, path, message);
}


/***/ }),

/***/ 70412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ pasteSpan)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * A span as a case names it, on one line of YAML.
 * @example pasteSpan({ path: 'a.md', symbol: 'Opening: hours' }) // '{ path: a.md, symbol: "Opening: hours" }'
 */
function pasteSpan(input) {
    const { path, symbol, start_line, end_line } = input;
    const lines = symbol === undefined ? { start_line, end_line } : {};
    const named = Object.entries({ path, symbol, ...lines }).filter(([, value]) => value !== undefined);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(Object.fromEntries(named), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}


/***/ }),

/***/ 27849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ YAML_OPTIONS),
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29417);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55151);



const NESTED_TOO_DEEPLY = 'lists or mappings are nested too deeply here. Flatten them.';
/** YAML 1.2, core schema. */
const YAML_OPTIONS = {
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    stringKeys: true,
    // Checked by `checkNodes` instead, which names both places and is not quadratic.
    uniqueKeys: false,
};
/** An anchor may be used this often; "billion laughs" files reach it at once. */
const MAX_ALIASES = 1000;
/**
 * Reads YAML 1.2 (core schema: `no` and `2024-01-01` are text, `007` is a number, no merge keys) into plain data.
 * Documents with a fault in the notation are left out, with the first fault of each as a problem: the rest follows from it.
 * Duplicate keys, `__proto__`, unknown tags, numbers that JSON cannot carry and endless aliases are faults too.
 */
function readYaml({ path: file, text }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // A byte order mark would count as indentation.
    const plain = text.replace(/^\uFEFF/, '');
    const deep = (0,_model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .findDeepNesting */ .u)(plain);
    if (deep !== null) {
        const line = plain.slice(0, deep).split('\n').length;
        return { documents: [], problems: [{ file, line, message: NESTED_TOO_DEEPLY }] };
    }
    const parsed = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(plain, { ...YAML_OPTIONS, lineCounter: lines });
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const documents = [];
    const problems = [];
    for (const document of parsed) {
        const fault = [...document.errors, ...document.warnings][0];
        if (fault) {
            problems.push({ file, line: lineAt(fault.pos[0]), message: describeYamlError(fault, plain) });
            continue;
        }
        const { faults, targets } = checkNodes(document, lineAt);
        for (const found of faults)
            problems.push({ file, ...found });
        const isEmpty = document.contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(document.contents) && document.contents.value === null);
        if (faults.length > 0 || isEmpty)
            continue;
        const converted = convert(document, lineAt);
        if ('message' in converted)
            problems.push({ file, ...converted });
        else
            documents.push({ file, value: converted.value, ...locate(document, targets, lineAt) });
    }
    return { documents, problems };
}
function checkNodes(document, lineAt) {
    const faults = [];
    const anchors = new Map();
    const targets = new Map();
    const add = (node, message) => {
        faults.push({ line: lineAt(node.range?.[0] ?? 0), message });
    };
    const keepAnchor = (node) => {
        if (node.anchor !== undefined)
            anchors.set(node.anchor, node);
    };
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_, map) {
            keepAnchor(map);
            const seen = new Map();
            for (const { key } of map.items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                    continue;
                const name = String(key.value);
                const first = seen.get(name);
                const line = lineAt(key.range?.[0] ?? 0);
                if (name === '__proto__')
                    add(key, 'key `__proto__` is not allowed. Give it another name.');
                else if (name === '<<')
                    add(key, 'merge keys (`<<`) are not part of YAML 1.2. Write the keys out.');
                else if (first !== undefined)
                    add(key, `key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is given twice, first on line ${first}. Keep one.`);
                else
                    seen.set(name, line);
            }
        },
        Seq(_, list) {
            keepAnchor(list);
        },
        Scalar(_, node) {
            keepAnchor(node);
            if (typeof node.value === 'number' && !Number.isFinite(node.value))
                add(node, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(node.source ?? '')} is not a finite number. Give a finite one, or put it in quotes.`);
        },
        Alias(_, alias, ancestors) {
            const name = alias.source;
            const target = anchors.get(name);
            if (!target)
                add(alias, `alias ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`*${name}`)} has no anchor before it. Write ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`&${name}`)} first.`);
            else if (ancestors.includes(target))
                add(alias, `alias ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`*${name}`)} contains itself. Write the value out.`);
            else
                targets.set(alias, target);
        },
    });
    return { faults, targets };
}
function convert(document, lineAt) {
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) };
    }
    catch (error) {
        // The only error left after `checkNodes`: the yaml package gives up on the number of aliases.
        if (!(error instanceof ReferenceError))
            throw error;
        let line = 1;
        (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
            Alias(_, alias) {
                line = lineAt(alias.range?.[0] ?? 0);
                return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
            },
        });
        return { line, message: `aliases are used more than ${MAX_ALIASES} times from here on. Write the values out.` };
    }
}
/** Looks places up by an index of each mapping, built at its first use: a broken file may ask for every one of many keys. */
function locate(document, targets, lineAt) {
    const indexes = new Map();
    const pairOf = (map, step) => {
        const index = indexes.get(map) ?? new Map(map.items.map((pair) => [(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? String(pair.key.value) : '', pair]));
        indexes.set(map, index);
        return index.get(String(step));
    };
    const find = (path) => {
        let node = document.contents;
        let line = lineAt(document.contents?.range?.[0] ?? 0);
        let keyLine = line;
        for (const step of path) {
            const parent = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? targets.get(node) : node;
            const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(parent) ? pairOf(parent, step) : undefined;
            const next = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(parent) ? parent.items[Number(step)] : pair?.value;
            if (next === undefined)
                return { line, keyLine: line, node: null };
            const [start, keyStart] = [next, pair?.key].map((each) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(each) ? each.range?.[0] : undefined));
            line = lineAt(start ?? keyStart ?? 0);
            keyLine = lineAt(keyStart ?? start ?? 0);
            node = next;
        }
        return { line, keyLine, node };
    };
    return {
        lineOf: (path) => find(path).line,
        lineOfKey: (path) => find(path).keyLine,
        sourceOf: (path) => {
            const { node } = find(path);
            return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' ? (node.source ?? null) : null;
        },
    };
}
/** What the yaml package says, where it says it in the words of the YAML specification, in the words of its users. */
const MESSAGES = {
    BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
    MISSING_CHAR: 'a quote, bracket or brace is opened before this point and never closed. Close it.',
    MULTILINE_IMPLICIT_KEY: 'this key runs over several lines: is a `:` missing, or the indentation wrong?',
    NON_STRING_KEY: 'this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
    RESOURCE_EXHAUSTION: NESTED_TOO_DEEPLY,
    TAB_AS_INDENT: 'the line is indented with a tab. YAML takes spaces only.',
};
/** One sentence for a fault in the notation, e.g. "the line is indented with a tab. YAML takes spaces only." */
function describeYamlError(error, text) {
    if (error.code === 'TAG_RESOLVE_FAILED') {
        const tag = text.slice(error.pos[0], error.pos[1]);
        return `tag ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} is unknown: suites are plain YAML. Remove it.`;
    }
    return MESSAGES[error.code] ?? `this is not valid YAML: ${error.message}.`;
}


/***/ }),

/***/ 72656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ problemAtKey),
/* harmony export */   l: () => (/* binding */ problemAt)
/* harmony export */ });
/** What is wrong with the value at a path. */
function problemAt(document, path, message) {
    return { file: document.file, line: document.lineOf(path), message };
}
/** What is wrong with the last key of a path. */
function problemAtKey(document, path, message) {
    return { file: document.file, line: document.lineOfKey(path), message };
}


/***/ }),

/***/ 49561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kr: () => (/* binding */ findStaleSpans),
/* harmony export */   tF: () => (/* binding */ listStaleCases)
/* harmony export */ });
/* unused harmony export textsOf */
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1275);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60288);
/* harmony import */ var _paste_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70412);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55151);





/**
 * A case is stale when all of its expected spans are gone, or the text of one has changed. One that has lost a part of them can still be
 * answered and is not: what is gone cannot be retrieved, so recall falls by itself.
 */
function listStaleCases(cases, stale) {
    const count = (id, kind) => stale.filter((span) => span.case_id === id && span.kind === kind).length;
    const affected = new Set(stale.map(({ case_id }) => case_id));
    const sorted = cases
        .filter(({ id }) => affected.has(id))
        .map(({ id, expected_spans: spans }) => ({
        id,
        isDeleted: count(id, 'gone') === spans.length,
        isChanged: count(id, 'changed') > 0,
    }));
    return {
        stale_cases: sorted.filter(({ isDeleted, isChanged }) => isDeleted || isChanged).map(({ id }) => id),
        deleted_cases: sorted.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    };
}
/**
 * The expected spans of enabled cases that no longer fit the checkout: the path is gone, the symbol or the lines are not in the file, or
 * the text has another hash. `unchecked` when no expected path is in the checkout at all: then the suite asks about something else.
 */
function findStaleSpans(input) {
    const { cases, files, known, hash } = input;
    const enabled = cases.filter((golden) => golden.enabled);
    if (!enabled.some((golden) => golden.expected_spans.some(({ path }) => files.has(path))))
        return { stale: [], unchecked: enabled.some((golden) => golden.expected_spans.length > 0) };
    const stale = enabled.flatMap((golden) => golden.expected_spans.flatMap((span) => {
        const file = files.get(span.path);
        const lost = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file);
        const message = lost ?? (file === undefined ? null : describeChange(span, file, hash));
        if (message === null)
            return [];
        const problem = { ...golden.at, message: `case ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(golden.id)}: ${message}` };
        return [{ case_id: golden.id, kind: lost === null ? 'changed' : 'gone', problem }];
    }));
    return { stale, unchecked: false };
}
function describeLostPath(path, known) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sameName = known.find((each) => each === name || each.endsWith(`/${name}`));
    const nearest = sameName ??
        (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(path, known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder));
    return `the file ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`;
}
function describeLostSpan(span, file) {
    const { path, symbol, start_line: start, end_line: end } = span;
    if (symbol !== undefined && !hasSymbol(symbol, file)) {
        const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? [];
        return `the symbol ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(symbol)} is not in ${path}${nearestOf(pasteNearest(path, nearestSymbol(symbol, names)))}. Edit the case or restore the symbol.`;
    }
    const last = end ?? start;
    if (last !== undefined && last > file.lines.length)
        return `${path} has ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(file.lines.length, 'line')}, but an expected span ends on line ${last}. Edit the case.`;
    return null;
}
/** Only `sha256:` is Goldenpair's to check; a hash of another form is a name that the target gives. */
function describeChange(span, file, hash) {
    if (span.hash === undefined || !/^sha256:[0-9a-f]{64}$/.test(span.hash))
        return null;
    const found = textsOf(span, file).map((text) => hash(text));
    const [now] = found;
    if (now === undefined || found.includes(span.hash))
        return null;
    const name = span.symbol === undefined ? span.path : `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(span.symbol)} in ${span.path}`;
    return `the text of ${name} has changed since its \`hash\` was taken. Check whether it still answers the query, then write \`hash: ${now}\`.`;
}
/**
 * The texts that a span may name, several where a symbol is defined several times: the lines of the symbol, else those given, else the
 * whole file, joined by `\n`, without blank lines at both ends.
 */
function textsOf({ symbol, start_line: start, end_line: end }, { lines, symbols }) {
    const cut = (from, to) => trimBlankLines(lines.slice(from, to)).join('\n');
    if (symbol !== undefined) {
        const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(symbol);
        const ranges = symbols?.ranges.filter((range) => range.symbol !== null && (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(range.symbol) === plain) ?? [];
        return ranges.map((range) => cut(range.start, range.end));
    }
    return start === undefined ? [cut(0, lines.length)] : [cut(start - 1, end ?? start)];
}
function trimBlankLines(lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return first === -1 ? [] : lines.slice(first, last + 1);
}
/**
 * Whether a file defines a symbol. Targets name symbols in their own ways (`rotate`, `Key.rotate`, `Key::rotate`), so the last part
 * decides; in a file of another kind it is enough that the name occurs.
 */
function hasSymbol(symbol, { lines, symbols }) {
    const name = lastPart(symbol);
    if (symbols === null)
        return lines.some((line) => line.includes(name) || line.includes(symbol));
    const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner];
    return names.some((each) => lastPart(each) === name);
}
/** `rotate` of `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`; a heading with blanks is whole, without its marks. */
function lastPart(symbol) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(symbol);
    return /(?:^|\.)([\w$]+)$/.exec(plain)?.[1] ?? plain;
}
/** The name with the fewest edits, else one that begins with the lost one or the other way round. */
function nearestSymbol(symbol, names) {
    const lost = lastPart(symbol).toLowerCase();
    const related = (name) => {
        const part = lastPart(name).toLowerCase();
        return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part));
    };
    return (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(symbol, names) ?? names.find(related) ?? null;
}
/** What can be pasted into the case. */
function pasteNearest(path, symbol) {
    return symbol === null ? null : (0,_paste_span_js__WEBPACK_IMPORTED_MODULE_0__/* .pasteSpan */ .o)({ path, symbol });
}
function nearestOf(name) {
    return name === null ? '' : `; nearest: ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`;
}


/***/ }),

/***/ 52088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   jd: () => (/* binding */ corpusOptions),
/* harmony export */   tA: () => (/* binding */ openCorpus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _io_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78823);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27866);
/* harmony import */ var _search_chunk_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87132);









const glob = zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1);
const lines = zod__WEBPACK_IMPORTED_MODULE_7__.int().positive();
/** What is searched and how it is ranked: part of the options of every adapter that searches the checkout. */
const corpusOptions = {
    /** Files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB never are. */
    include: zod__WEBPACK_IMPORTED_MODULE_7__.array(glob).min(1).default(['**/*']),
    exclude: zod__WEBPACK_IMPORTED_MODULE_7__.array(glob).default([]),
    chunk: zod__WEBPACK_IMPORTED_MODULE_7__.strictObject({ max_lines: lines.default(80), window_lines: lines.default(40) })
        .default({ max_lines: 80, window_lines: 40 }),
    k1: zod__WEBPACK_IMPORTED_MODULE_7__.number().nonnegative().default(1.2),
    b: zod__WEBPACK_IMPORTED_MODULE_7__.number().min(0).max(1).default(0.75),
    symbol_boost: zod__WEBPACK_IMPORTED_MODULE_7__.number().nonnegative().default(2),
    path_boost: zod__WEBPACK_IMPORTED_MODULE_7__.number().nonnegative().default(1),
};
/** Reads and indexes the files of a checkout. Throws `search-found-no-files`. */
async function openCorpus(folder, options) {
    // With its library: most targets search nothing.
    const { buildIndex } = await Promise.all(/* import() */[__webpack_require__.e(2150), __webpack_require__.e(2997)]).then(__webpack_require__.bind(__webpack_require__, 62997));
    const files = await readCorpus(folder, options);
    const chunks = files.flatMap(({ path, text }) => (0,_search_chunk_file_js__WEBPACK_IMPORTED_MODULE_6__/* .chunkFile */ .E)(path, text, options.chunk));
    if (chunks.length === 0) {
        const { include, exclude } = options;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('search-found-no-files', { folder, include, exclude });
    }
    const fingerprint = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)(files.map(({ path, text }) => [path, (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text)])));
    return { index: buildIndex(chunks, options), fingerprint };
}
const MAX_BYTES = 1_000_000;
/** Far below the usual limit of 1,024 open files. */
const READS_AT_ONCE = 64;
/** Folders of dependencies, builds and tools' leftovers. */
const SKIPPED_FOLDERS = new Set('.git .hg .svn node_modules bower_components vendor dist build coverage goldenpair-report .goldenpair .next .cache __pycache__ .venv venv .tox .mypy_cache .pytest_cache'.split(' '));
const SKIPPED_FILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|go\.sum|poetry\.lock|uv\.lock|Pipfile\.lock|composer\.lock|Gemfile\.lock)$|\.min\.(?:js|css)$|\.map$/;
/** The text files that the globs choose, sorted by path. */
async function readCorpus(folder, { include, exclude }) {
    const included = include.map(_io_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globToRegExp */ .tL);
    const excluded = exclude.map(_io_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globToRegExp */ .tL);
    const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path));
    const paths = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(folder, (path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // A folder that an exclude glob covers whole is not even listed.
        return !SKIPPED_FOLDERS.has(name) && !matches(excluded, `${path}/`) && !matches(excluded, path);
    });
    const chosen = paths.filter((path) => !SKIPPED_FILES.test(path) && matches(included, path) && !matches(excluded, path));
    const files = [];
    for (let from = 0; from < chosen.length; from += READS_AT_ONCE) {
        const batch = chosen.slice(from, from + READS_AT_ONCE).map(async (path) => readText(folder, path));
        for (const file of await Promise.all(batch))
            if (file !== null)
                files.push(file);
    }
    return files;
}
async function readText(folder, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size > MAX_BYTES)
        return null;
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    // Git's own rule: a NUL in the first 8,000 bytes means binary.
    return bytes.subarray(0, 8000).includes(0) ? null : { path, text: bytes.toString('utf8') };
}


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/io/start-program.js
var start_program = __webpack_require__(81192);
// EXTERNAL MODULE: ./build/measure/targets/read-reply.js
var read_reply = __webpack_require__(83917);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
;// CONCATENATED MODULE: ./build/measure/targets/json-lines/failures.js


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
    return new model_error/* UserError */.y('target-cannot-start', {
        command: (0,start_program/* describeCommand */.vL)(command),
        how: questions < MAX_ENDS_IN_A_ROW ? how : `${how} on each of its first ${questions} questions`,
        log: program.log().trimEnd(),
    });
}
/** Warnings of what a program wrote that counted for nothing; empty where there was none of it. */
function describeNoise({ strays, late }) {
    return [
        ...(strays > 0
            ? [
                `The target wrote ${strays === 1 ? '1 line to stdout that is' : `${strays} lines to stdout that are`} no reply to a request. Log to stderr instead.`,
            ]
            : []),
        ...(late > 0
            ? [`${late === 1 ? '1 reply came after its' : `${late} replies came after their`} time-out and did not count.`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/parse-reply.js

/** Reads one line by docs/protocol.md. A broken line that still begins with an id fails that request. */
function parseReply(line) {
    // JSON.parse takes 10 µs to refuse a line, and a program can print a million.
    if (!line.includes('{'))
        return { kind: 'noise' };
    let value;
    try {
        // Windows shells begin their output with a byte order mark.
        value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return parseBeginning(line, `The reply is not JSON: ${reason}`);
    }
    if (typeof value !== 'object' || value === null)
        return { kind: 'noise' };
    if (!('id' in value) || typeof value.id !== 'string') {
        if ('reset' in value)
            return { kind: 'reset', isDone: value.reset === 'ok' };
        return { kind: 'answer' in value || 'error' in value ? 'nameless' : 'noise' };
    }
    const { id, ...fields } = value;
    return { id, ...(0,read_reply/* readReply */.Xw)(fields, line.length) };
}
/** The protocol failure of the request whose id the line begins with; noise when it begins with none. */
function parseBeginning(beginning, message) {
    const id = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1];
    if (id === undefined)
        return { kind: 'noise' };
    try {
        return { id: String(JSON.parse(id)), ...(0,read_reply/* protocolFailure */.fn)(message) };
    }
    catch {
        return { kind: 'noise' };
    }
}
/** A last line without its line feed counts when it is whole; half of one says no more than that the program ended. */
function parseRest(rest) {
    const parsed = parseReply(rest);
    return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed;
}
/** A question that was not sent yet. */
function makeQuestion(request, { timeoutMs }, { clock, meter }) {
    const { promise, resolve, reject } = withResolvers();
    let sentAtMs = null;
    let timer;
    let reading;
    const stop = () => {
        clearTimeout(timer);
        reading?.[Symbol.dispose]();
        reading = undefined;
    };
    const takeTime = () => (sentAtMs === null ? 0 : clock.monotonicMs() - sentAtMs);
    return {
        id: request.id,
        line: `${JSON.stringify(request)}\n`,
        timeoutMs,
        observation: promise,
        crashes: 0,
        hasTimedOut: false,
        isAlone: false,
        begin: (program, onTimeout) => {
            reading = meter?.begin(program.pid);
            sentAtMs = clock.monotonicMs();
            timer = setTimeout(onTimeout, timeoutMs);
        },
        stop,
        succeed: (reply) => {
            const attempt = { status: 'ok', latency_ms: takeTime(), reply };
            resolve(reading === undefined ? attempt : reading.end().then((measured) => (0,read_reply/* addResources */.pU)(attempt, measured)));
            reading = undefined;
            stop();
        },
        fail: (failure) => {
            resolve({ status: 'failed', latency_ms: takeTime(), failure });
            stop();
        },
        reject: (reason) => {
            stop();
            reject(reason);
        },
    };
}
function withResolvers() {
    let resolve = () => undefined;
    let reject = () => undefined;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}
/** The questions that a program was sent and that still wait for their reply, by id and in the order sent. */
class UnderWay {
    #questions = new Map();
    #timedOut = new Set();
    #hasNamedRequest = false;
    /** The one that was sent first. */
    first() {
        const [first] = this.#questions.values();
        return first;
    }
    add(question) {
        const first = this.first();
        question.isAlone = first === undefined && this.#timedOut.size === 0;
        if (first !== undefined)
            first.isAlone = false;
        this.#questions.set(question.id, question);
    }
    /** Takes out the question that a line answers. A reply without an id is the first one's, where it can hardly be another's. */
    takeAnswered(parsed) {
        if (parsed.kind === 'reply' || parsed.kind === 'failure') {
            const question = this.#questions.get(parsed.id);
            this.#hasNamedRequest ||= question !== undefined;
            this.#questions.delete(parsed.id);
            return question;
        }
        if (parsed.kind !== 'nameless' || (this.#hasNamedRequest && this.#questions.size > 1))
            return undefined;
        const first = this.first();
        if (first !== undefined)
            this.#questions.delete(first.id);
        return first;
    }
    /** From now on its reply is late. */
    expire({ id }) {
        this.#questions.delete(id);
        this.#timedOut.add(id);
    }
    /** Whether a line is the reply to a question that timed out, the first time it is asked. */
    takeLate(parsed) {
        return 'id' in parsed && this.#timedOut.delete(parsed.id);
    }
    /** Takes out all with their clocks stopped: nothing of them is to be expected any more. */
    takeAll() {
        const questions = [...this.#questions.values()];
        this.#questions.clear();
        this.#timedOut.clear();
        for (const question of questions)
            question.stop();
        return questions;
    }
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/per-case-session.js




/** Starts a new process for each question, with nothing but that question on its stdin. */
class PerCaseSession {
    corpusFingerprint = null;
    #options;
    #context;
    #calls = new Set();
    #fatal = null;
    #startFailure = null;
    #startsWithoutAnswer = 0;
    #hasAnswered;
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#hasAnswered = context.hasAnswered ?? false;
    }
    async ask(request, { timeoutMs, signal }) {
        signal.throwIfAborted();
        if (this.#fatal !== null)
            throw this.#fatal;
        const question = makeQuestion(request, { timeoutMs }, this.#context);
        const call = { question, program: this.#start(question, request) };
        const { program } = call;
        this.#calls.add(call);
        const abort = () => question.reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        question.begin(program, () => {
            question.fail(timedOut(timeoutMs, program));
            program.kill();
        });
        program.write(question.line);
        program.endInput();
        try {
            return await question.observation;
        }
        finally {
            signal.removeEventListener('abort', abort);
            // The next question may want the machine for itself.
            await program.close(signal.aborted ? 0 : this.#options.shutdownMs);
            this.#calls.delete(call);
        }
    }
    startFailure() {
        return this.#hasAnswered ? null : this.#startFailure;
    }
    async [Symbol.asyncDispose]() {
        for (const { question } of this.#calls)
            question.reject(new Error('The target was closed.'));
        await Promise.all([...this.#calls].map(async ({ program }) => program.close(0)));
    }
    #start(question, { traceparent }) {
        const { env } = this.#options;
        const program = (0,start_program/* startProgram */.Xd)({
            ...this.#options,
            // The name that OpenTelemetry has for it where there is no request to carry it.
            env: traceparent === undefined ? env : { ...env, TRACEPARENT: traceparent },
            onLine: (line) => this.#receive({ question, program }, parseReply(line), line),
            onTooLong: (beginning) => this.#receive({ question, program }, parseBeginning(beginning, read_reply/* TOO_LONG */.ch), `${read_reply/* TOO_LONG */.ch} It begins: ${beginning}`),
            onEnd: (end) => this.#end({ question, program }, end),
        });
        return program;
    }
    #receive({ question, program }, parsed, line) {
        const isOwn = 'id' in parsed && parsed.id === question.id;
        if (!isOwn && parsed.kind !== 'nameless') {
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        this.#hasAnswered = true;
        if (parsed.kind === 'reply')
            question.succeed(parsed.reply);
        else if (parsed.kind === 'failure')
            question.fail(parsed.failure);
        else
            question.fail(NAMELESS);
    }
    #end(call, end) {
        const { question, program } = call;
        if (end.rest !== '')
            this.#receive(call, parseRest(end.rest), end.rest);
        if (!this.#hasAnswered) {
            this.#startsWithoutAnswer += 1;
            this.#startFailure = cannotStart(this.#options.command, end.how, {
                program,
                questions: this.#startsWithoutAnswer,
            });
            if (!end.hasStarted || this.#startsWithoutAnswer >= MAX_ENDS_IN_A_ROW) {
                this.#fatal = this.#startFailure;
                for (const other of this.#calls)
                    other.question.reject(this.#fatal);
                return;
            }
        }
        question.fail(crashed(end.how, program));
    }
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/session.js




/** Restarts after a hang without an answer in between: each may have cost a whole time-out. */
const MAX_HANGS = 5;
/** A program that ended this often and never answered is started once without a question: one that ends then cannot start. */
const STARTS_BEFORE_TRIAL = 3;
/** A trial start may take that much longer than the longest of those before took to end: the machine may be busy. */
const trialMs = (longestLifeMs) => Math.min(1000 + 4 * longestLifeMs, 30_000);
/** A program that lets this many requests time out and says nothing in between is taken to hang. */
const TIMEOUTS_OF_A_HANG = 2;
/** The program may end this often with several questions under way before one is asked on its own. */
const MAX_CRASHES_IN_COMPANY = 2;
/**
 * Asks a program that stays up, over JSON lines: matches replies by id, restarts the program when it ends or hangs, and asks
 * again what was under way with other questions, so that a trial fails only for what its own question did.
 */
class CommandSession {
    corpusFingerprint = null;
    #options;
    #context;
    /** Those to be asked again come first. */
    #waiting = [];
    #underWay = new UnderWay();
    #program;
    #endedBecause = 'ended';
    /** It was reset, or just started. */
    #isFresh = true;
    /** Runs while the program resets itself. */
    #resetTimer = null;
    #signal = null;
    #fatal = null;
    #startFailure = null;
    #startsWithoutAnswer = 0;
    #startedAtMs = 0;
    #longestLifeMs = 0;
    /** Runs while a program is started without a question. */
    #trialTimer = null;
    #hasAnswered;
    /** Questions in a row, each of which ended the program on its own. */
    #ends = 0;
    #hangs = 0;
    #timeoutsInARow = 0;
    #strayLines = 0;
    #lateReplies = 0;
    /** Starts the program, so that it warms up before the first question. */
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#hasAnswered = context.hasAnswered ?? false;
        this.#program = this.#start();
    }
    async ask(request, limits) {
        this.#watch(limits.signal);
        if (this.#fatal !== null)
            throw this.#fatal;
        const question = makeQuestion(request, limits, this.#context);
        this.#waiting.push(question);
        this.#sendWaiting();
        return question.observation;
    }
    startFailure() {
        return this.#hasAnswered ? null : this.#startFailure;
    }
    async [Symbol.asyncDispose]() {
        this.#rejectAll(new Error('The target was closed.'));
        for (const warning of describeNoise({ strays: this.#strayLines, late: this.#lateReplies }))
            this.#context.log.warning(warning);
        await this.#program?.close(this.#options.shutdownMs);
        this.#program = null;
    }
    #start() {
        this.#startedAtMs = this.#context.clock.monotonicMs();
        const program = (0,start_program/* startProgram */.Xd)({
            ...this.#options,
            onLine: (line) => {
                if (line !== '')
                    this.#receive(program, parseReply(line), line);
                this.#sendWaiting();
            },
            onTooLong: (beginning) => {
                this.#receive(program, parseBeginning(beginning, read_reply/* TOO_LONG */.ch), `${read_reply/* TOO_LONG */.ch} It begins: ${beginning}`);
                this.#sendWaiting();
            },
            onEnd: (end) => this.#end(program, end),
        });
        return program;
    }
    #sendWaiting() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
            const program = this.#program ?? this.#restart();
            if (program === null) {
                for (const question of this.#waiting.splice(0))
                    question.fail(givenUp(this.#ends + this.#hangs));
                return;
            }
            if (this.#options.resetsByMessage && !this.#isFresh) {
                this.#reset(program, next.timeoutMs);
                return;
            }
            this.#waiting.shift();
            this.#send(program, next);
        }
    }
    #restart() {
        if (this.#hangs > MAX_HANGS || this.#ends >= MAX_ENDS_IN_A_ROW)
            return null;
        this.#context.log.warning(`The target ${this.#endedBecause} and is started again.`);
        this.#program = this.#start();
        return this.#program;
    }
    #hasRoomFor(question) {
        if (this.#resetTimer !== null || this.#trialTimer !== null)
            return false;
        const current = this.#underWay.first();
        return current === undefined || !(this.#isExclusive(question) || this.#isExclusive(current));
    }
    #isExclusive({ crashes }) {
        return this.#options.resetsByMessage || crashes >= MAX_CRASHES_IN_COMPANY;
    }
    #send(program, question) {
        this.#isFresh = false;
        this.#underWay.add(question);
        question.begin(program, () => this.#expire(question));
        program.write(question.line);
    }
    #reset(program, timeoutMs) {
        const message = `The target did not answer the reset within ${timeoutMs / 1000} s.`;
        this.#resetTimer = setTimeout(() => this.#failReset({ kind: 'timeout', message }), timeoutMs);
        program.write('{"reset":true}\n');
    }
    /** What is waiting first would have met the state of the question before it. */
    #failReset(failure) {
        this.#waiting.shift()?.fail({ ...failure, ...stderrTail(this.#program) });
        this.#replaceProgram('did not reset itself');
        this.#sendWaiting();
    }
    #receive(program, parsed, line) {
        if (parsed.kind === 'reset' && this.#resetTimer !== null) {
            clearTimeout(this.#resetTimer);
            this.#resetTimer = null;
            this.#isFresh = parsed.isDone;
            if (!parsed.isDone)
                this.#failReset({ kind: 'protocol', message: `The target answered the reset with ${line.slice(0, 200)}` });
            return;
        }
        const question = this.#underWay.takeAnswered(parsed);
        const isLate = question === undefined && this.#underWay.takeLate(parsed);
        if (question === undefined && !isLate) {
            this.#strayLines += 1;
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        this.#hasAnswered = true;
        this.#ends = 0;
        this.#hangs = 0;
        this.#timeoutsInARow = 0;
        if (isLate)
            this.#lateReplies += 1;
        else if (parsed.kind === 'reply')
            question?.succeed(parsed.reply);
        else
            question?.fail(parsed.kind === 'failure' ? parsed.failure : NAMELESS);
    }
    /** The second in a row may only have waited behind the first: it is asked once more by a new program. */
    #expire(question) {
        this.#underWay.expire(question);
        this.#timeoutsInARow += 1;
        const isHang = this.#isExclusive(question) || this.#timeoutsInARow >= TIMEOUTS_OF_A_HANG;
        const isSuspect = question.isAlone || question.hasTimedOut || !isHang;
        if (isSuspect)
            question.fail(timedOut(question.timeoutMs, this.#program));
        if (isHang) {
            const count = this.#timeoutsInARow === 1 ? 'a request' : `${this.#timeoutsInARow} requests`;
            this.#replaceProgram(`answered nothing while ${count} timed out`);
            question.hasTimedOut = true;
            this.#waiting.unshift(...this.#underWay.takeAll(), ...(isSuspect ? [] : [question]));
        }
        this.#sendWaiting();
    }
    #replaceProgram(because) {
        this.#program?.kill();
        this.#forgetProgram(because);
        this.#hangs += 1;
    }
    #forgetProgram(because) {
        this.#program = null;
        this.#endedBecause = because;
        this.#isFresh = true;
        this.#timeoutsInARow = 0;
        this.#stopTimers();
    }
    #stopTimers() {
        clearTimeout(this.#resetTimer ?? undefined);
        clearTimeout(this.#trialTimer ?? undefined);
        this.#resetTimer = null;
        this.#trialTimer = null;
    }
    #end(program, end) {
        if (end.rest !== '')
            this.#receive(program, parseRest(end.rest), end.rest);
        const hadQuestions = this.#underWay.first() !== undefined;
        this.#forgetProgram('ended');
        if (!this.#hasAnswered && (!end.hasStarted || !hadQuestions)) {
            this.#refuse(cannotStart(this.#options.command, end.how, { program, questions: 0 }));
            return;
        }
        const again = this.#underWay.takeAll().filter((question) => {
            if (!question.isAlone)
                return true;
            this.#ends += 1;
            question.fail(crashed(end.how, program));
            return false;
        });
        for (const question of again)
            question.crashes += this.#hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY;
        this.#waiting.unshift(...again);
        if (!this.#hasAnswered) {
            this.#startsWithoutAnswer += 1;
            this.#longestLifeMs = Math.max(this.#longestLifeMs, this.#context.clock.monotonicMs() - this.#startedAtMs);
            this.#startFailure = cannotStart(this.#options.command, end.how, { program, questions: this.#ends });
            if (this.#ends >= MAX_ENDS_IN_A_ROW) {
                this.#refuse(this.#startFailure);
                return;
            }
            if (this.#startsWithoutAnswer === STARTS_BEFORE_TRIAL)
                this.#tryStart();
        }
        this.#sendWaiting();
    }
    #refuse(error) {
        this.#startFailure = error;
        this.#fatal = error;
        this.#rejectAll(error);
    }
    /** Starts the program and asks it nothing for a while: if it stays up, it was the questions that ended it. */
    #tryStart() {
        this.#program = this.#start();
        this.#trialTimer = setTimeout(() => {
            this.#trialTimer = null;
            this.#sendWaiting();
        }, trialMs(this.#longestLifeMs));
    }
    #rejectAll(reason) {
        this.#stopTimers();
        for (const question of [...this.#underWay.takeAll(), ...this.#waiting.splice(0)])
            question.reject(reason);
    }
    #watch(signal) {
        signal.throwIfAborted();
        // One listener for a whole run instead of one for each request.
        if (signal === this.#signal)
            return;
        this.#signal = signal;
        signal.addEventListener('abort', () => this.#rejectAll(signal.reason), { once: true });
    }
}

// EXTERNAL MODULE: ./build/measure/targets/target.js
var target = __webpack_require__(60977);
;// CONCATENATED MODULE: ./build/measure/targets/command.js





const word = schemas.string().min(1);
const options = schemas.strictObject({
    /** A list starts the program directly; a string goes through the shell. */
    command: schemas.union([word, schemas.array(word).min(1)]),
    /** Relative to the checkout. */
    cwd: word.optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: schemas.record(word, schemas.string()).default({}),
    /** Whether the program stays up for all questions, or is started for each. */
    mode: schemas["enum"](['persistent', 'per-case']).default('persistent'),
    /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
    reset: schemas["enum"](['none', 'message', 'process']).default('none'),
    /** How long the program may take to end after its stdin was closed. */
    shutdown_seconds: schemas.number().nonnegative().max(600).default(5),
});
/** A program in any language that speaks JSON lines: docs/protocol.md. */
const command = (0,target/* defineTarget */.DQ)({
    name: 'command',
    title: 'A program that speaks JSON lines',
    options,
    deterministic: false,
    decidedBy: () => 'checkout',
    start({ command, cwd, env: ownEnv, mode, reset, shutdown_seconds }, { workingDirectory, env, ...context }) {
        const program = {
            command,
            cwd: (0,external_node_path_.resolve)(workingDirectory, cwd ?? '.'),
            env: { ...env, ...ownEnv },
            shutdownMs: shutdown_seconds * 1000,
        };
        return Promise.resolve(mode === 'per-case' || reset === 'process'
            ? new PerCaseSession(program, context)
            : new CommandSession({ ...program, resetsByMessage: reset === 'message' }, context));
    },
});

// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/measure/targets/template.js

/** What a placeholder may stand for; `settings.NAME` too. */
const FIELDS = ['case', 'id', 'query', 'seed', 'settings', 'top_k', 'trial'];
/** Those that differ from case to case. */
const NAMING_CASE = ['query', 'case', 'id'];
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const ALONE = /^\{\{\s*([^{}]*?)\s*\}\}$/;
/** All placeholders in the strings of a template, in order; keys are no templates. */
function findPlaceholders(template, path = []) {
    if (typeof template === 'string')
        return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name }));
    if (typeof template !== 'object' || template === null)
        return [];
    const isList = Array.isArray(template);
    return Object.entries(template).flatMap(([key, member]) => findPlaceholders(member, [...path, isList ? Number(key) : key]));
}
/** Whether a template says which case is asked; without it every case gets the same request. */
function namesCase(template) {
    return findPlaceholders(template).some(({ name }) => NAMING_CASE.includes(name));
}
/**
 * Whether a template is one text that reads as an object or a list, which was hardly meant as a text.
 * @example isQuotedJson('{"q": "{{query}}", "k": {{top_k}}}') // true
 */
function isQuotedJson(template) {
    if (typeof template !== 'string')
        return false;
    try {
        const value = JSON.parse(template.replace(PLACEHOLDER, '0'));
        return typeof value === 'object' && value !== null;
    }
    catch {
        return false;
    }
}
/** What is wrong with a placeholder whatever the settings are; null when nothing is. */
function checkPlaceholder(name) {
    if (FIELDS.some((field) => field === name) || /^settings(?:\.[^.\s]+)+$/.test(name))
        return null;
    const meant = (0,suggest/* suggest */.Z)(name, FIELDS);
    return `there is no placeholder \`{{${name}}}\`.${meant === null ? '' : ` Did you mean \`{{${meant}}}\`?`} Known: ${FIELDS.join(', ')}, settings.NAME`;
}
/** Whether the settings have what a placeholder stands for, null included. */
function hasSetting(name, settings) {
    return template_valueOf(name, { settings }) !== undefined;
}
/**
 * The template with every placeholder replaced. A string that is one placeholder alone becomes the value with its type; within
 * a longer string, text stands as it is and everything else as JSON.
 * @example fillTemplate({ k: '{{top_k}}', q: 'Q: {{query}}' }, request) // { k: 5, q: 'Q: Why?' }
 */
function fillTemplate(template, request) {
    if (typeof template === 'string') {
        const alone = ALONE.exec(template)?.[1];
        return alone === undefined ? fillText(template, request) : template_valueOf(alone, request);
    }
    if (Array.isArray(template))
        return template.map((element) => fillTemplate(element, request));
    if (typeof template !== 'object' || template === null)
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, fillTemplate(member, request)]));
}
/** A text with every placeholder replaced, each value put through `encode`. */
function fillText(template, request, encode = (value) => value) {
    return template.replace(PLACEHOLDER, (_, name) => {
        const value = template_valueOf(name, request);
        return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    });
}
function template_valueOf(name, request) {
    return name
        .split('.')
        .reduce((at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined), request);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./build/io/post-json.js
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/measure/targets/http/connections.js



/** A longer body is given up. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A server that has ended its stream may keep the connection open for ever. */
const LINGER_MS = 1000;
/** Opens nothing yet. Node's own client takes a third of the processor time of the built-in fetch, and half of its memory. */
function openConnections(clock, { maxBytes = MAX_BYTES } = {}) {
    const options = { keepAlive: true, maxFreeSockets: 1024 };
    const agents = { http: new external_node_http_.Agent(options), https: new external_node_https_.Agent(options) };
    const underWay = startMemberList();
    const exchangeOn = async (agent, request, openReader) => new Promise((resolve, reject) => {
        const { url, method, headers, body, timeoutMs } = request;
        const sentAtMs = clock.monotonicMs();
        const elapsedMs = () => clock.monotonicMs() - sentAtMs;
        let opened = null;
        let length = 0;
        const outgoing = (url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)(url, { method, headers, agent });
        const settle = () => {
            clearTimeout(timer);
            return entry.leave();
        };
        const finish = (end) => {
            if (!settle())
                return;
            if (end.kind !== 'whole')
                outgoing.destroy();
            resolve({ end, latencyMs: elapsedMs(), opened });
        };
        const stop = (reason) => {
            settle();
            outgoing.destroy();
            reject(reason);
        };
        const timer = setTimeout(() => finish({ kind: 'timeout' }), timeoutMs);
        const entry = underWay.enter(stop);
        outgoing.on('response', (response) => {
            const reader = openReader({ status: response.statusCode ?? 0, headers: response.headers, elapsedMs });
            opened = { status: response.statusCode ?? 0, headers: response.headers, elapsedMs, reader };
            if (Number(response.headers['content-length'] ?? 0) > maxBytes)
                return finish({ kind: 'too-long' });
            response.on('data', (bytes) => {
                length += bytes.length;
                if (length > maxBytes)
                    return finish({ kind: 'too-long' });
                if (!entry.isIn())
                    return;
                reader.push(bytes);
                if (reader.isDone?.() !== true)
                    return;
                finish({ kind: 'whole' });
                const lingering = setTimeout(() => outgoing.destroy(), LINGER_MS).unref();
                response.once('close', () => clearTimeout(lingering));
            });
            response.on('end', () => finish({ kind: 'whole' }));
            response.on('error', () => finish({ kind: 'cut' }));
        });
        outgoing.on('error', (error) => {
            if (opened !== null)
                return finish({ kind: 'cut' });
            if (error.code?.startsWith('HPE_') === true)
                return finish({ kind: 'garbled', reason: error.message });
            // A server may close a kept connection just when it is used again. That is no answer: a new one is opened, once.
            if (outgoing.reusedSocket && agent !== false && settle())
                resolve(exchangeOn(false, request, openReader));
            else {
                // What was sent on the kept connection may have come.
                const isUnsent = agent !== false && (0,post_json/* neverConnected */.i_)(error);
                finish({ kind: 'unanswered', reason: describeError(error), isUnsent });
            }
        });
        outgoing.end(body ?? undefined);
    });
    return {
        exchange: async (request, openReader) => exchangeOn(request.url.protocol === 'https:' ? agents.https : agents.http, request, openReader),
        stopAll: (reason) => {
            for (const stop of underWay.members())
                stop(reason);
        },
        [Symbol.dispose]: () => {
            agents.http.destroy();
            agents.https.destroy();
        },
    };
}
/** `localhost` is tried by several addresses; then the error has no message of its own, but one for each. */
function describeError(error) {
    return error instanceof AggregateError && error.message === ''
        ? error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ')
        : error.message;
}
/**
 * An empty list. It is no `Set`, of which V8 makes a new table again and again where members come and go, and each old table points to the
 * next: once the first is in the old generation, none of the later ones, nor what their members hold, is freed before the next full
 * collection. For requests that was 8 kB each.
 */
function startMemberList() {
    const places = [];
    const free = [];
    return {
        enter: (member) => {
            const place = free.pop() ?? places.length;
            let isIn = true;
            places[place] = member;
            return {
                isIn: () => isIn,
                leave: () => {
                    if (!isIn)
                        return false;
                    isIn = false;
                    places[place] = null;
                    free.push(place);
                    return true;
                },
            };
        },
        members: () => places.filter((member) => member !== null),
    };
}

;// CONCATENATED MODULE: ./build/measure/targets/http/map-response.js
/**
 * A function that reads the fields of docs/protocol.md out of any JSON. An `answer` that is found as a list of texts is joined.
 * @throws {TypeError} for a path that cannot be read: the options are checked first
 */
function compileMapping(mapping) {
    const readFields = compileFields(mapping);
    return (body) => {
        const found = readFields(body);
        const { answer } = found;
        return Array.isArray(answer) && answer.every((part) => typeof part === 'string')
            ? { ...found, answer: answer.join('') }
            : found;
    };
}
function compileFields(mapping) {
    const fields = Object.entries(mapping).map(([name, source]) => [name, compileField(source)]);
    return (value) => {
        const found = {};
        for (const [name, read] of fields) {
            const member = read(value);
            if (member !== undefined)
                found[name] = member;
        }
        return found;
    };
}
function compileField(source) {
    if (typeof source === 'string') {
        const path = compilePath(source);
        return (value) => readPath(path, value);
    }
    const { each, ...rest } = source;
    const readFields = compileFields(rest);
    if (typeof each !== 'string')
        return (value) => {
            const found = readFields(value);
            return Object.keys(found).length === 0 ? undefined : found;
        };
    const list = compilePath(each);
    return (value) => {
        const elements = readPath(list, value);
        return Array.isArray(elements) ? elements.map((element) => readFields(element)) : elements;
    };
}
function compilePath(text) {
    const path = parsePath(text);
    if (typeof path === 'string')
        throw new TypeError(path);
    return path;
}
const EACH = Symbol('each');
const STEP = /\.(?<name>[\p{L}_][\p{L}\p{N}_-]*)|(?<each>\.\*|\[\*\])|\[(?<index>-?\d{1,9})\]|\['(?<single>(?:[^'\\]|\\['\\])*)'\]|\["(?<double>(?:[^"\\]|\\["\\])*)"\]/uy;
/**
 * Reads a path such as `$.choices[0].message.content`, `$['x y'][-1]` or `$.docs[*].text`: the part of JSONPath (RFC 9535) that
 * names places. Filters, slices and `..` are refused; the text that is returned then says what is wrong.
 */
function parsePath(text) {
    if (!text.startsWith('$'))
        return 'a path begins with `$`, the whole reply: `$.answer`, `$.docs[0].text`, `$.docs[*]`';
    const steps = [];
    for (let at = 1; at < text.length; at = STEP.lastIndex) {
        STEP.lastIndex = at;
        const groups = STEP.exec(text)?.groups;
        if (groups === undefined)
            return `this path cannot be read from \`${text.slice(at, at + 40)}\` on: after \`$\` come \`.name\`, \`['any name']\`, \`[0]\`, \`[-1]\` and \`[*]\``;
        const { name, each, index, single, double } = groups;
        if (each !== undefined)
            steps.push(EACH);
        else if (index !== undefined)
            steps.push(Number(index));
        else
            steps.push(name ?? (single ?? double ?? '').replace(/\\(.)/gu, '$1'));
    }
    return { text, steps, isList: steps.includes(EACH) };
}
/**
 * What is at the path, undefined when there is nothing: null counts as nothing. A path with `[*]` gives all that it finds, in order,
 * and is undefined only when there is no list at its first `[*]`.
 * @example readPath(path('$.docs[*].id'), { docs: [{ id: 1 }, {}, { id: 2 }] }) // [1, 2]
 */
function readPath({ steps }, value) {
    return follow(steps, value) ?? undefined;
}
function follow(steps, value) {
    let at = value;
    for (const [place, step] of steps.entries()) {
        if (typeof at !== 'object' || at === null)
            return undefined;
        if (step === EACH) {
            const rest = steps.slice(place + 1);
            return Object.values(at).flatMap((element) => {
                const found = follow(rest, element) ?? undefined;
                if (found === undefined)
                    return [];
                return rest.includes(EACH) && Array.isArray(found) ? found : [found];
            });
        }
        if (typeof step === 'number')
            at = Array.isArray(at) ? at.at(step) : undefined;
        else
            at = !Array.isArray(at) && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined;
    }
    return at;
}

// EXTERNAL MODULE: ./build/io/split-lines.js
var split_lines = __webpack_require__(68067);
// EXTERNAL MODULE: ./build/model/hide-secrets.js
var hide_secrets = __webpack_require__(22500);
// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
;// CONCATENATED MODULE: ./build/measure/targets/http/read-body.js








/** What marks the end of a stream before its body ends, in OpenAI's API and those that follow it. */
const DONE = '[DONE]';
const NO_EVENT = 'The stream has no event. Where the reply is one JSON value, leave out `stream`.';
/** A function that opens a reader for each reply. */
function compileReader({ response, stream }) {
    const map = response === undefined ? null : compileMapping(response);
    const noAnswer = response === undefined
        ? null
        : (0,read_reply/* protocolFailure */.fn)(`The reply has nothing at \`${response.answer}\`, where \`response\` says that its answer is.`);
    const finish = (fields, size) => noAnswer !== null && !('answer' in fields || 'error' in fields) ? noAnswer : (0,read_reply/* readReply */.Xw)(fields, size);
    return (asked) => {
        const readFields = map ?? ((value) => readProtocol(value, asked.id));
        if (!isPlain(asked.encoding))
            return refuseEncoding(asked.encoding);
        return stream === undefined ? readWhole(readFields, finish) : readStream(readFields, { stream, asked, finish });
    };
}
function isPlain(encoding = '') {
    return /^(?:identity)?$/i.test(encoding.trim());
}
/** None was asked for, unless by the suite's own `headers`. */
function refuseEncoding(encoding = '') {
    const message = `The reply is compressed (Content-Encoding: ${encoding.slice(0, 40)}), and is read only as it is. Have the server leave that out.`;
    return { push: () => undefined, hasBegun: () => false, finish: () => (0,read_reply/* protocolFailure */.fn)(message) };
}
function readWhole(readFields, finish) {
    const pieces = [];
    return {
        push: (bytes) => pieces.push(bytes),
        hasBegun: () => false,
        finish: () => {
            const text = Buffer.concat(pieces).toString('utf8');
            if (text === '')
                return (0,read_reply/* protocolFailure */.fn)('The reply is empty.');
            const fields = parseFields(text, { what: 'The reply', readFields });
            return typeof fields === 'string' ? (0,read_reply/* protocolFailure */.fn)(fields) : finish(fields, text.length);
        },
    };
}
/** The answer's parts are joined; of every other field the last that came counts. */
function readStream(readFields, input) {
    const { stream, asked, finish } = input;
    const parts = [];
    const others = {};
    let ttftMs = null;
    let isDone = false;
    let count = 0;
    let size = 0;
    let problem = null;
    const read = (data) => {
        const what = `Event ${count} of the stream`;
        const fields = parseFields(data, { what, readFields });
        if (typeof fields === 'string')
            return fields;
        const { answer, ...rest } = fields;
        Object.assign(others, rest);
        if (answer === undefined || answer === null)
            return null;
        if (typeof answer !== 'string')
            return `${what} has an answer that is no text.`;
        if (answer !== '')
            ttftMs ??= asked.elapsedMs();
        parts.push(answer);
        return null;
    };
    const events = readEvents(stream, (data) => {
        isDone ||= data.trim() === DONE;
        if (isDone || problem !== null)
            return;
        count += 1;
        size += data.length;
        problem = read(data);
    });
    return {
        push: (bytes) => events.push(bytes),
        isDone: () => isDone,
        hasBegun: () => ttftMs !== null,
        finish: () => {
            events.end();
            if (count === 0)
                return (0,read_reply/* protocolFailure */.fn)(NO_EVENT);
            if (problem !== null)
                return (0,read_reply/* protocolFailure */.fn)(problem);
            const answer = parts.length === 0 ? {} : { answer: parts.join('') };
            return finish({ ...(ttftMs !== null && { ttft_ms: ttftMs }), ...others, ...answer }, size);
        },
    };
}
function parseFields(text, { what, readFields }) {
    let value;
    try {
        value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        return `${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    }
    return readFields(value);
}
/** One request has one reply, so the `id` may be left out. */
function readProtocol(value, id) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'The reply is JSON, but no object with an `answer`.';
    if (!('id' in value))
        return { ...value };
    const { id: replied, ...fields } = value;
    return typeof replied === 'string' && replied !== id
        ? `The reply has the \`id\` of another request: ${replied.slice(0, 100)}`
        : fields;
}
const STREAM_FORMATS = ['sse', 'ndjson'];
/** A line longer than any body that is read. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
/** Reads server-sent events (WHATWG HTML, 9.2.6: `data` alone is of interest) or lines of JSON, `onData` getting each event's text. */
function readEvents(format, onData) {
    return format === 'sse' ? readServerSentEvents(onData) : readLines((line) => line.trim() !== '' && onData(line));
}
function readServerSentEvents(onData) {
    let data = [];
    const dispatch = () => {
        if (data.length > 0)
            onData(data.join('\n'));
        data = [];
    };
    const lines = readLines((line) => {
        if (line === '')
            dispatch();
        else if (line === 'data' || line.startsWith('data:'))
            data.push(line.slice(5).replace(/^ /, ''));
    });
    return {
        push: lines.push,
        end: () => {
            lines.end();
            dispatch();
        },
    };
}
function readLines(onLine) {
    let isFirst = true;
    const lines = (0,split_lines/* splitLines */.u)({
        maxLength: NO_LIMIT,
        onLine: (line) => {
            onLine(isFirst && line.startsWith('\uFEFF') ? line.slice(1) : line);
            isFirst = false;
        },
        onTooLong: () => undefined,
    });
    return { push: lines.push, end: () => void lines.end() };
}
const MAX_EXCERPT = 300;
/** In bytes; more of an error page is not kept. */
const KEPT = 4096;
/** `secrets` are values that the server was sent and may echo. */
function openExcerptReader(secrets) {
    const pieces = [];
    let length = 0;
    return {
        push: (bytes) => {
            if (length < KEPT)
                pieces.push(bytes);
            length += bytes.length;
        },
        excerpt: () => {
            const text = Buffer.concat(pieces).subarray(0, KEPT).toString('utf8');
            const line = (0,log/* quoteLine */.tQ)(text, secrets);
            return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT)} …`;
        },
    };
}
/** What a reply without success means: 429 and 5xx are an outage, which says nothing of the question; all else is the target's own. */
function readStatusFailure({ status, headers }, excerpt, clock) {
    const detail = excerpt === '' ? '' : `: ${excerpt}`;
    if (status === 429 || status >= 500) {
        const retryAfterS = (0,post_json/* readRetryAfter */.D$)(headers['retry-after'], clock);
        return (0,omit_undefined/* omitUndefined */.O)({
            kind: 'infrastructure',
            message: `The target answered with HTTP ${status}${detail}`,
            status,
            retry_after_s: retryAfterS ?? undefined,
            bill: target/* NOT_BILLED */.R5,
        });
    }
    const place = status >= 300 && status < 400 ? headers.location : undefined;
    return {
        kind: 'target',
        message: place === undefined
            ? `The target answered with HTTP ${status}${detail}`
            : `The target answered with HTTP ${status}, a redirect that is not followed, to ${(0,hide_secrets/* hideSecrets */.s)(place).slice(0, 200)}`,
        status,
    };
}
/**
 * Where a redirect leads that may be followed: the same method at the same origin, so that no header reaches another. Null for any other
 * reply.
 */
function findRedirect({ status, headers }, { url: from, method }) {
    const keepsMethod = status === 307 || status === 308 || (method === 'GET' && status >= 301 && status <= 303);
    if (!keepsMethod || headers.location === undefined || !URL.canParse(headers.location, from.href))
        return null;
    const to = new URL(headers.location, from.href);
    return to.origin === from.origin ? to : null;
}

;// CONCATENATED MODULE: ./build/measure/targets/http/options.js






const options_word = schemas.string().min(1);
/** What this process says itself, for a body that it writes whole. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding'];
const REFERENCES = 'after `${` comes the name of an environment variable and `}`';
const address = options_word.superRefine((text, context) => {
    // Where a variable holds a part of it, it is checked when that is known.
    const problem = !hasPlainReferences(text) ? REFERENCES : namesIn(text).length > 0 ? null : checkAddress(text);
    if (problem !== null)
        context.addIssue({ code: 'custom', message: problem });
});
const headers = schemas.record(schemas.string(), schemas.string()).superRefine((record, context) => {
    for (const [name, value] of Object.entries(record)) {
        const problem = findHeaderProblem(name, value);
        if (problem !== null)
            context.addIssue({ code: 'custom', path: [name], message: problem });
    }
});
/** Any value: faults of its placeholders are reported where they stand. */
const template = schemas.unknown().superRefine((value, context) => {
    for (const { path, name } of findPlaceholders(value)) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            context.addIssue({ code: 'custom', path: [...path], message: problem });
    }
});
const path = schemas.string().superRefine((text, context) => {
    const parsed = parsePath(text);
    if (typeof parsed === 'string')
        context.addIssue({ code: 'custom', message: parsed });
});
/** As deep as replies are: a field, its own fields, and those of the elements of a list among them. */
const source = schemas.union([path, schemas.record(options_word, schemas.union([path, schemas.record(options_word, path)]))]);
const httpOptions = schemas.strictObject({
    /** `${NAME}` is a variable that the target may see, `{{query}}` and the like a part of the request. */
    url: address,
    method: schemas["enum"](['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
    /** `${NAME}` is a variable that the target may see. The suite is public: no secrets here. */
    headers: headers.default({}),
    /** What is sent; the request of the protocol when absent. */
    body: template.optional(),
    /** Where the fields of the reply are; absent: the reply of the protocol. */
    response: schemas.object({ answer: path }).catchall(source).optional(),
    /** The answer comes in parts. */
    stream: schemas["enum"](STREAM_FORMATS).optional(),
    /** Starts the server. A list starts the program directly; a string goes through the shell. */
    start: schemas.union([options_word, schemas.array(options_word).min(1)]).optional(),
    /** Relative to the checkout. */
    cwd: options_word.optional(),
    /** Literal values, added to the environment of the program. */
    env: schemas.record(options_word, schemas.string()).optional(),
    /** Answers with 2xx when the server is ready; without it the port of `url` has to take connections. */
    ready: address.optional(),
    /** How long the server may take to be ready. */
    start_seconds: schemas.number().positive().max(3600).default(60),
    /** How long the program may take to end after SIGTERM. */
    shutdown_seconds: schemas.number().nonnegative().max(600).default(5),
})
    .superRefine(({ method, body, start, cwd, env, ready }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (method === 'GET' && body !== undefined)
        refuse('body', 'a GET has no body. Put the question into `url`.');
    if (start === undefined && cwd !== undefined)
        refuse('cwd', 'this is where `start` runs, which is missing');
    if (start === undefined && env !== undefined)
        refuse('env', 'this is for the program of `start`, which is missing');
    if (ready !== undefined && findPlaceholders(ready).length > 0)
        refuse('ready', 'this has no placeholders');
});
function findHeaderProblem(name, value) {
    if (OWN_HEADERS.includes(name.toLowerCase()))
        return 'this header is not the suite’s to set';
    try {
        (0,external_node_http_.validateHeaderName)(name);
    }
    catch {
        return 'this is no name of a header';
    }
    if (!hasPlainReferences(value))
        return REFERENCES;
    if (findPlaceholders(value).length > 0)
        return 'placeholders stand in `url` and `body` only';
    return checkHeaderValue(value);
}
const PLACEHOLDERS = /\{\{[^{}]*\}\}/g;
/** Why an address cannot be asked; null when it can. Placeholders may stand behind the host. */
function checkAddress(text) {
    for (const { name } of findPlaceholders(text)) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            return problem;
    }
    const [one, other] = ['1', '2'].map((value) => text.replace(PLACEHOLDERS, value));
    if (one === undefined || other === undefined || !URL.canParse(one) || !URL.canParse(other))
        return NO_ADDRESS;
    const { protocol, username, password, origin } = new URL(one);
    if (!/^https?:$/.test(protocol))
        return NO_ADDRESS;
    if (username !== '' || password !== '')
        return 'a user name has no place in an address. Give the header `authorization`';
    return new URL(other).origin === origin ? null : 'placeholders stand behind the host';
}
const NO_ADDRESS = 'an address begins with `http://` or `https://` and a host';
/** Why a text cannot be a header's value; null when it can. Narrower than HTTP, which leaves open what other bytes mean. */
function checkHeaderValue(value) {
    return /^[\t\x20-\x7e]*$/.test(value) ? null : 'a header holds visible ASCII characters and blanks only';
}
const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g;
/** Whether every `${` in a text begins the name of an environment variable. */
function hasPlainReferences(text) {
    return !text.replace(REFERENCE, '').includes('${');
}
/** The variables that a text names. */
function namesIn(text) {
    return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}
/**
 * An option's text with the values of its `${NAME}`, blanks and line feeds around them left out (files of secrets end in one).
 * @throws `target-env-missing` for a variable that the target may not see
 */
function expandEnvironment(text, { option, env }) {
    return text.replace(REFERENCE, (_, variable) => {
        const value = env[variable];
        if (value === undefined)
            throw new model_error/* UserError */.y('target-env-missing', { option, variable });
        return value.trim();
    });
}

;// CONCATENATED MODULE: ./build/measure/targets/http/prepare-requests.js



/** Shorter values are no secrets, and hiding them would make holes in messages. */
const SHORTEST_SECRET = 4;
const ACCEPTED = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', json: 'application/json' };
/**
 * Fills in what is the same in all requests, and gives the function that makes each. Throws the user's errors `target-env-missing`,
 * `target-env-unusable` and `target-setting-missing`.
 */
function prepareRequests(options, { env, settings }) {
    const { method, body, stream } = options;
    for (const [option, template] of Object.entries({ url: options.url, body })) {
        const missing = findPlaceholders(template).find(({ name }) => isMissing(name, settings));
        if (missing !== undefined)
            throw new model_error/* UserError */.y('target-setting-missing', { option, name: missing.name, known: Object.keys(settings) });
    }
    const address = expandAddress(options.url, { option: 'url', env });
    const headers = {
        accept: ACCEPTED[stream ?? 'json'],
        // Without it a server may choose any (RFC 9110, 12.5.3).
        'accept-encoding': 'identity',
        'user-agent': 'goldenpair',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
    };
    for (const [name, text] of Object.entries(options.headers)) {
        const option = `headers.${name}`;
        const value = expandEnvironment(text, { option, env });
        const problem = checkHeaderValue(value);
        if (problem !== null)
            throw new model_error/* UserError */.y('target-env-unusable', { option, problem });
        headers[name.toLowerCase()] = value;
    }
    const fixedUrl = findPlaceholders(address).length === 0 ? new URL(address) : null;
    const texts = [options.url, ...Object.values(options.headers)];
    return {
        makeRequest: (request) => ({
            url: fixedUrl ?? new URL(fillText(address, request, encodePart)),
            method,
            headers: request.traceparent === undefined ? headers : { traceparent: request.traceparent, ...headers },
            body: method === 'GET' ? null : JSON.stringify(body === undefined ? request : fillTemplate(body, request)),
        }),
        origin: new URL(address.replace(/\{\{.*/s, '')),
        secrets: texts.flatMap(namesIn).flatMap((name) => {
            const value = env[name]?.trim() ?? '';
            return value.length < SHORTEST_SECRET ? [] : [value];
        }),
    };
}
/** An address with its variables filled in. Throws `target-env-missing`, and `target-env-unusable` when it is none then. */
function expandAddress(text, { option, env }) {
    const address = expandEnvironment(text, { option, env });
    const problem = checkAddress(address);
    if (problem !== null)
        throw new model_error/* UserError */.y('target-env-unusable', { option, problem });
    return address;
}
function isMissing(name, settings) {
    return name.startsWith('settings.') && !hasSetting(name, settings);
}
/** Half of a surrogate pair, which a query may hold, cannot be encoded. */
function encodePart(value) {
    return encodeURIComponent(Buffer.from(value).toString());
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/io/clock.js
var io_clock = __webpack_require__(13211);
;// CONCATENATED MODULE: ./build/measure/targets/http/server.js





/** How long a program may take to end after its connections broke. */
const ENDS_WITHIN_MS = 1000;
/** A server that is waited for and, where its command is known, started, started again when it has ended, and stopped. */
class Server {
    #options;
    #context;
    #launch;
    #endsInARow = 0;
    #hasAnswered;
    #startFailure = null;
    #givenUp = null;
    /** The last launch whose end was counted. */
    #counted = null;
    /** Starts the program, so that it warms up before the first question. */
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#hasAnswered = context.hasAnswered ?? false;
        this.#launch = launchServer(options, context.clock);
    }
    /**
     * The server when it is ready, which may take a while; a failure when it has ended too often to be started again. Rejects with the
     * user's error `target-not-ready`, and with the reason of `stop`.
     */
    async ready() {
        const how = this.#launch.ended();
        // One that ended before it was ready is not started again: waiting for it says why.
        if (how !== null && this.#launch.isReady() && this.#givenUp === null)
            this.#restart(how);
        if (this.#givenUp !== null)
            return this.#givenUp;
        const launch = this.#launch;
        try {
            await launch.ready;
            return launch;
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.y) || !this.#hasAnswered)
                throw error;
            this.#givenUp = { kind: 'crash', message: `The target has ended. ${error.message}` };
            return this.#givenUp;
        }
    }
    /** After a connection to it broke: the crash that this was, null when the program runs on. */
    async findCrash(launch) {
        const how = await launch.endsWithin(ENDS_WITHIN_MS);
        if (how === null)
            return null;
        this.#countEnd(launch, how);
        return crashed(how, launch.program);
    }
    /** It replied to a request, with whatever status. */
    markAnswer() {
        this.#hasAnswered = true;
        this.#endsInARow = 0;
    }
    startFailure() {
        return this.#hasAnswered ? null : this.#startFailure;
    }
    async stop(reason) {
        await this.#launch.stop(reason);
    }
    #restart(how) {
        this.#countEnd(this.#launch, how);
        const failure = this.startFailure();
        if (this.#endsInARow >= MAX_ENDS_IN_A_ROW) {
            if (failure !== null)
                throw failure;
            this.#givenUp = givenUp(this.#endsInARow);
            return;
        }
        this.#context.log.warning(`The target ${how} and is started again.`);
        this.#launch = launchServer(this.#options, this.#context.clock);
    }
    #countEnd(launch, how) {
        if (this.#counted === launch)
            return;
        this.#counted = launch;
        this.#endsInARow += 1;
        if (!this.#hasAnswered)
            this.#startFailure = launch.refuse(`${how} before it answered anything`);
    }
}
/** Starts the program of a server, where there is one, and looks whether it is ready until it is. */
function launchServer({ program: given, look, address, startMs }, clock) {
    const waiting = new AbortController();
    let isReady = false;
    let ended = null;
    let markEnd = () => undefined;
    const end = new Promise((resolve) => {
        markEnd = resolve;
    });
    const program = given === null
        ? null
        : (0,start_program/* startProgram */.Xd)({
            ...given,
            onLine: (line) => program?.note(`${line}\n`),
            onTooLong: (beginning) => program?.note(`${beginning} …\n`),
            onEnd: ({ how }) => {
                ended = how;
                markEnd();
                waiting.abort(new Error(how));
            },
        });
    const refuse = (how) => {
        const command = given === null ? null : (0,start_program/* describeCommand */.vL)(given.command);
        return new model_error/* UserError */.y('target-not-ready', { command, address, how, log: program?.log().trimEnd() ?? '' });
    };
    const wait = async () => {
        const { signal } = waiting;
        const limits = { limitMs: startMs, signal, monotonicMs: () => clock.monotonicMs() };
        const problem = await waitUntilReady(look, limits).catch((error) => {
            if (ended === null)
                throw error;
            return null;
        });
        if (ended !== null)
            throw refuse(`${ended} before it was ready`);
        if (problem !== null)
            throw refuse(`was not ready within ${startMs / 1000} s (${problem})`);
        isReady = true;
    };
    const ready = wait();
    // It may end before anybody asks.
    ready.catch(() => undefined);
    return {
        program,
        ready,
        isReady: () => isReady,
        ended: () => ended,
        refuse,
        endsWithin: async (milliseconds) => {
            if (ended === null)
                await Promise.race([end, (0,io_clock/* systemSleep */.Hk)(milliseconds, waiting.signal).catch(() => undefined)]);
            return ended;
        },
        stop: async (reason) => {
            waiting.abort(reason);
            await program?.terminate(given?.shutdownMs ?? 0);
        },
    };
}
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** One look may take this long: a server that is busy starting may accept a connection and not answer. */
const LOOK_MS = 5000;
/** Ready is a 2xx reply to a GET of the address. */
function lookAtPage(url, connections) {
    return async () => {
        const request = { url, method: 'GET', headers: {}, body: null, timeoutMs: LOOK_MS };
        const { end, opened } = await connections.exchange(request, () => ({ push: () => undefined }));
        if (opened !== null && opened.status >= 200 && opened.status < 300)
            return null;
        if (opened !== null)
            return `it answered with HTTP ${opened.status}`;
        return 'reason' in end ? end.reason : 'it did not answer';
    };
}
/** Ready is a port that takes connections. */
function lookAtPort(url) {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    // An IPv6 address stands in brackets in a URL.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return async () => new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host, port, timeout: LOOK_MS });
        const finish = (reason) => {
            socket.destroy();
            resolve(reason);
        };
        socket.once('connect', () => finish(null));
        socket.once('timeout', () => finish('it did not answer'));
        socket.once('error', (error) => finish(error.code ?? error.message));
    });
}
/**
 * Looks again and again until the server is ready. Null when it is, else why it was not the last time before `limitMs` were over.
 * Rejects with the signal's reason.
 */
async function waitUntilReady(look, input) {
    const { limitMs, signal, monotonicMs } = input;
    const endMs = monotonicMs() + limitMs;
    for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
        const problem = await look();
        signal.throwIfAborted();
        const leftMs = endMs - monotonicMs();
        if (problem === null || leftMs <= 0)
            return problem;
        await (0,io_clock/* systemSleep */.Hk)(Math.min(pauseMs, leftMs), signal).catch(() => signal.throwIfAborted());
    }
}

;// CONCATENATED MODULE: ./build/measure/targets/http/start-server.js







/**
 * The environment in which the options of a server are read: with a free port as `PORT` where Goldenpair starts the server and the
 * options leave its port open, so that two variants, or two checkouts, can run side by side.
 */
async function givePort({ url, ready, start, env: own }, env) {
    if (start === undefined)
        return env;
    const texts = [url, ready ?? '', ...(typeof start === 'string' ? [start] : start)];
    if (!texts.flatMap(namesIn).includes('PORT'))
        return env;
    return { ...env, PORT: own?.['PORT'] ?? String(await findFreePort()) };
}
/**
 * Starts the server of the options and waits for it in the background; null where there is nothing to start or to wait for. Throws the
 * user's error `target-address-taken`: what answers there already is not what would be started.
 */
async function startServer(options, input) {
    const { env, origin, workingDirectory, connections, ...context } = input;
    const { start, ready } = options;
    if (start === undefined && ready === undefined)
        return null;
    const page = ready === undefined ? null : new URL(expandAddress(ready, { option: 'ready', env }));
    const place = page ?? origin;
    const address = page === null ? place.origin : describeAddress(page);
    const lookAtOrigin = lookAtPort(place);
    const look = page === null ? lookAtOrigin : lookAtPage(page, connections);
    const startMs = options.start_seconds * 1000;
    if (start === undefined)
        return new Server({ program: null, look, address, startMs }, context);
    const command = typeof start === 'string' ? givePortTo(start, env) : start.map((part) => givePortTo(part, env));
    if ((await lookAtOrigin()) === null)
        throw new model_error/* UserError */.y('target-address-taken', { address: place.origin, command: (0,start_program/* describeCommand */.vL)(command) });
    const program = {
        command,
        cwd: (0,external_node_path_.resolve)(workingDirectory, options.cwd ?? '.'),
        env: { ...env, ...options.env },
        shutdownMs: options.shutdown_seconds * 1000,
    };
    return new Server({ program, look, address, startMs }, context);
}
/** An address for messages, without what may be secret in it. */
function describeAddress({ origin, pathname }) {
    return `${origin}${pathname}`;
}
function givePortTo(text, env) {
    return text.replaceAll('${PORT}', env['PORT'] ?? '${PORT}');
}
/** A port of the loopback address that nobody listens on now. */
async function findFreePort() {
    return new Promise((resolvePort, reject) => {
        const server = (0,external_node_net_.createServer)();
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            server.close(() => resolvePort(typeof address === 'object' && address !== null ? address.port : 0));
        });
    });
}

;// CONCATENATED MODULE: ./build/measure/targets/http/http.js
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










/** A server that is asked over HTTP, and started where its command is given: docs/protocol.md. */
const http = (0,target/* defineTarget */.DQ)({
    name: 'http',
    title: 'A server that is asked over HTTP',
    options: httpOptions,
    deterministic: false,
    // A server that runs already may be of any code.
    decidedBy: ({ start }) => (start === undefined ? null : 'checkout'),
    asks: ({ url }) => url,
    async start(options, { workingDirectory, settings, env: visible, ...context }) {
        const { url, method, body } = options;
        if (!namesCase([url, body]) && (method === 'GET' || body !== undefined))
            context.log.warning('`url` and `body` of the `http` target have no `{{query}}`: every case asks the same.');
        if (isQuotedJson(body))
            context.log.warning('`body` of the `http` target is a text that is JSON, and is sent as a JSON string. Give the object or list itself: `body: {q: "{{query}}"}`.');
        const env = await givePort(options, visible);
        const requests = prepareRequests(options, { env, settings });
        const connections = openConnections(context.clock);
        const server = await startServer(options, { ...context, ...requests, env, workingDirectory, connections });
        return new HttpSession({ ...requests, connections, server, openReader: compileReader(options) }, context);
    },
});
/** Lets requests go together, or one alone: then nothing else is under way, so that what happens to the server is its doing. */
class Turns {
    #underWay = new Set();
    #waiting = [];
    /** Resolves when it may begin; disposing the turn ends it. Those that go alone come first. */
    async take({ isExclusive }) {
        return new Promise((begin) => {
            if (isExclusive)
                this.#waiting.unshift({ isExclusive, begin });
            else
                this.#waiting.push({ isExclusive, begin });
            this.#beginWaiting();
        });
    }
    #beginWaiting() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
            this.#waiting.shift();
            const entry = { isAlone: this.#underWay.size === 0, isExclusive: next.isExclusive };
            for (const other of this.#underWay)
                other.isAlone = false;
            this.#underWay.add(entry);
            next.begin({
                isAlone: () => entry.isAlone,
                [Symbol.dispose]: () => {
                    this.#underWay.delete(entry);
                    this.#beginWaiting();
                },
            });
        }
    }
    #hasRoomFor({ isExclusive }) {
        const [current] = this.#underWay;
        return current === undefined || !(isExclusive || current.isExclusive);
    }
}
/** Redirects of one request that are followed. */
const MAX_REDIRECTS = 3;
/** Asks a server over HTTP, and keeps it going where it is Goldenpair's to start. */
class HttpSession {
    corpusFingerprint = null;
    #parts;
    #context;
    #turns = new Turns();
    #signal = null;
    constructor(parts, context) {
        this.#parts = parts;
        this.#context = context;
    }
    async ask(request, limits) {
        this.#watch(limits.signal);
        const { server } = this.#parts;
        return server === null
            ? (await this.#attempt(request, limits, null)).observation
            : this.#askServer(server, request, limits);
    }
    startFailure() {
        return this.#parts.server?.startFailure() ?? null;
    }
    async [Symbol.asyncDispose]() {
        await this.#stop(new Error('The target was closed.'));
        this.#parts.connections[Symbol.dispose]();
    }
    /** When the server ends with others under way, the question is asked again on its own, so that it fails only for its own doing. */
    async #askServer(server, request, limits) {
        for (let isExclusive = false;; isExclusive = true) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const turn = __addDisposableResource(env_1, await this.#turns.take({ isExclusive }), false);
                limits.signal.throwIfAborted();
                const launch = await server.ready();
                if ('kind' in launch)
                    return { status: 'failed', latency_ms: 0, failure: launch };
                const reading = __addDisposableResource(env_1, this.#context.meter?.begin(launch.program?.pid), false);
                const { observation: observed, end } = await this.#attempt(request, limits, launch.program);
                const observation = (0,read_reply/* addResources */.pU)(observed, (await reading?.end()) ?? null);
                if (end === 'whole')
                    server.markAnswer();
                const crash = end === 'cut' || end === 'unanswered' ? await server.findCrash(launch) : null;
                if (crash === null)
                    return observation;
                if (turn.isAlone())
                    return { status: 'failed', latency_ms: observation.latency_ms, failure: crash };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        }
    }
    async #attempt(request, { timeoutMs }, program) {
        const { connections, makeRequest, openReader, secrets, origin } = this.#parts;
        const { clock } = this.#context;
        let toSend = { ...makeRequest(request), timeoutMs };
        let latencyMs = 0;
        for (let redirects = 0;; redirects++) {
            const exchange = await connections.exchange(toSend, ({ status, headers, elapsedMs }) => status >= 200 && status < 300
                ? openReader({ id: request.id, elapsedMs, encoding: headers['content-encoding'] })
                : openExcerptReader(secrets));
            latencyMs += exchange.latencyMs;
            const to = exchange.opened !== null && redirects < MAX_REDIRECTS ? findRedirect(exchange.opened, toSend) : null;
            if (to === null) {
                const read = readOutcome(exchange, { timeoutMs, program, clock, address: describeAddress(origin) });
                const observation = read.kind === 'reply'
                    ? { status: 'ok', latency_ms: latencyMs, reply: read.reply }
                    : { status: 'failed', latency_ms: latencyMs, failure: read.failure };
                return { observation, end: exchange.end.kind };
            }
            toSend = { ...toSend, url: to, timeoutMs: Math.max(0, timeoutMs - latencyMs) };
        }
    }
    async #stop(reason) {
        this.#parts.connections.stopAll(reason);
        await this.#parts.server?.stop(reason);
    }
    #watch(signal) {
        signal.throwIfAborted();
        // One listener for a whole run instead of one for each request.
        if (signal === this.#signal)
            return;
        this.#signal = signal;
        signal.addEventListener('abort', () => void this.#stop(asError(signal.reason)), { once: true });
    }
}
function asError(reason) {
    return reason instanceof Error ? reason : new Error(String(reason));
}
/**
 * What an exchange says of a trial. A connection that fails, or breaks before the answer has begun, is an outage: it says nothing of the
 * question. A streamed answer that breaks off in its middle is a failed trial: its reader got half an answer, and a target
 * that dies of a question must not pass for an outage.
 * @throws `target-refused` for 401: no request could ever succeed
 */
function readOutcome({ end, opened }, context) {
    if (end.kind === 'timeout')
        return failure(timedOut(context.timeoutMs, context.program));
    if (end.kind === 'garbled')
        return (0,read_reply/* protocolFailure */.fn)(`The reply is no HTTP: ${end.reason}`);
    if (opened === null) {
        const unreached = outage(`The target could not be reached: ${'reason' in end ? end.reason : end.kind}`);
        return failure(end.kind === 'unanswered' && end.isUnsent ? { ...unreached, bill: target/* NOT_BILLED */.R5 } : unreached);
    }
    const { reader } = opened;
    if ('excerpt' in reader) {
        const detail = reader.excerpt();
        if (opened.status === 401)
            throw new model_error/* UserError */.y('target-refused', { address: context.address, detail });
        return failure(readStatusFailure(opened, detail, context.clock));
    }
    if (end.kind === 'whole')
        return reader.finish();
    if (end.kind === 'too-long')
        return (0,read_reply/* protocolFailure */.fn)(read_reply/* TOO_LONG */.ch);
    return reader.hasBegun()
        ? (0,read_reply/* protocolFailure */.fn)('The connection broke in the middle of the streamed answer.')
        : failure(outage('The connection broke before the answer had come.'));
}
function outage(message) {
    return { kind: 'infrastructure', message };
}
function failure(value) {
    return { kind: 'failure', failure: value };
}

// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
;// CONCATENATED MODULE: ./build/measure/targets/module/module.js







const module_word = schemas.string().min(1);
const module_options = schemas.strictObject({
    /** Relative to the checkout, and in it. */
    module: module_word,
    export: module_word.default('default'),
    /** Flags of Node, such as a loader. */
    node: schemas.array(module_word).default([]),
    /** Relative to the checkout. */
    cwd: module_word.optional(),
    /** Literal values, added to the environment. The suite is public: no secrets here. */
    env: schemas.record(module_word, schemas.string()).default({}),
    /** What keeps a question from meeting the state of the one before it: a new process, or the module's own function `reset`. */
    reset: schemas["enum"](['none', 'message', 'process']).default('none'),
    /** How long the process may take to end after its stdin was closed. */
    shutdown_seconds: schemas.number().nonnegative().max(600).default(5),
});
/** A function of a JavaScript or TypeScript module, called in a process of its own that speaks JSON lines for it. */
const module_module = (0,target/* defineTarget */.DQ)({
    name: 'module',
    title: 'A function in a JavaScript or TypeScript module',
    options: module_options,
    deterministic: false,
    decidedBy: () => 'checkout',
    async start({ module: written, export: name, node, cwd, env: ownEnv, reset, shutdown_seconds }, { workingDirectory, env, programs, ...context }) {
        if (programs === undefined)
            throw new Error('a `module` target was started, and nothing to run it with');
        const path = await checkModule(written, { workingDirectory, hasLoader: node.length > 0 });
        const program = {
            command: [process.execPath, ...node, programs.module, path, name, reset],
            cwd: (0,external_node_path_.resolve)(workingDirectory, cwd ?? '.'),
            env: { ...env, ...ownEnv },
            shutdownMs: shutdown_seconds * 1000,
        };
        return sendTimeLimits(reset === 'process'
            ? new PerCaseSession(program, context)
            : new CommandSession({ ...program, resetsByMessage: reset === 'message' }, context));
    },
});
/** Each request says when to give it up, so that the function's `signal` can be aborted. */
function sendTimeLimits(session) {
    return {
        corpusFingerprint: session.corpusFingerprint,
        ask: async (request, limits) => {
            const served = { ...request, timeout_ms: limits.timeoutMs };
            return session.ask(served, limits);
        },
        startFailure: () => session.startFailure(),
        [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
    };
}
/** The absolute path of a module of the checkout that this Node can run. Throws the user's error `module-unusable`. */
async function checkModule(written, { workingDirectory, hasLoader }) {
    const refuse = (problem) => new model_error/* UserError */.y('module-unusable', { module: written, problem });
    const path = (0,external_node_path_.join)(workingDirectory, written);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
    if (place === 'missing')
        throw refuse(`there is no such file in ${workingDirectory}`);
    if (place === 'outside')
        throw refuse(`it is not inside ${workingDirectory}`);
    if (/\.[cm]?ts$/.test(path) && !hasLoader && !stripsTypes(process.versions.node))
        throw refuse(`Node ${process.versions.node} does not run TypeScript by itself. Compile it to JavaScript, use Node 22.18 or newer, or name a loader: \`node: [--import, tsx]\``);
    return path;
}
/**
 * Whether a version of Node runs TypeScript without a flag. Source: Node's changelogs, type stripping enabled by default.
 * @example stripsTypes('22.18.0') // true
 */
function stripsTypes(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === 22)
        return minor >= 18;
    return major === 23 ? minor >= 6 : major > 23;
}

// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/measure/providers/adapt-request.js
var adapt_request = __webpack_require__(42082);
// EXTERNAL MODULE: ./build/measure/providers/ask-chat.js + 1 modules
var ask_chat = __webpack_require__(27764);
// EXTERNAL MODULE: ./build/measure/providers/openai-client.js
var openai_client = __webpack_require__(47764);
;// CONCATENATED MODULE: ./build/measure/search/chunk.js
/** Tokens of a text by the usual rule of thumb of four characters each, for targets that have no tokenizer. */
function estimateTokens(text) {
    return Math.ceil(text.length / 4);
}

// EXTERNAL MODULE: ./build/measure/search/tokenize.js
var tokenize = __webpack_require__(19007);
;// CONCATENATED MODULE: ./build/measure/search/answer-query.js



/**
 * An extractive answer: the best passage followed by `[path::symbol]` it was taken from, and the chunks found, best first.
 * Abstains with an empty answer when the best chunk scores below `min_score` or holds less than `min_coverage`; the
 * chunks are given all the same. Tokens are estimates of four characters each.
 */
function answerQuery(index, query, topK, options) {
    const { hits, weights } = index.search(query, Math.max(topK, options.answer_chunks));
    const spans = hits.slice(0, topK).map(describeHit);
    const answer = answerFrom();
    const inputTokens = estimateTokens(query) + spans.reduce((sum, { tokens = 0 }) => sum + tokens, 0);
    return {
        answer,
        abstained: answer === '',
        spans,
        usage: { input_tokens: inputTokens, output_tokens: estimateTokens(answer) },
    };
    function answerFrom() {
        const [top] = hits;
        if (top === undefined || top.score < options.min_score)
            return '';
        const total = sum([...weights.values()]);
        const held = sum(top.terms.map((term) => weights.get(term) ?? 0));
        if (total === 0 || held / total < options.min_coverage)
            return '';
        const best = extractPassage(hits.slice(0, options.answer_chunks).map(({ chunk }) => chunk), weights);
        if (best === null)
            return '';
        const { path, symbol } = best.chunk;
        return `${best.text} [${path}${symbol === null ? '' : `::${symbol}`}]`;
    }
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
const WINDOW_LINES = 3;
const MAX_CHARACTERS = 600;
/**
 * The sentence (in Markdown) or the three lines (elsewhere) that hold the most weight of the question's terms, over all
 * given chunks; the earlier chunk and line win a tie. Null when no term occurs in any text.
 */
function extractPassage(chunks, weights) {
    let best = null;
    for (const chunk of chunks) {
        for (const text of passagesOf(chunk)) {
            let weight = 0;
            for (const term of new Set((0,tokenize/* tokenize */.qw)(text)))
                weight += weights.get(term) ?? 0;
            if (weight > (best?.weight ?? 0))
                best = { chunk, text: text.slice(0, MAX_CHARACTERS), weight };
        }
    }
    return best;
}
function passagesOf(chunk) {
    return /\.(?:md|markdown|mdx|txt|rst)$/i.test(chunk.path) ? sentencesOf(chunk.text) : windowsOf(chunk.text);
}
/** Paragraphs, list items and table rows apart, then cut after `.`, `!` or `?` and a space. */
function sentencesOf(text) {
    const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*+|>]|\d+\.)\s)|\n(?=\|)|(?<=^#.*)\n/m);
    return blocks.flatMap((block) => block
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?])\s+(?=[\p{Lu}`*[(])/u));
}
function windowsOf(text) {
    const lines = text
        .split('\n')
        .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+|#+)?\s?|\s*\*\/$/g, '').trim())
        .filter((line) => line !== '');
    const count = Math.max(1, lines.length - WINDOW_LINES + 1);
    return Array.from({ length: count }, (_, start) => lines.slice(start, start + WINDOW_LINES).join('\n'));
}
/** A chunk that was found, as a span of a reply; its tokens are an estimate of four characters each. */
function describeHit({ chunk, score }) {
    const { symbol, ...place } = chunk;
    const tokens = estimateTokens(chunk.text);
    return (0,omit_undefined/* omitUndefined */.O)({ ...place, symbol: symbol ?? undefined, score: Number(score.toFixed(4)), tokens });
}

// EXTERNAL MODULE: ./build/measure/targets/corpus/open-corpus.js
var open_corpus = __webpack_require__(52088);
// EXTERNAL MODULE: ./build/model/run/judging.js
var judging = __webpack_require__(12316);
;// CONCATENATED MODULE: ./build/measure/targets/openai/converse.js




/**
 * Asks the model, answers the tools that it calls from the table while all of its calls have an answer there, and asks again, up to
 * the call's limits. Tools are never run; calls without an answer end the conversation and are reported.
 * @throws what `send` throws
 */
async function converse({ call, messages: first, seed, send, toolResults }, limits) {
    const { clock } = limits;
    const from = clock.monotonicMs();
    const messages = [...first];
    const tools = [];
    const replies = [];
    let firstTextMs = null;
    for (;;) {
        const askedMs = clock.monotonicMs() - from;
        const body = { ...call.body, model: call.model, messages, ...(seed !== null && { seed }) };
        const outcome = await send(body, { ...limits, timeoutMs: Math.max(limits.timeoutMs - askedMs, 1) });
        if (outcome.kind !== 'replied') {
            const bill = billOf(replies, { charge: (0,ask_chat/* chargeOf */.AB)(outcome), call });
            return { kind: 'failed', failure: { ...failureOf(outcome, limits.timeoutMs), bill } };
        }
        const { reply } = outcome;
        replies.push(reply);
        if (reply.firstTextMs !== null)
            firstTextMs ??= askedMs + reply.firstTextMs;
        const canAnswer = reply.calls.length > 0 &&
            replies.length < call.maxSteps &&
            tools.length + reply.calls.length <= call.maxToolCalls &&
            reply.calls.every(({ name }) => Object.hasOwn(toolResults, name));
        tools.push(...reply.calls.map((one) => describeCall(one, canAnswer)));
        if (!canAnswer)
            return describeEnd(reply, { replies, tools, firstTextMs, call });
        messages.push({
            role: 'assistant',
            content: reply.text === '' ? null : reply.text,
            tool_calls: reply.calls.map(({ id, name, arguments: args }) => ({
                id,
                type: 'function',
                function: { name, arguments: args },
            })),
        }, ...reply.calls.map(({ id, name }) => ({
            role: 'tool',
            tool_call_id: id,
            content: writeResult(toolResults[name]),
        })));
    }
}
/** What a tool answers, as the model gets it. */
function writeResult(result) {
    return typeof result === 'string' ? result : JSON.stringify(result);
}
function describeEnd(last, input) {
    const { replies, tools, firstTextMs, call } = input;
    const bill = billOf(replies, { charge: 'reported', call });
    const failed = (message) => ({ kind: 'failed', failure: { kind: 'target', message, bill } });
    if (last.finishReason === 'content_filter')
        return failed("The provider's content filter stopped the reply.");
    if (last.finishReason === 'length' && last.text === '' && last.calls.length === 0)
        return failed(`The model used up its ${call.maxOutputTokens === null ? 'tokens' : `${call.maxOutputTokens} tokens (max_output_tokens)`} before it wrote an answer.`);
    const usage = sumUsage(replies);
    const isRefusal = last.refusal !== null && last.text === '';
    return {
        kind: 'replied',
        reply: (0,omit_undefined/* omitUndefined */.O)({
            answer: isRefusal ? (last.refusal ?? '') : last.text,
            // An empty answer would count as declined; here the model asks for a tool.
            abstained: isRefusal ? true : last.calls.length > 0 ? false : undefined,
            model: last.model ?? undefined,
            model_fingerprint: last.fingerprint ?? undefined,
            usage,
            ttft_ms: firstTextMs ?? undefined,
            tools: tools.length > 0 || call.body['tools'] !== undefined ? [...tools] : undefined,
            finish_reason: last.finishReason ?? undefined,
        }),
    };
}
/** Of all requests; undefined where one of them was not counted. */
function sumUsage(replies) {
    const usage = {
        input_tokens: 0,
        output_tokens: 0,
    };
    for (const { spent } of replies) {
        if (spent === null)
            return undefined;
        usage.input_tokens += spent.input_tokens;
        usage.output_tokens += spent.output_tokens;
        if (spent.cached_tokens !== undefined)
            usage.cached_tokens = (usage.cached_tokens ?? 0) + spent.cached_tokens;
    }
    return usage;
}
function describeCall({ name, arguments: args }, isAnswered) {
    const named = name === '' ? 'unnamed' : name;
    try {
        return { name: named, arguments: JSON.parse(args), ...(isAnswered && { ok: true }) };
    }
    catch {
        return { name: named, arguments: args, ok: false, error: 'The arguments are not JSON.' };
    }
}
/** What a conversation that came to nothing is billed: its answered requests, and the `charge` of the last one. */
function billOf(replies, { charge, call }) {
    const spent = (0,judging/* sumSpent */.YD)(replies.map((reply) => reply.spent));
    return {
        charge: replies.some((reply) => reply.spent === null) ? 'unknown' : charge,
        spent: spent === null ? null : { ...spent, model: spent.model ?? call.model },
    };
}
function withoutCharge({ charge: _charge, ...failure }) {
    return failure;
}
function failureOf(outcome, timeoutMs) {
    switch (outcome.kind) {
        case 'timeout':
            return timedOut(timeoutMs, null);
        case 'unreadable':
            return { kind: 'protocol', message: outcome.message };
        case 'infrastructure':
            return withoutCharge(outcome);
        case 'other': {
            const { message, status } = outcome;
            return { kind: 'target', message, ...(status !== undefined && { status }) };
        }
    }
}

// EXTERNAL MODULE: ./build/measure/providers/access.js
var access = __webpack_require__(79286);
;// CONCATENATED MODULE: ./build/measure/targets/openai/options.js



const openai_options_word = schemas.string().min(1);
/** A function that the model may call, as OpenAI writes it, with or without its wrapping. */
const toolSchema = schemas.union([
    schemas.strictObject({
        type: schemas.literal('function'),
        function: schemas.looseObject({ name: openai_options_word }),
    }),
    schemas.looseObject({ name: openai_options_word, type: schemas.undefined().optional() }).transform((tool) => ({
        type: 'function',
        function: tool,
    })),
]);
/** How the model is asked: in the suite's target, or at the head of a prompt file. */
const callOptions = {
    model: openai_options_word.optional(),
    /** Left out where the model refuses it. */
    temperature: schemas.number().min(0).max(2).optional(),
    /** Of every request; it makes the worst case known, and so a budget possible. */
    max_output_tokens: schemas.int().positive().optional(),
    /** As OpenAI writes it: `{type: json_object}`, `{type: json_schema, json_schema: …}`. */
    response_format: schemas.looseObject({ type: openai_options_word }).optional(),
    /** A JSON or YAML file, or the list itself. */
    tools: schemas.union([openai_options_word, schemas.array(toolSchema)]).optional(),
};
/** The front matter of a prompt file. */
const frontMatterSchema = schemas.strictObject(callOptions);
/** What a variant's `settings` may override, key by key; the others are for the template. */
const settingsSchema = schemas.looseObject({
    model: callOptions.model,
    temperature: callOptions.temperature,
    max_output_tokens: callOptions.max_output_tokens,
    top_k: schemas.int().positive().optional(),
    max_steps: schemas.int().positive().max(50).optional(),
    max_tool_calls: schemas.int().nonnegative().max(1000).optional(),
});
/** Members of the request that are not the suite's to add, and what to do instead. */
const NOT_EXTRA = {
    messages: 'the messages are those of `prompt`, or of `system` and `user`',
    model: 'write `model` beside `extra`',
    n: 'one answer is read, and each is paid for: leave it out',
    stream: 'write `stream` beside `extra`',
};
const options_options = schemas.strictObject({
    ...access/* providerOptions */.AA,
    ...callOptions,
    /** A template file in the checkout. */
    prompt: openai_options_word.optional(),
    system: openai_options_word.optional(),
    user: openai_options_word.optional(),
    /** What is searched for the question and put in the place of `{{context}}`. */
    context: schemas.strictObject({ ...open_corpus/* corpusOptions */.jd, top_k: schemas.int().positive().optional() }).optional(),
    /** What tools answer, by name: text, or any value as JSON. */
    tool_results: schemas.record(openai_options_word, schemas.unknown()).default({}),
    /** Requests for one question, where tools are answered. */
    max_steps: schemas.int().positive().max(50).default(5),
    /** Calls that are answered for one question. */
    max_tool_calls: schemas.int().nonnegative().max(1000).default(16),
    /** Without it there is no time to the first token. */
    stream: schemas.boolean().default(true),
    /** The trial's seed goes to the provider. */
    seed: schemas.boolean().default(true),
    /** Any further members of the request: `top_p`, `reasoning_effort` … */
    extra: schemas.record(openai_options_word, schemas.unknown())
        .superRefine((members, context) => {
        for (const [member, message] of Object.entries(NOT_EXTRA))
            if (Object.hasOwn(members, member))
                context.addIssue({ code: 'custom', path: [member], message });
    })
        .default({}),
})
    .refine(({ prompt, system, user }) => prompt === undefined || (system === undefined && user === undefined), {
    path: ['prompt'],
    message: 'a prompt file has all messages: leave out `system` and `user`',
})
    .refine(access/* namesOneAddress */.hV, { path: ['preset'], message: access/* TWO_ADDRESSES */.Ey });
/** The first thing that is wrong, as `key: what`. */
function describeIssue({ issues: [issue] }) {
    if (issue === undefined)
        return 'it cannot be read';
    const where = issue.path.map(String).join('.');
    return where === '' ? issue.message : `\`${where}\`: ${issue.message}`;
}

// EXTERNAL MODULE: ./build/measure/suite/read/read-yaml.js
var read_yaml = __webpack_require__(27849);
;// CONCATENATED MODULE: ./build/measure/targets/openai/plan-call.js










/** Of two caps a server may take the wider, and a budget reserves by ours. */
const CAPS = ['max_tokens', 'max_completion_tokens'];
/**
 * Settings beat the suite's target, which beats the prompt file.
 * @throws UserError `openai-target-invalid` for a setting of another form, a second cap and where no model is named; what `checkMessages` throws
 */
function planCall(options, { frontMatter, messages, tools }, settings) {
    const refuse = (where, problem) => {
        throw new model_error/* UserError */.y('openai-target-invalid', { where, problem });
    };
    const parsed = settingsSchema.safeParse(settings);
    if (!parsed.success)
        return refuse('settings', describeIssue(parsed.error));
    const own = parsed.data;
    const model = own.model ?? options.model ?? frontMatter.model;
    if (model === undefined)
        return refuse('`model`', 'none is named: give one in the suite’s target, in its settings or in the prompt file');
    checkMessages(options, messages, settings);
    const temperature = own.temperature ?? options.temperature ?? frontMatter.temperature;
    const maxOutputTokens = own.max_output_tokens ?? options.max_output_tokens ?? frontMatter.max_output_tokens ?? null;
    if (maxOutputTokens !== null && CAPS.some((member) => Object.hasOwn(options.extra, member)))
        refuse('`extra`', '`max_output_tokens` caps the reply already: leave out `max_tokens` and `max_completion_tokens`');
    const format = options.response_format ?? frontMatter.response_format;
    return {
        body: {
            ...options.extra,
            ...(temperature !== undefined && (0,adapt_request/* takesTemperature */.z0)(model) && { temperature }),
            ...(maxOutputTokens !== null && { [(0,adapt_request/* outputCapMember */.eT)(model)]: maxOutputTokens }),
            ...(format !== undefined && { response_format: format }),
            ...(tools.length > 0 && { tools: [...tools] }),
        },
        model,
        maxOutputTokens,
        topK: own.top_k ?? options.context?.top_k ?? null,
        maxSteps: own.max_steps ?? options.max_steps,
        maxToolCalls: own.max_tool_calls ?? options.max_tool_calls,
        hasUselessTemperature: temperature !== undefined && !(0,adapt_request/* takesTemperature */.z0)(model),
    };
}
/**
 * Sees that something fills every placeholder, and that what is searched for reaches the model.
 * @throws UserError `openai-target-invalid`, `target-setting-missing`
 */
function checkMessages({ prompt, context }, messages, settings) {
    const refuse = (problem) => {
        throw new model_error/* UserError */.y('openai-target-invalid', { where: prompt ?? '`user`', problem });
    };
    const names = messages.flatMap(({ text }) => findPlaceholders(text)).map(({ name }) => name);
    for (const name of names.filter((one) => one !== 'context')) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            refuse(`${problem}, context`);
        if (name.startsWith('settings') && !hasSetting(name, settings)) {
            const option = prompt === undefined ? 'user' : 'prompt';
            throw new model_error/* UserError */.y('target-setting-missing', { option, name, known: Object.keys(settings) });
        }
    }
    const usesContext = names.includes('context');
    if (usesContext && context === undefined)
        refuse('`{{context}}` needs the option `context`, which says what is searched');
    if (!usesContext && context !== undefined)
        refuse('what `context` finds goes nowhere: put `{{context}}` into a message');
}
/** The messages and tools of a target, from the suite or its files. Throws `file-unreadable` and `openai-target-invalid`. */
async function loadPrompt(options, workingDirectory) {
    const { prompt: path, system, user = '{{query}}' } = options;
    const read = [];
    const readFile = async (file) => {
        const text = await readOwnFile(workingDirectory, file);
        read.push((0,sha256/* sha256 */.s)(text));
        return text;
    };
    const prompt = path === undefined
        ? {
            frontMatter: {},
            messages: [
                ...(system === undefined ? [] : [{ role: 'system', text: system }]),
                { role: 'user', text: user },
            ],
        }
        : parsePrompt(path, await readFile(path));
    const named = options.tools ?? prompt.frontMatter.tools ?? [];
    const tools = typeof named === 'string' ? parseTools(named, await readFile(named)) : named;
    return { ...prompt, tools, fingerprint: read.length === 0 ? null : (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(read)) };
}
/** JSON is YAML too. */
function parseTools(path, text) {
    const { documents, problems } = (0,read_yaml/* readYaml */.g)({ path, text });
    const [problem] = problems;
    if (problem) {
        const { line, message } = problem;
        throw new model_error/* UserError */.y('openai-target-invalid', { where: `${path}:${line}`, problem: message.replace(/\.$/, '') });
    }
    const parsed = schemas.array(toolSchema).safeParse(documents[0]?.value);
    if (parsed.success)
        return parsed.data;
    throw new model_error/* UserError */.y('openai-target-invalid', { where: path, problem: `tools: ${describeIssue(parsed.error)}` });
}
const plan_call_MAX_BYTES = 1_000_000;
/**
 * The text of a file of the checkout. A link that leads out of it is refused: what it shows would go to a provider.
 * @throws UserError `file-unreadable`
 */
async function readOwnFile(workingDirectory, path) {
    const file = (0,external_node_path_.resolve)(workingDirectory, path);
    if ((await (0,files/* locatePath */.oV)(workingDirectory, file)) === 'outside')
        throw new model_error/* UserError */.y('file-unreadable', { path, reason: 'it is not inside the checkout' });
    return (0,files/* readTextFile */.Gu)({ path: file, shown: path, maxBytes: plan_call_MAX_BYTES });
}
const FENCE = /^---[ \t]*$/;
const ROLE = /^(system|developer|user|assistant):[ \t]*$/;
/**
 * Reads a prompt file: YAML between two lines `---`, which may be left out, and then the messages, each under a line with its role and a
 * colon. A file without such a line is one user message.
 * @throws UserError `openai-target-invalid`, with the line
 */
function parsePrompt(path, text) {
    const refuse = (line, problem) => {
        throw new model_error/* UserError */.y('openai-target-invalid', { where: `${path}:${line}`, problem });
    };
    const lines = text.split(/\r\n|\n|\r/);
    const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : 0;
    if (end === -1)
        refuse(1, 'its front matter has no end: a second line `---`');
    // The fence becomes an empty line, so that YAML's lines are the file's.
    const { documents, problems } = (0,read_yaml/* readYaml */.g)({ path, text: ['', ...lines.slice(1, end)].join('\n') });
    const [problem] = problems;
    if (problem)
        refuse(problem.line, problem.message.replace(/\.$/, ''));
    const parsed = frontMatterSchema.safeParse(documents[0]?.value ?? {});
    if (!parsed.success)
        return refuse(1, `front matter: ${describeIssue(parsed.error)}`);
    const messages = [];
    const first = end === 0 ? 0 : end + 1;
    for (const [index, line] of lines.entries()) {
        if (index < first)
            continue;
        const role = ROLE.exec(line)?.[1];
        if (role !== undefined)
            messages.push({ role, lines: [] });
        else if (messages.length > 0)
            messages.at(-1)?.lines.push(line);
        else if (line.trim() !== '' && lines.slice(index).some((later) => ROLE.test(later)))
            refuse(index + 1, 'there is text before the first role (`system:` or `user:` alone on a line)');
        else if (line.trim() !== '')
            messages.push({ role: 'user', lines: [line] });
    }
    if (messages.length === 0)
        refuse(first + 1, 'it has no message');
    return {
        frontMatter: parsed.data,
        messages: messages.map(({ role, lines: own }) => ({ role, text: own.join('\n').trim() })),
    };
}

;// CONCATENATED MODULE: ./build/measure/targets/openai/openai.js













const NO_ACCESS = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null };
/** Of every tool call that the model gets back: id, name and arguments, without the answer. */
const TOKENS_PER_CALL = 64;
const UNCOUNTED = 'does not count the tokens of a stream. `stream: false` asks for whole replies, whose tokens it may count, without a time to the first one.';
/** Sends a prompt to any provider that speaks OpenAI's chat completions, with what it finds in the checkout where that is wanted. */
const openai = (0,target/* defineTarget */.DQ)({
    name: 'openai',
    title: 'A prompt for a model of OpenAI or any compatible provider',
    options: options_options,
    deterministic: false,
    cost: 'bounded',
    decidedBy: () => 'files',
    asks: openai_client/* nameProvider */.L2,
    async start(settings, { settings: variantSettings, providers = NO_ACCESS, env, workingDirectory, log, clock }) {
        const prompt = await loadPrompt(settings, workingDirectory);
        const plan = (request) => planCall(settings, prompt, request.settings);
        const { model, hasUselessTemperature } = plan({ settings: variantSettings });
        if (!namesCase(prompt.messages))
            log.warning(`${settings.prompt ?? 'The `openai` target'} has no \`{{query}}\`: the model is not told the question. Put it into a message.`);
        if (hasUselessTemperature)
            log.info(`The temperature is left out: ${model} takes no other than its own.`);
        const corpus = settings.context === undefined ? null : await (0,open_corpus/* openCorpus */.tA)(workingDirectory, settings.context);
        const provider = await (0,openai_client/* openProvider */.C2)(settings, { providers, env });
        let hasAnswered = false;
        let refusal = null;
        const warned = new Set();
        const askAdapting = (0,adapt_request/* learnRefusals */.cV)(ALL_TAKEN, (taken, refusal) => {
            const other = adaptTo(taken, refusal);
            const left = JSON.stringify(other);
            // Questions that are asked side by side learn it each for itself.
            if (other !== null && !warned.has(left))
                log.warning(`Asked again without what is refused: ${refusal.message}`);
            warned.add(left);
            return other;
        });
        const send = async (body, limits) => askAdapting(async (taken) => {
            const isStreamed = limits.isStreamed && taken.stream;
            const outcome = await (0,ask_chat/* askChat */.Ax)(provider, adaptBody(body, taken), { ...limits, isStreamed });
            if (isStreamed && outcome.kind === 'replied' && outcome.reply.spent === null && !warned.has(UNCOUNTED)) {
                warned.add(UNCOUNTED);
                log.warning(`${provider.address} ${UNCOUNTED}`);
            }
            return outcome;
        });
        /** The first request of a question, and the spans in it. */
        const prepare = (request) => {
            const call = plan(request);
            const topK = call.topK ?? request.top_k;
            const from = clock.monotonicMs();
            const hits = corpus?.index.search(request.query, topK).hits.slice(0, topK) ?? [];
            const retrieveMs = clock.monotonicMs() - from;
            const spans = hits.map((hit) => ({ ...describeHit(hit), injected: true }));
            const context = spans.map(writeSpan).join('\n\n');
            const asked = { ...request, top_k: topK };
            const messages = prompt.messages.map(({ role, text }) => ({ role, content: fillMessage(text, asked, context) }));
            return { call, messages, spans, retrieveMs };
        };
        return {
            corpusFingerprint: fingerprintOf(prompt.fingerprint, corpus?.fingerprint ?? null),
            ask: async (request, { timeoutMs, signal }) => {
                signal.throwIfAborted();
                const from = clock.monotonicMs();
                const { call, messages, spans, retrieveMs } = prepare(request);
                const ending = await converse({ call, messages, seed: settings.seed ? request.seed : null, send, toolResults: settings.tool_results }, { timeoutMs, signal, clock, isStreamed: settings.stream });
                const latency_ms = clock.monotonicMs() - from;
                hasAnswered ||= ending.kind === 'replied';
                if (ending.kind === 'failed') {
                    const { kind, status, message } = ending.failure;
                    if (kind === 'target' && status !== undefined)
                        refusal ??= message;
                    return { status: 'failed', latency_ms, failure: ending.failure };
                }
                const reply = corpus === null ? ending.reply : { ...ending.reply, spans, phases_ms: { retrieve: retrieveMs } };
                return { status: 'ok', latency_ms, reply };
            },
            startFailure: () => hasAnswered || refusal === null
                ? null
                : new model_error/* UserError */.y('provider-answered-nothing', { address: provider.address, detail: refusal }),
            model: (request) => plan(request).model,
            bound: (request) => {
                const { call, messages } = prepare(request);
                const { maxOutputTokens: output, body, maxSteps, maxToolCalls } = call;
                if (output === null)
                    return null;
                const results = Object.values(settings.tool_results).map((result) => (0,adapt_request/* boundTokens */.Vo)([writeResult(result)]));
                const steps = results.length === 0 ? 1 : maxSteps;
                // Every later request repeats the conversation before it.
                const first = (0,adapt_request/* boundTokens */.Vo)([...messages.map(({ content }) => content), JSON.stringify(body)]);
                const answers = steps === 1 ? 0 : maxToolCalls * (Math.max(...results) + TOKENS_PER_CALL);
                const grown = (steps - 1) * output + answers;
                return { model: call.model, input_tokens: steps * first + (steps - 1) * grown, output_tokens: steps * output };
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
/** `[src/a.py:3-20 f]` and the lines. */
function writeSpan({ path = '', start_line, end_line, symbol, text = '' }) {
    return `[${path}:${start_line ?? 0}-${end_line ?? 0}${symbol === undefined ? '' : ` ${symbol}`}]\n${text}`;
}
function fingerprintOf(prompt, corpus) {
    return prompt === null || corpus === null ? (prompt ?? corpus) : (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)([prompt, corpus]));
}
const CONTEXT = /\{\{\s*context\s*\}\}/;
/**
 * A message with its placeholders replaced, all at once: what is put in is never looked through again, so that a question or a file
 * cannot ask for more.
 * @example fillMessage('Q: {{query}}', { query: '{{context}}' … }, 'text of the files') // 'Q: {{context}}'
 */
function fillMessage(text, request, context) {
    return text
        .split(CONTEXT)
        .map((part) => fillText(part, request))
        .join(context);
}
const ALL_TAKEN = { temperature: true, seed: true, usualCap: true, stream: true };
/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
function adaptTo(taken, refusal) {
    if (taken.stream && (0,adapt_request/* isRefusal */.vu)(refusal) && /stream_?options|include_usage/i.test(refusal.message))
        return { ...taken, stream: false };
    return (0,adapt_request/* leaveOut */.ov)(taken, refusal);
}
/** A request without what the provider does not take. */
function adaptBody(given, taken) {
    const body = taken.usualCap ? given : (0,adapt_request/* swapCap */.GB)(given);
    const refused = ['temperature', 'seed'].filter((member) => !taken[member]);
    if (refused.length === 0)
        return body;
    const adapted = { ...body };
    for (const member of refused)
        Reflect.deleteProperty(adapted, member);
    return adapted;
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/exchange/import/importer.js
var importer = __webpack_require__(49772);
;// CONCATENATED MODULE: ./build/exchange/import/llmc-log-lines.js

/** A line of either log; null for what is no object. */
function readLogLine(value, keyField) {
    if (!(0,importer/* isRecord */.u4)(value))
        return null;
    return {
        query_id: idOf(value['query_id']),
        query: (0,importer/* asText */.e1)(value['query']),
        key: keyField === null ? null : idOf(value[keyField]),
        time: timeOf(value['timestamp'] ?? value['ts']),
    };
}
function idOf(value) {
    return typeof value === 'number' ? String(value) : (0,importer/* asText */.e1)(value);
}
/** A number is seconds since 1970, as Python counts them, or milliseconds. */
function timeOf(value) {
    if (typeof value === 'number')
        return value > 1e11 ? value : value * 1000;
    const time = typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isNaN(time) ? null : time;
}
/**
 * What a line of the planner's log and those of the enrichment log that belong to the same query say of it, as fields of a reply of the protocol,
 * not checked. Attempts are in the order given. LLMC logs no answer; where a line has `answer`, it is that.
 * Source: the fields of LLMC's planner_metrics.jsonl and enrichment_metrics.jsonl.
 * @example buildLogReply({ confidence: 0.8 }, [{ tier_used: 'local', tokens_in: 9, result: 'pass' }]) // { answer: '', planner: { confidence: 0.8 }, attempts: [{ route_tier: 'local', input_tokens: 9, result: 'ok' }] }
 */
function buildLogReply(planner, enrichments) {
    const { confidence, intent, span_count, top_span, span_ids, spans, session_id, trace_id, corpus, cost_usd } = planner;
    const last = enrichments.at(-1);
    const memory = enrichments.map(({ rss_mib: mib }) => mib).filter((mib) => typeof mib === 'number');
    return known({
        answer: planner['answer'] ?? last?.['answer'] ?? '',
        spans: readSpans(spans, span_ids),
        model: last?.['result_model'] ?? last?.['model'],
        planner: known({
            route: planner['route'] ?? enrichments[0]?.['router_tier'],
            confidence,
            intent,
            span_count,
            // Some versions log the whole span.
            top_span: (0,importer/* isRecord */.u4)(top_span) ? (top_span['span_hash'] ?? top_span['path']) : top_span,
            span_ids,
        }),
        attempts: enrichments.length === 0 ? undefined : enrichments.map(readAttempt),
        resources: memory.length === 0 ? undefined : { memory_mb: Math.max(...memory) },
        session_id,
        trace_id,
        corpus,
        cost_usd,
    });
}
/** How long the query took in milliseconds, where the planner's line says it. */
function logLatencyMs(planner) {
    const { latency_ms: latency, duration_sec: seconds } = planner;
    const ms = typeof latency === 'number' ? latency : typeof seconds === 'number' ? seconds * 1000 : NaN;
    return ms >= 0 && Number.isFinite(ms) ? ms : null;
}
function readSpans(spans, ids) {
    if (Array.isArray(spans))
        return spans.map((span) => ((0,importer/* isRecord */.u4)(span) ? readSpan(span) : span));
    return Array.isArray(ids) ? ids.map((hash) => ({ hash })) : undefined;
}
function readSpan({ span_hash, hash, path, file_path, lines, ...rest }) {
    const [start, end] = llmc_log_lines_readLines(lines);
    return known({
        ...rest,
        path: path ?? file_path,
        hash: span_hash ?? hash,
        start_line: start ?? rest['start_line'],
        end_line: end ?? rest['end_line'],
    });
}
/** `[3, 20]` or `3-20`. */
function llmc_log_lines_readLines(lines) {
    if (Array.isArray(lines))
        return lines;
    const [, start, end] = (typeof lines === 'string' ? /^(\d+)\s*[-–:]\s*(\d+)$/.exec(lines) : null) ?? [];
    return start === undefined ? [] : [Number(start), Number(end)];
}
/** By the words of the logs; another result is not kept. */
const RESULTS = new Map([
    ['pass', 'ok'],
    ['success', 'ok'],
    ['ok', 'ok'],
    ['true', 'ok'],
    ['fail', 'failed'],
    ['failed', 'failed'],
    ['error', 'failed'],
    ['false', 'failed'],
    ['escalated', 'escalated'],
    ['low_confidence', 'low_confidence'],
]);
function readAttempt(line) {
    const { tier_used, tier, result_model, model, tokens_in, tokens_out, tokens_cached, cost_usd, wall_ms } = line;
    const { duration_sec: seconds, result, success, reason, error } = line;
    return known({
        route_tier: tier_used ?? tier,
        model: result_model ?? model,
        input_tokens: tokens_in,
        output_tokens: tokens_out,
        cached_tokens: tokens_cached,
        cost_usd,
        latency_ms: wall_ms ?? (typeof seconds === 'number' ? seconds * 1000 : undefined),
        result: RESULTS.get(String(result ?? success).toLowerCase()),
        error: reason ?? error,
    });
}
/** Without what is null or not there: the logs write null for what they do not know. */
function known(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/measure/targets/replay/placed-file.js






const LINE_FEED = 10;
/** Enough of a line that is too long to see of which request it is. */
const BEGINNING = 1000;
/** Opens a file of the checkout. Throws the user's error `file-unreadable` for what is no file there, links followed. */
async function openPlacedFile(name, workingDirectory) {
    const refuse = (reason, cause) => new model_error/* UserError */.y('file-unreadable', { path: name, reason }, { cause });
    const path = (0,external_node_path_.join)(workingDirectory, name);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
    if (place === 'missing')
        throw refuse('it does not exist');
    if (place === 'outside')
        throw refuse(`it is not inside ${workingDirectory}`);
    if (!(await (0,promises_.stat)(path)).isFile())
        throw refuse('it is not a file');
    const handle = await (0,promises_.open)(path).catch((cause) => {
        throw refuse('permission to read it was denied', cause);
    });
    return {
        name,
        lines: () => placed_file_readLines(path),
        read: async ({ start, length }) => {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
            return decode(buffer.subarray(0, bytesRead));
        },
        [Symbol.asyncDispose]: async () => handle.close(),
    };
}
/** Windows shells begin a file with a byte order mark. */
function decode(bytes) {
    return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
/** In order, the last one even without its line feed; empty lines too. Of one that is too long only the beginning is kept. */
async function* placed_file_readLines(path) {
    let pieces = [];
    let start = 0;
    let length = 0;
    let number = 1;
    const keep = (piece) => {
        if (length <= start_program/* MAX_LINE */.MV)
            pieces.push(piece);
        length += piece.length;
        if (length > start_program/* MAX_LINE */.MV)
            pieces = [Buffer.from(Buffer.concat(pieces).subarray(0, BEGINNING))];
    };
    const finish = () => {
        const line = { number, start, length, text: decode(Buffer.concat(pieces)), isTooLong: length > start_program/* MAX_LINE */.MV };
        pieces = [];
        start += length + 1;
        length = 0;
        number++;
        return line;
    };
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        let rest = chunk;
        for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
            keep(rest.subarray(0, end));
            yield finish();
            rest = rest.subarray(end + 1);
        }
        keep(rest);
    }
    if (length > 0)
        yield finish();
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/recording.js

/** There is nothing to replay for a trial, and nobody measured how long that took. */
function notRecorded(message) {
    return { status: 'failed', latency_ms: null, failure: { kind: 'target', message } };
}
/** A question as it is compared with the one that was recorded: how it was wrapped and indented does not count. */
function foldBlanks(text) {
    return text.trim().replace(/\s+/g, ' ');
}
/** So many are named, the others counted. */
const MOST_NAMED = 3;
const LENGTH = 200;
function noteLines(file) {
    const named = [];
    let count = 0;
    return {
        add: (line, problem) => {
            count++;
            if (named.length < MOST_NAMED)
                named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`);
        },
        warn: (log) => {
            if (count === 0)
                return;
            const more = count > named.length ? ` (and ${count - named.length} more)` : '';
            log.warning(`${(0,format_number/* countOf */.pq)(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`);
        },
    };
}
/**
 * Joins the two logs. A case's trials are the planner's lines with its id as `query_id`, else with its text as `query`. An attempt belongs
 * to the case by `query_id`, and where it has none to the trial with its key. Of several trials of a case an attempt belongs to the one
 * with its key, else to the last that began before it; where times are missing too it belongs to none. LLMC's `task_id` is the hash of a
 * span and joins nothing.
 */
function joinLines(planner, enrichment) {
    const byId = groupBy(planner, ({ query_id }) => query_id);
    const byText = groupBy(planner, ({ query }) => (query === null ? null : foldBlanks(query)));
    const attemptsById = groupBy(enrichment, ({ query_id }) => query_id);
    const attemptsByKey = groupBy(enrichment, ({ query_id, key }) => (query_id === null ? key : null));
    return ({ case: caseId, query }) => {
        const lines = byId.get(caseId) ?? byText.get(foldBlanks(query)) ?? [];
        const ids = new Set([caseId, ...lines.flatMap((line) => line.query_id ?? [])]);
        const named = [...ids].flatMap((id) => attemptsById.get(id) ?? []);
        const owners = new Map(named.map((attempt) => [attempt, findOwner(attempt, lines)]));
        return lines.map((line) => ({
            line,
            attempts: [
                ...named.filter((attempt) => owners.get(attempt) === line),
                ...(line.key === null ? [] : (attemptsByKey.get(line.key) ?? [])),
            ].sort((a, b) => a.start - b.start),
        }));
    };
}
function findOwner(attempt, lines) {
    const keyed = attempt.key === null ? undefined : lines.find(({ key }) => key === attempt.key);
    if (keyed !== undefined || lines.length === 1)
        return keyed ?? lines[0];
    const { time } = attempt;
    if (time === null)
        return undefined;
    return lines.filter((line) => line.time !== null && line.time <= time).at(-1);
}
function groupBy(lines, keyOf) {
    const groups = new Map();
    for (const line of lines) {
        const key = keyOf(line);
        if (key === null)
            continue;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [line]);
        else
            group.push(line);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/open-logs.js







/**
 * The queries of LLMC's logs as observations, joined by `joinLines`. Only what lines are joined by is kept in memory. Lines that cannot be
 * read, that name no query, or that nobody asked for, are counted in warnings. Throws the user's error `file-unreadable`, also for a
 * planner's log without a query.
 */
async function openLogs(sources, context) {
    const planner = await openLog(sources.planner, { sources, context, refuse: refusePlanner });
    const close = [planner.file];
    try {
        if (planner.lines.length === 0)
            throw new model_error/* UserError */.y('file-unreadable', {
                path: planner.file.name,
                reason: 'no line of it, or of the part of it that was chosen, names a query',
            });
        const refuse = (line) => refuseEnrichment(line, sources.join ?? null);
        const enrichment = sources.enrichment === undefined ? null : await openLog(sources.enrichment, { sources, context, refuse });
        if (enrichment !== null)
            close.push(enrichment.file);
        const findTrials = joinLines(planner.lines, leaveOutOlder(enrichment?.lines ?? [], planner, sources));
        const used = new Set();
        return {
            corpus: null,
            observe: async ({ case: caseId, trial, query }) => {
                const trials = findTrials({ case: caseId, query });
                const found = trials[trial];
                if (found === undefined)
                    return notRecorded(explainMissing(caseId, { trial, count: trials.length, planner }));
                for (const line of [found.line, ...found.attempts])
                    used.add(line);
                const texts = [await planner.file.read(found.line)];
                for (const attempt of found.attempts)
                    texts.push((await enrichment?.file.read(attempt)) ?? '');
                return observe(texts);
            },
            [Symbol.asyncDispose]: async () => {
                for (const one of [planner, ...(enrichment === null ? [] : [enrichment])])
                    warnOfUnused(one, used, context.log);
                await closeAll(close);
            },
        };
    }
    catch (error) {
        await closeAll(close);
        throw error;
    }
}
async function openLog(source, input) {
    const { sources: { join, since, until }, context: { workingDirectory, log }, refuse, } = input;
    const { file: name, offset, length } = typeof source === 'string' ? { file: source, offset: 0, length: null } : source;
    const file = await openPlacedFile(name, workingDirectory);
    try {
        const part = {
            offset,
            length: length ?? null,
            since: since ?? null,
            until: until ?? null,
            key: join ?? null,
        };
        return { file, lines: await readLogPart(file, { part, refuse, log }) };
    }
    catch (error) {
        await file[Symbol.asyncDispose]();
        throw error;
    }
}
/** Where only the planner's log begins at a byte, attempts that are older than its first line are of queries before that. */
function leaveOutOlder(attempts, planner, sources) {
    const offsetOf = (source) => (typeof source === 'object' ? source.offset : 0);
    if (offsetOf(sources.planner) === 0 || offsetOf(sources.enrichment) > 0)
        return attempts;
    const first = planner.lines.find(({ time }) => time !== null)?.time ?? -Infinity;
    return attempts.filter(({ time }) => time === null || time >= first);
}
function refusePlanner({ query_id, query }) {
    return query_id === null && query === null ? 'it names no query: it has neither `query_id` nor `query`.' : null;
}
function refuseEnrichment({ query_id, key }, join) {
    if (query_id !== null || key !== null)
        return null;
    return `it names no query: it has ${join === null ? 'no `query_id`' : `neither \`query_id\` nor \`${join}\``} (\`task_id\` is a span).`;
}
function explainMissing(caseId, { trial, count, planner }) {
    const { name } = planner.file;
    return count === 0
        ? `No line of ${name} is of case \`${caseId}\`: none has its id as \`query_id\`, or its text as \`query\`.`
        : `Trial ${trial} of case \`${caseId}\` is not recorded in ${name}, which has ${(0,format_number/* countOf */.pq)(count, 'line')} of it.`;
}
function observe(texts) {
    const [line, ...attempts] = texts.map(parseRecord);
    if (line === undefined || line === null || attempts.includes(null))
        return notRecorded('The logs were changed while they were replayed.');
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    const read = (0,read_reply/* readReply */.Xw)(buildLogReply(line, attempts.filter((attempt) => attempt !== null)), size);
    const latency_ms = logLatencyMs(line);
    return read.kind === 'reply'
        ? { status: 'ok', latency_ms, reply: read.reply }
        : { status: 'failed', latency_ms, failure: read.failure };
}
function parseRecord(text) {
    try {
        const value = JSON.parse(text);
        return (0,importer/* isRecord */.u4)(value) ? value : null;
    }
    catch {
        return null;
    }
}
function warnOfUnused({ file, lines }, used, log) {
    const count = lines.filter((line) => !used.has(line)).length;
    if (count > 0)
        log.warning(`${(0,format_number/* countOf */.pq)(count, 'line')} of ${file.name} ${count === 1 ? 'belongs' : 'belong'} to no trial that was asked for, and ${count === 1 ? 'was' : 'were'} left out (of ${lines.length}).`);
}
async function closeAll(files) {
    await Promise.all(files.map(async (file) => file[Symbol.asyncDispose]()));
}
/** What the lines of a part are joined by, and where they are. Lines that are none, or that `refuse` has words for, are counted in a warning. */
async function readLogPart(file, input) {
    const { part, refuse, log } = input;
    const lines = [];
    const notes = noteLines(file.name);
    const since = part.since === null ? -Infinity : Date.parse(part.since);
    const until = part.until === null ? Infinity : Date.parse(part.until);
    const hasTimes = part.since !== null || part.until !== null;
    for await (const { number, start, length, text, isTooLong } of file.lines()) {
        if (start < part.offset || text.trim() === '')
            continue;
        if (part.length !== null && start >= part.offset + part.length)
            break;
        const line = isTooLong ? null : readLogLine(tryJson(text), part.key);
        if (line === null) {
            notes.add(number, isTooLong ? 'it is longer than 64 MB.' : 'it is no JSON object.');
            continue;
        }
        if (hasTimes && line.time === null) {
            notes.add(number, 'it has no `timestamp` that `since` and `until` could look at.');
            continue;
        }
        if (line.time !== null && (line.time < since || line.time >= until))
            continue;
        const problem = refuse(line);
        if (problem === null)
            lines.push({ ...line, start, length });
        else
            notes.add(number, problem);
    }
    notes.warn(log);
    return lines;
}
/** Undefined for what is no JSON. */
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/model/run/observation.js
var observation = __webpack_require__(75198);
;// CONCATENATED MODULE: ./build/measure/targets/replay/open-observations.js










/**
 * The observations of a run folder, or of a file of replies: only where they are is kept in memory. Lines that cannot be read are counted in a
 * warning. Throws the user's error `file-unreadable`, also for a file without a single observation.
 */
async function openObservations(from, { workingDirectory, log }) {
    const isFolder = await (0,promises_.stat)((0,external_node_path_.join)(workingDirectory, from)).then((found) => found.isDirectory(), () => false);
    const file = await openPlacedFile(isFolder ? (0,external_node_path_.join)(from, 'trials.jsonl') : from, workingDirectory);
    try {
        const { corpus, queries } = isFolder ? await readHead((0,external_node_path_.join)(workingDirectory, from)) : NO_HEAD;
        const notes = noteLines(file.name);
        const index = await indexTrials(file, notes.add);
        notes.warn(log);
        if (index.size === 0)
            throw new model_error/* UserError */.y('file-unreadable', { path: file.name, reason: 'no line of it is a recorded observation' });
        return {
            corpus,
            observe: async ({ case: caseId, trial, query }) => {
                const trials = index.get(caseId);
                if (trials === undefined)
                    return notRecorded(`Nothing is recorded of case \`${caseId}\` in ${file.name}.`);
                const place = trials.get(trial);
                if (place === undefined)
                    return notRecorded(`Trial ${trial} of case \`${caseId}\` is not recorded in ${file.name}, which has ${(0,format_number/* countOf */.pq)(trials.size, 'trial')} of it.`);
                const text = await file.read(place);
                const recorded = place.isTooLong ? readTooLong(text) : readRecorded(text);
                if (typeof recorded === 'string')
                    return notRecorded(`${file.name} was changed while it was replayed.`);
                const asked = recorded.query ?? queries.get(caseId) ?? query;
                if (foldBlanks(asked) !== foldBlanks(query))
                    return notRecorded(`Case \`${caseId}\` asked something else when it was recorded in ${file.name}.`);
                return recorded.observation;
            },
            [Symbol.asyncDispose]: async () => file[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await file[Symbol.asyncDispose]();
        throw error;
    }
}
async function indexTrials(file, note) {
    const index = new Map();
    for await (const { number, text, isTooLong, start, length } of file.lines()) {
        if (text.trim() === '')
            continue;
        const recorded = isTooLong ? readTooLong(text) : readRecorded(text);
        if (typeof recorded === 'string') {
            note(number, recorded);
            continue;
        }
        const { case: caseId, problem } = recorded;
        const trials = index.get(caseId) ?? new Map();
        index.set(caseId, trials);
        const trial = recorded.trial ?? trials.size;
        if (problem !== null)
            note(number, problem);
        // Of two replies to one request the first counts, as in the protocol.
        if (trials.has(trial))
            note(number, `trial ${trial} of case \`${caseId}\` is there twice; the first counts.`);
        else
            trials.set(trial, { start, length: isTooLong ? Buffer.byteLength(text) : length, isTooLong });
    }
    return index;
}
const NO_HEAD = { corpus: null, queries: new Map() };
const headSchema = schemas.looseObject({
    fingerprints: schemas.looseObject({ corpus: schemas.string().nullable() }),
    cases: schemas.array(schemas.looseObject({ id: schemas.string(), query: schemas.string() })),
});
/** What run.json knows; nothing where it is missing or broken, since the trials suffice. */
async function readHead(folder) {
    try {
        const { fingerprints, cases } = headSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'run.json'), 'utf8')));
        return { corpus: fingerprints.corpus, queries: new Map(cases.map(({ id, query }) => [id, query])) };
    }
    catch {
        return NO_HEAD;
    }
}
const trialSchema = schemas.looseObject({ case: schemas.string(), trial: schemas.int().nonnegative(), observation: observation/* observationSchema */.yB });
const replySchema = schemas.looseObject({
    id: schemas.string().optional(),
    case: schemas.string().optional(),
    trial: schemas.int().nonnegative().optional(),
    query: schemas.string().optional(),
    latency_ms: schemas.number().nonnegative().optional(),
});
/**
 * Reads a line of trials.jsonl, or a reply of docs/protocol.md that names its request by `id` or by `case` and `trial`; else says why it is
 * neither.
 */
function readRecorded(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return readBroken(line, `The reply is not JSON: ${reason}`) ?? 'it is not JSON.';
    }
    if (typeof value === 'object' && value !== null && 'observation' in value) {
        const trial = trialSchema.safeParse(value);
        return trial.success ? { ...trial.data, query: null, problem: null } : `it is no trial: ${firstIssue(trial.error)}`;
    }
    const reply = replySchema.safeParse(value);
    if (!reply.success)
        return `it is no reply: ${firstIssue(reply.error)}`;
    const { id, case: caseId, trial = null, query = null, latency_ms: latencyMs = null, ...fields } = reply.data;
    const named = caseId === undefined ? (id === undefined ? null : splitId(id)) : { case: caseId, trial };
    if (named === null)
        return 'it names no trial: it has neither `id` nor `case`.';
    return { ...recordedAs(named, (0,read_reply/* readReply */.Xw)(fields, line.length), latencyMs), query };
}
/** The same of the beginning of a line that is longer than 64 MB. */
function readTooLong(beginning) {
    return readBroken(beginning, read_reply/* TOO_LONG */.ch) ?? 'it is longer than 64 MB.';
}
/** Null where it does not even begin with an id. */
function readBroken(line, problem) {
    const parsed = parseBeginning(line, problem);
    return parsed.kind === 'failure' ? recordedAs(splitId(parsed.id), parsed, null) : null;
}
function recordedAs(named, read, latencyMs) {
    if (read.kind === 'reply')
        return {
            ...named,
            query: null,
            problem: null,
            observation: { status: 'ok', latency_ms: latencyMs, reply: read.reply },
        };
    const { failure } = read;
    return {
        ...named,
        query: null,
        problem: failure.kind === 'protocol' ? failure.message : null,
        observation: { status: 'failed', latency_ms: latencyMs, failure },
    };
}
/** `c1#2` is trial 2 of case c1. */
function splitId(id) {
    const [, caseId, trial] = /^(.*)#(\d{1,9})$/s.exec(id) ?? [];
    return caseId === undefined ? { case: id, trial: null } : { case: caseId, trial: Number(trial) };
}
function firstIssue({ issues: [issue] }) {
    return issue === undefined ? 'no reason given.' : `\`${issue.path.join('.')}\`: ${issue.message}.`;
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/replay.js




const replay_word = schemas.string().min(1);
const time = replay_word.refine(isTime, 'it must be a time such as 2026-01-31T08:00:00Z.');
/** JavaScript takes the 31st of February for the 3rd of March. */
function isTime(text) {
    const [date] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
    return !Number.isNaN(Date.parse(text)) && (date === undefined || new Date(date).toISOString().startsWith(date));
}
/** A log, or the part of it that begins at a byte. */
const replay_log = schemas.union([
    replay_word,
    schemas.strictObject({
        file: replay_word,
        offset: schemas.int().nonnegative().default(0),
        /** In bytes; to the end when absent. */
        length: schemas.int().positive().optional(),
    }),
]);
const replay_options = schemas.strictObject({
    /** A run folder, or a file of replies a line. All paths are relative to the checkout, and in it. */
    from: replay_word.optional(),
    /** LLMC's `planner_metrics.jsonl`. */
    planner: replay_log.optional(),
    /** LLMC's `enrichment_metrics.jsonl`. */
    enrichment: replay_log.optional(),
    /** A field that lines of both logs have where they are of one query. */
    join: replay_word.optional(),
    /** Lines of the logs from this time on … */
    since: time.optional(),
    /** … and before this one. */
    until: time.optional(),
})
    .refine(({ from, planner }) => (from === undefined) !== (planner === undefined), 'give either `from` or `planner`, and not both.')
    .refine(({ from, enrichment, join, since, until }) => from === undefined || [enrichment, join, since, until].every((one) => one === undefined), '`enrichment`, `join`, `since` and `until` go with `planner`, not with `from`.')
    .refine(({ since, until }) => since === undefined || until === undefined || Date.parse(since) < Date.parse(until), '`since` must be before `until`.');
/** Gives what was recorded earlier, and asks nothing. */
const replay = (0,target/* defineTarget */.DQ)({
    name: 'replay',
    title: 'Recorded observations',
    options: replay_options,
    deterministic: true,
    replays: true,
    cost: 'none',
    async start({ from, planner, ...logs }, { workingDirectory, log: report }) {
        const recording = planner === undefined
            ? await openObservations(from ?? '', { workingDirectory, log: report })
            : await openLogs({ planner, ...logs }, { workingDirectory, log: report });
        return {
            corpusFingerprint: recording.corpus,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                return recording.observe(request);
            },
            startFailure: () => null,
            [Symbol.asyncDispose]: async () => recording[Symbol.asyncDispose](),
        };
    },
});

;// CONCATENATED MODULE: ./build/measure/targets/search.js




const search_options = schemas.strictObject({
    ...open_corpus/* corpusOptions */.jd,
    /** Chunks to return; the request's `top_k` when absent. */
    top_k: schemas.int().positive().optional(),
    min_score: schemas.number().nonnegative().default(0),
    min_coverage: schemas.number().min(0).max(1).default(0.5),
    answer_chunks: schemas.int().positive().default(3),
});
/** Searches the files of the checkout by BM25 and answers with the best passage: no model, no key, no network. */
const search = (0,target/* defineTarget */.DQ)({
    name: 'search',
    title: 'Search in the files of the repository',
    options: search_options,
    deterministic: true,
    cost: 'none',
    async start(settings, { workingDirectory, clock }) {
        const { index, fingerprint } = await (0,open_corpus/* openCorpus */.tA)(workingDirectory, settings);
        return {
            corpusFingerprint: fingerprint,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                const from = clock.monotonicMs();
                const found = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings);
                const reply = { ...found, spans: [...found.spans] };
                return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply });
            },
            startFailure: () => null,
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});

;// CONCATENATED MODULE: ./build/measure/targets/index.js






/** Every target by the name that a suite gives as `type`. */
const REGISTRY = [command, http, module_module, openai, replay, search];


/***/ }),

/***/ 83917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qy: () => (/* binding */ CONNECTION_FAULT),
/* harmony export */   Xw: () => (/* binding */ readReply),
/* harmony export */   ch: () => (/* binding */ TOO_LONG),
/* harmony export */   fn: () => (/* binding */ protocolFailure),
/* harmony export */   pU: () => (/* binding */ addResources)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81192);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75198);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60977);





const TOO_LONG = 'The reply is longer than 64 MB.';
const MAX_MESSAGE = 2000;
/** Longer replies are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096;
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__.int().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_3__.string().default('no message'),
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_3__.number().nonnegative().optional(),
});
/** Words of connection faults as Node, Python, Go and the usual HTTP clients write them. */
const CONNECTION_FAULT = /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b|connection (?:refused|reset|aborted|closed|error|timed out)|could not connect|failed to connect|network is unreachable|socket hang up|fetch failed|name resolution|rate.?limit|too many requests|service unavailable|bad gateway|gateway time-?out/i;
/**
 * What the fields of a reply, without its `id`, say by docs/protocol.md. `size` is the length of the text that they were
 * read from, in characters.
 */
function readReply(fields, size) {
    if ('error' in fields && fields.error !== null && fields.error !== undefined)
        return { kind: 'failure', failure: readError(fields.error) };
    const parsed = _model_run_observation_js__WEBPACK_IMPORTED_MODULE_1__/* .replySchema */ .Cc.safeParse(withoutOurs(fields));
    if (parsed.success) {
        const problem = size > SURELY_STORABLE ? findStorageProblem(parsed.data) : null;
        return problem === null ? { kind: 'reply', reply: parsed.data } : protocolFailure(problem);
    }
    return protocolFailure('answer' in fields
        ? `The reply is not as the protocol says: ${describe(parsed.error)}`
        : 'The reply has neither `answer` nor `error`.');
}
/** `in_checkout` of a span is Goldenpair's to say. */
function withoutOurs(fields) {
    if (!('spans' in fields) || !Array.isArray(fields.spans))
        return fields;
    const spans = fields.spans;
    const isOurs = (span) => typeof span === 'object' && span !== null && 'in_checkout' in span;
    if (!spans.some(isOurs))
        return fields;
    return { ...fields, spans: spans.map((span) => (isOurs(span) ? { ...span, in_checkout: undefined } : span)) };
}
/** A reply that is none. */
function protocolFailure(message) {
    return { kind: 'failure', failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } };
}
function findStorageProblem(reply) {
    try {
        return JSON.stringify(reply).length > _io_start_program_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE */ .MV ? TOO_LONG : null;
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'The reply is nested too deeply to be stored.';
        throw error;
    }
}
/** An outage is believed only when its status or its words are those of one; everything else is the target's own failure. */
function readError(value) {
    const parsed = errorSchema.safeParse(typeof value === 'string' ? { message: value } : value);
    if (!parsed.success)
        return { kind: 'protocol', message: `The reply's error is not as the protocol says: ${describe(parsed.error)}` };
    const { kind, status, message, retry_after_s } = parsed.data;
    const isOutage = (kind ?? 'infrastructure') === 'infrastructure' &&
        (status === undefined ? CONNECTION_FAULT.test(message) : status === 429 || (status >= 500 && status <= 599));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__/* .omitUndefined */ .O)({
        kind: isOutage ? 'infrastructure' : 'target',
        message: message.slice(0, MAX_MESSAGE),
        status,
        retry_after_s: isOutage ? retry_after_s : undefined,
        bill: isOutage && status !== undefined ? _target_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_BILLED */ .R5 : undefined,
    });
}
function describe(error) {
    return error.issues
        .slice(0, 3)
        .map(({ path, message }) => {
        const field = path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
        return field === '' ? message : `\`${field}\`: ${message}`;
    })
        .join('; ');
}
/** The attempt with what was measured of it, where the target does not say it itself. */
function addResources(attempt, measured) {
    if (attempt.status === 'failed' || measured === null)
        return attempt;
    const { resources: own = {} } = attempt.reply;
    // A target's per cent is of the cores that it names.
    const { cores, ...rest } = measured;
    const resources = { ...rest, ...(own.cpu_percent === undefined && { cores }), ...own };
    return { ...attempt, reply: { ...attempt.reply, resources } };
}


/***/ }),

/***/ 29417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findDeepNesting)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** More than any suite needs, and few enough for the parser's recursion on a small stack. */
const MAX_DEPTH = 500;
/** Every level of a block needs a character before the first value of its line. */
const DEEP_BLOCK = /^[ ?-]{1000}/m;
const SCALAR_FOLLOWS = '\u001f';
/** The lexer's tokens without text: byte order mark, document, end of a flow, scalar. */
const MARKS = new Set(['\u0002', '\u0018', SCALAR_FOLLOWS]);
/**
 * Where YAML begins to nest deeper than 500 brackets, or 1,000 columns of indentation and dashes; null when it does not. The parser
 * recurses, and a stack that overflows inside a regular expression ends the whole process (V8: "RegExpCompiler Allocation failed").
 * @example findDeepNesting('[['.repeat(300)) // 500
 */
function findDeepNesting(text) {
    const block = DEEP_BLOCK.exec(text)?.index;
    if (block !== undefined)
        return block;
    if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH)
        return null;
    let offset = 0;
    let depth = 0;
    let isScalar = false;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (!isScalar && (token === '[' || token === '{'))
            depth += 1;
        if (!isScalar && (token === ']' || token === '}'))
            depth -= 1;
        if (depth > MAX_DEPTH)
            return offset;
        isScalar = token === SCALAR_FOLLOWS;
        if (!MARKS.has(token))
            offset += token.length;
    }
    return null;
}


/***/ }),

/***/ 19543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ customMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const isFunction = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a failed trial, or 'unscored'.");
/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
const customMetricSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('The id after `custom.`.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(80).describe('The label of its rows.'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().max(300).describe('The source of the rule, for people.').optional(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]).describe('Both ends; null is unbounded.'),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']).default('free'),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']).default('linear'),
    default_margin: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() })
        .optional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .min(1)
        .max(200)
        .describe('Raise it when the meaning changes but the text of the module does not.')
        .default('1'),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1))
        .describe('The questions to the judge whose answers its score uses; it gets no other judgments.')
        .default([]),
    applies: isFunction.optional(),
    score: isFunction,
    when_failed: whenFailed,
})
    .superRefine(({ kind, range: [low, high], when_failed: failed }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (low !== null && high !== null && low >= high)
        return refuse('range', `the first, ${low}, must be below the second, ${high}.`);
    if (kind === 'binary' && (low !== 0 || high !== 1))
        refuse('range', 'it must be [0, 1] for kind binary.');
    if (typeof failed === 'number' && ((low !== null && failed < low) || (high !== null && failed > high)))
        refuse('when_failed', `${failed} is outside the range.`);
});


/***/ })

};
