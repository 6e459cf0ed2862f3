import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractZip } from '../../src/github/read-zip.js'
import type { ArtifactState, GitHubState } from '../doubles/github/state.js'
import type { OpenStage } from './stage.js'

/** A text that every planted secret contains, and nothing else. */
const PLANTED = 'planted-4711'
/** Secrets in the environment and the inputs of every step of every story. No output may contain them. */
export const PLANTED_ENV = {
  OPENAI_API_KEY: `sk-${PLANTED}-openai`,
  SERVICE_TOKEN: `${PLANTED}-service`,
  GH_TOKEN: `ghp_${PLANTED}`,
  AWS_SECRET_ACCESS_KEY: `${PLANTED}/aws+key`,
}
export const PLANTED_INPUTS = {
  'openai-api-key': `sk-${PLANTED}-input`,
  'slack-webhook-url': `https://127.0.0.1/${PLANTED}-webhook`,
  'langfuse-secret-key': `sk-lf-${PLANTED}`,
}

/** The parts of a story to search. */
export interface Written extends Pick<OpenStage, 'steps' | 'workspaces'> {
  readonly github: { readonly state: Pick<GitHubState, 'comments' | 'artifacts' | 'token'> }
}

/**
 * Returns where a secret occurs in the output of a story: logs, outputs, requests, comments, artifacts, and all files except Git's own.
 * Throws if the output contains no run, because an empty search would always succeed.
 */
export async function findSecrets(stage: Written): Promise<readonly string[]> {
  const { state } = stage.github
  const texts: (readonly [string, string])[] = []
  for (const { title, result, requests } of stage.steps) {
    const { outputs, otherFiles, annotations } = result
    // The runner removes these lines from the log. They tell it which texts to mask.
    texts.push([`log of ${title}`, result.stdout.replaceAll(/^::add-mask::.*$/gm, '') + result.stderr])
    texts.push([`outputs of ${title}`, JSON.stringify([outputs, otherFiles, annotations, result.summary])])
    texts.push([`requests of ${title}`, JSON.stringify(requests)])
  }
  for (const { id, body } of state.comments.values()) texts.push([`comment ${id}`, body])
  for (const workspace of stage.workspaces) texts.push(...(await readFolder(workspace)))
  for (const artifact of state.artifacts.values()) texts.push(...(await readArtifact(artifact)))
  if (!texts.some(([place]) => place.includes('trials.jsonl'))) throw new Error('no run folder was searched')
  const secrets = [PLANTED, state.token]
  return texts.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([place]) => place)
}

async function readFolder(folder: string): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const written = paths.filter((path) => !/[\\/](?:\.git|node_modules)[\\/]/.test(path))
  return Promise.all(written.map(async (path) => [path, await readFile(path, 'latin1')] as const))
}

async function readArtifact({
  name,
  content,
  mime_type,
}: ArtifactState): Promise<readonly (readonly [string, string])[]> {
  if (!mime_type.includes('zip')) return [[name, content.toString('latin1')]]
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-artifact-'))
  try {
    const archive = join(folder, 'artifact.zip')
    await writeFile(archive, content)
    await extractZip({ archive, folder: join(folder, 'files'), archiveBytes: content.length })
    const files = await readFolder(join(folder, 'files'))
    return files.map(([path, text]) => [`${name}: ${path}`, text] as const)
  } finally {
    await rm(folder, { recursive: true })
  }
}
