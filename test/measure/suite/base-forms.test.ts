import { expect, test } from 'vitest'
import { addBaseForms } from '../../../src/measure/suite/base-forms.js'
import { goldenCase } from '../../compare/build-runs.js'

const base = goldenCase({ id: 'a', query: 'what is a?', critical: true, fingerprint: 'base' })
const other = goldenCase({ id: 'b', fingerprint: 'b' })

/** Returns the case as edited by the change. */
const edited = (parts: Partial<typeof base>) => ({ ...base, fingerprint: 'own', ...parts })

test.each([
  ['an untouched case stays', base, 'critical', ['a', 'b'], []],
  [
    'of a mark that is gone there is nothing else to ask',
    edited({ critical: false }),
    'critical',
    ['a', 'b'],
    [['edited', null]],
  ],
  ['a quarantine of its own', edited({ flaky: '2026-12-31' }), 'off', ['a', 'b'], [['edited', null]]],
  ['tags are nobody’s question', edited({ tags: ['x'] }), 'critical', ['a', 'b'], [['edited', null]]],
  [
    'another expectation is asked too',
    edited({ expected_answer: 'x' }),
    'critical',
    ['a', 'a (this PR)', 'b'],
    [['edited', 'a (this PR)']],
  ],
  ['a case that is switched off is disabled', edited({ enabled: false }), 'critical', ['a', 'b'], [['disabled', null]]],
  ['a missing case comes last', null, 'critical', ['b', 'a'], [['removed', null]]],
  ['nobody watches', edited({ expected_answer: 'x' }), 'off', ['a', 'b'], []],
  [
    'nobody watches, and only the question is another',
    edited({ query: 'a?' }),
    'off',
    ['a', 'a (this PR)', 'b'],
    [['edited', 'a (this PR)']],
  ],
] as const)('%s', (_name, own, scope, ids, forms) => {
  const found = addBaseForms({ own: own === null ? [other] : [own, other], base: [base, other], scope })
  expect(found.cases.map(({ id }) => id)).toEqual(ids)
  expect(found.base_forms.map(({ edit, own: copy }) => [edit, copy])).toEqual(forms)
  if (forms.length > 0) expect(found.cases.find(({ id }) => id === 'a')).toEqual(base)
})

test('a new id is unused, and no longer than an id may be', () => {
  const long = 'x'.repeat(200)
  const own = [
    goldenCase({ id: long, query: 'y', fingerprint: 'own' }),
    goldenCase({ id: `${'x'.repeat(190)} (this PR)` }),
  ]
  const { base_forms } = addBaseForms({
    own,
    base: [goldenCase({ id: long, critical: true, fingerprint: 'base' })],
    scope: 'critical',
  })
  expect(base_forms).toEqual([{ case: long, edit: 'edited', own: `${'x'.repeat(188)} (this PR 2)` }])
})
