export const id = 818;
export const ids = [818];
export const modules = {

  29093:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bf: () => (  trec),
    KA: () => (  readQrels),
    Ly: () => (  spansOf),
    RP: () => (  beir),
    jU: () => (  noteSkipped)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73341);
  var _read_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74590);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79167);
  var _importer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49772);






function defineCollection({ name, title, queries: called, readFile }) {
    const refuse = (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .pm)(name);
    return {
        name,
        title,
        read: (files) => {
            const parts = files.map((file) => ({ file: file.path, ...readFile(file, refuse) }));
            const queries = parts.flatMap(({ file, queries: listed = [] }) => listed.map((query) => ({ ...query, file })));
            const judged = parts.flatMap(({ file, judgments }) => (judgments ? { file, judgments } : []));
            const [any] = files;
            if (any !== undefined && (queries.length === 0 || judged.length === 0)) {
                const missing = queries.length === 0 ? called : 'qrels';
                refuse({ path: any.path, line: null }, `it needs both ${called} and qrels, but there are no ${missing}`);
            }
            return joinJudgments(queries, judged);
        },
    };
}
const NAMED_AT_MOST = 5;
function joinJudgments(queries, files) {
    const cases = [];
    const notes = files.flatMap(({ judgments, file }) => noteSkipped(judgments.filter(({ relevance }) => relevance <= 0).length, file));
    const leftOut = [];
    const judged = files.flatMap(({ judgments }) => judgments);
    const byQuery = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$z)(judged, ({ query }) => query);
    for (const query of queries) {
        const spans = spansOf(byQuery.get(query.id) ?? []);
        const id = (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .F$)(query.id) ?? `query-${query.line}`;
        const { file, line } = query;
        if (spans.length === 0)
            leftOut.push(query);
        else
            cases.push({ draft: { id, query: query.text, expected_spans: spans }, file, line });
    }
    for (const { id, file, line } of leftOut.slice(0, NAMED_AT_MOST))
        notes.push({ file, line, message: `query \`${id}\` skipped: no document is judged relevant to it.` });
    const more = leftOut.length - NAMED_AT_MOST;
    const [first] = leftOut;
    if (first !== undefined && more > 0)
        notes.push({
            file: first.file,
            line: null,
            message: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(more, 'more query', 'more queries')} skipped for the same reason.`,
        });
    const ids = new Set(queries.map(({ id }) => id));
    for (const { file, judgments } of files) {
        const strangers = judgments.filter(({ query }) => !ids.has(query));
        const [stranger] = strangers;
        if (stranger === undefined)
            continue;
        const names = [...new Set(strangers.map(({ query }) => query))];
        const message = `judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(names.length, 'query', 'queries')} skipped, because no file has the text of the query: ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_5__  .FS)(names, NAMED_AT_MOST)}.`;
        notes.push({ file, line: stranger.line, message });
    }
    return { cases, notes };
}
function spansOf(judgments) {
    const best = new Map();
    for (const { document, relevance } of judgments)
        if (relevance > (best.get(document) ?? 0))
            best.set(document, relevance);
    return [...best]
        .sort(([, a], [, b]) => b - a)
        .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }));
}
function noteSkipped(zeros, file) {
    if (zeros === 0)
        return [];
    const message = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(zeros, 'judgment')} of 0 or below skipped: a document that is not listed counts the same.`;
    return [{ file, line: null, message }];
}
function readQrels({ path, text: whole }, refuse) {
    const rows = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .i4)(whole).map(({ line, text }) => ({
        line,
        fields: text.trim().split(text.includes('\t') ? /\t/ : /\s+/),
    }));
    const hasHeader = rows[0] !== undefined && !isNumber(rows[0].fields.at(-1));
    return rows.slice(hasHeader ? 1 : 0).map(({ line, fields }) => {
        const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields;
        if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
            return refuse({ path, line }, 'a line of qrels needs query, document and grade, or query, iteration, document and grade');
        return { query, document, relevance: Number(grade), line };
    });
}
const isNumber = (text) => text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim());
const beir = defineCollection({
    name: 'beir',
    title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
    queries: 'queries',
    readFile: (file, refuse) => {
        const { path, text: whole } = file;
        if (!/^\s*\{/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .E_)(whole)))
            return { judgments: readQrels(file, refuse) };
        const rows = (0,_read_document_js__WEBPACK_IMPORTED_MODULE_0__  .b)(file, refuse);
        if (!rows.some(({ value }) => 'corpus-id' in value))
            return {
                queries: rows.map(({ line, value }) => {
                    const [id, text] = [(0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['_id'] ?? value['id']), (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['text'])];
                    if (id === null || text === null)
                        return refuse({ path, line }, 'a query needs `_id` and `text`');
                    return { id, text, line };
                }),
            };
        return {
            judgments: rows.map(({ line, value }) => {
                const [query, document] = [(0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['query-id']), (0,_importer_js__WEBPACK_IMPORTED_MODULE_2__  .e1)(value['corpus-id'])];
                const relevance = Number(value['score']);
                if (query === null || document === null || !Number.isFinite(relevance))
                    return refuse({ path, line }, 'a judgment needs `query-id`, `corpus-id` and a number `score`');
                return { query, document, relevance, line };
            }),
        };
    },
});
const trec = defineCollection({
    name: 'trec',
    title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
    queries: 'topics',
    readFile: (file, refuse) => {
        if (/<top>/i.test(file.text))
            return { queries: readTopics(file, refuse) };
        const [first] = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .i4)(file.text);
        const isQrels = /^\S+\s+\S+\s+\S+\s+-?\d+$/.test(first?.text.trim() ?? '');
        return isQrels ? { judgments: readQrels(file, refuse) } : { queries: readTabbedTopics(file, refuse) };
    },
});
function readTopics({ path, text }, refuse) {
    let line = 1;
    let from = 0;
    return [...text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)].map(({ 1: topic = '', index }) => {
        line += text.slice(from, index).split('\n').length - 1;
        from = index;
        const id = field(topic, 'num').replace(/^Number:\s*/i, '');
        const query = field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '');
        if (id === '' || query === '')
            refuse({ path, line }, 'a topic needs <num> and <title> or <desc>');
        return { id, text: query, line };
    });
}
function field(topic, name) {
    const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? [];
    return value.replaceAll(/\s+/g, ' ').trim();
}
function readTabbedTopics({ path, text: whole }, refuse) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .i4)(whole).map(({ line, text }) => {
        const [id = '', query = ''] = text.split('\t').map((part) => part.trim());
        if (id === '' || query === '')
            refuse({ path, line }, 'a line of topics needs a number, a tab and the text');
        return { id, text: query, line };
    });
}


  }),

  74590:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  readLineObjects),
    u: () => (  readDocument)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29417);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
  var _importer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49772);




const MAX_ALIASES = 1000;
function readDocument({ path, text }, refuse) {
    const plain = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .E_)(text);
    const deep = (0,_model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__  .u)(plain);
    if (deep !== null)
        refuse({ path, line: plain.slice(0, deep).split('\n').length }, 'its lists or objects are nested too deeply here');
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__  .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Tp)(plain, { lineCounter: lines, prettyErrors: false, merge: true });
    const [fault] = document.errors;
    if (fault)
        refuse({ path, line: lines.linePos(fault.pos[0]).line }, `it is neither YAML nor JSON: ${fault.message}`, {
            cause: fault,
        });
    return {
        value: convert(),
        lineOf: (steps) => {
            for (let length = steps.length; length > 0; length--) {
                const node = document.getIn(steps.slice(0, length), true);
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Ll)(node) && node.range)
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
            if (!(error instanceof Error))
                throw error;
            return refuse({ path, line: 1 }, error.message, { cause: error });
        }
    }
}
function readLineObjects({ path, text }, refuse) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .sS)(text).map(({ line, value }) => {
        if (value === undefined)
            return refuse({ path, line }, 'the line is not JSON');
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(value) ? { line, value } : refuse({ path, line }, 'the line is not a JSON object');
    });
}


  }),

  33522:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cu: () => (  hasDirection),
    Ig: () => (  isRescaled),
    To: () => (  describeScores),
    a4: () => (  hasValue),
    zs: () => (  checkShares)
  });
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35560);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44785);
  var _importer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49772);
  var _parse_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65945);
  var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98604);
  var _write_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1983);







const KNOWN = {
    ...shares('higher', ['faithfulness', 'factual correctness', 'context entity recall']),
    ...shares('higher', ['context precision', 'llm context precision with reference', 'context recall']),
    ...shares('higher', ['llm context precision without reference', 'non llm context precision with reference']),
    ...shares('higher', ['non llm context recall', 'context relevance', 'nv context relevance', 'nv accuracy']),
    ...shares('higher', ['nv response groundedness', 'bleu score', 'rouge score', 'summary score']),
    ...shares('lower', ['noise sensitivity', 'noise sensitivity relevant', 'noise sensitivity irrelevant']),
    ...shares('higher', ['contextual precision', 'contextual recall', 'contextual relevancy', 'pii leakage']),
    ...shares('higher', ['non advice', 'summarization']),
    ...shares('lower', ['hallucination', 'bias', 'toxicity', 'misuse']),
    ...facts('higher', ['role violation']),
    ...shares('higher', ['answer relevancy', 'response relevancy', 'semantic similarity'], -1),
    ...shares('higher', ['answer similarity', 'answer correctness'], -1),
    ...facts('higher', ['token f1', 'answer token f1', 'latency score', 'performance latency score', 'cost score']),
    ...facts('higher', ['levenshtein', 'levenshtein scorer', 'numeric diff', 'json diff']),
    ...facts('lower', ['bits per byte', 'byte perplexity', 'word perplexity', 'perplexity', 'ter', 'brier score']),
};
function facts(direction, names, { isShare = false, least = 0 } = {}) {
    return Object.fromEntries(names.map((name) => [name, { direction, isShare, least }]));
}
function shares(direction, names, least = 0) {
    return facts(direction, names, { isShare: true, least });
}
const ROUNDING = 1e-6;
function checkShares({ rows }, chosen, refuse) {
    for (const name of new Set(rows.flatMap(({ scores }) => Object.keys(scores)))) {
        const { isShare, least } = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(KNOWN, writeWords(name)) ?? { isShare: false, least: 0 };
        if (!isShare || (chosen.length > 0 && !chosen.includes(name)))
            continue;
        const filled = rows.flatMap(({ id, scores }) => hasValue(name, [{ scores }]) ? { id, value: scores[name] ?? 0 } : []);
        const odd = filled.filter(({ value }) => value < least || value > 1 + ROUNDING);
        const [first] = odd;
        if (first !== undefined && 2 * odd.length < filled.length)
            refuse(`${name} of ${(0,_parse_file_js__WEBPACK_IMPORTED_MODULE_2__  .ml)(first.id)} is ${first.value}, but this score goes from ${least} to 1, as ${filled.length - odd.length} of ${filled.length} values do. Correct the value, give a score of another scale another name, or choose the scores that count with --score (in the Action, \`score: …\` in \`results-options\`)`);
    }
}
const isRescaled = (name, rows) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(KNOWN, writeWords(name))?.isShare === true &&
    rows.some(({ scores }) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(scores, name) ?? 0) > 1 + ROUNDING);
const LOWER = /\b(?:latency|duration|elapsed|time|seconds|secs?|ms|millis(?:econds)?|ttft|costs?|price|usd|spend|tokens?|toxicity|bias|hallucinations?|errors?|perplexity|loss|wer|cer|mer|mae|mse|rmse|mape|distance|levenshtein|harmful(?:ness)?|violations?|leakage|failures?|fail(?:ed)? rate|false (?:positives?|negatives?)|retries|refusals?)\b/;
const HIGHER = /\blog ?(?:probs?|probability|likelihood)\b|\b(?:timely|timeliness|on time|similarity|inverse|robustness|free)\b/;
const NEUTRAL = /\b(?:num|number|count|index|length|words?|characters?|chars|sentences|chunks|temperature|size|turns|steps?|calls|top k|k|n)\b/;
const GOOD = /\b(?:scores?|ratings?|grades?|points|accuracy|precision|recall|f1|relevanc[ey]|faithfulness|correctness|similarity|quality|coherence|fluency|groundedness|helpfulness|completeness|rank|ndcg|mrr|map|bleu|rouge|meteor|reward|satisfaction|retention|adherence|likelihood|logprobs?|confidence|passed|success)\b/;
const RETRIEVAL = ['retrieval.ndcg@10', 'retrieval.recall@10', 'retrieval.map', 'retrieval.mrr'];
const scoreId = (name) => `custom.${(0,_importer_js__WEBPACK_IMPORTED_MODULE_1__  .Od)(name, 'score')}`;
function describeScores(arms, choices) {
    const rows = arms.flatMap((arm) => arm.rows);
    const names = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))].filter(
    (name) => arms.length === 1 || !repeatsPassing(name, rows, choices));
    const directions = new Map(arms.flatMap((arm) => Object.entries(arm.directions ?? {})));
    const separate = (0,_write_cases_js__WEBPACK_IMPORTED_MODULE_4__  .Kc)(new Set());
    const scores = names.map((name) => {
        const values = rows.flatMap(({ scores: given }) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(given, name) ?? []);
        const facts = describeScore(name, values, { ...choices, id: separate(scoreId(name)), seen: directions.get(name) });
        const definition = `${facts.definition}${isRescaled(name, rows) ? ', on another scale than 0 to 1' : ''}`;
        return { name, facts: { ...facts, definition } };
    });
    const hasPassed = arms[0]?.rows.some(({ passed }) => passed !== null) === true;
    const retrieval = arms.every((arm) => arm.rows.some((row) => row.retrieval)) ? RETRIEVAL : [];
    const gated = scores.filter(({ facts }) => facts.direction !== 'neutral').map(({ name }) => name);
    const valued = gated.filter((name) => hasValue(name, arms[0]?.rows ?? []));
    const directed = valued.length > 0 ? valued : gated;
    const first = directed.find((name) => !NEUTRAL.test(writeWords(name))) ?? directed[0];
    const chosen = choices.primary ?? (hasPassed ? null : (first ?? retrieval[0] ?? null));
    const isCounted = rows.every(({ input_tokens: input, output_tokens: output, error }) => error !== undefined || (input ?? 0) + (output ?? 0) > 0);
    const yesNo = yesNoMargin(arms[0]?.rows.length ?? 0);
    const gates = [
        ...(hasPassed ? [gateOn('success', { isPrimary: chosen === null, margin: yesNo })] : []),
        ...scores.flatMap(({ name, facts }) => {
            const margin = facts.kind === 'binary' ? yesNo : (facts.default_margin ?? TENTH);
            return facts.direction === 'neutral' ? [] : [gateOn(facts.id, { isPrimary: name === chosen, margin })];
        }),
        ...retrieval.map((metric) => gateOn(metric, { isPrimary: metric === chosen })),
        ...(isCounted ? [gateOn('tokens.total', { isPrimary: false, margin: TENTH })] : []),
    ];
    return { scores, gates };
}
function repeatsPassing(name, rows, { primary, lower, higher }) {
    if (name !== 'score' || [primary, ...lower, ...higher].includes(name))
        return false;
    return rows.every(({ passed, scores }) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(scores, name) ?? null) === (passed === null ? null : Number(passed)));
}
const writeWords = (name) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .yM)(name.replace(/\(mode=.*\)$/, ''))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
function describeScore(name, values, { lower, higher, continuous, id, seen }) {
    const words = writeWords(name);
    const entry = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(KNOWN, words);
    const isContinuous = entry?.isShare === true || continuous.includes(name);
    const isBinary = !isContinuous && values.every((value) => value === 0 || value === 1);
    const isRatio = values.every((value) => value >= 0 && value <= (entry?.isShare === true ? 1 + ROUNDING : 1));
    const isSigned = values.some((value) => value < 0);
    const chosen = lower.includes(name) ? 'lower' : higher.includes(name) ? 'higher' : undefined;
    const direction = chosen ?? seen ?? entry?.direction ?? directionOf(words, isRatio);
    const tenth = () => Number((0.1 * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_5__  .i2)(values.map(Math.abs))).toPrecision(2));
    const margin = isRatio ? FIVE_POINTS : isSigned ? { kind: 'absolute', value: tenth() } : TENTH;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_6__  .Oy)({
        id,
        title: name,
        unit: isRatio ? 'ratio' : 'score',
        kind: isBinary ? 'binary' : 'continuous',
        direction,
        range: isRatio ? [0, 1] : [isSigned ? null : 0, null],
        environment: 'free',
        scale: 'linear',
        default_margin: direction === 'neutral' ? undefined : margin,
        absolute_margin: 0.05,
        definition: `${id}/1 ${direction === 'neutral' ? 'neither' : direction} is better`,
        custom: true,
    });
}
const hasValue = (name, rows) => rows.some(({ scores }) => typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(scores, name) === 'number');
const hasDirection = (name) => directionOf(writeWords(name), false) !== 'neutral';
function directionOf(words, isRatio) {
    if (HIGHER.test(words))
        return 'higher';
    if (LOWER.test(words))
        return 'lower';
    if (GOOD.test(words))
        return 'higher';
    return isRatio && !NEUTRAL.test(words) ? 'higher' : 'neutral';
}
const TENTH = { kind: 'relative', value: 0.1 };
const FIVE_POINTS = { kind: 'absolute', value: 0.05 };
function yesNoMargin(answers) {
    return { kind: 'absolute', value: Math.min(50, Math.max(5, Math.ceil(300 / answers))) / 100 };
}
function gateOn(metric, { isPrimary, margin = FIVE_POINTS }) {
    const limits = { min: null, max: null, where: null };
    return { id: metric, metric, severity: 'fail', evidence: 'significant', primary: isPrimary, margin, ...limits };
}


  }),

  90191:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Se: () => (  RESULT_FILES),
  BP: () => (  RESULT_READERS),
  x8: () => (  readResults)
});

var model_error = __webpack_require__(50262);
var json = __webpack_require__(29598);
var suggest = __webpack_require__(60288);
var importer = __webpack_require__(49772);
var format_number = __webpack_require__(77377);
var model_usage = __webpack_require__(34041);
var sort_columns = __webpack_require__(90707);
var results_rows = __webpack_require__(98604);
;// CONCATENATED MODULE: ./build/exchange/import/results/table.js





const NAMES = {
    id: [
        ...['dataset_item_id', 'experiment_item_id', 'dataset_record_id', 'reference_example_id', 'id', 'case_id'],
        ...['question_id', 'query_id', 'example_id', 'test_id', 'sample_id'],
        ...['hash', 'question_hash', 'prompt_hash', 'doc_hash', 'index', 'idx', 'row', 'row_number'],
    ],
    query: [
        ...['query', 'question', 'user_input', 'input', 'inputs', 'prompt', 'question_text', 'model_input'],
        ...['user_message'],
    ],
    answer: ['answer', 'response', 'output', 'outputs', 'actual_output', 'prediction', 'actual_answer', 'model_output'],
    expected: [
        ...['expected', 'expected_output', 'reference', 'ground_truth', 'reference_outputs', 'expected_answer'],
        ...['ground_truths', 'target'],
    ],
    pass: ['pass', 'passed', 'success', 'correct', 'is_correct'],
    error: ['error', 'exception'],
    tags: ['tags', 'tag', 'category'],
    model: ['model'],
    latency_s: ['latency', 'latency_s', 'duration', 'duration_s', 'latency_seconds', 'response_time', 'elapsed'],
    latency_ms: ['latency_ms', 'duration_ms', 'response_time_ms', 'elapsed_ms'],
    cost: ['cost', 'cost_usd', 'total_cost', 'estimated_cost', 'total_cost_usd'],
};
const UNNAMED = /^\s*$|^Unnamed: \d+$/;
const KEY_COLUMNS = [/^(?:.*_)?(?:hash|sha256|md5|checksum)$/, /^(?:index|idx|row|row_number|line)$/];
const FACTS = new RegExp(`^(?:${[
    ...['run_id', 'suite', 'variant', 'commit', 'trial', 'trace_id', 'tags', 'difficulty', 'status', 'retries'],
    ...['unscored', 'seed', 'epoch', 'index', 'idx', 'row', 'row_number', 'line'],
    ...['repetition', 'repetition_number', 'iteration', 'attempt', 'step', 'timestamp', 'created_at', 'updated_at'],
    ...['repetition_id', '.*_(?:index|threshold|total_tokens|finish_reason|id|at|timestamp|uuid)', '.*hash'],
    ...['uuid', 'guid'],
].join('|')})$`);
const NESTED = new Set([
    ...['scores', 'metrics', 'feedback', 'feedback_scores', 'annotations', 'evaluations', 'evaluation_results', 'evals'],
]);
const REASON = /^(?:(.+)[\s._-])?(?:reasons?|explanation|rationale|failure_message)$/i;
const table = {
    name: 'table',
    matches: ({ rows }) => rows.length > 0,
    read: (file, columns) => [{ name: '', ...readTable(file, columns) }],
};
function listUsage(names) {
    const parts = names.filter((name) => [name, (0,results_rows .LW)(name)].some(model_usage .sx) || /^(?:token_?)?usage$/i.test(name));
    return parts.length === 0 ? [] : [...parts, ...names.filter((name) => (0,results_rows .LW)(name) === 'total_tokens')];
}
const listColumns = (names) => names.filter((name) => name !== '').join(', ');
function readTable({ rows, placeOf, refuse }, columns) {
    const all = rows.map((row) => ({ row, flat: flatten(row) }));
    const given = listNames(all.map(({ flat: one }) => one));
    const missing = columns.scores.find((name) => !given.includes(name));
    if (missing !== undefined)
        refuse(`no column is named \`${missing}\`; there are ${listColumns(given)}`);
    const every = findFields(given, columns, refuse);
    if (!every.has('query') && !every.has('id'))
        refuse('no column says which question a row is; name one with --id or --query');
    const isNamed = ({ flat: one }) => ['id', 'query'].some((field) => !(0,results_rows .Im)((0,json .eC)(one, every.get(field) ?? '')));
    const named = all.filter(isNamed);
    const nameless = all.flatMap((one, at) => (isNamed(one) ? [] : (placeOf(one.row) ?? `result ${at + 1}`)));
    const [first] = nameless;
    if (first !== undefined && nameless.length * 2 >= rows.length)
        refuse(`${first} has neither an id nor a question`);
    const flat = named.map(({ flat: one }) => one);
    const names = listNames(flat);
    const fields = findFields(names, columns, refuse);
    const usage = listUsage(names).filter((name) => !columns.scores.includes(name));
    const taken = new Set([...fields.values(), ...usage]);
    const reasons = names.filter((name) => REASON.test(name) && !taken.has(name) && !columns.scores.includes(name));
    const isFact = (name) => taken.has(name) || reasons.includes(name) || FACTS.test((0,results_rows .LW)(name)) || UNNAMED.test(name);
    const candidates = columns.scores.length > 0 ? columns.scores : names.filter((name) => !isFact(name));
    const place = (row) => placeOf(named[row]?.row) ?? `result ${row + 1}`;
    const members = rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => readMembers(name, value)));
    const nested = new Set(members.map(([part]) => part));
    const form = { place, isScore: (name) => nested.has(name) || columns.scores.includes(name), grades: true };
    const { scores, left_out: leftOut } = (0,sort_columns .CQ)(flat, candidates, form);
    if ([...scores.values()].every((read) => read === sort_columns .GY) && !fields.has('pass'))
        refuse(leftOut.length > 0
            ? `no score found in it: ${leftOut.map(({ score, reason }) => `${score ?? ''}, ${reason}`).join('; ')}`
            : 'no column holds numbers, and none says whether a row passed; name one with --score or --pass');
    const [keyColumn] = KEY_COLUMNS.flatMap((form) => names.filter((name) => form.test((0,results_rows .LW)(name))));
    const read = flat.map((row) => readRow(row, { fields, scores, reasons, usage, keyColumn }));
    if (first === undefined)
        return { rows: read, key_column: keyColumn, left_out: leftOut };
    const reason = `${(0,format_number .pq)(nameless.length, 'row')} with neither an id nor a question left out, first ${first}.`;
    const left = { score: null, reason, all: nameless.map((one) => `${one}, with neither an id nor a question`) };
    return { rows: read, key_column: keyColumn, left_out: [...leftOut, left] };
}
const listNames = (rows) => [
    ...new Set(rows.flatMap((row) => Object.keys(row))),
];
function flatten(row) {
    return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => {
        if (name === 'item' && (0,json .u4)(value) && 'input' in value)
            return Object.entries(value);
        const members = readMembers(name, value);
        if (members.length > 0)
            return members.flatMap(([part, score]) => splitScore(part, score));
        return [[name.replace(/^(feedback|scores|inputs)\./, ''), value]];
    }));
}
function readMembers(name, value) {
    if (!NESTED.has((0,results_rows .LW)(name)))
        return [];
    if ((0,json .u4)(value))
        return Object.entries(value);
    if (!Array.isArray(value))
        return [];
    const named = value.flatMap((one) => {
        const label = (0,json .u4)(one) ? (0,results_rows .vi)(one['name'] ?? one['key'] ?? one['metric'] ?? one['metric_name']) : null;
        return label === null ? [] : [[label, one]];
    });
    const labels = (0,results_rows .ek)(named.map(([label]) => label));
    return named.map(([label, one], index) => [labels[index] ?? label, one]);
}
function splitScore(name, score) {
    if (!(0,json .u4)(score))
        return [[name, score]];
    const inner = (0,json .u4)(score['result']) ? score['result'] : score;
    const metadata = (0,json .u4)(score['metadata']) ? score['metadata'] : {};
    const category = inner['dataType'] === 'CATEGORICAL' ? inner['stringValue'] : undefined;
    const value = category ?? inner['score'] ?? inner['value'] ?? inner['label'];
    const reason = inner['reason'] ?? inner['explanation'] ?? inner['comment'] ?? metadata['rationale'] ?? metadata['reason'];
    return [
        [name, value === undefined && !('score' in inner || 'value' in inner) ? score : value],
        [`${name}_reason`, reason],
    ];
}
function findFields(names, columns, refuse) {
    const fields = new Map();
    for (const [field, usual] of Object.entries(NAMES)) {
        const given = field in columns ? columns[field] : undefined;
        if (given !== undefined && !names.includes(given))
            refuse(`no column is named \`${given}\`; there are ${listColumns(names)}`);
        const name = given ??
            usual.flatMap((one) => names.filter((each) => (0,results_rows .LW)(each) === one && !columns.scores.includes(each)))[0];
        if (name !== undefined)
            fields.set(field, name);
    }
    return fields;
}
function readRow(row, { fields, scores, reasons, usage, keyColumn }) {
    const value = (field) => {
        const name = fields.get(field);
        const cell = name === undefined ? undefined : (0,json .eC)(row, name);
        return (0,results_rows .Im)(cell) ? undefined : cell;
    };
    const number = (field) => (0,results_rows .kz)(value(field)) ?? undefined;
    const query = (0,results_rows .$Z)(value('query'));
    const id = (0,results_rows .vi)(value('id'));
    const tags = value('tags');
    const passed = (0,results_rows .kz)(value('pass'));
    const counts = usage.map((name) => [(0,model_usage .sx)(name) ? name : (0,results_rows .LW)(name), (0,json .eC)(row, name)]);
    return {
        id: id ?? query ?? '',
        query: query ?? id ?? '',
        key: keyColumn === undefined ? undefined : ((0,results_rows .vi)((0,json .eC)(row, keyColumn)) ?? undefined),
        answer: (0,results_rows .vi)(value('answer')),
        expected: (0,results_rows .vi)(value('expected')) ?? undefined,
        tags: Array.isArray(tags)
            ? tags.map(String)
            : typeof tags === 'string'
                ? tags.split(/[;|,]/).map((tag) => tag.trim())
                : [],
        error: (0,results_rows .lS)(value('error')),
        passed: passed === null ? null : passed > 0,
        reasons: reasons.flatMap((name) => {
            const [, score] = REASON.exec(name) ?? [];
            const text = (0,json .eC)(row, name);
            return (0,results_rows .Im)(text) ? [] : score === undefined ? (0,results_rows .qf)(text) : (0,results_rows .aH)(score, text);
        }),
        scores: Object.fromEntries([...scores].map(([name, read]) => [name, read((0,json .eC)(row, name))])),
        latency_ms: number('latency_ms') ?? (0,results_rows .n)(number('latency_s')),
        cost_usd: number('cost'),
        ...(0,model_usage .ih)(counts.length === 0 ? {} : (0,model_usage .uz)(Object.fromEntries(counts))),
        model: (0,results_rows .vi)(value('model')) ?? undefined,
    };
}

;// CONCATENATED MODULE: ./build/exchange/import/results/data-frames.js


const azure = {
    name: 'azure',
    matches: (file) => {
        const names = Object.keys(rowsOf(file)[0] ?? {});
        return names.some((name) => /^outputs\.[^.]+\.[^.]+$/.test(name)) && !names.some((name) => /^feedback\./.test(name));
    },
    read: (file, columns) => {
        const given = rowsOf(file);
        const rows = given.map(nameScores);
        const placeOf = (row) => file.placeOf(given[rows.indexOf(row)]);
        return [{ name: '', ...readTable({ ...file, rows, placeOf }, columns) }];
    },
};
const rowsOf = ({ document, rows }) => {
    const listed = (0,json .u4)(document) ? document['rows'] : undefined;
    return Array.isArray(listed) ? listed.filter(json .u4) : rows;
};
function nameScores(row) {
    return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => {
        const [, evaluator, part] = /^outputs\.([^.]+)\.(.+)$/.exec(name) ?? [];
        if (part === undefined || evaluator === undefined)
            return [[name.replace(/^inputs\./, ''), value]];
        if (/_(?:result|threshold|model|finish_reason|tokens|sample_input|sample_output)$/.test(part))
            return [];
        return [[part.startsWith(evaluator) ? part : `${evaluator}.${part}`, value]];
    }));
}
const ragas = {
    name: 'ragas',
    matches: (file) => {
        const [row = {}] = columnsOrRows(file);
        const isAnswered = ['response', 'retrieved_contexts', 'reference'].some((name) => Object.hasOwn(row, name));
        return Object.hasOwn(row, 'user_input') && isAnswered;
    },
    read: (file, columns) => [{ name: '', ...readTable({ ...file, rows: columnsOrRows(file) }, columns) }],
};
function columnsOrRows({ rows, document }) {
    if (!(0,json .u4)(document) || !(0,json .u4)(document['user_input']))
        return rows;
    const columns = Object.entries(document).filter((entry) => (0,json .u4)(entry[1]));
    return Object.keys(document['user_input']).map((index) => Object.fromEntries(columns.flatMap(([name, values]) => (Object.hasOwn(values, index) ? [[name, values[index]]] : []))));
}

var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/exchange/import/results/braintrust.js





const rowSchema = schemas.looseObject({
    input: schemas.unknown(),
    output: schemas.unknown().optional(),
    expected: schemas.unknown().optional(),
    error: schemas.unknown().optional(),
    scores: schemas.record(schemas.string(), schemas.unknown()).nullish(),
    metrics: schemas.record(schemas.string(), schemas.unknown()).nullish(),
    tags: schemas.array(schemas.string()).nullish(),
    origin: schemas.looseObject({ id: schemas.string().nullish() }).nullish(),
    dataset_record_id: schemas.string().nullish(),
});
const summarySchema = schemas.looseObject({
    summary: schemas.looseObject({ experimentName: schemas.string() }),
    results: schemas.array(schemas.unknown()),
});
const MARKS = ['experiment_id', 'root_span_id', 'span_id', 'is_root', '_xact_id'];
const braintrust = {
    name: 'braintrust',
    matches: ({ document, rows: [row] }) => summarySchema.safeParse(document).success ||
        (row !== undefined && Object.hasOwn(row, 'input') && MARKS.some((name) => Object.hasOwn(row, name))),
    read: (file) => {
        const whole = summarySchema.safeParse(file.document);
        const entries = whole.success ? whole.data.results : readEvents(file);
        const name = whole.success ? whole.data.summary.experimentName : '';
        return [{ name, ...(0,sort_columns .oK)((0,results_rows .ti)(entries, rowSchema, file).map(braintrust_readRow)) }];
    },
};
function readEvents({ rows, path }) {
    const isTable = /\.[ct]sv$/i.test(path);
    const events = rows.map((row) => (isTable ? Object.fromEntries(Object.entries(row).map(readCell)) : row));
    return events.filter((row) => row['is_root'] !== false && !(Array.isArray(row['span_parents']) && row['span_parents'].length > 0));
}
function readCell([name, text]) {
    if (text === '')
        return [name, null];
    const isText = typeof text !== 'string' || ['id', 'origin.id', 'dataset_record_id'].includes(name);
    return [name, isText ? text : ((0,json .MR)(text) ?? text)];
}
function braintrust_readRow({ input, output, expected, error, scores, metrics, ...row }) {
    const query = (0,results_rows .vi)(input) ?? '';
    const number = (name) => (0,results_rows .kz)((0,json .eC)(metrics ?? {}, name)) ?? undefined;
    const [start, end] = [number('start'), number('end')];
    const given = Object.entries(scores ?? {});
    return {
        id: row.dataset_record_id ?? row.origin?.id ?? query,
        query,
        answer: (0,results_rows .vi)(output),
        expected: (0,results_rows .vi)(expected) ?? undefined,
        tags: row.tags ?? [],
        error: (0,results_rows .lS)(error),
        passed: null,
        reasons: given.flatMap(([name, score]) => (0,results_rows .aH)(name, readRationale(score))),
        scores: Object.fromEntries(given.map(([name, score]) => [name, (0,json .u4)(score) ? (0,json .eC)(score, 'score') : score])),
        latency_ms: start === undefined || end === undefined || end < start ? undefined : 1000 * (end - start),
        cost_usd: number('estimated_cost'),
        ...(0,model_usage .ih)((0,model_usage .k9)(metrics ?? {})),
    };
}
function readRationale(score) {
    const metadata = (0,json .u4)(score) ? (0,json .eC)(score, 'metadata') : null;
    return (0,json .u4)(metadata) ? ((0,json .eC)(metadata, 'rationale') ?? (0,json .eC)(metadata, 'reason')) : null;
}

var describe_scores = __webpack_require__(33522);
;// CONCATENATED MODULE: ./build/exchange/import/results/deepeval.js




const optional = schemas.number().nullish();
const metricSchema = schemas.looseObject({
    name: schemas.string(),
    score: optional,
    threshold: optional,
    success: schemas.boolean().nullish(),
    error: schemas.string().nullish(),
    reason: schemas.unknown().optional(),
});
const caseSchema = schemas.looseObject({
    name: schemas.string(),
    input: schemas.string().nullish(),
    actualOutput: schemas.string().nullish(),
    expectedOutput: schemas.string().nullish(),
    success: schemas.boolean().nullish(),
    tokenCost: optional,
    completionTime: optional,
    tags: schemas.array(schemas.string()).nullish(),
    metricsData: schemas.array(metricSchema).nullish(),
    turns: schemas.array(schemas.unknown()).nullish(),
});
const runSchema = schemas.looseObject({
    testCases: schemas.array(schemas.unknown()).default([]),
    conversationalTestCases: schemas.array(schemas.unknown()).default([]),
});
const isRun = (document) => (0,json .u4)(document) && (Array.isArray(document['testCases']) || Array.isArray(document['conversationalTestCases']));
const deepeval = {
    name: 'deepeval',
    matches: ({ document }) => isRun(unwrap(document)) && runSchema.safeParse(unwrap(document)).success,
    read: (file) => {
        const { testCases, conversationalTestCases } = runSchema.parse(unwrap(file.document));
        const cases = [testCases, conversationalTestCases].flatMap((listed) => (0,results_rows .ti)(listed, caseSchema, file));
        return [{ name: '', rows: cases.map(readCase), directions: readDirections(cases) }];
    },
};
const unwrap = (document) => ((0,json .u4)(document) ? document['testRunData'] : undefined) ?? document;
function readDirections(cases) {
    const directions = new Map();
    for (const { name, score, threshold, success } of cases.flatMap(({ metricsData }) => metricsData ?? []))
        if (typeof score === 'number' && typeof threshold === 'number' && typeof success === 'boolean')
            if (score !== threshold)
                directions.set(name, (directions.get(name) ?? new Set()).add(score > threshold === success ? 'higher' : 'lower'));
    return Object.fromEntries([...directions].flatMap(([name, [way, other]]) => (way && !other ? [[name, way]] : [])));
}
function readCase({ name, input, metricsData, ...one }) {
    const given = metricsData ?? [];
    const names = (0,results_rows .ek)(given.map((metric) => metric.name));
    const metrics = given.map((metric, index) => ({ ...metric, name: names[index] ?? metric.name }));
    const query = (0,results_rows .wS)(one.turns) ?? input ?? name;
    const failed = metrics.filter(({ success }) => success === false);
    const lost = failed.filter(({ score, error }) => typeof score !== 'number' && (0,results_rows .lS)(error) !== undefined);
    const isLost = one.success === false && lost.length > 0 && lost.length === failed.length;
    const isCounted = /^(conversational_)?test_case_\d+$/.test(name);
    return {
        id: isCounted ? (one.turns ? `conversation: ${query}` : query) : name,
        query,
        answer: one.actualOutput ?? null,
        expected: one.expectedOutput ?? undefined,
        tags: one.tags ?? [],
        passed: isLost ? null : (one.success ?? null),
        reasons: readReasons(metrics, one.success === false),
        scores: Object.fromEntries(metrics.map((metric) => [metric.name, metric.score ?? null])),
        latency_ms: (0,results_rows .n)(one.completionTime),
        cost_usd: one.tokenCost ?? undefined,
        ...(0,model_usage .ih)((0,model_usage .uz)(one)),
    };
}
function readReasons(metrics, isFailed) {
    return metrics
        .filter(({ success }) => !isFailed || success === false)
        .map(({ name, score, threshold, reason, error }) => {
        const value = typeof score === 'number' ? ` ${Number(score.toPrecision(3))}` : '';
        const limit = typeof threshold === 'number' ? ` (threshold ${Number(threshold.toPrecision(3))})` : '';
        const [why] = (0,results_rows .qf)(reason, error);
        return `${name}${value}${limit}${why === undefined ? '' : `: ${why}`}`;
    });
}

var inspect = __webpack_require__(51177);
var outage = __webpack_require__(48711);
;// CONCATENATED MODULE: ./build/exchange/import/results/junit.js






const attribute = schemas.string().optional();
const problemSchema = schemas.union([
    schemas.string().transform((text) => ({ '#text': text, '@message': undefined })),
    schemas.looseObject({ '#text': attribute, '@message': attribute }),
]);
const junit_caseSchema = schemas.looseObject({
    '@name': schemas.string(),
    '@classname': attribute,
    '@time': attribute,
    failure: schemas.array(problemSchema).optional(),
    error: schemas.array(problemSchema).optional(),
    skipped: schemas.unknown().optional(),
    properties: schemas.union([schemas.string(), schemas.looseObject({ property: schemas.array(schemas.looseObject({ '@name': schemas.string() })).optional() })])
        .optional(),
});
const suiteSchema = schemas.looseObject({
    '@name': attribute,
    testcase: schemas.array(schemas.unknown()).optional(),
    get testsuite() {
        return schemas.array(schemas.union([suiteSchema, schemas.string()])).optional();
    },
});
const documentSchema = schemas.looseObject({
    testsuites: schemas.union([suiteSchema, schemas.string()]).optional(),
    testsuite: schemas.array(schemas.union([suiteSchema, schemas.string()])).optional(),
});
const junit = {
    name: 'junit',
    matches: ({ path, text }) => /\.xml$/i.test(path) && /<testsuites?[\s/>]/.test(text),
    read: (file) => {
        const rows = readSuites(file).flatMap((suite) => readSuite(suite, file));
        return [{ name: '', ...(0,sort_columns .oK)(rows, { isScore: describe_scores .Cu }) }];
    },
};
const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'property']);
function readSuites({ text, xml, refuse }) {
    if (xml === undefined)
        throw new Error('the library that reads XML was not loaded');
    if (/<!(DOCTYPE|ENTITY)/i.test(text))
        refuse('it has a document type (<!DOCTYPE …>), which no test report needs');
    const checked = xml.XMLValidator.validate(text);
    if (checked !== true)
        refuse(`line ${checked.err.line}: ${checked.err.msg.replace(/\.$/, '')}`);
    const isArray = (name) => LISTS.has(name);
    const reading = { ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, htmlEntities: true };
    const parser = new xml.XMLParser({ ...reading, isArray });
    let tree;
    try {
        tree = parser.parse(text);
    }
    catch (error) {
        return refuse((0,model_error .bD)(error));
    }
    const parsed = documentSchema.safeParse(tree);
    if (!parsed.success)
        return refuse('its root is neither <testsuites> nor <testsuite>');
    const { testsuites, testsuite = [] } = parsed.data;
    return testsuites === undefined ? testsuite : [testsuites];
}
function readSuite(suite, file) {
    if (typeof suite === 'string')
        return [];
    const { '@name': name = '', testcase = [], testsuite = [] } = suite;
    const rows = testcase.map((entry) => {
        const parsed = junit_caseSchema.safeParse(entry);
        return parsed.success ? junit_readCase(parsed.data, name) : file.refuse(`a <testcase> of suite "${name}" has no name`);
    });
    return [...rows, ...testsuite.flatMap((inner) => readSuite(inner, file))];
}
function junit_readCase(test, suite) {
    const { '@name': name, '@classname': classname = suite, '@time': time, failure = [], error = [], skipped } = test;
    const isSkipped = skipped !== undefined;
    const [problem] = [...failure, ...error];
    const message = problem?.['@message'] || problem?.['#text'] || '';
    const isLost = problem !== undefined && (0,outage .u)(message) && !/^\s*(?:assert|expected|AssertionError)/i.test(message);
    const id = classname === '' || classname === name ? name : `${classname}: ${name}`;
    const given = typeof test.properties === 'object' ? (test.properties.property ?? []) : [];
    const properties = given.map((property) => [property['@name'], property['@value'] ?? property['#text']]);
    const seconds = (0,results_rows .kz)(time?.replaceAll(',', ''));
    return {
        id,
        query: suite === '' || suite === classname ? id : `${suite}: ${id}`,
        answer: problem === undefined ? null : (problem['#text'] ?? problem['@message'] ?? ''),
        error: isLost ? message : undefined,
        passed: isSkipped || isLost ? null : problem === undefined,
        reasons: (0,results_rows .qf)(message),
        scores: isSkipped || isLost ? {} : Object.fromEntries(properties),
        latency_ms: isSkipped || (seconds ?? -1) < 0 ? undefined : (0,results_rows .n)(seconds),
    };
}

;// CONCATENATED MODULE: ./build/exchange/import/results/langsmith.js






const scoreSchema = schemas.looseObject({
    key: schemas.string(),
    score: schemas.unknown().optional(),
    value: schemas.unknown().optional(),
    comment: schemas.unknown().optional(),
});
const resultsSchema = schemas.looseObject({ results: schemas.array(scoreSchema) });
const pairSchema = schemas.looseObject({
    run: schemas.record(schemas.string(), schemas.unknown()),
    example: schemas.record(schemas.string(), schemas.unknown()),
    evaluation_results: resultsSchema.nullish(),
    evaluationResults: resultsSchema.nullish(),
});
const langsmith = {
    name: 'langsmith',
    matches: ({ rows: [row] }) => row !== undefined && (pairSchema.safeParse(row).success || langsmith_isRun(row) || isFlat(row)),
    read: (file) => {
        const { rows } = file;
        const isPair = pairSchema.safeParse(rows[0]).success;
        const pairs = isPair ? (0,results_rows .ti)(rows, pairSchema, file).map(joinPair) : rows.map(nest);
        return [{ name: '', ...(0,sort_columns .oK)(pairs.map(readRun), { isScore: describe_scores .Cu }) }];
    },
};
const langsmith_isRun = (row) => (0,json .u4)(row['inputs']) &&
    ['reference_example_id', 'example_id', 'feedback_stats'].some((name) => Object.hasOwn(row, name));
const isFlat = (row) => Object.keys(row).some((name) => /^inputs\../.test(name)) &&
    Object.keys(row).some((name) => /^(feedback|outputs)\../.test(name));
function nest(row) {
    const groups = ['inputs', 'outputs', 'reference', 'feedback'].map((group) => {
        const members = Object.entries(row).filter(([name]) => name.startsWith(`${group}.`));
        return [group, Object.fromEntries(members.map(([name, value]) => [name.slice(group.length + 1), value]))];
    });
    return { ...row, ...Object.fromEntries(groups.filter(([, members]) => Object.keys(members).length > 0)) };
}
function joinPair({ run, example, ...results }) {
    const scores = (results.evaluation_results ?? results.evaluationResults)?.results ?? [];
    return {
        ...run,
        example_id: example['id'],
        inputs: example['inputs'] ?? run['inputs'],
        reference: example['outputs'],
        feedback: Object.fromEntries(scores.map(({ key, score, value }) => [key, score ?? value])),
        feedback_comments: Object.fromEntries(scores.map(({ key, comment }) => [key, comment])),
    };
}
function readRun(run) {
    const query = writeMembers(run['inputs']);
    const id = ['example_id', 'reference_example_id'].map((name) => (0,results_rows .vi)(run[name])).find((one) => one);
    const seconds = (0,results_rows .kz)(run['execution_time']) ?? secondsBetween(run['start_time'], run['end_time']);
    const counts = Object.fromEntries(Object.entries(run).filter(([name]) => /_tokens(?:_details)?$/.test(name)));
    return {
        id: id ?? query,
        query,
        answer: writeMembers(run['outputs']) || null,
        expected: writeMembers(run['reference']) || undefined,
        error: (0,results_rows .lS)(run['error']),
        passed: null,
        reasons: readComments(run),
        scores: readFeedback(run),
        latency_ms: (0,results_rows .n)(seconds),
        cost_usd: (0,results_rows .kz)(run['total_cost']) ?? undefined,
        ...(0,model_usage .ih)((0,model_usage .k9)(counts)),
    };
}
function readComments(run) {
    const comments = (0,json .u4)(run['feedback_comments']) ? Object.entries(run['feedback_comments']) : [];
    const texts = (0,json .u4)(run['feedback']) ? Object.entries(run['feedback']) : [];
    const isText = (value) => !(0,results_rows .Im)(value) && (0,results_rows .kz)(value) === null;
    return [...comments, ...texts.filter(([, value]) => isText(value))].flatMap(([key, text]) => (0,results_rows .aH)(key, text));
}
function readFeedback(run) {
    const feedback = run['feedback'] ?? run['feedback_stats'];
    if (!(0,json .u4)(feedback))
        return {};
    return Object.fromEntries(Object.entries(feedback).map(([key, value]) => [
        key,
        (0,json .u4)(value) ? ((0,json .eC)(value, 'avg') ?? (0,json .eC)(value, 'score')) : value,
    ]));
}
const writeMembers = (value) => (0,json .u4)(value)
    ? (0,results_rows .wZ)(Object.fromEntries(Object.entries(value).filter(([, one]) => !(0,results_rows .Im)(one))))
    : ((0,results_rows .vi)(value) ?? '');
function secondsBetween(start, end) {
    const [from, to] = [start, end].map((time) => (typeof time === 'string' ? Date.parse(time) : NaN));
    const seconds = ((to ?? NaN) - (from ?? NaN)) / 1000;
    return seconds >= 0 ? seconds : null;
}

var group_by = __webpack_require__(79167);
;// CONCATENATED MODULE: ./build/exchange/import/results/sample-logs.js





const sampleSchema = schemas.looseObject({
    doc_id: schemas.union([schemas.int(), schemas.string()]),
    doc: schemas.unknown().optional(),
    target: schemas.unknown().optional(),
    filtered_resps: schemas.array(schemas.unknown()),
    filter: schemas.string().nullish(),
    metrics: schemas.array(schemas.string()).nullish(),
    doc_hash: schemas.string().nullish(),
});
const FIELDS = new Set(['doc_id', 'doc', 'target', 'arguments', 'resps', 'filtered_resps', 'filter', 'metrics']);
const lmEval = {
    name: 'lm-eval',
    matches: ({ rows }) => sampleSchema.safeParse(rows[0]).success,
    read: (file) => {
        const filters = (0,group_by .$z)((0,results_rows .ti)(file.rows, sampleSchema, file), ({ filter }) => filter ?? '');
        return [...filters].map(([filter, all]) => ({
            name: filters.size > 1 ? filter : '',
            rows: all.map(readLmSample),
            key_column: 'doc_hash',
        }));
    },
};
function readLmSample(sample) {
    const { doc_id: id, doc, target, filtered_resps: answers, metrics, doc_hash: key } = sample;
    const isScore = (name) => metrics ? metrics.includes(name) : !FIELDS.has(name) && !name.endsWith('_hash');
    const scores = Object.entries(sample).filter(([name]) => isScore(name));
    return {
        id: String(id),
        query: (0,results_rows .vi)(doc) ?? String(id),
        key: key ?? undefined,
        answer: (0,results_rows .vi)(answers.length === 1 ? answers[0] : answers),
        expected: (0,results_rows .vi)(target) ?? undefined,
        passed: null,
        scores: Object.fromEntries(scores.map(([name, value]) => [name, readScore(name, value)])),
    };
}
function readScore(name, value) {
    if (!Array.isArray(value) || value.length !== 2)
        return (0,results_rows .kz)(value);
    const [sum, count] = value.map(results_rows .kz);
    if (sum === null || sum === undefined || !count || !/perplexity|bits_per_byte/.test(name))
        return null;
    return name.includes('perplexity') ? Math.exp(-sum / count) : -sum / (count * Math.LN2);
}
const eventSchema = schemas.looseObject({ sample_id: schemas.string(), type: schemas.string(), data: schemas.record(schemas.string(), schemas.unknown()) });
const specSchema = schemas.looseObject({ spec: schemas.looseObject({ completion_fns: schemas.array(schemas.string()).nullish() }) });
const openaiEvals = {
    name: 'openai-evals',
    matches: ({ rows }) => specSchema.safeParse(rows[0]).success,
    read: (file) => {
        const { spec } = specSchema.parse(file.rows[0]);
        const events = file.rows.filter((row) => 'event_id' in row);
        const samples = (0,group_by .$z)((0,results_rows .ti)(events, eventSchema, file), (event) => event.sample_id);
        const rows = [...samples].map(([id, all]) => readSample(id, all));
        return [{ name: (spec.completion_fns ?? []).join(', '), ...(0,sort_columns .oK)(rows) }];
    },
};
function readSample(id, events) {
    const dataOf = (type) => events.findLast((event) => event.type === type)?.data;
    const [match, sampling, error] = [dataOf('match'), dataOf('sampling'), dataOf('error')];
    const { sampled, prompt } = sampling ?? {};
    const isChat = Array.isArray(prompt) && prompt.every(json .u4);
    return {
        id,
        query: (0,results_rows .vi)(isChat ? prompt.at(-1)?.['content'] : prompt) ?? id,
        answer: (0,results_rows .vi)(match?.['picked'] ?? (Array.isArray(sampled) && sampled.length === 1 ? sampled[0] : sampled)),
        expected: (0,results_rows .vi)(match?.['expected']) ?? undefined,
        error: match === undefined && error !== undefined ? ((0,results_rows .vi)(error['message']) ?? 'the sample failed') : undefined,
        passed: typeof match?.['correct'] === 'boolean' ? match['correct'] : null,
        scores: dataOf('metrics') ?? {},
    };
}

var parse_file = __webpack_require__(65945);
;// CONCATENATED MODULE: ./build/exchange/import/results/promptfoo.js




const PROVIDER_FAILED = 2;
const anything = schemas.unknown().optional();
const record = schemas.record(schemas.string(), schemas.unknown()).nullish();
const amount = schemas.number().nonnegative().nullish();
const resultSchema = schemas.looseObject({
    success: schemas.boolean(),
    score: schemas.number().nullish(),
    namedScores: schemas.record(schemas.string(), schemas.number().nullable()).nullish(),
    failureReason: schemas.number().nullish(),
    error: schemas.string().nullish(),
    gradingResult: anything,
    latencyMs: amount,
    cost: amount,
    vars: record,
    testCase: schemas.looseObject({ description: schemas.string().nullish(), vars: record, metadata: record }).nullish(),
    provider: schemas.looseObject({ id: schemas.string(), label: schemas.string().nullish() }),
    prompt: schemas.looseObject({ label: schemas.string().nullish() }).nullish(),
    response: schemas.looseObject({ output: anything, tokenUsage: record }).nullish(),
});
const graded = { pass: anything, reason: anything, metadata: schemas.looseObject({ graderError: anything }).nullish() };
const gradingSchema = schemas.looseObject({ reason: anything, componentResults: schemas.array(schemas.looseObject(graded)).catch([]) });
const GRADER_FAILED = /^(?:could not extract json|no output|(?:llm-rubric|model-graded-\S+) (?:produced|returned) malformed|api (?:call )?error)/i;
function readGraderError(failed) {
    const [first] = failed;
    const reasonOf = ({ reason }) => (typeof reason === 'string' ? reason : '');
    const isDown = failed.every((one) => one.metadata?.graderError === true || GRADER_FAILED.test(reasonOf(one)));
    return isDown && first !== undefined ? `the grader failed: ${reasonOf(first)}` : null;
}
const promptfoo_documentSchema = schemas.looseObject({ results: schemas.looseObject({ results: schemas.array(schemas.unknown()) }) });
const promptfoo = {
    name: 'promptfoo',
    matches: ({ document, rows }) => promptfoo_documentSchema.safeParse(document).success || resultSchema.safeParse(rows[0]).success,
    read: (file) => {
        const whole = promptfoo_documentSchema.safeParse(file.document);
        const results = (0,results_rows .ti)(whole.success ? whole.data.results.results : file.rows, resultSchema, file);
        const prompts = new Set(results.map(({ prompt }) => prompt?.label ?? ''));
        const arms = (0,group_by .$z)(results, ({ provider: { id, label }, prompt }) => {
            const provider = label || id;
            return prompts.size > 1 ? `${provider}: ${prompt?.label ?? ''}` : provider;
        });
        return [...arms].map(([name, all]) => ({ name, rows: all.map(readResult) }));
    },
};
function readResult(result) {
    const { testCase, response, success, namedScores, error, score } = result;
    const query = (0,results_rows .wZ)(testCase?.vars ?? result.vars ?? {});
    const named = [testCase?.metadata?.['id'], testCase?.description].find((one) => typeof one === 'string' && one !== '');
    const scores = Object.entries({ ...namedScores }).filter((entry) => entry[1] !== null);
    const grading = gradingSchema.safeParse(result.gradingResult).data;
    const failed = (grading?.componentResults ?? []).filter(({ pass }) => pass === false);
    const outage = success ? null : readGraderError(failed);
    const isDown = outage !== null || result.failureReason === PROVIDER_FAILED;
    return {
        id: typeof named === 'string' ? named : query.replaceAll('\n', ', '),
        query,
        answer: (0,results_rows .vi)(response?.output),
        error: isDown ? (outage ?? error ?? 'the provider failed') : undefined,
        ...(outage !== null && { is_outage: true }),
        passed: isDown ? null : success,
        reasons: isDown ? [] : (0,results_rows .qf)(...(grading ? [grading, ...failed].map(({ reason }) => reason) : [error])),
        scores: isDown ? {} : scores.length > 0 ? Object.fromEntries(scores) : typeof score === 'number' ? { score } : {},
        latency_ms: result.latencyMs ?? undefined,
        cost_usd: result.cost ?? undefined,
        ...(0,model_usage .ih)((0,model_usage .k9)(response?.tokenUsage ?? {})),
    };
}

var collections = __webpack_require__(29093);
;// CONCATENATED MODULE: ./build/exchange/import/results/trec-run.js






const MAX_GRADE = 100;
const LINE = /^(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)(?:\s+(\S.*))?$/;
const trecRun = {
    name: 'trec-run',
    matches: ({ text }) => isRunLine(/^\s*(\S[^\r\n]*)/.exec(text)?.[1] ?? ''),
    read: ({ path, text, refuse }, { qrels }) => {
        if (qrels === undefined)
            return refuse('a run says what was found and not what is right; give the judgments with --qrels FILE');
        const { lines, tag } = readLines(text, refuse);
        const retrieved = (0,group_by .$z)(lines, ({ query }) => query);
        const graded = (0,group_by .$z)((0,collections .KA)(qrels, (0,importer .pm)('trec-run')), ({ query }) => query);
        const judged = [...graded].flatMap(([query, judgments]) => {
            const excess = judgments.find(({ relevance }) => relevance > MAX_GRADE);
            if (excess !== undefined)
                refuse(`${qrels.path}:${excess.line} has grade ${excess.relevance}; ${MAX_GRADE} is the highest that is read`);
            const spans = (0,collections .Ly)(judgments);
            return spans.length === 0 ? [] : [{ query, spans }];
        });
        const ids = new Set(judged.map(({ query }) => query));
        const strangers = [...retrieved.keys()].filter((query) => !ids.has(query));
        if (strangers.length === retrieved.size)
            return refuse(`none of its queries has a relevant document in ${qrels.path}; the first is ${strangers[0] ?? ''}`);
        const rows = judged.map(({ query, spans }) => {
            const found = retrieved.get(query) ?? [];
            const [twice] = [...(0,group_by .Tr)(found.map(({ document }) => document))].find(([, count]) => count > 1) ?? [];
            if (twice !== undefined)
                refuse(`query ${query} has document ${twice} twice`);
            const sorted = found.toSorted((a, b) => b.score - a.score || (a.document < b.document ? 1 : -1));
            const retrieval = { ranked: sorted.map(({ document }) => document), judged: spans };
            return { id: query, query: (0,importer .F$)(query) ?? query, answer: null, passed: null, scores: {}, retrieval };
        });
        const absent = judged.flatMap(({ query }) => (retrieved.has(query) ? [] : query));
        const leftOut = [
            {
                score: null,
                reason: `${path}: left out ${strangers.length} of ${retrieved.size} queries, which have no relevant document in ${qrels.path}.`,
                all: strangers.map((query) => `query ${query}, without a relevant document`),
            },
            {
                score: null,
                reason: `${path}: the run lacks ${(0,format_number .BU)(absent.length, judged.length, 'judged query', 'judged queries')}, counted as having found nothing.`,
                all: absent.map((query) => `query ${query}, which the run does not have`),
            },
        ];
        return [{ name: tag, rows, left_out: leftOut.filter(({ all }) => all.length > 0) }];
    },
};
function isRunLine(line) {
    const [, , q0 = '', , rank = '', score = ''] = LINE.exec(line) ?? [];
    return /^(Q?0|\d+)$/i.test(q0) && /^-?\d+$/.test(rank) && isNumber(score);
}
const isNumber = (text) => text.trim() !== '' && Number.isFinite(Number(text));
function readLines(text, refuse) {
    let tag = '';
    const lines = (0,json .i4)(text).map(({ line, text: source }) => {
        const [, query = '', , document = '', , score = '', last = ''] = LINE.exec(source.trim()) ?? [];
        if (!isNumber(score))
            return refuse(`line ${line} is not query, Q0, document, rank, score, tag: ${(0,parse_file .ml)(source.trim())}`);
        tag = tag === '' ? last.trim() : tag;
        return { query, document, score: Number(score) };
    });
    return { lines, tag };
}

;// CONCATENATED MODULE: ./build/exchange/import/results/index.js
















const RESULT_READERS = [
    ...[promptfoo, inspect .N, deepeval, lmEval, openaiEvals, ragas, azure, langsmith, braintrust, junit, trecRun, table],
];
const MAX_ROWS = 200_000;
const RESULT_FILES = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv', '.eval', '.xml', '.run', '.trec', '.txt'];
function readResults(file, { format, columns }) {
    const parsed = (0,parse_file .CJ)(file);
    const reader = RESULT_READERS.find((one) => (format === undefined ? one.matches(parsed) : one.name === format));
    if (reader === undefined) {
        if (format === undefined)
            return refuseUnknown(parsed);
        const names = RESULT_READERS.map(({ name }) => name);
        const hint = (0,suggest .ZA)(format, names);
        const expected = `one of ${names.join(', ')}${hint === null ? '' : `; did you mean ${hint}?`}`;
        throw new model_error .yo('flag-invalid', { flag: 'format', got: format, expected });
    }
    const refuse = (0,parse_file .pm)(reader.name, file.path);
    if (!reader.matches(parsed))
        refuse('it is not of this format');
    const arms = reader.read({ ...parsed, refuse }, columns);
    for (const arm of arms)
        (0,describe_scores .zs)(arm, columns.scores, refuse);
    const count = arms.reduce((sum, { rows }) => sum + rows.length, 0);
    if (count === 0)
        refuse('it has no results');
    if (count > MAX_ROWS)
        refuse(`it has ${count} results, more than ${MAX_ROWS}; split it`);
    const page = (0,importer .jy)(parsed.document);
    if (page === null)
        return arms;
    const missing = { score: null, reason: `${file.path}: ${page}`, all: [] };
    return arms.map((arm) => ({ ...arm, left_out: [missing, ...(arm.left_out ?? [])] }));
}
const ROOTS = {
    promptfoo: ['results', 'evalId', 'config', 'shareableUrl', 'stats'],
    inspect: ['eval', 'samples', 'plan', 'status'],
    deepeval: ['testCases', 'testRunData', 'metricsScores', 'hyperparameters', 'testPassed'],
    ragas: ['user_input', 'retrieved_contexts', 'response', 'reference'],
    braintrust: ['summary', 'results', 'experimentName'],
    azure: ['rows', 'metrics', 'studio_url'],
};
const OWN = ['target', 'cases', 'gates', 'schema_version'];
function refuseUnknown({ document, path }) {
    if (!(0,json .u4)(document) || OWN.some((key) => Object.hasOwn(document, key)))
        return null;
    const keys = Object.keys(document);
    const shared = (names) => names.filter((name) => keys.includes(name)).length;
    const [nearest] = Object.entries(ROOTS).sort(([, a], [, b]) => shared(b) - shared(a));
    const near = nearest !== undefined && shared(nearest[1]) > 0 ? nearest[0] : 'table, a list of objects with a score each';
    const hasRows = Object.values(document).some((value) => Array.isArray(value) && value.some(json .u4));
    const root = keys.length === 0 ? 'it is empty' : `it has ${keys.slice(0, 6).map(parse_file .ml).join(', ')}`;
    const refuse = (0,parse_file .pm)('any format', path);
    return refuse(`it is in no known results format: ${root}${hasRows || keys.length === 0 ? '' : ', and no list of results, one for each question'}. The nearest is ${near}`);
}


  }),

  51177:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  inspect),
    t: () => (  SAMPLE_FIELDS)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _model_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34041);
  var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);
  var _sort_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90707);






const WORDS = { C: 1, P: 0.5, I: 0, N: 0, correct: 1, incorrect: 0 };
const ATTACHMENT = 'attachment://';
const message = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ role: zod__WEBPACK_IMPORTED_MODULE_4__.string(), content: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional() });
const sampleSchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.number()]),
    epoch: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
    input: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(message)]),
    target: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string())]).nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ completion: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullish(), model: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullish() }).nullish(),
    scores: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ value: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(), explanation: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional() }))
        .nullish(),
    error: zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ message: zod__WEBPACK_IMPORTED_MODULE_4__.string() }).nullish(),
    attachments: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.string()).nullish(),
    total_time: zod__WEBPACK_IMPORTED_MODULE_4__.number().nonnegative().nullish(),
    model_usage: zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.unknown())).nullish(),
});
const SAMPLE_FIELDS = Object.keys(sampleSchema.shape);
const logSchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({
    status: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullish(),
    eval: zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ task: zod__WEBPACK_IMPORTED_MODULE_4__.string(), model: zod__WEBPACK_IMPORTED_MODULE_4__.string() }),
    samples: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).nullish(),
});
const inspect = {
    name: 'inspect',
    matches: ({ document }) => logSchema.safeParse(document).success,
    read: (file) => {
        const log = logSchema.parse(file.document);
        const { status, samples: logged } = log;
        if (logged === undefined || logged === null)
            return file.refuse('it has no samples: it is a header, or was written with --no-log-samples');
        if (typeof status === 'string' && status !== 'success')
            file.refuse(`its status is "${status}", with ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(logged.length, 'sample')}: the evaluation did not end; let \`inspect eval-retry\` end it`);
        const samples = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__  .ti)(logged, sampleSchema, file);
        const place = (row) => `sample ${String(samples[row]?.id)}`;
        return [{ name: log.eval.model, ...(0,_sort_columns_js__WEBPACK_IMPORTED_MODULE_3__  .oK)(samples.map(readSample), { place }) }];
    },
};
function readSample(facts) {
    const { id, input, target, output, error, total_time: seconds, model_usage: usage, attachments } = facts;
    const scores = Object.entries(facts.scores ?? {});
    const unfold = (text) => text?.startsWith(ATTACHMENT) === true ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(attachments ?? {}, text.slice(ATTACHMENT.length)) ?? text) : text;
    const last = typeof input === 'string' ? input : (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__  .vi)(input.findLast(({ role }) => role === 'user')?.content);
    const used = Object.values(usage ?? {}).map((one) => (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__  .k9)(one));
    const sum = (kind) => used.some((one) => one[kind] !== undefined) ? used.reduce((total, one) => total + (one[kind] ?? 0), 0) : undefined;
    return {
        id: String(id),
        query: unfold(last) ?? String(id),
        answer: unfold(output?.completion) ?? null,
        expected: typeof target === 'string' ? target : target?.[0],
        error: error?.message,
        passed: null,
        reasons: scores.flatMap(([name, { explanation }]) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__  .aH)(name, typeof explanation === 'string' ? unfold(explanation) : null)),
        scores: Object.fromEntries(scores.flatMap(([name, { value }]) => readScore(name, value))),
        latency_ms: (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__  .n)(seconds),
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        model: output?.model ?? undefined,
    };
}
function readScore(name, value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(value))
        return Object.entries(value).flatMap(([part, one]) => readScore(`${name}.${part}`, one));
    return [[name, typeof value === 'string' ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(WORDS, value) ?? value) : value]];
}


  }),

  65945:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CJ: () => (  parseFile),
    ml: () => (  shorten),
    pm: () => (  refuseAs),
    qF: () => (  parseJson)
  });
  var _model_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92642);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
  var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);




const SHOWN = 60;
function refuseAs(format, path) {
    return (problem, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('results-invalid', { format, path, problem }, { cause });
    };
}
function parseFile({ path, text, document: unpacked, xml }) {
    const source = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .E_)(text);
    const refuse = refuseAs('another harness', path);
    if (unpacked !== undefined)
        return build(unpacked, new Map());
    if (/\.[ct]sv$/i.test(path))
        return build(null, readCsv(source, refuse));
    const isLines = /\.(jsonl|ndjson)$/i.test(path);
    const document = isLines || !/\.json$/i.test(path) ? undefined : parseJson(source);
    if (document !== undefined)
        return build(document, readEntries(document, refuse));
    const first = /^\s*(\S[^\r\n]*)/.exec(source)?.[1] ?? '';
    if (!isLines && (!/\.json$/i.test(path) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(parseJson(first))))
        return build(null, new Map());
    return build(null, readLines(source, refuse));
    function build(whole, rows) {
        const places = new Map(rows);
        return {
            path,
            text: source,
            document: whole,
            rows: [...rows.keys()],
            placeOf: (row) => places.get(row),
            xml,
            refuse,
        };
    }
}
function parseJson(text) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .MR)(text);
    if (value !== undefined || !/NaN|Infinity/.test(text))
        return value;
    const numbers = /("[^"\\]*(?:\\.[^"\\]*)*")|-?\bInfinity\b|\bNaN\b/g;
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .MR)(text.replaceAll(numbers, (_all, quoted) => quoted ?? 'null'));
}
const LISTS = ['rows', 'data', 'itemResults', 'items', 'results', 'examples', 'samples', 'records', 'evals'];
const WHOLE = ['target', 'cases', 'gates', 'schema_version', 'eval', 'summary', 'testRunData', 'testCases'];
function readEntries(document, refuse) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(document) && !WHOLE.some((key) => Object.hasOwn(document, key))) {
        const listed = LISTS.map((name) => document[name]).find(isList) ?? findOnlyList(document);
        const inner = Array.isArray(listed)
            ? listed.map((one) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(one) ? one['results'] : undefined))
            : [];
        const isNested = inner.length > 0 && inner.every(Array.isArray);
        return readEntries(isNested ? inner.flat() : (listed ?? []), refuse);
    }
    const rows = Array.isArray(document) && document.some(_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4) ? document : [];
    return new Map(rows.map((row, index) => placeRow(row, `result ${index + 1}`, refuse)));
}
function placeRow(row, place, refuse) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(row) ? [row, place] : refuse(`${place} is ${describe(row)}, not an object`);
}
const isList = (value) => Array.isArray(value) && value.some(_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4);
function findOnlyList(document) {
    const isRow = (row) => {
        const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(row) ? Object.values(row) : [];
        const has = (...types) => values.some((value) => types.includes(typeof value));
        return has('string') && has('number', 'boolean', 'object');
    };
    const [only, ...others] = Object.values(document).filter((value) => isList(value) && value.every(isRow));
    return others.length === 0 && isList(only) ? only : undefined;
}
function readLines(source, refuse) {
    const rows = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .sS)(source, parseJson).map(({ line, text, value }) => value === undefined
        ? refuse(`line ${line} is not JSON; it is ${shorten(text.trim())}`)
        : placeRow(value, `line ${line}`, refuse));
    return new Map(rows);
}
function readCsv(text, refuse) {
    const { records, fault } = (0,_model_csv_js__WEBPACK_IMPORTED_MODULE_3__  .Wk)(text, (0,_model_csv_js__WEBPACK_IMPORTED_MODULE_3__  .LI)(text));
    if (fault)
        refuse(`line ${fault.line}: ${fault.message.replace(/\.$/, '')}`);
    const [header = [], ...rows] = records;
    const names = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__  .ek)(header.map(({ text: name }) => name));
    const placed = rows.map((cells) => {
        const place = `line ${cells[0]?.line ?? 1}`;
        if (cells.length !== names.length)
            refuse(`${place} has ${cells.length} fields and the header ${names.length}`);
        return [Object.fromEntries(names.map((name, at) => [name, cells[at]?.text ?? ''])), place];
    });
    return new Map(placed);
}
const describe = (value) => value === null ? 'null' : Array.isArray(value) ? 'an array' : `the ${typeof value} ${shorten(JSON.stringify(value))}`;
function shorten(text) {
    const line = text.replaceAll(/\p{Cc}+/gu, ' ');
    return `\`${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}\``;
}


  }),

  98604:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Z: () => (  asQuestion),
    Im: () => (  isEmpty),
    JB: () => (  readColumn),
    LW: () => (  snakeCase),
    aH: () => (  nameReason),
    eC: () => (  makeCaseIdsUnique),
    ek: () => (  numberNames),
    kz: () => (  readNumber),
    lS: () => (  readError),
    n: () => (  secondsToMs),
    qf: () => (  listReasons),
    ti: () => (  parseRows),
    vi: () => (  asAnswer),
    wS: () => (  joinUserTurns),
    wZ: () => (  writeQuery),
    yM: () => (  splitWords)
  });
  var _model_content_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19072);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);


function parseRows(entries, schema, { placeOf, refuse }) {
    return entries.map((entry, index) => {
        const parsed = schema.safeParse(entry);
        if (parsed.success)
            return parsed.data;
        const [issue] = parsed.error.issues;
        const where = issue?.path.join('.') ?? '';
        const place = placeOf(entry) ?? `result ${index + 1}`;
        return refuse(`${place}${where === '' ? '' : `, ${where}`}: ${issue?.message ?? 'it is not of the format'}`);
    });
}
const write = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const asAnswer = (value) => (value === undefined || value === null ? null : write(value));
function readNumber(value) {
    if (typeof value === 'boolean')
        return Number(value);
    if (Array.isArray(value))
        return value.length === 1 ? readNumber(value[0]) : null;
    if (typeof value !== 'string')
        return typeof value === 'number' && Number.isFinite(value) ? value : null;
    const text = value.trim().replace(/^\[([^[\],]*)\]$/, '$1');
    if (/^(true|pass|passed|yes|correct)$/i.test(text))
        return 1;
    if (/^(false|fail|failed|no|incorrect)$/i.test(text))
        return 0;
    const number = text === '' ? NaN : Number(text);
    return Number.isFinite(number) ? number : null;
}
const SPELLINGS = [
    {
        form: /^[+-]?\d+(?:[.,]\d+)?\s*%$/,
        read: (text) => Number((parseFloat(text.replace(',', '.')) / 100).toPrecision(12)),
    },
    { form: /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, read: (text) => Number(text.replaceAll(',', '')) },
    { form: /^[+-]?\d+,\d+$/, read: (text) => Number(text.replace(',', '.')) },
];
const GRADE_NAME = /grade|rating|score/i;
const GRADES = ['A', 'B', 'C', 'D', 'F'];
function readColumn(name, values) {
    const filled = values.flatMap((value, row) => (isEmpty(value) ? [] : [{ row, value }]));
    if (filled.length === 0)
        return null;
    const others = filled.filter(({ value }) => readNumber(value) === null);
    if (others.length === 0)
        return { read: readNumber, odd: [] };
    if (others.some(({ value }) => Array.isArray(value) || /^\s*\[/.test(asAnswer(value) ?? '')))
        return null;
    const text = (value) => (typeof value === 'string' ? value.trim() : '');
    for (const { form, read } of SPELLINGS)
        if (filled.every(({ value }) => form.test(text(value)) || (readNumber(value) !== null && !/%/.test(form.source))))
            return { read: (value) => (form.test(text(value)) ? read(text(value)) : readNumber(value)), odd: [] };
    if (GRADE_NAME.test(name) && filled.every(({ value }) => GRADES.includes(text(value).toUpperCase())))
        return { read: (value) => (isEmpty(value) ? null : 1 - GRADES.indexOf(text(value).toUpperCase()) / 4), odd: [] };
    if (others.length === filled.length)
        return null;
    return others.length * 2 < filled.length ? { read: readNumber, odd: others } : 'few';
}
function numberNames(names) {
    const counts = new Map();
    return names.map((name) => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return count === 1 || name.trim() === '' ? name : `${name} (${count})`;
    });
}
const snakeCase = (name) => splitWords(name)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
const splitWords = (name) => name.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
const secondsToMs = (seconds) => seconds === null || seconds === undefined ? undefined : 1000 * seconds;
const isEmpty = (value) => value === undefined ||
    value === null ||
    (typeof value === 'string' && /^(nan|none|null|nil|n\/?a|#n\/a|#div\/0!|[-–—])?$/i.test(value.trim()));
function readError(value) {
    if (isEmpty(value) || value === false || value === 0 || /^(false|0|\[\]|\{\})$/i.test(asAnswer(value) ?? ''))
        return undefined;
    return asAnswer((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value) ? (value['message'] ?? value['error'] ?? value) : value) ?? undefined;
}
function joinUserTurns(value) {
    if (typeof value === 'string') {
        if (/^\s*\[\s*\{/.test(value))
            return joinUserTurns((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .MR)(value));
        const said = [...value.matchAll(/\bHumanMessage\(content=(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)];
        return said.length === 0 ? null : said.map(([, one, other]) => one ?? other ?? '').join('\n');
    }
    if (!Array.isArray(value) || value.length === 0 || !value.every(_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4))
        return null;
    const said = value.filter((turn) => /^(user|human)$/i.test(asAnswer(turn['role'] ?? turn['type']) ?? ''));
    const texts = said.map(({ content }) => (Array.isArray(content) ? (0,_model_content_parts_js__WEBPACK_IMPORTED_MODULE_0__  .n)(content) : content));
    return texts.length === 0 ? null : texts.map((text) => asAnswer(text) ?? '').join('\n');
}
const asQuestion = (value) => joinUserTurns(value) ?? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value) ? writeQuery(value) : asAnswer(value));
function listReasons(...values) {
    const texts = values.flatMap((value) => (typeof value === 'string' ? value.trim() : []));
    return [...new Set(texts.filter((text) => text !== ''))];
}
const nameReason = (name, reason) => listReasons(reason).map((text) => `${name}: ${text}`);
function writeQuery(variables) {
    const entries = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null);
    const [only, ...others] = entries;
    if (only !== undefined && others.length === 0)
        return write(only[1]);
    return entries.map(([name, value]) => `${name}: ${write(value)}`).join('\n');
}
function makeCaseIdsUnique(arms) {
    const shared = new Set();
    for (const { rows } of arms) {
        const queries = new Map();
        for (const { id, query } of rows) {
            if ((queries.get(id) ?? query) !== query)
                shared.add(id);
            queries.set(id, query);
        }
    }
    if (shared.size === 0)
        return arms;
    return arms.map((arm) => ({
        ...arm,
        rows: arm.rows.map((row) => (shared.has(row.id) ? { ...row, id: `${row.id}: ${row.query}` } : row)),
    }));
}


  }),

  90707:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CQ: () => (  sortColumns),
    GY: () => (  NO_VALUE),
    oK: () => (  readScores)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79167);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
  var _parse_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65945);
  var _describe_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33522);
  var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98604);






const NO_VALUE = () => null;
const show = (value) => (0,_parse_file_js__WEBPACK_IMPORTED_MODULE_1__  .ml)((0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .vi)(value) ?? '');
function listValues(values, describe) {
    const filled = values.flatMap((value, row) => ((0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .Im)(value) ? [] : [{ text: show(value), row }]));
    return [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__  .$z)(filled, ({ text }) => text)].map(([text, same]) => describe(text, same.length, same[0]?.row ?? 0));
}
function sortColumns(rows, names, { place = (row) => `result ${row + 1}`, isScore = () => true, grades = false }) {
    const scores = new Map();
    const leftOut = [];
    for (const name of names) {
        const values = rows.map((row) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__  .eC)(row, name));
        const column = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .JB)(grades ? name : '', values);
        if (column !== null && column !== 'few') {
            scores.set(name, column.read);
            const [odd] = column.odd;
            const count = column.odd.length === 1 ? '1 value is not a number' : `${column.odd.length} values are not numbers`;
            if (odd !== undefined)
                leftOut.push({
                    score: null,
                    reason: `${name}: ${count} and ${column.odd.length === 1 ? 'has' : 'have'} no score, first ${place(odd.row)}: ${show(odd.value)}.`,
                    all: column.odd.map(({ row, value }) => `${place(row)}, ${name}: ${show(value)}`),
                });
            continue;
        }
        const texts = [...new Set(values.filter((value) => !(0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .Im)(value)))];
        const isList = texts.some((value) => typeof value === 'object');
        const isNamed = isScore(name) || (isList && (0,_describe_scores_js__WEBPACK_IMPORTED_MODULE_2__  .Cu)(name));
        if (texts.length === 0 && isScore(name))
            scores.set(name, NO_VALUE);
        if (texts.length === 0 || (column === null && !isNamed))
            continue;
        const some = texts.slice(0, 4).map((value) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__  .vi)(value) ?? '');
        leftOut.push({
            score: name,
            reason: isList
                ? `${Array.isArray(texts[0]) ? 'a list' : 'an object'} such as ${(0,_parse_file_js__WEBPACK_IMPORTED_MODULE_1__  .ml)(some[0] ?? '')}`
                : `whose values are ${column === 'few' ? 'mostly no numbers, such as ' : ''}${some.map((text) => (0,_parse_file_js__WEBPACK_IMPORTED_MODULE_1__  .ml)(text).slice(1, -1)).join(', ')}${texts.length > 4 ? ' …' : ''}`,
            all: listValues(values, (text, count, row) => `${name}: ${text} in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__  .pq)(count, 'row')}, first ${place(row)}`),
        });
    }
    return { scores, left_out: leftOut };
}
function readScores(rows, form = {}) {
    const values = rows.map((row) => row.scores);
    const names = [...new Set(values.flatMap((one) => Object.keys(one)))];
    const { scores, left_out: leftOut } = sortColumns(values, names, form);
    const settled = rows.map((row) => ({
        ...row,
        scores: Object.fromEntries(Object.entries(row.scores).flatMap(([name, value]) => {
            const read = scores.get(name);
            return read === undefined ? [] : [[name, read(value)]];
        })),
    }));
    return { rows: settled, left_out: leftOut };
}


  }),

  1983:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kc: () => (  createIdMaker),
    Y9: () => (  makeIdsUnique),
    bF: () => (  writeCases)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90178);


function writeCases(heading, drafts) {
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__  .yo(drafts, { aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return yaml__WEBPACK_IMPORTED_MODULE_0__  .YR.SKIP;
        },
    });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .YR)(document, {
        Scalar(_, scalar, parents) {
            const isInFlow = parents.some((parent) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .P3)(parent) && parent.flow === true);
            if (isInFlow && typeof scalar.value === 'string' && scalar.value.includes('\n'))
                scalar.type = 'QUOTE_DOUBLE';
        },
    });
    const schema = heading.length === 0 ? '' : `${(0,_model_version_js__WEBPACK_IMPORTED_MODULE_1__  .cZ)('case')}\n`;
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${schema}${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}
function createIdMaker(taken) {
    const used = new Set(taken);
    const next = new Map();
    return (id) => {
        const stem = id.slice(0, 190);
        let free = id;
        let number = next.get(stem) ?? 2;
        for (; used.has(free); number++)
            free = `${stem}-${number}`;
        next.set(stem, number);
        used.add(free);
        return free;
    };
}
const NAMED_AT_MOST = 10;
function makeIdsUnique({ cases, notes, ...rest }, taken) {
    const separate = createIdMaker(taken);
    const renamed = [];
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        const free = separate(id);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is already used: this case becomes \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first, ...more] = renamed.splice(NAMED_AT_MOST);
    const message = `${more.length + 1} more ids are already used; from here on they get a number.`;
    if (first !== undefined)
        renamed.push({ ...first, message });
    return { ...rest, cases: separated, notes: [...notes, ...renamed] };
}


  }),

  99874:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LM: () => (  splitArm),
    jv: () => (  describeInputs),
    mA: () => (  readResultInput)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35560);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79167);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
  var _exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33522);
  var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90191);
  var _exchange_import_results_inspect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51177);
  var _exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65945);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98722);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60198);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50262);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77377);
  var _suite_parse_gates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91330);
  var _result_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37215);















const MAX_BYTES = 200_000_000;
function splitArm(argument) {
    const [, file = argument, arm = null] = /^(.*\.\w+)#(.+)$/s.exec(argument) ?? [];
    return { file, arm };
}
async function readResultInput(argument, options, { workingDirectory }) {
    const { file, arm: chosen } = splitArm(argument);
    const { format, id, query, answer, pass, score, qrels } = options;
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file).toLowerCase();
    const mayBeAny = format !== undefined && !['.yaml', '.yml'].includes(extension);
    const isKnown = _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_4__  .Se.includes(extension);
    if (!isKnown && !(mayBeAny && (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_8__  .Ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file)))))
        return null;
    const readText = async (shown) => (0,_io_files_js__WEBPACK_IMPORTED_MODULE_8__  .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, shown), shown, maxBytes: MAX_BYTES });
    const source = extension === '.eval'
        ? { path: file, text: '', document: await readEvalLog({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file), shown: file }) }
        : {
            path: file,
            text: await readText(file),
            ...(extension === '.xml' && { xml: await __webpack_require__.e(  5824).then(__webpack_require__.bind(__webpack_require__, 75824)) }),
        };
    const judgments = qrels === undefined ? undefined : { path: qrels, text: await readText(qrels) };
    const columns = { id, query, answer, pass, scores: (0,_result_options_js__WEBPACK_IMPORTED_MODULE_11__  .b)(score), qrels: judgments };
    const read = (0,_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_4__  .x8)(source, { format, columns });
    if (read === null)
        return null;
    const arms = score === undefined ? read : read.map((arm) => chooseScores(arm, { names: columns.scores, file }));
    const stem = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file));
    const nameOf = (arm) => (arms.length > 1 ? arm.name : stem);
    const inputs = arms.map((arm) => ({ kind: 'results', name: nameOf(arm), file, arm }));
    if (chosen === null)
        return inputs;
    const found = inputs.find(({ arm }) => arm.name === chosen);
    if (found !== undefined)
        return [{ ...found, name: stem }];
    const named = arms.map(({ name }) => (name === '' ? 'one without a name' : `"${name}"`)).join(', ');
    return (0,_exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__  .pm)(format ?? 'its format', file)(`it has no arm "${chosen}"; it has ${named}`);
}
function chooseScores(arm, { names, file }) {
    const known = new Set(arm.rows.flatMap(({ scores }) => Object.keys(scores)));
    const leftOut = (arm.left_out ?? []).filter(({ score }) => score === null || names.includes(score));
    const missing = names.find((name) => !known.has(name) && !leftOut.some(({ score }) => score === name));
    if (missing !== undefined)
        (0,_exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__  .pm)('its format', file)(`it has no score \`${missing}\`; it has ${[...known].join(', ')}`);
    const rows = arm.rows.map((row) => ({
        ...row,
        scores: Object.fromEntries(Object.entries(row.scores).filter(([name]) => names.includes(name))),
    }));
    return { ...arm, rows, left_out: leftOut };
}
function describeInputs(arms, options, input) {
    const { refuse, correct, log, file, isVerbose = false } = input;
    const account = arms.flatMap((arm) => arm.left_out ?? []);
    const unscored = account.filter(({ score }) => score === null);
    for (const { reason } of unscored.filter(({ all }) => all.length > 0))
        log.info(reason);
    for (const reason of new Set(unscored.flatMap(({ all, reason: what }) => (all.length > 0 ? [] : what))))
        log.warning(reason);
    const leftOut = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_12__  .$z)(account.filter(({ score }) => score !== null), ({ score }) => score);
    const scoresLeftOut = [...leftOut]
        .map(([score, all]) => `${score ?? ''}, ${[...new Set(all.map(({ reason }) => reason))].join(' and ')}`)
        .join('; ');
    if (leftOut.size > 0)
        log.warning(`left out, because they are not numbers: ${scoresLeftOut}.`);
    const list = isVerbose ? log.info : log.debug;
    for (const line of new Set(account.flatMap(({ all }) => all)))
        list(`left out: ${line}`);
    const described = (0,_exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_3__  .To)(arms, {
        lower: (0,_result_options_js__WEBPACK_IMPORTED_MODULE_11__  .b)(options.lower),
        higher: (0,_result_options_js__WEBPACK_IMPORTED_MODULE_11__  .b)(options.higher),
        continuous: (0,_result_options_js__WEBPACK_IMPORTED_MODULE_11__  .b)(options.continuous),
        primary: options.primary ?? null,
    });
    const undirected = described.scores.flatMap(({ name, facts }) => (facts.direction === 'neutral' ? [name] : []));
    if (undirected.length > 0)
        log.info(`No gate on ${undirected.join(', ')}: the name does not say whether higher or lower is better. Say so with ${correct('higher')} or ${correct('lower')}.`);
    const isFilled = ({ name }) => arms.some(({ rows }) => (0,_exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_3__  .a4)(name, rows));
    const filled = described.scores.filter(isFilled);
    const empty = described.scores.flatMap((score) => (isFilled(score) ? [] : [score.name]));
    if (empty.length > 0)
        log.info(`Not compared, since no row has a value: ${empty.join(', ')}.`);
    const noScore = (0,_exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__  .pm)('any format', file);
    for (const { name } of filled)
        if (new Set(arms.filter(({ rows }) => (0,_exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_3__  .a4)(name, rows)).map(({ rows }) => (0,_exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_3__  .Ig)(name, rows))).size > 1)
            noScore(`${name} goes from 0 to 1 on one side and beyond 1 on another; write both on one scale`);
    if (described.gates.length === 0)
        noScore(`it has no score for which higher or lower is better${leftOut.size === 0 ? '' : `; left out: ${scoresLeftOut}`}. A score is a number, or a word such as pass`);
    const names = described.scores.map(({ name }) => name);
    const measured = described.gates.map(({ metric }) => metric).filter((metric) => metric.startsWith('retrieval.'));
    for (const option of ['lower', 'higher', 'continuous', 'primary']) {
        const known = option === 'primary' ? [...names, ...measured] : names;
        const unknown = (0,_result_options_js__WEBPACK_IMPORTED_MODULE_11__  .b)(options[option]).find((name) => !known.includes(name));
        if (unknown !== undefined)
            throw refuse(option, unknown, `a score of the results: ${known.join(', ')}`);
    }
    const gates = giveMargin(described, options.margin);
    if (gates === null)
        throw refuse('margin', options.margin ?? '', MARGIN_WANTED);
    const doubt = options.margin === undefined ? doubtMargin(described, arms[0]?.rows.length ?? 0) : null;
    if (doubt !== null)
        log.info(`${doubt} (another margin: ${correct('margin')}).`);
    for (const direction of ['higher', 'lower']) {
        const some = filled.filter(({ facts }) => facts.direction === direction).map(({ name }) => name);
        const other = direction === 'higher' ? 'lower' : 'higher';
        if (some.length > 0)
            log.info(`${direction === 'higher' ? 'Higher' : 'Lower'} is better: ${some.join(', ')} (if not: ${correct(other)}).`);
    }
    return { ...described, gates };
}
function doubtMargin({ scores, gates }, answers) {
    const { metric, margin = null } = gates.find(({ primary }) => primary) ?? {};
    const facts = scores.find((score) => score.facts.id === metric)?.facts;
    if (answers >= 60 || margin?.kind !== 'absolute' || facts?.range[1] === null)
        return null;
    const few = (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .pq)(answers, 'answer');
    const isFitted = (metric === 'success' || facts?.kind === 'binary') && answers > 5;
    return isFitted
        ? `The margin is ${Math.round(100 * margin.value)} points, because ${few} cannot rule out less`
        : `The margin is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_13__  .ZV)(margin.value, { decimals: 2, bare: true })}, which ${few} can hardly rule out: that takes at least ${Math.ceil(3 / margin.value)}, and more if the scores vary`;
}
const MARGIN_WANTED = 'points of a score from 0 to 1 (10pp), less than 100% of the baseline where no value is negative (5%), or a number below the range of the score';
function giveMargin({ scores, gates }, written) {
    if (written === undefined)
        return gates;
    const given = gates.map((gate) => {
        const share = { unit: gate.metric === 'tokens.total' ? 'tokens' : 'ratio', range: [0, 1] };
        const { unit, range } = scores.find(({ facts }) => facts.id === gate.metric)?.facts ?? share;
        const isFor = gate.primary || written.endsWith('pp');
        const margin = isFor ? readMargin(written, { id: gate.metric, direction: 'higher', unit, range }) : gate.margin;
        return gate.primary && margin === null ? null : { ...gate, margin: margin ?? gate.margin };
    });
    return given.every((gate) => gate !== null) ? given : null;
}
function readMargin(written, metric) {
    const margin = /^\d+(\.\d+)?\s?(%|pp)?$/.test(written) ? (0,_suite_parse_gates_js__WEBPACK_IMPORTED_MODULE_10__  .ES)('margin', written, metric) : '';
    if (typeof margin === 'string')
        return null;
    return margin.kind === 'relative' && (metric.range[0] === null || margin.value >= 1) ? null : margin;
}
const LIMITS = { maxEntries: 500_000, maxBytes: 2 ** 31, maxEntryBytes: 2 ** 28, maxRatio: 500 };
async function readEvalLog(input) {
    const { path, shown } = input;
    const refuse = (0,_exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__  .pm)('inspect', shown);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (found?.isFile() !== true)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_9__  .yo('file-unreadable', {
            path: shown,
            reason: found === null ? 'it does not exist' : 'it is not a file',
        });
    if (found.size > MAX_BYTES)
        return refuse(`it is larger than ${MAX_BYTES / 1e6} MB`);
    let header = null;
    const samples = [];
    const use = (name, text) => {
        const value = (0,_exchange_import_results_parse_file_js__WEBPACK_IMPORTED_MODULE_6__  .qF)(text);
        if (value === undefined)
            refuse(`${name} in it is not JSON`);
        if (name === 'header.json')
            header = value;
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(value))
            samples.push((0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(value, _exchange_import_results_inspect_js__WEBPACK_IMPORTED_MODULE_5__  .t));
        else
            refuse(`${name} in it is not an object`);
    };
    try {
        const wants = (name) => name === 'header.json' || /^samples\/[^/]+\.json$/.test(name);
        await (0,_github_read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .eA)({ archive: path, archiveBytes: found.size, limits: LIMITS, wants, use });
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_7__  .Eb))
            throw error;
        return refuse(`it is not a readable zip file: ${error.message}`, error);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .u4)(header))
        return refuse('it has no header.json, which inspect_ai writes when the evaluation ends');
    samples.sort(byIdAndEpoch);
    return { ...header, samples };
}
function byIdAndEpoch(a, b) {
    const [first, second] = [String(a['id']), String(b['id'])];
    const order = first.localeCompare(second, 'en', { numeric: true });
    return order === 0 ? Number(a['epoch']) - Number(b['epoch']) : order;
}


  }),

  36543:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  recordResults)
  });
  var _exchange_import_importer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49772);
  var _exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33522);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29598);
  var _io_platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1482);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44774);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55970);
  var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68674);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21501);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(27866);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47673);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12141);
  var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31625);
  var _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96267);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60960);
  var _model_outage_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(48711);
  var _model_version_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(90178);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65750);
  var _run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(25727);
  var _suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(92725);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(94896);
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






















const MESSAGE_LENGTH = 2000;
const MAX_REASONS = 20;
const K = [1, 3, 5, 10];
const PRIMARY_K = 5;
async function recordResults(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { arm, described, variant, suite, file, folder, now, of } = input;
        const golden = new Map();
        const { key_column: column } = arm;
        const keys = new Map();
        const counts = new Map();
        const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_7__  .Mr)(_model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_12__  .oQ.parse({}));
        const settings = { k: K, primary_k: PRIMARY_K, success: 'reported', pricing, scoring: _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_13__  .cH };
        const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_6__  .GY)(settings, described.scores.map(({ facts }) => facts));
        const named = new Set(arm.rows.flatMap(({ scores }) => Object.keys(scores)));
        const areAllFailed = arm.rows.every(({ error }) => error !== undefined);
        const own = described.scores.filter(({ name }) => areAllFailed || named.has(name));
        const trials = arm.rows.map((row) => {
            const one = describeCase(row, file);
            const found = golden.get(one.id) ?? one;
            golden.set(found.id, found);
            if (row.key !== undefined && row.key !== '')
                keys.set(found.id, row.key);
            const trial = counts.get(found.id) ?? 0;
            counts.set(found.id, trial + 1);
            const observation = observe(row);
            const values = own.map(({ name, facts: { id, range } }) => {
                const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__  .eC)(row.scores, name);
                return [id, value && Math.min(value, range[1] ?? value)];
            });
            const isLost = (value) => value === null || (value === undefined && row.error !== undefined);
            const recorded = {
                scores: Object.fromEntries(values.flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : []))),
                unscored: Object.fromEntries(values.flatMap(([id, value]) => (isLost(value) ? [[id, 'the results have no value']] : []))),
            };
            return {
                case: found.id,
                trial,
                retries: 0,
                observation,
                ...(0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_8__  .$o)({ metrics, golden: found, observation, recorded, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_5__  .d }),
            };
        });
        const cases = [...golden.values()];
        const leftOut = (arm.left_out ?? []).flatMap(({ score, reason }) => score === null ? [] : { score, reason, directed: (0,_exchange_import_results_describe_scores_js__WEBPACK_IMPORTED_MODULE_1__  .Cu)(score) });
        const started = now.toISOString();
        const head = {
            ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_9__  .y5)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_10__  .ZN),
            run_id: `${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)(`${file} ${variant} ${started}`).slice(0, 12)}-${variant}`,
            session_id: (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)(`${file} ${variant} ${started}`),
            ...of,
            suite: { name: suite, version: '', file },
            variant,
            started_at: started,
            finished_at: started,
            seed: 1,
            trials_per_case: Math.max(1, ...counts.values()),
            subset: null,
            shard: null,
            stale_cases: [],
            settings: {
                k: [...K],
                primary_k: PRIMARY_K,
                success: 'reported',
                alpha: 0.05,
                min_scored_share: 0.95,
                zero_tolerance: 'critical',
                deterministic: false,
                target: { type: _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__  .Nj },
                controlled: {},
                concurrency: 1,
                timeout_seconds: 120,
            },
            pricing,
            environment: { node: process.version, os: (0,_io_platform_js__WEBPACK_IMPORTED_MODULE_3__  .nv)(), runner: null },
            fingerprints: {
                suite: (0,_run_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_16__  .x)({ name: suite, version: '', k: K, primary_k: PRIMARY_K, success: 'reported' }, cases),
                gates: (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_19__  .d)(described.gates)),
                target: (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_19__  .d)({ type: _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__  .Nj, arm: arm.name })),
                metrics: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_18__  .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s),
                pricing: (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_19__  .d)(pricing)),
                models: [],
                corpus: null,
                goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_20__  .xv,
            },
            cases,
            gates: [...described.gates],
            metrics: metrics.map(_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_18__  .gt),
            case_keys: column === undefined || keys.size === 0 ? undefined : { column, keys: Object.fromEntries(keys) },
            left_out: leftOut.length > 0 ? leftOut : undefined,
            counts: null,
            summaries: {},
        };
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_15__  .dP)(pricing);
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_14__  .bp)(folder, head), true);
        for (const trial of trials) {
            await writer.append(trial);
            tally.add(trial);
        }
        const run = tally.complete(head, metrics);
        await writer.finish(run);
        return run;
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
const askedSchema = _model_suite_case_js__WEBPACK_IMPORTED_MODULE_11__  .oe.omit({ budgets: true });
function identifyCase(id) {
    const clean = (0,_exchange_import_importer_js__WEBPACK_IMPORTED_MODULE_0__  .F$)(id) ?? 'case';
    if (clean === id.trim())
        return clean;
    const hash = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s)(id.trim()).replace('sha256:', '').slice(0, 12);
    return `${clean.slice(0, 180)} ${hash}`;
}
function describeCase({ id, query, expected, tags = [], retrieval }, file) {
    const asked = askedSchema.parse({
        id: identifyCase(id),
        query: query === '' ? id : query,
        tags: tags.filter((tag) => tag !== ''),
        ...(expected !== undefined && expected !== '' && { expected_answer: expected }),
        ...(retrieval && { expected_spans: retrieval.judged }),
    });
    const golden = { ...asked, at: { file, line: 0 }, fingerprint: '' };
    return { ...golden, fingerprint: (0,_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_17__  .l3)(golden, _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__  .s) };
}
function observe(row) {
    const latency_ms = row.latency_ms ?? null;
    if (row.error !== undefined)
        return {
            status: 'failed',
            latency_ms,
            failure: {
                kind: row.is_outage === true || (0,_model_outage_js__WEBPACK_IMPORTED_MODULE_21__  .u)(row.error) ? 'infrastructure' : 'target',
                message: row.error.slice(0, MESSAGE_LENGTH),
            },
        };
    const { passed, model, cost_usd, input_tokens, output_tokens } = row;
    const reasons = (row.reasons ?? []).slice(0, MAX_REASONS).map((reason) => reason.slice(0, MESSAGE_LENGTH));
    return {
        status: 'ok',
        latency_ms,
        reply: {
            answer: row.answer ?? '',
            ...(passed !== null && { passed }),
            ...(reasons.length > 0 && { reasons }),
            ...(row.retrieval && { spans: row.retrieval.ranked.map((path) => ({ path })) }),
            ...(model !== undefined && { model }),
            ...(cost_usd !== undefined && { cost_usd }),
            ...((input_tokens !== undefined || output_tokens !== undefined) && {
                usage: { input_tokens: input_tokens ?? 0, output_tokens: output_tokens ?? 0 },
            }),
        },
    };
}


  })

};
