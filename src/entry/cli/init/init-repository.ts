import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDefaultBranch, readPrefix } from '../../../github/checkout.js'
import { type CaseDraft, makeCaseId } from '../../../exchange/import/importer.js'
import { createIdMaker, writeCases } from '../../../exchange/import/write-cases.js'
import { createFile, findMatches, nameFrom, readTextFile, refuseExisting, replaceFile } from '../../../io/files.js'
import { git } from '../../../io/git.js'
import { sha256 } from '../../../io/sha256.js'
import { UserError } from '../../../model/error.js'
import { groupBy } from '../../../model/group-by.js'
import type { Chunk } from '../../../measure/search/chunk-file.js'
import { queryTerms, tokenize } from '../../../measure/search/tokenize.js'
import { SUITE_REGISTRIES } from '../../../measure/load-suite.js'
import { inspectSuite, refuseSuite } from '../../../measure/suite/parse-suite.js'
import { type Dependencies, findDependencies, type InitChoices, type InitTarget, setupsFor } from './find-setup.js'
import {
  ADAPTER_PATH,
  CASES_OF,
  findSources,
  isOwn,
  PROGRAMS,
  readExample,
  recogniseFramework,
  type Survey,
  surveyRepository,
  writeManifest,
  writeProgram,
  writeWorkflow,
} from './write-files.js'
import { findTopics, LAST_RESORT, type Topic } from './find-topics.js'
import { countOf, formatCount } from '../../../format/format-number.js'
import { MAX_ROUNDS } from '../../../model/run/rounds-plan.js'
import { present } from '../../../model/omit-undefined.js'
import type { Suite } from '../../../model/suite/suite.js'

export const SUITE_PATH = 'golden/suite.yaml'
const CASES = 'golden/cases/first.yaml'
const WORKFLOW = '.github/workflows/goldenpair.yml'
/** The folders that runs and reports are written to. */
const OUTPUT = ['.goldenpair/', 'goldenpair-report/']

const GENERAL_QUESTION: CaseDraft = {
  id: 'first-question',
  query: 'What can you help me with?',
  tags: ['draft'],
  notes: 'Draft. Write a question that your users ask, say what the answer must contain, then drop the tag.',
  checks: [{ regex: '\\S' }],
}

/** Throws `file-exists` if the folder has a suite. */
export const refuseSecondSuite = async (workingDirectory: string): Promise<void> =>
  refuseExisting([SUITE_PATH], workingDirectory, HAS_SUITE)

/**
 * Writes a suite, its first cases and, at the root of the repository, a workflow. Cases that are in `golden/cases` already, such as
 * imported ones, are used, and none is drafted. Keeps a workflow that exists. Throws, with nothing written, `file-exists` if part of
 * a suite exists, `suite-invalid` if a case file does not parse, and `init-found-nothing`.
 */
export async function initRepository(choices: InitChoices, workingDirectory: string) {
  await refuseSecondSuite(workingDirectory)
  const survey = await surveyRepository(workingDirectory)
  const existing = await readCases(workingDirectory)
  const own = existing?.suite.cases.filter(({ enabled }) => enabled) ?? []
  const taken = new Set(existing?.suite.cases.map(({ id }) => id))
  const topics = own.length > 0 ? [] : draftCases(survey.chunks, choices.target, taken)
  const hasNothing = own.length > 0 ? survey.endings.length === 0 : topics.length === 0
  if (hasNothing && !isOwn(choices.target)) throw new UserError('init-found-nothing', { folder: workingDirectory })
  const drafted = own.length > 0 || topics.length > 0 ? topics : [GENERAL_QUESTION]
  const cases = own.length + drafted.length
  const metrics = existing !== null && existing.leading.length > 0 ? existing.leading : ['success']
  const prefix = await readPrefix(workingDirectory)
  const folder = (prefix ?? '').replace(/\/$/, '')
  const dependencies = await findDependencies(workingDirectory, folder)
  const setups = setupsFor(dependencies, choices.target, choices.command)
  const sources = await findSources(choices.target, { workingDirectory, prefix: folder, survey })
  const files = [
    { path: SUITE_PATH, text: writeManifest(choices, survey, { setups, sources, cases, metrics, ...existing }) },
    ...(drafted.length === 0 ? [] : [{ path: CASES, text: writeCases(HEADING, drafted) }]),
    ...writeTarget(choices.target, survey, dependencies),
  ]
  const paths = files.map(({ path }) => path)
  await refuseExisting(paths, workingDirectory, 'Rename it first: `init` writes its own.')

  const root = folder === '' ? workingDirectory : join(workingDirectory, ...folder.split('/').map(() => '..'))
  const branch = await readDefaultBranch(workingDirectory)
  const workflow = join(root, WORKFLOW)
  const shownWorkflow = nameFrom(workingDirectory, workflow)
  for (const { path, text } of files)
    if (!(await createFile(join(workingDirectory, path), text)))
      throw new UserError('file-exists', { paths: [path], cure: 'It appeared while this was written.' })
  const isNew = await createFile(workflow, writeWorkflow({ jobs: choices.jobs, branch, folder, setups }))
  return {
    /** Paths from the working directory. */
    written: [...paths, ...(isNew ? [shownWorkflow] : [])],
    /** Files that existed already and were not changed. */
    kept: isNew ? [] : [shownWorkflow],
    /** Folders that were added to .gitignore. */
    ignored: await ignoreFolders(workingDirectory, [...OUTPUT, ...setups.map(({ fills }) => fills)]),
    cases,
    /** Whether the cases were drafted. */
    areDrafts: drafted.length > 0,
    /** Whether the working directory is in a git repository. */
    isRepository: prefix !== null,
    /** The framework of the application, as package.json says; `null` if it names no known one. */
    framework: recogniseFramework(dependencies.packages).name,
  }
}

const HAS_SUITE =
  'To run this suite: goldenpair run. To add cases: goldenpair import or goldenpair suggest. To let your own system answer: docs/getting-started.md of Goldenpair, section 5. For a second suite, start in another folder.'

const MAX_BYTES = 10_000_000

/**
 * Reads the case files in `golden/cases`, with a suite of them and the metrics that its default gates begin with; `null` if there are
 * none. Throws `suite-invalid` if they cannot be used.
 */
async function readCases(workingDirectory: string) {
  const { files } = await findMatches(`golden/${ANY_CASES}`, workingDirectory)
  if (files.length === 0) return null
  const read = async (shown: string) => ({
    path: shown,
    text: await readTextFile({ path: join(workingDirectory, shown), shown, maxBytes: MAX_BYTES }),
  })
  const caseFiles = await Promise.all(files.map(read))
  const pattern = files.every((file) => /^golden\/cases\/[^/]+\.yaml$/.test(file)) ? CASES_OF : ANY_CASES
  const manifest = { path: SUITE_PATH, text: JSON.stringify({ cases: [pattern], target: { type: 'search' } }) }
  const home = { name: 'suite', directory: '' }
  const { suite, problems } = inspectSuite({ manifest, caseFiles, home, registries: SUITE_REGISTRIES, hash: sha256 })
  if (suite === null) throw refuseSuite('golden/cases', problems)
  return { suite, pattern, leading: suite.gates.flatMap(({ metric }) => LEADING.filter((one) => one === metric)) }
}

/** The pattern of any file that `goldenpair import` may have written. */
const ANY_CASES = 'cases/**/*.{yaml,yml}'
/** The metrics of quality that may decide a suite's verdict without a judge. */
const LEADING = ['success', 'answer.token-f1'] as const

const HEADING = [
  'First cases, drafted by `goldenpair init`: review each one. Runs are paired by id, so keep an id when you edit its case.',
  'Twenty cases show a large change, a hundred a small one: take questions from your users and from every bug you fix.',
]

/** Returns the program or module that is the target; none if the user has one, or if the search answers. */
function writeTarget(target: InitTarget, { endings }: Survey, { packages }: Dependencies) {
  if (target === 'node' || target === 'python') return [{ path: PROGRAMS[target], text: writeProgram(target, endings) }]
  if (target !== 'module') return []
  return [{ path: ADAPTER_PATH, text: readExample(`adapters/${recogniseFramework(packages).file}`) }]
}

/**
 * Adds folders, such as `.venv/`, to the `.gitignore` of the working directory. Returns those that it added; folders that
 * git ignores already or the file lists are left out.
 */
async function ignoreFolders(workingDirectory: string, folders: readonly string[]): Promise<readonly string[]> {
  const path = join(workingDirectory, '.gitignore')
  const text = await readFile(path, 'utf8').catch(() => '')
  // Git fails if there is no repository, and if it ignores none of them.
  const ignored = await git(workingDirectory, ['check-ignore', '--no-index', '--', ...folders]).catch(() => '')
  const known = new Set([...text.split(/\r?\n/), ...ignored.split('\n')])
  const added = folders.filter((folder) => !known.has(folder))
  if (added.length === 0) return []
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const before = text === '' || text.endsWith('\n') ? text : `${text}${end}`
  await replaceFile(path, before + added.map((folder) => `${folder}${end}`).join(''))
  return added
}

const MAX_TOPICS = 7
/** Questions that hardly any repository answers; the first one that shares no word with the repository is used. */
const STRANGE_QUESTIONS = [
  'What is the boiling point of tungsten?',
  'Which night train goes to Lisbon on Sundays?',
  'How long must rye dough rest?',
]

/**
 * Drafts the first cases of a suite from symbols and headings of the repository: at most eight, the last of which must be
 * declined. None if there is nothing to ask about.
 */
export function draftCases(
  chunks: readonly Chunk[],
  target: InitTarget,
  taken: ReadonlySet<string> = new Set(),
): readonly CaseDraft[] {
  const separate = createIdMaker(taken)
  const drafts = chooseTopics(findTopics(chunks), MAX_TOPICS).map((topic): CaseDraft => {
    const id = separate(makeCaseId(topic.symbol.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' '), 'case'))
    const { question, kind, origin, symbol, path, line } = topic
    const source = origin === 'docstring' ? `the docstring of ${symbol}` : `the ${origin} "${symbol}"`
    const notes = `Draft, made from ${source} (${path}:${line}). Ask it as your users would, check what is expected, then drop the tag.`
    return { id, query: question, tags: ['draft', kind], notes, ...expectation(topic, target) }
  })
  // An application reports that it declined only if its adapter knows.
  if (drafts.length === 0 || isOwn(target)) return drafts
  const known = new Set(chunks.flatMap(({ text }) => [...new Set(tokenize(text))]))
  const strange = STRANGE_QUESTIONS.find((question) => queryTerms(question).every((term) => !known.has(term)))
  if (strange === undefined) return drafts
  const notes =
    'Nothing here answers this, and the system must say so. Write a question that your users might really ask and nothing here answers.'
  return [...drafts, { id: 'must-decline', query: strange, tags: ['draft'], notes, answer_mode: 'must_abstain' }]
}

/**
 * Returns what can be expected without knowing the answer: that the place is found; for a user's own program or server,
 * only that it answers.
 */
function expectation({ path, symbol }: Topic, target: InitTarget): Pick<CaseDraft, 'expected_spans' | 'checks'> {
  if (target === 'command' || target === 'http') return { checks: [{ regex: '\\S' }] }
  return { expected_spans: [target === 'search' ? { path, symbol } : { path }] }
}

/**
 * Chooses `count` topics, the best rank first, with documents and code in turn and one file after another, so that the
 * first cases cover the whole repository rather than its first file. Tests and examples are used only if there is nothing
 * else.
 */
function chooseTopics(topics: readonly Topic[], count: number): readonly Topic[] {
  const proper = topics.filter(({ rank }) => rank < LAST_RESORT)
  const candidates = proper.length > 0 ? proper : topics
  const ranks = [...new Set(candidates.map(({ rank }) => rank))].sort((a, b) => a - b)
  const chosen = ranks.flatMap((rank) => {
    const inTurn = (kind: Topic['kind']): readonly Topic[] => {
      const ofKind = candidates.filter((topic) => topic.rank === rank && topic.kind === kind)
      return takeTurns([...groupBy(ofKind, ({ path }) => path).values()])
    }
    return takeTurns([inTurn('docs'), inTurn('code')])
  })
  return chosen.slice(0, count)
}

/** Takes the first item of each list, then the second of each, and so on. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = lists.reduce((length, list) => Math.max(length, list.length), 0)
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
}

/**
 * Describes what pull requests of a new suite will take, before main was asked. The shares that stay undecided are those
 * of docs/benchmark.md.
 */
export function describeRoundsAhead(suite: Suite): readonly string[] {
  const { cases, rounds: cap = MAX_ROUNDS, gates, inference } = suite
  const n = cases.filter(({ enabled }) => enabled).length
  if (inference === 'cases-like-these' || n === 0) return []
  const { deterministic } = suite.variants[suite.default_variant]?.target ?? {}
  const main = suite.baseline_trials * n
  if (deterministic === true)
    return [
      `Main is asked for ${countOf(main, 'answer')}, then a pull request for about ${formatCount(n)} if nothing changed, and ${formatCount(cap * n)} at most.`,
    ]
  return present(
    `Where answers vary, main is asked for ${countOf(main, 'answer')}, then a pull request for about ${formatCount(cap * n)}, and ${formatCount(2 * cap * n)} at most if every case varies.`,
    gates.find(({ primary }) => primary)?.margin?.value === 0.05 &&
      'A margin of 5 points then needs about 60 cases: of the pull requests that change nothing, a third to a half stay undecided at 40 cases, and 3 to 9 % at 100.',
  )
}
