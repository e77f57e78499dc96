import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { isMember } from '../../session/sessionStore.ts'
import { prefetchLivetalk } from './useLivetalkPage.ts'

const loadCall = () => import('./TalkCall.tsx')
/** Camera, devices and connection load in parallel with the page's own module. */
const TalkCall = lazyComponent(() => loadCall().then((file) => file.TalkCall))

export const start: PageFile['start'] = (address) => {
  loadCall().catch(() => {})
  if (isMember()) prefetchLivetalk(address)
}

/** The member's slot: countdown, waiting room, call and end (W121, R088). */
export function Component() {
  return <TalkCall />
}
