import type { Held } from './hold-against.js'

/** Every verdict and branch of the rules that random suites must reach, as reported by the second implementation. */
export const BRANCHES: readonly string[] = [
  ...[
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
  ].map((word) => `gate ${word}`),
  ...[
    'mcnemar',
    'paired-t',
    'log-ratio',
    'per-run',
    'paired-t in clusters',
    'log-ratio in clusters',
    'per-run in clusters',
  ].map((row) => `row ${row}`),
  ...['improved', 'unchanged', 'no-regression'].map((word) => `run ${word}`),
  ...[
    ...[
      'missing-data-floor',
      'nothing-measured',
      'absolute-bound',
      'no-baseline',
      'no-comparable-gate',
      'too-many-cases-excluded',
    ],
    ...[
      'gate',
      'zero-tolerance',
      'non-inferiority-not-shown',
      'primary-gate',
      'ungated-loss',
      'no-quality-gate',
      'ungated-cases',
    ],
    'nothing-to-lose',
    'nothing-ruled-out',
  ].map((because) => `because ${because}`),
  ...[
    'suspect',
    'one case',
    'one cluster',
    'fewer than 20 clusters',
    'missing unevenly',
    'information only',
    'baseline is 0',
  ],
  ...[
    'the total forbids',
    'matched trials forbid',
    'shown by a deterministic target',
    'significant but inside the margin',
  ],
  ...['invalid beside a word', 'failed by the target'],
  ...['no-regression by draws', 'refused', 'Holm takes back', 'broken bound', 'equal but missing unevenly'],
]

export function branchesOf({ second, refused, comparison }: Held): readonly string[] {
  if (second === null) return refused === null ? [] : ['refused']
  const { run } = second
  return [
    run.because === null ? `run ${run.word}` : `because ${run.because}`,
    ...second.gates.flatMap((gate, index) => {
      const result = comparison?.gates[index]
      const { clusters, verdict, p, pAdjusted } = gate
      const alpha = comparison?.alpha ?? 0
      const isBelow = (value: number | null): boolean => value !== null && value < alpha
      const facts: readonly (readonly [boolean, string])[] = [
        [true, `gate ${verdict}`],
        [gate.row !== null, `row ${gate.row ?? ''}${clusters === null ? '' : ' in clusters'}`],
        [gate.suspect, 'suspect'],
        [gate.n === 1, 'one case'],
        [clusters === 1, 'one cluster'],
        [clusters !== null && clusters < 20, 'fewer than 20 clusters'],
        [gate.missingUnevenly, 'missing unevenly'],
        [gate.isInformationOnly, 'information only'],
        [gate.isAllZero && verdict === 'inconclusive', 'equal but missing unevenly'],
        [gate.obstacle === 'baseline is 0', 'baseline is 0'],
        [!gate.isTotalFine && isBelow(pAdjusted) && (gate.delta ?? 0) > 0, 'the total forbids'],
        [!gate.isMatchedFine && isBelow(pAdjusted) && (gate.delta ?? 0) > 0, 'matched trials forbid'],
        [
          verdict === 'unchanged' && result?.gate.evidence === 'non-inferior' && !gate.failed && !gate.isBounded(),
          'shown by a deterministic target',
        ],
        [isBelow(p) && (gate.delta ?? 0) < 0 && !gate.reachesMargin, 'significant but inside the margin'],
        [verdict === 'no-regression' && gate.row !== 'mcnemar', 'no-regression by draws'],
        [isBelow(p) && !isBelow(pAdjusted), 'Holm takes back'],
        [verdict === 'invalid' && run.word !== 'invalid' && result?.gate.severity === 'fail', 'invalid beside a word'],
        [(result?.warnings ?? []).some((warning) => warning.startsWith('over ')), 'failed by the target'],
        [gate.failed && verdict === 'breached' && result?.gate.evidence !== 'threshold', 'broken bound'],
      ]
      return facts.filter(([holds]) => holds).map(([, name]) => name)
    }),
  ]
}
