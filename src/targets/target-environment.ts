/** What only the workflow's own steps may have: the Action's inputs, the runner's tokens and the files that steer the job. */
const RUNNER = /^(?:INPUT_.*|ACTIONS_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i

/**
 * Names that providers and tools use for credentials, by their ending: OPENAI_API_KEY, AZURE_OPENAI_KEY,
 * AWS_SECRET_ACCESS_KEY, HF_TOKEN, NPM_CONFIG__AUTHTOKEN, LANGFUSE_SECRET_KEY, PGPASSWORD,
 * GOOGLE_APPLICATION_CREDENTIALS, SLACK_WEBHOOK_URL, AWS_ACCESS_KEY_ID, GH_PAT …
 */
const CREDENTIAL =
  /(?:KEY|KEY_ID|TOKEN|SECRET|SECRETS|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|CREDENTIALS|CONNECTION_STRING|WEBHOOK|WEBHOOK[-_]URL|DATABASE_URL|DSN|(?<![a-z0-9])(?:PAT|JWT|CREDS?))$/i

/**
 * The environment of a program that may be a pull request's code: the parent's without the runner's own variables and
 * without credentials, but with those that the workflow names (input `target-env`). Upper and lower case are the same.
 * This keeps secrets from being handed over; it is no sandbox.
 */
export function targetEnvironment(
  parentEnv: Readonly<Record<string, string | undefined>>,
  allowNames: readonly string[],
): Record<string, string> {
  const allowed = new Set(allowNames.map((name) => name.toUpperCase()))
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(parentEnv)) {
    if (value === undefined) continue
    if (allowed.has(name.toUpperCase()) || !(RUNNER.test(name) || CREDENTIAL.test(name))) env[name] = value
  }
  return env
}

/** The values of all variables that are credentials by their names, whoever may see them: what no output may have. */
export function credentialsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, value]) => (value !== undefined && CREDENTIAL.test(name) ? [value] : []))
}
