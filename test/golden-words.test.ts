import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countWords, findFaults, JARGON, readFirstScreen } from './report/first-screen.js'

const GOLDEN = 'test/golden'
const comments = [
  ...readdirSync(GOLDEN).map((story) => `${GOLDEN}/${story}/comment.md`),
  ...readdirSync(`${GOLDEN}/comments`).map((file) => `${GOLDEN}/comments/${file}`),
].filter((path) => existsSync(path))

const others = [
  ...readdirSync(GOLDEN).flatMap((story) => [`${GOLDEN}/${story}/summary.md`, `${GOLDEN}/${story}/issue.md`]),
  ...readdirSync(`${GOLDEN}/documents`).map((file) => `${GOLDEN}/documents/${file}`),
].filter((path) => existsSync(path))

test.each([...comments, ...others])('%s has right plurals, no nested parentheses and no missing text', (path) => {
  // The answers of a system are quotations.
  const ours = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('> '))
  expect(ours.flatMap(findFaults)).toEqual([])
})

/** Returns the folded parts of a comment that are not inside another one. */
function countFolds(markdown: string): number {
  let depth = 0
  let folds = 0
  for (const [tag] of markdown.matchAll(/<\/?details>/g)) {
    if (tag === '<details>' && depth === 0) folds++
    depth += tag === '<details>' ? 1 : -1
  }
  return folds
}

describe.each(comments)('%s', (path) => {
  const markdown = readFileSync(path, 'utf8')
  const { headline, text: whole } = readFirstScreen(markdown)

  test('has at most three folds', () => {
    expect(countFolds(markdown)).toBeLessThanOrEqual(3)
  })

  /** The second question is for experts, so it names the test. */
  const text = whole.replace(/^.*questions like these: .*$/im, '')
  /** The text without quoted answers, whose words are not ours, and without pictures, whose alt text names the drawn interval. */
  const ours = text.replace(/“[^”]*”|<img[^>]*>|more than chance, p (=|&lt;) \.\d+/g, '')

  test('has a headline of at most 20 words', () => {
    expect(headline).not.toBe('')
    expect(countWords(headline), headline).toBeLessThanOrEqual(20)
  })

  test('contains before the first fold nothing that needs our docs', () => {
    expect(countWords(text), text).toBeLessThanOrEqual(160)
    expect(JARGON.exec(ours)?.[0] ?? null).toBeNull()
  })

  test('has at most one picture, described in at most 25 words', () => {
    const alts = [...text.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt = '']) => alt)
    expect(alts.length).toBeLessThanOrEqual(1)
    for (const alt of alts) expect(countWords(alt), alt).toBeLessThanOrEqual(25)
  })
})
