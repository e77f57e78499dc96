import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { prefetchOwnPreorder, usePreorderPage } from './usePreorderPage.ts'

const { Screen: PreorderResultScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/preorder/PreorderResultScreen').then((file) => file.PreorderResultScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchOwnPreorder)

/**
 * The page with the member's latest purchase of a preorder. A guest may open it, and is asked to log in (R084, Q17).
 */
export function Component() {
  useMembersOnly()
  const { page, back, screen } = usePreorderPage({ isOwn: true })
  return (
    <Page back={back} {...page}>
      <PreorderResultScreen {...screen} />
    </Page>
  )
}
