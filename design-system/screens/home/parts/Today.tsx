import { Artwork } from '../../../components/Artwork.tsx'
import { Button } from '../../../components/Button.tsx'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { countText } from '../../../text/countText.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import type { Programme } from '../../programme.views.ts'
import { isOnAir, programmeKindText, programmeState } from '../../programmeState.ts'

export interface TodayProps {
  now: string
  nickName?: string
  programme: readonly Programme[]
  channelsHref: string
}

/** The date beside what is on the air, or what comes next. */
export function Today({ now, nickName, programme, channelsHref }: TodayProps) {
  const star = programme.find((each) => isOnAir(each, now)) ?? programme.find((each) => isAhead(each, now))
  const count = (
    <p className="text-14 text-quiet">
      {programme.length > 0 ? `公演と公開、全${programme.length}件` : '今日の予定はありません'}
    </p>
  )
  if (!star) {
    return (
      <div className="page pt-6 desk:pt-10">
        <Day now={now} nickName={nickName} />
        {count}
        <div className="mt-8">
          <EmptyState
            title="今日の予定はまだありません"
            description="フォローするチャンネルが増えると、ここに並びます。"
            action={{ label: 'チャンネルをさがす', href: channelsHref }}
          />
        </div>
      </div>
    )
  }
  return (
    <ChannelTheme id={star.channelId} seed={star.seed} className="hero relative isolate">
      <Light place="hero" className="desk:bottom-auto! desk:h-150" />
      <div className="desk:grid desk:grid-cols-[calc(14.5rem+2rem+max(2rem,(100%-80rem)/2))_minmax(0,1fr)]">
        <div className="px-4 pt-6 pb-6 desk:pt-10 desk:pr-0 desk:pl-[max(2rem,calc((100vw-80rem)/2))]">
          <Day now={now} nickName={nickName} />
          {count}
        </div>
        <Star programme={star} now={now} />
      </div>
    </ChannelTheme>
  )
}

const isAhead = ({ start }: Programme, now: string) => Date.parse(start) > Date.parse(now)

/** The day, set like a headline. */
export function Day({ now, nickName }: Pick<TodayProps, 'now' | 'nickName'>) {
  const { year, month, day, weekday } = dayParts(now)
  return (
    <>
      <p className="text-14 font-bold">
        {year}年{month}月
      </p>
      <div className="mt-4 flex items-end gap-3 desk:mt-8">
        <Figure value={day} size={120} deskSize={172} label={`${day}日 ${weekday}曜日`} />
        <span aria-hidden="true" className="vertical-title text-20">
          {weekday}曜日
        </span>
      </div>
      <h1 className="heading mt-5 text-20 desk:mt-7 desk:text-24">
        {nickName ? `${nickName}さんの、今日のプログラム` : '今日のプログラム'}
      </h1>
    </>
  )
}

function Star({ programme, now }: { programme: Programme; now: string }) {
  const { id, title, episode, start, end, image, channelName, kind, viewers, href } = programme
  const state = programmeState(programme, now)
  const live = state.tone === 'live'
  return (
    <div className="min-w-0">
      <div className="flex h-73 desk:h-130">
        <Obi
          size="hero"
          title={title}
          top={episode ?? programmeKindText[kind]}
          foot={[timeText(start), '開演']}
          className="w-14! desk:w-24!"
        />
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Artwork src={image} alt="" ratio="fill" id={id} priority />
          {live && end && <Progress start={start} end={end} now={now} />}
        </div>
      </div>
      <div className="page flex-wrap items-center gap-x-6 gap-y-3 py-4 desk:flex desk:max-w-none desk:pl-0 desk:pr-[max(2rem,calc((100vw-80rem)/2))]">
        <p className="flex items-center gap-2 text-12 font-bold">
          {live && <Penlight state="live" />}
          {state.text}
        </p>
        <p className="heading text-24">
          {channelName} {programmeKindText[kind]}
        </p>
        <p className="text-14 text-quiet">
          {live && viewers !== undefined && `${countText(viewers)}人が視聴中　`}
          {end && `${timeText(end)}まで`}
        </p>
        {href && (
          <Button href={href} variant="solid" className="mt-3 max-desk:flex max-desk:w-full desk:mt-0 desk:ml-auto">
            {live ? 'チャンネルで見る' : 'チャンネルを開く'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How far it is: decoration beside the words. */
function Progress({ start, end, now }: { start: string; end: string; now: string }) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const done = Math.min(1, Math.max(0, (Date.parse(now) - from) / (to - from)))
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-hair">
      <span className="block h-full origin-left bg-solid" style={{ transform: `scaleX(${done})` }} />
    </span>
  )
}
