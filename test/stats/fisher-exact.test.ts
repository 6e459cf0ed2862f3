import { expect, test } from 'vitest'
import { fisherExact } from '../../src/stats/fisher-exact.js'

// Computed from the hypergeometric distribution in exact fractions (Python's fractions and math.comb), two-sided as in R and SciPy.
test.each([
  [{ hits: 6, drawn: 7, marked: 8, all: 13 }, 0.1025641025641026],
  [{ hits: 8, drawn: 9, marked: 10, all: 24 }, 0.0004894822501499039],
  [{ hits: 9, drawn: 13, marked: 20, all: 75 }, 0.0004927875761935797],
  [{ hits: 0, drawn: 5, marked: 10, all: 20 }, 0.032507739938080496],
  [{ hits: 3, drawn: 3, marked: 3, all: 10 }, 0.008333333333333333],
  [{ hits: 5, drawn: 5, marked: 5, all: 5 }, 1],
  [{ hits: 4, drawn: 6, marked: 10, all: 200 }, 4.633786742298846e-5],
  [{ hits: 400, drawn: 500, marked: 1000, all: 5000 }, 1.675035932321757e-212],
])('Fisher on %o is %d', (draw, p) => {
  expect(Math.abs(fisherExact(draw) / p - 1)).toBeLessThan(1e-9)
})
