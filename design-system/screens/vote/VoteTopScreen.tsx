import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { BulletList } from '../parts/BulletList.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { Bonus } from './parts/Bonus.tsx'
import { Points } from './parts/Points.tsx'
import { RankingSkeleton, RankingTable } from './parts/RankingTable.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { VoteHero } from './parts/VoteHero.tsx'
import { VoteWay } from './parts/VoteWay.tsx'
import { votingState } from './vote.rules.ts'
import type { Found, Ranking, ShownVote, VoteBonus, VoteChannel, VoteHrefs } from './vote.types.ts'

export interface VoteTopScreenProps {
  /** ISO 8601, by the host's clock. */
  now: string
  channel: VoteChannel
  vote: Loadable<Found<ShownVote>>
  ranking: Loadable<Ranking>
  /** The bonus term that is on; absent when none is, and until it is known. */
  bonus?: VoteBonus
  hrefs: VoteHrefs
}

/** So many lines of the ranking stand on the campaign's own page. */
const head = 3

/** A ranking campaign (W105, R073): how long, what one has to vote with, who is ahead, the bonus, and the rewards. */
export function VoteTopScreen({ now, channel, vote, ranking, bonus, hrefs }: VoteTopScreenProps) {
  return (
    <VoteFrame channel={channel} of={vote} hrefs={hrefs} skeleton={<PosterHeroSkeleton size="low" />}>
      {({ campaign, points }) => {
        const state = votingState(campaign, now)
        return (
          <>
            <VoteHero campaign={campaign} now={now} kind="投票">
              <VoteWay
                state={state}
                campaign={campaign}
                isGuest={!points}
                vote={{ href: hrefs.targets }}
                login={hrefs.login}
              />
            </VoteHero>
            <div className="page">
              <Head ranking={ranking} hrefs={hrefs} />
              <Section title="使えるポイント">
                <Points points={points} campaign={campaign} state={state} />
              </Section>
              {bonus && <Bonus bonus={bonus} isGuest={!points} />}
              <Section title="特典" action={{ label: '特典をすべて見る', href: hrefs.reward }}>
                <p className="max-w-180 text-reading">
                  投票したポイントに応じて届く特典と、参加した方が受け取れる特典があります。
                </p>
              </Section>
              {campaign.cautions.length > 0 && (
                <Section title="ご注意">
                  <BulletList items={campaign.cautions} className="grid max-w-180 gap-1" />
                </Section>
              )}
              <p className="mt-8 desk:pl-66">
                <TextLink href={channel.href}>チャンネルへもどる</TextLink>
              </p>
            </div>
          </>
        )
      }}
    </VoteFrame>
  )
}

function Head({ ranking, hrefs }: Pick<VoteTopScreenProps, 'ranking' | 'hrefs'>) {
  const asOf = ranking.state === 'ready' ? ranking.data.asOf : undefined
  return (
    <Section
      title="いまの順位"
      action={{ label: '順位をすべて見る', href: hrefs.ranking }}
      lead={asOf && <span className="tabular-nums">{dateTimeText(asOf)} 現在</span>}
    >
      <Loaded of={ranking} label="順位を読みこみ中" skeleton={<RankingSkeleton />}>
        {({ rows, next }) =>
          rows.length > 0 ? (
            <div className="-mt-4">
              <RankingTable rows={rows.slice(0, head)} caption="いまの順位の上位" />
            </div>
          ) : (
            <p className="text-reading">
              {next ? `最初の順位は、${dateTimeText(next)}に発表します。` : '順位は、投票が終わってから発表します。'}
            </p>
          )
        }
      </Loaded>
    </Section>
  )
}
