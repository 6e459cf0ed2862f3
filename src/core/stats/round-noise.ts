/** Half the smallest step that counts: two figures closer than this are equal (verdict-rules, "Float noise"). */
export const EPSILON = 1e-9

/**
 * The value rounded to 9 decimals, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 / 1e9 (about 9 million) are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
export function roundNoise(value: number): number {
  const scaled = value * 1e9
  if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER)) return value
  return Math.round(scaled) / 1e9 + 0
}
