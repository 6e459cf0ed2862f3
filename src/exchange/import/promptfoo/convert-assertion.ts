import { omitUndefined } from '../../../model/omit-undefined.js'
import { isRecord, type JsonRecord, ownValue } from '../../../model/json.js'
import { asText, type CaseDraft } from '../importer.js'
import { findType, listUnread } from './assertion-types.js'
import type { Given, Place } from './conversions.js'

/** What one assertion became. */
export interface ConvertedAssertion {
  /** What it is now, for the count. */
  readonly as: 'check' | 'criterion' | 'answer' | 'expectation' | 'note'
  readonly place: Place
  /** What is not the same here, in words; null where nothing is. Then the assertion stays in the notes. */
  readonly remark: string | null
  readonly assertion: unknown
}

export interface AssertionContext extends Given {
  /** Where promptfoo keeps assertions that others name by `$ref`. */
  readonly config: JsonRecord
}

/** One assertion; of an `assert-set` its members, unless a share of them is enough. */
export function convertAssertion(written: unknown, given: AssertionContext): readonly ConvertedAssertion[] {
  const assertion = followRef(written, given.config)
  const keep = (remark: string): readonly ConvertedAssertion[] => [
    { as: 'note', place: {}, remark, assertion: assertion ?? written },
  ]
  if (assertion === null) return keep('an assertion whose `$ref` leads nowhere')
  if (!isRecord(assertion)) return keep('an assertion that is not an object')
  const type = asText(assertion['type'])
  if (type === null) return keep('an assertion without a type')
  if (assertion['weight'] === 0) return keep(`\`${type}\` with weight 0 (it decides nothing)`)
  if (type === 'assert-set') {
    if ((assertion['threshold'] ?? null) !== null) return keep('`assert-set` with a threshold (all checks must hold)')
    const members = Array.isArray(assertion['assert']) ? (assertion['assert'] as unknown[]) : []
    return members.flatMap((member) => convertAssertion(member, given))
  }
  if ((assertion['transform'] ?? null) !== null) return keep(`\`${type}\` with \`transform\``)
  const definition = findType(type)
  const place = definition.convert(assertion, given)
  if (typeof place === 'string') return keep(`\`${type}\` (${place})`)
  const unread = listUnread(assertion, definition)
  const differs = [definition.differs ?? [], unread.length > 0 ? `${unread.join(', ')} not read` : []].flat()
  const remark = differs.length > 0 ? `\`${type}\`: ${differs.join('; ')}` : null
  return [{ as: namePlace(place), place, remark, assertion }]
}

function namePlace({ checks, criteria, references }: Place): ConvertedAssertion['as'] {
  if (checks !== undefined) return 'check'
  if (criteria !== undefined) return 'criterion'
  return references === undefined ? 'expectation' : 'answer'
}

/** What `$ref: '#/assertionTemplates/polite'` names, with what stands beside it; null where that is nothing. */
function followRef(assertion: unknown, config: JsonRecord): unknown {
  if (!isRecord(assertion) || !Object.hasOwn(assertion, '$ref')) return assertion
  const { $ref, ...beside } = assertion
  const steps = String($ref).replace(/^#\//, '').split('/')
  const template = steps.reduce<unknown>((at, step) => (isRecord(at) ? ownValue(at, step) : null), config)
  return isRecord(template) && !Object.hasOwn(template, '$ref') ? { ...template, ...beside } : null
}

/** The fields of a case that assertions filled. The second answer that must hold as well is a point that the answer covers. */
export function joinPlaces(places: readonly Place[]): Partial<CaseDraft> {
  const gather = <T>(pick: (place: Place) => readonly T[] | undefined): T[] | undefined => {
    const all = places.flatMap((place) => pick(place) ?? [])
    return all.length > 0 ? all : undefined
  }
  const [first, ...more] = places.flatMap(({ references }) => (references === undefined ? [] : [references]))
  const distinct = (texts: string[] | undefined): string[] | undefined => texts && [...new Set(texts)]
  const points = [...new Set(more.filter((texts) => texts.join() !== first?.join()).map((texts) => texts.join(' / ')))]
  return omitUndefined<Partial<CaseDraft>>({
    answer_mode: places.some((place) => place.answer_mode === 'must_abstain') ? 'must_abstain' : undefined,
    expected_answer: first?.length === 1 ? first[0] : first && [...first],
    expected_answer_criteria: distinct(gather(({ criteria }) => criteria)),
    key_points: points.length > 0 ? points : undefined,
    required_tools: distinct(gather(({ required_tools }) => required_tools)),
    forbidden_tools: distinct(gather(({ forbidden_tools }) => forbidden_tools)),
    checks: gather(({ checks }) => checks),
  })
}
