import { BOTH_OF_TWO_HOPS, ONE_OF_TWO_HOPS } from '../examples.js'
import type { AnsweredTrial, MetricDefinition, WithinTime } from '../../model/metric.js'
import { combineScores, computeFrom, type Score, toScore, unscored } from '../../model/score.js'
import type { Hop } from '../../model/suite/case.js'
import { testExpression, TOO_SLOW } from '../answer/checks.js'
import { isMultiHop, requiresHops } from '../case-kinds.js'
import { defineMetric, type MetricSpec, SHARE } from '../define-metric.js'
import { memoizeLast } from '../memoize-last.js'
import { describeUndecidedSource, retrievedSources } from '../retrieval/sources.js'
import { normalizePath } from '../retrieval/normalize-path.js'

/** Part of the definition of every metric of hops: raise it when the rules below change. */
export const HOP_RULES = 'hops/1'

/**
 * A character that continues a word. Chinese, Japanese, Thai and similar scripts put no space between words, and Korean none before an
 * ending: in these, a text counts as a word anywhere.
 */
const IN_WORD =
  /^(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{N}\p{M}_]$/u
const DIGIT = /^\p{Nd}$/u

/**
 * Finds the hops that an answer states: it contains one of the hop's texts as whole words (default), anywhere, or as a regular expression.
 * Both sides are composed (NFKC), white space becomes one blank, and case is ignored. Returns a reason if an expression takes too long or
 * is invalid, which only a hand-edited run can contain.
 * Source: poc-ai-workflow-frameworks, METRICS.md, required hops; word edges instead of plain substrings, so that "2" is not found in
 * "2024".
 * @example matchHops([{ id: 'who', any_of: ['the buyer'] }, { id: 'days', any_of: ['14'] }], 'The  buyer, in 140 days.', withinTime) // [who]
 */
export function matchHops(hops: readonly Hop[], answer: string, withinTime: WithinTime): readonly Hop[] | string {
  const text = foldSpaces(answer)
  const folded = text.toLowerCase()
  const states = (wanted: string, match: Hop['match']): boolean | null => {
    if (match === 'regex') return testExpression(new RegExp(wanted, 'iu'), text, withinTime)
    const needle = foldSpaces(wanted).toLowerCase()
    if (needle === '') return false
    return match === 'substring' ? folded.includes(needle) : hasWords(folded, needle)
  }
  try {
    const stated: Hop[] = []
    for (const hop of hops) {
      const found = hop.any_of.map((wanted) => states(wanted, hop.match))
      if (found.includes(true)) stated.push(hop)
      else if (found.includes(null)) return `a hop's regular expression ${TOO_SLOW}`
    }
    return stated
  } catch (error) {
    return `a hop's regular expression cannot be used: ${error instanceof Error ? error.message.slice(0, 100) : 'no reason given'}`
  }
}

const foldSpaces = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Whether a text contains these words, and no word or number continues at either end. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const before = [...text.slice(Math.max(0, at - 4), at)]
    const after = [...text.slice(end, end + 4)]
    const inside = [...words]
    if (!goesOn(inside[0], before.reverse()) && !goesOn(inside.at(-1), after)) return true
  }
  return false
}

/** Whether the word that ends in `edge` continues with the adjacent characters, nearest first: "2" does in "20", and in "2.5". */
function goesOn(edge = '', [next = '', afterNext = '']: readonly string[]): boolean {
  if (!IN_WORD.test(edge)) return false
  if (IN_WORD.test(next)) return true
  return next === '.' && DIGIT.test(edge) && DIGIT.test(afterNext)
}

/** Caches the hops that the answer of a trial states: several metrics need them, and an expression may take long. */
const statedHops = memoizeLast(({ observation, golden, withinTime }: AnsweredTrial) =>
  matchHops(golden.required_hops ?? [], observation.reply.answer, withinTime),
)

/** Scores the share of the case's hops that the answer states. The case must have hops. */
export function scoreHopCoverage(trial: AnsweredTrial): Score {
  const { required_hops: hops = [] } = trial.golden
  return toScore(computeFrom(statedHops(trial), (stated) => stated.length / hops.length))
}

/** Scores the share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage(trial: AnsweredTrial): Score {
  const { required_hops: hops = [] } = trial.golden
  const retrieved = retrievedSources(trial.observation.reply)
  if (retrieved === null) return unscored('the target reported no sources')
  const measure = (stated: readonly Hop[]): number | string => {
    const sources = stated.flatMap(({ source }) => (source === undefined ? [] : normalizePath(source)))
    const grounded = sources.filter((source) => retrieved.has(source))
    return describeUndecidedSource(retrieved, sources) ?? grounded.length / hops.length
  }
  return toScore(computeFrom(statedHops(trial), measure))
}

/** Scores 1 if the answer states every hop of the case, which must have some, else 0. */
export function scoreChain(trial: AnsweredTrial): Score {
  return combineScores([scoreHopCoverage(trial)], (coverage) => (coverage === 1 ? 1 : 0))
}

/** Lists the ids of the case's hops that the answer does not state; empty if this is unknown. */
export function listMissingHops(trial: AnsweredTrial): readonly string[] {
  const stated = statedHops(trial)
  if (typeof stated === 'string') return []
  return (trial.golden.required_hops ?? []).filter((hop) => !stated.includes(hop)).map(({ id }) => id)
}

export const HOP_COVERAGE: MetricSpec = {
  name: 'hops.coverage',
  title: 'hop coverage',
  summary: 'How many of the facts on the way to the answer it states.',
  formula:
    'Hops with one of their texts (`any_of`) in the answer / all hops. Both are compared NFKC-normalized, in lower case, with single spaces. With `match: word` (default) a text must not continue as a longer word or number: "2" is in "2 parts", not in "2024" or "2.5". Scripts that set no space between words (Chinese, Japanese, Thai …) or before endings (Korean) are exempt. `match: substring` counts anywhere; `match: regex` is a JavaScript regular expression (flags i, u) over the first 100,000 characters.',
  needs: 'To cases with `required_hops`, unless their profile is `default`.',
  source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage; word edges are our own',
  edge_cases:
    "When a hop's regular expression takes too long and is stopped, as in [checks](#answerchecks). An empty answer is 0.",
  example: {
    text: 'Hops "the buyer" and "14 days"; the answer "The buyer, in 140 days": 1/2 = 0.5.',
    ...ONE_OF_TWO_HOPS,
    value: 0.5,
  },
  ...SHARE,
  rules: HOP_RULES,
  applies: requiresHops,
  score: scoreHopCoverage,
  when_failed: 0,
}

export const GROUNDED_HOP_COVERAGE: MetricSpec = {
  ...HOP_COVERAGE,
  name: 'hops.grounded-coverage',
  title: 'grounded hop coverage',
  summary: 'How many of the facts it states with the right document retrieved.',
  formula:
    'Stated hops (as in `hops.coverage`) whose `source` was retrieved / all hops. The documents retrieved are those of `sources.precision`. A hop without a `source` is never grounded.',
  needs: 'To cases with `required_hops` and at least one `source` among them, unless their profile is `default`.',
  source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage',
  edge_cases:
    'When the reply has neither `sources` nor `spans` that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
  example: {
    text: 'Both hops are stated, and the source of one was retrieved: 1/2 = 0.5.',
    ...BOTH_OF_TWO_HOPS,
    value: 0.5,
  },
  version: 2,
  // If no hop names its source, none can be grounded, however good the answer is.
  applies: (golden) => requiresHops(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
  score: scoreGroundedCoverage,
}

/** For any case with hops, whether one or several. */
export const ALL_HOPS: MetricSpec = {
  ...HOP_COVERAGE,
  name: 'hops.chain-success',
  title: 'chain success',
  summary: 'Whether the answer states every fact of a chain.',
  formula: '1 when `hops.coverage` is 1, else 0.',
  needs:
    'To cases with `required_hops` and `multi_hop: true`, or with more than one hop, unless their profile is `default`.',
  source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain success rate',
  edge_cases: 'As `hops.coverage`.',
  example: { text: 'One of two hops is stated: 0.', ...ONE_OF_TWO_HOPS, value: 0 },
  kind: 'binary',
  default_margin: { kind: 'absolute', value: 0.05 },
  score: scoreChain,
}

/** Metrics of how much of a chain of hops the answer states. */
export const HOPS: readonly MetricDefinition[] = [
  defineMetric(HOP_COVERAGE),
  defineMetric(GROUNDED_HOP_COVERAGE),
  defineMetric({ ...ALL_HOPS, applies: (golden) => requiresHops(golden) && isMultiHop(golden) }),
]
