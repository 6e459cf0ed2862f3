import type { NightNews } from '../../nights/tell-news.js'
import type { Publication } from '../../publishers/publication.js'
import type { GitHubContext } from '../../github/event-context.js'
import type { ActionInputs } from '../../run/action-inputs.js'
import type { ActionEffects } from '../../run/action-request.js'
import { listTraceScores } from './list-trace-scores.js'

/** What is said outside of GitHub, where the workflow has given a channel or keys. */
export function tellElsewhere(
  {
    inputs,
    github,
    effects,
  }: {
    readonly inputs: Pick<ActionInputs, 'langfuse' | 'slackWebhookUrl'>
    readonly github: Pick<GitHubContext, 'runAttempt' | 'runId' | 'runUrl'>
    readonly effects: Pick<ActionEffects, 'clock' | 'hash' | 'log'>
  },
  facts: {
    readonly folder: string
    /** What a night has changed; null is nothing. */
    readonly news: NightNews | null
    /** Measured by a fork's own workflow: nobody vouches for the traces that it names, which may be anybody's. */
    readonly isUnverified: boolean
  },
): Pick<Publication, 'slack' | 'langfuse'> {
  const { folder, news, isUnverified } = facts
  const { clock, hash, log } = effects
  const { slackWebhookUrl, langfuse } = inputs
  return {
    ...(slackWebhookUrl !== null &&
      news !== null && {
        slack: { webhook_url: slackWebhookUrl, ...news, run_url: github.runUrl },
      }),
    ...(langfuse !== null &&
      !isUnverified && {
        langfuse: {
          base_url: langfuse.url,
          public_key: langfuse.publicKey,
          secret_key: langfuse.secretKey,
          run_id: `${github.runId}.${github.runAttempt}`,
          sent_at: clock.now().toISOString(),
          scores: () => listTraceScores({ folder, hash, log }),
        },
      }),
  }
}
