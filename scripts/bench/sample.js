// Measures a program from its start to its end.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tell } from './figures.js'

/**
 * Runs Node with these arguments in a folder. Returns the milliseconds and, on Linux, the CPU time and the peak memory. Throws if Node
 * exits with a code other than 0.
 */
export async function sample(args, folder) {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let usage = {}
  const watch = setInterval(() => (usage = usageOf(child.pid) ?? usage), 10)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${output}`)
  return { milliseconds: performance.now() - from, ...usage }
}

/**
 * Prints the samples of Goldenpair and of the bare script. Returns false if a limit is exceeded. The keys of `limits` and `aims` are
 * `ratio` (to the bare script), `cpu` (seconds) and `megabytes`.
 */
export function tellSamples({ title, measured, bare, limits, aims = {} }) {
  const of = (samples, field) => median(samples.flatMap((one) => one[field] ?? []))
  const list = (samples) => samples.map((one) => one.milliseconds.toFixed(0)).join(', ')
  console.log(`  ${title}: goldenpair ${list(measured)} ms, bare script ${list(bare)} ms`)
  const asked = of(measured, 'asked')
  if (!Number.isNaN(asked))
    console.log(
      `  from the first question to the last answer ${asked.toFixed(0)} ms, bare ${of(bare, 'asked').toFixed(0)} ms`,
    )
  const figures = {
    ratio: { value: of(measured, 'milliseconds') / of(bare, 'milliseconds'), unit: '' },
    cpu: { value: of(measured, 'cpuSeconds'), unit: 's' },
    megabytes: { value: Math.max(...measured.map(({ megabytes }) => megabytes ?? 0)), unit: 'MB', digits: 0 },
  }
  return Object.entries(limits)
    .map(([field, limit]) =>
      tell({ ...figures[field], name: `${title}, ${NAMES[field]}`, limit, aim: aims[field] ?? null }),
    )
    .every(Boolean)
}

const NAMES = { ratio: 'ratio to bare', cpu: 'processor', megabytes: 'peak memory' }

/** Reads the peak memory and the CPU time of a process from the kernel, without its child processes. `null` if not on Linux. */
function usageOf(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1]
    const ticks = readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return kilobytes === undefined
      ? null
      : { megabytes: Number(kilobytes) / 1024, cpuSeconds: (Number(ticks[11]) + Number(ticks[12])) / 100 }
  } catch {
    return null
  }
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
