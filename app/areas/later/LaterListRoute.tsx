import { LaterListScreen } from '@tsudoi/design-system/screens/later/LaterListScreen'
import { maxLaterItems } from '../../later/laterEntries.ts'
import { useIsLaterStored } from '../../later/laterStore.ts'
import { paths } from '../../paths.ts'
import { useFilterInUrl } from '../../router/useFilterInUrl.ts'
import { useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useNow } from '../../time/useNow.ts'
import { laterFilterOf, queryOfLaterFilter } from './laterAddress.ts'
import { useLaterList } from './useLaterList.ts'

/** The list of items that the user has kept for later, also for guests and offline (Q489). */
export function Component() {
  const accountId = useSession((session) => session.accountId)
  // Keyed by account, so that the removed items of one user cannot be restored by another.
  return <LaterList key={accountId} isGuest={accountId === ''} />
}

function LaterList({ isGuest }: { isGuest: boolean }) {
  const { items, remove } = useLaterList()
  const { filter, setFilter } = useFilterInUrl({ read: laterFilterOf, write: queryOfLaterFilter })
  const { login } = useLoginHrefs()
  return (
    <Page>
      <LaterListScreen
        items={items}
        now={useNow()}
        filter={filter}
        onFilter={setFilter}
        onRemove={remove}
        limit={maxLaterItems}
        isTemporary={!useIsLaterStored()}
        loginHref={isGuest ? login : undefined}
        hrefs={{ channels: paths.channels }}
      />
    </Page>
  )
}
