import { useQuery } from '@tanstack/react-query'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { StoryGroupScreen } from '@tsudoi/design-system/screens/story/StoryGroupScreen'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { withPaymentLine } from '../../payments/withPaymentLine.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { readerQuery, storyGroupQuery } from '../../queries/story.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useReaderNames } from '../../session/readerNames.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { Page } from '../../shell/Page.tsx'
import { useNowAt } from '../../shell/useNowAt.ts'
import { goneOf, readerView, storyChannelView, storyView } from './story.mappers.ts'
import { usePlaces } from './usePlaces.ts'
import { useTips } from './useTips.ts'
import { useIntent } from './useIntent.ts'
import { intentHref, type Intent } from './intent.ts'

const loadQuestions = () => withPaymentLine(() => import('./StoryQuestions.tsx'))
/** What is asked before an episode comes with the first question, or when the page has its content. */
const StoryQuestions = lazyOnPress(() => loadQuestions().then((file) => file.StoryQuestions))

/** What a press on an episode needs: its questions, and the player in its two files. */
function loadAhead(): void {
  const files = [loadQuestions(), import('./StoryPlayerRoute.tsx'), import('./player/StoryPlayerPage.tsx')]
  // Whoever presses asks for what could not be had again, and hears of it.
  for (const file of files) file.catch(() => {})
}

export const start: PageFile['start'] = ({ params: { id = '', storyGroupId = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(storyGroupQuery(id, storyGroupId, isMember()))
  void queryClient.prefetchQuery(readerQuery(id, isMember()))
}

/** R052: a story with its episodes, and what is asked before one is read. */
export function Component() {
  const { id = '', storyGroupId = '' } = useParams()
  const isMemberNow = useIsMember()
  const channel = storyChannelView(id, useQuery(channelQuery(id, isMemberNow)).data?.ip)
  const group = useQuery(storyGroupQuery(id, storyGroupId, isMemberNow))
  const reader = useQuery(readerQuery(id, isMemberNow))
  const onDevice = useReaderNames(id)
  const tips = useTips(id)
  const { intent, open, drop } = useIntent()
  const [refusal, setRefusal] = useState<string>()
  const ask = (next: Intent) => {
    setRefusal(undefined)
    open(next)
  }
  const now = useNowAt(group.data?.charge?.nextTime, group.data?.storyGroup.publicationEndTime)
  useEffect(() => onNetworkIdle(loadAhead), [])

  const shownReader = loadableOf(reader, (data) => readerView(data, isMemberNow ? undefined : onDevice))
  const known = shownReader.state === 'ready' ? shownReader.data.names : undefined
  const placeOf = usePlaces()
  const story = loadableOf(group, (data) =>
    storyView(data, { names: tips.state === 'seen' ? known : undefined, placeOf }),
  )
  const gone = goneOf(group.error)
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
        hrefs={{
          channels: paths.channels,
          names: intentHref(page, { by: 'names' }),
          tips: tips.pages.length > 0 ? intentHref(page, { by: 'tips' }) : undefined,
        }}
      />
      {intent && !gone && group.data && story.state === 'ready' && (
        <StoryQuestions
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
