import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of this repository. The paths below are relative to it. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; to: { pathNot?: string[] } }[]
}

/** The packages that `src` may import and that dist/ may therefore contain. */
export const BUNDLED = forbidden
  .flatMap(({ name, to }) => (name === 'bundled-packages-only' ? (to.pathNot ?? []) : []))
  .map((path) => path.slice('^node_modules/'.length, -1))

/** Returns all files in a folder and its subfolders, sorted. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      return statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path]
    })
    .sort()
}
