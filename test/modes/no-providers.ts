import type { ProviderAccess } from '../../src/measure/providers/access.js'

/** A workflow that gives nothing to reach model providers with. */
export const NO_PROVIDERS: ProviderAccess = {
  openaiApiKey: null,
  openaiBaseUrl: null,
  githubToken: null,
  githubModelsUrl: null,
}
