import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { SpendingFrame } from '@tsudoi/design-system/screens/spending/SpendingFrame'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the settings. It loads after the page's heading. */
const host = lazyModule(() => import('./SpendingSettingsContainer.tsx').then((file) => file.SpendingSettingsContainer))

/** Begins to load the page's settings. */
export function beforeRender() {
  host.load().catch(() => {})
}

/** The page on which members protect themselves from spending. The specification does not have this page (Q526). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const [failure, setFailure] = useState<unknown>()
  const { module: SpendingSettingsContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return (
    <Page back={{ label: 'マイページ', href: paths.mypage }}>
      {SpendingSettingsContainer ? (
        // Keyed by account, so that an open form never continues for another member.
        <SpendingSettingsContainer key={accountId} />
      ) : (
        <SpendingFrame>
          <SkeletonArea label="買い物の設定を読みこみ中">
            <Skeleton shape="line" />
          </SkeletonArea>
        </SpendingFrame>
      )}
    </Page>
  )
}
