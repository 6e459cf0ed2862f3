import { join } from 'node:path'
import { refusedInput, UserError } from '../../model/error.js'
import { explainFailure, unlessRefused } from '../../github/request-error.js'
import type { ActionRequest } from '../request/action-request.js'
import { openBase, type Base, type OpenBase } from '../request/open-base.js'
import type { SuiteArm } from '../../measure/run/input.js'

/** Two commits to be measured side by side; their checkouts are gone when it is disposed of. */
export interface OpenRefs extends AsyncDisposable {
  /** In the order of the refs. */
  readonly arms: readonly SuiteArm[]
}

/** The input `refs`: none, or two. Throws `input-invalid`. */
export function chooseRefs(refs: readonly string[]): readonly string[] {
  if (refs.length === 0 || refs.length === 2) return refs
  const expected = 'two branches, tags or commits, the baseline first'
  throw refusedInput('refs', refs.join(', '), expected)
}

/**
 * Fetches two commits as `openBase` does a pull request's base, and gives their arms: the code, the target and the settings of each, asked the cases
 * of the suite that is checked out. Throws `ref-unmeasurable`.
 */
export async function openRefs(
  request: ActionRequest,
  refs: readonly string[],
  head: OpenBase['head'],
): Promise<OpenRefs> {
  const opened: Base[] = []
  const dispose = async (): Promise<void> => {
    for (const base of opened) await base[Symbol.asyncDispose]()
  }
  const arms: SuiteArm[] = []
  try {
    for (const [place, ref] of refs.entries()) {
      const sha = await resolveRef(request, ref)
      const outputFolder = join(request.outputFolder, 'runs', place === 0 ? 'a' : 'b')
      const point = { sha, how: `the input \`refs\`` }
      const base = await openBase({ ...request, outputFolder }, { point, branch: ref, head })
      opened.push(base)
      const { arm, baseline } = base
      if (arm === null || baseline.kind === 'none')
        throw new UserError('ref-unmeasurable', {
          ref,
          reason: baseline.kind === 'none' ? baseline.reason : 'it has no arm',
        })
      arms.push(arm)
    }
    return { arms, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function resolveRef({ github, effects }: ActionRequest, ref: string): Promise<string> {
  const { owner, repo } = github
  const client = await effects.connect()
  return unlessRefused(
    async () => (await client.rest.repos.getCommit({ owner, repo, ref, per_page: 1 })).data.sha,
    (failure) => {
      throw new UserError('ref-unmeasurable', { ref, reason: explainFailure(failure, 'contents: read') })
    },
  )
}
