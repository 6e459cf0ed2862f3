import { adviseSetup, type MissingDependency, prefixMissing } from './missing-dependency.js'

/**
 * The facts of every message for a mistake that the user can fix, sorted by code. To add one: a line in `ErrorFacts` and a line in
 * `ERROR_MESSAGES`; `test/house.test.ts` checks that it is thrown and tested.
 */
export interface ErrorFacts {
  'arguments-invalid': { command: string; got: string; suggestion: string | null }
  'artifacts-unsupported': { server: string; input: string; cure: string }
  'baseline-forbidden': { reason: string }
  'baseline-not-kept': { suite: string; reason: string }
  'bisection-interrupted': { path: string; probes: number }
  'bisection-unusable': { path: string; problem: string }
  'command-unknown': { got: string; suggestion: string | null; known: readonly string[] }
  'file-exists': { paths: readonly string[]; cure: string }
  'file-unreadable': { path: string; reason: string }
  'files-rewritten': { files: readonly string[] }
  'flag-invalid': { flag: string; got: string; expected: string; hint?: string }
  'gate-metric-unknown': { gate: string; metric: string; known: readonly string[] }
  'gate-on-neutral-metric': { gate: string; metric: string }
  'gate-without-margin': { gate: string; metric: string }
  'github-refused': { mode: string; reason: string }
  'history-empty': { where: string }
  'history-metric-unknown': { got: string; known: readonly string[] }
  'history-unreadable': { repo: string; reason: string }
  'history-unusable': { good: string; bad: string; problem: string }
  'import-empty': { format: string; files: readonly string[] }
  'import-invalid': { format: string; path: string; line: number | null; problem: string; fields?: readonly string[] }
  'init-found-nothing': { folder: string }
  'init-stopped': { question: string }
  'input-invalid': { name: string; got: string; expected: string; suggestion: string | null }
  'logs-without-questions': { files: readonly string[]; named: readonly string[] }
  'mode-needs-event': { mode: string; event: string; needs: string }
  'module-unusable': { module: string; problem: string }
  'month-exhausted': { suite: string; month: string; limit: string; spent: string }
  'neither-run-nor-suite': { path: string }
  'no-fail-gate': { gates: readonly string[] }
  'non-inferior-per-run': { gate: string; metric: string }
  'not-on-actions': { variable: string }
  'nothing-to-publish': { reason: string }
  'openai-target-invalid': { where: string; problem: string }
  'output-unwritable': { path: string; reason: string; option?: string | null }
  'price-unknown': { variant: string; reason: string }
  'primary-gate-must-compare-and-fail': { gate: string; problem: string }
  'provider-answered-nothing': { address: string; detail: string }
  'provider-key-missing': { address: string; source: KeySource }
  'provider-refused-key': { address: string; status: number; detail: string; source: KeySource | null }
  'pull-request-not-checked-out': { number: number; head: string; got: string }
  'pull-request-target': { head: string }
  'ref-unmeasurable': { ref: string; reason: string }
  'page-refused': { path: string; problem: string }
  'reference-lowered': { path: string; metrics: readonly string[] }
  'reference-refused': { folder: string; problem: string }
  'relative-margin-needs-a-range-from-0': { gate: string; metric: string; problem: string }
  'results-invalid': { format: string; path: string; problem: string }
  'results-missing': { path: string; working_directory: string }
  'run-differs': { folder: string; differences: readonly string[] }
  'run-interrupted': { folders: readonly string[]; done: number; total: number; isResumable: boolean }
  'run-invalid': { path: string; line: number | null; problem: string }
  'run-locked': { folder: string; pid: number; path: string }
  'run-not-found': { folder: string; missing: string }
  'run-too-large': { path: string; line: number | null; limit: string }
  'run-too-new': { path: string; field: 'schema_version' | 'min_reader'; got: number; supported: number }
  'search-found-no-files': { folder: string; include: readonly string[]; exclude: readonly string[] }
  'selection-empty': { cases: number; tags: readonly string[] }
  'selection-invalid': { selection: string; got: string; known: readonly string[] }
  'setup-failed': { command: string; how: string; log: string }
  'several-primary-gates': { gates: readonly string[] }
  'shard-missing': { missing: readonly string[]; found: readonly string[] }
  'shard-not-kept': { shard: string; suite: string; reason: string }
  'shard-repeated': { shard: string; folders: readonly string[] }
  'shard-unfinished': { shard: string; folder: string }
  'shards-differ': { what: string; values: readonly { folder: string; value: string }[] }
  'shards-wanted': { folder: string }
  'stdout-unwritable': { reason: string }
  'suite-invalid': { path: string; problems: readonly string[] }
  'suite-name-taken': { artifact: string; paths: readonly [own: string, other: string] }
  'suite-not-found': { path: string }
  'suite-outside': { path: string; working_directory: string }
  'suite-without-judge': { path: string }
  'suites-unmeasured': { suites: readonly string[]; number: number }
  'target-address-taken': { address: string; command: string }
  'target-answered-nothing': { variant: string; trials: number; detail: string } & MissingDependency
  'target-cannot-start': { command: string; how: string; log: string } & MissingDependency
  'target-env-missing': { option: string; variable: string }
  'target-env-unusable': { option: string; problem: string }
  'target-not-ready': { command: string | null; address: string; how: string; log: string } & MissingDependency
  'target-refused': { address: string; detail: string }
  'target-setting-missing': { option: string; name: string; known: readonly string[] }
  'variant-not-nightly': { name: string }
  'variant-unknown': { name: string; suggestion: string | null; known: readonly string[] }
  'variants-invalid': { got: readonly string[]; known: readonly string[]; suggestion: string | null }
}

/** A run measures a hundred, which nobody reads in an error. */
const listMetrics = (ids: readonly string[]): string =>
  ids.length > 10 ? 'those that `goldenpair validate --list metrics` shows' : ids.join(', ')

export const ERROR_MESSAGES: { readonly [Code in keyof ErrorFacts]: (facts: ErrorFacts[Code]) => string } = {
  'arguments-invalid': ({ command, got, suggestion }) =>
    `goldenpair ${command}: ${got}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} \`goldenpair ${command} --help\` shows what it takes.`,
  'artifacts-unsupported': ({ server, input, cure }) =>
    `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
  'baseline-forbidden': ({ reason }) => `The baseline could not be read, so nothing was compared: ${reason}.`,
  'baseline-not-kept': ({ suite, reason }) =>
    `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
  'bisection-interrupted': ({ path, probes }) =>
    `Interrupted ${probes === 0 ? 'before the first probe was complete' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
  'bisection-unusable': ({ path, problem }) =>
    `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
  'command-unknown': ({ got, suggestion, known }) =>
    `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
  'file-exists': ({ paths, cure }) =>
    `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
  'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
  'files-rewritten': ({ files }) =>
    `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'was' : 'were'} changed after the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
  'flag-invalid': ({ flag, got, expected, hint = '' }) => `--${flag}: got \`${got}\`, expected ${expected}.${hint}`,
  'gate-metric-unknown': ({ gate, metric, known }) =>
    `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${listMetrics(known)}), or measure again.`,
  'gate-on-neutral-metric': ({ gate, metric }) =>
    `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
  'gate-without-margin': ({ gate, metric }) =>
    `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
  'github-refused': ({ mode, reason }) => `Mode \`${mode}\` stopped: ${reason}.`,
  'history-empty': ({ where }) =>
    `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
  'history-metric-unknown': ({ got, known }) => `No measurement has \`${got}\`. Name one of ${listMetrics(known)}.`,
  'history-unreadable': ({ repo, reason }) =>
    `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
  'history-unusable': ({ good, bad, problem }) =>
    `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
  'import-empty': ({ format, files }) =>
    `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
  'import-invalid': ({ format, path, line, problem }) =>
    `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
  'init-found-nothing': ({ folder }) =>
    `Found no symbol or heading in ${folder} to ask about (looked for Markdown, Python, TypeScript, JavaScript, Go, Rust, Java). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
  'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
  'input-invalid': ({ name, got, expected, suggestion }) =>
    `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
  'logs-without-questions': ({ files, named }) =>
    `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
  'mode-needs-event': ({ mode, event, needs }) =>
    `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
  'module-unusable': ({ module, problem }) =>
    `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
  'month-exhausted': ({ suite, month, limit, spent }) =>
    `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
  'neither-run-nor-suite': ({ path }) =>
    `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
  'no-fail-gate': ({ gates }) =>
    `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
  'non-inferior-per-run': ({ gate, metric }) =>
    `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
  'not-on-actions': ({ variable }) =>
    `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
  'nothing-to-publish': ({ reason }) =>
    `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
  'openai-target-invalid': ({ where, problem }) =>
    `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
  'output-unwritable': ({ path, reason, option = 'the input `output-dir`' }) =>
    `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option}`}.`,
  'page-refused': ({ path, problem }) =>
    `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
  'price-unknown': ({ variant, reason }) =>
    `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
  'primary-gate-must-compare-and-fail': ({ gate, problem }) =>
    `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
  'provider-answered-nothing': ({ address, detail }) =>
    `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
  'provider-key-missing': ({ address, source }) => `There is no key for ${address}. ${adviseOnKey(source)}`,
  'provider-refused-key': ({ address, status, detail, source }) =>
    `${address} ${source === null ? 'requires a key' : 'refused the key'} (${status}${detail === '' ? '' : `: ${detail}`}). ${adviseOnKey(source)}`,
  'pull-request-not-checked-out': ({ number, head, got }) =>
    `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
  'pull-request-target': ({ head }) =>
    `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
  'ref-unmeasurable': ({ ref, reason }) =>
    `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
  'reference-lowered': ({ path, metrics }) =>
    `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
  'reference-refused': ({ folder, problem }) =>
    `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
  'relative-margin-needs-a-range-from-0': ({ gate, metric, problem }) =>
    `Gate \`${gate}\`: a relative margin does not fit \`${metric}\`: ${problem}. Give an absolute margin.`,
  'results-invalid': ({ format, path, problem }) =>
    `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
  'results-missing': ({ path, working_directory }) =>
    `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
  'run-differs': ({ folder, differences }) =>
    `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
  'run-interrupted': ({ folders, done, total, isResumable }) =>
    total === 0
      ? 'Interrupted before a trial was made.'
      : `Interrupted: ${done} of ${total} ${total === 1 ? 'trial' : 'trials'} were made and are kept in ${folders.join(' and ')}.${isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
  'run-invalid': ({ path, line, problem }) =>
    `The run ${path}${line === null ? '' : `:${line}`} cannot be read: ${problem}. Measure again, or name another run folder.`,
  'run-locked': ({ folder, pid, path }) =>
    `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
  'run-not-found': ({ folder, missing }) =>
    `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
  'run-too-large': ({ path, line, limit }) =>
    `The run ${path}${line === null ? '' : `:${line}`} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
  'run-too-new': ({ path, field, got, supported }) =>
    `${path} has ${field} ${got}, and this Goldenpair reads ${supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
  'search-found-no-files': ({ folder, include, exclude }) =>
    `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
  'selection-empty': ({ cases, tags }) =>
    `The selection matches no enabled case (there ${cases === 1 ? 'is' : 'are'} ${cases}). ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
  'selection-invalid': ({ selection, got, known }) =>
    `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
  'setup-failed': ({ command, how, log }) =>
    `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
  'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
  'shard-missing': ({ missing, found }) =>
    `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
  'shard-not-kept': ({ shard, suite, reason }) =>
    `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
  'shard-repeated': ({ shard, folders }) =>
    `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
  'shard-unfinished': ({ shard, folder }) =>
    `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
  'shards-differ': ({ what, values }) =>
    `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
  'shards-wanted': ({ folder }) =>
    `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
  'stdout-unwritable': ({ reason }) =>
    `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are still written.`,
  'suite-invalid': ({ path, problems }) =>
    `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
  'suite-name-taken': ({ artifact, paths: [own, other] }) =>
    `The suites ${own} and ${other} of this workflow run have the same name: one would replace the other's artifact ${artifact}, and be reported in its place. Give each its own \`name\` in its manifest (for \`results\`, the input \`label\`), then start the workflow again.`,
  'suite-not-found': ({ path }) =>
    `No suite at ${path}. Start with \`goldenpair init\`, or name one with --suite (input \`suite\` in the Action).`,
  'suite-outside': ({ path, working_directory }) =>
    `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
  'suite-without-judge': ({ path }) =>
    `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`scoring.judged\`, such as \`scoring: { judged: [answer] }\`.`,
  'suites-unmeasured': ({ suites, number }) =>
    `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
  'target-address-taken': ({ address, command }) =>
    `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
  'target-answered-nothing': ({ variant, trials, detail, lacking }) =>
    `${prefixMissing(lacking, detail)}The target of variant \`${variant}\` answered no question${trials === 1 ? '' : `: all ${trials} trials failed`}. The first failure: ${detail.replace(/[.!?]*$/, '.')}${adviseSetup(detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`response\`, \`timeout_seconds\`) or what it asks.`,
  'target-cannot-start': ({ command, how, log, lacking }) =>
    `${prefixMissing(lacking, log)}The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
  'target-env-missing': ({ option, variable }) =>
    `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. By default targets see only harmless variables.`,
  'target-env-unusable': ({ option, problem }) =>
    `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment, or \`${option}\` in the suite.`,
  'target-not-ready': ({ command, address, how, log, lacking }) =>
    `${prefixMissing(lacking, log)}The target ${command === null ? `at ${address}` : `\`${command}\``} ${how}. ${command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(log)}${command === null ? '' : log === '' ? ' It wrote nothing.' : ` The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
  'target-refused': ({ address, detail }) =>
    `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`,
  'target-setting-missing': ({ option, name, known }) =>
    `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
  'variant-not-nightly': ({ name }) =>
    `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
  'variant-unknown': ({ name, suggestion, known }) =>
    `The variant \`${name}\` is unknown.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
  'variants-invalid': ({ got, known, suggestion }) =>
    `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.${known.length === 1 ? ' Write a second one into the suite, such as `variants: { now: {}, next: { settings: { model: other } } }`.' : ''}`,
}

/** Where the key of a model provider comes from: the workflow or shell, or a variable that the suite names. */
export type KeySource = 'openai-api-key' | 'github-token' | { readonly variable: string }

/** Advises on a key that is missing or refused, as a sentence; `null` if the request carried no key. */
function adviseOnKey(source: KeySource | null): string {
  if (source === null)
    return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.'
  if (source === 'openai-api-key')
    return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line."
  if (source === 'github-token')
    return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.'
  return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`
}
