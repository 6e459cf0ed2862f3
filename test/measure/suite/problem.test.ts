import { describe, expect, test } from 'vitest'
import { mergeAlike, foldProblems } from '../../../src/measure/suite/problem.js'

const at = (line: number, message: string) => ({ file: 'golden/cases.yaml', line, message })
const unknown = (line: number, id: string) => at(line, `case \`${id}\`: key \`page\` is unknown.`)

describe('the problems of a suite', () => {
  test.each([
    [
      'one each up to three cases',
      3,
      [
        '1: case `c1`: key `page` is unknown.',
        '2: case `c2`: key `page` is unknown.',
        '3: case `c3`: key `page` is unknown.',
      ],
    ],
    ['one for all of four and more', 35, ['1: 35 cases, the first `c1`: key `page` is unknown.']],
  ])('that cases share are %s', (_what, count, expected) => {
    const problems = Array.from({ length: count }, (_, index) => unknown(index + 1, `c${index + 1}`))
    const told = foldProblems([
      ...problems,
      at(90, 'case 9: `id` is missing. Give text.'),
      at(1, 'case id `a` is already used.'),
    ])
    expect(told.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      ...expected,
      '90: case 9: `id` is missing. Give text.',
      '1: case id `a` is already used.',
    ])
  })

  test('that have no case are listed each, even if they are equal', () => {
    const problems = [1, 2, 3, 4, 5].map((line) => at(line, 'a row has too few columns.'))
    expect(foldProblems(problems)).toEqual(problems)
  })
})

test('more than three remarks of a kind are combined at the first of them', () => {
  const note = (id: string) => ({ line: 1, message: `query \`${id}\` skipped: it has no answer.` })
  const other = { line: 9, message: 'it is long.' }
  expect(mergeAlike([note('a'), other, note('b'), note('c'), note('d')])).toEqual([
    { line: 1, message: 'query `a` skipped: it has no answer. (and 3 more of the kind)' },
    other,
  ])
  expect(mergeAlike([note('a'), note('b'), note('c')])).toHaveLength(3)
})
