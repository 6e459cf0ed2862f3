import type { ProviderAccess } from '../../src/measure/providers/access.js'

/** The environment of a workflow without access to model providers. */
export const NO_PROVIDERS: ProviderAccess = {
  openaiApiKey: null,
  openaiBaseUrl: null,
  githubToken: null,
  githubModelsUrl: null,
}
