import { checkPlaceholder, findPlaceholders } from '../template.js'

const PLACEHOLDERS = /\{\{[^{}]*\}\}/g

/** Why an address cannot be asked; null when it can. Placeholders may stand behind the host. */
export function checkAddress(text: string): string | null {
  for (const { name } of findPlaceholders(text)) {
    const problem = checkPlaceholder(name)
    if (problem !== null) return problem
  }
  const [one, other] = ['1', '2'].map((value) => text.replace(PLACEHOLDERS, value))
  if (one === undefined || other === undefined || !URL.canParse(one) || !URL.canParse(other)) return NO_ADDRESS
  const { protocol, username, password, origin } = new URL(one)
  if (!/^https?:$/.test(protocol)) return NO_ADDRESS
  if (username !== '' || password !== '')
    return 'a user name has no place in an address. Give the header `authorization`'
  return new URL(other).origin === origin ? null : 'placeholders stand behind the host'
}

const NO_ADDRESS = 'an address begins with `http://` or `https://` and a host'

/** Why a text cannot be a header's value; null when it can. Narrower than HTTP, which leaves open what other bytes mean. */
export function checkHeaderValue(value: string): string | null {
  return /^[\t\x20-\x7e]*$/.test(value) ? null : 'a header holds visible ASCII characters and blanks only'
}
