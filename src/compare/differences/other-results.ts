import { groupBy } from '../../model/group-by.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { NamedBy, Run } from '../../model/run/run.js'
import type { CasePairing } from '../pair/pair-cases.js'

type LeftOut = NonNullable<PairComparison['left_out']>

/** Fewer than half of the baseline's cases pair, and about as many are new as are gone. */
export function isNamedOtherwise({ baseline, paired, added, removed }: CasePairing): boolean {
  const count = baseline?.length ?? 0
  return paired.length * 2 < count && removed.length * 2 > count && added.length >= 0.8 * removed.length
}

const NAMED_BY_WORDS: Readonly<Record<NamedBy, string>> = {
  'id-spelling': "Some case ids are spelled differently from the baseline's and are paired by meaning",
  column: "The case ids differ from the baseline's, so cases are paired by a column of hashes or of row numbers",
  question: "The case ids differ from the baseline's, so cases are paired by their questions",
  'question-without-constants':
    "The case ids differ from the baseline's, so cases are paired by their questions, ignoring dates and text that all share",
}

/** The scores of other harnesses that either run could not read, with the sides that have them. */
export function listLeftOut(baseline: Run | null, candidate: Run): LeftOut {
  const sides = { baseline: baseline?.left_out ?? [], candidate: candidate.left_out ?? [] }
  const sideNames = ['baseline', 'candidate'] as const
  return [...groupBy([...sides.baseline, ...sides.candidate], ({ score }) => score)].map(([score, all]) => {
    const [before = '', now = before] = all.map(({ reason }) => reason)
    return {
      score,
      reason: before === now ? now : `${before} in the baseline, ${now} now`,
      directed: all.some(({ directed }) => directed),
      sides: sideNames.filter((side) => sides[side].some((one) => one.score === score)),
    }
  })
}

/** What a reader must know of results that another harness wrote. */
export const warnOfResults = ({ named_by: by }: Run, leftOut: LeftOut): readonly string[] => [
  ...(by === undefined ? [] : [`${NAMED_BY_WORDS[by]} (\`id: …\` in \`results-options\` names another column).`]),
  ...leftOut.map(({ score, reason }) => `Not compared: ${score}, ${reason}.`),
]
