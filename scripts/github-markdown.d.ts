// What tests need of github-markdown.js.

/** A node of hast, the tree of HTML: `text` has a value, `element` a name, properties and children. */
export interface HtmlNode {
  readonly type: string
  readonly value?: string
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly HtmlNode[]
}

export function readGitHubMarkdown(markdown: string): HtmlNode
export function readHtml(text: string): HtmlNode
