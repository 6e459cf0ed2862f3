import { countOf } from '../../format/format-number.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { CaseDetail } from '../../model/result/case-data.js'
import type { Block, CaseDetails, FlipItem, ReportContext } from '../../model/result/report.js'
import { cutText } from './cut-text.js'
import { buildFailingItem } from './flips/flip-item.js'
import { buildFlipList } from './flips/flip-list.js'

/** Of all kinds together. */
const MOST_TOLD = 100
/** Characters of an answer, and of all answers, of which a case has up to six; GitHub renders no Markdown file of more than half a megabyte. */
const MOST_TEXT = 1_500
const ALL_TEXT = 300_000
const TEXTS_OF_CASE = 6

/** The cases that flipped, then those that fail as they did before, the worst first and told in short; empty when there is none. */
export function writeErrors(input: {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly cases: readonly CaseDetail[]
  readonly details: CaseDetails
}): readonly Block[] {
  const { comparison, context, cases, details } = input
  const flipped = buildFlipList(input)
  const changed = new Set(comparison.flips.map(({ case_id: id }) => id))
  const still = comparison.baseline === null ? [] : cases.filter(({ case_id: id }) => !changed.has(id))
  const failing: Block = {
    kind: 'flips',
    lead: [{ kind: 'strong', text: `${countOf(still.length, 'case fails', 'cases fail')} as before.` }],
    items: details === 'none' ? [] : still.map((detail) => buildFailingItem(detail, details, context)),
    left_out: 0,
  }
  const passing = new Set(comparison.flips.flatMap(({ kind, case_id: id }) => (kind === 'newly-passing' ? [id] : [])))
  return shortenErrors([...(flipped === null ? [] : [flipped]), ...(still.length === 0 ? [] : [failing])], passing)
}

/** Lists of cases as a document has them; `passing` are named and not told, being no errors. */
export function shortenErrors(blocks: readonly Block[], passing: ReadonlySet<string>): readonly Block[] {
  const listed = blocks.reduce((sum, block) => sum + (block.kind === 'flips' ? block.items.length : 0), 0)
  const length = Math.min(MOST_TEXT, Math.floor(ALL_TEXT / (TEXTS_OF_CASE * Math.max(1, Math.min(MOST_TOLD, listed)))))
  let room = MOST_TOLD
  return blocks.map((block) => {
    if (block.kind !== 'flips') return block
    const items = block.items.slice(0, room)
    room -= items.length
    return {
      ...block,
      items: items.map((item) => (passing.has(item.case_id) ? { ...item, blocks: [] } : shortenItem(item, length))),
      left_out: block.left_out + block.items.length - items.length,
    }
  })
}

function shortenItem(item: FlipItem, length: number): FlipItem {
  return {
    ...item,
    blocks: item.blocks.map((block) =>
      block.kind === 'preformatted' ? { ...block, text: cutText(block.text, length) } : block,
    ),
  }
}
