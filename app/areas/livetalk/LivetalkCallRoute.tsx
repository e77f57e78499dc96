import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { isMember } from '../../session/sessionStore.ts'
import { prefetchLivetalk } from './useLivetalkPage.ts'

const loadCall = () => import('./TalkCall.tsx')
/** The code for camera, devices and connection, loaded in parallel with the page's own module. */
const TalkCall = lazyComponent(() => loadCall().then((file) => file.TalkCall))

/** Preloads the code of the call and the data of the page. */
export const beforeRender: PageFile['beforeRender'] = (address) => {
  loadCall().catch(() => {})
  if (isMember()) prefetchLivetalk(address)
}

/** The page of a member's own slot: countdown, waiting room, call and end (W121, R088). */
export function Component() {
  return <TalkCall />
}
