import { TextLink } from '../../components/TextLink.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { PageHead } from '../parts/PageHead.tsx'
import type { CoopRewardsProps } from './parts/CoopRewards.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { CoopHrefs, CoopVote, RewardRequest, VoteReward } from './vote.types.ts'

/** The list of rewards. Its module is loaded in parallel with its data. */
const CoopRewards = lazyComponent<CoopRewardsProps>(() =>
  import('./parts/CoopRewards.tsx').then((file) => file.CoopRewards),
)

export interface CoopRewardScreenProps {
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<CoopVote>>
  rewards: Loadable<VoteReward[]>
  receiving: RewardRequest
  onReceive: (id: string) => void
  hrefs: CoopHrefs
}

/** The rewards that all votes together unlock for everyone who has voted (W110, R078). */
export function CoopRewardScreen({ channel, vote, rewards, receiving, onReceive, hrefs }: CoopRewardScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs}>
      {({ campaign, points, achieved }) => (
        <>
          <PageHead title="みんなの投票のお礼" lead={campaign.name} />
          <div className="page">
            <div className="min-h-dvh">
              <CoopRewards
                achieved={achieved}
                voted={points?.voted}
                rewards={rewards}
                receiving={receiving}
                onReceive={onReceive}
              />
            </div>
            <p className="mt-10 flex flex-wrap gap-x-8 gap-y-5 border-t border-ink pt-8">
              <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              {!points && <TextLink href={hrefs.login}>ログインして受け取る</TextLink>}
              {points && <TextLink href={hrefs.collection}>コレクションを見る</TextLink>}
              {points && <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>}
            </p>
          </div>
        </>
      )}
    </VoteFrame>
  )
}
