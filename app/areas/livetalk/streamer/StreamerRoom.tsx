import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { checkStreamer, contactChannel } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import {
  StreamerCallScreen,
  type StreamerCall,
} from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import type { StaffPageData } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'
import { useMembersOnly } from '../../../shell/useMembersOnly.ts'
import { loadableForStaff } from './loadableForStaff.ts'
import { streamerCallView, type SlotChannel } from './streamer.mappers.ts'
import { talkScheduleQuery, streamerSlotQuery } from './streamer.queries.ts'
import type { GuestPathParameters } from './sendTalkCommand.ts'
import { useGuestIdentity } from './useGuestIdentity.ts'
import { useShortcutSetting } from './useShortcutSetting.ts'
import { useStaffMedia } from './useStaffMedia.tsx'
import { useTalkCommands } from './useTalkCommands.ts'

type DayAnswer = ResponseOf<typeof checkStreamer>
type SlotAnswer = ResponseOf<typeof contactChannel>

/**
 * The page on which the streamer talks with the guest of a slot (W122). Neither the URL nor the document's title names
 * the guest.
 */
export function StreamerRoom({ id, slotId }: { id: string; slotId: string }) {
  const { viewer, hrefs } = useMembersOnly()
  const navigate = useNavigate()
  const enabled = viewer === 'member'
  const day = useQuery({ ...talkScheduleQuery(id), enabled })
  const slot = useQuery({ ...streamerSlotQuery(id, slotId), enabled })
  const channel = slot.data?.channel
  const { identity, onIdentity } = useGuestIdentity(channel?.guest?.accountId)
  const { take, pending, failure } = useTalkCommands(slotId)
  const [hasKeys, setKeys] = useShortcutSetting()
  const { media, voice } = useStaffMedia(id, slot.data)
  const ip = day.data?.ip
  return (
    <Page
      title="ライブトークの部屋"
      isStage
      channel={ip && { id: ip.ipId, seed: ip.oshiColor }}
      back={{ label: '進行表', href: paths.livetalkDay(id) }}
    >
      <StreamerCallScreen
        viewer={viewer}
        call={streamerCallOf(day, slot)}
        {...(media && { media })}
        steps={{ pending, failure, onStep: (step, exit) => take(pathOf(id, channel), step, exit) }}
        isStale={slot.isError}
        identity={identity}
        hasKeys={hasKeys}
        onIdentity={onIdentity}
        onNext={() => channel?.nextSlotId && void navigate(paths.livetalkDay(id, channel.nextSlotId))}
        onKeys={setKeys}
        hrefs={{ ...hrefs, top: paths.home, day: paths.livetalkDay(id) }}
      />
      {voice}
    </Page>
  )
}

/** The slot together with the schedule: loading or failed if one of the two queries is. */
function streamerCallOf(
  day: UseQueryResult<DayAnswer>,
  slot: UseQueryResult<SlotAnswer>,
): Loadable<StaffPageData<StreamerCall>> {
  const run = loadableForStaff(day, (answer) => answer)
  if (run.state !== 'ready') return run
  const { data } = run
  if (data === 'missing' || data === 'notStaff') return ready(data)
  return loadableForStaff(slot, (answer) => streamerCallView(answer.channel, data))
}

/** Path parameters for the staff's calls about the slot's guest; undefined for a free slot. */
function pathOf(id: string, channel: SlotChannel | undefined): GuestPathParameters | undefined {
  const guest = channel?.guest
  return guest && { id, slotId: channel.slotId, resId: guest.reservationId, accId: guest.accountId }
}
