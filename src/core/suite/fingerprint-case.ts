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

/**
 * Gives cases a `fingerprint` that is made when somebody first asks for it: of thousands of cases it takes longer than to read them, and
 * the first can be measured meanwhile.
 */
export function fingerprintLater(
  hash: Hash,
): <Golden extends Omit<GoldenCase, 'fingerprint'>>(golden: Golden) => Golden & Pick<GoldenCase, 'fingerprint'> {
  const made = new WeakMap<object, string>()
  // One for all: objects with accessors of their own are slow.
  const property: PropertyDescriptor & ThisType<Omit<GoldenCase, 'fingerprint'>> = {
    enumerable: true,
    get() {
      const known = made.get(this) ?? fingerprintCase(this, hash)
      made.set(this, known)
      return known
    },
  }
  return (golden) => Object.defineProperty(golden, 'fingerprint', property) as typeof golden & { fingerprint: string }
}
