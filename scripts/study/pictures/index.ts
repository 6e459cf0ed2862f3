import type { Cell } from '../cell.js'
import { shareOf, type Rate } from '../rates.js'
import { observe } from '../requirements.js'
import type { Study } from '../study.js'
import { drawLines } from './draw-lines.js'
import { drawRequired } from './draw-required.js'
import { drawWords } from './draw-words.js'

const SIZES = [20, 50, 100, 200, 400]
const ORANGE = '#d55e00'
const BLUE = '#0072b2'
const GREEN = '#007a5a'
const GREY = '#6e7781'

/** Draws all pictures of the study from its results, by file name in docs/images. */
export function drawPictures(study: Study): Readonly<Record<string, string>> {
  return {
    'study-words.svg': drawWords(study.word_curves),
    'study-mid-p.svg': drawMidP(study),
    'study-families.svg': drawFamilies(study),
    'study-sparse.svg': drawSparse(study),
    'study-required.svg': drawRequired(observe(study.cells)),
  }
}

function drawMidP({ levels }: Study): string {
  const sharesOf = (key: 'mid_p' | 'exact_p' | 'chi2' | 'chi2_corrected'): readonly (number | null)[] =>
    SIZES.map((n) => levels.find((level) => level.n === n && level.flips === 0.1)?.[key] ?? null)
  return drawLines({
    title: 'Why mid-p: how often p < .05 when nothing changed',
    description:
      'Mid-p comes closest to 5 % without going above; the exact test and the corrected chi-squared stay far below.',
    label: 'share of comparisons with p < .05, no true change, 10 % of the cases flip anyway',
    sizes: SIZES,
    level: { share: 0.05, label: 'what p < .05 promises' },
    series: [
      { label: 'mid-p (decides)', colour: BLUE, shares: sharesOf('mid_p') },
      { label: 'exact p', colour: ORANGE, shares: sharesOf('exact_p') },
      { label: 'χ² with correction', colour: GREY, dashed: true, shares: sharesOf('chi2_corrected') },
    ],
  })
}

function drawFamilies({ cells }: Study): string {
  const sharesOf = (gates: 1 | 3 | 10): readonly (number | null)[] =>
    SIZES.map((n) => shareOrNull(findCell(cells, `success, 20 % flips, 1 trial, n = ${n}`)?.false_regressed[gates]))
  const careless = SIZES.map((n) => {
    const one = shareOrNull(findCell(cells, `success, 20 % flips, 1 trial, n = ${n}`)?.false_regressed[1])
    return one === null ? null : 1 - (1 - one) ** 10
  })
  return drawLines({
    title: 'Why Holm: false alarms of a suite with many gates',
    description:
      'Ten gates, each judged by itself, raise a false alarm in about one pull request of five; with Holm ten alarm as rarely as one.',
    label: 'share of pull requests with a false “regressed”, no true change in any gate, 20 % of the cases flip anyway',
    sizes: SIZES,
    level: { share: 0.05, label: 'at most 5 % for all gates together' },
    series: [
      { label: '10 gates, each by itself', colour: ORANGE, dashed: true, shares: careless },
      { label: '10 gates, Holm', colour: BLUE, shares: sharesOf(10) },
      { label: '1 gate', colour: GREEN, shares: sharesOf(1) },
    ],
  })
}

function drawSparse({ cells }: Study): string {
  const of =
    (population: string, key: 'false_no_regression' | 'by_t_bound_alone') =>
    (n: number): number | null =>
      shareOrNull(cells.find((cell) => cell.population === population && cell.n === n && cell.clusters === null)?.[key])
  const recall = 'recall in thirds, no noise, rare losses, margin 5 %'
  const grades = 'grades 1 to 5, sparse losses'
  return drawLines({
    title: 'Why not a plain t interval: false “no regression” when losses are rare',
    description:
      'The t bound alone clears a real regression far too often in small suites; with Gaffke’s bound beside it the rate stays below 2.5 %.',
    label: 'share of “no regression” when the truth is a loss of exactly the margin, carried by few cases',
    sizes: SIZES,
    level: { share: 0.025, label: 'at most 2.5 %' },
    series: [
      { label: 'recall, t alone', colour: ORANGE, dashed: true, shares: SIZES.map(of(recall, 'by_t_bound_alone')) },
      { label: 'recall, t and Gaffke', colour: BLUE, shares: SIZES.map(of(recall, 'false_no_regression')) },
      { label: 'grades, t alone', colour: '#e69f00', dashed: true, shares: SIZES.map(of(grades, 'by_t_bound_alone')) },
      { label: 'grades, t and Gaffke', colour: GREEN, shares: SIZES.map(of(grades, 'false_no_regression')) },
    ],
  })
}

function findCell(cells: readonly Cell[], id: string): Cell | undefined {
  return cells.find((cell) => cell.id === id)
}

function shareOrNull(rate: Rate | null | undefined): number | null {
  return rate === null || rate === undefined ? null : shareOf(rate)
}
