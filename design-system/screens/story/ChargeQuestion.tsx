import { Question } from '../parts/Question.tsx'
import { episodeName } from './story.rules.ts'
import type { StoryEpisode } from './story.types.ts'

export interface ChargeQuestionProps {
  open: boolean
  episode: StoryEpisode
  /** Until it can be done again. */
  hours: number
  /** It is being opened. */
  pending: boolean
  onCharge: () => void
  onCancel: () => void
}

/** Before the charge is used for one episode: no coins move, and the next one has to wait. It is no purchase. */
export function ChargeQuestion({ open, episode, hours, pending, onCharge, onCancel }: ChargeQuestionProps) {
  return (
    <Question
      open={open}
      title="チャージで読みますか"
      confirm={{ label: 'チャージで読む', onSelect: onCharge, pending }}
      cancel={{ label: '読まずに閉じる', onSelect: onCancel }}
    >
      <p>
        「{episodeName(episode)}　{episode.title}」を、コインを使わずに開きます。購入ではないので、コインは減りません。
      </p>
      <p className="mt-3">次にチャージで読めるのは、{hours}時間後です。</p>
    </Question>
  )
}
