import { describe, expect, test } from 'vitest'
import type { Interval, TestRow } from '../../src/model/result/gate-result.js'
import type { MetricFacts } from '../../src/model/metric.js'
import { formatMeasured } from '../../src/format/format-measured.js'
import { COST, LATENCY, PRECISION, SUCCESS, TOKENS } from '../report/sections/facts.js'

const plain = (text: string | null): string | null => text?.replaceAll('\u202f', ' ') ?? null
const between = (low: number, high: number): Interval => ({ low, high, method: 't' })

interface Row {
  metric: MetricFacts
  row?: TestRow
  values: [number, number]
  delta: number
  interval: [number, number]
}

const rows: [string, Row, string][] = [
  [
    'whole points from ten on',
    { metric: SUCCESS, values: [75 / 92, 64 / 92], delta: -11 / 92, interval: [-0.209, -0.043] },
    '82 % → 70 % (−12 points) [−21, −4]',
  ],
  [
    'tenths when whole percents could not be subtracted',
    { metric: SUCCESS, values: [0.814, 0.696], delta: -0.118, interval: [-0.2, -0.04] },
    '81.4 % → 69.6 % (−11.8 points) [−20, −4]',
  ],
  [
    'tenths of a point below ten',
    { metric: SUCCESS, values: [0.8, 47 / 60], delta: -1 / 60, interval: [-0.0998, 0.06] },
    '80 % → 78.3 % (−1.7 points) [−10.0, +6]',
  ],
  [
    'more decimals rather than a false 0',
    { metric: SUCCESS, values: [0.8, 0.8002], delta: 0.0002, interval: [-0.001, 0.0014] },
    '80 % → 80.02 % (+0.02 points) [−0.10, +0.14]',
  ],
  [
    // 60 cases of three trials: each third is rounded before the average.
    'no change where rounding left a billionth of one',
    { metric: SUCCESS, values: [167 / 180, 167 / 180], delta: -1e-9 / 60, interval: [-0.06, 0.06] },
    '92.8 % → 92.8 % (0 points) [−6, +6]',
  ],
  [
    'no change without a sign',
    { metric: SUCCESS, values: [0.8, 0.8], delta: 0, interval: [-0.06, 0.06] },
    '80 % → 80 % (0 points) [−6, +6]',
  ],
  [
    'an end beside 0 with the decimals that tell it from 0',
    { metric: SUCCESS, values: [0.82, 0.7], delta: -0.12, interval: [-0.236, -0.0004] },
    '82 % → 70 % (−12 points) [−23.60, −0.04]',
  ],
  [
    'ratios bare',
    { metric: PRECISION, values: [0.612, 0.582], delta: -0.03, interval: [-0.0712, 0.0113] },
    '.61 → .58 (−.03) [−.07, +.01]',
  ],
  [
    'small ratios with three decimals',
    { metric: PRECISION, values: [0.6012, 0.5991], delta: -0.0021, interval: [-0.052, 0.048] },
    '.601 → .599 (−.002) [−.052, +.048]',
  ],
  [
    'the typical query on the log scale, turned back',
    { metric: TOKENS, row: 'log-ratio', values: [1240.3, 1010.2], delta: 0.2084, interval: [0.1532, 0.2636] },
    '1 240 → 1 010 (−19 %) [−23, −14]',
  ],
  [
    'a rise of what should be low',
    { metric: TOKENS, row: 'log-ratio', values: [1000, 1004], delta: -0.004, interval: [-0.01, 0.002] },
    '1 000 → 1 004 (+0.4 %) [−0.2, +1.0]',
  ],
  [
    'tokens on an absolute margin',
    { metric: TOKENS, row: 'paired-t', values: [1240, 1120], delta: 120, interval: [80, 160] },
    '1 240 → 1 120 (−120) [−160, −80]',
  ],
  [
    'short times in milliseconds',
    { metric: LATENCY, row: 'paired-t', values: [1.244, 1.1], delta: 0.144, interval: [0.1, 0.188] },
    '1 244 ms → 1 100 ms (−144 ms) [−188, −100]',
  ],
  [
    'dollars with two digits below ten cents',
    { metric: COST, row: 'paired-t', values: [0.00151, 0.00124], delta: 0.00027, interval: [0.0001, 0.00044] },
    '$0.0015 → $0.0012 (−$0.00027) [−$0.00044, −$0.00010]',
  ],
  [
    'a fraction of a cent beside dollars',
    { metric: COST, row: 'paired-t', values: [0.0007, 1.5], delta: -1.4993, interval: [-2, 0.0004] },
    '$0.00070 → $1.50 (+$1.50) [−$0.00040, +$2]',
  ],
]

describe('a measured row shows', () => {
  test.each(rows)('%s', (_, { metric, row, values, delta, interval }, expected) => {
    const [baseline, candidate] = values
    const text = formatMeasured({
      metric,
      row: row ?? 'mcnemar',
      baseline,
      candidate,
      delta,
      interval: between(...interval),
    })
    expect(plain([text.baseline, '→', text.candidate, `(${text.change ?? ''})`, text.interval].join(' '))).toBe(
      expected,
    )
  })

  test('points in a sentence, with the singular for one', () => {
    const text = formatMeasured({
      metric: SUCCESS,
      row: 'mcnemar',
      baseline: 0.8,
      candidate: 0.79,
      delta: -0.01,
      interval: null,
    })
    expect(plain(text.changeInWords)).toBe('−1 point')
    expect(text.range).toBeNull()
  })

  test('the size and the bounds of a change with their units', () => {
    const ofPoint = { metric: SUCCESS, row: 'mcnemar', baseline: 0.8, candidate: 0.79, delta: -0.01 } as const
    const ofTokens = { metric: TOKENS, row: 'log-ratio', baseline: 1240, candidate: 1010, delta: 0.2 } as const
    const read = ({ size, ends }: ReturnType<typeof formatMeasured>) => [plain(size), plain(ends)]
    expect(read(formatMeasured({ ...ofPoint, interval: between(-0.03, 0.01) }))).toEqual([
      '1 point',
      '−3 and +1 points',
    ])
    expect(read(formatMeasured({ ...ofTokens, interval: between(0.1, 0.3) }))).toEqual(['18 %', '−26 and −10 %'])
  })

  test('the kind of change if the two means give another one', () => {
    const ofTokens = { metric: TOKENS, row: 'log-ratio', baseline: 100, interval: null } as const
    const write = (candidate: number, ratio: number) => {
      const { changeOfArrow, ofWhich } = formatMeasured({ ...ofTokens, candidate, delta: -Math.log(ratio) })
      return [plain(changeOfArrow), ofWhich]
    }
    // 235 / 100 is +135 %, but the geometric mean of the cases' ratios is 4.15.
    expect(write(235, 4.15)).toEqual(['typical query +315 %', ' for the typical query'])
    expect(write(90, 0.9)).toEqual(['−10 %', ''])
    expect(write(100, 1)).toEqual(['0 %', ''])
    expect(formatMeasured({ ...ofTokens, candidate: 235, delta: null }).changeOfArrow).toBeNull()
  })

  test('nothing if nothing was measured', () => {
    const text = formatMeasured({
      metric: SUCCESS,
      row: null,
      baseline: null,
      candidate: null,
      delta: null,
      interval: null,
    })
    expect(text).toEqual({
      baseline: null,
      candidate: null,
      change: null,
      changeInWords: null,
      changeOfArrow: null,
      size: null,
      ends: null,
      ofWhich: '',
      range: null,
      interval: null,
      arrow: '? → ?',
      verb: 'rose',
      move: 'rose from ? to ?',
      sign: 0,
    })
  })
})

const ALONE = { row: null, interval: null } as const

test('a change equals the difference of the two displayed values, if that was measured', () => {
  const read = (text: string | null): number => Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, ''))
  const cases = [1, 3, 7, 30, 60, 61].flatMap((n) =>
    Array.from({ length: n + 1 }, (_, at) => [at / n, ((at * 7 + 3) % (n + 1)) / n] as const),
  )
  for (const [baseline, candidate] of cases)
    for (const metric of [SUCCESS, PRECISION]) {
      const text = formatMeasured({ ...ALONE, metric, baseline, candidate, delta: candidate - baseline })
      const decimals = Math.max(...[text.baseline, text.candidate].map((one) => (one ?? '').split('.')[1]?.length ?? 0))
      const written = read(text.candidate) - read(text.baseline)
      expect([baseline, candidate, read(text.change)]).toEqual([
        baseline,
        candidate,
        expect.closeTo(written, decimals + 3),
      ])
      expect(text.sign).toBe(Math.sign(candidate - baseline))
    }
  const fell = formatMeasured({ ...ALONE, metric: SUCCESS, baseline: 0.93667, candidate: 0.83333, delta: -0.10334 })
  expect([fell.baseline, fell.candidate, fell.change]).toEqual(['93.7\u202f%', '83.3\u202f%', '−10.4\u202fpoints'])
  // The difference comes from other cases than the values, so it is not their subtraction.
  const apart = formatMeasured({ ...ALONE, metric: SUCCESS, baseline: 0.93667, candidate: 0.83333, delta: -0.06 })
  expect(apart.change).toBe('−6\u202fpoints')
})
