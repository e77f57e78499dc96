import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { PageHead } from '@tsudoi/design-system/screens/parts/PageHead'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/**
 * The module of the list with its queries. It loads after the page's heading, because it reads the answers of many
 * areas.
 */
const host = lazyModule(() => import('../../deadlines/DeadlinesContainer.tsx').then((file) => file.DeadlinesContainer))

/** Begins to load the page's list. */
export function beforeRender() {
  host.load().catch(() => {})
}

/** The member's deadlines, the next one first. The specification does not have this page (Q478). */
export function Component() {
  const [failure, setFailure] = useState<unknown>()
  const { module: DeadlinesContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return (
    <Page back={{ label: 'マイページ', href: paths.mypage }}>
      {DeadlinesContainer ? (
        <DeadlinesContainer />
      ) : (
        <>
          <PageHead title="期限" lead="申込や受け取りなど、期限のあるものを近い順にならべています。" />
          <div className="page mt-6">
            <SkeletonArea label="期限を読みこみ中">
              <Skeleton shape="line" />
            </SkeletonArea>
          </div>
        </>
      )}
    </Page>
  )
}
