// The layers of the house. `npm run lint:layers` also asserts that more than 0 modules were read.
const STAGES = 'suite|search|judging|traces|metrics|compare|nights|report|charts|render|source-code|import'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports is dead. The scripts of the HTML report are text to it (src/shell/page).',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/page/' },
      to: {},
    },
    {
      name: 'core-is-pure',
      comment: 'core imports core and the packages below, which have no effects.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { pathNot: ['^src/core/', '^node_modules/(zod|yaml|minisearch|py-ast)/'] },
    },
    {
      name: 'model-stands-alone',
      severity: 'error',
      from: { path: '^src/core/model/' },
      to: { path: '^src/', pathNot: '^src/core/model/' },
    },
    {
      name: 'stats-use-model-only',
      severity: 'error',
      from: { path: '^src/core/stats/' },
      to: { path: '^src/', pathNot: '^src/core/(model|stats)/' },
    },
    {
      name: 'format-uses-model-only',
      severity: 'error',
      from: { path: '^src/core/format/' },
      to: { path: '^src/', pathNot: '^src/core/(model|format)/' },
    },
    {
      name: 'stages-do-not-meet',
      comment: 'A stage imports core/model, core/stats and core/format; app hands it what it needs.',
      severity: 'error',
      from: { path: `^src/core/(${STAGES})/` },
      to: { path: `^src/core/(${STAGES})/`, pathNot: '^src/core/$1/' },
    },
    {
      name: 'shell-does-not-wire',
      severity: 'error',
      from: { path: '^src/shell/' },
      to: { path: '^src/(app|bin)/' },
    },
    {
      name: 'adapters-do-not-meet',
      comment:
        'An adapter imports core and what adapters share (io, github, programs, providers), never an adapter of another kind.',
      severity: 'error',
      from: { path: '^src/shell/([^/]+)/' },
      to: { path: '^src/shell/', pathNot: ['^src/shell/$1/', '^src/shell/(io|github|programs|providers)/'] },
    },
    { name: 'app-does-not-enter', severity: 'error', from: { path: '^src/app/' }, to: { path: '^src/bin/' } },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
