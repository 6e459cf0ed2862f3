const ITEM = /^\s*(?:\d+[.)]|[-*•])\s+/

/**
 * The criteria of a case one by one: a text that numbers or marks two or more of its lines is a list. What stands before the first item is its
 * heading when it ends in a colon, and a criterion otherwise; a line without a mark goes on with the item above it.
 * @example listCriteria('Should:\n1. name the model\n2. cite\n   the source') // ['name the model', 'cite the source']
 */
export function listCriteria(criteria: string | readonly string[]): readonly string[] {
  if (typeof criteria !== 'string') return criteria
  const lines = criteria.split('\n').filter((line) => line.trim() !== '')
  if (lines.filter((line) => ITEM.test(line)).length < 2) return [criteria.trim()]
  const start = lines.findIndex((line) => ITEM.test(line))
  const heading = lines.slice(0, start).join(' ').trim()
  const items = heading === '' || heading.endsWith(':') ? [] : [heading]
  for (const line of lines.slice(start)) {
    const text = line.replace(ITEM, '').trim()
    items.push(ITEM.test(line) ? text : `${items.pop() ?? ''} ${text}`)
  }
  return items
}
