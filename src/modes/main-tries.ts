import { join } from 'node:path'
import { findBadRounds } from '../compare/rounds/gate-in-rounds.js'
import { countOf } from '../format/format-number.js'
import { joinFirst, shortCommit } from '../format/join-names.js'
import {
  lastPart,
  MAX_TRIALS,
  poolRuns,
  refusePool,
  type RunFolder,
  writeTrials,
} from '../measure/recorded/pool-runs.js'
import type { Run, ScoredTrial } from '../model/run/run.js'
import type { StoredHistory } from '../store/baselines/read-history.js'
import { readScoredRun } from '../store/runs/read-run.js'
import { type Seal, sealRun } from '../store/runs/seal.js'
import { compareReplies } from './reply-content.js'
import type { ActionRequest } from './request/action-request.js'
import {
  type CheckoutPlan,
  measureCheckout,
  type Measured,
  measurePlan,
  type SuitePlan,
} from './request/measure-checkout.js'
import type { NewestBaseline } from './same-target.js'

/** Added to the seeds of a run whose trials may be pooled with those of another run. */
const OTHER_SEEDS = MAX_TRIALS
/** Added to the seeds of a round that is asked again; larger than the seeds of all kept runs and second looks. */
const ROUND_SEEDS = 1000

/**
 * Measures the default branch: a run or a shard of it. Asks a round again, once, if a bad minute of the provider may have
 * spoilt it. Warns if a target is declared deterministic but is not. Seals the folders of earlier runs, which targets
 * must not change.
 */
export async function measureMain(
  request: ActionRequest,
  plan: CheckoutPlan,
  { newest, stored }: { readonly newest: NewestBaseline; readonly stored: StoredHistory | null },
): Promise<Measured> {
  if (plan.kind === 'results') return measureCheckout(request, plan)
  const sealed = [
    ...(plan.common.sealed ?? []),
    ...(await Promise.all([...(stored?.folders.values() ?? [])].map(sealRun))),
  ]
  const before = isPoolable(newest) ? lastPart(newest.run) : null
  const seedOffset = before !== null && before.seed_offset === undefined ? OTHER_SEEDS : 0
  const measured = await measureCheckout(request, { ...plan, seedOffset, common: { ...plan.common, sealed } })
  if (measured.run.shard !== null) return measured
  await tellDeclaration(request, measured)
  return replaceBadRounds(request, { ...plan, common: { ...plan.common, sealed } }, measured)
}

/** Whether trials may be added to the baseline; a deterministic target would only repeat its answers. */
function isPoolable(newest: NewestBaseline): newest is NewestBaseline & { readonly kind: 'same' } {
  return newest.kind === 'same' && !newest.run.settings.deterministic
}

const MAX_NAMED = 5

/**
 * Warns of a target that is declared deterministic but is not. The trials stay in the run, so that comparisons see them
 * too.
 */
async function tellDeclaration({ effects }: ActionRequest, { folder, run }: RunFolder): Promise<void> {
  if (!run.settings.deterministic) return
  const { differ } = await compareReplies([folder], effects.log)
  if (differ.length === 0) return
  effects.log.warning(
    `The target is declared \`deterministic\` but is not: ${countOf(differ.length, 'case')} of ${run.cases.length} got two different answers (${joinFirst(differ, MAX_NAMED)}). Remove the declaration, or make the target deterministic.`,
  )
}

/** Asks bad rounds again, each once, and replaces them. All rounds are judged on the first answers. */
async function replaceBadRounds(request: ActionRequest, plan: SuitePlan, measured: Measured): Promise<Measured> {
  const { folder, run } = measured
  const { log } = request.effects
  if (run.stopped !== undefined) return measured
  const sources = []
  const seals: Seal[] = [...measured.seals]
  for (const round of findBad(run, (await readScoredRun(folder, { log, run })).trials)) {
    log.info(
      `Round ${round + 1} of ${run.trials_per_case} differs from the others by more than chance, as after a bad minute of the provider: it is asked again once and replaced.`,
    )
    const more = { sealed: [...(plan.common.sealed ?? []), ...seals] }
    const place = { folder: join(request.outputFolder, `round-${round + 1}`), hasAnswered: true, more }
    const again = await measurePlan(request, { ...plan, trials: 1, seedOffset: ROUND_SEEDS + round }, place)
    if (again.run.stopped !== undefined) break
    seals.push(...again.seals)
    sources.push({ ...again, round, renumber: () => round })
  }
  if (sources.length === 0) return measured
  const replaced = sources.map(({ round }) => round)
  const kept = { folder, run, renumber: (trial: number) => (replaced.includes(trial) ? null : trial) }
  const spent = sources.flatMap((again) => again.run.spent_usd ?? [])
  const whole: Run = { ...run, replaced_trials: replaced }
  if (run.spent_usd !== undefined) whole.spent_usd = spent.reduce((sum, usd) => sum + usd, run.spent_usd)
  const out = join(request.outputFolder, 'main')
  const written = await writeTrials(whole, { sources: [kept, ...sources], out, log })
  return { ...measured, folder: out, run: written.run, seals: [written.seal] }
}

/** Finds the bad rounds by the metrics whose gates can fail a change. */
function findBad({ gates, metrics, cases, trials_per_case: count }: Run, trials: readonly ScoredTrial[]) {
  const bad = new Set<number>()
  for (const gate of gates) {
    const [low, high] = metrics.find(({ id }) => id === gate.metric)?.range ?? [null, null]
    if (gate.severity !== 'fail' || gate.margin === null || gate.where !== null || low === null || high === null)
      continue
    const values = new Map(cases.map(({ id }) => [id, Array.from({ length: count }, (): number | null => null)]))
    for (const trial of trials) values.get(trial.case)?.splice(trial.trial, 1, trial.scores[gate.metric] ?? null)
    for (const round of findBadRounds([...values.values()], high - low)) bad.add(round)
  }
  return [...bad].sort((one, other) => one - other)
}

/**
 * Plans what to keep of a measured run: its own trials and, if the baseline before it is of the same target, the trials
 * of both. `note` tells a reader of that, in a sentence; `null` if there is nothing to tell. `write` writes the run and
 * returns its folder; nothing throws before that. `word` is the verdict of a night: a worse night is not pooled, even if
 * no file changed.
 */
export function planKept(
  { outputFolder, effects }: ActionRequest,
  measured: RunFolder,
  { newest, stored }: { readonly newest: NewestBaseline; readonly stored: StoredHistory | null },
  word: string | null = null,
) {
  const alone = { note: null, write: async () => Promise.resolve(measured.folder) }
  if (!isPoolable(newest)) return alone
  const last = stored?.rows.findLast(({ run_id: id }) => id === lastPart(newest.run).run_id)?.verdict
  const isWorse = word === 'regressed' || last === 'regressed'
  const refusal = isWorse ? 'one of them was a worse night' : refusePool(newest.run, measured.run)
  if (refusal !== null) {
    effects.log.info(`The trials of the baseline before it are not kept with these: ${refusal}.`)
    return alone
  }
  const { commit, trials } = lastPart(newest.run)
  const total = trials + measured.run.trials_per_case
  const note = `Kept with the ${countOf(trials, 'trial')} a case of ${shortCommit(commit ?? '')}, the same target: ${total} a case.`
  effects.log.info(note)
  const write = async (): Promise<string> => {
    const out = join(outputFolder, 'pooled')
    await poolRuns({ older: newest, newer: measured, out }, effects.log)
    return out
  }
  return { note, write }
}
