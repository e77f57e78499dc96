import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { PlayerSkeleton } from '@tsudoi/design-system/screens/story/player/parts/PlayerSkeleton'
import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { nameInAddress } from './player/nameInAddress.ts'
import { episodeIn, episodeQuery, registeredNamesQuery } from './player/player.queries.ts'

/** The player comes beside the script that it plays: both are waited for behind the curtain. */
const loadPlayer = () => import('./player/StoryPlayerPage.tsx')
const StoryPlayerPage = lazy(() => loadPlayer().then((file) => ({ default: file.StoryPlayerPage })))

export const start: PageFile['start'] = ({ params }) => {
  const episode = episodeIn(params)
  loadPlayer().catch(() => {})
  void queryClient.prefetchQuery(episodeQuery(episode, isMember()))
  if (isMember()) void queryClient.prefetchQuery(registeredNamesQuery(episode.ipId))
}

/** R062 upright, R063 lying: the same player. */
export function Component() {
  const isLying = useLocation().pathname.startsWith('/story/STORY_PLAY_TYPE_LANDSCAPE/')
  const form = isLying ? 'LANDSCAPE' : 'PORTRAIT'
  const { userLastName, userFirstName } = useParams()
  const names = { lastName: nameInAddress(userLastName), firstName: nameInAddress(userFirstName) }
  return (
    <Suspense fallback={<Curtain form={form} />}>
      <StoryPlayerPage form={form} named={names} />
    </Suspense>
  )
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
