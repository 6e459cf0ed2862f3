import { describe, expect, test } from 'vitest'
import type { NightOutcome, NightRecord } from '../../../src/model/run/history.js'
import { decideNight, type IssueState } from '../../../src/compare/nights/decide-night.js'
import { type NightRow, chooseBaseRuns, countGoodNights, findEpisode } from '../../../src/compare/nights/history.js'
import type { Episode, Regression, Tonight } from '../../../src/model/result/night.js'

function row(run: number, outcome: NightOutcome, night: Partial<NightRecord> = {}): NightRow {
  const record = { outcome, base_run: 1, worse: {}, suspect: [], beats: null, has_issue: null, ...night }
  return {
    ...{ run, attempt: 1, at: `2026-11-0${run}T03:00:00Z`, mode: 'nightly', run_id: `r${run}`, variant: 'default' },
    ...{ commit: null, branch: 'main', values: {}, known: run },
    night: record,
  }
}

const ONGOING: Episode = {
  since_run: 2,
  since_at: '2026-11-02T03:00:00Z',
  base_run: 1,
  worst: { success: 2 },
  clean: {},
  is_accepted: false,
}
/** An accepted drop: nothing is worse than the last night, but success is worse than the reference. */
const ACCEPTED: Episode = { ...ONGOING, base_run: null, worst: { 'success (reference)': 2 }, is_accepted: true }
const regression = (id: string, margins: number | null): Regression => ({
  ...{
    id,
    against: 'night',
    of: { kind: 'gate', id },
    margins,
    result: null,
  },
})
const bad = (...regressions: Regression[]): Tonight => ({ kind: 'regressed', regressions })
const SAME = bad(regression('success', 2.9))
const GOOD: Tonight = { kind: 'good', suspect: [] }
const INVALID: Tonight = { kind: 'invalid', reason: 'the measurement is invalid' }
const UNCOMPARED: Tonight = { kind: 'uncompared', reason: 'no night' }
const UNCONFIRMED: Tonight = { kind: 'unconfirmed', reason: 'not again' }
const NONE: IssueState = { kind: 'none' }
const OPEN: IssueState = { kind: 'found', number: 7, is_open: true, is_declined: false }
const CLOSED: IssueState = { kind: 'found', number: 7, is_open: false, is_declined: false }
const DECLINED: IssueState = { kind: 'found', number: 7, is_open: false, is_declined: true }
const UNKNOWN: IssueState = { kind: 'unknown', reason: 'rate limit' }
const nothing = (reason: string) => ({ kind: 'nothing', reason })
const once = { ...ONGOING, clean: { success: 1 } }
const NOTHING_KNOWN = { good: [], unknown: [] }

describe('decideNight', () => {
  test('leaves an issue to be closed by hand if no history is kept, and states that', () => {
    const facts = { tonight: GOOD, row: row(5, 'unclear'), before: null, ongoing: NOTHING_KNOWN, good_before: null }
    expect(decideNight({ ...facts, issue: OPEN })).toEqual({
      ...{ outcome: 'good', good_on: [], after: null },
      action: nothing('no history is kept here to count good nights: close #7 by hand'),
    })
    expect(decideNight({ ...facts, issue: CLOSED }).action).toEqual(nothing('nothing is wrong'))
    expect(decideNight({ ...facts, tonight: SAME, issue: OPEN }).action).toMatchObject({ kind: 'update' })
  })

  test.each<[string, Tonight, IssueState, Episode | null, number, NightOutcome, object]>([
    ['opens an issue for a new regression', SAME, NONE, null, 5, 'regressed', { kind: 'open' }],
    ['opens the issue that an outage prevented', SAME, NONE, ONGOING, 0, 'regressed', { kind: 'open' }],
    ['updates while it lasts', SAME, OPEN, ONGOING, 0, 'regressed', { kind: 'update', number: 7, news: null }],
    [
      'says that it got worse',
      bad(regression('success', 3)),
      OPEN,
      ONGOING,
      0,
      'regressed',
      { kind: 'update', number: 7, news: 'worse' },
    ],
    [
      'says that one of two got worse',
      bad(regression('success', 3), regression('mrr', 1)),
      OPEN,
      { ...ONGOING, worst: { success: 2, mrr: 1 } },
      0,
      'regressed',
      { kind: 'update', number: 7, news: 'worse' },
    ],
    [
      'says what joined',
      bad(regression('mrr', 1), regression('success', 2)),
      OPEN,
      ONGOING,
      0,
      'regressed',
      { kind: 'update', number: 7, news: 'joined' },
    ],
    ['reopens the issue if the regression returns', SAME, CLOSED, null, 9, 'regressed', { kind: 'reopen', number: 7 }],
    [
      'reopens an issue that was closed as completed although it is not',
      SAME,
      CLOSED,
      ONGOING,
      0,
      'regressed',
      { kind: 'reopen', number: 7 },
    ],
    [
      'takes a level that was declined for the new one',
      SAME,
      DECLINED,
      ONGOING,
      0,
      'accepted',
      nothing('#7 was closed as not planned, so this level is the new normal'),
    ],
    [
      'but no more than that',
      bad(regression('mrr', 1)),
      DECLINED,
      ONGOING,
      0,
      'regressed',
      { kind: 'reopen', number: 7 },
    ],
    ['but not forever', SAME, DECLINED, null, 1, 'regressed', { kind: 'reopen', number: 7 }],
    [
      'leaves the reference be where its level was declined',
      bad(regression('success (reference)', 2.9)),
      DECLINED,
      ACCEPTED,
      1,
      'accepted',
      nothing('#7 was closed as not planned, so this level is the new normal'),
    ],
    [
      'but not a further drop',
      bad(regression('success (reference)', 3)),
      DECLINED,
      ACCEPTED,
      1,
      'regressed',
      { kind: 'reopen', number: 7 },
    ],
    [
      'leaves a broken bound be that was declined',
      bad(regression('success (bound)', null)),
      DECLINED,
      { ...ACCEPTED, worst: { 'success (bound)': null } },
      0,
      'accepted',
      nothing('#7 was closed as not planned, so this level is the new normal'),
    ],
    [
      'opens a declined bound again when it was kept once and is broken again',
      bad(regression('success (bound)', null)),
      DECLINED,
      { ...ACCEPTED, worst: { 'success (bound)': null }, clean: { 'success (bound)': 1 } },
      0,
      'regressed',
      { kind: 'reopen', number: 7 },
    ],
    ['waits for a second good night', GOOD, OPEN, ONGOING, 0, 'good', nothing('1 of 2 good nights in a row')],
    ['closes after the second', GOOD, OPEN, once, 1, 'good', { kind: 'close', number: 7 }],
    [
      'does not count a night that is suspect',
      { kind: 'good', suspect: ['success'] },
      OPEN,
      once,
      1,
      'good',
      nothing('1 of 2 good nights in a row'),
    ],
    ['closes later where closing failed', GOOD, OPEN, null, 2, 'good', { kind: 'close', number: 7 }],
    [
      'closes after the second night that is known to be good',
      GOOD,
      OPEN,
      null,
      1,
      'good',
      { kind: 'close', number: 7 },
    ],
    [
      'counts only the nights it knows if the history is lost',
      GOOD,
      OPEN,
      null,
      0,
      'good',
      nothing('1 of 2 good nights in a row'),
    ],
    ['does nothing where nothing is wrong', GOOD, NONE, null, 3, 'good', nothing('nothing is wrong')],
    ['does not touch an issue that a person closed', GOOD, CLOSED, once, 1, 'good', nothing('nothing is wrong')],
    ['does nothing on an invalid night', INVALID, OPEN, once, 1, 'unclear', nothing('the measurement is invalid')],
    ['does nothing with no night to compare with', UNCOMPARED, NONE, null, 0, 'start', nothing('no night')],
    [
      'does not forget a lasting regression when a night is missing',
      UNCOMPARED,
      OPEN,
      ONGOING,
      0,
      'unclear',
      nothing('no night'),
    ],
    ['starts over if a person has closed it', UNCOMPARED, CLOSED, ONGOING, 0, 'start', nothing('no night')],
    [
      'does nothing where fresh data do not confirm it',
      UNCONFIRMED,
      NONE,
      null,
      3,
      'unconfirmed',
      nothing('not again'),
    ],
    ['does nothing where issues cannot be read', SAME, UNKNOWN, null, 3, 'regressed', nothing('rate limit')],
  ])('%s', (_, tonight, issue, before, good_before, outcome, action) => {
    const worse =
      tonight.kind === 'regressed'
        ? Object.fromEntries(tonight.regressions.map(({ id, margins }) => [id, margins]))
        : {}
    const suspect = tonight.kind === 'good' ? [...tonight.suspect] : []
    const good = tonight.kind === 'good' ? Object.keys(before?.worst ?? {}).filter((id) => !suspect.includes(id)) : []
    const decision = decideNight({
      ...{ tonight, issue, before, good_before, ongoing: { good, unknown: [] } },
      row: row(9, 'unclear', { worse, suspect }),
    })
    expect([decision.outcome, decision.action]).toEqual([outcome, action])
  })
})

/** Two open regressions. */
const TWO: Episode = { ...ONGOING, worst: { success: 2, 'case france': null }, clean: { success: 1 } }

describe('open regressions end one by one', () => {
  test.each<[string, Tonight, IssueState, { good: string[]; unknown: string[] }, Episode['clean'] | null, object]>([
    [
      'one ends while another is still worse',
      bad(regression('case france', null)),
      OPEN,
      { good: ['success'], unknown: [] },
      {},
      { kind: 'update', number: 7, news: null },
    ],
    [
      'an unproven loss beyond the margin begins the count again',
      bad(regression('success', 1.1)),
      OPEN,
      { good: ['case france'], unknown: [] },
      { 'case france': 1 },
      { kind: 'update', number: 7, news: null },
    ],
    [
      'what is not measured is neither worse nor good',
      GOOD,
      OPEN,
      { good: ['case france'], unknown: ['success'] },
      { success: 1, 'case france': 1 },
      nothing('not everything that it reports could be compared tonight'),
    ],
    [
      'until a person closes the issue',
      GOOD,
      CLOSED,
      { good: ['case france'], unknown: ['success'] },
      { 'case france': 1 },
      nothing('nothing is wrong'),
    ],
    [
      'an invalid night changes nothing, whatever it shows',
      INVALID,
      OPEN,
      { good: ['success', 'case france'], unknown: [] },
      TWO.clean,
      nothing('the measurement is invalid'),
    ],
    [
      'something else that is not confirmed does not matter',
      UNCONFIRMED,
      OPEN,
      { good: ['success', 'case france'], unknown: [] },
      { 'case france': 1 },
      nothing('not again'),
    ],
  ])('%s', (_, tonight, issue, ongoing, clean, action) => {
    const worse = tonight.kind === 'regressed' ? Object.fromEntries(tonight.regressions.map(({ id }) => [id, 1])) : {}
    const facts = { tonight, issue, ongoing, before: TWO, good_before: 0, row: row(9, 'unclear', { worse }) }
    const decision = decideNight(facts)
    expect([decision.after?.clean ?? null, decision.action]).toEqual([clean, action])
  })

  test('the issue is closed when the last of them ends, even if something else is not confirmed that night', () => {
    const before = { ...TWO, clean: { success: 1, 'case france': 1 } }
    const ongoing = { good: ['success', 'case france'], unknown: [] }
    const facts = { tonight: UNCONFIRMED, issue: OPEN, ongoing, before, good_before: 0, row: row(9, 'unclear') }
    expect(decideNight(facts)).toEqual({
      ...{ outcome: 'unconfirmed', good_on: ['success', 'case france'], after: null },
      action: { kind: 'close', number: 7 },
    })
  })
})

test('the counted nights are those of the regression with the fewest good ones', () => {
  const facts = { tonight: GOOD, issue: OPEN, before: { ...TWO, clean: {} }, good_before: 0, row: row(9, 'good') }
  const ongoing = { good: ['case france'], unknown: [] }
  expect(decideNight({ ...facts, ongoing }).action).toEqual(nothing('0 of 2 good nights in a row'))
})

describe('a good night', () => {
  const night = (tonight: Tonight, issue: IssueState, before: Episode | null = TWO) =>
    decideNight({
      ...{ tonight, issue, before, good_before: 0, row: row(9, 'unclear') },
      ongoing: { good: ['success'], unknown: ['case france'] },
    })

  test.each<[string, Tonight, IssueState, Episode | null, readonly string[]]>([
    ['what is good', GOOD, OPEN, TWO, ['success']],
    ['an undecided gate too, if a person has closed the issue', GOOD, CLOSED, TWO, ['success', 'case france']],
    ['what is good where there is no issue', GOOD, NONE, TWO, ['success']],
    ['what is good where the issue cannot be read', GOOD, UNKNOWN, TWO, ['success']],
    ['nothing on an invalid night', INVALID, OPEN, TWO, []],
    ['nothing on a night without anything to compare with', UNCOMPARED, CLOSED, TWO, []],
    ['nothing where nothing stood', GOOD, OPEN, null, []],
  ])('is %s', (_what, tonight, issue, before, good) => {
    expect(night(tonight, issue, before).good_on).toEqual(good)
  })

  test.each<[string, Tonight, IssueState, NightOutcome]>([
    ['a lasting regression is not forgotten without an issue', UNCOMPARED, NONE, 'unclear'],
    ['nor where the issue cannot be read', UNCOMPARED, UNKNOWN, 'unclear'],
    [
      'an open issue accepts nothing, whatever it was closed as before',
      SAME,
      { ...DECLINED, is_open: true },
      'regressed',
    ],
    ['one that cannot be read accepts nothing', SAME, UNKNOWN, 'regressed'],
  ])('%s', (_what, tonight, issue, outcome) => {
    expect(night(tonight, issue, ONGOING).outcome).toBe(outcome)
  })
})

const DROP = row(2, 'regressed', { worse: { success: 2 } })

describe('the earlier nights', () => {
  test.each<[string, readonly NightRow[], Partial<Episode> | null, number, readonly number[]]>([
    ['no nights', [], null, 0, []],
    ['good ones', [row(1, 'start'), row(2, 'good'), row(3, 'unclear')], null, 1, [2, 1]],
    [
      'a lasting regression',
      [
        row(1, 'start'),
        row(2, 'regressed', { worse: { success: 2 } }),
        row(3, 'regressed', { worse: { success: 1.5, mrr: null } }),
      ],
      { since_run: 2, base_run: 1, worst: { success: 2, mrr: null }, clean: {} },
      0,
      [1],
    ],
    [
      'one good night after it',
      [row(1, 'good'), row(2, 'regressed', { worse: { success: 2 } }), row(3, 'good'), row(4, 'unclear')],
      { since_run: 2, clean: { success: 1 } },
      1,
      [1],
    ],
    [
      'a lapse between two good nights',
      [row(1, 'good'), DROP, row(3, 'good'), row(4, 'regressed', { worse: { success: 1 } }), row(5, 'good')],
      { since_run: 2, clean: { success: 1 } },
      1,
      [1],
    ],
    [
      'two good nights after it',
      [row(1, 'good'), DROP, row(3, 'good'), row(4, 'unclear'), row(5, 'good')],
      null,
      2,
      [5, 3, 1],
    ],
    [
      'a night that is good on one of two things',
      [
        row(1, 'good'),
        row(2, 'regressed', { worse: { success: 2, mrr: 1 } }),
        row(3, 'regressed', { worse: { mrr: 1 }, good_on: ['success'] }),
        row(4, 'unconfirmed', { good_on: ['success'] }),
      ],
      { since_run: 2, base_run: 1, worst: { mrr: 1 }, clean: {} },
      0,
      [1],
    ],
    ['a level that was accepted', [row(1, 'good'), row(2, 'regressed'), row(3, 'accepted')], null, 0, [3, 1]],
    [
      'a level that was accepted, and is still below the reference',
      [
        row(1, 'good'),
        row(2, 'regressed', { worse: { success: 2, 'success (reference)': 3 } }),
        row(3, 'accepted', { worse: { success: 2, 'success (reference)': 3.5 } }),
        row(4, 'accepted', { worse: { 'success (reference)': 3.5 } }),
        row(5, 'good'),
      ],
      {
        since_run: 2,
        base_run: null,
        worst: { 'success (reference)': 3 },
        clean: { 'success (reference)': 1 },
        is_accepted: true,
      },
      1,
      [5, 4, 3, 1],
    ],
    [
      'a broken bound that was accepted',
      [
        row(1, 'regressed', { worse: { success: 2, 'success (bound)': null } }),
        row(2, 'accepted', { worse: { 'success (bound)': null } }),
      ],
      { since_run: 1, base_run: null, worst: { 'success (bound)': null }, clean: {}, is_accepted: true },
      0,
      [2],
    ],
    [
      'something new after that',
      [
        row(1, 'good'),
        row(2, 'regressed', { worse: { 'success (reference)': 3 } }),
        row(3, 'accepted', { worse: { 'success (reference)': 3 } }),
        row(4, 'regressed', { base_run: 3, worse: { mrr: 1 } }),
      ],
      { since_run: 4, base_run: 3, worst: { 'success (reference)': 3, mrr: 1 }, is_accepted: false },
      0,
      [3],
    ],
    [
      'two good nights after a level was accepted',
      [
        row(1, 'good'),
        row(2, 'regressed', { worse: { 'success (reference)': 3 } }),
        row(3, 'accepted', { worse: { 'success (reference)': 3 } }),
        row(4, 'good', { suspect: ['success (reference)'] }),
        row(5, 'good'),
        row(6, 'good'),
      ],
      null,
      3,
      [6, 5, 4, 3, 1],
    ],
  ])('%s', (_, rows, ongoing, good, bases) => {
    const episode = findEpisode(rows)
    if (ongoing === null) expect(episode).toBe(null)
    else expect(episode).toMatchObject(ongoing)
    expect(countGoodNights(rows)).toBe(good)
    expect(chooseBaseRuns(rows, episode)).toEqual(bases)
  })
})
