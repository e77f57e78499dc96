import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchLottery, useLotteryPage } from './useLotteryPage.ts'

const { Screen: LotteryScreen, withScreenPreload } = lazyScreen(() =>
  import('./LotteryWithCalendar.tsx').then((file) => file.LotteryWithCalendar),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchLottery)

/** The page of a lottery, open to guests too (R079). */
export function Component() {
  const { shown, page, screen } = useLotteryPage()
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.lottery.name} back={back} {...page}>
      <LotteryScreen {...screen} />
    </Page>
  )
}
