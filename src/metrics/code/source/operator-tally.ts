import type { Halstead } from '../../../model/run/code-quality.js'

/** What Halstead's measures are made of. `others` are operands that equal no other, such as calls. */
export interface OperatorTally {
  operators: number
  operands: number
  others: number
  readonly seenOperators: Set<string>
  readonly seenOperands: Set<string>
}

export function newTally(): OperatorTally {
  return { operators: 0, operands: 0, others: 0, seenOperators: new Set(), seenOperands: new Set() }
}

/** Adds a part's counts to those of the whole: what both have seen is one. */
export function addTally(whole: OperatorTally, part: OperatorTally): void {
  whole.operators += part.operators
  whole.operands += part.operands
  whole.others += part.others
  for (const operator of part.seenOperators) whole.seenOperators.add(operator)
  for (const operand of part.seenOperands) whole.seenOperands.add(operand)
}

/**
 * Halstead's measures (Elements of Software Science, 1977) as `radon hal` gives them: with n1, n2 distinct and N1, N2 all
 * operators and operands, volume (N1+N2)·log2(n1+n2), difficulty n1·N2/(2·n2), effort their product, time effort/18 s,
 * bugs volume/3000. All 0 without operators.
 *
 * Example: `x = f(1) + f(1)` has n1 1, n2 2, N1 1, N2 2: volume 3·log2(3) = 4.754887502163469, difficulty 0.5.
 */
export function measureHalstead(tally: OperatorTally): Halstead {
  const n1 = tally.seenOperators.size
  const n2 = tally.seenOperands.size + tally.others
  const vocabulary = n1 + n2
  const length = tally.operators + tally.operands
  const volume = vocabulary === 0 ? 0 : length * Math.log2(vocabulary)
  const difficulty = n2 === 0 ? 0 : (n1 * tally.operands) / (2 * n2)
  const effort = difficulty * volume
  return {
    distinct_operators: n1,
    distinct_operands: n2,
    operators: tally.operators,
    operands: tally.operands,
    vocabulary,
    length,
    calculated_length: n1 === 0 || n2 === 0 ? 0 : n1 * Math.log2(n1) + n2 * Math.log2(n2),
    volume,
    difficulty,
    effort,
    time_seconds: effort / 18,
    bugs: volume / 3000,
  }
}
