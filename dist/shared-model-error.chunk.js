export const id = 262;
export const ids = [262];
export const modules = {

  50262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yo: () => (  UserError),
  LL: () => (  exitCodeOfError),
  bD: () => (  messageOf),
  H$: () => (  nullOnError),
  W8: () => (  onMistake),
  v1: () => (  refusedInput),
  US: () => (  stackOf)
});

;// CONCATENATED MODULE: ./build/model/missing-dependency.js
const EXAMPLES = [
    [/ERR_MODULE_NOT_FOUND|\bCannot find (?:module|package)\b/, '`setup: npm ci`'],
    [/\b(?:ModuleNotFoundError|No module named)\b/, '`setup: pip install -r requirements.txt`'],
    [
        /\bcommand not found\b|\b(?:sh|bash|dash)(?:: line)?:? ?\d*: .+: not found|\bspawn \S+ ENOENT\b|is not installed or not on PATH\b/,
        '`setup: npm ci` or `setup: pip install -r requirements.txt`',
    ],
];
function adviseSetup(log) {
    if (/Cannot find module '(?:\/|[A-Z]:\\)[^]*requireStack: \[\]/.test(log))
        return ' Its file is missing: correct the path.';
    const [, setup] = EXAMPLES.find(([said]) => said.test(log)) ?? [];
    if (setup === undefined)
        return '';
    return ` It lacks a dependency: install it with \`setup\` of the suite's target, such as ${setup}.`;
}
function prefixMissing(lacking = '', log) {
    return lacking === '' || adviseSetup(log) !== '' ? '' : `${lacking} `;
}

var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/model/error-catalogue.js


const writePlace = ({ path, line }) => `${path}${line === null ? '' : `:${line}`}`;
const listMetrics = (ids) => ids.length > 10 ? 'those that `goldenpair validate --list metrics` shows' : ids.join(', ');
const MESSAGES = {
    'arguments-invalid': ({ command, got, suggestion }) => `goldenpair ${command}: ${got}.${(0,suggest .au)(suggestion)} \`goldenpair ${command} --help\` shows what it takes.`,
    'artifacts-unsupported': ({ server, input, cure }) => `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
    'baseline-forbidden': ({ reason }) => `The baseline could not be read, so nothing was compared: ${reason}.`,
    'baseline-not-kept': ({ suite, reason }) => `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
    'bisection-interrupted': ({ path, probes }) => `Interrupted ${probes === 0 ? 'before the first probe was complete' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
    'bisection-unusable': ({ path, problem }) => `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${(0,suggest .au)(suggestion)} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
    'files-rewritten': ({ files }) => `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'was' : 'were'} changed after the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
    'flag-invalid': ({ flag, got, expected, hint }) => `--${flag}: got \`${got}\`, expected ${expected}.${hint ?? ''}`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${listMetrics(known)}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
    'history-empty': ({ where }) => `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
    'history-metric-unknown': ({ got, known }) => `No measurement has \`${got}\`. Name one of ${listMetrics(known)}.`,
    'history-unreadable': ({ repo, reason }) => `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
    'history-unusable': ({ good, bad, problem }) => `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, problem, ...place }) => `${writePlace(place)} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder }) => `Found no symbol or heading in ${folder} to ask about (looked for Markdown, Python, TypeScript, JavaScript, Go, Rust, Java). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': (facts) => `Input \`${facts.name}\`: got \`${facts.got}\`, expected ${facts.expected}.${(0,suggest .au)(facts.suggestion)}`,
    'logs-without-questions': ({ files, named }) => `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
    'mode-needs-event': ({ mode, event, needs }) => `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
    'module-unusable': ({ module, problem }) => `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
    'month-exhausted': ({ suite, month, limit, spent }) => `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
    'neither-run-nor-suite': ({ path }) => `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
    'no-fail-gate': ({ gates }) => `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
    'non-inferior-per-run': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
    'not-on-actions': ({ variable }) => `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
    'nothing-to-publish': ({ reason }) => `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
    'openai-target-invalid': ({ where, problem }) => `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
    'output-unwritable': ({ path, reason, option }) => `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option ?? 'the input `output-dir`'}`}.`,
    'page-refused': ({ path, problem }) => `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
    'price-unknown': ({ variant, reason }) => `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
    'primary-gate-must-compare-and-fail': ({ gate, problem }) => `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
    'provider-answered-nothing': ({ address, detail }) => `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
    'provider-key-missing': ({ address, source }) => `There is no key for ${address}. ${adviseOnKey(source)}`,
    'provider-refused-key': (facts) => `${facts.address} ${facts.source === null ? 'requires a key' : 'refused the key'} (${facts.status}${facts.detail === '' ? '' : `: ${facts.detail}`}). ${adviseOnKey(facts.source, true)}`,
    'pull-request-not-checked-out': ({ number, head, got }) => `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
    'pull-request-target': ({ head }) => `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
    'ref-unmeasurable': ({ ref, reason }) => `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
    'reference-lowered': ({ path, metrics }) => `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
    'reference-refused': ({ folder, problem }) => `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
    'relative-margin-needs-a-range-from-0': (facts) => `Gate \`${facts.gate}\`: a relative margin does not fit \`${facts.metric}\`: ${facts.problem}. Give an absolute margin.`,
    'results-invalid': ({ format, path, problem }) => `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
    'results-missing': ({ path, working_directory }) => `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
    'run-differs': ({ folder, differences }) => `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
    'run-interrupted': (facts) => facts.total === 0
        ? 'Interrupted before a trial was made.'
        : `Interrupted: ${facts.done} of ${facts.total} ${facts.total === 1 ? 'trial' : 'trials'} were made and are kept in ${facts.folders.join(' and ')}.${facts.isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
    'run-invalid': ({ problem, cure, ...place }) => `The run ${writePlace(place)} cannot be read: ${problem}. ${cure ?? 'Measure again, or name another run folder'}.`,
    'run-locked': ({ folder, pid, path }) => `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
    'run-not-found': ({ folder, missing }) => `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    'run-too-large': ({ limit, ...place }) => `The run ${writePlace(place)} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
    'run-too-new': (facts) => `${facts.path} has ${facts.field} ${facts.got}, and this Goldenpair reads ${facts.supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
    'search-found-no-files': ({ folder, include, exclude }) => `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
    'selection-empty': ({ cases, tags }) => `The selection matches no enabled case (there ${cases === 1 ? 'is' : 'are'} ${cases}). ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
    'selection-invalid': ({ selection, got, known }) => `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
    'setup-failed': ({ command, how, log }) => `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
    'shard-missing': ({ missing, found }) => `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
    'shard-not-kept': ({ shard, suite, reason }) => `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
    'shard-repeated': ({ shard, folders }) => `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
    'shard-unfinished': ({ shard, folder }) => `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    'shards-differ': ({ what, values }) => `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
    'shards-wanted': ({ folder }) => `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    'stdout-unwritable': ({ reason }) => `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are still written.`,
    'suite-invalid': ({ path, problems }) => `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
    'suite-name-taken': ({ artifact, paths: [own, other] }) => `The suites ${own} and ${other} of this workflow run have the same name: one would replace the other's artifact ${artifact}, and be reported in its place. Give each its own \`name\` in its manifest (for \`results\`, the input \`label\`), then start the workflow again.`,
    'suite-not-found': ({ path }) => `No suite at ${path}. Start with \`goldenpair init\`, or name one with --suite (input \`suite\` in the Action).`,
    'suite-outside': ({ path, working_directory }) => `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
    'suite-without-judge': ({ path }) => `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`scoring.judged\`, such as \`scoring: { judged: [answer] }\`.`,
    'suites-unmeasured': ({ suites, number }) => `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
    'target-address-taken': ({ address, command }) => `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
    'target-answered-nothing': (facts) => `${prefixMissing(facts.lacking, facts.detail)}The target of variant \`${facts.variant}\` answered no question${facts.trials === 1 ? '' : `: all ${facts.trials} trials failed`}. The first failure: ${facts.detail.replace(/[.!?]*$/, '.')}${adviseSetup(facts.detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`response\`, \`timeout_seconds\`) or what it asks.`,
    'target-cannot-start': ({ command, how, log, lacking }) => `${prefixMissing(lacking, log)}The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'target-env-missing': ({ option, variable }) => `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. By default targets see only harmless variables.`,
    'target-env-unusable': ({ option, problem }) => `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment, or \`${option}\` in the suite.`,
    'target-not-ready': (facts) => `${prefixMissing(facts.lacking, facts.log)}The target ${facts.command === null ? `at ${facts.address}` : `\`${facts.command}\``} ${facts.how}. ${facts.command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${facts.address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(facts.log)}${facts.command === null ? '' : facts.log === '' ? ' It wrote nothing.' : ` The end of its log:\n${facts.log.replace(/^/gm, '  | ')}`}`,
    'target-refused': ({ address, detail, sent }) => sent.length === 0
        ? `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`
        : `The target at ${address} refused the credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). The suite's target takes them from ${sent.join(', ')}: give a value that is valid at this address, or correct the target's \`headers\`.`,
    'target-setting-missing': ({ option, name, known }) => `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
    'variant-not-nightly': ({ name }) => `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
    'variant-unknown': ({ name, suggestion, known }) => `The variant \`${name}\` is unknown.${(0,suggest .au)(suggestion)} Known: ${known.join(', ')}.`,
    'variants-invalid': ({ got, known, suggestion }) => `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${(0,suggest .au)(suggestion)} Known: ${known.join(', ')}.${known.length === 1 ? ' Write a second one into the suite, such as `variants: { now: {}, next: { settings: { model: other } } }`.' : ''}`,
};
const ERROR_MESSAGES = MESSAGES;
function adviseOnKey(source, isRefused = false) {
    if (source === null)
        return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.';
    if (source === 'openai-api-key')
        return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line.";
    if (source === 'github-token')
        return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.';
    if (isRefused)
        return `It is the value of ${source.variable}, which the suite names in \`api_key_env\`: give it a key that is valid at this address and may use the model.`;
    return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`;
}

;// CONCATENATED MODULE: ./build/model/error.js

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
const onMistake = (use) => (error) => {
    if (error instanceof UserError)
        return use(error);
    throw error;
};
const refusedInput = (name, got, expected) => new UserError('input-invalid', { name, got, expected, suggestion: null });
function nullOnError(call) {
    try {
        return call();
    }
    catch {
        return null;
    }
}
const messageOf = (thrown) => (thrown instanceof Error ? thrown.message : String(thrown));
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function exitCodeOfError(error) {
    return 'code' in error && (error.code === 'month-exhausted' || error.code === 'files-rewritten') ? 2 : 3;
}


  }),

  60288:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ZA: () => (  suggest),
    au: () => (  didYouMean)
  });
function suggest(name, known) {
    const words = wordsOf(name);
    let best = null;
    let bestRank = Infinity;
    for (const candidate of known) {
        const limit = thirdOf(name, candidate);
        if (Math.abs(name.length - candidate.length) > limit)
            continue;
        const others = wordsOf(candidate);
        const isNear = (word, at, other = others[at] ?? '') => editDistance(word, other) <= Math.max(1, thirdOf(word, other));
        if (words.length > 1 && words.length === others.length && !words.every((word, at) => isNear(word, at)))
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        const rank = distance + (words[0] === others[0] ? 0 : 0.5);
        if (distance > limit || rank >= bestRank)
            continue;
        best = candidate;
        bestRank = rank;
    }
    return best;
}
const wordsOf = (name) => name.toLowerCase().split(/[._]/);
const thirdOf = (one, other) => Math.floor(Math.max(one.length, other.length) / 3);
const didYouMean = (suggestion) => suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
function editDistance(from, to) {
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1), isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity);
        }
        beforePrevious = previous;
        previous = current;
    }
    return at(previous, to.length);
}
const at = (row, column) => row[column] ?? Infinity;


  })

};
