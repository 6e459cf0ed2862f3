import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readResultInput } from '../../../src/measure/import/read-results.js'

const loaded = vi.hoisted((): string[] => [])
vi.mock('fast-xml-parser', async (importOriginal) => {
  loaded.push('fast-xml-parser')
  return importOriginal()
})

let workingDirectory: string
beforeAll(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'goldenpair-read-'))
  writeFileSync(join(workingDirectory, 'table.csv'), 'id,pass\na,1\n')
  writeFileSync(join(workingDirectory, 'report.XML'), '<testsuite name="s"><testcase name="a"/></testsuite>')
})
afterAll(() => rmSync(workingDirectory, { recursive: true }))

test('the XML library is loaded only for an XML file', async () => {
  const read = async (file: string) => (await readResultInput(file, {}, { workingDirectory }))?.[0]?.arm.rows.length
  expect([await read('table.csv'), loaded]).toEqual([1, []])
  expect([await read('report.XML'), loaded]).toEqual([1, ['fast-xml-parser']])
})
