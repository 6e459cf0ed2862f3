import { expect, test } from 'vitest'
import { plainHeadline, type Text } from '../../../src/model/result/report.js'

const link = { kind: 'link', text: 'report', url: 'https://example.test/1' } as const

test.each<[string, Text, string]>([
  ['ends in a link', ['✅ Unchanged', ' · ', link], '✅ Unchanged'],
  ['tells what moved before its link', ['✅ Unchanged', ' · tokens +1 %', ' · ', link], '✅ Unchanged · tokens +1 %'],
  ['has a link within', ['See ', link, ', please'], 'See report, please'],
  ['has code at its end', ['After the first run on ', { kind: 'code', text: 'main' }], 'After the first run on main'],
  ['is empty', [], ''],
])('a headline that %s is read where no link can be followed', (_what, headline, text) => {
  expect(plainHeadline(headline)).toBe(text)
})
