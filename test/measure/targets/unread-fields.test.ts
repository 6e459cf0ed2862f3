import { describe, expect, test } from 'vitest'
import { SILENT } from '../../../src/io/log.js'
import { findUnread, watchFields } from '../../../src/measure/targets/unread-fields.js'
import type { Reply } from '../../../src/model/run/observation.js'

const tool = { name: 'search' }

describe('fields of a reply that Goldenpair does not read', () => {
  test.each<[string, Reply, readonly (readonly [string, string])[]]>([
    ['OpenAI’s calls of tools', { answer: 'x', tool_calls: [{ id: 'c1' }] }, [['tool_calls', 'tools']]],
    ['documents under another name', { answer: 'x', contexts: ['a'] }, [['contexts', 'spans']]],
    ['LangChain.js’s documents', { answer: 'x', sourceDocuments: [{}] }, [['sourceDocuments', 'spans']]],
    ['tokens', { answer: 'x', token_usage: { prompt: 1 } }, [['token_usage', 'usage']]],
    ['a field in the singular', { answer: 'x', tool: [tool] }, [['tool', 'tools']]],
    ['a field in camel case', { answer: 'x', costUsd: 0.1 }, [['costUsd', 'cost_usd']]],
    ['a second answer', { answer: '', output: 'Plums.' }, [['output', 'answer']]],
    ['the same answer twice', { answer: 'Plums.', output: 'Plums.' }, []],
    ['another name beside the field itself', { answer: 'x', tools: [tool], tool_calls: [tool] }, []],
    ['another name beside an empty field', { answer: 'x', tools: [], tool_calls: [tool] }, [['tool_calls', 'tools']]],
    ['another name without a value', { answer: 'x', documents: [], cost: null, response: '' }, []],
    ['what means nothing here', { answer: 'x', finish_reason: 'stop', request: 'r1' }, []],
    ['names of which nothing is left without separators and plural', { answer: 'x', s: 1, _: 2, '-': 3 }, []],
    ['a name with other characters', { answer: 'x', '\ndocuments': [1] }, []],
  ])('%s', (_, reply, unread) => {
    expect(findUnread(reply)).toEqual(unread)
  })
})

describe('the warnings of a run', () => {
  const warningsOf = (replies: readonly (Reply | null)[], response?: object): readonly string[] => {
    const warnings: string[] = []
    const fields = watchFields({ ...SILENT, warning: (message) => void warnings.push(message) })
    for (const reply of replies)
      fields.add(
        reply === null
          ? { status: 'failed', latency_ms: 1, failure: { kind: 'target', message: 'no' } }
          : { status: 'ok', latency_ms: 1, reply },
        response === undefined ? {} : { response },
      )
    expect(warnings).toEqual([])
    fields[Symbol.dispose]()
    return warnings
  }

  test('name each field once, whichever reply had it', () => {
    expect(
      warningsOf([{ answer: 'x', documents: [1] }, null, { answer: 'y', documents: [2], tool_calls: [3] }]),
    ).toEqual([
      'Goldenpair does not read these fields of the replies: `documents` (it reads `spans`) and `tool_calls` (it reads `tools`). See docs/protocol.md#the-reply.',
    ])
  })

  test('name the paths of `response` at which no reply had anything', () => {
    const response = { answer: '$.a', spans: '$.docs', usage: '$.usage' }
    expect(warningsOf([{ answer: 'x' }, { answer: 'x', usage: {} }], response)).toEqual([
      'No reply has what `response` of the `http` target says for `spans`. Check the paths. If a path is right and the server had nothing to send, an empty list or a 0 there ends this warning.',
    ])
  })

  test('say nothing about fields that replies seldom have, or that the server sends empty', () => {
    const response = { answer: '$.a', abstained: '$.refused', clarified: '$.c', error: '$.e', tools: '$.tools' }
    expect(warningsOf([{ answer: 'x', tools: [] }], response)).toEqual([])
  })

  test('are none if all is read, or nothing was answered', () => {
    expect(warningsOf([{ answer: 'x', spans: [] }], { answer: '$.a', spans: '$.b' })).toEqual([])
    expect(warningsOf([null], { answer: '$.a' })).toEqual([])
  })
})
