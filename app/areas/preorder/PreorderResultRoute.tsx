import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { startOwnPreorder, usePreorderPage } from './usePreorderPage.ts'

const loadScreen = () => import('@tsudoi/design-system/screens/preorder/PreorderResultScreen')
/** It comes beside the answer that it shows, and makes nobody wait for the page's file. */
const PreorderResultScreen = lazyComponent(() => loadScreen().then((file) => file.PreorderResultScreen))

export const start: PageFile['start'] = (address) => {
  loadScreen().catch(() => {})
  startOwnPreorder(address)
}

/** R084: what was ordered last. The route is open; a guest meets the login-required alert (Q17). */
export function Component() {
  useMembersOnly()
  const { page, back, screen } = usePreorderPage({ isOwn: true })
  return (
    <Page back={back} {...page}>
      <PreorderResultScreen {...screen} />
    </Page>
  )
}
