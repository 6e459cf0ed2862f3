interface RunOfOracle {
  readonly verdict: string | null
  readonly because: string | null
}

const NOTHING_RULED_OUT = { verdict: 'inconclusive', because: 'nothing-ruled-out' } as const

/**
 * Runs that the oracle decides by older rules, each with the rule that decides it now
 * (docs/decision-rules.md#where-the-oracle-is-overruled). The figures of their gates are unchanged.
 */
export const RULED_OTHERWISE: Readonly<Record<string, RunOfOracle & { readonly why: string }>> = {
  'verdict-039': { ...NOTHING_RULED_OUT, why: 'one case of a target that is not deterministic is no green tick' },
  'verdict-553': { ...NOTHING_RULED_OUT, why: 'one case of a target that is not deterministic is no green tick' },
  'verdict-623': { ...NOTHING_RULED_OUT, why: 'one cluster is as good as one case' },
  'verdict-387': {
    verdict: 'inconclusive',
    because: 'ungated-cases',
    why: 'success applies to 20 of the 30 cases, and no other gate looks at the rest',
  },
  'verdict-469': { ...NOTHING_RULED_OUT, why: '60 equal cases rule out drops of 6 points, the margin is 5' },
  'verdict-481': { ...NOTHING_RULED_OUT, why: '60 equal cases rule out drops of 6 points, the margin is 5' },
  'verdict-575': { ...NOTHING_RULED_OUT, why: '69 equal cases rule out drops of 5.3 points, the margin is 5' },
}
