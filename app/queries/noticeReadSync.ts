import { openTabChannel } from '../platform/tabChannel.ts'

const onRead = () => import('./invalidations.ts').then((file) => file.invalidateAfterNoticeRead())

/** Updates the unread count of this tab when the member reads a notice in another tab of this browser. */
export const syncUnreadCountAcrossTabs = () =>
  void openTabChannel<'read'>('tsudoi.notices', () => void onRead().catch(() => {}))
