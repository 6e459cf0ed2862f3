import { caseSchema, type GoldenCase } from '../model/case.js'
import { canonicalJson, type Hash } from '../model/fingerprint.js'
import { leaveOutDefaults } from './leave-out-defaults.js'

const NOT_ASKED: ReadonlySet<string> = new Set(['notes', 'enabled', 'at', 'fingerprint'])

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(
  golden: Omit<GoldenCase, 'at' | 'fingerprint'>,
  hash: Hash,
  schema: typeof caseSchema = caseSchema,
): string {
  const differing = Object.entries(leaveOutDefaults(golden, schema) as Partial<GoldenCase>)
  return hash(canonicalJson(Object.fromEntries(differing.filter(([field]) => !NOT_ASKED.has(field)))))
}
