import { logProgress } from '../../format/describe-progress.js'
import { sha256Hex } from '../../io/sha256.js'
import { relative } from 'node:path'
import { type PullHistory, readHistory } from '../../github/sticky-comment.js'
import type { Marker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { type Comparison, onlyCandidate, type Verdict } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { plainHeadline, type Text } from '../../model/result/report.js'
import type { RunVerdict } from '../../model/result/verdict.js'
import type { TrendRow } from '../../model/run/history.js'
import type { InferenceChoice } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { publishReport } from '../../publishers/index.js'
import type { Publication } from '../../publishers/publication.js'
import { renderComment, renderSummary } from '../../report/render/markdown.js'
import { concludeCheck } from '../../report/words/word-styles.js'
import { describeAttempts, gatherNews, isNews } from '../../report/words/headline.js'
import type { ActionRequest } from '../request/action-request.js'
import { placeOf } from '../request/options/readers.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { chooseChartService } from '../evaluate/draw-charts.js'
import { evaluate, type Evaluation } from '../evaluate/evaluate.js'
import { keepReport, linkReport } from '../keep-files.js'
import { type Announced, checkPlace, settle, tryRequest } from './announce.js'
import { buildServiceParts } from './external-services.js'
import type { NightNews } from '../../report/words/regression-words.js'

export interface ReportRun {
  readonly request: ActionRequest
  /** Run folders: one, or several of an experiment. */
  readonly candidates: readonly string[]
  readonly baseline: Baseline
  /** Null: the run is judged as it was measured. */
  readonly ruleSet: RuleSet | null
  /** Absent: the verdict speaks of cases like these, as at night. */
  readonly inference?: InferenceChoice
  readonly marker: Publication['marker']
  readonly place: Publication['place']
  /** What people call the arms, the baseline first; absent: as their runs say. */
  readonly names?: readonly string[]
  /** What stands before the verdict in a comment, in markdown; absent: nothing. */
  readonly lead?: string
  /** A sentence that goes below the verdict, in markdown; null is none. */
  readonly label: string | null
  /** What was announced when the measuring began; null: nothing. Absent: this is no commit's check. */
  readonly announced?: Announced | null
  /** Measured by a fork's own workflow, from which nothing may go elsewhere. */
  readonly isUnverified?: boolean
  /** Another job has annotated the files, which only a check run may repeat. */
  readonly isAnnotated?: boolean
  /** Earlier measurements, the oldest first. */
  readonly earlier?: readonly TrendRow[]
}

/** What a comparison is reported with. */
export interface Conclusion {
  readonly verdict: RunVerdict
  /** As `ReportRun.label`. */
  readonly label: string | null
  /** In place of the comparison's own, which is no longer the whole truth; null keeps it. */
  readonly headline: Text | null
  /** Ids of the metrics whose regression this comparison alone does not show. */
  readonly regressed: readonly string[]
  readonly issue: NonNullable<Publication['issue']>
  /** What changed, for those who hear of it elsewhere; null is nothing. */
  readonly news: NightNews | null
}

/** Measured runs as they are compared, before anything is published. */
export interface EvaluatedRun {
  readonly evaluation: Evaluation
  /** The earlier measurements of the pull request. */
  readonly history: PullHistory
  readonly place: Publication['place']
}

/** Compares measured runs with their baseline, and tells everybody. */
export async function reportRun(report: ReportRun): Promise<Verdict> {
  return publishRun(report, await evaluateRun(report), null)
}

/** The number of the pull request that a report is of; null where it is of none. */
function pullRequestOf({ place }: Pick<ReportRun, 'place'>): number | null {
  return 'kind' in place || place.of === 'issue' ? null : place.number
}

/** The marker of what this job has measured. */
export function markerOf({ github }: ActionRequest, suite: string, sha: string): Marker {
  return { suite, run: github.runId, attempt: github.runAttempt, sha }
}

export async function evaluateRun(report: ReportRun): Promise<EvaluatedRun> {
  const { request, candidates, baseline, ruleSet, announced } = report
  const { suite } = report.marker
  const { inputs, github, outputFolder, effects } = request
  const place: Publication['place'] =
    inputs.comment.when === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place
  const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }))
  const { look, before } = history
  const evaluation = await evaluate({
    candidates,
    baseline,
    ruleSet,
    failOn: inputs.failOn,
    inference: report.inference,
    outputFolder,
    details: inputs.comment.details,
    prefix: inputs.workingDirectory,
    charts: chooseChartService(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
    links: {
      ...linkReport(github, { template: inputs.reportUrl, suite, place: placeOf(github, pullRequestOf(report)) }),
      repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
    },
    baselineBranch: github.defaultBranch,
    names: report.names,
    look: look > 1 ? look : null,
    before,
    history: report.earlier,
    openProgress: () => logProgress(effects.log.info),
    log: effects.log,
  })
  return { evaluation, history, place }
}

/** Tells everybody what was compared, with what follows from it. */
export async function publishRun(
  report: ReportRun,
  { evaluation, history, place }: EvaluatedRun,
  concluded: Conclusion | null,
): Promise<Verdict> {
  const { request, candidates, announced } = report
  const { inputs, github, effects } = request
  const { files } = evaluation
  const verdict = concluded === null ? evaluation.comparison.verdict : { ...concluded.verdict, winner: null }
  const comparison = { ...evaluation.comparison, verdict }
  const only = candidates.length > 1 ? null : onlyCandidate(comparison)
  const concludedPair = only === null ? null : { ...only, ...(concluded && { verdict: concluded.verdict }) }
  const figures = concluded?.verdict.word === 'regressed' ? evaluation.writeFigures(concluded.verdict) : null
  const shown = {
    ...evaluation.report,
    headline: concluded?.headline ?? evaluation.report.headline,
    ...(figures !== null && { figures }),
  }
  effects.log.info(`Verdict: ${plainHeadline(shown.headline)}`)
  const lost = await keepReport(request, report.marker.suite, Object.values(files))
  // An experiment of several is nobody's measurement of a commit.
  const marker =
    concludedPair === null ? { ...report.marker, results: [] } : extendMarker(report.marker, concludedPair, history)
  const notes = [describeAttempts(marker.results.map(({ word }) => word)), concluded?.label ?? report.label, lost]
  const label = notes.filter((note) => note !== null).join(' ')
  const outcomes = await publishReport(
    {
      comment: renderComment(shown, { lead: report.lead ?? '', label }),
      summary: renderSummary(shown, { label }),
      ...(report.isAnnotated === true && { is_annotated: true as const }),
      annotations: evaluation.annotations,
      outputs: buildOutputs(request, evaluation, {
        comparison,
        regressed: concluded?.regressed ?? [],
        place: placeOf(github, pullRequestOf(report)),
      }),
      marker,
      place,
      ...(concluded && { issue: concluded.issue }),
      ...buildServiceParts(request, {
        folders: candidates,
        news: concluded?.news ?? null,
        isUnverified: report.isUnverified === true,
      }),
      ...(inputs.comment.when === 'on-change' &&
        concludedPair !== null && { quiet: { isNews: isNews(concludedPair) } }),
      ...(inputs.check &&
        announced !== undefined &&
        concludedPair !== null && {
          check: {
            place: checkPlace({ owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl }),
            id: announced?.pending.check_id ?? null,
            conclusion: concludeCheck(concludedPair.verdict),
            title: plainHeadline(evaluation.report.headline),
          },
        }),
    },
    effects,
  )
  if (announced) settle(request, announced, outcomes)
  return verdict
}

/** The earlier measurements of a pull request. Where the comments cannot be read, there were none: the publisher says what is wrong. */
async function findHistory(
  { effects }: ActionRequest,
  { marker, place }: { readonly marker: Marker; readonly place: Publication['place'] },
): Promise<PullHistory> {
  const list = async () => ('kind' in place ? [] : listOwnComments({ client: await effects.connect(), ...place }))
  const bodies = ((await tryRequest(effects.log, list)) ?? []).map(({ body }) => body)
  return readHistory(bodies, marker)
}

/** The marker of a verdict's comment: with all that later measurements of the pull request want to know of this one. */
function extendMarker(
  marker: Marker,
  comparison: PairComparison,
  { look, results }: PullHistory,
): Marker & Required<Pick<Marker, 'said' | 'results'>> {
  const { run, attempt } = marker
  const said = sha256Hex(canonicalJson(gatherNews(comparison))).slice(0, 12)
  const own = { run, attempt, word: comparison.verdict.word }
  return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] }
}

/**
 * The Action's outputs by name, as action.yml declares them, but for `comment-url`. Lists are JSON arrays, of several candidates together; what
 * is about a single run is empty then. Paths are relative to the workspace, where later steps of the workflow start.
 */
function buildOutputs(
  { workspace }: ActionRequest,
  { files, runFolders, cost_usd, pass_rate }: Evaluation,
  facts: {
    readonly comparison: Comparison
    /** Ids of metrics that are regressed although this comparison alone does not show it. */
    readonly regressed: readonly string[]
    /** The folder of a site that the report belongs into. */
    readonly place: string
  },
): Readonly<Record<string, string>> {
  const { comparison, regressed, place } = facts
  const { verdict, candidates, ranking } = comparison
  const gates = candidates.flatMap((candidate) => candidate.gates)
  const flips = candidates.flatMap((candidate) => candidate.flips)
  const isOfSeveral = candidates.length > 1
  const metricsOf = (...words: readonly string[]) =>
    gates.filter((gate) => words.includes(gate.verdict)).map(({ metric }) => metric.id)
  const list = (ids: readonly string[]) => JSON.stringify([...new Set(ids)])
  const casesOf = (kind: string) => flips.filter((flip) => flip.kind === kind).map(({ case_id }) => case_id)
  return {
    verdict: verdict.word,
    passed: String(verdict.passed),
    ...(ranking !== null && { winner: verdict.winner ?? '' }),
    'regressed-metrics': list([...metricsOf('regressed', 'breached'), ...regressed]),
    'improved-metrics': list(metricsOf('improved')),
    'newly-failing': list(casesOf('newly-failing')),
    'newly-passing': list(casesOf('newly-passing')),
    'pass-rate': text(pass_rate),
    'cost-usd': text(cost_usd),
    'run-path': isOfSeveral ? '' : relative(workspace, runFolders.at(-1) ?? ''),
    'comparison-path': relative(workspace, files.comparison),
    'report-path': relative(workspace, files.report),
    'report-place': place,
  }
}

/** Ten significant digits, so that adding cents shows no binary noise. */
function text(value: number | null): string {
  return value === null ? '' : String(Number(value.toPrecision(10)))
}
