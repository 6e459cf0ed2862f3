import { stringify } from 'yaml'
import type { Span } from '../../model/run/observation.js'

/**
 * A span as a case names it, on one line of YAML.
 * @example pasteSpan({ path: 'a.md', symbol: 'Opening: hours' }) // '{ path: a.md, symbol: "Opening: hours" }'
 */
export function pasteSpan(input: Pick<Span, 'path' | 'symbol' | 'start_line' | 'end_line'>): string {
  const { path, symbol, start_line, end_line } = input
  const lines = symbol === undefined ? { start_line, end_line } : {}
  const named = Object.entries({ path, symbol, ...lines }).filter(([, value]) => value !== undefined)
  return stringify(Object.fromEntries(named), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}
