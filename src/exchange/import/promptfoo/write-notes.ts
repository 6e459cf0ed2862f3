import { stringify } from 'yaml'
import { countOf } from '../../../format/format-number.js'
import type { JsonRecord } from '../../../model/json.js'
import type { ConvertedAssertion } from './convert-assertion.js'
import { listOf, recordOf } from './read-tests.js'

/** Keys of a test that become something; everything else stays in the notes. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata'])

/** Metadata that a case has a field for. */
const METADATA = ['id', 'tags', 'category', 'feature', 'difficulty']

export interface Kept {
  readonly remark: string
  readonly value: unknown
}

/** What a case does not say, or says in another way, with its words. */
export function keepRest(
  test: JsonRecord,
  input: {
    readonly read: readonly ConvertedAssertion[]
    readonly named: JsonRecord
    readonly unused: readonly string[]
    /** What `goldenpair export` wrote into the metadata became fields. */
    readonly isKept: boolean
  },
): readonly Kept[] {
  const { read, named, unused, isKept } = input
  const carried = isKept ? [...METADATA, 'goldenpair'] : METADATA
  const rest = Object.entries(recordOf(test['metadata'])).filter(([key]) => !carried.includes(key))
  // The answer is checked by a variable that an assertion's template names, though the target does not get it.
  const templates = JSON.stringify(listOf(test['assert'])).matchAll(/\{\{-?\s*([\w$]+)/g)
  const checked = new Set([...templates].map(([, variable]) => variable))
  const lost = unused.filter((name) => !checked.has(name))
  return [
    ...lost.map((name) => ({
      remark: `variable \`${name}\` (pass it to the target)`,
      value: { vars: { [name]: named[name] } },
    })),
    ...read.flatMap(({ remark, assertion }) => (remark === null ? [] : [{ remark, value: [assertion] }])),
    ...rest.map(([key, value]) => ({ remark: `metadata \`${key}\``, value: { metadata: { [key]: value } } })),
    ...Object.entries(test)
      .filter(([key, value]) => !CARRIED.has(key) && value !== null && value !== undefined)
      .map(([key, value]) => ({ remark: `\`${key}\``, value: { [key]: value } })),
  ]
}

/** Notes for people: the description, and everything kept as YAML under its reason. */
export function writeNotes(description: string | null, kept: readonly Kept[]): string | undefined {
  const rest = kept.map(
    ({ remark, value }) => `# ${remark}\n${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`,
  )
  const words = rest.length === 0 ? [] : [['Not the same here as in promptfoo:', ...rest].join('\n').trimEnd()]
  return [description ?? [], words].flat().join('\n') || undefined
}

const WORDS: Readonly<Record<ConvertedAssertion['as'], string>> = {
  check: 'checks',
  criterion: 'criteria for a judge',
  answer: 'expected answers',
  expectation: 'expectations of tools or of declining',
  note: 'kept in notes',
}

/** Where the assertions of all cases went, for the last words of an import; nothing where there were none. */
export function writeTally(converted: readonly ConvertedAssertion[], leftOut: number): readonly string[] {
  const total = converted.length + leftOut
  if (total === 0) return []
  const counts = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((as) => {
    const count = converted.filter((each) => each.as === as).length
    return count === 0 ? [] : [`${WORDS[as]}: ${count}`]
  })
  const out = leftOut === 0 ? [] : [`in tests left out: ${leftOut}`]
  const judged = { answer: 'answer', criterion: 'quality' }
  const kinds = Object.entries(judged).filter(([kind]) => converted.some(({ as }) => as === kind))
  const questions = kinds.map(([, name]) => name).join(', ')
  const tally = `Of ${countOf(total, 'assertion')}, ${[...counts, ...out].join(', ')}.`
  const needs = `For the judge's part, the suite needs \`scoring: { judged: [${questions}] }\` and a \`judge\`.`
  return kinds.length === 0 ? [tally] : [tally, needs]
}
