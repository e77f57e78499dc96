import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Artwork } from '../../../components/Artwork.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { durationText } from '../../../text/durationText.ts'
import { broadcastPhaseOf, videoStartText, videoKindText } from '../video.rules.ts'
import type { VideoSummary } from '../video.types.ts'
import { VideoLabels } from './VideoLabels.tsx'
import { VideoAccessText, WatchedPosition } from './VideoRow.tsx'

export interface FeaturedVideoProps {
  video: VideoSummary
  now: string
}

/**
 * The channel's featured video: its obi (vertical title band), and a picture across the column. The whole teaser is one
 * link.
 */
export function FeaturedVideo({ video, now }: FeaturedVideoProps) {
  const { id, title, href, description, image, kind } = video
  return (
    <article className="group relative mb-12 desk:mb-16">
      <div className="-mx-4 flex h-56 desk:mx-0 desk:h-120" aria-hidden="true">
        <Obi
          size="large"
          title={title}
          top={videoKindText[kind]}
          foot={obiFoot(video, now)}
          className="w-14! desk:w-24!"
        />
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Artwork src={image} alt="" ratio="fill" id={id} isPriority />
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-2 pt-4 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-end">
        <div className="min-w-0">
          <VideoLabels video={video} now={now} />
          <h2 className="heading mt-0.5 text-24 desk:text-32">
            <AppLink href={href} className={stretchedLinkClasses}>
              <TitleText>{title}</TitleText>
            </AppLink>
          </h2>
          {description && <p className="mt-2 line-clamp-3 max-w-180 text-reading">{description}</p>}
        </div>
        <div className="flex flex-wrap gap-x-4 desk:justify-end">
          <WatchedPosition video={video} />
          <VideoAccessText video={video} now={now} />
        </div>
      </div>
    </article>
  )
}

/** The text at the foot of the obi (vertical title band): when the video begins, else its length. */
function obiFoot(video: VideoSummary, now: string): readonly [string, string?] | undefined {
  const { start, seconds } = video
  if (start !== undefined && broadcastPhaseOf(video, now) === 'toCome') return [videoStartText(start, now), '開演']
  return seconds === undefined ? undefined : [durationText(seconds)]
}
