import { setFlagsFromString } from 'node:v8'

/**
 * The entry points of the bundle. Each loads only its own part, so that the command line never loads the Action's
 * modules. `home` is the folder that holds dist/; the launcher knows it, a bundle does not.
 */
export async function runAction(home: string): Promise<void> {
  const { hideEnvironment, snapshotProgram } = await import('./snapshot-program.js')
  hideEnvironment()
  const program = await snapshotProgram(home)
  await (await import('../action/action.js')).main(home, program)
}

/** Runs after the job, however it ended. */
export async function runPost(): Promise<void> {
  await (await import('../action/post.js')).main()
}

export async function runCli(home: string): Promise<void> {
  // Node 20 optimizes a function after 66 kB of bytecode, which takes a quarter of the CPU time of 1,000 short trials.
  // Later versions begin with a cheaper compiler.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=500000')
  await (await import('./cli.js')).main(home)
}

/** Runs the process that calls the function of a `module` target. */
export async function runModule(): Promise<void> {
  await (await import('../../measure/targets/module/serve-module.js')).serveModule(process)
}

/** Runs the process that computes a suite's own metrics. */
export async function runMetrics(): Promise<void> {
  await (await import('../../measure/run/custom-metrics/serve-metrics.js')).serveMetrics(process)
}
