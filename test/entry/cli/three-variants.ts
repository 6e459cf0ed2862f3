/** A command target for twenty questions. Each variant knows the given number of answers, from the first on. */
export const TARGET = `
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, case: name, settings } = JSON.parse(line)
  const knows = Number(name.slice(1)) <= settings.knows
  const usage = { input_tokens: 100, output_tokens: settings.words ?? 10 }
  process.stdout.write(JSON.stringify({ id, answer: knows ? 'yes' : 'no', usage }) + '\\n')
}
`

export const CASES = Array.from(
  { length: 20 },
  (_, index) => `- { id: q${index + 1}, query: is it true (${index + 1}), checks: [{ equals: 'yes' }] }\n`,
).join('')

/** Returns a suite with these variants as JSON, which is also YAML. */
export function suiteOf(
  variants: Readonly<Record<string, { readonly knows: number; readonly words?: number }>>,
): string {
  return JSON.stringify({
    name: 'quiz',
    cases: ['cases.yaml'],
    target: { type: 'command', command: ['node', 'target.mjs'], deterministic: true },
    variants: Object.fromEntries(Object.entries(variants).map(([name, settings]) => [name, { settings }])),
    gates: [
      { metric: 'success', primary: true, max_drop: '5pp' },
      { metric: 'tokens.total', max_rise: '10%' },
    ],
  })
}
