import { omitUndefined } from '../model/omit-undefined.js'
/** One measurement of a commit, and the word of its verdict. */
export interface CommitResult extends Pick<Marker, 'run' | 'attempt'> {
  readonly word: string
}

/** What a comment or issue of ours carries, hidden, in its first line: whose it is and how new it is. */
export interface Marker {
  readonly suite: string
  /**
   * The id of the workflow run that measured. Not its number: ids grow over the whole repository, while numbers start
   * again at 1 in a renamed workflow, whose reports would then never replace an older one.
   */
  readonly run: number
  readonly attempt: number
  /** The head commit of the pull request that was measured. */
  readonly sha: string
  /** The number of this measurement among those of the pull request; absent for the first. */
  readonly look?: number
  /** Twelve hex digits that change with what the comment says of gates and cases, but not with its numbers. */
  readonly said?: string
  /** Every measurement of this very commit that was reported, this one last; absent where nobody recorded it. */
  readonly results?: readonly CommitResult[]
  /** The comment has no verdict: the run is under way, or ended without one. */
  readonly state?: 'measuring' | 'stopped'
  /**
   * `ab`: the comment is about an experiment that somebody asked for: it is no verdict on a pull request, and no other run's to change.
   * `duplicate`: we closed this issue because another is kept; it is no decision of a person. `bisect`: the comment tells a pull request once
   * that a night found its commit, `sha`, to have broken cases.
   */
  readonly kind?: 'ab' | 'duplicate' | 'bisect'
  /** The last title that we gave this issue: one that differs is a person's. */
  readonly title?: string
}

const MARKER =
  /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})((?: [a-z]+=[^\s>]{1,2000}){0,20}) -->/

/** As many as fit a line that nobody reads; a commit that was measured more often has lost the oldest. */
const MAX_RESULTS = 20

/** @example `<!-- goldenpair:demo run=812 attempt=1 sha=9d0e4c1… look=2 -->` */
export function renderMarker({ suite, run, attempt, sha, look, said, results, state, kind, title }: Marker): string {
  const shown = title === undefined ? undefined : encodeURIComponent(title)
  const written = results?.slice(-MAX_RESULTS).map(renderResult).join(',')
  const fields = { look, said, results: written, state, kind, title: shown }
  const more = Object.entries(fields).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`))
  return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${more.join('')} -->`
}

/** The marker that a text of ours (`splitNote`) starts with, or null. */
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
    title: decodeTitle(title),
  })
}

function decodeTitle(text: string): string | undefined {
  try {
    return text === '' ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A body as it is on GitHub: what a person has written above our text, with its line ends (empty without), and our text. */
export type SplitBody = Readonly<ReturnType<typeof splitNote>>

/**
 * Finds our text in a body that people may have edited: it begins with the first marker at the start of a line, outside code. A quotation never
 * starts a line with it. Where code that a person began above has no end, it gets one. All is text where there is no marker. GitHub's editor
 * ends lines with CR LF, which become LF.
 */
export function splitNote(edited: string) {
  const lines = edited.replaceAll('\r\n', '\n').split('\n')
  const markers = findMarkers(lines)
  // Where code that quotes one has an end, the one below is in code if our text is taken to begin with the quotation.
  const isOurs = (at: number): boolean => findMarkers(lines.slice(at)).every(({ fence }) => fence === null)
  const found = markers.find(({ at, fence }) => fence === null || isOurs(at)) ?? markers[0]
  if (found === undefined) return { note: '', body: lines.join('\n') }
  const above = [...lines.slice(0, found.at), ...(found.fence === null ? [] : [found.fence])]
  return { note: above.map((one) => `${one}\n`).join(''), body: lines.slice(found.at).join('\n') }
}

/** The lines that begin with a marker, and what ends the code that they stand in; null outside code. */
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

/** What GitHub takes. */
const MOST_CHARACTERS = 65_536

/** Our text below the note of a person; without it where both are too long for GitHub, whose edit history keeps it. */
export function joinNote({ note, body }: SplitBody): string {
  return note.length + body.length > MOST_CHARACTERS ? body : `${note}${body}`
}

/** Whether `a` reports a later measurement than `b`. */
export function isNewer(a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run
}

type Subject = Pick<Marker, 'suite' | 'run' | 'kind'>

/** Whether both speak of the same thing: a suite on a pull request, or one experiment. */
export function isOfSame(a: Subject, b: Subject): boolean {
  return a.suite === b.suite && a.kind === b.kind && (a.kind === undefined || a.run === b.run)
}

/** Whether both report the same measurement. */
export function isSame(a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): boolean {
  return a.run === b.run && a.attempt === b.attempt
}

function renderResult({ run, attempt, word }: CommitResult): string {
  return `${run}.${attempt}:${word}`
}

function parseResult(text: string): readonly CommitResult[] {
  const [, run, attempt, word] = /^(\d{1,15})\.(\d{1,6}):([a-z-]{1,40})$/.exec(text) ?? []
  return word === undefined ? [] : [{ run: Number(run), attempt: Number(attempt), word }]
}
