import { isCoordination } from '../case-kinds.js'
import { defineProfileTable } from './define-profile-table.js'

export const profileCoordination = defineProfileTable({
  name: 'profile-coordination',
  title: 'Coordination cases',
  source: 'design document 000, coordination profile: easy and coordination questions',
  profile: 'coordination',
  kind: 'coordination',
  others: 'easy',
  includes: isCoordination,
  figures: [
    { title: 'agent coverage', metric: 'coordination.agent-coverage', kind: 'continuous', over: 'kind' },
    { title: 'success rate (agents and hops)', metric: 'coordination.success', kind: 'binary', over: 'kind' },
    { title: 'hop coverage', metric: 'coordination.hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'coordination.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
    { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
    { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
    { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
  ],
})
