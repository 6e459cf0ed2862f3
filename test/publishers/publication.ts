import type { Client } from '../../src/github/client.js'
import { namesForTargets } from '../../src/modes/request/action-request.js'
import { maskSecrets } from '../../src/measure/providers/access.js'
import type { IssueText, Publication, PublishEffects } from '../../src/publishers/publication.js'

/** Makes an ordinary publication to pull request 7. */
export function makePublication(changes: Partial<Publication> = {}): Publication {
  return {
    comment: '### Regressed',
    summary: 'the summary\n',
    annotations: [],
    outputs: { verdict: 'regressed' },
    marker: { suite: 'demo', run: 20, attempt: 1, sha: '9d0e4c1aa52f' },
    place: { owner: 'octo-org', repo: 'octo-repo', number: 7, isFork: false },
    ...changes,
  }
}

/** Makes the publication of a night to the issue of its suite, without optional parts. */
export function makeIssueText(action: IssueText['action'], changes: Partial<IssueText> = {}): IssueText {
  return {
    kind: 'issue',
    owner: 'octo-org',
    repo: 'octo-repo',
    action,
    title: 'demo regressed',
    body: 'new',
    comment: null,
    last_title: null,
    note: '',
    labels: [],
    assignees: [],
    duplicates: [],
    is_dry_run: false,
    ...changes,
  }
}

export interface Recorded {
  readonly effects: PublishEffects
  /** All commands and all lines of the log, as `level message`. */
  readonly lines: string[]
  readonly outputs: Record<string, string>
  readonly waits: number[]
}

/** Makes effects that record their calls and do not wait. */
export function recordEffects(env: PublishEffects['env'], connect?: () => Promise<Client>): Recorded {
  const lines: string[] = []
  const outputs: Record<string, string> = {}
  const waits: number[] = []
  const line = (level: string) => (message: string | Error, properties?: object) => {
    lines.push(`${level} ${String(message)}${properties === undefined ? '' : ` ${JSON.stringify(properties)}`}`)
  }
  const effects: PublishEffects = {
    env,
    log: {
      debug: () => undefined,
      info: line('info'),
      notice: line('notice'),
      warning: line('warning'),
      error: line('error'),
    },
    commands: {
      setOutput: (name, value: string) => {
        outputs[name] = value
      },
      error: line('::error'),
      warning: line('::warning'),
      notice: line('::notice'),
    },
    mask: maskSecrets({ env, targetEnvNames: namesForTargets(env) }),
    connect: connect ?? (() => Promise.reject(new Error('nobody may connect'))),
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
  }
  return { effects, lines, outputs, waits }
}
