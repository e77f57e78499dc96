import type { ReactNode } from 'react'
import type { Balance } from '../../components/CoinBalance.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Obi } from '../../components/Obi.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateRangeText } from '../../text/dateRangeText.ts'
import { remainingText } from '../../text/remainingText.ts'
import { BulletList } from '../parts/BulletList.tsx'
import { PosterHero, PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import { cartLinesOf, whyPreorderClosed } from './preorder.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { CartCounts, Preorder, PreorderHrefs, PreorderPageData } from './preorder.types.ts'
import { CartFooter } from './parts/CartFooter.tsx'
import { PreorderFrame } from './parts/PreorderFrame.tsx'
import { CategoryItems } from './parts/CategoryItems.tsx'
import { upcomingStart } from '../upcomingStart.ts'
import { isolated } from '../../text/isolated.ts'
import { HeroDescription } from '../parts/HeroDescription.tsx'
import type { Viewer } from '../programme.types.ts'

export interface PreorderScreenProps {
  /** Server time, ISO 8601. */
  now: string
  viewer: Viewer
  channel: CampaignChannel
  preorder: Loadable<FoundCampaign<PreorderPageData>>
  counts: CartCounts
  /** The member's balance; undefined for guests, and while unknown. */
  balance: Balance | undefined
  onCountChange: (itemId: string, count: number) => void
  /** Renders the button that puts the deadline into the user's calendar. */
  calendar?: ((preorder: Preorder) => ReactNode) | undefined
  hrefs: PreorderHrefs
}

/** A preorder (W114, R082): the list of items, and the cart as a footer. Open to guests. */
export function PreorderScreen(props: PreorderScreenProps) {
  const { now, viewer, channel, preorder, counts, balance, onCountChange, calendar, hrefs } = props
  return (
    <PreorderFrame channel={channel} preorder={preorder} hrefs={hrefs} skeleton={<PosterHeroSkeleton size="low" />}>
      {(shown) => {
        const isOpen = whyPreorderClosed(shown.preorder, now) === undefined
        return (
          <>
            <Hero shown={shown} channel={channel} now={now} calendar={calendar} hrefs={hrefs} />
            <div className="page">
              {shown.preorder.categories.map((category) => (
                <CategoryItems
                  key={category.id}
                  category={category}
                  counts={counts}
                  isOpen={isOpen}
                  onCountChange={onCountChange}
                />
              ))}
              <About shown={shown} />
              <p className="mt-8 desk:pl-66">
                <TextLink href={channel.href}>チャンネルへもどる</TextLink>
              </p>
            </div>
            {isOpen ? (
              <CartFooter
                lines={cartLinesOf(shown.preorder, counts)}
                balance={balance}
                viewer={viewer}
                href={hrefs.purchase}
              />
            ) : (
              <div className="h-24" />
            )}
          </>
        )
      }}
    </PreorderFrame>
  )
}

type HeroProps = Pick<PreorderScreenProps, 'channel' | 'now' | 'calendar' | 'hrefs'> & { shown: PreorderPageData }

function Hero({ shown, channel, now, calendar, hrefs }: HeroProps) {
  const { id, name, image, description, start, end } = shown.preorder
  const why = whyPreorderClosed(shown.preorder, now)
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={<Obi as="h1" size="large" top="予約" title={name} foot={why ? [why.title] : ['受付中']} />}
      figure={why ? null : <TimeLeft end={end} now={now} />}
    >
      <p className="text-14 text-quiet">{channel.name && `${isolated(channel.name)}の予約`}</p>
      {why && <p className="heading mt-2 text-24">{why.title}</p>}
      {why && <p className="mt-1 text-reading">{why.text}</p>}
      <p className="mt-2 text-14 text-quiet tabular-nums">受付　{dateRangeText(start, end)}</p>
      <DeviceTime at={upcomingStart(start, now)} />
      <HeroDescription text={description} />
      {shown.latest && (
        <p className="mt-4">
          <TextLink href={hrefs.result}>予約した品を見る</TextLink>
        </p>
      )}
      {calendar && Date.parse(end) > Date.parse(now) && <div className="mt-4 min-h-11">{calendar(shown.preorder)}</div>}
      <p className="mt-2">
        <ShareLink />
      </p>
    </PosterHero>
  )
}

function TimeLeft({ end, now }: { end: string; now: string }) {
  const left = remainingText(end, now)
  return (
    <div>
      <p className="text-14 font-bold">受付終了まで</p>
      <div className="mt-4 desk:mt-6">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={72}
          deskSize={144}
          tone={left.isUrgent ? 'danger' : 'ink'}
          label={`受付終了まで、${left.text}`}
        />
      </div>
    </div>
  )
}

function About({ shown: { preorder } }: { shown: PreorderPageData }) {
  const { delivery, cautions } = preorder
  return (
    <>
      {delivery && (
        <Section title="お届け">
          <p className="text-reading">{delivery}</p>
        </Section>
      )}
      {cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={cautions} className="grid max-w-180 gap-1" />
        </Section>
      )}
    </>
  )
}
