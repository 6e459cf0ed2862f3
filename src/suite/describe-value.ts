import { quote } from './quote.js'

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a mapping of keys to values',
  record: 'a mapping of keys to values',
}

/** A type of zod in the words of a suite's author: "a list". */
export function describeWanted(expected: string): string {
  return WANTED[expected] ?? expected
}

/**
 * What is there instead, as the end of a sentence: "is the text `five`.", "is empty."
 * `source` is the scalar as written. YAML reads `007` and `yes: true` as other than text, so where text is wanted the cure is quotes.
 */
export function describeGot(value: unknown, { source, wanted }: { source: string | null; wanted: string }): string {
  if (value === null) return WANTED[wanted] === WANTED['object'] ? 'is empty. Write `{}` for none.' : 'is empty.'
  if (Array.isArray(value)) return 'is a list.'
  if (typeof value === 'object') return 'is a mapping.'
  if (typeof value === 'string') return `is the text ${quote(value)}.`
  const written = source ?? JSON.stringify(value) ?? 'nothing'
  if (wanted !== 'string') return `is ${quote(written)}.`
  const reading = typeof value === 'boolean' ? 'true or false' : 'a number'
  return `${quote(written)} reads as ${reading}. Put it in quotes: "${written.slice(0, 60)}".`
}
