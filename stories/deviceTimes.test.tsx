import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { ready } from '@tsudoi/design-system/loadable'
import { LotteryResultScreen } from '@tsudoi/design-system/screens/lottery/LotteryResultScreen'
import { FeaturedVideo } from '@tsudoi/design-system/screens/video/parts/FeaturedVideo'
import { VideoRow } from '@tsudoi/design-system/screens/video/parts/VideoRow'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { closedLottery, lotteryChannel, lotteryHrefs, lotteryPageData } from './examples/exampleLotteries.ts'
import { exampleNow } from './examples/exampleNow.ts'
import { exampleVideos } from './examples/exampleVideos.ts'

const premiere = exampleVideos.find(({ kind }) => kind === 'PREMIER')!

it.each<[string, () => ReactNode, string]>([
  ['a premiere in a list', () => <VideoRow video={premiere} now={exampleNow} />, '2026/01/31(土) 05:30'],
  ['the featured premiere', () => <FeaturedVideo video={premiere} now={exampleNow} />, '2026/01/31(土) 05:30'],
  [
    'the result of a lottery',
    () => (
      <LotteryResultScreen
        now={exampleNow}
        viewer="member"
        channel={lotteryChannel}
        lottery={ready(lotteryPageData(closedLottery, { state: 'waiting' }))}
        attempt={{ state: 'none' }}
        hasAddress
        onChoose={() => {}}
        onAskAgain={() => {}}
        hrefs={lotteryHrefs}
      />
    ),
    '2026/02/07(土) 01:00',
  ],
])('%s that is still to come is also shown in the time zone of a device abroad (Q436)', (_, show, time) => {
  const markup = renderToStaticMarkup(<DeviceZoneContext value="America/Los_Angeles">{show()}</DeviceZoneContext>)
  expect(markup).toContain(`お使いの端末では ${time}`)
})

it('a video that can be watched already has no start time of the device (Q436)', () => {
  const now = new Date(Date.parse(premiere.start!) + 60_000).toISOString()
  const markup = renderToStaticMarkup(
    <DeviceZoneContext value="America/Los_Angeles">
      <VideoRow video={premiere} now={now} />
    </DeviceZoneContext>,
  )
  expect(markup).not.toContain('お使いの端末では')
})
