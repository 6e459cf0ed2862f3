import type { Metric, MetricDefinition, MetricFacts } from '../../model/metric.js'
import type { CodeTotals } from '../../model/run/code-quality.js'
import { REVIEW_CRITERIA, type ReviewCriterion, type RunCode } from '../../model/run/run-code.js'
import type { Run } from '../../model/run/run.js'

interface OnCodeSpec extends Pick<
  MetricFacts,
  'title' | 'unit' | 'direction' | 'range' | 'default_margin' | 'absolute_margin'
> {
  readonly name: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  readonly version: number
  readonly measured_on: NonNullable<MetricFacts['measured_on']>
  readonly measure: (code: RunCode) => number | null
}

/** A figure of the source code as its file writes it. */
interface CodeMetricSpec extends Omit<OnCodeSpec, 'measured_on' | 'measure'> {
  /** Of the totals of the language that is asked for; null when they have no such value. */
  readonly measure: (totals: CodeTotals) => number | null
}

/**
 * An entry of the registry for a figure of the source code: one number a run, which no trial is scored by and no test is made of.
 * It applies where the suite says where its sources are.
 */
export function defineCodeMetric({ measure, ...spec }: CodeMetricSpec): MetricDefinition {
  return defineOnCode({
    ...spec,
    measured_on: 'code',
    measure: (code) => {
      const totals = findTotals(code)
      return totals === null ? null : measure(totals)
    },
  })
}

/** The same of what a judge said of the source code, where the suite asks one: 1 to 5. */
export function defineReviewMetric(
  spec: Pick<OnCodeSpec, 'name' | 'title' | 'source' | 'version' | 'measure'>,
): MetricDefinition {
  return defineOnCode({ ...spec, unit: 'score', direction: 'higher', range: [1, 5], measured_on: 'code-review' })
}

function defineOnCode({ name, title, source, version, measure, measured_on, ...facts }: OnCodeSpec): MetricDefinition {
  return {
    name,
    title,
    source,
    expand: ({ code_quality: code }) => [
      {
        id: name,
        title,
        unit: facts.unit,
        kind: 'continuous',
        direction: facts.direction,
        range: facts.range,
        environment: 'free',
        scale: 'linear',
        measured_on,
        ...(facts.default_margin && { default_margin: facts.default_margin }),
        ...(facts.absolute_margin !== undefined && { absolute_margin: facts.absolute_margin }),
        definition: `${name}/${version}`,
        aliases: [],
        applies: () => code !== undefined && (measured_on === 'code' || code.reviewed === true),
        score: null,
        measure,
        when_failed: 'unscored',
      },
    ],
  }
}

/** The totals of the language that the metrics are of; null where the code is unscored. */
function findTotals({ language, totals, unscored }: RunCode): CodeTotals | null {
  return unscored === null ? (totals.find((one) => one.language === language) ?? null) : null
}

/** The maintainability index of the whole code, or that of its worst file. */
function defineMaintainability({
  figure,
  ...spec
}: {
  readonly name: string
  readonly title: string
  readonly figure: 'index' | 'lowest'
}): MetricDefinition {
  return defineCodeMetric({
    ...spec,
    source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
    unit: 'score',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
    version: 1,
    measure: ({ maintainability }) => maintainability[figure],
  })
}

const codeMi = defineMaintainability({ name: 'code.mi', title: 'maintainability index', figure: 'index' })

const codeLowestMi = defineMaintainability({
  name: 'code.lowest-mi',
  title: 'lowest maintainability index of a file',
  figure: 'lowest',
})

const SOURCES = {
  functions_only: 'McCabe 1976, over functions and methods as in poc-ai-workflow-frameworks, METRICS.md',
  with_classes: 'McCabe 1976, over functions, methods and classes as `radon cc --average`',
}

/** A figure of one reading of the complexity: which blocks count. */
function defineComplexity({
  reading,
  figure,
  ...spec
}: {
  readonly name: string
  readonly title: string
  readonly reading: keyof typeof SOURCES
  readonly figure: 'average' | 'max'
}): MetricDefinition {
  return defineCodeMetric({
    ...spec,
    source: SOURCES[reading],
    unit: 'count',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 1,
    version: 1,
    measure: ({ complexity }) => {
      const { count, [figure]: value } = complexity[reading]
      return count === 0 ? null : value
    },
  })
}

const codeAverageComplexity = defineComplexity({
  name: 'code.average-complexity',
  title: 'average complexity of a function',
  reading: 'functions_only',
  figure: 'average',
})

const codeMaxComplexity = defineComplexity({
  name: 'code.max-complexity',
  title: 'highest complexity of a function',
  reading: 'functions_only',
  figure: 'max',
})

const codeAverageBlockComplexity = defineComplexity({
  name: 'code.average-block-complexity',
  title: 'average complexity, classes included',
  reading: 'with_classes',
  figure: 'average',
})

const codeMaxBlockComplexity = defineComplexity({
  name: 'code.max-block-complexity',
  title: 'highest complexity, classes included',
  reading: 'with_classes',
  figure: 'max',
})

/** How hard the code is to follow: the maintainability index, and the two readings of the complexity that is in it. */
export const codeComplexity: readonly MetricDefinition[] = [
  codeMi,
  codeLowestMi,
  codeAverageComplexity,
  codeMaxComplexity,
  codeAverageBlockComplexity,
  codeMaxBlockComplexity,
]

function defineHalstead(name: string, title: string, key: keyof CodeTotals['halstead']): MetricDefinition {
  return defineCodeMetric({
    name,
    title,
    source: 'Halstead 1977, counted as `radon hal` does',
    unit: 'count',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    version: 1,
    measure: ({ halstead }) => halstead[key],
  })
}

const codeHalsteadVolume = defineHalstead('code.halstead-volume', 'Halstead volume', 'volume')
const codeHalsteadDifficulty = defineHalstead('code.halstead-difficulty', 'Halstead difficulty', 'difficulty')
const codeHalsteadEffort = defineHalstead('code.halstead-effort', 'Halstead effort', 'effort')
const codeHalsteadBugs = defineHalstead('code.halstead-bugs', 'Halstead bugs', 'bugs')

function defineSize(spec: {
  readonly name: string
  readonly title: string
  readonly unit: MetricFacts['unit']
  readonly measure: (totals: CodeTotals) => number | null
}): MetricDefinition {
  return defineCodeMetric({
    ...spec,
    source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md',
    direction: 'neutral',
    range: [0, null],
    version: 1,
  })
}

const codeSloc = defineSize({
  name: 'code.sloc',
  title: 'source lines',
  unit: 'count',
  measure: ({ raw }) => raw.sloc,
})

const codeLloc = defineSize({
  name: 'code.lloc',
  title: 'logical lines',
  unit: 'count',
  measure: ({ raw }) => raw.lloc,
})

const codeCommentRatio = defineSize({
  name: 'code.comment-ratio',
  title: 'comments per source line',
  unit: 'ratio',
  measure: ({ comment_ratio: ratio }) => ratio,
})

/** How much of it there is: Halstead’s measures, lines and comments. */
export const codeSize: readonly MetricDefinition[] = [
  codeHalsteadVolume,
  codeHalsteadDifficulty,
  codeHalsteadEffort,
  codeHalsteadBugs,
  codeSloc,
  codeLloc,
  codeCommentRatio,
]

function defineCount(
  name: string,
  title: string,
  key: 'imports' | 'framework_imports' | 'classes' | 'functions',
): MetricDefinition {
  return defineCodeMetric({
    name,
    title,
    source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
    version: 1,
    measure: ({ declarations }: CodeTotals) => declarations[key],
  })
}

const codeImports = defineCount('code.imports', 'imports', 'imports')
const codeFrameworkImports = defineCount('code.framework-imports', 'framework imports', 'framework_imports')
const codeClasses = defineCount('code.classes', 'classes', 'classes')
const codeFunctions = defineCount('code.functions', 'functions', 'functions')

const codeReturnAnnotations = defineCodeMetric({
  name: 'code.return-annotations',
  title: 'functions with a return annotation',
  source: 'poc-ai-workflow-frameworks, METRICS.md, type annotation coverage',
  unit: 'share',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  version: 1,
  measure: ({ declarations }) => declarations.return_annotation_share,
})

/** What is declared and imported. */
export const codeDeclarations: readonly MetricDefinition[] = [
  codeReturnAnnotations,
  codeImports,
  codeFrameworkImports,
  codeClasses,
  codeFunctions,
]

const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, LLM code review'

const average = defineReviewMetric({
  name: 'code.review',
  title: 'code review, mean of seven',
  source: SOURCE,
  version: 1,
  measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
})

const criteria: readonly MetricDefinition[] = REVIEW_CRITERIA.map((criterion: ReviewCriterion) =>
  defineReviewMetric({
    name: `code.review-${criterion.replaceAll('_', '-')}`,
    title: `code review: ${criterion.replaceAll('_', ' ')}`,
    source: SOURCE,
    version: 1,
    measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
  }),
)

/** The mean of the review, and each of the seven grades. */
export const codeReview: readonly MetricDefinition[] = [average, ...criteria]

/**
 * The figures of a run's source code by metric id; `n` and `applicable` are the measured files of the language that they are of, and all.
 * None at all where nobody measured it, and none of a review where nobody was asked.
 */
export function summarizeCode(
  metrics: readonly Pick<Metric, 'id' | 'measured_on' | 'measure'>[],
  code: RunCode | undefined,
): Run['summaries'] {
  if (code === undefined) return {}
  const { language, files, review } = code
  const own = files.filter((file) => language === null || file.language === language)
  const measured = own.filter(({ kind }) => kind === 'measured').length
  return Object.fromEntries(
    metrics.flatMap(({ id, measured_on: on, measure }) => {
      if (measure === undefined || (on === 'code-review' && review === undefined)) return []
      const value = measure(code)
      return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]]
    }),
  )
}
