import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../queries/member.queries.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchPreorder, usePreorderPage } from './usePreorderPage.ts'

const { Screen: PreorderScreen, withScreenPreload } = lazyScreen(() =>
  import('./PreorderWithCalendar.tsx').then((file) => file.PreorderWithCalendar),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchPreorder)

/** The page of a preorder with the cart, open to guests too (R082). */
export function Component() {
  const { shown, own, page, now, screen } = usePreorderPage()
  const balance = useQuery({ ...balanceQuery, enabled: useIsMember() }).data
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.preorder.name} back={back} {...page}>
      <PreorderScreen {...screen} now={now} counts={own.counts} balance={balance} onCountChange={own.change} />
    </Page>
  )
}
