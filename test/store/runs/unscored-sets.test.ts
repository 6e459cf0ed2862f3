import { describe, expect, test } from 'vitest'
import { MAX_UNSCORED_SETS, storedTrialSchema, type Trial } from '../../../src/model/run/run.js'
import { appendTrials, trialsOfLines } from '../../../src/store/runs/unscored-sets.js'
import { makeTrial } from './make-run.js'

const trial = (id: string, unscored: Trial['unscored']): Trial => makeTrial(id, 0, { unscored })
const parse = (line: string) => storedTrialSchema.parse(JSON.parse(line))
const write = (trials: readonly Trial[]): string[] => {
  const lines: string[] = []
  const append = appendTrials((line) => lines.push(line))
  for (const one of trials) append(one)
  return lines
}
const read = (lines: readonly string[]): (Trial | string)[] => {
  const wholeOf = trialsOfLines()
  return lines.map((line) => wholeOf(parse(line)))
}

describe('reasons of unscored metrics', () => {
  test('are written once, and restored with every trial', () => {
    const trials = [
      trial('a', { 'cost.usd': 'no cost' }),
      trial('b', { 'cost.usd': 'no cost' }),
      trial('c', {}),
      trial('d', { 'cost.usd': 'no price' }),
      trial('e', { 'cost.usd': 'no cost' }),
    ]
    const lines = write(trials)
    expect(lines.map((line) => parse(line)).map(({ unscored, unscored_set }) => [unscored, unscored_set])).toEqual([
      [{ 'cost.usd': 'no cost' }, 0],
      [undefined, 0],
      [{}, undefined],
      [{ 'cost.usd': 'no price' }, 1],
      [undefined, 0],
    ])
    expect(read(lines)).toEqual(trials)
  })

  test('keep their order of metrics', () => {
    const trials = [trial('a', { x: '1', y: '2' }), trial('b', { y: '2', x: '1' }), trial('c', { x: '1', y: '2' })]
    expect(JSON.stringify(read(write(trials)))).toBe(JSON.stringify(trials))
  })

  test('are restored even if there are more different sets than a file may name', () => {
    const reason = (index: number): Trial['unscored'] => ({ 'answer.rouge-l': `the reply ${index % 100} is odd` })
    const trials = Array.from({ length: 5 * MAX_UNSCORED_SETS }, (_, index) => trial(`case-${index}`, reason(index)))
    expect(read(write(trials))).toEqual(trials)
  })

  test('are renumbered if a run is resumed', () => {
    const first = [trial('a', { x: '1' }), trial('b', { x: '2' })]
    const resumed = [trial('c', { x: '3' }), trial('d', { x: '3' })]
    expect(read([...write(first), ...write(resumed)])).toEqual([...first, ...resumed])
  })

  test('are written again if their line could not be written', () => {
    const lines: string[] = []
    const append = appendTrials((line) => {
      if (line.includes('"case":"a"')) throw new Error('the disk is full')
      lines.push(line)
    })
    expect(() => append(trial('a', { x: '1' }))).toThrow('the disk is full')
    const others = [trial('b', { x: '1' }), trial('c', { x: '1' })]
    for (const one of others) append(one)
    expect(read(lines)).toEqual(others)
  })

  test('of older versions are in every line', () => {
    const trials = [trial('a', { x: '1' }), trial('b', { x: '1' })]
    expect(read(trials.map((one) => JSON.stringify(one)))).toEqual(trials)
  })

  test.each([
    ['a number that no line above has', { unscored_set: 3 }, 'no line above has the reasons of `unscored_set` 3'],
    ['neither', {}, 'it has neither `unscored` nor `unscored_set`'],
  ])('are missing: %s', (_, fields, problem) => {
    expect(read([JSON.stringify({ ...trial('a', {}), unscored: undefined, ...fields })])).toEqual([problem])
  })

  test.each([-1, 0.5, MAX_UNSCORED_SETS, '0'])('have no set %j', (unscored_set) => {
    expect(storedTrialSchema.safeParse({ ...trial('a', {}), unscored_set }).success).toBe(false)
  })
})
