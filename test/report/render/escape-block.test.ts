import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeBlock } from '../../../src/report/render/block-markdown.js'

test.each([
  ['plain text', 'a\n  b', '```text\na\n  b\n```'],
  ['a fence of the same length', 'a\n```\nb', '````text\na\n```\nb\n````'],
  ['a longer fence', '`````', '``````text\n`````\n``````'],
  ['the end of the fold', '\n</details>\n@me', '```text\n\n</details>\n@me\n```'],
  ['a marker', '<!-- goldenpair -->', '```text\n< !-- goldenpair -->\n```'],
  ['carriage returns and escapes', 'a\r\nb\u001b[2J\u2028c', '```text\na\nb\nc\n```'],
  ['nothing', '', '```text\n\n```'],
])('%s cannot leave its block', (_, text, block) => {
  expect(escapeBlock(text)).toBe(block)
})

test('the fence is longer than any run of backticks inside', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('`', '``', '\n', 'a', '```\n')), (parts) => {
      const lines = escapeBlock(parts.join('')).split('\n')
      const fence = lines.at(-1) ?? ''
      expect(fence).toMatch(/^`{3,}$/)
      expect(lines.slice(1, -1).some((line) => line.includes(fence))).toBe(false)
    }),
  )
})
