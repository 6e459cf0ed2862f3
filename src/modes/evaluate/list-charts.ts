import { pairCases } from '../../compare/pairing/pair-cases.js'
import type { Drawing, NoDrawing } from '../../model/result/chart.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { TrendRow } from '../../model/run/history.js'
import type { RunTable } from '../../model/run/run-table.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { Tournament } from '../../model/result/tournament.js'
import type { ArmsInput, Audience, CaseValues, Chart } from '../../report/charts/chart.js'
import { chooseCharts } from '../../report/charts/choose-charts.js'
import { REGISTRY } from '../../report/charts/index.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'

const CHARTS: readonly Chart[] = Object.values(REGISTRY)

interface Measured {
  /** As the tables call them, with their runs, the baseline first. */
  readonly arms: readonly { readonly name: string; readonly scored: ScoredRun }[]
  readonly tables: readonly RunTable[]
}

/** The charts of one report, and which of them its comment shows. */
export interface ChartSet {
  /** All of them, or those with some ids. */
  readonly draw: (audience: Audience, ids?: ReadonlySet<string>) => readonly (Drawing | NoDrawing)[]
  readonly choose: (drawings: readonly Drawing[]) => ReadonlySet<string>
}

/** Every chart of a comparison; of one arm alone where there is no baseline. */
export function listCharts({
  comparison,
  history,
  ...measured
}: Measured & { readonly comparison: PairComparison; readonly history: readonly TrendRow[] }): ChartSet {
  const { gates, verdict } = comparison
  const primary = gates.find(({ gate }) => gate.id === verdict.primary)?.metric.id ?? null
  const [first, second] = measured.arms
  const ids =
    first === undefined
      ? []
      : second === undefined
        ? first.scored.run.cases.map(({ id }) => id)
        : pairCases(first.scored, second.scored).paired.map(({ id }) => id)
  const input = armsInput(measured, ids, primary)
  return {
    draw: (audience, wanted) => pick(wanted).map((chart) => chart.draw({ ...input, audience, comparison, history })),
    choose: (drawings) => chooseCharts(CHARTS, drawings, comparison),
  }
}

/** Every chart of three to ten variants; how they differ and who leads at which cost is what a comment shows of them. */
export function listVariantCharts({
  tournament,
  ...measured
}: Measured & { readonly tournament: Tournament }): ChartSet {
  const primary = tournament.gates.find(({ id }) => id === tournament.primary)?.metric ?? null
  const input = armsInput(measured, measured.arms[0]?.scored.run.cases.map(({ id }) => id) ?? [], primary)
  return {
    draw: (audience, wanted) =>
      pick(wanted).flatMap((chart) => chart.drawVariants?.({ ...input, audience, tournament }) ?? []),
    choose: () => new Set([REGISTRY['delta-forest'].id, REGISTRY['cost-quality'].id]),
  }
}

function pick(ids: ReadonlySet<string> | undefined): readonly Chart[] {
  return ids === undefined ? CHARTS : CHARTS.filter(({ id }) => ids.has(id))
}

function armsInput(
  { arms, tables }: Measured,
  ids: readonly string[],
  primary: string | null,
): Omit<ArmsInput, 'audience'> {
  const metrics = new Set(CHARTS.flatMap((chart) => chart.needs?.(primary) ?? []))
  const values: CaseValues = caseValues(
    arms.map(({ scored }) => scored),
    ids,
    [...metrics],
  )
  return { arms: arms.map(({ name }) => name), tables, values }
}

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
function caseValues(runs: readonly ScoredRun[], ids: readonly string[], metrics: readonly string[]): CaseValues {
  const arms = runs.map(({ trials }) => {
    const { placeOf, columnOf } = caseMeansOf(trials)
    return { places: ids.map(placeOf), columnOf }
  })
  return Object.fromEntries(
    metrics.map((metric) => {
      const columns = arms.map(({ places, columnOf }) => ({ places, means: columnOf(metric) }))
      return [metric, ids.map((_, at) => columns.map(({ places, means }) => meanAt(means, places[at] ?? -1)))]
    }),
  )
}

function meanAt(means: Float64Array | null, place: number): number | null {
  const mean = means?.[place] ?? NaN
  return Number.isNaN(mean) ? null : mean
}
