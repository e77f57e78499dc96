import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Obi } from '../../components/Obi.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { countText } from '../../text/countText.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { PosterHero, PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import { LivetalkFrame } from './LivetalkFrame.tsx'
import { LivetalkRow } from './parts/LivetalkRow.tsx'
import type { LivetalkHrefs, ListedLivetalk, LivetalkGroupPageData } from './livetalk.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface LivetalkGroupScreenProps {
  channel: CampaignChannel
  group: Loadable<FoundCampaign<LivetalkGroupPageData>>
  /**
   * The links of the page. `staff` is the page for the staff of the talks. Only the server knows who is staff, so if it
   * is set, every member sees the link (Q275).
   */
  hrefs: Pick<LivetalkHrefs, 'top'> & { staff?: string | undefined }
}

/** A group of live talks (W117): who talks when, which slots are free, and the member's own slots. Open to guests. */
export function LivetalkGroupScreen({ channel, group, hrefs }: LivetalkGroupScreenProps) {
  return (
    <LivetalkFrame channel={channel} livetalk={group} topHref={hrefs.top} skeleton={<PosterHeroSkeleton size="low" />}>
      {(shown) => (
        <>
          <GroupHero shown={shown} channel={channel} />
          <div className="page">
            <Lists list={shown.list} channel={channel} />
            <p className="mt-8 flex flex-wrap gap-x-8 gap-y-5 desk:pl-66">
              <TextLink href={channel.href}>チャンネルへもどる</TextLink>
              {hrefs.staff && <TextLink href={hrefs.staff}>配信者・担当の方はこちら</TextLink>}
            </p>
          </div>
        </>
      )}
    </LivetalkFrame>
  )
}

const isAhead = ({ livetalk }: ListedLivetalk) => livetalk.phase !== 'over'

function GroupHero({ shown: { group, list }, channel }: { shown: LivetalkGroupPageData; channel: CampaignChannel }) {
  const ahead = list.filter(isAhead).length
  return (
    <PosterHero
      size="low"
      picture={{ src: group.image, id: group.id }}
      obi={<Obi as="h1" size="large" top="ライブトーク" title={group.name} foot={['1対1', 'の通話']} />}
      figure={
        ahead > 0 && (
          <Figure
            value={countText(ahead)}
            unit="回の開催予定"
            size={72}
            deskSize={144}
            label={`${ahead}回の開催予定`}
          />
        )
      }
    >
      {channel.name && <p className="text-14 text-quiet">{isolated(channel.name)}のライブトーク</p>}
      {group.description && <p className="mt-3 text-reading whitespace-pre-line">{group.description}</p>}
      <p className="mt-2">
        <ShareLink />
      </p>
    </PosterHero>
  )
}

function Lists({ list, channel }: { list: readonly ListedLivetalk[]; channel: CampaignChannel }) {
  const [ahead, over] = [list.filter(isAhead), list.filter((each) => !isAhead(each))]
  return (
    <>
      <Section title="これから">
        {ahead.length > 0 ? (
          <Rows list={ahead} />
        ) : (
          <EmptyState
            title="これからのライブトークはまだありません"
            description="フォローしておくと、決まったときにホームに並びます。"
            action={{ label: 'チャンネルへもどる', href: channel.href }}
          />
        )}
      </Section>
      {over.length > 0 && (
        <Section title="終わったトーク">
          <Rows list={over} />
        </Section>
      )}
    </>
  )
}

const Rows = ({ list }: { list: readonly ListedLivetalk[] }) => (
  <ul className="-mt-6 desk:-mt-8">
    {list.map((item, at) => (
      <LivetalkRow key={item.livetalk.id} item={item} isPriority={at === 0} />
    ))}
  </ul>
)
