import type { Clock } from '../../io/clock.js'
import type { TreeReader, TreeUsage } from '../../io/process-tree.js'
import type { Reply } from '../../model/run/observation.js'

export type Resources = NonNullable<Reply['resources']>

/** The measurement of one question. Disposing it discards the measurement. */
export interface MeterReading extends Disposable {
  /** To call with the answer. Resolves to `null` if the program could not be inspected. */
  readonly end: () => Promise<Resources | null>
}

interface Question {
  readonly beganMs: number
  /** CPU time of the program meanwhile. */
  cpuSeconds: number
  /** Its even share of `cpuSeconds` if others were in flight. */
  ownCpuSeconds: number
  memoryMb: number
  memoryPeakMb: number
}

/** A program and the questions that it works on. */
interface Watched {
  readonly underWay: Set<Question>
  /** Questions in flight, including those that are just starting. */
  count: number
  last: (TreeUsage & { readonly atMs: number }) | null
  timer: NodeJS.Timeout | null
}

/** Pauses between samples: short at first, for programs that live for one short question, then growing. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

const NOTHING: MeterReading = { end: () => Promise.resolve(null), [Symbol.dispose]: () => undefined }

/** Samples the memory and CPU of programs while they answer. */
export type Meter = ReturnType<typeof openMeter>

/** Opens a meter. It samples when a question is sent, when its answer arrives, and in between. */
export function openMeter(reader: TreeReader, { clock, cores }: { readonly clock: Clock; readonly cores: number }) {
  const programs = new Map<number, Watched>()

  const look = async (pid: number, program: Watched): Promise<void> => {
    const atMs = clock.monotonicMs()
    const isFresh = program.last !== null && atMs - program.last.atMs < reader.freshMs
    const usage = isFresh ? program.last : await reader.read(pid)
    if (usage === null) return
    const used = program.last === null ? 0 : Math.max(0, usage.cpuSeconds - program.last.cpuSeconds)
    if (!isFresh) program.last = { ...usage, atMs }
    for (const question of program.underWay) {
      question.cpuSeconds += used
      question.ownCpuSeconds += used / program.underWay.size
      note(question, usage)
    }
  }
  const lookAgain = (pid: number, program: Watched, pauseMs: number): void => {
    program.timer = setTimeout(() => {
      void look(pid, program).then(() => {
        if (program.count > 0) lookAgain(pid, program, Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS))
        else program.timer = null
      })
    }, pauseMs)
    program.timer.unref()
  }
  const forget = (pid: number, program: Watched, question: Question): void => {
    if (!program.underWay.delete(question)) return
    program.count -= 1
    if (program.count > 0) return
    if (program.timer !== null) clearTimeout(program.timer)
    programs.delete(pid)
  }

  return {
    /** Starts measuring a question that is sent to the process `pid`. If `pid` is undefined, nothing is measured. */
    begin: (pid: number | undefined): MeterReading => {
      if (pid === undefined) return NOTHING
      const program = programs.get(pid) ?? { underWay: new Set(), count: 0, last: null, timer: null }
      programs.set(pid, program)
      program.count += 1
      const question = { beganMs: clock.monotonicMs(), cpuSeconds: 0, ownCpuSeconds: 0, memoryMb: 0, memoryPeakMb: 0 }
      // CPU time used before now belongs to other questions.
      const begun = look(pid, program).then(() => {
        program.underWay.add(question)
        if (program.last !== null) note(question, program.last)
        if (program.timer === null) lookAgain(pid, program, FIRST_PAUSE_MS)
      })
      return {
        end: async () => {
          const seconds = (clock.monotonicMs() - question.beganMs) / 1000
          await begun
          await look(pid, program)
          forget(pid, program, question)
          const { cpuSeconds, ownCpuSeconds, memoryMb, memoryPeakMb } = question
          if (memoryMb === 0) return null
          return {
            memory_mb: round(memoryMb, 1),
            memory_peak_mb: round(memoryPeakMb, 1),
            cpu_seconds: round(ownCpuSeconds, 4),
            ...(seconds > 0 && { cpu_percent: round((100 * cpuSeconds) / seconds, 1), cores }),
          }
        },
        [Symbol.dispose]: () => void begun.then(() => forget(pid, program, question)),
      }
    },
  }
}

/** When all processes have ended, their memory reads as 0; then the last known value is kept. */
function note(question: Question, { memoryMb }: TreeUsage): void {
  if (memoryMb > 0) question.memoryMb = memoryMb
  question.memoryPeakMb = Math.max(question.memoryPeakMb, memoryMb)
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
