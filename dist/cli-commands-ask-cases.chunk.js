export const id = 1409;
export const ids = [1409];
export const modules = {

/***/ 31409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askCases: () => (/* binding */ askCases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
/* harmony import */ var _metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48512);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35998);
/* harmony import */ var _suite_paste_span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91301);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12389);








const SHOWN_ANSWER = 200;
const SHOWN_SPANS = 5;
/**
 * Puts the first cases of a suite, those that expect spans before others, to its target, one attempt each and without a judge, and shows what
 * is expected beside what came back. Nothing is kept. Throws as `measure` does.
 */
async function askCases(terminal, { suite: path, count, targetEnv, }) {
    const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .ZD)(terminal, targetEnv);
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuiteHere */ .dw)(path, surroundings);
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const expecting = enabled.filter((golden) => golden.expected_spans.length > 0);
    const cases = [...expecting, ...enabled.filter((golden) => !expecting.includes(golden))].slice(0, count);
    const out = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-ask-'));
    try {
        const arm = { variant: suite.default_variant, out: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, 'run'), trials: 1 };
        const request = {
            suite: { ...suite, cases },
            arms: [arm],
            mode: 'run',
            subset: null,
            shard: null,
            isResuming: false,
        };
        await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .measureHere */ .DL)({ ...request, cache: null, isJudgedLater: true }, surroundings, terminal);
        const caseIds = new Set(cases.map(({ id }) => id));
        const made = await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_4__/* .readObservations */ .i)(arm.out, { caseIds, log: terminal.log });
        return cases.flatMap((golden) => describeCase(golden, made.get(golden.id)?.[0]));
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(out, { recursive: true, force: true });
    }
}
function describeCase({ id, query, expected_spans: expected }, trial) {
    const heading = `case ${id}: ${oneLine(query)}`;
    const observation = trial?.observation;
    if (observation === undefined)
        return [heading, '  was not asked'];
    if (observation.status !== 'ok')
        return [heading, `  failed    ${oneLine(observation.failure.message)}`];
    const { answer, spans = [] } = observation.reply;
    const matches = (0,_metrics_retrieval_match_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSpans */ .zA)(spans, expected);
    const rankOf = (span) => matches.find((match) => match.expected === span)?.rank ?? null;
    const returned = spans.slice(0, SHOWN_SPANS).map((span, index) => `${index + 1}. ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__/* .labelSpan */ .li)(span)}`);
    return [
        heading,
        `  answer    ${answer === '' ? '(empty)' : oneLine(answer)}`,
        ...expected.flatMap((span) => {
            const rank = rankOf(span);
            const label = `  expected  ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__/* .labelSpan */ .li)(span)}`;
            if (rank !== null)
                return [`${label}: returned as number ${rank}`];
            const nearest = findNearest(span, spans);
            return [
                `${label}: not returned`,
                ...(nearest === null
                    ? []
                    : [`  nearest   - ${(0,_suite_paste_span_js__WEBPACK_IMPORTED_MODULE_5__/* .pasteSpan */ .o)(nearest)} # if this is right, paste it into expected_spans`]),
            ];
        }),
        ...(returned.length === 0
            ? ['  returned  no spans']
            : returned.map((line, index) => `  ${index === 0 ? 'returned' : '        '}  ${line}`)),
        ...(spans.length > SHOWN_SPANS ? [`            and ${spans.length - SHOWN_SPANS} more`] : []),
    ];
}
/** The first returned span of the same file, else of a file of the same name. */
function findNearest({ path = '' }, spans) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = spans.filter((span) => span.path !== undefined);
    return named.find((span) => span.path === path) ?? named.find((span) => span.path?.endsWith(name) === true) ?? null;
}
function oneLine(text) {
    const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    return line.length > SHOWN_ANSWER ? `${line.slice(0, SHOWN_ANSWER)} …` : line;
}


/***/ }),

/***/ 12389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80430);
/* harmony import */ var _run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19122);
/* harmony import */ var _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93767);
/* harmony import */ var _run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19450);
/* harmony import */ var _run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70521);
/* harmony import */ var _run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48837);
/* harmony import */ var _run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89380);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19859);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50467);













/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__/* .providersOfShell */ .gO)(env),
        scorer: (0,_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .locatePrograms */ .g)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere({ checkout, ...request }, surroundings, terminal) {
    const { workingDirectory } = surroundings;
    const { sha: commit } = await (checkout ?? (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }));
    return (0,_run_measure_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .x)({ ...request, ...surroundings, commit, branch: null, onProgress: showProgress(terminal) });
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    const folder = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .textFlag */ .gx)(flags, 'cache-dir');
    if (folder === undefined || flags['no-cache'] === true)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const answer = await git(workingDirectory, ['cat-file', '--batch'], 'HEAD\n');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer ?? '') ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await git(workingDirectory, ['rev-parse', '--show-prefix']))?.trim() ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function git(cwd, args, input = '') {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const running = run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        // A git that is not there, or reads nothing, may be gone before.
        running.child.stdin?.on('error', () => undefined).end(input);
        return (await running).stdout;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 19450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 89380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const got = env[name] || null;
    return got === null ? null : readAddress(name, got);
}
/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(got) ? refuse((0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(got), 'an address without a user name or password') : got;
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
