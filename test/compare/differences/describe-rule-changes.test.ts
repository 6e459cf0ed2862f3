import { expect, test } from 'vitest'
import { describeRuleChanges } from '../../../src/compare/differences/describe-rule-changes.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import type { Rules } from '../../../src/model/suite/rules.js'
import { gate, SUCCESS } from '../build-runs.js'

const TOKENS = { ...SUCCESS, id: 'tokens', unit: 'tokens', direction: 'lower' } as const
const SETTINGS: Rules['settings'] = {
  k: [1, 5],
  primary_k: 5,
  success: 'all',
  alpha: 0.05,
  min_scored_share: 0.95,
  zero_tolerance: 'critical',
  deterministic: true,
}
const margin = (kind: 'absolute' | 'relative', value: number) => ({ margin: { kind, value } })
const success = gate(margin('absolute', 0.05))
const tokens = gate({ id: 'tokens', metric: 'tokens', ...margin('relative', 0.1) })

const JUDGE = {
  type: 'openai',
  options: { model: 'gpt-5-mini' },
  trials: 1,
  rubric_trials: 3,
  prompts: { answer: { path: 'a.md', text: 'Be just.' } },
}

function describe(base: Partial<Rules>, head: Partial<Rules>): readonly string[] {
  const rules = {
    gates: [success],
    settings: SETTINGS,
    pricing: { models: { m: { input: 1, output: 2 } } },
    judge: null,
  }
  return describeRuleChanges({ ...rules, ...base }, { ...rules, ...head }, [SUCCESS, TOKENS])
}

test.each<[string, Partial<Rules>, Partial<Rules>, readonly string[]]>([
  ['nothing', {}, {}, []],
  ['a judge that comes', {}, { judge: JUDGE }, ['judge added']],
  [
    'a judge that may be asked faster',
    { judge: JUDGE },
    { judge: { ...JUDGE, limits: { requests_per_minute: 9 } } },
    [],
  ],
  ['a judge that goes', { judge: JUDGE }, {}, ['judge removed']],
  [
    'another judge',
    { judge: JUDGE },
    {
      judge: {
        ...JUDGE,
        options: { model: 'gpt-5' },
        trials: 3,
        prompts: { answer: { path: 'b.md', text: 'Be kind.' } },
      },
    },
    ['judge model gpt-5-mini → gpt-5', 'judge prompts.answer Be just. → Be kind.', 'judge trials 1 → 3'],
  ],
  ['a looser margin', {}, { gates: [gate(margin('absolute', 0.5))] }, ['success max_drop 5 points → 50 points']],
  ['a margin of another kind', {}, { gates: [gate(margin('relative', 0.07))] }, ['success max_drop 5 points → 7 %']],
  [
    'a rise',
    { gates: [tokens] },
    { gates: [{ ...tokens, ...margin('absolute', 300) }] },
    ['tokens max_rise 10 % → 300'],
  ],
  [
    'no margin but a bound',
    {},
    { gates: [gate({ min: 0.1 })] },
    ['success max_drop 5 points → none', 'success min none → 0.1'],
  ],
  [
    'bounds, what it takes, and the first gate',
    { gates: [gate({ min: 0.5, max: 0.9 })] },
    { gates: [gate({ min: 0.5, max: null, evidence: 'threshold', primary: true })] },
    ['success max 0.9 → none', 'success evidence significant → threshold', 'success primary false → true'],
  ],
  [
    'an upper bound that comes',
    { gates: [gate({ min: 0.5 })] },
    { gates: [gate({ min: 0.5, max: 1 })] },
    ['success max none → 1'],
  ],
  [
    'a margin of an unknown metric',
    { gates: [gate({ id: 'x', metric: 'x', ...margin('absolute', 0.05) })] },
    { gates: [gate({ id: 'x', metric: 'x', ...margin('absolute', 0.1) })] },
    ['x max_drop 0.05 → 0.1'],
  ],
  ['a weaker gate', {}, { gates: [{ ...success, severity: 'warn' }] }, ['success severity fail → warn']],
  ['a narrower gate', {}, { gates: [{ ...success, where: 'id:a' }] }, ['success where all cases → id:a']],
  ['gates that come and go', {}, { gates: [tokens] }, ['success removed', 'tokens added']],
  ['default gates that come with cases', {}, { gates: [success, { ...tokens, assumed: true }] }, []],
  [
    'settings',
    {},
    { settings: { ...SETTINGS, success: 'answer', alpha: 0.001, zero_tolerance: 'off', deterministic: false } },
    ['success rule all → answer', 'alpha 0.05 → 0.001', 'zero_tolerance critical → off', 'deterministic true → false'],
  ],
  [
    'prices',
    {},
    { pricing: { as_of: 'today', models: { m: { input: 0, output: 2 } } } },
    ['price of m input $1 → $0 per 1M'],
  ],
  ['the day of the prices', {}, { pricing: { as_of: 'today', models: { m: { input: 1, output: 2 } } } }, []],
  [
    'what the verdict is about',
    {},
    { settings: { ...SETTINGS, inference: 'these-cases' } },
    ['inference default → these-cases'],
  ],
  [
    'what the verdict was about',
    { settings: { ...SETTINGS, inference: 'these-cases' } },
    {},
    ['inference these-cases → default'],
  ],
  [
    'how an answer is scored',
    {},
    {
      settings: {
        ...SETTINGS,
        scoring: { ...DEFAULT_SCORING, aliases: { tools: { a: 'b' } } } as Rules['settings']['scoring'] & object,
      },
    },
    ['aliases changed'],
  ],
  ['how an answer is scored, word for word', {}, { settings: { ...SETTINGS, scoring: DEFAULT_SCORING } }, []],
  ['more cut-offs', {}, { settings: { ...SETTINGS, k: [1, 5, 10] } }, []],
])('rules that differ in %s', (_what, base, head, expected) => {
  expect(describe(base, head)).toEqual(expected)
})
