import { useMutation } from '@tanstack/react-query'
import { CalendarSubscription } from '@tsudoi/design-system/screens/channel/CalendarSubscription'
import { useState } from 'react'
import { copyText } from '../../platform/copyText.ts'
import { device } from '../../platform/device.ts'
import { renewCalendarAddressMutation } from './calendarAddress.mutations.ts'

/** The section カレンダー of a channel's page, for members: a secret address to which calendar programs subscribe (Q480). */
export function ChannelCalendarContainer({ ipId }: { ipId: string }) {
  const { data: address, isPending, mutate } = useMutation(renewCalendarAddressMutation)
  const [last, setLast] = useState<{ address: string; how: 'copied' | 'refused' }>()
  const copy = async () => {
    if (address) setLast({ address, how: (await copyText(address)) ? 'copied' : 'refused' })
  }
  return (
    <CalendarSubscription
      address={address}
      canOpen={device() !== 'unity'}
      isMaking={isPending}
      onMake={() => mutate(ipId)}
      onCopy={() => void copy()}
      copied={last?.address === address ? last?.how : undefined}
    />
  )
}
