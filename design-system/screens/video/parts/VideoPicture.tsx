import { Artwork } from '../../../components/Artwork.tsx'
import { shareWatched } from '../video.rules.ts'
import type { VideoSummary } from '../video.types.ts'

export interface VideoPictureProps {
  video: VideoSummary
  /** Loads at once: only for what is seen first. */
  priority?: boolean
}

/** The picture of a video, with a line for how much of it was watched; the words for it stand beside. */
export function VideoPicture({ video, priority }: VideoPictureProps) {
  const share = shareWatched(video)
  return (
    <span aria-hidden="true" className="relative block">
      <Artwork src={video.image} alt="" ratio="16:9" id={video.id} priority={priority} />
      {share !== undefined && (
        <span className="absolute inset-x-0 bottom-0 h-1.5 border-t border-obi-ink bg-obi-paper">
          <span className="block h-full origin-left bg-key" style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </span>
  )
}
