import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeCode, escapeHtmlInMarkdown, escapeMarkdown } from '../../../src/report/render/escape.js'

const ZW = '&#8203;'

// Each line was checked with cmark-gfm 0.29.0.gfm.6 and GitHub's extensions: it renders as exactly the original text.
const hostile: [string, string, string][] = [
  ['a mention', 'ask @octocat', `ask @${ZW}octocat`],
  ['a team', '@acme/admins', `@${ZW}acme/admins`],
  ['a mail address', 'a@b.co', `a@${ZW}b.co`],
  ['user@commit', 'jlord@a5c3785ed8d6', `jlord@${ZW}a5c3785ed8d6`],
  ['a commit', 'a5c3785ed8d6a35868bc169f07e40e889087fd2e', `a5c3785${ZW}ed8d6a35868bc169f07e40e889087fd2e`],
  ['a hash, which is longer', `sha256:${'a1'.repeat(32)}`, `sha256:${'a1'.repeat(32)}`],
  ['a metric name, which is none', 'precision@5', 'precision@5'],
  ['digits that could become an address', 'a@5.co', `a@${ZW}5.co`],
  ['an issue', 'fixes #12', `fixes \\#${ZW}12`],
  ['an issue elsewhere', 'a/b#4', `a/b\\#${ZW}4`],
  ['an issue by prefix', 'GH-3 gh-3', `GH-${ZW}3 gh-${ZW}3`],
  ['HTML', '<b onclick="x">', '&lt;b onclick="x"&gt;'],
  ['the end of the fold', '</details></summary>', '&lt;/details&gt;&lt;/summary&gt;'],
  ['a comment', '<!-- goldenpair -->', '&lt;!-- goldenpair --&gt;'],
  ['an entity', '&lt;b&gt; &#64;', `&amp;lt;b&amp;gt; &amp;\\#${ZW}64;`],
  ['a link', '[x](http://e.vil)', `\\[x\\](http:${ZW}//e.vil)`],
  ['an image', '![x](http://e.vil/x.png)', `!\\[x\\](http:${ZW}//e.vil/x.png)`],
  ['an address', 'https://github.com/a/b/issues/1', `https:${ZW}//github.com/a/b/issues/1`],
  ['an address without scheme', 'www.e.vil', `www${ZW}.e.vil`],
  ['the same after an underscore', '__www.e.vil', `\\_\\_www${ZW}.e.vil`],
  ['emphasis', '**a** _b_ ~~c~~', '\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~'],
  ['code', '`a` ``b', '\\`a\\` \\`\\`b'],
  ['a backslash before what is escaped', '\\*', '\\\\\\*'],
  ['the end of a table cell', 'a|b \\| c', 'a&#124;b \\\\&#124; c'],
  ['a new line', 'a\n| b |\r\n# c', `a &#124; b &#124; \\#${ZW} c`],
  ['a formula', '$x$ and $`y`$', '<span>$</span>x<span>$</span> and <span>$</span>\\`y\\`<span>$</span>'],
  ['an emoji code', ':tada:', `:${ZW}tada:`],
  ['a heading', '# a', `\\#${ZW} a`],
  ['a list', '- a', '\\- a'],
  ['a numbered list', '1. a', '1\\. a'],
  ['a number, which is none', '78.3 %', '78.3 %'],
  ['a rule', '---', '\\---'],
  ['a quotation', '> a', '&gt; a'],
  ['a footnote', '[^1]', '\\[^1\\]'],
  ['a colour of the terminal', '\u001b[31mred\u001b[0m', 'red'],
  ['a link of the terminal', '\u001b]8;;http://e.vil\u0007text\u001b]8;;\u0007', 'text'],
  ['an override of direction', 'a\u202eb\u2066c', 'abc'],
  ['zero-width characters', '@\u200boctocat', `@${ZW}octocat`],
  ['tags and fillers', 'a\u{e0041}\u3164b', 'ab'],
  ['half a pair', 'a\ud800b', 'ab'],
]

describe('untrusted text is shown literally, whatever it contains:', () => {
  test.each(hostile)('%s', (_, text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
  })

  test('no text keeps a character that GitHub reads as markup', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom('', '@', '#1', '|', '<', '`', '\n- '),
        (text, spice) => {
          const left = escapeMarkdown(`${text}${spice}${text}`).replace(
            /&(amp|lt|gt|#8203|#124);|<\/?span>|\\[\\`*_[\]~#.)+=-]/g,
            '',
          )
          expect(left).not.toMatch(/[<>&`*_[\]~#|\n\\]/)
        },
      ),
    )
  })
})

test('in an HTML element only HTML and references are escaped', () => {
  expect(escapeHtmlInMarkdown('**a** | @me </summary> #1 "x" $1')).toBe(
    `**a** | @${ZW}me &lt;/summary&gt; #${ZW}1 "x" <span>$</span>1`,
  )
})

describe('a code span', () => {
  test.each([
    ['in backticks when it is harmless', 'src/a.py::f @me #1 <b>', '`src/a.py::f @me #1 <b>`'],
    ['in an element when it has backticks', 'a`b', '<code>a\\`b</code>'],
    ['in an element when it could end a table cell', 'a|b', '<code>a&#124;b</code>'],
    ['in an element when it has a backslash', 'a\\', '<code>a\\\\</code>'],
    ['in an element when it looks like a marker', '<!-- x -->', '<code>&lt;!-- x --&gt;</code>'],
    ['on one line', ' a\n\nb ', '`a b`'],
    ['even when it is empty', '\u200b', '<code> </code>'],
  ])('is written as %s', (_, text, code) => {
    expect(escapeCode(text)).toBe(code)
  })
})
