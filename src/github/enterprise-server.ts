import { UserError } from '../model/error.js'

/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
export function enterpriseHost(serverUrl: string): string | null {
  const host = new URL(serverUrl).hostname.toLowerCase()
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host
}

/** What goes through artifacts, and what to do without. */
const CURES = {
  '`baseline: artifact`':
    'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
  '`mode: publish`': 'Measure and report in one job.',
  '`shard`': 'Measure the whole suite in one job.',
}

/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
export function demandArtifacts(serverUrl: string, input: keyof typeof CURES): void {
  const server = enterpriseHost(serverUrl)
  if (server !== null) throw new UserError('artifacts-unsupported', { server, input, cure: CURES[input] })
}
