/**
 * A clause or sentence of a comparison with inference `these-cases`, with what it speaks of at its end; a full stop stays the last.
 * @example addScope('success rose from 0 % to 100 %.', 1) // 'success rose from 0 % to 100 %, for this one case; says nothing about others.'
 */
export function addScope(text: string, n: number | null): string {
  if (text.includes(NOTHING_ELSE)) return text
  const [, body = text, stop = ''] = /^(.*?)(\.?)$/s.exec(text) ?? []
  return `${body}${writeScope(n)}${stop}`
}

const NOTHING_ELSE = '; says nothing about others'

/** `, for these 3 cases; says nothing about others`; without a number where several differ. */
export function writeScope(n: number | null): string {
  const cases = n === null ? 'these cases' : n === 1 ? 'this one case' : `these ${n} cases`
  return `, for ${cases}${NOTHING_ELSE}`
}
