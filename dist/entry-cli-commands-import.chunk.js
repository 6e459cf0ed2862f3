export const id = 2598;
export const ids = [2598];
export const modules = {

  12893:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  importCases: () => (  importCases)
});

var external_node_path_ = __webpack_require__(76760);
var format_number = __webpack_require__(77377);
var collections = __webpack_require__(29093);
var omit_undefined = __webpack_require__(35560);
var suggest = __webpack_require__(60288);
var suite_case = __webpack_require__(31625);
var importer = __webpack_require__(49772);
var read_record = __webpack_require__(74204);
var results_rows = __webpack_require__(98604);
var cut_text = __webpack_require__(76564);
var csv = __webpack_require__(92642);
var json = __webpack_require__(29598);
var read_document = __webpack_require__(74590);
;// CONCATENATED MODULE: ./build/exchange/import/golden/read-records.js








const SEPARATORS = /[;|\n]/;
function listTexts(value, separators) {
    const inner = unpackList(value);
    if (Array.isArray(inner))
        return inner.flatMap((one) => listTexts(one, null));
    if ((0,json .u4)(inner)) {
        const text = ['text', 'content', 'answer', 'name', 'value']
            .map((name) => (0,importer .e1)((0,json .eC)(inner, name)))
            .find(Boolean);
        return text ? [text.trim()] : [];
    }
    const text = typeof inner === 'boolean' ? String(inner) : ((0,importer .e1)(inner) ?? '');
    return (separators === null ? [text] : text.split(separators))
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
function unpackList(value) {
    if (typeof value !== 'string' || !/^\s*\[.*\]\s*$/s.test(value))
        return value;
    const quoted = value.replaceAll(/'((?:[^'\\]|\\.)*)'/g, (_, text) => JSON.stringify(text.replaceAll("\\'", "'")));
    return (0,json .MR)(value) ?? (0,json .MR)(quoted) ?? value;
}
function readSources(value, skip) {
    const inner = unpackList(value);
    const items = Array.isArray(inner) ? inner : (0,json .u4)(inner) ? [inner] : listTexts(inner, SEPARATORS);
    const spans = items.flatMap((item) => {
        const any = Array.isArray(item)
            ? item
            : (0,json .u4)(item)
                ? ((0,json .eC)(item, 'any_of') ?? (0,json .eC)(item, 'anyOf'))
                : null;
        if (Array.isArray(any)) {
            const paths = readSources(any, skip).map(({ path }) => path);
            return paths.length < 2 ? paths.map((path) => ({ path })) : [{ path: `{${paths.join(',')}}` }];
        }
        const span = (0,json .u4)(item) ? readPlace(item) : readName((0,importer .e1)(item)?.trim());
        if (span === null)
            skip('passage');
        if (span?.relevance !== undefined && span.relevance <= 0)
            skip('judgment');
        return span === null || span.relevance === 0 ? [] : [span];
    });
    const best = [...spans].sort(({ relevance: one = 1 }, { relevance: other = 1 }) => other - one);
    return [...new Map(best.map((span) => [JSON.stringify({ ...span, relevance: 1 }), span])).values()];
}
const readName = (text) => text === undefined || isPassage(text) ? null : { path: text };
function readPlace(item) {
    const place = (0,read_record .k0)(item);
    if (place === null)
        return null;
    const symbol = ['symbol', 'section', 'heading'].map((name) => (0,importer .e1)((0,json .eC)(item, name))).find(Boolean) ?? undefined;
    const grade = ['relevance', 'grade', 'score'].map((name) => (0,json .eC)(item, name)).find(Number.isInteger);
    const relevance = grade === undefined ? undefined : Math.max(0, Number(grade));
    return (0,omit_undefined .Oy)({ ...place, symbol, relevance: relevance === 1 ? undefined : relevance });
}
const PASSAGE_WORDS = 12;
const isPassage = (text) => text.includes('\n') || text.split(/\s+/).length > PASSAGE_WORDS;
const listRows = (file, refuse) => {
    const { path, text } = file;
    const [header, ...rows] = (0,importer .Nb)(file, refuse, (0,csv .LI)(text));
    if (header === undefined)
        return refuse({ path, line: null }, 'the file is empty');
    const names = (0,results_rows .ek)(header.map((cell) => cell.text.trim()));
    const notes = [];
    const records = rows.map((row) => {
        const line = row[0]?.line ?? 1;
        if (row.length !== header.length)
            notes.push({ file: path, line, message: `the row has ${row.length} fields and the header ${header.length}.` });
        return { line, fields: new Map(names.map((name, index) => [name, row[index]?.text.trim() ?? ''])) };
    });
    return { place: '', records, names, notes };
};
const listLineObjects = (file, refuse) => {
    const records = (0,read_document .b)(file, refuse).map(({ line, value }) => ({ line, fields: flatten(value) }));
    return { place: '', records, names: namesOf(records), notes: [] };
};
const listObjects = (file, refuse) => {
    const { value, lineOf } = (0,read_document .u)(file, refuse);
    const found = locate(value, []);
    if (found === null)
        return refuse({ path: file.path, line: null }, `it has no list of questions, such as \`[{ "question": …, "answer": … }]\` or \`{ "queries": [ … ] }\`; it begins ${beginningOf(value)}`);
    const records = found.entries.map(({ at, record }) => ({ line: lineOf(at), fields: flatten(record) }));
    const page = (0,importer .jy)(value);
    const notes = page === null ? [] : [{ file: file.path, line: null, message: page }];
    return { place: found.place.join('.'), records, names: namesOf(records), notes };
};
const namesOf = (records) => [
    ...new Set(records.flatMap(({ fields }) => [...fields.keys()])),
];
const CONTAINERS = ['queries', 'questions', 'examples', 'samples', 'goldens', 'test_cases', 'cases', 'items', 'data'];
const JUDGED = ['relevant_docs', 'qrels'];
const MAX_DEPTH = 6;
function locate(value, place) {
    if (place.length > MAX_DEPTH)
        return null;
    if (Array.isArray(value))
        return locateIn(value, place);
    if (!(0,json .u4)(value))
        return null;
    const entries = Object.entries(value);
    const rank = (name) => CONTAINERS.indexOf(name.toLowerCase()) + 1 || CONTAINERS.length + 1;
    for (const [name, inner] of entries.sort(([one], [other]) => rank(one) - rank(other))) {
        const found = Array.isArray(inner) && !inner.some(json .u4) ? null : locate(inner, [...place, name]);
        if (found !== null)
            return found;
        if (rank(name) <= CONTAINERS.length && (0,json .u4)(inner))
            return byId(inner, value, [...place, name]);
    }
    const [first] = entries;
    if (first === undefined)
        return null;
    if (entries.every(([, inner]) => Array.isArray(inner)))
        return columns(value, place);
    return place.length === 0 && entries.length > 1 && entries.every(([, inner]) => (0,json .u4)(inner))
        ? byId(value, {}, place)
        : null;
}
function locateIn(list, place) {
    const entries = list.flatMap((one, index) => {
        const record = typeof one === 'string' ? { query: one } : one;
        return (0,json .u4)(record) ? [{ at: [...place, index], record }] : [];
    });
    const inner = entries.map(({ at, record }) => ['paragraphs', 'qas'].flatMap((name) => {
        const listed = (0,json .eC)(record, name);
        return Array.isArray(listed) ? locateIn(listed, [...at, name]).entries : [];
    }));
    return { place, entries: inner.some(({ length }) => length > 0) ? inner.flat() : entries };
}
function byId(value, around, place) {
    const judged = JUDGED.map((name) => (0,json .eC)(around, name)).find(json .u4);
    const entries = Object.entries(value).map(([id, one]) => {
        const judgments = judged === undefined ? undefined : (0,json .eC)(judged, id);
        const documents = (0,json .u4)(judgments) ? Object.keys(judgments) : judgments;
        const own = (0,json .u4)(one) ? { id, ...one } : { id, query: one };
        return { at: [...place, id], record: documents === undefined ? own : { ...own, expected_sources: documents } };
    });
    return { place, entries };
}
function columns(value, place) {
    const names = Object.keys(value);
    const rows = value[names[0] ?? ''] ?? [];
    if (names.length < 2 || names.some((name) => value[name]?.length !== rows.length))
        return null;
    const entries = rows.map((_, index) => ({
        at: [...place, names[0] ?? '', index],
        record: Object.fromEntries(names.map((name) => [name, value[name]?.[index]])),
    }));
    return { place, entries };
}
function flatten(record, before = '', depth = 0) {
    return new Map(Object.entries(record).flatMap(([name, value]) => (0,json .u4)(value) && depth < 3
        ? [...flatten(value, `${before}${name}.`, depth + 1)]
        : [[`${before}${name}`, value]]));
}
const SHOWN = 200;
function beginningOf(value) {
    return (0,cut_text .I)(JSON.stringify(value ?? null).replaceAll(/\p{Cc}+/gu, ' '), SHOWN);
}

;// CONCATENATED MODULE: ./build/exchange/import/golden/read-cases.js








const COLUMNS = {
    id: ['id', 'query_id', 'question_id', 'case_id', 'example_id', 'qid', 'uuid', '_id'],
    query: [
        ...['query', 'question', 'user_input', 'input', 'prompt', 'text', 'user_query', 'user_question', 'query_text'],
        ...['utterance', 'instruction', 'inputs', 'messages'],
    ],
    answer: [
        ...['expected_answer', 'expected_output', 'ground_truth_answer', 'ground_truth', 'ground_truths'],
        ...['reference_answer', 'reference', 'gold_answer', 'correct_answer', 'best_answer', 'ideal', 'gold', 'expected'],
        ...['target', 'answer', 'answers', 'output', 'outputs', 'reference_outputs'],
    ],
    contains: ['contains', 'must_contain', 'expected_keywords', 'keywords'],
    tags: ['tags', 'tag', 'category', 'categories', 'topic', 'intent'],
    source: [
        ...['expected_sources', 'expected_source', 'source', 'sources', 'path', 'paths', 'document', 'documents', 'file'],
        ...['files', 'url', 'urls', 'source_url', 'source_file', 'source_documents', 'expected_documents', 'relevant_docs'],
        ...['relevant_documents', 'judgments', 'expected_doc_ids', 'doc_ids', 'doc_id', 'reference_contexts'],
        ...['expected_contexts', 'ground_truth_contexts', 'contexts', 'context'],
    ],
    criteria: ['expected_answer_criteria', 'criteria', 'grading_notes', 'rubric'],
    key_points: ['key_points', 'expected_facts', 'facts'],
    tools: ['required_tools', 'expected_tools'],
    answer_mode: ['answer_mode'],
    difficulty: ['difficulty'],
    critical: ['critical'],
    notes: ['notes', 'note', 'comment', 'comments'],
};
const IMPORTERS = [
    ['csv', 'a table with a header: question, answer, tags, source …', listRows],
    ['json', 'a list of objects, by itself or under `queries`, `data`, `examples` …', listObjects],
    ['jsonl', 'an object on each line', listLineObjects],
    ['yaml', 'the same as json, in YAML', listObjects],
    ['llmc', 'golden files of LLMC: JSON with queries and their judgments', listObjects],
];
const GOLDEN = IMPORTERS.map(([name, title, list]) => ({
    name,
    title,
    read: (files, { map }) => {
        const read = files.map((file) => readFile(file, list(file, (0,importer .pm)(name)), { format: name, map }));
        return {
            cases: read.flatMap(({ cases }) => cases),
            notes: read.flatMap(({ notes }) => notes),
            summary: read.flatMap(({ summary = [] }) => summary),
        };
    },
}));
function readFile({ path }, { place, records, names, notes: first }, { format, map }) {
    const notes = [...first];
    const note = (line, message) => void notes.push({ file: path, line, message });
    if (names.length === 0)
        return { cases: [], notes: [{ file: path, line: null, message: 'it has no record.' }] };
    const refuse = (0,importer .pm)(format);
    const at = { path, line: records[0]?.line ?? 1 };
    const columns = matchColumns(names, map, (problem) => refuse(at, problem));
    if (!columns.has('query')) {
        const sample = Object.fromEntries(records[0]?.fields ?? names.map((one) => [one, '']));
        const problem = `no field is named ${COLUMNS.query.slice(0, 6).join(', ')}. Its first record is ${beginningOf(sample)}; say which field has the question, e.g. --map query=${names.find((one) => one !== 'id') ?? ''}`;
        refuse(at, problem, { fields: names });
    }
    const used = new Set([...columns.values()].flat());
    const unused = names.filter((one) => !used.has(one));
    if (unused.length > 0)
        note(1, `${format === 'csv' ? 'columns' : 'fields'} not imported: ${unused.join(', ')}.`);
    const skipped = { passage: 0, judgment: 0 };
    const skip = (what) => void skipped[what]++;
    const cases = records.flatMap((record) => {
        const draft = readRecord(record, columns, { note: (message) => note(record.line, message), skip });
        return draft === null ? [] : { draft, file: path, line: record.line };
    });
    notes.push(...(0,collections .jU)(skipped.judgment, path));
    const [field = ''] = columns.get('source') ?? [];
    if (skipped.passage > 0)
        note(null, `\`${field}\` has the text of passages and no names of them, so nothing is expected of retrieval there. Name the documents in a field \`source\`.`);
    const mapping = [...columns].map(([column, fields]) => {
        const [from, to] = [fields.join(' and '), FIELD_OF[column] ?? column];
        return from === to ? to : `${from} → ${to}`;
    });
    const where = place === '' ? '' : ` under \`${place}\``;
    notes.sort(({ line: one }, { line: other }) => (one ?? Infinity) - (other ?? Infinity));
    return { cases, notes, summary: [`${path}${where}: ${mapping.join(', ')}.`] };
}
const FIELD_OF = {
    answer: 'expected_answer',
    contains: 'checks',
    source: 'expected_spans',
    criteria: 'expected_answer_criteria',
    tools: 'required_tools',
};
function matchColumns(names, map, refuse) {
    const columns = new Map();
    const all = Object.keys(COLUMNS);
    for (const [target, field] of Object.entries(map)) {
        const column = all.find((one) => one === target || FIELD_OF[one] === target);
        const near = (text, among) => {
            const nearest = (0,suggest .ZA)(text, among);
            return nearest === null ? `it takes one of ${among.join(', ')}` : `did you mean ${nearest}?`;
        };
        if (column === undefined)
            return refuse(`--map ${target}=${field}: a case has no \`${target}\`; ${near(target, all)}`);
        if (!names.includes(field))
            return refuse(`--map ${target}=${field}: no field is named \`${field}\`; ${near(field, names)}`);
        columns.set(column, [field]);
    }
    const plain = names.map((name) => ({ name, full: (0,results_rows .LW)(name), last: (0,results_rows .LW)(name.split('.').at(-1) ?? '') }));
    for (const column of all) {
        if (columns.has(column))
            continue;
        const taken = new Set([...columns.values()].flat());
        const free = plain.filter(({ name, full }) => !taken.has(name) && (column !== 'query' || !isOfAnswer(full)));
        const fields = COLUMNS[column].flatMap((known) => free.filter(({ full }) => full === known));
        if (fields.length === 0)
            fields.push(...COLUMNS[column].flatMap((known) => free.filter(({ last }) => last === known)));
        const matched = [...new Set(fields.map(({ name }) => name))].slice(0, column === 'tags' ? names.length : 1);
        if (matched.length > 0)
            columns.set(column, matched);
    }
    return columns;
}
const isOfAnswer = (name) => /^(?:expected_|reference_)?(?:outputs?|answer|metadata)\./.test(name);
function readRecord(record, columns, { note, skip }) {
    const value = (column) => record.fields.get(columns.get(column)?.[0] ?? '');
    const list = (column, separators = SEPARATORS) => {
        const texts = (columns.get(column) ?? []).flatMap((field) => listTexts(record.fields.get(field), separators));
        return texts.length > 0 ? [...new Set(texts)] : undefined;
    };
    const oneOf = (column, known) => {
        const text = (0,importer .e1)(value(column));
        const match = known.find((one) => one === text?.toLowerCase());
        if (text !== null && match === undefined)
            note(`${column} \`${text}\` not imported: it is not one of ${known.join(', ')}.`);
        return match;
    };
    const query = (0,read_record .Vw)(value('query'), { names: COLUMNS.query, role: /^(user|human)$/i, depth: 0 });
    if (query === null) {
        note('row skipped: it has no question.');
        return null;
    }
    const answers = list('answer', /\|/);
    const [field = ''] = columns.get('source') ?? [];
    const spans = readSources(value('source'), skip);
    const id = (0,importer .F$)((0,importer .e1)(value('id')) ?? '') ?? (0,importer .Od)(query, 'case');
    if (field === 'judgments' && spans.length === 0) {
        note(`query \`${id}\` skipped: no document is judged relevant to it.`);
        return null;
    }
    return (0,omit_undefined .Oy)({
        id,
        query,
        tags: list('tags', /[;|,\n]/),
        difficulty: oneOf('difficulty', suite_case .Ke),
        critical: /^(true|yes|y|1)$/i.test(list('critical')?.[0] ?? '') ? true : undefined,
        answer_mode: oneOf('answer_mode', suite_case .YD),
        notes: (0,importer .e1)(value('notes')) ?? undefined,
        expected_spans: spans.length > 0 ? spans : undefined,
        expected_answer: answers === undefined || answers.length > 1 ? answers : answers[0],
        expected_answer_criteria: list('criteria', /\n/),
        key_points: list('key_points'),
        required_tools: list('tools'),
        checks: list('contains')?.map((contains) => ({ contains })),
    });
}

var dist = __webpack_require__(38815);
var glob = __webpack_require__(5810);
;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/conversions.js



function withTexts(place) {
    return ({ value }, { vars, readFile }) => {
        const texts = [];
        for (const each of [value].flat()) {
            let text = (0,importer .e1)(each);
            if (text === null)
                return 'its value is not text';
            if (text.startsWith('file://'))
                text = readFile(text);
            if (text === null)
                return 'its value is in a file: name the file too';
            const filled = fillVariables(text, vars);
            if (filled === null)
                return 'its value is a template';
            texts.push(filled.text);
        }
        return place(texts);
    };
}
function eachText(check) {
    return withTexts((texts) => ({ checks: texts.map(check) }));
}
function contained(key, ignoresCase) {
    const rest = ignoresCase ? { ignore_case: true } : {};
    return eachText((text) => (key === 'contains' ? { contains: text, ...rest } : { not_contains: text, ...rest }));
}
function anyText(flags) {
    return withTexts((texts) => ({ checks: [{ regex: texts.map(glob .$).join('|'), ...flags }] }));
}
function pattern(wrap) {
    return withTexts((texts) => {
        for (const text of texts) {
            try {
                new RegExp(text);
            }
            catch {
                return 'it is not a regular expression of JavaScript';
            }
        }
        return { checks: texts.map((text) => ({ regex: wrap(text) })) };
    });
}
function wordCount({ value }) {
    const { min, max } = (0,json .u4)(value) ? value : { min: value, max: value };
    const bounds = [min ?? 0, max ?? ''].map((bound) => (0,importer .e1)(bound) ?? '');
    if (!/^\d{1,9},\d{0,9}$/.test(bounds.join()) || bounds.join() === '0,')
        return 'its value is neither a number nor `min` and `max`';
    return { checks: [{ regex: `^\\s*(?:\\S+(?:\\s+|$)){${bounds.join(',')}}$` }] };
}
function jsonSchema({ value }, { checkJsonSchema, readFile }) {
    const text = (0,importer .e1)(value);
    const source = text?.startsWith('file://') ? readFile(text) : text;
    const inline = text === null ? (value ?? {}) : (0,json .MR)(source ?? '');
    if (inline !== null && !(0,json .u4)(inline))
        return 'its schema is not inline';
    const schema = Object.fromEntries(Object.entries(inline ?? {}).filter(([keyword]) => keyword !== '$schema'));
    const problem = checkJsonSchema(schema);
    return problem === null ? { checks: [{ json_schema: schema }] } : problem.replace(/\.$/, '');
}
function limit(check) {
    return ({ threshold }) => typeof threshold === 'number' && threshold > 0 ? { checks: [check(threshold)] } : 'it has no threshold above 0';
}
function criterion(write) {
    return withTexts((texts) => ({ criteria: texts.map(write) }));
}
const reference = withTexts((references) => ({ references }));
function tools(key) {
    return ({ value }) => {
        const list = (0,json .u4)(value) ? (value['steps'] ?? value) : value;
        const names = [list].flat().map((each) => ((0,json .u4)(each) ? (0,importer .e1)(each['name']) : (0,importer .e1)(each)));
        const listed = names.filter((name) => name !== null).flatMap((name) => name.split(/\s*,\s*/).filter(Boolean));
        if (listed.length === 0 || names.includes(null))
            return 'its value does not name tools';
        if ((0,json .u4)(value) && ['min', 'max'].some((bound) => (value[bound] ?? null) !== null))
            return 'it counts the calls of a tool';
        return { [key]: listed };
    };
}
function stepLimit({ value }) {
    const { type, max, min, pattern: named } = (0,json .u4)(value) ? value : {};
    const isOfTools = [type].flat().join() === 'tool' && (named ?? null) === null && (min ?? null) === null;
    return isOfTools && Number.isInteger(max) && Number(max) >= 0
        ? { checks: [{ max_tool_calls: Number(max) }] }
        : 'only a `max` of all tool calls is a check';
}
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g;
function fillVariables(template, vars) {
    const used = [...template.matchAll(VARIABLE)].map(([, name = '']) => name);
    const textOf = (name) => (Object.hasOwn(vars, name) ? (0,importer .e1)(vars[name]) : null);
    const rest = template.replaceAll(VARIABLE, '');
    if (/\{\{|\{%/.test(rest) || used.some((name) => textOf(name) === null))
        return null;
    return { text: template.replaceAll(VARIABLE, (_, name) => textOf(name) ?? ''), used };
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/convert-assertion.js





const become = (becomes, convert, differs) => differs === undefined ? { becomes, convert } : { becomes: `${becomes}; ${differs}`, convert, differs };
const judged = (convert) => become('a text of `expected_answer_criteria`, for a judge', convert);
const noted = (reason) => become(`the case’s \`notes\`: ${reason}`, () => reason);
const holding = (text) => judged(() => ({ criteria: [text] }));
const containing = (key, ignoresCase = false) => become(`\`${key}\`${ignoresCase ? ' with `ignore_case`' : ''}`, contained(key, ignoresCase));
const inRegex = (convert) => become('`regex`', convert);
const escaped = (write) => inRegex(eachText((text) => ({ regex: write((0,glob .$)(text)) })));
const limited = (check, write) => ({
    ...become(check, limit(write)),
    reads: ['threshold'],
});
const each = (types, type) => Object.fromEntries(types.map((name) => [name, type]));
const ANSWER = '`expected_answer`, and a second one a text of `key_points`';
const OTHER_METRIC = 'measured by the metrics `answer.*` and a judge, and no score of its own is a limit';
const TOOLS_ARE_ALL = 'here other tools fail too, unless the suite says `scoring: { workflow: { strict: false } }`';
const NO_ORDER = 'here their order is not checked, and other tools fail too';
const ALL_CALLED = 'here all of them must be called, and no other';
const criteria = judged(criterion((text) => text));
const likeness = become(ANSWER, reference, OTHER_METRIC);
const otherNotation = noted('no check reads this notation');
const ASSERTION_TYPES = {
    ...each(['contains', 'contains-all'], containing('contains')),
    ...each(['icontains', 'icontains-all'], containing('contains', true)),
    ...each(['not-contains', 'not-contains-any'], containing('not_contains')),
    ...each(['not-icontains', 'not-icontains-any'], containing('not_contains', true)),
    'contains-any': inRegex(anyText({})),
    'icontains-any': inRegex(anyText({ flags: 'i' })),
    'starts-with': escaped((text) => `^${text}`),
    'not-starts-with': escaped((text) => `^(?!${text})`),
    regex: inRegex(pattern((regex) => regex)),
    'not-regex': inRegex(pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`)),
    'word-count': inRegex(wordCount),
    equals: become('`equals`; of an object `json_schema: { const: … }`', (assertion, given) => {
        const { value } = assertion;
        if (typeof value === 'object' && value !== null)
            return { checks: [{ json_schema: { const: value } }] };
        return eachText((equals) => ({ equals }))(assertion, given);
    }),
    'not-equals': escaped((text) => `^(?!${text}$)`),
    'is-json': become('`json_schema`', jsonSchema),
    'contains-json': become('`json_schema`', jsonSchema, 'here the whole answer must be JSON'),
    latency: limited('`max_latency_s`', (ms) => ({ max_latency_s: ms / 1000 })),
    cost: limited('`max_cost_usd`', (usd) => ({ max_cost_usd: usd })),
    'is-refusal': become('`answer_mode: must_abstain`', () => ({ answer_mode: 'must_abstain' }), 'here the target must say `abstained: true` or answer nothing'),
    'not-is-refusal': {
        becomes: 'nothing more: an answer that declines fails anyway',
        convert: () => ({ answer_mode: 'answerable' }),
        differs: 'here an answer declines that says `abstained: true` or is empty',
    },
    ...each(['llm-rubric', 'agent-rubric', 'search-rubric', 'g-eval', 'model-graded-closedqa'], criteria),
    'not-llm-rubric': judged(criterion((text) => `The answer does not do this: ${text}`)),
    'trajectory:goal-success': judged((assertion, given) => {
        const value = (0,json .u4)(assertion['value']) ? assertion['value']['goal'] : assertion['value'];
        return criterion((text) => `The goal is reached: ${text}`)({ ...assertion, value }, given);
    }),
    'answer-relevance': holding('The answer is about what the query asks.'),
    'context-faithfulness': holding('Everything that the answer states is borne out by the sources.'),
    'context-relevance': holding('The sources are about what the query asks.'),
    'context-recall': judged(criterion((text) => `The sources bear this out: ${text}`)),
    ...each(['factuality', 'model-graded-factuality'], become(ANSWER, reference)),
    ...each(['similar', 'similar:cosine', 'similar:dot', 'similar:euclidean'], likeness),
    ...each(['rouge-n', 'bleu', 'gleu', 'meteor', 'levenshtein'], likeness),
    'trajectory:tool-used': become('`required_tools`', tools('required_tools'), TOOLS_ARE_ALL),
    'not-trajectory:tool-used': become('`forbidden_tools`', tools('forbidden_tools')),
    'trajectory:tool-sequence': become('`required_tools`', tools('required_tools'), NO_ORDER),
    'tool-call-f1': become('`required_tools`', tools('required_tools'), ALL_CALLED),
    'trajectory:step-count': become('`max_tool_calls`, where it has only a `max` of tool calls', stepLimit),
    ...each(['is-sql', 'contains-sql', 'is-xml', 'contains-xml', 'is-html', 'contains-html'], otherNotation),
    ...each(['is-valid-function-call', 'is-valid-openai-function-call', 'is-valid-openai-tools-call'], otherNotation),
    ...each(['javascript', 'python', 'ruby'], noted('the code is not run here; a custom metric can run it')),
    ...each(['webhook', 'classifier', 'moderation', 'guardrails', 'pi'], noted('no such service is asked here')),
    ...each(['finish-reason', 'perplexity', 'perplexity-score'], noted('a target does not report it')),
    ...each(['trajectory:tool-args-match', 'skill-used', 'trace-span-count', 'trace-span-duration', 'trace-error-spans'], noted('no field of a case says it')),
    'conversation-relevance': noted('a case is one query'),
    human: noted('a person decides'),
    ...each(['select-best', 'max-score'], noted('`goldenpair ab` compares variants instead')),
};
function findType(type) {
    if (Object.hasOwn(ASSERTION_TYPES, type))
        return ASSERTION_TYPES[type] ?? noted('it is unknown');
    const isOpposite = type.startsWith('not-') && Object.hasOwn(ASSERTION_TYPES, type.slice(4));
    return noted(isOpposite ? 'nothing here says its opposite' : 'promptfoo 0.123 has no such type');
}
function listUnread(assertion, { reads = [] }) {
    return Object.entries(assertion).flatMap(([key, value]) => {
        const isRead = key === 'type' || key === 'value' || reads.includes(key);
        const isDefault = value === null || value === undefined || (key === 'weight' && (0,importer .e1)(value) === '1');
        return isRead || isDefault ? [] : [`\`${key}\``];
    });
}
function convertAssertion(written, given) {
    const assertion = followRef(written, given.config);
    const keep = (remark) => [
        { as: 'note', place: {}, remark, assertion: assertion ?? written },
    ];
    if (assertion === null)
        return keep('an assertion whose `$ref` leads nowhere');
    if (!(0,json .u4)(assertion))
        return keep('an assertion that is not an object');
    const type = (0,importer .e1)(assertion['type']);
    if (type === null)
        return keep('an assertion without a type');
    if (assertion['weight'] === 0)
        return keep(`\`${type}\` with weight 0 (it decides nothing)`);
    if (type === 'assert-set') {
        if ((assertion['threshold'] ?? null) !== null)
            return keep('`assert-set` with a threshold (all checks must hold)');
        const members = Array.isArray(assertion['assert']) ? assertion['assert'] : [];
        return members.flatMap((member) => convertAssertion(member, given));
    }
    if ((assertion['transform'] ?? null) !== null)
        return keep(`\`${type}\` with \`transform\``);
    const definition = findType(type);
    const place = definition.convert(assertion, given);
    if (typeof place === 'string')
        return keep(`\`${type}\` (${place})`);
    const unread = listUnread(assertion, definition);
    const differs = [definition.differs ?? [], unread.length > 0 ? `${unread.join(', ')} not read` : []].flat();
    const remark = differs.length > 0 ? `\`${type}\`: ${differs.join('; ')}` : null;
    return [{ as: namePlace(place), place, remark, assertion }];
}
function namePlace({ checks, criteria, references }) {
    if (checks !== undefined)
        return 'check';
    if (criteria !== undefined)
        return 'criterion';
    return references === undefined ? 'expectation' : 'answer';
}
function followRef(assertion, config) {
    if (!(0,json .u4)(assertion) || !Object.hasOwn(assertion, '$ref'))
        return assertion;
    const { $ref, ...beside } = assertion;
    const steps = String($ref).replace(/^#\//, '').split('/');
    const template = steps.reduce((at, step) => ((0,json .u4)(at) ? (0,json .eC)(at, step) : null), config);
    return (0,json .u4)(template) && !Object.hasOwn(template, '$ref') ? { ...template, ...beside } : null;
}
function joinFields(places) {
    const gather = (pick) => {
        const all = places.flatMap((place) => pick(place) ?? []);
        return all.length > 0 ? all : undefined;
    };
    const [first, ...more] = places.flatMap(({ references }) => (references === undefined ? [] : [references]));
    const distinct = (texts) => texts && [...new Set(texts)];
    const points = [...new Set(more.filter((texts) => texts.join() !== first?.join()).map((texts) => texts.join(' / ')))];
    return (0,omit_undefined .Oy)({
        answer_mode: places.some((place) => place.answer_mode === 'must_abstain') ? 'must_abstain' : undefined,
        expected_answer: first?.length === 1 ? first[0] : first && [...first],
        expected_answer_criteria: distinct(gather(({ criteria }) => criteria)),
        key_points: points.length > 0 ? points : undefined,
        required_tools: distinct(gather(({ required_tools }) => required_tools)),
        forbidden_tools: distinct(gather(({ forbidden_tools }) => forbidden_tools)),
        checks: gather(({ checks }) => checks),
    });
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/read-tests.js




const refuse = (0,importer .pm)('promptfoo');
function readPart(file) {
    const { path } = file;
    const listed = (tests) => ({ path, config: null, tests, lineOf: () => 1 });
    if (/\.jsonl$/i.test(path))
        return listed((0,read_document .b)(file, refuse));
    if (/\.csv$/i.test(path))
        return listed(readTable(file));
    if (!/\.(ya?ml|json)$/i.test(path))
        return null;
    const { value, lineOf } = (0,read_document .u)(file, refuse);
    const listTests = (list, at) => list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }));
    if (Array.isArray(value))
        return { path, config: null, tests: listTests(value, []), lineOf };
    if ((0,json .u4)(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value)) {
        const tests = [...listTests(listOf(value['tests']), ['tests']), ...crossScenarios(value['scenarios'], lineOf)];
        return { path, config: value, tests, lineOf };
    }
    if ((0,json .u4)(value) && ('vars' in value || 'assert' in value))
        return listed([{ value, line: 1 }]);
    if ((0,json .u4)(value) && !('providers' in value))
        return null;
    return refuse({ path, line: lineOf([]) }, 'it is neither a configuration with `tests` nor a list of tests');
}
function crossScenarios(scenarios, lineOf) {
    return listOf(scenarios).flatMap((scenario, index) => {
        const line = lineOf(['scenarios', index]);
        if (!(0,json .u4)(scenario))
            return [{ value: scenario, line }];
        const tests = scenario['tests'] === undefined ? [{}] : listOf(scenario['tests']);
        const entries = scenario['config'] === undefined ? [{}] : listOf(scenario['config']);
        return entries.flatMap((entry) => tests.map((test) => ({ value: mergeTests(entry, test), line })));
    });
}
function mergeTests(defaults, test) {
    if (!(0,json .u4)(defaults))
        return defaults;
    if (!(0,json .u4)(test))
        return test;
    const both = { ...defaults, ...test };
    const vars = { ...recordOf(defaults['vars']), ...recordOf(test['vars']) };
    const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) };
    return { ...both, vars, metadata, assert: [...listOf(defaults['assert']), ...listOf(test['assert'])] };
}
function recordOf(value) {
    return (0,json .u4)(value) ? value : {};
}
function listOf(value) {
    if (value === undefined || value === null)
        return [];
    return Array.isArray(value) ? value : [value];
}
function readTable(file) {
    const [header = [], ...rows] = (0,importer .Nb)(file, refuse);
    return rows.map((row) => {
        const cells = header.map(({ text: name }, index) => [name.trim(), row[index]?.text ?? '']);
        return { value: readRow(cells), line: row[0]?.line ?? 1 };
    });
}
function readRow(cells) {
    const filled = cells.filter(([, text]) => text.trim() !== '');
    const starting = (start) => filled.filter(([name]) => name.startsWith(start)).map(([name, text]) => [name.slice(start.length), text]);
    const metric = filled.find(([name]) => name === '__metric')?.[1];
    const assertions = starting('__expected').map(([number, text]) => {
        const settings = starting(`__config:__expected${number}:`).map(([key, value]) => [key, Number(value)]);
        return { ...readExpectation(text.trim()), metric: metric || undefined, ...Object.fromEntries(settings) };
    });
    const read = /^__(?:expected|config:|metadata:|metric$|description$)/;
    return {
        vars: Object.fromEntries(cells.filter(([name]) => !name.startsWith('__'))),
        assert: assertions,
        metadata: Object.fromEntries(starting('__metadata:').map(([key, text]) => key.endsWith('[]') ? [key.slice(0, -2), text.split(',').map((each) => each.trim())] : [key, text])),
        ...Object.fromEntries(filled.filter(([name]) => name.startsWith('__') && !read.test(name)).map(([name, text]) => [name.slice(2), text])),
        description: filled.find(([name]) => name === '__description')?.[1],
    };
}
const SHORT = { fn: 'javascript', eval: 'javascript', grade: 'llm-rubric' };
const NAMES = [...Object.keys(ASSERTION_TYPES), ...Object.keys(SHORT)].sort((a, b) => b.length - a.length);
const TYPED = new RegExp(`^((?:not-)?(?:${NAMES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`);
const LISTS = /^(?:not-)?i?contains-(?:all|any)$/;
function readExpectation(text) {
    if (/^file:\/\/.+\.py(?::\w+)?$/.test(text))
        return { type: 'python', value: text };
    if (/^file:\/\/.+\.[cm]?[jt]s(?::\w+)?$/.test(text))
        return { type: 'javascript', value: text };
    const [, name, threshold, value = ''] = TYPED.exec(text) ?? [];
    if (name === undefined)
        return { type: 'equals', value: text };
    const type = Object.hasOwn(SHORT, name) ? SHORT[name] : name;
    const cells = [...value.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,"]+))\s*(?:,|$)/g)];
    const list = cells.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
    return {
        type,
        value: value.trim() === '' ? undefined : LISTS.test(name) ? list : value.trim(),
        threshold: threshold === undefined ? undefined : Number(threshold),
    };
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/promptfoo.js









const NOT_CARRIED = {
    providers: 'write your system as the suite’s `target`',
    targets: 'write your system as the suite’s `target`',
    derivedMetrics: 'the suite’s `gates` decide',
    transform: 'let the target do it',
    redteam: 'Goldenpair has no equivalent',
};
const promptfoo = {
    name: 'promptfoo',
    title: 'promptfoo: promptfooconfig.yaml and the files that it names (YAML, JSON, JSONL, CSV; prompts and documents)',
    read: (files, context) => {
        const parts = files.flatMap((file) => readPart(file) ?? []);
        if (parts.length === 0)
            refuse({ path: files[0]?.path ?? '', line: null }, 'no file is a configuration or a list of tests (YAML, JSON, JSONL or CSV)');
        const written = parts.find(({ config }) => config !== null)?.config ?? {};
        const readFile = (reference) => findFile(files, reference)?.text ?? null;
        const { defaultTest: named } = written;
        const defaults = typeof named === 'string' ? findFile(files, named) : null;
        const defaultTest = defaults === null ? named : (readPart(defaults)?.tests[0]?.value ?? named);
        const config = { ...written, defaultTest };
        const result = { cases: [], notes: [], converted: [], leftOut: 0 };
        for (const part of parts)
            convertPart(part, { ...context, config, files, readFile }, result);
        return { cases: result.cases, notes: result.notes, summary: writeTally(result.converted, result.leftOut) };
    },
};
function findFile(files, reference) {
    const name = reference.replace(/^file:\/\//, '').replace(/^(?:\.\/)+/, '');
    return files.find(({ path }) => path === name || path.endsWith(`/${name}`)) ?? null;
}
function convertPart({ path, config, tests, lineOf }, given, result) {
    const noteAt = (line, message) => void result.notes.push({ file: path, line, message });
    for (const [key, cure] of Object.entries(NOT_CARRIED))
        if ((config?.[key] ?? null) !== null)
            noteAt(lineOf([key]), `\`${key}\` not imported: ${cure}.`);
    const named = config?.['defaultTest'];
    if (typeof named === 'string' && findFile(given.files, named) === null)
        noteAt(lineOf(['defaultTest']), `\`defaultTest: ${named}\` not imported: name the file too (YAML or JSON).`);
    let number = 1;
    for (const { value, line } of tests) {
        const note = (message) => noteAt(line, message);
        if (typeof value === 'string' || ((0,json .u4)(value) && 'path' in value)) {
            const name = String((0,json .u4)(value) ? value['path'] : value).replace(/^file:\/\//, '');
            if (findFile(given.files, name) === null)
                note(`tests \`${name}\` not imported: name the file too (YAML, JSON, JSONL or CSV).`);
            continue;
        }
        if (!(0,json .u4)(value)) {
            note('test skipped: it is not an object.');
            continue;
        }
        const test = recordOf(mergeTests(recordOf(given.config['defaultTest']), value));
        const drafts = convertTest(test, { ...given, number, note, converted: result.converted });
        for (const draft of drafts)
            result.cases.push({ draft, file: path, line });
        number += drafts.length;
        if (drafts.length === 0)
            result.leftOut += listOf(test['assert']).length;
    }
}
function convertTest(test, given) {
    const metadata = recordOf(test['metadata']);
    const assertions = listOf(test['assert']);
    const description = (0,importer .e1)(test['description']);
    const own = readKept(metadata['goldenpair']);
    const rest = keepRest(test, own === null ? METADATA : [...METADATA, 'goldenpair']);
    const templates = JSON.stringify(assertions).matchAll(/\{\{-?\s*([\w$]+)/g);
    const checked = new Set([...templates].map(([, variable]) => variable));
    const drafts = [];
    for (const named of expandVariables(recordOf(test['vars']))) {
        const vars = readVariables(named, given.readFile);
        const chosen = chooseQuery(vars, given.config['prompts'], given.readFile);
        const id = (0,importer .F$)((0,importer .e1)(metadata['id']) ?? '') ?? (0,importer .Od)(description ?? chosen?.query ?? '', `test-${given.number}`);
        if (chosen === null) {
            given.note(`test \`${id}\` skipped: its question is not known; name the files of its prompt and variables too.`);
            continue;
        }
        const read = assertions.flatMap((assertion) => convertAssertion(assertion, { ...given, vars }));
        given.converted.push(...read);
        const joined = joinFields(read.map(({ place }) => place));
        const checks = [...(joined.checks ?? []), ...(own?.checks ?? [])];
        const lost = chosen.unused.filter((name) => !checked.has(name));
        const kept = [
            ...lost.map((name) => ({
                remark: `variable \`${name}\` (pass it to the target)`,
                value: { vars: { [name]: named[name] } },
            })),
            ...read.flatMap(({ remark, assertion }) => (remark === null ? [] : [{ remark, value: [assertion] }])),
            ...rest,
        ];
        if (kept.length > 0)
            given.note(`case \`${id}\`: not the same here: ${[...new Set(kept.map(({ remark }) => remark))].join('; ')}.`);
        drafts.push((0,omit_undefined .Oy)({
            id,
            query: chosen.query,
            ...readMetadata(metadata),
            notes: writeNotes(description, kept),
            ...joined,
            ...own,
            checks: checks.length > 0 ? checks : undefined,
        }));
    }
    return drafts;
}
const keptSchema = suite_case .oe.omit({ id: true, query: true, tags: true, notes: true }).partial();
function readKept(value) {
    if (value === undefined)
        return {};
    return (0,json .u4)(value) && keptSchema.safeParse(value).success ? value : null;
}
function readMetadata(metadata) {
    const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => (0,importer .e1)(tag) ?? []);
    const difficulty = suite_case .Ke.find((known) => known === metadata['difficulty']);
    return (0,omit_undefined .Oy)({
        tags: tags.length > 0 ? [...new Set(tags)] : undefined,
        difficulty,
    });
}
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input'];
function chooseQuery(vars, prompts, readFile) {
    const names = Object.keys(vars).filter((name) => vars[name] !== null && vars[name] !== undefined);
    const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined);
    const query = question === undefined ? null : (0,importer .e1)(vars[question]);
    if (query?.startsWith('file://'))
        return null;
    if (query !== null)
        return { query, unused: names.filter((name) => name !== question) };
    const templates = [prompts].flat().flatMap((prompt) => readPrompt(prompt, readFile) ?? []);
    const [template] = templates;
    const filled = template !== undefined && (templates.length === 1 || names.length === 0) && fillVariables(template, vars);
    if (filled && filled.text.trim() !== '')
        return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) };
    if (names.length === 0)
        return null;
    const lines = names.map((name) => `${name}: ${(0,importer .e1)(vars[name]) ?? JSON.stringify(vars[name])}`);
    return { query: lines.join('\n'), unused: [] };
}
function readPrompt(prompt, readFile) {
    const text = (0,importer .e1)((0,json .u4)(prompt) ? (prompt['raw'] ?? prompt['id']) : prompt);
    if (text === null || !/^file:\/\/|\.(?:txt|md|json|ya?ml|[cm]?[jt]s|py)$/.test(text))
        return text;
    return readFile(text);
}
function readVariables(vars, readFile) {
    return Object.fromEntries(Object.entries(vars).map(([name, value]) => {
        const isFile = typeof value === 'string' && value.startsWith('file://');
        return [name, isFile ? (readFile(value) ?? value) : value];
    }));
}
const MAX_COMBINATIONS = 1000;
function expandVariables(vars) {
    let combinations = [{}];
    for (const [name, value] of Object.entries(vars)) {
        const values = Array.isArray(value) ? value : [value];
        combinations = combinations.flatMap((combination) => values.map((each) => ({ ...combination, [name]: each })));
        combinations = combinations.slice(0, MAX_COMBINATIONS);
    }
    return combinations;
}
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata']);
const METADATA = ['id', 'tags', 'category', 'feature', 'difficulty'];
function keepRest(test, carried) {
    const rest = Object.entries(recordOf(test['metadata'])).filter(([key]) => !carried.includes(key));
    return [
        ...rest.map(([key, value]) => ({ remark: `metadata \`${key}\``, value: { metadata: { [key]: value } } })),
        ...Object.entries(test)
            .filter(([key, value]) => !CARRIED.has(key) && value !== null && value !== undefined)
            .map(([key, value]) => ({ remark: `\`${key}\``, value: { [key]: value } })),
    ];
}
function writeNotes(description, kept) {
    const rest = kept.map(({ remark, value }) => `# ${remark}\n${(0,dist .As)(value, { lineWidth: 0, aliasDuplicateObjects: false })}`);
    const words = rest.length === 0 ? [] : [['Not the same here as in promptfoo:', ...rest].join('\n').trimEnd()];
    return [description ?? [], words].flat().join('\n') || undefined;
}
const WORDS = {
    check: 'checks',
    criterion: 'criteria for a judge',
    answer: 'expected answers',
    expectation: 'expectations of tools or of declining',
    note: 'kept in notes',
};
function writeTally(converted, leftOut) {
    const total = converted.length + leftOut;
    if (total === 0)
        return [];
    const counts = Object.keys(WORDS).flatMap((as) => {
        const count = converted.filter((each) => each.as === as).length;
        return count === 0 ? [] : [`${WORDS[as]}: ${count}`];
    });
    const out = leftOut === 0 ? [] : [`in tests left out: ${leftOut}`];
    const judged = { answer: 'answer', criterion: 'quality' };
    const kinds = Object.entries(judged).filter(([kind]) => converted.some(({ as }) => as === kind));
    const questions = kinds.map(([, name]) => name).join(', ');
    const tally = `Of ${(0,format_number .pq)(total, 'assertion')}, ${[...counts, ...out].join(', ')}.`;
    const needs = `For the judge's part, the suite needs \`scoring: { judged: [${questions}] }\` and a \`judge\`.`;
    return kinds.length === 0 ? [tally] : [tally, needs];
}

;// CONCATENATED MODULE: ./build/exchange/import/index.js



const REGISTRY = [...GOLDEN, promptfoo, collections .RP, collections .Bf];

var write_cases = __webpack_require__(1983);
var io_files = __webpack_require__(60198);
var log = __webpack_require__(58967);
var sha256 = __webpack_require__(80430);
var import_results = __webpack_require__(90191);
var json_schema = __webpack_require__(19455);
var success_rules = __webpack_require__(78859);
var error = __webpack_require__(50262);
var parse_cases = __webpack_require__(92725);
var parse_manifest = __webpack_require__(15917);
var problem = __webpack_require__(55151);
var cli_flags = __webpack_require__(98357);
var result_options = __webpack_require__(37215);
var read_results = __webpack_require__(99874);
var record_inputs = __webpack_require__(82327);
var context = __webpack_require__(53925);
;// CONCATENATED MODULE: ./build/entry/cli/commands/import.js





















const import_NAMES = REGISTRY.map(({ name }) => name);
const FORMAT_OF = { tsv: 'csv', ndjson: 'jsonl', yml: 'yaml' };
const importCases = {
    help: record_inputs .e0,
    details: [
        ...REGISTRY.map(({ name, title }) => [name, title]),
        ['a results file', 'what another harness scored, such as results.json of promptfoo: --out is a run folder'],
    ],
    run: async ({ flags, given, positionals, terminal }) => {
        const ending = (0,external_node_path_.extname)(positionals[0] ?? '')
            .slice(1)
            .toLowerCase();
        const own = import_NAMES.find((name) => name === (FORMAT_OF[ending] ?? ending));
        const isNamed = own === undefined || !/\.ya?ml$/i.test(flags.out ?? '');
        const [format = '', ...files] = isNamed ? positionals : [own, ...positionals];
        const refuse = (got, suggestion) => (0,cli_flags .Rd)('import', got, suggestion);
        const importer = REGISTRY.find(({ name }) => name === format);
        const results = importer === undefined && format !== '' ? await (0,read_results .mA)(format, (0,record_inputs .oy)(flags), terminal) : null;
        if (results !== null)
            return (0,record_inputs .Wf)(results, files, { flags, given, terminal });
        if (importer === undefined)
            return refuse(format === ''
                ? `no format given; name one of ${import_NAMES.join(', ')}`
                : import_results .BP.some(({ name }) => name === format)
                    ? `"${format}" is a format of results; write goldenpair import FILE --format ${format} --out FOLDER`
                    : `"${format}" is not one of ${import_NAMES.join(', ')}`, (0,suggest .ZA)(format, import_NAMES));
        (0,cli_flags .sB)(given, result_options .z, 'no such flag beside a case file, which has no scores');
        if (files.length === 0)
            return refuse(`no files to import as ${format}`);
        const out = flags.out;
        if (out === undefined)
            return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml');
        (0,cli_flags .jO)(out);
        const { count, notes, next, summary, needsSpans } = await importSuite(importer, files, { out, flags, terminal });
        const noted = notes.length === 0 ? '' : `, ${(0,format_number .pq)(notes.length, 'note')} above`;
        terminal.print(`${out}: ${(0,format_number .pq)(count, 'case')} written${noted}.`);
        for (const line of summary)
            terminal.print(line);
        terminal.print(`Next: ${next}`);
        if (needsSpans)
            terminal.print(`Cases with expected spans need a target that returns \`spans\`; ${success_rules .Li} in the suite.`);
        return 0;
    },
};
const MAX_BYTES = 100_000_000;
async function importSuite(importer, files, 
{ out, flags, terminal }) {
    const { suite: suitePath, force } = flags;
    const { workingDirectory, log } = terminal;
    const target = (0,external_node_path_.resolve)(workingDirectory, out);
    if (!force)
        await (0,io_files .Uj)([out], workingDirectory);
    const sources = [];
    for (const path of files) {
        const text = await (0,io_files .Gu)({ path: (0,external_node_path_.resolve)(workingDirectory, path), shown: path, maxBytes: MAX_BYTES });
        sources.push({ path, text });
    }
    const taken = await listTakenIds(suitePath, terminal, (0,io_files .Ov)(workingDirectory, out));
    const read = importer.read(sources, { checkJsonSchema: json_schema .W, map: flags.map });
    const { cases, notes, summary = [] } = refuseUnusable((0,write_cases .Y9)(addTags(read, flags.tag), taken));
    for (const { file, line, message } of flags.verbose ? notes : (0,problem .dS)(notes))
        log.warning(`${file}${line === null ? '' : `:${line}`}: ${message}`);
    if (cases.length === 0)
        throw new error .yo('import-empty', { format: importer.name, files });
    const heading = [
        `Imported by \`goldenpair import ${importer.name}\` from ${files.join(', ')}.`,
        'Edit it like any other case file; the originals are not read again.',
    ];
    const drafts = cases.map(({ draft }) => draft);
    const text = (0,write_cases .bF)(heading, drafts);
    if (force)
        await (0,io_files .fR)(target, text);
    else if (!(await (0,io_files .x3)(target, text)))
        await (0,io_files .Uj)([out], workingDirectory);
    return {
        count: cases.length,
        notes,
        summary,
        needsSpans: drafts.some(({ expected_spans: spans = [], expected_answer: answer }) => answer && spans.length > 0),
        next: await nextStep(suitePath, (0,io_files .Ov)(workingDirectory, out), terminal),
    };
}
async function nextStep(suitePath, out, { workingDirectory }) {
    const path = (0,external_node_path_.resolve)(workingDirectory, suitePath);
    if ((await (0,io_files .oV)(workingDirectory, path)) === 'missing')
        return out.startsWith('golden/cases/')
            ? 'goldenpair init, which uses these cases (unless you have a suite elsewhere).'
            : `move ${out} into golden/cases, where goldenpair init looks for cases (unless you have a suite elsewhere).`;
    const shown = (0,io_files .Ov)(workingDirectory, path);
    const patterns = (0,parse_manifest .wu)({ path: shown, text: await (0,io_files .Gu)({ path, shown, maxBytes: MAX_BYTES }) });
    const isRead = patterns.some((pattern) => (0,glob .t)((0,parse_manifest .dx)(shown, pattern) ?? '').test(out));
    return isRead ? 'goldenpair validate' : `name ${out} under \`cases\` in ${shown}, which does not read it yet.`;
}
function addTags(read, tags) {
    if (tags.length === 0)
        return read;
    const add = (own = []) => [...new Set([...own, ...tags])];
    return { ...read, cases: read.cases.map((one) => ({ ...one, draft: { ...one.draft, tags: add(one.draft.tags) } })) };
}
async function listTakenIds(path, terminal, except) {
    const suite = await (0,context .qy)(path, { ...(0,context .q6)(terminal), log: log .qY }).catch((0,error .W8)(() => null));
    return new Set(suite?.cases.filter(({ at }) => at.file !== except).map(({ id }) => id));
}
function refuseUnusable({ cases, notes, ...rest }) {
    const refused = [];
    const usable = cases.filter(({ draft, file, line }) => {
        const text = (0,write_cases .bF)([], [draft]);
        const { problems } = (0,parse_cases .Bq)({ files: [{ path: 'case.yaml', text }], hash: sha256 .s, checkJsonSchema: json_schema .W });
        for (const { message } of problems)
            refused.push({ file, line, message: `left out: ${message}` });
        return problems.length === 0;
    });
    return { ...rest, cases: usable, notes: [...notes, ...refused] };
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  82327:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wf: () => (  importResults),
    e0: () => (  FORMAT_HELP),
    oy: () => (  readResultOptions),
    v5: () => (  recordInputs)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90191);
  var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35560);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99874);
  var _measure_import_record_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36543);
  var _measure_import_result_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37215);
  var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98357);












const FORMAT_HELP = {
    format: `what wrote the results: ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__  .BP.map(({ name }) => name).join(' | ')} (default: it is seen)`,
};
function readResultOptions(flags) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__  .Oy)(Object.fromEntries(_measure_import_result_options_js__WEBPACK_IMPORTED_MODULE_8__  .z.map((option) => [option, flags[option]])));
}
async function recordInputs(given, flags, log, takeFolder) {
    const [first] = given;
    if (first === undefined)
        return [];
    const arms = (0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__  .eC)(given.map(({ arm }) => arm));
    const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }));
    const described = (0,_measure_import_read_results_js__WEBPACK_IMPORTED_MODULE_6__  .jv)(arms, readResultOptions(flags), {
        refuse: (flag, got, expected) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('flag-invalid', { flag, got, expected }),
        correct: (option) => `--${option}`,
        log,
        isVerbose: flags.verbose,
        file: first.file,
    });
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file))), name) : name;
        await (0,_measure_import_record_results_js__WEBPACK_IMPORTED_MODULE_7__  .U)({
            arm,
            described,
            variant,
            suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(first.file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(first.file)),
            file,
            folder,
            now: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__  .ml.now(),
            of: { mode: 'run', commit: null, branch: null },
        });
        folders.push(folder);
    }
    return folders;
}
async function importResults(results, [second], { flags, given, terminal }) {
    const refuse = (got) => (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .Rd)('import', got);
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .sB)(given, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases');
    const [only, ...others] = results;
    if (second !== undefined)
        refuse(`"${second}" after a results file; a run folder is made of one`);
    if (only === undefined || others.length > 0)
        return refuse(`${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`);
    const out = flags.out;
    if (out === undefined)
        return refuse('no --out; name the run folder to write, e.g. --out runs/baseline');
    if (!flags.force)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Uj)([out], terminal.workingDirectory);
    await recordInputs([only], flags, terminal.log, () => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, out));
    terminal.print(`${out}: a run of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__  .pq)(only.arm.rows.length, 'result')} written.`);
    terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.');
    return 0;
}


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

  98722:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eb: () => (  ZipRefused),
    JE: () => (  extractZip),
    eA: () => (  readZipTexts)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38321);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
  var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);







class ZipRefused extends Error {
    name = 'ZipRefused';
}
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
const RATIO_FREE_BYTES = 2 ** 20;
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        count(entry);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(await zip.openReadStreamPromise(entry), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(path, { flags: 'wx' }));
    });
}
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (entry) => {
        bytes += entry.uncompressedSize;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(  663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`);
            for await (const entry of zip.eachEntry())
                await use(zip, entry);
        }
        finally {
            zip.close();
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
const ZSTANDARD = 93;
async function readZipTexts({ archive, archiveBytes, limits, wants, use }) {
    const count = startCount(archiveBytes, limits);
    const names = new Set();
    await eachEntry(archive, limits, async (zip, entry) => {
        if (!wants(entry.fileName))
            return;
        const name = JSON.stringify(entry.fileName.slice(0, 100));
        const reason = names.has(entry.fileName)
            ? `${name} is in it twice`
            : entry.uncompressedSize > limits.maxEntryBytes
                ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
                : refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        names.add(entry.fileName);
        count(entry);
        const unpacked = await readEntry(zip, entry);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_6__ && node_zlib__WEBPACK_IMPORTED_MODULE_6__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(unpacked))
            throw new ZipRefused(`${name} is not UTF-8 text`);
        use(entry.fileName, new TextDecoder().decode(unpacked));
    });
}
async function readEntry(zip, entry) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const bytes = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_4__.buffer)(await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {}));
    if (!isZstandard)
        return bytes;
    return (await __webpack_require__.e(  8339).then(__webpack_require__.bind(__webpack_require__, 68339))).decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}


  })

};
