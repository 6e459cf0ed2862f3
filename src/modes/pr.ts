import { countOf } from '../format/format-number.js'
import { shortCommit } from '../format/join-names.js'
import { runArtifactName } from '../github/artifacts.js'

import type { Run } from '../model/run/run.js'
import type { RuleSet } from '../model/suite/rules.js'
import { type ActionMode, type ActionRequest, REF } from './request/action-request.js'
import { continueSpending } from '../measure/run/budget/spending.js'
import { judgingOfSuite } from '../measure/run/judging/start-judging.js'
import { openScorer } from '../measure/run/custom-metrics/start-scorer.js'
import { judgeCandidate, type LookJudge, openLookJudge } from './request/judge-candidate.js'
import { forgiveUnjudged } from './request/missing-secrets.js'
import { measureCheckout, type Measured } from './request/measure-checkout.js'
import { type Base, openBase } from './request/open-base.js'
import { readInputAccess } from './request/provider-access.js'
import type { Baseline } from '../store/baselines/baseline.js'
import { runFiles, sideFiles } from '../store/runs/run-files.js'
import { requireSealed, type Seal, sealRun } from '../store/runs/seal.js'
import { openLedger } from '../store/spend-ledger.js'
import { type EarlyScores, openEarlyScores } from './evaluate/score-arms.js'
import { chooseRules } from './choose-rules.js'
import { uploadFiles, saveOnFailure, uploadShard } from './upload-files.js'
import { announceAside, PENDING_STATE } from './publish/announce.js'
import { uploadFailure, readFailure } from './publish/hand-over-failure.js'
import { withdraw } from './publish/withdraw.js'
import { findMain, findOriginOf, openChange, roundsOf } from './open-change.js'

/**
 * Mode `pr`: measures the checkout, compares it with the baseline, comments and sets the state of the job. A shard is
 * only kept.
 */
export const runPr: ActionMode = async (request) => {
  const { inputs, github, effects } = request
  const { owner, repo, event } = github
  const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null
  if (pullRequest?.isClosed === true) {
    effects.log.notice(`Nothing was measured: #${pullRequest.number} is closed.`)
    return 0
  }
  const change = await openChange(request, pullRequest)
  const suite = change.plan.name
  const sha = pullRequest?.head.sha ?? change.checkout.sha
  const marker = { suite, run: github.runId, attempt: github.runAttempt, sha }
  const place =
    pullRequest === null
      ? { kind: 'none' as const, reason: 'there is no pull request' }
      : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork }
  let announcing: ReturnType<typeof announceAside> | null = null
  try {
    const before = await findMain(request, change, pullRequest)
    const { known, plan, rules } = before
    const sealed = known?.kind === 'found' ? [await sealRun(known.folder)] : []
    if (inputs.shard === null) announcing = announceAside(request, { marker, place })
    const isMeasuredHere = inputs.baseline.from === REF && plan.kind === 'suite'
    const branch = pullRequest?.base.branch ?? github.defaultBranch
    await using base = isMeasuredHere ? await openBase(request, { sha: change.point.sha, branch, head: plan }) : null
    const inRounds = roundsOf(request, before, base !== null && base.arm !== null)
    let looks: LookJudge | null = null
    const openJudge = async (ruleSet: RuleSet, planned: Run) => (looks = await openLookJudge(request, ruleSet, planned))
    const places = base === null ? [known?.kind === 'found' ? 1 : 0] : [1, 0]
    const scores = openEarlyScores((arm) => places[arm] ?? arm)
    const rounds =
      inRounds && (await import('./ask-in-rounds.js')).askInRounds({ ...inRounds, openJudge, early: scores })
    // Answers that are judged later are scored again, and a shard has no report.
    const isScoredHere = plan.kind === 'suite' && judgingOfSuite(plan.suite) === null && inputs.shard === null
    const onTrial = isScoredHere ? scores.onTrial : undefined
    const measuring = measureCheckout(request, plan, { base: base?.arm ?? null, rounds, onTrial })
    const measured = await measuring.finally(async () => looks?.[Symbol.asyncDispose]())
    const { run } = measured
    const seals = [request.ownFiles, ...sealed, ...measured.seals]
    if (run.shard !== null) return await uploadShard(request, { folder: measured.folder, run, shard: run.shard })
    const announced = await announcing
    // The cases of another harness's results are known only now.
    const found = { change, baseline: known, pullRequest }
    const origin =
      before.origin ?? (plan.kind === 'results' ? await findOriginOf(request, found, run.cases) : undefined)
    const baselineNow = base === null ? known : describeBase(request, measured, base)
    if (baselineNow === null) throw new Error('the baseline was neither found nor measured')
    const choose = async () =>
      rules.chosen() ?? (await chooseRules(request, { ...change, run, baseline: baselineNow, origin }))
    const judged = await judgeAndConfirm(request, {
      measured,
      base,
      baseline: baselineNow,
      seals,
      looks,
      scores,
      choose,
    })
    const { folder, baseline, early, ruleSet, note, isUnjudged } = judged
    const told = { request, candidates: [folder], baseline, early, ruleSet, marker, place, label: note, announced }
    const forgiving = { isFork: pullRequest?.isFork === true, isUnjudged, failOn: inputs.failOn }
    // A third of all code, so it is loaded only when it is needed.
    const { reportRun } = await import('./publish/report-run.js')
    return forgiveUnjudged(await reportRun({ ...told, inference: 'recorded' }), forgiving)
  } catch (error) {
    const announced = await announcing
    const failure = effects.signal.aborted ? null : readFailure(request, error)
    if (announced !== null) {
      await withdraw(effects, announced.pending, effects.signal.aborted ? 'cancelled' : 'failed', failure)
      effects.saveState(PENDING_STATE, '')
    }
    const isToldElsewhere = pullRequest !== null && inputs.comment.when === 'never' && inputs.shard === null
    if (isToldElsewhere && failure !== null) await uploadFailure(request, suite, failure)
    throw error
  }
}

/**
 * Chooses the rules, has the run and a base measured with it judged, asks the newly failing cases again, and keeps the
 * run with these re-runs, so that whoever reports it has them too. The measurement is kept even if a later step fails.
 * Results of another harness are neither judged nor asked again. Returns what to report: the folder of the judged run,
 * and whether judgments are missing for want of a key.
 */
async function judgeAndConfirm(
  request: ActionRequest,
  input: {
    readonly measured: Measured
    readonly base: Base | null
    readonly baseline: Baseline
    /** Seals of all files that the target must not have changed. */
    readonly seals: readonly Seal[]
    /** The judge of the answers between rounds; `null` if no answer was judged. */
    readonly looks: LookJudge | null
    readonly scores: EarlyScores
    /** Returns the rules, which are chosen now unless that was done before the measurement. */
    readonly choose: () => Promise<RuleSet>
  },
) {
  const { measured, base, baseline: unjudged, seals, looks, scores, choose } = input
  const { inputs, workingDirectory, effects } = request
  const { suite, folder, run } = measured
  await requireSealed(seals)
  const keep = async (runFolder: string, reruns: readonly string[] = []) =>
    uploadFiles(request, runArtifactName(run.suite.name), runFolder, [...Object.values(runFiles(runFolder)), ...reruns])
  const keepMeasured = async () => keep(folder)

  const ruleSet = await saveOnFailure(choose(), keepMeasured)
  if (suite === null) {
    await keepMeasured()
    return { folder, baseline: unjudged, early: scores, ruleSet, note: null, isUnjudged: false }
  }

  await using scorer = openScorer({ ...request, ...effects, suite })
  const limits = { suite, ledger: openLedger(workingDirectory), clock: effects.clock, folder, log: effects.log }
  using spending = await saveOnFailure(continueSpending(limits), keepMeasured)
  const judging = { request, ruleSet, scorer, spending, isForeign: false }
  const judged = await saveOnFailure(judgeCandidate({ ...judging, folder, known: looks?.known(0) }), keepMeasured)
  const keepJudged = async () => keep(judged.folder)
  const judgingBase = async (): Promise<Baseline> => {
    if (base === null || unjudged.kind === 'none') return unjudged
    const side = { folder: unjudged.folder, into: 'judged-baseline', known: looks?.known(1) }
    return { ...unjudged, folder: (await judgeCandidate({ ...judging, ...side })).folder }
  }
  const baseline = await saveOnFailure(judgingBase(), keepJudged)

  // Early scores of a change without the judge that its base has do not count: they were taken without that judge.
  const early = judged.folder === folder || judgingOfSuite(suite) !== null ? scores : undefined

  const judgments = [judged.folder, ...(baseline.kind === 'found' ? [baseline.folder] : [])]
  const added = judgments.filter((one) => !seals.some((seal) => seal.folder === one))
  const sealed = [...seals, ...(await Promise.all(added.map(sealRun)))]
  const { confirmFailures } = await import('./confirm-failures/confirm-failures.js')
  const confirming = confirmFailures({
    ...request,
    ...effects,
    ...judged,
    suite,
    baseline,
    early,
    ruleSet,
    spending,
    targetEnvNames: inputs.targetEnv,
    providers: readInputAccess(inputs, effects.env),
  })
  const reruns = await saveOnFailure(confirming, keepJudged)
  await requireSealed(reruns === null ? sealed : [...sealed, reruns])
  await keep(judged.folder, reruns === null ? [] : [sideFiles(judged.folder).confirmations])

  const note = [judged.note, base?.note ?? null].filter((one) => one !== null).join(' ') || null
  return { folder: judged.folder, baseline, early, ruleSet, note, isUnjudged: judged.lacksKey }
}

/** Returns the base as a baseline; none if its target answered nothing. */
function describeBase({ effects }: ActionRequest, { base: run }: Measured, { baseline }: Base): Baseline {
  const counts = run?.counts ?? null
  if (counts === null || counts.ok > 0 || counts.failed === 0) return baseline
  const reason = `the base ${shortCommit(run?.commit ?? '')} cannot be measured: its target answered none of ${countOf(counts.trials, 'trial')}`
  effects.log.warning(`No baseline: ${reason}.`)
  return { kind: 'none', reason }
}
