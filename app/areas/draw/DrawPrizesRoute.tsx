import { DrawPrizesScreen } from '@tsudoi/design-system/screens/draw/DrawPrizesScreen'
import { Page } from '../../shell/Page.tsx'
import { prefetchPrizeDraw, usePrizeDrawPage } from './usePrizeDrawPage.ts'

/** Prefetches the data of the page. */
export const beforeRender = prefetchPrizeDraw

/** List of the prizes of a channel’s prize draw. Guests may see it (R060, Q142). */
export function Component() {
  const { shown, page, screen } = usePrizeDrawPage()
  const { now: _now, ...shownScreen } = screen
  return (
    <Page title={shown && `${shown.draw.name}の賞品`} back={{ label: '抽選', href: screen.hrefs.draw }} {...page}>
      <DrawPrizesScreen {...shownScreen} />
    </Page>
  )
}
