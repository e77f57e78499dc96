import type { EpisodeDetail } from '@tsudoi/design-system/screens/event/event.types'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { queryClient } from '../../queryClient.ts'
import { Player } from '../../player/player.ts'
import { recordingQuery } from './recording.queries.ts'

/** The message in place of a recording that cannot be played. */
function refusalOf(error: unknown) {
  if (hasMessageCode(error, 'PermissionDenied'))
    return {
      title: '見逃し配信をご覧になれません',
      cause: 'この公演のチケットか、視聴の購入が見つかりません。',
      remedy: 'チケットのページで、お手もとのチケットをお確かめください。',
    }
  if (isNotFound(error)) return { title: '見逃し配信は見つかりません', remedy: 'ページを読みこみ直してください。' }
  return failureOf(error)
}

/** Plays the recording of an episode (C031). A recording does not belong to the channel’s videos (Q204). */
export function RecordingPlayer({ eventId, episode }: { eventId: string; episode: EpisodeDetail }) {
  const { id, title, image, channel } = episode
  return (
    <Player
      video={{ id: `episode ${id}`, title, channelName: channel.name, poster: image, type: 'ONDEMAND' }}
      loadSource={(isRenewal) => queryClient.fetchQuery(recordingQuery(eventId, id, isRenewal))}
      failureOf={refusalOf}
      autoPlay
    />
  )
}
