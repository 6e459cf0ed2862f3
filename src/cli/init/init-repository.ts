import { join, relative, sep } from 'node:path'
import { writeCases } from '../../import/write-cases.js'
import type { CaseDraft } from '../../import/importer.js'
import { UserError } from '../../model/error.js'
import { readPrefix } from '../../github/checkout.js'
import { readDefaultBranch } from '../../github/default-branch.js'
import { createFile } from '../../io/create-file.js'
import { locatePath } from '../../io/files.js'
import type { InitChoices } from './choices.js'
import { draftCases } from './draft-cases.js'
import { writeNodeProgram } from './node-program.js'
import { writePythonProgram } from './python-program.js'
import { LOOKED_FOR, surveyRepository, type Survey } from './survey-repository.js'
import { writeManifest } from './write-manifest.js'
import { writeWorkflow } from './write-workflow.js'

export interface Initialised {
  /** Paths from the working directory. */
  readonly written: readonly string[]
  /** Files that were there already and are as they were. */
  readonly kept: readonly string[]
  readonly cases: number
  /** Whether the working directory is in a git repository. */
  readonly isRepository: boolean
}

export const SUITE = 'golden/suite.yaml'
const CASES = 'golden/cases/first.yaml'
const WORKFLOW = '.github/workflows/goldenpair.yml'

const GENERAL_QUESTION: CaseDraft = {
  id: 'first-question',
  query: 'What can you help me with?',
  tags: ['draft'],
  notes: 'Draft. Write a question of your users, say what the answer must contain, then drop the tag.',
  checks: [{ regex: '\\S' }],
}

/**
 * Writes a suite, its first cases and, at the root of the repository, a workflow. A workflow that exists is kept. Throws the user's
 * errors `file-exists`, with nothing written, where a part of a suite exists, and `init-found-nothing`.
 */
export async function initRepository(choices: InitChoices, workingDirectory: string): Promise<Initialised> {
  const survey = await surveyRepository(workingDirectory)
  const drafted = draftCases(survey.chunks, choices.target)
  if (drafted.length === 0 && choices.target !== 'command')
    throw new UserError('init-found-nothing', { folder: workingDirectory, looked_for: LOOKED_FOR })
  const cases = drafted.length === 0 ? [GENERAL_QUESTION] : drafted
  const files = suiteFiles(choices, survey, cases)
  const there: string[] = []
  for (const { path } of files)
    if ((await locatePath(workingDirectory, join(workingDirectory, path))) !== 'missing') there.push(path)
  if (there.length > 0)
    throw new UserError('file-exists', {
      paths: there,
      cure: 'This repository has a suite: goldenpair run. For a second one, stand in another folder.',
    })

  const prefix = await readPrefix(workingDirectory)
  const folder = (prefix ?? '').replace(/\/$/, '')
  const root = folder === '' ? workingDirectory : join(workingDirectory, ...folder.split('/').map(() => '..'))
  const branch = await readDefaultBranch(workingDirectory)
  const workflow = join(root, WORKFLOW)
  const shownWorkflow = relative(workingDirectory, workflow).split(sep).join('/')
  const written: string[] = []
  for (const { path, text } of files) {
    if (!(await createFile(join(workingDirectory, path), text)))
      throw new UserError('file-exists', { paths: [path], cure: 'It appeared while this was written.' })
    written.push(path)
  }
  const isNew = await createFile(workflow, writeWorkflow({ jobs: choices.jobs, branch, folder }))
  if (isNew) written.push(shownWorkflow)
  return { written, kept: isNew ? [] : [shownWorkflow], cases: cases.length, isRepository: prefix !== null }
}

function suiteFiles(
  choices: InitChoices,
  survey: Survey,
  cases: readonly CaseDraft[],
): readonly { readonly path: string; readonly text: string }[] {
  const heading = [
    'First cases, drafted by `goldenpair init`: review each one. Runs are paired by id, so keep an id when you edit its case.',
    'Twenty cases see a large change, a hundred a small one: take questions from your users and from every bug you mend.',
  ]
  const program =
    choices.target === 'python'
      ? [{ path: 'golden/target.py', text: writePythonProgram(survey.endings) }]
      : choices.target === 'node'
        ? [{ path: 'golden/target.mjs', text: writeNodeProgram(survey.endings) }]
        : []
  return [
    { path: SUITE, text: writeManifest(choices, survey) },
    { path: CASES, text: writeCases(heading, cases) },
    ...program,
  ]
}
