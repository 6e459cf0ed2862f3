import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { replySchema } from '../src/model/run/observation.js'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const tableRows = read('examples/README.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const from = tableRows.findIndex(([first]) => first === 'field')
const [head = [], , ...rows] = tableRows.slice(from)
const examples = head.slice(1).map((cell) => /^\[(.+)\]\(\1\)$/.exec(cell)?.[1] ?? cell)

/** Reads the replies recorded by scripts/recorded-replies.js. `.ci/run` compares them with what the examples report now. */
const repliesOf = (example: string) =>
  z.array(replySchema).parse(JSON.parse(read(`test/fixtures/example-replies/${example}.json`)))

describe('the table of examples/README.md', () => {
  test.each(examples.map((example, at) => ({ example, at })))('lists what $example reports', ({ example, at }) => {
    const told = rows.filter((cells) => cells[at + 1] === 'yes').map(([field = '']) => field.replaceAll('`', ''))
    const reported = new Set(repliesOf(example).flatMap((reply) => Object.keys(reply)))
    expect(told.sort()).toEqual([...reported].sort())
  })

  test('has an example for every part of how a target came to its answer', () => {
    const all = new Set(examples.flatMap(repliesOf).flatMap((reply) => Object.keys(reply)))
    const parts = 'resources components claims progress changes planner attempts cache steps tools agents'.split(' ')
    expect(parts.filter((part) => !all.has(part))).toEqual([])
  })
})
