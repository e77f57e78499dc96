import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './address.endpoints.ts'
import { bareAddress, fullAddress } from './exampleAddress.ts'

/** The example requests and answers ("cases") of the address endpoints. */
export const addressCases = {
  saveAddress: {
    full: { as: 'member', request: { body: fullAddress }, answer: {} },
    minimal: { as: 'member', request: { body: bareAddress }, answer: {} },
    again: { as: 'member', given: [state('a saved address')], request: { body: bareAddress }, answer: {} },
    InvalidArgument: {
      as: 'member',
      request: { body: { ...bareAddress, postalCode: '231-0023' } },
      fails: 'InvalidArgument',
    },
    noSuchPrefecture: {
      as: 'member',
      request: { body: { ...bareAddress, prefecture: 48 } },
      fails: 'InvalidArgument',
    },
  },
  getAddress: {
    full: {
      as: 'member',
      given: [state('a saved address')],
      request: {},
      answer: { address: fullAddress },
      exact: ['address.postalCode', 'address.prefecture'],
    },
    minimal: { as: 'member', request: {}, answer: {} },
    withoutBuilding: {
      as: 'member',
      given: [state('a saved address', { detail: 'minimal' })],
      request: {},
      answer: { address: bareAddress },
    },
  },
} satisfies AreaCases<typeof endpoints>
