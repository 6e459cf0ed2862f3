import { expect, test } from 'vitest'
import { rank } from '../../compare/rank/rank.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import type { RankedComparison } from '../../../src/model/result/comparison.js'
import { type Block, plainText } from '../../../src/model/result/report.js'
import { buildArmSummary, writeArmFigures, writeOutcome } from '../../../src/report/words/outcome-words.js'
import { buildArmTable, buildPairTables, buildStandings } from '../../../src/report/sections/standings.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'
import { TOKENS } from './facts.js'

const COST = { ...TOKENS, id: 'cost.usd', title: 'cost per query', unit: 'usd' as const }

const IDS = Array.from({ length: 40 }, (_, index) => `c${index}`)
const SUCCESS_GATE = gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })
const BOTH_GATES = [
  SUCCESS_GATE,
  gate({ id: 'tokens.total', metric: 'tokens.total', margin: { kind: 'relative', value: 0.1 } }),
]

/** Ranks variants by the tokens that they spend. All succeed, except in the numbers of cases in `failing`. */
function rankBy(
  spent: Readonly<Record<string, number>>,
  failing: Readonly<Record<string, number>> = {},
  gates = BOTH_GATES,
): RankedComparison {
  const arms = Object.entries(spent).map(([name, tokens]) => ({
    name,
    scored: scoredRun({
      cases: IDS.map((id) => goldenCase({ id })),
      metrics: [SUCCESS, TOKENS, COST],
      gates,
      trials: IDS.map((id, index): ScoredTrial => ({
        case: id,
        trial: 0,
        scores: { success: index < (failing[name] ?? 0) ? 0 : 1, 'tokens.total': tokens + (index % 3) },
        unscored: {},
      })),
    }),
  }))
  const { settings, pricing } = scoredRun({ cases: [], trials: [] }).run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  return rank({ arms, ruleSet, failOn: 'regression' })
}

test('variants with the same result are listed together', () => {
  const block = buildStandings(rankBy({ terse: 100, chatty: 200, short: 100, long: 200 }))
  expect(block.kind === 'paragraph' ? plainText(block.text) : block.kind).toBe(
    'Against "terse", each alone: "chatty", "long" regressed (tokens.total); "short" unchanged.',
  )
})

test('the table of arms has as many decimals as the change against the first, so that the two can be subtracted', () => {
  const table = buildArmTable(rankBy({ whole: 100, lean: 100, best: 100 }, { whole: 14, lean: 13 }))
  const cells = table.kind === 'table' ? table.rows.map((row) => row.slice(0, 3).map(plainText)) : []
  expect(cells).toEqual([
    ['A', 'whole', '65\u202f%'],
    ['B', 'lean', '67.5\u202f%'],
    ['C', 'best', '100\u202f%'],
  ])
})

const read = (block: Block | null): readonly (readonly string[])[] =>
  block?.kind === 'table'
    ? [block.columns.map(({ title }) => title), ...block.rows.map((row) => row.map(plainText))]
    : []

test.each<[string, Readonly<Record<string, number | null>>, string, string]>([
  ['cost where all know theirs', { whole: 0.02, lean: 0.01, best: 0.03 }, 'cost per query', '$0.020 $0.010 $0.030'],
  ['tokens where one does not', { whole: 0.02, lean: null, best: 0.03 }, 'tokens per query', '100 200 300'],
])('the tables of arms begin with the letter used in charts and have a column of %s', (_, usd, title, values) => {
  const spent = { whole: 100, lean: 200, best: 300 }
  const ranked = rankBy(spent, { whole: 30, lean: 25 }, [SUCCESS_GATE])
  const summaryOf = (mean: number) => ({ mean, n: 40, applicable: 40 })
  const arms = ranked.arms.map((arm) => ({
    ...arm,
    summaries: {
      'tokens.total': summaryOf(spent[arm.name as keyof typeof spent]),
      ...(typeof usd[arm.name] === 'number' && {
        'cost.usd': summaryOf(usd[arm.name] ?? 0),
        'cost.known': summaryOf(1),
      }),
    },
  }))
  const [first, second, third] = values.split(' ')
  expect(read(buildArmSummary({ ...ranked, arms }))).toEqual([
    ['', 'variant', 'Success', title],
    ['A', 'whole', '25\u202f%', first],
    ['B', 'lean', '38\u202f%', second],
    ['C', '✅ best', '100\u202f%', third],
  ])
  expect(read(buildArmTable({ ...ranked, arms }))).toEqual([
    ['', 'variant', 'Success (primary)', title, 'beats'],
    ['A', 'whole', '25\u202f%', first, 'none'],
    ['B', 'lean', '38\u202f%', second, 'whole'],
    ['C', 'best', '100\u202f%', third, 'whole, lean'],
  ])
})

test('a gate on spending is the spending column, which is not repeated', () => {
  const ranked = rankBy({ whole: 100, lean: 200, best: 300 })
  const arms = ranked.arms.map((arm) => ({ ...arm, summaries: { 'tokens.total': { mean: 1, n: 40, applicable: 40 } } }))
  expect(read(buildArmSummary({ ...ranked, arms }))[0]).toEqual(['', 'variant', 'Success', 'tokens per query'])
})

const say = (comparison: RankedComparison): string => plainText(writeOutcome(comparison)).replaceAll('\u202f', ' ')

/** Adds each arm's tokens to its summaries, as in a run. */
function withSpent(comparison: RankedComparison, spent: Readonly<Record<string, number>>): RankedComparison {
  const arms = comparison.arms.map((arm) => ({
    ...arm,
    summaries: { 'tokens.total': { mean: spent[arm.name] ?? 0, n: 40, applicable: 40 } },
  }))
  return { ...comparison, arms }
}

test('among variants that tie, the cheapest is named, with the possible difference in success and its saving', () => {
  const spent = { whole: 300, lean: 201, wide: 400 }
  const ranked = withSpent(rankBy(spent, { whole: 4, lean: 4, wide: 4 }), spent)
  const outcome = ranked.ranking.outcome
  if (outcome.kind !== 'no-winner') throw new Error('nobody wins')
  const cheapest = { arm: 'lean', proven: true, text: '"lean" is the cheapest of them' }
  const tied = { ...ranked, ranking: { ...ranked.ranking, outcome: { ...outcome, cheapest } } }
  expect(say(tied)).toBe('❓ "lean": same Success as "whole" within 8.8 points, 33 % fewer tokens')
  const wide = tied.ranking.gates.map((gate) => ({ ...gate, margin: { kind: 'absolute' as const, value: 0.1 } }))
  expect(say({ ...tied, ranking: { ...tied.ranking, gates: wide } })).toMatch(/^✅ "lean": same Success as/)
  const open = {
    ...tied,
    ranking: { ...tied.ranking, outcome: { ...outcome, cheapest: { ...cheapest, proven: false } } },
  }
  expect(say(open)).toBe('❓ No winner: "whole" and "lean" cannot be told apart on Success')
})

test('if another gate rejects the best, the headline names the gate and the arm that objects', () => {
  const ranked = rankBy({ whole: 100, lean: 200, tiny: 100 }, { whole: 20, lean: 0, tiny: 20 })
  const vetoed = { kind: 'no-winner', because: 'vetoed', leaders: ['lean'], reason: 'why' } as const
  const comparison = { ...ranked, ranking: { ...ranked.ranking, outcome: vetoed } }
  expect(say(comparison)).toBe('❓ No winner: "lean" is best on Success, but worse on tokens per query than "whole"')
  expect(plainText(writeArmFigures(comparison) ?? [])).toBe('Why. The check passes.')
})

test('eight variants are a folded matrix of changes by letter, not 28 rows', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const ranked = rankBy(Object.fromEntries(names.map((name) => [name, 100])), { a: 20, b: 10 })
  const blocks = buildPairTables(ranked)
  expect(blocks.map(({ kind }) => kind)).toEqual(['details', 'details'])
  const [block] = blocks
  if (block?.kind !== 'details') throw new Error('it is folded')
  expect(plainText(block.summary)).toBe(
    'All 28 pairs on Success, row against column, sure ones bold; p adjusted by Holm over 56 tests',
  )
  const rows = read(block.blocks[0] ?? null)
  expect(rows).toHaveLength(8)
  expect(rows.slice(0, 3)).toEqual([
    ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
    ['B b', '+25\u202fpoints', '', '', '', '', '', ''],
    ['C c', '+50\u202fpoints', '+25\u202fpoints', '', '', '', '', ''],
  ])
})
