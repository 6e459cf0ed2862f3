// The layers of the house. `npm run lint:layers` also asserts that more than 0 modules were read.
const ts = require('typescript')

const PURE = ts.readConfigFile('tsconfig.core.json', ts.sys.readFile).config.include.map((folder) => `^${folder}/`)
const STAGES =
  'measure/suite|measure/search|measure/judges/questions|measure/traces|metrics|compare|report|exchange/import|exchange/export'
// The stages of a comparison, in order: one imports those before it.
const COMPARE = ['pair', 'test', 'rounds', 'gate', 'noise', 'differences', 'findings', 'decide', 'rank', 'nights']
const ADAPTERS = 'measure/targets|measure/judges|publishers|store'
// The stages of a run, each above those that it imports.
const RUN = [
  'custom-metrics/',
  'input\\.ts',
  'pacing/',
  'budget/',
  'judging/',
  'arm/',
  'code/',
  '[^/]+\\.ts',
  'dry-run/',
]
// What dist/ may have built in. All are devDependencies: an install brings dist/, and would bring the `dependencies` beside it for nothing.
const BUNDLED = [
  ...['@actions/artifact', '@actions/core', '@actions/github', '@babel/parser', '@octokit/plugin-retry'],
  ...[
    '@octokit/plugin-throttling',
    '@octokit/rest',
    'ajv',
    'fast-xml-parser',
    'fzstd',
    'minisearch',
    'openai',
    'protobufjs',
  ],
  ...['py-ast', 'quickchart-js', 'tar-stream', 'yaml', 'yauzl', 'zod'],
]

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports is dead. The scripts of the HTML report are text to the program.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/report/page/' },
      to: {},
    },
    {
      name: 'pure-folders-have-no-effects',
      comment: 'The folders of tsconfig.core.json import each other and the packages below, which have no effects.',
      severity: 'error',
      from: { path: PURE },
      to: { pathNot: [...PURE, '^node_modules/(ajv|zod|yaml|minisearch|py-ast|fast-xml-parser)/'] },
    },
    {
      name: 'model-stands-alone',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { path: '^src/', pathNot: '^src/model/' },
    },
    {
      name: 'stats-use-model-only',
      severity: 'error',
      from: { path: '^src/stats/' },
      to: { path: '^src/', pathNot: '^src/(model|stats)/' },
    },
    {
      name: 'format-uses-model-only',
      severity: 'error',
      from: { path: '^src/format/' },
      to: { path: '^src/', pathNot: '^src/(model|format)/' },
    },
    {
      name: 'stages-do-not-meet',
      comment: 'A stage imports model, stats and format; a mode gives it what it needs.',
      severity: 'error',
      from: { path: `^src/(${STAGES})/` },
      to: { path: `^src/(${STAGES})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'compare-has-stages-only',
      comment: 'Every file of compare stands in a stage.',
      severity: 'error',
      from: { path: '^src/compare/', pathNot: `^src/compare/(${COMPARE.join('|')})/[^/]+$` },
      to: {},
    },
    ...COMPARE.slice(0, -1).map((stage, at) => ({
      name: `compare-${stage}-comes-first`,
      comment:
        'pair: what two runs share; test: the rows; rounds: looks at tries; gate: their verdicts; decide: the run; rank: several arms.',
      severity: 'error',
      from: { path: `^src/compare/${stage}/` },
      to: { path: `^src/compare/(${COMPARE.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'adapters-do-not-meet',
      comment:
        'An adapter imports pure code and what adapters share (io, github, providers), never an adapter of another kind.',
      severity: 'error',
      from: { path: `^src/(${ADAPTERS})/` },
      to: { path: `^src/(${ADAPTERS})/`, pathNot: ['^src/$1/', '^src/measure/judges/questions/'] },
    },
    {
      name: 'effects-do-not-wire',
      severity: 'error',
      from: { path: `^src/(${ADAPTERS}|io|github|measure/providers)/` },
      to: { path: '^src/(measure/(load-suite|import|recorded|run)|modes|entry)' },
    },
    {
      name: 'io-uses-model-only',
      severity: 'error',
      from: { path: '^src/io/' },
      to: { path: '^src/', pathNot: '^src/(model|io)/' },
    },
    {
      name: 'run-serves-modes',
      severity: 'error',
      from: { path: '^src/measure/' },
      to: { path: '^src/(modes|entry)/' },
    },
    {
      name: 'a-run-does-not-read-records',
      comment:
        'load-suite reads a suite before a run; import and recorded make and change runs without asking a target.',
      severity: 'error',
      from: { path: '^src/measure/run/' },
      to: { path: '^src/measure/(load-suite|import|recorded)' },
    },
    ...RUN.map((stage, place) => ({
      name: 'stages-of-a-run-in-order',
      severity: 'error',
      from: { path: `^src/measure/run/${stage}` },
      to: { path: '^src/measure/run/', pathNot: RUN.slice(0, place + 1).map((one) => `^src/measure/run/${one}`) },
    })),
    {
      name: 'modes-serve-entries',
      severity: 'error',
      from: { path: '^src/modes/' },
      to: { path: '^src/entry/' },
    },
    {
      name: 'bundled-packages-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^node_modules/', pathNot: BUNDLED.map((name) => `^node_modules/${name}/`) },
    },
    {
      name: 'known-packages-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
