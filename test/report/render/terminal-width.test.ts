import { describe, expect, test } from 'vitest'
import { renderTerminal } from '../../../src/report/render/terminal.js'
import { textWidth } from '../../../src/report/render/text-width.js'
import type { Report } from '../../../src/model/result/report.js'

const report: Report = {
  suite: 'golden',
  headline: ['❌ Regressed: success fell by 15 points on 60 cases, and that is no chance'],
  second_line: ['7 edited cases are not compared; 5 of them fail now'],
  collapsed: false,
  blocks: [
    {
      kind: 'table',
      columns: [
        { title: 'gate', align: 'left' },
        { title: 'main', align: 'right' },
        { title: 'this PR', align: 'right' },
        { title: 'change [95 % CI]', align: 'left' },
        { title: 'verdict', align: 'left' },
      ],
      rows: [
        [
          [{ kind: 'strong', text: 'success' }, ' (primary)'],
          ['82 %'],
          ['67 %'],
          ['−15 points [−26, −5]'],
          ['❌ regressed'],
        ],
        [['検索の精度'], ['.61'], ['.63'], ['+.02 [−.03, +.07]'], ['❓ cannot tell: can flag drops from 14 points']],
      ],
    },
    {
      kind: 'flips',
      lead: ['2 cases broke. Worst first:'],
      items: [
        {
          case_id: 'login-1',
          summary: [{ kind: 'code', text: 'login-1' }, ': the answer lacks the text it should have'],
          blocks: [],
        },
      ],
      left_out: 1,
    },
  ],
  footer: ['seed 1 · 60 cases · 180 trials · measured in 12 s'],
}

describe('a report on a terminal', () => {
  test.each([30, 40, 60, 80, 100, 200])('with %i columns has no longer line', (width) => {
    for (const text of renderTerminal(report, { width }).split('\n')) expect(textWidth(text)).toBeLessThanOrEqual(width)
  })

  test('with 40 columns shows a table row by row', () => {
    expect(renderTerminal(report, { width: 40 })).toBe(`❌ Regressed: success fell by 15 points
on 60 cases, and that is no chance

7 edited cases are not compared; 5 of
them fail now

success (primary)
  main: 82 % · this PR: 67 % · change
  [95 % CI]: −15 points [−26, −5] ·
  verdict: ❌ regressed
検索の精度
  main: .61 · this PR: .63 · change
  [95 % CI]: +.02 [−.03, +.07] ·
  verdict: ❓ cannot tell: can flag
  drops from 14 points

2 cases broke. Worst first:
- login-1: the answer lacks the text it
  should have
… and 1 more

seed 1 · 60 cases · 180 trials ·
measured in 12 s
`)
  })

  test('is the same text with and without colour', () => {
    // eslint-disable-next-line no-control-regex -- what colour adds
    const plain = renderTerminal(report, { width: 40, color: true }).replace(/\u001b\[\d+m/g, '')
    expect(plain).toBe(renderTerminal(report, { width: 40 }))
  })

  test('makes the columns of a wide table narrower before it gives up the grid', () => {
    const columns = ['metric', 'change of the mean', 'p (by Holm)', 'remark'].map((title) => ({
      title,
      align: 'left' as const,
    }))
    const cells = ['tokens per query', '+24 % [+20, +28], +75 tokens', '< .001', 'look here']
    const wide = { kind: 'table' as const, columns, rows: [cells.map((cell) => [cell])] }
    const text = renderTerminal(
      { ...report, headline: ['h'], second_line: null, blocks: [wide], footer: ['f'] },
      { width: 50 },
    )
    expect(text).toBe(`h

metric     change of the mean  p (by Holm)  remark
tokens     +24 % [+20, +28],   < .001       look
per query  +75 tokens                       here

f
`)
  })
})

test.each([
  [14, 'it rules out ≥ 20 points', ['it rules out', '≥ 20 points']],
  [14, 'a change of −3 [−4, +1]', ['a change of −3', '[−4, +1]']],
  [14, 'a list [of words that are long]', ['a list [of', 'words that are', 'long]']],
])('a line of %i columns breaks between words, not inside a number: %s', (width, text, lines) => {
  const [, second] = renderTerminal({ ...report, headline: ['h'], second_line: [text] }, { width }).split('\n\n')
  expect(second?.split('\n')).toEqual(lines)
})

describe('a report', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [text] })
  const whole: Report = {
    ...report,
    headline: ['❌ Regressed'],
    figures: ['Success 82 % → 67 %.'],
    second_line: null,
    blocks: [
      paragraph('Start here'),
      { kind: 'list', items: [['login-1'], ['login-2']] },
      { kind: 'note', text: ['⚠️ The judge changed.'] },
      { kind: 'details', summary: ['Noise floor'], blocks: [paragraph('It is low.')] },
    ],
    folded: [
      { kind: 'details', summary: ['Pictures'], blocks: [{ kind: 'preformatted', label: 'picture', text: 'x' }] },
      { kind: 'details', summary: ['Settings'], blocks: [{ kind: 'list', items: [['k: 5 → 3']] }] },
      paragraph('No case flipped.'),
    ],
    appendix: [paragraph('All metrics')],
    footer: ['seed 1'],
  }
  const short = ['❌ Regressed', 'Success 82 % → 67 %.', '', 'Start here', '- login-1', '- login-2', '']

  test('for a decision has the verdict, its figures, where to start and the warnings', () => {
    const expected = [...short, '⚠️ The judge changed.', '', 'seed 1', '']
    expect(renderTerminal(whole)).toBe(expected.join('\n'))
  })

  test('in full also has what a comment folds', () => {
    const folded = ['Noise floor', 'It is low.', '', 'Settings', '- k: 5 → 3', '', 'No case flipped.']
    const expected = [...short, '⚠️ The judge changed.', '', ...folded, '', 'seed 1', '']
    expect(renderTerminal(whole, { isVerbose: true })).toBe(expected.join('\n'))
    expect(renderTerminal({ ...whole, collapsed: true }, { isVerbose: true })).toBe(expected.join('\n'))
  })

  test('with only the verdict has one line if nothing changed', () => {
    const line = '❌ Regressed\nSuccess 82 % → 67 %.\n\nseed 1\n'
    expect(renderTerminal({ ...whole, collapsed: true })).toBe(line)
  })
})

test('a grouped column is named with its group, in a header row and row by row', () => {
  const columns = [
    { title: 'metric', align: 'left' as const },
    ...['lean', 'best'].map((group) => ({ title: 'change', align: 'left' as const, group })),
  ]
  const block = { kind: 'table' as const, columns, rows: [[['cost'], ['+300 %'], ['+1 900 %']]] }
  const wide = renderTerminal({ ...report, blocks: [block] })
  expect(wide).toMatch(/metric +lean: change +best: change/)
  expect(renderTerminal({ ...report, blocks: [block] }, { width: 12 }).replaceAll(/\n +/g, ' ')).toContain(
    'cost lean: change: +300 % · best: change: +1 900 %',
  )
})
