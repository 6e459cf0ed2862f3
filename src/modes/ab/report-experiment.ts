import { relative } from 'node:path'
import type { Experiment } from '../../model/result/experiment.js'
import { plainText } from '../../model/result/report.js'
import type { Tournament } from '../../model/result/tournament.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { publishReport } from '../../publishers/index.js'
import type { Publication } from '../../publishers/publication.js'
import { escapeCode, escapeMarkdown } from '../../report/render/escape-markdown.js'
import type { ActionRequest } from '../../run/action-request.js'
import { chooseChartService } from '../evaluate/choose-chart-service.js'
import { evaluateTournament } from '../evaluate/evaluate-tournament.js'
import { addLabel } from '../publish/add-label.js'
import { keepReport, linkReport } from '../publish/keep-report.js'
import { reportRun } from '../publish/report-run.js'
import { type ExperimentArm, nameArm } from './experiment-arm.js'

export interface ReportExperiment {
  readonly suite: string
  /** Two to ten, the baseline first. */
  readonly arms: readonly ExperimentArm[]
  /** Plain text; null is none. */
  readonly label: string | null
  /** The commit whose suite was asked. */
  readonly sha: string
  readonly place: Publication['place']
  /** What a reader must take on trust: a sentence in markdown; null is nothing. */
  readonly note: string | null
}

/** Compares the arms of an experiment and tells everybody. Throws as reading runs does. */
export async function reportExperiment(
  request: ActionRequest,
  { suite, arms, label, sha, place, note }: ReportExperiment,
): Promise<{ readonly exitCode: ExitCode; readonly outcome: Experiment['outcome'] }> {
  const { github, effects } = request
  const [baseline, candidate] = arms
  if (baseline === undefined || candidate === undefined) throw new Error('an arm was not measured')
  const marker = { suite, run: github.runId, attempt: github.runAttempt, sha, kind: 'ab' as const }
  const told = [describeArms(arms, label), note].filter((sentence) => sentence !== null).join(' ') || null
  if (arms.length > 2) {
    const folders = arms.map(({ folder }) => folder)
    const played = await reportTournament({ request, suite, folders, marker, place, label: told })
    const { exit_code, outcome, passed } = played
    const winner = outcome.kind === 'winner' ? outcome.variant : null
    return { exitCode: exit_code, outcome: { verdict: outcome.kind, passed, winner } }
  }
  effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`)
  const { folder, run } = baseline
  const unplaced = { age_hours: null, distance: null, run_url: null, note: null }
  const verdict = await reportRun({
    request,
    suite,
    candidateFolder: candidate.folder,
    baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
    ruleSet: null,
    inference: 'recorded',
    marker,
    place,
    label: told,
  })
  return { exitCode: verdict.exit_code, outcome: { verdict: verdict.word, passed: verdict.passed, winner: null } }
}

/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
function describeArms(arms: readonly ExperimentArm[], label: string | null): string | null {
  const [first, second] = arms.flatMap(({ ref, run }) =>
    ref === null ? [] : [`${escapeCode(ref)} (${escapeCode(run.commit?.slice(0, 7) ?? 'unknown')})`],
  )
  const sentences = [
    ...(label === null ? [] : [`${escapeMarkdown(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
    ...(first === undefined || second === undefined
      ? []
      : [`The code of ${second} against that of ${first}, both asked the cases of the suite that was checked out.`]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** Compares the measured variants of mode `ab` where there are more than two, and tells everybody. */
async function reportTournament(report: {
  readonly request: ActionRequest
  readonly suite: string
  /** Run folders, the baseline first. */
  readonly folders: readonly string[]
  readonly marker: Publication['marker']
  readonly place: Publication['place']
  /** A sentence that goes below the headline, in markdown; null is none. */
  readonly label: string | null
}): Promise<Tournament> {
  const { request, suite, folders, marker, place } = report
  const { inputs, github, workspace, outputFolder, effects } = request
  const evaluation = await evaluateTournament({
    folders,
    failOn: inputs.failOn,
    inference: 'recorded',
    outputFolder,
    details: inputs.commentDetails,
    charts: chooseChartService(request, { suite, isFork: false }),
    links: linkReport(github),
    log: effects.log,
  })
  const { tournament, files, comparisons, comment, summary } = evaluation
  effects.log.info(`Verdict: ${plainText(evaluation.report.headline)}`)
  const lost = await keepReport(request, suite, [...Object.values(files), ...comparisons])
  const { outcome, passed } = tournament
  const label = { label: [report.label, lost].filter((sentence) => sentence !== null).join(' '), headline: null }
  await publishReport(
    {
      comment: addLabel(comment, label),
      summary: addLabel(summary, label),
      annotations: [],
      outputs: {
        verdict: outcome.kind,
        passed: String(passed),
        winner: outcome.kind === 'winner' ? outcome.variant : '',
        'comparison-path': relative(workspace, files.ab),
        'report-path': relative(workspace, files.report),
      },
      marker,
      place,
    },
    effects,
  )
  return tournament
}
