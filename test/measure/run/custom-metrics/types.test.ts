import { expect, test } from 'vitest'
import type { AnsweredTrial } from '../../../../src/model/metric.js'
import type { CustomMetrics, Trial } from '../../../../types/custom-metrics.js'

/** Compiles only if a module's arguments match the published types. */
const asPromised = (trial: AnsweredTrial): Trial => trial

test('the types of a module match its arguments', () => {
  expect(asPromised).toBeTypeOf('function')
  const define: CustomMetrics = ({ defineMetric }) => [
    defineMetric({
      ...{
        name: 'long',
        title: 'long',
        unit: 'ratio',
        kind: 'binary',
        direction: 'lower',
        range: [0, 1],
        when_failed: 0,
      },
      score: ({ observation, ranking }) =>
        ranking === null ? { unscored: 'no spans' } : observation.reply.answer.length > 100,
    }),
  ]
  expect(define).toBeTypeOf('function')
})
