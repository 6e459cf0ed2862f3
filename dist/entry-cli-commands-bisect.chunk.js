export const id = 8161;
export const ids = [8161,8896,2101];
export const modules = {

/***/ 41799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bisect: () => (/* binding */ bisect)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28896);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86349);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88785);
/* harmony import */ var _modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39363);
/* harmony import */ var _modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
/* harmony import */ var _modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97427);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1726);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74474);











const MOST_SHOWN = 10;
const bisect = {
    positionals: 'GOOD BAD',
    details: [
        ['GOOD', 'a commit, branch or tag where the cases still passed'],
        ['BAD', 'a later one where they fail; of merges between both the first parent is followed'],
    ],
    run: async ({ flags, positionals, terminal }) => {
        const [good, bad, ...others] = positionals;
        if (good === undefined || bad === undefined || others.length > 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseArguments */ .Rd)('bisect', `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(positionals.length, 'commit')} given, expected two, the good one first`);
        const { workingDirectory, env } = terminal;
        const { max_cost_usd: maxCostUsd, ...overrides } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .overridesOf */ .FB)(flags);
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .targetEnvFlags */ .qF)(flags));
        const history = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readHistory */ .Lu)(good, bad, workingDirectory);
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .loadSuiteHere */ .dw)(flags.suite, surroundings);
        const variant = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseVariant */ .zh)(suite, flags);
        const folder = flags.out ?? `.goldenpair/bisect-${suite.name}`;
        if (!flags.resume)
            await (0,_modes_bisect_state_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseEarlierSearch */ .NB)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), folder);
        const found = await (0,_modes_bisect_bisect_js__WEBPACK_IMPORTED_MODULE_3__/* .bisect */ .h)({
            measuring: {
                ...surroundings,
                suite,
                variant,
                overrides,
                suitePath: flags.suite,
                temporary: env['RUNNER_TEMP'] ?? '',
                onProgress: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .Rh)(terminal),
            },
            history,
            subset: flags.subset ?? null,
            ends: null,
            trials: flags.trials ?? suite.trials,
            folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder),
            isResuming: flags.resume,
            maxCostUsd: maxCostUsd ?? suite.max_cost_usd ?? null,
            maxMinutes: flags.maxMinutes,
        });
        print(found, history, { folder, flags, terminal });
        return found.end.kind === 'found' ? 0 : 2;
    },
};
function print(found, history, { folder, flags, terminal }) {
    const story = (0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .tellSearch */ .c)(history, found);
    const { search: state, end } = found;
    if (flags.json) {
        terminal.print(JSON.stringify({ ...end, facts: story.commits, evidence: story.evidence, search: state }, null, 2));
        return;
    }
    const facts = new Map([history.good, ...history.commits].map((commit) => [commit.sha, commit]));
    const place = new Map([...facts.keys()].map((sha, index) => [sha, index]));
    const rows = [...state.probes]
        .sort((a, b) => (place.get(a.sha) ?? 0) - (place.get(b.sha) ?? 0))
        .map((probe) => [(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .A)(probe.sha), writeProbe(probe), (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(facts.get(probe.sha)?.subject ?? '')]);
    const left = story.commits.length - MOST_SHOWN;
    terminal.print([
        rows.length === 0
            ? `No commit was probed (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(state.commits.length, 'commit')}).`
            : `Probes, the oldest commit first (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(state.commits.length, 'commit')}):`,
        ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__/* .alignColumns */ .RM)(rows).map((row) => `  ${row}`),
        '',
        story.headline,
        ...story.commits
            .slice(0, MOST_SHOWN)
            .map(({ sha, author, subject }) => `  ${sha} ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author)}: ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(subject)}`),
        ...(left > 0 ? [`  … and ${left} more`] : []),
        ...(story.evidence === '' ? [] : [`Evidence: ${story.evidence}.`]),
        ...(end.kind === 'open'
            ? [`To go on, run the command again with --resume and more time or budget; the search is kept in ${folder}.`]
            : []),
    ].join('\n'));
}
function writeProbe({ flipped, problem }) {
    return problem === null ? `${(0,_modes_bisect_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFailures */ .v)(flipped)} failed` : `skipped: ${(0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(problem)}`;
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

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ AS_STREAM),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   xP: () => (/* binding */ streamAnswer),
/* harmony export */   zq: () => (/* binding */ watchBytes)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);


/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
const AS_STREAM = { parseSuccessResponseBody: false };
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new _client_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
function watchBytes(see) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            see(chunk.length);
            yield chunk;
        }
    };
}
/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
function limitBytes(maxBytes, refuse) {
    let bytes = 0;
    return watchBytes((length) => {
        bytes += length;
        if (bytes > maxBytes)
            throw refuse();
    });
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 86550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ compareNaturally)
/* harmony export */ });
/**
 * Orders texts as people read them: runs of digits by their value, everything else by its characters.
 * @example ['case-10', 'case-2'].sort(compareNaturally) // ['case-2', 'case-10']
 */
function compareNaturally(a, b) {
    const [left, right] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []];
    for (const [at, one] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = isNumber(one) && isNumber(other) ? compareNumbers(one, other) : compareTexts(one, other);
        if (order !== 0)
            return order;
    }
    // `01` and `1` are equal as numbers, yet two names.
    return right.length > left.length ? -1 : compareTexts(a, b);
}
const PARTS = /\d+|\D+/g;
const isNumber = (part) => /^\d/.test(part);
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Numbers of any length: the longer one is larger once the zeros before it are gone. */
function compareNumbers(a, b) {
    const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return one.length - other.length || compareTexts(one, other);
}


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

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88785);


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/** The first digits of a commit's whole name. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. The whole name of
 * a commit is broken; a short one stays, which is what this report itself writes: GitHub links it only where the repository or a fork has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtmlText */ .SC)((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ }),

/***/ 13669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fisherExact)
/* harmony export */ });
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

/** R's tolerance for "as likely as what was seen", against the noise of binary fractions. */
const TOLERANCE = 1e-7;
/**
 * Fisher's exact test, two-sided: the probability, when `drawn` of `all` cases are drawn blindly, of a number of hits that is
 * no likelier than the one seen. In (0, 1].
 * Source: Fisher 1935, J. R. Stat. Soc. 98:39; R 4.3 `fisher.test`, scipy.stats.fisher_exact.
 * @example fisherExact({ hits: 6, drawn: 7, marked: 8, all: 13 }) // 0.1025641025641026 (scipy: [[6, 2], [1, 4]])
 */
function fisherExact({ hits, drawn, marked, all }) {
    const least = Math.max(0, drawn + marked - all);
    const most = Math.min(drawn, marked);
    const logOf = (k) => logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn);
    const seen = logOf(hits) + Math.log1p(TOLERANCE);
    let sum = 0;
    for (let k = least; k <= most; k++) {
        const log = logOf(k);
        if (log <= seen)
            sum += Math.exp(log);
    }
    return Math.min(1, sum);
}
function logChoose(n, k) {
    return (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(k + 1) - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(n - k + 1);
}


/***/ }),

/***/ 80719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);



const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
 */
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => listMeans(columnOf(metricId)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function listMeans(column) {
    const means = [];
    if (column === null)
        return means;
    for (let place = 0; place < column.length; place++) {
        const value = column[place];
        if (!Number.isNaN(value))
            means.push(value);
    }
    return means;
}
/** NaN where a case has no mean; null where none has. */
function meanColumn({ ids, starts, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(ids.length).fill(NaN);
    let hasMeans = false;
    for (let place = 0; place < means.length; place++) {
        const from = starts[place];
        const to = starts[place + 1];
        if (to - from === 1) {
            if (states[from] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            means[place] = values[from] ?? NaN;
        }
        else {
            const scored = [];
            let applicable = 0;
            for (let at = from; at < to; at++) {
                if ((states[at] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE) < _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB)
                    continue;
                applicable += 1;
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    scored.push(values[at] ?? NaN);
            }
            if (scored.length === 0 || 2 * scored.length < applicable)
                continue;
            means[place] = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(scored);
        }
        hasMeans = true;
    }
    return hasMeans ? means : null;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread({ trials, starts, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    let at = 0;
    for (const to of starts.subarray(1)) {
        const scored = [];
        for (; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            const value = values[at] ?? NaN;
            scored.push(value);
            const trial = trials[at]?.trial ?? 0;
            const run = runs.get(trial);
            if (run === undefined)
                runs.set(trial, [value]);
            else
                run.push(value);
        }
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(scored);
        if (deviation !== null)
            within.push(deviation);
    }
    const inOrder = [...runs].sort(([a], [b]) => a - b);
    return { runs: inOrder.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(run)), within };
}
function tallyCases({ ids, starts, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return ids.map((_, place) => {
        let passed = 0;
        let scored = 0;
        for (let at = starts[place]; at < starts[place + 1]; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            scored += 1;
            if (values[at] === 1)
                passed += 1;
        }
        return [passed, scored];
    });
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
