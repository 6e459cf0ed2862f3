export const id = 9981;
export const ids = [9981,2778];
export const modules = {

/***/ 71640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineOf),
/* harmony export */   X: () => (/* binding */ storedBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);


/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}


/***/ }),

/***/ 92827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12331);
/* harmony import */ var _run_read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90564);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50467);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77166);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13065);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12389);











/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT;
const { 'max-cost-usd': maxCost } = _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .LIMIT_FLAGS */ .Yr;
const RUN_FLAGS = {
    subset,
    trials,
    seed,
    concurrency,
    'timeout-seconds': timeout,
    'max-cost-usd': maxCost,
    ..._flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SETTING_FLAGS */ .bc,
    ..._flags_js__WEBPACK_IMPORTED_MODULE_7__/* .TARGET_ENV_FLAGS */ .ii,
};
const compare = {
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
        ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
        ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
    ],
    flags: {
        out: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.out,
        'fail-on': _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT['fail-on'],
        inference: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INFERENCE */ ._e,
        verbose: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.verbose,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_FLAGS */ .kT.json,
        ...RUN_FLAGS,
        ..._read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .RESULT_FLAGS */ .WC,
    },
    run: async ({ flags, positionals, terminal }) => {
        // Every flag and every argument is read before anything runs: a mistake must not cost a run.
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .failOnFlag */ .S7)(flags);
        const settings = {
            trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFlag */ .ax)(flags, 'trials'),
            subset: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .textFlag */ .gx)(flags, 'subset') ?? null,
            overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .overridesOf */ .FB)(flags),
            surroundings: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .targetEnvFlags */ .qF)(flags)),
        };
        const options = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .resultOptionsOf */ .ri)(flags);
        const inputs = [];
        for (const argument of positionals)
            inputs.push(...((await (0,_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__/* .readResultInput */ .mA)(argument, options, terminal)) ?? [
                await readCompareInput(argument, settings.surroundings),
            ]));
        if (inputs.length < 2 || inputs.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id)
            throw wrongCount(inputs.length);
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(input.folder)))
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', {
                    command: 'compare',
                    got: 'a reference cannot be a candidate, because it has no answers; name it first, as the baseline',
                    suggestion: null,
                });
        const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined);
        if (idle !== undefined && inputs.every(({ kind }) => kind !== 'suite'))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('flag-invalid', {
                flag: idle,
                got: String(flags[idle]),
                expected: 'no such flag beside recorded runs, which are not run again',
            });
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { ...settings, options, outputFolder, terminal });
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_8__/* .compareFolders */ .Ry)({ folders, failOn, outputFolder, flags, terminal });
    },
};
function wrongCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id} runs or suites, the baseline first`;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', { command: 'compare', got, suggestion: null });
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { trials, subset, overrides, surroundings, options, outputFolder, terminal, }) {
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const results = inputs.filter((input) => input.kind === 'results');
    const recorded = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_9__/* .recordInputs */ .v5)(results, { options, takeFolder, log: terminal.log });
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'results') {
            folders.push(recorded[results.indexOf(input)] ?? '');
            continue;
        }
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        const [measured] = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .measureHere */ .DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        folders.push(measured.out);
    }
    return folders;
}
const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, surroundings) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(surroundings.workingDirectory, argument);
    const isFile = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegularFile */ .Ze)(path);
    if (!isFile || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'run.json') {
        const folder = isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('suite-not-found', { path: argument });
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsReference */ .Tf)(path)) {
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, extension), suite: await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .loadSuiteHere */ .dw)(path, surroundings) };
}


/***/ }),

/***/ 77166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   cY: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65922);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40524);
/* harmony import */ var _baseline_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71640);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50467);






const pointToReport = (path, { columns }) => (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, columns).join('\n');
/** The report for people, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, { flags, terminal, closing }) {
    const { comparison } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else
        printReport(evaluation, { flags, terminal, closing });
    return comparison.verdict.exit_code;
}
/** What is needed to decide, and with `--verbose` all that a comment folds and every file; then the closing words. */
function printReport(written, { flags, terminal, closing, }) {
    const isVerbose = flags['verbose'] === true;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    if (isVerbose)
        terminal.print(`${listFiles(written, terminal)}${closing === undefined ? '' : '\n'}`);
    // The list has the report too.
    const last = closing ?? (isVerbose ? null : pointToReport);
    if (last !== null)
        terminal.print(last(showPath(written.files.report, terminal), terminal));
}
function listFiles({ files, runFolders }, terminal) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${showPath(path, terminal)}`).join('\n');
}
/** A path from where the user stands. */
function showPath(path, { workingDirectory }) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path);
    return near.startsWith('..') ? path : near;
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, closing, }) {
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .inferenceFlag */ .YS)(flags) ?? 'recorded';
    const baseline = await (0,_baseline_here_js__WEBPACK_IMPORTED_MODULE_3__/* .storedBaseline */ .X)(first, terminal);
    const evaluation = await evaluateHere({ candidates, measured, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, { flags, terminal, ...(closing && { closing }) });
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   uR: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* unused harmony export excludeFolders */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** In a container the checkout belongs to another user, and git would refuse to read it. */
async function git(cwd, ...args) {
    return (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
}
/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
function excludeFolders(cwd, folders, platform = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return folders.flatMap((folder) => {
        const way = platform.relative(cwd, folder).split(platform.sep);
        if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep)))
            return [];
        return [`:(exclude,literal)${way.join('/')}`];
    });
}
/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd, except) {
    const own = excludeFolders(cwd, except);
    return (await git(cwd, 'status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own)) !== '';
}
/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
async function hasChanges(cwd, except) {
    return differs(cwd, except).catch(() => false);
}
/** The commit that is checked out if nothing `differs` from it; null otherwise, and where there is no git. */
async function readCleanCheckout(cwd, except = []) {
    try {
        if (await differs(cwd, except))
            return null;
        const [commit = '', tree = ''] = (await git(cwd, 'rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles({ base, workingDirectory, }) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range];
    try {
        const { stdout } = await run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}
/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
async function readHistory({ good, bad, workingDirectory, }) {
    const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('history-unusable', { good, bad, problem });
    const find = async (name) => {
        const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        return git(workingDirectory, ...commit).catch(() => Promise.reject(refuse(`\`${name}\` is no commit of this checkout`)));
    };
    const [from, to] = [await find(good), await find(bad)];
    if (from === to)
        throw refuse('they are the same commit');
    const isAncestor = await git(workingDirectory, 'merge-base', '--is-ancestor', from, to).then(() => true, () => false);
    if (!isAncestor)
        throw refuse(`\`${good}\` is no ancestor of \`${bad}\``);
    const form = ['-z', '--format=%H%x1f%an%x1f%s'];
    const show = async (...which) => (await git(workingDirectory, 'log', ...form, ...which, '--')).split('\0').flatMap((line) => {
        const [sha = '', author = '', subject = ''] = line.split('\x1f');
        return sha === '' ? [] : [{ sha, author, subject }];
    });
    const [first] = await show('--max-count=1', from);
    const commits = await show('--first-parent', '--reverse', `${from}..${to}`);
    if (first === undefined)
        throw new Error(`git does not show ${from}`);
    return { good: first, commits };
}


/***/ }),

/***/ 87902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nX: () => (/* binding */ titlesInOneRow),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** Titles where there is one row of headers: one that several groups have gets its group's name. */
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


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
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
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


/***/ })

};
