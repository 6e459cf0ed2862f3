/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
export function enterpriseHost(serverUrl: string): string | null {
  const host = new URL(serverUrl).hostname.toLowerCase()
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host
}
