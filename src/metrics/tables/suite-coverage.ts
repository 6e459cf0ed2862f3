import { countOf } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { plainSymbol } from '../../model/plain-names.js'
import type { TableTrial } from '../../model/run/run-table.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { retrievedSources } from '../retrieval/sources.js'
import { finalRouteTier, nameTier } from '../routing/route-choice.js'
import { type Aliases, CALL_KINDS, listCalled, resolveName } from '../workflow/validate-calls.js'
import { cutName, defineTable, tabulate } from './define-table.js'
import { normalizePath } from '../retrieval/normalize-path.js'

export const COVERED_KINDS = ['documents', 'headings and symbols', 'tools', 'agents', 'route tiers'] as const

/** The known names of one kind, and those that cases name. */
interface KnownNames {
  /** The number of tries that showed each name; 0 for one that only cases have. */
  readonly seen: Map<string, number>
  readonly named: Set<string>
}

export type Coverage = Readonly<Record<(typeof COVERED_KINDS)[number], KnownNames>>

export function startCoverage(): Coverage {
  const none = (): KnownNames => ({ seen: new Map(), named: new Set() })
  return { documents: none(), 'headings and symbols': none(), tools: none(), agents: none(), 'route tiers': none() }
}

/**
 * Names a heading or symbol of a document, in one form for cases and replies.
 * @example namePart('./docs/keys.md', '## Keys') // 'docs/keys.md::Keys'
 */
export const namePart = (path: string, symbol: string): string => `${normalizePath(path)}::${plainSymbol(symbol)}`

function nameAll({ seen, named }: KnownNames, names: Iterable<string>): void {
  for (const name of names) {
    named.add(name)
    if (!seen.has(name)) seen.set(name, 0)
  }
}

function seeAll({ seen }: KnownNames, names: Iterable<string>): void {
  for (const name of new Set(names)) seen.set(name, (seen.get(name) ?? 0) + 1)
}

function resolveNames(names: readonly string[] | null | undefined, aliases: Aliases): readonly string[] {
  return (names ?? []).map((name) => resolveName(name, aliases))
}

/** Adds the names that a case expects. A case may be added twice. */
export function addCase(coverage: Coverage, golden: GoldenCase, scoring: Scoring): void {
  const spans = golden.expected_spans.filter(({ relevance }) => relevance > 0)
  nameAll(coverage.documents, [...spans.map(({ path }) => path), ...(golden.expected_sources ?? [])].map(normalizePath))
  nameAll(
    coverage['headings and symbols'],
    spans.flatMap(({ path, symbol }) => (symbol === undefined ? [] : [namePart(path, symbol)])),
  )
  for (const kind of CALL_KINDS)
    for (const how of ['required', 'optional', 'forbidden'] as const)
      nameAll(coverage[kind], resolveNames(golden[`${how}_${kind}`], scoring.aliases[kind]))
  const route = nameTier(golden.expected_route, scoring)
  nameAll(coverage['route tiers'], route === null ? [] : [route])
}

/** Adds the names that a reply shows. */
export function addReply(coverage: Coverage, { observation }: Pick<TableTrial, 'observation'>, scoring: Scoring): void {
  if (observation.status === 'failed') return
  const { reply } = observation
  seeAll(coverage.documents, retrievedSources(reply) ?? [])
  const parts = (reply.spans ?? []).flatMap(({ path, symbol }) =>
    path === undefined || symbol === undefined ? [] : [namePart(path, symbol)],
  )
  seeAll(coverage['headings and symbols'], parts)
  for (const kind of CALL_KINDS) seeAll(coverage[kind], resolveNames(listCalled(kind, reply), scoring.aliases[kind]))
  const tier = finalRouteTier(reply, scoring)
  seeAll(coverage['route tiers'], tier === null ? [] : [tier])
}

/** Lists the names of a kind that no case has, the most often seen first. */
export function listUnnamed({ seen, named }: KnownNames): readonly { readonly name: string; readonly tries: number }[] {
  return [...seen]
    .filter(([name]) => !named.has(name))
    .map(([name, tries]) => ({ name, tries }))
    .sort((a, b) => b.tries - a.tries || (a.name < b.name ? -1 : 1))
}

const BAR = 20

/**
 * Draws a share as a bar of 20 characters.
 * @example drawShare(0.25) // '█████░░░░░░░░░░░░░░░'
 */
export function drawShare(share: number): string {
  const full = Math.round(share * BAR)
  return '█'.repeat(full) + '░'.repeat(BAR - full)
}

/** Returns a row for each kind that has known names. */
export function describeCoverage(coverage: Coverage) {
  return COVERED_KINDS.flatMap((kind) => {
    const known = coverage[kind]
    const { size } = known.seen
    return size === 0 ? [] : [{ kind, known: size, named: known.named.size, unnamed: listUnnamed(known) }]
  })
}

export const suiteCoverage = defineTable({
  name: 'suite-coverage',
  title: 'What the suite covers',
  names_cases: true,
  start: startCoverage,
  add: (coverage, trial, { scoring }) => {
    addCase(coverage, trial.golden, scoring)
    addReply(coverage, trial, scoring)
  },
  build: (arms) => {
    const whole = startCoverage()
    for (const { data } of arms)
      for (const kind of COVERED_KINDS) {
        for (const [name, tries] of data[kind].seen)
          whole[kind].seen.set(name, (whole[kind].seen.get(name) ?? 0) + tries)
        for (const name of data[kind].named) whole[kind].named.add(name)
      }
    const rows = describeCoverage(whole)
    return {
      ...tabulate(rows, [
        ['kind', 'text', ({ kind }) => kind],
        ['known', 'count', ({ known }) => known],
        ['in a case', 'count', ({ named }) => named],
        ['share', 'share', ({ known, named }) => named / known],
        ['', 'text', ({ known, named }) => drawShare(named / known)],
        ['in no case', 'text', ({ unnamed }) => joinNames(unnamed.map(({ name }) => cutName(name)))],
      ]),
      notes: [
        `The table knows what the trials of ${countOf(arms.length, 'arm')} retrieved, called or went through, and what a case names. \`goldenpair suggest\` also reads the documents, and lists the next cases worth writing.`,
      ],
    }
  },
})
