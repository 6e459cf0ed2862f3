import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Comparison, writtenComparisonSchema } from '../../../src/model/result/comparison.js'
import { packZip } from '../../doubles/github/artifacts/zip.js'
import { runCli } from './run-cli.js'

interface Row {
  readonly question: string
  readonly correct: boolean
  readonly faithfulness: number | null
  readonly hallucination: number
  readonly error?: string
}

/** Makes rows of 60 questions; those for which `broken` is true fail. */
const rows = (broken: (index: number) => boolean, faithfulness = 0.9): readonly Row[] =>
  Array.from({ length: 60 }, (_, index) => ({
    question: `question ${index}`,
    correct: !broken(index),
    faithfulness: faithfulness - (index % 7) / 100,
    hallucination: (index % 3) / 10,
  }))

/** Part of the message if neither side has numbers. */
const BOTH = 'whose values are fine in the baseline, whose values are poor now'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-harness-'))
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  write(
    'old.json',
    rows((index) => index % 10 === 0),
  )
  write(
    'new.json',
    rows((index) => index % 3 === 0),
  )
  write(
    'same.json',
    rows((index) => index % 10 === 0),
  )
  write(
    'lower.json',
    rows((index) => index % 10 === 0, 0.6),
  )
  write(
    'down.json',
    rows(() => false).map((row, index) => (index < 30 ? { question: row.question, error: '429' } : row)),
  )
  write(
    'broken.json',
    rows(() => false).map((row, index) => (index < 30 ? { question: row.question, error: 'KeyError: docs' } : row)),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Copies a file of the readers' tests into this test's folder. */
function take(name: string, as = name): void {
  copyFileSync(new URL(`../../exchange/import/results/files/${name}`, import.meta.url), join(folder, as))
}
/** Returns the scores of a case in a run. */
function scoresOf(run: string, id: string): Readonly<Record<string, unknown>> {
  const lines = readFileSync(join(folder, run, 'trials.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const trials = lines.map((line) => trialSchema.parse(JSON.parse(line)))
  return trials.find((trial) => trial.case === id)?.scores ?? {}
}
const trialSchema = z.looseObject({ case: z.string(), scores: z.record(z.string(), z.unknown()) })

const compare = async (...args: readonly string[]): Promise<{ code: number; log: string; comparison: Comparison }> => {
  const { code, out, log } = await runCli(folder, ['compare', ...args, '--json', '--out', 'out'])
  return { code, log, comparison: writtenComparisonSchema.parse(JSON.parse(out)) }
}
const gatesOf = ({ candidates }: Comparison) =>
  (candidates[0]?.gates ?? []).map(({ gate, verdict }) => [gate.id, gate.primary, verdict])

describe('goldenpair compare, with files of another harness', () => {
  test('judges by success, and by each score in the direction that its name implies', async () => {
    const { code, log, comparison } = await compare('old.json', 'new.json')
    expect([code, comparison.verdict.word]).toEqual([1, 'regressed'])
    expect(gatesOf(comparison)).toEqual([
      ['success', true, 'regressed'],
      ['custom.faithfulness', false, 'no-regression'],
      ['custom.hallucination', false, 'no-regression'],
    ])
    const [candidate] = comparison.candidates
    expect(candidate?.gates[0]).toMatchObject({ baseline: 0.9, n: 60, newly_failing: 18, newly_passing: 4 })
    expect(log).toBe(
      'Higher is better: faithfulness (if not: --lower).\nLower is better: hallucination (if not: --higher).',
    )
  })

  test('the same results twice show no regression', async () => {
    const { code, comparison } = await compare('old.json', 'same.json')
    expect([code, comparison.verdict.word]).toEqual([0, 'no-regression'])
  })

  describe('40 answers of which none differs', () => {
    const write = (name: string, broken: number): string => {
      const rows = Array.from({ length: 40 }, (_, index) => ({
        ...{ id: `c${index}`, question: `q${index}`, passed: index % 5 > 0 && index >= broken },
        ...{ scores: { tone: (index % 10) / 10, effort: (index % 7) + 1 } },
      }))
      writeFileSync(join(folder, name), JSON.stringify(rows))
      return name
    }
    test.each([
      [[], 'no-regression', 0],
      // Cases 0 and 5 fail before. Six further losses have a mid-p of 2 · (½)⁶ · ½ = .016, and Holm's method doubles it for two gates.
      [[], 'inconclusive', 7],
      [[], 'regressed', 8],
      [['--margin', '7pp'], 'inconclusive', 0],
      [['--primary', 'tone'], 'inconclusive', 0],
      [['--primary', 'tone', '--margin', '8pp'], 'no-regression', 0],
      [['--primary', 'tone', '--margin', '10%'], 'inconclusive', 0],
      [['--primary', 'tone', '--margin', '20%'], 'no-regression', 0],
    ] as const)('with %j are %s if the first %d cases fail', async (flags, word, broken) => {
      const { comparison } = await compare(write('forty.json', 0), write('again.json', broken), ...flags)
      expect(comparison.verdict.word).toBe(word)
    })

    test('name the margin that they need, and give points to every score from 0 to 1', async () => {
      const plain = await compare(write('forty.json', 0), write('again.json', 0))
      expect(plain.log).toContain(
        'The margin is 8 points, because 40 answers cannot rule out less (another margin: --margin).',
      )
      const tone = await compare('forty.json', 'again.json', '--primary', 'tone')
      expect(tone.log).toContain(
        'The margin is .05, which 40 answers can hardly rule out: that takes at least 60, and more if the scores vary (another margin: --margin).',
      )
      const rows = Array.from({ length: 4 }, (_, index) => ({ id: `c${index}`, question: `q${index}`, passed: true }))
      for (const name of ['four.json', 'four-again.json']) writeFileSync(join(folder, name), JSON.stringify(rows))
      const four = await compare('four.json', 'four-again.json')
      expect(four.log).toContain(
        'The margin is .50, which 4 answers can hardly rule out: that takes at least 6, and more if the scores vary (another margin: --margin).',
      )
      const chosen = await compare('forty.json', 'again.json', '--margin', '12.5pp', '--higher', 'effort')
      expect(chosen.comparison.candidates[0]?.gates.map(({ gate }) => [gate.id, gate.margin])).toEqual([
        ['success', { kind: 'absolute', value: 0.125 }],
        ['custom.tone', { kind: 'absolute', value: 0.125 }],
        ['custom.effort', { kind: 'relative', value: 0.1 }],
      ])
    })

    test('are said to be the same, where that rules out too little', async () => {
      const files = [write('forty.json', 0), write('again.json', 0)]
      const { out } = await runCli(folder, ['compare', ...files, '--primary', 'tone'])
      expect(out.replaceAll(/\s+/g, ' ')).toContain(
        'Cannot tell: tone is the same on all 40 cases, too few to rule out a drop of .05',
      )
    })

    test.each([['10'], ['ten'], ['-5pp'], ['100%'], ['120pp']])('a margin of %s is refused', async (margin) => {
      const files = [write('forty.json', 0), write('again.json', 0)]
      const { code, log } = await runCli(folder, ['compare', ...files, `--margin=${margin}`])
      expect(code).toBe(3)
      expect(log).toContain(`--margin: got \`${margin}\`, expected points of a score from 0 to 1 (10pp)`)
    })
  })

  test('the verdict is about the named score', async () => {
    const { code, comparison } = await compare('old.json', 'lower.json', '--primary', 'faithfulness')
    expect([code, comparison.verdict]).toEqual([
      1,
      expect.objectContaining({ word: 'regressed', primary: 'custom.faithfulness' }),
    ])
  })

  test('questions that the provider did not answer do not count for the change', async () => {
    const { code, comparison } = await compare('old.json', 'down.json')
    expect([code, comparison.verdict.word]).toEqual([2, 'invalid'])
  })

  test('an error in the system is a failed answer', async () => {
    const { code, comparison } = await compare('old.json', 'broken.json')
    expect([code, comparison.verdict]).toEqual([1, expect.objectContaining({ word: 'regressed', primary: 'success' })])
    const [, faithfulness] = comparison.candidates[0]?.gates ?? []
    expect(faithfulness).toMatchObject({ n: 30, scored_share: { baseline: 1, candidate: 1 }, missing_unevenly: true })
  })

  test.each([
    [
      1.5,
      2,
      [
        'Latency 1 200 ms → 2 000 ms (median 1 000 ms → 1 500 ms) in 10 cases, measured at different times: no gate looks at it.',
      ],
    ],
    // One slow answer moves the mean alone.
    [1.4, 20, []],
    [1, 1, []],
  ])('a latency of %d times is named if the mean rose too', async (most, last, warnings) => {
    const table = (factor: (index: number) => number) =>
      JSON.stringify(
        Array.from({ length: 10 }, (_, index) => ({
          question: `q${index}`,
          accuracy: 1,
          latency: (index === 9 ? 3 : 1) * factor(index),
        })),
      )
    writeFileSync(
      join(folder, 'fast.json'),
      table(() => 1),
    )
    writeFileSync(
      join(folder, 'slow.json'),
      table((index) => (index < 8 ? most : last)),
    )
    const { comparison } = await compare('fast.json', 'slow.json')
    expect(comparison.candidates[0]?.warnings.map((one) => one.replaceAll('\u202f', ' '))).toEqual(warnings)
  })

  test('a score that is known as a share is not compared with one on another scale', async () => {
    const write = (name: string, scale: number) =>
      writeFileSync(
        join(folder, name),
        JSON.stringify(
          rows(() => false, 0.9 * scale).map(({ question, faithfulness }) => ({ question, faithfulness })),
        ),
      )
    write('shares.json', 1)
    write('percent.json', 100)
    expect(await runCli(folder, ['compare', 'shares.json', 'percent.json'])).toMatchObject({
      code: 3,
      log: expect.stringContaining('faithfulness goes from 0 to 1 on one side and beyond 1 on another') as unknown,
    })
    // Read apart, as in the Action.
    for (const name of ['shares', 'percent']) await runCli(folder, ['import', `${name}.json`, '--out', `runs/${name}`])
    const { comparison } = await compare('runs/shares', 'runs/percent')
    expect(comparison.verdict).toMatchObject({ word: 'not-comparable', because: 'no-comparable-gate' })
  })

  test('a score that only one side has is new in the change, and lost in the baseline', async () => {
    const table = (scores: object) =>
      JSON.stringify(
        Array.from({ length: 80 }, (_, index) => ({
          question: `q${index}`,
          ...(index === 0 ? { error: 'it crashed' } : { accuracy: 1, ...scores }),
        })),
      )
    writeFileSync(join(folder, 'without.json'), table({}))
    writeFileSync(join(folder, 'with.json'), table({ tone: 1 }))
    const added = await compare('without.json', 'with.json')
    expect(added.comparison.candidates[0]).toMatchObject({
      left_out: [{ score: 'tone', sides: ['candidate'] }],
      gates: [{ gate: { id: 'custom.accuracy' } }],
      warnings: ['Not compared: tone, which is new: it is compared once the baseline has it too.'],
    })
    expect(added.comparison.candidates[0]).not.toHaveProperty('ungated')
    const lost = await compare('with.json', 'without.json')
    expect(lost.comparison.candidates[0]?.gates.map(({ gate, verdict }) => [gate.id, verdict])).toEqual([
      ['custom.accuracy', 'no-regression'],
      ['custom.tone', 'invalid'],
    ])
    expect([added.code, lost.code]).toEqual([0, 2])
  })

  test.each([
    ['passing', { passed: true }],
    ['tokens', { usage: { input_tokens: 10, output_tokens: 5 } }],
  ])('%s that no row of the baseline has gets no gate, of files and of imported runs', async (_, more) => {
    const table = (row: object) =>
      JSON.stringify(Array.from({ length: 80 }, (_, index) => ({ question: `q${index}`, accuracy: 1, ...row })))
    writeFileSync(join(folder, 'plain.json'), table({}))
    writeFileSync(join(folder, 'more.json'), table(more))
    for (const of of ['plain', 'more']) await runCli(folder, ['import', `${of}.json`, '--out', `runs/${of}`])
    for (const [one, other] of [
      ['plain.json', 'more.json'],
      ['runs/plain', 'runs/more'],
    ] as const) {
      const { code, comparison } = await compare(one, other)
      expect([code, comparison.candidates[0]?.gates.map(({ gate }) => gate.id)]).toEqual([0, ['custom.accuracy']])
    }
  })

  test.each<[string, (index: number) => string, (index: number) => string, number]>([
    ['all are the same', (index) => `It is ${index}.`, (index) => `It is ${index}.`, 1],
    ['one is not', (index) => `It is ${index}.`, (index) => (index === 7 ? 'Nobody knows.' : `It is ${index}.`), 0],
    ['the baseline gives only four different ones', (index) => `${index % 4}`, (index) => `${index % 4}`, 0],
  ])('answers that are word for word those of the baseline are named: %s', async (_, before, now, times) => {
    const write = (name: string, answer: (index: number) => string) => {
      const rows = Array.from({ length: 40 }, (_one, index) => ({
        question: `q${index}`,
        answer: answer(index),
        pass: 1,
      }))
      writeFileSync(join(folder, name), JSON.stringify(rows))
    }
    write('before.json', before)
    write('after.json', now)
    const { code, comparison } = await compare('before.json', 'after.json')
    const comment = readFileSync(join(folder, 'out/comment.md'), 'utf8')
    expect([code, comparison.verdict.word, comparison.candidates[0]?.warnings]).toEqual([0, 'no-regression', []])
    const said =
      'All 40 answers are word for word those of before. If they should differ, check that the change was deployed, and that the results are not from a cache or an earlier run.'
    expect(comment.split(said)).toHaveLength(times + 1)
  })

  test('scores that vary say how many cases would settle the margin, by the differences that were seen', async () => {
    const write = (name: string, change: number) => {
      const rows = Array.from({ length: 30 }, (_, index) => ({
        question: `q${index}`,
        faithfulness: 0.5 + (index % 2 === 0 ? change : -change),
      }))
      writeFileSync(join(folder, name), JSON.stringify(rows))
    }
    write('still.json', 0)
    write('moved.json', 0.2)
    for (const [name, more] of [
      ['moved.json', 130],
      ['still.json', 30],
    ] as const) {
      writeFileSync(join(folder, 'other.json'), readFileSync(join(folder, name)))
      await compare('still.json', 'other.json')
      const comment = readFileSync(join(folder, 'out/comment.md'), 'utf8')
      expect(comment).toContain(`About ${more} more cases like these would settle .05.`)
    }
  })

  test('removed cases and tests in JUnit are named by their question too if the id is a UUID', async () => {
    const uuid = (index: number) => `4b166dbe-d99d-5091-abdd-95b8333${String(index).padStart(5, '0')}`
    const write = (name: string, count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        id: uuid(index),
        question: `What is ${index}?`,
        pass: 1,
      }))
      writeFileSync(join(folder, name), JSON.stringify(rows))
    }
    write('whole.json', 30)
    write('part.json', 29)
    await compare('whole.json', 'part.json')
    const [comment, junit] = ['comment.md', 'junit.xml'].map((name) => readFileSync(join(folder, 'out', name), 'utf8'))
    expect(comment).toContain(`1 case was removed: \`${uuid(29)}\` “What is 29?”.`)
    expect(junit).toContain(`<testcase name="${uuid(28)} “What is 28?”" classname="whole.cases"`)
  })

  test('an unreadable score on both sides prevents good news, unless others are selected', async () => {
    const table = (rating: string) =>
      JSON.stringify(
        Array.from({ length: 80 }, (_, index) => ({ question: `q${index}`, scores: { accuracy: 1, rating } })),
      )
    writeFileSync(join(folder, 'good.json'), table('fine'))
    writeFileSync(join(folder, 'bad.json'), table('poor'))
    const { log, comparison } = await compare('good.json', 'bad.json')
    expect(comparison.verdict).toMatchObject({ word: 'inconclusive', because: 'score-left-out' })
    expect(log).toContain(
      'warning: left out, because they are not numbers: rating, whose values are fine and whose values are poor.',
    )
    expect(comparison.candidates[0]).toMatchObject({
      left_out: [{ score: 'rating', reason: BOTH, directed: true, sides: ['baseline', 'candidate'] }],
      warnings: expect.arrayContaining([`Not compared: rating, ${BOTH}.`]) as unknown,
    })
    const chosen = await compare('good.json', 'bad.json', '--score', 'accuracy')
    expect([chosen.code, chosen.comparison.verdict.word]).toEqual([0, 'no-regression'])
  })

  test.each([
    [['old.json'], '1 argument, expected two to 10'],
    [['old.json', 'new.json', '--primary', 'faith'], '--primary'],
    [['old.json', 'new.json', '--trials', '3'], '--trials'],
    [['old.json#gpt', 'new.json'], 'it has no arm "gpt"; it has one without a name'],
    [['missing.json', 'new.json'], 'missing.json'],
  ])('%j is refused: %s', async (args, message) => {
    const { code, log } = await runCli(folder, ['compare', ...args])
    expect(code).toBe(3)
    expect(log).toContain(message)
  })
})

describe('a log of inspect_ai in an .eval file', () => {
  test.each(['inspect-deflate.eval', 'inspect-zstd.eval'])('%s is read by id and epoch', async (name) => {
    take(name)
    const run = `run-${name}`
    const { code, out } = await runCli(folder, ['import', name, '--out', run])
    expect([code, out]).toEqual([
      0,
      `${run}: a run of 4 results written.\nNext: goldenpair compare BASELINE CANDIDATE, with it as one of them.`,
    ])
    const lines = readFileSync(join(folder, run, 'trials.jsonl'), 'utf8')
      .trim()
      .split('\n')
    const trials = lines.map((line) => inspectSchema.parse(JSON.parse(line)))
    const seen = trials.map((trial) => [
      ...[trial.case, trial.trial, trial.observation.status],
      ...[trial.scores['custom.match'] ?? null, trial.scores['custom.grade'] ?? null],
    ])
    expect(seen).toEqual([
      ['2', 0, 'ok', 1, 0.75],
      ['2', 1, 'ok', 0.5, 0.25],
      ['10', 0, 'ok', 0, null],
      ['11', 0, 'failed', null, null],
    ])
  })
  const inspectSchema = z.looseObject({
    ...{ case: z.string(), trial: z.number(), scores: z.record(z.string(), z.unknown()) },
    observation: z.looseObject({ status: z.string() }),
  })

  /** Changes the unpacked size that the last entry claims, at offset 24 of its record in the central directory. */
  function patchSizes(zip: Buffer, size: number): Buffer {
    zip.writeUInt32LE(size, zip.lastIndexOf('PK\x01\x02') + 24)
    return zip
  }
  const header = JSON.stringify({ eval: { task: 't', model: 'm' } })
  test.each<[string, Buffer, string]>([
    ['no zip', Buffer.from('{"eval":{}}'), 'it is not a readable zip file'],
    ['an evaluation that has not ended', packZip({ '_journal/start.json': header }), 'it has no header.json'],
    [
      'a sample that is not JSON',
      packZip({ 'header.json': header, 'samples/1.json': '{' }),
      'samples/1.json in it is not JSON',
    ],
    [
      'a sample of more than 256 MB',
      patchSizes(packZip({ 'header.json': header, 'samples/1.json': '{}' }), 2 ** 31),
      'it is not a readable zip file: "samples/1.json" has 2147483648 bytes, more than 268435456',
    ],
    ['no sample', packZip({ 'header.json': header }), 'it has no results'],
  ])('with %s is refused', async (_what, bytes, message) => {
    writeFileSync(join(folder, 'bad.eval'), bytes)
    const { code, log } = await runCli(folder, ['compare', 'bad.eval', 'bad.eval'])
    expect(code).toBe(3)
    expect(log).toContain(`bad.eval cannot be read as results of inspect: ${message}`)
  })
})

/** Two queries of a test collection with two rankings each, and their values by trec_eval 10.0-rc3. */
const RANKED = {
  'bm25.run': {
    9: '45 21 550 306 571 22 102 1215 549 270 398 983 221 303 1204 144 572 1002 489 347'.split(' '),
    24: '756 46 883 51 724 1034 12 47 612 738 650 102 1170 1088 781 1217 157 837 583 274'.split(' '),
  },
  'tfidf.run': {
    9: '21 326 306 550 22 1215 45 571 46 102 528 875 763 388 270 5 846 629 303 989'.split(' '),
    24: '46 756 12 47 51 893 884 650 724 102 883 1043 738 566 1170 1068 1088 1317 1248 726'.split(' '),
  },
}
const QRELS = { '9': { '21': 3, '22': 3, '550': 3, '534': 0 }, '24': { '46': 3, '47': 3, '92': 2, '756': 0 } }
const EXPECTED: readonly [string, string, Readonly<Record<string, number>>][] = [
  [
    'bm25',
    '9',
    {
      'ndcg@10': 0.6978817289434458,
      'recall@10': 1.0,
      'precision@5': 0.4,
      map: 0.5555555555555555,
      mrr: 0.5,
      'r-precision': 0.6666666666666666,
    },
  ],
  [
    'bm25',
    '24',
    {
      'ndcg@10': 0.48180645284562057,
      'recall@10': 0.6666666666666666,
      'precision@5': 0.2,
      map: 0.25,
      mrr: 0.5,
      'r-precision': 0.3333333333333333,
    },
  ],
  [
    'tfidf',
    '9',
    {
      'ndcg@10': 0.8529278650606569,
      'recall@10': 1.0,
      'precision@5': 0.6,
      map: 0.7000000000000001,
      mrr: 1.0,
      'r-precision': 0.3333333333333333,
    },
  ],
  [
    'tfidf',
    '24',
    {
      'ndcg@10': 0.7283528197476834,
      'recall@10': 0.6666666666666666,
      'precision@5': 0.4,
      map: 0.5,
      mrr: 1.0,
      'r-precision': 0.3333333333333333,
    },
  ],
]

describe('a TREC run', () => {
  test('is scored as trec_eval does, and compared', async () => {
    for (const [name, queries] of Object.entries(RANKED)) {
      const lines = Object.entries(queries).flatMap(([query, ranked]) =>
        ranked.map((document, index) => `${query} Q0 ${document} ${index + 1} ${100 - index} ${name}`),
      )
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
    }
    const qrels = Object.entries(QRELS).flatMap(([query, grades]) =>
      Object.entries(grades).map(([document, grade]) => `${query} 0 ${document} ${grade}`),
    )
    writeFileSync(join(folder, 'qrels.txt'), `${qrels.join('\n')}\n`)
    const { comparison } = await compare('bm25.run', 'tfidf.run', '--qrels', 'qrels.txt')
    expect(gatesOf(comparison).map(([id, primary]) => [id, primary])).toEqual([
      ['retrieval.ndcg@10', true],
      ['retrieval.recall@10', false],
      ['retrieval.map', false],
      ['retrieval.mrr', false],
    ])
    for (const [run, query, expected] of EXPECTED) {
      const scores = scoresOf(`out/runs/${run}`, query)
      for (const [metric, value] of Object.entries(expected))
        expect(scores[`retrieval.${metric}`]).toBeCloseTo(value, 12)
    }
  })

  test('can be judged by another metric of retrieval, and needs judgments', async () => {
    const { comparison } = await compare('bm25.run', 'tfidf.run', '--qrels', 'qrels.txt', '--primary', 'retrieval.map')
    expect(comparison.verdict.primary).toBe('retrieval.map')
    const { code, log } = await runCli(folder, ['compare', 'bm25.run', 'tfidf.run'])
    expect([code, log]).toEqual([3, expect.stringContaining('give the judgments with --qrels FILE')])
  })
})

describe('goldenpair import, with scores of another harness', () => {
  test('writes run folders that compare like the files', async () => {
    for (const name of ['old', 'new'])
      expect((await runCli(folder, ['import', `${name}.json`, '--out', `imported-${name}`])).code).toBe(0)
    const { code, comparison } = await compare('imported-old', 'imported-new')
    expect([code, comparison.verdict.word]).toEqual([1, 'regressed'])
    expect(gatesOf(comparison)).toEqual(gatesOf((await compare('old.json', 'new.json')).comparison))
  })

  test.each([
    [['old.json'], 'no --out; name the run folder to write, e.g. --out runs/baseline'],
    [['old.json', 'new.json', '--out', 'x'], '"new.json" after a results file; a run folder is made of one'],
    [['old.json', '--tag', 'a', '--out', 'x'], '--tag'],
    [['csv', 'a.csv', '--score', 'a', '--out', 'x.yaml'], '--score'],
    [
      ['deepeval', 'old.json'],
      '"deepeval" is a format of results; write goldenpair import FILE --format deepeval --out FOLDER',
    ],
    [['old.json', '--out', 'imported-old'], 'imported-old exists already, and nothing was written'],
    [['promptfoo.json', '--out', 'x'], 'promptfoo.json has 4 arms; name one, as in FILE#ARM: '],
    [
      ['old.json', '--format', 'junit', '--out', 'x'],
      'old.json cannot be read as results of junit: it is not of this format',
    ],
  ])('%j is refused: %s', async (args, message) => {
    take('promptfoo.json')
    const { code, log } = await runCli(folder, ['import', ...args])
    expect(code).toBe(3)
    expect(log).toContain(message)
  })
})

describe('two questions', () => {
  const start = 'Read the text and answer. '.repeat(20)
  test.each([
    ['with the same first 200 characters', `${start}Who?`, `${start}Where?`],
    ['that differ in a line break', 'a\nb', 'a b'],
  ])('%s are two cases, the same two in every file', async (what, first, second) => {
    const rows = [
      { question: first, ok: 1 },
      { question: second, ok: 0 },
    ]
    const name = what.replaceAll(' ', '-')
    writeFileSync(join(folder, `${name}-1.json`), JSON.stringify(rows))
    writeFileSync(join(folder, `${name}-2.json`), JSON.stringify([...rows].reverse()))
    await compare(`${name}-1.json`, `${name}-2.json`)
    const casesOf = (run: string): readonly string[] =>
      runSchema
        .parse(JSON.parse(readFileSync(join(folder, `out/runs/${run}/run.json`), 'utf8')))
        .cases.map(({ id }) => id)
    expect(new Set(casesOf(`${name}-1`)).size).toBe(2)
    expect(casesOf(`${name}-2`)).toEqual([...casesOf(`${name}-1`)].reverse())
  })
  const runSchema = z.looseObject({ cases: z.array(z.looseObject({ id: z.string() })) })
})

test('a file larger than the limit is refused before it is read', async () => {
  truncateSync(join(folder, 'same.json'), 200_000_001)
  const { code, log } = await runCli(folder, ['compare', 'same.json', 'old.json'])
  expect([code, log]).toEqual([3, expect.stringContaining('same.json: it is larger than 200 MB')])
})
