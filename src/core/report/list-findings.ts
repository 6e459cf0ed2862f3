import type { Comparison } from '../model/comparison.js'
import type { Finding } from '../model/finding.js'
import type { Block, Inline, Text } from '../model/report.js'
import { countOf } from '../format/format-number.js'
import { headlineGate } from './write-headline.js'

/** A comment is read on a phone: the rest is folded. */
const MOST_SHOWN = 3

/** What the headline, the second line and the list of flips say already; cases that a report may not name are among it. */
const TOLD_ELSEWHERE: ReadonlySet<Finding['about']> = new Set(['confirmed-case', 'edited-cases'])

/** A lead, what matters most, and the rest folded; nothing when there is nothing. */
export function foldList(lead: string, items: readonly Text[], options: { most: number; more: string }): Block[] {
  const [first, ...others] = items
  if (first === undefined) return []
  const start: Inline = { kind: 'strong', text: lead }
  if (others.length === 0) return [{ kind: 'paragraph', text: [start, ' ', ...first] }]
  const folded = items.slice(options.most)
  return [
    { kind: 'paragraph', text: [start] },
    { kind: 'list', items: items.slice(0, options.most) },
    ...(folded.length === 0
      ? []
      : [
          {
            kind: 'details' as const,
            summary: [countOf(folded.length, `more ${options.more}`)],
            blocks: [{ kind: 'list' as const, items: folded }],
          },
        ]),
  ]
}

/** The findings that nothing above them says, worst first. */
export function listFindings(comparison: Comparison): Block[] {
  const told = headlineGate(comparison)?.gate.id
  const findings = comparison.findings.filter(
    ({ about, gate }) => !TOLD_ELSEWHERE.has(about) && !(about === 'gate' && gate === told),
  )
  return foldList(
    'Findings.',
    findings.map(({ text }) => [text]),
    { most: MOST_SHOWN, more: 'finding' },
  )
}
