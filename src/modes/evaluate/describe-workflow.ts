import type { Scoring } from '../../model/scoring.js'
import type { GoldenCase } from '../../model/case.js'
import type { Reply } from '../../model/observation.js'
import { NO_TRACE } from '../../metrics/workflow/called-names.js'
import { CALL_KINDS, validateWorkflow, type CallKind } from '../../metrics/workflow/validate-workflow.js'

/** More names than these make nobody wiser. */
const MOST_NAMES = 5
const NAME_LENGTH = 80

/**
 * What is wrong with the agents and tools that a reply called, a clause each; none where they are as the case says.
 * @example describeWorkflow(golden, { tools: [] }, scoring) // ['it did not call the tool "search"']
 */
export function describeWorkflow(golden: GoldenCase, reply: Reply, scoring: Scoring): readonly string[] {
  const validation = validateWorkflow(golden, reply, scoring)
  return CALL_KINDS.flatMap((kind): readonly string[] => {
    const calls = validation[kind]
    if (calls === null) return []
    if (calls === 'trace_missing') return [NO_TRACE[kind]]
    return [
      ...describeNames('it did not call', kind, calls.missing),
      ...describeNames('it called, but should not have,', kind, calls.unexpected),
    ]
  })
}

/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example describeNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
export function describeNames(
  what: string,
  nouns: CallKind | 'hops' | 'sources',
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return []
  const noun = names.length === 1 ? nouns.slice(0, -1) : nouns
  const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)))
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return [`${what} the ${noun} ${listed.join(', ')}${more}`]
}
