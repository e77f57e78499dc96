import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { startLottery, useLotteryPage } from './useLotteryPage.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/lottery/LotteryScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const LotteryScreen = lazyComponent(() => loadScreen().then((file) => file.LotteryScreen))

export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  startLottery(address)
}

/** R079: a lottery; open to guests. */
export function Component() {
  const { shown, page, screen } = useLotteryPage()
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.lottery.name} back={back} {...page}>
      <LotteryScreen {...screen} />
    </Page>
  )
}
