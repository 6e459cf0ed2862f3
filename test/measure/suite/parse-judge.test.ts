import { describe, expect, test } from 'vitest'
import { REGISTRY } from '../../../src/measure/judges/index.js'
import { judgePromptPaths, type PromptFile } from '../../../src/measure/suite/parse-variants.js'
import { inspectSuite } from '../../../src/measure/suite/parse-suite.js'
import { formatProblem } from '../../../src/measure/suite/problem.js'
import { CASES, problemsOf, read, registries, TARGET } from './registries.js'

const judged = (judge: string, questions = '[answer]'): string =>
  `${TARGET}scoring: { judged: ${questions} }\njudge: ${judge}\n`

describe('a suite’s judge', () => {
  test('has its defaults, and the options read by its adapter', () => {
    expect(read(judged('{ type: strict, model: m }')).suite.judge).toEqual({
      type: 'strict',
      options: { model: 'm' },
      trials: 1,
      rubric_trials: 3,
      prompts: {},
    })
    expect(read(TARGET).suite.judge).toBeUndefined()
    const limits = '{ requests_per_minute: 60 }'
    expect(read(judged(`{ type: strict, model: m, limits: ${limits} }`)).suite.judge).toMatchObject({
      limits: { requests_per_minute: 60 },
    })
  })

  test.each<[string, string]>([
    [
      '{ type: strickt, model: m }',
      'suite.yaml:3: judge type `strickt` is unknown. Did you mean `strict`? Known: strict.',
    ],
    [
      '{ type: strict, modle: m }',
      'suite.yaml:3: `judge.model` is missing. Give text.\nsuite.yaml:3: key `judge.modle` is unknown. Did you mean `model`? Known: model, temperature, type, trials, rubric_trials, confirm, min_kappa, limits, prompts.',
    ],
    [
      '{ type: strict, model: 4 }',
      'suite.yaml:3: `judge.model` must be text, but `4` reads as a number. Put it in quotes: "4".',
    ],
    ['{ type: strict, model: m, trials: 0 }', 'suite.yaml:3: `judge.trials` must be at least 1, but is `0`.'],
    ['{ type: strict, model: m, min_kappa: 60 }', 'suite.yaml:3: `judge.min_kappa` must be at most 1, but is `60`.'],
    ['{ model: m }', 'suite.yaml:3: `judge.type` is missing. Give text.'],
  ])('is refused as %s', (judge, problems) => {
    expect(problemsOf(judged(judge)).join('\n')).toBe(problems)
  })

  test('is refused if semantic similarity is requested of a judge without a model of embeddings', () => {
    const open = (judge: string): readonly string[] => {
      const { problems } = inspectSuite({
        home: { name: 'golden', directory: '' },
        manifest: { path: 'golden/suite.yaml', text: judged(judge, '[similarity]') },
        caseFiles: [{ path: 'golden/cases/a.yaml', text: CASES }],
        registries: { ...registries, judges: REGISTRY },
        hash: (text) => text,
      })
      return problems.map(formatProblem)
    }
    expect(open('{ type: openai }')).toEqual([
      'golden/suite.yaml:3: `scoring.judged` asks for `similarity`, but `judge.embedding` names no model for it. Add `embedding: { model: text-embedding-3-small }` to `judge`, or take `similarity` out of `judged`.',
    ])
    expect(open('{ type: openai, embedding: { model: m } }')).toEqual([])
    expect(open('{ type: lexical }')).toEqual([])
  })

  test('causes a warning if it has no effect', () => {
    const warningsOf = (manifest: string) => read(manifest).warnings
    expect(warningsOf(judged('{ type: strict, model: m }'))).toEqual([])
    expect(warningsOf(judged('{ type: strict, model: m }', '[]'))).toEqual([
      'golden/suite.yaml:3: `judge` has no questions. List them under `scoring.judged`, such as `scoring: { judged: [answer] }`.',
    ])
    expect(warningsOf(`${TARGET}scoring: { judged: [rubric] }\n`)).toEqual([
      'golden/suite.yaml:2: `scoring.judged` asks for judgments, but the suite has no `judge`, so the metrics that need them stay unscored. Name a `judge`, or write judgments into the run yourself.',
    ])
  })

  test('causes a warning if its agreement is required and too few answers are labelled', () => {
    const manifest = judged('{ type: strict, model: m, min_kappa: 0.6 }')
    expect(read(manifest).suite.judge).toMatchObject({ min_kappa: 0.6 })
    expect(read(manifest).warnings).toEqual([
      'golden/suite.yaml:3: `judge.min_kappa` asks how far the judge agrees with people, but no case has `human_labels`, so every judged gate decides. Label the answers of 20 cases or more.',
    ])
    const label = (count: number): string =>
      Array.from(
        { length: count },
        (_, at) => `- { id: c${at}, query: q${at}, expected_answer: x, human_labels: { judge.correctness: 4 } }\n`,
      ).join('')
    const warningsOf = (count: number) =>
      read(manifest, label(count)).warnings.filter((warning) => warning.includes('min_kappa'))
    expect(warningsOf(19)).toEqual([
      'golden/suite.yaml:3: `judge.min_kappa` asks how far the judge agrees with people, but only 19 cases have `human_labels`, so every judged gate decides. Label the answers of 20 cases or more.',
    ])
    expect(warningsOf(20)).toEqual([])
  })

  test('is instructed by the files that it names, and an unusable file is reported at its name', () => {
    const text = judged('\n  type: strict\n  model: m\n  prompts:\n    answer: a.md\n    quality: q.md')
    const manifest = { path: 'golden/suite.yaml', text }
    expect(judgePromptPaths(manifest)).toEqual([
      { question: 'answer', path: 'a.md' },
      { question: 'quality', path: 'q.md' },
    ])
    const inspect = (quality: PromptFile) =>
      inspectSuite({
        home: { name: 'golden', directory: '' },
        manifest,
        caseFiles: [{ path: 'golden/cases/a.yaml', text: CASES }],
        prompts: [{ question: 'answer', kind: 'read', path: 'golden/a.md', text: 'Be kind.' }, quality],
        registries,
        hash: (given) => given,
      })
    const { suite } = inspect({ question: 'quality', kind: 'read', path: 'golden/q.md', text: 'Be just.' })
    expect(suite?.judge?.prompts).toEqual({
      answer: { path: 'golden/a.md', text: 'Be kind.' },
      quality: { path: 'golden/q.md', text: 'Be just.' },
    })
    const refused = inspect({ question: 'quality', kind: 'refused', message: '`q.md`: there is no file golden/q.md.' })
    expect(refused.problems.map(formatProblem)).toEqual([
      'golden/suite.yaml:8: prompt `q.md`: there is no file golden/q.md.',
    ])
  })
})
