import { cutText } from '../format/cut-text.js'
import { present } from '../model/omit-undefined.js'
import { postJson } from '../io/post-json.js'
import type { Publisher } from './publication.js'

const DEADLINE_MS = 15_000
const MAX_ANSWER_BYTES = 10_000
const LONGEST_LINE = 300

/**
 * Sends a message to the channel of an incoming webhook if a night has changed something. Never retries: a message sent twice is worse than
 * none.
 */
export const slack: Publisher = {
  name: 'slack',
  publish: async ({ slack: delivery }, _, { issue }) => {
    if (delivery === undefined) return { kind: 'off' }
    const { webhook_url, headline, facts, run_url } = delivery
    const link = issue?.kind === 'done' && issue.url !== undefined ? `<${issue.url}|The issue>` : null
    const links = present(link, `<${run_url}|The run>`).join(' · ')
    const lines = [`*${escapeSlack(headline)}*`, ...facts.map((fact) => `• ${escapeSlack(fact)}`), links]
    const answer = await postJson(webhook_url, {
      body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false }),
      maxBytes: MAX_ANSWER_BYTES,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    if (answer.kind === 'unanswered') return { kind: 'failed', reason: `Slack could not be reached: ${answer.reason}` }
    if (answer.status === 200) return { kind: 'done' }
    // Slack's errors are words such as `no_service`; anything else is the page of another server.
    const word = /^[a-z_]{1,40}$/.exec(answer.body.toString().trim())?.[0]
    const detail = word === undefined ? '' : ` (${word})`
    return { kind: 'failed', reason: `Slack answered ${answer.status}${detail}; see the input \`slack-webhook-url\`` }
  },
}

/**
 * Escapes a text as one line of Slack's mrkdwn, without links, mentions or line ends. Slack has three characters to escape; a word joiner
 * after `@` and around marks keeps older clients and settings from interpreting them.
 * @example escapeSlack('<!channel> & *b*') // '&lt;!channel&gt; &amp; \u2060*\u2060b\u2060*\u2060'
 */
export function escapeSlack(text: string): string {
  const short = cutText(text.replace(/\s+/g, ' ').trim(), LONGEST_LINE)
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  const escaped = short.replace(/[&<>]/g, (sign) => entities[sign] ?? '')
  return escaped.replaceAll('@', '@\u2060').replace(/[*_~`]/g, '\u2060$&\u2060')
}
