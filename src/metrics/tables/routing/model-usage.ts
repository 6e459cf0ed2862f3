import type { Reply } from '../../../model/run/observation.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import { canonicalModelName } from '../../cost/normalize-model-name.js'
import { markEscalations } from '../../routing/route-escalation.js'
import { cutName, defineTable, MOST_ROWS, noteLeftOut, tabulate } from '../define-table.js'

/** What became of the times that a model was asked. */
type Outcome = 'answered' | 'escalated' | 'other'

interface ModelUse {
  /** As it was first written. */
  readonly model: string
  readonly counts: Readonly<Record<Outcome | 'correct' | 'wrong', number>>
}

const NEVER: ModelUse['counts'] = { answered: 0, escalated: 0, other: 0, correct: 0, wrong: 0 }

/**
 * Every model that was asked for one reply, with what became of it: the last attempt answered, unless it says `escalated` or `failed`.
 * Without attempts the reply's `model` answered.
 * @example listModels({ attempts: [{ model: 'a', result: 'escalated' }, { model: 'b' }] }, scoring) // a escalated, b answered
 */
export function listModels(
  { attempts = [], model }: Pick<Reply, 'attempts' | 'model'>,
  scoring: Scoring,
): readonly { readonly model: string; readonly outcome: Outcome }[] {
  if (attempts.length === 0) return model === undefined ? [] : [{ model, outcome: 'answered' }]
  const marks = markEscalations(attempts, scoring)
  return attempts.flatMap(({ model: name, result }, index) => {
    const isLast = index === attempts.length - 1
    // A single attempt need not repeat the model of its reply.
    const asked = name ?? (attempts.length === 1 ? model : undefined)
    if (asked === undefined) return []
    const outcome = marks[index] === true ? 'escalated' : isLast && result !== 'failed' ? 'answered' : 'other'
    return [{ model: asked, outcome }]
  })
}

export const modelUsage = defineTable({
  name: 'model-usage',
  title: 'Models that answered and models that passed on',
  source: 'LLMC, evaluation framework, charts: usage by model, answered and escalated',
  place: 'page',
  start: () => new Map<string, ModelUse>(),
  add: (uses, { observation, scores: { success } }, { scoring }) => {
    if (observation.status !== 'ok') return
    const quality = success === undefined ? null : success === 1 ? 'correct' : 'wrong'
    for (const { model, outcome } of listModels(observation.reply, scoring)) {
      const name = canonicalModelName(model)
      const use = uses.get(name) ?? { model: cutName(model), counts: NEVER }
      const counts = { ...use.counts, [outcome]: use.counts[outcome] + 1 }
      if (outcome === 'answered' && quality !== null) counts[quality] += 1
      uses.set(name, { ...use, counts })
    }
  },
  build: (arms) => {
    const totals = new Map<string, { readonly model: string; readonly answered: number }>()
    for (const { data } of arms)
      for (const [name, { model, counts }] of data) {
        const total = totals.get(name)
        totals.set(name, { model: total?.model ?? model, answered: (total?.answered ?? 0) + counts.answered })
      }
    const isRouted = arms.some(({ data }) =>
      [...data.values()].some(({ counts }) => counts.escalated + counts.other > 0),
    )
    if (totals.size < 2 && !isRouted) return null
    const models = [...totals].sort(([a, { answered: x }], [b, { answered: y }]) => y - x || (a < b ? -1 : 1))
    const rows = models.slice(0, MOST_ROWS).flatMap(([name, { model }]) =>
      arms.map((arm) => ({
        model,
        arm: arm.name,
        counts: arm.data.size === 0 ? null : (arm.data.get(name)?.counts ?? NEVER),
      })),
    )
    return {
      ...tabulate(rows, [
        ['model', 'text', ({ model }) => model],
        ['arm', 'text', ({ arm }) => arm],
        ['answered', 'count', ({ counts }) => counts && counts.answered],
        ['escalated', 'count', ({ counts }) => counts && counts.escalated],
        ['other', 'count', ({ counts }) => counts && counts.other],
        ['correct', 'count', ({ counts }) => counts && counts.correct],
        ['wrong', 'count', ({ counts }) => counts && counts.wrong],
      ]),
      notes: [
        'How often each model was asked in the answered trials, the one that answered most first. Other: it failed, was not sure, or was asked again. Correct and wrong: answers with and without success.',
        noteLeftOut(models, MOST_ROWS, ['model', 'models']),
      ],
    }
  },
})
