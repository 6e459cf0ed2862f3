import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareSignal } from '../../src/io/clock.js'

test('any number of questions may listen to a shared signal without a warning', async () => {
  const warnings: string[] = []
  const hear = ({ name }: Error): void => void warnings.push(name)
  process.on('warning', hear)
  try {
    const signal = shareSignal(new AbortController().signal)
    for (let question = 0; question < 20; question++) signal.addEventListener('abort', () => undefined)
    await setImmediate()
  } finally {
    process.off('warning', hear)
  }
  expect(warnings).toEqual([])
})
