/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
export function hasUser(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}
