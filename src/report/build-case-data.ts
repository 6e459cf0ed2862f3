import { formatValue, styleOf } from '../format/format-metric.js'
import { rememberNumbers } from '../format/remember-numbers.js'
import { utf8Bytes } from '../format/utf8-bytes.js'
import type { CaseMeans } from '../model/case-means.js'
import type { MetricFacts } from '../model/metric.js'
import type {
  CaseData,
  CaseDetail,
  CaseRow,
  CaseSide,
  CaseState,
  CaseTable,
  CaseTableRow,
  PageCase,
} from '../model/result/case-data.js'
import type { Comparison } from '../model/result/comparison.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { ScoredRun } from '../model/run/run.js'
import { caseMeansOf } from '../stats/scores/case-means.js'
import { shrinkValue, type Size } from './sections/cut-text.js'
import { collectFacts, ownStates, statesOf } from './sections/flips/case-states.js'
import { diffWords } from './sections/flips/diff-words.js'

/** Bytes of all cases in full together: with what else a page holds, below the 12 MB that a browser opens at once. */
const ALL_CASES = 7_000_000
/** The bytes of one character: `<` is written as `\u003c`. */
const MOST_BYTES = 6
/** What a case is cut to, in turn, until it has room. */
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
const MOST_COLUMNS_OF_SEVERAL = 9

/** Every case of the last candidate's run for the page: a row each in its order, and the `described` in full, cut where all would be too much. */
export function buildCaseData(input: {
  readonly comparison: Pick<Comparison, 'baseline' | 'candidates'>
  /** The baseline first, where there is one. */
  readonly arms: readonly { readonly name: string; readonly scored: ScoredRun }[]
  readonly described: readonly CaseDetail[]
}): CaseData {
  const { comparison, arms, described } = input
  const last = arms.at(-1)?.scored.run
  if (last === undefined) throw new RangeError('there is no arm to list the cases of')
  const means = arms.map(({ scored }) => caseMeansOf(scored.trials))
  const columns = chooseColumns(comparison, arms)
  const numbers = columns.map(({ metric, place }) => ({ place, values: means[place]?.columnOf(metric.id) ?? null }))
  const writeMetrics = metricWriter(last.metrics, means)
  const facts = comparison.candidates.map(collectFacts)
  const isOfBaseline = comparison.baseline !== null
  const details = new Map(described.map((detail) => [detail.case_id, detail]))
  const room = ALL_CASES / Math.max(1, described.length)
  const rows = last.cases.map(({ id, tags, critical }): CaseRow => {
    const passed = means.map(({ tallyOf }) => tallyOf(id))
    const ofCandidates = passed.slice(isOfBaseline ? 1 : 0)
    const detail = details.get(id)
    return {
      id,
      tags,
      states: joinStates(facts.map((one, place) => statesOf(id, ofCandidates[place] ?? null, one))),
      flip: facts.flatMap(({ flips }) => flips.get(id)?.kind ?? [])[0] ?? null,
      critical,
      passed,
      numbers: numbers.map(({ place, values }) => shorten(values?.[means[place]?.placeOf(id) ?? -1])),
      detail: detail === undefined ? null : fitCase(detail, writeMetrics(id), room),
    }
  })
  return {
    arms: arms.map(({ name }) => name),
    columns: columns.map(({ metric, title }) => ({ title, unit: metric.unit, share: styleOf(metric) === 'share' })),
    metrics: last.metrics.map(({ title }) => title),
    rows,
  }
}

/** What changed in any of several candidates; how a case fares is in the columns of each. */
function joinStates(states: readonly (readonly CaseState[])[]): readonly CaseState[] {
  const all = [...new Set(states.flat())]
  const hasChange = all.some((state) => state === 'broke' || state === 'fixed' || state === 'flaky')
  return states.length > 1 && hasChange ? all.filter((state) => state !== 'passing' && state !== 'failing') : all
}

/** Cut until it has room; the answers of two arms become their difference, which has them both. */
function fitCase(detail: CaseDetail, metrics: PageCase['metrics'], room: number): PageCase {
  let fitted: PageCase | null = null
  for (const size of SIZES) {
    const { value, isCut } = shrinkValue(detail, size)
    const [only, ...others] = value.candidates
    const [old, now] = others.length > 0 ? [] : [value.baseline?.detail.answer, only?.detail.answer]
    const diff = typeof old === 'string' && typeof now === 'string' ? diffWords(old, now) : null
    const sides =
      diff === null ? {} : { baseline: withoutAnswer(value.baseline), candidates: value.candidates.map(withoutAnswer) }
    fitted = { ...value, ...sides, answer_diff: diff, metrics, cut: isCut || detail.cut }
    const json = JSON.stringify(fitted)
    // As the page embeds it: a character is one to six bytes there, and most cases are settled without counting.
    if (json.length * MOST_BYTES <= room) break
    if (json.length <= room && utf8Bytes(json.replaceAll('<', '\\u003c')) <= room) break
  }
  if (fitted === null) throw new Error('there is no size to cut a case to')
  return fitted
}

function withoutAnswer(side: CaseSide | null): CaseSide | null {
  return side === null ? null : { ...side, detail: { ...side.detail, answer: null } }
}

/** A page needs no more digits, and there may be 10,000 rows. */
const shorten = (value = NaN): number | null =>
  Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6))

interface NumberColumn {
  readonly metric: MetricFacts
  readonly title: string
  /** The place of the arm. */
  readonly place: number
}

/**
 * The metrics of the gates, then what a case took, of the candidate; of several arms as many of them as fit with a column for each arm. Success
 * has columns of its own.
 */
function chooseColumns(
  { baseline, candidates }: Pick<Comparison, 'baseline' | 'candidates'>,
  arms: readonly { readonly name: string; readonly scored: ScoredRun }[],
): readonly NumberColumn[] {
  const gated = candidates.flatMap(({ gates }) => gates.map(({ metric }) => metric.id))
  const wanted = new Set([...gated, ...KEY_METRICS])
  const { run, trials } = arms.at(-1)?.scored ?? { trials: [] }
  const scored = new Set(trials.slice(0, 100).flatMap(({ scores }) => Object.keys(scores)))
  const metrics = [...wanted]
    .flatMap((id) => run?.metrics.find((metric) => metric.id === id) ?? [])
    .filter(({ id }) => id !== 'success' && scored.has(id))
  if (candidates.length === 1)
    return metrics
      .slice(0, MOST_COLUMNS)
      .map((metric) => ({ metric, title: metric.title, place: baseline === null ? 0 : 1 }))
  return metrics
    .slice(0, Math.max(1, Math.floor(MOST_COLUMNS_OF_SEVERAL / arms.length)))
    .flatMap((metric) => arms.map(({ name }, place) => ({ metric, title: `${metric.title}, ${name}`, place })))
}

/** Says of a case what its means over trials are in every arm, as they are written; metrics that no case has are not even asked. */
function metricWriter(
  metrics: readonly MetricFacts[],
  means: readonly CaseMeans[],
): (caseId: string) => PageCase['metrics'] {
  const scored = metrics.flatMap((metric, place) => {
    const columns = means.map(({ columnOf }) => columnOf(metric.id))
    if (columns.every((column) => column === null)) return []
    return [{ place, columns, write: rememberNumbers((value) => formatValue(metric, value)) }]
  })
  return (caseId) => {
    const at = means.map(({ placeOf }) => placeOf(caseId))
    const written: [number, (string | null)[]][] = []
    for (const { place, columns, write } of scored) {
      const values = columns.map((column, arm) => column?.[at[arm] ?? -1] ?? NaN)
      if (values.every(Number.isNaN)) continue
      written.push([place, values.map((value) => (Number.isNaN(value) ? null : write(value)))])
    }
    return written
  }
}

/** An arm of which a case table is made. */
interface TabledArm {
  readonly side: 'baseline' | 'candidate'
  readonly variant: string
  readonly scored: ScoredRun
  /** Absent: how a case fared in this arm alone. */
  readonly comparison?: PairComparison
}

const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states']

/**
 * Every case of every arm with its means over trials. A column for each metric that is scored per trial, whether this run could score it
 * or not, so that the columns of a suite stay what they are; they are named by id, in the order of the last arm's metrics.
 */
export function buildCaseTable(arms: readonly TabledArm[]): CaseTable {
  const metrics = (arms.at(-1)?.scored.run.metrics ?? []).filter(({ per_run: figure }) => figure === undefined)
  return {
    columns: [...FACTS, ...metrics.map(({ id }) => id)],
    arms: arms.map((arm) => {
      const { columnOf } = caseMeansOf(arm.scored.trials)
      return { rows: () => listRows(arm), numbers: metrics.map(({ id }) => columnOf(id)) }
    }),
  }
}

function* listRows({ side, variant, scored, comparison }: TabledArm): Iterable<CaseTableRow> {
  const { trialsOf, tallyOf, placeOf } = caseMeansOf(scored.trials)
  const facts = comparison === undefined ? null : collectFacts(comparison)
  for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
    const tally = tallyOf(id)
    const states = facts === null ? ownStates(tally) : statesOf(id, tally, facts)
    const place = [id, side, variant, at.file, at.line === 0 ? null : at.line]
    const traits = [tags.join('; '), difficulty, useCase, trialsOf(id), states.join('; ')]
    yield { facts: [...place, ...traits], place: placeOf(id) }
  }
}
