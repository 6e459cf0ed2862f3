/** The bundle's two doors. Each loads its own half only, so the command line never pays for the Action's modules. */
export async function runAction(): Promise<void> {
  const { hideEnvironment } = await import('./hide-environment.js')
  hideEnvironment()
  const { main } = await import('./action.js')
  await main()
}

/** `home` is the folder that holds dist/; the launcher knows it, a bundle does not. */
export async function runCli(home: string): Promise<void> {
  const { main } = await import('./cli.js')
  await main(home)
}
