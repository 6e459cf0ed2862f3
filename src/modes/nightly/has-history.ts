import { enterpriseHost } from '../../github/enterprise-server.js'
import type { ActionRequest } from '../../run/action-request.js'

/** Whether nights know of each other: they do by the artifacts of earlier runs, which a GitHub Enterprise Server does not have. */
export function hasHistory({ github }: Pick<ActionRequest, 'github'>): boolean {
  return enterpriseHost(github.serverUrl) === null
}
