import type { ChannelId } from '../channel/channels.content.ts'

/** How many minutes before the start of a performance the seeded doors open. */
export const opensMinutesBefore = 60

/** The demo accounts that work at doors, each with the channels at whose doors it works, or `all`. */
export const doorStaff: Readonly<Record<string, readonly ChannelId[] | 'all'>> = {
  shiori: ['todai'],
  kakari: 'all',
}
