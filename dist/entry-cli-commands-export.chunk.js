export const id = 7898;
export const ids = [7898];
export const modules = {

  47898:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  exportData: () => (  exportData)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var csv = __webpack_require__(92642);
var suite_case = __webpack_require__(31625);
;// CONCATENATED MODULE: ./build/exchange/export/exporter.js
function usedMetrics({ metrics, summaries, gates, counts }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    const isUsed = (id) => counts === null || gated.has(id) || (Object.hasOwn(summaries, id) && summaries[id]?.mean !== null);
    return metrics.flatMap(({ id, per_run, measured_on }) => per_run === undefined && measured_on === undefined && isUsed(id) ? [id] : []);
}
function splitTrial({ observation, judgments, judge_retries: judgeRetries, unscored }, { used, carried }, lose) {
    if (judgments !== undefined)
        lose('judgments');
    if (judgeRetries !== undefined)
        lose('judge_retries');
    if (observation.status === 'ok' && observation.cached === true)
        lose('cached');
    const [fields, before] = observation.status === 'ok' ? [observation.reply, ''] : [observation.failure, 'failure.'];
    for (const field of Object.keys(fields))
        if (!carried.has(field))
            lose(`${before}${field}`);
    const reasons = Object.entries(unscored).filter(([id]) => used.has(id));
    if (reasons.length < Object.keys(unscored).length)
        lose('reasons of metrics without a score in any trial');
    return Object.fromEntries(reasons);
}
const jsonl = {
    name: 'jsonl',
    title: 'JSON Lines: a case as a case file has it; a trial with its scores',
    cases: (cases) => cases.map(({ fields }) => JSON.stringify(fields)),
    trials: ({ run_id, suite: { name: suite }, variant, commit }) => ({
        head: [],
        write: (trial, { query, tags }) => JSON.stringify({ run_id, suite, variant, commit, query, tags, ...trial }),
    }),
};

;// CONCATENATED MODULE: ./build/exchange/export/csv.js



const GUARDED = 'With an apostrophe in front, since a spreadsheet would run the text as a formula';
const NOT_CARRIED = 'Not carried by csv';
const BLANK = 'Nothing but blanks, which is read back as nothing';
const FIRST_OF_SEVERAL = 'Only the first of several is in csv';
const csv_csv = {
    name: 'csv',
    title: 'CSV: a row for each case; for each trial, with a column for each metric',
    cases: writeCases,
    trials: (run, lose) => {
        const metrics = usedMetrics(run);
        const columns = [...Object.keys(TRIAL_COLUMNS), ...metrics, 'unscored'];
        const used = new Set(metrics);
        return {
            head: [columns.map((name) => (0,csv .nL)((0,csv .E3)(name))).join(',')],
            write: (trial, golden) => {
                const reasons = splitTrial(trial, { used, carried: CARRIED }, (what) => lose(NOT_CARRIED, what));
                if (Object.keys(trial.scores).some((id) => !used.has(id)))
                    lose(NOT_CARRIED, 'scores of metrics that run.json has no summary of');
                const facts = Object.entries(TRIAL_COLUMNS).map(([name, read]) => writeCell(read({ trial, golden, run }), (how) => lose(how, name)));
                const scores = metrics.map((id) => (Object.hasOwn(trial.scores, id) ? String(trial.scores[id]) : ''));
                const unscored = Object.keys(reasons).length === 0 ? '' : (0,csv .nL)(writeList(reasons));
                return [...facts, ...scores, unscored].join(',');
            },
        };
    },
};
function* writeCases(cases, lose) {
    const used = new Set(cases.flatMap(({ fields }) => Object.keys(fields)));
    const names = Object.keys(suite_case .oe.shape).filter((name) => used.has(name) || name === 'id' || name === 'query');
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
function writeCell(value, lose) {
    if (value === undefined || value === null)
        return '';
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (typeof value !== 'string')
        return (0,csv .nL)(writeList(value));
    if (value !== '' && value.trim() === '')
        lose(BLANK);
    const guarded = (0,csv .E3)(value);
    if (guarded !== value)
        lose(GUARDED);
    return (0,csv .nL)(guarded);
}
function writeList(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\s;[{][^;]*(?<!\s)$/.test(item))) {
        const joined = value.join(';');
        if ((0,csv .E3)(joined) === joined)
            return joined;
    }
    return JSON.stringify(value).replaceAll(';', '\\u003b');
}

var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/exchange/export/otel.js


const EVENT = 'gen_ai.evaluation.result';
const INFO = 9;
const otel_NOT_CARRIED = 'Not carried by otel';
const otel_CARRIED = new Set(['kind', 'model', 'response_id', 'trace_id']);
const TRACE_ID = /^(?!0+$)[0-9a-f]{32}$/;
const otel = {
    name: 'otel',
    title: 'OpenTelemetry: OTLP/JSON logs, a gen_ai.evaluation.result event for each metric of a trial',
    trials: (run, lose) => {
        const facts = new Map(run.metrics.map((metric) => [metric.id, metric]));
        const used = new Set(usedMetrics(run));
        const resource = { attributes: attributes(describeRun(run)) };
        const scope = { name: 'goldenpair', version: version .xv };
        const time = nanoseconds(run.finished_at ?? run.started_at);
        return {
            head: [],
            write: (trial) => {
                const unscored = splitTrial(trial, { used, carried: otel_CARRIED }, (what) => lose(otel_NOT_CARRIED, what));
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
    'service.version': version .xv,
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
function traceOf({ observation }) {
    const trace = observation.status === 'ok' ? observation.reply.trace_id?.toLowerCase() : undefined;
    return TRACE_ID.test(trace ?? '') ? trace : undefined;
}
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
function labelOf(value, metric) {
    if (metric?.kind !== 'binary' || metric.direction === 'neutral')
        return null;
    return value === (metric.direction === 'higher' ? 1 : 0) ? 'pass' : 'fail';
}
function explain(questions = [], judgments = {}) {
    for (const question of questions) {
        const judgment = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question];
        if (judgment !== undefined && 'reasoning' in judgment && judgment.reasoning !== undefined)
            return judgment.reasoning;
    }
    return null;
}
function nanoseconds(time) {
    const ms = Date.parse(time);
    return Number.isNaN(ms) || ms <= 0 ? '0' : `${ms}000000`;
}

var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/exchange/export/promptfoo.js

const KEPT = 'In `metadata.goldenpair`, which promptfoo does not look at';
const LEFT_OUT = 'Left out, since promptfoo would read it as a file or a variable of the environment';
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
    return (0,dist .As)([test], { lineWidth: 0, aliasDuplicateObjects: false }).replace(/\n$/, '');
}
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
const TEMPLATE = /\{\{|\{%|\{#/;
const isFile = (text) => /^(file:\/\/|package:)/.test(text);
function assertText(type, value) {
    return value.trim() === '' || TEMPLATE.test(value) || isFile(value) ? null : { type, value };
}
const NEWER = /"(?:\$schema|\$id|\$anchor|\$dynamicRef|\$dynamicAnchor|\$defs|prefixItems|unevaluated\w+|dependent\w+|minContains|maxContains)":/;
function assertSchema({ json_schema: value }) {
    const text = JSON.stringify(value);
    return NEWER.test(text) || TEMPLATE.test(text) ? null : { type: 'is-json', value };
}

;// CONCATENATED MODULE: ./build/exchange/export/index.js




const REGISTRY = [jsonl, csv_csv, promptfoo, otel];

var format_number = __webpack_require__(77377);
var join_names = __webpack_require__(73341);
var append_lines = __webpack_require__(87855);
var log = __webpack_require__(58967);
var files = __webpack_require__(60198);
var suggest = __webpack_require__(60288);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
var run_files = __webpack_require__(98194);
var cli_flags = __webpack_require__(98357);
var context = __webpack_require__(53925);
var parse_cases = __webpack_require__(92725);
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
            await (0,files .Uj)([out], terminal.workingDirectory);
        const losses = new Map();
        const lose = (how, part) => {
            const counts = losses.get(how) ?? new Map();
            losses.set(how, counts.set(part, (counts.get(part) ?? 0) + 1));
        };
        const opening = { exporter, lose, terminal };
        const folder = (0,external_node_path_.resolve)(terminal.workingDirectory, what);
        const source = (0,files .lQ)(folder) ? await openRun(what, folder, opening) : await openSuite(what, folder, opening);
        if (target !== null && source.files.includes(target))
            (0,cli_flags .X2)('out', out ?? '', 'a file other than what is exported');
        const count = await writeLines(source, target, terminal);
        for (const [how, counts] of [...losses].sort(([one], [other]) => (one < other ? -1 : 1))) {
            const parts = [...counts]
                .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
                .map(([part, times]) => `${part} (${(0,format_number .pq)(times, source.unit)})`);
            terminal.log.warning(`${how}: ${(0,join_names .P7)(parts, MAX_NAMED)}.`);
        }
        if (target !== null)
            terminal.print(`${(0,files .Ov)(terminal.workingDirectory, target)}: ${(0,format_number .pq)(count, source.unit)} written.`);
        return 0;
    },
};
const MAX_NAMED = 50;
const refuse = (got, suggestion) => (0,cli_flags .Rd)('export', got, suggestion);
function chooseExporter(name) {
    const found = REGISTRY.find((exporter) => exporter.name === name);
    if (found !== undefined)
        return found;
    if (name === undefined)
        return refuse(`no --to; name a format: ${NAMES.join(', ')}`);
    return refuse(`--to "${name}" is not one of ${NAMES.join(', ')}`, (0,suggest .ZA)(name, NAMES));
}
async function openSuite(what, path, { exporter, lose, terminal }) {
    if (await (0,read_reference .K3)(path))
        refuse(`${what} is a reference, which has no trials; name a suite or a run folder`);
    const { cases: write, name } = exporter;
    if (write === undefined)
        return refuse(`${name} is for scores, and ${what} is not a run folder; name one`);
    const { file, cases } = await (0,context .qy)(what, (0,context .q6)(terminal));
    const exported = cases.map((golden) => ({ golden, fields: fieldsOf(golden) }));
    return {
        unit: 'case',
        files: [file, ...cases.map(({ at }) => at.file)].map((path) => (0,external_node_path_.resolve)(terminal.workingDirectory, path)),
        lines: write(exported, lose),
        count: () => cases.length,
    };
}
function fieldsOf({ at: _at, fingerprint: _fingerprint, ...golden }) {
    const fields = { ...Object((0,parse_cases .Ox)(golden, suite_case .oe)) };
    if (golden.tags.includes(suite_case .fw)) {
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
    const run = await (0,read_run .cI)(folder);
    const { head, write } = open(run, lose);
    let count = 0;
    async function* lines() {
        yield* head;
        for await (const { trial, golden } of (0,read_run .L9)(run, folder, terminal.log)) {
            count += 1;
            yield write(trial, golden);
        }
        if (run.counts === null)
            terminal.log.warning(`The run in ${what} was never finished: these are the trials so far.`);
    }
    return { unit: 'trial', files: Object.values((0,run_files .NW)(folder)), lines: lines(), count: () => count };
}
async function writeLines({ lines, count }, target, terminal) {
    if (target === null) {
        const print = terminal.pipe ?? ((line) => Promise.resolve(terminal.print(line)));
        for await (const line of lines)
            await print(line);
        return count();
    }
    const draft = `${target}.tmp`;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, (0,append_lines .j)(draft), false);
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
        throw (0,log .KV)(error, target);
    });
    return count();
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


  })

};
