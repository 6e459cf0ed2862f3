import { formatValue, styleOf } from '../format/format-metric.js'
import { rememberNumbers } from '../format/remember-numbers.js'
import { utf8Bytes } from '../format/utf8-bytes.js'
import type { CaseData, CaseRow, CaseSide, CaseStory } from '../model/result/case-data.js'
import type { CaseMeans } from '../model/case-means.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { MetricFacts } from '../model/metric.js'
import type { ScoredRun } from '../model/run/run.js'
import { caseMeansOf } from '../stats/scores/case-means.js'
import { collectFacts, statesOf } from './sections/flips/case-states.js'
import { shrinkValue, type Size } from './sections/cut-text.js'
import { diffWords } from './sections/flips/diff-words.js'

/** Bytes of all stories together: with what else a page holds, below the 12 MB that a browser opens at once. */
const ALL_STORIES = 7_000_000
/** Of one character: `<` is written as `\u003c`. */
const MOST_BYTES = 6
/** What a story is cut to, in turn, until it has room. */
const SIZES: readonly Size[] = [
  { text: 6000, items: 100 },
  { text: 1500, items: 30 },
  { text: 400, items: 15 },
  { text: 120, items: 8 },
  { text: 90, items: 4 },
  { text: 60, items: 3 },
]
/** Metrics that stand in the list of cases beside those of the gates. */
const KEY_METRICS = ['performance.latency', 'tokens.total', 'cost.usd']
const MOST_COLUMNS = 5

/** What the caller read of a case to be told in full; the rest of its story is in the runs. */
export interface ToldCase {
  readonly id: string
  readonly baseline: CaseSide | null
  readonly candidate: CaseSide | null
  readonly reasons: readonly string[]
  /** It had more to say than is here. */
  readonly isCut: boolean
}

/** Every case of the candidate's run for the page: a row each in its order, and the `told` in full, cut where all would be too much. */
export function buildCaseData({
  comparison,
  baseline,
  candidate,
  names,
  told,
}: {
  readonly comparison: PairComparison
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  readonly names: { readonly baseline: string; readonly candidate: string }
  readonly told: readonly ToldCase[]
}): CaseData {
  const before = caseMeansOf(baseline?.trials ?? [])
  const now = caseMeansOf(candidate.trials)
  const columns = chooseColumns(comparison, candidate)
  const numbers = columns.map(({ id }) => now.columnOf(id))
  const writeMetrics = metricWriter(candidate.run.metrics, { before, now })
  const facts = collectFacts(comparison)
  const sides = new Map(told.map((one) => [one.id, one]))
  const room = ALL_STORIES / Math.max(1, told.length)
  const rows = candidate.run.cases.map((golden): CaseRow => {
    const { id, tags, critical } = golden
    const tally = now.tallyOf(id)
    const place = now.placeOf(id)
    const one = sides.get(id)
    return {
      id,
      tags,
      states: statesOf(id, tally, facts),
      flip: facts.flips.get(id)?.kind ?? null,
      critical,
      baseline: before.tallyOf(id),
      candidate: tally,
      numbers: numbers.map((column) => shorten(column?.[place])),
      story: one === undefined ? null : tellCase(golden, one, { metrics: writeMetrics(id), room }),
    }
  })
  return {
    names: { baseline: baseline === null ? null : names.baseline, candidate: names.candidate },
    columns: columns.map((facts) => ({ title: facts.title, unit: facts.unit, share: styleOf(facts) === 'share' })),
    metrics: candidate.run.metrics.map(({ title }) => title),
    rows,
  }
}

function tellCase(
  golden: GoldenCase,
  { baseline, candidate, reasons, isCut }: ToldCase,
  { metrics, room }: { readonly metrics: CaseStory['metrics']; readonly room: number },
): CaseStory {
  const { query, at, expected_answer: expected } = golden
  const story: Telling = {
    query,
    at: `${at.file}:${at.line}`,
    expected_answers: expected === undefined ? [] : typeof expected === 'string' ? [expected] : expected,
    expected_spans: golden.expected_spans.map(({ path, symbol, start_line: start, end_line: end, relevance }) => ({
      label:
        symbol !== undefined ? `${path}::${symbol}` : start !== undefined ? `${path}:${start}-${end ?? start}` : path,
      relevance,
    })),
    baseline,
    candidate,
    reasons,
  }
  const fitted = fitStory(story, metrics, room)
  return isCut ? { ...fitted, cut: true } : fitted
}

type Telling = Omit<CaseStory, 'answer_diff' | 'metrics' | 'cut'>

/** Cut until it has room; both answers become their difference, which has them both. */
function fitStory(story: Telling, metrics: CaseStory['metrics'], room: number): CaseStory {
  let fitted: CaseStory | null = null
  for (const size of SIZES) {
    const { value, isCut } = shrinkValue(story, size)
    const [old, now] = [value.baseline?.told.answer ?? null, value.candidate?.told.answer ?? null]
    const hasBoth = old !== null && now !== null
    const shown: Telling = hasBoth
      ? { ...value, baseline: withoutAnswer(value.baseline), candidate: withoutAnswer(value.candidate) }
      : value
    fitted = { ...shown, answer_diff: hasBoth ? diffWords(old, now) : null, metrics, cut: isCut }
    const json = JSON.stringify(fitted)
    // As the page embeds it: a character is one to six bytes there, and most stories are settled without counting.
    if (json.length * MOST_BYTES <= room) break
    if (json.length <= room && utf8Bytes(json.replaceAll('<', '\\u003c')) <= room) break
  }
  if (fitted === null) throw new Error('there is no size to cut a story to')
  return fitted
}

function withoutAnswer(side: CaseSide | null): CaseSide | null {
  return side === null ? null : { ...side, told: { ...side.told, answer: null } }
}

/** A page needs no more digits, and there may be 10,000 rows. */
const shorten = (value = NaN): number | null =>
  Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6))

/** The metrics of the gates, then what a case took; success has a column of its own. */
function chooseColumns(comparison: PairComparison, { run, trials }: ScoredRun): readonly MetricFacts[] {
  const wanted = new Set([...comparison.gates.map(({ metric }) => metric.id), ...KEY_METRICS])
  const scored = new Set(trials.slice(0, 100).flatMap(({ scores }) => Object.keys(scores)))
  const metrics = [...wanted].flatMap((id) => run.metrics.find((metric) => metric.id === id) ?? [])
  return metrics.filter(({ id }) => id !== 'success' && scored.has(id)).slice(0, MOST_COLUMNS)
}

/** Says of a case what its means over trials are, as they are written; metrics that no case has are not even asked. */
function metricWriter(
  metrics: readonly MetricFacts[],
  { before, now }: { readonly before: CaseMeans; readonly now: CaseMeans },
): (caseId: string) => CaseStory['metrics'] {
  const scored = metrics.flatMap((metric, place) => {
    const [old, current] = [before.columnOf(metric.id), now.columnOf(metric.id)]
    if (old === null && current === null) return []
    return [{ place, old, current, write: rememberNumbers((value) => formatValue(metric, value)) }]
  })
  return (caseId) => {
    const oldAt = before.placeOf(caseId)
    const currentAt = now.placeOf(caseId)
    const written: [number, string | null, string | null][] = []
    for (const { place, old, current, write } of scored) {
      const was = old?.[oldAt] ?? NaN
      const is = current?.[currentAt] ?? NaN
      if (Number.isNaN(was) && Number.isNaN(is)) continue
      written.push([place, Number.isNaN(was) ? null : write(was), Number.isNaN(is) ? null : write(is)])
    }
    return written
  }
}
