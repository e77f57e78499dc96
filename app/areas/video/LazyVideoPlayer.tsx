import { Artwork } from '@tsudoi/design-system/components/Artwork'
import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { ChannelVideoPlayerProps } from './ChannelVideoPlayer.tsx'

const player = lazyModule(() => import('./ChannelVideoPlayer.tsx'))

/** Loads the code of the player, in parallel with the page's data. */
export const preloadPlayer = () => void player.load().catch(() => {})

/** The video player, whose code loads after the page. Until then, shows the video's picture. */
export function LazyVideoPlayer(props: ChannelVideoPlayerProps) {
  const { videoId, image, type } = props.video
  const { module } = useLazyModule(player, { isWanted: true, onFailed: 'retry' })
  if (module) return <module.ChannelVideoPlayer {...props} />
  return (
    // Reserves the space of the button that the player has below the picture (TranscriptFrame).
    <div className={type === 'YOUTUBE' ? undefined : 'pb-11'}>
      <Artwork src={pictureOf(image)} alt="" ratio="16:9" id={videoId} isPriority />
    </div>
  )
}
