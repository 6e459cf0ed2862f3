import { artifact } from './artifact.js'
import type { Baseline, BaselineDefinition, BaselineRequest } from './baseline.js'
import { path } from './path.js'

/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
export const BASELINES: readonly BaselineDefinition[] = [artifact, path]

/** The run to compare with, or why there is none. */
export async function resolveBaseline(request: BaselineRequest): Promise<Baseline> {
  const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path
  return definition.resolve(request)
}
