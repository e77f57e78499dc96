import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { PageHead } from '@tsudoi/design-system/screens/parts/PageHead'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/** The module of the look back with its queries. It loads after the page's heading. */
const host = lazyModule(() => import('./LookbackContainer.tsx').then((file) => file.LookbackContainer))

/** Begins to load the module of the look back. */
export function beforeRender() {
  host.load().catch(() => {})
}

/**
 * What the member collected, watched and took part in during a year. The specification does not have this page (Q523).
 */
export function Component() {
  const [failure, setFailure] = useState<unknown>()
  const { module: LookbackContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return (
    <Page back={{ label: 'マイページ', href: paths.mypage }}>
      {LookbackContainer ? (
        <LookbackContainer />
      ) : (
        <>
          <PageHead title="ふりかえり" lead="推し活の1年を、残っている記録からまとめています。" />
          <div className="page mt-6">
            <SkeletonArea label="ふりかえりを読みこみ中">
              <Skeleton shape="line" />
            </SkeletonArea>
          </div>
        </>
      )}
    </Page>
  )
}
