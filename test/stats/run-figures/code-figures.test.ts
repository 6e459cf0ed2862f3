import { Lexer, parse } from 'py-ast'
import { expect, test } from 'vitest'
import { codeFileSchema, codeTotalsSchema } from '../../../src/model/run/run-code.js'
import { measurePython } from '../../../src/metrics/code/source/measure-python.js'
import { sumCode } from '../../../src/stats/run-figures/code-figures.js'

const tokenize = (text: string) => new Lexer(text).tokenize()
const read = (path: string, text: string) => measurePython({ path, text, parse, tokenize, prefixes: ['os'] })

test('files of a language add up, and what is no sum is a mean over files or blocks', () => {
  const files = [
    read('a.py', 'import os\ndef f(a) -> int:\n    return 1 if a + 1 else 2  # why\n'),
    read('b.py', 'def g(a):\n    if a and b or c:\n        return a - 1\n\nclass A:\n    pass\n'),
    read('c.py', 'def ('),
  ]
  for (const file of files) expect(codeFileSchema.parse(file)).toEqual(file)
  const [totals, ...others] = sumCode(files)
  expect(others).toEqual([])
  expect(codeTotalsSchema.parse(totals)).toMatchObject({
    language: 'python',
    files: 2,
    unscored_files: 1,
    raw: { loc: 9, lloc: 8, sloc: 8, comments: 1, single_comments: 0, multi: 0, blank: 1 },
    comment_ratio: 1 / 8,
    // f is 2, g is 4, A is 1.
    complexity: {
      functions_only: { count: 2, average: 3, rank: 'A', max: 4, max_rank: 'A' },
      with_classes: { count: 3, average: 7 / 3, max: 4 },
      grade: 'A',
    },
    declarations: {
      imports: 1,
      framework_imports: 1,
      functions: 2,
      annotated_functions: 1,
      return_annotation_share: 0.5,
    },
  })
  const indexes = files.flatMap((file) => (file.kind === 'measured' ? [file.maintainability.index] : []))
  expect(totals?.maintainability.lowest).toBe(Math.min(...indexes))
  expect(totals?.maintainability.index).toBeCloseTo((indexes[0] ?? 0) / 2 + (indexes[1] ?? 0) / 2, 12)
})

test('where nothing was measured there are no totals', () => {
  expect(sumCode([read('c.py', 'def (')])).toEqual([])
})
