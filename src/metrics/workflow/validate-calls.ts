import { plainName } from '../../model/plain-name.js'

/** What a case says of the agents or the tools that are called. Names in any spelling. */
export interface ExpectedCalls {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly forbidden: readonly string[]
}

/** How calls meet a case: each name once, the case's own in its spelling and order, unexpected ones as and when they were called. */
export interface CallValidation {
  /** Required and called. */
  readonly included: readonly string[]
  /** Forbidden, and rightly not called. */
  readonly excluded: readonly string[]
  /** Required, but not called. */
  readonly missing: readonly string[]
  /** Called, but forbidden; or, when strict, not named by the case at all. */
  readonly unexpected: readonly string[]
  /** Nothing is missing and nothing is unexpected. */
  readonly pass: boolean
}

/**
 * Called names against those of a case. Names are equal but for case, composition, white space around them and `aliases`. Unexpected is
 * (called ∩ forbidden) ∪ (called \ required \ optional \ always); when not strict, called ∩ forbidden alone.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation, its table of rules.
 * @example called search, web; required search, rank; forbidden delete: included search, excluded delete, missing rank, unexpected web
 */
export function validateCalls({
  called,
  expected: { required, optional, forbidden },
  aliases,
  always,
  strict,
}: {
  readonly called: readonly string[]
  readonly expected: ExpectedCalls
  readonly aliases: Readonly<Record<string, string>>
  /** Never unexpected, unless forbidden. */
  readonly always: readonly string[]
  readonly strict: boolean
}): CallValidation {
  const calls = firstByName(called, aliases)
  const wanted = firstByName(required, aliases)
  const unwanted = firstByName(forbidden, aliases)
  const known = firstByName([...required, ...optional, ...always], aliases)
  const missing = pick(wanted, (name) => !calls.has(name))
  const unexpected = pick(calls, (name) => unwanted.has(name) || (strict && !known.has(name)))
  return {
    included: pick(wanted, (name) => calls.has(name)),
    excluded: pick(unwanted, (name) => !calls.has(name)),
    missing,
    unexpected,
    pass: missing.length === 0 && unexpected.length === 0,
  }
}

type SpellingByName = ReadonlyMap<string, string>

function firstByName(spellings: readonly string[], aliases: Readonly<Record<string, string>>): SpellingByName {
  const found = new Map<string, string>()
  for (const spelling of spellings) {
    const name = resolveName(spelling, aliases)
    if (!found.has(name)) found.set(name, spelling)
  }
  return found
}

function pick(names: SpellingByName, holds: (name: string) => boolean): readonly string[] {
  return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []))
}

/**
 * The name that cases use for what a target calls `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
export function resolveName(name: string, aliases: Readonly<Record<string, string>>): string {
  const plain = plainName(name)
  const alias = Object.entries(aliases).find(([other]) => plainName(other) === plain)
  return alias === undefined ? plain : plainName(alias[1])
}
