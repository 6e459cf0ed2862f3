import { parentPort } from 'node:worker_threads'
import { workOut, type Task } from './study.js'

/** Works out the tasks that the main thread sends, one message each. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage(workOut(task)))
