export const id = 6079;
export const ids = [6079];
export const modules = {

/***/ 91543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var comparison = __webpack_require__(82751);
// EXTERNAL MODULE: ./build/store/runs/read-reference.js
var read_reference = __webpack_require__(9073);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
// EXTERNAL MODULE: ./build/cli/commands/print-evaluation.js
var print_evaluation = __webpack_require__(77166);
// EXTERNAL MODULE: ./build/import/importer.js
var importer = __webpack_require__(86324);
;// CONCATENATED MODULE: ./build/import/results/describe-scores.js

/** Scores that are better the lower they are, by the words in their names. */
const LOWER = /\b(latency|cost|tokens?|toxicity|bias|hallucination|errors?|perplexity|loss|wer|cer|harmful(ness)?|violations?|leakage)\b/i;
/** A score's id among the metrics. @example scoreId('Answer Relevancy') // 'custom.answer-relevancy' */
const scoreId = (name) => `custom.${(0,importer/* nameCase */.Ic)(name, 'score')}`;
/**
 * The metrics that the scores of all arms are, the same for each: yes or no where every value is 0 or 1, a ratio where every value lies
 * between, else a bare number. What is lower the better is known by its name unless the user says it.
 */
function describeScores(arms, choices) {
    const rows = arms.flatMap((arm) => arm.rows);
    const names = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))];
    const scores = names.map((name) => {
        const values = rows.flatMap(({ scores: given }) => given[name] ?? []);
        return { name, facts: describeScore(name, values, choices) };
    });
    const hasPassed = arms.every((arm) => arm.rows.some(({ passed }) => passed !== null));
    const chosen = choices.primary ?? (hasPassed ? null : (names[0] ?? null));
    const gates = [
        ...(hasPassed
            ? [gateOn('success', { isPrimary: chosen === null, margin: { kind: 'absolute', value: 0.05 } })]
            : []),
        ...scores.map(({ name, facts }) => gateOn(facts.id, {
            isPrimary: name === chosen,
            margin: facts.default_margin ?? { kind: 'relative', value: 0.1 },
        })),
        ...(rows.every(({ input_tokens: input, output_tokens: output, error }) => error !== undefined || (input ?? 0) + (output ?? 0) > 0)
            ? [gateOn('tokens.total', { isPrimary: false, margin: { kind: 'relative', value: 0.1 } })]
            : []),
    ];
    return { scores, gates };
}
function describeScore(name, values, { lower, higher }) {
    const isLower = lower.includes(name) || (LOWER.test(name.replaceAll(/[_-]/g, ' ')) && !higher.includes(name));
    const isBinary = values.every((value) => value === 0 || value === 1);
    const isRatio = values.every((value) => value >= 0 && value <= 1);
    return {
        id: scoreId(name),
        title: name,
        unit: isRatio ? 'ratio' : 'score',
        kind: isBinary ? 'binary' : 'continuous',
        direction: isLower ? 'lower' : 'higher',
        range: isRatio ? [0, 1] : [null, null],
        environment: 'free',
        scale: 'linear',
        default_margin: isRatio ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${scoreId(name)}/1 ${isLower ? 'lower' : 'higher'} is better`,
        custom: true,
    };
}
function gateOn(metric, { isPrimary, margin }) {
    return {
        ...{ id: metric, metric, severity: 'fail', evidence: 'significant', primary: isPrimary, margin },
        ...{ min: null, max: null, where: null },
    };
}

// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/import/results/rows.js

/** Every entry by a schema of a vendor's; the first that does not meet it is the user's error `results-invalid`. */
function parseRows(entries, schema, { format, path }) {
    return entries.map((entry, index) => {
        const parsed = schema.safeParse(entry);
        if (parsed.success)
            return parsed.data;
        const [issue] = parsed.error.issues;
        const where = issue?.path.join('.') ?? '';
        const problem = `result ${index + 1}${where === '' ? '' : `, ${where}`}: ${issue?.message ?? 'it is not of the format'}`;
        throw new error/* UserError */.y('results-invalid', { format, path, problem });
    });
}
const write = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
/** What was asked or answered, as text; null for nothing. */
const asAnswer = (value) => (value === undefined || value === null ? null : write(value));
/** A harness's variables as a question: the only one, or all with their names. */
function writeQuery(variables) {
    const entries = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null);
    const [only, ...others] = entries;
    if (only !== undefined && others.length === 0)
        return write(only[1]);
    return entries.map(([name, value]) => `${name}: ${write(value)}`).join('\n');
}
/** An id that several questions share says less than the questions: they become part of it. Rows of one question are trials. */
function separateIds(rows) {
    const queries = new Map();
    for (const { id, query } of rows)
        queries.set(id, (queries.get(id) ?? new Set()).add(query));
    return rows.map((row) => ((queries.get(row.id)?.size ?? 1) > 1 ? { ...row, id: `${row.id}: ${row.query}` } : row));
}

;// CONCATENATED MODULE: ./build/import/results/deepeval.js


const format = 'deepeval';
const optional = schemas.number().nullish();
const caseSchema = schemas.looseObject({
    name: schemas.string(),
    input: schemas.string().nullish(),
    actualOutput: schemas.string().nullish(),
    expectedOutput: schemas.string().nullish(),
    success: schemas.boolean().nullish(),
    tokenCost: optional,
    inputTokenCount: optional,
    outputTokenCount: optional,
    completionTime: optional,
    tags: schemas.array(schemas.string()).nullish(),
    metricsData: schemas.array(schemas.looseObject({ name: schemas.string(), score: optional, success: schemas.boolean().nullish(), error: schemas.string().nullish() }))
        .nullish(),
});
const runSchema = schemas.looseObject({ testCases: schemas.array(schemas.unknown()) });
/** DeepEval's `TestRun` as it writes it: `.deepeval/.latest_test_run.json`, or with DEEPEVAL_RESULTS_FOLDER a file a run. */
const deepeval = {
    name: format,
    title: "DeepEval's test run (.deepeval/.latest_test_run.json, or a file of DEEPEVAL_RESULTS_FOLDER)",
    matches: ({ document }) => runSchema.safeParse(unwrap(document)).success,
    read: ({ path, document }) => {
        const { testCases } = runSchema.parse(unwrap(document));
        return [{ name: '', rows: separateIds(parseRows(testCases, caseSchema, { format, path }).map(readCase)) }];
    },
};
/** The file of the latest run has the run in `testRunData`. */
function unwrap(document) {
    const wrapped = schemas.looseObject({ testRunData: schemas.unknown().optional() }).safeParse(document);
    return wrapped.success && wrapped.data.testRunData !== undefined ? wrapped.data.testRunData : document;
}
function readCase({ name, input, metricsData, ...one }) {
    const metrics = metricsData ?? [];
    const query = input ?? name;
    // Names are `test_case_0` unless a test has one of its own: they say where a question stands, not which it is.
    const isCounted = /^(conversational_)?test_case_\d+$/.test(name);
    return {
        id: isCounted ? query : name,
        query,
        answer: one.actualOutput ?? null,
        expected: one.expectedOutput ?? undefined,
        tags: one.tags ?? [],
        passed: one.success ?? null,
        scores: Object.fromEntries(metrics.map((metric) => [metric.name, metric.score ?? null])),
        latency_ms: one.completionTime === undefined || one.completionTime === null ? undefined : 1000 * one.completionTime,
        cost_usd: one.tokenCost ?? undefined,
        input_tokens: one.inputTokenCount ?? undefined,
        output_tokens: one.outputTokenCount ?? undefined,
    };
}

;// CONCATENATED MODULE: ./build/import/results/inspect.js


const inspect_format = 'inspect';
/** The values that inspect_ai's `value_to_float` reads. */
const WORDS = { C: 1, P: 0.5, I: 0, N: 0, correct: 1, incorrect: 0 };
const message = schemas.looseObject({ role: schemas.string(), content: schemas.unknown().optional() });
const sampleSchema = schemas.looseObject({
    id: schemas.union([schemas.string(), schemas.number()]),
    epoch: schemas.int(),
    input: schemas.union([schemas.string(), schemas.array(message)]),
    target: schemas.union([schemas.string(), schemas.array(schemas.string())]).nullish(),
    output: schemas.looseObject({ completion: schemas.string().nullish(), model: schemas.string().nullish() }).nullish(),
    scores: schemas.record(schemas.string(), schemas.looseObject({ value: schemas.unknown().optional() })).nullish(),
    error: schemas.looseObject({ message: schemas.string() }).nullish(),
    total_time: schemas.number().nonnegative().nullish(),
    model_usage: schemas.record(schemas.string(), schemas.looseObject({ input_tokens: schemas.number(), output_tokens: schemas.number() })).nullish(),
});
const logSchema = schemas.looseObject({
    eval: schemas.looseObject({ task: schemas.string(), model: schemas.string() }),
    samples: schemas.array(schemas.unknown()),
});
/** inspect_ai's `EvalLog` as JSON; epochs are trials. */
const inspect = {
    name: inspect_format,
    title: 'a log of inspect_ai as JSON (`inspect log convert --to json`)',
    matches: ({ document }) => logSchema.safeParse(document).success,
    read: ({ path, document }) => {
        const log = logSchema.parse(document);
        const rows = parseRows(log.samples, sampleSchema, { format: inspect_format, path }).map(readSample);
        return [{ name: log.eval.model, rows: separateIds(rows) }];
    },
};
function readSample({ id, input, target, output, scores, error, total_time: seconds, model_usage: usage, }) {
    const last = typeof input === 'string' ? input : asAnswer(input.findLast(({ role }) => role === 'user')?.content);
    const used = Object.values(usage ?? {});
    const sum = (of) => used.length === 0 ? undefined : used.reduce((total, one) => total + of(one), 0);
    return {
        id: String(id),
        query: last ?? String(id),
        answer: output?.completion ?? null,
        expected: typeof target === 'string' ? target : target?.[0],
        error: error?.message,
        passed: null,
        scores: Object.fromEntries(Object.entries(scores ?? {}).flatMap(([name, { value }]) => readScore(name, value))),
        latency_ms: seconds === undefined || seconds === null ? undefined : 1000 * seconds,
        input_tokens: sum((one) => one.input_tokens),
        output_tokens: sum((one) => one.output_tokens),
        model: output?.model ?? undefined,
    };
}
/** A scorer's value: a number, a word such as `C`, or several with names. */
function readScore(name, value) {
    if (typeof value === 'number')
        return [[name, Number.isFinite(value) ? value : null]];
    if (typeof value === 'boolean')
        return [[name, value ? 1 : 0]];
    if (typeof value === 'string')
        return [[name, WORDS[value] ?? null]];
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [];
    return Object.entries(value).flatMap(([part, one]) => readScore(`${name}.${part}`, one));
}

;// CONCATENATED MODULE: ./build/import/results/lm-eval.js


const lm_eval_format = 'lm-eval';
const lm_eval_sampleSchema = schemas.looseObject({
    doc_id: schemas.union([schemas.int(), schemas.string()]),
    doc: schemas.unknown().optional(),
    target: schemas.unknown().optional(),
    filtered_resps: schemas.array(schemas.unknown()),
    filter: schemas.string().nullish(),
    metrics: schemas.array(schemas.string()).nullish(),
    doc_hash: schemas.string().nullish(),
});
/** What a line has beside its scores, where it does not name them in `metrics`. */
const FIELDS = new Set(['doc_id', 'doc', 'target', 'arguments', 'resps', 'filtered_resps', 'filter', 'metrics']);
/** A line of `samples_TASK_DATE.jsonl`, which lm-evaluation-harness writes with `--log_samples`. A filter is an arm of its own. */
const lmEval = {
    name: lm_eval_format,
    title: "lm-evaluation-harness' samples_TASK.jsonl (`--log_samples`)",
    matches: ({ rows }) => lm_eval_sampleSchema.safeParse(rows[0]).success,
    read: ({ path, rows }) => {
        const samples = parseRows(rows, lm_eval_sampleSchema, { format: lm_eval_format, path });
        const filters = [...new Set(samples.map(({ filter }) => filter ?? ''))];
        return filters.map((filter) => ({
            name: filters.length > 1 ? filter : '',
            rows: separateIds(samples.filter((one) => (one.filter ?? '') === filter).map(lm_eval_readSample)),
        }));
    },
};
function lm_eval_readSample(sample) {
    const { doc_id: id, doc, target, filtered_resps: answers, metrics } = sample;
    const isScore = (name) => metrics ? metrics.includes(name) : !FIELDS.has(name) && !name.endsWith('_hash');
    const scores = Object.entries(sample).flatMap(([name, value]) => isScore(name) && (typeof value === 'number' || typeof value === 'boolean') ? [[name, Number(value)]] : []);
    return {
        id: String(id),
        query: asAnswer(doc) ?? String(id),
        answer: asAnswer(answers.length === 1 ? answers[0] : answers),
        expected: asAnswer(target) ?? undefined,
        passed: null,
        scores: Object.fromEntries(scores),
    };
}

;// CONCATENATED MODULE: ./build/import/results/openai-evals.js


const openai_evals_format = 'openai-evals';
const eventSchema = schemas.looseObject({
    sample_id: schemas.string(),
    type: schemas.string(),
    data: schemas.record(schemas.string(), schemas.unknown()),
});
const specSchema = schemas.looseObject({ spec: schemas.looseObject({ completion_fns: schemas.array(schemas.string()).nullish() }) });
/** The log that `oaieval` writes: a `spec`, events of samples, a `final_report`. */
const openaiEvals = {
    name: openai_evals_format,
    title: "the JSON Lines log of OpenAI's `oaieval`",
    matches: ({ rows }) => specSchema.safeParse(rows[0]).success,
    read: ({ path, rows }) => {
        const spec = specSchema.safeParse(rows[0]);
        const events = parseRows(rows.filter((row) => 'event_id' in row), eventSchema, { format: openai_evals_format, path });
        const bySample = new Map();
        for (const event of events)
            bySample.set(event.sample_id, [...(bySample.get(event.sample_id) ?? []), event]);
        const name = spec.success ? (spec.data.spec.completion_fns ?? []).join(', ') : '';
        return [{ name, rows: [...bySample].map(([id, all]) => openai_evals_readSample(id, all)) }];
    },
};
function openai_evals_readSample(id, events) {
    const dataOf = (type) => events.findLast((event) => event.type === type)?.data;
    const [match, sampling, error] = [dataOf('match'), dataOf('sampling'), dataOf('error')];
    const scores = Object.entries(dataOf('metrics') ?? {}).flatMap(([name, value]) => typeof value === 'number' || typeof value === 'boolean' ? [[name, Number(value)]] : []);
    return {
        id,
        query: readPrompt(sampling?.['prompt']) ?? id,
        answer: asAnswer(match?.['picked'] ?? readSampled(sampling?.['sampled'])),
        expected: asAnswer(match?.['expected']) ?? undefined,
        error: match === undefined && error !== undefined ? (asAnswer(error['message']) ?? 'the sample failed') : undefined,
        passed: typeof match?.['correct'] === 'boolean' ? match['correct'] : null,
        scores: Object.fromEntries(scores),
    };
}
const messagesSchema = schemas.array(schemas.looseObject({ content: schemas.unknown().optional() }));
/** A text, or the last message of a chat. */
function readPrompt(prompt) {
    const chat = messagesSchema.safeParse(prompt);
    return asAnswer(chat.success ? chat.data.at(-1)?.content : prompt);
}
const readSampled = (sampled) => Array.isArray(sampled) && sampled.length === 1 ? sampled[0] : sampled;

;// CONCATENATED MODULE: ./build/import/results/promptfoo.js


const promptfoo_format = 'promptfoo';
/** promptfoo's `failureReason` where a provider failed, and no assertion was asked. */
const PROVIDER_FAILED = 2;
const record = schemas.record(schemas.string(), schemas.unknown()).nullish();
const amount = schemas.number().nonnegative().nullish();
const resultSchema = schemas.looseObject({
    success: schemas.boolean(),
    score: schemas.number(),
    namedScores: schemas.record(schemas.string(), schemas.number()).nullish(),
    failureReason: schemas.number().nullish(),
    error: schemas.string().nullish(),
    latencyMs: amount,
    cost: amount,
    vars: record,
    testCase: schemas.looseObject({ description: schemas.string().nullish(), vars: record, metadata: record }).nullish(),
    provider: schemas.looseObject({ id: schemas.string(), label: schemas.string().nullish() }),
    prompt: schemas.looseObject({ label: schemas.string().nullish() }).nullish(),
    response: schemas.looseObject({
        output: schemas.unknown().optional(),
        tokenUsage: schemas.looseObject({ prompt: amount, completion: amount }).nullish(),
    })
        .nullish(),
});
const documentSchema = schemas.looseObject({ results: schemas.looseObject({ results: schemas.array(schemas.unknown()) }) });
/** promptfoo's own type `EvaluateResult`. Each provider with each prompt is an arm. */
const promptfoo = {
    name: promptfoo_format,
    title: '`promptfoo eval --output results.json` or results.jsonl',
    matches: ({ document, rows }) => documentSchema.safeParse(document).success || resultSchema.safeParse(rows[0]).success,
    read: ({ path, document, rows }) => {
        const whole = documentSchema.safeParse(document);
        const results = parseRows(whole.success ? whole.data.results.results : rows, resultSchema, { format: promptfoo_format, path });
        const prompts = new Set(results.map(({ prompt }) => prompt?.label ?? ''));
        const arms = new Map();
        for (const result of results) {
            const { id, label } = result.provider;
            const provider = label === undefined || label === null || label === '' ? id : label;
            const name = prompts.size > 1 ? `${provider}: ${result.prompt?.label ?? ''}` : provider;
            arms.set(name, [...(arms.get(name) ?? []), result]);
        }
        return [...arms].map(([name, all]) => ({ name, rows: separateIds(all.map(readResult)) }));
    },
};
function readResult(result) {
    const { testCase, response, success, namedScores, error } = result;
    const query = writeQuery(testCase?.vars ?? result.vars ?? {});
    const named = [testCase?.metadata?.['id'], testCase?.description].find((one) => typeof one === 'string' && one !== '');
    const isDown = result.failureReason === PROVIDER_FAILED;
    return {
        id: typeof named === 'string' ? named : query,
        query,
        answer: asAnswer(response?.output),
        error: isDown ? (error ?? 'the provider failed') : undefined,
        passed: isDown ? null : success,
        // Its score is the mean of all assertions, those with names among them.
        scores: isDown ? {} : Object.keys(namedScores ?? {}).length > 0 ? { ...namedScores } : { score: result.score },
        latency_ms: result.latencyMs ?? undefined,
        cost_usd: result.cost ?? undefined,
        input_tokens: response?.tokenUsage?.prompt ?? undefined,
        output_tokens: response?.tokenUsage?.completion ?? undefined,
    };
}

;// CONCATENATED MODULE: ./build/import/results/table.js



const table_format = 'table';
/** What a column is, by the names that harnesses give such columns: Ragas, LangSmith, Braintrust and hand-made tables among them. */
const NAMES = {
    id: ['id', 'case_id', 'question_id', 'query_id', 'example_id', 'test_id', 'sample_id'],
    query: ['query', 'question', 'user_input', 'input', 'inputs', 'prompt'],
    answer: ['answer', 'response', 'output', 'outputs', 'actual_output', 'prediction'],
    expected: ['expected', 'expected_output', 'reference', 'ground_truth', 'reference_outputs', 'expected_answer'],
    pass: ['pass', 'passed', 'success', 'correct', 'is_correct'],
    error: ['error', 'exception'],
    tags: ['tags', 'tag', 'category'],
    model: ['model'],
    latency_s: ['latency', 'latency_s', 'duration', 'duration_s'],
    latency_ms: ['latency_ms', 'duration_ms'],
    cost: ['cost', 'cost_usd', 'total_cost', 'estimated_cost'],
    input_tokens: ['input_tokens', 'prompt_tokens'],
    output_tokens: ['output_tokens', 'completion_tokens'],
};
/** Objects of scores, whose members are columns: `scores.Factuality` of Braintrust, `feedback.correctness` of LangSmith. */
const NESTED = new Set(['scores', 'metrics', 'feedback', 'feedback_scores']);
/** Rows with a score a column: CSV, JSON Lines, or a JSON array of objects. */
const table = {
    name: table_format,
    title: 'CSV, JSON Lines or a JSON array with a column for each score (Ragas, LangSmith, Braintrust, your own)',
    matches: ({ rows }) => rows.length > 0,
    read: ({ path, rows }, columns) => {
        const flat = rows.map(flatten);
        const names = [...new Set(flat.flatMap((row) => Object.keys(row)))];
        const refuse = (problem) => {
            throw new error/* UserError */.y('results-invalid', { format: table_format, path, problem });
        };
        const fields = findFields(names, columns, refuse);
        const taken = new Set(fields.values());
        const missing = columns.scores.find((name) => !names.includes(name));
        if (missing !== undefined)
            refuse(`no column is named \`${missing}\`; there are ${names.join(', ')}`);
        const scores = columns.scores.length > 0
            ? columns.scores
            : names.filter((name) => !taken.has(name) &&
                flat.every((row) => isNumeric(row[name])) &&
                flat.some((row) => readNumber(row[name]) !== null));
        if (!fields.has('query') && !fields.has('id'))
            refuse('no column says which question a row is; name one with --id or --query');
        if (scores.length === 0 && !fields.has('pass'))
            refuse('no column holds numbers, and none says whether a row passed; name one with --score or --pass');
        return [{ name: '', rows: separateIds(flat.map((row) => readRow(row, { fields, scores }))) }];
    },
};
function flatten(row) {
    return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => NESTED.has(name) && (0,importer/* isRecord */.u4)(value)
        ? Object.entries(value).map(([part, score]) => [part, (0,importer/* isRecord */.u4)(score) ? score['score'] : score])
        : [[name.replace(/^(feedback|scores)\./, ''), value]]));
}
const plain = (name) => name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
function findFields(names, columns, refuse) {
    const fields = new Map();
    for (const [field, known] of Object.entries(NAMES)) {
        const given = field === 'id' || field === 'query' || field === 'answer' || field === 'pass' ? columns[field] : undefined;
        if (given !== undefined && !names.includes(given))
            refuse(`no column is named \`${given}\`; there are ${names.join(', ')}`);
        const found = given ?? known.flatMap((one) => names.filter((name) => plain(name) === one && !columns.scores.includes(name)))[0];
        if (found !== undefined)
            fields.set(field, found);
    }
    return fields;
}
/** A number, or its text; true and false are 1 and 0; null for nothing and for what is none. */
function readNumber(value) {
    if (typeof value === 'boolean')
        return Number(value);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(readWord(value)) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
const isEmpty = (value) => value === undefined || value === null || (typeof value === 'string' && /^(nan|null|none)?$/i.test(value.trim()));
const isNumeric = (value) => isEmpty(value) || readNumber(value) !== null;
const readWord = (text) => /^(true|pass|passed|yes)$/i.test(text.trim()) ? 1 : /^(false|fail|failed|no)$/i.test(text.trim()) ? 0 : text;
function readRow(row, { fields, scores }) {
    const value = (field) => {
        const name = fields.get(field);
        return name === undefined || isEmpty(row[name]) ? undefined : row[name];
    };
    const number = (field) => readNumber(value(field)) ?? undefined;
    const latency = number('latency_s');
    const query = asAnswer(value('query'));
    const id = asAnswer(value('id'));
    const tags = value('tags');
    const passed = readNumber(value('pass'));
    return {
        id: id ?? query ?? '',
        query: query ?? id ?? '',
        answer: asAnswer(value('answer')),
        expected: asAnswer(value('expected')) ?? undefined,
        tags: Array.isArray(tags)
            ? tags.map(String)
            : typeof tags === 'string'
                ? tags.split(/[;|,]/).map((tag) => tag.trim())
                : [],
        error: asAnswer(value('error')) ?? undefined,
        passed: passed === null ? null : passed > 0,
        scores: Object.fromEntries(scores.map((name) => [name, readNumber(row[name])])),
        latency_ms: number('latency_ms') ?? (latency === undefined ? undefined : 1000 * latency),
        cost_usd: number('cost'),
        input_tokens: number('input_tokens'),
        output_tokens: number('output_tokens'),
        model: asAnswer(value('model')) ?? undefined,
    };
}

;// CONCATENATED MODULE: ./build/import/results/index.js










/** The formats of results, the most particular first: the first that a file is of reads it. */
const RESULT_READERS = [promptfoo, inspect, deepeval, lmEval, openaiEvals, table];
/** Files that can hold results, by how they end. */
const RESULT_FILES = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv'];
/**
 * What each arm of a file of results scored; null where the file is of no format, and none was named.
 * Throws the user's error `results-invalid`.
 */
function readResults(file, { format, columns }) {
    const parsed = parseFile(file);
    const reader = format === undefined
        ? RESULT_READERS.find((one) => one.matches(parsed))
        : RESULT_READERS.find(({ name }) => name === format);
    if (reader === undefined && format === undefined)
        return null;
    if (reader === undefined) {
        const names = RESULT_READERS.map(({ name }) => name);
        throw new error/* UserError */.y('flag-invalid', {
            flag: 'format',
            got: format ?? '',
            expected: `one of ${names.join(', ')}${(0,suggest/* suggest */.Z)(format ?? '', names) === null ? '' : `; did you mean ${(0,suggest/* suggest */.Z)(format ?? '', names) ?? ''}?`}`,
        });
    }
    if (!reader.matches(parsed))
        throw new error/* UserError */.y('results-invalid', {
            format: reader.name,
            path: file.path,
            problem: 'it is not of this format',
        });
    const arms = reader.read(parsed, columns);
    if (arms.every(({ rows }) => rows.length === 0))
        throw new error/* UserError */.y('results-invalid', { format: reader.name, path: file.path, problem: 'it has no results' });
    return arms;
}
function parseFile({ path, text }) {
    const source = text.replace(/^\uFEFF/, '');
    if (/\.[ct]sv$/i.test(path))
        return { path, document: null, rows: readCsv(source, path) };
    if (!/\.(jsonl|ndjson)$/i.test(path)) {
        const document = parseJson(source);
        if (document !== undefined)
            return { path, document, rows: Array.isArray(document) ? document.filter(importer/* isRecord */.u4) : [] };
    }
    const rows = source
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map(parseJson);
    return { path, document: null, rows: rows.every(importer/* isRecord */.u4) ? rows : [] };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readCsv(text, path) {
    const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    const delimiter = head.includes('\t') ? '\t' : head.split(';').length > head.split(',').length ? ';' : ',';
    const { records, fault } = (0,csv/* parseCsv */.W)(text, delimiter);
    if (fault)
        throw new error/* UserError */.y('results-invalid', { format: 'table', path, problem: `line ${fault.line}: ${fault.message}` });
    const [header = [], ...rows] = records;
    return rows.map((row) => Object.fromEntries(header.map(({ text: name }, at) => [name, row[at]?.text ?? ''])));
}

// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/metrics/build-metrics.js
var build_metrics = __webpack_require__(55970);
// EXTERNAL MODULE: ./build/metrics/cost/price-reply.js
var price_reply = __webpack_require__(68674);
// EXTERNAL MODULE: ./build/metrics/describe-facts.js
var describe_facts = __webpack_require__(16279);
// EXTERNAL MODULE: ./build/metrics/score-trial.js
var score_trial = __webpack_require__(21501);
// EXTERNAL MODULE: ./build/metrics/summarize-run.js
var summarize_run = __webpack_require__(18359);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/model/run/run.js
var run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/model/suite/case.js
var suite_case = __webpack_require__(31625);
// EXTERNAL MODULE: ./build/model/suite/pricing.js
var suite_pricing = __webpack_require__(96267);
// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/store/runs/write-run.js
var write_run = __webpack_require__(20714);
// EXTERNAL MODULE: ./build/suite/fingerprint-case.js
var fingerprint_case = __webpack_require__(24452);
// EXTERNAL MODULE: ./build/run/arm/tally.js
var arm_tally = __webpack_require__(65173);
// EXTERNAL MODULE: ./build/run/arm/describe-run.js
var describe_run = __webpack_require__(31402);
;// CONCATENATED MODULE: ./build/run/record-results.js


















const MESSAGE_LENGTH = 2000;
const K = [1, 3, 5, 10];
const PRIMARY_K = 5;
/** Writes what another harness has scored as a run, so that it is compared, judged and reported as any other. Throws as `writeRun`. */
async function recordResults({ arm, described, variant, suite, file, folder, now, }) {
    const golden = new Map();
    const counts = new Map();
    const pricing = (0,price_reply/* completePricing */.Mr)(suite_pricing/* pricingSchema */.oQ.parse({}));
    const settings = { k: K, primary_k: PRIMARY_K, success: 'reported', pricing, scoring: scoring/* DEFAULT_SCORING */.cH };
    const metrics = (0,build_metrics/* buildMetrics */.GY)(settings, described.scores.map(({ facts }) => facts));
    const trials = arm.rows.map((row) => {
        const one = describeCase(row, file);
        const found = golden.get(one.id) ?? one;
        golden.set(found.id, found);
        const trial = counts.get(found.id) ?? 0;
        counts.set(found.id, trial + 1);
        const observation = observe(row);
        const recorded = {
            scores: Object.fromEntries(described.scores.flatMap(({ name, facts }) => {
                const value = row.scores[name];
                return value === undefined || value === null ? [] : [[facts.id, value]];
            })),
            unscored: Object.fromEntries(described.scores.flatMap(({ name, facts }) => row.scores[name] === null ? [[facts.id, 'the results have no value']] : [])),
        };
        return {
            case: found.id,
            trial,
            retries: 0,
            observation,
            ...(0,score_trial/* scoreTrial */.$)({ metrics, golden: found, observation, recorded }),
        };
    });
    const cases = [...golden.values()];
    const started = now.toISOString();
    const head = {
        schema_version: run/* RUN_SCHEMA_VERSION */.ZN,
        run_id: `${(0,sha256/* sha256 */.s)(`${file} ${variant} ${started}`).slice(0, 12)}-${variant}`,
        session_id: (0,sha256/* sha256 */.s)(`${file} ${variant} ${started}`),
        mode: 'run',
        suite: { name: suite, version: '', file },
        variant,
        ...{ commit: null, branch: null, started_at: started, finished_at: started, seed: 1 },
        trials_per_case: Math.max(1, ...counts.values()),
        ...{ subset: null, shard: null, stale_cases: [] },
        settings: {
            ...{ k: [...K], primary_k: PRIMARY_K, success: 'reported' },
            ...{ alpha: 0.05, min_scored_share: 0.95, zero_tolerance: 'critical', deterministic: false },
            ...{ target: { type: 'results' }, controlled: {}, concurrency: 1, timeout_seconds: 120 },
        },
        pricing,
        environment: { node: process.version, os: `${process.platform} ${(0,external_node_os_.release)()} ${process.arch}`, runner: null },
        fingerprints: {
            suite: (0,describe_run/* fingerprintSuite */.x)({ name: suite, version: '', k: K, primary_k: PRIMARY_K, success: 'reported' }, cases),
            gates: (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(described.gates)),
            target: (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(arm)),
            metrics: (0,describe_facts/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s),
            pricing: (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(pricing)),
            ...{ models: [], corpus: null, goldenpair: version/* VERSION */.x },
        },
        cases,
        gates: [...described.gates],
        metrics: metrics.map(describe_facts/* metricFacts */.gt),
        counts: null,
        summaries: {},
    };
    const tally = (0,arm_tally/* startTally */.dP)(pricing);
    const writer = await (0,write_run/* writeRun */.bp)(folder, head);
    try {
        for (const trial of trials) {
            await writer.append(trial);
            tally.add(trial);
        }
        const run = {
            ...head,
            counts: tally.counts(),
            fingerprints: { ...head.fingerprints, ...tally.models() },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials }),
        };
        await writer.finish(run);
        return run;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
const askedSchema = suite_case/* caseSchema */.oe.omit({ budgets: true });
function describeCase({ id, query, expected, tags = [] }, file) {
    const asked = askedSchema.parse({
        id: (0,importer/* cleanId */.F$)(id) ?? 'case',
        query: query === '' ? id : query,
        tags: tags.filter((tag) => tag !== ''),
        ...(expected !== undefined && expected !== '' && { expected_answer: expected }),
    });
    const golden = { ...asked, at: { file, line: 0 }, fingerprint: '' };
    return { ...golden, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(golden, sha256/* sha256 */.s) };
}
/** What a harness could not ask is an outage: it says nothing of the answers. */
function observe(row) {
    const latency_ms = row.latency_ms ?? null;
    if (row.error !== undefined)
        return {
            status: 'failed',
            latency_ms,
            failure: { kind: 'infrastructure', message: row.error.slice(0, MESSAGE_LENGTH) },
        };
    const { passed, model, cost_usd, input_tokens, output_tokens } = row;
    return {
        status: 'ok',
        latency_ms,
        reply: {
            answer: row.answer ?? '',
            ...(passed !== null && { passed }),
            ...(model !== undefined && { model }),
            ...(cost_usd !== undefined && { cost_usd }),
            ...((input_tokens !== undefined || output_tokens !== undefined) && {
                usage: { input_tokens: input_tokens ?? 0, output_tokens: output_tokens ?? 0 },
            }),
        },
    };
}

;// CONCATENATED MODULE: ./build/cli/commands/read-results.js








const MAX_BYTES = 500_000_000;
/** How files of another harness are read. */
const RESULT_FLAGS = {
    format: {
        type: 'string',
        value: 'FORMAT',
        description: `what wrote the results: ${RESULT_READERS.map(({ name }) => name).join(' | ')} (default: it is seen)`,
    },
    id: { type: 'string', value: 'COLUMN', description: 'the column of a table that names the case' },
    query: { type: 'string', value: 'COLUMN', description: 'the column with the question' },
    answer: { type: 'string', value: 'COLUMN', description: 'the column with the answer' },
    pass: { type: 'string', value: 'COLUMN', description: 'the column that says whether a row passed' },
    score: { type: 'string', value: 'COLUMNS', description: 'the columns with scores, by commas (default: all numbers)' },
    lower: { type: 'string', value: 'SCORES', description: 'scores that are better the lower they are, by commas' },
    higher: { type: 'string', value: 'SCORES', description: 'scores that are better the higher they are, by commas' },
    primary: {
        type: 'string',
        value: 'SCORE',
        description: 'the score that the verdict is about (default: pass or fail)',
    },
};
/**
 * The arms of a file of results; null where the argument is none. `FILE#ARM` names one arm of several.
 * Throws `results-invalid`, `flag-invalid`, and as `readTextFile` does.
 */
async function readResultInput(argument, flags, { workingDirectory }) {
    const [, file = argument, chosen] = /^(.*\.\w+)#(.+)$/.exec(argument) ?? [];
    if (!RESULT_FILES.includes((0,external_node_path_.extname)(file).toLowerCase()))
        return null;
    const text = await (0,files/* readTextFile */.Gu)({ path: (0,external_node_path_.resolve)(workingDirectory, file), shown: file, maxBytes: MAX_BYTES });
    const columns = {
        ...{ id: (0,commands_flags/* textFlag */.gx)(flags, 'id'), query: (0,commands_flags/* textFlag */.gx)(flags, 'query'), answer: (0,commands_flags/* textFlag */.gx)(flags, 'answer') },
        ...{ pass: (0,commands_flags/* textFlag */.gx)(flags, 'pass'), scores: (0,commands_flags/* listFlag */.v6)(flags, 'score') },
    };
    const arms = readResults({ path: file, text }, { format: (0,commands_flags/* textFlag */.gx)(flags, 'format'), columns });
    if (arms === null)
        return null;
    const stem = (0,external_node_path_.basename)(file, (0,external_node_path_.extname)(file));
    const inputs = arms.map((arm) => ({
        kind: 'results',
        name: arms.length > 1 ? arm.name : stem,
        file,
        arm,
    }));
    if (chosen === undefined)
        return inputs;
    const found = inputs.find(({ arm }) => arm.name === chosen);
    if (found !== undefined)
        return [{ ...found, name: stem }];
    throw new error/* UserError */.y('results-invalid', {
        format: (0,commands_flags/* textFlag */.gx)(flags, 'format') ?? 'its format',
        path: file,
        problem: `it has no arm "${chosen}"; it has ${arms.map(({ name }) => `"${name}"`).join(', ')}`,
    });
}
/** Writes each arm as a run, and gives their folders. */
async function recordInputs(inputs, { flags, takeFolder, log, }) {
    const [first] = inputs;
    if (first === undefined)
        return [];
    const described = describeScores(inputs.map(({ arm }) => arm), { lower: (0,commands_flags/* listFlag */.v6)(flags, 'lower'), higher: (0,commands_flags/* listFlag */.v6)(flags, 'higher'), primary: (0,commands_flags/* textFlag */.gx)(flags, 'primary') ?? null });
    const names = described.scores.map(({ name }) => name);
    for (const flag of ['lower', 'higher', 'primary']) {
        const unknown = (0,commands_flags/* listFlag */.v6)(flags, flag).find((name) => !names.includes(name));
        if (unknown !== undefined)
            throw new error/* UserError */.y('flag-invalid', {
                flag,
                got: unknown,
                expected: `a score of the results: ${names.join(', ')}`,
            });
    }
    for (const direction of ['higher', 'lower']) {
        const some = described.scores.filter(({ facts }) => facts.direction === direction).map(({ name }) => name);
        const other = direction === 'higher' ? 'lower' : 'higher';
        if (some.length > 0)
            log.info(`${direction === 'higher' ? 'Higher' : 'Lower'} is better: ${some.join(', ')} (else --${other}).`);
    }
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,external_node_path_.join)((0,external_node_path_.basename)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(file))), name) : name;
        await recordResults({
            arm,
            described,
            variant,
            suite: (0,external_node_path_.basename)(first.file, (0,external_node_path_.extname)(first.file)),
            file,
            folder,
            now: clock/* systemClock */.ml.now(),
        });
        folders.push(folder);
    }
    return folders;
}

// EXTERNAL MODULE: ./build/cli/commands/surroundings.js
var commands_surroundings = __webpack_require__(12389);
;// CONCATENATED MODULE: ./build/cli/commands/compare.js










/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = commands_flags/* SHARED_FLAGS */.kT;
const { 'max-cost-usd': maxCost } = commands_flags/* LIMIT_FLAGS */.Yr;
const RUN_FLAGS = {
    subset,
    trials,
    seed,
    concurrency,
    'timeout-seconds': timeout,
    'max-cost-usd': maxCost,
    ...commands_flags/* SETTING_FLAGS */.bc,
    'target-env': commands_flags/* TARGET_ENV */.En,
};
const compare = {
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
        ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
        ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
    ],
    flags: {
        out: commands_flags/* SHARED_FLAGS */.kT.out,
        'fail-on': commands_flags/* SHARED_FLAGS */.kT['fail-on'],
        inference: commands_flags/* INFERENCE */._e,
        verbose: commands_flags/* SHARED_FLAGS */.kT.verbose,
        json: commands_flags/* SHARED_FLAGS */.kT.json,
        ...RUN_FLAGS,
        ...RESULT_FLAGS,
    },
    run: async ({ flags, positionals, terminal }) => {
        // Every flag and every argument is read before anything runs: a mistake must not cost a run.
        const failOn = (0,commands_flags/* failOnFlag */.S7)(flags);
        const settings = {
            trials: (0,commands_flags/* wholeFlag */.ax)(flags, 'trials'),
            subset: (0,commands_flags/* textFlag */.gx)(flags, 'subset') ?? null,
            overrides: (0,commands_flags/* overridesOf */.FB)(flags),
            surroundings: (0,commands_surroundings/* surroundingsOf */.ZD)(terminal, (0,commands_flags/* namesFlag */.PF)(flags, 'target-env')),
        };
        const inputs = [];
        for (const argument of positionals)
            inputs.push(...((await readResultInput(argument, flags, terminal)) ?? [
                await readCompareInput(argument, settings.surroundings),
            ]));
        if (inputs.length < 2 || inputs.length > comparison/* MOST_ARMS */.Id)
            throw wrongCount(inputs.length);
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,read_reference/* isReference */.A_)(input.folder)))
                throw new error/* UserError */.y('arguments-invalid', {
                    command: 'compare',
                    got: 'a reference cannot be a candidate, because it has no answers; name it first, as the baseline',
                    suggestion: null,
                });
        const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined);
        if (idle !== undefined && inputs.every(({ kind }) => kind !== 'suite'))
            throw new error/* UserError */.y('flag-invalid', {
                flag: idle,
                got: String(flags[idle]),
                expected: 'no such flag beside recorded runs, which are not run again',
            });
        const outputFolder = (0,external_node_path_.resolve)(terminal.workingDirectory, (0,commands_flags/* textFlag */.gx)(flags, 'out') ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { ...settings, flags, outputFolder, terminal });
        return (0,print_evaluation/* compareFolders */.Ry)({ folders, failOn, outputFolder, flags, terminal });
    },
};
function wrongCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${comparison/* MOST_ARMS */.Id} runs or suites, the baseline first`;
    return new error/* UserError */.y('arguments-invalid', { command: 'compare', got, suggestion: null });
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { trials, subset, overrides, surroundings, flags, outputFolder, terminal, }) {
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,external_node_path_.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const results = inputs.filter((input) => input.kind === 'results');
    const recorded = await recordInputs(results, { flags, takeFolder, log: terminal.log });
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'results') {
            folders.push(recorded[results.indexOf(input)] ?? '');
            continue;
        }
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        const [measured] = await (0,commands_surroundings/* measureHere */.DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        folders.push(measured.out);
    }
    return folders;
}
const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, surroundings) {
    const path = (0,external_node_path_.resolve)(surroundings.workingDirectory, argument);
    const isFile = await isRegularFile(path);
    if (!isFile || (0,external_node_path_.basename)(path) === 'run.json') {
        const folder = isFile ? (0,external_node_path_.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,external_node_path_.extname)(path)))
            throw new error/* UserError */.y('suite-not-found', { path: argument });
        await (0,read_run/* readRun */.c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,read_reference/* claimsReference */.Tf)(path)) {
        await (0,read_run/* readRun */.c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,external_node_path_.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new error/* UserError */.y('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,external_node_path_.basename)(path, extension), suite: await (0,commands_surroundings/* loadSuiteHere */.dw)(path, surroundings) };
}
async function isRegularFile(path) {
    try {
        return (await (0,promises_.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 12389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80430);
/* harmony import */ var _run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19122);
/* harmony import */ var _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93767);
/* harmony import */ var _run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19450);
/* harmony import */ var _run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70521);
/* harmony import */ var _run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48837);
/* harmony import */ var _run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89380);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19859);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50467);













/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__/* .providersOfShell */ .gO)(env),
        scorer: (0,_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .locatePrograms */ .g)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere({ checkout, ...request }, surroundings, terminal) {
    const { workingDirectory } = surroundings;
    const { sha: commit } = await (checkout ?? (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }));
    return (0,_run_measure_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .x)({ ...request, ...surroundings, commit, branch: null, onProgress: showProgress(terminal) });
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    const folder = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .textFlag */ .gx)(flags, 'cache-dir');
    if (folder === undefined || flags['no-cache'] === true)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const answer = await git(workingDirectory, ['cat-file', '--batch'], 'HEAD\n');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer ?? '') ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await git(workingDirectory, ['rev-parse', '--show-prefix']))?.trim() ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function git(cwd, args, input = '') {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const running = run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        // A git that is not there, or reads nothing, may be gone before.
        running.child.stdin?.on('error', () => undefined).end(input);
        return (await running).stdout;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readChangedFiles),
/* harmony export */   u: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * The commit that is checked out if nothing differs from it but what git ignores, `.goldenpair` and `except`; null otherwise, and where
 * there is no git.
 * @param except folders that may differ, absolute
 */
async function readCleanCheckout(cwd, except = []) {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const git = async (...args) => (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
    const own = except.flatMap((folder) => {
        const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder);
        return way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : [`:(exclude,literal)${way}`];
    });
    try {
        const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own);
        if (changes !== '')
            return null;
        const [commit = '', tree = ''] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles({ base, workingDirectory, }) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range];
    try {
        const { stdout } = await run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 19122:
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
/* harmony import */ var _targets_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84920);







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
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
    };
}


/***/ }),

/***/ 19450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 89380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const got = env[name] || null;
    return got === null ? null : readAddress(name, got);
}
/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(got) ? refuse((0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(got), 'an address without a user name or password') : got;
}


/***/ })

};
