export const id = 7253;
export const ids = [7253,2101];
export const modules = {

/***/ 43882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportData: () => (/* binding */ exportData)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var csv = __webpack_require__(92642);
var suite_case = __webpack_require__(31625);
;// CONCATENATED MODULE: ./build/exchange/export/exporter.js
/**
 * Ids of the metrics that trials of a run are scored by: those that have a score in it or a gate on them, and all of a run that did not
 * finish. Most others are of things that the target never reports.
 */
function usedMetrics({ metrics, summaries, gates, counts }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    const isUsed = (id) => counts === null || gated.has(id) || (Object.hasOwn(summaries, id) && summaries[id]?.mean !== null);
    return metrics.flatMap(({ id, per_run, measured_on }) => per_run === undefined && measured_on === undefined && isUsed(id) ? [id] : []);
}
/**
 * The reasons of a trial's metrics that are `used`. Counts the parts of the trial that a format has no place for; `carried` are those of a
 * reply that it has.
 */
function splitTrial(trial, input) {
    const { used, carried, lose } = input;
    loseOthers(trial, carried, lose);
    const reasons = Object.entries(trial.unscored).filter(([id]) => used.has(id));
    if (reasons.length < Object.keys(trial.unscored).length)
        lose('reasons of metrics without a score in any trial');
    return Object.fromEntries(reasons);
}
function loseOthers(trial, carried, lose) {
    const { observation, judgments, judge_retries: judgeRetries } = trial;
    if (judgments !== undefined)
        lose('judgments');
    if (judgeRetries !== undefined)
        lose('judge_retries');
    if (observation.status === 'ok') {
        if (observation.cached === true)
            lose('cached');
        for (const field of Object.keys(observation.reply))
            if (!carried.has(field))
                lose(field);
        return;
    }
    for (const field of Object.keys(observation.failure))
        if (!carried.has(field))
            lose(`failure.${field}`);
}

;// CONCATENATED MODULE: ./build/exchange/export/csv.js



const GUARDED = 'With an apostrophe in front, since a spreadsheet would run the text as a formula';
const NOT_CARRIED = 'Not carried by csv';
const BLANK = 'Nothing but blanks, which is read back as nothing';
/** Fields whose cell a suite reads as one text. */
const FIRST_OF_SEVERAL = 'Only the first of several is in csv';
/** A header and a row for each case, in the columns that a suite reads, or for each trial, with a column for each metric. */
const csv_csv = {
    name: 'csv',
    title: 'CSV: a row for each case; for each trial, with a column for each metric',
    cases: writeCases,
    trials: (run, lose) => {
        const metrics = usedMetrics(run);
        const columns = [...Object.keys(TRIAL_COLUMNS), ...metrics, 'unscored'];
        const used = new Set(metrics);
        return {
            head: [columns.map((name) => (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)(name))).join(',')],
            write: (trial, golden) => {
                const reasons = splitTrial(trial, { used, carried: CARRIED, lose: (what) => lose(NOT_CARRIED, what) });
                if (Object.keys(trial.scores).some((id) => !used.has(id)))
                    lose(NOT_CARRIED, 'scores of metrics that run.json has no summary of');
                const facts = Object.entries(TRIAL_COLUMNS).map(([name, read]) => writeCell(read({ trial, golden, run }), (how) => lose(how, name)));
                const scores = metrics.map((id) => (Object.hasOwn(trial.scores, id) ? String(trial.scores[id]) : ''));
                const unscored = Object.keys(reasons).length === 0 ? '' : (0,csv/* quoteField */.nL)(writeList(reasons));
                return [...facts, ...scores, unscored].join(',');
            },
        };
    },
};
function* writeCases(cases, lose) {
    const used = new Set(cases.flatMap(({ fields }) => Object.keys(fields)));
    const names = Object.keys(suite_case/* caseSchema */.oe.shape).filter((name) => used.has(name) || name === 'id' || name === 'query');
    yield names.join(',');
    for (const { fields } of cases) {
        const cells = names.map((name) => {
            const given = fields[name];
            const hasSeveral = /^expected_answer(_criteria)?$/.test(name) && Array.isArray(given);
            if (hasSeveral)
                lose(FIRST_OF_SEVERAL, name);
            return writeCell(hasSeveral ? given[0] : given, (how) => lose(how, name));
        });
        yield cells.join(',');
    }
}
const replyOf = ({ trial: { observation } }) => (observation.status === 'ok' ? observation.reply : undefined);
/** Named as tables of results usually name them, so that `goldenpair compare` reads them too. */
const TRIAL_COLUMNS = {
    run_id: ({ run }) => run.run_id,
    suite: ({ run }) => run.suite.name,
    variant: ({ run }) => run.variant,
    commit: ({ run }) => run.commit,
    id: ({ golden }) => golden.id,
    trial: ({ trial }) => trial.trial,
    query: ({ golden }) => golden.query,
    tags: ({ golden }) => golden.tags,
    difficulty: ({ golden }) => golden.difficulty,
    status: ({ trial }) => trial.observation.status,
    error: ({ trial: { observation } }) => observation.status === 'failed' ? `${observation.failure.kind}: ${observation.failure.message}` : undefined,
    retries: ({ trial }) => trial.retries,
    answer: (row) => replyOf(row)?.answer,
    model: (row) => replyOf(row)?.model,
    latency_ms: ({ trial }) => trial.observation.latency_ms,
    cost_usd: (row) => replyOf(row)?.cost_usd,
    input_tokens: (row) => replyOf(row)?.usage?.input_tokens,
    output_tokens: (row) => replyOf(row)?.usage?.output_tokens,
    cached_tokens: (row) => replyOf(row)?.usage?.cached_tokens,
    trace_id: (row) => replyOf(row)?.trace_id,
};
const CARRIED = new Set(['kind', 'message', 'answer', 'model', 'cost_usd', 'usage', 'trace_id']);
/** A cell of any value; nothing for one that is not there. Text that is guarded is counted by `lose`, lists and mappings read back as they were. */
function writeCell(value, lose) {
    if (value === undefined || value === null)
        return '';
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (typeof value !== 'string')
        return (0,csv/* quoteField */.nL)(writeList(value));
    if (value !== '' && value.trim() === '')
        lose(BLANK);
    const guarded = (0,csv/* guardFormula */.qW)(value);
    if (guarded !== value)
        lose(GUARDED);
    return (0,csv/* quoteField */.nL)(guarded);
}
/** `a;b` where that is read back as the same list, else JSON, in which no semicolon stands before what begins a formula. */
function writeList(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\s;[{][^;]*(?<!\s)$/.test(item))) {
        const joined = value.join(';');
        if ((0,csv/* guardFormula */.qW)(joined) === joined)
            return joined;
    }
    return JSON.stringify(value).replaceAll(';', '\\u003b');
}

;// CONCATENATED MODULE: ./build/exchange/export/jsonl.js
/** A JSON document a line: a case as a case file has it, or a trial as trials.jsonl has it, with its run and its query. */
const jsonl = {
    name: 'jsonl',
    title: 'JSON Lines: a case as a case file has it; a trial with its scores',
    cases: (cases) => cases.map(({ fields }) => JSON.stringify(fields)),
    trials: ({ run_id, suite: { name: suite }, variant, commit }) => ({
        head: [],
        write: (trial, { query, tags }) => JSON.stringify({ run_id, suite, variant, commit, query, tags, ...trial }),
    }),
};

var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/exchange/export/otel.js


const EVENT = 'gen_ai.evaluation.result';
const INFO = 9;
const otel_NOT_CARRIED = 'Not carried by otel';
const otel_CARRIED = new Set(['kind', 'model', 'response_id', 'trace_id']);
const TRACE_ID = /^(?!0+$)[0-9a-f]{32}$/;
/**
 * OTLP/JSON as the Collector's file exporter writes it: a line is a whole request with the events of one trial.
 * Source: OpenTelemetry protocol 1.x, logs.proto and its JSON mapping; semantic conventions for generative AI, gen-ai-events
 * (`gen_ai.evaluation.result`), test and VCS attributes.
 */
const otel = {
    name: 'otel',
    title: 'OpenTelemetry: OTLP/JSON logs, a gen_ai.evaluation.result event for each metric of a trial',
    trials: (run, lose) => {
        const facts = new Map(run.metrics.map((metric) => [metric.id, metric]));
        const used = new Set(usedMetrics(run));
        const resource = { attributes: attributes(describeRun(run)) };
        const scope = { name: 'goldenpair', version: version/* VERSION */.xv };
        const time = nanoseconds(run.finished_at ?? run.started_at);
        return {
            head: [],
            write: (trial) => {
                const unscored = splitTrial(trial, { used, carried: otel_CARRIED, lose: (what) => lose(otel_NOT_CARRIED, what) });
                const logRecords = listResults({ ...trial, unscored }, facts).map((result) => ({
                    timeUnixNano: time,
                    observedTimeUnixNano: time,
                    severityNumber: INFO,
                    eventName: EVENT,
                    traceId: traceOf(trial),
                    attributes: attributes({ ...result, ...describeTrial(trial) }),
                }));
                return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] });
            },
        };
    },
};
/** Scores as doubles, the number of the trial as an integer; nothing for what is not there. */
function attributes(values) {
    return Object.entries(values).flatMap(([key, value]) => value === null || value === undefined ? [] : [{ key, value: writeValue(key, value) }]);
}
function writeValue(key, value) {
    if (typeof value === 'string')
        return { stringValue: value };
    return key === 'goldenpair.trial' ? { intValue: String(value) } : { doubleValue: value };
}
const describeRun = (run) => ({
    'service.name': 'goldenpair',
    'service.version': version/* VERSION */.xv,
    'test.suite.name': run.suite.name,
    'vcs.ref.head.name': run.branch,
    'vcs.ref.head.revision': run.commit,
    'goldenpair.run.id': run.run_id,
    'goldenpair.variant': run.variant,
});
function describeTrial(one) {
    const { case: id, trial, observation } = one;
    const place = { 'test.case.name': id, 'goldenpair.trial': trial };
    if (observation.status === 'failed')
        return { ...place, 'goldenpair.failure.kind': observation.failure.kind };
    const { response_id: response, model, trace_id: trace } = observation.reply;
    return {
        ...place,
        'gen_ai.response.id': typeof response === 'string' ? response : null,
        'gen_ai.response.model': model,
        'goldenpair.trace_id': traceOf(one) === undefined ? trace : null,
    };
}
/** The trace's id where it is one of OpenTelemetry's. */
function traceOf({ observation }) {
    const trace = observation.status === 'ok' ? observation.reply.trace_id?.toLowerCase() : undefined;
    return TRACE_ID.test(trace ?? '') ? trace : undefined;
}
/** One for each metric that applies: its value, or the reason why it has none. */
function listResults({ scores, unscored, judgments }, facts) {
    return [
        ...Object.entries(scores).map(([metric, value]) => ({
            'gen_ai.evaluation.name': metric,
            'gen_ai.evaluation.score.value': value,
            'gen_ai.evaluation.score.label': labelOf(value, facts.get(metric)),
            'gen_ai.evaluation.explanation': explain(facts.get(metric)?.judged_by, judgments),
        })),
        ...Object.entries(unscored).map(([metric, reason]) => ({
            'gen_ai.evaluation.name': metric,
            'gen_ai.evaluation.score.label': 'unscored',
            'gen_ai.evaluation.explanation': reason,
        })),
    ];
}
/** Whether a score of a yes-or-no metric is the better one; null for every other metric. */
function labelOf(value, metric) {
    if (metric?.kind !== 'binary' || metric.direction === 'neutral')
        return null;
    return value === (metric.direction === 'higher' ? 1 : 0) ? 'pass' : 'fail';
}
/** What the judge gave as its reasons, where one judged. */
function explain(questions = [], judgments = {}) {
    for (const question of questions) {
        const judgment = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question];
        if (judgment !== undefined && 'reasoning' in judgment && judgment.reasoning !== undefined)
            return judgment.reasoning;
    }
    return null;
}
/** Nanoseconds since 1970 in digits; 0, which is "unknown", for what is no time. */
function nanoseconds(time) {
    const ms = Date.parse(time);
    return Number.isNaN(ms) || ms <= 0 ? '0' : `${ms}000000`;
}

var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/exchange/export/promptfoo.js

const KEPT = 'In `metadata.goldenpair`, which promptfoo does not look at';
const LEFT_OUT = 'Left out, since promptfoo would read it as a file or a variable of the environment';
/** A whole configuration that runs as it is, with promptfoo's provider `echo`, which the user replaces. */
const promptfoo = {
    name: 'promptfoo',
    title: "promptfoo: a promptfooconfig.yaml with the suite's cases as tests",
    cases: writeConfiguration,
};
const HEAD = `# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json
# Written by \`goldenpair export\`. Replace \`echo\`, which answers with the query, by your system.
prompts:
  - "{{query}}"
providers:
  - echo`;
function* writeConfiguration(cases, lose) {
    const kept = cases.filter((each) => {
        const isRewritten = isFile(each.golden.query) || /\{\{[^}]*\benv\b/.test(JSON.stringify(each.fields));
        if (isRewritten)
            lose(LEFT_OUT, each.golden.id);
        return !isRewritten;
    });
    yield HEAD;
    yield kept.length === 0 ? 'tests: []' : 'tests:';
    for (const each of kept)
        yield writeTest(each, lose);
}
/** The lines of an item of `tests`. Fields that are no part of a test stand in its metadata under the names of a case file. */
function writeTest({ golden, fields }, lose) {
    const { id, query, tags, difficulty, notes, checks: given, ...others } = fields;
    const listed = Array.isArray(given) ? given : [];
    const assertions = [];
    const checks = [];
    for (const [place, check] of golden.checks.entries()) {
        const assertion = convertCheck(check);
        if (assertion === null)
            checks.push(listed[place]);
        else
            assertions.push(assertion);
    }
    for (const name of Object.keys(others))
        lose(KEPT, name);
    if (checks.length > 0)
        lose(KEPT, 'checks that no assertion says');
    const rest = checks.length > 0 ? { ...others, checks } : others;
    const test = {
        description: notes,
        vars: { query },
        metadata: { id, tags, difficulty, goldenpair: Object.keys(rest).length > 0 ? rest : undefined },
        assert: assertions.length > 0 ? assertions : undefined,
    };
    return (0,dist/* stringify */.As)([test], { lineWidth: 0, aliasDuplicateObjects: false }).replace(/\n$/, '');
}
/** The assertion that says the same, in the words of docs/import.md#promptfoo; null where there is none. */
function convertCheck(check) {
    if ('contains' in check)
        return assertText(check.ignore_case ? 'icontains' : 'contains', check.contains);
    if ('not_contains' in check)
        return assertText(check.ignore_case ? 'not-icontains' : 'not-contains', check.not_contains);
    if ('equals' in check)
        return check.ignore_case ? null : assertText('equals', check.equals);
    if ('regex' in check)
        return check.flags === '' ? assertText('regex', check.regex) : null;
    if ('json_schema' in check)
        return assertSchema(check);
    if ('max_latency_s' in check) {
        const threshold = check.max_latency_s * 1000;
        return threshold / 1000 === check.max_latency_s ? { type: 'latency', threshold } : null;
    }
    return 'max_cost_usd' in check && check.max_cost_usd > 0 ? { type: 'cost', threshold: check.max_cost_usd } : null;
}
/** promptfoo fills in templates and reads files in the values of assertions. */
const TEMPLATE = /\{\{|\{%|\{#/;
const isFile = (text) => /^(file:\/\/|package:)/.test(text);
function assertText(type, value) {
    return value.trim() === '' || TEMPLATE.test(value) || isFile(value) ? null : { type, value };
}
/** What JSON Schema 2020-12 has and draft 7, by which promptfoo goes, has not or means otherwise. */
const NEWER = /"(?:\$schema|\$id|\$anchor|\$dynamicRef|\$dynamicAnchor|\$defs|prefixItems|unevaluated\w+|dependent\w+|minContains|maxContains)":/;
function assertSchema({ json_schema: value }) {
    const text = JSON.stringify(value);
    return NEWER.test(text) || TEMPLATE.test(text) ? null : { type: 'is-json', value };
}

;// CONCATENATED MODULE: ./build/exchange/export/index.js




/** Every format that `goldenpair export` writes, in the order of its `--help`. */
const REGISTRY = [jsonl, csv_csv, promptfoo, otel];

var format_number = __webpack_require__(77377);
var append_lines = __webpack_require__(87855);
var log = __webpack_require__(58967);
var files = __webpack_require__(60198);
var suggest = __webpack_require__(60288);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
var run_files = __webpack_require__(98194);
var fingerprint_case = __webpack_require__(89253);
var commands_flags = __webpack_require__(1726);
var surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/export.js
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















const NAMES = REGISTRY.map(({ name }) => name);
const exportData = {
    help: { to: NAMES.join(' | ') },
    positionals: 'WHAT',
    details: [
        ['WHAT', 'a suite, such as golden/suite.yaml, or a run folder'],
        ...REGISTRY.map(({ name, title }) => [name, title]),
    ],
    run: async ({ flags, positionals: [what, ...others], terminal }) => {
        if (what === undefined || others.length > 0)
            return refuse(what === undefined ? 'nothing to export; name a suite or a run folder' : 'more than one thing to export');
        const exporter = chooseExporter(flags.to);
        const out = flags.out;
        const target = out === undefined ? null : (0,external_node_path_.resolve)(terminal.workingDirectory, out);
        if (out !== undefined && !flags.force)
            await (0,files/* refuseExisting */.Uj)([out], terminal.workingDirectory);
        const losses = new Map();
        const lose = (how, part) => {
            const counts = losses.get(how) ?? new Map();
            losses.set(how, counts.set(part, (counts.get(part) ?? 0) + 1));
        };
        const source = await openSource(what, { exporter, lose, terminal });
        if (target !== null && source.files.includes(target))
            (0,commands_flags/* refuseFlag */.X2)('out', out ?? '', 'a file other than what is exported');
        const count = await writeLines(source, target, terminal);
        // Trials end in any order, which must not show.
        for (const [how, counts] of [...losses].sort(([one], [other]) => (one < other ? -1 : 1))) {
            const parts = [...counts]
                .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
                .map(([part, times]) => `${part} (${(0,format_number/* countOf */.pq)(times, source.unit)})`);
            terminal.log.warning(`${how}: ${parts.slice(0, MOST_NAMED).join(', ')}${describeRest(parts.length)}.`);
        }
        if (target !== null)
            terminal.print(`${(0,files/* nameFrom */.Ov)(terminal.workingDirectory, target)}: ${(0,format_number/* countOf */.pq)(count, source.unit)} written.`);
        return 0;
    },
};
const MOST_NAMED = 50;
const describeRest = (count) => (count > MOST_NAMED ? ` and ${count - MOST_NAMED} more` : '');
const refuse = (got, suggestion) => (0,commands_flags/* refuseArguments */.Rd)('export', got, suggestion);
function chooseExporter(name) {
    const found = REGISTRY.find((exporter) => exporter.name === name);
    if (found !== undefined)
        return found;
    if (name === undefined)
        return refuse(`no --to; name a format: ${NAMES.join(', ')}`);
    return refuse(`--to "${name}" is not one of ${NAMES.join(', ')}`, (0,suggest/* suggest */.Z)(name, NAMES));
}
/** A suite or a run folder. Throws what reading it throws, and `arguments-invalid` where the format has no place for it. */
async function openSource(what, opening) {
    const path = (0,external_node_path_.resolve)(opening.terminal.workingDirectory, what);
    if ((0,files/* isFolder */.lQ)(path))
        return openRun(what, path, opening);
    if (await (0,read_reference/* claimsReference */.Tf)(path))
        refuse(`${what} is a reference, which has no trials; name a suite or a run folder`);
    return openSuite(what, opening);
}
async function openSuite(what, { exporter, lose, terminal }) {
    const { cases: write, name } = exporter;
    if (write === undefined)
        return refuse(`${name} is for scores, and ${what} is not a run folder; name one`);
    const { file, cases } = await (0,surroundings/* loadSuiteHere */.dw)(what, (0,surroundings/* surroundingsOf */.ZD)(terminal));
    const exported = cases.map((golden) => ({ golden, fields: fieldsOf(golden) }));
    return {
        unit: 'case',
        files: [file, ...cases.map(({ at }) => at.file)].map((path) => (0,external_node_path_.resolve)(terminal.workingDirectory, path)),
        head: [],
        lines: write(exported, lose),
        count: () => cases.length,
    };
}
/** A case as its file may write it: without what is as the default. */
function fieldsOf({ at: _at, fingerprint: _fingerprint, ...golden }) {
    const fields = { ...Object((0,fingerprint_case/* withoutDefaults */.n)(golden, suite_case/* caseSchema */.oe)) };
    // The tag says it too, so that only false is a difference.
    if (golden.tags.includes(suite_case/* CRITICAL_TAG */.fw)) {
        delete fields['critical'];
        if (!golden.critical)
            fields['critical'] = false;
    }
    return fields;
}
async function openRun(what, folder, { exporter, lose, terminal }) {
    const { trials: open, name } = exporter;
    if (open === undefined)
        return refuse(`${name} is for cases, and ${what} is a run folder; name a suite`);
    const run = await (0,read_run/* readRun */.cI)(folder);
    const { head, write } = open(run, lose);
    let count = 0;
    async function* lines() {
        for await (const { trial, golden } of (0,read_run/* readTrialsOf */.L9)(run, folder, terminal.log)) {
            count += 1;
            yield write(trial, golden);
        }
        if (run.counts === null)
            terminal.log.warning(`The run in ${what} was never finished: these are the trials so far.`);
    }
    return { unit: 'trial', files: Object.values((0,run_files/* runFiles */.NW)(folder)), head, lines: lines(), count: () => count };
}
/**
 * Writes all lines to stdout, or to a file that is there when all of them are. Gives the number of cases or trials. Throws what reading them
 * throws, and `output-unwritable`.
 */
async function writeLines({ head, lines, count }, target, terminal) {
    if (target === null) {
        const print = terminal.pipe ?? ((line) => Promise.resolve(terminal.print(line)));
        for (const line of head)
            await print(line);
        for await (const line of lines)
            await print(line);
        return count();
    }
    const draft = `${target}.tmp`;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, (0,append_lines/* createLines */.O)(draft), false);
            for (const line of head)
                file.append(line);
            for await (const line of lines)
                file.append(line);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
    await (0,promises_.rename)(draft, target).catch(async (error) => {
        await (0,promises_.rm)(draft, { force: true });
        throw (0,log/* asOutputError */.KV)(error, target);
    });
    return count();
}


/***/ }),

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(164);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 19859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByDraft */ .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
