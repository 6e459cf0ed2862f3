import { join } from 'node:path'
import { UserError } from '../core/model/error.js'
import type { Experiment } from '../core/model/experiment.js'
import { suggest } from '../core/model/suggest.js'
import type { Suite } from '../core/model/suite.js'
import { MOST_VARIANTS } from '../core/model/tournament.js'
import { describeArms } from './ab/describe-arms.js'
import { keepExperiment } from './ab/keep-experiment.js'
import { chooseRefs, openRefs } from './ab/open-refs.js'
import type { ActionMode, ActionRequest } from './action-request.js'
import { chooseVariant } from './measure-checkout.js'
import { measure } from './measure.js'
import { prepareMeasurement } from './prepare-measurement.js'
import { reportRun } from './report-run.js'
import { reportTournament } from './report-tournament.js'
import { readCheckout } from '../shell/github/checkout.js'
import type { Publication } from '../shell/publishers/publication.js'

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

/** Mode `ab`: two to ten variants of the checkout, or two commits, interleaved in one job; the result goes where the inputs say. */
export const runAb: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder, effects } = request
  const { suite, common } = await prepareMeasurement(request)
  const place = choosePlace(request)
  const refs = chooseRefs(inputs.refs)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const trials = inputs.trials ?? suite.trials
  const variant = refs.length === 0 ? null : chooseVariant(inputs.variants, suite)
  await using opened = variant === null ? null : await openRefs(request, refs, { suite, variant, trials })
  const arms =
    opened?.arms ??
    chooseNamedArms(inputs.variants, suite, github.event.kind).map((name) => ({
      variant: name,
      out: join(outputFolder, 'runs', name),
      trials,
    }))
  const measured = await measure({ ...common, arms, mode: 'ab', commit: checkout.sha, branch: github.branch })
  const marker = {
    ...{ suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
    kind: 'ab' as const,
  }
  const names = measured.map(({ run }, index) => (refs.length === 0 ? run.variant : (refs[index] ?? '')))
  const label = describeArms(measured, { label: inputs.label, refs })
  const keep = async (outcome: Experiment['outcome']): Promise<void> =>
    keepExperiment(request, {
      ...{ label: inputs.label ?? names.join(' / '), refs, measured, outcome },
      maxCostUsd: suite.max_cost_usd ?? null,
    })
  if (measured.length > 2) {
    const folders = measured.map(({ out }) => out)
    const { exit_code, outcome, passed } = await reportTournament({
      ...{ request, suite: suite.name, folders, marker, place, label },
    })
    await keep({ verdict: outcome.kind, passed, winner: outcome.kind === 'winner' ? outcome.variant : null })
    return exit_code
  }
  const [baseline, candidate] = measured
  if (baseline === undefined || candidate === undefined) throw new Error('an arm was not measured')
  effects.log.info(`Comparing ${names.join(' with ')}.`)
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
    label,
  })
  await keep({ verdict: verdict.word, passed: verdict.passed, winner: null })
  return verdict.exit_code
}

/** The conversation that the inputs name. Throws `input-invalid` for two. */
function choosePlace({ inputs, github }: ActionRequest): Publication['place'] {
  const { prNumber, issueNumber, comment } = inputs
  const number = prNumber ?? issueNumber
  if (number === null)
    return {
      kind: 'none',
      reason: 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given',
    }
  if (prNumber !== null && issueNumber !== null) {
    const expected = 'none beside `pr-number`: the result goes to one of them'
    throw new UserError('input-invalid', { name: 'issue-number', got: String(issueNumber), expected, suggestion: null })
  }
  if (comment === 'never') return { kind: 'none', reason: 'the input `comment` is `never`' }
  const { owner, repo } = github
  return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' as const }) }
}
