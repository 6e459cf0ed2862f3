import { askJudge, type Asking } from '../../../../src/measure/judges/questions/ask-judge.js'
import { choosePrompts } from '../../../../src/measure/judges/questions/choose-prompts.js'
import type { JudgeRequest } from '../../../../src/model/run/judging.js'
import type { JudgedQuestion } from '../../../../src/model/suite/scoring.js'
import { makeCase, makeReply } from '../../../metrics/make-trial.js'
import { NONCE } from './hostile-texts.js'

export interface Asked {
  readonly golden?: Readonly<Record<string, unknown>>
  readonly reply?: Readonly<Record<string, unknown>>
  readonly nonce?: string
  readonly reading?: number
  readonly categories?: Readonly<Record<string, number>> | null
}

export function ask(question: JudgedQuestion, asked: Asked = {}): Asking {
  const { golden, reply, nonce = NONCE, reading = 0, categories = null } = asked
  return askJudge({
    question,
    golden: makeCase(golden),
    observation: makeReply(reply),
    trial: 0,
    reading,
    nonce,
    prompts: choosePrompts({}),
    seed: 1,
    scoring: { rubric_categories: categories },
  })
}

export function makeRequest(question: JudgedQuestion, asked: Asked = {}): JudgeRequest {
  const asking = ask(question, asked)
  if (asking.kind !== 'ask') throw new Error(`no judge is asked: ${JSON.stringify(asking)}`)
  return asking.request
}

/** A case and a reply with content for every question. */
export const FULL = {
  golden: {
    query: 'How long does a token live?',
    expected_answer: 'Tokens live 14 days.',
    key_points: ['14 days'],
    expected_answer_criteria: 'The answer should:\n1. say how long\n2. name the setting',
    requirements: [
      { id: 'days', description: 'says 14 days', evaluation: 'binary' },
      { id: 'tone', description: 'is short', weight: 2 },
    ],
  },
  reply: {
    answer: 'A token lives 14 days.',
    spans: [
      { path: 'src/auth.ts', symbol: 'issue', start_line: 3, end_line: 20, text: 'const LIFETIME_DAYS = 14' },
      { source: 'handbook.pdf' },
    ],
  },
} as const
