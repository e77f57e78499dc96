import { getHome } from '@tsudoi/contracts/home/home.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(getHome, { query: { platform_type: 'WEB' } }, { signal }),
})
