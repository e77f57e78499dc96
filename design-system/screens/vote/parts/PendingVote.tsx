import { Button } from '../../../components/Button.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { typedAmount, pointsText } from '../vote.rules.ts'
import type { VoteDraft } from '../vote.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface PendingVoteProps {
  draft: VoteDraft
  onAgain: () => void
}

/**
 * The step of the vote sheet after no response has arrived: it is unknown whether the vote was counted. Sending the
 * same vote again returns the outcome: the server never counts it twice.
 */
export function PendingVote({ draft, onAgain }: PendingVoteProps) {
  return (
    <>
      <div role="alert">
        <h3 tabIndex={-1} ref={focusOnMount} className="heading text-20">
          投票が届いたか、確かめられていません
        </h3>
        <p className="mt-2 text-reading">
          「{isolated(draft.subject.name)}」への{pointsText(typedAmount(draft))}の投票です。通信が途中で切れました。
          もう一度送ると、届いていたかどうかがわかります。同じ投票が二重に数えられることはありません。
        </p>
      </div>
      <Button isFullWidth className="mt-6" onClick={onAgain}>
        もう一度送って確かめる
      </Button>
    </>
  )
}
