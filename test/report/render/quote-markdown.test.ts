import { expect, test } from 'vitest'
import { quoteMarkdown } from '../../../src/report/render/block-markdown.js'

test.each([
  ['prose is quoted', '14 days.\n*Really.*', '> 14 days.<br>\n> \\*Really.\\*'],
  ['a blank line stays', 'a\n\nb', '> a<br>\n><br>\n> b'],
  ['a blank line before it goes', '\n\na*', '> a\\*'],
  ['a list stays text', '- a\n1. b\n# c\n=== d', '> \\- a<br>\n> 1\\. b<br>\n> \\#&#8203; c<br>\n> \\=== d'],
  [
    'HTML, mentions and links stay text',
    '</details><img src=x>\n@me www.x.example',
    '> &lt;/details&gt;&lt;img src=x&gt;<br>\n> @&#8203;me www&#8203;.x.example',
  ],
  ['a marker stays text', '<!-- goldenpair -->', '> &lt;!-- goldenpair --&gt;'],
  ['a quotation stays text', '> a', '> &gt; a'],
  ['indentation keeps its block', 'if x:\n  y()', '```text\nif x:\n  y()\n```'],
  ['columns keep their block', 'a    b\nc    d', '```text\na    b\nc    d\n```'],
  ['a fence keeps its block', '```\na\n```', '````text\n```\na\n```\n````'],
  ['nothing is a block', '', '```text\n\n```'],
])('%s', (_, text, markdown) => {
  expect(quoteMarkdown(text)).toBe(markdown)
})
