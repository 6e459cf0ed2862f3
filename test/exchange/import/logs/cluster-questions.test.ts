import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterVectors, indexVectors, learnWeights } from '../../../../src/exchange/import/logs/suggest-cases.js'

const words = (text: string): string[] => text.split(' ')

describe('learnWeights', () => {
  const weigh = learnWeights(['reset password', 'change password', 'track parcel'].map(words))

  // The weights of a term in one and in two of N = 3 texts.
  const [one, two] = [Math.log(4 / 2) + 1, Math.log(4 / 3) + 1]

  test.each([
    ['password', { password: 1 }],
    ['reset password', { reset: one / Math.hypot(one, two), password: two / Math.hypot(one, two) }],
    ['password password', { password: 1 }],
    ['unknown', { unknown: 1 }],
  ])('%s', (text, wanted) => {
    const { terms, weights } = weigh(words(text))
    expect([...weights].map(([term, weight]) => [term, weight.toFixed(4)])).toEqual(
      Object.entries(wanted).map(([term, weight]) => [term, weight.toFixed(4)]),
    )
    expect(terms).toEqual(Object.keys(wanted))
  })

  test('a text without terms is similar to nothing', () => {
    const index = indexVectors(0)
    index.add(weigh([]))
    expect(index.nearest(weigh(['password']))).toBeNull()
    expect(index.nearest(weigh([]))).toBeNull()
  })
})

test('the index looks up only the heaviest terms and still finds the nearest text', () => {
  const text = fc.array(fc.constantFrom(...'abcdefghij'), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 12 }),
      text,
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (texts, one, least) => {
        const weigh = learnWeights([...texts, one])
        const index = indexVectors(least)
        const vectors = texts.map(weigh)
        vectors.forEach(index.add)
        const asked = weigh(one)
        const similarities = vectors.map(({ weights }) =>
          Math.min(
            1,
            [...asked.weights].reduce((sum, [term, weight]) => sum + weight * (weights.get(term) ?? 0), 0),
          ),
        )
        const best = Math.max(0, ...similarities)
        // Values that differ only by rounding are neither above nor below.
        if (Math.abs(best - least) < 1e-9) return
        const found = index.nearest(asked)
        expect(found?.similarity ?? null).toBe(best > least ? best : null)
        if (found !== null) expect(found.index).toBe(similarities.indexOf(best))
      },
    ),
    { numRuns: 500, seed: 25 },
  )
})

test('a text joins its most similar leader, or becomes a leader', () => {
  const texts = ['reset password', 'track parcel', 'forgot password reset', 'parcel track now', 'opening hours', '']
  const vectors = texts.map((text) => text.split(' ').filter(Boolean))
  const clusters = clusterVectors(vectors.map(learnWeights(vectors)), 0.5)
  expect(clusters).toEqual([[0, 2], [1, 3], [4], [5]])
})
