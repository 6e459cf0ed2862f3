import type { CodeTotals } from '../../model/code-quality.js'
import type { MetricDefinition } from '../../model/metric.js'
import { defineCodeMetric } from '../define/define-code-metric.js'

function defineCount(
  name: string,
  title: string,
  key: 'imports' | 'framework_imports' | 'classes' | 'functions',
): MetricDefinition {
  return defineCodeMetric({
    name,
    title,
    source: 'design document 000, static metrics',
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
  source: 'design document 000, type annotation coverage',
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
