import { manifestSchema } from './manifest-schema.js'
import { readManifest } from './parse-manifest.js'
import type { TextFile } from './read/source-document.js'

/**
 * Where a manifest says that its cases are: globs, or null where the manifest is too broken to say.
 * Nothing else is checked; `parseSuite` does that and says what is wrong.
 */
export function casePatterns(manifest: TextFile): readonly string[] | null {
  const [document] = readManifest(manifest).documents
  const value = document?.value
  if (typeof value !== 'object' || value === null) return null
  const parsed = manifestSchema.shape.cases.safeParse('cases' in value ? value.cases : undefined)
  if (!parsed.success) return null
  return [parsed.data].flat()
}

/**
 * A path or glob relative to the folder of a file, from the root that the file's own path counts from; null when it leads out of that root.
 * @example resolveFrom('golden/suite.yaml', '../cases/*.yaml') // 'cases/*.yaml'
 */
export function resolveFrom(file: string, relative: string): string | null {
  if (relative.startsWith('/') || /^[A-Za-z]:/.test(relative)) return null
  const steps = file.split('/').slice(0, -1)
  for (const step of relative.replaceAll('\\', '/').split('/')) {
    if (step === '' || step === '.') continue
    if (step !== '..') steps.push(step)
    else if (steps.pop() === undefined) return null
  }
  return steps.join('/')
}
