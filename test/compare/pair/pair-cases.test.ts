import { describe, expect, test } from 'vitest'
import { listUnasked, computeRewrittenShare } from '../../../src/compare/decide/list-cases.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import { goldenCase, scoredRun } from '../build-runs.js'

const run = (ids: readonly string[], parts: Partial<Parameters<typeof scoredRun>[0]> = {}) =>
  scoredRun({ cases: ids.map((id) => goldenCase({ id })), trials: [], ...parts })

describe('the pairing of cases', () => {
  test('cases of one side, edited and stale ones are listed and left out', () => {
    const candidate = scoredRun({
      cases: [
        goldenCase({ id: 'kept' }),
        goldenCase({ id: 'edited', fingerprint: 'new' }),
        goldenCase({ id: 'stale' }),
        goldenCase({ id: 'added' }),
        goldenCase({ id: 'disabled', enabled: false }),
      ],
      trials: [],
      stale_cases: ['stale'],
    })
    const pairing = pairCases(run(['removed', 'kept', 'edited', 'stale', 'disabled']), candidate)
    expect(pairing.paired.map(({ id }) => id)).toEqual(['kept'])
    expect(pairing).toMatchObject({
      edited: ['edited'],
      added: ['added'],
      removed: ['disabled', 'removed'],
      disabled: ['disabled'],
      stale: ['stale'],
      excluded_share: 4 / 5,
    })
  })

  test('a case outside the subset of the candidate is neither removed nor counted', () => {
    const baseline = scoredRun({
      cases: [
        goldenCase({ id: 'a', tags: ['auth'] }),
        goldenCase({ id: 'b' }),
        goldenCase({ id: 'c', tags: ['auth'] }),
      ],
      trials: [],
    })
    const candidate = scoredRun({ cases: [goldenCase({ id: 'a', tags: ['auth'] })], trials: [], subset: 'tag:auth' })
    expect(pairCases(baseline, candidate)).toMatchObject({ removed: ['c'], excluded_share: 1 / 2 })
  })

  test('a case whose source the change has deleted is paired, but no other stale case', () => {
    const ids = ['deleted', 'edited', 'gone before', 'kept', 'new', 'reworded']
    const candidate = scoredRun({
      cases: ids.map((id) => goldenCase({ id, fingerprint: id === 'edited' ? 'edited' : 'same' })),
      trials: [],
      stale_cases: ['deleted', 'edited', 'gone before', 'new', 'reworded'],
      deleted_cases: ['deleted', 'edited', 'gone before', 'new'],
    })
    const before = ids.filter((id) => id !== 'new').map((id) => goldenCase({ id, fingerprint: 'same' }))
    const baseline = scoredRun({ cases: before, trials: [], stale_cases: ['gone before'] })
    const pairing = pairCases(baseline, candidate)
    expect(pairing.paired.map(({ id }) => id)).toEqual(['deleted', 'kept'])
    expect(pairing).toMatchObject({
      deleted: ['deleted'],
      stale: ['edited', 'gone before', 'new', 'reworded'],
      excluded_share: 3 / 5,
    })
  })

  test('a quarantined case is in neither arm, unless only the candidate quarantined a case of its base', () => {
    const flaky = '2026-12-31'
    const cases = (...marked: readonly string[]) =>
      ['both', 'new', 'own'].map((id) => goldenCase({ id, flaky: marked.includes(id) ? flaky : undefined }))
    const baseline = scoredRun({ cases: cases('both').filter(({ id }) => id !== 'new'), trials: [] })
    const pairing = pairCases(baseline, scoredRun({ cases: cases('both', 'new', 'own'), trials: [] }))
    const idsOf = (some: typeof pairing.paired | null) => some?.map(({ id }) => id)
    expect(pairing.quarantined).toEqual(['both', 'new'])
    expect([pairing.paired, pairing.candidate, pairing.baseline].map(idsOf)).toEqual([['own'], ['own'], ['own']])
    expect(pairing.excluded_share).toBe(0)
  })

  test('stale cases are listed in order if a run has them, and are not quarantined', () => {
    const flaky = '2026-12-31'
    const cases = ['c', 'b', 'a'].map((id) => goldenCase({ id, flaky: id === 'a' ? flaky : undefined }))
    const baseline = scoredRun({ cases, trials: [], stale_cases: ['c'] })
    const candidate = scoredRun({ cases, trials: [], stale_cases: ['b', 'a', 'unknown'] })
    expect(pairCases(baseline, candidate)).toMatchObject({ stale: ['a', 'b', 'c'], quarantined: [] })
  })

  test('deleted sources are listed in order', () => {
    const ids = ['b', 'a']
    const candidate = { ...run(ids), stale_cases: ids }
    const deleting = { ...candidate, run: { ...candidate.run, deleted_cases: ids } }
    expect(pairCases(run(ids), deleting)).toMatchObject({ deleted: ['a', 'b'], stale: [] })
  })

  test("cases outside a run's own subset are counted, except those that it ran", () => {
    const baseline = scoredRun({
      cases: [goldenCase({ id: 'a', tags: ['x'] }), goldenCase({ id: 'b' }), goldenCase({ id: 'c' })],
      trials: [],
    })
    expect(pairCases(baseline, run(['a', 'b'], { subset: 'tag:x' })).outside).toBe(1)
    expect(pairCases(baseline, run(['a', 'b'], { subset: 'tag:x' }), { subset: null }).outside).toBe(1)
    expect(pairCases(baseline, run(['a'])).outside).toBe(0)
  })

  test('pairs are in order of id, whatever the order of the files', () => {
    expect(pairCases(run(['b', 'a', 'C']), run(['a', 'C', 'b'])).paired.map(({ id }) => id)).toEqual(['C', 'a', 'b'])
  })

  test('without a baseline nothing is paired, added or excluded', () => {
    expect(pairCases(null, run(['a']))).toMatchObject({ baseline: null, paired: [], added: [], excluded_share: null })
  })

  describe('the changes to the cases of the base', () => {
    const base = ['kept', 'edited', 'removed', 'asked', 'gone'].map((id) => goldenCase({ id, critical: id !== 'kept' }))
    const candidate = scoredRun({
      cases: [
        goldenCase({ id: 'kept' }),
        goldenCase({ id: 'edited', fingerprint: 'new' }),
        goldenCase({ id: 'asked' }),
        goldenCase({ id: 'asked (this PR)' }),
        goldenCase({ id: 'gone' }),
        goldenCase({ id: 'added' }),
      ],
      trials: [],
      base_forms: [
        { case: 'asked', edit: 'edited', own: 'asked (this PR)' },
        { case: 'gone', edit: 'removed', own: null },
        { case: 'kept', edit: 'edited', own: null },
      ],
    })
    const pair = (is_accepted: boolean) =>
      pairCases(scoredRun({ cases: base, trials: [] }), candidate, {
        origin: { cases: base, is_accepted, accept_label: 'golden-change' },
      })

    test("are edits, and the cases are compared, if these were asked in the base's form", () => {
      expect(pair(false)).toMatchObject({ edited: ['edited'], removed: ['removed'], added: ['added'] })
      expect(pair(false).paired.map(({ id }) => id)).toEqual(['asked', 'gone', 'kept'])
      const { change } = pair(false)
      expect(change).toMatchObject({
        edited: ['asked', 'edited'],
        removed: ['gone', 'removed'],
        asked: ['asked', 'gone', 'kept'],
      })
      expect(computeRewrittenShare(change)).toBe(4 / 5)
      expect(listUnasked(change, 'critical')).toEqual(['edited', 'removed'])
      expect(listUnasked(change, 'off')).toEqual([])
    })

    test('are edits and nothing else if a person accepted them', () => {
      expect(pair(true).paired).toEqual([])
      expect(computeRewrittenShare(pair(true).change)).toBeNull()
      expect(listUnasked(pair(true).change, 'all')).toEqual([])
    })

    test('are not believed to affect only labels if the case was not asked', () => {
      const liar = scoredRun({
        cases: [goldenCase({ id: 'kept', fingerprint: 'new' })],
        trials: [],
        base_forms: [{ case: 'kept', edit: 'edited', own: null }],
      })
      const origin = { cases: [goldenCase({ id: 'kept' })], is_accepted: false, accept_label: null }
      expect(pairCases(null, liar, { origin }).change).toMatchObject({ edited: ['kept'], asked: [] })
    })

    test('include switched-off cases as removed and disabled, whether the run has them in their base form or not', () => {
      const cases = ['off', 'off too', 'taken out', 'renamed'].map((id) => goldenCase({ id }))
      const switched = scoredRun({
        cases: [
          goldenCase({ id: 'off', enabled: false }),
          goldenCase({ id: 'off too' }),
          goldenCase({ id: 'renamed' }),
        ],
        trials: [],
        base_forms: [{ case: 'off too', edit: 'disabled', own: null }],
      })
      const origin = { cases, is_accepted: false, accept_label: null }
      expect(pairCases(null, switched, { origin }).change).toMatchObject({
        edited: [],
        removed: ['off', 'off too', 'taken out'],
        disabled: ['off', 'off too'],
        asked: ['off too'],
      })
    })

    test('cover the cases inside the subset, and those that were asked anyway', () => {
      const cases = [goldenCase({ id: 'in', tags: ['x'] }), goldenCase({ id: 'out' }), goldenCase({ id: 'asked' })]
      const part = scoredRun({ cases: [goldenCase({ id: 'asked', tags: ['x'] })], trials: [], subset: 'tag:x' })
      const origin = { cases, is_accepted: false, accept_label: null }
      const { change } = pairCases(null, part, { origin })
      expect([change?.cases.map(({ id }) => id), change?.removed]).toEqual([['asked', 'in'], ['in']])
    })

    test('are none without a base', () => {
      expect(pairCases(null, candidate).change).toBeNull()
    })
  })
})
