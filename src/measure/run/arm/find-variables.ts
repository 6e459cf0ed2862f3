import { open, opendir } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { isRegularFile, locatePath } from '../../../io/files.js'
import { listedVariables, usedVariables } from '../../../io/target-environment.js'

const SOURCES: ReadonlySet<string> = new Set(
  '.py .js .mjs .cjs .jsx .ts .mts .cts .tsx .rb .go .rs .java .kt .php .sh'.split(' '),
)
const EXAMPLES = ['.env.example', '.env.sample', '.env.template']
const MOST_FILES = 50
const MOST_ENTRIES = 500
const MOST_BYTES = 100_000

/** Variables by name, in the order found, each once. */
export interface FoundVariables {
  /** Those that the sources of a target, or its example of an environment, name. */
  readonly named: readonly string[]
  /** Those that it reads from a `.env` of its own. */
  readonly own: readonly string[]
}

/**
 * Looks into the files that a target's options name (`node app/server.mjs`, `uvicorn app.main:app`), and the sources beside them, for the
 * environment variables that they read. At most 50 files, of each the first 100 kB, none from outside the checkout. They may be a pull
 * request's: nothing of them but names comes back.
 */
export async function findVariables(
  options: Readonly<Record<string, unknown>>,
  workingDirectory: string,
): Promise<FoundVariables> {
  const folder = resolve(workingDirectory, typeof options['cwd'] === 'string' ? options['cwd'] : '.')
  const words = [options['command'], options['start'], options['module']]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? value.split(/[\s"']+/) : []))
  const candidates = words.flatMap((word) => {
    const [name = ''] = word.split(':')
    const module = name.replaceAll('.', '/')
    return [name, `${module}.py`, `${module}/__main__.py`].map((path) => resolve(folder, path))
  })
  const isOurs = async (path: string): Promise<boolean> =>
    (await isRegularFile(path)) && (await locatePath(workingDirectory, path)) === 'inside'
  const entries = await filter(candidates, isOurs)
  const folders = new Set(entries.length === 0 ? [folder] : entries.map((path) => dirname(path)))
  const beside = (await Promise.all([...folders].map(listSources))).flat()
  const sources = await filter([...new Set([...entries, ...beside])].slice(0, MOST_FILES), isOurs)
  const homes = [...new Set([folder, resolve(workingDirectory)])]
  const at = async (names: readonly string[]): Promise<string> => {
    const paths = await filter(
      homes.flatMap((home) => names.map((name) => join(home, name))),
      isOurs,
    )
    return (await Promise.all(paths.map(readBeginning))).join('\n')
  }
  const used = (await Promise.all(sources.map(readBeginning))).flatMap(usedVariables)
  return {
    named: [...new Set([...listedVariables(await at(EXAMPLES)), ...used])],
    own: listedVariables(await at(['.env'])),
  }
}

async function filter<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>): Promise<readonly Item[]> {
  const kept = await Promise.all(items.map(holds))
  return items.filter((_, index) => kept[index])
}

async function listSources(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  let seen = 0
  try {
    for await (const entry of await opendir(folder)) {
      if (++seen > MOST_ENTRIES) break
      if (entry.isFile() && SOURCES.has(extname(entry.name))) found.push(join(folder, entry.name))
    }
  } catch {
    // What cannot be read names nothing.
    return []
  }
  return found.sort()
}

async function readBeginning(path: string): Promise<string> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return ''
  }
}
