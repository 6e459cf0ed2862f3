import type { Checks, TestRow } from '../model/comparison.js'
import { mcnemar } from '../stats/mcnemar.js'
import { newcombeInterval } from '../stats/newcombe-interval.js'
import { signFlipPermutation } from '../stats/sign-flip-permutation.js'
import { wilcoxon } from '../stats/wilcoxon.js'
import { countFlips } from './mcnemar-row.js'
import { orientedDifferences, type TestInput } from './paired-input.js'

/** Other tests of the same pairs, shown beside the row that decides and never deciding. */
export function runChecks(input: TestInput, row: TestRow): Checks {
  if (row === 'mcnemar') return checkMcnemar(input)
  if (row === 'paired-t' && input.clusters === null) return { ...checkPairedT(input), ...checkFirstTrials(input) }
  return checkFirstTrials(input)
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
    chi2: test.chi2?.statistic ?? null,
    chi2_corrected: test.chi2Corrected?.statistic ?? null,
    newcombe10: newcombeInterval({ bothPass, worse, better, bothFail, alpha: input.alpha }),
  }
}

function checkPairedT({ differences, metric, seed }: TestInput): Checks {
  const signFlip = { sign_flip_p: signFlipPermutation({ differences, seed: `${seed}/sign-flip` }).p }
  if (metric.kind !== 'ordinal') return signFlip
  const test = wilcoxon(differences)
  return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.pratt.exactP ?? test.pratt.normalP) }
}

/** McNemar on trial 0 of both arms, for a binary metric of several trials. */
function checkFirstTrials({ metric, pairs }: TestInput): Checks {
  if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2)) {
    return {}
  }
  const firsts = (arm: 'baseline' | 'candidate'): number[] => pairs.map((pair) => pair[arm].values[0] ?? 0)
  const flips = countFlips(orientedDifferences(metric, firsts('baseline'), firsts('candidate')))
  return { mcnemar_first_trial_p: mcnemar(flips).midP }
}
