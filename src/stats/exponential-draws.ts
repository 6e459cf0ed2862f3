import type { Random } from './random.js'

const LAYERS = 256
/** Where the tail starts, and the area of each layer. */
const TAIL_START = 7.69711747013105
const LAYER_AREA = 0.003949659822581557

/** Widths of the layers from the widest, and the density at each; the first is the tail folded into a rectangle. */
const WIDTHS = new Float64Array(LAYERS + 1)
const HEIGHTS = new Float64Array(LAYERS + 1)
WIDTHS[0] = LAYER_AREA / Math.exp(-TAIL_START)
for (let layer = 1, width = TAIL_START; layer < LAYERS; layer++) {
  WIDTHS[layer] = width
  HEIGHTS[layer] = Math.exp(-width)
  width = -Math.log(Math.exp(-width) + LAYER_AREA / width)
}
HEIGHTS[LAYERS] = 1

/**
 * A source of standard exponential draws. About 99 in 100 cost one random number, one multiplication and no logarithm.
 * Source: the ziggurat of Marsaglia & Tsang 2000, J. Stat. Softw. 5(8), with layer and position taken from different
 * bits (8 and 24 of the 32), as Doornik 2005 asks.
 */
export function exponentialDraws(random: Random): () => number {
  return () => {
    const scaled = random() * LAYERS
    const layer = scaled | 0
    const x = (scaled - layer) * (WIDTHS[layer] as number)
    return x < (WIDTHS[layer + 1] as number) ? x : drawOutsideCore(layer, x, random)
  }
}

/** The rare rest: the tail, which is without memory, or the edge of a layer, which is tried against the density. */
function drawOutsideCore(layer: number, x: number, random: Random): number {
  const draw = exponentialDraws(random)
  if (layer === 0) return TAIL_START + draw()
  const low = HEIGHTS[layer] as number
  return low + random() * ((HEIGHTS[layer + 1] as number) - low) < Math.exp(-x) ? x : draw()
}
