import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { gachaListQuery } from '../../queries/gachaList.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { gachaSummaryView } from '../../mappers/gacha.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { gachaDetailQuery, gachaQuery } from './gacha.queries.ts'
import { campaignChannelView } from '../../mappers/channelRef.mappers.ts'
import { GachaTop } from './GachaTop.tsx'

/**
 * The list of a channel's gachas. Loaded only if it is shown: most channels have one gacha, and most links name one.
 */
const GachaListScreen = lazyComponent(() =>
  import('@tsudoi/design-system/screens/gacha/GachaListScreen').then((file) => file.GachaListScreen),
)

const MissingPage = lazyComponent(() => import('../../shell/MissingPage.tsx').then((file) => file.MissingPage))

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params, search }) => {
  const ipId = params.ipId ?? ''
  const gachaId = search.get('gachaId')
  void queryClient.prefetchQuery(channelQuery(ipId, isMember()))
  if (!gachaId) {
    GachaListScreen.load().catch(() => {})
    void queryClient.prefetchQuery(gachaListQuery(ipId))
  } else {
    void queryClient.prefetchQuery(gachaQuery(gachaId, isMember()))
    void queryClient.prefetchQuery(gachaDetailQuery(gachaId, isMember()))
  }
}

/**
 * Page of a channel’s gachas: the one named in the URL, or the only one, otherwise the list. For an unknown channel it
 * shows the not-found page (R057).
 */
export function Component() {
  const { ipId = '' } = useParams()
  const named = useSearchParams()[0].get('gachaId')
  const now = useNow()
  const list = useQuery({ ...gachaListQuery(ipId), enabled: !named })
  const known = useQuery(channelQuery(ipId, useIsMember()))
  const channel = campaignChannelView(ipId, known.data?.ip)
  const only = list.data?.gachaList.length === 1 ? list.data.gachaList[0]?.gachaId : undefined
  const gachaId = named ?? only
  useStepFocus(named ?? '')
  if (isNotFound(known.error)) return <MissingPage />
  if (gachaId) return <GachaTop key={gachaId} channel={channel} gachaId={gachaId} now={now} />
  return (
    <Page title={channel.name && `${channel.name}のガチャ`} channel={{ id: ipId, seed: channel.seed }}>
      <GachaListScreen
        now={now}
        channel={channel}
        gacha={loadableOf(list, ({ gachaList }) => gachaList.map(gachaSummaryView))}
      />
    </Page>
  )
}
