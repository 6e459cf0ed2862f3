import { readYaml } from './read-yaml.js'
import type { SourceFile, TextFile } from './source-document.js'

const known = new WeakMap<TextFile, SourceFile>()

/** A manifest as `readYaml` reads it, but once: the files that it names are looked up before it is parsed. */
export function readManifest(file: TextFile): SourceFile {
  const read = known.get(file) ?? readYaml(file)
  known.set(file, read)
  return read
}
