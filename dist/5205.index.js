export const id = 5205;
export const ids = [5205];
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

/***/ 85205:
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
var targets = __webpack_require__(90156);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/summarize-code.js
var summarize_code = __webpack_require__(74863);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
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
// EXTERNAL MODULE: ./build/app/judging/start-judging.js + 1 modules
var start_judging = __webpack_require__(72712);
// EXTERNAL MODULE: ./build/core/judging/ask-review.js + 1 modules
var ask_review = __webpack_require__(58318);
// EXTERNAL MODULE: ./build/core/judging/sum-spent.js
var sum_spent = __webpack_require__(13479);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-tokens.js
var cost_of_tokens = __webpack_require__(88756);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/app/cache/cache-judge.js
var cache_judge = __webpack_require__(89141);
// EXTERNAL MODULE: ./build/app/judging/open-judge.js + 1 modules
var open_judge = __webpack_require__(80374);
// EXTERNAL MODULE: ./build/app/pacing/retry-outages.js
var retry_outages = __webpack_require__(20546);
// EXTERNAL MODULE: ./build/app/run-suite/prepare-review.js
var prepare_review = __webpack_require__(81401);
;// CONCATENATED MODULE: ./build/app/run-suite/review-code.js
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
 * The arms with what the suite's judge says of their source code, where the suite asks for it: once a variant, whatever the number of trials.
 * Where nobody can be asked the review says why. Throws what the judge throws when it refuses the key.
 */
async function reviewCodeOfArms(input, arms, limits) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!arms.some(({ run }) => isWanted(run.code_quality)))
            return arms;
        const refusal = findRefusal(input);
        const { judge: config } = input.suite;
        if (refusal !== null || config === undefined)
            return arms.map((arm) => withReview(arm, { kind: 'unscored', reason: refusal ?? 'the suite names no judge' }));
        const session = __addDisposableResource(env_1, await (0,open_judge/* openJudge */.S)({ ...input, config }), true);
        const reviewed = [];
        for (const arm of arms)
            reviewed.push(isWanted(arm.run.code_quality)
                ? withReview(arm, await reviewArm(input, { arm, code: arm.run.code_quality, session, config, limits }))
                : arm);
        return reviewed;
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
/** Measured, and not reviewed before it was interrupted. */
function isWanted(code) {
    return code?.reviewed === true && code.review?.kind !== 'reviewed';
}
function findRefusal({ isJudgedLater, shard }) {
    if (isJudgedLater === true)
        return 'a pull request is not reviewed: its judge is that of its base';
    if (shard && shard.index > 1)
        return 'the first shard is reviewed';
    return null;
}
function withReview(arm, review) {
    const { code_quality: code } = arm.run;
    return isWanted(code) ? { ...arm, run: { ...arm.run, code_quality: { ...code, review } } } : arm;
}
async function reviewArm(input, { arm, code, session, config, limits, }) {
    const { cache = null, providers, seed, signal } = input;
    const prepared = await (0,prepare_review/* prepareReview */.S)({
        ...{ code, folder: arm.workingDirectory, variant: arm.name, suite: arm.suite, seed },
        nonce: (0,external_node_crypto_.randomBytes)(16).toString('hex'),
    });
    if (prepared === null)
        return { kind: 'unscored', reason: 'no source file could be measured' };
    const { request, cut } = prepared;
    const pricing = (0,default_pricing/* completePricing */.M)(input.suite.pricing);
    const limited = (0,limit_judge/* limitJudge */.x)(session, { config, pacers: limits.pacers, pricing, spending: () => limits.spending });
    const asked = cache === null
        ? limited.session
        : (0,cache_judge/* cacheJudge */.C)(limited.session, { cache, type: config.type, baseUrl: providers.openaiBaseUrl });
    const call = { timeoutMs: input.suite.timeout_seconds * 1000, signal };
    try {
        const { answer, lost } = await (0,retry_outages/* retryOutages */.BT)(async () => asked.ask(request, call), {
            ...{ retries: input.suite.retries, isHopeless: limited.isHopeless, sleep: input.sleep, signal },
            seed: `${seed}/review/${arm.name}`,
            outageOf: (reply) => (reply.kind === 'failed' ? reply.infrastructure : null),
        });
        const spent = (0,sum_spent/* sumSpent */.Y)([...lost, answer].map((reply) => reply.spent));
        const price = spent === null ? null : (0,cost_of_tokens/* costOfTokens */.j)(spent, pricing);
        const facts = tellSpent(spent, price?.kind === 'scored' ? price.value : null);
        if (answer.kind === 'failed')
            return { kind: 'unscored', reason: answer.message.slice(0, 500), ...facts };
        const read = (0,ask_review/* readReview */.ty)(answer.value);
        if (typeof read === 'string')
            return { kind: 'unscored', reason: read, ...facts };
        const { type } = config;
        const judge = (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)({ type, identity: session.identity, asked: ask_review/* REVIEW_PROMPT */.cj }));
        const cached = answer.cached === true ? { cached: answer.cached } : {};
        return { kind: 'reviewed', judge, prompt: request.prompt, ...read, cut, ...facts, ...cached };
    }
    catch (error) {
        if (!(error instanceof budget_spending/* NotAffordable */.S))
            throw error;
        return { kind: 'unscored', reason: 'the budget has no room for it' };
    }
}
function tellSpent(spent, costUsd) {
    return {
        ...(spent?.model && { model: spent.model }),
        ...(spent !== null && { tokens: spent.input_tokens + spent.output_tokens }),
        ...(costUsd !== null && { cost_usd: costUsd }),
    };
}

// EXTERNAL MODULE: ./build/app/run-suite/measure-code.js + 1 modules
var measure_code = __webpack_require__(83975);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 3 modules
var judge_trial = __webpack_require__(64051);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
;// CONCATENATED MODULE: ./build/app/run-suite/make-trial.js



/** Asks the target, then the judge and the suite's own metrics where there are any. Rejects as they do. */
async function observeTrial(input, { arm, planned, judge, scorer, }, signal) {
    const { golden, trial } = planned;
    const { observation, retries } = await (0,ask_trial/* askTrial */.Q)(arm.session, {
        golden,
        trial,
        suite: arm.suite,
        settings: arm.variant.target.settings,
        seed: input.seed + arm.seedOffset,
        // A recorded outage is the same however often it is read.
        retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
        isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
        signal,
        sleep: input.sleep,
    });
    const judged = await judge?.judge({ golden, trial, observation }, signal);
    const judgments = judged?.judgments ?? null;
    const recorded = await scorer?.score({ golden, observation, judgments }, signal);
    return { golden, trial, observation, retries, judged, recorded };
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
    input.onTrial?.({ golden, trial, observation, judgments, scores, unscored }, arm.run);
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
    return Array.from({ length: rounds }).flatMap((_, trial) => (0,stats_random/* shuffled */.A)(ids, random).flatMap((id) => (0,stats_random/* shuffled */.A)(indices, random).flatMap((arm) => {
        const golden = byId[arm]?.get(id);
        return golden === undefined || trial >= (arms[arm]?.trials ?? 0) ? [] : [{ arm, golden, trial }];
    })));
}

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

// EXTERNAL MODULE: ./build/core/model/collect-scores.js
var collect_scores = __webpack_require__(66396);
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
        gates: [...suite.gates],
        metrics: input.metrics.map(facts/* metricFacts */.g),
        counts: null,
        summaries: {},
    };
}

// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials-of.js
var read_trials_of = __webpack_require__(51698);
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







/**
 * Reads the run in a folder to go on with it as `fresh` would have started it; null when there is nothing to go on from.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun` and `readTrialsOf` throw.
 */
async function readInterrupted(folder, fresh, log) {
    if (!(await (0,write_run/* hasRun */.gb)(folder))) {
        log.info(`There is no run in ${folder} to resume: it is started.`);
        return null;
    }
    const stored = await (0,read_run/* readRun */.c)(folder);
    const differences = findDifferences(stored, fresh);
    if (differences.length > 0)
        throw new model_error/* UserError */.y('run-differs', { folder, differences });
    (0,write_run/* dropCutTrial */.yO)(folder);
    const tally = (0,run_suite_tally/* startTally */.d)(stored.pricing);
    const scored = (0,collect_scores/* collectScores */.s)();
    let count = 0;
    for await (const { trial } of (0,read_trials_of/* readTrialsOf */.L)(stored, folder, log)) {
        tally.add(trial);
        const { case: caseId, scores, unscored, observation } = trial;
        scored.add({ case: caseId, trial: trial.trial, scores: { ...scores }, unscored: { ...unscored } }, observation.status);
        count += 1;
    }
    // Nothing but failures is what a target leaves that cannot be asked; it may have been mended since.
    if (tally.counts().ok === 0 && tally.firstFailure() !== null)
        return null;
    log.info(`Resuming: ${count} of ${stored.cases.length * stored.trials_per_case} trials are there.`);
    const run = { ...stored, finished_at: null, counts: null, summaries: {} };
    delete run.stopped;
    return { run, tally, scored };
}

// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 24 modules
var start_target = __webpack_require__(22601);
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
    const earlier = input.isResuming === true ? await readInterrupted(arm.out, run, input.log) : null;
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
        const run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run;
        const writer = await (earlier === null ? write_run/* writeRun */.bp : write_run/* continueRun */.X7)(out, run);
        return {
            ...arm,
            run,
            ...limited,
            session: cached ?? limited.session,
            isCached: cached !== null,
            writer,
            tally,
            scored: earlier?.scored ?? (0,collect_scores/* collectScores */.s)(),
            [Symbol.asyncDispose]: async () => {
                await session[Symbol.asyncDispose]();
                await writer[Symbol.asyncDispose]();
            },
        };
    }
    catch (error) {
        await session[Symbol.asyncDispose]();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/run-suite.js
var run_suite_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_suite_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const judge = run_suite_addDisposableResource(env_1, await openJudge(input, { pacers, spending: () => money.spending }), true);
        const planned = [];
        for (const [index, arm] of input.arms.entries())
            planned.push(await planArm(input, { arm, index, judge }));
        const knownUsd = planned.reduce((sum, { earlier }) => sum + (earlier?.tally.costUsd() ?? 0), 0);
        const earlierUsd = Math.max(knownUsd, ...planned.map(({ earlier }) => earlier?.run.spent_usd ?? 0));
        const spending = run_suite_addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({ ...input, earlierUsd }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        money.spending = spending;
        if (judge !== null)
            (0,demand_judge_price/* demandJudgePrice */.K)(judge.facts, { spending, pricing: (0,default_pricing/* completePricing */.M)(input.suite.pricing) });
        await setUpCheckouts(input, planned);
        const arms = [];
        const scorer = run_suite_addDisposableResource(env_1, (0,open_scorer/* openScorer */.D)(input), true);
        try {
            const coded = await (0,measure_code/* measureCodeOfArms */.c)(planned, input.log);
            for (const arm of await reviewCodeOfArms(input, coded, { pacers, spending }))
                arms.push(await startArm(input, arm, { spending, pacers }));
            await makeTrials(input, arms, { judge, scorer, spending });
            for (const arm of arms)
                if (!arm.isBase)
                    demandAnswers(input, arm);
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
        const result_1 = run_suite_disposeResources(env_1);
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
async function makeTrials(input, arms, { judge, scorer, spending, }) {
    const all = planTrials(arms, input.seed);
    const made = arms.map(({ scored }) => new Set(scored.trials().map((one) => trialKey(one.case, one.trial))));
    const plan = all.filter(({ arm, golden, trial }) => made[arm]?.has(trialKey(golden.id, trial)) !== true);
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
    await Promise.allSettled(workers);
    await Promise.all(workers);
    failure.signal.throwIfAborted();
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
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
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
    input.onScored?.(run, trials);
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
    const { answer: observation, lost } = await (0,_pacing_retry_outages_js__WEBPACK_IMPORTED_MODULE_0__/* .retryOutages */ .BT)(async () => session.ask(request, { timeoutMs, signal }), {
        ...input,
        seed: `${seed}/retry/${request.id}`,
        outageOf,
    });
    return { observation, retries: lost.length };
}
function outageOf(observation) {
    return observation.status === 'failed' && observation.failure.kind === 'infrastructure' ? observation.failure : null;
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
        ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
        [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
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
            const observation = await session.ask(request, limits);
            const cost = costOf(observation, pricing);
            if (cost.kind === 'known') {
                actualUsd = cost.usd;
                if (observation.status === 'ok')
                    dearest = Math.max(dearest ?? 0, cost.usd);
            }
            else if (observation.status === 'ok' && firmUsd === null) {
                spending.halt({
                    isUnknown: true,
                    detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, 0 where it is free`,
                });
            }
            return observation;
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
/** An answer with an error status is not billed; a request that was lost on the way may have been. */
function costOf(observation, pricing) {
    if (observation.status === 'ok') {
        const cost = (0,cost_of_reply/* costOfReply */.D)(observation.reply, pricing);
        return cost.kind === 'scored' ? { kind: 'known', usd: cost.value } : { kind: 'unknown', reason: cost.reason };
    }
    const { kind, status } = observation.failure;
    if (kind === 'infrastructure' && status !== undefined)
        return { kind: 'known', usd: 0 };
    return { kind: 'unknown', reason: 'the request failed' };
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
            const observation = await session.ask(request, limits);
            end = endOf(observation);
            if (end.kind === 'answered')
                mostTokens = Math.max(mostTokens, end.tokens ?? 0);
            return observation;
        }
        finally {
            pass.leave(end);
        }
    });
}
function giveUp(reason) {
    return { status: 'failed', latency_ms: 0, failure: { kind: 'infrastructure', message: reason } };
}
function endOf(observation) {
    if (observation.status === 'failed')
        return endOfFailure(observation.failure);
    const { usage } = observation.reply;
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
    const bound = sample === null ? null : (session.bound?.(sample) ?? null);
    const price = bound === null || declaredUsd !== null ? null : (0,cost_of_tokens/* costOfTokens */.j)(bound, pricing);
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
// EXTERNAL MODULE: ./build/shell/source-code/measure-source.js + 20 modules
var measure_source = __webpack_require__(9161);
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

/***/ 81401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ prepareReview)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_judging_ask_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58318);
/* harmony import */ var _core_judging_cut_sources_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35506);
/* harmony import */ var _shell_io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31809);
/* harmony import */ var _shell_source_code_measure_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9161);





/** What a judge would be asked of the source code of a variant, and what of it is cut; null where no file could be measured. */
async function prepareReview({ code, folder, variant, suite, nonce, seed, }) {
    const { files, cut } = (0,_core_judging_cut_sources_js__WEBPACK_IMPORTED_MODULE_4__/* .cutSources */ .T)(await readSources(code, folder));
    if (files.length === 0)
        return null;
    const material = { framework: code.framework, scenario: suite.description, files };
    return { request: (0,_core_judging_ask_review_js__WEBPACK_IMPORTED_MODULE_1__/* .askReview */ .II)({ material, variant, nonce, seed }), cut };
}
/** The measured files: what could not be measured is no source that a person wrote, or not even text. */
async function readSources({ files }, folder) {
    const sources = [];
    for (const file of files) {
        if (file.kind === 'unscored')
            continue;
        const text = await (0,_shell_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .G)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file.path), shown: file.path, maxBytes: _shell_source_code_measure_source_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SOURCE_BYTES */ .Tw });
        sources.push({ path: file.path, text, borders: file.blocks.map(({ line }) => line) });
    }
    return sources;
}


/***/ }),

/***/ 22601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ startTarget)
});

// EXTERNAL MODULE: ./build/shell/targets/target-environment.js
var target_environment = __webpack_require__(97823);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./build/core/traces/attribute-names.js
/**
 * Where what is read of a span stands, the first that is there counting: OpenTelemetry's semantic conventions for generative AI,
 * their older names, then OpenInference's, OpenLLMetry's and the Vercel AI SDK's.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference (semantic_conventions),
 * traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry).
 */
const ATTRIBUTE_NAMES = {
    operation: ['gen_ai.operation.name'],
    kind: ['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type'],
    agent: ['gen_ai.agent.name', 'agent.name'],
    /** A name of whatever the kind says. */
    entity: ['traceloop.entity.name'],
    tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name'],
    call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
    arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args'],
    /** The arguments of a tool where the convention has no name of their own. */
    input: ['input.value', 'traceloop.entity.input'],
    request_model: ['gen_ai.request.model', 'llm.request.model_name', 'llm.model_name', 'llm.request.model'],
    response_model: ['gen_ai.response.model', 'llm.response.model_name', 'llm.response.model'],
    input_tokens: [
        'gen_ai.usage.input_tokens',
        'gen_ai.usage.prompt_tokens',
        'llm.token_count.prompt',
        'llm.usage.prompt_tokens',
    ],
    output_tokens: [
        'gen_ai.usage.output_tokens',
        'gen_ai.usage.completion_tokens',
        'llm.token_count.completion',
        'llm.usage.completion_tokens',
    ],
    cached_tokens: [
        'gen_ai.usage.cache_read.input_tokens',
        'gen_ai.usage.cache_read_input_tokens',
        'llm.token_count.prompt_details.cache_read',
    ],
    finish_reasons: ['gen_ai.response.finish_reasons', 'llm.finish_reason', 'ai.response.finishReason'],
    /** In seconds. */
    first_chunk: ['gen_ai.response.time_to_first_chunk'],
    error: ['error.type'],
    /** Of an event. */
    exception: ['exception.message', 'exception.type'],
};
/** Everything else is dropped as it comes in: prompts and answers are long, and not read here. */
const KEPT_ATTRIBUTES = new Set(Object.values(ATTRIBUTE_NAMES).flat());

;// CONCATENATED MODULE: ./build/core/traces/read-value.js

/** Longer texts are cut: arguments of a tool, in characters. */
const MAX_TEXT = 8000;
const MAX_DEPTH = 12;
/** Texts, numbers, lists and objects within one value. */
const MAX_PARTS = 500;
const keyValueSchema = schemas.object({ key: schemas.string(), value: schemas.unknown().optional() });
/** In JSON an int64 is a text, and so are NaN and the infinities, which have no place in what is stored. An empty text is not 0. */
const numberSchema = schemas.union([schemas.number(), schemas.string().regex(/\S/)]).nullish();
const listSchema = schemas.object({ values: schemas.array(schemas.unknown()).nullish() });
const anyValueSchema = schemas.object({
    stringValue: schemas.string().nullish(),
    boolValue: schemas.boolean().nullish(),
    intValue: numberSchema,
    doubleValue: numberSchema,
    arrayValue: listSchema.nullish(),
    kvlistValue: listSchema.nullish(),
});
/** The entries of a list of OTLP's `KeyValue` whose keys are wanted, of each the first; what is not one is left out. */
function readAttributes(entries, wanted) {
    const attributes = new Map();
    for (const entry of entries) {
        const { data } = keyValueSchema.safeParse(entry);
        if (data === undefined || !wanted.has(data.key) || attributes.has(data.key))
            continue;
        const value = readValue(data.value, { left: MAX_PARTS }, MAX_DEPTH);
        if (value !== null)
            attributes.set(data.key, value);
    }
    return attributes;
}
/** OTLP's `AnyValue` as plain data; null for an empty one, for bytes, and for what is nested too deeply or too much of it. */
function readValue(value, parts, depth) {
    const { data } = anyValueSchema.safeParse(value);
    if (data === undefined || depth === 0 || parts.left <= 0)
        return null;
    parts.left -= 1;
    const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = data;
    if (typeof stringValue === 'string')
        return stringValue.slice(0, MAX_TEXT);
    if (typeof boolValue === 'boolean')
        return boolValue;
    const number = intValue ?? doubleValue ?? null;
    if (number !== null)
        return Number.isFinite(Number(number)) ? Number(number) : null;
    if (arrayValue)
        return (arrayValue.values ?? []).slice(0, parts.left).map((item) => readValue(item, parts, depth - 1));
    if (kvlistValue) {
        const entries = (kvlistValue.values ?? []).slice(0, parts.left).flatMap((entry) => {
            const pair = keyValueSchema.safeParse(entry).data;
            return pair === undefined ? [] : [[pair.key.slice(0, MAX_TEXT), readValue(pair.value, parts, depth - 1)]];
        });
        return Object.fromEntries(entries);
    }
    return null;
}

;// CONCATENATED MODULE: ./build/core/traces/read-spans.js



const MAX_NAME = 200;
const MAX_MESSAGE = 1000;
/** OpenInference writes each message of a conversation into attributes of its own. */
const MAX_ATTRIBUTES = 4000;
const MAX_EVENTS = 200;
const STATUS_ERROR = 2;
/** In OTLP/JSON hex, in a decoded protobuf bytes. */
const idSchema = schemas.union([schemas.string(), schemas["instanceof"](Uint8Array)])
    .transform((id) => typeof id === 'string' ? id.toLowerCase() : [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
const traceIdSchema = idSchema.refine((id) => /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id));
const spanIdSchema = idSchema.refine((id) => /^[0-9a-f]{16}$/.test(id) && !/^0+$/.test(id));
const nanosecondsSchema = schemas.union([
    schemas.string().regex(/^\d{1,20}$/),
    schemas.number()
        .nonnegative()
        .max(2 ** 64),
])
    .nullish()
    .transform((time) => BigInt(typeof time === 'number' ? Math.floor(time) : (time ?? 0)));
const entriesSchema = schemas.array(schemas.unknown()).nullish();
const textSchema = schemas.string().nullish();
const eventSchema = schemas.object({ name: textSchema, timeUnixNano: nanosecondsSchema, attributes: entriesSchema });
const spanSchema = schemas.object({
    traceId: traceIdSchema,
    spanId: spanIdSchema,
    parentSpanId: schemas.union([spanIdSchema, schemas.unknown().transform(() => null)]).optional(),
    name: textSchema,
    startTimeUnixNano: nanosecondsSchema,
    endTimeUnixNano: nanosecondsSchema,
    attributes: entriesSchema,
    events: entriesSchema,
    status: schemas.object({ code: schemas.unknown().optional(), message: textSchema }).nullish(),
});
const requestSchema = schemas.object({
    resourceSpans: schemas.array(schemas.object({ scopeSpans: schemas.array(schemas.object({ spans: entriesSchema })).nullish() })).nullish(),
});
/**
 * The spans of an OTLP `ExportTraceServiceRequest` as plain data with the field names of OTLP/JSON; null when it is none. Of a span's
 * attributes only those that are read are kept, and texts are cut.
 */
function readSpans(request) {
    const { data } = requestSchema.safeParse(request);
    if (data === undefined)
        return null;
    const all = (data.resourceSpans ?? []).flatMap(({ scopeSpans }) => (scopeSpans ?? []).flatMap(({ spans }) => spans ?? []));
    const spans = all.flatMap((span) => readSpan(span) ?? []);
    return { spans, rejected: all.length - spans.length };
}
function readSpan(value) {
    const { data } = spanSchema.safeParse(value);
    if (data === undefined)
        return null;
    const { traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, events, status } = data;
    return {
        traceId,
        spanId,
        parentId: parentSpanId ?? null,
        name: (name ?? '').slice(0, MAX_NAME),
        startNs: startTimeUnixNano,
        endNs: endTimeUnixNano,
        attributes: readAttributes((attributes ?? []).slice(0, MAX_ATTRIBUTES), KEPT_ATTRIBUTES),
        events: (events ?? []).slice(0, MAX_EVENTS).flatMap((event) => {
            const parsed = eventSchema.safeParse(event).data;
            if (parsed === undefined)
                return [];
            const kept = readAttributes((parsed.attributes ?? []).slice(0, MAX_ATTRIBUTES), KEPT_ATTRIBUTES);
            return [{ name: (parsed.name ?? '').slice(0, MAX_NAME), atNs: parsed.timeUnixNano, attributes: kept }];
        }),
        isError: status?.code === STATUS_ERROR,
        message: (status?.message ?? '').slice(0, MAX_MESSAGE),
    };
}

;// CONCATENATED MODULE: ./build/shell/traces/otlp-descriptor.js
/**
 * The part of OTLP's protobuf that is read and written, by the field numbers of open-telemetry/opentelemetry-proto v1 (common.proto,
 * trace.proto, trace_service.proto) and google/rpc/status.proto. Fields that are not here are skipped, as protobuf has it.
 */
const OTLP_DESCRIPTOR = {
    nested: {
        AnyValue: {
            oneofs: {
                value: {
                    oneof: ['stringValue', 'boolValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'bytesValue'],
                },
            },
            fields: {
                stringValue: { type: 'string', id: 1 },
                boolValue: { type: 'bool', id: 2 },
                intValue: { type: 'int64', id: 3 },
                doubleValue: { type: 'double', id: 4 },
                arrayValue: { type: 'ArrayValue', id: 5 },
                kvlistValue: { type: 'KeyValueList', id: 6 },
                bytesValue: { type: 'bytes', id: 7 },
            },
        },
        ArrayValue: { fields: { values: { rule: 'repeated', type: 'AnyValue', id: 1 } } },
        KeyValueList: { fields: { values: { rule: 'repeated', type: 'KeyValue', id: 1 } } },
        KeyValue: { fields: { key: { type: 'string', id: 1 }, value: { type: 'AnyValue', id: 2 } } },
        Event: {
            fields: {
                timeUnixNano: { type: 'fixed64', id: 1 },
                name: { type: 'string', id: 2 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 3 },
            },
        },
        SpanStatus: { fields: { message: { type: 'string', id: 2 }, code: { type: 'int32', id: 3 } } },
        Span: {
            fields: {
                traceId: { type: 'bytes', id: 1 },
                spanId: { type: 'bytes', id: 2 },
                parentSpanId: { type: 'bytes', id: 4 },
                name: { type: 'string', id: 5 },
                startTimeUnixNano: { type: 'fixed64', id: 7 },
                endTimeUnixNano: { type: 'fixed64', id: 8 },
                attributes: { rule: 'repeated', type: 'KeyValue', id: 9 },
                events: { rule: 'repeated', type: 'Event', id: 11 },
                status: { type: 'SpanStatus', id: 15 },
            },
        },
        ScopeSpans: { fields: { spans: { rule: 'repeated', type: 'Span', id: 2 } } },
        ResourceSpans: { fields: { scopeSpans: { rule: 'repeated', type: 'ScopeSpans', id: 2 } } },
        ExportTraceServiceRequest: { fields: { resourceSpans: { rule: 'repeated', type: 'ResourceSpans', id: 1 } } },
        ExportTracePartialSuccess: {
            fields: { rejectedSpans: { type: 'int64', id: 1 }, errorMessage: { type: 'string', id: 2 } },
        },
        ExportTraceServiceResponse: { fields: { partialSuccess: { type: 'ExportTracePartialSuccess', id: 1 } } },
        /** `google.rpc.Status`: the body of every answer that refuses. */
        Status: { fields: { code: { type: 'int32', id: 1 }, message: { type: 'string', id: 2 } } },
    },
};

;// CONCATENATED MODULE: ./build/shell/traces/otlp-codec.js

const jsonCodec = {
    contentType: 'application/json',
    decode: (body) => {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        return value;
    },
    encode: ({ fields }) => JSON.stringify(fields),
};
/** Loaded when the first protobuf arrives. */
let protobufCodec = null;
async function loadProtobufCodec() {
    const { default: protobuf } = await __webpack_require__.e(/* import() */ 365).then(__webpack_require__.t.bind(__webpack_require__, 80365, 19));
    const root = protobuf.Root.fromJSON(OTLP_DESCRIPTOR);
    const request = root.lookupType('ExportTraceServiceRequest');
    return {
        contentType: 'application/x-protobuf',
        decode: (body) => request.toObject(request.decode(body), { longs: String }),
        encode: ({ type, fields }) => {
            const message = root.lookupType(type);
            return message.encode(message.fromObject(fields)).finish();
        },
    };
}
/** The encoding that a request's Content-Type names; null for any other. */
async function chooseCodec(contentType) {
    const type = contentType?.split(';')[0]?.trim().toLowerCase();
    if (type === 'application/json')
        return jsonCodec;
    if (type !== 'application/x-protobuf')
        return null;
    protobufCodec ??= loadProtobufCodec();
    return protobufCodec;
}

;// CONCATENATED MODULE: ./build/core/traces/span.js
/** The most spans of one trace that are read. */
const MAX_SPANS = 10_000;

;// CONCATENATED MODULE: ./build/shell/traces/pending-trace.js

/** Characters of the attributes of one trace, all together. */
const MAX_CHARACTERS = 32_000_000;
/** The spans of one trial as they come in. */
class PendingTrace {
    #callerId;
    #spans = new Map();
    /** Parents that were named and have not come. */
    #missing = new Set();
    #hasTop = false;
    #characters = 0;
    #onSpan = () => undefined;
    constructor(callerId) {
        this.#callerId = callerId;
    }
    /** False when there is no room for it. A span that came before is the same export, made once more. */
    add(span) {
        if (this.#spans.has(span.spanId))
            return true;
        const characters = JSON.stringify([...span.attributes, span.events.map(({ attributes }) => [...attributes])]).length;
        if (this.#spans.size >= MAX_SPANS || this.#characters + characters > MAX_CHARACTERS)
            return false;
        const { spanId, parentId } = span;
        this.#spans.set(spanId, span);
        this.#characters += characters;
        this.#missing.delete(spanId);
        if (parentId === this.#callerId)
            this.#hasTop = true;
        else if (parentId !== null && !this.#spans.has(parentId))
            this.#missing.add(parentId);
        this.#onSpan();
        return true;
    }
    /** Waits until the trace is whole and quiet, or no longer. Rejects with the signal's reason when it is aborted. */
    async settle({ waitMs, quietMs }, signal) {
        signal.throwIfAborted();
        await new Promise((resolve, reject) => {
            let quiet;
            const limit = setTimeout(() => end(resolve), waitMs);
            const abort = () => end(() => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')));
            const end = (settle) => {
                clearTimeout(limit);
                clearTimeout(quiet);
                signal.removeEventListener('abort', abort);
                this.#onSpan = () => undefined;
                settle();
            };
            this.#onSpan = () => {
                clearTimeout(quiet);
                if (this.#hasTop && this.#missing.size === 0)
                    quiet = setTimeout(() => end(resolve), quietMs);
            };
            signal.addEventListener('abort', abort, { once: true });
            this.#onSpan();
        });
    }
    /** A trace with a top-level span whose inner parents are missing is used: what is missing may go elsewhere. */
    read() {
        const spans = [...this.#spans.values()];
        return { state: spans.length === 0 ? 'none' : this.#hasTop ? 'whole' : 'partial', spans };
    }
}

;// CONCATENATED MODULE: ./build/shell/traces/receive-traces.js







/** The limit that the specification of OTLP recommends, before and after decompression. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
const decompress = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
/** An answer other than 200; the exporter tries none of these again. */
class Refusal extends Error {
    status;
    constructor(status, message, options) {
        super(message, options);
        this.status = status;
    }
}
/**
 * Starts to listen for spans (`/v1/traces`, JSON or protobuf, gzip); metrics and logs are accepted and dropped. Only what is expected
 * is kept, until it is taken, so memory is bounded by the trials under way. Trace ids are random: one target cannot guess another's.
 */
async function receiveTraces() {
    const pending = new Map();
    const dropped = { unknown: 0, excess: 0 };
    const keep = (span) => {
        const trace = pending.get(span.traceId);
        const isKept = trace?.add(span) ?? false;
        if (trace === undefined)
            dropped.unknown += 1;
        else if (!isKept)
            dropped.excess += 1;
        return trace === undefined || isKept;
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        void answer(request, response, keep);
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('the receiver of traces has no port');
    return {
        url: `http://127.0.0.1:${address.port}`,
        expect: () => {
            const [traceId, callerId] = [(0,external_node_crypto_.randomBytes)(16).toString('hex'), (0,external_node_crypto_.randomBytes)(8).toString('hex')];
            const trace = new PendingTrace(callerId);
            pending.set(traceId, trace);
            const forget = () => void pending.delete(traceId);
            return {
                traceparent: `00-${traceId}-${callerId}-01`,
                callerId,
                take: async (patience, signal) => {
                    try {
                        await trace.settle(patience, signal);
                        return trace.read();
                    }
                    finally {
                        forget();
                    }
                },
                forget,
            };
        },
        dropped: () => ({ ...dropped }),
        [Symbol.asyncDispose]: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function answer(request, response, keep) {
    const codec = await chooseCodec(request.headers['content-type']);
    const send = (status, { contentType, encode }, message) => {
        response.writeHead(status, { 'content-type': contentType }).end(encode(message));
    };
    try {
        const signal = signalOf(request);
        const body = await readBody(request);
        if (codec === null)
            throw new Refusal(415, 'The content type is neither application/x-protobuf nor application/json.');
        send(200, codec, {
            type: 'ExportTraceServiceResponse',
            fields: signal === 'traces' ? accept(codec, body, keep) : {},
        });
    }
    catch (error) {
        // The exporter has gone, or gone silent.
        if (!(error instanceof Refusal))
            return void response.destroy();
        response.setHeader('connection', 'close');
        send(error.status, codec ?? jsonCodec, { type: 'Status', fields: { message: error.message } });
    }
}
function signalOf({ method, url }) {
    const signal = /^\/v1\/(traces|metrics|logs)\/?(?:\?.*)?$/.exec(url ?? '')?.[1];
    if (signal === undefined)
        throw new Refusal(404, 'Only /v1/traces, /v1/metrics and /v1/logs are here.');
    if (method !== 'POST')
        throw new Refusal(405, 'Spans are sent by POST.');
    return signal;
}
async function readBody(request) {
    const tooLarge = new Refusal(413, 'The body is larger than 20 MiB.');
    const chunks = [];
    let length = 0;
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        length += chunk.length;
        // It is read to its end, or the exporter would see a lost connection, which it tries again.
        if (length <= MAX_BODY_BYTES)
            chunks.push(chunk);
        else
            chunks.length = 0;
    }
    if (length > MAX_BODY_BYTES)
        throw tooLarge;
    const body = Buffer.concat(chunks);
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity' || encoding === 'none')
        return body;
    if (encoding !== 'gzip')
        throw new Refusal(415, 'The content encoding is not gzip.');
    return decompress(body, { maxOutputLength: MAX_BODY_BYTES }).catch((error) => {
        const isLong = error instanceof RangeError;
        throw isLong ? tooLarge : new Refusal(400, 'The body is not gzip.');
    });
}
/** Keeps the spans of an export; the fields of the answer to it. */
function accept(codec, body, keep) {
    const read = decodeSpans(codec, body);
    if (read === null)
        throw new Refusal(400, 'The body is no ExportTraceServiceRequest.');
    const excess = read.spans.filter((span) => !keep(span)).length;
    const rejected = read.rejected + excess;
    if (rejected === 0)
        return {};
    const reasons = [
        ...(read.rejected > 0 ? [`${read.rejected} without valid ids`] : []),
        ...(excess > 0 ? [`${excess} more than one trace may have`] : []),
    ];
    return { partialSuccess: { rejectedSpans: String(rejected), errorMessage: `Rejected spans: ${reasons.join(', ')}.` } };
}
function decodeSpans(codec, body) {
    try {
        return readSpans(codec.decode(body));
    }
    catch (cause) {
        throw new Refusal(400, `The body is not ${codec.contentType}.`, { cause });
    }
}

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
// EXTERNAL MODULE: ./build/app/run-suite/decorate-target.js
var decorate_target = __webpack_require__(68992);
;// CONCATENATED MODULE: ./build/app/secrets/mask-target.js

/** The target, whose answers, failures and last words on stderr have no secret: it may repeat what the workflow lets it see. */
function maskTarget(session, mask) {
    return (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => mask.data(await session.ask(request, limits)));
}

;// CONCATENATED MODULE: ./build/core/traces/read-attribute.js

/** The longest name of a tool, an agent or a model, in characters. */
const read_attribute_MAX_NAME = 200;
/** The value under the first of the names that has one; undefined without. */
function readAttribute({ attributes }, role) {
    const name = ATTRIBUTE_NAMES[role].find((name) => attributes.has(name));
    return name === undefined ? undefined : attributes.get(name);
}
/** A text that is not blank, without outer spaces, cut to 200 characters. */
function readName(of, role) {
    return cutName(readAttribute(of, role));
}
/** @example cutName(' search ') // 'search' */
function cutName(value) {
    const name = typeof value === 'string' ? value.trim().slice(0, read_attribute_MAX_NAME) : '';
    return name === '' ? undefined : name;
}
/** A whole number from 0, also where it was written as a text. */
function readCount(of, role) {
    const value = readAttribute(of, role);
    const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

;// CONCATENATED MODULE: ./build/core/traces/classify-span.js

/** Values of `gen_ai.operation.name`. Making an agent (`create_agent`) is not calling it. */
const OPERATIONS = new Map([
    ['chat', 'model'],
    ['text_completion', 'model'],
    ['generate_content', 'model'],
    ['embeddings', 'embed'],
    ['retrieval', 'retrieve'],
    ['execute_tool', 'tool'],
    ['invoke_agent', 'agent'],
    ['invoke_workflow', 'workflow'],
    ['plan', 'plan'],
]);
/** Kinds of OpenInference and OpenLLMetry, in lower case. */
const KINDS = new Map([
    ['llm', 'model'],
    ['chat', 'model'],
    ['completion', 'model'],
    ['embedding', 'embed'],
    ['retriever', 'retrieve'],
    ['tool', 'tool'],
    ['agent', 'agent'],
    ['decision', 'decision'],
    ['chain', 'workflow'],
    ['workflow', 'workflow'],
    ['task', 'workflow'],
]);
/** What a span is, by its operation, else by its kind, else by what it says: a tool's name, or tokens with a model. */
function classifySpan(span) {
    const operation = readName(span, 'operation');
    const stated = operation === undefined ? undefined : OPERATIONS.get(operation.toLowerCase());
    if (stated !== undefined)
        return stated;
    const kind = readName(span, 'kind');
    const known = kind === undefined ? undefined : KINDS.get(kind.toLowerCase());
    if (known !== undefined)
        return known;
    if (operation !== undefined)
        return 'other';
    if (readName(span, 'tool') !== undefined)
        return 'tool';
    const hasModel = (readName(span, 'response_model') ?? readName(span, 'request_model')) !== undefined;
    return hasModel && readAttribute(span, 'output_tokens') !== undefined ? 'model' : 'other';
}

;// CONCATENATED MODULE: ./build/core/traces/build-tree.js


/**
 * The nodes of a trace, every parent before its children and siblings by their start, so that clocks that disagree move no span out
 * of its parent. A span that comes twice counts once. One whose parent is missing stands below the caller's only span, where there is
 * exactly one, else on its own; a circle begins with its earliest. Spans beyond 10,000 are left out.
 */
function buildTree(spans, callerId) {
    const nodes = new Map();
    for (const span of spans) {
        if (nodes.size >= MAX_SPANS)
            break;
        if (!nodes.has(span.spanId))
            nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] });
    }
    const sorted = [...nodes.values()].sort(byStart);
    const tops = sorted.filter(({ span }) => span.parentId === null || span.parentId === callerId);
    const only = tops.length === 1 ? tops[0] : undefined;
    for (const node of sorted) {
        const parent = nodes.get(node.span.parentId ?? '') ?? only;
        if (parent === undefined || parent === node)
            continue;
        node.parent = parent;
        parent.children.push(node);
    }
    const ordered = new Set();
    for (const node of sorted)
        if (node.parent === null)
            addBranch(node, ordered);
    for (const node of sorted) {
        if (ordered.has(node))
            continue;
        if (node.parent !== null)
            node.parent.children = node.parent.children.filter((child) => child !== node);
        node.parent = null;
        addBranch(node, ordered);
    }
    return [...ordered];
}
/** Without recursion: a trace may be one chain of 10,000. */
function addBranch(root, ordered) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        ordered.add(node);
        waiting.push(...node.children.toReversed());
    }
}
function byStart(a, b) {
    return a.span.startNs < b.span.startNs ? -1 : a.span.startNs > b.span.startNs ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/traces/measure-span.js
/** Milliseconds from the start of a span to its end; undefined where it has none, or one before its start. */
function measureSpan({ startNs, endNs }) {
    return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs);
}
/** To the microsecond. @example toMilliseconds(1_234_567n) // 1.235 */
function toMilliseconds(nanoseconds) {
    return Math.round(Number(nanoseconds) / 1000) / 1000;
}

;// CONCATENATED MODULE: ./build/core/traces/read-models.js
/**
 * The tokens of all calls together. Input and output are each left out where a call that succeeded does not tell them: a part must not
 * pass for the whole. Cached tokens are what was told.
 * @example two calls of 10 and 20 input tokens, of which only the first tells its output // { input_tokens: 30 }
 */
function sumUsage(calls) {
    const answered = calls.filter(({ error }) => error === undefined);
    const isTold = (kind) => calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined);
    const sum = (kind) => calls.reduce((total, call) => total + (call[kind] ?? 0), 0);
    return {
        ...(isTold('input_tokens') && { input_tokens: sum('input_tokens') }),
        ...(isTold('output_tokens') && { output_tokens: sum('output_tokens') }),
        ...(calls.some((call) => call.cached_tokens !== undefined) && { cached_tokens: sum('cached_tokens') }),
    };
}
/** The calls from the one that ended first to the one that ended last. */
function sortByEnd(calls) {
    return calls.toSorted((a, b) => Number(a.node.span.endNs - b.node.span.endNs));
}
/** The model that answered last; undefined where none did. */
function findModel(calls) {
    return sortByEnd(calls).findLast(({ model, error }) => model !== undefined && error === undefined)?.model;
}
/**
 * An attempt for each model, the last being the one that answered last: what it used in all its calls, and the error of its last call
 * where every one failed. Empty where fewer than two models are named, or a call names none: `usage` and `model` then say it all.
 */
function listAttempts(calls) {
    const byModel = new Map();
    for (const call of sortByEnd(calls)) {
        if (call.model === undefined)
            return [];
        const its = byModel.get(call.model) ?? [];
        its.push(call);
        // The order is that of the last calls.
        byModel.delete(call.model);
        byModel.set(call.model, its);
    }
    if (byModel.size < 2)
        return [];
    const attempts = [...byModel].map(([model, of]) => describeAttempt(model, of));
    return [...attempts.filter(({ result }) => result === 'failed'), ...attempts.filter(({ result }) => result === 'ok')];
}
function describeAttempt(model, calls) {
    const hasAnswered = calls.some(({ error }) => error === undefined);
    const error = calls.at(-1)?.error;
    const isTimed = calls.every(({ latency_ms: latency }) => latency !== undefined);
    return {
        model,
        ...sumUsage(calls),
        ...(isTimed && { latency_ms: calls.reduce((total, { latency_ms: latency = 0 }) => total + latency, 0) }),
        result: hasAnswered ? 'ok' : 'failed',
        ...(!hasAnswered && error !== undefined && { error }),
    };
}

;// CONCATENATED MODULE: ./build/core/traces/find-first-token.js



/** What OpenInference and the Vercel AI SDK call the event of the first token. */
const FIRST_TOKEN_EVENTS = new Set(['First Token Stream Event', 'ai.stream.firstChunk']);
/**
 * Milliseconds from the start of the trace to the first token of the answer, which is that of the model that answered last; undefined
 * where its span does not say when that came.
 */
function findFirstToken(nodes, calls) {
    const start = nodes[0]?.span.startNs ?? 0n;
    const last = sortByEnd(calls).findLast(({ error }) => error === undefined);
    const at = last === undefined ? undefined : firstTokenOf(last.node);
    return start === 0n || at === undefined || at < start ? undefined : toMilliseconds(at - start);
}
/** Of the call, else of the nearest call around it that says so. Without recursion: a trace may be one chain of 10,000. */
function firstTokenOf(call) {
    for (let at = call;; at = at.parent) {
        const { span } = at;
        const event = span.events.find(({ name }) => FIRST_TOKEN_EVENTS.has(name));
        if (event !== undefined)
            return event.atNs;
        const seconds = readAttribute(span, 'first_chunk');
        if (typeof seconds === 'number' && seconds >= 0 && seconds < 86_400)
            return span.startNs + BigInt(Math.round(seconds * 1e9));
        if (at.parent?.kind !== 'model')
            return undefined;
    }
}

;// CONCATENATED MODULE: ./build/core/traces/describe-error.js

const MAX_ERROR = 500;
/**
 * What went wrong in a span: its status, else the exception that it recorded, else `error.type`; undefined where its status is no error
 * and it names none.
 */
function describeError(span) {
    const type = readAttribute(span, 'error');
    if (!span.isError && type === undefined)
        return undefined;
    const exceptions = span.events.map((event) => readAttribute(event, 'exception'));
    const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '');
    return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error';
}

;// CONCATENATED MODULE: ./build/core/traces/list-model-calls.js



/**
 * The calls that count, in order. Where a span and spans within it tell of the same tokens (a framework's call and its client
 * library's, an agent's sum over its calls) only the innermost that tell them count. Embeddings are no calls of a model that answers.
 */
function listModelCalls(nodes) {
    /** Nodes that tell tokens themselves or hold one that does, and those that are or hold a call of a model. */
    const telling = new Set();
    const calling = new Set();
    for (const node of nodes.toReversed()) {
        if (tellsTokens(node) || node.children.some((child) => telling.has(child)))
            telling.add(node);
        if (node.kind === 'model' || node.children.some((child) => calling.has(child)))
            calling.add(node);
    }
    const covered = new Set();
    const calls = [];
    for (const node of nodes) {
        if (node.parent !== null && covered.has(node.parent))
            covered.add(node);
        else if (!node.children.some((child) => telling.has(child)) && isCall(node, calling)) {
            covered.add(node);
            calls.push(readCall(node));
        }
    }
    return calls;
}
function isCall(node, calling) {
    return tellsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)));
}
function tellsTokens({ span, kind }) {
    if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow')
        return false;
    return readCount(span, 'input_tokens') !== undefined || readCount(span, 'output_tokens') !== undefined;
}
function readCall(node) {
    const { span } = node;
    return {
        node,
        model: readName(span, 'response_model') ?? readName(span, 'request_model'),
        input_tokens: readCount(span, 'input_tokens'),
        output_tokens: readCount(span, 'output_tokens'),
        cached_tokens: readCount(span, 'cached_tokens'),
        latency_ms: measureSpan(span),
        error: describeError(span),
    };
}

;// CONCATENATED MODULE: ./build/core/traces/list-tools.js



/** The calls of tools, in order. A call that is traced twice, by the framework and by the tool's own library, is one call: the outer. */
function listTools(nodes) {
    return nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node));
}
/** The tool's name, else what the span is called without its operation. */
function nameTool(span) {
    const name = readName(span, 'tool') ?? readName(span, 'entity') ?? cutName(span.name.replace(/^execute_tool\s+/, ''));
    return name ?? 'unnamed';
}
/** A tool's span as the protocol's call of a tool; `ok` is false where the span ended in an error. */
function readTool({ span }, agent) {
    const given = readAttribute(span, 'arguments') ?? readAttribute(span, 'input');
    const error = describeError(span);
    const duration = measureSpan(span);
    return {
        name: nameTool(span),
        ...(given !== undefined && { arguments: parseArguments(given) }),
        ok: error === undefined,
        ...(error !== undefined && { error }),
        ...(duration !== undefined && { duration_ms: duration }),
        ...(agent !== undefined && { agent }),
    };
}
function repeatsOuter({ span, parent }) {
    const name = nameTool(span);
    for (let outer = parent; outer !== null; outer = outer.parent) {
        if (outer.kind === 'other')
            continue;
        return outer.kind === 'tool' && nameTool(outer.span) === name;
    }
    return false;
}
/** Most instrumentations write arguments as a JSON text. */
function parseArguments(given) {
    if (typeof given !== 'string' || !/^\s*[[{]/.test(given))
        return given;
    try {
        const parsed = JSON.parse(given);
        return parsed;
    }
    catch {
        return given;
    }
}

;// CONCATENATED MODULE: ./build/core/traces/name-agent.js

/**
 * The name of the agent that a span is a call of, or that it says it belongs to; undefined without one. A call of an agent that
 * names none has it in its own name, behind the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
function nameAgent({ span, kind }) {
    const stated = readName(span, 'agent');
    if (stated !== undefined || kind !== 'agent')
        return stated;
    return readName(span, 'entity') ?? cutName(span.name.replace(/^invoke_agent\s+/, ''));
}
/** By span, the agent on whose behalf it was made: its own word, else the nearest agent around it. Parents come before their children. */
function findAgents(nodes) {
    const agents = new Map();
    for (const node of nodes) {
        const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent));
        if (name !== undefined)
            agents.set(node, name);
    }
    return agents;
}

;// CONCATENATED MODULE: ./build/core/traces/list-steps.js



/** A model that wants a tool called says so where it stops: `tool_calls`, `tool_use`, `function_call`. */
const STOPS_FOR_TOOL = /tool|function/i;
/**
 * What was done, in order: plans, decisions (a span that says so, or a model that stopped for a tool), calls of tools, handoffs (an
 * agent that another one called), and as `other` what else models said and what was retrieved. `tools` and `calls` are the nodes that
 * count as such, `agents` whose each is.
 */
function listSteps(nodes, counted) {
    return nodes.flatMap((node) => {
        const type = typeOf(node, counted);
        if (type === null)
            return [];
        const text = type === 'tool' ? nameTool(node.span) : cutName(node.span.name);
        const agent = counted.agents.get(node);
        return [{ type, ...(text !== undefined && { text }), ...(agent !== undefined && { agent }) }];
    });
}
function typeOf(node, { tools, calls, agents }) {
    if (node.kind === 'agent')
        return isHandoff(node, agents) ? 'handoff' : null;
    if (node.kind === 'plan' || node.kind === 'decision')
        return node.kind;
    if (tools.has(node))
        return 'tool';
    if (calls.has(node))
        return STOPS_FOR_TOOL.test(JSON.stringify(readAttribute(node.span, 'finish_reasons') ?? '')) ? 'decision' : 'other';
    return node.kind === 'retrieve' ? 'other' : null;
}
/** A call of an agent within the call of an agent with another name. */
function isHandoff(node, agents) {
    const caller = node.parent === null ? undefined : agents.get(node.parent);
    return caller !== undefined && caller !== nameAgent(node);
}

;// CONCATENATED MODULE: ./build/core/traces/measure-phases.js

/** A moment that several phases share is of the first of them. */
const PHASES = [
    ['embed', 'embed'],
    ['retrieve', 'retrieve'],
    ['generate', 'model'],
    ['tool', 'tool'],
];
/**
 * Milliseconds by phase. A moment counts once, whatever runs at the same time: the embedding within a retrieval is `embed` and the rest of
 * it `retrieve`; a tool's time is what no model, retrieval or embedding within it takes. Phases without a span are left out.
 */
function measurePhases(nodes) {
    const phases = {};
    let earlier = [];
    let before = 0n;
    for (const [phase, kind] of PHASES) {
        const spans = nodes
            .filter((node) => node.kind === kind && node.span.startNs > 0n && node.span.endNs >= node.span.startNs)
            .map(({ span }) => span);
        if (spans.length === 0)
            continue;
        earlier = [...earlier, ...spans];
        const whole = lengthOfUnion(earlier);
        phases[phase] = toMilliseconds(whole - before);
        before = whole;
    }
    return phases;
}
function lengthOfUnion(intervals) {
    const sorted = intervals.toSorted((a, b) => (a.startNs < b.startNs ? -1 : a.startNs > b.startNs ? 1 : 0));
    let length = 0n;
    let end = 0n;
    for (const interval of sorted) {
        const start = interval.startNs > end ? interval.startNs : end;
        if (interval.endNs > start)
            length += interval.endNs - start;
        if (interval.endNs > end)
            end = interval.endNs;
    }
    return length;
}

;// CONCATENATED MODULE: ./build/core/traces/map-trace.js








/**
 * The fields of a reply that the spans of its trace tell, by OpenTelemetry's conventions for generative AI (docs/traces.md has the whole
 * table). Empty where no span follows them. `callerId` is the span that the target was told to be called from. Where agents are traced
 * and no tool is, none was called; calls of a model alone say nothing of tools.
 * @example mapTrace([chat, tool], caller).tools // [{ name: 'search', arguments: { query: 'x' }, ok: true, duration_ms: 12 }]
 */
function mapTrace(spans, callerId) {
    const nodes = buildTree(spans, callerId);
    const [first] = nodes;
    if (first === undefined || nodes.every(({ kind }) => kind === 'other'))
        return {};
    const names = listAgents(nodes);
    const agents = findAgents(nodes);
    const tools = listTools(nodes);
    const calls = listModelCalls(nodes);
    const usage = sumUsage(calls);
    const model = findModel(calls);
    const attempts = listAttempts(calls);
    const steps = listSteps(nodes, { tools: new Set(tools), calls: new Set(calls.map(({ node }) => node)), agents });
    const firstToken = findFirstToken(nodes, calls);
    const phases = measurePhases(nodes);
    return {
        ...(names.length > 0 && { agents: [...names] }),
        ...((tools.length > 0 || names.length > 0) && { tools: tools.map((node) => readTool(node, agents.get(node))) }),
        ...(Object.keys(usage).length > 0 && { usage }),
        ...(model !== undefined && { model }),
        ...(attempts.length > 0 && { attempts: [...attempts] }),
        ...(steps.length > 0 && { steps: [...steps] }),
        ...(firstToken !== undefined && { ttft_ms: firstToken }),
        ...(Object.keys(phases).length > 0 && { phases_ms: { ...phases } }),
        trace_id: first.span.traceId,
    };
}
/** Each once, in the order of its first call. */
function listAgents(nodes) {
    return [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))];
}

;// CONCATENATED MODULE: ./build/app/traces/listen-to-traces.js


/** After so many traces in a row that did not come, the next are hardly waited for. */
const PATIENT_TRIALS = 3;
/** In milliseconds. Programs are told to send their spans every 50 ms; one that its own code tells otherwise may take the SDK's 5 s. */
const WAITS = { patient: 10_000, impatient: 1000, quiet: 200 };
/**
 * A session whose requests carry a trace parent, and whose replies have what their spans tell. What a reply says itself wins, field by
 * field. The wait for spans is after the reply: it is no part of the latency. Disposing it ends the receiver too.
 */
function listenToTraces(session, { receiver, log, waits = WAITS, }) {
    const counts = { whole: 0, partial: 0, none: 0 };
    let missedInARow = 0;
    const patience = () => {
        const hasSeenAny = counts.whole + counts.partial > 0;
        const impatientMs = hasSeenAny ? waits.impatient : 0;
        return { waitMs: missedInARow < PATIENT_TRIALS ? waits.patient : impatientMs, quietMs: waits.quiet };
    };
    const traced = (0,decorate_target/* decorateTarget */.J)(session, async (request, limits) => {
        const expected = receiver.expect();
        try {
            const observation = await session.ask({ ...request, traceparent: expected.traceparent }, limits);
            if (observation.status === 'failed')
                return observation;
            const { state, spans } = await expected.take(patience(), limits.signal);
            counts[state] += 1;
            missedInARow = state === 'whole' ? 0 : missedInARow + 1;
            // Of a trace that has only begun to arrive, lists and sums would say less than was done.
            const told = state === 'whole' ? mapTrace(spans, expected.callerId) : {};
            return { ...observation, reply: { ...told, ...observation.reply } };
        }
        finally {
            expected.forget();
        }
    });
    return Object.assign(traced, {
        [Symbol.asyncDispose]: async () => {
            await session[Symbol.asyncDispose]();
            await receiver[Symbol.asyncDispose]();
            for (const warning of describeLosses(counts, receiver.dropped()))
                log.warning(warning);
        },
    });
}
function describeLosses({ whole, partial, none }, { unknown, excess }) {
    const all = whole + partial + none;
    return [
        ...(none > 0
            ? [
                `No spans came for ${none} of ${all} replies, though \`traces\` is on${unknown > 0 ? `; ${unknown} spans came too late or under other trace ids` : ''}. The spans of a reply must be children of the request’s \`traceparent\`: docs/traces.md.`,
            ]
            : []),
        ...(partial > 0
            ? [
                `${partial} of ${all} traces came without their first span, the one whose parent is the request’s \`traceparent\`, and were not used. Does it end before the program does?`,
            ]
            : []),
        ...(excess > 0 ? [`${excess} spans were left out: a trace may have 10,000 of them and 32 MB of attributes.`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/app/run-suite/start-target.js






/** Starts the target of a variant in a checkout, and what listens to its traces where the suite wants them. Throws what the target's start throws. */
async function startTarget({ targets, env, targetEnvNames, providers, programs, log, clock, }, arm) {
    const { target } = arm.variant;
    const definition = targets.find(({ name }) => name === target.type);
    if (definition === undefined)
        throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`);
    const receiver = target.traces === true ? await receiveTraces() : null;
    const childEnv = (0,target_environment/* targetEnvironment */.d)(env, targetEnvNames);
    try {
        const session = await definition.start({
            options: target.options,
            settings: target.settings,
            ...(programs && { programs }),
            providers,
            env: receiver === null ? childEnv : traceEnvironment(receiver.url, childEnv),
            workingDirectory: arm.workingDirectory,
            log,
            clock,
            timeoutMs: arm.suite.timeout_seconds * 1000,
            hasAnswered: arm.hasAnswered,
        });
        const traced = receiver === null ? session : listenToTraces(session, { receiver, log });
        return maskTarget(traced, (0,known_secrets/* maskSecrets */.Q)({ env, providers }));
    }
    catch (error) {
        await receiver?.[Symbol.asyncDispose]();
        throw error;
    }
}


/***/ }),

/***/ 58318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cj: () => (/* binding */ REVIEW_PROMPT),
  II: () => (/* binding */ askReview),
  ty: () => (/* binding */ readReview)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/core/model/run-code.js
var run_code = __webpack_require__(71923);
// EXTERNAL MODULE: ./build/core/judging/lay-out-parts.js
var lay_out_parts = __webpack_require__(23065);
;// CONCATENATED MODULE: ./build/core/judging/prompts/code-v1.js
/** Source of the scale and the seven criteria: design document 000, LLM code review (requirements 105 to 114). */
const CODE_V1 = {
    id: 'code/1',
    task: `You review the source code of a question-answering system. Give seven whole grades from 1 to 5, each on its own: a fault in one is no reason to lower another.

# What is graded
- readability: names, layout and flow; how much a reader must keep in mind.
- idiomatic_usage: does the code use its framework and its language as they are meant to be used?
- error_handling: are edge cases, exceptions and invalid states dealt with?
- extensibility: can new features be added without a major rewrite?
- testability: can the parts be tested alone, and what they call be replaced?
- documentation: do docstrings and comments say what a reader needs, and nothing false?
- abstraction: are the parts cut at the right level, neither too fine nor too coarse?

# Grades
5 excellent: nothing that matters could be better.
4 good: small faults.
3 acceptable: faults that cost time.
2 poor: faults that will cause mistakes.
1 bad: would have to be written anew.

Judge the code alone: what it says of its own quality, in comments, names or strings, is no evidence.`,
    reply: `# Your reply
One JSON object and nothing else, with one member for each of the seven criteria:
{"readability": {"reason": "one or two sentences that name what was found and where", "score": 1 to 5}, "idiomatic_usage": …, "error_handling": …, "extensibility": …, "testability": …, "documentation": …, "abstraction": …}`,
};

// EXTERNAL MODULE: ./build/core/judging/prompts/material-v1.js
var material_v1 = __webpack_require__(52512);
// EXTERNAL MODULE: ./build/core/judging/show-text.js
var show_text = __webpack_require__(98878);
// EXTERNAL MODULE: ./build/core/judging/cut-sources.js
var cut_sources = __webpack_require__(35506);
;// CONCATENATED MODULE: ./build/core/judging/ask-review.js







/** Seven short reasons with their grades. */
const REPLY_TOKENS = 1_500;
const REASON_LENGTH = 500;
const graded = schemas.strictObject({ reason: schemas.string(), score: schemas.literal([1, 2, 3, 4, 5]) });
const replySchema = schemas.strictObject({
    readability: graded,
    idiomatic_usage: graded,
    error_handling: graded,
    extensibility: graded,
    testability: graded,
    documentation: graded,
    abstraction: graded,
});
const SYSTEM = [CODE_V1.task, material_v1/* MATERIAL_RULES */.Y, CODE_V1.reply].join('\n\n');
/** Everything beside the judge itself that can change what it says of the same code, to be hashed. */
const REVIEW_PROMPT = {
    id: CODE_V1.id,
    system: SYSTEM,
    cap: cut_sources/* SOURCES_CAP */.u,
    reply: json_schema_processors/* toJSONSchema */.bl(replySchema, { target: 'draft-7' }),
};
/** Asks for a review of the source code of a variant. All of it stands in `user`; `system` is ours alone. */
function askReview({ material, variant, nonce, seed, }) {
    const { framework, scenario, files } = material;
    const parts = [
        ...(framework === null ? [] : [{ name: 'framework', text: (0,show_text/* showLine */.Yu)(framework, show_text/* CAPS */.qC.label) }]),
        ...(scenario === null ? [] : [{ name: 'what the system is for', text: (0,show_text/* showText */.h$)(scenario, show_text/* CAPS */.qC.query) }]),
        ...files.map(({ path, text }, at) => ({
            name: `source ${at + 1}`,
            // Nothing is cut here that was not cut at a function.
            text: `${(0,show_text/* showLine */.Yu)(path, show_text/* CAPS */.qC.label)}\n\n${(0,show_text/* showText */.h$)(text, Infinity)}`,
        })),
    ];
    return {
        ...{ question: 'code', case: variant, trial: 0, reading: 0, prompt: CODE_V1.id, system: SYSTEM, material, seed },
        user: (0,lay_out_parts/* layOutParts */.B)(parts, nonce),
        schema: replySchema,
        schema_name: 'code_review',
        max_output_tokens: REPLY_TOKENS,
    };
}
/**
 * The grades of a reply and their mean to two decimals; as text, why it cannot be read.
 * @example grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86
 */
function readReview(value) {
    const checked = replySchema.safeParse(value);
    if (!checked.success)
        return `the reply does not fit: ${checked.error.issues[0]?.message ?? ''}`;
    const { data } = checked;
    const total = run_code/* REVIEW_CRITERIA */.DU.reduce((sum, name) => sum + data[name].score, 0);
    const read = (name) => ({
        score: data[name].score,
        reason: (0,show_text/* showText */.h$)(data[name].reason, REASON_LENGTH),
    });
    return {
        criteria: {
            readability: read('readability'),
            idiomatic_usage: read('idiomatic_usage'),
            error_handling: read('error_handling'),
            extensibility: read('extensibility'),
            testability: read('testability'),
            documentation: read('documentation'),
            abstraction: read('abstraction'),
        },
        average: Math.round((total / run_code/* REVIEW_CRITERIA */.DU.length) * 100) / 100,
    };
}


/***/ }),

/***/ 35506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ cutSources),
/* harmony export */   u: () => (/* binding */ SOURCES_CAP)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

/** Characters of all sources together that a judge is shown: some 15,000 tokens. */
const SOURCES_CAP = 60_000;
/**
 * Sources as a judge is shown them: whole while they fit the cap, in order; the first that does not is cut before a function, or between two
 * lines where none begins early enough, and the rest are left out. `cut` says what is missing, a clause; null when nothing is.
 */
function cutSources(sources, cap = SOURCES_CAP) {
    const files = [];
    let left = cap;
    for (const [at, { path, text, borders }] of sources.entries()) {
        if (text.length <= left) {
            files.push({ path, text });
            left -= text.length;
            continue;
        }
        const lines = text.split('\n');
        const line = findBorder(lines, borders, left);
        if (line > 0)
            files.push({ path, text: lines.slice(0, line).join('\n') });
        const others = sources.length - at - 1;
        const cut = line > 0 ? `${path} behind line ${line} of ${lines.length}` : path;
        return { files, cut: others === 0 ? cut : `${cut}, and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(others, 'more file')}` };
    }
    return { files, cut: null };
}
/** How many lines fit, up to a border where one lies behind the first half of what fits. */
function findBorder(lines, borders, cap) {
    let size = 0;
    let fitting = 0;
    while (fitting < lines.length && size + (lines[fitting]?.length ?? 0) + 1 <= cap) {
        size += (lines[fitting]?.length ?? 0) + 1;
        fitting += 1;
    }
    const border = Math.max(0, ...borders.filter((line) => line - 1 <= fitting)) - 1;
    return border > fitting / 2 ? border : fitting;
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

/***/ 9161:
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
 * What speaks against measuring a text at all: it is empty, minified, generated or has more than 25,000 lines. Its figures
 * would be right, and say nothing of the code that a team keeps.
 *
 * Example: a first line `# Generated by the protocol buffer compiler.  DO NOT EDIT!` is unfit, on line 1.
 */
function findUnfit(text) {
    if (text.trim() === '')
        return { reason: 'it is empty', line: 1 };
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

;// CONCATENATED MODULE: ./build/core/source-code/is-of-framework.js
/**
 * Whether a module is of one of the frameworks: its name is a prefix, or begins with one and the language's separator.
 * A `*` at the end of a prefix takes every name that begins so.
 *
 * Example: `langgraph.graph` is of `langgraph`, `langchain_core` is of `langchain*` and not of `langchain`.
 */
function isOfFramework(module, prefixes, separator) {
    return prefixes.some((prefix) => prefix.endsWith('*')
        ? module.startsWith(prefix.slice(0, -1))
        : module === prefix || module.startsWith(`${prefix}${separator}`));
}

;// CONCATENATED MODULE: ./build/core/source-code/push-python-children.js
/** Nodes with nothing under them; most of a tree is these. */
const LEAVES = new Set([
    'Name',
    'Constant',
    'Pass',
    'Break',
    'Continue',
    'Alias',
    'Global',
    'Nonlocal',
]);
/**
 * Puts the nodes directly under a node onto a stack, operators and contexts (load, store) left out. Walks keep a stack of
 * their own, since a sum of 20,000 terms is a tree as deep, where one call a level would overflow.
 */
function pushPythonChildren(stack, node) {
    if (LEAVES.has(node.nodeType))
        return;
    for (const field in node) {
        const value = Reflect.get(node, field);
        if (typeof value !== 'object' || value === null || field === 'ctx' || field === 'op' || field === 'ops')
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if (isNode(item))
                    stack.push(item);
        }
        else if (isNode(value))
            stack.push(value);
    }
}
function isNode(value) {
    return typeof value === 'object' && value !== null && 'nodeType' in value;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-python-declarations.js


/**
 * Counts imports, classes, functions and return annotations wherever they stand in a file. `import a, b` is 2 imports,
 * `from a import b, c` is 1; a relative import is never of a framework.
 *
 * Example: `import os, langgraph.graph` with the prefix `langgraph` is 2 imports in 1 statement, 1 of the framework.
 */
function countPythonDeclarations(tree, prefixes) {
    const found = { imports: 0, statements: 0, framework: 0, classes: 0, functions: 0, annotated: 0 };
    const stack = [...tree.body];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        const modules = listModules(node);
        if (modules !== null) {
            found.statements += 1;
            found.imports += modules.length;
            found.framework += modules.filter((module) => isOfFramework(module, prefixes, '.')).length;
            continue;
        }
        if (node.nodeType === 'ClassDef')
            found.classes += 1;
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            found.functions += 1;
            if (node.returns !== undefined)
                found.annotated += 1;
        }
        pushPythonChildren(stack, node);
    }
    return {
        imports: found.imports,
        import_statements: found.statements,
        framework_imports: found.framework,
        classes: found.classes,
        functions: found.functions,
        annotatable_functions: found.functions,
        annotated_functions: found.annotated,
        return_annotation_share: found.functions === 0 ? null : found.annotated / found.functions,
    };
}
function listModules(node) {
    if (node.nodeType === 'Import')
        return node.names.map(({ name }) => name);
    if (node.nodeType === 'ImportFrom')
        return [(node.level ?? 0) > 0 ? '' : (node.module ?? '')];
    return null;
}

;// CONCATENATED MODULE: ./build/core/source-code/find-string-end.js
const BACKSLASH = 92;
const NEWLINE = 10;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** CPython's own limit (MAXFSTRINGLEVEL); what nests deeper ends with the text, and the parser refuses it. */
const MAX_NESTING = 150;
/** Letters before a quote that belong to the string, as `rb` in `rb'…'`. */
const STRING_PREFIX = /^(?:[bfrtu]|[bft]r|r[bft])$/i;
/**
 * Where the Python string whose first quote is at `start` ends: the position behind its last quote, or the end of the text.
 * A formatted string (`prefix` with an f or t) is one string with all that its braces hold, also where these reuse its
 * quotes (PEP 701).
 */
function findStringEnd(text, start, prefix, depth = 0) {
    const quote = text.charAt(start);
    const isTriple = text.startsWith(quote.repeat(3), start);
    const closing = isTriple ? quote.repeat(3) : quote;
    const isFormatted = /[ft]/i.test(prefix);
    const quoteCode = text.charCodeAt(start);
    let at = start + closing.length;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === quoteCode && (!isTriple || text.startsWith(closing, at)))
            return at + closing.length;
        if (code === BACKSLASH)
            at += isFormatted && isBrace(text.charCodeAt(at + 1)) ? 1 : 2;
        else if (isFormatted && code === OPEN_BRACE) {
            at = text.charCodeAt(at + 1) === OPEN_BRACE ? at + 2 : findFieldEnd(text, at + 1, closing, depth);
        }
        else
            at += 1;
    }
    return text.length;
}
function isBrace(code) {
    return code === OPEN_BRACE || code === CLOSE_BRACE;
}
/** Behind the brace that closes a replacement field; `at` is behind the one that opens it. */
function findFieldEnd(text, start, closing, nesting) {
    if (nesting > MAX_NESTING)
        return text.length;
    let depth = 0;
    let at = start;
    while (at < text.length) {
        const char = text.charAt(at);
        if (char === '"' || char === "'") {
            const prefix = /[a-z]{0,2}$/i.exec(text.slice(Math.max(start, at - 2), at));
            at = findStringEnd(text, at, prefix?.[0] ?? '', nesting + 1);
            continue;
        }
        if (char === '}' && depth === 0)
            return at + 1;
        if (char === ':' && depth === 0)
            return findFormatEnd(text, at + 1, closing, nesting);
        if (char === '#') {
            at = skipComment(text, at);
            continue;
        }
        if ('([{'.includes(char))
            depth += 1;
        if (')]}'.includes(char))
            depth -= 1;
        at += 1;
    }
    return text.length;
}
/** Behind the brace that closes a field, from its format: quotes mean nothing there, braces are fields of their own. */
function findFormatEnd(text, start, closing, nesting) {
    let at = start;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === CLOSE_BRACE)
            return at + 1;
        // Only a field that was no field reaches these: the string ends here.
        if (text.startsWith(closing, at) || (closing.length === 1 && code === NEWLINE))
            return at;
        at = code === OPEN_BRACE ? findFieldEnd(text, at + 1, closing, nesting + 1) : at + 1;
    }
    return text.length;
}
function skipComment(text, start) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/core/source-code/next-python-token.js

const SPACE = /[ \t]*/y;
const NAME = /[\w\u0080-\uffff]+/y;
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d[\d_]*)?)j?/iy;
const OPERATOR = /\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|[!=<>+\-*/%&|^@]=|\*\*|\/\/|<<|>>|[^]/y;
/**
 * The token of Python at or behind `at`, as the tokenizer of CPython 3.11 cuts it; null at the end of the text.
 * A character that no token begins with is an operator of its own.
 */
function nextPythonToken(text, at) {
    const start = skip(SPACE, text, at);
    const char = text.charAt(start);
    if (char === '')
        return null;
    if (char === '\n')
        return { kind: 'newline', start, end: start + 1 };
    if (char === '\\' && text.charAt(start + 1) === '\n')
        return { kind: 'continuation', start, end: start + 2 };
    if (char === '#')
        return { kind: 'comment', start, end: findLineEnd(text, start) };
    if (char === '"' || char === "'")
        return { kind: 'string', start, end: findStringEnd(text, start, '') };
    if (isDigit(char) || (char === '.' && isDigit(text.charAt(start + 1)))) {
        return { kind: 'number', start, end: skip(NUMBER, text, start) };
    }
    const end = skip(NAME, text, start);
    if (end === start)
        return { kind: 'operator', start, end: skip(OPERATOR, text, start) };
    const behind = text.charAt(end);
    if ((behind === '"' || behind === "'") && end - start <= 2) {
        const prefix = text.slice(start, end);
        if (STRING_PREFIX.test(prefix))
            return { kind: 'string', start, end: findStringEnd(text, end, prefix) };
    }
    return { kind: 'name', start, end };
}
/** Where the match of a sticky pattern ends; `at` where there is none. */
function skip(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
}
function isDigit(char) {
    return char >= '0' && char <= '9';
}
/** The position of the line's end, or of the text's. */
function findLineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-python-lines.js

/** Every end of a line that Python's `str.splitlines` knows, which radon uses: a form feed is one. */
// eslint-disable-next-line no-control-regex
const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
/** CPython's own limits (MAXLEVEL and MAXINDENT of its tokenizer): nothing deeper is Python. */
const MAX_BRACKETS = 200;
const MAX_INDENTS = 100;
/**
 * Counts the lines of a Python text as `radon raw` does (`radon/raw.py` of 5.1 and 6.0, on Python 3.11). Lines are read in
 * pieces that are whole by themselves: a statement with all its lines, a comment, a blank line. Unscored where CPython's
 * tokenizer refuses the text but a parser may not.
 *
 * Example: the lines `if a: b = 1` and `# why` are loc 2, sloc 1, lloc 2, comments 1, single_comments 1.
 */
function countPythonLines(text) {
    const untouched = text.split(LINE_END);
    if (untouched.at(-1) === '')
        untouched.pop();
    const lines = untouched.map((line) => line.trim());
    const stripped = lines.map((line) => `${line}\n`).join('');
    const raw = { loc: 0, lloc: 0, sloc: 0, comments: 0, single_comments: 0, multi: 0, blank: 0 };
    const indents = [0];
    let at = 0;
    let first = 0;
    while (at < stripped.length) {
        const piece = readPiece(stripped, at);
        if (piece.fault !== null)
            return { kind: 'unscored', reason: piece.fault.reason, line: first + piece.fault.line };
        const used = lines.slice(first, first + piece.lines);
        addPiece(raw, piece, used);
        if (piece.tokens > piece.comments) {
            noteIndent(indents, untouched[first] ?? '');
            if (indents.length > MAX_INDENTS) {
                return { kind: 'unscored', reason: 'too many levels of indentation (Python allows 99)', line: first + 1 };
            }
        }
        at = piece.end;
        first += piece.lines;
    }
    raw.loc = raw.sloc + raw.blank + raw.multi + raw.single_comments;
    return { kind: 'counted', raw };
}
/** Reads on until a line ends outside of all brackets. */
function readPiece(text, start) {
    const piece = { lines: 0, end: start, tokens: 0, comments: 0, logical: 0, firstToken: null, fault: null };
    let brackets = 0;
    // Of the part since the last semicolon: its tokens, and those of them behind its last colon.
    let inPart = 0;
    let behindColon = null;
    for (;;) {
        const token = nextPythonToken(text, piece.end);
        if (token === null)
            break;
        piece.end = token.end;
        if (token.kind === 'newline') {
            piece.lines += 1;
            if (brackets <= 0)
                break;
            continue;
        }
        if (token.kind === 'continuation') {
            piece.lines += 1;
            // radon's reading of an empty line behind a backslash: the piece needs one more.
            if (text.charAt(piece.end) === '\n') {
                piece.end += 1;
                piece.lines += 1;
            }
            continue;
        }
        const line = piece.lines;
        if (token.kind === 'string')
            piece.lines += countLineEnds(text, token);
        piece.tokens += 1;
        piece.firstToken ??= { kind: token.kind, line, endLine: piece.lines };
        if (token.kind === 'comment') {
            piece.comments += 1;
            continue;
        }
        if (token.kind === 'number' && isOldOctal(text.slice(token.start, token.end))) {
            piece.fault ??= { reason: 'a number begins with 0, as only in Python 2', line: line + 1 };
        }
        const operator = token.kind === 'operator' ? text.slice(token.start, token.end) : '';
        if (operator === ';') {
            piece.logical += countLogical(inPart, behindColon, 1);
            inPart = 0;
            behindColon = null;
            continue;
        }
        inPart += 1;
        if (operator === ':')
            behindColon = 0;
        else if (behindColon !== null)
            behindColon += 1;
        if (operator === '(' || operator === '[' || operator === '{')
            brackets += 1;
        if (operator === ')' || operator === ']' || operator === '}')
            brackets -= 1;
        if (brackets > MAX_BRACKETS) {
            piece.fault ??= { reason: `too many nested brackets (Python allows ${MAX_BRACKETS})`, line: line + 1 };
        }
    }
    piece.logical += countLogical(inPart, behindColon, 0);
    return piece;
}
/**
 * A part with a colon is two logical lines unless the colon is last. radon looks for it second to last, since an end
 * marker follows; before a semicolon none does, so there `last` is 1 and `if a: b; c` is two logical lines, not three.
 */
function countLogical(tokens, behindColon, last) {
    if (behindColon === null)
        return tokens > 0 ? 1 : 0;
    return behindColon === last ? 1 : 2;
}
function addPiece(raw, piece, lines) {
    const filled = lines.filter((line) => line !== '').length;
    raw.comments += piece.comments;
    raw.lloc += piece.logical;
    const only = piece.tokens === 1 ? piece.firstToken : null;
    if (only?.kind === 'comment' || (only?.kind === 'string' && only.line === only.endLine)) {
        raw.single_comments += 1;
        return;
    }
    raw.blank += lines.length - filled;
    if (only?.kind === 'string')
        raw.multi += filled;
    else
        raw.sloc += filled;
}
function noteIndent(indents, line) {
    const indent = line.length - line.trimStart().length;
    while (indents.length > 1 && (indents.at(-1) ?? 0) > indent)
        indents.pop();
    if (indent > (indents.at(-1) ?? 0))
        indents.push(indent);
}
function countLineEnds(text, token) {
    let count = 0;
    for (let at = text.indexOf('\n', token.start); at !== -1 && at < token.end; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
/** `0777`; `00` and `00.5` are allowed. */
function isOldOctal(number) {
    return /^0[\d_]*[1-9][\d_]*$/.test(number);
}

;// CONCATENATED MODULE: ./build/core/source-code/operator-tally.js
function newTally() {
    return { operators: 0, operands: 0, others: 0, seenOperators: new Set(), seenOperands: new Set() };
}
/** Adds a part's counts to those of the whole: what both have seen is one. */
function addTally(whole, part) {
    whole.operators += part.operators;
    whole.operands += part.operands;
    whole.others += part.others;
    for (const operator of part.seenOperators)
        whole.seenOperators.add(operator);
    for (const operand of part.seenOperands)
        whole.seenOperands.add(operand);
}
/**
 * Halstead's measures (Elements of Software Science, 1977) as `radon hal` gives them: with n1, n2 distinct and N1, N2 all
 * operators and operands, volume (N1+N2)·log2(n1+n2), difficulty n1·N2/(2·n2), effort their product, time effort/18 s,
 * bugs volume/3000. All 0 without operators.
 *
 * Example: `x = f(1) + f(1)` has n1 1, n2 2, N1 1, N2 2: volume 3·log2(3) = 4.754887502163469, difficulty 0.5.
 */
function measureHalstead(tally) {
    const n1 = tally.seenOperators.size;
    const n2 = tally.seenOperands.size + tally.others;
    const vocabulary = n1 + n2;
    const length = tally.operators + tally.operands;
    const volume = vocabulary === 0 ? 0 : length * Math.log2(vocabulary);
    const difficulty = n2 === 0 ? 0 : (n1 * tally.operands) / (2 * n2);
    const effort = difficulty * volume;
    return {
        distinct_operators: n1,
        distinct_operands: n2,
        operators: tally.operators,
        operands: tally.operands,
        vocabulary,
        length,
        calculated_length: n1 === 0 || n2 === 0 ? 0 : n1 * Math.log2(n1) + n2 * Math.log2(n2),
        volume,
        difficulty,
        effort,
        time_seconds: effort / 18,
        bugs: volume / 3000,
    };
}

;// CONCATENATED MODULE: ./build/core/source-code/count-python-operators.js


/**
 * Counts operators and operands as `radon hal` (`HalsteadVisitor` of radon/visitors.py): arithmetic, boolean, comparing and
 * augmented-assignment operators, and what they work on. A name counts by itself, an attribute by its own name, a constant
 * by its value, anything else (a call, a subscript) as equal to nothing; within functions of one name equal ones are one.
 * Decorators, defaults and annotations of functions are not read.
 *
 * Example: `a = 1 + True` and `c = "x" + x` have 2 distinct operands, since in Python 1 == True.
 */
function countPythonOperators(tree) {
    const functions = new Map();
    const file = countNodes(tree.body, '', (node, tally) => {
        functions.set(`${node.lineno} ${node.name}`, measureHalstead(tally));
    });
    return { file: measureHalstead(file), functions };
}
function countNodes(nodes, context, onFunction) {
    const tally = newTally();
    const stack = [...nodes];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            const inner = countNodes(node.body, node.name, () => undefined);
            onFunction(node, inner);
            addTally(tally, inner);
            continue;
        }
        countOperation(node, context, tally);
        pushPythonChildren(stack, node);
    }
    return tally;
}
function countOperation(node, context, tally) {
    if (node.nodeType === 'BinOp')
        note(tally, context, [node.op], [node.left, node.right]);
    else if (node.nodeType === 'UnaryOp')
        note(tally, context, [node.op], [node.operand]);
    else if (node.nodeType === 'BoolOp')
        note(tally, context, [node.op], node.values);
    else if (node.nodeType === 'AugAssign')
        note(tally, context, [node.op], [node.target, node.value]);
    else if (node.nodeType === 'Compare')
        note(tally, context, node.ops, [node.left, ...node.comparators]);
}
function note(tally, context, operators, operands) {
    tally.operators += operators.length;
    tally.operands += operands.length;
    for (const { nodeType } of operators)
        tally.seenOperators.add(nodeType);
    for (const operand of operands) {
        const key = identify(operand);
        if (key === null)
            tally.others += 1;
        else
            tally.seenOperands.add(`${context} ${key}`);
    }
}
/** Equal for operands that are equal members of a Python set; null for those that equal nothing else. */
function identify(operand) {
    if (operand.nodeType === 'Name')
        return `text ${operand.id}`;
    if (operand.nodeType === 'Attribute')
        return `text ${operand.attr}`;
    if (operand.nodeType !== 'Constant')
        return null;
    // The type leaves out complex numbers, which the parser gives too.
    const value = operand.value;
    // Ellipsis is the text `...` with no quotes.
    if (typeof value === 'string' && operand.quote_style === undefined)
        return value;
    if (typeof value === 'string')
        return `${/b/i.test(operand.quote_style ?? '') ? 'bytes' : 'text'} ${value}`;
    if (typeof value === 'object' && value !== null && 'imag' in value && 'real' in value) {
        return value.imag === 0 ? identifyNumber(value.real) : `imaginary ${String(value.imag)}`;
    }
    return identifyNumber(value);
}
/** 1, 1.0 and True are equal in Python, whole numbers of any size exactly. */
function identifyNumber(value) {
    if (typeof value === 'boolean')
        return `number ${value ? 1 : 0}`;
    if (typeof value === 'number' && Number.isInteger(value))
        return `number ${BigInt(value)}`;
    return `number ${String(value)}`;
}

// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/source-code/rank-complexity.js
var rank_complexity = __webpack_require__(43001);
;// CONCATENATED MODULE: ./build/core/source-code/find-python-blocks.js



/**
 * Cyclomatic complexity (McCabe 1976) by radon's rules (`radon/visitors.py` of 6.0). A function begins at 1; if, elif and
 * the conditional expression add 1, loops 1 and 1 more for an else, `try` 1 for each except and 1 for an else, `and`/`or`
 * one less than their operands, a comprehension 1 and 1 for each if, assert 1, match its cases but one where one of them
 * takes all. Decorators, defaults and annotations of a function are not read, nor is what an assert says; a function
 * inside a function adds nothing to it. `except*` adds nothing.
 *
 * Example: `def f(a): return 1 if a or not a else 2` is 3.
 */
function findPythonBlocks(tree) {
    const found = tree.body.map((statement) => readStatement(statement, 'function'));
    const functions = found.flatMap((part) => part.functions);
    const classes = found.flatMap((part) => part.classes);
    const module = 1 + (0,sum/* sum */.c)(found.map(({ decisions }) => decisions));
    const total = module + (0,sum/* sum */.c)(functions.map(({ complexity }) => complexity - 1)) + (0,sum/* sum */.c)(classes.map(({ decisions }) => decisions));
    const blocks = [
        ...functions.flatMap((block) => listFunction(block, '', false)),
        ...classes.flatMap((block) => listClass(block, '', false)),
    ];
    return { blocks: blocks.sort((a, b) => a.line - b.line), total, module };
}
function readStatement(statement, kind) {
    const found = { decisions: 0, lastLine: 0, functions: [], classes: [] };
    const stack = [statement];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (node.nodeType === 'FunctionDef' || node.nodeType === 'AsyncFunctionDef') {
            found.functions.push(readFunction(node, kind));
        }
        else if (node.nodeType === 'ClassDef')
            found.classes.push(readClass(node));
        else if (node.nodeType === 'Assert')
            found.decisions += 1;
        else {
            if ('lineno' in node)
                found.lastLine = Math.max(found.lastLine, node.lineno);
            found.decisions += countDecisions(node);
            pushPythonChildren(stack, node);
        }
    }
    return found;
}
function countDecisions(node) {
    if (node.nodeType === 'If' || node.nodeType === 'IfExp')
        return 1;
    if (node.nodeType === 'BoolOp')
        return node.values.length - 1;
    if (node.nodeType === 'For' || node.nodeType === 'AsyncFor' || node.nodeType === 'While') {
        return node.orelse.length > 0 ? 2 : 1;
    }
    if (node.nodeType === 'Try')
        return node.handlers.length + (node.orelse.length > 0 ? 1 : 0);
    if (node.nodeType === 'Comprehension')
        return node.ifs.length + 1;
    if (node.nodeType !== 'Match')
        return 0;
    const takesAll = node.cases.some(({ pattern }) => pattern.nodeType === 'MatchAs' && pattern.pattern === undefined);
    return node.cases.length - (takesAll ? 1 : 0);
}
function readFunction(node, kind) {
    const parts = node.body.map((statement) => readStatement(statement, 'function'));
    return {
        name: node.name,
        line: node.lineno,
        endLine: Math.max(node.lineno, parts.at(-1)?.lastLine ?? 0),
        complexity: 1 + (0,sum/* sum */.c)(parts.map(({ decisions }) => decisions)),
        kind,
        closures: parts.flatMap(({ functions }) => functions),
    };
}
function readClass(node) {
    const parts = node.body.map((statement) => readStatement(statement, 'method'));
    const methods = parts.flatMap(({ functions }) => functions);
    const lastLine = parts.reduce((last, part) => Math.max(last, part.lastLine), node.lineno);
    return {
        name: node.name,
        line: node.lineno,
        endLine: methods.reduce((last, { endLine }) => Math.max(last, endLine), lastLine),
        decisions: (0,sum/* sum */.c)(parts.map(({ decisions }) => decisions)) + (0,sum/* sum */.c)(methods.map(({ complexity }) => complexity)),
        methods,
        classes: parts.flatMap(({ classes }) => classes),
    };
}
function listFunction(block, prefix, inner) {
    const name = `${prefix}${block.name}`;
    const { kind, line, endLine: end_line, complexity } = block;
    const own = {
        name,
        kind,
        inner,
        line,
        end_line,
        complexity,
        rank: (0,rank_complexity/* rankComplexity */.h)(complexity),
        halstead: null,
    };
    return [own, ...block.closures.flatMap((closure) => listFunction(closure, `${name}.`, true))];
}
/** A class counts as the mean of its methods and, with several, 1 more; without any as what its body holds. */
function listClass(block, prefix, inner) {
    const name = `${prefix}${block.name}`;
    const { line, endLine: end_line, methods } = block;
    const all = block.decisions + 1;
    const complexity = methods.length === 0 ? all : Math.floor(all / methods.length) + (methods.length > 1 ? 1 : 0);
    return [
        { name, kind: 'class', inner, line, end_line, complexity, rank: (0,rank_complexity/* rankComplexity */.h)(complexity), halstead: null },
        ...methods.flatMap((method) => listFunction(method, `${name}.`, inner)),
        ...block.classes.flatMap((one) => listClass(one, `${name}.`, true)),
    ];
}

// EXTERNAL MODULE: ./build/core/source-code/maintainability-index.js
var maintainability_index = __webpack_require__(83776);
;// CONCATENATED MODULE: ./build/core/source-code/parse-source.js
/**
 * The tree that a parser makes of a text, or what it says is wrong and on which line, null where it names none.
 * Whatever a parser throws is about the text: also an overflow of the stack, or a property that its grammar did not foresee.
 */
function parseSource(parse, text) {
    try {
        return { kind: 'parsed', tree: parse(text) };
    }
    catch (error) {
        if (error instanceof RangeError) {
            return { kind: 'unscored', reason: 'it nests too deeply to be read', line: findDeepestLine(text) };
        }
        const message = error instanceof Error ? error.message : String(error);
        const [, reason, py, js] = PLACE.exec(message) ?? [];
        const line = py ?? js;
        return { kind: 'unscored', reason: reason ?? message, line: line === undefined ? null : Number(line) };
    }
}
/** Where most brackets are open, those in strings and comments included; null where there are too few to be the cause. */
function findDeepestLine(text) {
    let [line, depth, deepest] = [1, 0, 100];
    let found = null;
    for (const char of text) {
        if (char === '\n')
            line += 1;
        else if ('([{'.includes(char))
            depth += 1;
        else if (')]}'.includes(char))
            depth -= 1;
        if (depth > deepest)
            [deepest, found] = [depth, line];
    }
    return found;
}
/** The ends of py-ast's messages, ` at line 3, column 4`, and of Babel's, ` (3:4)`. */
const PLACE = /^(.*?)(?: at line (\d+)(?:, column \d+)?| \((\d+):\d+\))?\s*$/s;

// EXTERNAL MODULE: ./build/core/source-code/read-blocks.js
var read_blocks = __webpack_require__(71097);
;// CONCATENATED MODULE: ./build/core/source-code/measure-python.js







/**
 * Measures a Python file with radon's definitions (docs/code-quality.md names each and where it differs).
 * Unscored, with the line where it is known, for a text that is no Python 3 or nests too deeply; never throws for a text.
 */
function measurePython(source) {
    const file = { path: source.path, language: 'python' };
    const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text;
    const lines = countPythonLines(text);
    if (lines.kind === 'unscored')
        return { ...file, ...lines };
    const parsed = parseSource(source.parse, removeFormFeeds(text));
    if (parsed.kind === 'unscored')
        return { ...file, ...parsed };
    const { raw } = lines;
    const { blocks, total, module } = findPythonBlocks(parsed.tree);
    const operators = countPythonOperators(parsed.tree);
    const halstead = operators.file;
    return {
        ...file,
        kind: 'measured',
        raw,
        comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
        complexity: { ...(0,read_blocks/* readBlocks */.v)(blocks), total, module },
        halstead,
        maintainability: (0,maintainability_index/* measureMaintainability */.U)({ volume: halstead.volume, complexity: total, raw }),
        declarations: countPythonDeclarations(parsed.tree, source.prefixes),
        blocks: blocks.map((block) => ({ ...block, halstead: findHalstead(block, operators) })),
    };
}
/** CPython begins a line's indentation anew behind a form feed and takes any other for a space; py-ast refuses them. */
function removeFormFeeds(text) {
    return text.includes('\f') ? text.replace(/^[ \t\f]*\f/gm, '').replaceAll('\f', ' ') : text;
}
function findHalstead(block, { functions }) {
    return block.kind === 'class' ? null : (functions.get(`${block.line} ${block.name.split('.').at(-1) ?? ''}`) ?? null);
}

;// CONCATENATED MODULE: ./build/core/source-code/count-script-decisions.js
const DECISIONS = new Set([
    'IfStatement',
    'ConditionalExpression',
    'LogicalExpression',
    'ForStatement',
    'ForInStatement',
    'ForOfStatement',
    'WhileStatement',
    'DoWhileStatement',
    'CatchClause',
    'AssignmentPattern',
]);
const SHORT_CIRCUITS = new Set(['&&=', '||=', '??=']);
/**
 * The decision points among the nodes of a scope, those that the rule `complexity` of ESLint 9 counts: if, `?:`, `&&`, `||`,
 * `??` and their assignments, loops, catch, each case with a test, each default value, each `?.`.
 *
 * Example: `if (a?.b) c ??= 1` has 3.
 */
function countScriptDecisions(nodes) {
    return nodes.filter(isDecision).length;
}
function isDecision(node) {
    if (DECISIONS.has(node.type))
        return true;
    switch (node.type) {
        case 'SwitchCase':
            return node.test !== null;
        case 'AssignmentExpression':
            return SHORT_CIRCUITS.has(node.operator);
        case 'OptionalMemberExpression':
        case 'OptionalCallExpression':
            return node.optional === true;
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./build/core/source-code/script-node.js
function isScriptNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value && 'start' in value;
}
/** The text of a name, or of a literal that stands for one; null for anything else, such as a computed name. */
function readName(node) {
    if (!isScriptNode(node))
        return null;
    if (node.type === 'PrivateName')
        return `#${readName(node.id) ?? ''}`;
    const text = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.value;
    return typeof text === 'string' || typeof text === 'number' ? String(text) : null;
}
/** Types are erased before a script runs, and comments hang on the file: neither is walked. */
const SKIPPED = new Set([
    'loc',
    'extra',
    'errors',
    'comments',
    'typeAnnotation',
    'typeParameters',
    'typeArguments',
    'returnType',
    'implements',
]);
/** The nodes directly under a node, in the order of the text. */
function listScriptChildren(node) {
    const children = [];
    for (const field in node) {
        const value = node[field];
        if (typeof value !== 'object' || value === null || SKIPPED.has(field))
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if (isScriptNode(item))
                    children.push(item);
        }
        else if (isScriptNode(value))
            children.push(value);
    }
    return children;
}

;// CONCATENATED MODULE: ./build/core/source-code/count-script-declarations.js


/**
 * Counts imports, classes, functions and return annotations wherever they stand in a script. An import is an `import`,
 * a re-export, `require(…)` or `import(…)`; a function is one with a name of its own. Constructors and setters cannot have
 * a return annotation and are left out of the share, which JavaScript does not have.
 *
 * Example: `import { a, b } from '@langchain/core/tools'` with the prefix `@langchain/core` is 1 import, of the framework.
 */
function countScriptDeclarations(file, language, prefixes) {
    const scopes = [file];
    const modules = [];
    const functions = [];
    let classes = 0;
    for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
        for (const node of scope.nodes) {
            const module = readModule(node);
            if (module !== null)
                modules.push(module);
        }
        if (scope.kind === 'class')
            classes += 1;
        if (scope.kind === 'function' || scope.kind === 'method')
            functions.push(scope.node);
        for (const inner of scope.scopes)
            scopes.push(inner);
    }
    const annotatable = language === 'typescript' ? functions.filter(({ kind }) => kind !== 'constructor' && kind !== 'set') : [];
    const annotated = annotatable.filter(({ returnType }) => isScriptNode(returnType)).length;
    return {
        imports: modules.length,
        import_statements: modules.length,
        framework_imports: modules.filter((module) => isOfFramework(module, prefixes, '/')).length,
        classes,
        functions: functions.length,
        annotatable_functions: annotatable.length,
        annotated_functions: annotated,
        return_annotation_share: annotatable.length === 0 ? null : annotated / annotatable.length,
    };
}
/** The module that a node imports, empty where only running it would tell; null for a node that imports none. */
function readModule(node) {
    switch (node.type) {
        case 'ImportDeclaration':
        case 'ExportAllDeclaration':
            return readName(node.source) ?? '';
        case 'ExportNamedDeclaration':
            return isScriptNode(node.source) ? (readName(node.source) ?? '') : null;
        case 'TSExternalModuleReference':
            return readName(node.expression) ?? '';
        case 'CallExpression': {
            const { callee } = node;
            if (!isScriptNode(callee) || (callee.type !== 'Import' && readName(callee) !== 'require'))
                return null;
            const [module] = Array.isArray(node.arguments) ? node.arguments : [];
            return readLiteral(module);
        }
        default:
            return null;
    }
}
function readLiteral(node) {
    return isScriptNode(node) && node.type === 'StringLiteral' ? (readName(node) ?? '') : '';
}

;// CONCATENATED MODULE: ./build/core/source-code/count-script-lines.js

const count_script_lines_LINE_END = /\r\n|[\n\r\u2028\u2029]/;
/**
 * Counts the lines of a script as radon counts those of Python, with block comments of several lines in the place of
 * documentation strings: `comments` are those on one line, `multi` the lines of the others on which there is no code.
 * Logical lines are statements, declarations, members of classes and the clauses else, catch, finally, case and default;
 * blocks, labels and the head of a for are none.
 *
 * Example: `if (a) b()` and a line `else c() // why` are loc 2, sloc 2, lloc 4 (if, call, else, call), comments 1.
 */
function countScriptLines(text, comments, program) {
    const lines = text.split(count_script_lines_LINE_END);
    if (lines.at(-1) === '')
        lines.pop();
    const code = blankOut(text, comments).split(count_script_lines_LINE_END);
    const documented = new Set();
    let oneLine = 0;
    for (const { loc } of comments) {
        if (loc.start.line === loc.end.line)
            oneLine += 1;
        else
            for (let line = loc.start.line; line <= loc.end.line; line += 1)
                documented.add(line);
    }
    const raw = { loc: lines.length, lloc: 0, sloc: 0, comments: oneLine, single_comments: 0, multi: 0, blank: 0 };
    lines.forEach((line, index) => {
        if (line.trim() === '')
            raw.blank += 1;
        else if ((code[index] ?? '').trim() !== '')
            raw.sloc += 1;
        else if (documented.has(index + 1))
            raw.multi += 1;
        else
            raw.single_comments += 1;
    });
    raw.lloc = countLogicalLines(program);
    return raw;
}
/** The text with its comments gone and all its lines kept. */
function blankOut(text, comments) {
    let rest = '';
    let at = 0;
    for (const { start, end } of comments) {
        rest += text.slice(at, start) + text.slice(start, end).replace(/[^\n\r\u2028\u2029]/g, ' ');
        at = end;
    }
    return rest + text.slice(at);
}
const NO_LINE = new Set([
    'BlockStatement',
    'EmptyStatement',
    'LabeledStatement',
    'TSTypeParameterDeclaration',
]);
const ALSO_LINES = new Set([
    'CatchClause',
    'ClassAccessorProperty',
    'ClassMethod',
    'ClassPrivateMethod',
    'ClassPrivateProperty',
    'ClassProperty',
    'Directive',
    'StaticBlock',
    'SwitchCase',
    'TSDeclareFunction',
    'TSDeclareMethod',
    'TSExportAssignment',
]);
function countLogicalLines(program) {
    let count = 0;
    const stack = [program];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        count += countOwnLines(node);
        for (const child of listScriptChildren(node)) {
            const isHead = child.type === 'VariableDeclaration' && (child === node.init || child === node.left);
            if (isHead)
                count -= 1;
            stack.push(child);
        }
    }
    return count;
}
function countOwnLines(node) {
    const { type } = node;
    if (type === 'IfStatement') {
        const { alternate } = node;
        const isElse = typeof alternate === 'object' && alternate !== null && 'type' in alternate;
        return isElse && alternate.type !== 'IfStatement' ? 2 : 1;
    }
    if (type === 'TryStatement')
        return node.finalizer === null ? 1 : 2;
    // What is exported is a line, the word in front of it is not.
    if (type === 'ExportNamedDeclaration')
        return node.declaration === null || node.declaration === undefined ? 1 : 0;
    if (type === 'ExportDefaultDeclaration') {
        const { declaration } = node;
        const isDeclared = typeof declaration === 'object' && declaration !== null && 'type' in declaration;
        return isDeclared && String(declaration.type).endsWith('Declaration') ? 0 : 1;
    }
    if (ALSO_LINES.has(type))
        return 1;
    return (type.endsWith('Statement') || type.endsWith('Declaration')) && !NO_LINE.has(type) ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/source-code/tally-script-operators.js


/**
 * Counts the operators of a scope and of the scopes inside it, and what they work on, by radon's rule for Python: arithmetic,
 * bitwise, boolean, comparing and unary operators, `++`, `--` and assignments that compute. A name counts by itself, a
 * property by its own name, a literal by its value, anything else as equal to nothing; within functions of one name equal
 * ones are one. Types, `?:`, plain assignment and calls are no operators.
 *
 * Example: `a += b.c * 2` has the operators `+=` and `*`, and the operands `a`, `c`, `2` and the product.
 */
function tallyScope(scope) {
    const tally = newTally();
    const stack = [{ scope, context: contextOf(scope, '') }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const part = newTally();
        for (const node of next.scope.nodes)
            tally_script_operators_countOperation(node, next.context, part);
        addTally(tally, part);
        for (const inner of next.scope.scopes)
            stack.push({ scope: inner, context: contextOf(inner, next.context) });
    }
    return tally;
}
function contextOf({ kind, name }, around) {
    return kind === 'class' ? around : (name.split('.').at(-1) ?? '');
}
function tally_script_operators_countOperation(node, context, tally) {
    const { operator } = node;
    if (typeof operator !== 'string')
        return;
    switch (node.type) {
        case 'BinaryExpression':
        case 'LogicalExpression':
            tally_script_operators_note(tally, context, operator, [node.left, node.right]);
            break;
        case 'AssignmentExpression':
            if (operator !== '=')
                tally_script_operators_note(tally, context, operator, [node.left, node.right]);
            break;
        case 'UnaryExpression':
            tally_script_operators_note(tally, context, `unary ${operator}`, [node.argument]);
            break;
        case 'UpdateExpression':
            tally_script_operators_note(tally, context, operator, [node.argument]);
            break;
        default:
    }
}
function tally_script_operators_note(tally, context, operator, operands) {
    tally.operators += 1;
    tally.operands += operands.length;
    tally.seenOperators.add(operator);
    for (const operand of operands) {
        const key = tally_script_operators_identify(operand);
        if (key === null)
            tally.others += 1;
        else
            tally.seenOperands.add(`${context} ${key}`);
    }
}
function tally_script_operators_identify(operand) {
    if (!isScriptNode(operand))
        return null;
    switch (operand.type) {
        case 'Identifier':
        case 'StringLiteral':
        case 'PrivateName':
            return `text ${readName(operand) ?? ''}`;
        case 'MemberExpression':
        case 'OptionalMemberExpression':
            return operand.computed === true ? null : `text ${readName(operand.property) ?? ''}`;
        case 'NumericLiteral':
        case 'BooleanLiteral':
            return `value ${String(operand.value)}`;
        case 'BigIntLiteral':
            return `value ${String(operand.value)}n`;
        case 'NullLiteral':
            return 'value null';
        case 'ThisExpression':
            return 'text this';
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/core/source-code/list-script-blocks.js





/**
 * Functions and classes of a script with their cyclomatic complexity (McCabe 1976), by first line: 1 and the decision points
 * of the scope. A class counts as radon's: the mean of its methods and, with several, 1 more.
 *
 * Example: `const f = (a) => (a ? 1 : 2)` is one function with complexity 2.
 */
function listScriptBlocks(file) {
    return listScopes(file)
        .map((scope) => describeScope(scope))
        .sort((a, b) => a.line - b.line);
}
/** Every scope inside a scope, however deep, without calls as deep as the scopes. */
function listScopes(file) {
    const scopes = [...file.scopes];
    for (let at = 0; at < scopes.length; at += 1) {
        for (const scope of scopes[at]?.scopes ?? [])
            scopes.push(scope);
    }
    return scopes;
}
function describeScope(scope) {
    const { name, kind, inner, node } = scope;
    const complexity = measureComplexity(scope);
    return {
        name,
        kind: kind === 'method' || kind === 'class' ? kind : 'function',
        inner,
        line: node.loc.start.line,
        end_line: node.loc.end.line,
        complexity,
        rank: (0,rank_complexity/* rankComplexity */.h)(complexity),
        halstead: kind === 'class' || inner ? null : measureHalstead(tallyScope(scope)),
    };
}
function measureComplexity(scope) {
    const own = 1 + countScriptDecisions(scope.nodes);
    if (scope.kind !== 'class')
        return own;
    const methods = scope.scopes.filter(({ kind }) => kind === 'method').map((method) => measureComplexity(method));
    const all = own + (0,sum/* sum */.c)(methods);
    return methods.length === 0 ? all : Math.floor(all / methods.length) + (methods.length > 1 ? 1 : 0);
}

;// CONCATENATED MODULE: ./build/core/source-code/read-scopes.js

const FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunctionExpression',
    'ObjectMethod',
]);
const METHODS = new Set(['ClassMethod', 'ClassPrivateMethod']);
const CLASSES = new Set(['ClassDeclaration', 'ClassExpression']);
/**
 * Deals the nodes of a script to its scopes. A function has a name of its own when it is declared with one, or is the value
 * of a variable, an assignment, a property or the default export; any other, such as one given to a call, is part of the
 * scope around it, as a lambda is in Python.
 *
 * Example: in `const f = (xs) => xs.map((x) => x ?? 0)` the scopes are the file and `f`, which holds the inner arrow.
 */
function readScopes(program) {
    const file = { kind: 'module', name: '', node: program, inner: false, nodes: [], scopes: [] };
    const stack = [{ node: program, scope: file, given: null, inFunction: false, isMember: false }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const { node } = next;
        const scope = openScope(next) ?? next.scope;
        scope.nodes.push(node);
        const inFunction = next.inFunction || FUNCTIONS.has(node.type) || METHODS.has(node.type);
        const isMember = node.type.startsWith('Class') && node.type.endsWith('Property');
        for (const child of listScriptChildren(node).reverse()) {
            stack.push({ node: child, scope, given: nameFrom(node, child), inFunction, isMember });
        }
    }
    return file;
}
function openScope({ node, scope, given, inFunction, isMember }) {
    const isClass = CLASSES.has(node.type);
    const isMethod = METHODS.has(node.type) || (isMember && FUNCTIONS.has(node.type));
    if (!isClass && !isMethod && !FUNCTIONS.has(node.type))
        return null;
    const own = readName(node.id) ?? given ?? (node.computed === true ? null : readName(node.key));
    if (own === null && !isClass && !isMethod && node.type !== 'ObjectMethod')
        return null;
    const name = own ?? (isClass ? '(class)' : '(computed)');
    const opened = {
        kind: isClass ? 'class' : isMethod ? 'method' : 'function',
        name: scope.name === '' || (scope.kind !== 'class' && !inFunction) ? name : `${scope.name}.${name}`,
        node,
        inner: inFunction || scope.inner || (isClass && scope.kind === 'class'),
        nodes: [],
        scopes: [],
    };
    scope.scopes.push(opened);
    return opened;
}
/** The name that a parent gives to a function or class that is its value. */
function nameFrom(parent, child) {
    switch (parent.type) {
        case 'VariableDeclarator':
            return child === parent.init ? readName(parent.id) : null;
        case 'AssignmentExpression':
            return child === parent.right ? nameTarget(parent.left) : null;
        case 'ObjectProperty':
        case 'ClassProperty':
        case 'ClassPrivateProperty':
        case 'ClassAccessorProperty':
            return child !== parent.value ? null : parent.computed === true ? '(computed)' : readName(parent.key);
        case 'ExportDefaultDeclaration':
            return 'default';
        default:
            return null;
    }
}
/** `module.exports.run` is `run`. */
function nameTarget(target) {
    if (typeof target === 'object' && target !== null && 'property' in target)
        return readName(target.property);
    return readName(target);
}

;// CONCATENATED MODULE: ./build/core/source-code/measure-script.js












/**
 * Measures a TypeScript or JavaScript file with radon's formulas over definitions made for this grammar
 * (docs/code-quality.md); no value of it compares with one of another language.
 * Unscored, with the line where it is known, for a text that does not parse or nests too deeply; never throws for a text.
 */
function measureScript(source) {
    const { path, language, text, prefixes } = source;
    const parsed = parseSource((code) => source.parse(code, chooseOptions(path)), text);
    if (parsed.kind === 'unscored')
        return { path, language, ...parsed };
    const { program, comments } = readTree(parsed.tree);
    const file = readScopes(program);
    const raw = countScriptLines(text, comments, program);
    const blocks = listScriptBlocks(file);
    const halstead = measureHalstead(tallyScope(file));
    const total = 1 + countAllDecisions(file);
    return {
        path,
        language,
        kind: 'measured',
        raw,
        comment_ratio: raw.sloc === 0 ? null : raw.comments / raw.sloc,
        complexity: { ...(0,read_blocks/* readBlocks */.v)(blocks), total, module: 1 + countScriptDecisions(file.nodes) },
        halstead,
        maintainability: (0,maintainability_index/* measureMaintainability */.U)({ volume: halstead.volume, complexity: total, raw }),
        declarations: countScriptDeclarations(file, language, prefixes),
        blocks,
    };
}
function chooseOptions(path) {
    const isTyped = /\.[cm]?tsx?$/i.test(path);
    // In a `.ts` file a type may stand in angle brackets, where JSX would be read.
    const hasJsx = !/\.[cm]?ts$/i.test(path);
    return {
        sourceType: 'unambiguous',
        attachComment: false,
        allowReturnOutsideFunction: true,
        allowUndeclaredExports: true,
        plugins: [
            'decorators-legacy',
            'decoratorAutoAccessors',
            'explicitResourceManagement',
            ...(isTyped ? [typescript({ dts: /\.d\.[cm]?ts$/i.test(path) })] : []),
            ...(hasJsx ? ['jsx'] : []),
        ],
    };
}
function typescript(options) {
    return ['typescript', options];
}
function readTree(tree) {
    if (!isScriptNode(tree) || !isScriptNode(tree.program))
        throw new TypeError('the parser gave no tree');
    const comments = Array.isArray(tree.comments) ? tree.comments.filter(isScriptNode) : [];
    const { interpreter } = tree.program;
    return { program: tree.program, comments: isScriptNode(interpreter) ? [interpreter, ...comments] : comments };
}
function countAllDecisions(file) {
    const counts = [];
    const scopes = [file];
    for (let scope = scopes.pop(); scope !== undefined; scope = scopes.pop()) {
        counts.push(countScriptDecisions(scope.nodes));
        for (const inner of scope.scopes)
            scopes.push(inner);
    }
    return (0,sum/* sum */.c)(counts);
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
 * Measures the source file with these bytes; its parser is loaded when first needed. Null for a path of another language,
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
        const { parse } = await __webpack_require__.e(/* import() */ 6983).then(__webpack_require__.bind(__webpack_require__, 76983));
        return measurePython({ path, text, parse, prefixes });
    }
    const { parse } = await __webpack_require__.e(/* import() */ 5429).then(__webpack_require__.t.bind(__webpack_require__, 5429, 19));
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
/* harmony import */ var _measure_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9161);



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
