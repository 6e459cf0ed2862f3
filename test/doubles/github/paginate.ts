import type { Answer } from './call.js'

const LARGEST_PAGE = 100

interface PageRequest {
  readonly url: URL
  readonly parameters: { readonly per_page?: number | undefined; readonly page?: number | undefined }
  /** The page size that GitHub uses if the client requests none. */
  readonly perPage?: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly headers: Readonly<Record<string, string>>
}

/** Returns one page of a list with GitHub's `Link` header. Like GitHub, silently reduces page sizes above 100 to 100. */
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

/** Returns a page as the whole body of an answer. */
export function pageAnswer<Item>(request: PageRequest, all: readonly Item[], render: (item: Item) => unknown): Answer {
  const { items, headers } = paginate(request, all)
  return { status: 200, body: items.map(render), headers }
}
