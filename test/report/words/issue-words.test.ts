import { expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import { findRegressions } from '../../../src/compare/nights/join-comparisons.js'
import { blocksMarkdown, inlineMarkdown } from '../../../src/report/render/block-markdown.js'
import { comparisonWith, COST, gateOn, SUCCESS, TOKENS } from '../sections/facts.js'
import {
  buildIssueTail,
  describeRecovery,
  type IssueFacts,
  writeIssueChange,
  writeClosing,
  writeIssueTitle,
  writeOngoing,
} from '../../../src/report/words/issue-words.js'
import type { Episode, Tonight } from '../../../src/model/result/night.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')

function fell(metric: typeof SUCCESS, facts: Partial<GateResult>, gate: Partial<GateResult['gate']> = {}): GateResult {
  const result = gateOn(metric, { verdict: 'regressed', failed: true, ...facts })
  return { ...result, gate: { ...result.gate, ...gate } }
}
const SUCCESS_FELL = fell(SUCCESS, { baseline: 0.92, candidate: 0.76, delta: -0.16 })
const TOKENS_ROSE = fell(TOKENS, { baseline: 900, candidate: 1200, delta: -Math.log(1.4) })
const COST_ROSE = fell(COST, { baseline: 0.1, candidate: 0.13, delta: -0.03, row: 'paired-t' })
const BOUND = fell(SUCCESS, { verdict: 'breached', candidate: 0.78, candidate_value: 0.78 }, { min: 0.8, margin: null })

function factsOf(
  gates: readonly GateResult[],
  facts: Partial<IssueFacts> = {},
  cases: readonly string[] = [],
): IssueFacts {
  return {
    suite: 'helpdesk',
    commit: 'abc1234f',
    regressions: findRegressions(comparisonWith({ gates, zero_tolerance: cases }), 'night'),
    confirmation: 'a fresh run of 60 cases, judged on the new data alone',
    since: null,
    compared_with: 'the last good night',
    good: '9d0e4c1aa52f',
    good_at: '2026-11-20T03:17:00.000Z',
    measured_at: '2026-11-21T03:17:00.000Z',
    worst_before: {},
    suspects: null,
    ...{ search: null, culprit: null },
    has_history: true,
    reproduce: 'npx goldenpair run',
    ...facts,
  }
}

test.each<[string, IssueFacts]>([
  ['Golden suite helpdesk: success fell from 92 % to 76 % since 20 Nov', factsOf([SUCCESS_FELL])],
  [
    'Golden suite helpdesk: success fell from 92 % to 76 % since 31 Dec 2025',
    factsOf([SUCCESS_FELL], { good_at: '2025-12-31T23:00:00.000Z' }),
  ],
  ['Golden suite helpdesk: success fell from 92 % to 76 %', factsOf([SUCCESS_FELL], { good_at: null })],
  [
    'Golden suite helpdesk: tokens per query rose by 40 % for the typical query and 1 more since 20 Nov',
    factsOf([TOKENS_ROSE, COST_ROSE]),
  ],
  [
    'Golden suite helpdesk: success fell from 92 % to 76 % and 3 more since 20 Nov',
    factsOf([TOKENS_ROSE, SUCCESS_FELL], {}, ['a', 'b']),
  ],
  ['Golden suite helpdesk: the case france broke since 20 Nov', factsOf([], {}, ['france'])],
  ['Golden suite helpdesk: success is 78 %, below 80 %', factsOf([BOUND])],
])('the title %j', (title, facts) => {
  expect(writeIssueTitle(facts)).toBe(title)
})

test.each<[string, Parameters<typeof writeIssueChange>[0], IssueFacts]>([
  ['It got worse: success 82 % → 76 %', 'worse', factsOf([SUCCESS_FELL], { worst_before: { success: 2 } })],
  [
    'It got worse: tokens per query +25 % → +40 %',
    'worse',
    factsOf([TOKENS_ROSE], { worst_before: { 'tokens.total': 2.5 } }),
  ],
  ['It got worse: cost per query $0.11 → $0.13', 'worse', factsOf([COST_ROSE], { worst_before: { 'cost.usd': 1 } })],
  ['It got worse', 'worse', factsOf([SUCCESS_FELL], { worst_before: { success: null } })],
  [
    'More is worse now: success fell from 92 % to 76 %',
    'joined',
    factsOf([SUCCESS_FELL, TOKENS_ROSE], { worst_before: { 'tokens.total': 4 } }),
  ],
  ['It is back: success fell from 92 % to 76 %', 'back', factsOf([SUCCESS_FELL])],
])('the comment %j', (text, news, facts) => {
  expect(plain(writeIssueChange(news, facts))).toBe(text)
})

test('the closing comment has the figures of recovered gates', () => {
  const gates = [
    gateOn(SUCCESS, { baseline: 0.92, candidate: 0.91, delta: -0.01 }),
    gateOn(TOKENS, { baseline: 900, candidate: 910, delta: -0.01 }),
  ]
  const worst = { success: 3.2, 'tokens.total': 4, 'success (bound)': null, 'case france': null, 'gone (reference)': 2 }
  const recovered = describeRecovery(worst, [{ against: 'night', comparison: comparisonWith({ gates }) }])
  expect(recovered.map(plain)).toEqual([
    'success is back at 91 % (76 % at worst)',
    'tokens per query is back at 910 (+40 % at worst)',
    'success is back at 91 %',
    'case france passes again',
  ])
  expect(plain(writeClosing(recovered.slice(0, 1)))).toBe(
    'success is back at 91 % (76 % at worst), for two good nights in a row',
  )
  expect(writeClosing([])).toBe('two good nights in a row')
})

test('suspects and the command come first, with five of many suspects unfolded', () => {
  const commits = Array.from({ length: 7 }, (_, at) => ({
    ...{ sha: `${at}`.repeat(8), url: `https://github.com/o/r/commit/${at}`, subject: `change ${at}`, login: 'mona' },
  }))
  const suspects = { commits, total: 9, url: 'https://github.com/o/r/compare/a...b' }
  const lines = plain(blocksMarkdown(buildIssueTail(factsOf([SUCCESS_FELL], { suspects })))).split('\n')
  expect(lines.filter((line) => line !== '')).toEqual([
    '**Suspects:** 9 commits ([all changes](https://github.com/o/r/compare/a...b))',
    ...[0, 1, 2, 3, 4].map((at) => `- [${`${at}`.repeat(7)}](https://github.com/o/r/commit/${at}) change ${at} (mona)`),
    '<details><summary>2 more commits, and 2 that are not listed</summary>',
    ...[5, 6].map((at) => `- [${`${at}`.repeat(7)}](https://github.com/o/r/commit/${at}) change ${at} (mona)`),
    '</details>',
    'Compared with the last good night, `9d0e4c1`. Confirmed by a fresh run of 60 cases, judged on the new data alone.',
    '> Goldenpair closes this issue after 2 good nights in a row. To accept the new level instead, close it as not planned.',
  ])
  const found = plain(blocksMarkdown(buildIssueTail(factsOf([SUCCESS_FELL], { suspects, culprit: '00000000' }))))
  expect(found.split('\n')[0]).toMatch(/^Compared with the last good night/)
  const none = blocksMarkdown(
    buildIssueTail(factsOf([SUCCESS_FELL], { suspects: { ...suspects, commits: [], total: 0 } })),
  )
  expect(none).toContain(
    '**Suspects:** no commits in between: the system or a service changed by itself ([all changes](',
  )
})

const EPISODE: Episode = {
  ...{ since_run: 2, since_at: '2026-11-12T03:17:00.000Z', base_run: 1, worst: { success: 3 }, clean: {} },
  is_accepted: false,
}
const OPEN = { number: 7, url: 'https://github.com/o/r/issues/7', is_open: true }
const LINK = '[\\#7](https://github.com/o/r/issues/7)'
const GOOD: Tonight = { kind: 'good', suspect: [] }
const BAD: Tonight = { kind: 'regressed', regressions: factsOf([SUCCESS_FELL]).regressions }
const nothing = { action: { kind: 'nothing', reason: '' }, outcome: 'good' } as const

test.each<[string, Partial<Parameters<typeof writeOngoing>[0]>, readonly string[]]>([
  [
    'a night that is still worse',
    { tonight: BAD },
    ['Confirmed on 12 Nov. It stays red until 2 nights in a row are good.', `Issue ${LINK} is open since 12 Nov.`],
  ],
  ['a good night', {}, [`Issue ${LINK} is open since 12 Nov.`]],
  ['a night that closes it', { decision: { action: { kind: 'close', number: 7 }, outcome: 'good' } }, []],
  ['a night without a history', { ongoing: null }, [`Issue ${LINK} is open.`]],
  ['a night whose issue cannot be read', { own: null }, ['Worse since 12 Nov: success.']],
  ['a night of another year', { now: '2027-01-02T03:17:00.000Z' }, [`Issue ${LINK} is open since 12 Nov 2026.`]],
  [
    'a level that is accepted tonight',
    { tonight: BAD, own: { ...OPEN, is_open: false }, decision: { ...nothing, outcome: 'accepted' } },
    [],
  ],
  ['a level that was accepted', { own: { ...OPEN, is_open: false }, ongoing: { ...EPISODE, is_accepted: true } }, []],
])('%s names the open issue', (_, facts, lines) => {
  const all = { ongoing: EPISODE, own: OPEN, tonight: GOOD, decision: nothing, now: '2026-11-20T03:17:00.000Z' }
  expect(writeOngoing({ ...all, ...facts }).map((text) => inlineMarkdown(text).replaceAll('&#8203;', ''))).toEqual(
    lines,
  )
})
