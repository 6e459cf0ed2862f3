import { join } from 'node:path'
import { compareRuns } from '../core/compare/compare-runs.js'
import { describeRuleChanges } from '../core/compare/describe-rule-changes.js'
import { buildSettingsTable } from '../core/compare/settings-table.js'
import { buildMetrics } from '../core/metrics/build-metrics.js'
import { customMetricsOf } from '../core/metrics/custom-metrics.js'
import { openTables } from '../core/metrics/tables/open-tables.js'
import { priceByBase } from '../core/metrics/price-by-base.js'
import type { Annotation } from '../core/model/annotation.js'
import type { Comparison } from '../core/model/comparison.js'
import type { CaseDetails, Report, ReportContext } from '../core/model/report.js'
import type { RuleSet } from '../core/model/rules.js'
import type { Run, ScoredRun } from '../core/model/run.js'
import { DEFAULT_SCORING } from '../core/model/scoring.js'
import type { FailOn } from '../core/model/verdict.js'
import { REGISTRY as RENDERERS } from '../core/render/index.js'
import { appendTables } from '../core/report/append-tables.js'
import { buildCaseData } from '../core/report/build-case-data.js'
import { buildReport } from '../core/report/build-report.js'
import type { Baseline } from '../shell/baselines/baseline.js'
import type { Clock } from '../shell/io/clock.js'
import type { Log } from '../shell/io/log.js'
import { replaceFile } from '../shell/io/replace-file.js'
import { readPageAssets } from '../shell/page/read-page-assets.js'
import { readRun } from '../shell/runs/read-run.js'
import { annotateFlips } from './evaluate/annotate-flips.js'
import { chooseStories } from './evaluate/choose-stories.js'
import { collectStories } from './evaluate/collect-stories.js'
import { describeFlips } from './evaluate/describe-flips.js'
import { drawCharts, type ChartService } from './evaluate/draw-charts.js'
import { listCharts } from './evaluate/list-charts.js'
import { listFailing, listResults } from './evaluate/list-results.js'
import { metricSettings, readAnew, repriced } from './evaluate/read-anew.js'
import { readReruns } from './evaluate/read-reruns.js'
import { readTelling } from './evaluate/read-telling.js'
import { reportContext } from './evaluate/report-context.js'
import { expecting, type MeasuredRun } from './evaluate/watch-run.js'
import { recordedRules } from './recorded-rules.js'

/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_TOLD = 200

export interface EvaluateRequest {
  /** A run folder. */
  readonly candidateFolder: string
  /** What is known of it because it was measured just now, in this process; else it is read, which takes longer and gives the same. */
  readonly measured?: MeasuredRun | null
  readonly baseline: Baseline
  readonly failOn: FailOn
  /** What the run is judged by; absent: as it was measured, or as the baseline of a pull request was. */
  readonly ruleSet?: RuleSet
  readonly outputFolder: string
  readonly details: CaseDetails
  readonly charts: ChartService
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
  const run = request.measured?.scored.run ?? (await readRun(candidateFolder))
  const baseRun = baseline.kind === 'found' ? await readRun(baseline.folder) : null
  const ruleSet = request.ruleSet ?? recordedRuleSet(run, baseRun)
  const settings = metricSettings(run, ruleSet)
  const metrics = buildMetrics(settings)
  // What it was measured by is what it is judged by only where nobody else has the say.
  const measured = ruleSet === null ? (request.measured ?? null) : null
  const tables = measured?.tables ?? openTables(settings)
  const expected = baseRun === null ? [] : customMetricsOf(baseRun)
  const candidate = {
    ...(measured === null
      ? await readAnew({
          folder: candidateFolder,
          run,
          metrics,
          expected,
          log,
          onTrial: (trial) => tables.add(baseRun === null ? 0 : 1, trial),
        })
      : expecting(measured.scored, expected)),
    priced_by: settings.pricing,
  }
  const base =
    baseline.kind === 'none' || baseRun === null
      ? null
      : repriced(
          await readAnew({
            folder: baseline.folder,
            run: baseRun,
            metrics,
            log,
            onTrial: (trial) => tables.add(0, trial),
          }),
          candidate,
        )
  const confirmations = await readReruns(candidateFolder, { run, metrics, log })
  const comparison = compareRuns({
    baseline: base,
    candidate,
    failOn: request.failOn,
    ...(confirmations === null ? {} : { confirmations }),
    ...(ruleSet === null ? {} : { ruleSet }),
  })
  // Flips first: they are what the change did.
  const telling = new Set([...comparison.flips.map(({ case_id }) => case_id), ...listFailing(candidate)])
  const caseIds = new Set([...telling].slice(0, MAX_TOLD))
  const inFull = chooseStories(telling, candidate.run, request.details)
  const stories = {
    baseline: base === null ? null : collectStories(base, inFull),
    candidate: collectStories(candidate, inFull),
  }
  const told = describeFlips({
    ids: [...caseIds],
    cases: candidate.run.cases,
    topK: candidate.run.settings.primary_k,
    pricing: settings.pricing,
    scoring: settings.scoring ?? DEFAULT_SCORING,
    candidate: await readTelling(candidateFolder, {
      caseIds,
      cases: candidate.run.cases,
      metrics,
      log,
      order: candidate.trials,
      seen: { caseIds: inFull, add: stories.candidate.add },
    }),
    baseline:
      baseline.kind === 'none' || base === null
        ? new Map()
        : await readTelling(baseline.folder, {
            caseIds,
            cases: base.run.cases,
            metrics,
            log,
            order: base.trials,
            seen: { caseIds: inFull, add: (trial) => stories.baseline?.add(trial) },
          }),
  })
  const context = reportContext(candidate, {
    ...surroundings(request, candidate, base),
    reruns: confirmations?.trials ?? [],
  })
  const scored = [
    ...(base === null ? [] : [{ name: context.names.baseline, scored: base }]),
    { name: context.names.candidate, scored: candidate },
  ]
  const arms = scored.map(({ name, scored: { run: header } }) => ({ name, run: header }))
  const built = tables.build(arms)
  const plain = buildReport({
    comparison,
    context,
    flips: told,
    details: request.details,
    charts: await drawCharts(listCharts({ arms: scored, tables: built, comparison, history: [] }), request),
  })
  const report = appendTables(plain, [...built, ...buildSettingsTable(arms)], request.details)
  const comment = RENDERERS.comment.render(report)
  const files = {
    comment: join(outputFolder, RENDERERS.comment.file),
    report: join(outputFolder, RENDERERS.html.file),
    comparison: join(outputFolder, 'comparison.json'),
    junit: join(outputFolder, RENDERERS.junit.file),
  }
  await replaceFile(files.comment, comment)
  const reasons = new Map(told.map((detail) => [detail.case_id, detail.reasons]))
  const cases = buildCaseData({
    comparison,
    baseline: base,
    candidate,
    names: context.names,
    told: [...inFull].map((id) => ({
      id,
      baseline: stories.baseline?.sideOf(id) ?? null,
      candidate: stories.candidate.sideOf(id),
      reasons: reasons.get(id) ?? [],
    })),
  })
  const page = await readPageAssets()
  await replaceFile(
    files.report,
    RENDERERS.html.render(report, request.details === 'none' ? { page } : { page, cases }),
  )
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
function recordedRuleSet(run: Run, base: Run | null): RuleSet | null {
  if (run.mode !== 'pr' || base === null || base.gates.length === 0) return null
  const own = recordedRules(run)
  const recorded = recordedRules(base)
  const rules = { ...recorded, pricing: priceByBase(recorded.pricing, own.pricing) }
  return { rules, from: 'base', changes: describeRuleChanges(rules, own, run.metrics) }
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
