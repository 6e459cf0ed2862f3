export const id = 6769;
export const ids = [6769,5577];
export const modules = {

/***/ 75961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

var external_node_path_ = __webpack_require__(76760);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var model_error = __webpack_require__(50262);
var run = __webpack_require__(12141);
var cohen_kappa = __webpack_require__(44595);
var moments = __webpack_require__(44785);
var spearman = __webpack_require__(56249);
;// CONCATENATED MODULE: ./build/compare/differences/compare-judgings.js




/**
 * What judging the same observations again did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
function compareJudgings(input) {
    const { metrics, before, after } = input;
    const old = new Map(before.map((trial) => [(0,run/* trialKey */.wK)(trial.case, trial.trial), trial.scores]));
    return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
        if (judged_by === undefined || per_run !== undefined)
            return [];
        const both = after.map((trial) => [old.get((0,run/* trialKey */.wK)(trial.case, trial.trial))?.[id], trial.scores[id]]);
        const pairs = both.flatMap(([one, other]) => one === undefined || other === undefined ? [] : [[one, other]]);
        const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length;
        const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length;
        const n = pairs.length;
        if (n + only_before + only_after === 0)
            return [];
        return [
            {
                ...{ metric: id, n, only_before, only_after },
                before: n === 0 ? null : (0,moments/* mean */.i2)(pairs.map(([one]) => one)),
                after: n === 0 ? null : (0,moments/* mean */.i2)(pairs.map(([, other]) => other)),
                equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
                kappa: kind === 'continuous' ? null : (0,cohen_kappa/* cohenKappa */.r)(pairs),
                spearman: (0,spearman/* spearman */.C)(pairs),
            },
        ];
    });
}

var describe_stopped = __webpack_require__(3033);
var sha256 = __webpack_require__(80430);
var build_metrics = __webpack_require__(55970);
var price_reply = __webpack_require__(68674);
var scoring = __webpack_require__(60960);
var arm_tally = __webpack_require__(65750);
var budget_spending = __webpack_require__(99400);
var start_scorer = __webpack_require__(62898);
var start_judging = __webpack_require__(18471);
var rescore_run = __webpack_require__(42660);
var read_run = __webpack_require__(41345);
var read_trials = __webpack_require__(7107);
var spend_ledger = __webpack_require__(14426);
var read_rescored = __webpack_require__(84295);
;// CONCATENATED MODULE: ./build/modes/judge-run.js
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
 * Judges a recorded run again into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, from, to, log, signal } = input;
        const start = (0,start_judging/* judgeOfSuite */.rk)(suite, input);
        if (start === null)
            throw new model_error/* UserError */.yo('suite-without-judge', { path: suite.file });
        const before = await (0,read_run/* readRun */.c)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring/* DEFAULT_SCORING */.cH), judged, rubric_categories },
                judge: suite.judge ?? run.settings.judge,
            },
        });
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* openSpending */.Ji)({
            suite,
            ledger: (0,spend_ledger/* openLedger */.au)(input.workingDirectory),
            clock: input.clock,
            earlierUsd: 0,
        }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        (0,budget_spending/* demandJudgePrice */.K1)(judge.facts, { spending, pricing: (0,price_reply/* completePricing */.Mr)(suite.pricing) });
        const scorer = __addDisposableResource(env_1, (0,start_scorer/* openScorer */.DL)(input), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const tally = (0,arm_tally/* startJudgeTally */.QL)();
        const startedMs = input.clock.monotonicMs();
        const tell = () => input.onProgress({
            done,
            total,
            earlier: 0,
            failed: 0,
            failedReadings: tally.counts()?.failed ?? 0,
            elapsedMs: input.clock.monotonicMs() - startedMs,
            cost: (0,budget_spending/* costSoFar */.RV)(spending, { usd: tally.costUsd(), unknown: tally.unknownCosts() }),
        });
        const onTrial = (trial) => {
            done += 1;
            tally.add(trial);
            tell();
        };
        tell();
        const rejudging = { kind: 'judge', judge, scorer, spending };
        try {
            const after = await (0,rescore_run/* rescoreRun */.R)({ from, to, change: asSuite, rejudging, hash: sha256/* sha256 */.s, log, signal, onTrial });
            if (after.stopped !== undefined)
                log.warning(`The run is incomplete: ${(0,describe_stopped/* describeStopped */.p)(after.stopped)}.`);
            const metrics = (0,build_metrics/* buildMetrics */.GY)((0,read_rescored/* metricSettings */.Q)(after, null));
            const old = await (0,read_rescored/* readRescored */.M)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_trials/* readScoredRun */.my)(to, { log, run: after });
            return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error/* UserError */.yo('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
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

var text_width = __webpack_require__(40524);
var dry_run = __webpack_require__(13068);
var override_suite = __webpack_require__(98384);
var commands_flags = __webpack_require__(1726);
var commands_surroundings = __webpack_require__(74474);
;// CONCATENATED MODULE: ./build/entry/cli/commands/judge.js











const judge = {
    positionals: 'FOLDER',
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        const [path, ...others] = positionals;
        if (path === undefined || others.length > 0)
            (0,commands_flags/* refuseArguments */.Rd)('judge', path === undefined ? 'no run folder' : 'more than one run folder');
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, flags.out ?? `${path.replace(/[/\\]+$/, '')}-judged`);
        if (to === from)
            (0,commands_flags/* refuseFlag */.X2)('out', to, 'a folder other than that of the run');
        const overrides = (0,commands_flags/* overridesOf */.FB)(flags);
        const surroundings = (0,commands_surroundings/* surroundingsOf */.ZD)(terminal, flags.targetEnv);
        const suite = (0,override_suite/* overrideSuite */.vy)(await (0,commands_surroundings/* loadSuiteHere */.dw)(flags.suite, surroundings), overrides);
        if (flags.dryRun) {
            const { judge: config = null, scoring, pricing, retries } = suite;
            if (config === null || scoring.judged.length === 0)
                throw new model_error/* UserError */.yo('suite-without-judge', { path: suite.file });
            const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false };
            return (0,commands_surroundings/* printPlan */.Zn)(await (0,dry_run/* planJudging */.y)({ ...surroundings, ...asked, run: await (0,read_run/* readRun */.c)(from) }), flags, terminal);
        }
        const judged = await judgeRun({ ...surroundings, suite, from, to, onProgress: (0,commands_surroundings/* showProgress */.Rh)(terminal) });
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        terminal.print(flags.json ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged, terminal));
        return judged.after.stopped === undefined ? 0 : 2;
    },
};
const EXPLANATION = 'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.';
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }, { columns }) {
    const rows = [HEAD, ...changes.map((change) => writeRow(change, after))];
    return [
        `${nameJudge(after)} judged ${(0,format_number/* countOf */.pq)(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...(0,text_width/* alignColumns */.RM)(rows, (column) => column > 0),
        '',
        ...(0,text_width/* wrapText */.C1)(EXPLANATION, columns),
    ].join('\n');
}
function writeRow(change, { metrics }) {
    const facts = metrics.find(({ id }) => id === change.metric) ?? { unit: 'count', kind: 'continuous' };
    const write = (value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(facts, value));
    const writeShare = (value) => (value === null ? '–' : `${Math.round(value * 100)} %`);
    const writeAgreement = (value) => (value === null ? '–' : value.toFixed(2));
    const { n, only_before, only_after } = change;
    const others = [
        ...(only_before > 0 ? [`${only_before} only before`] : []),
        ...(only_after > 0 ? [`${only_after} only now`] : []),
    ];
    return [
        change.metric,
        write(change.before),
        write(change.after),
        writeShare(change.equal),
        writeAgreement(change.kappa),
        writeAgreement(change.spearman),
        others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
    ];
}
function nameJudge({ judge: facts, fingerprints }) {
    const models = fingerprints.judge_models ?? [];
    if (facts === undefined)
        return models.length === 0 ? 'an unrecorded judge' : models.join(', ');
    return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`;
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
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15398);
/* harmony import */ var _measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98384);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);

















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__/* .providersOfShell */ .gO)(env),
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
    return skipped === null ? suite : (0,_measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_15__/* .suggest */ .Z)(variant, known), known });
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
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .x)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .c)(folder);
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
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
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
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 42660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ leaveUnjudged),
/* harmony export */   R: () => (/* binding */ rescoreRun)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77377);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47600);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44774);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(70671);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69942);
/* harmony import */ var _metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16279);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21501);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18359);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12141);
/* harmony import */ var _stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55542);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20714);
/* harmony import */ var _suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89253);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(65750);
/* harmony import */ var _budget_spending_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99400);
/* harmony import */ var _judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(68630);




















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are computed again from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__/* .readRun */ .c)(from));
    const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
    const { k, primary_k, success, scoring } = source.settings;
    const own = [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .customMetricsOf */ .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .tableFiguresOf */ .LV)(source)];
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_fingerprint_case_js__WEBPACK_IMPORTED_MODULE_14__/* .fingerprintCase */ .l)(golden, hash) }));
    const run = {
        ...source,
        judge: judge?.facts,
        cases,
        metrics: metrics.map(_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .metricFacts */ .gt),
        fingerprints: {
            ...source.fingerprints,
            judge: judge?.fingerprint,
            judge_models: undefined,
            metrics: (0,_metrics_describe_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprintMetrics */ .or)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,_stats_scores_collect_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .collectScores */ .s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_15__/* .startTally */ .dP)(source.pricing);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_13__/* .writeRun */ .bp)(to, run);
    const workers = { items: (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_12__/* .readTrials */ .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_0__/* .workThrough */ .H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && hasJudgments(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial(metrics, { golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            scored.add((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutObservation */ .hZ)(trial), trial.observation);
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_18__/* .countOf */ .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            stopped: stopOfJudging(spending, { judged, trials: tally.counts().trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
            summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_7__/* .summarizeRun */ .l)({ metrics, trials: scored.trials(), kept: (0,_metrics_code_define_on_code_js__WEBPACK_IMPORTED_MODULE_19__/* .summarizeCode */ .Nn)(metrics, run.code_quality) }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(spending, { judged, trials }) {
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return undefined;
    return { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() };
}
/** A job without a key records that nobody was asked, and why. */
function hasJudgments({ rubric, ...others }) {
    const judgments = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return judgments.some((one) => one !== undefined && !('asked' in one));
}
async function rescoreTrial(metrics, input) {
    const { golden, trial } = input;
    const { judged, recorded } = await rejudgeTrial(input);
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreTrial */ .$o)({ metrics, golden, observation, recorded, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .d });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns(input) {
    const { from, to, run, metrics, rejudging, log, signal } = input;
    const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_10__/* .readConfirmations */ .T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_10__/* .writeConfirmations */ .o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial(metrics, { golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function rejudgeTrial(input) {
    const { golden, trial: recorded, rejudging, signal } = input;
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_17__/* .unjudged */ .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_17__/* .recordJudged */ .vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof _budget_spending_js__WEBPACK_IMPORTED_MODULE_16__/* .NotAffordable */ .SW)
        return null;
    throw error;
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 95577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Scored trials, all of them failing, that prove a case newly failing (docs/decision-rules.md#zero-tolerance); a deterministic target needs
 * one.
 */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where re-runs are missing: the cases that were asked too few times. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
});


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

/***/ 84295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ metricSettings),
  M: () => (/* binding */ readRescored)
});

var within_time = __webpack_require__(44774);
var sha256 = __webpack_require__(80430);
var join_names = __webpack_require__(73341);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js




/** Trials of a case may come in any order. */
function watchConduct(scoring = suite_scoring/* DEFAULT_SCORING */.cH) {
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
    const matches = reply.spans === undefined ? [] : (0,match_spans/* matchSpans */.zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice/* finalRouteTier */.uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names/* nameSpan */.CL))].sort() }),
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
        ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}

var define_on_code = __webpack_require__(70671);
var price_reply = __webpack_require__(68674);
var build_metrics = __webpack_require__(55970);
var custom_metrics = __webpack_require__(48719);
var table_figures = __webpack_require__(69942);
var describe_facts = __webpack_require__(16279);
var score_trial = __webpack_require__(21501);
var summarize_run = __webpack_require__(18359);
var read_reference = __webpack_require__(9073);
var read_trials = __webpack_require__(7107);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-rescored.js













/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,custom_metrics/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference/* isReference */.A_)(folder)) {
        const reference = await (0,read_trials/* readScoredRun */.my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,read_trials/* readScoredRun */.my)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,price_reply/* statesOwnCost */.QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(describe_facts/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,describe_facts/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
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






/** No case of a run in rounds is asked so often. */
const MOST_NUMBERS_IN_ROUNDS = 100;
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
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('run-invalid', { path, line, problem });
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$, value, { path, line });
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0, value, { path, line });
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI, value, { path, line });
        // In rounds cases are asked unequally often.
        const [first, most] = run.plan === undefined ? [run.trials_per_case, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3] : [1, MOST_NUMBERS_IN_ROUNDS];
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + most)
            throw fail(`a re-run of this run has a number from ${first} to ${first + most - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
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
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return sealFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)]);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    return sealFiles(folder, [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)));
}
async function sealFiles(folder, names) {
    const files = {};
    for (const name of names)
        files[name] = await digestFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    return { folder, files };
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
