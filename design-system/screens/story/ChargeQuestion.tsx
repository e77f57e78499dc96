import { LazyConfirmation } from '../parts/LazyConfirmation.tsx'
import { episodeName } from './story.rules.ts'
import type { StoryEpisode } from './story.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ChargeQuestionProps {
  open: boolean
  episode: StoryEpisode
  /** The number of hours until the charge (the free unlock) is available again. */
  hours: number
  /** Whether the request is in flight. */
  isPending: boolean
  onCharge: () => void
  onCancel: () => void
}

/**
 * The confirmation before the charge (a free unlock that refills over time) is used for one episode. It costs no
 * coins and is never called a purchase.
 */
export function ChargeQuestion({ open, episode, hours, isPending, onCharge, onCancel }: ChargeQuestionProps) {
  return (
    <LazyConfirmation
      open={open}
      title="チャージで読みますか"
      confirm={{ label: 'チャージで読む', onPress: onCharge, isPending }}
      cancel={{ label: '読まずに閉じる', onPress: onCancel }}
    >
      <p>
        「{isolated(episodeName(episode))}　{isolated(episode.title)}
        」を、コインを使わずに開きます。購入ではないので、コインは減りません。
      </p>
      <p className="mt-3">次にチャージで読めるのは、{hours}時間後です。</p>
    </LazyConfirmation>
  )
}
