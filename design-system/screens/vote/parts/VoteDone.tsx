import { Button } from '../../../components/Button.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { Actions } from '../../parts/Actions.tsx'
import { AssetList } from '../../parts/AssetList.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { pointsText, votesText } from '../vote.rules.ts'
import type { CastVote, VoteDraft } from '../vote.types.ts'
import { VotePenlights } from './VotePenlights.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface VoteDoneProps {
  draft: VoteDraft
  cast: CastVote
  hrefs: { ranking?: string | undefined; reward: string; collection: string }
  onClose: () => void
}

/** The outcome as reported by the server: the votes, the remaining points, and the rewards reached. */
export function VoteDone({ draft, cast, hrefs, onClose }: VoteDoneProps) {
  return (
    <>
      <h3 tabIndex={-1} ref={focusOnMount} className="heading text-24">
        {isolated(draft.subject.name)}に、
        <span translate="no" className="whitespace-nowrap">
          {votesText(cast.votes)}
        </span>
        が入りました
      </h3>
      <div className="mt-6">
        <Figure value={groupedDigits(cast.votes)} unit="票" size={96} label={votesText(cast.votes)} />
        <VotePenlights lit={cast.votes} maxSticks={40} className="mt-4 h-7 w-full" />
      </div>
      <p className="mt-4 text-reading">
        {pointsText(cast.amount)}を使いました。いま使えるのは、{pointsText(cast.votable)}です。
        {hrefs.ranking && '順位には、次の更新から数えられます。'}
      </p>
      {cast.rewards.length > 0 && (
        <div className="mt-6 border-t border-ink pt-4">
          <p className="mb-3 font-bold">特典が届きました</p>
          <AssetList assets={cast.rewards} />
        </div>
      )}
      <Actions className="mt-6 border-t border-hair pt-6">
        <Button variant="solid" onClick={onClose}>
          {hrefs.ranking ? '投票先にもどる' : '閉じる'}
        </Button>
        {hrefs.ranking && <TextLink href={hrefs.ranking}>順位を見る</TextLink>}
        <TextLink href={hrefs.reward}>特典を見る</TextLink>
      </Actions>
    </>
  )
}
