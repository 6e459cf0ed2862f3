import type { Exporter } from './exporter.js'

/** A JSON document a line: a case as a case file has it, or a trial as trials.jsonl has it, with its run and its query. */
export const jsonl: Exporter = {
  name: 'jsonl',
  title: 'JSON Lines: a case as a case file has it; a trial with its scores',
  cases: (cases) => cases.map(({ fields }) => JSON.stringify(fields)),
  trials: ({ run_id, suite: { name: suite }, variant, commit }) => ({
    head: [],
    write: (trial, { query, tags }) => JSON.stringify({ run_id, suite, variant, commit, query, tags, ...trial }),
  }),
}
