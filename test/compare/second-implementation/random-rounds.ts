import { type Dice, makeDice } from './dice.js'
import { startRandom } from './numbers.js'
import type { World, WorldGate } from './rounds-again.js'

type Tries = (number | null)[]

/** A random world to which the rules of rounds apply, drawn from a seed and a number. */
export function drawWorld(seed: number, index: number): World {
  const dice = makeDice(startRandom(seed * 1_000_003 + index))
  const n = dice.weighted([
    [1, dice.whole(1, 5)],
    [3, dice.whole(6, 40)],
    [3, dice.whole(41, 90)],
  ])
  const mainTries = dice.pick([0, 1, 1, 2, 3, 5, 5, 5, 10, 10])
  const [flaky, slip] = [dice.pick([0, 0.1, 0.3, 0.6]), dice.pick([0, 0.01, 0.02])]
  const change = dice.pick(['none', 'none', 'some', 'tenth', 'half', 'gain', 'swap', 'less', 'copies'] as const)
  const lost = dice.pick([0, 0, 0, 0.03])
  const count = dice.weighted([
    [4, 1],
    [2, 2],
    [2, 3],
    [1, 4],
  ])
  const chances = Array.from({ length: n }, () => {
    const before = dice.chance(flaky) ? dice.share() : dice.chance(0.8) ? 1 - slip * dice.share() : slip * dice.share()
    return [before, moveChance(change, before, dice)] as const
  })
  const gates = Array.from({ length: count }, (_, at): WorldGate => {
    const isLog = n >= 10 && dice.chance(0.15)
    const isYesNo = !isLog && dice.chance(0.7)
    const sign = dice.pick([1, 1, -1] as const)
    const width = isYesNo || isLog ? 1 : dice.pick([1, 1, 4])
    const share = dice.pick([0.03, 0.05, 0.05, 0.1, 0.2])
    const kind = isLog ? 'log' : dice.chance(0.25) && mainTries > 0 ? 'relative' : 'absolute'
    const log = sign === -1 ? Math.log(1 + share) : -Math.log(1 - share)
    const absolute = dice.chance(0.06) ? 0 : share * width
    const amount = { log, relative: share, absolute }[kind]
    const isOf = Array.from({ length: n }, () => count === 1 || dice.chance(0.9))
    const draw = (chance: number, scale: number, tries: number): Tries =>
      Array.from({ length: tries }, () => {
        if (dice.chance(lost)) return null
        if (isLog) return Math.round(scale * Math.exp(0.15 * dice.normal() + (0.5 - chance) * 0.3) * 100) / 100
        const good = dice.chance(chance)
        if (isYesNo) return good === (sign === 1) ? 1 : 0
        const value = Math.min(1, Math.max(0, (sign === 1 ? chance : 1 - chance) + 0.3 * dice.normal()))
        return Math.round(value * width * 20) / 20
      })
    const repeat = (tries: Tries): Tries => (change === 'copies' ? tries.map(() => tries[0] ?? null) : tries)
    const scales = chances.map(() => Math.exp(4 + 2 * dice.share()))
    return {
      id: `gate-${at}`,
      severity: at > 0 && dice.chance(0.25) ? 'warn' : 'fail',
      evidence:
        at === 0 ? 'significant' : dice.pick(['significant', 'significant', 'threshold', 'non-inferior'] as const),
      isSlice: at > 0 && dice.chance(0.2),
      isYesNo,
      sign,
      width,
      margin: { kind, value: amount },
      pair: 0,
      main: chances.map(([before], i) =>
        isOf[i] === true || at === 0 || i === 0
          ? draw(before, scales[i] ?? 1, Math.max(0, mainTries - (dice.chance(0.05) ? 1 : 0)))
          : undefined,
      ),
      change: chances.map(([, after], i) => repeat(draw(after, scales[i] ?? 1, 6))),
      extra: chances.map(([, after], i) => draw(after, scales[i] ?? 1, 12)),
    }
  })
  const forbidden = dice.chance(0.05)
  return {
    cap: dice.pick([3, 3, 3, 3, 2, 1]),
    alpha: dice.pick([0.05, 0.05, 0.05, 0.1, 0.005]),
    gates,
    stopAfter: dice.pick([Infinity, Infinity, Infinity, 1, 2]),
    forbids: (gate, round) => forbidden && gate === 'gate-0' && round < 3,
    leaves: () => false,
    others: [],
  }
}

/**
 * A random world in which several pairs of arms share their rounds, as in `ab`; or main is asked beside the change; or gates of rows are in
 * the families of those in rounds.
 */
export function drawJointWorld(seed: number, index: number): World {
  const dice = makeDice(startRandom(seed * 1_000_003 + index + 500_000))
  const first = drawWorld(seed + 1, index)
  const rest = Array.from({ length: dice.pick([0, 1, 1, 2]) }, (_, at) =>
    dice.chance(0.4) ? first : drawWorld(seed + 2 + at, index),
  )
  const worlds = [first, ...rest]
  const n = Math.min(...worlds.map(({ gates }) => gates[0]?.change.length ?? 0))
  const isBeside = dice.chance(0.5)
  const skipping = dice.pick([null, 0, 1])
  const askBeside = ({ main, change }: WorldGate): Tries[] =>
    change.slice(0, n).map((tries, i) => tries.map((own) => (main[i]?.length ? dice.pick(main[i]) : own)))
  const gates = worlds.flatMap(({ gates: own }, pair) =>
    // Log ratios take ten cases, of which a third may be left.
    own.flatMap((gate): readonly WorldGate[] => {
      if (gate.margin.kind === 'log' && n < 30) return []
      const [change, extra] = [gate.change.slice(0, n), gate.extra.slice(0, n)]
      // Some pairs compare fewer cases than others.
      const main = gate.main
        .slice(0, n)
        .map((tries, i) => (pair === skipping && i > 0 && i % 3 > 0 ? undefined : tries))
      const beside = isBeside ? askBeside(gate) : undefined
      return [{ ...gate, id: `${pair} ${gate.id}`, pair, main, change, extra, beside }]
    }),
  )
  if (gates.length === 0) return first
  const leaving = dice.chance(0.2) ? { gate: dice.pick(gates).id, until: dice.whole(1, 3) } : null
  const rows = dice.chance(0.3) ? dice.whole(1, 2) : 0
  return {
    ...first,
    gates,
    forbids: (gate, round) => first.forbids(gate.slice('0 '.length), round),
    leaves: (gate, round) => gate === leaving?.gate && round <= leaving.until,
    others: Array.from({ length: rows }, () => ({
      severity: dice.pick(['fail', 'fail', 'warn'] as const),
      pair: dice.whole(0, rest.length),
      p: dice.share() ** 3,
    })),
  }
}

function moveChance(change: string, before: number, dice: Dice): number {
  const isHit = (share: number): boolean => dice.chance(share)
  if (change === 'some') return isHit(0.04) ? 0 : before
  if (change === 'tenth') return isHit(0.1) ? 0 : before
  if (change === 'half') return isHit(0.4) ? before * 0.3 : before
  if (change === 'gain') return isHit(0.2) ? 1 : before
  if (change === 'swap') return isHit(0.1) ? 1 - before : before
  return change === 'less' ? before * 0.95 : before
}
