import { basename, join } from 'node:path'
import { describeRuleChanges } from '../../compare/differences/describe-rule-changes.js'
import { buildSettingsTable } from '../../compare/differences/settings-table.js'
import type { Entrant } from '../../compare/tournament/entrant.js'
import { runTournament } from '../../compare/tournament/run-tournament.js'
import { replaceJson } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { priceByBase } from '../../metrics/cost/find-price.js'
import { customMetricsOf } from '../../metrics/custom-metrics.js'
import { openTables } from '../../metrics/tables/open-tables.js'
import type { CaseDetails, ReportContext } from '../../model/result/report.js'
import type { Tournament } from '../../model/result/tournament.js'
import type { FailOn } from '../../model/result/verdict.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import { chooseInference, type InferenceChoice } from '../../model/suite/inference.js'
import { recordedRules, type RuleSet } from '../../model/suite/rules.js'
import { buildTournamentBadges } from '../../report/build-badges.js'
import { buildCaseTable } from '../../report/build-case-table.js'
import { buildTournamentReport } from '../../report/build-tournament-report.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import { readRun } from '../../store/runs/read-run.js'
import { type ChartService, drawCharts } from './draw-charts.js'
import { findSpanNaming } from './find-span-naming.js'
import { listVariantCharts } from './list-charts.js'
import { metricSettings, readAnew } from './read-anew.js'
import { writeReport, type WrittenReport } from './write-report.js'

export interface EvaluateTournament {
  /** Three to ten run folders, the baseline first. */
  readonly folders: readonly string[]
  readonly failOn: FailOn
  /** `recorded` is what the first says. */
  readonly inference: InferenceChoice
  readonly outputFolder: string
  /** Default `full`. */
  readonly details?: CaseDetails
  readonly charts: ChartService
  readonly links: Pick<ReportContext['links'], 'report' | 'run'>
  readonly log: Log
}

export interface TournamentEvaluation extends WrittenReport {
  readonly tournament: Tournament
  /** Absolute paths of what was written, by what it is. */
  readonly files: WrittenReport['files'] & { readonly ab: string }
  /** The comparison of the first with each other, in order. */
  readonly comparisons: readonly string[]
  readonly runFolders: readonly string[]
}

/**
 * Compares recorded runs with each other and writes ab.json, comment.md, report.html and a comparison of the first with each. All are
 * scored anew by the definitions and prices of the first, and judged by its gates. Only scores are kept in memory, observations are not.
 * Throws the user's errors of reading runs and of `checkGates`.
 */
export async function evaluateTournament(request: EvaluateTournament): Promise<TournamentEvaluation> {
  const { folders, outputFolder, log } = request
  const runs: Run[] = []
  for (const folder of folders) runs.push(await readRun(folder))
  const [first] = runs
  if (first === undefined) throw new Error('there is nothing to compare')
  const pricing = runs.reduce((prices, run) => priceByBase(prices, run.pricing), first.pricing)
  const ruleSet: RuleSet = { rules: { ...recordedRules(first), pricing }, from: 'base', changes: [] }
  const settings = metricSettings(first, ruleSet)
  const metrics = buildMetrics(settings)
  const tables = openTables(settings)
  const scored: ScoredRun[] = []
  for (const [place, folder] of folders.entries()) {
    const run = await readAnew({
      folder,
      run: runs[place] ?? first,
      metrics,
      expected: customMetricsOf(first),
      log,
      onTrial: (trial) => tables.add(place, trial),
    })
    scored.push({ ...run, priced_by: pricing })
  }
  const names = nameRuns(runs.map(({ variant }, place) => ({ variant, folder: folders[place] ?? '' })))
  const entrants = scored.map((run, place): Entrant => ({ name: names[place]?.name ?? '', scored: run }))
  const { tournament: played, againstFirst } = runTournament({
    entrants,
    ruleSet,
    failOn: request.failOn,
    inference: chooseInference(request.inference, first.settings.inference),
  })
  const details = request.details ?? 'full'
  const namings = await Promise.all(
    entrants.map(async ({ name, scored: one }, place) => {
      const naming = await findSpanNaming(one, { folder: folders[place] ?? '', others: scored, details, log })
      return naming === null ? [] : [`${name}: ${naming.text}`]
    }),
  )
  const warnings = [...namings.flat(), ...describeOtherRules(entrants, ruleSet), ...played.warnings]
  const tournament = { ...played, warnings }
  const arms = entrants.map(({ name, scored: { run, trials } }) => ({ name, run, means: caseMeansOf(trials) }))
  const built = tables.build(arms)
  const report = buildTournamentReport({
    tournament,
    context: { links: request.links, cost_usd: sumCost(scored), duration_s: durationOf(runs) },
    charts: await drawCharts(listVariantCharts({ arms: entrants, tables: built, tournament }), request),
    tables: [...built, ...buildSettingsTable(arms)],
    primaryK: first.settings.primary_k,
    comparisons: againstFirst.map((comparison, place) => ({ name: names[place + 1]?.name ?? '', comparison })),
    details,
  })
  const written = await writeReport(report, {
    outputFolder,
    badges: buildTournamentBadges(tournament),
    ...(details !== 'none' && {
      caseTable: buildCaseTable(
        entrants.map(({ name, scored: one }, place) => ({
          side: place === 0 ? 'baseline' : 'candidate',
          variant: name,
          scored: one,
        })),
      ),
    }),
  })
  const files = { ...written.files, ab: join(outputFolder, 'ab.json') }
  await replaceJson(files.ab, tournament)
  const comparisons: string[] = []
  for (const [place, comparison] of againstFirst.entries()) {
    const path = join(outputFolder, `comparison-${names[place + 1]?.file ?? ''}.json`)
    await replaceJson(path, comparison)
    comparisons.push(path)
  }
  return { ...written, tournament, files, comparisons, runFolders: folders }
}

/** A run measured with other gates or settings is judged by those of the first, and the reader is told. */
function describeOtherRules(entrants: readonly Entrant[], { rules }: RuleSet): readonly string[] {
  const [first] = entrants
  return entrants.slice(1).flatMap(({ name, scored: { run } }) => {
    const changes = describeRuleChanges(rules, recordedRules(run), run.metrics)
    return changes.length === 0
      ? []
      : [
          `${name} was measured with other gates or settings (${changes.join(', ')}); those of ${first?.name ?? ''} decide.`,
        ]
  })
}

/** US dollars over all trials whose cost is known; null when none is. */
function sumCost(runs: readonly ScoredRun[]): number | null {
  const costs = runs.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores['cost.usd'] ?? []))
  return costs.length === 0 ? null : costs.sort((a, b) => a - b).reduce((sum, cost) => sum + cost, 0)
}

/** Interleaved runs share their time. */
function durationOf(runs: readonly Run[]): number {
  const sessions = new Map<string, number>()
  for (const { session_id: id, started_at: start, finished_at: end } of runs) {
    const seconds = end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 1000
    sessions.set(id, Math.max(sessions.get(id) ?? 0, seconds))
  }
  return [...sessions.values()].reduce((sum, seconds) => sum + seconds, 0)
}

/**
 * What runs are called side by side: by variant where that tells them apart, else by folder, else by place; and the same as a part of a file's name,
 * since a recorded variant may be any text.
 * @example nameRuns([{ variant: 'a', folder: 'x/1' }, { variant: 'b/..', folder: 'x/2' }]) // a: a, b/..: b-..
 */
function nameRuns(
  runs: readonly { readonly variant: string; readonly folder: string }[],
): readonly { readonly name: string; readonly file: string }[] {
  const choices = [
    runs.map(({ variant }) => variant),
    runs.map(({ folder }) => basename(folder)),
    runs.map(({ folder }) => folder),
  ]
  const numbered = runs.map(({ variant }, place) => `${place + 1} ${variant}`)
  const names = choices.find((all) => new Set(all).size === all.length) ?? numbered
  const files = names.map((name) => name.replace(/[^A-Za-z0-9._-]+/g, '-'))
  const isUnique = new Set(files.map((file) => file.toLowerCase())).size === files.length
  return names.map((name, place) => ({
    name,
    file: isUnique ? (files[place] ?? '') : `${place + 1}-${files[place] ?? ''}`,
  }))
}
