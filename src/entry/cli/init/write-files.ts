import { stringify } from 'yaml'
import { type Chunk, chunkFile } from '../../../measure/search/chunk-file.js'
import { schemaLine } from '../../../model/version.js'
import type { InitChoices } from './choices.js'
import type { Setup } from './find-setup.js'
import { readCorpus } from '../../../measure/targets/search.js'

/** The file of a `module` target. */
export const ADAPTER = 'golden/answer.mjs'
/** The example programs. */
export const PROGRAMS = { node: 'golden/target.mjs', python: 'golden/target.py' } as const

/** `golden/suite.yaml` of a new suite, whose target needs these set-ups before it starts. */
export function writeManifest(
  { name, target, command, url, watched, maxCostUsd }: InitChoices,
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
    http: [
      '  # Sends one JSON request a question and reads one JSON reply. Other forms: body and response (docs/protocol.md).',
      '  type: http',
      `  url: ${JSON.stringify(url ?? '')}`,
      ...(command === null ? [] : [`  start: ${JSON.stringify(command)}`]),
    ],
    python: exampleTarget(hasVenv ? '.venv/bin/python' : 'python3', PROGRAMS.python),
    node: exampleTarget('node', PROGRAMS.node),
  }
  return [
    schemaLine('suite'),
    '# The questions are in cases/; this file says what must not get worse. All keys: docs/suite.md of Goldenpair.',
    `name: ${stringify(name).trimEnd()}`,
    'cases: [cases/*.yaml]',
    '',
    'target:',
    ...targets[target],
    ...setupLine(setups, hasVenv),
    ...(sources.length === 0 ? [] : [SOURCES, `  sources: ${list(sources)}`]),
    '',
    ...(maxCostUsd === null ? [] : [...limitCost(maxCostUsd, target), '']),
    ...(watched === 'all' ? ['# Any case that surely broke fails the pull request.', 'zero_tolerance: all', ''] : []),
    'gates:',
    '  # The pull request fails when success drops by 5 points or more and chance does not explain it.',
    '  - metric: success',
    '    primary: true',
    '    max_drop: 5pp',
    ...(target === 'search' ? TOKENS : TOKENS_LATER),
    '',
  ].join('\n')
}

/** An example program states no cost, and what is unknown cannot be limited. */
const limitCost = (usd: number, target: InitChoices['target']): readonly string[] => [
  '# A run makes no request that could exceed this. Replies must state `cost_usd`, or the target `max_trial_cost_usd` (docs/costs.md).',
  `${target === 'python' || target === 'node' ? '# ' : ''}max_cost_usd: ${usd}`,
]

const SOURCES =
  '  # The files that make the answers, from the root of the repository; add what is missing. A push that changes none of them asks nothing.'

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

function exampleTarget(program: string, file: string): string[] {
  return [`  # ${file} is an example. Let it call your system.`, '  type: command', `  command: [${program}, ${file}]`]
}

function list(items: readonly string[]): string {
  return `[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(', ')}]`
}

/** Endings of the files whose symbols or headings the search knows, and of plain text. */
const ENDINGS = 'md markdown mdx rst txt py pyi ts tsx mts cts js jsx mjs cjs go rs java'.split(' ')
/** The suite itself must not answer its own questions. */
const EXCLUDE: readonly string[] = ['golden/**']
const CHUNKS = { max_lines: 80, window_lines: 40 }

export interface Survey {
  /** Endings of the files that are there, sorted, without the dot. */
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
