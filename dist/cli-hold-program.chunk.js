export const id = 4045;
export const ids = [4045];
export const modules = {

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdProgram: () => (/* binding */ holdProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _store_runs_seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27328);





/**
 * Reads the whole of dist/ in `home` and has what is imported from now on come from memory: a target runs as the same user and can rewrite
 * the chunks that are loaded after it has started. Where Node cannot do that (before 22.15) all chunks are loaded at once, which takes half a
 * second.
 */
async function holdProgram(home) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'dist');
    const files = new Map((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name))]));
    const chunks = new Map([...files].flatMap(([name, bytes]) => name.endsWith('.chunk.js') ? [[(0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)).href, bytes]] : []));
    if (canHook(node_module__WEBPACK_IMPORTED_MODULE_1__)) {
        node_module__WEBPACK_IMPORTED_MODULE_1__.registerHooks({
            load: (url, context, next) => {
                const source = chunks.get(url);
                return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
            },
        });
    }
    else {
        for (const url of chunks.keys())
            await import(/* webpackIgnore: true */ url);
    }
    return {
        seal: { folder, files: Object.fromEntries([...files].map(([name, bytes]) => [name, (0,_store_runs_seal_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)(bytes)])) },
        putBack: () => {
            for (const [name, bytes] of files)
                putBack((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), bytes);
        },
    };
}
function putBack(path, bytes) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).equals(bytes))
            return;
    }
    catch {
        // It is gone, or something else in its place.
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes);
}
function canHook(current) {
    return 'registerHooks' in current && typeof current.registerHooks === 'function';
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('output-unwritable', { path, reason });
}


/***/ }),

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ UserError),
  L: () => (/* binding */ exitCodeOfError)
});

;// CONCATENATED MODULE: ./build/model/missing-dependency.js
const OF_NODE = /ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/;
const OF_PYTHON = /\b(?:ModuleNotFoundError|No module named)\b/;
const OF_SHELL = /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b/;
/**
 * What to do about a program that lacks something it needs, as a sentence with a space before it; empty where nothing says so.
 * @example adviseSetup("Error: Cannot find module 'express'") // ' It lacks a dependency: install it with `setup` of the suite's target, such as `setup: npm ci`.'
 */
function adviseSetup(log) {
    const example = OF_NODE.test(log)
        ? '`setup: npm ci`'
        : OF_PYTHON.test(log)
            ? '`setup: pip install -r requirements.txt`'
            : OF_SHELL.test(log)
                ? '`setup: npm ci` or `setup: pip install -r requirements.txt`'
                : null;
    return example === null
        ? ''
        : ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${example}.`;
}

;// CONCATENATED MODULE: ./build/model/error-catalogue.js

const ERROR_MESSAGES = {
    'arguments-invalid': ({ command, got, suggestion }) => `goldenpair ${command}: ${got}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} \`goldenpair ${command} --help\` shows what it takes.`,
    'artifacts-unsupported': ({ server, input, cure }) => `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
    'baseline-forbidden': ({ reason }) => `The baseline could not be read, so nothing was compared: ${reason}.`,
    'baseline-not-kept': ({ suite, reason }) => `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
    'files-rewritten': ({ files }) => `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'is' : 'are'} no longer what Goldenpair wrote or read before the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: look for what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
    'flag-invalid': ({ flag, got, expected }) => `--${flag}: got \`${got}\`, expected ${expected}.`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${known.join(', ')}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, path, line, problem }) => `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder, looked_for }) => `Found no symbol or heading in ${folder} to ask about (looked for ${looked_for.join(', ')}). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': ({ name, got, expected, suggestion }) => `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
    'mode-needs-event': ({ mode, event, needs }) => `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
    'module-unusable': ({ module, problem }) => `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
    'month-exhausted': ({ suite, month, limit, spent }) => `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
    'neither-run-nor-suite': ({ path }) => `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
    'no-fail-gate': ({ gates }) => `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
    'non-inferior-per-run': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
    'non-inferior-these-cases': ({ gate }) => `Gate \`${gate}\` asks for evidence non-inferior, but inference these-cases computes no bound to show it with. Use evidence significant or threshold, or leave out inference these-cases.`,
    'not-on-actions': ({ variable }) => `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
    'nothing-to-publish': ({ reason }) => `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
    'openai-target-invalid': ({ where, problem }) => `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
    'output-unwritable': ({ path, reason }) => `Cannot write ${path}: ${reason}. Fix that, or name another folder (--out, in the Action the input \`output-dir\`).`,
    'page-refused': ({ path, problem }) => `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
    'price-unknown': ({ variant, reason }) => `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
    'primary-gate-must-compare-and-fail': ({ gate, problem }) => `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
    'provider-answered-nothing': ({ address, detail }) => `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
    'provider-key-missing': ({ address, source }) => `There is no key for ${address}. ${adviseOnKey(source)}`,
    'provider-refused-key': ({ address, status, detail, source }) => `${address} ${source === null ? 'requires a key' : 'refused the key'} (${status}${detail === '' ? '' : `: ${detail}`}). ${adviseOnKey(source)}`,
    'pull-request-not-checked-out': ({ number, head, got }) => `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
    'pull-request-target': ({ head }) => `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
    'ref-unmeasurable': ({ ref, reason }) => `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
    'reference-lowered': ({ path, metrics }) => `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
    'reference-refused': ({ folder, problem }) => `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
    'relative-margin-needs-a-range-from-0': ({ gate, metric, problem }) => `Gate \`${gate}\`: a relative margin does not fit \`${metric}\`: ${problem}. Give an absolute margin.`,
    'results-invalid': ({ format, path, problem }) => `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
    'results-missing': ({ path, working_directory }) => `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
    'run-differs': ({ folder, differences }) => `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
    'run-interrupted': ({ folders, done, total, isResumable }) => total === 0
        ? 'Interrupted before a trial was made.'
        : `Interrupted: ${done} of ${total} trials were made and are kept in ${folders.join(' and ')}.${isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
    'run-invalid': ({ path, line, problem }) => `The run ${path}${line === null ? '' : `:${line}`} cannot be read: ${problem}. Measure again, or name another run folder.`,
    'run-locked': ({ folder, pid, path }) => `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
    'run-not-found': ({ folder, missing }) => `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    'run-too-large': ({ path, line, limit }) => `The run ${path}${line === null ? '' : `:${line}`} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
    'run-too-new': ({ path, got, supported }) => `The run ${path} has schema_version ${got}, and this Goldenpair reads ${supported}. Use the version of Goldenpair that wrote it, or a newer one.`,
    'scores-alike': ({ id, names: [first, second] }) => `The results have scores \`${first}\` and \`${second}\`, which both become the metric \`${id}\`. Rename one of them where it is written; of a table, --score names the ones to read.`,
    'search-found-no-files': ({ folder, include, exclude }) => `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
    'selection-empty': ({ cases, tags }) => `The selection matches none of the ${cases} enabled cases. ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
    'selection-invalid': ({ selection, got, known }) => `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
    'setup-failed': ({ command, how, log }) => `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
    'shard-missing': ({ missing, found }) => `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
    'shard-not-kept': ({ shard, suite, reason }) => `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
    'shard-repeated': ({ shard, folders }) => `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
    'shard-unfinished': ({ shard, folder }) => `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    'shards-differ': ({ what, values }) => `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
    'shards-wanted': ({ folder }) => `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    'stdout-unwritable': ({ reason }) => `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are written all the same.`,
    'suite-invalid': ({ path, problems }) => `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
    'suite-not-found': ({ path }) => `No suite at ${path}. Name one with --suite (input \`suite\` in the Action), or write golden/suite.yaml.`,
    'suite-outside': ({ path, working_directory }) => `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
    'suite-without-judge': ({ path }) => `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`judged\`, such as \`judged: [answer]\`.`,
    'suites-unmeasured': ({ suites, number }) => `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
    'target-address-taken': ({ address, command }) => `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
    'target-answered-nothing': ({ variant, trials, detail }) => `The target of variant \`${variant}\` answered no question${trials === 1 ? '' : `: all ${trials} trials failed`}. The first failure: ${detail.replace(/[.!?]*$/, '.')}${adviseSetup(detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`timeout_seconds\`) or what it asks.`,
    'target-cannot-start': ({ command, how, log }) => `The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-env-missing': ({ option, variable }) => `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. Targets see no variable but harmless ones unless you allow it.`,
    'target-env-unusable': ({ option, problem }) => `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment.`,
    'target-not-ready': ({ command, address, how, log }) => `The target ${command === null ? `at ${address}` : `\`${command}\``} ${how}. ${command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(log)}${command === null ? '' : log === '' ? ' It wrote nothing.' : ` The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-refused': ({ address, detail }) => `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`,
    'target-setting-missing': ({ option, name, known }) => `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
    'variant-not-nightly': ({ name }) => `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
    'variant-unknown': ({ name, suggestion, known }) => `The variant \`${name}\` is unknown.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'variants-invalid': ({ got, known, suggestion }) => `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
};
/** What to do about a key that is missing or refused, as a sentence; null is a request that carried none. */
function adviseOnKey(source) {
    if (source === null)
        return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.';
    if (source === 'openai-api-key')
        return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.";
    if (source === 'github-token')
        return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.';
    return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`;
}

;// CONCATENATED MODULE: ./build/model/error.js

/**
 * Something the user can mend. The message comes from the catalogue: what happened, where, what was got, what to do.
 * Every other error that reaches an entry is a bug of Goldenpair and is shown with its stack.
 */
class UserError extends Error {
    code;
    facts;
    constructor(code, facts, options) {
        super(ERROR_MESSAGES[code](facts), options);
        this.name = 'UserError';
        this.code = code;
        this.facts = facts;
    }
}
/** 3: the user's to mend; 2 where nothing can be told: nothing was measured within the user's limit, or a target rewrote what was. */
function exitCodeOfError(error) {
    return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3;
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
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

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);





/** Whoever takes the lines may keep Node busy: so long after a line it hears no signal. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
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
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
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
    try {
        return versionSchema.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'))).success;
    }
    catch {
        return false;
    }
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const fail = (problem, cause) => new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
    const head = versionSchema.safeParse(value);
    if (!head.success)
        throw fail('it is not a reference that `goldenpair ratchet` wrote');
    const got = head.data.schema_version;
    if (got > _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV });
    const parsed = _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm.safeParse(value);
    if (!parsed.success)
        throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
    return parsed.data;
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference(reference) {
    const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference;
    const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id,
        // No run is of one job with it.
        session_id: `reference of ${run_id}`,
        mode,
        suite,
        variant,
        commit,
        branch,
        started_at,
        finished_at,
        seed,
        trials_per_case,
        subset: null,
        shard: null,
        settings,
        pricing,
        environment,
        fingerprints,
        cases: reference.cases.map(caseOfReference),
        stale_cases,
        gates,
        metrics: [],
        counts,
        summaries,
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores }) => {
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
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ id, fingerprint, tags, difficulty, profile }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__/* .omitUndefined */ .O)({
        id,
        fingerprint,
        tags,
        difficulty,
        profile,
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

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   Kc: () => (/* binding */ MAX_LENGTH_NAME),
/* harmony export */   NJ: () => (/* binding */ confirmationsFile),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   lI: () => (/* binding */ unjudgedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15704);



/** The two files of a run folder (docs/command-line.md#files). */
function runFiles(folder) {
    return { run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), trials: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trials.jsonl') };
}
/** A third one, where newly failing cases were asked again. */
function confirmationsFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'confirmations.jsonl');
}
/** One more, where answers were paid for and not judged to the end. */
function unjudgedFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'unjudged.jsonl');
}
/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
const MAX_LENGTH = 65 * 1024 * 1024;
const MAX_LENGTH_NAME = '65 MB';
/** Size in bytes of a regular file, null when there is none. Throws `file-unreadable` behind a link that leads out of the checkout. */
async function fileSize(path) {
    (0,_io_links_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseToReadOut */ .q2)(path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return found.isFile() ? found.size : null;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ sealRun),
/* harmony export */   Wv: () => (/* binding */ demandSealed),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






function digestOf(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
}
/** Of a run folder, or of a reference. Throws the system's error where a file cannot be read. */
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('files-rewritten', { files: changed });
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
