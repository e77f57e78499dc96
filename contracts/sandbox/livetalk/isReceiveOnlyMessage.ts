import type { RoomMessage } from '../../livetalk/signalling.ts'

/**
 * Whether a signalling message only receives media. A listener may send answers and candidates, but must not send
 * media: each media section must be `recvonly` or `inactive`, and a description must have at least one. A section
 * without a direction sends by default (RFC 8866), and so does a data channel. Browsers accept `a=sendrecv:1` as a
 * direction and end lines only at a line feed, so anything they could parse differently is refused.
 */
export function isReceiveOnlyMessage(message: RoomMessage): boolean {
  if ('sends' in message) return message.sends.audio === 'none' && message.sends.video === 'none'
  if ('candidate' in message.signal) return true
  const { sdp } = message.signal.description
  if (otherBreak.test(sdp)) return false
  const [, ...media] = sdp.split(/^m=/m)
  return media.length > 0 && media.every(isReceived)
}

/** Matches characters that end a line for regular expressions but not for browsers' SDP parsers. */
const otherBreak = /\r(?!\n)|[\0\v\f\u2028\u2029]/

function isReceived(medium: string): boolean {
  const directions = [...medium.matchAll(/^a=((?:sendrecv|sendonly|recvonly|inactive).*)$/gim)].map(
    ([, direction = '']) => direction.trimEnd(),
  )
  const isMedia = /^(audio|video) /.test(medium)
  return isMedia && directions.length > 0 && directions.every((each) => each === 'recvonly' || each === 'inactive')
}
