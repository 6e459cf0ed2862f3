// An action that shows what it was started with, in every way that an action can.
import { appendFileSync, readFileSync } from 'node:fs'
import process, { stdout, stderr } from 'node:process'

const { env } = process
const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))
const shown = Object.fromEntries(Object.entries(env).filter(([name]) => /^(INPUT|GITHUB|RUNNER|ACTIONS)_/.test(name)))
appendFileSync(env.GITHUB_OUTPUT, `env<<E1\n${JSON.stringify(shown)}\nE1\nnode=${process.versions.node}\n`)
appendFileSync(env.GITHUB_OUTPUT, `event<<E2\n${JSON.stringify(event)}\nE2\ncwd=${process.cwd()}\n`)
appendFileSync(env.GITHUB_STEP_SUMMARY, '# Summary\n')
appendFileSync(env.GITHUB_ENV, 'A=1\n')
stdout.write('::debug::not shown\n')
stdout.write('::warning file=golden/cases.yaml,line=3,title=a%3A b%2C c::one%0Atwo 100%25\n')
stdout.write('text ::error::in the middle is no command\n')
stdout.write('::error::bad\n')
stderr.write('to stderr\n')
process.exitCode = 1
