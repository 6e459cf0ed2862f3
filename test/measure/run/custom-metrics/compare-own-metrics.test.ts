import { describeCause } from '../../../../src/format/describe-reason.js'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rescoreRun } from '../../../../src/measure/recorded/rescore-run.js'
import { recordLog } from '../../targets/start-session.js'
import { runCli } from '../../../entry/cli/run-cli.js'
import { compileHome } from './compile-home.js'
import { pairOf } from '../../../pair-of.js'

const EXAMPLE = fileURLToPath(new URL('../../../../examples/node-target', import.meta.url))
const SUITE = ['--suite', 'golden/with-metrics.yaml']

let folder: string
let home: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-own-metrics-'))
  home = await compileHome()
  await cp(EXAMPLE, folder, { recursive: true })
  const { code, log } = await goldenpair('run', ...SUITE, '--out', 'before')
  expect(code, log).toBe(0)
})
afterAll(async () => rm(folder, { recursive: true }))

const goldenpair = async (...args: readonly string[]) => runCli(folder, args, { home })

async function edit(path: string, from: string, to: string) {
  const text = await readFile(join(folder, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(folder, path), text.replace(from, to))
}

/** The gates on the suite's own metrics after a comparison of two recorded runs, where no module is at hand. */
async function compare(candidate: string) {
  const result = await goldenpair('compare', 'before', candidate, '--out', `${candidate}-report`)
  const text = await readFile(join(folder, `${candidate}-report`, 'comparison.json'), 'utf8')
  const { gates, warnings, differences } = pairOf(text)
  const own = gates.filter(({ metric }) => metric.id.startsWith('custom.'))
  return {
    ...result,
    warnings,
    differences,
    own: own.map((gate) => ({ id: gate.metric.id, verdict: gate.verdict, reason: describeCause(gate), n: gate.n })),
  }
}

describe("a suite's own metrics", () => {
  test('are listed and validated with the others', async () => {
    const { out } = await goldenpair('validate', '--list', 'metrics', ...SUITE)
    expect(out).toContain(
      `    0 to 1, higher is better, unit ratio; binary. Default margin: 0.05 absolute.
    Source: the house rule that answers are quotations, in golden/metrics.js.`,
    )
    expect((await goldenpair('validate', '--list', 'metrics')).out).not.toContain('custom.')
    const { code, out: told } = await goldenpair('validate', ...SUITE)
    expect(code).toBe(0)
    expect(told).toContain('Gates: success, custom.verbatim, custom.answer-words.')
  })

  test('are compared like any other, from recorded scores', async () => {
    await edit('target.js', '{ answer: text, spans,', '{ answer: `Well, it is so: ${text}`, spans,')
    expect((await goldenpair('run', ...SUITE, '--out', 'wordy', '--fail-on', 'never')).code).toBe(0)
    const { own, out } = await compare('wordy')
    expect(own).toEqual([
      { id: 'custom.verbatim', verdict: 'regressed', reason: expect.any(String) as string, n: 7 },
      {
        id: 'custom.answer-words',
        verdict: expect.stringMatching(/inconclusive|no-regression|regressed/) as string,
        reason: expect.any(String) as string,
        n: 8,
      },
    ])
    expect(out).toContain('answer quotes a passage')
    await edit('target.js', '{ answer: `Well, it is so: ${text}`, spans,', '{ answer: text, spans,')
  })

  test('have their scores in a reference checked by the range that the run beside it declares', async () => {
    expect((await goldenpair('ratchet', 'before', '--reference', 'own.json')).code).toBe(0)
    expect((await goldenpair('compare', 'own.json', 'before', '--out', 'same')).code).toBe(0)
    await edit('own.json', '"custom.answer-words":[', '"custom.answer-words":[-')
    const told =
      /own\.json cannot be read: case `[\w-]+`, trial 0: `custom\.answer-words` is -\d+, but it is never below 0\. Restore/
    for (const command of [
      ['compare', 'own.json', 'before', '--out', 'same'],
      ['run', ...SUITE, '--baseline', 'own.json', '--out', 'fresh'],
      ['ratchet', 'before', '--reference', 'own.json'],
    ])
      expect(await goldenpair(...command)).toMatchObject({ code: 3, log: expect.stringMatching(told) as string })
  })

  test('are not compared with scores by another version of their module', async () => {
    await edit('golden/metrics.js', 'return spans.some(', 'return true || spans.some(')
    expect((await goldenpair('run', ...SUITE, '--out', 'edited', '--fail-on', 'never')).code).toBe(0)
    const { own, code, differences } = await compare('edited')
    const reason = "defined differently from the baseline's"
    expect(own.map(({ verdict, reason }) => ({ verdict, reason }))).toEqual([
      { verdict: 'not-comparable', reason },
      { verdict: 'not-comparable', reason },
    ])
    expect(code).toBe(0)
    expect(differences.find(({ what }) => what === 'metrics')?.candidate).toBe('custom.answer-words, custom.verbatim')
    await edit('golden/metrics.js', 'return true || spans.some(', 'return spans.some(')
  })

  test.each<[string, string, string, string, string, string]>([
    [
      'scores that cannot be',
      'trials.jsonl',
      '"custom.verbatim":1',
      '"custom.verbatim":7',
      'invalid',
      "none of 7 cases is scored (at least 95 % needed): the suite's metric returned 7, but only 0 and 1 are possible",
    ],
    [
      'another direction',
      'run.json',
      '"direction": "higher",\n',
      '"direction": "lower",\n',
      'not-comparable',
      "defined differently from the baseline's",
    ],
  ])('cannot be won by a run that was given %s', async (what, file, from, to, verdict, reason) => {
    const forged = `forged-${file}`
    await cp(join(folder, 'before'), join(folder, forged), { recursive: true })
    const text = await readFile(join(folder, forged, file), 'utf8')
    // The last metric of run.json is the suite's own.
    const at = file === 'run.json' ? text.lastIndexOf(from) : 0
    expect(text.slice(at), what).toContain(from)
    await writeFile(join(folder, forged, file), text.slice(0, at) + text.slice(at).replaceAll(from, to))
    await rescoreRun({
      from: join(folder, forged),
      to: join(folder, `${forged}-anew`),
      change: (run) => ({ ...run, mode: 'pr' }),
      log: recordLog(),
      signal: new AbortController().signal,
    })
    const { own } = await compare(`${forged}-anew`)
    expect(own[0]).toMatchObject({ id: 'custom.verbatim', verdict, reason })
  })

  test('are listed as measured only in the baseline if a candidate dropped them', async () => {
    await edit('golden/with-metrics.yaml', 'custom_metrics: metrics.js\n', '')
    await edit('golden/with-metrics.yaml', '  - { metric: custom.verbatim, max_drop: 5pp }\n', '')
    await edit('golden/with-metrics.yaml', '  - { metric: custom.answer-words, max_rise: 5, severity: warn }\n', '')
    expect((await goldenpair('run', ...SUITE, '--out', 'dropped', '--fail-on', 'never')).code).toBe(0)
    const { differences } = await compare('dropped')
    expect(differences.find(({ what }) => what === 'metrics')?.changes).toContainEqual(
      'custom.verbatim: measured in the baseline only',
    )
    // In a pull request the gates of the base decide, and they still use the metric.
    const path = join(folder, 'dropped', 'run.json')
    const run = JSON.parse(await readFile(path, 'utf8')) as object
    await writeFile(path, JSON.stringify({ ...run, mode: 'pr' }))
    expect((await compare('dropped')).own[0]).toEqual({
      id: 'custom.verbatim',
      verdict: 'invalid',
      reason: 'none of 7 cases is scored (at least 95 % needed)',
      n: 0,
    })
  })
})
