import { countOf } from '../../../format/format-number.js'
import { toOneLine } from '../../../model/remove-unseen.js'
import { type Coverage, SAME_FROM } from './suggest-cases.js'
import { describeTimes, formatShare, formatSimilarity } from './write-drafts.js'

/** What the suite covers, then a line for each kind that it lacks. */
export function describeCoverage(
  { asked, different, covered, waiting, untold, lacking, suggested }: Coverage,
  { top, cases }: { readonly top: number; readonly cases: number },
): readonly string[] {
  const share = (count: number): string => `${countOf(count, 'question')} (${formatShare(count, asked)})`
  const shown = suggested.slice(0, top)
  const rest = suggested.slice(top)
  return [
    `${countOf(asked, 'question')}, ${different} different. The suite has ${countOf(cases, 'case')}.`,
    `Covered: ${share(covered)} are like an enabled case (similarity of ${SAME_FROM} or more).`,
    ...(waiting === 0 ? [] : [`Waiting: ${share(waiting)} are like a case that is not enabled.`]),
    ...(untold === 0 ? [] : [`Unclear: ${share(untold)} have no word that says what they are about.`]),
    `Not covered: ${share(lacking)}, of ${countOf(suggested.length, 'kind')}.`,
    ...(shown.length === 0
      ? []
      : ['What the suite lacks, by how often it is asked and how far it is from every case:']),
    ...shown.flatMap((one, index) => [
      `${String(index + 1).padStart(3)}. ${inLine(one.question.query)}`,
      `     ${describeTimes(one, asked)}; ${one.nearest === null ? 'like no case' : `nearest ${one.nearest.id} (${formatSimilarity(one.nearest)})`}`,
    ]),
    ...(rest.length === 0
      ? []
      : [
          `${countOf(rest.length, 'more kind')}, ${share(rest.reduce((sum, { count }) => sum + count, 0))}; --top shows more.`,
        ]),
  ]
}

const MAX_SHOWN = 200
const inLine = (text: string): string => {
  const line = toOneLine(text)
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line
}
