// Measures a program from its start to its end.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Runs Node with these arguments in a folder: how long that took, and its peak memory where the system says it. */
export async function sample(args, folder) {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let megabytes = null
  const watch = setInterval(() => (megabytes = peakMegabytes(child.pid) ?? megabytes), 10)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${output}`)
  return { milliseconds: performance.now() - from, megabytes }
}

/** Prints what Goldenpair took beside the bare script, with the limits; false when one is missed. */
export function reportSamples({ title, measured, bare, maxRatio, maxMegabytes }) {
  const milliseconds = (samples) => median(samples.map((one) => one.milliseconds))
  const ratio = milliseconds(measured) / milliseconds(bare)
  const peak = Math.max(...measured.map(({ megabytes }) => megabytes ?? 0))
  const list = (samples) => samples.map((one) => one.milliseconds.toFixed(0)).join(', ')
  console.log(`${title}, median of ${measured.length}, Node ${process.version}`)
  console.log(`goldenpair run  ${milliseconds(measured).toFixed(0)} ms  (${list(measured)})`)
  console.log(`bare script     ${milliseconds(bare).toFixed(0)} ms  (${list(bare)})`)
  console.log(`ratio           ${ratio.toFixed(2)}  (limit ${maxRatio})`)
  const asked = (samples) => median(samples.flatMap((one) => one.asked ?? []))
  if (!Number.isNaN(asked(measured)))
    console.log(
      `asking alone    ${(asked(measured) / asked(bare)).toFixed(2)}  (${asked(measured).toFixed(0)} and ${asked(bare).toFixed(0)} ms from the first question to the last answer)`,
    )
  console.log(`peak memory     ${peak === 0 ? 'unknown' : `${peak.toFixed(0)} MB`}  (limit ${maxMegabytes} MB)`)
  return ratio <= maxRatio && peak <= maxMegabytes
}

function peakMegabytes(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
