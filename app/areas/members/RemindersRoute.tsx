import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { PageHead } from '@tsudoi/design-system/screens/parts/PageHead'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { loadRemindersContainer } from '../../reminders/reminders.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the settings. It loads after the page's heading. */
const host = lazyModule(loadRemindersContainer)

/** Begins to load the page's settings. */
export function beforeRender() {
  host.load().catch(() => {})
}

/** The member's settings of reminders. The specification does not have this page (Q509). */
export function Component() {
  const [failure, setFailure] = useState<unknown>()
  const { module: RemindersContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return (
    <Page back={{ label: 'マイページ', href: paths.mypage }}>
      {RemindersContainer ? (
        <RemindersContainer />
      ) : (
        <>
          <PageHead title="お知らせの受け取り" lead="期限やライブのはじまりを、通知でお知らせします。" />
          <div className="page mt-6">
            <SkeletonArea label="お知らせの設定を読みこみ中">
              <Skeleton shape="line" />
            </SkeletonArea>
          </div>
        </>
      )}
    </Page>
  )
}
