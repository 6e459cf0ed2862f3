import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { annotateStale } from '../../../src/modes/evaluate/annotate.js'
import { evaluate } from '../../../src/modes/evaluate/evaluate.js'
import type { Distance } from '../../../src/store/baselines/baseline.js'
import { makeCase, makeRun, makeTrial } from '../../store/runs/make-run.js'
import { recordLog } from '../../measure/targets/start-session.js'

const span = (path: string) => ({ path, relevance: 1 })
const cases = [
  makeCase('old', { expected_spans: [span('gone.md')] }),
  makeCase('new', {
    at: { file: 'golden/cases/b.yaml', line: 7 },
    expected_spans: ['a.md', 'b.md', 'a.md', 'c.md', 'd.md'].map(span),
  }),
]
const baseline = makeRun({ cases, stale_cases: ['old'] })
const candidate = makeRun({ cases, stale_cases: ['old', 'new'] })

describe('annotations of stale cases', () => {
  test.each([
    ['full', 'An expected span (a.md, b.md, c.md …) is'],
    ['ids', 'An expected span is'],
  ] as const)('are on the line of those that this change made stale, in %s', (show, beginning) => {
    expect(annotateStale({ baseline, candidate }, show)).toEqual([
      {
        ...{ level: 'warning', file: 'golden/cases/b.yaml', line: 7, title: 'new expects something that is gone' },
        message: `${beginning} not in the code of this change, so the case is not compared. Edit the case, or restore what it expects.`,
      },
    ])
  })

  test('blame a case that is new or has a new expectation, not the code', () => {
    const edited = [makeCase('old'), makeCase('new', { expected_spans: [span('was.md')] })]
    for (const before of [[], edited]) {
      expect(annotateStale({ baseline: makeRun({ cases: before }), candidate }, 'ids')[1]).toMatchObject({
        title: 'new expects something that is not there',
        message: 'An expected span is not in the code of this change, so the case is not compared. Correct the case.',
      })
    }
  })

  test('state that a case fails if the change has deleted its source', () => {
    const deleting = makeRun({ cases, stale_cases: ['old', 'new'], deleted_cases: ['old', 'new'] })
    expect(annotateStale({ baseline, candidate: deleting }, 'ids').map(({ message }) => message)).toEqual([
      'An expected span is not in the code of this change, so the case fails. Edit the case, or restore what it expects.',
    ])
  })

  test('are not made if cases may not be shown, or the culprit is unknown', () => {
    expect(annotateStale({ baseline, candidate }, 'none')).toEqual([])
    expect(annotateStale({ baseline: null, candidate }, 'full')).toEqual([])
  })

  test('are made only if the baseline is of the commit from which the change started', async () => {
    const root = await mkdtemp(join(tmpdir(), 'goldenpair-stale-'))
    const leave = async (name: string, stale_cases: readonly string[]): Promise<string> => {
      const folder = join(root, name)
      await mkdir(folder)
      await writeFile(
        join(folder, 'run.json'),
        JSON.stringify(makeRun({ mode: 'pr', cases, stale_cases: [...stale_cases] })),
      )
      await writeFile(
        join(folder, 'trials.jsonl'),
        cases.map(({ id }) => `${JSON.stringify(makeTrial(id))}\n`).join(''),
      )
      return folder
    }
    const [folder, candidateFolder] = [await leave('base', []), await leave('head', ['new'])]
    const titlesAt = async (distance: Distance | null): Promise<readonly string[]> => {
      const place = { commit: 'a'.repeat(40), branch: 'main', age_hours: 1, run_url: null, note: null }
      const { annotations } = await evaluate({
        ...{
          candidates: [candidateFolder],
          baseline: { kind: 'found', folder, distance, ...place },
          outputFolder: join(root, 'report'),
        },
        ...{ failOn: 'regression', details: 'full', charts: { kind: 'none' }, links: {}, log: recordLog() },
      })
      return annotations.map(({ title }) => title)
    }
    try {
      expect(await titlesAt({ behind: 0, ahead: 0 })).toEqual(['new expects something that is gone'])
      for (const elsewhere of [{ behind: 2, ahead: 0 }, { behind: 0, ahead: 1 }, null])
        expect(await titlesAt(elsewhere)).toEqual([])
    } finally {
      await rm(root, { recursive: true })
    }
  })
})
