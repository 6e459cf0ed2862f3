import { posix } from 'node:path'
import type { TrendRow } from '../../model/history.js'
import type { InferenceChoice } from '../../model/inference.js'
import type { RuleSet } from '../../model/rules.js'
import { plainHeadline, type Text } from '../../model/report.js'
import type { RunVerdict } from '../../model/verdict.js'
import type { NightNews } from '../../nights/tell-news.js'
import { concludeCheck } from '../../report/sections/conclude-check.js'
import { tellAttempts } from '../../report/sections/tell-attempts.js'
import { isNews } from '../../report/sections/weigh-news.js'
import type { Baseline } from '../../store/baselines/baseline.js'
import { publishReport } from '../../publishers/index.js'
import type { Publication } from '../../publishers/publication.js'
import { buildOutputs } from './action-outputs.js'
import type { ActionRequest } from '../../run/action-request.js'
import { settle, type Announced } from './announce.js'
import { checkPlace } from './check-place.js'
import { chooseChartService } from '../evaluate/choose-chart-service.js'
import { evaluate, type Evaluation } from '../evaluate/evaluate.js'
import { addLabel } from './add-label.js'
import { extendMarker } from './extend-marker.js'
import { findHistory } from './find-history.js'
import { keepReport, linkReport } from './keep-report.js'
import { tellElsewhere } from './tell-elsewhere.js'

export interface ReportRun {
  readonly request: ActionRequest
  readonly suite: string
  readonly candidateFolder: string
  readonly baseline: Baseline
  /** Null: the run is judged as it was measured. */
  readonly ruleSet: RuleSet | null
  /** Absent: nobody may choose it. */
  readonly inference?: InferenceChoice
  readonly marker: Publication['marker']
  readonly place: Publication['place']
  /** A sentence that goes below the verdict, in markdown; null is none. */
  readonly label: string | null
  /** What was said when the measuring began; null: nothing. Absent: this is no commit's check. */
  readonly announced?: Announced | null
  /** Measured by a fork's own workflow, from which nothing may go elsewhere. */
  readonly isUnverified?: boolean
  /** Earlier measurements, the oldest first. */
  readonly earlier?: readonly TrendRow[]
  /** What follows from the comparison before anybody is told. */
  readonly conclude?: (evaluation: Evaluation) => Promise<Conclusion>
}

/** What a comparison is told with. */
export interface Conclusion {
  readonly verdict: RunVerdict
  /** As `ReportRun.label`. */
  readonly label: string | null
  /** In place of the comparison's own, which is no longer the whole truth; null keeps it. */
  readonly headline: Text | null
  readonly issue: NonNullable<Publication['issue']>
  /** What changed, for those who are told elsewhere; null is nothing. */
  readonly news: NightNews | null
}

/** Compares a measured run with its baseline, and tells everybody. */
export async function reportRun(report: ReportRun): Promise<RunVerdict> {
  const { request, suite, candidateFolder, baseline, ruleSet, announced } = report
  const { inputs, github, outputFolder, effects } = request
  const place: Publication['place'] =
    inputs.comment === 'never' ? { kind: 'none', reason: 'the input `comment` is `never`' } : report.place
  const history = announced?.history ?? (await findHistory(request, { marker: report.marker, place }))
  const { look } = history
  const evaluation = await evaluate({
    candidateFolder,
    baseline,
    ...(ruleSet === null ? {} : { ruleSet }),
    failOn: inputs.failOn,
    ...(report.inference && { inference: report.inference }),
    outputFolder,
    details: inputs.commentDetails,
    charts: chooseChartService(request, { suite, isFork: 'isFork' in report.place && report.place.isFork }),
    links: {
      ...linkReport(github),
      repository: `${github.serverUrl}/${github.owner}/${github.repo}`,
    },
    baselineBranch: github.defaultBranch,
    look: look > 1 ? look : null,
    ...(report.earlier && { history: report.earlier }),
    log: effects.log,
  })
  const concluded = await report.conclude?.(evaluation)
  const { files } = evaluation
  const comparison = { ...evaluation.comparison, ...(concluded && { verdict: concluded.verdict }) }
  const headline = concluded?.headline ?? evaluation.report.headline
  effects.log.info(`Verdict: ${plainHeadline(headline)}`)
  const lost = await keepReport(request, suite, Object.values(files))
  const marker = extendMarker(report.marker, { comparison, history, hash: effects.hash })
  const notes = [tellAttempts(marker.results.map(({ word }) => word)), concluded?.label ?? report.label, lost]
  const label = notes.filter((note) => note !== null).join(' ')
  const outcomes = await publishReport(
    {
      comment: addLabel(evaluation.comment, { label, headline: concluded?.headline ?? null }),
      summary: addLabel(evaluation.summary, { label, headline: concluded?.headline ?? null }),
      // GitHub wants paths from the repository's root, the suite's are from the working directory.
      annotations: evaluation.annotations.map((one) => ({
        ...one,
        file: posix.join(inputs.workingDirectory, one.file),
      })),
      outputs: await buildOutputs({
        comparison,
        files,
        candidateFolder,
        workspace: request.workspace,
        log: effects.log,
      }),
      marker,
      place,
      ...(concluded && { issue: concluded.issue }),
      ...tellElsewhere(request, {
        folder: candidateFolder,
        news: concluded?.news ?? null,
        isUnverified: report.isUnverified === true,
      }),
      ...(inputs.comment === 'on-change' && { quiet: { isNews: isNews(comparison) } }),
      ...(inputs.check &&
        announced !== undefined && {
          check: {
            place: checkPlace({ owner: github.owner, repo: github.repo, ...marker, run_url: github.runUrl }),
            id: announced?.pending.check_id ?? null,
            conclusion: concludeCheck(comparison.verdict),
            title: plainHeadline(evaluation.report.headline),
          },
        }),
    },
    effects,
  )
  if (announced) settle(request, announced, outcomes)
  return comparison.verdict
}
