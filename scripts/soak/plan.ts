import { seededRandom, type Random } from '../../src/stats/random.js'
import { drawOutage, drawTrouble } from './draw-faults.js'
import type { Fault } from '../../test/doubles/github/faults.js'

/** The case ids of the suite. The last case is critical (zero tolerance). */
export const CASES = Array.from({ length: 24 }, (_, index) => `case-${String(index + 1).padStart(2, '0')}`)
const CRITICAL = CASES.at(-1) ?? ''
const OTHERS = CASES.slice(0, -1)

/** The number of cases that a drop breaks. Flaky cases cannot hide it: if 16 newly fail, at most 3 newly pass (mid-p .003). */
const DROPPED = 16

/** The true state of the system: good, a drop of many cases, the critical case broken, or both. */
export type Truth = 'good' | 'drop' | 'critical' | 'both'

/** The behaviour of the target: `failing` cases fail in every trial, `shaky` ones only in the first measurement of the night. */
export interface Behaviour {
  readonly failing: readonly string[]
  readonly shaky: readonly string[]
  /** When the service behind the target is down: never, always, or only during the second measurement. */
  readonly down: 'never' | 'always' | 'again'
}

/** The states of GitHub. Goldenpair must cope with `rough`; nobody can cope with an `outage`. */
export const WEATHERS = ['calm', 'rough', 'outage', 'read-only'] as const
export interface Weather {
  readonly kind: (typeof WEATHERS)[number]
  readonly faults: readonly Fault[]
}

/** One run of the job of a night. */
export interface Attempt {
  readonly behaviour: Behaviour
  /** `once`: so many cases fail by chance that the first measurement looks like a regression. */
  readonly noise: 'none' | 'some' | 'once'
  readonly weather: Weather
  readonly isUploaded: boolean
}

export interface Night {
  readonly truth: Truth
  /** More than one if somebody re-ran the job. */
  readonly attempts: readonly Attempt[]
}

/** Plans the nights of one suite; the same seed gives the same nights. The first two are calm and good, as a past to compare with. */
export function planNights(seed: number, count: number): readonly Night[] {
  const random = seededRandom(`soak/${seed}`)
  const truths: Truth[] = ['good', 'good']
  while (truths.length < count) {
    const isGood = truths.at(-1) === 'good'
    const length = 1 + Math.floor(random() * (isGood ? 5 : 8))
    for (let night = 0; night < length; night++)
      truths.push(isGood ? pick(['drop', 'drop', 'critical', 'both'], random) : 'good')
  }
  return truths.slice(0, count).map((truth, index): Night => {
    if (index < 2) return { truth, attempts: [CALM] }
    const attempts = random() < 0.1 ? 2 : 1
    return { truth, attempts: Array.from({ length: attempts }, () => drawAttempt(truth, random)) }
  })
}

const CALM: Attempt = {
  behaviour: { failing: [], shaky: [], down: 'never' },
  noise: 'none',
  weather: { kind: 'calm', faults: [] },
  isUploaded: true,
}

function drawAttempt(truth: Truth, random: Random): Attempt {
  const noise = pick(['none', 'none', 'none', 'none', 'some', 'some', 'some', 'some', 'once'] as const, random)
  const sky = random()
  const weather: Weather =
    sky < 0.4
      ? { kind: 'calm', faults: [] }
      : sky < 0.78
        ? { kind: 'rough', faults: drawTrouble(random) }
        : sky < 0.92
          ? { kind: 'outage', faults: drawOutage(random) }
          : { kind: 'read-only', faults: [] }
  const down = random()
  return {
    behaviour: {
      failing: [
        ...(truth === 'drop' || truth === 'both' ? OTHERS.slice(0, DROPPED) : []),
        ...(truth === 'critical' || truth === 'both' ? [CRITICAL] : []),
        ...(noise === 'some' ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(OTHERS, random)) : []),
      ],
      shaky: noise === 'once' ? (random() < 0.5 ? OTHERS.slice(-9) : [CRITICAL]) : [],
      down: down < 0.08 ? 'always' : down < 0.14 ? 'again' : 'never',
    },
    noise,
    weather,
    isUploaded: random() >= 0.1,
  }
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
