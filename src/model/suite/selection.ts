import { UserError } from '../error.js'
import { DIFFICULTIES, type GoldenCase, PROFILES } from './case.js'

const SELECTION_KEYS = ['tag', 'id', 'difficulty', 'profile', 'use_case', 'category'] as const
type SelectionKey = (typeof SELECTION_KEYS)[number]

interface SelectionTerm {
  /** `word` is a bare word: a tag or a glob over ids. */
  readonly key: SelectionKey | 'word'
  readonly value: string
}

/** A parsed selection of cases: any of `include` (all cases if it is empty) and none of `exclude`. */
export interface Selection {
  readonly include: readonly SelectionTerm[]
  readonly exclude: readonly SelectionTerm[]
}

/**
 * Parses a selection: terms separated by commas, any of which may match; a term with a leading `!` excludes cases. A term is `tag:x`,
 * `id:glob*`, `difficulty:hard`, `profile:multi_hop`, `use_case:x`, `category:x`, or a bare word (a tag or an id glob; `*` stands for any
 * text). Throws the user error `selection-invalid`.
 * @example parseSelection('auth,id:login-*,!difficulty:hard') // tagged auth or named login-…, and not hard
 */
export function parseSelection(text: string): Selection {
  const include: SelectionTerm[] = []
  const exclude: SelectionTerm[] = []
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const isExcluded = part.startsWith('!')
    const term = parseTerm(text, isExcluded ? part.slice(1).trim() : part)
    ;(isExcluded ? exclude : include).push(term)
  }
  return { include, exclude }
}

/** The fields of a case that a selection uses. */
type Selected = Pick<GoldenCase, 'id' | 'tags' | 'difficulty' | 'profile' | 'use_case' | 'category'>

/** Returns a selection of the cases with a tag, which may contain any characters. */
export function selectTag(tag: string): Selection {
  return { include: [{ key: 'tag', value: tag }], exclude: [] }
}

function parseTerm(selection: string, term: string): SelectionTerm {
  const colon = term.indexOf(':')
  if (colon === -1) {
    if (term === '') throw new UserError('selection-invalid', { selection, got: '', known: knownTerms })
    return { key: 'word', value: term }
  }
  const name = term.slice(0, colon).trim()
  const value = term.slice(colon + 1).trim()
  const key = SELECTION_KEYS.find((known) => known === name)
  if (key === undefined || value === '')
    throw new UserError('selection-invalid', { selection, got: term, known: knownTerms })
  const values: readonly string[] | undefined = CHOICES[key]
  if (values && !values.includes(value)) {
    const known = values.map((each) => `${key}:${each}`)
    throw new UserError('selection-invalid', { selection, got: term, known })
  }
  return { key, value }
}

const CHOICES: Partial<Record<SelectionKey, readonly string[]>> = { difficulty: DIFFICULTIES, profile: PROFILES }

const knownTerms = [
  'tag:<tag>',
  'id:<id or glob>',
  ...Object.entries(CHOICES).map(([key, values]) => `${key}:<${values.join('|')}>`),
  'use_case:<name>',
  'category:<name>',
  '<tag or id glob>',
]

/**
 * Whether a selection includes a case.
 * @example matchesSelection(golden, parseSelection('tag:auth')) // golden.tags includes 'auth'
 */
export function matchesSelection(golden: Selected, selection: Selection): boolean {
  const matches = ({ key, value }: SelectionTerm): boolean => {
    if (key === 'tag') return golden.tags.includes(value)
    if (key === 'id') return matchesGlob(golden.id, value)
    return key === 'word' ? golden.tags.includes(value) || matchesGlob(golden.id, value) : golden[key] === value
  }
  const isIncluded = selection.include.length === 0 || selection.include.some(matches)
  return isIncluded && !selection.exclude.some(matches)
}

/** Whether a text matches a glob. Matches piece by piece from the left, so that many stars cost no more than one. */
function matchesGlob(text: string, glob: string): boolean {
  const pieces = glob.split('*')
  const first = pieces[0] ?? ''
  const last = pieces[pieces.length - 1] ?? ''
  if (pieces.length === 1) return text === glob
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let position = first.length
  const end = text.length - last.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, position)
    if (found === -1 || found + piece.length > end) return false
    position = found + piece.length
  }
  return true
}

/**
 * Returns the enabled cases that a selection includes, in the suite's order; all enabled ones for `null`. Throws the user error
 * `selection-empty` if none is left.
 */
export function selectCases(cases: readonly GoldenCase[], selection: Selection | null): readonly GoldenCase[] {
  const enabled = cases.filter((golden) => golden.enabled)
  const selected = selection ? enabled.filter((golden) => matchesSelection(golden, selection)) : enabled
  if (selected.length > 0) return selected
  const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort()
  throw new UserError('selection-empty', { cases: enabled.length, tags })
}

/** Like `selectCases`, for a selection as text; `null` for all. */
export function selectSubset(cases: readonly GoldenCase[], subset: string | null): readonly GoldenCase[] {
  return selectCases(cases, subset === null ? null : parseSelection(subset))
}
