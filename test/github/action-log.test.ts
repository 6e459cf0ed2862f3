import { describe, expect, test } from 'vitest'
import { createActionLog, disarmCommands } from '../../src/github/action-log.js'

describe('disarmCommands', () => {
  test.each([
    ['::add-path::/tmp/evil', ': :add-path::/tmp/evil'],
    ['fine\n  ::error::no\r\n::stop-commands::x', 'fine\n  : :error::no\r\n: :stop-commands::x'],
    ['cr only\r::error::no', 'cr only\r: :error::no'],
    ['see ##[set-env name=PATH]evil', 'see # #[set-env name=PATH]evil'],
    ['src/a.py::rotate and std::vector', 'src/a.py::rotate and std::vector'],
  ])('%j becomes %j', (text, expected) => {
    expect(disarmCommands(text)).toBe(expected)
  })
})

test('the log disarms plain lines and leaves commands to the command module, which encodes them', () => {
  const lines: string[] = []
  const line = (level: string) => (message: string) => void lines.push(`${level} ${message}`)
  const commands = { debug: line('d'), info: line('i'), notice: line('n'), warning: line('w'), error: line('e') }
  const log = createActionLog(commands)
  log.info('::error::x')
  log.warning('::error::x')
  expect(lines).toEqual(['i : :error::x', 'w ::error::x'])
})
