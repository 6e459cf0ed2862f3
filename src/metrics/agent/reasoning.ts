import { AGENT } from '../examples.js'
import { partOf } from '../../format/format-number.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply, Step } from '../../model/run/observation.js'
import { toScore } from '../../model/score.js'
import { mean } from '../../stats/moments.js'
import { BAD_SHARE, COUNT, defineFamily, NEUTRAL_YES_NO, SHARE } from '../define-metric.js'

/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
const STEP_RULES = 'steps/2'

/** Defines metrics of the steps that a reply reports. `measure` returns a number, or a reason if there is none. */
const defineReasoning = defineFamily((measure: (read: ReadSteps) => number | string) => ({
  source: 'Metrics Alignment, enhanced metrics; typed steps in place of lines of a trace',
  aspect: 'conduct',
  rules: STEP_RULES,
  score: ({ observation }) => {
    const read = readSteps(observation.reply)
    return toScore(read === null ? 'the target reported no steps' : measure(read))
  },
}))

const NO_STEP = 'the target reported an empty list of steps'

const NO_TYPE = 'no step gives its type or text'

/**
 * Computes how sure the decisions were, 0 to 1: the mean of the confidences that decisions state, else the share of decisions that were not
 * taken back; `null` if neither is known.
 * Source: Metrics Alignment, decision confidence.
 * @example decisionConfidence([{ type: 'decision', isBacktrack: false, confidence: 0.9 }, { type: 'decision', isBacktrack: false, confidence: 0.7 }]) // 0.8
 */
export function decisionConfidence(steps: readonly ReadStep[]): number | null {
  const decisions = steps.filter(({ type }) => type === 'decision')
  const stated = decisions.flatMap(({ confidence }) => confidence ?? [])
  if (stated.length > 0) return mean(stated)
  const rate = backtrackRate(decisions)
  return rate === null ? null : 1 - rate
}

/**
 * Computes the share of steps that take something back; `null` without steps, or if this is unknown for one of them. If a target marks only
 * its backtracks, a reply without a mark would look perfect, whether it has none or the target marks none.
 * Source: Metrics Alignment, backtrack rate.
 * @example backtrackRate([{ isBacktrack: true }, { isBacktrack: false }]) // 0.5
 */
export function backtrackRate(steps: readonly Pick<ReadStep, 'isBacktrack'>[]): number | null {
  if (steps.length === 0 || steps.some(({ isBacktrack }) => isBacktrack === null)) return null
  return steps.filter(({ isBacktrack }) => isBacktrack).length / steps.length
}

function explainConfidence({ steps, isTyped }: ReadSteps): string {
  if (steps.length > 0 && !isTyped) return NO_TYPE
  return steps.some(({ type }) => type === 'decision')
    ? 'no decision gives its confidence, and not all give is_backtrack'
    : 'no step is a decision'
}

function explainBacktracks({ steps }: ReadSteps): string {
  const unstated = steps.filter(({ isBacktrack }) => isBacktrack === null).length
  return steps.length === 0 ? NO_STEP : `${partOf(unstated, steps.length, 'step')} did not give is_backtrack`
}

/** Types of steps that execute something and should come after a plan. */
const EXECUTION: ReadonlySet<StepType> = new Set(['tool', 'execution', 'handoff'])

/**
 * Rates how well the steps were planned, 0 to 1, in whole hundredths: 0.4 times the share of planning steps plus 0.6 times the share of
 * executing steps (tool, execution, handoff) that come after the first planning step. 0.5 if nothing is executed. Without a planning step,
 * 0.05 a step, at most 0.25.
 * Source: Metrics Alignment, planning score.
 * @example planningScore(['plan', 'execution', 'tool']) // 0.73: .4 · 1/3 + .6 · 2/2
 */
export function planningScore(types: readonly StepType[]): number {
  const first = types.indexOf('plan')
  if (first < 0) return Math.min(25, 5 * types.length) / 100
  const plans = types.filter((type) => type === 'plan').length
  const executions = types.filter((type) => EXECUTION.has(type)).length
  if (executions === 0) return 0.5
  const planned = types.slice(first).filter((type) => EXECUTION.has(type)).length
  // A single division of whole numbers, because a sum of two quotients can be slightly below a whole hundredth.
  return Math.floor((40 * plans * executions + 60 * planned * types.length) / (types.length * executions)) / 100
}

export type StepType = NonNullable<Step['type']>

type ReadStep = ReturnType<typeof readStep>
type ReadSteps = NonNullable<ReturnType<typeof readSteps>>

/** Characters of a step's text that are searched: longer texts reveal their type in the first sentences. */
const TEXT_LENGTH = 2000

// The first pattern that matches decides. A step that matches none is `execution`.
const KEYWORDS: readonly (readonly [StepType, RegExp])[] = [
  ['decision', /\b(?:decid|decision|choos|chose|select|conclu)[a-z]*|\bopt(?:s|ed|ing)? for\b/i],
  ['analysis', /\b(?:analy[sz]|assess|evaluat|examin|inspect|compar|consider|review)[a-z]*/i],
  ['plan', /\bplan(?:s|ned|ning)?\b|\b(?:strateg|outlin|approach|roadmap)[a-z]*/i],
]

const BACKTRACK = /\b(?:retr(?:y|ie)|fail|error|wrong|mistak|reconsider|alternativ|instead|backtrack|revert)[a-z]*/i

/**
 * Guesses the type of an untyped step from the English words of its text; `execution` if no keyword is found.
 * Source: the analyser of reasoning behind Metrics Alignment, which types the lines of a trace by keywords.
 * @example typeOfText('Let me plan the search') // 'plan'
 */
export const typeOfText = (text: string): StepType => KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'execution'

/**
 * Reads the steps of a reply, in order; `null` if the reply reports none at all. A step without a type is typed by its text, and one
 * without either is `other`. `is_backtrack` comes from the target; only the text of untyped steps is searched for words of going back.
 */
export function readSteps({ steps }: Pick<Reply, 'steps'>) {
  if (steps === undefined) return null
  return {
    steps: steps.map(readStep),
    /** True if a step gives its type, or a text to guess it from. */
    isTyped: steps.some(({ type, text }) => type !== undefined || text !== undefined),
    /** True if the type of a step was guessed from its text. */
    isHeuristic: steps.some((step) => step.type === undefined && step.text !== undefined),
  }
}

/** Reads a step for the reasoning metrics; `null` for what neither the target nor the text states. */
function readStep({ type, text, is_backtrack: isBacktrack, confidence }: Step) {
  const stated = { confidence: confidence ?? null }
  if (type !== undefined || text === undefined)
    return { ...stated, type: type ?? 'other', isBacktrack: isBacktrack ?? null }
  const start = text.slice(0, TEXT_LENGTH)
  return { ...stated, type: typeOfText(start), isBacktrack: isBacktrack ?? BACKTRACK.test(start) }
}

/** Metrics of the steps in which the target reached its answer. */
export const REASONING: readonly MetricDefinition[] = [
  defineReasoning({
    name: 'reasoning.depth',
    title: 'reasoning steps',
    summary:
      "How many steps the target's reasoning took. More is neither better nor worse by itself; Metrics Alignment gives ten points a step.",
    formula: 'The number of `steps`; `[]` is 0.',
    edge_cases: 'When the target reported no `steps`, and for failed trials.',
    example: { text: 'Four steps: 4.', reply: AGENT, value: 4 },
    ...COUNT,
    measure: ({ steps }) => steps.length,
  }),
  defineReasoning({
    ...SHARE,
    name: 'reasoning.planning-score',
    title: 'planning score',
    summary: 'How much of the work came after a plan.',
    formula:
      'With p planning steps, e executing ones (`tool`, `execution`, `handoff`) of which q come after the first planning step, and n steps in all: 0.4 · p/n + 0.6 · q/e, cut to two decimals; 0.5 when nothing is executed; without a planning step 0.05 a step, at most 0.25. A step without a `type` gets one from the English words of its `text`: a decision (decide, choose, select, conclude …), else analysis (analyse, evaluate, compare, consider …), else planning (plan, strategy, outline, approach …), else execution.',
    source: 'Metrics Alignment, enhanced metrics. Nothing in it is random',
    edge_cases:
      'When the target reported no `steps` or an empty list, when no step has a `type` or a `text`, and for failed trials.',
    example: {
      text: '`plan`, `decision`, `execution`, `tool`: 0.4 · 1/4 + 0.6 · 2/2 = 0.7.',
      reply: { steps: [{ type: 'plan' }, { type: 'decision' }, { type: 'execution' }, { type: 'tool' }] },
      value: 0.7,
    },
    measure: ({ steps, isTyped }) => {
      if (steps.length === 0) return NO_STEP
      return isTyped ? planningScore(steps.map(({ type }) => type)) : NO_TYPE
    },
  }),
  defineReasoning({
    ...SHARE,
    name: 'reasoning.decision-confidence',
    title: 'decision confidence',
    summary: 'How sure the target was of its decisions.',
    formula:
      'The mean `confidence` of the steps of type `decision` that give one; if none does, the share of decisions that were not taken back (`is_backtrack`).',
    edge_cases:
      'When the target reported no `steps`; when none is a decision; when no decision has a `confidence` and some do not give `is_backtrack`; and for failed trials.',
    example: { text: 'Two decisions with a confidence of 0.9 and 0.7: 0.8.', reply: AGENT, value: 0.8 },
    measure: (read) => decisionConfidence(read.steps) ?? explainConfidence(read),
  }),
  defineReasoning({
    ...BAD_SHARE,
    name: 'reasoning.backtrack-rate',
    title: 'backtrack rate',
    summary: 'How often a step takes something back.',
    formula:
      'Steps with `is_backtrack: true` / steps. A step with neither `type` nor `is_backtrack` is one when its `text` says so (retry, failed, error, wrong, reconsider, alternative, instead, revert …).',
    edge_cases:
      'When the target reported no `steps` or an empty list, when a step has a `type` but no `is_backtrack` (report `false` too), and for failed trials. If a target marked only backtracks, a reply without a mark would look perfect even when the target marks nothing.',
    example: { text: 'One of four steps is a backtrack: 0.25.', reply: AGENT, value: 0.25 },
    measure: (read) => backtrackRate(read.steps) ?? explainBacktracks(read),
  }),
  defineReasoning({
    ...NEUTRAL_YES_NO,
    name: 'reasoning.heuristic',
    title: 'steps typed by keywords',
    summary: 'Whether the reasoning metrics rest on a guess: the type of a step was guessed from its text.',
    formula: '1 when a step has a `text` but no `type`, else 0.',
    source: 'Goldenpair: guesses are marked as guesses',
    edge_cases: 'When the target reported no `steps`, and for failed trials.',
    example: {
      text: 'A step `{ text: "Search the index" }`: 1.',
      reply: { steps: [{ text: 'Search the index' }] },
      value: 1,
    },
    measure: ({ isHeuristic }) => Number(isHeuristic),
  }),
]
