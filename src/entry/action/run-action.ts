import { shortCommit } from '../../format/join-names.js'
import { requireArtifacts } from '../../github/artifacts.js'
import { readCheckout } from '../../github/checkout.js'
import { nullIfMissing } from '../../github/client.js'
import type { GitHubContext } from '../../github/event-context.js'
import { getPullRequest } from '../../github/pull-requests.js'
import { isFolder } from '../../io/files.js'
import { refusedInput, UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import {
  type ActionInputs,
  type ActionMode,
  type ActionRequest,
  openRepository,
  readMistake,
  refuseInputs,
} from '../../modes/request/action-request.js'
import type { Mode } from '../../modes/request/options/option.js'
import { endWithoutSecrets, findMissingSecrets } from '../../modes/request/missing-secrets.js'

/** Each mode loads only its own part of Goldenpair. */
const MODES: Readonly<Record<Exclude<Mode, 'auto'>, () => Promise<ActionMode>>> = {
  pr: async () => (await import('../../modes/pr.js')).runPr,
  baseline: async () => (await import('../../modes/baseline.js')).runBaseline,
  nightly: async () => (await import('../../modes/nightly/nightly.js')).runNightly,
  publish: async () => (await import('../../modes/publish/publish.js')).runPublish,
  ab: async () => (await import('../../modes/ab/ab.js')).runAb,
}

/**
 * Does what the inputs and the event ask for.
 * @throws UserError `pull-request-target` before anything of a pull request's code has run with the base's rights
 */
export async function runAction(request: ActionRequest): Promise<ExitCode> {
  await refusePullRequestTarget(request)
  const mode = chooseMode(request.inputs, request.github)
  if (typeof mode !== 'string') {
    request.effects.log.notice(mode.notice)
    return 0
  }
  refuseInputs(request.effects.env, request.inputs, mode)
  refusePlace(request, mode)
  if (request.inputs.dryRun && mode !== 'publish') return (await import('./plan-mode.js')).planMode(request, mode)
  const run = await MODES[mode]()
  try {
    const taken = await takePullRequest(request, mode)
    const missing = findMissingSecrets(taken, mode)
    return missing === null ? await run(taken) : await endWithoutSecrets(taken, missing)
  } catch (error) {
    const missing = findMissingSecrets(request, mode, error)
    if (missing !== null) return endWithoutSecrets(request, missing)
    throw readMistake(error, mode) ?? error
  }
}

/** Throws before anything is measured that could then not be compared or handed over. Mode `publish` needs no checkout. */
function refusePlace({ inputs, github, workingDirectory }: ActionRequest, mode: Exclude<Mode, 'auto'>): void {
  if (mode === 'publish') requireArtifacts(github.serverUrl, '`mode: publish`')
  if (inputs.shard !== null) requireArtifacts(github.serverUrl, '`shard`')
  if (mode === 'pr' && inputs.baseline.from === 'artifact') requireArtifacts(github.serverUrl, '`baseline: artifact`')
  if (mode === 'publish' || isFolder(workingDirectory)) return
  throw refusedInput('working-directory', inputs.workingDirectory, 'a folder of the checkout, from its root')
}

async function refusePullRequestTarget({ inputs, github, workingDirectory }: ActionRequest): Promise<void> {
  const { event } = github
  if (event.kind !== 'pull_request_target') return
  const { head } = event.pullRequest
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  if (checkout.sha === head.sha || checkout.parents?.includes(head.sha) === true)
    throw new UserError('pull-request-target', { head: shortCommit(head.sha) })
  if (inputs.mode !== 'auto')
    throw new UserError('mode-needs-event', { mode: inputs.mode, event: event.kind, needs: '`pull_request`' })
}

/**
 * Returns the request of a person for a pull request (input `pr-number`) as if the pull request had made it, but with the
 * rights of this repository's own workflow, so never as a fork's. Any other request is returned unchanged, also in mode
 * `ab`, which only writes to the pull request. Throws GitHub's refusal, `input-invalid`, and
 * `pull-request-not-checked-out` before anything of another commit has run.
 */
async function takePullRequest(request: ActionRequest, mode: Exclude<Mode, 'auto'>): Promise<ActionRequest> {
  const { inputs, github, workingDirectory } = request
  const { prNumber: number } = inputs
  if (number === null) return request
  if (github.event.kind !== 'workflow_dispatch') throw refuse(number, `none on \`${github.eventName}\``)
  if (mode === 'ab') return request
  const place = { ...(await openRepository(request)), number }
  const pullRequest = await nullIfMissing(async () => getPullRequest(place))
  // The number of an issue counts as missing too.
  if (pullRequest === null) throw refuse(number, `the number of a pull request of ${place.owner}/${place.repo}`)
  if (mode === 'pr') {
    const { head } = pullRequest
    const { sha, parents } = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
    if (sha !== head.sha && parents?.[1] !== head.sha) {
      const [wanted, got] = [shortCommit(head.sha), shortCommit(sha)]
      throw new UserError('pull-request-not-checked-out', { number, head: wanted, got })
    }
  }
  const taken = { kind: 'pull_request' as const, sha: github.event.sha, pullRequest: { ...pullRequest, isFork: false } }
  return { ...request, github: { ...github, event: taken } }
}

const refuse = (number: number, expected: string): UserError => refusedInput('pr-number', String(number), expected)

/**
 * Returns the mode that `auto` means on this event; any other mode is returned unchanged. If there is none, nothing
 * happens and the job stays green; the notice says which mode to set.
 */
export function chooseMode(
  inputs: Pick<ActionInputs, 'mode' | 'prNumber' | 'refs' | 'variants'>,
  github: Pick<GitHubContext, 'event' | 'eventName' | 'branch' | 'defaultBranch'>,
): Exclude<Mode, 'auto'> | { readonly notice: string } {
  if (inputs.mode !== 'auto') return inputs.mode
  switch (github.event.kind) {
    case 'pull_request':
    case 'merge_group':
      return 'pr'
    case 'workflow_run':
      return 'publish'
    case 'push':
      if (github.branch !== null && github.branch === github.defaultBranch) return 'baseline'
      return nothing(
        `a push to ${github.branch ?? 'a tag'}, which is not the default branch`,
        'set `mode: pr` to compare it with the baseline',
      )
    case 'workflow_dispatch':
      if (inputs.variants.length >= 2 || inputs.refs.length > 0) return 'ab'
      if (inputs.prNumber !== null) return 'pr'
      return nothing(
        'workflow_dispatch without two `variants`, two `refs` or a `pr-number`',
        'name two to ten to compare them, or set `mode: baseline` or `mode: pr`',
      )
    case 'schedule':
      return 'nightly'
    case 'pull_request_target':
      return nothing(
        'pull_request_target',
        'measure on `pull_request`, and report with `mode: publish` on `workflow_run`',
      )
    case 'other':
      return nothing(github.eventName, 'set `mode`')
  }
}

function nothing(event: string, advice: string) {
  return { notice: `Goldenpair does nothing by itself on ${event}: ${advice}.` }
}
