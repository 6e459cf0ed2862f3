import { labelSpan } from '../format/join-names.js'
import type { WithinTime } from '../model/metric.js'
import type { NameKind } from '../model/run/undecided-span.js'
import type { Reply } from '../model/run/observation.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { Scoring } from '../model/suite/scoring.js'
import { requiresHops } from './case-kinds.js'
import { matchSpans } from './retrieval/match-spans.js'
import { retrievedSources } from './retrieval/sources.js'
import { type CallKind, listCalled, resolveName } from './workflow/validate-calls.js'
import { matchHops } from './workflow/match-hops.js'
import { normalizePath } from './retrieval/normalize-path.js'

/** The names of one kind that a case expects, and those that a reply to it has. */
export interface ReadNames {
  /** In the order of the case. */
  readonly expected: readonly { readonly label: string; readonly isFound: boolean }[]
  /** In the order of the reply; `null` if the reply reports none. For hops, the answer itself. */
  readonly returned: readonly string[] | null
}

interface Answered {
  readonly golden: GoldenCase
  readonly reply: Reply
  readonly scoring: Scoring
  readonly withinTime: WithinTime
}

/** Readers of the names of each kind, which compare them as the metrics of that kind do. */
export const READ_NAMES: Readonly<Record<NameKind, (answered: Answered) => ReadNames>> = {
  spans: ({ golden, reply: { spans } }) => {
    const found = new Set(matchSpans(spans ?? [], golden.expected_spans).map(({ expected }) => expected))
    const wanted = golden.expected_spans.filter(({ relevance }) => relevance > 0)
    return {
      expected: wanted.map((span) => ({ label: labelSpan(span), isFound: found.has(span) })),
      returned: spans?.map(labelSpan) ?? null,
    }
  },
  sources: ({ golden, reply }) => {
    const retrieved = retrievedSources(reply)
    return {
      expected: findEach(golden.expected_sources, (name) => retrieved?.has(normalizePath(name)) === true),
      returned: retrieved && [...retrieved],
    }
  },
  hops: ({ golden, reply, withinTime }) => {
    const hops = requiresHops(golden) ? (golden.required_hops ?? []) : []
    const stated = matchHops(hops, reply.answer, withinTime)
    return {
      // A hop that takes too long to look for is not reported as missing.
      expected: hops.map((hop) => ({
        label: hop.any_of[0] ?? hop.id,
        isFound: typeof stated === 'string' || stated.includes(hop),
      })),
      returned: reply.answer === '' ? [] : [reply.answer],
    }
  },
  tools: (answered) => readCalls('tools', answered),
  agents: (answered) => readCalls('agents', answered),
}

function readCalls(kind: CallKind, { golden, reply, scoring: { aliases } }: Answered): ReadNames {
  const called = listCalled(kind, reply)
  const calls = new Set(called?.map((name) => resolveName(name, aliases[kind])))
  return {
    expected: findEach(golden[`required_${kind}`], (name) => calls.has(resolveName(name, aliases[kind]))),
    returned: called && [...new Set(called)],
  }
}

function findEach(names: readonly string[] = [], isFound: (name: string) => boolean): ReadNames['expected'] {
  return names.map((name) => ({ label: name, isFound: isFound(name) }))
}
