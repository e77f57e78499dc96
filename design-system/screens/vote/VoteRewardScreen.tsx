import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { PageHead } from '../parts/PageHead.tsx'
import type { RewardSectionsProps } from './parts/RewardSections.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { votingState } from './voting.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { AmountRewards, ParticipateRewards, RewardRequest, VotePageData, VoteHrefs } from './vote.types.ts'

/** The lists of rewards. Their module is loaded in parallel with their data. */
const RewardSections = lazyComponent<RewardSectionsProps>(() =>
  import('./parts/RewardSections.tsx').then((file) => file.RewardSections),
)

export interface VoteRewardScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<VotePageData>>
  byAmount: Loadable<AmountRewards>
  participate: Loadable<ParticipateRewards>
  receiving: RewardRequest
  onReceive: (id: string) => void
  hrefs: VoteHrefs
}

/**
 * The rewards of a ranking campaign (W108, R076): those by points are granted automatically, those for taking part
 * are received by a press.
 */
export function VoteRewardScreen({ now, channel, vote, hrefs, ...rewards }: VoteRewardScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs}>
      {({ campaign, points }) => (
        <>
          <PageHead title="投票の特典" lead={campaign.name} />
          <div className="page">
            {points ? (
              <div className="min-h-dvh">
                <RewardSections {...rewards} now={now} isOver={votingState(campaign, now) === 'over'} />
              </div>
            ) : (
              <EmptyState
                reason="members"
                className="mt-10"
                title="ログインすると、特典が見られます"
                description="投票したポイントに応じて届く特典と、参加した方が受け取れる特典があります。"
                action={{ label: 'ログインする', href: hrefs.login }}
              />
            )}
            <p className="mt-10 flex flex-wrap gap-x-8 gap-y-5 border-t border-ink pt-8">
              <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              {points && <TextLink href={hrefs.collection}>コレクションを見る</TextLink>}
              {points && <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>}
            </p>
          </div>
        </>
      )}
    </VoteFrame>
  )
}
