import { z } from 'zod'
import { type OwnedFigures, writeTable } from '../../figures/fill-page.js'
import type { SeenCell } from './simulate.js'

/** The schema of scripts/study/rounds/figures.json. */
export const ROUNDS = z.object({
  seed: z.string(),
  cells: z.array(
    z.object({
      id: z.string(),
      changes: z.number(),
      seen: z.array(
        z.object({
          name: z.string(),
          value: z.number(),
          known: z.number().nullable(),
          most: z.number().nullable(),
          is_off: z.boolean(),
        }),
      ),
    }),
  ),
})
export interface RoundsStudy {
  readonly seed: string
  readonly cells: readonly SeenCell[]
}

const AT_MARGIN = 'a loss of the margin'
const NOTHING = 'nothing changed'

/** The rows of the table; each shows the worst rate of the cells whose ids match. */
const GROUPS: readonly (readonly [title: string, ids: RegExp])[] = [
  [`${AT_MARGIN}, sixteen patterns`, /^at −m: /],
  ['a loss of 1.2 margins, the same patterns', /^at −1\.2 m: /],
  [`${NOTHING}, the same patterns`, /^at 0: /],
  ...pairOf('failures counted in place of passes', 'lower is better'),
  ...pairOf('recall, grades and other numbers', 'numbers'),
  ...pairOf('three gates', '3 gates'),
  ['three gates, a tenth of the cases of one broke', /^3 gates, one broke/],
  ...pairOf('ten gates', '10 gates'),
  ['ten gates, a tenth of the cases of one broke', /^10 gates, one broke/],
  ...pairOf('declared deterministic, 1 of 100 answers is odd', '99 % deterministic'),
  ...[100, 70, 50, 30].flatMap((share) => pairOf(`${share} of 100 further answers are copies`, `${share} % copies`)),
  ...pairOf('a bad minute in a tenth of the rounds', 'a bad minute'),
  ...['better', 'worse'].flatMap((word) =>
    [1, 3].flatMap((points) =>
      pairOf(
        `main was ${points === 1 ? 'one point' : 'three points'} ${word} on its day`,
        `main ${points} points ${word} on its day`,
      ),
    ),
  ),
]

function pairOf(title: string, id: string): readonly (readonly [title: string, ids: RegExp])[] {
  return [
    [`${title}, ${AT_MARGIN}`, new RegExp(`^${id}, at −m`)],
    [`${title}, ${NOTHING}`, new RegExp(`^${id}, at 0`)],
  ]
}

interface Rate {
  readonly cell: SeenCell
  readonly seen: SeenCell['seen'][number]
}

/**
 * Returns the rates of each row, the worst first: those farthest above their limit (or the highest, without a limit). For the detection
 * of true losses, the lowest rate is the worst.
 */
function listRows(cells: readonly SeenCell[]): readonly { readonly title: string; readonly rates: readonly Rate[] }[] {
  const above = ({ seen: { name, value, most } }: Rate): number =>
    name.endsWith(': regressed') ? -value : value - (most ?? 0)
  return GROUPS.flatMap(([title, ids]) => {
    const all = cells
      .filter(({ id }) => ids.test(id))
      .flatMap((cell) => cell.seen.flatMap((seen): readonly Rate[] => (seen.known === null ? [{ cell, seen }] : [])))
    return [...new Set(all.map(({ seen }) => seen.name))].map((name) => ({
      title,
      rates: all.filter(({ seen }) => seen.name === name).sort((one, other) => above(other) - above(one)),
    }))
  })
}

/**
 * Returns the ids of the worst cells of each row: one in twenty, but at least `least`. They are simulated again, because the worst of many
 * simulated rates overstates the true one.
 */
export function listWorst(cells: readonly SeenCell[], least: number): ReadonlySet<string> {
  return new Set(
    listRows(cells).flatMap(({ rates }) =>
      rates.slice(0, Math.max(least, Math.ceil(rates.length / 20))).map(({ cell }) => cell.id),
    ),
  )
}

/** Writes the table of the worst rate of each attack, among the cells that were simulated again, with its limit. */
export function writeAttacks({ cells }: RoundsStudy): string {
  const rows = listRows(cells).map(({ title, rates }) => {
    const most = Math.max(...rates.map(({ cell }) => cell.changes))
    const drawn = rates.filter(({ cell }) => cell.changes === most)
    const [worst] = drawn
    if (worst === undefined) throw new Error(`${title} was not drawn`)
    const { name, value, most: limit } = worst.seen
    const within =
      limit === null
        ? '–'
        : drawn.some(({ seen }) => seen.is_off)
          ? '**above**'
          : value > limit
            ? 'within chance'
            : 'yes'
    const where = worst.cell.id.replace(/^.*?: /, '')
    const bound = limit === null ? '–' : `${limit} %`
    return [title, name, bound, `${value.toFixed(1)} %`, within, where, String(rates.length)]
  })
  return writeTable(['attack', 'rate', 'at most', 'worst', 'kept', 'where', 'designs'], rows)
}

/** Writes the table of the worlds that the authors of the rules simulated: the rates of the product's code, with theirs in brackets. */
export function writeWorlds({ cells }: RoundsStudy): string {
  const worlds = new Map<string, string[]>()
  let head: string[] = []
  for (const { id, seen } of cells) {
    const [, change, world = ''] = /^table: ([a-z-]+), (.*)$/.exec(id) ?? []
    if (change === undefined) continue
    const known = seen.filter((one) => one.known !== null)
    const row = worlds.get(world) ?? []
    if (row.length === head.length) head = [...head, ...known.map(({ name }) => `${change.replace('-', ' ')}: ${name}`)]
    const figures = known.map(({ name, value, known: theirs, is_off: isOff }) => {
      const own = name === 'passes' ? value.toFixed(1) : `${value.toFixed(1)} %`
      return `${isOff ? '**' : ''}${own}${isOff ? '**' : ''} (${theirs ?? '–'})`
    })
    worlds.set(world, [...row, ...figures])
  }
  return writeTable(
    ['world', ...head],
    [...worlds].map(([world, row]) => [world, ...row]),
  )
}

/** Returns the worst rate of the cells that were simulated again, in %. */
function worstOf(cells: readonly SeenCell[], name: RegExp): string {
  const least = Math.min(...cells.map(({ changes }) => changes))
  const again = cells.filter(({ changes }) => changes > least)
  const values = (again.length === 0 ? cells : again).flatMap(({ seen }) =>
    seen.flatMap((one) => (name.test(one.name) ? [one.value] : [])),
  )
  return `${Math.max(...values).toFixed(1)} %`
}

const DISTURBED = /^(table|main \d|a bad minute|\d+ % copies)/

/** Returns the sentences about the attacks in docs/statistics.md and docs/why.md. */
export function ownedByAttacks({ cells }: RoundsStudy): OwnedFigures['sentences'] {
  const plain = cells.filter(({ id }) => !DISTURBED.test(id))
  return [
    {
      text: 'In the worst of {} designs rounds called {} of harmless changes _regressed_, and {} of true losses of the margin _no regression_ or _improved_.',
      figures: [String(plain.length), worstOf(plain, /false regressed$/), worstOf(plain, /false no regression/)],
    },
  ]
}

/** Returns the sentences in docs/statistics.md about a main that was measured on a better or worse day. */
export function ownedByDrift({ cells }: RoundsStudy): OwnedFigures['sentences'] {
  const worse = (points: number): string =>
    worstOf(
      cells.filter(({ id }) => id.startsWith(`main ${points} points worse on its day, at −m`)),
      /false no regression/,
    )
  return [
    {
      text: 'Where main was one point worse on its day, up to {} of true losses of the margin read _no regression_, and up to {} where it was three.',
      figures: [worse(1), worse(3)],
    },
  ]
}

/** Returns the file with one line per cell, so that a change of one cell is a diff of one line. */
export function writeRoundsStudy({ seed, cells }: RoundsStudy): string {
  const lines = cells.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')
  return `{\n  "seed": ${JSON.stringify(seed)},\n  "cells": [\n${lines}\n  ]\n}\n`
}

/** Returns a line of progress for a cell. */
export function writeSeenCell({ id, changes, seen }: SeenCell): string {
  const one = ({ name, value, known, most, is_off: isOff }: Rate['seen']): string => {
    const beside = known === null ? (most === null ? 'no limit' : `at most ${most}`) : `known ${known}`
    return `${name} ${value.toFixed(1)} (${beside})${isOff ? ' OFF' : ''}`
  }
  return `${id}, ${changes} changes: ${seen.map(one).join(', ')}`
}
