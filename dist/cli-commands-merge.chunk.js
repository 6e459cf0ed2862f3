export const id = 7514;
export const ids = [7514];
export const modules = {

/***/ 87916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _run_merge_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88845);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50467);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77166);





const merge = {
    positionals: 'FOLDER...',
    flags: {
        out: { ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.out, description: 'the run folder to write (default .goldenpair/merged)' },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        'fail-on': _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT['fail-on'],
        verbose: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.verbose,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .failOnFlag */ .S7)(flags);
        if (positionals.length === 0)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('arguments-invalid', {
                command: 'merge',
                got: 'no folders given; name those of all shards',
                suggestion: null,
            });
        const folders = positionals.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, path));
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'out') ?? '.goldenpair/merged');
        if (folders.includes(out))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('flag-invalid', {
                flag: 'out',
                got: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'out') ?? out,
                expected: 'a folder other than those of the shards',
            });
        const baseline = await (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .Bv)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'baseline'), terminal);
        await (0,_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)({ folders, out, log: terminal.log });
        const evaluation = await (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateHere */ .C8)({ candidates: [out], baseline, failOn, outputFolder: out }, terminal);
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .printEvaluation */ .cY)(evaluation, { flags, terminal });
    },
};


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

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31402);





/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'stopped',
    'spent_usd',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 88845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20714);
/* harmony import */ var _check_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93614);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65173);
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
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws `target-answered-nothing`, and as `checkShards` and `readScoredRun` do.
 */
async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .c)(folder) });
    const parts = (0,_check_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .checkShards */ .Q)(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__/* .writeRun */ .bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials)));
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .startTally */ .dP)(merged.pricing);
    try {
        for (const { part, start, end } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            const trial = JSON.parse(buffer.toString());
            await writer.append(trial);
            tally.add(trial);
        }
        const silence = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .findSilence */ .v7)(merged.variant, tally);
        if (silence !== null)
            throw silence;
        const run = { ...merged, summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
        await writer.finish(run);
        return run;
    }
    finally {
        await Promise.all(files.map(async (file) => file.close()));
        await writer[Symbol.asyncDispose]();
    }
}
/** All trials, sorted as they will be written. */
async function findTrials(parts, log) {
    const found = [];
    for (const [part, { folder }] of parts.entries()) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { trials } = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .my)(folder, { log });
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials), true);
            const places = (0,_store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .findLines */ .L1)(file.fd);
            for (const [index, trial] of trials.entries()) {
                const place = places[index];
                if (place === undefined)
                    throw new Error(`${folder}: the trials changed while they were read`);
                found.push({ ...trial, part, start: place.start, end: place.end });
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
    return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1));
}
/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    // Arms that were measured together, shard by shard, share it still.
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(sessions.join('\n')).slice(-16)}`;
    const isJudged = runs.some(({ counts }) => counts?.judge !== undefined);
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        environment: {
            node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
            os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
            runner: runners.length === 0 ? null : runners.join(', '),
        },
        fingerprints: {
            ...first.run.fingerprints,
            models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
            judge_models: isJudged
                ? distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? []))
                : undefined,
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: mergeSpent(runs),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
/** Unknown where one shard had no budget. */
function mergeSpent(runs) {
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    return spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0);
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const judged = {
        readings: sumJudged('readings'),
        failed: sumJudged('failed'),
        retries: sumJudged('retries'),
        cached: sumJudged('cached') || undefined,
    };
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        cached: sum('cached') || undefined,
        judge: judges.length === 0 ? undefined : judged,
    };
}


/***/ })

};
