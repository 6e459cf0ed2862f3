import { buildScorecards } from '../scorecard.js'
import { defineScoreTable } from './define-table.js'

export const scorecard = defineScoreTable({
  name: 'scorecard',
  title: 'Scorecard',
  source: 'poc-ai-workflow-frameworks, METRICS.md, derived scorecard',
  place: 'page',
  build: (arms, { scoring }) => {
    const { normalisation, cards } = buildScorecards(
      arms.map(({ run }) => run),
      scoring,
    )
    const scores = cards.flatMap((card) => [card.capability, card.efficiency, card.developer_experience])
    if (scores.every((score) => score === null)) return null
    const hasCode = cards.some(({ developer_experience: score }) => score !== null)
    const unpriced = arms.filter((_, arm) => cards[arm]?.is_cost_unknown === true).map(({ name }) => name)
    const isInterleaved =
      new Set(arms.map(({ run }) => run.session_id)).size === 1 &&
      arms.every(({ run }) => run.settings.replayed !== true)
    const signals = [...new Set(cards.flatMap((card) => card.signals))]
    const uneven = arms.filter((_, arm) => cards[arm]?.signals.length !== signals.length).map(({ name }) => name)
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: 'capability', format: 'score' },
        { title: 'efficiency', format: 'score' },
        { title: 'developer experience', format: 'score' },
      ],
      rows: arms.map(({ name }, arm) => {
        const card = cards[arm]
        return [name, card?.capability ?? null, card?.efficiency ?? null, card?.developer_experience ?? null]
      }),
      notes: [
        '0 to 100, more is better: decision aids, no test behind them. Efficiency is 0.4 latency, 0.4 cost and 0.2 tokens per query.',
        normalisation === 'minmax'
          ? 'Normalisation minmax: 100 is the best of these arms and 0 the worst, so another arm changes the scores of all.'
          : `Normalisation anchor: 0 stands for ${scoring.latency_anchor_s} s, $${scoring.cost_anchor_usd} and ${scoring.token_budget} tokens a query, since fewer than three arms are compared.`,
        ...(hasCode
          ? [
              'Developer experience is the mean of maintainability, simplicity, return annotations and review of the source code, as far as known; where languages differ, of the last two.',
            ]
          : []),
        ...(isInterleaved ? [] : ['The arms were not measured side by side, and latency is bound to the machine.']),
        ...(signals.length === 0 ? [] : [`Capability is the mean of ${signals.join(', ')}.`]),
        ...(signals.length === 0 || uneven.length === 0
          ? []
          : [`Not all of these were measured of ${uneven.join(', ')}.`]),
        ...(unpriced.length === 0
          ? []
          : [`Not every cost is known of ${unpriced.join(', ')}: efficiency is made of the rest.`]),
      ],
    }
  },
})
