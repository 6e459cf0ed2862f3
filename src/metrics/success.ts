import type { AnsweredTrial, MetricDefinition } from '../model/metric.js'
import { type Score, scored, unscored } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { JudgedQuestion } from '../model/suite/scoring.js'
import type { SuccessRule } from '../model/suite/success-rule.js'
import { scoreChecks } from './answer/checks.js'
import { decidingQuestion, scoreJudgedAnswer } from './answer/judge-answer.js'
import { isJudged } from './answer/judged-part.js'
import { requiresHops } from './case-kinds.js'
import { changedScoring, defineMetric, type MetricContext, type MetricSpec } from './define-metric.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './retrieval/match-spans.js'
import { findsCritical, hitAtK } from './retrieval/ranking.js'
import { expectsSources, scoreSourceRecall } from './retrieval/sources.js'
import { hasAskedBack, isWilling } from './workflow/clarification.js'
import { HOP_RULES, scoreChain } from './workflow/match-hops.js'
import { allOf } from './workflow/validate-calls.js'
import { expectsWorkflow, scoreWorkflow, WORKFLOW_SETTINGS } from './workflow/workflow-pass.js'

/** Whose answers can decide a case: `decidingQuestion` says which does. */
const DECIDING: readonly ('answer' | 'quality')[] = ['answer', 'quality']

const SOURCE = 'Goldenpair: a case succeeds when every yes/no thing that it states holds'

function definesAnswer(golden: GoldenCase, context: MetricContext): boolean {
  return (
    golden.checks.length > 0 ||
    golden.answer_mode !== 'answerable' ||
    golden.clarification_expected !== undefined ||
    requiresHops(golden) ||
    decidingQuestion(golden, context) !== null
  )
}

function scoreAnswer(trial: AnsweredTrial, context: MetricContext): Score {
  const { observation, golden } = trial
  // Where it must not ask, `isWilling` says so: an answer may end in a question mark.
  const mustAsk = golden.clarification_expected === true
  return allOf([
    scored(isWilling(observation.reply, golden) && (!mustAsk || hasAskedBack(observation.reply)) ? 1 : 0),
    scoreChecks(trial, context.settings.pricing),
    ...(requiresHops(golden) ? [scoreChain(trial)] : []),
    scoreJudgedAnswer(trial, context),
  ])
}

function definesRetrieval(golden: GoldenCase): boolean {
  return expectsSpans(golden) || expectsSources(golden)
}

function scoreRetrieval(trial: AnsweredTrial, context: MetricContext): Score {
  const { golden } = trial
  return allOf([
    ...(expectsSpans(golden) ? [scoreSpans(trial, context)] : []),
    ...(expectsSources(golden) ? [scoreSources(trial)] : []),
  ])
}

function scoreSpans({ ranking }: AnsweredTrial, { k, scoring }: MetricContext): Score {
  if (ranking === null) return unscored('the target reported no spans')
  return scoreRanking(ranking, (possible) =>
    scoring.success_spans === 'critical' ? findsCritical(possible, k) : hitAtK(possible.gains, k),
  )
}

function scoreSources(trial: AnsweredTrial): Score {
  const recall = scoreSourceRecall(trial)
  return recall.kind === 'unscored' ? recall : scored(recall.value === 1 ? 1 : 0)
}

interface Rule extends Pick<MetricSpec, 'applies' | 'score'> {
  readonly judged_by: readonly JudgedQuestion[]
  /** What of the suite is part of its meaning, each with a blank before it. */
  readonly describe: (context: MetricContext) => string
}

const PARTS = {
  retrieval: {
    judged_by: [],
    applies: definesRetrieval,
    score: scoreRetrieval,
    describe: ({ k, scoring }) => ` k=${k} ${SPAN_RULES}${changedScoring(scoring, ['success_spans'])}`,
  },
  answer: {
    judged_by: DECIDING,
    applies: definesAnswer,
    score: scoreAnswer,
    describe: (context) => {
      const questions = DECIDING.filter((question) => isJudged(context, question))
      return ` ${HOP_RULES}${questions.length === 0 ? '' : ` judged=${questions.join(',')}`}`
    },
  },
  workflow: {
    judged_by: [],
    applies: expectsWorkflow,
    score: (trial, { scoring }) => scoreWorkflow(trial, scoring),
    describe: ({ scoring }) => changedScoring(scoring, WORKFLOW_SETTINGS),
  },
} as const satisfies Record<string, Rule>

const ALL_PARTS: readonly Rule[] = Object.values(PARTS)

const RULES: Readonly<Record<SuccessRule, Rule>> = {
  ...PARTS,
  all: {
    judged_by: DECIDING,
    applies: (golden, context) => ALL_PARTS.some((part) => part.applies(golden, context)),
    score: (trial, context) =>
      allOf([
        // Every case wants an answer, also one that defines nothing of it.
        PARTS.answer.score(trial, context),
        ...[PARTS.retrieval, PARTS.workflow]
          .filter((part) => part.applies(trial.golden))
          .map((part) => part.score(trial, context)),
      ]),
    describe: (context) => ALL_PARTS.map((part) => part.describe(context)).join(''),
  },
}

type SuccessMetricSpec = Pick<
  MetricSpec,
  'name' | 'title' | 'definition' | 'judged_by' | 'default_gate' | 'applies' | 'score'
>

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

function definePart(rule: keyof typeof PARTS, title: string, version: number): MetricDefinition {
  const name = `success.${rule}`
  const { judged_by, applies, score } = RULES[rule]
  return defineSuccess({
    name,
    title,
    definition: (context) => `${name}/${version}${RULES[rule].describe(context)}`,
    judged_by,
    applies,
    score,
  })
}

export const success = defineSuccess({
  name: 'success',
  title: 'success',
  definition: (context) => {
    const { success: rule } = context.settings
    return `success/2 rule=${rule}${RULES[rule].describe(context)}`
  },
  judged_by: ({ settings }) => RULES[settings.success].judged_by,
  default_gate: 'primary',
  applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
  score: (trial, context) => RULES[context.settings.success].score(trial, context),
})

export const successRetrieval = definePart('retrieval', 'success of retrieval', 2)

export const successAnswer = definePart('answer', 'success of the answer', 2)

export const successWorkflow = definePart('workflow', 'success of the workflow', 1)

interface OutcomeMetricSpec extends Omit<MetricSpec, 'definition' | 'judged_by' | 'applies' | 'score' | 'at_each_k'> {
  readonly version: number
  /** `outcome` is 1 where the trial succeeds by the suite's rule, else 0. */
  readonly score: (trial: AnsweredTrial, outcome: number, context: MetricContext) => Score
}

/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
export function defineOutcomeMetric({ version, score, ...spec }: OutcomeMetricSpec): MetricDefinition {
  const { name, title, source } = spec
  return {
    name,
    title,
    source,
    expand: (settings) => {
      const [rule] = success.expand(settings)
      if (!rule?.score) throw new Error('success is not scored per trial')
      const { score: succeed, applies, definition, judged_by } = rule
      return defineMetric({
        ...spec,
        definition: `${name}/${version} | ${definition}`,
        ...(judged_by && { judged_by }),
        applies,
        score: (trial, context) => {
          const outcome = succeed(trial)
          return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context)
        },
      }).expand(settings)
    },
  }
}
