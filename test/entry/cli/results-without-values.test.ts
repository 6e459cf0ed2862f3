import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from './run-cli.js'

type Help = 'full' | 'empty' | 'none'
const CASES = 120
const HELP: readonly Help[] = ['full', 'empty', 'none']

/** The value of the first score, whose column is full, empty, or not there. */
const helpOf = (help: Help, at: number): number | null | undefined =>
  help === 'full' ? (at % 4) / 4 : help === 'empty' ? null : undefined
const passOf = (at: number): number => (at % 10 < 8 ? 1 : 0)
const rows = <Row>(write: (at: number) => Row): readonly Row[] => Array.from({ length: CASES }, (_, at) => write(at))
const toCsv = (all: readonly Readonly<Record<string, string | number | null | undefined>>[]): string => {
  const names = Object.keys(all[0] ?? {})
  return [names, ...all.map((row) => names.map((name) => row[name] ?? ''))].map((cells) => cells.join(',')).join('\n')
}
const column = (name: string, help: Help, at: number) => (help === 'none' ? {} : { [name]: helpOf(help, at) })

/** Results whose first score, helpfulness, has no value in some files, as each harness writes them. */
const HARNESSES: Readonly<Record<string, (help: Help) => string>> = {
  'langsmith.csv': (help) =>
    toCsv(
      rows((at) => ({
        'inputs.question': `q${at}`,
        'outputs.answer': 'a',
        ...column('feedback.helpfulness', help, at),
        'feedback.correctness': passOf(at),
        example_id: `ex${at}`,
      })),
    ),
  'braintrust.json': (help) =>
    JSON.stringify(
      rows((at) => ({
        input: `q${at}`,
        output: 'a',
        scores: { ...column('helpfulness', help, at), correctness: passOf(at) },
        experiment_id: 'e',
        root_span_id: `s${at}`,
        span_id: `s${at}`,
      })),
    ),
  'ragas.csv': (help) =>
    toCsv(
      rows((at) => ({
        user_input: `q${at}`,
        response: 'a',
        ...column('helpfulness', help, at),
        correctness: passOf(at),
      })),
    ),
  'deepeval.json': (help) =>
    JSON.stringify({
      testCases: rows((at) => ({
        name: `t${at}`,
        input: `q${at}`,
        metricsData: [
          ...(help === 'none' ? [] : [{ name: 'helpfulness', score: helpOf(help, at) }]),
          { name: 'correctness', score: passOf(at) },
        ],
      })),
    }),
}

/** The folder of the run that a file is imported as. */
const runOf = (help: Help, name: string): string => `${help}-${name.replace(/\..*/, '')}`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-empty-'))
  for (const [name, write] of Object.entries(HARNESSES))
    for (const help of HELP) {
      await writeFile(join(folder, `${help}-${name}`), write(help))
      expect((await runCli(folder, ['import', `${help}-${name}`, '--out', runOf(help, name)])).code).toBe(0)
    }
})
afterAll(async () => rm(folder, { recursive: true }))

const compare = async (...args: readonly string[]) => {
  const { code, out, log } = await runCli(folder, ['compare', ...args, '--out', 'report'])
  const comment = await readFile(join(folder, 'report', 'comment.md'), 'utf8')
  return { code, out: out.replaceAll('\u202f', ' '), log, comment }
}

describe.each(Object.keys(HARNESSES))('a score without values, %s', (name) => {
  test('in both files gets no gate, which the log and the comment say', async () => {
    const { code, out, log, comment } = await compare(
      `empty-${name}`,
      `empty-${name}`,
      '--score',
      'helpfulness,correctness',
    )
    expect(code, out).toBe(0)
    expect(out).toMatch(/^✅ No regression on your 120 cases: a drop of 5 points in correctness/)
    expect(out).not.toContain('helpfulness')
    expect(log).toContain('Not compared, since no row has a value: helpfulness.\n')
    expect(comment).toContain('- `custom.helpfulness`: no gate, since no answer has a value.')
  })

  // An empty column of a plain table is no score.
  const isNew = (before: Help): boolean => before === 'none' || (before === 'empty' && name === 'ragas.csv')
  const SIDES: readonly [Help, Help][] = [
    ['full', 'empty'],
    ['full', 'none'],
    ['empty', 'full'],
    ['none', 'full'],
  ]
  test.each(SIDES.filter(([before]) => isNew(before)))(
    'that only the change has is new: %s, then %s',
    async (before, now) => {
      for (const pair of [
        [`${before}-${name}`, `${now}-${name}`],
        [runOf(before, name), runOf(now, name)],
      ]) {
        const { code, out, comment } = await compare(...pair)
        expect(code, out).toBe(0)
        expect(comment).toContain(
          'Not compared: helpfulness, which is new: it is compared once the baseline has it too.',
        )
      }
    },
  )

  test.each(SIDES.filter(([before]) => !isNew(before)))(
    'on one side is no green tick, of files and of imported runs: %s, then %s',
    async (before, now) => {
      for (const pair of [
        [`${before}-${name}`, `${now}-${name}`],
        [runOf(before, name), runOf(now, name)],
      ]) {
        const { code, out, log } = await compare(...pair)
        expect(code, log).toBe(2)
        expect(out.replaceAll(/\s+/g, ' ')).toMatch(/^⚠️ .*helpfulness could not be measured/)
      }
    },
  )
})
