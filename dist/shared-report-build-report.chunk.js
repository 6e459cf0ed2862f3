export const id = 5922;
export const ids = [5922];
export const modules = {

/***/ 57135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ describeTrend),
/* harmony export */   SS: () => (/* binding */ chooseTrends),
/* harmony export */   eZ: () => (/* binding */ RESOURCES)
/* harmony export */ });
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** What a run took, whether a gate looks at it or not. */
const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
/** So many of the newest steps are looked at, and so many of them must go the same way: by chance alone one metric in 80 does, up or down. */
const STEPS = 7;
const MOST_OF = 6;
/**
 * How a metric crept up or down; null where it did neither. It decides nothing.
 * @param values the oldest first; null was not measured and is passed over
 * @example describeTrend(tokens, [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]) // 'tokens per query rose on 6 of the last 7 nights, +14 % in all'
 */
function describeTrend(metric, values, noun = 'night') {
    const known = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [known[0], known.at(-1)];
    if (first === undefined || last === undefined || known.length <= STEPS)
        return null;
    const steps = known.slice(1).map((value, at) => Math.sign(value - (known[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MOST_OF || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
/** Of what is compared by its ratio in per cent, of all else in its own unit; null where that reads as none. */
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)({
        ...{ metric, interval: null, baseline: first, candidate: last },
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
/** The metrics whose trends are told: those of the gates, and what the runs took. */
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


/***/ }),

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

/***/ 65922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compare/compare-arms.js + 7 modules
var compare_arms = __webpack_require__(18670);
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

// EXTERNAL MODULE: ./build/report/build-report.js + 31 modules
var build_report = __webpack_require__(87273);
// EXTERNAL MODULE: ./build/report/render/index.js + 9 modules
var render = __webpack_require__(10103);
// EXTERNAL MODULE: ./build/report/sections/append-tables.js
var append_tables = __webpack_require__(8898);
// EXTERNAL MODULE: ./build/metrics/tables/code/code-complexity.js
var code_complexity = __webpack_require__(96802);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var result_comparison = __webpack_require__(82751);
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
        return [
            {
                level: flip.confirmed ? 'error' : 'warning',
                file: detail.at.file,
                line: detail.at.line,
                title: `${flip.case_id} broke`,
                message: show === 'ids'
                    ? `${flip.candidate.passed} of ${flip.candidate.trials} trials pass (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
                    : `${why} (${flip.candidate.passed} of ${flip.candidate.trials} trials pass; before: ${flip.baseline.passed} of ${flip.baseline.trials})`,
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

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/model/undecided-span.js
var undecided_span = __webpack_require__(27996);
;// CONCATENATED MODULE: ./build/compare/differences/span-naming.js


const ZERO_RECALL = 'retrieval.zero-recall';
const RETURNED = 'retrieval.returned';
/** They are unscored in every trial with a span, a source or a hop that cannot be decided. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage'];
function surveySpanNaming(trials) {
    let isMatched = false;
    const missed = new Set();
    const undecided = new Map();
    for (const { case: id, scores, unscored } of trials) {
        if (scores[ZERO_RECALL] === 0)
            isMatched = true;
        else if ((scores[RETURNED] ?? 0) > 0)
            missed.add(id);
        for (const metric of TELLING) {
            const example = undecided.has(id) ? null : (0,undecided_span/* readUndecided */.W7)(unscored[metric] ?? '');
            if (example !== null)
                undecided.set(id, example);
        }
    }
    const example = findCommonest(undecided);
    return {
        isMatched,
        missed: [...missed],
        undecided: example === null ? null : { cases: [...undecided.keys()], example },
    };
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
function describeUndecidedSpans({ undecided }, { cases: all, mayShow, }) {
    if (undecided === null)
        return null;
    const { expected, returned, mend } = undecided.example;
    const open = new Set(undecided.cases);
    const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length;
    const watched = critical === 0 ? '' : ` (${critical} of them critical)`;
    const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : '';
    return `In ${open.size} of ${(0,format_number/* countOf */.pq)(all.length, 'case')}${watched} it cannot be told whether what was retrieved is what is expected, so that is unscored, not 0${shown}. Let the target ${mend}.`;
}
/**
 * The first thing to say of a run in which no expected span was ever retrieved, though spans came back.
 * @param example the expected and the returned span that are most alike; null where they may not be shown
 */
function describeOtherNames({ missed }, example) {
    const none = `Not one expected span was retrieved in ${missed.length === 1 ? 'the only case' : `any of the ${(0,format_number/* countOf */.pq)(missed.length, 'case')}`} that got spans`;
    if (example === null)
        return `${none}: look whether your target names spans in another way than the cases do.`;
    const sides = `expected \`${example.expected}\`, it returned \`${example.returned}\``;
    return example.isSameFile
        ? `${none}: your target names spans in another way: ${sides}. Report paths as the cases write them, relative to the repository.`
        : `${none}. If it finds the right ones, your target names spans in another way: ${sides}.`;
}

// EXTERNAL MODULE: ./build/format/join-names.js
var join_names = __webpack_require__(73341);
// EXTERNAL MODULE: ./build/metrics/retrieval/normalize-path.js
var normalize_path = __webpack_require__(70592);
// EXTERNAL MODULE: ./build/store/runs/read-observations.js
var read_observations = __webpack_require__(35998);
// EXTERNAL MODULE: ./build/store/runs/read-reference.js
var read_reference = __webpack_require__(9073);
;// CONCATENATED MODULE: ./build/modes/evaluate/find-span-naming.js





/** Enough to find one that is told apart by little. */
const MOST_CASES = 50;
/**
 * Null where expected and retrieved spans are named alike. Where another run has matches, one without any lost them: that is a
 * result. Reads a few answers again where nothing ever matched.
 */
async function findSpanNaming({ run, trials }, request) {
    const naming = surveySpanNaming(trials);
    const mayShow = request.details === 'full';
    const isLead = [trials, ...request.others.map((other) => other.trials)].every((made) => !surveySpanNaming(made).isMatched);
    const undecided = describeUndecidedSpans(naming, { cases: run.cases, mayShow });
    if (undecided !== null)
        return { text: undecided, isLead };
    if (!isLead || naming.missed.length === 0)
        return null;
    const caseIds = new Set(naming.missed.slice(0, MOST_CASES));
    const example = mayShow && !(await (0,read_reference/* isReference */.A_)(request.folder))
        ? findAlike(run.cases, await (0,read_observations/* readObservations */.i)(request.folder, { caseIds, log: request.log, order: trials }))
        : null;
    return { text: describeOtherNames(naming, example), isLead };
}
/** The expected and the returned span of one case that have most in common, the first of several. */
function findAlike(cases, trials) {
    let best = null;
    for (const { id, expected_spans: expected } of cases)
        for (const { observation } of trials.get(id) ?? [])
            for (const span of observation.status === 'ok' ? (observation.reply.spans ?? []) : [])
                for (const wanted of expected) {
                    const shared = countSharedParts(wanted.path, span.path ?? '');
                    const likeness = 2 * shared.count + (wanted.symbol !== undefined && wanted.symbol === span.symbol ? 1 : 0);
                    if (wanted.relevance === 0 || likeness <= (best?.likeness ?? -1))
                        continue;
                    const isSameFile = shared.isEndOfOther;
                    best = { expected: (0,join_names/* labelSpan */.li)(wanted), returned: (0,join_names/* labelSpan */.li)(span), isSameFile, likeness };
                }
    return best;
}
/** How many parts two paths have in common, counted from their ends, and whether one of the two, which differ, is the end of the other. */
function countSharedParts(one, other) {
    const [a, b] = [partsOf(one), partsOf(other)];
    const differs = a.findIndex((part, index) => part !== b[index]);
    const count = differs === -1 ? a.length : differs;
    return { count, isEndOfOther: count > 0 && a.length !== b.length && count === Math.min(a.length, b.length) };
}
/** The last one first. */
function partsOf(path) {
    return (0,normalize_path/* normalizePath */.F)(path).split('/').reverse();
}

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
        const { reason, isUnreadable = false } = baseline;
        return { baseline: { kind: 'none', reason }, first_time: candidate.mode === 'pr' && !isUnreadable };
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
    const count = `${passed} of ${scored} ${scored === 1 ? 'trial' : 'trials'} succeeded`;
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
        infrastructure_message: commonestInfrastructureMessage(candidate),
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
function commonestInfrastructureMessage({ trials }) {
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
    return report_context_findCommonest(counts)?.[0] ?? null;
}
function report_context_findCommonest(counts) {
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
    const [message, times] = report_context_findCommonest(counts) ?? [null, 0];
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
// EXTERNAL MODULE: ./build/metrics/answer/checks.js
var answer_checks = __webpack_require__(57932);
// EXTERNAL MODULE: ./build/metrics/answer/judge-answer.js
var judge_answer = __webpack_require__(99393);
// EXTERNAL MODULE: ./build/metrics/case-kinds.js
var case_kinds = __webpack_require__(26114);
// EXTERNAL MODULE: ./build/metrics/retrieval/match-spans.js
var match_spans = __webpack_require__(48512);
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
    const missing = (golden.expected_sources ?? []).filter((name) => retrieved?.has((0,normalize_path/* normalizePath */.F)(name)) === false);
    return [
        ...(isMissed ? [`${sought} is among the first ${topK} retrieved`] : []),
        ...describeNames('it did not retrieve', 'sources', missing),
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
        return `the answer took more than ${check.max_tokens} tokens`;
    if ('max_tool_calls' in check)
        return `the answer took more than ${check.max_tool_calls} tool calls`;
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
        isBaselineUnreadable: baseline.kind === 'none' && baseline.isUnreadable === true,
        ...(request.inference && { inference: (0,inference/* chooseInference */.h)(request.inference, recorded) }),
        ...(confirmations === null ? {} : { confirmations }),
        ...(ruleSet === null ? {} : { ruleSet }),
    });
    const looked = isOfSeveral ? arms : arms.slice(-1);
    const namings = await Promise.all(looked.map(async ({ name, folder, scored }) => {
        const others = arms.flatMap((arm) => (arm.scored === scored ? [] : [arm.scored]));
        const naming = await findSpanNaming(scored, { ...request, folder, others });
        return naming === null ? [] : [{ ...naming, text: isOfSeveral ? `${name}: ${naming.text}` : naming.text }];
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

/***/ 87273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildReport: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/format/format-measured.js
var format_measured = __webpack_require__(22707);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
;// CONCATENATED MODULE: ./build/report/report-parts.js
/** What there is. */
function present(...blocks) {
    return blocks.filter((block) => block !== null);
}
/** Blocks below a summary that unfolds; nothing where there are none. */
function foldBlocks(summary, blocks) {
    return blocks.length === 0 ? [] : [{ kind: 'details', summary: [summary], blocks }];
}

// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/model/relative-change.js
var relative_change = __webpack_require__(22837);
// EXTERNAL MODULE: ./build/report/told-candidate.js
var told_candidate = __webpack_require__(91254);
// EXTERNAL MODULE: ./build/report/sections/gate-words.js
var gate_words = __webpack_require__(97333);
;// CONCATENATED MODULE: ./build/report/sections/all-metrics.js






/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
function buildAllMetrics(told) {
    const [first] = told;
    if (first === undefined)
        return null;
    return first.comparison.baseline === null ? listValues(first.measured, first.context) : listChanges(told);
}
function listValues({ metrics, summaries }, { names }) {
    const rows = metrics.flatMap((facts) => {
        const { mean = null, n = 0, applicable = 0 } = summaries[facts.id] ?? {};
        if (mean === null)
            return [];
        return [[[facts.title], [(0,format_metric/* formatValue */.Fl)(facts, mean)], [countIn(n)], [countIn(applicable - n)]]];
    });
    if (rows.length === 0)
        return null;
    return {
        kind: 'details',
        summary: [`All ${rows.length} metrics`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: names.candidate, align: 'right' },
                    { title: 'n', align: 'right', hint: 'Cases with a score.' },
                    { title: 'unscored', align: 'right', hint: 'Cases that should have a score and have none.' },
                ],
                rows,
            },
        ],
    };
}
const countIn = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
function listChanges(told) {
    const [first] = told;
    const measured = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.metrics), ({ metric }) => metric.id).filter((row) => row.some((one) => one !== null && isMeasured(one)));
    if (first === undefined || measured.length === 0)
        return null;
    const { alpha } = first.comparison;
    const gated = listGated(told.map(({ comparison }) => comparison));
    const isClear = (row) => row.some((one) => one !== null && isClearly(one, alpha));
    const rankOf = (row) => gated.has((0,told_candidate/* firstOf */.Ku)(row)?.metric.id ?? '')
        ? 0
        : isClear(row)
            ? 1
            : row.every((one) => one === null || one.delta === null || one.delta === 0)
                ? 3
                : 2;
    const rows = [...measured]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((row) => {
        const metric = (0,told_candidate/* firstOf */.Ku)(row);
        return [
            [metric?.metric.title ?? ''],
            [gated.has(metric?.metric.id ?? '') ? 'gate' : isClear(row) ? 'moved' : ''],
            [(0,told_candidate/* writeBaseline */.B9)(row)],
            ...row.flatMap((one) => writeChange(one, alpha)),
        ];
    });
    return {
        kind: 'details',
        summary: [`All ${measured.length} metrics`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'metric', align: 'left' },
                    { title: 'role', align: 'left' },
                    { title: first.context.names.baseline, align: 'right' },
                    ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ context }) => changeColumns(context.names.candidate, alpha)),
                ],
                rows,
            },
        ],
    };
}
function changeColumns(name, alpha) {
    return [
        { title: name, align: 'right' },
        { title: 'change', align: 'right', hint: 'Positive is a rise, whether that is good or bad.' },
        { title: `${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`, align: 'left' },
        {
            title: 'p adjusted',
            align: 'right',
            hint: 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.',
        },
        { title: 'n', align: 'right', hint: 'Paired cases.' },
        { title: 'remarks', align: 'left' },
    ];
}
const isMeasured = ({ baseline, candidate, marks }) => baseline !== null || candidate !== null || marks !== undefined;
const isClearly = (metric, alpha) => (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
function listGated(comparisons) {
    return new Set(comparisons.flatMap(({ gates }) => gates.filter(({ gate }) => gate.where === null).map(({ metric }) => metric.id)));
}
function writeChange(metric, alpha) {
    if (metric === null)
        return [['–'], ['–'], ['–'], ['–'], ['0'], ['']];
    const text = (0,format_measured/* formatMeasured */.U)(metric);
    const notes = [
        ...((0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ['potentially meaningful'] : []),
        ...(metric.reason === null ? [] : [metric.reason]),
        ...(metric.marks ?? []),
    ];
    return [
        [text.candidate ?? '–'],
        [text.change === null ? '–' : `${text.change}${(0,format_measured/* describeMeanChange */.h)(metric)}`],
        [text.interval ?? '–'],
        [metric.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(metric.p_adjusted, alpha)],
        [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
        [notes.join('; ')],
    ];
}
/** Success by tag, folded away, worst first; null when there are no slices. */
function buildSliceTable(told) {
    const [first] = told;
    const slices = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.slices), ({ tag }) => tag);
    if (first === undefined || slices.length === 0)
        return null;
    const worst = (row) => Math.min(...row.map((slice) => slice?.result.delta ?? 0));
    return {
        kind: 'details',
        summary: [`Success by tag, ${(0,format_number/* countOf */.pq)(slices.length, 'tag')}: exploratory, with no effect on the verdict`],
        blocks: [
            {
                kind: 'table',
                columns: [
                    { title: 'tag', align: 'left' },
                    { title: first.context.names.baseline, align: 'right' },
                    ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ comparison, context }) => [
                        { title: context.names.candidate, align: 'right' },
                        { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
                        { title: 'p (Benjamini–Hochberg)', align: 'right' },
                        { title: 'n', align: 'right' },
                    ]),
                ],
                rows: [...slices]
                    .sort((a, b) => worst(a) - worst(b))
                    .map((row) => [
                    [{ kind: 'code', text: (0,told_candidate/* firstOf */.Ku)(row)?.tag ?? '' }],
                    [(0,told_candidate/* writeBaseline */.B9)(row.map((slice) => slice?.result ?? null))],
                    ...row.flatMap((slice) => writeSlice(slice, first.comparison.alpha)),
                ]),
            },
        ],
    };
}
function writeSlice(slice, alpha) {
    if (slice === null)
        return [['–'], ['–'], ['–'], ['0']];
    const { result, p_adjusted: p } = slice;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    return [
        [text.candidate ?? '–'],
        [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
        [(0,format_number/* formatP */.MA)(p, alpha)],
        [(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })],
    ];
}

// EXTERNAL MODULE: ./build/format/join-names.js
var join_names = __webpack_require__(73341);
;// CONCATENATED MODULE: ./build/report/sections/coverage-words.js



const NAMED = 2;
const ABOUT_COVERAGE = new Set([
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
]);
/** The cases that hide something from the verdict; null when the verdict does not hang on them. */
function decidingCoverage({ coverage, verdict }) {
    return coverage !== undefined && ABOUT_COVERAGE.has(verdict.because) ? coverage : null;
}
/**
 * What no gate looks at: `no gate checks the quality of 12 of 40 cases`; where there is no quality gate at all, what the gates are on.
 */
function describeUncovered({ cases, uncovered, compared, gated }, gates) {
    if (gated) {
        const old = compared === undefined ? null : (0,format_number/* countOf */.pq)(compared.cases, 'case');
        const among = old === null
            ? ''
            : `, ${(0,format_number/* formatNumber */.ZV)(compared?.uncovered ?? 0, { decimals: 0 })} of the ${old} that both runs have`;
        return `no gate checks the quality of ${(0,format_number/* formatNumber */.ZV)(uncovered.length, { decimals: 0 })} of ${(0,format_number/* countOf */.pq)(cases, 'case')}${among}`;
    }
    const titles = [...new Set(gates.filter(({ gate }) => gate.severity === 'fail').map(({ metric }) => metric.title))];
    const only = titles.length === 0 ? '' : ` (only at ${(0,join_names/* joinNames */.JH)(titles)})`;
    return `no gate checks the quality of the answers${only}`;
}
/** What got worse there: `hop coverage fell from 1 to 0 (40 cases)`, at most two; null when nothing did. */
function describeLosses({ losses }) {
    if (losses.length === 0)
        return null;
    const told = losses.slice(0, NAMED).map((loss) => {
        const text = (0,format_measured/* formatMeasured */.U)(loss);
        const verb = text.sign < 0 ? 'fell' : 'rose';
        return `${loss.metric.title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} (${(0,format_number/* countOf */.pq)(loss.n, 'case')})`;
    });
    const more = losses.length - told.length;
    return (0,join_names/* joinNames */.JH)([...told, ...(more > 0 ? [(0,format_number/* countOf */.pq)(more, 'more metric got worse', 'more metrics got worse')] : [])]);
}
/** The sentence below the verdict; nothing where the headline says it, or every case is covered. */
function writeCoverage(comparison) {
    const { coverage, gates } = comparison;
    if (coverage === undefined || decidingCoverage(comparison) !== null)
        return [];
    const losses = describeLosses(coverage);
    const told = describeUncovered(coverage, gates);
    return [`${told.slice(0, 1).toUpperCase()}${told.slice(1)}${losses === null ? '' : `, where ${losses}`}.`];
}
/** What to gate, where that is what keeps the run from a verdict; null elsewhere. */
function adviseGates(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return null;
    const { uncovered, gateable } = coverage;
    const them = uncovered.length === 1 ? 'that case' : `those ${(0,format_number/* countOf */.pq)(uncovered.length, 'case')}`;
    if (gateable.length === 0)
        return {
            kind: 'paragraph',
            text: [`Nothing measures how good the answers to ${them} are: say in the suite what a good answer is.`],
        };
    const names = gateable.flatMap((id, index) => [
        index === 0 ? '' : index === gateable.length - 1 ? ' or ' : ', ',
        { kind: 'code', text: id },
    ]);
    return { kind: 'paragraph', text: [`To let ${them} decide too, add a gate on `, ...names, ' to the suite.'] };
}

// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/model/result/report.js
var report = __webpack_require__(87902);
// EXTERNAL MODULE: ./build/model/natural-order.js
var natural_order = __webpack_require__(86550);
;// CONCATENATED MODULE: ./build/report/sections/change-words.js


/** More cases are only counted. */
const change_words_NAMED = 3;
const whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** ": `a`, `b`, `c` …" */
function listCases(ids, details) {
    if (details === 'none' || ids.length === 0)
        return [];
    const named = [...ids]
        .sort(natural_order/* compareNaturally */.y)
        .slice(0, change_words_NAMED)
        .flatMap((id, index) => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }]);
    return [...named, ids.length > change_words_NAMED ? ' …' : ''];
}
/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
function nameCases(ids, kind, details) {
    const shown = (details === 'none' ? [] : [...ids].sort(natural_order/* compareNaturally */.y).slice(0, change_words_NAMED)).flatMap((id, index) => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return [
        ids.length === 1 ? `the ${kind}` : (0,format_number/* countOf */.pq)(ids.length, kind),
        ...shown,
        ids.length > change_words_NAMED && details !== 'none' ? ' …' : '',
    ];
}
/** "this PR edits 13 and removes 2 of the 60 cases that judge it". */
function writeRewritten({ cases: { change } }, { names }) {
    const { cases = 0, edited = [], removed = [] } = change ?? {};
    const done = [
        ...(edited.length === 0 ? [] : [`edits ${whole(edited.length)}`]),
        ...(removed.length === 0 ? [] : [`removes ${whole(removed.length)}`]),
    ];
    return [`❌ Regressed: ${names.candidate} ${done.join(' and ')} of the ${(0,format_number/* countOf */.pq)(cases, 'case')} that judge it`];
}
/** The cases that must never start to fail and were not asked; null where that decided nothing. */
function writeUnasked({ cases: { change }, verdict }, { names }, details) {
    if (verdict.because !== 'watched-case-unasked' || change === undefined)
        return null;
    const { unasked } = change;
    const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them'];
    return [
        ...nameCases(unasked, 'watched case', details),
        ` ${were} edited or removed and not asked as ${names.baseline} has ${them}`,
    ];
}
/** What became of the cases that the change edits or removes and that its base has. */
function change_words_writeChange({ cases: { change }, verdict }, { names }, details) {
    if (change === undefined)
        return [];
    const { asked, edited, removed, is_accepted: isAccepted, accept_label: label } = change;
    const named = label === null ? [] : [{ kind: 'code', text: label }];
    if (isAccepted)
        return [
            [`${(0,format_number/* countOf */.pq)(edited.length + removed.length, 'edited or removed case')} accepted by the label `, ...named, '.'],
        ];
    const isOne = asked.length === 1;
    return [
        asked.length === 0
            ? []
            : [
                `${(0,format_number/* countOf */.pq)(asked.length, 'case that was', 'cases that were')} edited or removed ${isOne ? 'was' : 'were'} asked as ${names.baseline} has ${isOne ? 'it' : 'them'}`,
                ...listCases(asked, details),
                '.',
            ],
        verdict.because !== 'suite-rewritten'
            ? []
            : [
                'A change may edit or remove a fifth of the cases.',
                ...(label === null
                    ? []
                    : [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.']),
            ],
    ];
}

// EXTERNAL MODULE: ./build/report/sections/cut-text.js
var cut_text = __webpack_require__(14754);
;// CONCATENATED MODULE: ./build/report/sections/write-second-line.js




const write_second_line_NAMED = 3;
const CHANGE_LENGTH = 120;
/**
 * What a green or red word does not speak of: cases that were not asked, edited (and fail now), stale, added or removed; a model that
 * changed by itself; gates that the change would have liked; and why there is no baseline. Null when everything was compared.
 */
function writeSecondLine(comparison, context, details) {
    const { shared, edited, added, removed, edited_failing: failing, stale = [], stale_failing, deleted = [], } = comparison.cases;
    const rules = writeRuleChanges(comparison, context);
    const uncovered = writeCoverage(comparison);
    if (context.baseline.kind === 'none')
        return joinSentences([writeReason(context.baseline.reason), uncovered, rules]);
    const sentences = [writeSubset(comparison, context)];
    if (edited.length > 0) {
        const total = (0,format_number/* countOf */.pq)(shared + edited.length + added.length, 'case');
        const where = context.names.candidate === 'this PR' ? ' in this PR' : '';
        sentences.push([
            `${write_second_line_whole(edited.length)} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
            ...writeFailing(failing, details),
        ]);
    }
    if (stale.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(stale.length, 'case is', 'cases are')} stale and not compared`,
            ...(stale_failing === undefined ? [...listCases(stale, details), '.'] : writeFailing(stale_failing, details)),
        ]);
    if (deleted.length > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(deleted.length, 'case fails', 'cases fail')} because ${deleted.length === 1 ? 'its source was' : 'their sources were'} deleted`,
            ...listCases(deleted, details),
            '.',
        ]);
    if (added.length > 0)
        sentences.push([`${(0,format_number/* countOf */.pq)(added.length, 'new case is', 'new cases are')} not compared.`]);
    // Those that were not asked have been told.
    const gone = removed.length - (comparison.cases.subset?.unasked === true ? comparison.cases.subset.outside : 0);
    if (gone > 0)
        sentences.push([
            `${(0,format_number/* countOf */.pq)(gone, 'case was', 'cases were')} removed`,
            ...(gone === removed.length ? listCases(removed, details) : []),
            '.',
        ]);
    sentences.push(...change_words_writeChange(comparison, context, details));
    const notices = comparison.differences.flatMap(({ notice }) => (notice === undefined ? [] : [[notice]]));
    return joinSentences([...sentences, uncovered, ...notices, rules]);
}
const write_second_line_whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** "; 2 of them fail now: `a`, `b`." */
function writeFailing(failing, details) {
    if (failing.length === 0)
        return ['.'];
    const verb = failing.length === 1 ? 'fails' : 'fail';
    return [`; ${write_second_line_whole(failing.length)} of them ${verb} now`, ...listCases(failing, details), '.'];
}
/** How much of the suite was asked at all. */
function writeSubset({ cases: { subset } }, { counts }) {
    if (subset === undefined)
        return [];
    const { selection, outside, unasked } = subset;
    const part = `Only ${write_second_line_whole(counts.cases)} of ${(0,format_number/* countOf */.pq)(counts.cases + outside, 'case')} were run (subset `;
    const named = { kind: 'code', text: (0,cut_text/* cutText */.I)(selection, CHANGE_LENGTH) };
    if (unasked !== true)
        return [part, named, ').'];
    return [
        part,
        named,
        '), which the workflow that compares did not ask for: the others count as removed. Set its input ',
        { kind: 'code', text: 'subset' },
        ' if they are meant to be left out.',
    ];
}
function joinSentences(sentences) {
    const said = sentences.filter((sentence) => sentence.length > 0);
    if (said.length === 0)
        return null;
    return said.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]));
}
/** A reason that is longer stands in the second line alone. */
const GIST_WORDS = 12;
/** The headline where the baseline could not be read, with the gist of the reason: without GitHub's own words and what to do. */
function writeUnreadable({ baseline }) {
    const [gist = ''] = baseline.kind === 'none' ? baseline.reason.split(/ \(|; /) : [];
    const isShort = gist !== '' && gist.split(' ').length <= GIST_WORDS;
    return [`⚠️ Not compared: the baseline could not be read${isShort ? ` (${gist})` : ''}`];
}
/** The clause as a sentence. */
function writeReason(reason) {
    return reason === '' ? [] : [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`];
}
/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }, { names }) {
    if (changed === undefined || changed.changes.length === 0)
        return [];
    const lead = changed.from === 'base'
        ? `Gates of ${names.candidate} differ and are not used: `
        : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `;
    const shown = changed.changes.slice(0, write_second_line_NAMED).map((change) => (0,cut_text/* cutText */.I)(change, CHANGE_LENGTH));
    const more = changed.changes.length - shown.length;
    return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${(0,format_number/* countOf */.pq)(more, 'more difference')}` : ''}.`];
}
/** What the gates could flag once there is a baseline, a gate a line, with what was assumed for it; none where something was compared. */
function buildForecast({ forecast }) {
    if (forecast === undefined || forecast.gates.length === 0)
        return [];
    const items = forecast.gates.map(({ gate, text, can_fail: canFail }) => [
        canFail ? '' : '⚠️ ',
        { kind: 'code', text: gate },
        ` ${text}`,
    ]);
    return [
        { kind: 'paragraph', text: ['What the gates of this suite can detect, once there is a baseline:'] },
        { kind: 'list', items },
        ...(forecast.assumed === null ? [] : [{ kind: 'paragraph', text: writeCode(forecast.assumed) }]),
    ];
}
/** A sentence with a command in backquotes. */
function writeCode(sentence) {
    return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }));
}

;// CONCATENATED MODULE: ./build/report/sections/write-win.js




/**
 * What an experiment has won where quality is as it was: "✅ 38 % fewer tokens per query, success unchanged on 60 cases"; null where it has won
 * nothing, or where the verdict is another.
 */
function writeWin(comparison, context) {
    const { word, primary: id } = comparison.verdict;
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const won = comparison.gates.find(({ gate, verdict }) => verdict === 'improved' && gate.id !== id);
    if (!context.is_experiment || word !== 'no-regression' || primary === null || won === undefined)
        return null;
    const { title } = primary.metric;
    const rest = primary.verdict === 'unchanged'
        ? `${title} unchanged on ${(0,format_number/* countOf */.pq)(primary.n, primary.row === 'exact' ? 'file' : 'case')}`
        : (0,relative_change/* isSlightlyWorse */.hf)(primary, comparison.alpha)
            ? `${title} slightly worse, as allowed (${(0,format_measured/* formatMeasured */.U)(primary).changeInWords ?? ''})`
            : `no ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${(0,gate_words/* allowedChange */.v)(primary) ?? 'any size'} in ${title}`;
    return [`✅ ${describeGain(won)}, ${rest}`];
}
/** "38 % fewer tokens per query"; "precision@5 rose from .20 to .30". */
function describeGain(result) {
    const { change } = (0,format_measured/* formatMeasured */.U)(result);
    const { direction, unit, title } = result.metric;
    if (result.row !== 'log-ratio' || direction !== 'lower' || change === null)
        return (0,gate_words/* describeMove */.xS)(result);
    return `${change.replace(/^\u2212/, '')} ${unit === 'tokens' || unit === 'count' ? 'fewer' : 'less'} ${title}`;
}

;// CONCATENATED MODULE: ./build/report/sections/write-headline.js











/** A reason that is longer stands in the line below. */
const REASON_WORDS = 12;
const write_headline_whole = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** How many cases broke and were fixed; null where the gate is not on all of success, or no case went from all to nothing. */
function countFlips({ gate, n }, { flips }) {
    const broken = flips.filter(({ kind }) => kind === 'newly-failing').length;
    const fixed = flips.filter(({ kind }) => kind === 'newly-passing').length;
    const isCounted = gate.metric === 'success' && gate.where === null && n > 1 && broken + fixed > 0;
    return isCounted ? { broken, fixed } : null;
}
/** ", all tagged `auth`": what the broken cases share more often than chance gives them. */
function describeShared({ concentration }, broken) {
    if (concentration === undefined)
        return [];
    const { clause, tag, cases } = concentration;
    const who = cases.length === broken ? 'all' : `${write_headline_whole(cases.length)} of them`;
    return tag === null ? [`, ${who} ${clause.replace(/^are /, '')}`] : [`, ${who} tagged `, { kind: 'code', text: tag }];
}
/** "7 of 92 cases broke, all tagged `auth`"; "success fell from 82 % to 70 %" where no case can be counted. */
function describeLoss(result, comparison) {
    const flips = countFlips(result, comparison);
    if (flips === null || flips.broken === 0)
        return [(0,gate_words/* describeMove */.xS)(result)];
    const { broken, fixed } = flips;
    return [
        `${write_headline_whole(broken)} of ${(0,format_number/* countOf */.pq)(result.n, 'case')} broke`,
        ...describeShared(comparison, broken),
        fixed === 0 ? '' : `; ${write_headline_whole(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`,
    ];
}
function writeRegressed({ comparison, context, details }) {
    const [worst, ...others] = (0,gate_words/* failedGates */.qq)(comparison);
    if (worst === undefined && comparison.verdict.because === 'suite-rewritten')
        return writeRewritten(comparison, context);
    if (worst === undefined) {
        const { zero_tolerance: ids, flips } = comparison;
        if (ids.length === 0)
            return ['❌ Regressed: a gate of this suite fails'];
        const areCritical = ids.every((id) => flips.some(({ case_id, critical }) => case_id === id && critical));
        return ['❌ Regressed: ', ...nameCases(ids, areCritical ? 'critical case' : 'watched case', details), ' broke'];
    }
    const broken = (0,gate_words/* describeBrokenBound */.tr)(worst);
    const loss = broken === null
        ? [...describeLoss(worst, comparison), ...describeThreshold(worst)]
        : [`${worst.metric.title} is ${broken.value}, ${broken.bound}`];
    const more = others.length === 0 ? '' : `; ${(0,format_number/* countOf */.pq)(others.length, 'more gate fails', 'more gates fail')}`;
    return ['❌ Regressed: ', ...loss, more];
}
/** A threshold is no test. */
function describeThreshold(result) {
    const allowed = (0,gate_words/* allowedChange */.v)(result);
    return result.gate.evidence === 'threshold' && allowed !== null ? [`, beyond the threshold of ${allowed}`] : [];
}
/** Why good news of the gates is none of the suite; null when the primary gate cannot tell. */
function writeBlindSpot({ comparison, context, details }) {
    const { zero_tolerance_unscored: unscored = [], verdict } = comparison;
    const unasked = writeUnasked(comparison, context, details);
    if (unasked !== null)
        return unasked;
    if (verdict.because === 'watched-case-unscored')
        return [
            ...nameCases(unscored, 'watched case', details),
            ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
        ];
    const coverage = decidingCoverage(comparison);
    if (coverage !== null) {
        const { gated, uncovered, cases, losses } = coverage;
        const what = gated ? `${write_headline_whole(uncovered.length)} of ${(0,format_number/* countOf */.pq)(cases, 'case')}` : 'the answers';
        const loss = losses[0] === undefined ? '' : `${gated ? '; there' : ', and'} ${(0,gate_words/* describeMove */.xS)(losses[0])}`;
        return [`no gate checks the quality of ${what}${loss}`];
    }
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (verdict.because !== 'nothing-ruled-out' || primary === null)
        return null;
    const margin = (0,gate_words/* allowedChange */.v)(primary) ?? 'any size';
    return primary.n === 1
        ? ['the only case came out the same, which says nothing about others']
        : [
            `${primary.metric.title} is the same on all ${(0,format_number/* countOf */.pq)(primary.n, 'case')}, too few to rule out a ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${margin}`,
        ];
}
function writeInconclusive(words) {
    const { comparison } = words;
    const [unproven] = (0,gate_words/* failedGates */.qq)(comparison);
    if (unproven !== undefined)
        return [
            `❌ Not shown: ${unproven.metric.title} may be worse by more than ${(0,gate_words/* allowedChange */.v)(unproven) ?? 'its margin'}, and this gate asks for proof`,
        ];
    const blindSpot = writeBlindSpot(words);
    if (blindSpot !== null)
        return ['❔ Cannot tell: ', ...blindSpot];
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return ['❔ Cannot tell: this suite has no primary gate'];
    if (primary.verdict === 'not-comparable')
        return [`❔ Cannot tell: ${primary.metric.title} was not compared`];
    if ((0,relative_change/* isWorseSizeOpen */.QG)(primary, comparison.alpha))
        return [
            '❔ Worse: ',
            ...describeLoss(primary, comparison),
            `; the ${(0,gate_words/* adverseNoun */.PF)(primary)} may exceed ${(0,gate_words/* allowedChange */.v)(primary) ?? 'its margin'}`,
        ];
    const doubt = (0,gate_words/* describeUncertainty */.Eh)(primary) === null;
    const flips = countFlips(primary, comparison);
    if (flips === null) {
        const isStill = (0,format_measured/* formatMeasured */.U)(primary).sign === 0;
        return [`❔ Cannot tell: ${(0,gate_words/* describeMove */.xS)(primary)}`, doubt && !isStill ? ', which may be chance' : ''];
    }
    return [`❔ Cannot tell: ${describeCounts(flips, primary.n)}`, doubt ? ', too few to say whether it matters' : ''];
}
/** "2 of 60 cases broke and 1 was fixed". */
function describeCounts({ broken, fixed }, n) {
    const was = fixed === 1 ? 'was' : 'were';
    if (broken === 0)
        return `${write_headline_whole(fixed)} of ${(0,format_number/* countOf */.pq)(n, 'case')} ${was} fixed`;
    return `${write_headline_whole(broken)} of ${(0,format_number/* countOf */.pq)(n, 'case')} broke${fixed === 0 ? '' : ` and ${write_headline_whole(fixed)} ${was} fixed`}`;
}
function writeNoRegression({ comparison }) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return ['✅ Within the bounds of all gates; none of them compares quality'];
    if (primary.verdict === 'unchanged')
        return [`✅ No regression: ${primary.metric.title} is the same on all ${(0,format_number/* countOf */.pq)(primary.n, 'case')}`];
    if (primary.verdict === 'improved')
        return [`✅ No regression proven: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    if ((0,relative_change/* isSlightlyWorse */.hf)(primary, comparison.alpha))
        return [`✅ Slightly worse, as allowed: ${primary.metric.title} ${(0,format_measured/* formatMeasured */.U)(primary).changeInWords ?? ''}`];
    const allowed = (0,gate_words/* allowedChange */.v)(primary);
    if (allowed === null)
        return [`✅ No regression: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    return [`✅ No regression: a ${(0,gate_words/* adverseNoun */.PF)(primary)} of ${allowed} in ${primary.metric.title} is ruled out`];
}
function writeInvalid({ comparison, context }) {
    const { counts, stopped } = context;
    const isBug = comparison.verdict.because === 'gate-failed-to-compute';
    if (isBug)
        return ['⚠️ Invalid: a gate could not be computed'];
    if (stopped !== undefined)
        return ['⚠️ Invalid: the run was stopped before its end'];
    if (counts.infrastructure === 0) {
        const invalid = comparison.gates.find(({ verdict, gate }) => verdict === 'invalid' && gate.severity === 'fail');
        return [
            invalid === undefined
                ? '⚠️ Invalid: no gate has a scored case'
                : `⚠️ Invalid: ${invalid.metric.title} could not be measured`,
        ];
    }
    const total = (0,format_number/* countOf */.pq)(counts.trials, counts.trials === counts.cases ? 'case' : 'trial');
    return [`⚠️ Invalid: ${write_headline_whole(counts.infrastructure)} of ${total} got no answer`];
}
function writeNoBaseline({ comparison, context }) {
    if (comparison.verdict.because === 'baseline-unreadable')
        return writeUnreadable(context);
    const primary = comparison.verdict.primary;
    const values = [...comparison.gates]
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
        .filter((result) => result.candidate_value !== null && result.gate.where === null)
        .map((result) => `${result.metric.title} ${(0,format_metric/* formatValue */.Fl)(result.metric, result.candidate_value ?? 0)}`);
    const unique = [...new Set(values)].slice(0, 3);
    const lead = context.is_baseline ? '📌 Baseline measured' : context.first_time ? '👋 First run' : '➖ No baseline';
    const cases = (0,format_number/* countOf */.pq)(context.counts.cases, 'case');
    return [unique.length === 0 ? `${lead}: ${cases}` : `${lead}: ${unique.join(', ')} on ${cases}`];
}
/** Why nothing was compared, as a clause. */
function reasonNotCompared({ cases, gates, verdict }) {
    const edited = cases.edited.length + cases.removed.length;
    const stale = cases.stale?.length ?? 0;
    const what = [...(edited === 0 ? [] : ['edited or removed']), ...(stale === 0 ? [] : ['stale'])].join(' or ');
    return verdict.because === 'too-many-cases-excluded'
        ? `${write_headline_whole(edited + stale)} of ${(0,format_number/* countOf */.pq)(cases.shared + edited + stale, 'baseline case')} were ${what}`
        : [...new Set(gates.map(({ reason }) => reason))].join('; ');
}
/** Whether the headline has room for it. */
const isReasonShort = (comparison) => reasonNotCompared(comparison).split(' ').length <= REASON_WORDS;
function writeNotComparable({ comparison }) {
    const reason = isReasonShort(comparison) ? reasonNotCompared(comparison) : 'the two runs measured different things';
    return [`➖ Not compared: ${reason}`];
}
function writeMain(words) {
    const { comparison, context } = words;
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const win = writeWin(comparison, context);
    if (win !== null)
        return win;
    switch (comparison.verdict.word) {
        case 'regressed':
            return writeRegressed(words);
        case 'inconclusive':
            return writeInconclusive(words);
        case 'improved':
            return writeImproved(comparison, primary);
        case 'unchanged': {
            const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged');
            const mark = result?.n === 1 && result.row !== 'exact' ? '➖' : '✅';
            return [`${mark} Unchanged ${result === undefined ? '' : (0,gate_words/* describeUnchanged */.bB)(result)}`];
        }
        case 'no-regression':
            return writeNoRegression(words);
        case 'invalid':
            return writeInvalid(words);
        case 'not-comparable':
            return context.baseline.kind === 'none' ? writeNoBaseline(words) : writeNotComparable(words);
    }
}
function writeImproved(comparison, primary) {
    if (primary === null)
        return ['✅ Improved'];
    const word = (0,relative_change/* isSlightlyBetter */.bQ)(primary) ? '✅ Slightly better' : '✅ Improved';
    const flips = countFlips(primary, comparison);
    if (flips === null || flips.fixed === 0)
        return [`${word}: ${(0,gate_words/* describeMove */.xS)(primary)}`];
    const broke = flips.broken === 0 ? 'none broke' : `${write_headline_whole(flips.broken)} broke`;
    return [
        `${word}: ${write_headline_whole(flips.fixed)} of ${(0,format_number/* countOf */.pq)(primary.n, 'case')} ${flips.fixed === 1 ? 'was' : 'were'} fixed, ${broke}`,
    ];
}
/** The gate that the headline speaks of; null when it speaks of none. */
function headlineGate(comparison) {
    const { word } = comparison.verdict;
    if (word === 'invalid' || word === 'not-comparable')
        return null;
    return (word === 'regressed' ? (0,gate_words/* failedGates */.qq)(comparison)[0] : null) ?? (0,gate_words/* primaryGate */.Qq)(comparison);
}
/**
 * The verdict in at most twenty words: the word, how many cases broke of how many, and what they share. The numbers stand in the line below.
 * It never says more than was tested: "cannot tell" stays so. Nor less: a loss that is proven is named, whatever its size.
 */
function writeHeadline(comparison, context, details) {
    const text = writeMain({ comparison, context, details });
    const word = comparison.verdict.word;
    if (word === 'invalid' || word === 'not-comparable')
        return text;
    const scope = comparison.inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(headlineGate(comparison)?.n ?? null) : '';
    const scoped = scope === '' || (0,report/* plainText */.wh)(text).endsWith(scope) ? [] : [scope];
    if (word === 'regressed')
        return [...text, ...scoped];
    const warning = writeWarning((0,gate_words/* warningGates */.bt)(comparison));
    const marked = warning === null ? text : text.map((part) => (typeof part === 'string' ? part.replace(/^✅/, '⚠️') : part));
    return [...marked, ...scoped, ...writeOpenGates(comparison), warning ?? ''];
}
/** What gates that only warn say, so that no green tick hides it. */
function writeWarning([first, ...others]) {
    if (first === undefined)
        return null;
    if (others.length > 0)
        return ` · ${write_headline_whole(others.length + 1)} gates warn`;
    const { title } = first.metric;
    if (first.verdict === 'invalid')
        return ` · ${title} could not be measured`;
    const bound = (0,gate_words/* describeBrokenBound */.tr)(first);
    if (bound !== null)
        return ` · ${title} ${bound.value}, ${bound.bound}`;
    const allowed = (0,gate_words/* allowedChange */.v)(first);
    return ` · ${title} ${(0,format_measured/* formatMeasured */.U)(first).changeInWords ?? ''}${allowed === null ? '' : `, allowed ${allowed}`}`;
}
/** What the other gates that can fail the run leave open: the worst of it, so that no green word hides it. */
function writeOpenGates(comparison) {
    const undecided = (0,gate_words/* undecidedGuardrails */.Ez)(comparison);
    const lost = undecided.filter((result) => result.suspect || (0,relative_change/* isWorseSizeOpen */.QG)(result, comparison.alpha));
    const [first] = lost;
    const uncompared = (0,gate_words/* uncomparedGuardrails */.ls)(comparison).length;
    if (first !== undefined && lost.length === 1)
        return [
            ` · ${first.suspect ? `${first.metric.title} may have ${(0,gate_words/* adverseNoun */.PF)(first) === 'rise' ? 'risen' : 'dropped'}` : (0,gate_words/* describeMove */.xS)(first)}`,
        ];
    if (lost.length > 1)
        return [` · ${write_headline_whole(lost.length)} other gates are suspect`];
    const open = undecided.length;
    const parts = [
        ...(open === 0 ? [] : [(0,format_number/* countOf */.pq)(open, 'other gate cannot tell', 'other gates cannot tell')]),
        ...(uncompared === 0
            ? []
            : [`${write_headline_whole(uncompared)}${open === 0 ? ` other ${uncompared === 1 ? 'gate' : 'gates'}` : ''} not compared`]),
    ];
    return parts.length === 0 ? [] : [` · ${parts.join(', ')}`];
}

;// CONCATENATED MODULE: ./build/report/sections/explain-verdict.js






const WORDS = {
    invalid: 'Too little was measured to say anything: neither good nor bad news.',
    'not-comparable': 'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
    regressed: 'A gate shows that the change made things worse by more than is allowed.',
    inconclusive: 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.',
    improved: 'The primary gate shows that the change made things better, and no gate fails.',
    unchanged: 'Every paired case came out the same in both runs.',
};
const LOSS_OF_OPEN_SIZE = 'A loss is proven; whether it is larger than the margin is not.';
const UNSEEN = 'No gate fails, but the gates check too little of the suite to call that good news.';
const REWRITTEN = 'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.';
const UNASKED = 'No gate fails, but a case that must never start to fail was not asked.';
/** What the word means here: that a loss is ruled out is said only where a bound of the primary gate does so. */
function explainWord(comparison, told) {
    const { word, because } = comparison.verdict;
    if (because === 'suite-rewritten')
        return REWRITTEN;
    if (because === 'watched-case-unasked')
        return UNASKED;
    if (because === 'nothing-ruled-out' || because === 'watched-case-unscored' || decidingCoverage(comparison) !== null)
        return UNSEEN;
    if (word === 'inconclusive' && told !== null && (0,relative_change/* isWorseSizeOpen */.QG)(told, comparison.alpha))
        return LOSS_OF_OPEN_SIZE;
    if (word !== 'no-regression')
        return WORDS[word];
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (primary === null)
        return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.';
    if (primary.verdict === 'improved')
        return 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.';
    return 'A loss beyond the margin is ruled out, and no improvement is shown.';
}
const RULES = {
    'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
    'missing-data-floor': 'too many cases of a gate have no score, and what is missing may hide anything',
    'nothing-measured': 'no gate has a scored case',
    'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
    'baseline-unreadable': 'the earlier run to compare with could not be read',
    'no-baseline': 'there is no earlier run to compare with',
    'suite-rewritten': 'the change edits or removes more than a fifth of the cases that it is judged by, and no person has accepted that',
    'no-comparable-gate': 'no gate can be compared',
    'too-many-cases-excluded': 'too few cases are the same in both runs',
    gate: 'a gate that can fail the run fails',
    'zero-tolerance': 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
    'watched-case-unasked': 'a case that must not fail was edited or removed, and not asked as its base has it',
    'non-inferiority-not-shown': 'a gate requires proof that nothing was lost, and there is none',
    'primary-gate': 'the primary gate decides',
    'watched-case-unscored': 'a case that must not fail passed before and has no score now',
    'ungated-loss': 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
    'no-quality-gate': 'no gate that can fail checks the quality of the answers',
    'ungated-cases': 'no gate that can fail checks the quality of more than a fifth of the cases',
    'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
};
/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
function explainVerdict(comparison) {
    const { word, because } = comparison.verdict;
    if (because === 'no-baseline')
        return explainNothing('There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.');
    if (because === 'baseline-unreadable')
        return explainNothing('The earlier run to compare with could not be read, so whatever this change broke is not seen. Only the absolute bounds of gates were checked.');
    const told = headlineGate(comparison) ?? (0,gate_words/* primaryGate */.Qq)(comparison);
    const rule = because === null ? 'no gate fails, and the primary gate decides' : RULES[because];
    const items = [
        [{ kind: 'strong', text: 'What the word means: ' }, explainWord(comparison, told)],
        [{ kind: 'strong', text: 'The rule that chose it: ' }, `${rule}.`],
        ...(told === null ? [] : explainGate(told, comparison)),
    ];
    return [
        { kind: 'heading', text: [`Why “${word}”`] },
        { kind: 'list', items },
    ];
}
function explainNothing(why) {
    return [
        { kind: 'heading', text: ['Why there is no verdict'] },
        { kind: 'paragraph', text: [why] },
    ];
}
function explainGate(result, { alpha, inference }) {
    const { title } = result.metric;
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const noun = (0,gate_words/* adverseNoun */.PF)(result);
    const margin = (0,gate_words/* describeMargin */.Cj)(result);
    const flags = (0,gate_words/* describeFigure */.Uh)(result, result.can_flag);
    const rulesOut = (0,gate_words/* describeFigure */.Uh)(result, result.can_rule_out);
    const seen = [
        `${title} went from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} over ${(0,format_number/* countOf */.pq)(result.n, result.row === 'exact' ? 'file' : 'paired case')}`,
        ...(text.changeInWords === null || text.intervalInWords === null
            ? []
            : [
                `a change of ${text.changeInWords}, which with ${(0,format_number/* formatNumber */.ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% confidence is truly ${text.intervalInWords}`,
            ]),
        ...(margin === null ? [] : [`a ${noun} of up to ${margin} is allowed`]),
    ];
    return [
        ...(result.delta === null ? [] : [[{ kind: 'strong', text: 'What was seen: ' }, `${seen.join('; ')}.`]]),
        [
            { kind: 'strong', text: 'What could be seen: ' },
            inference === 'these-cases'
                ? `a difference on ${result.n === 1 ? 'this one case' : `these ${result.n} cases`} alone, from ${result.n === 1 ? 'its' : 'their'} trials; nothing follows for other cases, and no ${noun} is ruled out.`
                : `${flags === null ? `there are too few cases or differences to say how small a ${noun} would be flagged` : `a true ${noun} of ${flags} or more is flagged four times in five`}; ${rulesOut === null ? `no ${noun} can be ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`}.`,
        ],
    ];
}

// EXTERNAL MODULE: ./build/report/sections/flips/case-states.js
var case_states = __webpack_require__(14326);
;// CONCATENATED MODULE: ./build/report/sections/flips/explain-flip.js

const REASON_LENGTH = 160;
/** Null when no expected span is among the ranks that count. */
function bestSpan(side, other, top) {
    const best = side.spans
        .filter(({ matches, rank }) => matches !== null && rank <= top)
        .sort((a, b) => a.rank - b.rank)
        .at(0);
    if (best === undefined || best.matches === null)
        return null;
    const elsewhere = other.spans.find(({ matches }) => matches === best.matches)?.rank ?? null;
    return { label: best.matches, rank: best.rank, elsewhere };
}
/**
 * Why a case flipped, in half a sentence: its deleted source; else the failure; else the expected span that only one arm has among the ranks that
 * count; else the first of the reasons given. Empty when nothing is known.
 */
function explainFlip(detail) {
    const { baseline, candidate, top_k: top } = detail;
    if (detail.source_deleted)
        return ['its source was deleted'];
    const failure = candidate?.failure;
    if (failure)
        return [`${failure.kind}: ${(0,cut_text/* cutText */.I)(failure.message, REASON_LENGTH)}`];
    const span = (label) => ({ kind: 'code', text: (0,cut_text/* cutText */.I)(label, REASON_LENGTH) });
    if (baseline !== null && candidate !== null && baseline.failure === null) {
        const before = bestSpan(baseline, candidate, top);
        const now = bestSpan(candidate, baseline, top);
        if (before !== null && now === null) {
            const where = candidate.spans.length === 0
                ? 'now nothing was retrieved'
                : before.elsewhere === null
                    ? 'now not retrieved'
                    : `now rank ${before.elsewhere} (the top ${top} count)`;
            return [span(before.label), ` was rank ${before.rank}, ${where}`];
        }
        if (now !== null && before === null) {
            const was = now.elsewhere === null ? 'was not retrieved' : `was rank ${now.elsewhere}`;
            return [span(now.label), ` ${was}, now rank ${now.rank}`];
        }
    }
    const [reason] = detail.reasons;
    return reason === undefined ? [] : [(0,cut_text/* cutText */.I)(reason, REASON_LENGTH)];
}

;// CONCATENATED MODULE: ./build/report/sections/flips/link-case.js
/** A case's id, linked to the case where a report is published. */
function linkCase(id, { page }) {
    return { kind: 'case', text: id, url: page === undefined ? null : `${page}#case=${encodeURIComponent(id)}` };
}

;// CONCATENATED MODULE: ./build/report/sections/flips/start-here.js





/** More would not be read; the rest is folded. */
const CASES_SHOWN = 3;
const ANSWER_LENGTH = 80;
/** The cases to open first, worst first, each with why it broke; nothing where none broke or none may be named. */
function buildStart(told, details) {
    if (details === 'none')
        return [];
    const { comparison, context, flips } = told;
    const detailOf = new Map(flips.map((detail) => [detail.case_id, detail]));
    const broken = comparison.baseline === null ? orderFailing(flips) : listBroken(comparison);
    const items = broken.slice(0, CASES_SHOWN).map(({ id, note }) => {
        const detail = detailOf.get(id);
        const why = details === 'full' && detail !== undefined ? explainCase(detail) : [];
        return [linkCase(id, context.links), note, ...(why.length === 0 ? [] : [': ', ...why])];
    });
    return listStart(items, broken.length - items.length);
}
/** The first of the cases on which several arms disagree. */
function buildStartOfSeveral(disagreements) {
    if (disagreements?.kind !== 'flips')
        return [];
    const { items, left_out: leftOut } = disagreements;
    const shown = items.slice(0, CASES_SHOWN);
    return listStart(shown.map(({ summary }) => summary), items.length - shown.length + leftOut);
}
function listStart(items, left) {
    if (items.length === 0)
        return [];
    return [
        { kind: 'paragraph', text: [{ kind: 'strong', text: 'Start here' }] },
        { kind: 'list', items: left === 0 ? items : [...items, [`${(0,format_number/* formatNumber */.ZV)(left, { decimals: 0 })} more below`]] },
    ];
}
function listBroken({ flips }) {
    return (0,case_states/* orderFlips */.VO)(flips)
        .filter(({ kind, baseline, candidate }) => kind === 'newly-failing' ||
        (kind === 'flaky' && candidate.passed * baseline.trials < baseline.passed * candidate.trials))
        .map((flip) => ({ id: flip.case_id, note: describeTrials(flip) }));
}
function describeTrials({ critical, baseline, candidate }) {
    const trials = Math.max(baseline.trials, candidate.trials);
    const notes = [
        ...(critical ? ['critical'] : []),
        ...(trials > 1
            ? [`passed ${baseline.passed} of ${baseline.trials}, now ${candidate.passed} of ${candidate.trials}`]
            : []),
    ];
    return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}
function orderFailing(flips) {
    return [...flips]
        .sort((a, b) => Number(b.critical) - Number(a.critical))
        .map(({ case_id: id, critical }) => ({ id, note: critical ? ' (critical)' : '' }));
}
/** Why it broke; where the answer is at fault, the answer too. */
function explainCase(detail) {
    const why = explainFlip(detail);
    const answer = detail.candidate?.answer?.trim() ?? '';
    const isOfAnswer = typeof why[0] === 'string' && why[0].startsWith('the answer ') && why.length === 1;
    return isOfAnswer && answer !== '' ? [...why, `: “${(0,cut_text/* cutText */.I)(answer, ANSWER_LENGTH)}”`] : why;
}

;// CONCATENATED MODULE: ./build/report/sections/flips/unfold-case.js



const TEXT_LENGTH = 20_000;
const SPANS_SHOWN = 10;
/** What unfolds from a case: what was asked and expected, what each arm answered and retrieved, and what a judge said of it. */
function unfoldCase({ detail, reasons, sides }, context) {
    const place = locate(detail, context);
    const spans = compareSpans(sides);
    return [
        {
            kind: 'paragraph',
            text: [
                { kind: 'strong', text: 'Query:' },
                ` ${(0,cut_text/* cutText */.I)(detail.query, 2_000)}`,
                ...(place.length > 0 ? [' (', ...place, ')'] : []),
            ],
        },
        // A single reason that fits stands in the summary already.
        ...(reasons.length > 1 || (reasons[0] ?? '').length > 100
            ? [{ kind: 'list', items: reasons.map((reason) => [(0,cut_text/* cutText */.I)(reason, 1_000)]) }]
            : []),
        ...detail.expected_answers.slice(0, 3).map((answer) => preformatted('expected answer', answer)),
        ...describeAnswers(sides),
        ...buildJudgeBlocks(sides),
        ...listExpected(detail, sides),
        ...(spans === null ? [] : [spans]),
    ];
}
function preformatted(label, text) {
    return { kind: 'preformatted', label, text: (0,cut_text/* cutText */.I)(text, TEXT_LENGTH) };
}
/** Every arm's answer; the same ones once. */
function describeAnswers(sides) {
    const answerOf = ({ side }) => (side?.failure === null ? side.answer : null);
    return sides.flatMap((one, place) => {
        const answer = answerOf(one);
        if (answer === null)
            return describeSide(one);
        const same = sides.filter((other) => answerOf(other) === answer);
        if (sides.findIndex((other) => answerOf(other) === answer) < place)
            return [];
        if (same.length === 1)
            return describeSide(one);
        return [preformatted(`${(0,join_names/* joinNames */.JH)(same.map(({ name }) => `${name}’s`))} answer, the same`, answer)];
    });
}
function describeSide({ side, name }) {
    if (side === null)
        return [{ kind: 'paragraph', text: [`${name} has no record of this case.`] }];
    if (side.failure !== null) {
        const { kind, message, stderr_tail: tail } = side.failure;
        return [preformatted(`${name} failed (${kind})`, tail === null ? message : `${message}\n${tail}`)];
    }
    return side.answer === null ? [] : [preformatted(`${name}’s answer`, side.answer === '' ? '(empty)' : side.answer)];
}
function listSpans(spans) {
    return spans
        .slice(0, SPANS_SHOWN)
        .flatMap(({ label, matches }, index) => [
        index === 0 ? '' : ', ',
        { kind: 'code', text: (0,cut_text/* cutText */.I)(label, 300) },
        matches === null ? '' : ' ✓',
    ]);
}
/** What each arm retrieved, rank by rank; once where all retrieved the same. */
function compareSpans(sides) {
    const retrieved = sides.map(({ side }) => side?.spans ?? []);
    const [first = []] = retrieved;
    const rows = Math.min(SPANS_SHOWN, Math.max(...retrieved.map((spans) => spans.length)));
    if (rows === 0)
        return null;
    const isSame = retrieved.every((spans) => JSON.stringify(spans) === JSON.stringify(first));
    if (isSame && sides[0]?.side !== null) {
        const who = sides.length === 1 ? '' : sides.length === 2 ? ' by both' : ' by all';
        return { kind: 'paragraph', text: [{ kind: 'strong', text: `Retrieved${who}:` }, ' ', ...listSpans(first)] };
    }
    const cell = (spans, rank) => {
        const span = spans.find((one) => one.rank === rank);
        if (span === undefined)
            return ['–'];
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(span.label, 300) }, span.matches === null ? '' : ' ✓ expected'];
    };
    return {
        kind: 'table',
        columns: [{ title: 'rank', align: 'right' }, ...sides.map(({ name }) => ({ title: name, align: 'left' }))],
        rows: Array.from({ length: rows }, (_, index) => [
            [String(index + 1)],
            ...retrieved.map((spans) => cell(spans, index + 1)),
        ]),
    };
}
/** The expected spans, and where each arm ranked them: `rank 1 → not retrieved`. */
function listExpected({ expected_spans: labels }, sides) {
    if (labels.length === 0)
        return [];
    const items = labels.map((label) => {
        const ranks = writeRanks(label, sides);
        return [{ kind: 'code', text: (0,cut_text/* cutText */.I)(label, 300) }, ranks === null ? '' : ` (${ranks})`];
    });
    const text = items.flatMap((item, index) => [...(index === 0 ? [] : [', ']), ...item]);
    return [{ kind: 'paragraph', text: [{ kind: 'strong', text: 'Expected:' }, ' ', ...text] }];
}
function writeRanks(label, sides) {
    const ranks = sides.flatMap(({ name, side }) => {
        if (side === null || side.failure !== null)
            return [];
        const span = side.spans.find(({ matches }) => matches === label);
        return [{ name, rank: span === undefined ? 'not retrieved' : `rank ${span.rank}` }];
    });
    const [first] = ranks;
    if (first === undefined)
        return null;
    if (ranks.every(({ rank }) => rank === first.rank))
        return first.rank;
    return sides.length === 2
        ? ranks.map(({ rank }) => rank).join(' → ')
        : ranks.map(({ name, rank }) => `${name}: ${rank}`).join(', ');
}
function locate({ at }, context) {
    if (at === null)
        return [];
    const text = `${at.file}:${at.line}`;
    const { repository } = context.links;
    const { commit } = context.candidate;
    if (repository === undefined || commit === null)
        return [{ kind: 'code', text }];
    const path = at.file
        .replace(/\p{Cs}/gu, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return [{ kind: 'link', text, url: `${repository}/blob/${commit}/${path}#L${at.line}` }];
}
const REASONING_LENGTH = 4_000;
/** A rubric may have dozens. */
const SCORES_NAMED = 8;
/** What the judge said of every answer, its reasons in its own words; nothing where nobody judged. */
function buildJudgeBlocks(sides) {
    return sides.flatMap(({ name, side }) => (side?.judge ?? []).map((opinion) => tell(opinion, name)));
}
function tell(opinion, name) {
    const lead = `judge on ${name}’s answer${opinion.question === 'answer' ? '' : `, ${opinion.question}`}`;
    if (opinion.kind === 'unjudged')
        return paragraph(lead, ` gave no judgment: ${(0,cut_text/* cutText */.I)(opinion.reason, REASONING_LENGTH)}`);
    const scores = listScores(opinion);
    return opinion.reasoning === null
        ? paragraph(lead, `: ${scores}`)
        : {
            kind: 'preformatted',
            label: scores === '' ? lead : `${lead}: ${scores}`,
            text: (0,cut_text/* cutText */.I)(opinion.reasoning, REASONING_LENGTH),
        };
}
function paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, text] };
}
/** "correctness 2/5, completeness 5/5", "answer quality .70". */
function listScores({ scores }) {
    const shown = scores.slice(0, SCORES_NAMED).map(({ name, value, most }) => {
        if (value === null)
            return `${(0,cut_text/* cutText */.I)(name, 60)} –`;
        const number = most === 1 ? (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true }) : `${value}/${most}`;
        return `${(0,cut_text/* cutText */.I)(name, 60)} ${number}`;
    });
    return [...shown, ...(scores.length > SCORES_NAMED ? [`${scores.length - SCORES_NAMED} more`] : [])].join(', ');
}

;// CONCATENATED MODULE: ./build/report/sections/flips/flip-item.js




function describeKind(flip) {
    const { baseline, candidate } = flip;
    const isRepeated = Math.max(baseline.trials, candidate.trials) > 1;
    const passes = `passes ${candidate.passed} of ${candidate.trials} trials, was ${baseline.passed} of ${baseline.trials}`;
    const proof = `confirmed by ${candidate.trials - candidate.passed} of ${candidate.trials} trials`;
    if (flip.confirmed && candidate.trials > 1)
        return [flip.critical ? 'critical' : null, proof, `passed ${baseline.passed} of ${baseline.trials} before`]
            .filter((part) => part !== null)
            .join(', ');
    const word = {
        'newly-failing': flip.confirmed ? 'confirmed' : isRepeated ? null : 'broke',
        'newly-passing': isRepeated ? null : 'fixed',
        flaky: (0,case_states/* flipChange */.U0)(flip) < 0 ? 'flaky, worse' : 'flaky, better',
    }[flip.kind];
    return [flip.critical ? 'critical' : null, word, isRepeated ? passes : null]
        .filter((part) => part !== null)
        .join(', ');
}
/** One flipped case: what is always read (id, how it flipped, why) and, with `full` details, what unfolds from it. */
function buildFlipItem(input) {
    const { flip, detail, context } = input;
    const kind = describeKind(flip);
    const head = [linkCase(flip.case_id, context.links), kind === '' ? '' : ` (${kind})`];
    return input.details !== 'full' || detail === undefined
        ? { case_id: flip.case_id, summary: head, blocks: [] }
        : writeCase(head, detail, context);
}
/** One failing case of a run that is compared with nothing. */
function buildFailingItem(detail, details, context) {
    const head = [linkCase(detail.case_id, context.links), detail.critical ? ' (critical)' : ''];
    return details === 'full' ? writeCase(head, detail, context) : { case_id: detail.case_id, summary: head, blocks: [] };
}
function writeCase(head, detail, context) {
    const why = explainFlip(detail);
    const { names } = context;
    const now = { name: names.candidate, side: detail.candidate };
    const sides = context.baseline.kind === 'none' ? [now] : [{ name: names.baseline, side: detail.baseline }, now];
    return {
        case_id: detail.case_id,
        summary: why.length === 0 ? head : [...head, ': ', ...why],
        blocks: unfoldCase({ detail, reasons: detail.reasons, sides }, context),
    };
}

;// CONCATENATED MODULE: ./build/report/sections/flips/flip-list.js



/** More are counted; nobody reads the two-hundredth. */
const FLIPS_LISTED = 200;
function flip_list_countFlips(comparison) {
    const count = (kind) => comparison.flips.filter((flip) => flip.kind === kind).length;
    const failing = count('newly-failing');
    const passing = count('newly-passing');
    const flaky = comparison.flips.filter(({ kind }) => kind === 'flaky');
    const less = flaky.filter((flip) => (0,case_states/* flipChange */.U0)(flip) < 0).length;
    const more = flaky.length - less;
    const parts = [
        ...(failing > 0 ? [`${(0,format_number/* countOf */.pq)(failing, 'case')} broke`] : []),
        ...(passing > 0 ? [`${(0,format_number/* countOf */.pq)(passing, 'case was fixed', 'cases were fixed')}`] : []),
        ...(less > 0 ? [(0,format_number/* countOf */.pq)(less, 'flaky case passes less often', 'flaky cases pass less often')] : []),
        ...(more > 0 ? [(0,format_number/* countOf */.pq)(more, 'flaky case passes more often', 'flaky cases pass more often')] : []),
    ];
    return [{ kind: 'strong', text: `${parts.join(', ')}.` }];
}
/** What fails now, where nothing was compared, so that a first run says what to look at; critical cases first. */
function listFailing(flips, details, context) {
    if (flips.length === 0)
        return null;
    const lead = [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(flips.length, 'case fails', 'cases fail')}.` }];
    const ordered = [...flips].sort((a, b) => Number(b.critical) - Number(a.critical));
    const items = details === 'none' ? [] : ordered.map((detail) => buildFailingItem(detail, details, context));
    return { kind: 'flips', lead, items, left_out: 0 };
}
/**
 * What flipped, worst first, or, where there is no baseline, what fails; null when nothing did. With details `none` only the
 * counts.
 */
function buildFlipList(input) {
    const { comparison, context, details } = input;
    if (comparison.baseline === null)
        return listFailing(input.flips, details, context);
    if (comparison.flips.length === 0)
        return null;
    const lead = flip_list_countFlips(comparison);
    if (details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const detailOf = new Map(input.flips.map((detail) => [detail.case_id, detail]));
    const ordered = (0,case_states/* orderFlips */.VO)(comparison.flips);
    const items = ordered
        .slice(0, FLIPS_LISTED)
        .map((flip) => buildFlipItem({ flip, detail: detailOf.get(flip.case_id), details, context }));
    return {
        kind: 'flips',
        lead,
        items,
        left_out: ordered.length - items.length,
    };
}

;// CONCATENATED MODULE: ./build/report/sections/gate-evidence.js

const TESTS = {
    mcnemar: 'McNemar, mid-p',
    'paired-t': 'paired t on per-case means',
    'log-ratio': 'paired t on ln(candidate/baseline)',
    'per-run': 'permutation of the arms within cases',
    'stratified-exact': 'exact test over the trials of these cases, mid-p',
    'stratified-permutation': 'permutation of the trials of these cases',
    exact: 'one number on each side',
};
const METHODS = {
    tango: 'Tango',
    t: 't',
    gaffke: 'Gaffke',
    'bootstrap-t': 'bootstrap-t',
    'cr2-t': 'CR2 t',
    'cluster-gaffke': 'Gaffke over clusters',
    'cluster-bootstrap-t': 'cluster bootstrap-t',
    bootstrap: 'percentile bootstrap',
    point: 'equal changes',
};
const statistic = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: Math.abs(value) >= 10 ? 1 : 3 });
function listChecks(checks, alpha) {
    const p = (label, value) => value === undefined || value === null ? [] : [`${label} p ${(0,format_number/* formatP */.MA)(value, alpha)}`];
    const chi2 = (label, value) => value === undefined || value === null ? [] : [`${label} ${statistic(value)}`];
    const interval = (label, ends) => ends === undefined || ends === null ? [] : [`${label} [${statistic(ends.low)}, ${statistic(ends.high)}]`];
    return [
        ...p('exact', checks.exact_p),
        ...chi2('χ²', checks.chi2),
        ...chi2('corrected χ²', checks.chi2_corrected),
        ...interval('Newcombe 10', checks.newcombe10),
        ...p('sign-flip', checks.sign_flip_p),
        ...p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p),
        ...p('McNemar on the first trials', checks.mcnemar_first_trial_p),
        ...p('on equally many trials', checks.matched_trials?.p),
        ...(checks.hedges_g === undefined || checks.hedges_g === null ? [] : [`Hedges’ g ${statistic(checks.hedges_g)}`]),
        ...interval('percentile bootstrap', checks.percentile),
        ...interval('BCa bootstrap', checks.bca),
        ...interval('studentised bootstrap', checks.studentised),
    ];
}
function describeEvidence(result, alpha) {
    const share = (value) => value === null ? '–' : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value * 100, { decimals: 1 }), '%');
    const bounds = result.bounds.map((bound) => `${METHODS[bound.method]} ${bound.value === null ? 'none' : statistic(bound.value)} (${bound.above_margin ? 'inside' : 'not inside'} the margin)`);
    const checks = listChecks(result.checks, alpha);
    const facts = [
        result.reason,
        ...(result.row === null ? [] : [TESTS[result.row]]),
        ...(result.row === 'exact' ? [] : [`n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`]),
        ...(result.p === null ? [] : [`unadjusted p ${(0,format_number/* formatP */.MA)(result.p, alpha)}`]),
        ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
        ...(result.interval === null
            ? []
            : [
                result.interval.method === 'point'
                    ? 'all changes are equal'
                    : `interval by ${METHODS[result.interval.method]}`,
            ]),
        ...(bounds.length === 0 ? [] : [`lower bounds: ${bounds.join(', ')}`]),
        ...(checks.length === 0 ? [] : [`for comparison only: ${checks.join(', ')}`]),
        ...(result.borderline ? ['borderline: the test and the interval disagree'] : []),
        ...(result.missing_unevenly ? ['cases are missing unevenly between the arms'] : []),
        ...(result.row === 'exact'
            ? []
            : [`scored ${share(result.scored_share.baseline)} and ${share(result.scored_share.candidate)} of the cases`]),
        ...result.warnings,
    ];
    return [{ kind: 'code', text: result.gate.id }, `: ${facts.filter((fact) => fact !== '').join('; ')}.`];
}
/** How each gate was decided, with the checks that stand beside it, folded away; nothing where no gate was tested. */
function buildGateEvidence(told) {
    return told.flatMap(({ comparison: { gates, alpha }, context: { names } }) => {
        const tested = gates.filter((result) => result.row !== null);
        if (tested.length === 0)
            return [];
        const whose = told.length === 1 ? '' : ` against ${names.baseline}, ${names.candidate} alone`;
        return [
            {
                kind: 'details',
                summary: [`How each gate was decided${whose}`],
                blocks: [{ kind: 'list', items: tested.map((result) => describeEvidence(result, alpha)) }],
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/report/sections/gate-table.js






const NOTHING = '–';
/** In the small table; those that fail come first. */
const GATES_SHOWN = 6;
/** What a reader must not overlook. */
function isNotable(result, alpha) {
    if ((0,relative_change/* isWorseSizeOpen */.QG)(result, alpha))
        return true;
    return result.suspect || result.failed || ['invalid', 'regressed', 'breached', 'improved'].includes(result.verdict);
}
function nameGate(result, { alpha, verdict: { primary } }) {
    const { gate, metric } = result;
    const extra = gate.id.startsWith(gate.metric) ? gate.id.slice(gate.metric.length) : '';
    const label = `${metric.title}${extra}`;
    const isPrimary = gate.id === primary;
    return [
        isNotable(result, alpha) || isPrimary ? { kind: 'strong', text: label } : label,
        isPrimary ? ' (primary)' : '',
    ];
}
/** n stands in the row when it is not the number of cases that both runs share. */
function describeN(result, shared) {
    if (result.row === 'exact')
        return result.n === 0 ? '' : `, n = ${(0,format_number/* countOf */.pq)(result.n, 'file')}`;
    return result.n === 0 || result.n === shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
}
function row(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? NOTHING : (0,format_metric/* formatValue */.Fl)(result.metric, value));
    const p = result.p_adjusted ?? result.p;
    const isAdjusted = result.p_adjusted !== null || result.p === null;
    return [
        nameGate(result, comparison),
        [text.baseline ?? NOTHING],
        [candidate],
        text.change === null
            ? [NOTHING]
            : [
                isNotable(result, comparison.alpha) ? { kind: 'strong', text: text.change } : text.change,
                text.interval === null ? '' : ` ${text.interval}`,
                (0,format_measured/* describeMeanChange */.h)(result),
                describeN(result, comparison.cases.shared),
            ],
        [p === null ? NOTHING : `${(0,format_number/* formatP */.MA)(p, comparison.alpha)}${isAdjusted ? '' : ' (alone)'}`],
        [[(0,gate_words/* describeVerdict */.XZ)(result, comparison.alpha), ...(result.marks ?? [])].join(' · ')],
    ];
}
/** The gates with their numbers, in the suite's order, without the columns that nothing was measured for; null when there is no gate. */
function buildGateTable(comparison, context) {
    if (comparison.gates.length === 0)
        return null;
    const columns = [
        { title: 'gate', align: 'left' },
        { title: context.names.baseline, align: 'right' },
        { title: context.names.candidate, align: 'right' },
        { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
        { title: 'p (Holm)', align: 'left' },
        { title: 'verdict', align: 'left' },
    ];
    const rows = comparison.gates.map((result) => row(result, comparison));
    const isFilled = columns.map((_, at) => rows.some((cells) => (0,report/* plainText */.wh)(cells[at] ?? []) !== NOTHING));
    return {
        kind: 'table',
        columns: columns.filter((_, at) => isFilled[at]),
        rows: rows.map((cells) => cells.filter((_, at) => isFilled[at])),
    };
}
/**
 * The gates as a phone shows them, without scrolling: sign, metric, both values, and the result in words. Intervals and p values are in the
 * whole table.
 */
function buildGateSummary(comparison, { names }) {
    const { gates, alpha, verdict } = comparison;
    const isShown = (result) => result.gate.severity === 'fail' || isNotable(result, alpha) || result.gate.id === verdict.primary;
    const told = gates.filter(isShown);
    const first = (result) => (result.failed ? 0 : isNotable(result, alpha) ? 1 : 2);
    const shown = told.length <= GATES_SHOWN ? told : [...told].sort((a, b) => first(a) - first(b)).slice(0, GATES_SHOWN);
    const left = gates.length - shown.length;
    // One gate is told whole by the line of figures.
    if (gates.length < 2)
        return [];
    const titles = ['', 'gate', `${names.baseline} → ${names.candidate}`, 'result'];
    const rows = shown.map((result) => {
        const { sign, words } = (0,gate_words/* summarizeVerdict */.dX)(result, alpha);
        return [[sign], nameGate(result, comparison), [writeValues(result)], [[words, ...(result.marks ?? [])].join(' · ')]];
    });
    return [
        { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows },
        ...(told.length === shown.length
            ? []
            : [{ kind: 'paragraph', text: [`${(0,format_number/* countOf */.pq)(left, 'more gate')} below.`] }]),
    ];
}
function writeValues(result) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const value = result.candidate_value;
    const candidate = text.candidate ?? (value === null ? NOTHING : (0,format_metric/* formatValue */.Fl)(result.metric, value));
    return text.baseline === null ? candidate : `${text.baseline} → ${candidate}`;
}
const CASES_NAMED = 10;
/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
function listBrokenBounds(comparison, details) {
    return comparison.gates.flatMap(({ metric, broken_by: ids = [] }) => {
        if (ids.length === 0)
            return [];
        const lead = `${metric.title}: ${(0,format_number/* countOf */.pq)(ids.length, 'case breaks', 'cases break')} its bound`;
        const names = (details === 'none' ? [] : ids.slice(0, CASES_NAMED)).flatMap((id, index) => [
            index === 0 ? ': ' : ', ',
            { kind: 'code', text: id },
        ]);
        const more = names.length > 0 && ids.length > CASES_NAMED ? ` and ${ids.length - CASES_NAMED} more` : '';
        return [{ kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ...names, `${more}.`] }];
    });
}

// EXTERNAL MODULE: ./build/format/format-possible.js
var format_possible = __webpack_require__(60427);
;// CONCATENATED MODULE: ./build/report/sections/list-findings.js






/** A comment is read on a phone: the rest is folded. */
const MOST_SHOWN = 3;
/** What the headline, the second line and the list of flips say already; cases that a report may not name are among it. */
const TOLD_ELSEWHERE = new Set(['confirmed-case', 'edited-cases']);
/** A lead, what matters most, and the rest folded; nothing when there is nothing. */
function foldList(lead, items, options) {
    const [first, ...others] = items;
    if (first === undefined)
        return [];
    const start = { kind: 'strong', text: lead };
    if (others.length === 0)
        return [{ kind: 'paragraph', text: [start, ' ', ...first] }];
    const folded = items.slice(options.most);
    return [
        { kind: 'paragraph', text: [start] },
        { kind: 'list', items: items.slice(0, options.most) },
        ...(folded.length === 0
            ? []
            : [
                {
                    kind: 'details',
                    summary: [(0,format_number/* countOf */.pq)(folded.length, `more ${options.more}`)],
                    blocks: [{ kind: 'list', items: folded }],
                },
            ]),
    ];
}
/** The findings that nothing above them says, worst first. */
function listFindings(comparison) {
    const told = headlineGate(comparison)?.gate.id;
    const findings = comparison.findings.filter(({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === told));
    return foldList('Findings.', findings.map(({ text }) => [text]), { most: MOST_SHOWN, more: 'finding' });
}
/** What no gate of a pair says: the tables of pairs have those, with a p that is adjusted over all pairs. */
const OF_SEVERAL = new Set(['metric', 'slice', 'cause', 'zero-recall']);
/** Findings of several candidates, of each against the baseline: one of each before the second of any. */
function listFindingsOfEach(baseline, candidates) {
    return foldList(`Findings against ${(0,join_names/* quoteName */.AB)(baseline)}.`, takeTurns(candidates, ({ findings }) => findings.filter(({ about }) => OF_SEVERAL.has(about))), { most: MOST_SHOWN, more: 'finding' });
}
/** The first of each candidate, then the second of each; with the candidate's name before a sentence that lacks it. */
function takeTurns(candidates, pick) {
    return candidates
        .flatMap((one) => pick(one).map(({ text }, place) => ({ name: one.name, text, place })))
        .sort((a, b) => a.place - b.place)
        .map(({ name, text }) => (text.startsWith((0,join_names/* quoteName */.AB)(name)) ? [text] : [`${(0,join_names/* quoteName */.AB)(name)}: ${text}`]));
}
/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell. `cases_needed` flags a true change of twice the margin with 80 % power (docs/decision-rules.md#figures-beside-a-gate).
 */
function buildAdvice(comparison) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null)
        return null;
    const text = (0,format_measured/* formatMeasured */.U)(primary);
    const noun = (0,gate_words/* adverseNoun */.PF)(primary);
    const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`;
    const { title } = primary.metric;
    const seen = `${title.charAt(0).toUpperCase()}${title.slice(1)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`;
    const flags = (0,gate_words/* describeFigure */.Uh)(primary, primary.can_flag);
    const limit = comparison.inference === 'these-cases'
        ? 'More trials would show smaller differences on these cases; with more cases the result would apply more widely.'
        : flags === null
            ? 'There are too few cases or differences to say how small a change this suite can flag.'
            : `This suite flags ${noun}s of ${flags} or more, four times in five.`;
    const { cases_needed: needed, n } = primary;
    const { margin } = primary.gate;
    const size = margin && (0,format_possible/* formatPossible */.pA)(primary.metric, { ...margin, value: 2 * margin.value }, { baseline: primary.baseline });
    const often = flags === null || comparison.inference === 'these-cases' ? 'four times in five' : 'as often';
    const more = needed === null || size === null || needed <= n
        ? null
        : `About ${(0,format_number/* countOf */.pq)(needed - n, 'more case', 'more cases')} like these (${(0,format_number/* formatNumber */.ZV)(needed, { decimals: 0 })} in all) would flag a ${noun} of ${size} ${often}.`;
    return {
        kind: 'paragraph',
        text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong', text: more }])],
    };
}

;// CONCATENATED MODULE: ./build/report/sections/list-recommendations.js

const list_recommendations_MOST_SHOWN = 2;
const list_recommendations_CASES_NAMED = 5;
/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
function listRecommendations(comparison, details) {
    const { word, primary } = comparison.verdict;
    const isShown = ({ about, gate }) => word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials');
    const items = comparison.recommendations.filter((one) => !isShown(one)).map((one) => write(one, details));
    return foldList('Next.', items, { most: list_recommendations_MOST_SHOWN, more: 'recommendation' });
}
function write({ text, cases }, details) {
    if (details === 'none' || cases.length === 0)
        return [text];
    const lead = text.replace(/\.$/, ':');
    const named = cases
        .slice(0, list_recommendations_CASES_NAMED)
        .flatMap((id, index) => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return [lead, ...named, cases.length > list_recommendations_CASES_NAMED ? ' …' : '.'];
}
/** What the figures of each candidate against the baseline say to do about a cause; the rest is for a comparison of two. */
function listRecommendationsOfEach(candidates) {
    const pick = ({ recommendations }) => recommendations.filter(({ about }) => about === 'cause');
    return foldList('Next.', takeTurns(candidates, pick), { most: list_recommendations_MOST_SHOWN, more: 'recommendation' });
}

;// CONCATENATED MODULE: ./build/report/sections/moved-metrics.js





/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const moved_metrics_MOST_SHOWN = 12;
/** Columns of more arms fit no comment. */
const MOST_CANDIDATES = 4;
const NOISE = 1e-9;
/** The metrics that no gate speaks of and that moved in a candidate, what is clearest first, folded away; null when nothing did. */
function buildMovedMetrics(told) {
    const [first] = told;
    if (first === undefined || told.length > MOST_CANDIDATES)
        return null;
    const { alpha } = first.comparison;
    const ungated = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => ungatedMetrics(comparison)), ({ metric }) => metric.id);
    const least = (row) => Math.min(...row.map((one) => (one === null ? 4 : rank(one, alpha))));
    const most = (row) => Math.max(...row.map((one) => (one === null ? 0 : size(one))));
    const moved = ungated
        .filter((row) => row.some((one) => one !== null && hasMoved(one, alpha)))
        .sort((a, b) => least(a) - least(b) || most(b) - most(a));
    if (moved.length === 0)
        return null;
    const shown = moved.slice(0, moved_metrics_MOST_SHOWN);
    const rest = ungated.length - shown.length;
    const all = (0,format_number/* countOf */.pq)(ungated.length, 'more metric');
    const count = moved.length === ungated.length ? all : `${(0,format_number/* formatNumber */.ZV)(moved.length, { decimals: 0 })} of ${all}`;
    return {
        kind: 'details',
        summary: [`${count} moved: exploratory, with no effect on the verdict`],
        blocks: [
            tableOf(shown, told, first),
            ...(rest === 0
                ? []
                : [{ kind: 'paragraph', text: [`The full report has ${(0,format_number/* countOf */.pq)(rest, 'more', 'more')}.`] }]),
        ],
        abridged: true,
    };
}
function ungatedMetrics({ gates, metrics }) {
    const gated = new Set(gates.filter((result) => result.gate.where === null).map((result) => result.metric.id));
    return metrics.filter(({ metric, baseline, candidate, marks }) => 
    // The source code has a table of its own, which is here when there is something to see in it.
    !gated.has(metric.id) &&
        metric.measured_on === undefined &&
        (baseline !== null || candidate !== null || marks !== undefined));
}
/**
 * A metric that only one side has, or that is marked, counts as moved. Memory and CPU are never the same twice: they count where both sides ran
 * side by side and the change says something.
 */
function hasMoved(metric, alpha) {
    const { delta, baseline, candidate, marks } = metric;
    if (marks !== undefined)
        return true;
    if (metric.metric.id.startsWith('resources.'))
        return metric.reason === null && ((0,relative_change/* isEstablished */.hO)(metric, alpha) || (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha));
    return delta === null ? baseline !== candidate : Math.abs(delta) > NOISE;
}
/** What depends on the machine comes last, whatever it says: two machines always differ. */
function rank(metric, alpha) {
    if (metric.metric.environment === 'bound')
        return 3;
    if ((0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null)
        return 0;
    return (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? 1 : 2;
}
/** From what is not comparable by its share, a change from 0, to the smallest change; of machines no order is worth anything. */
function size(metric) {
    if (metric.metric.environment === 'bound')
        return 0;
    return Math.abs((0,relative_change/* relativeChange */.N0)(metric) ?? Number.MAX_VALUE);
}
function tableOf(rows, told, first) {
    const { alpha } = first.comparison;
    return {
        kind: 'table',
        columns: [
            { title: 'metric', align: 'left' },
            { title: first.context.names.baseline, align: 'right' },
            ...(0,told_candidate/* columnsOfEach */.ie)(told, ({ comparison, context }) => [
                { title: context.names.candidate, align: 'right' },
                { title: (0,gate_words/* titleChange */.VY)(comparison), align: 'left' },
                { title: 'p (Benjamini–Hochberg)', align: 'right' },
                { title: 'n', align: 'right' },
            ]),
        ],
        rows: rows.map((row) => [
            [(0,told_candidate/* firstOf */.Ku)(row)?.metric.title ?? ''],
            [(0,told_candidate/* writeBaseline */.B9)(row)],
            ...row.flatMap((metric) => metric === null
                ? [['–'], ['–'], ['–'], ['0']]
                : [
                    [(0,format_measured/* formatMeasured */.U)(metric).candidate ?? '–'],
                    describeChange(metric, alpha),
                    [metric.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(metric.p_adjusted, alpha)],
                    [(0,format_number/* formatNumber */.ZV)(metric.n, { decimals: 0 })],
                ]),
        ]),
    };
}
/** The change in bold where its adjusted p speaks for it, and what must be known to read it. */
function describeChange(metric, alpha) {
    const text = (0,format_measured/* formatMeasured */.U)(metric);
    if (text.change === null)
        return [metric.reason ?? '–'];
    const isClear = (0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null;
    return [
        isClear ? { kind: 'strong', text: text.change } : text.change,
        text.interval === null ? '' : ` ${text.interval}`,
        (0,format_measured/* describeMeanChange */.h)(metric),
        (0,relative_change/* isPotentiallyMeaningful */.WO)(metric, alpha) ? ' · potentially meaningful' : '',
        metric.p === null || metric.reason === null ? '' : ` · ${metric.reason}`,
        ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/summary-table.js





const summary_table_NOTHING = '–';
/** The rows in the order of LLMC's framework, whether the answer succeeded before them. */
function summaryIds(primaryK) {
    return [
        'success',
        ...['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`),
        'retrieval.mrr',
        'tokens.total',
        'cost.usd',
        'context.waste',
        'route.escalation-rate',
    ];
}
/** The key metrics of every arm, the baseline's first; nothing where none of them was measured. Bold: an established change. */
function buildSummaryTable(told, tables) {
    const [first] = told;
    if (first === undefined)
        return [];
    const isCompared = first.comparison.baseline !== null;
    const usage = writeUsage(tables);
    const rows = summaryIds(first.measured.primary_k).flatMap((id) => isCompared ? writeCompared(id, told) : writeAlone(id, first.measured));
    const all = [...rows, ...(usage === null ? [] : [writeUsageRow(usage, { isCompared, arms: told.length + 1 })])];
    if (all.length === 0)
        return [];
    const { names } = first.context;
    const numbers = isCompared
        ? [names.baseline, ...told.flatMap(({ context }) => [context.names.candidate, 'change', 'n'])]
        : [names.candidate, 'n'];
    return [
        {
            kind: 'table',
            columns: [{ title: 'metric', align: 'left' }, ...numbers.map((title) => ({ title, align: 'right' }))],
            rows: all,
        },
        ...(isCompared ? [{ kind: 'paragraph', text: [describeNumbers(told.length)] }] : []),
    ];
}
function describeNumbers(candidates) {
    const both = candidates === 1 ? 'both' : 'each and the first';
    return `Means over the n cases that ${both} have; for route tiers, over the answered trials. Bold: a significant change. Changes of money are in per cent, of shares in points, of all else in its own unit.`;
}
/** A row of one metric; none where no arm has it. */
function writeCompared(id, told) {
    const [row = []] = (0,told_candidate/* joinRows */.U5)(told.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id)), ({ metric }) => metric.id);
    const metric = (0,told_candidate/* firstOf */.Ku)(row);
    if (metric === null || row.every((one) => (one?.candidate ?? null) === null && (one?.baseline ?? null) === null))
        return [];
    const alpha = told[0]?.comparison.alpha ?? 0;
    return [[[metric.metric.title], [(0,told_candidate/* writeBaseline */.B9)(row)], ...row.flatMap((one) => writeCandidate(one, alpha))]];
}
function writeAlone(id, { metrics, summaries }) {
    const facts = metrics.find((metric) => metric.id === id);
    const { mean = null, n = 0 } = summaries[id] ?? {};
    return facts === undefined || mean === null ? [] : [[[facts.title], [(0,format_metric/* formatValue */.Fl)(facts, mean)], [summary_table_countIn(n)]]];
}
function writeCandidate(metric, alpha) {
    if (metric === null)
        return [[summary_table_NOTHING], [summary_table_NOTHING], ['0']];
    const change = summary_table_writeChange(metric);
    return [
        [(0,format_measured/* formatMeasured */.U)(metric).candidate ?? summary_table_NOTHING],
        [(0,relative_change/* isEstablished */.hO)(metric, alpha) && metric.reason === null ? { kind: 'strong', text: change } : change],
        [summary_table_countIn(metric.n)],
    ];
}
const summary_table_countIn = (count) => (0,format_number/* formatNumber */.ZV)(count, { decimals: 0 });
/** Tokens as a difference of the means, money as a share, the others as they are. */
function summary_table_writeChange(metric) {
    const { baseline, candidate } = metric;
    const { unit } = metric.metric;
    if (baseline === null || candidate === null)
        return summary_table_NOTHING;
    if (unit === 'tokens')
        return (0,format_number/* formatNumber */.ZV)(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true });
    if (unit === 'usd') {
        if (Math.abs(baseline) < relative_change/* EPSILON */.p8)
            return (0,format_number/* formatMoney */.up)(candidate - baseline, { signed: true });
        const share = (candidate - baseline) / baseline;
        return (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(share * 100, { decimals: Math.abs(share) >= 0.1 ? 0 : 1, signed: true }), '%');
    }
    return (0,format_measured/* formatMeasured */.U)(metric).change ?? summary_table_NOTHING;
}
/** Null where no route tier is known. */
function writeUsage(tables) {
    const table = tables.find(({ id }) => id === 'route-tier-usage');
    if (table === undefined)
        return null;
    const write = (at) => {
        const shares = table.rows.map((row) => row[at]);
        return shares.every((share) => typeof share !== 'number')
            ? summary_table_NOTHING
            : (0,format_number/* withUnit */.$o)(shares.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0)).join(' / '), '%');
    };
    const tiers = table.rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ');
    return {
        title: `route tiers ${tiers}`,
        shares: table.columns.slice(1).map((_, at) => write(at + 1)),
        trials: (table.totals ?? []).map(summary_table_countIn),
    };
}
/** The counts of two arms stand in one cell; those of more in the cells of each. */
function writeUsageRow({ title, shares, trials }, { isCompared, arms }) {
    if (!isCompared)
        return [[title], [shares.at(-1) ?? summary_table_NOTHING], [trials.at(-1) ?? summary_table_NOTHING]];
    const own = Array.from({ length: arms - 1 }, (_, place) => [
        [shares[place + 1] ?? summary_table_NOTHING],
        [summary_table_NOTHING],
        [arms === 2 ? trials.join(' and ') || summary_table_NOTHING : (trials[place + 1] ?? summary_table_NOTHING)],
    ]);
    return [[title], [shares[0] ?? summary_table_NOTHING], ...own.flat()];
}

// EXTERNAL MODULE: ./build/report/sections/trials-block.js
var trials_block = __webpack_require__(27175);
;// CONCATENATED MODULE: ./build/report/sections/write-errors.js




/** Of each kind: a document is read, not searched. */
const MOST_TOLD = 10;
/** Characters of an answer; GitHub renders no Markdown file of more than half a megabyte. */
const MOST_TEXT = 1_500;
/** The cases that flipped, then those that fail as they did before, the worst first and told in short; empty when there is none. */
function writeErrors(input) {
    const { comparison, context, flips, details } = input;
    const flipped = buildFlipList(input);
    const changed = new Set(comparison.flips.map(({ case_id: id }) => id));
    const still = comparison.baseline === null ? [] : flips.filter(({ case_id: id }) => !changed.has(id));
    const failing = {
        kind: 'flips',
        lead: [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(still.length, 'case fails', 'cases fail')} as before.` }],
        items: details === 'none' ? [] : still.map((detail) => buildFailingItem(detail, details, context)),
        left_out: 0,
    };
    const passing = new Set(comparison.flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-passing' ? [id] : [])));
    return shortenErrors([...(flipped === null ? [] : [flipped]), ...(still.length === 0 ? [] : [failing])], passing);
}
/** Lists of cases as a document has them; `passing` are named and not told, being no errors. */
function shortenErrors(blocks, passing) {
    return blocks.map((block) => shorten(block, passing));
}
function shorten(block, passing) {
    if (block.kind !== 'flips')
        return block;
    const { items, left_out: leftOut } = block;
    return {
        ...block,
        items: items
            .slice(0, MOST_TOLD)
            .map((item) => (passing.has(item.case_id) ? { ...item, blocks: [] } : shortenItem(item))),
        left_out: leftOut + Math.max(0, items.length - MOST_TOLD),
    };
}
function shortenItem(item) {
    return {
        ...item,
        blocks: item.blocks.map((block) => block.kind === 'preformatted' ? { ...block, text: (0,cut_text/* cutText */.I)(block.text, MOST_TEXT) } : block),
    };
}

// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
;// CONCATENATED MODULE: ./build/report/sections/write-footer.js



const SHORT_COMMIT = 7;
/** A commit's short name, and whether there was more than it has; nothing for none. */
function nameCommit({ commit, dirty }) {
    if (commit === undefined || commit === null)
        return [];
    return [{ kind: 'code', text: commit.slice(0, SHORT_COMMIT) }, ...(dirty ? [' + uncommitted changes'] : [])];
}
function nameArm(name, commit, facts) {
    return [name, ...(commit.length === 0 ? [] : [' ', ...commit]), facts.length === 0 ? '' : ` (${facts.join(', ')})`];
}
function describeBaseline(context, run) {
    const { baseline, names } = context;
    if (baseline.kind === 'none')
        return ['no baseline'];
    const facts = [
        ...(baseline.distance === null || baseline.distance === 0 ? [] : [`${(0,format_number/* countOf */.pq)(baseline.distance, 'commit')} away`]),
        ...(baseline.age_hours === null ? [] : [(0,format_number/* formatAge */.nV)(baseline.age_hours)]),
        ...(baseline.note === null ? [] : [baseline.note]),
    ];
    return nameArm(names.baseline, nameCommit({ ...run, commit: baseline.commit }), facts);
}
function write_footer_describeTrials(comparison, context) {
    const { counts } = context;
    const trials = comparison.candidate.trials_per_case;
    const before = comparison.baseline?.trials_per_case ?? trials;
    const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`;
    return `${(0,format_number/* countOf */.pq)(counts.cases, 'case')} × ${(0,format_number/* countOf */.pq)(trials, 'trial')}${other}`;
}
function describeTrouble({ counts }) {
    const parts = [
        ...(counts.failed > 0 ? [`${(0,format_number/* countOf */.pq)(counts.failed, 'trial')} failed`] : []),
        ...(counts.timeouts > 0 ? [(0,format_number/* countOf */.pq)(counts.timeouts, 'time-out')] : []),
        ...(counts.infrastructure > 0 ? [`${(0,format_number/* formatNumber */.ZV)(counts.infrastructure, { decimals: 0 })} without an answer`] : []),
        ...(counts.retries > 0 ? [(0,format_number/* countOf */.pq)(counts.retries, 'retry', 'retries')] : []),
    ];
    return parts.length === 0 ? null : parts.join(', ');
}
function describeCost(context) {
    const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context;
    const system = describeSum(cost, { unknown, trials: counts.trials });
    if (judge === undefined)
        return system === 'unknown' ? 'cost unknown' : system;
    const { usd, trials_unknown: unknownJudge } = judge;
    return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`;
}
function describeSum(usd, { unknown, trials }) {
    if (unknown >= trials && unknown > 0)
        return 'unknown';
    return `${(0,format_number/* formatMoney */.up)(usd)}${unknown === 0 ? '' : ` and ${(0,format_number/* countOf */.pq)(unknown, 'trial')} of unknown cost`}`;
}
const NAMED_MODELS = 3;
/** What answered on each side, where the target says so. */
function describeModels({ baseline, candidate }, { names }) {
    const list = (models) => {
        if (models === undefined || models.length === 0)
            return null;
        const shown = models.slice(0, NAMED_MODELS).map((model) => (0,cut_text/* cutText */.I)(model, 60));
        return `${shown.join(', ')}${models.length > NAMED_MODELS ? ' …' : ''}`;
    };
    const [old, now] = [list(baseline?.models), list(candidate.models)];
    if (old === null && now === null)
        return [];
    if (old === now || baseline === null)
        return [`answered by ${now ?? 'unnamed models'}`];
    return [
        `answered by ${old ?? 'unnamed models'} (${names.baseline}) and ${now ?? 'unnamed models'} (${names.candidate})`,
    ];
}
/** How much was not asked for anew; what it cost is what it cost then. */
function describeCache({ counts }) {
    const { cached = 0, judge } = counts;
    const readings = judge?.cached ?? 0;
    const parts = [
        ...(cached > 0 ? [`${share(cached, counts.trials)} answers, whose latency does not count`] : []),
        ...(readings > 0 ? [`${share(readings, judge?.readings ?? readings)} readings of the judge`] : []),
    ];
    return parts.length === 0 ? null : `from the cache: ${parts.join(', and ')}`;
}
function share(part, whole) {
    return `${(0,format_number/* formatNumber */.ZV)(part, { decimals: 0 })} of ${(0,format_number/* formatNumber */.ZV)(whole, { decimals: 0 })}`;
}
/** Where the numbers come from: commits, age and distance of the baseline, cases × trials, seed, cost, time, links. */
function writeFooter(comparison, context) {
    const trouble = describeTrouble(context);
    const cache = describeCache(context);
    const { links } = context;
    const parts = [
        [`suite ${context.suite}`],
        describeBaseline(context, comparison.baseline),
        nameArm(context.names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit }), []),
        [write_footer_describeTrials(comparison, context)],
        ...(trouble === null ? [] : [[trouble]]),
        ...(cache === null ? [] : [[cache]]),
        ...describeModels(comparison, context).map((text) => [text]),
        [`seed ${context.seed}`],
        [describeCost(context)],
        [(0,format_number/* formatDuration */.a3)(context.duration_s)],
        ...(context.look === null ? [] : [[`look ${context.look} of ${context.names.candidate}`]]),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}
/** Everything that is not the same in an arm and the baseline, with what follows from it, folded away; nothing where nothing differs. */
function buildDifferenceLists(told) {
    return told.flatMap(({ comparison: { differences }, context: { names } }) => differences.length === 0
        ? []
        : [
            {
                kind: 'details',
                summary: [
                    `Different in ${names.baseline} and ${names.candidate}: ${differences.map(({ what }) => what).join(', ')}`,
                ],
                blocks: [{ kind: 'list', items: differences.map(describe) }],
            },
        ]);
}
function describe({ what, baseline, candidate, changes, effect }) {
    const name = { kind: 'strong', text: what };
    if (changes !== undefined)
        return [name, `: ${changes.join('; ')}. ${effect.slice(0, 1).toUpperCase()}${effect.slice(1)}.`];
    return [name, `: ${(0,fingerprint/* shortenHashes */.O)(baseline)} → ${(0,fingerprint/* shortenHashes */.O)(candidate)}${effect === '' ? '' : `: ${effect}`}`];
}

;// CONCATENATED MODULE: ./build/report/sections/write-figures.js







const MESSAGE_LENGTH = 120;
const NAMED_CASES = 3;
const NAMED_GATES = 3;
const write_figures_NOTHING = 'This says nothing about the change.';
/** The numbers behind the headline in one line, in words that need no statistics; null where there are none. */
function writeFigures(comparison, context, details) {
    const { verdict, baseline } = comparison;
    if (verdict.word === 'invalid')
        return [explainInvalid(comparison, context)];
    if (baseline === null)
        return explainFirstRun(context);
    if (verdict.word === 'not-comparable')
        return [isReasonShort(comparison) ? write_figures_NOTHING : `${startSentence(reasonNotCompared(comparison))}. ${write_figures_NOTHING}`];
    const told = headlineGate(comparison);
    const sentences = [
        describeCoverage(comparison),
        ...(told === null ? [] : [describeGate(told, comparison)]),
        nameCritical(comparison, details),
        ...comparison.gates
            .filter((result) => result !== told && isTold(result, comparison))
            .slice(0, NAMED_GATES)
            .map(describeOther),
        ...(verdict.word === 'inconclusive' ? explainOpen(told, comparison) : []),
    ];
    const said = sentences.filter((sentence) => sentence.length > 0);
    return said.length === 0 ? null : said.flatMap((sentence, at) => (at === 0 ? sentence : [' ', ...sentence]));
}
const startSentence = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
function explainInvalid({ gates, verdict }, { counts, stopped, infrastructure_message: message }) {
    const isBug = verdict.because === 'gate-failed-to-compute';
    const invalid = gates.find((result) => result.verdict === 'invalid' && (isBug || result.gate.severity === 'fail'));
    if (stopped !== undefined && !isBug)
        return `${startSentence(stopped)}. ${write_figures_NOTHING}`;
    if (counts.infrastructure > 0 && !isBug) {
        const cause = message === null ? 'No reason was given' : startSentence((0,cut_text/* cutText */.I)(message.replace(/\.$/, ''), MESSAGE_LENGTH));
        const retried = counts.retries === 0 ? '' : `, after ${(0,format_number/* countOf */.pq)(counts.retries, 'retry', 'retries')}`;
        return `${cause}${retried}. ${write_figures_NOTHING} Fix the cause, then run the job again.`;
    }
    const reason = invalid === undefined ? '' : `${startSentence(invalid.metric.title)}: ${invalid.reason}. `;
    return `${reason}${write_figures_NOTHING}${isBug ? ' This is a bug of Goldenpair: please report it.' : ''}`;
}
function explainFirstRun({ is_baseline: isBaseline, first_time: isFirst, names }) {
    if (isBaseline)
        return ['Pull requests are compared with this run from now on.'];
    if (!isFirst)
        return null;
    return [
        'There is nothing to compare with yet: the next run on ',
        { kind: 'code', text: names.baseline },
        ' makes the baseline, and pull requests after it get a verdict.',
    ];
}
/** What no gate looks at, where the verdict hangs on it. */
function describeCoverage(comparison) {
    const coverage = decidingCoverage(comparison);
    if (coverage === null)
        return [];
    const losses = describeLosses(coverage);
    const told = startSentence(describeUncovered(coverage, comparison.gates));
    return [`${told}${losses === null ? '' : `; there ${losses}`}.`];
}
/** "Success 80.4 % → 72.8 % (−7.6 points; allowed 5)." */
function describeGate(result, comparison) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const title = startSentence(result.metric.title);
    if (text.change === null || text.changeInWords === null)
        return [];
    if (result.verdict === 'unchanged')
        return describeSame(result);
    const values = `${title} ${text.baseline ?? '?'} → ${text.candidate ?? '?'}`;
    const allowed = (0,gate_words/* describeAllowed */.cX)(result);
    const isOpen = result.verdict === 'inconclusive' && text.intervalInWords !== null && comparison.inference !== 'these-cases';
    if (!isOpen)
        return [`${values} (${[text.changeInWords, ...allowed].join('; ')}).`];
    const unit = unitOf(text.changeInWords);
    const [low = '', high = ''] = text.intervalInWords.split(' to ');
    return [
        `${values}; the true change is probably between ${low} and ${high}${unit}${allowed.length === 0 ? '' : ` (${allowed.join('; ')})`}.`,
    ];
}
/** What stands behind a number, with the space before it: " points"; empty where it has none. */
function unitOf(amount) {
    const unit = /[\s\u202f][^\d\s\u202f]+$/.exec(amount)?.[0] ?? '';
    return unit === '\u202fpoint' ? '\u202fpoints' : unit;
}
/** "Success 80 % in both (12 of 60 cases fail); drops over 3.7 points are ruled out." */
function describeSame(result) {
    const rulesOut = (0,gate_words/* describeFigure */.Uh)(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : `; ${(0,gate_words/* adverseNoun */.PF)(result)}s over ${rulesOut} are ruled out`;
    return [
        `${startSentence(result.metric.title)} ${(0,format_measured/* formatMeasured */.U)(result).baseline ?? '?'} in both${countFailing(result)}${limit}.`,
    ];
}
/** " (26 of 29 cases fail)"; empty where all pass, or a case may fail in a part of its trials. */
function countFailing({ metric, baseline, n }) {
    const failing = metric.kind === 'binary' && baseline !== null ? Number((n * (1 - baseline)).toFixed(6)) : 0;
    if (failing === 0 || !Number.isInteger(failing))
        return '';
    return ` (${(0,format_number/* formatNumber */.ZV)(failing, { decimals: 0 })} of ${(0,format_number/* countOf */.pq)(n, 'case')} ${failing === 1 ? 'fails' : 'fail'})`;
}
function nameCritical({ flips, zero_tolerance: watched, verdict }, details) {
    if (details === 'none' || verdict.because === 'zero-tolerance')
        return [];
    const ids = flips
        .filter(({ case_id: id, kind, critical }) => watched.includes(id) || (critical && kind === 'newly-failing'))
        .map(({ case_id: id }) => id);
    if (ids.length === 0)
        return [];
    const named = ids
        .slice(0, NAMED_CASES)
        .flatMap((id, at) => [at === 0 ? ' ' : ', ', { kind: 'code', text: id }]);
    return ['Critical:', ...named, ids.length > NAMED_CASES ? ` and ${ids.length - NAMED_CASES} more.` : '.'];
}
/** Another gate that moved for sure, or that fails. */
function isTold(result, { alpha }) {
    return (result.failed ||
        result.suspect ||
        result.verdict === 'improved' ||
        result.verdict === 'regressed' ||
        result.verdict === 'breached' ||
        (0,relative_change/* isWorseSizeOpen */.QG)(result, alpha));
}
/** "Tokens per query −18 % (allowed 10)." */
function describeOther(result) {
    const text = (0,format_measured/* formatMeasured */.U)(result);
    const change = text.changeInWords;
    const title = startSentence(result.metric.title);
    const bound = (0,gate_words/* describeBrokenBound */.tr)(result);
    if (bound !== null)
        return [`${title} ${bound.value}, ${bound.bound}.`];
    if (change === null)
        return [];
    const allowed = result.verdict === 'improved' ? [] : (0,gate_words/* describeAllowed */.cX)(result);
    return [`${title} ${change}${allowed.length === 0 ? '' : ` (${allowed.join('; ')})`}.`];
}
/** Why a verdict stays open, what that means for the check, and what would settle it. */
function explainOpen(told, comparison) {
    const doubt = told === null ? null : (0,gate_words/* describeUncertainty */.Eh)(told);
    return [
        doubt === null ? [] : [`${startSentence(doubt)}.`],
        [comparison.verdict.passed ? 'The check passes.' : 'The check fails.'],
        adviseSize(told, comparison),
    ];
}
/** How many cases would settle what the primary gate leaves open (docs/decision-rules.md#figures-beside-a-gate). */
function adviseSize(result, { inference }) {
    if (result === null)
        return [];
    if (inference === 'these-cases')
        return ['More trials would show smaller differences on these cases.'];
    const { cases_to_settle: needed, n } = result;
    const allowed = (0,gate_words/* allowedChange */.v)(result);
    if (needed === null || allowed === null || needed <= n)
        return [];
    return [`To settle ${allowed} you need about ${(0,format_number/* formatNumber */.ZV)(roundCases(needed), { decimals: 0 })} cases like these.`];
}
/** Two digits are all that the noise of one run supports. */
function roundCases(count) {
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
    return Math.ceil(count / unit) * unit;
}

;// CONCATENATED MODULE: ./build/report/sections/write-provenance.js


/**
 * Which runs the numbers come from, and how they were measured. Dates are those of the runs: how old a baseline is depends on when one
 * asks, and a document that is kept must not.
 */
function writeProvenance(comparison, context) {
    const { baseline, candidate } = comparison;
    const { names } = context;
    const arms = [
        { name: names.candidate, run: candidate },
        ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
    ];
    const timeless = context.baseline.kind === 'none' ? context : { ...context, baseline: { ...context.baseline, age_hours: null } };
    return [
        listRuns(arms),
        { kind: 'paragraph', text: writeFooter(comparison, { ...timeless, links: linksTo(context) }) },
    ];
}
/** A row a run. */
function listRuns(arms) {
    return {
        kind: 'table',
        columns: [
            { title: 'run', align: 'left' },
            ...['variant', 'commit', 'branch', 'measured'].map((title) => ({ title, align: 'left' })),
            { title: 'trials per case', align: 'right' },
        ],
        rows: arms.map(({ name, run }) => [[name], ...describeRun(run)]),
    };
}
/** The report itself is this one. */
function linksTo({ links: { run } }) {
    return run === undefined ? {} : { run };
}
function describeRun(run) {
    const { variant, branch, started_at: start, trials_per_case: trials } = run;
    const commit = nameCommit(run);
    return [
        [variant],
        commit.length === 0 ? ['–'] : commit,
        [branch ?? '–'],
        [writeTime(start)],
        [(0,format_number/* formatNumber */.ZV)(trials, { decimals: 0 })],
    ];
}
/** `2026-11-22 08:30 UTC`; what is no such time is shown as it is. */
function writeTime(time) {
    const [, date, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(time) ?? [];
    return date === undefined || minutes === undefined ? time : `${date} ${minutes} UTC`;
}

;// CONCATENATED MODULE: ./build/report/sections/write-warnings.js


/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
function writeStaleness({ baseline }) {
    if (baseline.kind === 'none' || baseline.stale === undefined)
        return null;
    return { kind: 'note', text: [`⚠️ The baseline is stale: ${baseline.stale}.`] };
}
const write_warnings_MESSAGE_LENGTH = 160;
/**
 * A warning of trials that the judge gave nothing usable for, with the commonest reason; null when there are none. A reason may quote what was
 * judged, and stands only where the text of cases may.
 */
function writeJudgeFailures({ judge_failures: failures }, details) {
    if (failures === undefined)
        return null;
    const { trials, judged, message, times } = failures;
    const some = `⚠️ The judge gave no usable reading for ${(0,format_number/* formatNumber */.ZV)(trials, { decimals: 0 })} of ${(0,format_number/* countOf */.pq)(judged, 'trial')}`;
    if (message === null || details !== 'full')
        return { kind: 'note', text: [`${some}.`] };
    const often = times === trials ? '' : `, most often (${(0,format_number/* countOf */.pq)(times, 'time')})`;
    const reason = (0,cut_text/* cutText */.I)(message.replace(/\s+/g, ' ').trim(), write_warnings_MESSAGE_LENGTH);
    return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] };
}

;// CONCATENATED MODULE: ./build/report/parts-of-one.js























/** What is said of one candidate against its baseline, or of one that has none. */
function partsOfOne(input, told) {
    const [only] = told;
    if (only === undefined)
        throw new RangeError('there is no candidate to report');
    const { details, tables, lead } = input;
    const { warnings } = input.comparison;
    const { comparison, context } = only;
    const headline = writeHeadline(comparison, context, details);
    const collapsed = isCollapsed(only, warnings);
    const shown = warnings.filter((warning) => warning !== lead);
    const { word } = comparison.verdict;
    const isMeasured = word !== 'invalid' && comparison.baseline !== null;
    const summary = isMeasured ? buildGateSummary(comparison, context) : [];
    return {
        headline: collapsed ? [...headline, ...writeTail(only)] : headline,
        figures: collapsed ? null : writeFigures(comparison, context, details),
        second_line: writeSecondLine(comparison, context, details),
        collapsed,
        start: word === 'invalid' ? [] : buildStart(only, details),
        gate_summary: [...present(adviseGates(comparison)), ...summary, ...listBrokenBounds(comparison, details)],
        is_pictured: isMeasured,
        summary: buildSummaryTable(told, tables),
        gates: [...present(buildGateTable(comparison, context), buildAdvice(comparison)), ...buildForecast(comparison)],
        gates_title: 'Gates',
        reasons: explainVerdict(comparison),
        staleness: present(writeStaleness(context)),
        warnings: [
            ...present(writeJudgeFailures(context, details)),
            ...shown.map((warning) => ({ kind: 'note', text: [`⚠️ ${warning}`] })),
        ],
        changed_cases: present(buildFlipList({ ...only, details })),
        findings: [
            ...listFindings(comparison),
            ...foldList('Trends.', listTrends(input.trends), { most: 3, more: 'trend' }),
            ...listRecommendations(comparison, details),
        ],
        trials: (0,trials_block/* buildTrials */._)(told, details),
        differences: buildDifferenceLists(told),
        slices: present(buildSliceTable(told)),
        moved_metrics: present(buildMovedMetrics(told)),
        all_metrics: present(buildAllMetrics(told)),
        evidence: buildGateEvidence(told),
        errors: writeErrors({ ...only, details }),
        provenance: writeProvenance(comparison, context),
        footer: writeFooter(comparison, context),
    };
}
const listTrends = (trends = []) => trends.map((trend) => [`${trend.slice(0, 1).toUpperCase()}${trend.slice(1)}.`]);
/** Nothing differs but what the headline says. Machines nearly always do, and what is bound to them is not compared. */
function isCollapsed({ comparison, context }, warnings) {
    return (writeStaleness(context) === null &&
        comparison.verdict.word === 'unchanged' &&
        comparison.coverage === undefined &&
        (0,gate_words/* uncomparedGuardrails */.ls)(comparison).length === 0 &&
        (0,gate_words/* warningGates */.bt)(comparison).length === 0 &&
        comparison.flips.length === 0 &&
        comparison.differences.every(({ what }) => what === 'environment') &&
        warnings.length === 0);
}
/** How many cases fail on both sides, what moved all the same (warn gates), and where to read more: the tail of a one-line comment. */
function writeTail({ comparison, context }) {
    const primary = (0,gate_words/* primaryGate */.Qq)(comparison);
    const failing = primary?.gate.metric === 'success' ? primary.n * (1 - (primary.candidate_value ?? 1)) : 0;
    const isCounted = failing > 0.5 && Math.abs(failing - Math.round(failing)) < 1e-6;
    const still = isCounted ? [` · ${(0,format_number/* formatNumber */.ZV)(Math.round(failing), { decimals: 0 })} fail`] : [];
    const moved = comparison.gates
        .filter((result) => result.verdict !== 'unchanged' && result.delta !== null && result.delta !== 0)
        .slice(0, 3)
        .map((result) => ` · ${result.metric.title} ${(0,format_measured/* formatMeasured */.U)(result).changeInWords ?? ''}`);
    const { report } = context.links;
    return [
        ...still,
        ...moved,
        ...(report === undefined ? [] : [' · ', { kind: 'link', text: 'report', url: report }]),
    ];
}

;// CONCATENATED MODULE: ./build/report/sections/flips/disagreement-list.js





/** More are counted; nobody reads the two-hundredth. */
const CASES_LISTED = 200;
/** The cases on which several candidates and their baseline disagree: who passes, why the others do not, and what each of them said. */
function buildDisagreementList(disagreements, told, details) {
    if (disagreements.length === 0)
        return null;
    const count = (0,format_number/* countOf */.pq)(disagreements.length, 'case differs', 'cases differ');
    const lead = [{ kind: 'strong', text: `${count} between the arms.` }];
    if (details === 'none')
        return { kind: 'flips', lead, items: [], left_out: 0 };
    const shown = disagreements.slice(0, CASES_LISTED);
    return {
        kind: 'flips',
        lead: disagreements.length > 1 ? [...lead, ' Worst first:'] : lead,
        items: shown.map((one) => buildItem(one, told, details)),
        left_out: disagreements.length - shown.length,
    };
}
function buildItem(one, told, details) {
    const { case_id: id, critical } = one;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const groups = groupOutcomes(one, names);
    const outcomes = groups.map(({ words, names: own }) => `${words} ${own.join(', ')}`).join('; ');
    const head = [linkCase(id, told[0]?.context.links ?? {}), `${critical ? ' (critical)' : ''}: ${outcomes}`];
    const found = told.flatMap(({ flips, context }) => {
        const detail = flips.find((flip) => flip.case_id === id);
        return detail === undefined ? [] : [{ detail, context, name: context.names.candidate }];
    });
    const [first] = found;
    if (details !== 'full' || first === undefined)
        return { case_id: id, summary: head, blocks: [] };
    const failing = found.filter(({ detail, name }) => detail.reasons.length > 0 && !passesIn(one.passes[names.indexOf(name)]));
    const [before] = one.passes;
    // Beside a baseline that fails too, what an arm found is no reason.
    const why = explainTogether(failing.map(({ detail }) => (passesIn(before) ? detail : { ...detail, baseline: null })));
    // The words end with the arms that do worst; of any other it is said whose reason it is.
    const worst = groups.at(-1)?.names ?? [];
    const link = failing.every(({ name }) => worst.includes(name))
        ? ': '
        : `; ${failing.map(({ name }) => name).join(', ')}: `;
    const sides = [
        { name: names[0] ?? '', side: first.detail.baseline },
        ...told.map(({ context }) => ({
            name: context.names.candidate,
            side: found.find(({ name }) => name === context.names.candidate)?.detail.candidate ?? null,
        })),
    ];
    const reasons = failing.flatMap(({ detail, name }) => detail.reasons.map((reason) => `${name}: ${reason}`));
    return {
        case_id: id,
        summary: why.length === 0 ? head : [...head, link, ...why],
        blocks: unfoldCase({ detail: first.detail, reasons, sides }, first.context),
    };
}
/** Why the arms fail that do, where all fail for one reason. */
function explainTogether(failing) {
    const [first = [], ...others] = failing.map(explainFlip);
    return others.every((other) => (0,report/* plainText */.wh)(other) === (0,report/* plainText */.wh)(first)) ? first : [];
}
const passesIn = (outcome) => outcome !== undefined && outcome !== null && outcome.passed === outcome.trials;
/** `passes in poor, fair`, `fails in best`: the arms with the same outcome together, those that pass most first. */
function groupOutcomes({ passes }, names) {
    const rateOf = (one) => (one === null ? -1 : one.passed / one.trials);
    const ordered = passes.map((one, place) => ({ one, name: names[place] ?? '' }));
    ordered.sort((a, b) => rateOf(b.one) - rateOf(a.one));
    const groups = new Map();
    for (const { one, name } of ordered) {
        const words = describeOutcome(one);
        groups.set(words, [...(groups.get(words) ?? []), name]);
    }
    return [...groups].map(([words, own]) => ({ words, names: own }));
}
function describeOutcome(one) {
    if (one === null)
        return 'has no score in';
    if (one.passed === 0)
        return 'fails in';
    return passesIn(one) ? 'passes in' : `passes ${one.passed} of ${one.trials} trials in`;
}

// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var result_comparison = __webpack_require__(82751);
;// CONCATENATED MODULE: ./build/report/sections/standings.js






/** Of more variants a paragraph would hold everybody's name for everybody. */
const MOST_OPEN = 5;
/** How each of the others compares with the first on its own, and who beats whom on the gates that do not decide. */
function buildStandings({ baseline: first, ranking, inference, verdict }) {
    const own = ranking.pairs.filter(({ baseline }) => baseline === first);
    const scope = inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(null) : '';
    const others = ranking.gates.filter(({ id }) => id !== verdict.primary).flatMap((gate) => beatenOn(ranking, gate));
    return [
        standings_paragraph(`Against ${(0,join_names/* quoteName */.AB)(first ?? '')}, each alone:`, `${groupNames(own.map((pair) => [pair.candidate, writeVerdict(ranking, pair)])).join('; ')}${scope}`),
        ...(others.length === 0
            ? []
            : ranking.standings.length > MOST_OPEN
                ? [
                    fold('Who beats whom beside the primary gate', others.map((one) => `${one}${scope}`)),
                ]
                : [standings_paragraph('Beside the primary gate:', `${others.join('; ')}${scope}`)]),
    ];
}
function fold(summary, items) {
    return { kind: 'details', summary: [summary], blocks: [{ kind: 'list', items: items.map((item) => [item]) }] };
}
function standings_paragraph(lead, text) {
    return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ` ${text}.`] };
}
/** `"tiny", "lean" unchanged`: those of whom the same is said, together, in the order in which it is said first. */
function groupNames(said) {
    const namesByWords = new Map();
    for (const [name, words] of said)
        namesByWords.set(words, [...(namesByWords.get(words) ?? []), name]);
    return [...namesByWords].map(([words, names]) => `${listNames(names)} ${words}`);
}
/** In a row of clauses names stand without "and", but where some are only counted. */
function listNames(names) {
    const quoted = names.map(join_names/* quoteName */.AB);
    return quoted.length < MOST_OPEN ? quoted.join(', ') : (0,join_names/* joinNames */.JH)(quoted);
}
/** "regressed (tokens per query)". */
function writeVerdict({ gates }, { verdict, because, gates: results }) {
    const isFatal = (id) => gates.some((gate) => gate.id === id && gate.severity === 'fail');
    const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate);
    const why = failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail broke' : null;
    return `${verdict}${why === null ? '' : ` (${why})`}`;
}
/** `"tiny", "lean" better than "whole" on tokens per query`, for the variants that beat another. */
function beatenOn({ standings, pairs, metrics }, gate) {
    const title = metrics.find(({ id }) => id === gate.metric)?.title ?? gate.metric;
    const said = standings.flatMap(({ name }) => {
        const beaten = pairs.flatMap(({ baseline, candidate, gates }) => {
            const better = gates.find((result) => result.gate === gate.id)?.better;
            if (better === 'candidate' && candidate === name)
                return [baseline];
            return better === 'baseline' && baseline === name ? [candidate] : [];
        });
        return beaten.length === 0
            ? []
            : [[name, `better than ${listNames(beaten)} on ${title}${gate.id.slice(gate.metric.length)}`]];
    });
    return groupNames(said);
}
/** More pairs than those of five variants are folded away. */
const MOST_OPEN_ROWS = 10;
/** Every pair on the primary gate, and folded on each of the others. */
function buildPairTables(comparison) {
    const { ranking, verdict } = comparison;
    const { gates, metrics, pairs, family } = ranking;
    const { primary } = verdict;
    return [...gates]
        .sort((a, b) => Number(b.id === primary) - Number(a.id === primary))
        .flatMap((gate) => {
        const metric = metrics.find(({ id }) => id === gate.metric);
        if (metric === undefined)
            return [];
        const block = standings_tableOf(comparison, gate, metric);
        if (gate.id === primary && pairs.length <= MOST_OPEN_ROWS)
            return [block];
        const title = `${metric.title}${gate.id.slice(gate.metric.length)}`;
        // Gates that only warn are a family of their own, whose size the ranking does not keep.
        const tests = gate.severity === 'fail' ? `over ${(0,format_number/* countOf */.pq)(family, 'test')}` : 'among the gates that only warn';
        const summary = `All ${(0,format_number/* countOf */.pq)(pairs.length, 'pair')} on ${title}; p adjusted by Holm ${tests}`;
        return [{ kind: 'details', summary: [summary], blocks: [block] }];
    });
}
function standings_tableOf(comparison, gate, metric) {
    const { alpha } = comparison;
    const { pairs, family } = comparison.ranking;
    const columns = [
        { title: 'pair', align: 'left' },
        { title: `${metric.title}, ${(0,gate_words/* titleChange */.VY)(comparison)}`, align: 'left' },
        { title: gate.severity === 'fail' ? `p (Holm, ${(0,format_number/* countOf */.pq)(family, 'test')})` : 'p (Holm)', align: 'left' },
        { title: 'result', align: 'left' },
    ];
    const rows = pairs.flatMap((pair) => {
        const result = pair.gates.find((one) => one.gate === gate.id);
        return result === undefined ? [] : [rowOf(pair, result, { metric, alpha })];
    });
    return { kind: 'table', columns, rows };
}
function rowOf(pair, result, { metric, alpha }) {
    const { change, interval } = (0,format_measured/* formatMeasured */.U)({ metric, ...result });
    const n = result.n === pair.shared ? '' : `, n = ${(0,format_number/* formatNumber */.ZV)(result.n, { decimals: 0 })}`;
    const isClear = result.better !== null;
    return [
        [`${pair.baseline} → ${pair.candidate}`],
        change === null
            ? ['–']
            : [isClear ? { kind: 'strong', text: change } : change, interval === null ? '' : ` ${interval}`, n],
        [result.p_adjusted === null ? '–' : (0,format_number/* formatP */.MA)(result.p_adjusted, alpha)],
        [standings_describe(pair, result)],
    ];
}
/** Who is better by the whole family, else the pair's own word. */
function standings_describe({ baseline, candidate }, { better, verdict, suspect, reason, n }) {
    if (better !== null)
        return `${(0,join_names/* quoteName */.AB)(better === 'candidate' ? candidate : baseline)} is better`;
    if (verdict === 'unchanged')
        return n === 1 ? 'equal on the only case' : `equal on all ${(0,format_number/* countOf */.pq)(n, 'case')}`;
    if (verdict === 'invalid' || verdict === 'not-comparable')
        return `not compared: ${reason}`;
    return `cannot be told apart${suspect ? ', suspect' : ''}`;
}
/** More names than these do not fit into a cell. */
const MOST_NAMED = 5;
/** The arms with the value of every gate, in the order given; the letter is how charts call them. */
function buildArmTable(comparison) {
    const { ranking, verdict } = comparison;
    const { primary } = verdict;
    const { standings, gates, metrics, outcome } = ranking;
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const winner = outcome.kind === 'winner' ? outcome.variant : null;
    const columns = [
        { title: 'variant', align: 'left' },
        ...gates.map(({ id, metric }) => {
            const title = factsById.get(metric)?.title ?? metric;
            return { title: `${title}${id.slice(metric.length)}${id === primary ? ' (primary)' : ''}`, align: 'right' };
        }),
        { title: 'beats', align: 'left' },
    ];
    const rows = standings.map(({ name, beats }, place) => {
        const label = `${(0,result_comparison/* armLetter */.Dp)(place)} ${name}`;
        return [
            [name === winner ? { kind: 'strong', text: label } : label],
            ...gates.map((gate) => {
                const facts = factsById.get(gate.metric);
                return [facts === undefined ? '–' : writeArmValue(comparison, gate.id, facts, name)];
            }),
            [beats.length === 0 ? 'none' : nameBeaten(beats, standings)],
        ];
    });
    return { kind: 'table', columns, rows };
}
/** An arm's value of a gate, with the decimals of its change against the first, so that the two can be subtracted; `–` without one. */
function writeArmValue({ baseline, ranking: { standings, pairs } }, gate, metric, name) {
    const valueOf = (arm) => standings.find((one) => one.name === arm)?.values[gate] ?? null;
    const pair = pairs.find((one) => one.baseline === baseline && one.candidate === name);
    const { row, delta } = pair?.gates.find((one) => one.gate === gate) ?? { row: null, delta: 0 };
    const measured = { metric, row, delta, baseline: valueOf(baseline), candidate: valueOf(name), interval: null };
    return (0,format_measured/* formatMeasured */.U)(measured).candidate ?? '–';
}
/** Of many by their letters, which the first column explains. */
function nameBeaten(beats, standings) {
    if (standings.length <= MOST_NAMED)
        return beats.join(', ');
    return standings.flatMap(({ name }, place) => (beats.includes(name) ? [(0,result_comparison/* armLetter */.Dp)(place)] : [])).join(', ');
}
/** The winner was picked for what it showed, so it showed too much: by how much at most, and how to learn the rest. Null when nobody was picked. */
function buildSelectionNote({ baseline, ranking, verdict: { primary } }) {
    const { outcome, gates, metrics, pairs } = ranking;
    if (outcome.kind !== 'winner' || outcome.selection === null)
        return null;
    const { selection, variant } = outcome;
    const first = baseline ?? '';
    const metricId = gates.find(({ id }) => id === primary)?.metric;
    const metric = metrics.find(({ id }) => id === metricId);
    const row = pairs
        .find((pair) => pair.baseline === first && pair.candidate === variant)
        ?.gates.find(({ gate }) => gate === primary)?.row;
    if (metric === undefined || row === undefined)
        return null;
    const write = (delta) => (0,format_measured/* formatMeasured */.U)({ metric, row, baseline: null, candidate: null, delta, interval: null }).changeInWords ?? '?';
    return {
        kind: 'note',
        text: [
            `⚠️ ${(0,join_names/* quoteName */.AB)(variant)} is the best of ${selection.among} here, so its lead over ${(0,join_names/* quoteName */.AB)(first)} probably looks too large: it showed ${write(selection.observed)} (${metric.title}), and luck alone would give the best one about ${write(selection.optimism)}. Read it as ${write(selection.cautious)} until it is measured again. `,
            { kind: 'strong', text: `Compare ${(0,join_names/* quoteName */.AB)(first)} and ${(0,join_names/* quoteName */.AB)(variant)} alone, on fresh trials` },
            ' (new cases where the target is deterministic).',
        ],
    };
}

;// CONCATENATED MODULE: ./build/report/sections/outcome-words.js




/** A name of the suite may be a sentence. */
const NAME_LENGTH = 30;
const NAMED_LEADERS = 2;
const outcome_words_GATES_SHOWN = 2;
const nameOf = (arm) => (0,join_names/* quoteName */.AB)((0,cut_text/* cutText */.I)(arm, NAME_LENGTH));
function primaryMetric({ ranking, verdict }) {
    const gate = ranking.gates.find(({ id }) => id === verdict.primary);
    return ranking.metrics.find(({ id }) => id === gate?.metric) ?? null;
}
/** Who won among several arms, in at most twenty words; the proof is in the statistics. */
function writeOutcome(comparison) {
    const { inference, ranking } = comparison;
    const n = ranking.pairs[0]?.gates.find(({ gate }) => gate === comparison.verdict.primary)?.n ?? null;
    return [nameOutcome(comparison), inference === 'these-cases' ? (0,describe_stopped/* writeScope */.SI)(n) : ''];
}
function nameOutcome(comparison) {
    const { arms, ranking } = comparison;
    const { outcome } = ranking;
    const metric = primaryMetric(comparison)?.title ?? 'the primary gate';
    if (outcome.kind === 'invalid')
        return `⚠️ Invalid: too little was measured of ${nameArms(outcome.variants)}`;
    const others = arms.length === 3 ? 'both others' : `all ${arms.length - 1} others`;
    if (outcome.kind === 'winner')
        return `✅ Winner: ${nameOf(outcome.variant)} beats ${others} on ${metric}`;
    const { because, leaders } = outcome;
    const [best, second] = leaders;
    if (because === 'no-primary-gate')
        return '❔ No winner: no gate says which variant is better';
    if (best === undefined)
        return `❔ No winner: each variant is beaten by another on ${metric}`;
    if (because === 'vetoed')
        return `❔ No winner: ${nameOf(best)} is best on ${metric}, but fails another gate`;
    if (second === undefined)
        return `❔ No winner: ${nameOf(best)} leads on ${metric}, but does not beat ${others}`;
    return `❔ No winner: ${nameArms(leaders)} cannot be told apart on ${metric}`;
}
function nameArms(names) {
    if (names.length <= NAMED_LEADERS + 1)
        return (0,join_names/* joinNames */.JH)(names.map(nameOf));
    return (0,join_names/* joinNames */.JH)([...names.slice(0, NAMED_LEADERS).map(nameOf), `${names.length - NAMED_LEADERS} more`]);
}
/** Why nothing can be said of the arms; null where something can, as the table has their figures. */
function writeArmFigures({ ranking: { outcome } }) {
    return outcome.kind === 'invalid' ? [`${outcome.reason}. This says nothing about the variants.`] : null;
}
/** The arms as a phone shows them: sign, name, and the values of the primary gate and of one more. */
function buildArmSummary(comparison) {
    const { ranking, baseline, verdict } = comparison;
    const { outcome, standings, pairs, gates, metrics } = ranking;
    const ordered = [...gates].sort((a, b) => Number(b.id === verdict.primary) - Number(a.id === verdict.primary));
    const shown = ordered.slice(0, outcome_words_GATES_SHOWN).flatMap((gate) => {
        const metric = metrics.find(({ id }) => id === gate.metric);
        return metric === undefined ? [] : [{ id: gate.id, metric }];
    });
    if (verdict.primary === null || outcome.kind === 'invalid')
        return null;
    const rows = standings.map(({ name }) => {
        const pair = pairs.find((one) => one.baseline === baseline && one.candidate === name);
        const isWinner = outcome.kind === 'winner' && outcome.variant === name;
        const label = (0,cut_text/* cutText */.I)(name, NAME_LENGTH);
        return [
            [isWinner ? '✅' : pair?.verdict === 'regressed' ? '❌' : ''],
            [isWinner ? { kind: 'strong', text: label } : label],
            ...shown.map(({ id, metric }) => [writeArmValue(comparison, id, metric, name)]),
        ];
    });
    const titles = ['', 'variant', ...shown.map(({ metric }) => metric.title)];
    return { kind: 'table', columns: titles.map((title) => ({ title, align: 'left' })), rows };
}

;// CONCATENATED MODULE: ./build/report/parts-of-several.js



















/** A comment is read on a phone: the rest is folded. */
const TRADE_OFFS_SHOWN = 3;
/** What is said of several candidates: who won, by what, how every pair compares, and where they differ. */
function partsOfSeveral({ details, tables, total }, told, comparison) {
    const { ranking, candidates } = comparison;
    const { outcome } = ranking;
    const disagreements = buildDisagreementList(ranking.disagreements, told, details);
    const footer = parts_of_several_writeFooter(comparison, { links: told[0]?.context.links ?? {}, total: total ?? null });
    return {
        headline: writeOutcome(comparison),
        figures: writeArmFigures(comparison),
        second_line: null,
        collapsed: false,
        start: buildStartOfSeveral(disagreements),
        gate_summary: [
            ...present(buildArmSummary(comparison), buildSelectionNote(comparison)),
            ...(outcome.kind === 'winner' ? outcome.caveats : []).map(warn),
        ],
        is_pictured: outcome.kind !== 'invalid',
        summary: buildSummaryTable(told, tables),
        gates: [
            ...(outcome.kind === 'invalid' ? [] : [explainOutcome(outcome)]),
            buildArmTable(comparison),
            ...buildStandings(comparison),
            ...buildPairTables(comparison),
        ],
        gates_title: 'Arms',
        reasons: [],
        staleness: [],
        warnings: [...told.flatMap((one) => warnOfJudge(one, details)), ...comparison.warnings.map(warn)],
        changed_cases: present(disagreements),
        findings: [
            ...foldList('Trade-offs.', comparison.trade_offs.map(({ text }) => [text]), { most: TRADE_OFFS_SHOWN, more: 'trade-off' }),
            ...listFindingsOfEach(comparison.baseline ?? '', candidates),
            ...listRecommendationsOfEach(candidates),
        ],
        trials: (0,trials_block/* buildTrials */._)(told, details, ranking.disagreements),
        differences: foldTogether('What differs, arm by arm', buildDifferenceLists(told)),
        slices: present(buildSliceTable(told)),
        moved_metrics: present(buildMovedMetrics(told)),
        all_metrics: present(buildAllMetrics(told)),
        evidence: foldTogether('How each gate was decided, arm by arm', buildGateEvidence(told)),
        errors: listErrors(ranking, told, details),
        provenance: [listRuns(comparison.arms), { kind: 'paragraph', text: footer }],
        footer,
    };
}
/** One line of a comment for what would be as many as there are arms. */
function foldTogether(title, blocks) {
    return blocks.length === 0 ? [] : [{ kind: 'details', summary: [title], blocks }];
}
const warn = (text) => ({ kind: 'note', text: [`⚠️ ${text}`] });
/** Why this one won, or nobody did, with p and intervals. */
function explainOutcome({ reason }) {
    return { kind: 'paragraph', text: [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`] };
}
function warnOfJudge({ context }, details) {
    const note = writeJudgeFailures(context, details);
    if (note?.kind !== 'note')
        return [];
    return [{ ...note, text: [`${(0,join_names/* quoteName */.AB)(context.names.candidate)}: `, ...note.text] }];
}
/** The cases on which the arms disagree, then those that fail in all of them. */
function listErrors({ disagreements }, told, details) {
    const changed = new Set(disagreements.map(({ case_id: id }) => id));
    const [first] = told;
    const failing = (first?.flips ?? []).filter(({ case_id: id }) => !changed.has(id) && told.every(({ flips }) => flips.some((flip) => flip.case_id === id)));
    const items = details === 'none' || first === undefined
        ? []
        : failing.map((detail) => buildFailingItem(detail, details, first.context));
    const lead = [{ kind: 'strong', text: `${(0,format_number/* countOf */.pq)(failing.length, 'case fails', 'cases fail')} in every arm.` }];
    const blocks = [
        ...present(buildDisagreementList(disagreements, told, details)),
        ...(failing.length === 0 ? [] : [{ kind: 'flips', lead, items, left_out: 0 }]),
    ];
    return shortenErrors(blocks, new Set());
}
function parts_of_several_writeFooter(comparison, { links, total }) {
    const { arms, suite, seed, interleaved, candidates } = comparison;
    const trials = [...new Set(arms.map(({ run }) => run.trials_per_case))].sort((a, b) => a - b);
    const commits = new Set(arms.map(({ run }) => run.commit));
    const commit = nameCommit((arms.find(({ run }) => run.dirty) ?? arms[0])?.run ?? {});
    const cases = arms[0]?.counts?.cases ?? candidates[0]?.cases.shared ?? 0;
    const parts = [
        [`suite ${suite}`],
        ...(commits.size === 1 && commit.length > 0 ? [commit] : []),
        [
            `${(0,format_number/* countOf */.pq)(arms.length, 'variant')} × ${(0,format_number/* countOf */.pq)(cases, 'case')} × ${trials.join(' or ')} ${trials.join() === '1' ? 'trial' : 'trials'}`,
        ],
        [interleaved ? 'interleaved' : 'not interleaved'],
        [`seed ${seed}`],
        [typeof total?.cost_usd === 'number' ? (0,format_number/* formatMoney */.up)(total.cost_usd) : 'cost unknown'],
        ...(total ? [[(0,format_number/* formatDuration */.a3)(total.duration_s)]] : []),
        ...(links.report === undefined ? [] : [[{ kind: 'link', text: 'full report', url: links.report }]]),
        ...(links.run === undefined ? [] : [[{ kind: 'link', text: 'run', url: links.run }]]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

// EXTERNAL MODULE: ./build/report/sections/append-tables.js
var append_tables = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/report/sections/build-sections.js


/** The tables that are shown open, by their heading; every other one is folded below them. Source: LLMC, evaluation framework. */
const OPEN = {
    'Retrieval quality': ['retrieval-at-k'],
    'Hardest queries': ['hardest-queries'],
    Failures: ['zero-recall-cases', 'zero-recall-by-tag'],
};
/**
 * The sections of a document, in the order of LLMC's framework: metrics summary, detailed breakdowns, visual plots, findings and
 * recommendations, drill-down for errors; then where the numbers come from. A section with nothing to say is left out.
 */
function buildSections(parts, { tables, charts }) {
    const sections = [
        { title: 'Metrics summary', blocks: parts.summary },
        { title: 'Detailed breakdowns', blocks: [...breakDown(tables), ...parts.breakdowns] },
        { title: 'Visual plots', blocks: writeCharts(charts) },
        { title: 'Findings and recommendations', blocks: parts.findings },
        { title: 'Drill-down for errors', blocks: parts.errors },
        { title: 'How this was measured', blocks: parts.provenance },
    ];
    return sections.filter(({ blocks }) => blocks.length > 0);
}
function breakDown(tables) {
    const open = Object.entries(OPEN).flatMap(([heading, ids]) => {
        const found = ids.flatMap((id) => tables.find((table) => table.id === id) ?? []);
        return found.length === 0 ? [] : [headingOf(heading), ...found.flatMap(append_tables/* showTable */.S_)];
    });
    const shown = new Set(Object.values(OPEN).flat());
    const rest = tables.filter(({ id }) => !shown.has(id)).map(append_tables/* foldTable */.uH);
    return rest.length === 0 ? open : [...open, headingOf('Everything else'), ...rest];
}
const headingOf = (text) => ({ kind: 'heading', text: [text] });
/** A row a case can be ten thousand of them. */
const MOST_ROWS = 50;
/** Charts one below the other: a diagram where there is one, what it says in words, and its numbers folded. No picture is asked for. */
function writeCharts(charts) {
    return charts.flatMap((chart) => [
        { kind: 'heading', text: [chart.title] },
        chart.diagram === null
            ? { kind: 'paragraph', text: [chart.alt] }
            : { kind: 'chart', chart: { ...chart, url: null, mermaid: chart.diagram } },
        {
            kind: 'details',
            summary: ['The numbers'],
            blocks: [
                {
                    kind: 'table',
                    columns: chart.table.columns.map((title, at) => ({ title, align: at === 0 ? 'left' : 'right' })),
                    rows: chart.table.rows.slice(0, MOST_ROWS).map((row) => row.map((value) => [writeNumber(value)])),
                },
                ...(chart.table.rows.length > MOST_ROWS
                    ? [
                        {
                            kind: 'paragraph',
                            text: [`… and ${(0,format_number/* countOf */.pq)(chart.table.rows.length - MOST_ROWS, 'more row')}.`],
                        },
                    ]
                    : []),
            ],
        },
    ]);
}
/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function writeNumber(value) {
    if (value === null)
        return '–';
    return String(typeof value === 'number' ? Number(value.toPrecision(6)) : value);
}
/** Charts as blocks: the one that a comment shows, those that it folds, and the rest, which belong into the appendix of a report. */
function placeCharts(charts) {
    const blocksOf = (place) => charts.filter((chart) => chart.place === place).map((chart) => ({ kind: 'chart', chart }));
    return { open: blocksOf('open'), folded: blocksOf('folded'), page: blocksOf('page') };
}

;// CONCATENATED MODULE: ./build/report/build-report.js





/**
 * Everything that is worth saying of a comparison of any number of arms, worst first, as blocks of plain data: verdict, what was not compared,
 * gates, charts, flipped cases, findings, differing fingerprints, and folded the rest. Renderers choose the words' dress, never the words.
 */
function buildReport(input) {
    const { comparison, details, tables } = input;
    const told = comparison.candidates.flatMap((candidate, place) => {
        const beside = input.told[place];
        return beside === undefined ? [] : [{ ...beside, comparison: candidate }];
    });
    const parts = comparison.ranking === null
        ? partsOfOne(input, told)
        : partsOfSeveral(input, told, { ...comparison, ranking: comparison.ranking });
    const charts = placeCharts(input.charts);
    const explanation = foldHeadings([
        ...(parts.summary.length === 0 ? [] : [headingOf('Summary'), ...parts.summary]),
        ...parts.reasons,
    ]);
    const appendix = [...parts.all_metrics, ...foldBlocks('Other pictures', charts.page)];
    const report = {
        suite: comparison.suite,
        headline: parts.headline,
        ...(parts.figures !== null && { figures: parts.figures }),
        second_line: lead(input.lead, parts.second_line),
        collapsed: parts.collapsed,
        blocks: [
            ...parts.start,
            ...parts.gate_summary,
            ...parts.staleness,
            ...parts.warnings,
            ...(parts.is_pictured ? charts.open : []),
        ],
        folded: [
            ...parts.changed_cases.map(foldFlips),
            ...foldBlocks('More pictures', parts.is_pictured ? charts.folded : [...charts.open, ...charts.folded]),
            ...foldBlocks('Findings and what to do next', parts.findings),
            ...foldBlocks(parts.is_pictured ? STATISTICS : parts.gates_title, [...parts.gates, ...parts.evidence]),
            ...parts.trials,
            ...parts.differences,
            ...parts.slices,
            ...parts.moved_metrics,
        ],
        explanation,
        ...(appendix.length > 0 && { appendix }),
        sections: orderSections(parts, input),
        footer: parts.footer,
    };
    return (0,append_tables/* appendTables */.Sc)(report, tables, details);
}
const STATISTICS = 'Statistics: intervals, p values and what this suite can see';
/** What stands below each heading, folded below it. */
function foldHeadings(blocks) {
    const folds = [];
    for (const block of blocks) {
        if (block.kind === 'heading')
            folds.push({ summary: block.text, blocks: [] });
        else
            folds.at(-1)?.blocks.push(block);
    }
    return folds.map((fold) => ({ kind: 'details', ...fold }));
}
/** A list of cases below its own first line. */
function foldFlips(block) {
    if (block.kind !== 'flips')
        return block;
    return block.items.length === 0
        ? { kind: 'paragraph', text: block.lead }
        : { kind: 'details', summary: block.lead, blocks: [{ ...block, lead: [] }] };
}
function lead(warning, line) {
    return warning === undefined ? line : [`⚠️ ${warning}`, ...(line === null ? [] : [' ', ...line])];
}
function orderSections(parts, { tables, charts, details }) {
    const gates = parts.gates.length === 0 ? [] : [headingOf('Gates'), ...parts.gates];
    return buildSections({
        summary: [...parts.summary, ...gates, ...parts.warnings, ...parts.reasons],
        breakdowns: [...parts.all_metrics, ...parts.slices],
        findings: parts.findings,
        errors: parts.errors,
        provenance: [...parts.provenance, ...parts.trials, ...parts.differences, ...parts.evidence],
    }, { tables: (0,append_tables/* tablesToShow */.MX)(tables, details), charts });
}


/***/ }),

/***/ 88912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REGISTRY: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/model/result/comparison.js + 6 modules
var result_comparison = __webpack_require__(82751);
;// CONCATENATED MODULE: ./build/report/charts/palette.js
/**
 * Okabe & Ito (2008), told apart with every common colour blindness, the green darkened: each keeps 3:1 on GitHub's white and on its dark
 * ground alike, since pictures have no ground of their own. No colour stands alone: a sign, a dash or a place says the same.
 */
const BETTER = '#007a5a';
const WORSE = '#d55e00';
/** Names an arm and judges nothing. */
const CANDIDATE = '#0072b2';
const NEUTRAL = '#6e7781';
/** A query that went on to a dearer tier. */
const PASSED_ON = '#b35c00';
/** Type and lines: 4.2:1 on both grounds, the most that one colour can have. */
const INK = '#777';
/** Grid lines, faint on both. */
const GRID = '#8884';
const PALE = '#d0d7de';
/** Arms in their order, the baseline first; ten variants are told apart by colour and sign together. */
const ARM_COLORS = [NEUTRAL, CANDIDATE, WORSE, BETTER, '#a0527f'];
/** Ten that nobody takes for one another, so that signs alone are enough. */
const ARM_SIGNS = [
    { sign: 'circle' },
    { sign: 'triangle' },
    { sign: 'rect' },
    { sign: 'rectRot' },
    { sign: 'star' },
    { sign: 'cross' },
    { sign: 'triangle', turn: 180 },
    { sign: 'crossRot' },
    { sign: 'triangle', turn: 90 },
    { sign: 'triangle', turn: 270 },
];
/** The bars of an arm: the baseline's are pale with a frame, so that they differ from others in black and white too. */
function armBar(place) {
    const { color } = armLook(place);
    return place === 0 ? { backgroundColor: PALE, borderColor: color, borderWidth: 1 } : { backgroundColor: color };
}
/** How the arm at a place looks in every chart. */
function armLook(place) {
    return {
        color: ARM_COLORS[place % ARM_COLORS.length] ?? NEUTRAL,
        ...(ARM_SIGNS[place % ARM_SIGNS.length] ?? ARM_SIGNS[0]),
    };
}

;// CONCATENATED MODULE: ./build/report/charts/chart.js


/**
 * The options that all charts share: a title with its unit, the axes with theirs. Type stays at Chart.js's 12 pixels: a picture 480 wide that
 * GitHub shows at 600 or more has it at 15 and more, and a page sets its own.
 */
function chartOptions(chart) {
    const { title, x, y, scales = {}, legend, isShort = false, ...rest } = chart;
    return {
        ...(!isShort && { color: INK, borderColor: GRID }),
        ...rest,
        plugins: {
            title: { display: true, text: title },
            legend: legend === undefined ? { display: false } : legend,
        },
        scales: Object.fromEntries(Object.entries({ x, y, ...scales }).map(([id, axis]) => [id, axisOptions(axis)])),
    };
}
function axisOptions({ title, ...rest }) {
    const known = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
    return { ...Object.fromEntries(known), ...(title !== undefined && { title: { display: true, text: title } }) };
}
/**
 * A text as a chart may show it: short, on one line, of letters, digits and a little punctuation. The chart service runs
 * configurations as code and refuses any that contains `for (` or `while (`, so there are no brackets; nothing of Mermaid's grammar is left.
 * @example chartLabel('precision@5 (top)') // 'precision@5 top'
 */
function chartLabel(title, length = 32) {
    const clean = title
        .replace(/[^\p{L}\p{N} @%._/-]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim();
    return clean.length <= length ? clean : `${clean.slice(0, length - 1).trimEnd()}…`;
}
const LEAST_HEIGHT = 240;
/** Title, legend and axis; then each row. */
const FRAME = 110;
const ROW = 22;
/** Options and height of a chart of rows: names at the left, none left out, bars to the right of them. */
function rowOptions(chart) {
    const stacked = chart.isStacked === true ? { stacked: true } : {};
    return {
        options: chartOptions({
            indexAxis: 'y',
            title: chart.title,
            legend: {},
            x: { ...stacked, ...chart.x },
            y: { ...stacked, grid: { display: false }, ticks: { autoSkip: false } },
        }),
        height: Math.max(LEAST_HEIGHT, FRAME + chart.rows * ROW),
    };
}
/**
 * What a chart calls its arms. A variant's name stays in the house: a service is told `baseline` and `candidate`, or letters where there are
 * more than two, by which the table of variants calls them too.
 * @example nameArms({ audience: 'service', arms: ['main', 'this PR'] }) // ['baseline', 'candidate']
 */
function nameArms({ audience, arms }) {
    if (arms.length > 2)
        return arms.map((arm, place) => audience === 'service' ? (0,result_comparison/* armLetter */.Dp)(place) : `${(0,result_comparison/* armLetter */.Dp)(place)} ${chartLabel(arm, 24)}`);
    if (audience === 'service')
        return arms.length === 1 ? ['this run'] : ['baseline', 'candidate'];
    return arms.map((arm) => chartLabel(arm, 24));
}
/** The table with this id; without rows where the report has none. */
function readTable(tables, id) {
    const table = tables.find((one) => one.id === id);
    return {
        columns: table?.columns.map(({ title }) => title) ?? [],
        rows: table?.rows.map((row) => row.map((cell) => (typeof cell === 'object' ? (cell?.value ?? null) : cell))) ?? [],
    };
}
/**
 * The places of the arms that a chart has room for: all of them, or the baseline and the best on the primary gate, in the order of the arms;
 * and what a title says of it.
 */
function armsToShow({ arms, comparison }, most) {
    const places = arms.map((_, place) => place);
    if (places.length <= most)
        return { places, remark: '' };
    const best = places
        .slice(1)
        .sort((one, other) => (0,result_comparison/* orientPrimary */.yf)(comparison, other) - (0,result_comparison/* orientPrimary */.yf)(comparison, one))
        .slice(0, most - 1);
    return {
        places: [0, ...best].sort((a, b) => a - b),
        remark: `, A and the best ${most === 2 ? '' : `${most - 1} `}of the others`,
    };
}

;// CONCATENATED MODULE: ./build/report/charts/mermaid.js
const SIGNIFICANT_DIGITS = 3;
const round = (value) => String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
/**
 * A diagram of Mermaid's kind `xychart-beta`, which has no legend: the title must say what is what. Null where a value is missing, which it
 * cannot show, or there is nothing to show.
 */
function drawXy({ title, x, y, series }) {
    const isWhole = series.every(({ values }) => values.length > 0 && values.every((value) => value !== null));
    if (series.length === 0 || !isWhole)
        return null;
    const axis = 'labels' in x
        ? `[${x.labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`
        : `${round(x.min)} --> ${round(x.max)}`;
    return [
        'xychart-beta',
        `  title "${mermaidText(title)}"`,
        `  x-axis "${mermaidText(x.title)}" ${axis}`,
        `  y-axis "${mermaidText(y.title)}" ${round(y.min)} --> ${round(y.max)}`,
        ...series.map(({ kind, values }) => `  ${kind} [${values.map((value) => round(value ?? 0)).join(', ')}]`),
    ].join('\n');
}
/**
 * A text that may stand in quotes in a Mermaid diagram: nothing of its grammar is left, neither quotes, brackets, semicolons, entities
 * nor the `%%` that begins a comment or a directive.
 * @example mermaidText('a "b" %%{init}') // 'a b % init'
 */
function mermaidText(text) {
    return text
        .replace(/[^\p{L}\p{N} .,@%/_()+\u2212-]+/gu, ' ')
        .replace(/%+/g, '%')
        .replace(/ +/g, ' ')
        .trim()
        .slice(0, 120);
}
/** A diagram of Mermaid's kind `pie`; null where no slice is above 0. */
function drawPie(title, slices) {
    const shown = slices.filter(({ value }) => value > 0);
    if (shown.length === 0)
        return null;
    return [
        `pie showData title ${mermaidText(title)}`,
        ...shown.map(({ label, value }) => `  "${mermaidText(label)}" : ${Number(value.toPrecision(3))}`),
    ].join('\n');
}
/** A diagram of Mermaid's kind `quadrantChart`: points in a plane whose axes run from 0 to 1. */
function drawQuadrants(diagram) {
    const { title, x, y, points } = diagram;
    const round = (value) => Number(Math.min(1, Math.max(0, value)).toFixed(3));
    return [
        'quadrantChart',
        `  title ${mermaidText(title)}`,
        `  x-axis "${mermaidText(x.low)}" --> "${mermaidText(x.high)}"`,
        `  y-axis "${mermaidText(y.low)}" --> "${mermaidText(y.high)}"`,
        ...points.map(({ label, x: across, y: up }) => `  "${mermaidText(label)}": [${round(across)}, ${round(up)}]`),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/charts/calibration.js




const ID = 'calibration';
const MOST_ARMS = 3;
const LEAST_BUCKETS = 2;
/** Counts beside the name of an arm, where they fit; the size of a point tells them too, by its area. */
const MOST_COUNTS = 4;
const LEAST_RADIUS = 3;
const GROWTH = 9;
function readArms(input, places) {
    const names = nameArms(input);
    const { rows } = readTable(input.tables, 'calibration-buckets');
    return input.arms
        .map((arm, place) => ({
        name: names[place] ?? '',
        place,
        buckets: rows.flatMap(([bucket, name, n, confidence, success]) => name === arm && typeof n === 'number' && typeof confidence === 'number' && typeof success === 'number'
            ? [{ bucket: String(bucket), n, confidence, success }]
            : []),
    }))
        .filter(({ place, buckets }) => places.includes(place) && buckets.length > 0);
}
function labelOf(name, buckets) {
    const counts = buckets.map(({ n }) => n);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return `${name}: ${counts.length > MOST_COUNTS ? total : counts.join(' + ')} trials`;
}
const show = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true });
function draw(input) {
    const { places, remark } = armsToShow(input, MOST_ARMS);
    const arms = readArms(input, places);
    if (!arms.some(({ buckets }) => buckets.length >= LEAST_BUCKETS))
        return { kind: 'none', id: ID, reason: 'the confidence of the planner is known in fewer than two buckets' };
    const title = `Calibration: success by confidence, 0 to 1${remark}`;
    const said = arms.map(({ name, buckets }) => {
        const parts = buckets.map(({ n, confidence, success }) => `${show(success)} at ${show(confidence)} (${n} trials)`);
        return `${name} succeeds ${parts.join(', ')}`;
    });
    const most = Math.max(...arms.flatMap(({ buckets }) => buckets.map(({ n }) => n)));
    const last = arms.at(-1);
    return {
        kind: 'drawn',
        id: ID,
        title,
        alt: `${title}: ${said.join('; ')}. Perfect is success as often as confidence.`,
        config: {
            type: 'scatter',
            data: {
                datasets: [
                    ...arms.map(({ name, place, buckets }) => {
                        const { color, sign } = armLook(place);
                        return {
                            label: labelOf(name, buckets),
                            showLine: true,
                            borderColor: color,
                            backgroundColor: color,
                            pointStyle: sign,
                            pointRadius: buckets.map(({ n }) => Math.round(LEAST_RADIUS + GROWTH * Math.sqrt(n / most))),
                            data: buckets.map(({ confidence, success }) => [confidence, success]),
                        };
                    }),
                    {
                        label: 'perfect',
                        showLine: true,
                        pointRadius: 0,
                        pointStyle: 'line',
                        borderColor: INK,
                        borderWidth: 1.5,
                        borderDash: [6, 4],
                        data: [
                            [0, 0],
                            [1, 1],
                        ],
                    },
                ],
            },
            options: chartOptions({
                title,
                // A point at the end of an axis is shown whole.
                clip: false,
                legend: { labels: { usePointStyle: true } },
                x: { min: 0, max: 1, title: 'mean confidence of the bucket' },
                y: { min: 0, max: 1, title: 'success rate' },
            }),
        },
        height: 240,
        spare: 'none',
        mermaid: last === undefined
            ? null
            : drawXy({
                title: `Success (bars) by confidence (line), 0 to 1, ${last.name}`,
                x: {
                    title: 'bucket of confidence',
                    labels: last.buckets.map(({ bucket }) => bucket.replace(/[[\]()]/g, '').replace(', ', ' to ')),
                },
                y: { title: '0 to 1', min: 0, max: 1 },
                series: [
                    { kind: 'bar', values: last.buckets.map(({ success }) => success) },
                    { kind: 'line', values: last.buckets.map(({ confidence }) => confidence) },
                ],
            }),
        table: {
            columns: ['arm', 'confidence', 'trials', 'mean confidence', 'success rate'],
            rows: arms.flatMap(({ name, buckets }) => buckets.map(({ bucket, n, confidence, success }) => [name, bucket, n, confidence, success])),
        },
    };
}
/** Whether success comes as often as the planner is sure: success over confidence by bucket, the diagonal, and how many trials stand behind each point. */
const calibration = {
    id: ID,
    in_comment: 'moved',
    about: ['calibration.', 'planner.'],
    draw,
};

;// CONCATENATED MODULE: ./build/report/charts/capability-profile.js



const capability_profile_ID = 'capability-profile';
const capability_profile_MOST_ARMS = 3;
/** The points of a cell, which stand before what was measured: `87 (2.3 s)`. */
function pointsOf(cell) {
    if (typeof cell === 'number' || cell === null || cell === undefined)
        return cell ?? null;
    const points = Number.parseFloat(cell);
    return Number.isNaN(points) ? null : points;
}
function capability_profile_draw(input) {
    if (input.arms.length > capability_profile_MOST_ARMS)
        return { kind: 'none', id: capability_profile_ID, reason: `more than ${capability_profile_MOST_ARMS} arms would be more bars than can be told apart` };
    const { columns, rows } = readTable(input.tables, 'capability-overall');
    const names = nameArms(input);
    const arms = rows.flatMap(([name, ...cells]) => {
        const place = input.arms.indexOf(String(name));
        return place === -1 ? [] : [{ name: names[place] ?? '', place, points: cells.map(pointsOf) }];
    });
    const all = columns.slice(1).map((column, at) => ({
        label: chartLabel(column, 28),
        points: arms.map(({ points }) => points[at] ?? null),
    }));
    const shown = all.filter(({ points }) => points.some((one) => one !== null));
    if (shown.length < 3)
        return { kind: 'none', id: capability_profile_ID, reason: 'fewer than three capabilities were measured' };
    const title = 'Capabilities, points of 100, with weights';
    const write = (points) => typeof points === 'number' ? (0,format_number/* formatNumber */.ZV)(points, { decimals: 0 }) : 'not measured';
    const said = shown.map(({ label, points }) => `${label}: ${arms.map(({ name }, at) => `${name} ${write(points[at])}`).join(', ')}`);
    const x = { min: 0, max: 100, title: 'points of 100, more is better' };
    const { options, height } = rowOptions({ title, rows: shown.length, x });
    return {
        kind: 'drawn',
        id: capability_profile_ID,
        title,
        alt: `${title}. ${said.join('; ')}. Not measured: ${all.length - shown.length}.`,
        config: {
            type: 'bar',
            data: {
                labels: shown.map(({ label }) => label),
                datasets: arms.map(({ name, place }, at) => ({
                    label: name,
                    ...armBar(place),
                    data: shown.map(({ points }) => points[at] ?? null),
                })),
            },
            options,
        },
        height,
        spare: 'none',
        mermaid: null,
        table: {
            columns: ['capability', ...arms.map(({ name }) => name)],
            rows: all.map(({ label, points }) => [label, ...points]),
        },
    };
}
/**
 * The 22 capabilities of Metrics Alignment as bars, in its order: 22 spokes of a radar have no room for their names, and its area grows with the
 * square of the points.
 */
const capabilityProfile = { id: capability_profile_ID, in_comment: 'never', about: [], draw: capability_profile_draw };

;// CONCATENATED MODULE: ./build/report/charts/case-differences.js





const case_differences_ID = 'case-differences';
/** Steps in the drawing; more cannot be seen at 600 pixels. */
const MOST_STEPS = 60;
/** Binary fractions leave more than nothing between equal scores. */
const NOISE = 1e-9;
/**
 * Sorted values as steps, equal neighbours as one. Where there are more than 60, every n-th value stands for its neighbours.
 * @example toSteps([-1, 0, 0, 1]) // [{ from: 0, value: -1 }, { from: 1, value: 0 }, { from: 3, value: 1 }]
 */
function toSteps(sorted) {
    const steps = sorted.flatMap((value, from) => (value === sorted[from - 1] ? [] : [{ from, value }]));
    if (steps.length <= MOST_STEPS)
        return steps;
    return Array.from({ length: MOST_STEPS }, (_, at) => {
        const from = Math.round((at * sorted.length) / MOST_STEPS);
        const to = Math.round(((at + 1) * sorted.length) / MOST_STEPS);
        return { from, value: sorted[Math.floor((from + to) / 2)] ?? 0 };
    });
}
/** At most as many values as there may be steps, evenly spaced. */
function sample(sorted) {
    const count = Math.min(sorted.length, MOST_STEPS);
    return Array.from({ length: count }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / count)] ?? 0);
}
function axisTitle({ unit }) {
    const units = { usd: 'US dollars', s: 's', mb: 'MB', tokens: 'tokens' };
    return `change${units[unit] === undefined ? '' : `, ${units[unit]}`}, better ↑`;
}
function configure(input) {
    const { sorted } = input;
    const steps = toSteps(sorted);
    const data = [...steps.map(({ from, value }) => [from, value]), [sorted.length, sorted.at(-1) ?? 0]];
    const reach = Math.max(-(sorted[0] ?? 0), sorted.at(-1) ?? 0);
    return {
        type: 'line',
        data: {
            datasets: [
                {
                    stepped: true,
                    pointRadius: 0,
                    borderColor: INK,
                    borderWidth: 1.5,
                    fill: { target: 'origin', above: BETTER, below: WORSE },
                    data,
                },
            ],
        },
        options: chartOptions({
            title: input.title,
            x: {
                type: 'linear',
                min: 0,
                max: sorted.length,
                ticks: { precision: 0 },
                grid: { display: false },
                title: `cases, the worst first: ${input.counted}`,
            },
            y: { suggestedMin: -reach, suggestedMax: reach, ticks: { maxTicksLimit: 6 }, title: axisTitle(input.metric) },
        }),
    };
}
/**
 * The change of the primary gate's metric in every paired case, sorted, positive better: how many lost, how many gained, and how much. The
 * words count cases: whether the metric is better or worse is for its gate to say.
 */
const caseDifferences = {
    id: case_differences_ID,
    in_comment: 'moved',
    about: ['primary'],
    needs: (primary) => (primary === null ? [] : [primary]),
    draw({ comparison, values }) {
        const none = (reason) => ({ kind: 'none', id: case_differences_ID, reason });
        if (comparison.ranking !== null)
            return none('it is about one difference');
        const { gates, verdict } = (0,result_comparison/* onlyCandidate */._g)(comparison);
        const metric = gates.find(({ gate }) => gate.id === verdict.primary)?.metric;
        if (metric === undefined)
            return none('no gate is the primary one');
        if (metric.direction === 'neutral')
            return none('its metric has no better side');
        const sorted = (values[metric.id] ?? [])
            .flatMap(([baseline, candidate]) => typeof baseline === 'number' && typeof candidate === 'number'
            ? [(candidate - baseline) * (metric.direction === 'lower' ? -1 : 1)]
            : [])
            .map((difference) => (Math.abs(difference) < NOISE ? 0 : difference))
            .sort((a, b) => a - b);
        const [worst, best] = [sorted[0], sorted.at(-1)];
        if (worst === undefined || best === undefined)
            return none('no case was scored on both sides');
        if (worst === 0 && best === 0)
            return none('no case differs');
        const lost = sorted.filter((value) => value < 0).length;
        const gained = sorted.filter((value) => value > 0).length;
        const count = (cases) => (0,format_number/* formatNumber */.ZV)(cases, { decimals: 0 });
        const counted = `${count(lost)} lost, ${count(sorted.length - lost - gained)} equal, ${count(gained)} gained`;
        const title = `${chartLabel(metric.title)}: change by case`;
        const write = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, signed: true });
        return {
            kind: 'drawn',
            id: case_differences_ID,
            title,
            alt: `${title}, plus is better: of ${(0,format_number/* countOf */.pq)(sorted.length, 'case')} ${counted}; from ${write(worst)} to ${write(best)}.`,
            config: configure({ title, metric, sorted, counted }),
            height: 240,
            spare: 'none',
            ...(new Set(sorted).size < 3 && { is_single: true }),
            mermaid: drawXy({
                title: `${title}, ${counted}`,
                x: { title: 'cases, the worst first', min: 1, max: sorted.length },
                y: { title: 'change, plus is better', min: Math.min(0, worst), max: Math.max(0, best) },
                series: [{ kind: 'line', values: sample(sorted) }],
            }),
            table: {
                columns: ['change, plus is better', 'cases'],
                rows: [
                    ['lost', lost],
                    ['equal', sorted.length - lost - gained],
                    ['gained', gained],
                ],
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/report/charts/component-cost.js




const component_cost_ID = 'component-cost';
const MOST_ROWS = 10;
const component_cost_MOST_ARMS = 3;
/** Shares of the cost where it is known, else of the tokens: sums would compare arms with unequal numbers of trials. */
function readComponents(input) {
    const { rows } = readTable(input.tables, 'component-cost');
    const types = [...new Set(rows.map(([type]) => String(type)))];
    const cells = (type, arm) => rows.find((row) => row[0] === type && row[1] === arm) ?? [];
    const costOf = (type, arm) => asNumber(cells(type, arm)[5]);
    const tokensOf = (type, arm) => {
        const [input_, output] = [asNumber(cells(type, arm)[2]), asNumber(cells(type, arm)[3])];
        return input_ === null || output === null ? null : input_ + output;
    };
    const isPriced = input.arms.some((arm) => types.some((type) => costOf(type, arm) !== null));
    const shares = input.arms.map((arm) => {
        const total = types.reduce((sum, type) => sum + (tokensOf(type, arm) ?? 0), 0);
        return (type) => {
            const share = isPriced ? costOf(type, arm) : (tokensOf(type, arm) ?? 0) / total;
            return share === null || !Number.isFinite(share) ? null : 100 * share;
        };
    });
    const components = types.map((type) => ({
        type: type.toLowerCase().replaceAll('_', ' '),
        shares: shares.map((of) => of(type)),
    }));
    const largest = ({ shares: all }) => Math.max(...all.map((share) => share ?? 0));
    return { of: isPriced ? 'cost' : 'tokens', components: components.sort((a, b) => largest(b) - largest(a)) };
}
const asNumber = (cell) => (typeof cell === 'number' ? cell : null);
function component_cost_draw(input) {
    if (input.arms.length > component_cost_MOST_ARMS)
        return { kind: 'none', id: component_cost_ID, reason: `more than ${component_cost_MOST_ARMS} arms would be more bars than can be told apart` };
    const { of, components: all } = readComponents(input);
    const components = all.slice(0, MOST_ROWS);
    if (components.length === 0)
        return { kind: 'none', id: component_cost_ID, reason: 'no reply says what its tokens were spent on' };
    const names = nameArms(input);
    const places = names.flatMap((name, place) => components.some(({ shares }) => typeof shares[place] === 'number') ? [{ name, place }] : []);
    const rest = all.length > components.length ? `, first ${components.length} of ${all.length}` : '';
    const title = `What the ${of === 'cost' ? 'money' : 'tokens'} went to, % of the ${of}${rest}`;
    const said = components.map(({ type, shares }) => {
        const each = places.map(({ name, place }) => {
            const share = shares[place] ?? null;
            return `${name} ${share === null ? 'not known' : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(share, { decimals: 0 }), '%')}`;
        });
        return `${type} ${each.join(', ')}`;
    });
    const last = places.at(-1);
    const x = { beginAtZero: true, title: `% of the ${of}` };
    const { options, height } = rowOptions({ title, rows: components.length, x });
    return {
        kind: 'drawn',
        id: component_cost_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels: components.map(({ type }) => type),
                datasets: places.map(({ name, place }) => ({
                    label: name,
                    ...armBar(place),
                    data: components.map(({ shares }) => shares[place] ?? null),
                })),
            },
            options,
        },
        height,
        spare: 'last',
        mermaid: last === undefined
            ? null
            : drawPie(`${title}, ${last.name}`, components.map(({ type, shares }) => ({ label: type, value: shares[last.place] ?? 0 }))),
        table: {
            columns: ['component', ...places.map(({ name }) => `${name}, % of the ${of}`)],
            rows: all.map(({ type, shares }) => [type, ...places.map(({ place }) => shares[place] ?? null)]),
        },
    };
}
/** What tokens were paid for: system prompt, tools, context, reasoning and so on, as shares of the cost of each arm. */
const componentCost = {
    id: component_cost_ID,
    in_comment: 'moved',
    about: ['components.'],
    draw: component_cost_draw,
};

// EXTERNAL MODULE: ./build/stats/pareto-front.js
var pareto_front = __webpack_require__(72771);
;// CONCATENATED MODULE: ./build/report/charts/cost-quality.js






const cost_quality_ID = 'cost-quality';
const FEW_ARMS = 4;
/** More digits than a pixel shows. */
const shorten = (value) => Number(value.toPrecision(4));
function measured({ metric, n, baseline, candidate }) {
    return n === 0 || baseline === null || candidate === null ? [] : [{ metric, values: [baseline, candidate] }];
}
/** Metrics of gates before others. */
function measuredOnBoth(comparison) {
    const gated = new Set(comparison.gates.map((result) => result.metric.id));
    return comparison.metrics
        .filter(({ metric }) => metric.per_run === undefined)
        .flatMap(measured)
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
}
/** What every arm has a mean of; metrics of gates before others. */
function measuredOfAll({ arms }, { gates, metrics, standings }) {
    const gated = new Set(gates.map(({ metric }) => metric));
    return metrics
        .filter(({ per_run }) => per_run === undefined)
        .flatMap((metric) => {
        // As the table shows it: a gate's value leaves stale cases out, a run's summary does not.
        const gate = gates.find((one) => one.metric === metric.id && one.where === null);
        const values = arms.map(({ summaries }, place) => standings[place]?.values[gate?.id ?? ''] ?? summaries[metric.id]?.mean ?? null);
        return values.every((value) => value !== null) ? [{ metric, values }] : [];
    })
        .sort((a, b) => Number(gated.has(b.metric.id)) - Number(gated.has(a.metric.id)));
}
/** The primary gate's metric when higher is better, else the first ratio. */
function chooseQuality(all, primary) {
    const ratios = all.filter(({ metric }) => metric.direction === 'higher' && metric.unit === 'ratio');
    return ratios.find(({ metric }) => metric.id === primary) ?? ratios[0];
}
/** Of the system under test: what the judge takes is no price of quality. */
const COSTS = ['cost.usd', 'tokens.total'];
/** Cost per query where it is known and not nothing, else tokens per query. */
function chooseCost(all) {
    const spent = all.filter(({ values }) => values.some((value) => value > 0));
    const found = COSTS.flatMap((id) => spent.find(({ metric }) => metric.id === id) ?? []);
    return found[0];
}
/** Room around the values, as far as half of what they span: an axis from 0 would press arms that differ a little into one corner. */
function around(values, least) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max((high - low) / 2, least);
    return { suggestedMin: Math.max(0, low - room), suggestedMax: high + room };
}
/** What tells an arm from the others: colour and sign, or where an address must be short the sign alone. */
function lookOf(place, isShort) {
    const { color, sign, turn } = armLook(place);
    // A sign of lines alone has no inside.
    const isOutline = sign === 'star' || sign === 'cross' || sign === 'crossRot';
    return {
        ...(!isShort && { [isOutline ? 'borderColor' : 'backgroundColor']: color }),
        ...(sign !== 'circle' && { pointStyle: sign }),
        ...(turn !== undefined && { rotation: turn }),
    };
}
function drawPoints(quality, cost, { arms, audience }) {
    // Ten arms with their colours are more than an address of 2,000 characters holds.
    const isShort = audience === 'service' && arms.length > FEW_ARMS;
    const isMoney = cost.metric.unit === 'usd';
    const costTitle = chartLabel(cost.metric.title);
    const costAxis = isMoney ? `${costTitle}, US dollars` : costTitle;
    const qualityTitle = chartLabel(quality.metric.title);
    const title = `${qualityTitle} against ${costTitle}, best is top left`;
    const points = arms.map((arm, place) => ({ arm, x: cost.values[place] ?? 0, y: 100 * (quality.values[place] ?? 0) }));
    const xs = points.map(({ x }) => x);
    const ySpan = around(points.map(({ y }) => y), 5);
    const isOnFront = (0,pareto_front/* findParetoFront */.M)(points.map(({ x, y }) => ({ cost: x, quality: y })));
    const front = points.filter((_, place) => isOnFront[place] === true).sort((a, b) => a.x - b.x || a.y - b.y);
    const said = points.map(({ arm, x, y }, place) => {
        const price = isMoney ? (0,format_number/* formatMoney */.up)(x) : (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(x, { decimals: 0 }), 'tokens');
        const where = isOnFront[place] === true ? '' : ', not on the front';
        return `${arm} ${(0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(y, { decimals: 1 }), '%')} for ${price}${where}`;
    });
    const line = {
        label: 'front',
        showLine: true,
        stepped: true,
        borderColor: INK,
        ...(!isShort && { borderWidth: 1.5, borderDash: [6, 4] }),
        pointRadius: 0,
        pointStyle: 'line',
        data: front.map(({ x, y }) => [shorten(x), shorten(y)]),
    };
    return {
        kind: 'drawn',
        id: cost_quality_ID,
        title,
        alt: `${title}: ${said.join('; ')}. On the front no other costs no more and scores no lower: point figures, not a test.`,
        config: {
            type: 'scatter',
            data: {
                datasets: [
                    ...points.map(({ arm, x, y }, place) => ({
                        label: arm,
                        ...lookOf(place, isShort),
                        data: [[shorten(x), shorten(y)]],
                    })),
                    ...(front.length < 2 ? [] : [line]),
                ],
            },
            options: chartOptions({
                isShort,
                title: isShort ? `${qualityTitle} against ${costTitle}` : title,
                // A point at the end of an axis is shown whole.
                clip: false,
                elements: {
                    point: {
                        radius: 7,
                        borderWidth: 2,
                        borderColor: isShort ? CANDIDATE : 'transparent',
                    },
                },
                legend: { labels: { usePointStyle: true } },
                x: {
                    ...around(xs, 0.1 * Math.max(...xs)),
                    ...(!isShort && { ticks: { maxTicksLimit: 6 } }),
                    title: isShort && isMoney ? 'US dollars' : costAxis,
                },
                y: { ...ySpan, suggestedMax: Math.min(100, ySpan.suggestedMax), title: `${qualityTitle}, %` },
            }),
        },
        // Many names take several lines above the chart.
        height: arms.length > FEW_ARMS ? 330 : 240,
        spare: 'none',
        // Points above each other say no more than the quality does.
        ...(new Set(cost.values).size === 1 && { is_single: true }),
        mermaid: drawQuadrants({
            title: `${qualityTitle} against ${costTitle}`,
            x: { low: 'costs nothing', high: 'costs the most of these' },
            y: { low: '0 %', high: '100 %' },
            points: points.map(({ arm, x, y }) => ({ label: arm, x: x / Math.max(...cost.values), y: y / 100 })),
        }),
        table: {
            columns: ['arm', costAxis, `${qualityTitle}, %`, 'on the front'],
            rows: points.map(({ arm, x, y }, place) => [arm, x, y, isOnFront[place] === true ? 'yes' : 'no']),
        },
    };
}
function cost_quality_draw(input) {
    const quality = chooseQuality(input.all, input.primary);
    const cost = chooseCost(input.all);
    if (quality === undefined)
        return { kind: 'none', id: cost_quality_ID, reason: `no quality metric was measured ${input.where}` };
    if (cost === undefined)
        return { kind: 'none', id: cost_quality_ID, reason: `neither cost nor tokens were measured ${input.where}` };
    return drawPoints(quality, cost, input);
}
/** What quality costs: the arms by cost (or tokens) per query and quality, with the non-dominated front; best is the top left. */
const costQuality = {
    id: cost_quality_ID,
    in_comment: 'moved',
    in_comment_of_several: 'always',
    about: ['cost.usd', 'tokens.total', 'primary'],
    draw: (input) => {
        const { audience, comparison } = input;
        const { ranking, verdict } = comparison;
        if (ranking !== null)
            return cost_quality_draw({
                all: measuredOfAll(comparison, ranking),
                primary: ranking.gates.find(({ id }) => id === verdict.primary)?.metric,
                arms: nameArms(input),
                audience,
                where: 'of every variant',
            });
        const pair = (0,result_comparison/* onlyCandidate */._g)(comparison);
        return cost_quality_draw({
            all: measuredOnBoth(pair),
            primary: pair.gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id,
            arms: nameArms(input).slice(0, 2),
            audience,
            where: 'on both sides',
        });
    },
};

// EXTERNAL MODULE: ./build/format/format-possible.js
var format_possible = __webpack_require__(60427);
// EXTERNAL MODULE: ./build/model/relative-change.js
var relative_change = __webpack_require__(22837);
;// CONCATENATED MODULE: ./build/report/charts/claim-change.js


const OPEN = { side: 'open', words: 'may be no change' };
const claim_change_BETTER = { side: 'better', words: 'better' };
const claim_change_WORSE = { side: 'worse', words: 'worse' };
/**
 * The claim of the tables: the first that a gate on the metric's whole suite makes, else what the metric's adjusted p establishes. An
 * interval alone claims nothing: one metric in twenty has one that excludes 0 although nothing changed.
 */
function claimChange(metric, gates, alpha) {
    const own = gates.filter(({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null);
    if (own.length > 0)
        return own.map((one) => claimOfGate(one, alpha)).find(({ side }) => side !== 'open') ?? OPEN;
    if (!(0,relative_change/* isEstablished */.hO)(metric, alpha) || metric.reason !== null)
        return OPEN;
    return (metric.delta ?? 0) > 0 ? claim_change_BETTER : claim_change_WORSE;
}
function claimOfGate(result, alpha) {
    const { verdict, p_adjusted: p, delta } = result;
    if (verdict === 'improved')
        return claim_change_BETTER;
    if (verdict === 'regressed')
        return claim_change_WORSE;
    if (breaksThreshold(result))
        return { side: 'worse', words: 'worse, beyond its threshold (not a test)' };
    if ((0,relative_change/* isSlightlyWorse */.hf)(result, alpha))
        return { side: 'worse', words: 'slightly worse, within the margin' };
    if ((0,relative_change/* isWorseSizeOpen */.QG)(result, alpha))
        return { side: 'worse', words: (0,format_possible/* describeSizeOpen */.$3)(result) };
    // An absolute bound is broken, which says nothing of the change.
    return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? claim_change_WORSE : OPEN;
}
/** The margin alone decided, and no absolute bound. */
function breaksThreshold(result) {
    const { gate, verdict, delta } = result;
    if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0)
        return false;
    const size = gate.margin.kind === 'absolute' ? delta : (0,relative_change/* relativeChange */.N0)(result);
    return size !== null && Math.abs(size) >= gate.margin.value - 1e-9;
}

// EXTERNAL MODULE: ./build/format/format-measured.js
var format_measured = __webpack_require__(22707);
;// CONCATENATED MODULE: ./build/report/charts/draw-forest.js





/**
 * Beyond it the axis ends: one metric that tripled would press all others onto the line of no change. What lies beyond is drawn at the end,
 * and the label has the number.
 */
const LONGEST = 100;
const onAxis = (value) => Math.max(-LONGEST, Math.min(LONGEST, value));
const AXIS = '← worse · better →';
/** What the axis counts, so that a bar and the change that is written beside it can be read together. */
const UNITS = 'points of shares and scores, % of all else';
/** The colour, sign and turn of a claim: the sign points to the better side or the worse, so that nobody needs the colour. */
const LOOKS = {
    better: { color: BETTER, sign: 'triangle', turn: 90 },
    worse: { color: WORSE, sign: 'triangle', turn: -90 },
    open: { color: NEUTRAL, sign: 'circle', turn: 0 },
};
/**
 * A difference as a row, null without an interval or where nothing can be its scale. In hundredths: points of what is measured from 0 to 1, for
 * all else per cent of the baseline, which on the log-ratio row is the change of the typical query. No end of the interval and no margin is
 * beyond what the metric can change by.
 * @example toForestRow({ label: 'success', metric: success, difference, gate, claim }) // value −12 for a fall from .82 to .70
 */
function toForestRow({ label, metric, difference, gate, claim, }) {
    const { row, baseline, delta } = difference;
    const interval = (0,format_possible/* possibleInterval */.hH)({ metric, ...difference });
    const { changeInWords: change } = (0,format_measured/* formatMeasured */.U)({ metric, candidate: null, ...difference });
    if (delta === null || interval === null || change === null)
        return null;
    const isRiseWorse = metric.direction === 'lower';
    const base = metric.unit === 'ratio' ? 1 : Math.abs(baseline ?? 0);
    const toHundredths = (size) => row === 'log-ratio'
        ? 100 * (isRiseWorse ? -Math.expm1(-size) : Math.expm1(size))
        : base < relative_change/* EPSILON */.p8
            ? null
            : (100 * size) / base;
    const [value, low, high] = [toHundredths(delta), toHundredths(interval.low), toHundredths(interval.high)];
    if (value === null || low === null || high === null)
        return null;
    const margin = gate?.margin && (0,format_possible/* canLose */.SI)(metric, gate.margin, baseline) ? gate.margin : null;
    // A share of the baseline counts in the unit of the axis, and an amount against the baseline.
    const share = margin?.kind === 'relative' && row !== 'log-ratio' && metric.unit === 'ratio' ? Math.abs(baseline ?? 0) : 1;
    return {
        label,
        change,
        value,
        // Nothing falls by more than all of it.
        low: isRiseWorse ? low : Math.max(-100, low),
        high: isRiseWorse ? Math.min(100, high) : high,
        margin: margin === null ? null : margin.kind === 'relative' ? -100 * margin.value * share : (-100 * margin.value) / base,
        isRiseWorse,
        claim,
    };
}
/** As tables write it: plus is a rise, whether that is good or bad. */
function written({ value, low, high, margin, isRiseWorse }) {
    if (!isRiseWorse)
        return { value, low, high, margin };
    return { value: -value, low: -high, high: -low, margin: margin === null ? null : -margin };
}
/**
 * Changes with their intervals on one scale. The place says better or worse, so the axis has no signs; labels, words and numbers have the sign of
 * the change, as tables do: fewer tokens are −19 %, and stand on the right.
 */
function drawForest(forest) {
    const { id, title, of, rows, height } = forest;
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const said = rows.map(({ label, change, claim }) => `${label} ${change}, ${claim.words}`);
    return {
        kind: 'drawn',
        id,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: draw_forest_configure(title, rows),
        height,
        spare: 'last',
        ...(rows.length < 2 && { is_single: true }),
        mermaid: null,
        table: {
            columns: [of, 'change', 'points or %', 'from', 'to', ...(hasMargins ? ['margin of the gate'] : []), 'which is'],
            rows: rows.map((row) => {
                const { value, low, high, margin } = written(row);
                return [row.label, row.change, value, low, high, ...(hasMargins ? [margin] : []), row.claim.words];
            }),
        },
    };
}
function draw_forest_configure(title, rows) {
    const looks = rows.map(({ claim }) => LOOKS[claim.side]);
    const [lowest, highest] = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))];
    const hasMargins = rows.some(({ margin }) => margin !== null);
    const margins = {
        type: 'line',
        showLine: false,
        pointStyle: 'line',
        rotation: 90,
        pointRadius: 7,
        borderColor: INK,
        pointBorderWidth: 2,
        data: rows.map(({ margin }) => margin && onAxis(margin)),
    };
    return {
        type: 'bar',
        data: {
            labels: rows.map(({ label, change }) => `${label}  ${change}`),
            datasets: [
                {
                    type: 'line',
                    showLine: false,
                    pointRadius: 8,
                    pointStyle: looks.map(({ sign }) => sign),
                    rotation: looks.map(({ turn }) => turn),
                    backgroundColor: looks.map(({ color }) => color),
                    // A sign at the end of the axis is shown whole.
                    clip: false,
                    data: rows.map(({ value }) => onAxis(value)),
                },
                ...(hasMargins ? [margins] : []),
                {
                    backgroundColor: NEUTRAL,
                    barThickness: 5,
                    grouped: false,
                    data: rows.map(({ low, high }) => [onAxis(low), onAxis(high)]),
                },
                // The line of no change: a bar of no length and the full height of each row.
                {
                    grouped: false,
                    categoryPercentage: 1,
                    barPercentage: 1,
                    minBarLength: 2,
                    backgroundColor: INK,
                    data: rows.map(() => 0),
                },
            ],
        },
        options: chartOptions({
            indexAxis: 'y',
            title,
            // What a pointer would show is the place, which has another sign than the label.
            events: [],
            x: {
                title: hasMargins ? `${AXIS} ${UNITS} · | allowed` : `${AXIS} ${UNITS}`,
                ticks: { format: { signDisplay: 'never' } },
                ...(lowest < -LONGEST && { min: -LONGEST }),
                ...(highest > LONGEST && { max: LONGEST }),
            },
            y: { grid: { display: false } },
        }),
    };
}

;// CONCATENATED MODULE: ./build/report/charts/delta-forest.js




const delta_forest_ID = 'delta-forest';
const delta_forest_MOST_ROWS = 8;
const HEIGHT = 240;
/** Of nine variants beside the first. */
const TALL = 300;
/**
 * Gated metrics in the order of the gates, then the others that moved, those of which something is claimed and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two; memory and CPU also where no gate asks for them.
 */
function listRows(comparison) {
    const gates = comparison.gates.map(({ gate }) => gate).filter(({ where }) => where === null);
    const placeOf = ({ metric: { id } }) => gates.findIndex(({ metric }) => metric === id);
    const rows = comparison.metrics
        .filter((one) => one.metric.direction !== 'neutral' &&
        (one.metric.environment === 'free' || comparison.interleaved) &&
        (placeOf(one) >= 0 || (one.delta !== 0 && !one.metric.id.startsWith('resources.'))))
        .flatMap((one) => {
        const { metric } = one;
        const claim = claimChange(one, comparison.gates, comparison.alpha);
        const gate = gates[placeOf(one)];
        const row = toForestRow({ label: chartLabel(metric.title, 22), metric, difference: one, gate, claim });
        return row === null ? [] : [{ one, row }];
    });
    const weigh = ({ one, row }) => {
        if (placeOf(one) >= 0)
            return 1e6 - placeOf(one);
        const isClear = row.claim.side !== 'open';
        return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value));
    };
    return rows
        .sort((a, b) => weigh(b) - weigh(a))
        .filter(isFirstOfItsKind)
        .slice(0, delta_forest_MOST_ROWS)
        .map(({ row }) => row);
}
/** Success and its only part change together: one row says it. */
function isFirstOfItsKind({ one }, at, all) {
    const keyOf = ({ n, baseline, delta }) => JSON.stringify([n, baseline, delta]);
    return all.findIndex((other) => keyOf(other.one) === keyOf(one)) === at;
}
const levelOf = (alpha) => `${Math.round((1 - alpha) * 1000) / 10} % interval`;
function drawMetrics(comparison) {
    const rows = listRows(comparison);
    if (rows.length === 0)
        return { kind: 'none', id: delta_forest_ID, reason: 'no metric has a change with an interval' };
    const title = `Change by metric, right is better, ${levelOf(comparison.alpha)}`;
    return drawForest({ id: delta_forest_ID, title, of: 'metric', rows, height: HEIGHT });
}
function drawArms({ comparison, ...input }, ranking) {
    const { alpha, baseline, arms, verdict } = comparison;
    const gate = ranking.gates.find(({ id }) => id === verdict.primary);
    const metric = ranking.metrics.find(({ id }) => id === gate?.metric);
    if (gate === undefined || metric === undefined)
        return { kind: 'none', id: delta_forest_ID, reason: 'no gate is the primary one' };
    const names = nameArms(input);
    const rows = arms.slice(1).flatMap(({ name }, place) => {
        const pair = ranking.pairs.find((one) => one.baseline === baseline && one.candidate === name);
        const difference = pair?.gates.find((one) => one.gate === gate.id);
        if (difference === undefined)
            return [];
        // By the whole family, as the table of arms says who beats whom.
        const claims = {
            candidate: { side: 'better', words: 'better' },
            baseline: { side: 'worse', words: 'worse' },
            neither: OPEN,
        };
        const row = toForestRow({
            label: names[place + 1] ?? '',
            metric,
            difference,
            // A margin is what a change may cost, and decides nothing here.
            gate: undefined,
            claim: claims[difference.better ?? 'neither'],
        });
        return row === null ? [] : [row];
    });
    if (rows.length === 0)
        return { kind: 'none', id: delta_forest_ID, reason: 'no variant has a change with an interval' };
    const what = `Change of ${chartLabel(metric.title)} against ${names[0] ?? ''}`;
    const title = `${what}, right is better, ${levelOf(alpha)}`;
    return drawForest({ id: delta_forest_ID, title, of: 'variant', rows, height: rows.length > delta_forest_MOST_ROWS / 2 ? TALL : HEIGHT });
}
/**
 * The changes that matter, at most eight, with their intervals; of several candidates how each differs from the baseline on the primary gate.
 * Better is to the right whatever the metric's own direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
const deltaForest = {
    id: delta_forest_ID,
    in_comment: 'always',
    about: [],
    draw(input) {
        const { ranking } = input.comparison;
        return ranking === null ? drawMetrics((0,result_comparison/* onlyCandidate */._g)(input.comparison)) : drawArms(input, ranking);
    },
};

// EXTERNAL MODULE: ./build/stats/percentile.js
var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/report/charts/distribution.js





const TOKENS = 'tokens.total';
const distribution_draw = (input) => drawDistribution(input, { id: 'token-distribution', metric: TOKENS, title: 'Tokens of a case', unit: 'tokens' });
/** How many tokens the cases took, in and out. */
const tokenDistribution = {
    id: 'token-distribution',
    in_comment: 'moved',
    about: ['tokens.'],
    needs: () => [TOKENS],
    draw: distribution_draw,
};
const MOST_BINS = 12;
/** Side by side in every bin: more cannot be told apart. */
const distribution_MOST_ARMS = 3;
const LEAST_CASES = 5;
/** The tail beyond this share of the cases is one open bin, so that a single outlier does not press all others into the first. */
const TAIL = 0.98;
/**
 * Edges of bins of equal, round width (1, 2, 2.5, 5 × 10ⁿ) from the lowest value to the tail; at most twelve bins.
 * @example binEdges([1, 2, 3, 4, 5]) // [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
 */
function binEdges(values) {
    const low = (0,percentile/* percentile */.Ym)(values, 0);
    const high = (0,percentile/* percentile */.Ym)(values, TAIL);
    const span = high - low || Math.abs(high) || 1;
    const power = 10 ** Math.floor(Math.log10(span / MOST_BINS));
    const width = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => span / one < MOST_BINS - 1) ?? 10 * power;
    const first = Math.floor(low / width + 1e-9);
    const count = Math.max(1, Math.ceil(high / width - 1e-9) - first);
    return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * width).toPrecision(6)));
}
/** Shares in per cent of the values in each bin; the last bin is open, the first takes what is below. */
function countShares(values, edges, bins) {
    const counts = Array.from({ length: bins }, () => 0);
    for (const value of values) {
        let bin = 0;
        while (bin < bins - 1 && !(value < (edges[bin + 1] ?? Infinity)))
            bin += 1;
        counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts.map((count) => (100 * count) / values.length);
}
/** @example decimalsIn(0.25) // 2 */
function decimalsIn(value) {
    return String(value).split('.')[1]?.length ?? 0;
}
/** How the cases of each arm spread over what one metric measured, in bins shared by all arms, as shares so that arms of unequal size compare. */
function drawDistribution(input, chart) {
    const { id } = chart;
    if (input.arms.length > distribution_MOST_ARMS)
        return { kind: 'none', id, reason: `more than ${distribution_MOST_ARMS} arms would be more bars than can be told apart` };
    const names = nameArms(input);
    const arms = names
        .map((name, place) => ({
        name,
        place,
        values: (input.values[chart.metric] ?? []).flatMap((row) => row[place] ?? []),
    }))
        .filter(({ values }) => values.length > 0);
    if (arms.length === 0 || arms.some(({ values }) => values.length < LEAST_CASES))
        return { kind: 'none', id, reason: `it was measured on fewer than ${LEAST_CASES} cases` };
    const all = arms.flatMap(({ values }) => values);
    const edges = binEdges(all);
    const last = edges.at(-1) ?? 0;
    const isOpen = (0,percentile/* percentile */.Ym)(all, 1) > last;
    const bins = edges.length - 1 + (isOpen ? 1 : 0);
    const write = (edge) => (0,format_number/* formatNumber */.ZV)(edge, { decimals: decimalsIn(edge) });
    const labels = Array.from({ length: bins }, (_, at) => at === edges.length - 1 ? `≥ ${write(last)}` : write(edges[at] ?? 0));
    const shares = arms.map(({ values }) => countShares(values, edges, bins));
    const title = `${chart.title}${chart.remark === undefined ? '' : ` (${chart.remark})`}`;
    const figures = arms.map(({ name, values }) => {
        const [p50 = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => Number((0,percentile/* percentile */.Ym)(values, share).toPrecision(6)));
        return { name, n: values.length, p50, p95, max };
    });
    const figure = (value) => (0,format_number/* formatNumber */.ZV)(value, { decimals: value >= 100 ? 0 : 2 });
    const said = figures.map(({ name, n, p50, p95, max }) => `${name} (${n} cases) half below ${figure(p50)}, 95 % below ${figure(p95)}, highest ${figure(max)}`);
    const highest = Math.max(...shares.flat());
    return {
        kind: 'drawn',
        id,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels,
                datasets: arms.map(({ name, place }, at) => ({
                    label: name,
                    ...armBar(place),
                    categoryPercentage: 0.9,
                    barPercentage: 1,
                    data: shares[at] ?? [],
                })),
            },
            options: chartOptions({
                title,
                legend: {},
                x: { grid: { display: false }, title: `${chart.unit}, from` },
                y: { title: 'cases, %' },
            }),
        },
        height: 240,
        spare: 'none',
        ...((0,percentile/* percentile */.Ym)(all, 0) === (0,percentile/* percentile */.Ym)(all, 1) && { is_single: true }),
        mermaid: drawXy({
            title: `${title}: ${arms.map(({ name }, at) => `${name} ${at === 0 && arms.length > 1 ? 'line' : 'bars'}`).join(', ')}`,
            x: { title: `${chart.unit}, from`, labels },
            y: { title: 'cases, %', min: 0, max: Math.ceil(highest / 10) * 10 },
            // Bars first: a line behind them could not be seen.
            series: arms.length > 2
                ? []
                : shares
                    .map((values, at) => ({
                    kind: at === 0 && arms.length > 1 ? 'line' : 'bar',
                    values,
                }))
                    .reverse(),
        }),
        table: {
            columns: ['arm', 'cases', 'median', 'p95', 'highest'],
            rows: figures.map(({ name, n, p50, p95, max }) => [name, n, p50, p95, max]),
        },
    };
}
const LATENCY = 'performance.latency';
const LATENCY_CHART = {
    id: 'latency-distribution',
    metric: LATENCY,
    title: 'Latency of a case, seconds',
    unit: 'seconds',
};
const REMARK = { remark: 'not measured side by side' };
/** How long the cases took. Arms that ran on different machines are shown with a warning in the title. */
const latencyDistribution = {
    id: LATENCY_CHART.id,
    in_comment: 'moved',
    about: ['performance.'],
    needs: () => [LATENCY],
    draw: (input) => {
        const isApart = input.arms.length > 1 && !input.comparison.interleaved;
        return drawDistribution(input, { ...LATENCY_CHART, ...(isApart && REMARK) });
    },
};

;// CONCATENATED MODULE: ./build/report/charts/precision-recall.js




const precision_recall_ID = 'precision-recall';
const MEASURES = ['precision', 'recall'];
/** Two lines an arm: more cannot be told apart. */
const precision_recall_MOST_ARMS = 3;
/** An address of 2,000 characters has no room for more. */
const MOST_ARMS_OF_SERVICE = 2;
function readLines(input, places) {
    const { columns, rows } = readTable(input.tables, 'retrieval-at-k');
    const cells = rows.flatMap(([title, ...values]) => {
        const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? [];
        return measure === undefined ? [] : [{ measure, k: Number(k), values }];
    });
    const ks = [...new Set(cells.map(({ k }) => k))];
    const names = nameArms(input);
    const lines = columns.slice(1).flatMap((column, at) => {
        const place = input.arms.indexOf(column);
        if (!places.includes(place))
            return [];
        return MEASURES.map((measure) => ({
            measure,
            arm: names[place] ?? '',
            place,
            values: ks.map((k) => {
                const value = cells.find((cell) => cell.measure === measure && cell.k === k)?.values[at];
                return typeof value === 'number' ? value : null;
            }),
        }));
    });
    return { ks, lines: lines.filter(({ values }) => values.filter((value) => value !== null).length >= 2) };
}
const precision_recall_show = (value) => (value === null ? '–' : (0,format_number/* formatNumber */.ZV)(value, { decimals: 2, bare: true }));
function precision_recall_draw(input) {
    const { places, remark } = armsToShow(input, input.audience === 'service' ? MOST_ARMS_OF_SERVICE : precision_recall_MOST_ARMS);
    const { ks, lines } = readLines(input, places);
    if (lines.length === 0)
        return { kind: 'none', id: precision_recall_ID, reason: 'precision and recall were not measured at two k' };
    const title = `Precision (solid) and recall (dashed) over k, 0 to 1${remark}`;
    const last = places.at(-1);
    const said = lines.map(({ measure, arm, values }) => {
        const points = ks.map((k, at) => `${precision_recall_show(values[at] ?? null)} at ${k}`);
        return `${measure} of ${arm} ${points.join(', ')}`;
    });
    return {
        kind: 'drawn',
        id: precision_recall_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'line',
            data: {
                labels: ks.map(String),
                datasets: lines.map(({ measure, arm, place, values }) => {
                    const { color, sign } = armLook(place);
                    return {
                        label: `${measure}, ${arm}`,
                        borderColor: color,
                        pointBackgroundColor: color,
                        pointStyle: sign,
                        pointRadius: 6,
                        borderWidth: 2,
                        ...(measure === 'recall' && { borderDash: [6, 4] }),
                        data: values,
                    };
                }),
            },
            options: chartOptions({
                title,
                // A point at the end of an axis is shown whole.
                clip: false,
                legend: { labels: { boxHeight: 0 } },
                x: { title: 'k, spans that are looked at' },
                y: { min: 0, max: 1, title: 'mean, 0 to 1' },
            }),
        },
        height: 270,
        spare: 'none',
        mermaid: drawXy({
            title: `Precision (falls) and recall (rises) over k, ${lines.at(-1)?.arm ?? ''}`,
            x: { title: 'k', labels: ks.map(String) },
            y: { title: '0 to 1', min: 0, max: 1 },
            series: lines.filter(({ place }) => place === last).map(({ values }) => ({ kind: 'line', values })),
        }),
        table: {
            columns: ['measure', ...ks.map((k) => `at ${k}`)],
            rows: lines.map(({ measure, arm, values }) => [`${measure}, ${arm}`, ...values]),
        },
    };
}
/**
 * Precision and recall at each k of the suite, a line each. k is what a team can turn, so it is the axis: a curve of one over the other
 * would need a label at every point to say which k it is, and two such curves cross where their labels are.
 */
const precisionRecall = {
    id: precision_recall_ID,
    in_comment: 'moved',
    about: ['retrieval.'],
    draw: precision_recall_draw,
};

// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/report/charts/route-tiers.js





const route_tiers_ID = 'route-tiers';
const route_tiers_MOST_ROWS = 16;
function readBars(input) {
    const { rows } = readTable(input.tables, 'route-tier-outcomes');
    const tiers = [...new Set(rows.map(([tier]) => String(tier)))];
    const names = nameTiers(input.audience, tiers);
    const arms = nameArms(input);
    return rows.flatMap(([tier, arm, answered, escalated]) => {
        const place = input.arms.indexOf(String(arm));
        const [shownTier, shownArm] = [names[tiers.indexOf(String(tier))], arms[place]];
        return shownTier === undefined || shownArm === undefined || typeof answered !== 'number'
            ? []
            : [
                {
                    tier: shownTier,
                    arm: shownArm,
                    place,
                    answered: 100 * answered,
                    escalated: typeof escalated === 'number' ? 100 * escalated : 0,
                },
            ];
    });
}
const percent = (value) => (0,format_number/* withUnit */.$o)((0,format_number/* formatNumber */.ZV)(value, { decimals: 0 }), '%');
function route_tiers_draw(input) {
    const all = readBars(input);
    if (all.length === 0)
        return { kind: 'none', id: route_tiers_ID, reason: 'no reply names a route tier' };
    const bars = all.slice(0, route_tiers_MOST_ROWS);
    const rest = bars.length < all.length ? `, first ${bars.length} of ${all.length} rows` : '';
    const title = `Route tiers, % of the queries that each saw${rest}`;
    const said = bars.map(({ tier, arm, answered, escalated }) => `${tier} of ${arm} answered ${percent(answered)}, passed on ${percent(escalated)}`);
    const last = all.at(-1)?.place;
    const x = { min: 0, max: 100, title: '% of the queries whose route tier is known' };
    const { options, height } = rowOptions({ title, rows: bars.length, x, isStacked: true });
    return {
        kind: 'drawn',
        id: route_tiers_ID,
        title,
        alt: `${title}: ${said.join('; ')}.`,
        config: {
            type: 'bar',
            data: {
                labels: bars.map(({ tier, arm }) => `${tier} · ${arm}`),
                datasets: [
                    { label: 'answered', backgroundColor: CANDIDATE, data: bars.map(({ answered }) => answered) },
                    {
                        label: 'escalated, framed',
                        backgroundColor: '#ffffff',
                        borderColor: PASSED_ON,
                        borderWidth: 3,
                        borderSkipped: false,
                        data: bars.map(({ escalated }) => escalated),
                    },
                ],
            },
            options,
        },
        height,
        spare: 'last',
        mermaid: drawPie(`Route tiers that answered, % of the queries, ${all.at(-1)?.arm ?? ''}`, all.filter(({ place }) => place === last).map(({ tier, answered }) => ({ label: tier, value: answered }))),
        table: {
            columns: ['route tier', 'arm', 'answered, %', 'escalated, %'],
            rows: all.map(({ tier, arm, answered, escalated }) => [tier, arm, answered, escalated]),
        },
    };
}
/** How far up queries went: of all queries, which route tier saw how many, and whether it answered them or passed them on. */
const routeTiers = {
    id: route_tiers_ID,
    in_comment: 'moved',
    about: ['route.'],
    draw: route_tiers_draw,
};
/**
 * What a chart calls route tiers. A chart service is told the names that Goldenpair itself gives them; a suite's own are numbered by their
 * place, cheapest first.
 * @example nameTiers('service', ['local', 'our-secret-model']) // ['local', 'tier 2']
 */
function nameTiers(audience, tiers) {
    return tiers.map((tier, place) => audience === 'page' || scoring/* DEFAULT_SCORING */.cH.route_tiers.includes(tier) ? chartLabel(tier, 20) : `tier ${place + 1}`);
}

// EXTERNAL MODULE: ./build/format/describe-trend.js
var describe_trend = __webpack_require__(57135);
// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
// EXTERNAL MODULE: ./build/model/metric.js
var model_metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/report/charts/trend.js







const trend_ID = 'trend';
const MOST_RUNS = 60;
const LEAST_RUNS = 3;
/** In pixels: the picture of one gate, and what each further one adds. */
const trend_HEIGHT = 240;
const PANEL = 150;
/**
 * How every gate, cost, tokens and latency moved over the runs that are known, this one last: a panel each, the primary gate first, runs that regressed marked by a sign
 * of their own; of several arms the baseline's, and where the others stand now. A chart service gets the first panel alone, whose address and
 * picture stay small, and no days: it counts runs back from this one. The history knows whole runs, so a gate on a part of the cases has no
 * trend, nor has a figure of a table.
 */
const trend = {
    id: trend_ID,
    in_comment: 'moved',
    about: ['primary'],
    draw(input) {
        const { comparison, history, audience } = input;
        const none = (reason) => ({ kind: 'none', id: trend_ID, reason });
        const gates = wholeGates(comparison);
        if (gates.length === 0)
            return none('no gate is on all cases');
        const rows = history.slice(1 - MOST_RUNS);
        const nights = [
            ...rows.map(({ at, verdict }) => ({ day: at.slice(0, 10), isRegression: verdict === 'regressed' })),
            { day: null, isRegression: comparison.verdict.word === 'regressed' },
        ];
        const known = gates
            .map((gate) => makePanel(input, gate, rows))
            .filter(({ values }) => values.filter((value) => value !== null).length >= LEAST_RUNS);
        const [first] = known;
        if (first === undefined)
            return none('fewer than three runs are known');
        return drawPanels(first, audience === 'service' ? [] : known.slice(1), {
            nights,
            audience,
            arm: nameArms(input)[0] ?? '',
        });
    },
};
function drawPanels(first, more, { nights, audience, arm, }) {
    const panels = [first, ...more];
    // A run in which none of them was measured has no place on the axis.
    const kept = nights.flatMap((_, at) => (panels.some(({ values }) => values[at] !== null) ? [at] : []));
    const points = kept.map((at) => nights[at] ?? { day: null, isRegression: false });
    const valuesOf = ({ values }) => kept.map((at) => values[at] ?? null);
    const labels = points.map(({ day }, at) => day === null ? 'now' : audience === 'page' ? day : String(at - points.length + 1));
    const regressions = points.filter(({ isRegression }) => isRegression).length;
    const isOne = more.length === 0;
    const title = isOne
        ? `${first.name} over ${points.length} runs, ${first.unit}`
        : `${(0,format_number/* countOf */.pq)(panels.length, panels.every(({ is_gated }) => is_gated) ? 'gate' : 'metric')} over ${points.length} runs${regressions === 0 ? '' : ', ▼ regressed'}`;
    const measured = first.values.filter((value) => value !== null);
    const [low, high] = [Math.min(...measured), Math.max(...measured)];
    return {
        kind: 'drawn',
        id: trend_ID,
        title,
        alt: `${title}: ${panels.map((panel) => tellPanel(panel, isOne)).join('; ')}; ${(0,format_number/* countOf */.pq)(regressions, 'regression')}.`,
        config: {
            type: 'line',
            data: {
                labels,
                datasets: panels.flatMap((panel, place) => drawLines(panel, { axis: axisId(more.length - place), points, values: valuesOf(panel), arm })),
            },
            options: chartOptions({
                title,
                ...(isOne && { legend: { labels: { usePointStyle: true } } }),
                x: { grid: { display: false }, title: audience === 'page' ? 'day of the run' : 'runs before this one' },
                y: axisOf(more.at(-1) ?? first, isOne),
                scales: Object.fromEntries(panels
                    .slice(0, -1)
                    .reverse()
                    .map((panel, at) => [axisId(at + 1), axisOf(panel, false)])),
            }),
        },
        height: trend_HEIGHT + PANEL * more.length,
        spare: 'first',
        mermaid: drawXy({
            title: `${first.name} over ${measured.length} runs, ${first.unit}, ${(0,format_number/* countOf */.pq)(regressions, 'regression')}`,
            x: { title: 'runs, the oldest first', min: 1, max: measured.length },
            y: { title: first.unit, min: low, max: high === low ? low + 1 : high },
            series: [{ kind: 'line', values: measured }],
        }),
        table: {
            columns: ['run', ...panels.map(({ name, unit }) => `${name}, ${unit}`), 'regressed'],
            rows: [
                ...points.map(({ isRegression }, at) => [
                    labels[at] ?? '',
                    ...panels.map((panel) => valuesOf(panel)[at] ?? null),
                    isRegression ? 'yes' : 'no',
                ]),
                ...first.ends.map(({ name }, at) => [
                    `now, ${name}`,
                    ...panels.map(({ ends }) => ends[at]?.value ?? null),
                    'no',
                ]),
            ],
        },
    };
}
/** The datasets of a panel: what regressed, the line, and where other arms stand. */
function drawLines({ name, values: all, ends }, { axis, points, values, arm, }) {
    const yAxisID = axis === 'y' ? {} : { yAxisID: axis };
    return [
        {
            ...yAxisID,
            label: 'regressed',
            showLine: false,
            pointStyle: 'triangle',
            rotation: 180,
            pointRadius: 9,
            backgroundColor: WORSE,
            borderColor: WORSE,
            data: points.map(({ isRegression }, at) => (isRegression ? (values[at] ?? null) : null)),
        },
        {
            ...yAxisID,
            label: ends.length === 0 ? name : `${name}, ${arm}`,
            borderColor: CANDIDATE,
            backgroundColor: CANDIDATE,
            borderWidth: 2,
            ...(all.includes(null) && { spanGaps: true }),
            data: values,
        },
        ...ends.map(({ name: label, place, value }) => {
            const { color, sign } = armLook(place);
            return {
                ...yAxisID,
                label,
                showLine: false,
                pointStyle: sign,
                pointRadius: 6,
                borderColor: color,
                backgroundColor: color,
                data: points.map(({ day }) => (day === null ? value : null)),
            };
        }),
    ];
}
/** Chart.js stacks axes from the bottom up, so the last panel has `y`. */
const axisId = (left) => (left === 0 ? 'y' : `y${left + 1}`);
/** Of several panels the axes stand one above the other, their titles short. */
function axisOf({ name, unit }, isOne) {
    if (isOne)
        return { grace: '10%', title: `${name}, ${unit}` };
    return {
        grace: '10%',
        stack: 'gates',
        offset: true,
        ticks: { maxTicksLimit: 4 },
        title: `${chartLabel(name, 14)}, ${unit}`,
    };
}
function tellPanel({ name, values, ends, show }, isOne) {
    const measured = values.filter((value) => value !== null);
    const [from = 0, now = 0] = [measured[0], measured.at(-1)];
    const others = ends.map(({ name: arm, value }) => `; ${arm} ${value === null ? 'not measured' : show(value)} now`);
    return `${isOne ? '' : `${name} `}from ${show(from)} to ${show(now)} now, lowest ${show(Math.min(...measured))}, highest ${show(Math.max(...measured))}${others.join('')}`;
}
function makePanel(input, { metric, now: [own = null, ...others], is_gated }, rows) {
    const scale = (0,model_metric/* isRatio */.mq)(metric.unit) ? 100 : 1;
    const scaled = (value) => (value === null ? null : scale * value);
    const names = nameArms(input);
    return {
        name: chartLabel(metric.title),
        unit: (0,model_metric/* isRatio */.mq)(metric.unit) ? '%' : metric.unit === 'usd' ? 'US dollars' : metric.unit,
        values: [...rows.map(({ values }) => scaled(values[metric.id] ?? null)), scaled(own)],
        ends: others.map((value, at) => ({ name: names[at + 1] ?? '', place: at + 1, value: scaled(value) })),
        show: (value) => (0,format_metric/* formatValue */.Fl)(metric, value / scale),
        is_gated,
    };
}
/** The gates on all cases, one a metric, the primary one first; then, of one candidate, what it took that no gate is on. */
function wholeGates({ candidates, ranking, verdict }) {
    const all = (ranking?.gates ?? candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate)))
        .filter(({ where }) => where === null)
        .sort((a, b) => Number(b.id === verdict.primary) - Number(a.id === verdict.primary));
    const results = candidates.flatMap(({ gates }) => gates);
    const firsts = all.filter(({ metric }, at) => all.findIndex((one) => one.metric === metric) === at);
    const ofGates = firsts.flatMap(({ id }) => {
        const result = results.find(({ gate }) => gate.id === id);
        if (result === undefined)
            return [];
        const now = ranking === null ? [result.candidate_value] : ranking.standings.map(({ values }) => values[id] ?? null);
        return [{ metric: result.metric, now, is_gated: true }];
    });
    if (ofGates.length === 0)
        return [];
    const [only, ...others] = candidates;
    const taken = (others.length > 0 ? [] : (only?.metrics ?? [])).filter(({ metric: { id } }) => describe_trend/* RESOURCES */.eZ.includes(id) && !firsts.some(({ metric }) => metric === id));
    return [...ofGates, ...taken.map(({ metric, candidate }) => ({ metric, now: [candidate], is_gated: false }))];
}

;// CONCATENATED MODULE: ./build/report/charts/index.js










/** Every chart, in the order of the report. To add one: its file and its line. */
const REGISTRY = {
    'delta-forest': deltaForest,
    'cost-quality': costQuality,
    'case-differences': caseDifferences,
    'precision-recall': precisionRecall,
    'route-tiers': routeTiers,
    calibration: calibration,
    'latency-distribution': latencyDistribution,
    'token-distribution': tokenDistribution,
    'component-cost': componentCost,
    trend: trend,
    'capability-profile': capabilityProfile,
};


/***/ }),

/***/ 8898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ tablesToShow),
/* harmony export */   S_: () => (/* binding */ showTable),
/* harmony export */   Sc: () => (/* binding */ appendTables),
/* harmony export */   uH: () => (/* binding */ foldTable)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' };
/**
 * A report with its tables: those for the comment folded below everything else, the others in the appendix. With details `none` those
 * that name cases are left out.
 */
function appendTables(report, tables, details) {
    const shown = tablesToShow(tables, details);
    if (shown.length === 0)
        return report;
    const inComment = shown.filter(({ place }) => place === 'comment');
    const onPage = shown.filter(({ place }) => place === 'page');
    return {
        ...report,
        folded: [...(report.folded ?? []), ...inComment.map(foldTable)],
        ...(onPage.length > 0 && { appendix: [...(report.appendix ?? []), ...onPage.map(foldTable)] }),
    };
}
/** Those that may be shown with these details. */
function tablesToShow(tables, details) {
    return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true);
}
/** A table below its title and what it comes to. */
function foldTable(table) {
    const summary = table.gist === undefined ? table.title : `${table.title}: ${table.gist}`;
    return { kind: 'details', summary: [summary], blocks: showTable(table) };
}
/** A table and its notes. */
function showTable(table) {
    return [
        {
            kind: 'table',
            columns: table.columns.map(({ format, ...column }) => ({
                ...column,
                align: format === 'text' ? 'left' : 'right',
            })),
            rows: table.rows.map((row) => row.map((cell, at) => writeCell(cell, table.columns[at]?.format ?? 'text'))),
        },
        ...table.notes.map((note) => ({ kind: 'paragraph', text: [note] })),
    ];
}
function writeCell(cell, format) {
    if (typeof cell !== 'object' || cell === null)
        return [writeValue(cell, format)];
    return [`${MARKS[cell.mark]} ${writeValue(cell.value, format)}`];
}
function writeValue(value, format) {
    if (value === null)
        return '–';
    if (typeof value === 'string' || format === 'text')
        return String(value);
    return (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: format, kind: 'continuous' }, value);
}


/***/ }),

/***/ 14754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cutText),
/* harmony export */   j: () => (/* binding */ shrinkValue)
/* harmony export */ });
/**
 * The beginning of a text, marked with `…` when something was cut; never half of a surrogate pair.
 * @example cutText('retrieval', 4) // 'ret…'
 */
function cutText(text, length) {
    if (text.length <= length)
        return text;
    const end = length - 1;
    const last = text.charCodeAt(end - 1);
    return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`;
}
/** A plain value with every text and list in it cut to a size, and whether any was: else it is the value itself. Nothing else changes, so its type stays. */
function shrinkValue(value, size) {
    if (hasRoom(value, size))
        return { value, isCut: false };
    const shrink = (one) => {
        if (typeof one === 'string')
            return cutText(one, size.text);
        if (Array.isArray(one))
            return one.slice(0, size.items).map(shrink);
        if (typeof one !== 'object' || one === null)
            return one;
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]));
    };
    return { value: shrink(value), isCut: true };
}
function hasRoom(one, size) {
    if (typeof one === 'string')
        return one.length <= size.text;
    if (typeof one !== 'object' || one === null)
        return true;
    if (Array.isArray(one))
        return one.length <= size.items && one.every((member) => hasRoom(member, size));
    return Object.values(one).every((member) => hasRoom(member, size));
}


/***/ }),

/***/ 14326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   M7: () => (/* binding */ collectFacts),
/* harmony export */   U0: () => (/* binding */ flipChange),
/* harmony export */   VO: () => (/* binding */ orderFlips),
/* harmony export */   kY: () => (/* binding */ statesOf),
/* harmony export */   te: () => (/* binding */ ownStates)
/* harmony export */ });
const CHANGES = { 'newly-failing': 'broke', 'newly-passing': 'fixed', flaky: 'flaky' };
const LISTED = ['edited', 'new', 'stale', 'source deleted'];
/** What is needed to say what became of each case of a comparison. */
function collectFacts({ flips, cases, baseline }) {
    return {
        flips: new Map(flips.map((flip) => [flip.case_id, flip])),
        lists: {
            edited: new Set(cases.edited),
            new: new Set(baseline === null ? [] : cases.added),
            stale: new Set(cases.stale),
            'source deleted': new Set(cases.deleted),
        },
    };
}
/** What became of a case in the candidate's run, the change first. */
function statesOf(id, tally, { flips, lists }) {
    const flip = flips.get(id);
    // Whatever a target finds of a deleted source in an index of its own.
    const own = lists['source deleted'].has(id) && tally !== null ? [0, tally[1]] : tally;
    const states = flip === undefined ? ownStates(own) : [CHANGES[flip.kind], outcomeOf(own)];
    for (const state of LISTED)
        if (lists[state].has(id))
            states.push(state);
    return states;
}
/** How a case fared in a run on its own. */
function ownStates(tally) {
    const isFlaky = tally !== null && tally[0] > 0 && tally[0] < tally[1];
    return isFlaky ? ['flaky', outcomeOf(tally)] : [outcomeOf(tally)];
}
function outcomeOf(tally) {
    if (tally === null)
        return 'unscored';
    return isFailing(tally) ? 'failing' : 'passing';
}
/** Whether fewer than half of a case's scored trials succeeded; a case without one does not fail. */
function isFailing(tally) {
    return tally !== null && tally[0] * 2 < tally[1];
}
const rate = (arm) => (arm.trials === 0 ? 0 : arm.passed / arm.trials);
/** How much the pass rate rose, from −1 to 1. */
function flipChange(flip) {
    return rate(flip.candidate) - rate(flip.baseline);
}
function severity(flip) {
    if (flip.confirmed)
        return 0;
    if (flip.kind === 'newly-failing')
        return flip.critical ? 1 : 2;
    if (flip.kind === 'flaky' && flipChange(flip) < 0)
        return flip.critical ? 3 : 4;
    return flip.kind === 'flaky' ? 5 : 6;
}
/** Worst first: confirmed, critical, newly failing, flaky, newly passing; then by how far the pass rate moved, then by id. */
function orderFlips(flips) {
    return [...flips].sort((a, b) => severity(a) - severity(b) || flipChange(a) - flipChange(b) || (a.case_id < b.case_id ? -1 : 1));
}


/***/ }),

/***/ 97333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ describeMargin),
/* harmony export */   Eh: () => (/* binding */ describeUncertainty),
/* harmony export */   Ez: () => (/* binding */ undecidedGuardrails),
/* harmony export */   PF: () => (/* binding */ adverseNoun),
/* harmony export */   Qq: () => (/* binding */ primaryGate),
/* harmony export */   Uh: () => (/* binding */ describeFigure),
/* harmony export */   VY: () => (/* binding */ titleChange),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   bB: () => (/* binding */ describeUnchanged),
/* harmony export */   bt: () => (/* binding */ warningGates),
/* harmony export */   cX: () => (/* binding */ describeAllowed),
/* harmony export */   dX: () => (/* binding */ summarizeVerdict),
/* harmony export */   ls: () => (/* binding */ uncomparedGuardrails),
/* harmony export */   qq: () => (/* binding */ failedGates),
/* harmony export */   tr: () => (/* binding */ describeBrokenBound),
/* harmony export */   v: () => (/* binding */ allowedChange),
/* harmony export */   xS: () => (/* binding */ describeMove)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60427);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22837);





/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function describeMargin(result) {
    return result.gate.margin === null ? null : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(result.metric, result.gate.margin);
}
/**
 * The margin in the unit in which the change is told, so that the two can be compared in the head: `5 points`, `.065` where the suite says
 * 10 % of a score of .65; null when there is none.
 */
function allowedChange(result) {
    const { margin } = result.gate;
    if (margin === null)
        return null;
    const isTold = result.row === 'log-ratio' || margin.kind === 'absolute' || result.baseline === null;
    return isTold
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(result.metric, margin)
        : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(result.metric, { kind: 'absolute', value: margin.value * result.baseline });
}
/** "allowed 5" behind "−7.6 points", which says it; the limit that is broken, where one is; nothing where there is none. */
function describeAllowed(result) {
    const bound = describeBrokenBound(result);
    if (bound !== null)
        return [bound.bound];
    const allowed = allowedChange(result);
    if (allowed === null || ((result.delta ?? 0) >= 0 && result.verdict !== 'inconclusive'))
        return [];
    const isSaid = /point/.test((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(result).changeInWords ?? '');
    return [`allowed ${isSaid ? allowed.replace(/\s+points?$/, '') : allowed}`];
}
/** What happened to a metric, without any test: "success fell from 82 % to 70 %", "tokens per query rose by 24 %". */
function describeMove(result) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(result);
    const { title } = result.metric;
    if (text.sign === 0 || text.change === null)
        return `${title} did not change`;
    const verb = text.sign < 0 ? 'fell' : 'rose';
    return result.row === 'log-ratio'
        ? `${title} ${verb} by ${text.change.replace(/^[+\u2212]/, '')}`
        : `${title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
}
/** "can flag" or "can rule out" in words, rounded up; null when it cannot be said, or the metric cannot change so much. */
function describeFigure(result, figure) {
    const amount = { kind: result.figures_unit, value: figure };
    return (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPossible */ .pA)(result.metric, amount, { baseline: result.baseline, round: 'up' });
}
/** The candidate's value, `.58`, and the absolute bound that it breaks, `below the minimum of .60`; null when none. */
function describeBrokenBound(result) {
    const value = result.candidate_value;
    const { min, max } = result.gate;
    if (value === null || result.verdict !== 'breached')
        return null;
    const side = min !== null && value < min
        ? { limit: min, words: 'below the minimum of' }
        : max !== null && value > max
            ? { limit: max, words: 'above the maximum of' }
            : null;
    if (side === null)
        return null;
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAgainst */ .L$)(result.metric, value, side.limit);
    return { value: text.value, bound: `${side.words} ${text.limit}` };
}
/** They take no bound, so what they could rule out is no reason. */
const ROWS_WITHOUT_BOUNDS = new Set([
    'per-run',
    'stratified-exact',
    'stratified-permutation',
]);
/** Why a gate cannot tell although its bounds hold, or has none: its own reason, without the word that stands before it. */
function describeUncertainty(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return (isHeld || ROWS_WITHOUT_BOUNDS.has(result.row)) && result.reason !== ''
        ? result.reason.replace(/^(cannot tell|worse; .* cannot be told): /, '')
        : null;
}
/**
 * That so few flips can never be significant, whichever way they go; null where they could be.
 * @example '2 cases changed; fewer than 5 can never be significant'
 */
function describeFewFlips({ gate, newly_failing: failing, newly_passing: passing, least_flips: least, }) {
    const flips = (failing ?? 0) + (passing ?? 0);
    if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(flips, 'case')} changed; fewer than ${least} can never be significant`;
}
function describeLimits(result) {
    const flags = describeFigure(result, result.can_flag);
    const rulesOut = describeFigure(result, result.can_rule_out);
    return [
        flags === null ? 'too few cases or differences to say what it would flag' : `flags ≥ ${flags}`,
        rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
    ].join(', ');
}
function describeBounds(result) {
    const { min, max } = result.gate;
    return [
        ...(min === null ? [] : [`min ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(result.metric, min)}`]),
        ...(max === null ? [] : [`max ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(result.metric, max)}`]),
    ].join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return [];
    const total = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return [`total ${total.change ?? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnit */ .$o)('0', '%')}`];
}
/**
 * A gate's verdict for the last column of the gate table: sign, word, and what the word leaves open.
 * @example '❔ cannot tell: flags ≥ .05, rules out ≥ .07'
 */
function describeVerdict(result, alpha) {
    const margin = describeMargin(result);
    const sign = result.gate.severity === 'warn' ? '⚠️' : '❌';
    const totals = describeTotal(result);
    const aside = (...parts) => {
        const all = [...parts, ...totals];
        return all.length === 0 ? '' : ` (${all.join('; ')})`;
    };
    if (result.failed && result.verdict !== 'regressed' && result.verdict !== 'breached')
        return `${sign} ${(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorseSizeOpen */ .QG)(result, alpha) ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${describeLimits(result)}${aside()}`;
    switch (result.verdict) {
        case 'regressed':
            return `${sign} regressed${aside(`margin ${margin ?? 'none'}`)}`;
        case 'breached': {
            const bound = describeBrokenBound(result);
            return `${sign} ${bound?.bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`}`;
        }
        case 'improved':
            return `✅ ${(0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved'}${aside()}`;
        case 'unchanged': {
            if (result.row === 'exact')
                return '✅ unchanged';
            // One case is no ground for a tick.
            if (result.n === 1)
                return '➖ unchanged on the only case';
            const rulesOut = describeFigure(result, result.can_rule_out);
            return `✅ unchanged on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(result.n, 'case')}${rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`}`;
        }
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyWorse */ .hf)(result, alpha)
                ? `✅ slightly worse, within the margin${aside(margin ?? 'none')}`
                : `✅ no regression beyond ${margin ?? 'the margin'}${aside()}`;
        case 'within-bounds':
            return `✅ within bounds (${describeBounds(result)})`;
        case 'inconclusive': {
            const word = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorseSizeOpen */ .QG)(result, alpha)
                ? (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSizeOpen */ .$3)(result)
                : `cannot tell${result.suspect ? ', suspect' : ''}`;
            const flips = describeFewFlips(result);
            return `❔ ${word}: ${flips === null ? '' : `${flips}; `}${describeUncertainty(result) ?? describeLimits(result)}${aside()}`;
        }
        case 'invalid':
            return `⚠️ invalid: ${result.reason}`;
        case 'not-comparable':
            return `➖ not compared: ${result.reason}`;
    }
}
/**
 * A gate's result in plain words, without intervals and p values.
 * @example { sign: '❌', words: 'regressed: −12 points, allowed 5 points' }
 */
function summarizeVerdict(result, alpha) {
    const whole = describeVerdict(result, alpha);
    const [sign = ''] = whole.split(' ', 1);
    const { changeInWords: change } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(result);
    const figures = [...(change === null ? [] : [change]), ...describeAllowed(result)].join(', ');
    const word = nameVerdict(result, alpha);
    if (word === null)
        return { sign, words: whole.slice(sign.length + 1) };
    if (result.verdict === 'unchanged')
        return { sign, words: word };
    return { sign, words: figures === '' ? word : `${word}: ${figures}` };
}
/** Null where the whole sentence says it as briefly. */
function nameVerdict(result, alpha) {
    if (result.failed && result.verdict !== 'regressed' && result.verdict !== 'breached')
        return 'not proven';
    switch (result.verdict) {
        case 'regressed':
            return 'regressed';
        case 'improved':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved';
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isSlightlyWorse */ .hf)(result, alpha) ? 'slightly worse' : 'no regression';
        case 'inconclusive':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorseSizeOpen */ .QG)(result, alpha) ? 'worse, size open' : result.suspect ? 'suspect' : 'cannot tell';
        case 'unchanged':
            return result.n === 1 && result.row !== 'exact' ? null : 'unchanged';
        case 'breached':
        case 'within-bounds':
        case 'invalid':
        case 'not-comparable':
            return null;
    }
}
/** The title of a column of changes, with the interval where there can be one. */
function titleChange({ alpha, inference }) {
    return inference === 'these-cases'
        ? 'change'
        : `change [${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`;
}
/** "on all 60 cases: success 98 % (rules out drops over 6.1 points)": the level is told too, since all may fail as before. */
function describeUnchanged(result) {
    const level = `: ${result.metric.title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(result).candidate ?? '?'}`;
    if (result.row === 'exact')
        return `${result.n === 0 ? 'in one reading' : `on ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(result.n, 'file')}`}${level}`;
    if (result.n === 1)
        return `on the only case${level}`;
    const rulesOut = describeFigure(result, result.can_rule_out);
    const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s over ${rulesOut})`;
    return `on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(result.n, 'case')}${level}${limit}`;
}
/** Gates that only warn and have something to warn of. */
function warningGates({ gates }) {
    const bad = ['regressed', 'breached', 'invalid'];
    return gates.filter(({ gate, verdict }) => gate.severity === 'warn' && bad.includes(verdict));
}
/** The gate that the run's verdict hangs on. */
function primaryGate(comparison) {
    return comparison.gates.find((result) => result.gate.id === comparison.verdict.primary) ?? null;
}
/** Gates whose failure fails the run, the primary first. */
function failedGates(comparison) {
    const primary = comparison.verdict.primary;
    return comparison.gates
        .filter((result) => result.failed && result.gate.severity === 'fail')
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary));
}
/** Guardrails (so not the primary gate) that cannot tell. */
function undecidedGuardrails(comparison) {
    return comparison.gates.filter((result) => result.gate.severity === 'fail' &&
        result.verdict === 'inconclusive' &&
        !result.failed &&
        result.gate.id !== comparison.verdict.primary);
}
/** Guardrails that could not be compared: good news of the others says nothing of them. */
function uncomparedGuardrails(comparison) {
    return comparison.gates.filter((result) => result.gate.severity === 'fail' &&
        result.verdict === 'not-comparable' &&
        result.gate.id !== comparison.verdict.primary);
}


/***/ }),

/***/ 2491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations),
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87855);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95577);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/**
 * The re-runs that are recorded in a run's folder, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .sS)(path, log)) {
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            refuseNewer(path, value);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
function refuseNewer(path, value) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const got = value.schema_version;
    if (typeof got === 'number' && got > _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-too-new', { path, got, supported: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww });
}
/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    const seal = () => ({ folder, files: { 'confirmations.jsonl': lines.digest() } });
    return { append: write, stop: write, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() };
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
