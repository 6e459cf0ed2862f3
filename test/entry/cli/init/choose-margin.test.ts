import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { decideInRounds, SUCCESS_GATE } from '../../../../scripts/benchmark/in-rounds.js'
import { independent, ordinary } from '../../../../scripts/study/rounds/attacks.js'
import type { InitTarget } from '../../../../src/entry/cli/init/find-setup.js'
import { declareDeterministic, writeManifest } from '../../../../src/entry/cli/init/write-files.js'
import { seededRandom } from '../../../../src/stats/random.js'

const write = (target: InitTarget, cases: number): string =>
  writeManifest(
    { name: 'x', target, command: './ask.sh', url: 'http://a/', jobs: '2', watched: 'critical', maxCostUsd: null },
    { include: [], exclude: [] },
    { setups: [], sources: [], cases, metrics: ['success'] },
  )
const marginOf = (manifest: string): string =>
  (parse(manifest) as { gates: { max_drop: string }[] }).gates[0]?.max_drop ?? ''

test.each([
  [1, '50pp'],
  [4, '50pp'],
  [5, '40pp'],
  [7, '30pp'],
  [8, '25pp'],
  [20, '10pp'],
  [50, '10pp'],
])('with %i cases the gate of an own system, whose answers may vary, has a margin of %s', (cases, margin) => {
  const manifests = (['command', 'http', 'module'] as const).map((target) => write(target, cases))
  expect(manifests.map(marginOf)).toEqual(Array(3).fill(margin))
})

test('the suite says why its margin is large and when to lower it', () => {
  expect(write('command', 8)).toContain(
    [
      '  # The pull request fails when success drops by 25 points or more and chance does not explain it.',
      '  # 8 cases cannot rule out less. Lower it as the suite grows: to 10pp at 20 cases, to 5pp at 60.',
      '  - metric: success\n',
    ].join('\n'),
  )
})

test('where answers do not vary, the margin is 5 points and needs no reason', () => {
  const steady = declareDeterministic(write('command', 8), { cases: 8, repeats: 8 })
  expect([write('search', 8), write('python', 8), write('node', 8), steady].map(marginOf)).toEqual(Array(4).fill('5pp'))
  expect(steady).not.toContain('cannot rule out less')
  const lines = [
    '  # Asked again, the target repeated 8 of 8 replies. With two equally likely answers to each question, one target in 256',
    '  # would do so by chance. If a model answers, drop this and raise max_drop.',
    '  deterministic: true',
  ].join('\n')
  expect(declareDeterministic(write('python', 8), { cases: 8, repeats: 8 })).toBe(
    write('python', 8).replace('\n\ngates:', `\n${lines}\n\ngates:`),
  )
})

describe('a change that changes nothing, with a fifth of the cases flaky', () => {
  const CHANGES = 200
  const shareDecided = (n: number, margin: number): number => {
    const answers = Array.from({ length: CHANGES }, (_, index) => {
      const random = seededRandom(`${n}/${index}`)
      return independent(ordinary({ n, flaky: 0.2, near: 0.01 }, 'nothing', random), random)
    })
    const gates = [{ ...SUCCESS_GATE, margin: { kind: 'absolute' as const, value: margin } }]
    const decided = decideInRounds(n, answers, { mainTries: 5, gates })
    return decided.filter(({ outcome }) => outcome.verdict === 'no-regression').length / CHANGES
  }

  test.each([5, 7, 8, 20])('of %i cases is mostly decided at the margin that init writes', (n) => {
    expect(shareDecided(n, parseInt(marginOf(write('command', n)), 10) / 100)).toBeGreaterThan(0.8)
  })

  test.each([8, 20])('of %i cases is mostly undecided at a margin of 5 points', (n) => {
    expect(shareDecided(n, 0.05)).toBeLessThan(0.35)
  })
})
