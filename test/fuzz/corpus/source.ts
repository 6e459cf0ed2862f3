import { readFile } from 'node:fs/promises'

export interface Fruit<Name extends string = 'apple'> {
  readonly name: Name
  ripe?: (days: number) => boolean
}

/** Picks one. */
export async function pick({ name }: Fruit, ...rest: unknown[]): Promise<string | null> {
  const pattern = /^(?<first>a+)b?$/giu
  for (const one of rest) if (one === name || (one as Fruit)?.ripe?.(3)) return `${name} ${one ?? 'none'}`
  label: while (true) {
    try {
      await readFile(name)
    } catch {
      break label
    }
  }
  return pattern.test(name) ? name : null
}
