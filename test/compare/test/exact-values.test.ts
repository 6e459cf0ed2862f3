import { describe, expect, test } from 'vitest'
import { describeFiles } from '../../../src/format/describe-reason.js'
import { compareCode, readExact } from '../../../src/compare/test/exact-values.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { summarizeCode } from '../../../src/metrics/code/define-on-code.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { RunCode } from '../../../src/model/run/run-code.js'
import { SETTINGS } from '../../metrics/make-trial.js'
import { measureCodeText } from '../../metrics/measure-code-text.js'
import { scoredRun } from '../build-runs.js'

const GOOD = 'def f(a):\n    return a + 1\n'
const BAD = `def g(a, b):\n${Array.from({ length: 30 }, (_, n) => `    if a > ${n} and b < ${n}:\n        a = a * b + ${n}\n`).join('')}    return a\n`

const CODE_METRICS = buildMetrics({
  ...SETTINGS,
  code_quality: { sources: ['**/*.py'], framework: null, prefixes: [], language: null },
}).filter(({ measured_on: on }) => on === 'code')

const MI: MetricFacts = {
  ...{ id: 'code.mi', title: 'maintainability index', unit: 'score', kind: 'continuous', direction: 'higher' },
  ...{ range: [0, 100], environment: 'free', scale: 'linear', measured_on: 'code', definition: 'code.mi/1' },
}

const ANNOTATIONS: MetricFacts = { ...MI, id: 'code.return-annotations', range: [0, 1] }

function exactOf(before: RunCode, after: RunCode, metric = MI) {
  const runOf = (code: RunCode) => {
    const { run, trials } = scoredRun({ cases: [], trials: [], metrics: [metric] })
    return { run: { ...run, summaries: summarizeCode(CODE_METRICS, code), code_quality: code }, trials }
  }
  const facts = { no_baseline: null, redefined: new Map() }
  const exact = readExact(metric, { baseline: runOf(before), candidate: runOf(after), facts })
  if (exact === undefined) throw new Error('the metric is one of the code')
  return exact
}

async function compare(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return exactOf(await measureCodeText(before), await measureCodeText(after))
}

test("every code metric can be compared, and over one file equals the run's value", async () => {
  const code = await measureCodeText({
    'a.py': `import os\n\nclass C:\n    def m(self) -> int:\n        return 1\n\n${BAD}`,
  })
  for (const { id, measure } of CODE_METRICS) {
    const value = measure?.(code)
    expect(value, id).not.toBeNull()
    const compared = compareCode(id, code, code)
    expect(compared?.common.candidate, id).toBeCloseTo(value ?? NaN, 9)
    expect(compared?.common.baseline, id).toBeCloseTo(value ?? NaN, 9)
  }
})

describe('a change cannot make itself green', () => {
  test('by deleting a bad file', async () => {
    const { delta, basis, whole } = await compare({ 'a.py': GOOD, 'b.py': BAD }, { 'a.py': GOOD })
    expect([delta, basis]).toEqual([0, { files: { common: 1, added: 0, gone: 1 } }])
    expect(whole).toBeGreaterThan(50)
  })

  test('by emptying it', async () => {
    const { delta, basis } = await compare({ 'a.py': GOOD, 'b.py': BAD }, { 'a.py': GOOD, 'b.py': '' })
    expect([delta, basis]).toEqual([0, { files: { common: 1, added: 0, gone: 1 } }])
  })

  test('by adding good files, or lines to a good file', async () => {
    const { delta } = await compare({ 'a.py': GOOD, 'b.py': BAD }, { 'a.py': GOOD, 'b.py': BAD, 'c.py': GOOD })
    expect(delta).toBe(0)
  })

  test('by making a file worse under another name', async () => {
    const moved = await compare({ 'a.py': GOOD, 'b.py': GOOD }, { 'a.py': GOOD, 'c.py': BAD })
    expect(moved.delta).toBeLessThan(-5)
    expect([moved.basis, moved.n]).toEqual([{ files: { common: 1, added: 1, gone: 1 }, all_files: true }, 2])
    const better = await compare({ 'a.py': GOOD, 'b.py': BAD }, { 'a.py': GOOD, 'c.py': GOOD })
    expect(better.delta).toBe(0)
  })

  test.each<[string, string, string, string, string]>([
    ['nothing is worse', GOOD, GOOD, GOOD, GOOD],
    ['the files of both sides are worse still', GOOD, BAD, BAD, BAD],
  ])('but if %s, only the files of both sides are compared', async (_, oldA, oldB, newA, newC) => {
    const [before, after] = [
      { 'a.py': oldA, 'b.py': oldB },
      { 'a.py': newA, 'c.py': newC },
    ]
    const { delta, basis, n } = await compare(before, after)
    const { delta: own } = await compare({ 'a.py': oldA }, { 'a.py': newA })
    expect([delta, basis, n]).toEqual([own, { files: { common: 1, added: 1, gone: 1 } }, 1])
  })
})

test.each<[string, string, string]>([
  ['neither side', 'x = 1\n', 'x = 1\n'],
  ['the change', GOOD, 'x = 1\n'],
  ['main', 'x = 1\n', GOOD],
])('files of both sides in which %s has nothing to measure have no difference', async (_, was, is) => {
  const [before, after] = [
    { 'a.py': was, 'b.py': GOOD },
    { 'a.py': is, 'c.py': GOOD },
  ]
  const { obstacle, delta } = exactOf(await measureCodeText(before), await measureCodeText(after), ANNOTATIONS)
  const files = { common: 1, added: 1, gone: 1 }
  expect([obstacle, delta]).toEqual([{ kind: 'not-comparable', cause: { kind: 'no-common-value', files } }, null])
})

test('files of the measured language are compared, and of any language if none is named', async () => {
  const code = await measureCodeText({ 'a.py': GOOD, 'b.js': 'function f(a) {\n  return a + 1\n}\n', 'c.py': 'def (' })
  const compareIn = (language: RunCode['language']) =>
    compareCode('code.sloc', { ...code, language }, { ...code, language })
  expect([compareIn('python')?.common.candidate, compareIn('python')?.files.common]).toEqual([2, 1])
  expect([compareIn('javascript')?.common.candidate, compareIn(null)?.files.common]).toEqual([3, 2])
  expect(compareCode('code.unknown', code, code)).toBeNull()
})

test('a new file is in no figure, however bad', async () => {
  const { delta, basis } = await compare({ 'a.py': GOOD }, { 'a.py': GOOD, 'b.py': BAD })
  expect([delta, basis]).toEqual([0, { files: { common: 1, added: 1, gone: 0 } }])
})

test('an emptied module without figures leaves the others comparable', async () => {
  const { delta, obstacle, basis } = await compare(
    { 'pkg/__init__.py': 'x = 1\n', 'pkg/m.py': GOOD },
    { 'pkg/__init__.py': '', 'pkg/m.py': GOOD },
  )
  expect([delta, obstacle, basis]).toEqual([0, null, { files: { common: 1, added: 0, gone: 1 } }])
})

test('a mean over files weights each by the source lines of both sides', async () => {
  const [before, after] = [
    await measureCodeText({ 'a.py': GOOD, 'b.py': GOOD }),
    await measureCodeText({ 'a.py': GOOD, 'b.py': BAD }),
  ]
  const indexOf = (code: RunCode, path: string): number => {
    const file = code.files.find((one) => one.path === path)
    return file?.kind === 'measured' ? file.maintainability.index : NaN
  }
  // The weights are 2 + 2 lines of a.py and 2 + 62 lines of b.py.
  expect(compareCode('code.mi', before, after)?.common.candidate).toBeCloseTo(
    (4 * indexOf(after, 'a.py') + 64 * indexOf(after, 'b.py')) / 68,
    9,
  )
})

test('two programs without a common file are compared as a whole', async () => {
  const { delta, basis, n } = await compare({ 'one/a.py': GOOD }, { 'two/b.py': BAD, 'two/c.py': GOOD })
  expect(delta).toBeLessThan(0)
  expect([basis, n]).toEqual([{ files: { common: 0, added: 2, gone: 1 } }, 2])
})

test.each([
  [{ common: 12, added: 0, gone: 0 }, '12 files of both sides'],
  [{ common: 1, added: 3, gone: 0 }, '1 file of both sides, 3 new left out'],
  [{ common: 12, added: 2, gone: 1 }, '12 files of both sides, 2 new and 1 deleted or emptied left out'],
])('%j: %s', (files, text) => {
  expect(describeFiles(files)).toBe(text)
})
