import { countOf } from '../format/format-number.js'
import { runArtifactName } from '../github/artifacts.js'
import { type Checkout, readCheckout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import type { RuleSet } from '../model/suite/rules.js'
import type { ActionMode, ActionRequest } from '../run/action-request.js'
import { continueSpending } from '../run/budget/spending.js'
import { openScorer } from '../run/custom-metrics/start-scorer.js'
import { judgeCandidate } from '../run/judging/judge-candidate.js'
import { measureCheckout, type Measured } from '../run/measure-checkout.js'
import { type Base, openBase } from '../run/open-base.js'
import { providersOfInputs } from '../run/provider-access.js'
import { forgiveUnjudged } from '../run/known-secrets.js'
import type { Baseline } from '../store/baselines/baseline.js'
import { openLedger } from '../store/ledger/spend-ledger.js'
import { runFiles } from '../store/runs/run-files.js'
import { chooseRules } from './choose-rules.js'
import { confirmFailures } from './confirm-failures/confirm-failures.js'
import { findBaseline, locateReference, REF, refuseRef } from './find-baseline.js'
import { keepFiles, keepShard } from './keep-files.js'
import { announceAside, type Announced, PENDING_STATE } from './publish/announce.js'
import { reportRun } from './publish/report-run.js'
import { withdraw } from './publish/withdraw.js'

/** Mode `pr`: measures what is checked out, compares it with the baseline, comments and sets the job's state; a shard is only kept. */
export const runPr: ActionMode = async (request) => {
  const { github, workingDirectory, effects } = request
  const { owner, repo, event } = github
  const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null
  if (pullRequest?.isClosed === true) {
    effects.log.notice(`Nothing is measured: #${pullRequest.number} is closed.`)
    return 0
  }
  const { inputs } = request
  if (inputs.baseline === REF && inputs.shard !== null) throw refuseRef()
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  const sha = pullRequest?.head.sha ?? checkout.sha
  const markerOf = (suite: string) => ({ suite, run: github.runId, attempt: github.runAttempt, sha })
  const place =
    pullRequest === null
      ? { kind: 'none' as const, reason: 'there is no pull request' }
      : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork }
  const said: { announced: Promise<Announced> | null } = { announced: null }
  const beside: { base: Base | null } = { base: null }
  try {
    const measured = await measureCheckout(request, {
      mode: 'pr',
      commit: checkout.sha,
      onSuite: (suite) => {
        if (inputs.shard === null) said.announced = announceAside(request, { marker: markerOf(suite.name), place })
      },
      ...(inputs.baseline === REF && {
        openBase: async (head) => {
          const point = await locateReference(request, { checkout, pullRequest })
          beside.base = await openBase(request, {
            point,
            branch: pullRequest?.base.branch ?? github.defaultBranch,
            head,
          })
          return beside.base
        },
      }),
    })
    const { suite, run } = measured
    if (run.shard !== null) return await keepShard(request, { folder: measured.folder, run, shard: run.shard })
    const announced = await said.announced
    const { folder, baseline, ruleSet, note, isUnjudged } = await confirmAndKeep(request, {
      measured,
      checkout,
      pullRequest,
      base: beside.base,
    })
    const verdict = await reportRun({
      request,
      suite: suite.name,
      candidateFolder: folder,
      baseline,
      ruleSet,
      marker: markerOf(suite.name),
      place,
      label: note,
      announced,
    })
    return forgiveUnjudged(verdict, { isFork: pullRequest?.isFork === true, isUnjudged })
  } catch (error) {
    const announced = await said.announced
    if (announced !== null) {
      await withdraw(effects, announced.pending, effects.signal.aborted ? 'cancelled' : 'failed')
      effects.saveState(PENDING_STATE, '')
    }
    throw error
  } finally {
    await beside.base?.[Symbol.asyncDispose]()
  }
}

/**
 * Finds what the run is compared with, has it judged, asks its newly failing cases again, and keeps it with these re-runs, so that whoever reports
 * it has them too. What was measured is kept whatever goes wrong in between.
 */
async function confirmAndKeep(
  request: ActionRequest,
  facts: {
    readonly measured: Measured
    readonly checkout: Checkout
    readonly pullRequest: PullRequest | null
    /** Measured beside it; null: the baseline is to be found. */
    readonly base: Base | null
  },
): Promise<{
  /** The run folder, judged. */
  readonly folder: string
  readonly baseline: Baseline
  readonly ruleSet: RuleSet
  readonly note: string | null
  /** For want of the judge's key. */
  readonly isUnjudged: boolean
}> {
  const { inputs, workingDirectory, programs, effects } = request
  const { suite } = facts.measured
  let { folder } = facts.measured
  let reruns: string | null = null
  try {
    const { base } = facts
    const point = base?.point ?? (await locateReference(request, facts))
    let baseline = base?.baseline ?? (await findBaseline({ request, suite: suite.name, point }))
    const silent = findSilentBase(facts.measured)
    if (silent !== null) {
      effects.log.warning(`No baseline: ${silent}.`)
      baseline = { kind: 'none', reason: silent }
    }
    const ruleSet = await chooseRules({ request, candidateFolder: folder, baseline, point })
    await using scorer = openScorer({ ...request, ...effects, suite })
    const { clock, log } = effects
    const ledger = openLedger(workingDirectory)
    using spending = await continueSpending({ suite, ledger, clock, folder, log })
    const judging = { ...{ request, ruleSet, scorer, spending }, isForeign: false }
    const judged = await judgeCandidate({ ...judging, folder })
    folder = judged.folder
    if (base !== null && baseline.kind === 'found') {
      const judgedBase = await judgeCandidate({ ...judging, folder: baseline.folder, into: 'judged-baseline' })
      baseline = { ...baseline, folder: judgedBase.folder }
    }
    const targetEnvNames = inputs.targetEnv
    reruns = await confirmFailures({
      suite,
      folder,
      baseline,
      ruleSet,
      workingDirectory,
      targetEnvNames,
      providers: providersOfInputs(inputs, effects.env),
      spending,
      startJudge: judged.startJudge,
      programs,
      ...effects,
    })
    const notes = [judged.note, base?.note ?? null].filter((note) => note !== null)
    const isUnjudged = judged.lacksKey
    return { folder, baseline, ruleSet, note: notes.length === 0 ? null : notes.join(' '), isUnjudged }
  } finally {
    const files = [...Object.values(runFiles(folder)), ...(reruns === null ? [] : [reruns])]
    await keepFiles(request, runArtifactName(suite.name), folder, files)
  }
}

/** Why the base that was measured beside it is none: a clause. Null where it is one, or was not measured. */
function findSilentBase({ beside }: Measured): string | null {
  const counts = beside?.counts ?? null
  if (counts === null || counts.ok > 0 || counts.failed === 0) return null
  return `the base ${beside?.commit?.slice(0, 7) ?? ''} cannot be measured: its target answered none of ${countOf(counts.trials, 'trial')}`
}
