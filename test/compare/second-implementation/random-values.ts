import type { MetricFacts } from '../../../src/model/metric.js'
import type { Dice } from './dice.js'

/** The values of each arm by case and trial. `null` for a trial: unscored; `null` for a case: the metric does not apply. */
export type Column = readonly ({
  readonly baseline: readonly (number | null)[]
  readonly candidate: readonly (number | null)[]
} | null)[]

interface Shape {
  readonly n: number
  readonly trials: Readonly<Record<'baseline' | 'candidate', number>>
  /** The share of unscored trials. */
  readonly missing: Readonly<Record<'baseline' | 'candidate', number>>
}

interface Choice {
  readonly facts: MetricFacts
  readonly scale: number
  readonly steps: number
  readonly hasZeros?: true
}

/** The kinds of differences between the candidate and the baseline. */
type Effect =
  'none' | 'shift' | 'noise' | 'sparse' | 'loss' | 'gain' | 'slight' | 'first-half' | 'blocks' | 'outlier' | 'late-gain'

export function drawColumn(
  dice: Dice,
  { facts, scale, steps, hasZeros }: Choice,
  { n, trials, missing }: Shape,
): Column {
  const effect = dice.weighted<Effect>([
    [14, 'none'],
    [10, 'shift'],
    [20, 'noise'],
    [12, 'sparse'],
    [14, 'loss'],
    [14, 'gain'],
    [10, 'slight'],
    [5, 'first-half'],
    [5, 'blocks'],
    [facts.scale === 'log-ratio' ? 20 : 4, 'outlier'],
    [5, 'late-gain'],
  ])
  const [low, high] = facts.range
  const isLog = facts.scale === 'log-ratio'
  const isSteady = dice.chance(0.7)
  const applies = dice.chance(0.75) ? 1 : 0.6
  const isVaried = dice.chance(0.1)
  const good = facts.direction === 'lower' ? -1 : 1
  const base = facts.kind === 'binary' ? dice.pick([0.5, 0.9, 1, 0]) : dice.pick([0.3, 0.5, 0.8])
  const size = dice.pick([0.05, 0.1, 0.3, 0.6])
  const spread = dice.pick([0.02, 0.1, 0.3])
  const shift = dice.pick([-0.4, -0.1, -0.02, 0.05, 0.2])

  // The shift on a scale from 0 to 1; a logarithmic metric is multiplied instead.
  const move = (index: number): number => {
    const drawn = dice.share()
    switch (effect) {
      case 'none':
        return 0
      case 'shift':
        return shift
      case 'noise':
        return spread * dice.normal()
      case 'sparse':
        return drawn < 0.1 ? -good * size : 0
      case 'loss':
        return -good * size * drawn
      case 'gain':
      case 'late-gain':
        return good * size * drawn
      case 'slight':
        return -good * 0.02 * drawn
      case 'first-half':
        return index < n / 2 ? -good * size : 0
      case 'blocks':
        return index % 20 < 2 ? -good * size : 0
      case 'outlier':
        return index === 1 ? -good * 2 : good * size * drawn
    }
  }
  const fit = (level: number): number => {
    const inside = Math.min(high === null ? Infinity : 1, Math.max(low === null ? -Infinity : 0, level))
    const onGrid = steps === 0 ? inside : Math.round(inside * steps) / steps
    const lifted = isLog && hasZeros !== true && onGrid <= 0 ? 1 / (steps === 0 ? 100 : steps) : onGrid
    return (low ?? 0) + lifted * scale
  }
  const isBinary = facts.kind === 'binary'
  return Array.from({ length: n }, (_, index) => {
    if (!dice.chance(applies)) return null
    const own = isBinary
      ? dice.chance(base)
        ? 1
        : 0
      : isLog
        ? Math.exp(0.5 * dice.normal()) / 2
        : base + 0.3 * dice.normal()
    const change = move(index)
    const moved = isBinary
      ? dice.chance(Math.abs(change))
        ? change > 0
          ? 1
          : 0
        : own
      : isLog
        ? own * Math.exp(2 * change)
        : own + change
    const draw = (arm: 'baseline' | 'candidate', later: number): (number | null)[] => {
      const count = isVaried ? dice.whole(1, trials[arm]) : trials[arm]
      return Array.from({ length: count }, (_, trial) => {
        if (dice.chance(missing[arm])) return null
        const level = effect === 'late-gain' && trial === 0 ? own : later
        const isOther = !isSteady && effect !== 'none' && effect !== 'shift'
        if (isBinary) return isOther && dice.chance(0.15) ? 1 - level : level
        return fit(isOther ? level * (1 + 0.1 * dice.normal()) : level)
      })
    }
    return { baseline: draw('baseline', own), candidate: draw('candidate', moved) }
  })
}
