import { nameSpan } from '../../format/join-names.js'
import { injectedSpans, type Observation, type Reply } from '../../model/run/observation.js'
import type { CaseConduct, Conduct } from '../../model/run/run.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { DEFAULT_SCORING, type Scoring } from '../../model/suite/scoring.js'
import { matchSpans } from '../retrieval/match-spans.js'
import { finalRouteTier } from '../routing/route-choice.js'

/** Records what each case did while a run's trials are scored. Trials of a case may come in any order. */
export function watchConduct(scoring: Scoring = DEFAULT_SCORING) {
  const cases = new Map<string, CaseConduct>()
  return {
    add: ({ golden, observation }: { readonly golden: GoldenCase; readonly observation: Observation }): void => {
      const now = describeConduct(golden, observation, scoring)
      const known = cases.get(golden.id)
      cases.set(golden.id, known === undefined ? now : mergeConduct(known, now))
    },
    finish: (): Conduct => cases,
  }
}

/** An empty list that all cases share. */
const NONE: readonly never[] = []

function describeConduct(golden: GoldenCase, observation: Observation, scoring: Scoring): CaseConduct {
  const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0)
  const nothing = { ranks: expected.map(() => null), returned: null, tiers: NONE, models: NONE, failures: NONE }
  if (observation.status === 'failed') return { ...nothing, failures: [observation.failure.kind] }
  const { reply } = observation
  const matches = reply.spans === undefined ? [] : matchSpans(reply.spans, golden.expected_spans)
  const tier = finalRouteTier(reply, scoring)
  const model = reply.attempts?.at(-1)?.model ?? reply.model
  return {
    ...nothing,
    ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
    returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
    ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(nameSpan))].sort() }),
    ...inContext(reply, expected),
    tiers: tier === null ? NONE : [tier],
    models: model === undefined ? NONE : [model],
  }
}

/** Returns `in_context` only for a reply that states which of its spans are in the prompt. */
function inContext({ spans = [] }: Reply, expected: readonly ExpectedSpan[]): Pick<CaseConduct, 'in_context'> {
  if (spans.every(({ injected }) => injected === undefined)) return {}
  return { in_context: matchSpans(injectedSpans(spans), expected).some((match) => match.expected !== null) }
}

function mergeConduct(one: CaseConduct, other: CaseConduct): CaseConduct {
  const least = (a: number | null, b: number | null): number | null =>
    a === null || b === null ? (a ?? b) : Math.min(a, b)
  // The trials of a case mostly do the same; then the existing list is kept.
  const union = <Name extends string>(a: readonly Name[], b: readonly Name[]): readonly Name[] =>
    b.every((name) => a.includes(name)) ? a : [...new Set([...a, ...b])].sort()
  return {
    ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
    returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
    ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
    ...((one.in_context ?? other.in_context) !== undefined && {
      in_context: one.in_context === true || other.in_context === true,
    }),
    tiers: union(one.tiers, other.tiers),
    models: union(one.models, other.models),
    failures: union(one.failures, other.failures),
  }
}
