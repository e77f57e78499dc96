import { openTabChannel, type TabChannel } from '../platform/tabChannel.ts'

let otherTabs: TabChannel<'read'> | undefined

const onRead = () => import('./invalidations.ts').then((file) => file.invalidateAfterNoticeRead())

/** Updates the unread count of this tab when the member reads a notice in another tab of this browser. */
export function followNoticesOfOtherTabs(): void {
  otherTabs = openTabChannel('tsudoi.notices', () => void onRead().catch(() => {}))
}

/** Reports to the other tabs that the member has read a notice. */
export const announceNoticeRead = () => otherTabs?.postMessage('read')
