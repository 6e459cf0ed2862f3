import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blankOwned, fillPage, type OwnedFigures } from '../scripts/figures/fill-page.js'
import { findOwned } from '../scripts/figures/pages.js'
import { read, root } from './checkout.js'
import { FIXED_FIGURES } from './fixed-figures.js'

const owned = await findOwned(read)
/** All pages except docs/metrics.md and docs/metrics, which are generated; their bounds and worked examples are tested with the metrics. */
const PAGES = ['README.md', ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md') && path !== 'docs/metrics.md',
)
const UNIT = String.raw`(?:%|points?|pp|bytes|[kMG]i?B|[mµ]?s|seconds?|minutes?|hours?)`
const FIGURE = new RegExp(String.raw`(?<![\w.])(?:\d[\d,]*)?\.?\d+(?: to (?:\d[\d,]*)?\.?\d+)? ?${UNIT}(?![\w])`, 'g')

/** Returns the numbers with a unit in the text of a page, without code, URLs and comments. */
function findFigures(page: string): string[] {
  const prose = page
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .replaceAll(/`[^`]*`|\]\([^)]*\)|<!--[\s\S]*?-->|<[^>\s][^>]*>/g, ' ')
  return [...prose.replaceAll(/\s+/g, ' ').matchAll(FIGURE)].map(([figure]) => figure).sort()
}

test.each(Object.keys(owned))('%s contains what the programs measured (npm run figures updates it)', (path) => {
  const page = read(path)
  expect(fillPage(page, owned[path] as OwnedFigures)).toBe(page)
})

test.each(PAGES)('%s has no amount that no program measured and test/fixed-figures.ts does not explain', (path) => {
  const figures = owned[path]
  const page = read(path)
  const fixed = Object.values<readonly string[]>(FIXED_FIGURES[path] ?? {}).flat()
  expect(findFigures(figures === undefined ? page : blankOwned(page, figures))).toEqual([...fixed].sort())
})

test('an amount is found in prose and tables, except those that a program writes', () => {
  const page = [
    'It takes 12 s and 1,024 MB, is wrong in .5 % or 2 to 5 % of runs\nand moves by 3',
    'points. `60 s`, <!-- 61 s -->, [a](62 s) and q3 s are none.',
    '',
    '```\n63 s\n```',
    '',
    '| a    |\n| ---- |\n| 7 ms |',
    '',
    'Of 1,000 lines 3.5 s a run.',
    '<!-- figures: x -->\n\n| 9 % |\n\n<!-- /figures -->',
  ].join('\n')
  const figures = { blocks: { x: '| 10 % |' }, sentences: [{ text: 'lines {} a run.', figures: ['4.0 s'] }] }
  expect(findFigures(blankOwned(page, figures))).toEqual(['.5 %', '1,024 MB', '12 s', '2 to 5 %', '3 points', '7 ms'])
  expect(fillPage(page, figures)).toBe(page.replace('9 %', '10 %').replace('3.5 s', '4.0 s'))
})

test.each([
  { page: 'Nothing.', message: 'the page lacks the block x' },
  { page: '<!-- figures: y -->\n<!-- /figures -->', message: 'the page has an unknown block y' },
  { page: '<!-- figures: x -->\n<!-- /figures -->', message: 'the page lacks the sentence "in {}."' },
])('a page that has lost a marked place is an error: $message', ({ page, message }) => {
  const figures = { blocks: { x: '' }, sentences: [{ text: 'in {}.', figures: ['4 s'] }] }
  expect(() => fillPage(page, figures)).toThrow(message)
})
