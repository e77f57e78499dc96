import type { RoomMessage } from '../../livetalk/signalling.ts'

/**
 * Whether a message is one of a caller who only listens. Listening takes an answer and candidates, but no medium may go
 * the other way: each medium of a description says `recvonly` or `inactive`, and a description names at least one. One
 * without a direction sends by default (RFC 8866), and a data channel sends as well.
 */
export function onlyListens(message: RoomMessage): boolean {
  if ('sends' in message) return message.sends.audio === 'none' && message.sends.video === 'none'
  if ('candidate' in message.signal) return true
  const [, ...media] = message.signal.description.sdp.split(/^m=/m)
  return media.length > 0 && media.every(isReceived)
}

function isReceived(medium: string): boolean {
  const directions = [...medium.matchAll(/^a=(sendrecv|sendonly|recvonly|inactive)\s*$/gm)].map(
    ([, direction]) => direction,
  )
  const isMedia = /^(audio|video) /.test(medium)
  return isMedia && directions.length > 0 && directions.every((each) => each === 'recvonly' || each === 'inactive')
}
