import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { contactChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { CallMedia } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import { useMemo, type ReactNode } from 'react'
import { type LivetalkCall, type CallJoin, type withClockAnswer, TalkVideo, useTalkCall } from '../../../talk/talk.ts'
import { stoppedDevicesOf } from '../call.mappers.tsx'
import { RoomVoices } from './RoomVoices.tsx'

/** The server's answer about a slot, with the times by which a call follows the server's clock (`withClockAnswer`). */
export type TimedSlotAnswer = Awaited<ReturnType<typeof withClockAnswer<ResponseOf<typeof contactChannel>>>>

/**
 * The room that the streamer's call joins, from the last poll of the slot. Undefined for a free slot, a slot that has
 * ended, or an official.
 */
export function staffCallJoin(livetalkId: string, answer: TimedSlotAnswer | undefined): CallJoin | undefined {
  const { room, channelId, state, endTime, isRecording } = answer?.channel ?? {}
  if (!answer || !room || channelId === undefined || endTime === undefined) return undefined
  const isTalking = state === 'TALKING'
  return { livetalkId, channelId, room, isTalking, endTime, isRecording, clockAnswer: answer.clockAnswer }
}

/**
 * Connects the streamer or an official to the call. Returns the videos and the state of the call for the screen, and
 * the audio elements that play the other participants.
 */
export function useStaffMedia(
  livetalkId: string,
  answer: TimedSlotAnswer | undefined,
): { media?: CallMedia; voice: ReactNode } {
  const join = useMemo(() => staffCallJoin(livetalkId, answer), [livetalkId, answer])
  const call = useTalkCall(join)
  if (!join) return { voice: null }
  return { media: mediaOf(call), voice: <RoomVoices call={call} roles={['MEMBER', 'OFFICIAL']} /> }
}

function mediaOf(call: LivetalkCall): CallMedia {
  const { local, remote, remotes, remaining, fault, phase } = call
  const official = remotes.OFFICIAL?.video
  return {
    ...(remote.video &&
      !remote.isVideoMuted && { remotePicture: <TalkVideo track={remote.video} label="お相手の映像" /> }),
    ...(local.video && { localPicture: <TalkVideo track={local.video} isMirrored label="自分の映像" /> }),
    ...(official && { officialPicture: <TalkVideo track={official} label="担当の映像" /> }),
    remoteOff: stoppedDevicesOf(remote),
    ...(remaining && { remaining }),
    ...(fault && { fault }),
    ...(phase === 'paused' && !fault && { onResume: call.onResume }),
    isMicrophoneOff: local.isAudioMuted,
    isCameraOff: local.isVideoMuted,
    onToggle: (device) => call.onToggle(device === 'microphone' ? 'audio' : 'video'),
  }
}
