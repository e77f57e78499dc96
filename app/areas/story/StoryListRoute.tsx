import { useQuery } from '@tanstack/react-query'
import { StoryListScreen } from '@tsudoi/design-system/screens/story/StoryListScreen'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { storySummaryView } from '../../mappers/story.mappers.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { storyListQuery } from '../../queries/story.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { lastReadingPlaceByStory } from '../../reading/readingPlaces.ts'
import { isMember, useIsMember, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { storyGoneReason, storyChannelView } from './story.mappers.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(storyListQuery(id, isMember()))
}

/** The page with the stories of a channel (R051). */
export function Component() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const stories = useQuery(storyListQuery(id, isMemberNow))
  const accountId = useSession((session) => session.accountId)
  const stopped = lastReadingPlaceByStory(accountId)
  const channel = storyChannelView(id, useQuery(channelQuery(id, isMemberNow)).data?.ip)
  return (
    <Page
      title={channel.name && `${channel.name}のストーリー`}
      channel={{ id, seed: channel.seed }}
      back={{ label: channel.name || 'チャンネル', href: channel.href }}
    >
      <StoryListScreen
        now={useNow()}
        channel={channel}
        stories={loadableOf(stories, ({ storyGroups }) =>
          storyGroups.map((group) => ({ ...storySummaryView(group), stopped: stopped.get(group.storyGroupId) })),
        )}
        gone={storyGoneReason(stories.error)}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
