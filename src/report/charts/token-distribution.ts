import type { ArmsInput, Chart } from './chart.js'
import { drawDistribution } from './draw-distribution.js'

const TOKENS = 'tokens.total'

const draw = (input: ArmsInput) =>
  drawDistribution(input, { id: 'token-distribution', metric: TOKENS, title: 'Tokens of a case', unit: 'tokens' })

/** How many tokens the cases took, in and out. */
export const tokenDistribution: Chart = {
  id: 'token-distribution',
  in_comment: 'moved',
  about: ['tokens.'],
  needs: () => [TOKENS],
  draw,
  drawVariants: draw,
}
