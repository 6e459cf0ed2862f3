import { join } from 'node:path'
import { compareRuns } from '../../compare/compare-runs.js'
import { buildSettingsTable } from '../../compare/differences/settings-table.js'
import { startWriting, writeJson } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { listGrownFunctions } from '../../metrics/tables/code/code-complexity.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Annotation, CaseDetails, ReportContext } from '../../model/result/report.js'
import type { FailOn } from '../../model/result/verdict.js'
import type { TrendRow } from '../../model/run/history.js'
import type { Run } from '../../model/run/run.js'
import { chooseInference, type InferenceChoice } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { buildBadges } from '../../report/build-badges.js'
import { buildCaseData } from '../../report/build-case-data.js'
import { buildCaseTable } from '../../report/build-case-table.js'
import { buildReport } from '../../report/build-report.js'
import { REGISTRY as RENDERERS } from '../../report/render/index.js'
import { tablesToShow } from '../../report/sections/append-tables.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { annotateFlips } from './annotate-flips.js'
import { annotateStale } from './annotate-stale.js'
import { type ChartService, drawCharts } from './draw-charts.js'
import { findSpanNaming } from './find-span-naming.js'
import { listCharts } from './list-charts.js'
import { listResults } from './list-results.js'
import { type BaselineSide, readSides } from './read-sides.js'
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
  readonly comparison: PairComparison
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
  const shown = tablesToShow([...tables, ...buildSettingsTable(arms)], details)
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
    tables: shown,
    measured: { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k },
    ...(naming?.isLead === true && { lead: naming.text }),
  })
  const own = { comparison: join(outputFolder, 'comparison.json'), junit: join(outputFolder, RENDERERS.junit.file) }
  const whole = { ...comparison, tables: shown }
  const writing = startWriting()
  writing.write(own.comparison, writeJson(whole))
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
    comparison: whole,
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

/** GitHub shows ten annotations of a kind for each step. */
const MAX_ANNOTATIONS = 10

/** Remarks on the lines of functions whose complexity has a worse rank than in the baseline, where the suite asks for them; at most ten. */
export function annotateComplexity({
  baseline,
  candidate,
}: {
  readonly baseline: Pick<Run, 'code_quality'> | null
  readonly candidate: Pick<Run, 'code_quality'>
}): readonly Annotation[] {
  const [before, now] = [baseline?.code_quality, candidate.code_quality]
  if (before === undefined || now?.annotated !== true) return []
  return listGrownFunctions(before, now)
    .filter((one) => one.is_notable)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ path, line, name, before: was, after }) => ({
      level: 'warning',
      file: path,
      line,
      title: `${name} ${was === null ? 'is complex' : 'is more complex than before'}`,
      message: `Cyclomatic complexity ${after.complexity} (${after.rank}), ${was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`}.`,
    }))
}

/** What a report calls its two runs, and what it says of where the baseline is from; `branch` is where one would come from. */
function nameSides(
  baseline: BaselineSide,
  candidate: Run,
  branch: string | null,
): Pick<ReportContext, 'baseline' | 'names' | 'first_time'> {
  const isPullRequest = candidate.mode === 'pr'
  if (baseline.kind === 'none')
    return {
      baseline: { kind: 'none', reason: baseline.reason },
      names: isPullRequest
        ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
        : { baseline: 'baseline', candidate: 'this run' },
      first_time: isPullRequest,
    }
  const { commit, age_hours, distance, note, stale, scored } = baseline
  const { variant } = scored.run
  const names = isPullRequest
    ? { baseline: baseline.branch ?? 'baseline', candidate: 'this PR' }
    : candidate.mode === 'nightly'
      ? { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' }
      : variant === candidate.variant
        ? { baseline: 'baseline', candidate: 'candidate' }
        : { baseline: variant, candidate: candidate.variant }
  return {
    baseline: {
      kind: 'found',
      commit,
      branch: baseline.branch,
      variant,
      age_hours,
      distance: distance?.behind ?? null,
      note,
      ...(stale === undefined ? {} : { stale }),
    },
    names,
    first_time: false,
  }
}
