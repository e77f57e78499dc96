import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { PlayerSkeleton } from '@tsudoi/design-system/screens/story/player/parts/PlayerSkeleton'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { nameInAddress } from './player/nameInAddress.ts'
import { episodeIn, episodeQuery, registeredNamesQuery } from './player/player.queries.ts'

/** The player comes beside the script that it plays: both are waited for behind the curtain. */
const player = lazyModule(() => import('./player/StoryPlayerPage.tsx').then((file) => file.StoryPlayerPage))

export const start: PageFile['start'] = ({ params }) => {
  const episode = episodeIn(params)
  player.load().catch(() => {})
  void queryClient.prefetchQuery(episodeQuery(episode, isMember()))
  if (isMember()) void queryClient.prefetchQuery(registeredNamesQuery(episode.ipId))
}

/** R062 upright, R063 lying: the same player. */
export function Component() {
  const [failure, setFailure] = useState<unknown>()
  const isLying = useLocation().pathname.startsWith('/story/STORY_PLAY_TYPE_LANDSCAPE/')
  const form = isLying ? 'LANDSCAPE' : 'PORTRAIT'
  const { userLastName, userFirstName } = useParams()
  const names = { lastName: nameInAddress(userLastName), firstName: nameInAddress(userFirstName) }
  // Not by Suspense: it would leave the curtain for 300 ms at least, once it is there.
  const { module: StoryPlayerPage } = useLazyModule(player, { wanted: true, onFailed: setFailure })
  if (failure) throw failure
  return StoryPlayerPage ? <StoryPlayerPage form={form} named={names} /> : <Curtain form={form} />
}

function Curtain({ form }: { form: 'PORTRAIT' | 'LANDSCAPE' }) {
  const { ipId } = episodeIn(useParams())
  return (
    <Page channel={{ id: ipId }}>
      <ChannelTheme id={ipId}>
        <ModeArea mode="stage" className="story">
          <PlayerSkeleton form={form} />
        </ModeArea>
      </ChannelTheme>
    </Page>
  )
}
