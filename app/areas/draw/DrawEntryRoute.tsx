import { DrawEntryScreen } from '@tsudoi/design-system/screens/draw/DrawEntryScreen'
import { Page } from '../../shell/Page.tsx'
import { prefetchDraw, useDrawPage } from './useDrawPage.ts'
import { useEnter } from './useEnter.ts'

export const start = prefetchDraw

/**
 * Enters a channel's prize draw and shows the result. A member who returns sees today's result, read from the server
 * (R061).
 */
export function Component() {
  const { ipId, drawId, isReading, shown, page, screen } = useDrawPage()
  const { attempt, wasPressed, enter } = useEnter({ ipId, drawId }, isReading)
  return (
    <Page
      title={shown && `${shown.draw.name}を引く`}
      back={{ label: '抽選', href: screen.hrefs.draw }}
      isStage={shown?.entry.state === 'entered'}
      {...page}
    >
      <DrawEntryScreen {...screen} attempt={attempt} isJustDrawn={wasPressed} onEnter={enter} />
    </Page>
  )
}
