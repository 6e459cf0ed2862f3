import { expect, test } from 'vitest'
import { escapeHtml, escapeHtmlText } from '../../../src/report/render/escape.js'

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`" onload='x' &`, '&quot; onload=&#39;x&#39; &amp;'],
  ['a\u202e\u0000b', 'ab'],
  ['&lt;', '&amp;lt;'],
])('%s is escaped for text and attributes', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})

test('between tags, quotation marks stay unchanged', () => {
  expect(escapeHtmlText(`"a" & <b>`)).toBe('"a" &amp; &lt;b&gt;')
})
