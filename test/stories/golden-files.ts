import { isPull, type CommentState, type IssueState } from '../doubles/github/state.js'
import { normaliseRequests, normaliseText, storyWords, type Replacements } from './normalise.js'
import type { OpenStage, Step } from './stage.js'
import type { Story } from './story.js'
import type { RecordedRequest } from '../doubles/github/conversation.js'

const BOT = 'github-actions[bot]'
/** A text with more characters than this is cut, because it is in another golden file or not of interest. */
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

/** Log lines that are not from Goldenpair itself: runner commands, progress, @actions/artifact, warnings of Node. */
const NOISE = [
  /^::(?:debug|add-mask)::/,
  /^\d+ of \d+ trials/,
  /^(?:Artifact name|Root directory input) is valid!$/,
  /^(?:Uploading artifact: |Beginning upload of |Uploaded bytes |Finished uploading |SHA256 digest of |Finalizing artifact )/,
  /^Artifact \S+ (?:successfully finalized\.|\(ID: \d+\) deleted)/,
  /^\(node:\d+\) |^\(Use `node --trace-/,
]

/** Returns the output of a story by the name of its golden file; `null` if there is nothing for that file. */
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

/** The query to the chart service for the first picture of a story. */
export type StoryChart = Readonly<Record<string, string>>

/** Returns the first picture in a story; `null` if there is none before the first folded part. */
export function findChart(stage: OpenStage): StoryChart | null {
  const written = [...stage.github.state.issues.values(), ...stage.github.state.comments.values()]
  const ours = written.find(({ author }) => author === BOT)?.body ?? stage.steps.at(-1)?.result.summary ?? ''
  const [seen = ''] = ours.split('<details>')
  const query = /"https:\/\/quickchart\.io\/chart\?([^"]+)"/.exec(seen)?.[1]
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))
}

/** Returns the labels of a chart without latency, whose values differ between runs and may wrap the other labels. */
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

/** Returns the body without the untold parts, with long texts cut. */
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

/** Returns the issue as its page shows it: title, state, text and comments. */
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

/** Returns the author and the first two lines (for ours, a marker and a verdict) of each comment. */
function tellComments(comments: readonly CommentState[], words: Replacements): string {
  const told = comments.map(({ id, author, body }) => {
    const lines = normaliseText(body, words).split('\n').slice(0, 2)
    return [`Comment ${id} by ${author}:`, '', ...lines.map((line) => `    ${line}`), ''].join('\n')
  })
  return ['## Comments at the end', '', ...(told.length === 0 ? ['None.', ''] : told)].join('\n')
}
