import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { startPreorder, usePreorderPage } from './usePreorderPage.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/preorder/PreorderScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const PreorderScreen = lazyComponent(() => loadScreen().then((file) => file.PreorderScreen))

export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  startPreorder(address)
}

/** R082: a preorder and the cart; open to guests. */
export function Component() {
  const { shown, own, page, now, screen } = usePreorderPage()
  const balance = useQuery({ ...balanceQuery, enabled: useIsMember() }).data
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.preorder.name} back={back} {...page}>
      <PreorderScreen {...screen} now={now} counts={own.counts} balance={balance} onCount={own.change} />
    </Page>
  )
}
