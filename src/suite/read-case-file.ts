import { readCsv } from './read-csv.js'
import { readJson, readJsonLines } from './read-json.js'
import { readYaml } from './read-yaml.js'
import { readYamlList } from './read-yaml-list.js'
import type { SourceFile, TextFile } from './source-document.js'

/** Reads a case file by the end of its name: `.json`, `.jsonl`, `.csv`, and YAML for everything else. */
export function readCaseFile(file: TextFile): SourceFile {
  const extension = file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase()
  if (extension === 'json') return readJson(file)
  if (extension === 'jsonl' || extension === 'ndjson') return readJsonLines(file)
  if (extension === 'csv') return readCsv(file)
  const list = readYamlList(file)
  return list === null ? readYaml(file) : { documents: [list], problems: [] }
}
