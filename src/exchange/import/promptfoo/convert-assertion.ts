import { escapeRegex } from '../../../model/glob.js'
import { isRecord, type JsonRecord, ownValue } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { asText, type CaseDraft } from '../importer.js'
import {
  anyText,
  contained,
  type Conversion,
  criterion,
  eachText,
  type Context,
  jsonSchema,
  limit,
  pattern,
  type CaseFields,
  reference,
  stepLimit,
  tools,
  wordCount,
} from './conversions.js'

interface AssertionType {
  /** The result in Markdown, for the second column of docs/import.md. */
  readonly becomes: string
  readonly convert: Conversion
  /** What differs from promptfoo; absent if nothing does. */
  readonly differs?: string
  /** Members of the assertion that the conversion reads, besides `type` and `value`. */
  readonly reads?: readonly string[]
}

const become = (becomes: string, convert: Conversion, differs?: string): AssertionType =>
  differs === undefined ? { becomes, convert } : { becomes: `${becomes}; ${differs}`, convert, differs }
const judged = (convert: Conversion): AssertionType =>
  become('a text of `expected_answer_criteria`, for a judge', convert)
/** A type that cannot be converted for this reason; the assertion stays in the case's notes. */
const noted = (reason: string): AssertionType => become(`the case’s \`notes\`: ${reason}`, () => reason)
/** A criterion that the answer must meet, whatever the assertion's value. */
const holding = (text: string): AssertionType => judged(() => ({ criteria: [text] }))
const containing = (key: 'contains' | 'not_contains', ignoresCase = false): AssertionType =>
  become(`\`${key}\`${ignoresCase ? ' with `ignore_case`' : ''}`, contained(key, ignoresCase))
const inRegex = (convert: Conversion): AssertionType => become('`regex`', convert)
/** Builds a regular expression from each text, escaped to match literally. */
const escaped = (write: (text: string) => string): AssertionType =>
  inRegex(eachText((text) => ({ regex: write(escapeRegex(text)) })))
const limited = (check: string, write: Parameters<typeof limit>[0]): AssertionType => ({
  ...become(check, limit(write)),
  reads: ['threshold'],
})
const each = (types: readonly string[], type: AssertionType): Readonly<Record<string, AssertionType>> =>
  Object.fromEntries(types.map((name) => [name, type]))

const ANSWER = '`expected_answer`, and a second one a text of `key_points`'
const OTHER_METRIC = 'measured by the metrics `answer.*` and a judge, and no score of its own is a limit'
const TOOLS_ARE_ALL = 'here other tools fail too, unless the suite says `scoring: { workflow: { strict: false } }`'
const NO_ORDER = 'here their order is not checked, and other tools fail too'
const ALL_CALLED = 'here all of them must be called, and no other'
const criteria = judged(criterion((text) => text))
const likeness = become(ANSWER, reference, OTHER_METRIC)
const otherNotation = noted('no check reads this notation')

/** All assertion types of promptfoo 0.123 and what they become; `not-` forms that are not listed stay in the notes. */
export const ASSERTION_TYPES: Readonly<Record<string, AssertionType>> = {
  ...each(['contains', 'contains-all'], containing('contains')),
  ...each(['icontains', 'icontains-all'], containing('contains', true)),
  ...each(['not-contains', 'not-contains-any'], containing('not_contains')),
  ...each(['not-icontains', 'not-icontains-any'], containing('not_contains', true)),
  'contains-any': inRegex(anyText({})),
  'icontains-any': inRegex(anyText({ flags: 'i' })),
  'starts-with': escaped((text) => `^${text}`),
  'not-starts-with': escaped((text) => `^(?!${text})`),
  regex: inRegex(pattern((regex) => regex)),
  'not-regex': inRegex(pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`)),
  'word-count': inRegex(wordCount),
  equals: become('`equals`; of an object `json_schema: { const: … }`', (assertion, given) => {
    const { value } = assertion
    // Both compare JSON by value.
    if (typeof value === 'object' && value !== null) return { checks: [{ json_schema: { const: value } }] }
    return eachText((equals) => ({ equals }))(assertion, given)
  }),
  'not-equals': escaped((text) => `^(?!${text}$)`),
  'is-json': become('`json_schema`', jsonSchema),
  'contains-json': become('`json_schema`', jsonSchema, 'here the whole answer must be JSON'),
  latency: limited('`max_latency_s`', (ms) => ({ max_latency_s: ms / 1000 })),
  cost: limited('`max_cost_usd`', (usd) => ({ max_cost_usd: usd })),
  'is-refusal': become(
    '`answer_mode: must_abstain`',
    () => ({ answer_mode: 'must_abstain' }),
    'here the target must say `abstained: true` or answer nothing',
  ),
  'not-is-refusal': {
    becomes: 'nothing more: an answer that declines fails anyway',
    convert: () => ({ answer_mode: 'answerable' }),
    differs: 'here an answer declines that says `abstained: true` or is empty',
  },

  ...each(['llm-rubric', 'agent-rubric', 'search-rubric', 'g-eval', 'model-graded-closedqa'], criteria),
  'not-llm-rubric': judged(criterion((text) => `The answer does not do this: ${text}`)),
  'trajectory:goal-success': judged((assertion, given) => {
    const value = isRecord(assertion['value']) ? assertion['value']['goal'] : assertion['value']
    return criterion((text) => `The goal is reached: ${text}`)({ ...assertion, value }, given)
  }),
  'answer-relevance': holding('The answer is about what the query asks.'),
  'context-faithfulness': holding('Everything that the answer states is borne out by the sources.'),
  'context-relevance': holding('The sources are about what the query asks.'),
  'context-recall': judged(criterion((text) => `The sources bear this out: ${text}`)),
  ...each(['factuality', 'model-graded-factuality'], become(ANSWER, reference)),
  ...each(['similar', 'similar:cosine', 'similar:dot', 'similar:euclidean'], likeness),
  ...each(['rouge-n', 'bleu', 'gleu', 'meteor', 'levenshtein'], likeness),

  'trajectory:tool-used': become('`required_tools`', tools('required_tools'), TOOLS_ARE_ALL),
  'not-trajectory:tool-used': become('`forbidden_tools`', tools('forbidden_tools')),
  'trajectory:tool-sequence': become('`required_tools`', tools('required_tools'), NO_ORDER),
  'tool-call-f1': become('`required_tools`', tools('required_tools'), ALL_CALLED),
  'trajectory:step-count': become('`max_tool_calls`, where it has only a `max` of tool calls', stepLimit),

  ...each(['is-sql', 'contains-sql', 'is-xml', 'contains-xml', 'is-html', 'contains-html'], otherNotation),
  ...each(['is-valid-function-call', 'is-valid-openai-function-call', 'is-valid-openai-tools-call'], otherNotation),
  ...each(['javascript', 'python', 'ruby'], noted('the code is not run here; a custom metric can run it')),
  ...each(['webhook', 'classifier', 'moderation', 'guardrails', 'pi'], noted('no such service is asked here')),
  ...each(['finish-reason', 'perplexity', 'perplexity-score'], noted('a target does not report it')),
  ...each(
    ['trajectory:tool-args-match', 'skill-used', 'trace-span-count', 'trace-span-duration', 'trace-error-spans'],
    noted('no field of a case says it'),
  ),
  'conversation-relevance': noted('a case is one query'),
  human: noted('a person decides'),
  ...each(['select-best', 'max-score'], noted('`goldenpair ab` compares variants instead')),
}

/** Finds the type that an assertion names; a type missing from the table stays in the notes, with the reason. */
function findType(type: string): AssertionType {
  if (Object.hasOwn(ASSERTION_TYPES, type)) return ASSERTION_TYPES[type] ?? noted('it is unknown')
  const isOpposite = type.startsWith('not-') && Object.hasOwn(ASSERTION_TYPES, type.slice(4))
  return noted(isOpposite ? 'nothing here says its opposite' : 'promptfoo 0.123 has no such type')
}

/** Lists the names of the assertion's other members, which the conversion ignores. */
function listUnread(assertion: Readonly<Record<string, unknown>>, { reads = [] }: AssertionType): string[] {
  return Object.entries(assertion).flatMap(([key, value]) => {
    const isRead = key === 'type' || key === 'value' || reads.includes(key)
    const isDefault = value === null || value === undefined || (key === 'weight' && asText(value) === '1')
    return isRead || isDefault ? [] : [`\`${key}\``]
  })
}

/** The result of converting one assertion. */
export interface ConvertedAssertion {
  /** The kind of result, for the final count. */
  readonly as: 'check' | 'criterion' | 'answer' | 'expectation' | 'note'
  readonly place: CaseFields
  /** What differs from promptfoo, in words; `null` if nothing does. With a remark, the assertion also stays in the notes. */
  readonly remark: string | null
  readonly assertion: unknown
}

export interface AssertionContext extends Context {
  /** The configuration, whose assertion templates are referenced by `$ref`. */
  readonly config: JsonRecord
}

/** Converts one assertion, or the members of an `assert-set`, unless passing a share of them is enough. */
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

function namePlace({ checks, criteria, references }: CaseFields): ConvertedAssertion['as'] {
  if (checks !== undefined) return 'check'
  if (criteria !== undefined) return 'criterion'
  return references === undefined ? 'expectation' : 'answer'
}

/** Resolves `$ref: '#/assertionTemplates/polite'` and merges the members next to it; `null` if the template does not exist. */
function followRef(assertion: unknown, config: JsonRecord): unknown {
  if (!isRecord(assertion) || !Object.hasOwn(assertion, '$ref')) return assertion
  const { $ref, ...beside } = assertion
  const steps = String($ref).replace(/^#\//, '').split('/')
  const template = steps.reduce<unknown>((at, step) => (isRecord(at) ? ownValue(at, step) : null), config)
  return isRecord(template) && !Object.hasOwn(template, '$ref') ? { ...template, ...beside } : null
}

/** Joins the fields that assertions filled. If more than one answer must match, the further ones become points that the answer covers. */
export function joinFields(places: readonly CaseFields[]): Partial<CaseDraft> {
  const gather = <T>(pick: (place: CaseFields) => readonly T[] | undefined): T[] | undefined => {
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
