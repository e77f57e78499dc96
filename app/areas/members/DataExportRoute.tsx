import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { DataExportFrame } from '@tsudoi/design-system/screens/dataExport/DataExportFrame'
import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'

/**
 * The module of the export. It loads after the page's heading, because it reads the answers of many areas and writes a
 * ZIP.
 */
const host = lazyModule(() =>
  import('../../dataExport/DataExportContainer.tsx').then((file) => file.DataExportContainer),
)

/** Begins to load the export. */
export function beforeRender() {
  host.load().catch(() => {})
}

/** The page on which members export their data. The specification does not have this page (Q500). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  const [failure, setFailure] = useState<unknown>()
  const { module: DataExportContainer } = useLazyModule(host, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return (
    <Page back={{ label: 'アカウント', href: paths.account }}>
      {DataExportContainer ? (
        // Keyed by account, so that an export never continues for another member.
        <DataExportContainer key={accountId} />
      ) : (
        <DataExportFrame>
          <SkeletonArea label="書き出すものを読みこみ中">
            <Skeleton shape="line" />
          </SkeletonArea>
        </DataExportFrame>
      )}
    </Page>
  )
}
