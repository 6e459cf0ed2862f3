import { posix } from 'node:path'
import { join } from 'node:path'
import type { Hash } from '../../model/fingerprint.js'
import { locatePath, readTextFile } from '../../io/files.js'

const MAX_BYTES = 1_000_000
/** What `import`, `export … from` and `require` name by a relative path. */
const RELATIVE = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g

/**
 * The text of a module and a hash of it together with every file that it imports by a relative path, and those by theirs. Packages are not looked
 * into, nor what is read while it runs. The path counts from the working directory. Throws `file-unreadable`.
 */
export async function hashModule(
  path: string,
  { workingDirectory, hash }: { readonly workingDirectory: string; readonly hash: Hash },
): Promise<{ readonly text: string; readonly hash: string }> {
  const texts = new Map<string, string>()
  const visit = async (file: string): Promise<void> => {
    const full = join(workingDirectory, file)
    if (texts.has(file) || (await locatePath(workingDirectory, full)) !== 'inside') return
    const text = await readTextFile({ path: full, shown: file, maxBytes: MAX_BYTES })
    // A checkout on Windows may have other line ends, and means the same.
    texts.set(file, text.replaceAll('\r\n', '\n'))
    for (const [, , specifier = ''] of text.matchAll(RELATIVE)) await visit(posix.join(posix.dirname(file), specifier))
  }
  await visit(path)
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1))
  return { text: texts.get(path) ?? '', hash: hash(sorted.map(([, text]) => text).join('\0')) }
}
