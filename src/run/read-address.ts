import { z } from 'zod'
import { UserError } from '../model/error.js'
import { hasUser, printableAddress } from '../providers/access.js'

/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
export function readAddress(name: string, got: string): string {
  const refuse = (shown: string, expected: string): never => {
    throw new UserError('input-invalid', { name, got: shown, expected, suggestion: null })
  }
  if (!z.url({ protocol: /^https?$/ }).safeParse(got).success)
    return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address')
  return hasUser(got) ? refuse(printableAddress(got), 'an address without user and password in front of its host') : got
}
