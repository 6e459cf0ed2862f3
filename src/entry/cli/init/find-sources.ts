import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../io/files.js'
import { splitGlob } from '../../../io/glob.js'
import type { InitTarget } from './choices.js'
import type { Survey } from './write-files.js'

/** What a program answers by, besides its code: folders of that name, anywhere. */
const FOLDERS = /^(?:prompts?|templates?|data|index|indexes|corpus|knowledge|documents|docs|config)$/i
/** Endings of prompts outside of such folders. */
const PROMPTS = /\.(prompt|prompty|j2|jinja2?|tmpl|mustache|hbs)$/i
const DOCUMENTS: readonly string[] = ['md', 'markdown', 'mdx', 'rst', 'txt']
const DEPENDENCIES: readonly string[] = [
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'requirements.txt'],
  ...['pyproject.toml', 'poetry.lock', 'uv.lock', 'Pipfile.lock', 'go.mod', 'go.sum', 'Cargo.toml', 'Cargo.lock'],
]

/**
 * `sources` of a new suite, from the root of the repository: code, folders of prompts and data, and files of dependencies that are there. The
 * built-in search and the example programs answer from documents too. `prefix` is the suite's folder in the repository, empty at the root.
 */
export async function findSources(
  target: InitTarget,
  repository: { readonly workingDirectory: string; readonly prefix: string; readonly survey: Survey },
): Promise<readonly string[]> {
  const { workingDirectory, prefix, survey } = repository
  const inPrefix = (path: string): string => (prefix === '' ? path : `${prefix}/${path}`)
  if (target === 'search') return survey.include.map(inPrefix)
  const files = await listFiles(workingDirectory, splitGlob('**/*').enters)
  const isExample = target === 'python' || target === 'node'
  const code = survey.endings.filter((ending) => isExample || !DOCUMENTS.includes(ending))
  const program = target === 'python' ? 'py' : target === 'command' || target === 'http' ? [] : 'mjs'
  const prompts = files.flatMap((file) => PROMPTS.exec(file)?.[1] ?? [])
  const endings = [...new Set([...code, ...prompts, ...[program].flat()])].sort()
  const folders = files.flatMap((file) => {
    const steps = file.split('/').slice(0, -1)
    const place = steps.findIndex((step) => FOLDERS.test(step))
    return place === -1 || steps[0] === 'golden' ? [] : [`${steps.slice(0, place + 1).join('/')}/**`]
  })
  const root = join(workingDirectory, ...prefix.split('/').flatMap((step) => (step === '' ? [] : ['..'])))
  const shared = prefix === '' ? [] : DEPENDENCIES.filter((file) => existsSync(join(root, file)))
  return [
    ...(endings.length === 0
      ? []
      : [inPrefix(`**/*.${endings.length === 1 ? endings.join('') : `{${endings.join(',')}}`}`)]),
    ...[...new Set(folders)].sort().map(inPrefix),
    ...DEPENDENCIES.filter((file) => files.includes(file)).map(inPrefix),
    ...shared,
  ]
}
