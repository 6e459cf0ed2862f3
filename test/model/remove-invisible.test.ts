import { expect, test } from 'vitest'
import { removeInvisible } from '../../src/model/remove-invisible.js'

test('of every character of the basic plane alone only line ends and what is not seen are touched', () => {
  const unseen = /(?![\t\n\r\u0085])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Cs}/u
  const wrong: string[] = []
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCodePoint(code)
    const expected = unseen.test(character) ? '' : /[\r\u0085\u2028\u2029]/.test(character) ? '\n' : character
    if (removeInvisible(character) !== expected) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test.each([
  ['a\u202eb\r\nc', 'ab\nc'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['0.147\u202fs – „ä“ → 漢字', '0.147\u202fs – „ä“ → 漢字'],
  ['\u{e0041}\u{1d173}𝄞', '𝄞'],
  ['⚠\ufe0f 🔴 a\u00adb', '⚠\ufe0f 🔴 ab'],
])('%j reads %j', (text, seen) => {
  expect(removeInvisible(text)).toBe(seen)
})
