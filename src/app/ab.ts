import { join } from 'node:path'
import { UserError } from '../core/model/error.js'
import { suggest } from '../core/model/suggest.js'
import type { Suite } from '../core/model/suite.js'
import { MOST_VARIANTS } from '../core/model/tournament.js'
import type { ActionMode } from './action-request.js'
import { measure } from './measure.js'
import { prepareMeasurement } from './prepare-measurement.js'
import { reportRun } from './report-run.js'
import { reportTournament } from './report-tournament.js'
import { readCheckout } from '../shell/github/checkout.js'

/** The arms of a comparison, two to ten: the first is the baseline. Throws `variants-invalid`. */
export function chooseArms(names: readonly string[], suite: Suite): readonly string[] {
  const known = Object.keys(suite.variants)
  const unknown = names.find((name) => !known.includes(name))
  const isCount = names.length >= 2 && names.length <= MOST_VARIANTS
  if (unknown !== undefined || !isCount || new Set(names).size < names.length)
    throw new UserError('variants-invalid', {
      got: names,
      known,
      suggestion: unknown === undefined ? null : suggest(unknown, known),
    })
  return names
}

/** The arms that the inputs name; on a schedule, where they name none, all but those with `nightly: false`. Throws `variants-invalid`. */
export function chooseNamedArms(names: readonly string[], suite: Suite, event: string): readonly string[] {
  return chooseArms(names.length === 0 && event === 'schedule' ? variantsForNight(suite) : names, suite)
}

function variantsForNight({ variants }: Suite): readonly string[] {
  return Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]))
}

/** Mode `ab`: two to ten variants of the checkout, interleaved in one job; the result is in the job summary and the artifacts. */
export const runAb: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder } = request
  const { suite, common } = await prepareMeasurement(request)
  const arms = chooseNamedArms(inputs.variants, suite, github.event.kind)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const trials = inputs.trials ?? suite.trials
  const measured = await measure({
    ...common,
    arms: arms.map((variant) => ({ variant, out: join(outputFolder, 'runs', variant), trials })),
    mode: 'ab',
    commit: checkout.sha,
    branch: github.branch,
  })
  const marker = { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha }
  const place = { kind: 'none' as const, reason: 'mode `ab` writes to the job summary' }
  if (measured.length > 2) {
    const folders = measured.map(({ out }) => out)
    const { exit_code } = await reportTournament({ request, suite: suite.name, folders, marker, place })
    return exit_code
  }
  const [baseline, candidate] = measured
  if (baseline === undefined || candidate === undefined) throw new Error('an arm was not measured')
  const verdict = await reportRun({
    request,
    suite: suite.name,
    candidateFolder: candidate.out,
    baseline: {
      kind: 'found',
      folder: baseline.out,
      commit: baseline.run.commit,
      branch: baseline.run.branch,
      age_hours: null,
      distance: null,
      run_url: null,
      note: null,
    },
    ruleSet: null,
    marker,
    place,
    label: null,
  })
  return verdict.exit_code
}
