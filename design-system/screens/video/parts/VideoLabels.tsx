import { Badge } from '../../../components/Badge.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { broadcastPhaseOf, videoStartText, videoKindText } from '../video.rules.ts'
import type { VideoSummary } from '../video.types.ts'

export interface VideoLabelsProps {
  video: VideoSummary
  now: string
}

/**
 * The labels of a video in one line: kind, new or featured, on air or upcoming, watched. Below it, when an upcoming one
 * begins on a device abroad.
 */
export function VideoLabels({ video, now }: VideoLabelsProps) {
  const { kind, badge, start, isViewed } = video
  const showing = broadcastPhaseOf(video, now)
  const begins = showing === 'toCome' ? start : undefined
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
        {videoKindText[kind]}
        {showing === 'onAir' && (
          <Badge kind={kind === 'LIVE' ? '放送中' : 'プレミア公開中'} hasPenlight className="text-ink" />
        )}
        {begins && <span className="font-bold text-ink tabular-nums">{videoStartText(begins, now)}から</span>}
        {badge === 'NEW' && <Badge kind="新着" className="text-ink" />}
        {badge === 'PICKUP' && <Badge kind="ピックアップ" hasPenlight className="text-ink" />}
        {isViewed && (
          <span className="inline-flex items-center gap-1 font-bold text-ink">
            <Penlight className="translate-y-[0.06em]" />
            視聴済み
          </span>
        )}
      </p>
      <DeviceTime at={begins} />
    </>
  )
}
