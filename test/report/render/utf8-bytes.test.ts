import { expect, test } from 'vitest'
import { utf8Bytes } from '../../../src/report/render/markdown.js'

test.each(['', 'aé€𝄞', 'plain', '検索\n'])('%j has as many bytes as in Node', (text) => {
  expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
})
