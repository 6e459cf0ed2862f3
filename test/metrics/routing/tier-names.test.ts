import { describe, expect, test } from 'vitest'
import { chosenRouteTier, finalRouteTier, nameTier, orderTiers } from '../../../src/metrics/routing/route-choice.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'

const RULES = {
  route_tiers: ['local', 'API', 'codex'],
  aliases: { ...DEFAULT_SCORING.aliases, route_tiers: { Tier1: 'local', tier3: 'Codex' } },
}

describe('the name of a route tier', () => {
  test.each([
    [' Local', 'local'],
    ['api', 'API'],
    ['TIER1', 'local'],
    ['tier3', 'codex'],
    ['Mine', 'mine'],
    ['ｌｏｃａｌ', 'local'],
    ['x'.repeat(100), 'x'.repeat(80)],
    ['__proto__', '__proto__'],
    [' ', null],
    [undefined, null],
  ])('of %j is %j', (written, name) => {
    expect(nameTier(written, RULES)).toBe(name)
  })
})

describe('the answering tier and the chosen tier', () => {
  test.each([
    [{ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, 'API', 'local'],
    [{ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }], planner: { route: 'codex' } }, 'API', 'codex'],
    [{ planner: { route: 'local' } }, 'local', 'local'],
    [{ attempts: [], planner: { route: 'local' } }, 'local', 'local'],
    [{ attempts: [{ model: 'm' }], planner: { route: 'local' } }, 'local', 'local'],
    [{ attempts: [{ route_tier: 'local' }, { model: 'm' }], planner: { route: 'local' } }, null, 'local'],
    [{}, null, null],
  ])('%j: %j, %j', (reply, final, chosen) => {
    expect(finalRouteTier(reply, RULES)).toBe(final)
    expect(chosenRouteTier(reply, RULES)).toBe(chosen)
  })
})

test('tiers are in the order of the suite, and unknown ones come last by name', () => {
  expect(orderTiers(['mine', 'api', 'local', 'a'], ['local', 'api', 'codex'])).toEqual(['local', 'api', 'a', 'mine'])
})
