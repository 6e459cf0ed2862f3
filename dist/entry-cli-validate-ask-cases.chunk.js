export const id = 924;
export const ids = [924];
export const modules = {

  69883:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UU: () => (  describeOtherNames),
    c2: () => (  warnUndecided),
    dd: () => (  surveyNaming)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79167);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22806);




const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage'];
const ratioOf = (metric) => (scores) => scores[metric] ?? null;
const retrieved = (noun, found) => ({
    found,
    none: `expected ${noun} was retrieved`,
    got: `got ${noun}s`,
    right: 'it finds the right ones',
    claim: `your target names ${noun}s in another way`,
    returned: 'it returned',
    mend: 'Report paths as the cases write them, relative to the repository.',
});
const called = (noun) => ({
    found: ratioOf(`${noun}s.coverage`),
    none: `required ${noun} was called`,
    got: `called ${noun}s`,
    right: 'it calls the right ones',
    claim: `your target names ${noun}s in another way`,
    returned: 'it called',
    mend: `Map its names in the suite: \`scoring: { aliases: { ${noun}s: … } }\`.`,
});
const KINDS = {
    spans: retrieved('span', (scores) => scores['retrieval.zero-recall'] === 0 ? 1 : (scores['retrieval.returned'] ?? 0) > 0 ? 0 : null),
    sources: retrieved('source', ratioOf('sources.recall')),
    hops: {
        found: ratioOf('hops.coverage'),
        none: 'required hop was stated',
        got: 'got an answer',
        right: 'its answers are right',
        claim: 'they state hops in other words',
        returned: 'it answered',
        mend: 'Add those words to `any_of` of the hop.',
    },
    tools: called('tool'),
    agents: called('agent'),
};
function surveyNaming(trials) {
    const matched = new Set();
    const missed = new Map();
    const undecided = new Map();
    const empty = new Set();
    for (const { case: id, scores, unscored } of trials) {
        for (const kind of _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .uf) {
            const found = KINDS[kind].found(scores);
            if (found === 0)
                missed.set(kind, (missed.get(kind) ?? new Set()).add(id));
            else if (found !== null)
                matched.add(kind);
        }
        if (scores['retrieval.zero-recall'] === 1 && scores['retrieval.returned'] === 0)
            empty.add(id);
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return {
        matched,
        missed,
        empty,
        undecided: example === null ? null : { cases: [...undecided.keys()], example },
    };
}
function findCommonest(byCase) {
    const inOrder = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    const groups = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_1__  .$z)(inOrder, ({ mend }) => mend).values()].sort((a, b) => b.length - a.length);
    return groups[0]?.[0] ?? null;
}
function warnUndecided({ undecided }, input) {
    const { cases: all, mayShow } = input;
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .BU)(open.size, all.length, 'case')}${watched} Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0${shown}. ${mend === _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .ri ? (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__  .yV)(mend) : `Let the target ${mend}`}.`;
}
function describeOtherNames(kind, cases, example) {
    const { none: what, got, right, claim, returned, mend } = KINDS[kind];
    const none = `Not one ${what} in ${cases === 1 ? 'the only case' : `any of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(cases, 'case')}`} that ${got}`;
    if (example === null)
        return `${none}. If ${right}, ${claim}. ${mend}`;
    const sides = `expected \`${(0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .z1)(example.expected)}\`, ${returned} \`${(0,_model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_0__  .z1)(example.returned)}\``;
    return example.isSame ? `${none}: ${claim}: ${sides}. ${mend}` : `${none}. If ${right}, ${claim}: ${sides}. ${mend}`;
}


  }),

  10924:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    askCases: () => (  askCases)
  });
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(76564);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35560);
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73341);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44774);
  var _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60437);
  var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48512);
  var _modes_evaluate_find_naming_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74933);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);
  var _measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49561);
  var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98357);
  var _context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53925);
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














const SHOWN_ANSWER = 200;
const SHOWN_SPANS = 5;
async function askCases(terminal, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const context = (0,_context_js__WEBPACK_IMPORTED_MODULE_9__  .q6)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__  .BV)(flags));
        const suite = await (0,_context_js__WEBPACK_IMPORTED_MODULE_9__  .qy)(flags.suite, context);
        const enabled = suite.cases.filter((golden) => golden.enabled);
        const expecting = enabled.filter(({ expected_spans: spans, expected_sources: sources, ...golden }) => {
            const { required_hops: hops, required_tools: tools, required_agents: agents } = golden;
            return [spans, sources, hops, tools, agents].some((names = []) => names.length > 0);
        });
        const cases = [...expecting, ...enabled.filter((golden) => !expecting.includes(golden))].slice(0, flags.ask);
        const temporary = __addDisposableResource(env_1, await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__  .Pd)('ask'), true);
        const arm = { variant: suite.default_variant, out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporary.folder, 'run'), trials: 1 };
        const asked = { suite: { ...suite, cases }, arms: [arm], mode: 'run', subset: null, shard: null };
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_9__  .EY)({ ...asked, cache: null, isJudgedLater: true }, context, terminal);
        const made = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__  .iX)(arm.out, { caseIds: new Set(cases.map(({ id }) => id)), log: terminal.log });
        const scored = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__  .my)(arm.out, { log: terminal.log });
        const namings = await (0,_modes_evaluate_find_naming_js__WEBPACK_IMPORTED_MODULE_5__  .O)(scored, { folder: arm.out, others: [], details: 'full', log: terminal.log });
        const reasons = suite.judge ? [] : scored.trials.flatMap(({ unscored }) => unscored['success'] ?? []);
        const share = `${reasons.length} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_10__  .pq)(cases.length, 'case')}`;
        return [
            ...cases.flatMap((golden) => describeCase(golden, made.get(golden.id)?.[0], suite.scoring)),
            ...(namings.length > 0 ? [] : reasons.slice(0, 1).map((why) => `warning: ${share} got no \`success\`: ${why}.`)),
            ...namings.map(({ text }) => `warning: ${text}`),
        ];
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
const OTHERS = [
    { kind: 'sources', noun: 'source', found: 'returned' },
    { kind: 'hops', noun: 'hop', found: 'stated' },
    { kind: 'tools', noun: 'tool', found: 'called' },
    { kind: 'agents', noun: 'agent', found: 'called' },
];
function describeCase(golden, trial, scoring) {
    const { id, query, expected_spans: expected } = golden;
    const heading = `case ${id}: ${oneLine(query)}`;
    const observation = trial?.observation;
    if (observation === undefined)
        return [heading, '  was not asked'];
    if (observation.status !== 'ok')
        return [heading, `  failed    ${oneLine(observation.failure.message)}`];
    const { reply } = observation;
    const { answer, spans = [] } = reply;
    const matches = (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_4__  .zA)(spans, expected);
    const returned = spans.slice(0, SHOWN_SPANS).map((span, index) => `${index + 1}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .li)(span)}`);
    const shown = returned.length === 0 && expected.length > 0 ? ['no spans'] : returned;
    return [
        heading,
        `  answer    ${answer === '' ? '(empty)' : oneLine(answer)}`,
        ...expected.flatMap((span) => {
            const rank = matches.find((match) => match.expected === span)?.rank ?? null;
            const label = `  expected  ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .li)(span)}`;
            if (rank !== null)
                return [`${label}: returned as number ${rank}`];
            const nearest = findNearest(span, spans);
            return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_12__  .Eb)(`${label}: not returned`, nearest && `  nearest   - ${(0,_measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_7__  .QA)(nearest)} # if this is right, paste it into expected_spans`);
        }),
        ...shown.map((line, index) => `  ${index === 0 ? 'returned' : '        '}  ${line}`),
        ...(spans.length > SHOWN_SPANS ? [`            and ${spans.length - SHOWN_SPANS} more`] : []),
        ...OTHERS.flatMap((other) => describeNames(other, _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__  .U[other.kind]({ golden, reply, scoring, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_2__  .d }))),
    ];
}
function describeNames({ kind, noun, found }, { expected, returned }) {
    const lines = expected.map(({ label, isFound }) => `  expected  ${noun} ${oneLine(label)}: ${isFound ? '' : 'not '}${found}`);
    if (kind === 'hops' || expected.every(({ isFound }) => isFound))
        return lines;
    const names = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_11__  .JH)((returned ?? []).map(oneLine));
    return [
        ...lines,
        `  ${found.padEnd(8)}  ${returned === null ? `nothing recorded about ${kind}` : `${kind}: ${names || 'none'}`}`,
    ];
}
function findNearest({ path = '' }, spans) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = spans.filter((span) => span.path !== undefined);
    return named.find((span) => span.path === path) ?? named.find((span) => span.path?.endsWith(name) === true) ?? null;
}
const oneLine = (text) => (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__  .I)(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim(), SHOWN_ANSWER);


  }),

  60437:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  READ_NAMES)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _case_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26114);
  var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48512);
  var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36355);
  var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75822);
  var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81704);
  var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70592);







const READ_NAMES = {
    spans: ({ golden, reply: { spans } }) => {
        const found = new Set((0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__  .zA)(spans ?? [], golden.expected_spans).map(({ expected }) => expected));
        const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0);
        return {
            expected: wanted.map((span) => ({ label: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li)(span), isFound: found.has(span) })),
            returned: spans?.map(_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .li) ?? null,
        };
    },
    sources: ({ golden, reply }) => {
        const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__  .dz)(reply);
        return {
            expected: findEach(golden.expected_sources, (name) => retrieved?.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__  .F)(name)) === true),
            returned: retrieved && [...retrieved],
        };
    },
    hops: ({ golden, reply, withinTime }) => {
        const hops = (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_6__  .Lf)(golden) ? (golden.required_hops ?? []) : [];
        const stated = (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__  .kU)(hops, reply.answer, withinTime);
        return {
            expected: hops.map((hop) => ({
                label: hop.any_of[0] ?? hop.id,
                isFound: typeof stated === 'string' || stated.includes(hop),
            })),
            returned: reply.answer === '' ? [] : [reply.answer],
        };
    },
    tools: (answered) => readCalls('tools', answered),
    agents: (answered) => readCalls('agents', answered),
};
function readCalls(kind, { golden, reply, scoring: { aliases } }) {
    const called = (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .UP)(kind, reply);
    const calls = new Set(called?.map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind])));
    return {
        expected: findEach(golden[`required_${kind}`], (name) => calls.has((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(name, aliases[kind]))),
        returned: called && [...new Set(called)],
    };
}
function findEach(names = [], isFound) {
    return names.map((name) => ({ label: name, isFound: isFound(name) }));
}


  }),

  74933:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  findNaming)
  });
  var _compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69883);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
  var _metrics_success_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78859);
  var _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60437);
  var _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22806);
  var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1275);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60960);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
  var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9073);
  var _metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70592);











const MAX_CASES = 50;
async function findNaming({ run, trials }, request) {
    const naming = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .dd)(trials);
    const surveys = [naming, ...request.others.map((other) => (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .dd)(other.trials))];
    const mayShow = request.details === 'full';
    const isUnmatched = (kind) => surveys.every(({ matched }) => !matched.has(kind));
    const undecided = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .c2)(naming, { cases: run.cases, mayShow });
    const open = undecided === null ? _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__  .uf : ['tools', 'agents'];
    const missed = new Map([...naming.missed].filter(([kind]) => open.includes(kind) && isUnmatched(kind)));
    const { empty } = naming;
    const isEmpty = empty.size > 0 && surveys.every(({ matched, missed: some }) => !matched.has('spans') && !some.has('spans'));
    return [
        ...(isEmpty && run.settings.success === 'all' ? [{ text: describeEmpty(empty.size), isLead: true }] : []),
        ...(undecided === null ? [] : [{ text: undecided, isLead: isUnmatched('spans') }]),
        ...(await lookAt(missed, { run, trials, ...request })).map(({ kind, cases, example }) => ({
            text: (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__  .UU)(kind, cases, mayShow ? example : null),
            isLead: true,
        })),
    ];
}
const describeEmpty = (count) => `No passage came back in any try: the reply has \`spans: []\` in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__  .pq)(count, 'case')} that ${count === 1 ? 'expects' : 'expect'} some. Return what was retrieved (docs/protocol.md); ${_metrics_success_rules_js__WEBPACK_IMPORTED_MODULE_2__  .Li}.`;
async function lookAt(missed, { run, trials, folder, log }) {
    if (missed.size === 0)
        return [];
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__  .A_)(folder))
        return [...missed].flatMap(([kind, { size: cases }]) => (kind === 'spans' ? [{ kind, cases, example: null }] : []));
    const goldens = new Map(run.cases.map((golden) => [golden.id, golden]));
    const scoring = run.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__  .cH;
    const kinds = _model_run_undecided_span_js__WEBPACK_IMPORTED_MODULE_7__  .uf.flatMap((kind) => {
        const ids = missed.get(kind);
        if (ids === undefined)
            return [];
        const shown = new Set(run.cases.flatMap(({ id }) => (ids.has(id) ? [id] : [])).slice(0, MAX_CASES));
        return [{ kind, ids, shown, cases: new Set(), alike: startAlike(kind, [...shown]) }];
    });
    const add = ({ case: id, observation }) => {
        const golden = goldens.get(id);
        if (golden === undefined || observation.status !== 'ok')
            return;
        for (const { kind, ids, shown, cases, alike } of kinds) {
            if (!ids.has(id))
                continue;
            const { expected, returned } = _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_3__  .U[kind]({ golden, reply: observation.reply, scoring, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__  .d });
            if (returned === null || returned.length === 0)
                continue;
            cases.add(id);
            if (shown.has(id))
                alike.add(id, expected, returned);
        }
    };
    const caseIds = new Set([...missed.values()].flatMap((ids) => [...ids]));
    await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__  .iX)(folder, { caseIds, add, log, order: trials });
    return kinds.flatMap(({ kind, cases, alike }) => cases.size === 0 ? [] : [{ kind, cases: cases.size, example: alike.best() }]);
}
function startAlike(kind, order) {
    const places = new Map(order.map((id, place) => [id, place]));
    let best = null;
    return {
        add: (id, expected, returned) => {
            const place = places.get(id) ?? order.length;
            for (const back of returned)
                for (const { label: wanted } of expected) {
                    const { likeness, isSame } = compareNames(kind, wanted, back);
                    if (best === null || likeness > best.likeness || (likeness === best.likeness && place < best.place))
                        best = { expected: wanted, returned: back, isSame, likeness, place };
                }
        },
        best: () => best,
    };
}
function compareNames(kind, one, other) {
    const [a, b] = [partsOf(kind, one), partsOf(kind, other)];
    const differs = a.parts.findIndex((part, index) => part !== b.parts[index]);
    const count = differs === -1 ? a.parts.length : differs;
    const isSame = count > 0 && a.parts.length !== b.parts.length && count === Math.min(a.parts.length, b.parts.length);
    return { likeness: 2 * count + (a.place === b.place ? 1 : 0), isSame };
}
function partsOf(kind, label) {
    if (kind === 'hops')
        return { parts: [], place: '' };
    const words = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_9__  .MH)(label).split(/[./:]+|__/);
    if (kind === 'tools' || kind === 'agents')
        return { parts: words.reverse(), place: '' };
    const [path = '', place = ''] = label.split(/(?=::|:\d+-\d+$)/);
    return { parts: (0,_metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_10__  .F)(path).split('/').reverse(), place };
}


  })

};
