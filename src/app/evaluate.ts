import { join } from 'node:path'
import { REGISTRY as CHARTS } from '../core/charts/index.js'
import { compareRuns } from '../core/compare/compare-runs.js'
import { describeRuleChanges } from '../core/compare/describe-rule-changes.js'
import { buildMetrics } from '../core/metrics/build-metrics.js'
import { metricFacts } from '../core/metrics/facts.js'
import { scoreTrial } from '../core/metrics/score-trial.js'
import { summarizeRun } from '../core/metrics/summarize-run.js'
import type { Annotation } from '../core/model/annotation.js'
import type { ChartConfig, ChartImage } from '../core/model/chart.js'
import type { Comparison } from '../core/model/comparison.js'
import type { Metric } from '../core/model/metric.js'
import type { CaseDetails, Report, ReportContext } from '../core/model/report.js'
import type { Judge } from '../core/model/rules.js'
import type { Run, ScoredRun } from '../core/model/run.js'
import type { FailOn } from '../core/model/verdict.js'
import { REGISTRY as RENDERERS } from '../core/render/index.js'
import { buildReport } from '../core/report/build-report.js'
import type { Baseline } from '../shell/baselines/baseline.js'
import { chartUrl, DEFAULT_CHART_SERVICE } from '../shell/charts/quickchart.js'
import type { Clock } from '../shell/io/clock.js'
import type { Log } from '../shell/io/log.js'
import { sha256 } from '../shell/io/sha256.js'
import { replaceFile } from '../shell/io/replace-file.js'
import { readRun } from '../shell/runs/read-run.js'
import { readScoredRun } from '../shell/runs/read-scored-run.js'
import { annotateFlips } from './evaluate/annotate-flips.js'
import { describeFlips } from './evaluate/describe-flips.js'
import { listFailing, listResults } from './evaluate/list-results.js'
import { readTelling } from './evaluate/read-telling.js'
import { reportContext } from './evaluate/report-context.js'
import { recordedRules } from './recorded-rules.js'

/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_TOLD = 200

export interface EvaluateRequest {
  /** A run folder. */
  readonly candidateFolder: string
  readonly baseline: Baseline
  readonly failOn: FailOn
  /** What the run is judged by; absent: as it was measured, or as the baseline of a pull request was. */
  readonly judge?: Judge
  readonly outputFolder: string
  readonly details: CaseDetails
  readonly charts: { readonly kind: 'quickchart'; readonly url: string } | { readonly kind: 'none' }
  readonly links: ReportContext['links']
  /** Where baselines come from, for a report that has none yet. */
  readonly baselineBranch?: string | null
  readonly look?: number | null
  readonly clock: Clock
  readonly log: Log
}

export interface Evaluation {
  readonly comparison: Comparison
  readonly report: Report
  /** Markdown, without the hidden marker. */
  readonly comment: string
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** Absolute paths of what was written. */
  readonly files: {
    readonly comment: string
    readonly report: string
    readonly comparison: string
    readonly junit: string
  }
  /** Baseline first, where there is one. */
  readonly runFolders: readonly string[]
}

/**
 * Compares a recorded run with its baseline and writes comment.md, report.html, comparison.json and junit.xml. Scores are computed
 * anew from the recorded observations on both sides, by one definition and one price table, so neither an older
 * Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
export async function evaluate(request: EvaluateRequest): Promise<Evaluation> {
  const { candidateFolder, baseline, outputFolder, log } = request
  const run = await readRun(candidateFolder)
  const baseRun = baseline.kind === 'found' ? await readRun(baseline.folder) : null
  const judge = request.judge ?? recordedJudge(run, baseRun)
  const metrics = buildMetrics(metricSettings(run, judge))
  const candidate = await readAnew({ folder: candidateFolder, run, metrics, log })
  const base =
    baseline.kind === 'none' || baseRun === null
      ? null
      : repriced(await readAnew({ folder: baseline.folder, run: baseRun, metrics, log }), candidate)
  const comparison = compareRuns({
    baseline: base,
    candidate,
    failOn: request.failOn,
    ...(judge === null ? {} : { judge }),
  })
  // Flips first: they are what the change did.
  const telling = new Set([...comparison.flips.map(({ case_id }) => case_id), ...listFailing(candidate)])
  const caseIds = new Set([...telling].slice(0, MAX_TOLD))
  const told = describeFlips({
    ids: [...caseIds],
    cases: candidate.run.cases,
    topK: candidate.run.settings.primary_k,
    pricing: candidate.run.pricing,
    candidate: await readTelling(candidateFolder, { caseIds, cases: candidate.run.cases, metrics, log }),
    baseline:
      baseline.kind === 'none' || base === null
        ? new Map()
        : await readTelling(baseline.folder, { caseIds, cases: base.run.cases, metrics, log }),
  })
  const report = buildReport({
    comparison,
    context: reportContext(candidate, surroundings(request, candidate, base)),
    flips: told,
    details: request.details,
    charts: await drawCharts(comparison, request),
  })
  const comment = RENDERERS.comment.render(report)
  const files = {
    comment: join(outputFolder, RENDERERS.comment.file),
    report: join(outputFolder, RENDERERS.html.file),
    comparison: join(outputFolder, 'comparison.json'),
    junit: join(outputFolder, RENDERERS.junit.file),
  }
  await replaceFile(files.comment, comment)
  await replaceFile(files.report, RENDERERS.html.render(report))
  await replaceFile(files.comparison, `${JSON.stringify(comparison, null, 2)}\n`)
  const results = listResults({ comparison, candidate, told, details: request.details })
  await replaceFile(files.junit, RENDERERS.junit.render(report, { results }))
  return {
    comparison,
    report,
    comment,
    summary: RENDERERS.summary.render(report),
    annotations: annotateFlips(comparison, told, request.details),
    files,
    runFolders: [...(baseline.kind === 'found' ? [baseline.folder] : []), candidateFolder],
  }
}

/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedJudge(run: Run, base: Run | null): Judge | null {
  if (run.mode !== 'pr' || base === null || base.gates.length === 0) return null
  const [rules, own] = [recordedRules(base), recordedRules(run)]
  return { rules, from: 'base', changes: describeRuleChanges(rules, own, run.metrics) }
}

/** What is a success is for the judge to say; prices are the candidate's on both sides. */
function metricSettings({ settings, pricing }: Run, judge: Judge | null) {
  const { primary_k, success } = judge?.rules.settings ?? settings
  const k = [...new Set([...settings.k, ...(judge?.rules.settings.k ?? [])])].sort((a, b) => a - b)
  return { k, primary_k, success, pricing }
}

async function readAnew(request: {
  readonly folder: string
  readonly run: Run
  readonly metrics: readonly Metric[]
  readonly log: Log
}): Promise<ScoredRun> {
  const { folder, metrics, log } = request
  const { run, trials, ...rest } = await readScoredRun(folder, {
    log,
    run: request.run,
    rescore: (golden, observation) => scoreTrial({ metrics, golden, observation }),
  })
  const definitions = Object.fromEntries(metrics.map(({ id, definition }) => [id, sha256(definition)]))
  return {
    run: {
      ...run,
      metrics: metrics.map(metricFacts),
      fingerprints: { ...run.fingerprints, metrics: definitions },
      summaries: summarizeRun({ metrics, trials }),
    },
    trials,
    ...rest,
  }
}

/** Both sides are priced from the candidate's table, so the tables no longer differ. */
function repriced({ run, ...rest }: ScoredRun, candidate: ScoredRun): ScoredRun {
  const { pricing } = candidate.run.fingerprints
  return { run: { ...run, fingerprints: { ...run.fingerprints, pricing } }, ...rest }
}

function surroundings(
  { baseline, baselineBranch, links, look }: EvaluateRequest,
  candidate: ScoredRun,
  base: ScoredRun | null,
) {
  const isPullRequest = candidate.run.mode === 'pr'
  const common = { links, look: look ?? null }
  if (baseline.kind === 'none' || base === null) {
    const reason = baseline.kind === 'none' ? baseline.reason : 'it could not be read'
    return {
      ...common,
      baseline: { kind: 'none' as const, reason },
      names: isPullRequest
        ? { baseline: baselineBranch ?? 'baseline', candidate: 'this PR' }
        : { baseline: 'baseline', candidate: 'this run' },
      first_time: isPullRequest,
    }
  }
  const { commit, branch, age_hours, distance, note, stale } = baseline
  const names = isPullRequest
    ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
    : base.run.variant === candidate.run.variant
      ? { baseline: 'baseline', candidate: 'candidate' }
      : { baseline: base.run.variant, candidate: candidate.run.variant }
  return {
    ...common,
    baseline: {
      kind: 'found' as const,
      commit,
      branch,
      variant: base.run.variant,
      age_hours,
      distance: distance?.behind ?? null,
      note,
      ...(stale === undefined ? {} : { stale }),
    },
    names,
    first_time: false,
  }
}

async function drawCharts(comparison: Comparison, { charts, log }: EvaluateRequest): Promise<readonly ChartImage[]> {
  const imageUrl = async (id: string, config: ChartConfig): Promise<string | null> => {
    if (charts.kind === 'none') return null
    const image = await chartUrl(config, { ...DEFAULT_CHART_SERVICE, baseUrl: charts.url })
    if (image.kind === 'url') return image.url
    log.warning(`The chart ${id} has no image: ${image.reason}.`)
    return null
  }
  const images: ChartImage[] = []
  for (const chart of Object.values(CHARTS)) {
    const drawing = chart.draw(comparison)
    if (drawing.kind === 'none') {
      log.debug(`No chart ${drawing.id}: ${drawing.reason}.`)
      continue
    }
    const { id, title, figure, config } = drawing
    images.push({ id, title, figure, url: await imageUrl(id, config) })
  }
  return images
}
