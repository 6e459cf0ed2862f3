import { shortCommit } from '../../format/join-names.js'
import { UserError } from '../../model/error.js'
import type { Verdict } from '../../model/result/comparison.js'
import type { ExitCode, FailOn } from '../../model/result/verdict.js'
import type { Mode } from './options/option.js'
import type { ActionRequest } from './action-request.js'

/**
 * Returns what a fork's pull request needs and was not given, as a clause; `null` if nothing is missing, or if the
 * workflow forgot it. GitHub passes a secret that forks do not get as an empty variable, and no answer of a target
 * without its key is worth counting. `error` is what the mode ended with.
 */
export function findMissingSecrets(
  { inputs, github, effects }: ActionRequest,
  mode: Exclude<Mode, 'auto'>,
  error?: unknown,
): string | null {
  if (mode !== 'pr' || github.event.kind !== 'pull_request' || !github.event.pullRequest.isFork) return null
  if (error instanceof UserError && error.code === 'provider-key-missing') return 'the key of a provider is missing'
  if (error !== undefined) return null
  const empty = inputs.targetEnv.filter((name) => effects.env[name] === '')
  if (empty.length === 0) return null
  return `${empty.map((name) => `\`${name}\``).join(', ')} (input \`target-env\`) ${empty.length === 1 ? 'is' : 'are'} empty`
}

/**
 * Ends the job of a fork's pull request that cannot be measured: green, since nobody can fix it there, and with a
 * summary that nothing was measured.
 */
export async function endWithoutSecrets({ github, effects }: ActionRequest, missing: string): Promise<ExitCode> {
  const { event, serverUrl, owner, repo } = github
  if (event.kind !== 'pull_request') throw new Error('only a pull request comes from a fork')
  const { number, head } = event.pullRequest
  const reason = `a fork's pull request gets no secrets, so ${missing}`
  effects.log.notice(`Not measured: ${reason}.`)
  const summary = [
    `### 👋 Not measured: \`${shortCommit(head.sha)}\``,
    '',
    `Nothing was asked and nothing compared: ${reason}.`,
    '',
    `A maintainer of ${serverUrl}/${owner}/${repo} can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: ${number}\` and the commit \`${head.sha}\` (docs/workflows.md#pull-requests-from-forks of Goldenpair).`,
    '',
  ].join('\n')
  // Loaded only here: every Action starts with this file, and few end here.
  await (await import('../../publishers/summary.js')).appendSummary(summary, effects.env)
  return 0
}

/**
 * Returns the exit code of a verdict; 0 for a fork's verdict that is 2 only because the judge's key is missing, as its
 * report says.
 */
export function forgiveUnjudged(
  { word, because, exit_code: code }: Pick<Verdict, 'word' | 'because' | 'exit_code'>,
  { isFork, isUnjudged, failOn }: { readonly isFork: boolean; readonly isUnjudged: boolean; readonly failOn: FailOn },
): ExitCode {
  const isOpen = word === 'inconclusive' || (word === 'not-comparable' && because !== 'no-baseline')
  const hasOtherReason = because === 'baseline-unreadable' || (isOpen && failOn === 'inconclusive')
  return isFork && isUnjudged && code === 2 && !hasOtherReason ? 0 : code
}
