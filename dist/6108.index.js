export const id = 6108;
export const ids = [6108];
export const modules = {

/***/ 57635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ demandJudgePrice)
/* harmony export */ });
/* harmony import */ var _core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88756);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);


/**
 * Throws `price-unknown` when there is a budget and the judge names a model that has no price: its first reading would end the run, after
 * trials that were paid for.
 */
function demandJudgePrice({ identity: { model } }, { spending, pricing }) {
    if (spending === null || typeof model !== 'string')
        return;
    const price = (0,_core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfTokens */ .j)({ model, input_tokens: 1, output_tokens: 1 }, pricing);
    if (price.kind === 'unscored')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('price-unknown', { variant: 'judge', reason: price.reason });
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ openScorer)
});

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/custom-metrics/conversation.js
var custom_metrics_conversation = __webpack_require__(70675);
// EXTERNAL MODULE: ./build/app/custom-metrics/messages.js
var messages = __webpack_require__(10888);
// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
;// CONCATENATED MODULE: ./build/app/custom-metrics/start-scorer.js




/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3;
/** Starts nothing before the first trial. */
function startScorer({ program, own, workingDirectory, limitMs, log, }) {
    const ids = own.metrics.map(({ id }) => id);
    let conversation = null;
    let turn = Promise.resolve();
    let failures = 0;
    let id = 0;
    const ask = async (signal, trial) => {
        if (conversation === null) {
            conversation = (0,custom_metrics_conversation/* startConversation */.g)(program, workingDirectory);
            const load = own.modules.map((path) => (0,external_node_path_.join)(workingDirectory, path));
            const answer = await conversation.ask({ id: id++, load }, { limitMs: scorer_program/* LOAD_LIMIT_MS */.I, signal });
            if (answer.kind === 'failed')
                return answer.how;
            const loaded = messages/* loadedSchema */.Rz.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }];
            const broken = loaded.find((module) => 'message' in module);
            if (broken !== undefined)
                return `could not load a module: ${broken.message}`;
        }
        const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal });
        if (answer.kind === 'failed')
            return answer.how;
        return messages/* scoresSchema */.jL.safeParse(answer.reply).data ?? 'gave an answer that cannot be read';
    };
    const score = async (trial, signal) => {
        signal.throwIfAborted();
        if (failures >= MAX_FAILURES)
            return unscoredBy(ids, `was given up after ${MAX_FAILURES} failures in a row`);
        const answer = await ask(signal, trial);
        if (typeof answer !== 'string') {
            failures = 0;
            return answer;
        }
        failures++;
        await conversation?.[Symbol.asyncDispose]();
        conversation = null;
        if (failures === MAX_FAILURES)
            log.warning(`The suite's own metrics are given up after ${MAX_FAILURES} failures in a row: their process ${answer}.`);
        return unscoredBy(ids, answer);
    };
    return {
        score: async (trial, signal) => {
            const scores = turn.then(async () => score(trial, signal));
            turn = scores.catch(() => undefined);
            return scores;
        },
        [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
    };
}
function unscoredBy(ids, how) {
    const reason = `the process of the suite's own metrics ${how}`.slice(0, 200);
    return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) };
}

;// CONCATENATED MODULE: ./build/app/custom-metrics/open-scorer.js


/** The suite's own metrics at work; null where it has none. */
function openScorer({ suite, scorer: program, workingDirectory, log, }) {
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`);
    const scorer = startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
    const mask = (0,known_secrets/* maskSecrets */.Q)(program);
    return {
        score: async (trial, signal) => mask.data(await scorer.score(trial, signal)),
        [Symbol.asyncDispose]: async () => scorer[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 86108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ measure)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/suite/select-cases.js
var select_cases = __webpack_require__(15141);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/shell/io/sleep.js
var sleep = __webpack_require__(72149);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 60 modules
var targets = __webpack_require__(79359);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/model/trial-key.js
var trial_key = __webpack_require__(10890);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/summarize-code.js
var summarize_code = __webpack_require__(74863);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/io/finish-all.js
var finish_all = __webpack_require__(35973);
// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
// EXTERNAL MODULE: ./build/app/budget/demand-judge-price.js
var demand_judge_price = __webpack_require__(57635);
// EXTERNAL MODULE: ./build/app/budget/open-spending.js + 1 modules
var open_spending = __webpack_require__(41172);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/custom-metrics/open-scorer.js + 1 modules
var open_scorer = __webpack_require__(77628);
// EXTERNAL MODULE: ./build/app/pacing/open-pacers.js + 3 modules
var open_pacers = __webpack_require__(27279);
// EXTERNAL MODULE: ./build/app/judging/limit-judge.js + 2 modules
var limit_judge = __webpack_require__(85328);
// EXTERNAL MODULE: ./build/app/judging/start-judging.js + 2 modules
var start_judging = __webpack_require__(82490);
// EXTERNAL MODULE: ./build/app/run-suite/measure-code.js + 1 modules
var measure_code = __webpack_require__(83975);
// EXTERNAL MODULE: ./build/core/judging/combine-readings.js
var combine_readings = __webpack_require__(75456);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/core/model/split-readings.js
var split_readings = __webpack_require__(99828);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 2 modules
var judge_trial = __webpack_require__(15547);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
;// CONCATENATED MODULE: ./build/app/run-suite/make-trial.js






/**
 * Asks the target, then the judge and the suite's own metrics where there are any; the target not where an earlier part of the run has its
 * answer. Rejects as they do: what is paid for by then is kept with the run.
 */
async function observeTrial(input, { arm, planned, judge, scorer, }, signal) {
    const { golden, trial } = planned;
    const earlier = arm.unjudged.find(golden.id, trial);
    const { observation, retries } = earlier ?? (await askArm(input, { arm, planned }, signal));
    const made = madeOf(earlier);
    try {
        const judged = await judge?.judge({ golden, trial, observation, made }, signal);
        const judgments = judged?.judgments ?? null;
        const recorded = await scorer?.score({ golden, observation, judgments }, signal);
        return { golden, trial, observation, retries, judged, recorded };
    }
    catch (error) {
        if (observation.status === 'ok')
            try {
                arm.unjudged.keep({ ...{ case: golden.id, trial, retries, observation }, ...recordMade(made) });
            }
            catch (unwritable) {
                // Only a budget ends a run in order, as if nothing had gone wrong; of what else went wrong the first says why.
                throw error instanceof budget_spending/* NotAffordable */.S ? unwritable : error;
            }
        throw error;
    }
}
function recordMade({ readings, retries }) {
    return (0,judge_trial/* recordJudged */.vl)({ judgments: readings.length === 0 ? null : (0,combine_readings/* combineReadings */.Z)(readings), retries });
}
function madeOf(earlier) {
    const { judgments = {}, judge_retries: retries = 0 } = earlier ?? {};
    return { readings: [...(0,split_readings/* splitReadings */.k)(judgments)], retries };
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
    const judgments = judged?.judgments ?? null;
    const { scores, unscored } = (0,score_trial/* scoreTrial */.$)({
        metrics: input.metrics,
        golden,
        observation,
        ...(judgments && { judgments }),
        ...(recorded && { recorded }),
    });
    const made = {
        ...{ case: golden.id, trial, retries, observation },
        ...(judged && (0,judge_trial/* recordJudged */.vl)(judged)),
        ...{ scores, unscored },
    };
    await arm.writer.append(made);
    arm.tally.add(made);
    arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status);
    await input.onTrial?.({ golden, trial, observation, judgments, scores, unscored }, arm.run);
}

// EXTERNAL MODULE: ./build/app/run-suite/find-silence.js
var find_silence = __webpack_require__(41386);
// EXTERNAL MODULE: ./build/core/stats/random.js
var stats_random = __webpack_require__(32595);
;// CONCATENATED MODULE: ./build/app/run-suite/plan-trials.js

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

// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/shell/targets/setup.js
var setup = __webpack_require__(56841);
// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
;// CONCATENATED MODULE: ./build/app/run-suite/set-up-checkouts.js



/** Runs the `setup` of the arms' targets, each once in a checkout, one after the other. Throws what `runSetup` throws. */
async function setUpCheckouts(input, arms) {
    const { clock, log, signal } = input;
    const env = (0,target_environment/* targetEnvironment */.d)(input.env, input.targetEnvNames);
    const done = new Set();
    for (const { variant, workingDirectory } of arms) {
        const command = variant.target.setup;
        const key = (0,fingerprint/* canonicalJson */.d)([workingDirectory, command]);
        if (command === undefined || done.has(key))
            continue;
        done.add(key);
        await (0,setup/* runSetup */.x)({ command, workingDirectory, env, clock, log, signal });
    }
}

// EXTERNAL MODULE: ./build/core/stats/collect-scores.js
var collect_scores = __webpack_require__(80382);
// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/shell/io/clean-checkout.js
var clean_checkout = __webpack_require__(22564);
// EXTERNAL MODULE: ./build/shell/providers/printable-address.js
var printable_address = __webpack_require__(10858);
// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/app/version.js
var version = __webpack_require__(73912);
;// CONCATENATED MODULE: ./build/app/cache/target-key.js



/** The key of an answer: equal for two requests that would be answered alike but for chance, whose draw is the case, the trial and the seed. */
function targetKey(identity, request) {
    const { case: caseId, trial, query, top_k, seed, settings } = request;
    const asked = { case: caseId, trial, query, top_k, seed, settings };
    return (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)({ kind: 'answer', goldenpair: version/* VERSION */.x, ...identity, asked }));
}

;// CONCATENATED MODULE: ./build/app/cache/cache-target.js



/**
 * The target, which is not asked what it has answered before. An answer from the cache says so and has no latency. What failed is never
 * kept, and neither kept nor looked up is what is asked of a case that limits latency: its answer is of use only with its time.
 */
function cacheTarget(session, { cache, identity, isTimed, }) {
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        if (isTimed(request.case))
            return session.ask(request, limits);
        limits.signal.throwIfAborted();
        const key = targetKey(identity, request);
        const kept = readKept(await cache.find(key));
        if (kept !== null)
            return kept;
        const observation = await session.ask(request, limits);
        if (observation.status === 'ok')
            await cache.keep(key, observation);
        return observation;
    });
}
/** Null where there is none, or what a file holds is no answer. */
function readKept(value) {
    const parsed = observation/* observationSchema */.yB.safeParse(value);
    return parsed.success && parsed.data.status === 'ok' ? { ...parsed.data, latency_ms: null, cached: true } : null;
}

;// CONCATENATED MODULE: ./build/app/cache/cache-arm.js



/**
 * The target of an arm with the run's cache before it; null where there is none, or it cannot be told what decides an answer: a target whose
 * code is of the checkout has to have it as it was committed.
 */
async function cacheArm(session, input, arm) {
    const { cache = null, targets, arms, targetEnvNames, providers, log } = input;
    const { target } = arm.variant;
    if (cache === null)
        return null;
    const decidedBy = targets.find(({ name }) => name === target.type)?.decidedBy?.(target.options) ?? null;
    if (decidedBy === null)
        return null;
    const checkout = decidedBy === 'checkout' ? await readChecked(arm, cache, arms) : null;
    if (decidedBy === 'checkout' && checkout === null) {
        log.info(`The answers of \`${arm.name}\` are not cached: the checkout has changes that are not committed, or no git.`);
        return null;
    }
    const timed = new Set(arm.cases.filter(({ checks }) => checks.some((check) => 'max_latency_s' in check)).map(({ id }) => id));
    const { openaiBaseUrl } = providers;
    return cacheTarget(session, {
        cache,
        identity: {
            target,
            controlled: arm.suite.controlled,
            env_names: [...targetEnvNames].sort(),
            tree: checkout?.tree ?? null,
            corpus: session.corpusFingerprint,
            base_url: openaiBaseUrl === null ? null : (0,printable_address/* printableAddress */.i)(openaiBaseUrl),
        },
        isTimed: (caseId) => timed.has(caseId),
    });
}
async function readChecked({ workingDirectory }, { folder }, arms) {
    return (0,clean_checkout/* readCleanCheckout */.u)(workingDirectory, [folder, ...arms.map(({ out }) => out)]);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/run-suite/describe-run.js





/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(parts) {
    const { input, arm, index, suite, selected, cases, variant, judge } = parts;
    const { name, version, file } = suite;
    const pricing = (0,default_pricing/* completePricing */.M)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        schema_version: run/* RUN_SCHEMA_VERSION */.ZN,
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        session_id: input.session_id,
        mode: input.mode,
        suite: { name, version, file },
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        branch: arm.branch === undefined ? input.branch : arm.branch,
        started_at: input.clock.now().toISOString(),
        finished_at: null,
        seed: input.seed,
        trials_per_case: arm.trials,
        subset: input.subset,
        shard: input.shard ?? null,
        settings: {
            k: [...suite.k],
            primary_k: suite.primary_k,
            success: suite.success,
            scoring: suite.scoring,
            ...(suite.judge && { judge: suite.judge }),
            ...(variant.target.mock && { mock: variant.target.mock }),
            ...(replays && { replayed: replays }),
            alpha: suite.alpha,
            min_scored_share: suite.min_scored_share,
            zero_tolerance: suite.zero_tolerance,
            ...(suite.inference && { inference: suite.inference }),
            deterministic,
            target: { type, options, settings, ...(setup === undefined ? {} : { setup }), ...(traces && { traces }) },
            ...(variant.declared && { declared: [...variant.declared] }),
            controlled: { ...suite.controlled },
            concurrency: input.suite.concurrency,
            timeout_seconds: suite.timeout_seconds,
            retries: input.suite.retries,
        },
        pricing,
        environment: {
            node: process.version,
            os: `${process.platform} ${(0,external_node_os_.release)()} ${process.arch}`,
            runner: input.env['RUNNER_NAME'] ?? null,
        },
        fingerprints: {
            ...(0,fingerprint_run/* fingerprintRun */._)({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
            ...(judge && { judge: judge.fingerprint }),
        },
        ...(judge && { judge: judge.facts }),
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        ...(suite.deleted_cases !== undefined && suite.deleted_cases.length > 0
            ? { deleted_cases: [...suite.deleted_cases] }
            : {}),
        gates: [...suite.gates],
        metrics: input.metrics.map(facts/* metricFacts */.g),
        counts: null,
        summaries: {},
    };
}

// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/locate-spans.js + 3 modules
var locate_spans = __webpack_require__(81324);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials-of.js
var read_trials_of = __webpack_require__(51698);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/shell/io/append-lines.js
var append_lines = __webpack_require__(12894);
// EXTERNAL MODULE: ./build/shell/runs/describe-first-issue.js
var describe_first_issue = __webpack_require__(51106);
// EXTERNAL MODULE: ./build/shell/runs/file-size.js
var file_size = __webpack_require__(25944);
// EXTERNAL MODULE: ./build/shell/runs/read-json-lines.js
var read_json_lines = __webpack_require__(48899);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
;// CONCATENATED MODULE: ./build/shell/runs/unjudged-file.js








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
    if ((await (0,file_size/* fileSize */.O)(path)) === null)
        return;
    for await (const { line, value } of (0,read_json_lines/* readJsonLines */.s)(path, log)) {
        const parsed = run/* trialRecordSchema */.Hz.safeParse(value);
        if (!parsed.success)
            throw new model_error/* UserError */.y('run-invalid', { path, line, problem: (0,describe_first_issue/* describeFirstIssue */.$)(parsed.error) });
        yield parsed.data;
    }
}

;// CONCATENATED MODULE: ./build/app/run-suite/find-differences.js


/** What must be the same for trials of two starts to make one run, by the words that a message uses. */
const TRAITS = {
    mode: ({ mode }) => mode,
    'the commit': ({ commit }) => commit,
    'the suite’s name': ({ suite }) => suite.name,
    'the variant': ({ variant }) => variant,
    'the seed': ({ seed }) => seed,
    'the trials a case': ({ trials_per_case }) => trials_per_case,
    'the subset': ({ subset }) => subset,
    'the shard': ({ shard }) => (shard === null ? null : (0,model_shard/* formatShard */._D)(shard)),
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

// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 1 modules
var run_suite_tally = __webpack_require__(46905);
;// CONCATENATED MODULE: ./build/app/run-suite/read-interrupted.js










const NOTHING_SPENT = { trialsUsd: 0, runUsd: 0 };
/**
 * Reads the run in a folder to go on with it as `fresh` would have started it.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun`, `readTrialsOf` and `readUnjudged` throw.
 */
async function readInterrupted(folder, fresh, { log, unknownUsd, }) {
    if (!(await (0,write_run/* hasRun */.gb)(folder))) {
        log.info(`There is no run in ${folder} to resume: it is started.`);
        return { interrupted: null, spent: NOTHING_SPENT };
    }
    const stored = await (0,read_run/* readRun */.c)(folder);
    const differences = findDifferences(stored, fresh);
    if (differences.length > 0)
        throw new model_error/* UserError */.y('run-differs', { folder, differences });
    (0,write_run/* dropCutTrial */.yO)(folder);
    const tally = (0,run_suite_tally/* startTally */.d)(stored.pricing, unknownUsd);
    const scored = (0,collect_scores/* collectScores */.s)();
    const made = new Set();
    for await (const { trial } of (0,read_trials_of/* readTrialsOf */.L)(stored, folder, log)) {
        tally.add(trial);
        const { case: caseId, scores, unscored, observation } = trial;
        scored.add({ case: caseId, trial: trial.trial, scores: { ...scores }, unscored: { ...unscored } }, observation.status);
        made.add((0,trial_key/* trialKey */.w)(caseId, trial.trial));
    }
    const unjudged = new Map();
    for await (const record of readUnjudged(folder, log)) {
        const key = (0,trial_key/* trialKey */.w)(record.case, record.trial);
        if (!made.has(key))
            unjudged.set(key, record);
    }
    const kept = (0,run_suite_tally/* startTally */.d)(stored.pricing, unknownUsd);
    for (const record of unjudged.values())
        kept.add(record);
    const spent = { trialsUsd: tally.costUsd() + kept.costUsd(), runUsd: stored.spent_usd ?? 0 };
    // Nothing but failures is what a target leaves that cannot be asked; it may have been mended since.
    if (tally.counts().ok === 0 && tally.firstFailure() !== null && unjudged.size === 0) {
        log.info(`The run in ${folder} is started again: all of its ${(0,format_number/* countOf */.pq)(made.size, 'trial')} failed.`);
        return { interrupted: null, spent };
    }
    const left = unjudged.size === 0 ? '' : `, and ${(0,format_number/* countOf */.pq)(unjudged.size, 'answer')} to be judged`;
    log.info(`Resuming: ${made.size} of ${stored.cases.length * stored.trials_per_case} trials are there${left}.`);
    const run = { ...stored, finished_at: null, counts: null, summaries: {} };
    delete run.stopped;
    return { interrupted: { run, tally, scored, unjudged }, spent };
}

// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 2 modules
var start_target = __webpack_require__(77312);
;// CONCATENATED MODULE: ./build/app/run-suite/unjudged.js




/**
 * Opens no file yet.
 * @param earlier what an interrupted run has left, by `trialKey`
 */
function openUnjudged({ folder, earlier, isResumable, log, }) {
    const writer = writeUnjudged(folder);
    let kept = 0;
    return {
        find: (caseId, trial) => earlier.get((0,trial_key/* trialKey */.w)(caseId, trial)),
        keep: (record) => {
            writer.append(record);
            kept += 1;
        },
        [Symbol.dispose]: () => {
            writer[Symbol.dispose]();
            if (kept === 0)
                return;
            const left = `${(0,format_number/* countOf */.pq)(kept, 'answer is', 'answers are')} not judged to the end and kept in ${(0,run_files/* unjudgedFile */.lI)(folder)}`;
            log.info(isResumable ? `${left}: \`--resume\` judges them, and asks for none of them again.` : `${left}.`);
        },
    };
}

;// CONCATENATED MODULE: ./build/app/run-suite/start-arm.js














/** Throws `variant-unknown`, and what `readInterrupted` throws. */
async function planArm(input, { arm, index, judge }) {
    const suite = arm.suite ?? input.suite;
    const selected = arm.cases ?? input.cases;
    const cases = input.shard ? (0,model_shard/* selectShard */.Xm)(selected, input.shard) : selected;
    const variant = suite.variants[arm.variant];
    if (variant === undefined) {
        const known = Object.keys(suite.variants);
        throw new model_error/* UserError */.y('variant-unknown', { name: arm.variant, suggestion: (0,suggest/* suggest */.Z)(arm.variant, known), known });
    }
    const run = describeRun({ input, arm, index, suite, selected, cases, variant, judge });
    const unknownUsd = (0,limit_target/* isFree */.x)(variant, input.targets) ? 0 : (variant.max_trial_cost_usd ?? 0);
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
    const tally = earlier?.tally ?? (0,run_suite_tally/* startTally */.d)(arm.run.pricing);
    const session = await (0,start_target/* startTarget */.a)(input, { ...arm, hasAnswered: arm.hasAnswered || tally.hasAnswered() });
    try {
        const limited = (0,limit_target/* limitTarget */.p)(session, {
            variant: arm.variant,
            targets: input.targets,
            pricing: arm.run.pricing,
            limits,
            dearestUsd: tally.dearestUsd(),
            sample: makeSample(input, arm),
        });
        const cached = await cacheArm(limited.session, input, arm);
        const corpus = session.corpusFingerprint;
        if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
            throw new model_error/* UserError */.y('run-differs', { folder: out, differences: ['the files that are searched have changed'] });
        const unjudged = openUnjudged({
            folder: out,
            earlier: earlier?.unjudged ?? new Map(),
            isResumable: input.mode === 'run',
            log: input.log,
        });
        const run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run;
        const writer = await (earlier === null ? write_run/* writeRun */.bp : write_run/* continueRun */.X7)(out, run);
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

;// CONCATENATED MODULE: ./build/app/run-suite.js
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
        const pacers = (0,open_pacers/* openPacers */.B)({ ...input, concurrency, retries });
        // Known when it is known what an interrupted run has spent.
        const money = { spending: null };
        const judge = __addDisposableResource(env_1, await openJudge(input, { pacers, spending: () => money.spending }), true);
        const planned = [];
        for (const [index, arm] of input.arms.entries())
            planned.push(await planArm(input, { arm, index, judge }));
        const trialsUsd = planned.reduce((sum, { spent }) => sum + spent.trialsUsd, 0);
        const earlierUsd = Math.max(trialsUsd, ...planned.map(({ spent }) => spent.runUsd));
        const spending = __addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({ ...input, earlierUsd }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        money.spending = spending;
        if (judge !== null)
            (0,demand_judge_price/* demandJudgePrice */.K)(judge.facts, { spending, pricing: (0,default_pricing/* completePricing */.M)(input.suite.pricing) });
        await setUpCheckouts(input, planned);
        const arms = [];
        const scorer = __addDisposableResource(env_1, (0,open_scorer/* openScorer */.D)(input), true);
        try {
            const coded = await (0,measure_code/* measureCodeOfArms */.c)(planned, input.log);
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
/** Null where the suite names none, asks it nothing, or has its trials judged later. */
async function openJudge(input, limits) {
    const { judge: config, scoring, retries, timeout_seconds } = input.suite;
    const pricing = (0,default_pricing/* completePricing */.M)(input.suite.pricing);
    if (config === undefined || scoring.judged.length === 0 || input.isJudgedLater === true)
        return null;
    return (0,start_judging/* startJudging */.V)({
        ...input,
        ...{ config, scoring, pricing, retries, timeoutMs: timeout_seconds * 1000 },
        limit: (session) => (0,limit_judge/* limitJudge */.x)(session, { config, pricing, ...limits }),
    });
}
/** Loaded where code is to be reviewed: few suites ask for it. */
async function reviewCode(input, arms, limits) {
    if (!arms.some(({ run }) => run.code_quality?.reviewed === true))
        return arms;
    const { reviewCodeOfArms } = await __webpack_require__.e(/* import() */ 137).then(__webpack_require__.bind(__webpack_require__, 50137));
    return reviewCodeOfArms(input, arms, limits);
}
async function makeTrials(input, arms, { judge, scorer, spending, }) {
    const all = planTrials(arms, input.seed);
    const made = arms.map(({ scored }) => new Set(scored.trials().map((one) => (0,trial_key/* trialKey */.w)(one.case, one.trial))));
    const plan = all.filter(({ arm, golden, trial }) => made[arm]?.has((0,trial_key/* trialKey */.w)(golden.id, trial)) !== true);
    const { concurrency } = input.suite;
    const failure = new AbortController();
    const signal = (0,share_signal/* shareSignal */.m)(AbortSignal.any([input.signal, failure.signal]));
    let next = 0;
    if (plan.length < all.length)
        input.onProgress(progressOf(arms, all.length));
    let lastKept = Promise.resolve();
    const keepInTurn = async (before, arm, observed) => {
        await before;
        // One answer at a time, after whatever has come meanwhile: a target need not wait while answers are scored.
        await (0,promises_.setImmediate)();
        await keepTrial(input, arm, observed);
        input.onProgress(progressOf(arms, all.length));
    };
    const work = async () => {
        let kept = Promise.resolve();
        try {
            while (next < plan.length && (spending === null || spending.halted() === null)) {
                signal.throwIfAborted();
                const planned = plan[next++];
                const arm = planned && arms[planned.arm];
                if (planned === undefined || arm === undefined)
                    return;
                const observed = await observeTrial(input, { arm, planned, judge, scorer }, signal);
                await kept;
                kept = keepInTurn(lastKept, arm, observed).catch((error) => failure.abort(error));
                lastKept = kept;
            }
        }
        catch (error) {
            if (!(error instanceof budget_spending/* NotAffordable */.S))
                throw error;
        }
        finally {
            await kept;
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
/** So that whoever resumes the run knows of what no trial tells: attempts that were lost, and answers of unknown cost. */
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
    const silence = hasAnswered || shard !== null ? null : (0,find_silence/* findSilence */.v)(name, tally);
    if (silence !== null)
        throw refusal ?? silence;
}
function progressOf(arms, total) {
    const counts = arms.map(({ tally }) => tally.counts());
    const sum = (of) => counts.reduce((whole, count) => whole + of(count), 0);
    return { done: sum(({ trials }) => trials), total, failed: sum(({ trials, ok }) => trials - ok) };
}
async function finishArm(input, arm, spending) {
    const corpora = arm.tally.corpora();
    const trials = arm.scored.trials();
    if (corpora.length > 1)
        input.log.warning(`What \`${arm.name}\` searches changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`);
    const run = {
        ...arm.run,
        finished_at: input.clock.now().toISOString(),
        fingerprints: {
            ...arm.run.fingerprints,
            ...arm.tally.models(),
            corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
        },
        counts: arm.tally.counts(),
        ...stopOf(arm, spending),
        ...(spending !== null && { spent_usd: spending.runUsd() }),
        summaries: (0,summarize_run/* summarizeRun */.l)({
            metrics: input.metrics,
            trials,
            kept: (0,summarize_code/* summarizeCode */.N)(input.metrics, arm.run.code_quality),
        }),
    };
    if (arm.isCached)
        input.log.info(`${run.counts?.cached ?? 0} of ${run.counts?.trials ?? 0} answers of \`${arm.name}\` came from the cache.`);
    if (run.stopped !== undefined)
        input.log.warning(`The run \`${arm.name}\` is incomplete: ${(0,describe_stopped/* describeStopped */.p)(run.stopped)}.`);
    // What an earlier part of it spent under a limit says nothing of the whole without one.
    if (spending === null)
        delete run.spent_usd;
    await arm.writer.finish(run);
    await input.onScored?.(run, trials);
    return { variant: arm.name, out: arm.out, run };
}
/** An arm that made all its trials is whole, even where another was stopped. */
function stopOf({ cases, trials, tally }, spending) {
    const halt = spending?.halted() ?? null;
    const planned = cases.length * trials;
    const made = tally.counts().trials;
    if (spending === null || halt === null || made >= planned)
        return {};
    return { stopped: { ...halt, made, planned, spent_usd: spending.budget.spentUsd() } };
}

;// CONCATENATED MODULE: ./build/app/measure.js











/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when aborted; all
 * trials made until then are in the folders.
 */
async function measure(request) {
    const { overrides = {}, subset } = request;
    const suite = (0,override_suite/* overrideSuite */.v)(request.suite, overrides);
    const cases = (0,select_cases/* selectCases */._)(suite.cases, subset === null ? null : (0,selection/* parseSelection */.gO)(subset));
    let progress = { done: 0, total: 0, failed: 0 };
    try {
        return await runSuite({
            ...request,
            suite,
            cases,
            seed: suite.seed,
            metrics: (0,build_metrics/* buildMetrics */.G)(suite, suite.custom_metrics?.metrics),
            session_id: (0,external_node_crypto_.randomUUID)(),
            targets: targets/* REGISTRY */.M,
            judges: judges/* REGISTRY */.M,
            ledger: (0,open_ledger/* openLedger */.a)(request.workingDirectory),
            sleep: sleep/* systemSleep */.H,
            onProgress: (now) => {
                progress = now;
                request.onProgress(now);
            },
        });
    }
    catch (error) {
        if (!request.signal.aborted)
            throw error;
        const { done, total } = progress;
        const folders = request.arms.map(({ out }) => out);
        throw new model_error/* UserError */.y('run-interrupted', { folders, done, total, isResumable: request.mode === 'run' }, { cause: error });
    }
}


/***/ }),

/***/ 39869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ overrideSuite)
});

// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
;// CONCATENATED MODULE: ./build/app/judging/override-judge-model.js


/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
 */
function overrideJudgeModel(suite, model) {
    const { judge, scoring } = suite;
    const refuse = (expected) => new error/* UserError */.y('flag-invalid', { flag: 'judge-model', got: model, expected });
    if (judge === undefined || scoring.judged.length === 0)
        throw refuse('none: the suite names no `judge` and `judged`');
    const definition = judges/* REGISTRY */.M.find(({ name }) => name === judge.type);
    const parsed = definition?.options.safeParse({ ...judge.options, model });
    if (parsed?.success !== true)
        throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`);
    return { ...suite, judge: { ...judge, options: { ...judge.options, model } } };
}

;// CONCATENATED MODULE: ./build/app/override-suite.js

/**
 * The suite as the caller wants it. A setting that is laid over the variants counts as declared by each of them. Throws `flag-invalid` for a
 * model that the suite's judge does not take.
 */
function overrideSuite(suite, overrides) {
    const { judge_model: judgeModel, settings = {} } = overrides;
    return {
        ...(judgeModel === undefined ? suite : overrideJudgeModel(suite, judgeModel)),
        seed: overrides.seed ?? suite.seed,
        concurrency: overrides.concurrency ?? suite.concurrency,
        timeout_seconds: overrides.timeout_seconds ?? suite.timeout_seconds,
        max_cost_usd: overrides.max_cost_usd ?? suite.max_cost_usd,
        ...(overrides.inference && { inference: overrides.inference }),
        ...(Object.keys(settings).length > 0 && { variants: overrideVariants(suite.variants, settings) }),
    };
}
/** Without a prototype, as `parseVariants` gives them. */
function overrideVariants(variants, settings) {
    const names = Object.keys(settings).map((name) => `settings.${name}`);
    const changed = {};
    Object.setPrototypeOf(changed, null);
    for (const [name, variant] of Object.entries(variants))
        changed[name] = {
            ...variant,
            target: { ...variant.target, settings: { ...variant.target.settings, ...settings } },
            ...(variant.declared && { declared: [...new Set([...variant.declared, ...names])].sort() }),
        };
    return changed;
}


/***/ }),

/***/ 21835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makeRequest),
/* harmony export */   Q: () => (/* binding */ askTrial)
/* harmony export */ });
/* harmony import */ var _pacing_retry_outages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20546);

/** What the target is asked in one trial of one case. */
function makeRequest({ golden, trial, suite, settings, seed }) {
    return {
        id: `${golden.id}#${trial}`,
        case: golden.id,
        trial,
        query: golden.query,
        top_k: Math.max(...suite.k, suite.primary_k),
        seed: seed + trial,
        settings,
    };
}
/** Makes one trial of one case: what came back, and how many attempts were lost to infrastructure before. */
async function askTrial(session, input) {
    const { golden, suite, seed, signal } = input;
    const request = makeRequest(input);
    const timeoutMs = (golden.timeout_seconds ?? suite.timeout_seconds) * 1000;
    const { answer, lost } = await (0,_pacing_retry_outages_js__WEBPACK_IMPORTED_MODULE_0__/* .retryOutages */ .BT)(async () => session.ask(request, { timeoutMs, signal }), {
        ...input,
        seed: `${seed}/retry/${request.id}`,
        outageOf,
    });
    return { observation: await input.checkout.locate(withoutBill(answer), golden), retries: lost.length };
}
function outageOf(attempt) {
    return attempt.status === 'failed' && attempt.failure.kind === 'infrastructure' ? attempt.failure : null;
}
/** As it is stored. */
function withoutBill(attempt) {
    return attempt.status === 'ok' ? attempt : { ...attempt, failure: toFailure(attempt.failure) };
}
function toFailure({ bill: _bill, ...failure }) {
    return failure;
}


/***/ }),

/***/ 68992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ decorateTarget)
/* harmony export */ });
/**
 * The session with another `ask`; all else is its own. A request passes, from outside in:
 * - `retryOutages`: every attempt is paid for and waits for its turn anew;
 * - `cacheTarget`: what is known costs no money and takes no turn;
 * - `payTarget`: money is set aside first, so that nobody holds a turn while waiting for money;
 * - `paceTarget`;
 * - `maskTarget`: nothing above it, the cache on disk least of all, sees a secret;
 * - `nameTargetFiles`: the cache knows files by their paths in the checkout, wherever that was;
 * - `listenToTraces`: what the target says in spans is masked too.
 *
 * A judge has the same order, without traces (`decorateJudge`).
 */
function decorateTarget(session, ask) {
    return {
        ask,
        get corpusFingerprint() {
            return session.corpusFingerprint;
        },
        startFailure: () => session.startFailure(),
        ...(session.model && { model: session.model }),
        ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
        [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 41386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findSilence)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79609);


const SHOWN_LENGTH = 300;
/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid.
 */
function findSilence(variant, tally) {
    const [said, { ok, failed, infrastructure, trials }] = [tally.firstFailure(), tally.counts()];
    if (ok > 0 || said === null || infrastructure > failed)
        return null;
    const line = (0,_shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(said, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('target-answered-nothing', { variant, trials, said: shown });
}


/***/ }),

/***/ 70055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fingerprintRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55056);
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73912);




const hash = (value) => (0,_shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 31937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ isFree),
  p: () => (/* binding */ limitTarget)
});

// EXTERNAL MODULE: ./build/core/metrics/cost-of-tokens.js
var cost_of_tokens = __webpack_require__(88756);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-reply.js
var cost_of_reply = __webpack_require__(8496);
// EXTERNAL MODULE: ./build/core/format/format-money.js
var format_money = __webpack_require__(2304);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var budget_spending = __webpack_require__(17241);
;// CONCATENATED MODULE: ./build/app/budget/pay-target.js





/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
function payTarget(session, { spending, pricing, declaredUsd, dearestUsd }) {
    let dearest = dearestUsd;
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const firmUsd = boundUsd(session, request, pricing) ?? declaredUsd;
        const worst = () => firmUsd ?? dearest ?? 'rest';
        const reservation = await spending.budget.reserve(worst, limits.signal);
        if (reservation === null) {
            const usd = worst();
            spending.halt({ detail: `the next request could cost ${usd === 'rest' ? 'anything' : (0,format_money/* formatMoney */.u)(usd)}` });
            throw new budget_spending/* NotAffordable */.S();
        }
        // It waited behind the one that showed that the budget cannot be counted.
        if (spending.halted()?.because === 'unknown-cost') {
            reservation.settle(0);
            throw new budget_spending/* NotAffordable */.S();
        }
        const unknownUsd = firmUsd ?? dearest ?? 0;
        let actualUsd = unknownUsd;
        try {
            const attempt = await session.ask(request, limits);
            const cost = costOf(attempt, pricing);
            if (cost.kind === 'known') {
                actualUsd = cost.usd;
                if (attempt.status === 'ok')
                    dearest = Math.max(dearest ?? 0, cost.usd);
            }
            else if (attempt.status === 'ok' && firmUsd === null) {
                spending.halt({
                    isUnknown: true,
                    detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, 0 where it is free`,
                });
            }
            return attempt;
        }
        finally {
            reservation.settle(actualUsd);
        }
    });
}
function boundUsd(session, request, pricing) {
    const bound = session.bound?.(request) ?? null;
    const cost = bound === null ? null : (0,cost_of_tokens/* costOfTokens */.j)(bound, pricing);
    return cost?.kind === 'scored' ? cost.value : null;
}
/** A failure that does not say what it is billed may cost anything. */
function costOf(attempt, pricing) {
    if (attempt.status === 'ok')
        return asCost((0,cost_of_reply/* costOfReply */.D)(attempt.reply, pricing));
    const { charge, spent } = attempt.failure.bill ?? { charge: 'unknown', spent: null };
    if (charge === 'unknown')
        return { kind: 'unknown', reason: 'the request failed' };
    return charge === 'unasked' || spent === null ? { kind: 'known', usd: 0 } : asCost((0,cost_of_tokens/* costOfTokens */.j)(spent, pricing));
}
function asCost(score) {
    return score.kind === 'scored' ? { kind: 'known', usd: score.value } : { kind: 'unknown', reason: score.reason };
}

// EXTERNAL MODULE: ./build/app/pacing/call-end.js
var call_end = __webpack_require__(68497);
;// CONCATENATED MODULE: ./build/app/pacing/pace-target.js


/**
 * The session, every request of which waits for its turn at the pacer. Where the provider was given up, requests fail at once, as
 * infrastructure, with the pacer's reason. Waiting is in no latency.
 */
function paceTarget(session, pacer) {
    let mostTokens = 0;
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const bound = session.bound?.(request) ?? null;
        const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens;
        const pass = await pacer.enter({ id: request.id, tokens }, limits.signal);
        if (pass === null)
            return giveUp(pacer.gaveUp() ?? '');
        let end = { kind: 'abandoned' };
        try {
            const attempt = await session.ask(request, limits);
            end = endOf(attempt);
            if (end.kind === 'answered')
                mostTokens = Math.max(mostTokens, end.tokens ?? 0);
            return attempt;
        }
        finally {
            pass.leave(end);
        }
    });
}
function giveUp(reason) {
    const bill = { charge: 'unasked', spent: null };
    return { status: 'failed', latency_ms: 0, failure: { kind: 'infrastructure', message: reason, bill } };
}
function endOf(attempt) {
    if (attempt.status === 'failed')
        return endOfFailure(attempt.failure);
    const { usage } = attempt.reply;
    const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
    return { kind: 'answered', tokens };
}
/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOfFailure(failure) {
    const { kind } = failure;
    if (kind === 'timeout')
        return { kind: 'abandoned' };
    if (kind !== 'infrastructure')
        return { kind: 'answered', tokens: null };
    return (0,call_end/* endInTrouble */.y)(failure);
}

;// CONCATENATED MODULE: ./build/app/run-suite/limit-target.js




/**
 * A target whose requests keep within the limits: the money is set aside first, then the turn is waited for. Throws `price-unknown` when
 * there is a budget and the target names a model that has no price.
 */
function limitTarget(session, facts) {
    const { variant, targets, pricing, dearestUsd, sample } = facts;
    const { spending, pacers } = facts.limits;
    if (isFree(variant, targets))
        return { session, pacer: null };
    const pacer = pacers.ofTarget(variant);
    const paced = paceTarget(session, pacer);
    if (spending === null)
        return { session: paced, pacer };
    const declaredUsd = variant.max_trial_cost_usd ?? null;
    const model = sample === null ? undefined : session.model?.(sample);
    const price = model === undefined || declaredUsd !== null
        ? null
        : (0,cost_of_tokens/* costOfTokens */.j)({ model, input_tokens: 1, output_tokens: 1 }, pricing);
    if (price?.kind === 'unscored')
        throw new error/* UserError */.y('price-unknown', { variant: variant.name, reason: price.reason });
    return { session: payTarget(paced, { spending, pricing, declaredUsd, dearestUsd }), pacer };
}
/** Whether no request of a variant's target ever costs anything. */
function isFree({ target }, targets) {
    const definition = targets.find(({ name }) => name === target.type);
    return definition?.cost === 'none' || definition?.replays === true;
}


/***/ }),

/***/ 81324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ nameTargetFiles),
  R: () => (/* binding */ openSpanLocator)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/metrics/normalize-path.js
var normalize_path = __webpack_require__(86431);
// EXTERNAL MODULE: ./build/core/model/symbol-name.js
var symbol_name = __webpack_require__(27012);
;// CONCATENATED MODULE: ./build/core/search/locate-span.js

/**
 * What a file says of a retrieved span in it, as far as the expected spans of the same file need it: which of their symbols it is, or shares
 * lines with, and its lines where the target gives none (those of its symbol, else of its text). Null where nothing can be said.
 * @example // `K.m` has the lines 5 and 6, and no other `m` is in the file
 * locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline) // { is: ['K.m'], start_line: 5, end_line: 6 }
 */
function locateSpan(span, expected, outline) {
    const own = ownLines(span);
    const symbol = span.symbol === undefined ? null : (0,symbol_name/* plainSymbol */.N)(span.symbol);
    const name = symbol === null ? null : outline.nameOf(symbol);
    const lines = own === null ? linesFrom(span, name, outline) : [own];
    const is = [];
    const isNot = [];
    for (const { symbol: wanted } of expected) {
        if (wanted === undefined || is.includes(wanted) || isNot.includes(wanted))
            continue;
        const answer = decide({ symbol, name, lines }, wanted, outline);
        if (answer !== null)
            (answer ? is : isNot).push(wanted);
    }
    const [found, second] = own === null ? lines : [];
    if (is.length === 0 && isNot.length === 0 && found === undefined)
        return null;
    return {
        ...(is.length > 0 && { is }),
        ...(isNot.length > 0 && { is_not: isNot }),
        ...(found !== undefined && second === undefined && { start_line: found.first, end_line: found.last }),
    };
}
/** Whether a span is, or shares lines with, the symbol that a case wants; null where the file does not say. */
function decide({ symbol, name, lines }, wanted, outline) {
    const plain = (0,symbol_name/* plainSymbol */.N)(wanted);
    const target = outline.nameOf(plain);
    if (target === null)
        return null;
    if (name !== null)
        return name === target;
    if (symbol !== null && !(0,symbol_name/* isShortFor */.E)(symbol, plain) && !(0,symbol_name/* isShortFor */.E)(plain, symbol))
        return null;
    if (lines.length === 0)
        return null;
    const ranges = outline.symbols.get(target) ?? [];
    return lines.some((one) => ranges.some((other) => one.first <= other.last && other.first <= one.last));
}
function ownLines({ start_line: start, end_line: end }) {
    const [first, last] = [start ?? end, end ?? start];
    return first === undefined || last === undefined ? null : { first, last };
}
function linesFrom(span, name, outline) {
    if (name !== null)
        return outline.symbols.get(name) ?? [];
    const found = span.symbol === undefined && span.text !== undefined ? outline.findText(span.text) : null;
    return found === null ? [] : [found];
}

;// CONCATENATED MODULE: ./build/core/search/name-files.js
/**
 * A reply whose spans name their files by `path`, relative to the checkout where they lie in it: `source`, `file`, `file_path` and the
 * same in `metadata` stand in for a missing `path`, and an absolute path loses the checkout's folder. So do the names of `sources`.
 * What changes nothing gives the reply itself.
 * @param roots the checkout's folder in all its spellings, absolute
 */
function nameFiles(reply, roots) {
    const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))];
    const relative = (path) => relativeTo(path, prefixes);
    const spans = reply.spans?.map((span) => nameFile(span, relative));
    const sources = reply.sources?.map(relative);
    const isSame = (spans === undefined || spans.every((span, index) => span === reply.spans?.[index])) &&
        (sources === undefined || sources.every((source, index) => source === reply.sources?.[index]));
    return isSame ? reply : { ...reply, ...(spans && { spans }), ...(sources && { sources }) };
}
function nameFile(span, relative) {
    const given = span.path ?? findPath(span);
    const path = given === undefined ? undefined : relative(given);
    const source = span.source === undefined ? undefined : relative(span.source);
    if (path === span.path && source === span.source)
        return span;
    return { ...span, ...(path !== undefined && { path }), ...(source !== undefined && { source }) };
}
/** Where frameworks put the file of a chunk: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span) {
    const { metadata } = span;
    const inner = typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
    const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']]);
    return [...given, inner['path']].find((value) => typeof value === 'string' && value.trim() !== '');
}
function relativeTo(path, prefixes) {
    // Nearly all are relative.
    if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path))
        return path;
    const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path);
    const prefix = prefixes.find((each) => /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each));
    const rest = prefix === undefined ? '' : plain.slice(prefix.length);
    return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest;
}
const slashed = (path) => path.replaceAll('\\', '/');
/** `file:///a/b%20c` is `/a/b c`, `file:///c:/a` is `c:/a`; what is no such address stays. */
function fromFileUrl(url) {
    const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./build/core/search/languages.js
var languages = __webpack_require__(75884);
// EXTERNAL MODULE: ./build/core/search/list-symbols.js
var list_symbols = __webpack_require__(57263);
;// CONCATENATED MODULE: ./build/core/search/outline-file.js



/** Reads a file once, to look up many spans. */
function outlineFile(path, text) {
    const lines = splitLines(text);
    const { ranges = [], inner = [] } = (0,list_symbols/* listSymbols */.U)(path, text) ?? {};
    const hasMembers = ((0,languages/* languageOf */.e)(path)?.containers.length ?? 0) > 0;
    const symbols = new Map();
    for (const [index, range] of ranges.entries()) {
        if (range.symbol === null)
            continue;
        const end = hasMembers ? endOfMembers(ranges, index) : range.end;
        const found = trimBlankLines(lines, range.start, end);
        const name = (0,symbol_name/* plainSymbol */.N)(range.symbol);
        if (found !== null)
            symbols.set(name, [...(symbols.get(name) ?? []), found]);
    }
    const innerCounts = new Map();
    for (const name of inner)
        innerCounts.set(name, (innerCounts.get(name) ?? 0) + 1);
    const kept = text.length > MOST_TEXT ? '' : text;
    let findText = null;
    return {
        symbols,
        nameOf: nameFinder(symbols, innerCounts),
        findText: (piece) => (findText ??= textFinder(splitLines(kept)))(piece),
    };
}
/** `listSymbols` gives the members of a class as symbols of their own, right after it; they belong to it all the same. */
function endOfMembers(ranges, index) {
    const { symbol, end } = ranges[index] ?? { symbol: null, end: 0 };
    let last = end;
    for (const member of ranges.slice(index + 1)) {
        if (member.start !== last || member.symbol?.startsWith(`${symbol ?? ''}.`) !== true)
            break;
        last = member.end;
    }
    return last;
}
function trimBlankLines(lines, start, end) {
    let [first, last] = [start, end];
    while (first < last && lines[first]?.trim() === '')
        first++;
    while (last > first && lines[last - 1]?.trim() === '')
        last--;
    return first === last ? null : { first: first + 1, last };
}
/** @param inner how often each name is defined inside something else, members of classes too */
function nameFinder(symbols, inner) {
    const names = [...symbols.keys()];
    const find = (symbol) => {
        if (symbols.has(symbol))
            return symbol;
        const longer = names.filter((name) => (0,symbol_name/* isShortFor */.E)(symbol, name));
        const [name, second] = longer.length > 0 ? longer : names.filter((each) => (0,symbol_name/* isShortFor */.E)(each, symbol));
        if (name === undefined || second !== undefined)
            return null;
        // A function within a function may bear the same name, and its lines are not known.
        return longer.length > 0 && (inner.get(symbol) ?? 0) > (symbols.get(name)?.length ?? 0) ? null : name;
    };
    const known = new Map();
    return (symbol) => {
        const name = known.get(symbol);
        if (name !== undefined)
            return name;
        const found = find(symbol);
        if (known.size < MOST_NAMES)
            known.set(symbol, found);
        return found;
    };
}
const MOST_NAMES = 10_000;
/** A longer text is not looked for by its words: it would be kept in memory as long as the run takes. */
const MOST_TEXT = 1_000_000;
function textFinder(lines) {
    const starts = [];
    const numbers = [];
    const parts = [];
    let length = 0;
    for (const [index, line] of lines.entries()) {
        const part = joinWords(line);
        if (part === '')
            continue;
        starts.push(length);
        numbers.push(index + 1);
        parts.push(part);
        length += part.length + 1;
    }
    const text = parts.join(' ');
    const lineAt = (offset) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return numbers[low] ?? 1;
    };
    return (piece) => {
        const words = piece.length > MOST_TEXT ? '' : joinWords(piece);
        const at = words === '' || words.length > text.length ? -1 : text.indexOf(words);
        if (at < 0 || text.includes(words, at + 1))
            return null;
        return { first: lineAt(at), last: lineAt(at + words.length - 1) };
    };
}
const splitLines = (text) => text.split(/\r\n|\n|\r/);
const joinWords = (text) => text.trim().replace(/\s+/g, ' ');

// EXTERNAL MODULE: ./build/app/check-spans.js
var check_spans = __webpack_require__(13024);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
;// CONCATENATED MODULE: ./build/app/run-suite/locate-spans.js








/** The target, whose spans and sources are named by their paths in the checkout where they lie in it. */
async function nameTargetFiles(session, workingDirectory) {
    const root = (0,external_node_path_.resolve)(workingDirectory);
    const roots = [root, await (0,promises_.realpath)(root).catch(() => root)];
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const attempt = await session.ask(request, limits);
        return attempt.status === 'ok' ? { ...attempt, reply: nameFiles(attempt.reply, roots) } : attempt;
    });
}
/** Each file is read once, when it is first needed; files outside the checkout are not. */
function openSpanLocator(workingDirectory) {
    const outlines = new Map();
    const read = async (path) => {
        const found = await (0,check_spans/* readInside */.x)(path, workingDirectory);
        return found === null || found === 'not text' ? null : outlineFile(path, found.text);
    };
    const outlineOf = async (path) => {
        const outline = outlines.get(path) ?? read(path);
        outlines.set(path, outline);
        return outline;
    };
    const locateOne = async (span, expected) => {
        const path = span.path === undefined ? undefined : (0,normalize_path/* normalizePath */.F)(span.path);
        const wanted = path === undefined ? undefined : expected.get(path);
        if (path === undefined || wanted === undefined)
            return span;
        const outline = await outlineOf(path);
        const located = outline === null ? null : locateSpan(span, wanted, outline);
        return located === null ? span : { ...span, in_checkout: located };
    };
    return {
        locate: async (observation, golden) => {
            if (observation.status === 'failed' || observation.reply.spans === undefined)
                return observation;
            const expected = spansWithinFiles(golden);
            if (expected.size === 0)
                return observation;
            const spans = [];
            for (const span of observation.reply.spans)
                spans.push(await locateOne(span, expected));
            return { ...observation, reply: { ...observation.reply, spans } };
        },
    };
}
/** What a case expects within files, by path: where it expects whole files, there is nothing to look up. */
function spansWithinFiles({ expected_spans: spans }) {
    const files = new Map();
    for (const span of spans) {
        if (span.symbol === undefined && span.start_line === undefined && span.end_line === undefined)
            continue;
        const path = (0,normalize_path/* normalizePath */.F)(span.path);
        files.set(path, [...(files.get(path) ?? []), span]);
    }
    return files;
}


/***/ }),

/***/ 83975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ measureCode),
  c: () => (/* binding */ measureCodeOfArms)
});

// EXTERNAL MODULE: ./build/core/model/code-quality.js
var code_quality = __webpack_require__(91295);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/source-code/maintainability-index.js
var maintainability_index = __webpack_require__(83776);
// EXTERNAL MODULE: ./build/core/source-code/read-blocks.js
var read_blocks = __webpack_require__(71097);
;// CONCATENATED MODULE: ./build/core/source-code/sum-code.js




/**
 * The totals of the measured files, one for each language that has any, since languages do not compare. Lines, volume,
 * effort, bugs and declarations add up; complexity is read over all blocks at once; the maintainability index, which is no
 * sum, and the difficulty are means over files, the first with its lowest.
 */
function sumCode(files) {
    return code_quality/* CODE_LANGUAGES */.Qx.flatMap((language) => {
        const all = files.filter((file) => file.language === language);
        const measured = all.filter((file) => file.kind === 'measured');
        return measured.length === 0 ? [] : [sumLanguage(language, measured, all.length - measured.length)];
    });
}
function sumLanguage(language, files, unscored_files) {
    const total = (read) => (0,sum/* sum */.c)(files.map(read));
    const raw = sumRaw(files.map((file) => file.raw));
    const index = total(({ maintainability }) => maintainability.index) / files.length;
    const lowest = files.reduce((least, { maintainability }) => Math.min(least, maintainability.index), 100);
    return {
        language,
        files: files.length,
        unscored_files,
        raw,
        comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
        complexity: (0,read_blocks/* readBlocks */.v)(files.flatMap(({ blocks }) => blocks)),
        halstead: {
            volume: total(({ halstead }) => halstead.volume),
            difficulty: total(({ halstead }) => halstead.difficulty) / files.length,
            effort: total(({ halstead }) => halstead.effort),
            bugs: total(({ halstead }) => halstead.bugs),
        },
        maintainability: {
            index,
            grade: (0,maintainability_index/* gradeMaintainability */.V)(index),
            lowest,
            lowest_grade: (0,maintainability_index/* gradeMaintainability */.V)(lowest),
        },
        declarations: sumDeclarations(files.map(({ declarations }) => declarations)),
    };
}
function sumRaw(parts) {
    const total = (key) => (0,sum/* sum */.c)(parts.map((part) => part[key]));
    return {
        loc: total('loc'),
        lloc: total('lloc'),
        sloc: total('sloc'),
        comments: total('comments'),
        single_comments: total('single_comments'),
        multi: total('multi'),
        blank: total('blank'),
    };
}
function sumDeclarations(parts) {
    const total = (key) => (0,sum/* sum */.c)(parts.map((part) => part[key]));
    const annotatable = total('annotatable_functions');
    return {
        imports: total('imports'),
        import_statements: total('import_statements'),
        framework_imports: total('framework_imports'),
        classes: total('classes'),
        functions: total('functions'),
        annotatable_functions: annotatable,
        annotated_functions: total('annotated_functions'),
        return_annotation_share: annotatable === 0 ? null : total('annotated_functions') / annotatable,
    };
}

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/format/join-names.js
var join_names = __webpack_require__(69679);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/suite/case-patterns.js
var case_patterns = __webpack_require__(58329);
// EXTERNAL MODULE: ./build/shell/io/find-files.js
var find_files = __webpack_require__(71053);
// EXTERNAL MODULE: ./build/shell/source-code/measure-source.js + 1 modules
var measure_source = __webpack_require__(63437);
// EXTERNAL MODULE: ./build/shell/source-code/read-source.js
var read_source = __webpack_require__(71717);
;// CONCATENATED MODULE: ./build/app/run-suite/measure-code.js








/** A system under test is some files; more are a glob gone astray, and would hold up the run. */
const MOST_FILES = 2000;
/** Unscored files that are named in the log. */
const MOST_TOLD = 5;
/** The arms with what their source code measures, where their variant says where it is: each file of a checkout once, whoever names it. */
async function measureCodeOfArms(arms, log) {
    const known = new Map();
    const measured = [];
    for (const arm of arms) {
        const sources = arm.variant.code_quality;
        if (sources === undefined) {
            measured.push(arm);
            continue;
        }
        const measure = async (path) => {
            const key = (0,fingerprint/* canonicalJson */.d)([arm.workingDirectory, path, sources.prefixes]);
            const file = known.get(key) ?? (0,read_source/* readSource */.o)({ path, folder: arm.workingDirectory, prefixes: sources.prefixes });
            known.set(key, file);
            return file;
        };
        const code = await measureCode({ sources, folder: arm.workingDirectory, measure });
        tellUnscored(arm.name, code, log);
        // A run that is gone on with has been reviewed.
        const review = arm.earlier?.run.code_quality?.review;
        const whole = review === undefined ? code : { ...code, review };
        measured.push({ ...arm, run: { ...arm.run, code_quality: whole } });
    }
    return measured;
}
/** What the sources of a variant measure, each file by `measure`: null where it is of no language that is measured. */
async function measureCode({ sources, folder, measure, }) {
    const start = { ...sources, files: [], totals: [] };
    const found = new Set();
    for (const pattern of sources.sources) {
        const glob = (0,case_patterns/* resolveFrom */.d)('', pattern);
        for (const path of glob === null ? [] : await (0,find_files/* findFiles */.l)(glob, folder))
            if ((0,measure_source/* languageOf */.eX)(path) !== null)
                found.add(path);
    }
    if (found.size === 0)
        return { ...start, unscored: `no source file matches ${(0,join_names/* joinNames */.J)(sources.sources.map((glob) => `\`${glob}\``))}` };
    if (found.size > MOST_FILES)
        return { ...start, unscored: `${found.size} files match, more than the ${MOST_FILES} that are measured` };
    const files = [];
    for (const path of [...found].sort()) {
        const file = await measure(path);
        if (file !== null)
            files.push(file);
    }
    const totals = sumCode(files);
    const languages = totals.map(({ language }) => language);
    const language = sources.language ?? (languages.length === 1 ? (languages[0] ?? null) : null);
    return { ...start, language, unscored: findReason(language, languages), files: files.map(keepFile), totals };
}
/** Why no one language has totals to measure by; null where one has. */
function findReason(language, languages) {
    if (languages.length === 0)
        return 'no source file could be measured';
    if (language === null)
        return `the sources are ${(0,join_names/* joinNames */.J)(languages)}, which do not compare: name one under \`code_quality.language\``;
    return languages.includes(language) ? null : `no file of ${language} could be measured`;
}
function keepFile(file) {
    if (file.kind === 'unscored')
        return file;
    return { ...file, blocks: file.blocks.map(({ halstead: _halstead, ...block }) => block) };
}
function tellUnscored(arm, { files, unscored }, log) {
    if (unscored !== null)
        log.warning(`The code quality of \`${arm}\` is not measured: ${unscored}.`);
    const left = files.filter((file) => file.kind === 'unscored');
    for (const { path, line, reason } of left.slice(0, MOST_TOLD))
        log.warning(`${path}${line === null ? '' : `:${line}`}: not measured: ${reason}.`);
    if (left.length > MOST_TOLD)
        log.warning(`${(0,format_number/* countOf */.pq)(left.length - MOST_TOLD, 'more source file')} could not be measured.`);
}


/***/ }),

/***/ 77312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ startTarget)
});

// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
;// CONCATENATED MODULE: ./build/shell/traces/trace-environment.js
/** The SDK's own wait before it sends spans is 5 s; trials would wait for it. */
const SCHEDULE_DELAY_MS = 50;
/**
 * Variables of OpenTelemetry's specification by which a program sends its spans to a receiver, on top of its environment: they win over
 * what the parent has of the same names, and a proxy is told to leave the receiver alone.
 */
function traceEnvironment(url, env) {
    const optIn = env['OTEL_SEMCONV_STABILITY_OPT_IN'];
    const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name));
    const noProxy = [env['NO_PROXY'] ?? env['no_proxy'], '127.0.0.1'].filter(Boolean).join(',');
    return {
        ...env,
        OTEL_SDK_DISABLED: 'false',
        OTEL_TRACES_EXPORTER: 'otlp',
        OTEL_METRICS_EXPORTER: 'none',
        OTEL_LOGS_EXPORTER: 'none',
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`,
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
        OTEL_TRACES_SAMPLER: 'parentbased_always_on',
        OTEL_PROPAGATORS: 'tracecontext,baggage',
        OTEL_BSP_SCHEDULE_DELAY: String(SCHEDULE_DELAY_MS),
        OTEL_SEMCONV_STABILITY_OPT_IN: [optIn, 'gen_ai_latest_experimental'].filter(Boolean).join(','),
        ...(hasProxy && { NO_PROXY: noProxy, no_proxy: noProxy }),
    };
}

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: ./build/core/compare/hide-secrets.js
var hide_secrets = __webpack_require__(54252);
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
;// CONCATENATED MODULE: ./build/app/secrets/mask-target.js


/**
 * The target, whose answers, failures and last words on stderr have no secret: it may repeat what the workflow lets it see. Of a failure
 * also what only looks like a secret goes, since a program may read a key from a file, and providers quote the key that they refuse.
 */
function maskTarget(session, mask) {
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => hideInFailure(mask.data(await session.ask(request, limits))));
}
function hideInFailure(attempt) {
    if (attempt.status === 'ok')
        return attempt;
    const { failure } = attempt;
    const { message, stderr_tail: tail } = failure;
    const hidden = { message: (0,hide_secrets/* hideSecrets */.s)(message), ...(tail !== undefined && { stderr_tail: (0,hide_secrets/* hideSecrets */.s)(tail) }) };
    return { ...attempt, failure: { ...failure, ...hidden } };
}

// EXTERNAL MODULE: ./build/app/run-suite/locate-spans.js + 3 modules
var locate_spans = __webpack_require__(81324);
;// CONCATENATED MODULE: ./build/app/run-suite/start-target.js





/** Starts the target of a variant in a checkout, and what listens to its traces where the suite wants them. Throws what the target's start throws. */
async function startTarget({ targets, env, targetEnvNames, providers, programs, log, clock, }, arm) {
    const { target } = arm.variant;
    const definition = targets.find(({ name }) => name === target.type);
    if (definition === undefined)
        throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`);
    const traces = target.traces === true ? await openTraces() : null;
    const childEnv = (0,target_environment/* targetEnvironment */.d)(env, targetEnvNames);
    try {
        const session = await definition.start({
            options: target.options,
            settings: target.settings,
            ...(programs && { programs }),
            providers,
            env: traces === null ? childEnv : traceEnvironment(traces.receiver.url, childEnv),
            workingDirectory: arm.workingDirectory,
            log,
            clock,
            timeoutMs: arm.suite.timeout_seconds * 1000,
            hasAnswered: arm.hasAnswered,
        });
        const traced = traces === null ? session : traces.listenToTraces(session, { receiver: traces.receiver, log });
        const named = await (0,locate_spans/* nameTargetFiles */.e)(traced, arm.workingDirectory);
        return maskTarget(named, (0,known_secrets/* maskSecrets */.Q)({ env, providers }));
    }
    catch (error) {
        await traces?.receiver[Symbol.asyncDispose]();
        throw error;
    }
}
/** Few suites want them, so what reads them is loaded for those. */
async function openTraces() {
    const [{ receiveTraces }, { listenToTraces }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3498).then(__webpack_require__.bind(__webpack_require__, 63498)),
        __webpack_require__.e(/* import() */ 1807).then(__webpack_require__.bind(__webpack_require__, 91807)),
    ]);
    return { receiver: await receiveTraces(), listenToTraces };
}


/***/ }),

/***/ 83776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ measureMaintainability),
/* harmony export */   V: () => (/* binding */ gradeMaintainability)
/* harmony export */ });
/**
 * The maintainability index as `radon mi` computes it (`mi_compute` of radon/metrics.py), after Oman and Hagemeister (1992)
 * and Coleman et al. (1994): 171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·rad c), times 100/171, held to 0–100;
 * 100 where V or LLOC is 0. CC is the file's total complexity, c the percentage of comment to code lines taken as an angle
 * in degrees. radon names the argument of the second logarithm sloc, but passes logical lines.
 *
 * Example: V 2, CC 4, LLOC 4, no comment: 84.22085731634273.
 */
function measureMaintainability(facts) {
    const { raw } = facts;
    const index = computeIndex({ ...facts, lloc: raw.lloc, comments: percentOf(raw.comments + raw.multi, raw.sloc) });
    return {
        index,
        rank: rankIndex(index),
        grade: gradeMaintainability(index),
        without_multi: computeIndex({ ...facts, lloc: raw.lloc, comments: percentOf(raw.comments, raw.sloc) }),
    };
}
function computeIndex(of) {
    if (of.volume <= 0 || of.lloc <= 0)
        return 100;
    const angle = Math.sqrt(2.46 * ((of.comments * Math.PI) / 180));
    const unscaled = 171 - 5.2 * Math.log(of.volume) - 0.23 * of.complexity - 16.2 * Math.log(of.lloc) + 50 * Math.sin(angle);
    return Math.min(Math.max((unscaled * 100) / 171, 0), 100);
}
function percentOf(part, whole) {
    return whole === 0 ? 0 : (part / whole) * 100;
}
/** radon's: A above 19, B above 9. */
function rankIndex(index) {
    return index > 19 ? 'A' : index > 9 ? 'B' : 'C';
}
/** The scorecard's of document 000: A from 20, B from 10. Example: 19.5 is B, though radon ranks it A. */
function gradeMaintainability(index) {
    return index >= 20 ? 'A' : index >= 10 ? 'B' : 'C';
}


/***/ }),

/***/ 43001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ rankComplexity),
/* harmony export */   v: () => (/* binding */ readComplexity)
/* harmony export */ });
/* harmony import */ var _model_code_quality_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91295);

/**
 * The letter of a cyclomatic complexity, or of an average of several: A up to 5, B up to 10, C up to 20, D up to 30,
 * E up to 40, then F (`cc_rank` of radon/complexity.py). Example: 5.5 is B, 10.2 is C.
 */
function rankComplexity(complexity) {
    const index = (Math.ceil(complexity / 10) || 1) - (complexity <= 5 ? 1 : 0);
    return _model_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPLEXITY_RANKS */ .nZ[index] ?? 'F';
}
/** Mean and maximum over blocks; mean 0 without any, as `average_complexity` of radon. Example: 1 and 4 are 2.5, 4. */
function readComplexity(blocks) {
    const count = blocks.length;
    if (count === 0)
        return { count, average: 0, rank: null, max: null, max_rank: null };
    const average = blocks.reduce((sum, { complexity }) => sum + complexity, 0) / count;
    const max = blocks.reduce((most, { complexity }) => Math.max(most, complexity), 0);
    return { count, average, rank: rankComplexity(average), max, max_rank: rankComplexity(max) };
}


/***/ }),

/***/ 71097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var _rank_complexity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43001);

/**
 * The three readings of "average complexity": over functions and methods, over classes too (radon's), and over what lies
 * inside them as well. The grade is that of the first, as document 000 says: A when there is no function.
 */
function readBlocks(blocks) {
    const outer = blocks.filter(({ inner }) => !inner);
    const functions = (0,_rank_complexity_js__WEBPACK_IMPORTED_MODULE_0__/* .readComplexity */ .v)(outer.filter(({ kind }) => kind !== 'class'));
    return {
        functions_only: functions,
        with_classes: (0,_rank_complexity_js__WEBPACK_IMPORTED_MODULE_0__/* .readComplexity */ .v)(outer),
        with_inner: (0,_rank_complexity_js__WEBPACK_IMPORTED_MODULE_0__/* .readComplexity */ .v)(blocks),
        grade: (0,_rank_complexity_js__WEBPACK_IMPORTED_MODULE_0__/* .rankComplexity */ .h)(functions.average),
    };
}


/***/ }),

/***/ 15141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ selectCases)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _model_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62182);


/**
 * The enabled cases that a selection chooses, in the suite's order; all enabled ones for null.
 * Throws the user's error `selection-empty` when none is left.
 */
function selectCases(cases, selection) {
    const enabled = cases.filter((golden) => golden.enabled);
    const selected = selection ? enabled.filter((golden) => (0,_model_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSelection */ ._w)(golden, selection)) : enabled;
    if (selected.length > 0)
        return selected;
    const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort();
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-empty', { cases: enabled.length, tags });
}


/***/ }),

/***/ 22564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * The commit that is checked out if nothing differs from it but what git ignores, `.goldenpair` and `except`; null otherwise, and where
 * there is no git.
 * @param except folders that may differ, absolute
 */
async function readCleanCheckout(cwd, except = []) {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const git = async (...args) => (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
    const own = except.flatMap((folder) => {
        const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder);
        return way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : [`:(exclude,literal)${way}`];
    });
    try {
        const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own);
        if (changes !== '')
            return null;
        const [commit = '', tree = ''] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 63437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tw: () => (/* binding */ MAX_SOURCE_BYTES),
  eX: () => (/* binding */ languageOf),
  Ct: () => (/* binding */ measureSource),
  aU: () => (/* binding */ refuseSize)
});

;// CONCATENATED MODULE: ./build/core/source-code/find-unfit.js
/** The longest file of CPython's library that is no data has some 6,500. */
const MAX_LINES = 25_000;
/** A bundler puts a file on one line; lines of data and of long texts, which people do write, are shorter. */
const MAX_LINE_LENGTH = 5_000;
/** Formatters and people end lines near 100; linguist takes scripts above 110 on average for minified. */
const MAX_MEAN_LENGTH = 200;
const MIN_MINIFIED_LENGTH = 2_000;
/** How far down generators put their mark. */
const MARKED_LINES = 20;
/** In a comment: `@generated`, `Code generated by x. DO NOT EDIT.`, `Generated by the protocol buffer compiler.  DO NOT EDIT!`. */
const GENERATED = /^\s*(?:#|\/\/|\/?\*|""").*(?:@generated\b|\b(?:auto-?matically |auto-?)?generated (?:by|from|with|using|file)\b.*\bdo not (?:edit|modify)\b|\bdo not (?:edit|modify)\b.*\bgenerated\b|\bgenerated\b.*\bdo not (?:edit|modify)\b)/i;
/**
 * What speaks against measuring a text at all: it is minified, generated or has more than 25,000 lines. Its figures
 * would be right, and say nothing of the code that a team keeps.
 *
 * Example: a first line `# Generated by the protocol buffer compiler.  DO NOT EDIT!` is unfit, on line 1.
 */
function findUnfit(text) {
    const lines = text.split(/\r\n|\r|\n/);
    if (lines.length > MAX_LINES) {
        return { reason: `it has ${lines.length} lines, more than the ${MAX_LINES} that are measured`, line: MAX_LINES + 1 };
    }
    const marked = lines.slice(0, MARKED_LINES).findIndex((line) => GENERATED.test(line));
    if (marked >= 0)
        return { reason: 'it says that it is generated', line: marked + 1 };
    const long = lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
    if (long >= 0)
        return { reason: `it is minified: a line has ${lines[long]?.length ?? 0} characters`, line: long + 1 };
    const mean = text.length / lines.length;
    if (text.length > MIN_MINIFIED_LENGTH && mean > MAX_MEAN_LENGTH) {
        return { reason: `it is minified: its lines have ${Math.round(mean)} characters on average`, line: 1 };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/shell/source-code/measure-source.js

const LANGUAGES = [
    [/\.pyi?$/i, 'python'],
    [/\.(?:ts|tsx|mts|cts)$/i, 'typescript'],
    [/\.(?:js|jsx|mjs|cjs)$/i, 'javascript'],
];
/** The language that a path's extension names; null for one that is not measured. */
function languageOf(path) {
    return LANGUAGES.find(([extension]) => extension.test(path))?.[1] ?? null;
}
/** More is not source that a person wrote, and would hold up the run. */
const MAX_SOURCE_BYTES = 5 * 1024 * 1024;
/**
 * Measures the source file with these bytes; what parses and measures its language is loaded when first needed. Null for a path of another language,
 * unscored for what is not UTF-8, is larger than 5 MiB, is no source that a person wrote (see `findUnfit`) or does not parse;
 * never throws for what a file holds.
 */
async function measureSource(source) {
    const { path, bytes, prefixes } = source;
    const language = languageOf(path);
    if (language === null)
        return null;
    const tooLarge = refuseSize({ path, language, size: bytes.length });
    if (tooLarge !== null)
        return tooLarge;
    const text = decode(bytes);
    if (text === null) {
        return { path, language, kind: 'unscored', reason: 'it is not UTF-8', line: findBadLine(bytes) };
    }
    const unfit = findUnfit(text);
    if (unfit !== null)
        return { path, language, kind: 'unscored', ...unfit };
    if (language === 'python') {
        const [{ measurePython }, { parse }] = await Promise.all([
            __webpack_require__.e(/* import() */ 3700).then(__webpack_require__.bind(__webpack_require__, 83700)),
            __webpack_require__.e(/* import() */ 6983).then(__webpack_require__.bind(__webpack_require__, 76983)),
        ]);
        return measurePython({ path, text, parse, prefixes });
    }
    const [{ measureScript }, { parse }] = await Promise.all([
        __webpack_require__.e(/* import() */ 400).then(__webpack_require__.bind(__webpack_require__, 60400)),
        __webpack_require__.e(/* import() */ 5429).then(__webpack_require__.t.bind(__webpack_require__, 5429, 19)),
    ]);
    return measureScript({ path, language, text, parse, prefixes });
}
/** A file with more bytes than are measured, which need not be read to know it; null for any other. */
function refuseSize({ path, language, size, }) {
    if (size <= MAX_SOURCE_BYTES)
        return null;
    const reason = `it has ${size} bytes, more than the ${MAX_SOURCE_BYTES} that are measured`;
    return { path, language, kind: 'unscored', reason, line: null };
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/** The first line that does not decode by itself. */
function findBadLine(bytes) {
    let line = 1;
    for (let start = 0; start < bytes.length; line += 1) {
        const end = bytes.indexOf(0x0a, start);
        const next = end === -1 ? bytes.length : end + 1;
        if (decode(bytes.subarray(start, next)) === null)
            return line;
        start = next;
    }
    return line;
}


/***/ }),

/***/ 71717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _measure_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63437);



/** Measures a source file of a folder as `measureSource` does; unscored too for one that is too large to read or cannot be read. */
async function readSource({ path, folder, prefixes, }) {
    const language = (0,_measure_source_js__WEBPACK_IMPORTED_MODULE_2__/* .languageOf */ .eX)(path);
    if (language === null)
        return null;
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(full);
        return ((0,_measure_source_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseSize */ .aU)({ path, language, size }) ?? (await (0,_measure_source_js__WEBPACK_IMPORTED_MODULE_2__/* .measureSource */ .Ct)({ path, bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(full), prefixes })));
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error))
            throw error;
        return { path, language, kind: 'unscored', reason: `it cannot be read (${String(error.code)})`, line: null };
    }
}


/***/ }),

/***/ 56841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runSetup)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55712);
/* harmony import */ var _io_clean_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22564);
/* harmony import */ var _io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41237);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4879);
/* harmony import */ var _programs_describe_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50402);
/* harmony import */ var _programs_start_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50715);









/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
async function runSetup(setup) {
    const { command, workingDirectory, clock, log } = setup;
    const name = (0,_programs_describe_command_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCommand */ .v)(command);
    const commit = (await (0,_io_clean_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .readCleanCheckout */ .u)(workingDirectory))?.commit ?? null;
    const key = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)((0,_core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)({ commit, command })).replace(/^sha256:/, '');
    const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingDirectory, '.goldenpair', 'setup', `${key}.json`);
    if (commit !== null && (await exists(stamp))) {
        log.info(`The set-up \`${name}\` was done on this commit before.`);
        return;
    }
    log.info(`Setting up the target: ${name}`);
    const from = clock.monotonicMs();
    const { end, output } = await runToEnd(setup);
    if (end.code !== 0)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('setup-failed', { command: name, how: end.how, log: output });
    log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`);
    // What the set-up itself changed makes the checkout no other commit.
    if (commit !== null)
        await (0,_io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .f)(stamp, `${JSON.stringify({ commit, command })}\n`);
}
async function runToEnd({ command, workingDirectory, env, signal, }) {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
        const stop = () => {
            program.kill();
            reject(signal.reason);
        };
        const program = (0,_programs_start_program_js__WEBPACK_IMPORTED_MODULE_6__/* .startProgram */ .X)({
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
