import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderUnchanged } from '../src/github/sticky-comment.js'
import { describeAttempts } from '../src/report/words/headline.js'
import { mcnemar } from '../src/stats/mcnemar.js'
import { tangoInterval } from '../src/stats/tango-interval.js'

const root = new URL('../', import.meta.url)

/** Twenty unclear phrases that the pages once had: inverted, full of nouns, or with words of our own. */
const DROPPED = [
  'What nobody can know beforehand is',
  'Not in the sum, but said with their most',
  'Calls are "from" one reading of everything',
  'a reply that is of no use',
  'It ends in order: requests under way',
  'An answer behind which no reading of the judge fits',
  'nor does a run that is compared with it get a verdict',
  'are no choice of the cheap ones',
  'what words cannot be counted for',
  'neither end its part nor begin one',
  'to have it stand still',
  'an upload was begun and not ended',
  'is yours to say',
  'can still be turned round',
  'is worth no more than its two sides are alike',
  'takes no word for it',
  'what the differences can carry and no more',
  'The verdict so speaks of',
  'A reply is timed when it is there',
  'how comments and artifacts are called',
]

const PAGES = [
  'README.md',
  ...readdirSync(new URL('docs', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

test.each(PAGES)('%s has none of the phrases that were replaced by plain English', (path) => {
  const text = readFileSync(new URL(path, root), 'utf8').replace(/\s+/g, ' ').toLowerCase()
  expect(DROPPED.filter((phrase) => text.includes(phrase.toLowerCase()))).toEqual([])
})

test('the examples of questions like these in docs/statistics.md equal what the code computes', () => {
  const [, after = ''] = readFileSync(new URL('docs/statistics.md', root), 'utf8').split('\n## Questions like these\n')
  const [examples = ''] = after.split('\n## ')
  const points = (share: number): string =>
    `${share < 0 ? '−' : '+'}${(Math.trunc(Math.abs(share) * 1000 + 0.5) / 10).toFixed(1)}`
  const p = (worse: number, better: number): string => mcnemar({ worse, better }).midP.toFixed(3).replace(/^0|0$/g, '')
  const ends = (worse: number, better: number, n: number): string => {
    const { low, high } = tangoInterval({ worse, better, n, alpha: 0.05 })
    return `between ${points(low)} and ${points(high)} points`
  }
  expect(examples).toContain(`(p = ${p(7, 0)})`)
  expect(examples).toContain(`(p = ${p(2, 0)})`)
  expect(examples).toContain(ends(2, 0, 92))
  expect(examples).toContain(ends(4, 3, 400))
})

test('docs/pull-requests.md quotes what comments say of later measurements', () => {
  const page = readFileSync(new URL('docs/pull-requests.md', root), 'utf8').replace(/\s+/g, ' ')
  const marker = { suite: 'atlas', run: 1, attempt: 1, sha: 'abc1234'.padEnd(40, '0'), look: 3 }
  const [, still = ''] = /<sub>(.*)\.<\/sub>$/.exec(renderUnchanged(marker, '\nUnchanged')) ?? []
  expect(page).toContain(`"${still.replaceAll(/<\/?code>/g, '`')}"`)
  expect(page).toContain(`"${describeAttempts(['regressed', 'unchanged']) ?? ''}"`)
})
