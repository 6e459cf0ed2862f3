/** Other names of a case's fields, as other tools write them. */
export const CASE_ALIASES: Readonly<Record<string, string>> = {
  agents_should_exclude: 'forbidden_agents',
  agents_should_include: 'required_agents',
  ground_truth_answer: 'expected_answer',
  query_id: 'id',
  question: 'query',
  text: 'query',
  tools_should_exclude: 'forbidden_tools',
  tools_should_include: 'required_tools',
}

/** Other names of an expected span's fields. */
export const SPAN_ALIASES: Readonly<Record<string, string>> = { relevance_score: 'relevance', span_hash: 'hash' }
