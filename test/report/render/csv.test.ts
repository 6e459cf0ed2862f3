import { expect, test } from 'vitest'
import { parseCsv } from '../../../src/model/csv.js'
import { renderCsv } from '../../../src/report/render/machine.js'

const REPORT = { suite: '', headline: [], second_line: null, collapsed: false, blocks: [], footer: [] }
const csvOf = (...rows: readonly (readonly [string, number | null])[]): string =>
  renderCsv(REPORT, {
    caseTable: { columns: ['case', 'success'], rows: () => rows },
  })

test('a table is lines with CRLF below a header, with empty cells for unmeasured values', () => {
  expect(
    csvOf(
      ['a', 0],
      ['b', null],
      ['c', -0.5],
      ['d', 0.1 + 0.2],
      ['e', 0.1 + 0.2],
      ['f', null],
      ['g', null],
      ['h', 1234567890123456],
      ['i', 1e-7],
    ),
  ).toBe('case,success\r\na,0\r\nb,\r\nc,-0.5\r\nd,0.3\r\ne,0.3\r\nf,\r\ng,\r\nh,1234567890123456\r\ni,1e-7\r\n')
})

test.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['say "a"', '"say ""a"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced', '" spaced"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+cmd|x', "'+cmd|x"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\n=1"'],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['\u200b=1', "'=1"],
  ['auth; =1', "auth;' =1"],
  ['-5', '-5'],
  ['+5.25', '+5.25'],
  ['a-b', 'a-b'],
])('the text %j is written as %j, and no spreadsheet executes it', (text, written) => {
  const csv = csvOf([text, 1])
  expect(csv).toBe(`case,success\r\n${written},1\r\n`)
  const { records, fault } = parseCsv(csv)
  expect(fault).toBeNull()
  expect(records).toHaveLength(2)
})
