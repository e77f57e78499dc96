import { LaterListScreen } from '@tsudoi/design-system/screens/later/LaterListScreen'
import { maxLaterItems } from '../../later/laterEntries.ts'
import { useIsLaterStored } from '../../later/laterStore.ts'
import { paths } from '../../paths.ts'
import { useFilterInUrl } from '../../router/useFilterInUrl.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useNow } from '../../time/useNow.ts'
import { laterFilterOf, queryOfLaterFilter } from './laterAddress.ts'
import { useLaterList } from './useLaterList.ts'

/** The list of items that the user has kept for later, with its search and filters. */
export function LaterList() {
  const { items, remove } = useLaterList()
  const { filter, setFilter } = useFilterInUrl({ read: laterFilterOf, write: queryOfLaterFilter })
  const { login } = useLoginHrefs()
  return (
    <LaterListScreen
      items={items}
      now={useNow()}
      filter={filter}
      onFilter={setFilter}
      onRemove={remove}
      limit={maxLaterItems}
      isTemporary={!useIsLaterStored()}
      viewer={viewerOf(useIsMember())}
      hrefs={{ channels: paths.channels, login }}
    />
  )
}
