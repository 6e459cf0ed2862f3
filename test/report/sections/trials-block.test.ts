import { describe, expect, test } from 'vitest'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { Reliability, TrialNoise } from '../../../src/model/result/noise.js'
import { renderComment } from '../../../src/report/render/markdown.js'
import { buildTrials } from '../../../src/report/sections/trials-block.js'
import { plainText, type DetailLevel } from '../../../src/model/result/report.js'
import { comparisonWith, contextWith, gateOn, SUCCESS } from './facts.js'

const noise: TrialNoise = {
  gate: 'success',
  n: 60,
  unit: 'absolute',
  trial_variance: { baseline: 0.1, candidate: 0.1 },
  case_variance: 0.0115,
  clipped: false,
  standard_error: 0.031,
  trial_share: 0.8,
  with_more_trials: { trials: 3, standard_error: 0.024 },
  with_twice_the_cases: 0.022,
  with_endless_trials: 0.0139,
  advice: 'more-trials',
}

const reliability: Reliability = {
  flaky: [
    { case_id: 'a|b', baseline: { passed: 2, trials: 3 }, candidate: { passed: 1, trials: 3 } },
    { case_id: 'c', baseline: null, candidate: { passed: 2, trials: 3 } },
  ],
  majority: { n: 58, newly_failing: 2, newly_passing: 1, p: 0.625, ties: ['tied'] },
  noise: [noise],
  not_separated: null,
}

function show(comparison: Partial<PairComparison>, details: DetailLevel = 'full'): string {
  const whole = comparisonWith({ gates: [gateOn(SUCCESS)], ...comparison })
  const blocks = buildTrials([{ comparison: whole, context: contextWith() }], details)
  const comment = renderComment({ suite: '', headline: [], second_line: null, collapsed: false, blocks, footer: [] })
  return comment
    .replace(/^###\s*/, '')
    .replaceAll('\u202f', ' ')
    .trim()
}

describe('the block about trials', () => {
  test('names flaky cases with their passes, the majority’s test, and what would help', () => {
    expect(show({ reliability })).toBe(`<details><summary>Trials: 2 flaky cases</summary>

2 cases are flaky: passed in some but not all trials of the same arm. Least stable first:

| case | passed, main | passed, this PR |
| --- | ---: | ---: |
| <code>a&#124;b</code> | 2 of 3 (21 % to 94 %) | 1 of 3 (6.1 % to 79 %) |
| \`c\` | – | 2 of 3 (21 % to 94 %) |

By the majority of each case's trials: 2 broke, 1 were fixed, of 58 cases (McNemar, mid-p .63; it decides nothing). 1 case is tied and left out: \`tied\`.

- \`success\`: of the variance behind the standard error of 3.1 points, 80 % is trial noise: 3 more trials per case would cut it to 2.4 points, twice the cases to 2.2 points. **More trials help.**

</details>`)
  })

  test('shows how a flaky case did on main before, over all tries and run by run', () => {
    const past = new Map([
      [
        'c',
        [
          [5, 5],
          [4, 5],
        ] as const,
      ],
    ])
    const whole = comparisonWith({ gates: [gateOn(SUCCESS)], reliability })
    const block = buildTrials([{ comparison: whole, context: contextWith() }], 'full', { past })[0]
    const listed = block?.kind === 'details' ? block.blocks[1] : undefined
    const shown = listed?.kind === 'table' ? listed : { columns: [], rows: [] }
    expect(shown.columns.at(-1)?.title).toBe('on main before, newest last')
    expect(shown.rows.map((row) => plainText(row.at(-1) ?? []))).toEqual([
      '–',
      '9 of 10 (60\u202f% to 98\u202f%): 5/5, 4/5',
    ])
  })

  test('shows the advice unfolded if the primary gate cannot tell', () => {
    const verdict = {
      word: 'inconclusive',
      because: 'primary-gate',
      exit_code: 0,
      passed: true,
      primary: 'success',
    } as const
    const few = { ...noise, trial_share: 0.12, advice: 'more-cases', with_endless_trials: 0.029 } as const
    expect(show({ verdict, reliability: { ...reliability, noise: [few] } }).split('\n')[0]).toBe(
      '`success`: of the variance behind the standard error of 3.1 points, 12 % is trial noise: even unlimited trials would leave 2.9 points, twice the cases would leave 2.2 points. **More cases help; more trials hardly do.**',
    )
  })

  test('counts unlisted cases: beyond 20 flaky cases, and all of them without details', () => {
    const flaky = Array.from({ length: 23 }, (_, index) => ({
      case_id: `case-${index}`,
      baseline: null,
      candidate: { passed: 1, trials: 2 },
    }))
    const many = { ...reliability, flaky }
    expect(show({ reliability: many })).toContain('| `case-19` | – | 1 of 2 (9.5 % to 91 %) |\n\n… and 3 more.')
    const hidden = show({ reliability: many }, 'none')
    expect(hidden).toContain('23 cases are flaky')
    expect(hidden).not.toMatch(/case-|tied`/)
  })

  test('with several candidates, also shows the passes of those in which the case is not flaky', () => {
    const [one] = reliability.flaky
    const told = [
      { name: 'lean', flaky: one === undefined ? [] : [one] },
      {
        name: 'best',
        flaky: [{ case_id: 'c', baseline: { passed: 0, trials: 3 }, candidate: { passed: 2, trials: 3 } }],
      },
    ].map(({ name, flaky }) => ({
      comparison: comparisonWith({ reliability: { ...reliability, flaky } }),
      context: contextWith({ names: { baseline: 'whole', candidate: name } }),
    }))
    const passes = [0, 3, 2].map((passed) => ({ passed, trials: 3 }))
    const blocks = buildTrials(told, 'full', { disagreements: [{ case_id: 'c', critical: false, passes }] })
    const [, table] = blocks[0]?.kind === 'details' ? blocks[0].blocks : []
    expect(table?.kind === 'table' ? table.rows.map((row) => row.map(plainText)) : []).toEqual([
      ['a|b', '2 of 3 (21\u202f% to 94\u202f%)', '1 of 3 (6.1\u202f% to 79\u202f%)', '–'],
      ['c', '0 of 3 (0\u202f% to 56\u202f%)', '3 of 3 (44\u202f% to 100\u202f%)', '2 of 3 (21\u202f% to 94\u202f%)'],
    ])
  })

  test('states what a single trial per case cannot separate', () => {
    const text = show({
      reliability: {
        flaky: [],
        majority: null,
        noise: [],
        not_separated: 'the candidate has one trial per case, so it is unknown',
      },
    })
    expect(text).toContain('No case is flaky: trials of the same arm agree.')
    expect(text).toContain('Trials or cases? The candidate has one trial per case, so it is unknown.')
  })

  test('says nothing of passes where the suite does not measure success', () => {
    const nothing = { flaky: [], majority: null, unscored: true as const, noise: [] }
    expect(show({ reliability: { ...nothing, not_separated: null } })).toBe('')
    const text = show({ reliability: { ...nothing, not_separated: 'the candidate has one trial per case' } })
    expect(text).toContain('Trials or cases? The candidate has one trial per case.')
    expect(text).not.toContain('flaky')
  })

  test('is absent without repeated trials', () => {
    expect(buildTrials([{ comparison: comparisonWith({}), context: contextWith() }], 'full')).toEqual([])
  })
})
