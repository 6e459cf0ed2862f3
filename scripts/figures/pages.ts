import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { clopperPearson } from '../../src/stats/newcombe-interval.js'
import { ownedByAttacks, ownedByDrift, ROUNDS } from '../study/rounds/write-tables.js'
import { answerOnTheseCases, BENCHMARK, ownedByBenchmark, ownedByReadme, writeRounds } from '../benchmark/write-page.js'
import { parseStudy, type Study } from '../study/study.js'
import { answerHowOften, ownedByRequirements, ownedByStudy } from '../study/write-page.js'
import { fillPage, type OwnedFigures, writeTable } from './fill-page.js'

const count = z.number().int().nonnegative()
const used = z.object({ cpuSeconds: z.number(), megabytes: z.number() })

/** The schema of a run in shards and its merge. */
const merged = z.object({ shards: count, trials: count, slowest: used, merge: used })

/** The file in which each program saves the figures of its last run, with its schema. */
const KEPT = {
  bench: kept('scripts/bench', z.record(z.string(), z.number())),
  benchmark: { path: 'scripts/benchmark/figures.json', schema: BENCHMARK },
  rounds: { path: 'scripts/study/rounds/figures.json', schema: ROUNDS },
  bisection: {
    path: 'test/stats/noisy-bisection.json',
    schema: z.object({
      histories: count,
      right: count,
      probes: count,
      trials: count,
      plain: count,
      plainProbes: count,
    }),
  },
  parity: kept(
    'scripts/parity',
    z.object({
      radon: z.string(),
      python: z.string(),
      files: count,
      measured: count,
      equal: z.record(z.string(), count),
    }),
  ),
  scale: kept(
    'scripts/scale',
    z.object({
      trials: z.array(z.object({ trials: count, run: used, both: used, compare: used })),
      heap: z.object({ trials: count, limit: count, free: used, limited: used }),
      bytes: z.object({ kept: z.number(), packed: z.number() }),
      arms: z.array(used.extend({ arms: count, trials: count })),
      shards: z.array(merged),
      million: merged.extend({ compare: used }),
      suggest: used.extend({ lines: count, different: count, readMegabytes: z.number() }),
    }),
  ),
  soak: kept(
    'scripts/soak',
    z.object({
      still: z.array(
        z.object({
          suites: count,
          years: count,
          has_reference: z.boolean(),
          rate: z.number(),
          low: z.number(),
          high: z.number(),
          of: count,
          with_several: count,
          with_drift: count,
        }),
      ),
      drops: z.array(
        z.object({
          lost: z.number(),
          nights: count,
          has_reference: z.boolean(),
          found: count,
          of: count,
          middle: count.nullable(),
        }),
      ),
    }),
  ),
}

function kept<T extends z.ZodType>(folder: string, figures: T) {
  return {
    path: `${folder}/figures.json`,
    schema: z.object({ date: z.string(), node: z.string(), cores: count, figures }),
  }
}

type Read = (path: string) => string | Promise<string>

/** Returns the measured figures by the page that contains them. */
export async function findOwned(read: Read): Promise<Readonly<Record<string, OwnedFigures>>> {
  const open = async <T extends z.ZodType>({ path, schema }: { path: string; schema: T }): Promise<z.infer<T>> =>
    schema.parse(JSON.parse(await read(path)))
  const study = parseStudy(await read('docs/study.json'))
  const soak = (await open(KEPT.soak)).figures
  const scale = await open(KEPT.scale)
  const [benchmark, rounds] = [await open(KEPT.benchmark), await open(KEPT.rounds)]
  return {
    'README.md': ownedByReadme(benchmark),
    'docs/benchmark.md': joinOwned(ownedByBenchmark(benchmark), ownedByRequirements(study, rounds)),
    'docs/code-quality.md': ownedByQuality((await open(KEPT.parity)).figures, (await open(KEPT.bench)).figures),
    'docs/command-line.md': ownedByBisection(await open(KEPT.bisection)),
    'docs/nightly.md': ownedBySoak(soak),
    'docs/scale.md': ownedByScale(scale),
    'docs/statistics.md': joinOwned(ownedByStudy(study), {
      blocks: { 'benchmark-rounds': writeRounds(benchmark) },
      sentences: [...ownedByAttacks(rounds), ...ownedByDrift(rounds)],
    }),
    'docs/suggest.md': ownedBySuggest(scale.figures.suggest),
    'docs/why.md': joinOwned(ownedByWhy(study, soak), {
      blocks: { 'answers-here': answerOnTheseCases(benchmark) },
      sentences: ownedByAttacks(rounds),
    }),
  }
}

function joinOwned(one: OwnedFigures, other: OwnedFigures): OwnedFigures {
  return { blocks: { ...one.blocks, ...other.blocks }, sentences: [...one.sentences, ...other.sentences] }
}

/** Updates the figures on every page. Must run in the root of the repository. */
export async function fillPages(): Promise<void> {
  const read = (path: string): Promise<string> => readFile(path, 'utf8')
  for (const [page, owned] of Object.entries(await findOwned(read)))
    await writeFile(page, fillPage(await read(page), owned))
}

type Figures<Name extends Exclude<keyof typeof KEPT, 'benchmark' | 'bisection' | 'rounds'>> = z.infer<
  (typeof KEPT)[Name]['schema']
>['figures']
type Used = z.infer<typeof used>

const writeSeconds = (seconds: number): string => `${seconds < 9.95 ? seconds.toFixed(1) : seconds.toFixed(0)} s`
const writeMegabytes = (megabytes: number): string =>
  megabytes < 1000 ? `${megabytes.toFixed(0)} MB` : `${(megabytes / 1000).toFixed(1)} GB`
const writeUsed = ({ cpuSeconds, megabytes }: Used): string =>
  `${writeSeconds(cpuSeconds)}, ${writeMegabytes(megabytes)}`
const writeCount = (value: number): string => value.toLocaleString('en-US')
const writePercent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`

function ownedByQuality(
  { files, measured, python, radon, equal }: Figures<'parity'>,
  bench: Figures<'bench'>,
): OwnedFigures {
  const names = {
    raw: 'lines',
    cc: 'complexity: every block, averages, with inner',
    halstead: 'Halstead: file and every function',
    mi: 'maintainability index',
  }
  const rows = Object.entries(names).map(([id, name]) => {
    const same = equal[id] ?? NaN
    return [name, String(same), writePercent(same / measured, 2)]
  })
  const of = `equal, of ${measured} files`
  return {
    blocks: {
      parity: `With Python ${python} and radon ${radon}, which measures ${measured} of ${files} files in time:\n\n${writeTable(['measure', of, 'share'], rows)}`,
    },
    sentences: [
      {
        text: 'measures 130,000 lines of Python in {} of one core',
        figures: [writeSeconds(bench['130,000 lines of Python, processor'] ?? NaN)],
      },
    ],
  }
}

function ownedByBisection(seen: z.infer<typeof KEPT.bisection.schema>): OwnedFigures {
  const each = (sum: number): string => String(Number((sum / seen.histories).toFixed(1)))
  return {
    blocks: {},
    sentences: [
      {
        text: 'We simulated {} histories of 64 commits, in which one to eight cases flip and 5 to 20 % of their trials give the wrong result. `bisect` named the right commit in {} of them, and asked {} commits and {} trials a case on average. Plain bisection by one case named it in {}, and asked {} commits',
        figures: [
          String(seen.histories),
          ...[String(seen.right), each(seen.probes), each(seen.trials)],
          ...[String(seen.plain), each(seen.plainProbes)],
        ],
      },
    ],
  }
}

/** The number of years that the soak simulates by default. */
const YEARS = 6

function ownedBySoak({ still, drops }: Figures<'soak'>): OwnedFigures {
  const short = still.filter(({ years }) => years === YEARS)
  const rows = short.map(({ has_reference, rate, low, high, with_several, with_drift, of }) => [
    has_reference ? 'with a reference' : 'without a reference',
    rate.toFixed(2),
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
    `${with_several} of ${of}`,
    has_reference ? `${with_drift} of ${of}` : '–',
  ])
  const head = [
    `${short[0]?.suites ?? 0} suites, ${YEARS} years each`,
    'false issues a year',
    '95 % interval',
    'years with more than one',
    'years with a drift reported',
  ]
  const long = still.find(({ years, has_reference }) => years === 20 && has_reference)
  if (long === undefined) throw new Error('the soak has not simulated twenty years with a reference')
  const drift = clopperPearson({ successes: long.with_drift, n: long.of, alpha: 0.05 })
  return {
    blocks: { 'soak-still': writeTable(head, rows), 'soak-drops': writeDrops(drops) },
    sentences: [
      {
        text: 'falsely reported a drift in {} of {} years, {} (95 % interval {} to {}).',
        figures: [
          String(long.with_drift),
          String(long.of),
          writePercent(long.with_drift / long.of, 1),
          ...[(100 * drift.low).toFixed(2), writePercent(drift.high, 1)],
        ],
      },
    ],
  }
}

function writeDrops(drops: Figures<'soak'>['drops']): string {
  const nameOf = ({ lost, nights }: (typeof drops)[number]): string =>
    `${Math.round(100 * lost)} points ${nights === 1 ? 'in one night' : `over ${nights} nights`}`
  const tell = (drop: (typeof drops)[number] | undefined): string => {
    if (drop === undefined) return '–'
    const when = drop.middle === null ? '' : drop.middle === 1 ? ', the same night' : `, night ${drop.middle}`
    return `${drop.found} of ${drop.of}${when}`
  }
  const rows = [...new Set(drops.map(nameOf))].map((name) => [
    name,
    ...[false, true].map((wanted) =>
      tell(drops.find((drop) => nameOf(drop) === name && drop.has_reference === wanted)),
    ),
  ])
  return writeTable(['drop', 'without a reference', 'with a reference'], rows)
}

/** The memory that a process can use on a GitHub runner with 16 GB. */
const MAX_MEGABYTES = 12_000

function ownedByScale({ figures, node, cores }: z.infer<typeof KEPT.scale.schema>): OwnedFigures {
  const { trials, heap, bytes, arms, shards, million } = figures
  const byTrials = trials.map(({ trials, run, both, compare }) => [
    writeCount(trials),
    ...[run, both, compare].map(writeUsed),
  ])
  const byArms = arms.map(({ arms, trials, cpuSeconds, megabytes }) => [
    String(arms),
    writeSeconds(cpuSeconds),
    `${((1000 * cpuSeconds) / trials).toFixed(1)} ms`,
    writeMegabytes(megabytes),
  ])
  const byShards = shards.map(({ shards, slowest, merge }) => [String(shards), ...[slowest, merge].map(writeUsed)])
  const merged = shards.at(-1)
  if (merged === undefined) throw new Error('nothing was measured')
  const kilobytes = Math.ceil((1000 * million.compare.megabytes) / million.trials)
  const most = Math.floor((1000 * MAX_MEGABYTES) / kilobytes / 100_000) * 100_000
  const aNight = `${bytes.packed.toFixed(0)} MB`
  return {
    blocks: {
      'scale-trials': writeTable(['trials', '`run`', '`run --baseline`', '`compare`'], byTrials),
      'scale-arms': writeTable(['arms', 'processor', 'a trial', 'memory'], byArms),
      'scale-shards': writeTable(['shards', 'the slowest shard', 'the merge'], byShards),
      'scale-limits': writeTable(
        ['limit', 'needed'],
        [
          ['6 hours a job', '1,000,000 × 2 s ÷ 32 = 17.4 hours on one machine: at least three shards'],
          ['256 jobs in a matrix, 20 at a time (60 on a team plan)', '20 shards: an hour each'],
          [
            '1,000 API requests an hour and repository',
            'artifacts are not uploaded by this API; the merge lists and fetches them: about two a shard',
          ],
          [
            'artifacts: 500 MB on a free plan, 2 GB on a team plan',
            `${aNight} a night; with 90 days kept, ${writeMegabytes(90 * bytes.packed)}: set \`retention-days\` to 7`,
          ],
          [
            '16 GB of memory a runner',
            `merging a million trials needs ${writeMegabytes(million.merge.megabytes)}; comparing it with another run, ${writeMegabytes(million.compare.megabytes)}`,
          ],
        ],
      ),
    },
    sentences: [
      {
        text: 'The figures are of `npm run scale`, on {} cores with Node {} and a target that answers at once',
        figures: [String(cores), /\d+/.exec(node)?.[0] ?? node],
      },
      {
        text: 'comparing twice 30,000 trials takes {} and {} of processor time with `NODE_OPTIONS=--max-old-space-size=300`, and {} and {} without it.',
        figures: [heap.limited, heap.free].flatMap(({ megabytes, cpuSeconds }) => [
          writeMegabytes(megabytes),
          writeSeconds(cpuSeconds),
        ]),
      },
      {
        text: 'A trial takes about {} in `trials.jsonl`, and {} in the artifact, which is compressed.',
        figures: [`${(bytes.kept / 1000).toFixed(1)} kB`, `${bytes.packed.toFixed(0)} bytes`],
      },
      {
        text: 'the merge does not mind how many there are: about {} a trial.',
        figures: [`${((1000 * merged.merge.cpuSeconds) / merged.trials).toFixed(1)} ms`],
      },
      {
        text: 'A million trials in {} shards: the slowest shard took {} and {}, the merge with its report {} and {}, and comparing it with another run {} and {}.',
        figures: [
          String(million.shards),
          ...[million.slowest, million.merge, million.compare].flatMap((one) => [
            writeSeconds(one.cpuSeconds),
            writeMegabytes(one.megabytes),
          ]),
        ],
      },
      {
        text: 'So memory is the limit: at {} kB a trial a standard runner compares about {} trials with as many others, with `NODE_OPTIONS=--max-old-space-size=12000`.',
        figures: [String(kilobytes), writeCount(most)],
      },
    ],
  }
}

function ownedBySuggest({
  lines,
  different,
  readMegabytes,
  cpuSeconds,
  megabytes,
}: Figures<'scale'>['suggest']): OwnedFigures {
  return {
    blocks: {},
    sentences: [
      {
        text: 'A log of {} lines with {} different questions ({}) took {} of processor and {} of memory.',
        figures: [
          ...[lines, different].map(writeCount),
          writeMegabytes(readMegabytes),
          writeSeconds(cpuSeconds),
          writeMegabytes(megabytes),
        ],
      },
    ],
  }
}

function ownedByWhy(study: Study, { still }: Figures<'soak'>): OwnedFigures {
  const years = still.filter((one) => one.years === YEARS).map(({ rate }) => Math.round(1 / rate))
  const rows = [
    ...answerHowOften(study),
    [
      'Nothing changed for a year of nights. How many false issues?',
      `[One in ${[...new Set(years)].sort((one, other) => one - other).join(' or ')} years](nightly.md#the-soak)`,
    ],
  ]
  return { blocks: { answers: writeTable(['question', 'answer'], rows) }, sentences: [] }
}
