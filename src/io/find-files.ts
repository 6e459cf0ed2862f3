import { basename, join } from 'node:path'
import { locatePath } from './files.js'
import { globToRegExp } from './glob.js'
import { listFiles } from './list-files.js'

/**
 * Files below the working directory that match a glob from there, sorted; none for a glob that leads out of it. Links are not followed, and
 * neither hidden folders nor `node_modules` are entered.
 */
export async function findFiles(glob: string, workingDirectory: string): Promise<readonly string[]> {
  const parts = glob.split('/')
  const firstWild = parts.findIndex((part) => /[*?{]/.test(part))
  const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild)
  const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1
  const folder = join(workingDirectory, ...fixed)
  if ((await locatePath(workingDirectory, folder)) !== 'inside') return []
  const enters = (inner: string): boolean => {
    const name = basename(inner)
    return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth
  }
  const pattern = globToRegExp(glob)
  const files = await listFiles(folder, enters)
  return files.map((file) => [...fixed, file].join('/')).filter((file) => pattern.test(file))
}
