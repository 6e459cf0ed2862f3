/** Where the key of a model provider is given: by the workflow or shell, or in a variable that the suite names. */
export type KeySource = 'openai-api-key' | 'github-token' | { readonly variable: string }

/** What to do about a key that is missing or refused, as a sentence; null is a request that carried none. */
export function adviseOnKey(source: KeySource | null): string {
  if (source === null)
    return 'A key goes only to the address that the workflow names (input `openai-base-url`, on the command line OPENAI_BASE_URL), or is named by `api_key_env`.'
  if (source === 'openai-api-key')
    return "Give a valid one in the Action's input `openai-api-key`, on the command line in OPENAI_API_KEY."
  if (source === 'github-token')
    return 'GitHub Models need `permissions: models: read` in the job and its token in the input `github-token`; on the command line, a token with that permission in GITHUB_TOKEN.'
  return `The suite takes it from \`api_key_env: ${source.variable}\`: set that variable, and allow it for targets (input \`target-env\`, on the command line --target-env).`
}
