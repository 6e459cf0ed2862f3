/**
 * What the workflow or the user's shell — never the suite, which a pull request can edit — gives to reach model providers. A key goes
 * to `openaiBaseUrl` (or the provider's own address) and to no address that a suite names, unless the workflow has allowed
 * that key by name for targets.
 */
export interface ProviderAccess {
  readonly openaiApiKey: string | null
  /** Null is the provider's own. */
  readonly openaiBaseUrl: string | null
  /** For GitHub Models. */
  readonly githubToken: string | null
  /** Where GitHub Models are not at their usual address, or bill an organisation; null is the usual one. */
  readonly githubModelsUrl: string | null
}
