import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { PlayerSkeleton } from '@tsudoi/design-system/screens/story/player/PlayerSkeleton'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { nameFromUrl } from './player/nameFromUrl.ts'
import { episodeIdsOf, storyScriptQuery, registeredNamesQuery } from './player/player.queries.ts'

/** The player's code, loaded in parallel with the script. Until both are loaded, the page shows a skeleton. */
const player = lazyModule(() => import('./player/StoryPlayerPage.tsx').then((file) => file.StoryPlayerPage))

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params }) => {
  const episode = episodeIdsOf(params)
  player.load().catch(() => {})
  void queryClient.prefetchQuery(storyScriptQuery(episode, isMember()))
  if (isMember()) void queryClient.prefetchQuery(registeredNamesQuery(episode.ipId))
}

/** The page of the story player, in portrait (R062) or landscape orientation (R063). */
export function Component() {
  const [failure, setFailure] = useState<unknown>()
  const isLying = useLocation().pathname.startsWith('/story/STORY_PLAY_TYPE_LANDSCAPE/')
  const form = isLying ? 'LANDSCAPE' : 'PORTRAIT'
  const { userLastName, userFirstName } = useParams()
  const names = { lastName: nameFromUrl(userLastName), firstName: nameFromUrl(userFirstName) }
  // Loads the player without Suspense, which would show the skeleton for at least 300 ms.
  const { module: StoryPlayerPage } = useLazyModule(player, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return StoryPlayerPage ? <StoryPlayerPage form={form} named={names} /> : <PlayerPlaceholder form={form} />
}

function PlayerPlaceholder({ form }: { form: 'PORTRAIT' | 'LANDSCAPE' }) {
  const { ipId } = episodeIdsOf(useParams())
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
