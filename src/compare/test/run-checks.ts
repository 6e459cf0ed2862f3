import type { Checks } from '../../model/result/gate-result.js'
import type { TestRow } from '../../model/result/metric-comparison.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { newcombeInterval } from '../../stats/newcombe-interval.js'
import { pairedT } from '../../stats/paired-t.js'
import { signFlipPermutation } from '../../stats/sign-flip-permutation.js'
import { EPSILON } from '../../stats/round-noise.js'
import { wilcoxon } from '../../stats/wilcoxon.js'
import { countFlips } from './mcnemar-row.js'
import { orientedDifferences, type TestInput } from './paired-input.js'

/** The smallest double with all its digits: below it two p-values differ only by their logarithms. */
const SMALLEST_P = 2 ** -1022

/** Other tests of the same pairs: shown, never deciding. */
export function runChecks(input: TestInput, row: TestRow): Checks {
  if (row === 'mcnemar') return checkMcnemar(input)
  if (row === 'per-run' || input.clusters !== null) return checkFirstTrials(input)
  const signs = row === 'paired-t' ? checkSigns(input) : {}
  return { ...signs, ...measureEffect(input), ...checkFirstTrials(input) }
}

function checkMcnemar(input: TestInput): Checks {
  const { worse, better } = countFlips(input.differences)
  const test = mcnemar({ worse, better })
  const good = input.metric.direction === 'lower' ? 0 : 1
  const bothPass = input.pairs.filter(
    (_, index) => input.differences[index] === 0 && input.candidate[index] === good,
  ).length
  const bothFail = input.pairs.length - worse - better - bothPass
  return {
    exact_p: test.exactP,
    ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
    chi2: test.chi2?.statistic ?? null,
    chi2_corrected: test.chi2Corrected?.statistic ?? null,
    newcombe10: newcombeInterval({ bothPass, worse, better, bothFail, alpha: input.alpha }),
  }
}

function checkSigns({ differences, metric, seed }: TestInput): Checks {
  const signFlip = { sign_flip_p: signFlipPermutation({ differences, seed: `${seed}/sign-flip` }).p }
  if (metric.kind !== 'ordinal') return signFlip
  const test = wilcoxon(differences)
  return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) }
}

function measureEffect({ differences, alpha }: TestInput): Checks {
  const test = pairedT(differences, alpha)
  return test === null ? {} : { cohen_dz: test.cohenDz, hedges_g: test.hedgesG }
}

/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }: TestInput): Checks {
  if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
    return {}
  }
  const firsts = (arm: 'baseline' | 'candidate'): number[] => pairs.map((pair) => pair[arm].values[0] ?? 0)
  const flips = countFlips(
    orientedDifferences(metric, { baseline: firsts('baseline'), candidate: firsts('candidate') }, EPSILON),
  )
  return { mcnemar_first_trial_p: mcnemar(flips).midP }
}
