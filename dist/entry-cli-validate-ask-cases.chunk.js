export const id = 5199;
export const ids = [5199,2101];
export const modules = {

/***/ 69883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ describeOtherNames),
/* harmony export */   dd: () => (/* binding */ surveyNaming),
/* harmony export */   jr: () => (/* binding */ describeUndecided)
/* harmony export */ });
/* harmony import */ var _format_start_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11318);
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_name_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69642);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27996);





/** They are unscored in every trial with a span, a source or a hop that cannot be decided. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage'];
const ratioOf = (metric) => (scores) => scores[metric] ?? null;
const AS_CASES = 'Report paths as the cases write them, relative to the repository.';
const KINDS = {
    spans: {
        found: (scores) => (scores['retrieval.zero-recall'] === 0 ? 1 : (scores['retrieval.returned'] ?? 0) > 0 ? 0 : null),
        none: 'expected span was retrieved',
        got: 'got spans',
        right: 'it finds the right ones',
        claim: 'your target names spans in another way',
        returned: 'it returned',
        mend: AS_CASES,
    },
    sources: {
        found: ratioOf('sources.recall'),
        none: 'expected source was retrieved',
        got: 'got sources',
        right: 'it finds the right ones',
        claim: 'your target names sources in another way',
        returned: 'it returned',
        mend: AS_CASES,
    },
    hops: {
        found: ratioOf('hops.coverage'),
        none: 'required hop was stated',
        got: 'got an answer',
        right: 'its answers are right',
        claim: 'they state hops in other words',
        returned: 'it answered',
        mend: 'Add those words to `any_of` of the hop.',
    },
    tools: {
        found: ratioOf('tools.coverage'),
        none: 'required tool was called',
        got: 'called tools',
        right: 'it calls the right ones',
        claim: 'your target names tools in another way',
        returned: 'it called',
        mend: 'Map its names in the suite: `scoring: { aliases: { tools: … } }`.',
    },
    agents: {
        found: ratioOf('agents.coverage'),
        none: 'required agent was called',
        got: 'called agents',
        right: 'it calls the right ones',
        claim: 'your target names agents in another way',
        returned: 'it called',
        mend: 'Map its names in the suite: `scoring: { aliases: { agents: … } }`.',
    },
};
function surveyNaming(trials) {
    const matched = new Set();
    const missed = new Map();
    const undecided = new Map();
    for (const { case: id, scores, unscored } of trials) {
        for (const kind of _model_name_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_KINDS */ .u) {
            const found = KINDS[kind].found(scores);
            if (found === 0)
                missed.set(kind, (missed.get(kind) ?? new Set()).add(id));
            else if (found !== null)
                matched.add(kind);
        }
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_1__/* .readUndecided */ .W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return { matched, missed, undecided: example === null ? null : { cases: [...undecided.keys()], example } };
}
/** Of the cases that want the most frequent mend the first by id: trials come in any order. */
function findCommonest(byCase) {
    const inOrder = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    const groups = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(inOrder, ({ mend }) => mend).values()].sort((a, b) => b.length - a.length);
    return groups[0]?.[0] ?? null;
}
/** The warning that some of what was retrieved cannot be decided, in a run of these cases. */
function describeUndecided({ undecided }, input) {
    const { cases: all, mayShow } = input;
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(open.size, all.length, 'case')}${watched} Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0${shown}. ${mend === _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGED_TEXT */ .ri ? (0,_format_start_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .startSentence */ .y)(mend) : `Let the target ${mend}`}.`;
}
/**
 * The first thing to say of a run in which nothing that is expected by name was ever found, though something came back.
 * @param cases how many of them got something
 * @param example an expected and a returned name, the most alike; null where they may not be shown
 */
function describeOtherNames(kind, cases, example) {
    const { none: what, got, right, claim, returned, mend } = KINDS[kind];
    const none = `Not one ${what} in ${cases === 1 ? 'the only case' : `any of the ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(cases, 'case')}`} that ${got}`;
    if (example === null)
        return `${none}. If ${right}, ${claim}. ${mend}`;
    const sides = `expected \`${(0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLabel */ .z1)(example.expected)}\`, ${returned} \`${(0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLabel */ .z1)(example.returned)}\``;
    return example.isSame ? `${none}: ${claim}: ${sides}. ${mend}` : `${none}. If ${right}, ${claim}: ${sides}. ${mend}`;
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

/***/ 10924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askCases: () => (/* binding */ askCases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44774);
/* harmony import */ var _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60437);
/* harmony import */ var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48512);
/* harmony import */ var _modes_evaluate_find_naming_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74933);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35998);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
/* harmony import */ var _measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49561);
/* harmony import */ var _commands_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1726);
/* harmony import */ var _commands_surroundings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74474);













const SHOWN_ANSWER = 200;
const SHOWN_SPANS = 5;
/**
 * Puts the first cases of a suite, those that expect something by name before others, to its target, one attempt each and without a judge, and shows what
 * is expected beside what came back. Nothing is kept. Throws as `measure` does.
 */
async function askCases(terminal, flags) {
    const surroundings = (0,_commands_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .surroundingsOf */ .ZD)(terminal, (0,_commands_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .targetEnvFlags */ .qF)(flags));
    const suite = await (0,_commands_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .loadSuiteHere */ .dw)(flags.suite, surroundings);
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const expecting = enabled.filter(expectsNames);
    const cases = [...expecting, ...enabled.filter((golden) => !expecting.includes(golden))].slice(0, flags.ask);
    const out = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-ask-'));
    try {
        const arm = { variant: suite.default_variant, out: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, 'run'), trials: 1 };
        const asked = { suite: { ...suite, cases }, arms: [arm], mode: 'run', subset: null, shard: null };
        await (0,_commands_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .measureHere */ .DL)({ ...asked, cache: null, isJudgedLater: true }, surroundings, terminal);
        const caseIds = new Set(cases.map(({ id }) => id));
        const made = await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_7__/* .readObservations */ .i)(arm.out, { caseIds, log: terminal.log });
        const scored = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__/* .readScoredRun */ .my)(arm.out, { log: terminal.log });
        const namings = await (0,_modes_evaluate_find_naming_js__WEBPACK_IMPORTED_MODULE_6__/* .findNaming */ .O)(scored, { folder: arm.out, others: [], details: 'full', log: terminal.log });
        const { scoring } = suite;
        return [
            ...cases.flatMap((golden) => describeCase(golden, made.get(golden.id)?.[0], scoring)),
            ...namings.map(({ text }) => `warning: ${text}`),
        ];
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(out, { recursive: true, force: true });
    }
}
/** What of a case is shown beside what came, but its spans. */
const OTHERS = [
    { kind: 'sources', noun: 'source', found: 'returned' },
    { kind: 'hops', noun: 'hop', found: 'stated' },
    { kind: 'tools', noun: 'tool', found: 'called' },
    { kind: 'agents', noun: 'agent', found: 'called' },
];
function expectsNames({ expected_spans: spans, ...golden }) {
    const { expected_sources: sources, required_hops: hops, required_tools: tools, required_agents: agents } = golden;
    return [spans, sources, hops, tools, agents].some((names = []) => names.length > 0);
}
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
    const matches = (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .matchSpans */ .zA)(spans, expected);
    const rankOf = (span) => matches.find((match) => match.expected === span)?.rank ?? null;
    const returned = spans.slice(0, SHOWN_SPANS).map((span, index) => `${index + 1}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__/* .labelSpan */ .li)(span)}`);
    return [
        heading,
        `  answer    ${answer === '' ? '(empty)' : oneLine(answer)}`,
        ...expected.flatMap((span) => {
            const rank = rankOf(span);
            const label = `  expected  ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__/* .labelSpan */ .li)(span)}`;
            if (rank !== null)
                return [`${label}: returned as number ${rank}`];
            const nearest = findNearest(span, spans);
            return [
                `${label}: not returned`,
                ...(nearest === null
                    ? []
                    : [`  nearest   - ${(0,_measure_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_9__/* .pasteSpan */ .oF)(nearest)} # if this is right, paste it into expected_spans`]),
            ];
        }),
        ...(returned.length === 0
            ? expected.length === 0
                ? []
                : ['  returned  no spans']
            : returned.map((line, index) => `  ${index === 0 ? 'returned' : '        '}  ${line}`)),
        ...(spans.length > SHOWN_SPANS ? [`            and ${spans.length - SHOWN_SPANS} more`] : []),
        ...OTHERS.flatMap((other) => describeNames(other, _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_4__/* .READ_NAMES */ .U[other.kind]({ golden, reply, scoring, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_3__/* .withinTime */ .d }))),
    ];
}
/** What is expected of one kind and whether it came, and where some did not, what came. */
function describeNames({ kind, noun, found }, { expected, returned }) {
    const lines = expected.map(({ label, isFound }) => `  expected  ${noun} ${oneLine(label)}: ${isFound ? '' : 'not '}${found}`);
    // The answer is shown already.
    if (kind === 'hops' || expected.every(({ isFound }) => isFound))
        return lines;
    const names = (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNames */ .JH)((returned ?? []).map(oneLine));
    return [
        ...lines,
        `  ${found.padEnd(8)}  ${returned === null ? `nothing recorded about ${kind}` : `${kind}: ${names || 'none'}`}`,
    ];
}
/** The first returned span of the same file, else of a file of the same name. */
function findNearest({ path = '' }, spans) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = spans.filter((span) => span.path !== undefined);
    return named.find((span) => span.path === path) ?? named.find((span) => span.path?.endsWith(name) === true) ?? null;
}
function oneLine(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return line.length > SHOWN_ANSWER ? `${line.slice(0, SHOWN_ANSWER)} …` : line;
}


/***/ }),

/***/ 60437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ READ_NAMES)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
/* harmony import */ var _case_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26114);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48512);
/* harmony import */ var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70592);
/* harmony import */ var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36355);
/* harmony import */ var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75822);
/* harmony import */ var _workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81704);







/** How the names of each kind are read, as the metrics of that kind compare them. */
const READ_NAMES = {
    spans: ({ golden, reply: { spans } }) => {
        const found = new Set((0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .matchSpans */ .zA)(spans ?? [], golden.expected_spans).map(({ expected }) => expected));
        const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0);
        return {
            expected: wanted.map((span) => ({ label: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li)(span), isFound: found.has(span) })),
            returned: spans?.map(_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li) ?? null,
        };
    },
    sources: ({ golden, reply }) => {
        const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .retrievedSources */ .dz)(reply);
        return {
            expected: findEach(golden.expected_sources, (name) => retrieved?.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizePath */ .F)(name)) === true),
            returned: retrieved && [...retrieved],
        };
    },
    hops: ({ golden, reply, withinTime }) => {
        const hops = (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .requiresHops */ .Lf)(golden) ? (golden.required_hops ?? []) : [];
        const stated = (0,_workflow_match_hops_js__WEBPACK_IMPORTED_MODULE_3__/* .matchHops */ .kU)(hops, reply.answer, withinTime);
        return {
            // One that takes too long to look for is not said to be missing.
            expected: hops.map((hop) => ({
                label: hop.any_of[0] ?? hop.id,
                isFound: typeof stated === 'string' || stated.includes(hop),
            })),
            returned: reply.answer === '' ? [] : [reply.answer],
        };
    },
    tools: ({ golden, reply, scoring }) => readCalls('tools', golden.required_tools, (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .calledTools */ .Rr)(reply), scoring),
    agents: ({ golden, reply, scoring }) => readCalls('agents', golden.required_agents, (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .calledAgents */ .un)(reply), scoring),
};
function readCalls(kind, required, called, { aliases }) {
    const calls = new Set(called?.map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveName */ .qK)(name, aliases[kind])));
    return {
        expected: findEach(required, (name) => calls.has((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveName */ .qK)(name, aliases[kind]))),
        returned: called && [...new Set(called)],
    };
}
function findEach(names = [], isFound) {
    return names.map((name) => ({ label: name, isFound: isFound(name) }));
}


/***/ }),

/***/ 69642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ NAME_KINDS)
/* harmony export */ });
/** What a case can expect by name, and a reply bring under another name. */
const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'];


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

/***/ 74933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findNaming)
/* harmony export */ });
/* harmony import */ var _compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69883);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
/* harmony import */ var _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60437);
/* harmony import */ var _metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70592);
/* harmony import */ var _model_name_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69642);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1275);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60960);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35998);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9073);









/** Enough to find one that is told apart by little. */
const MOST_CASES = 50;
/**
 * Nothing where what is expected and what came back are named alike. Where another run has matches, one without any lost them: that is a
 * result. Reads answers again where nothing of a kind ever matched.
 */
async function findNaming({ run, trials }, request) {
    const naming = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__/* .surveyNaming */ .dd)(trials);
    const surveys = [naming, ...request.others.map((other) => (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__/* .surveyNaming */ .dd)(other.trials))];
    const mayShow = request.details === 'full';
    const isUnmatched = (kind) => surveys.every(({ matched }) => !matched.has(kind));
    const undecided = (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUndecided */ .jr)(naming, { cases: run.cases, mayShow });
    // An undecided name is not one that never matched.
    const open = undecided === null ? _model_name_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .NAME_KINDS */ .u : ['tools', 'agents'];
    const missed = new Map([...naming.missed].filter(([kind]) => open.includes(kind) && isUnmatched(kind)));
    const looked = await lookAt(missed, { run, trials, ...request });
    return [
        ...(undecided === null ? [] : [{ text: undecided, isLead: isUnmatched('spans') }]),
        ...looked.map(({ kind, cases, example }) => ({
            text: (0,_compare_differences_naming_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOtherNames */ .UU)(kind, cases, mayShow ? example : null),
            isLead: true,
        })),
    ];
}
/** Reads the answers of the cases that found nothing, kind by kind; kinds of which nothing came back are left out. */
async function lookAt(missed, { run, trials, folder, log }) {
    if (missed.size === 0)
        return [];
    // A reference has no answers to read; of spans its scores say that some came back.
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(folder))
        return [...missed].flatMap(([kind, { size: cases }]) => (kind === 'spans' ? [{ kind, cases, example: null }] : []));
    const goldens = new Map(run.cases.map((golden) => [golden.id, golden]));
    const scoring = run.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_SCORING */ .cH;
    const kinds = _model_name_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .NAME_KINDS */ .u.flatMap((kind) => {
        const ids = missed.get(kind);
        if (ids === undefined)
            return [];
        const shown = new Set(run.cases.flatMap(({ id }) => (ids.has(id) ? [id] : [])).slice(0, MOST_CASES));
        return [{ kind, ids, shown, cases: new Set(), alike: startAlike(kind, [...shown]) }];
    });
    const add = ({ case: id, observation }) => {
        const golden = goldens.get(id);
        if (golden === undefined || observation.status !== 'ok')
            return;
        for (const { kind, ids, shown, cases, alike } of kinds) {
            if (!ids.has(id))
                continue;
            const { expected, returned } = _metrics_read_names_js__WEBPACK_IMPORTED_MODULE_2__/* .READ_NAMES */ .U[kind]({ golden, reply: observation.reply, scoring, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d });
            if (returned === null || returned.length === 0)
                continue;
            cases.add(id);
            if (shown.has(id))
                alike.add(id, expected.map(({ label }) => label), returned);
        }
    };
    const caseIds = new Set([...missed.values()].flatMap((ids) => [...ids]));
    await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__/* .readObservations */ .i)(folder, { caseIds: new Set(), seen: { caseIds, add }, log, order: trials });
    return kinds.flatMap(({ kind, cases, alike }) => cases.size === 0 ? [] : [{ kind, cases: cases.size, example: alike.best() }]);
}
/** Finds the expected and the returned name that have most in common, the first case of several by `order`: trials come in any order. */
function startAlike(kind, order) {
    const places = new Map(order.map((id, place) => [id, place]));
    let best = null;
    return {
        add: (id, expected, returned) => {
            const place = places.get(id) ?? order.length;
            for (const back of returned)
                for (const wanted of expected) {
                    const { likeness, isSame } = compareNames(kind, wanted, back);
                    const isBetter = best === null || likeness > best.likeness || (likeness === best.likeness && place < best.place);
                    if (isBetter)
                        best = { expected: wanted, returned: back, isSame, likeness, place };
                }
        },
        best: () => best,
    };
}
/** How many parts two names have in common, counted from their ends, and whether one of the two, which differ, is the end of the other. */
function compareNames(kind, one, other) {
    const [a, b] = [partsOf(kind, one), partsOf(kind, other)];
    const differs = a.parts.findIndex((part, index) => part !== b.parts[index]);
    const count = differs === -1 ? a.parts.length : differs;
    const isSame = count > 0 && a.parts.length !== b.parts.length && count === Math.min(a.parts.length, b.parts.length);
    return { likeness: 2 * count + (a.place === b.place ? 1 : 0), isSame };
}
/** The parts of a name, the last one first, and the symbol or the lines of a span behind its path. */
function partsOf(kind, label) {
    if (kind === 'hops')
        return { parts: [], place: '' };
    if (kind === 'tools' || kind === 'agents')
        return {
            parts: (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_7__/* .plainName */ .MH)(label)
                .split(/[./:]+|__/)
                .reverse(),
            place: '',
        };
    const [path = '', place = ''] = label.split(/(?=::|:\d+-\d+$)/);
    return { parts: (0,_metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_8__/* .normalizePath */ .F)(path).split('/').reverse(), place };
}


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

/***/ 35998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readObservations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79167);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);








/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, input) {
    const { caseIds, seen, log, order } = input;
    const kept = [];
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? (0,_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readTrials */ .mM)(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
        if (caseIds.has(trial.case))
            kept.push(trial);
    }
    const byCase = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(kept, (trial) => trial.case);
    for (const trials of byCase.values())
        trials.sort((a, b) => a.trial - b.trial);
    return byCase;
}
/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_7__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialRecordSchema */ .Hz.shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .findLines */ .L1)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, start);
            yield (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStored */ .Tw)(recordSchema, (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A)(path, place + 1, bytes.toString('utf8')), { path, line: place + 1 });
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
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
