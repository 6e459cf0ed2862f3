import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractZip } from '../../../src/github/read-zip.js'
import { ratchet } from '../../../src/modes/ratchet.js'
import { recordEffects } from '../../publishers/publication.js'
import type { ActionStory } from '../action-story.js'

export const CASES = Array.from({ length: 12 }, (_, index) => `case-${String(index + 1).padStart(2, '0')}`)

/** A target that answers yes, but no for cases in `state.sh`: always, or only in a night's first measurement. A shell starts fastest. */
const TARGET = String.raw`
. ./state.sh
while IFS= read -r line; do
  id=${'$'}{line#*'"id":"'} id=${'$'}{id%%'"'*} name=${'$'}{id%%'#'*} answer=yes
  case " $failing " in *" $name "*) answer=no ;; esac
  case " $shaky " in *" $name "*) case $line in *'"seed":1,'* | *'"seed":2,'*) answer=no ;; esac ;; esac
  if [ -z "$down" ]; then printf '{"id":"%s","answer":"%s"}\n' "$id" "$answer"
  else printf '{"id":"%s","error":{"kind":"infrastructure","status":503,"message":"down"}}\n' "$id"; fi
done
`
export const SUITE = `
name: demo
cases: cases.yaml
baseline_trials: 2
retries: 0
target: { type: command, command: [sh, target.sh], shutdown_seconds: 1 }
gates: [{ metric: success, max_drop: 20pp }]
`
interface State {
  readonly failing?: readonly string[]
  readonly shaky?: readonly string[]
  readonly down?: true
}
export const state = ({ failing = [], shaky = [], down }: State): Record<string, string> => ({
  'state.sh': `failing='${failing.join(' ')}' shaky='${shaky.join(' ')}' down=${down === true ? 'yes' : ''}\n`,
})
export const FILES = {
  'golden/suite.yaml': SUITE,
  'golden/cases.yaml': CASES.map((id) => `- { id: ${id}, query: ${id}?, checks: [{ contains: yes }] }\n`).join(''),
  'target.sh': TARGET,
  ...state({}),
}
export const SPEC = {
  commits: [
    { name: 'half', files: state({ failing: CASES.slice(0, 8) }), message: 'Ask @mona less, see #1' },
    { name: 'most', files: state({ failing: CASES.slice(0, 10) }) },
    { name: 'all', files: state({ failing: CASES }) },
    { name: 'shaky', files: state({ shaky: CASES }) },
    { name: 'critical', files: state({ failing: ['case-12'] }) },
    { name: 'down', files: state({ down: true }) },
    { name: 'good', files: state({}), branch: 'main' },
  ],
}

/** Makes the first night the reference, as a person does. */
export async function writeReference(
  { github }: ActionStory,
  { folder, reference }: { readonly folder: string; readonly reference: string },
): Promise<void> {
  const left = [...github.state.artifacts.values()].find(({ name }) => name === 'goldenpair-baseline-demo')
  const archive = join(folder, 'run.zip')
  await writeFile(archive, left?.content ?? '')
  const run = join(folder, 'run')
  await extractZip({ archive, folder: run, archiveBytes: left?.content.length ?? 0 })
  await ratchet({ folders: [run], reference, allowLower: null, log: recordEffects({}).effects.log })
}
