// Tries to write every file that steers the job, and answers the question for France with the names of its variables.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

for (const name of ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']) {
  if (env[name]) appendFileSync(env[name], 'I was here=1\n')
}
const names = Object.keys(env).sort().join(' ')
const command = '::set-output name=verdict::improved\n'
stderr.write(command)

const atlas = JSON.parse(readFileSync(join(import.meta.dirname, 'atlas.json'), 'utf8'))
for await (const line of createInterface({ input: stdin })) {
  const { id, query } = JSON.parse(line)
  const country = query.slice('What is the capital of '.length, -1)
  const [capital, page] = atlas[country]
  const answer = country === 'France' ? names : `The capital of ${country} is ${capital}.`
  const spans = [{ path: `atlas/${page}.md` }, { path: 'atlas/index.md' }]
  const usage = { input_tokens: 6, output_tokens: 6 }
  stdout.write(`${command}${JSON.stringify({ id, answer, spans, usage })}\n`)
}
