import { stringify } from 'yaml'
import { chunkFile } from '../../../measure/search/chunk-file.js'
import type { Chunk } from '../../../measure/search/chunk.js'
import { readCorpus } from '../../../measure/targets/corpus/open-corpus.js'
import type { InitChoices, WorkflowJobs } from './choices.js'
import { quoteYaml, type Setup } from './find-setup.js'

/** The file of a `module` target. */
export const ADAPTER = 'golden/answer.mjs'

/** `golden/suite.yaml` of a new suite, whose target needs these set-ups before it starts. */
export function writeManifest(
  { name, target, command }: InitChoices,
  { include, exclude }: Pick<Survey, 'include' | 'exclude'>,
  { setups, sources }: { readonly setups: readonly Setup[]; readonly sources: readonly string[] },
): string {
  const hasVenv = target === 'python' && setups.length > 0
  const targets = {
    search: [
      '  # The built-in search answers from the files of the repository. Name your own system here when you are ready:',
      '  # type: command, command: [python3, assistant.py] (docs/protocol.md).',
      '  type: search',
      `  include: ${list(include)}`,
      `  exclude: ${list(exclude)} # the suite must not answer its own questions`,
    ],
    module: [
      `  # Calls your application. One line of ${ADAPTER} is yours to fill in (docs/protocol.md).`,
      '  type: module',
      `  module: ${ADAPTER}`,
    ],
    command: [
      '  # Reads one JSON request a line and writes one JSON reply a line (docs/protocol.md).',
      '  type: command',
      // A block of several lines would have to be indented; quotes keep it on one.
      `  command: ${JSON.stringify(command ?? '')}`,
    ],
    python: exampleTarget(`[${hasVenv ? '.venv/bin/python' : 'python3'}, golden/target.py]`, 'golden/target.py'),
    node: exampleTarget('[node, golden/target.mjs]', 'golden/target.mjs'),
  }
  return [
    '# The questions are in cases/; this file says what must not get worse. All keys: docs/suite.md of Goldenpair.',
    `name: ${stringify(name).trimEnd()}`,
    'cases: [cases/*.yaml]',
    '',
    'target:',
    ...targets[target],
    ...setupLine(setups, hasVenv),
    ...(sources.length === 0 ? [] : [SOURCES, `  sources: ${list(sources)}`]),
    '',
    'gates:',
    '  # The pull request fails when success drops by 5 points or more and chance does not explain it.',
    '  - metric: success',
    '    primary: true',
    '    max_drop: 5pp',
    ...(target === 'search' ? TOKENS : TOKENS_LATER),
    '',
  ].join('\n')
}

const SOURCES =
  '  # What makes the answers, from the root of the repository. A push that changes none of it asks nothing: add what is missing.'

/** The manifest of a target that has answered the same questions alike. */
export function declareDeterministic(manifest: string): string {
  const line = '  deterministic: true # three cases got the same reply twice; drop this when a model answers\n'
  return manifest.replace(/^target:\n(?: .*\n)+/m, (block) => block + line)
}

/** The manifest of a target that reports its usage. */
export function gateTokens(manifest: string): string {
  return manifest.replace(TOKENS_LATER.join('\n'), TOKENS.join('\n'))
}

/** Two languages are set up one after the other, by one command. */
function setupLine(setups: readonly Setup[], hasVenv: boolean): string[] {
  const command = setups.map((setup) => (hasVenv ? setup.isolated : setup.command)).join(' && ')
  return command === '' ? [] : [`  setup: ${command} # once a commit, before the target starts`]
}

/** What a suite has a gate on where its target reports it. */
export const TOKENS_METRIC = 'tokens.total'
const TOKENS = [`  - metric: ${TOKENS_METRIC}`, '    max_rise: 10%', '    severity: warn']
/** A gate on what a program does not report would be invalid for ever. */
const TOKENS_LATER = ['  # When your program reports its usage:', ...TOKENS.map((line) => line.replace('  ', '  # '))]

function exampleTarget(command: string, file: string): string[] {
  return [`  # ${file} is an example. Let it call your system.`, '  type: command', `  command: ${command}`]
}

function list(items: readonly string[]): string {
  return `[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(', ')}]`
}

const CHECKOUT = 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2'
const GOLDENPAIR = 'goldenpair/goldenpair@v0'
/** On a push no other job would tell that the baseline is invalid. */
const FAIL_ON =
  "fail-on: ${{ github.event_name == 'pull_request' && 'never' || 'regression' }} # the job below decides pull requests"

/**
 * `.github/workflows/goldenpair.yml`: measures pull requests and, for the baseline, pushes to the default branch. With two jobs the
 * code of a pull request never meets a token that may write. `folder` is where the suite's repository part starts, empty for its root;
 * `setups` bring the languages that its target needs.
 */
export function writeWorkflow(input: {
  readonly jobs: WorkflowJobs
  readonly branch: string
  readonly folder: string
  readonly setups?: readonly Setup[]
}): string {
  const { jobs, branch, folder, setups = [] } = input
  const inputs = [
    ...(folder === '' ? [] : [`working-directory: ${quoteYaml(folder)}`]),
    ...(jobs === '2' ? ['comment: never # the job below writes it', FAIL_ON] : []),
    '# The environment variables your system may see, by name. Only harmless ones are passed otherwise.',
    '# target-env: OPENAI_API_KEY',
  ]
  return `# Goldenpair: did this pull request make it better, worse, or can the golden suite not tell?
# ${jobs === '2' ? 'One job measures and may not write; another compares and comments, and runs no code of the pull request.' : 'The quick start: one job does it all. If you do not trust everybody who opens pull requests, use the form with two jobs.'}
# \`goldenpair init\` writes this file; docs/workflows.md of Goldenpair lists the others, docs/action.md explains the inputs.
name: Goldenpair

on:
  pull_request:
  push:
    branches: [${quoteYaml(branch)}] # its runs are the baseline

permissions: {}

concurrency:
  group: goldenpair-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  measure:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # check out the code
      actions: read # find the baseline${jobs === '1' ? '\n      pull-requests: write # the comment' : ''}
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${setups.flatMap(({ step }) => step.map((line) => `      ${line}\n`)).join('')}      - uses: ${GOLDENPAIR}
${indent(
  ['with:', ...inputs.map((line) => `  ${line}`)],
  inputs.every((line) => line.startsWith('#')),
)}
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
${jobs === '2' ? REPORT : ''}`
}

const REPORT = `
  report:
    # Runs no code of the pull request, so it may write the comment.
    if: \${{ !cancelled() && github.event_name == 'pull_request' }} # also says so when the head was not measured
    needs: measure
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read # compare commits
      actions: read # the measured run and the baseline
      pull-requests: write # the comment
    steps:
      - uses: ${GOLDENPAIR}
        with:
          mode: publish
`

/** The lines of a step; as comments where there is nothing but comments under \`with\`, which may not be empty. */
function indent(lines: readonly string[], isComment: boolean): string {
  return lines.map((line) => `        ${isComment ? `# ${line.replace(/^(\s*)# /, '$1')}` : line}`).join('\n')
}

/** Endings of the files whose symbols or headings the search knows, and of plain text. */
const ENDINGS = 'md markdown mdx rst txt py pyi ts tsx mts cts js jsx mjs cjs go rs java'.split(' ')
/** The suite itself must not answer its own questions. */
const EXCLUDE: readonly string[] = ['golden/**']
const CHUNKS = { max_lines: 80, window_lines: 40 }

export interface Survey {
  /** Of the files that are there, sorted, without the dot. */
  readonly endings: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** By path and line. */
  readonly chunks: readonly Chunk[]
}

/** What a repository has to ask about: its documents and code as the built-in search sees them. */
export async function surveyRepository(folder: string): Promise<Survey> {
  const everything = [`**/*.{${ENDINGS.join(',')}}`]
  const files = await readCorpus(folder, { include: everything, exclude: [...EXCLUDE, '**/.*/**'] })
  const found = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))
  const endings = [...found].sort()
  return {
    endings,
    include: [endings.length === 1 ? `**/*.${endings.join('')}` : `**/*.{${endings.join(',')}}`],
    exclude: EXCLUDE,
    chunks: files.flatMap(({ path, text }) => chunkFile(path, text, CHUNKS)),
  }
}

/** What a survey looks for, in words. */
export const LOOKED_FOR: readonly string[] = ['Markdown', 'Python', 'TypeScript', 'JavaScript', 'Go', 'Rust', 'Java']
