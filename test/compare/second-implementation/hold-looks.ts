import { judgePairs } from '../../../src/compare/decide/rounds-of-run.js'
import type { JudgedOnTheseCases } from '../../../src/compare/gate/judge-these-cases.js'
import { type CompareInput, type OpenPair, openPair } from '../../../src/compare/pair/open-pair.js'
import { measureGate } from '../../../src/compare/test/gate-evidence.js'
import { UserError } from '../../../src/model/error.js'
import { buildInput } from './build-suite.js'
import { type LookAgain, lookOnceAgain } from './one-look-again.js'
import type { RandomSuite } from './random-suite.js'

/** Decides a suite on these cases, with the product and with the second implementation. */
export function holdLooks(suite: RandomSuite): {
  readonly apart: readonly string[]
  readonly branches: readonly string[]
} {
  const settings = { ...suite.settings, deterministic: false }
  // Other gates are decided by their row, and its draws take seconds.
  const gates = suite.gates.filter(({ metric }) => {
    const facts = suite.metrics.find(({ id }) => id === metric)
    const isBounded = facts?.range.every((end) => end !== null) === true
    const isOfOneCase = facts?.per_run === undefined && facts?.environment !== 'bound'
    return isOfOneCase && (isBounded || facts?.scale === 'log-ratio')
  })
  const own = { ...suite, gates, settings, ruleSet: null, hasBaseline: true }
  const input = { ...buildInput(own), inference: 'these-cases' } as const
  const pair = open(input)
  if (pair === null) return { apart: [], branches: [] }
  const [judged] = judgePairs([pair])
  const resultOf = (id: string): JudgedOnTheseCases | null => judged?.judgedOf(id) ?? null
  const looks = lookOnceAgain(input, (id) => (resultOf(id) === null ? rowOf(pair, id) : null))
  const held = pair.checked.map(({ gate: { id } }, at) => ({ id, product: resultOf(id), look: looks[at] ?? null }))
  return {
    apart: held.flatMap(({ id, product, look }) => hold(product, look).map((line) => `${id}: ${line}`)),
    branches: held.flatMap(({ look }) => (look === null ? [] : [look.verdict, ...look.marks])),
  }
}

/** `null` for a suite that is refused. */
function open(input: CompareInput): OpenPair | null {
  try {
    return openPair(input)
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

/** The p of a gate that is decided by its row. Rows have a second implementation of their own. */
function rowOf(pair: OpenPair, id: string): number | null {
  const checked = pair.checked.find(({ gate }) => gate.id === id)
  if (checked === undefined) return null
  const { test } = measureGate({ ...pair, checked, cases: pair.casesOf(checked.metric, checked.slice) })
  return test.kind === 'tested' ? test.outcome.p : null
}

function hold(product: JudgedOnTheseCases | null, look: LookAgain | null): readonly string[] {
  const judged = product?.kind === 'rounds' ? product : null
  const figures = judged?.outcome.figures ?? null
  if (judged === null || figures === null || look === null) {
    return (figures !== null) === (look !== null) ? [] : [`on these cases: ${figures !== null}, here ${look !== null}`]
  }
  const { outcome, missing } = judged
  const same: readonly (readonly [string, unknown, unknown])[] = [
    ['verdict', outcome.verdict, look.verdict],
    ['worse', outcome.because === 'worse', look.marks.includes('worse')],
    ['slightly worse', outcome.slightly_worse, look.marks.includes('slightly worse')],
    ['suspect', outcome.suspect, look.marks.includes('suspect')],
    ['missing', missing !== null, look.marks.includes('missing')],
    ['copies', figures.has_copies, look.marks.includes('copies')],
    ['pairs', figures.n, look.n],
    ['broke for sure', figures.broke.join(), look.broke.join()],
  ]
  const near: readonly (readonly [string, number | null, number])[] = [
    ['delta', figures.delta, look.delta],
    ['lower end', figures.lower, look.low],
    ['upper end', figures.upper, look.high],
    ['p', figures.p, look.p],
    ['adjusted p', outcome.p_adjusted, look.pAdjusted],
  ]
  return [
    ...same.flatMap(([what, own, here]) => (own === here ? [] : [`${what} is ${String(own)}, here ${String(here)}`])),
    ...near.flatMap(([what, own, here]) =>
      Math.abs((own ?? NaN) - here) <= 1e-6 * Math.max(1e-9, Math.abs(here))
        ? []
        : [`${what} is ${String(own)}, here ${here}`],
    ),
  ]
}
