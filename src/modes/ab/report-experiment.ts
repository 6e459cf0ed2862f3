import type { Experiment } from '../../model/experiment.js'
import type { ExitCode } from '../../model/verdict.js'
import type { Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../../run/action-request.js'
import { reportRun } from '../publish/report-run.js'
import { reportTournament } from '../publish/report-tournament.js'
import { describeArms } from './describe-arms.js'
import { nameArm, type ExperimentArm } from './experiment-arm.js'

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
