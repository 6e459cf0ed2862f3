/**
 * A Stryker test runner, with which `npm run mutation` runs the tests of src/compare and src/stats. Vitest would take seconds per mutant,
 * because it loads hundreds of modules again and runs the test files one after the other. This runner loads all tests once; for each
 * mutant it runs the tests that reach the mutant, the fastest first, until one fails.
 */
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { createViteServer } from 'vitest/node'

/** Test files to skip, because each takes minutes. */
const LEFT_OUT = ['random-suites.test.ts', 'stratified-exact.test.ts']

/** The milliseconds after which a mutant that no test has killed counts as survived. */
const MAX_TIME = 8000

const STAND_IN = fileURLToPath(new URL('vitest.js', import.meta.url))
const ENTRY = 'all-tests'

/**
 * Transforms a module: a test file registers its path, and module-level maps become ones that can be cleared. Only maps declared on one
 * line are found, as prettier formats them.
 */
function adapt(code, id) {
  if (!id.endsWith('.ts')) return null
  const own = code
    .replaceAll("from 'vitest'", `from ${JSON.stringify(STAND_IN)}`)
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll(/^(const \w+(?:: .+)? = )new ((?:Weak)?Map)(?:<.*>)?\(\)$/gm, '$1create$2()')
  const imports = `import { newMap as createMap, newWeakMap as createWeakMap, open as openTests } from ${JSON.stringify(STAND_IN)}\n`
  return imports + (id.endsWith('.test.ts') ? `openTests(${JSON.stringify(id)})\n` : '') + own
}

class InProcessRunner {
  tests = []
  /** The milliseconds that each test took when it last passed, by id. */
  times = new Map()

  capabilities() {
    return { reloadEnvironment: true }
  }

  /** The global state shared with the code that Stryker has instrumented. */
  get state() {
    return (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})
  }

  async init() {
    const folder = resolve('test', (process.env.MUTATE ?? 'stats').split('/', 1).join(''))
    const files = readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.test.ts') && !LEFT_OUT.some((name) => path.endsWith(name)))
      .sort()
      .map((path) => join(folder, path))
    const entry = [STAND_IN, ...files].map((path) => `import ${JSON.stringify(path)}`)
    this.server = await createViteServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'silent',
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: 'tests',
          enforce: 'pre',
          resolveId: (id) => (id === ENTRY ? ENTRY : null),
          load: (id) =>
            id === ENTRY ? `${entry.join('\n')}\nexport { forget, tests } from ${JSON.stringify(STAND_IN)}` : null,
          transform: adapt,
        },
      ],
    })
    await this.loadTests()
  }

  async loadTests() {
    this.server.environments.ssr.moduleGraph.invalidateAll()
    const { forget, tests } = await this.server.ssrLoadModule(ENTRY)
    this.forget = forget
    this.tests = tests.map((test) => ({ ...test, id: `${relative('.', test.file)}#${test.name}` }))
  }

  async runTest({ id, file, name, run }) {
    this.forget()
    const start = performance.now()
    const told = () => ({ id, name, fileName: file, timeSpentMs: performance.now() - start })
    try {
      await run()
      return { ...told(), status: TestStatus.Success }
    } catch (error) {
      return { ...told(), status: TestStatus.Failed, failureMessage: String(error?.message ?? error) }
    }
  }

  async dryRun() {
    const results = []
    for (const test of this.tests) {
      this.state.currentTestId = test.id
      const result = await this.runTest(test)
      this.times.set(test.id, result.timeSpentMs)
      results.push(result)
    }
    this.state.currentTestId = undefined
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: this.state.mutantCoverage }
  }

  async mutantRun(options, isFresh = false) {
    const { activeMutant, testFilter, hitLimit } = options
    const wanted = new Set(testFilter)
    const timeOf = ({ id }) => this.times.get(id) ?? 0
    const results = []
    Object.assign(this.state, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 })
    const start = performance.now()
    for (const test of this.tests.filter(({ id }) => wanted.has(id)).sort((a, b) => timeOf(a) - timeOf(b))) {
      if (performance.now() - start > MAX_TIME) break
      this.state.activeMutant = activeMutant.id
      const result = await this.runTest(test)
      this.state.activeMutant = undefined
      results.push(result)
      if (result.status === TestStatus.Success) {
        this.times.set(test.id, result.timeSpentMs)
        continue
      }
      const timedOut = determineHitLimitReached(this.state.hitCount, hitLimit)
      if (timedOut) return toMutantRunResult(timedOut)
      // A test that fails without the mutant too was broken by state that an earlier mutant left.
      if (isFresh || (await this.runTest(test)).status === TestStatus.Success) break
      await this.loadTests()
      return this.mutantRun(options, true)
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests: results })
  }

  async dispose() {
    await this.server?.close()
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)]
