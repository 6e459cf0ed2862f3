import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { escapeInvisible } from '../../src/model/remove-invisible.js'
import { createActionLog } from '../../src/github/action-log.js'
import { annotations } from '../../src/publishers/annotations.js'
import { outputs } from '../../src/publishers/index.js'
import { PAYLOADS } from '../fixtures/payloads.js'
import { makePublication, recordEffects } from '../publishers/publication.js'
import { diagramsOf } from './hostile-report.js'
import { checkDiagram, findUnseen } from './read-document.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const bare = (text: string): string => text.replace(/\s+/gu, '')

/** A program that hands what it reads to the real command module of the runner. */
const PROGRAM = `
import * as core from '@actions/core'
import { readFileSync } from 'node:fs'
for (const [name, ...parts] of JSON.parse(readFileSync(process.argv[1], 'utf8'))) core[name](...parts)
`

/** How the runner reads a line (actions/runner, ActionCommand.cs). */
const COMMAND = /^\s*::(?<name>[^ :]+)(?: (?<properties>.*?))?::(?<data>.*)$/s
const decode = (text: string): string =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')

/** The file of outputs as the runner reads it: `NAME=VALUE`, or `NAME<<END` up to a line END. */
function readOutputs(text: string): Record<string, string> {
  const lines = text.split('\n')
  const found: Record<string, string> = {}
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, end] = /^([^=]*?)<<(.*)$/.exec(lines[at] ?? '') ?? []
    if (name === undefined || end === undefined) {
      if (lines[at] !== '') throw new Error(`a line of its own: ${lines[at] ?? ''}`)
      continue
    }
    const close = lines.indexOf(end, at + 1)
    found[name] = lines.slice(at + 1, close).join('\n')
    at = close
  }
  return found
}

test('annotations, outputs and the log of a job start no command of the runner', async () => {
  const calls: unknown[][] = []
  const call =
    (name: string) =>
    (...parts: unknown[]): void =>
      void calls.push([name, ...parts])
  const commands = {
    ...{ error: call('error'), warning: call('warning'), notice: call('notice'), setOutput: call('setOutput') },
    ...{ info: call('info'), debug: call('debug') },
  }
  const { effects } = recordEffects({})
  const log = createActionLog(commands)
  for (const [place, [, text]] of PAYLOADS.entries()) {
    const remark = { level: 'error', file: text, line: 1, title: text, message: text } as const
    const publication = makePublication({ annotations: [remark], outputs: { [`o${place}`]: JSON.stringify([text]) } })
    await annotations.publish(publication, { ...effects, commands }, {})
    await outputs.publish(publication, { ...effects, commands }, {})
    log.info(text)
    log.warning(text)
  }
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-commands-'))
  try {
    const files = {
      calls: join(folder, 'calls.json'),
      outputs: join(folder, 'outputs'),
    }
    writeFileSync(files.calls, JSON.stringify(calls))
    writeFileSync(files.outputs, '')
    const env = { PATH: process.env['PATH'], GITHUB_OUTPUT: files.outputs }
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, files.calls], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    expect(findUnseen(printed)).toEqual([])
    const ours = { error: 0, warning: 0 }
    for (const line of printed.split('\n')) {
      const groups = COMMAND.exec(line)?.groups
      if (groups === undefined) expect(line).not.toContain('##[')
      else if (groups['name'] === 'error' || groups['name'] === 'warning') {
        const [, text = '', shown = text] = PAYLOADS[ours[groups['name']]++] ?? []
        expect(bare(decode(groups['data'] ?? ''))).toBe(bare(shown))
        if (groups['name'] === 'warning') continue
        const properties = (groups['properties'] ?? '').split(',').map((pair) => pair.split('='))
        expect(properties.map(([key]) => key)).toEqual(['title', 'file', 'line'])
        expect(bare(decode(properties[0]?.slice(1).join('=') ?? ''))).toBe(bare(shown))
      } else throw new Error(`a command of its own: ${line}`)
    }
    expect(ours).toEqual({ error: PAYLOADS.length, warning: PAYLOADS.length })
    const written = readOutputs(readFileSync(files.outputs, 'utf8'))
    expect(Object.keys(written).filter((name) => /^o\d/.test(name))).toHaveLength(PAYLOADS.length)
    for (const [place, [name, text]] of PAYLOADS.entries())
      expect(JSON.parse(written[`o${place}`] ?? ''), name).toEqual([text])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a terminal prints data that means what it was and moves nothing', () => {
  for (const [name, text] of PAYLOADS) {
    const printed = escapeInvisible(JSON.stringify({ text }))
    expect(findUnseen(printed), name).toEqual([])
    expect(JSON.parse(printed), name).toEqual({ text })
  }
})

test('no diagram has more lines or other signs than its kind has', () => {
  for (const [name, text] of PAYLOADS)
    for (const diagram of diagramsOf(text)) expect(checkDiagram(diagram), name).toEqual([])
})
