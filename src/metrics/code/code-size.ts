import type { CodeTotals } from '../../model/run/code-quality.js'
import type { MetricDefinition, MetricFacts } from '../../model/metric.js'
import { defineCodeMetric } from '../define/define-code-metric.js'

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
