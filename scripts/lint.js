// Runs every `lint:*` script of package.json, one per core at a time, and prints the output of each when it ends.
//
// Usage: npm run lint [-- --cold]
//   --cold  first deletes the caches of eslint, prettier and tsc (node_modules/.cache/lint)
//
// Exits with 1 if a script fails.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
// package.json lists the slowest scripts first.
const waiting = Object.keys(scripts).filter((name) => name.startsWith('lint:'))

if (process.argv.includes('--cold')) rmSync(`${root}node_modules/.cache/lint`, { recursive: true, force: true })

/** With a larger young generation for V8: these programs make much short-lived garbage, of which less is then copied. */
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` }

/** Runs a script. Returns its exit code and all its output. */
function runScript(name) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { cwd: root, env, shell: process.platform === 'win32' })
    const output = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => output.push(part))
    child.on('close', (code) => resolve({ code, output: output.join('') }))
  })
}

const failed = []
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const started = performance.now()
    const { code, output } = await runScript(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (output.trim() !== '') console.log(output.trimEnd())
    if (code !== 0) failed.push(name)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
