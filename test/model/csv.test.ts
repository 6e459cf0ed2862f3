import { describe, expect, test } from 'vitest'
import { findDelimiter, escapeFormula, parseCsv, quoteField } from '../../src/model/csv.js'

describe('parseCsv', () => {
  test.each([
    [
      'a,b\n1,2\n',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a,"b ""c"""\r\n', ',', [['a', 'b "c"']]],
    ['a;b,c', ';', [['a', 'b,c']]],
    ['a\tb', '\t', [['a', 'b']]],
    [',\n', ',', [['', '']]],
    [
      'a,\r\rb,c',
      ',',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    ['', ',', []],
  ] as const)('%j by %j is %j', (text, delimiter, rows) => {
    const { records, fault } = parseCsv(text, delimiter)
    expect({ rows: records.map((record) => record.map((cell) => cell.text)), fault }).toEqual({ rows, fault: null })
  })

  test('says on which line a field starts, quoted line ends counted', () => {
    const { records } = parseCsv('"a\nb",c\nd,e')
    expect(records.map((record) => record.map(({ line }) => line))).toEqual([
      [1, 2],
      [3, 3],
    ])
  })

  test.each([
    ['a\n"b', { line: 2, message: 'a quote is opened here and never closed. Close it.' }],
    ['"a"b', { line: 1, message: 'there is text after the closing quote of a field. Double the quotes inside it.' }],
    [
      'a"b',
      {
        line: 1,
        message: 'a quote is inside a field without quotes. Put the whole field in quotes, and double the quote.',
      },
    ],
  ])('stops at the fault of %j', (text, fault) => {
    expect(parseCsv(text).fault).toEqual(fault)
  })
})

test.each([
  ['=1+1', "'=1+1"],
  ['  @x', "'  @x"],
  ['a;-b\n+c', "a;'-b\n'+c"],
  ['\uff1d1', "'\uff1d1"],
  ['\tx', "'\tx"],
  ['-1.5', '-1.5'],
  ['a-b=c', 'a-b=c'],
])('escapeFormula: %j', (text, guarded) => {
  expect(escapeFormula(text)).toBe(guarded)
})

test.each([
  ['a', 'a'],
  ['', ''],
  ['a "b"', '"a ""b"""'],
  ['a,b', '"a,b"'],
  [' a', '" a"'],
  ['a\rb', '"a\rb"'],
])('quoteField: %j is read back', (text, field) => {
  expect(quoteField(text)).toBe(field)
  expect(parseCsv(`${field},x`).records[0]?.[0]?.text).toBe(text)
})

test.each([
  ['a,b;c\n1;2;3', ','],
  ['a;b;c,d\n1,2,3,4', ';'],
  ['question, as asked, of whom\tanswer\n', '\t'],
  ['a', ','],
  ['', ','],
])('findDelimiter: %j', (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter)
})
