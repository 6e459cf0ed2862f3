import { expect, test } from 'vitest'
import { importTexts } from './read-examples.js'

/** Returns why the file is refused. */
function refusalOf(text: string): string {
  try {
    importTexts('llmc', [{ path: 'golden.json', text }])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'nothing'
}

test.each([
  ['a million brackets', '['.repeat(1_000_000), 1, 'its lists or objects are nested too deeply here'],
  ['brackets on the third line', `\n\n${'[{"a":'.repeat(300)}`, 3, 'its lists or objects are nested too deeply here'],
  ['dashes', '- '.repeat(600), 1, 'its lists or objects are nested too deeply here'],
  ['a merge of a text', '<<: text\nqueries: []\n', 1, 'Merge sources must be maps or map aliases'],
])('%s are refused with their line', (_what, text, line, problem) => {
  expect(refusalOf(text)).toBe(
    `golden.json:${line} cannot be imported as llmc: ${problem}. docs/import.md shows the format.`,
  )
})
