import { caseSchema, CRITICAL_TAG, type GoldenCase } from '../model/case.js'
import type { Hash } from '../model/fingerprint.js'
import { withoutDefaults } from './write-without-defaults.js'

const writeAsked = withoutDefaults(caseSchema, ['notes', 'enabled', 'at', 'fingerprint'])

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  if (!golden.tags.includes(CRITICAL_TAG)) return hash(writeAsked(golden))
  // What the tag says already adds nothing; what is said against it is another case.
  return hash(writeAsked({ ...golden, critical: golden.critical ? false : 'not' }))
}
