import { present } from '../../model/omit-undefined.js'
import { logProgress } from '../../format/describe-progress.js'
import { sha256Hex } from '../../io/sha256.js'
import { relative } from 'node:path'
import { reportArtifactName } from '../../github/artifacts.js'
import { type PullHistory, readPullHistory } from '../../github/sticky-comment.js'
import type { Marker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { type Comparison, onlyCandidate, type Verdict } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { plainHeadline, type Text } from '../../model/result/report.js'
import type { RunVerdict } from '../../model/result/verdict.js'
import { publishReport } from '../../publishers/index.js'
import type { Publication } from '../../publishers/publication.js'
import { renderComment, renderSummary } from '../../report/render/markdown.js'
import { concludeCheck } from '../../report/words/word-styles.js'
import { describeAttempts, collectNews, isNews } from '../../report/words/headline.js'
import type { ActionRequest } from '../request/action-request.js'
import { reportFolder } from '../request/options/readers.js'
import { chooseChartService } from '../evaluate/draw-charts.js'
import { evaluate, type EvaluateRequest, type Evaluation } from '../evaluate/evaluate.js'
import { uploadFiles, linkReport } from '../upload-files.js'
import { type Announced, clearPending, tryRequest } from './announce.js'
import { buildServiceParts } from './external-services.js'
import { describeLosses } from '../../report/sections/flips/worse-cases.js'
import type { NightNews } from '../../report/words/regression-words.js'

export interface ReportRun
  extends
    Pick<EvaluateRequest, 'candidates' | 'baseline' | 'early' | 'ruleSet' | 'inference' | 'names' | 'history'>,
    Pick<Publication, 'marker' | 'place'> {
  readonly request: ActionRequest
  /** The text before the verdict in a comment, in markdown; if absent, none. */
  readonly lead?: string
  /** A sentence below the verdict, in markdown; `null` for none. */
  readonly label: string | null
  /** What was announced when measuring began; `null` for nothing. Absent if this is no commit's check. */
  readonly announced?: Announced | null
  /** Whether a fork's own workflow measured; then nothing may be sent elsewhere. */
  readonly isUnverified?: boolean
  /** Whether another job has annotated the files; then only a check run may repeat that. */
  readonly isAnnotated?: boolean
}

/** What a comparison is reported with. */
export interface Conclusion {
  readonly verdict: RunVerdict
  /** As `ReportRun.label`. */
  readonly label: string | null
  /** Replaces the comparison's own headline, which is no longer the whole truth; `null` keeps it. */
  readonly headline: Text | null
  /** Ids of the metrics with a regression that this comparison alone does not show. */
  readonly regressed: readonly string[]
  readonly issue: NonNullable<Publication['issue']>
  /** What changed, for services outside of GitHub; `null` for nothing. */
  readonly news: NightNews | null
}

/** Compares measured runs with their baseline, and publishes the result. */
export async function reportRun(report: ReportRun): Promise<Verdict> {
  return publishRun(report, await evaluateRun(report), null)
}

/** Returns the folder of a report in a site: that of its pull request, if it has one. */
const folderOnSite = ({ request, place }: ReportRun): string =>
  reportFolder(request.github, 'kind' in place || place.of === 'issue' ? null : place.number)

/** Returns the marker of what this job has measured. */
export function markerOf({ github }: ActionRequest, suite: string, sha: string): Marker {
  return { suite, run: github.runId, attempt: github.runAttempt, sha }
}

/** Compares measured runs before anything is published. `history` are the earlier measurements of the pull request. */
export async function evaluateRun(report: ReportRun) {
  const { request, announced } = report
  const { suite } = report.marker
  const { inputs, github, outputFolder, effects } = request
  const place: Publication['place'] =
    inputs.comment.when === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place
  const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }))
  const { look, before } = history
  const evaluation = await evaluate({
    ...report,
    failOn: inputs.failOn,
    outputFolder,
    details: inputs.comment.details,
    prefix: inputs.workingDirectory,
    charts: chooseChartService(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
    links: {
      ...linkReport(github, { template: inputs.reportUrl, suite, place: folderOnSite(report) }),
      repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
    },
    baselineBranch: github.defaultBranch,
    look: look > 1 ? look : null,
    before,
    openProgress: () => logProgress(effects.log.info),
    log: effects.log,
  })
  return { evaluation, history, place }
}

/** Publishes a comparison, with what was concluded from it. */
export async function publishRun(
  report: ReportRun,
  { evaluation, history, place }: Awaited<ReturnType<typeof evaluateRun>>,
  concluded: Conclusion | null,
): Promise<Verdict> {
  const { request, candidates, announced, isUnverified = false } = report
  const { inputs, github, outputFolder, effects } = request
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
  const name = reportArtifactName(report.marker.suite)
  const kept = await uploadFiles(request, name, outputFolder, Object.values(evaluation.files))
  const lost = kept.kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null
  // An experiment with several candidates is no measurement of a commit.
  const marker =
    concludedPair === null ? { ...report.marker, results: [] } : extendMarker(report.marker, concludedPair, history)
  const attempts = describeAttempts(marker.results.map(({ word }) => word))
  const label = present(attempts, concluded?.label ?? report.label, lost).join(' ')
  const outcomes = await publishReport(
    {
      comment: renderComment(shown, { lead: report.lead ?? '', label }),
      summary: renderSummary(shown, { label }),
      ...(report.isAnnotated === true && { is_annotated: true as const }),
      annotations: evaluation.annotations,
      outputs: buildOutputs(report, evaluation, { comparison, regressed: concluded?.regressed ?? [] }),
      marker,
      place,
      ...(concluded && { issue: concluded.issue }),
      ...buildServiceParts(request, { folders: candidates, news: concluded?.news ?? null, isUnverified }),
      ...(inputs.comment.when === 'on-change' &&
        concludedPair !== null && { quiet: { isNews: isNews(concludedPair) } }),
      ...(inputs.check &&
        announced !== undefined &&
        concludedPair !== null && {
          check: {
            place: { owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl },
            id: announced?.pending.check_id ?? null,
            conclusion: concludeCheck(concludedPair.verdict),
            title: plainHeadline(evaluation.report.headline),
          },
        }),
    },
    effects,
  )
  if (announced) clearPending(request, announced, outcomes)
  return verdict
}

/** Reads the earlier measurements of a pull request; none if the comments cannot be read, which the publisher reports. */
async function findHistory({ effects }: ActionRequest, { marker, place }: Pick<Publication, 'marker' | 'place'>) {
  const list = async () => ('kind' in place ? [] : listOwnComments({ client: await effects.connect(), ...place }))
  return readPullHistory((await tryRequest(effects.log, list)) ?? [], marker)
}

/** Extends the marker of a verdict's comment by what later measurements of the pull request need to know. */
function extendMarker(marker: Marker, comparison: PairComparison, { look, results }: PullHistory) {
  const said = sha256Hex(canonicalJson(collectNews(comparison))).slice(0, 12)
  const own = { run: marker.run, attempt: marker.attempt, word: comparison.verdict.word }
  return { ...marker, ...(look > 1 && { look }), said, results: [...results, own] }
}

/**
 * Returns the Action's outputs by name, as action.yml declares them, except `comment-url`. Lists are JSON arrays over all
 * candidates; with several, what is about a single run is empty. Paths are relative to the workspace, where later steps
 * of the workflow start.
 */
function buildOutputs(
  report: ReportRun,
  { files, runFolders, cost_usd, pass_rate }: Evaluation,
  { comparison, regressed }: { readonly comparison: Comparison } & Pick<Conclusion, 'regressed'>,
): Readonly<Record<string, string>> {
  const { workspace } = report.request
  const { verdict, candidates, ranking } = comparison
  const gates = candidates.flatMap((candidate) => candidate.gates)
  const flips = candidates.flatMap((candidate) => candidate.flips)
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
    'worse-cases': list(candidates.flatMap((candidate) => [...describeLosses(candidate).keys()])),
    'pass-rate': text(pass_rate),
    'cost-usd': text(cost_usd),
    'run-path': candidates.length > 1 ? '' : relative(workspace, runFolders.at(-1) ?? ''),
    'comparison-path': relative(workspace, files.comparison),
    'report-path': relative(workspace, files.report),
    'report-place': folderOnSite(report),
  }
}

/** Writes ten significant digits, so that adding cents shows no binary noise; empty for `null`. */
const text = (value: number | null): string => (value === null ? '' : String(Number(value.toPrecision(10))))
