export const id = 1842;
export const ids = [1842];
export const modules = {

/***/ 13211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ systemSleep),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   mu: () => (/* binding */ shareSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(643);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__.performance.now() };
const systemSleep = async (milliseconds, signal) => {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds, undefined, { signal });
};
/** The signal, for as many questions to listen to at once as there are: Node takes more than ten for a leak and warns of it. */
function shareSignal(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
    return signal;
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
    'bisection-interrupted': ({ path, probes }) => `Interrupted ${probes === 0 ? 'before the first probe was whole' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; the commit that was under way is asked anew.`,
    'bisection-unusable': ({ path, problem }) => `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
    'files-rewritten': ({ files }) => `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'is' : 'are'} no longer what Goldenpair wrote or read before the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: look for what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
    'flag-invalid': ({ flag, got, expected }) => `--${flag}: got \`${got}\`, expected ${expected}.`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${known.join(', ')}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
    'history-empty': ({ where }) => `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
    'history-metric-unknown': ({ got, known }) => `No measurement has \`${got}\`. Name one of ${known.join(', ')}.`,
    'history-unreadable': ({ repo, reason }) => `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
    'history-unusable': ({ good, bad, problem }) => `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, path, line, problem }) => `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder, looked_for }) => `Found no symbol or heading in ${folder} to ask about (looked for ${looked_for.join(', ')}). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': ({ name, got, expected, suggestion }) => `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
    'logs-without-questions': ({ files, named }) => `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
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
    'output-unwritable': ({ path, reason, option = 'the input `output-dir`' }) => `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option}`}.`,
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
    'run-too-new': ({ path, got, supported }) => `${path} has schema_version ${got}, and this Goldenpair reads ${supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
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

/***/ 88785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   YA: () => (/* binding */ escapeUnseen),
/* harmony export */   l0: () => (/* binding */ removeUnseen),
/* harmony export */   pN: () => (/* binding */ UNSEEN_PART)
/* harmony export */ });
/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */
/**
 * ANSI sequences whole (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. One that does not end where its
 * text ends must not eat the words after it: no string goes on behind a line, and no CSI has the spaces that a few rare ones may have.
 */
const ANSI = /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g;
/**
 * Controls but tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides, zero-width,
 * fillers, tags; not U+FE0F, which makes ⚠ an emoji), line separators, interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu;
/** One part of a text that `removeUnseen` takes out. */
const UNSEEN_PART = new RegExp(`${ANSI.source}|${UNSEEN.source}`, 'gu');
/** Most texts: nothing to take out, and told in one look. Of the letters and signs of the basic plane those that no font may ignore. */
const ALL_SEEN = /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/;
/**
 * A text without the characters that change how others are read and are not seen themselves: terminal escapes, controls, bidi
 * overrides, zero-width characters. Line ends become `\n`. Every renderer starts with it: what is judged must be what is shown.
 * @example removeUnseen('a\u202eb\r\nc') // 'ab\nc'
 */
function removeUnseen(text) {
    if (ALL_SEEN.test(text))
        return text;
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(UNSEEN, '');
}
/** The same on one line, spaces collapsed. */
function toOneLine(text) {
    return removeUnseen(text).replace(/[\t\n ]+/g, ' ');
}
/**
 * The same characters written out, for a terminal that prints data: in JSON they mean what they were, and nowhere do they act.
 * @example escapeUnseen('a\u202eb') // 'a\\u202eb'
 */
function escapeUnseen(text) {
    return text.replace(UNSEEN, (character) => character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}


/***/ }),

/***/ 86268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DU: () => (/* binding */ endWithoutSecrets),
  J3: () => (/* binding */ findMissingSecrets),
  h5: () => (/* binding */ forgiveUnjudged),
  xU: () => (/* binding */ knownSecrets),
  RU: () => (/* binding */ maskLog),
  QU: () => (/* binding */ maskSecrets)
});

// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/model/mask.js

const HIDDEN = '(hidden)';
/** Anything shorter is in ordinary text by chance. */
const SHORTEST = 8;
/** `postgres` is a password in many workflows, and a word in many answers. */
const PLAIN_WORD = /^[a-z]{1,15}$/i;
/** Of a secret of several lines, as private keys are. */
const SHORTEST_LINE = 16;
/**
 * A mask of secrets, of every line of one that has several, and of what they are in other spellings: as URLs and JSON write them, in Base64, as
 * hexadecimal digits, reversed, and with characters in between that no reader sees or that Markdown takes away. Texts of fewer than 8
 * characters and plain words are no secrets here: to hide them would spoil answers.
 * @example maskOf(['s3cret-key']).text('got s3\u200bcret-key') // 'got (hidden)'
 */
function maskOf(secrets) {
    const known = [...new Set(secrets.flatMap(spellingsOf))].sort((a, b) => b.length - a.length);
    if (known.length === 0)
        return { text: (text) => text, data: (value) => value };
    const bare = known.map((spelling) => spelling.replace(APART, '')).filter((spelling) => spelling.length >= SHORTEST);
    const text = (given) => {
        const shown = known.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, HIDDEN) : rest), given);
        return hideApart(shown, bare);
    };
    return { text, data: (value) => maskData(value, text) };
}
/** Whether a value can be told from ordinary text. */
function isSecret(value) {
    const text = value.trim();
    return text.length >= SHORTEST && !PLAIN_WORD.test(text);
}
function spellingsOf(secret) {
    const whole = secret.trim();
    if (!isSecret(whole))
        return [];
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= SHORTEST_LINE);
    return [whole, ...parts].flatMap((one) => [
        one,
        [...one].reverse().join(''),
        JSON.stringify(one).slice(1, -1),
        ...encode(one),
    ]);
}
/** A lone surrogate has no such spelling. */
function encode(text) {
    if (/\p{Surrogate}/u.test(text))
        return [];
    const url = encodeURIComponent(text);
    const hex = [...url.matchAll(/%(..)|[^]/g)]
        .map(([one, digits]) => digits ?? one.charCodeAt(0).toString(16).padStart(2, '0'))
        .join('');
    const lower = hex.toLowerCase();
    return [url, url.replace(/%../g, (code) => code.toLowerCase()), lower, hex.toUpperCase(), ...inBase64(lower)];
}
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** What Base64 makes of bytes, by how many bytes of something else stand before them: without the signs in which the two meet. */
function inBase64(hex) {
    const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    return [0, 4, 2].flatMap((skipped) => {
        const groups = bits.slice(skipped).match(/.{6}/g) ?? [];
        const signs = groups.map((group) => BASE64[parseInt(group, 2)]).join('');
        return [signs, signs.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** What is not seen where a text is shown: invisible characters, and what JSON and Markdown put before or between others. */
const APART = new RegExp(`${remove_unseen/* UNSEEN_PART */.pN.source}|\\\\|&#8203;`, 'gu');
/** Hides what is a secret once all that is not seen is gone, and that with it. */
function hideApart(text, bare) {
    const kept = [];
    const places = [];
    let end = 0;
    for (const { 0: part, index } of text.matchAll(APART)) {
        kept.push(text.slice(end, index));
        for (let at = end; at < index; at++)
            places.push(at);
        end = index + part.length;
    }
    if (end === 0)
        return text;
    kept.push(text.slice(end));
    for (let at = end; at < text.length; at++)
        places.push(at);
    const seen = kept.join('');
    const found = bare.flatMap((secret) => findAll(seen, secret).map((at) => [at, at + secret.length - 1]));
    let shown = '';
    let done = 0;
    for (const [first, last] of found.sort(([a], [b]) => a - b)) {
        const [from = 0, to = 0] = [places[first], places[last]];
        if (to < done)
            continue;
        if (from >= done)
            shown += text.slice(done, from) + HIDDEN;
        done = to + 1;
    }
    return shown + text.slice(done);
}
function findAll(text, wanted) {
    const places = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
        places.push(at);
    return places;
}
function maskData(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const masked = value.map((item) => maskData(item, text));
        return masked.some((item, index) => item !== value[index]) ? masked : value;
    }
    const entries = Object.entries(value);
    const masked = entries.map(([key, item]) => [text(key), maskData(item, text)]);
    const isSame = masked.every(([key, item], index) => key === entries[index]?.[0] && item === entries[index]?.[1]);
    return isSame ? value : Object.fromEntries(masked);
}

// EXTERNAL MODULE: ./build/targets/target-environment.js
var target_environment = __webpack_require__(53636);
;// CONCATENATED MODULE: ./build/run/known-secrets.js



/** Of what is named for targets, values that are too short or too plain to be told from ordinary text are left out. */
function knownSecrets({ env, targetEnvNames, providers }) {
    const keys = [providers?.openaiApiKey ?? '', providers?.githubToken ?? ''];
    const named = (0,target_environment/* namedValues */.qE)(env, targetEnvNames).filter(isSecret);
    return [...new Set([...(0,target_environment/* credentialsOf */.YN)(env), ...named, ...keys])].filter((secret) => secret !== '');
}
/** Takes the job's secrets out of whatever enters from a target, a judge or an error. */
function maskSecrets(sources) {
    return maskOf(knownSecrets(sources));
}
/** The log, whose lines have no secret: they may repeat errors of programs and providers. */
function maskLog(log, { text }) {
    return {
        debug: (message) => log.debug(text(message)),
        info: (message) => log.info(text(message)),
        notice: (message) => log.notice(text(message)),
        warning: (message) => log.warning(text(message)),
        error: (message) => log.error(text(message)),
    };
}
/**
 * What a fork's pull request would need and was not given, in a clause; null where nothing is missing, or where it is the workflow that
 * forgot it. GitHub makes a secret that forks do not get an empty variable, and no answer of a target without its key is worth counting.
 * `error` is what the mode has ended with.
 */
function findMissingSecrets({ inputs, github, effects }, mode, error) {
    const { event } = github;
    if (mode !== 'pr' || event.kind !== 'pull_request' || !event.pullRequest.isFork)
        return null;
    if (error instanceof model_error/* UserError */.y && error.code === 'provider-key-missing')
        return 'the key of a provider is missing';
    if (error !== undefined)
        return null;
    const empty = inputs.targetEnv.filter((name) => effects.env[name] === '');
    if (empty.length === 0)
        return null;
    return `${empty.map((name) => `\`${name}\``).join(', ')} (input \`target-env\`) ${empty.length === 1 ? 'is' : 'are'} empty`;
}
/** Ends a job of a fork's pull request that cannot measure: green, since nobody can mend it there, and saying that it measured nothing. */
async function endWithoutSecrets(request, missing) {
    const { github, effects } = request;
    const { event, runId, runAttempt, serverUrl, owner, repo } = github;
    if (event.kind !== 'pull_request')
        throw new Error('only a pull request comes from a fork');
    const { number, head } = event.pullRequest;
    const reason = `a fork's pull request gets no secrets, so ${missing}`;
    effects.log.notice(`Not measured: ${reason}.`);
    const summary = [
        `### 👋 Not measured: \`${head.sha.slice(0, 7)}\``,
        '',
        `Nothing was asked and nothing compared: ${reason}.`,
        '',
        `A maintainer of ${serverUrl}/${owner}/${repo} can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: ${number}\` and the commit \`${head.sha}\` (docs/forks.md of Goldenpair).`,
        '',
    ].join('\n');
    // Every Action starts with this file, and few end here.
    const { publishReport } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(7008), __webpack_require__.e(1398)]).then(__webpack_require__.bind(__webpack_require__, 13277));
    await publishReport({
        ...{ comment: '', summary, annotations: [], outputs: {} },
        marker: { suite: 'none', run: runId, attempt: runAttempt, sha: head.sha },
        place: { kind: 'none', reason: 'nothing was measured' },
    }, effects);
    return 0;
}
/** The exit code of a verdict; 0 for a fork's that is invalid for want of the judge's key only, which its report says. */
function forgiveUnjudged(verdict, { isFork, isUnjudged }) {
    return isFork && isUnjudged && verdict.word === 'invalid' && verdict.exit_code !== 4 ? 0 : verdict.exit_code;
}


/***/ }),

/***/ 53636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YN: () => (/* binding */ credentialsOf),
/* harmony export */   dK: () => (/* binding */ targetEnvironment),
/* harmony export */   ec: () => (/* binding */ adviseLacking),
/* harmony export */   fb: () => (/* binding */ EVERY_VARIABLE),
/* harmony export */   qE: () => (/* binding */ namedValues)
/* harmony export */ });
/* unused harmony export GIVEN_VARIABLES */
/**
 * What every target gets, where it is set: what programs and their tool chains need to start, and facts of the job. None of it is a secret.
 * docs/protocol.md has the same list. `*` is any ending.
 */
const GIVEN_VARIABLES = {
    'the machine': 'PATH HOME USER LOGNAME SHELL HOSTNAME PWD LANG LANGUAGE LC_* TZ TERM COLORTERM NO_COLOR FORCE_COLOR TMPDIR TMP TEMP XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_STATE_HOME DISPLAY CI EDITOR PAGER UV_THREADPOOL_SIZE OMP_NUM_THREADS CUDA_HOME CUDA_PATH CUDA_VISIBLE_DEVICES NVIDIA_VISIBLE_DEVICES',
    Windows: 'SystemRoot SystemDrive windir ComSpec PATHEXT PSModulePath OS NUMBER_OF_PROCESSORS PROCESSOR_* COMPUTERNAME USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA ALLUSERSPROFILE PUBLIC ProgramData ProgramFiles ProgramFiles(x86) ProgramW6432 CommonProgramFiles CommonProgramFiles(x86) CommonProgramW6432',
    libraries: 'LD_LIBRARY_PATH LD_PRELOAD DYLD_LIBRARY_PATH DYLD_FALLBACK_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH CC CXX NIX_PATH NIX_PROFILES HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY',
    Python: 'VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX PYTHONIOENCODING PYTHONUTF8 PYTHONHASHSEED PYTHONWARNINGS PYTHONNOUSERSITE PYTHONUSERBASE pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYENV_ROOT PYENV_VERSION PYENV_VIRTUAL_ENV CONDA CONDA_PREFIX CONDA_DEFAULT_ENV CONDA_EXE CONDA_PYTHON_EXE CONDA_SHLVL MAMBA_EXE MAMBA_ROOT_PREFIX UV UV_PYTHON UV_PYTHON_INSTALL_DIR UV_SYSTEM_PYTHON UV_PROJECT_ENVIRONMENT UV_CACHE_DIR UV_OFFLINE PIP_CACHE_DIR PIPX_HOME PIPX_BIN_DIR POETRY_HOME POETRY_CACHE_DIR POETRY_VIRTUALENVS_IN_PROJECT POETRY_VIRTUALENVS_PATH HF_HOME HF_HUB_CACHE HF_HUB_OFFLINE TRANSFORMERS_CACHE TRANSFORMERS_OFFLINE SENTENCE_TRANSFORMERS_HOME TORCH_HOME NLTK_DATA TIKTOKEN_CACHE_DIR TOKENIZERS_PARALLELISM',
    Node: 'NODE NODE_ENV NODE_PATH NODE_OPTIONS NODE_NO_WARNINGS NODE_ICU_DATA NODE_COMPILE_CACHE NODE_V8_COVERAGE NVM_DIR NVM_BIN NVM_INC NVM_CD_FLAGS FNM_DIR FNM_MULTISHELL_PATH NODENV_ROOT NODENV_VERSION VOLTA_HOME COREPACK_HOME PNPM_HOME BUN_INSTALL DENO_DIR DENO_INSTALL',
    'other languages': 'JAVA_HOME JAVA_HOME_* JDK_HOME CLASSPATH GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME SDKMAN_DIR SCALA_HOME KOTLIN_HOME GEM_HOME GEM_PATH BUNDLE_PATH BUNDLE_GEMFILE RUBYLIB RBENV_ROOT RBENV_VERSION GOROOT GOROOT_* GOPATH GOBIN GOCACHE GOMODCACHE GOTOOLCHAIN CARGO_HOME RUSTUP_HOME RUSTUP_TOOLCHAIN DOTNET_ROOT DOTNET_CLI_HOME DOTNET_CLI_TELEMETRY_OPTOUT NUGET_PACKAGES ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR PERL5LIB R_HOME R_LIBS R_LIBS_USER JULIA_DEPOT_PATH COMPOSER_HOME ANDROID_HOME',
    network: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA NIX_SSL_CERT_FILE OPENSSL_CONF DOCKER_HOST DOCKER_CONTEXT DOCKER_CERT_PATH DOCKER_TLS_VERIFY COMPOSE_PROJECT_NAME OTEL_SERVICE_NAME OTEL_SEMCONV_STABILITY_OPT_IN',
    'the job': 'GITHUB_ACTIONS GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_ENVIRONMENT RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS ImageVersion',
};
/** Windows has one variable for all spellings of a name, and tools on Linux take `http_proxy` for HTTP_PROXY. */
const keyOf = (name) => name.toUpperCase();
const given = Object.values(GIVEN_VARIABLES).flatMap((names) => names.split(' ').map(keyOf));
const GIVEN = new Set(given);
const GIVEN_BEGINNINGS = given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** `http://token@proxy` */
const WITH_USER = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i;
/** `http://user:password@proxy`, `redis://:password@host` */
const WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:([^/?#]+)@/i;
/** Beside the names of variables: all of them, but for what only the workflow's own steps may have. */
const EVERY_VARIABLE = '*';
/** The Action's inputs, the runner's tokens and whatever leads to the files that steer the job. */
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP)$/i;
/**
 * The environment of a program that may be a pull request's code: of the parent's the variables above, unless one has an address with a
 * user in it, and those that the workflow names (input `target-env`). This keeps secrets from being handed over; it is no sandbox.
 * @example targetEnvironment({ PATH: '/bin', DB_PASS: 'x', HF_TOKEN: 'y' }, ['HF_TOKEN']) // { PATH: '/bin', HF_TOKEN: 'y' }
 */
function targetEnvironment(parentEnv, allowNames) {
    const allowed = new Set(allowNames.map(keyOf));
    const hasAll = allowed.has(EVERY_VARIABLE);
    const env = {};
    for (const [name, value] of Object.entries(parentEnv)) {
        if (value === undefined)
            continue;
        const isGiven = hasAll ? !RUNNER.test(name) : isHarmless(name, value);
        if (isGiven || allowed.has(keyOf(name)))
            env[name] = value;
    }
    return env;
}
function isHarmless(name, value) {
    const key = keyOf(name);
    const isListed = GIVEN.has(key) || GIVEN_BEGINNINGS.some((beginning) => key.startsWith(beginning));
    return isListed && !WITH_USER.test(value);
}
/** Enough to see what to do. */
const MOST_LACKING = 5;
/**
 * What to do where a target's log or error names variables that are set in the parent and that it was not given, as a sentence; empty where it
 * names none.
 * @example adviseLacking("KeyError: 'DB_PASS'", { DB_PASS: 'x', USER: 'me' }, { USER: 'me' }) // 'It names `DB_PASS`, which is set but not given to targets: …'
 */
function adviseLacking(text, parentEnv, targetEnv) {
    const words = new Set(text.match(/\w{4,}/g));
    const hidden = Object.keys(parentEnv).filter((name) => !Object.hasOwn(targetEnv, name) && !RUNNER.test(name));
    const lacking = hidden
        .filter((name) => words.has(name))
        .sort()
        .slice(0, MOST_LACKING);
    if (lacking.length === 0)
        return '';
    const [names, list] = [lacking.map((name) => `\`${name}\``).join(', '), lacking.join(',')];
    return `It names ${names}, which ${lacking.length === 1 ? 'is' : 'are'} set but not given to targets: if it needs ${lacking.length === 1 ? 'it' : 'them'}, write \`target-env: ${list}\` in the workflow, or --target-env ${list} on the command line.`;
}
/**
 * Names that providers and tools use for credentials, by their ending and a number behind it: OPENAI_API_KEY, OPENAI_API_KEY_2,
 * AWS_SECRET_ACCESS_KEY, HF_TOKEN, TOKENS, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY, PGPASSWORD, MYSQL_PWD, DB_PASS, COOKIE,
 * GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT, KUBECONFIG_DATA … not PWD and OLDPWD, which are folders.
 */
const CREDENTIAL = /(?:KEYS?|KEY_ID|TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|CREDENTIALS?|COOKIES?|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|KUBECONFIG_DATA|_PWD|(?<![a-z0-9])(?:PAT|JWT|CREDS?|PASS))(?:_?\d+)?$/i;
/** Whoever may see them, what no output may have: the values of all variables that are credentials by their names, and passwords in addresses. */
function credentialsOf(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const password = WITH_PASSWORD.exec(value)?.[1];
        if (password !== undefined)
            return [value, password];
        return value !== '' && CREDENTIAL.test(name) ? [value] : [];
    });
}
const OF_MODEL = /(?:^|_)MODEL(?:_NAME|_ID)?$/i;
/** `gpt-5-mini`, `meta-llama/Llama-3.1-8B-Instruct`, `claude-sonnet-4-5-20250929`: words, numbers and sizes. */
const MODEL = /^(?:[a-z]{1,12}|\d{1,8}|\w{1,4})(?:[-./:@](?:[a-z]{1,12}|\d{1,8}|\w{1,4}))*$/i;
/**
 * The values of the variables that the workflow names for targets, whatever they are called: all are taken for secrets but a model's name,
 * by which replies are priced.
 * @example namedValues({ DSN_2: 'x', LLM_MODEL: 'gpt-5-mini' }, ['dsn_2', 'LLM_MODEL']) // ['x']
 */
function namedValues(env, names) {
    const named = new Set(names.map(keyOf));
    return Object.entries(env).flatMap(([name, value = '']) => {
        const isModel = OF_MODEL.test(name) && MODEL.test(value);
        return named.has(keyOf(name)) && value !== '' && !isModel ? [value] : [];
    });
}


/***/ })

};
