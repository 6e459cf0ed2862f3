export const id = 9110;
export const ids = [9110,3272];
export const modules = {

/***/ 55198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ watchConduct)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48512);
/* harmony import */ var _routing_route_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94604);



/** Trials of a case may come in any order. */
function watchConduct(scoring = _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: [], models: [], failures: [] };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSpans */ .zA)(reply.spans, golden.expected_spans);
    const tier = (0,_routing_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .finalRouteTier */ .uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}


/***/ }),

/***/ 69093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ buildResult),
  O: () => (/* binding */ representativeTrial)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/run/run.js
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/run/result-file.js


const RESULT_SCHEMA_VERSION = 1;
const spent = {
    /** Sums over the trials whose tokens or cost are known; null when none is. They grow with the trials and are never compared. */
    tokens_total: schemas.number().nullable(),
    cost_usd_total: schemas.number().nullable(),
};
/** What one case gave: its scores are means over its trials. */
const questionSchema = schemas.strictObject({
    id: schemas.string(),
    query: schemas.string(),
    tags: schemas.array(schemas.string()),
    trials: schemas.int().positive(),
    /** By metric id; `stddev_sample` is null below two scored trials. */
    scores: schemas.record(schemas.string(), schemas.strictObject({ mean: schemas.number(), stddev_sample: schemas.number().nullable(), n: schemas.int().positive() })),
    ...spent,
    /** The trial that stands for them. `answer` is null when it failed, and `failure` says how. */
    representative: schemas.strictObject({
        trial: schemas.int().nonnegative(),
        answer: schemas.string().nullable(),
        failure: schemas.string().nullable(),
    }),
});
/** `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, all trials of a run, or `…_run<n>.json`, one trial of every case. */
const resultFileSchema = schemas.strictObject({
    schema_version: schemas.literal(RESULT_SCHEMA_VERSION),
    ...run/* runSchema */.Lx.pick({
        run_id: true,
        mode: true,
        suite: true,
        variant: true,
        commit: true,
        branch: true,
        started_at: true,
        finished_at: true,
        seed: true,
        subset: true,
        settings: true,
        pricing: true,
        environment: true,
        code_quality: true,
    }).shape,
    /** From 1; null in the file of all. */
    run_index: schemas.int().positive().nullable(),
    run_count: schemas.int().positive(),
    models: schemas.array(schemas.string()),
    /** By metric id, over the cases. */
    aggregates: schemas.record(schemas.string(), run/* metricSummarySchema */.MF),
    ...spent,
    /** In the order of the suite; cases without a trial are left out. */
    questions: schemas.array(questionSchema),
});

// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/metrics/summarize-run.js
var summarize_run = __webpack_require__(18359);
;// CONCATENATED MODULE: ./build/metrics/build-result.js



/**
 * A run, or with `index` (from 1) one of its rounds of trials, as one document: every case with its means, and the whole with its figures.
 * Scores are those recorded. Source: poc-ai-workflow-frameworks, METRICS.md, result files.
 */
function buildResult(run, trials, index = null) {
    const own = index === null ? trials : trials.filter(({ trial }) => trial === index - 1);
    const byCase = new Map();
    // By trial, so that sums and the representative do not depend on the order in which answers came.
    for (const trial of [...own].sort((a, b) => a.trial - b.trial))
        byCase.set(trial.case, [...(byCase.get(trial.case) ?? []), trial]);
    const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, subset } = run;
    const { settings, pricing, environment } = run;
    const questions = run.cases.flatMap((golden) => describeQuestion(golden, byCase.get(golden.id) ?? []));
    return {
        schema_version: RESULT_SCHEMA_VERSION,
        ...{ run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, subset },
        ...{ settings, pricing, environment },
        ...(run.code_quality && { code_quality: run.code_quality }),
        run_index: index,
        run_count: run.trials_per_case,
        models: run.fingerprints.models,
        aggregates: (0,summarize_run/* summarizeRun */.l)({ metrics: run.metrics, trials: own, kept: run.summaries }),
        tokens_total: totalOf(questions.flatMap(({ tokens_total: tokens }) => tokens ?? [])),
        cost_usd_total: totalOf(questions.flatMap(({ cost_usd_total: cost }) => cost ?? [])),
        questions,
    };
}
function describeQuestion({ id, query, tags }, trials) {
    const told = representativeTrial(trials);
    if (told === null)
        return [];
    const valuesOf = (metric) => trials.flatMap(({ scores }) => scores[metric] ?? []);
    const metrics = new Set(trials.flatMap(({ scores }) => Object.keys(scores)));
    const { observation } = told;
    return [
        {
            id,
            query,
            tags,
            trials: trials.length,
            scores: Object.fromEntries([...metrics].map((metric) => {
                const values = valuesOf(metric);
                return [metric, { mean: (0,moments/* mean */.i2)(values), stddev_sample: (0,moments/* sampleDeviation */.gQ)(values), n: values.length }];
            })),
            tokens_total: totalOf(valuesOf('tokens.total')),
            cost_usd_total: totalOf(valuesOf('cost.usd')),
            representative: {
                trial: told.trial,
                answer: observation.status === 'ok' ? observation.reply.answer : null,
                failure: observation.status === 'ok' ? null : `${observation.failure.kind}: ${observation.failure.message}`,
            },
        },
    ];
}
function totalOf(values) {
    return values.length === 0 ? null : (0,moments/* sum */.cz)(values);
}
const CORRECTNESS = 'judge.correctness';
/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9;
/**
 * The trial whose answer stands for its case: the one whose correctness is closest to the mean, the first of several. Without a judge it is
 * the first that succeeds, else the first; null for no trial. Source: poc-ai-workflow-frameworks, METRICS.md, representative answer.
 * @example correctness 2, 5, 4: the mean is 3.67, so the third
 */
function representativeTrial(trials) {
    const judged = trials.flatMap((trial) => {
        const correctness = trial.scores[CORRECTNESS];
        return correctness === undefined ? [] : [{ trial, correctness }];
    });
    if (judged.length === 0)
        return trials.find(({ scores }) => scores['success'] === 1) ?? trials[0] ?? null;
    const average = (0,moments/* sum */.cz)(judged.map(({ correctness }) => correctness)) / judged.length;
    const closest = judged.reduce((best, one) => Math.abs(one.correctness - average) < Math.abs(best.correctness - average) - ROUNDING ? one : best);
    return closest.trial;
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

/***/ 84780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openTables)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66647);


/** Starts every table of the registry. */
function openTables(settings) {
    const context = { settings, scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH };
    const tables = _index_js__WEBPACK_IMPORTED_MODULE_1__/* .REGISTRY */ .M.map((definition) => definition.open(context));
    const looking = tables.flatMap(({ add }) => add ?? []);
    return {
        add: (arm, trial) => {
            for (const add of looking)
                add(arm, trial);
        },
        build: (arms) => tables.flatMap((table) => table.build(arms) ?? []),
    };
}


/***/ }),

/***/ 19110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compare/compare-arms.js + 8 modules
var compare_arms = __webpack_require__(42763);
// EXTERNAL MODULE: ./build/compare/differences/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(97637);
// EXTERNAL MODULE: ./build/compare/differences/describe-setting-changes.js
var describe_setting_changes = __webpack_require__(71615);
;// CONCATENATED MODULE: ./build/compare/differences/settings-table.js

const MOST_ROWS = 20;
const NAME_LENGTH = 80;
/**
 * Where the arms' settings differ from the first's, a row each: the target's own, the controlled ones and those of the run. Secrets are
 * hidden. No table when none differs. Source: poc-ai-workflow-frameworks, METRICS.md, controlled variables; LLMC, evaluation framework,
 * experiment settings.
 */
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined || others.length === 0)
        return [];
    const changes = others.map(({ run }) => {
        const found = (0,describe_setting_changes/* listSettingChanges */.m2)(settingsOf(first.run), settingsOf(run));
        return new Map(found.map((change) => [change.name, change]));
    });
    const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort();
    if (names.length === 0)
        return [];
    const declared = arms.flatMap(({ run }) => run.settings.declared ?? []);
    const table = {
        id: 'settings-diff',
        title: 'Settings that differ between the arms',
        place: 'page',
        columns: [
            { title: 'setting', format: 'text' },
            ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            { title: 'declared', format: 'text' },
        ],
        rows: names.slice(0, MOST_ROWS).map((name) => {
            const own = changes.map((found) => found.get(name));
            return [
                name.slice(0, NAME_LENGTH),
                firstValue(own),
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'In order of their names; = is as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may be what makes the difference.',
            ...(names.length > MOST_ROWS ? [`… and ${names.length - MOST_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function firstValue(changes) {
    return changes.find((change) => change !== undefined)?.before ?? null;
}
function markOf(name, declared) {
    const isDeclared = declared.some((one) => {
        const path = `target.${one}`;
        return name === path || name.startsWith(`${path}.`);
    });
    return isDeclared ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
/** What an arm was measured with. */
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }) {
    const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings;
    return {
        target,
        controlled,
        scoring: { k, primary_k, success, ...scoring },
        run: { seed, trials, subset, concurrency, timeout_seconds, retries },
        answered: { models: fingerprints.models, corpus: fingerprints.corpus },
        environment,
    };
}

// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/metrics/tables/table-figures.js
var table_figures = __webpack_require__(69942);
// EXTERNAL MODULE: ./build/format/describe-trend.js
var describe_trend = __webpack_require__(57135);
// EXTERNAL MODULE: ./build/model/suite/inference.js
var inference = __webpack_require__(96762);
// EXTERNAL MODULE: ./build/model/suite/rules.js
var suite_rules = __webpack_require__(72734);
// EXTERNAL MODULE: ./build/report/build-badges.js
var build_badges = __webpack_require__(59688);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/format/remember-numbers.js
var remember_numbers = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/format/utf8-bytes.js
var utf8_bytes = __webpack_require__(85357);
// EXTERNAL MODULE: ./build/stats/scores/case-means.js
var case_means = __webpack_require__(80719);
// EXTERNAL MODULE: ./build/report/sections/cut-text.js
var cut_text = __webpack_require__(14754);
// EXTERNAL MODULE: ./build/report/sections/flips/case-states.js
var case_states = __webpack_require__(14326);
;// CONCATENATED MODULE: ./build/report/sections/flips/diff-words.js
/** Cells of the table that finds what two texts have in common: above it what differs is shown whole. */
const MOST_CELLS = 250_000;
/**
 * What was removed from and added to a text, word by word; the same and removed parts together are the old text, the same and added ones
 * the new. By the longest common subsequence (Wagner & Fischer 1974) of words and the spaces between them, after a common beginning and
 * end; where that leaves more than 500 × 500 words, the middle is one removal and one addition.
 * @example diffWords('a b c', 'a c') // [{ same 'a ' }, { removed 'b ' }, { same 'c' }]
 */
function diffWords(before, after) {
    const old = splitWords(before);
    const now = splitWords(after);
    let start = 0;
    while (start < old.length && start < now.length && old[start] === now[start])
        start++;
    let end = 0;
    while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end))
        end++;
    const middle = alignWords(old.slice(start, old.length - end), now.slice(start, now.length - end));
    return joinParts([
        ...old.slice(0, start).map((text) => ({ kind: 'same', text })),
        ...middle,
        ...old.slice(old.length - end).map((text) => ({ kind: 'same', text })),
    ]);
}
/** A word takes the space after it along, so that a changed word does not tear the line. */
const splitWords = (text) => text.match(/\S+\s*|\s+/g) ?? [];
function alignWords(old, now) {
    const removed = (text) => ({ kind: 'removed', text });
    const added = (text) => ({ kind: 'added', text });
    if (old.length * now.length > MOST_CELLS)
        return [removed(old.join('')), added(now.join(''))];
    const common = commonLengths(old, now);
    const width = now.length + 1;
    const parts = [];
    let i = 0;
    let j = 0;
    while (i < old.length && j < now.length) {
        const [left = '', right = ''] = [old[i], now[j]];
        if (left === right) {
            parts.push({ kind: 'same', text: left });
            i++;
            j++;
        }
        else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) {
            parts.push(removed(left));
            i++;
        }
        else {
            parts.push(added(right));
            j++;
        }
    }
    return [...parts, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}
/** At `i * (now.length + 1) + j`: how many words the rest of `old` from i and the rest of `now` from j share in order. */
function commonLengths(old, now) {
    const width = now.length + 1;
    const lengths = new Uint16Array((old.length + 1) * width);
    for (let i = old.length - 1; i >= 0; i--) {
        for (let j = now.length - 1; j >= 0; j--) {
            const at = i * width + j;
            lengths[at] =
                old[i] === now[j]
                    ? (lengths[at + width + 1] ?? 0) + 1
                    : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
        }
    }
    return lengths;
}
/** Neighbours of a kind as one, and within a change what was removed before what was added. */
function joinParts(parts) {
    const joined = [];
    let removed = '';
    let added = '';
    const flush = () => {
        if (removed !== '')
            joined.push({ kind: 'removed', text: removed });
        if (added !== '')
            joined.push({ kind: 'added', text: added });
        removed = '';
        added = '';
    };
    for (const { kind, text } of parts) {
        if (kind === 'removed')
            removed += text;
        else if (kind === 'added')
            added += text;
        else {
            flush();
            const last = joined.at(-1);
            if (last?.kind === 'same')
                joined[joined.length - 1] = { kind, text: last.text + text };
            else
                joined.push({ kind, text });
        }
    }
    flush();
    return joined;
}

;// CONCATENATED MODULE: ./build/report/build-case-data.js







/** Bytes of all stories together: with what else a page holds, below the 12 MB that a browser opens at once. */
const ALL_STORIES = 7_000_000;
/** Of one character: `<` is written as `\u003c`. */
const MOST_BYTES = 6;
/** What a story is cut to, in turn, until it has room. */
const SIZES = [
    { text: 6000, items: 100 },
    { text: 1500, items: 30 },
    { text: 400, items: 15 },
    { text: 120, items: 8 },
    { text: 90, items: 4 },
    { text: 60, items: 3 },
];
/** Metrics that stand in the list of cases beside those of the gates. */
const KEY_METRICS = ['performance.latency', 'tokens.total', 'cost.usd'];
const MOST_COLUMNS = 5;
const MOST_COLUMNS_OF_SEVERAL = 9;
/** Every case of the last candidate's run for the page: a row each in its order, and the `told` in full, cut where all would be too much. */
function buildCaseData({ comparison, arms, told, }) {
    const last = arms.at(-1)?.scored.run;
    if (last === undefined)
        throw new RangeError('there is no arm to list the cases of');
    const means = arms.map(({ scored }) => (0,case_means/* caseMeansOf */.u)(scored.trials));
    const columns = chooseColumns(comparison, arms);
    const numbers = columns.map(({ metric, place }) => ({ place, values: means[place]?.columnOf(metric.id) ?? null }));
    const writeMetrics = metricWriter(last.metrics, means);
    const facts = comparison.candidates.map(case_states/* collectFacts */.M7);
    const isOfBaseline = comparison.baseline !== null;
    const stories = new Map(told.map((one) => [one.id, one]));
    const room = ALL_STORIES / Math.max(1, told.length);
    const rows = last.cases.map((golden) => {
        const { id, tags, critical } = golden;
        const passed = means.map(({ tallyOf }) => tallyOf(id));
        const own = passed.slice(isOfBaseline ? 1 : 0);
        const one = stories.get(id);
        return {
            id,
            tags,
            states: joinStates(facts.map((known, place) => (0,case_states/* statesOf */.kY)(id, own[place] ?? null, known))),
            flip: facts.flatMap(({ flips }) => flips.get(id)?.kind ?? [])[0] ?? null,
            critical,
            passed,
            numbers: numbers.map(({ place, values }) => shorten(values?.[means[place]?.placeOf(id) ?? -1])),
            story: one === undefined ? null : describeCase(golden, one, { metrics: writeMetrics(id), room }),
        };
    });
    return {
        arms: arms.map(({ name }) => name),
        columns: columns.map(({ metric, title }) => ({ title, unit: metric.unit, share: (0,format_metric/* styleOf */.Vj)(metric) === 'share' })),
        metrics: last.metrics.map(({ title }) => title),
        rows,
    };
}
/** Of several candidates what changed in any of them; how a case fares is in the columns of each. */
function joinStates(states) {
    const all = [...new Set(states.flat())];
    const hasChange = all.some((state) => state === 'broke' || state === 'fixed' || state === 'flaky');
    return states.length > 1 && hasChange ? all.filter((state) => state !== 'passing' && state !== 'failing') : all;
}
function describeCase(golden, { sides, reasons, isCut }, { metrics, room }) {
    const { query, at, expected_answer: expected } = golden;
    const story = {
        query,
        at: at.line === 0 ? at.file : `${at.file}:${at.line}`,
        expected_answers: expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected,
        expected_spans: golden.expected_spans.map(({ path, symbol, start_line: start, end_line: end, relevance }) => ({
            label: symbol !== undefined ? `${path}::${symbol}` : start !== undefined ? `${path}:${start}-${end ?? start}` : path,
            relevance,
        })),
        sides,
        reasons,
    };
    const fitted = fitStory(story, metrics, room);
    return isCut ? { ...fitted, cut: true } : fitted;
}
/** Cut until it has room; the answers of two arms become their difference, which has them both. */
function fitStory(story, metrics, room) {
    let fitted = null;
    for (const size of SIZES) {
        const { value, isCut } = (0,cut_text/* shrinkValue */.j)(story, size);
        const [old = null, now = null, ...others] = value.sides.map((side) => side?.told.answer ?? null);
        const hasBoth = old !== null && now !== null && others.length === 0;
        const shown = hasBoth ? { ...value, sides: value.sides.map(withoutAnswer) } : value;
        fitted = { ...shown, answer_diff: hasBoth ? diffWords(old, now) : null, metrics, cut: isCut };
        const json = JSON.stringify(fitted);
        // As the page embeds it: a character is one to six bytes there, and most stories are settled without counting.
        if (json.length * MOST_BYTES <= room)
            break;
        if (json.length <= room && (0,utf8_bytes/* utf8Bytes */.d)(json.replaceAll('<', '\\u003c')) <= room)
            break;
    }
    if (fitted === null)
        throw new Error('there is no size to cut a story to');
    return fitted;
}
function withoutAnswer(side) {
    return side === null ? null : { ...side, told: { ...side.told, answer: null } };
}
/** A page needs no more digits, and there may be 10,000 rows. */
const shorten = (value = NaN) => Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6));
/**
 * The metrics of the gates, then what a case took, of the candidate; of several arms as many of them as fit with a column for each arm. Success
 * has columns of its own.
 */
function chooseColumns({ baseline, candidates }, arms) {
    const gated = candidates.flatMap(({ gates }) => gates.map(({ metric }) => metric.id));
    const wanted = new Set([...gated, ...KEY_METRICS]);
    const { run, trials } = arms.at(-1)?.scored ?? { trials: [] };
    const scored = new Set(trials.slice(0, 100).flatMap(({ scores }) => Object.keys(scores)));
    const metrics = [...wanted]
        .flatMap((id) => run?.metrics.find((metric) => metric.id === id) ?? [])
        .filter(({ id }) => id !== 'success' && scored.has(id));
    if (candidates.length === 1)
        return metrics
            .slice(0, MOST_COLUMNS)
            .map((metric) => ({ metric, title: metric.title, place: baseline === null ? 0 : 1 }));
    return metrics
        .slice(0, Math.max(1, Math.floor(MOST_COLUMNS_OF_SEVERAL / arms.length)))
        .flatMap((metric) => arms.map(({ name }, place) => ({ metric, title: `${metric.title}, ${name}`, place })));
}
/** Says of a case what its means over trials are in every arm, as they are written; metrics that no case has are not even asked. */
function metricWriter(metrics, means) {
    const scored = metrics.flatMap((metric, place) => {
        const columns = means.map(({ columnOf }) => columnOf(metric.id));
        if (columns.every((column) => column === null))
            return [];
        return [{ place, columns, write: (0,remember_numbers/* rememberNumbers */.Q)((value) => (0,format_metric/* formatValue */.Fl)(metric, value)) }];
    });
    return (caseId) => {
        const at = means.map(({ placeOf }) => placeOf(caseId));
        const written = [];
        for (const { place, columns, write } of scored) {
            const values = columns.map((column, arm) => column?.[at[arm] ?? -1] ?? NaN);
            if (values.every(Number.isNaN))
                continue;
            written.push([place, values.map((value) => (Number.isNaN(value) ? null : write(value)))]);
        }
        return written;
    };
}
const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states'];
/**
 * Every case of every arm with its means over trials. A column for each metric that is scored per trial, whether this run could score it
 * or not, so that the columns of a suite stay what they are; they are named by id, in the order of the last arm's metrics.
 */
function buildCaseTable(arms) {
    const metrics = (arms.at(-1)?.scored.run.metrics ?? []).filter(({ per_run: figure }) => figure === undefined);
    return {
        columns: [...FACTS, ...metrics.map(({ id }) => id)],
        arms: arms.map((arm) => {
            const { columnOf } = (0,case_means/* caseMeansOf */.u)(arm.scored.trials);
            return { rows: () => listRows(arm), numbers: metrics.map(({ id }) => columnOf(id)) };
        }),
    };
}
function* listRows({ side, variant, scored, comparison }) {
    const { trialsOf, tallyOf, placeOf } = (0,case_means/* caseMeansOf */.u)(scored.trials);
    const facts = comparison === undefined ? null : (0,case_states/* collectFacts */.M7)(comparison);
    for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
        const tally = tallyOf(id);
        const states = facts === null ? (0,case_states/* ownStates */.te)(tally) : (0,case_states/* statesOf */.kY)(id, tally, facts);
        yield {
            facts: [
                id,
                side,
                variant,
                at.file,
                at.line === 0 ? null : at.line,
                tags.join('; '),
                difficulty,
                useCase,
                trialsOf(id),
                states.join('; '),
            ],
            place: placeOf(id),
        };
    }
}

// EXTERNAL MODULE: ./build/report/build-report.js + 32 modules
var build_report = __webpack_require__(68442);
// EXTERNAL MODULE: ./build/report/render/index.js + 9 modules
var render = __webpack_require__(10103);
// EXTERNAL MODULE: ./build/report/sections/append-tables.js
var append_tables = __webpack_require__(8898);
// EXTERNAL MODULE: ./build/metrics/tables/code/code-complexity.js
var code_complexity = __webpack_require__(96802);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 4 modules
var result_comparison = __webpack_require__(12331);
;// CONCATENATED MODULE: ./build/modes/evaluate/annotate.js


/** What the files of a change are annotated with. */
function annotate({ baseline, candidates }, { flips }, { comparison, details }) {
    const [candidate] = candidates;
    if (candidate === undefined)
        return [];
    const sides = { baseline: changedFrom(baseline), candidate: candidate.scored.run };
    return [
        ...annotateFlips((0,result_comparison/* onlyCandidate */._g)(comparison), flips[0] ?? [], details),
        ...annotateStale(sides, details),
        ...annotateComplexity(sides),
    ];
}
/** The run of the very commit that the change started from; null where the baseline is of another, whose changes are not this one's. */
function changedFrom(side) {
    if (side.kind === 'none')
        return null;
    const { distance, scored } = side;
    return distance?.behind === 0 && distance.ahead === 0 ? scored.run : null;
}
/** GitHub shows ten annotations of a kind for each step; more are in the report. */
const MAX_ANNOTATIONS = 10;
/** Remarks on the lines of functions whose complexity has a worse rank than in the baseline, where the suite asks for them; at most ten. */
function annotateComplexity({ baseline, candidate, }) {
    const [before, now] = [baseline?.code_quality, candidate.code_quality];
    if (before === undefined || now?.annotated !== true)
        return [];
    return (0,code_complexity/* listGrownFunctions */.j)(before, now)
        .filter((one) => one.is_notable)
        .slice(0, MAX_ANNOTATIONS)
        .map(({ path, line, name, before: was, after }) => ({
        level: 'warning',
        file: path,
        line,
        title: `${name} ${was === null ? 'is complex' : 'is more complex than before'}`,
        message: `Cyclomatic complexity ${after.complexity} (${after.rank}), ${was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`}.`,
    }));
}
/** Remarks on the lines of the golden cases that newly fail, confirmed and critical ones first, at most ten. */
function annotateFlips(comparison, details, show) {
    if (show === 'none')
        return [];
    const byId = new Map(details.map((detail) => [detail.case_id, detail]));
    return comparison.flips
        .filter(({ kind }) => kind === 'newly-failing')
        .sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || Number(b.critical) - Number(a.critical))
        .flatMap((flip) => {
        const detail = byId.get(flip.case_id);
        if (detail?.at === null || detail === undefined)
            return [];
        const why = detail.candidate?.failure?.message ?? detail.reasons[0] ?? 'it passed before';
        const { passed, trials } = flip.candidate;
        const passes = trials === 1 ? 'the only trial fails' : `${passed} of ${trials} trials pass`;
        return [
            {
                level: flip.confirmed ? 'error' : 'warning',
                file: detail.at.file,
                line: detail.at.line,
                title: `${flip.case_id} broke`,
                message: show === 'ids'
                    ? `${passes} (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
                    : `${why} (${passes}; before: ${flip.baseline.passed} of ${flip.baseline.trials})`,
            },
        ];
    })
        .slice(0, MAX_ANNOTATIONS);
}
const MAX_PATHS = 3;
/**
 * Remarks on the lines of the golden cases that this change made stale: their expected spans are in the code that it started from and not in
 * its own, or it is this change that expects them. In order of the suite, at most ten. `baseline` is the run of that very code; null, and no
 * remarks, where there is none, since nobody knows then who did it.
 */
function annotateStale({ baseline, candidate }, show) {
    if (show === 'none' || baseline === null)
        return [];
    const [before, now] = [new Set(baseline.stale_cases), new Set(candidate.stale_cases)];
    const deleted = new Set(candidate.deleted_cases);
    const unedited = new Set(baseline.cases.map(({ id, fingerprint }) => `${id} ${fingerprint}`));
    const expected = new Map(baseline.cases.map((golden) => [golden.id, JSON.stringify(golden.expected_spans)]));
    return candidate.cases
        .filter(({ id }) => now.has(id) && !before.has(id))
        .slice(0, MAX_ANNOTATIONS)
        .map(({ id, at, expected_spans: spans, fingerprint }) => {
        const paths = [...new Set(spans.map(({ path }) => path))];
        const more = paths.length > MAX_PATHS ? ' …' : '';
        const of = show === 'ids' ? '' : ` (${paths.slice(0, MAX_PATHS).join(', ')}${more})`;
        const isFailing = deleted.has(id) && unedited.has(`${id} ${fingerprint}`);
        const effect = isFailing ? 'fails' : 'is not compared';
        const isGone = expected.get(id) === JSON.stringify(spans);
        return {
            level: 'warning',
            ...at,
            title: isGone ? `${id} expects what is gone` : `${id} expects what is not there`,
            message: `An expected span${of} is not in the code of this change, so the case ${effect}. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
        };
    });
}

// EXTERNAL MODULE: ./build/compare/pairing/pair-cases.js
var pair_cases = __webpack_require__(73367);
// EXTERNAL MODULE: ./build/publishers/quickchart.js
var quickchart = __webpack_require__(85895);
;// CONCATENATED MODULE: ./build/report/charts/choose-charts.js
/** More pictures than these are scrolled past, on a phone above all. */
const MOST_IN_COMMENT = 4;
/**
 * The ids of the drawn charts that a comment shows, the first open and the others folded, at most four: those that always are, then those about a metric that clearly moved, by
 * the smallest adjusted p of their metrics. What depends on the machine counts only when both arms ran side by side; a
 * chart with a single row or bar is told in words.
 */
function chooseCharts(charts, drawings, candidates) {
    const drawn = charts.filter(({ id }) => drawings.some((drawing) => drawing.id === id && drawing.is_single !== true));
    const isOfSeveral = candidates.length > 1;
    const always = drawn.filter((chart) => chart.in_comment === 'always' || (isOfSeveral && chart.in_comment_of_several === 'always'));
    const moved = drawn
        .filter((chart) => chart.in_comment === 'moved' && !always.includes(chart))
        .map(({ id, about }) => ({ id, p: Math.min(...candidates.map((one) => smallestP(about, one))) }))
        .filter(({ p }) => p < (candidates[0]?.alpha ?? 0))
        .sort((a, b) => a.p - b.p);
    return [...always, ...moved].slice(0, MOST_IN_COMMENT).map(({ id }) => id);
}
function smallestP(about, { metrics, gates, verdict, interleaved }) {
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id;
    const isAbout = ({ id }) => about.some((start) => (start === 'primary' ? id === primary : id.startsWith(start)));
    const ps = metrics
        .filter(({ metric }) => isAbout(metric) && (metric.environment === 'free' || interleaved))
        .map(({ p_adjusted: p }) => p ?? 1);
    return Math.min(1, ...ps);
}

// EXTERNAL MODULE: ./build/report/charts/index.js + 15 modules
var charts = __webpack_require__(88912);
;// CONCATENATED MODULE: ./build/modes/evaluate/draw-charts.js





/**
 * The charts that could be drawn; those of the comment have an address or a diagram, as the service is. The log says what became of the
 * others. Only what was drawn for a service is sent to one.
 */
async function drawCharts({ draw, choose }, { charts, log }) {
    const drawings = [];
    for (const drawing of draw('page'))
        if (drawing.kind === 'drawn')
            drawings.push(drawing);
        else
            log.debug(`No chart ${drawing.id}: ${drawing.reason}.`);
    const inComment = choose(drawings);
    const forService = () => draw('service', new Set(inComment)).filter((one) => one.kind === 'drawn');
    const urls = charts.kind === 'quickchart'
        ? await pictureUrls(forService(), charts.url, log)
        : charts.kind === 'branch'
            ? await charts.keep(forService())
            : new Map();
    return drawings.map(({ id, title, alt, config, height, mermaid, table }) => ({
        id,
        title,
        alt,
        config,
        height,
        table,
        place: id === inComment[0] ? 'open' : inComment.includes(id) ? 'folded' : 'page',
        url: urls.get(id) ?? null,
        mermaid: inComment.includes(id) && charts.kind === 'mermaid' ? mermaid : null,
        diagram: mermaid,
    }));
}
async function pictureUrls(drawings, baseUrl, log) {
    const urls = new Map();
    for (const drawing of drawings) {
        const picture = await (0,quickchart/* chartUrl */.oH)(drawing, { ...quickchart/* DEFAULT_CHART_SERVICE */.tM, baseUrl, height: drawing.height });
        if (picture.kind === 'url')
            urls.set(drawing.id, picture.url);
        else
            log.warning(`The chart ${drawing.id} has no image: ${picture.reason}.`);
    }
    return urls;
}
const CHARTS = Object.values(charts.REGISTRY);
/** Every chart of a comparison; of one arm alone where there is no baseline. */
function listCharts({ arms, tables, comparison, history }) {
    const { candidates, verdict } = comparison;
    const gates = candidates.flatMap((candidate) => candidate.gates);
    const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id ?? null;
    const metrics = new Set(CHARTS.flatMap((chart) => chart.needs?.(primary) ?? []));
    const runs = arms.map(({ scored }) => scored);
    const values = caseValues(runs, listIds(runs), [...metrics]);
    const input = {
        arms: arms.map(({ name }) => name),
        ...{ tables, values, comparison, history },
    };
    return {
        draw: (audience, wanted) => pick(wanted).map((chart) => chart.draw({ ...input, audience })),
        choose: (drawings) => chooseCharts(CHARTS, drawings, candidates),
    };
}
/** The cases that two arms are compared on; of one or of several all that the first was asked. */
function listIds([first, second, ...more]) {
    if (first === undefined)
        return [];
    if (second === undefined || more.length > 0)
        return first.run.cases.map(({ id }) => id);
    return (0,pair_cases/* pairCases */.Q)(first, second).paired.map(({ id }) => id);
}
function pick(ids) {
    return ids === undefined ? CHARTS : CHARTS.filter(({ id }) => ids.has(id));
}
/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
function caseValues(runs, ids, metrics) {
    const arms = runs.map(({ trials }) => {
        const { placeOf, columnOf } = (0,case_means/* caseMeansOf */.u)(trials);
        return { places: ids.map(placeOf), columnOf };
    });
    return Object.fromEntries(metrics.map((metric) => {
        const columns = arms.map(({ places, columnOf }) => ({ places, means: columnOf(metric) }));
        return [metric, ids.map((_, at) => columns.map(({ places, means }) => meanAt(means, places[at] ?? -1)))];
    }));
}
function meanAt(means, place) {
    const mean = means?.[place] ?? NaN;
    return Number.isNaN(mean) ? null : mean;
}

// EXTERNAL MODULE: ./build/modes/evaluate/find-naming.js + 2 modules
var find_naming = __webpack_require__(60574);
;// CONCATENATED MODULE: ./build/modes/evaluate/list-arms.js

/** The arms in order, the baseline first. */
function listArms({ baseline, candidates }, naming) {
    const arms = [...(baseline.kind === 'none' ? [] : [baseline]), ...candidates];
    const [only] = candidates;
    const names = only === undefined || candidates.length > 1
        ? (distinctNames(naming, arms.length) ??
            nameRuns(arms.map(({ folder, scored }) => ({ variant: scored.run.variant, folder }))))
        : namesOfTwo(baseline, only.scored.run, naming);
    return arms.map(({ folder, scored }, place) => ({ name: names[place] ?? '', folder, scored }));
}
function distinctNames({ names = [] }, count) {
    return names.length === count && new Set(names).size === count ? names : null;
}
/** By variant where that tells the runs apart, else by folder, else by place. */
function nameRuns(runs) {
    const choices = [
        runs.map(({ variant }) => variant),
        runs.map(({ folder }) => (0,external_node_path_.basename)(folder)),
        runs.map(({ folder }) => folder),
    ];
    return (choices.find((names) => new Set(names).size === names.length) ??
        runs.map(({ variant }, place) => `${place + 1} ${variant}`));
}
/** Of the only candidate and its baseline, where there is one. */
function namesOfTwo(baseline, candidate, naming) {
    const names = nameSides(baseline, candidate, naming);
    return baseline.kind === 'none' ? [names.candidate] : [names.baseline, names.candidate];
}
/** What a report calls a candidate and its baseline. */
function nameSides(baseline, candidate, naming) {
    const { branch } = naming;
    const [first, second] = distinctNames(naming, 2) ?? [];
    if (first !== undefined && second !== undefined)
        return { baseline: first, candidate: second };
    const isPullRequest = candidate.mode === 'pr';
    if (baseline.kind === 'none')
        return isPullRequest
            ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
            : { baseline: 'baseline', candidate: 'this run' };
    const { variant } = baseline.scored.run;
    if (isPullRequest)
        return { baseline: baseline.branch ?? 'baseline', candidate: 'this PR' };
    if (candidate.mode === 'nightly')
        return { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' };
    return variant === candidate.variant
        ? { baseline: 'baseline', candidate: 'candidate' }
        : { baseline: variant, candidate: candidate.variant };
}
/** What a report says of where the baseline is from. */
function describeBaseline(baseline, candidate) {
    if (baseline.kind === 'none') {
        const { reason, lost } = baseline;
        return { baseline: { kind: 'none', reason }, first_time: candidate.mode === 'pr' && lost === undefined };
    }
    const { commit, branch, age_hours, distance, note, stale, scored } = baseline;
    return {
        baseline: {
            kind: 'found',
            commit,
            branch,
            variant: scored.run.variant,
            age_hours,
            distance: distance?.behind ?? null,
            note,
            ...(stale === undefined ? {} : { stale }),
        },
        first_time: false,
    };
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
;// CONCATENATED MODULE: ./build/modes/evaluate/list-results.js



const SUCCESS = 'success';
const LATENCY = 'performance.latency';
/**
 * The gates, then the cases of the candidate's run in its order, as tests. A case fails when fewer than half of its scored trials
 * succeed, whether that is new or not; a case that is flaky passes with a remark; one without a score is skipped, as is a gate that
 * cannot tell. With details `ids` no text of a case is shown, with `none` no case at all.
 */
function listResults(input) {
    const { comparison, candidate, details, name } = input;
    const suite = name === undefined ? comparison.suite : `${comparison.suite}.${name}`;
    const whose = name === undefined ? '' : ` of ${name}`;
    const gates = { name: `gates${whose}`, results: comparison.gates.map((gate) => gateResult(gate, suite)) };
    if (details === 'none')
        return [gates];
    const { tallyOf, placeOf } = (0,case_means/* caseMeansOf */.u)(candidate.trials);
    const { seconds, reasons } = surveyTrials(candidate.trials);
    const flips = new Map(comparison.flips.map((flip) => [flip.case_id, flip]));
    const told = new Map(details === 'full' ? input.told.map((detail) => [detail.case_id, detail]) : []);
    const group = `${suite}.cases`;
    const cases = candidate.run.cases.map(({ id, at }) => {
        const place = placeOf(id);
        const tally = tallyOf(id);
        const outcome = tally === null
            ? { kind: 'skipped', message: place < 0 ? 'not measured' : (reasons.get(id) ?? 'success does not apply') }
            : caseOutcome(tally, flips.get(id), told.get(id));
        return { name: id, group, file: at.file, seconds: seconds[place] ?? 0, outcome };
    });
    return [gates, { name: `cases${whose}`, results: cases }];
}
/** Ids of the cases that fail in the candidate's run, in its order. */
function listFailing({ run, trials }) {
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(trials);
    return run.cases.flatMap(({ id }) => ((0,case_states/* isFailing */.DI)(tallyOf(id)) ? [id] : []));
}
/** How long the trials of each case took together, by its place, and of those with a trial without `success` why. */
function surveyTrials(trials) {
    const { ids, placeOf } = (0,case_means/* caseMeansOf */.u)(trials);
    const seconds = new Float64Array(ids.length);
    const reasons = new Map();
    for (const { case: id, scores, unscored } of trials) {
        const place = placeOf(id);
        seconds[place] = (seconds[place] ?? 0) + (scores[LATENCY] ?? 0);
        if (scores[SUCCESS] !== undefined || reasons.has(id))
            continue;
        const reason = unscored[SUCCESS];
        if (reason !== undefined)
            reasons.set(id, reason);
    }
    return { seconds, reasons };
}
const gateResult = (result, suite) => ({
    name: result.gate.id,
    group: `${suite}.gates`,
    file: null,
    seconds: 0,
    outcome: gateOutcome(result),
});
function gateOutcome({ gate, verdict, failed, reason, warnings }) {
    const message = `${verdict}: ${reason}`;
    if (failed && gate.severity === 'fail')
        return { kind: 'failed', type: verdict, message, details: warnings.join('\n') };
    const cannotTell = verdict === 'invalid' || verdict === 'not-comparable' || verdict === 'inconclusive';
    return cannotTell ? { kind: 'skipped', message } : { kind: 'passed', remark: message };
}
function caseOutcome(tally, flip, detail) {
    const [passed, scored] = tally;
    if (passed === scored)
        return { kind: 'passed', remark: null };
    const count = `${passed} of ${(0,format_number/* countOf */.pq)(scored, 'trial')} succeeded`;
    const before = flip === undefined ? '' : ` (before: ${flip.baseline.passed} of ${flip.baseline.trials})`;
    if (!(0,case_states/* isFailing */.DI)(tally))
        return { kind: 'passed', remark: `${count}${before}` };
    const type = flip?.kind === 'newly-failing' ? 'newly-failing' : 'failing';
    return { kind: 'failed', type, message: `${count}${before}`, details: detail === undefined ? '' : tell(detail) };
}
function tell({ query, expected_answers, expected_spans, candidate, reasons }) {
    const parts = [
        ['question', query],
        ['expected', [...expected_answers, ...expected_spans].join('\n')],
        ['answer', candidate?.answer ?? null],
        ['failure', candidate?.failure?.message ?? null],
        ['reason', reasons.join('; ')],
    ];
    return parts.flatMap(([what, text]) => (text === null || text === '' ? [] : [`${what}: ${text}`])).join('\n');
}

// EXTERNAL MODULE: ./build/modes/evaluate/read-arms.js
var read_arms = __webpack_require__(41631);
// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/metrics/answer/judged-part.js
var judged_part = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/run/pacing/provider-health.js
var provider_health = __webpack_require__(83629);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/modes/evaluate/report-context.js




const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
/** What a report says beside the comparison: counts, cost and time of the candidate's run; re-runs cost too. */
function reportContext(candidate, { reruns, ...surroundings }) {
    const { run } = candidate;
    const trials = reruns.length === 0 ? candidate.trials : [...candidate.trials, ...reruns];
    const costs = costsOf(trials, 'cost.usd');
    const judged = trials.filter(({ scores }) => scores['judge.error'] !== undefined);
    const judgeCosts = costsOf(judged, 'judge.cost-usd');
    return {
        ...surroundings,
        suite: run.suite.name,
        candidate: { commit: run.commit, branch: run.branch, variant: run.variant },
        counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: candidate.trials.length },
        ...outagesOf(candidate),
        ...judgeFailuresOf(trials),
        cost_usd: (0,moments/* sum */.cz)(costs),
        trials_of_unknown_cost: trials.length - costs.length,
        ...(judged.length > 0 && {
            judge_cost: { usd: (0,moments/* sum */.cz)(judgeCosts), trials_unknown: judged.length - judgeCosts.length },
        }),
        ...(run.stopped && { stopped: (0,describe_stopped/* describeStopped */.p_)(run.stopped) }),
        duration_s: run.finished_at === null ? 0 : (Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000,
        seed: run.seed,
        is_baseline: run.mode === 'baseline',
        is_experiment: run.mode === 'ab',
    };
}
/** Sorted, since the sum of floats depends on their order and trials come in any: a merged run must cost the same. */
function costsOf(trials, metric) {
    const costs = [];
    for (const { scores } of trials) {
        const cost = scores[metric];
        if (cost !== undefined)
            costs.push(cost);
    }
    return costs.sort((a, b) => a - b);
}
const INFRASTRUCTURE = /^infrastructure failure: (.*)$/s;
/** The commonest reason, and how many trials came after the target was given up. */
function outagesOf({ trials }) {
    // Lists of reasons are shared by most trials.
    const shared = new Map();
    for (const { unscored } of trials)
        shared.set(unscored, (shared.get(unscored) ?? 0) + 1);
    const counts = new Map();
    for (const [unscored, count] of shared) {
        // All metrics of such a trial have one reason.
        const [reason = ''] = Object.values(unscored);
        const message = INFRASTRUCTURE.exec(reason)?.[1];
        if (message !== undefined)
            counts.set(message, (counts.get(message) ?? 0) + count);
    }
    const unasked = (0,moments/* sum */.cz)([...counts].map(([message, count]) => ((0,provider_health/* saysGivenUp */.D4)(message) ? count : 0)));
    return { infrastructure_message: findCommonest(counts)?.[0] ?? null, ...(unasked > 0 && { unasked }) };
}
function findCommonest(counts) {
    return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0];
}
/** Trials that come after the judge was given up have nothing usable of it either, though nobody asked it about them. */
function judgeFailuresOf(trials) {
    let judged = 0;
    let failed = 0;
    const counts = new Map();
    for (const { scores, unscored } of trials) {
        const error = scores['judge.error'];
        // Most trials have nobody to judge them, or nothing that was wrong.
        const messages = (error ?? 0) > 0 || unscored['judge.error'] === judged_part/* NOBODY */.oQ ? judgeMessagesOf(unscored) : [];
        const isLeftOut = error === undefined && messages.length > 0;
        if (error !== undefined || isLeftOut)
            judged += 1;
        // Where some readings failed, others may have answered the same question.
        if (error !== 1 && messages.length === 0)
            continue;
        failed += 1;
        for (const message of messages)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const [message, times] = findCommonest(counts) ?? [null, 0];
    return failed === 0 ? {} : { judge_failures: { trials: failed, judged, message, times } };
}
/** Of a trial, each once; what there was nothing to ask about is none. */
function judgeMessagesOf(unscored) {
    const messages = Object.values(unscored).flatMap((reason) => {
        const failed = (0,judged_part/* readJudgeReason */._w)(reason);
        return failed === null || (failed.asked === false && !(0,provider_health/* saysGivenUp */.D4)(failed.error)) ? [] : [failed.error];
    });
    return [...new Set(messages)];
}
/** What measuring several runs took: US dollars over all trials whose cost is known, null when none is; runs of one job share their time. */
function sumSpending(runs) {
    // Sorted, since the sum of floats depends on their order and trials come in any.
    const costs = runs
        .flatMap(({ trials }) => trials.flatMap(({ scores }) => scores['cost.usd'] ?? []))
        .sort((a, b) => a - b);
    const sessions = new Map();
    for (const { run } of runs) {
        const { session_id: id, started_at: start, finished_at: end } = run;
        const seconds = end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 1000;
        sessions.set(id, Math.max(sessions.get(id) ?? 0, seconds));
    }
    return {
        cost_usd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
        duration_s: [...sessions.values()].reduce((sum, seconds) => sum + seconds, 0),
    };
}

// EXTERNAL MODULE: ./build/io/within-time.js
var within_time = __webpack_require__(44774);
// EXTERNAL MODULE: ./build/metrics/score-trial.js
var score_trial = __webpack_require__(21501);
// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
// EXTERNAL MODULE: ./build/store/runs/read-observations.js
var read_observations = __webpack_require__(35998);
// EXTERNAL MODULE: ./build/format/join-names.js
var join_names = __webpack_require__(73341);
// EXTERNAL MODULE: ./build/metrics/answer/checks.js
var answer_checks = __webpack_require__(57932);
// EXTERNAL MODULE: ./build/metrics/answer/judge-answer.js
var judge_answer = __webpack_require__(99393);
// EXTERNAL MODULE: ./build/metrics/case-kinds.js
var case_kinds = __webpack_require__(26114);
// EXTERNAL MODULE: ./build/metrics/retrieval/match-spans.js
var match_spans = __webpack_require__(48512);
// EXTERNAL MODULE: ./build/metrics/retrieval/normalize-path.js
var normalize_path = __webpack_require__(70592);
// EXTERNAL MODULE: ./build/metrics/retrieval/ranking-formulas.js
var ranking_formulas = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/metrics/retrieval/sources.js
var sources = __webpack_require__(36355);
// EXTERNAL MODULE: ./build/metrics/workflow/clarification.js
var clarification = __webpack_require__(26862);
// EXTERNAL MODULE: ./build/metrics/workflow/match-hops.js
var match_hops = __webpack_require__(81704);
// EXTERNAL MODULE: ./build/metrics/workflow/validate-calls.js
var validate_calls = __webpack_require__(75822);
;// CONCATENATED MODULE: ./build/modes/evaluate/describe-judgments.js

/** What judges said of one trial's answer, one opinion for each question that they were asked; of a rubric the first usable reading. */
function describeJudgments({ answer, quality, rubric, claims }) {
    const reading = rubric?.runs.find((run) => !('error' in run)) ?? rubric?.runs[0];
    return [
        ...opinion('answer', answer, readAnswer),
        ...opinion('quality', quality, readQuality),
        ...opinion('rubric', reading, readRubric),
        ...opinion('claims', claims, readClaims),
    ];
}
/** Nothing where the judge was not asked. */
function opinion(question, said, read) {
    if (said === undefined)
        return [];
    if (isFailed(said))
        return said.asked === false ? [] : [{ kind: 'unjudged', question, reason: said.error }];
    return [{ kind: 'judged', question, ...read(said) }];
}
function isFailed(said) {
    return 'error' in said;
}
function readAnswer({ correctness, completeness, faithfulness, reasoning }) {
    const grades = { correctness, completeness, faithfulness };
    return { scores: Object.entries(grades).map(([name, value]) => ({ name, value, most: 5 })), ...because(reasoning) };
}
function readQuality(said) {
    const missed = (said.criteria ?? []).filter(({ met }) => !met).map(({ text }) => `not met: ${text}`);
    return {
        scores: [
            { name: 'answer quality', value: said.answer_quality, most: 1 },
            { name: 'factual correctness', value: said.factual_correctness, most: 1 },
            { name: 'completeness', value: said.completeness, most: 1 },
        ],
        ...because(said.reasoning, missed),
    };
}
function readRubric({ requirements, categories, weighted_score: total, reasoning }) {
    const parts = Object.entries({ ...categories, ...requirements });
    const notes = parts.flatMap(([name, part]) => (part?.notes === undefined ? [] : [`${name}: ${part.notes}`]));
    const scores = parts.map(([name, part]) => ({ name, value: part?.score ?? null, most: 1 }));
    return {
        scores: [...(total === undefined ? [] : [{ name: 'weighted score', value: total, most: 1 }]), ...scores],
        ...because(reasoning, notes),
    };
}
function readClaims({ claims }) {
    const supported = claims.filter((claim) => claim.supported === true).length;
    const others = claims.filter((claim) => claim.supported !== true);
    return {
        scores: [{ name: 'supported claims', value: supported, most: claims.length }],
        ...because(undefined, others.map(({ text, supported: is }) => `${is === null ? 'cannot be told' : 'not supported'}: ${text}`)),
    };
}
function because(reasoning, lines = []) {
    const text = [reasoning?.trim() ?? '', ...lines].filter((line) => line !== '').join('\n');
    return { reasoning: text === '' ? null : text };
}
/** More names than these make nobody wiser. */
const MOST_NAMES = 5;
const describe_judgments_NAME_LENGTH = 80;
/**
 * What is wrong with the agents and tools that a reply called, a clause each; none where they are as the case says.
 * @example describeWorkflow(golden, { tools: [] }, scoring) // ['it did not call the tool "search"']
 */
function describeWorkflow(golden, reply, scoring) {
    const validation = (0,validate_calls/* validateWorkflow */._B)(golden, reply, scoring);
    return validate_calls/* CALL_KINDS */.V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return [validate_calls/* NO_TRACE */.eW[kind]];
        return [
            ...describeNames('it did not call', kind, calls.missing),
            ...describeNames('it called, but should not have,', kind, calls.unexpected),
        ];
    });
}
/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example describeNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
function describeNames(what, nouns, names) {
    if (names.length === 0)
        return [];
    const noun = names.length === 1 ? nouns.slice(0, -1) : nouns;
    const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, describe_judgments_NAME_LENGTH)));
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [`${what} the ${noun} ${listed.join(', ')}${more}`];
}

// EXTERNAL MODULE: ./build/metrics/build-result.js + 1 modules
var build_result = __webpack_require__(69093);
;// CONCATENATED MODULE: ./build/modes/evaluate/describe-trial.js





/** A trial as a reader wants to see it: what it answered, retrieved, was graded, and how it came about. */
function describeTrial({ trial, observation, judgments, retries }, golden) {
    const judged = describeJudgments(judgments ?? {});
    const lost = retries === 0 ? [] : [['retries', String(retries)]];
    if (observation.status === 'failed') {
        const { kind, message, stderr_tail: tail } = observation.failure;
        const failure = { kind, message, stderr_tail: tail ?? null };
        return { trial, answer: null, failure, spans: [], judged, trace: [], facts: lost };
    }
    const { reply } = observation;
    const facts = [...describeUsage(reply), ...lost];
    return {
        trial,
        answer: reply.answer,
        failure: null,
        spans: describeSpans(reply, golden),
        judged,
        trace: describeTrace(reply),
        facts: observation.cached === true ? [...facts, ['from the cache', 'yes']] : facts,
    };
}
function describeSpans({ spans = [] }, golden) {
    const matches = (0,match_spans/* matchSpans */.zA)(spans, golden.expected_spans);
    return spans.map((span, place) => {
        const { rank = null, expected = null } = matches[place] ?? {};
        return {
            rank,
            label: (0,join_names/* labelSpan */.li)(span),
            finds: expected === null ? null : { label: (0,join_names/* labelSpan */.li)(expected), relevance: expected.relevance },
            score: span.score ?? null,
            text: span.text ?? null,
        };
    });
}
/** Phases first, since they have no place among the rest; then models, reasoning and tools, each in its order. */
function describeTrace({ phases_ms: phases = {}, attempts = [], steps = [], tools = [], }) {
    return [
        ...Object.entries(phases).map(([title, ms]) => ({ kind: 'phase', title, detail: null, ms, ok: null })),
        ...attempts.map(({ route_tier: tier, model, result, error, latency_ms: ms }) => ({
            kind: 'attempt',
            title: [tier, model].filter((part) => part !== undefined).join(' · ') || 'model',
            detail: error ?? result ?? null,
            ms: ms ?? null,
            ok: result === undefined ? null : result === 'ok',
        })),
        ...steps.map(({ id, type, text, agent, completed }) => ({
            kind: 'step',
            title: [type ?? 'step', id, agent].filter((part) => part !== undefined).join(' · '),
            detail: text ?? null,
            ms: null,
            ok: completed ?? null,
        })),
        ...tools.map(({ name, agent, arguments: given, error, ok, duration_ms: ms }) => ({
            kind: 'tool',
            title: [name, agent].filter((part) => part !== undefined).join(' · '),
            detail: error ?? (given === undefined ? null : JSON.stringify(given)),
            ms: ms ?? null,
            ok: ok ?? null,
        })),
    ];
}
function describeUsage({ model, usage, ttft_ms: firstToken, planner, agents, sources }) {
    const facts = [
        ['model', model],
        ['input tokens', usage?.input_tokens],
        ['cached tokens', usage?.cached_tokens],
        ['output tokens', usage?.output_tokens],
        ['time to first token', firstToken === undefined ? undefined : (0,format_number/* formatDuration */.a3)(firstToken / 1000)],
        ['route', planner?.route],
        ['intent', planner?.intent],
        ['agents', agents?.join(', ')],
        ['sources', sources?.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
}
/** The trial that a case is shown by: the first that fails, since it shows what went wrong, else the one that stands for all; null without any. */
function shownTrial(trials) {
    const ordered = [...trials].sort((a, b) => a.trial - b.trial);
    return ordered.find(({ scores }) => scores['success'] === 0) ?? (0,build_result/* representativeTrial */.O)(ordered);
}

;// CONCATENATED MODULE: ./build/modes/evaluate/describe-flips.js














/** Of the judge's words: enough for a sentence or two. */
const REASONING_LENGTH = 200;
/** The stories behind flipped cases, in the order of `ids`: what was asked, expected, answered before and now, and why it fails. */
function describeFlips({ ids, cases, topK, pricing, scoring, deleted = [], baseline, candidate, }) {
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    return ids.flatMap((id) => {
        const golden = byId.get(id);
        if (golden === undefined)
            return [];
        const now = shownTrial(candidate.get(id) ?? []);
        return [
            {
                case_id: id,
                query: golden.query,
                // Results of another harness say no line.
                at: golden.at.line === 0 ? null : golden.at,
                critical: golden.critical,
                expected_answers: expectedAnswers(golden),
                expected_spans: golden.expected_spans.filter(({ relevance }) => relevance > 0).map(join_names/* labelSpan */.li),
                top_k: topK,
                baseline: describeSide(shownTrial(baseline.get(id) ?? []), golden),
                candidate: describeSide(now, golden),
                reasons: now === null ? [] : reasonsOf(now, golden, { topK, pricing, scoring }),
                ...(deleted.includes(id) && { source_deleted: true }),
            },
        ];
    });
}
function expectedAnswers({ expected_answer: expected, answer_mode: mode }) {
    if (mode === 'must_abstain')
        return ['(it must decline to answer)'];
    if (mode === 'must_clarify')
        return ['(it must ask back)'];
    return expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected;
}
function describeSide(trial, golden) {
    if (trial === null)
        return null;
    const { observation, judgments } = trial;
    if (observation.status === 'failed') {
        const { kind, message, stderr_tail: tail } = observation.failure;
        return { answer: null, spans: [], failure: { kind, message, stderr_tail: tail ?? null } };
    }
    const retrieved = observation.reply.spans ?? [];
    const spans = (0,match_spans/* matchSpans */.zA)(retrieved, golden.expected_spans).flatMap(({ rank, expected }, index) => {
        const span = retrieved[index];
        if (rank === null || span === undefined)
            return [];
        // A span that is judged irrelevant (relevance 0) is known, but not expected.
        const isExpected = expected !== null && expected.relevance > 0;
        return [{ label: (0,join_names/* labelSpan */.li)(span), rank, matches: isExpected ? (0,join_names/* labelSpan */.li)(expected) : null }];
    });
    const judge = judgments === undefined ? [] : describeJudgments(judgments);
    return { answer: observation.reply.answer, spans, failure: null, ...(judge.length > 0 && { judge }) };
}
/** Why a trial fails, one clause each: what it declined, what it did not find, every check that does not hold, what it called. */
function reasonsOf({ observation, judgments, scores, unscored }, golden, { topK, pricing, scoring }) {
    const isAnswered = observation.status === 'ok';
    const missing = unscored['success'];
    return [
        // An empty answer fails a case even where nothing is asked of the answer.
        ...(isAnswered && scores['success'] === 0 ? describeWillingness(observation.reply, golden) : []),
        ...(scores['success.retrieval'] === 0 ? describeRetrieval(observation, golden, { topK, scoring }) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeFailedChecks(observation, golden, pricing) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeHops(observation.reply, golden) : []),
        ...(isAnswered && scores['success.answer'] === 0 ? describeJudged(golden, judgments ?? null, scoring) : []),
        ...(isAnswered && scores['success.workflow'] === 0 ? describeWorkflow(golden, observation.reply, scoring) : []),
        ...(missing === undefined ? [] : [missing]),
    ];
}
/** Which part of the retrieval is at fault: spans within the primary k, sources, or both. A trial that failed retrieved nothing. */
function describeRetrieval(observation, golden, { topK, scoring }) {
    const reply = observation.status === 'ok' ? observation.reply : { spans: [] };
    const ranking = reply.spans === undefined ? null : (0,match_spans/* rankSpans */.us)(reply.spans, golden.expected_spans);
    const isCritical = scoring.success_spans === 'critical';
    const found = ranking === null || !(0,match_spans/* expectsSpans */.a5)(golden)
        ? null
        : (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => (isCritical ? (0,ranking_formulas/* findsCritical */.YQ)(possible, topK) : (0,ranking_formulas/* hitAtK */.gD)(possible.gains, topK)));
    const isMissed = found?.kind === 'scored' && found.value === 0;
    const sought = isCritical ? 'not every critical span' : 'no expected span';
    const retrieved = (0,sources/* retrievedSources */.dz)(reply);
    const expected = golden.expected_sources ?? [];
    const missing = expected.filter((name) => retrieved?.has((0,normalize_path/* normalizePath */.F)(name)) === false);
    const needsAll = scoring.success_sources === 'all' || expected.length === 1;
    const lacksSources = needsAll || missing.length === expected.length;
    return [
        ...(isMissed ? [`${sought} is among the first ${topK} retrieved`] : []),
        ...(lacksSources
            ? describeNames(needsAll ? 'it did not retrieve' : 'it retrieved none of', 'sources', missing)
            : []),
    ];
}
/** Hops count where the case asks for them. */
function describeHops(reply, golden) {
    if (!(0,case_kinds/* requiresHops */.Lf)(golden))
        return [];
    const hops = golden.required_hops ?? [];
    const found = (0,match_hops/* matchHops */.kU)(hops, reply.answer, within_time/* withinTime */.d);
    if (typeof found === 'string')
        return [];
    const missing = hops.filter((hop) => !found.includes(hop)).map(({ id }) => id);
    return describeNames('the answer does not state', 'hops', missing);
}
function describeJudged(golden, judgments, scoring) {
    const score = (0,judge_answer/* scoreJudgedAnswer */._F)({ golden, judgments }, { scoring });
    if (score.kind === 'unscored' || score.value === 1)
        return [];
    const question = (0,judge_answer/* decidingQuestion */.Oz)(golden, { scoring });
    const reply = question === null ? undefined : judgments?.[question];
    const said = reply !== undefined && 'reasoning' in reply ? reply.reasoning?.replace(/\s+/g, ' ').trim() : '';
    return [`the judge does not find the answer right${said ? `: ${said.slice(0, REASONING_LENGTH)}` : ''}`];
}
function describeWillingness(reply, { answer_mode: mode, clarification_expected: mayAsk = false }) {
    const hasDeclined = (0,clarification/* hasAbstained */.yy)(reply);
    if (mode === 'must_abstain')
        return hasDeclined ? [] : ['it answered, but must decline'];
    if (hasDeclined)
        return ['it declined to answer'];
    if (mode === 'must_clarify' || mayAsk)
        return (0,clarification/* hasAskedBack */.u3)(reply) ? [] : ['it answered, but must ask back'];
    return reply.clarified === true && !mayAsk ? ['it asked back instead of answering'] : [];
}
function describeFailedChecks(observation, { checks }, pricing) {
    const failed = checks.filter((check) => {
        const score = (0,answer_checks/* checkAnswer */.dG)(check, { observation, withinTime: within_time/* withinTime */.d }, pricing);
        return score.kind === 'scored' && score.value === 0;
    });
    return failed.map(describeFailedCheck);
}
/**
 * What is wrong with an answer of which a check does not hold, as a clause.
 * @example describeFailedCheck({ contains: 'Paris', ignore_case: false }) // 'the answer does not contain "Paris"'
 */
function describeFailedCheck(check) {
    if ('contains' in check)
        return `the answer does not contain ${JSON.stringify(check.contains)}`;
    if ('not_contains' in check)
        return `the answer contains ${JSON.stringify(check.not_contains)}`;
    if ('equals' in check)
        return `the answer is not ${JSON.stringify(check.equals)}`;
    if ('regex' in check)
        return `the answer does not match /${check.regex}/${check.flags}`;
    if ('json_schema' in check)
        return 'the answer is not JSON that fits the schema of the case';
    if ('max_latency_s' in check)
        return `the answer took longer than ${check.max_latency_s} s`;
    if ('max_tokens' in check)
        return `the answer took more than ${(0,format_number/* countOf */.pq)(check.max_tokens, 'token')}`;
    if ('max_tool_calls' in check)
        return `the answer took more than ${(0,format_number/* countOf */.pq)(check.max_tool_calls, 'tool call')}`;
    return `the answer cost more than ${check.max_cost_usd} US dollars`;
}

;// CONCATENATED MODULE: ./build/modes/evaluate/describe-cases.js









/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_DESCRIBED = 200;
/** Reads once more what some cases answered: the flipped ones first, since they are what a change did, then those that fail. */
async function describeCases({ baseline, candidates, settings, metrics }, request) {
    const { comparison, arms, details, log } = request;
    const [first] = candidates;
    if (first === undefined)
        return { flips: [], stories: [] };
    const notable = new Set([
        ...comparison.candidates.flatMap(({ flips }) => flips.map(({ case_id }) => case_id)),
        ...candidates.flatMap(({ scored }) => listFailing(scored)),
    ]);
    const caseIds = new Set([...notable].slice(0, MAX_DESCRIBED));
    const inFull = chooseStories(notable, first.scored.run, details);
    const read = [];
    for (const { folder, scored } of arms) {
        const seen = collectStories(scored, inFull);
        const { cases } = scored.run;
        const notable = { caseIds, cases, metrics, log, order: scored.trials, seen: { caseIds: inFull, add: seen.add } };
        read.push({ trials: await readNotable(folder, notable), seen });
    }
    const ownTrials = baseline.kind === 'none' ? read : read.slice(1);
    const baseTrials = baseline.kind === 'none' ? new Map() : read[0]?.trials;
    const flips = candidates.map(({ scored: { run } }, place) => describeFlips({
        ids: [...caseIds],
        cases: run.cases,
        topK: run.settings.primary_k,
        pricing: settings.pricing,
        scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.cH,
        deleted: comparison.candidates[place]?.cases.deleted ?? [],
        candidate: ownTrials[place]?.trials ?? new Map(),
        baseline: baseTrials ?? new Map(),
    }));
    return { flips, stories: [...inFull].map((id) => describe_cases_describeCase(id, { read, flips, comparison })) };
}
function describe_cases_describeCase(id, { read, flips, comparison: { candidates }, }) {
    const stories = read.map(({ seen }) => seen.storyOf(id));
    return {
        id,
        sides: stories.map((story) => story?.side ?? null),
        reasons: flips.flatMap((details, place) => {
            const reasons = details.find((detail) => detail.case_id === id)?.reasons ?? [];
            return candidates.length === 1 ? reasons : reasons.map((reason) => `${candidates[place]?.name ?? ''}: ${reason}`);
        }),
        isCut: stories.some((story) => story?.isCut === true),
    };
}
/** Cases that neither flipped nor fail and are told all the same. */
const OTHERS = 200;
/** A page with more in full would be too large, or each too short to be of use. */
const MOST = 1500;
/**
 * Ids of the cases that a page tells in full: `notable` in its order, then others in the run's, evenly spread over it. None where
 * their text must not be shown.
 */
function chooseStories(notable, run, details) {
    if (details !== 'full')
        return new Set();
    const rest = run.cases.filter(({ id }) => !notable.has(id));
    const step = Math.max(1, rest.length / OTHERS);
    const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)]);
    const ids = others.flatMap((golden) => (golden === undefined ? [] : [golden.id]));
    return new Set([...[...notable].slice(0, MOST), ...ids]);
}
/** The whole trials of a few cases with scores made anew, as the comparison's are. No pass over the file when there is nothing to tell. */
async function readNotable(folder, request) {
    const { caseIds, cases, metrics, log, order, seen } = request;
    if (caseIds.size === 0 && seen.caseIds.size === 0)
        return new Map();
    const found = await (0,read_observations/* readObservations */.i)(folder, { caseIds, seen, log, order });
    return new Map(cases.flatMap((golden) => {
        const trials = found.get(golden.id);
        if (trials === undefined)
            return [];
        const anew = ({ observation, judgments }) => (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d });
        return [[golden.id, trials.map((trial) => ({ ...trial, ...anew(trial) }))]];
    }));
}
/** What is kept of one trial while a run is read: a page shows no more. */
const KEPT = { text: 6000, items: 100 };
/**
 * Collects what a page tells of some cases of a run: of each the trial that is shown is kept, cut to size, so that memory is bounded by the
 * number of cases, whatever targets answer. Scores are those of `scored`, made anew.
 */
function collectStories(scored, caseIds) {
    const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]));
    const trials = trialsByCase(scored.trials.filter((trial) => caseIds.has(trial.case)));
    const wanted = new Map([...trials].map(([id, all]) => [id, shownTrial(all)?.trial]));
    const told = new Map();
    return {
        add: (trial) => {
            const golden = cases.get(trial.case);
            if (golden === undefined || wanted.get(trial.case) !== trial.trial)
                return;
            told.set(trial.case, (0,cut_text/* shrinkValue */.j)(describeTrial(trial, golden), KEPT));
        },
        storyOf: (id) => {
            const story = told.get(id);
            if (story === undefined)
                return null;
            const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial);
            return { side: { told: story.value, trials: all.map(briefTrial) }, isCut: story.isCut };
        },
    };
}
function briefTrial({ trial, scores }) {
    const { success, 'performance.latency': latency, 'cost.usd': cost } = scores;
    return {
        trial,
        passed: success === undefined ? null : success === 1,
        latency: latency === undefined ? null : (0,format_metric/* formatValue */.Fl)({ unit: 's', kind: 'continuous' }, latency),
        cost: cost === undefined ? null : (0,format_metric/* formatValue */.Fl)({ unit: 'usd', kind: 'continuous' }, cost),
    };
}
/** The trials of each case, in the order in which they came. */
function trialsByCase(trials) {
    const byCase = new Map();
    for (const trial of trials) {
        const known = byCase.get(trial.case);
        if (known === undefined)
            byCase.set(trial.case, [trial]);
        else
            known.push(trial);
    }
    return byCase;
}

// EXTERNAL MODULE: ./build/modes/evaluate/write-report.js
var write_report = __webpack_require__(42307);
;// CONCATENATED MODULE: ./build/modes/evaluate/evaluate.js
























/**
 * Compares recorded runs with their baseline and writes comment.md, report.html, report.md, comparison.json, junit.xml, cases.csv and the
 * badges. Scores are computed anew from the recorded observations on all sides, by one definition and one price table, so neither an older
 * Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
async function evaluate(request) {
    const read = await (0,read_arms/* readArms */.S)(request);
    const measured = listArms(read, namingOf(request));
    const tabled = measured.map(({ name, scored: { run, trials } }) => ({ name, run, means: (0,case_means/* caseMeansOf */.u)(trials) }));
    const tables = read.tables.build(tabled);
    const arms = measured.map((arm) => withTableFigures(arm, tables));
    const { comparison, lead } = await compareRead(read, arms, request);
    const told = await describeCases(read, { ...request, comparison, arms });
    const shown = (0,append_tables/* tablesToShow */.MX)([...tables, ...buildSettingsTable(tabled)], request.details);
    const trends = listTrends(read, comparison, request.history ?? []);
    const report = (0,build_report.buildReport)({
        comparison,
        trends,
        ...describeCandidates(read, told, request),
        details: request.details,
        charts: await drawCharts(listCharts({ arms, tables, comparison, history: request.history ?? [] }), request),
        tables: shown,
        ...(lead !== null && { lead }),
    });
    const whole = { ...comparison, tables: shown };
    const written = await writeFiles(report, { read, arms, comparison: whole, told }, request);
    return {
        ...written,
        comparison: whole,
        annotations: read.candidates.length > 1 ? [] : annotate(read, told, { comparison, details: request.details }),
        runFolders: arms.map(({ folder }) => folder),
        trends,
    };
}
/** Of the one candidate, after the nights that are known; of several there is no one trend. */
function listTrends({ candidates }, comparison, history) {
    const [only, ...others] = candidates;
    if (only === undefined || others.length > 0)
        return [];
    const { metrics, summaries } = only.scored.run;
    const gated = comparison.candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate.metric));
    const nights = history.filter(({ mode }) => mode !== 'baseline');
    return (0,describe_trend/* chooseTrends */.SS)(metrics, gated).flatMap((metric) => {
        const before = nights.map(({ values }) => (Object.hasOwn(values, metric.id) ? (values[metric.id] ?? null) : null));
        return (0,describe_trend/* describeTrend */.Jh)(metric, [...before, summaries[metric.id]?.mean ?? null]) ?? [];
    });
}
/** An arm with the figures of tables that gates name, as the report shows them. */
function withTableFigures(arm, tables) {
    const { run } = arm.scored;
    const named = (0,table_figures/* tableFiguresOf */.LV)(run);
    if (named.length === 0)
        return arm;
    const figures = (0,table_figures/* readTableFigures */.GI)(tables, arm.name);
    const n = run.cases.length;
    const added = named.map(({ id }) => [id, { mean: figures.get(id) ?? null, n, applicable: n }]);
    const summaries = { ...run.summaries, ...Object.fromEntries(added) };
    return { ...arm, scored: { ...arm.scored, run: { ...run, summaries } } };
}
/** The comparison with what only its runs' text can tell; `lead` is the warning that comes before everything else. */
async function compareRead(read, arms, request) {
    const { baseline, confirmations, ruleSet, candidates } = read;
    const isOfSeveral = candidates.length > 1;
    const recorded = (isOfSeveral ? arms[0] : candidates[0])?.scored.run.settings.inference;
    const compared = (0,compare_arms/* compareArms */.J)({
        arms,
        failOn: request.failOn,
        ...(baseline.kind === 'none' && baseline.lost && { baselineLost: baseline.lost }),
        ...(request.inference && { inference: (0,inference/* chooseInference */.h)(request.inference, recorded) }),
        ...(confirmations === null ? {} : { confirmations }),
        ...(ruleSet === null ? {} : { ruleSet }),
    });
    const looked = isOfSeveral ? arms : arms.slice(-1);
    const namings = await Promise.all(looked.map(async ({ name, folder, scored }) => {
        const others = arms.flatMap((arm) => (arm.scored === scored ? [] : [arm.scored]));
        const found = await (0,find_naming/* findNaming */.O)(scored, { ...request, folder, others });
        return found.map(({ text, isLead }) => ({ isLead, text: isOfSeveral ? `${name}: ${text}` : text }));
    }));
    const warnings = [
        ...namings.flat().map(({ text }) => text),
        ...(isOfSeveral && ruleSet !== null ? describeOtherRules(arms, ruleSet) : []),
        ...compared.warnings,
    ];
    const lead = isOfSeveral ? undefined : namings.flat().find(({ isLead }) => isLead);
    return { comparison: { ...compared, warnings }, lead: lead?.text ?? null };
}
/** A run measured with other gates or settings is judged by those of the first, and the reader is told. */
function describeOtherRules([first, ...others], { rules }) {
    return others.flatMap(({ name, scored: { run } }) => {
        const changes = (0,describe_rule_changes/* describeRuleChanges */.T)(rules, (0,suite_rules/* recordedRules */.M)(run), run.metrics);
        return changes.length === 0
            ? []
            : [
                `${name} was measured with other gates or settings (${changes.join(', ')}); those of ${first?.name ?? ''} decide.`,
            ];
    });
}
function namingOf({ baselineBranch = null, names }) {
    return { branch: baselineBranch, ...(names && { names }) };
}
/** What a report says of each candidate beside its comparison. */
function describeCandidates(read, told, request) {
    const { links, look = null } = request;
    const { baseline, candidates, confirmations } = read;
    const named = listArms(read, namingOf(request));
    const names = named.slice(baseline.kind === 'none' ? 0 : 1);
    return {
        told: candidates.map(({ scored }, place) => {
            const { run } = scored;
            const context = reportContext(scored, {
                ...describeBaseline(baseline, run),
                names: candidates.length === 1
                    ? nameSides(baseline, run, namingOf(request))
                    : { baseline: named[0]?.name ?? '', candidate: names[place]?.name ?? '' },
                ...{ links, look },
                reruns: confirmations?.trials ?? [],
            });
            const measured = { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k };
            return { context, flips: told.flips[place] ?? [], measured };
        }),
        ...(candidates.length > 1 && { total: sumSpending(named.map(({ scored }) => scored)) }),
    };
}
async function writeFiles(report, { read, arms, comparison, told }, { outputFolder, details }) {
    const own = { comparison: (0,external_node_path_.join)(outputFolder, 'comparison.json'), junit: (0,external_node_path_.join)(outputFolder, render.REGISTRY.junit.file) };
    const writing = (0,files/* startWriting */.Zk)();
    writing.write(own.comparison, (0,files/* writeJson */.GF)(comparison));
    const isOfSeveral = read.candidates.length > 1;
    const results = read.candidates.flatMap(({ scored }, place) => {
        const candidate = comparison.candidates[place];
        return candidate === undefined
            ? []
            : listResults({
                comparison: candidate,
                candidate: scored,
                told: told.flips[place] ?? [],
                details,
                ...(isOfSeveral && { name: candidate.name }),
            });
    });
    writing.write(own.junit, render.REGISTRY.junit.render(report, { results }));
    const written = await (0,write_report/* writeReport */.u)(report, {
        outputFolder,
        badges: (0,build_badges/* buildBadges */.x)(comparison),
        ...(details !== 'none' && {
            cases: buildCaseData({ comparison, arms, told: told.stories }),
            caseTable: buildCaseTable(arms.map(({ name, scored }, place) => {
                const candidate = comparison.candidates[comparison.baseline === null ? place : place - 1];
                const variant = isOfSeveral ? name : scored.run.variant;
                return candidate === undefined
                    ? { side: 'baseline', variant, scored }
                    : { side: 'candidate', variant, scored, comparison: candidate };
            })),
        }),
    });
    await writing.finish();
    return { ...written, files: { ...written.files, ...own } };
}


/***/ }),

/***/ 60574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ findNaming)
});

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
;// CONCATENATED MODULE: ./build/model/name-kind.js
/** What a case can expect by name, and a reply bring under another name. */
const NAME_KINDS = ['spans', 'sources', 'hops', 'tools', 'agents'];

// EXTERNAL MODULE: ./build/model/undecided-span.js
var undecided_span = __webpack_require__(27996);
;// CONCATENATED MODULE: ./build/compare/differences/naming.js



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
        mend: 'Map its names in the suite: `aliases: { tools: … }`.',
    },
    agents: {
        found: ratioOf('agents.coverage'),
        none: 'required agent was called',
        got: 'called agents',
        right: 'it calls the right ones',
        claim: 'your target names agents in another way',
        returned: 'it called',
        mend: 'Map its names in the suite: `aliases: { agents: … }`.',
    },
};
function surveyNaming(trials) {
    const matched = new Set();
    const missed = new Map();
    const undecided = new Map();
    for (const { case: id, scores, unscored } of trials) {
        for (const kind of NAME_KINDS) {
            const found = KINDS[kind].found(scores);
            if (found === 0)
                missed.set(kind, (missed.get(kind) ?? new Set()).add(id));
            else if (found !== null)
                matched.add(kind);
        }
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,undecided_span/* readUndecided */.W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return { matched, missed, undecided: example === null ? null : { cases: [...undecided.keys()], example } };
}
/** Of the cases that want the most frequent mend the first by id: trials come in any order. */
function findCommonest(byCase) {
    const byMend = new Map();
    for (const [, one] of [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)))
        if (byMend.get(one.mend)?.push(one) === undefined)
            byMend.set(one.mend, [one]);
    const groups = [...byMend.values()].sort((a, b) => b.length - a.length);
    return groups[0]?.[0] ?? null;
}
/** The warning that some of what was retrieved cannot be decided, in a run of these cases. */
function describeUndecided({ undecided }, { cases: all, mayShow, }) {
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${(0,format_number/* partOf */.BU)(open.size, all.length, 'case')}${watched} it cannot be told whether what was retrieved is what is expected, so that is unscored, not 0${shown}. Let the target ${mend}.`;
}
/**
 * The first thing to say of a run in which nothing that is expected by name was ever found, though something came back.
 * @param cases how many of them got something
 * @param example an expected and a returned name, the most alike; null where they may not be shown
 */
function describeOtherNames(kind, cases, example) {
    const { none: what, got, right, claim, returned, mend } = KINDS[kind];
    const none = `Not one ${what} in ${cases === 1 ? 'the only case' : `any of the ${(0,format_number/* countOf */.pq)(cases, 'case')}`} that ${got}`;
    if (example === null)
        return `${none}. If ${right}, ${claim}. ${mend}`;
    const sides = `expected \`${(0,undecided_span/* shortLabel */.z1)(example.expected)}\`, ${returned} \`${(0,undecided_span/* shortLabel */.z1)(example.returned)}\``;
    return example.isSame ? `${none}: ${claim}: ${sides}. ${mend}` : `${none}. If ${right}, ${claim}: ${sides}. ${mend}`;
}

// EXTERNAL MODULE: ./build/io/within-time.js
var within_time = __webpack_require__(44774);
// EXTERNAL MODULE: ./build/metrics/read-names.js
var read_names = __webpack_require__(60437);
// EXTERNAL MODULE: ./build/metrics/retrieval/normalize-path.js
var normalize_path = __webpack_require__(70592);
// EXTERNAL MODULE: ./build/model/plain-names.js
var plain_names = __webpack_require__(1275);
// EXTERNAL MODULE: ./build/model/suite/scoring.js
var suite_scoring = __webpack_require__(60960);
// EXTERNAL MODULE: ./build/store/runs/read-observations.js
var read_observations = __webpack_require__(35998);
// EXTERNAL MODULE: ./build/store/runs/read-reference.js
var read_reference = __webpack_require__(9073);
;// CONCATENATED MODULE: ./build/modes/evaluate/find-naming.js









/** Enough to find one that is told apart by little. */
const MOST_CASES = 50;
/**
 * Nothing where what is expected and what came back are named alike. Where another run has matches, one without any lost them: that is a
 * result. Reads answers again where nothing of a kind ever matched.
 */
async function findNaming({ run, trials }, request) {
    const naming = surveyNaming(trials);
    const surveys = [naming, ...request.others.map((other) => surveyNaming(other.trials))];
    const mayShow = request.details === 'full';
    const isUnmatched = (kind) => surveys.every(({ matched }) => !matched.has(kind));
    const undecided = describeUndecided(naming, { cases: run.cases, mayShow });
    // Of what cannot be told it is not said that it never matched.
    const open = undecided === null ? NAME_KINDS : ['tools', 'agents'];
    const missed = new Map([...naming.missed].filter(([kind]) => open.includes(kind) && isUnmatched(kind)));
    const looked = await lookAt(missed, { run, trials, ...request });
    return [
        ...(undecided === null ? [] : [{ text: undecided, isLead: isUnmatched('spans') }]),
        ...looked.map(({ kind, cases, example }) => ({
            text: describeOtherNames(kind, cases, mayShow ? example : null),
            isLead: true,
        })),
    ];
}
/** Reads the answers of the cases that found nothing, kind by kind; kinds of which nothing came back are left out. */
async function lookAt(missed, { run, trials, folder, log }) {
    if (missed.size === 0)
        return [];
    // A reference has no answers to read; of spans its scores say that some came back.
    if (await (0,read_reference/* isReference */.A_)(folder))
        return [...missed].flatMap(([kind, { size: cases }]) => (kind === 'spans' ? [{ kind, cases, example: null }] : []));
    const goldens = new Map(run.cases.map((golden) => [golden.id, golden]));
    const scoring = run.settings.scoring ?? suite_scoring/* DEFAULT_SCORING */.cH;
    const kinds = NAME_KINDS.flatMap((kind) => {
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
            const { expected, returned } = read_names/* READ_NAMES */.U[kind]({ golden, reply: observation.reply, scoring, withinTime: within_time/* withinTime */.d });
            if (returned === null || returned.length === 0)
                continue;
            cases.add(id);
            if (shown.has(id))
                alike.add(id, expected.map(({ label }) => label), returned);
        }
    };
    const caseIds = new Set([...missed.values()].flatMap((ids) => [...ids]));
    await (0,read_observations/* readObservations */.i)(folder, { caseIds: new Set(), seen: { caseIds, add }, log, order: trials });
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
            parts: (0,plain_names/* plainName */.MH)(label)
                .split(/[./:]+|__/)
                .reverse(),
            place: '',
        };
    const [path = '', place = ''] = label.split(/(?=::|:\d+-\d+$)/);
    return { parts: (0,normalize_path/* normalizePath */.F)(path).split('/').reverse(), place };
}


/***/ }),

/***/ 41631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readArms)
/* harmony export */ });
/* unused harmony export readReruns */
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97637);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68674);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48719);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21501);
/* harmony import */ var _metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84780);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69942);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72734);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41345);
/* harmony import */ var _read_rescored_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85971);
/* harmony import */ var _watch_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63272);













/** Reads what a comparison is made of. Throws the user's errors of `readRun`, `readRescored` and `readReruns`. */
async function readArms(request) {
    const { baseline, log } = request;
    const read = [];
    for (const folder of request.candidates)
        read.push({ folder, run: request.measured?.scored.run ?? (await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__/* .readRun */ .c)(folder)) });
    const compared = request.measured?.baseline?.run ?? null;
    const base = baseline.kind === 'none'
        ? baseline
        : { kind: 'found', facts: baseline, run: compared ?? (await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_9__/* .readRun */ .c)(baseline.folder)) };
    const widen = (0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .widenScores */ .PE)([...(base.kind === 'none' ? [] : [base.run]), ...read.map(({ run }) => run)]);
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = base.kind === 'none' ? null : widen(base.run);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const settings = (0,_read_rescored_js__WEBPACK_IMPORTED_MODULE_10__/* .metricSettings */ .Q)(more.length === 0 ? only.run : (baseRun ?? only.run), ruleSet);
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)(settings);
    // What it was measured by is what it is judged by only where nobody else has the say.
    const measured = ruleSet === null ? (request.measured ?? null) : null;
    const tables = measured?.tables ?? (0,_metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_6__/* .openTables */ .W)(settings);
    const expected = [
        ...(baseRun === null ? [] : [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .customMetricsOf */ .ki)(baseRun), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_7__/* .tableFiguresOf */ .LV)(baseRun)]),
        ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_7__/* .tableFiguresOfGates */ .Ts)(ruleSet?.rules.gates ?? []),
    ];
    const toTables = (arm) => ({ metrics, log, onTrial: (trial) => tables.add(arm, trial) });
    const candidates = [];
    for (const [place, { folder, run }] of runs.entries()) {
        const arm = baseRun === null ? place : place + 1;
        const scored = measured === null
            ? await (0,_read_rescored_js__WEBPACK_IMPORTED_MODULE_10__/* .readRescored */ .M)({ ...toTables(arm), folder, run, expected })
            : (0,_watch_run_js__WEBPACK_IMPORTED_MODULE_11__/* .expecting */ .K)(measured.scored, expected);
        candidates.push({ folder, scored: { ...scored, priced_by: settings.pricing } });
    }
    const scoreBase = async (folder, run) => {
        const scored = measured?.baseline ?? (await (0,_read_rescored_js__WEBPACK_IMPORTED_MODULE_10__/* .readRescored */ .M)({ ...toTables(0), folder, run }));
        return { ...scored, priced_by: scored.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base.facts, scored: await scoreBase(base.facts.folder, widen(base.run)) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
/** The only candidate is judged as it was measured, or by its base; several have only their baseline's rules in common. */
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length === 0)
        return recordedRuleSet(only.run, base);
    const first = base ?? only.run;
    const pricing = candidates.reduce((prices, { run }) => (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .priceByBase */ .iZ)(prices, run.pricing), first.pricing);
    return { rules: { ...(0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .recordedRules */ .M)(first), pricing }, from: 'base', changes: [] };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedRuleSet(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .recordedRules */ .M)(run);
    const recorded = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .recordedRules */ .M)(base);
    const rules = { ...recorded, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .priceByBase */ .iZ)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRuleChanges */ .T)(rules, own, run.metrics) };
}
/** The recorded re-runs of a run's newly failing cases with their scores computed anew; null without any. Throws as `readConfirmations` does. */
async function readReruns(folder, { run, metrics, log }) {
    return (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_8__/* .readConfirmations */ .T)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreTrial */ .$)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d }),
        }),
    });
}


/***/ }),

/***/ 85971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readRescored),
/* harmony export */   Q: () => (/* binding */ metricSettings)
/* harmony export */ });
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44774);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55198);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70671);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68674);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55970);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18359);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7107);













/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed anew, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_5__/* .customMetricsOf */ .ki)(own), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .tableFiguresOf */ .LV)(own)].map(_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedMetric */ .dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = (0,_metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__/* .watchConduct */ .G)(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .readScoredRun */ .my)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation, judgments } = recorded;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .statesOwnCost */ .QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__/* .metricFacts */ .gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_11__/* .fingerprintMetrics */ .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s) },
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_8__/* .summarizeRun */ .l)({ metrics, trials, kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_12__/* .summarizeCode */ .Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ }),

/***/ 63272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ expecting),
/* harmony export */   Q: () => (/* binding */ watchPair),
/* harmony export */   watchRun: () => (/* binding */ watchRun)
/* harmony export */ });
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68674);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84780);
/* harmony import */ var _metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55198);
/* harmony import */ var _read_rescored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85971);





/** Looks on while one variant is measured. `place` is its run's among the arms of its report: 1 beside a baseline, else 0. */
function watchRun(place) {
    const tables = shareTables();
    const arm = watchArm(place, tables);
    return { ...arm, finish: () => tables.with(arm.finish(), null) };
}
/** Looks on while two variants are measured side by side: the baseline's and the candidate's. */
function watchPair([base, head]) {
    const tables = shareTables();
    const arms = new Map([
        [base, watchArm(0, tables)],
        [head, watchArm(1, tables)],
    ]);
    return {
        onTrial: (made, run) => arms.get(run.variant)?.onTrial(made, run),
        onScored: (run, trials) => arms.get(run.variant)?.onScored(run, trials),
        finish: () => {
            const compared = arms.get(base)?.finish() ?? null;
            return compared === null ? null : tables.with(arms.get(head)?.finish() ?? null, compared);
        },
    };
}
function shareTables() {
    let tables = null;
    return {
        of: (run) => (tables ??= (0,_metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .openTables */ .W)((0,_read_rescored_js__WEBPACK_IMPORTED_MODULE_4__/* .metricSettings */ .Q)(run, null))),
        with: (scored, baseline) => (scored === null || tables === null ? null : { scored, baseline, tables }),
    };
}
function watchArm(place, tables) {
    const ownCost = new Set();
    let conduct = null;
    let seen = 0;
    let scored = null;
    return {
        onTrial: (made, run) => {
            seen += 1;
            tables.of(run).add(place, made);
            conduct ??= (0,_metrics_agent_watch_conduct_js__WEBPACK_IMPORTED_MODULE_3__/* .watchConduct */ .G)(run.settings.scoring);
            conduct.add(made);
            const { golden, observation } = made;
            if (observation.status === 'ok' && (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .statesOwnCost */ .QR)(observation.reply))
                ownCost.add(golden.id);
        },
        onScored: (run, trials) => {
            const isSeen = seen === trials.length && (0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .customMetricsOf */ .ki)(run).length === 0;
            const conducted = conduct === null ? {} : { conduct: conduct.finish() };
            scored = isSeen ? { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost], ...conducted } : null;
        },
        finish: () => scored,
    };
}
/** The run as `readRescored` gives it; `expected` are the suite's own metrics that the other side has. */
function expecting(scored, expected) {
    const { run } = scored;
    const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id));
    return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } };
}


/***/ }),

/***/ 85895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ fetchPicture),
/* harmony export */   oH: () => (/* binding */ chartUrl),
/* harmony export */   tM: () => (/* binding */ DEFAULT_CHART_SERVICE)
/* harmony export */ });
/* unused harmony export stringifyRounded */
/* harmony import */ var _io_post_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91026);

/** Proxies and GitHub's image cache stop at 2,048 and more; shorter is passed by all. */
const URL_LENGTH = 2_000;
/** The service refuses any configuration that matches (typpo/quickchart, lib/charts.js). */
const REFUSED = /(for|while)\s*\(/i;
/**
 * The address of an image that a QuickChart server draws from a Chart.js configuration. Numbers are rounded to three significant
 * digits; if the address is still 2,000 characters or longer, the rows that the drawing can spare are left out and the title says so.
 * Nothing is sent: whoever opens the address asks the server.
 */
async function chartUrl({ config, spare }, service = DEFAULT_CHART_SERVICE) {
    const base = parseBaseUrl(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: BASE_URL_RULE };
    const { default: loaded } = await loadQuietly(() => __webpack_require__.e(/* import() */ 3951).then(__webpack_require__.bind(__webpack_require__, 33951)));
    // Its types describe a CommonJS module, where the class is one `default` deeper than in the ES module that Node loads.
    const QuickChart = typeof loaded === 'function' ? loaded : loaded.default;
    const rows = spare === 'none' ? 0 : (config.data.labels?.length ?? 0);
    for (let shown = rows; shown > 0 || shown === rows; shown--) {
        const kept = shown === rows ? config : thinConfig(config, spare, shown);
        // JSON, not an object: quickchart-js would turn a text like `__BEGINFUNCTION__…` of an object into code.
        const json = stringifyRounded(kept, SIGNIFICANT_DIGITS);
        if (REFUSED.test(json))
            return { kind: 'none', reason: 'the chart service rejects text that contains `for (` or `while (`' };
        const link = new QuickChart()
            .setScheme(base.protocol.slice(0, -1))
            .setHost(base.host)
            .setVersion('4')
            .setWidth(service.width)
            .setHeight(service.height)
            .setBackgroundColor(service.background)
            .setConfig(json)
            .getUrl();
        const url = shorten(new URL(link), json);
        if (url.length < URL_LENGTH)
            return { kind: 'url', url, rows: shown === rows ? null : { shown, of: rows } };
    }
    return { kind: 'none', reason: `its address would have ${URL_LENGTH} characters or more` };
}
/**
 * The address as it is, so that a reader can see what it sends, or where that is too long with its configuration in base64, which the
 * service reads too. A blank is `%20`: the service takes a plus for a plus (typpo/quickchart, index.js).
 */
function shorten(link, json) {
    const readable = link.href.replaceAll('+', '%20');
    if (readable.length < URL_LENGTH)
        return readable;
    link.searchParams.set('c', Buffer.from(json).toString('base64'));
    link.searchParams.append('encoding', 'base64');
    return link.href;
}
/** quickchart-js brings an old whatwg-url, whose use of `punycode` Node deprecates (DEP0040); nobody who reads a log can mend it. */
async function loadQuietly(load) {
    const before = process.noDeprecation;
    process.noDeprecation = true;
    try {
        return await load();
    }
    finally {
        process.noDeprecation = before ?? false;
    }
}
/**
 * A configuration as JSON, its numbers rounded to so many significant digits.
 * @example stringifyRounded({ data: [12.3456] }, 3) // '{"data":[12.3]}'
 */
function stringifyRounded(config, digits) {
    return JSON.stringify(config, (_key, value) => typeof value === 'number' ? Number(value.toPrecision(digits)) : value);
}
/** So many rows of a configuration with labels: labels, data and every other array that runs along them; its title says that some are missing. */
function thinConfig(config, spare, rows) {
    const { labels = [], datasets } = config.data;
    const keep = (all) => (spare === 'first' ? all.slice(-rows) : all.slice(0, rows));
    const along = (member) => Array.isArray(member) && member.length === labels.length ? keep(member) : member;
    const kept = {
        ...config,
        data: {
            labels: keep(labels),
            datasets: datasets.map((dataset) => ({
                ...Object.fromEntries(Object.entries(dataset).map(([key, member]) => [key, along(member)])),
                data: keep(dataset.data),
            })),
        },
    };
    return remarkInTitle(kept, `${spare === 'first' ? 'last' : 'first'} ${rows} of ${labels.length}`);
}
/** The configuration with a remark after its title; unchanged when it has no title to carry it. */
function remarkInTitle(config, remark) {
    const { plugins } = config.options;
    if (typeof plugins !== 'object' || plugins === null || !('title' in plugins))
        return config;
    const { title } = plugins;
    if (typeof title !== 'object' || title === null || !('text' in title) || typeof title.text !== 'string')
        return config;
    return {
        ...config,
        options: { ...config.options, plugins: { ...plugins, title: { ...title, text: `${title.text}, ${remark}` } } },
    };
}
const DEFAULT_CHART_SERVICE = {
    baseUrl: 'https://quickchart.io',
    // Sent back at twice the size, so that they are sharp; shown 480 wide, 12 pixels of type are 12, and 9 on a phone.
    width: 480,
    height: 240,
    background: 'transparent',
};
/** What a picture of this size can show. */
const SIGNIFICANT_DIGITS = 3;
const BASE_URL_RULE = 'the address of the chart service must be only http(s), host and port, such as https://quickchart.io';
/** The server's address, or null where it breaks `BASE_URL_RULE`. */
function parseBaseUrl(baseUrl) {
    if (!URL.canParse(baseUrl))
        return null;
    const url = new URL(baseUrl);
    const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === '';
    return isBare && /^https?:$/.test(url.protocol) ? url : null;
}
/** The service reads at most 100 kB of JSON (typpo/quickchart, EXPRESS_JSON_LIMIT). */
const MAX_REQUEST_BYTES = 100_000;
/** Ours have 20 to 40 kB, and they are kept in a repository. */
const MAX_PICTURE_BYTES = 1_000_000;
/** ISO/IEC 15948, 5.2 */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * The picture that a QuickChart server draws of a Chart.js configuration, a PNG of at most 1 MB. The configuration goes as data, which the
 * server draws without running it as code; numbers are rounded to three significant digits. Whatever is no PNG is refused: the service
 * sends its errors as pictures too, but with another status.
 */
async function fetchPicture({ config }, service, signal) {
    const base = parseBaseUrl(service.baseUrl);
    if (base === null)
        return { kind: 'none', reason: BASE_URL_RULE };
    const { width, height, background: backgroundColor } = service;
    const look = { version: '4', format: 'png', width, height, devicePixelRatio: 2, backgroundColor };
    const body = stringifyRounded({ ...look, chart: config }, SIGNIFICANT_DIGITS);
    if (Buffer.byteLength(body) > MAX_REQUEST_BYTES)
        return { kind: 'none', reason: 'it has too many points' };
    const answer = await (0,_io_post_json_js__WEBPACK_IMPORTED_MODULE_0__/* .postJson */ .B2)(`${base.origin}/chart`, { body, maxBytes: MAX_PICTURE_BYTES, signal });
    if (answer.kind === 'unanswered')
        return { kind: 'none', reason: `${base.origin}: ${answer.reason}` };
    if (answer.status !== 200)
        return { kind: 'none', reason: `${base.origin} answered ${answer.status}` };
    const isPng = answer.type === 'image/png' && answer.body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
    return isPng
        ? { kind: 'png', bytes: answer.body }
        : { kind: 'none', reason: `${base.origin} answered with something other than a PNG` };
}


/***/ }),

/***/ 59688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ buildBadges)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);



const WORDS = {
    invalid: ['invalid', 'red'],
    'not-comparable': ['not comparable', 'lightgrey'],
    regressed: ['regressed', 'red'],
    inconclusive: ['cannot tell', 'yellow'],
    improved: ['improved', 'brightgreen'],
    unchanged: ['unchanged', 'green'],
    'no-regression': ['no regression', 'green'],
};
/** The colours of docs/sources.md#metrics-alignment. */
const [GOOD, FAIR] = [0.8, 0.5];
/** What a comparison comes to, and how many cases of its only candidate succeed: nobody asks for the pass rate of several. */
function buildBadges({ suite, arms, candidates, ranking, verdict }) {
    const [message, color] = describeVerdict({ ranking, verdict });
    const summaries = arms.at(-1)?.summaries ?? {};
    return {
        verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
        pass_rate: candidates.length > 1 ? null : { label: `${suite} pass rate`, ...describeRate(summaries['success']) },
    };
}
function describeVerdict({ ranking, verdict }) {
    if (verdict.because === 'baseline-unreadable')
        return ['baseline unreadable', 'red'];
    if (verdict.because === 'no-baseline')
        return ['no baseline', 'lightgrey'];
    if (verdict.word === 'winner' || verdict.word === 'no-winner') {
        const { outcome } = ranking ?? {};
        return outcome?.kind === 'winner' ? [`winner ${outcome.variant}`, 'brightgreen'] : ['no winner', 'yellow'];
    }
    return WORDS[verdict.word];
}
/** Green from 80 %, blue from 50 %, red below: the number says it first. */
function describeRate(success) {
    const rate = success?.mean ?? null;
    if (success === undefined || rate === null)
        return { message: 'not scored', color: 'lightgrey', is_error: false };
    // Rounded down: 99.96 % is not 100 %.
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8) / 1000, 1);
    return {
        message: `${text.replaceAll('\u202f', '\u00a0')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(success.n, 'case')}`,
        color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red',
        is_error: false,
    };
}


/***/ }),

/***/ 35998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readObservations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);








/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, { caseIds, seen, log, order, }) {
    const found = new Map();
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? (0,_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrials */ .mM)(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
        if (!caseIds.has(trial.case))
            continue;
        const trials = found.get(trial.case) ?? [];
        trials.push(trial);
        found.set(trial.case, trials);
    }
    for (const trials of found.values())
        trials.sort((a, b) => a.trial - b.trial);
    return found;
}
/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_7__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialRecordSchema */ .Hz.shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .findLines */ .L1)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, start);
            yield parseTrial(bytes.toString('utf8'), (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: place + 1, problem }));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function parseTrial(text, fail) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw fail('the line is not JSON');
    }
    const parsed = recordSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFirstIssue */ .$l)(parsed.error));
}


/***/ })

};
