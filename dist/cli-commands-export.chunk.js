export const id = 1342;
export const ids = [1342];
export const modules = {

/***/ 65166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportData: () => (/* binding */ exportData)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/csv.js
var csv = __webpack_require__(92642);
// EXTERNAL MODULE: ./build/model/suite/case.js
var suite_case = __webpack_require__(31625);
;// CONCATENATED MODULE: ./build/export/exporter.js
/**
 * Ids of the metrics that trials of a run are scored by: those that have a score in it or a gate on them, and all of a run that did not
 * finish. Most others are of things that the target never reports.
 */
function usedMetrics({ metrics, summaries, gates, counts }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    const isUsed = (id) => counts === null || gated.has(id) || (Object.hasOwn(summaries, id) && summaries[id]?.mean !== null);
    return metrics.flatMap(({ id, per_run, measured_on }) => per_run === undefined && measured_on === undefined && isUsed(id) ? [id] : []);
}
/** What `usedMetrics` leaves out, told with each trial that has a reason for it. */
const UNUSED = 'reasons of metrics without a score in any trial';
/** Counts the parts of a trial that a format has no place for; `carried` are those of a reply that it has. */
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

;// CONCATENATED MODULE: ./build/export/csv.js



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
        const known = new Set(metrics);
        return {
            head: [columns.map((name) => (0,csv/* quoteField */.nL)((0,csv/* guardFormula */.qW)(name))).join(',')],
            write: (trial, golden) => {
                const lost = new Set();
                loseOthers(trial, CARRIED, (what) => lost.add(what));
                if (Object.keys(trial.scores).some((id) => !known.has(id)))
                    lost.add('scores of metrics that run.json has no summary of');
                if (Object.keys(trial.unscored).some((id) => !known.has(id)))
                    lost.add(UNUSED);
                for (const what of lost)
                    lose(NOT_CARRIED, what);
                const facts = Object.entries(TRIAL_COLUMNS).map(([name, read]) => writeCell(read({ trial, golden, run }), (how) => lose(how, name)));
                const scores = metrics.map((id) => (Object.hasOwn(trial.scores, id) ? String(trial.scores[id]) : ''));
                const reasons = Object.entries(trial.unscored).filter(([id]) => known.has(id));
                return [...facts, ...scores, writeReasons(reasons)].join(',');
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
            const isOneText = name === 'expected_answer' || name === 'expected_answer_criteria';
            if (!isOneText || !Array.isArray(given))
                return writeCell(given, (how) => lose(how, name));
            lose(FIRST_OF_SEVERAL, name);
            return writeCell(given[0], (how) => lose(how, name));
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
/** A cell of any value; nothing for one that is not there. Text that is guarded is told to `lose`, lists and mappings read back as they were. */
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
const writeReasons = (reasons) => reasons.length === 0 ? '' : (0,csv/* quoteField */.nL)(writeList(Object.fromEntries(reasons)));
/** `a;b` where that is read back as the same list, else JSON, in which no semicolon stands before what begins a formula. */
function writeList(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\s;[{][^;]*(?<!\s)$/.test(item))) {
        const joined = value.join(';');
        if ((0,csv/* guardFormula */.qW)(joined) === joined)
            return joined;
    }
    return JSON.stringify(value).replaceAll(';', '\\u003b');
}

;// CONCATENATED MODULE: ./build/export/jsonl.js
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

// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/export/otel.js


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
                loseOthers(trial, otel_CARRIED, (what) => lose(otel_NOT_CARRIED, what));
                const reasons = Object.entries(trial.unscored).filter(([id]) => used.has(id));
                if (reasons.length < Object.keys(trial.unscored).length)
                    lose(otel_NOT_CARRIED, UNUSED);
                const logRecords = listResults({ ...trial, unscored: Object.fromEntries(reasons) }, facts).map((result) => ({
                    timeUnixNano: time,
                    observedTimeUnixNano: time,
                    severityNumber: INFO,
                    eventName: EVENT,
                    ...traceOf(trial),
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
function describeTrial({ case: id, trial, observation }) {
    const place = { 'test.case.name': id, 'goldenpair.trial': trial };
    if (observation.status === 'failed')
        return { ...place, 'goldenpair.failure.kind': observation.failure.kind };
    const { response_id: response, model, trace_id: trace } = observation.reply;
    return {
        ...place,
        'gen_ai.response.id': typeof response === 'string' ? response : null,
        'gen_ai.response.model': model,
        'goldenpair.trace_id': isTraceId(trace) ? null : trace,
    };
}
const isTraceId = (trace) => trace !== undefined && TRACE_ID.test(trace.toLowerCase());
function traceOf({ observation }) {
    const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined;
    return isTraceId(trace) ? { traceId: trace.toLowerCase() } : {};
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
/** Of a metric that says yes or no, and of which one is better. */
function labelOf(value, metric) {
    if (metric?.kind !== 'binary' || metric.direction === 'neutral')
        return null;
    return value === (metric.direction === 'higher' ? 1 : 0) ? 'pass' : 'fail';
}
/** What the judge gave as its reasons, where one judged. */
function explain(questions = [], judgments = {}) {
    for (const question of questions) {
        const said = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question];
        if (said !== undefined && 'reasoning' in said && said.reasoning !== undefined)
            return said.reasoning;
    }
    return null;
}
/** Nanoseconds since 1970 in digits; 0, which is "unknown", for what is no time. */
function nanoseconds(time) {
    const ms = Date.parse(time);
    return Number.isNaN(ms) || ms <= 0 ? '0' : `${ms}000000`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/export/promptfoo.js

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
    if (kept.length === 0)
        yield 'tests: []';
    else
        yield 'tests:';
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
    const rest = { ...others, ...(checks.length > 0 && { checks }) };
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

;// CONCATENATED MODULE: ./build/export/index.js




/** Every format that `goldenpair export` writes, in the order of its `--help`. */
const REGISTRY = [jsonl, csv_csv, promptfoo, otel];

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/io/append-lines.js
var append_lines = __webpack_require__(87855);
// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/store/runs/read-reference.js
var read_reference = __webpack_require__(9073);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/read-trials.js
var read_trials = __webpack_require__(7107);
// EXTERNAL MODULE: ./build/store/runs/run-files.js
var run_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/suite/fingerprint-case.js
var fingerprint_case = __webpack_require__(24452);
// EXTERNAL MODULE: ./build/cli/commands/flags.js
var commands_flags = __webpack_require__(50467);
// EXTERNAL MODULE: ./build/cli/commands/surroundings.js
var surroundings = __webpack_require__(12389);
;// CONCATENATED MODULE: ./build/cli/commands/export.js
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
    positionals: 'WHAT',
    details: [
        ['WHAT', `a suite, such as ${commands_flags/* DEFAULT_SUITE */.TR}, or a run folder`],
        ...REGISTRY.map(({ name, title }) => [name, title]),
    ],
    flags: {
        to: { type: 'string', value: 'FORMAT', description: NAMES.join(' | ') },
        out: { type: 'string', value: 'FILE', description: 'the file to write (default: stdout)' },
        force: { type: 'boolean', description: 'replace the file if it exists' },
    },
    run: async ({ flags, positionals: [what, ...others], terminal }) => {
        if (what === undefined || others.length > 0)
            return refuse(what === undefined ? 'nothing to export; name a suite or a run folder' : 'more than one thing to export');
        const exporter = chooseExporter((0,commands_flags/* textFlag */.gx)(flags, 'to'));
        const out = (0,commands_flags/* textFlag */.gx)(flags, 'out');
        const target = out === undefined ? null : (0,external_node_path_.resolve)(terminal.workingDirectory, out);
        if (out !== undefined && flags['force'] !== true)
            await (0,files/* refuseExisting */.Uj)([out], terminal.workingDirectory);
        const losses = new Map();
        const lose = (how, part) => {
            const counts = losses.get(how) ?? new Map();
            losses.set(how, counts.set(part, (counts.get(part) ?? 0) + 1));
        };
        const source = await openSource(what, { exporter, lose, terminal });
        if (target !== null && source.files.includes(target))
            throw new error/* UserError */.y('flag-invalid', {
                flag: 'out',
                got: out ?? '',
                expected: 'a file other than what is exported',
            });
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
const refuse = (got, suggestion = null) => {
    throw new error/* UserError */.y('arguments-invalid', { command: 'export', got, suggestion });
};
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
    if ((await (0,promises_.stat)(path).catch(() => null))?.isDirectory() === true)
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

/***/ 50467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ positiveFlag),
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   ii: () => (/* binding */ TARGET_ENV_FLAGS),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   qF: () => (/* binding */ targetEnvFlags),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96762);
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53636);





const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see too, e.g. OPENAI_API_KEY',
};
const TARGET_ENV_FLAGS = {
    'target-env': TARGET_ENV,
    'inherit-env': { type: 'boolean', description: 'targets may see every variable of this shell, secrets too' },
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
    'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where to cache the answers of targets and judges',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
    'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); it stops before it costs more",
    },
    'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    ...TARGET_ENV_FLAGS,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** What targets may see beside what they always do. */
function targetEnvFlags(flags) {
    const names = namesFlag(flags, 'target-env');
    return flags['inherit-env'] === true ? [...names, _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .EVERY_VARIABLE */ .fb] : names;
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_4__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   uR: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* unused harmony export excludeFolders */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** In a container the checkout belongs to another user, and git would refuse to read it. */
async function git(cwd, ...args) {
    return (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
}
/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
function excludeFolders(cwd, folders, platform = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return folders.flatMap((folder) => {
        const way = platform.relative(cwd, folder).split(platform.sep);
        if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep)))
            return [];
        return [`:(exclude,literal)${way.join('/')}`];
    });
}
/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd, except) {
    const own = excludeFolders(cwd, except);
    return (await git(cwd, 'status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own)) !== '';
}
/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
async function hasChanges(cwd, except) {
    return differs(cwd, except).catch(() => false);
}
/** The commit that is checked out if nothing `differs` from it; null otherwise, and where there is no git. */
async function readCleanCheckout(cwd, except = []) {
    try {
        if (await differs(cwd, except))
            return null;
        const [commit = '', tree = ''] = (await git(cwd, 'rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
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
/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
async function readHistory({ good, bad, workingDirectory, }) {
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('history-unusable', { good, bad, problem });
    const find = async (name) => {
        const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        return git(workingDirectory, ...commit).catch(() => Promise.reject(refuse(`\`${name}\` is no commit of this checkout`)));
    };
    const [from, to] = [await find(good), await find(bad)];
    if (from === to)
        throw refuse('they are the same commit');
    const isAncestor = await git(workingDirectory, 'merge-base', '--is-ancestor', from, to).then(() => true, () => false);
    if (!isAncestor)
        throw refuse(`\`${good}\` is no ancestor of \`${bad}\``);
    const form = ['-z', '--format=%H%x1f%an%x1f%s'];
    const show = async (...which) => (await git(workingDirectory, 'log', ...form, ...which, '--')).split('\0').flatMap((line) => {
        const [sha = '', author = '', subject = ''] = line.split('\x1f');
        return sha === '' ? [] : [{ sha, author, subject }];
    });
    const [first] = await show('--max-count=1', from);
    const commits = await show('--first-parent', '--reverse', `${from}..${to}`);
    if (first === undefined)
        throw new Error(`git does not show ${from}`);
    return { good: first, commits };
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('output-unwritable', { path, reason });
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

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'no-baseline',
    'suite-rewritten',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


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
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53636);







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
        env: (0,_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ })

};
