import { present } from '../../model/omit-undefined.js'
import { countOf } from '../../format/format-number.js'
import { quoteName } from '../../format/join-names.js'
import type { Finding, Recommendation } from '../../model/result/finding.js'
import type { Block, DetailLevel, Text } from '../../model/result/report.js'
import { headlineGate } from '../words/headline-words.js'
import { details, list, listCodes, paragraph, strong } from '../blocks.js'
import type { CandidateReport } from '../candidate-report.js'

/** A comment is read on a phone, so the rest is folded. */
const MAX_SHOWN = 3
const RECOMMENDATIONS_SHOWN = 2
const CASES_NAMED = 5

/**
 * Findings that the headline, the second line and the list of flips already contain, some of which name cases that a report may have to
 * hide.
 */
const TOLD_ELSEWHERE: ReadonlySet<Finding['about']> = new Set(['confirmed-case', 'edited-cases'])

/** Lists the first `most` items below a lead and folds the rest; empty without items. */
export function foldList(lead: string, items: readonly Text[], most: number, more: string): readonly Block[] {
  const [first, ...others] = items
  if (first === undefined) return []
  if (others.length === 0) return [paragraph(strong(lead), ' ', ...first)]
  const hidden = items.slice(most)
  return present(
    paragraph(strong(lead)),
    list(items.slice(0, most)),
    hidden.length > 0 && details(countOf(hidden.length, `more ${more}`), list(hidden)),
  )
}

type Told = Pick<CandidateReport, 'comparison' | 'findings'>

/** Lists the findings that nothing above them states, worst first. */
export function listFindings({ comparison, findings }: Told): readonly Block[] {
  const headline = headlineGate(comparison)?.gate.id
  const isNew = ({ about, gate }: Finding): boolean =>
    !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === headline)
  const items = findings.filter(isNew).map(({ text }) => [text])
  return foldList('Findings.', items, MAX_SHOWN, 'finding')
}

/** Findings that no gate of a pair covers: the tables of pairs cover gates, with p-values adjusted over all pairs. */
const OF_SEVERAL: ReadonlySet<Finding['about']> = new Set(['metric', 'slice', 'cause', 'zero-recall'])

/** Lists findings of several candidates against the baseline, taking turns: the first of each candidate before any second. */
export function listFindingsOfEach(
  candidates: readonly Pick<CandidateReport, 'context' | 'findings'>[],
): readonly Block[] {
  const first = quoteName(candidates[0]?.context.names.baseline ?? '')
  const items = takeTurns(candidates, ({ findings }) =>
    findings.flatMap(({ about, text }) => (OF_SEVERAL.has(about) ? [text] : [])),
  )
  return foldList(`Findings against ${first}.`, items, MAX_SHOWN, 'finding')
}

/** Orders texts by turns: the first of each candidate, then the second of each. Each sentence starts with the candidate's name. */
function takeTurns<One extends Pick<CandidateReport, 'context'>>(
  candidates: readonly One[],
  pick: (one: One) => readonly string[],
): readonly Text[] {
  return candidates
    .flatMap((one) => pick(one).map((text, place) => ({ name: one.context.names.candidate, text, place })))
    .sort((a, b) => a.place - b.place)
    .map(({ name, text }) => [`${quoteName(name)}: ${text}`])
}

/**
 * Lists what to do next, the first ones open; leaves out advice on the primary gate that the line of figures and the trials already give.
 */
export function listRecommendations(
  { comparison: { verdict }, recommendations }: Pick<CandidateReport, 'comparison' | 'recommendations'>,
  show: DetailLevel,
): readonly Block[] {
  const isSaid = ({ about, gate }: Recommendation): boolean =>
    verdict.word === 'inconclusive' && gate === verdict.primary && (about === 'more-cases' || about === 'more-trials')
  const items = recommendations.filter((one) => !isSaid(one)).map((one) => write(one, show))
  return foldList('Next.', items, RECOMMENDATIONS_SHOWN, 'recommendation')
}

function write({ text, cases }: Recommendation, show: DetailLevel): Text {
  if (show === 'none' || cases.length === 0) return [`${text}.`]
  const names = cases.slice(0, CASES_NAMED)
  return [`${text}:`, ' ', ...listCodes(names, CASES_NAMED), cases.length > CASES_NAMED ? ' …' : '.']
}

/** Lists what to do about causes, for each candidate against the baseline; other advice applies only to a comparison of two. */
export function listRecommendationsOfEach(
  candidates: readonly Pick<CandidateReport, 'context' | 'recommendations'>[],
): readonly Block[] {
  const items = takeTurns(candidates, ({ recommendations }) =>
    recommendations.flatMap(({ about, text }) => (about === 'cause' ? [`${text}.`] : [])),
  )
  return foldList('Next.', items, RECOMMENDATIONS_SHOWN, 'recommendation')
}
