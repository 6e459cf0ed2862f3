import type { CaseTries, GateInRounds, TryValue } from '../../../src/compare/rounds/gate-in-rounds.js'

/** Parses tries: one digit per try; `-` is unscored. */
export function valuesOf(digits: string): readonly TryValue[] {
  return [...digits].map((digit) => (digit === '-' ? null : Number(digit)))
}

/** Makes the tries of a case, such as `tries('11111', '1 11 1')`: those of main, and those of the change by round; `asked_on` likewise. */
export function tries(main: string, rounds = '', askedOn = ''): CaseTries {
  const byRound = (text: string): readonly (readonly TryValue[])[] => (text === '' ? [] : text.split(' ').map(valuesOf))
  return { main: valuesOf(main), rounds: byRound(rounds), asked_on: byRound(askedOn) }
}

/** Makes cases `case-00`, `case-01` …: the given number of each kind. */
export function casesOf(
  ...kinds: readonly (readonly [count: number, tries: CaseTries])[]
): ReadonlyMap<string, CaseTries> {
  const all = kinds.flatMap(([count, one]) => Array.from({ length: count }, () => one))
  return new Map(all.map((one, index) => [`case-${String(index).padStart(2, '0')}`, one]))
}

/** A fail gate on `success` with a margin of 5 points. */
export function gateOf(cases: ReadonlyMap<string, CaseTries>, more: Partial<GateInRounds> = {}): GateInRounds {
  return {
    id: 'success',
    severity: 'fail',
    evidence: 'significant',
    values: 'yes-no',
    sign: 1,
    width: 1,
    margin: { kind: 'absolute', value: 0.05 },
    is_slice: false,
    cases,
    ...more,
  }
}
