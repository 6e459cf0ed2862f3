export const id = 430;
export const ids = [430];
export const modules = {

/***/ 87855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createLines),
/* harmony export */   b: () => (/* binding */ continueLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58967);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60198);






const LINE_FEED = 0x0a;
const BLOCK = 64 * 1024;
/** Starts a file of lines over what was there. Throws `output-unwritable`. */
function createLines(path) {
    const file = openFile(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT);
    cut(file, 0);
    return appendTo(path, file, 0);
}
/** Goes on with a file of lines, without a line that was being written when its writer was killed. Throws `output-unwritable`. */
function continueLines(path) {
    const file = openFile(path, 'r+');
    const length = lengthOfWholeLines(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, length);
    return appendTo(path, file, length);
}
/** Looks at its links before and after: one may be planted in between. */
function openFile(path, flags) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseToWriteOut */ .Dd)(path);
    try {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseToWriteOut */ .Dd)(path);
        return file;
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .asOutputError */ .KV)(error, path);
    }
}
/** In bytes, to behind the last line feed. */
function lengthOfWholeLines(file) {
    const block = Buffer.alloc(BLOCK);
    for (let end = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size; end > 0; end -= Math.min(BLOCK, end)) {
        const start = Math.max(0, end - BLOCK);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, 0, end - start, start);
        const last = block.subarray(0, length).lastIndexOf(LINE_FEED);
        if (last >= 0)
            return start + last + 1;
    }
    return 0;
}
function appendTo(path, file, start) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const block of readBlocks(file, start))
        hash.update(block);
    let length = start;
    let isOpen = true;
    return {
        append: (line) => {
            const bytes = Buffer.from(`${line}\n`);
            try {
                // A full disk takes a part before it refuses.
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, done, bytes.length - done, length + done);
                length += bytes.length;
                hash.update(bytes);
            }
            catch (error) {
                cut(file, length);
                throw (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .asOutputError */ .KV)(error, path);
            }
        },
        digest: () => hash.copy().digest('hex'),
        [Symbol.dispose]: () => {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            isOpen = false;
        },
    };
}
function* readBlocks(file, end) {
    const block = Buffer.alloc(Math.min(BLOCK, end));
    for (let start = 0; start < end;) {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, block, 0, Math.min(BLOCK, end - start), start);
        if (length === 0)
            return;
        yield block.subarray(0, length);
        start += length;
    }
}
function cut(file, length) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, length);
    }
    catch {
        // Not every file can be cut: a device, for one.
    }
}


/***/ }),

/***/ 25727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90178);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64520);
/* harmony import */ var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94896);








/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
function describeRun(input, { arm, index, variant, judge }) {
    const { suite = input.suite, cases: selected = input.cases } = arm;
    const cases = input.shard ? (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .selectShard */ .Xm)(selected, input.shard) : selected;
    const { name, version, file, directory, gates, alpha, min_scored_share, zero_tolerance, controlled } = suite;
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .completePricing */ .Mr)(suite.pricing);
    const { type, options, settings, deterministic, setup, traces } = variant.target;
    const replays = input.targets.find((target) => target.name === type)?.replays;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
        session_id: input.session_id,
        mode: input.mode,
        suite: { name, version, file, ...(directory !== undefined && { directory }) },
        variant: arm.variant,
        commit: arm.commit === undefined ? input.commit : arm.commit,
        dirty: (arm.commit === undefined && input.isDirty) || undefined,
        branch: arm.branch === undefined ? input.branch : arm.branch,
        started_at: input.clock.now().toISOString(),
        finished_at: null,
        seed: input.seed,
        seed_offset: arm.seedOffset || undefined,
        trials_per_case: arm.trials,
        subset: input.subset,
        shard: input.shard ?? null,
        settings: {
            k: [...suite.k],
            primary_k: suite.primary_k,
            success: suite.success,
            scoring: suite.scoring,
            judge: suite.judge,
            mock: variant.target.mock,
            replayed: replays || undefined,
            alpha,
            min_scored_share,
            zero_tolerance,
            inference: suite.inference,
            deterministic,
            target: { type, options, settings, setup, traces },
            declared: variant.declared && [...variant.declared],
            sources: variant.sources && [...variant.sources],
            controlled: { ...controlled },
            concurrency: input.suite.concurrency,
            timeout_seconds: suite.timeout_seconds,
            retries: input.suite.retries,
        },
        pricing,
        environment: {
            node: process.version,
            os: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.release)()} ${process.arch}`,
            runner: input.env['RUNNER_NAME'] ?? null,
        },
        // Each part hashed on its own, so that a comparison can name what differs.
        fingerprints: {
            suite: fingerprintSuite(suite, selected),
            gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
            target: hash({ target: variant.target, controlled }),
            metrics: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprintMetrics */ .or)(input.metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s),
            pricing: hash(pricing),
            models: [],
            corpus: null,
            goldenpair: _model_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .xv,
            judge: judge?.fingerprint,
        },
        judge: judge?.facts,
        cases: [...cases],
        stale_cases: [...(suite.stale_cases ?? [])],
        deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
        first_look: suite.first_look,
        base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
        gates: [...gates],
        metrics: input.metrics.map(_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_5__/* .metricFacts */ .gt),
        counts: null,
        summaries: {},
    };
}
const hash = (value) => (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}


/***/ }),

/***/ 65750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ startJudgeTally),
/* harmony export */   XS: () => (/* binding */ watchSilence),
/* harmony export */   dP: () => (/* binding */ startTally),
/* harmony export */   v7: () => (/* binding */ findSilence)
/* harmony export */ });
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58967);
/* harmony import */ var _metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




/** What was asked and got no answer that can be read: it may be billed. */
const LOST = new Set(['timeout', 'crash', 'protocol']);
/** Counts the trials of a run as they come in. `unknownUsd` is what a trial counts as that may have cost something and does not say what. */
function startTally(pricing, unknownUsd = 0) {
    const cases = new Set();
    const models = new Set();
    const corpora = new Set();
    const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 };
    let cached = 0;
    let costUsd = 0;
    let unknown = 0;
    const addUnknown = () => {
        unknown += 1;
        costUsd += unknownUsd;
    };
    let dearestUsd = null;
    let crashes = 0;
    let firstFailure = null;
    let firstOutage = null;
    const judge = startJudgeTally();
    return {
        add: (trial) => {
            const { observation } = trial;
            cases.add(trial.case);
            judge.add(trial);
            counts.trials += 1;
            counts.retries += trial.retries;
            if (observation.status === 'ok') {
                const { reply } = observation;
                const cost = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(reply, pricing);
                counts.ok += 1;
                if (reply.model !== undefined)
                    models.add(reply.model);
                if (reply.corpus !== undefined)
                    corpora.add(reply.corpus);
                if (observation.cached === true)
                    cached += 1;
                if (cost.kind === 'scored') {
                    if (observation.cached !== true)
                        costUsd += cost.value;
                    dearestUsd = Math.max(dearestUsd ?? 0, cost.value);
                }
                else if (observation.cached !== true)
                    addUnknown();
            }
            else if (observation.failure.kind === 'infrastructure') {
                counts.infrastructure += 1;
                firstOutage ??= observation.failure.message;
            }
            else {
                counts.failed += 1;
                firstFailure ??= observation.failure.message;
                if (LOST.has(observation.failure.kind))
                    addUnknown();
                if (observation.failure.kind === 'timeout')
                    counts.timeouts += 1;
                if (observation.failure.kind === 'crash')
                    crashes += 1;
            }
        },
        /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
        counts: () => {
            const judged = judge.counts();
            return { cases: cases.size, ...counts, cached: cached || undefined, judge: judged ?? undefined };
        },
        /** The models that answered, and those that judged, each list sorted; no second one where nobody judged. */
        models: () => ({
            models: [...models].sort(),
            judge_models: judge.counts() === null ? undefined : judge.models(),
        }),
        /** What the replies say they searched, sorted; more than one when that changed during the run. */
        corpora: () => [...corpora].sort(),
        /** What is spent, by the judge too, an answer of unknown cost counted as `unknownUsd`; one from the cache cost nothing. */
        costUsd: () => costUsd + judge.costUsd(),
        /** Answers, calls that were lost, and readings of a judge that may have cost something and do not say what. */
        unknownCosts: () => unknown + judge.unknownCosts(),
        /** The dearest trial; null as long as no cost is known. */
        dearestUsd: () => dearestUsd,
        /** Whether the target ever did anything but crash. */
        hasAnswered: () => counts.trials > crashes,
        /** The message of the first failure that is no outage; null where there is none. */
        firstFailure: () => firstFailure,
        /** The same of the first outage. */
        firstOutage: () => firstOutage,
    };
}
/** Counts what a judge did, as the trials come in. */
function startJudgeTally() {
    const models = new Set();
    const counts = { readings: 0, failed: 0, retries: 0 };
    let fromCache = 0;
    let costUsd = 0;
    let unknown = 0;
    return {
        add: ({ judgments, judge_retries: retries = 0 }) => {
            counts.retries += retries;
            for (const { error, model, cost_usd: cost, cached } of judgments === undefined ? [] : (0,_metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .listReadings */ .Gk)(judgments)) {
                counts.readings += 1;
                if (error !== undefined)
                    counts.failed += 1;
                if (cached === true)
                    fromCache += 1;
                if (model !== undefined)
                    models.add(model);
                costUsd += cost ?? 0;
                if (cost === undefined && cached !== true)
                    unknown += 1;
            }
        },
        /** Null where nobody judged. */
        counts: () => (counts.readings + counts.retries === 0 ? null : { ...counts, cached: fromCache || undefined }),
        /** The models that judged, sorted. */
        models: () => [...models].sort(),
        /** What is known to be spent; an unknown cost counts as nothing. */
        costUsd: () => costUsd,
        /** Readings whose cost is unknown. */
        unknownCosts: () => unknown,
    };
}
const SHOWN_LENGTH = 300;
/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid, unless the target probably lacks a variable: `lacking` says so first.
 */
function findSilence(variant, tally, lacking = '') {
    const { ok, failed, infrastructure, trials } = tally.counts();
    const first = tally.firstFailure() ?? (lacking === '' ? null : tally.firstOutage());
    if (ok > 0 || first === null || (infrastructure > failed && lacking === ''))
        return null;
    const line = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteLine */ .tQ)(first, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('target-answered-nothing', { variant, trials, detail: shown, lacking });
}
/** Slow systems answer within it; whoever waits for one that is down should not wait longer to hear of it. */
const SILENCE_MS = 30_000;
/** So many trials in a row that time out are no accident. */
const IN_A_ROW = 3;
/** Says in the log that a target does not answer: after 30 s without a first reply, and when one trial after another times out. */
function watchSilence(input) {
    const { timeoutSeconds, clock, sleep, log } = input;
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
        /** Takes the trials in the order in which they end. */
        add: ({ status, failure, }) => {
            hasHeard = true;
            streak = status !== 'ok' && failure?.kind === 'timeout' ? streak + 1 : 0;
            if (streak === IN_A_ROW)
                log.warning(`${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each further trial may take as long; if you stop now, no result is lost.`);
        },
        [Symbol.dispose]: () => end.abort(),
    };
}


/***/ }),

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ listReadings),
/* harmony export */   _w: () => (/* binding */ readJudgeReason),
/* harmony export */   cv: () => (/* binding */ readJudged),
/* harmony export */   gg: () => (/* binding */ wasAsked),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   p7: () => (/* binding */ isReading),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);

const REASON_LENGTH = 200;
const NOBODY = 'no judge scored it';
const NOTHING_USABLE = 'the judge gave nothing usable';
/** Older runs say `the judge failed` of claims. */
const WHY = new RegExp(`^(${NOBODY}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's');
/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
function isJudged({ scoring }, question) {
    return scoring.judged.includes(question);
}
/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
function readJudged(part) {
    if (part === undefined)
        return NOBODY;
    if (!isFailed(part))
        return part;
    return `${part.asked === false ? NOBODY : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH);
}
/**
 * The way back from a reason of `readJudged`, which is all that a scored trial keeps of a judge that failed: its message, cut at the end where it
 * is long. Null for any other reason.
 * @example readJudgeReason('the judge gave nothing usable: not JSON') // { error: 'not JSON' }
 */
function readJudgeReason(reason) {
    const [, what, error] = WHY.exec(reason) ?? [];
    if (error === undefined)
        return null;
    return what === NOBODY ? { error, asked: false } : { error };
}
/** Whether a judge was asked for it at all, whatever came back. */
function wasAsked(part) {
    return !isFailed(part) || part.asked !== false;
}
function isFailed(part) {
    return 'error' in part;
}
/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
function listReadings(judgments) {
    const readings = (0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReadings */ .k8)(judgments).map(({ said }) => said);
    return readings.filter(isReading);
}
/** Whether a judge was asked for it. */
function isReading(said) {
    return wasAsked(said) && !isDecided(said);
}
/** An empty answer is judged without a judge, and so by no model; a recorded judgment may lack its model too. */
function isDecided({ model, tokens, reasoning, claims }) {
    return model === undefined && tokens === 0 && (reasoning === _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .DECIDED */ .V1 || claims?.length === 0);
}


/***/ }),

/***/ 68674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ costAtPrice),
/* harmony export */   Dc: () => (/* binding */ costOfReply),
/* harmony export */   KQ: () => (/* binding */ billsOf),
/* harmony export */   Mr: () => (/* binding */ completePricing),
/* harmony export */   QR: () => (/* binding */ statesOwnCost),
/* harmony export */   V_: () => (/* binding */ canonicalModelName),
/* harmony export */   iZ: () => (/* binding */ priceByBase),
/* harmony export */   jQ: () => (/* binding */ costOfTokens),
/* harmony export */   vk: () => (/* binding */ findPrice)
/* harmony export */ });
/* unused harmony exports DEFAULT_PRICING, normalizeModelName, isFreeModel */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44960);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19784);
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50287);



/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
function billsOf(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
function statesOwnCost(reply) {
    return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined);
}
/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(saysWhatItUsed))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}
/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output. A `:free` model costs
 * nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : normalizeModelName(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    if (name !== null && price !== undefined)
        return { by: 'model', name, price };
    return model !== undefined && isFreeModel(model)
        ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
        : null;
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}
/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => normalizeModelName(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfTokens({ model, ...usage }, pricing) {
    if (usage.input_tokens === 0 && usage.output_tokens === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .lD)(0);
    return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing);
}
/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (docs/sources.md)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
        'text-embedding-3-large': { input: 0.13, output: 0 },
        'text-embedding-3-small': { input: 0.02, output: 0 },
    },
    /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
    route_tiers: { local: 0, api: 2, codex: 10 },
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(canonicalModelName));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has(canonicalModelName(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
const TOKENS_PER_PRICE = 1_000_000;
/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
const costOfReply = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberLast */ .m)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .lD)(reply.cost_usd);
    const bills = billsOf(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c7)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .lD)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .lD)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c7)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c7)('the target reported no output tokens');
    const known = findPrice(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c7)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c7)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .lD)(costAtPrice({ input, output, cached }, known.price));
}
/** What tokens cost in US dollars at a price; those read from a cache are a part of the input. */
function costAtPrice({ input, output, cached }, price) {
    // A cached price of 0 or none means unknown.
    const cachedPrice = price.cached || price.input;
    return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE;
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}
/** Those of LiteLLM, LangChain and pydantic-ai. Anything else before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON = /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/;
/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/;
const BEDROCK_VENDOR = /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/;
/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/;
const FREE = /\/.*:free$/;
/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without OpenRouter's `:nitro` and the like; without what stands before its last `/` and without a known
 * provider before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces
 * written as dashes, and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
function normalizeModelName(model, known) {
    const forms = shorterForms(lowerCase(model));
    for (const form of forms) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = inOneSpelling(forms.at(-1) ?? '');
    const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
/** Whether a model costs nothing by its name: a `vendor/model:free` of OpenRouter. */
function isFreeModel(model) {
    return FREE.test(lowerCase(model));
}
/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
function lowerCase(name) {
    return name.trim().toLowerCase();
}
function shorterForms(written) {
    const sold = written.replace(SAME_PRICE, '$1');
    const bare = withoutProvider(sold);
    const anywhere = bare.replace(BEDROCK_REGION, '');
    const own = anywhere.replace(BEDROCK_VENDOR, '');
    const version = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProviderVersion */ .J)(own);
    const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '');
    return [written, sold, bare, anywhere, own, dated, (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .undatedModelName */ .a)(dated)];
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
function withDashes(name) {
    return name.replace(/[.\s]+/g, '-');
}
/** Anthropic wrote `claude-3-5-haiku` before it wrote `claude-haiku-4-5`, and calls `claude-sonnet-4` also `claude-sonnet-4-0`. */
function inOneSpelling(name) {
    return withDashes(name)
        .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
        .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1');
}


/***/ }),

/***/ 94896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ FAULT),
/* harmony export */   D0: () => (/* binding */ EXPENSE),
/* harmony export */   GR: () => (/* binding */ defineMetric),
/* harmony export */   Kd: () => (/* binding */ NEUTRAL_YES_NO),
/* harmony export */   QL: () => (/* binding */ GOOD_SHARE),
/* harmony export */   Qz: () => (/* binding */ changedScoring),
/* harmony export */   Ug: () => (/* binding */ defineBySettings),
/* harmony export */   cb: () => (/* binding */ BAD_SHARE),
/* harmony export */   gt: () => (/* binding */ metricFacts),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   k_: () => (/* binding */ defineAmountMetric),
/* harmony export */   lP: () => (/* binding */ describeDefaultMargin),
/* harmony export */   mx: () => (/* binding */ YES_NO),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   or: () => (/* binding */ fingerprintMetrics),
/* harmony export */   pC: () => (/* binding */ describeRange),
/* harmony export */   y: () => (/* binding */ NEUTRAL_SHARE),
/* harmony export */   zw: () => (/* binding */ defineRunMetric)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);




/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
function changedScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(read(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(Object.fromEntries(changed))}`;
}
function read(scoring, member) {
    if (member === 'aliases.agents')
        return scoring.aliases.agents;
    return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member];
}
// Facts that many metrics share.
/** Yes or no, and yes is good. */
const YES_NO = {
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
};
/** Yes or no, and yes is bad. */
const FAULT = { ...YES_NO, direction: 'lower' };
/** A share of what could be. */
const SHARE = {
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
/** A share that is compared by points; more is good. */
const GOOD_SHARE = { ...YES_NO, kind: 'continuous' };
/** A share that is compared by points; more is bad. */
const BAD_SHARE = { ...FAULT, kind: 'continuous' };
/** Yes or no, and neither is better. */
const NEUTRAL_YES_NO = { unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] };
/** A share of which neither more nor less is better. */
const NEUTRAL_SHARE = { unit: 'ratio', kind: 'continuous', direction: 'neutral', range: [0, 1] };
/** A number of which neither more nor less is better. */
const COUNT = { unit: 'count', kind: 'continuous', direction: 'neutral', range: [0, null] };
/** Something that is used up, in its own unit: less is better. */
const EXPENSE = {
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
};
/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        ...spec,
        expand: (settings) => {
            const context = contextOf(settings);
            if (!spec.at_each_k)
                return [metricOf(spec, context)];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { ...context, k }));
        },
    };
}
function contextOf(settings) {
    return { k: settings.primary_k, settings, scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH };
}
function metricOf(spec, context) {
    const suffix = spec.at_each_k ? `@${context.k}` : '';
    const isMain = context.k === context.settings.primary_k;
    const asked = judgesOf(spec, context);
    const { definition = `${spec.name}/1`, applies = () => true, explain } = spec;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .omitUndefined */ .O)({
        ...factsOf(spec),
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
        scale: spec.scale ?? 'linear',
        definition: typeof definition === 'string' ? definition : definition(context),
        judged_by: asked.length > 0 ? asked : undefined,
        default_gate: isMain ? spec.default_gate : undefined,
        warn_margin: isMain ? spec.warn_margin : undefined,
        criterion: spec.criterion,
        applies: (golden) => applies(golden, context),
        score: (trial) => spec.score(trial, context),
        explain: explain && ((trial) => explain(trial, context)),
        when_failed: spec.when_failed ?? 'unscored',
    });
}
function factsOf(spec) {
    const { name: id, environment = 'free', aliases = [] } = spec;
    return { ...metricFacts(spec), id, environment, aliases };
}
function judgesOf({ judged_by: questions = [] }, context) {
    const all = typeof questions === 'function' ? questions(context) : questions;
    return all.filter((question) => context.scoring.judged.includes(question));
}
/** What an answer takes, in time, tokens or money: lower is better, compared by its ratio, and unknown of a failed trial. */
function defineAmountMetric(spec) {
    return defineMetric({ ...spec, ...EXPENSE, scale: 'log-ratio' });
}
/** A metric whose spec hangs on the suite's settings, as where it is made of other metrics. */
function defineBySettings(docs, specOf) {
    return { ...docs, expand: (settings) => defineMetric({ ...docs, ...specOf(settings) }).expand(settings) };
}
/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
function defineRunMetric(spec) {
    const { name, version = 1 } = spec;
    return {
        ...spec,
        expand: (settings) => {
            const figure = spec.per_run(contextOf(settings));
            return [
                (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .omitUndefined */ .O)({
                    ...factsOf(spec),
                    default_gate: spec.default_gate,
                    kind: 'continuous',
                    scale: 'linear',
                    per_run: figure,
                    definition: `${name}/${version} ${JSON.stringify(figure)}`,
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                }),
            ];
        },
    };
}
/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange(input) {
    const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input;
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    const facts = [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        kind === 'binary' && 'binary',
        scale === 'log-ratio' && 'compared as a ratio (log scale)',
        per_run !== undefined && 'one figure of the whole run',
        measured_on !== undefined && `one number of ${measured_on === 'table' ? 'a table' : 'the source code'}`,
        environment === 'bound' && 'bound to the machine',
    ];
    return facts.filter((fact) => fact !== false).join('; ');
}
/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`;
}
/** What is stored of a metric in `run.json`: its facts without its functions. */
function metricFacts(metric) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .pick */ .U)(metric, _model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI.keyof().options);
}
/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(metricFacts(metric)) : metric.definition)]));
}


/***/ }),

/***/ 19784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rememberLast)
/* harmony export */ });
/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
function rememberLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


/***/ }),

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: () => (/* binding */ buildResult),
  OG: () => (/* binding */ representativeTrial),
  lj: () => (/* binding */ summarizeRun)
});

var run_run = __webpack_require__(12141);
var run_figures = __webpack_require__(16781);
var record_cases = __webpack_require__(19021);
var score_table = __webpack_require__(34533);
var group_by = __webpack_require__(79167);
var schemas = __webpack_require__(55156);
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
/** What a result file has of its run as it is. */
const reportedRunSchema = run_run/* runSchema */.Lx.pick({
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
});
/** `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, all trials of a run, or `…_run<n>.json`, one trial of every case. */
const resultFileSchema = schemas.strictObject({
    schema_version: schemas.literal(RESULT_SCHEMA_VERSION),
    ...reportedRunSchema.shape,
    /** From 1; null in the file of all. */
    run_index: schemas.int().positive().nullable(),
    run_count: schemas.int().positive(),
    models: schemas.array(schemas.string()),
    /** By metric id, over the cases. */
    aggregates: schemas.record(schemas.string(), run_run/* metricSummarySchema */.MF),
    ...spent,
    /** In the order of the suite; cases without a trial are left out. */
    questions: schemas.array(questionSchema),
});

var omit_undefined = __webpack_require__(35560);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/metrics/summarize-run.js








/**
 * Each metric over a whole run: the mean over cases of the per-case means, or its figure; the `n` cases behind it, and how many it applies to.
 * A case counts when at least half of its trials are scored; with none, the mean is null.
 * Figures of the source code are no sums of trials: they are `kept` as they are, where there are any.
 * Trials may come in any order: the sums are made by case id and trial, so that a merged run gives the very same numbers.
 */
function summarizeRun(input) {
    const { metrics, trials, kept = {} } = input;
    const table = (0,score_table/* tableOf */.c_)((0,run_run/* countedTrials */.aO)(trials));
    return Object.fromEntries(metrics.flatMap(({ id, per_run: figure, measured_on: measuredOn }) => {
        if (measuredOn !== undefined)
            return kept[id] === undefined ? [] : [[id, kept[id]]];
        return [[id, figure === undefined ? summarizeMetric(id, table) : summarizeFigure(figure, table)]];
    }));
}
function summarizeFigure(figure, table) {
    const cases = (0,record_cases/* recordCases */.J)(figure, table);
    if (cases === null)
        return { mean: null, n: 0, applicable: 0 };
    const records = cases.flatMap(({ record }) => (record === null ? [] : [record]));
    return {
        mean: (0,run_figures/* figureOfRecords */.YK)(figure, records),
        ...((0,run_figures/* isInfinite */.Dh)(figure, records) && { infinite: true }),
        n: records.length,
        applicable: cases.filter(({ trials }) => trials > 0).length,
    };
}
function summarizeMetric(id, { starts, column }) {
    const found = column(id);
    if (found === null)
        return { mean: null, n: 0, applicable: 0 };
    const { states, values } = found;
    let total = 0;
    let n = 0;
    let applicable = 0;
    let place = 0;
    for (let at = 1; at < starts.length; at++) {
        const to = starts[at];
        let sum = 0;
        let scored = 0;
        let trials = 0;
        for (; place < to; place++) {
            if (states[place] < score_table/* UNSCORED */.cB)
                continue;
            trials += 1;
            if (states[place] !== score_table/* SCORED */.Zb)
                continue;
            sum += values[place];
            scored += 1;
        }
        if (trials > 0)
            applicable += 1;
        if (scored === 0 || scored * 2 < trials)
            continue;
        total += sum / scored;
        n += 1;
    }
    return { mean: n === 0 ? null : total / n, n, applicable };
}
/**
 * A run, or with `index` (from 1) one of its rounds of trials, as one document: every case with its means, and the whole with its figures.
 * Scores are those recorded. Source: poc-ai-workflow-frameworks, METRICS.md, result files.
 */
function buildResult(run, trials, index = null) {
    const counted = (0,run_run/* countedTrials */.aO)(trials);
    const own = index === null ? counted : counted.filter(({ trial, round = trial + 1 }) => round === index);
    // By trial, so that sums and the representative do not depend on the order in which answers came.
    const inOrder = own.toSorted((a, b) => a.trial - b.trial);
    const byCase = (0,group_by/* groupBy */.$)(inOrder, (trial) => trial.case);
    const questions = run.cases.flatMap((golden) => describeQuestion(golden, byCase.get(golden.id) ?? []));
    return {
        schema_version: RESULT_SCHEMA_VERSION,
        ...(0,omit_undefined/* pick */.U)(run, reportedRunSchema.keyof().options),
        run_index: index,
        run_count: run.trials_per_case,
        models: run.fingerprints.models,
        aggregates: summarizeRun({ metrics: run.metrics, trials: own, kept: run.summaries }),
        tokens_total: totalOf(questions.flatMap(({ tokens_total: tokens }) => tokens ?? [])),
        cost_usd_total: totalOf(questions.flatMap(({ cost_usd_total: cost }) => cost ?? [])),
        questions,
    };
}
function describeQuestion({ id, query, tags }, trials) {
    const chosen = representativeTrial(trials);
    if (chosen === null)
        return [];
    const valuesOf = (metric) => trials.flatMap(({ scores }) => scores[metric] ?? []);
    const metrics = new Set(trials.flatMap(({ scores }) => Object.keys(scores)));
    const { observation } = chosen;
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
                trial: chosen.trial,
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

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own } = result;
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ }),

/***/ 44960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ combineScores),
/* harmony export */   c7: () => (/* binding */ unscored),
/* harmony export */   i1: () => (/* binding */ scoredOr),
/* harmony export */   lD: () => (/* binding */ scored),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}
/** A value that may be missing, with the reason that stands in its place. */
function scoredOr(value, reason) {
    return value === undefined || value === null ? unscored(reason) : scored(value);
}
/** A value, or as text why there is none. */
function scoreOf(value) {
    return typeof value === 'string' ? unscored(value) : scored(value);
}
/**
 * What some scores make together; unscored with the reason of the first that is.
 * @example combineScores([scored(3), scored(4)], (a, b) => a / b) // scored 0.75
 */
function combineScores(scores, combine) {
    const missing = scores.find((score) => score.kind === 'unscored');
    if (missing !== undefined)
        return missing;
    const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN));
    return scoreOf(combine(...values));
}


/***/ }),

/***/ 50287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutProviderVersion),
/* harmony export */   a: () => (/* binding */ undatedModelName)
/* harmony export */ });
const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/;
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/;
/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
function undatedModelName(name) {
    return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1');
}
/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
function withoutProviderVersion(name) {
    return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '');
}


/***/ }),

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ sumOfSquaredDeviations),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   gQ: () => (/* binding */ sampleDeviation),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   nd: () => (/* binding */ varianceWithin),
/* harmony export */   rH: () => (/* binding */ populationDeviation)
/* harmony export */ });
/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return sum(values) / values.length;
}
/**
 * The sum with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that the order and the size of
 * the terms do not show. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
function sum(values) {
    let total = 0;
    let lost = 0;
    for (let at = 0; at < values.length; at++) {
        const value = values[at];
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}
/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = mean(values);
    const deviations = values.map((value) => value - centre);
    return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length;
}
/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1));
}
/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
function populationDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt(sumOfSquaredDeviations(values) / values.length);
}
/**
 * The pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), with its degrees of freedom; null when no group has
 * two values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.6.
 * @example varianceWithin([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
function varianceWithin(groups) {
    const repeated = groups.filter(({ length }) => length > 1);
    const df = sum(repeated.map(({ length }) => length - 1));
    return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df };
}


/***/ }),

/***/ 26365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ percentileOfSorted),
/* harmony export */   Y: () => (/* binding */ percentile)
/* harmony export */ });
/**
 * The value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the
 * sorted values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not
 * reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
function percentile(values, p) {
    return percentileOfSorted(new Float64Array(values).sort(), p);
}
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


/***/ }),

/***/ 81975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ meanOf)
/* harmony export */ });
/** The mean of one part over the trials of a case. */
function meanOf({ places, parts }, part) {
    return places.reduce((sum, place) => sum + (parts[part]?.[place] ?? 0), 0) / places.length;
}


/***/ }),

/***/ 16781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YK: () => (/* binding */ figureOfRecords),
  Dh: () => (/* binding */ isInfinite),
  Y: () => (/* binding */ ruleOf)
});

var summed_figure = __webpack_require__(35152);
var percentile = __webpack_require__(26365);
var figure_rule = __webpack_require__(81975);
;// CONCATENATED MODULE: ./build/stats/run-figures/percentile-figure.js


/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    const share = percent / 100;
    const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [(0,figure_rule/* meanOf */.h)(trials, 0)],
        figureOf: (records) => (0,percentile/* percentile */.Y)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
        exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
    };
}
/**
 * How many more of the candidate's values than of the baseline's lie above a percentile of both together, when some cases exchange their
 * values; a value on it counts half. In units of the largest value, so that it is compared on the figure's own scale.
 * For a percentile near the middle: of counts and other values that are often equal, an exchange of half of the cases leaves the median of each
 * arm at one arm's value or the other's, so that the difference of medians is as large as it was and no shift would ever be significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
function exchangedExceedance(baseline, candidate, p) {
    const limit = (0,percentile/* percentile */.Y)([...baseline, ...candidate], p);
    const above = (value) => (value > limit ? 1 : value === limit ? 0.5 : 0);
    const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)));
    return (exchanged) => gains.reduce((sum, gain, at) => sum + (exchanged[at] === 1 ? -gain : gain), 0);
}
/**
 * The percentile, as `percentile` takes it, of resamples of some values, each given as how many times it has every
 * value. They are sorted once, and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
function resampledPercentile(values, p) {
    const order = Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
    const sorted = Float64Array.from(order, (index) => values[index]);
    return (counts, size) => {
        const position = (size - 1) * p;
        const below = Math.floor(position);
        // The percentile lies between this one and the one before it, counted down from the largest.
        const target = size - 1 - below;
        let place = order.length;
        let passed = 0;
        let high = NaN;
        while (passed <= target) {
            const isAboveHigh = passed < target || target === 0;
            place--;
            passed += counts[order[place]];
            if (isAboveHigh && passed >= target)
                high = sorted[place];
        }
        const low = sorted[place];
        return low === high ? low : low + (high - low) * (position - below);
    };
}
/**
 * The difference of a percentile, as `percentile` takes it, between two arms whose cases exchange their values. All values are sorted once,
 * and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
function exchangedPercentile(baseline, candidate, p) {
    const n = baseline.length;
    const valueAt = (place) => (place < n ? baseline[place] : candidate[place - n]) ?? NaN;
    // Largest first: places below n are the baseline's.
    const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a));
    const sorted = Float64Array.from(order, valueAt);
    const caseOf = order.map((place) => place % n);
    const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1));
    const position = (n - 1) * p;
    const below = Math.floor(position);
    const share = position - below;
    // The percentile lies between this one and the next larger, counted down from the largest.
    const target = n - 1 - below;
    const high = new Float64Array(2);
    const low = new Float64Array(2);
    const passed = new Int32Array(2);
    const figureOf = (arm) => {
        const [from, to] = [low[arm], high[arm]];
        return from === to || target === 0 ? from : from + (to - from) * share;
    };
    return (exchanged) => {
        passed.fill(0);
        let wanted = 2;
        for (let at = 0; wanted > 0; at++) {
            const arm = armOf[at] ^ exchanged[caseOf[at]];
            const rank = passed[arm];
            passed[arm] = rank + 1;
            if (rank === target - 1)
                high[arm] = sorted[at];
            else if (rank === target) {
                low[arm] = sorted[at];
                wanted--;
            }
        }
        return figureOf(1) - figureOf(0);
    };
}

;// CONCATENATED MODULE: ./build/stats/run-figures/index.js


/** How a figure is computed. */
function ruleOf(figure) {
    switch (figure.figure) {
        case 'percentile':
            return percentileFigure(figure.percentile);
        case 'ratio':
            return summed_figure/* RATIO_FIGURE */.XD;
        case 'calibration-error':
            return (0,summed_figure/* calibrationFigure */.zA)(figure.error, figure.buckets);
        case 'correlation':
            return summed_figure/* CORRELATION_FIGURE */.CE;
        case 'trial-deviation':
            return summed_figure/* TRIAL_DEVIATION_FIGURE */.sP;
        case 'run-deviation':
            return summed_figure/* RUN_DEVIATION_FIGURE */.v_;
        case 'passes':
            return (0,summed_figure/* passesFigure */.qw)(figure.tries, figure.need);
    }
}
/**
 * Whether the cases have no figure because it is infinite: a ratio of something to nothing.
 * @example isInfinite({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 0], [100, 0]]) // true
 */
function isInfinite({ figure }, records) {
    if (figure !== 'ratio')
        return false;
    const [numerator, denominator] = [0, 1].map((at) => records.reduce((sum, record) => sum + (record[at] ?? 0), 0));
    return denominator === 0 && numerator !== undefined && numerator > 0;
}
/**
 * The figure of the cases as they are; null when there is none.
 * @example figureOfRecords({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 500], [0, 100]]) // 0.5
 */
function figureOfRecords(figure, records) {
    if (records.length === 0)
        return null;
    const value = ruleOf(figure).figureOf(records);
    return Number.isNaN(value) ? null : value;
}


/***/ }),

/***/ 19021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34533);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16781);



/** What a figure keeps of each case, by its place in the table; null when some part of it applies to none. */
function recordCases(figure, { trials, ids, starts, column }) {
    const columns = (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(figure).flatMap((id) => column(id) ?? []);
    if (columns.length < (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(figure).length)
        return null;
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(figure);
    const parts = columns.map(({ values }) => values);
    // A trial is scored when all parts score it.
    const stateAt = (place) => columns.reduce((least, { states }) => Math.min(least, states[place] ?? _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE), _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb);
    const trialAt = (place) => trials[place]?.trial ?? 0;
    return ids.map((_, at) => {
        const places = [];
        let [own, failed] = [0, 0];
        for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++) {
            const state = stateAt(place);
            if (state === _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                failed += 1;
            if (state > _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                own += 1;
            if (state === _scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                places.push(place);
        }
        const isScored = places.length > 0 && 2 * places.length >= own;
        return {
            trials: own,
            failed,
            record: isScored ? record({ places, parts, trialAt }) : null,
            values: places.map((place) => parts[0]?.[place] ?? NaN),
        };
    });
}


/***/ }),

/***/ 35152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ CORRELATION_FIGURE),
/* harmony export */   GQ: () => (/* binding */ shareOfSets),
/* harmony export */   XD: () => (/* binding */ RATIO_FIGURE),
/* harmony export */   qw: () => (/* binding */ passesFigure),
/* harmony export */   sP: () => (/* binding */ TRIAL_DEVIATION_FIGURE),
/* harmony export */   v_: () => (/* binding */ RUN_DEVIATION_FIGURE),
/* harmony export */   zA: () => (/* binding */ calibrationFigure)
/* harmony export */ });
/* unused harmony export summedFigure */
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _figure_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81975);
/* harmony import */ var _model_buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70397);



/**
 * A figure that hangs on the sums of the records alone, number by number; a shorter record has zeros at its end. Cost of a resample:
 * cases × numbers of a record.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
function summedFigure({ record, ofSums, }) {
    return {
        record,
        figureOf: (records) => {
            const sums = [];
            for (const own of records)
                addRecord(sums, own);
            return ofSums(sums);
        },
        resample: (records) => (counts) => {
            const sums = [];
            for (let at = 0; at < records.length; at++)
                addRecord(sums, records[at], counts[at]);
            return ofSums(sums);
        },
        exchange: (baseline, candidate) => (exchanged) => {
            // Summed again in every draw: differences from earlier sums would accumulate rounding.
            const [before, after] = [[], []];
            for (let at = 0; at < exchanged.length; at++)
                addRecord(exchanged[at] === 1 ? after : before, baseline[at] ?? []);
            for (let at = 0; at < exchanged.length; at++)
                addRecord(exchanged[at] === 1 ? before : after, candidate[at] ?? []);
            return ofSums(after) - ofSums(before);
        },
    };
}
function addRecord(sums, record, times = 1) {
    while (sums.length < record.length)
        sums.push(0);
    for (let at = 0; at < record.length; at++) {
        const value = record[at];
        // Of the buckets of a calibration a case has one or two.
        if (value !== 0)
            sums[at] = sums[at] + times * value;
    }
}
/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the
 * ratio is no number.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
const RATIO_FIGURE = summedFigure({
    record: (trials) => [(0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .h)(trials, 0), (0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .h)(trials, 1)],
    ofSums: ([numerator = 0, denominator = 0]) => {
        const ratio = denominator === 0 ? NaN : numerator / denominator;
        return Number.isFinite(ratio) ? ratio : NaN;
    },
});
/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ places, parts: [values] }) => {
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(places.map((place) => values?.[place] ?? 0));
        return deviation === null ? [0, 0] : [deviation, 1];
    },
    ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
});
/**
 * The share of all sets of k of n tries, c of them passes, that have `any` pass, or `all` as passes; null where n < k. Unbiased for the
 * chance that k tries do.
 * Source: Chen et al. 2021, arXiv:2107.03374, 2.1: pass@k = 1 − C(n − c, k)/C(n, k); Yao et al. 2024, arXiv:2406.12045, 3: pass^k =
 * C(c, k)/C(n, k).
 * @example shareOfSets({ passed: 2, trials: 5, tries: 3, need: 'any' }) // 1 − C(3, 3)/C(5, 3) = 0.9
 */
function shareOfSets(input) {
    const { passed, trials, tries, need } = input;
    if (trials < tries)
        return null;
    const alike = need === 'all' ? passed : trials - passed;
    let share = 1;
    for (let at = 0; at < tries; at++)
        share *= Math.max(0, alike - at) / (trials - at);
    return need === 'all' ? share : 1 - share;
}
/** The mean of `shareOfSets` over the cases of `tries` trials or more; NaN when there is none. A record has the share and 1, or two zeros. */
function passesFigure(tries, need) {
    return summedFigure({
        record: ({ places, parts: [values] }) => {
            const passed = places.filter((place) => values?.[place] === 1).length;
            const share = shareOfSets({ passed, trials: places.length, tries, need });
            return share === null ? [0, 0] : [share, 1];
        },
        ofSums: ([shares = 0, cases = 0]) => (cases === 0 ? NaN : shares / cases),
    });
}
/**
 * The sample deviation (n − 1) between the run's means over cases: one mean of all trials 0, one of all trials 1 …; NaN for fewer than two.
 * A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
const RUN_DEVIATION_FIGURE = summedFigure({
    record: ({ places, parts: [values], trialAt }) => {
        const last = places.reduce((most, place) => Math.max(most, trialAt(place)), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const place of places) {
            const trial = trialAt(place);
            record[2 * trial] = 1;
            record[2 * trial + 1] = values?.[place] ?? 0;
        }
        return record;
    },
    ofSums: (sums) => {
        const means = [];
        for (let at = 0; at < sums.length; at += 2) {
            const cases = sums[at] ?? 0;
            if (cases > 0)
                means.push((sums[at + 1] ?? 0) / cases);
        }
        return (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(means) ?? NaN;
    },
});
/**
 * How far a confidence is from the share of good outcomes, bucket by bucket: the expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b,
 * the maximum error the largest of those gaps; empty buckets count for nothing. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
function calibrationFigure(error, buckets) {
    const width = 3 * (buckets.edges.length + 1);
    return summedFigure({
        record: ({ places, parts: [confidences, outcomes] }) => {
            const sums = Array(width).fill(0);
            const weight = 1 / places.length;
            for (const place of places) {
                const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0];
                const at = 3 * (0,_model_buckets_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketOf */ .A)(confidence, buckets);
                sums[at] = (sums[at] ?? 0) + weight;
                sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence;
                sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome;
            }
            return sums;
        },
        ofSums: (sums) => {
            let total = 0;
            let distance = 0;
            let largest = 0;
            for (let at = 0; at < width; at += 3) {
                const weight = sums[at] ?? 0;
                if (weight === 0)
                    continue;
                const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0));
                total += weight;
                distance += gap;
                largest = Math.max(largest, gap / weight);
            }
            if (total === 0)
                return NaN;
            return error === 'expected' ? distance / total : largest;
        },
    });
}
/** Below it a variance is rounding, and a correlation would be noise. */
const LEAST_VARIANCE = 1e-12;
/**
 * Pearson's correlation of two values over all trials, the trials of a case sharing its weight of 1; NaN when either is constant.
 * With a 0-or-1 value it is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
const CORRELATION_FIGURE = summedFigure({
    record: ({ places, parts: [xs, ys] }) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const place of places) {
            const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0];
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / places.length;
        }
        return sums;
    },
    ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
        if (weight === 0)
            return NaN;
        const varianceX = xx / weight - (x / weight) ** 2;
        const varianceY = yy / weight - (y / weight) ** 2;
        if (!(varianceX > LEAST_VARIANCE && varianceY > LEAST_VARIANCE))
            return NaN;
        const covariance = xy / weight - (x / weight) * (y / weight);
        return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)));
    },
});


/***/ }),

/***/ 55542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ collectScores)
/* harmony export */ });
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);

/** Reasons that quote a reply differ from trial to trial and are not worth keeping a key for. */
const MAX_LISTS = 1_000;
const NOT_MEASURED = 'the trial failed, and this was measured in none that was answered';
/**
 * Collects the scores of an arm, equal lists of reasons kept once, since most trials of a target lack the same fields.
 * A failed trial scores 0 in quality, but not in what could be measured in none of the answers: one time-out would then be the only
 * case of that metric, and its mean 0.
 */
function collectScores() {
    const trials = [];
    const failed = [];
    const lists = new Map();
    let last = null;
    const keepOnce = (unscored) => {
        // Most trials come with the very list that the one before had: `scoreTrial` shares it.
        if (last?.came !== unscored)
            last = { came: unscored, kept: findEqual(unscored) };
        return last.kept;
    };
    const findEqual = (unscored) => {
        const key = JSON.stringify(unscored);
        const kept = lists.get(key);
        if (kept !== undefined)
            return kept;
        if (lists.size < MAX_LISTS)
            lists.set(key, unscored);
        return unscored;
    };
    return {
        add: ({ unscored, ...trial }, observation) => {
            if (observation.status === 'failed')
                failed.push(trials.length);
            const kept = { ...trial, unscored: keepOnce(unscored) };
            trials.push((0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailedByTarget */ .kl)(observation) ? { ...kept, failed: true } : kept);
        },
        trials: () => withdrawSilent(trials, new Set(failed)),
    };
}
function withdrawSilent(trials, failed) {
    const silent = findSilent(trials, failed);
    return trials.map((trial, place) => (silent.length > 0 && failed.has(place) ? withdraw(trial, silent) : trial));
}
/** The metrics that are measured in none of the answers, which they apply to. */
function findSilent(trials, failed) {
    if (failed.size === 0)
        return [];
    const zeros = new Set([...failed].flatMap((index) => Object.keys(trials[index]?.scores ?? {})));
    const answered = trials.filter((_, index) => !failed.has(index));
    return [...zeros].filter((id) => answered.some(({ unscored }) => unscored[id] !== undefined) &&
        !answered.some(({ scores }) => scores[id] !== undefined));
}
function withdraw(trial, silent) {
    const withdrawn = silent.filter((id) => trial.scores[id] !== undefined);
    const scores = Object.entries(trial.scores).filter(([id]) => !withdrawn.includes(id));
    const reasons = withdrawn.map((id) => [id, NOT_MEASURED]);
    return {
        ...trial,
        scores: Object.fromEntries(scores),
        unscored: { ...trial.unscored, ...Object.fromEntries(reasons) },
    };
}


/***/ }),

/***/ 34533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ tabulateScores),
/* harmony export */   QE: () => (/* binding */ NOT_APPLICABLE),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   Zb: () => (/* binding */ SCORED),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   nP: () => (/* binding */ readCase)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);

/** What a metric says of a trial, from the least to the most. */
const NOT_APPLICABLE = 0;
/** The target failed, and the metric says nothing of a failed trial: it is in no count of the metric. */
const FAILED = 1;
const UNSCORED = 2;
const SCORED = 3;
/** The columns of a table that are kept, in bytes of all together; the oldest is read again when it is asked for. */
const MOST_BYTES = 72_000_000;
const TRIAL_BYTES = Uint8Array.BYTES_PER_ELEMENT + Float64Array.BYTES_PER_ELEMENT;
const tables = new WeakMap();
/**
 * The table of trials in any order, sorted by case id and trial, by code unit, so that sums over them do not depend on the order in which they
 * came; one for all who ask for that of the same list, which must not change any more.
 */
function tableOf(trials) {
    const known = tables.get(trials);
    if (known !== undefined)
        return known;
    const byCase = [...(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)(trials)].sort(([one], [other]) => (one < other ? -1 : 1));
    const table = tabulateScores(byCase.flatMap(([, own]) => own));
    tables.set(trials, table);
    return table;
}
/** Reads the scores of trials, which stand together by case, metric by metric. */
function tabulateScores(trials) {
    const starts = trials.flatMap((trial, place) => (trial.case === trials[place - 1]?.case ? [] : [place]));
    const ids = starts.map((place) => trials[place]?.case ?? '');
    const places = new Map(ids.map((id, place) => [id, place]));
    const columns = new Map();
    const most = Math.max(1, Math.floor(MOST_BYTES / trials.length / TRIAL_BYTES));
    return {
        trials,
        ids,
        starts: Uint32Array.from([...starts, trials.length]),
        placeOf: (caseId) => places.get(caseId) ?? -1,
        column: (metricId) => {
            const known = columns.get(metricId);
            if (known !== undefined)
                return known;
            const [oldest] = columns.size < most ? [] : columns.keys();
            if (oldest !== undefined)
                columns.delete(oldest);
            const column = readColumn(trials, metricId);
            columns.set(metricId, column);
            return column;
        },
    };
}
function readColumn(trials, metricId) {
    const states = new Uint8Array(trials.length);
    const values = new Float64Array(trials.length);
    for (const [place, { scores, unscored, failed }] of trials.entries()) {
        const value = scores[metricId];
        if (value !== undefined) {
            states[place] = SCORED;
            values[place] = value;
        }
        else if (unscored[metricId] !== undefined)
            states[place] = failed === true ? FAILED : UNSCORED;
    }
    return states.every((state) => state === NOT_APPLICABLE) ? null : { states, values };
}
/** What a metric says of the trials of one case: how many it applies to, how many the target failed besides, and its values. */
function readCase({ states, values }, { starts }, place) {
    const scored = [];
    let [trials, failed] = [0, 0];
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
        if (states[at] === FAILED)
            failed += 1;
        if (states[at] === UNSCORED || states[at] === SCORED)
            trials += 1;
        if (states[at] === SCORED)
            scored.push(values[at] ?? NaN);
    }
    // A copy takes a tenth of the memory of a list that has grown.
    return { trials, failed, values: scored.slice() };
}


/***/ }),

/***/ 41345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ readTrialsOf),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   iX: () => (/* binding */ readObservations),
/* harmony export */   mM: () => (/* binding */ readTrials),
/* harmony export */   my: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55542);
/* harmony import */ var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22640);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55156);
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79167);










/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
async function readRun(folder) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder))
        return (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .runOfReference */ .C_)(await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readReference */ .Wf)(folder));
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).run;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-not-found', { folder, missing: 'run.json' });
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(path);
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseNewer */ ._$)(path, value, _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_SCHEMA_VERSION */ .ZN);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStored */ .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx, value, { path, line: null });
}
/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
async function* readTrials(folder, log) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(folder)) !== null)
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .Ov)(path)) === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-not-found', { folder, missing: 'trials.jsonl' });
    const wholeOf = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsOfLines */ .a)();
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonLines */ .sS)(path, log)) {
        const parsed = _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .storedTrialSchema */ .DZ.safeParse(value);
        const trial = parsed.success ? wholeOf(parsed.data) : (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFirstIssue */ .$l)(parsed.error);
        if (typeof trial === 'string')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path, line, problem: trial });
        yield trial;
    }
}
/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
async function* readTrialsOf(run, folder, log) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    let line = 0;
    for await (const trial of readTrials(folder, log)) {
        line += 1;
        const golden = cases.get(trial.case);
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialKey */ .wK)(trial.case, trial.trial);
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('run-invalid', { path, line, problem });
        if (golden === undefined)
            throw fail(`the case \`${trial.case}\` is not in run.json`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        yield { trial, golden };
    }
}
/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: given }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readReference */ .Wf)(folder);
        const run = given ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = given ?? (await readRun(folder));
    const collected = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .collectScores */ .s)();
    for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const scores = rescore === undefined ? { scores: { ...trial.scores } } : rescore(golden, trial);
        collected.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObservation */ .hZ)({ ...trial, ...scores }), trial.observation);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}
/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, input) {
    const { caseIds, seen, log, order } = input;
    const kept = [];
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? readTrials(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
        if (caseIds.has(trial.case))
            kept.push(trial);
    }
    const byCase = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(kept, (trial) => trial.case);
    for (const trials of byCase.values())
        trials.sort((a, b) => a.trial - b.trial);
    return byCase;
}
/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_9__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialRecordSchema */ .Hz.shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder).trials;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .findLines */ .L1)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readSync)(file, bytes, 0, bytes.length, start);
            yield (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStored */ .Tw)(recordSchema, (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A)(path, place + 1, bytes.toString('utf8')), { path, line: place + 1 });
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.closeSync)(file);
    }
}


/***/ }),

/***/ 22640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ appendTrials),
/* harmony export */   a: () => (/* binding */ trialsOfLines)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);

/**
 * Writes trials as lines, without their line feed. The trials of a target mostly lack the same fields, and the reasons take two thirds
 * of a line: a line names its set of reasons by a number, and has the reasons themselves where the set comes for the first time.
 * @param append writes a line; where it throws, nothing is written, and a later line has the reasons again
 */
function appendTrials(append) {
    const sets = [];
    let next = 0;
    const find = (reasons, text) => {
        // `scoreTrial` shares the record among trials that are alike.
        const same = sets.findIndex((set) => set.reasons === reasons);
        if (same >= 0)
            return same;
        const equal = sets.findIndex((set) => set.text === text());
        const set = sets[equal];
        if (set !== undefined)
            set.reasons = reasons;
        return equal;
    };
    return (trial) => {
        const { unscored, ...rest } = trial;
        if (Object.keys(unscored).length === 0) {
            append(JSON.stringify(trial));
            return;
        }
        let text = null;
        const earlier = find(unscored, () => (text ??= JSON.stringify(unscored)));
        if (earlier >= 0) {
            append(JSON.stringify({ ...rest, unscored_set: earlier }));
            return;
        }
        const place = next % _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_UNSCORED_SETS */ .ou;
        append(JSON.stringify({ ...rest, unscored, unscored_set: place }));
        // Now that the line is there: others may name it.
        next += 1;
        sets[place] = { reasons: unscored, text: text ?? JSON.stringify(unscored) };
    };
}
/**
 * Gives the lines of one file, in their order, their reasons back. A number means the set that a line above had last under it, so a run
 * that is resumed may number its sets from 0 again. Lines of older versions have their reasons themselves. Text: what is wrong.
 */
function trialsOfLines() {
    const sets = new Map();
    return ({ unscored: own, unscored_set: place, ...rest }) => {
        if (place === undefined)
            return own === undefined ? 'it has neither `unscored` nor `unscored_set`' : { ...rest, unscored: own };
        // A copy takes a third of the memory of a parsed object.
        if (own !== undefined)
            sets.set(place, { ...own });
        const unscored = sets.get(place);
        if (unscored === undefined)
            return `no line above has the reasons of \`unscored_set\` ${place}`;
        return { ...rest, unscored };
    };
}


/***/ }),

/***/ 20714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ continueRun),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   fA: () => (/* binding */ demandUnlocked),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   yO: () => (/* binding */ dropCutTrial)
/* harmony export */ });
/* unused harmony export lockRun */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87855);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58967);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);
/* harmony import */ var _unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22640);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15704);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29598);














async function removeOld(folder) {
    const { run: head, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    // Killed halfway, there must be no run rather than the old run's head over the new one's trials.
    for (const old of [head, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)])
        await remove(old);
    // Not emptied where it stands: to close a file that was is to wait for the disk. A link stays one.
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(trials).catch(() => null))?.isFile() === true)
        await remove(trials);
}
/** Whether a folder holds a run, finished or not. */
async function hasRun(folder) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null;
}
/** Takes the last line out of trials.jsonl if it was being written when the run was killed. Throws as `writeRun`. */
function dropCutTrial(folder) {
    (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials)[Symbol.dispose]();
}
/**
 * Starts a run folder: an empty trials.jsonl, run.json as it is now, and none of the other files that are read with them.
 * Throws the user's errors `run-locked` and `output-unwritable`, and so do the writer's functions.
 * @param tell hears of a lock that was taken over
 */
const writeRun = async (...of) => openWriter(true, ...of);
/** Goes on with a run folder whose run was interrupted, after its last whole trial. Throws as `writeRun`. */
const continueRun = async (...of) => openWriter(false, ...of);
async function openWriter(isNew, ...[folder, run, tell]) {
    const files = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const writeHead = async (head) => {
        const text = `${JSON.stringify(head, null, 2)}\n`;
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(files.run, text);
        return text;
    };
    const lock = lockRun(folder, tell ?? (() => undefined));
    let opened = null;
    const close = () => {
        opened?.[Symbol.dispose]();
        lock[Symbol.dispose]();
    };
    try {
        if (isNew)
            await removeOld(folder);
        opened = (isNew ? _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLines */ .O : _io_append_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .continueLines */ .b)(files.trials);
        await writeHead(run);
    }
    catch (error) {
        close();
        throw error;
    }
    const trials = opened;
    const append = (0,_unscored_sets_js__WEBPACK_IMPORTED_MODULE_6__/* .appendTrials */ .K)(trials.append);
    return {
        append: async (trial) => Promise.resolve(append(trial)),
        pause: async (head) => void (await writeHead(head)),
        finish: async (whole) => {
            const text = await writeHead(whole);
            if (whole.stopped === undefined)
                await remove((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder));
            const written = { 'run.json': (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .f)(text), 'trials.jsonl': trials.digest(), 'confirmations.jsonl': null };
            return { folder, files: { ...written, ...(whole.stopped === undefined && { 'unjudged.jsonl': null }) } };
        },
        [Symbol.asyncDispose]: async () => Promise.resolve(close()),
    };
}
async function remove(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true }).catch((error) => {
        throw (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .asOutputError */ .KV)(error, path);
    });
}
/** In a run folder while a process writes it. */
const LOCK_FILE = 'run.lock';
const holderSchema = zod__WEBPACK_IMPORTED_MODULE_12__.object({ pid: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(), host: zod__WEBPACK_IMPORTED_MODULE_12__.string() });
/** Throws the user's error `run-locked` where another process that is alive is writing a run into the folder. */
function demandUnlocked(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, LOCK_FILE);
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo('run-locked', { folder, pid: holder.pid, path });
}
/**
 * Takes the lock of a run folder, also from a process that is dead or of another machine, of which `tell` hears. Disposing it gives it back.
 * Throws the user's errors `run-locked` and `output-unwritable`.
 */
function lockRun(folder, tell) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, LOCK_FILE);
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseToWriteOut */ .Dd)(path);
    demandUnlocked(folder);
    const left = readHolder(path);
    try {
        (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder);
        if (left !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync)(path, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync)(path, JSON.stringify({ pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_8__.hostname)() }), { flag: 'wx' });
    }
    catch (error) {
        // Somebody was quicker.
        demandUnlocked(folder);
        throw (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .asOutputError */ .KV)(error, path);
    }
    if (left !== null)
        tell(`Took over ${folder} from process ${left.pid} on ${left.host}, which ended without giving it back.`);
    return {
        [Symbol.dispose]: () => {
            if (readHolder(path)?.pid === process.pid)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync)(path, { force: true });
        },
    };
}
/** Null where there is none; one that cannot be read is of nobody. */
function readHolder(path) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
    const holder = holderSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_13__/* .tryJson */ .MR)(text));
    return holder.success ? holder.data : { pid: 0, host: 'an unknown machine' };
}
/** A process of this machine that is not this one: with its number, an earlier one left the lock. */
function isAlive({ pid, host }) {
    if (host !== (0,node_os__WEBPACK_IMPORTED_MODULE_8__.hostname)() || pid === process.pid)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: it is another user's.
        return (0,_io_log_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'EPERM';
    }
}


/***/ })

};
