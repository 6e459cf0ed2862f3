export const id = 8774;
export const ids = [8774,8896];
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
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40524);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1726);
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
        const history = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readHistory */ .Lu)({ good, bad, workingDirectory });
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
            ? [`To go on, run the command again with --resume, and with more of what ran out; the search is in ${folder}.`]
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

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ AS_STREAM),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   xP: () => (/* binding */ streamAnswer),
/* harmony export */   zq: () => (/* binding */ watchBytes)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);


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
        const fail = (error) => reject(error instanceof Error ? new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
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
