import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodeFile } from '../../model/code-quality.js'
import { languageOf, measureSource, refuseSize } from './measure-source.js'

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
