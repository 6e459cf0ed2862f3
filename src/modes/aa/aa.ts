import { writeComparison } from '../../report/words/write-comparison.js'
import { join, relative } from 'node:path'
import { compareArms } from '../../compare/rank/rank-arms.js'
import { measureNoise } from '../../compare/noise/measure-noise.js'
import { reportArtifactName } from '../../github/artifacts.js'
import { readCheckout } from '../../github/checkout.js'
import { replaceJson } from '../../io/files.js'
import { refusedInput } from '../../model/error.js'
import { onlyCandidate } from '../../model/result/comparison.js'
import type { Noise } from '../../model/result/noise.js'
import { MOST_ROUNDS } from '../../model/run/rounds-plan.js'
import { chooseInference } from '../../model/suite/inference.js'
import { type CaseDetails, plainText } from '../../model/result/report.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Suite } from '../../model/suite/suite.js'
import { publishReport } from '../../publishers/index.js'
import { buildNoiseReport } from '../../report/noise-report.js'
import type { ActionMode } from '../request/action-request.js'
import { prepareMeasurement, trialsOfEach } from '../request/measure-checkout.js'
import { measure, type MeasureRequest } from '../../measure/run/measure.js'
import { readScoredRun } from '../../store/runs/read-run.js'
import { writeReport, type WrittenReport } from '../evaluate/write-report.js'
import { keepFiles } from '../keep-files.js'
import { compareReplies } from './reply-content.js'

/** Mode `ab` with one variant named twice: measures it twice, interleaved in one job; the result is in the job summary and the artifacts. */
export const runAa: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder, workspace, effects } = request
  for (const [name, got] of Object.entries({
    'pr-number': inputs.prNumber,
    'issue-number': inputs.issueNumber,
    label: inputs.label,
    inference: inputs.inference,
  }))
    if (got !== null)
      throw refusedInput(
        name,
        String(got),
        'none where one variant is named twice, which shows its noise in the job summary',
      )
  const { suite, common } = await prepareMeasurement(request)
  const [variant = ''] = inputs.variants
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const evaluation = await measureTwice({
    ...common,
    variant,
    trials: inputs.trials,
    outputFolder,
    details: inputs.comment.details,
    commit: checkout.sha,
    branch: github.branch,
  })
  const { files, report, runFolders, exit_code: exitCode } = evaluation
  effects.log.info(plainText(report.headline))
  await keepFiles(request, reportArtifactName(suite.name), outputFolder, Object.values(files))
  await publishReport(
    {
      comment: evaluation.comment,
      summary: evaluation.summary,
      annotations: [],
      outputs: {
        passed: String(exitCode === 0),
        'run-path': relative(workspace, runFolders[0]),
        'report-path': relative(workspace, files.report),
      },
      marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
      place: { kind: 'none', reason: 'the job summary shows the noise of a variant' },
    },
    effects,
  )
  return inputs.failOn === 'never' && exitCode !== 4 ? 0 : exitCode
}

interface MeasureTwice extends Omit<MeasureRequest, 'arms' | 'mode' | 'shard' | 'isResuming'> {
  readonly variant: string
  /** Trials a case in each run; null takes the suite's, at least three. */
  readonly trials: number | null
  readonly outputFolder: string
  readonly details: CaseDetails
}

interface NoiseEvaluation extends WrittenReport {
  readonly noise: Noise
  /** Absolute paths of what was written. */
  readonly files: WrittenReport['files'] & { readonly aa: string; readonly comparison: string }
  readonly runFolders: readonly [string, string]
  /** 2 when the measurement is invalid, 4 for a bug, else 0: a target may be noisy. */
  readonly exit_code: ExitCode
}

/**
 * Runs one variant twice, interleaved, and says what the two runs' difference is worth: writes both runs, aa.json,
 * comparison.json, report.html and comment.md. Throws what `measure` and `measureNoise` throw.
 */
export async function measureTwice(request: MeasureTwice): Promise<NoiseEvaluation> {
  const { suite, variant, outputFolder, details, log } = request
  const trials = request.trials ?? trialsOfEach(suite)
  const folders = [join(outputFolder, 'runs', 'a'), join(outputFolder, 'runs', 'b')] as const
  const [a, b] = await measure({
    ...request,
    arms: folders.map((out, index) => ({ variant, out, trials, seedOffset: index * trials })),
    mode: 'aa',
    // How much answers vary is only seen in new ones.
    cache: null,
  })
  if (a === undefined || b === undefined) throw new Error('an arm was not measured')
  const first = await readScoredRun(a.out, { log, run: a.run })
  const second = await readScoredRun(b.out, { log, run: b.run })
  const arms = [
    { name: 'a', scored: first },
    { name: 'b', scored: second },
  ]
  const whole = compareArms({ arms, failOn: 'regression', inference: chooseInference('recorded', suite.inference) })
  const comparison = onlyCandidate(whole)
  const noise = measureNoise({
    first,
    second,
    comparison,
    replies: await compareReplies(folders, log),
    designs: chooseDesigns(suite, trials),
  })
  const written = await writeReport(buildNoiseReport({ noise, comparison, details }), { outputFolder })
  const { verdict } = comparison
  const files = {
    ...written.files,
    aa: join(outputFolder, 'aa.json'),
    comparison: join(outputFolder, 'comparison.json'),
  }
  await replaceJson(files.aa, noise)
  await replaceJson(files.comparison, writeComparison(whole))
  return {
    ...written,
    noise,
    files,
    runFolders: folders,
    exit_code: verdict.exit_code === 4 ? 4 : verdict.word === 'invalid' ? 2 : 0,
  }
}

/** As this suite's pull requests are asked and decided: in rounds, or else as measured, and with its own numbers of trials where those made suffice. */
function chooseDesigns(suite: Suite, trials: number) {
  if (chooseInference('recorded', suite.inference) === 'these-cases')
    return [{ main: suite.baseline_trials, rounds: suite.rounds ?? MOST_ROUNDS }]
  const usual = { baseline: suite.baseline_trials, candidate: suite.trials }
  const isOther = usual.baseline !== trials || usual.candidate !== trials
  const measured = { baseline: trials, candidate: trials }
  return isOther && usual.baseline + usual.candidate <= 2 * trials ? [measured, usual] : [measured]
}
