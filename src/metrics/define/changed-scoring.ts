import { canonicalJson } from '../../model/fingerprint.js'
import { DEFAULT_SCORING, type Scoring } from '../../model/suite/scoring.js'

/** What a definition can name of a suite's scoring: a member, or one kind of aliases. */
export type ScoringMember = keyof Scoring | 'aliases.agents' | 'aliases.tools'

/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
export function changedScoring(scoring: Scoring, members: readonly ScoringMember[]): string {
  const changed = members.flatMap((member): readonly (readonly [string, unknown])[] => {
    const value = read(scoring, member)
    return canonicalJson(value) === canonicalJson(read(DEFAULT_SCORING, member)) ? [] : [[member, value]]
  })
  return changed.length === 0 ? '' : ` ${canonicalJson(Object.fromEntries(changed))}`
}

function read(scoring: Scoring, member: ScoringMember): unknown {
  if (member === 'aliases.agents') return scoring.aliases.agents
  return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member]
}
