import type { CommitSpec, RepositorySpec } from '../doubles/github/workspace.js'

export const CASES = Array.from({ length: 20 }, (_, index) => `case-${String(index + 1).padStart(2, '0')}`)

/** A target that answers yes, but no for cases in `broken.txt`. In one of ten trials, chosen by the seed, it answers the opposite. */
const TARGET = `import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const broken = readFileSync('broken.txt', 'utf8').split(' ')
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query, seed } = JSON.parse(line)
  const isOdd = createHash('sha256').update(query + seed).digest().readUInt16BE(0) / 65536 < 0.1
  const isGood = broken.some((one) => query === one + '?') === isOdd
  console.log(JSON.stringify({ id, answer: isGood ? 'yes' : 'no', cost_usd: 0.001 }))
})
`

const SUITE = `name: demo
cases: cases.yaml
seed: 3
trials: 3
baseline_trials: 3
target:
  type: command
  command: [${JSON.stringify(process.execPath)}, target.mjs]
  setup: test ! -e no-setup
  shutdown_seconds: 1
gates: [{ metric: success, max_drop: 20pp }]
`

export const FILES = {
  'golden/suite.yaml': SUITE,
  'golden/cases.yaml': CASES.map((id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }\n`).join(''),
  'target.mjs': TARGET,
  'broken.txt': '',
}

/** The subject of the commit that breaks ten cases. Contains hostile text, as commit messages may. */
const CULPRIT = 'Ask @octocat <b>less</b> \u001b[31m`often`'

/** Sixteen commits after `base`: the eighth fails in setup, the tenth (a merge) breaks ten cases, and in the eleventh all cases fail. */
export const SPEC: RepositorySpec = {
  commits: Array.from({ length: 16 }, (_, index) => index + 1).flatMap((place): readonly CommitSpec[] => {
    const name = `c${place}`
    const own = { name, message: `Change ${place}`, files: { 'notes.txt': `${place}\n` } }
    if (place === 8) return [{ ...own, files: { ...own.files, 'no-setup': '' } }]
    if (place === 9) return [{ ...own, files: { ...own.files, 'no-setup': null } }]
    if (place === 11) return [{ ...own, files: { ...own.files, 'broken.txt': CASES.join(' ') } }]
    if (place === 12) return [{ ...own, files: { ...own.files, 'broken.txt': CASES.slice(0, 10).join(' ') } }]
    if (place !== 10) return [place === 16 ? { ...own, branch: 'main' } : own]
    const files = { 'broken.txt': CASES.slice(0, 10).join(' ') }
    return [
      { name: 'side', parents: ['c9'], message: 'A branch', files },
      { name, parents: ['c9', 'side'], message: CULPRIT, files },
    ]
  }),
}
