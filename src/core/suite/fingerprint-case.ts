import { caseSchema, type GoldenCase } from '../model/case.js'
import type { Hash } from '../model/fingerprint.js'
import { withoutDefaults } from './write-without-defaults.js'

const writeAsked = withoutDefaults(caseSchema, ['notes', 'enabled', 'at', 'fingerprint'])

/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  return hash(writeAsked(golden))
}
