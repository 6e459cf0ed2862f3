import { isRecord, type JsonRecord } from '../json-record.js'

/** Keywords of JSON Schema that demand nothing of a value (2020-12, "annotations" and identifiers). */
const ANNOTATIONS = new Set(['$schema', '$id', '$comment', 'title', 'description', 'default', 'examples', 'deprecated'])

/** A JSON Schema without the keywords that demand nothing; properties of these names stay. */
export function dropAnnotations(schema: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ANNOTATIONS.has(keyword))
      .map(([keyword, value]): [string, unknown] => {
        if (!isRecord(value)) return [keyword, value]
        if (keyword === 'items') return [keyword, dropAnnotations(value)]
        if (keyword !== 'properties') return [keyword, value]
        const inner = Object.entries(value).map(([name, each]) => [name, isRecord(each) ? dropAnnotations(each) : each])
        return [keyword, Object.fromEntries(inner)]
      }),
  )
}
