import { expect, test } from 'vitest'
import { chunkFile } from '../../../src/measure/search/chunk-file.js'

const OPTIONS = { max_lines: 80, window_lines: 40 }

function outline(path: string, text: string, options = OPTIONS): string[] {
  return chunkFile(path, text, options).map(
    ({ symbol, start_line, end_line }) => `${symbol ?? '-'} ${start_line}-${end_line}`,
  )
}

const TYPESCRIPT = `/** About the file. */
import { a } from './a.js'
import {
  b,
} from './b.js'

// Detached.

/**
 * Doc.

 * function notThis() {}
 */
@decorate()
export abstract class Tree<T> extends Plant {
  size = 1

  constructor() {}

  /** Grows. */
  async grow(
    by: number,
  ): Promise<void> {
    if (by) return
  }

  static #cut = () => 1
}

export const query = \`
function hidden() {}
\`
export type Leaf =
  | 'green'
export default async function plant(): void {
}
const pattern = /[\`'"]/
interface Soil { a: 1 }
run()
`

const PYTHON = `"""Module.

def hidden():
"""
import os

LIMIT: int = 3

@cache
def pick(
    a,
) -> int:
    """Doc.
def hidden(): pass
    """
    return 1


class Basket(Base):
    """Holds."""

    size = 0

    # Adds.
    @property
    def add(self):
        def inner():
            pass

    class Handle:
        pass

if __name__ == '__main__':
    pick()
`

const GO = `package fruit

import (
	"fmt"
)

// Plum is one.
type Plum struct {
	Ripe bool
}

// Eat eats.
func (p *Plum) Eat() error {
	return nil
}

func main() {
	fmt.Println(\`
func hidden() {}
\`)
}
`

const RUST = `use std::fmt;

/// A plum.
#[derive(Debug)]
pub struct Plum<'a> {
    name: &'a str,
}

impl<'a> fmt::Display for Plum<'a> {
    fn fmt(&self) -> fmt::Result {
        Ok(())
    }
    /// Ripe.
    pub const fn is_ripe(&self) -> bool { true }
}

pub(crate) async fn pick<T>(t: T)
where
    T: Clone,
{
}
macro_rules! basket { () => {} }
`

const JAVA = `package fruit;

import java.util.List;

/** A plum. */
@Entity
public final class Plum extends Fruit {
    private final int size = compute(1);

    public Plum(int size) {
    }

    @Override
    public List<Map<String, Integer>> parts() throws IOException {
        return find(1);
    }

    static class Stone {
        void hidden() {}
    }
}
`

const MARKDOWN = `intro

# Plums

Sweet.

## Use in \`jam\` ##
~~~sh
# not a heading
~~~

Sour
#hashtag
`

test.each([
  [
    'a.ts',
    TYPESCRIPT,
    [
      '- 1-1',
      '- 7-7',
      'Tree 9-16',
      'Tree.constructor 18-18',
      'Tree.grow 20-25',
      'Tree.#cut 27-28',
      'query 30-32',
      'Leaf 33-34',
      'plant 35-36',
      'pattern 37-37',
      'Soil 38-38',
      '- 39-39',
    ],
  ],
  [
    'a.py',
    PYTHON,
    ['- 1-4', 'LIMIT 7-7', 'pick 9-16', 'Basket 19-22', 'Basket.add 24-28', 'Basket.Handle 30-31', '- 33-34'],
  ],
  ['a.go', GO, ['Plum 7-10', 'Plum.Eat 12-15', 'main 17-21']],
  ['a.rs', RUST, ['Plum 3-7', 'Plum 9-9', 'Plum.fmt 10-12', 'Plum.is_ripe 13-15', 'pick 17-21', 'basket 22-22']],
  ['A.java', JAVA, ['Plum 5-8', 'Plum.Plum 10-11', 'Plum.parts 13-16', 'Plum.Stone 18-21']],
  ['a.md', MARKDOWN, ['- 1-1', 'Plums 3-5', 'Use in `jam` 7-13']],
])('%s is cut at its symbols', (path, text, expected) => {
  expect(outline(path, text)).toEqual(expected)
})

test('a chunk contains exactly its lines', () => {
  expect(chunkFile('a.py', 'x = 1\r\n\r\ndef f():\r\n  return 1\r\n', OPTIONS)).toEqual([
    { path: 'a.py', symbol: null, start_line: 1, end_line: 1, text: 'x = 1' },
    { path: 'a.py', symbol: 'f', start_line: 3, end_line: 4, text: 'def f():\n  return 1' },
  ])
})

test('a chunk longer than the limit is cut, and each part keeps the symbol', () => {
  const body = Array.from({ length: 5 }, (_, index) => `  ${index}`).join('\n')
  expect(outline('a.py', `def f():\n${body}\n`, { max_lines: 4, window_lines: 2 })).toEqual(['f 1-4', 'f 5-6'])
})

test('other files are split into windows of lines, without blank ones', () => {
  expect(outline('a.yaml', 'a: 1\nb: 2\nc: 3\n\n\n\n\nd: 4\n', { max_lines: 9, window_lines: 2 })).toEqual([
    '- 1-2',
    '- 3-3',
    '- 8-8',
  ])
  expect(outline('empty.txt', '\n\n')).toEqual([])
})

test('an unfinished comment hides the rest, but nothing is lost', () => {
  expect(outline('a.ts', 'const a = 1\n/* never closed\nfunction hidden() {}\n')).toEqual(['a 1-1', '- 2-3'])
})
