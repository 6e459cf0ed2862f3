export const id = 9116;
export const ids = [9116];
export const modules = {

  14187:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NB: () => (  gatherQuestions),
    WF: () => (  dropPlaceholders),
    ty: () => (  maskPersonalData)
  });
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74650);
  var _importer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49772);
  var _read_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74204);




const MAX_QUERY = 4000;
const MAX_ANSWER = 500;
const MAX_DIFFERENT = 200_000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 4;
const LISTS = ['data', 'traces', 'records', 'items', 'rows', 'logs', 'runs', 'events'];
function gatherQuestions({ readSpans, mask, fields, tellLeftOut }) {
    const traces = new Map();
    const different = new Map();
    const named = [];
    const leftOut = {
        count: 0,
        named,
        items: 0,
        item_at: null,
        pages: [],
    };
    const leaveOut = (at, reason) => {
        leftOut.count += 1;
        const same = named.find((one) => one.reason === reason);
        if (same === undefined)
            named.push({ at, reason, count: 1 });
        else
            same.count += 1;
        tellLeftOut?.(at, reason);
    };
    const clean = (text) => mask((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_1__  .i)(text));
    const add = (value, at, depth = 0) => {
        if (Array.isArray(value) && depth < MAX_DEPTH) {
            for (const item of value)
                add(item, at, depth + 1);
            return;
        }
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(value))
            return leaveOut(at, 'it is not a JSON object');
        const spans = readSpans(value) ?? readObservations(value);
        if (spans !== null) {
            for (const span of spans)
                addTraced(span, at);
            return;
        }
        const list = LISTS.map((name) => value[name]).find(Array.isArray);
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_3__  .aE)(value, fields);
        if (read.query !== null || list === undefined)
            return count(read, at);
        const page = (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .jy)(value);
        if (page !== null)
            leftOut.pages.push({ file: at.file, message: page });
        add(list, at, depth + 1);
    };
    const addTraced = (traced, at) => {
        const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_3__  .aE)(traced.record, traced.isRoot ? fields : {});
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
        different.set(key, {
            ...question,
            count: question.count + 1,
            answer: question.answer ?? (answer === null ? null : clean(answer.slice(0, MAX_ANSWER))),
        });
        const usable = retrieved.filter(({ path }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_3__  .Sg)(path));
        if (usable.length < retrieved.length) {
            leftOut.items += retrieved.length - usable.length;
            leftOut.item_at ??= at;
        }
        const items = usable.map((item) => ({ ...item, path: clean(item.path) }));
        for (const [id, item] of new Map(items.map((item) => [JSON.stringify(item), item]))) {
            const { count: times = 0 } = question.items.get(id) ?? {};
            if (times > 0 || question.items.size < MAX_ITEMS)
                question.items.set(id, { item, count: times + 1 });
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
            const questions = [...different.values()].map(({ items, ...question }) => ({
                ...question,
                retrieved: [...items.values()].sort((a, b) => b.count - a.count),
            }));
            return { questions, leftOut };
        },
    };
}
const keyOf = (query) => query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s?!.,:;…]+$/, '');
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
const readOutput = ({ output }) => (0,_read_record_js__WEBPACK_IMPORTED_MODULE_3__  .Dw)(typeof output === 'string' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .MR)(output) : output);
function readObservations(value) {
    const { observations } = value;
    if (Array.isArray(observations) && observations.some(_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)) {
        const root = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(value['trace']) ? value['trace'] : value;
        const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(root['id']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['id']);
        if (traceId === null)
            return null;
        const parts = observations.filter(_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4).map((one) => traceRecord(one, { traceId, isRoot: false }));
        return [traceRecord(root, { traceId, isRoot: true }), ...parts];
    }
    const parent = ['parentObservationId', 'parent_observation_id'].find((name) => Object.hasOwn(value, name));
    const traceId = (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['traceId']) ?? (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['trace_id']);
    if (parent === undefined || traceId === null)
        return null;
    return [traceRecord(value, { traceId, isRoot: (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value[parent]) === null })];
}
function traceRecord(record, place) {
    const startMs = Date.parse((0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(record['startTime'] ?? record['start_time'] ?? record['timestamp']) ?? '');
    const isRetrieval = RETRIEVER.test((0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(record['type']) ?? '');
    return { ...place, isRetrieval, startMs: Number.isNaN(startMs) ? 0 : startMs, record };
}
const PLACEHOLDERS = /\((?:e-mail|number|hidden)\)/g;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ./()-]{0,2}\d){8,30}(?![\p{L}\p{N}])/gu;
function maskPersonalData(text) {
    return text.replace(WEB_TOKEN, '(hidden)').replace(EMAIL, '(e-mail)').replace(NUMBER, '(number)');
}
const dropPlaceholders = (text) => text.replace(PLACEHOLDERS, ' ');


  }),

  74204:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dw: () => (  listItems),
    Sg: () => (  canBeExpected),
    Vw: () => (  findText),
    aE: () => (  readRecord),
    k0: () => (  readItem),
    lm: () => (  MAX_PATH)
  });
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _importer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49772);


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
const WITHIN = ['content', 'text', 'message', 'parts', 'choices', 'generations', 'kwargs', 'args', 'variables', 'value'];
const PATH = [
    ...['path', 'file', 'file_path', 'filePath', 'filename', 'file_name', 'source', 'uri', 'url'],
    ...['document_id', 'documentId', 'doc_id', 'docId', 'chunk_id', 'chunkId', 'id', 'title'],
];
const MAX_DEPTH = 8;
const MAX_RETRIEVED = 20;
const MAX_PATH = 300;
function readRecord(record, named = {}) {
    const value = (path, names) => path === undefined ? names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(record, name)) : [follow(record, path)];
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
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(inner) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(inner, name) : undefined;
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
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(inner))
        return null;
    return first([...wanted.names, ...WITHIN].map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(inner, name)), deeper);
}
function roleOf(message) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(message))
        return null;
    const role = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(message, 'role') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(message, 'type');
    return typeof role === 'string' && /^(user|human|assistant|ai|model|system|developer|tool|function)$/i.test(role)
        ? role
        : null;
}
function unpack(value) {
    return typeof value === 'string' && /^\s*[[{"]/.test(value) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .MR)(value) ?? value) : value;
}
function findRetrieved(record, depth) {
    for (const name of RETRIEVED) {
        const items = listItems(unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(record, name)));
        if (items.length > 0)
            return items;
    }
    if (depth > 2)
        return [];
    for (const name of [...ANSWER, 'metadata']) {
        const inner = unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(record, name));
        const items = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(inner) ? findRetrieved(inner, depth + 1) : [];
        if (items.length > 0)
            return items;
    }
    return [];
}
function listItems(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(value))
        return findRetrieved(value, 1);
    if (!Array.isArray(value))
        return [];
    return value.slice(0, MAX_RETRIEVED).flatMap((item) => readItem(unpack(item)) ?? []);
}
function readItem(item) {
    if (typeof item === 'string')
        return isPath(item) ? { path: item } : null;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(item))
        return null;
    const parts = [item, ...['metadata', 'document', 'payload'].map((name) => unpack((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(item, name)))].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4);
    const read = (names) => first(parts.flatMap((part) => names.map((name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(part, name))), (value) => value ?? null);
    const named = parts.flatMap((part) => PATH.flatMap((name) => (0,_importer_js__WEBPACK_IMPORTED_MODULE_1__  .e1)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(part, name))?.trim() ?? []));
    const path = named.find(canBeExpected) ?? named[0];
    if (path === undefined)
        return null;
    const [start, end] = [read(['start_line', 'startLine']), read(['end_line', 'endLine'])];
    const hash = read(['hash']);
    const lines = isLine(start) && isLine(end) && end >= start ? { start_line: start, end_line: end } : {};
    return typeof hash === 'string' && /^sha256:[0-9a-f]{64}$/.test(hash) ? { path, ...lines, hash } : { path, ...lines };
}
function canBeExpected(path) {
    return path.length <= MAX_PATH && !/\p{Cc}/u.test(path);
}
const isPath = (text) => text.length <= MAX_PATH && /^\S+$/.test(text);
const isLine = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;


  }),

  49116:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FJ: () => (  clusterVectors),
    Ie: () => (  learnWeights),
    XG: () => (  SAME_SIMILARITY),
    uv: () => (  suggestCases)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79167);
  var _gather_questions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14187);


function learnWeights(texts) {
    const counts = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_1__  .Tr)(texts.flat());
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
function compareVectors(a, b) {
    let sum = 0;
    for (const [term, weight] of a.weights)
        sum += weight * (b.weights.get(term) ?? 0);
    return Math.min(sum, 1);
}
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
            const sharing = new Set(heaviest(vector).flatMap((term) => postings.get(term) ?? []));
            let best = null;
            for (const index of sharing) {
                const other = vectors[index];
                const similarity = other === undefined ? -1 : compareVectors(vector, other);
                if (similarity >= least && isNearer({ index, similarity }, best))
                    best = { index, similarity };
            }
            return best;
        },
    };
}
const isNearer = (one, best) => best === null || one.similarity > best.similarity || (one.similarity === best.similarity && one.index < best.index);
function clusterVectors(vectors, least) {
    const leaders = indexVectors(least);
    const clusters = [];
    for (const [index, vector] of vectors.entries()) {
        const nearest = leaders.nearest(vector);
        if (nearest !== null)
            clusters[nearest.index]?.push(index);
        else {
            leaders.add(vector);
            clusters.push([index]);
        }
    }
    return clusters;
}
const SAME_SIMILARITY = 0.5;
const OTHERS_SHOWN = 3;
function suggestCases(questions, golden, queryTerms) {
    const termsOf = (query) => queryTerms((0,_gather_questions_js__WEBPACK_IMPORTED_MODULE_0__  .WF)(query));
    const ordered = questions.toSorted((a, b) => b.count - a.count || a.query.length - b.query.length);
    const texts = ordered.map(({ query }) => termsOf(query));
    const goldenTexts = golden.map(({ query }) => termsOf(query));
    const weigh = learnWeights([...texts, ...goldenTexts]);
    const known = golden.map((one, at) => ({ ...one, vector: weigh(goldenTexts[at] ?? []) }));
    const findNearest = searchNearest(known);
    const findEnabled = searchNearest(known.filter(({ enabled }) => enabled));
    const sums = { covered: 0, waiting: 0, untold: 0, lacking: 0 };
    const lacking = [];
    for (const [index, question] of ordered.entries()) {
        const vector = weigh(texts[index] ?? []);
        const nearest = findNearest(vector);
        const isSame = (one) => one !== null && one.similarity >= SAME_SIMILARITY;
        const lacked = isSame(nearest) ? 'waiting' : 'lacking';
        const kind = vector.terms.length === 0 ? 'untold' : isSame(findEnabled(vector)) ? 'covered' : lacked;
        sums[kind] += question.count;
        if (kind === 'lacking')
            lacking.push({ question, vector, nearest });
    }
    const vectors = lacking.map(({ vector }) => vector);
    const clusters = clusterVectors(vectors, SAME_SIMILARITY);
    const suggested = clusters
        .flatMap((members) => describeCluster(members.flatMap((index) => lacking[index] ?? [])) ?? [])
        .sort((a, b) => b.score - a.score || b.count - a.count);
    const asked = ordered.reduce((sum, { count }) => sum + count, 0);
    return { asked, different: ordered.length, ...sums,   suggested };
}
function searchNearest(known) {
    const index = indexVectors(0);
    for (const { vector } of known)
        index.add(vector);
    return (vector) => {
        const nearest = index.nearest(vector);
        return nearest === null ? null : { id: known[nearest.index]?.id ?? '', similarity: nearest.similarity };
    };
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


  })

};
