import type { DevicePart, RehearsalPart } from '@tsudoi/design-system/screens/livetalk/rehearsal.types'
import { RehearsalScreen } from '@tsudoi/design-system/screens/livetalk/RehearsalScreen'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyText } from '../../platform/copyText.ts'
import { device } from '../../platform/device.ts'
import {
  loadTalkEnvironment,
  TalkVideo,
  createEngine,
  Rehearsal,
  type RehearsalView,
  deviceMenuOptions,
  deviceTestState,
  networkTestState,
  speakerTestState,
} from '../../talk/talk.ts'

async function requestJoin() {
  const { rehearsal, engine, signallingUrl, iceServers } = await loadTalkEnvironment()
  const { channelId, room } = rehearsal
  const token = () => room.token
  return { engine, channelId, role: 'MEMBER' as const, isRehearsal: true, token, signallingUrl, iceServers }
}

/**
 * Tests camera, microphone, loudspeaker and network with the same code as a talk (W120). Releases them all when the
 * user leaves the page.
 */
export function RehearsalRoom({ livetalkHref }: { livetalkHref?: string | undefined }) {
  const [rehearsal] = useState(() => new Rehearsal({ requestJoin, createEngine }))
  const { isBegun, states, picture, level, devices, log } = useSyncExternalStore(
    rehearsal.subscribe,
    rehearsal.snapshot,
  )
  useEffect(() => () => rehearsal.close(), [rehearsal])
  const { copied, copy } = useCopy(log)
  return (
    <RehearsalScreen
      isBegun={isBegun}
      onBegin={rehearsal.begin}
      picture={picture && <TalkVideo track={picture} isMirrored label="あなたの映像" />}
      level={level}
      states={statesView(rehearsal, states)}
      devices={devicesView(rehearsal, devices)}
      onTone={rehearsal.playTone}
      onHeard={rehearsal.confirmTone}
      log={log}
      onCopyLog={copy}
      copied={copied}
      livetalkHref={livetalkHref}
    />
  )
}

function statesView(rehearsal: Rehearsal, states: RehearsalView['states']) {
  const surface = device() === 'unity' ? 'webview' : 'browser'
  return {
    camera: deviceTestState('video', states.camera, surface, rehearsal),
    microphone: deviceTestState('audio', states.microphone, surface, rehearsal),
    speaker: speakerTestState(states.speaker, rehearsal),
    network: networkTestState(states.network, rehearsal),
  } satisfies Record<RehearsalPart, unknown>
}

function devicesView(rehearsal: Rehearsal, { cameras, microphones, speakers, chosen }: RehearsalView['devices']) {
  return {
    camera: deviceMenuOptions(cameras, chosen.camera, 'カメラ', (camera) => rehearsal.choose({ camera })),
    microphone: deviceMenuOptions(microphones, chosen.microphone, 'マイク', (microphone) =>
      rehearsal.choose({ microphone }),
    ),
    speaker: deviceMenuOptions(speakers, chosen.speaker, 'スピーカー', (speaker) => rehearsal.choose({ speaker })),
  } satisfies Record<DevicePart, unknown>
}

/** Returns a function that copies the text, and `copied`: the result of copying the current text. */
function useCopy(text: string) {
  const [done, setDone] = useState<{ text: string; how: 'copied' | 'refused' }>()
  const copy = async () => setDone({ text, how: (await copyText(text)) ? 'copied' : 'refused' })
  return { copied: done?.text === text ? done.how : undefined, copy: () => void copy() }
}
