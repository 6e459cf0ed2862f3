import { manifestSchema } from './manifest-schema.js'
import { readManifest } from './read-manifest.js'
import type { TextFile } from './source-document.js'

/** The modules of a suite's own metrics as its manifest writes them; none where it is too broken to say. */
export function customModulePaths(manifest: TextFile): readonly string[] {
  const value = readManifest(manifest).documents[0]?.value
  if (typeof value !== 'object' || value === null || !('custom_metrics' in value)) return []
  const parsed = manifestSchema.shape.custom_metrics.safeParse(value.custom_metrics)
  return parsed.success ? [parsed.data ?? []].flat() : []
}
