import { UserError } from '../../model/error.js'
import { formatShard } from '../../model/run/shard.js'
import { type ActionInputs, DEFAULT_SUITE, type Mode } from '../../modes/request/action-inputs.js'
import { RESULTS_OPTIONS_INPUT } from '../../measure/run/result-options.js'

/** Where another harness has measured, whatever would have Goldenpair measure is a mistake. Throws `input-invalid`. */
export function refuseBesideResults(inputs: ActionInputs, mode: Exclude<Mode, 'auto'>): void {
  const { results, resultsOptions } = inputs
  const refuse = (name: string, got: string, expected: string): UserError =>
    new UserError('input-invalid', { name, got, expected, suggestion: null })
  if (results.length === 0) {
    const [option] = Object.entries(resultsOptions)
    if (option !== undefined) throw refuse(RESULTS_OPTIONS_INPUT, option.join(': '), 'none without `results`')
    return
  }
  if (mode === 'ab' || mode === 'aa')
    throw refuse('results', results.join(', '), `none in mode \`${mode}\`, which measures a suite`)
  if (mode === 'publish')
    throw refuse('results', results.join(', '), 'none in mode `publish`, which reports what another job has recorded')
  const given: readonly (readonly [string, string])[] = [
    ['suite', inputs.suite === DEFAULT_SUITE ? '' : inputs.suite],
    ['variants', inputs.variants.join(', ')],
    ['trials', inputs.trials === null ? '' : String(inputs.trials)],
    ['subset', inputs.subset ?? ''],
    ['shard', inputs.shard === null ? '' : formatShard(inputs.shard)],
    ['seed', inputs.seed === null ? '' : String(inputs.seed)],
    ['strict', inputs.strict ? 'true' : ''],
    ['baseline', inputs.baseline === 'ref' ? 'ref' : ''],
    ['concurrency', inputs.concurrency === null ? '' : String(inputs.concurrency)],
    ['max-cost-usd', inputs.maxCostUsd === null ? '' : String(inputs.maxCostUsd)],
    ['dry-run', inputs.dryRun ? 'true' : ''],
    ['target-env', inputs.targetEnv.join(', ')],
    ['cache-dir', inputs.cacheDir ?? ''],
  ]
  for (const [name, got] of given)
    if (got !== '')
      throw refuse(
        name,
        got,
        `${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`,
      )
}
