import type { Claim } from '../../model/judgments.js'
import type { AnsweredTrial } from '../../model/metric.js'
import { readJudged } from '../answer/judged-part.js'

/**
 * The claims of an answer: those that the judge drew from it, else those that the target reports; null when there are neither, and a
 * reason when the judge was asked and failed. A failing judge is not replaced: two ways of counting claims are not comparable.
 */
export function claimsOf({
  observation,
  judgments,
}: Pick<AnsweredTrial, 'observation' | 'judgments'>): readonly Claim[] | string | null {
  if (judgments?.claims === undefined) return observation.reply.claims ?? null
  const judged = readJudged(judgments.claims)
  return typeof judged === 'string' ? judged : judged.claims
}

/**
 * Supported claims among those of which it can be told; null when it can be told of none.
 * Source: design document 001, grounding score, "% of claims supported by context".
 * @example supportedShare([{ text: 'a', supported: true }, { text: 'b', supported: false }, { text: 'c', supported: null }]) // 0.5
 */
export function supportedShare(claims: readonly Claim[]): number | null {
  const known = claims.filter(({ supported }) => supported !== null)
  return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length
}

/**
 * 1 − contradicted claims / claims; null when no claim says whether it is contradicted. Where one does, those that say nothing are not.
 * Source: design document 001, factual consistency (requirements 150, 2.F).
 * @example consistentShare([{ text: 'a', supported: true, contradicted: false }, { text: 'b', supported: false, contradicted: true }]) // 0.5
 */
export function consistentShare(claims: readonly Claim[]): number | null {
  if (!claims.some(({ contradicted }) => contradicted !== undefined)) return null
  return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length
}
