import { cutText } from '../../../format/cut-text.js'
import { present } from '../../../model/omit-undefined.js'
import { join } from 'node:path'
import { countOf } from '../../../format/format-number.js'
import { joinNames, labelSpan } from '../../../format/join-names.js'
import { makeTempFolder } from '../../../io/files.js'
import { withinTime } from '../../../io/within-time.js'
import { READ_NAMES, type ReadNames } from '../../../metrics/read-names.js'
import { matchSpans } from '../../../metrics/retrieval/match-spans.js'
import type { Span } from '../../../model/run/observation.js'
import type { TrialRecord } from '../../../model/run/run.js'
import type { ExpectedSpan, GoldenCase } from '../../../model/suite/case.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { findNaming } from '../../../modes/evaluate/find-naming.js'
import { readObservations, readScoredRun } from '../../../store/runs/read-run.js'
import { formatSpan } from '../../../measure/suite/stale-spans.js'
import type { Flags } from '../../../modes/request/options/index.js'
import { readTargetEnv, type Terminal } from '../flags.js'
import { loadLocalSuite, measureLocal, createContext } from '../context.js'

const SHOWN_ANSWER = 200
const SHOWN_SPANS = 5

/**
 * Asks the target the first cases of a suite, one attempt each and without a judge, and shows what is expected next to
 * what came back. Cases that expect something by name come first. Keeps nothing. Throws as `measure` does.
 */
export async function askCases(terminal: Terminal, flags: Flags): Promise<readonly string[]> {
  const context = createContext(terminal, readTargetEnv(flags))
  const suite = await loadLocalSuite(flags.suite, context)
  const enabled = suite.cases.filter((golden) => golden.enabled)
  const expecting = enabled.filter(({ expected_spans: spans, expected_sources: sources, ...golden }) => {
    const { required_hops: hops, required_tools: tools, required_agents: agents } = golden
    return [spans, sources, hops, tools, agents].some((names = []) => names.length > 0)
  })
  const cases = [...expecting, ...enabled.filter((golden) => !expecting.includes(golden))].slice(0, flags.ask)
  await using temporary = await makeTempFolder('ask')
  const arm = { variant: suite.default_variant, out: join(temporary.folder, 'run'), trials: 1 }
  const asked = { suite: { ...suite, cases }, arms: [arm], mode: 'run', subset: null, shard: null } as const
  await measureLocal({ ...asked, cache: null, isJudgedLater: true }, context, terminal)
  const made = await readObservations(arm.out, { caseIds: new Set(cases.map(({ id }) => id)), log: terminal.log })
  const scored = await readScoredRun(arm.out, { log: terminal.log })
  const namings = await findNaming(scored, { folder: arm.out, others: [], details: 'full', log: terminal.log })
  // Without the judge, a case that it decides has no success either.
  const reasons = suite.judge ? [] : scored.trials.flatMap(({ unscored }) => unscored['success'] ?? [])
  const share = `${reasons.length} of ${countOf(cases.length, 'case')}`
  return [
    ...cases.flatMap((golden) => describeCase(golden, made.get(golden.id)?.[0], suite.scoring)),
    ...(namings.length > 0 ? [] : reasons.slice(0, 1).map((why) => `warning: ${share} got no \`success\`: ${why}.`)),
    ...namings.map(({ text }) => `warning: ${text}`),
  ]
}

/** What is shown of a case besides its spans. */
const OTHERS = [
  { kind: 'sources', noun: 'source', found: 'returned' },
  { kind: 'hops', noun: 'hop', found: 'stated' },
  { kind: 'tools', noun: 'tool', found: 'called' },
  { kind: 'agents', noun: 'agent', found: 'called' },
] as const

function describeCase(golden: GoldenCase, trial: TrialRecord | undefined, scoring: Scoring): string[] {
  const { id, query, expected_spans: expected } = golden
  const heading = `case ${id}: ${oneLine(query)}`
  const observation = trial?.observation
  if (observation === undefined) return [heading, '  was not asked']
  if (observation.status !== 'ok') return [heading, `  failed    ${oneLine(observation.failure.message)}`]
  const { reply } = observation
  const { answer, spans = [] } = reply
  const matches = matchSpans(spans, expected)
  const returned = spans.slice(0, SHOWN_SPANS).map((span, index) => `${index + 1}. ${labelSpan(span)}`)
  const shown = returned.length === 0 && expected.length > 0 ? ['no spans'] : returned
  return [
    heading,
    `  answer    ${answer === '' ? '(empty)' : oneLine(answer)}`,
    ...expected.flatMap((span) => {
      const rank = matches.find((match) => match.expected === span)?.rank ?? null
      const label = `  expected  ${labelSpan(span)}`
      if (rank !== null) return [`${label}: returned as number ${rank}`]
      const nearest = findNearest(span, spans)
      return present(
        `${label}: not returned`,
        nearest && `  nearest   - ${formatSpan(nearest)} # if this is right, paste it into expected_spans`,
      )
    }),
    ...shown.map((line, index) => `  ${index === 0 ? 'returned' : '        '}  ${line}`),
    ...(spans.length > SHOWN_SPANS ? [`            and ${spans.length - SHOWN_SPANS} more`] : []),
    ...OTHERS.flatMap((other) => describeNames(other, READ_NAMES[other.kind]({ golden, reply, scoring, withinTime }))),
  ]
}

/** Describes what is expected of one kind and whether it came; if some did not, also what came. */
function describeNames({ kind, noun, found }: (typeof OTHERS)[number], { expected, returned }: ReadNames): string[] {
  const lines = expected.map(
    ({ label, isFound }) => `  expected  ${noun} ${oneLine(label)}: ${isFound ? '' : 'not '}${found}`,
  )
  // The answer, which states the hops, is shown already.
  if (kind === 'hops' || expected.every(({ isFound }) => isFound)) return lines
  const names = joinNames((returned ?? []).map(oneLine))
  return [
    ...lines,
    `  ${found.padEnd(8)}  ${returned === null ? `nothing recorded about ${kind}` : `${kind}: ${names || 'none'}`}`,
  ]
}

/** Returns the first returned span of the same file, or else of a file with the same name. */
function findNearest({ path = '' }: ExpectedSpan, spans: readonly Span[]): Span | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const named = spans.filter((span) => span.path !== undefined)
  return named.find((span) => span.path === path) ?? named.find((span) => span.path?.endsWith(name) === true) ?? null
}

const oneLine = (text: string): string => cutText(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim(), SHOWN_ANSWER)
