// Runs Goldenpair on an independent data set: the Cranfield collection (225 queries), through a `command` target with two BM25
// settings. The collection is not part of this repository.
//
// Usage: npm run cranfield [-- COLLECTION [OUT [CLI]]]
//   COLLECTION  the folder with queries.jsonl, qrels.jsonl and docs.jsonl; ../shared/data/cranfield by default
//   OUT         the folder for the suite and the report; .goldenpair/cranfield by default
//   CLI         the command line to run; dist/cli.js by default
//
// Exits with the code of `goldenpair ab`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const collection = resolve(process.argv[2] ?? '../shared/data/cranfield')
const out = resolve(process.argv[3] ?? '.goldenpair/cranfield')
const cli = resolve(process.argv[4] ?? join(root, 'dist/cli.js'))
const lines = (name) =>
  readFileSync(join(collection, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const judged = Map.groupBy
  ? Map.groupBy(lines('qrels.jsonl'), ({ query }) => query)
  : groupByQuery(lines('qrels.jsonl'))
function groupByQuery(rows) {
  const groups = new Map()
  for (const row of rows) groups.set(row.query, [...(groups.get(row.query) ?? []), row])
  return groups
}

const cases = lines('queries.jsonl').map(({ id, text }) => ({
  id: `cranfield-${id}`,
  query: text,
  expected_spans: (judged.get(id) ?? []).map(({ doc, grade }) => ({ path: doc, relevance: grade })),
}))
const suite = {
  name: 'cranfield',
  cases: ['cases.yaml'],
  target: {
    type: 'command',
    command: [process.execPath, join(root, 'scripts/cranfield/target.js'), join(collection, 'docs.jsonl')],
    deterministic: true,
    settings: { k1: 1.2, b: 0.75, d: 0.5, results: 20 },
  },
  variants: { usual: {}, 'no-length': { settings: { b: 0 } } },
  default_variant: 'usual',
  concurrency: 8,
  scoring: { success: 'retrieval' },
  gates: [
    { metric: 'success', primary: true, max_drop: '5pp' },
    { metric: 'retrieval.precision@5', max_drop: '10%' },
    { metric: 'retrieval.ndcg@10', max_drop: '10%' },
    { metric: 'tokens.total', max_rise: '10%' },
  ],
}
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'suite.yaml'), stringify(suite))
writeFileSync(join(out, 'cases.yaml'), stringify(cases))

const started = performance.now()
const args = [
  'ab',
  '--suite',
  join(out, 'suite.yaml'),
  '--variants',
  'usual,no-length',
  '--out',
  join(out, 'report'),
  '--fail-on',
  'never',
]
const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', cwd: out })
console.log(
  `\nCranfield: ${cases.length} queries, two variants, ${Math.round(performance.now() - started)} ms, exit ${status}`,
)
process.exit(status ?? 1)
