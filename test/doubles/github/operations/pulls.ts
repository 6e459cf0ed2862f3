import { pullAnswer, pullSimpleAnswer } from '../answers/pull.js'
import { found, notFound, type Handlers } from '../call.js'
import { pageAnswer } from '../paginate.js'
import { isPull, type PullState } from '../state.js'

const SORT_KEYS = { created: 'created_at', updated: 'updated_at' } as const

export const pulls: Handlers<'pulls/get' | 'pulls/list'> = {
  'pulls/get': ({ state, parameters }) => {
    const pull = found(state.issues.get(parameters.pull_number))
    if (!isPull(pull)) throw notFound()
    return { status: 200, body: pullAnswer(state, pull) }
  },

  'pulls/list': ({ state, parameters, url }) => {
    const wanted = parameters.state ?? 'open'
    const key = parameters.sort === 'updated' ? SORT_KEYS.updated : SORT_KEYS.created
    const sign = (parameters.direction ?? (parameters.sort === 'updated' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
    // Like GitHub, ignores a `head` without `owner:`.
    const head = parameters.head?.includes(':') === true ? parameters.head : undefined
    const label = (pull: PullState) => `${pull.head.repository.owner}:${pull.head.ref}`
    const listed = [...state.issues.values()]
      .filter(isPull)
      .filter((pull) => wanted === 'all' || pull.state === wanted)
      .filter((pull) => head === undefined || label(pull) === head)
      .filter((pull) => parameters.base === undefined || pull.base.ref === parameters.base)
      .sort((a, b) => sign * (Date.parse(a[key]) - Date.parse(b[key]) || a.number - b.number))
    return pageAnswer({ url, parameters }, listed, (pull) => pullSimpleAnswer(state, pull))
  },
}
