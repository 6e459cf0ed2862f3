/** Where progress and warnings go: the runner's workflow commands in the Action, stderr in the command line, an array in tests. */
export interface Log {
  readonly debug: (message: string) => void
  readonly info: (message: string) => void
  readonly notice: (message: string) => void
  readonly warning: (message: string) => void
  readonly error: (message: string) => void
}
