import { nullOnError } from '../model/error.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_PROGRAMS, runProgram, runProgramNow } from './own-programs.js'

/** The resources that a process and all its descendants use. */
export interface TreeUsage {
  /** Since they began, including children that have ended and were waited for. */
  readonly cpuSeconds: number
  /** Resident memory in MiB; 0 if all have ended. Shared pages count for each process. */
  readonly memoryMb: number
}

export type TreeReader = NonNullable<ReturnType<typeof openTreeReader>>

interface ProcessUsage extends TreeUsage {
  readonly parent: number
}

/**
 * Returns the reader of process trees on Linux and macOS; `read` gives `null` if there is no such process. `null`
 * elsewhere: starting PowerShell on Windows takes longer than most answers. A reading stays valid for `freshMs`, because
 * each has a cost.
 */
export function openTreeReader(platform: NodeJS.Platform = process.platform) {
  // Readings must be frequent: a program may answer and end in the next moment. Linux counts CPU time in hundredths of a second.
  if (platform === 'linux') {
    const read = openProcReader()
    return { read: (pid: number) => Promise.resolve(read(pid)), freshMs: 10 }
  }
  if (platform === 'darwin') return { read: readPsTree, freshMs: 200 }
  return null
}

/** From so many threads on, a list of children is kept for a while: reading that of hundreds of threads takes milliseconds. */
const MANY_THREADS = 64
const KEPT_MS_A_THREAD = 0.5

/** Returns the reader of process trees in `/proc`, which keeps a list of children for a while if the program has many threads. */
export function openProcReader(root = '/proc', nowMs = (): number => performance.now()) {
  const kept = new Map<number, { readonly children: readonly number[]; readonly untilMs: number }>()
  return (pid: number): TreeUsage | null => {
    const find = findChildren(pid, root)
    return readProcTree(pid, root, (parent, threads) => {
      if (threads < MANY_THREADS) return find(parent)
      const known = kept.get(parent)
      if (known !== undefined && nowMs() < known.untilMs) return known.children
      // Entries of programs that have ended would stay for ever.
      if (kept.size > 100) kept.clear()
      const children = find(parent)
      kept.set(parent, { children, untilMs: nowMs() + KEPT_MS_A_THREAD * threads })
      return children
    })
  }
}

/** Reads the process tree under `pid` from `/proc` on Linux. */
export function readProcTree(
  pid: number,
  root = '/proc',
  children: (parent: number, threads: number) => readonly number[] = findChildren(pid, root),
): TreeUsage | null {
  const usages = new Map<number, ProcessUsage>()
  const pids = new Set([pid])
  for (const next of pids) {
    const stat = parseStat(readOr(join(root, `${next}`, 'stat'), ''))
    if (stat === null) continue
    const status = readOr(join(root, `${next}`, 'status'), '')
    const read = (field: RegExp): number => Number(field.exec(status)?.[1] ?? 0)
    usages.set(next, { ...stat, memoryMb: read(/^VmRSS:\s+(\d+) kB$/m) / 1024 })
    for (const child of children(next, read(/^Threads:\s+(\d+)$/m))) pids.add(child)
  }
  return usages.has(pid) ? sumUsage(usages.values()) : null
}

/**
 * Returns a function that lists the children of a process: as its threads list them or, if this kernel keeps no such
 * lists, by every process's parent.
 */
function findChildren(pid: number, root: string): (parent: number) => readonly number[] {
  if (readOr(join(root, `${pid}`, 'task', `${pid}`, 'children'), null) === null) {
    const parentOf = (each: number) => parseStat(readOr(join(root, `${each}`, 'stat'), ''))?.parent
    return byParent(new Map(listNumbers(root).map((each) => [each, parentOf(each)])))
  }
  return (parent) => {
    const threads = join(root, `${parent}`, 'task')
    return listNumbers(threads).flatMap((thread) =>
      readOr(join(threads, `${thread}`, 'children'), '')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
  }
}

function byParent(parents: ReadonlyMap<number, number | undefined>): (parent: number) => readonly number[] {
  return (parent) => [...parents].flatMap(([pid, of]) => (of === parent ? [pid] : []))
}

/**
 * Linux reports CPU time in 100 ticks a second, whatever its own clock does. Source: proc_pid_stat(5) and sysconf(3),
 * `_SC_CLK_TCK`.
 */
const TICKS_A_SECOND = 100

/**
 * Reads the parent and the CPU time from `/proc/PID/stat`, including children that have ended and were waited for; `null`
 * for any other text. The name in brackets may contain spaces and brackets.
 * @example parseStat('7 (a b) S 3 7 7 0 -1 0 0 0 0 0 155 1 40 4') // { parent: 3, cpuSeconds: 2 }
 */
export function parseStat(text: string): Pick<ProcessUsage, 'parent' | 'cpuSeconds'> | null {
  const fields = text.slice(text.lastIndexOf(')') + 1).split(' ')
  const [parent = NaN, ...ticks] = [fields[2], ...fields.slice(12, 16)].map(Number)
  if (ticks.length < 4 || [parent, ...ticks].some((field) => !Number.isFinite(field))) return null
  return { parent, cpuSeconds: ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND }
}

const readPsTree = async (pid: number): Promise<TreeUsage | null> =>
  sumPsTree(pid, await runProgram(OWN_PROGRAMS.ps, ['-A', '-o', 'pid=,ppid=,rss=,time=']).catch(() => ''))

/** Sums the process tree under `pid` in the output of `ps -A -o pid=,ppid=,rss=,time=`. */
export function sumPsTree(pid: number, text: string): TreeUsage | null {
  const all = new Map<number, ProcessUsage>()
  for (const line of text.split('\n')) {
    const [id, parent, kilobytes, time] = line.trim().split(/\s+/)
    if (time === undefined) continue
    const usage = { parent: Number(parent), memoryMb: Number(kilobytes) / 1024, cpuSeconds: parsePsTime(time) }
    all.set(Number(id), usage)
  }
  if (!all.has(pid)) return null
  const children = byParent(new Map([...all].map(([id, { parent }]) => [id, parent])))
  const pids = new Set([pid])
  for (const each of pids) for (const child of children(each)) pids.add(child)
  return sumUsage([...pids].flatMap((each) => all.get(each) ?? []))
}

/**
 * Converts `[[days-]hours:]minutes:seconds` to seconds.
 * @example parsePsTime('1-02:03:04') // 93784
 */
export function parsePsTime(text: string): number {
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text]
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return Number(days) * 86_400 + seconds
}

function sumUsage(all: Iterable<TreeUsage>): TreeUsage {
  const usages = [...all]
  const sum = (part: keyof TreeUsage): number => usages.reduce((total, one) => total + one[part], 0)
  return { cpuSeconds: sum('cpuSeconds'), memoryMb: sum('memoryMb') }
}

function listNumbers(folder: string): readonly number[] {
  const names = nullOnError(() => readdirSync(folder)) ?? []
  return names.filter((name) => /^\d+$/.test(name)).map(Number)
}

/** Reads a file of `/proc`, or returns `otherwise`: a process may end between any two looks at it. */
const readOr = <Otherwise>(path: string, otherwise: Otherwise): string | Otherwise =>
  nullOnError(() => readFileSync(path, 'utf8')) ?? otherwise

/** Whether a program gets its own process group, with which its children end. Windows has no such groups. */
export const hasGroups = (platform: NodeJS.Platform = process.platform): boolean => platform !== 'win32'

/** The part of Node's `ChildProcess` that is needed here. */
interface StartedProgram {
  readonly pid?: number | undefined
  readonly exitCode: number | null
  readonly signalCode: NodeJS.Signals | null
  readonly kill: (signal?: NodeJS.Signals | number) => boolean
}

/** How processes are ended on Windows. */
const WINDOWS = { taskkill: (args: readonly string[]): boolean => runProgramNow(OWN_PROGRAMS.taskkill, args) }

/**
 * Sends a signal to a program and all its descendants; 0 sends none. Returns false if none of them is left.
 *
 * Windows has no signals. SIGTERM does nothing there, since a console program can only be asked to end by closing its
 * stdin. For SIGKILL, `taskkill /T` follows the tree down from the program while it lives; descendants that outlive it
 * are not found.
 * Source: learn.microsoft.com/windows-server/administration/windows-commands/taskkill
 */
export function signalTree(
  child: StartedProgram,
  signal: NodeJS.Signals | 0,
  { platform = process.platform, windows = WINDOWS }: { platform?: NodeJS.Platform; windows?: typeof WINDOWS } = {},
): boolean {
  const { pid } = child
  if (pid === undefined) return false
  if (hasGroups(platform)) return nullOnError(() => process.kill(-pid, signal)) ?? false
  // Its process id may be another process's by now.
  if (child.exitCode !== null || child.signalCode !== null) return false
  return signal !== 'SIGKILL' || windows.taskkill(['/PID', `${pid}`, '/T', '/F']) || child.kill(signal)
}
