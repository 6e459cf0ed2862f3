import type { CodeTotals, ComplexityReading } from '../model/code-quality.js'
import type { MetricDefinition } from '../model/metric.js'
import { defineCodeMetric } from './define/define-code-metric.js'

const SOURCE = 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)'

const codeMi = defineCodeMetric({
  name: 'code.mi',
  title: 'maintainability index',
  source: SOURCE,
  unit: 'score',
  direction: 'higher',
  range: [0, 100],
  default_margin: { kind: 'absolute', value: 5 },
  version: 1,
  measure: ({ maintainability }) => maintainability.index,
})

const codeLowestMi = defineCodeMetric({
  name: 'code.lowest-mi',
  title: 'lowest maintainability index of a file',
  source: SOURCE,
  unit: 'score',
  direction: 'higher',
  range: [0, 100],
  default_margin: { kind: 'absolute', value: 5 },
  version: 1,
  measure: ({ maintainability }) => maintainability.lowest,
})

function defineComplexity({
  read,
  ...spec
}: {
  readonly name: string
  readonly title: string
  readonly source: string
  readonly read: (complexity: CodeTotals['complexity']) => Pick<ComplexityReading, 'count'> & { value: number | null }
}): MetricDefinition {
  return defineCodeMetric({
    ...spec,
    unit: 'count',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 1,
    version: 1,
    measure: ({ complexity }) => {
      const { count, value } = read(complexity)
      return count === 0 ? null : value
    },
  })
}

const PER_FUNCTION = 'McCabe 1976, over functions and methods as design document 000 says'
const PER_BLOCK = 'McCabe 1976, over functions, methods and classes as `radon cc --average`'

const codeAverageComplexity = defineComplexity({
  name: 'code.average-complexity',
  title: 'average complexity of a function',
  source: PER_FUNCTION,
  read: ({ functions_only: { count, average: value } }) => ({ count, value }),
})

const codeMaxComplexity = defineComplexity({
  name: 'code.max-complexity',
  title: 'highest complexity of a function',
  source: PER_FUNCTION,
  read: ({ functions_only: { count, max: value } }) => ({ count, value }),
})

const codeAverageBlockComplexity = defineComplexity({
  name: 'code.average-block-complexity',
  title: 'average complexity, classes included',
  source: PER_BLOCK,
  read: ({ with_classes: { count, average: value } }) => ({ count, value }),
})

const codeMaxBlockComplexity = defineComplexity({
  name: 'code.max-block-complexity',
  title: 'highest complexity, classes included',
  source: PER_BLOCK,
  read: ({ with_classes: { count, max: value } }) => ({ count, value }),
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
