import { expect, test } from 'vitest'
import { readReview } from '../../../../src/measure/judges/questions/ask-review.js'
import { REVIEW_CRITERIA } from '../../../../src/model/run/run-code.js'
import { measureCodeText } from '../../measure-code-text.js'
import { tableOf } from '../build-table.js'

const flat = (branches: number): string =>
  Array.from({ length: branches }, (_, at) => `    if a == ${at}: pass\n`).join('')
const def = (name: string, branches: number): string => `def ${name}(a):\n    pass\n${flat(branches)}`

test('functions with increased complexity are listed with file and line, changed ranks first', async () => {
  const old = await measureCodeText({
    'app.py': [def('calm', 1), def('grows', 2), def('jumps', 3), def('shrinks', 4)].join('\n'),
    'twice.py': [def('same', 1), def('same', 2)].join('\n'),
  })
  const now = await measureCodeText({
    'app.py': [
      def('shrinks', 0),
      def('jumps', 5),
      def('calm', 1),
      def('grows', 3),
      def('fresh', 2),
      def('huge', 11),
    ].join('\n'),
    'twice.py': [def('same', 1), def('same', 3)].join('\n'),
  })
  const table = tableOf('code-complexity', {
    base: { run: { code_quality: old } },
    head: { run: { code_quality: now } },
  })
  expect(table).toMatchObject({ place: 'comment', gist: '2 with a worse rank' })
  expect(table?.rows).toEqual([
    ['huge', 'app.py:27', 'new', '12 (C)'],
    ['jumps', 'app.py:4', '4 (A)', '6 (B)'],
    ['grows', 'app.py:16', '3 (A)', '4 (A)'],
    ['same', 'twice.py:5', '3 (A)', '4 (A)'],
  ])
  const calm = tableOf('code-complexity', {
    base: { run: { code_quality: old } },
    head: { run: { code_quality: old } },
  })
  expect(calm).toBeNull()
})

test('there is one row per arm and language, and unmeasurable files are listed with their line', async () => {
  const code = await measureCodeText({ 'a.py': def('f', 5), 'b.py': 'x = (\n' })
  const arms = { main: { run: { code_quality: code } } }
  expect(tableOf('code-quality', arms)?.rows[0]?.slice(0, 13)).toEqual([
    ...['main', null, 'python', 1, 7, 0, 6, 'B', 6, 6, 6],
    code.totals[0]?.maintainability.index,
    'A',
  ])
  expect(tableOf('code-quality', arms)?.notes.at(-1)).toBe(
    'Not measured in main: b.py, line 2: Unexpected token in expression.',
  )
  expect(tableOf('code-quality', { main: {} })).toBeNull()
})

test('the grades of a review are rows with their reasons, and unreviewed code is noted', async () => {
  const code = await measureCodeText({ 'a.py': def('f', 1) })
  const grades = REVIEW_CRITERIA.map((name, at) => [name, { score: at < 2 ? 5 : 3, reason: `about ${name}` }])
  const graded = readReview(Object.fromEntries(grades))
  if (typeof graded === 'string') throw new Error(graded)
  const reviewed = {
    ...code,
    review: { kind: 'reviewed' as const, judge: 'j', prompt: 'code/1', cut: '2 files', ...graded },
  }
  const failed = { ...code, review: { kind: 'unscored' as const, reason: 'no answer' } }
  const table = tableOf('code-review', {
    base: { run: { code_quality: failed } },
    head: { run: { code_quality: reviewed } },
  })
  expect(table?.rows.slice(0, 2)).toEqual([
    ['head', 'mean of the seven', graded.average, null],
    ['head', 'readability', 5, 'about readability'],
  ])
  expect(table?.notes.slice(1)).toEqual([
    'Not shown to the judge from head: 2 files.',
    'base was not reviewed: no answer.',
  ])
})
