import { nullOnError } from '../model/error.js'
import { omitUndefined } from '../model/omit-undefined.js'
/** One measurement of a commit and the word of its verdict. */
export interface CommitResult extends Pick<Marker, 'run' | 'attempt'> {
  readonly word: string
}

/** Hidden data in the first line of our comments and issues: what they belong to and which run wrote them. */
export interface Marker {
  readonly suite: string
  /**
   * The id of the workflow run that measured. Ids grow over the whole repository; run numbers would start again at 1 in a renamed workflow,
   * whose reports would then never replace an older one.
   */
  readonly run: number
  readonly attempt: number
  /** The head commit of the pull request that was measured. */
  readonly sha: string
  /** The number of this measurement among those of the pull request; absent if it is the first. */
  readonly look?: number
  /** Twelve hex digits that change with the comment's statements about gates and cases, but not with its numbers. */
  readonly said?: string
  /** All reported measurements of this commit, this one last; absent if none was recorded. */
  readonly results?: readonly CommitResult[]
  /** Set if the comment has no verdict, because the run is still going or ended without one. */
  readonly state?: 'measuring' | 'stopped'
  /**
   * `ab`: the comment reports an experiment; it is not a verdict on a pull request, and other runs must not change it. `duplicate`: we
   * closed this issue because another is kept; no person decided so. `bisect`: the comment tells a pull request once that a night found its
   * commit, `sha`, to have broken cases.
   */
  readonly kind?: 'ab' | 'duplicate' | 'bisect'
  /** The last title that we gave this issue; a different title was set by a person. */
  readonly title?: string
}

const MARKER =
  /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})((?: [a-z]+=[^\s>]{1,2000}){0,20}) -->/

/** The most results in a marker; of a commit that was measured more often, the oldest are dropped. */
const MAX_RESULTS = 20

/** @example `<!-- goldenpair:demo run=812 attempt=1 sha=9d0e4c1… look=2 -->` */
export function renderMarker({ suite, run, attempt, sha, look, said, results, state, kind, title }: Marker): string {
  const shown = title === undefined ? undefined : encodeURIComponent(title)
  const last = results?.slice(-MAX_RESULTS).map((one) => `${one.run}.${one.attempt}:${one.word}`)
  const fields = { look, said, results: last?.join(','), state, kind, title: shown }
  const more = Object.entries(fields).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`))
  return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${more.join('')} -->`
}

/** Parses the marker at the start of our text (see `splitNote`); `null` if there is none. */
export function parseMarker(body: string): Marker | null {
  const match = MARKER.exec(body)
  if (match === null) return null
  const [, suite = '', run, attempt, sha = '', more = ''] = match
  const fields = [...more.matchAll(/ ([a-z]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const)
  const { look = '', said = '', results = '', state, kind, title = '' } = Object.fromEntries(fields)
  return omitUndefined<Marker>({
    suite,
    run: Number(run),
    attempt: Number(attempt),
    sha,
    look: /^\d{1,6}$/.test(look) ? Number(look) : undefined,
    said: /^[0-9a-f]{12}$/.test(said) ? said : undefined,
    results: results === '' ? undefined : results.split(',').flatMap(parseResult),
    state: state === 'measuring' || state === 'stopped' ? state : undefined,
    kind: kind === 'ab' || kind === 'duplicate' || kind === 'bisect' ? kind : undefined,
    title: nullOnError(() => decodeURIComponent(title)) || undefined,
  })
}

/** A body on GitHub in two parts: a person's note above our text, with its line ends (empty if none), and our text. */
export type SplitBody = Readonly<ReturnType<typeof splitNote>>

/**
 * Splits a body that people may have edited. Our text begins with the first marker at the start of a line, outside code; in a quotation, no
 * line starts with the marker. Code that a person began above and did not end is closed. Without a marker, everything is our text. CR LF,
 * which GitHub's editor writes, becomes LF.
 */
export function splitNote(edited: string) {
  const lines = edited.replaceAll('\r\n', '\n').split('\n')
  const markers = findMarkers(lines)
  // If code that quotes a marker is closed, starting our text at the quotation would leave the marker below inside code.
  const isOurs = (at: number): boolean => findMarkers(lines.slice(at)).every(({ fence }) => fence === null)
  const found = markers.find(({ at, fence }) => fence === null || isOurs(at)) ?? markers[0]
  if (found === undefined) return { note: '', body: lines.join('\n') }
  const above = [...lines.slice(0, found.at), ...(found.fence === null ? [] : [found.fence])]
  return { note: above.map((one) => `${one}\n`).join(''), body: lines.slice(found.at).join('\n') }
}

/** Finds the lines that begin with a marker, each with the fence that closes the code around it; `null` outside code. */
function findMarkers(lines: readonly string[]): readonly { readonly at: number; readonly fence: string | null }[] {
  const found: { at: number; fence: string | null }[] = []
  let fence: string | null = null
  for (const [at, line] of lines.entries()) {
    const [, mark = null] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (MARKER.test(line)) found.push({ at, fence })
    else if (fence === null) fence = mark
    else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null
  }
  return found
}

/** GitHub's limit for a body. */
const MAX_CHARACTERS = 65_536

/** Joins our text below a person's note. Drops the note if both are too long for GitHub, whose edit history keeps it. */
export function joinNote({ note, body }: SplitBody): string {
  return note.length + body.length > MAX_CHARACTERS ? body : `${note}${body}`
}

/** Whether `a` reports a later measurement than `b`. */
export function isNewer(a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run
}

type Subject = Pick<Marker, 'suite' | 'run' | 'kind'>

/** Whether both belong to the same thing: a suite on a pull request, or one experiment. */
export function isSameTopic(a: Subject, b: Subject): boolean {
  return a.suite === b.suite && a.kind === b.kind && (a.kind === undefined || a.run === b.run)
}

/** Whether both report the same measurement. */
export function isSameRun(a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): boolean {
  return a.run === b.run && a.attempt === b.attempt
}

function parseResult(text: string): readonly CommitResult[] {
  const [, run, attempt, word] = /^(\d{1,15})\.(\d{1,6}):([a-z-]{1,40})$/.exec(text) ?? []
  return word === undefined ? [] : [{ run: Number(run), attempt: Number(attempt), word }]
}
