import { join, relative } from 'node:path'
import { measureNoise } from '../../compare/noise/measure-noise.js'
import { compareArms } from '../../compare/rank/rank-arms.js'
import { reportArtifactName } from '../../github/artifacts.js'
import { replaceJson } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { FinishedArm } from '../../measure/run/run-suite.js'
import { refusedInput } from '../../model/error.js'
import { onlyCandidate } from '../../model/result/comparison.js'
import { type DetailLevel, plainText } from '../../model/result/report.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { MAX_ROUNDS } from '../../model/run/rounds-plan.js'
import { chooseInference } from '../../model/suite/inference.js'
import type { Suite } from '../../model/suite/suite.js'
import { publishReport } from '../../publishers/index.js'
import { buildNoiseReport } from '../../report/noise-report.js'
import { writeComparison } from '../../report/words/write-comparison.js'
import { readScoredRun } from '../../store/runs/read-run.js'
import { writeReport } from '../evaluate/write-report.js'
import { uploadFiles } from '../upload-files.js'
import { markerOf } from '../publish/report-run.js'
import { compareReplies } from '../reply-content.js'
import type { ActionRequest } from '../request/action-request.js'

/** Throws `input-invalid` for an input that only a comparison takes. */
export function refuseInNoise({ inputs }: ActionRequest): void {
  const { prNumber, issueNumber, label, inference } = inputs
  for (const [name, got] of Object.entries({ 'pr-number': prNumber, 'issue-number': issueNumber, label, inference }))
    if (got !== null)
      throw refusedInput(
        name,
        String(got),
        'none where one variant is named twice, which shows its noise in the job summary',
      )
}

/** Reports in the job summary and the artifacts how noisy a variant is, measured twice. */
export async function publishNoise(
  request: ActionRequest,
  { suite, arms, sha }: { readonly suite: Suite; readonly arms: readonly FinishedArm[]; readonly sha: string },
): Promise<ExitCode> {
  const { inputs, outputFolder, workspace, effects } = request
  const measured = await reportNoise({ suite, arms, outputFolder, details: inputs.comment.details, log: effects.log })
  const { comment, summary, files, report, runFolders, exit_code: exitCode } = measured
  effects.log.info(plainText(report.headline))
  await uploadFiles(request, reportArtifactName(suite.name), outputFolder, Object.values(files))
  await publishReport(
    {
      comment,
      summary,
      annotations: [],
      outputs: {
        passed: String(exitCode === 0),
        'run-path': relative(workspace, runFolders[0] ?? ''),
        'report-path': relative(workspace, files.report),
      },
      marker: markerOf(request, suite.name, sha),
      place: { kind: 'none', reason: 'the job summary shows the noise of a variant' },
    },
    effects,
  )
  return inputs.failOn === 'never' && exitCode !== 4 ? 0 : exitCode
}

/**
 * Reports what a difference between two runs of one variant is worth: writes aa.json, comparison.json, report.html and
 * comment.md. Throws what `measureNoise` throws.
 */
export async function reportNoise(input: {
  readonly suite: Suite
  readonly arms: readonly FinishedArm[]
  readonly outputFolder: string
  readonly details: DetailLevel
  readonly log: Log
}) {
  const { suite, outputFolder, details, log } = input
  const [a, b] = input.arms
  if (a === undefined || b === undefined) throw new Error('an arm was not measured')
  const first = await readScoredRun(a.out, { log, run: a.run })
  const second = await readScoredRun(b.out, { log, run: b.run })
  const arms = [first, second].map((scored, index) => ({ name: 'ab'.charAt(index), scored }))
  const whole = compareArms({ arms, failOn: 'regression', inference: chooseInference('recorded', suite.inference) })
  const comparison = onlyCandidate(whole)
  const runFolders = [a.out, b.out]
  const noise = measureNoise({
    first,
    second,
    comparison,
    replies: await compareReplies(runFolders, log),
    designs: chooseDesigns(suite, a.run.trials_per_case),
  })
  const written = await writeReport(buildNoiseReport(noise, comparison, details), { outputFolder })
  const [aa, compared] = [join(outputFolder, 'aa.json'), join(outputFolder, 'comparison.json')]
  await replaceJson(aa, noise)
  await replaceJson(compared, writeComparison(whole))
  // A target may be noisy: only an invalid measurement or a bug is no success.
  const exit_code: ExitCode = comparison.verdict.exit_code === 4 ? 4 : comparison.verdict.word === 'invalid' ? 2 : 0
  return { ...written, noise, files: { ...written.files, aa, comparison: compared }, runFolders, exit_code }
}

/**
 * Returns how this suite's pull requests are asked and decided: in rounds, or else as measured and, if the trials made
 * suffice, also with the suite's own numbers of trials.
 */
function chooseDesigns(suite: Suite, trials: number) {
  if (chooseInference('recorded', suite.inference) === 'these-cases')
    return [{ main: suite.baseline_trials, rounds: suite.rounds ?? MAX_ROUNDS }]
  const usual = { baseline: suite.baseline_trials, candidate: suite.trials }
  const isOther = usual.baseline !== trials || usual.candidate !== trials
  const measured = { baseline: trials, candidate: trials }
  return isOther && usual.baseline + usual.candidate <= 2 * trials ? [measured, usual] : [measured]
}
