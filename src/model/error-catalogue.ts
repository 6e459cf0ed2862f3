import { adviseSetup, type MissingDependency, prefixMissing } from './missing-dependency.js'
import { didYouMean } from './suggest.js'

type Names = readonly string[]

interface Suggestion {
  readonly suggestion: string | null
}

interface Place {
  readonly path: string
  /** `null` if the problem concerns the whole file. */
  readonly line: number | null
}

interface EndedProgram extends MissingDependency {
  readonly how: string
  readonly log: string
}

const writePlace = ({ path, line }: Place): string => `${path}${line === null ? '' : `:${line}`}`

/** A run measures a hundred, which nobody reads in an error. */
const listMetrics = (ids: Names): string =>
  ids.length > 10 ? 'those that `goldenpair validate --list metrics` shows' : ids.join(', ')

/**
 * The message of every mistake that the user can fix, with the facts that it takes, sorted by code. `test/house.test.ts` checks that each is
 * thrown and tested.
 */
const MESSAGES = {
  'arguments-invalid': ({ command, got, suggestion }: Suggestion & { command: string; got: string }) =>
    `goldenpair ${command}: ${got}.${didYouMean(suggestion)} \`goldenpair ${command} --help\` shows what it takes.`,
  'artifacts-unsupported': ({ server, input, cure }: { server: string; input: string; cure: string }) =>
    `${server} is a GitHub Enterprise Server, which does not support the artifacts that ${input} needs. ${cure}`,
  'baseline-forbidden': ({ reason }: { reason: string }) =>
    `The baseline could not be read, so nothing was compared: ${reason}.`,
  'baseline-not-kept': ({ suite, reason }: { suite: string; reason: string }) =>
    `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
  'bisection-interrupted': ({ path, probes }: { path: string; probes: number }) =>
    `Interrupted ${probes === 0 ? 'before the first probe was complete' : `after ${probes === 1 ? 'a probe, which is' : `${probes} probes, which are`} kept in ${path}`}. Run the same command with --resume to go on; it starts with the commit that was interrupted.`,
  'bisection-unusable': ({ path, problem }: { path: string; problem: string }) =>
    `The search in ${path} cannot be continued: ${problem}. Name another folder with --out, or delete that file to start over.`,
  'command-unknown': ({ got, suggestion, known }: Suggestion & { got: string; known: Names }) =>
    `There is no command \`${got}\`.${didYouMean(suggestion)} Known: ${known.join(', ')}.`,
  'file-exists': ({ paths, cure }: { paths: Names; cure: string }) =>
    `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
  'file-unreadable': ({ path, reason }: { path: string; reason: string }) =>
    `Cannot read ${path}: ${reason}. Fix it, or name another file.`,
  'files-rewritten': ({ files }: { files: Names }) =>
    `${files.slice(0, 5).join(', ')}${files.length > 5 ? ` and ${files.length - 5} more` : ''} ${files.length === 1 ? 'was' : 'were'} changed after the target started, so there is no verdict. Only the target, its \`setup\` or a program that they left running can have done that: find what in this change writes there, and measure in a job without secrets (docs/workflows.md).`,
  'flag-invalid': ({ flag, got, expected, hint }: { flag: string; got: string; expected: string; hint?: string }) =>
    `--${flag}: got \`${got}\`, expected ${expected}.${hint ?? ''}`,
  'gate-metric-unknown': ({ gate, metric, known }: { gate: string; metric: string; known: Names }) =>
    `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name one that it measured (${listMetrics(known)}), or measure again.`,
  'gate-on-neutral-metric': ({ gate, metric }: { gate: string; metric: string }) =>
    `Gate \`${gate}\`: \`${metric}\` has no better or worse direction, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
  'gate-without-margin': ({ gate, metric }: { gate: string; metric: string }) =>
    `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
  'github-refused': ({ mode, reason }: { mode: string; reason: string }) => `Mode \`${mode}\` stopped: ${reason}.`,
  'history-empty': ({ where }: { where: string }) =>
    `There is no measurement to show in ${where}. Name a run, an unpacked artifact goldenpair-baseline-…, or a folder of these; or a repository with --repo.`,
  'history-metric-unknown': ({ got, known }: { got: string; known: Names }) =>
    `No measurement has \`${got}\`. Name one of ${listMetrics(known)}.`,
  'history-unreadable': ({ repo, reason }: { repo: string; reason: string }) =>
    `The history of ${repo} could not be read: ${reason}. Set GITHUB_TOKEN to a token that may read its Actions (\`gh auth token\` prints one).`,
  'history-unusable': ({ good, bad, problem }: { good: string; bad: string; problem: string }) =>
    `Cannot search the commits from ${good} to ${bad}: ${problem}. Name the good commit first, then a later one; where the checkout lacks the history, fetch it (\`git fetch --unshallow\`, in a workflow \`fetch-depth: 0\` of actions/checkout).`,
  'import-empty': ({ format, files }: { format: string; files: Names }) =>
    `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
  'import-invalid': ({ format, problem, ...place }: Place & { format: string; problem: string; fields?: Names }) =>
    `${writePlace(place)} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
  'init-found-nothing': ({ folder }: { folder: string }) =>
    `Found no symbol or heading in ${folder} to ask about (looked for Markdown, Python, TypeScript, JavaScript, Go, Rust, Java). Run this in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
  'init-stopped': ({ question }: { question: string }) => `Stopped at the question "${question}". Nothing was written.`,
  'input-invalid': (facts: Suggestion & { name: string; got: string; expected: string }) =>
    `Input \`${facts.name}\`: got \`${facts.got}\`, expected ${facts.expected}.${didYouMean(facts.suggestion)}`,
  'logs-without-questions': ({ files, named }: { files: Names; named: Names }) =>
    `No question was found in ${files.join(', ')}${named.length === 0 ? ': nothing is in there' : ` (${named.join('; ')})`}. Name the field that has it, e.g. --query request.text; docs/suggest.md shows what is read.`,
  'mode-needs-event': ({ mode, event, needs }: { mode: string; event: string; needs: string }) =>
    `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
  'module-unusable': ({ module, problem }: { module: string; problem: string }) =>
    `The target's module \`${module}\` cannot be run: ${problem}. Its path is relative to the checkout.`,
  'month-exhausted': ({ suite, month, limit, spent }: { suite: string; month: string; limit: string; spent: string }) =>
    `The suite ${suite} has spent ${spent} of the ${limit} it may spend in ${month} (max_cost_usd_per_month), so nothing was measured. Wait until next month, or raise the limit.`,
  'neither-run-nor-suite': ({ path }: { path: string }) =>
    `${path} is neither a recorded run (a folder with run.json and trials.jsonl) nor a suite (a .yaml, .yml or .json file). Name one that \`goldenpair run\` wrote, or a suite to run.`,
  'no-fail-gate': ({ gates }: { gates: Names }) =>
    `No gate has severity fail, so the check could never fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
  'non-inferior-per-run': ({ gate, metric }: { gate: string; metric: string }) =>
    `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
  'not-on-actions': ({ variable }: { variable: string }) =>
    `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
  'nothing-to-publish': ({ reason }: { reason: string }) =>
    `There is nothing to publish: ${reason}. A job before this one must measure (\`mode: pr\` or \`mode: ab\`) and upload what it measured.`,
  'openai-target-invalid': ({ where, problem }: { where: string; problem: string }) =>
    `The \`openai\` target cannot be asked: ${where}: ${problem}. docs/protocol.md shows its options and the form of a prompt file.`,
  'output-unwritable': ({ path, reason, option }: { path: string; reason: string; option?: string | null }) =>
    `Cannot write ${path}: ${reason}. Fix that${option === null ? '' : `, or name another place with ${option ?? 'the input `output-dir`'}`}.`,
  'page-refused': ({ path, problem }: { path: string; problem: string }) =>
    `${path}: ${problem}. Name a folder that Goldenpair wrote a report into, and a site without links among its folders.`,
  'price-unknown': ({ variant, reason }: { variant: string; reason: string }) =>
    `The suite has a budget (max_cost_usd), but the cost of \`${variant}\` cannot be counted: ${reason}. Set the price, or remove the budget. Nothing was asked.`,
  'primary-gate-must-compare-and-fail': ({ gate, problem }: { gate: string; problem: string }) =>
    `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
  'provider-answered-nothing': ({ address, detail }: { address: string; detail: string }) =>
    `No question was answered, because every request was refused: ${detail.replace(/\.$/, '')}. Correct the model's name and the options of the suite's target, or the address ${address}.`,
  'provider-key-missing': ({ address, source }: { address: string; source: KeySource }) =>
    `There is no key for ${address}. ${adviseOnKey(source)}`,
  'provider-refused-key': (facts: { address: string; status: number; detail: string; source: KeySource | null }) =>
    `${facts.address} ${facts.source === null ? 'requires a key' : 'refused the key'} (${facts.status}${facts.detail === '' ? '' : `: ${facts.detail}`}). ${adviseOnKey(facts.source, true)}`,
  'pull-request-not-checked-out': ({ number, head, got }: { number: number; head: string; got: string }) =>
    `Input \`pr-number\`: the head of #${number} is ${head}, but ${got} is checked out, which is neither that commit nor GitHub's merge of it. Set \`ref\` of actions/checkout to the commit you reviewed; if the pull request has new commits since, review its new head and start again.`,
  'pull-request-target': ({ head }: { head: string }) =>
    `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
  'ref-unmeasurable': ({ ref, reason }: { ref: string; reason: string }) =>
    `Input \`refs\`: ${ref} cannot be measured: ${reason}. Name a branch, a tag or a commit of this repository whose code runs.`,
  'reference-lowered': ({ path, metrics }: { path: string; metrics: Names }) =>
    `The reference ${path} was not written, because this would lower it: ${metrics.join('; ')}. If you mean to lower it, say why with --allow-lower "REASON"; the file keeps the reason.`,
  'reference-refused': ({ folder, problem }: { folder: string; problem: string }) =>
    `The run in ${folder} cannot be the reference: ${problem}. Name a complete, valid run of the suite.`,
  'relative-margin-needs-a-range-from-0': (facts: { gate: string; metric: string; problem: string }) =>
    `Gate \`${facts.gate}\`: a relative margin does not fit \`${facts.metric}\`: ${facts.problem}. Give an absolute margin.`,
  'results-invalid': ({ format, path, problem }: { format: string; path: string; problem: string }) =>
    `${path} cannot be read as results of ${format}: ${problem}. docs/results.md shows the formats.`,
  'results-missing': ({ path, working_directory }: { path: string; working_directory: string }) =>
    `There is no ${path} (input \`results\`) in ${working_directory}. An earlier step of this job must write it: see whether the step that runs your harness failed or wrote elsewhere. Nothing was compared.`,
  'run-differs': ({ folder, differences }: { folder: string; differences: Names }) =>
    `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same settings, or start over without --resume.`,
  'run-interrupted': (facts: { folders: Names; done: number; total: number; isResumable: boolean }) =>
    facts.total === 0
      ? 'Interrupted before a trial was made.'
      : `Interrupted: ${facts.done} of ${facts.total} ${facts.total === 1 ? 'trial' : 'trials'} were made and are kept in ${facts.folders.join(' and ')}.${facts.isResumable ? ' Run the same command with --resume to make the rest.' : ''}`,
  'run-invalid': ({ problem, cure, ...place }: Place & { problem: string; cure?: string }) =>
    `The run ${writePlace(place)} cannot be read: ${problem}. ${cure ?? 'Measure again, or name another run folder'}.`,
  'run-locked': ({ folder, pid, path }: { folder: string; pid: number; path: string }) =>
    `Process ${pid} is writing a run into ${folder}. Wait until it ends, or name another folder (--out, in the Action the input \`output-dir\`). If no run has that process id, delete ${path}.`,
  'run-not-found': ({ folder, missing }: { folder: string; missing: string }) =>
    `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
  'run-too-large': ({ limit, ...place }: Place & { limit: string }) =>
    `The run ${writePlace(place)} exceeds the limit of ${limit}. Make the target reply with less text, or measure fewer cases.`,
  'run-too-new': (facts: { path: string; field: 'schema_version' | 'min_reader'; got: number; supported: number }) =>
    `${facts.path} has ${facts.field} ${facts.got}, and this Goldenpair reads ${facts.supported}: a newer one wrote it. Update Goldenpair; in workflows, use one version in every job.`,
  'search-found-no-files': ({ folder, include, exclude }: { folder: string; include: Names; exclude: Names }) =>
    `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
  'selection-empty': ({ cases, tags }: { cases: number; tags: Names }) =>
    `The selection matches no enabled case (there ${cases === 1 ? 'is' : 'are'} ${cases}). ${tags.length === 0 ? 'No case has a tag: select by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
  'selection-invalid': ({ selection, got, known }: { selection: string; got: string; known: Names }) =>
    `The selection \`${selection}\` has an unknown term: \`${got}\`. Known: ${known.join(', ')}. A comma means "or"; a leading ! excludes.`,
  'setup-failed': ({ command, how, log }: { command: string; how: string; log: string }) =>
    `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
  'several-primary-gates': ({ gates }: { gates: Names }) =>
    `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
  'shard-missing': ({ missing, found }: { missing: Names; found: Names }) =>
    `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} too, and name all folders; on GitHub, re-run the jobs that failed.`,
  'shard-not-kept': ({ shard, suite, reason }: { shard: string; suite: string; reason: string }) =>
    `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Fix that, then run the job again.`,
  'shard-repeated': ({ shard, folders }: { shard: string; folders: Names }) =>
    `Shard ${shard} was given ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
  'shard-unfinished': ({ shard, folder }: { shard: string; folder: string }) =>
    `Shard ${shard} in ${folder} is incomplete. Finish it with \`goldenpair run --resume\`, or measure it again.`,
  'shards-differ': ({ what, values }: { what: string; values: readonly { folder: string; value: string }[] }) =>
    `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
  'shards-wanted': ({ folder }: { folder: string }) =>
    `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
  'stdout-unwritable': ({ reason }: { reason: string }) =>
    `Cannot write the output: ${reason}. Send it to another place. Files that the command writes are still written.`,
  'suite-invalid': ({ path, problems }: { path: string; problems: Names }) =>
    `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
  'suite-name-taken': ({ artifact, paths: [own, other] }: { artifact: string; paths: readonly [string, string] }) =>
    `The suites ${own} and ${other} of this workflow run have the same name: one would replace the other's artifact ${artifact}, and be reported in its place. Give each its own \`name\` in its manifest (for \`results\`, the input \`label\`), then start the workflow again.`,
  'suite-not-found': ({ path }: { path: string }) =>
    `No suite at ${path}. Start with \`goldenpair init\`, or name one with --suite (input \`suite\` in the Action).`,
  'suite-outside': ({ path, working_directory }: { path: string; working_directory: string }) =>
    `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that contains it (input \`working-directory\` in the Action).`,
  'suite-without-judge': ({ path }: { path: string }) =>
    `The suite ${path} has no questions for a judge. Name a \`judge\`, and list its questions under \`scoring.judged\`, such as \`scoring: { judged: [answer] }\`.`,
  'suites-unmeasured': ({ suites, number }: { suites: Names; number: number }) =>
    `Pull request #${number} has a comment on ${suites.join(', ')}, but this run did not measure it: the job that does so failed or was skipped. Check that job; if a suite is gone for good, delete its comment.`,
  'target-address-taken': ({ address, command }: { address: string; command: string }) =>
    `Another program already answers at ${address}, so the target \`${command}\` was not started: Goldenpair might measure the wrong one. Stop the other program, or let Goldenpair choose the port: write \`\${PORT}\` in \`url\`, and in \`start\` unless the program reads PORT.`,
  'target-answered-nothing': (facts: { variant: string; trials: number; detail: string } & MissingDependency) =>
    `${prefixMissing(facts.lacking, facts.detail)}The target of variant \`${facts.variant}\` answered no question${facts.trials === 1 ? '' : `: all ${facts.trials} trials failed`}. The first failure: ${facts.detail.replace(/[.!?]*$/, '.')}${adviseSetup(facts.detail)} Nothing is compared or kept. Ask it by hand, and correct the suite's target (model, address, command, \`response\`, \`timeout_seconds\`) or what it asks.`,
  'target-cannot-start': ({ command, how, log, lacking }: EndedProgram & { command: string }) =>
    `${prefixMissing(lacking, log)}The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why.${adviseSetup(log)} ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
  'target-env-missing': ({ option, variable }: { option: string; variable: string }) =>
    `\`${option}\` of the target takes \`\${${variable}}\` from the environment, but the target sees no such variable. Set it and allow it by name: input \`target-env: ${variable}\` in the workflow, --target-env ${variable} on the command line. By default targets see only harmless variables.`,
  'target-env-unusable': ({ option, problem }: { option: string; problem: string }) =>
    `\`${option}\` of the target cannot be used with the values of its variables: ${problem}. Correct them in the environment, or \`${option}\` in the suite.`,
  'target-not-ready': (facts: EndedProgram & { command: string | null; address: string }) =>
    `${prefixMissing(facts.lacking, facts.log)}The target ${facts.command === null ? `at ${facts.address}` : `\`${facts.command}\``} ${facts.how}. ${facts.command === null ? 'Start it before you run Goldenpair, name its command in `start`' : `Run it by hand and ask ${facts.address} to see why, correct \`start\` and \`ready\``}, or allow it more time (\`start_seconds\`).${adviseSetup(facts.log)}${facts.command === null ? '' : facts.log === '' ? ' It wrote nothing.' : ` The end of its log:\n${facts.log.replace(/^/gm, '  | ')}`}`,
  'target-refused': ({ address, detail, sent }: { address: string; detail: string; sent: Names }) =>
    sent.length === 0
      ? `The target at ${address} asks for credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). Give them in \`headers\` of the suite's target as \`\${NAME}\`, and allow that variable: input \`target-env\` in the workflow, --target-env on the command line.`
      : `The target at ${address} refused the credentials (HTTP 401${detail === '' ? '' : `: ${detail}`}). The suite's target takes them from ${sent.join(', ')}: give a value that is valid at this address, or correct the target's \`headers\`.`,
  'target-setting-missing': ({ option, name, known }: { option: string; name: string; known: Names }) =>
    `\`${option}\` of the target takes \`{{${name}}}\`, but the variant has no such setting (${known.length === 0 ? 'it has no settings' : `settings: ${known.join(', ')}`}). Add it under \`settings\`; it may have no value.`,
  'variant-not-nightly': ({ name }: { name: string }) =>
    `The variant \`${name}\` is the suite's default but is skipped at night (\`nightly: false\`), so mode \`nightly\` has nothing to measure. Name another with the input \`variants\`, make another the \`default_variant\`, or remove \`nightly: false\`.`,
  'variant-unknown': ({ name, suggestion, known }: Suggestion & { name: string; known: Names }) =>
    `The variant \`${name}\` is unknown.${didYouMean(suggestion)} Known: ${known.join(', ')}.`,
  'variants-invalid': ({ got, known, suggestion }: Suggestion & { got: Names; known: Names }) =>
    `Name two to ten different variants to compare: got ${got.length === 0 ? 'none' : got.join(', ')}.${didYouMean(suggestion)} Known: ${known.join(', ')}.${known.length === 1 ? ' Write a second one into the suite, such as `variants: { now: {}, next: { settings: { model: other } } }`.' : ''}`,
}

/** The facts of every message, by code. */
export type ErrorFacts = { readonly [Code in keyof typeof MESSAGES]: Parameters<(typeof MESSAGES)[Code]>[0] }

export const ERROR_MESSAGES: { readonly [Code in keyof ErrorFacts]: (facts: ErrorFacts[Code]) => string } = MESSAGES

/** Where the key of a model provider comes from: the workflow or shell, or a variable that the suite names. */
export type KeySource = 'openai-api-key' | 'github-token' | { readonly variable: string }

/** Advises on a key that is missing or refused, as a sentence; `null` if the request carried no key. */
function adviseOnKey(source: KeySource | null, isRefused = false): string {
  if (source === null)
    return 'Goldenpair sends your key only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL). For another address, name the variable of its key in `api_key_env`.'
  if (source === 'openai-api-key')
    return "Set a valid key in the Action's input `openai-api-key`, or in OPENAI_API_KEY on the command line."
  if (source === 'github-token')
    return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.'
  if (isRefused)
    return `It is the value of ${source.variable}, which the suite names in \`api_key_env\`: give it a key that is valid at this address and may use the model.`
  return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`
}
