import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { joinNames } from '../../../format/join-names.js'
import type { Log } from '../../../io/log.js'
import { findUnfit } from '../../../metrics/code/source/measure-python.js'
import { sumCode } from '../../../stats/run-figures/code-figures.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { CodeFile, CodeLanguage, UnscoredFile, CodeSources, RunCode } from '../../../model/run/run-code.js'
import { resolveFrom } from '../../suite/parse-manifest.js'
import type { PlannedArm } from '../arm/start-arm.js'
import { findMatches } from '../../../io/files.js'

/** A system under test is some files; more are a glob gone astray, and would hold up the run. */
const MOST_FILES = 2000
/** Unscored files that are named in the log. */
const MOST_WARNED = 5

/** The arms with what their source code measures, where their variant says where it is: each file of a checkout once, whoever names it. */
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
    // A run that is gone on with has been reviewed.
    const review = arm.earlier?.run.code_quality?.review
    const whole = review === undefined ? code : { ...code, review }
    measured.push({ ...arm, run: { ...arm.run, code_quality: whole } })
  }
  return measured
}

/** What the sources of a variant in a folder measure. A file that is `known` is not read again. */
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
  if (found.size > MOST_FILES)
    return { ...start, unscored: `${found.size} files match, but at most ${MOST_FILES} are measured` }
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

/** Why no one language has totals to measure by; null where one has. */
function findReason(language: CodeSources['language'], languages: readonly string[]): string | null {
  if (languages.length === 0) return 'no source file could be measured'
  if (language === null)
    return `the sources are ${joinNames(languages)}, which cannot be compared: name one under \`code_quality.language\``
  return languages.includes(language) ? null : `no file of ${language} could be measured`
}

function warnUnscored(arm: string, { files, unscored }: RunCode, log: Log): void {
  if (unscored !== null) log.warning(`The code quality of \`${arm}\` was not measured: ${unscored}.`)
  const left = files.filter((file) => file.kind === 'unscored')
  for (const { path, line, reason } of left.slice(0, MOST_WARNED))
    log.warning(`${path}${line === null ? '' : `:${line}`}: not measured: ${reason}.`)
  if (left.length > MOST_WARNED)
    log.warning(`${countOf(left.length - MOST_WARNED, 'more source file')} could not be measured.`)
}

const LANGUAGES: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\.pyi?$/i, 'python'],
  [/\.(?:ts|tsx|mts|cts)$/i, 'typescript'],
  [/\.(?:js|jsx|mjs|cjs)$/i, 'javascript'],
]

/** The language that a path's extension names; null for one that is not measured. */
function languageOf(path: string): CodeLanguage | null {
  return LANGUAGES.find(([extension]) => extension.test(path))?.[1] ?? null
}

/** More is not source that a person wrote, and would hold up the run. */
export const MAX_SOURCE_BYTES = 5 * 1024 * 1024

/**
 * Measures the source file with these bytes; what parses and measures its language is loaded when first needed. Null for a path of another language,
 * unscored for what is not UTF-8, is larger than 5 MiB, is no source that a person wrote (see `findUnfit`) or does not parse;
 * never throws for what a file holds.
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

/** A file with more bytes than are measured, which need not be read to know it; null for any other. */
function refuseSize(file: Pick<UnscoredFile, 'path' | 'language'>, size: number): UnscoredFile | null {
  if (size <= MAX_SOURCE_BYTES) return null
  const reason = `it has ${size} bytes; at most ${MAX_SOURCE_BYTES} are measured`
  return { ...file, kind: 'unscored', reason, line: null }
}

/** Measures a source file of a folder as `measureSource` does; unscored too for one that is too large to read or cannot be read. */
async function readSource(
  /** From the folder, with `/`; inside it, and no link. */
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
