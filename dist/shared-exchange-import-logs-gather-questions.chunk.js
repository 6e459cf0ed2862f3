export const id = 9116;
export const ids = [9116];
export const modules = {

/***/ 14187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ gatherQuestions),
/* harmony export */   P5: () => (/* binding */ hidePersonalData),
/* harmony export */   WF: () => (/* binding */ dropPlaceholders)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);
/* harmony import */ var _importer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49772);
/* harmony import */ var _read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74204);




/** What is longer is a prompt with documents in it, or was pasted. */
const MAX_QUERY = 4000;
const MAX_ANSWER = 500;
/** So that the memory is bounded. */
const MAX_DIFFERENT = 200_000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 4;
/** Where exports keep their records. */
const LISTS = ['data', 'traces', 'records', 'items', 'rows', 'logs'];
/**
 * Collects the questions of logs, one record after another. Records of one trace are one question: that of its root, with whatever was
 * retrieved within it. Where several phrasings differ only in upper case, spaces and punctuation at the end, they are one.
 */
function gatherQuestions({ readSpans, mask, fields, tellLeftOut }) {
    const traces = new Map();
    const different = new Map();
    const named = [];
    const leftOut = { count: 0, named, items: 0, item_at: null };
    const leaveOut = (at, reason) => {
        leftOut.count += 1;
        const same = named.find((one) => one.reason === reason);
        if (same === undefined)
            named.push({ at, reason, count: 1 });
        else
            same.count += 1;
        tellLeftOut?.(at, reason);
    };
    // What nobody sees must not be in a draft that somebody is to confirm.
    const clean = (text) => mask((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text));
    const add = (value, at, depth = 0) => {
        if (Array.isArray(value) && depth < MAX_DEPTH) {
            for (const item of value)
                add(item, at, depth + 1);
            return;
        }
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
            return leaveOut(at, 'it is not a JSON object');
        const spans = readSpans(value) ?? readObservations(value);
        if (spans !== null) {
            for (const span of spans)
                addTraced(span, at);
            return;
        }
        const list = LISTS.map((name) => value[name]).find(Array.isArray);
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(value, fields);
        if (read.query === null && list !== undefined)
            add(list, at, depth + 1);
        else
            count(read, at);
    };
    const addTraced = (traced, at) => {
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(traced.record, traced.isRoot ? fields : {});
        const retrieved = traced.isRetrieval && read.retrieved.length === 0 ? readOutput(traced.record) : read.retrieved;
        if (read.query === null && retrieved.length === 0)
            return;
        const parts = traces.get(traced.traceId) ?? [];
        traces.set(traced.traceId, parts);
        const [query, answer] = [read.query?.slice(0, MAX_QUERY + 1) ?? null, read.answer?.slice(0, MAX_ANSWER) ?? null];
        parts.push({ traced: { ...traced, record: {} }, read: { query, answer, retrieved }, at });
    };
    const count = ({ query, answer, retrieved }, at) => {
        const name = fields.query === undefined ? 'a known name' : `\`${fields.query}\``;
        if (query === null)
            return leaveOut(at, `it has no question under ${name}`);
        if (query.length > MAX_QUERY)
            return leaveOut(at, `its question is longer than ${MAX_QUERY} characters`);
        const masked = clean(query);
        const key = keyOf(masked);
        if (key === '')
            return leaveOut(at, 'its question has no word');
        const earlier = different.get(key);
        if (earlier === undefined && different.size >= MAX_DIFFERENT)
            return leaveOut(at, `there are more than ${MAX_DIFFERENT} different questions`);
        const question = earlier ?? { query: masked, count: 0, at, answer: null, items: new Map() };
        different.set(key, question);
        question.count += 1;
        if (question.answer === null && answer !== null)
            question.answer = clean(answer.slice(0, MAX_ANSWER));
        const usable = retrieved.filter(({ path }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeExpected */ .Sg)(path));
        if (usable.length < retrieved.length) {
            leftOut.items += retrieved.length - usable.length;
            leftOut.item_at ??= at;
        }
        const items = usable.map((item) => ({ ...item, path: clean(item.path) }));
        const unlike = new Map(items.map((item) => [JSON.stringify(item), item]));
        for (const [id, item] of unlike) {
            const counted = question.items.get(id);
            if (counted !== undefined)
                counted.count += 1;
            else if (question.items.size < MAX_ITEMS)
                question.items.set(id, { item, count: 1 });
        }
    };
    return {
        add: (value, at) => add(value, at),
        leaveOut,
        finish: () => {
            for (const parts of traces.values()) {
                const joined = joinTrace(parts);
                if (joined !== null)
                    count(joined.read, joined.at);
            }
            traces.clear();
            return { questions: [...different.values()].map(finishQuestion), leftOut };
        },
    };
}
const finishQuestion = ({ items, ...question }) => ({
    ...question,
    retrieved: [...items.values()].sort((a, b) => b.count - a.count),
});
/** @example keyOf('How  do I log in?') // 'how do i log in' */
const keyOf = (query) => query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s?!.,:;…]+$/, '');
/** The root's question, else the earliest, with all that was retrieved; null for a trace of retrievals without a question. */
function joinTrace(parts) {
    const ordered = parts.toSorted(({ traced: a }, { traced: b }) => Number(b.isRoot) - Number(a.isRoot) || a.startMs - b.startMs);
    const top = ordered.find(({ read }) => read.query !== null);
    if (top === undefined)
        return null;
    const retrieved = ordered.flatMap(({ read }) => read.retrieved);
    const answer = top.read.answer ?? ordered.find(({ read }) => read.answer !== null)?.read.answer ?? null;
    return { read: { query: top.read.query, answer, retrieved }, at: top.at };
}
const RETRIEVER = /^retriever$/i;
const readOutput = ({ output }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_2__/* .listItems */ .Dw)(typeof output === 'string' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .tryJson */ .MR)(output) : output);
/** The parts of a trace as Langfuse exports them: a trace with its observations, or an observation that names its trace; null for anything else. */
function readObservations(value) {
    const { observations } = value;
    if (Array.isArray(observations) && observations.some(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)) {
        const root = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value['trace']) ? value['trace'] : value;
        const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(root['id']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['id']);
        if (traceId === null)
            return null;
        const parts = observations.filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4).map((one) => traceRecord(one, { traceId, isRoot: false }));
        return [traceRecord(root, { traceId, isRoot: true }), ...parts];
    }
    const parent = ['parentObservationId', 'parent_observation_id'].find((name) => Object.hasOwn(value, name));
    const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['traceId']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value['trace_id']);
    if (parent === undefined || traceId === null)
        return null;
    return [traceRecord(value, { traceId, isRoot: (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(value[parent]) === null })];
}
function traceRecord(record, place) {
    const startMs = Date.parse((0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(record['startTime'] ?? record['start_time'] ?? record['timestamp']) ?? '');
    const isRetrieval = RETRIEVER.test((0,_importer_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(record['type']) ?? '');
    return { ...place, isRetrieval, startMs: Number.isNaN(startMs) ? 0 : startMs, record };
}
/** The text in place of something that was taken out. */
const PLACEHOLDERS = /\((?:e-mail|number|hidden)\)/g;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
/** A JSON Web Token, which has three parts. */
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
/** Telephone, account and card numbers: at least nine digits, with single spaces, dots, dashes or brackets between them. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ./()-]{0,2}\d){8,30}(?![\p{L}\p{N}])/gu;
/**
 * A text without e-mail addresses, web tokens and long numbers. Names and street addresses stay: no pattern knows them.
 * @example hidePersonalData('I am ann@example.org, +49 170 1234567') // 'I am (e-mail), (number)'
 */
function hidePersonalData(text) {
    return text.replace(WEB_TOKEN, '(hidden)').replace(EMAIL, '(e-mail)').replace(NUMBER, '(number)');
}
/** A text without its placeholders. */
const dropPlaceholders = (text) => text.replace(PLACEHOLDERS, ' ');


/***/ }),

/***/ 74204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Sg: () => (/* binding */ canBeExpected),
/* harmony export */   Vw: () => (/* binding */ findText),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   k0: () => (/* binding */ readItem),
/* harmony export */   lm: () => (/* binding */ MAX_PATH)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
/* harmony import */ var _importer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49772);


/** What a record calls each, the first that holds something counting. `message` and `text` of a plain log are no questions. */
const QUERY = [
    ...['query', 'question', 'user_query', 'user_question', 'user_input', 'query_text', 'search_query'],
    ...['input', 'inputs', 'prompt', 'messages', 'request', 'body'],
];
const ANSWER = ['answer', 'response', 'output', 'outputs', 'completion', 'actual_output', 'result', 'reply'];
const RETRIEVED = [
    ...['retrieved', 'retrieved_contexts', 'retrieval_context', 'retrieved_documents', 'retrieved_chunks', 'contexts'],
    ...['context', 'documents', 'docs', 'source_documents', 'sources', 'chunks', 'passages', 'hits', 'matches'],
    ...['citations', 'results'],
];
/** Within one of these a text is what was meant: messages of chats, arguments of functions, parts of a message. */
const WITHIN = ['content', 'text', 'message', 'parts', 'choices', 'generations', 'kwargs', 'args', 'variables', 'value'];
const PATH = [
    ...['path', 'file', 'file_path', 'filePath', 'filename', 'file_name', 'source', 'uri', 'url'],
    ...['document_id', 'documentId', 'doc_id', 'docId', 'chunk_id', 'chunkId', 'id', 'title'],
];
const MAX_DEPTH = 8;
const MAX_RETRIEVED = 20;
const MAX_PATH = 300;
/**
 * The question, the answer and what was retrieved, of a record of an application's own log or of a tracing tool's export.
 * @example readRecord({ input: { messages: [{ role: 'user', content: 'How?' }] } }).query // 'How?'
 */
function readRecord(record, named = {}) {
    const value = (path, names) => path === undefined ? names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name)) : [follow(record, path)];
    return {
        query: first(value(named.query, QUERY), (one) => findText(one, { names: QUERY, role: /^(user|human)$/i, depth: 0 })),
        answer: first(value(named.answer, ANSWER), (one) => findText(one, { names: ANSWER, role: /^(assistant|ai|model)$/i, depth: 0 })),
        retrieved: named.retrieved === undefined ? findRetrieved(record, 0) : listItems(unpack(follow(record, named.retrieved))),
    };
}
function follow(record, path) {
    if (Object.hasOwn(record, path))
        return record[path];
    return path.split('.').reduce((value, name) => {
        const inner = unpack(value);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(inner, name) : undefined;
    }, record);
}
function first(values, read) {
    for (const value of values) {
        const result = read(value);
        if (result !== null)
            return result;
    }
    return null;
}
/** The wanted text: the last message of a chat by that role, the named member of an object, the first of a list. */
function findText(value, wanted) {
    if (wanted.depth > MAX_DEPTH)
        return null;
    const inner = unpack(value);
    if (typeof inner === 'string')
        return inner.trim() === '' ? null : inner.trim();
    const deeper = (one) => findText(one, { ...wanted, depth: wanted.depth + 1 });
    if (Array.isArray(inner)) {
        const roles = inner.map(roleOf);
        if (!roles.some((role) => role !== null))
            return first(inner, deeper);
        return first(inner.filter((_, index) => wanted.role.test(roles[index] ?? '')).reverse(), deeper);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner))
        return null;
    return first([...wanted.names, ...WITHIN].map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(inner, name)), deeper);
}
/** The role of a message; LangChain calls it `type`. */
function roleOf(message) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(message))
        return null;
    const role = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(message, 'role') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(message, 'type');
    return typeof role === 'string' && /^(user|human|assistant|ai|model|system|developer|tool|function)$/i.test(role)
        ? role
        : null;
}
/** Tracing tools write objects as texts of JSON. */
function unpack(value) {
    return typeof value === 'string' && /^\s*[[{"]/.test(value) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryJson */ .MR)(value) ?? value) : value;
}
/** Beside the question, or in what was answered. */
function findRetrieved(record, depth) {
    for (const name of RETRIEVED) {
        const items = listItems(unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name)));
        if (items.length > 0)
            return items;
    }
    if (depth > 2)
        return [];
    for (const name of [...ANSWER, 'metadata']) {
        const inner = unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(record, name));
        const items = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(inner) ? findRetrieved(inner, depth + 1) : [];
        if (items.length > 0)
            return items;
    }
    return [];
}
/** The items that have a name; a text without one cannot be expected again. */
function listItems(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return findRetrieved(value, 1);
    if (!Array.isArray(value))
        return [];
    return value.slice(0, MAX_RETRIEVED).flatMap((item) => readItem(unpack(item)) ?? []);
}
function readItem(item) {
    if (typeof item === 'string')
        return isPath(item) ? { path: item } : null;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(item))
        return null;
    const parts = [item, ...['metadata', 'document', 'payload'].map((name) => unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(item, name)))].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    const read = (names) => first(parts.flatMap((part) => names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(part, name))), (value) => value ?? null);
    const named = parts.flatMap((part) => PATH.flatMap((name) => (0,_importer_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e1)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(part, name))?.trim() ?? []));
    // Unusable names are given too, so that the caller can count them.
    const path = named.find(canBeExpected) ?? named[0];
    if (path === undefined)
        return null;
    const [start, end] = [read(['start_line', 'startLine']), read(['end_line', 'endLine'])];
    const hash = read(['hash']);
    const lines = isLine(start) && isLine(end) && end >= start ? { start_line: start, end_line: end } : {};
    return typeof hash === 'string' && /^sha256:[0-9a-f]{64}$/.test(hash) ? { path, ...lines, hash } : { path, ...lines };
}
/** Whether a case can expect what has this name: a line break or the like would end the line that it stands in. */
function canBeExpected(path) {
    return path.length <= MAX_PATH && !/\p{Cc}/u.test(path);
}
const isPath = (text) => text.length <= MAX_PATH && /^\S+$/.test(text);
const isLine = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;


/***/ }),

/***/ 49116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ clusterVectors),
/* harmony export */   Ie: () => (/* binding */ learnWeights),
/* harmony export */   oT: () => (/* binding */ SAME_FROM),
/* harmony export */   uv: () => (/* binding */ suggestCases)
/* harmony export */ });
/* unused harmony export indexVectors */
/* harmony import */ var _gather_questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14187);

/**
 * TF-IDF over a collection of texts, each given by its distinct terms: a term weighs ln((1 + N) / (1 + n)) + 1, where n of N texts have it,
 * and a text's weights are divided by their length. Source: Salton & Buckley 1988, "Term-weighting approaches in automatic text
 * retrieval", with binary term frequency; smoothed as scikit-learn's TfidfVectorizer does.
 * @example
 * const weigh = learnWeights([['reset', 'password'], ['change', 'password']])
 * weigh(['password']).weights.get('password') // 1
 */
function learnWeights(texts) {
    const counts = new Map();
    for (const terms of texts)
        for (const term of terms)
            counts.set(term, (counts.get(term) ?? 0) + 1);
    return (terms) => {
        const rare = (term) => Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0))) + 1;
        const weighed = [...new Set(terms)].map((term) => [term, rare(term)]);
        const length = Math.hypot(...weighed.map(([, weight]) => weight));
        const sorted = weighed.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
        return {
            terms: sorted.map(([term]) => term),
            weights: new Map(sorted.map(([term, weight]) => [term, weight / length])),
        };
    };
}
/** Cosine similarity, from 0 for texts without a common term to 1 for the same terms. */
function compareVectors(a, b) {
    let sum = 0;
    for (const [term, weight] of a.weights)
        sum += weight * (b.weights.get(term) ?? 0);
    return Math.min(sum, 1);
}
/**
 * Looks up only the heaviest terms of each text, those without which the rest is shorter than `least`. The rarest term that two texts
 * share is among these in both, or else they are less similar than that, since all texts have their terms in one order, by rarity.
 * Source: Bayardo, Ma & Srikant 2007, "Scaling up all pairs similarity search".
 */
function indexVectors(least) {
    const vectors = [];
    const postings = new Map();
    const heaviest = ({ terms, weights }) => {
        let rest = 1;
        const end = terms.findIndex((term) => {
            const isShort = rest < least * least - 1e-9;
            rest -= (weights.get(term) ?? 0) ** 2;
            return isShort;
        });
        return end === -1 ? terms : terms.slice(0, end);
    };
    return {
        add: (vector) => {
            const index = vectors.push(vector) - 1;
            for (const term of heaviest(vector)) {
                const posting = postings.get(term);
                if (posting === undefined)
                    postings.set(term, [index]);
                else
                    posting.push(index);
            }
        },
        nearest: (vector) => {
            const seen = new Set();
            let best = null;
            for (const term of heaviest(vector))
                for (const index of postings.get(term) ?? []) {
                    const other = seen.has(index) ? undefined : vectors[index];
                    if (other === undefined)
                        continue;
                    seen.add(index);
                    const similarity = compareVectors(vector, other);
                    if (similarity >= least && isNearer({ index, similarity }, best))
                        best = { index, similarity };
                }
            return best;
        },
    };
}
const isNearer = (one, best) => best === null || one.similarity > best.similarity || (one.similarity === best.similarity && one.index < best.index);
/**
 * Leader clustering: in the order given, a text joins the leader that it is most like, if by at least `least`, else it leads a cluster of its
 * own. One pass and no randomness. Source: Hartigan 1975, "Clustering algorithms", chapter 3.
 * @example clusterVectors([a, likeA, b], 0.5) // [{ members: [0, 1] }, { members: [2] }]
 */
function clusterVectors(vectors, least) {
    const leaders = indexVectors(least);
    const clusters = [];
    for (const [index, vector] of vectors.entries()) {
        const nearest = leaders.nearest(vector);
        if (nearest !== null)
            clusters[nearest.index]?.members.push(index);
        else {
            leaders.add(vector);
            clusters.push({ members: [index] });
        }
    }
    return clusters;
}
/** Two questions are about the same from this cosine similarity on. */
const SAME_FROM = 0.5;
const OTHERS_SHOWN = 3;
/** Groups the questions that a suite lacks, and ranks them by how often they are asked and how far they are from every golden question. */
function suggestCases(questions, golden, queryTerms) {
    const termsOf = (query) => queryTerms((0,_gather_questions_js__WEBPACK_IMPORTED_MODULE_0__/* .dropPlaceholders */ .WF)(query));
    const ordered = questions.toSorted((a, b) => b.count - a.count || a.query.length - b.query.length);
    const texts = ordered.map(({ query }) => termsOf(query));
    const goldenTexts = golden.map(({ query }) => termsOf(query));
    const weigh = learnWeights([...texts, ...goldenTexts]);
    const nearestOf = findNearest(golden, goldenTexts.map(weigh));
    const sums = { covered: 0, waiting: 0, untold: 0, lacking: 0 };
    const lacking = [];
    for (const [index, question] of ordered.entries()) {
        const vector = weigh(texts[index] ?? []);
        const nearest = nearestOf(vector);
        const kind = vector.terms.length === 0 ? 'untold' : kindOf(nearest);
        sums[kind] += question.count;
        if (kind === 'lacking')
            lacking.push({ question, vector, nearest: nearest.any });
    }
    const clusters = clusterVectors(lacking.map(({ vector }) => vector), SAME_FROM);
    const suggested = clusters
        .flatMap(({ members }) => describeCluster(members.flatMap((index) => lacking[index] ?? [])) ?? [])
        .sort((a, b) => b.score - a.score || b.count - a.count);
    const asked = ordered.reduce((sum, { count }) => sum + count, 0);
    return { asked, different: ordered.length, ...sums, suggested };
}
function findNearest(golden, vectors) {
    const search = (isSearched) => {
        const index = indexVectors(0);
        const ids = [];
        for (const [at, one] of golden.entries()) {
            const vector = vectors[at];
            if (vector === undefined || !isSearched(one))
                continue;
            index.add(vector);
            ids.push(one.id);
        }
        return (vector) => {
            const nearest = index.nearest(vector);
            return nearest === null ? null : { id: ids[nearest.index] ?? '', similarity: nearest.similarity };
        };
    };
    const [any, enabled] = [search(() => true), search((one) => one.enabled)];
    return (vector) => ({ any: any(vector), enabled: enabled(vector) });
}
function kindOf({ any, enabled }) {
    if (enabled !== null && enabled.similarity >= SAME_FROM)
        return 'covered';
    return any !== null && any.similarity >= SAME_FROM ? 'waiting' : 'lacking';
}
function describeCluster(members) {
    const [leader, ...others] = members;
    if (leader === undefined)
        return null;
    return {
        question: leader.question,
        count: members.reduce((sum, { question }) => sum + question.count, 0),
        phrasings: members.length,
        others: others.slice(0, OTHERS_SHOWN).map(({ question }) => question.query),
        nearest: leader.nearest,
        score: members.reduce((sum, { question, nearest }) => sum + question.count * (1 - (nearest?.similarity ?? 0)), 0),
    };
}


/***/ })

};
