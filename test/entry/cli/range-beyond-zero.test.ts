import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pairOf } from '../../pair-of.js'
import { runCli } from './run-cli.js'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'goldenpair-range-'))))
afterAll(async () => rm(folder, { recursive: true }))

const plain = (text: string): string =>
  text.replaceAll('\u202f', ' ').replaceAll('\\', '').replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<')
const table = (values: readonly number[]): string =>
  ['question,quality', ...values.map((value, at) => `q${at},${value}`)].join('\n')

/** Compares two files with one answer a case, and returns what a reader of each output sees. */
async function compare(before: readonly number[], now: readonly number[]) {
  await writeFile(join(folder, 'old.csv'), table(before))
  await writeFile(join(folder, 'new.csv'), table(now))
  const { out } = await runCli(folder, ['compare', 'old.csv', 'new.csv', '--out', 'report', '--verbose'], {
    columns: 300,
  })
  const read = async (name: string): Promise<string> => plain(await readFile(join(folder, 'report', name), 'utf8'))
  const { gates } = pairOf(await readFile(join(folder, 'report', 'comparison.json'), 'utf8'))
  return {
    gate: gates[0],
    out: plain(out).replaceAll(/\s+/g, ' '),
    sarif: await read('broken-cases.sarif'),
    written: { comment: await read('comment.md'), document: await read('report.md'), page: await read('report.html') },
  }
}

const HIGH = [0.95, 0.9, 1, 0.97, 0.92, 0.96, 0.95]
const LOW = [0.05, 0.1, 0.12, 0.08, 0.04, 0.11, 0.1]
const scores = (value: number): readonly number[] => Array.from({ length: 20 }, (_, at) => value + (at % 5) / 100)
/** Yes or no for each case: of how many from the first on the answer is yes. */
const yes = (count: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, at) => (at < count ? 1 : 0))

const chance = (n: number): string => `the range also allows for chance that ${n} cases cannot show; p decides`
const NO_GAIN = 'the range rules out a loss; whether there is a gain, p decides'

// docs/decision-rules.md#the-lines-of-a-look: with one try a side p is the test's, and the range takes slack.
describe('with one answer a side, the range', () => {
  test.each<[string, string, readonly number[], readonly number[], string, string]>([
    ['regressed', 'of 7 scores that fell', HIGH, LOW, '[−1, +.08]', chance(7)],
    ['regressed', 'of 6 of 12 cases that broke', yes(12, 12), yes(6, 12), '[−98, +8]', chance(12)],
    ['improved', 'of 5 of 12 cases that were fixed', yes(5, 12), yes(10, 12), '[−3.2, +96.1]', chance(12)],
    // Of 60 cases 30 got better and 17 worse: McNemar's mid-p is .058.
    [
      'no-regression',
      'of a gain that may be chance',
      yes(17, 60),
      [...yes(0, 17), ...yes(30, 43)],
      '[+0.4, +47.2]',
      NO_GAIN,
    ],
  ])('disagrees with p beside %s, %s, and every output says why', async (verdict, _, before, now, range, why) => {
    const { gate, out, sarif, written } = await compare(before, now)
    expect(gate).toMatchObject({ verdict, borderline: true })
    for (const [output, text] of Object.entries({ ...written, out })) {
      const parts = text.split(range)
      expect(parts.length, `${output}: ${text}`).toBeGreaterThan(1)
      for (const part of parts.slice(1)) expect(part.slice(0, 120), output).toContain(why)
    }
    expect(sarif).not.toContain(range)
    if (verdict !== 'no-regression') expect(written.document).not.toContain('potentially meaningful')
  })

  test.each<[string, readonly number[], readonly number[], string]>([
    ['leaves out 0 too', scores(0.9), scores(0.1), 'regressed'],
    ['includes 0, as the test does', HIGH, [0.05, ...HIGH.slice(1)], 'inconclusive'],
  ])('needs no word where it %s', async (_, before, now, verdict) => {
    const { gate, out, written } = await compare(before, now)
    expect(gate).toMatchObject({ verdict, borderline: false })
    for (const text of [out, ...Object.values(written)]) expect(text).not.toMatch(/the range (also allows|rules out)/)
  })
})
