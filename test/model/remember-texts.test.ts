import { expect, test } from 'vitest'
import { rememberTexts } from '../../src/measure/search/tokenize.js'

test('a text is computed once, until there are too many of them; a long one each time', () => {
  const computed: string[] = []
  const shout = rememberTexts(
    (text) => {
      computed.push(text)
      return `${text}!`
    },
    { most: 2, longest: 3 },
  )
  expect(['a', 'b', 'a', 'b'].map(shout)).toEqual(['a!', 'b!', 'a!', 'b!'])
  expect(computed).toEqual(['a', 'b'])
  expect(['c', 'c', 'a', 'c'].map(shout)).toEqual(['c!', 'c!', 'a!', 'c!'])
  expect(computed).toEqual(['a', 'b', 'c', 'a'])
  expect(['long', 'long'].map(shout)).toEqual(['long!', 'long!'])
  expect(computed.slice(4)).toEqual(['long', 'long'])
})
