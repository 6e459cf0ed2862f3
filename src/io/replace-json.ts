import { replaceFile } from './replace-file.js'

/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
export async function replaceJson(path: string, data: unknown): Promise<void> {
  await replaceFile(path, writeJson(data))
}

/** The text of a file of JSON that people can read too. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
