import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findUnfit } from '../../metrics/code/source/find-unfit.js'
import type { CodeFile, CodeLanguage, UnscoredFile } from '../../model/run/code-quality.js'

const LANGUAGES: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\.pyi?$/i, 'python'],
  [/\.(?:ts|tsx|mts|cts)$/i, 'typescript'],
  [/\.(?:js|jsx|mjs|cjs)$/i, 'javascript'],
]

/** The language that a path's extension names; null for one that is not measured. */
export function languageOf(path: string): CodeLanguage | null {
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
  const tooLarge = refuseSize({ path, language, size: bytes.length })
  if (tooLarge !== null) return tooLarge
  const text = decode(bytes)
  if (text === null) {
    return { path, language, kind: 'unscored', reason: 'it is not UTF-8', line: findBadLine(bytes) }
  }
  const unfit = findUnfit(text)
  if (unfit !== null) return { path, language, kind: 'unscored', ...unfit }
  if (language === 'python') {
    const [{ measurePython }, { parse }] = await Promise.all([
      import('../../metrics/code/source/measure-python.js'),
      import('py-ast'),
    ])
    return measurePython({ path, text, parse, prefixes })
  }
  const [{ measureScript }, { parse }] = await Promise.all([
    import('../../metrics/code/source/measure-script.js'),
    import('@babel/parser'),
  ])
  return measureScript({ path, language, text, parse, prefixes })
}

/** A file with more bytes than are measured, which need not be read to know it; null for any other. */
export function refuseSize({
  path,
  language,
  size,
}: {
  readonly path: string
  readonly language: CodeLanguage
  readonly size: number
}): UnscoredFile | null {
  if (size <= MAX_SOURCE_BYTES) return null
  const reason = `it has ${size} bytes, more than the ${MAX_SOURCE_BYTES} that are measured`
  return { path, language, kind: 'unscored', reason, line: null }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The first line that does not decode by itself. */
function findBadLine(bytes: Uint8Array): number {
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    const next = end === -1 ? bytes.length : end + 1
    if (decode(bytes.subarray(start, next)) === null) return line
    start = next
  }
  return line
}

/** Measures a source file of a folder as `measureSource` does; unscored too for one that is too large to read or cannot be read. */
export async function readSource({
  path,
  folder,
  prefixes,
}: {
  /** From the folder, with `/`; inside it, and no link. */
  readonly path: string
  readonly folder: string
  readonly prefixes: readonly string[]
}): Promise<CodeFile | null> {
  const language = languageOf(path)
  if (language === null) return null
  const full = join(folder, path)
  try {
    const { size } = await stat(full)
    return (
      refuseSize({ path, language, size }) ?? (await measureSource({ path, bytes: await readFile(full), prefixes }))
    )
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return { path, language, kind: 'unscored', reason: `it cannot be read (${String(error.code)})`, line: null }
  }
}
