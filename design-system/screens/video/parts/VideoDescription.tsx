import type { ReactNode } from 'react'
import { TextLink } from '../../../components/TextLink.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { durationText } from '../../../text/durationText.ts'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { accessFact, broadcastPhaseOf, canWatch } from '../video.rules.ts'
import type { Video, VideoChannel } from '../video.types.ts'
import { VideoLabels } from './VideoLabels.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface VideoDescriptionProps {
  video: Video
  channel: VideoChannel
  now: string
  /** Renders the button that puts a coming premiere or live broadcast into the user's calendar. */
  calendar?: ((video: Video) => ReactNode) | undefined
  /** The button that keeps the video for later. */
  later?: ReactNode | undefined
}

/** The description of a video: title, remaining time to watch it, and the channel's text. */
export function VideoDescription({ video, channel, now, calendar, later }: VideoDescriptionProps) {
  const { title, description, end } = video
  return (
    <div className="page grid gap-x-16 gap-y-6 pt-6 desk:grid-cols-[minmax(min-content,1fr)_minmax(0,18rem)] desk:pt-10">
      <div className="min-w-0">
        <VideoLabels video={video} now={now} />
        <h1 className="heading mt-1 text-24 desk:text-44">
          <TitleText>{title}</TitleText>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          <TextLink href={channel.videosHref}>{isolated(channel.name || 'チャンネル')}の動画</TextLink>
          <ShareLink />
        </p>
        {calendar && broadcastPhaseOf(video, now) === 'toCome' && (
          <div className="mt-4 min-h-11">{calendar(video)}</div>
        )}
        {later && <div className="mt-3 min-h-11">{later}</div>}
        {description && <p className="mt-6 max-w-180 text-reading whitespace-pre-line">{description}</p>}
      </div>
      <div className="grid content-start gap-4 border-t border-hair pt-4">
        <MainFigure video={video} now={now} />
        <p className="text-14 text-quiet tabular-nums">{dateTimeText(end)}まで公開</p>
      </div>
    </div>
  )
}

/** The most important figure: the time left of a rental, else the video's length; with the access. */
function MainFigure({ video, now }: Pick<VideoDescriptionProps, 'video' | 'now'>) {
  const { accessEnd, seconds } = video
  if (accessEnd !== undefined && canWatch(video, now)) {
    const { figure, unit, isUrgent, text } = remainingText(accessEnd, now)
    return (
      <p className={`flex items-baseline-last gap-2 text-14 font-bold ${isUrgent ? 'text-danger' : ''}`}>
        <span aria-hidden="true">レンタル残り</span>
        <Figure
          value={figure}
          unit={unit}
          size={72}
          deskSize={120}
          tone={isUrgent ? 'danger' : 'ink'}
          label={`レンタル${text}`}
        />
      </p>
    )
  }
  return (
    <>
      {seconds !== undefined && (
        <Figure value={durationText(seconds)} size={48} deskSize={72} label={`長さ ${durationText(seconds)}`} />
      )}
      <p className="text-14 font-bold">{accessFact(video, now).text}</p>
    </>
  )
}
