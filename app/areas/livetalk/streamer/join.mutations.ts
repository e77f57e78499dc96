import { permitMeeting } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { hasMessageCode } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../queryClient.ts'
import { talkRoomsQuery } from './streamer.queries.ts'

/**
 * What an official (supervising staff) permits when joining a talk: camera and microphone, never the recording, which
 * only the guest can permit.
 */
const ownPermit = { camera: true, microphone: true, recording: false }

/**
 * Lets an official (supervising staff) join a talk: saves the official's permission (C152), then fetches a key to the
 * rooms (C151). Both calls can be repeated. The page shows errors itself.
 */
export const joinTalkMutation = mutationOptions({
  mutationKey: ['livetalk-join'],
  meta: { isSilent: true },
  mutationFn: async (id: string) => {
    await call(permitMeeting, { params: { id }, body: ownPermit }, { isSilent: true })
    return queryClient.fetchQuery({ ...talkRoomsQuery(id, 'talk'), retry: false })
  },
})

/** The message for an official whose attempt to join has failed. */
export function joinFailureText(error: unknown): string {
  if (hasMessageCode(error, 'OutOfTerm')) return 'このライブトークは、終わっています。'
  return '加われませんでした。接続を確かめて、もう一度お試しください。'
}
