export const id = 980;
export const ids = [980];
export const modules = {

/***/ 40906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importCases: () => (/* binding */ importCases)
});

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/exchange/import/importer.js
var importer = __webpack_require__(49772);
// EXTERNAL MODULE: ./build/exchange/import/join-judgments.js
var join_judgments = __webpack_require__(95958);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/model/find-deep-nesting.js
var find_deep_nesting = __webpack_require__(29417);
;// CONCATENATED MODULE: ./build/exchange/import/read-document.js




const MAX_ALIASES = 1000;
/** Reads a YAML or JSON file. Throws the user's error `import-invalid` where the notation is wrong. */
function readDocument({ path, text }, format) {
    const refuse = (line, problem, cause) => {
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem }, { cause });
    };
    const plain = text.replace(/^\uFEFF/, '');
    const deep = (0,find_deep_nesting/* findDeepNesting */.u)(plain);
    if (deep !== null)
        refuse(plain.slice(0, deep).split('\n').length, 'its lists or objects are nested too deeply here');
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(plain, { lineCounter: lines, prettyErrors: false, merge: true });
    const [fault] = document.errors;
    if (fault)
        refuse(lines.linePos(fault.pos[0]).line, `it is neither YAML nor JSON: ${fault.message}`, fault);
    return {
        value: convert(),
        lineOf: (steps) => {
            for (let length = steps.length; length > 0; length--) {
                const node = document.getIn(steps.slice(0, length), true);
                if ((0,dist/* isNode */.Ll)(node) && node.range)
                    return lines.linePos(node.range[0]).line;
            }
            return 1;
        },
    };
    function convert() {
        try {
            return document.toJS({ maxAliasCount: MAX_ALIASES });
        }
        catch (error) {
            // The yaml package's word for an alias without an anchor, for too many of them, and for a `<<` of what is no mapping.
            if (!(error instanceof Error))
                throw error;
            return refuse(1, error.message, error);
        }
    }
}
/** The objects of a JSON Lines file with their lines from 1; empty lines are left out. Throws the user's error `import-invalid`. */
function readJsonLines({ path, text }, format) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const line = index + 1;
        const value = parse(source, (cause) => {
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not JSON' }, { cause });
        });
        if ((0,importer/* isRecord */.u4)(value))
            return [{ line, value }];
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not a JSON object' });
    });
}
function parse(source, refuse) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        return refuse(error);
    }
}

;// CONCATENATED MODULE: ./build/exchange/import/beir.js




const format = 'beir';
/** BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
const beir = {
    name: format,
    title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (!/^\s*\{/.test(file.text.replace(/^\uFEFF/, ''))) {
                judgments.push((0,join_judgments/* readQrels */.KA)(file, format));
                continue;
            }
            const rows = readJsonLines(file, format);
            if (rows.some(({ value }) => 'corpus-id' in value))
                judgments.push(readJudgments(file, rows));
            else
                queries.push(...readQueries(file, rows));
        }
        return (0,join_judgments/* joinJudgments */.Ey)({ queries, judgments }, { format, called: 'queries', from: files });
    },
};
function readQueries({ path }, rows) {
    return rows.map(({ line, value }) => {
        const id = (0,importer/* asText */.e1)(value['_id'] ?? value['id']);
        const text = (0,importer/* asText */.e1)(value['text']);
        if (id === null || text === null)
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'a query needs `_id` and `text`' });
        return { id, text, file: path, line };
    });
}
function readJudgments({ path }, rows) {
    const byQuery = new Map();
    for (const { line, value } of rows) {
        const query = (0,importer/* asText */.e1)(value['query-id']);
        const document = (0,importer/* asText */.e1)(value['corpus-id']);
        const relevance = Number(value['score']);
        if (query === null || document === null || !Number.isFinite(relevance))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path,
                line,
                problem: 'a judgment needs `query-id`, `corpus-id` and a number `score`',
            });
        const judgments = byQuery.get(query) ?? [];
        judgments.push({ document, relevance, line });
        byQuery.set(query, judgments);
    }
    return { path, byQuery };
}

// EXTERNAL MODULE: ./build/model/omit-undefined.js
var omit_undefined = __webpack_require__(35560);
// EXTERNAL MODULE: ./build/model/suite/case.js
var suite_case = __webpack_require__(31625);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
;// CONCATENATED MODULE: ./build/exchange/import/csv.js





const csv_format = 'csv';
/** What a column gives to a case, by the names that such columns go by. */
const COLUMNS = {
    id: ['id', 'query_id', 'question_id', 'case_id'],
    query: ['query', 'question', 'text', 'input', 'prompt', 'user_input'],
    answer: ['answer', 'expected_answer', 'ground_truth_answer', 'ground_truth', 'reference', 'reference_answer'],
    contains: ['contains', 'must_contain'],
    tags: ['tags', 'tag', 'category', 'categories', 'topic'],
    source: ['source', 'sources', 'path', 'paths', 'document', 'documents', 'file', 'expected_sources'],
    difficulty: ['difficulty'],
    critical: ['critical'],
    notes: ['notes', 'note', 'comment', 'comments'],
};
/** Several values in one cell. */
const SEPARATORS = /[;|\n]/;
/** A table with a header: a row is a case. Commas, semicolons and tabs between fields are distinguished by the header. */
const csv_csv = {
    name: csv_format,
    title: 'a table with a header: question, answer, tags, source …',
    read: (files) => {
        const read = files.map(readTable);
        return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) };
    },
};
function readTable({ path, text }) {
    const refuse = (line, problem) => {
        throw new model_error/* UserError */.y('import-invalid', { format: csv_format, path, line, problem });
    };
    const { records, fault } = (0,csv/* parseCsv */.Wk)(text.replace(/^\uFEFF/, ''), delimiterOf(text));
    if (fault)
        refuse(fault.line, fault.message.replace(/\.$/, ''));
    const [header, ...rows] = records;
    if (header === undefined)
        return refuse(null, 'the file is empty');
    const names = header.map(({ text: name }) => name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'));
    const columns = new Map();
    for (const column of Object.keys(COLUMNS)) {
        const known = COLUMNS[column];
        const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
        if (found !== undefined)
            columns.set(column, found);
    }
    if (!columns.has('query'))
        refuse(1, `no column is named ${COLUMNS.query.join(', ')}`);
    const used = new Set(columns.values());
    const unused = header.filter((_, index) => !used.has(index)).map(({ text: name }) => name);
    const notes = unused.length === 0 ? [] : [{ file: path, line: 1, message: `columns not imported: ${unused.join(', ')}.` }];
    const cases = [];
    for (const row of rows) {
        const line = row[0]?.line ?? 1;
        const note = (message) => void notes.push({ file: path, line, message });
        const cell = (column) => row[columns.get(column) ?? -1]?.text.trim() ?? '';
        if (row.length !== header.length)
            note(`the row has ${row.length} fields and the header ${header.length}.`);
        if (cell('query') === '')
            note('row skipped: it has no question.');
        else
            cases.push({ draft: readRow(cell, note), file: path, line });
    }
    return { cases, notes };
}
function readRow(cell, note) {
    const query = cell('query');
    const tags = split(cell('tags'), /[;|,\n]/);
    const sources = [...new Set(split(cell('source'), SEPARATORS))];
    const answers = split(cell('answer'), /\|/);
    const checks = split(cell('contains'), SEPARATORS).map((contains) => ({ contains }));
    const difficulty = suite_case/* DIFFICULTIES */.Ke.find((known) => known === cell('difficulty').toLowerCase());
    if (cell('difficulty') !== '' && difficulty === undefined)
        note(`difficulty \`${cell('difficulty')}\` not imported: it is not one of ${suite_case/* DIFFICULTIES */.Ke.join(', ')}.`);
    return (0,omit_undefined/* omitUndefined */.O)({
        id: (0,importer/* cleanId */.F$)(cell('id')) ?? (0,importer/* nameCase */.Ic)(query, 'case'),
        query,
        tags: tags.length > 0 ? tags : undefined,
        difficulty,
        critical: /^(true|yes|y|1)$/i.test(cell('critical')) ? true : undefined,
        notes: cell('notes') || undefined,
        expected_spans: sources.length > 0 ? sources.map((path) => ({ path })) : undefined,
        expected_answer: answers.length > 1 ? answers : answers[0],
        checks: checks.length > 0 ? checks : undefined,
    });
}
function split(text, separators) {
    return text
        .split(separators)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** The one of comma, semicolon and tab that the header has most of. */
function delimiterOf(text) {
    const header = text.split(/[\r\n]/, 1)[0] ?? '';
    const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
    return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

;// CONCATENATED MODULE: ./build/exchange/import/llmc.js




const llmc_format = 'llmc';
const QUERY_KEYS = ['query_id', 'text', 'judgments'];
/** LLMC's golden files: `{version, queries: [{query_id, text, judgments: [{doc_id, score}]}]}`, scores from 0 to 2. */
const llmc = {
    name: llmc_format,
    title: 'golden files of LLMC: JSON with queries and their judgments',
    read: (files) => {
        const cases = [];
        const notes = [];
        for (const file of files) {
            const { value, lineOf } = readDocument(file, llmc_format);
            const refuse = (path, problem) => {
                throw new model_error/* UserError */.y('import-invalid', { format: llmc_format, path: file.path, line: lineOf(path), problem });
            };
            const note = (line, message) => void notes.push({ file: file.path, line, message });
            const queries = (0,importer/* isRecord */.u4)(value) && Array.isArray(value['queries']) ? value['queries'] : null;
            if (queries === null)
                return refuse([], 'it has no list `queries`');
            const judged = [];
            for (const [index, entry] of queries.entries()) {
                const at = ['queries', index];
                if (!(0,importer/* isRecord */.u4)(entry))
                    return refuse(at, `\`queries[${index}]\` is not an object`);
                const line = lineOf(at);
                const query = (0,importer/* asText */.e1)(entry['text']);
                if (query === null)
                    return refuse(at, `\`queries[${index}]\` has no \`text\``);
                const id = (0,importer/* cleanId */.F$)((0,importer/* asText */.e1)(entry['query_id']) ?? '') ?? `query-${index + 1}`;
                const unknown = Object.keys(entry).filter((key) => !QUERY_KEYS.includes(key));
                if (unknown.length > 0)
                    note(line, `query \`${id}\`: not imported: ${unknown.join(', ')}.`);
                const judgments = [];
                const listed = entry['judgments'] ?? [];
                if (!Array.isArray(listed))
                    return refuse([...at, 'judgments'], `\`queries[${index}].judgments\` is not a list`);
                for (const [number, judgment] of listed.entries()) {
                    const place = [...at, 'judgments', number];
                    const document = (0,importer/* isRecord */.u4)(judgment) ? (0,importer/* asText */.e1)(judgment['doc_id']) : null;
                    const score = (0,importer/* isRecord */.u4)(judgment) ? (judgment['score'] ?? 1) : null;
                    if (document === null || typeof score !== 'number')
                        return refuse(place, `\`queries[${index}].judgments[${number}]\` needs a \`doc_id\` and a \`score\``);
                    judgments.push({ document, relevance: score, line: lineOf(place) });
                }
                judged.push(...judgments);
                const spans = (0,join_judgments/* spansOf */.Ly)(judgments);
                if (spans.length === 0)
                    note(line, `query \`${id}\` skipped: no document is judged relevant to it.`);
                else
                    cases.push({ draft: { id, query, expected_spans: spans }, file: file.path, line });
            }
            notes.push(...(0,join_judgments/* noteLeftOut */.yI)(judged, file.path));
        }
        return { cases, notes };
    },
};

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/fill-template.js

/** A variable of a template, as Nunjucks writes it; filters and statements are not filled. */
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g;
/**
 * A template with its variables filled in, and the names that were used. Null where a variable has no text or where something other
 * than a plain variable stands in it.
 * @example fillTemplate('To {{ language }}: {{text}}', { language: 'French', text: 'Hi' })?.text // 'To French: Hi'
 */
function fillTemplate(template, vars) {
    const used = [];
    let isWhole = true;
    const text = template.replaceAll(VARIABLE, (_, name) => {
        const value = Object.hasOwn(vars, name) ? (0,importer/* asText */.e1)(vars[name]) : null;
        if (value === null)
            isWhole = false;
        used.push(name);
        return value ?? '';
    });
    const rest = template.replaceAll(VARIABLE, '');
    return isWhole && !/\{\{|\{%/.test(rest) ? { text, used } : null;
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/conversions.js


function kept(reason) {
    return () => reason;
}
function textsOf({ value }, { vars, readFile }) {
    const texts = [];
    for (const each of [value].flat()) {
        let text = (0,importer/* asText */.e1)(each);
        if (text === null)
            return 'its value is not text';
        if (text.startsWith('file://'))
            text = readFile(text);
        if (text === null)
            return 'its value is in a file: name the file too';
        const filled = fillTemplate(text, vars);
        if (filled === null)
            return 'its value is a template';
        texts.push(filled.text);
    }
    return texts;
}
/** Texts of the value, handed on; the reason where there are none. */
function withTexts(place) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        return typeof texts === 'string' ? texts : place(texts);
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
    return withTexts((texts) => ({ checks: [{ regex: texts.map(escapeRegex).join('|'), ...flags }] }));
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
/** Words are what white space separates: exactly so many, or between `min` and `max`. */
function wordCount({ value }) {
    const { min, max } = (0,importer/* isRecord */.u4)(value) ? value : { min: value, max: value };
    const bounds = [min ?? 0, max ?? ''].map((bound) => (0,importer/* asText */.e1)(bound) ?? '');
    if (!/^\d{1,9},\d{0,9}$/.test(bounds.join()) || bounds.join() === '0,')
        return 'its value is neither a number nor `min` and `max`';
    return { checks: [{ regex: `^\\s*(?:\\S+(?:\\s+|$)){${bounds.join(',')}}$` }] };
}
function jsonSchema({ value }, { checkJsonSchema, readFile }) {
    const text = (0,importer/* asText */.e1)(value);
    const inline = text === null ? value : parseSchema(text.startsWith('file://') ? readFile(text) : text);
    if (inline !== undefined && inline !== null && !(0,importer/* isRecord */.u4)(inline))
        return 'its schema is not inline';
    // Promptfoo reads every schema as draft 7; what 2020-12 writes differently is refused below.
    const schema = Object.fromEntries(Object.entries(inline ?? {}).filter(([keyword]) => keyword !== '$schema'));
    const problem = checkJsonSchema(schema);
    return problem === null ? { checks: [{ json_schema: schema }] } : problem.replace(/\.$/, '');
}
/** False for what is not JSON. */
function parseSchema(text) {
    try {
        return text === null ? false : JSON.parse(text);
    }
    catch {
        return false;
    }
}
function limit(check) {
    return ({ threshold }) => typeof threshold === 'number' && threshold > 0 ? { checks: [check(threshold)] } : 'it has no threshold above 0';
}
function criterion(write) {
    return withTexts((texts) => ({ criteria: texts.map(write) }));
}
function statement(text) {
    return () => ({ criteria: [text] });
}
const reference = withTexts((references) => ({ references }));
/** Names of tools: one, a list, `{ name }`, or `{ steps }` with names; a pattern is no name. */
function tools(key) {
    return ({ value }) => {
        const list = (0,importer/* isRecord */.u4)(value) ? (value['steps'] ?? value) : value;
        const names = [list].flat().map((each) => ((0,importer/* isRecord */.u4)(each) ? (0,importer/* asText */.e1)(each['name']) : (0,importer/* asText */.e1)(each)));
        const found = names.filter((name) => name !== null).flatMap((name) => name.split(/\s*,\s*/).filter(Boolean));
        if (found.length === 0 || names.includes(null))
            return 'its value does not name tools';
        if ((0,importer/* isRecord */.u4)(value) && ['min', 'max'].some((bound) => (value[bound] ?? null) !== null))
            return 'it counts the calls of a tool';
        return { [key]: found };
    };
}
/** A limit of tool calls; other steps have none. */
function stepLimit({ value }) {
    const { type, max, min, pattern: named } = (0,importer/* isRecord */.u4)(value) ? value : {};
    const isOfTools = [type].flat().join() === 'tool' && (named ?? null) === null && (min ?? null) === null;
    return isOfTools && Number.isInteger(max) && Number(max) >= 0
        ? { checks: [{ max_tool_calls: Number(max) }] }
        : 'only a `max` of all tool calls is a check';
}
function escapeRegex(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/assertion-types.js


const checked = (name, convert, differs) => differs === undefined ? { becomes: name, convert } : { becomes: `${name}; ${differs}`, convert, differs };
const judged = (convert) => ({
    becomes: 'a text of `expected_answer_criteria`, for a judge',
    convert,
});
/** A reason that an assertion has no place; it stays in the case's notes. */
const noted = (reason) => ({ becomes: `the case’s \`notes\`: ${reason}`, convert: kept(reason) });
const CONTAINS = '`contains`';
const NOT_CONTAINS = '`not_contains`';
const REGEX = '`regex`';
const ABSTAINS = 'here the target must say `abstained: true` or answer nothing';
const TOOLS_ARE_ALL = 'here other tools fail too, unless the suite says `scoring: { workflow: { strict: false } }`';
const OTHER_METRIC = 'measured by the metrics `answer.*` and a judge, and no score of its own is a limit';
const anAnswer = {
    becomes: `\`expected_answer\`, and a second one a text of \`key_points\`; ${OTHER_METRIC}`,
    convert: reference,
    differs: OTHER_METRIC,
};
const theGrade = {
    becomes: '`expected_answer`, and a second one a text of `key_points`',
    convert: reference,
};
const whole = (differs) => checked('`json_schema`', jsonSchema, differs);
const unread = noted('no check reads this notation');
const coded = noted('the code is not run here; a custom metric can run it');
const asked = noted('no such service is asked here');
const untraced = noted('no field of a case says it');
const chosen = noted('`goldenpair ab` compares variants instead');
const unreported = noted('a target does not report it');
/** Every type of assertion that promptfoo 0.123 knows, with what it becomes here; `not-` forms that are not listed stay in the notes. */
const ASSERTION_TYPES = {
    contains: checked(CONTAINS, contained('contains', false)),
    icontains: checked(`${CONTAINS} with \`ignore_case\``, contained('contains', true)),
    'contains-all': checked(CONTAINS, contained('contains', false)),
    'icontains-all': checked(`${CONTAINS} with \`ignore_case\``, contained('contains', true)),
    'not-contains': checked(NOT_CONTAINS, contained('not_contains', false)),
    'not-icontains': checked(`${NOT_CONTAINS} with \`ignore_case\``, contained('not_contains', true)),
    'not-contains-any': checked(NOT_CONTAINS, contained('not_contains', false)),
    'not-icontains-any': checked(`${NOT_CONTAINS} with \`ignore_case\``, contained('not_contains', true)),
    'contains-any': checked(REGEX, anyText({})),
    'icontains-any': checked(REGEX, anyText({ flags: 'i' })),
    'starts-with': checked(REGEX, eachText((text) => ({ regex: `^${escapeRegex(text)}` }))),
    'not-starts-with': checked(REGEX, eachText((text) => ({ regex: `^(?!${escapeRegex(text)})` }))),
    regex: checked(REGEX, pattern((regex) => regex)),
    'not-regex': checked(REGEX, pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`)),
    'word-count': checked(REGEX, wordCount),
    equals: checked('`equals`; of an object `json_schema: { const: … }`', (assertion, given) => {
        const { value } = assertion;
        // Both compare JSON by its value.
        if (typeof value === 'object' && value !== null)
            return { checks: [{ json_schema: { const: value } }] };
        return eachText((equals) => ({ equals }))(assertion, given);
    }),
    'not-equals': checked(REGEX, eachText((text) => ({ regex: `^(?!${escapeRegex(text)}$)` }))),
    'is-json': whole(),
    'contains-json': whole('here the whole answer must be JSON'),
    latency: {
        ...checked('`max_latency_s`', limit((ms) => ({ max_latency_s: ms / 1000 }))),
        reads: ['threshold'],
    },
    cost: {
        ...checked('`max_cost_usd`', limit((usd) => ({ max_cost_usd: usd }))),
        reads: ['threshold'],
    },
    'is-refusal': {
        becomes: `\`answer_mode: must_abstain\`; ${ABSTAINS}`,
        convert: () => ({ answer_mode: 'must_abstain' }),
        differs: ABSTAINS,
    },
    'not-is-refusal': {
        becomes: 'nothing more: an answer that declines fails anyway',
        convert: () => ({ answer_mode: 'answerable' }),
        differs: 'here an answer declines that says `abstained: true` or is empty',
    },
    'llm-rubric': judged(criterion((text) => text)),
    'not-llm-rubric': judged(criterion((text) => `The answer does not do this: ${text}`)),
    'agent-rubric': judged(criterion((text) => text)),
    'search-rubric': judged(criterion((text) => text)),
    'g-eval': judged(criterion((text) => text)),
    'model-graded-closedqa': judged(criterion((text) => text)),
    'trajectory:goal-success': judged((assertion, given) => {
        const value = (0,importer/* isRecord */.u4)(assertion['value']) ? assertion['value']['goal'] : assertion['value'];
        return criterion((text) => `The goal is reached: ${text}`)({ ...assertion, value }, given);
    }),
    'answer-relevance': judged(statement('The answer is about what the query asks.')),
    'context-faithfulness': judged(statement('Everything that the answer states is borne out by the sources.')),
    'context-relevance': judged(statement('The sources are about what the query asks.')),
    'context-recall': judged(criterion((text) => `The sources bear this out: ${text}`)),
    factuality: theGrade,
    'model-graded-factuality': theGrade,
    similar: anAnswer,
    'similar:cosine': anAnswer,
    'similar:dot': anAnswer,
    'similar:euclidean': anAnswer,
    'rouge-n': anAnswer,
    bleu: anAnswer,
    gleu: anAnswer,
    meteor: anAnswer,
    levenshtein: anAnswer,
    'trajectory:tool-used': {
        becomes: `\`required_tools\`; ${TOOLS_ARE_ALL}`,
        convert: tools('required_tools'),
        differs: TOOLS_ARE_ALL,
    },
    'not-trajectory:tool-used': { becomes: '`forbidden_tools`', convert: tools('forbidden_tools') },
    'trajectory:tool-sequence': {
        becomes: '`required_tools`; here their order is not checked, and other tools fail too',
        convert: tools('required_tools'),
        differs: 'here their order is not checked, and other tools fail too',
    },
    'tool-call-f1': {
        becomes: '`required_tools`; here all of them must be called, and no other',
        convert: tools('required_tools'),
        differs: 'here all of them must be called, and no other',
    },
    'trajectory:step-count': checked('`max_tool_calls`, where it has only a `max` of tool calls', stepLimit),
    'is-sql': unread,
    'contains-sql': unread,
    'is-xml': unread,
    'contains-xml': unread,
    'is-html': unread,
    'contains-html': unread,
    'is-valid-function-call': unread,
    'is-valid-openai-function-call': unread,
    'is-valid-openai-tools-call': unread,
    javascript: coded,
    python: coded,
    ruby: coded,
    webhook: asked,
    classifier: asked,
    moderation: asked,
    guardrails: asked,
    pi: asked,
    'finish-reason': unreported,
    perplexity: unreported,
    'perplexity-score': unreported,
    'trajectory:tool-args-match': untraced,
    'skill-used': untraced,
    'trace-span-count': untraced,
    'trace-span-duration': untraced,
    'trace-error-spans': untraced,
    'conversation-relevance': noted('a case is one query'),
    human: noted('a person decides'),
    'select-best': chosen,
    'max-score': chosen,
};
/** The type that an assertion names, and why it stays in the notes where the table has none. */
function findType(type) {
    if (Object.hasOwn(ASSERTION_TYPES, type))
        return ASSERTION_TYPES[type] ?? noted('it is unknown');
    const isOpposite = type.startsWith('not-') && Object.hasOwn(ASSERTION_TYPES, type.slice(4));
    return noted(isOpposite ? 'nothing here says its opposite' : 'promptfoo 0.123 has no such type');
}
/** What stands beside the parts that a conversion reads and so is not the same here, each by its name. */
function listUnread(assertion, { reads = [] }) {
    return Object.entries(assertion).flatMap(([key, value]) => {
        const isRead = key === 'type' || key === 'value' || reads.includes(key);
        const isDefault = value === null || value === undefined || (key === 'weight' && (0,importer/* asText */.e1)(value) === '1');
        return isRead || isDefault ? [] : [`\`${key}\``];
    });
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/convert-assertion.js



/** One assertion; of an `assert-set` its members, unless a share of them is enough. */
function convertAssertion(written, given) {
    const assertion = followRef(written, given.config);
    const keep = (remark) => [
        { as: 'note', place: {}, remark, assertion: assertion ?? written },
    ];
    if (assertion === null)
        return keep('an assertion whose `$ref` leads nowhere');
    if (!(0,importer/* isRecord */.u4)(assertion))
        return keep('an assertion that is not an object');
    const type = (0,importer/* asText */.e1)(assertion['type']);
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
    const found = findType(type);
    const place = found.convert(assertion, given);
    if (typeof place === 'string')
        return keep(`\`${type}\` (${place})`);
    const unread = listUnread(assertion, found);
    const differs = [found.differs ?? [], unread.length > 0 ? `${unread.join(', ')} not read` : []].flat();
    return [
        {
            as: namePlace(place),
            place,
            remark: differs.length > 0 ? `\`${type}\`: ${differs.join('; ')}` : null,
            assertion,
        },
    ];
}
function namePlace({ checks, criteria, references }) {
    if (checks !== undefined)
        return 'check';
    if (criteria !== undefined)
        return 'criterion';
    return references === undefined ? 'expectation' : 'answer';
}
/** What `$ref: '#/assertionTemplates/polite'` names, with what stands beside it; null where that is nothing. */
function followRef(assertion, config) {
    if (!(0,importer/* isRecord */.u4)(assertion) || !Object.hasOwn(assertion, '$ref'))
        return assertion;
    const { $ref, ...beside } = assertion;
    const steps = String($ref).replace(/^#\//, '').split('/');
    const found = steps.reduce((at, step) => ((0,importer/* isRecord */.u4)(at) && Object.hasOwn(at, step) ? at[step] : null), config);
    return (0,importer/* isRecord */.u4)(found) && !Object.hasOwn(found, '$ref') ? { ...found, ...beside } : null;
}
/** The fields of a case that assertions filled. The second answer that must hold as well is a point that the answer covers. */
function joinPlaces(places) {
    const gather = (pick) => {
        const all = places.flatMap((place) => pick(place) ?? []);
        return all.length > 0 ? all : undefined;
    };
    const [first, ...more] = places.flatMap(({ references }) => (references === undefined ? [] : [references]));
    const distinct = (texts) => texts && [...new Set(texts)];
    const points = [...new Set(more.filter((texts) => texts.join() !== first?.join()).map((texts) => texts.join(' / ')))];
    return (0,omit_undefined/* omitUndefined */.O)({
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





const read_tests_format = 'promptfoo';
/** Texts that a configuration names, such as prompts and documents, are no tests; null for them. */
function readPart(file) {
    const { path } = file;
    const listed = (tests) => ({ path, config: null, tests, lineOf: () => 1 });
    if (/\.jsonl$/i.test(path))
        return listed(readJsonLines(file, read_tests_format));
    if (/\.csv$/i.test(path))
        return listed(read_tests_readTable(file));
    if (!/\.(ya?ml|json)$/i.test(path))
        return null;
    const { value, lineOf } = readDocument(file, read_tests_format);
    const listTests = (list, at) => list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }));
    if (Array.isArray(value))
        return { path, config: null, tests: listTests(value, []), lineOf };
    if ((0,importer/* isRecord */.u4)(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value)) {
        const tests = [...listTests(listOf(value['tests']), ['tests']), ...crossScenarios(value['scenarios'], lineOf)];
        return { path, config: value, tests, lineOf };
    }
    if ((0,importer/* isRecord */.u4)(value) && ('vars' in value || 'assert' in value))
        return listed([{ value, line: 1 }]);
    // What a configuration names by `file://`, such as a schema, is none of its tests.
    if ((0,importer/* isRecord */.u4)(value) && !('providers' in value))
        return null;
    throw new model_error/* UserError */.y('import-invalid', {
        format: read_tests_format,
        path,
        line: lineOf([]),
        problem: 'it is neither a configuration with `tests` nor a list of tests',
    });
}
/** Every test of a scenario with every entry of its `config`; what the test says goes first. */
function crossScenarios(scenarios, lineOf) {
    return listOf(scenarios).flatMap((scenario, index) => {
        const line = lineOf(['scenarios', index]);
        if (!(0,importer/* isRecord */.u4)(scenario))
            return [{ value: scenario, line }];
        const tests = scenario['tests'] === undefined ? [{}] : listOf(scenario['tests']);
        const entries = scenario['config'] === undefined ? [{}] : listOf(scenario['config']);
        return entries.flatMap((entry) => tests.map((test) => ({ value: mergeTests(entry, test), line })));
    });
}
/** A test over its defaults: variables and metadata one by one, assertions of both. A file in place of one stays as it is. */
function mergeTests(defaults, test) {
    if (!(0,importer/* isRecord */.u4)(defaults))
        return defaults;
    if (!(0,importer/* isRecord */.u4)(test))
        return test;
    const both = { ...defaults, ...test };
    const vars = { ...recordOf(defaults['vars']), ...recordOf(test['vars']) };
    const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) };
    return { ...both, vars, metadata, assert: [...listOf(defaults['assert']), ...listOf(test['assert'])] };
}
function recordOf(value) {
    return (0,importer/* isRecord */.u4)(value) ? value : {};
}
/** A list as it is; nothing for undefined and null; else the one value. */
function listOf(value) {
    if (value === undefined || value === null)
        return [];
    return Array.isArray(value) ? value : [value];
}
/** A table of tests: columns are variables, and those that begin with two underscores say something of the test. */
function read_tests_readTable({ path, text }) {
    const { records, fault } = (0,csv/* parseCsv */.Wk)(text.replace(/^\uFEFF/, ''));
    if (fault)
        throw new model_error/* UserError */.y('import-invalid', {
            format: read_tests_format,
            path,
            line: fault.line,
            problem: fault.message.replace(/\.$/, ''),
        });
    const [header = [], ...rows] = records;
    return rows.map((row) => {
        const cells = header.map(({ text: name }, index) => [name.trim(), row[index]?.text ?? '']);
        return { value: read_tests_readRow(cells), line: row[0]?.line ?? 1 };
    });
}
function read_tests_readRow(cells) {
    const filled = cells.filter(([, text]) => text.trim() !== '');
    const starting = (start) => filled.filter(([name]) => name.startsWith(start)).map(([name, text]) => [name.slice(start.length), text]);
    const metric = filled.find(([name]) => name === '__metric')?.[1];
    const assertions = starting('__expected').map(([number, text]) => {
        const settings = starting(`__config:__expected${number}:`).map(([key, value]) => [key, Number(value)]);
        return { ...readExpectation(text.trim()), ...(metric && { metric }), ...Object.fromEntries(settings) };
    });
    const known = /^__(?:expected|config:|metadata:|metric$|description$)/;
    return {
        vars: Object.fromEntries(cells.filter(([name]) => !name.startsWith('__'))),
        assert: assertions,
        metadata: Object.fromEntries(starting('__metadata:').map(([key, text]) => key.endsWith('[]') ? [key.slice(0, -2), text.split(',').map((each) => each.trim())] : [key, text])),
        ...Object.fromEntries(filled
            .filter(([name]) => name.startsWith('__') && !known.test(name))
            .map(([name, text]) => [name.slice(2), text])),
        description: filled.find(([name]) => name === '__description')?.[1],
    };
}
/** Other words for two types in a cell. */
const SHORT = { fn: 'javascript', eval: 'javascript', grade: 'llm-rubric' };
const NAMES = [...Object.keys(ASSERTION_TYPES), ...Object.keys(SHORT)].sort((a, b) => b.length - a.length);
/** `type`, `type: value`, `type(threshold): value`. */
const TYPED = new RegExp(`^((?:not-)?(?:${NAMES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`);
/** Types of which promptfoo reads a list with commas in a cell. */
const LISTS = /^(?:not-)?i?contains-(?:all|any)$/;
/**
 * A cell of `__expected` as an assertion; a text without a type is the whole answer.
 * @example readExpectation('similar(0.8): A loan lasts a month.') // { type: 'similar', value: 'A loan lasts a month.', threshold: 0.8 }
 */
function readExpectation(text) {
    if (/^file:\/\/.+\.py(?::\w+)?$/.test(text))
        return { type: 'python', value: text };
    if (/^file:\/\/.+\.[cm]?[jt]s(?::\w+)?$/.test(text))
        return { type: 'javascript', value: text };
    const [, name, threshold, value = ''] = TYPED.exec(text) ?? [];
    if (name === undefined)
        return { type: 'equals', value: text };
    const type = Object.hasOwn(SHORT, name) ? SHORT[name] : name;
    const list = [...value.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,"]+))\s*(?:,|$)/g)];
    return {
        type,
        ...(value.trim() !== '' && {
            value: LISTS.test(name)
                ? list.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
                : value.trim(),
        }),
        ...(threshold !== undefined && { threshold: Number(threshold) }),
    };
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/write-notes.js



/** Keys of a test that become something; everything else stays in the notes. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata']);
/** Metadata that a case has a field for. */
const METADATA = ['id', 'tags', 'category', 'feature', 'difficulty'];
/** What a case does not say, or says in another way, with its words. */
function keepRest(input) {
    const { read, test, named, unused, assertions, carried = [] } = input;
    const rest = Object.entries(recordOf(test['metadata'])).filter(([key]) => ![...METADATA, ...carried].includes(key));
    return [
        ...unused
            .filter((name) => !isUsedIn(assertions, name))
            .map((name) => ({
            remark: `variable \`${name}\` (pass it to the target)`,
            value: { vars: { [name]: named[name] } },
        })),
        ...read.flatMap(({ remark, assertion }) => (remark === null ? [] : [{ remark, value: [assertion] }])),
        ...rest.map(([key, value]) => ({ remark: `metadata \`${key}\``, value: { metadata: { [key]: value } } })),
        ...Object.entries(test)
            .filter(([key, value]) => !CARRIED.has(key) && value !== null && value !== undefined)
            .map(([key, value]) => ({ remark: `\`${key}\``, value: { [key]: value } })),
    ];
}
/** Notes for people: the description, and everything kept as YAML under its reason. */
function writeNotes(description, kept) {
    const rest = kept.map(({ remark, value }) => `# ${remark}\n${(0,dist/* stringify */.As)(value, { lineWidth: 0, aliasDuplicateObjects: false })}`);
    const words = rest.length === 0 ? [] : [['Not the same here as in promptfoo:', ...rest].join('\n').trimEnd()];
    return [description ?? [], words].flat().join('\n') || undefined;
}
/** Whether an assertion's template names a variable: then the answer is checked by it, though the target does not get it. */
function isUsedIn(assertions, name) {
    return (JSON.stringify(assertions)
        .match(/\{\{-?\s*[\w$]+/g)
        ?.some((found) => found.replace(/^\{\{-?\s*/, '') === name) ?? false);
}
const WORDS = {
    check: 'checks',
    criterion: 'criteria for a judge',
    answer: 'expected answers',
    expectation: 'expectations of tools or of declining',
    note: 'kept in notes',
};
/** Where the assertions of all cases went, for the last words of an import; nothing where there were none. */
function writeTally(converted, leftOut) {
    const total = converted.length + leftOut;
    if (total === 0)
        return [];
    const counts = Object.keys(WORDS).flatMap((as) => {
        const count = converted.filter((each) => each.as === as).length;
        return count === 0 ? [] : [`${WORDS[as]}: ${count}`];
    });
    const out = leftOut === 0 ? [] : [`in tests left out: ${leftOut}`];
    const questions = [
        converted.some(({ as }) => as === 'answer') ? 'answer' : [],
        converted.some(({ as }) => as === 'criterion') ? 'quality' : [],
    ].flat();
    return [
        `Of ${(0,format_number/* countOf */.pq)(total, 'assertion')}, ${[...counts, ...out].join(', ')}.`,
        ...(questions.length === 0
            ? []
            : [`For the judge's part, the suite needs \`scoring: { judged: [${questions.join(', ')}] }\` and a \`judge\`.`]),
    ];
}

;// CONCATENATED MODULE: ./build/exchange/import/promptfoo/promptfoo.js








const promptfoo_format = 'promptfoo';
/** Keys of a configuration that say something of its tests beyond `tests`, `prompts` and `defaultTest`. */
const NOT_CARRIED = {
    providers: 'write your system as the suite’s `target`',
    targets: 'write your system as the suite’s `target`',
    derivedMetrics: 'the suite’s `gates` decide',
    transform: 'let the target do it',
    redteam: 'Goldenpair has no equivalent',
};
/** promptfoo's configurations and files of tests, and the texts that they name. */
const promptfoo = {
    name: promptfoo_format,
    title: 'promptfoo: promptfooconfig.yaml and the files that it names (YAML, JSON, JSONL, CSV; prompts and documents)',
    read: (files, context) => {
        const parts = files.flatMap((file) => readPart(file) ?? []);
        if (parts.length === 0)
            throw new model_error/* UserError */.y('import-invalid', {
                format: promptfoo_format,
                path: files[0]?.path ?? '',
                line: null,
                problem: 'no file is a configuration or a list of tests (YAML, JSON, JSONL or CSV)',
            });
        const written = parts.find(({ config }) => config !== null)?.config ?? {};
        const readFile = fileReader(files);
        const config = { ...written, defaultTest: readDefaults(written['defaultTest'], files) };
        const read = parts.map((part) => convertPart(part, { ...context, config, files, readFile }));
        return {
            cases: read.flatMap(({ cases }) => cases),
            notes: read.flatMap(({ notes }) => notes),
            summary: writeTally(read.flatMap(({ converted }) => converted), read.reduce((sum, { leftOut }) => sum + leftOut, 0)),
        };
    },
};
/** The file of the command line that `file://…` names, whatever folder it was named from. */
function findFile(files, reference) {
    const name = reference.replace(/^file:\/\//, '').replace(/^(?:\.\/)+/, '');
    return files.find(({ path }) => path === name || path.endsWith(`/${name}`)) ?? null;
}
function fileReader(files) {
    return (reference) => findFile(files, reference)?.text ?? null;
}
/** `defaultTest` may be the name of a file. */
function readDefaults(defaults, files) {
    const file = typeof defaults === 'string' ? findFile(files, defaults) : null;
    return file === null ? defaults : (readPart(file)?.tests[0]?.value ?? defaults);
}
function convertPart({ path, config, tests, lineOf }, given) {
    const notes = Object.entries(NOT_CARRIED).flatMap(([key, cure]) => config !== null && (config[key] ?? null) !== null
        ? [{ file: path, line: lineOf([key]), message: `\`${key}\` not imported: ${cure}.` }]
        : []);
    const defaults = given.config['defaultTest'];
    const isDefaults = typeof config?.['defaultTest'] === 'string' && findFile(given.files, config['defaultTest']) === null;
    if (isDefaults)
        notes.push({
            file: path,
            line: lineOf(['defaultTest']),
            message: `\`defaultTest: ${String(config['defaultTest'])}\` not imported: name the file too (YAML or JSON).`,
        });
    const cases = [];
    const converted = [];
    let leftOut = 0;
    for (const { value, line } of tests) {
        const note = (message) => void notes.push({ file: path, line, message });
        if (typeof value === 'string' || ((0,importer/* isRecord */.u4)(value) && 'path' in value)) {
            const name = String((0,importer/* isRecord */.u4)(value) ? value['path'] : value).replace(/^file:\/\//, '');
            if (findFile(given.files, name) === null)
                note(`tests \`${name}\` not imported: name the file too (YAML, JSON, JSONL or CSV).`);
            continue;
        }
        if (!(0,importer/* isRecord */.u4)(value)) {
            note('test skipped: it is not an object.');
            continue;
        }
        const test = recordOf(mergeTests(recordOf(defaults), value));
        const read = convertTest(test, { ...given, number: cases.length + 1 });
        for (const draft of read.drafts)
            cases.push({ draft, file: path, line });
        for (const message of read.notes)
            note(message);
        converted.push(...read.converted);
        if (read.drafts.length === 0)
            leftOut += listOf(test['assert']).length;
    }
    return { cases, notes, converted, leftOut };
}
/**
 * The cases of one test: one, or one for each combination where variables are lists. What is not the same is in the notes, each of
 * which begins with the case's id, and stays word for word in the case's own `notes`.
 */
function convertTest(test, given) {
    const metadata = recordOf(test['metadata']);
    const assertions = listOf(test['assert']);
    const description = (0,importer/* asText */.e1)(test['description']);
    const drafts = [];
    const notes = [];
    const converted = [];
    for (const named of expandVariables(recordOf(test['vars']))) {
        const vars = readVariables(named, given.readFile);
        const chosen = chooseQuery(vars, given.config['prompts'], given.readFile);
        const id = (0,importer/* cleanId */.F$)((0,importer/* asText */.e1)(metadata['id']) ?? '') ?? (0,importer/* nameCase */.Ic)(description ?? chosen?.query ?? '', `test-${given.number}`);
        if (chosen === null) {
            notes.push(`test \`${id}\` skipped: its question is not known; name the files of its prompt and variables too.`);
            continue;
        }
        const read = assertions.flatMap((assertion) => convertAssertion(assertion, { ...given, vars }));
        converted.push(...read);
        const own = readKept(metadata['goldenpair']);
        const joined = joinPlaces(read.map(({ place }) => place));
        const checks = [...(joined.checks ?? []), ...(own?.checks ?? [])];
        const carried = own === null ? [] : ['goldenpair'];
        const kept = keepRest({ read, test, named, unused: chosen.unused, assertions, carried });
        if (kept.length > 0)
            notes.push(`case \`${id}\`: not the same here: ${[...new Set(kept.map(({ remark }) => remark))].join('; ')}.`);
        drafts.push((0,omit_undefined/* omitUndefined */.O)({
            id,
            query: chosen.query,
            ...readMetadata(metadata),
            notes: writeNotes(description, kept),
            ...joined,
            ...own,
            checks: checks.length > 0 ? checks : undefined,
        }));
    }
    return { drafts, notes, converted };
}
const keptSchema = suite_case/* caseSchema */.oe.omit({ id: true, query: true, tags: true, notes: true }).partial();
/** The fields of a case that `goldenpair export` wrote beside what promptfoo knows; null where they are none. */
function readKept(value) {
    if (value === undefined)
        return {};
    // As it is written: to parse it would fill in the defaults.
    return (0,importer/* isRecord */.u4)(value) && keptSchema.safeParse(value).success ? value : null;
}
/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata) {
    const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => (0,importer/* asText */.e1)(tag) ?? []);
    const difficulty = suite_case/* DIFFICULTIES */.Ke.find((known) => known === metadata['difficulty']);
    return (0,omit_undefined/* omitUndefined */.O)({
        tags: tags.length > 0 ? [...new Set(tags)] : undefined,
        difficulty,
    });
}
/** Variables that hold the question itself, whatever other variables there are. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input'];
/**
 * What a target is asked: the variable named as a question; else the only one; else the one prompt with its variables filled in; else all
 * variables with their names. Null where there are none and no prompt is known, and where the question is in a file that was not named too.
 */
function chooseQuery(vars, prompts, readFile) {
    const names = Object.keys(vars).filter((name) => vars[name] !== null && vars[name] !== undefined);
    const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined);
    const query = question === undefined ? null : (0,importer/* asText */.e1)(vars[question]);
    if (query?.startsWith('file://'))
        return null;
    if (query !== null)
        return { query, unused: names.filter((name) => name !== question) };
    const templates = [prompts].flat().flatMap((prompt) => readPrompt(prompt, readFile) ?? []);
    const [template] = templates;
    const filled = template !== undefined && (templates.length === 1 || names.length === 0) && fillTemplate(template, vars);
    if (filled && filled.text.trim() !== '')
        return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) };
    if (names.length === 0)
        return null;
    const lines = names.map((name) => `${name}: ${(0,importer/* asText */.e1)(vars[name]) ?? JSON.stringify(vars[name])}`);
    return { query: lines.join('\n'), unused: [] };
}
/** A prompt is a text, an object with the text in `raw`, or a file; null where the file was not named too. */
function readPrompt(prompt, readFile) {
    const text = (0,importer/* asText */.e1)((0,importer/* isRecord */.u4)(prompt) ? (prompt['raw'] ?? prompt['id']) : prompt);
    if (text === null || !/^file:\/\/|\.(?:txt|md|json|ya?ml|[cm]?[jt]s|py)$/.test(text))
        return text;
    return readFile(text);
}
/** Variables with the texts of files that were named too. */
function readVariables(vars, readFile) {
    return Object.fromEntries(Object.entries(vars).map(([name, value]) => {
        const isFile = typeof value === 'string' && value.startsWith('file://');
        return [name, isFile ? (readFile(value) ?? value) : value];
    }));
}
/** So many cases of one test are a table, not a test. */
const MAX_COMBINATIONS = 1000;
/**
 * promptfoo runs a test once for each combination of the variables that are lists. At most 1,000 are given.
 * @example expandVariables({ a: ['x', 'y'], b: 1 }) // [{ a: 'x', b: 1 }, { a: 'y', b: 1 }]
 */
function expandVariables(vars) {
    let combinations = [{}];
    for (const [name, value] of Object.entries(vars)) {
        const values = Array.isArray(value) ? value : [value];
        combinations = combinations.flatMap((combination) => values.map((each) => ({ ...combination, [name]: each })));
        combinations = combinations.slice(0, MAX_COMBINATIONS);
    }
    return combinations;
}

;// CONCATENATED MODULE: ./build/exchange/import/trec.js


const trec_format = 'trec';
/** TREC's topics (`<top>` … or one `number<TAB>text` a line) and qrels of four columns. */
const trec = {
    name: trec_format,
    title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (/<top>/i.test(file.text))
                queries.push(...readTopics(file));
            else if (looksLikeQrels(file))
                judgments.push((0,join_judgments/* readQrels */.KA)(file, trec_format));
            else
                queries.push(...readTabbedTopics(file));
        }
        return (0,join_judgments/* joinJudgments */.Ey)({ queries, judgments }, { format: trec_format, called: 'topics', from: files });
    },
};
function looksLikeQrels({ text }) {
    const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
    return /^\S+\s+\S+\s+\S+\s+-?\d+\s*$/.test(first.trim());
}
/** Title as the query; where there is none, the description. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }) {
    const topics = [];
    let line = 1;
    let from = 0;
    for (const match of text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)) {
        line += text.slice(from, match.index).split('\n').length - 1;
        from = match.index;
        const topic = match[1] ?? '';
        const id = field(topic, 'num').replace(/^Number:\s*/i, '');
        const query = field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '');
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path,
                line,
                problem: 'a topic needs <num> and <title> or <desc>',
            });
        topics.push({ id, text: query, file: path, line });
    }
    return topics;
}
function field(topic, name) {
    const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? [];
    return value.replaceAll(/\s+/g, ' ').trim();
}
function readTabbedTopics({ path, text }) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const [id = '', query = ''] = source.split('\t').map((part) => part.trim());
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path,
                line: index + 1,
                problem: 'a line of topics needs a number, a tab and the text',
            });
        return [{ id, text: query, file: path, line: index + 1 }];
    });
}

;// CONCATENATED MODULE: ./build/exchange/import/index.js





/** Every format that `goldenpair import` reads, in the order of its `--help`. */
const REGISTRY = [csv_csv, promptfoo, llmc, beir, trec];

// EXTERNAL MODULE: ./build/exchange/import/write-cases.js
var write_cases = __webpack_require__(1983);
// EXTERNAL MODULE: ./build/io/files.js
var io_files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/exchange/import/results/index.js + 10 modules
var import_results = __webpack_require__(24803);
// EXTERNAL MODULE: ./build/metrics/answer/json-schema.js
var json_schema = __webpack_require__(19455);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/measure/run/custom-metrics/messages.js
var messages = __webpack_require__(30773);
// EXTERNAL MODULE: ./build/measure/run/load-suite.js + 1 modules
var load_suite = __webpack_require__(79487);
// EXTERNAL MODULE: ./build/measure/suite/parse-cases.js + 5 modules
var parse_cases = __webpack_require__(57181);
// EXTERNAL MODULE: ./build/measure/run/result-options.js
var result_options = __webpack_require__(72503);
// EXTERNAL MODULE: ./build/measure/run/read-results.js + 1 modules
var read_results = __webpack_require__(87819);
// EXTERNAL MODULE: ./build/entry/cli/commands/read-results.js
var commands_read_results = __webpack_require__(89470);
;// CONCATENATED MODULE: ./build/entry/cli/commands/import.js

















const import_NAMES = REGISTRY.map(({ name }) => name);
const importCases = {
    help: commands_read_results/* FORMAT_HELP */.e0,
    positionals: 'FORMAT FILES… | RESULTS',
    details: [
        ...REGISTRY.map(({ name, title }) => [name, title]),
        ['a results file', 'what another harness scored, such as results.json of promptfoo: --out is a run folder'],
    ],
    run: async ({ flags, given, positionals: [format = '', ...files], terminal }) => {
        const refuse = (got, suggestion = null) => {
            throw new model_error/* UserError */.y('arguments-invalid', { command: 'import', got, suggestion });
        };
        const importer = REGISTRY.find(({ name }) => name === format);
        const results = importer === undefined && format !== '' ? await (0,read_results/* readResultInput */.mA)(format, (0,commands_read_results/* resultOptionsOf */.ri)(flags), terminal) : null;
        if (results !== null)
            return (0,commands_read_results/* importResults */.Wf)(results, { extra: files, flags, given, terminal, refuse });
        if (importer === undefined)
            return refuse(format === ''
                ? `no format given; name one of ${import_NAMES.join(', ')}`
                : import_results/* RESULT_READERS */.BP.some(({ name }) => name === format)
                    ? `"${format}" is a format of results; write goldenpair import FILE --format ${format} --out FOLDER`
                    : `"${format}" is not one of ${import_NAMES.join(', ')}`, (0,suggest/* suggest */.Z)(format, import_NAMES));
        (0,commands_read_results/* refuseFlags */.sB)(given, result_options/* RESULT_OPTIONS */.z, 'no such flag beside a case file, which has no scores');
        if (files.length === 0)
            return refuse(`no files to import as ${format}`);
        const out = flags.out;
        if (out === undefined)
            return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml');
        if (!/\.ya?ml$/i.test(out))
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: out, expected: 'a file that ends in .yaml or .yml' });
        const { workingDirectory, log } = terminal;
        const { count, notes, hasSuite, summary } = await importSuite({
            importer,
            files,
            out,
            suitePath: flags.suite,
            tags: flags.tag,
            force: flags.force,
            workingDirectory,
            scorer: (0,messages/* locateScorer */.pp)({ ...terminal, targetEnvNames: [] }),
            log,
        });
        const noted = notes.length === 0 ? '' : `, ${(0,format_number/* countOf */.pq)(notes.length, 'note')} above`;
        terminal.print(`${out}: ${(0,format_number/* countOf */.pq)(count, 'case')} written${noted}.`);
        for (const line of summary)
            terminal.print(line);
        terminal.print(hasSuite
            ? 'Next: goldenpair validate'
            : 'Next: write a suite with goldenpair init, unless you have one elsewhere.');
        return 0;
    },
};
const MAX_BYTES = 100_000_000;
/**
 * Writes the cases of files in another format as a case file of a suite. Ids stay unique in the suite at `suitePath`, if there is
 * one. A case that the suite's own reader would refuse is left out with its reason. Throws the user's errors `file-exists`
 * (without `force`), `file-unreadable`, `import-invalid`, and `import-empty` with the notes already logged.
 */
async function importSuite(input) {
    const { importer, files, out, suitePath, tags, force, workingDirectory, scorer, log } = input;
    const target = (0,external_node_path_.resolve)(workingDirectory, out);
    const shown = (0,external_node_path_.relative)(workingDirectory, target).split(external_node_path_.sep).join('/');
    const refuseExisting = () => {
        throw new model_error/* UserError */.y('file-exists', { paths: [shown], cure: 'Give another name, or replace it with --force.' });
    };
    if (!force && (await (0,io_files/* locatePath */.oV)(workingDirectory, target)) !== 'missing')
        refuseExisting();
    const sources = [];
    for (const path of files)
        sources.push({
            path,
            text: await (0,io_files/* readTextFile */.Gu)({ path: (0,external_node_path_.resolve)(workingDirectory, path), shown: path, maxBytes: MAX_BYTES }),
        });
    const taken = await takenIds({ suitePath, workingDirectory, scorer, except: shown });
    const read = importer.read(sources, { checkJsonSchema: json_schema/* checkJsonSchema */.W });
    const { cases, notes, summary = [] } = refuseUnusable((0,write_cases/* separateIds */.i)(addTags(read, tags), taken));
    for (const { file, line, message } of notes)
        log.warning(`${file}${line === null ? '' : `:${line}`}: ${message}`);
    if (cases.length === 0)
        throw new model_error/* UserError */.y('import-empty', { format: importer.name, files });
    const heading = [
        `Imported by \`goldenpair import ${importer.name}\` from ${files.join(', ')}.`,
        'Edit it like any other case file; the originals are not read again.',
    ];
    const text = (0,write_cases/* writeCases */.b)(heading, cases.map(({ draft }) => draft));
    if (force)
        await (0,io_files/* replaceFile */.fR)(target, text);
    else if (!(await (0,io_files/* createFile */.x3)(target, text)))
        refuseExisting();
    const hasSuite = (await (0,io_files/* locatePath */.oV)(workingDirectory, (0,external_node_path_.resolve)(workingDirectory, suitePath))) !== 'missing';
    return { count: cases.length, notes, summary, hasSuite };
}
function addTags({ cases, ...rest }, tags) {
    if (tags.length === 0)
        return { ...rest, cases };
    const tagged = cases.map(({ draft, ...place }) => ({
        draft: { ...draft, tags: [...new Set([...(draft.tags ?? []), ...tags])] },
        ...place,
    }));
    return { ...rest, cases: tagged };
}
/** Ids of the suite's cases, those of one file excepted; none where there is no suite that can be read. */
async function takenIds(input) {
    const { suitePath, workingDirectory, scorer, except } = input;
    try {
        const suite = await (0,load_suite/* loadSuite */.bu)({
            path: suitePath,
            workingDirectory,
            registries: load_suite/* SUITE_REGISTRIES */.J3,
            hash: sha256/* sha256 */.s,
            log: log/* SILENT */.qY,
            scorer,
        });
        return new Set(suite.cases.filter(({ at }) => at.file !== except).map(({ id }) => id));
    }
    catch (error) {
        // A suite with mistakes has `goldenpair validate`; it is no reason not to import.
        if (error instanceof model_error/* UserError */.y)
            return new Set();
        throw error;
    }
}
/** Holds every case against the suite's own reader as it will be written, one by one so that a bad one costs only itself. */
function refuseUnusable({ cases, notes, ...rest }) {
    const refused = [];
    const usable = cases.filter(({ draft, file, line }) => {
        const text = (0,write_cases/* writeCases */.b)([], [draft]);
        const { problems } = (0,parse_cases/* parseCases */.B)({
            files: [{ path: 'case.yaml', text }],
            hash: sha256/* sha256 */.s,
            checkJsonSchema: json_schema/* checkJsonSchema */.W,
        });
        for (const { message } of problems)
            refused.push({ file, line, message: `left out: ${message}` });
        return problems.length === 0;
    });
    return { ...rest, cases: usable, notes: [...notes, ...refused] };
}


/***/ }),

/***/ 89470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ importResults),
/* harmony export */   e0: () => (/* binding */ FORMAT_HELP),
/* harmony export */   ri: () => (/* binding */ resultOptionsOf),
/* harmony export */   sB: () => (/* binding */ refuseFlags),
/* harmony export */   v5: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24803);
/* harmony import */ var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87819);
/* harmony import */ var _measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61031);
/* harmony import */ var _measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72503);











/** The help of `--format`, which names the readers. */
const FORMAT_HELP = {
    format: `what wrote the results: ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_READERS */ .BP.map(({ name }) => name).join(' | ')} (default: it is seen)`,
};
/** What the flags say of how results are read. */
function resultOptionsOf(flags) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)(Object.fromEntries(_measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_9__/* .RESULT_OPTIONS */ .z.map((option) => [option, flags[option]])));
}
/** Writes each arm as a run, and gives their folders. */
async function recordInputs(given, facts) {
    const { options, takeFolder, log } = facts;
    const [first] = given;
    if (first === undefined)
        return [];
    const arms = (0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .separateIds */ ["if"])(given.map(({ arm }) => arm));
    const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }));
    const described = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__/* .describeInputs */ .jv)(arms, options, {
        refuse: (flag, got, expected) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('flag-invalid', { flag, got, expected }),
        correct: (option) => `--${option}`,
        log,
    });
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file))), name) : name;
        await (0,_measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__/* .recordResults */ .U)({
            arm,
            described,
            variant,
            suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(first.file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(first.file)),
            file,
            folder,
            now: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml.now(),
            of: { mode: 'run', commit: null, branch: null },
        });
        folders.push(folder);
    }
    return folders;
}
/** Throws the user's error `flag-invalid` for the first of these flags that was given. */
function refuseFlags(given, names, expected) {
    const flag = names.find((name) => given[name] !== undefined);
    if (flag !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('flag-invalid', { flag, got: String(given[flag]), expected });
}
/** Writes what another harness scored as a run folder: what `import` does with a file of results. Throws as `recordInputs`. */
async function importResults(results, input) {
    const { extra: [second], flags, given, terminal, refuse, } = input;
    refuseFlags(given, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases');
    const [only, ...others] = results;
    if (second !== undefined)
        refuse(`"${second}" after a results file; a run folder is made of one`);
    if (only === undefined || others.length > 0)
        return refuse(`${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`);
    const out = flags.out;
    if (out === undefined)
        return refuse('no --out; name the run folder to write, e.g. --out runs/baseline');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, out);
    if (!flags.force)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseExisting */ .Uj)([out], terminal.workingDirectory);
    await recordInputs([only], { options: resultOptionsOf(flags), takeFolder: () => folder, log: terminal.log });
    const count = only.arm.rows.length;
    terminal.print(`${out}: a run of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(count, 'result')} written.`);
    terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.');
    return 0;
}


/***/ }),

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeCases),
/* harmony export */   i: () => (/* binding */ separateIds)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** A case file in YAML 1.2: the heading as comments, one case after another, spans and short checks on one line each. */
function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.SKIP;
        },
    });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Scalar(_, scalar, parents) {
            // Without quotes the yaml package breaks its lines so that `a:` at the end of one becomes a key.
            const isInFlow = parents.some((parent) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(parent) && parent.flow === true);
            if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n'))
                scalar.type = 'QUOTE_DOUBLE';
        },
    });
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
/** A file that is imported a second time clashes everywhere; nobody reads a note for each. */
const NAMED_AT_MOST = 10;
/** Gives every case an id of its own: one that is taken gets the next free number behind it, and a note. */
function separateIds({ cases, notes, ...rest }, taken) {
    const used = new Set(taken);
    const renamed = [];
    /** The number that is tried next behind a beginning of ids: all smaller ones are used. */
    const next = new Map();
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        const stem = id.slice(0, 190);
        let free = id;
        let number = next.get(stem) ?? 2;
        for (; used.has(free); number++)
            free = `${stem}-${number}`;
        next.set(stem, number);
        used.add(free);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first] = renamed.slice(NAMED_AT_MOST);
    const more = renamed.length - NAMED_AT_MOST;
    const others = first === undefined
        ? []
        : [{ ...first, message: `${more} more ids are already used; from here on they get a number.` }];
    return { ...rest, cases: separated, notes: [...notes, ...renamed.slice(0, NAMED_AT_MOST), ...others] };
}


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const shown = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = shown.at(-1) ?? '';
    return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}


/***/ }),

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
async function readCheckout(facts) {
    const { workingDirectory, fallbackSha } = facts;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).then((prefix) => prefix.trim(), () => null);
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

/***/ 98722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip),
/* harmony export */   eA: () => (/* binding */ readZipTexts)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19695);






/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        // yauzl has refused absolute names, backslashes and "..".
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const stream = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(stream, (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .watchBytes */ .z)(count), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    });
}
/** Counts the bytes that an archive unpacks to; throws where they are too many. */
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
/** Reads the entries of an archive one after the other. */
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
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
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
/** The number of Zstandard among the methods of compression: APPNOTE.TXT 6.3.10, 4.4.5. */
const ZSTANDARD = 93;
/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything, counting the bytes that really come
 * out. Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip`, and for an entry that is no UTF-8 or compressed in another way
 */
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
        const unpacked = await readEntry(zip, entry, count);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_4__ && node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        use(entry.fileName, decode(name, unpacked));
    });
}
async function readEntry(zip, entry, count) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const stream = await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {});
    if (isZstandard)
        count(entry.uncompressedSize);
    const chunks = [];
    for await (const chunk of stream) {
        if (!isZstandard)
            count(chunk.length);
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isZstandard)
        return bytes;
    const { decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    // Into room of the size that the zip says and was counted: whatever window the data asks for, it gets no more.
    return decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}
function decode(name, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new ZipRefused(`${name} is not UTF-8 text`, { cause: error });
    }
}


/***/ }),

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ streamAnswer),
/* harmony export */   z: () => (/* binding */ watchBytes)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);


/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
function watchBytes(see) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            see(chunk.length);
            yield chunk;
        }
    };
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
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
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Of a request that was refused with an error status, or could not be sent at all. */
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


/***/ })

};
