import { expect, test } from 'vitest'
import { splitLines } from '../../src/io/split-lines.js'

function split(chunks: readonly Buffer[], maxLength = 100): { lines: string[]; tooLong: string[]; hadRest: boolean } {
  const lines: string[] = []
  const tooLong: string[] = []
  const splitter = splitLines({
    maxLength,
    onLine: (line) => lines.push(line),
    onTooLong: (beginning) => tooLong.push(beginning),
  })
  for (const chunk of chunks) splitter.push(chunk)
  return { hadRest: splitter.end(), lines, tooLong }
}

test('lines are complete, however the bytes are cut', () => {
  const bytes = Buffer.from('one\r\n\n„zwei“\nthree')
  const expected = { lines: ['one', '', '„zwei“', 'three'], tooLong: [], hadRest: true }
  for (let size = 1; size <= bytes.length; size++) {
    const chunks = []
    for (let from = 0; from < bytes.length; from += size) chunks.push(bytes.subarray(from, from + size))
    expect(split(chunks)).toEqual(expected)
  }
})

test('a text that ends with a line feed has no rest', () => {
  expect(split([Buffer.from('a\nb\n')])).toEqual({ lines: ['a', 'b'], tooLong: [], hadRest: false })
})

test('a line that is too long is reported once, and the next one is read', () => {
  const long = 'x'.repeat(30)
  expect(split([Buffer.from(`a\n${long}`), Buffer.from(`${long}\nb\n`)], 20)).toEqual({
    lines: ['a', 'b'],
    tooLong: [long],
    hadRest: false,
  })
})
