import type { Experiment } from '../../model/result/experiment.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Publication } from '../../publishers/publication.js'
import { escapeCode, escapeMarkdown } from '../../report/render/escape-markdown.js'
import type { ActionRequest } from '../../run/action-request.js'
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
  const [baseline, ...candidates] = arms
  if (baseline === undefined || candidates.length === 0) throw new Error('an arm was not measured')
  const marker = { suite, run: github.runId, attempt: github.runAttempt, sha, kind: 'ab' as const }
  const told = [describeArms(arms, label), note].filter((sentence) => sentence !== null).join(' ') || null
  effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`)
  const { folder, run } = baseline
  const unplaced = { age_hours: null, distance: null, run_url: null, note: null }
  const verdict = await reportRun({
    request,
    suite,
    candidates: candidates.map((arm) => arm.folder),
    baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
    ruleSet: null,
    inference: 'recorded',
    marker,
    place,
    label: told,
  })
  const { exit_code: exitCode, word, passed, winner } = verdict
  return { exitCode, outcome: { verdict: word, passed, winner } }
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
