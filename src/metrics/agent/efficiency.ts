const clamp = (score: number): number => Math.min(100, Math.max(0, score))

/**
 * Points for little memory: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: design document 001, memory efficiency (requirements 152, 2.G).
 * @example memoryEfficiency(200) // 75
 */
export function memoryEfficiency(megabytes: number): number {
  return clamp(100 * (1 - (megabytes - 100) / 400))
}

/**
 * Points for an idle processor: 100 less the per cent that are busy, at least 0.
 * Source: design document 001, CPU efficiency (requirements 153, 2.G).
 * @example cpuEfficiency(30) // 70
 */
export function cpuEfficiency(percent: number): number {
  return clamp(100 - percent)
}

/**
 * Points for little of something: 100 for none, 0 at the anchor and above, linear between.
 * Source: design document 001, latency at an anchor of 5 s and cost at one of $0.10 (requirements 156, 157, 2.G).
 * @example thriftScore(1.5, 5) // 70
 */
export function thriftScore(amount: number, anchor: number): number {
  return clamp(100 * (1 - amount / anchor))
}
