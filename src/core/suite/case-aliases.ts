/** Other names of a case's fields, as other tools write them. */
export const CASE_ALIASES: Readonly<Record<string, string>> = {
  ground_truth_answer: 'expected_answer',
  query_id: 'id',
  question: 'query',
  text: 'query',
}

/** Other names of an expected span's fields. */
export const SPAN_ALIASES: Readonly<Record<string, string>> = { relevance_score: 'relevance', span_hash: 'hash' }
