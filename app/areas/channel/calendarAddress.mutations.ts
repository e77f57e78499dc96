import { renewCalendarAddress } from '@tsudoi/contracts/channel/channel.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { webcalAddressOf } from './calendarAddress.ts'

/**
 * Creates a new secret address of the channel's calendar, and returns it in the form for calendar programs (`webcal:`).
 * The member's former address stops working (Q480).
 */
export const renewCalendarAddressMutation = mutationOptions({
  mutationKey: ['channel', 'calendar-address'],
  mutationFn: async (id: string) => {
    const { url } = await call(renewCalendarAddress, { params: { id } })
    const address = webcalAddressOf(url)
    if (address === undefined) throw new ApiError({ endpoint: renewCalendarAddress, kind: 'unreadable' })
    return address
  },
})
