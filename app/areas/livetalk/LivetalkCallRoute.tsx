import { lazyComponent } from '@tsudoi/design-system/lazy'
import type { PageFile } from '../../pageSpec.ts'
import { isMember } from '../../session/sessionStore.ts'
import { startLivetalk } from './useLivetalkPage.ts'

const loadCall = () => import('./TalkCall.tsx')
/** Pictures, devices and connection come beside the page's own file. */
const TalkCall = lazyComponent(() => loadCall().then((file) => file.TalkCall))

export const start: PageFile['start'] = (address) => {
  loadCall().catch(() => {})
  if (isMember()) startLivetalk(address)
}

/** W121, R088: countdown, waiting room, call and end of the member's own slot. */
export function Component() {
  return <TalkCall />
}
