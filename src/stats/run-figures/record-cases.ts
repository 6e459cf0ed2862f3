import { partsOf, type RunFigure } from '../../model/run/run-figure.js'
import { FAILED, NOT_APPLICABLE, SCORED, type ScoreColumn, type ScoreTable } from '../scores/score-table.js'
import type { FigureRecord } from './figure-rule.js'
import { ruleOf } from './index.js'

/** The cases of a table as a figure sees them, by their place there. */
export interface RecordedCases {
  /** Those with a trial that all parts apply to. */
  readonly applicable: number
  /** Trials that all parts apply to, scored or not; 0 in the other cases. */
  readonly trials: Uint32Array
  /** Trials that the target failed, and that some part therefore says nothing of. */
  readonly failed: Uint32Array
  /** Null where fewer than half of those trials are scored. */
  readonly records: readonly (FigureRecord | null)[]
  /** The first part's values in the trials in which every part is scored, in order of trial. */
  readonly valuesOf: (place: number) => readonly number[]
}

/** What a figure keeps of each case; null when some part of it applies to none. */
export function recordCases(figure: RunFigure, { trials, starts, column }: ScoreTable): RecordedCases | null {
  const columns: ScoreColumn[] = []
  for (const id of partsOf(figure)) {
    const part = column(id)
    if (part === null) return null
    columns.push(part)
  }
  const states = leastStates(columns)
  const { record } = ruleOf(figure)
  const places: number[] = []
  const scored = {
    count: 0,
    places,
    parts: columns.map(({ values }) => values),
    trialAt: (place: number) => trials[place]?.trial ?? 0,
  }
  const counts = new Uint32Array(starts.length - 1)
  const failures = new Uint32Array(starts.length - 1)
  const records: (FigureRecord | null)[] = []
  let applicable = 0
  let place = 0
  for (const to of starts.subarray(1)) {
    let own = 0
    let failed = 0
    scored.count = 0
    for (; place < to; place++) {
      if (states[place] === FAILED) failed += 1
      if ((states[place] as number) <= FAILED) continue
      own += 1
      if (states[place] === SCORED) places[scored.count++] = place
    }
    const isScored = scored.count > 0 && 2 * scored.count >= own
    if (own > 0) applicable += 1
    counts[records.length] = own
    failures[records.length] = failed
    records.push(isScored ? record(scored) : null)
  }
  const first = scored.parts[0]
  return {
    applicable,
    trials: counts,
    failed: failures,
    records,
    valuesOf: (at) => {
      const values: number[] = []
      for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++)
        if (states[place] === SCORED) values.push(first?.[place] ?? NaN)
      return values
    },
  }
}

/** The least that some columns say of each trial: it is scored when all score it. */
function leastStates([first, ...others]: readonly ScoreColumn[]): Uint8Array {
  if (first === undefined) return new Uint8Array(0)
  if (others.length === 0) return first.states
  const least = first.states.slice()
  for (const { states } of others)
    for (let place = 0; place < least.length; place++) {
      const state = states[place] ?? NOT_APPLICABLE
      if (state < (least[place] ?? NOT_APPLICABLE)) least[place] = state
    }
  return least
}
