import { scoringSchema, type Scoring } from '../model/scoring.js'
import type { Manifest } from './manifest-schema.js'

/** The members of a manifest that settle what metrics mean; calibration buckets by their inner edges. */
export function parseScoring(manifest: Manifest): Scoring {
  const { calibration_buckets: written, ...rest } = manifest
  const keys = Object.keys(scoringSchema.shape)
  const given = Object.fromEntries(Object.entries(rest).filter(([key]) => keys.includes(key)))
  return scoringSchema.parse({ ...given, ...(written !== undefined && { calibration_buckets: bucketsOf(written) }) })
}

function bucketsOf(written: NonNullable<Manifest['calibration_buckets']>): Scoring['calibration_buckets'] {
  const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' as const } : written
  return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed }
}
