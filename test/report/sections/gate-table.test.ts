import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { buildGateSummary, buildGateTable } from '../../../src/report/sections/gate-table.js'
import { gate, goldenCase, scoredRun, successTrials } from '../../compare/build-runs.js'
import { comparisonWith, contextWith, gateOn, TOKENS } from './facts.js'
import { STORIES } from './stories.js'

const tableOf = (comparison: Parameters<typeof buildGateTable>[0]): readonly string[] => {
  const block = buildGateTable(comparison, contextWith())
  return block === null ? [] : blocksMarkdown([block]).replaceAll('\u202f', ' ').split('\n')
}

test('every gate has its values, its change, its p, and its verdict as a sign and words; notable gates are bold', () => {
  expect(tableOf(STORIES.regressed.comparison)).toEqual([
    '| gate | main | this PR | change \\[95 % CI\\] | p (Holm) | verdict |',
    '| --- | ---: | ---: | --- | --- | --- |',
    '| **success** (primary) | 82 % | 70 % | **−12 points** \\[−21, −4\\] | .008 | ❌&nbsp;regressed (margin 5 points) |',
    '| precision@5 | .61 | .58 | −.03 \\[−.07, +.01\\], n&nbsp;=&nbsp;88 | .31 | ❓&nbsp;cannot&nbsp;tell: flags&nbsp;≥&nbsp;.05, rules out&nbsp;≥&nbsp;.072 |',
    '| **tokens per query** | 1 240 | 1 010 | **−19 %** \\[−23, −14\\], −230 tokens | &lt; .001 | ✅&nbsp;improved (total −19 %) |',
  ])
})

test('a judged gate shows how well its judge agrees with people, and why it only warns', () => {
  const agreement = { kappa: 0.31, low: -0.1, high: 0.72, n: 24 }
  const mark = 'only warns: its judge agrees with people by κ .31, less than the .60 asked for'
  const results = [
    gateOn(TOKENS, { agreement: { ...agreement, low: null, high: null } }),
    gateOn(TOKENS, {
      gate: gate({ id: 'other', where: 'tag:a' }),
      agreement: { ...agreement, least: 0.6 },
      marks: [mark],
    }),
  ]
  const rows = tableOf(comparisonWith({ gates: results })).map((row) =>
    row.replaceAll('&nbsp;', ' ').split(' | ').slice(-2),
  )
  expect(rows[0]).toEqual(['judge κ', 'verdict |'])
  expect(rows[2]?.[0]).toBe('.31, n = 24')
  // The short table also says that the gate only warns, but does not show the κ of other judged gates.
  const summary = blocksMarkdown(buildGateSummary(comparisonWith({ gates: results }), contextWith(), 'full'))
  expect([summary.includes(mark), summary.includes('[−.10')]).toEqual([true, false])
  expect(rows[3]).toEqual(['.31 \\[−.10, .72\\], n = 24', expect.stringContaining(` · ${mark} |`)])
})

test('a proven loss of unknown size is not just "cannot tell"', () => {
  const result = gateOn(TOKENS, {
    ...{ n: 60, baseline: 1000, candidate: 1051, delta: -0.05, p: 0.002, p_adjusted: 0.006 },
    interval: { low: -0.11, high: -0.02, method: 't' },
    can_flag: 0.121,
    can_rule_out: 0.116,
  })
  expect(tableOf(comparisonWith({ gates: [result] })).at(-1)).toBe(
    '| **tokens per query** | 1 000 | 1 051 | **\\+5.1 %** \\[+2.0, +11.6\\], +51 tokens | .006 | ❓&nbsp;worse, perhaps by more than 10 %: flags&nbsp;≥&nbsp;13 %, rules out&nbsp;≥&nbsp;12 % |',
  )
})

describe('a note says that so few flips can never be significant', () => {
  /** Returns the gate's row for 20 passing cases, of which `failing` newly fail. */
  const rowOf = (failing: number, evidence: 'significant' | 'threshold' = 'significant'): string => {
    const cases = Array.from({ length: 20 }, (_, at) => goldenCase({ id: `c${at + 10}` }))
    const arm = (fails: number) => {
      const passed = cases.map(({ id }, at): [string, number] => [id, at < fails ? 0 : 1])
      const gates = [gate({ evidence, margin: { kind: 'absolute', value: 0.2 } })]
      return scoredRun({ cases, trials: successTrials(Object.fromEntries(passed)), gates })
    }
    const comparison = compareRuns({ baseline: arm(0), candidate: arm(failing), failOn: 'regression' })
    return (tableOf(comparison).at(-1) ?? '').replaceAll('&nbsp;', ' ')
  }

  test.each([
    [1, '❓ cannot tell: 1 case changed; fewer than 5 can never be significant;'],
    [4, '❓ cannot tell, suspect: 4 cases changed; fewer than 5 can never be significant;'],
  ])('for %i of them', (failing, words) => {
    expect(rowOf(failing)).toContain(`${words} flags`)
  })

  test('not for five', () => {
    expect(rowOf(5)).not.toContain('can never')
    expect(rowOf(5)).toContain('❌ regressed')
  })

  test('not for a threshold, which needs no significance', () => {
    expect(rowOf(4, 'threshold')).not.toContain('can never')
  })
})

test('columns without measurements are left out', () => {
  expect(tableOf(STORIES['first-time'].comparison)).toEqual([
    '| gate | this PR | verdict |',
    '| --- | ---: | --- |',
    '| **success** (primary) | 81 % | ➖&nbsp;not compared: no baseline yet |',
    '| precision@5 | .60 | ➖&nbsp;not compared: no baseline yet |',
  ])
  expect(tableOf(STORIES.invalid.comparison)[0]).toBe('| gate | verdict |')
})

test('there is no table without gates', () => {
  expect(tableOf(comparisonWith({}))).toEqual([])
})

describe('the small table', () => {
  const rowsOf = (
    comparison: Parameters<typeof buildGateTable>[0],
    details: Parameters<typeof buildGateSummary>[2] = 'full',
  ) =>
    blocksMarkdown(buildGateSummary(comparison, contextWith(), details))
      .replaceAll('\u202f', ' ')
      .replaceAll('&nbsp;', ' ')
      .split('\n')
      .slice(2)
  const { regressed } = STORIES
  const [critical] = regressed.comparison.flips.filter((flip) => flip.critical)
  if (critical === undefined) throw new Error('the story has a critical case')

  test('has a row for a broken critical case, and for a watched one, before the gates', () => {
    const watched = { ...critical, case_id: 'seen', critical: false }
    const comparison = { ...regressed.comparison, flips: [critical, watched], zero_tolerance: ['seen'] }
    expect(rowsOf(comparison)).toEqual([
      '| critical case | ❌ `auth-jwt-rotation` broke |',
      '| watched case | ❌ `seen` broke |',
      '| **success** | ❌ 82 % → 70 % |',
      '| precision@5 | ❓ .61 → .58 (cannot tell) |',
      '| **tokens per query** | ✅ 1 240 → 1 010 (−19 %) |',
    ])
    expect(rowsOf(comparison, 'none')[0]).toBe('| 2 critical or watched cases | ❌ broke |')
  })

  test('counts critical cases beyond three', () => {
    const flips = ['a', 'b', 'c', 'd', 'e'].map((case_id) => ({ ...critical, case_id }))
    expect(rowsOf({ ...regressed.comparison, flips }).slice(0, 4)).toEqual([
      '| critical case | ❌ `a` broke |',
      '| critical case | ❌ `b` broke |',
      '| critical case | ❌ `c` broke |',
      '| 2 more such cases | ❌ broke |',
    ])
  })

  test('shows a metric with a warning gate and a failing gate once, with the worse of them', () => {
    const { gates } = regressed.comparison
    const [fails] = gates
    if (fails === undefined) throw new Error('the story has gates')
    const warns = { ...fails, failed: false, gate: { ...fails.gate, id: 'success (warn)', severity: 'warn' as const } }
    const comparison = { ...regressed.comparison, gates: [...gates, warns], flips: [] }
    expect(rowsOf(comparison)).toHaveLength(3)
    expect(tableOf(comparison)).toHaveLength(5)
    expect(tableOf(comparison)[2]).toContain('❌&nbsp;regressed (margin 5 points) · ⚠️ regressed (margin 5 points) |')
  })
})
