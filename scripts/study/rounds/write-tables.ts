import { z } from 'zod'
import { writeTable } from '../../figures/fill-page.js'

/** scripts/study/rounds/figures.json */
export const ROUNDS = z.object({
  changes: z.number(),
  seed: z.string(),
  cells: z.array(
    z.object({
      id: z.string(),
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

/** Cells whose worst figure stands in one row. */
const GROUPS: readonly (readonly [title: string, ids: RegExp])[] = [
  ['a loss of exactly the margin, eleven patterns', /^at −m: /],
  ['a loss of 1.2 margins, the same patterns', /^at −1\.2 m: /],
  ['nothing changed, the same patterns', /^at 0: /],
  ['failures counted in place of passes, nothing changed', /^lower is better/],
  ...[100, 70, 50, 30].flatMap((share): readonly (readonly [string, RegExp])[] => [
    [`${share} of 100 further answers are copies, a loss of the margin`, new RegExp(`^${share} % copies, at −m`)],
    [`${share} of 100 further answers are copies, nothing changed`, new RegExp(`^${share} % copies, at 0`)],
  ]),
  ['a bad minute in a tenth of the rounds, a loss of the margin', /^a bad minute, at −m/],
  ['a bad minute in a tenth of the rounds, nothing changed', /^a bad minute, at 0/],
  ['main was one point better on its day, nothing changed', /^main 1 points on its day, at 0/],
  ['main was one point worse on its day, a loss of the margin', /^main -1 points on its day, at −m/],
  ['main was three points worse on its day, a loss of the margin', /^main -3 points on its day, at −m/],
]

/** The worst figure of each attack beside its limit. */
export function writeAttacks({ cells }: z.infer<typeof ROUNDS>): string {
  const rows = GROUPS.flatMap(([title, ids]) => {
    const own = cells.filter(({ id }) => ids.test(id))
    const seen = own.flatMap(({ id, seen: all }) => all.flatMap((one) => (one.most === null ? [] : [{ id, ...one }])))
    return [...new Set(seen.map(({ name }) => name))].map((name) => {
      const rates = seen.filter((one) => one.name === name)
      const worst = rates.reduce((most, one) => (one.value > most.value ? one : most))
      const where = worst.id
        .replace(/^(at −?[\d.]*( ?m)?|lower is better|.*?, at (−m|0)): ?/, '')
        .replace(/^.*?, at (−m|0), /, '')
      return [title, name, `${worst.most ?? 100} %`, `${worst.value.toFixed(1)} %`, where, String(rates.length)]
    })
  })
  return writeTable(['attack', 'wrong verdict', 'expected at most', 'worst seen', 'where', 'designs'], rows)
}
