import { Artwork } from '../../../components/Artwork.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { yenText } from '../../../text/yenText.ts'
import type { ViewingPurchases } from '../order.types.ts'

/** One event with the member's viewing purchases. */
export function EventPurchasesRow({
  viewing: { id, purchased, title, image, channel, episodes },
}: {
  viewing: ViewingPurchases
}) {
  const { month, day } = dayParts(purchased)
  return (
    <li className="grid grid-cols-[minmax(3.5rem,max-content)_minmax(0,1fr)] gap-x-5 border-b border-hair py-5 desk:grid-cols-[6.5rem_10rem_minmax(0,1fr)] desk:gap-x-6">
      <time dateTime={purchased} className="text-20 font-bold whitespace-nowrap tabular-nums desk:figure-40">
        {month === '' ? '－' : `${month}/${day}`}
      </time>
      <div className="max-desk:hidden">
        <Artwork src={image} alt="" ratio="16:9" id={id} seed={channel.seed} />
      </div>
      <div className="min-w-0">
        <p className="text-14">
          <TextLink href={channel.href} translate="no">
            {channel.name}
          </TextLink>
        </p>
        <p className="heading mt-1 text-20">{title}</p>
        <ul className="mt-3">
          {episodes.map((episode) => (
            <li
              key={episode.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hair py-2 text-14 last:pb-0"
            >
              <span>
                {episode.title}
                <span className="ml-3 text-12 text-quiet tabular-nums">{dateTimeText(episode.purchased)}</span>
              </span>
              <span translate="no" className="whitespace-nowrap font-bold tabular-nums">
                {yenText(episode.price)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
