import { describe, expect, test } from 'vitest'
import { matchesSelection, parseSelection } from '../../../src/model/suite/selection.js'

const cases = [
  { id: 'login-1', tags: ['auth', 'core'], difficulty: 'easy' as const },
  { id: 'login-2', tags: ['auth'], difficulty: 'hard' as const },
  { id: 'search-1', tags: ['search'] },
  { id: 'auth', tags: [] },
]

function chosen(text: string): readonly string[] {
  const selection = parseSelection(text)
  return cases.filter((golden) => matchesSelection(golden, selection)).map(({ id }) => id)
}

describe('a selection', () => {
  test.each([
    ['tag:auth', ['login-1', 'login-2']],
    ['id:login-2', ['login-2']],
    ['id:login-*', ['login-1', 'login-2']],
    ['id:*-1', ['login-1', 'search-1']],
    ['id:l*in*2', ['login-2']],
    ['id:*', ['login-1', 'login-2', 'search-1', 'auth']],
    ['id:*1*1', []],
    ['difficulty:hard', ['login-2']],
    ['auth', ['login-1', 'login-2', 'auth']],
    ['search-*', ['search-1']],
    [' tag:core , search ', ['login-1', 'search-1']],
    ['!auth', ['search-1']],
    ['tag:auth,!difficulty:hard', ['login-1']],
    ['!tag:auth,!search', ['auth']],
    ['tag:none', []],
  ])('%s', (text, ids) => {
    expect(chosen(text)).toEqual(ids)
  })

  test.each([
    ['', ''],
    ['auth,', ''],
    ['!', ''],
    ['tags:auth', 'tags:auth'],
    ['tag:', 'tag:'],
  ])('%j is refused and the term without a meaning is named', (text, got) => {
    expect(() => parseSelection(text)).toThrow(
      `The selection \`${text}\` has an unknown term: \`${got}\`. Known: tag:<tag>, id:<id or glob>, ` +
        'difficulty:<easy|medium|hard|branching|coordination|hard_coordination>, profile:<default|multi_hop|branching|coordination>, use_case:<name>, category:<name>, <tag or id glob>. A comma means "or"; a leading ! excludes.',
    )
  })

  test('profile:x chooses the cases of a profile, one of four', () => {
    const golden = { id: 'a', tags: [], profile: 'multi_hop' as const }
    expect(matchesSelection(golden, parseSelection('profile:multi_hop'))).toBe(true)
    expect(matchesSelection(golden, parseSelection('profile:branching'))).toBe(false)
    expect(() => parseSelection('profile:multihop')).toThrow(
      'The selection `profile:multihop` has an unknown term: `profile:multihop`. Known: ' +
        'profile:default, profile:multi_hop, profile:branching, profile:coordination. A comma means "or"; a leading ! excludes.',
    )
  })

  test('an unknown difficulty is refused with the known ones', () => {
    expect(() => parseSelection('difficulty:extreme')).toThrow(
      'The selection `difficulty:extreme` has an unknown term: `difficulty:extreme`. Known: ' +
        'difficulty:easy, difficulty:medium, difficulty:hard, difficulty:branching, difficulty:coordination, difficulty:hard_coordination. A comma means "or"; a leading ! excludes.',
    )
  })
})
