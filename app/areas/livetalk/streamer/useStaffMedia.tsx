import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { contactChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CallMedia } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import { useMemo, type ReactNode } from 'react'
import type { Call, CallJoin } from '../../../talk/call/call.types.ts'
import type { heard } from '../../../talk/call/heard.ts'
import { TalkAudio, TalkVideo } from '../../../talk/call/TalkMedia.tsx'
import { useCall } from '../../../talk/call/useCall.ts'

export type HeardSlot = Awaited<ReturnType<typeof heard<ResponseOf<typeof contactChannel>>>>

/** The room of a slot as its last poll says; none for a free slot, one that is over, or an official. */
export function joinOf(livetalkId: string, answer: HeardSlot | undefined): CallJoin | undefined {
  const { room, channelId, state, endTime, isRecording } = answer?.channel ?? {}
  if (!answer || !room || channelId === undefined || endTime === undefined) return undefined
  const isTalking = state === 'TALKING'
  return { livetalkId, channelId, room, isTalking, endTime, isRecording, heard: answer.heard }
}

/** The streamer's call: what its screen shows, and the voice beside it. */
export function useStaffMedia(
  livetalkId: string,
  answer: HeardSlot | undefined,
): { media?: CallMedia; voice: ReactNode } {
  const join = useMemo(() => joinOf(livetalkId, answer), [livetalkId, answer])
  const call = useCall(join)
  if (!join) return { voice: null }
  const { speaker } = call.devices.chosen
  return { media: mediaOf(call), voice: <TalkAudio track={call.remote.audio} {...(speaker && { speaker })} /> }
}

function mediaOf(call: Call): CallMedia {
  const { local, remote, remaining, fault, phase } = call
  return {
    ...(remote.video && { remotePicture: <TalkVideo track={remote.video} label="お相手の映像" /> }),
    ...(local.video && { localPicture: <TalkVideo track={local.video} isMirrored label="自分の映像" /> }),
    ...(remaining && { remaining }),
    ...(fault && { fault }),
    ...(phase === 'paused' && { onResume: call.onResume }),
    isMicrophoneOff: local.isAudioMuted,
    isCameraOff: local.isVideoMuted,
    onToggle: (what) => call.onToggle(what === 'microphone' ? 'audio' : 'video'),
  }
}
