import type { Answer } from './call.js'

const LARGEST_PAGE = 100

interface PageRequest {
  readonly url: URL
  readonly parameters: { readonly per_page?: number | undefined; readonly page?: number | undefined }
  /** GitHub's own when the client asks for none. */
  readonly perPage?: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly headers: Readonly<Record<string, string>>
}

/** One page of a list with GitHub's `Link` header; more than 100 a page is silently 100, as at GitHub. */
export function paginate<Item>({ url, parameters, perPage = 30 }: PageRequest, all: readonly Item[]): Page<Item> {
  const size = Math.min(Math.max(parameters.per_page ?? perPage, 1), LARGEST_PAGE)
  const page = Math.max(parameters.page ?? 1, 1)
  const last = Math.max(Math.ceil(all.length / size), 1)
  const link = (target: number, relation: string): string => {
    const address = new URL(url)
    address.searchParams.set('page', String(target))
    return `<${address.href}>; rel="${relation}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ]
  const items = all.slice((page - 1) * size, page * size)
  return { items, headers: links.length === 0 ? {} : { link: links.join(', ') } }
}

/** A page as the whole body of an answer. */
export function pageAnswer<Item>(request: PageRequest, all: readonly Item[], render: (item: Item) => unknown): Answer {
  const { items, headers } = paginate(request, all)
  return { status: 200, body: items.map(render), headers }
}
