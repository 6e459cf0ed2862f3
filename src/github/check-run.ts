import type { Annotation } from '../model/result/report.js'
import type { Patience } from './artifacts.js'
import { type Client, type Repository, retryLost } from './client.js'
import type { Marker } from './marker.js'

/** GitHub accepts at most this many annotations per request; a report has at most 30. */
const MAX_ANNOTATIONS = 50
/** GitHub's limit for a title and for an annotation's title, in characters. */
const MAX_TITLE = 255
/** GitHub accepts 64 KB, but nobody reads more than this. */
const MAX_MESSAGE = 4000

/** The check of a suite's measurement, on the measured commit. */
export interface CheckPlace extends Pick<Marker, 'suite' | 'run' | 'attempt' | 'sha'> {
  readonly owner: string
  readonly repo: string
  /** The target of the check's `Details` link. */
  readonly run_url: string
}

/** The name that people see. */
const nameOf = ({ suite }: CheckPlace): string => `Goldenpair (${suite})`
/** Identifies this measurement of this suite, to find a check whose answer was lost. */
const idOf = ({ suite, run, attempt }: CheckPlace): string => `goldenpair:${suite}:${run}:${attempt}`

/** The final state of a check. */
export interface CheckEnd {
  readonly conclusion: 'success' | 'neutral' | 'failure' | 'cancelled'
  readonly title: string
  /** Markdown of at most 65,535 bytes. */
  readonly summary: string
  readonly annotations: readonly Annotation[]
}

type CheckEffects = Pick<Patience, 'wait'> & Pick<Repository, 'client'>

/** Opens a check in progress and returns its id. Throws GitHub's refusal. */
export async function openCheck(effects: CheckEffects, place: CheckPlace): Promise<number> {
  const summary = 'The golden suite is being measured.'
  const state = { status: 'in_progress', output: { title: 'Measuring …', summary } } as const
  return (await writeCheck(effects, place, { id: null, state })).id
}

/**
 * Completes an open check, or creates a completed one, and returns its address. Without an `id`, a check may still be open because all
 * answers were lost, so it is searched for first. Throws GitHub's refusal.
 */
export async function completeCheck(
  effects: CheckEffects,
  place: CheckPlace,
  { id, end }: { readonly id: number | null; readonly end: CheckEnd },
): Promise<string> {
  const title = end.title.slice(0, MAX_TITLE)
  const { summary, conclusion } = end
  const annotations = end.annotations.slice(0, MAX_ANNOTATIONS).map(describeAnnotation)
  const state = { status: 'completed', conclusion, output: { title, summary, annotations } } as const
  const open = id ?? (await findCheck(effects.client, place))?.id ?? null
  return (await writeCheck(effects, place, { id: open, state })).html_url ?? place.run_url
}

/** Finds the check of this measurement; `null` if there is none. Throws GitHub's refusal. */
export async function findCheck(client: Client, place: CheckPlace) {
  const { owner, repo, sha: ref } = place
  const { data } = await client.rest.checks.listForRef({ owner, repo, ref, check_name: nameOf(place), per_page: 100 })
  return data.check_runs.find(({ external_id }) => external_id === idOf(place)) ?? null
}

interface CheckState {
  readonly status: 'in_progress' | 'completed'
  readonly conclusion?: CheckEnd['conclusion']
  readonly output: {
    readonly title: string
    readonly summary: string
    readonly annotations?: ReturnType<typeof describeAnnotation>[]
  }
}

/**
 * Updates the check with this id, or creates one if the id is `null`. If GitHub's answer is lost, the check may have been written already,
 * so it is searched for before another try.
 */
async function writeCheck(
  { client, wait }: CheckEffects,
  place: CheckPlace,
  { id, state }: { readonly id: number | null; readonly state: CheckState },
) {
  const { owner, repo, sha, run_url: url } = place
  const facts = { owner, repo, name: nameOf(place), head_sha: sha, external_id: idOf(place), details_url: url }
  const once = { request: { retries: 0 } }
  const create = async () => (await client.rest.checks.create({ ...facts, ...state, ...once })).data
  const update = async (open: number) =>
    (await client.rest.checks.update({ owner, repo, check_run_id: open, ...state, ...once })).data
  const write = async () => (id === null ? create() : update(id))
  const find = async () => {
    const check = await findCheck(client, place)
    const isDone = check?.status === 'completed' || state.status === 'in_progress'
    return isDone && (id === null || check?.id === id) ? check : null
  }
  return retryLost(write, find, wait)
}

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const

function describeAnnotation({ level, file, line, title, message }: Annotation) {
  return {
    path: file,
    start_line: line,
    end_line: line,
    annotation_level: LEVELS[level],
    title: title.slice(0, MAX_TITLE),
    message: message.slice(0, MAX_MESSAGE),
  }
}
