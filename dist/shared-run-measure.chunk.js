export const id = 4969;
export const ids = [4969];
export const modules = {

/***/ 13617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ drawProgress),
/* harmony export */   sc: () => (/* binding */ logProgress)
/* harmony export */ });
/* unused harmony export describeProgress */
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** What a narrow line leaves out, first to last. */
const DISPENSABLE = ['rate', 'readings', 'time', 'cost', 'failed'];
const SEPARATOR = ' · ';
/**
 * How far a run is, in one line of at most `width` characters.
 * @example describeProgress(progress) // '40 of 202 trials · 12/s · 14 s left · 3 failed · $0.42 of $5'
 */
function describeProgress(progress, width = Infinity) {
    const parts = describeParts(progress);
    for (const part of DISPENSABLE)
        if (join(parts).length > width)
            parts.delete(part);
    return join(parts).slice(0, width);
}
const join = (parts) => [...parts.values()].join(SEPARATOR);
function describeParts(progress) {
    const { done, total, failed, failedReadings, cost } = progress;
    const parts = new Map([
        ['amount', `${writeCount(done)} of ${writeCount(total)} trials`],
        ...describeSpeed(progress),
    ]);
    if (failed > 0)
        parts.set('failed', `${writeCount(failed)} failed`);
    if (failedReadings > 0)
        parts.set('readings', plain(`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(failedReadings, 'reading')} failed`));
    if (cost !== null)
        parts.set('cost', describeCost(cost));
    return parts;
}
/** How fast it goes, and how long it takes or took; nothing before the first trial. */
function describeSpeed({ done, total, earlier, elapsedMs }) {
    const made = done - earlier;
    if (made <= 0 || elapsedMs <= 0)
        return [];
    const perSecond = (made / elapsedMs) * 1000;
    const time = done === total
        ? `in ${writeDuration(Math.max(0.1, elapsedMs / 1000))}`
        : `${writeDuration(Math.ceil((total - done) / perSecond))} left`;
    return [
        ['rate', writeRate(perSecond)],
        ['time', time],
    ];
}
/** In the unit that gives at least one. */
function writeRate(perSecond) {
    const [unit, factor] = perSecond >= 1 ? ['s', 1] : perSecond * 60 >= 1 ? ['min', 60] : ['h', 3600];
    const rate = perSecond * factor;
    return `${writeCount(rate, rate < 9.95 ? 1 : 0)}/${unit}`;
}
function describeCost({ usd, limitUsd, isLeast }) {
    return `${isLeast ? 'at least ' : ''}${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd)}${limitUsd === null ? '' : ` of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(limitUsd)}`}`;
}
// Many terminal fonts lack the narrow spaces of a report.
const writeCount = (count, decimals = 0) => plain((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(count, { decimals }));
const writeDuration = (seconds) => plain((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds));
const plain = (text) => text.replaceAll('\u202f', ' ');
const BAR_WIDTH = 20;
/** The same behind a bar, where there is room for it. The last column stays free: a terminal that has filled it begins another line. */
function drawProgress(progress, columns) {
    const words = describeProgress(progress, columns - 1);
    if (BAR_WIDTH + 1 + words.length >= columns)
        return words;
    const filled = Math.floor((progress.done / Math.max(1, progress.total)) * BAR_WIDTH);
    return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${words}`;
}
const STEPS = 10;
const LEAST_MS = 1000;
/** Says how far a run is where lines stay: at each tenth of it, at most once a second, and at its end. */
function logProgress(say) {
    let [step, saidMs] = [0, 0];
    return (progress) => {
        const { done, total, earlier, elapsedMs } = progress;
        const reached = Math.floor((done / Math.max(1, total)) * STEPS);
        const isStep = reached !== step && done > earlier;
        step = reached;
        if (!isStep || (done < total && elapsedMs - saidMs < LEAST_MS))
            return;
        saidMs = elapsedMs;
        say(describeProgress(progress));
    };
}


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ writeScope),
/* harmony export */   cT: () => (/* binding */ addScope),
/* harmony export */   p_: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} left of this month’s budget`,
    'unknown-cost': () => 'an unknown cost',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(made, { decimals: 0 })} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(limit_usd))} ${after}: ${spent}${detail}`;
}
/**
 * A clause or sentence of a comparison with inference `these-cases`, with what it speaks of at its end; a full stop stays the last.
 * @example addScope('success rose from 0 % to 100 %.', 1) // 'success rose from 0 % to 100 %, for this one case; says nothing about others.'
 */
function addScope(text, n) {
    if (text.includes(NOTHING_ELSE))
        return text;
    const [, body = text, stop = ''] = /^(.*?)(\.?)$/s.exec(text) ?? [];
    return `${body}${writeScope(n)}${stop}`;
}
const NOTHING_ELSE = '; says nothing about others';
/** `, for these 3 cases; says nothing about others`; without a number where several differ. */
function writeScope(n) {
    const cases = n === null ? 'these cases' : n === 1 ? 'this one case' : `these ${n} cases`;
    return `, for ${cases}${NOTHING_ELSE}`;
}


/***/ }),

/***/ 70521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ measure)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/log.js
var log = __webpack_require__(58967);
// EXTERNAL MODULE: ./build/judges/index.js + 5 modules
var judges = __webpack_require__(27140);
// EXTERNAL MODULE: ./build/metrics/build-metrics.js
var build_metrics = __webpack_require__(55970);
// EXTERNAL MODULE: ./build/metrics/tables/table-figures.js
var table_figures = __webpack_require__(69942);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/suite/selection.js
var selection = __webpack_require__(78955);
// EXTERNAL MODULE: ./build/store/runs/seal.js
var seal = __webpack_require__(27328);
// EXTERNAL MODULE: ./build/store/spend-ledger.js
var spend_ledger = __webpack_require__(14426);
// EXTERNAL MODULE: ./build/targets/index.js + 32 modules
var targets = __webpack_require__(52236);
// EXTERNAL MODULE: ./build/run/override-suite.js
var override_suite = __webpack_require__(48837);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/format/describe-stopped.js
var describe_stopped = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/io/finish-all.js
var finish_all = __webpack_require__(47600);
// EXTERNAL MODULE: ./build/metrics/code/define-on-code.js
var define_on_code = __webpack_require__(70671);
// EXTERNAL MODULE: ./build/metrics/cost/price-reply.js
var price_reply = __webpack_require__(68674);
// EXTERNAL MODULE: ./build/metrics/summarize-run.js
var summarize_run = __webpack_require__(18359);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/model/run/run.js
var run_run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/targets/setup.js
var setup = __webpack_require__(55612);
// EXTERNAL MODULE: ./build/targets/target-environment.js
var target_environment = __webpack_require__(53636);
// EXTERNAL MODULE: ./build/judges/questions/combine-readings.js
var combine_readings = __webpack_require__(49130);
// EXTERNAL MODULE: ./build/io/within-time.js
var within_time = __webpack_require__(44774);
// EXTERNAL MODULE: ./build/metrics/score-trial.js
var score_trial = __webpack_require__(21501);
// EXTERNAL MODULE: ./build/model/run/judgments.js
var run_judgments = __webpack_require__(70249);
// EXTERNAL MODULE: ./build/stats/random.js
var stats_random = __webpack_require__(52681);
// EXTERNAL MODULE: ./build/run/arm/ask-trial.js
var ask_trial = __webpack_require__(69247);
// EXTERNAL MODULE: ./build/run/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(56759);
// EXTERNAL MODULE: ./build/run/judging/judge-trial.js + 1 modules
var judge_trial = __webpack_require__(42497);
;// CONCATENATED MODULE: ./build/run/arm/make-trial.js








/**
 * Asks the target, then the judge and the suite's own metrics where there are any; the target not where an earlier part of the run has its
 * answer. Rejects as they do: what is paid for by then is kept with the run.
 */
async function observeTrial(input, { arm, planned, judge, scorer, }, signal) {
    const { golden, trial } = planned;
    const earlier = arm.unjudged.find(golden.id, trial);
    const { observation, retries } = earlier ?? (await askArm(input, { arm, planned }, signal));
    const known = knownReadings(earlier);
    try {
        const judged = await judge?.judge({ golden, trial, observation, known }, signal);
        const judgments = judged?.judgments ?? null;
        const recorded = await scorer?.score({ golden, observation, judgments }, signal);
        return { golden, trial, observation, retries, judged, recorded };
    }
    catch (error) {
        if (observation.status === 'ok')
            try {
                arm.unjudged.keep({ case: golden.id, trial, retries, observation, ...recordKnown(known) });
            }
            catch (unwritable) {
                // Only a budget ends a run in order, as if nothing had gone wrong; of what else went wrong the first says why.
                throw error instanceof budget_spending/* NotAffordable */.SW ? unwritable : error;
            }
        throw error;
    }
}
function recordKnown({ readings, retries }) {
    return (0,judge_trial/* recordJudged */.vl)({ judgments: readings.length === 0 ? null : (0,combine_readings/* combineReadings */.Z)(readings), retries });
}
function knownReadings(earlier) {
    const { judgments = {}, judge_retries: retries = 0 } = earlier ?? {};
    return { readings: [...(0,run_judgments/* splitReadings */.k8)(judgments)], retries };
}
async function askArm(input, { arm, planned }, signal) {
    const { golden, trial } = planned;
    return (0,ask_trial/* askTrial */.Q)(arm.session, {
        golden,
        trial,
        suite: arm.suite,
        checkout: arm.checkout,
        settings: arm.variant.target.settings,
        seed: input.seed + arm.seedOffset,
        // A recorded outage is the same however often it is read.
        retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
        isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
        signal,
        sleep: input.sleep,
    });
}
/** Scores a trial, writes it down and counts it. Throws `output-unwritable`. */
async function keepTrial(input, arm, observed) {
    const { golden, trial, observation, retries, judged, recorded } = observed;
    const record = judged && (0,judge_trial/* recordJudged */.vl)(judged);
    const judgments = record?.judgments ?? null;
    const { scores, unscored } = (0,score_trial/* scoreTrial */.$)({
        metrics: input.metrics,
        golden,
        observation,
        judgments,
        recorded,
        withinTime: within_time/* withinTime */.d,
    });
    const scored = { case: golden.id, trial, retries, observation, ...record, scores, unscored };
    await arm.writer.append(scored);
    arm.tally.add(scored);
    arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status);
    await input.onTrial?.({ golden, trial, observation, judgments, scores, unscored }, arm.run);
}
/**
 * All trials of all arms in the order they are started: round by round (first every case's trial 0), the cases of a round
 * in seeded random order, and the arms of a case side by side in seeded random order, so that whatever drifts during a
 * job — load, caches, a provider's mood — touches the arms alike. The order of cases in the files does not matter.
 */
function planTrials(arms, seed) {
    const random = (0,stats_random/* seededRandom */.I)(`${seed}/order`);
    const byId = arms.map(({ cases }) => new Map(cases.map((golden) => [golden.id, golden])));
    const ids = [...new Set(byId.flatMap((cases) => [...cases.keys()]))].sort();
    const rounds = Math.max(0, ...arms.map(({ trials }) => trials));
    const indices = arms.map((_, arm) => arm);
    const planned = [];
    for (let trial = 0; trial < rounds; trial++)
        for (const id of (0,stats_random/* shuffled */.A)(ids, random))
            for (const arm of (0,stats_random/* shuffled */.A)(indices, random)) {
                const golden = byId[arm]?.get(id);
                if (golden !== undefined && trial < (arms[arm]?.trials ?? 0))
                    planned.push({ arm, golden, trial });
            }
    return planned;
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/model/run/shard.js
var run_shard = __webpack_require__(64520);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/stats/scores/collect-scores.js
var collect_scores = __webpack_require__(55542);
// EXTERNAL MODULE: ./build/store/runs/lock-run.js
var lock_run = __webpack_require__(47834);
// EXTERNAL MODULE: ./build/store/runs/run-files.js
var run_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/io/append-lines.js
var append_lines = __webpack_require__(87855);
// EXTERNAL MODULE: ./build/store/runs/read-json-lines.js
var read_json_lines = __webpack_require__(54974);
;// CONCATENATED MODULE: ./build/store/runs/unjudged-file.js






/** Goes on with `unjudged.jsonl` after its last whole line, or starts it. Opens nothing yet. */
function writeUnjudged(folder) {
    const path = (0,run_files/* unjudgedFile */.lI)(folder);
    const open = () => ((0,external_node_fs_.existsSync)(path) ? (0,append_lines/* continueLines */.b)(path) : (0,append_lines/* createLines */.O)(path));
    let lines = null;
    return {
        append: (record) => (lines ??= open()).append(JSON.stringify(record)),
        [Symbol.dispose]: () => lines?.[Symbol.dispose](),
    };
}
/** The lines of `unjudged.jsonl` in their order; of a trial that is there twice the last counts. Throws as `readJsonLines` does, and `run-invalid`. */
async function* readUnjudged(folder, log) {
    const path = (0,run_files/* unjudgedFile */.lI)(folder);
    if ((await (0,run_files/* fileSize */.Ov)(path)) === null)
        return;
    for await (const { line, value } of (0,read_json_lines/* readJsonLines */.sS)(path, log)) {
        const parsed = run_run/* trialRecordSchema */.Hz.safeParse(value);
        if (!parsed.success)
            throw new model_error/* UserError */.y('run-invalid', { path, line, problem: (0,read_json_lines/* describeFirstIssue */.$l)(parsed.error) });
        yield parsed.data;
    }
}

// EXTERNAL MODULE: ./build/store/runs/write-run.js
var write_run = __webpack_require__(20714);
// EXTERNAL MODULE: ./build/run/cache-answers.js
var cache_answers = __webpack_require__(63526);
// EXTERNAL MODULE: ./build/run/arm/describe-run.js
var describe_run = __webpack_require__(31402);
// EXTERNAL MODULE: ./build/run/arm/limit-target.js
var limit_target = __webpack_require__(73912);
// EXTERNAL MODULE: ./build/run/arm/locate-spans.js + 1 modules
var locate_spans = __webpack_require__(79546);
// EXTERNAL MODULE: ./build/store/runs/read-run.js
var read_run = __webpack_require__(41345);
// EXTERNAL MODULE: ./build/store/runs/read-trials.js
var read_trials = __webpack_require__(7107);
// EXTERNAL MODULE: ./build/run/arm/tally.js
var arm_tally = __webpack_require__(65173);
;// CONCATENATED MODULE: ./build/run/arm/read-interrupted.js











const NOTHING_SPENT = { trialsUsd: 0, runUsd: 0 };
/**
 * Reads the run in a folder to go on with it as `fresh` would have started it.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun`, `readTrialsOf` and `readUnjudged` throw.
 */
async function readInterrupted(folder, fresh, { log, unknownUsd, }) {
    if (!(await (0,write_run/* hasRun */.gb)(folder))) {
        log.info(`There is no run in ${folder} to resume: starting it.`);
        return { interrupted: null, spent: NOTHING_SPENT };
    }
    const stored = await (0,read_run/* readRun */.c)(folder);
    const differences = findDifferences(stored, fresh);
    if (differences.length > 0)
        throw new model_error/* UserError */.y('run-differs', { folder, differences });
    (0,write_run/* dropCutTrial */.yO)(folder);
    const tally = (0,arm_tally/* startTally */.dP)(stored.pricing, unknownUsd);
    const scored = (0,collect_scores/* collectScores */.s)();
    const made = new Set();
    for await (const { trial } of (0,read_trials/* readTrialsOf */.L9)(stored, folder, log)) {
        tally.add(trial);
        const { case: caseId, scores, unscored, observation } = trial;
        scored.add({ case: caseId, trial: trial.trial, scores: { ...scores }, unscored }, observation.status);
        made.add((0,run_run/* trialKey */.wK)(caseId, trial.trial));
    }
    const unjudged = new Map();
    for await (const record of readUnjudged(folder, log)) {
        const key = (0,run_run/* trialKey */.wK)(record.case, record.trial);
        if (!made.has(key))
            unjudged.set(key, record);
    }
    const kept = (0,arm_tally/* startTally */.dP)(stored.pricing, unknownUsd);
    for (const record of unjudged.values())
        kept.add(record);
    const spent = { trialsUsd: tally.costUsd() + kept.costUsd(), runUsd: stored.spent_usd ?? 0 };
    // Nothing but failures is what a target leaves that cannot be asked; it may have been mended since.
    if (tally.counts().ok === 0 && tally.firstFailure() !== null && unjudged.size === 0) {
        log.info(`Starting the run in ${folder} again: all of its ${(0,format_number/* countOf */.pq)(made.size, 'trial')} failed.`);
        return { interrupted: null, spent };
    }
    const left = unjudged.size === 0 ? '' : `, and ${(0,format_number/* countOf */.pq)(unjudged.size, 'answer')} to be judged`;
    log.info(`Resuming: ${made.size} of ${stored.cases.length * stored.trials_per_case} trials are already made${left}.`);
    const run = { ...stored, finished_at: null, counts: null, summaries: {} };
    delete run.stopped;
    return { interrupted: { run, tally, scored, unjudged }, spent };
}
/** What must be the same for trials of two starts to make one run, by the words that a message uses. */
const TRAITS = {
    mode: ({ mode }) => mode,
    'the commit': ({ commit }) => commit,
    'the suite’s name': ({ suite }) => suite.name,
    'the variant': ({ variant }) => variant,
    'the seed': ({ seed }) => seed,
    'the trials per case': ({ trials_per_case }) => trials_per_case,
    'the subset': ({ subset }) => subset,
    'the shard': ({ shard }) => (shard === null ? null : (0,run_shard/* formatShard */._D)(shard)),
    'the time-out in seconds': ({ settings }) => settings.timeout_seconds,
    'Goldenpair’s version': ({ fingerprints }) => fingerprints.goldenpair,
};
/** The same for what is too long to show. */
const HASHES = {
    'the cases or the success rule': ({ fingerprints }) => fingerprints.suite,
    'the gates': ({ fingerprints }) => fingerprints.gates,
    'the target’s options or settings': ({ fingerprints }) => fingerprints.target,
    'the metrics': ({ fingerprints }) => fingerprints.metrics,
    'the prices': ({ fingerprints }) => fingerprints.pricing,
    'the judge': ({ fingerprints }) => fingerprints.judge ?? null,
};
/**
 * Why a stored run cannot be gone on with as `fresh` was started; empty when it can.
 * @example ['the seed was 1 and is 2', 'the gates have changed']
 */
function findDifferences(stored, fresh) {
    const show = (value) => (value === null ? 'none' : String(value));
    const traits = Object.entries(TRAITS).flatMap(([name, of]) => of(stored) === of(fresh) ? [] : [`${name} was ${show(of(stored))} and is ${show(of(fresh))}`]);
    const hashes = Object.entries(HASHES).flatMap(([name, of]) => (0,fingerprint/* canonicalJson */.d)(of(stored)) === (0,fingerprint/* canonicalJson */.d)(of(fresh)) ? [] : [`${name} have changed`]);
    return [...traits, ...hashes];
}

// EXTERNAL MODULE: ./build/run/arm/start-target.js + 2 modules
var start_target = __webpack_require__(91134);
;// CONCATENATED MODULE: ./build/run/arm/start-arm.js


















/** Throws `run-locked`, `variant-unknown`, and what `readInterrupted` throws. */
async function planArm(input, { arm, index, judge }) {
    (0,lock_run/* demandUnlocked */.f)(arm.out);
    const suite = arm.suite ?? input.suite;
    const selected = arm.cases ?? input.cases;
    const cases = input.shard ? (0,run_shard/* selectShard */.Xm)(selected, input.shard) : selected;
    const variant = suite.variants[arm.variant];
    if (variant === undefined) {
        const known = Object.keys(suite.variants);
        throw new model_error/* UserError */.y('variant-unknown', { name: arm.variant, suggestion: (0,suggest/* suggest */.Z)(arm.variant, known), known });
    }
    const run = (0,describe_run/* describeRun */.v)({ input, arm, index, suite, selected, cases, variant, judge });
    const unknownUsd = (0,limit_target/* isFree */.xp)(variant, input.targets) ? 0 : (variant.max_trial_cost_usd ?? 0);
    const { interrupted: earlier, spent } = input.isResuming === true
        ? await readInterrupted(arm.out, run, { log: input.log, unknownUsd })
        : { interrupted: null, spent: NOTHING_SPENT };
    return {
        name: arm.variant,
        out: arm.out,
        suite,
        variant,
        cases,
        trials: arm.trials,
        seedOffset: arm.seedOffset ?? 0,
        hasAnswered: arm.hasAnswered ?? false,
        isBase: arm.isBase ?? false,
        workingDirectory: arm.workingDirectory ?? input.workingDirectory,
        run: earlier?.run ?? run,
        earlier,
        spent,
    };
}
function makeSample(input, { cases, suite, variant, seedOffset }) {
    const [golden] = cases;
    const { settings } = variant.target;
    return golden === undefined ? null : (0,ask_trial/* makeRequest */.I)({ golden, trial: 0, suite, settings, seed: input.seed + seedOffset });
}
/**
 * Starts the arm's target, and its run folder or goes on with it. Throws what the target's start and `writeRun` throw, and
 * `run-differs` when the files that an interrupted run searched have changed, and `price-unknown`.
 */
async function startArm(input, arm, limits) {
    const { out, earlier } = arm;
    const tally = earlier?.tally ?? (0,arm_tally/* startTally */.dP)(arm.run.pricing);
    const session = await (0,start_target/* startTarget */.a)(input, { ...arm, hasAnswered: arm.hasAnswered || tally.hasAnswered() });
    try {
        const limited = (0,limit_target/* limitTarget */.p8)(session, {
            variant: arm.variant,
            targets: input.targets,
            pricing: arm.run.pricing,
            limits,
            dearestUsd: tally.dearestUsd(),
            sample: makeSample(input, arm),
        });
        const cached = await (0,cache_answers/* cacheArm */.p4)(limited.session, input, arm);
        const corpus = session.corpusFingerprint;
        if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
            throw new model_error/* UserError */.y('run-differs', { folder: out, differences: ['the searched files have changed'] });
        const unjudged = openUnjudged({
            folder: out,
            earlier: earlier?.unjudged ?? new Map(),
            isResumable: input.isResuming !== undefined,
            log: input.log,
        });
        const run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run;
        const writer = await (earlier === null ? write_run/* writeRun */.bp : write_run/* continueRun */.X7)(out, run, input.log.info);
        return {
            ...arm,
            run,
            ...limited,
            session: cached ?? limited.session,
            checkout: (0,locate_spans/* openSpanLocator */.R)(arm.workingDirectory),
            isCached: cached !== null,
            writer,
            tally,
            scored: earlier?.scored ?? (0,collect_scores/* collectScores */.s)(),
            unjudged,
            [Symbol.asyncDispose]: async () => {
                try {
                    await session[Symbol.asyncDispose]();
                }
                finally {
                    await writer[Symbol.asyncDispose]();
                    unjudged[Symbol.dispose]();
                }
            },
        };
    }
    catch (error) {
        await session[Symbol.asyncDispose]();
        throw error;
    }
}
/**
 * Opens no file yet.
 * @param earlier what an interrupted run has left, by `trialKey`
 */
function openUnjudged({ folder, earlier, isResumable, log, }) {
    const writer = writeUnjudged(folder);
    let kept = 0;
    return {
        find: (caseId, trial) => earlier.get((0,run_run/* trialKey */.wK)(caseId, trial)),
        keep: (record) => {
            writer.append(record);
            kept += 1;
        },
        [Symbol.dispose]: () => {
            writer[Symbol.dispose]();
            if (kept === 0)
                return;
            const left = `${(0,format_number/* countOf */.pq)(kept, 'answer is', 'answers are')} not fully judged and kept in ${(0,run_files/* unjudgedFile */.lI)(folder)}`;
            log.info(isResumable ? `${left}: \`--resume\` judges them without asking for them again.` : `${left}.`);
        },
    };
}

// EXTERNAL MODULE: ./build/run/code/measure-code.js
var measure_code = __webpack_require__(9666);
// EXTERNAL MODULE: ./build/run/custom-metrics/start-scorer.js
var start_scorer = __webpack_require__(41249);
;// CONCATENATED MODULE: ./build/run/arm/tell-silence.js
/** Slow systems answer within it; whoever waits for one that is down should not wait longer to hear of it. */
const SILENCE_MS = 30_000;
/** So many trials in a row that time out are no accident. */
const IN_A_ROW = 3;
/** Says in the log that a target does not answer: after 30 s without a first reply, and when one trial after another times out. */
function watchSilence({ timeoutSeconds, clock, sleep, log, }) {
    const end = new AbortController();
    const startedMs = clock.monotonicMs();
    let hasHeard = false;
    let streak = 0;
    const limit = `${timeoutSeconds} s`;
    const tellFirst = () => {
        if (hasHeard || end.signal.aborted || clock.monotonicMs() - startedMs < SILENCE_MS)
            return;
        log.info(`No reply for ${SILENCE_MS / 1000} s. Is the target up? A request may take ${limit} (\`timeout_seconds\`) before it counts as failed.`);
    };
    if (timeoutSeconds * 1000 > SILENCE_MS)
        sleep(SILENCE_MS, end.signal).then(tellFirst, () => undefined);
    return {
        add: ({ status, failure }) => {
            hasHeard = true;
            streak = status !== 'ok' && failure?.kind === 'timeout' ? streak + 1 : 0;
            if (streak === IN_A_ROW)
                log.warning(`${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each that follows may take as long; to stop loses nothing that was measured.`);
        },
        [Symbol.dispose]: () => end.abort(),
    };
}

// EXTERNAL MODULE: ./build/run/judging/start-judging.js
var start_judging = __webpack_require__(94952);
// EXTERNAL MODULE: ./build/run/pacing/pacer.js
var pacer = __webpack_require__(75552);
;// CONCATENATED MODULE: ./build/run/run-suite.js
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





















/**
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they
 * finish and then forgotten. Rejects with a `UserError` when a target cannot start or a file cannot be written, and with the
 * signal's reason when aborted; the folders then hold the trials made so far and a run.json without counts, to be resumed.
 */
async function runSuite(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { concurrency, retries } = input.suite;
        const pacers = (0,pacer/* openPacers */.Bs)({ ...input, concurrency, retries });
        const judging = judgingOf(input);
        const prepared = __addDisposableResource(env_1, judging && (await (0,start_judging/* prepareJudge */.HW)(judging)), true);
        const planned = [];
        for (const [index, arm] of input.arms.entries())
            planned.push(await planArm(input, { arm, index, judge: prepared }));
        const trialsUsd = planned.reduce((sum, { spent }) => sum + spent.trialsUsd, 0);
        const earlierUsd = Math.max(trialsUsd, ...planned.map(({ spent }) => spent.runUsd));
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* openSpending */.Ji)({ ...input, earlierUsd }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        if (prepared !== null)
            (0,budget_spending/* demandJudgePrice */.K1)(prepared.facts, { spending, pricing: (0,price_reply/* completePricing */.Mr)(input.suite.pricing) });
        await setUpCheckouts(input, planned);
        const arms = [];
        const judge = __addDisposableResource(env_1, judging && prepared && (0,start_judging/* judgeTrials */.jx)(prepared, { ...judging, limits: { pacers, spending } }), true);
        const scorer = __addDisposableResource(env_1, (0,start_scorer/* openScorer */.DL)(input), true);
        try {
            const coded = await (0,measure_code/* measureCodeOfArms */.ch)(planned, input.log);
            for (const arm of await reviewCode(input, coded, { pacers, spending }))
                arms.push(await startArm(input, arm, { spending, pacers }));
            try {
                await makeTrials(input, arms, { judge, scorer, spending });
                for (const arm of arms)
                    if (!arm.isBase)
                        demandAnswers(input, arm);
            }
            catch (error) {
                await keepSpent(arms, spending);
                throw error;
            }
            return await Promise.all(arms.map(async (arm) => finishArm(input, arm, spending)));
        }
        finally {
            await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()));
        }
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
/** Null where the suite names no judge, asks it nothing, or has its trials judged later. */
function judgingOf(input) {
    const { judge: config, scoring, retries, timeout_seconds } = input.suite;
    if (config === undefined || scoring.judged.length === 0 || input.isJudgedLater === true)
        return null;
    const pricing = (0,price_reply/* completePricing */.Mr)(input.suite.pricing);
    return { ...input, config, scoring, pricing, retries, timeoutMs: timeout_seconds * 1000 };
}
/** Loaded where code is to be reviewed: few suites ask for it. */
async function reviewCode(input, arms, limits) {
    if (!arms.some(({ run }) => run.code_quality?.reviewed === true))
        return arms;
    const { reviewCodeOfArms } = await __webpack_require__.e(/* import() */ 6562).then(__webpack_require__.bind(__webpack_require__, 76562));
    return reviewCodeOfArms(input, arms, limits);
}
async function makeTrials(input, arms, { judge, scorer, spending, }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const all = planTrials(arms, input.seed);
        const measured = arms.map(({ scored }) => new Set(scored.trials().map((one) => (0,run_run/* trialKey */.wK)(one.case, one.trial))));
        const plan = all.filter(({ arm, golden, trial }) => measured[arm]?.has((0,run_run/* trialKey */.wK)(golden.id, trial)) !== true);
        const { concurrency } = input.suite;
        const failure = new AbortController();
        const signal = (0,clock/* shareSignal */.mu)(AbortSignal.any([input.signal, failure.signal]));
        let next = 0;
        const startedMs = input.clock.monotonicMs();
        const tell = () => {
            const elapsedMs = input.clock.monotonicMs() - startedMs;
            const counts = { total: all.length, earlier: all.length - plan.length };
            input.onProgress({ ...counts, elapsedMs, ...tallyProgress(arms, spending) });
        };
        tell();
        const silence = __addDisposableResource(env_2, watchSilence({ ...input, timeoutSeconds: input.suite.timeout_seconds }), false);
        let lastKept = Promise.resolve();
        const keepInTurn = async (before, arm, observed) => {
            await before;
            // One answer at a time, after whatever has come meanwhile: the other workers' targets need not wait while it is scored.
            await (0,external_node_timers_promises_.setImmediate)();
            await keepTrial(input, arm, observed);
            silence.add(observed.observation);
            tell();
        };
        const work = async () => {
            try {
                while (next < plan.length && (spending === null || spending.halted() === null)) {
                    signal.throwIfAborted();
                    const planned = plan[next++];
                    const arm = planned && arms[planned.arm];
                    if (planned === undefined || arm === undefined)
                        return;
                    const observed = await observeTrial(input, { arm, planned, judge, scorer }, signal);
                    const kept = keepInTurn(lastKept, arm, observed);
                    lastKept = kept.catch(() => undefined);
                    // Before the next is asked: whoever kills the run loses what is under way, a trial for each worker, and no more.
                    await kept;
                }
            }
            catch (error) {
                if (!(error instanceof budget_spending/* NotAffordable */.SW))
                    throw error;
            }
        };
        const workers = Array.from({ length: Math.min(concurrency, plan.length) }, async () => {
            try {
                await work();
            }
            catch (error) {
                failure.abort(error);
                throw error;
            }
        });
        await (0,finish_all/* finishAll */.t)(workers);
        failure.signal.throwIfAborted();
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** Recorded for a resumed run, since no trial shows it: attempts that were lost, and answers of unknown cost. */
async function keepSpent(arms, spending) {
    if (spending === null)
        return;
    const spent_usd = spending.runUsd();
    // A folder that cannot be written has mostly ended the run, and that is what the user is to hear of.
    await Promise.allSettled(arms.map(async ({ writer, run }) => writer.pause({ ...run, spent_usd })));
}
/** Throws why nothing was answered; a shard is only asked whether its target ever ran, since the whole is looked at where shards are merged. */
function demandAnswers({ shard = null }, { name, session, tally, hasAnswered }) {
    const refusal = session.startFailure();
    if (refusal !== null && !tally.hasAnswered())
        throw refusal;
    const silence = hasAnswered || shard !== null ? null : (0,arm_tally/* findSilence */.v7)(name, tally);
    if (silence !== null)
        throw refusal ?? silence;
}
function tallyProgress(arms, spending) {
    const counts = arms.map(({ tally }) => tally.counts());
    return {
        done: sumOf(counts, ({ trials }) => trials),
        failed: sumOf(counts, ({ trials, ok }) => trials - ok),
        failedReadings: sumOf(counts, ({ judge }) => judge?.failed ?? 0),
        cost: (0,budget_spending/* costSoFar */.RV)(spending, {
            usd: sumOf(arms, ({ tally }) => tally.costUsd()),
            unknown: sumOf(arms, ({ tally }) => tally.unknownCosts()),
        }),
    };
}
function sumOf(items, of) {
    return items.reduce((sum, item) => sum + of(item), 0);
}
async function finishArm(input, arm, spending) {
    const corpora = arm.tally.corpora();
    const trials = arm.scored.trials();
    if (corpora.length > 1)
        input.log.warning(`The corpus of \`${arm.name}\` changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`);
    const run = {
        ...arm.run,
        finished_at: input.clock.now().toISOString(),
        fingerprints: {
            ...arm.run.fingerprints,
            ...arm.tally.models(),
            corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
        },
        counts: arm.tally.counts(),
        stopped: stopOf(arm, spending),
        // What an earlier part of it spent under a limit says nothing of the whole without one.
        spent_usd: spending?.runUsd(),
        summaries: (0,summarize_run/* summarizeRun */.l)({
            metrics: input.metrics,
            trials,
            kept: (0,define_on_code/* summarizeCode */.Nn)(input.metrics, arm.run.code_quality),
        }),
    };
    if (arm.isCached)
        input.log.info(`${run.counts?.cached ?? 0} of ${run.counts?.trials ?? 0} answers of \`${arm.name}\` came from the cache.`);
    if (run.stopped !== undefined)
        input.log.warning(`The run \`${arm.name}\` is incomplete: ${(0,describe_stopped/* describeStopped */.p_)(run.stopped)}.`);
    const seal = await arm.writer.finish(run);
    await input.onScored?.(run, trials);
    return { variant: arm.name, out: arm.out, run, seal };
}
/** An arm that made all its trials is whole, even where another was stopped. */
function stopOf({ cases, trials, tally }, spending) {
    const halt = spending?.halted() ?? null;
    const planned = cases.length * trials;
    const made = tally.counts().trials;
    if (spending === null || halt === null || made >= planned)
        return undefined;
    return { ...halt, made, planned, spent_usd: spending.budget.spentUsd() };
}
/** Runs the `setup` of the arms' targets, each once in a checkout, one after the other. Throws what `runSetup` throws. */
async function setUpCheckouts(input, arms) {
    const { clock, log, signal } = input;
    const env = (0,target_environment/* targetEnvironment */.dK)(input.env, input.targetEnvNames);
    const done = new Set();
    for (const { variant, workingDirectory } of arms) {
        const command = variant.target.setup;
        const key = (0,fingerprint/* canonicalJson */.d)([workingDirectory, command]);
        if (command === undefined || done.has(key))
            continue;
        done.add(key);
        try {
            await (0,setup/* runSetup */.x)({ command, workingDirectory, env, clock, log, signal });
        }
        catch (error) {
            (0,start_target/* warnOfLacking */.p)(error, { advise: (text) => (0,target_environment/* adviseLacking */.ec)(text, input.env, env), log });
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/run/measure.js















/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws `files-rewritten` when a target has changed them or what is sealed, the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when
 * aborted; all trials made until then are in the folders.
 */
async function measure(request) {
    const { overrides = {}, subset } = request;
    const suite = (0,override_suite/* overrideSuite */.vy)(request.suite, overrides);
    const cases = (0,selection/* selectCases */._H)(suite.cases, subset === null ? null : (0,selection/* parseSelection */.gO)(subset));
    let progress = { done: 0, total: 0 };
    try {
        const finished = await writeHidden(request, async (arms) => runSuite({
            ...request,
            arms,
            suite,
            cases,
            seed: suite.seed,
            metrics: (0,build_metrics/* buildMetrics */.GY)(suite, [...(suite.custom_metrics?.metrics ?? []), ...(0,table_figures/* tableFiguresOfGates */.Ts)(suite.gates)]),
            session_id: (0,external_node_crypto_.randomUUID)(),
            targets: targets/* REGISTRY */.M,
            judges: judges/* REGISTRY */.M,
            ledger: (0,spend_ledger/* openLedger */.au)(request.workingDirectory),
            sleep: clock/* systemSleep */.Hk,
            onProgress: (now) => {
                progress = now;
                request.onProgress(now);
            },
        }));
        // The targets are stopped.
        await (0,seal/* demandSealed */.W)([...(request.sealed ?? []), ...finished.map(({ seal }) => seal)]);
        return finished;
    }
    catch (error) {
        if (!request.signal.aborted)
            throw error;
        const { done, total } = progress;
        const folders = request.arms.map(({ out }) => out);
        throw new model_error/* UserError */.y('run-interrupted', { folders, done, total, isResumable: request.isResuming !== undefined }, { cause: error });
    }
}
/** Lets the runs be written, under other names where they are to be hidden, and gives them theirs whatever became of them. */
async function writeHidden({ arms, isHidden = false }, write) {
    if (!isHidden)
        return write(arms);
    const hidden = arms.map((arm) => ({ ...arm, out: `${arm.out}-${(0,external_node_crypto_.randomUUID)()}` }));
    for (const { out } of arms)
        await clear(out);
    try {
        const finished = await write(hidden);
        return finished.map((one, index) => {
            const out = arms[index]?.out ?? one.out;
            return { ...one, out, seal: { ...one.seal, folder: out } };
        });
    }
    finally {
        for (const [index, { out }] of hidden.entries())
            await giveName(out, arms[index]?.out ?? out);
    }
}
async function giveName(from, to) {
    if (!(0,external_node_fs_.existsSync)(from))
        return;
    await clear(to);
    await (0,promises_.rename)(from, to).catch((error) => {
        throw (0,log/* asOutputError */.KV)(error, to);
    });
}
async function clear(folder) {
    await (0,promises_.rm)(folder, { recursive: true, force: true }).catch((error) => {
        throw (0,log/* asOutputError */.KV)(error, folder);
    });
}


/***/ }),

/***/ 55612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runSetup)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81192);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);








/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCommand */ .vL)(command);
    const commit = (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readCleanCheckout */ .uR)(workingDirectory))?.commit ?? null;
    const key = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)({ commit, command })).replace(/^sha256:/, '');
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingDirectory, '.goldenpair', 'setup', `${key}.json`);
    if (commit !== null && (await exists(stamp))) {
        log.info(`The set-up \`${name}\` was done on this commit before.`);
        return;
    }
    log.info(`Setting up the target: ${name}`);
    const from = clock.monotonicMs();
    const { end, output } = await runToEnd(setup);
    if (end.code !== 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('setup-failed', { command: name, how: end.how, log: output });
    log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`);
    // What the set-up itself changed makes the checkout no other commit.
    if (commit !== null)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(stamp, `${JSON.stringify({ commit, command })}\n`);
}
async function runToEnd({ command, workingDirectory, env, signal, }) {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
        const stop = () => {
            program.kill();
            reject(signal.reason);
        };
        const program = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgram */ .Xd)({
            command,
            cwd: workingDirectory,
            env,
            onLine: (line) => program.note(`${line}\n`),
            onTooLong: (beginning) => program.note(`${beginning} …\n`),
            onEnd: (end) => {
                signal.removeEventListener('abort', stop);
                resolve({ end, output: `${program.log()}${end.rest}`.trimEnd() });
            },
        });
        signal.addEventListener('abort', stop, { once: true });
        program.endInput();
    });
}
async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(() => true, () => false);
}


/***/ })

};
