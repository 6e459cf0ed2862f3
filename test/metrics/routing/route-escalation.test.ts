import { describe, expect, test } from 'vitest'
import { markEscalations } from '../../../src/metrics/routing/route-choice.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const tiers = (...names: readonly string[]) => ({ attempts: names.map((route_tier) => ({ route_tier })) })

describe('escalation', () => {
  test.each<[string, Readonly<Record<string, unknown>>, number]>([
    ['a higher tier follows', tiers('local', 'api'), 1],
    ['twice', tiers('local', 'api', 'codex'), 2],
    ['two steps at once are one', tiers('local', 'codex'), 1],
    ['the same tier again is a retry', tiers('local', 'LOCAL', 'local'), 0],
    ['a lower tier is none', tiers('codex', 'local'), 0],
    ['up again after falling back', tiers('local', 'api', 'local', 'api'), 2],
    ['unknown tiers rise as they appear', tiers('small', 'large', 'small'), 1],
    ['an unknown tier is above the known ones', tiers('codex', 'mine'), 1],
    ['the target says so', { attempts: [{ result: 'escalated' }, { result: 'ok' }] }, 1],
    ['saying so counts once', { attempts: [{ route_tier: 'local', result: 'escalated' }, { route_tier: 'api' }] }, 1],
    ['a single attempt without a tier', { attempts: [{ model: 'm', result: 'ok' }] }, 0],
    ['no attempt at all', { attempts: [] }, 0],
    ['a count replaces attempts', { escalations: 2 }, 2],
    ['a count replaces attempts without tiers', { attempts: [{}, {}], escalations: 0 }, 0],
    ['attempts are believed before a count', { ...tiers('local', 'api'), escalations: 0 }, 1],
  ])('%s', (_title, reply, count) => {
    const { scores } = scoreWith({}, makeReply(reply))
    expect(scores['route.escalations']).toBe(count)
    expect(scores['route.escalation-rate']).toBe(count > 0 ? 1 : 0)
  })

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{}, 'the target reported no attempts'],
    [{ planner: { route: 'local' } }, 'the target reported no attempts'],
    [{ attempts: [{ route_tier: 'local' }, { model: 'm' }] }, 'an attempt has no route_tier'],
  ])('%j is unscored: %s', (reply, reason) => {
    const { scores, unscored } = scoreWith({}, makeReply(reply))
    expect(scores['route.escalations']).toBeUndefined()
    expect(unscored['route.escalations']).toBe(reason)
    expect(unscored['route.escalation-rate']).toBe(reason)
  })

  test('is unscored for a failed trial', () => {
    const { scores, unscored } = scoreWith({ expected_route: 'local' }, makeFailure('timeout', 'after 1 s'))
    expect(Object.keys(scores).filter((id) => id.startsWith('route.'))).toEqual([])
    expect(unscored['route.escalation-rate']).toBe('the trial failed (timeout): after 1 s')
    expect(unscored['route.accuracy']).toBe('the trial failed (timeout): after 1 s')
  })

  test('marks the escalated attempt', () => {
    expect(markEscalations(tiers('local', 'local', 'api').attempts, DEFAULT_SCORING)).toEqual([false, true, false])
  })

  test('uses the order of tiers in the suite', () => {
    const scoring = { ...DEFAULT_SCORING, route_tiers: ['codex', 'local'] }
    expect(scoreWith({}, makeReply(tiers('local', 'codex')), { scoring }).scores['route.escalations']).toBe(0)
    expect(scoreWith({}, makeReply(tiers('codex', 'local')), { scoring }).scores['route.escalations']).toBe(1)
  })

  test('is counted in attempts', () => {
    expect(scoreWith({}, makeReply(tiers('local', 'local', 'api'))).scores['route.attempts']).toBe(3)
    expect(scoreWith({}, makeReply()).unscored['route.attempts']).toBe('the target reported no attempts')
  })
})
