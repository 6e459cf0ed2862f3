export const id = 397;
export const ids = [397];
export const modules = {

/***/ 77378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ readAnew),
/* harmony export */   Qp: () => (/* binding */ metricSettings),
/* harmony export */   n2: () => (/* binding */ repriced)
/* harmony export */ });
/* harmony import */ var _core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42371);
/* harmony import */ var _core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39121);
/* harmony import */ var _core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27007);
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55056);
/* harmony import */ var _core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43732);
/* harmony import */ var _core_metrics_summarize_code_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74863);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51070);
/* harmony import */ var _core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14210);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4879);
/* harmony import */ var _shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53757);











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
async function readAnew(request) {
    const { folder, expected = [], log, onTrial } = request;
    const metrics = [...request.metrics, ...(0,_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .customMetricsOf */ .ki)(request.run).map(_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .customMetric */ .oq)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,_shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .m)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = (0,_core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__/* .watchConduct */ .G)(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .m)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation, judgments } = recorded;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,_core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_7__/* .statesOwnCost */ .Q)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,_core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(_core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .metricFacts */ .g), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s) },
            summaries: (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics, trials, kept: (0,_core_metrics_summarize_code_js__WEBPACK_IMPORTED_MODULE_10__/* .summarizeCode */ .N)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}
/** Every side that can be is priced from the list that the candidate is. */
function repriced(scored, candidate) {
    return { ...scored, priced_by: scored.priced_by ?? candidate.priced_by ?? candidate.run.pricing };
}


/***/ }),

/***/ 80397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ expecting),
/* harmony export */   Q: () => (/* binding */ watchPair),
/* harmony export */   watchRun: () => (/* binding */ watchRun)
/* harmony export */ });
/* harmony import */ var _core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42371);
/* harmony import */ var _core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39121);
/* harmony import */ var _core_metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72537);
/* harmony import */ var _core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14210);
/* harmony import */ var _read_anew_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77378);





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
        of: (run) => (tables ??= (0,_core_metrics_tables_open_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .openTables */ .W)((0,_read_anew_js__WEBPACK_IMPORTED_MODULE_2__/* .metricSettings */ .Qp)(run, null))),
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
            conduct ??= (0,_core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_1__/* .watchConduct */ .G)(run.settings.scoring);
            conduct.add(made);
            const { golden, observation } = made;
            if (observation.status === 'ok' && (0,_core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .statesOwnCost */ .Q)(observation.reply))
                ownCost.add(golden.id);
        },
        onScored: (run, trials) => {
            const isSeen = seen === trials.length && (0,_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_4__/* .customMetricsOf */ .ki)(run).length === 0;
            const conducted = conduct === null ? {} : { conduct: conduct.finish() };
            scored = isSeen ? { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost], ...conducted } : null;
        },
        finish: () => scored,
    };
}
/** The run as `readAnew` gives it; `expected` are the suite's own metrics that the other side has. */
function expecting(scored, expected) {
    const { run } = scored;
    const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id));
    return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } };
}


/***/ }),

/***/ 42176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ listGrownFunctions)
/* harmony export */ });
/** New functions are worth a word from here on: radon's C, "moderate". */
const SIMPLE = ['A', 'B'];
/**
 * The functions and methods that are more complex than before, and new ones with a rank of C or worse, those of new files too; files that
 * either side could not read are left out. Notable ones first, then by how much they rose, by path and line. They are matched by path and name, the first of a name with the first.
 * Classes are left out, since their methods say it.
 */
function listGrownFunctions(before, after) {
    const grown = after.files.flatMap((file) => {
        const old = before.files.find(({ path }) => path === file.path);
        // A file that could not be read before has no functions that are known to be new.
        if (file.kind === 'unscored' || old?.kind === 'unscored')
            return [];
        const known = indexBlocks(old?.blocks ?? []);
        return [...indexBlocks(file.blocks)].flatMap(([key, { name, line, complexity, rank }]) => {
            const twin = known.get(key);
            const isNotable = twin === undefined ? !SIMPLE.includes(rank) : twin.rank !== rank;
            if (twin === undefined ? !isNotable : twin.complexity >= complexity)
                return [];
            const was = twin === undefined ? null : { complexity: twin.complexity, rank: twin.rank };
            return [{ path: file.path, line, name, before: was, after: { complexity, rank }, is_notable: isNotable }];
        });
    });
    const rise = (one) => one.after.complexity - (one.before?.complexity ?? 0);
    return grown.sort((a, b) => Number(b.is_notable) - Number(a.is_notable) ||
        rise(b) - rise(a) ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}
/** By name and, of several with one name, their place among them. */
function indexBlocks(blocks) {
    const index = new Map();
    for (const block of blocks) {
        if (block.kind === 'class')
            continue;
        let place = 0;
        while (index.has(`${block.name}#${place}`))
            place += 1;
        index.set(`${block.name}#${place}`, block);
    }
    return index;
}


/***/ }),

/***/ 72537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ openTables)
});

// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/core/model/buckets.js
var model_buckets = __webpack_require__(56731);
;// CONCATENATED MODULE: ./build/core/metrics/tables/define-table.js
/** An entry of the registry from a spec; hides what the table keeps. */
function defineTable({ name, source, start, build, ...facts }) {
    return {
        name,
        title: facts.title,
        source,
        open: (context) => {
            const collectors = new Map();
            return {
                add: (arm, trial) => {
                    const collector = collectors.get(arm) ?? start(context);
                    collectors.set(arm, collector);
                    collector.add(trial);
                },
                build: (arms) => {
                    const known = arms.flatMap((arm, index) => {
                        const collector = collectors.get(index);
                        return collector === undefined ? [] : [{ ...arm, data: collector.finish() }];
                    });
                    const built = known.length === 0 ? null : build(known, context);
                    return built === null ? null : { id: name, ...facts, ...built };
                },
            };
        },
    };
}
/** The same for a table whose facts are all in the scores and the run's header, so that it need not see the trials. */
function defineScoreTable({ name, source, build, ...facts }) {
    return {
        name,
        title: facts.title,
        source,
        open: (context) => ({
            add: null,
            build: (arms) => {
                // A reference has scores, but neither metrics nor the text of its cases to make tables of.
                const known = arms.filter(({ means, run }) => means.trials > 0 && run.metrics.length > 0);
                const built = known.length === 0 ? null : build(known, context);
                return built === null ? null : { id: name, ...facts, ...built };
            },
        }),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/calibration-buckets.js


/** Rows beyond these say nothing to a reader: ten variants with a hundred buckets make a thousand. */
const MOST_ROWS = 120;
/**
 * The buckets as intervals, lowest first.
 * @example nameBuckets({ edges: [0.3, 0.6], closed: 'left' }) // ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']
 */
function nameBuckets({ edges, closed }) {
    const bounds = [0, ...edges, 1];
    const last = edges.length;
    return bounds.slice(0, -1).map((low, index) => {
        const opening = closed === 'left' || index === 0 ? '[' : '(';
        const ending = closed === 'right' || index === last ? ']' : ')';
        return `${opening}${low}, ${bounds[index + 1] ?? 1}${ending}`;
    });
}
const calibrationBuckets = defineTable({
    name: 'calibration-buckets',
    title: 'Confidence against success',
    source: 'design document 004, confidence calibration',
    place: 'page',
    start: ({ scoring: { calibration_buckets: buckets } }) => {
        const sums = nameBuckets(buckets).map(() => ({ n: 0, confidence: 0, success: 0 }));
        return {
            add: ({ scores: { 'planner.confidence': confidence, success } }) => {
                const bucket = confidence === undefined ? undefined : sums[(0,model_buckets/* bucketOf */.A)(confidence, buckets)];
                if (bucket === undefined || confidence === undefined || success === undefined)
                    return;
                bucket.n += 1;
                bucket.confidence += confidence;
                bucket.success += success;
            },
            finish: () => sums,
        };
    },
    build: (arms, { scoring: { calibration_buckets: buckets } }) => {
        if (arms.every(({ data }) => data.every(({ n }) => n === 0)))
            return null;
        const rows = nameBuckets(buckets).flatMap((bucket, index) => arms.map(({ name, data }) => {
            const { n, confidence, success } = data[index] ?? { n: 0, confidence: 0, success: 0 };
            return [
                bucket,
                name,
                n,
                ...(n === 0 ? [null, null, null] : [confidence / n, success / n, (success - confidence) / n]),
            ];
        }));
        return {
            columns: [
                { title: 'confidence', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'mean confidence', format: 'ratio' },
                { title: 'success rate', format: 'ratio' },
                { title: 'success − confidence', format: 'ratio' },
            ],
            rows: rows.slice(0, MOST_ROWS),
            notes: [
                'Below 0 in the last column the target is surer than it should be. `calibration.ece` weighs each case alike; here each trial counts.',
                ...(rows.length > MOST_ROWS ? [`${rows.length - MOST_ROWS} more rows are left out.`] : []),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/metrics/efficiency.js
var efficiency = __webpack_require__(90091);
;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-columns.js

const clamp = (points) => Math.min(100, Math.max(0, points));
/** The points for one figure, or for two; null when one of them is. */
function points(value, of) {
    return value === null ? null : clamp(of(value));
}
function pointsOfTwo(a, b, of) {
    return a === null || b === null ? null : clamp(of(a, b));
}
const percent = (share) => points(share, (value) => 100 * value);
/** The least that a stand-in gets for grounding, which it cannot show; design document 001. */
const MOCK_FLOOR = 10;
const groundingWithFloor = ({ grounding }, { isMock }) => points(grounding, (value) => Math.max(100 * value, isMock ? MOCK_FLOOR : 0));
const CORE = 'Core capabilities';
const ENHANCED = 'Enhanced metrics';
const RESOURCES = 'Resource usage';
const PERFORMANCE = 'Performance';
/** The weighted columns of design document 001, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
const CAPABILITY_COLUMNS = [
    {
        title: 'Multi-Agent',
        group: CORE,
        weight: 9,
        hint: 'success rate + half of decision confidence, at most 100',
        facts: ['success', 'confidence'],
        score: ({ success, confidence }) => pointsOfTwo(success, confidence, (a, b) => 100 * a + (100 * b) / 2),
    },
    {
        title: 'Tool Usage',
        group: CORE,
        weight: 7,
        hint: 'tool efficiency',
        facts: ['toolEfficiency'],
        score: ({ toolEfficiency }) => percent(toolEfficiency),
    },
    {
        title: 'Error Handling',
        group: CORE,
        weight: 7,
        hint: 'factual consistency',
        facts: ['consistency'],
        score: ({ consistency }) => percent(consistency),
    },
    {
        title: 'Context Retention',
        group: CORE,
        weight: 6,
        hint: 'grounding score',
        facts: ['grounding'],
        score: groundingWithFloor,
    },
    {
        title: 'Adaptability',
        group: CORE,
        weight: 6,
        hint: 'planning score − backtrack rate, at least 0',
        facts: ['planning', 'backtracks'],
        score: ({ planning, backtracks }) => pointsOfTwo(planning, backtracks, (a, b) => 100 * (a - b)),
    },
    {
        title: 'Scalability',
        group: CORE,
        weight: 7,
        hint: 'mean of the points for memory and for CPU',
        facts: ['memoryMb', 'cpuPercent'],
        score: ({ memoryMb, cpuPercent }) => pointsOfTwo(memoryMb, cpuPercent, (mb, busy) => ((0,efficiency/* memoryEfficiency */.Z1)(mb) + (0,efficiency/* cpuEfficiency */.AJ)(busy)) / 2),
    },
    {
        title: 'Observability',
        group: CORE,
        weight: 5,
        hint: '5 for each reasoning step, at most 100',
        facts: ['depth'],
        score: ({ depth }) => points(depth, (steps) => 5 * steps),
    },
    {
        title: 'RAG',
        group: CORE,
        weight: 13,
        hint: 'grounding score',
        facts: ['grounding'],
        score: groundingWithFloor,
    },
    {
        title: 'Reasoning Depth',
        group: ENHANCED,
        weight: 3,
        hint: '10 for each reasoning step, at most 100',
        raw: { unit: 'count', of: ({ depth }) => depth },
        facts: ['depth'],
        score: ({ depth }) => points(depth, (steps) => 10 * steps),
    },
    {
        title: 'Planning Score',
        group: ENHANCED,
        weight: 4,
        hint: 'how much of the work comes after a plan',
        facts: ['planning'],
        score: ({ planning }) => percent(planning),
    },
    {
        title: 'Decision Confidence',
        group: ENHANCED,
        weight: 3,
        hint: 'how sure the decisions were',
        facts: ['confidence'],
        score: ({ confidence }) => percent(confidence),
    },
    {
        title: 'Backtrack Rate ↓',
        group: ENHANCED,
        weight: 2,
        hint: '100 − share of steps that take something back',
        raw: { unit: 'percent', of: ({ backtracks }) => percent(backtracks) },
        facts: ['backtracks'],
        score: ({ backtracks }) => points(backtracks, (rate) => 100 * (1 - rate)),
    },
    {
        title: 'Grounding Score',
        group: ENHANCED,
        weight: 4,
        hint: 'share of claims that the context supports',
        facts: ['grounding'],
        score: ({ grounding }) => percent(grounding),
    },
    {
        title: 'Factual Consistency',
        group: ENHANCED,
        weight: 4,
        hint: 'absence of contradictions',
        facts: ['consistency'],
        score: ({ consistency }) => percent(consistency),
    },
    {
        title: 'Tool Efficiency',
        group: ENHANCED,
        weight: 5,
        hint: 'share of tool calls that repeat no other',
        facts: ['toolEfficiency'],
        score: ({ toolEfficiency }) => percent(toolEfficiency),
    },
    {
        title: 'Memory ↓',
        group: RESOURCES,
        weight: 2,
        hint: '100 at 100 MB, 0 at 500 MB',
        raw: { unit: 'mb', of: ({ memoryMb }) => memoryMb },
        facts: ['memoryMb'],
        score: ({ memoryMb }) => points(memoryMb, efficiency/* memoryEfficiency */.Z1),
    },
    {
        title: 'CPU ↓',
        group: RESOURCES,
        weight: 2,
        hint: '100 − per cent busy',
        raw: { unit: 'percent', of: ({ cpuPercent }) => cpuPercent },
        facts: ['cpuPercent'],
        score: ({ cpuPercent }) => points(cpuPercent, efficiency/* cpuEfficiency */.AJ),
    },
    {
        title: 'Cache Hit Rate',
        group: RESOURCES,
        weight: 1,
        hint: 'hits / accesses',
        facts: ['cacheHitRate'],
        score: ({ cacheHitRate }) => percent(cacheHitRate),
    },
    {
        title: 'Success Rate',
        group: PERFORMANCE,
        weight: 7,
        hint: 'share of cases that succeed',
        facts: ['success'],
        score: ({ success }) => percent(success),
    },
    {
        title: 'Latency ↓',
        group: PERFORMANCE,
        weight: 2,
        hint: '100 for none, 0 at `latency_anchor_s`',
        raw: { unit: 's', of: ({ latencyS }) => latencyS },
        facts: ['latencyS'],
        score: ({ latencyS }, { latencyAnchorS }) => points(latencyS, (seconds) => (0,efficiency/* thriftScore */.Qn)(seconds, latencyAnchorS)),
    },
    {
        title: 'Cost ↓',
        group: PERFORMANCE,
        weight: 1,
        hint: 'per query: 100 for none, 0 at `cost_anchor_usd`',
        raw: { unit: 'usd', of: ({ costUsd }) => costUsd },
        facts: ['costUsd'],
        score: ({ costUsd }, { costAnchorUsd }) => points(costUsd, (dollars) => (0,efficiency/* thriftScore */.Qn)(dollars, costAnchorUsd)),
    },
];

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-scores.js



/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: design document 001; requirements 2.D, 2.G. */
function capabilityScores(facts, rules, coverage) {
    return CAPABILITY_COLUMNS.map(({ raw, score, facts: parts }) => {
        const points = score(facts, rules);
        const covered = parts.map((part) => coverage[part]);
        const cases = Math.max(...covered.map((one) => one.cases));
        const n = points === null ? 0 : Math.min(...covered.map((one) => one.n));
        const isOfSurvivors = covered.some((one) => one.isOfSurvivors);
        return { raw: raw?.of(facts) ?? null, score: points, n, cases, isOfSurvivors, share: cases === 0 ? 0 : n / cases };
    });
}
/**
 * The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column, which
 * its share and its number of cases say. A column is of survivors where a use case lacks it because all its trials failed, too.
 */
function averageScores(useCases) {
    const over = (values) => {
        const known = values.flatMap((value) => value ?? []);
        return known.length === 0 ? null : (0,mean/* mean */.i)(known);
    };
    return CAPABILITY_COLUMNS.map((_, at) => {
        const all = useCases.flatMap((scores) => scores[at] ?? []);
        const score = over(all.map((one) => one.score));
        return {
            raw: over(all.map((one) => one.raw)),
            score,
            n: (0,sum/* sum */.c)(all.map(({ n }) => n)),
            cases: (0,sum/* sum */.c)(all.map(({ cases }) => cases)),
            isOfSurvivors: score !== null && all.some(({ isOfSurvivors }) => isOfSurvivors),
            share: all.length === 0 ? 0 : (0,mean/* mean */.i)(all.map(({ share }) => share)),
        };
    });
}
/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that was measured, a column
 * that rests on half of the cases counting half; null when none was.
 * Source: design document 001, overall score (requirements 158, 2.H): a column that is missing is left out, not guessed.
 * @example overallScore of the test vector of requirements 2.M: { score: 77.825, weight_covered: 1 }
 */
function overallScore(scores) {
    const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
        const { score = null, share = 0 } = scores[at] ?? {};
        return score === null ? [] : [{ weight, product: weight * score, covered: weight * share }];
    });
    const weight = (0,sum/* sum */.c)(measured.map((one) => one.weight));
    return {
        score: weight === 0 ? null : (0,sum/* sum */.c)(measured.map(({ product }) => product)) / weight,
        weight_covered: (0,sum/* sum */.c)(measured.map(({ covered }) => covered)) / 100,
    };
}

// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-cells.js



const POINTS = { unit: 'score', kind: 'continuous' };
/** Design document 001's colours: green from 80, blue from 50, red below. */
function markOf(score) {
    return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor';
}
/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. */
const SCORE_COLUMNS = [
    ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint }) => ({
        title: `${title} ${weight} %`,
        format: 'score',
        group,
        hint,
    })),
    {
        title: 'Overall',
        format: 'score',
        group: 'Overall',
        hint: 'the columns by their weights; in brackets how much of the weight was measured',
    },
];
/** Behind points that trials which failed are left out of. */
const SURVIVORS = '†';
/** The cells of `SCORE_COLUMNS`, marked by their points. */
function scoreCells(scores) {
    const overall = overallScore(scores);
    return [
        ...CAPABILITY_COLUMNS.map(({ raw: measured }, at) => {
            const { raw = null, score = null, n = 0, cases = 0, isOfSurvivors = false } = scores[at] ?? {};
            if (score === null)
                return null;
            const asides = [
                ...(measured === undefined || raw === null
                    ? []
                    : [(0,format_metric/* formatValue */.Fl)({ unit: measured.unit, kind: 'continuous' }, raw)]),
                ...(n < cases ? [`${n}/${cases}`] : []),
            ];
            return cellOf(score, asides, isOfSurvivors);
        }),
        overall.score === null
            ? null
            : cellOf(overall.score, [(0,format_metric/* formatShare */.T1)(overall.weight_covered)], scores.some(({ score, isOfSurvivors }) => score !== null && isOfSurvivors)),
    ];
}
function cellOf(score, asides, isOfSurvivors) {
    const mark = markOf(score);
    if (asides.length === 0 && !isOfSurvivors)
        return { value: score, mark };
    const points = `${(0,format_metric/* formatValue */.Fl)(POINTS, score)}${isOfSurvivors ? SURVIVORS : ''}`;
    return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark };
}

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
;// CONCATENATED MODULE: ./build/core/metrics/tables/collect-capability.js




/** The metrics that the columns are made of; their means over cases are the facts. */
const SUMMED = [
    'success',
    'reasoning.depth',
    'reasoning.planning-score',
    'reasoning.decision-confidence',
    'reasoning.backtrack-rate',
    'grounding.score',
    'grounding.factual-consistency',
    'tools.efficiency',
    'resources.memory-mb',
    'resources.cpu-percent',
    'cache.hits',
    'cache.accesses',
    'performance.latency',
    'cost.usd',
];
/** What every target gives: alone, they are no reason for a table of 22 columns. */
const ORDINARY = new Set(['success', 'performance.latency', 'cost.usd']);
/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }) {
    return named ?? tags[0] ?? null;
}
/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
function startCapability() {
    const useCases = new Map();
    let isReported = false;
    let isHeuristic = false;
    return {
        add: ({ golden, observation, scores }) => {
            const name = useCaseOf(golden);
            const cases = useCases.get(name) ?? new Map();
            useCases.set(name, cases);
            const one = cases.get(golden.id) ?? startCase();
            cases.set(golden.id, one);
            one.trials += 1;
            if (observation.status === 'ok')
                one.answered += 1;
            const isGuessed = scores['grounding.heuristic'] === 1;
            if (isGuessed || scores['reasoning.heuristic'] === 1)
                isHeuristic = true;
            for (const [at, id] of SUMMED.entries()) {
                const value = scores[id];
                if (value === undefined) {
                    if (observation.status === 'failed')
                        one.lost[at] = (one.lost[at] ?? 0) + 1;
                    continue;
                }
                one.sums[at] = (one.sums[at] ?? 0) + value;
                one.counts[at] = (one.counts[at] ?? 0) + 1;
                if (observation.status === 'failed')
                    continue;
                if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed))
                    isReported = true;
            }
        },
        finish: () => ({
            useCases: () => new Map([...useCases].map(([name, cases]) => [name, factsOf(cases)])),
            isReported,
            isHeuristic,
        }),
    };
}
function startCase() {
    const zeros = () => SUMMED.map(() => 0);
    return { trials: 0, answered: 0, sums: zeros(), counts: zeros(), lost: zeros() };
}
function factsOf(cases) {
    // By id, so that the sums do not hang on the order in which trials came.
    const ordered = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums);
    const of = (id) => meanOverCases(ordered, SUMMED.indexOf(id));
    const [hits, accesses] = [of('cache.hits'), of('cache.accesses')];
    const hitRate = hits.mean === null || accesses.mean === null || accesses.mean === 0 ? null : hits.mean / accesses.mean;
    const measured = {
        success: of('success'),
        depth: of('reasoning.depth'),
        planning: of('reasoning.planning-score'),
        confidence: of('reasoning.decision-confidence'),
        backtracks: of('reasoning.backtrack-rate'),
        grounding: of('grounding.score'),
        consistency: of('grounding.factual-consistency'),
        toolEfficiency: of('tools.efficiency'),
        memoryMb: of('resources.memory-mb'),
        cpuPercent: of('resources.cpu-percent'),
        cacheHitRate: { ...accesses, mean: hitRate },
        latencyS: of('performance.latency'),
        costUsd: of('cost.usd'),
    };
    return {
        facts: {
            success: measured.success.mean,
            depth: measured.depth.mean,
            planning: measured.planning.mean,
            confidence: measured.confidence.mean,
            backtracks: measured.backtracks.mean,
            grounding: measured.grounding.mean,
            consistency: measured.consistency.mean,
            toolEfficiency: measured.toolEfficiency.mean,
            memoryMb: measured.memoryMb.mean,
            cpuPercent: measured.cpuPercent.mean,
            cacheHitRate: measured.cacheHitRate.mean,
            latencyS: measured.latencyS.mean,
            costUsd: measured.costUsd.mean,
        },
        coverage: measured,
        trials: ordered.reduce((sum, { trials }) => sum + trials, 0),
        answered: ordered.reduce((sum, { answered }) => sum + answered, 0),
    };
}
/** As in a run's summary, a case counts when at least half of its trials are scored. */
function meanOverCases(cases, at) {
    let total = 0;
    let n = 0;
    let isOfSurvivors = false;
    for (const { trials, sums, counts, lost } of cases) {
        if ((lost[at] ?? 0) > 0)
            isOfSurvivors = true;
        const [sum = 0, count = 0] = [sums[at], counts[at]];
        if (count === 0 || count * 2 < trials)
            continue;
        total += sum / count;
        n += 1;
    }
    return { mean: n === 0 ? null : total / n, n, cases: cases.length, isOfSurvivors };
}
/** The scores of every arm in every use case that one of them has; null when no arm reports anything that the table is for. */
function scoreArms(arms, { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }) {
    if (!arms.some(({ data }) => data.isReported))
        return null;
    const found = arms.map(({ name, run, data }) => ({ name, run, facts: data.useCases() }));
    const names = [...new Set(found.flatMap(({ facts }) => [...facts.keys()]))];
    return found.map(({ name, run, facts }) => {
        const isMock = run.settings.mock === true;
        const rules = { latencyAnchorS, costAnchorUsd, isMock };
        const useCases = names.map((useCase) => {
            const { facts: measured, coverage, trials, answered } = facts.get(useCase) ?? factsOf(new Map());
            return [useCase, { scores: capabilityScores(measured, rules, coverage), trials, answered }];
        });
        return { name, isMock, useCases: new Map(useCases) };
    });
}
/** What both tables say below themselves. */
function capabilityNotes(arms, scored) {
    const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name);
    const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name);
    const failing = scored.flatMap(({ name, useCases }) => {
        const all = [...useCases.values()];
        const [trials, answered] = [(0,sum/* sum */.c)(all.map((one) => one.trials)), (0,sum/* sum */.c)(all.map((one) => one.answered))];
        return answered === trials ? [] : [`${name} failed in ${trials - answered} of ${(0,format_number/* countOf */.pq)(trials, 'trial')}`];
    });
    return [
        'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured. "18/30": on 18 of 30 cases.',
        ...(failing.length > 0
            ? [`${SURVIVORS} The mean of answered trials alone, without those that failed: ${failing.join('; ')}.`]
            : []),
        'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
        ...(guessed.length > 0 ? [`Guessed from words, at least in part, in: ${guessed.join(', ')}.`] : []),
        ...(mocks.length > 0
            ? [`A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-by-use-case.js




/** More use cases than these are counted, not listed. */
const MOST_USE_CASES = 20;
const NAME_LENGTH = 80;
/**
 * All use cases: those that an arm answered nothing of first, then that with the lowest overall score of the last arm, those that it has no
 * score of last; then by name.
 */
function orderUseCases(arms) {
    const last = arms.at(-1)?.useCases;
    const names = new Set(arms.flatMap(({ useCases }) => [...useCases.keys()]));
    const all = [...names].map((name) => {
        const hasFailed = arms.some(({ useCases }) => useCases.get(name)?.answered === 0);
        return { name, overall: hasFailed ? -1 : (overallScore(last?.get(name)?.scores ?? []).score ?? Infinity) };
    });
    return all.sort((a, b) => {
        if (a.overall !== b.overall)
            return a.overall - b.overall;
        return (a.name ?? '') < (b.name ?? '') ? -1 : 1;
    });
}
const capabilityByUseCase = defineTable({
    name: 'capability-by-use-case',
    title: 'Capabilities by use case',
    source: 'design document 001, per-use-case tables',
    place: 'page',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        const useCases = orderUseCases(scored);
        const left = useCases.length - MOST_USE_CASES;
        const suite = arms[0]?.run.suite.name ?? '';
        return {
            columns: [{ title: 'variant', format: 'text' }, { title: 'use case', format: 'text' }, ...SCORE_COLUMNS],
            rows: useCases.slice(0, MOST_USE_CASES).flatMap(({ name }) => scored.flatMap((arm) => {
                const found = arm.useCases.get(name);
                if (found === undefined)
                    return [];
                const { scores, trials, answered } = found;
                const shown = (name ?? suite).slice(0, NAME_LENGTH);
                return [
                    [
                        arm.name,
                        answered < trials ? `${shown} (${answered} of ${trials} answered)` : shown,
                        ...scoreCells(scores),
                    ],
                ];
            })),
            notes: [
                'What a variant answered nothing of comes first, then the lowest overall score of the last variant. A case counts in its `use_case`, else in its first tag, else in the suite.',
                ...(left > 0 ? [`${left} more use cases are left out.`] : []),
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/capability-overall.js




const capabilityOverall = defineTable({
    name: 'capability-overall',
    title: 'Capabilities',
    source: 'design document 001, comprehensive table',
    place: 'comment',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        return {
            columns: [{ title: 'variant', format: 'text' }, ...SCORE_COLUMNS],
            rows: scored.map(({ name, useCases }) => [
                name,
                ...scoreCells(averageScores([...useCases.values()].map(({ scores }) => scores))),
            ]),
            notes: [
                'Means over the use cases, each of the same weight, and so is the share of the weight that was measured.',
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/metrics/list-grown-functions.js
var list_grown_functions = __webpack_require__(42176);
;// CONCATENATED MODULE: ./build/core/metrics/tables/code-complexity.js



/** More are no reading; the rest are counted. */
const MOST_FUNCTIONS = 50;
const codeComplexity = defineScoreTable({
    name: 'code-complexity',
    title: 'Functions that became more complex',
    source: 'issue 9; McCabe 1976, ranks of radon 6.0',
    place: 'page',
    build: (arms) => {
        const [first, last] = [arms[0], arms.at(-1)];
        const [before, after] = [first?.run.code_quality, last?.run.code_quality];
        if (first === last || before === undefined || after === undefined)
            return null;
        // Arms without a file in common are other programs, and nothing of them is new.
        const shared = new Set(before.files.map(({ path }) => path));
        if (!after.files.some(({ path }) => shared.has(path)))
            return null;
        const grown = (0,list_grown_functions/* listGrownFunctions */.j)(before, after);
        const notable = grown.filter((one) => one.is_notable).length;
        if (grown.length === 0)
            return null;
        return {
            // A reviewer wants to know of another letter, not of one more branch.
            place: notable > 0 ? 'comment' : 'page',
            gist: notable === 0 ? (0,format_number/* countOf */.pq)(grown.length, 'function') : `${notable} with a worse rank`,
            columns: [
                { title: 'function', format: 'text' },
                { title: 'where', format: 'text' },
                { title: first?.name ?? '', format: 'text' },
                { title: last?.name ?? '', format: 'text' },
            ],
            rows: grown
                .slice(0, MOST_FUNCTIONS)
                .map((one) => [one.name, `${one.path}:${one.line}`, write(one.before), write(one.after)]),
            notes: [
                'Cyclomatic complexity with its rank: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40, then F. Exact numbers, no verdict hangs on them.',
                ...(grown.length > MOST_FUNCTIONS ? [`${grown.length - MOST_FUNCTIONS} more became more complex.`] : []),
            ],
        };
    },
});
function write(side) {
    return side === null ? 'new' : `${side.complexity} (${side.rank})`;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/code-files.js

/** More are no reading; the rest are counted. */
const MOST_FILES = 200;
const codeFiles = defineScoreTable({
    name: 'code-files',
    title: 'Code quality by file',
    source: 'design document 000, static metrics of an implementation file',
    place: 'page',
    build: (arms) => {
        const all = arms.flatMap(({ name, run }) => (run.code_quality?.files ?? []).map((file) => ({ name, file })));
        if (all.length === 0)
            return null;
        const left = all.length - MOST_FILES;
        const [first, last] = [arms[0], arms.at(-1)];
        const [before, after] = [pathsOf(first), pathsOf(last)];
        const isPaired = first !== last && before.size > 0 && after.size > 0;
        const stateOf = (arm, { path }) => {
            if (!isPaired)
                return null;
            if (arm === first?.name && !after.has(path))
                return 'deleted';
            return arm === last?.name && !before.has(path) ? 'new' : null;
        };
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'file', format: 'text' },
                { title: 'language', format: 'text' },
                { title: 'SLOC', format: 'count' },
                { title: 'average complexity', format: 'count' },
                { title: 'grade', format: 'text' },
                { title: 'highest', format: 'count' },
                { title: 'maintainability', format: 'score' },
                { title: 'grade', format: 'text' },
                { title: 'not measured', format: 'text' },
                ...(isPaired ? [{ title: 'not compared', format: 'text' }] : []),
            ],
            rows: all
                .slice(0, MOST_FILES)
                .map(({ name, file }) => [
                ...[name, file.path, file.language, ...describeFile(file)],
                ...(isPaired ? [stateOf(name, file)] : []),
            ]),
            notes: left > 0 ? [`${left} more files are in run.json.`] : [],
        };
    },
});
function pathsOf(arm) {
    return new Set(arm?.run.code_quality?.files.map(({ path }) => path));
}
function describeFile(file) {
    if (file.kind === 'unscored') {
        const place = file.line === null ? '' : `line ${file.line}: `;
        return [null, null, null, null, null, null, `${place}${file.reason}`];
    }
    const { functions_only: functions, grade } = file.complexity;
    const { index, grade: indexGrade } = file.maintainability;
    return functions.count === 0
        ? [file.raw.sloc, null, null, null, index, indexGrade, null]
        : [file.raw.sloc, functions.average, grade, functions.max, index, indexGrade, null];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/code-quality.js

const codeQuality = defineScoreTable({
    name: 'code-quality',
    title: 'Code quality',
    source: 'design document 000, static metrics',
    place: 'page',
    build: (arms) => {
        const rows = arms.flatMap(({ name, run }) => (run.code_quality?.totals ?? []).map((totals) => {
            const { raw, complexity, halstead, maintainability, declarations } = totals;
            const { functions_only: functions, with_classes: blocks } = complexity;
            const hasFunctions = functions.count > 0;
            return [
                name,
                run.code_quality?.framework ?? null,
                totals.language,
                totals.files,
                raw.sloc,
                totals.comment_ratio,
                hasFunctions ? functions.average : null,
                hasFunctions ? complexity.grade : null,
                functions.max,
                blocks.count > 0 ? blocks.average : null,
                blocks.max,
                maintainability.index,
                maintainability.grade,
                halstead.volume,
                halstead.difficulty,
                halstead.bugs,
                declarations.imports,
                declarations.framework_imports,
                declarations.classes,
                declarations.functions,
                declarations.return_annotation_share,
            ];
        }));
        const unscored = arms.flatMap(({ name, run: { code_quality: code } }) => code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`]);
        if (rows.length === 0 && unscored.length === 0)
            return null;
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'framework', format: 'text' },
                { title: 'language', format: 'text' },
                { title: 'files', format: 'count' },
                { title: 'SLOC', format: 'count', hint: 'Lines with code on them.' },
                { title: 'comment ratio', format: 'ratio' },
                { title: 'average', format: 'count', group: 'complexity per function' },
                { title: 'grade', format: 'text', group: 'complexity per function' },
                { title: 'highest', format: 'count', group: 'complexity per function' },
                { title: 'average', format: 'count', group: 'with classes (radon)' },
                { title: 'highest', format: 'count', group: 'with classes (radon)' },
                { title: 'index', format: 'score', group: 'maintainability' },
                { title: 'grade', format: 'text', group: 'maintainability' },
                { title: 'volume', format: 'count', group: 'Halstead' },
                { title: 'difficulty', format: 'count', group: 'Halstead' },
                { title: 'bugs', format: 'count', group: 'Halstead' },
                { title: 'all', format: 'count', group: 'imports' },
                { title: 'framework', format: 'count', group: 'imports' },
                { title: 'classes', format: 'count' },
                { title: 'functions', format: 'count' },
                { title: 'return annotations', format: 'share' },
            ],
            rows,
            notes: [
                'Measured once a run, from the source: exact numbers, with no interval. Values of one language do not compare with those of another.',
                ...unscored,
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/model/run-code.js
var run_code = __webpack_require__(71923);
;// CONCATENATED MODULE: ./build/core/metrics/tables/code-review.js


const codeReviewTable = defineScoreTable({
    name: 'code-review',
    title: 'Code review',
    source: 'design document 000, LLM code review',
    place: 'page',
    build: (arms) => {
        const reviewed = arms.flatMap(({ name, run: { code_quality: code } }) => code?.review?.kind === 'reviewed' ? [{ name, review: code.review }] : []);
        const missing = arms.flatMap(({ name, run: { code_quality: code } }) => code?.review?.kind === 'unscored' ? [`${name} is not reviewed: ${code.review.reason}.`] : []);
        if (reviewed.length === 0 && missing.length === 0)
            return null;
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'criterion', format: 'text' },
                { title: 'grade', format: 'score' },
                { title: 'why', format: 'text' },
            ],
            rows: reviewed.flatMap(({ name, review }) => [
                [name, 'mean of the seven', review.average, null],
                ...run_code/* REVIEW_CRITERIA */.DU.map((criterion) => {
                    const { score = null, reason = null } = review.criteria[criterion] ?? {};
                    return [name, criterion.replaceAll('_', ' '), score, reason];
                }),
            ]),
            notes: [
                'Grades from 1 to 5, one reading of a judge: an opinion, with no interval.',
                ...reviewed.flatMap(({ name, review: { cut } }) => (cut === null ? [] : [`Not shown of ${name}: ${cut}.`])),
                ...missing,
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/core/metrics/bills-of-reply.js
var bills_of_reply = __webpack_require__(42371);
;// CONCATENATED MODULE: ./build/core/metrics/component-distribution.js

const TOKENS_PER_PRICE = 1_000_000;
/**
 * What each type of component used and cost, in the order of the types; those that were not reported are left out. Cached tokens are a part of
 * the input and cost as much as other input where the price list does not say. Source: design document 003, component cost breakdown.
 * @example distributeComponents([{ type: 'TOOL_SCHEMA', input_tokens: 1000 }], { input: 3, output: 15 }) // 1,000 tokens, $0.003
 */
function distributeComponents(components, price) {
    return observation/* COMPONENT_TYPES */.Ov.flatMap((type) => {
        const own = components.filter((component) => component.type === type);
        if (own.length === 0)
            return [];
        const total = (count) => own.reduce((sum, component) => sum + (count(component) ?? 0), 0);
        const input = total(({ input_tokens }) => input_tokens);
        const output = total(({ output_tokens }) => output_tokens);
        const cached = Math.min(input, total(({ cached_tokens }) => cached_tokens));
        const cost = price === null
            ? null
            : ((input - cached) * price.input + cached * (price.cached || price.input) + output * price.output) /
                TOKENS_PER_PRICE;
        return [{ type, input_tokens: input, output_tokens: output, cached_tokens: cached, cost_usd: cost }];
    });
}
/**
 * The share of the whole cost that each of some parts has, 0 to 1, in their order; null where a cost is unknown or the whole is 0: tokens are no
 * measure of it. Source: design document 003, type percentage.
 * @example shareCosts([0.003, 0.015, 0.002]) // [0.15, 0.75, 0.1]
 */
function shareCosts(costs) {
    let whole = 0;
    for (const cost of costs) {
        if (cost === null)
            return costs.map(() => null);
        whole += cost;
    }
    return costs.map((cost) => (cost === null || whole === 0 ? null : cost / whole));
}

// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/find-price.js
var find_price = __webpack_require__(57665);
;// CONCATENATED MODULE: ./build/core/metrics/tables/component-cost.js






const NOTHING = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
const componentCost = defineTable({
    name: 'component-cost',
    title: 'What the tokens were spent on',
    source: 'design document 003, component cost breakdown',
    place: 'page',
    start: ({ settings }) => {
        const sums = new Map();
        const pricing = (0,default_pricing/* completePricing */.M)(settings.pricing);
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok' || observation.reply.components === undefined)
                    return;
                const { components } = observation.reply;
                const [bill, another] = (0,bills_of_reply/* billsOf */.K)(observation.reply);
                // Components do not say which of several models they went to.
                const price = bill === undefined || another !== undefined ? null : ((0,find_price/* findPrice */.v)(bill, pricing)?.price ?? null);
                for (const { type, input_tokens: input, output_tokens: output, cost_usd: cost } of distributeComponents(components, price)) {
                    const known = sums.get(type) ?? NOTHING;
                    sums.set(type, {
                        input_tokens: known.input_tokens + input,
                        output_tokens: known.output_tokens + output,
                        cost_usd: known.cost_usd === null || cost === null ? null : known.cost_usd + cost,
                    });
                }
            },
            finish: () => sums,
        };
    },
    build: (arms) => {
        const types = observation/* COMPONENT_TYPES */.Ov.filter((type) => arms.some(({ data }) => data.has(type)));
        if (types.length === 0)
            return null;
        const totalOf = (type) => arms.reduce((sum, { data }) => {
            const { input_tokens: input, output_tokens: output } = data.get(type) ?? NOTHING;
            return sum + input + output;
        }, 0);
        const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a));
        const shares = arms.map(({ data }) => shareCosts(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)));
        return {
            columns: [
                { title: 'component', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'input tokens', format: 'tokens' },
                { title: 'output tokens', format: 'tokens' },
                { title: 'cost', format: 'usd' },
                { title: 'share of the cost', format: 'share' },
            ],
            rows: sorted.flatMap((type, at) => arms.map(({ name, data }, arm) => {
                // An arm that reports no components at all has not used none of them.
                if (data.size === 0)
                    return [type, name, null, null, null, null];
                const { input_tokens: input, output_tokens: output, cost_usd: cost } = data.get(type) ?? NOTHING;
                return [type, name, input, output, cost, shares[arm]?.[at] ?? null];
            })),
            notes: [
                'Sums over the answered trials that report components, at the price of the model of each; most tokens first. Shares are of the cost, where output weighs more than input, not of the tokens.',
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/stats/percentile-of-sorted.js
/**
 * The same as `percentile` of values that are in ascending order: for whoever wants several of them.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentileOfSorted([1, 2, 3, 4], 0.5) // 2.5
 */
function percentileOfSorted(sorted, p) {
    if (sorted.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low === high ? low : low + (high - low) * (position - below);
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/cost-distribution.js



const SPENT = [
    { id: 'cost.usd', title: 'cost', format: 'usd' },
    { id: 'tokens.total', title: 'tokens', format: 'tokens' },
    { id: 'performance.latency', title: 'latency', format: 's' },
];
/** What is told of them, the least first. */
const STATISTICS = {
    min: ({ sorted }) => percentileOfSorted(sorted, 0),
    p50: ({ sorted }) => percentileOfSorted(sorted, 0.5),
    mean: ({ means }) => (0,mean/* mean */.i)(means),
    p95: ({ sorted }) => percentileOfSorted(sorted, 0.95),
    max: ({ sorted }) => percentileOfSorted(sorted, 1),
};
const costDistribution = defineScoreTable({
    name: 'cost-distribution',
    title: 'What a query costs and how long it takes',
    source: 'design document 004, cost distribution; design document 000, runtime distribution',
    place: 'page',
    build: (arms) => {
        const measured = arms.map(({ name, means: { meansOf, totalOf } }) => ({
            name,
            spent: SPENT.map(({ id }) => {
                const means = meansOf(id);
                return { means, sorted: new Float64Array(means).sort(), missing: totalOf(id).missing };
            }),
        }));
        const shown = SPENT.flatMap((column, at) => measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : []);
        if (shown.length === 0)
            return null;
        const rowsOf = (title, cellOf) => measured.map(({ name, spent }) => [
            title,
            name,
            ...shown.map(({ at }) => {
                const one = spent[at];
                return one === undefined ? null : cellOf(one);
            }),
        ]);
        return {
            columns: [
                { title: 'of a query', format: 'text' },
                { title: 'arm', format: 'text' },
                ...shown.map(({ title, format }) => ({ title, format })),
            ],
            rows: [
                ...Object.entries(STATISTICS).flatMap(([title, of]) => rowsOf(title, (spent) => (spent.means.length === 0 ? null : of(spent)))),
                ...rowsOf('trials without', ({ missing }) => String(missing)),
            ],
            notes: ['Over the cases, each with its mean over trials. A trial that failed has none of these.'],
        };
    },
});

// EXTERNAL MODULE: ./build/core/stats/cohen-kappa.js
var cohen_kappa = __webpack_require__(57333);
// EXTERNAL MODULE: ./build/core/stats/spearman.js
var spearman = __webpack_require__(2451);
// EXTERNAL MODULE: ./build/core/metrics/tables/judge-measures.js
var judge_measures = __webpack_require__(59617);
;// CONCATENATED MODULE: ./build/core/metrics/tables/judge-reliability.js





/** Scores from 0 to 1 that lie no further apart than this agree; grades must be equal. */
const NEAR = 0.1;
/** 0.8 − 0.7 is a little more than 0.1. */
const ROUNDING = 1e-9;
const DECIMALS = 2;
function addTrial(agreement, { read, readEach, metric }, trial) {
    const said = read(trial.judgments) ?? null;
    const readings = readEach(trial.judgments);
    const [first, second] = readings;
    if (first !== undefined && second !== undefined) {
        agreement.twice.push([first, second]);
        agreement.ranges.push(Math.max(...readings) - Math.min(...readings));
    }
    const { human_labels: labels = {} } = trial.golden;
    const label = Object.hasOwn(labels, metric) ? labels[metric] : undefined;
    if (trial.trial === 0 && said !== null && label !== undefined)
        agreement.labelled.push([said, label]);
}
const rounded = (value) => (value === null ? null : value.toFixed(DECIMALS));
/** n, share that agree, κ where the scores are grades, Spearman's correlation; nulls where there is nothing to say. */
function describePairs(pairs, ranges, { unit }) {
    if (pairs.length === 0)
        return [0, null, null, null];
    const isGrade = unit === 'score';
    const apart = isGrade ? 0 : NEAR;
    const agreeing = ranges.filter((range) => range <= apart + ROUNDING).length;
    return [pairs.length, agreeing / pairs.length, isGrade ? rounded((0,cohen_kappa/* cohenKappa */.r)(pairs)) : null, rounded((0,spearman/* spearman */.C)(pairs))];
}
const distance = ([one, other]) => Math.abs(one - other);
const judgeReliability = defineTable({
    name: 'judge-reliability',
    title: 'How far the judge can be leant on',
    source: 'requirements 18 to 24 and 67 to 71; Cohen 1960 and Spearman 1904 for the agreement',
    place: 'page',
    start: () => {
        const data = judge_measures/* JUDGE_MEASURES */.M.map(() => ({ twice: [], ranges: [], labelled: [] }));
        return {
            add: (trial) => {
                const { judgments } = trial;
                if (judgments === null || trial.observation.status === 'failed')
                    return;
                for (const [at, measure] of judge_measures/* JUDGE_MEASURES */.M.entries()) {
                    const agreement = data[at];
                    if (agreement !== undefined)
                        addTrial(agreement, measure, { ...trial, judgments });
                }
            },
            finish: () => data,
        };
    },
    build: (arms) => {
        const shown = judge_measures/* JUDGE_MEASURES */.M.flatMap((measure, at) => arms.flatMap(({ name, data }) => {
            const { twice = [], ranges = [], labelled = [] } = data[at] ?? {};
            if (twice.length + labelled.length === 0)
                return [];
            const row = [
                measure.title,
                name,
                ...describePairs(twice, ranges, measure),
                rounded(ranges.length === 0 ? null : (0,mean/* mean */.i)(ranges)),
                ...describePairs(labelled, labelled.map(distance), measure),
            ];
            return [row];
        }));
        if (shown.length === 0)
            return null;
        const itself = 'with itself';
        const people = 'with people';
        return {
            columns: [
                { title: 'score', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count', group: itself, hint: 'Trials that were read at least twice.' },
                { title: 'agree', format: 'share', group: itself, hint: 'All readings of a trial agree.' },
                { title: 'κ', format: 'text', group: itself, hint: 'Cohen’s κ of the first two readings.' },
                { title: 'ρ', format: 'text', group: itself, hint: 'Spearman’s correlation of the first two readings.' },
                { title: 'mean range', format: 'text', group: itself, hint: 'Highest less lowest reading of a trial.' },
                { title: 'cases', format: 'count', group: people, hint: 'Cases with such a label in `human_labels`.' },
                { title: 'agree', format: 'share', group: people },
                { title: 'κ', format: 'text', group: people },
                { title: 'ρ', format: 'text', group: people },
            ],
            rows: shown,
            notes: [
                'Grades agree when they are equal, scores from 0 to 1 when they lie at most 0.1 apart; κ is what is left of that when chance is taken away, for grades alone. People’s labels (`human_labels` of the cases) are held against the first trial of each case.',
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/metrics/list-readings.js
var list_readings = __webpack_require__(32694);
// EXTERNAL MODULE: ./build/core/metrics/rubric-readings.js
var rubric_readings = __webpack_require__(18621);
;// CONCATENATED MODULE: ./build/core/metrics/tables/running-spread.js
/**
 * Starts with no value.
 * Source: Welford 1962, Technometrics 4:419: no sum of squares, which loses digits.
 * @example of 1, 2, 3: mean 2, deviation 1
 */
function startSpread() {
    let count = 0;
    let centre = 0;
    let squares = 0;
    return {
        add: (value) => {
            count += 1;
            const before = value - centre;
            centre += before / count;
            squares += before * (value - centre);
        },
        n: () => count,
        mean: () => (count === 0 ? null : centre),
        deviation: () => (count < 2 ? null : Math.sqrt(squares / (count - 1))),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/judge-scores.js







const judge_scores_NAME_LENGTH = 80;
const MOST_MODELS = 20;
const MEASURES = [
    ...judge_measures/* JUDGE_MEASURES */.M,
    {
        title: 'rubric, weighted score',
        question: 'rubric',
        unit: 'ratio',
        read: ({ rubric }, { golden }, scoring) => {
            const readings = (0,rubric_readings/* readRubric */.qc)(rubric?.runs ?? [], golden, scoring);
            return typeof readings === 'string' ? null : (0,consensus/* consensus */.sJ)((0,rubric_readings/* wholeReadings */.nf)(readings));
        },
    },
];
const judgeScores = defineTable({
    name: 'judge-scores',
    title: 'What the judge said',
    source: 'requirements 18 to 21 and 67 to 70; design document 003, judge',
    place: 'page',
    start: ({ scoring }) => {
        const spreads = MEASURES.map(startSpread);
        const unusable = MEASURES.map(() => 0);
        const models = new Set();
        return {
            add: (trial) => {
                const { judgments } = trial;
                if (judgments === null || trial.observation.status === 'failed')
                    return;
                for (const model of modelsOf(judgments))
                    if (models.size < MOST_MODELS)
                        models.add(model);
                for (const [at, { question, read }] of MEASURES.entries()) {
                    if (judgments[question] === undefined)
                        continue;
                    const value = read(judgments, trial, scoring);
                    if (value === undefined)
                        continue;
                    if (value === null)
                        unusable[at] = (unusable[at] ?? 0) + 1;
                    else
                        spreads[at]?.add(value);
                }
            },
            finish: () => ({ spreads, unusable, models }),
        };
    },
    build: (arms, { scoring }) => {
        const shown = MEASURES.flatMap((measure, at) => arms.some(({ data }) => (data.spreads[at]?.n() ?? 0) + (data.unusable[at] ?? 0) > 0) ? [{ ...measure, at }] : []);
        if (shown.length === 0)
            return null;
        return {
            columns: [
                { title: 'score', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'mean', format: 'count' },
                { title: 'sd', format: 'count' },
                { title: 'unusable', format: 'count' },
            ],
            rows: shown.flatMap(({ title, unit, at }) => arms.map(({ name, data }) => {
                const write = (value) => value === null ? null : (0,format_metric/* formatValue */.Fl)({ unit, kind: 'continuous' }, value);
                const { n, mean, deviation } = data.spreads[at] ?? startSpread();
                return [title, name, n(), write(mean()), write(deviation()), data.unusable[at] ?? 0];
            })),
            notes: [
                'Over the answered trials that were judged, each counted once; sd is the sample deviation between them. The metrics weigh each case alike, and a trial that failed is 0 there. Unusable: the judge gave no reply that can be read.',
                ...describeModels(arms.map(({ name, data }) => ({ name, models: [...data.models].sort() }))),
                ...describeUnasked(shown.map(({ question }) => question), scoring),
            ],
        };
    },
});
function modelsOf(judgments) {
    return (0,list_readings/* listReadings */.G)(judgments).flatMap(({ model }) => model?.slice(0, judge_scores_NAME_LENGTH) ?? []);
}
/** Two judges are two scales: what differs between the arms may be the judge. */
function describeModels(arms) {
    const known = arms.filter(({ models }) => models.length > 0);
    const lists = new Set(known.map(({ models }) => models.join(', ')));
    if (lists.size === 0)
        return [];
    if (lists.size === 1)
        return [`The judge: ${[...lists].join()}.`];
    const each = known.map(({ name, models }) => `${name}: ${models.join(', ')}`).join('; ');
    return [`The arms were judged by different models, so their scores are not alike: ${each}.`];
}
function describeUnasked(questions, { judged }) {
    const unasked = [...new Set(questions)].filter((question) => !judged.includes(question));
    if (unasked.length === 0)
        return [];
    const names = unasked.map((question) => `\`${question}\``).join(' and ');
    return [`The suite does not name ${names} under \`judged\`, so no metric is made of it.`];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/hardest-queries.js

const MOST_CASES = 20;
const SUCCESS = 'success';
const hardestQueries = defineScoreTable({
    name: 'hardest-queries',
    title: 'Hardest queries',
    source: 'design document 004, hardest queries and error drill-down',
    place: 'page',
    names_cases: true,
    build: (arms, { settings: { primary_k: k } }) => {
        const recallId = `retrieval.recall@${k}`;
        const last = arms.at(-1)?.means;
        const hard = last === undefined ? [] : listHard(last, recallId);
        if (hard.length === 0)
            return null;
        return {
            columns: [
                { title: 'case', format: 'text' },
                ...arms.flatMap(({ name }) => [
                    { title: `recall@${k}`, format: 'ratio', group: name },
                    { title: 'success', format: 'share', group: name },
                ]),
            ],
            rows: hard
                .slice(0, MOST_CASES)
                .map(({ id }) => [id, ...arms.flatMap(({ means }) => [means.meanOf(id, recallId), means.meanOf(id, SUCCESS)])]),
            notes: [
                `Cases that are not fully found or do not always succeed in the last arm, ${arms.at(-1)?.name ?? ''}: by recall@${k}, then success, means over a case's trials.`,
                ...(hard.length > MOST_CASES ? [`${hard.length - MOST_CASES} more are left out.`] : []),
            ],
        };
    },
});
/** The cases that are not fully found or do not always succeed, the hardest first. */
function listHard({ ids, columnOf }, recallId) {
    const [recalls, successes] = [columnOf(recallId), columnOf(SUCCESS)];
    const hard = [];
    let place = 0;
    for (const id of ids) {
        const found = recalls?.[place] ?? NaN;
        const succeeded = successes?.[place] ?? NaN;
        place += 1;
        // Where a case has but one of them, that one places it.
        const recall = Number.isNaN(found) ? succeeded : found;
        const success = Number.isNaN(succeeded) ? found : succeeded;
        if (recall < 1 || success < 1)
            hard.push({ id, recall, success });
    }
    return hard.sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1));
}

// EXTERNAL MODULE: ./build/core/metrics/mark-escalations.js
var mark_escalations = __webpack_require__(27724);
// EXTERNAL MODULE: ./build/core/metrics/normalize-model-name.js
var normalize_model_name = __webpack_require__(57919);
;// CONCATENATED MODULE: ./build/core/metrics/tables/model-usage.js



/** More models than these are counted, not listed. */
const model_usage_MOST_MODELS = 20;
const model_usage_NAME_LENGTH = 80;
/**
 * Every model that was asked for one reply, with what became of it: the last attempt answered, unless it says `escalated` or `failed`. Without attempts
 * the reply's `model` answered.
 * @example listModels({ attempts: [{ model: 'a', result: 'escalated' }, { model: 'b' }] }, scoring) // a escalated, b answered
 */
function listModels({ attempts = [], model }, scoring) {
    if (attempts.length === 0)
        return model === undefined ? [] : [{ model, outcome: 'answered' }];
    const marks = (0,mark_escalations/* markEscalations */.K)(attempts, scoring);
    return attempts.flatMap(({ model: name, result }, index) => {
        const isLast = index === attempts.length - 1;
        // A single attempt need not repeat the model of its reply.
        const asked = name ?? (attempts.length === 1 ? model : undefined);
        if (asked === undefined)
            return [];
        const outcome = marks[index] === true ? 'escalated' : isLast && result !== 'failed' ? 'answered' : 'other';
        return [{ model: asked, outcome }];
    });
}
const modelUsage = defineTable({
    name: 'model-usage',
    title: 'Models that answered and models that passed on',
    source: 'design document 004, charts: usage by model, answered and escalated',
    place: 'page',
    start: ({ scoring }) => {
        const uses = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok')
                    return;
                for (const { model, outcome } of listModels(observation.reply, scoring)) {
                    const name = (0,normalize_model_name/* canonicalModelName */.V_)(model);
                    const use = uses.get(name) ?? {
                        model: model.slice(0, model_usage_NAME_LENGTH),
                        counts: { answered: 0, escalated: 0, other: 0 },
                    };
                    uses.set(name, { ...use, counts: { ...use.counts, [outcome]: use.counts[outcome] + 1 } });
                }
            },
            finish: () => uses,
        };
    },
    build: (arms) => {
        const totals = new Map();
        for (const { data } of arms)
            for (const [name, { model, counts }] of data) {
                const total = totals.get(name);
                totals.set(name, { model: total?.model ?? model, answered: (total?.answered ?? 0) + counts.answered });
            }
        const isRouted = arms.some(({ data }) => [...data.values()].some(({ counts }) => counts.escalated + counts.other > 0));
        if (totals.size < 2 && !isRouted)
            return null;
        const models = [...totals].sort(([a, { answered: x }], [b, { answered: y }]) => y - x || (a < b ? -1 : 1));
        return {
            columns: [
                { title: 'model', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'answered', format: 'count' },
                { title: 'escalated', format: 'count' },
                { title: 'other', format: 'count' },
            ],
            rows: models.slice(0, model_usage_MOST_MODELS).flatMap(([name, { model }]) => arms.map((arm) => {
                const { answered, escalated, other } = arm.data.get(name)?.counts ?? { answered: 0, escalated: 0, other: 0 };
                const isSilent = arm.data.size === 0;
                return [model, arm.name, ...(isSilent ? [null, null, null] : [answered, escalated, other])];
            })),
            notes: [
                'How often each model was asked in the answered trials, the one that answered most first. Other: it failed, was not sure, or was asked again.',
                ...(models.length > model_usage_MOST_MODELS ? [`${models.length - model_usage_MOST_MODELS} more models are left out.`] : []),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/stats/pareto-front.js
var pareto_front = __webpack_require__(67489);
;// CONCATENATED MODULE: ./build/core/metrics/scorecard.js


/** Each that was measured is one element of capability; the first is the mean of the judge's three grades, ÷ 5. */
const SIGNALS = [
    'judge.overall',
    'branching.success',
    'hops.chain-success',
    'branching.grounded-hop-coverage',
    'hops.grounded-coverage',
    'branching.hop-coverage',
    'hops.coverage',
    'coordination.success',
    'coordination.agent-coverage',
    'coordination.hop-coverage',
    'coordination.grounded-hop-coverage',
];
/** Means over cases, never sums: an arm of five trials is not five times as dear. */
const scorecard_SPENT = [
    { id: 'performance.latency', weight: 0.4, anchor: ({ latency_anchor_s: s }) => s },
    { id: 'cost.usd', weight: 0.4, anchor: ({ cost_anchor_usd: usd }) => usd },
    { id: 'tokens.total', weight: 0.2, anchor: ({ token_budget: tokens }) => tokens },
];
/** Fewer arms than these leave min–max nothing but 0 and 100. */
const FEWEST_FOR_MINMAX = 3;
/**
 * The scorecards of some arms. Capability is 100·mean of every signal that was measured. Efficiency is
 * 100·(0.4·latency + 0.4·cost + 0.2·tokens), each 1 for the arm that needs least and 0 for the one that needs most; below three arms each is held
 * against the suite's anchors instead. Developer experience is 100·mean of what was measured of the maintainability index, the average
 * complexity (each between the extremes of the arms, or by anchors: index/100, (20 − complexity)/19) and the share of functions with a return
 * annotation and the review's mean ÷ 5; without the first two where arms have other languages. What is not measured is left out, and the other weights grow. Source: design document 000,
 * derived scorecard; its published weighted mean is a weighted sum here.
 * @example three arms of 1, 2 and 3 s alone: efficiency 100, 50 and 0
 */
function buildScorecards(runs, scoring) {
    const arms = runs.map(({ summaries }) => summaries);
    const normalisation = arms.length < FEWEST_FOR_MINMAX ? 'anchor' : 'minmax';
    const spent = scorecard_SPENT.map(({ id, weight, anchor }) => {
        const values = arms.map((summaries) => id === 'cost.usd' && !isCostKnown(summaries) ? null : meanOf(summaries, id));
        const limit = anchor(scoring);
        const shares = normalisation === 'minmax'
            ? rankBetweenExtremes(values)
            : values.map((value) => (value === null ? null : (0,efficiency/* thriftScore */.Qn)(value, limit) / 100));
        return { weight, shares };
    });
    const experience = rateExperience(runs, normalisation);
    return {
        normalisation,
        cards: arms.map((summaries, arm) => ({
            ...rateCapability(summaries),
            efficiency: rateEfficiency(spent.map(({ weight, shares }) => ({ weight, share: shares[arm] ?? null }))),
            developer_experience: experience[arm] ?? null,
            is_cost_unknown: !isCostKnown(summaries),
        })),
    };
}
function rateCapability(summaries) {
    const measured = SIGNALS.flatMap((id) => {
        const value = meanOf(summaries, id);
        return value === null ? [] : [{ id, value }];
    });
    return {
        capability: measured.length === 0 ? null : 100 * (0,mean/* mean */.i)(measured.map(({ value }) => value)),
        signals: measured.map(({ id }) => id),
    };
}
function rateEfficiency(parts) {
    const known = parts.flatMap(({ weight, share }) => (share === null ? [] : [{ weight, share }]));
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : (100 * known.reduce((sum, { weight, share }) => sum + weight * share, 0)) / total;
}
function rateExperience(runs, normalisation) {
    const valuesOf = (id) => runs.map(({ summaries }) => meanOf(summaries, id));
    const [indices, complexities] = [valuesOf('code.mi'), valuesOf('code.average-complexity')];
    const languages = new Set(runs.flatMap(({ code_quality: code }) => code?.language ?? []));
    const scaled = languages.size > 1
        ? []
        : normalisation === 'minmax'
            ? [
                rankBetweenExtremes(indices.map((value) => (value === null ? null : -value))),
                rankBetweenExtremes(complexities),
            ]
            : [
                indices.map((value) => (value === null ? null : value / 100)),
                complexities.map((value) => (value === null ? null : Math.min(1, Math.max(0, (20 - value) / 19)))),
            ];
    const reviews = valuesOf('code.review').map((value) => (value === null ? null : value / 5));
    const parts = [...scaled, valuesOf('code.return-annotations'), reviews];
    return runs.map((_, arm) => {
        const known = parts.flatMap((values) => values[arm] ?? []);
        return known.length === 0 ? null : 100 * (0,mean/* mean */.i)(known);
    });
}
/** (max − v)/(max − min) among the known ones, 1 for all when they are equal. */
function rankBetweenExtremes(values) {
    const known = values.filter((value) => value !== null);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    return values.map((value) => (value === null ? null : most === least ? 1 : (most - value) / (most - least)));
}
/** A price is known for every answer: the sum of some is no cost of the arm. */
function isCostKnown(summaries) {
    return meanOf(summaries, 'cost.known') === 1;
}
function meanOf(summaries, id) {
    return summaries[id]?.mean ?? null;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/pareto.js



const pareto_SUCCESS = 'success';
const pareto = defineScoreTable({
    name: 'pareto',
    title: 'Cost against quality: who is on the Pareto front',
    source: 'design document 004, cost–quality frontier',
    place: 'page',
    build: (arms) => {
        const quality = chooseQuality(arms);
        if (arms.length < 2 || quality === null)
            return null;
        const points = arms.map(({ run: { summaries } }) => ({
            cost: isCostKnown(summaries) ? (summaries['cost.usd']?.mean ?? null) : null,
            quality: summaries[quality.id]?.mean ?? null,
        }));
        const front = (0,pareto_front/* findParetoFront */.M)(points);
        if (front.every((isOn) => isOn === null))
            return null;
        const leftOut = arms.filter((_, place) => front[place] === null).map(({ name }) => name);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'cost per query', format: 'usd' },
                { title: quality.title, format: quality.kind === 'binary' ? 'share' : quality.unit },
                { title: 'on the front', format: 'text' },
            ],
            rows: arms.map(({ name }, place) => {
                const { cost = null, quality: value = null } = points[place] ?? {};
                const isOn = front[place] ?? null;
                return [name, cost, value, isOn === null ? null : isOn ? { value: 'yes', mark: 'good' } : 'no'];
            }),
            notes: [
                'On the front: no other arm costs no more and is no worse, and better in one of the two. Point figures, no test.',
                ...(leftOut.length === 0 ? [] : [`Left out, since a cost or the quality is unknown: ${leftOut.join(', ')}.`]),
            ],
        };
    },
});
/** The metric of the first arm's primary gate where higher is better, else success; null where no arm has it. */
function chooseQuality(arms) {
    const [first] = arms;
    if (first === undefined)
        return null;
    const { gates, metrics } = first.run;
    const primary = gates.find((gate) => gate.primary && gate.where === null)?.metric;
    const byId = (id) => metrics.find((metric) => metric.id === id && metric.direction === 'higher');
    const chosen = byId(primary) ?? byId(pareto_SUCCESS);
    const isMeasured = arms.some(({ run: { summaries } }) => typeof summaries[chosen?.id ?? '']?.mean === 'number');
    return chosen !== undefined && isMeasured ? chosen : null;
}

// EXTERNAL MODULE: ./build/core/format/format-rate.js
var format_rate = __webpack_require__(9096);
// EXTERNAL MODULE: ./build/core/metrics/cost-known.js
var cost_known = __webpack_require__(42205);
;// CONCATENATED MODULE: ./build/core/metrics/tables/pricing-applied.js







/** More models than these are counted, not listed. */
const pricing_applied_MOST_MODELS = 20;
const pricing_applied_NAME_LENGTH = 80;
const pricingApplied = defineTable({
    name: 'pricing-applied',
    title: 'Prices that were used',
    source: 'design documents 000 and 003, pricing tables; an unknown model is flagged',
    place: 'page',
    start: ({ settings }) => {
        const pricing = (0,default_pricing/* completePricing */.M)(settings.pricing);
        const calls = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status === 'failed')
                    return;
                for (const priced of pricesOf(observation.reply, pricing)) {
                    const key = JSON.stringify([priced.name, priced.by]);
                    const entry = calls.get(key) ?? { priced, count: 0 };
                    entry.count += 1;
                    calls.set(key, entry);
                }
            },
            finish: () => calls,
        };
    },
    build: (arms, { settings }) => {
        const found = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced])));
        if (found.size === 0)
            return null;
        const ordered = [...found].sort(([one, a], [other, b]) => rank(a) - rank(b) || (one < other ? -1 : 1));
        const unknown = arms.reduce((sum, { data }) => sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0), 0);
        const { as_of: day } = (0,default_pricing/* completePricing */.M)(settings.pricing);
        return {
            columns: [
                { title: 'what was called', format: 'text' },
                { title: 'priced as', format: 'text' },
                ...['input', 'output', 'cached'].map((title) => ({ title, format: 'text' })),
                ...arms.map(({ name }) => ({ title: `calls, ${name}`, format: 'count' })),
            ],
            rows: ordered.slice(0, pricing_applied_MOST_MODELS).map(([key, priced]) => [
                priced.name,
                priced.by ?? { value: 'unknown', mark: 'poor' },
                ...['input', 'output', 'cached'].map((rate) => {
                    const dollars = priced.price?.[rate];
                    return dollars === undefined ? null : (0,format_rate/* formatRate */.C)(dollars);
                }),
                ...arms.map(({ data }) => data.get(key)?.count ?? 0),
            ]),
            notes: [
                `US dollars for a million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices first, then by name.`,
                ...(unknown === 0
                    ? []
                    : [`The cost of ${(0,format_number/* countOf */.pq)(unknown, 'call')} is not known and in no mean: set \`pricing\` in the suite.`]),
                ...(ordered.length > pricing_applied_MOST_MODELS ? [`${ordered.length - pricing_applied_MOST_MODELS} more are left out.`] : []),
            ],
        };
    },
});
function rank({ by }) {
    return by === null ? 0 : 1;
}
function pricesOf(reply, pricing) {
    if ((0,cost_known/* saysNothingOfCost */.I)(reply))
        return [];
    if (reply.cost_usd !== undefined)
        return [{ name: nameOf((0,bills_of_reply/* billsOf */.K)(reply).at(-1) ?? {}, pricing), by: 'stated by the target', price: null }];
    return (0,bills_of_reply/* billsOf */.K)(reply).map((bill) => {
        const name = nameOf(bill, pricing);
        if (bill.cost_usd !== undefined)
            return { name, by: 'stated by the target', price: null };
        const known = (0,find_price/* findPrice */.v)(bill, pricing);
        if (known === null)
            return { name, by: null, price: null };
        return { name, by: known.by === 'tier' ? `route tier ${known.name}` : known.name, price: known.price };
    });
}
function nameOf({ model, route_tier: tier }, { mode }) {
    const name = mode === 'tier' ? (tier ?? model) : (model ?? tier);
    return (name ?? 'not named').slice(0, pricing_applied_NAME_LENGTH);
}

// EXTERNAL MODULE: ./build/core/metrics/case-kinds.js
var case_kinds = __webpack_require__(6864);
;// CONCATENATED MODULE: ./build/core/metrics/tables/define-profile-table.js



/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
function defineProfileTable({ profile, kind, others, includes, figures, ...spec }) {
    const sortCases = ({ name, run, means }) => {
        const [ofKind, rest] = [[], []];
        for (const golden of run.cases) {
            if ((golden.profile ?? profile) !== profile || means.trialsOf(golden.id) === 0)
                continue;
            const list = includes(golden) ? ofKind : rest;
            list.push(golden.id);
        }
        return { name, means, kind: ofKind, others: rest };
    };
    const valuesOf = ({ metric, over }, { means, kind, others: rest }) => [...kind, ...(over === 'all' ? rest : [])].flatMap((id) => means.meanOf(id, metric) ?? []);
    return defineScoreTable({
        ...spec,
        place: 'comment',
        build: (given) => {
            const arms = given.map(sortCases);
            if (arms.every((arm) => arm.kind.length === 0))
                return null;
            const count = (title, list) => [
                title,
                ...arms.flatMap((arm) => [String(arm[list].length), null]),
            ];
            return {
                columns: [
                    { title: 'figure', format: 'text' },
                    ...arms.flatMap(({ name }) => [
                        { title: name, format: 'count' },
                        { title: 'n', format: 'count' },
                    ]),
                ],
                rows: [
                    count(`${others} cases`, 'others'),
                    count(`${kind} cases`, 'kind'),
                    ...figures.map((figure) => [
                        // A metric over other cases reads otherwise, in the next table.
                        `${figure.title}, ${figure.over === 'all' ? `${others} and ${kind}` : kind} cases`,
                        ...arms.flatMap((arm) => writeMean(figure, valuesOf(figure, arm))),
                    ]),
                ],
                notes: [
                    `Means over the n ${kind} cases that are scored${figures.some(({ over }) => over === 'all') ? '; figures of tools over all cases that ask for them' : ''}. Cases of another profile are left out.`,
                ],
            };
        },
    });
}
function writeMean({ kind }, means) {
    return [means.length === 0 ? null : (0,format_metric/* formatValue */.Fl)({ unit: 'ratio', kind }, (0,mean/* mean */.i)(means)), means.length];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-branching.js


const profileBranching = defineProfileTable({
    name: 'profile-branching',
    title: 'Branching cases',
    source: 'design document 000, branching profile: easy and branching questions',
    profile: 'branching',
    kind: 'branching',
    others: 'easy',
    includes: case_kinds/* isBranching */.no,
    figures: [
        { title: 'hop coverage', metric: 'branching.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate (every hop stated)', metric: 'branching.success', kind: 'binary', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'branching.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-coordination.js


const profileCoordination = defineProfileTable({
    name: 'profile-coordination',
    title: 'Coordination cases',
    source: 'design document 000, coordination profile: easy and coordination questions',
    profile: 'coordination',
    kind: 'coordination',
    others: 'easy',
    includes: case_kinds/* isCoordination */.iP,
    figures: [
        { title: 'agent coverage', metric: 'coordination.agent-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate (agents and hops)', metric: 'coordination.success', kind: 'binary', over: 'kind' },
        { title: 'hop coverage', metric: 'coordination.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'coordination.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/profile-multi-hop.js


const profileMultiHop = defineProfileTable({
    name: 'profile-multi-hop',
    title: 'Multi-hop cases',
    source: 'design document 000, multi-hop chain profile',
    profile: 'multi_hop',
    kind: 'multi-hop',
    others: 'single-hop',
    includes: case_kinds/* isMultiHop */.JK,
    figures: [
        { title: 'hop coverage', metric: 'hops.coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'hops.grounded-coverage', kind: 'continuous', over: 'kind' },
        { title: 'chain success rate', metric: 'hops.chain-success', kind: 'binary', over: 'kind' },
    ],
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/retrieval-at-k.js


const retrieval_at_k_MEASURES = [
    ['precision', 'retrieval.precision'],
    ['recall', 'retrieval.recall'],
    ['nDCG', 'retrieval.ndcg'],
    ['hit', 'retrieval.hit'],
];
const retrievalAtK = defineTable({
    name: 'retrieval-at-k',
    title: 'Retrieval at k',
    source: 'design document 004, precision and recall at several k',
    place: 'page',
    start: ({ settings: { k: ks } }) => {
        const lengths = { replies: 0, shorter: new Map() };
        return {
            add: ({ observation, scores }) => {
                const returned = observation.status === 'ok' ? scores['retrieval.returned'] : undefined;
                if (returned === undefined)
                    return;
                lengths.replies += 1;
                for (const k of ks)
                    if (returned < k)
                        lengths.shorter.set(k, (lengths.shorter.get(k) ?? 0) + 1);
            },
            finish: () => lengths,
        };
    },
    build: (arms, { settings: { k: ks, primary_k: primary } }) => {
        const rows = retrieval_at_k_MEASURES.flatMap(([title, metric]) => [...new Set([...ks, primary])]
            .sort((a, b) => a - b)
            .map((k) => [
            `${title}@${k}`,
            ...arms.map(({ run }) => {
                const mean = run.summaries[`${metric}@${k}`]?.mean ?? null;
                // A share of cases, as everywhere else: 71 %, not .71.
                return mean === null || title !== 'hit' ? mean : (0,format_metric/* formatValue */.Fl)({ unit: 'ratio', kind: 'binary' }, mean);
            }),
        ]));
        if (rows.every((row) => row.slice(1).every((mean) => mean === null)))
            return null;
        return {
            columns: [
                { title: 'measure', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'ratio' })),
            ],
            rows,
            notes: arms.flatMap(({ name, data }) => describeLengths(name, data)),
        };
    },
});
function describeLengths(name, { replies, shorter }) {
    const counts = [...shorter].sort(([a], [b]) => a - b).map(([k, count]) => `${count} have fewer than ${k} spans`);
    return counts.length === 0 ? [] : [`Of ${replies} replies of ${name}, ${counts.join(', ')}.`];
}

// EXTERNAL MODULE: ./build/core/metrics/route-tiers.js
var route_tiers = __webpack_require__(56721);
;// CONCATENATED MODULE: ./build/core/metrics/tables/route-tier-outcomes.js



/** More tiers than these are counted, not listed. */
const MOST_TIERS = 20;
const routeTierOutcomes = defineTable({
    name: 'route-tier-outcomes',
    title: 'Which route tiers were tried, and which answered',
    source: 'design document 004, charts: tier usage, answered and escalated',
    place: 'page',
    start: ({ scoring }) => {
        const counts = new Map();
        let routed = 0;
        const countOf = (tier) => {
            const count = counts.get(tier) ?? { answered: 0, escalated: 0 };
            counts.set(tier, count);
            return count;
        };
        return {
            add: ({ observation }) => {
                const final = observation.status === 'ok' ? (0,route_tiers/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
                if (observation.status !== 'ok' || final === null)
                    return;
                routed += 1;
                countOf(final).answered += 1;
                const { attempts = [] } = observation.reply;
                const marks = (0,mark_escalations/* markEscalations */.K)(attempts, scoring);
                // A tier that was retried before it passed the query on did so once.
                const passedOn = new Set(attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? ((0,route_tiers/* nameTier */.QW)(tier, scoring) ?? []) : [])));
                for (const tier of passedOn)
                    if (tier !== final)
                        countOf(tier).escalated += 1;
            },
            finish: () => ({ routed, counts }),
        };
    },
    build: (arms, { scoring }) => {
        const tiers = (0,route_tiers/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.counts.keys()]), scoring.route_tiers);
        if (tiers.length === 0)
            return null;
        return {
            columns: [
                { title: 'route tier', format: 'text' },
                { title: 'arm', format: 'text' },
                { title: 'answered', format: 'share' },
                { title: 'escalated', format: 'share' },
            ],
            rows: tiers.slice(0, MOST_TIERS).flatMap((tier) => arms.map(({ name, data: { routed, counts } }) => {
                const { answered, escalated } = counts.get(tier) ?? { answered: 0, escalated: 0 };
                return [tier, name, ...(routed === 0 ? [null, null] : [answered / routed, escalated / routed])];
            })),
            notes: [
                `Shares of the answered trials whose route tier is known: ${arms.map(({ data }) => data.routed).join(', ')}. A query that was escalated counts for every tier that passed it on and for the one that answered.`,
                ...(tiers.length > MOST_TIERS ? [`${tiers.length - MOST_TIERS} more tiers are left out.`] : []),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/count-tiers.js

/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
function countTiers({ scoring }) {
    const counts = new Map();
    return {
        add: ({ observation }) => {
            const tier = observation.status === 'ok' ? (0,route_tiers/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
            if (tier !== null)
                counts.set(tier, (counts.get(tier) ?? 0) + 1);
        },
        finish: () => counts,
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/route-tier-usage.js



/** More tiers than these are counted, not listed. */
const route_tier_usage_MOST_TIERS = 20;
const MOST_IN_GIST = 5;
/** Of requirements 256: `80 / 15 / 5 %`, in the order of the rows; `–` where no tier is known. */
function writeShares(tiers, counts) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return '–';
    return `${tiers.map((tier) => Math.round(((counts.get(tier) ?? 0) / total) * 100)).join(' / ')}\u202f%`;
}
const routeTierUsage = defineTable({
    name: 'route-tier-usage',
    title: 'Which route tier answered',
    source: 'design document 004, tier usage distribution',
    place: 'comment',
    start: countTiers,
    build: (arms, { scoring }) => {
        const totals = arms.map(({ data }) => [...data.values()].reduce((sum, count) => sum + count, 0));
        const tiers = (0,route_tiers/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (tiers.length === 0)
            return null;
        return {
            columns: [
                { title: 'route tier', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'share' })),
            ],
            ...(arms.length <= 2 && {
                gist: arms.map(({ data }) => writeShares(tiers.slice(0, MOST_IN_GIST), data)).join(' → '),
            }),
            rows: tiers.slice(0, route_tier_usage_MOST_TIERS).map((tier) => [
                tier,
                ...arms.map(({ data }, index) => {
                    const total = totals[index] ?? 0;
                    return total === 0 ? null : (data.get(tier) ?? 0) / total;
                }),
            ]),
            totals,
            notes: [
                `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
                ...(tiers.length > route_tier_usage_MOST_TIERS ? [`${tiers.length - route_tier_usage_MOST_TIERS} more tiers are left out.`] : []),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/read-router.js
/** Differences of decimal fractions are off by a few of these. */
const read_router_ROUNDING = 1e-9;
/** What an arm's run says of a metric; null when it says nothing. */
function figureOf({ run: { metrics, summaries } }, id) {
    const facts = metrics.find((metric) => metric.id === id);
    const summary = summaries[id];
    if (facts === undefined || summary === undefined || summary.mean === null)
        return null;
    return { value: summary.mean, facts, isWhole: summary.n === summary.applicable };
}
/** Whether `arm` lies below `base` by the metric's default margin or more. */
function hasFallen(base, arm) {
    if (base === null || arm === null)
        return false;
    const { default_margin: margin, absolute_margin: absolute = 0.05 } = base.facts;
    if (margin === undefined)
        return false;
    const size = margin.kind === 'absolute' ? margin.value : base.value === 0 ? absolute : margin.value * base.value;
    return base.value - arm.value >= size - read_router_ROUNDING;
}
/** The mean place of the tiers that answered in the suite's order, 0 being the cheapest; null when none of them is listed. */
function meanTier({ data }, tiers) {
    let places = 0;
    let known = 0;
    for (const [tier, count] of data) {
        const place = tiers.indexOf(tier);
        if (place === -1)
            continue;
        places += place * count;
        known += count;
    }
    return known === 0 ? null : places / known;
}
/**
 * How an arm's router reads beside the baseline's. Under-routed: cheaper tiers answer more, and a quality metric fell by its default
 * margin. Cheaper: `cost.usd` fell by its default margin with every case priced on both sides, and no quality metric did.
 */
function readRouter({ base, arm }, { tiers, quality }) {
    const both = quality.filter((id) => figureOf(base, id) !== null && figureOf(arm, id) !== null);
    const fallen = both.filter((id) => hasFallen(figureOf(base, id), figureOf(arm, id)));
    const [before, after] = [meanTier(base, tiers), meanTier(arm, tiers)];
    const isCheapened = before !== null && after !== null && after < before - read_router_ROUNDING;
    const [cost, price] = [figureOf(base, 'cost.usd'), figureOf(arm, 'cost.usd')];
    const isPriced = cost?.isWhole === true && price?.isWhole === true && cost.value > 0;
    return {
        fallen,
        isUnderRouted: isCheapened && fallen.length > 0,
        isCheaper: isPriced && both.length > 0 && fallen.length === 0 && hasFallen(cost, price),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/round-to-hundred.js
/**
 * Counts as whole per cent that sum to 100: rounded down, then those that lost most get one more, the first of equals first.
 * Source: Hamilton's method of largest remainders. All counts 0 give zeros.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
function roundToHundred(counts) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return counts.map(() => 0);
    const whole = counts.map((count) => Math.floor((100 * count) / total));
    const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
    const lost = counts
        .map((count, index) => ({ index, lost: (100 * count) % total }))
        .sort((a, b) => b.lost - a.lost || a.index - b.index);
    const lifted = new Set(lost.slice(0, missing).map(({ index }) => index));
    return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/router-comparison.js





/** More tiers than these make no readable cell; all of them are in the table of route tiers. */
const router_comparison_MOST_TIERS = 6;
const routerComparison = defineTable({
    name: 'router-comparison',
    title: 'Routers compared',
    source: 'design document 004, router strategy comparison',
    place: 'comment',
    start: countTiers,
    build: (arms, { settings, scoring }) => {
        const [base] = arms;
        const tiers = (0,route_tiers/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (base === undefined || arms.length < 2 || tiers.length === 0)
            return null;
        const shown = tiers.slice(0, router_comparison_MOST_TIERS);
        const quality = ['success', ...['precision', 'recall'].map((name) => `retrieval.${name}@${settings.primary_k}`)];
        const ids = ['route.escalation-rate', 'route.accuracy', ...quality, 'tokens.total', 'cost.usd'];
        const metrics = ids.flatMap((id) => arms.map((arm) => figureOf(arm, id)).find((figure) => figure !== null)?.facts ?? []);
        const readings = arms.map((arm) => arm === base ? null : readRouter({ base, arm }, { tiers: scoring.route_tiers, quality }));
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: `answered by ${shown.join(' / ')}, %`, format: 'text' },
                ...metrics.map(({ title, unit, kind }) => ({ title, format: kind === 'binary' ? 'share' : unit })),
            ],
            rows: arms.map((arm, index) => {
                const reading = readings[index] ?? null;
                const cells = metrics.map(({ id }) => {
                    const value = figureOf(arm, id)?.value ?? null;
                    const mark = reading === null ? null : router_comparison_markOf(id, reading);
                    return mark === null ? value : { value, mark };
                });
                return [arm.name, writeUsage(arm.data, shown), ...cells];
            }),
            notes: [
                'Point figures, no test: what counts as a fall is the metric’s default margin.',
                ...arms.flatMap(({ name }, index) => describeReading(name, readings[index] ?? null, metrics)),
            ],
        };
    },
});
function router_comparison_markOf(id, { fallen, isUnderRouted, isCheaper }) {
    if (isUnderRouted && fallen.includes(id))
        return 'poor';
    return isCheaper && id === 'cost.usd' ? 'good' : null;
}
function writeUsage(counts, tiers) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return null;
    const rest = total - tiers.reduce((sum, tier) => sum + (counts.get(tier) ?? 0), 0);
    return roundToHundred([...tiers.map((tier) => counts.get(tier) ?? 0), rest])
        .slice(0, tiers.length)
        .join(' / ');
}
function describeReading(name, reading, metrics) {
    if (reading === null)
        return [];
    const fallen = metrics.filter(({ id }) => reading.fallen.includes(id)).map(({ title }) => title);
    if (reading.isUnderRouted)
        return [`${name}: cheaper tiers answer more, and these fell: ${fallen.join(', ')}. Is it routed too low?`];
    return reading.isCheaper ? [`${name}: cheaper, and neither success, precision nor recall fell.`] : [];
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/scorecard.js


const scorecard = defineScoreTable({
    name: 'scorecard',
    title: 'Scorecard',
    source: 'design document 000, derived scorecard',
    place: 'page',
    build: (arms, { scoring }) => {
        const { normalisation, cards } = buildScorecards(arms.map(({ run }) => run), scoring);
        const scores = cards.flatMap((card) => [card.capability, card.efficiency, card.developer_experience]);
        if (scores.every((score) => score === null))
            return null;
        const hasCode = cards.some(({ developer_experience: score }) => score !== null);
        const unpriced = arms.filter((_, arm) => cards[arm]?.is_cost_unknown === true).map(({ name }) => name);
        const isInterleaved = new Set(arms.map(({ run }) => run.session_id)).size === 1 &&
            arms.every(({ run }) => run.settings.replayed !== true);
        const signals = [...new Set(cards.flatMap((card) => card.signals))];
        const uneven = arms.filter((_, arm) => cards[arm]?.signals.length !== signals.length).map(({ name }) => name);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'capability', format: 'score' },
                { title: 'efficiency', format: 'score' },
                { title: 'developer experience', format: 'score' },
            ],
            rows: arms.map(({ name }, arm) => {
                const card = cards[arm];
                return [name, card?.capability ?? null, card?.efficiency ?? null, card?.developer_experience ?? null];
            }),
            notes: [
                '0 to 100, more is better: decision aids, no test behind them. Efficiency is 0.4 latency, 0.4 cost and 0.2 tokens per query.',
                normalisation === 'minmax'
                    ? 'Normalisation minmax: 100 is the best of these arms and 0 the worst, so another arm changes the scores of all.'
                    : `Normalisation anchor: 0 stands for ${scoring.latency_anchor_s} s, $${scoring.cost_anchor_usd} and ${scoring.token_budget} tokens a query, since fewer than three arms are compared.`,
                ...(hasCode
                    ? [
                        'Developer experience is the mean of maintainability, simplicity, return annotations and review of the source code, as far as known; where languages differ, of the last two.',
                    ]
                    : []),
                ...(isInterleaved ? [] : ['The arms were not measured side by side, and latency is bound to the machine.']),
                ...(signals.length === 0 ? [] : [`Capability is the mean of ${signals.join(', ')}.`]),
                ...(signals.length === 0 || uneven.length === 0
                    ? []
                    : [`Not all of these were measured of ${uneven.join(', ')}.`]),
                ...(unpriced.length === 0
                    ? []
                    : [`Not every cost is known of ${unpriced.join(', ')}: efficiency is made of the rest.`]),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/core/model/rubric-categories.js
var rubric_categories = __webpack_require__(33948);
// EXTERNAL MODULE: ./build/core/metrics/rubric-score.js
var rubric_score = __webpack_require__(22136);
;// CONCATENATED MODULE: ./build/core/metrics/tables/rubric-categories.js







const MOST_CATEGORIES = 20;
/** A judge that makes up a new category for every answer fills no memory. */
const MOST_KEPT = 200;
const rubric_categories_NAME_LENGTH = 80;
/** What rounding to two decimals can make of it. */
const SLIP = 0.01;
const rubricCategoryTable = defineTable({
    name: 'rubric-categories',
    title: 'The rubric, category by category',
    source: 'requirements 208 and 2.I; ProjectScylla, docs/design/judge-protocol.md',
    place: 'page',
    start: ({ scoring }) => {
        const categories = new Map();
        let [undecided, stated, slipped] = [0, 0, 0];
        return {
            add: ({ golden, observation, judgments }) => {
                const runs = judgments?.rubric?.runs;
                if (runs === undefined || observation.status === 'failed')
                    return;
                const readings = (0,rubric_readings/* readRubric */.qc)(runs, golden, scoring);
                if (typeof readings === 'string')
                    return;
                if ((0,consensus/* shouldAskAgain */.xe)((0,rubric_readings/* wholeReadings */.nf)(readings), runs.length))
                    undecided += 1;
                const own = readings.flatMap(({ run: { weighted_score: said }, score }) => said === undefined || score === null ? [] : [Math.abs(said - score)]);
                stated += own.length;
                slipped += own.filter((distance) => distance > SLIP).length;
                for (const name of categoryNames(readings)) {
                    const agreed = (0,consensus/* consensus */.sJ)((0,rubric_readings/* categoryReadings */.mq)(readings, name));
                    const spread = categories.get(name) ?? startSpread();
                    if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name)))
                        continue;
                    categories.set(name, spread);
                    spread.add(agreed);
                }
            },
            finish: () => ({ categories, undecided, stated, slipped }),
        };
    },
    build: (arms, { scoring: { rubric_categories: chosen } }) => {
        const weightOf = (0,rubric_score/* categoryWeights */.yn)(chosen);
        const order = Object.keys(chosen ?? rubric_categories/* CATEGORY_WEIGHTS */.p);
        const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
        const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
        if (names.length === 0)
            return null;
        const total = (count) => arms.reduce((sum, { data }) => sum + count(data), 0);
        const [undecided, stated, slipped] = [
            total((data) => data.undecided),
            total((data) => data.stated),
            total((data) => data.slipped),
        ];
        return {
            columns: [
                { title: 'category', format: 'text' },
                { title: 'weight', format: 'count' },
                ...arms.flatMap(({ name }) => [
                    { title: name, format: 'ratio' },
                    { title: 'n', format: 'count' },
                ]),
            ],
            rows: names.slice(0, MOST_CATEGORIES).map((name) => [
                name.replaceAll('_', ' ').slice(0, rubric_categories_NAME_LENGTH),
                weightOf(name),
                ...arms.flatMap(({ data }) => {
                    const spread = data.categories.get(name);
                    return [spread?.mean() ?? null, spread?.n() ?? 0];
                }),
            ]),
            notes: [
                'Means over the n answered trials to which the category applies, each the consensus of its readings. In the order of the rubric, others by name.',
                ...(names.length > MOST_CATEGORIES ? [`${names.length - MOST_CATEGORIES} more categories are left out.`] : []),
                ...(undecided > 0
                    ? [
                        `In ${(0,format_number/* countOf */.pq)(undecided, 'trial')} the readings lie too far apart or are too unsure: the judge should read once more.`,
                    ]
                    : []),
                ...(stated > 0
                    ? [
                        `In ${slipped} of ${(0,format_number/* countOf */.pq)(stated, 'reading')} the weighted score that the judge states is more than ${SLIP} off the one made of its scores, which counts.`,
                    ]
                    : []),
            ],
        };
    },
});
function categoryNames(readings) {
    return new Set(readings.flatMap(({ run: { categories = {} } }) => Object.keys(categories)));
}

;// CONCATENATED MODULE: ./build/core/metrics/list-segments.js

/**
 * The segments that a case belongs to, each once: its tags, difficulty, profile, use case and category, and the kinds that it shows:
 * `multi-hop`, `branching` and `coordination` as their metrics see it, and `multi-file` (relevant spans in several files).
 * @example listSegments({ ...golden, tags: ['auth'], difficulty: 'hard' }) // tag auth, difficulty hard
 */
function listSegments(golden) {
    const segments = [];
    for (const value of new Set(golden.tags))
        segments.push({ by: 'tag', value });
    const add = (by, value) => {
        if (value !== undefined)
            segments.push({ by, value });
    };
    add('difficulty', golden.difficulty);
    add('profile', golden.profile);
    add('use case', golden.use_case);
    add('category', golden.category);
    if ((0,case_kinds/* isMultiHop */.JK)(golden))
        add('kind', 'multi-hop');
    if (isMultiFile(golden))
        add('kind', 'multi-file');
    if ((0,case_kinds/* isBranching */.no)(golden))
        add('kind', 'branching');
    if ((0,case_kinds/* isCoordination */.iP)(golden))
        add('kind', 'coordination');
    return segments;
}
function isMultiFile({ expected_spans: spans }) {
    const first = spans.find(({ relevance }) => relevance > 0);
    return spans.some(({ relevance, path }) => relevance > 0 && path !== first?.path);
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/average-segments.js
/** A segment as a table names it: `tag: auth`. */
function nameSegment({ by, value }) {
    return `${by}: ${value}`;
}
/** Σ of per-case means and the cases behind it, by segment and metric: each case is looked at once, in order, so that sums are always the same. */
function averageSegments({ cases, means }, { keys, metrics }) {
    const totals = new Map(keys.map((key) => [key, new Map(metrics.map(({ id }) => [id, { total: 0, n: 0 }]))]));
    for (const { id: caseId, segments } of [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? []);
        if (own.length === 0)
            continue;
        for (const { id } of metrics) {
            const mean = means.meanOf(caseId, id);
            if (mean === null)
                continue;
            for (const segment of own) {
                const sum = segment.get(id);
                if (sum === undefined)
                    continue;
                sum.total += mean;
                sum.n += 1;
            }
        }
    }
    return totals;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/segments.js




/** With fewer cases a segment says next to nothing. */
const FEWEST_CASES = 5;
/** Of more segments the largest are shown. */
const MOST_SEGMENTS = 20;
const segments_NAME_LENGTH = 80;
const ORDER = [
    'tag',
    'difficulty',
    'profile',
    'use case',
    'category',
    'kind',
];
const segments = defineScoreTable({
    name: 'segments',
    title: 'Metrics by tag, difficulty, profile, use case and category',
    source: 'design document 004, segmentation of metrics',
    place: 'page',
    build: (arms, { settings }) => {
        const segmented = arms.map(segmentArm);
        const shown = chooseSegments(segmented);
        if (shown.segments.length === 0)
            return null;
        const metrics = listCut(arms.map(({ run }) => run), settings.primary_k);
        const keys = shown.segments.map(nameSegment);
        const means = segmented.map((arm) => averageSegments(arm, { keys, metrics }));
        const rows = metrics.flatMap((metric) => keys.flatMap((key) => {
            const found = means.map((arm) => arm.get(key)?.get(metric.id) ?? { total: 0, n: 0 });
            if (found.every(({ n }) => n < FEWEST_CASES))
                return [];
            const cells = found.flatMap(({ total, n }) => [n === 0 ? null : (0,format_metric/* formatValue */.Fl)(metric, total / n), n]);
            return [[metric.title, key.slice(0, segments_NAME_LENGTH), ...cells]];
        }));
        if (rows.length === 0)
            return null;
        return {
            columns: [
                { title: 'metric', format: 'text' },
                { title: 'segment', format: 'text' },
                ...arms.flatMap(({ name }) => [
                    { title: name, format: 'count' },
                    { title: 'n', format: 'count' },
                ]),
            ],
            rows,
            notes: [
                `Means over the n cases of a segment that were scored, each arm over its own cases; no test. Metrics at k are those at ${settings.primary_k}. Left out: segments of fewer than ${FEWEST_CASES} cases, and of all.`,
                ...(shown.left > 0 ? [`${shown.left} smaller segments are left out.`] : []),
            ],
        };
    },
});
/** The cases that were asked, each with its segments. */
function segmentArm({ run, means }) {
    const cases = [];
    for (const golden of run.cases)
        if (means.trialsOf(golden.id) > 0)
            cases.push({ id: golden.id, segments: listSegments(golden) });
    return { means, cases };
}
/** Segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms) {
    const sizes = new Map();
    for (const { cases } of arms) {
        const counts = new Map();
        for (const { segments } of cases)
            for (const segment of segments) {
                const key = nameSegment(segment);
                counts.set(key, { segment, size: (counts.get(key)?.size ?? 0) + 1 });
            }
        for (const [key, { segment, size }] of counts) {
            if (size < FEWEST_CASES || size === cases.length)
                continue;
            sizes.set(key, { segment, size: Math.max(size, sizes.get(key)?.size ?? 0) });
        }
    }
    const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment));
    const segments = largest.slice(0, MOST_SEGMENTS).map(({ segment }) => segment);
    return { segments: segments.sort(inOrder), left: largest.length - segments.length };
}
function inOrder(a, b) {
    return ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || (a.value < b.value ? -1 : 1);
}
/** Every metric of cases that was scored in some arm; of those at k, the one at the primary k. */
function listCut(runs, primaryK) {
    const [first] = runs;
    return (first?.metrics ?? []).filter(({ id, per_run: figure }) => figure === undefined &&
        (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
        runs.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null));
}

// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
;// CONCATENATED MODULE: ./build/core/metrics/tables/spread.js




/** Metrics that a reader asks the spread of, as far as they were measured. */
function listShown(primaryK) {
    return [
        'success',
        `retrieval.precision@${primaryK}`,
        `retrieval.recall@${primaryK}`,
        `retrieval.ndcg@${primaryK}`,
        'retrieval.mrr',
        'judge.correctness',
        'judge.completeness',
        'judge.faithfulness',
        'quality.average',
        'rubric.weighted-score',
        'tokens.total',
        'cost.usd',
        'performance.latency',
    ];
}
const spread = defineScoreTable({
    name: 'spread',
    title: 'How far trials and runs lie apart',
    source: 'design document 000, multi-run: ± standard deviation when there is more than one run',
    place: 'page',
    build: (arms, { settings }) => {
        if (arms.every(({ run }) => run.trials_per_case < 2))
            return null;
        const rows = listShown(settings.primary_k).flatMap((id) => arms.flatMap(({ name, run, means }) => {
            const facts = run.metrics.find((metric) => metric.id === id);
            const { runs, within } = means.spreadOf(id);
            if (facts === undefined || runs.length === 0)
                return [];
            return [[facts.title, name, writeRuns(facts, runs), writeWithin(facts, within)]];
        }));
        return rows.length === 0
            ? null
            : {
                columns: [
                    { title: 'metric', format: 'text' },
                    { title: 'arm', format: 'text' },
                    { title: 'mean ± between runs', format: 'text' },
                    { title: '± between trials of a case', format: 'text' },
                ],
                rows,
                notes: [
                    'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
                ],
            };
    },
});
function writeRuns(facts, runs) {
    const deviation = (0,sample_deviation/* sampleDeviation */.g)(runs);
    const average = (0,format_metric/* formatValue */.Fl)(facts, (0,mean/* mean */.i)(runs));
    return deviation === null ? average : `${average} ± ${(0,format_metric/* formatValue */.Fl)(facts, deviation)}`;
}
function writeWithin(facts, within) {
    return within.length === 0 ? null : (0,format_metric/* formatValue */.Fl)(facts, (0,mean/* mean */.i)(within));
}

// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-pass.js
var cost_of_pass = __webpack_require__(1491);
// EXTERNAL MODULE: ./build/core/stats/sum-of-squared-deviations.js
var sum_of_squared_deviations = __webpack_require__(62508);
;// CONCATENATED MODULE: ./build/core/stats/population-deviation.js

/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
function populationDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt((0,sum_of_squared_deviations/* sumOfSquaredDeviations */.M)(values) / values.length);
}

;// CONCATENATED MODULE: ./build/core/metrics/describe-values.js



/**
 * The seven statistics of some values; null for none. Values that agree to 6 decimals count as one for the mode, which is the smallest
 * of them as it is. Source: design document 003, aggregate statistics; the deviation divides by n, as it says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
function describeValues(values) {
    if (values.length === 0)
        return null;
    const sorted = [...values].sort((a, b) => a - b);
    return {
        median: percentileOfSorted(sorted, 0.5),
        mean: (0,mean/* mean */.i)(sorted),
        mode: modeOfSorted(sorted),
        min: sorted[0] ?? NaN,
        max: sorted.at(-1) ?? NaN,
        std_dev_pop: populationDeviation(sorted),
        count: sorted.length,
    };
}
function modeOfSorted(sorted) {
    const counts = new Map();
    for (const value of sorted) {
        const key = value.toFixed(6);
        const known = counts.get(key);
        if (known === undefined)
            counts.set(key, { value, count: 1 });
        else
            known.count += 1;
    }
    let best = { value: NaN, count: 0 };
    // In order of the values, so the first of equals is the smallest.
    for (const one of counts.values())
        if (one.count > best.count)
            best = one;
    return best.value;
}

;// CONCATENATED MODULE: ./build/core/metrics/letter-grade.js
/**
 * The letter of a composite score: that of the highest bound it reaches, F below all of them. Bounds are met exactly, not rounded.
 * Source: design document 003, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
function letterGrade(score, scale) {
    const reached = Object.entries(scale).filter(([, bound]) => score >= bound);
    const [best] = reached.sort(([, a], [, b]) => b - a);
    return best?.[0] ?? 'F';
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/frontier-cost-of-pass.js

/**
 * The lowest cost of a pass that any variant reaches, and who does; null when none passes.
 * Source: ProjectScylla's frontier cost of pass: the minimum over the variants whose pass rate is above 0.
 * @example frontierCostOfPass([{ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }]) // 0.75 by T1
 */
function frontierCostOfPass(tiers) {
    const passing = tiers.filter(({ passRate }) => passRate > 0);
    if (passing.length === 0)
        return null;
    const lowest = Math.min(...passing.map(cost_of_pass/* costOfPass */.o));
    return { cost_of_pass: lowest, tiers: passing.filter((tier) => (0,cost_of_pass/* costOfPass */.o)(tier) === lowest).map(({ name }) => name) };
}
/**
 * Whether going from one variant to another is worth its price: it passes more often and a pass costs no more, or it passes as often and
 * a pass costs less. Null when neither passes. Goldenpair's rule; ProjectScylla gives none.
 * @example isTransitionWorthIt({ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }) // true
 */
function isTransitionWorthIt(from, to) {
    if (from.passRate === 0 && to.passRate === 0)
        return null;
    const [before, after] = [(0,cost_of_pass/* costOfPass */.o)(from), (0,cost_of_pass/* costOfPass */.o)(to)];
    return to.passRate > from.passRate ? after <= before : to.passRate === from.passRate && after < before;
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/tier-uplift.js
/**
 * How much better a variant is than the first, as a share of the first; null when the first is 0.
 * Source: design document 003, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
function tierUplift(score, first) {
    return first === 0 ? null : (score - first) / first;
}

;// CONCATENATED MODULE: ./build/core/metrics/tiers/tier-variance.js

/**
 * How far variants lie apart: the population variance of one figure of each, and the distance of the extremes; null for no variant.
 * Source: design document 003, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
function tierVariance(values) {
    if (values.length === 0)
        return null;
    return { variance: populationDeviation(values) ** 2, delta: Math.max(...values) - Math.min(...values) };
}
/**
 * How sensitive rates from 0 to 1 are to the variant, by their variance; it means nothing for costs.
 * Source: ProjectScylla's labels: below 0.05 low, below 0.15 medium.
 * @example sensitivityOf(0.0675) // 'medium'
 */
function sensitivityOf(variance) {
    return variance < 0.05 ? 'low' : variance < 0.15 ? 'medium' : 'high';
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-values.js
/** What design document 003 measures of a run, and the metric that says it of a trial. */
const TIER_FIGURES = [
    { key: 'pass', id: 'success', title: 'pass', format: 'ratio' },
    { key: 'impl', id: 'rubric.weighted-score', title: 'impl', format: 'ratio' },
    { key: 'composite', id: 'run.composite', title: 'composite', format: 'ratio' },
    { key: 'cost', id: 'cost.usd', title: 'cost', format: 'usd' },
    { key: 'duration', id: 'performance.latency', title: 'duration', format: 's' },
];
/** Keeps five numbers of each trial. */
function startTierValues() {
    const values = { pass: [], impl: [], composite: [], cost: [], duration: [] };
    let cost = 0;
    return {
        add: ({ scores }) => {
            for (const { key, id } of TIER_FIGURES) {
                const value = scores[id];
                if (value !== undefined)
                    values[key].push(value);
            }
            if (scores['success'] !== undefined)
                cost += scores['cost.usd'] ?? 0;
        },
        finish: () => ({ of: values, cost_of_tries: cost }),
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-comparison.js











const tierComparison = defineTable({
    name: 'tier-comparison',
    title: 'Arms against the first: grade, uplift, cost of a pass',
    source: 'design document 003, letter grades and cross-tier metrics',
    place: 'page',
    start: startTierValues,
    build: (arms, { scoring }) => {
        const tiers = arms.map(describeTier);
        const [first] = tiers;
        if (first === undefined || tiers.every(({ composite, priced }) => composite === null && priced === null))
            return null;
        const priced = tiers.flatMap((tier) => tier.priced ?? []);
        const frontier = frontierCostOfPass(priced);
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'grade', format: 'text' },
                { title: 'composite, median', format: 'ratio' },
                { title: 'uplift of the median', format: 'share' },
                { title: 'composite, mean', format: 'ratio' },
                { title: 'uplift of the mean', format: 'share' },
                { title: 'pass rate', format: 'share' },
                { title: 'cost of a pass', format: 'usd' },
            ],
            rows: tiers.map((tier) => rowOf(tier, first, { scoring, best: frontier?.tiers[0] ?? null })),
            notes: [
                'Grade and the first uplift are of the median composite score over trials, as design document 003 has them; the composite score needs a judged rubric. The pass rate is a mean over trials, the cost of a pass all known costs by all passes.',
                ...(frontier === null
                    ? []
                    : [
                        `Best value: ${frontier.tiers.join(', ')}, a pass for ${(0,format_money/* formatMoney */.u)(frontier.cost_of_pass)} (the frontier cost of pass).`,
                    ]),
                ...describeSpread(tiers),
                ...describeTransitions(priced),
            ],
        };
    },
});
function describeTier({ name, run, data }) {
    const pass = describeValues(data.of.pass);
    const cost = describeValues(data.of.cost);
    const isPriced = pass !== null && cost !== null && isCostKnown(run.summaries);
    return {
        name,
        pass,
        impl: describeValues(data.of.impl),
        composite: describeValues(data.of.composite),
        cost,
        priced: isPriced ? { name, cost: data.cost_of_tries / pass.count, passRate: pass.mean } : null,
    };
}
function rowOf({ name, pass, composite, priced }, first, { scoring, best }) {
    const upliftOf = (statistic) => composite === null || first.composite === null || name === first.name
        ? null
        : tierUplift(composite[statistic], first.composite[statistic]);
    const price = priced === null ? null : (0,cost_of_pass/* costOfPass */.o)(priced);
    const shown = price === Infinity ? '∞' : price;
    return [
        name,
        composite === null ? null : letterGrade(composite.median, scoring.grade_scale),
        composite?.median ?? null,
        upliftOf('median'),
        composite?.mean ?? null,
        upliftOf('mean'),
        pass?.mean ?? null,
        name === best ? { value: shown, mark: 'good' } : shown,
    ];
}
/** Of medians, as the document has them, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers) {
    const spreadOf = (key, statistic) => {
        const values = tiers.flatMap((tier) => tier[key]?.[statistic] ?? []);
        return values.length < 2 ? null : tierVariance(values);
    };
    const rates = ['pass', 'impl'].flatMap((key) => {
        const [median, average] = [spreadOf(key, 'median'), spreadOf(key, 'mean')];
        if (median === null || average === null)
            return [];
        const label = sensitivityOf(median.variance);
        return [
            `${key} rates ${tier_comparison_short(median.variance)} (of the means ${tier_comparison_short(average.variance)}), sensitivity to the arm ${label}`,
        ];
    });
    const costs = spreadOf('cost', 'median');
    const parts = [
        ...rates,
        ...(costs === null ? [] : [`costs ${tier_comparison_short(costs.variance)}, dearest − cheapest ${(0,format_money/* formatMoney */.u)(costs.delta)}`]),
    ];
    return parts.length === 0 ? [] : [`Population variance of the arms’ medians: ${parts.join('; ')}.`];
}
function describeTransitions(priced) {
    const steps = priced.slice(1).flatMap((to, index) => {
        const from = priced[index];
        const isWorthIt = from === undefined ? null : isTransitionWorthIt(from, to);
        return from === undefined || isWorthIt === null ? [] : [`${from.name} → ${to.name} ${isWorthIt ? 'yes' : 'no'}`];
    });
    return steps.length === 0
        ? []
        : [`Worth going on (it passes more often, and a pass costs no more; no test behind it): ${steps.join(', ')}.`];
}
function tier_comparison_short(value) {
    return (0,format_number/* formatNumber */.ZV)(value, { decimals: (0,format_number/* decimalsForDigits */.kE)(value, 3) });
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/tier-summary.js



const tier_summary_STATISTICS = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count'];
const tierSummary = defineTable({
    name: 'tier-summary',
    title: 'Each arm over its trials',
    source: 'design document 003, aggregate statistics',
    place: 'page',
    start: startTierValues,
    build: (arms) => {
        const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0));
        // One trial a case that nobody judged has nothing that the metrics do not say.
        const isRepeated = arms.some(({ run }) => run.trials_per_case > 1);
        if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated)))
            return null;
        const described = arms.map(({ name, data }) => ({ name, of: shown.map(({ key }) => describeValues(data.of[key])) }));
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'statistic', format: 'text' },
                ...shown.map(({ title, format }) => ({ title, format })),
            ],
            rows: described.flatMap(({ name, of }) => tier_summary_STATISTICS.map((statistic) => [
                name,
                statistic,
                ...of.map((values) => {
                    const value = values?.[statistic] ?? null;
                    return statistic === 'count' ? String(value ?? 0) : value;
                }),
            ])),
            notes: [
                'Over trials, not cases: a run of design document 003 is a trial here. A failed trial passes 0; without a value it is not counted. std_dev_pop divides by n; of several modes the smallest. The median of a pass rate is 0, 0.5 or 1: read its mean.',
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/totals.js


const totals = defineScoreTable({
    name: 'totals',
    title: 'What each arm cost in all',
    source: 'design document 000, framework summary: tokens and cost are summed, over runs too',
    place: 'page',
    build: (arms) => {
        const rows = arms.map(({ name, means }) => [
            name,
            means.trials,
            ...sumUp(means, 'tokens.total'),
            ...sumUp(means, 'cost.usd'),
        ]);
        if (rows.every((row) => row.slice(2).every((cell) => cell === null)))
            return null;
        return {
            columns: [
                { title: 'arm', format: 'text' },
                { title: 'trials', format: 'count' },
                { title: 'tokens_total', format: 'tokens' },
                { title: 'tokens per query', format: 'tokens' },
                { title: 'trials without tokens', format: 'count' },
                { title: 'cost_total', format: 'usd' },
                { title: 'cost per query', format: 'usd' },
                { title: 'trials of unknown cost', format: 'count' },
            ],
            rows,
            notes: [
                'Totals add up every trial, so an arm with more trials has more of them: they are never compared. What is compared is per query, the mean over cases of their means over trials.',
            ],
        };
    },
});
/** The total, the mean over cases and the trials that are missing in both; nothing where all are. */
function sumUp({ trials, totalOf, meansOf }, metric) {
    const { total, missing } = totalOf(metric);
    if (missing === trials)
        return [null, null, null];
    const means = meansOf(metric);
    return [total, means.length === 0 ? null : (0,mean/* mean */.i)(means), missing];
}

// EXTERNAL MODULE: ./build/core/metrics/validate-workflow.js + 1 modules
var validate_workflow = __webpack_require__(45110);
;// CONCATENATED MODULE: ./build/core/metrics/tables/workflow-validation.js


/** More failing cases than these are counted, not listed. */
const workflow_validation_MOST_CASES = 20;
const MOST_NAMES = 10;
const workflow_validation_NAME_LENGTH = 80;
const workflowValidation = defineTable({
    name: 'workflow-validation',
    title: 'Agents and tools against what was expected',
    source: 'design document 002, workflow validation',
    place: 'page',
    names_cases: true,
    start: ({ scoring }) => {
        const cases = { passed: new Set(), failed: new Set(), unknown: new Set() };
        const failures = new Map();
        return {
            add: (trial) => {
                const { golden, scores, unscored } = trial;
                const value = scores['workflow.pass'];
                if (value === 1)
                    cases.passed.add(golden.id);
                else if (value === 0) {
                    cases.failed.add(golden.id);
                    keepFirst(failures, trial, scoring);
                }
                else if (unscored['workflow.pass'] !== undefined)
                    cases.unknown.add(golden.id);
            },
            finish: () => ({ ...cases, failures }),
        };
    },
    build: (arms) => {
        if (arms.every(({ data }) => data.failed.size + data.passed.size === 0))
            return null;
        const rows = arms.flatMap(({ name, data }) => [
            [name, countPassed(data), null, null, null, null, null],
            ...[...data.failures]
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .flatMap(([id, { lines }]) => lines.map((line) => [name, id, ...line])),
        ]);
        return {
            columns: ['arm', 'case', 'of', 'missing', 'unexpected', 'included', 'excluded'].map((title) => ({
                title,
                format: 'text',
            })),
            rows,
            notes: [
                'A case passes when all of its scored trials do. Listed are those that fail, by id, each with its first failing trial.',
                ...(arms.some(({ data }) => data.failed.size > workflow_validation_MOST_CASES)
                    ? [`Of each arm, the first ${workflow_validation_MOST_CASES} failing cases.`]
                    : []),
            ],
        };
    },
});
/** `3/4 passed, 1 without a score` */
function countPassed({ passed, failed, unknown }) {
    const clean = [...passed].filter((id) => !failed.has(id)).length;
    const told = new Set([...passed, ...failed]);
    const mute = [...unknown].filter((id) => !told.has(id)).length;
    return `${clean}/${told.size} passed${mute > 0 ? `, ${mute} without a score` : ''}`;
}
function keepFirst(failures, { golden, trial, observation }, scoring) {
    const known = failures.get(golden.id);
    if (known !== undefined && known.trial <= trial)
        return;
    failures.set(golden.id, { trial, lines: describe({ golden, observation }, scoring) });
    if (failures.size <= workflow_validation_MOST_CASES)
        return;
    const last = [...failures.keys()].reduce((a, b) => (a < b ? b : a));
    failures.delete(last);
}
function describe({ golden, observation }, scoring) {
    if (observation.status === 'failed')
        return [[`no reply (${observation.failure.kind})`, null, null, null, null]];
    const validation = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring);
    return validate_workflow/* CALL_KINDS */.V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return [[`${kind}: no trace`, null, null, null, null]];
        const { missing, unexpected, included, excluded } = calls;
        return [
            [kind, writeNames(missing, 'poor'), writeNames(unexpected, 'poor'), writeNames(included), writeNames(excluded)],
        ];
    });
}
function writeNames(names, mark) {
    if (names.length === 0)
        return '';
    const listed = names.slice(0, MOST_NAMES).map((name) => name.slice(0, workflow_validation_NAME_LENGTH));
    const value = [...listed, ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join(', ');
    return mark === undefined ? value : { value, mark };
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/zero-recall-by-tag.js

const MOST_TAGS = 20;
const zero_recall_by_tag_NAME_LENGTH = 80;
const zeroRecallByTag = defineScoreTable({
    name: 'zero-recall-by-tag',
    title: 'Tags with cases that were missed completely',
    source: 'design document 004, queries with zero recall and gaps by tag',
    place: 'comment',
    build: (arms) => {
        const counted = arms.map(countByTag);
        const missed = (arm, tag) => arm?.get(tag)?.missed ?? 0;
        const last = counted.at(-1);
        const tags = [...new Set(counted.flatMap((tagged) => [...tagged.keys()]))]
            .filter((tag) => counted.some((arm) => missed(arm, tag) > 0))
            .sort((a, b) => shareOf(last?.get(b)) - shareOf(last?.get(a)) || missed(last, b) - missed(last, a) || (a < b ? -1 : 1));
        if (tags.length === 0)
            return null;
        return {
            columns: [
                { title: 'tag', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            ],
            rows: tags
                .slice(0, MOST_TAGS)
                .map((tag) => [tag.slice(0, zero_recall_by_tag_NAME_LENGTH), ...counted.map((arm) => writeCount(arm.get(tag)))]),
            notes: [
                'Of the cases with a tag whose retrieval was scored, those of which no trial retrieved an expected span, at whatever rank. Marked where that is all of them. Sorted by their share in the last column.',
                ...(tags.length > MOST_TAGS ? [`${tags.length - MOST_TAGS} more tags are left out.`] : []),
            ],
        };
    },
});
function countByTag({ run, means }) {
    const tags = new Map();
    for (const golden of run.cases) {
        if (golden.tags.length === 0)
            continue;
        const mean = means.meanOf(golden.id, 'retrieval.zero-recall');
        if (mean === null)
            continue;
        for (const tag of new Set(golden.tags)) {
            const { cases: known, missed } = tags.get(tag) ?? { cases: 0, missed: 0 };
            tags.set(tag, { cases: known + 1, missed: missed + (mean === 1 ? 1 : 0) });
        }
    }
    return tags;
}
function shareOf(count) {
    return count === undefined ? 0 : count.missed / count.cases;
}
/** `3 of 7` */
function writeCount(count) {
    if (count === undefined)
        return null;
    const value = `${count.missed} of ${count.cases}`;
    return count.missed === count.cases ? { value, mark: 'poor' } : value;
}

;// CONCATENATED MODULE: ./build/core/metrics/tables/zero-recall-cases.js

const zero_recall_cases_MOST_CASES = 20;
const ZERO_RECALL = 'retrieval.zero-recall';
const zeroRecallCases = defineScoreTable({
    name: 'zero-recall-cases',
    title: 'Queries that were missed completely',
    source: 'design document 004, failures: queries with zero recall',
    place: 'page',
    names_cases: true,
    build: (arms) => {
        const last = arms.at(-1)?.means;
        const shares = last?.columnOf(ZERO_RECALL) ?? null;
        if (last === undefined || shares === null)
            return null;
        const missed = last.ids
            .flatMap((id, place) => ((shares[place] ?? 0) > 0 ? [{ id, share: shares[place] ?? 0 }] : []))
            .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
        if (missed.length === 0)
            return null;
        return {
            columns: [
                { title: 'case', format: 'text' },
                ...arms.map(({ name }) => ({ title: name, format: 'share' })),
            ],
            rows: missed
                .slice(0, zero_recall_cases_MOST_CASES)
                .map(({ id }) => [id, ...arms.map(({ means }) => means.meanOf(id, ZERO_RECALL))]),
            notes: [
                'The share of a case’s trials that retrieved none of its expected spans, at whatever rank. Listed are the cases of the last arm with such a trial.',
                ...(missed.length > zero_recall_cases_MOST_CASES ? [`${missed.length - zero_recall_cases_MOST_CASES} more are left out.`] : []),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/tables/index.js
































/** Every table, in the order in which reports show them. */
const REGISTRY = [
    zeroRecallByTag,
    retrievalAtK,
    hardestQueries,
    zeroRecallCases,
    routeTierUsage,
    routeTierOutcomes,
    routerComparison,
    modelUsage,
    calibrationBuckets,
    profileMultiHop,
    profileBranching,
    profileCoordination,
    workflowValidation,
    judgeScores,
    judgeReliability,
    rubricCategoryTable,
    segments,
    costDistribution,
    totals,
    pricingApplied,
    capabilityOverall,
    capabilityByUseCase,
    scorecard,
    pareto,
    tierComparison,
    tierSummary,
    componentCost,
    spread,
    codeQuality,
    codeComplexity,
    codeFiles,
    codeReviewTable,
];

;// CONCATENATED MODULE: ./build/core/metrics/tables/open-tables.js


/** Starts every table of the registry. */
function openTables(settings) {
    const context = { settings, scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.cH };
    const tables = REGISTRY.map((definition) => definition.open(context));
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

/***/ 14210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ watchConduct)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94105);
/* harmony import */ var _route_tiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56721);



/** Trials of a case may come in any order. */
function watchConduct(scoring = _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH) {
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
    const matches = reply.spans === undefined ? [] : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSpans */ .zA)(reply.spans, golden.expected_spans);
    const tier = (0,_route_tiers_js__WEBPACK_IMPORTED_MODULE_2__/* .finalRouteTier */ .uQ)(reply, scoring);
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

/***/ 57333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ cohenKappa)
/* harmony export */ });
/**
 * Cohen's κ: how far two readings of the same items agree beyond chance, (pₒ − pₑ)/(1 − pₑ), every difference counting alike; at most 1,
 * and 0 where they agree as often as by chance. Null without items, and where both gave one same value to all: chance could not have
 * disagreed.
 * Source: Cohen 1960, Educ. Psychol. Meas. 20:37, equation 1.
 * @example cohenKappa([[1, 1], [1, 1], [0, 0], [0, 1]]) // 0.5
 */
function cohenKappa(pairs) {
    const n = pairs.length;
    const first = countValues(pairs.map(([value]) => value));
    const second = countValues(pairs.map(([, value]) => value));
    const observed = pairs.filter(([one, other]) => one === other).length / n;
    const expected = [...first].reduce((sum, [value, count]) => sum + (count / n) * ((second.get(value) ?? 0) / n), 0);
    return n === 0 || expected >= 1 ? null : (observed - expected) / (1 - expected);
}
function countValues(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 67489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findParetoFront)
/* harmony export */ });
/** Whether a variant costs no more, is no worse, and is better in one of the two. */
function dominates(one, other) {
    const isNoWorse = one.cost <= other.cost && one.quality >= other.quality;
    return isNoWorse && (one.cost < other.cost || one.quality > other.quality);
}
/**
 * Which variants no other dominates, by their place; null for one whose cost or quality is unknown. The front lies at the top left: lower
 * cost, higher quality. Source: Pareto dominance; design document 004, cost–quality frontier.
 * @example findParetoFront([{ cost: 1, quality: 0.8 }, { cost: 2, quality: 0.7 }, { cost: 3, quality: 0.9 }]) // [true, false, true]
 */
function findParetoFront(points) {
    const known = points.flatMap(({ cost, quality }) => (cost === null || quality === null ? [] : [{ cost, quality }]));
    return points.map(({ cost, quality }) => cost === null || quality === null ? null : !known.some((other) => dominates(other, { cost, quality })));
}


/***/ }),

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _midranks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42517);
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36625);



/**
 * Spearman's rank correlation: Pearson's of the midranks, from −1 to 1. Null for fewer than two items, and where a side is constant.
 * Source: Spearman 1904, Am. J. Psychol. 15:72; ties as in Kendall 1948, Rank Correlation Methods, 3.
 * @example spearman([[1, 1], [2, 3], [3, 2], [4, 4]]) // 0.8
 */
function spearman(pairs) {
    if (pairs.length < 2)
        return null;
    const [first, second] = [
        centre((0,_midranks_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([value]) => value))),
        centre((0,_midranks_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([, value]) => value))),
    ];
    const product = (one, other) => (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(one.map((value, at) => value * (other[at] ?? 0)));
    const spread = Math.sqrt(product(first, first) * product(second, second));
    return spread === 0 ? null : Math.max(-1, Math.min(1, product(first, second) / spread));
}
function centre(values) {
    const middle = (0,_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(values);
    return values.map((value) => value - middle);
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80382);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51246);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51698);




/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder));
    const collected = (0,_core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .collectScores */ .s)();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrialsOf */ .L)(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ })

};
