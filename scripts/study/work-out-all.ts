import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyTask, ResultOf } from './worker.js'

/** Does all tasks in worker threads. Calls `tell` after each task. Returns the results in the order of the tasks. */
export async function workOutAll<Of extends AnyTask>(
  tasks: readonly Of[],
  options: { readonly workers?: string | undefined; readonly tell: (result: ResultOf<Of>, seconds: number) => void },
): Promise<readonly ResultOf<Of>[]> {
  const done = new Map<number, ResultOf<Of>>()
  const queue = [...tasks.keys()]
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.js', import.meta.url))
    try {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const started = performance.now()
        const result = await ask(worker, tasks[index] as Of)
        done.set(index, result)
        options.tell(result, (performance.now() - started) / 1000)
      }
    } finally {
      await worker.terminate()
    }
  }
  const count = Math.min(Number(options.workers ?? availableParallelism()), tasks.length)
  await Promise.all(Array.from({ length: count }, work))
  return tasks.flatMap((_, index) => done.get(index) ?? [])
}

function ask<Of extends AnyTask>(worker: Worker, task: Of): Promise<ResultOf<Of>> {
  return new Promise((resolve, reject) => {
    worker.once('message', (result: ResultOf<Of>) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })
}
