import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** The repository's own action.yml. */
const MANIFEST = join(import.meta.dirname, '..', '..', '..', 'action.yml')

const actionSchema = z.looseObject({
  inputs: z.record(z.string(), z.looseObject({ default: z.coerce.string().optional() }).nullable()),
})

type Manifest = z.infer<typeof actionSchema>
const manifests = new Map<string, Manifest>()

/** Parses a manifest. Each text is parsed only once, however many actions are started. */
function readManifest(text: string): Manifest {
  const known = manifests.get(text) ?? actionSchema.parse(parse(text))
  manifests.set(text, known)
  return known
}

/** Returns the default of every input of action.yml, empty if it has none. Returns {} if there is no such file. */
export async function readInputDefaults(token: string, manifest = MANIFEST): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(manifest, 'utf8').catch(() => null)
  if (text === null) return {}
  const defaults = Object.entries(readManifest(text).inputs).map(([name, input]) => {
    const value = (input?.default ?? '').replace(/\$\{\{\s*github\.token\s*\}\}/, token)
    if (value.includes('${{')) throw new Error(`action.yml: the default of ${name} is not understood here: ${value}`)
    return [name, value] as const
  })
  return Object.fromEntries(defaults)
}

/** Returns the environment variables by which the runner passes inputs to an action: upper case, spaces as underscores, dashes kept. */
export function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const nameOf = (input: string): string => `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [nameOf(name), value]))
}
