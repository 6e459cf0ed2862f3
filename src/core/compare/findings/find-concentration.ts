import { countOf } from '../../format/format-number.js'
import { formatPInWords } from '../../format/format-p.js'
import type { GoldenCase } from '../../model/case.js'
import { benjaminiHochberg } from '../../stats/benjamini-hochberg.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import type { FindingFacts } from './finding-facts.js'

/** With fewer cases a tag says next to nothing, as in slices. */
const FEWEST_CASES = 5

/** A tag that the newly failing cases have more often than chance gives them. */
export interface Concentration {
  readonly tag: string
  /** Ids of the newly failing cases with the tag. */
  readonly failing: readonly string[]
  readonly text: string
}

/**
 * Where the newly failing cases are: the tag that is surest to be over-represented among them, by Fisher's exact test on
 * the cases that passed before (no other can newly fail), adjusted by Benjamini and Hochberg over all tags of at least
 * five of them. Null when no tag is, or when cases share a cluster, since they then fail together.
 */
export function findConcentration({ flips, paired, passes, alpha }: FindingFacts): Concentration | null {
  const passed = new Set(
    passes
      .filter(
        ({ baseline, candidate }) => baseline.trials > 0 && baseline.passed === baseline.trials && candidate.trials > 0,
      )
      .map((entry) => entry.case_id),
  )
  const atRisk = paired.filter(({ id }) => passed.has(id))
  const failing = new Set(flips.filter(({ kind }) => kind === 'newly-failing').map((flip) => flip.case_id))
  if (failing.size === 0 || sharesClusters(atRisk)) return null
  const tags = [...new Set(atRisk.flatMap((golden) => golden.tags))]
    .map((tag) => ({ tag, cases: atRisk.filter((golden) => golden.tags.includes(tag)).map(({ id }) => id) }))
    .filter(({ cases }) => cases.length >= FEWEST_CASES && cases.length < atRisk.length)
    .map(({ tag, cases }) => ({ tag, cases, failing: cases.filter((id) => failing.has(id)) }))
  const ps = tags.map(({ cases, failing: hit }) =>
    fisherExact({ hits: hit.length, drawn: failing.size, marked: cases.length, all: atRisk.length }),
  )
  const adjusted = benjaminiHochberg(ps)
  const [top] = tags
    .map((entry, index) => ({ ...entry, p: adjusted[index] ?? 1 }))
    .filter((entry) => entry.p < alpha && entry.failing.length * atRisk.length > failing.size * entry.cases.length)
    .sort((a, b) => a.p - b.p || b.failing.length - a.failing.length || (a.tag < b.tag ? -1 : 1))
  if (top === undefined) return null
  const subject =
    top.failing.length === failing.size ? `All ${failing.size}` : `${top.failing.length} of the ${failing.size}`
  const family = tags.length > 1 ? ` by Benjamini–Hochberg over ${tags.length} tags` : ''
  const text = `${subject} newly failing cases are tagged ${top.tag}, as are ${top.cases.length} of the ${countOf(atRisk.length, 'case')} that passed before (Fisher's exact ${formatPInWords(top.p, alpha)}${family}): exploratory.`
  return { tag: top.tag, failing: top.failing, text }
}

function sharesClusters(cases: readonly GoldenCase[]): boolean {
  const clusters = cases.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]))
  return new Set(clusters).size < clusters.length
}
