import { join } from 'node:path'
import { compareRuns } from '../../compare/compare-runs.js'
import { measureNoise } from '../../compare/measure-noise.js'
import type { Noise } from '../../model/noise.js'
import type { CaseDetails } from '../../model/report.js'
import type { Suite } from '../../model/suite.js'
import type { ExitCode } from '../../model/verdict.js'
import { buildNoiseReport } from '../../report/noise-report.js'
import { replaceJson } from '../../io/replace-json.js'
import { readScoredRun } from '../../store/runs/read-scored-run.js'
import { writeReport, type WrittenReport } from '../evaluate/write-report.js'
import { measure, type MeasureRequest } from '../../run/measure.js'
import { compareReplies } from './compare-replies.js'

/** Fewer say too little of how a case varies. */
const LEAST_TRIALS = 3

export interface MeasureTwice extends Omit<MeasureRequest, 'arms' | 'mode' | 'shard' | 'isResuming'> {
  readonly variant: string
  /** Trials a case in each run; null takes the suite's, at least three. */
  readonly trials: number | null
  readonly outputFolder: string
  readonly details: CaseDetails
}

export interface NoiseEvaluation extends WrittenReport {
  readonly noise: Noise
  /** Absolute paths of what was written. */
  readonly files: WrittenReport['files'] & { readonly aa: string }
  readonly runFolders: readonly [string, string]
  /** 2 when the measurement is invalid, 4 for a bug, else 0: a target may be noisy. */
  readonly exit_code: ExitCode
}

/**
 * Runs one variant twice, interleaved, and says what the two runs' difference is worth: writes both runs, aa.json, report.html and
 * comment.md. Throws what `measure` and `measureNoise` throw.
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
  const comparison = compareRuns({ baseline: first, candidate: second, failOn: 'regression' })
  const noise = measureNoise({
    first,
    second,
    comparison,
    replies: await compareReplies(folders, log),
    designs: chooseDesigns(suite, trials),
  })
  const written = await writeReport(buildNoiseReport({ noise, comparison, details }), { outputFolder })
  const { verdict } = comparison
  const files = { ...written.files, aa: join(outputFolder, 'aa.json') }
  await replaceJson(files.aa, noise)
  return {
    ...written,
    noise,
    files,
    runFolders: folders,
    exit_code: verdict.exit_code === 4 ? 4 : verdict.word === 'invalid' ? 2 : 0,
  }
}

/** Trials a case in each of the two runs, where nobody says otherwise. */
export function trialsOfEach({ trials }: Pick<Suite, 'trials'>): number {
  return Math.max(LEAST_TRIALS, trials)
}

/** As measured, and as this suite's baselines and pull requests are measured where the trials made suffice for it. */
function chooseDesigns(suite: Suite, trials: number) {
  const usual = { baseline: suite.baseline_trials, candidate: suite.trials }
  const isOther = usual.baseline !== trials || usual.candidate !== trials
  const measured = { baseline: trials, candidate: trials }
  return isOther && usual.baseline + usual.candidate <= 2 * trials ? [measured, usual] : [measured]
}
