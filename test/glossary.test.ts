import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GATE_VERDICTS } from '../src/model/result/verdict.js'

const page = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
const terms = [...page.matchAll(/^## (.+)$/gm)].map(([, term = '']) => term.toLowerCase())

test('the glossary is in order and names each term once', () => {
  expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')))
})

/** In machine-readable results, "cannot tell" is `inconclusive`. */
const VERDICTS = GATE_VERDICTS.map((word) => (word === 'inconclusive' ? 'cannot tell' : word.replaceAll('-', ' ')))
const STATES = [
  'broke',
  'worse',
  'fixed',
  'flaky',
  'failing',
  'passing',
  'unscored',
  'edited',
  'stale',
  'source deleted',
]

/** The names in the folded statistics; words before or after a name specify it further. */
const STATISTICS = [
  ...[
    'bca bootstrap',
    'bootstrap-t',
    'cr2',
    'df',
    "gaffke's bound",
    "hedges' g",
    "mcnemar's test",
    'mid-p',
    'newcombe 10',
  ],
  ...['percentile bootstrap', 'sign-flip p', 'tango', 'wilcoxon–pratt'],
]

test.each(STATISTICS)('the glossary has %s, which decides a gate', (word) => {
  expect(terms).toContain(word)
})

/** Terms of rounds and of tables of variants. */
const TERMS = [
  ...[
    'asked on',
    'broke for sure',
    'carried forward',
    'copies',
    'fact',
    'first look',
    'hopeless',
    'look',
    'plan',
    'range',
    'round',
    'slack',
  ],
  ...['cost of a pass', 'guardrail', 'interleaved', 'scorecard', 'trade-off', 'uplift', 'zero-recall'],
]

test.each([...VERDICTS, ...STATES, ...TERMS])(
  'the glossary has %s, which a report uses for a gate or a case',
  (word) => {
    expect(terms).toContain(word)
  },
)
