import { expect, test } from 'vitest'
import { uploadArtifact } from '../../src/github/upload-artifact.js'
import { pullRequestEvent, pushEvent, workflowRunEvent } from '../doubles/github/events.js'
import { recordEffects } from '../publishers/publication.js'
import { startActionStory } from './action-story.js'
import { FILES, openPull, SPEC } from './handbook.js'

test('on a GitHub Enterprise Server, modes that need artifacts are refused before measuring, and the others work', async () => {
  await using story = await startActionStory(FILES, SPEC)
  const { github, repository } = story
  const env = { GITHUB_SERVER_URL: 'https://git.example.com' }
  const { log } = recordEffects(env).effects
  const upload = await uploadArtifact(
    { name: 'a', folder: '.', files: [], retentionDays: null },
    { env, log, limitMs: 1000 },
  )
  const pull = openPull(story, 'harmless')
  const on = { event: pullRequestEvent(github.state, pull), checkout: 'merge-harmless', env, upload }

  const refusals = [{}, { shard: '1/2' }, { mode: 'publish' }].map(async (inputs) =>
    story.act({ ...on, inputs }).catch((error: unknown) => String(error)),
  )
  const is = 'UserError: git.example.com is a GitHub Enterprise Server, which does not support the artifacts that'
  expect(await Promise.all(refusals)).toEqual([
    `${is} \`baseline: artifact\` needs. Set the input \`baseline\` to \`ref\`, which measures the base in the same job, or to the path of a committed run folder.`,
    `${is} \`shard\` needs. Measure the whole suite in one job.`,
    `${is} \`mode: publish\` needs. Measure and report in one job.`,
  ])
  const run = github.addWorkflowRun({ event: 'pull_request', head_sha: pull.head.sha })
  await expect(story.act({ ...on, event: workflowRunEvent(github.state, run) })).rejects.toThrow('`mode: publish`')
  expect(github.requests).toEqual([])

  const kept = (name: string): string =>
    `notice goldenpair-${name}-demo was not kept: git.example.com is a GitHub Enterprise Server, whose artifacts are of another kind. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`
  const compared = await story.act({ ...on, inputs: { baseline: 'ref' } })
  expect([compared.code, compared.outputs['verdict']]).toEqual([0, 'unchanged'])
  expect(compared.lines.filter((line) => /^(?:notice|warning)/.test(line))).toEqual([kept('run'), kept('report')])
  expect(story.comments()).toHaveLength(1)

  const push = pushEvent(github.state, { before: repository.sha('base'), after: repository.sha('tip') })
  const main = await story.act({ ...on, event: push, checkout: 'tip' })
  expect(main.code).toBe(0)
  expect(main.summary).toMatch(/ <a href="https:\/\/git\.example\.com\/[^"]*\/\d+">run<\/a><\/sub>/)
  expect(main.summary).not.toContain('#artifacts')
  expect(main.lines.filter((line) => /^(?:notice|warning)/.test(line))).toEqual([
    kept('report'),
    kept('baseline'),
    'warning No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.',
  ])
})
