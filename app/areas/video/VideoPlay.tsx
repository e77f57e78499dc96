import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { failedWith } from '../../api/apiError.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { Player } from './player/Player.tsx'
import { videoSourceQuery } from './player/player.queries.ts'
import type { PlayerParts } from './player/player.types.ts'
import { countedAs, playedVideo, saidByPlayer, sourceFailure } from './videoPlay.mappers.ts'

export interface VideoPlayProps extends Pick<PlayerParts, 'autoPlay' | 'onEnded' | 'onNext' | 'onPrevious'> {
  video: WireVideo
  /** The whole, or the trailer that anybody may watch. */
  source: 'PLAY' | 'PREVIEW'
  /** It plays, or plays again. */
  onPlay?: () => void
}

/** Seen, or refused: what the pages say of it is asked for anew. */
const readAnew = () => void queryClient.invalidateQueries({ queryKey: videoKeys.all })

/** The player with a video of the channel: its address, and what its playing changes on the pages (C121, S119). */
export function VideoPlay({ video, source, onPlay, ...parts }: VideoPlayProps) {
  const loadSource = async (isRenewal: boolean) => {
    const { meta, ...query } = videoSourceQuery(video.videoId, source, isRenewal)
    return queryClient.fetchQuery({ ...query, meta: { ...meta, handles: saidByPlayer } }).catch((error: unknown) => {
      // What was rented is over: the page then says how to go on.
      if (failedWith(error, 'PermissionDenied')) readAnew()
      throw error
    })
  }
  return (
    <div onPlayCapture={onPlay}>
      <Player
        video={playedVideo(video, source)}
        loadSource={loadSource}
        failureOf={sourceFailure}
        counted={countedAs(video, source)}
        onSeen={readAnew}
        {...parts}
      />
    </div>
  )
}
