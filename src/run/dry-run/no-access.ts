/** No key is needed to say what a call could use, and none is sent anywhere. */
export const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null }
