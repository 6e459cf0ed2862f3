import { join, posix } from 'node:path'
import { locatePath, readTextFile } from '../../../io/files.js'
import { onMistake } from '../../../model/error.js'
import { sha256 } from '../../../io/sha256.js'
import type { CustomModule } from '../../../model/suite/custom-metric.js'
import { customModulePaths } from '../../suite/parse-custom-metrics.js'
import { resolveFrom } from '../../suite/parse-manifest.js'
import type { TextFile } from '../../suite/problem.js'
import { LOAD_LIMIT_MS, type Loaded, loadedSchema, type ScorerProgram } from './messages.js'
import { startConversation } from './start-scorer.js'

/**
 * Returns what the modules of a suite's own metrics declare, in the order of the manifest. They run in the working directory in the
 * given program; no process is started if there are none. Problems with a module are returned as data.
 */
export async function loadModules(input: {
  readonly manifest: TextFile
  readonly workingDirectory: string
  readonly scorer: ScorerProgram | undefined
}): Promise<readonly CustomModule[]> {
  const { manifest, workingDirectory, scorer } = input
  const found: Awaited<ReturnType<typeof findModule>>[] = []
  for (const written of customModulePaths(manifest)) found.push(await findModule(written, manifest, workingDirectory))
  const modules = found.filter((module) => module.kind === 'found')
  if (modules.length === 0) return found.filter((module) => module.kind === 'refused')
  if (scorer === undefined) throw new Error(`${manifest.path} has its own metrics, but nothing to run them with`)
  const loaded = await runModules(modules, workingDirectory, scorer)
  return found.map((module) => {
    if (module.kind === 'refused') return module
    const { path } = module
    const result = loaded[modules.indexOf(module)]
    if (result !== undefined && 'metrics' in result) return { ...module, kind: 'loaded', metrics: result.metrics }
    const { message, line } = result ?? { message: 'the process that loads the modules did not report it', line: 1 }
    return { kind: 'broken', path, line, message: `${message.slice(0, 500)}.` }
  })
}

async function findModule(written: string, manifest: TextFile, workingDirectory: string) {
  const path = resolveFrom(manifest.path, written)
  const read = /\.m?js$/.test(written)
    ? await readNamed(path, workingDirectory, async (at) => ({ path: at, ...(await hashModule(at, workingDirectory)) }))
    : { problem: 'a module is a .js or .mjs file.' }
  if (!('problem' in read)) return { kind: 'found' as const, ...read }
  return { kind: 'refused' as const, message: `custom metrics \`${written.slice(0, 200)}\`: ${read.problem}` }
}

export const OUTSIDE = 'it is not inside the working directory. Paths are relative to the folder of the suite.'

/**
 * Reads a file that a suite names, or returns the problem as a sentence. The path is relative to the working directory; `null`
 * means that it leads outside.
 */
export async function readNamed<Read>(
  path: string | null,
  workingDirectory: string,
  read: (path: string) => Promise<Read>,
): Promise<Read | { readonly problem: string }> {
  const place = path === null ? 'outside' : await locatePath(workingDirectory, join(workingDirectory, path))
  if (path === null || place === 'outside') return { problem: OUTSIDE }
  if (place === 'missing')
    return { problem: `there is no file ${path}. Paths are relative to the folder of the suite.` }
  return read(path).catch(onMistake((error) => ({ problem: error.message })))
}

/** If the process itself fails, every module gets the same fault, because the culprit is unknown. */
async function runModules(
  modules: readonly Extract<Awaited<ReturnType<typeof findModule>>, { kind: 'found' }>[],
  workingDirectory: string,
  scorer: ScorerProgram,
): Promise<Loaded['modules']> {
  await using conversation = startConversation(scorer, workingDirectory)
  const load = modules.map(({ path }) => join(workingDirectory, path))
  const answer = await conversation.ask({ id: 0, load }, { limitMs: LOAD_LIMIT_MS })
  const parsed = answer.kind === 'reply' ? loadedSchema.safeParse(answer.reply) : null
  if (parsed?.success) return parsed.data.modules
  const how = answer.kind === 'failed' ? answer.how : 'gave an answer that cannot be read'
  return modules.map(() => ({ message: `the process that loads it ${how}`, line: 1 }))
}

const MAX_BYTES = 1_000_000
/** Matches relative paths in `import`, `export … from` and `require`. */
const RELATIVE = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g

/**
 * Returns a module's text, and a hash of the module and all files that it imports by relative path, directly or indirectly.
 * Packages and files read at run time are not included. The path is relative to the working directory. Throws `file-unreadable`.
 */
export async function hashModule(path: string, workingDirectory: string) {
  const texts = new Map<string, string>()
  const visit = async (file: string): Promise<void> => {
    const full = join(workingDirectory, file)
    if (texts.has(file) || (await locatePath(workingDirectory, full)) !== 'inside') return
    const text = await readTextFile({ path: full, shown: file, maxBytes: MAX_BYTES })
    texts.set(file, text)
    for (const [, , specifier = ''] of text.matchAll(RELATIVE)) await visit(posix.join(posix.dirname(file), specifier))
  }
  await visit(path)
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1))
  return { text: texts.get(path) ?? '', hash: sha256(sorted.map(([, text]) => text).join('\0')) }
}
