import { stringify } from 'yaml'
import { chunkFile } from '../../../measure/search/chunk-file.js'
import { readCorpus } from '../../../measure/targets/search.js'
import { isSource } from '../../../measure/load-suite.js'
import { schemaLine } from '../../../model/version.js'
import { type InitChoices, type InitTarget, quoteYaml, type Setup, type WorkflowJobs } from './find-setup.js'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles, splitGlob } from '../../../io/files.js'
import { git } from '../../../io/git.js'
import { groupBy } from '../../../model/group-by.js'
import { countOf } from '../../../format/format-number.js'

/** The file of a `module` target. */
export const ADAPTER_PATH = 'golden/answer.mjs'
/** The example programs. */
export const PROGRAMS = { node: 'golden/target.mjs', python: 'golden/target.py' } as const

/** The pattern of a new suite's case files, from `golden`. */
export const CASES_OF = 'cases/*.yaml'

/** Whether the target is the user's own system. */
export const isOwn = (target: InitTarget): boolean => ['command', 'http', 'module'].includes(target)

/**
 * Writes `golden/suite.yaml` of a new suite, whose target needs these set-ups before it starts, with gates on these metrics for that many
 * cases.
 */
export function writeManifest(
  { name, target, command, url, watched, maxCostUsd }: InitChoices,
  { include, exclude }: Pick<Survey, 'include' | 'exclude'>,
  input: {
    readonly setups: readonly Setup[]
    readonly sources: readonly string[]
    readonly cases: number
    readonly metrics: readonly string[]
    readonly pattern?: string
  },
): string {
  const { setups, sources, cases, metrics, pattern = CASES_OF } = input
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
      `  # Calls your application. One line of ${ADAPTER_PATH} is yours to fill in (docs/protocol.md).`,
      '  type: module',
      `  module: ${ADAPTER_PATH}`,
    ],
    command: [
      '  # Reads one JSON request a line and writes one JSON reply a line (docs/protocol.md).',
      '  type: command',
      // A block of several lines would have to be indented; quotes keep it on one.
      `  command: ${JSON.stringify(command ?? '')}`,
    ],
    http: [
      '  # Sends { "query": … } as JSON and reads { "answer": … }. For other forms, say so here (docs/protocol.md):',
      "  # body: { question: '{{query}}' }",
      '  # response: { answer: $.result.text }',
      '  # stream: sse # if the answer comes in parts',
      "  # An API like OpenAI's takes other keys: type: openai, model, base_url, api_key_env.",
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
    `cases: [${pattern === CASES_OF ? pattern : `'${pattern}'`}]`,
    '',
    'target:',
    ...targets[target],
    ...setupLine(setups, hasVenv),
    ...(sources.length === 0 ? [] : [SOURCES, `  sources: ${list(sources)}`]),
    '',
    ...(maxCostUsd === null ? [] : [...limitCost(maxCostUsd, target), '']),
    ...(watched === 'all' ? ['# Any case that surely broke fails the pull request.', 'zero_tolerance: all', ''] : []),
    'gates:',
    ...(metrics.includes('success') ? [gateSuccess(isOwn(target) ? cases : null)] : []),
    ...(metrics.includes('answer.token-f1') ? gateAnswers(metrics.length === 1) : []),
    ...(target === 'search' ? TOKENS : TOKENS_LATER),
    '',
  ].join('\n')
}

/**
 * Writes the gate on success. The few cases of a new suite get a margin of about two of them if their answers vary: with 5 points
 * nearly every pull request that changes nothing would stay undecided. `null` if answers do not vary.
 */
function gateSuccess(cases: number | null): string {
  const points = cases === null ? 5 : Math.min(50, Math.max(10, 5 * Math.ceil(40 / cases)))
  const because = `  # ${countOf(cases ?? 0, 'case')} cannot rule out less. Lower it as the suite grows: to 10pp at 20 cases, to 5pp at 60.`
  return [
    `  # The pull request fails when success drops by ${points} points or more and chance does not explain it.`,
    ...(cases === null ? [] : [because]),
    ...['  - metric: success', '    primary: true', `    max_drop: ${points}pp`],
  ].join('\n')
}

/** Writes the gate for cases that only say what the answer is. */
const gateAnswers = (isPrimary: boolean): readonly string[] => [
  '  # Cases with nothing but an expected answer are scored by the words they share with it. Add `checks` to say what is right.',
  `  - metric: answer.token-f1${isPrimary ? '\n    primary: true' : ''}`,
  '    max_drop: 10%',
]

/** Comments out the limit for an example program, which states no cost: unknown costs cannot be limited. */
const limitCost = (usd: number, target: InitChoices['target']): readonly string[] => [
  '# A run makes no request that could exceed this. Replies must state `cost_usd`, or the target `max_trial_cost_usd` (docs/costs.md).',
  `${target === 'python' || target === 'node' ? '# ' : ''}max_cost_usd: ${usd}`,
]

const SOURCES =
  '  # The files that make the answers, from the root of the repository. Add what is missing, remove what answers do not need.\n  # A push that changes none of these files asks nothing: the last baseline counts for it.'

/**
 * Returns the manifest of that many cases with `deterministic: true`, for a target that gave the same reply at each of that many repeats.
 * Every drop is then a fact, so the margin needs no room for chance.
 */
export function declareDeterministic(
  manifest: string,
  { cases, repeats }: { readonly cases: number; readonly repeats: number },
): string {
  const lines = [
    `  # Asked again, the target repeated ${repeats} of ${repeats} replies. With two equally likely answers to each question, one target in ${2 ** repeats}`,
    '  # would do so by chance. If a model answers, drop this and raise max_drop.',
    '  deterministic: true\n',
  ].join('\n')
  return manifest
    .replace(/^target:\n(?: .*\n)+/m, (block) => block + lines)
    .replace(gateSuccess(cases), gateSuccess(null))
}

/** Returns the manifest with a gate on tokens, for a target that reports its usage. */
export function gateTokens(manifest: string): string {
  return manifest.replace(TOKENS_LATER.join('\n'), TOKENS.join('\n'))
}

/** Sets up two languages one after the other, in one command. */
function setupLine(setups: readonly Setup[], hasVenv: boolean): string[] {
  const command = setups.map((setup) => (hasVenv ? setup.isolated : setup.command)).join(' && ')
  return command === '' ? [] : [`  setup: ${command} # once a commit, before the target starts`]
}

/** The metric that a suite has a gate on if its target reports it. */
export const TOKENS_METRIC = 'tokens.total'
const TOKENS = [`  - metric: ${TOKENS_METRIC}`, '    max_rise: 10%', '    severity: warn']
/** Commented out, since a gate on what a program does not report would be invalid for ever. */
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

export type Survey = Awaited<ReturnType<typeof surveyRepository>>

const globOf = (endings: readonly string[]): string =>
  `**/*.${endings.length === 1 ? endings.join('') : `{${endings.join(',')}}`}`

/** Reads what a repository has to ask about: its documents and code, as the built-in search sees them. */
export async function surveyRepository(folder: string) {
  const files = await readCorpus(folder, { include: [globOf(ENDINGS)], exclude: [...EXCLUDE, '**/.*/**'] })
  const endings = [...new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))].sort()
  return {
    /** Endings of the existing files, sorted, without the dot. */
    endings,
    include: [globOf(endings)],
    exclude: EXCLUDE,
    /** Sorted by path and line. */
    chunks: files.flatMap(({ path, text }) => chunkFile(path, text, { max_lines: 80, window_lines: 40 })),
  }
}

/** Names of folders, at any depth, with what decides a program's answers besides its code. */
const FOLDERS = /^(?:prompts?|templates?|data|index|indexes|corpus|knowledge|documents|docs|config)$/i
/** Endings of prompts outside of such folders. */
const PROMPTS = /\.(prompt|prompty|j2|jinja2?|tmpl|mustache|hbs)$/i
/** Settings and prompts beside the code. */
const SETTINGS = /\.(?:json[5c]?|ya?ml|toml|ini|cfg|properties)$|(?:prompt|instruction)[^/]*\.(?:md|txt)$/i
/** What no target reads: settings of other tools, and what they write. */
const OF_TOOLS =
  /(?:^|\/)(?:\.|(?:tsconfig|jsconfig|biome|renovate|mkdocs|lerna|nx|turbo)\b[^/]*$|(?:[^/]*[-_.])?(?:results?|reports?|coverage)\.[^./]+$)/i
const DEPENDENCIES: readonly string[] = [
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'requirements.txt'],
  ...['pyproject.toml', 'poetry.lock', 'uv.lock', 'Pipfile.lock', 'go.mod', 'go.sum', 'Cargo.toml', 'Cargo.lock'],
]

/**
 * Returns the `sources` of a new suite, from the root of the repository: code, documents, folders of prompts and data, and
 * existing settings (at the root or beside code and documents) and files of dependencies. What git ignores is left out, since no push
 * changes it. `prefix` is the suite's folder in the repository, empty at the root.
 */
export async function findSources(
  target: InitTarget,
  repository: { readonly workingDirectory: string; readonly prefix: string; readonly survey: Survey },
): Promise<readonly string[]> {
  const { workingDirectory, prefix, survey } = repository
  const inPrefix = (path: string): string => (prefix === '' ? path : `${prefix}/${path}`)
  if (target === 'search') return survey.include.map(inPrefix)
  const all = await listFiles(workingDirectory, splitGlob('**/*').enters)
  // Git fails if there is no repository, and if it ignores none of them.
  const check = git(workingDirectory, ['check-ignore', '-z', '--stdin'], { input: all.join('\0') }).catch(() => '')
  const ignored = new Set((await check).split('\0'))
  const files = all.filter((file) => !ignored.has(file) && !file.startsWith('golden/'))
  const program = target === 'python' ? 'py' : target === 'command' || target === 'http' ? [] : 'mjs'
  const prompts = files.flatMap((file) => PROMPTS.exec(file)?.[1] ?? [])
  const endings = [...new Set([...survey.endings, ...prompts, ...[program].flat()])].sort()
  const folders = files.flatMap((file) => {
    const steps = file.split('/').slice(0, -1)
    const place = steps.findIndex((step) => FOLDERS.test(step))
    return place === -1 ? [] : [`${steps.slice(0, place + 1).join('/')}/**`]
  })
  const byEndings = endings.length === 0 ? [] : [globOf(endings)]
  const folderOf = (file: string): string => posix.dirname(file)
  const ofCode = new Set(
    files.filter((file) => survey.endings.includes(posix.extname(file).slice(1))).map(folderOf),
  ).add('.')
  const beside = files.filter((file) => ofCode.has(folderOf(file)) && !isSource(file, [...byEndings, ...folders]))
  const settings = beside.filter((file) => SETTINGS.test(file) && !OF_TOOLS.test(file))
  const byEnding = groupBy(settings, (file) => file.replace(/[^/]*\./, '*.'))
  const named = [...byEnding].flatMap(([glob, found]) => (found.length > 5 ? [glob] : found))
  const existing = DEPENDENCIES.filter((file) => files.includes(file))
  const root = join(workingDirectory, ...prefix.split('/').flatMap((step) => (step === '' ? [] : ['..'])))
  return [
    ...[...byEndings, ...new Set([...folders.sort(), ...named, ...existing])].map(inPrefix),
    ...(prefix === '' ? [] : DEPENDENCIES.filter((file) => existsSync(join(root, file)))),
  ]
}

/** The folders of the examples: next to the bundle, where scripts/build.js puts them, or in this repository. */
const PLACES = ['./assets/examples/', '../../../../examples/']

/** Reads a file of `examples`. Places are relative to this module, which in the bundle is the bundle itself. */
export function readExample(name: string): string {
  const found = PLACES.map((place) => new URL(`${place}${name}`, import.meta.url)).find((url) => existsSync(url))
  if (found === undefined) throw new Error(`the example ${name} is not beside the program`)
  return readFileSync(found, 'utf8')
}

/** Writes `golden/target.mjs` or `golden/target.py`: an example that answers from the files with these endings. */
export function writeProgram(language: 'node' | 'python', endings: readonly string[]): string {
  const isNode = language === 'node'
  const list = endings.map((ending) => (isNode ? `'.${ending}'` : `".${ending}"`)).join(', ')
  const line = isNode ? `const ENDINGS = [${list}]` : `ENDINGS = (${list},)`
  return readExample(`first-programs/target.${isNode ? 'mjs' : 'py'}`).replace(/^(?:const )?ENDINGS = .*$/m, line)
}

/**
 * Writes `.github/workflows/goldenpair.yml`, which measures pull requests and, for the baseline, pushes to the default
 * branch. With two jobs the code of a pull request never meets a token that may write. `folder` is the suite's folder in
 * the repository, empty at the root; `setups` install the languages that its target needs.
 */
export function writeWorkflow(input: {
  readonly jobs: WorkflowJobs
  readonly branch: string
  readonly folder: string
  readonly setups?: readonly Setup[]
}): string {
  const { jobs, branch, folder, setups = [] } = input
  const steps = setups.flatMap(({ step }) => step.map((line) => `      ${line}\n`)).join('')
  const workflow = readExample(`workflows/pull-request-${jobs === '1' ? 'one-job' : 'two-jobs'}.yml`)
    .replace('branches: [main]', () => `branches: [${quoteYaml(branch)}]`)
    .replace(/^ *- uses: goldenpair\//m, (uses) => `${steps}${uses}`)
  if (folder === '') return workflow
  // With one job all inputs are comments, and so is their `with`, which may not be empty.
  return workflow.replace(
    /(- uses: goldenpair\/.*\n) *(?:# )?with:\n((?: {8}# {3}.*\n)*)/,
    (_, uses: string, comments: string) =>
      `${uses}        with:\n          working-directory: ${quoteYaml(folder)}\n${comments.replaceAll('        #   ', '          # ')}`,
  )
}

/**
 * Frameworks for Node, recognised by their packages, and the file of `examples/adapters` that lets Goldenpair ask an
 * application made with each: a `module` target, with one line for the user to fill in. Frameworks that are built on
 * others come first: an application with Mastra has the AI SDK's packages too.
 */
const FRAMEWORKS = [
  { name: 'Mastra', packages: ['@mastra/core', 'mastra'], file: 'mastra.mjs' },
  { name: 'LangChain.js', packages: ['langchain', '@langchain/core', '@langchain/langgraph'], file: 'langchain.mjs' },
  { name: 'LlamaIndex.TS', packages: ['llamaindex', '@llamaindex/core'], file: 'llamaindex.mjs' },
  { name: 'Vercel AI SDK', packages: ['ai'], file: 'ai-sdk.mjs' },
]
/** Returns the framework whose package an application depends on; if none is known, a plain one without a name. */
export function recogniseFramework(packages: ReadonlySet<string>) {
  const known = FRAMEWORKS.find((framework) => framework.packages.some((name) => packages.has(name)))
  return known ?? { name: null, file: 'node.mjs' }
}
