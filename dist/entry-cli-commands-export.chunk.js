export const id = 6531;
export const ids = [6531];
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
        const scope = { name: 'goldenpair', version: version/* VERSION */.x };
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
    'service.version': version/* VERSION */.x,
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
var read_trials = __webpack_require__(7107);
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
            terminal.print(`${nameFile(target, terminal)}: ${(0,format_number/* countOf */.pq)(count, source.unit)} written.`);
        return 0;
    },
};
const MOST_NAMED = 50;
const describeRest = (count) => (count > MOST_NAMED ? ` and ${count - MOST_NAMED} more` : '');
const refuse = (got, suggestion) => (0,commands_flags/* refuseArguments */.Rd)('export', got, suggestion);
const nameFile = (path, { workingDirectory }) => (0,external_node_path_.relative)(workingDirectory, path).split(external_node_path_.sep).join('/');
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
        return refuse(`${name} is for scores, and ${what} is no run folder; name one`);
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
    const run = await (0,read_run/* readRun */.c)(folder);
    const { head, write } = open(run, lose);
    let count = 0;
    async function* lines() {
        for await (const { trial, golden } of (0,read_trials/* readTrialsOf */.L9)(run, folder, terminal.log)) {
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
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15398);
/* harmony import */ var _measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98384);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);

















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__/* .providersOfShell */ .gO)(env),
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
    return skipped === null ? suite : (0,_measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_15__/* .suggest */ .Z)(variant, known), known });
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
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .x)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .c)(folder);
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
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
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
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
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
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
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
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


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
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
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
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
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
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
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
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
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
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
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

/** The bill of a request that was refused with an error status, or could not be sent at all. */
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
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return sealFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)]);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    return sealFiles(folder, [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)));
}
async function sealFiles(folder, names) {
    const files = {};
    for (const name of names)
        files[name] = await digestFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    return { folder, files };
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
