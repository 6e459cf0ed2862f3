import { join } from 'node:path'
import { compareRuns } from '../../compare/compare-runs.js'
import { buildSettingsTable } from '../../compare/settings-table.js'
import type { Annotation } from '../../model/annotation.js'
import type { Comparison } from '../../model/comparison.js'
import type { TrendRow } from '../../model/history.js'
import { chooseInference, type InferenceChoice } from '../../model/inference.js'
import type { CaseDetails, ReportContext } from '../../model/report.js'
import type { RuleSet } from '../../model/rules.js'
import type { Run } from '../../model/run.js'
import type { FailOn } from '../../model/verdict.js'
import { REGISTRY as RENDERERS } from '../../report/render/index.js'
import { buildBadges } from '../../report/build-badges.js'
import { buildCaseData } from '../../report/build-case-data.js'
import { buildCaseTable } from '../../report/build-case-table.js'
import { buildReport } from '../../report/build-report.js'
import { caseMeansOf } from '../../stats/case-means.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import type { Log } from '../../io/log.js'
import { writeJson } from '../../io/replace-json.js'
import { startWriting } from '../../io/write-aside.js'
import { annotateComplexity } from './annotate-complexity.js'
import { annotateFlips } from './annotate-flips.js'
import { annotateStale } from './annotate-stale.js'
import { findSpanNaming } from './find-span-naming.js'
import { drawCharts, type ChartService } from './draw-charts.js'
import { listCharts } from './list-charts.js'
import { listResults } from './list-results.js'
import { nameSides } from './name-sides.js'
import { readSides, type BaselineSide } from './read-sides.js'
import { reportContext } from './report-context.js'
import { tellCases } from './tell-cases.js'
import type { MeasuredRun } from './watch-run.js'
import { writeReport, type WrittenReport } from './write-report.js'

export interface EvaluateRequest {
  /** A run folder. */
  readonly candidateFolder: string
  /** What is known of it because it was measured just now, in this process; else it is read, which takes longer and gives the same. */
  readonly measured?: MeasuredRun | null
  readonly baseline: Baseline
  readonly failOn: FailOn
  /** Absent: nobody may choose it, as in a pull request. */
  readonly inference?: InferenceChoice
  /** What the run is judged by; absent: as it was measured, or as the baseline of a pull request was. */
  readonly ruleSet?: RuleSet
  readonly outputFolder: string
  readonly details: CaseDetails
  readonly charts: ChartService
  readonly links: ReportContext['links']
  /** Where baselines come from, for a report that has none yet. */
  readonly baselineBranch?: string | null
  readonly look?: number | null
  /** Earlier measurements, the oldest first; absent: none. */
  readonly history?: readonly TrendRow[]
  readonly log: Log
}

export interface Evaluation extends WrittenReport {
  readonly comparison: Comparison
  readonly annotations: readonly Annotation[]
  /** Absolute paths of what was written. */
  readonly files: WrittenReport['files'] & { readonly comparison: string; readonly junit: string }
  /** Baseline first, where there is one. */
  readonly runFolders: readonly string[]
}

/**
 * Compares a recorded run with its baseline and writes comment.md, report.html, report.md, comparison.json, junit.xml, cases.csv and the badges. Scores are computed
 * anew from the recorded observations on both sides, by one definition and one price table, so neither an older
 * Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
export async function evaluate(request: EvaluateRequest): Promise<Evaluation> {
  const { candidateFolder, outputFolder, details, links, look = null, baselineBranch = null } = request
  const sides = await readSides(request)
  const { candidate, ruleSet, confirmations } = sides
  const baseline = sides.baseline.kind === 'none' ? null : sides.baseline.scored
  const naming = await findSpanNaming(candidate, {
    ...request,
    folder: candidateFolder,
    others: baseline === null ? [] : [baseline],
  })
  const compared = compareRuns({
    baseline,
    candidate,
    failOn: request.failOn,
    ...(request.inference && {
      inference: chooseInference(request.inference, candidate.run.settings.inference),
    }),
    ...(confirmations === null ? {} : { confirmations }),
    ...(ruleSet === null ? {} : { ruleSet }),
  })
  const comparison = { ...compared, warnings: [...(naming === null ? [] : [naming.text]), ...compared.warnings] }
  const { flips, stories } = await tellCases(sides, { ...request, comparison })
  const context = reportContext(candidate, {
    ...nameSides(sides.baseline, candidate.run, baselineBranch),
    ...{ links, look },
    reruns: confirmations?.trials ?? [],
  })
  const { names } = context
  const scored = [
    ...(baseline === null ? [] : [{ name: names.baseline, scored: baseline }]),
    { name: names.candidate, scored: candidate },
  ]
  const arms = scored.map(({ name, scored: { run, trials } }) => ({ name, run, means: caseMeansOf(trials) }))
  const tables = sides.tables.build(arms)
  const charts = await drawCharts(
    listCharts({ arms: scored, tables, comparison, history: request.history ?? [] }),
    request,
  )
  const { run } = candidate
  const report = buildReport({
    comparison,
    context,
    flips,
    details,
    charts,
    tables: [...tables, ...buildSettingsTable(arms)],
    measured: { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k },
    ...(naming?.isLead === true && { lead: naming.text }),
  })
  const own = { comparison: join(outputFolder, 'comparison.json'), junit: join(outputFolder, RENDERERS.junit.file) }
  const writing = startWriting()
  writing.write(own.comparison, writeJson(comparison))
  const results = listResults({ comparison, candidate, told: flips, details })
  writing.write(own.junit, RENDERERS.junit.render(report, { results }))
  const written = await writeReport(report, {
    outputFolder,
    badges: buildBadges(comparison, run.summaries),
    ...(details !== 'none' && {
      cases: buildCaseData({ comparison, baseline, candidate, names, told: stories }),
      caseTable: buildCaseTable([
        ...(baseline === null ? [] : [{ side: 'baseline' as const, variant: baseline.run.variant, scored: baseline }]),
        { side: 'candidate', variant: run.variant, scored: candidate, comparison },
      ]),
    }),
  })
  await writing.finish()
  const files = { ...written.files, ...own }
  return {
    ...written,
    comparison,
    annotations: [
      ...annotateFlips(comparison, flips, details),
      ...annotateStale({ baseline: changedFrom(sides.baseline), candidate: candidate.run }, details),
      ...annotateComplexity({ baseline: changedFrom(sides.baseline), candidate: candidate.run }),
    ],
    files,
    runFolders: [...(sides.baseline.kind === 'none' ? [] : [sides.baseline.folder]), candidateFolder],
  }
}

/** The run of the very commit that the change started from; null where the baseline is of another, whose changes are not this one's. */
function changedFrom(side: BaselineSide): Run | null {
  if (side.kind === 'none') return null
  const { distance, scored } = side
  return distance?.behind === 0 && distance.ahead === 0 ? scored.run : null
}
