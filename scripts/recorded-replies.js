// Recorded replies of the examples, one file per example. examples/README.md lists the fields that each example reports from them.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (example) => fileURLToPath(new URL(`../test/fixtures/example-replies/${example}.json`, import.meta.url))

/** Returns the names of all fields in the replies, sorted. */
export function fieldsOf(replies) {
  return [...new Set(replies.flatMap((reply) => Object.keys(reply)))].sort()
}

/**
 * Throws if the replies of an example have other fields than its recorded ones. With RECORD=1, first records the first two replies that
 * have all fields.
 */
export function checkRecorded(example, replies) {
  const fields = fieldsOf(replies)
  if (process.env.RECORD === '1') {
    const chosen = replies.filter((reply) => fieldsOf([reply]).length === fields.length).slice(0, 2)
    assert.ok(chosen.length > 0, `${example}: no reply has all of ${fields.join(', ')}`)
    writeFileSync(fileOf(example), `${JSON.stringify(chosen, null, 2)}\n`)
  }
  assert.deepEqual(
    fields,
    fieldsOf(JSON.parse(readFileSync(fileOf(example), 'utf8'))),
    `${example}: run it with RECORD=1`,
  )
}
