/** Warnings of what a program wrote that counted for nothing; empty where there was none of it. */
export function describeNoise({ strays, late }: { readonly strays: number; readonly late: number }): readonly string[] {
  return [
    ...(strays > 0
      ? [
          `The target wrote ${strays === 1 ? '1 line to stdout that is' : `${strays} lines to stdout that are`} no reply to a request. Log to stderr instead.`,
        ]
      : []),
    ...(late > 0
      ? [`${late === 1 ? '1 reply came after its' : `${late} replies came after their`} time-out and did not count.`]
      : []),
  ]
}
