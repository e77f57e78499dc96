import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { Actions } from '../parts/Actions.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { CoopHrefs } from './CoopVoteScreen.tsx'
import { RewardRows, RewardRowsSkeleton } from './parts/RewardRows.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import type { CoopVote, Found, Receiving, VoteChannel, VoteReward } from './vote.types.ts'

export interface CoopRewardScreenProps {
  channel: VoteChannel
  vote: Loadable<Found<CoopVote>>
  rewards: Loadable<VoteReward[]>
  receiving: Receiving
  onReceive: (id: string) => void
  hrefs: CoopHrefs
}

/** What everybody's votes unlock for everyone who has voted (W110, R078). */
export function CoopRewardScreen({ channel, vote, rewards, receiving, onReceive, hrefs }: CoopRewardScreenProps) {
  return (
    <VoteFrame channel={channel} of={vote} hrefs={hrefs}>
      {({ campaign, points, achieved }) => (
        <>
          <PageHead title="みんなの投票のお礼" lead={campaign.name} />
          <div className="page">
            <Section
              title="お礼"
              lead={<span className="tabular-nums">いま、みんなで{groupedDigits(achieved)}票です。</span>}
            >
              <p className="mb-6 max-w-180 text-reading">
                票が集まるたびに届きます。1ポイントでも投票した方が、受け取るボタンで受け取れます。
              </p>
              <Loaded of={rewards} label="お礼を読みこみ中" skeleton={<RewardRowsSkeleton />}>
                {(list) => (
                  <RewardRows
                    rewards={list}
                    missingText={({ required }) =>
                      required > achieved ? `あと${groupedDigits(required - achieved)}票` : missing(points?.voted)
                    }
                    receiving={receiving}
                    onReceive={onReceive}
                  />
                )}
              </Loaded>
            </Section>
            <Actions className="mt-10 border-t border-ink pt-8">
              <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              {!points && <TextLink href={hrefs.login}>ログインして受け取る</TextLink>}
              {points && <TextLink href={hrefs.collection}>コレクションを見る</TextLink>}
              {points && <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>}
            </Actions>
          </div>
        </>
      )}
    </VoteFrame>
  )
}

/** Unlocked, but not for who has not voted. */
const missing = (voted: number | undefined) =>
  voted === undefined ? 'ログインすると受け取れます' : '投票した方が受け取れます'
