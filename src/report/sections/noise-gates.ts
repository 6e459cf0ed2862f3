import { formatAmount } from '../../format/format-metric.js'
import { countOf } from '../../format/format-number.js'
import { formatPossible } from '../../format/format-possible.js'
import type { MetricFacts } from '../../model/metric.js'
import type { GateNoise, NoiseFloor } from '../../model/result/noise.js'
import type { Block, Text } from '../../model/result/report.js'

/** A noise floor, or another figure of it, in the unit that it is in; `–` where there is none. */
export const writeFloor = (metric: MetricFacts, noise: NoiseFloor | null, value?: number): string =>
  noise === null ? '–' : formatAmount(metric, { kind: noise.unit, value: value ?? noise.floor }, { round: 'up' })

/** What a reader should do about a margin, if anything. */
function judge({
  noise,
  margin,
  reach,
  suggested_margin: suggested,
  suggested_trials: trials,
  suggested_cases: cases,
  metric,
}: GateNoise): string {
  if (noise === null || (suggested === null && noise.floor > 0)) return 'too few scores to say'
  const fits = noise.floor > 0 ? 'the noise fits' : 'no noise'
  if (noise.floor <= margin.value && reach === null) return `${fits}, but no drop can be ruled out`
  if (suggested === null || suggested.value <= margin.value) return `${fits}: the margin holds`
  const wider = formatAmount(metric, suggested)
  if (noise.floor <= margin.value) return `${fits}; ruling out a drop needs a margin of ${wider}`
  const cures = [
    ...(trials === null ? [] : [`${countOf(trials, 'trial')} a case`]),
    ...(cases === null ? [] : [countOf(cases, 'case')]),
    `a margin of ${wider}`,
  ]
  return `too tight for the noise: ${cures.join(', or ')}`
}

function writeReach({ metric, margin, reach }: GateNoise): string {
  const limit = formatPossible(metric, { ...margin, value: reach }, { baseline: null, round: 'up' })
  return limit === null ? 'nothing' : `≥ ${limit}`
}

/** What the noise means for each gate's margin; empty without gates. */
export function buildNoiseGates(gates: readonly GateNoise[], level: string): Block[] {
  if (gates.length === 0) return []
  return [
    {
      kind: 'table',
      columns: [
        { title: 'gate', align: 'left' },
        { title: `noise floor (${level})`, align: 'right' },
        { title: 'can rule out', align: 'right' },
        { title: 'margin', align: 'right' },
        { title: 'what follows', align: 'left' },
      ],
      rows: gates.map((gate): Text[] => [
        [{ kind: 'code', text: gate.gate }],
        [writeFloor(gate.metric, gate.noise)],
        [writeReach(gate)],
        [formatAmount(gate.metric, gate.margin)],
        [judge(gate)],
      ]),
    },
  ]
}
