// Measures the time from the start of the Action's process to its first request to GitHub, for which every pull request waits.
// Median of 5. GitHub runs the Action on Node 24; Node 20 is slower, because it loads all chunks first (snapshotProgram).
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tell } from './figures.js'
import { median } from './sample.js'

const ROUNDS = 5
const root = fileURLToPath(new URL('../..', import.meta.url))
const TARGET = [process.execPath, join(root, 'test/fixtures/targets/instant.mjs')]

/** Prints the figure with its limit. Returns false if the limit is exceeded. */
export async function benchAction() {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-bench-'))
  const server = createServer()
  try {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    const env = writeJob(folder, `http://127.0.0.1:${server.address().port}`)
    const taken = []
    for (let round = 0; round <= ROUNDS; round++) taken.push(await timeFirstRequest(server, folder, env))
    // The first round only warms the file cache.
    const value = median(taken.slice(1))
    const name = `the Action's first request, Node ${process.versions.node.split('.')[0]}`
    return tell({ name, value, unit: 'ms', digits: 0, limit: 1500, aim: 250 })
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
}

/** Returns the milliseconds until the first request, then kills the Action. Throws if it ends without a request. */
async function timeFirstRequest(server, folder, env) {
  const from = performance.now()
  const child = spawn(process.execPath, [join(root, 'dist/action.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const asked = new Promise((resolve) => server.once('request', () => resolve(performance.now() - from)))
  const milliseconds = await Promise.race([asked, ended.then(() => null)])
  child.kill('SIGKILL')
  await ended
  if (milliseconds === null) throw new Error(`the Action ended without a request:\n${output}`)
  return milliseconds
}

/** Writes a checkout with a suite and a pull request event. Returns the environment variables of the Action's step. */
function writeJob(folder, url) {
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content))
  write('suite.json', { name: 'one', cases: 'cases.jsonl', target: { type: 'command', command: TARGET } })
  write('cases.jsonl', { id: 'a', query: 'What?', expected_answer: 'What?' })
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Ask one case')
  const sha = git('rev-parse', 'HEAD')
  const repository = {
    id: 1,
    name: 'bench',
    full_name: 'goldenpair/bench',
    default_branch: 'main',
    private: false,
    fork: false,
    owner: { login: 'goldenpair' },
  }
  const side = { sha, repo: repository }
  const pull = {
    number: 1,
    base: { ...side, ref: 'main' },
    head: { ...side, ref: 'change' },
    user: { login: 'octocat' },
  }
  write('event.json', { action: 'opened', number: 1, pull_request: pull, repository })
  return {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'goldenpair/bench',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_SHA: sha,
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: folder,
    'INPUT_GITHUB-TOKEN': 'bench',
    INPUT_SUITE: 'suite.json',
  }
}
