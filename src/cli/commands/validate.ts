import { locateScorer } from '../../run/custom-metrics/scorer-program.js'
import { SUITE_REGISTRIES } from '../../run/registries.js'
import { validateSuite, type Validation } from '../validate-suite.js'
import type { Forecast } from '../../model/comparison.js'
import type { Suite } from '../../model/suite.js'
import { sha256 } from '../../io/sha256.js'
import type { Command } from './command.js'
import { SHARED_FLAGS, suiteFlag, textFlag } from './flags.js'

export const validate: Command = {
  positionals: '',
  flags: {
    suite: SHARED_FLAGS.suite,
    base: { type: 'string', value: 'REF', description: 'also ask whether the change since REF has a case' },
    strict: { type: 'boolean', description: 'warnings are errors' },
    json: SHARED_FLAGS.json,
  },
  run: async ({ flags, terminal }) => {
    const { suite, validation } = await validateSuite({
      path: suiteFlag(flags),
      workingDirectory: terminal.workingDirectory,
      registries: SUITE_REGISTRIES,
      hash: sha256,
      scorer: locateScorer({ ...terminal, targetEnvNames: [] }),
      strict: flags['strict'] === true,
      base: textFlag(flags, 'base') ?? null,
    })
    terminal.print(flags['json'] === true ? JSON.stringify(validation, null, 2) : describeValidation(validation, suite))
    return validation.errors.length > 0 ? 3 : 0
  },
}

/** A line for each finding as editors read them, then one that counts. */
function describeValidation(
  { suite: file, errors, warnings, notes, forecast }: Validation,
  suite: Suite | null,
): string {
  const counts = [count(errors.length, 'error'), count(warnings.length, 'warning')].filter((text) => text !== null)
  return [
    ...errors.map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
    ...warnings.map(({ file, line, message }) => `${file}:${line}: warning: ${message}`),
    ...notes.map((note) => `note: ${note}`),
    // Those that cannot fail are among the warnings.
    ...(forecast === null
      ? []
      : describeForecast({ ...forecast, gates: forecast.gates.filter((gate) => gate.can_fail) })),
    `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
  ].join('\n')
}

/** A line for each gate, then what was assumed. */
export function describeForecast({ gates, assumed }: Forecast): readonly string[] {
  return [...gates.map(({ gate, text }) => `gate ${gate}: ${text}`), ...(assumed === null ? [] : [assumed])]
}

function count(number: number, noun: string): string | null {
  return number === 0 ? null : `${number} ${noun}${number === 1 ? '' : 's'}`
}

function describeSuite(suite: Suite): string {
  const enabled = suite.cases.filter((golden) => golden.enabled)
  const critical = enabled.filter((golden) => golden.critical).length
  const gates = suite.gates.map(({ id }) => id).join(', ')
  return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`
}
