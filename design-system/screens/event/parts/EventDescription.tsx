import { Section } from '../../../components/Section.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { BulletList } from '../../parts/BulletList.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { LivetalkLinks } from '../../parts/LivetalkLinks.tsx'
import type { EventDetail } from '../event.types.ts'

/** The live talks and the description of an event, below its performances. */
export function EventDescription({ event, listHref }: { event: EventDetail; listHref: string }) {
  const { description, cautions, venue, channel, start, end, livetalks } = event
  return (
    <>
      <LivetalkLinks livetalks={livetalks} lead="このイベントのチケットで、おひとりずつお話しできます。" />
      <Section title="ご案内">
        {description && <p className="mb-8 max-w-180 text-reading whitespace-pre-line">{description}</p>}
        <Facts
          facts={[
            { term: '期間', words: dateRangeText(start, end) },
            ...(venue ? [{ term: '会場', words: venue }] : []),
            {
              term: 'チャンネル',
              words: (
                <TextLink href={channel.href} translate="no">
                  {channel.name}
                </TextLink>
              ),
            },
          ]}
        />
      </Section>
      {cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={cautions} className="max-w-180 text-reading" />
        </Section>
      )}
      <p className="mt-14 desk:pl-66">
        <TextLink href={listHref}>イベント一覧へ</TextLink>
      </p>
    </>
  )
}
