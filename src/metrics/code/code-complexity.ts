import type { MetricDefinition } from '../../model/metric.js'
import { defineCodeMetric } from '../define/define-code-metric.js'

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
