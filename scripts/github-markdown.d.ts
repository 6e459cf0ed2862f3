// The types of the functions in github-markdown.js that the tests use.

/** A node of hast, the HTML syntax tree: a `text` has a value; an `element` has a tag name, properties and children. */
export interface HtmlNode {
  readonly type: string
  readonly value?: string
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly HtmlNode[]
}

export function readGitHubMarkdown(markdown: string): HtmlNode
export function readHtml(text: string): HtmlNode
