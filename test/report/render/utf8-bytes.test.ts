import { expect, test } from 'vitest'
import { utf8Bytes } from '../../../src/report/render/markdown.js'

test.each(['', 'aé€𝄞', 'plain', '検索\n'])('%j takes as many bytes as Node says', (text) => {
  expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
})
