import { expect, test } from 'vitest'
import { judgePairs } from '../../../src/compare/decide/rounds-of-run.js'
import { judgeTheseCases } from '../../../src/compare/gate/judge-these-cases.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import { describeCause } from '../../../src/format/describe-reason.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import { describeVerdict } from '../../../src/report/sections/gate-words.js'
import { claimOf, writeClaim } from '../../../src/report/words/write-gate.js'
import { buildInput } from '../../compare/second-implementation/build-suite.js'
import { drawSuite } from '../../compare/second-implementation/random-suite.js'

const SEED = Number(process.env['SUITES_SEED'] ?? 1)
const FROM = Number(process.env['SUITES_FROM'] ?? 0)
const COUNT = Number(process.env['SUITES'] ?? 300)

interface Judged {
  readonly result: GateResult
  readonly reachesMargin: boolean
  readonly rulesOutMargin: boolean
}

/** The gates of a random suite that are decided on these cases. */
function judge(index: number, alpha: number): readonly Judged[] {
  const suite = drawSuite(SEED + 20, index)
  const gates = suite.gates.filter(({ metric }) => {
    const facts = suite.metrics.find(({ id }) => id === metric)
    return facts?.range.every((end) => end !== null) === true && facts.per_run === undefined
  })
  const settings = { ...suite.settings, alpha, deterministic: false }
  const own = { ...suite, gates, settings, ruleSet: null, hasBaseline: true }
  try {
    const pair = openPair({ ...buildInput(own), inference: 'these-cases' })
    const [judged] = judgePairs([pair])
    return pair.checked.flatMap((checked): readonly Judged[] => {
      const decided = judged?.judgedOf(checked.gate.id)
      const figures = decided?.kind === 'rounds' ? decided.outcome.figures : null
      const parts = decided?.kind === 'rounds' ? judgeTheseCases('paired-t', decided, checked, alpha) : null
      if (figures === null || parts === null) return []
      const { decision, cause, measured, figures: power } = parts
      const shown = {
        gate: { ...checked.gate, margin: checked.margin },
        metric: checked.metric,
        n: figures.n,
        bounds: [],
      }
      const result = { ...shown, ...decision, cause, ...measured, ...power } as unknown as GateResult
      return [{ result, reachesMargin: figures.reaches_margin, rulesOutMargin: figures.rules_out_margin }]
    })
  } catch {
    // A suite that is refused.
    return []
  }
}

/** What a sentence says, and what its own numbers must show then. */
const CLAIMS: readonly (readonly [RegExp, (of: Judged, alpha: number) => boolean])[] = [
  [/\b(better|improved)\b/, ({ result }, alpha) => (result.delta ?? 0) > 0 && isBelow(result, alpha)],
  [/(?<!could not get )\bworse\b/, ({ result }) => (result.delta ?? 0) < 0],
  [/slightly worse/, (of) => of.rulesOutMargin && isBelowZero(of.result)],
  [/perhaps by more than/, ({ result, rulesOutMargin }) => result.verdict === 'inconclusive' && !rulesOutMargin],
  [/^no (drop|rise) of|no regression beyond/, (of) => of.rulesOutMargin && !isBelowZero(of.result)],
  [/enough to break/, ({ reachesMargin }) => reachesMargin],
  [/chance may explain/, ({ result }, alpha) => !isBelow(result, alpha)],
  [/regressed|which breaks its margin/, (of, alpha) => of.reachesMargin && isLoss(of.result, alpha)],
  [/which breaks its threshold|beyond the threshold/, ({ reachesMargin }) => reachesMargin],
  [/^(❓ )?cannot tell/, ({ result }) => result.verdict === 'inconclusive'],
  [/broke for sure/, ({ result }) => (result.these_cases?.broke.length ?? 0) > 0],
]

const isBelow = ({ p_adjusted: p }: GateResult, alpha: number): boolean => (p ?? 1) < alpha
/** With one try a side, p can show a loss while the range, which the rules name for "slightly worse", still has 0. */
const isBelowZero = ({ interval }: GateResult): boolean => (interval?.high ?? 0) < 0
const isLoss = (result: GateResult, alpha: number): boolean => (result.delta ?? 0) < 0 && isBelow(result, alpha)

function sentencesOf(result: GateResult, alpha: number): readonly string[] {
  const claim = claimOf(result, alpha)
  const claimed = claim === null ? [] : [writeClaim(result, claim, alpha)]
  return [describeCause(result), describeVerdict(result, alpha), ...claimed]
}

test('the sentences about a gate agree with its own numbers', () => {
  const alpha = 0.1
  const said = new Set<RegExp>()
  const wrong: string[] = []
  for (let index = FROM; index < FROM + COUNT; index++) {
    for (const of of judge(index, alpha)) {
      const { gate, delta, p_adjusted: p } = of.result
      for (const sentence of sentencesOf(of.result, alpha)) {
        for (const [pattern, holds] of CLAIMS) {
          if (!pattern.test(sentence)) continue
          said.add(pattern)
          if (!holds(of, alpha))
            wrong.push(`seed ${SEED}, suite ${index}, ${gate.id} (Δ ${String(delta)}, p ${String(p)}): ${sentence}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(CLAIMS.filter(([pattern]) => !said.has(pattern))).toEqual([])
})
