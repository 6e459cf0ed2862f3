import { countOf } from '../format/format-number.js'
import type { Forecast } from '../model/comparison.js'
import { adviseChange } from '../suite/advise-change.js'
import { sortProblems, type Problem } from '../suite/problem.js'
import type { Suite } from '../model/suite.js'
import { readChangedFiles } from '../io/git-changes.js'
import { quote } from '../suite/quote.js'
import { forecastSuite, type SuiteForecast } from './forecast-suite.js'
import { readSuite, UNCHECKED_SPANS, type LoadedSuite, type LoadSuite } from '../run/load-suite.js'

/** What `goldenpair validate --json` prints. */
export interface Validation {
  /** The manifest. */
  readonly suite: string
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly notes: readonly string[]
  /** What the gates could flag; null for a suite that is wrong. */
  readonly forecast: Forecast | null
}

/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5

/**
 * Everything that is to be said of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
export async function validateSuite({
  strict,
  base,
  ...source
}: LoadSuite & { readonly strict: boolean; readonly base: string | null }): Promise<{
  readonly suite: Suite | null
  readonly validation: Validation
}> {
  const loaded = await readSuite(source)
  const { stale } = loaded
  const changed = base === null ? [] : await readChangedFiles({ base, workingDirectory: source.workingDirectory })
  const change = adviseChange({ manifest: loaded.path, files: loaded.files, changed })
  const forecast = forecastSuite(loaded)
  const doubts = [
    ...loaded.warnings,
    ...loaded.advise(),
    ...(forecast === null ? [] : findUngatedCases(forecast)),
    ...(change === null ? [] : [change]),
  ]
  const idle = forecast === null ? [] : findIdleGates(loaded, forecast)
  const areErrors = { stale: strict || loaded.strict, doubts: strict }
  const order = (problems: readonly Problem[]): readonly Problem[] => sortProblems(problems, loaded.files)
  return {
    suite: loaded.suite,
    validation: {
      suite: loaded.path,
      errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
      warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
      notes: loaded.unchecked ? [UNCHECKED_SPANS] : [],
      forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
    },
  }
}

/** Gates that can never fail: no error even where it is strict, since more cases, or another place to run, are not a matter of mending the suite. */
function findIdleGates({ path, lineOfGate }: LoadedSuite, { gates }: SuiteForecast): readonly Problem[] {
  return gates.flatMap(({ gate, text, can_fail: canFail }, index): readonly Problem[] =>
    canFail ? [] : [{ file: path, line: lineOfGate(index), message: `gate ${quote(gate)} ${text}.` }],
  )
}

/** Cases whose quality no gate looks at. */
function findUngatedCases({ uncovered }: SuiteForecast): readonly Problem[] {
  const [first] = uncovered
  if (first === undefined) return []
  const named = uncovered.slice(0, MAX_NAMED).map(({ id }) => id)
  const count = uncovered.length
  const message = `no gate looks at the quality of ${countOf(count, 'case')}: ${named.join(', ')}${count > MAX_NAMED ? ' …' : ''}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${count === 1 ? 'it' : 'them'}.`
  return [{ ...first.at, message }]
}
