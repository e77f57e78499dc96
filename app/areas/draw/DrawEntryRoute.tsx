import { DrawEntryScreen } from '@tsudoi/design-system/screens/draw/DrawEntryScreen'
import { Page } from '../../shell/Page.tsx'
import { prefetchPrizeDraw, usePrizeDrawPage } from './usePrizeDrawPage.ts'
import { useEnterPrizeDraw } from './useEnterPrizeDraw.ts'

/** Prefetches the data of the page. */
export const beforeRender = prefetchPrizeDraw

/**
 * Page where a member enters a channel’s prize draw and sees the result. When the member returns on the same day, it
 * shows the stored result (R061).
 */
export function Component() {
  const { ipId, drawId, isReading, shown, page, screen } = usePrizeDrawPage()
  const { attempt, wasPressed, enter } = useEnterPrizeDraw({ ipId, drawId }, isReading)
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
