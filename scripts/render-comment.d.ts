import type { Browser, Page } from 'playwright-core'

export interface View {
  readonly name: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
}

export declare const VIEWS: readonly View[]
/** The paths of example comments, summaries and issues, by situation. */
export declare const SITUATIONS: Readonly<Record<string, string>>
export declare function readSituation(path: string): string
export declare function commentPage(markdown: string, options?: { readonly isUnfolded?: boolean }): string
export declare function openComment(browser: Browser, html: string, view: View): Promise<Page>
