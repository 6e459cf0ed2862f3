import { type OwnedFigures, writeTable } from '../figures/fill-page.js'
import type { Cell } from './cell.js'
import { WORDS } from './curves.js'
import { explainMiss } from './known-misses.js'
import { shareOf } from './rates.js'
import { nameOf, observe, type Observed } from './requirements.js'
import { type RoundsStudy, writeAttacks, writeWorlds } from './rounds/write-tables.js'
import type { Study } from './study.js'
import { writeObserved, writeRate, writeShare, writeWhere } from './write-tables.js'

const SIZES = [20, 50, 100, 200, 400]

/** Returns the figures of the study in docs/statistics.md. */
export function ownedByStudy(study: Study): OwnedFigures {
  return {
    blocks: { 'study-flags': writeFlags(study), 'study-sizes': writeSizes(study) },
    sentences: findSentences(study),
  }
}

/** Returns the figures of the study in docs/benchmark.md: all requirements for rows and rounds, and the cells that miss them. */
export function ownedByRequirements(study: Study, rounds: RoundsStudy): OwnedFigures {
  const still = findCell(study.cells, 'success, 0 % flips, 1 trial, n = 20')
  return {
    blocks: {
      'study-attacks': writeAttacks(rounds),
      'study-worlds': writeWorlds(rounds),
      'study-listed': writeListed(study),
      'study-misses': writeMisses(study),
      'study-required': writeObserved(observe(study.cells)),
    },
    sentences: [
      {
        text: '20 cases that never flip otherwise are unchanged in {} of runs',
        figures: [writeRate(still.unchanged_at_margin)],
      },
    ],
  }
}

/** Returns the questions and answers in docs/why.md about how often a verdict is wrong. */
export function answerHowOften(study: Study): readonly (readonly [question: string, answer: string])[] {
  const observed = observe(study.cells)
  const find = (id: string): Observed | undefined => observed.find(({ requirement }) => requirement.id === id)
  const below = (rates: Observed | undefined): number =>
    Math.floor(100 * shareOf(rates?.worst?.rate ?? { exact: NaN })) + 1
  const alarms = find('false-regressed')
  const [of50, of100, of200] = [50, 100, 200].map((n) => whole(findWord(study, n, 0.1, 'regressed')))
  return [
    [
      'Nothing changed. How often does it say "regressed"?',
      `In fewer than ${below(alarms)} of 100 pull requests, in every one of ${alarms?.findings.length ?? 0} measured rates. The limit is 5`,
    ],
    [
      'Success truly fell by the margin. How often does it say "no regression"?',
      `In fewer than ${below(find('false-no-regression-binary'))} of 100`,
    ],
    [
      'Success truly fell by 10 points. How often does it say "regressed"?',
      `With 50 cases in ${of50 ?? '–'} of pull requests, with 100 in ${of100 ?? '–'}, with 200 in ${of200 ?? '–'}`,
    ],
  ]
}

function findSentences(study: Study): OwnedFigures['sentences'] {
  const { cells } = study
  const success = (flips: number, n: number): Cell => findCell(cells, `success, ${flips} % flips, 1 trial, n = ${n}`)
  const alone = shareOf(success(20, 200).false_regressed[1] ?? { exact: 0 })
  const rare = findCell(cells, 'recall in thirds, no noise, rare losses, margin 5 %, 1 trial, n = 50')
  const level = study.levels.find(({ n, flips }) => n === 100 && flips === 0.1)
  const word = (n: number, drop: number, name: (typeof WORDS)[number]): string => whole(findWord(study, n, drop, name))
  return [
    {
      text: 'With 50 cases and a true drop of 10 points the gate says _regressed_ in {} of pull requests, with 400 in {}.',
      figures: [word(50, 0.1, 'regressed'), word(400, 0.1, 'regressed')],
    },
    {
      text: 'When nothing changed, 50 cases give a clean _no regression_ in {}, 400 in {}.',
      figures: [word(50, 0, 'no-regression'), word(400, 0, 'no-regression')],
    },
    {
      text: 'the exact test is wrong in {} of comparisons, mid-p in {}.',
      figures: [writeShare(level?.exact_p ?? NaN), writeShare(level?.mid_p ?? NaN)],
    },
    {
      text: 'ten gates that are each wrong in {} would be wrong together in {} of pull requests; with Holm it is {}.',
      figures: [writeShare(alone), writeShare(1 - (1 - alone) ** 10), writeRate(success(20, 200).false_regressed[10])],
    },
    {
      text: 'the t bound alone says _no regression_ in {} of runs, t and Gaffke together in {}.',
      figures: [writeRate(rare.by_t_bound_alone), writeRate(rare.false_no_regression)],
    },
    {
      text: 'of which 10 % flip anyway says "flags drops of {} or more", and flags a true drop of that size in {} of runs.',
      figures: [points(success(10, 100).can_flag[1]), writeRate(success(10, 100).power[1])],
    },
  ]
}

function writeSizes(study: Study): string {
  const drops = [0, 0.05, 0.1, 0.15]
  const rows = SIZES.map((n) => [
    String(n),
    ...drops.map((drop) => whole(findWord(study, n, drop, 'regressed'))),
    whole(findWord(study, n, 0, 'no-regression')),
    whole(findWord(study, n, 0.05, 'no-regression')),
  ])
  const head = [
    'cases',
    ...drops.map((drop) => `regressed, true drop ${100 * drop}`),
    'no regression, no drop',
    'no regression, true drop 5',
  ]
  return writeTable(head, rows)
}

function writeFlags({ cells }: Study): string {
  const populations = [
    'success, 5 % flips, 1 trial',
    'success, 10 % flips, 1 trial',
    'success, 20 % flips, 1 trial',
    'success, 10 % flips, base 85 %, 3 trials',
    'recall in thirds, losses spread, 1 trial',
    'grades 1 to 5, losses spread, 1 trial',
    'tokens, lognormal, 1 trial',
  ]
  const rows = populations.map((name) => [
    name,
    ...SIZES.map((n) => {
      const { can_flag: flags, power } = findCell(cells, `${name}, n = ${n}`)
      const flag = flags[1] ?? null
      if (flag === null) return '–'
      return `${name.startsWith('grades') ? flag.toFixed(2) : writeShare(flag)} → ${writeRate(power[1])}`
    }),
  ])
  return writeTable(['design', ...SIZES.map((n) => `n = ${n}`)], rows)
}

/** The listed requirements to show by size of suite; the others are only in the table of requirements. */
const LISTED = ['listed-asymmetric', 'listed-carried']

/** Writes the table of rates without a limit: the worst design by population and size. */
function writeListed({ cells }: Study): string {
  const rows = observe(cells)
    .filter(({ requirement: { id } }) => LISTED.includes(id))
    .flatMap(({ requirement, findings }) => {
      const populations = [
        ...new Set(
          findings.map(({ cell }) => `${cell.population}${cell.trials === '1' ? '' : `, ${cell.trials} trials`}`),
        ),
      ]
      return populations.map((population) => {
        const own = findings.filter(
          ({ cell }) => `${cell.population}${cell.trials === '1' ? '' : `, ${cell.trials} trials`}` === population,
        )
        const worstOf = (n: number): string => {
          const shares = own.filter(({ cell }) => cell.n === n).map(({ rate }) => shareOf(rate))
          return shares.length === 0 ? '–' : writeShare(Math.max(...shares))
        }
        return [requirement.title.split(',')[0] ?? '', population, ...SIZES.map(worstOf)]
      })
    })
  return writeTable(['rate', 'truth', ...SIZES.map((n) => `n = ${n}`)], rows)
}

function writeMisses({ cells }: Study): string {
  const rows = observe(cells).flatMap(({ requirement, misses }) =>
    misses.map((miss) => [
      requirement.title,
      writeWhere(miss),
      requirement.required,
      writeRate(miss.rate),
      writeRate(miss.cell.power[1]),
      explainMiss(nameOf(requirement, miss)) ?? 'new',
    ]),
  )
  if (rows.length === 0) return 'None.'
  return writeTable(['rate', 'where', 'required', 'observed', 'power', 'why'], rows)
}

function findCell(cells: readonly Cell[], id: string): Cell {
  const cell = cells.find((entry) => entry.id === id)
  if (cell === undefined) throw new Error(`the study has no cell ${id}`)
  return cell
}

function findWord({ word_curves: curves }: Study, n: number, drop: number, word: (typeof WORDS)[number]): number {
  const point = curves.find((curve) => curve.n === n)?.points.find((entry) => entry.drop === drop)
  return point?.words[WORDS.indexOf(word)] ?? NaN
}

function whole(share: number): string {
  const percent = Math.round(100 * share)
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`
}

function points(share: number | null | undefined): string {
  return share === null || share === undefined ? '–' : `${(100 * share).toFixed(1)} points`
}
