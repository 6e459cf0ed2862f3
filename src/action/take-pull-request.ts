import { UserError } from '../model/error.js'
import { readCheckout } from '../github/checkout.js'
import { getPullRequest } from '../github/pull-requests.js'
import type { Mode } from '../run/action-inputs.js'
import type { ActionRequest } from '../run/action-request.js'

/**
 * What a person starts for a pull request (input `pr-number`), as if the pull request had started it, but with the rights of this
 * repository's own workflow: it is then nobody's fork. Everything else is given back as it is, mode `ab` too, which only writes to it.
 * Throws GitHub's refusal, `input-invalid`, and `pull-request-not-checked-out` before anything of another commit has run.
 */
export async function takePullRequest(request: ActionRequest, mode: Exclude<Mode, 'auto'>): Promise<ActionRequest> {
  const { inputs, github, workingDirectory, effects } = request
  const { prNumber: number } = inputs
  if (number === null) return request
  if (github.event.kind !== 'workflow_dispatch') throw refuse(number, `none on \`${github.eventName}\``)
  if (mode === 'ab') return request
  if (mode !== 'pr' && mode !== 'publish') throw refuse(number, `none in mode \`${mode}\``)
  const { owner, repo, event } = github
  const pullRequest = await getPullRequest(await effects.connect(), { owner, repo, number })
  if (mode === 'pr') {
    const { head } = pullRequest
    const { sha, parents } = await readCheckout({ workingDirectory, fallbackSha: event.sha })
    if (sha !== head.sha && parents?.[1] !== head.sha) {
      const [wanted, got] = [head.sha.slice(0, 7), sha.slice(0, 7)]
      throw new UserError('pull-request-not-checked-out', { number, head: wanted, got })
    }
  }
  const taken = { kind: 'pull_request' as const, sha: event.sha, pullRequest: { ...pullRequest, isFork: false } }
  return { ...request, github: { ...github, event: taken } }
}

function refuse(number: number, expected: string): UserError {
  return new UserError('input-invalid', { name: 'pr-number', got: String(number), expected, suggestion: null })
}
