import type { MetricDefinition } from '../../model/metric.js'
import { type CodeFacts, type CodeFigure, type CodeRow, defineMeasure, defineOnCode } from './define-on-code.js'
import { REVIEW_CRITERIA, type ReviewCriterion } from '../../model/run/run-code.js'

const MAINTAINABILITY: CodeFacts = {
  source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
  unit: 'score',
  direction: 'higher',
  range: [0, 100],
  default_margin: { kind: 'absolute', value: 5 },
}
const STATIC: CodeFacts = {
  source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
  unit: 'count',
  direction: 'neutral',
  range: [0, null],
}
const LINES: CodeFacts = { ...STATIC, source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md' }
const HALSTEAD: CodeFacts = {
  ...STATIC,
  source: 'Halstead 1977, counted as `radon hal` does',
  direction: 'lower',
  default_margin: { kind: 'relative', value: 0.1 },
}
const FUNCTIONS: CodeFacts = {
  ...HALSTEAD,
  source: 'McCabe 1976; over functions alone, as in poc-ai-workflow-frameworks, METRICS.md',
  absolute_margin: 1,
  also_unscored: 'when there is no function',
}
const BLOCKS: CodeFacts = {
  ...FUNCTIONS,
  source: 'McCabe 1976, as `radon cc --average`',
  also_unscored: 'when there is neither function nor class',
}
const ANNOTATED: CodeFacts = {
  source: 'poc-ai-workflow-frameworks, METRICS.md, type annotation coverage',
  unit: 'share',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
}

/** The maintainability index of the code in the examples: V = 3, CC = 5, LLOC = 10, c = 10 %. */
const MI =
  (100 / 171) *
  (171 - 5.2 * Math.log(3) - 0.23 * 5 - 16.2 * Math.log(10) + 50 * Math.sin(Math.sqrt((2.46 * 10 * Math.PI) / 180)))

const MEASURES: Readonly<Record<CodeFigure, CodeRow>> = {
  'code.mi': {
    title: 'maintainability index',
    summary: 'How easy the code is to maintain.',
    formula:
      "The mean over files of 100/171·(171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·c)), limited to 0 … 100. V is the Halstead volume, CC the file's complexity, LLOC its logical lines, c its comments per source line in per cent, taken as an angle in degrees.",
    example: { text: 'V = 3, CC = 5, LLOC = 10, c = 10 %: 91.99.', value: MI },
    ...MAINTAINABILITY,
  },
  'code.lowest-mi': {
    title: 'lowest maintainability index of a file',
    summary: 'The file that is hardest to maintain.',
    formula: 'The lowest `code.mi` of a file.',
    example: { text: 'One file: its own 91.99.', value: MI },
    ...MAINTAINABILITY,
  },
  'code.average-complexity': {
    title: 'average complexity of a function',
    summary: 'How many paths lead through a function.',
    formula: 'The mean over functions and methods of 1 + the number of their decisions.',
    example: { text: 'Methods of 3 and 1: 2.', value: 2 },
    ...FUNCTIONS,
  },
  'code.max-complexity': {
    title: 'highest complexity of a function',
    summary: 'The function with the most paths through it.',
    formula: 'The highest complexity of a function or method.',
    example: { text: 'Methods of 3 and 1: 3.', value: 3 },
    ...FUNCTIONS,
  },
  'code.average-block-complexity': {
    title: 'average complexity, classes included',
    summary: 'The same, as radon prints it.',
    formula:
      'The mean over functions, methods and classes. A class counts as the mean of its methods, and 1 more when it has several.',
    example: { text: 'Methods of 3 and 1 in a class of 3: 7/3.', value: 7 / 3 },
    ...BLOCKS,
  },
  'code.max-block-complexity': {
    title: 'highest complexity, classes included',
    summary: 'The highest complexity, as radon prints it.',
    formula: 'The highest complexity of a function, method or class.',
    example: { text: '3.', value: 3 },
    ...BLOCKS,
  },
  'code.return-annotations': {
    title: 'functions with a return annotation',
    summary: 'How many functions say what they return.',
    formula: 'Functions with a return annotation / functions that can have one.',
    example: { text: '1 of 2 methods: 0.5.', value: 0.5 },
    also_unscored: 'when no function can have one, as in JavaScript',
    ...ANNOTATED,
  },
  'code.imports': {
    title: 'imports',
    summary: 'How many imports the code has.',
    formula:
      'Each name of `import a, b`, and 1 for each `from … import …`; in scripts each import, re-export and `require`.',
    example: { text: '2.', value: 2 },
    ...STATIC,
  },
  'code.framework-imports': {
    title: 'framework imports',
    summary: 'How many imports are of the framework.',
    formula: 'Imports of a module that `prefixes` names.',
    example: { text: '`langgraph.graph` by the prefix `langgraph`: 1.', value: 1 },
    ...STATIC,
  },
  'code.classes': {
    title: 'classes',
    summary: 'Classes.',
    formula: 'Classes, summed over files.',
    example: { text: '1.', value: 1 },
    ...STATIC,
  },
  'code.functions': {
    title: 'functions',
    summary: 'Functions.',
    formula: 'Functions and methods, nested and async ones too, summed over files.',
    example: { text: '2.', value: 2 },
    ...STATIC,
  },
  'code.halstead-volume': {
    title: 'Halstead volume',
    summary: 'How much there is to read.',
    formula: 'N·log₂ n: N operators and operands in all, n of them distinct; summed over files.',
    example: { text: '`items + items`: 3·log₂ 2 = 3.', value: 3 },
    ...HALSTEAD,
  },
  'code.halstead-difficulty': {
    title: 'Halstead difficulty',
    summary: 'How hard the code is to read.',
    formula: '(n₁/2)·(N₂/n₂): distinct operators, operands, distinct operands; the mean over files.',
    example: { text: '(1/2)·(2/1) = 1.', value: 1 },
    ...HALSTEAD,
  },
  'code.halstead-effort': {
    title: 'Halstead effort',
    summary: 'How much effort reading the code takes.',
    formula: 'Difficulty · volume, summed over files.',
    example: { text: '1·3 = 3.', value: 3 },
    ...HALSTEAD,
  },
  'code.halstead-bugs': {
    title: 'Halstead bugs',
    summary: 'How many bugs the volume predicts.',
    formula: 'Volume / 3000, summed over files.',
    example: { text: '3/3000 = 0.001.', value: 0.001 },
    ...HALSTEAD,
  },
  'code.sloc': {
    title: 'source lines',
    summary: 'Lines with code on them.',
    formula: 'Source lines, summed over files: neither blank nor comment.',
    example: { text: '10.', value: 10 },
    ...LINES,
  },
  'code.lloc': {
    title: 'logical lines',
    summary: 'Statements, about.',
    formula: 'Logical lines, summed over files.',
    example: { text: '10.', value: 10 },
    ...LINES,
  },
  'code.comment-ratio': {
    title: 'comments per source line',
    summary: 'How much of the code is commented.',
    formula: 'Comments / source lines; above 1 if there are more comments than code.',
    example: { text: '1/10 = 0.1.', value: 0.1 },
    also_unscored: 'when there is no line of code',
    ...LINES,
    unit: 'ratio',
  },
}

/** Metrics of how hard the code is to follow, what it declares, and how much of it there is. */
export const CODE_MEASURES: readonly MetricDefinition[] = (Object.keys(MEASURES) as CodeFigure[]).map((name) =>
  defineMeasure({ name, ...MEASURES[name] }),
)

const REVIEW = {
  source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
  unit: 'score',
  direction: 'higher',
  range: [1, 5],
  measured_on: 'code-review',
} as const

const average = defineOnCode({
  ...REVIEW,
  name: 'code.review',
  title: 'code review, mean of seven',
  summary: 'How a judge rates the code.',
  formula: 'The mean of the seven grades below, to two decimals.',
  needs: 'To runs of a variant with `code_quality.review: true`.',
  edge_cases: 'When the judge could not be asked or gave nothing usable (the run says why), and in pull requests.',
  remarks: 'It is one reading of a judge, so a gate on it can only have `min`.',
  example: { text: 'Grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86.', value: 3.86 },
  measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
})

/** The question of each criterion, and its grade in the example. */
const CRITERIA: Readonly<Record<ReviewCriterion, { readonly asks: string; readonly grade: number }>> = {
  readability: { asks: 'names, layout and flow; how much a reader must keep in mind', grade: 4 },
  idiomatic_usage: { asks: 'whether the framework and the language are used as intended', grade: 4 },
  error_handling: { asks: 'edge cases, exceptions and invalid states', grade: 3 },
  extensibility: { asks: 'whether new features fit in without a major rewrite', grade: 4 },
  testability: { asks: 'whether the parts can be tested in isolation', grade: 3 },
  documentation: { asks: 'docstrings and comments', grade: 5 },
  abstraction: { asks: 'whether the parts are at the right level of abstraction', grade: 4 },
}

function defineCriterion(criterion: ReviewCriterion): MetricDefinition {
  const { asks, grade } = CRITERIA[criterion]
  return defineOnCode({
    ...REVIEW,
    name: `code.review-${criterion.replaceAll('_', '-')}`,
    title: `code review: ${criterion.replaceAll('_', ' ')}`,
    summary: `The same for one of the seven: ${asks}.`,
    formula: "The judge's grade: 5 excellent, 4 good, 3 acceptable, 2 poor, 1 bad.",
    needs: 'As `code.review`.',
    edge_cases: 'As `code.review`.',
    example: { text: `A grade of ${grade}.`, value: grade },
    measure: ({ review }) => (review?.kind === 'reviewed' ? review.criteria[criterion].score : null),
  })
}

/** The mean of the review, and each of the seven grades. */
export const CODE_REVIEW: readonly MetricDefinition[] = [average, ...REVIEW_CRITERIA.map(defineCriterion)]
