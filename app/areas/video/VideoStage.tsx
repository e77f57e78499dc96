import { Artwork } from '@tsudoi/design-system/components/Artwork'
import { lazy, Suspense } from 'react'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { VideoPlayProps } from './VideoPlay.tsx'

const loadPlayer = () => import('./VideoPlay.tsx')
const VideoPlay = lazy(() => loadPlayer().then((file) => ({ default: file.VideoPlay })))

/** Begins to fetch the player beside the page's data. */
export const fetchPlayer = () => void loadPlayer().catch(() => {})

/** The player comes behind the page; until then the video's picture stands in its place. */
export function VideoStage(props: VideoPlayProps) {
  const { videoId, image } = props.video
  return (
    <Suspense fallback={<Artwork src={pictureOf(image)} alt="" ratio="16:9" id={videoId} priority />}>
      <VideoPlay {...props} />
    </Suspense>
  )
}
