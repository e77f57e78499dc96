import { DrawPrizesScreen } from '@tsudoi/design-system/screens/draw/DrawPrizesScreen'
import { Page } from '../../shell/Page.tsx'
import { prefetchDraw, useDrawPage } from './useDrawPage.ts'

export const start = prefetchDraw

/** The prizes of a channel's prize draw; open to guests (R060, Q142). */
export function Component() {
  const { shown, page, screen } = useDrawPage()
  const { now: _now, ...shownScreen } = screen
  return (
    <Page title={shown && `${shown.draw.name}の賞品`} back={{ label: '抽選', href: screen.hrefs.draw }} {...page}>
      <DrawPrizesScreen {...shownScreen} />
    </Page>
  )
}
