import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Artwork } from '../../../components/Artwork.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { nextSlotOf, livetalkPhaseText, talkLengthText } from '../livetalk.rules.ts'
import type { ListedLivetalk } from '../livetalk.types.ts'

/** One live talk of a group: the day as a figure, the streamer's portrait and the state. The whole row is one link. */
export function LivetalkRow({ item: { livetalk, own }, isPriority }: { item: ListedLivetalk; isPriority: boolean }) {
  const { title, streamer, start, end, seconds, phase, href } = livetalk
  const { month, day, weekday } = dayParts(start)
  const slot = nextSlotOf(own)
  return (
    <li className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-4 border-b border-hair py-6 desk:grid-cols-[10rem_11rem_minmax(0,1fr)] desk:gap-x-10 desk:py-8">
      <div className="relative row-span-2 aspect-3/4 overflow-hidden desk:order-2 desk:row-span-1">
        <Artwork src={streamer.image} alt="" ratio="fill" id={streamer.name} isPriority={isPriority} />
      </div>
      <p className="tabular-nums desk:order-1">
        <span className="block text-32 leading-none font-bold desk:figure-72">
          {month === '' ? '未定' : `${month}/${day}`}
        </span>
        <span className="mt-2 block text-14 font-bold desk:mt-5 desk:text-16">
          {weekday && `${weekday}曜 `}
          {timeText(start)}〜{timeText(end)}
        </span>
      </p>
      <div className="mt-3 min-w-0 desk:order-3 desk:mt-0">
        <p className="text-12 font-bold">
          <bdi translate="no">{streamer.name}</bdi>
          <span className="ml-3 text-quiet">{talkLengthText(seconds)}ずつ</span>
        </p>
        <AppLink href={href} className={`heading mt-1 block text-20 ${stretchedLinkClasses} desk:text-24`}>
          {title}
        </AppLink>
        <DeviceTime at={slot?.start ?? start} />
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 font-bold tabular-nums">
          <span className="inline-flex items-center gap-1.5">
            {phase === 'onAir' && <Penlight state="live" className="translate-y-[0.06em]" />}
            <span className={phase === 'over' ? 'text-quiet' : ''}>{livetalkPhaseText(livetalk)}</span>
          </span>
          {slot && (
            <span className="inline-flex items-center gap-1.5">
              <Penlight className="translate-y-[0.06em]" />
              ご予約　{timeText(slot.start)}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
