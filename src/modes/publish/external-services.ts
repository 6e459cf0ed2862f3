import type { Log } from '../../io/log.js'
import { sha256Hex } from '../../io/sha256.js'

import { shortCommit } from '../../format/join-names.js'
import type { Publication, TraceScore } from '../../publishers/publication.js'
import type { ActionRequest } from '../request/action-request.js'
import { readRun, readTrials } from '../../store/runs/read-run.js'
import type { NightNews } from '../../report/words/regression-words.js'

/** Returns what is published outside of GitHub, if the workflow has given a channel or keys. */
export function buildServiceParts(
  { inputs, github, effects }: ActionRequest,
  facts: {
    /** The candidates' run folders. */
    readonly folders: readonly string[]
    /** What a night has changed; `null` for nothing. */
    readonly news: NightNews | null
    /** Whether a fork's own workflow measured. Then nobody vouches for the traces that it names, which may be anybody's. */
    readonly isUnverified: boolean
  },
): Pick<Publication, 'slack' | 'langfuse'> {
  const { folders, news, isUnverified } = facts
  const { slackWebhookUrl, langfuseBaseUrl, langfusePublicKey, langfuseSecretKey } = inputs
  return {
    ...(slackWebhookUrl !== null &&
      news !== null && { slack: { webhook_url: slackWebhookUrl, ...news, run_url: github.runUrl } }),
    // A fork's pull request has no key.
    ...(langfusePublicKey !== null &&
      langfuseSecretKey !== null &&
      !isUnverified && {
        langfuse: {
          base_url: langfuseBaseUrl,
          public_key: langfusePublicKey,
          secret_key: langfuseSecretKey,
          run_id: `${github.runId}.${github.runAttempt}`,
          sent_at: effects.clock.now().toISOString(),
          scores: async function* () {
            for (const folder of folders) yield* listTraceScores(folder, effects.log)
          },
        },
      }),
  }
}

/**
 * Yields the scores of the trials whose reply named its trace, one for each metric that has a better and a worse, in the
 * order of the trials. Throws as `readRun` and `readTrials` do.
 */
async function* listTraceScores(folder: string, log: Log): AsyncGenerator<TraceScore> {
  const run = await readRun(folder)
  const commit = run.commit === null ? '' : `, commit ${shortCommit(run.commit)}`
  const compared = new Set(run.metrics.flatMap(({ id, direction }) => (direction === 'neutral' ? [] : [id])))
  for await (const { case: caseId, trial, observation, scores } of readTrials(folder, log)) {
    const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined
    if (trace === undefined || trace === '') continue
    const comment = `${run.suite.name}, case ${caseId}, trial ${trial + 1}, variant ${run.variant}${commit}`
    for (const [metric, value] of Object.entries(scores)) {
      if (!compared.has(metric)) continue
      const id = sha256Hex(JSON.stringify(['goldenpair', run.suite.name, caseId, trial, metric, trace])).slice(0, 32)
      yield { id, trace_id: trace, name: nameScore(metric), value, comment }
    }
  }
}

/**
 * Returns the name of a metric's score. Scores of a judge's quality have the names in test-arcfusion-2025,
 * docs/evaluation/metrics.md.
 * @example nameScore('quality.answer-quality') // 'quality_answer_quality'
 */
function nameScore(metric: string): string {
  if (metric === 'quality.average') return 'quality_overall'
  return metric.startsWith('quality.') ? metric.replaceAll(/[.-]/g, '_') : metric
}
