import { pick, present } from '../model/omit-undefined.js'
import { styleOf } from '../format/format-metric.js'
import type { CaseMeans } from '../model/case-means.js'
import type {
  CaseColumn,
  CaseData,
  CaseDetail,
  CaseRow,
  CaseSide,
  CaseState,
  CaseTable,
  PageCase,
} from '../model/result/case-data.js'
import type { Comparison } from '../model/result/comparison.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { Run, ScoredRun } from '../model/run/run.js'
import { caseMeansOf } from '../stats/scores/case-means.js'
import { shrinkValue, type Size } from './sections/cut-text.js'
import { collectFacts, ownStates, statesOf } from './sections/flips/case-states.js'
import { STAGES } from './words/write-metrics.js'
import { diffWords } from './sections/flips/diff-words.js'

/** The most characters of all full cases together, before compression. */
const ALL_CASES = 7_000_000
/** The sizes to which a case is cut, one after the other, until it fits. */
const SIZES: readonly Size[] = [
  { text: 6000, items: 100 },
  { text: 1500, items: 30 },
  { text: 400, items: 15 },
  { text: 120, items: 8 },
  { text: 90, items: 4 },
]
const SMALLEST: Size = { text: 60, items: 3 }
/** Metrics that the list of cases shows in addition to those of the gates. */
const KEY_METRICS = ['performance.latency', 'tokens.total', 'cost.usd']
/** The most cells of a row, including success and the changes, that a screen of 1280 pixels can show. */
const MAX_CELLS = 8
/** The smallest difference in points on a judge's scale that is worth a look. */
const JUDGE_STEP = 1

/**
 * Builds the page's data on every case of the last candidate's run: a row for each, in the run's order, and the `described` cases in full,
 * cut if they would be too large.
 */
export function buildCaseData(input: {
  readonly comparison: Pick<Comparison, 'baseline' | 'candidates'>
  /** The baseline first, if there is one. */
  readonly arms: readonly { readonly name: string; readonly scored: ScoredRun }[]
  readonly described: readonly CaseDetail[]
  /** Ids of the cases that an arm answered differently from the first arm. */
  readonly changedAnswers: ReadonlySet<string>
}): CaseData {
  const { comparison, arms, described, changedAnswers } = input
  const last = arms.at(-1)?.scored.run
  if (last === undefined) throw new RangeError('there is no arm to list the cases of')
  const means = arms.map(({ scored }) => caseMeansOf(scored.trials))
  const columns = listColumns(comparison.candidates, last, means)
  const facts = comparison.candidates.map(collectFacts)
  const stages = new Map(
    comparison.candidates.flatMap(({ broken_stages: all = [] }) =>
      all.flatMap(({ stage, cases }) => cases.map((id) => [id, STAGES[stage]('its passage')] as const)),
    ),
  )
  const isOfBaseline = comparison.baseline !== null
  const details = new Map(described.map((detail) => [detail.case_id, detail]))
  const room = ALL_CASES / Math.max(1, described.length)
  const cells = Math.max(1, 2 * arms.length - 2)
  const judged = columns.flatMap(({ id, unit, values }) => (unit === 'score' && isJudged(last, id) ? [values()] : []))
  const rows = last.cases.map(({ id, tags, critical }, row): CaseRow => {
    const passed = means.map(({ tallyOf }) => tallyOf(id))
    const ofCandidates = passed.slice(isOfBaseline ? 1 : 0)
    const detail = details.get(id)
    const flip = facts.flatMap(({ flips }) => flips.get(id)?.kind ?? [])[0] ?? null
    const isJudgedAnew = judged.some(([before, ...after]) =>
      after.some((values) => Math.abs((values[row] ?? NaN) - (before?.[row] ?? NaN)) >= JUDGE_STEP),
    )
    return {
      id,
      tags,
      flip,
      ...pick({ loss_place: facts.flatMap(({ losses }) => losses.get(id) ?? [])[0] }, ['loss_place']),
      critical,
      passed,
      states: joinStates(facts.map((one, place) => statesOf(id, ofCandidates[place] ?? null, one))),
      changes: present(flip === null && changedAnswers.has(id) && 'answer', isJudgedAnew && 'judge'),
      stage: stages.get(id) ?? null,
      detail: detail === undefined ? null : fitCase(detail, room),
    }
  })
  // Where success is scored nowhere, as in results of another harness, its absence is no news of a case.
  const isSuccessScored = rows.some(({ passed }) => passed.some((tally) => tally !== null))
  const shown = Math.max(1, Math.floor((MAX_CELLS - cells) / cells))
  return {
    arms: arms.map(({ name }) => name),
    columns,
    shown,
    rows: isSuccessScored
      ? rows
      : rows.map((row) => ({ ...row, states: row.states.filter((one) => one !== 'unscored') })),
  }
}

const isJudged = ({ metrics }: Run, id: string): boolean =>
  (metrics.find((metric) => metric.id === id)?.judged_by ?? []).length > 0

/** Joins what changed in several candidates; the outcome of the case is in each candidate's columns. */
function joinStates(states: readonly (readonly CaseState[])[]): readonly CaseState[] {
  const all = [...new Set(states.flat())]
  const hasChange = all.some((state) => state === 'broke' || state === 'fixed' || state === 'flaky')
  return states.length > 1 && hasChange ? all.filter((state) => state !== 'passing' && state !== 'failing') : all
}

/** Cuts a case until it fits. The answers of two arms become their difference, which contains both. */
function fitCase(detail: CaseDetail, room: number, step = 0): PageCase {
  const { value, isCut } = shrinkValue(detail, SIZES[step] ?? SMALLEST)
  const [only, ...others] = value.candidates
  const [old, now] = others.length > 0 ? [] : [value.baseline?.detail.answer, only?.detail.answer]
  const diff = typeof old === 'string' && typeof now === 'string' ? diffWords(old, now) : null
  const sides =
    diff === null ? {} : { baseline: withoutAnswer(value.baseline), candidates: value.candidates.map(withoutAnswer) }
  const fitted = { ...value, ...sides, answer_diff: diff, cut: isCut || detail.cut }
  const isLast = step === SIZES.length
  return isLast || JSON.stringify(fitted).length <= room ? fitted : fitCase(detail, room, step + 1)
}

function withoutAnswer(side: CaseSide | null): CaseSide | null {
  return side === null ? null : { ...side, detail: { ...side.detail, answer: null } }
}

/** A page needs no more digits, and it can have 10,000 rows. */
const shorten = (value = NaN): number | null =>
  Number.isNaN(value) ? null : Number.isInteger(value) ? value : Number(value.toPrecision(6))

const nullIfNaN = (value = NaN): number | null => (Number.isNaN(value) ? null : value)

/** Lists the metrics for which any case has a mean: those of the gates, then resources, then the others. Success has its own column. */
function listColumns(candidates: Comparison['candidates'], run: Run, means: readonly CaseMeans[]) {
  const gated = candidates.flatMap(({ gates }) => gates.map(({ metric }) => metric.id))
  const ids = new Set([...gated, ...KEY_METRICS, ...run.metrics.map(({ id }) => id)])
  ids.delete('success')
  return [...ids].flatMap((id): CaseColumn[] => {
    const metric = run.metrics.find((one) => one.id === id)
    const columns = means.map(({ columnOf }) => columnOf(id))
    if (metric === undefined || columns.every((column) => column === null)) return []
    const { title, unit, direction } = metric
    const values: CaseColumn['values'] = () =>
      columns.map((column, arm) => run.cases.map((golden) => shorten(column?.[means[arm]?.placeOf(golden.id) ?? -1])))
    return [{ id, title, unit, direction, share: styleOf(metric, []) === 'share', values }]
  })
}

/** An arm of the table of cases. */
interface TabledArm {
  readonly side: 'baseline' | 'candidate'
  readonly variant: string
  readonly scored: ScoredRun
  /** If absent, a case's states describe this arm alone. */
  readonly comparison?: PairComparison
}

const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states']

/**
 * Builds a table with every case of every arm and its means over trials. It has a column for each metric that is scored per trial, even if
 * this run could not score it, so that a suite's columns stay the same; columns are named by id, in the order of the last arm's metrics.
 */
export function buildCaseTable(arms: readonly TabledArm[]): CaseTable {
  const metrics = (arms.at(-1)?.scored.run.metrics ?? []).flatMap(({ id, per_run: figure }) =>
    figure === undefined ? [id] : [],
  )
  return {
    columns: [...FACTS, ...metrics],
    *rows() {
      for (const { side, variant, scored, comparison } of arms) {
        const { trialsOf, tallyOf, placeOf, columnOf } = caseMeansOf(scored.trials)
        const columns = metrics.map(columnOf)
        const facts = comparison && collectFacts(comparison)
        for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
          const tally = tallyOf(id)
          const states = facts === undefined ? ownStates(tally) : statesOf(id, tally, facts)
          const place = [at.file, at.line === 0 ? null : at.line]
          const traits = [tags.join('; '), difficulty, useCase, trialsOf(id), states.join('; ')]
          const row = placeOf(id)
          const means = columns.map((column) => nullIfNaN(column?.[row]))
          yield [id, side, variant, ...place, ...traits, ...means]
        }
      }
    },
  }
}
