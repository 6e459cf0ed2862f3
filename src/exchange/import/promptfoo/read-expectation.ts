import type { JsonRecord } from '../importer.js'
import { ASSERTION_TYPES } from './assertion-types.js'

/** Other words for two types in a cell. */
const SHORT: Readonly<Record<string, string>> = { fn: 'javascript', eval: 'javascript', grade: 'llm-rubric' }

const NAMES = [...Object.keys(ASSERTION_TYPES), ...Object.keys(SHORT)].sort((a, b) => b.length - a.length)
/** `type`, `type: value`, `type(threshold): value`. */
const TYPED = new RegExp(`^((?:not-)?(?:${NAMES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`)
/** Types of which promptfoo reads a list with commas in a cell. */
const LISTS = /^(?:not-)?i?contains-(?:all|any)$/

/**
 * A cell of `__expected` as an assertion; a text without a type is the whole answer.
 * @example readExpectation('similar(0.8): A loan lasts a month.') // { type: 'similar', value: 'A loan lasts a month.', threshold: 0.8 }
 */
export function readExpectation(text: string): JsonRecord {
  if (/^file:\/\/.+\.py(?::\w+)?$/.test(text)) return { type: 'python', value: text }
  if (/^file:\/\/.+\.[cm]?[jt]s(?::\w+)?$/.test(text)) return { type: 'javascript', value: text }
  const [, name, threshold, value = ''] = TYPED.exec(text) ?? []
  if (name === undefined) return { type: 'equals', value: text }
  const type = Object.hasOwn(SHORT, name) ? SHORT[name] : name
  const list = [...value.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,"]+))\s*(?:,|$)/g)]
  return {
    type,
    ...(value.trim() !== '' && {
      value: LISTS.test(name)
        ? list.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
        : value.trim(),
    }),
    ...(threshold !== undefined && { threshold: Number(threshold) }),
  }
}
