import { useQuery } from '@tanstack/react-query'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { secondsUntil } from '@tsudoi/design-system/screens/livetalk/call.rules'
import type { Livetalk, OwnSlot } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { canEnterWaitingRoom, isSlotOver } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { LivetalkCallScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkCallScreen'
import { LivetalkFrame } from '@tsudoi/design-system/screens/livetalk/LivetalkFrame'
import { NotFoundScreen } from '@tsudoi/design-system/screens/system/NotFoundScreen'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Page } from '../../shell/Page.tsx'
import { TalkAudio, useTalkCall, readLastRehearsal } from '../../talk/talk.ts'
import { heartbeatQuery, waitingRoomQuery } from './livetalk.queries.ts'
import { callView } from './call.mappers.tsx'
import { useLivetalkPage } from './useLivetalkPage.ts'
import { useServerTimePerSecond } from './useServerTimePerSecond.ts'
import { callJoinOf, memberCallStepOf } from './waitingRoom.ts'

/** The waiting room and the call of the slot in the URL, if the slot belongs to the member. */
export function TalkCall() {
  const { slotId = '' } = useParams()
  const { shown, livetalkState, channel, frame, hrefs, id } = useLivetalkPage()
  const slot = shown?.own.find((each) => each.id === slotId)
  return (
    <Page title={shown?.livetalk.title} isStage {...frame}>
      {shown && slot ? (
        <ChannelTheme id={channel.id} seed={channel.seed}>
          <Talk id={id} slot={slot} livetalk={shown.livetalk} hrefs={hrefs} />
        </ChannelTheme>
      ) : (
        <LivetalkFrame channel={channel} livetalk={livetalkState} topHref={hrefs.top}>
          {() => <NotFoundScreen topHref={hrefs.top} />}
        </LivetalkFrame>
      )}
    </Page>
  )
}

interface TalkProps {
  id: string
  slot: OwnSlot
  livetalk: Livetalk
  hrefs: Parameters<typeof LivetalkCallScreen>[0]['hrefs']
}

function Talk({ id, slot, livetalk, hrefs }: TalkProps) {
  const now = useServerTimePerSecond()
  const [rehearsed] = useState(readLastRehearsal)
  const mayWait = !isSlotOver(slot) && canEnterWaitingRoom(slot, now)
  const heartbeat = useQuery({ ...heartbeatQuery, enabled: mayWait })
  const { data, error, refetch } = useQuery({ ...waitingRoomQuery(id, slot.id, heartbeat.data), enabled: mayWait })
  const wait = data?.wait
  const step = memberCallStepOf(slot, mayWait, wait, error)
  const call = useTalkCall(useMemo(() => callJoinOf(id, wait, data?.clockAnswer), [id, wait, data?.clockAnswer]))
  const hasNews = call.phase === 'over' || call.remote.video !== null || call.remote.audio !== null
  // Refetch the slot at once when the partner's first picture or sound arrives, or when the call ends, instead of
  // waiting for the next heartbeat.
  useEffect(() => {
    if (hasNews) void refetch()
  }, [hasNews, refetch])
  return (
    <>
      <LivetalkCallScreen
        step={step}
        livetalk={livetalk}
        slot={slot}
        untilEntry={secondsUntil(slot.entry, now)}
        ahead={wait?.aheadCount}
        call={callView(call, livetalk.streamer.name)}
        lastRehearsal={rehearsed}
        hrefs={hrefs}
      />
      <TalkAudio track={call.remote.audio} speaker={call.devices.chosen.speaker} />
      {/* The voice of an official (supervising staff) who has joined (C151). */}
      <TalkAudio track={call.remotes.OFFICIAL?.audio ?? null} speaker={call.devices.chosen.speaker} />
    </>
  )
}
