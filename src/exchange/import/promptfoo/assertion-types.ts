import { isRecord } from '../../../model/json.js'
import { asText } from '../importer.js'
import {
  anyText,
  contained,
  criterion,
  escapeRegex,
  type Conversion,
  eachText,
  jsonSchema,
  kept,
  limit,
  pattern,
  reference,
  statement,
  stepLimit,
  tools,
  wordCount,
} from './conversions.js'

export interface AssertionType {
  /** What it becomes, in Markdown: the second column of docs/import.md. */
  readonly becomes: string
  readonly convert: Conversion
  /** What is not the same here; null where it is. */
  readonly differs?: string
  /** Members of the assertion beside `type` and `value` that the conversion reads. */
  readonly reads?: readonly string[]
}

const checked = (name: string, convert: Conversion, differs?: string): AssertionType =>
  differs === undefined ? { becomes: name, convert } : { becomes: `${name}; ${differs}`, convert, differs }
const judged = (convert: Conversion): AssertionType => ({
  becomes: 'a text of `expected_answer_criteria`, for a judge',
  convert,
})
/** A reason that an assertion has no place; it stays in the case's notes. */
const noted = (reason: string): AssertionType => ({ becomes: `the case’s \`notes\`: ${reason}`, convert: kept(reason) })

const CONTAINS = '`contains`'
const NOT_CONTAINS = '`not_contains`'
const REGEX = '`regex`'
const ABSTAINS = 'here the target must say `abstained: true` or answer nothing'
const TOOLS_ARE_ALL = 'here other tools fail too, unless the suite says `scoring: { workflow: { strict: false } }`'
const OTHER_METRIC = 'measured by the metrics `answer.*` and a judge, and no score of its own is a limit'
const anAnswer: AssertionType = {
  becomes: `\`expected_answer\`, and a second one a text of \`key_points\`; ${OTHER_METRIC}`,
  convert: reference,
  differs: OTHER_METRIC,
}
const theGrade: AssertionType = {
  becomes: '`expected_answer`, and a second one a text of `key_points`',
  convert: reference,
}
const whole = (differs?: string): AssertionType => checked('`json_schema`', jsonSchema, differs)
const unread = noted('no check reads this notation')
const coded = noted('the code is not run here; a custom metric can run it')
const asked = noted('no such service is asked here')
const untraced = noted('no field of a case says it')
const chosen = noted('`goldenpair ab` compares variants instead')
const unreported = noted('a target does not report it')

/** Every type of assertion that promptfoo 0.123 knows, with what it becomes here; `not-` forms that are not listed stay in the notes. */
export const ASSERTION_TYPES: Readonly<Record<string, AssertionType>> = {
  contains: checked(CONTAINS, contained('contains', false)),
  icontains: checked(`${CONTAINS} with \`ignore_case\``, contained('contains', true)),
  'contains-all': checked(CONTAINS, contained('contains', false)),
  'icontains-all': checked(`${CONTAINS} with \`ignore_case\``, contained('contains', true)),
  'not-contains': checked(NOT_CONTAINS, contained('not_contains', false)),
  'not-icontains': checked(`${NOT_CONTAINS} with \`ignore_case\``, contained('not_contains', true)),
  'not-contains-any': checked(NOT_CONTAINS, contained('not_contains', false)),
  'not-icontains-any': checked(`${NOT_CONTAINS} with \`ignore_case\``, contained('not_contains', true)),
  'contains-any': checked(REGEX, anyText({})),
  'icontains-any': checked(REGEX, anyText({ flags: 'i' })),
  'starts-with': checked(
    REGEX,
    eachText((text) => ({ regex: `^${escapeRegex(text)}` })),
  ),
  'not-starts-with': checked(
    REGEX,
    eachText((text) => ({ regex: `^(?!${escapeRegex(text)})` })),
  ),
  regex: checked(
    REGEX,
    pattern((regex) => regex),
  ),
  'not-regex': checked(
    REGEX,
    pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`),
  ),
  'word-count': checked(REGEX, wordCount),
  equals: checked('`equals`; of an object `json_schema: { const: … }`', (assertion, given) => {
    const { value } = assertion
    // Both compare JSON by its value.
    if (typeof value === 'object' && value !== null) return { checks: [{ json_schema: { const: value } }] }
    return eachText((equals) => ({ equals }))(assertion, given)
  }),
  'not-equals': checked(
    REGEX,
    eachText((text) => ({ regex: `^(?!${escapeRegex(text)}$)` })),
  ),
  'is-json': whole(),
  'contains-json': whole('here the whole answer must be JSON'),
  latency: {
    ...checked(
      '`max_latency_s`',
      limit((ms) => ({ max_latency_s: ms / 1000 })),
    ),
    reads: ['threshold'],
  },
  cost: {
    ...checked(
      '`max_cost_usd`',
      limit((usd) => ({ max_cost_usd: usd })),
    ),
    reads: ['threshold'],
  },
  'is-refusal': {
    becomes: `\`answer_mode: must_abstain\`; ${ABSTAINS}`,
    convert: () => ({ answer_mode: 'must_abstain' }),
    differs: ABSTAINS,
  },
  'not-is-refusal': {
    becomes: 'nothing more: an answer that declines fails anyway',
    convert: () => ({ answer_mode: 'answerable' }),
    differs: 'here an answer declines that says `abstained: true` or is empty',
  },

  'llm-rubric': judged(criterion((text) => text)),
  'not-llm-rubric': judged(criterion((text) => `The answer does not do this: ${text}`)),
  'agent-rubric': judged(criterion((text) => text)),
  'search-rubric': judged(criterion((text) => text)),
  'g-eval': judged(criterion((text) => text)),
  'model-graded-closedqa': judged(criterion((text) => text)),
  'trajectory:goal-success': judged((assertion, given) => {
    const value = isRecord(assertion['value']) ? assertion['value']['goal'] : assertion['value']
    return criterion((text) => `The goal is reached: ${text}`)({ ...assertion, value }, given)
  }),
  'answer-relevance': judged(statement('The answer is about what the query asks.')),
  'context-faithfulness': judged(statement('Everything that the answer states is borne out by the sources.')),
  'context-relevance': judged(statement('The sources are about what the query asks.')),
  'context-recall': judged(criterion((text) => `The sources bear this out: ${text}`)),
  factuality: theGrade,
  'model-graded-factuality': theGrade,

  similar: anAnswer,
  'similar:cosine': anAnswer,
  'similar:dot': anAnswer,
  'similar:euclidean': anAnswer,
  'rouge-n': anAnswer,
  bleu: anAnswer,
  gleu: anAnswer,
  meteor: anAnswer,
  levenshtein: anAnswer,

  'trajectory:tool-used': {
    becomes: `\`required_tools\`; ${TOOLS_ARE_ALL}`,
    convert: tools('required_tools'),
    differs: TOOLS_ARE_ALL,
  },
  'not-trajectory:tool-used': { becomes: '`forbidden_tools`', convert: tools('forbidden_tools') },
  'trajectory:tool-sequence': {
    becomes: '`required_tools`; here their order is not checked, and other tools fail too',
    convert: tools('required_tools'),
    differs: 'here their order is not checked, and other tools fail too',
  },
  'tool-call-f1': {
    becomes: '`required_tools`; here all of them must be called, and no other',
    convert: tools('required_tools'),
    differs: 'here all of them must be called, and no other',
  },
  'trajectory:step-count': checked('`max_tool_calls`, where it has only a `max` of tool calls', stepLimit),

  'is-sql': unread,
  'contains-sql': unread,
  'is-xml': unread,
  'contains-xml': unread,
  'is-html': unread,
  'contains-html': unread,
  'is-valid-function-call': unread,
  'is-valid-openai-function-call': unread,
  'is-valid-openai-tools-call': unread,
  javascript: coded,
  python: coded,
  ruby: coded,
  webhook: asked,
  classifier: asked,
  moderation: asked,
  guardrails: asked,
  pi: asked,
  'finish-reason': unreported,
  perplexity: unreported,
  'perplexity-score': unreported,
  'trajectory:tool-args-match': untraced,
  'skill-used': untraced,
  'trace-span-count': untraced,
  'trace-span-duration': untraced,
  'trace-error-spans': untraced,
  'conversation-relevance': noted('a case is one query'),
  human: noted('a person decides'),
  'select-best': chosen,
  'max-score': chosen,
}

/** The type that an assertion names, and why it stays in the notes where the table has none. */
export function findType(type: string): AssertionType {
  if (Object.hasOwn(ASSERTION_TYPES, type)) return ASSERTION_TYPES[type] ?? noted('it is unknown')
  const isOpposite = type.startsWith('not-') && Object.hasOwn(ASSERTION_TYPES, type.slice(4))
  return noted(isOpposite ? 'nothing here says its opposite' : 'promptfoo 0.123 has no such type')
}

/** What stands beside the parts that a conversion reads and so is not the same here, each by its name. */
export function listUnread(assertion: Readonly<Record<string, unknown>>, { reads = [] }: AssertionType): string[] {
  return Object.entries(assertion).flatMap(([key, value]) => {
    const isRead = key === 'type' || key === 'value' || reads.includes(key)
    const isDefault = value === null || value === undefined || (key === 'weight' && asText(value) === '1')
    return isRead || isDefault ? [] : [`\`${key}\``]
  })
}
