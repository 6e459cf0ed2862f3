import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { GitHubState } from './state.js'

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Text

/** The parameters of an operation as Octokit types them: path, query and body in one object. */
type ParametersOf<Id extends string> = Id extends `${infer Group}/${infer Method}`
  ? Group extends keyof RestEndpointMethodTypes
    ? CamelCase<Method> extends keyof RestEndpointMethodTypes[Group]
      ? RestEndpointMethodTypes[Group][CamelCase<Method>] extends { parameters: infer Parameters }
        ? Parameters
        : never
      : never
    : never
  : never

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that passed the contract. */
export interface Call<Id extends string> {
  readonly state: GitHubState
  readonly parameters: ParametersOf<Id>
  /** The requested URL, from which the page links are built. */
  readonly url: URL
}

export type Handlers<Id extends string> = { readonly [Each in Id]: (call: Call<Each>) => Answer }

/** A refusal by GitHub. The server adds `documentation_url` and `status` to the body. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly object[] | undefined

  constructor(status: number, message: string, errors?: readonly object[]) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }
}

/** GitHub's answer for what does not exist or must not be visible. */
export function notFound(): Refusal {
  return new Refusal(404, 'Not Found')
}

/** GitHub's 422 with one fault, as in `{ resource: 'IssueComment', field: 'body', code: 'missing_field' }`. */
export function validationFailed(error: { resource: string; field: string; code: string; message?: string }): Refusal {
  return new Refusal(422, 'Validation Failed', [error])
}

/** Returns the value, or throws GitHub's 404 if there is none. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound()
  return value
}
