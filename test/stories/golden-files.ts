import { isPull, type CommentState, type IssueState } from '../doubles/github/state.js'
import { normaliseRequests, normaliseText, storyWords, type Replacements } from './normalise.js'
import type { OpenStage, Step } from './stage.js'
import type { Story } from './story.js'
import type { RecordedRequest } from '../doubles/github/conversation.js'

const BOT = 'github-actions[bot]'
/** A text of more characters than this is in another golden file, or of no interest. */
const MAX_TEXT = 240
/** Ids, sizes and versions of the artifact service. */
const UNTOLD = new Set([
  'workflow_run_backend_id',
  'workflow_job_run_backend_id',
  'version',
  'mime_type',
  'size',
  'hash',
])

/** What a log has beside the words of Goldenpair: commands of the runner, progress, @actions/artifact, warnings of Node. */
const NOISE = [
  /^::(?:debug|add-mask)::/,
  /^\d+ of \d+ trials/,
  /^(?:Artifact name|Root directory input) is valid!$/,
  /^(?:Uploading artifact: |Beginning upload of |Uploaded bytes |Finished uploading |SHA256 digest of |Finalizing artifact )/,
  /^Artifact \S+ (?:successfully finalized\.|\(ID: \d+\) deleted)/,
  /^\(node:\d+\) |^\(Use `node --trace-/,
]

/** All that a story left behind, by the name of its golden file; null where there is nothing. */
export function goldenFiles(stage: OpenStage, { varies = [] }: Story): Readonly<Record<string, string | null>> {
  const words = [...storyWords(stage.repository, stage.workspaces), ...varies]
  const last = stage.steps.at(-1)?.result
  const comments = [...stage.github.state.comments.values()]
  const issues = [...stage.github.state.issues.values()]
  const pulls = issues.filter(isPull).map(({ number }) => number)
  const ours = comments.find(({ author, issue_number }) => author === BOT && pulls.includes(issue_number))
  const issue = issues.find(({ author }) => author === BOT)
  return {
    'comment.md': ours === undefined ? null : normaliseText(ours.body, words),
    'issue.md': issue === undefined ? null : normaliseText(tellIssue(issue, comments), words),
    'summary.md': last?.summary ? normaliseText(last.summary, words) : null,
    'outputs.json': normaliseText(`${JSON.stringify(last?.outputs ?? {}, null, 2)}\n`, words),
    'conversation.md': [
      ...stage.steps.map((step, index) => tellStep(step, index + 1, words)),
      tellComments(comments, words),
    ].join('\n'),
  }
}

/** What the chart service is asked for in the first picture of a story. */
export type StoryChart = Readonly<Record<string, string>>

/** The first picture that a reader of the story sees; null where there is none before the first fold. */
export function findChart(stage: OpenStage): StoryChart | null {
  const written = [...stage.github.state.issues.values(), ...stage.github.state.comments.values()]
  const ours = written.find(({ author }) => author === BOT)?.body ?? stage.steps.at(-1)?.result.summary ?? ''
  const [seen = ''] = ours.split('<details>')
  const query = /"https:\/\/quickchart\.io\/chart\?([^"]+)"/.exec(seen)?.[1]
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))
}

/** What every run of the story draws alike: its rows without latency, which has no two values alike and may wrap the others' labels. */
export function labelsOf(chart: StoryChart | null): readonly string[] {
  if (chart === null) return []
  const text = chart['encoding'] === 'base64' ? Buffer.from(chart['c'] ?? '', 'base64').toString() : (chart['c'] ?? '')
  const { data } = JSON.parse(text) as { data: { labels: readonly (string | readonly string[])[] } }
  return data.labels
    .map((label) => [label].flat().join(' ').replace(/\s+/g, ' '))
    .filter((label) => !label.startsWith('latency'))
}

function tellStep({ title, result, requests }: Step, number: number, words: Replacements): string {
  const log = normaliseText(result.stdout + result.stderr, words)
    .split('\n')
    .filter((line) => line !== '' && !NOISE.some((noise) => noise.test(line)))
  const told = normaliseRequests(requests, words).map(tellRequest)
  return [
    `## ${number}. ${title}`,
    '',
    `Exit code ${result.exitCode ?? 'none'}, ${told.length} requests.`,
    '',
    '```text',
    ...log,
    '```',
    '',
    ...told.map((text, index) => `${index + 1}. ${text}`),
    '',
  ].join('\n')
}

function tellRequest({ method, path, status, body }: RecordedRequest): string {
  const told = typeof body === 'object' && body !== null ? ` ${JSON.stringify(shorten(body))}` : ''
  const unsigned = path.replace(/(?<=[?&])(?:sig|blockid)=[^&]*&?/g, '').replace(/[?&]$/, '')
  return `${status ?? 'no answer'} \`${method} ${unsigned}\`${told}`
}

/** The body without what is untold, and with a long text cut. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') {
    const flat = value.replaceAll(/\s+/g, ' ')
    return flat.length <= MAX_TEXT ? flat : `${flat.slice(0, MAX_TEXT)}…`
  }
  if (Array.isArray(value)) return value.map(shorten)
  if (typeof value !== 'object' || value === null) return value
  const told = Object.entries(value).filter(([key]) => !UNTOLD.has(key))
  return Object.fromEntries(told.map(([key, item]) => [key, shorten(item)]))
}

/** The issue as its page shows it: title and state, the text, and what is said below. */
function tellIssue(
  { number, title, state, state_reason, labels, body }: IssueState,
  comments: readonly CommentState[],
): string {
  const said = comments.filter(({ issue_number }) => issue_number === number)
  return [
    `# ${title}`,
    '',
    `#${number}, ${state}${state_reason === null ? '' : ` (${state_reason})`}, labels: ${labels.join(', ') || 'none'}.`,
    '',
    body ?? '',
    '',
    ...said.flatMap(({ author, body: text }) => ['---', '', `# Comment by ${author}`, '', text, '']),
  ].join('\n')
}

/** Who wrote which comment, and its first two lines: a marker and a verdict, if it is ours. */
function tellComments(comments: readonly CommentState[], words: Replacements): string {
  const told = comments.map(({ id, author, body }) => {
    const lines = normaliseText(body, words).split('\n').slice(0, 2)
    return [`Comment ${id} by ${author}:`, '', ...lines.map((line) => `    ${line}`), ''].join('\n')
  })
  return ['## Comments at the end', '', ...(told.length === 0 ? ['None.', ''] : told)].join('\n')
}
