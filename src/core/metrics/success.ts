import type { GoldenCase } from '../model/case.js'
import type { AnsweredTrial, MetricDefinition } from '../model/metric.js'
import type { Reply } from '../model/observation.js'
import { scored, unscored, type Score } from '../model/score.js'
import type { SuccessRule } from '../model/success-rule.js'
import { allOf } from './all-of.js'
import { scoreChecks } from './check-answer.js'
import { defineMetric, type MetricContext, type MetricSpec } from './define/define-metric.js'
import { hitAtK } from './hit.js'
import { expectsSpans, SPAN_RULES } from './match-spans.js'

const SOURCE = 'Goldenpair: a case succeeds when every part that it defines does'

/** Whether the target declined to answer: it says so, or, saying nothing, its answer is empty. */
export function hasAbstained({ abstained, answer }: Reply): boolean {
  return abstained ?? answer.trim() === ''
}

/** Whether the target asked back: it says so, or, saying nothing, its answer ends in a question mark. */
export function hasAskedBack({ clarified, answer }: Reply): boolean {
  return clarified ?? /[?？؟]\s*$/.test(answer)
}

function definesAnswer({ checks, answer_mode }: GoldenCase): boolean {
  return checks.length > 0 || answer_mode !== 'answerable'
}

function scoreRetrieval({ ranking }: AnsweredTrial, { k }: MetricContext): Score {
  return ranking === null ? unscored('the target reported no spans') : scored(hitAtK(ranking.gains, k))
}

/**
 * A case that must abstain wants it declined, one that must clarify wants a question, and every other case wants an answer:
 * not empty, and not what the target itself calls a question. Answers may end in one: "Anything else?"
 */
function scoreWillingness({ observation: { reply }, golden }: AnsweredTrial): Score {
  const declined = hasAbstained(reply)
  switch (golden.answer_mode) {
    case 'must_abstain':
      return scored(declined ? 1 : 0)
    case 'must_clarify':
      return scored(!declined && hasAskedBack(reply) ? 1 : 0)
    case 'answerable':
      return scored(declined || reply.answer.trim() === '' || reply.clarified === true ? 0 : 1)
  }
}

function scoreAnswer(trial: AnsweredTrial, context: MetricContext): Score {
  return allOf([scoreWillingness(trial), scoreChecks(trial, context.settings.pricing)])
}

const RULES: Readonly<Record<SuccessRule, Pick<MetricSpec, 'applies' | 'score'>>> = {
  retrieval: { applies: expectsSpans, score: scoreRetrieval },
  answer: { applies: definesAnswer, score: scoreAnswer },
  all: {
    applies: (golden) => expectsSpans(golden) || definesAnswer(golden),
    score: (trial, context) =>
      allOf([scoreAnswer(trial, context), ...(expectsSpans(trial.golden) ? [scoreRetrieval(trial, context)] : [])]),
  },
}

type SuccessMetricSpec = Pick<MetricSpec, 'name' | 'title' | 'definition' | 'default_gate' | 'applies' | 'score'>

function defineSuccess(spec: SuccessMetricSpec): MetricDefinition {
  return defineMetric({
    ...spec,
    source: SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    when_failed: 0,
  })
}

export const success = defineSuccess({
  name: 'success',
  title: 'success',
  definition: ({ k, settings: { success: rule } }) =>
    rule === 'answer' ? 'success/1 rule=answer' : `success/1 rule=${rule} k=${k} ${SPAN_RULES}`,
  default_gate: 'primary',
  applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
  score: (trial, context) => RULES[context.settings.success].score(trial, context),
})

export const successRetrieval = defineSuccess({
  name: 'success.retrieval',
  title: 'success of retrieval',
  definition: ({ k }) => `success.retrieval/1 k=${k} ${SPAN_RULES}`,
  ...RULES.retrieval,
})

export const successAnswer = defineSuccess({
  name: 'success.answer',
  title: 'success of the answer',
  definition: 'success.answer/1',
  ...RULES.answer,
})
