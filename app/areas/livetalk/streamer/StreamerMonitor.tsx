import { useQuery } from '@tanstack/react-query'
import { MonitorScreen } from '@tsudoi/design-system/screens/livetalk/streamer/MonitorScreen'
import { paths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'
import { useMembersOnly } from '../../../shell/useMembersOnly.ts'
import { loadableForStaff } from './loadableForStaff.ts'
import { monitorRoomsView } from './streamer.mappers.ts'
import { talkScheduleQuery } from './streamer.queries.ts'
import { useMonitorCall } from './useMonitorCall.tsx'

/**
 * The page on which an official (supervising staff) watches the rooms of a live talk (C150–C152). Neither the URL nor
 * the document's title names a room.
 */
export function StreamerMonitor({ id }: { id: string }) {
  const { viewer, hrefs } = useMembersOnly()
  const enabled = viewer === 'member'
  // Fetches the schedule only for the channel's colour, which the answer about the rooms does not contain.
  const { data: ip } = useQuery({ ...talkScheduleQuery(id), enabled, refetchInterval: false, select: (day) => day.ip })
  const { rooms, voices, ...monitor } = useMonitorCall(id, enabled)
  return (
    <Page
      title="ライブトークの見守り"
      isStage
      channel={ip && { id: ip.ipId, seed: ip.oshiColor }}
      back={{ label: '進行表', href: paths.livetalkDay(id) }}
    >
      <MonitorScreen
        viewer={viewer}
        watched={loadableForStaff(rooms, (answer) => monitorRoomsView(answer, ip?.oshiColor))}
        isStale={rooms.isError}
        {...monitor}
        hrefs={{ ...hrefs, top: paths.home, day: paths.livetalkDay(id) }}
      />
      {voices}
    </Page>
  )
}
