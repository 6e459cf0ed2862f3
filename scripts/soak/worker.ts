import { parentPort } from 'node:worker_threads'
import { sleepNights } from './sleep-nights.js'
import { sleepYears } from './sleep-years.js'
import type { Result, Task } from './task.js'

async function work(task: Task): Promise<Result> {
  if (task.kind === 'years') return { kind: 'years', plan: task.plan, years: sleepYears(task.plan) }
  const tell = task.isTelling ? (line: string) => console.log(`seed ${task.seed}: ${line}`) : () => undefined
  return { kind: 'nights', soak: await sleepNights(task.seed, task.nights, tell) }
}

parentPort?.on('message', (task: Task) => {
  void work(task).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      // Thrown outside of the promise, so that the main thread gets the `error` event of this worker.
      setImmediate(() => {
        throw error
      })
    },
  )
})
