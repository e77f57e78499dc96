import { Button } from '../../../../components/Button.tsx'
import type { StoryPanelsProps } from '../player.types.ts'
import { LineList } from './LineList.tsx'

/** The lines left out by the last skip, to read them after all. */
export function SkippedPanel({ episode, state, actions }: StoryPanelsProps) {
  if (!state.skipped) return null
  const { from, until } = state.skipped
  const isAll = until >= state.count
  return (
    <>
      <p className="mb-6">
        まえに読んだ{until - from}行を飛ばしました。
        {isAll ? 'この話は、すべて読んであります。' : `${until + 1}行目が、まだ読んでいないところです。`}
      </p>
      <Button onClick={() => actions.onCommand('close')}>つづきを読む</Button>
      <div className="mt-8">
        <LineList script={episode.script} from={from} until={until} onJump={actions.onJump} />
      </div>
    </>
  )
}
