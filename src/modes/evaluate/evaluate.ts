import { join } from 'node:path'
import { compareArms } from '../../compare/rank/rank-arms.js'
import { describeRuleChanges } from '../../compare/differences/describe-rule-changes.js'
import { buildSettingsTable } from '../../compare/differences/setting-changes.js'
import { replaceFile, writeJson } from '../../io/files.js'
import { readTableFigures, tableFiguresOf } from '../../metrics/tables/table-figures.js'
import { type Comparison, type MeasuredComparison, onlyCandidate } from '../../model/result/comparison.js'
import type { Annotation, DetailLevel, Report, ReportContext } from '../../model/result/report.js'
import type { FailOn, RunVerdict } from '../../model/result/verdict.js'
import { chooseTrends, describeTrend } from '../../format/describe-trend.js'
import { toPasses, type TrendRow } from '../../model/run/history.js'
import { isFromResults } from '../../model/run/run.js'
import type { RunTable } from '../../model/run/run-table.js'
import { chooseInference, type InferenceChoice } from '../../model/suite/inference.js'
import { recordedRules, type RuleSet } from '../../model/suite/rules.js'
import { buildBadges } from '../../report/build-badges.js'
import { buildCaseData, buildCaseTable } from '../../report/build-case-data.js'
import { buildReport, tablesToShow } from '../../report/build-report.js'
import { REGISTRY as RENDERERS } from '../../report/render/index.js'
import type { ReportInput } from '../../report/candidate-report.js'
import { writeFigures } from '../../report/words/figures.js'
import { writeRecommendations } from '../../report/words/write-recommendations.js'
import { writeComparison, writeFindings } from '../../report/words/write-comparison.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import { annotate } from './annotate.js'
import { type ChartService, drawCharts, listCharts } from './draw-charts.js'
import { findNaming } from './find-naming.js'
import {
  listArms,
  type NamedArm,
  nameSides,
  type ArmNaming,
  readPast,
  reportContext,
  sumSpending,
} from './report-context.js'
import { listResults } from './list-results.js'
import { type ArmsToRead, readArms, type ReadArms } from './read-arms.js'
import { describeCases } from './describe-cases.js'
import { type OpenProgress, reportSteps, type ReportStep, WRITTEN_FILES } from './report-steps.js'
import { writeReport } from './write-report.js'

export interface EvaluateRequest extends ArmNaming, ArmsToRead {
  readonly failOn: FailOn
  /** If absent, the verdict is about cases like these, as at night. */
  readonly inference?: InferenceChoice | undefined
  readonly details: DetailLevel
  /** The working directory from the root of its repository; if absent, it is the root, or in no repository. */
  readonly prefix?: string
  readonly charts: ChartService
  readonly links: ReportContext['links']
  readonly look?: number | null
  readonly before?: ReportContext['before']
  /** Earlier measurements, the oldest first; if absent, none. */
  readonly history?: readonly TrendRow[] | undefined
  /** Begins to show how far a step of a large comparison is; if absent, nothing is shown. */
  readonly openProgress?: OpenProgress
}

export type Evaluation = Awaited<ReturnType<typeof evaluate>>

/**
 * Compares recorded runs with their baseline and writes comment.md, report.html, report.md, comparison.json, junit.xml,
 * cases.csv and the badges. Recomputes the scores on all sides from the recorded observations, with one definition and
 * one price table, so that neither an older Goldenpair, nor a price edit, nor a forged score can show up as a change.
 */
export async function evaluate(request: EvaluateRequest) {
  const tell = reportSteps(request.openProgress ?? null)
  const read = await readArms({ ...request, tell })
  const isOfSeveral = read.candidates.length > 1
  const measured = listArms(read, request)
  const tabled = measured.map(({ name, scored: { run, trials } }) => ({ name, run, means: caseMeansOf(trials) }))
  const tables = read.tables.build(tabled)
  const arms = measured.map((arm) => withTableFigures(arm, tables))
  const { comparison, lead } = await compareRead(read, arms, { ...request, tell })
  tell('writing', 0, WRITTEN_FILES)
  const cases = await describeCases(read, { ...request, comparison, arms })
  const shown = tablesToShow([...tables, ...buildSettingsTable(tabled)], request.details)
  const trends = listTrends(read, comparison, request.history ?? [])
  const candidates = describeCandidates(read, { comparison, cases, arms }, request)
  const past = await readPast(comparison, { ...request, arms: read.candidates })
  const spending = sumSpending(isOfSeveral ? arms : read.candidates, read.confirmations?.trials)
  const report = buildReport({
    comparison,
    trends,
    candidates,
    ...(isOfSeveral && { total: spending }),
    details: request.details,
    charts: await drawCharts(listCharts({ arms, tables, comparison, history: request.history ?? [] }), request),
    tables: shown,
    ...(lead !== null && { lead }),
    ...(past !== undefined && { past }),
  })
  const whole = { ...comparison, tables: shown }
  const { annotations, broken } = annotate(read, cases.notable, comparison, request)
  const written = await writeFiles(report, { read, arms, comparison: whole, cases, broken }, request)
  tell('writing', WRITTEN_FILES, WRITTEN_FILES)
  return {
    ...written,
    comparison: whole,
    /**
     * Writes the line of figures for another verdict than the comparison's own; what the line says about the check
     * follows from the verdict.
     */
    writeFigures: (verdict: RunVerdict) =>
      candidates[0] === undefined
        ? null
        : writeFigures({ ...onlyCandidate(comparison), verdict }, candidates[0].context, request.details),
    annotations,
    /** The baseline first, if there is one. */
    runFolders: arms.map(({ folder }) => folder),
    /** What crept up or down over the nights before, one clause each. */
    trends,
    /** The cost of the only candidate with its re-runs, or of all arms; `null` if no cost is known. */
    cost_usd: spending.cost_usd,
    /** The pass rate of the only candidate; `null` if several are compared, or nothing was scored. */
    pass_rate: isOfSeveral ? null : (arms.at(-1)?.scored.run.summaries['success']?.mean ?? null),
    /** How the cases of the only or the last candidate fared, for later runs. */
    passes: read.candidates.map(({ scored: { run, trials } }) => toPasses(run, caseMeansOf(trials))).at(-1),
  }
}

/** Describes the trends of the only candidate, after the nights of the history; several candidates have no common trend. */
function listTrends({ candidates }: ReadArms, comparison: Comparison, history: readonly TrendRow[]): readonly string[] {
  const [only, ...others] = candidates
  if (others.length > 0) return []
  const gated = comparison.candidates.flatMap(({ gates }) => gates.map(({ gate }) => gate.metric))
  const nights = history.filter(({ mode }) => mode !== 'baseline')
  return chooseTrends(only.scored.run.metrics, gated).flatMap((metric) => {
    const before = nights.map(({ values }) => (Object.hasOwn(values, metric.id) ? (values[metric.id] ?? null) : null))
    return describeTrend(metric, [...before, only.scored.run.summaries[metric.id]?.mean ?? null]) ?? []
  })
}

/** Adds to an arm the figures of tables that gates name, as the report shows them. */
function withTableFigures(arm: NamedArm, tables: readonly RunTable[]): NamedArm {
  const { run } = arm.scored
  const named = tableFiguresOf(run)
  if (named.length === 0) return arm
  const figures = readTableFigures(tables, arm.name)
  const n = run.cases.length
  const added = named.map(({ id }) => [id, { mean: figures.get(id) ?? null, n, applicable: n }] as const)
  const summaries = { ...run.summaries, ...Object.fromEntries(added) }
  return { ...arm, scored: { ...arm.scored, run: { ...run, summaries } } }
}

/**
 * Compares the arms and adds warnings that need the texts of the runs. `lead` is the warning that comes before everything
 * else.
 */
async function compareRead(
  { baseline, confirmations, ruleSet, candidates }: ReadArms,
  arms: readonly NamedArm[],
  request: EvaluateRequest & { readonly tell: ReportStep },
): Promise<{ readonly comparison: MeasuredComparison; readonly lead: string | null }> {
  const isOfSeveral = candidates.length > 1
  const recorded = (isOfSeveral ? arms[0] : candidates[0])?.scored.run.settings.inference
  const compared = compareArms({
    arms,
    failOn: request.failOn,
    onTested: (done, total) => request.tell('testing', done, total),
    ...(baseline.kind === 'none' && baseline.lost && { baselineLost: baseline.lost }),
    ...(request.inference && {
      inference: chooseInference(request.inference, ruleSet?.rules.settings.inference ?? recorded),
    }),
    ...(confirmations === null ? {} : { confirmations }),
    ...(ruleSet === null ? {} : { ruleSet }),
  })
  const namings = await Promise.all(
    (isOfSeveral ? arms : arms.slice(-1)).map(async ({ name, folder, scored }) => {
      const others = arms.flatMap((arm) => (arm.scored === scored ? [] : [arm.scored]))
      const found = await findNaming(scored, { ...request, folder, others })
      return found.map(({ text, isLead }) => ({ isLead, text: isOfSeveral ? `${name}: ${text}` : text }))
    }),
  )
  const warnings = [
    ...namings.flat().map(({ text }) => text),
    ...(isOfSeveral && ruleSet !== null ? describeOtherRules(arms, ruleSet) : []),
    ...compared.warnings,
  ]
  const lead = isOfSeveral ? undefined : namings.flat().find(({ isLead }) => isLead)
  return { comparison: { ...compared, warnings }, lead: lead?.text ?? null }
}

/** Tells the reader of runs that were measured with other gates or settings; those of the first run decide. */
function describeOtherRules([first, ...others]: readonly NamedArm[], { rules }: RuleSet): readonly string[] {
  return others.flatMap(({ name, scored: { run } }) => {
    const changes = describeRuleChanges(rules, recordedRules(run), run.metrics).join(', ')
    if (changes === '') return []
    return `${name} was measured with other gates or settings (${changes}); those of ${first?.name ?? ''} decide.`
  })
}

/** Returns what a report says about each candidate besides its comparison. */
function describeCandidates(
  read: ReadArms,
  { comparison, cases, arms }: Pick<Evaluated, 'comparison' | 'cases' | 'arms'>,
  { links, details, look = null, before = null, ...naming }: EvaluateRequest,
): ReportInput['candidates'] {
  const { baseline, candidates, confirmations } = read
  const [first, ...others] = baseline.kind === 'none' ? [undefined, ...arms] : arms
  return comparison.candidates.flatMap((candidate, place) => {
    const scored = candidates[place]?.scored
    if (scored === undefined) return []
    const { run } = scored
    const names =
      candidates.length === 1
        ? nameSides(baseline, run, naming)
        : { baseline: (first ?? arms[0])?.name ?? '', candidate: others[place]?.name ?? '' }
    const asked = [...(baseline.kind === 'none' ? [] : baseline.scored.run.cases), ...run.cases]
    const questions = details === 'full' ? new Map(asked.map(({ id, query }) => [id, query])) : undefined
    const surroundings = { baseline, names, links, look, before, questions, same_answers: countSameAnswers(read) }
    const context = reportContext(scored, surroundings, confirmations?.trials ?? [])
    const measured = { metrics: run.metrics, summaries: run.summaries, primary_k: run.settings.primary_k }
    const [findings, recommendations] = [writeFindings(candidate), writeRecommendations(candidate)]
    return [{ comparison: candidate, context, cases: cases.notable, measured, findings, recommendations }]
  })
}

/** So many different answers are hardly the same twice by chance, as the letters of a multiple choice are. */
const MIN_ANSWERS = 20

/** Counts the answers of another harness that the baseline has too, if each has the same text there; undefined if one differs, or few do. */
function countSameAnswers({ candidates: [only, ...others], answers: [before, now] }: ReadArms): number | undefined {
  if (others.length > 0 || !isFromResults(only.scored.run) || !before || !now) return undefined
  const all = [...now].flatMap(([id, own]) => own.map((hash, trial) => ({ hash, old: before.get(id)?.[trial] })))
  const compared = all.filter(({ old }) => old !== undefined)
  const isSame = compared.every(({ hash, old }) => hash === old)
  return isSame && new Set(compared.map(({ hash }) => hash)).size >= MIN_ANSWERS ? compared.length : undefined
}

interface Evaluated {
  readonly read: ReadArms
  readonly arms: readonly NamedArm[]
  readonly comparison: MeasuredComparison
  readonly cases: Awaited<ReturnType<typeof describeCases>>
  readonly broken: readonly Annotation[]
}

async function writeFiles(
  report: Report,
  { read, arms, comparison, cases, broken }: Evaluated,
  { outputFolder, details }: EvaluateRequest,
) {
  const isOfSeveral = read.candidates.length > 1
  const pathOf = (file: string): string => join(outputFolder, file)
  const own = {
    comparison: pathOf('comparison.json'),
    junit: pathOf(RENDERERS.junit.file),
    ...(!isOfSeveral && { sarif: pathOf(RENDERERS.sarif.file) }),
  }
  await replaceFile(own.comparison, writeJson(writeComparison(comparison)))
  if (own.sarif !== undefined) await replaceFile(own.sarif, RENDERERS.sarif.render(report, { broken }))
  const results = read.candidates.flatMap(({ scored: candidate }, place) => {
    const pair = comparison.candidates[place]
    if (pair === undefined) return []
    const name = isOfSeveral ? pair.name : undefined
    return listResults({ comparison: pair, candidate, cases: cases.notable, details, place, name })
  })
  await replaceFile(own.junit, RENDERERS.junit.render(report, { results }))
  const written = await writeReport(report, {
    outputFolder,
    badges: buildBadges(comparison),
    ...(details !== 'none' && {
      cases: buildCaseData({ comparison, arms, described: cases.onPage, changedAnswers: cases.changedAnswers }),
      caseTable: buildCaseTable(
        arms.map(({ name, scored }, place) => {
          const candidate = comparison.candidates[comparison.baseline === null ? place : place - 1]
          const variant = isOfSeveral ? name : scored.run.variant
          return candidate === undefined
            ? { side: 'baseline', variant, scored }
            : { side: 'candidate', variant, scored, comparison: candidate }
        }),
      ),
    }),
  })
  return { ...written, files: { ...written.files, ...own } }
}
