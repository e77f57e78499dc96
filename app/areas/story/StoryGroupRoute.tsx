import { useQuery } from '@tanstack/react-query'
import { lazyComponent, lazyOnPress } from '@tsudoi/design-system/lazy'
import { StoryGroupScreen } from '@tsudoi/design-system/screens/story/StoryGroupScreen'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { readerNamesQuery, storyGroupQuery } from '../../queries/story.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useReaderNames } from '../../reading/readerNames.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { Page } from '../../shell/Page.tsx'
import { useNowAt } from '../../time/useNowAt.ts'
import { storyGoneReason, readerNamesView, storyChannelView, storyView } from './story.mappers.ts'
import { useReadingPositions } from './useReadingPositions.ts'
import { useTips } from './useTips.ts'
import { useStoryIntent } from './useStoryIntent.ts'
import { storyIntentHref, type StoryIntent } from './storyIntent.ts'

// The button that keeps the item for later. It loads after the page's content.
const LaterSlot = lazyComponent(() => import('../../later/LaterSlot.tsx').then((file) => file.LaterSlot))

const loadQuestions = () => withPaymentLine(() => import('./EpisodeDialogs.tsx'))
/** The dialogs before an episode opens. Their code loads when the first of them opens, or after the page's content. */
const EpisodeDialogs = lazyOnPress(() => loadQuestions().then((file) => file.EpisodeDialogs))

/** Preloads what a press on an episode needs: its dialogs and the player. */
function preload(): void {
  const files = [loadQuestions(), import('./StoryPlayerRoute.tsx'), import('./player/StoryPlayerPage.tsx')]
  // Ignores a failed import, because it is retried, and reported, when the user presses an episode.
  for (const file of files) file.catch(() => {})
}

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '', storyGroupId = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(storyGroupQuery(id, storyGroupId, isMember()))
  void queryClient.prefetchQuery(readerNamesQuery(id, isMember()))
}

/** The page of a story with its episodes, and the dialogs before an episode opens (R052). */
export function Component() {
  const { id = '', storyGroupId = '' } = useParams()
  const isMemberNow = useIsMember()
  const channel = storyChannelView(id, useQuery(channelQuery(id, isMemberNow)).data?.ip)
  const group = useQuery(storyGroupQuery(id, storyGroupId, isMemberNow))
  const reader = useQuery(readerNamesQuery(id, isMemberNow))
  const onDevice = useReaderNames(id)
  const tips = useTips(id)
  const { intent, open, drop } = useStoryIntent()
  const [refusal, setRefusal] = useState<string>()
  const ask = (next: StoryIntent) => {
    setRefusal(undefined)
    open(next)
  }
  const now = useNowAt(group.data?.charge?.nextTime, group.data?.storyGroup.publicationEndTime)
  useEffect(() => onNetworkIdle(preload), [])

  const shownReader = loadableOf(reader, (data) => readerNamesView(data, isMemberNow ? undefined : onDevice))
  const known = shownReader.state === 'ready' ? shownReader.data.names : undefined
  const placeOf = useReadingPositions()
  const story = loadableOf(group, (data) =>
    storyView(data, { names: tips.state === 'seen' ? known : undefined, placeOf }),
  )
  const gone = storyGoneReason(group.error)
  const page = paths.storyGroup(id, storyGroupId)
  return (
    <Page
      title={group.data?.storyGroup.name}
      channel={{ id, seed: channel.seed ?? group.data?.storyGroup.oshiColor }}
      back={{ label: 'ストーリー', href: channel.storiesHref }}
    >
      <StoryGroupScreen
        now={now}
        channel={channel}
        story={story}
        gone={gone}
        reader={shownReader}
        refusal={refusal}
        onBuy={({ id: episodeId }) => ask({ by: 'coins', episodeId })}
        onCharge={({ id: episodeId }) => ask({ by: 'charge', episodeId })}
        later={
          <LaterSlot
            kind="story"
            ids={[id, storyGroupId]}
            details={story.state === 'ready' ? { ...story.data, title: story.data.name, channel } : undefined}
          />
        }
        hrefs={{
          channels: paths.channels,
          names: storyIntentHref(page, { by: 'names' }),
          tips: tips.pages.length > 0 ? storyIntentHref(page, { by: 'tips' }) : undefined,
        }}
      />
      {intent && !gone && group.data && story.state === 'ready' && (
        <EpisodeDialogs
          key={`${intent.by}${intent.episodeId}`}
          intent={intent}
          now={now}
          channel={channel}
          group={group.data.storyGroup}
          story={story.data}
          reader={shownReader}
          tips={tips}
          onRefused={setRefusal}
          onFailed={drop}
        />
      )}
    </Page>
  )
}
