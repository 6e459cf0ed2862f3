import { z } from 'zod'
import { type OwnedFigures, writeTable } from '../figures/fill-page.js'
import { POLICIES, type Policy, type Word } from './policies.js'
import type { Tally } from './simulate.js'
import { CHANGES, type Change } from './world.js'

const count = z.number().int().nonnegative()
/** The schema of scripts/benchmark/figures.json. */
export const BENCHMARK = z.object({
  seed: z.string(),
  node: z.string(),
  tallies: z.array(
    z.object({
      policy: z.string(),
      n: count,
      change: z.enum(CHANGES),
      of: count,
      words: z.object({ red: count, warned: count, unclear: count, green: count }),
      passes: z.number(),
    }),
  ),
})

type Find = (policy: string, change: Change) => Tally

/** Returns a function that finds the tally of a policy and a kind of change, for suites of n cases. It throws if there is none. */
export function finder(tallies: readonly Tally[], n: number): Find {
  return (policy, change) => {
    const tally = tallies.find((one) => one.policy === policy && one.change === change && one.n === n)
    if (tally === undefined) throw new Error(`the benchmark has no ${policy}, ${change}, n = ${n}`)
    return tally
  }
}

export function shareOfWords({ words, of }: Tally, ...wanted: readonly Word[]): number {
  return wanted.reduce((sum, word) => sum + words[word], 0) / of
}

const writeShare = (share: number): string => `${(100 * share).toFixed(1)} %`

const HEAD = [
  'policy',
  'nothing changed: red',
  'warned',
  'cannot tell',
  'a tenth broken: missed',
  'two broken: missed',
  'three broken, three fixed: missed',
  'all pass a tenth less: missed',
  'answers a case',
]

function writeSize(find: Find): string {
  const rows = POLICIES.map(({ id, title }) => {
    const missed = (change: Change): string => writeShare(shareOfWords(find(id, change), 'unclear', 'green'))
    const nothing = find(id, 'nothing')
    return [
      title,
      ...(['red', 'warned', 'unclear'] as const).map((word) => writeShare(shareOfWords(nothing, word))),
      ...(['tenth-broken', 'two-broken', 'swap', 'spread'] as const).map(missed),
      nothing.passes.toFixed(2),
    ]
  })
  return writeTable(HEAD, rows)
}

function writeSource({ title, main, source }: Policy): string {
  const tries = main === 1 ? '1 try of main' : `${main} tries of main`
  const repository = source[0]?.repository
  const files = source.map(({ file }) => file).join(' and ')
  const place =
    repository === undefined ? 'src/compare here' : `${files} in [${repository}](https://github.com/${repository})`
  return `- ${title}, ${tries}: ${place}`
}

/** Returns the figures of docs/benchmark.md about the policies. */
export function ownedByBenchmark({ tallies }: z.infer<typeof BENCHMARK>): OwnedFigures {
  const sizes = [...new Set(tallies.map(({ n }) => n))].sort((a, b) => a - b)
  const tables = sizes.map((n) => `**${n} cases**\n\n${writeSize(finder(tallies, n))}`)
  return {
    blocks: {
      'benchmark-results': tables.join('\n\n'),
      'benchmark-policies': POLICIES.map(writeSource).join('\n'),
    },
    sentences: [],
  }
}

const WAYS = ['like-these', 'rounds-5', 'rounds-10'] as const

/** Writes the table in docs/statistics.md that compares one pass with rounds. */
export function writeRounds({ tallies }: z.infer<typeof BENCHMARK>): string {
  const sizes = [...new Set(tallies.map(({ n }) => n))].sort((a, b) => a - b)
  const rows = sizes.map((n) => {
    const find = finder(tallies, n)
    const each = (write: (way: string) => string): string => WAYS.map(write).join(' / ')
    const shares = (change: Change, word: Word): string =>
      each((way) => writeShare(shareOfWords(find(way, change), word)))
    return [
      String(n),
      shares('nothing', 'unclear'),
      shares('nothing', 'red'),
      shares('tenth-broken', 'red'),
      each((way) => find(way, 'nothing').passes.toFixed(1)),
    ]
  })
  const head = ['cannot tell', 'red'].map((word) => `nothing changed: ${word}`)
  return writeTable(['cases', ...head, 'a tenth broken: red', 'answers a case, nothing changed'], rows)
}

/** Writes the table in docs/why.md of how often a verdict on these cases is wrong, with main asked five and ten times. */
export function answerOnTheseCases({ tallies }: z.infer<typeof BENCHMARK>): string {
  const sizes = [...new Set(tallies.map(({ n }) => n))].sort((a, b) => a - b)
  const answers = (change: Change, ...words: readonly Word[]): readonly string[] =>
    sizes.map((n) =>
      ['rounds-5', 'rounds-10']
        .map((way) => writeShare(shareOfWords(finder(tallies, n)(way, change), ...words)))
        .join(' / '),
    )
  return writeTable(
    ['question', ...sizes.map((n) => `${n} cases`)],
    [
      ['Nothing changed. How often is the check red?', ...answers('nothing', 'red')],
      ['Nothing changed. How often can it not tell?', ...answers('nothing', 'unclear')],
      ['A tenth broke. How often is that neither red nor a warning?', ...answers('tenth-broken', 'unclear', 'green')],
      ['Two cases broke. How often is that neither red nor a warning?', ...answers('two-broken', 'unclear', 'green')],
    ],
  )
}

/** Returns the sentence in README about the benchmark, with its figures. */
export function ownedByReadme({ tallies }: z.infer<typeof BENCHMARK>): OwnedFigures {
  const find = finder(tallies, 60)
  const red = (policy: string, change: Change): string => writeShare(shareOfWords(find(policy, change), 'red'))
  return {
    blocks: {},
    sentences: [
      {
        text: 'With 60 cases, each asked ten times on main, Goldenpair turned red on {} of the pull requests that broke six cases and on {} of those that changed nothing. On the same two kinds of pull requests, a single run with McNemar\'s test turned red on {} and {}. The rule "red if a case that passed now fails" turned red on {} and {}.',
        figures: ['rounds-10', 'mcnemar', 'any-flip'].flatMap((policy) => [
          red(policy, 'tenth-broken'),
          red(policy, 'nothing'),
        ]),
      },
    ],
  }
}
