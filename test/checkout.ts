import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this repository, which its paths below are relative to. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** All files of a folder and below it, sorted. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      return statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path]
    })
    .sort()
}
