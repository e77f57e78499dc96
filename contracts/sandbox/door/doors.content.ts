import type { ChannelId } from '../channel/channels.content.ts'

/** How long before the start the doors of the seed open. */
export const opensMinutesBefore = 60

/** The demo accounts that work at doors: at those of these channels, or at all. */
export const doorStaff: Readonly<Record<string, readonly ChannelId[] | 'all'>> = {
  shiori: ['todai'],
  kakari: 'all',
}
