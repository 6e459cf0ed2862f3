import { finishAll } from './finish-all.js'
import { replaceFile } from './replace-file.js'

/** Whole files that are written while what else is to be written is still being made. */
export interface AsideWriter {
  readonly write: (path: string, text: string) => void
  /** Waits until all are written. Throws what `replaceFile` threw for the first of them that could not be. */
  readonly finish: () => Promise<void>
}

/** Begins to write each file as it is given; nothing is thrown before `finish`. */
export function startWriting(): AsideWriter {
  const underWay: Promise<void>[] = []
  return {
    write: (path, text) => {
      const written = replaceFile(path, text)
      // Whoever gives up before the end need not hear of it.
      written.catch(() => undefined)
      underWay.push(written)
    },
    finish: async () => finishAll(underWay),
  }
}
