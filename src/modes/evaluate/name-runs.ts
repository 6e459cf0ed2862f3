import { basename } from 'node:path'

/**
 * What runs are called side by side: by variant where that tells them apart, else by folder, else by place; and the same as a part of a file's name,
 * since a recorded variant may be any text.
 * @example nameRuns([{ variant: 'a', folder: 'x/1' }, { variant: 'b/..', folder: 'x/2' }]) // a: a, b/..: b-..
 */
export function nameRuns(
  runs: readonly { readonly variant: string; readonly folder: string }[],
): readonly { readonly name: string; readonly file: string }[] {
  const choices = [
    runs.map(({ variant }) => variant),
    runs.map(({ folder }) => basename(folder)),
    runs.map(({ folder }) => folder),
  ]
  const numbered = runs.map(({ variant }, place) => `${place + 1} ${variant}`)
  const names = choices.find((all) => new Set(all).size === all.length) ?? numbered
  const files = names.map((name) => name.replace(/[^A-Za-z0-9._-]+/g, '-'))
  const isUnique = new Set(files.map((file) => file.toLowerCase())).size === files.length
  return names.map((name, place) => ({
    name,
    file: isUnique ? (files[place] ?? '') : `${place + 1}-${files[place] ?? ''}`,
  }))
}
