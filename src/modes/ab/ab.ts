import { join } from 'node:path'
import { readCheckout } from '../../github/checkout.js'
import { UserError } from '../../model/error.js'
import { MOST_ARMS } from '../../model/result/comparison.js'
import { suggest } from '../../model/suggest.js'
import type { Suite } from '../../model/suite/suite.js'
import type { ActionMode } from '../request/action-request.js'
import { chooseVariant, prepareMeasurement } from '../request/measure-checkout.js'
import { measure } from '../../measure/run/measure.js'
import { chooseRefs, openRefs } from './open-refs.js'
import { findPlace, keepExperiment, reportExperiment } from './report-experiment.js'

/** The arms of a comparison, two to ten: the first is the baseline. Throws `variants-invalid`. */
export function chooseArms(names: readonly string[], suite: Suite): readonly string[] {
  const known = Object.keys(suite.variants)
  const unknown = names.find((name) => !known.includes(name))
  const isCount = names.length >= 2 && names.length <= MOST_ARMS
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

/** Mode `ab`: two to ten variants of the checkout, or two commits, interleaved in one job; the result goes where the inputs say. */
export const runAb: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder } = request
  const { suite, common } = await prepareMeasurement(request)
  const place = await findPlace(request)
  const refs = chooseRefs(inputs.refs)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const trials = inputs.trials ?? suite.trials
  const variant =
    refs.length === 0 ? null : chooseVariant(inputs.variants, suite, 'because `refs` compares the code of two commits')
  await using opened = variant === null ? null : await openRefs(request, refs, { suite, variant, trials })
  const arms =
    opened?.arms ??
    chooseNamedArms(inputs.variants, suite, github.event.kind).map((name) => ({
      variant: name,
      out: join(outputFolder, 'runs', name),
      trials,
    }))
  const measured = await measure({ ...common, arms, mode: 'ab', commit: checkout.sha, branch: github.branch })
  const measuredArms = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }))
  const { exitCode, outcome } = await reportExperiment(request, {
    ...{ suite: suite.name, arms: measuredArms, label: inputs.label, sha: checkout.sha, place, note: null },
  })
  await keepExperiment(request, { arms: measuredArms, maxCostUsd: suite.max_cost_usd ?? null, outcome })
  return exitCode
}
