// Rehearses a release from the tag to `npx goldenpair`, entirely on this machine:
// 1. Clones HEAD, sets the version, builds the bundle and creates the tag.
// 2. Runs the commands of release.yml, which check, pack and publish to a local registry (verdaccio, installed in a temporary folder).
// 3. Installs the package in empty folders in every way that README describes, each time with an empty npm cache.
// Each step prints its commands, so the output is also the checklist for "Releasing" in CONTRIBUTING.md.
//
// Usage: npm run rehearse:release [-- OPTIONS]
//   --version X.Y.Z  the version to rehearse; the next minor version by default
//   --keep           keeps the temporary folder
//
// Takes some minutes. To use another Node or npm, put it first on PATH. Exits with a non-zero code at the first step that fails.
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'

/** The newest verdaccio that runs on Node 20. Its `node-fetch` is an alias that some registries lack, hence the override. */
const REGISTRY = { dependencies: { verdaccio: '6.7.4' }, overrides: { 'node-fetch': '2.7.0' } }
const CONFIG = `storage: ./storage
uplinks: {}
packages: { '**': { access: $all, publish: $all } }
max_body_size: 100mb
web: { enable: false }
log: { type: stdout, level: error }
`
const isWindows = process.platform === 'win32'
const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { version: { type: 'string' }, keep: { type: 'boolean' } } })
const version = values.version ?? nextVersion(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
const tag = `v${version}`
const scratch = mkdtempSync(join(tmpdir(), 'goldenpair-rehearsal-'))
const clone = join(scratch, 'clone')
/** Environment variables that are removed, such as the tokens of GitHub and npm, so that nothing can be published by mistake. */
const secret = /token|secret|^npm_|^GITHUB_|^ACTIONS_/i
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !secret.test(name)))
let steps = 0

/** Returns the next minor version. */
function nextVersion(current) {
  const [major, minor] = current.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}

function say(text) {
  steps += 1
  console.log(`\n${steps}. ${text}`)
}

function run(cwd, command, args, more = {}) {
  console.log(`   $ ${[command, ...args].join(' ')}`)
  return execFileSync(command, args, {
    cwd,
    env: { ...env, ...more },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // On Windows, npm, npx and .cmd files need a shell.
    shell: isWindows && /^np[mx]$|\.cmd$/.test(command),
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
}

const commit = (message) => {
  run(clone, 'git', ['add', '--all'])
  run(clone, 'git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', 'commit', '-qm', message])
}

/** Returns the total size (MB) and the number of the files in a folder. */
function measure(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`
}

async function findPort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const answers = (url) =>
  new Promise((resolve) =>
    get(url, (reply) => resolve(reply.resume().statusCode === 200)).on('error', () => resolve(false)),
  )

/** Starts a registry on the loopback interface. Returns its address and a function that stops it. */
async function startRegistry() {
  const folder = join(scratch, 'registry')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...REGISTRY }))
  writeFileSync(join(folder, 'config.yaml'), CONFIG)
  run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  const address = `127.0.0.1:${await findPort()}`
  const door = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio')
  const args = [door, '--config', join(folder, 'config.yaml'), '--listen', address]
  const program = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(`http://${address}/-/ping`)) return { address, stop: () => program.kill() }
    await wait(200)
  }
  program.kill()
  throw new Error(`The registry did not answer at ${address} within 20 s.`)
}

/** Returns environment variables with which npm uses only the registry of the rehearsal, and an empty home and cache. */
function npmEnvironment(address) {
  const home = mkdtempSync(join(scratch, 'home-'))
  // npm does not publish without a token; this registry accepts any.
  writeFileSync(join(home, '.npmrc'), `registry=http://${address}/\n//${address}/:_authToken=rehearsal\n`)
  return {
    HOME: home,
    USERPROFILE: home,
    npm_config_userconfig: join(home, '.npmrc'),
    npm_config_cache: join(home, 'cache'),
    npm_config_registry: `http://${address}/`,
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
  }
}

/** Returns the shell commands of the release workflow, one string per step. */
function workflowLines() {
  const { jobs } = parse(readFileSync(join(clone, '.github/workflows/release.yml'), 'utf8'))
  return Object.values(jobs).flatMap(({ steps: all }) => all.flatMap(({ run: lines }) => lines ?? []))
}

const rows = []

/** Runs `work` in an empty folder with an empty npm cache, and records the time and the returned size. */
function install(name, address, work) {
  say(name)
  const folder = mkdtempSync(join(scratch, 'empty-'))
  const began = performance.now()
  const of = npmEnvironment(address)
  const size = work((command, ...args) => run(folder, command, args, of), folder, of)
  rows.push([name, `${((performance.now() - began) / 1000).toFixed(1)} s`, size])
}

function demand(said, wanted) {
  if (!said.includes(wanted)) throw new Error(`Expected ${JSON.stringify(wanted)}, got:\n${said}`)
}

let stop = () => undefined
try {
  const npm = run(scratch, 'npm', ['--version'])
  say(`The commit that becomes ${tag}: HEAD, in a clone`)
  run(root, 'git', ['clone', '--quiet', pathToFileURL(root).href, clone])
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), isWindows ? 'junction' : 'dir')
  // The entry in .gitignore matches a folder, not a symbolic link.
  appendFileSync(join(clone, '.git', 'info', 'exclude'), 'node_modules\n')

  say('The changelog and the version, each a commit')
  const changelog = join(clone, 'CHANGELOG.md')
  const text = readFileSync(changelog, 'utf8')
  demand(text, '\n## Unreleased\n')
  writeFileSync(changelog, text.replace('\n## Unreleased\n', `\n## ${version}\n`))
  commit(`Name the changes of ${version}`)
  run(clone, 'npm', ['version', version, '--no-git-tag-version', '--loglevel=error'])
  commit(`Version ${version}`)

  say('The bundle, a commit alone, and the tag')
  run(clone, 'npm', ['run', '--silent', 'bundle'])
  if (run(clone, 'git', ['status', '--porcelain']) !== '') commit('Rebuild dist')
  run(clone, 'git', ['tag', tag])

  say('A registry on this machine')
  const registry = await startRegistry()
  stop = registry.stop
  const { address } = registry

  say('What .github/workflows/release.yml does with the tag')
  const sha = run(clone, 'git', ['rev-parse', 'HEAD'])
  const of = {
    GITHUB_REF_NAME: tag,
    GITHUB_REPOSITORY: 'goldenpair/goldenpair',
    GITHUB_SHA: sha,
    ...npmEnvironment(address),
  }
  for (const lines of workflowLines()) {
    if (/^npm (?:cit|ci )/.test(lines)) console.log(`   (every push does: ${lines})`)
    else if (/\bgh \w/.test(lines)) console.log(`   (GitHub alone can: ${lines.trim().split('\n').join('\n      ')})`)
    // Provenance works only on GitHub.
    else run(clone, 'bash', ['-e', '-o', 'pipefail', '-c', lines.replace('--provenance ', '--provenance=false ')], of)
  }
  const tarball = join(clone, 'release', `goldenpair-${version}.tgz`)
  rows.push(['the package that npm has', '', `${(statSync(tarball).size / 1e6).toFixed(1)} MB packed`])
  demand(run(scratch, 'npm', ['view', `goldenpair@${version}`, 'version'], npmEnvironment(address)), version)

  const name = `goldenpair@${version}`
  const modules = (folder) => measure(join(folder, 'node_modules', 'goldenpair'))
  install('npx, from the registry', address, (npmRun, _, { npm_config_cache: cache }) => {
    demand(npmRun('npx', '--yes', name, '--version'), version)
    return measure(join(cache, '_npx'))
  })
  install('npx, from the repository', address, (npmRun, _, { npm_config_cache: cache }) => {
    demand(
      npmRun('npx', '--yes', `--package=git+${pathToFileURL(clone).href}#${tag}`, '--', 'goldenpair', '--version'),
      version,
    )
    return measure(join(cache, '_npx'))
  })
  install('npm install --save-dev, init and validate', address, (npmRun, folder) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
    mkdirSync(join(folder, 'docs'))
    // A document for `init` to ask about.
    copyFileSync(join(clone, 'docs', 'suite.md'), join(folder, 'docs', 'suite.md'))
    npmRun('npm', 'install', '--save-dev', '--no-audit', name)
    demand(npmRun('npx', 'goldenpair', '--version'), version)
    npmRun('npx', 'goldenpair', 'init', '--yes')
    demand(npmRun('npx', 'goldenpair', 'validate'), 'golden/suite.yaml')
    return modules(folder)
  })
  install('npm install --global, and the demo', address, (npmRun, folder) => {
    const prefix = join(folder, 'global')
    npmRun('npm', 'install', '--global', '--no-audit', '--prefix', prefix, name)
    const bin = join(prefix, isWindows ? '' : 'bin', isWindows ? 'goldenpair.cmd' : 'goldenpair')
    demand(npmRun(bin, '--version'), version)
    demand(npmRun(bin, 'init', '--demo'), 'okens per query')
    return measure(join(prefix, isWindows ? '' : 'lib', 'node_modules', 'goldenpair'))
  })

  console.log(`\n${tag} on Node ${process.version}, npm ${npm}, ${process.platform} ${process.arch}:\n`)
  for (const [what, time, size] of rows) console.log(`  ${what.padEnd(44)}${time.padStart(8)}  ${size}`)
  console.log(`
What is left for a person (CONTRIBUTING.md, "Releasing"):
  - git push origin main ${tag}, from the clone that you release
  - the very first version: npm publish by hand, then trust release.yml on npmjs.com; later ones: approve the environment \`npm\` on GitHub
  - on GitHub, edit the release and choose "Publish this Action to the GitHub Marketplace"`)
} finally {
  stop()
  if (values.keep) console.log(`\nKept: ${scratch}`)
  else rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
}
