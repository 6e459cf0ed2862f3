import { UserError } from '../model/error.js'
import { formatShard } from '../model/shard.js'
import type { ExitCode } from '../model/verdict.js'
import { readCheckout } from '../github/checkout.js'
import { demandArtifacts } from '../github/enterprise-server.js'
import { explainFailure, readRequestFailure } from '../github/request-error.js'
import { chooseMode } from './choose-mode.js'
import type { Mode } from '../run/action-inputs.js'
import type { ActionMode, ActionRequest } from '../run/action-request.js'
import { takePullRequest } from './take-pull-request.js'
import { endWithoutSecrets, findMissingSecrets } from '../run/secrets/without-secrets.js'

/** Each mode loads its own half of Goldenpair only. */
const MODES: Readonly<Record<Exclude<Mode, 'auto'>, () => Promise<ActionMode>>> = {
  pr: async () => (await import('../modes/pr.js')).runPr,
  baseline: async () => (await import('../modes/baseline.js')).runBaseline,
  nightly: async () => (await import('../modes/nightly/nightly.js')).runNightly,
  publish: async () => (await import('../modes/publish/publish.js')).runPublish,
  ab: async () => (await import('../modes/ab/ab.js')).runAb,
  aa: async () => (await import('../modes/aa/aa.js')).runAa,
}

/**
 * Does what the inputs and the event ask for.
 * @throws UserError `pull-request-target` before anything of a pull request's code has run with the base's rights
 */
export async function runAction(request: ActionRequest): Promise<ExitCode> {
  await refusePullRequestTarget(request)
  const choice = chooseMode(request.inputs, request.github)
  if (choice.kind === 'nothing') {
    request.effects.log.notice(choice.notice)
    return 0
  }
  refuseShard(request, choice.mode)
  refuseExperiment(request, choice.mode)
  refuseArtifacts(request, choice.mode)
  const { mode } = choice
  if (request.inputs.dryRun && mode !== 'publish') return (await import('./plan-mode.js')).planMode(request, mode)
  const run = await MODES[mode]()
  try {
    const taken = await takePullRequest(request, mode)
    if (request.inputs.dryRun) return await (await import('../modes/publish/plan-publish.js')).planPublish(taken)
    const missing = findMissingSecrets(taken, mode)
    return missing === null ? await run(taken) : await endWithoutSecrets(taken, missing)
  } catch (error) {
    const missing = findMissingSecrets(request, mode, error)
    if (missing !== null) return endWithoutSecrets(request, missing)
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    const reason = explainFailure(failure, 'actions: read, pull-requests: write')
    throw new UserError('github-refused', { mode: choice.mode, reason }, { cause: error })
  }
}

/** Passed over in silence, it would have every job of a matrix do the whole. */
function refuseShard({ inputs: { shard } }: ActionRequest, mode: Exclude<Mode, 'auto'>): void {
  if (shard === null || mode === 'pr' || mode === 'baseline') return
  const expected = `none in mode \`${mode}\``
  throw new UserError('input-invalid', { name: 'shard', got: formatShard(shard), expected, suggestion: null })
}

/** Of mode `ab` alone, and of `publish` after it; `inference` is recorded in what `publish` reads. */
function refuseExperiment({ inputs }: ActionRequest, mode: Exclude<Mode, 'auto'>): void {
  if (mode === 'ab') return
  const { refs, inference, issueNumber, experiment } = inputs
  const isPublished = mode === 'publish' && experiment
  const given = [
    ['refs', refs.join(', '), `none in mode \`${mode}\``],
    ['inference', inference ?? '', `none in mode \`${mode}\`: of \`ab\` alone`],
    ['experiment', experiment && mode !== 'publish' ? 'true' : '', `none in mode \`${mode}\``],
    [
      'issue-number',
      issueNumber === null || isPublished ? '' : String(issueNumber),
      mode === 'publish' ? 'none without `experiment: true`' : `none in mode \`${mode}\``,
    ],
  ] as const
  for (const [name, got, expected] of given)
    if (got !== '') throw new UserError('input-invalid', { name, got, expected, suggestion: null })
}

/** Before anything is measured that could then not be compared, or not be handed over. */
function refuseArtifacts({ inputs, github }: ActionRequest, mode: Exclude<Mode, 'auto'>): void {
  if (mode === 'publish') demandArtifacts(github.serverUrl, '`mode: publish`')
  if (inputs.shard !== null) demandArtifacts(github.serverUrl, '`shard`')
  if (mode === 'pr' && inputs.baseline === 'artifact') demandArtifacts(github.serverUrl, '`baseline: artifact`')
}

async function refusePullRequestTarget({ inputs, github, workingDirectory }: ActionRequest): Promise<void> {
  const { event } = github
  if (event.kind !== 'pull_request_target') return
  const { head } = event.pullRequest
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  if (checkout.sha === head.sha || checkout.parents?.includes(head.sha) === true) {
    throw new UserError('pull-request-target', { head: head.sha.slice(0, 7) })
  }
  if (inputs.mode !== 'auto') {
    throw new UserError('mode-needs-event', { mode: inputs.mode, event: event.kind, needs: '`pull_request`' })
  }
}
