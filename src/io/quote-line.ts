import { hideSecrets } from '../compare/hide-secrets.js'

/** What a server said as one line, without the secrets that it was sent and may echo, nor what looks like one. */
export function quoteLine(text: string, secrets: readonly string[]): string {
  return hideSecrets(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}
