import { expect, test } from 'vitest'
import { chooseNightVariant } from '../../../src/modes/request/measure-checkout.js'
import type { Variant } from '../../../src/model/suite/suite.js'

const target = { type: 'search', options: {}, settings: {}, deterministic: true }
const of = (variant: Omit<Variant, 'target'>): Variant => ({ ...variant, target })

test('a night measures the default variant, and a variant excluded at night only by name', () => {
  const variants = { large: of({ name: 'large', nightly: false }), small: of({ name: 'small' }) }
  const choose = (given: readonly string[], default_variant: string) =>
    chooseNightVariant(given, { variants, default_variant })
  expect(choose([], 'small')).toBe('small')
  expect(choose(['large'], 'small')).toBe('large')
  expect(() => choose([], 'large')).toThrow(
    "The variant `large` is the suite's default but is skipped at night (`nightly: false`), so mode `nightly` has nothing to measure.",
  )
})
