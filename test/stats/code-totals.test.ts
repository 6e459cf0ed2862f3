import { Lexer, parse } from 'py-ast'
import { expect, test } from 'vitest'
import { codeFileSchema, codeTotalsSchema, type MeasuredFile } from '../../src/model/run/run-code.js'
import { measurePython } from '../../src/metrics/code/source/measure-python.js'
import {
  CODE_FIGURES,
  completeDeclarations,
  gradeMaintainability,
  rankComplexity,
  meanComplexities,
  sumCode,
  sumFiles,
} from '../../src/stats/code-totals.js'

const tokenize = (text: string) => new Lexer(text).tokenize()
const read = (path: string, text: string) => measurePython({ path, text, parse, tokenize, prefixes: ['os'] })

test('sums of files of a language are added up, and other values are averaged over files or blocks', () => {
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
    // The complexity of f is 2, of g 4, of A 1.
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

test('there are no totals if nothing was measured', () => {
  expect(sumCode([read('c.py', 'def (')])).toEqual([])
})

/** Makes a measured file with two measures of each kind; the others are 0. */
function fileOf({ sloc, comments = 0, index, volume = 0, difficulty = 0, blocks = [] }: FilePart): MeasuredFile {
  return {
    path: `${index}.js`,
    language: 'javascript',
    kind: 'measured',
    raw: { loc: sloc + 1, lloc: sloc - 1, sloc, comments, single_comments: 0, multi: 0, blank: 1 },
    comment_ratio: null,
    complexity: { ...meanComplexities([]), total: 0, module: 0 },
    halstead: {
      distinct_operators: 0,
      distinct_operands: 0,
      operators: 0,
      operands: 0,
      vocabulary: 0,
      length: 0,
      calculated_length: 0,
      volume,
      difficulty,
      effort: volume * difficulty,
      time_seconds: 0,
      bugs: volume / 3000,
    },
    maintainability: { index, rank: 'A', grade: 'A', without_multi: 0 },
    declarations: completeDeclarations({
      imports: 3,
      import_statements: 2,
      framework_imports: 1,
      classes: 1,
      functions: 4,
      annotatable_functions: 0,
      annotated_functions: 0,
    }),
    blocks: blocks.map(([kind, complexity, inner = false], at) => {
      return { name: `b${at}`, kind, inner, line: 1, end_line: 1, complexity, rank: rankComplexity(complexity) }
    }),
  }
}

interface FilePart {
  readonly sloc: number
  readonly comments?: number
  readonly index: number
  readonly volume?: number
  readonly difficulty?: number
  readonly blocks?: readonly (readonly [MeasuredFile['blocks'][number]['kind'], number, boolean?])[]
}

const FILES = [
  fileOf({
    sloc: 10,
    comments: 5,
    index: 9,
    volume: 300,
    difficulty: 2,
    blocks: [
      ['class', 9],
      ['method', 6],
      ['function', 12, true],
    ],
  }),
  fileOf({ sloc: 30, comments: 3, index: 21, volume: 600, difficulty: 5, blocks: [['function', 4]] }),
]

test('each code metric reads its own total', () => {
  const [totals] = sumCode(FILES)
  if (totals === undefined) throw new Error('no totals')
  const figures = Object.entries(CODE_FIGURES).map(([metric, read]) => [metric, read(totals)])
  expect(Object.fromEntries(figures)).toEqual({
    'code.mi': 15,
    'code.lowest-mi': 9,
    'code.average-complexity': 5,
    'code.max-complexity': 6,
    'code.average-block-complexity': 19 / 3,
    'code.max-block-complexity': 9,
    'code.return-annotations': null,
    'code.imports': 6,
    'code.framework-imports': 2,
    'code.classes': 2,
    'code.functions': 8,
    'code.halstead-volume': 900,
    'code.halstead-difficulty': 3.5,
    'code.halstead-effort': 3600,
    'code.halstead-bugs': expect.closeTo(0.3, 15) as number,
    'code.sloc': 40,
    'code.lloc': 38,
    'code.comment-ratio': 0.2,
  })
  expect(totals.complexity.with_inner).toEqual({ count: 4, average: 31 / 4, rank: 'B', max: 12, max_rank: 'C' })
  expect(totals.maintainability).toMatchObject({ grade: 'B', lowest_grade: 'C' })
})

test('without code or a block there is no ratio and no complexity, and the grade is A', () => {
  const [totals] = sumCode([fileOf({ sloc: 0, index: 100 })])
  const read = (metric: keyof typeof CODE_FIGURES) => totals && CODE_FIGURES[metric](totals)
  expect([read('code.comment-ratio'), read('code.average-complexity'), read('code.max-complexity')]).toEqual([
    null,
    null,
    null,
  ])
  expect([read('code.average-block-complexity'), read('code.max-block-complexity')]).toEqual([null, null])
  expect(totals?.complexity).toEqual({
    functions_only: { count: 0, average: 0, rank: null, max: null, max_rank: null },
    with_classes: { count: 0, average: 0, rank: null, max: null, max_rank: null },
    with_inner: { count: 0, average: 0, rank: null, max: null, max_rank: null },
    grade: 'A',
  })
  expect(totals?.maintainability.lowest).toBe(100)
})

test('languages are totalled separately, in order, and weights change only the means over files', () => {
  const python: MeasuredFile = { ...fileOf({ sloc: 1, index: 50 }), language: 'python' }
  expect(sumCode([...FILES, python]).map(({ language, files }) => [language, files])).toEqual([
    ['python', 1],
    ['javascript', 2],
  ])
  const weighted = sumFiles(FILES, ({ raw }) => raw.sloc)
  expect(weighted?.maintainability.index).toBe((10 * 9 + 30 * 21) / 40)
  expect(weighted?.halstead).toMatchObject({ volume: 900, difficulty: (10 * 2 + 30 * 5) / 40 })
  expect(sumFiles([])).toBeNull()
})

// Values of `cc_rank` in radon 6.0.1, and the scorecard's own grades.
test.each([
  ...[0, 1, 5].map((complexity) => [complexity, 'A'] as const),
  ...[5.5, 6, 10].map((complexity) => [complexity, 'B'] as const),
  ...[10.2, 11, 20].map((complexity) => [complexity, 'C'] as const),
  ...[21, 30].map((complexity) => [complexity, 'D'] as const),
  ...[31, 40].map((complexity) => [complexity, 'E'] as const),
  ...[41, 50, 51, 1000].map((complexity) => [complexity, 'F'] as const),
])('a complexity of %d has rank %s', (complexity, rank) => {
  expect(rankComplexity(complexity)).toBe(rank)
})

test('maintainability is A from 20 and B from 10', () => {
  expect([100, 20, 19.9, 10, 9.9, 0].map(gradeMaintainability)).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
})
