import { describe, expect, test } from 'vitest'
import { renderComment } from '../../../src/report/render/comment.js'
import { buildReport } from '../build-pair-report.js'
import { STORIES } from './stories.js'

describe('a comment reads as its golden file', () => {
  test.each(Object.entries(STORIES))('%s', async (name, input) => {
    await expect(renderComment(buildReport(input))).toMatchFileSnapshot(`../../golden/comments/${name}.md`)
  })
})
