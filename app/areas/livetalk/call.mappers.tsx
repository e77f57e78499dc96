import type { TalkCall, TalkDevice, TalkSending } from '@tsudoi/design-system/screens/livetalk/call.types'
import { type LivetalkCall, TalkVideo } from '../../talk/talk.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'

const sendingOf = (track: MediaStreamTrack | null, isMuted: boolean): TalkSending => {
  if (isMuted) return 'off'
  return track ? 'on' : 'missing'
}

/**
 * The devices of the other participant that send nothing. Empty for one who sends nothing at all, because this is also
 * how an absent participant appears.
 */
export function stoppedDevicesOf({ audio, video, isAudioMuted, isVideoMuted }: LivetalkCall['remote']): TalkDevice[] {
  if (!audio && !video) return []
  return [...(isAudioMuted ? ['microphone' as const] : []), ...(isVideoMuted ? ['camera' as const] : [])]
}

/** The state of a call as the call screen renders it. */
export function callView(call: LivetalkCall, streamer: string): TalkCall {
  const { local, remote } = call
  return {
    network: call.connection,
    // A stopped picture would show its last frame.
    remote: remote.video && !remote.isVideoMuted && (
      <TalkVideo track={remote.video} label={`${isolated(streamer)}の映像`} />
    ),
    remoteOff: stoppedDevicesOf(remote),
    local: local.video && !local.isVideoMuted && <TalkVideo track={local.video} isMirrored label="あなたの映像" />,
    remaining: call.remaining,
    microphone: sendingOf(local.audio, local.isAudioMuted),
    camera: sendingOf(local.video, local.isVideoMuted),
    isRecording: call.isRecording,
    isTalkingMuted: call.isTalkingMuted,
    // Offers to resume a paused call, unless a fault has paused it: then the button of the fault's message resumes it.
    onResume: call.phase === 'paused' && !call.fault ? call.onResume : undefined,
    fault: call.fault,
    onMicrophone: () => call.onToggle('audio'),
    onCamera: () => call.onToggle('video'),
  }
}
