import { useQuery } from '@tanstack/react-query'
import { StreamerTalksScreen } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerTalksScreen'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { loadableForStaff } from './streamer/loadableForStaff.ts'
import { streamerTalksView } from './streamer/streamer.mappers.ts'
import { streamerTalksQuery } from './streamer/streamer.queries.ts'

/** The list of a group's live talks that the viewer runs as staff (S138, Q275). */
export function Component() {
  const { id = '' } = useParams()
  const { viewer, hrefs } = useMembersOnly()
  const talks = useQuery({ ...streamerTalksQuery(id), enabled: viewer === 'member' })
  const ip = talks.data?.ip
  return (
    <Page channel={ip && { id: ip.ipId, seed: ip.oshiColor }}>
      <StreamerTalksScreen
        viewer={viewer}
        talks={loadableForStaff(talks, (answer) => (answer.own.length > 0 ? streamerTalksView(answer) : 'notStaff'))}
        hrefs={{ ...hrefs, top: paths.home }}
      />
    </Page>
  )
}
