import type { RoomMessage } from '../../livetalk/signalling.ts'

/**
 * Whether a message is one of a caller who only listens. Listening takes an answer and candidates, but no medium may go
 * the other way: each medium of a description says `recvonly` or `inactive`, and a description names at least one. One
 * without a direction sends by default (RFC 8866), and a data channel sends as well. Browsers read `a=sendrecv:1` as a
 * direction, and end lines nowhere but at a line feed: what they could read in another way is refused.
 */
export function onlyListens(message: RoomMessage): boolean {
  if ('sends' in message) return message.sends.audio === 'none' && message.sends.video === 'none'
  if ('candidate' in message.signal) return true
  const { sdp } = message.signal.description
  if (otherBreak.test(sdp)) return false
  const [, ...media] = sdp.split(/^m=/m)
  return media.length > 0 && media.every(isReceived)
}

/** Breaks at which regular expressions, but not browsers, end a line of SDP. */
const otherBreak = /\r(?!\n)|[\0\v\f\u2028\u2029]/

function isReceived(medium: string): boolean {
  const directions = [...medium.matchAll(/^a=((?:sendrecv|sendonly|recvonly|inactive).*)$/gim)].map(
    ([, direction = '']) => direction.trimEnd(),
  )
  const isMedia = /^(audio|video) /.test(medium)
  return isMedia && directions.length > 0 && directions.every((each) => each === 'recvonly' || each === 'inactive')
}
