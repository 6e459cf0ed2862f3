// An action that takes steps for the real @actions/artifact as an input and puts what came of each into an output.
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { DefaultArtifactClient } from '@actions/artifact'

const client = new DefaultArtifactClient()
const workspace = process.env.GITHUB_WORKSPACE

const steps = {
  /** A number stands for so many random bytes. */
  async upload({ name, files }) {
    const paths = Object.entries(files).map(([path, content]) => {
      const target = join(workspace, 'upload', path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, typeof content === 'number' ? randomBytes(content) : content)
      return target
    })
    const { id } = await client.uploadArtifact(name, paths, join(workspace, 'upload'))
    return id
  },
  async list({ findBy }) {
    const { artifacts } = await client.listArtifacts({ findBy })
    return artifacts.map(({ id, name }) => ({ id, name }))
  },
  async get({ name, findBy }) {
    const { artifact } = await client.getArtifact(name, { findBy })
    return { id: artifact.id, name: artifact.name, hasDigest: /^sha256:/.test(artifact.digest) }
  },
  async download({ id, file, findBy }) {
    const { downloadPath } = await client.downloadArtifact(id, { path: join(workspace, `got-${id}`), findBy })
    const content = readFileSync(join(downloadPath, file))
    return content.length > 1000 ? content.length : content.toString('utf8')
  },
  async delete({ name, findBy }) {
    const { id } = await client.deleteArtifact(name, { findBy })
    return id
  },
}

const outcomes = []
for (const [step, request] of JSON.parse(process.env.INPUT_STEPS)) {
  try {
    outcomes.push(await steps[step](request))
  } catch (error) {
    outcomes.push(`${error.name}: ${error.message.split('\n')[0]}`)
  }
}
appendFileSync(process.env.GITHUB_OUTPUT, `outcomes<<END\n${JSON.stringify(outcomes)}\nEND\n`)
