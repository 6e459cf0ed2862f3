// Renders GitHub-flavoured Markdown as GitHub does: parses GFM with embedded HTML, then sanitizes it with the default schema of
// rehype-sanitize, which is GitHub's.
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const github = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
const html = unified().use(rehypeRaw)
const writer = unified().use(rehypeStringify)

/** Returns the HTML tree that GitHub renders for a comment. */
export const readGitHubMarkdown = (markdown) => github.runSync(github.parse(markdown))

/** Returns the HTML tree that a browser builds from a text. */
export const readHtml = (text) => html.runSync({ type: 'root', children: [{ type: 'raw', value: text }] })

export const writeHtml = (tree) => writer.stringify(tree)
