import { describe, expect, test } from 'vitest'
import { distanceOf } from '../../../src/metrics/routing/route-choice.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeReply, scoreWith } from '../make-trial.js'

const routed = (route: string) => makeReply({ planner: { route } })

test('the distance between the chosen and the expected tier is counted in tiers', () => {
  expect(distanceOf({ chosen: 'codex', expected: 'local' }, ['local', 'api', 'codex'])).toBe(2)
})

describe('the chosen route', () => {
  test.each([
    ['local', 'local', 1, 0, 0],
    ['local', ' LOCAL', 1, 0, 0],
    ['api', 'local', 0, 1, 0],
    ['api', 'codex', 0, 0, 1],
    ['mine', 'Mine', 1, 0, 0],
  ])('expected %j, chosen %j', (expected_route, route, accuracy, under, over) => {
    expect(scoreWith({ expected_route }, routed(route)).scores).toMatchObject({
      'route.accuracy': accuracy,
      'route.under-routed': under,
      'route.over-routed': over,
    })
  })

  test('is the planner’s, else that of the first attempt', () => {
    const attempts = [{ route_tier: 'api' }, { route_tier: 'codex' }]
    expect(scoreWith({ expected_route: 'api' }, makeReply({ attempts })).scores['route.accuracy']).toBe(1)
    expect(
      scoreWith({ expected_route: 'api' }, makeReply({ attempts, planner: { route: 'local' } })).scores,
    ).toMatchObject({ 'route.accuracy': 0, 'route.under-routed': 1 })
  })

  test('is recognised by the names in the suite', () => {
    const scoring = { ...DEFAULT_SCORING, aliases: { ...DEFAULT_SCORING.aliases, route_tiers: { tier2: 'api' } } }
    expect(scoreWith({ expected_route: 'api' }, routed('Tier2'), { scoring }).scores['route.accuracy']).toBe(1)
  })

  test('is wrong next to an unknown tier, but neither too low nor too high', () => {
    const { scores, unscored } = scoreWith({ expected_route: 'api' }, routed('mine'))
    expect(scores['route.accuracy']).toBe(0)
    expect(unscored['route.under-routed']).toBe("the suite's `route_tiers` do not list mine")
    expect(unscored['route.over-routed']).toBe("the suite's `route_tiers` do not list mine")
  })

  test('is unscored if none is reported, and does not apply without an expected route', () => {
    expect(scoreWith({ expected_route: 'api' }, makeReply()).unscored['route.accuracy']).toBe(
      'the target reported no route tier',
    )
    const { scores, unscored } = scoreWith({}, routed('api'))
    expect(Object.keys({ ...scores, ...unscored }).filter((id) => /accuracy|routed/.test(id))).toEqual([])
  })
})

describe('the rate of answers by the first tier', () => {
  test.each([
    [{ planner: { route: 'local' } }, 1],
    [{ planner: { route: 'local' }, attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, 0],
  ])('%j: %j', (reply, value) => {
    expect(scoreWith({}, makeReply(reply)).scores['route.first-tier-share']).toBe(value)
  })

  test('is unscored without a tier or for one that the suite does not list', () => {
    expect(scoreWith({}, routed('mine')).unscored['route.first-tier-share']).toBe(
      "the suite's `route_tiers` do not list mine",
    )
    expect(scoreWith({}, makeReply()).unscored['route.first-tier-share']).toBe('the target reported no route tier')
  })
})

describe('planned spans', () => {
  test.each([
    [{ span_count: 4, span_ids: ['a'] }, 4],
    [{ span_ids: ['a', 'b'] }, 2],
    [{ span_ids: [] }, 0],
  ])('%j: %j', (planner, count) => {
    expect(scoreWith({}, makeReply({ planner })).scores['planner.span-count']).toBe(count)
  })

  test('are unscored if the planner names none', () => {
    expect(scoreWith({}, makeReply({ planner: {} })).unscored['planner.span-count']).toBe(
      'the target reported neither planner.span_count nor planner.span_ids',
    )
  })
})
