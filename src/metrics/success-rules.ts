import type { AnsweredTrial } from '../model/metric.js'
import { present } from '../model/omit-undefined.js'
import { type Reason, type ReasonTopic, type Score, scored, unscored } from '../model/score.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { JudgedQuestion, SuccessRule } from '../model/suite/scoring.js'
import { checkAnswer, explainCheck, scoreChecks } from './answer/checks.js'
import { decidingQuestion, explainJudgedAnswer, scoreJudgedAnswer } from './answer/judge-answer.js'
import { isJudged } from './answer/judged-part.js'
import { requiresHops } from './case-kinds.js'
import { describeScoring, type MetricContext } from './define-metric.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './retrieval/match-spans.js'
import { expectsSources, listMissingSources, retrievedSources, scoreSourceSuccess } from './retrieval/sources.js'
import { explainUnwillingness } from './workflow/clarification.js'
import { HOP_RULES, listMissingHops, scoreChain } from './workflow/match-hops.js'
import { allOf } from './workflow/validate-calls.js'
import {
  expectsWorkflow,
  explainWorkflow,
  quoteNames,
  scoreWorkflow,
  WORKFLOW_SETTINGS,
} from './workflow/workflow-pass.js'
import { findsCritical, hitAtK } from './retrieval/ranking.js'

/** A yes/no condition that a case can set for a trial. */
interface Condition {
  readonly about: ReasonTopic
  readonly applies: (golden: GoldenCase, context: MetricContext) => boolean
  readonly score: (trial: AnsweredTrial, context: MetricContext, rule: SuccessRule) => Score
  /** Explains why a trial scores 0, in clauses. */
  readonly explain: (trial: AnsweredTrial, context: MetricContext) => readonly string[]
}

const WILLINGNESS: Condition = {
  about: 'willingness',
  // Every case wants an answer, even one that states nothing about it.
  applies: () => true,
  score: ({ observation: { reply }, golden }) => scored(explainUnwillingness(reply, golden) === null ? 1 : 0),
  explain: ({ observation: { reply }, golden }) => present(explainUnwillingness(reply, golden)),
}

const CHECKS: Condition = {
  about: 'checks',
  applies: ({ checks }) => checks.length > 0,
  score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
  explain: (trial, { settings: { pricing } }) =>
    trial.golden.checks
      .filter((check) => isZero(checkAnswer(check, trial, pricing)))
      .map((check) => explainCheck(check, trial, pricing)),
}

const HOPS: Condition = {
  about: 'hops',
  applies: requiresHops,
  score: scoreChain,
  explain: (trial) => quoteNames('the answer does not state', 'hops', listMissingHops(trial)),
}

const JUDGE: Condition = {
  about: 'judge',
  applies: (golden, context) => decidingQuestion(golden, context) !== null,
  score: scoreJudgedAnswer,
  explain: (trial, context) => [explainJudgedAnswer(trial, context)],
}

/** What to do if a target returns answers alone, and the cases expect more. */
export const ANSWER_ALONE = 'if only answers count, set `scoring: { success: answer }`'

const unreported = (what: string, rule: SuccessRule): Score =>
  unscored(`the target reported no ${what}${rule === 'all' ? `; ${ANSWER_ALONE}` : ''}`)

const SPANS: Condition = {
  about: 'spans',
  applies: expectsSpans,
  score: ({ ranking }, { k, scoring }, rule) => {
    if (ranking === null) return unreported('spans', rule)
    return scoreRanking(ranking, (possible) =>
      scoring.success_spans === 'critical' ? findsCritical(possible, k) : hitAtK(possible.gains, k),
    )
  },
  explain: (_trial, { k, scoring }) => [
    `${scoring.success_spans === 'critical' ? 'not every critical span' : 'no expected span'} is among the first ${k} retrieved`,
  ],
}

const SOURCES: Condition = {
  about: 'sources',
  applies: expectsSources,
  score: (trial, { scoring }, rule) =>
    retrievedSources(trial.observation.reply) === null
      ? unreported('sources', rule)
      : scoreSourceSuccess(trial, scoring.success_sources ?? 'any'),
  explain: ({ observation: { reply }, golden }, { scoring }) => {
    const needsAll = scoring.success_sources === 'all' || golden.expected_sources?.length === 1
    const what = needsAll ? 'it did not retrieve' : 'it retrieved none of'
    return quoteNames(what, 'sources', listMissingSources(reply, golden))
  },
}

const WORKFLOW: Condition = {
  about: 'workflow',
  applies: expectsWorkflow,
  score: (trial, { scoring }) => scoreWorkflow(trial, scoring),
  explain: ({ observation: { reply }, golden }, { scoring }) => explainWorkflow(golden, reply, scoring),
}

const REPORTED: Condition = {
  about: 'reported',
  applies: () => true,
  score: ({ observation: { reply } }) =>
    reply.passed === undefined ? unscored('the reply does not say whether it passed') : scored(reply.passed ? 1 : 0),
  explain: (trial) => {
    const given = listGivenReasons(trial)
    return given.length === 0 ? ['the reply says that it did not pass'] : given
  },
}

function listGivenReasons({ observation: { reply } }: AnsweredTrial): readonly string[] {
  const reasons = (reply.reasons ?? []).map((reason) => reason.replace(/\s+/g, ' ').trim())
  return reasons.filter((reason) => reason !== '')
}

interface Rule {
  /** In the order in which they are scored: if several are unscored, the first gives the reason. */
  readonly conditions: readonly Condition[]
  readonly applies: (golden: GoldenCase, context: MetricContext) => boolean
  readonly judged_by: readonly JudgedQuestion[]
  /** Describes the suite's settings that are part of the rule's meaning, each with a blank before it. */
  readonly describe: (context: MetricContext) => string
}

/** The judge's questions that can decide a case; `decidingQuestion` chooses one. */
const DECIDING: readonly ('answer' | 'quality')[] = ['answer', 'quality']

const PARTS = {
  answer: {
    conditions: [WILLINGNESS, CHECKS, HOPS, JUDGE],
    applies: (golden: GoldenCase, context: MetricContext) =>
      golden.answer_mode !== 'answerable' ||
      golden.clarification_expected !== undefined ||
      [CHECKS, HOPS, JUDGE].some(({ applies }) => applies(golden, context)),
    judged_by: DECIDING,
    describe: (context: MetricContext) => {
      const questions = DECIDING.filter((question) => isJudged(context, question))
      return ` ${HOP_RULES}${questions.length === 0 ? '' : ` judged=${questions.join(',')}`}`
    },
  },
  retrieval: {
    conditions: [SPANS, SOURCES],
    applies: (golden: GoldenCase) => expectsSpans(golden) || expectsSources(golden),
    judged_by: [],
    // Before `success_sources` existed, all sources were needed.
    describe: ({ k, scoring }: MetricContext) =>
      ` k=${k} ${SPAN_RULES}${describeScoring(scoring, ['success_spans'])}${scoring.success_sources === 'all' ? '' : ' sources=any'}`,
  },
  workflow: {
    conditions: [WORKFLOW],
    applies: expectsWorkflow,
    judged_by: [],
    describe: ({ scoring }: MetricContext) => describeScoring(scoring, WORKFLOW_SETTINGS),
  },
} as const satisfies Record<string, Rule>

const ALL_PARTS: readonly Rule[] = [PARTS.retrieval, PARTS.answer, PARTS.workflow]

/** The rules by which a trial succeeds; the suite chooses one. */
export const RULES: Readonly<Record<SuccessRule, Rule>> = {
  ...PARTS,
  reported: { conditions: [REPORTED], applies: () => true, judged_by: [], describe: () => '' },
  all: {
    conditions: [...PARTS.answer.conditions, ...PARTS.retrieval.conditions, ...PARTS.workflow.conditions],
    applies: (golden, context) => ALL_PARTS.some((part) => part.applies(golden, context)),
    judged_by: DECIDING,
    describe: (context) => ALL_PARTS.map((part) => part.describe(context)).join(''),
  },
}

/** Returns 1 if every condition that the case sets holds, 0 if one does not; else unscored, with the reason of the first unscored one. */
export function scoreRule(rule: SuccessRule, trial: AnsweredTrial, context: MetricContext): Score {
  const scores: Score[] = []
  for (const { applies, score } of RULES[rule].conditions)
    if (applies(trial.golden, context)) scores.push(score(trial, context, rule))
  return allOf(scores)
}

/** Conditions that are explained first: what was retrieved explains the answer. */
const EXPLAINED_FIRST: readonly Condition[] = [WILLINGNESS, SPANS, SOURCES]

/**
 * Explains why `scoreRule` is not 1: every condition that does not hold, else why the score is unknown; empty if it is 1. A reply that
 * reports reasons but not whether it passed is explained by its reasons.
 */
export function explainRule(rule: SuccessRule, trial: AnsweredTrial, context: MetricContext): readonly Reason[] {
  const score = scoreRule(rule, trial, context)
  if (score.kind === 'unscored') {
    const given =
      rule === 'reported' ? listGivenReasons(trial).map((text) => ({ about: 'reported', text }) as const) : []
    return given.length > 0 ? given : [{ about: 'unscored', text: score.reason }]
  }
  const { conditions } = RULES[rule]
  const first = EXPLAINED_FIRST.filter((condition) => conditions.includes(condition))
  return [...first, ...conditions.filter((condition) => !first.includes(condition))]
    .filter(({ applies, score: scoreOne }) => applies(trial.golden, context) && isZero(scoreOne(trial, context, rule)))
    .flatMap(({ about, explain }) => explain(trial, context).map((text): Reason => ({ about, text })))
}

const isZero = (score: Score): boolean => score.kind === 'scored' && score.value === 0
