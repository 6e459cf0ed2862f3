import { cutText } from '../../../format/cut-text.js'
import { countOf, formatNumber, withUnit } from '../../../format/format-number.js'
import { toOneLine } from '../../../model/remove-invisible.js'
import { type ImportedCase, makeCaseId } from '../importer.js'
import { makeIdsUnique, writeCases } from '../write-cases.js'
import type { AskedQuestion, LogPlace } from './gather-questions.js'
import { type LogCoverage, SAME_SIMILARITY, type SuggestedCase } from './suggest-cases.js'

const HEADING = [
  'Drafted by `goldenpair suggest` from recorded questions. Nothing here is asked before a person has confirmed it:',
  'keep the lines that are right without their `# `, delete the others, complete what is missing, then delete `enabled: false`.',
]
/** The most retrieved items listed in a draft. */
const ITEMS_SHOWN = 10
/** The most characters of another phrasing. */
const MAX_OTHER = 200
/** The tag of a suite's drafts. */
export const DRAFT_TAG = 'suggested'

/**
 * Writes a case file of drafts, all excluded from runs. Recorded answers and items are comments, because they show what the system did, not
 * what is right. Ids avoid those that are `taken`.
 */
export function writeDrafts(
  suggested: readonly SuggestedCase[],
  { asked, taken }: { readonly asked: number; readonly taken: ReadonlySet<string> },
): string {
  const drafts = suggested.map((one): ImportedCase => {
    const { query, at } = one.question
    const draft = {
      id: makeCaseId(query, 'case'),
      query,
      tags: [DRAFT_TAG],
      notes: describeOrigin(one, asked),
      enabled: false,
    }
    return { draft, file: at.file, line: at.line ?? 1 }
  })
  const { cases } = makeIdsUnique({ cases: drafts, notes: [] }, taken)
  const texts = cases.map(({ draft }, index) => {
    const question = suggested[index]?.question
    const recorded = question === undefined ? [] : describeRecorded(question)
    return `${writeCases([], [draft])}${recorded.map((line) => `  # ${line}\n`).join('')}`
  })
  return `${writeCases(HEADING, []).replace(/\[\]\n$/, '')}${texts.join('')}`
}

function describeOrigin({ question, count, phrasings, others, nearest }: SuggestedCase, asked: number): string {
  const like =
    nearest === null ? 'No case has a word of it.' : `Nearest case: ${nearest.id} (${formatSimilarity(nearest)}).`
  const lines = [`Asked ${describeTimes({ count, phrasings }, asked)}. ${like}`]
  if (others.length > 0)
    lines.push(`Also asked: ${others.map((other) => JSON.stringify(other.slice(0, MAX_OTHER))).join(', ')}.`)
  return [...lines, `First at ${formatPlace(question.at)}.`].join('\n')
}

/** @example describeTimes({ count: 3, phrasings: 2 }, 12) // '3 times (25.0 %), in 2 phrasings' */
function describeTimes({ count, phrasings }: Pick<SuggestedCase, 'count' | 'phrasings'>, asked: number): string {
  return `${countOf(count, 'time')} (${formatShare(count, asked)})${phrasings === 1 ? '' : `, in ${countOf(phrasings, 'phrasing')}`}`
}

const formatShare = (count: number, asked: number): string =>
  withUnit(formatNumber((100 * count) / Math.max(asked, 1), { decimals: 1 }), '%')

const formatSimilarity = ({ similarity }: { readonly similarity: number }): string =>
  formatNumber(similarity, { decimals: 2 })

export const formatPlace = ({ file, line }: LogPlace): string => (line === null ? file : `${file}:${line}`)

/** Writes what was recorded as YAML comments: JSON is valid YAML and has no line break. */
function describeRecorded({ retrieved, answer, count }: AskedQuestion): readonly string[] {
  if (retrieved.length === 0 && answer === null)
    return ['Nothing was recorded beside the question: say what is expected.']
  const spans = retrieved
    .slice(0, ITEMS_SHOWN)
    .map(({ item, count: times }) => `  - ${JSON.stringify(item)} # ${times} of ${count}`)
  const lines = ['Unconfirmed, as recorded, right or wrong:']
  if (spans.length > 0) lines.push('expected_spans:', ...spans)
  if (answer !== null) lines.push(`expected_answer: ${JSON.stringify(answer)}`)
  return lines
}

/** Describes what the suite covers, then each kind of question that it lacks, one per line. */
export function describeLogCoverage(
  { asked, different, covered, waiting, untold, lacking, suggested }: LogCoverage,
  { top, cases }: { readonly top: number; readonly cases: number },
): readonly string[] {
  const share = (count: number): string => `${countOf(count, 'question')} (${formatShare(count, asked)})`
  const rest = suggested.slice(top)
  const lines = [
    `${countOf(asked, 'question')}, ${different} different. The suite has ${countOf(cases, 'case')}.`,
    `Covered (like an enabled case, with a similarity of ${SAME_SIMILARITY} or more): ${share(covered)}.`,
  ]
  if (waiting > 0) lines.push(`Waiting (like a case that is not enabled): ${share(waiting)}.`)
  if (untold > 0) lines.push(`Unclear (no word says what it is about): ${share(untold)}.`)
  lines.push(`Not covered: ${share(lacking)}, of ${countOf(suggested.length, 'kind')}.`)
  if (suggested.length > 0 && top > 0)
    lines.push('What the suite lacks, by how often it is asked and how far it is from every case:')
  for (const [index, one] of suggested.slice(0, top).entries()) {
    const like = one.nearest === null ? 'like no case' : `nearest ${one.nearest.id} (${formatSimilarity(one.nearest)})`
    lines.push(`${String(index + 1).padStart(3)}. ${inLine(one.question.query)}`)
    lines.push(`     ${describeTimes(one, asked)}; ${like}`)
  }
  const others = share(rest.reduce((sum, { count }) => sum + count, 0))
  if (rest.length > 0) lines.push(`${countOf(rest.length, 'more kind')}, ${others}; --top shows more.`)
  return lines
}

const MAX_SHOWN = 200
const inLine = (text: string): string => cutText(toOneLine(text), MAX_SHOWN)
