import { EmptyState } from '../../../components/EmptyState.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { assetKindText, assetText } from '../../asset.types.ts'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { pointsText } from '../vote.rules.ts'
import type { RewardRequest, VoteReward } from '../vote.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface RewardRowsProps {
  rewards: readonly VoteReward[]
  /** The text for a reward that is not reached: what is missing. */
  missingText: (reward: VoteReward) => string
  /** Receives a reward; absent where rewards are granted automatically, or cannot be received now. */
  onReceive?: ((id: string) => void) | undefined
  receiving?: RewardRequest | undefined
}

/** A list of rewards sorted by required votes: the requirement, the reward, and the member's progress. */
export function RewardRows({ rewards, missingText, onReceive, receiving }: RewardRowsProps) {
  if (rewards.length === 0)
    return <EmptyState title="特典はまだ発表されていません" description="発表されると、ここに並びます。" />
  return (
    <ul className="-mt-4">
      {rewards.map((reward) => (
        <li
          key={reward.id}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-hair py-4 last:border-b-0"
        >
          <div className="w-16 shrink-0">
            <AssetPicture asset={reward.asset} size="small" />
          </div>
          <div className="min-w-40 flex-1">
            <p className="text-14 text-quiet tabular-nums">{pointsText(reward.required)}で</p>
            <p className="heading text-20">{assetText(reward.asset)}</p>
            <p className="text-14 text-quiet">{assetKindText[reward.asset.kind]}</p>
          </div>
          <RewardProgress reward={reward} missing={missingText(reward)} onReceive={onReceive} receiving={receiving} />
        </li>
      ))}
    </ul>
  )
}

interface RewardProgressProps extends Pick<RewardRowsProps, 'onReceive' | 'receiving'> {
  reward: VoteReward
  missing: string
}

function RewardProgress({ reward, missing, onReceive, receiving }: RewardProgressProps) {
  const { id, isReceived, isReached } = reward
  const failed = receiving?.failed?.id === id ? receiving.failed.text : undefined
  const name = assetText(reward.asset)
  return (
    <div className="ml-auto max-w-full text-right">
      {isReceived && <Badge kind="受け取り済み" hasPenlight />}
      {!isReceived && !isReached && <p className="text-14 font-bold tabular-nums">{missing}</p>}
      {!isReceived && isReached && onReceive && (
        <Button
          size="small"
          variant="solid"
          aria-label={`${isolated(name)}を受け取る`}
          isPending={receiving?.id === id}
          onClick={() => onReceive(id)}
        >
          受け取る
        </Button>
      )}
      {!isReceived && isReached && !onReceive && <p className="text-14 text-quiet">いまは受け取れません</p>}
      {failed && !isReceived && (
        <p role="alert" className="mt-2 max-w-80 text-left text-14 font-bold text-danger">
          {failed}
        </p>
      )}
    </div>
  )
}

/** The skeleton of rewards. */
export function RewardRowsSkeleton() {
  return (
    <RowsSkeleton rows={3} row="flex items-center gap-5 border-b border-hair py-4">
      <Skeleton shape="block" className="aspect-3/4 w-16 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton shape="line" className="h-3.5 w-1/4" />
        <Skeleton shape="line" className="h-5 w-2/5" />
      </div>
    </RowsSkeleton>
  )
}
