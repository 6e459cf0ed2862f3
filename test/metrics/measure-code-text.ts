import { sumCode } from '../../src/stats/code-totals.js'
import type { CodeFile, RunCode } from '../../src/model/run/run-code.js'
import { measureSource } from '../../src/measure/run/code/measure-code.js'

/** Returns the measures that a run stores for sources of one language, by path. */
export async function measureCodeText(
  sources: Readonly<Record<string, string>>,
  prefixes: readonly string[] = [],
): Promise<RunCode> {
  const files: CodeFile[] = []
  for (const [path, text] of Object.entries(sources)) {
    const file = await measureSource({ path, bytes: new TextEncoder().encode(text), prefixes })
    if (file !== null) files.push(file)
  }
  const totals = sumCode(files)
  return {
    ...{ sources: Object.keys(sources), framework: null, prefixes: [...prefixes], unscored: null },
    language: totals[0]?.language ?? null,
    files,
    totals,
  }
}
