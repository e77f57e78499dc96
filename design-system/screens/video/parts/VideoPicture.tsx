import { Artwork } from '../../../components/Artwork.tsx'
import { shareWatched } from '../video.rules.ts'
import type { VideoSummary } from '../video.types.ts'

export interface VideoPictureProps {
  video: VideoSummary
  /** Whether the picture is loaded eagerly: for videos visible at first. */
  isPriority?: boolean | undefined
}

/** The picture of a video, with a bar for the watched part; the text beside it says the same. */
export function VideoPicture({ video, isPriority }: VideoPictureProps) {
  const share = shareWatched(video)
  return (
    <span aria-hidden="true" className="relative block">
      <Artwork src={video.image} alt="" ratio="16:9" id={video.id} isPriority={isPriority} />
      {share !== undefined && (
        <span className="absolute inset-x-0 bottom-0 h-1.5 border-t border-obi-ink bg-obi-paper">
          <span className="block h-full origin-left drawn-line bg-key" style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </span>
  )
}
