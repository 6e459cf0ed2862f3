/** Something wrong (or doubtful) in a suite file: where it is written, and what was got and what to do in one sentence or two. */
export interface Problem {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** `golden/suite.yaml:12: metric …`, the shape that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Problems in the order in which a reader meets them: the files as they were read, then by line. */
export function sortProblems(problems: readonly Problem[], files: readonly string[]): readonly Problem[] {
  const order = new Map(files.map((file, index) => [file, index]))
  return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line)
}
