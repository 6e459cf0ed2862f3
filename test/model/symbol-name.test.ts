import { expect, test } from 'vitest'
import { isShortFor, plainSymbol } from '../../src/model/plain-names.js'

test.each([
  ['rotate', 'rotate'],
  ['Key.rotate', 'Key.rotate'],
  ['Key::rotate', 'Key.rotate'],
  ['Key#rotate()', 'Key.rotate'],
  ['Key.#rotate', 'Key.rotate'],
  ['__init__', '__init__'],
  ['C#', 'C#'],
  ['The `run` command', 'The run command'],
  ['## The **run** command ##', 'The run command'],
  ['  Late\tfees ', 'Late fees'],
  ['See [fees](fees.md)', 'See fees'],
  ['3.2 Fees', '3.2 Fees'],
])('the symbol %s is %s', (written, plain) => {
  expect(plainSymbol(written)).toBe(plain)
})

test('a short name is the end of a long one, part by part', () => {
  expect(isShortFor('rotate', 'auth.Key.rotate')).toBe(true)
  expect(isShortFor('Key.rotate', 'auth.Key.rotate')).toBe(true)
  expect(isShortFor('tate', 'auth.Key.rotate')).toBe(false)
  expect(isShortFor('rotate', 'rotate')).toBe(false)
  expect(isShortFor('fees', 'Chapter 3.fees')).toBe(false)
})
