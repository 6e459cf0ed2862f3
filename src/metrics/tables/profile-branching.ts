import { isBranching } from '../case-kinds.js'
import { defineProfileTable } from './define-profile-table.js'

export const profileBranching = defineProfileTable({
  name: 'profile-branching',
  title: 'Branching cases',
  source: 'design document 000, branching profile: easy and branching questions',
  profile: 'branching',
  kind: 'branching',
  others: 'easy',
  includes: isBranching,
  figures: [
    { title: 'hop coverage', metric: 'branching.hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'success rate (every hop stated)', metric: 'branching.success', kind: 'binary', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'branching.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
    { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
    { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
  ],
})
