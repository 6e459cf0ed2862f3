import { describe, expect, test } from 'vitest'
import { isNewer, joinNote, parseMarker, renderMarker, splitNote } from '../../src/github/marker.js'

const MARKER = { suite: 'demo', run: 8123456789, attempt: 2, sha: '9d0e4c1aa52f' }

describe('the marker of a comment', () => {
  test('is a hidden first line that reads back', () => {
    const line = '<!-- goldenpair:demo run=8123456789 attempt=2 sha=9d0e4c1aa52f -->'
    expect(renderMarker(MARKER)).toBe(line)
    expect(parseMarker(`${line}\n### Regressed`)).toEqual(MARKER)
  })

  test('contains the measurement number from the second on', () => {
    const line = '<!-- goldenpair:demo run=8123456789 attempt=2 sha=9d0e4c1aa52f look=3 -->'
    expect(renderMarker({ ...MARKER, look: 3 })).toBe(line)
    expect(parseMarker(line)).toEqual({ ...MARKER, look: 3 })
  })

  test('contains the verdict, the results of the commit, and that there is no verdict', () => {
    const line =
      '<!-- goldenpair:demo run=8 attempt=2 sha=9d0e4c1aa52f look=3 said=0123456789ab results=8.1:regressed,8.2:no-regression state=stopped -->'
    const marker = {
      ...{ ...MARKER, run: 8, look: 3, said: '0123456789ab', state: 'stopped' as const },
      results: [
        { run: 8, attempt: 1, word: 'regressed' },
        { run: 8, attempt: 2, word: 'no-regression' },
      ],
    }
    expect(renderMarker(marker)).toBe(line)
    expect(parseMarker(line)).toEqual(marker)
  })

  test('contains the title of an issue', () => {
    const title = 'Golden suite demo: success fell from 92\u202f% to 81\u202f% --> x'
    expect(parseMarker(renderMarker({ ...MARKER, title }))).toEqual({ ...MARKER, title })
    expect(parseMarker('<!-- goldenpair:demo run=8 attempt=2 sha=9d0e4c1aa52f title=%E0%A4 -->')?.title).toBeUndefined()
  })

  test('is read without fields of a newer Goldenpair, and without invalid values', () => {
    const line = '<!-- goldenpair:demo run=8 attempt=2 sha=9d0e4c1aa52f mood=good look=x state=odd results=8.1:Odd -->'
    expect(parseMarker(line)).toEqual({ ...MARKER, run: 8, results: [] })
  })

  test.each([
    ['text before it', `a quotation\n${renderMarker(MARKER)}`],
    ['another tool', '<!-- other:demo run=1 attempt=1 sha=9d0e4c1 -->'],
    ['a suite name that could not be one', '<!-- goldenpair:a b run=1 attempt=1 sha=9d0e4c1 -->'],
    ['no sha', '<!-- goldenpair:demo run=1 attempt=1 -->'],
    ['a number too long to be exact', '<!-- goldenpair:demo run=99999999999999999999 attempt=1 sha=9d0e4c1 -->'],
    ['nothing', ''],
  ])('is not read from %s', (_what, body) => {
    expect(parseMarker(body)).toBeNull()
  })

  const OURS = `${renderMarker(MARKER)}\n### Regressed\n`
  const FENCED = `${renderMarker({ ...MARKER, run: 9 })}\n`
  test.each([
    ['nothing', '', OURS],
    ['a line', 'Read this.\n', OURS],
    ['a quotation of it', `> ${FENCED}`, OURS],
    ['it in a fence', `\`\`\`\`html\n\`\`\`\n${FENCED}\`\`\`\`\n`, OURS],
    ['it in another fence', `  ~~~\n${FENCED}~~~\n`, OURS],
    ['it as indented code', `    ${FENCED}`, OURS],
    ['it in a line', `see ${FENCED}`, OURS],
  ])('is found at the start of a line below %s', (_what, note, body) => {
    expect(splitNote(`${note}${body}`)).toEqual({ note, body })
    expect(splitNote(`${note}${body}`.replaceAll('\n', '\r\n'))).toEqual({ note, body })
  })

  const KEPT = `${OURS}\n\`\`\`diff\n- a\n\`\`\`\n<details>\n\n${FENCED}### Unchanged\n`
  test.each([
    ['it alone', '```', OURS],
    ['it with text, with code of its own and the last verdict', '```sh\nnpm test', KEPT],
    ['it after an ended one with a quotation of it', `\`\`\`\n${FENCED}\`\`\`\n~~~~`, KEPT],
  ])('is found below code without an end, which gets one: %s', (_what, above, body) => {
    const end = above.includes('~') ? '~~~~' : '```'
    expect(splitNote(`${above}\n${body}`)).toEqual({ note: `${above}\n${end}\n`, body })
  })

  test.each([`> ${OURS}`, 'talk'])('is not found in %j', (body) => {
    expect(splitNote(body)).toEqual({ note: '', body })
  })

  test('keeps the note above it while GitHub accepts both', () => {
    expect(joinNote({ note: 'a\n', body: OURS })).toBe(`a\n${OURS}`)
    expect(joinNote({ note: 'a'.repeat(65_537 - OURS.length), body: OURS })).toBe(OURS)
  })

  test.each([
    [{ run: 2, attempt: 1 }, { run: 1, attempt: 9 }, true],
    [{ run: 1, attempt: 2 }, { run: 1, attempt: 1 }, true],
    [{ run: 1, attempt: 1 }, { run: 1, attempt: 1 }, false],
    [{ run: 1, attempt: 9 }, { run: 2, attempt: 1 }, false],
  ])('%j is newer than %j: %s', (a, b, expected) => {
    expect(isNewer({ ...MARKER, ...a }, { ...MARKER, ...b })).toBe(expected)
  })
})
