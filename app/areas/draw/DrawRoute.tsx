import { DrawScreen } from '@tsudoi/design-system/screens/draw/DrawScreen'
import { useFollow } from '../../queries/useFollow.ts'
import { Page } from '../../shell/Page.tsx'
import { prefetchPrizeDraw, usePrizeDrawPage } from './usePrizeDrawPage.ts'

/** Prefetches the data of the page. */
export const beforeRender = prefetchPrizeDraw

/** Page of a channel’s prize draw, which is free (R059). */
export function Component() {
  const { ipId, shown, page, screen } = usePrizeDrawPage()
  const follow = useFollow()
  const back = { label: screen.channel.name || 'チャンネル', href: screen.channel.href }
  return (
    <Page title={shown?.draw.name} back={back} {...page}>
      <DrawScreen {...screen} onFollow={(followed) => follow(ipId, followed)} />
    </Page>
  )
}
