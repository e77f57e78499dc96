import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { MonitoredPictures } from '@tsudoi/design-system/screens/livetalk/streamer/MonitorScreen'
import { useMemo, useState } from 'react'
import { hasMessageCode } from '../../../api/apiError.ts'
import { type LivetalkCall, TalkVideo, useTalkCall } from '../../../talk/talk.ts'
import { joinFailureText, joinTalkMutation } from './join.mutations.ts'
import { talkRoomsQuery } from './streamer.queries.ts'
import { RoomVoices } from './RoomVoices.tsx'
import { monitorCallJoin } from './watchedRoom.ts'

/**
 * The call of an official (supervising staff) who watches a live talk (C150–C152, Q278). Starts by watching only, and
 * joins on request. After a reload it only watches again.
 */
export function useMonitorCall(id: string, enabled: boolean) {
  const [chosen, setChosen] = useState<string>()
  const [wantsJoin, setWantsJoin] = useState(false)
  const role = wantsJoin ? 'talk' : 'monitor'
  const rooms = useQuery({ ...talkRoomsQuery(id, role), enabled, placeholderData: keepPreviousData })
  const joining = useMutation({ ...joinTalkMutation, onSuccess: () => setWantsJoin(true) })
  const hasLostPermit = wantsJoin && hasMessageCode(rooms.error, 'FailedPrecondition')
  if (hasLostPermit) setWantsJoin(false)
  const join = useMemo(() => monitorCallJoin(rooms.data, chosen, wantsJoin), [rooms.data, chosen, wantsJoin])
  const isJoined = join?.room.role === 'OFFICIAL'
  // The call for watching. It is separate from the one for joining, because watching must not open camera or
  // microphone.
  const watchingCall = useTalkCall(isJoined ? undefined : join)
  const joinedCall = useTalkCall(isJoined ? join : undefined)
  const call = isJoined ? joinedCall : watchingCall
  return {
    rooms,
    roomId: join?.channelId ?? chosen,
    isJoined,
    isJoining: joining.isPending || (wantsJoin && !isJoined),
    failure: joining.error ? joinFailureText(joining.error) : undefined,
    media: join && mediaOf(call),
    voices: join ? <RoomVoices call={call} roles={['STREAMER', 'MEMBER']} /> : null,
    onRoom: setChosen,
    onJoin: () => joining.mutate(id),
    onLeave: () => setWantsJoin(false),
  }
}

function mediaOf({ remotes, local, fault, phase, onResume }: LivetalkCall): MonitoredPictures {
  const { STREAMER: streamer, MEMBER: guest } = remotes
  return {
    ...(streamer?.video && { streamerPicture: <TalkVideo track={streamer.video} label="配信者の映像" /> }),
    ...(guest?.video && { guestPicture: <TalkVideo track={guest.video} label="お客さまの映像" /> }),
    ...(local.video && { localPicture: <TalkVideo track={local.video} isMirrored label="自分の映像" /> }),
    ...(fault && { fault }),
    ...(phase === 'paused' && { onResume }),
  }
}
