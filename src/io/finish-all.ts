/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
export async function finishAll(underWay: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(underWay)
  await Promise.all(underWay)
}
