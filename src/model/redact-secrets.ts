const HIDDEN = '(hidden)'

/** Values in these are hidden, whatever their names. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies'])
const SECRET_WORDS = new Set([
  ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
  ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
])
/** `api_key` and `access_token` are secret, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token'])

/**
 * Whether the value at a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
export function isSecretPath(path: readonly string[]): boolean {
  return path.some((name, index) => {
    const words = name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
    const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase())
    return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '')
  })
}

const ASSIGNED =
  /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi
/**
 * A flag in a command line or a list: `--api-key abc`, `["--api-key","abc"]`. Looks back from the name's end, to stay fast on many dashes.
 */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g
/** Keys and tokens of well-known services, by their prefixes. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g

/**
 * Hides whatever looks like a secret in a setting's text.
 * @example redactSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
export function redactSecrets(text: string): string {
  return text
    .replace(KNOWN_SHAPES, HIDDEN)
    .replace(USER_IN_URL, `$1${HIDDEN}@`)
    .replace(ASSIGNED, `$1${HIDDEN}`)
    .replace(FLAG, `$1${HIDDEN}`)
}
