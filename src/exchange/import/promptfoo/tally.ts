import { countOf } from '../../../format/format-number.js'
import type { ConvertedAssertion } from './convert-assertion.js'

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
  const questions = [
    converted.some(({ as }) => as === 'answer') ? 'answer' : [],
    converted.some(({ as }) => as === 'criterion') ? 'quality' : [],
  ].flat()
  return [
    `Of ${countOf(total, 'assertion')}, ${[...counts, ...out].join(', ')}.`,
    ...(questions.length === 0
      ? []
      : [`For the judge's part, the suite needs \`scoring: { judged: [${questions.join(', ')}] }\` and a \`judge\`.`]),
  ]
}
