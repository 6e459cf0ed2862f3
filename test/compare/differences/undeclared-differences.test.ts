import { describe, expect, test } from 'vitest'
import { warnOfUndeclaredDifferences } from '../../../src/compare/differences/condition-warnings.js'
import { buildSettingsTable } from '../../../src/compare/differences/setting-changes.js'
import type { Run } from '../../../src/model/run/run.js'
import { scoredRun } from '../build-runs.js'

const target = (settings: Readonly<Record<string, unknown>>, options: Readonly<Record<string, unknown>> = {}) => ({
  type: 'command',
  options,
  settings,
})

function runOf(variant: string, settings: Partial<Run['settings']>): Run {
  return { ...scoredRun({ cases: [], trials: [], settings }).run, variant }
}

const small = runOf('small', { target: target({ top_k: 3, model: 'm' }), declared: ['settings.top_k'] })

describe('a warning that the arms differ in more than declared', () => {
  test.each([
    ['a setting that a variant sets', { target: target({ top_k: 5, model: 'm' }), declared: [] }, []],
    [
      'one that none sets',
      { target: target({ top_k: 5, model: 'n' }, { cwd: 'x' }), declared: [] },
      ['The two sides differ in more than declared: options.cwd, settings.model. That may explain the result.'],
    ],
    [
      'all of another type',
      {
        target: { ...target({ top_k: 3, model: 'm' }), type: 'http', options: { url: 'x' } },
        declared: ['options', 'type'],
      },
      [],
    ],
    [
      'a controlled one',
      { target: target({ top_k: 5, model: 'm' }), declared: [], controlled: { embedding: { model: 'e' } } },
      ['The two sides differ in more than declared: controlled.embedding. That may explain the result.'],
    ],
    ['a run of an older version does not say', { target: target({ model: 'n' }) }, []],
  ])('%s', (_what, settings, warnings) => {
    expect(warnOfUndeclaredDifferences(small, runOf('large', settings))).toEqual(warnings)
  })

  test('is absent for two runs of one variant, whose difference is the change, and if no variant sets anything', () => {
    const edited = { target: target({ top_k: 5, model: 'n' }), declared: [] }
    expect(warnOfUndeclaredDifferences(small, runOf('small', edited))).toEqual([])
    const plain = { target: target({ model: 'm' }), declared: [] }
    expect(warnOfUndeclaredDifferences(runOf('a', plain), runOf('b', edited))).toEqual([])
    const unsaid = { target: target({ model: 'n' }) }
    const says = { target: target({ model: 'm' }), declared: ['x'] }
    expect(warnOfUndeclaredDifferences(runOf('a', unsaid), runOf('b', says))).toEqual([])
  })

  test('lists five, cuts long names and counts the rest', () => {
    const settings = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`${at}${'x'.repeat(200)}`, at]))
    const [warning = ''] = warnOfUndeclaredDifferences(runOf('a', {}), runOf('b', { controlled: settings }))
    expect(warning.match(/…/g)).toHaveLength(5)
    expect(warning).toContain(' and 2 more. ')
    const five = Object.fromEntries(Object.entries(settings).slice(0, 5))
    const [all = ''] = warnOfUndeclaredDifferences(runOf('a', {}), runOf('b', { controlled: five }))
    expect([all.match(/…/g)?.length, all.includes('more. ')]).toEqual([5, false])
  })
})

describe('the table of settings', () => {
  test('has a row for each setting that differs from the first arm, hides secrets, and says whether a variant sets it', () => {
    const large = runOf('large', {
      target: target({ top_k: 5, model: 'm', api_key: 'sk-1234567890123456' }),
      declared: ['settings.top_k'],
      controlled: { chunk: 500 },
    })
    const third = runOf('third', { target: target({ top_k: 3, model: 'm' }), declared: [], timeout_seconds: 60 })
    const [table] = buildSettingsTable([small, large, third].map((run) => ({ name: run.variant, run })))
    expect(table?.columns.map(({ title }) => title)).toEqual(['setting', 'small', 'large', 'third', 'declared'])
    expect(table?.rows).toEqual([
      ['controlled.chunk', 'not set', '500', '=', { value: 'no', mark: 'poor' }],
      ['run.timeout_seconds', '120', '=', '60', { value: 'no', mark: 'fair' }],
      ['target.settings.api_key', 'not set', '(hidden)', '=', { value: 'no', mark: 'fair' }],
      ['target.settings.top_k', '3', '5', '=', 'yes'],
    ])
  })

  const between = (before: Run, after: Run) => {
    const [table] = buildSettingsTable([before, after].map((run) => ({ name: run.variant, run })))
    return table
  }
  const NOTE =
    'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.'

  test('includes the settings of the run, its scoring and the models that answered', () => {
    const [one, two] = [runOf('one', {}), runOf('two', { primary_k: 10, k: [10] })]
    const fingerprints = { ...two.fingerprints, models: ['gpt-5'], corpus: 'docs' }
    expect(between(one, { ...two, fingerprints, seed: 7, environment: { ...two.environment, os: 'macos' } })).toEqual({
      id: 'settings-diff',
      title: 'Settings that differ between the arms',
      place: 'page',
      columns: [
        { title: 'setting', format: 'text' },
        { title: 'one', format: 'text' },
        { title: 'two', format: 'text' },
        { title: 'declared', format: 'text' },
      ],
      rows: [
        ['answered.corpus', 'null', 'docs'],
        ['answered.models', '[]', '["gpt-5"]'],
        ['environment.os', 'linux', 'macos'],
        ['run.seed', '1', '7'],
        ['scoring.k', '[1,3,5,10]', '[10]'],
        ['scoring.primary_k', '5', '10'],
      ].map((row) => [...row, { value: 'no', mark: 'fair' }]),
      notes: [NOTE],
    })
  })

  test('has at most 20 rows, and counts the rest', () => {
    const settings = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`${String.fromCharCode(97 + at)}${'x'.repeat(90)}`, at]),
      )
    const all = between(runOf('one', {}), runOf('two', { controlled: settings(20) }))
    expect([all?.rows.length, all?.notes]).toEqual([20, [NOTE]])
    expect(all?.rows[0]?.[0]).toBe(`controlled.a${'x'.repeat(68)}`)
    const most = between(runOf('one', {}), runOf('two', { controlled: settings(23) }))
    expect([most?.rows.length, most?.notes]).toEqual([20, [NOTE, '… and 3 more.']])
  })

  test('is absent if nothing differs, or for one arm', () => {
    expect(buildSettingsTable([])).toEqual([])
    expect(buildSettingsTable([{ name: 'a', run: small }])).toEqual([])
    expect(
      buildSettingsTable([
        { name: 'a', run: small },
        { name: 'b', run: small },
      ]),
    ).toEqual([])
  })
})
