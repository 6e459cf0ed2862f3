import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/model/error.js'
import { parseSuite } from '../../../src/measure/suite/parse-suite.js'
import { problemsOf, read, registries, TARGET } from './registries.js'

const KEYS =
  'Known: name, version, description, cases, documents_dir, strict, target, variants, default_variant, trials, rounds, baseline_trials, concurrency, timeout_seconds, retries, seed, alpha, min_scored_share, max_cost_usd, max_cost_usd_per_month, zero_tolerance, inference, profile, scoring, judge, pricing, custom_metrics, gates, criteria, code_quality, controlled.'

describe('parseSuite', () => {
  test('reads the `scoring` keys of an older suite at its top level, with one warning', () => {
    const old = read(`success: answer\n${TARGET}primary_k: 7\nscoring: { k: [3] }`)
    const { suite } = read(`${TARGET}scoring: { success: answer, primary_k: 7, k: [3] }`)
    expect(old).toEqual({
      suite,
      warnings: [
        'golden/suite.yaml:1: `success` is now `scoring.success`, `primary_k` (line 3) is now `scoring.primary_k`. Move them under `scoring:`.',
      ],
    })
  })

  test('fills in every default', () => {
    expect(read(TARGET)).toEqual({
      warnings: [],
      suite: {
        name: 'golden',
        version: '1',
        description: null,
        file: 'golden/suite.yaml',
        cases: [
          {
            id: 'a',
            query: 'q',
            tags: ['auth'],
            critical: false,
            enabled: true,
            answer_mode: 'answerable',
            expected_spans: [{ path: 'a.ts', relevance: 1 }],
            checks: [],
            at: { file: 'golden/cases/a.yaml', line: 1 },
            fingerprint: '{"expected_spans":[{"path":"a.ts"}],"id":"a","query":"q","tags":["auth"]}',
          },
        ],
        variants: {
          default: {
            name: 'default',
            target: { type: 'search', options: { include: ['**/*'], k1: 1.2 }, settings: {}, deterministic: true },
            declared: [],
          },
        },
        default_variant: 'default',
        k: [1, 3, 5, 10],
        primary_k: 5,
        success: 'all',
        trials: 1,
        baseline_trials: 2,
        concurrency: 4,
        timeout_seconds: 120,
        retries: 2,
        seed: 1,
        alpha: 0.05,
        min_scored_share: 0.95,
        max_cost_usd: null,
        zero_tolerance: 'critical',
        pricing: { models: {} },
        scoring: {
          precision_divisor: 'k',
          ndcg_gain: 'linear',
          mrr_cutoff: null,
          always_expected_agents: ['orchestrator'],
          aliases: { agents: {}, tools: {}, route_tiers: {} },
          workflow: { strict: true, require_trace: false },
          success_spans: 'any',
          judged: [],
          rubric_categories: null,
          coordination_hop_threshold: 0.8,
          route_tiers: ['local', 'api', 'codex'],
          calibration_buckets: { edges: [0.3, 0.6], closed: 'left' },
          grade_scale: { A: 0.95, B: 0.85, C: 0.75, D: 0.65 },
          composite_weights: { pass: 0.5, impl: 0.5 },
          token_budget: 4000,
          latency_anchor_s: 5,
          cost_anchor_usd: 0.1,
        },
        gates: [
          {
            id: 'success',
            metric: 'success',
            severity: 'fail',
            evidence: 'significant',
            primary: true,
            margin: { kind: 'absolute', value: 0.05 },
            min: null,
            max: null,
            where: null,
            assumed: true,
          },
          {
            id: 'retrieval.precision@5',
            metric: 'retrieval.precision@5',
            severity: 'fail',
            evidence: 'significant',
            primary: false,
            margin: { kind: 'relative', value: 0.1 },
            min: null,
            max: null,
            where: null,
            assumed: true,
          },
        ],
        controlled: {},
      },
    })
  })

  test('uses five baseline trials, or two if the default variant is deterministic', () => {
    expect(read('target: { type: command, command: x }').suite.baseline_trials).toBe(5)
    expect(read('target: { type: command, command: x, deterministic: true }').suite.baseline_trials).toBe(2)
    expect(
      read('target: { type: search }\nvariants: { a: { deterministic: false }, b: {} }').suite.baseline_trials,
    ).toBe(5)
    expect(read('target: { type: search }\nbaseline_trials: 7').suite.baseline_trials).toBe(7)
  })

  test('lists the sources of a target, and of a variant its own; none of another adapter', () => {
    const { suite } = read(
      'target: { type: search, sources: "docs/**" }\nvariants: { a: {}, b: { sources: [src/**] }, c: { type: command, command: x } }',
    )
    const sources = Object.values(suite.variants).map((variant) => variant.sources)
    expect(sources).toEqual([['docs/**'], ['src/**'], undefined])
    expect(suite.variants['a']?.target).not.toHaveProperty('options.sources')
  })

  test('adds primary_k to k, sorted and without duplicates', () => {
    expect(read(`${TARGET}scoring: { k: [10, 2, 2], primary_k: 3 }`).suite.k).toEqual([2, 3, 10])
  })

  test('merges variants into the target key by key, and starts afresh for another type', () => {
    const { suite } = read(`
target: { type: search, k1: 2, settings: { model: small, top_p: 1 } }
variants:
  main: {}
  large: { include: [docs], traces: true, settings: { model: large } }
  own: { type: command, command: run }
`)
    const settings = { model: 'small', top_p: 1 }
    expect(suite.default_variant).toBe('main')
    expect({ ...suite.variants }).toEqual({
      main: {
        name: 'main',
        target: { type: 'search', options: { include: ['**/*'], k1: 2 }, settings, deterministic: true },
        declared: [],
      },
      large: {
        name: 'large',
        target: {
          type: 'search',
          options: { include: ['docs'], k1: 2 },
          settings: { model: 'large', top_p: 1 },
          deterministic: true,
          traces: true,
        },
        declared: ['options.include', 'settings.model', 'traces'],
      },
      own: {
        name: 'own',
        target: { type: 'command', options: { command: 'run' }, settings, deterministic: false },
        declared: ['options', 'options.command', 'type'],
      },
    })
    expect('toString' in suite.variants).toBe(false)
  })

  test('reports every problem of every file at once, in reading order', () => {
    const error: unknown = (() => {
      try {
        return read('tarjet: { type: search }\ntrials: 0\n', '- id: b\n  qery: x\n')
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toBeInstanceOf(UserError)
    expect((error as UserError).message).toBe(
      [
        'The suite golden/suite.yaml has 5 problems:',
        '  golden/suite.yaml:1: `target` is missing. Give a mapping of keys to values.',
        `  golden/suite.yaml:1: key \`tarjet\` is unknown. Did you mean \`target\`?`,
        '  golden/suite.yaml:2: `trials` must be at least 1, but is `0`.',
        '  golden/cases/a.yaml:1: case `b`: `query` is missing. Give text.',
        '  golden/cases/a.yaml:2: case `b`: key `qery` is unknown. Did you mean `query`?',
      ].join('\n'),
    )
  })

  test('shows at most fifty problems, and the number of further ones', () => {
    const cases = Array.from({ length: 60 }, (_, index) => `- { id: c${index}, query: q, '${index}%': 1 }\n`).join('')
    expect(() => read(TARGET, cases)).toThrow(/c49`: key `49%` is unknown\..*\n {2}… and 10 more$/)
  })

  test.each<[string, string[]]>([
    ['', ['suite.yaml:1: the suite is empty. Give it at least a `target`.']],
    ['# nothing\n', ['suite.yaml:1: the suite is empty. Give it at least a `target`.']],
    ['---\n', ['suite.yaml:1: the suite is empty. Give it at least a `target`.']],
    [
      '- a\n',
      [
        'suite.yaml:1: a suite must be a mapping of keys to values, but this is a list. If it holds cases, name the suite that they belong to.',
      ],
    ],
    ['\nhello\n', ['suite.yaml:2: a suite must be a mapping of keys to values, but this is a single value.']],
    [
      `${TARGET}---\nname: x\n`,
      ['suite.yaml:3: a suite is one YAML document, but a second one starts here. Remove the `---`.'],
    ],
    [
      `${TARGET}name: a b`,
      ['suite.yaml:2: `name` must be a name of letters, digits, dots, dashes and underscores, but is the text `a b`.'],
    ],
    [
      `${TARGET}version: 1.0`,
      ['suite.yaml:2: `version` must be text, but `1.0` reads as a number. Put it in quotes: "1.0".'],
    ],
    [
      `${TARGET}description: true`,
      ['suite.yaml:2: `description` must be text, but `true` reads as true or false. Put it in quotes: "true".'],
    ],
    [`${TARGET}description:`, ['suite.yaml:2: `description` must be text, but is empty.']],
    [
      `${TARGET}scoring:\n  k:\n    - 1\n    - x\n    - 0`,
      [
        'suite.yaml:5: `scoring.k[1]` must be a number, but is the text `x`.',
        'suite.yaml:6: `scoring.k[2]` must be at least 1, but is `0`.',
      ],
    ],
    [`${TARGET}scoring: { k: five }`, ['suite.yaml:2: `scoring.k` must be a list, but is the text `five`.']],
    [
      `${TARGET}scoring: { k: [] }`,
      ['suite.yaml:2: `scoring.k` is an empty list. Give an item, or leave the key out.'],
    ],
    [`${TARGET}trials: 2.5`, ['suite.yaml:2: `trials` must be a whole number, but is `2.5`.']],
    [`${TARGET}alpha: 1`, ['suite.yaml:2: `alpha` must be less than 1, but is `1`.']],
    [`${TARGET}alpha: 0`, ['suite.yaml:2: `alpha` must be more than 0, but is `0`.']],
    [`${TARGET}concurrency: 1000`, ['suite.yaml:2: `concurrency` must be at most 256, but is `1000`.']],
    [
      `${TARGET}scoring: { success: retreival }`,
      [
        'suite.yaml:2: `scoring.success` must be one of all, retrieval, answer, workflow, reported, but is the text `retreival`. Did you mean `retrieval`?',
      ],
    ],
    [
      `${TARGET}zero_tolerance: no`,
      ['suite.yaml:2: `zero_tolerance` must be one of critical, all, off, but is the text `no`.'],
    ],
    [`${TARGET}controlled: 5`, ['suite.yaml:2: `controlled` must be a mapping of keys to values, but is `5`.']],
    [
      `${TARGET}cases: 5`,
      ['suite.yaml:2: `cases` must be text or a list, but `5` reads as a number. Put it in quotes: "5".'],
    ],
    [`${TARGET}scoring: 5`, ['suite.yaml:2: `scoring` must be a mapping of keys to values, but is `5`.']],
    [
      `${TARGET}scoring:`,
      ['suite.yaml:2: `scoring` must be a mapping of keys to values, but is empty. Write `{}` for none.'],
    ],
    [
      `${TARGET}scoring: { ndcg_gian: exp, mrr_cutoff: 0 }`,
      [
        'suite.yaml:2: `scoring.mrr_cutoff` must be more than 0, but is `0`.',
        expect.stringContaining('suite.yaml:2: key `scoring.ndcg_gian` is unknown. Did you mean `ndcg_gain`?'),
      ],
    ],
    [
      `name: x\nsuccess: 5\n${TARGET}trials: 0\njudged: [answer]\naliases: {}\nscoring: { k: [0] }\ngates: [{ metric: recall@7 }]`,
      [
        'suite.yaml:2: `scoring.success` must be one of all, retrieval, answer, workflow, reported, but is `5`.',
        'suite.yaml:4: `trials` must be at least 1, but is `0`.',
        'suite.yaml:7: `scoring.k[0]` must be at least 1, but is `0`.',
      ],
    ],
    [
      `primary_k: 7\n${TARGET}scoring: { primary_k: 5 }`,
      ['suite.yaml:1: `primary_k` is given at the top and in `scoring`. Keep `scoring.primary_k`.'],
    ],
    [`${TARGET}referee: {}`, [`suite.yaml:2: key \`referee\` is unknown. ${KEYS}`]],
    [
      `${TARGET}pricing:\n  models:\n    m: { input: x, ouput: 3 }`,
      [
        'suite.yaml:4: `pricing.models.m.input` must be a number, but is the text `x`.',
        'suite.yaml:4: `pricing.models.m.output` is missing. Give a number.',
        'suite.yaml:4: key `pricing.models.m.ouput` is unknown. Did you mean `output`? Known: input, output, cached.',
      ],
    ],
    [
      `${TARGET}pricing:\n  mode: teir\n  route_tiers: { api: -2 }`,
      [
        'suite.yaml:3: `pricing.mode` must be one of model, tier, but is the text `teir`. Did you mean `tier`?',
        'suite.yaml:4: `pricing.route_tiers.api` must be at least 0, but is `-2`.',
      ],
    ],
    ['target:\n  k1: 2', ['suite.yaml:2: `target.type` is missing. Give text.']],
    [
      'name: x\ntarget:\n  type: serch',
      ['suite.yaml:3: target type `serch` is unknown. Did you mean `search`? Known: search, command.'],
    ],
    [
      'target:\n  type: search\n  k2: 1',
      [
        'suite.yaml:3: key `target.k2` is unknown. Known: include, k1, type, settings, deterministic, mock, setup, traces, sources, limits, max_trial_cost_usd.',
      ],
    ],
    [
      'target:\n  type: search\n  setings: {}',
      [
        'suite.yaml:3: key `target.setings` is unknown. Did you mean `settings`? Known: include, k1, type, settings, deterministic, mock, setup, traces, sources, limits, max_trial_cost_usd.',
      ],
    ],
    [
      'target:\n  type: search\n  timeout_seconds: 9',
      [
        'suite.yaml:3: key `target.timeout_seconds` is unknown: `timeout_seconds` is a key of the suite. Write it at the top level of the suite.',
      ],
    ],
    ['target:\n  type: command\nname: x', ['suite.yaml:2: `target.command` is missing. Give text or a list.']],
    [
      'target:\n  type: search\n  sources: [src/**, /etc/passwd, ../other/**, src\\a.py, ./a.py]',
      ['/etc/passwd', '../other/**', 'src\\a.py', './a.py'].map(
        (glob, index) =>
          `suite.yaml:3: \`target.sources[${index + 1}]\` must be a path or glob from the root of the repository, such as \`src/**\`, with no \`/\` or \`./\` in front, no \`..\` and no backslash, but is the text \`${glob}\`.`,
      ),
    ],
    [
      `${TARGET}variants:\n  a: { sources: [] }`,
      ['suite.yaml:3: `variants.a.sources` is an empty list. Give an item, or leave the key out.'],
    ],
    ['target:\n  type: search\n  k1: two', ['suite.yaml:3: `target.k1` must be a number, but is the text `two`.']],
    [
      `${TARGET}code_quality: { source: a.py, language: pyton }`,
      [
        'suite.yaml:2: `code_quality.language` must be one of python, typescript, javascript, but is the text `pyton`. Did you mean `python`?',
        'suite.yaml:2: key `code_quality.source` is unknown. Did you mean `sources`? Known: sources, framework, prefixes, language, annotate, review.',
      ],
    ],
    [
      `${TARGET}variants:\n  a: { code_quality: { framework: x } }`,
      ['suite.yaml:3: `code_quality` has no `sources`. Give paths or globs from the working directory.'],
    ],
    [`${TARGET}default_variant: x`, ['suite.yaml:2: variant `x` is unknown. Known: default.']],
    [
      `${TARGET}variants:\n  main: {}\ndefault_variant: mian`,
      ['suite.yaml:4: variant `mian` is unknown. Did you mean `main`? Known: main.'],
    ],
  ])('reports for the manifest %j', (manifest, problems) => {
    expect(problemsOf(manifest)).toEqual(problems)
  })

  test('reports the problems of variants at their positions, and those of the target once', () => {
    const manifest = `target:
  type: command
  comand: x
  cwd: 5
variants:
  a: {}
  b:
    command: run
    deterministic: maybe
  c: { type: search, k1: two }
  d: { type: nope }
  e:
  "7": {}
  f: { command: run }
`
    expect(problemsOf(manifest)).toEqual([
      'suite.yaml:3: key `target.comand` is unknown. Did you mean `command`? Known: command, cwd, type, settings, deterministic, mock, setup, traces, sources, limits, max_trial_cost_usd.',
      'suite.yaml:4: `target.cwd` must be text, but `5` reads as a number. Put it in quotes: "5".',
      'suite.yaml:6: `variants.a.command` is missing. Give text or a list.',
      'suite.yaml:9: `variants.b.deterministic` must be true or false, but is the text `maybe`.',
      'suite.yaml:10: `variants.c.k1` must be a number, but is the text `two`.',
      'suite.yaml:11: target type `nope` is unknown. Known: search, command.',
      'suite.yaml:12: `variants.e` must be a mapping of keys to values, but is empty. Write `{}` for none.',
      'suite.yaml:13: the name `7` in `variants` must be a name with something other than digits.',
    ])
  })

  test('names the patterns that matched no file at their positions', () => {
    const parse = (text: string, emptyPatterns: string[]) => () =>
      parseSuite({
        home: { name: 'golden', directory: '' },
        manifest: { path: 's.yaml', text },
        caseFiles: [],
        leftOut: emptyPatterns.map((pattern) => ({ pattern, isEmpty: true, paths: [], kind: 'nothing' })),
        registries,
        hash: (given) => given,
      })
    const hint = 'Paths are relative to the folder of the suite and must stay inside the working directory.'
    expect(parse(`${TARGET}cases:\n  - a.yaml\n  - b/*.yaml`, ['b/*.yaml'])).toThrow(
      `s.yaml:4: no case file matches \`b/*.yaml\`. ${hint}`,
    )
    expect(parse(`${TARGET}cases: a.yaml`, ['a.yaml'])).toThrow(`s.yaml:2: no case file matches \`a.yaml\`. ${hint}`)
    expect(parse(TARGET, ['cases/**/*.{yaml,yml,json,jsonl,csv}'])).toThrow(
      `s.yaml:1: no case file matches \`cases/**/*.{yaml,yml,json,jsonl,csv}\`. ${hint}`,
    )
  })

  test('reads only the gates of a manifest without case files', () => {
    const text = `${TARGET}gates: [{ metric: success, where: tag:gone }]`
    const { suite } = parseSuite({
      home: { name: 'golden', directory: '' },
      manifest: { path: 's.yaml', text },
      caseFiles: [],
      registries,
      hash: (given) => given,
    })
    expect(suite.gates.map(({ id, where }) => ({ id, where }))).toEqual([{ id: 'success', where: 'tag:gone' }])
  })
})
