import { setFlagsFromString } from 'node:v8'

/**
 * The bundle's doors. Each loads its own part only, so the command line never pays for the Action's modules. `home` is the folder that holds
 * dist/; the launcher knows it, a bundle does not.
 */
export async function runAction(home: string): Promise<void> {
  const { hideEnvironment, holdProgram } = await import('./hold-program.js')
  hideEnvironment()
  const program = await holdProgram(home)
  await (await import('../action/action.js')).main(home, program)
}

/** After the job, whatever became of it. */
export async function runPost(): Promise<void> {
  await (await import('../action/post.js')).main()
}

export async function runCli(home: string): Promise<void> {
  // Node 20 optimizes a function after 66 kB of bytecode, a quarter of the processor time of 1,000 short trials. Later versions begin with a cheaper compiler.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=500000')
  await (await import('./cli.js')).main(home)
}

/** The process that calls the function of a `module` target. */
export async function runModule(): Promise<void> {
  await (await import('../../measure/targets/module/serve-module.js')).serveModule(process)
}

/** The process that a suite's own metrics are run in. */
export async function runMetrics(): Promise<void> {
  await (await import('../../measure/run/custom-metrics/serve-metrics.js')).serveMetrics(process)
}
