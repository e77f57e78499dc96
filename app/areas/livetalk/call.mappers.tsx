import type { TalkCall, TalkSending } from '@tsudoi/design-system/screens/livetalk/call.types'
import { type LivetalkCall, TalkVideo } from '../../talk/talk.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'

const sendingOf = (track: MediaStreamTrack | null, isMuted: boolean): TalkSending => {
  if (isMuted) return 'off'
  return track ? 'on' : 'missing'
}

/** The state of a call as the call screen renders it. */
export function callView(call: LivetalkCall, streamer: string): TalkCall {
  const { local, remote } = call
  return {
    network: call.connection,
    remote: remote.video && <TalkVideo track={remote.video} label={`${isolated(streamer)}の映像`} />,
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
