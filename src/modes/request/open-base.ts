import { join, relative, resolve } from 'node:path'
import { countOf } from '../../format/format-number.js'
import { joinFirst, shortCommit } from '../../format/join-names.js'
import { checkOutCommit } from '../../github/check-out-commit.js'
import { readPrefix } from '../../github/checkout.js'
import type { Log } from '../../io/log.js'
import { onMistake } from '../../model/error.js'
import { present } from '../../model/omit-undefined.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Suite } from '../../model/suite/suite.js'
import { escapeCode } from '../../report/render/escape.js'
import { listStaleCases } from '../../measure/suite/stale-spans.js'
import { targetEnvironment } from '../../io/target-environment.js'
import type { ActionRequest } from './action-request.js'
import { checkSpans } from '../../measure/run/arm/locate-spans.js'
import type { ScorerProgram } from '../../measure/run/custom-metrics/messages.js'
import { readSuite, SUITE_REGISTRIES } from '../../measure/load-suite.js'
import { runSetup, type Setup } from '../../measure/targets/target.js'

/**
 * The base of `baseline: ref`: its code, ready to be measured interleaved with the candidate. `arm` is `null` if that is
 * not possible.
 */
export type Base = Awaited<ReturnType<typeof openBase>>

export interface OpenBase {
  /** The commit of the base; `null` if it is unknown. */
  readonly sha: string | null
  /** The branch of the base, for people. */
  readonly branch: string | null
  /** What the candidate is measured with. */
  readonly head: { readonly suite: Suite; readonly variant: string; readonly trials: number }
}

/**
 * Fetches the base's commit, runs its `setup`, and returns the arm that asks its code the candidate's cases. The base has
 * its own target and settings, which a change may change, but its target may see the same variables. A failure is no
 * error but a reason to have no baseline: the base is not the change's fault.
 */
export async function openBase(request: ActionRequest, { sha, branch, head }: OpenBase) {
  const { github, effects, outputFolder, workingDirectory: here } = request
  if (sha === null) return noBase(request, 'the commit that this change started from is unknown')
  const temporary = effects.env['RUNNER_TEMP'] ?? ''
  const checkout = await checkOutCommit({ ...github, ...effects, sha, workingDirectory: here, temporary })
  if (checkout.kind === 'none') return noBase(request, `${shortCommit(sha)} could not be fetched: ${checkout.reason}`)
  try {
    const workingDirectory = join(checkout.folder, (await readPrefix(here)) ?? request.inputs.workingDirectory)
    const source = { path: request.inputs.suite, scorer: request.scorer, log: effects.log }
    const { suite, own } = await readSuiteOf(workingDirectory, { ...head, workingDirectory: here }, source)
    const command = suite.variants[head.variant]?.target.setup
    const failure = command === undefined ? null : await setUp(request, { command, workingDirectory })
    if (failure !== null) {
      await checkout[Symbol.asyncDispose]()
      return noBase(request, `the base ${shortCommit(sha)} cannot be measured: ${failure}`)
    }
    const out = join(outputFolder, 'baseline')
    const distance = { behind: 0, ahead: 0 }
    const from = { age_hours: null, distance, run_url: null, note: 'measured in the same job, interleaved' }
    effects.log.info(`Measuring the base ${sha} too, interleaved.`)
    return {
      arm: { variant: head.variant, trials: head.trials, out, suite, workingDirectory, commit: sha, branch },
      baseline: { kind: 'found' as const, folder: out, commit: sha, branch, ...from },
      /** What a reader must know about the base, as a sentence in markdown; `null` if there is nothing. */
      note:
        own === null
          ? `The base has no suite ${head.suite.name}: its code was measured with this PR's suite.`
          : describeCaseEdits(own.cases, head.suite.cases),
      [Symbol.asyncDispose]: async () => checkout[Symbol.asyncDispose](),
    }
  } catch (error) {
    await checkout[Symbol.asyncDispose]()
    throw error
  }
}

function noBase({ effects }: ActionRequest, reason: string) {
  effects.log.warning(`No baseline: ${reason}.`)
  const baseline = { kind: 'none' as const, reason }
  return { arm: null, baseline, note: null, [Symbol.asyncDispose]: () => Promise.resolve() }
}

/**
 * Returns what another checkout is asked: the suite of `head`, with the target and the controlled settings that the
 * checkout's own suite gives the variant, and with the cases whose expectations its code lacks. `own` is `null` if the
 * checkout has no suite of this name that can be read. `path` is absolute, or relative to the working directory of
 * `head`.
 */
export async function readSuiteOf(
  workingDirectory: string,
  head: Pick<OpenBase['head'], 'suite' | 'variant'> & { readonly workingDirectory: string },
  { path, scorer, log }: { readonly path: string; readonly scorer: ScorerProgram; readonly log: Log },
): Promise<{ readonly suite: Suite; readonly own: Suite | null }> {
  const shown = relative(head.workingDirectory, resolve(head.workingDirectory, path))
  const source = { path: shown, workingDirectory, registries: SUITE_REGISTRIES, scorer }
  const { name, cases, variants, controlled } = head.suite
  // A suite without a name of its own has the head's, since a base is checked out elsewhere.
  const read = await readSuite({ ...source, place: { repo: name, workingDirectory: '' } }).catch(
    onMistake(({ message }) => log.info(`The base's suite cannot be read: ${message}`)),
  )
  const own = read?.suite?.name === name ? read.suite : null
  const variant = own?.variants[head.variant]
  const { stale } = await checkSpans({ cases, workingDirectory })
  const suite = {
    ...head.suite,
    variants: variant === undefined ? variants : { ...variants, [head.variant]: variant },
    controlled: own?.controlled ?? controlled,
    ...listStaleCases(cases, stale),
  }
  return { suite, own }
}

/** Runs the set-up; returns why it failed, or `null`. It leaves a stamp, so that measuring does not repeat it. */
async function setUp({ inputs, effects }: ActionRequest, checkout: Pick<Setup, 'command' | 'workingDirectory'>) {
  const env = targetEnvironment(effects.env, inputs.targetEnv)
  const fail = onMistake(({ message }) => {
    effects.log.warning(message)
    return 'its set-up failed'
  })
  return runSetup({ ...effects, ...checkout, env }).then(() => null, fail)
}

/** The most cases to name; more are only counted. */
const MAX_NAMED = 5

/**
 * Describes what a change did to the cases of its base, for a comparison in which both sides are asked the change's
 * cases: nothing else would show that a case was loosened or removed. Markdown; `null` if nothing changed.
 * @example describeCaseEdits(base, head) // 'This PR changes the suite: 1 case edited (`a`), 2 cases removed (`b`, `c`). Both sides …'
 */
export function describeCaseEdits(base: readonly GoldenCase[], head: readonly GoldenCase[]): string | null {
  const before = base.filter(({ enabled }) => enabled)
  const now = new Map(head.filter(({ enabled }) => enabled).map(({ id, fingerprint }) => [id, fingerprint]))
  const edited = before.filter(({ id, fingerprint }) => now.has(id) && now.get(id) !== fingerprint)
  const removed = before.filter(({ id }) => !now.has(id))
  const parts = present(nameCases(edited, 'edited'), nameCases(removed, 'removed'))
  return parts.length === 0
    ? null
    : `This PR changes the suite: ${parts.join(', ')}. Both sides were asked the cases as they are now.`
}

function nameCases(cases: readonly GoldenCase[], what: string): string | null {
  if (cases.length === 0) return null
  const ids = cases.map(({ id }) => escapeCode(id))
  return `${countOf(cases.length, 'case')} ${what} (${joinFirst(ids, MAX_NAMED)})`
}
