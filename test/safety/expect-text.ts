import { expect } from 'vitest'
import type { Report } from '../../src/model/result/report.js'
import { REGISTRY, type Renderer } from '../../src/report/render/index.js'
import { PAYLOADS } from '../fixtures/payloads.js'
import { hostileBadges, hostileCases, hostileResults, hostileTable } from './hostile-report.js'
import { READERS } from './read-document.js'

const PLAIN = 'payload'
const page = { scripts: ['0', '1'], hash: (): string => 'hash', deflate: (): string => '' }
const bare = (text: string): string => text.replace(/[\s\ufffe\uffff]+/gu, '')

/** Formats for data contain a text unchanged; for a badge it is cut. */
function isShown(words: string, expected: string, ending: string): boolean {
  const [start = '', end] = words.split('…')
  return (
    words === expected ||
    (ending === 'json' && end !== undefined && expected.startsWith(start) && expected.endsWith(end))
  )
}

/**
 * Expects that every format of the registry shows every payload as text: a document with a payload has the same structure as one with a
 * plain word, and the same words except for the payload. With a `step`, each format gets only every `step`-th payload, a different
 * selection than its neighbours.
 */
export function expectText(reportOf: (text: string) => Report, { step = 1 } = {}): void {
  for (const [place, [name, renderer]] of Object.entries<Renderer>(REGISTRY).entries()) {
    const render = (text: string): string =>
      renderer.render(reportOf(text), {
        page,
        cases: hostileCases([text]),
        results: hostileResults(text),
        caseTable: hostileTable(text),
        badges: hostileBadges(text),
        width: 2000,
        isVerbose: true,
        broken: [{ level: 'warning', file: 'golden/cases.yaml', line: 1, title: text, message: text }],
      })
    const ending = renderer.file.replace(/^.*\./, '')
    const read = READERS[ending]
    if (read === undefined)
      throw new Error(`${name}: read-document.ts needs a reader of .${ending} to check this format`)
    const plain = read(render(PLAIN))
    for (const [what, text, shown = text] of PAYLOADS.filter((_, at) => (at + place) % step === 0)) {
      const { shape, words, faults } = read(render(text))
      expect(faults, `${name}: ${what}`).toEqual([])
      expect(shape, `${name}: ${what}`).toEqual(plain.shape)
      const expected = [shown, ...(ending === 'json' ? [text] : [])].map((seen) =>
        plain.words.replaceAll(PLAIN, () => bare(seen)),
      )
      if (!expected.some((one) => isShown(words, one, ending))) expect(words, `${name}: ${what}`).toBe(expected[0])
    }
  }
}
