import { z } from 'zod'
import { answerQuery } from '../search/answer-query.js'
import { defineTarget } from './target.js'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../io/files.js'
import { withLineFeeds } from '../../io/platform.js'
import { globToRegExp } from '../../model/glob.js'
import { sha256 } from '../../io/sha256.js'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { chunkFile } from '../search/chunk-file.js'

const glob = z.string().min(1)
const lines = z.int().positive()

/** What to search and how to rank it; shared by all adapters that search the checkout. */
export const corpusOptions = {
  /**
   * Globs of files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB are
   * always excluded.
   */
  include: z.array(glob).min(1).default(['**/*']),
  exclude: z.array(glob).default([]),
  chunk: z
    .strictObject({ max_lines: lines.default(80), window_lines: lines.default(40) })
    .default({ max_lines: 80, window_lines: 40 }),
  k1: z.number().nonnegative().default(1.2),
  b: z.number().min(0).max(1).default(0.75),
  symbol_boost: z.number().nonnegative().default(2),
  path_boost: z.number().nonnegative().default(1),
}

/** Reads and indexes the files of a checkout; `fingerprint` is a hash of the names and texts of all. Throws `search-found-no-files`. */
export async function openCorpus(folder: string, options: z.output<z.ZodObject<typeof corpusOptions>>) {
  // Imported on demand, because most targets search nothing.
  const { buildIndex } = await import('../search/build-index.js')
  const files = await readCorpus(folder, options)
  const chunks = files.flatMap(({ path, text }) => chunkFile(path, text, options.chunk))
  if (chunks.length === 0) {
    const { include, exclude } = options
    throw new UserError('search-found-no-files', { folder, include, exclude })
  }
  const fingerprint = sha256(canonicalJson(files.map(({ path, text }) => [path, sha256(text)])))
  return { index: buildIndex(chunks, options), fingerprint }
}

const MAX_BYTES = 1_000_000
/** Far below the usual limit of 1,024 open files. */
const READS_AT_ONCE = 64

/** Folders of dependencies, builds and tools' leftovers. */
const SKIPPED_FOLDERS = new Set(
  '.git .hg .svn node_modules bower_components vendor dist build coverage goldenpair-report .goldenpair .next .cache __pycache__ .venv venv .tox .mypy_cache .pytest_cache'.split(
    ' ',
  ),
)
const SKIPPED_FILES =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|go\.sum|poetry\.lock|uv\.lock|Pipfile\.lock|composer\.lock|Gemfile\.lock)$|\.min\.(?:js|css)$|\.map$/

/** Returns the text files that the globs select, sorted by path. */
export async function readCorpus(
  folder: string,
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): Promise<SourceFile[]> {
  const included = include.map(globToRegExp)
  const excluded = exclude.map(globToRegExp)
  const matches = (patterns: readonly RegExp[], path: string): boolean => patterns.some((pattern) => pattern.test(path))
  const paths = await listFiles(folder, (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    // Does not even list a folder that an exclude glob covers entirely.
    return !SKIPPED_FOLDERS.has(name) && !matches(excluded, `${path}/`) && !matches(excluded, path)
  })
  const chosen = paths.filter(
    (path) => !SKIPPED_FILES.test(path) && matches(included, path) && !matches(excluded, path),
  )
  const files: SourceFile[] = []
  for (let from = 0; from < chosen.length; from += READS_AT_ONCE) {
    const batch = chosen.slice(from, from + READS_AT_ONCE).map(async (path) => readText(folder, path))
    for (const file of await Promise.all(batch)) if (file !== null) files.push(file)
  }
  return files
}

type SourceFile = NonNullable<Awaited<ReturnType<typeof readText>>>

async function readText(folder: string, path: string) {
  const file = join(folder, path)
  if ((await stat(file)).size > MAX_BYTES) return null
  const bytes = await readFile(file)
  // Git's own rule: a NUL in the first 8,000 bytes means binary.
  return bytes.subarray(0, 8000).includes(0) ? null : { path, text: withLineFeeds(bytes.toString('utf8')) }
}

const options = z.strictObject({
  ...corpusOptions,
  /** Number of chunks to return; default: the request's `top_k`. */
  top_k: z.int().positive().optional(),
  min_score: z.number().nonnegative().default(0),
  min_coverage: z.number().min(0).max(1).default(0.5),
  answer_chunks: z.int().positive().default(3),
})

/** Searches the files of the checkout with BM25 and answers with the best passage. Needs no model, key or network. */
export const search = defineTarget({
  name: 'search',
  title: 'Search in the files of the repository',
  options,
  deterministic: true,
  cost: 'none',
  async start(settings, { workingDirectory, clock }) {
    const { index, fingerprint } = await openCorpus(workingDirectory, settings)
    return {
      corpusFingerprint: fingerprint,
      ask: async (request, { signal }) => {
        signal.throwIfAborted()
        const from = clock.monotonicMs()
        const reply = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings)
        return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply })
      },
      startFailure: () => null,
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})
