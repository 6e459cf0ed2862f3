import { UserError } from '../../model/error.js'
import type { Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../../run/action-request.js'

/** The conversation that the inputs name for an experiment. Throws `input-invalid` for two. */
export function choosePlace({ inputs, github }: ActionRequest): Publication['place'] {
  const { prNumber, issueNumber, comment } = inputs
  const number = prNumber ?? issueNumber
  if (number === null)
    return {
      kind: 'none',
      reason: 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given',
    }
  if (prNumber !== null && issueNumber !== null) {
    const expected = 'none beside `pr-number`: the result goes to one of them'
    throw new UserError('input-invalid', { name: 'issue-number', got: String(issueNumber), expected, suggestion: null })
  }
  if (comment === 'never') return { kind: 'none', reason: 'the input `comment` is `never`' }
  const { owner, repo } = github
  return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' as const }) }
}
