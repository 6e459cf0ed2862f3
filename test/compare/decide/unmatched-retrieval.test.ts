import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { Run, ScoredTrial } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const ids = Array.from({ length: 60 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
const SPANS = { 'retrieval.zero-recall': 1, 'retrieval.returned': 3 }

interface Parts {
  /** The first so many cases ask for retrieval. */
  readonly asking: number
  /** What is known of what a case got. */
  readonly main?: (at: number) => ScoredTrial['scores']
  readonly change?: (at: number) => ScoredTrial['scores']
  readonly success?: Run['settings']['success']
  readonly gates?: readonly Gate[]
}

/** Returns why two runs with the same answers may not be called unchanged; `null` if they may. */
function compare({
  asking,
  main = () => SPANS,
  change = main,
  success = 'all',
  gates = [gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })],
}: Parts) {
  const runOf = (got: (at: number) => ScoredTrial['scores']) =>
    scoredRun({
      cases: ids.map((id, at) => goldenCase({ id, tags: at < 30 ? ['early'] : [] })),
      metrics: [SUCCESS, { ...SUCCESS, id: 'other' }],
      gates,
      settings: { success },
      trials: ids.map((id, at): ScoredTrial => ({
        case: id,
        trial: 0,
        scores: { success: 1, other: 1, ...(at < asking && { 'success.retrieval': 0 }), ...got(at) },
        unscored: {},
      })),
    })
  return compareRuns({ baseline: runOf(main), candidate: runOf(change), failOn: 'regression' }).verdict.because
}

// docs/decision-rules.md#good-news-needs-evidence: where nothing that more than a fifth of the cases ask for was retrieved.
describe('there is no good news if nothing was matched', () => {
  const one = (at: number, scores: ScoredTrial['scores']) => (place: number) =>
    place === at ? { ...SPANS, ...scores } : SPANS
  const primary = (parts: Partial<Gate>): Gate =>
    gate({ primary: true, margin: { kind: 'absolute', value: 0.05 }, ...parts })
  /** So that every case has a gate. */
  const beside = gate({ id: 'other', metric: 'other', margin: { kind: 'absolute', value: 0.05 } })

  test.each<[string, Parts, string | null]>([
    ['of 13 of 60 cases', { asking: 13 }, 'nothing-matched'],
    ['but of 12 of them', { asking: 12 }, null],
    ['but where no case asks for it', { asking: 0 }, null],
    ['by spans or sources', { asking: 60, main: () => ({ 'sources.recall': 0 }) }, 'nothing-matched'],
    [
      'but of one case in main',
      { asking: 13, main: one(3, { 'retrieval.zero-recall': 0 }), change: () => SPANS },
      null,
    ],
    ['but of one case in the change', { asking: 13, change: one(3, { 'retrieval.zero-recall': 0 }) }, null],
    ['but a source of one case', { asking: 13, change: one(3, { 'sources.recall': 0.5 }) }, null],
    [
      'whatever a case got that does not ask for it',
      { asking: 13, change: one(13, { 'retrieval.zero-recall': 0 }) },
      'nothing-matched',
    ],
    ['where success is retrieval', { asking: 13, success: 'retrieval' }, 'nothing-matched'],
    ['but where success is the answer', { asking: 13, success: 'answer' }, null],
    ['but where success decides nothing', { asking: 13, gates: [primary({ id: 'other', metric: 'other' })] }, null],
    ['but where there is no gate on it to decide', { asking: 13, gates: [gate({ margin: null, min: 0.5 })] }, null],
    [
      'of 7 of the 30 cases that it decides on',
      { asking: 7, gates: [primary({ where: 'tag:early' }), beside] },
      'nothing-matched',
    ],
    ['but of 6 of these', { asking: 6, gates: [primary({ where: 'tag:early' }), beside] }, null],
  ])('%s', (_, parts, because) => {
    expect(compare(parts)).toBe(because)
  })
})
