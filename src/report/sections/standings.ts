import { writeScope } from '../../format/write-scope.js'
import type { Gate } from '../../model/gate.js'
import { joinNames, quoteName } from '../../format/join-names.js'
import type { Block } from '../../model/report.js'
import type { Pair, Tournament } from '../../model/tournament.js'

/** Of more variants a paragraph would hold everybody's name for everybody. */
const MOST_OPEN = 5

/** How each of the others compares with the first on its own, and who beats whom on the gates that do not decide. */
export function buildStandings(tournament: Tournament): readonly Block[] {
  const first = tournament.variants[0]?.name ?? ''
  const own = tournament.pairs.filter(({ baseline }) => baseline === first)
  const scope = tournament.inference === 'these-cases' ? writeScope(null) : ''
  const others = tournament.gates
    .filter(({ id }) => id !== tournament.primary)
    .flatMap((gate) => beatenOn(tournament, gate))
  return [
    paragraph(
      `Against ${quoteName(first)}, each alone:`,
      `${groupNames(own.map((pair) => [pair.candidate, writeVerdict(tournament, pair)])).join('; ')}${scope}`,
    ),
    ...(others.length === 0
      ? []
      : tournament.variants.length > MOST_OPEN
        ? [
            fold(
              'Who beats whom beside the primary gate',
              others.map((one) => `${one}${scope}`),
            ),
          ]
        : [paragraph('Beside the primary gate:', `${others.join('; ')}${scope}`)]),
  ]
}

function fold(summary: string, items: readonly string[]): Block {
  return { kind: 'details', summary: [summary], blocks: [{ kind: 'list', items: items.map((item) => [item]) }] }
}

function paragraph(lead: string, text: string): Block {
  return { kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ` ${text}.`] }
}

/** `"tiny", "lean" unchanged`: those of whom the same is said, together, in the order in which it is said first. */
function groupNames(said: readonly (readonly [name: string, words: string])[]): readonly string[] {
  const namesByWords = new Map<string, readonly string[]>()
  for (const [name, words] of said) namesByWords.set(words, [...(namesByWords.get(words) ?? []), name])
  return [...namesByWords].map(([words, names]) => `${listNames(names)} ${words}`)
}

/** In a row of clauses names stand without "and", but where some are only counted. */
function listNames(names: readonly string[]): string {
  const quoted = names.map(quoteName)
  return quoted.length < MOST_OPEN ? quoted.join(', ') : joinNames(quoted)
}

/** "regressed (tokens per query)". */
function writeVerdict({ gates }: Tournament, { verdict, because, gates: results }: Pair): string {
  const isFatal = (id: string): boolean => gates.some((gate) => gate.id === id && gate.severity === 'fail')
  const failed = results.filter(({ gate, failed: fails }) => fails && isFatal(gate)).map(({ gate }) => gate)
  const why =
    failed.length > 0 ? failed.join(', ') : because === 'zero-tolerance' ? 'cases that must not fail newly fail' : null
  return `${verdict}${why === null ? '' : ` (${why})`}`
}

/** `"tiny", "lean" better than "whole" on tokens per query`, for the variants that beat another. */
function beatenOn({ variants, pairs, metrics }: Tournament, gate: Gate): readonly string[] {
  const title = metrics.find(({ id }) => id === gate.metric)?.title ?? gate.metric
  const said = variants.flatMap(({ name }): readonly (readonly [string, string])[] => {
    const beaten = pairs.flatMap(({ baseline, candidate, gates }) => {
      const better = gates.find((result) => result.gate === gate.id)?.better
      if (better === 'candidate' && candidate === name) return [baseline]
      return better === 'baseline' && baseline === name ? [candidate] : []
    })
    return beaten.length === 0
      ? []
      : [[name, `better than ${listNames(beaten)} on ${title}${gate.id.slice(gate.metric.length)}`]]
  })
  return groupNames(said)
}
