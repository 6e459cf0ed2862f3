import { pushEvent } from '../doubles/github/events.js'
import type { Act, ActionStory } from './action-story.js'

/** Eight pages with a question about each. */
export const TOPICS = ['apples', 'bridges', 'candles', 'deserts', 'engines', 'forests', 'glaciers', 'harbours']
const page = (topic: string) => `# ${topic}\n\nEverything about ${topic} is told on this page of the handbook.\n`
export const SUITE = [
  'name: demo',
  "version: '1'",
  'cases: cases.yaml',
  'target:',
  '  type: search',
  "  include: ['handbook/*.md']",
  'gates:',
  '  - { metric: success, max_drop: 0.05, primary: true }',
  '',
].join('\n')
export const CASES = TOPICS.map((topic) =>
  [
    `- id: about-${topic}`,
    `  query: what is told about ${topic}`,
    '  critical: true',
    `  expected_spans: [{ path: handbook/${topic}.md }]`,
    '',
  ].join('\n'),
).join('')

export const FILES = {
  'golden/suite.yaml': SUITE,
  'golden/cases.yaml': CASES,
  ...Object.fromEntries(TOPICS.map((topic) => [`handbook/${topic}.md`, page(topic)])),
}
/** The pages for six of the eight cases are empty. They still exist, so that no case is stale. */
export const BROKEN = Object.fromEntries(TOPICS.slice(0, 6).map((topic) => [`handbook/${topic}.md`, '\n']))

/** The commits: main is base – tip; `broken` and `harmless` branch off at base, and GitHub merged each with tip. */
export const SPEC = {
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'broken', parents: ['base'], files: BROKEN },
    { name: 'merge-broken', parents: ['tip', 'broken'], files: BROKEN },
    { name: 'harmless', parents: ['base'], files: { 'other.txt': 'x' } },
    { name: 'merge-harmless', parents: ['tip', 'harmless'], files: { 'other.txt': 'x' } },
  ],
}

/** Opens pull request 7 of this repository or of a fork, with a named commit as its head. A second call moves the head. */
export function openPull(story: ActionStory, head: string, fork = false) {
  const { owner, name } = story.github.state.repository
  const repository = { owner: 'mona', name, id: 2002, default_branch: 'main', private: false, fork: true }
  return story.github.addPull({
    number: 7,
    head: { ref: 'feature', sha: story.repository.sha(head), ...(fork ? { repository } : {}) },
    base: { ref: 'main', sha: story.repository.sha('base') },
    title: `${owner} ${head}`,
  })
}

/** Runs the push to main, which stores a baseline at `tip`. */
export async function measureMain(story: ActionStory): Promise<Act> {
  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  return story.act({ event: pushEvent(story.github.state, { before, after }), checkout: 'tip' })
}

interface MeasuredMain {
  readonly act: Act
  readonly artifacts: readonly { readonly name: string; readonly content: Buffer }[]
}
const measured = new Map<string, Promise<MeasuredMain>>()

/** Returns the result of `measureMain`, which runs only once for the same commits. */
export async function recallMain(story: ActionStory): Promise<Act> {
  const { github, repository } = story
  const key = `${repository.sha('base')} ${repository.sha('tip')}`
  const known = measured.get(key)
  if (known === undefined) {
    const first = measureMain(story).then((act) => {
      const artifacts = [...github.state.artifacts.values()].map(({ name, content }) => ({ name, content }))
      return { act, artifacts }
    })
    measured.set(key, first)
    return (await first).act
  }
  const { act, artifacts } = await known
  const run = github.addWorkflowRun({ event: 'push', head_sha: repository.sha('tip') })
  if (run.id !== act.run.id) throw new Error('main is to be measured first: its artifacts name their run')
  for (const { name, content } of artifacts) github.addArtifact({ run, name, content })
  return { ...act, run }
}
