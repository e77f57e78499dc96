import { FieldsSkeleton } from '@tsudoi/design-system/screens/parts/FieldsSkeleton'
import { useEffect } from 'react'
import { Page } from '../../shell/Page.tsx'

/** Whether the document itself came from this address: then its server has no document for it, and has sent the app. */
const isAppsOwn = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}

/**
 * R040: a link in the app leads here without leaving it. A card is typed in in a document of its own (card.html), so
 * the address is loaded anew; the server answers it with that document.
 */
export function Component() {
  useEffect(() => {
    if (!isAppsOwn()) location.replace(location.href)
  }, [])
  if (isAppsOwn()) throw new Error('The server does not send card.html for /purchase/card/edit (docs/security.md).')
  return (
    <Page>
      <div className="page py-10">
        <FieldsSkeleton />
      </div>
    </Page>
  )
}
