import { getChannelNologin } from '@tsudoi/contracts/channel/channel.endpoints'
import { isSeed, seedOf } from '@tsudoi/design-system/tokens/colour'
import type { HeadRequest } from '../pageHead.ts'
import { titleLine } from './headText.ts'

/** The channel that a page belongs to. */
export interface HeadChannel {
  id: string
  /** The name as one line of plain text. */
  name: string
  /** The channel's colour (`#rrggbb`), or the one that the app derives from its id. */
  color: string
}

/** Maps the channel in an answer about something that belongs to it. */
export const headChannel = (of: { ipId: string; ipName: string; oshiColor?: string | undefined }): HeadChannel => ({
  id: of.ipId,
  name: titleLine(of.ipName, 'チャンネル'),
  color: isSeed(of.oshiColor) ? of.oshiColor : seedOf(of.ipId),
})

/** Reads a channel. Undefined if it does not exist or is not published. */
export async function readChannel(read: HeadRequest['read'], id: string): Promise<HeadChannel | undefined> {
  const answer = await read(getChannelNologin, { id })
  return answer && headChannel({ ...answer.ip, ipName: answer.ip.name })
}
