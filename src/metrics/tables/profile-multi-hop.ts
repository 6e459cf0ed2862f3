import { isMultiHop } from '../case-kinds.js'
import { defineProfileTable } from './define-profile-table.js'

export const profileMultiHop = defineProfileTable({
  name: 'profile-multi-hop',
  title: 'Multi-hop cases',
  source: 'design document 000, multi-hop chain profile',
  profile: 'multi_hop',
  kind: 'multi-hop',
  others: 'single-hop',
  includes: isMultiHop,
  figures: [
    { title: 'hop coverage', metric: 'hops.coverage', kind: 'continuous', over: 'kind' },
    { title: 'grounded hop coverage', metric: 'hops.grounded-coverage', kind: 'continuous', over: 'kind' },
    { title: 'chain success rate', metric: 'hops.chain-success', kind: 'binary', over: 'kind' },
  ],
})
