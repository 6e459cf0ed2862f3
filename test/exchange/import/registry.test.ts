import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REGISTRY } from '../../../src/exchange/import/index.js'
import { EXAMPLES, EXAMPLES_FOLDER, importTexts, readExamples } from './read-examples.js'

const page = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')

describe.each(REGISTRY.map(({ name }) => [name]))('the format %s', (name) => {
  test('has a section in docs/import.md and an example with its command', () => {
    expect(page).toContain(`\n## ${name}\n`)
    const command = `goldenpair import ${name} ${(EXAMPLES[name] ?? []).join(' ')} --out golden/cases/`
    expect(readFileSync(`${EXAMPLES_FOLDER}/README.md`, 'utf8')).toContain(command)
  })

  test('reads its example into cases, each with its source position', () => {
    const { cases } = importTexts(name, readExamples(name))
    expect(cases.length).toBeGreaterThan(0)
    for (const { file, line } of cases) {
      expect(EXAMPLES[name]).toContain(file)
      expect(line).toBeGreaterThan(0)
    }
  })

  test('ignores byte order marks and Windows line ends', () => {
    const plain = importTexts(name, readExamples(name))
    const windows = readExamples(name).map(({ path, text }) => ({
      path,
      text: `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    }))
    const queries = (imported: typeof plain) =>
      imported.cases.map(({ draft, line }) => ({ ...draft, query: draft.query.replaceAll('\r\n', '\n'), line }))
    expect(queries(importTexts(name, windows))).toEqual(queries(plain))
  })

  test.each([
    ['text', 'nothing of the kind'],
    ['JSON', '{"a": 1}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('refuses %s with the name of the file, or finds no case in it', (_, text) => {
    const read = () => importTexts(name, [{ path: 'strange.txt', text }]).cases
    let found: unknown
    try {
      found = read()
    } catch (error) {
      expect(error).toMatchObject({ code: 'import-invalid', facts: { format: name, path: 'strange.txt' } })
      return
    }
    expect(found).toEqual([])
  })
})

test('names are unique', () => {
  expect(new Set(REGISTRY.map(({ name }) => name)).size).toBe(REGISTRY.length)
})
