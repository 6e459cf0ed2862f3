import { join, resolve } from 'node:path'
import { chooseArms } from '../../app/ab.js'
import type { Evaluation } from '../../app/evaluate.js'
import { loadSuite } from '../../app/load-suite.js'
import { measure, type Overrides } from '../../app/measure.js'
import { SUITE_REGISTRIES } from '../../app/registries.js'
import type { FailOn } from '../../core/model/verdict.js'
import { readCheckout } from '../../shell/github/checkout.js'
import { systemClock } from '../../shell/io/clock.js'
import { sha256 } from '../../shell/io/sha256.js'
import type { Terminal } from './command.js'
import { evaluateHere, storedBaseline } from './evaluate-here.js'
import { showProgress } from './progress.js'

export interface CompareVariants {
  readonly suitePath: string
  /** The first is the baseline; null takes the suite's first two. */
  readonly variants: readonly string[] | null
  readonly subset: string | null
  readonly trials: number | undefined
  readonly overrides: Overrides
  readonly out: string
  readonly failOn: FailOn
  readonly workingDirectory: string
  readonly terminal: Terminal
}

/** Runs two variants interleaved and compares them: what `ab` and `demo` do. Files go to `out`. */
export async function compareVariants(request: CompareVariants): Promise<Evaluation> {
  const { terminal, workingDirectory, overrides } = request
  const { log, env, signal } = terminal
  const suite = await loadSuite({
    path: request.suitePath,
    workingDirectory,
    registries: SUITE_REGISTRIES,
    hash: sha256,
    log,
  })
  const arms = chooseArms(request.variants ?? Object.keys(suite.variants).slice(0, 2), suite)
  const out = resolve(terminal.workingDirectory, request.out)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: null })
  const [baseline, candidate] = await measure({
    suite,
    arms: arms.map((variant) => ({ variant, out: join(out, 'runs', variant), trials: request.trials ?? suite.trials })),
    mode: 'ab',
    subset: request.subset,
    overrides,
    commit: checkout.sha,
    branch: null,
    env,
    targetEnvNames: [],
    workingDirectory,
    clock: systemClock,
    log,
    signal,
    onProgress: showProgress(terminal),
  })
  if (baseline === undefined || candidate === undefined) throw new Error('an arm was not measured')
  const stored = await storedBaseline(baseline.out, terminal)
  return evaluateHere(
    { candidateFolder: candidate.out, baseline: stored, failOn: request.failOn, outputFolder: out },
    terminal,
  )
}
