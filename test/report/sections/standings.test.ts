import { expect, test } from 'vitest'
import { rank } from '../../compare/ranking/rank.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import type { RankedComparison } from '../../../src/model/result/comparison.js'
import { plainText } from '../../../src/model/result/report.js'
import { buildArmTable, buildStandings } from '../../../src/report/sections/standings.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'
import { TOKENS } from './facts.js'

const IDS = Array.from({ length: 40 }, (_, index) => `c${index}`)
const gates = [
  gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } }),
  gate({ id: 'tokens.total', metric: 'tokens.total', margin: { kind: 'relative', value: 0.1 } }),
]

/** Variants that all succeed, by the tokens that they spend. */
function rankBy(
  spent: Readonly<Record<string, number>>,
  failing: Readonly<Record<string, number>> = {},
): RankedComparison {
  const arms = Object.entries(spent).map(([name, tokens]) => ({
    name,
    scored: scoredRun({
      cases: IDS.map((id) => goldenCase({ id })),
      metrics: [SUCCESS, TOKENS],
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

function standingsOf(spent: Readonly<Record<string, number>>): readonly string[] {
  const blocks = buildStandings(rankBy(spent))
  return blocks.map((block) => (block.kind === 'paragraph' ? plainText(block.text) : block.kind))
}

test('variants of whom the same is said stand together', () => {
  expect(standingsOf({ terse: 100, chatty: 200, short: 100, long: 200 })).toEqual([
    'Against "terse", each alone: "chatty", "long" regressed (tokens.total); "short" unchanged.',
    'Beside the primary gate: "terse", "short" better than "chatty", "long" on tokens per query.',
  ])
})

test('the table of arms has the decimals of their change against the first, so that the two can be subtracted', () => {
  const table = buildArmTable(rankBy({ whole: 100, lean: 100, best: 100 }, { whole: 14, lean: 13 }))
  const cells = table.kind === 'table' ? table.rows.map((row) => row.slice(0, 2).map(plainText)) : []
  expect(cells).toEqual([
    ['A whole', '65\u202f%'],
    ['B lean', '67.5\u202f%'],
    ['C best', '100\u202f%'],
  ])
})
