import { memo } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { TitleText } from '../../../components/TitleText.tsx'
import { durationText } from '../../../text/durationText.ts'
import { accessFact, broadcastPhaseOf, videoStartText } from '../video.rules.ts'
import type { VideoSummary } from '../video.types.ts'
import { VideoLabels } from './VideoLabels.tsx'
import { VideoPicture } from './VideoPicture.tsx'

export interface VideoRowProps {
  video: VideoSummary
  now: string
  /** Whether the picture is loaded eagerly: for rows visible at first. */
  isPriority?: boolean | undefined
}

/** The classes for the layout of a row and of its skeleton. */
export const videoRowClasses =
  'grid grid-cols-[min(9.5rem,40%)_minmax(0,1fr)] gap-x-4 border-b border-hair py-5 desk:grid-cols-[17.5rem_minmax(0,1fr)_minmax(9rem,14rem)] desk:gap-x-8 desk:py-7'

/** One video of a list: picture, labels, length or time as a figure, and access. The whole row is one link. */
export const VideoRow = memo(function VideoRow({ video, now, isPriority }: VideoRowProps) {
  const { title, href, description, seconds, start } = video
  const isToCome = start !== undefined && broadcastPhaseOf(video, now) === 'toCome'
  const figure = isToCome ? videoStartText(start, now) : seconds !== undefined && durationText(seconds)
  return (
    <>
      <VideoPicture video={video} isPriority={isPriority} />
      <div className="min-w-0">
        <VideoLabels video={video} now={now} />
        <h2 className="heading mt-0.5 text-20 desk:text-24">
          <AppLink href={href} className={stretchedLinkClasses}>
            <TitleText keep={4}>{title}</TitleText>
          </AppLink>
        </h2>
        {description && <p className="mt-2 line-clamp-2 text-quiet max-desk:hidden">{description}</p>}
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 desk:col-span-1 desk:mt-0 desk:flex-col desk:items-end desk:justify-end desk:text-right">
        {figure && (
          <p className="order-last font-bold tabular-nums text-16 desk:order-first desk:mb-3 desk:figure-40">
            <span className="sr-only">{isToCome ? '開演' : '長さ'} </span>
            {figure}
          </p>
        )}
        <WatchedPosition video={video} />
        <VideoAccessText video={video} now={now} />
      </div>
    </>
  )
})

/** The user's access to the video, or what it costs. */
export function VideoAccessText({ video, now }: Pick<VideoRowProps, 'video' | 'now'>) {
  const { text, tone } = accessFact(video, now)
  return <p className={`text-14 font-bold tabular-nums ${tone === 'urgent' ? 'text-danger' : ''}`}>{text}</p>
}

/** The position where the user stopped on this device, as text. */
export function WatchedPosition({ video: { place } }: Pick<VideoRowProps, 'video'>) {
  if (place === undefined) return null
  return <p className="text-14 text-quiet tabular-nums">{durationText(place)}まで視聴</p>
}
