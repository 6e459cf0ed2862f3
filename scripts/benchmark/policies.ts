import { SUCCESS } from '../study/enumerate.js'
import { makeGate, makePairs, measure } from '../study/real-gate.js'
import { wordOf } from '../study/simulate.js'
import { mcnemar } from '../../src/stats/mcnemar.js'
import { mean } from '../../src/stats/moments.js'
import { decideInRounds } from './in-rounds.js'
import type { Drawn } from './world.js'

/**
 * How a reader understands the result of a check.
 * - `red`: the check fails, or reports a regression with the label that its authors call gating-grade.
 * - `warned`: the check does not fail, but says that something is worse or which case broke.
 * - `unclear`: the check says that it cannot tell.
 * - `green`: none of these.
 */
export type Word = 'red' | 'warned' | 'unclear' | 'green'

export interface Answer {
  readonly word: Word
  /** The number of answers asked for this pull request, of the change and of main. A recorded baseline is not counted. */
  readonly asked: number
}

export interface Policy {
  readonly id: string
  readonly title: string
  /** The number of tries of main that the policy records before any pull request. */
  readonly main: number
  /** The files that implement the policy, by repository. */
  readonly source: readonly { readonly repository: string; readonly file: string }[]
  readonly decide: (drawn: readonly Drawn[]) => readonly Answer[]
}

const MARGIN = 0.05
const ALPHA = 0.05

const countPasses = (tries: readonly boolean[]): number => tries.filter(Boolean).length
const shareOfPasses = (sides: readonly (readonly boolean[])[], tries: number): number =>
  mean(sides.map((own) => countPasses(own.slice(0, tries)) / tries))

/** Compares one run of the change with a fixed floor: 5 points below the mean of five tries of main, in whole percent. */
function decideByThreshold({ n, main, change }: Drawn): Answer {
  const floor = Math.floor(100 * (shareOfPasses(main, 5) - MARGIN) + 1e-9) / 100
  return { word: shareOfPasses(change, 1) < floor - 1e-9 ? 'red' : 'green', asked: n }
}

/** Calls any case that passed in one recorded run of main and fails now a regression. */
function decideByFlips({ n, main, change }: Drawn): Answer {
  const isBroken = main.some((own, index) => own[0] === true && change[index]?.[0] === false)
  return { word: isBroken ? 'red' : 'green', asked: n }
}

/** The nights, of three tries each, after which a case is trusted: if no night had two failures and over 80 % of all tries passed. */
const NIGHTS = 6
const TRIES_A_NIGHT = 3

function isTrusted(main: readonly boolean[]): boolean {
  const nights = Array.from({ length: NIGHTS }, (_, night) =>
    countPasses(main.slice(TRIES_A_NIGHT * night, TRIES_A_NIGHT * (night + 1))),
  )
  const passes = nights.reduce((sum, count) => sum + count, 0)
  return nights.every((count) => count / TRIES_A_NIGHT > 0.6) && passes / (NIGHTS * TRIES_A_NIGHT) > 0.8
}

/**
 * Asks each trusted case once, and a failing one until two tries passed or three failed. After three failures main is asked up to three
 * times; the case regressed if main passes once.
 */
function decideByBestOfFour({ main, change }: Drawn): Answer {
  let asked = 0
  let isRed = false
  for (const [index, own] of main.entries()) {
    if (!isTrusted(own)) continue
    let [passed, failed] = [0, 0]
    do {
      if (change[index]?.[passed + failed] === true) passed++
      else failed++
    } while (failed > 0 && passed < 2 && failed < 3)
    asked += passed + failed
    if (failed < 3) continue
    const beside = own.slice(NIGHTS * TRIES_A_NIGHT, NIGHTS * TRIES_A_NIGHT + 3)
    const firstPass = beside.indexOf(true)
    asked += firstPass === -1 ? 3 : firstPass + 1
    if (firstPass !== -1) isRed = true
  }
  return { word: isRed ? 'red' : 'green', asked }
}

const PINNED = 10
const ITERATIONS = 3

/** Returns P(the change passes at most `passes` times) by the one-sided Fisher test, for three tries against ten. */
function fisherLeft(passes: number, ofMain: number): number {
  const [all, good] = [ITERATIONS + PINNED, passes + ofMain]
  if (good === 0 || good === all) return 1
  const choose = (n: number, k: number): number =>
    k < 0 || k > n ? 0 : Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((a, b) => a * b, 1)
  let p = 0
  for (let k = 0; k <= passes; k++)
    p += (choose(good, k) * choose(all - good, ITERATIONS - k)) / choose(all, ITERATIONS)
  return p
}

/**
 * Compares three tries per case with a pinned baseline of ten. Red: p < .05, a drop of 30 points, main ≥ 70 %. Warned: p < .2, a drop of
 * 15 points, main ≥ 50 %.
 */
function decideByFisher({ n, main, change }: Drawn): Answer {
  let word: Word = 'green'
  main.forEach((own, index) => {
    const [passes, ofMain] = [countPasses(change[index]?.slice(0, ITERATIONS) ?? []), countPasses(own.slice(0, PINNED))]
    const [p, before] = [fisherLeft(passes, ofMain), ofMain / PINNED]
    const drop = before - passes / ITERATIONS
    if (p < 0.05 && drop >= 0.3 && before >= 0.7) word = 'red'
    else if (p < 0.2 && drop >= 0.15 && before >= 0.5 && word === 'green') word = 'warned'
  })
  return { word, asked: ITERATIONS * n }
}

/** Compares one run of each side: red if more cases broke than were fixed with p ≤ .05, green if fewer did, unclear if p > .05. */
function decideByMcnemar({ n, main, change }: Drawn): Answer {
  const count = (from: boolean): number =>
    main.filter((own, index) => own[0] === from && change[index]?.[0] === !from).length
  const [worse, better] = [count(true), count(false)]
  if (mcnemar({ worse, better }).midP > ALPHA) return { word: 'unclear', asked: n }
  return { word: worse > better ? 'red' : 'green', asked: n }
}

/** Red if the mean of one run of the change is more than 5 points below that of one run of main. */
function decideByMean({ n, main, change }: Drawn): Answer {
  const drop = shareOfPasses(main, 1) - shareOfPasses(change, 1)
  return { word: drop > MARGIN + 1e-9 ? 'red' : 'green', asked: n }
}

const CHECKED = makeGate(SUCCESS, { kind: 'absolute', value: MARGIN })
const VERDICTS: Readonly<Record<string, Word>> = {
  regressed: 'red',
  inconclusive: 'unclear',
  'no-regression': 'green',
  unchanged: 'green',
  improved: 'green',
}

/** The number of tries of main in one run, before Goldenpair had rounds. */
const TRIES_BEFORE_ROUNDS = 3

/** Decides with `inference: cases-like-these`, as Goldenpair did before it had rounds: three tries of main and one of the change. */
function decideLikeThese({ n, main, change }: Drawn): Answer {
  const pairs = makePairs({ n, trials: [TRIES_BEFORE_ROUNDS, 1], clusters: null })
  pairs.forEach(({ baseline, candidate }, index) => {
    baseline.values.forEach((_, at) => (baseline.values[at] = main[index]?.[at] === true ? 1 : 0))
    candidate.values[0] = change[index]?.[0] === true ? 1 : 0
  })
  return { word: VERDICTS[wordOf(measure(CHECKED, pairs, 1))] ?? 'unclear', asked: n }
}

/** Returns a function that reads the answers of each case of a side in order. Throws if more are read than were drawn. */
function readInOrder(side: Drawn['main']): (index: number) => number {
  const read = new Array<number>(side.length).fill(0)
  return (index) => {
    const at = read[index] ?? 0
    read[index] = at + 1
    const value = side[index]?.[at]
    if (value === undefined) throw new RangeError(`try ${at} of case ${index} was not drawn`)
    return value ? 1 : 0
  }
}

function decideThese(mainTries: number): Policy['decide'] {
  return (drawn) => {
    const answers = drawn.map(({ main, change }) => ({ main: readInOrder(main), change: readInOrder(change) }))
    return decideInRounds(drawn[0]?.n ?? 0, answers, { mainTries }).map(({ outcome, asked }) => ({
      word: outcome.because === 'worse' ? 'warned' : (VERDICTS[outcome.verdict] ?? 'unclear'),
      asked,
    }))
  }
}

const each =
  (decideOne: (drawn: Drawn) => Answer): Policy['decide'] =>
  (drawn) =>
    drawn.map(decideOne)

export const POLICIES: readonly Policy[] = [
  {
    id: 'threshold',
    title: 'A threshold on one run, 5 points below main',
    main: 5,
    source: [{ repository: 'promptfoo/promptfoo', file: 'src/commands/eval.ts' }],
    decide: each(decideByThreshold),
  },
  {
    id: 'any-flip',
    title: 'Red on any flip',
    main: 1,
    source: [{ repository: 'dr-gareth-roberts/insideLLMs', file: 'docs/ci-integration.md' }],
    decide: each(decideByFlips),
  },
  {
    id: 'mean',
    title: 'The mean falls by more than 5 points',
    main: 1,
    source: [{ repository: 'multivon-ai/eval-action', file: 'src/gate.py' }],
    decide: each(decideByMean),
  },
  {
    id: 'mcnemar',
    title: 'McNemar at .05, one run, no margin',
    main: 1,
    source: [{ repository: 'microsoft/ai-agent-evals', file: 'analysis/analysis.py' }],
    decide: each(decideByMcnemar),
  },
  {
    id: 'best-of-four',
    title: 'Best of four on trusted cases',
    main: NIGHTS * TRIES_A_NIGHT,
    source: ['get_trustworthy_evals', 'run_regression_check'].map((name) => ({
      repository: 'google-gemini/gemini-cli',
      file: `scripts/${name}.js`,
    })),
    decide: each(decideByBestOfFour),
  },
  {
    id: 'fisher',
    title: 'Fisher a case, three tries against a pinned ten',
    main: PINNED,
    source: [{ repository: 'n8n-io/n8n', file: 'packages/@n8n/instance-ai/evaluations/comparison/statistics.ts' }],
    decide: each(decideByFisher),
  },
  {
    id: 'like-these',
    title: 'Goldenpair, `cases-like-these`, one pass',
    main: TRIES_BEFORE_ROUNDS,
    source: [],
    decide: each(decideLikeThese),
  },
  { id: 'rounds-5', title: 'Goldenpair in rounds, main tried 5 times', main: 5, source: [], decide: decideThese(5) },
  {
    id: 'rounds-10',
    title: 'Goldenpair in rounds, main tried 10 times',
    main: 10,
    source: [],
    decide: decideThese(10),
  },
]
