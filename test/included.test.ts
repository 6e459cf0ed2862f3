import { writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read, root } from './checkout.js'

/** Matches `<!-- included: PATH -->`, the file as a code block, and `<!-- /included -->`. */
const INCLUDED = /<!-- included: (\S+) -->\n[\s\S]*?<!-- \/included -->/g
const PAGES = ['README.md', ...filesUnder('docs').filter((path) => path.endsWith('.md'))].filter((path) =>
  read(path).includes('<!-- included: '),
)

function include(page: string): string {
  return page.replaceAll(
    INCLUDED,
    (_, path: string) =>
      `<!-- included: ${path} -->\n\n\`\`\`${extname(path) === '.yml' ? 'yaml' : 'js'}\n${read(path)}\`\`\`\n\n<!-- /included -->`,
  )
}

test.each(PAGES)('%s shows its included files unchanged (UPDATE_GOLDEN=1 updates it)', (path) => {
  const page = read(path)
  const wanted = include(page)
  if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(join(root, path), wanted)
  else expect(page).toBe(wanted)
})

test('the first workflow is shown in the README, and linked elsewhere', () => {
  const shown = PAGES.filter((path) =>
    read(path).includes('<!-- included: examples/workflows/pull-request-two-jobs.yml -->'),
  )
  expect(shown).toEqual(['README.md'])
})
