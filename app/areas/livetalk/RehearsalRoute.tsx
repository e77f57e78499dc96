import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useSearchParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

const loadRoom = () => import('./RehearsalRoom.tsx')
/** The code for devices and connection, loaded in parallel with the page's own module. */
const RehearsalRoom = lazyComponent<{ livetalkHref?: string | undefined }>(() =>
  loadRoom().then((file) => file.RehearsalRoom),
)

/** Preloads the code of the rehearsal room. */
export const beforeRender: PageFile['beforeRender'] = () => {
  loadRoom().catch(() => {})
}

/**
 * The page on which a member tests camera, microphone and network, open at any time. `?livetalk=` adds a link back to
 * that live talk (W120, R088, Q264).
 */
export function Component() {
  const [search] = useSearchParams()
  const livetalkId = search.get('livetalk')
  const livetalkHref = livetalkId ? paths.livetalk(livetalkId) : undefined
  return (
    <Page back={livetalkHref === undefined ? undefined : { label: 'ライブトーク', href: livetalkHref }}>
      <RehearsalRoom livetalkHref={livetalkHref} />
    </Page>
  )
}
