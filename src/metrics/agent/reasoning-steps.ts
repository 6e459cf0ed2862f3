import type { Reply, Step } from '../../model/run/observation.js'

/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
export const STEP_RULES = 'steps/2'

export type StepType = NonNullable<Step['type']>

/** A step as the metrics of reasoning see it. */
export interface ReadStep {
  readonly type: StepType
  /** Null when neither the target nor a text says. */
  readonly isBacktrack: boolean | null
  /** Null when the step says nothing of it. */
  readonly confidence: number | null
}

export interface ReadSteps {
  readonly steps: readonly ReadStep[]
  /** A step gives its type, or a text to tell it by. */
  readonly isTyped: boolean
  /** The type of a step was guessed from its text. */
  readonly isHeuristic: boolean
}

/** Longer texts say what they are in their first sentences. */
const TEXT_LENGTH = 2000

// The first that is found decides; a step with none of them is execution.
const KEYWORDS: readonly (readonly [StepType, RegExp])[] = [
  ['decision', /\b(?:decid|decision|choos|chose|select|conclu)[a-z]*|\bopt(?:s|ed|ing)? for\b/i],
  ['analysis', /\b(?:analy[sz]|assess|evaluat|examin|inspect|compar|consider|review)[a-z]*/i],
  ['plan', /\bplan(?:s|ned|ning)?\b|\b(?:strateg|outlin|approach|roadmap)[a-z]*/i],
]

const BACKTRACK = /\b(?:retr(?:y|ie)|fail|error|wrong|mistak|reconsider|alternativ|instead|backtrack|revert)[a-z]*/i

/**
 * What a step is by the English words of its text: for steps that the target left untyped.
 * Source: the analyser of reasoning behind Metrics Alignment, which types the lines of a trace by keywords; execution where none is found.
 * @example typeOfText('Let me plan the search') // 'plan'
 */
export function typeOfText(text: string): StepType {
  return KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'execution'
}

/**
 * The steps of a reply, in order; null when it reports none at all. A step without a type is typed by its text, and one without either is
 * `other`. `is_backtrack` is the target's word; only untyped text is searched for words of going back.
 */
export function readSteps({ steps }: Pick<Reply, 'steps'>): ReadSteps | null {
  if (steps === undefined) return null
  return {
    steps: steps.map(readStep),
    isTyped: steps.some(({ type, text }) => type !== undefined || text !== undefined),
    isHeuristic: steps.some((step) => step.type === undefined && step.text !== undefined),
  }
}

function readStep({ type, text, is_backtrack: isBacktrack, confidence }: Step): ReadStep {
  const stated = { confidence: confidence ?? null }
  if (type !== undefined || text === undefined)
    return { ...stated, type: type ?? 'other', isBacktrack: isBacktrack ?? null }
  const start = text.slice(0, TEXT_LENGTH)
  return { ...stated, type: typeOfText(start), isBacktrack: isBacktrack ?? BACKTRACK.test(start) }
}
