import { UserError } from '../model/error.js'
import type { ImportFile } from './importer.js'
import type { Judgment, JudgmentFile } from './join-judgments.js'

/**
 * Judgments in columns: query, document, grade (BEIR, by tabs, with or without a header) or query, iteration, document, grade
 * (TREC, by blanks or tabs). The iteration means nothing. Throws the user's error `import-invalid`.
 */
export function readQrels({ path, text }: ImportFile, format: string): JudgmentFile {
  const byQuery = new Map<string, Judgment[]>()
  let isFirst = true
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const fields = source.trim().split(source.includes('\t') ? /\t/ : /\s+/)
    if (source.trim() === '') continue
    const isHeader = isFirst && !isNumber(fields.at(-1))
    isFirst = false
    if (isHeader) continue
    const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields
    const line = index + 1
    if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
      throw new UserError('import-invalid', {
        format,
        path,
        line,
        problem: 'a line of qrels has query, document and grade, or query, iteration, document and grade',
      })
    const judgments = byQuery.get(query) ?? []
    judgments.push({ document, relevance: Number(grade), line })
    byQuery.set(query, judgments)
  }
  return { path, byQuery }
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim())
}
