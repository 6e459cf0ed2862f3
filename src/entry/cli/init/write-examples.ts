import { existsSync, readFileSync } from 'node:fs'
import type { WorkflowJobs } from './choices.js'
import { quoteYaml, type Setup } from './find-setup.js'

/** Where the examples are: beside the bundle, as scripts/build.js puts them, else where this repository keeps them. */
const PLACES = ['./assets/examples/', '../../../../examples/']

/** A file of `examples`. A place is relative to this module, which in the bundle is the bundle. */
export function readExample(name: string): string {
  const found = PLACES.map((place) => new URL(`${place}${name}`, import.meta.url)).find((url) => existsSync(url))
  if (found === undefined) throw new Error(`the example ${name} is not beside the program`)
  return readFileSync(found, 'utf8')
}

/** `golden/target.mjs` or `golden/target.py`: an example that answers from the files with these endings. */
export function writeProgram(language: 'node' | 'python', endings: readonly string[]): string {
  const isNode = language === 'node'
  const list = endings.map((ending) => (isNode ? `'.${ending}'` : `".${ending}"`)).join(', ')
  const line = isNode ? `const ENDINGS = [${list}]` : `ENDINGS = (${list},)`
  return readExample(`first-programs/target.${isNode ? 'mjs' : 'py'}`).replace(/^(?:const )?ENDINGS = .*$/m, line)
}

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

/** A framework for Node, known by its packages, and the file of `examples/adapters` that lets Goldenpair ask an application made with it. */
interface Framework {
  /** As its makers write it; null for an application without one. */
  readonly name: string | null
  readonly packages: readonly string[]
  /** A `module` target, with one line for the user to fill in. */
  readonly file: string
}

/** Those that are built on others come first: an application with Mastra has the AI SDK's packages too. */
const FRAMEWORKS: readonly Framework[] = [
  { name: 'Mastra', packages: ['@mastra/core', 'mastra'], file: 'mastra.mjs' },
  { name: 'LangChain.js', packages: ['langchain', '@langchain/core', '@langchain/langgraph'], file: 'langchain.mjs' },
  { name: 'LlamaIndex.TS', packages: ['llamaindex', '@llamaindex/core'], file: 'llamaindex.mjs' },
  { name: 'Vercel AI SDK', packages: ['ai'], file: 'ai-sdk.mjs' },
]
const PLAIN: Framework = { name: null, packages: [], file: 'node.mjs' }

/** The framework whose package an application depends on; the plain one where it is none that is known. */
export function recogniseFramework(packages: ReadonlySet<string>): Framework {
  return FRAMEWORKS.find((framework) => framework.packages.some((name) => packages.has(name))) ?? PLAIN
}
