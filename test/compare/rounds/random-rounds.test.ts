import { describe, expect, test } from 'vitest'
import type { GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'
import { drawJointWorld, drawWorld } from '../second-implementation/random-rounds.js'
import {
  crossing,
  type PlayedGate,
  playRounds,
  upperNormal,
  type World,
} from '../second-implementation/rounds-again.js'
import { askInRounds } from './ask.js'

/** `npm run random-suites` decides 2,000 worlds; `SUITES_FROM=17 SUITES=1` repeats a single one. */
const SEED = Number(process.env['SUITES_SEED'] ?? 1)
const FROM = Number(process.env['SUITES_FROM'] ?? 0)
const COUNT = Number(process.env['SUITES'] ?? 60)

const idOf = (index: number): string => `case-${String(index).padStart(4, '0')}`
const indexOf = (id: string): number => Number(id.slice('case-'.length))

function gatesOf({ gates }: World): readonly GateInRounds[] {
  return gates.map(({ id, severity, evidence, isSlice, isYesNo, sign, width, margin, pair, main, beside }) => ({
    ...{ id, severity, evidence, sign, width, margin, pair },
    values: isYesNo ? 'yes-no' : 'number',
    is_slice: isSlice,
    cases: new Map(
      main.flatMap((tries, index) =>
        tries === undefined
          ? []
          : [
              [
                idOf(index),
                { main: tries, rounds: [], asked_on: [], ...(beside === undefined ? {} : { beside: [] }) },
              ] as const,
            ],
      ),
    ),
  }))
}

/** Decides a world with the product, and returns the result in the format of the second implementation. */
function play(world: World) {
  const { cap, alpha, stopAfter } = world
  const others = world.others.map((one) => ({ ...one, evidence: 'significant' as const }))
  const leavesFamily = ({ id }: GateInRounds, round: number): boolean => world.leaves(id, round)
  const forbidsGoodNews = ({ id }: GateInRounds, round: number): boolean => world.forbids(id, round)
  const gates = gatesOf(world)
  const plan = planRounds({ gates, cap, alpha })
  const answersOf = (gateId: string, id: string) => {
    const gate = world.gates.find((one) => one.id === gateId)
    const at = indexOf(id)
    return { tries: gate?.change[at] ?? [], asked_on: gate?.extra[at] ?? [], beside: gate?.beside?.[at] }
  }
  const {
    outcome,
    gates: recorded,
    asked,
    asked_on: askedOn,
  } = askInRounds(plan, gates, answersOf, { stopAfter, forbidsGoodNews, leavesFamily, others })
  const replay = replayRounds({
    ...{ plan, gates: recorded, complete: outcome.round, is_final: true },
    ...{ forbidsGoodNews, leavesFamily, others },
  })
  expect(replay).toEqual(outcome)
  const played = outcome.gates.map((result, index): PlayedGate => {
    const own = plan.gates[index]
    const { figures } = result
    if (own === undefined) throw new Error('a gate without a plan')
    return {
      first: own.first,
      hopeless: own.hopeless,
      lowerHeight: own.heights.lower,
      changeHeight: own.heights.change,
      plannedSlack: own.slack,
      verdict: result.verdict,
      line: result.line,
      because: result.because,
      slightlyWorse: result.slightly_worse,
      suspect: result.suspect,
      round: result.round,
      adjusted: result.p_adjusted,
      look:
        figures === null
          ? null
          : {
              n: figures.n,
              D: figures.delta,
              V: figures.variance,
              u: figures.step,
              lower: figures.lower,
              upper: figures.upper,
              p: figures.p,
              copies: figures.has_copies,
              roundD: figures.round_deltas,
              e: figures.shifted?.mean ?? null,
              Ve: figures.shifted?.variance ?? null,
              broke: figures.broke.map(indexOf),
            },
    }
  })
  const varying = Object.entries(plan.classes).flatMap(([id, kind]) => (kind === 'varying' ? [indexOf(id)] : []))
  return { varying: varying.sort((a, b) => a - b), gates: played, round: outcome.round, asked, askedOn }
}

/** Returns the paths of values that differ; numbers may differ by 2e-7, or by that share of their size. */
function differ(product: unknown, here: unknown, path: string): readonly string[] {
  if (typeof product === 'number' && typeof here === 'number') {
    const far = Math.abs(product - here) > 2e-7 * Math.max(1, Math.abs(here))
    return far ? [`${path} is ${product}, here ${here}`] : []
  }
  if (typeof product === 'object' && product !== null && typeof here === 'object' && here !== null) {
    const keys = new Set([...Object.keys(product), ...(Array.isArray(here) ? Object.keys(here) : [])])
    return [...keys].flatMap((key) =>
      differ(product[key as keyof typeof product], here[key as keyof typeof here], `${path}.${key}`),
    )
  }
  return product === here ? [] : [`${path} is ${String(product)}, here ${String(here)}`]
}

describe('rounds next to a second implementation of the rules', () => {
  test.each([
    ['random worlds', drawWorld],
    ['random worlds of several pairs', drawJointWorld],
  ])('ask and decide %s equally', { timeout: 3_600_000 }, (_name, draw) => {
    const reached = new Map<string, number>()
    const failures: string[] = []
    for (let index = FROM; index < FROM + COUNT; index++) {
      const world = draw(SEED, index)
      const played = playRounds(world)
      const apart = differ(play(world), played, '')
      if (apart.length > 0) failures.push(`seed ${SEED}, world ${index}: ${apart.slice(0, 6).join('; ')}`)
      for (const { verdict, line, round, look } of played.gates)
        for (const branch of [
          `${verdict} by line ${String(line)} in round ${round}`,
          ...(look?.copies === true ? ['copies'] : []),
        ])
          reached.set(branch, (reached.get(branch) ?? 0) + 1)
    }
    if (COUNT > 500)
      console.log(
        [...reached]
          .map(([branch, times]) => `${branch}: ${times}`)
          .sort()
          .join('\n'),
      )
    expect(failures).toEqual([])
  })
})

describe('the second implementation', () => {
  test('has correct tails and crossings of its own', () => {
    expect(upperNormal(1.959963984540054)).toBeCloseTo(0.025, 12)
    expect(upperNormal(4)).toBeCloseTo(3.167124183311986e-5, 15)
    // Pocock 1977, Biometrika 64:191: two and three looks.
    expect(crossing(2.178, 1, 2)).toBeCloseTo(0.025, 4)
    expect(crossing(2.289, 1, 3)).toBeCloseTo(0.025, 4)
  })
})
