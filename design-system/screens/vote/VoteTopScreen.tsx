import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import type { VoteBelowFoldProps } from './parts/VoteBelowFold.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { VoteTimeLeft, VoteHero } from './parts/VoteHero.tsx'
import { VoteAction } from './parts/VoteAction.tsx'
import { votingState } from './voting.rules.ts'
import { CampaignHeroSkeleton } from '../parts/CampaignHero.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Ranking, VotePageData, VoteBonus, VoteHrefs } from './vote.types.ts'

/** The content below the hero, which is loaded after the first content into reserved space. */
const VoteBelowFold = lazyComponent<VoteBelowFoldProps>(() =>
  import('./parts/VoteBelowFold.tsx').then((file) => file.VoteBelowFold),
)

export interface VoteTopScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<VotePageData>>
  ranking: Loadable<Ranking>
  /** The current bonus term; absent without one, and while unknown. */
  bonus?: VoteBonus | undefined
  hrefs: VoteHrefs
}

/** A ranking campaign (W105, R073): its period, the member's points, the leaders, the bonus, and the rewards. */
export function VoteTopScreen({ now, channel, vote, ranking, bonus, hrefs }: VoteTopScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs} skeleton={<CampaignHeroSkeleton />}>
      {(shown) => {
        const { campaign, points } = shown
        return (
          <>
            <VoteHero campaign={campaign} kind="投票" figure={<VoteTimeLeft campaign={campaign} now={now} />}>
              <VoteAction
                state={votingState(campaign, now)}
                campaign={campaign}
                viewer={points ? 'member' : 'guest'}
                vote={{ href: hrefs.targets }}
                login={hrefs.login}
              />
            </VoteHero>
            <div className="min-h-dvh">
              <VoteBelowFold now={now} channel={channel} shown={shown} ranking={ranking} bonus={bonus} hrefs={hrefs} />
            </div>
          </>
        )
      }}
    </VoteFrame>
  )
}
