import { caseSchema, type GoldenCase } from '../model/case.js'
import { canonicalJson, type Hash } from '../model/fingerprint.js'
import { leaveOutDefaults } from './leave-out-defaults.js'

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(
  golden: Omit<GoldenCase, 'at' | 'fingerprint'>,
  hash: Hash,
  schema: typeof caseSchema = caseSchema,
): string {
  const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined }
  return hash(canonicalJson(leaveOutDefaults(asked, schema)))
}
