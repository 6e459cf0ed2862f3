import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkJsonSchema } from '../../../src/metrics/answer/json-schema.js'
import { REGISTRY } from '../../../src/exchange/import/index.js'
import type { FieldMap, Imported, ImportFile } from '../../../src/exchange/import/importer.js'

/** The example files for each format in the README of examples/import. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  csv: ['questions.csv'],
  json: ['questions.json'],
  jsonl: ['questions.jsonl'],
  yaml: ['questions.yaml'],
  promptfoo: ['promptfooconfig.yaml', 'more-tests.yaml'],
  llmc: ['llmc.json'],
  beir: ['beir/queries.jsonl', 'beir/qrels.tsv'],
  trec: ['trec/topics.txt', 'trec/qrels.txt'],
}

export const EXAMPLES_FOLDER = fileURLToPath(new URL('../../../examples/import', import.meta.url))

export function readExamples(format: string): ImportFile[] {
  return (EXAMPLES[format] ?? []).map((path) => ({ path, text: readFileSync(`${EXAMPLES_FOLDER}/${path}`, 'utf8') }))
}

/** Reads texts as one format of the registry. */
export function importTexts(format: string, files: readonly ImportFile[], map: FieldMap = {}): Imported {
  const importer = REGISTRY.find(({ name }) => name === format)
  if (importer === undefined) throw new Error(`no importer ${format}`)
  return importer.read(files, { checkJsonSchema, map })
}
