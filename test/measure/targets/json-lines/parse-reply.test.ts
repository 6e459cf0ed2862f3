import { expect, test } from 'vitest'
import { parseReply } from '../../../../src/measure/targets/json-lines/parse-reply.js'

test.each(['', ' ', '1', '"answer"', '["answer"]', 'ready on port 8080'])(
  'a line without an object, %j, is noise',
  (line) => {
    expect(parseReply(line)).toEqual({ kind: 'noise' })
  },
)
