import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { CollectionSkeleton } from '@tsudoi/design-system/screens/collection/parts/CollectionSkeleton'
import { useState } from 'react'
import { Page } from '../../shell/Page.tsx'
import type { WallPageProps } from './WallPage.tsx'

/** Loaded in parallel with the lists that it shows. */
export const lazyWallPage = lazyModule(() => import('./WallPage.tsx').then((file) => file.WallPage))

/** A `WallPage`, or its skeleton until its module has loaded. */
export function LazyWallPage(props: WallPageProps) {
  const [failure, setFailure] = useState<unknown>()
  const { module: WallPage } = useLazyModule(lazyWallPage, { wanted: true, onFailed: setFailure })
  if (failure) throw failure
  if (WallPage) return <WallPage {...props} />
  return (
    <Page>
      <CollectionSkeleton title={props.title} lead={props.lead} />
    </Page>
  )
}
