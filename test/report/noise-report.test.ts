import { expect, test } from 'vitest'
import type { GateNoise } from '../../src/model/result/noise.js'
import { buildNoiseGates } from '../../src/report/noise-report.js'
import { SUCCESS } from '../compare/build-runs.js'

const points = (value: number) => ({ kind: 'absolute' as const, value })

/** Makes a gate with a margin of 5 points. */
const gateOf = (floor: number, reach: number | null, suggested: number | null): GateNoise => ({
  gate: 'success',
  metric: SUCCESS,
  margin: points(0.05),
  noise: { n: 90, unit: 'absolute', trial_sd: floor, sd: floor / 2, floor },
  reach,
  suggested_margin: suggested === null ? null : points(suggested),
  suggested_trials: 4,
  suggested_cases: 200,
})

test.each<[string, GateNoise, string, string]>([
  ['noise and bound inside the margin', gateOf(0.03, 0.041, 0.041), '≥ 4.1 points', 'the noise fits: the margin holds'],
  [
    'a bound beyond it',
    gateOf(0.03, 0.07, 0.07),
    '≥ 7 points',
    'the noise fits; ruling out a drop needs a margin of 7 points',
  ],
  ['no bound', gateOf(0.03, null, 0.03), 'nothing', 'the noise fits, but no drop can be ruled out'],
  ['no noise, and a bound inside the margin', gateOf(0, 0.041, 0.041), '≥ 4.1 points', 'no noise: the margin holds'],
  [
    'no noise, and a bound beyond it',
    gateOf(0, 0.07, 0.07),
    '≥ 7 points',
    'no noise; ruling out a drop needs a margin of 7 points',
  ],
  ['no noise and no bound', gateOf(0, null, null), 'nothing', 'no noise, but no drop can be ruled out'],
  [
    'noise beyond the margin',
    gateOf(0.08, 0.1, 0.1),
    '≥ 10 points',
    'too tight for the noise: 4 trials a case, or 200 cases, or a margin of 10 points',
  ],
  ['nothing to tell noise by', { ...gateOf(0, null, null), noise: null }, 'nothing', 'too few scores to say'],
])('the consequence of %s', (_, gate, canRuleOut, follows) => {
  const [table] = buildNoiseGates([gate], '95 %')
  if (table?.kind !== 'table') throw new Error('there is no table')
  const [[, , reach, , advice] = []] = table.rows
  expect([reach, advice].map((text) => text?.map(String).join('').replaceAll('\u202f', ' '))).toEqual([
    canRuleOut,
    follows,
  ])
})
