import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { joinNames } from '../../../format/join-names.js'
import type { Log } from '../../../io/log.js'
import { findUnfit } from '../../../metrics/code/source/measure-python.js'
import { sumCode } from '../../../stats/code-totals.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { CodeFile, CodeLanguage, UnscoredFile, CodeSources, RunCode } from '../../../model/run/run-code.js'
import { resolveFrom } from '../../suite/parse-manifest.js'
import type { PlannedArm } from '../arm/start-arm.js'
import { findMatches } from '../../../io/files.js'

/** More files than this usually mean a wrong glob, and would take too long to measure. */
const MAX_FILES = 2000
/** Maximum number of unscored files listed in the log. */
const MAX_WARNINGS = 5

/**
 * Adds code measurements to the arms whose variant names its sources. Each file of a checkout is measured once, even if several
 * arms name it.
 */
export async function measureCodeOfArms(arms: readonly PlannedArm[], log: Log): Promise<readonly PlannedArm[]> {
  const known = new Map<string, Promise<CodeFile | null>>()
  const measured: PlannedArm[] = []
  for (const arm of arms) {
    const sources = arm.variant.code_quality
    if (sources === undefined) {
      measured.push(arm)
      continue
    }
    const code = await measureCode(sources, arm.workingDirectory, known)
    warnUnscored(arm.run.variant, code, log)
    // A resumed run may already have its review.
    const review = arm.earlier?.run.code_quality?.review
    const whole = review === undefined ? code : { ...code, review }
    measured.push({ ...arm, run: { ...arm.run, code_quality: whole } })
  }
  return measured
}

/** Measures the sources of a variant in a folder. Reuses files that are already in `known`. */
export async function measureCode(
  sources: CodeSources,
  folder: string,
  known = new Map<string, Promise<CodeFile | null>>(),
): Promise<RunCode> {
  const { prefixes } = sources
  const start = { ...sources, files: [], totals: [] }
  const found = new Set<string>()
  for (const pattern of sources.sources) {
    const glob = resolveFrom('', pattern)
    for (const path of glob === null ? [] : (await findMatches(glob, folder)).files)
      if (languageOf(path) !== null) found.add(path)
  }
  if (found.size === 0)
    return { ...start, unscored: `no source file matches ${joinNames(sources.sources.map((glob) => `\`${glob}\``))}` }
  if (found.size > MAX_FILES)
    return { ...start, unscored: `${found.size} files match, but at most ${MAX_FILES} are measured` }
  const files: CodeFile[] = []
  for (const path of [...found].sort()) {
    const key = canonicalJson([folder, path, prefixes])
    const reading = known.get(key) ?? readSource(path, folder, prefixes)
    known.set(key, reading)
    const file = await reading
    if (file !== null) files.push(file)
  }
  const totals = sumCode(files)
  const languages = totals.map(({ language }) => language)
  const language = sources.language ?? (languages.length === 1 ? (languages[0] ?? null) : null)
  return { ...start, language, unscored: findReason(language, languages), files, totals }
}

/** Returns why no single language can be measured; `null` if one can. */
function findReason(language: CodeSources['language'], languages: readonly string[]): string | null {
  if (languages.length === 0) return 'no source file could be measured'
  if (language === null)
    return `the sources are ${joinNames(languages)}, which cannot be compared: name one under \`code_quality.language\``
  return languages.includes(language) ? null : `no file of ${language} could be measured`
}

function warnUnscored(arm: string, { files, unscored }: RunCode, log: Log): void {
  if (unscored !== null) log.warning(`The code quality of \`${arm}\` was not measured: ${unscored}.`)
  const left = files.filter((file) => file.kind === 'unscored')
  for (const { path, line, reason } of left.slice(0, MAX_WARNINGS))
    log.warning(`${path}${line === null ? '' : `:${line}`}: not measured: ${reason}.`)
  if (left.length > MAX_WARNINGS)
    log.warning(`${countOf(left.length - MAX_WARNINGS, 'more source file')} could not be measured.`)
}

const LANGUAGES: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\.pyi?$/i, 'python'],
  [/\.(?:ts|tsx|mts|cts)$/i, 'typescript'],
  [/\.(?:js|jsx|mjs|cjs)$/i, 'javascript'],
]

/** Returns the language of a path's extension; `null` if that language is not measured. */
function languageOf(path: string): CodeLanguage | null {
  return LANGUAGES.find(([extension]) => extension.test(path))?.[1] ?? null
}

/** Larger files are hardly written by hand, and would take too long to measure. */
export const MAX_SOURCE_BYTES = 5 * 1024 * 1024

/**
 * Measures one source file. Loads the parser of its language when first needed. Returns `null` for a path of another language. The
 * file is unscored if it is not UTF-8, is larger than 5 MiB, was not written by a person (see `findUnfit`) or does not parse. Never
 * throws because of a file's content.
 */
export async function measureSource(source: {
  readonly path: string
  readonly bytes: Uint8Array
  /** Prefixes of modules that are the framework's. */
  readonly prefixes: readonly string[]
}): Promise<CodeFile | null> {
  const { path, bytes, prefixes } = source
  const language = languageOf(path)
  if (language === null) return null
  const tooLarge = refuseSize({ path, language }, bytes.length)
  if (tooLarge !== null) return tooLarge
  if (!isUtf8(bytes)) return { path, language, kind: 'unscored', reason: 'it is not UTF-8', line: null }
  const text = new TextDecoder().decode(bytes)
  const unfit = findUnfit(text)
  if (unfit !== null) return { path, language, kind: 'unscored', ...unfit }
  if (language === 'python') {
    const [{ measurePython }, { Lexer, parse }] = await Promise.all([
      import('../../../metrics/code/source/measure-python.js'),
      import('py-ast'),
    ])
    const tokenize = (code: string) => new Lexer(code).tokenize()
    return measurePython({ path, text, parse, tokenize, prefixes })
  }
  const [{ measureScript }, { parse }] = await Promise.all([
    import('../../../metrics/code/source/measure-script.js'),
    import('@babel/parser'),
  ])
  return measureScript({ path, language, text, parse, prefixes })
}

/** Returns the unscored result for a file that is too large to measure; `null` for any other. Needs only the size. */
function refuseSize(file: Pick<UnscoredFile, 'path' | 'language'>, size: number): UnscoredFile | null {
  if (size <= MAX_SOURCE_BYTES) return null
  const reason = `it has ${size} bytes, above the limit of ${MAX_SOURCE_BYTES}`
  return { ...file, kind: 'unscored', reason, line: null }
}

/** Measures a source file of a folder like `measureSource`. A file that is too large or cannot be read is unscored. */
async function readSource(
  /** Relative to the folder, with `/`; inside it and not a link. */
  path: string,
  folder: string,
  prefixes: readonly string[],
): Promise<CodeFile | null> {
  const language = languageOf(path)
  if (language === null) return null
  const full = join(folder, path)
  try {
    const { size } = await stat(full)
    return (
      refuseSize({ path, language }, size) ?? (await measureSource({ path, bytes: await readFile(full), prefixes }))
    )
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return { path, language, kind: 'unscored', reason: `it cannot be read (${String(error.code)})`, line: null }
  }
}
