// The suite's own metrics. Goldenpair runs this file in a process of its own, with the environment that a target gets.

/** @type {import('goldenpair/types/custom-metrics').CustomMetrics} */
export default ({ defineMetric }) => [
  defineMetric({
    name: 'answer-words',
    title: 'words per answer',
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'absolute', value: 5 },
    score: ({ observation }) => (observation.reply.answer.match(/\S+/g) ?? []).length,
    when_failed: 'unscored',
  }),
  defineMetric({
    name: 'verbatim',
    title: 'answer quotes a passage',
    source: 'the house rule that answers are quotations',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    // Judged by the case alone: a question that must not be answered has nothing to quote.
    applies: (golden) => golden.expected_spans.length > 0,
    score: ({ observation }) => {
      const { answer, spans } = observation.reply
      if (spans === undefined) return { unscored: 'the target reported no spans' }
      return spans.some(({ text }) => text !== undefined && text.replaceAll('\n', ' ').includes(answer))
    },
    when_failed: 0,
  }),
]
