import type { Answer } from '../call.js'
import { actions } from './actions.js'
import { checks } from './checks.js'
import { git } from './git.js'
import { issues } from './issues.js'
import { pulls } from './pulls.js'
import { repos } from './repos.js'
import { users } from './users.js'

const handlers = { ...actions, ...checks, ...git, ...issues, ...pulls, ...repos, ...users }

export type OperationId = keyof typeof handlers

export const operationIds: readonly string[] = Object.keys(handlers)

/** Runs the handler of an operation with parameters that passed the contract. Returns `undefined` if there is no handler. */
export function handle(id: string, call: object): Answer | undefined {
  if (!operationIds.includes(id)) return undefined
  // The contract has checked the parameters against the description from which Octokit's types are generated.
  const handler = handlers[id as OperationId] as (call: object) => Answer
  return handler(call)
}
