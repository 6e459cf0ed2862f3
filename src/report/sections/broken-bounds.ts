import type { Comparison } from '../../model/comparison.js'
import type { Block, CaseDetails, Inline } from '../../model/report.js'
import { countOf } from '../../format/format-number.js'

const CASES_NAMED = 10

/** The cases behind each broken bound of a binary metric, by name, or with details `none` only their number. */
export function listBrokenBounds(comparison: Comparison, details: CaseDetails): readonly Block[] {
  return comparison.gates.flatMap(({ metric, broken_by: ids = [] }): readonly Block[] => {
    if (ids.length === 0) return []
    const lead = `${metric.title}: ${countOf(ids.length, 'case breaks', 'cases break')} its bound`
    const names = (details === 'none' ? [] : ids.slice(0, CASES_NAMED)).flatMap((id, index): Inline[] => [
      index === 0 ? ': ' : ', ',
      { kind: 'code', text: id },
    ])
    const more = names.length > 0 && ids.length > CASES_NAMED ? ` and ${ids.length - CASES_NAMED} more` : ''
    return [{ kind: 'paragraph', text: [{ kind: 'strong', text: lead }, ...names, `${more}.`] }]
  })
}
