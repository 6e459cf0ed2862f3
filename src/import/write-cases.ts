import { Document, isMap, isSeq, visit } from 'yaml'
import type { CaseDraft } from './importer.js'

/** A case file in YAML 1.2: the heading as comments, one case after another, spans and short checks on one line each. */
export function writeCases(heading: readonly string[], drafts: readonly CaseDraft[]): string {
  const document = new Document(drafts, { aliasDuplicateObjects: false })
  visit(document, {
    Pair(_, pair) {
      const key = String(pair.key)
      if (key === 'tags' && isSeq(pair.value)) pair.value.flow = true
      if (key !== 'expected_spans' && key !== 'checks') return undefined
      if (isSeq(pair.value))
        for (const item of pair.value.items) if (isMap(item) && !item.has('json_schema')) item.flow = true
      return visit.SKIP
    },
  })
  const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('')
  return `${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`
}
