import { useQuery } from '@tanstack/react-query'
import { loading, type Loadable } from '@tsudoi/design-system/loadable'
import { initialPlayerState } from '@tsudoi/design-system/screens/story/player/player.rules'
import {
  defaultSettings,
  type PlayedEpisode,
  type StoryCommand,
} from '@tsudoi/design-system/screens/story/player/player.types'
import type { StoryForm } from '@tsudoi/design-system/screens/story/player/stage.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import { useContext } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { loadableOf } from '../../../mappers/loadableOf.ts'
import { paths, type ReaderNames } from '../../../paths.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { Page } from '../../../shell/Page.tsx'
import { NavigateContext } from '../../../shell/stableNavigate.ts'
import { episodeIdsOf, storyScriptQuery, registeredNamesQuery } from './player.queries.ts'
import { episodeFailure } from './episodeFailure.ts'
import type { EpisodeIds } from './readingStore.ts'
import { StoryPlayer } from './StoryPlayer.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { useStoryInput } from './useStoryInput.ts'

/** Props of `StoryPlayerPage`. */
export interface StoryPlayerPageProps {
  form: StoryForm
  /** The reader's names in the URL. */
  named: ReaderNames
}

/**
 * Loads the script of an episode and the reader's names, then renders the story player (R062, R063). Registered names
 * take precedence over those in the URL (X8).
 */
export function StoryPlayerPage({ form, named }: StoryPlayerPageProps) {
  // Turns off the React Compiler's memoization: this component renders only a few times before the player, which has
  // its own state.
  'use no memo'
  const { key } = useLocation()
  const address = episodeIdsOf(useParams())
  const accountId = useSession((session) => session.accountId)
  const episode = useQuery(storyScriptQuery(address, accountId !== ''))
  const registered = useQuery({ ...registeredNamesQuery(address.ipId), enabled: accountId !== '' })
  const names = {
    lastName: registered.data?.lastName ?? named.lastName,
    firstName: registered.data?.firstName ?? named.firstName,
  }
  // Full screen is a state of this page and not of the player, so that it continues from episode to episode.
  const fullScreen = useFullScreen()
  const areNamesKnown = accountId === '' || !registered.isPending
  if (episode.data && areNamesKnown) {
    const { storyEpisodeId } = address
    const props = { answer: episode.data, names, form, accountId, visit: key, fullScreen } as const
    return <StoryPlayer key={storyEpisodeId} {...props} />
  }
  const waiting = loadableOf(episode, (): PlayedEpisode | undefined => undefined)
  return (
    <Waiting
      address={address}
      form={form}
      episode={waiting.state === 'failed' ? episodeFailure(episode.error, waiting) : loading}
    />
  )
}

interface WaitingProps {
  address: EpisodeIds
  form: StoryForm
  episode: Loadable<PlayedEpisode>
}

/** The screen while the episode is loading or has failed. */
function Waiting({ address: { ipId, storyGroupId }, form, episode }: WaitingProps) {
  'use no memo'
  const navigate = useContext(NavigateContext)
  const story = paths.storyGroup(ipId, storyGroupId)
  const nothing = () => {}
  const onCommand = (command: StoryCommand) => (command === 'close' || command === 'leave') && navigate(story)
  // Handles inputs as in an open panel (`hasPanel`), because the user selects buttons here. Scrolling is left to the
  // browser.
  useStoryInput({ hasPanel: true, isAtEnd: false, hasLetterKeys: false, onCommand })
  return (
    <Page channel={{ id: ipId }} back={{ label: 'ストーリー', href: story }}>
      <StoryPlayerScreen
        channel={{ id: ipId }}
        episode={episode}
        state={initialPlayerState(0, form)}
        settings={defaultSettings}
        isRead={() => false}
        end={{ reward: { state: 'none' } }}
        actions={{ onCommand, onShown: nothing, onJump: nothing, onSettings: nothing }}
        hrefs={{ story }}
      />
    </Page>
  )
}
