import { useQuery } from '@tanstack/react-query'
import { StreamerDayScreen } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerDayScreen'
import { currentSlotOf } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.rules'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'
import { useMembersOnly } from '../../../shell/useMembersOnly.ts'
import { loadableForStaff } from './loadableForStaff.ts'
import { talkScheduleView } from './streamer.mappers.ts'
import { talkScheduleQuery } from './streamer.queries.ts'
import { useGuestIdentity } from './useGuestIdentity.ts'

/** The schedule of a live talk for its staff (W122). The document's title contains no guest's name. */
export function StreamerDay({ id }: { id: string }) {
  const { viewer, hrefs } = useMembersOnly()
  const day = useQuery({ ...talkScheduleQuery(id), enabled: viewer === 'member' })
  const turn = day.data && currentSlotOf(talkScheduleView(day.data).run)
  const guest = day.data?.guestList.find(({ slotId }) => slotId === turn?.id)
  const { identity, onIdentity } = useGuestIdentity(guest?.accountId)
  const ip = day.data?.ip
  const groupId = day.data?.livetalk.groupId
  return (
    <Page
      title="ライブトークの進行"
      channel={ip && { id: ip.ipId, seed: ip.oshiColor }}
      back={groupId === undefined ? undefined : { label: '担当するライブトーク', href: paths.livetalkStaff(groupId) }}
    >
      <StreamerDayScreen
        viewer={viewer}
        day={loadableForStaff(day, talkScheduleView)}
        identity={identity}
        onIdentity={onIdentity}
        hrefs={{
          ...hrefs,
          top: paths.home,
          rehearsal: paths.livetalkRehearsal(id),
          monitor: paths.livetalkMonitor(id),
        }}
      />
    </Page>
  )
}
