/**
 * Compares texts in the order that people expect: runs of digits by value, everything else by character.
 * @example ['case-10', 'case-2'].sort(compareNaturally) // ['case-2', 'case-10']
 */
export function compareNaturally(a: string, b: string): number {
  const [left, right] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []]
  for (const [at, one] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    const order = isNumber(one) && isNumber(other) ? compareNumbers(one, other) : compareTexts(one, other)
    if (order !== 0) return order
  }
  // `01` and `1` are equal as numbers but different names.
  return right.length > left.length ? -1 : compareTexts(a, b)
}

const PARTS = /\d+|\D+/g

const isNumber = (part: string): boolean => /^\d/.test(part)

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares numbers of any length: without leading zeros, the longer one is larger. */
function compareNumbers(a: string, b: string): number {
  const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')]
  return one.length - other.length || compareTexts(one, other)
}
