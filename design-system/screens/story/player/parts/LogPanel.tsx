import { useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { placeOf } from '../player.rules.ts'
import type { StoryPanelsProps } from './StoryPanels.tsx'
import { LineList } from './LineList.tsx'

/** Lines at once; an episode may have thousands. */
const batch = 200

/** Everything that was read, as a list: from any line one reads on, and comes back to where one was. */
export function LogPanel({ episode, state, onJump }: StoryPanelsProps) {
  const { script } = episode
  const until = Math.min(placeOf(state) + 1, script.lines.length)
  const [from, setFrom] = useState(() => Math.max(0, Math.min(state.position, until - 1) - batch))
  return (
    <>
      {from > 0 && (
        <Button variant="outline" size="small" className="mb-4" onClick={() => setFrom(Math.max(0, from - batch))}>
          これより前を見る
        </Button>
      )}
      <LineList script={script} from={from} until={until} current={state.position} onJump={onJump} />
    </>
  )
}
