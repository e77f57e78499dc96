import { permitMeeting } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { failedWith } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../queryClient.ts'
import { roomsQuery } from './streamer.queries.ts'

/** An official is not asked about the recording: it is the guest's to allow. */
const ownPermit = { camera: true, microphone: true, recording: false }

/**
 * An official joins: the own permit first (C152), then a key to the rooms (C151). Either may be sent again after any
 * loss. The page says itself what failed.
 */
export const joinMutation = mutationOptions({
  mutationKey: ['livetalk-join'],
  meta: { isSilent: true },
  mutationFn: async (id: string) => {
    await call(permitMeeting, { params: { id }, body: ownPermit }, { isSilent: true })
    return queryClient.fetchQuery({ ...roomsQuery(id, 'talk'), retry: false })
  },
})

export function joinFailureText(error: unknown): string {
  if (failedWith(error, 'OutOfTerm')) return 'このライブトークは、終わっています。'
  return '加われませんでした。接続を確かめて、もう一度お試しください。'
}
