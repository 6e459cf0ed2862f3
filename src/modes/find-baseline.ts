import { join } from 'node:path'
import { UserError } from '../model/error.js'
import type { Baseline } from '../store/baselines/baseline.js'
import { resolveBaseline } from '../store/baselines/index.js'
import type { ReferencePoint } from '../github/reference-point.js'
import type { ActionRequest } from '../run/action-request.js'
import { artifactsHome } from '../run/artifacts-home.js'
import { inspectBaseline } from './inspect-baseline.js'

export interface FindBaseline {
  readonly request: ActionRequest
  readonly suite: string
  /** The commit to be near to. */
  readonly point: ReferencePoint
}

/** The input `baseline` that has the base measured beside the change. */
export const REF = 'ref'

/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
export async function findBaseline({ request, suite, point }: FindBaseline): Promise<Baseline> {
  const { inputs, workingDirectory, outputFolder, effects } = request
  const { clock, log } = effects
  if (inputs.baseline === REF) throw refuseRef()
  const baseline = await resolveBaseline({
    input: inputs.baseline,
    suite,
    folder: join(outputFolder, 'baseline'),
    workingDirectory,
    referencePoint: point.sha,
    github: artifactsHome(request),
    inspect: (folder) => inspectBaseline(folder, log),
    clock,
    log,
  })
  if (baseline.kind === 'none') {
    log.info(`No baseline: ${baseline.reason}.`)
    return baseline
  }
  const { commit, folder, note, stale } = baseline
  log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`)
  if (stale !== undefined) log.warning(`The baseline is stale: ${stale}.`)
  return baseline
}

/** Only a whole measurement of a pull request in one job measures the base with it. */
export function refuseRef(): UserError {
  const expected =
    '`artifact` or a path: `ref` is for mode `pr` without `shard`, where the base is measured in the same job'
  return new UserError('input-invalid', { name: 'baseline', got: REF, expected, suggestion: null })
}
