import { describe, expect, test } from 'vitest'
import { adviseChange, powerLeft } from '../../../src/measure/suite/advise.js'
import { inspectSuite } from '../../../src/measure/suite/parse-suite.js'
import { formatProblem } from '../../../src/measure/suite/problem.js'
import { registries, TARGET } from './registries.js'

function advice(manifest: string, cases: string): readonly string[] {
  const caseFiles = [{ path: 'c.yaml', text: cases }]
  const source = {
    home: { name: 'golden', directory: '' },
    manifest: { path: 's/suite.yaml', text: manifest },
    caseFiles,
    registries,
    hash: (text: string) => text,
  }
  return inspectSuite(source)
    .advise()
    .map((problem) => formatProblem(problem))
}
const golden = (id: string, more: string): string => `- { id: ${id}, query: q, expected_answer: x, ${more} }\n`
const six = Array.from({ length: 6 }, (_, index) => golden(`c${index}`, 'tags: [a]')).join('')

describe('adviseSuite', () => {
  test('has no advice for a sound suite', () => {
    expect(advice(TARGET, six)).toEqual([])
    expect(advice(`${TARGET}gates: [{ metric: success, where: tag:a }]`, six)).toEqual([])
  })

  test('reports a suite without an enabled case', () => {
    expect(advice(TARGET, six.replaceAll('tags: [a]', 'enabled: false'))).toEqual([
      's/suite.yaml:1: no case is enabled, so nothing is asked. Remove `enabled: false` from some.',
    ])
  })

  test('counts the gates of the family and states the remaining power', () => {
    const gates = ['success', 'precision@1', 'precision@3', 'precision@5', 'precision@10']
      .map((metric) => `  - { metric: ${metric}, max_drop: 0.1 }\n`)
      .join('')
    const more =
      '  - { metric: ndcg@1, max_drop: 0.1 }\n  - { metric: ndcg@3, max_drop: 0.1 }\n  - { metric: ndcg@5, max_drop: 0.1 }\n'
    const cases = six.replaceAll('expected_answer: x', 'expected_spans: [{ path: p }]')
    expect(advice(`${TARGET}gates:\n${gates}`, cases)).toEqual([])
    expect(advice(`${TARGET}gates:\n${gates}${more.replaceAll(' }', ', severity: warn }')}`, cases)).toEqual([])
    // Gates with only a bound belong to no family.
    const bounds = more.replaceAll('max_drop', 'min')
    expect(advice(`${TARGET}gates:\n${gates}${bounds}`, cases)).toEqual([])
    expect(advice(`${TARGET}gates:\n${gates}${more}`, cases)).toEqual([
      's/suite.yaml:2: 8 gates share the level 0.05: the first that fails needs p < 0.0063 (Holm). A change that a single gate would find with 80 % power is found with 53 %. Keep at most 5, and show the rest with `severity: warn`.',
    ])
  })

  // Python 3 statistics.NormalDist: 1 - cdf(inv_cdf(1 - .05/(2*G)) - inv_cdf(.975) - inv_cdf(.8))
  test.each([
    [1, 0.8],
    [8, 0.5268],
  ])('the power that %d gates leave is %d', (gates, power) => {
    expect(powerLeft(0.05, gates)).toBeCloseTo(power, 3)
  })

  test('names gates over fewer than five cases, cases without a tag and tags that only disabled cases have', () => {
    const cases = `${six}${golden('d', 'tags: [old], enabled: false')}${golden('e', 'tags: []')}${golden('f', 'tags: [b]')}`
    const manifest = `${TARGET}gates:\n  - metric: success\n  - metric: success\n    where: tag:b\n`
    expect(advice(manifest, cases)).toEqual([
      's/suite.yaml:5: gate `success where tag:b` looks at 1 case (`tag:b`), too few to show anything. Add cases, or remove the gate.',
      'c.yaml:7: tag `old` is only on cases with `enabled: false`, so no case tests it. Enable a case, or add one.',
      'c.yaml:8: 1 of 8 cases has no tag, so no subset or table by tag includes it: e. Give them `tags`.',
    ])
  })

  test('warns of texts so short that they are found inside others', () => {
    const cases = `${six}${golden('g', 'tags: [a], checks: [{ contains: "30" }, { not_contains: no }, { contains: "€" }, { contains: yes }]')}`
    expect(advice(TARGET, cases)).toEqual([
      "c.yaml:7: case `g`: `30` is so short that it is found inside other words and numbers too. Use `regex: '\\b30\\b'`.",
      "c.yaml:7: case `g`: `no` is so short that it is found inside other words and numbers too. Use `regex: '\\bno\\b'`.",
    ])
  })
})

describe('adviseChange', () => {
  const suite = { manifest: 'golden/suite.yaml', files: ['golden/suite.yaml', 'cases/a.yaml'] }

  test.each([
    [['src/a.py', 'cases/a.yaml']],
    [['src/a.py', 'golden/cases/new.csv']],
    [['README.md', 'docs/a.html', '.github/workflows/ci.yml', 'tests/a.py', 'src/a.test.ts', 'package-lock.json']],
    [[]],
  ])('has no advice for %j', (changed) => {
    expect(adviseChange({ ...suite, changed })).toBeNull()
  })

  test('asks for a case if sources change and the golden set does not', () => {
    expect(adviseChange({ ...suite, changed: ['README.md', 'prompts/answer.txt', 'src/a.py'] })).toEqual({
      file: 'golden/suite.yaml',
      line: 1,
      message:
        'the change touches prompts/answer.txt and 1 more, but no case. Add a case for what is new, or for what was wrong.',
    })
  })
})
