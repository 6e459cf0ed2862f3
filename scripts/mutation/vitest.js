// Replaces the package vitest for tests loaded by scripts/mutation/runner.js. Has only what the tests of src/compare and src/stats use.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chai, expect } from 'vitest'

/** All tests of all files, in order. */
export const tests = []
let file = ''
let names = []

/** Sets the file to which the tests registered from now on belong. */
export function open(path) {
  file = path
  names = []
}

chai.use((_, { addMethod }) =>
  addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', function (name) {
    expect(this._obj).toBe(readFileSync(join(file, '..', name), 'utf8'))
  }),
)
export { expect }

const functionOf = (rest) => rest.find((one) => typeof one === 'function')

function list(name, ...rest) {
  const own = file
  tests.push({
    file,
    name: `${[...names, name].join(' > ')} (${tests.length})`,
    run: () => {
      file = own
      return functionOf(rest)()
    },
  })
}

function group(name, ...rest) {
  names.push(name)
  functionOf(rest)()
  names.pop()
}

const withEach = (add) =>
  Object.assign(add, {
    each:
      (rows) =>
      (name, ...rest) => {
        const run = functionOf(rest)
        for (const row of rows) add(name, () => (Array.isArray(row) ? run(...row) : run(row)))
      },
    concurrent: add,
  })

export const test = withEach(list)
export const describe = withEach(group)

/** The module-level maps, which are cleared before each test so that the values of one mutant do not reach the next. */
const kept = []

class ForgetfulWeakMap {
  own = new WeakMap()
  get(key) {
    return this.own.get(key)
  }
  has(key) {
    return this.own.has(key)
  }
  set(key, value) {
    this.own.set(key, value)
    return this
  }
  clear() {
    this.own = new WeakMap()
  }
}

export function newMap() {
  kept.push(new Map())
  return kept.at(-1)
}

export function newWeakMap() {
  kept.push(new ForgetfulWeakMap())
  return kept.at(-1)
}

export function forget() {
  for (const map of kept) map.clear()
}
