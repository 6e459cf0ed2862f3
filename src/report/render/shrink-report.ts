import { cutText } from '../../format/cut-text.js'
import { shortenBlock } from '../sections/cut-text.js'
import type { Block, Inline, Report, Text } from '../../model/result/report.js'

/** A step of shortening. A later step with the same `matter` replaces the note of an earlier one; `cut` says in words what is left out. */
interface Step {
  readonly matter: string
  readonly cut: string
  readonly apply: (report: Report) => Report
}

type Flips = Extract<Block, { kind: 'flips' }>

/** Changes every block, including those inside folded ones. */
const mapBlocks =
  (changeOne: (block: Block) => Block | null) =>
  (report: Report): Report => {
    const change = (block: Block): readonly Block[] => {
      const changed = changeOne(block.kind === 'details' ? { ...block, blocks: block.blocks.flatMap(change) } : block)
      return changed === null ? [] : [changed]
    }
    const { blocks, folded = [] } = report
    return { ...report, blocks: blocks.flatMap(change), folded: folded.flatMap(change) }
  }

const mapFlips = (change: (flips: Flips) => Partial<Flips>) =>
  mapBlocks((block) => (block.kind === 'flips' ? { ...block, ...change(block) } : block))

const shortenAnswers = (length: number) =>
  mapFlips(({ items }) => ({
    items: items.map((one) => ({ ...one, blocks: one.blocks.map((block) => shortenBlock(block, length)) })),
  }))

const keepAnswers = (count: number) =>
  mapFlips(({ items }) => ({ items: items.map((one, at) => (at < count ? one : { ...one, blocks: [] })) }))

const keepFlips = (count: number) =>
  mapFlips(({ items, left_out: leftOut }) => ({
    items: items.slice(0, count),
    left_out: leftOut + Math.max(0, items.length - count),
  }))

const without = (kind: Block['kind']) => mapBlocks((block) => (block.kind === kind ? null : block))

const keepLists = (count: number) =>
  mapBlocks((block) => (block.kind === 'list' ? { ...block, items: block.items.slice(0, count) } : block))

/** Cuts a text to `length` characters over all its pieces, few enough that even escaping cannot make it too long. */
function cutLine(text: Text, length: number): Text {
  const pieces: Inline[] = []
  let left = length
  for (const inline of text) {
    const whole = typeof inline === 'string' ? inline : inline.text
    if (left <= 0) break
    pieces.push(typeof inline === 'string' ? cutText(whole, left) : { ...inline, text: cutText(whole, left) })
    left -= whole.length
  }
  return pieces
}

function keepVerdict(report: Report): Report {
  const second = report.second_line
  const lines = { headline: cutLine(report.headline, 1_500), second_line: second && cutLine(second, 1_500) }
  return { ...report, ...lines, blocks: [], footer: [] }
}

/** The steps, tried in this order until the report fits: least-read parts go first, the verdict never. */
const STEPS: readonly Step[] = [
  { matter: 'answers', cut: 'answers beyond 1000 characters', apply: shortenAnswers(1000) },
  { matter: 'answers', cut: 'answers beyond 300 characters', apply: shortenAnswers(300) },
  { matter: 'answers', cut: 'the answers of all but the 10 worst cases', apply: keepAnswers(10) },
  { matter: 'answers', cut: 'the answers of the cases', apply: keepAnswers(0) },
  { matter: 'flips', cut: 'all but the 25 worst cases', apply: keepFlips(25) },
  { matter: 'charts', cut: 'the charts', apply: without('chart') },
  { matter: 'folded', cut: 'the folded sections', apply: without('details') },
  { matter: 'flips', cut: 'all but the 5 worst cases', apply: keepFlips(5) },
  { matter: 'lists', cut: 'findings and lists beyond 5 lines', apply: keepLists(5) },
  { matter: 'all', cut: 'everything but the verdict', apply: keepVerdict },
]

/** Estimates a report's size: cheaper than rendering, and smaller whenever anything is left out. */
const sizeOf = (report: Report): number => JSON.stringify(report).length

function admit(report: Report, cuts: readonly { matter: string; cut: string }[], place: string): Report {
  const words = [...new Map(cuts.map((one) => [one.matter, one.cut])).values()]
  const text = `✂️ Left out to fit ${place}: ${words.join('; ')}. The full report has all of it.`
  return { ...report, blocks: [...report.blocks, { kind: 'note', text: [text] }] }
}

/**
 * Renders the report so that it fits: steps leave out the least-read parts, and a note says what was left out. The last step keeps only the
 * verdict, cut to a few thousand characters, so there is always a document. `place` is named in the note: "a comment".
 */
export function renderToFit(
  whole: Report,
  render: (report: Report) => string,
  room: { readonly place: string; readonly fits: (document: string) => boolean },
): string {
  let [report, document, size] = [whole, render(whole), sizeOf(whole)]
  const cuts: Step[] = []
  for (const step of STEPS) {
    if (room.fits(document)) return document
    const smaller = step.apply(report)
    if (sizeOf(smaller) >= size) continue
    report = smaller
    size = sizeOf(smaller)
    cuts.push(step)
    document = render(admit(report, step.matter === 'all' ? [step] : cuts, room.place))
  }
  return document
}
