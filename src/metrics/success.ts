import { THREE_SPANS, TWO_FOUND, TWO_OF_THREE } from './examples.js'
import type { MetricDefinition } from '../model/metric.js'
import { defineFamily, defineMetric, YES_NO } from './define-metric.js'
import { explainRule, scoreRule, RULES } from './success-rules.js'

const SOURCE = 'Goldenpair: a case succeeds when all its yes/no expectations hold'

const definePart = defineFamily((rule: 'retrieval' | 'answer' | 'workflow') => ({
  ...YES_NO,
  name: `success.${rule}`,
  source: SOURCE,
  rules: RULES[rule].describe,
  judged_by: RULES[rule].judged_by,
  applies: RULES[rule].applies,
  score: (trial, context) => scoreRule(rule, trial, context),
  when_failed: 0,
}))

export const success = defineMetric({
  ...YES_NO,
  name: 'success',
  title: 'success',
  summary: 'Whether the trial did what its case asks for.',
  formula:
    '1 when all yes/no expectations of the case hold, else 0. With `success: all` (default) these are `success.retrieval` (expected spans, `expected_sources`), `success.answer` (`checks`, `required_hops`, abstaining, asking back, what a judge says) and `success.workflow` (agents and tools), each if the case asks for it. The target must also have answered: a case that does not ask it to abstain fails on an empty answer or `abstained: true`, and a case that does not ask it to clarify fails on `clarified: true`, unless it has `clarification_expected: true`. With `success: retrieval`, `success: answer` or `success: workflow` only that part counts; with `success: reported` only the reply’s own `passed`, which results of other harnesses have.',
  needs:
    'To cases that one of the three parts applies to (with the rule `retrieval`, `answer` or `workflow`: that part; with `reported`: all cases). An `expected_answer` alone does not count: comparing words cannot say whether an answer is right, so it takes a judge (`judged`). `requirements` do not count either: a rubric gives a score, and gates can use `rubric.weighted-score` and `rubric.pass`.',
  source: "Goldenpair's own rule",
  edge_cases: 'When a part is unscored and no other part is 0.',
  example: {
    text: 'The case expects `a.ts` and `contains: here`; the reply has `a.ts` at rank 3 and the answer "here": 1.',
    case: { ...THREE_SPANS, checks: [{ contains: 'here' }] },
    reply: TWO_FOUND,
    value: 1,
  },
  version: 2,
  rules: (context) => `rule=${context.settings.success}${RULES[context.settings.success].describe(context)}`,
  judged_by: ({ settings }) => RULES[settings.success].judged_by,
  default_gate: 'primary',
  applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
  score: (trial, context) => scoreRule(context.settings.success, trial, context),
  explain: (trial, context) => explainRule(context.settings.success, trial, context),
  when_failed: 0,
})

/** Success, then each of its parts. */
export const SUCCESS_METRICS: readonly MetricDefinition[] = [
  success,
  definePart({
    measure: 'retrieval',
    title: 'success of retrieval',
    version: 2,
    summary:
      'Whether what the case needs was retrieved: an expected span among the first `primary_k`, and an expected source.',
    formula:
      '1 when `retrieval.hit` at `primary_k` is 1 and `sources.recall` is above 0, each if the case asks for it, else 0. With `success_sources: all`, `sources.recall` must be 1. With `success_spans: critical`, every expected span of relevance 1 or more must be among the first `primary_k` (which must be at least their number); a case without such spans needs any expected one.',
    needs: 'To cases with an expected span of relevance above 0, or with `expected_sources`.',
    edge_cases: 'When the reply has no `spans`, or no sources, and the other part is not 0.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: 1.',
      ...TWO_OF_THREE,
      value: 1,
    },
  }),
  definePart({
    measure: 'answer',
    title: 'success of the answer',
    version: 2,
    summary: "Whether the answer passes the case's checks and states its hops, or the target rightly declined.",
    formula:
      '1 when all `checks` hold, the answer states all `required_hops` (`hops.coverage` is 1) and the target answered; in a case with `answer_mode: must_abstain`, when all `checks` hold and it abstained. It abstained when the reply says `abstained: true`, or has no `abstained` and the answer is empty. A target that declines in words must say `abstained: true`. With `answer_mode: must_clarify`, when all `checks` hold and it asked back: the reply says `clarified: true`, or has no `clarified` and the answer ends in a question mark. With `clarification_expected: true` it must have asked back too; with `false` the reply must not say `clarified: true`. If the suite has it `judged`, the judge must agree: with `answer`, in a case with an `expected_answer`, correctness must be at least 4 of 5; else with `quality`, in a case with `expected_answer_criteria`, the mean of the three qualities must be at least 0.7.',
    needs:
      'To cases with `checks`, `answer_mode: must_abstain` or `answer_mode: must_clarify`, `clarification_expected`, or `required_hops` (unless their profile is `default`); and to those whose answer a judge decides on.',
    edge_cases: 'When a check is unscored or the judge gave nothing usable, and nothing else fails.',
    example: {
      text: 'The case must abstain; the answer is empty and `abstained` is not reported: 1.',
      case: { answer_mode: 'must_abstain' },
      reply: { answer: '' },
      value: 1,
    },
  }),
  definePart({
    measure: 'workflow',
    title: 'success of the workflow',
    summary:
      'Whether the target called the agents and tools that the case names: `workflow.pass` as a part of success.',
    formula: '`workflow.pass`.',
    needs: 'To cases that name agents or tools.',
    edge_cases: 'As `workflow.pass`.',
    example: {
      text: 'Required `search`; `tools: []`: 0.',
      case: { required_tools: ['search'] },
      reply: { tools: [] },
      value: 0,
    },
  }),
]
