import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { CollectionSkeleton } from '@tsudoi/design-system/screens/collection/CollectionSkeleton'
import { useState } from 'react'
import { Page } from '../../shell/Page.tsx'
import type { WallPageProps } from './WallPage.tsx'

/** The module of the wall. Pages load it in parallel with the lists that it shows. */
export const wallPageModule = lazyModule(() => import('./WallPage.tsx').then((file) => file.WallPage))

/** Shows a `WallPage`, or its skeleton while the module is loading. */
export function LazyWallPage(props: WallPageProps) {
  const [failure, setFailure] = useState<unknown>()
  const { module: WallPage } = useLazyModule(wallPageModule, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  if (WallPage) return <WallPage {...props} />
  return (
    <Page>
      <CollectionSkeleton title={props.title} lead={props.lead} />
    </Page>
  )
}
